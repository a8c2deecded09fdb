# `make play` and `make test` do everything; `make help` lists the rest.

PYTHON ?= $(shell command -v python3.11 || command -v python3)
BIN := .venv/bin

.PHONY: help play test test-fast test-late test-without-shortcuts check fix bench lock new-game words

help:
	@echo "make play   set up, then run the bot: on the real Discord with DISCORD_TOKEN in .env, else in the playground,"
	@echo "            there with PROCESSES=2 in two processes on a PostgreSQL, with LANGUAGE=xx in a language made of English"
	@echo "make test   set up, then run all tests (the browser tests use the system's Chromium), which takes many minutes:"
	@echo "            the last line says how many it were; ARGS='-k knock' for some"
	@echo "make test-fast  those that need no bot: rules, words, pictures, sessions on SQLite; under two minutes"
	@echo "make test-late  the tests over real sockets, while everything there comes late by chance"
	@echo "make test-without-shortcuts  all tests, with libraries used by their public interfaces alone"
	@echo "make check  format, lint and types; make fix mends what can be mended by itself"
	@echo "make bench  measure, and write docs/performance.md"
	@echo "make words LANGUAGE=de   what a translation lacks; see docs/translating.md"
	@echo "make lock   look for newer versions of everything, and pin them in the requirements"
	@echo "make new-game ID=x ACTION=mark   write every part of a new game; see docs/a-new-game.md"

.venv/bot: requirements.txt
	@echo "Setting up .venv; this takes a minute the first time."
	@$(PYTHON) -m venv .venv
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check -r requirements.txt
	@touch $@

.venv/play: requirements-play.txt .venv/bot
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check -r requirements-play.txt
	@touch $@

.venv/dev: requirements-dev.txt .venv/play
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check -r requirements-dev.txt
	@touch $@

# The real bot, which has a token, needs nothing of the playground's.
TOKEN := $(or $(DISCORD_TOKEN),$(shell grep -Es '^ *(export +)?DISCORD_TOKEN *= *[^ ]' .env))

play: $(if $(TOKEN),.venv/bot,$(if $(PROCESSES),.venv/dev,.venv/play))
	@exec $(BIN)/python $(if $(TOKEN),bot.py,-m playground $(if $(PROCESSES),--processes $(PROCESSES)))

test: export PYTHONDONTWRITEBYTECODE =  # the tests start many processes: what is compiled once serves all of them
test: .venv/dev  # by four workers on two cores: some of them always wait for a bot
	$(BIN)/python -m pytest -q $(if $(ARGS),$(ARGS),-n 4 --dist worksteal)

# Files that run a bot, over a wire, in a browser or by itself, are left to `make test`, and so are PostgreSQL and what
# is marked as thorough: the same as other tests, at greater length.
WITH_BOT := support\.(wire|over_the_wire|fleet|browser|scene|bot)\b|import Elementarium|new_game\("noughts"
test-fast: export PYTHONDONTWRITEBYTECODE =
test-fast: .venv/dev
	$(BIN)/python -m pytest -q -n 2 --dist worksteal -k "not postgres" -m "not thorough" \
		$$(grep -rLE '$(WITH_BOT)' tests --include='test_*.py')

# Whatever relies on an order that nobody promises shows itself when requests, events and commits come late by chance.
test-late: export LATENCY = 0.35
test-late: .venv/dev
	$(BIN)/python -m pytest -q -n 2 $$(grep -rlE 'support\.(wire|over_the_wire|fleet)' tests --include='test_*.py')

# What compat/ does past the public interfaces of libraries can be turned off; everything must work then, too.
test-without-shortcuts: export SHORTCUTS = off
test-without-shortcuts: test

check: .venv/dev
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy

fix: .venv/dev
	@$(BIN)/ruff format --quiet .
	$(BIN)/ruff check --fix --exit-zero .
	$(BIN)/ruff format .

lock: .venv/dev
	$(BIN)/python -m tools.lock

new-game: .venv/dev
	@$(BIN)/python -m tools.new_game $(ID) $(ACTION)

words: .venv/dev
	@$(BIN)/python -m tools.words $(LANGUAGE)

bench: .venv/dev
	$(BIN)/python -m bench
