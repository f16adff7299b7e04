# `make play` and `make test` do everything on a fresh machine; the rest is for those who build.
# The shell finds this folder: make itself cannot cope with blanks in paths, and puts one before.
# What it finds is made for '…'.
HASH := \#
ROOT := $(shell file='$(subst ','\'',$(MAKEFILE_LIST))'; file=$${file$(HASH) }; CDPATH=; \
	case $$file in (*/*) cd "$${file%/*}/" ;; esac && pwd)
ROOT := $(subst ','\'',$(ROOT))
RUN := cd '$(ROOT)' && .venv/bin
PAGE := cd '$(ROOT)' && .venv/bin/python tools/page.py

# Where Python is told to keep no bytecode, as in many containers, each of the hundreds of processes that the tests
# start would compile everything anew: a third of their time.
export PYTHONDONTWRITEBYTECODE :=

# The tests in parts. Those of the engine run plain, and on the compiled engine where the two could differ.
ENGINE := tests/rules tests/records tests/perft tests/properties tests/bots tests/arena
COMPILED := tests/records tests/perft tests/properties tests/bots
SERVER := tests/server tests/cli tests/docs tests/build
PAGES := tests/web
# Tests in the browser wait half of their time, for bots and for what moves on the screen; those of the engine never do.
CORES := $(shell getconf _NPROCESSORS_ONLN)
SPREAD := --dist worksteal --durations 20 --durations-min 0.5
ENGINE_PYTEST := python -m pytest -n $(CORES) $(SPREAD)
PYTEST := python -m pytest -n $$((3 * $(CORES))) $(SPREAD)
ON_COMPILED := cd '$(ROOT)' && PYTHONPATH=.compiled .venv/bin/python tools/compiled_tests.py -n $(CORES) $(SPREAD)
ON_RELEASE := $(subst .compiled,.release,$(ON_COMPILED))
QUICK := -m 'not long and not cluster and not research' --hypothesis-profile same
CLUSTER := tests/cluster
ENVIRONMENTS := tests/env
ON_RLLIB := cd '$(ROOT)' && PYTHONPATH='$(ROOT)/.release' .research/bin/python -m pytest -n 0 tests/research

.PHONY: help play terminal test test-cluster test-research test-fast test-page test-all audit check format lint types bench bench-check bench-page bench-server bench-cluster baselines soak profile docs docs-serve mutants
.PHONY: train strength page dev wire companion pictures art screenshots clean

help: ## list these targets
	@cd '$(ROOT)' && awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-14s%s\n", $$1, $$2 }' Makefile

play: play-env ## play in the browser, against bots or friends; ARGS="--port 8080" and the like is passed on
	@$(PAGE)
	@$(RUN)/alhambra serve --open $(ARGS)

terminal: play-env ## play in the terminal; ARGS="--players 4" and the like is passed on
	@$(RUN)/alhambra play $(ARGS)

test: ready ## run the tests: before every commit
	@$(PAGE) npm test --silent
	@$(RUN)/$(PYTEST) $(QUICK)
	@$(ON_COMPILED) $(QUICK) $(COMPILED)

test-fast: dev-env ## what a change of the engine needs
	@$(RUN)/$(ENGINE_PYTEST) $(QUICK) $(ENGINE)

test-page: dev-env browser ## what a change of the page needs
	@$(PAGE)
	@$(PAGE) npm test --silent
	@$(RUN)/$(PYTEST) $(QUICK) $(PAGES)

audit: dev-env browser ## look at the layout of every screen at every size
	@$(PAGE)
	@$(RUN)/$(PYTEST) -m audit $(PAGES)

PARTS := engine compiled server page audit cluster research
PART := $(PARTS)
test-all: ready $(PART:%=test-all-%) ## all tests with the large samples; goes on where it stopped; PART="server page"

.PHONY: $(PARTS:%=test-all-%)
test-all-engine: ready
	@$(RUN)/$(ENGINE_PYTEST) --resume engine $(ENGINE)

test-all-compiled: ready release
	@$(ON_RELEASE) --resume compiled $(ENGINE)

test-all-server: ready
	@$(RUN)/$(PYTEST) --resume server $(SERVER)

test-all-page: ready
	@$(PAGE) npm test --silent
	@$(RUN)/$(PYTEST) --resume page -m 'not audit' $(PAGES)

test-all-audit: ready
	@$(RUN)/$(PYTEST) --resume audit -m audit $(PAGES)

test-all-cluster: cluster-env
	@$(RUN)/python -m pytest -n 0 --resume cluster $(CLUSTER)

test-all-research: ready release research-env
	@$(ON_RELEASE) --resume research $(ENVIRONMENTS)
	@$(ON_RLLIB) --resume rllib

test-research: ready release research-env ## run the tests of the environments: large samples, and RLlib
	@$(ON_RELEASE) $(ENVIRONMENTS)
	@$(ON_RLLIB)

test-cluster: cluster-env ## run the tests of tournaments on Ray
	@$(RUN)/python -m pytest -n 0 $(CLUSTER)

check: format lint types test ## format, lint, check types, test

format: dev-env ## format the code
	@$(RUN)/ruff format .
	@$(RUN)/ruff check --fix-only --quiet .
	@$(PAGE) npm run --silent format

lint: dev-env ## lint the code
	@$(RUN)/ruff format --check .
	@$(RUN)/ruff check .
	@$(PAGE) npm run --silent lint

types: dev-env ## check the types
	@$(RUN)/mypy
	@$(PAGE) npm run --silent check

mutants: dev-env ## break each rule once and see a test fail
	@$(RUN)/python tools/mutants.py

bench: dev-env release ## measure the speed, beside other engines
	@$(RUN)/python benchmarks/bench.py

bench-check: dev-env release ## warn if the speed is less than the last release's
	@$(RUN)/python benchmarks/check.py

bench-page: dev-env page browser ## measure how long people wait for the page
	@$(RUN)/python benchmarks/first_view.py
	@$(RUN)/python benchmarks/full_table.py

bench-server: dev-env ## measure what the server bears
	@$(RUN)/python benchmarks/crowded.py
	@$(RUN)/python benchmarks/thinking.py
	@$(RUN)/python benchmarks/attacked.py

GAME := palace
train: dev-env release ## learn what positions are worth: GAME=rollwrite, ARGS="--rounds 2 --jobs 2" and the like
	@cd '$(ROOT)/tools' && PYTHONPATH=../.release ../.venv/bin/python -m training $(GAME) $(ARGS)

strength: dev-env release ## play what is missing in the tables of docs/bots.md; ARGS="--cells palace-2 --games 100", CHARACTERS="--only palace-zaida"
	@cd '$(ROOT)' && PYTHONPATH=.release .venv/bin/python tools/strength.py $(ARGS)
	@cd '$(ROOT)' && PYTHONPATH=.release .venv/bin/python tools/characters.py $(CHARACTERS)

bench-cluster: cluster-env ## measure what tournaments on Ray cost
	@$(RUN)/python benchmarks/on_ray.py

baselines: dev-env release ## play what is missing in the table of docs/env-baselines.md; ARGS="--bots greedy --games 100"
	@cd '$(ROOT)' && PYTHONPATH=.release .venv/bin/python tools/baselines.py $(ARGS)

soak: dev-env ## play at 5,000 tables on one server, and see that its memory stays flat
	@$(RUN)/python benchmarks/soak.py

profile: dev-env ## show where random play spends its time, in plain Python
	@$(RUN)/python benchmarks/profile_play.py

docs: docs-env ## build the documentation into site/
	@export NO_MKDOCS_2_WARNING=1; $(RUN)/mkdocs build --strict --quiet
	@echo 'The documentation is in $(ROOT)/site.'

docs-serve: docs-env ## read the documentation in a browser
	@export NO_MKDOCS_2_WARNING=1; $(RUN)/mkdocs serve

page: play-env ## build the page for browsers
	@$(PAGE)

dev: play-env ## work on the page: changes show at once
	@echo 'Beside this, start the server: .venv/bin/alhambra serve'
	@$(PAGE) npm run --silent dev

wire: dev-env ## write down anew what server and page say to each other
	@$(RUN)/python -m alhambra.server.schema >web/openapi.new
	@cd '$(ROOT)/web' && mv openapi.new openapi.json
	@$(PAGE) npm run --silent types

companion: dev-env ## write down anew what the table companion in the browser counts with
	@$(RUN)/python tools/companion.py

pictures: dev-env ## write down anew what the pictures of the rules show
	@cd '$(ROOT)/tools' && ../.venv/bin/python -m rule_pictures

art: play-env ## draw the pictures of the page anew
	@cd '$(ROOT)/tools' && ../.venv/bin/python -m art

screenshots: dev-env browser ## take pictures of the page
	@$(PAGE)
	@$(RUN)/python tools/screenshots.py

clean: ## remove everything that was made
	@cd '$(ROOT)' && rm -rf .venv .research .cache .compiled .release .bench .training .strength .baselines build dist site audit screenshots web/node_modules src/alhambra/server/page .mypy_cache .ruff_cache .pytest_cache .hypothesis

.PHONY: ready browser postgresql nginx compiled release play-env dev-env docs-env cluster-env research-env
# Side by side, once the environment is there; but one that installs packages after the other.
ready: dev-env
	@+$(MAKE) -f '$(ROOT)/Makefile' --no-print-directory --jobs 3 compiled page nginx

browser:
	@'$(ROOT)/tools/install.sh' browser

postgresql: | browser
	@'$(ROOT)/tools/install.sh' postgresql

nginx: | postgresql
	@'$(ROOT)/tools/install.sh' nginx

compiled: dev-env
	@$(RUN)/python tools/compile.py quick

release: dev-env
	@$(RUN)/python tools/compile.py release

play-env dev-env docs-env cluster-env research-env: %-env:
	@'$(ROOT)/tools/setup.sh' $*
