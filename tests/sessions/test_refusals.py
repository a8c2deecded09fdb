"""What people are refused: each refusal of the code is a message of the catalogue, and each message is one of these."""

import re
from pathlib import Path

from sessions import LobbyRefusal, PositionChanged, TableBroken
from sessions.refusals import sentence
from words import catalogue
from words.language_files import LOCALE
from words.refusals import refusal_text

SESSIONS = Path(__file__).parents[2] / "sessions"
RAISED = re.compile(r'(?:Refusal|BadCode|Mismatch|sentence)\(\s*"([a-z-]+)"|super\(\).__init__\(\s*"([a-z-]+)"')
OF_RECORDS = re.compile(r'BadRecord\(\s*"([a-z-]+)"')
WRITTEN = re.compile(r"^sessions-([a-z-]+) =", re.MULTILINE)
STATUSES = {f"status-{status}" for status in ("open", "over", "cancelled", "expired", "declined", "lost")}


def test_every_refusal_is_a_message_and_every_message_a_refusal() -> None:
    source = "\n".join(path.read_text(encoding="utf-8") for path in sorted(SESSIONS.rglob("*.py")))
    raised = {first or second for first, second in RAISED.findall(source)} | STATUSES
    raised |= {f"record-{key}" for key in OF_RECORDS.findall(source)}
    messages = "\n".join(path.read_text(encoding="utf-8") for path in sorted((LOCALE / "en").glob("*.ftl")))
    written = set(WRITTEN.findall(messages))
    assert raised == written


def test_a_refusal_says_itself_in_english_and_names_its_message() -> None:
    refusal = LobbyRefusal("challenged-lately", minutes=1)
    assert str(refusal) == "Your last challenge to them came to nothing. You can challenge them again in a minute."
    for each in (refusal, PositionChanged(), TableBroken(7, sentence("broken-gone"))):
        assert refusal_text(each.sentence, catalogue()) == str(each)
