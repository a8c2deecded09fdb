"""Alt texts of Elemental Defenders: what the pictures show, in words that can be read out."""

from collections.abc import Sequence
from itertools import groupby

from engine.contract import Action
from engine.elemental_defenders.actions import Pass
from engine.elemental_defenders.cards import Card
from engine.elemental_defenders.state import Result
from engine.elemental_defenders.view import Column, DefendersView, columns_of
from words.catalogue import OwnName
from words.elemental_defenders import DefendersWords, bonus_id
from words.game import Names
from words.two_player import end_alt


def table_alt(words: DefendersWords, view: DefendersView, names: Names) -> str:
    """The whole table; all of it is public, so it is the same for every viewer."""
    parts = [words.say("alt-table", state=_state_text(words, view))]
    if view.outcome is not None:
        parts = [end_alt(words, view.outcome, names), *parts]
    parts += [round_result_alt(words, one, names) for one in view.results]
    parts += _last_round_lines(words, view, names)
    parts += [_player_text(words, view, names, seat) for seat in (0, 1)]
    parts += _stronger_and_forced_lines(words, view.columns(), names)
    parts += _task_lines(words, view, names)
    return " ".join(parts)


def hand_alt(words: DefendersWords, view: DefendersView, seat: int, names: Names, legal: Sequence[Action]) -> str:
    """One seat's cards first, then the rest of the table; at the end of the game the table as everybody sees it."""
    if view.outcome is not None:
        return table_alt(words, view, names)
    own = [OwnName(name) if place == seat else name for place, name in enumerate(names)]
    parts = [words.say("alt-hand", state=_state_text(words, view), cards=_hand_text(words, view.hands[seat]))]
    if view.turn == seat:
        parts.append(_turn_text(words, view, seat, legal))
    parts += _task_lines(words, view, own)
    if view.is_over:
        parts.append(round_result_alt(words, view.results[-1], own))
    parts.append(_possessions_text(words, view, words.say("you"), seat))
    parts.append(_player_text(words, view, names, 1 - seat))
    parts += _stronger_and_forced_lines(words, view.columns() if view.names_virtues else [], own)
    if view.result_before is not None:
        parts.append(round_result_alt(words, view.result_before, own))
    return " ".join(parts)


def playable_cards(legal: Sequence[Action]) -> list[Card]:
    """The cards that can be played or put aside now."""
    found = (getattr(action, "card", None) for action in legal if not isinstance(action, Pass))
    return list(dict.fromkeys(card for card in found if card is not None))


def _turn_text(words: DefendersWords, view: DefendersView, seat: int, legal: Sequence[Action]) -> str:
    if view.card_to_reuse:
        return words.say("alt-again", card=_short_card_name(words, view.card_to_reuse))
    cards = playable_cards(legal)
    if len(cards) == len(view.hands[seat]):
        return words.say("alt-turn")
    return words.say("alt-fits", cards=_hand_text(words, cards))


def _task_lines(words: DefendersWords, view: DefendersView, names: Names) -> list[str]:
    if view.turn is None:
        return []
    who = names[view.turn]
    if view.attack is not None:
        card, attacker = words.card_with_article(view.attack.card, "with"), names[view.attacker]
        key = "alt-attacked-challenge" if view.attack.challenge else "alt-attacked"
        return [words.say(key, attacker=attacker, card=card, player=who)]
    return [words.say("alt-to-attack" if view.phase == "attack" else "alt-to-mediate", player=who)]


def _state_text(words: DefendersWords, view: DefendersView) -> str:
    mode = words.say(f"mode-{view.mode}")
    if view.is_over or view.phase in ("mediator", "answer"):
        return words.say("alt-state-round", mode=mode, round=view.round)
    return words.say("alt-state", mode=mode, round=view.round, move=view.move)


def _player_text(words: DefendersWords, view: DefendersView, names: Names, seat: int) -> str:
    cards = _hand_text(words, view.hands[seat])
    return words.say(
        "alt-player", player=names[seat], cards=cards, more=_possessions_text(words, view, names[seat], seat)
    )


def _possessions_text(words: DefendersWords, view: DefendersView, name: str, seat: int) -> str:
    """The things that a player has besides the hand."""
    mediator = view.mediators[seat]
    pile = _pile_text(words, view.piles[seat])
    if mediator is None:
        return words.say("alt-more", player=name, points=view.scores[seat], pile=pile)
    aside = _short_card_name(words, mediator)
    return words.say("alt-more-mediator", player=name, points=view.scores[seat], pile=pile, mediator=aside)


def _last_round_lines(words: DefendersWords, view: DefendersView, names: Names) -> list[str]:
    """The table at the end of the round before, as long as the pictures show it."""
    if view.result_before is None or view.last_piles is None:
        return []
    piles = " ".join(
        words.say("alt-last-pile", player=names[seat], pile=_pile_text(words, pile))
        for seat, pile in enumerate(view.last_piles)
    )
    return [words.say("alt-before", round=view.result_before.round, piles=piles),
            *_stronger_and_forced_lines(words, columns_of(view.result_before, view.last_piles), names)]  # fmt: skip


def _stronger_and_forced_lines(words: DefendersWords, columns: Sequence[Column], names: Names) -> list[str]:
    """The moves in which each player had the stronger card, and those in which nothing else could have answered."""
    won = _in_moves(words, [None if move.beaten is None else 1 - move.beaten for move in columns], names)
    forced = _in_moves(words, [1 - move.attacker if move.forced else None for move in columns], names)
    return [*([words.say("alt-stronger", won=won)] if won else []),
            *([words.say("alt-forced", moves=forced)] if forced else [])]  # fmt: skip


def _in_moves(words: DefendersWords, seats: Sequence[int | None], names: Names) -> str:
    """Whom each move names, by the moves: "Ada in 1 4, Bo in 2 3"; nothing where it is nobody."""
    said = []
    for seat in (0, 1):
        numbers = [str(number) for number, named in enumerate(seats, 1) if named == seat]
        if numbers:
            said.append(words.say("alt-won-moves", player=names[seat], moves=" ".join(numbers)))
    return ", ".join(said)


def round_result_alt(words: DefendersWords, result: Result, names: Names) -> str:
    """The end of a round, with the account of its points."""
    if result.winner is None or result.card is None:
        return words.say("alt-tie", round=result.round)
    card, account = words.card_with_article(result.card, "with"), words.points_account(result)
    return words.say(
        f"alt-won-{bonus_id(result)}", round=result.round, player=names[result.winner], card=card, account=account
    )


def _hand_text(words: DefendersWords, cards: Sequence[Card]) -> str:
    """A hand by its Elements: "Earth 4 2, Water 1"."""
    groups = [list(same) for _, same in groupby(cards, key=lambda card: card[0])]
    said = [f"{words.element_name(same[0])} {' '.join(card[1] for card in same)}" for same in groups]
    return ", ".join(said) or words.say("alt-empty")


def _pile_text(words: DefendersWords, cards: Sequence[Card]) -> str:
    """A pile, in the order in which it was played: "Earth 4 Water 1"."""
    return " ".join(_short_card_name(words, card) for card in cards) or words.say("alt-empty")


def _short_card_name(words: DefendersWords, card: Card) -> str:
    return f"{words.element_name(card)} {card[1]}"
