"""The words of Elements. Its alt texts stand in `alt`."""

from collections.abc import Collection, Iterator, Mapping, Sequence
from functools import cached_property
from typing import Any, ClassVar

import engine
from engine import Action, Event, Game
from engine.elements.actions import Play, Take, Yield
from engine.elements.events import Discarded, Knocked, Played, RoundBegun, Scored, Taken, Yielded
from engine.elements.position import DEFAULT_ROUNDS
from engine.elements.state import LastRound
from engine.elements.view import ElementsView
from engine.two_player import Resigned, other
from words import two_player
from words.elements import reasons
from words.game import GameWords, Names, NewsLine

MINUTES = 2
"""About how many minutes a round takes."""


class ElementsWords(GameWords[ElementsView]):
    """The words of Elements."""

    game: ClassVar[Game] = engine.GAMES["elements"]

    def card_name(self, value: int) -> str:
        """A card in words: "5 Water"."""
        return self._card_names[value]

    @cached_property
    def _card_names(self) -> Mapping[int, str]:
        """All cards in words: they are said two dozen times for every move."""
        return {value: self.say("card", value=value, name=self.say(f"card-{value}")) for value in range(1, 7)}

    def card_values(self, cards: Sequence[int]) -> str:
        """The values of cards side by side: "1 4 6"."""
        return " ".join(map(str, cards)) or self.say("no-cards")

    # Decisions

    def action_label(self, action: Action, view: ElementsView, names: Names) -> str:
        match action:
            case Play(card):
                return self.say("action-play", card=self.card_name(card))
            case Take():
                return self.say("action-take", card=self.card_name(view.display[-1]))
        return self.say(f"action-{engine.to_json(action)['type']}")

    def confirmation_question(self, action: Action, view: ElementsView, names: Names) -> str:
        seat = view.viewer
        assert seat is not None, "a spectator does nothing"
        rival = other(seat)
        if isinstance(action, Yield):
            loses = "-last" if reasons.yield_loses(view) else ""
            return self.say(f"confirm-yield-{view.mode}{loses}", other=names[rival])
        total = view.sums[seat] or 0
        lost = reasons.losing_sums(view)
        if lost is None:
            return super().confirmation_question(action, view, names)
        low, high = lost
        if reasons.surely_loses_knock(view):
            return self.say("confirm-knock-lost", sum=total, other=names[rival])
        if low == high == total:
            said = self.say("confirm-knock-at-limit", sum=total, other=names[rival])
        elif low == high:
            said = self.say("confirm-knock-exactly", sum=total, other=names[rival], limit=high)
        else:
            said = self.say("confirm-knock", sum=total, other=names[rival], limit=high, low=low)
        return f"{said} {self.say('confirm-knock-odds', percent=reasons.losing_hands_in_hundred(view))}"

    # The story

    def event_line(self, event: Event, names: Names) -> str | None:
        match event:
            case Played(seat=seat, card=card, limit=limit):
                return self.say("event-play", player=names[seat], card=self.card_name(card), limit=limit)
            case Taken(seat=seat, card=card, limit=limit):
                return self.say("event-take", player=names[seat], card=self.card_name(card), limit=limit)
            case Discarded(seat=seat):
                return self.say("event-discard", player=names[seat])
            case Knocked(seat=seat, limit=limit, sums=sums):
                rival = other(seat)
                return self.say(
                    "event-knock",
                    player=names[seat], sum=sums[seat], other=names[rival], theirs=sums[rival], limit=limit,
                )  # fmt: skip
            case Yielded(seat=seat):
                return self.say("event-yield", player=names[seat])
            case Scored(round=number, winner=winner, points=points, why=why):
                winning, losing = names[winner], names[other(winner)]
                return self.say(f"event-score-{why}", round=number, winner=winning, loser=losing, points=points)
            case RoundBegun(round=number, starter=starter):
                return self.say("event-round", round=number, player=names[starter])
            case Resigned(seat=seat):
                return self.catalogue.say("duel-resign", player=names[seat])
        return None

    def is_decisive(self, event: Event) -> bool:
        return isinstance(event, Scored)

    def story(self, events: Sequence[Event], view: ElementsView, names: Names, unseen: int = 0) -> list[str]:
        """While another round goes on, nothing of the last one: `round_end_line` tells that above the heading.

        That has the number of the round, and whose turn it is stands below: that it has begun goes without saying.
        """
        first = max((place + 1 for place, event in enumerate(events) if isinstance(event, RoundBegun)), default=0)
        told = events[first:] if view.turn is not None else events
        return super().story(told, view, names, min(unseen, len(told)))

    def step_lines(self, events: Sequence[Event], view: ElementsView, names: Names) -> list[str]:
        """A yield is told by how the round has ended, which says who has yielded."""
        by_yield = any(isinstance(event, Scored) and event.why == "yield" for event in events)
        told = [event for event in events if not (by_yield and isinstance(event, Yielded))]
        return super().step_lines(told, view, names)

    def round_end_line(self, view: ElementsView, names: Names) -> str | None:
        last = view.result or view.result_before
        if last is None or view.turn is None:
            return None
        return self._round_end_line(last, last.by, last.limit, last.sums, view, names)

    def round_end_causes(self, groups: Sequence[Sequence[Event]], view: ElementsView, names: Names) -> list[list[str]]:
        """How rounds before the last one ended that its viewer has not heard of: one may be over before they act."""
        told: list[list[str]] = []
        for events in groups:
            lines, ending = [], None
            for event in events:
                if isinstance(event, Knocked | Yielded):
                    ending = event
                elif isinstance(event, Scored) and ending is not None and event.round < view.round - 1:
                    limit, sums = (ending.limit, ending.sums) if isinstance(ending, Knocked) else (0, None)
                    lines.append(NewsLine(self._round_end_line(event, ending.seat, limit, sums, view, names)))
            told.append([*lines] if view.viewer is not None else [])
        return told

    def _round_end_line(
        self,
        scored: Scored | LastRound,
        by: int,
        limit: int,
        sums: tuple[int, int] | None,
        view: ElementsView,
        names: Names,
    ) -> str:
        """The end of a round in one line: who did what, who won it with which sums, and what it gave."""
        rival = other(scored.winner)
        more, less = (sums or (0, 0))[scored.winner], (sums or (0, 0))[rival]
        why = "higher" if scored.why == "lower" else scored.why
        said = self.say(
            f"ended-{why}", round=scored.round, winner=names[scored.winner], loser=names[rival],
            more=more, less=less, limit=limit,
        )  # fmt: skip
        if why == "higher":  # the others say who has knocked
            said = f"{self.say('ended-knocked', player=names[by])} {said}"
        elif why == "over":  # of the other sum nothing is said there
            said = f"{self.say('ended-knocked-with', player=names[by], sum=more)} {said}"
        if view.mode == "endless":
            return said
        return f"{said} {self.say('ended-gain', score=self.say('alt-score-tokens', points=scored.points))}"

    # Where the game stands

    def scores(self, view: ElementsView) -> Sequence[int]:
        return view.scores

    def headline(self, view: ElementsView) -> str:
        return self.say(f"headline-{view.mode}", round=view.round, rounds=view.rounds or 0)

    def held_text(self, view: ElementsView, names: Names) -> str:
        seat = view.viewer
        assert seat is not None, "a spectator has no hand"
        if not view.hands[seat]:
            return ""  # the table says so
        hand, total = self.card_values(view.hands[seat] or ()), view.sums[seat] or 0
        return f"{self.say('alt-revealed', player=names[seat], cards=hand, sum=total)}."

    def private_text(self, view: ElementsView, names: Names) -> str:
        seat = view.viewer
        assert seat is not None, "a spectator has no hand"
        hand, total = self.card_values(view.hands[seat] or ()), view.sums[seat] or 0
        if view.outcome:
            return self.say("private-over", hand=hand)
        above = view.excess_over_limit(seat)
        room = self.say("private-above", above=above) if above else self.say("private-may-knock")
        return self.say("private-hand", hand=hand, sum=total, limit=view.limit, room=room)

    def private_text_beside_picture(self, view: ElementsView, names: Names) -> Sequence[str] | None:
        """Of a round that is played the picture says all: cards, sum, limit, and whether one may knock."""
        return () if view.outcome is None else None

    def public_facts_text(self, view: ElementsView) -> str:
        seat = view.viewer
        assert seat is not None, "a spectator sees what lies open"
        rival = other(seat)
        return self.say(
            "lies-open",
            own=sum(view.fronts[seat]), theirs=sum(view.fronts[rival]),
            unseen=self.card_values(reasons.unseen_cards(view)), held=view.hand_sizes[rival], count=view.discards,
        )  # fmt: skip

    def result_text(self, view: ElementsView, names: Names) -> str:
        assert view.outcome is not None
        return two_player.result_sentence(self.catalogue, view.outcome, names)

    # For whoever is new to the game

    def aim_line(self, view: ElementsView) -> str:
        return self.catalogue.say("aim", aim=self.say(f"aim-{view.mode}", rounds=view.rounds or 0))

    def why_unplayable(self, view: ElementsView, legal: Collection[Action]) -> Sequence[str]:
        seat = view.viewer
        assert seat is not None, "a spectator has no hand"
        begins = view.round == 1 and all(entry.seat != seat for entry in view.log)
        return [self.say("hindered-above")] if begins and view.excess_over_limit(seat) else []

    def explanations_due(self, events: Sequence[Event], view: ElementsView, types: Collection[str]) -> Iterator[str]:
        for event in reversed(events):
            if isinstance(event, Scored) and (event.why != "yield" or view.mode == "tokens"):
                yield event.why
        yield from (kind for kind in ("knock", "play") if kind in types)
        yield "cards"
        yield from (kind for kind in ("discard", "take") if kind in types)

    def round_end_explanation_key(self, view: ElementsView) -> str | None:
        last = view.result or view.result_before
        return None if last is None or (last.why == "yield" and view.mode != "tokens") else last.why

    def is_advisable(self, action: Action, view: ElementsView) -> bool:
        return not isinstance(action, Yield)

    def action_reason(self, action: Action, other: Action | None, view: ElementsView) -> str | None:
        """Why this card, and what the other may do then, as far as the seat can know."""
        found = reasons.action_reason(action, other, view)
        if found is None:
            return None
        told = [found, *reasons.others_knock_reasons(action, other, view)]

        def said(field: int | str | Action) -> int | str:
            return field if isinstance(field, int | str) else self.action_label(field, view, ())

        return " ".join(
            self.say(f"reason-{key}", **{name: said(field) for name, field in fields.items()}) for key, fields in told
        )

    # Around the game

    def options_text(self, options: Mapping[str, Any]) -> str:
        return self.say(f"options-{options.get('mode', 'tokens')}", rounds=options.get("rounds") or DEFAULT_ROUNDS)

    def time_and_difficulty(self, options: Mapping[str, Any], most: int) -> str:
        rounds = options.get("rounds") or DEFAULT_ROUNDS
        return self.say(f"length-{options.get('mode', 'tokens')}", minutes=MINUTES * rounds)
