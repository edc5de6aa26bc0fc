"""From Numba's module, before any optimisation, to a WebAssembly module, by llvmlite and the linker in Zig's wheel."""

from __future__ import annotations

import re
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

import llvmlite.binding as llvm

LAYOUT = "e-m:e-p:32:32-p10:8:8-p20:8:8-i64:64-i128:128-n32:64-S128-ni:1:10:20"
TRIPLE = "wasm32-unknown-unknown"
FEATURES = "+bulk-memory,+bulk-memory-opt,+sign-ext,+nontrapping-fptoint,+multivalue,+mutable-globals"
STACK = 131072

INSTRUCTIONS = ("sqrt", "floor", "ceil", "trunc", "fabs")  # of WebAssembly, and exact everywhere
INTRINSIC = re.compile(rf"@llvm\.({'|'.join(INSTRUCTIONS)})\.f64\(")
PYTHONS = ("Py", "numba_", "NRT_")  # only called on the way out of an exception: a trap


class NotExact(Exception):
    """The rules call a C function, which answers differently from machine to machine."""


def webassembly(ir: str, names: dict[str, str]) -> bytes:
    """The module as it is shipped: nothing is imported, nothing is exported but these functions."""
    return _linked(_code(for_wasm(ir, names), names), names)


def for_wasm(ir: str, names: dict[str, str]) -> str:
    """The same module for another machine: nothing of this one is baked in before optimisation."""
    ir = re.sub(r'target datalayout = ".*"', f'target datalayout = "{LAYOUT}"', ir)
    ir = re.sub(r'target triple = ".*"', f'target triple = "{TRIPLE}"', ir)
    return _without_python(ir, names)


def _without_python(ir: str, names: dict[str, str]) -> str:
    """What Numba asks of Python becomes a trap, reference counts become nothing, exports get their names."""
    ir = re.sub(r'"(target-cpu|target-features|probe-stack)"="[^"]*"', "", ir)
    # An exception is a trap where it is raised: no code to carry it up is needed.
    ir = re.sub(r"^  ret i32 1$", "  call void @llvm.trap()\n  unreachable", ir, flags=re.M)
    for name in INSTRUCTIONS:
        ir = re.sub(rf"^declare double @{name}\(double.*$", f"declare double @llvm.{name}.f64(double)", ir, flags=re.M)
        ir = re.sub(rf"(?<=double )@{name}\(", f"@llvm.{name}.f64(", ir)
    for result, function, arguments in re.findall(r"^declare (\S+) @([\w.]+)\((.*?)\).*$", ir, re.M):
        if not function.startswith(("llvm.", *PYTHONS)):
            raise NotExact(f"rules may not call {function}: it differs from machine to machine (engine.exponential)")
        if not function.startswith("llvm."):
            named = ", ".join(f"{part.split()[0]} %a{i}" for i, part in enumerate(arguments.split(",")) if part.strip())
            body = f"define internal {result} @{function}({named}) {{\n call void @llvm.trap()\n unreachable\n}}"
            ir = re.sub(rf"^declare .*@{re.escape(function)}\(.*$", body, ir, flags=re.M)
    for function in ("NRT_incref", "NRT_decref"):  # rules allocate nothing, so nothing here is counted
        ir = re.sub(
            rf"define [^\n]*@{function}\(ptr[^)]*\)[^{{]*\{{.*?\n\}}",
            f"define internal void @{function}(ptr %p) alwaysinline {{\n ret void\n}}",
            ir,
            flags=re.S,
        )
    for name, mangled in names.items():
        ir = re.sub(rf'@"?{re.escape(mangled)}"?(?=\()', f"@{name}", ir)
    lines = [line for line in ir.split("\n") if not (line.startswith("declare") and INTRINSIC.search(line))]
    used = sorted(set(INTRINSIC.findall("\n".join(lines))))
    declared = [f"declare double @llvm.{name}.f64(double)" for name in used]
    return "\n".join([*lines, *declared, "declare void @llvm.trap()", ""])


def _code(ir: str, names: dict[str, str]) -> bytes:
    """The object file, optimised for WebAssembly."""
    llvm.initialize_all_targets()
    llvm.initialize_all_asmprinters()
    target = llvm.Target.from_triple(TRIPLE)
    machine = target.create_target_machine(cpu="generic", features=FEATURES, opt=3, reloc="static")
    code: bytes = machine.emit_object(_optimised(ir, names, machine))
    return code


def _optimised(ir: str, names: dict[str, str], machine: Any) -> Any:
    """The module at LLVM's O3 for a machine, with nothing visible but the exports."""
    module = llvm.parse_assembly(ir)
    for item in [*module.functions, *module.global_variables]:
        if not item.is_declaration and item.name not in names:
            item.linkage = "internal"
    tuning = llvm.create_pipeline_tuning_options(speed_level=3)
    tuning.loop_vectorization = tuning.slp_vectorization = False  # rules are branches over small records
    builder = llvm.create_pass_builder(machine, tuning)
    builder.getModulePassManager().run(module, builder)
    return module


def _linked(code: bytes, names: dict[str, str]) -> bytes:
    """Stack first, so that running over it is a trap."""
    with tempfile.TemporaryDirectory() as scratch:
        given, made = Path(scratch) / "rules.o", Path(scratch) / "rules.wasm"
        given.write_bytes(code)
        linker = [sys.executable, "-m", "ziglang", "wasm-ld", str(given), "-o", str(made), "--no-entry"]
        flags = ["--export=__heap_base", "-z", f"stack-size={STACK}", "--stack-first", "-O3", "--strip-all"]
        subprocess.run([*linker, *(f"--export={name}" for name in names), *flags], check=True)
        return made.read_bytes()
