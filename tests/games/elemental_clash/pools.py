"""Card pools drawn at random: all words of the effect language, in combinations that no ready deck has."""

from random import Random
from typing import Any

from tests.support.rules import Json

ELEMENTS = ("earth", "neutral")
TYPES = ("Beast", "Imp")
KEYWORDS = ("bound", "dazed", "elusive", "hidden", "quickattacker", "warded")
STATES = ("attacking", "blocking", "fighting", "damaged")
NEAR = ("adjacent", "partner", "facing", "pile")
PLAYERS = ("you", "opp", "each")
NUMBERS = (0, 1, 1, 1, 2, 3)


class CardMaker:
    """Makes cards up. They are cheap (level I, earth or neutral), so that all of them are played."""

    def __init__(self, rng: Random) -> None:
        self.rng = rng

    def maybe(self, share: float) -> bool:
        return self.rng.random() < share

    def pool(self, size: int) -> list[Json]:
        return [self.card(f"r{number:02}") for number in range(size)]

    def card(self, card_id: str) -> Json:
        kind = self.rng.choice(["creature"] * 4 + ["spell", "flash", "permanent", "permanent", "stone"])
        card: Json = {"id": card_id, "kind": kind}
        if kind == "stone":
            card["energy"] = "any"
        else:
            card |= {"element": self.rng.choice(ELEMENTS), "level": 1}
        if kind == "creature":
            card |= {"type": self.rng.choice(TYPES), "atk": self.rng.randrange(4), "def": self.rng.randrange(1, 5)}
            card["keywords"] = self.keywords(0.3)
        if kind in ("spell", "flash"):
            card["ability"] = [self.triggered(on="play")]
        else:
            card["ability"] = [self.ability(kind) for _ in range(self.rng.randrange(3))]
        if kind in ("creature", "spell", "flash") and self.maybe(0.2):
            card["dpt"] = True
        effects = [n for n, item in enumerate(card["ability"]) if item.get("on") == "play" and "of" not in item]
        if kind == "permanent" and len(effects) > 1:
            card["ability"].pop(effects[1])
        return card

    def keywords(self, share: float) -> list[str]:
        return [self.rng.choice(KEYWORDS)] if self.maybe(share) else []

    def ability(self, kind: str) -> Json:
        if self.maybe(0.45):
            return self.static()
        on = self.rng.choice(("play", "destroy", "leave", "attack", "block", "hit", "standby", "end"))
        ability = self.triggered(on=on)
        if on in ("standby", "end"):
            ability["whose"] = self.rng.choice(("own", "opp", "each"))
        elif self.maybe(0.5):
            ability["of"] = self.filter(("creature", "permanent", "spell", "flash", "card", "stone"))
        if self.maybe(0.1):
            ability["in"] = self.rng.choice(("atk", "def", "pile"))
        return ability

    def static(self) -> Json:
        given: Any = "self" if self.maybe(0.35) else self.filter(("creature",))
        ability: Json = {"static": given, "atk": self.rng.randrange(-1, 3), "def": self.rng.randrange(-1, 3)}
        if keywords := self.keywords(0.3):
            ability["add"] = keywords
        if self.maybe(0.5):
            ability["if"] = self.condition()
        if self.maybe(0.1):
            ability["in"] = self.rng.choice(("atk", "def", "pile"))
        return ability

    def triggered(self, on: str) -> Json:
        ability: Json = {"on": on}
        if self.maybe(0.5):
            ability["target"] = [self.target() for _ in range(self.rng.choice((1, 1, 2)))]
        specs = len(ability.get("target", []))
        ability["do"] = [self.operation(specs) for _ in range(self.rng.choice((1, 1, 2, 3)))]
        if self.maybe(0.25):
            ability["may"] = True
        if self.maybe(0.2):
            ability["if"] = self.condition()
        return ability

    def target(self) -> Json:
        kinds: tuple[str, ...] = ("creature", "permanent", "spell", "player")
        spec = self.filter(kinds, zones=("atk", "def", "pile", "discard", "chain"))
        if self.maybe(0.3):
            spec |= {"min": self.rng.randrange(2), "max": 2}
        return spec

    def filter(self, kinds: tuple[str, ...], zones: tuple[str, ...] = ("atk", "def", "pile")) -> Json:
        rng = self.rng
        found: Json = {}
        if len(kinds) > 1 and self.maybe(0.6):
            found["kind"] = rng.sample(kinds, rng.randrange(1, 3))
        if self.maybe(0.5):
            found["side"] = rng.choice(("own", "opp"))
        if self.maybe(0.3):
            found["zone"] = rng.choice(zones)
        choices: list[tuple[str, Any]] = [
            ("element", rng.choice(ELEMENTS)),
            ("type", rng.choice(TYPES)),
            ("min_level", 1),
            ("min_atk", rng.randrange(4)),
            ("max_atk", rng.randrange(4)),
            ("min_def", rng.randrange(4)),
            ("max_def", rng.randrange(4)),
            ("keyword", rng.choice(KEYWORDS)),
            ("other", True),
            ("state", rng.choice(STATES)),
            ("near", rng.choice(NEAR)),
        ]
        found.update(rng.sample(choices, rng.choice((0, 0, 0, 1, 1, 2))))
        return found

    def counted(self) -> Json:
        kinds = ("creature", "permanent", "spell", "flash", "stone", "card")
        zones = ("atk", "def", "pile", "discard", "hand", "deck")
        found = self.filter(kinds, zones)
        if self.maybe(0.2):
            found = {key: value for key, value in found.items() if key != "zone"} | {"kind": "card"}
        return found

    def condition(self) -> Json:
        bound = self.rng.choice(("min", "max"))
        return {"count": self.counted(), bound: self.rng.choice((1, 2, 3) if bound == "min" else (0, 1, 4))}

    def value(self, specs: int) -> Any:
        if self.maybe(0.75):
            return self.rng.choice(NUMBERS)
        if self.maybe(0.5):
            return {"count": self.counted(), "max": 3}
        return {"stat": self.rng.choice(("atk", "def", "level")), "of": self.reference(specs)}

    def reference(self, specs: int, players: bool = False) -> Any:
        words = ["self", "subject", *(f"t{n + 1}" for n in range(specs)), *(f"t{n + 1}" for n in range(specs))]
        if players:
            words += PLAYERS
        if self.maybe(0.25):
            return self.filter(("creature", "permanent", "spell"), ("atk", "def", "pile", "discard"))
        return self.rng.choice(words)

    def operation(self, specs: int) -> Json:
        rng = self.rng
        name = rng.choice(
            ("damage", "damage", "heal", "draw", "discard", "destroy", "move", "move", "search", "buff", "buff",
             "counter", "stones")
        )  # fmt: skip
        op: Json = {"op": name}
        match name:
            case "damage":
                op |= {"to": self.reference(specs, players=True), "n": self.value(specs)}
            case "heal":
                op |= {"what": self.reference(specs, players=True), "n": self.value(specs)}
            case "draw" | "discard":
                op |= {"who": rng.choice(PLAYERS), "n": rng.choice((1, 1, 2))}
                if name == "discard" and self.maybe(0.3):
                    op["random"] = True
            case "destroy":
                op["what"] = self.reference(specs)
            case "move":
                to = rng.choice(("hand", "top", "bottom", "discard", "atk", "def"))
                op |= {"what": self.reference(specs), "to": to}
            case "search":
                op |= self.search()
            case "buff":
                op |= {"what": self.reference(specs), "atk": self.value(specs), "def": self.value(specs)}
                op |= {"add": self.keywords(0.4), "for": rng.choice(("turn", "round", "stay"))}
            case "counter":
                op["what"] = {"zone": "chain", "kind": ["spell", "flash", "permanent"], "side": "opp"}
            case "stones":
                op["n"] = rng.choice((1, 2))
        if self.maybe(0.15):
            op["if"] = self.condition()
        return op

    def search(self) -> Json:
        op: Json = {"to": self.rng.choice(("hand", "top", "discard", "atk", "def")), "n": self.rng.choice((1, 2))}
        if self.maybe(0.6):
            op["top"] = self.rng.randrange(1, 5)
        if self.maybe(0.5):
            op["pick"] = self.rng.choice(({"kind": "card"}, {}, {"type": "Beast"}, {"kind": ["stone", "creature"]}))
        if self.maybe(0.3):
            op["rest"] = "discard"
        return op


def game_of(seed: int) -> Json:
    """Options of a game with a pool of its own, and Spellbooks made of it."""
    rng = Random(seed)
    pool = CardMaker(rng).pool(16)
    cards = [card["id"] for card in pool]
    decks = [["venus"] * 13 + rng.sample(cards * 3, 27) for _ in range(2)]
    return {"pool": pool, "decks": decks}
