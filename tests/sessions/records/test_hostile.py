"""A file is written by anybody: each gets a verdict or a sentence, within bounds of work and memory.

The odd ones are made from real ones: something in them is left out, doubled, exchanged for something else that stands
there, or made odd; or bytes are. Their number and order are fixed; ``FUZZ=50000`` tries more.
"""

import json
import os
from collections.abc import Callable
from functools import cache
from random import Random
from typing import Any

import pytest

import engine
from sessions.log import fair
from sessions.records import BadRecord, check_record, file_of_game, playable_part, read_record
from sessions.records.reading import MOST_TAKEBACKS
from sessions.records.replays import EVERYBODY, Replay
from sessions.store.rows import ActionRow
from tests.support.effort import effort_of
from tests.support.every import settings_of
from tests.support.records import problems_of, walked
from tests.test_fuzz import places

ROUNDS = int(os.environ.get("FUZZ", 2500))
SECRET, JOINS = "ab" * 32, (11, 22)
PLIES = 7


@cache
def short(game_id: str) -> bytes:
    """The file of a game that a server's manager has closed after a few actions."""
    setting = settings_of(engine.GAMES[game_id])[0]
    record = walked(setting, fair.seed_of(SECRET, JOINS), PLIES)
    number = len(record.actions) + 1
    closed = ActionRow(number, -1, '{"type":"close"}', "[]", record.version, 1.8e9, "closed")
    return file_of_game(
        record._replace(
            status="over",
            secret=SECRET,
            commitment=fair.commitment(SECRET),
            joins=JOINS,
            actions=(*record.actions, closed),
            outcome='{"winners":[],"scores":null,"reason":"closed"}',
            names=("Ann", "Bob"),
            levels=(None, "hard"),
        )
    )


def is_said(text: str) -> bool:
    return 0 < len(text) < 600 and text.isprintable()


def take(data: bytes) -> str:
    """What becomes of a file: "refused", "wrong" or "shown"."""
    try:
        record = read_record(data)
    except BadRecord as refused:
        assert is_said(refused.message)
        return "refused"
    verdict = check_record(record)
    assert all(map(is_said, problems_of(verdict))), verdict.problems
    if not verdict.log:
        return "wrong"
    replay = Replay(playable_part(record))
    for viewer in (None, 0, EVERYBODY):
        assert replay.view_after(viewer, replay.last_step(viewer)) is not None
    return "shown"


@pytest.mark.parametrize("game_id", engine.GAMES)
def test_a_short_game_that_was_closed_is_shown(game_id: str) -> None:
    assert take(short(game_id)) == "shown"
    assert check_record(read_record(short(game_id))).ok


ODD: list[Any] = [
    None, True, -1, 0.5, 10**30, "", "é", "a\u202eb\n\x00", "x" * 5000, "{}", [], {}, [[]], {"type": "resign"},
    {"to": [9]},
]  # fmt: skip


def mutated(data: Any, chance: Random) -> bytes:
    """JSON data with one thing or two in it changed."""
    data = json.loads(json.dumps(data))
    for _ in range(chance.choice((1, 1, 2))):
        found = list(places(data))
        container, key = chance.choice(found)
        match chance.choice(("odd", "odd", "near", "near", "elsewhere", "elsewhere", "remove", "double", "more")):
            case "remove":
                del container[key]
            case "double" if isinstance(container, list):
                container.insert(key, container[key])
            case "more" if isinstance(container, dict):
                container[chance.choice(("more", "type", "position", "pool"))] = chance.choice(ODD)
            case "near" if type(container[key]) is int:
                container[key] += chance.choice((-1, 1, 10, 10**18))
            case "elsewhere":
                other, there = chance.choice(found)
                container[key] = json.loads(json.dumps(other[there]))
            case _:
                container[key] = chance.choice(ODD)
    return json.dumps(data).encode()


@pytest.mark.parametrize("game_id", engine.GAMES)
def test_a_file_with_something_odd_in_it_breaks_nothing(game_id: str) -> None:
    chance = Random(game_id)
    data = json.loads(short(game_id))
    data.pop("chance", None)  # most of the file, and looked at last
    found = [take(mutated(data, chance)) for _ in range(ROUNDS // 5)]
    assert set(found) == {"refused", "wrong", "shown"}


def test_a_damaged_file_breaks_nothing() -> None:
    chance = Random("bytes")
    whole = short("elements")
    found = []
    for _ in range(ROUNDS // 5):
        data = bytearray(whole)
        for _ in range(chance.randint(1, 3)):
            start = chance.randrange(len(data))
            end = min(len(data), start + chance.choice((1, 1, 2, 30, 3000)))
            data[start:end] = chance.choice((b"", bytes(chance.randbytes(3)), b'"', b"[", b"\\", data[start:end] * 2))
        found.append(take(bytes(data)))
    assert found.count("refused") > len(found) / 2


def with_lines(count: int, line: str) -> bytes:
    """A record with very many lines."""
    data = json.loads(short("elements"))
    data["lines"] = ["@"]
    return json.dumps(data).replace('"@"', ",".join([line] * count)).encode()


TAKE = '{"seat":0,"at":0,"events":[],"action":{"type":"take"}}'
OFFER = '{"seat":0,"at":0,"events":[],"kind":"takeback","action":{"type":"offer"}}'
WIDE = b'"options": {"a":[' + b"[]," * 600_000 + b"0]"
HUGE: dict[str, tuple[Callable[[], bytes], str]] = {
    "half a million lines": (lambda: with_lines(500_000, TAKE), "too large"),
    "as many lines as fit": (lambda: with_lines(35_000, TAKE), "more than 10000 lines"),
    "very many takebacks": (lambda: with_lines(5_000, OFFER), "more than 300 takebacks"),
    "a long action": (lambda: with_lines(1, TAKE.replace("take", "x" * 1_900_000)), "longer than any action"),
    "wide options": (
        lambda: short("elements").replace(b'"options": {', b'"options": {"a":[' + b"[]," * 600_000 + b"0]"),
        "larger",
    ),
    "nested in depth": (lambda: b'{"format":' + b"[" * 900_000 + b"]" * 900_000 + b"}", "nested too deep"),
    "nested a little": (lambda: b'{"format":' + b"[" * 60 + b"]" * 60 + b"}", "nested too deep"),
    "nested in breadth": (lambda: b'{"format":[' + b"[]," * 600_000 + b"[]]}", "not the record of a game"),
    "never ending text": (lambda: b'{"format":"' + b'\\"' * 900_000, "can't be read as JSON"),
    "many seats": (
        lambda: short("elements").replace(b'"seats": [', b'"seats": [' + b'{"name":"A","join":"1"},' * 9),
        "8",
    ),
    "a zip": (lambda: b"PK\x03\x04" + b"\x00" * 1_000_000, "packed"),
    "a gzip": (lambda: b"\x1f\x8b" + b"\x00" * 1_000_000, "packed"),
}


@pytest.mark.parametrize("name", HUGE)
def test_a_huge_file_is_refused_within_bounds(name: str) -> None:
    make, sentence = HUGE[name]
    data = make()

    def refuse() -> None:
        with pytest.raises(BadRecord) as refused:
            read_record(data)
        assert sentence in refused.value.message
        assert is_said(refused.value.message)

    refuse()
    effort = effort_of(refuse)
    assert effort.lines < 200_000
    assert effort.memory < 60_000_000


def test_the_answers_to_takebacks_are_not_counted() -> None:
    """Each computer at a table agrees by a line of its own."""
    agreed = OFFER.replace("offer", "accept").replace('"seat":0', '"seat":1')
    asked = [OFFER, *[agreed] * 5]
    assert len(read_record(with_lines(MOST_TAKEBACKS, ",".join(asked))).lines) == 6 * MOST_TAKEBACKS
    with pytest.raises(BadRecord):
        read_record(with_lines(MOST_TAKEBACKS + 1, ",".join(asked)))


ODD_RECORDS: dict[str, tuple[Callable[[Any], Any], str]] = {
    "another format": (lambda r: r.update(format="pgn"), "not the record of a game"),
    "a format to come": (lambda r: r.update(format_version=2), "newer release"),
    "an unknown game": (lambda r: r.update(game="chess\n@everyone"), "a game that I don't have"),
    "a crowd": (lambda r: r["seats"].append(r["seats"][0]), "3 people can't play Elements"),
    "nobody": (lambda r: r.update(seats=[]), "seats"),
    "a seed of another script": (lambda r: r.update(seed="é"), "seed"),
    "no beginning": (lambda r: r["eras"][0].update(after=1), "from the beginning"),
    "a beginning twice": (lambda r: r["eras"].append(r["eras"][0]), "from the beginning"),
    "a position to begin with": (lambda r: r["options"].update(position=r["position"]), "laid out in another way"),
    "a seat that is none": (lambda r: r["lines"][0].update(seat=2), "line 1 says"),
    "a kind that is none": (lambda r: r["lines"][1].update(kind="cheat"), "line 2 says"),
    "a seat in words": (lambda r: r["lines"][0].update(seat="A"), "Expected `int`, got `str` - at `$.lines[0].seat`"),
    "no lines": (lambda r: r.pop("lines"), "missing required field `lines`"),
}


@pytest.mark.parametrize("name", ODD_RECORDS)
def test_what_no_game_can_be_is_said_in_a_sentence(name: str) -> None:
    change, sentence = ODD_RECORDS[name]
    data = json.loads(short("elements"))
    change(data)
    with pytest.raises(BadRecord) as refused:
        read_record(json.dumps(data).encode())
    assert sentence in refused.value.message
    assert is_said(refused.value.message)


def test_cards_of_somebodys_own_are_not_brought_along() -> None:
    data = json.loads(short("elemental_clash"))
    data["options"]["pool"] = [{"id": "mine"}]
    with pytest.raises(BadRecord, match="laid out in another way"):
        read_record(json.dumps(data).encode())
