"""A position in which a card is tried out."""

from typing import Any

import engine
from tests.games.elemental_clash.world import standard_cards
from tests.support.rules import Json

GAME = engine.GAMES["elemental_clash"]
CARDS = standard_cards()
BASIC = {"earth": "venus", "air": "jupiter", "fire": "mars", "water": "mercury", "neutral": "venus"}


def pile_for(card_id: str) -> Json:
    """A free pile that takes the card and is just high enough."""
    card = CARDS[card_id]
    return {"stones": [BASIC[card["element"]]] * card["level"]}


class Table:
    """A position in which seat 0 plays; the piles for the spells and creatures of both hands come first."""

    def __init__(self, mine: Json, theirs: Json | None = None, **more: Any) -> None:
        sides = [self.side(mine), self.side(theirs or {})]
        self.state = GAME.new(2, "cards", {"position": {"seats": sides, **more}})
        self.events: list[Json] = []

    @staticmethod
    def side(given: Json) -> Json:
        hand = given.get("hand", [])
        piles = [pile_for(card_id) for card_id in hand if CARDS[card_id]["kind"] != "stone"]
        return {"deck": ["venus*9"], **given, "piles": piles + given.get("piles", [])}

    def do(self, seat: int, **action: Any) -> "Table":
        told = self.state.play(engine.Seat(seat), GAME.action(action))
        self.events = [engine.to_json(event) for event in told]
        return self

    def play(self, card: str, pile: int = 1, seat: int = 0) -> "Table":
        return self.do(seat, type="play", card=card, pile=pile)

    def stone(self, card: str, pile: int = 1) -> "Table":
        return self.do(0, type="stone", card=card, pile=pile)

    def target(self, ref: str, seat: int = 0) -> "Table":
        return self.do(seat, type="target", ref=ref)

    def attack(self, start: str, to: str = "1P") -> "Table":
        return self.do(0, type="attack", **{"from": start, "to": to})

    def combat(self, *attacks: tuple[str, str]) -> "Table":
        self.do(0, type="combat")
        for start, to in attacks:
            self.attack(start, to)
        return self

    def see(self, path: str, viewer: int | None = None) -> Any:
        found: Any = self.state.view(None if viewer is None else engine.Seat(viewer))
        for key in path.split("."):
            found = found[int(key)] if isinstance(found, list) else found[key]
        return found

    def side_of(self, seat: int) -> Json:
        side: Json = self.state.view(engine.Seat(seat))["seats"][seat]
        return side

    def creature(self, ref: str) -> Json | None:
        """What lies on a space or a pile, as everybody sees it."""
        seat, letter, number = int(ref[0]), ref[1], int(ref[2]) - 1
        side = self.state.view(None)["seats"][seat]
        found: Json | None = (
            side["piles"][number]["card"] if letter == "S" else side[{"A": "atk", "D": "def"}[letter]][number]
        )
        return found

    def stats(self, ref: str) -> tuple[int, int]:
        found = self.creature(ref)
        assert found is not None
        return found["atk"], found["def"]

    def keywords(self, ref: str) -> list[str]:
        found = self.creature(ref)
        assert found is not None
        words: list[str] = found["keywords"]
        return words

    def damage(self, ref: str) -> int:
        found = self.creature(ref)
        assert found is not None
        n: int = found["damage"]
        return n

    def sizes(self) -> tuple[int, int]:
        return self.see("seats.0.spellbook"), self.see("seats.1.spellbook")

    def legal(self, kind: str, seat: int = 0) -> list[Json]:
        actions = [engine.to_json(action) for action in self.state.legal(engine.Seat(seat))]
        return [action for action in actions if action["type"] == kind]

    def targets(self, seat: int = 0) -> list[str]:
        return [action.get("ref") or action["card"] for action in self.legal("target", seat)]

    def told(self, kind: str) -> list[Json]:
        return [event for event in self.events if event["type"] == kind]
