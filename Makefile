# Everything starts from python3 and make: the first use of any target sets up .venv by itself.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
READY := $(VENV)/.ready
READY_TO_TEST := $(VENV)/.ready-to-test
INSTALL := $(BIN)/uv pip install --quiet --python $(BIN)/python
LOCK := $(BIN)/uv pip compile --quiet --generate-hashes --universal --python-version 3.11 --no-header --no-annotate
export UV_SYSTEM_CERTS := 1
# Tests start some ninety Python processes: each would read the same sources again.
unexport PYTHONDONTWRITEBYTECODE

# The address that `make play` prints: PORT=9000 for another, LAN=1 for everybody in the house.
PORT ?= 8000
NODE := PATH="$(CURDIR)/$(BIN):$$PATH" NODE_USE_SYSTEM_CA=1

.PHONY: play lab page web-check chromium engines cuda-compiler browser-test machine-code test test-long check rules-coverage docs bench lock wasm clean

play: page
	@mkdir -p play
ifdef LAN
	@$(NODE) node web/tools/lan.mjs $(PORT)
	@$(BIN)/setu serve --host 0.0.0.0 --port $(PORT) --database play/setu.db
else
	@$(BIN)/setu serve --open --port $(PORT) --database play/setu.db
endif

# What the laboratory needs besides, a compiler first of all; the tests need the same.
lab: $(READY_TO_TEST)

# The page, built into src/setu/server/static; nothing is done if its sources have not changed.
page: $(READY)
	@$(BIN)/python web/tools/build_page.py

web-check: page
	cd web && $(NODE) npm run --silent check
	cd web && $(NODE) npm run --silent lint
	cd web && $(NODE) npm test --silent

# THROTTLE=5 slows every page down five times: no test may depend on a quick machine.
THROTTLE ?= 1
browser-test: $(READY_TO_TEST) page chromium
	$(BIN)/python -m pytest tests/browser -n 2 --dist worksteal --durations=30 --throttle $(THROTTLE)

# A browser for the tests, from the system's packages where there is none.
chromium:
	@tests/browser/ensure_chromium.sh

# Firefox and WebKit for the tour in a long run (tests/browser/test_engines.py).
engines: $(READY_TO_TEST)
	@tests/browser/ensure_engines.sh
	@$(INSTALL) --require-hashes -r tests/browser/engines.lock

# CUDA's compiler for the kernels in a long run (tests/engine/test_cuda.py); it needs no card.
cuda-compiler: $(READY_TO_TEST)
	@$(INSTALL) --require-hashes -r tests/engine/cuda.lock

machine-code: $(READY_TO_TEST)
	@$(BIN)/python tests/machine_code.py

test: $(READY_TO_TEST) web-check chromium machine-code
	$(BIN)/python -m pytest -n auto --dist worksteal --durations=40 --ignore tests/browser
	@$(MAKE) --no-print-directory browser-test
	$(BIN)/python tests/rules_coverage.py

# The rules as WebAssembly, where their sources have changed; GAME=quarry makes one game's module anew.
wasm: $(READY_TO_TEST)
	@$(BIN)/python tools/wasm/build.py $(GAME)

# Everything at length; what it found is kept in bench/reports/test-long.txt. Interrupted, it goes on where it stopped.
test-long: $(READY_TO_TEST) web-check chromium engines cuda-compiler machine-code
	$(BIN)/python tests/long_run.py

check: $(READY_TO_TEST)
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy

rules-coverage: $(READY_TO_TEST)
	$(BIN)/python tests/rules_coverage.py

# The documentation as a site in build/site: open build/site/index.html.
docs: $(READY_TO_TEST)
	NO_MKDOCS_2_WARNING=1 $(BIN)/python -m mkdocs build --strict --quiet

bench: $(READY_TO_TEST)
	$(BIN)/python bench/run.py

$(READY): requirements.lock pyproject.toml
	@echo "Setting up Setu in $(VENV) (once) …"
	@$(PYTHON) -c 'import sys; sys.exit("Setu needs Python 3.11 or newer, found " + sys.version.split()[0] if sys.version_info < (3, 11) else 0)'
	@$(PYTHON) -m venv $(VENV)
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check uv
	@$(INSTALL) --compile-bytecode --require-hashes -r requirements.lock
	@HATCH_BUILD_NO_HOOKS=true $(INSTALL) --no-deps -e .  # the page is built by `make page`
	@$(BIN)/python -m compileall -q -j 0 src/setu  # so that the first start is as quick as any other
	@touch $(READY)

$(READY_TO_TEST): $(READY) requirements-dev.lock
	@echo "Setting up what the tests need (once) …"
	@$(INSTALL) --require-hashes -r requirements-dev.lock
	@touch $(READY_TO_TEST)

# The pinned versions, with hashes and without addresses: what playing needs, and all that testing needs.
lock:
	$(LOCK) --extra server pyproject.toml -o requirements.lock
	$(LOCK) --extra dev --constraint requirements.lock pyproject.toml -o requirements-dev.lock
	$(LOCK) --constraint requirements-dev.lock tests/browser/engines.in -o tests/browser/engines.lock
	$(LOCK) --constraint requirements-dev.lock tests/engine/cuda.in -o tests/engine/cuda.lock

clean:
	rm -rf $(VENV)
