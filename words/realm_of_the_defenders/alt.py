"""Alt texts of Realm of the Defenders: what the pictures show, in words that can be read out."""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence

from engine import Action, Seat
from engine.realm_of_the_defenders.actions import Done
from engine.realm_of_the_defenders.battle import Defender, FoughtBattle
from engine.realm_of_the_defenders.cards import CARDS, ELDER, MOST_POINTS, SIGNS, Card, Cards, deck_points, worth
from engine.realm_of_the_defenders.questions import PaymentView, Pricing
from engine.realm_of_the_defenders.view import LeftAtEnd, RealmView, SeatView
from words.alt_texts import LONGEST, AltPart, clip_text, fit_parts
from words.game import Names
from words.realm_of_the_defenders import RealmWords
from words.realm_of_the_defenders.story import battle_lines, fought_lines

BREVITIES = 5
"""The steps to a shorter alt text: defeated piles counted, pools counted, Defenders counted, the last battle left
out but for who fell."""


def table_alt(words: RealmWords, view: RealmView, names: Names) -> str:
    """The whole public table; where that is too long, ever less of what can be seen at leisure."""
    return _longest_fitting(words, ([*_table_parts(words, view, names, brevity)] for brevity in range(BREVITIES)))


def hand_alt(words: RealmWords, view: RealmView, seat: Seat, names: Names, legal: Sequence[Action]) -> str:
    """A seat's own cards, the realms as they face each other, and what the seat can do."""
    return _longest_fitting(
        words, ([*_hand_parts(words, view, seat, names, legal, brevity)] for brevity in range(BREVITIES))
    )


def held_cards_alt(words: RealmWords, view: RealmView, seat: Seat, names: Names) -> str:
    """The cards of one seat, said of it by name."""
    own = view.own()
    return _hand_and_power_text(words, own.bid_cards or own.hand, own.power, names[seat])


def _hand_and_power_text(words: RealmWords, hand: Cards, power: Cards, name: str) -> str:
    return words.say("alt-held", player=name, hand=words.cards(hand), power=words.courage(power))


def _longest_fitting(words: RealmWords, texts: Iterable[list[AltPart]]) -> str:
    """The first of ever shorter texts that fits; a shorter one is made only when that one is too long.

    Of the shortest, what matters least is left out where it is too long, too.
    """
    parts: list[AltPart] = []
    for parts in texts:
        text = "\n".join(part.text for part in parts)
        if len(text) <= LONGEST:
            return text
    return fit_parts(parts, words.catalogue.say("alt-left-out"))


def _table_parts(words: RealmWords, view: RealmView, names: Names, brevity: int) -> Iterator[AltPart]:
    if view.outcome is not None:
        yield AltPart(words.say("alt-over", result=words.result_text(view, names)))
        if view.outcome.reason == "turn_limit":
            yield AltPart(words.say("alt-why", why=words.why(view, names)))
    yield AltPart(words.say("alt-table", when=words.headline(view)))
    ended = view.outcome is not None and view.outcome.reason != "fortresses"
    yield from map(AltPart, _current_battle_texts(words, view, names))
    for text in _last_battle_texts(words, None if ended else view.latest, names, brevity):
        yield AltPart(text, 2)
    for seat in view.seating:
        yield AltPart(_realm_text(words, view, names, seat, brevity), 3 if view.seats[seat].out else 1)
    yield from map(AltPart, _waiting_texts(words, view, names))


def _current_battle_texts(words: RealmWords, view: RealmView, names: Names) -> list[str]:
    if view.battle is None or view.player is None or not any(line.attackers for line in view.battle.lines):
        return []  # whom somebody only thinks of attacking is said where they are asked with what
    lines = words.catalogue.list_with_semicolons(battle_lines(words, view))
    return [words.say("alt-battle", player=names[view.player], target=names[view.battle.target], lines=lines)]


def _last_battle_texts(words: RealmWords, battle: FoughtBattle | None, names: Names, brevity: int) -> list[str]:
    """The last battle and who fell in it; only that where nothing else can be left out."""
    if battle is None:
        return []
    attackers = [one.defender for line in battle.lines for one in line.attackers]
    fallen = [
        words.say(
            "fallen",
            player=names[battle.player if number in attackers else battle.target],
            defender=words.defender_name(battle.fighter(number)),
        )
        for number in battle.fallen
    ]
    said = [words.say("alt-fallen", fallen=words.catalogue.list_in_sentence(fallen))] if fallen else []
    if not fallen and not any(line.sacrifice or line.defender is None for line in battle.lines):
        said = [words.say("alt-fallen-none")]
    if brevity == BREVITIES - 1:
        return said
    lines = words.catalogue.list_with_semicolons(fought_lines(words, battle))
    return [words.say("alt-fought", player=names[battle.player], target=names[battle.target], lines=lines), *said]


def _waiting_texts(words: RealmWords, view: RealmView, names: Names) -> list[str]:
    if not view.active:
        return []
    return [words.say("alt-waiting", players=words.catalogue.list_in_sentence([names[seat] for seat in view.active]))]


def _realm_text(words: RealmWords, view: RealmView, names: Names, seat: int, brevity: int) -> str:
    realm = view.seats[seat]
    begun = words.say("alt-realm-out" if realm.out else "alt-realm", player=names[seat], fortresses=realm.fortresses)
    if not view.turn:
        closed = view.step == "bid" and realm.bid_done and not realm.out
        return words.say(
            "alt-realm-bid" if closed else "alt-realm-bidding", realm=begun, deck=realm.deck, hand=view.cards_held(seat)
        )
    parts = [
        begun,
        _defenders_text(words, realm.defenders, brevity),
        _courage_text(words, realm, brevity),
        words.say("alt-piles", power=realm.power, hand=realm.hand, deck=realm.deck, discard=realm.discard),
    ]
    if realm.defeated:
        shown = _suit_counts_text(words, realm.defeated) if brevity else words.cards(realm.defeated)
        parts.append(words.say("alt-defeated", cards=shown))
    if view.left is not None:
        parts += _opened_cards_texts(words, view.left[seat], brevity)
    return words.catalogue.list_with_semicolons(parts) + "."


def _opened_cards_texts(words: RealmWords, left: LeftAtEnd, brevity: int) -> list[str]:
    """The part of a realm that nobody else could see until the end; ever less of it where the whole is too long."""
    shown = {"hand": left.hand, "power": left.power, "next": left.next}
    shown = dict([*shown.items()][: max(1, len(shown) - brevity)])
    return [words.say(f"alt-opened-{what}", cards=words.cards(cards)) for what, cards in shown.items() if cards]


def _defenders_text(words: RealmWords, many: Sequence[Defender], brevity: int) -> str:
    if not many:
        return words.say("alt-no-defender")
    if brevity > 2 and len(many) > 3:
        return words.say("alt-defenders-many", count=len(many), toughness=sum(one.toughness for one in many))
    return words.say("alt-defenders", defenders=", ".join(_defender_text(words, one) for one in many))


def _defender_text(words: RealmWords, one: Defender) -> str:
    text = words.defender_name(one)
    if one.under:
        text = words.say("alt-under", defender=text, money=words.cards(one.under))
    return text if one.ready else words.say("alt-not-ready", defender=text)


def _courage_text(words: RealmWords, realm: SeatView, brevity: int) -> str:
    if not realm.courage:
        return words.say("alt-no-courage")
    count, total = len(realm.courage), worth(realm.courage)
    if brevity > 1:
        return words.say("alt-courage", count=count, total=total)
    return words.say("alt-courage-cards", count=count, total=total, cards=words.cards(realm.courage))


def _hand_parts(
    words: RealmWords, view: RealmView, seat: Seat, names: Names, legal: Sequence[Action], brevity: int
) -> Iterator[AltPart]:
    own = view.own()
    if own.bid_cards:
        yield AltPart(words.say("alt-bid", cards=words.cards(own.bid_cards), bid=words.cards(own.bid)))
        for other, left in enumerate(view.left or ()):
            if other != seat:
                yield AltPart(_hand_and_power_text(words, left.hand, left.power, names[other]))
    else:
        yield AltPart(words.say("alt-hand", hand=words.cards(own.hand), power=words.courage(own.power)))
        yield AltPart(_own_realm(words, view, seat, brevity))
        yield from map(AltPart, _current_battle_texts(words, view, names))
        for text in _last_battle_texts(words, view.fought_before_question, names, brevity):
            yield AltPart(text, 2)
        for other in view.seating:
            if other != seat:
                yield AltPart(
                    _realm_text(words, view, names, other, max(brevity, 1)), 3 if view.seats[other].out else 1
                )
    if isinstance(own.ask, PaymentView | Pricing) and own.ask.paid:
        yield AltPart(words.say("alt-paid", cards=words.cards(own.ask.paid)))
    if legal and brevity < 2:
        choices = ", ".join(dict.fromkeys(_choice_label(words, action, view, names) for action in legal))
        yield AltPart(words.say("alt-choices", choices=choices))
    elif seat not in view.active:
        yield from map(AltPart, _waiting_texts(words, view, names))


def _choice_label(words: RealmWords, action: Action, view: RealmView, names: Names) -> str:
    """An action as its button has it: a turn without an attack ends with one press."""
    if isinstance(action, Done) and view.step == "main" and not view.attacked:
        return words.say("action-done-turn")
    return words.action_label(action, view, names)


def _own_realm(words: RealmWords, view: RealmView, seat: Seat, brevity: int) -> str:
    realm = view.seats[seat]
    parts = [
        words.say("alt-own", fortresses=realm.fortresses),
        _defenders_text(words, realm.defenders, brevity),
        _courage_text(words, realm, 0),
    ]
    return words.catalogue.list_with_semicolons(parts) + "."


def deck_alt(words: RealmWords, which: Sequence[Card], name: str) -> str:
    """A built deck, each card with how often it is there."""
    counts = Counter(which)
    listed = ", ".join(
        words.card(card) if counts[card] == 1 else words.say("alt-copies", card=words.card(card), count=counts[card])
        for card in CARDS
        if counts[card]
    )
    key = "alt-deck" if listed else "alt-deck-empty"
    text = words.say(key, name=name, count=len(which), points=deck_points(which), most=MOST_POINTS, cards=listed)
    return clip_text(text)


def _suit_counts_text(words: RealmWords, which: Sequence[Card]) -> str:
    counts = Counter(card if card == ELDER else card[-1] for card in which)
    parts = [f"{counts[letter]} {symbol}" for letter, symbol in SIGNS.items() if counts[letter]]
    if counts[ELDER]:
        parts.append(words.say("alt-elders", count=counts[ELDER]))
    return ", ".join(parts)
