"""Fair cards: what anybody can check, and what no forger gets past."""

import asyncio
import hashlib
from collections.abc import Callable
from typing import Any

import msgspec
import pytest

import engine
from sessions import Lobbies, Store, Tables
from sessions.log import fair
from sessions.log.fair import verify
from sessions.store.rows import ActionRow, Record
from sessions.store.tables import TableRows
from tests.sessions.doubles import ANN, BOB, GAMES, NewerElements, play, seated
from tests.support.records import problems_of


def test_secret_commitment_and_seed_are_what_the_docs_say() -> None:
    secret = fair.new_secret()
    assert len(bytes.fromhex(secret)) == 32
    assert secret != fair.new_secret()
    assert fair.commitment("abc") == hashlib.sha256(b"abc").hexdigest()
    assert fair.commitment("abc") == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"
    assert fair.seed_of("abc", (12, 3)) == "abc/12/3"


async def finished_game(url: str) -> Record:
    store = await Store.open(url)
    table = await seated(Lobbies(store, Tables(store, GAMES)), ANN, BOB)
    await play(table)
    found = await TableRows(store).read_record(table.id)
    await store.close()
    assert found is not None
    return found


@pytest.fixture(scope="module")
def record(tmp_path_factory: pytest.TempPathFactory) -> Record:
    """A game that was played to its end."""
    return asyncio.run(finished_game(f"sqlite:///{tmp_path_factory.mktemp('fair')}/test.db"))


async def test_honest_game(lobbies: Lobbies, store: Store) -> None:
    table = await seated(lobbies, ANN, BOB, mode="endless", rounds=2)
    await play(table)
    record = await TableRows(store).read_record(table.id)
    assert record is not None
    verdict = verify(record)
    assert verdict.ok
    assert verdict == fair.Verdict(True, True, 1, len(record.actions), ())


def test_cards_follow_from_what_was_promised(record: Record) -> None:
    """With the secret, the joins and the actions alone, and without the store."""
    state = engine.GAMES["elements"].new(2, f"{record.secret}/{record.joins[0]}/{record.joins[1]}", {})
    for row in record.actions:
        state.play(engine.Seat(row.seat), engine.GAMES["elements"].action(msgspec.json.decode(row.action)))
    assert engine.to_json(state.outcome) == msgspec.json.decode(record.outcome)  # type: ignore[arg-type]


def with_action(record: Record, index: int, **changed: Any) -> Record:
    rows = list(record.actions)
    rows[index] = rows[index]._replace(**changed)
    return record._replace(actions=tuple(rows))


def last_card(record: Record) -> int:
    """The place of the last card that was played."""
    return max(i for i, row in enumerate(record.actions) if '"type":"play"' in row.action)


FORGERIES: dict[str, tuple[Callable[[Record], Record], str]] = {
    "another secret": (lambda r: r._replace(secret=fair.new_secret()), "promised"),
    "another commitment": (lambda r: r._replace(commitment=fair.commitment("x")), "promised"),
    "another seed": (lambda r: r._replace(seed=r.secret + "/1/2"), "seed is not"),
    "another join": (lambda r: r._replace(joins=(1, r.joins[1])), "seed is not"),
    "seats exchanged": (lambda r: r._replace(joins=r.joins[::-1]), "seed is not"),
    "another winner": (
        lambda r: r._replace(outcome=r.outcome.replace('"winners":[0]', '"winners":[9]').replace("[1]", "[0]")),
        "outcome",
    ),
    "an action less": (lambda r: r._replace(actions=r.actions[:-1]), "outcome"),
    "an action left out": (lambda r: r._replace(actions=r.actions[:3] + r.actions[4:]), "Action 4 is missing"),
    "an action more": (
        lambda r: r._replace(actions=(*r.actions, r.actions[-1]._replace(number=len(r.actions) + 1))),
        "breaks the rules",
    ),
    "somebody else acted": (lambda r: with_action(r, 0, seat=1 - r.actions[0].seat), "Action 1 breaks the rules"),
    "another action": (lambda r: with_action(r, 2, action='{"type":"yield"}'), "Action"),
    "a card that is none": (
        lambda r: with_action(r, last_card(r), action='{"type":"play","card":7}'),
        "breaks the rules",
    ),
    "no action at all": (lambda r: with_action(r, 1, action="knock"), "can't be read"),
    "other consequences": (lambda r: with_action(r, 0, events="[]"), "Action 1 did not have"),
    "another version": (lambda r: with_action(r, 1, version=2), "Action 2 was not played by"),
    "another final position": (
        lambda r: r._replace(position=r.position.replace('"discards":', '"discards":1', 1)),
        "final position",
    ),
    "no beginning": (lambda r: r._replace(eras=()), "began"),
    "a cut that hides the start": (
        lambda r: r._replace(eras=(r.eras[0]._replace(number=3),)),
        "began",
    ),
    "an unknown game": (lambda r: r._replace(game="chess"), "no game called chess"),
    "a game that goes on": (lambda r: r._replace(status="open"), "not over"),
    "rules from the future": (
        lambda r: r._replace(
            eras=(r.eras[0]._replace(version=9),), actions=tuple(row._replace(version=9) for row in r.actions)
        ),
        "newer rules",
    ),
    "other options": (lambda r: r._replace(options='{"mode":"endless","rounds":2}'), "Action|outcome|position"),
    "options that are none": (lambda r: r._replace(options='{"mode":5}'), "can't be read"),
}


@pytest.mark.parametrize("name", FORGERIES)
def test_forgery_is_found(record: Record, name: str) -> None:
    forge, sentence = FORGERIES[name]
    forged = forge(record)
    assert forged != record
    verdict = verify(forged)
    assert not verdict.ok
    with pytest.raises(AssertionError, match=sentence):
        raise AssertionError(" ".join(problems_of(verdict)))


def test_log_that_newer_rules_play_otherwise_is_not_called_honest(record: Record) -> None:
    verdict = verify(record, {"elements": NewerElements()})
    assert (verdict.commitment, verdict.seed, verdict.ok) == (True, True, False)
    assert problems_of(verdict) == [
        "It was played by version 1 of the rules; version 2, which is here, can't play it in the same way."
    ]


async def test_running_game_is_not_checked(lobbies: Lobbies) -> None:
    table = await seated(lobbies, ANN, BOB)
    verdict = await lobbies.tables.verify_table(table.id)
    assert verdict is not None
    assert problems_of(verdict) == ["The game is not over."]
    assert await lobbies.tables.verify_table(999) is None
    assert await lobbies.tables.record(table.id) is None  # it would tell every hand


def test_empty_log_of_an_unknown_table() -> None:
    row = ActionRow(1, 0, "{}", "[]", 1, 0.0)
    record = Record(1, "elements", "{}", "over", 1, "s", "c", None, (1, 2), None, None, (row,), ())
    assert not verify(record, GAMES).ok
