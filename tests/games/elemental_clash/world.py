"""What lies on the table in a plain position of Elemental Clash: values, filters, targets, what can be played."""

import tomllib
from functools import cache
from typing import Any

from tests.support.rules import ROOT, Json

OPPOSITE = [1, 0]
PLAYER_REFS = ["0P", "1P"]
WINDOWS = ["spell", "combat", "end"]
FLOW_OF_PLAYER = {"place", "move", "main1", "main2", "attack"}


@cache
def card_file() -> Json:
    return tomllib.loads((ROOT / "engine" / "elemental_clash" / "cards.toml").read_text())


@cache
def standard_cards() -> dict[str, Json]:
    return {card["id"]: card for card in card_file()["card"]}


def several(value: Any) -> list[Any]:
    return value if isinstance(value, list) else [value]


class World:
    """Everything on the field, listed in field order (EC-4.6), with values by EC-11.6."""

    def __init__(self, position: Json) -> None:
        self.position = position
        self.cards = {**standard_cards(), **{card["id"]: card for card in position.get("pool") or []}}
        self.player = position["player"]
        self.going = position["going"]
        self.things: list[Json] = []
        for seat in (self.player, OPPOSITE[self.player]):
            self.list_side(seat)

    def list_side(self, seat: int) -> None:
        side = self.position["seats"][seat]
        for zone, letter in (("atk", "A"), ("def", "D")):
            for digit in "12345":
                if digit in side[zone]:
                    self.add(side[zone][digit], seat, zone, letter, int(digit))
        for number, pile in enumerate(side["piles"], 1):
            if pile["card"] is not None:
                self.add(pile["card"], seat, "pile", "S", number)
        for number, pile in enumerate(side["piles"], 1):
            for card_id, uid in zip(pile["stones"], pile["uids"], strict=True):
                self.add({"card": card_id, "uid": uid, "status": "live"}, seat, "pile", "stone", number)

    def add(self, lying: Json, seat: int, zone: str, letter: str, number: int) -> None:
        self.things.append(
            {
                "card": self.cards[lying["card"]],
                "uid": lying["uid"],
                "seat": seat,
                "zone": zone,
                "number": number,
                "ref": f"{seat}{letter}{number}",
                "damage": lying.get("damage", 0),
                "effects": lying.get("effects", []),
                "status": lying.get("status") or "live",
            }
        )

    def at(self, ref: str) -> Json | None:
        return next((thing for thing in self.things if thing["ref"] == ref), None)

    def by_uid(self, uid: int) -> Json | None:
        return next((thing for thing in self.things if thing["uid"] == uid), None)

    def creatures(self, seat: int) -> list[Json]:
        return [thing for thing in self.things if thing["seat"] == seat and thing["card"]["kind"] == "creature"]

    # Values

    def values(self, thing: Json, printed: bool = False) -> Json:
        card = thing["card"]
        found = {"atk": card.get("atk", 0), "def": card.get("def", 0), "keywords": set(card.get("keywords", []))}
        if printed or card["kind"] != "creature":
            return found
        for effect in thing["effects"]:
            found["atk"] += effect["atk"]
            found["def"] += effect["def"]
            found["keywords"] |= set(effect["add"])
        for source in self.things:
            if source["status"] == "live":
                for ability in source["card"].get("ability", []):
                    self.add_static(ability, source, thing, found)
        found["atk"] = max(found["atk"], 0)
        return found

    def add_static(self, ability: Json, source: Json, thing: Json, found: Json) -> None:
        if "static" not in ability:
            return
        if "in" in ability and not self.is_in(source, several(ability["in"]), printed=True):
            return
        if "if" in ability and not self.holds(ability["if"], source["seat"], source["uid"], printed=True):
            return
        given = ability["static"]
        if given == "self":
            matches = source["uid"] == thing["uid"]
        else:
            matches = self.fits(given, thing, source["seat"], source["uid"], printed=True)
        if not matches:
            return
        found["atk"] += ability.get("atk", 0)
        found["def"] += ability.get("def", 0)
        found["keywords"] |= set(ability.get("add", []))

    def is_in(self, thing: Json, zones: list[str], printed: bool = False) -> bool:
        if thing["zone"] in zones:
            return True
        quick = "quickattacker" in self.values(thing, printed)["keywords"]
        return "atk" in zones and thing["zone"] == "pile" and quick

    def in_atk(self, thing: Json) -> bool:
        return thing["card"]["kind"] == "creature" and self.is_in(thing, ["atk"])

    # Filters (EC-11.5)

    def fits(self, given: Json, thing: Json, seat: int, source: int, printed: bool = False) -> bool:
        card = thing["card"]
        if thing["status"] == "chain" or not self.card_fits(given, card):
            return False
        if given.get("side", "any") != "any" and given["side"] != ("own" if thing["seat"] == seat else "opp"):
            return False
        if given.get("other") and thing["uid"] == source:
            return False
        if "zone" in given and not self.is_in(thing, several(given["zone"]), printed):
            return False
        if "near" in given and not self.is_near(given["near"], thing, source):
            return False
        if "state" in given and not self.is_in_state(given["state"], thing):
            return False
        asked = {"min_atk", "max_atk", "min_def", "max_def", "keyword"} & set(given)
        if not asked:
            return True
        if card["kind"] != "creature":
            return False
        values = self.values(thing, printed)
        return (
            given.get("min_atk", -999) <= values["atk"] <= given.get("max_atk", 999)
            and given.get("min_def", -999) <= values["def"] <= given.get("max_def", 999)
            and given.get("keyword") in {None, *values["keywords"]}
        )

    def card_fits(self, given: Json, card: Json) -> bool:
        kinds = several(given.get("kind", "creature"))
        if card["kind"] not in kinds and "card" not in kinds:
            return False
        if "element" in given and card.get("element", "neutral") not in several(given["element"]):
            return False
        if "type" in given and card.get("type") not in several(given["type"]):
            return False
        if "min_level" in given or "max_level" in given:
            level = card.get("level")
            return level is not None and given.get("min_level", 0) <= level <= given.get("max_level", 9)
        return True

    def is_near(self, near: str, thing: Json, source: int) -> bool:
        here = self.by_uid(source)
        if here is not None:
            seat, zone, number = here["seat"], here["zone"], here["number"]
        else:
            left = dict(self.going["gone"]).get(source)
            if left is None:
                return False
            seat, zone, number = int(left[0]), {"A": "atk", "D": "def", "S": "pile"}[left[1]], int(left[2])
        same_seat = thing["seat"] == seat
        if near == "pile":
            return bool(zone == thing["zone"] == "pile" and same_seat and thing["number"] == number)
        if "pile" in (zone, thing["zone"]):
            return False
        if near == "adjacent":
            return bool(same_seat and thing["zone"] == zone and abs(thing["number"] - number) == 1)
        if near == "partner":
            return bool(same_seat and thing["zone"] != zone and thing["number"] == number)
        return bool(not same_seat and thing["number"] == number)

    def is_in_state(self, state: str, thing: Json) -> bool:
        if state == "damaged":
            return bool(thing["damage"] > 0)
        attacking = any(attack["attacker"] == thing["uid"] for attack in self.going["attacks"])
        blocking = any(thing["uid"] in attack["blockers"] for attack in self.going["attacks"])
        return {"attacking": attacking, "blocking": blocking, "fighting": attacking or blocking}[state]

    def seats_of(self, given: Json, seat: int) -> list[int]:
        side = given.get("side", "any")
        return [seat] if side == "own" else [OPPOSITE[seat]] if side == "opp" else [self.player, OPPOSITE[self.player]]

    def holds(self, condition: Json, seat: int, source: int, printed: bool = False) -> bool:
        given = condition["count"]
        zone = given.get("zone")
        if zone in ("hand", "deck"):
            n = sum(len(self.position["seats"][owner][zone]) for owner in self.seats_of(given, seat))
        elif zone == "discard":
            piles = [self.position["seats"][owner]["discard"] for owner in self.seats_of(given, seat)]
            n = sum(self.card_fits(given, self.cards[card_id]) for pile in piles for card_id in pile)
        else:
            n = sum(self.fits(given, thing, seat, source, printed) for thing in self.things)
        return bool(condition.get("min", -999) <= n <= condition.get("max", 999))

    # Targets (EC-11.3): (uid, action) in the order of EC-14.2

    def candidates(self, spec: Json, seat: int, source: int) -> list[tuple[int, Json]]:
        zone = spec.get("zone")
        if zone == "discard":
            return self.buried_candidates(spec, seat)
        if zone == "chain":
            links = [link for link in self.going["chain"] if self.card_fits(spec, self.cards[link["card"]])]
            side = spec.get("side", "any")
            links = [link for link in links if side == "any" or (link["seat"] == seat) == (side == "own")]
            return [(link["uid"], {"type": "target", "ref": f"L{link['link']}"}) for link in links]
        found = []
        if "player" in several(spec.get("kind", "creature")) and set(spec) <= {"kind", "side", "min", "max", "other"}:
            found += [
                (-1 - player, {"type": "target", "ref": PLAYER_REFS[player]}) for player in self.seats_of(spec, seat)
            ]
        for thing in self.things:
            warded = thing["card"]["kind"] == "creature" and "warded" in self.values(thing)["keywords"]
            if self.fits(spec, thing, seat, source) and not (warded and thing["seat"] != seat):
                found.append((thing["uid"], {"type": "target", "ref": thing["ref"]}))
        return found

    def buried_candidates(self, spec: Json, seat: int) -> list[tuple[int, Json]]:
        found = []
        for owner in self.seats_of(spec, seat):
            side = self.position["seats"][owner]
            for card_id, uid in reversed(list(zip(side["discard"], side["buried"], strict=True))):
                if self.card_fits(spec, self.cards[card_id]):
                    found.append((uid, {"type": "target", "card": card_id}))
        return sorted(found, key=lambda item: item[1]["card"])

    def effect(self, card: Json) -> Json | None:
        found: list[Json] = [one for one in card.get("ability", []) if one.get("on") == "play" and "of" not in one]
        return found[0] if found else None

    def has_targets(self, card: Json, seat: int) -> bool:
        ability = self.effect(card) or {}
        specs = ability.get("target", [])
        return all(len(self.candidates(spec, seat, 0)) >= spec.get("min", 1) for spec in specs)

    # What can be played

    def energy(self, pile: Json) -> str:
        for card_id in pile["stones"]:
            energy = self.cards[card_id].get("energy", "neutral")
            if energy != "neutral":
                return str(energy)
        return "neutral"

    def height(self, pile: Json) -> int:
        return sum(self.cards[card_id].get("height", 1) for card_id in pile["stones"])

    def takes(self, pile: Json, card: Json) -> bool:
        energy = self.energy(pile)
        fitting = energy == "any" or card["element"] in (energy, "neutral")
        return pile["card"] is None and self.height(pile) >= card["level"] and fitting

    def plays(self, seat: int, kinds: set[str]) -> list[Json]:
        side = self.position["seats"][seat]
        found = []
        for card_id in sorted(set(side["hand"])):
            card = self.cards[card_id]
            if card["kind"] not in kinds or (card["kind"] != "creature" and not self.has_targets(card, seat)):
                continue
            for number, pile in enumerate(side["piles"], 1):
                if self.takes(pile, card):
                    found.append({"type": "play", "card": card_id, "pile": number})
        return found

    def flashes(self, seat: int) -> list[Json]:
        return self.plays(seat, {"flash"})

    # Combat

    def attackers(self) -> list[Json]:
        used = [attack["attacker"] for attack in self.going["attacks"]]
        mine = [thing for thing in self.creatures(self.player) if self.in_atk(thing) and thing["uid"] not in used]
        return [thing for thing in mine if "bound" not in self.values(thing)["keywords"]]

    def attackable(self) -> list[Json]:
        theirs = [thing for thing in self.creatures(OPPOSITE[self.player]) if self.in_atk(thing)]
        return [thing for thing in theirs if "hidden" not in self.values(thing)["keywords"]]

    def blocks(self) -> list[Json]:
        defender = OPPOSITE[self.player]
        used = [uid for attack in self.going["attacks"] for uid in attack["blockers"]]
        found = []
        for blocker in self.creatures(defender):
            if blocker["zone"] != "def" or blocker["uid"] in used or "dazed" in self.values(blocker)["keywords"]:
                continue
            for attack in self.going["attacks"]:
                attacker = self.by_uid(attack["attacker"])
                assert attacker is not None
                if "elusive" not in self.values(attacker)["keywords"]:
                    found.append({"type": "block", "from": blocker["ref"], "to": attacker["ref"]})
        return found
