"""A naive judge for Elemental Clash: what is legal, worked out from the rules' text on ``position()`` data alone.

It knows the cards from the data file and shares no code with the engine. Nothing here is quick or clever.
"""

import tomllib
from functools import cache
from random import Random
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


def spaces(seat: int, zone: str | None = None) -> list[str]:
    letters = {"atk": "A", "def": "D"}.get(zone or "", "AD")
    return [f"{seat}{letter}{number}" for letter in letters for number in range(1, 6)]


def decider(world: World) -> int:
    """Who has the decision."""
    player, frame = world.player, world.going["stack"][-1]
    match frame["frame"]:
        case "flow":
            return int(player if frame["step"] in FLOW_OF_PLAYER else OPPOSITE[player])
        case "fight_window":
            return int(player if frame["passed"] == 0 else OPPOSITE[player])
        case "aim" | "may":
            return int(frame["context"]["seat"])
        case "put_milled":
            return int(frame["trigger"]["seat"])
        case "settle" | "divide":
            return int(player)
        case "put":
            return creature_to_put(world, frame["creatures"][0])
        case _:
            return int(frame["seat"])


def creature_to_put(world: World, uid: int) -> int:
    """Whose it is."""
    thing = world.by_uid(uid)
    if thing is not None:
        return int(thing["seat"])
    return next(seat for seat in (0, 1) if uid in world.position["seats"][seat]["buried"])


def judge(position: Json, seat: int) -> list[Json]:
    """EC-14.2."""
    if position["outcome"] is not None:
        return []
    world = World(position)
    if seat != decider(world):
        return []
    side = position["seats"][seat]
    actions = choices(world, seat, world.going["stack"][-1])
    for window in WINDOWS:
        if window not in side["asked"]:
            actions.append({"type": "ask", "window": window, "on": window not in side["orders"]})
    return actions


def choices(world: World, seat: int, frame: Json) -> list[Json]:
    free = [ref for ref in spaces(seat) if world.at(ref) is None]
    match frame["frame"]:
        case "flow":
            return flow_choices(world, seat, frame["step"], free)
        case "window" | "fight_window":
            return [*world.flashes(seat), {"type": "pass"}]
        case "aim":
            return target_choices(world, frame)
        case "settle":
            return order_choices(world)
        case "may":
            return [{"type": "yes"}, {"type": "no"}]
        case "put" | "put_found":
            return [{"type": "put", "to": ref} for ref in spaces(seat, frame["zone"]) if ref in free]
        case "put_milled":
            return [*({"type": "put", "to": ref} for ref in free), {"type": "no"}]
        case "search":
            return search_choices(world, seat, frame)
        case "discard":
            hand = world.position["seats"][seat]["hand"]
            return [{"type": "discard", "card": card_id} for card_id in sorted(set(hand))]
        case _:
            return divide_choices(world, frame)


def flow_choices(world: World, seat: int, step: str, free: list[str]) -> list[Json]:
    match step:
        case "place":
            waiting = [thing["ref"] for thing in world.creatures(seat) if thing["zone"] == "pile"]
            return [{"type": "place", "from": start, "to": to} for start in waiting for to in free]
        case "move":
            return move_choices(world, seat)
        case "main1" | "main2":
            return main_choices(world, seat, step)
        case "attack":
            targets = [PLAYER_REFS[OPPOSITE[seat]], *(thing["ref"] for thing in world.attackable())]
            attacks = [
                {"type": "attack", "from": thing["ref"], "to": to} for thing in world.attackers() for to in targets
            ]
            return [*attacks, {"type": "done"}]
        case "plain_block":
            return [*world.blocks(), {"type": "done"}]
        case "flash_block":
            return [*world.blocks(), *world.flashes(seat), {"type": "done"}]
        case _:
            return [*world.flashes(seat), {"type": "pass"}]


def move_choices(world: World, seat: int) -> list[Json]:
    moved = world.going["moved"]
    actions = []
    for start in spaces(seat):
        mover = world.at(start)
        if mover is None or mover["uid"] in moved:
            continue
        for to in spaces(seat):
            there = world.at(to)
            if to != start and (there is None or there["uid"] not in moved):
                actions.append({"type": "move", "from": start, "to": to})
    return [*actions, {"type": "done"}]


def main_choices(world: World, seat: int, step: str) -> list[Json]:
    side = world.position["seats"][seat]
    actions = []
    if world.position["stones"] > 0:
        piles = min(len(side["piles"]) + 1, 5)
        stones = [card_id for card_id in sorted(set(side["hand"])) if world.cards[card_id]["kind"] == "stone"]
        actions += [{"type": "stone", "card": card_id, "pile": n + 1} for card_id in stones for n in range(piles)]
    actions += world.plays(seat, {"creature", "spell", "flash", "permanent"})
    if step == "main1" and world.attackers():
        actions.append({"type": "combat"})
    return [*actions, {"type": "end"}]


def target_choices(world: World, frame: Json) -> list[Json]:
    context = frame["context"]
    ability = world.cards[context["card"]]["ability"][context["number"]]
    spec = ability["target"][len(context["targets"])]
    taken = [uid for uids in context["targets"] for uid in uids] + frame["picked"]
    actions: list[Json] = []
    for uid, action in world.candidates(spec, context["seat"], context["source"]):
        if uid not in taken and action not in actions:
            actions.append(action)
    if len(frame["picked"]) >= spec.get("min", 1):
        actions.append({"type": "skip"})
    return actions


def order_choices(world: World) -> list[Json]:
    seen = []
    actions = []
    for n, trigger in enumerate(world.going["batches"][0]):
        ability = (trigger["seat"], trigger["card"], trigger["number"])
        if ability not in seen:
            seen.append(ability)
            actions.append({"type": "order", "n": n})
    return actions


def search_choices(world: World, seat: int, frame: Json) -> list[Json]:
    op = world.cards[frame["card"]]["ability"][frame["number"]]["do"][frame["op"]]
    deck = world.position["seats"][seat]["deck"]
    if frame["looked"] is not None:
        deck = deck[len(deck) - frame["looked"] :]
    actions: list[Json] = []
    for card_id in sorted(set(deck)):
        card = world.cards[card_id]
        into_zone = op.get("to") in ("atk", "def")
        if ("pick" not in op or world.card_fits(op["pick"], card)) and (card["kind"] == "creature" or not into_zone):
            actions.append({"type": "choose", "card": card_id})
    return [*actions, {"type": "skip"}]


def divide_choices(world: World, frame: Json) -> list[Json]:
    attack = world.going["attacks"][0]
    attacker = world.by_uid(attack["attacker"])
    blocker = world.by_uid(attack["blockers"][len(frame["shares"])])
    assert attacker is not None
    assert blocker is not None
    left = world.values(attacker)["atk"] - sum(frame["shares"])
    return [{"type": "divide", "to": blocker["ref"], "n": n} for n in range(left + 1)]


# What could come to somebody's mind


def conceivable(position: Json) -> list[Json]:
    verbs = ["done", "combat", "end", "pass", "skip", "yes", "no", "place", "dance"]
    actions: list[Json] = [{"type": verb} for verb in verbs]
    actions += [{"type": "order", "n": n} for n in range(-1, 4)]
    actions += [{"type": "ask", "window": window, "on": on} for window in WINDOWS for on in (True, False)]
    buried = sorted({card_id for side in position["seats"] for card_id in side["discard"]})
    for card_id in [*buried[:3], *USUAL]:
        for pile in (0, 1, 2, 6):
            actions.append({"type": "stone", "card": card_id, "pile": pile})
            actions.append({"type": "play", "card": card_id, "pile": pile})
        actions += [{"type": verb, "card": card_id} for verb in ("discard", "choose", "target")]
    taken = [f"{seat}{zone}{n}" for seat in (0, 1) for zone in "AD" for n in side_numbers(position, seat, zone)]
    refs = [*taken[:5], "0A1", "0D3", "0S1", "1A2", "1S2", "0P", "9Z9"]
    actions += [{"type": "target", "ref": ref} for ref in [*refs, "1P", "L1", "L9"]]
    actions += [{"type": "put", "to": ref} for ref in refs]
    actions += [{"type": "divide", "to": ref, "n": n} for ref in ("0D1", "1D2") for n in (-1, 0, 3, 99)]
    for verb in ("place", "move", "attack", "block"):
        for n, start in enumerate(refs):
            ends = {refs[(n + 1) % len(refs)], refs[(2 * n + 3) % len(refs)], "1P", start}
            actions += [{"type": verb, "from": start, "to": to} for to in sorted(ends)]
    return actions


USUAL = [
    "venus", "mars", "mercury", "jupiter", "loamling", "sparkpaw", "squall_heron", "flare_dart", "hush_of_depths",
    "council_of_kites", "caldera_drake", "evergreen_pact", "no_card",
]  # fmt: skip


def side_numbers(position: Json, seat: int, zone: str) -> list[str]:
    return sorted(position["seats"][seat]["atk" if zone == "A" else "def"])


# What a viewer can't know (EC-13)


def redeal(position: Json, viewer: int | None, rng: Random) -> Json:
    """EC-13.2, EC-13.3: order of Spellbooks, what the other one holds and plays with, and his orders (EC-13.4)."""
    if position["outcome"] is None:
        hide_flash_half(position, viewer, rng)
    for seat, side in enumerate(position["seats"]):
        if seat == viewer:
            mix(side["deck"], [i for i, level in enumerate(side["known"]) if level == 0], rng)
            continue
        side["orders"] = [window for window in WINDOWS if rng.random() < 0.6]
        side["asked"] = [window for window in WINDOWS if rng.random() < 0.3]
        shown = list(side["shown"])
        hand = list(side["hand"])
        for card_id in shown:
            hand.remove(card_id)
        fixed = fixed_places(position, seat)
        places = [i for i, level in enumerate(side["known"]) if level < 2 and i not in fixed]
        for i in range(len(hand)):
            hand[i] = other_card(position, hand[i], rng)
        for i in places:
            side["deck"][i] = other_card(position, side["deck"][i], rng)
            side["known"][i] = rng.choice([side["known"][i], side["known"][i], 1 - side["known"][i]])
        unseen = hand + [side["deck"][i] for i in places]
        rng.shuffle(unseen)
        side["hand"] = sorted(shown + unseen[: len(hand)])
        for i, card_id in zip(places, unseen[len(hand) :], strict=True):
            side["deck"][i] = card_id
    return position


def mix(cards: list[str], places: list[int], rng: Random) -> None:
    chosen = [cards[i] for i in places]
    rng.shuffle(chosen)
    for i, card_id in zip(places, chosen, strict=True):
        cards[i] = card_id


def other_card(position: Json, card_id: str, rng: Random) -> str:
    """Usually the same, sometimes any card of the pool."""
    return card_id if rng.random() < 0.7 else rng.choice(sorted(World(position).cards))


def fixed_places(position: Json, seat: int) -> list[int]:
    """The creature that has been found and shown in a search is in the Spellbook until it is put."""
    stack = position["going"]["stack"] if position["outcome"] is None else []
    if not stack or stack[-1]["frame"] != "put_found" or stack[-1]["seat"] != seat:
        return []
    deck = position["seats"][seat]["deck"]
    return [max(i for i, card_id in enumerate(deck) if card_id == stack[-1]["card"])]


def hide_flash_half(position: Json, viewer: int | None, rng: Random) -> None:
    """Where blocks are possible nobody else sees whether the defender is asked for Flash spells, too."""
    world = World(position)
    frame = world.going["stack"][-1]
    if frame.get("step") in ("plain_block", "flash_block") and viewer != OPPOSITE[world.player] and world.blocks():
        frame["step"] = rng.choice(["plain_block", "flash_block"])
