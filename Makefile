# Everything starts from python3 and make: the first use of any target sets up .venv by itself.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
READY := $(VENV)/.ready
export UV_SYSTEM_CERTS := 1

# The address that `make play` prints: PORT=9000 for another, LAN=1 for everybody in the house.
PORT ?= 8000
NODE := PATH="$(CURDIR)/$(BIN):$$PATH" NODE_USE_SYSTEM_CA=1

.PHONY: play page web-check browser-test test check rules-coverage bench lock clean

play: page
	@mkdir -p play
ifdef LAN
	@$(NODE) node web/tools/lan.mjs $(PORT)
	@$(BIN)/setu serve --host 0.0.0.0 --port $(PORT) --database play/setu.db
else
	@$(BIN)/setu serve --open --port $(PORT) --database play/setu.db
endif

# The page, built into src/setu/server/static; nothing is done if its sources have not changed.
page: $(READY)
	@$(BIN)/python web/tools/build_page.py

web-check: page
	cd web && $(NODE) npm run --silent check
	cd web && $(NODE) npm run --silent lint
	cd web && $(NODE) npm test --silent

browser-test: page
	$(BIN)/python -m pytest tests/browser -n 2 --dist loadfile

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
