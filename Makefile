# `make play` and `make test` do everything on a fresh machine; the rest is for those who build.
# The shell finds this folder: make itself cannot cope with blanks in paths, and puts one before.
# What it finds is made for '…'.
HASH := \#
ROOT := $(shell file='$(subst ','\'',$(MAKEFILE_LIST))'; file=$${file$(HASH) }; CDPATH=; \
	case $$file in (*/*) cd "$${file%/*}/" ;; esac && pwd)
ROOT := $(subst ','\'',$(ROOT))
RUN := cd '$(ROOT)' && .venv/bin

.PHONY: help play test test-all check format lint types docs docs-serve mutants clean

help: ## list these targets
	@cd '$(ROOT)' && awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-12s%s\n", $$1, $$2 }' Makefile

play: play-env ## play against bots; ARGS="--players 4" and the like is passed on
	@$(RUN)/alhambra play $(ARGS)

test: dev-env ## run the tests
	@$(RUN)/python -m pytest -n auto -m 'not long'

test-all: dev-env ## run the tests with the large samples
	@$(RUN)/python -m pytest -n auto

check: format lint types test ## format, lint, check types, test

format: dev-env ## format the code
	@$(RUN)/ruff format .
	@$(RUN)/ruff check --fix-only --quiet .

lint: dev-env ## lint the code
	@$(RUN)/ruff format --check .
	@$(RUN)/ruff check .

types: dev-env ## check the types
	@$(RUN)/mypy

mutants: dev-env ## break each rule once and see a test fail
	@$(RUN)/python tools/mutants.py

docs: docs-env ## build the documentation into site/
	@export NO_MKDOCS_2_WARNING=1; $(RUN)/mkdocs build --strict --quiet
	@echo 'The documentation is in $(ROOT)/site.'

docs-serve: docs-env ## read the documentation in a browser
	@export NO_MKDOCS_2_WARNING=1; $(RUN)/mkdocs serve

clean: ## remove everything that was made
	@cd '$(ROOT)' && rm -rf .venv build dist site .mypy_cache .ruff_cache .pytest_cache .hypothesis

.PHONY: play-env dev-env docs-env
play-env dev-env docs-env: %-env:
	@'$(ROOT)/tools/setup.sh' $*
