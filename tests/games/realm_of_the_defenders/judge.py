"""Realm of the Defenders, naively: its legal actions word by word, and what nobody can know; on plain positions."""

from random import Random

from tests.support.rules import Json

RANKS = ["2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A"]
CARDS = [rank + suit for suit in "SCDH" for rank in RANKS] + ["X1"]

# The judge


def value(card: str) -> int:
    return int(card[:-1]) if card[0].isdigit() else 15


def total(cards: list[str]) -> int:
    return sum(value(card) for card in cards)


def each(cards: list[str]) -> list[str]:
    """Equal cards once, in canonical order."""
    return [card for card in CARDS if card in cards]


def without(cards: list[str], *gone: str) -> list[str]:
    left = list(cards)
    for card in gone:
        left.remove(card)
    return left


def suited(cards: list[str], suit: str) -> list[str]:
    """The cards that can be used as a suit: the Elder can be used as each (RD-1.6)."""
    return [card for card in cards if card[-1] == suit or card == "X1"]


def toughness(defender: Json) -> int:
    return value(defender["card"]) if defender["card"] != "X1" or not defender["under"] else total(defender["under"])


def still_in(position: Json, seat: int) -> bool:
    return not position["seats"][seat]["out"]


def judge(position: Json, seat: int) -> list[Json]:
    """RD-11.2 and RD-11.3, the table of actions."""
    if seat not in position["active"]:
        return []
    me = position["seats"][seat]
    if position["ask"] is not None:
        return answers(position, seat, me, position["ask"])
    match position["step"]:
        case "bid":
            left = without(me["bid_cards"], *me["bid"])
            return [{"type": "bid", "card": card} for card in each(left)] + [{"type": "done"}]
        case "redraw":
            return [{"type": "redraw"}, {"type": "keep"}]
        case "main":
            return main_step(position, seat, me)
        case "resource":
            actions = []
            for card in each(me["hand"]):
                if card in suited([card], "C"):
                    actions.append({"type": "place", "card": card, "pool": "power"})
                if card in suited([card], "H"):
                    actions.append({"type": "place", "card": card, "pool": "courage"})
            return [*actions, {"type": "done"}]
        case "respond":
            return response(position, me)
        case "block":
            return [{"type": "block", "attacker": a} for a in pair(position, "sacrifice", "blocked")]
        case "hit":
            return [{"type": "hit", "attacker": a} for a in pair(position, "counter", "hit")]
        case "queen":
            return [*queens(position, me), {"type": "pass"}]
        case "ace":
            return [*named("ace", "AS", me, []), {"type": "pass"}]
    raise AssertionError(position["step"])


def pair(position: Json, answer: str, flag: str) -> list[int]:
    """The two attackers of the first line in which an answer has not been aimed at one of them (RD-5.10, RD-5.13)."""
    for line in position["battle"]["lines"]:
        if line[answer] is not None and not any(attacker[flag] for attacker in line["attackers"]):
            return [attacker["defender"] for attacker in line["attackers"]]
    raise AssertionError("nobody is waited for")


def main_step(position: Json, seat: int, me: Json) -> list[Json]:
    hand, money = me["hand"], suited(me["hand"], "D")
    spades = [card for card in each(me["defeated"]) if card[-1] == "S"]
    others = [other for other, realm in enumerate(position["seats"]) if other != seat and not realm["out"]]
    actions: list[Json] = []
    if not position["attacked"]:  # RD-4.1, RD-4.2
        for card in each(hand):
            affordable = total(money) >= value(card) if card[-1] == "S" else card == "X1" and len(money) > 1
            if affordable:
                actions.append({"type": "deploy", "card": card})
    for elder in named("inspire", "X1", me, []):  # RD-8.5
        means = total(money) - (15 if elder["from"] == "hand" else 0)
        if any(2 * value(card) <= means for card in spades):
            actions.append(elder)
    if any(position["seats"][other]["courage"] + position["seats"][other]["power"] for other in others):
        actions += queens(position, me)  # RD-8.3
    if me["power"] and any(defender["ready"] for defender in me["defenders"]):  # RD-5.1
        actions += [{"type": "attack", "seat": other} for other in others]
    if not position["deployed"] and not position["attacked"] and len(me["fortresses"]) > 1:  # RD-6.1
        actions.append({"type": "dismantle"})
    return [*actions, {"type": "done"}]


def named(kind: str, card: str, me: Json, busy: list[int]) -> list[Json]:
    """A face card or an Elder, from the hand and from play."""
    actions: list[Json] = [{"type": kind, "from": "hand"}] if card in me["hand"] else []
    in_play = [one["id"] for one in me["defenders"] if one["card"] == card and one["id"] not in busy]
    return actions + [{"type": kind, "from": "play", "defender": one} for one in in_play]


def queens(position: Json, me: Json) -> list[Json]:
    lines = position["battle"]["lines"] if position["battle"] else []
    attacking = [attacker["defender"] for line in lines for attacker in line["attackers"]]
    return named("queen", "QS", me, attacking) if total(me["courage"]) >= 15 else []  # RD-8.1


def response(position: Json, me: Json) -> list[Json]:
    lines = position["battle"]["lines"]
    actions: list[Json] = []
    if all(line["counter"] is None for line in lines):  # RD-5.6
        alone = [line["defender"] for line in lines if line["sacrifice"] is None and offers(position, me, line)]
        actions += [{"type": "sacrifice", "for": attacked} for attacked in alone]
    if me["power"] or suited(me["hand"], "C"):
        silent = [line["defender"] for line in lines if line["counter"] is None]
        actions += [{"type": "retaliate", "with": attacked} for attacked in silent]
    return [*actions, {"type": "done"}]


def offers(position: Json, me: Json, line: Json) -> list[Json]:
    attacked = [other["defender"] for other in position["battle"]["lines"]]
    in_play = [one["id"] for one in me["defenders"] if one["id"] not in attacked]
    if len(line["attackers"]) == 2:  # RD-5.8
        cards = each(suited(me["hand"], "S"))
    else:  # RD-8.4
        cards = ["JS"] if "JS" in me["hand"] and total(me["courage"]) >= 15 else []
    actions: list[Json] = [{"type": "offer", "from": "play", "defender": one} for one in in_play]
    return actions + [{"type": "offer", "from": "hand", "card": card} for card in cards]


def answers(position: Json, seat: int, me: Json, ask: Json) -> list[Json]:
    battle = position["battle"]
    lines = battle["lines"] if battle else []
    match ask["ask"]:
        case "pay":
            return [{"type": "pay", "card": card} for card in each(payable(me, ask))]
        case "price":  # RD-4.5
            left = without(suited(me["hand"], "D"), "X1", *ask["paid"])
            most = value(ask["paid"][-1]) if ask["paid"] else 15
            pays = [{"type": "pay", "card": card} for card in each(left) if value(card) <= most]
            return pays + ([{"type": "done"}] if ask["paid"] else [])
        case "recall":
            means = total(suited(me["hand"], "D")) - (15 if ask["from"] == "hand" else 0)
            spades = [card for card in each(me["defeated"]) if card[-1] == "S" and 2 * value(card) <= means]
            return [{"type": "recall", "card": card} for card in spades]
        case "strike":
            return strikes(position, seat, lines)
        case "attacker":
            taken = [attacker["defender"] for line in lines for attacker in line["attackers"]]
            free = [one["id"] for one in me["defenders"] if one["ready"] and one["id"] not in taken]
            return [{"type": "attacker", "defender": one} for one in free] + ([{"type": "done"}] if lines else [])
        case "power":
            return [{"type": "power", "card": card} for card in each(me["power"])]
        case "against":
            standing = {line["defender"]: len(line["attackers"]) for line in lines}
            defenders = position["seats"][battle["target"]]["defenders"]
            room = [
                one["id"]
                for one in defenders
                if standing.get(one["id"], 0) < (1 if one["card"] == "KS" else 2)  # RD-5.4
            ]
            return [{"type": "against", "defender": one} for one in (room if defenders else [None])]
        case "offer":
            return offers(position, me, next(line for line in lines if line["defender"] == ask["for"]))
        case "counter":
            pool = [{"type": "counter", "from": "pool", "card": card} for card in each(me["power"])]
            clubs = each(suited(me["hand"], "C"))
            return pool + [{"type": "counter", "from": "hand", "card": card} for card in clubs]
    raise AssertionError(ask)


def payable(me: Json, ask: Json) -> list[str]:
    """RD-4.3, word by word."""
    means = suited(me["hand"], "D") if ask["for"] in ("deploy", "inspire") else me["courage"]
    if ask["for"] == "inspire" and ask["from"] == "hand":
        means = without(means, "X1")
    left = without(means, *ask["paid"])
    missing = ask["due"] - total(ask["paid"])
    most = value(ask["paid"][-1]) if ask["paid"] else 15
    fine = []
    for card in left:
        not_above = [other for other in left if value(other) <= value(card)]
        if value(card) <= most and total(not_above) >= missing:
            fine.append(card)
    return fine


def strikes(position: Json, seat: int, lines: list[Json]) -> list[Json]:
    actions: list[Json] = []
    for other, realm in enumerate(position["seats"]):
        if other == seat or realm["out"]:
            continue
        actions += [
            {"type": "strike", "seat": other, "pool": "courage", "card": card} for card in each(realm["courage"])
        ]
        if realm["power"]:
            actions.append({"type": "strike", "seat": other, "pool": "power"})
        for line in lines:
            if position["battle"]["target"] == other and line["counter"] is not None:
                actions.append({"type": "strike", "seat": other, "pool": "battle", "defender": line["defender"]})
    return actions


def conceivable(position: Json) -> list[Json]:
    realms = position["seats"]
    cards = [*CARDS[::4], "JS", "KS", "X1"]
    courage = each([card for realm in realms for card in realm["courage"]])[:4]
    ids = [*[one["id"] for realm in realms for one in realm["defenders"]][:8], 99]
    actions: list[Json] = [{"type": verb} for verb in ("done", "redraw", "keep", "dismantle", "pass", "attack", "pay")]
    for card in cards:
        actions += [{"type": verb, "card": card} for verb in ("bid", "deploy", "pay", "recall", "power")]
        actions += [{"type": "counter", "from": source, "card": card} for source in ("pool", "hand")]
        actions += [{"type": "place", "card": card, "pool": pool} for pool in ("power", "courage")]
        actions.append({"type": "offer", "from": "hand", "card": card})
    for verb in ("inspire", "queen", "ace"):
        actions.append({"type": verb, "from": "hand"})
        actions += [{"type": verb, "from": "play", "defender": one} for one in ids]
    for one in ids:
        actions += [{"type": "attacker", "defender": one}, {"type": "against", "defender": one}]
        actions += [{"type": "sacrifice", "for": one}, {"type": "retaliate", "with": one}]
        actions += [{"type": "block", "attacker": one}, {"type": "hit", "attacker": one}]
        actions.append({"type": "offer", "from": "play", "defender": one})
    actions.append({"type": "against", "defender": None})
    for seat in range(-1, 4):
        actions += [{"type": "attack", "seat": seat}, {"type": "strike", "seat": seat, "pool": "power"}]
        actions += [{"type": "strike", "seat": seat, "pool": "courage", "card": card} for card in courage]
        actions += [{"type": "strike", "seat": seat, "pool": "battle", "defender": one} for one in ids[:3]]
    return actions


# What nobody can know


def redeal(position: Json, viewer: int | None, rng: Random) -> Json:
    """RD-10: decks, Fortresses and discard piles, and what other seats hold, bid and think of."""
    for seat, realm in enumerate(position["seats"]):
        own = seat == viewer
        zones = ["deck", "fortresses", "discard"] + ([] if own else ["hand", "power", "bid_cards"])
        sizes = {zone: len(realm[zone]) for zone in zones}
        unseen = [card for zone in zones for card in realm[zone]]
        asked = seat in position["active"]
        while True:
            rng.shuffle(unseen)
            deal(realm, sizes, list(unseen))
            if own or position["step"] != "redraw" or is_first_hand(realm["hand"], asked):
                break
        if not own:
            realm["bid"] = rng.sample(realm["bid_cards"], rng.randint(0, len(realm["bid_cards"])))
    if position["ask"] is not None and position["active"][0] != viewer:
        forget_question(position)
    return position


def deal(realm: Json, sizes: dict[str, int], unseen: list[str]) -> None:
    """Only Power cards are in a Power pool (RD-4.8)."""
    if "power" in sizes:
        realm["power"] = suited(unseen, "C")[: sizes["power"]]
        unseen = without(unseen, *realm["power"])
    for zone in set(sizes) - {"power"}:
        realm[zone], unseen = unseen[: sizes[zone]], unseen[sizes[zone] :]


def is_first_hand(hand: list[str], asked: bool) -> bool:
    """RD-2.6, RD-2.9: the eighth card is the Elder won; seven of one suit are drawn again without asking."""
    if len(hand) == 8 and "X1" not in hand:
        return False
    seven = without(hand, "X1") if len(hand) == 8 else hand
    return not asked or "X1" in seven or len({card[-1] for card in seven}) > 1


def forget_question(position: Json) -> None:
    """RD-3.4: an unfinished action is its seat's own; what has been completed of a battle is not."""
    if position["ask"].get("for") == "loss":
        return
    in_assignment = position["step"] == "main" and position["battle"] is not None and position["battle"]["lines"]
    position["ask"] = {"ask": "attacker"} if in_assignment else None
    if position["step"] == "main" and not in_assignment:
        position["battle"] = None
