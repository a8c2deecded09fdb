"""Why an action is the best, where all cards lie open: by how both go on best from it, and from another one."""

from typing import Protocol

from engine.elemental_defenders.actions import Attack, Challenge, Defend, Mediate, Pass
from engine.elemental_defenders.cards import BIT, CARDS, Card, CardSet, set_of, virtue
from engine.elemental_defenders.events import RoundEnded
from engine.elemental_defenders.legal import fitting
from engine.elemental_defenders.line import Line
from engine.elemental_defenders.state import LAST_MOVE
from engine.elemental_defenders.view import DefendersView
from engine.two_player import other
from words.catalogue import Catalogue

MOST_MOVES = 3
"""So many moves of a line are told before the card that wins; of a longer one the first ones."""
UNBROKEN = "\u00a0"
"""A space at which no line breaks: a card stays in one piece, and so does an attack with its answer."""

Strike = Attack | Challenge


class ReasonWords(Protocol):
    """The words of the game, as far as reasons are put into them."""

    def say(self, key: str, /, **fields: str | int) -> str: ...
    def short_card_label(self, card: str) -> str: ...
    def winning_points_text(self, result: RoundEnded) -> str: ...
    @property
    def catalogue(self) -> Catalogue: ...


def best_action_reason(words: ReasonWords, best: Line, beside: Line | None, view: DefendersView) -> str | None:
    """What is true of the best action and not of the other one, in a sentence; None where only the line shows it."""
    match best.first:
        case Attack() | Challenge() as strike:
            return _why_attack(words, strike, best, beside, view)
        case Defend() as answer:
            return _why_answer(words, answer, best, beside, view)
        case Mediate():
            return words.say("reason-mediator") if beside is None or isinstance(beside.first, Pass) else None
        case Pass():
            return words.say("reason-pass") if beside is None or not isinstance(beside.first, Pass) else None
    return None


def line_text(words: ReasonWords, line: Line, view: DefendersView) -> str:
    """How a round ends, and in small print below the moves that lead there.

    Where the card that wins is still answered, or other moves come before it, that is said: whoever plays it at once
    wastes it.
    """
    moves = _moves_text(words, line)
    if line.ended.winner is None:
        return words.say("reason-course-none")
    assert line.ended.card is not None
    key = f"reason-end-{'own' if line.is_won else 'theirs'}"
    won = {
        "card": words.short_card_label(line.ended.card),
        "account": words.winning_points_text(line.ended),
    }
    said = [_waiting_reason(words, line, view) or words.say(key, **won)]
    if line.ended.round > 1:
        own, theirs = line.ended.scores[line.seat], line.ended.scores[other(line.seat)]
        said.append(words.say("reason-score", own=own, theirs=theirs))
    course = words.say("reason-course", moves=moves).replace("….", "…")
    return " ".join(said) + (f"\n-# {course}" if moves else "")


def moves_after_text(words: ReasonWords, line: Line) -> str | None:
    """How a round goes on after the first action of a line, in small print; None where that ends it."""
    if not (moves := _moves_text(words, line)):
        return None
    return "-# " + words.say("reason-after", action=_action_name(words, line), moves=moves).replace("….", "…")


def _waiting_reason(words: ReasonWords, line: Line, view: DefendersView) -> str | None:
    """That the card which wins is not played next: until which cards are gone; None where it is, or can't be said."""
    strikes = [action for _, action in line.steps if isinstance(action, Attack | Challenge)]
    if line.ended.card is None or len(strikes) <= 1 + isinstance(line.first, Attack | Challenge):
        return None
    won = {"card": words.short_card_label(line.ended.card), "account": words.winning_points_text(line.ended)}
    if not line.is_won:
        return words.say("reason-end-theirs-later", **won)
    gone = [words.short_card_label(card).replace(" ", UNBROKEN) for card in CARDS(answering_cards(strikes[-1], view))]
    if not gone:
        return words.say("reason-end-own-later", **won)
    return words.say("reason-end-own-until", **won, cards=words.catalogue.list_in_sentence(gone), count=len(gone))


def comparison_text(words: ReasonWords, best: Line, beside: Line | None, view: DefendersView) -> str | None:
    """What an action brings that the other one does not, where nothing is to be said of its cards."""
    if isinstance(best.first, Attack | Challenge):
        forced = answering_cards(best.first, view)
        against = beside.first if beside else None
        same = isinstance(against, Attack | Challenge) and answering_cards(against, view) == forced
        if forced.bit_count() == 1 and not same:
            return words.say("reason-forces", card=words.short_card_label(CARDS(forced)[0]))
    if beside is None or _line_points(best) <= _line_points(beside):
        return None
    points, others = best.ended.points, beside.ended.points
    if best.is_won:
        more = words.say("reason-pays-more", points=points, fewer=others)
        return more if beside.is_won else words.say("reason-wins-round")
    if best.ended.winner is None:
        return words.say("reason-holds")
    return words.say("reason-costs-less", points=points, more=others)


def _line_points(line: Line) -> int:
    return 0 if line.ended.winner is None else line.ended.points if line.is_won else -line.ended.points


def outcome_text(words: ReasonWords, line: Line) -> str:
    """What an action leads to, in points."""
    if line.ended.winner is None:
        return words.say("reason-leads-none", action=_action_name(words, line))
    key = "reason-leads-own" if line.is_won else "reason-leads-theirs"
    return words.say(key, action=_action_name(words, line), points=line.ended.points)


def _action_name(words: ReasonWords, line: Line) -> str:
    card = getattr(line.first, "card", None)
    if card is None or isinstance(line.first, Challenge):
        return (
            words.say("action-pass")
            if card is None
            else words.say("action-challenge", card=words.short_card_label(card))
        )
    return words.short_card_label(card)


def _moves_text(words: ReasonWords, line: Line) -> str:
    """The moves of a line but for the attack that wins: "you 🔥 4★, they 🔥 2★; they ⛰️ 5★, you ⛰️ 1★ …"."""
    moves: list[str] = []
    for seat, action in line.steps if line.ended.winner is None else line.steps[:-1]:
        if not isinstance(action, Attack | Challenge | Defend):
            continue
        by = "reason-by-you" if seat == line.seat else "reason-by-them"
        said = words.say(by, card=words.short_card_label(action.card)).replace(" ", UNBROKEN)
        if isinstance(action, Attack | Challenge):
            moves.append(said)
        elif moves:
            moves[-1] = words.say("reason-move", attack=moves[-1], answer=said).replace(" ", UNBROKEN)
    told = "; ".join(moves[:MOST_MOVES])
    return f"{told} …" if len(moves) > MOST_MOVES else told


def _why_attack(words: ReasonWords, strike: Strike, best: Line, beside: Line | None, view: DefendersView) -> str | None:
    answers = answering_cards(strike, view)
    if not answers:
        return _points_reason(words, strike, best)
    against = beside.first if beside and isinstance(beside.first, Attack | Challenge) else None
    wins = best.last if best.is_won and isinstance(best.last, Attack | Challenge) else None
    if wins is not None and not answering_cards(wins, view):
        if beside is not None and len(beside.steps) > 1:
            return None
        return words.say(
            "reason-waits", card=words.short_card_label(wins.card), virtue=virtue(wins.card), move=view.move
        )
    if (
        wins is not None
        and (lured := _lured_card(strike, wins, view))
        and not (against and _lured_card(against, wins, view))
    ):
        return words.say("reason-lures-last", card=words.short_card_label(lured), own=words.short_card_label(wins.card))
    if (kept := _kept_card_reason(words, best, beside)) is not None:
        return kept
    if (
        wins is not None
        and _lures_answers(strike, wins, view)
        and not (against and _lures_answers(against, wins, view))
    ):
        return words.say("reason-lures", own=words.short_card_label(wins.card))
    if against is None or beside is None:
        return None
    feared = beside.ended.card if beside.ended.winner == other(best.seat) else None
    if feared is not None and answers == BIT[feared]:
        return words.say("reason-disarms", card=words.short_card_label(feared))
    return words.say("reason-stays") if keeps_attacking(strike, view) and not keeps_attacking(against, view) else None


def _points_reason(words: ReasonWords, strike: Strike, best: Line) -> str:
    """The points of an attack that nothing answers (ED-5.2, ED-6.5, ED-6.7)."""
    ended = best.ended
    move = ended.points // (virtue(strike.card) * (1 + ended.righteous))
    key = "reason-righteous" if ended.righteous else "reason-wins"
    return words.say(key, move=move, virtue=virtue(strike.card), points=ended.points)


def _why_answer(words: ReasonWords, answer: Defend, best: Line, beside: Line | None, view: DefendersView) -> str | None:
    if len(view.playable_now) == 1:
        return words.say("reason-only")
    against = beside.first if beside and isinstance(beside.first, Defend) else None
    if attacks_next(answer, view):
        return words.say("reason-takes") if against is None or not attacks_next(against, view) else None
    if (kept := _kept_card_reason(words, best, beside)) is not None:
        return kept
    weakest = answer.card == view.playable_now[-1] and not any(
        attacks_next(Defend(card), view) for card in view.playable_now
    )
    return words.say("reason-weakest") if weakest and against is not None else None


def _kept_card_reason(words: ReasonWords, best: Line, beside: Line | None) -> str | None:
    """What the card of the other action does in the line of the best: there it is still in hand."""
    card = getattr(beside.first, "card", None) if beside else None
    if card is None or card == getattr(best.first, "card", None):
        return None
    attack: Card | None = None
    for place, (seat, action) in enumerate(best.steps):
        if isinstance(action, Attack | Challenge):
            attack = action.card
        if not place or seat != best.seat or getattr(action, "card", None) != card:
            continue
        if isinstance(action, Defend) and attack is not None:
            return words.say(
                "reason-keeps-answer", card=words.short_card_label(card), attack=words.short_card_label(attack)
            )
        if best.is_won and action is best.last:
            return words.say("reason-keeps-win", card=words.short_card_label(card))
    return None


def answering_cards(strike: Strike, view: DefendersView, without: CardSet | None = None) -> CardSet:
    """The cards of the other player that answer an attack (ED-4, ED-6.6, ED-7), once these are gone."""
    theirs = 1 - (view.viewer or 0)
    only = view.mediators[theirs] is not None and view.mediators[1 - theirs] is None
    hand = set_of(view.hands[theirs] or (view.piles[theirs][-1:] if only else ()))
    return fitting(CardSet(hand & ~(without or 0)), strike.card, isinstance(strike, Challenge))


def _lured_card(strike: Strike, wins: Strike, view: DefendersView) -> Card | None:
    """The card that has to answer an attack, if without it nothing answers the one that wins later."""
    forced = answering_cards(strike, view)
    if strike.card == wins.card or forced.bit_count() != 1 or answering_cards(wins, view, forced):
        return None
    return CARDS(forced)[0]


def _lures_answers(strike: Strike, wins: Strike, view: DefendersView) -> bool:
    """True if whatever answers an attack is one of those that answer the one that wins later."""
    fit = answering_cards(strike, view)
    return strike.card != wins.card and bool(fit) and not fit & ~answering_cards(wins, view)


def keeps_attacking(strike: Strike, view: DefendersView) -> bool:
    """True if whatever answers an attack is weaker, so that the same player attacks once more (ED-4.4)."""
    if is_last_move(view):
        return False
    return all(BIT[card] > BIT[strike.card] for card in CARDS(answering_cards(strike, view)))


def is_last_move(view: DefendersView) -> bool:
    """True in the move after which nobody attacks any more (ED-6.6)."""
    return view.move >= (LAST_MOVE if None in view.mediators else LAST_MOVE - 1)


def attacks_next(answer: Defend, view: DefendersView) -> bool:
    """True if whoever answers so attacks next: with the stronger card, in a move that is not the last one (ED-4.4)."""
    return view.attack is not None and BIT[answer.card] < BIT[view.attack.card] and not is_last_move(view)
