"""Alt texts of Elements: what the pictures show, in words that can be read out."""

from collections.abc import Iterator, Sequence

from engine.contract import Action
from engine.elements.actions import KNOCK
from engine.elements.state import LastRound
from engine.elements.view import ElementsView
from words.elements import ElementsWords
from words.game import Names
from words.two_player import end_alt


def table_alt(words: ElementsWords, view: ElementsView, names: Names) -> str:
    """The whole public table; the same for every viewer."""
    parts = [words.say("alt-table", round=_round_text(words, view))]
    parts += [_player_text(words, view, names, seat) for seat in range(len(view.scores))]
    parts.append(_display_text(words, view))
    parts.append(words.say("alt-out", discards=view.discards, aside=view.aside))
    if view.outcome is not None:
        parts = [end_alt(words, view.outcome, names, view.mode), *parts]
    parts += _round_result_lines(words, view, names)
    if view.turn is not None:
        parts.append(words.say("alt-to-move", player=names[view.turn]))
    return " ".join(parts)


def hand_alt(words: ElementsWords, view: ElementsView, seat: int, names: Names, legal: Sequence[Action]) -> str:
    """One seat's own cards, and what it needs to know besides, each in a line."""
    if view.shows_ended_round:
        return " ".join(
            [words.say("alt-table", round=_round_text(words, view)), *_round_result_lines(words, view, names)]
        )
    rival = 1 - seat
    parts = [
        words.say("alt-hand", round=_round_text(words, view), cards=words.card_values(view.hands[seat] or ())),
        words.say("alt-front", cards=words.card_values(view.fronts[seat]), score=_score_text(words, view, seat)),
        words.say("alt-sum", sum=view.sums[seat] or 0, limit=view.limit),
    ]
    if view.turn == seat:
        parts.append(words.say("alt-may-knock" if KNOCK in legal else "alt-may-not-knock"))
    elif view.turn is not None:
        parts.append(words.say("alt-to-move", player=names[rival]))
    parts.append(_display_text(words, view, limit=False))
    parts.append(_player_text(words, view, names, rival))
    if view.turn is not None and view.hands[rival] is not None:  # all lies open in a replay
        parts.append(open_hand_alt(words, view, rival, names))
    parts += _round_result_lines(words, view, names)
    return "\n".join(parts)


def open_hand_alt(words: ElementsWords, view: ElementsView, seat: int, names: Names) -> str:
    """The cards of one seat, said of it by name."""
    return words.catalogue.say("alt-held", player=names[seat], cards=words.card_values(view.hands[seat] or ()))


def _round_result_lines(words: ElementsWords, view: ElementsView, names: Names) -> Iterator[str]:
    """The end of the last round, and the hands of one that was broken off."""
    last = view.result or view.result_before
    if last is not None:
        yield round_result_alt(words, view, last, names)
    if view.left is not None:
        sums = [sum(hand) + sum(front) for hand, front in zip(view.left, view.fronts, strict=True)]
        yield words.say("alt-left", round=view.round, hands=_revealed_hands(words, names, view.left, sums))


def _revealed_hands(words: ElementsWords, names: Names, hands: Sequence[Sequence[int]], sums: Sequence[int]) -> str:
    return ", ".join(
        words.say("alt-revealed", player=names[seat], cards=words.card_values(hand), sum=total)
        for seat, (hand, total) in enumerate(zip(hands, sums, strict=True))
    )


def round_result_alt(words: ElementsWords, view: ElementsView, last: LastRound, names: Names) -> str:
    """The end of the last round, with both hands if a knock has shown them."""
    score = words.say(f"alt-score-{view.mode}", points=last.points)
    gain = words.say("alt-gain", score=score, winner=names[last.winner])
    said: dict[str, str | int] = {"round": last.round, "player": names[last.by], "gain": gain}
    if last.hands is None or last.sums is None:
        return words.say("alt-yielded", **said)
    return words.say(
        "alt-knocked", **said, limit=last.limit, hands=_revealed_hands(words, names, last.hands, last.sums)
    )


def _round_text(words: ElementsWords, view: ElementsView) -> str:
    return words.say(f"alt-round-{view.mode}", round=view.round, rounds=view.rounds or 0)


def _score_text(words: ElementsWords, view: ElementsView, seat: int) -> str:
    return words.say(f"alt-score-{view.mode}", points=view.scores[seat])


def _player_text(words: ElementsWords, view: ElementsView, names: Names, seat: int) -> str:
    front = words.card_values(view.fronts[seat])
    if len(view.fronts[seat]) > 1:
        front = words.say("alt-front-total", cards=front, total=sum(view.fronts[seat]))
    return words.say(
        "alt-player" if view.mode == "tokens" else "alt-player-endless",
        player=names[seat],
        score=_score_text(words, view, seat),
        hand=view.hand_sizes[seat],
        front=front,
    )


def _display_text(words: ElementsWords, view: ElementsView, limit: bool = True) -> str:
    key = "alt-display" if view.display else "alt-display-empty"
    cards = ", ".join(map(str, view.display))
    return words.say(f"{key}-limit" if limit else key, cards=cards, limit=view.limit)
