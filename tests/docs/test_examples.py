"""The examples run as they stand: the training beats random, the notebook shows what it says."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from pathlib import Path

from docs.notebook import run

EXAMPLES = Path(__file__).resolve().parents[2] / "examples"


def test_the_training_beats_random_within_a_few_updates():
    """In a process of its own, because it asks NumPy for one thread before loading it."""
    done = subprocess.run(
        [sys.executable, str(EXAMPLES / "train_sangram.py"), "--updates", "40", "--measure", "250"],
        capture_output=True,
        text=True,
        check=False,
        timeout=500,
        env={**os.environ, "OPENBLAS_NUM_THREADS": "1"},
    )
    assert done.returncode == 0, done.stderr
    random, trained = (
        [float(number) / 100 for number in found] for found in re.findall(r"wins ([\d.]+)% ± ([\d.]+)%", done.stdout)
    )
    assert abs(random[0] - 0.5) < 2 * random[1]
    assert trained[0] - trained[1] > 0.8


def test_the_notebook_runs_and_every_rung_beats_the_one_below():
    outputs = run(EXAMPLES / "ladder.ipynb")
    kinds = [[*output.get("data", {"stream": ""})][-1] for cell in outputs for output in cell]
    assert kinds == ["image/svg+xml", "stream", "image/svg+xml"]
    shares = [int(number) for number in re.findall(r"wins (\d+)%", "".join(outputs[2][0]["text"]))]
    assert len(shares) == 4
    assert all(share > 50 for share in shares)


def test_the_notebook_is_kept_with_its_outputs():
    cells = json.loads((EXAMPLES / "ladder.ipynb").read_text(encoding="utf-8"))["cells"]
    assert sum(bool(cell["outputs"]) for cell in cells if cell["cell_type"] == "code") == 3
