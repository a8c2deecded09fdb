"""What the story of Elemental Clash leaves out, or tells in one line: what goes without saying, what belongs together.

Whoever plays is told what has changed for them; whoever watches, and the message of the table, has both turns.
"""

from collections.abc import Iterator, Sequence
from itertools import takewhile

from engine import Event
from engine.elemental_clash import POOL
from engine.elemental_clash import events as happened
from engine.elemental_clash.language import Heal, Static
from engine.elemental_clash.view import ClashView
from words.elemental_clash.targeting import card_that_puts_creature

PLAYED = happened.StonePlayed | happened.CardPlayed
EFFECTS = (
    happened.Damaged
    | happened.Healed
    | happened.Buffed
    | happened.Destroyed
    | happened.Moved
    | happened.Drew
    | happened.Looked
    | happened.LookedAt
    | happened.Found
    | happened.FoundInSecret
    | happened.Shuffled
    | happened.StonesAdded
    | happened.TopDiscarded
    | happened.Discarded
    | happened.Countered
)
"""With these a spell takes effect, as the line of each says."""
NEXT = happened.TriggerCarriedOut | happened.Resolved | happened.CardPlayed | happened.StonePlayed | happened.TurnBegun
"""With these something else begins than what an ability does."""
SECOND_TURN = 2
GLOSS, LIGHT, PLAIN, HEAVY = -1, 0, 1, 2
"""What an event weighs in a story."""


def is_seen_by_player(view: ClashView | None) -> bool:
    """True for the view of somebody who plays, while the game runs."""
    return view is not None and view.viewer is not None and view.left is None


def strike_message(at: str, view: ClashView | None) -> str:
    """The sentence for a strike at a player: whoever plays reads first what it has cost them."""
    return "strike-own" if view is not None and is_seen_by_player(view) and f"{view.viewer}P" == at else "strike"


def first_event_told(events: Sequence[Event], view: ClashView | None, seen: int = 0) -> int:
    """The first event that is told to the viewer, who was last asked after so many of them.

    In their own turn that of the other's turn, until they have done something themselves: then what has come of the
    last of it, and of all that attack together. Whoever has been asked in Standby has read it there, and it would push
    the field off the screen of a phone later. In the other's turn what they played last,
    as far as it was no earlier than their attack, and all that came after it.
    """
    turns = [number for number, event in enumerate(events) if isinstance(event, happened.TurnBegun)]
    if view is None or view.viewer is None or not turns or view.left is not None:
        return turns[-2] if len(turns) > 1 else 0
    if view.player == view.viewer:
        begun = turns[-1] if _has_read(view) else max(_before_last(turns), seen)
        done = [n for n in range(turns[-1], len(events)) if _done_by(events[n], view.viewer)]
        last = done[-1] if done else begun
        fights = isinstance(events[last], happened.Attacked)
        return next(n for n in done if isinstance(events[n], happened.Attacked)) if done and fights else last
    ending = [n for n in range(_before_last(turns), turns[-1]) if _is_ending(events[n], view.viewer)]
    return max(ending[-1] if ending else turns[-1], seen)


def opponents_last_turn(events: Sequence[Event], known: int, view: ClashView | None) -> range | None:
    """The other's turn, for whoever is told it from its beginning as their own begins; None elsewhere."""
    turns = [number for number, event in enumerate(events) if isinstance(event, happened.TurnBegun)]
    if view is None or not is_seen_by_player(view) or view.player != view.viewer or not turns:
        return None
    if len(turns) == 1:  # the first turn of a game begins before anybody does anything
        return range(turns[-1]) if view.turn == SECOND_TURN and not known else None
    return None if known > turns[-2] else range(turns[-2], turns[-1])


def _before_last(turns: Sequence[int]) -> int:
    return turns[-2] if len(turns) > 1 else 0


def _has_read(view: ClashView) -> bool:
    """True for whoever was asked this turn before they drew: everybody with a creature in a row is (EC-5.3)."""
    side = view.seats[view.player]
    return view.phase not in ("standby", "draw") and any((*side.atk, *side.def_))


def _done_by(event: Event, seat: int) -> bool:
    """True for what a player does in their own main phases or in combat."""
    match event:
        case happened.StonePlayed(seat=by) | happened.CardPlayed(seat=by):
            return by == seat
        case happened.Attacked(from_=start):
            return int(start[0]) == seat
    return False


def _is_ending(event: Event, seat: int) -> bool:
    """True for the last thing that a player plays in a turn, or where their attack is over."""
    return (isinstance(event, PLAYED) and event.seat == seat) or (
        isinstance(event, happened.PhaseBegun) and event.phase == "main2"
    )


def goes_without_saying(events: Sequence[Event], number: int, view: ClashView | None) -> bool:
    """True for what happens in every turn, and for the beginning of one's own, which the heading tells.

    The picture marks what has come to a row, for whoever plays.
    """
    if view is None or view.left is not None:
        return False
    if _is_answered_by_effects(events, number, view):
        return True
    if view.viewer is None:
        return isinstance(events[number], happened.Drew) and is_part_of_phase(events, number)
    match events[number]:
        case happened.TurnBegun():
            return True  # the heading says so
        case happened.Drew(seat=seat):
            return seat != view.viewer and is_part_of_phase(events, number)
        case happened.Placed(seat=seat, from_=start):
            return view.player == view.viewer == seat or (start[1] == "S" and is_part_of_phase(events, number))
        case happened.Attacked(from_=start) | happened.Blocked(at=start) if _is_forecast_before_fights(start, view):
            return True
        case happened.Blocked(from_=start, at=at):  # the line of their fight says so
            return any(
                isinstance(one, happened.Fought) and (one.from_, one.at) == (at, (start,)) for one in events[number:]
            )
        case happened.Fought(at=()):  # whoever was attacked has fallen, as the line before says
            return True
        case happened.StonePlayed() | happened.CardPlayed() | happened.Targeted() if _is_shown(events[number], view):
            return True  # they have just chosen it, and the picture marks it
        case happened.Attacked() if _is_asked(view) and not view.chain and not _is_fought(view):
            return True  # its fight is told
        case happened.Attacked(at=at) if _is_forecast_with_others(at, view):
            return True
        case happened.Attacked(card=card) if _is_forecast(view) and "elusive" not in view.rules[card].keywords:
            return True  # what it would come to is said beside the question
        case happened.TriggerCarriedOut(card=card) | happened.Resolved(card=card) if number + 1 == len(
            events
        ) and _is_viewer_asked(view, card):
            return True  # the question that follows says it
        case happened.TriggerCarriedOut(on="standby" | "end") if first_effect_of_ability(events, number) is None:
            return True  # nothing has come of it, as every turn
        case happened.Resolved(card=card, seat=seat) if seat == view.viewer and view.rules[card].kind == "permanent":
            return resolves_at_once(events, number)  # it lies on its pile now
        case happened.TriggerCarriedOut(card=card) if _is_aim_told_next(events, number, card):
            return True  # what it is aimed at says it
        case happened.Targeted() if _is_named_by_effects(events, number):
            return True
        case happened.Destroyed() if falls_to_effect_damage(events, number):
            return True  # the line of the damage says so
        case happened.TriggerCarriedOut() | happened.Destroyed():
            return first_effect_of_ability(events, number) is not None or fight_of_fall(events, number) is not None
        case happened.Shuffled(seat=seat):  # after a search of their own
            return seat == view.viewer
        case happened.Spent():
            return True
    return False


def _is_answered_by_effects(events: Sequence[Event], number: int, view: ClashView) -> bool:
    """True for a spell of which what it does follows; whoever watches has read there that it was played."""
    if not isinstance(events[number], happened.Resolved) or number + 1 == len(events):
        return False
    read = is_seen_by_player(view) or resolves_at_once(events, number)
    return read and isinstance(events[number + 1], EFFECTS)


def resolves_at_once(events: Sequence[Event], number: int) -> bool:
    """True for a spell that takes effect right after it was played."""
    before = next((one for one in reversed(events[:number]) if not isinstance(one, happened.Targeted)), None)
    return isinstance(before, happened.CardPlayed) and before.card == getattr(events[number], "card", None)


def is_own_play_without_answer(seat: int, view: ClashView) -> bool:
    """Whether what a seat plays is no news: the viewer plays it in their own turn, and nobody can answer it now."""
    return is_seen_by_player(view) and view.player == view.viewer == seat and not view.chain


def _is_shown(event: Event, view: ClashView) -> bool:
    """True for what the viewer has just played, and for whom they have chosen for it."""
    if isinstance(event, happened.Targeted) and not event.targets:
        return False
    return is_own_play_without_answer(getattr(event, "seat", -1), view)


def _is_asked(view: ClashView) -> bool:
    return view.decision is not None and view.decision.seat == view.viewer


def _is_fought(view: ClashView) -> bool:
    """True while blocks and Flash spells are asked for: before the fights."""
    return view.decision is not None and view.decision.kind in ("block", "window")


def _is_forecast(view: ClashView) -> bool:
    """True for whoever is asked about the only attack there is."""
    return _is_asked(view) and _is_fought(view) and len(view.attacks) == 1 and not view.chain


def _is_forecast_before_fights(attacker: str, view: ClashView) -> bool:
    """True for a fight of whoever is asked for a Flash spell before it: what it would come to stands there."""
    asked = _is_asked(view) and view.decision is not None and view.decision.kind == "window"
    return asked and any(attack.from_ == attacker for attack in view.attacks)


def _is_forecast_with_others(at: str, view: ClashView) -> bool:
    """True for an attack at whoever is asked to block several: what these would cost stands beside the question."""
    asked = _is_asked(view) and view.decision is not None and view.decision.kind == "block" and not view.chain
    return asked and at == f"{view.viewer}P" and sum(attack.to == at for attack in view.attacks) > 1


def _is_named_by_effects(events: Sequence[Event], number: int) -> bool:
    """True for the targets of a spell that takes effect as it is played, if what it does names all of them; and for the
    only one of an ability that does something to it at once."""
    event = events[number]
    following = events[number + 1] if number + 1 < len(events) else None
    if not isinstance(event, happened.Targeted) or not event.targets:
        return False
    resolved = isinstance(following, happened.Resolved)
    if (following.card != event.card) if isinstance(following, happened.Resolved) else len(event.targets) > 1:
        return False
    effects = takewhile(lambda one: isinstance(one, EFFECTS), events[number + 1 + resolved :])
    named = {getattr(one, "at", None) or getattr(one, "ref", None) or getattr(one, "from_", None) for one in effects}
    return {*event.targets} <= named


def falls_to_effect_damage(events: Sequence[Event], number: int) -> bool:
    """True for a creature that falls to the damage of an effect right before, with others perhaps."""
    event = events[number]
    if not isinstance(event, happened.Destroyed):
        return False
    since = list(
        takewhile(lambda one: isinstance(one, happened.Damaged | happened.Destroyed), reversed(events[:number]))
    )
    before = events[number - len(since) - 1] if len(since) < number else None
    hit = any(isinstance(one, happened.Damaged) and one.at == event.ref for one in since)
    return hit and not isinstance(before, happened.Fought)


def is_deadly_damage(damage: happened.Damaged, later: Sequence[Event]) -> bool:
    """Whether a creature falls to this damage, the last that it takes in an effect."""
    for event in takewhile(lambda one: isinstance(one, happened.Damaged | happened.Destroyed), later):
        if isinstance(event, happened.Damaged) and event.at == damage.at:
            return False
        if isinstance(event, happened.Destroyed) and event.ref == damage.at:
            return True
    return False


def _is_aim_told_next(events: Sequence[Event], number: int, card: str) -> bool:
    """True if an ability of this card is told next by what it is aimed at."""
    following = events[number + 1] if number + 1 < len(events) else None
    return isinstance(following, happened.Targeted) and following.card == card


def _is_viewer_asked(view: ClashView, card: str) -> bool:
    """True if the viewer is asked about a card."""
    return view.decision is not None and view.decision.seat == view.viewer and is_card_asked_about(view, card)


def is_card_asked_about(view: ClashView, card: str) -> bool:
    """Whether somebody is asked about a card, whose ability goes on then."""
    return view.decision is not None and card in (view.decision.card, card_that_puts_creature(view))


def is_still_being_decided(
    event: happened.TriggerCarriedOut | happened.Resolved, later: Sequence[Event], view: ClashView
) -> bool:
    """Whether somebody is asked what an ability, or a spell, does: which space it is for, too, of what it brings."""
    putting = view.decision is not None and view.decision.kind == "put"
    return is_card_asked_about(view, event.card) or (putting and not any(isinstance(one, NEXT) for one in later))


def is_optional_ability(event: Event, view: ClashView) -> bool:
    """True for an ability that its player may leave unused (EC-10.4)."""
    if not isinstance(event, happened.TriggerCarriedOut):
        return False
    abilities = [one for one in view.rules[event.card].ability if not isinstance(one, Static) and one.on == event.on]
    return event.on == "mill" or any(one.may for one in abilities)


def heals_nothing(event: Event, later: Sequence[Event]) -> bool:
    """True for an ability that would have healed its player, had there been a card in the discard pile."""
    match event:
        case happened.TriggerCarriedOut(card=card, on=on):
            pass
        case happened.Resolved(card=card):
            on = "play"
        case _:
            return False
    of_card = POOL[card].ability if card in POOL else ()
    found = [one for one in of_card if not isinstance(one, Static) and one.on == on]
    if len(found) != 1 or not any(isinstance(op, Heal) and op.what == "you" for op in found[0].do):
        return False
    own = takewhile(lambda one: not isinstance(one, NEXT), later)
    return not any(isinstance(one, happened.Healed) and one.at[1] == "P" for one in own)


def first_effect_of_ability(events: Sequence[Event], number: int) -> int | None:
    """The effect right after an ability, whose line names the card; None for whatever is no ability, or has none."""
    following = events[number + 1] if number + 1 < len(events) else None
    ability = isinstance(events[number], happened.TriggerCarriedOut)
    return number + 1 if ability and isinstance(following, EFFECTS) else None


def card_behind_effect(events: Sequence[Event], view: ClashView) -> str | None:
    """The card that the newest of these is the first effect of, unless the line before has just named it."""
    before = len(events) - 2
    hidden = (happened.Looked, happened.Found, happened.Drew)
    if before > 0 and events[-1].to is not None and isinstance(events[before], hidden):  # told by this one
        before -= 1
    if before < 0 or not isinstance(events[-1], EFFECTS):
        return None
    match events[before]:
        case happened.Targeted(card=card) if _is_named_by_effects(events, before):
            return card if card != getattr(events[-1], "card", None) else None
        case happened.TriggerCarriedOut(card=card):
            return card if card != getattr(events[-1], "card", None) else None
        case happened.Resolved(card=card, seat=seat) if is_own_play_without_answer(seat, view) or not resolves_at_once(
            events, before
        ):
            return card
    return None


def fight_of_fall(events: Sequence[Event], number: int) -> int | None:
    """The fight in which a creature fell, if nothing has come between; None for whatever is no such fall."""
    if not isinstance(events[number], happened.Destroyed):
        return None
    since = list(
        takewhile(lambda one: isinstance(one, happened.Damaged | happened.Destroyed), reversed(events[:number]))
    )
    fight = number - len(since) - 1
    if fight < 0 or not isinstance(before := events[fight], happened.Fought):
        return None
    return fight if events[number].ref in (before.from_, *before.at) else None  # type: ignore[attr-defined]


def fallen_in_fight(fight: happened.Fought, later: Sequence[Event]) -> list[happened.Destroyed]:
    """Which of those who fight fall in it, by the events that follow it."""
    following = takewhile(lambda one: isinstance(one, happened.Damaged | happened.Destroyed), later)
    return [one for one in following if isinstance(one, happened.Destroyed) and one.ref in (fight.from_, *fight.at)]


def fell_in_fight(events: Sequence[Event], number: int) -> bool:
    """True for a creature that falls in the fight right before, with others perhaps."""
    event = events[number]
    before = (one for one in reversed(events[:number]) if not isinstance(one, happened.Damaged | happened.Destroyed))
    fight = next(before, None)
    return (
        isinstance(event, happened.Destroyed)
        and isinstance(fight, happened.Fought)
        and event.ref in (fight.from_, *fight.at)
    )


def event_weight(event: Event, view: ClashView | None) -> int:
    """What an event weighs in the story of a player: what is lost most, what everybody does in a turn least."""
    match event:
        case happened.Destroyed() | happened.Countered() | happened.TopDiscarded() | happened.Discarded():
            return HEAVY
        case happened.Fought() | happened.Damaged() | happened.Moved():
            return HEAVY
        case happened.CardPlayed(seat=seat) if view is not None and seat != view.viewer:
            return PLAIN
        case happened.Placed(from_=start) if start[1] != "S":  # somebody has rearranged their creatures
            return PLAIN
        case happened.Attacked() | happened.Blocked() | happened.Targeted() | happened.Buffed():
            return PLAIN
        case happened.Resolved() | happened.Healed():  # a healing weighs less than the fight beside it
            return PLAIN
    return LIGHT


def is_part_of_phase(events: Sequence[Event], number: int) -> bool:
    """True if nothing but the phase itself, and what else belongs to it, has led to an event."""
    routine = (happened.Placed, happened.Spent, happened.Drew, happened.PhaseBegun, happened.TurnBegun)
    before = list(takewhile(lambda one: isinstance(one, routine), reversed(events[:number])))
    return any(isinstance(one, happened.PhaseBegun | happened.TurnBegun) for one in before)


def cards_played_in_a_row(events: Sequence[Event], number: int) -> Iterator[happened.StonePlayed | happened.CardPlayed]:
    """The cards that a player has played one after the other, up to this one, the newest first.

    Nothing has come between them, so that one line tells them all.
    """
    last = events[number]
    assert isinstance(last, PLAYED)
    for event in reversed(events[: number + 1]):
        if not isinstance(event, PLAYED) or event.seat != last.seat:
            return
        yield event


def like_events_in_a_row(events: Sequence[Event], number: int) -> list[happened.Attacked | happened.Buffed]:
    """The attacks on the same player, or the same gifts for a turn to creatures of one player, up to this number, that
    nothing has come between; nothing for any other event."""
    last, found = events[number], list[happened.Attacked | happened.Buffed]()
    for event in reversed(events[: number + 1]):
        match last, event:
            case happened.Attacked(at=at), happened.Attacked() if at[1] == "P" and event.at == at:
                found.insert(0, event)
            case happened.Buffed(for_="turn"), happened.Buffed() if _gift_key(event) == _gift_key(last):
                found.insert(0, event)
            case _:
                break
    return found


def _gift_key(event: happened.Buffed) -> tuple[object, ...]:
    """What a creature gets, and for how long, with whose it is."""
    return event.at[0], event.atk, event.def_, event.add, event.for_


def strikes_in_combat(events: Sequence[Event], number: int) -> list[int]:
    """The strikes of one combat at the same player, up to the one of this number, the first first, whatever cards did
    between them."""
    found: list[int] = []
    struck = strikes_in_a_row(events[number : number + 2], 0)
    for place in range(number, -1, -1):
        if not struck or isinstance(events[place], happened.PhaseBegun | happened.TurnBegun):
            break
        strike = strikes_in_a_row(events[place : place + 2], 0)
        if strike and strike[0][0].at == struck[0][0].at:
            found.insert(0, place)
    return found


def strikes_in_a_row(events: Sequence[Event], number: int) -> list[tuple[happened.Fought, happened.Damaged]]:
    """The strikes at the same player, up to the one of this number, that nothing has come between, the first first."""
    found: list[tuple[happened.Fought, happened.Damaged]] = []
    while number >= 0 and number + 1 < len(events):
        fight, damage = events[number], events[number + 1]
        if not isinstance(fight, happened.Fought) or not isinstance(damage, happened.Damaged):
            break
        if len(fight.at) != 1 or fight.at[0][1] != "P" or damage.at != fight.at[0]:
            break
        if found and found[0][0].at != fight.at:
            break
        found.insert(0, (fight, damage))
        number -= 2
    return found
