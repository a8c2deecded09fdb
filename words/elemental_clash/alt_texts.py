"""Alt texts of Elemental Clash: what the pictures show, in words, and never more than fits."""

from collections import Counter
from collections.abc import Collection, Iterator, Sequence

from engine.contract import Outcome
from engine.elemental_clash import POOL, Card
from engine.elemental_clash.stakes import stakes
from engine.elemental_clash.view import ClashView, Lying, PileView
from words import endings
from words.alt_texts import LONGEST, AltPart, clip_text, fit_parts
from words.catalogue import OwnName
from words.elemental_clash import ClashWords
from words.game import Names, your_turn_sentence

ELEMENTS = ("earth", "air", "fire", "water", "neutral")
NEXT = 5
"""The most cards of a Spellbook that are named when the game is over."""
TEXTS: Sequence[tuple[int | None, int | None]] = (
    (LONGEST, LONGEST), (LONGEST, 80), (LONGEST, 40), (LONGEST, 0), (100, 0), (60, 0), (60, None), (0, 0), (0, None),
)  # fmt: skip
"""The characters of cards' texts that are told, ever fewer: of those that can be played now, and of the others."""
KINDS = ("stone", "creature", "spell", "flash", "permanent")


def table_alt(words: ClashWords, view: ClashView, names: Names) -> str:
    """The public table."""
    parts = [words.say("alt-over", result=_result_text(words, view.outcome, names))] if view.outcome else []
    phase = words.say(f"phase-{view.phase}")
    parts.append(words.say("alt-table", turn=view.turn, player=names[view.player], phase=phase))
    if view.decision:
        called = isinstance(names[view.decision.seat], OwnName)
        parts.append(
            (your_turn_sentence(words, view) if called else words.waiting_text(view, names, view.active)).replace(
                "**", ""
            )
        )
    seen = [AltPart(text, 4) for text in latest_changes(words, view, names)]
    seen += [AltPart(text, 1) for text in hidden_cards(words, view, names, (0, 1))]
    seen += field_parts(words, view, names, (0, 1))
    if view.left is None:
        seen += [AltPart(card_alt(words, view.rules[shown]), 5) for shown in dict.fromkeys(cards_in_focus(view))]
    return fit_parts([*map(AltPart, parts), *seen], words.catalogue.say("alt-left-out"))


def cards_in_focus(view: ClashView) -> Iterator[str]:
    """The cards that it is about: spells of the chain, the newest first, and what has just been played."""
    yield from (link.card for link in reversed(view.chain))
    decision = view.decision
    if decision is not None and decision.kind == "target" and decision.card:
        yield decision.card
    yield from (change.card for change in reversed(view.changes) if change.what == "played" and change.card)


def hand_alt(words: ClashWords, view: ClashView, seat: int, names: Names, ready: Collection[str]) -> str:
    """The hand of a seat, the cards in it that can be played now, and the field from its own side."""
    if view.left is not None:
        return table_alt(words, view, names)
    left_out = words.catalogue.say("alt-left-out")
    around = [AltPart(text, 4) for text in latest_changes(words, view, names)]
    around += field_parts(words, view, names, (seat, 1 - seat))
    around += [AltPart(card_alt(words, view.rules[each]), 6) for each in _with_text(words, view)]
    kept = sum(len(part.text) + 1 for part in around if part.rank < 4) + len(left_out) + 1
    told = ""
    for of_ready, of_others in TEXTS:
        told = _hand_text(words, view, seat, ready, of_ready, of_others)
        if len(told) + kept <= LONGEST:
            break
    return fit_parts([AltPart(told), *around], left_out)


def _with_text(words: ClashWords, view: ClashView) -> Sequence[str]:
    """The cards on both sides of the table that have a text."""
    there = dict.fromkeys(card.card for seat in (0, 1) for _, card in view.cards_on_field(seat))
    return [card_id for card_id in there if words.printed_text(card_id)]


def held_cards_alt(words: ClashWords, view: ClashView, seat: int, names: Names) -> str:
    """The cards of one seat, said of it by name."""
    if not view.seats[seat].hand.cards:
        return words.catalogue.say("alt-held-empty", player=names[seat])
    told = ""
    for _, of_others in TEXTS:
        cards = _hand_cards(words, view, seat, (), None, of_others)
        told = words.catalogue.say("alt-held", player=names[seat], cards=words.catalogue.list_with_semicolons(cards))
        if len(told) <= LONGEST // 4:
            break
    return told


def _hand_text(
    words: ClashWords, view: ClashView, seat: int, ready: Collection[str], of_ready: int | None, of_others: int | None
) -> str:
    """A hand, said to whoever holds it; see ``_hand_cards``."""
    cards = _hand_cards(words, view, seat, ready, of_ready, of_others)
    return (
        words.say("alt-hand", cards=words.catalogue.list_with_semicolons(cards))
        if cards
        else words.say("alt-hand-empty")
    )


def _hand_cards(
    words: ClashWords, view: ClashView, seat: int, ready: Collection[str], of_ready: int | None, of_others: int | None
) -> list[str]:
    """The cards of a hand with so much of the text of those that can be played now, and of the others.

    0 stands for what kind of card it is alone, None for its name.
    """
    held = Counter(view.seats[seat].hand.cards)
    cards = []
    for card_id in sorted(held, key=lambda card_id: card_id not in ready):
        most = of_ready if card_id in ready else of_others
        card = words.copies_of_card(card_id, held[card_id])
        if most is not None:
            key = "alt-in-hand-ready" if card_id in ready else "alt-in-hand"
            card = words.say(key, card=card, printed=printed_type_line(words, view.rules[card_id]))
        if most and (text := words.printed_text(card_id)):
            card = words.say("alt-in-hand-text", card=card, text=clip_text(text, most).removesuffix("."))
        cards.append(card)
    return cards


def latest_changes(words: ClashWords, view: ClashView, names: Names) -> Iterator[str]:
    """The changes of the newest turn, as far as they can be seen, and what each player has lost in it."""
    for what in ("played", "moved", "fell", "left"):
        found = dict.fromkeys(
            words.say("place-of", player=names[int(each.at[0])], place=words.card(each.card))
            for each in view.changes
            if each.what == what and each.card is not None
        )
        if found:
            yield words.say(f"alt-{what}", cards=words.catalogue.list_in_sentence(list(found)))
    for seat in (0, 1):
        if lost := view.cards_lost(seat):
            yield words.say("alt-lost", player=names[seat], n=lost)


def hidden_cards(words: ClashWords, view: ClashView, names: Names, seats: Sequence[int]) -> Iterator[str]:
    """The cards that nobody could see before the game was over, or both hands while everything lies open."""
    if view.left is None:
        return
    for seat in seats:
        if view.outcome is None:
            yield held_cards_alt(words, view, seat, names)
            continue
        left = view.left[seat]
        if left.hand:
            yield words.say("alt-left-hand", player=names[seat], cards=words.cards(left.hand))
        if left.spellbook:
            yield words.say(
                "alt-left-next", player=names[seat], cards=", ".join(words.cards_in_order(left.spellbook[:NEXT]))
            )


def field_parts(words: ClashWords, view: ClashView, names: Names, seats: Sequence[int]) -> Iterator[AltPart]:
    """Attacks, the chain, and what lies on both sides; piles are the first to be left out."""
    yield from map(AltPart, _attack_texts(words, view, names))
    for link in view.chain:
        key = "alt-chain-at" if link.targets else "alt-chain"
        at = ", ".join(_target_name(words, view, target, names) for target in link.targets)
        yield AltPart(words.say(key, n=link.link, card=words.card(link.card), targets=at))
    decision = view.decision
    if decision is not None and decision.kind == "target" and decision.picked:
        at = ", ".join(_target_name(words, view, target, names) for target in decision.picked)
        yield AltPart(words.say("alt-aims", card=words.card(decision.card or None), targets=at))
    for seat in seats:
        yield from _side_parts(words, view, seat, names)


def _side_parts(words: ClashWords, view: ClashView, seat: int, names: Names) -> Iterator[AltPart]:
    side = view.seats[seat]
    counts = {"spellbook": side.spellbook, "hand": side.hand.count, "discard": len(side.discard)}
    key, top = ("alt-side-top", words.card(side.discard[-1])) if side.discard else ("alt-side", "")
    yield AltPart(words.say(key, player=names[seat], top=top, **counts))
    for zone, row in (("A", side.atk), ("D", side.def_)):
        cards = [_card_at_place(words, f"{zone}{number}", card) for number, card in enumerate(row, 1) if card]
        if cards:
            yield AltPart(words.say(f"alt-zone-{zone}", cards=", ".join(cards)))
    if side.piles:
        piles = ", ".join(_pile_text(words, pile) for pile in side.piles)
        yield AltPart(words.say("alt-piles", piles=piles), 3)


def _card_at_place(words: ClashWords, place: str, card: Lying) -> str:
    return words.say("alt-at", place=place, card=words.card_on_field(card, "alt-creature"))


def _pile_text(words: ClashWords, pile: PileView) -> str:
    energy = words.say(f"element-{pile.energy}")
    if pile.card is None:
        return words.say("alt-pile", energy=energy, height=pile.height)
    card = words.card_on_field(pile.card, "alt-creature")
    return words.say("alt-pile-with", energy=energy, height=pile.height, card=card)


def _attack_texts(words: ClashWords, view: ClashView, names: Names) -> Iterator[str]:
    fought = {stake.attacker: stake for stake in stakes(view)}
    for attack in view.attacks:
        if attack.from_ is None:
            continue
        target = _target_name(words, view, attack.to, names) if attack.to else words.say("alt-nothing")
        blockers = words.catalogue.list_in_sentence([_target_name(words, view, ref, names) for ref in attack.blockers])
        key = "alt-attack-by" if attack.blockers else "alt-attack-blocked" if attack.blocked else "alt-attack"
        stake = fought[attack.from_]
        falls = words.say("alt-cards", n=stake.cards) if stake.cards else words.falling_creatures(stake, view)
        attacker = _target_name(words, view, attack.from_, names)
        yield words.say(key, attacker=attacker, target=target, blockers=blockers, falls=falls if stake.against else "")


def _target_name(words: ClashWords, view: ClashView, ref: str, names: Names) -> str:
    """A place, a player, a link or a card in a discard pile."""
    if words.is_card_id(ref):
        return words.card(ref)
    if ref[0] == "L":
        return words.say("alt-link", n=int(ref[1:]))
    if ref[1] == "P":
        player = names[int(ref[0])]
        return words.say("you-there") if isinstance(player, OwnName) else player
    lying = view.card_at(ref)
    return words.card(lying.card) if lying else words.place_with_owner(ref, names)


def _result_text(words: ClashWords, outcome: Outcome, names: Names) -> str:
    if outcome.reason in endings.FROM_OUTSIDE:
        return endings.why_and_winners(words.catalogue, outcome, names)
    if not outcome.winners:
        return words.say(f"alt-over-draw-{outcome.reason}")
    winner = outcome.winners[0]
    return words.say(f"alt-over-{outcome.reason}", winner=names[winner], loser=names[1 - winner])


def printed_type_line(words: ClashWords, card: Card) -> str:
    """The kind of a card, in few words: "Dryad, earth I, 1/3"."""
    if card.kind == "stone":
        return words.say("alt-printed-stone")
    element, level = words.say(f"element-{card.element}"), words.say(f"level-{card.level}")
    if not card.creature:
        return words.say("alt-printed-spell", kind=words.say(f"picture-kind-{card.kind}"), element=element, level=level)
    atk, def_, _ = card.printed
    numbers = {"atk": atk, "def": def_}
    return words.say("alt-printed-creature", kind=words.creature_type(card), element=element, level=level, **numbers)


def card_alt(words: ClashWords, shown: Card) -> str:
    """A card alone."""
    fields = {
        "card": words.card(shown.id),
        "printed": printed_type_line(words, shown),
        "text": words.printed_text(shown.id),
    }
    return clip_text(words.say("alt-card", **fields).strip())


def deck_alt(words: ClashWords, cards: Sequence[str], name: str) -> str:
    """The parts of a deck, and its cards, each with how often it is there."""
    known = [POOL[card_id] for card_id in cards if card_id in POOL]
    kinds = Counter(each.kind for each in known)
    levels = Counter(each.level for each in known if each.level)
    needed = Counter(each.element for each in known if each.kind != "stone")
    given = Counter("neutral" if each.energy == "any" else each.energy for each in known if each.kind == "stone")

    def count(kind: str) -> str:
        return words.say("alt-deck-count", n=kinds[kind], what=words.say(f"count-{kind}", n=kinds[kind]))  # type: ignore[index]

    def element(which: str) -> str:
        named = words.say(f"element-{which}")
        return words.say("alt-deck-element", n=needed[which], element=named, stones=given[which])  # type: ignore[index]

    return clip_text(
        words.say(
            "alt-deck",
            name=name,
            cards=words.say("picture-deck-cards", n=len(known)),
            kinds=", ".join(map(count, KINDS)),
            levels=", ".join(
                words.say("alt-deck-level", n=levels[level], level=words.say(f"level-{level}")) for level in (1, 2, 3)
            ),
            elements=", ".join(map(element, ELEMENTS)),
            list=", ".join(
                words.say("alt-deck-card", n=n, card=words.card(card))
                for card, n in Counter(each.id for each in known).items()
            )
            or words.say("alt-nothing"),
        )
    )
