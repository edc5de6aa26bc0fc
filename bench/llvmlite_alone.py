"""What machine code costs in seconds of CPU: Numba's front end, and LLVM by llvmlite alone after it.

    python bench/llvmlite_alone.py [GAME …]

The module that `make wasm` lowers, as machine code of this computer: all verbs, random games and the search of a game.
The first column is what a host without Numba would be spared by being given the lowered module; docs/speed.md has the
verdict.
"""

from __future__ import annotations

import os
import subprocess
import sys
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT / "tools" / "wasm"))
EXACT = {"NUMBA_OPT": "0", "NUMBA_LOOP_VECTORIZE": "0", "NUMBA_SLP_VECTORIZE": "0", "NUMBA_CPU_NAME": "generic"}


def measure(name: str) -> str:
    """Both parts, in a process in which nothing is compiled yet."""
    import llvmlite.binding as llvm
    from lower import lower
    from machine import _optimised, _without_python

    import setu

    began = time.process_time()
    lowered = lower(setu.games()[name])
    front = time.process_time() - began
    llvm.initialize_native_target()
    llvm.initialize_native_asmprinter()
    machine = llvm.Target.from_default_triple().create_target_machine(
        cpu=llvm.get_host_cpu_name(), features=llvm.get_host_cpu_features().flatten(), opt=3, jit=True
    )
    began = time.process_time()
    module = _optimised(_without_python(lowered.ir, lowered.names), lowered.names, machine)
    llvm.create_mcjit_compiler(module, machine).finalize_object()
    return f"{name:14}{front:12.1f}{time.process_time() - began:12.1f}"


def main() -> None:
    if sys.argv[1:2] == ["--one"]:
        print(measure(sys.argv[2]), flush=True)
        return
    import setu

    print(f"{'CPU seconds':14}{'front end':>12}{'llvmlite':>12}", flush=True)
    for name in sys.argv[1:] or [name for name in setu.games() if name != "sunderbans"]:
        subprocess.run([sys.executable, __file__, "--one", name], env={**os.environ, **EXACT}, check=True)
    print(f"load average {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores", flush=True)


if __name__ == "__main__":
    main()
