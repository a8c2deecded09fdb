"""What a seat can know of the other's sum in Elements, and why one of its actions is good."""

from collections import Counter
from collections.abc import Mapping
from itertools import combinations

from engine import Action
from engine.elements.actions import Discard, Knock, Play, Take, Yield
from engine.elements.cards import DECK, SIX
from engine.elements.play import TOKENS_FOR_YIELD, TOKENS_TO_WIN
from engine.elements.view import ElementsView
from engine.two_player import other


def unseen_cards(view: ElementsView) -> list[int]:
    """The cards that a seat can't see: some are in the other's hand, the others lie aside."""
    seen = Counter([*view.fronts[0], *view.fronts[1], *view.display, *(view.hands[view.viewer or 0] or ())])
    return [*(Counter(DECK) - seen - Counter({SIX: view.discards})).elements()]


def possible_sums(view: ElementsView) -> Mapping[int, int]:
    """The sums that the other may have, as far as a seat can know, each with how many hands have it."""
    assert view.viewer is not None, "a spectator does nothing"
    rival = other(view.viewer)
    front = sum(view.fronts[rival])
    return Counter(front + sum(hand) for hand in combinations(unseen_cards(view), view.hand_sizes[rival]))


def knock_odds(view: ElementsView) -> float:
    """The share of the hands that the other may hold against which a knock wins (EM-5.2)."""
    total, hands = view.sums[view.viewer or 0] or 0, possible_sums(view)
    lost = sum(many for theirs, many in hands.items() if total <= theirs <= view.limit)
    return 1 - lost / sum(hands.values())


def losing_sums(view: ElementsView) -> tuple[int, int] | None:
    """The lowest and the highest sum of the other, of those that are possible, against which a knock loses (EM-5.2).

    None where a knock wins for certain.
    """
    total = view.sums[view.viewer or 0] or 0
    lost = [theirs for theirs in possible_sums(view) if total <= theirs <= view.limit]
    return (min(lost), max(lost)) if lost else None


def surely_loses_knock(view: ElementsView) -> bool:
    """Whether a knock loses whatever the other holds, as far as a seat can know."""
    total = view.sums[view.viewer or 0] or 0
    return all(total <= theirs <= view.limit for theirs in possible_sums(view))


def yield_loses(view: ElementsView) -> bool:
    """Whether a yield of this seat ends the game, and it loses it."""
    assert view.viewer is not None, "a spectator does nothing"
    own, theirs = view.scores[view.viewer], view.scores[other(view.viewer)]
    if view.rounds is None:
        return theirs + TOKENS_FOR_YIELD >= TOKENS_TO_WIN
    return view.round == view.rounds and theirs + 1 > own


def excess_after(action: Action, view: ElementsView) -> int | None:
    """By how much a seat's sum is above the limit after its action; None where the round is over then."""
    left = sum_and_limit_after(action, view)
    return None if left is None else left[0] - left[1]


def sum_and_limit_after(action: Action, view: ElementsView) -> tuple[int, int] | None:
    """A seat's sum and the limit after its action (EM-4); None where the round is over then."""
    seat = view.viewer
    assert seat is not None, "a spectator does nothing"
    total, limit = view.sums[seat] or 0, view.limit
    match action:
        case Play(card):
            return total - card, limit + card
        case Take():
            return total + view.display[-1], limit - view.display[-1]
        case Discard():
            return total - SIX, limit
    return None


def _percent(share: float) -> int:
    """A share in percent, which is 0 and 100 only where it is none and all."""
    return round(100 * share) if share in (0, 1) else min(max(round(100 * share), 1), 99)


def knock_odds_after(action: Action, view: ElementsView) -> tuple[float, float, float]:
    """What a knock right after an action comes to, in shares of the hands that the other may hold, 0 to 1:
    with how many the other may knock, with how many of these they win, and against how many a knock of the seat wins.

    The action must not end the round.
    """
    left = sum_and_limit_after(action, view)
    assert left is not None, "the round goes on"
    (total, limit), hands = left, possible_sums(view)

    def share(*sums: int) -> float:
        return sum(hands[each] for each in sums) / sum(hands.values())

    within = [theirs for theirs in hands if theirs <= limit]
    # With equal sums whoever knocks loses (EM-5.2).
    winning = [theirs for theirs in within if total > limit or theirs > total]
    beaten = [theirs for theirs in hands if total <= limit and (theirs > limit or theirs < total)]
    return share(*within), share(*winning), share(*beaten)


def others_knock_reasons(
    action: Action, beside: Action | None, view: ElementsView
) -> list[tuple[str, dict[str, int | Action]]]:
    """What the other may do after a seat's action, as far as that can know: sentences like that of `action_reason`.

    ``beside``: the next best action; where the other is more likely to win after the better one, the last sentence
    says what makes up for that. Nothing where the round is over, and of a yield why it is none to go on with.
    """
    assert view.viewer is not None, "a spectator does nothing"
    if isinstance(action, Yield):
        above, hands = view.excess_over_limit(view.viewer), possible_sums(view)
        within = sum(many for theirs, many in hands.items() if theirs <= view.limit)
        percent = round(100 * within / sum(hands.values()))
        return [("yield-others", {"above": above, "percent": percent})] if above and percent else []
    if sum_and_limit_after(action, view) is None:
        return []
    allowed, winning, own = knock_odds_after(action, view)
    if winning in (0, 1):
        return [("others-all" if winning else "others-harmless" if allowed else "others-none", {})]
    if beside is None or beside == action or sum_and_limit_after(beside, view) is None:
        return [("others-some", {"percent": _percent(winning)})]
    _, theirs, others = knock_odds_after(beside, view)
    told: list[tuple[str, dict[str, int | Action]]] = [
        ("others-beside", {"percent": _percent(winning), "theirs": _percent(theirs), "beside": beside})
    ]
    if _percent(winning) < _percent(theirs):
        return told
    if _percent(own) > _percent(others):
        return [*told, ("own-beside", {"percent": _percent(own), "theirs": _percent(others)})]
    return [*told, ("still", {})]


def losing_hands_in_hundred(view: ElementsView) -> int:
    """Of a hundred hands that the other may hold, against how many a knock loses."""
    return _percent(1 - knock_odds(view))


def _knock_now(lost: tuple[int, int], view: ElementsView) -> dict[str, int | str]:
    low, high = lost
    return {"low": low, "high": high, "one": "yes" if low == high else "no", "percent": losing_hands_in_hundred(view)}


def action_reason(
    action: Action, beside: Action | None, view: ElementsView
) -> tuple[str, Mapping[str, int | str]] | None:
    """Why an action is good: the id of a sentence and its fields; None where words lack.

    ``beside``: the next best action, where it is worse. What the other holds is never told, only what may be.
    """
    seat = view.viewer
    assert seat is not None, "a spectator does nothing"
    lost = losing_sums(view) if (view.sums[seat] or 0) <= view.limit else None
    if isinstance(action, Knock):
        return ("knock-sure", {}) if lost is None else ("knock-now", _knock_now(lost, view))
    if isinstance(action, Yield):
        return ("yield-lost" if yield_loses(view) or view.rounds is not None else "yield"), {}
    left = sum_and_limit_after(action, view)
    assert left is not None, "the round goes on"
    above, came_to = left[0] - left[1], {"sum": left[0], "limit": left[1]}
    total = view.sums[seat] or 0
    may_knock = total <= view.limit
    if isinstance(action, Take):
        taken = view.display[-1]
        if may_knock and above <= 0:
            return "higher", {"sum": total + taken}
        return "take", {"card": taken, "limit": view.limit - taken, "above": above}
    if above <= 0:
        if not may_knock:
            return "knock", came_to
        return None if lost is None else ("stays", {"low": lost[0]})
    theirs = None if beside is None else excess_after(beside, view)
    if theirs is not None and theirs > above:
        return "nearer", {"above": above, "theirs": theirs}
    if isinstance(action, Discard):
        return "discard", {}
    assert isinstance(action, Play)
    hand = view.hands[seat] or ()
    if action.card == min(hand) and len({*hand}) > 1:
        return "low", {"card": action.card, "above": above}
    return "play", {**came_to, "above": above}
