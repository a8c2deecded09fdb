"""The words of Realm of the Defenders: where the game stands.

`labels` has decisions, `cards` the names of things, `story` tells events, `alt` what the pictures show.
"""

from collections import Counter as Counted
from collections.abc import Collection, Iterator, Mapping, Sequence
from typing import Any, assert_never

from engine import Action, Event
from engine.realm_of_the_defenders.actions import Dismantle, Done, Queen
from engine.realm_of_the_defenders.battle import Defender
from engine.realm_of_the_defenders.cards import ACE, JACK, POWER, QUEEN, STANDARD_DECK, VALUE, Card, Cards, worth
from engine.realm_of_the_defenders.events import Dismantled, LossSuffered, RealmFallen, Resolved, TurnBegun
from engine.realm_of_the_defenders.planning import attackable_defenders, can_defeat_somebody, opponents, placeable
from engine.realm_of_the_defenders.questions import (
    POWER_PRICE,
    ChoosingAgainst,
    ChoosingAttacker,
    ChoosingPower,
    Countering,
    Offering,
    PaymentView,
    Pricing,
    Recalling,
    Shown,
    Striking,
)
from engine.realm_of_the_defenders.view import RealmView, SeatView, obstacles
from words import endings
from words.catalogue import OwnName
from words.game import Names, NewsLine
from words.realm_of_the_defenders import explanations, foresight, reasons, story, turn_story
from words.realm_of_the_defenders.labels import RealmLabels
from words.telling import Telling

ROWS_OF_BATTLE = 6
"""So many rows has a story beside the picture of a battle, which is higher, and shows who attacks whom."""
ROWS_AT_END = 9
"""So many rows has a story beside the last picture, below which are no choices: the turn that has decided the game."""
NEAR_END = 8
"""From this many turns before the last one on, the headline says when the game ends."""

_NO_ATTACK = frozenset({"no-power", "none-ready", "no-defender"})
"""Why nobody can attack."""


class RealmWords(RealmLabels):
    """The words of Realm of the Defenders."""

    telling = Telling(comes_last=True, rows_on_phone=6, explanation_rows=2)

    # The story

    def event_line(self, event: Event, names: Names) -> str | None:
        return story.event_line(self, event, names, {})

    def is_decisive(self, event: Event) -> bool:
        return isinstance(event, Resolved | LossSuffered | Dismantled | RealmFallen)

    def told_after_game(self, event: Event, names: Names) -> str | None:
        return story.revealed_event_line(self, event, names)

    def story(self, events: Sequence[Event], view: RealmView, names: Names, unseen: int = 0) -> list[str]:
        return turn_story.story_lines(self, events, view, names, unseen)

    def forced_action_line(self, action: Action, events: Sequence[Event], player: str) -> str | None:
        if not isinstance(action, Done):
            return None
        if any(isinstance(event, TurnBegun) for event in events):
            ended = self.say("ended-alone", player=player)
            # What has taken their turn from whoever reads it is never left out.
            return NewsLine(ended, weight=turn_story.OWN) if isinstance(player, OwnName) else ended
        return self.say("unanswered", player=player) if any(isinstance(event, Resolved) for event in events) else None

    def only_choice_reason(self, action: Action) -> str | None:
        return None  # a pass shows by what follows, and everything else that is played for somebody has its own line

    def step_lines(self, events: Sequence[Event], view: RealmView, names: Names) -> list[str]:
        return turn_story.story_lines(self, events, view, names, len(events), turn_story.MOST_LINES_OF_RECAP)

    def most_story_rows(self, view: RealmView) -> int:
        if view.outcome is not None:
            return ROWS_AT_END
        return ROWS_OF_BATTLE if view.battle or view.attacked else self.telling.rows_on_phone

    # Where the game stands

    def scores(self, view: RealmView) -> Sequence[int]:
        return [seat.fortresses for seat in view.seats]

    def opening_phase(self, view: RealmView) -> str | None:
        return self.say(f"opening-{view.step}") if view.step in ("bid", "redraw") else None

    def confirmation_question(self, action: Action, view: RealmView, names: Names) -> str:
        if isinstance(action, Dismantle) and view.viewer is not None:
            return self.say("confirm-dismantle", left=view.seats[view.viewer].fortresses - 1)
        return super().confirmation_question(action, view, names)

    def headline(self, view: RealmView) -> str:
        match view.step:
            case "bid" | "redraw" | "over":
                return self.say(f"headline-{view.step}", turn=view.turn)
            case "resource":
                return self.say("headline-resource", turn=view.turn)
        key = "headline-battle" if view.attacked and not view.battle else "headline"
        ending = view.last_turn - view.turn < NEAR_END
        return self.say(f"{key}-ending" if ending else key, turn=view.turn, last=view.last_turn)

    def waiting_text(self, view: RealmView, names: Names, active: Sequence[int]) -> str:
        who = self.catalogue.list_in_sentence([f"**{names[seat]}**" for seat in active])
        due = 0 if view.due is None else view.due.amount
        return self.say(f"waiting-{view.step}", players=who, count=len(active), due=due)

    def call_text(self, view: RealmView) -> str:
        if view.step == "main" and (can := turn_options(view)):
            return self.say("call-main", can=can)
        if view.step in ("main", "resource"):
            return super().call_text(view)
        return self.say(f"call-{view.step}", due=0 if view.due is None else view.due.amount)

    def private_text(self, view: RealmView, names: Names) -> str:
        return "\n".join(self._private_lines(view, names))

    def _private_lines(self, view: RealmView, names: Names) -> Iterator[str]:
        own = view.own()
        assert view.viewer is not None
        if view.step == "bid" and own.bid_cards:
            yield self.say("private-bid-cards", cards=self.cards(own.bid_cards))
            if own.bid:
                yield self.say("private-bid", cards=self.cards(own.bid))
            yield from self.private_text_beside_picture(view, names)
            return
        yield self.say("private-hand", cards=self.cards(own.hand))
        courage = self.courage(view.seats[view.viewer].courage)
        yield self.say("private-pools", power=self.cards(own.power), courage=courage)
        if view.battle:
            yield self.say("private-battle", lines=self.catalogue.list_with_semicolons(story.battle_lines(self, view)))
        yield from self.private_text_beside_picture(view, names)

    def private_text_beside_picture(self, view: RealmView, names: Names) -> list[str]:
        return [*self._lines_beside_picture(view, names)]

    def _lines_beside_picture(self, view: RealmView, names: Names) -> Iterator[str]:
        """What is asked, and what follows: cards and battles are in the picture."""
        assert view.viewer is not None
        if view.seats[view.viewer].out and view.outcome is None:
            yield self.say("private-out")
        if view.step == "bid":
            return
        if asked := self.open_question(view, names):
            yield f"**{asked}**"
        elif view.step == "ace" and view.viewer in view.active and not view.answered:
            assert view.player is not None
            yield self.say("private-ace", player=names[view.player])
            if not self._holds_card(ACE, view):
                yield self.say("private-without")
        elif view.step == "queen" and view.viewer in view.active:
            yield self.say("private-queen")
            yield from foresight.queen_forecast(self, view)
            if not self._holds_card(QUEEN, view):
                yield self.say("private-without")
        yield from self.forecast(view)

    def forecast(self, view: RealmView) -> list[str]:
        if not view.battle or view.step != "respond" or view.battle.target != view.viewer:
            return []
        struck = [*foresight.strike_back_forecast(self, view), *foresight.strike_at_two_forecast(self, view)]
        choice = foresight.strike_choice_forecast(self, view)
        return [*struck, *foresight.attacked_forecast(self, view), *choice, *self._jack_kept_out(view)]

    def _jack_kept_out(self, view: RealmView) -> list[str]:
        """Why a Jack in hand, who could die for one attacked alone, is dimmed (RD-8.1, RD-8.4)."""
        assert view.battle is not None
        had = worth(view.seats[view.battle.target].courage)
        open_lines = [one for one in view.battle.lines if not (one.overwhelmed or one.sacrifice or one.counter)]
        too_late = any(one.counter is not None for one in view.battle.lines)
        if JACK not in view.own().hand or had >= POWER_PRICE or not open_lines or too_late:
            return []
        return [self.say("hindered-jack", had=had)]

    def _holds_card(self, card: Card, view: RealmView) -> bool:
        """Whether the viewer has a card whose power is asked for, in the hand or in play."""
        own = view.own().hand, [one.card for one in view.seats[view.viewer or 0].defenders]
        return any(card in cards for cards in own)

    def why_not_beaten(self, events: Sequence[Event], view: RealmView) -> str:
        """Who fell to a strike of the viewer's, what was lost, and what it was paid with."""
        assert view.viewer is not None
        losses = [one for one in events if isinstance(one, LossSuffered) and one.seat == view.viewer]
        left = view.seats[view.viewer].courage
        short = any(worth(one.courage) < one.amount for one in losses[-1:])
        rest = "nothing" if not losses else "some" if left else "short" if short else "none"
        told = self.say(
            "why-losses",
            count=len(losses),
            amounts=self.catalogue.list_in_sentence([str(one.amount) for one in losses]),
            paid=self.catalogue.list_in_sentence([self.cards(one.courage) for one in losses]),
            rest=rest,
            cards=self.cards(left),
        )
        fallen = [one for event in events if isinstance(event, Resolved) for one in event.defeated]
        struck = [story.defeated_name(self, one) for one in fallen if one.seat != view.viewer]
        said = (
            [self.say("why-struck", fallen=self.catalogue.list_in_sentence(struck), count=len(struck))]
            if struck
            else []
        )
        spent = [] if view.seats[1 - view.viewer].power else [self.say("why-spent")]
        return " ".join([*said, told, *spent])

    def draw_pile_text(self, view: RealmView) -> tuple[str, Sequence[str]] | None:
        """What is in the deck, the discard pile and the Fortresses together: nobody knows which of it is where."""
        if view.viewer is None or view.private is None or not view.turn:
            return None
        own, seat, chosen = view.own(), view.seats[view.viewer], view.options.decks[view.viewer]
        seen = Counted([*own.hand, *own.power, *seat.courage, *seat.defeated])
        seen.update(card for one in seat.defenders for card in _cards_of_defender(one))
        whole = Counted(STANDARD_DECK if chosen == "standard" else chosen)
        hidden = [*(whole - seen).elements()]
        counts = {"deck": seat.deck, "discard": seat.discard, "fortresses": seat.fortresses}
        if len(hidden) != sum(counts.values()):  # a position that was put together by hand
            return None
        return self.say("piles", **counts), hidden

    def public_facts_text(self, view: RealmView) -> str | None:
        """What counts against the one opponent in the worst case, then the defeated piles."""
        assert view.viewer is not None
        own, theirs = view.seats[view.viewer], view.seats[1 - view.viewer]
        piles = {"theirs": self.cards(theirs.defeated), "own": self.cards(own.defeated)}
        said = [self.say("lies-open", **piles)] if own.defeated or theirs.defeated else []
        if theirs.power and view.options.decks[1 - view.viewer] == "standard":
            said.insert(0, self._worst_power_text(theirs))
        return " ".join(said) or None

    def _worst_power_text(self, theirs: SeatView) -> str:
        """What the Power of a realm with the standard deck may be worth, and whether a Queen may be used with it."""
        seen = Counted(
            [*theirs.defeated, *theirs.courage, *(card for one in theirs.defenders for card in _cards_of_defender(one))]
        )
        left = [*(Counted(STANDARD_DECK) - seen).elements()]
        values = sorted((VALUE[card] for card in left if card in POWER), reverse=True)[: theirs.power]
        alike = len(values) > 1 and len({*values}) == 1
        usable = worth(theirs.courage) >= POWER_PRICE
        in_play = any(one.card == QUEEN for one in theirs.defenders)
        held = QUEEN in left and bool(theirs.hand or theirs.deck)
        return self.say(
            "lies-open-power",
            count=theirs.power,
            values=self.say("lies-open-each", value=values[0])
            if alike
            else self.catalogue.list_in_sentence([*map(str, values)]),
            queen="none" if not usable else "play" if in_play else "queen" if held else "none",
        )

    def obstacles(self, view: RealmView) -> list[str]:
        found: list[str] = [*obstacles(view)]
        is_asked = view.step == "main" and view.viewer in view.active and view.own().ask is None
        if is_asked and _NO_ATTACK.isdisjoint(found) and not _can_defeat_anybody(view):
            found.append("too-weak")
        return [self.say(f"obstacle-{one}") for one in found]

    def open_question(self, view: RealmView, names: Names) -> str | None:
        ask = view.own().ask
        return None if ask is None or _is_called(ask) else self.question(view, ask, names)

    def question(self, view: RealmView, ask: Shown, names: Names) -> str:
        """The open question of a seat in a sentence, with what has been answered so far."""
        match ask:
            case PaymentView():
                return self._payment_question(view, ask)
            case Pricing(paid=paid):
                return self.say(f"ask-price{'-more' if paid else ''}", paid=self.cards(paid), toughness=worth(paid))
            case Recalling():
                return self.say("ask-recall")
            case Striking():
                return self.say("ask-strike")
            case ChoosingAttacker(int(target)):
                return self.say("ask-attacker-of", player=names[target])
            case ChoosingAttacker():
                return self.say("ask-attacker-more" if view.battle else "ask-attacker")
            case ChoosingPower(attacker):
                key = "ask-power-against" if len(attackable_defenders(ask, view)) > 1 else "ask-power"
                return self.say(key, defender=self.defender(view, attacker))
            case ChoosingAgainst(attacker, power):
                return self.say("ask-against", defender=self.defender(view, attacker), power=self.card(power))
            case Offering(attacked):
                return self.say("ask-offer", defender=self.defender(view, attacked))
            case Countering(attacked):
                return self.say("ask-counter", defender=self.defender(view, attacked))
            case _:
                assert_never(ask)

    def _payment_question(self, view: RealmView, ask: PaymentView) -> str:
        card = self.card(ask.card) if isinstance(ask.card, str) else ""
        defender = self.defender(view, ask.line) if isinstance(ask.line, int) else ""
        reason = self.say(f"ask-pay-{ask.purpose}", card=card, defender=defender)
        missing = ask.due - worth(ask.paid)
        if not ask.paid:
            return self.say("ask-pay", reason=reason, missing=missing)
        return self.say("ask-pay-more", reason=reason, paid=self.cards(ask.paid), missing=missing, due=ask.due)

    def result_text(self, view: RealmView, names: Names) -> str:
        outcome = view.outcome
        assert outcome is not None
        if outcome.reason in endings.FROM_OUTSIDE:
            return endings.why_and_winners(self.catalogue, outcome, names)
        if not outcome.winners:
            return self.say("result-draw")
        winner = outcome.winners[0]
        others = [seat for seat in range(len(view.seats)) if seat != winner]
        key = f"result-{outcome.reason}" if len(others) == 1 else f"result-{outcome.reason}-many"
        if outcome.reason == "fortresses" and not view.seats[winner].fortresses:
            key = "result-fortresses-both"
        ahead = self._lead_text("ahead", view, winner, others) if outcome.reason == "turn_limit" else ""
        return self.say(key, winner=names[winner], loser=names[others[0]], ahead=ahead)

    def why(self, view: RealmView, names: Names) -> str:
        """The reason that has decided the game, in a few words."""
        outcome = view.outcome
        assert outcome is not None
        if outcome.reason in endings.FROM_OUTSIDE:
            return endings.why_in_half_sentence(self.catalogue, outcome, names)
        if not outcome.winners:
            return self.say("picture-why-draw")
        winner, *others = sorted(range(len(view.seats)), key=lambda seat: seat not in outcome.winners)
        if outcome.reason == "turn_limit":
            return self._lead_text("picture-why-more", view, winner, others)
        if outcome.reason == "fortresses" and not view.seats[winner].fortresses:
            return self.say("picture-why-fortresses-both")
        many = "-many" if len(others) > 1 else ""
        return self.say(f"picture-why-{outcome.reason}{many}", loser=names[others[0]])

    def _lead_text(self, key: str, view: RealmView, winner: int, others: Sequence[int]) -> str:
        """In what the winner is ahead of the others when the turns are over (RD-9.6)."""
        rivals = [view.seats[seat] for seat in others if not view.seats[seat].out]
        of_winner, best = _final_strength(view.seats[winner]), max(map(_final_strength, rivals))
        kind, more, less = next(
            (kind, more, less)
            for kind, more, less in zip(("fortresses", "toughness", "courage"), of_winner, best, strict=True)
            if more != less
        )
        return self.say(f"{key}-{kind}", more=more, less=less)

    # For whoever is new to the game

    def turn_number(self, view: RealmView) -> int:
        return view.chapter

    def explanations_due(self, events: Sequence[Event], view: RealmView, types: Collection[str]) -> Iterator[str]:
        return explanations.explanations_met(events, view, types)

    def reminders(self, view: RealmView, explained: Collection[str]) -> Sequence[str]:
        return explanations.reminders(self, view, explained)

    def why_unplayable(self, view: RealmView, legal: Collection[Action]) -> list[str]:
        """Why a Queen who is there can't use her power (RD-8.1, RD-8.3)."""
        if (
            view.step != "main"
            or view.viewer is None
            or view.viewer not in view.active
            or not self._holds_card(QUEEN, view)
        ):
            return []
        if any(isinstance(action, Queen) for action in legal):
            return []
        had = worth(view.seats[view.viewer].courage)
        return [self.say("hindered-queen", kind="poor" if had < POWER_PRICE else "nothing", had=had)]

    def left_out_line(self, options: Mapping[str, Any], view: RealmView) -> str | None:
        begun = view.turn <= len(view.seats) and not options.get("bids", True)
        other = "rival" if len(view.seats) == 2 else "another"
        first = "none" if view.viewer is None else "you" if view.seating[0] == view.viewer else other
        return self.say("skipped", first=first) if begun else None

    def action_reason(self, action: Action, other: Action | None, view: RealmView) -> str | None:
        return reasons.reason(self, action, other, view)

    def missed_reason(self, best: Action, played: Action, view: RealmView) -> str | None:
        return reasons.missed_reason(self, best, played)

    # Around the game

    def options_text(self, options: Mapping[str, Any]) -> str:
        parts = [self.say("options-fortresses", fortresses=options.get("fortresses", 2))]
        if options.get("short"):
            parts.append(self.say("options-short"))
        if not options.get("bids", True):
            parts.append(self.say("options-no-bids"))
        if options.get("lost_last") is not None:
            parts.append(self.say("options-lost-last"))
        return " ".join(parts)

    def rematch_options(self, options: Mapping[str, Any], view: RealmView) -> Mapping[str, Any]:
        """Between two, the loser comes first where the bids are equal; the loser's new seat is the winner's old one."""
        winners = view.outcome.winners if view.outcome else ()
        return {**options, "lost_last": winners[0] if winners and len(view.seats) == 2 else None}


def _cards_of_defender(one: Defender) -> Cards:
    """A Defender, and what lies under it."""
    return one.card, *one.under


def _final_strength(realm: SeatView) -> tuple[int, int, int]:
    """The strength of a realm when the turns are over: Fortresses, toughness in play, Courage in play (RD-9.6)."""
    return realm.fortresses, sum(one.toughness for one in realm.defenders), worth(realm.courage)


def _can_defeat_anybody(view: RealmView) -> bool:
    return any(can_defeat_somebody(view, seat) for seat in opponents(view))


def turn_options(view: RealmView) -> str | None:
    """What the viewer's turn can be begun or gone on with; None for whoever doesn't see their hand, or rare cases."""
    if view.private is None or view.viewer not in view.active or view.own().ask is not None:
        return None
    hinders = {*obstacles(view)}
    attacks = hinders.isdisjoint(_NO_ATTACK) and _can_defeat_anybody(view)
    if view.attacked:
        return "again" if attacks else "end"
    deploys = hinders.isdisjoint(("no-spade", "no-money", "little-money"))
    if placeable(view):
        return "both" if deploys and attacks else "deploy" if deploys else "attack" if attacks else "place"
    return None if deploys or attacks else "end"


def _is_called(ask: Shown) -> bool:
    """True if the line that says whose turn it is asks the same."""
    return isinstance(ask, PaymentView) and ask.purpose == "loss" and not ask.paid
