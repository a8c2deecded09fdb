"""Realm of the Defenders: Ada's cards and all that is shown are the same, Bo's hand, deck and Fortresses differ.

Both play with the smallest decks that there are, and Ada bids all that she can, so that equal courses can be found.
"""

from collections.abc import Sequence
from typing import Any, NamedTuple

import engine
from engine.contract import Resign
from tests.support.courses import resign
from tests.support.scene import Scene

GROUP = "realm"
OPTIONS: dict[str, Any] = {"deck": "Small", "fortresses": 2}
CARDS = "4x 2S 4x KS 4x 9C 4x 9D 4x 9H"
DECK = [code for code in ("2S", "KS", "9C", "9D", "9H") for _ in range(4)]


class Step(NamedTuple):
    """What somebody does: by the engine's name for it, and by what stands on the button."""

    seat: int
    kind: str
    card: str | None
    label: str


BIDS = (*(Step(0, "bid", None, "Bid ") for _ in range(10)), Step(0, "done", None, "Close your bid"))
OTHER_BID = (Step(1, "done", None, "Bid nothing"),)
FIRST_TURN = (
    Step(0, "deploy", "2S", "Deploy 2♠"),
    Step(0, "done", None, "Go on to resources"),
    Step(0, "place", "9C", "9♣ to Power"),
    Step(0, "place", "9H", "9♥ to Courage"),
)
SECOND_TURN = (
    Step(1, "deploy", "2S", "Deploy 2♠"),
    Step(1, "done", None, "Go on to resources"),
    Step(1, "place", "9C", "9♣ to Power"),
    Step(1, "place", "9H", "9♥ to Courage"),
)
ATTACK = (Step(0, "attack", None, "Attack Bo"),)
ANSWER = (Step(1, "done", None, "Let it happen"),)


def alike() -> tuple[str, str]:
    """The same course for Ada and everybody else, with another hand for Bo when he is attacked."""
    seen: dict[str, tuple[str, list[str]]] = {}
    for number in range(100_000):
        secret = f"{number:064x}"
        played = _played(secret)
        if played is None:
            continue
        shown, hand = played
        other = seen.setdefault(shown, (secret, hand))
        if other[1] != hand:
            return other[0], secret
    raise AssertionError("no such deals")


def _played(seed: str) -> tuple[str, list[str]] | None:
    """What Ada and everybody else see of the course, and Bo's last hand; None when somebody lacks a card for it."""
    game = engine.GAMES["realm_of_the_defenders"]
    state = game.new(2, seed, {"decks": [DECK, DECK]})
    shown: list[Any] = []
    hand: list[str] = []
    for step in (*BIDS, *OTHER_BID, *FIRST_TURN, *SECOND_TURN, *ATTACK, *ANSWER):
        seat = engine.Seat(step.seat)
        hand = state.view(engine.Seat(1))["private"]["hand"]
        legal = [(action, engine.to_json(action)) for action in state.legal(seat)]
        found = (
            action for action, data in legal if data["type"] == step.kind and step.card in (None, data.get("card"))
        )
        action = next(found, None)
        if action is None:
            return None
        shown += [engine.to_json(event) for event in state.play(seat, action) if event.to in (None, (0,))]
        shown += [state.view(engine.Seat(0)), state.view(None)]
    state.play(engine.Seat(1), Resign())
    return repr([*shown, state.view(engine.Seat(0))]), hand


async def begin(scene: Scene) -> None:
    """Both have the small deck; Bo chooses it in the lobby."""
    for person in (scene.ada, scene.bo):
        game = "realm_of_the_defenders"
        await person.slash(scene.channel, "deck import", game=game, cards=CARDS, name="Small")
    lobby = await scene.open(**OPTIONS)
    decks = (await scene.bo.click(lobby, label="My deck")).response.message
    await scene.press(scene.bo, "Small", decks)


async def course(scene: Scene) -> None:
    place = scene.place
    await _press(scene, BIDS)
    await _press(scene, OTHER_BID)
    for person in (scene.ada, scene.bo, scene.cleo):
        await person.autocomplete(place, "realm deploy", "card", "")
        await person.autocomplete(place, "realm respond", "choice", "")
    await _press(scene, FIRST_TURN)
    await scene.bo.click(scene.table(), label="My hand")
    await _press(scene, SECOND_TURN[:2])
    await scene.ada.slash(place, "realm resources", card="9C")  # out of turn
    await _press(scene, SECOND_TURN[2:])
    await _press(scene, ATTACK)
    for person in (scene.ada, scene.bo, scene.cleo):
        await person.autocomplete(place, "realm retaliate", "defender", "")
        await person.click(scene.table(), label="Make a move")
        await person.slash(place, "realm sacrifice", defender=2)
        await person.slash(place, "realm board")
    await _press(scene, ANSWER)
    await scene.cleo.click(scene.table(), label="My hand")
    await resign(scene, scene.bo)


async def _press(scene: Scene, steps: Sequence[Step]) -> None:
    for step in steps:
        person = (scene.ada, scene.bo)[step.seat]
        labels = scene.labels(scene.private(person))
        fitting = [label for label in labels if label.startswith(step.label)]
        assert fitting, f"{step} is not among {labels}: {scene.private(person).content}"
        await scene.press(person, fitting[0])
