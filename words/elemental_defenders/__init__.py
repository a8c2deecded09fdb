"""The words of Elemental Defenders. Its alt texts stand in `alt`."""

from collections.abc import Collection, Iterator, Mapping, Sequence
from itertools import groupby, pairwise
from typing import Any, ClassVar, Literal

import engine
from engine import Action, Event, Game, Seat
from engine.contract import view_json
from engine.elemental_defenders.actions import Attack, Challenge, Defend, Mediate
from engine.elemental_defenders.cards import LEVELS, MYSTICS, VIRTUES, Card, set_of, virtue
from engine.elemental_defenders.events import Attacked, Defended, Mediated, Passed, RoundBegun, RoundEnded
from engine.elemental_defenders.line import Line, follow
from engine.elemental_defenders.state import Result, factors, most_points
from engine.elemental_defenders.view import DefendersView
from engine.two_player import Resigned, other
from words import two_player
from words.catalogue import ShortenableLabel, short_form
from words.elemental_defenders import foresight, reasons
from words.elemental_defenders.reasons import UNBROKEN
from words.game import TOLD, GameWords, Names, NewsLine
from words.telling import Telling

MOST_TOLD = 12
"""The number of lines that are told at most, however long ago a seat has last acted."""
TOLD_AT_THE_END = 3
"""So many of the last lines of a game are told beside its last picture, which is to stay on the screen with them."""


MANY_LINES = 5
"""Of so many lines or more those of past moves are put together, an attack with its answer."""
MYSTIC = "5"
"""The Level of a Mystic, which alone answers a Challenge where somebody has one (ED-7.2)."""
TOLD_TO_ALL = 2
"""So many of the last moves of a round are told to whoever has no move of their own since which to tell them."""


class DefendersWords(GameWords[DefendersView]):
    """The words of Elemental Defenders."""

    game: ClassVar[Game] = engine.GAMES["elemental_defenders"]
    telling = Telling(in_lines=True)  # what was played for somebody stands among them

    def element_name(self, card: Card) -> str:
        """A card's Element: "Fire"."""
        return self.say(f"element-{card[0]}")

    def level_name(self, card: Card) -> str:
        """A card's Level: "Warden"."""
        return self.say(f"level-{card[1]}")

    def card_name(self, card: Card) -> str:
        """A card in words: "Warden of Fire"."""
        return self.say("card", level=self.level_name(card), element=self.element_name(card))

    def card_with_article(self, card: Card, case: Literal["with", "object"]) -> str:
        """A card with its article, as it stands in a sentence: "the Warden of Fire"; behind "with" or as an object."""
        return self.say("card", level=self.say(f"{case}-level-{card[1]}"), element=self.element_name(card))

    def card_with_stars(self, card: Card) -> str:
        """A card in words, with its stars: "Warden of Fire ★★★★"."""
        return self.say("card-starred", card=self.card_name(card), stars="★" * int(card[1]))

    def points_account(self, result: Result | RoundEnded, *, painted: bool = False) -> str:
        """The points of a round as a product: "Virtue 10 × move 5 = 50"."""
        if result.card is None:
            return self.say("account-none")
        cards, each, _ = factors(result.card, result.points, result.righteous)
        key = {"righteous": "account-double", "mediator": "account-mediator", "plain": "account"}[bonus_id(result)]
        if painted and key != "account":
            shares = result.points // each
            return self.say("picture-account", shares=shares, virtue=each, points=result.points)
        return self.say(key, cards=cards, left=result.left or 0, virtue=each, points=result.points)

    def winning_points_text(self, result: Result | RoundEnded, where: str = "won") -> str:
        """The points of a round, and what helped to them: "a Righteous Victory, Virtue 7 × 11 × 2 = 154"."""
        key, account = f"{where}-{bonus_id(result)}", self.points_account(result, painted=where.startswith("picture"))
        said = self.say(key, account=account)
        if not isinstance(account, ShortenableLabel):
            return said
        return ShortenableLabel.with_short_form(
            said, short_form(self.say(key, account=account.short))
        )  # no room is too small for the points

    def round_end_reason(self, result: Result, names: Names) -> str:
        """The reason why a round ended: "Bo can't answer the Warden of Fire"."""
        if result.card is None or result.winner is None:
            return self.say("picture-ended-tie")
        card = self.card_with_article(result.card, "object")
        return self.say("picture-ended", loser=names[1 - result.winner], card=card)

    def lacking(self, card: Card) -> Mapping[str, str]:
        """What whoever can't answer a card has none of, as fields of a sentence: "🔥 Fire" and "4"."""
        sign = self.say(f"sign-{card[0]}")  # a bare picture is no noun
        return {"element": f"{sign}{UNBROKEN}{self.element_name(card)}", "level": card[1]}

    def round_winner_text(self, result: Result, names: Names) -> str:
        """The winner of a round: "Round 1 goes to Ada"."""
        if result.winner is None:
            return self.say("picture-round-tie", round=result.round)
        return self.say("picture-goes-to", round=result.round, player=names[result.winner])

    def last_card_and_points(self, result: Result) -> str:
        """The last card of a round, and the account: "Warden of Fire · Virtue 10 × move 5 = 50"."""
        if result.card is None:
            return self.say("picture-all-answered")
        card: str = self.card_name(result.card)  # a plain account has the move
        if bonus_id(result) != "plain":
            card = self.say("picture-in-move", card=card, move=result.move)
        account = self.winning_points_text(result, "picture-won")
        return ShortenableLabel.with_short_form(f"{card} · {account}", f"{short_form(card)} · {short_form(account)}")

    def short_card_label(self, card: str) -> str:
        """A card on a small button, and in the story: "🔥 4★"."""
        return self.say("short", sign=self.say(f"sign-{card[0]}"), level=card[1])

    # Decisions

    def action_label(self, action: Action, view: DefendersView, names: Names) -> str:
        match action:
            case Attack(card) | Defend(card) | Mediate(card):
                return self.short_card_label(card)
            case Challenge(card):
                return self.say("action-challenge", card=self.short_card_label(card))
        return self.say("action-pass")

    def foretold_label(self, action: Action, view: DefendersView) -> str:
        """A card on a button of the seat that sees ``view``, with what comes of it as far as everybody can see: how
        many cards can answer an attack, and whether all are weaker, or what it wins where none can; whether an answer
        takes the attack, or lets the other win."""
        match action:
            case Attack(card) | Challenge(card) as strike:
                label = self.short_card_label(card)
                if isinstance(strike, Challenge):
                    label = self.say("short-challenge", card=label)
                points, count = foresight.points_if_unanswered(strike, view), reasons.answering_cards(strike, view)
                if points is None and isinstance(strike, Challenge):
                    return label
                sign = foresight.sign_of_attack(strike, view)
                return self.say(f"short-{sign}", card=label, count=count.bit_count(), points=points or 0)
            case Defend(card) as answer:
                label, signed = self.short_card_label(card), foresight.sign_of_answer(answer, view)
                return self.say(f"short-{signed}", card=label) if signed else label
        return self.action_label(action, view, ())

    def offered_action(self, action: Action, view: DefendersView, names: Names) -> str:
        card = getattr(action, "card", None)
        if card is None:
            return self.action_label(action, view, names)
        named = self.card_with_stars(card)
        if isinstance(action, Challenge):
            named = self.say("action-challenge", card=named)
        return self.say("offered", action=named, virtue=virtue(card))

    # The story

    def story(self, events: Sequence[Event], view: DefendersView, names: Names, unseen: int = 0) -> list[str]:
        """All since the viewer's own last action; while another round goes on, nothing of the last one.

        How that ended `round_end_line` tells, above the heading of the new one.
        """
        lines = self._event_lines(events, names)
        told = [(place, line) for place, line in enumerate(lines) if line]
        since = len(lines) - unseen
        new = sum(place >= since for place, _ in told)
        first = max((place for place, event in enumerate(events) if isinstance(event, RoundBegun)), default=0)
        begin = len(told) - min(new or TOLD, MOST_TOLD)
        first = 0 if view.is_over else first
        decides = view.outcome is not None and any(isinstance(one, RoundEnded) and one.card for one in events[-2:])
        if told and decides:  # of several that follow by themselves
            told[-1] = (told[-1][0], NewsLine(f"**{told[-1][1]}**"))
        shown = {place: line for number, (place, line) in enumerate(told) if number >= begin and place >= first}
        short = self._in_short(shown, events, view, names)
        if view.outcome is None:
            return short
        last = short[-TOLD_AT_THE_END:]
        return [*last[-1:], *last[:-1]] if decides else last  # what it came to first, then what led to it

    def _in_short(self, told: dict[int, str], events: Sequence[Event], view: DefendersView, names: Names) -> list[str]:
        """The lines by the places of their events. Of many moves that followed by themselves all but the last take a
        line each, and of a game that is over all do."""
        moves = [
            (place, attack, answer)
            for place, (attack, answer) in enumerate(pairwise(events))
            if isinstance(attack, Attacked) and isinstance(answer, Defended) and {place, place + 1} <= told.keys()
        ]
        many = len(told) >= MANY_LINES
        forced = {card for column in view.columns() if column.forced for card in column.cards}
        for number, (place, attack, answer) in enumerate(moves, 1):
            if view.is_over or (many and number < len(moves)):
                attacks, answers = self.short_card_label(attack.card), self.short_card_label(answer.card)
                told[place] = self.say(
                    "event-move",
                    player=names[attack.seat],
                    attack=attacks if answer.takes else f"**{attacks}**",
                    other=names[answer.seat],
                    answer=(f"**{answers}**" if answer.takes else answers) + (" 🔒" if answer.card in forced else ""),
                )
                del told[place + 1]
        return [told[place] for place in sorted(told)]

    def round_end_line(self, view: DefendersView, names: Names) -> str | None:
        last = view.result_before
        if last is None:
            return None
        if last.winner is None or last.card is None:
            said = self.say("event-round-tie", round=last.round)
        else:
            winner, loser, card = names[last.winner], names[1 - last.winner], self.short_card_label(last.card)
            won = self.winning_points_text(last)
            told: dict[str, str | int] = {"round": last.round, "winner": winner, "loser": loser, "won": won}
            said = self.say("ended", card=card, **told, **self.lacking(last.card))
        began = self.say("then-exchanged", player=names[1 - (view.viewer or 0)])
        return (
            f"{said} {began if view.viewer is not None else self.say('then-exchanged-for-all')}"  # of the first round
        )

    def round_end_causes(self, groups: Sequence[Sequence[Event]], view: DefendersView, names: Names) -> list[list[str]]:
        """The last moves of the round before: some are played for somebody, and nobody has seen them."""
        ends = [place for place, events in enumerate(groups) if any(isinstance(one, RoundBegun) for one in events)]
        last = ends[-1] if ends else -1
        first = 0 if view.viewer is not None else last - TOLD_TO_ALL + 1
        return [self._up_to_end(events, names) if first <= place <= last else [] for place, events in enumerate(groups)]

    def _up_to_end(self, events: Sequence[Event], names: Names) -> list[str]:
        """The events of an action in lines, without how the round ended by it."""
        end = next((place for place, event in enumerate(events) if isinstance(event, RoundEnded)), len(events))
        tie = any(isinstance(event, RoundEnded) and event.winner is None for event in events)
        return [line for line in self._event_lines(events[:end], names, tie=tie) if line]

    def step_lines(self, events: Sequence[Event], view: DefendersView, names: Names) -> list[str]:
        # Of a puzzle's round that was a tie the view still says so.
        tie = not any(isinstance(event, RoundEnded) for event in events) and _was_tie(view)
        return [line for line in self._event_lines(events, names, tie=tie) if line]

    def _event_lines(self, events: Sequence[Event], names: Names, *, tie: bool = False) -> list[str | None]:
        """The events in lines. An attack that wins and what it wins are one line.

        Whoever answers the last attack of a round leaves nobody a card to attack with.
        """
        lines = [self.event_line(event, names) for event in events]
        for place, event in enumerate(events):
            after = events[place + 1] if place + 1 < len(events) else None
            last = tie if after is None else isinstance(after, RoundEnded) and after.winner is None
            if last and isinstance(event, Defended):
                key = "event-defend-again-last" if event.again else "event-defend-last"
                lines[place] = self.say(key, player=names[event.seat], card=self.short_card_label(event.card))
            if isinstance(event, Attacked) and isinstance(after, RoundEnded):
                lines[place : place + 2] = [None, f"{lines[place]} {lines[place + 1]}"]  # a move without an answer
        return lines

    def is_decisive(self, event: Event) -> bool:
        return isinstance(event, RoundEnded)

    def event_line(self, event: Event, names: Names) -> str | None:
        match event:
            case Mediated(seat=seat, card=card):
                return self.say("event-mediator", player=names[seat], card=self.card_with_article(card, "object"))
            case Passed(seat=seat):
                return self.say("event-pass", player=names[seat])
            case Attacked(seat=seat, card=card, challenge=challenge, again=again):
                key = f"event-attack{'-again' if again else ''}{'-challenge' if challenge else ''}"
                return self.say(key, player=names[seat], card=self.short_card_label(card))
            case Defended(seat=seat, card=card, again=again, takes=takes):
                key = f"event-defend{'-again' if again else ''}{'-takes' if takes else ''}"
                return self.say(key, player=names[seat], card=self.short_card_label(card), other=names[other(seat)])
            case RoundEnded(winner=None, round=number):
                return self.say("event-round-tie", round=number)
            case RoundEnded(winner=winner, round=number, card=card):
                assert winner is not None
                assert card is not None
                said = {"winner": names[winner], "loser": names[1 - winner], "won": self.winning_points_text(event)}
                return self.say("event-round-end", round=number, **said, **self.lacking(card))
            case RoundBegun(round=number, opener=opener):
                return self.say("event-round", round=number, player=names[opener])
            case Resigned(seat=seat):
                return self.catalogue.say("duel-resign", player=names[seat])
        return None

    def only_choice_reason(self, action: Action) -> str | None:
        """Why a card was played for somebody: an attack, because there was no other card."""
        return self.say("only-choice-last") if isinstance(action, Attack) else super().only_choice_reason(action)

    # Where the game stands

    def scores(self, view: DefendersView) -> Sequence[int]:
        return view.scores

    def headline(self, view: DefendersView) -> str:
        if view.phase in ("mediator", "answer"):
            return self.say("headline-mediator", round=view.round)
        return self.say("headline-over" if view.phase == "over" else "headline", round=view.round, move=view.move)

    def move_number_text(self, view: DefendersView) -> str | None:
        return self.say("move-of", round=view.round, move=view.move)

    def private_text_beside_picture(self, view: DefendersView, names: Names) -> Sequence[str]:
        return [*self.points_needed(view, names), *self.lines_near_buttons(view, names)]  # the picture shows every card

    def lines_near_buttons(self, view: DefendersView, names: Names) -> list[str]:
        """What the signs on the buttons mean, in small print, as far as they stand there."""
        told = [self.say(f"sign-of-{key}") for key in foresight.signs_on_buttons(view)]
        return [f"-# {' · '.join(told)}"] if told else []

    def private_text(self, view: DefendersView, names: Names) -> str:
        virtues = self.say("virtues", virtues=" · ".join(f"{level}★ {VIRTUES[level]}" for level in LEVELS))
        beside = self.private_text_beside_picture(view, names)
        return "\n".join([self.held_text(view, names), *([] if view.is_over else [virtues]), *beside])

    def held_text(self, view: DefendersView, names: Names) -> str:
        seat = view.viewer
        assert seat is not None, "a spectator has no hand"
        return self.say("private-hand", cards=self._hand_text(view.hands[seat]))

    def points_needed(self, view: DefendersView, names: Names) -> Sequence[str]:
        """What the second round has to bring for the game to be won (ED-8.2), in a line; before it, none."""
        if view.viewer is None or view.round == 1 or view.is_over:
            return ()
        own, theirs = view.scores[view.viewer], view.scores[other(view.viewer)]
        key = "needs-any" if own == theirs else "needs-theirs" if own > theirs else "needs-own"
        level = "-level" if abs(own - theirs) >= most_points(view.mode) else ""
        return (self.say(key + level, player=names[other(view.viewer)], points=abs(own - theirs)),)

    def public_facts_text(self, view: DefendersView) -> str | None:
        if view.viewer is None:
            return None
        told = [self.say("lies-open", cards=self._hand_text(view.hands[other(view.viewer)]))]
        if view.mode == "advanced" and any(set_of(hand) & MYSTICS for hand in view.hands):
            told.append(self.say("open-challenges"))
        own, theirs = view.mediators[view.viewer], view.mediators[other(view.viewer)]
        if own or theirs:
            told.append(self.say("open-both-aside" if own and theirs else "open-own-aside" if own else "open-aside"))
        return " ".join(told)

    def why_round_over(self, view: DefendersView) -> str | None:
        if view.attack is None:
            return self.say("all-answered")
        card, own = view.attack.card, view.attacker == view.viewer
        said = self.say("unanswered", element=self.element_name(card), level=card[1])
        return f"{said} {self.say('round-is-yours' if own else 'round-is-theirs')}"

    def _hand_text(self, cards: Sequence[Card]) -> str:
        """A hand by its Elements: "⛰️ **Earth** 4★ 2★ · 💧 **Water** 1★"."""
        groups = [list(same) for _, same in groupby(cards, key=lambda card: card[0])]
        said = [f"{self.element_with_sign(same[0])} {' '.join(f'{card[1]}★' for card in same)}" for same in groups]
        return " · ".join(said) or self.say("no-cards")

    def element_with_sign(self, card: Card) -> str:
        """A card's Element after the sign that stands on its buttons: "🔥 **Fire**"."""
        return f"{self.say(f'sign-{card[0]}')} **{self.element_name(card)}**"

    def attack_text(self, view: DefendersView) -> str:
        """The attack that has to be answered."""
        assert view.attack is not None
        card = self.short_card_label(view.attack.card)
        return self.say("challenge", card=card) if view.attack.challenge else card

    def waiting_text(self, view: DefendersView, names: Names, active: Sequence[int]) -> str:
        who = f"**{names[active[0]]}**"
        if view.attack is None:
            return self.say(f"waiting-{'attack' if view.phase == 'attack' else 'mediator'}", player=who)
        return self.say("waiting-defend", player=who, attack=self.attack_text(view))

    def call_text(self, view: DefendersView) -> str:
        if view.turn is None:
            return super().call_text(view)
        if view.attack is None:
            return self.say("call-attack" if view.phase == "attack" else "call-mediator")
        attack, answer = view.attack.card, view.playable_now[0]
        if view.attack.challenge and answer[1] == MYSTIC:
            return self.say("call-defend-challenge", attack=self.short_card_label(attack))
        sign = f"{self.say(f'sign-{attack[0]}')} {self.element_name(attack)}"  # a bare picture is no noun
        key = "call-defend-element" if answer[0] == attack[0] else "call-defend-level"
        return self.say(key, attack=self.short_card_label(attack), element=sign, level=attack[1])

    def result_text(self, view: DefendersView, names: Names) -> str:
        assert view.outcome is not None
        return two_player.result_sentence(self.catalogue, view.outcome, names)

    # For whoever is new to the game

    def aim_line(self, view: DefendersView) -> str | None:
        """What the game is about, and why the first round is opened by whom it is (ED-2.3)."""
        aim = super().aim_line(view)
        if aim is None or view.viewer is None or view.round > 1:
            return aim
        return f"{aim} {self.say('opens-own' if view.opener == view.viewer else 'opens-theirs')}"

    def explanations_due(self, events: Sequence[Event], view: DefendersView, types: Collection[str]) -> Iterator[str]:
        if view.attack is not None and view.attack.challenge:
            yield "challenged"
        elif view.attack is not None and view.viewer is not None:
            fits = any(card[0] == view.attack.card[0] for card in view.hands[view.viewer])
            yield "element" if fits else "level"
        if "challenge" in types:
            yield "challenge"
        if view.phase == "mediator":
            yield "mediator"
        if view.phase == "attack" and any(view.piles):  # before, the goal says as much
            yield "attack"
            if events and isinstance(events[-1], Defended) and events[-1].takes:
                yield "takes"
            yield "later"
        if view.round > 1:
            yield "second"

    def reckoned_reason(self, line: Sequence[Action], beside: Sequence[Action], view: DefendersView) -> str | None:
        best = self._followed_line(line, view)
        if best is None:
            return None
        against = self._followed_line(beside, view)
        why = reasons.best_action_reason(self, best, against, view) or reasons.comparison_text(
            self, best, against, view
        )
        if why is None and best.ended.winner is not None and not best.is_won:
            why = self.say("reason-lost")  # else what follows would read as if this action brought it about
        return (
            why if why and len(best.steps) == 1 else " ".join(filter(None, (why, reasons.line_text(self, best, view))))
        )

    def line_outcome(self, line: Sequence[Action], view: DefendersView, *, whole: bool = False) -> str | None:
        found = self._followed_line(line, view)
        if found is None:
            return None
        return reasons.moves_after_text(self, found) if whole else reasons.outcome_text(self, found)

    def _followed_line(self, line: Sequence[Action], view: DefendersView) -> Line | None:
        assert view.viewer is not None
        seat = Seat(view.viewer)
        return follow(self.game.imagine(view_json(view), seat, ""), seat, line)

    # Around the game

    def options_text(self, options: Mapping[str, Any]) -> str:
        return self.say(f"options-{options.get('mode', 'basic')}")

    def time_and_difficulty(self, options: Mapping[str, Any], most: int) -> str:
        return self.say(f"length-{options.get('mode', 'basic')}")


def _was_tie(view: DefendersView) -> bool:
    """True where the round before this one has ended in a tie, and nothing was played since."""
    return bool(view.results) and view.results[-1].winner is None and not any(view.piles)


def bonus_id(result: Result | RoundEnded) -> str:
    """The bonus of a round, as a part of a message's id."""
    return "righteous" if result.righteous else "mediator" if result.mediator else "plain"
