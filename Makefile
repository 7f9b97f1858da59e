# Gnomehall. `make` lists what can be done.
SHELL := /bin/bash
PYTHON ?= python3
PY := .venv/bin/python
READY := .venv/.ready

.DEFAULT_GOAL := help
.PHONY: help setup play test check bench prove fmt golden clean

help: ## list the commands
	@grep -hE '^[a-z-]+:.*## ' $(MAKEFILE_LIST) | awk -F ':.*## ' '{printf "  make %-12s %s\n", $$1, $$2}'

setup: $(READY) ## make the environment and compile the rules

SOURCES := pyproject.toml setup.py $(shell find src -name '*.py' -o -name '*.pxd')

.venv/bin/python:
	@echo "setup: making the environment .venv"
	@command -v $(PYTHON) >/dev/null || { echo "gnomehall needs Python 3.11 or newer: install python3"; exit 1; }
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { echo "gnomehall needs Python 3.11 or newer"; exit 1; }
	@$(PYTHON) -m venv .venv || { echo "python3 cannot make an environment: install python3-venv"; rm -rf .venv; exit 1; }

$(READY): .venv/bin/python $(SOURCES)
	@command -v cc >/dev/null || command -v gcc >/dev/null || echo "setup: no C compiler found (install gcc and python3-dev): the rules will run uncompiled, slower"
	@echo "setup: installing packages and compiling the rules (about a minute)"
	@$(PY) -m pip install -q --disable-pip-version-check -e '.[dev]'
	@touch $(READY)

play: $(READY) ## play
	@.venv/bin/gnomehall play gems --terminal

test: $(READY) check ## run all tests
	@$(PY) -c 'from gnomehall.pure import is_compiled; import sys; sys.exit(not is_compiled())' || { echo "the tests compare compiled with plain rules: install gcc and python3-dev, then run make clean test"; exit 1; }
	@echo "test: running the tests"
	@$(PY) -m pytest -n 2

check: $(READY) ## lint and type-check
	@echo "check: ruff and mypy"
	@.venv/bin/ruff check .
	@.venv/bin/mypy

bench: $(READY) ## measure the engine on this machine
	@.venv/bin/gnomehall bench

prove: $(READY) ## run at full size what the tests run in short form
	@$(PY) -m benchmarks.matches 10000

fmt: $(READY) ## sort imports and mend what can be mended
	@.venv/bin/ruff check --fix .

golden: $(READY) ## write the golden playthroughs and kept records anew; review the diff
	@$(PY) -m tests.test_playthroughs
	@$(PY) -m tests.keep_records

clean: ## remove what was built
	rm -rf .venv build dist src/*.egg-info
	find src -name '*.so' -delete
