"""A naive judge for Elemental Clash: what is legal, worked out from the rules' text on ``position()`` data alone.

It knows the cards from the data file and shares no code with the engine. Nothing here is quick or clever.
"""

from random import Random

from tests.games.elemental_clash.world import FLOW_OF_PLAYER, OPPOSITE, PLAYER_REFS, WINDOWS, World
from tests.support.rules import Json


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
    """EC-13.2, EC-13.3: order of Spellbooks, what the other one holds and plays with, and their orders (EC-13.4)."""
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
