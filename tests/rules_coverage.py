"""Which rules have no test? `make rules-coverage` lists them and fails if there are any.

Each `tests/<game>/rule_numbers.txt` lists the numbers of a game's specification, one a line. A
number is covered when the name or the docstring of a test in that folder bears it:
`def test_QR_13_…` or `\"\"\"QR-13: …\"\"\"`.
"""

from __future__ import annotations

import ast
import re
import sys
from pathlib import Path

TESTS = Path(__file__).parent


def wanted(folder: Path) -> list[str]:
    """The rule numbers of a game; what follows the number on a line is for the reader."""
    lines = (folder / "rule_numbers.txt").read_text(encoding="utf-8").splitlines()
    return [line.split()[0] for line in lines if line.strip() and not line.startswith("#")]


def spoken(folder: Path) -> set[str]:
    """All rule numbers in names and docstrings of test functions, in the form `QR-13`."""
    found: set[str] = set()
    for path in folder.rglob("test_*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                words = f"{node.name} {ast.get_docstring(node) or ''}"
                found |= {
                    f"{letters}-{number}" if letters.isupper() and dash else f"{letters}{number}"
                    for letters, dash, number in re.findall(
                        r"(?<![A-Za-z])([A-Z]+)([-_]?)(\d+[a-z]?)(?![a-zA-Z\d])", words
                    )
                }
    return found


def main() -> int:
    missing = 0
    for folder in sorted(path.parent for path in TESTS.glob("*/rule_numbers.txt")):
        numbers, covered = wanted(folder), spoken(folder)
        bare = {number.replace("-", "") for number in covered}
        without = [number for number in numbers if number.replace("-", "") not in bare]
        print(f"{folder.name}: {len(numbers) - len(without)} of {len(numbers)} rule numbers have a test")
        if without:
            print(f"  without: {', '.join(without)}")
        missing += len(without)
    return 1 if missing else 0


if __name__ == "__main__":
    sys.exit(main())
