"""What the log of the bot says of errors."""

import json
import logging
import sys

import pytest

import bot
from engine import IllegalAction
from engine.sentences import Sentence


@pytest.mark.parametrize("style", ["json", "console"])
def test_the_log_tells_why_a_computer_failed(style: str) -> None:
    log = logging.getLogger("computer.workers")
    more = {"game": "elements", "exception": "Traceback: worker.py"}
    record = log.makeRecord(log.name, logging.ERROR, "", 1, "thinking failed", (), None, extra=more)
    line = bot.log_formatter(style).format(record)
    assert "elements" in line
    assert "computer.workers" in line
    assert "Traceback: worker.py" in line


@pytest.mark.parametrize("style", ["json", "console"])
def test_the_log_tells_where_an_error_was_and_not_what_somebody_holds(style: str) -> None:
    fields = {"card": "2♥"}
    try:
        try:
            raise IllegalAction(Sentence("realm-of-the-defenders-refusal-deploy-unknown", fields))
        except IllegalAction as refusal:
            raise RuntimeError(f"not drawn: {refusal}") from refusal
    except RuntimeError:
        record = logging.LogRecord("ui", logging.ERROR, "", 1, "not shown", None, sys.exc_info())
    line = bot.log_formatter(style).format(record)
    text = json.loads(line)["exception"] if style == "json" else line
    assert "2♥" not in text
    assert "not drawn: (realm-of-the-defenders-refusal-deploy-unknown)" in text
    assert "test_log.py" in text
