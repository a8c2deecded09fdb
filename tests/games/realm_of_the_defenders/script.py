"""Realm of the Defenders: Ada's cards and all that is shown are the same, Bo's hand, deck and Fortresses differ.

Both play with the smallest decks that there are, and Ada bids all that she can, so that equal courses can be found.
"""

from typing import Any, NamedTuple

import engine
from engine.contract import Resign
from tests.support.scene import Scene
from tests.support.scripts import resign

GROUP = "realm"
OPTIONS: dict[str, Any] = {"deck": "Small", "fortresses": 2}
CARDS = "4x 2S 4x KS 4x 9C 4x 9D 4x 9H"
DECK = [code for code in ("2S", "KS", "9C", "9D", "9H") for _ in range(4)]


class Step(NamedTuple):
    """What somebody does, by the engine's name for it."""

    seat: int
    kind: str
    card: str | None


TURN = (("deploy", "2S"), ("done", None), ("place", "9C"), ("place", "9H"))
STEPS = (
    *(Step(0, "bid", None) for _ in range(10)),
    Step(0, "done", None),
    Step(1, "done", None),
    *(Step(seat, *what) for seat in (0, 1) for what in TURN),
    Step(0, "attack", None),
    Step(1, "done", None),
)


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
    for step in STEPS:
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


async def play(scene: Scene) -> None:
    place = scene.place
    bids = [label for label in scene.labels(scene.private(scene.ada)) if label != "Bid nothing"]
    await scene.pick(scene.ada, *bids)
    await _press(scene, scene.ada, "Back")
    await scene.pick(scene.ada, *bids)
    await _press(scene, scene.ada, "Bid these")
    await _press(scene, scene.bo, "Bid nothing")
    for person in (scene.ada, scene.bo, scene.cleo):
        for typed in ("", "deploy"):
            await scene.sayable(person, typed)
    await _deploy(scene, scene.ada)
    await _place(scene, scene.ada)
    await scene.bo.click(scene.table(), label="My hand")
    await _deploy(scene, scene.bo)
    await scene.say(scene.ada, "9♣ to Power")  # out of turn
    await _place(scene, scene.bo)
    await _press(scene, scene.ada, "Attack: 2♠ (a)", "Begin the battle")
    for person in (scene.ada, scene.bo, scene.cleo):
        for typed in ("", "strike"):
            await scene.sayable(person, typed)
        await person.click(scene.table(), label="Make a move")
        await scene.say(person, "sacrifice for #2")
        await person.slash(place, "table board")
    await _press(scene, scene.bo, "Let it happen")
    await scene.cleo.click(scene.table(), label="My hand")
    await resign(scene, scene.bo)


async def _deploy(scene: Scene, person: Any) -> None:
    if "Deploy…" in scene.labels(scene.private(person)):  # behind it where the hand has several ways
        await _press(scene, person, "Deploy…")
    await _press(scene, person, "Deploy 2♠ for 9♦")


async def _place(scene: Scene, person: Any) -> None:
    await _press(scene, person, "Place…", "9♣ to Power", "9♥ to Courage, and end")


async def _press(scene: Scene, person: Any, *beginnings: str) -> None:
    for beginning in beginnings:
        labels = scene.labels(scene.private(person))
        fitting = [label for label in labels if label.startswith(beginning)]
        assert fitting, f"{beginning} is not among {labels}: {scene.private(person).content}"
        await scene.press(person, fitting[0])
