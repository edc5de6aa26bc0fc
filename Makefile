# Everything starts from python3 and make: the first use of any target sets up .venv by itself.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
READY := $(VENV)/.ready
export UV_SYSTEM_CERTS := 1

.PHONY: play test check rules-coverage bench lock clean

play: $(READY)
	@$(BIN)/setu play quarry --terminal

test: $(READY)
	$(BIN)/python -m pytest -n auto --dist worksteal
	$(BIN)/python tests/rules_coverage.py

check: $(READY)
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy

rules-coverage: $(READY)
	$(BIN)/python tests/rules_coverage.py

bench: $(READY)
	$(BIN)/python bench/run.py

$(READY): requirements.lock pyproject.toml
	@echo "Setting up Setu in $(VENV) (once) …"
	@$(PYTHON) -c 'import sys; sys.exit("Setu needs Python 3.11 or newer, found " + sys.version.split()[0] if sys.version_info < (3, 11) else 0)'
	@$(PYTHON) -m venv $(VENV)
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check uv
	@$(BIN)/uv pip install --quiet --python $(BIN)/python --compile-bytecode --require-hashes -r requirements.lock
	@$(BIN)/uv pip install --quiet --python $(BIN)/python --no-deps -e .
	@touch $(READY)

# The pinned versions, with hashes and without addresses.
lock:
	$(BIN)/uv pip compile --quiet --generate-hashes --universal --python-version 3.11 --extra dev \
		--no-header --no-annotate pyproject.toml -o requirements.lock

clean:
	rm -rf $(VENV)
