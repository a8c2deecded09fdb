"""The words of Elemental Clash: `labels` has decisions, `story` events, `alt_texts` what pictures show.

`card_and_place_names` has what cards and places are called.
"""

from collections import Counter
from collections.abc import Collection, Iterator, Mapping, Sequence
from typing import Any, ClassVar

from engine import GAMES, Action, Event, Outcome
from engine.elemental_clash import POOL
from engine.elemental_clash import actions as do
from engine.elemental_clash.columns import columns_matter
from engine.elemental_clash.events import Damaged, Destroyed, Drawn, Fought, FoundInSecret, Over, PhaseBegun
from engine.elemental_clash.legal import fits_pile
from engine.elemental_clash.stakes import can_be_blocked, card_making_discard, possible_attacks, why_no_block
from engine.elemental_clash.view import ClashView, KnownCard, OrdersView
from words import endings
from words.elemental_clash import explanations, reasons, targeting
from words.elemental_clash.deck import SpellbookWords
from words.elemental_clash.labels import ClashLabels
from words.elemental_clash.story import Story
from words.game import Names, NewsLine, capitalised
from words.telling import Telling

NEXT = 3
"""So many of the next cards of a Spellbook are told, where they are known; all of them are at *Cards…*."""
PRINTED = 640
"""Characters for what is printed on cards, where a picture has no room for it."""
NEWEST = 2
"""So many of the newest lines of a story are not small, where it is long."""
ROWS_IN_STANDBY = 6
"""So many rows a story takes while creatures are placed: the field with both sides' piles is what one looks at."""
SMALL = "-# "
LAST_FIRST_TURN = 2
"""After it both have had their first turn."""
WINDOWS = ("spell", "combat", "end")


def first_creature_to_place(view: ClashView) -> str | None:
    """The pile of the creature that is placed first, where it makes no difference which that is; else None."""
    decision = view.decision
    if decision is None or decision.kind != "place":
        return None
    waiting = [ref for ref, card in view.cards_on_field(decision.seat) if ref[1] == "S" and card.kind == "creature"]
    side = view.seats[decision.seat]
    free = sum(one is None for one in (*side.atk, *side.def_))
    return waiting[0] if waiting and len(waiting) <= free else None


def is_last_placement_before_moves(view: ClashView) -> bool:
    """True if the next creature to be placed is the last one, and others lie there that could move before it does."""
    decision = view.decision
    if decision is None or decision.kind != "place":
        return False
    waiting = [ref for ref, card in view.cards_on_field(decision.seat) if ref[1] == "S" and card.kind == "creature"]
    side = view.seats[decision.seat]
    return len(waiting) == 1 and any((*side.atk, *side.def_))


def only_blockable_attacker(view: ClashView) -> str | None:
    """The place of the only attacker that somebody could block; None where there are several, or none."""
    found = [attack.from_ for attack in view.attacks if attack.from_ and can_be_blocked(view, attack.from_)]
    return found[0] if len(found) == 1 else None


def only_ending_the_turn_is_left(view: ClashView) -> bool:
    """True if everybody can see that nothing is left to the turn player but to end the turn."""
    side = view.seats[view.player]
    plays = side.hand.count and (view.stones_left or any(pile.card is None for pile in side.piles))
    return not plays and not (view.phase == "main1" and possible_attacks(view))


class ClashWords(ClashLabels):
    """The words of Elemental Clash."""

    # A whole turn of the other's, and the blow that won: the picture gives way to them; the last turns are many lines.
    telling = Telling(rows_on_phone=9, result_comes_first=True)
    asks_question_on_stage = True
    silent: ClassVar[Mapping[type[Event], str]] = {
        PhaseBegun: "the headline says the phase",
        Over: "the result says how it ended",
    }
    """Events that need no line, and why."""

    # The story

    def event_line(self, event: Event, names: Names) -> str | None:
        return Story(self, names).tell(event)

    def most_story_rows(self, view: ClashView) -> int:
        asked = view.decision is not None and view.decision.kind in ("place", "move")
        return ROWS_IN_STANDBY if asked else self.telling.rows_on_phone

    def is_decisive(self, event: Event) -> bool:
        return isinstance(event, Destroyed) or (isinstance(event, Damaged) and bool(event.cards))

    def told_after_game(self, event: Event, names: Names) -> str | None:
        match event:
            case Drawn(seat=seat, cards=cards):
                return self.say("opened-drawn", player=names[seat], cards=self.cards(cards))
            case FoundInSecret(seat=seat, card=card):
                return self.say("opened-found", player=names[seat], card=self.card(card))
        return None

    def story(self, events: Sequence[Event], view: ClashView, names: Names, unseen: int = 0) -> list[str]:
        return self._newest_on_own_lines(Story(self, names, view).lines(events, unseen), view)

    def _newest_on_own_lines(self, lines: list[str], view: ClashView) -> list[str]:
        if view.viewer is not None and view.left is None:
            return lines
        return [*lines[:-NEWEST], *map(NewsLine, lines[-NEWEST:])]  # each in a line of its own

    def only_choice_reason(self, action: Action) -> str | None:
        return None if isinstance(action, do.OrderTrigger | do.Pass) else super().only_choice_reason(action)

    def forced_action_line(self, action: Action, events: Sequence[Event], player: str) -> str | None:
        return self.say("ended-alone", player=player) if isinstance(action, do.EndTurn) else None

    def ends_turn(self, events: Sequence[Event]) -> bool:
        first = events[0] if events else None
        return isinstance(first, PhaseBegun) and first.phase == "end"

    def step_lines(self, events: Sequence[Event], view: ClashView, names: Names) -> list[str]:
        return self._newest_on_own_lines(Story(self, names, view, looks_back=True).lines(events), view)

    def decisive_lines(self, events: Sequence[Event], names: Names) -> list[str]:
        story = Story(self, names, looks_back=True)
        fights = [(one, events[number:]) for number, one in enumerate(events, 1) if isinstance(one, Fought)]
        fallen = [cards for fight, later in fights if (cards := story.fallen_in_fight_text(fight, later))]
        return [
            *super().decisive_lines(events, names),
            *(self.say("event-fell", line="", cards=cards).strip() for cards in fallen),
        ]

    # Where the game stands

    def scores(self, view: ClashView) -> Sequence[int]:
        return [side.spellbook for side in view.seats]

    def headline(self, view: ClashView) -> str:
        if view.outcome is not None:  # a phase called draw would read like a tie
            return self.say("headline-over", turn=view.turn)
        own = view.viewer == view.player
        return self.say("headline-own" if own else "headline", turn=view.turn, phase=self.say(f"phase-{view.phase}"))

    def waiting_text(self, view: ClashView, names: Names, active: Sequence[int]) -> str:
        decision = view.decision
        assert decision is not None, "nobody is waited for when the game is over"
        fields: dict[str, str | int] = {"player": f"**{names[decision.seat]}**"}
        match decision.kind:
            case "window":
                return self.say(f"wait-window-{decision.window}", **fields)
            case "block" if why_no_block(view) is not None:
                return self.say("wait-window-combat", **fields)
            case "divide":
                fields |= {"n": int(decision.n or 0), "place": self.place_name(str(decision.to))}
            case "target":
                picked = decision.picked or ()
                fields |= {"number": len(picked) + 1, "card": self.card(decision.card or None)}
            case "may" | "put" | "choose":
                fields["card"] = self.card(decision.card or None)
        return self.say(f"wait-{decision.kind}", **fields)

    def call_text(self, view: ClashView) -> str:
        decision = view.decision
        assert decision is not None, "nobody is called when the game is over"
        kind = f"window-{decision.window}" if decision.kind == "window" else decision.kind
        if kind == "block" and why_no_block(view) is not None:
            kind = "block-none"  # blocks apart, they are asked for a Flash spell
        if kind == "window-combat" and decision.seat != view.player:
            kind = "window-combat-last"
        if kind == "put":
            return targeting.space_question(self, view)
        if kind == "choose":
            return targeting.search_question(self, view)
        if kind == "block" and (attacker := only_blockable_attacker(view)) is not None and len(view.attacks) > 1:
            card = view.card_at(attacker)
            named = self.card(None) if card is None else self.card_on_field(card)
            return self.say("call-block-one", card=self.say("lying", card=named, place=self.place_name(attacker)))
        if kind == "main" and only_ending_the_turn_is_left(view):
            kind = "main-done"
        if kind == "place":
            first = first_creature_to_place(view)
            if first is not None:
                key = "call-place-last" if is_last_placement_before_moves(view) else "call-place-one"
                return self.say(key, card=self._card_after_your(first, view))
        return (targeting.target_question(self, view) if kind == "target" else None) or self.say(f"call-{kind}")

    def advised_action(self, action: Action, view: ClashView, names: Names) -> str:
        match action:
            case do.PlaceCreature(start, to) | do.MoveCreature(start, to):
                card = view.card_at(start)
                if card is not None and start[1] != to[1] and not columns_matter(view, int(start[0]), card.card):
                    return self.move_to_zone_label(start, to, view)
        return self.action_label(action, view, names)

    def picture_says_call(self, view: ClashView) -> bool:
        return view.decision is not None and view.decision.kind == "main" and not only_ending_the_turn_is_left(view)

    def result_text(self, view: ClashView, names: Names) -> str:
        outcome = view.outcome
        assert outcome is not None
        if outcome.reason in endings.FROM_OUTSIDE:
            return endings.why_and_winners(self.catalogue, outcome, names)
        assert outcome.scores is not None
        if not outcome.winners:
            return self.say(f"result-draw-{outcome.reason}")
        winner = outcome.winners[0]
        left = self.say("cards", n=outcome.scores[winner])
        return self.say(f"result-{outcome.reason}", winner=names[winner], loser=names[1 - winner], cards=left)

    def why(self, outcome: Outcome, names: Names) -> str:
        """The reason that has decided the game, in a few words."""
        if outcome.reason in endings.UNFINISHED:
            return endings.why_in_half_sentence(self.catalogue, outcome, names)
        if not outcome.winners:
            return self.say(f"picture-over-draw-{outcome.reason}")
        return self.say(f"picture-over-{outcome.reason}", loser=names[1 - outcome.winners[0]])

    def unseen_cards_may_do(self, unseen: Sequence[str], view: ClashView) -> list[str]:
        """The Flash spells that the other may answer with, and what may take effect when it is lost."""
        assert view.viewer is not None
        other = view.seats[1 - view.viewer]
        flash = [card for card in unseen if POOL[card].kind == "flash"]
        fitting = {
            card: [pile for pile in other.piles if fits_pile(POOL[card], pile.energy, pile.height)] for card in flash
        }
        free = [card for card in flash if any(pile.card is None for pile in fitting[card])]
        taken = [card for card in flash if fitting[card] and card not in free]
        lost = [card for card in unseen if POOL[card].dpt]
        if not other.hand.count:
            lines = [self.say("unseen-no-hand")]
        else:
            lines = [self.say("unseen-answers"), *self._card_texts(free)] if free else []
            lines += [self.say("unseen-taken"), *self._card_texts(taken)] if taken else []
            lines = lines or [self.say("unseen-none")]
        return [*lines, *([self.say("unseen-lost"), *self._card_texts(lost)] if lost else [])]

    def _card_texts(self, cards: Sequence[str]) -> list[str]:
        return [
            self.say("unseen-card", card=self.copies_of_card(card, n), text=self.printed_text(card))
            for card, n in Counter(cards).items()
        ]

    def public_facts_text(self, view: ClashView) -> str | None:
        """Both discard piles: what has been played is held no more."""
        if view.viewer is None:
            return None
        piles = [view.seats[seat].discard for seat in (view.viewer, 1 - view.viewer)]
        own, other = [", ".join(self.counted_cards(pile)) or self.say("lies-nothing") for pile in piles]
        return self.say("lies-open", own=own, other=other)

    def open_question(self, view: ClashView, names: Names) -> str | None:
        decision = view.decision
        if decision is None or decision.seat != view.viewer or decision.kind != "target" or not decision.card:
            return None
        question = targeting.target_question(self, view)
        return self.say("ask-target", card=self.card(decision.card)) if question is None else capitalised(question)

    def private_text(self, view: ClashView, names: Names) -> str:
        assert view.viewer is not None, "a spectator has no hand"
        side = view.seats[view.viewer]
        hand = ", ".join(self.counted_cards(side.hand.cards)) or self.say("private-empty")
        return "\n".join([self.say("private-hand", hand=hand, n=side.spellbook), *self._beside_hand(view, names)])

    def private_text_beside_picture(self, view: ClashView, names: Names) -> Sequence[str] | None:
        return () if view.outcome is not None else self._beside_hand(view, names, drawn=True)

    def forecast(self, view: ClashView) -> list[str]:
        """That a Spellbook is empty: whoever acts reads right there what decides the game."""
        if view.viewer is None or view.outcome is not None:
            return []
        empty = [one for one in (view.viewer, 1 - view.viewer) if not view.seats[one].spellbook]
        return [self.say(f"private-last-{'own' if one == view.viewer else 'other'}") for one in empty]

    def forecast_view(self, view: ClashView, staged: ClashView) -> ClashView:
        """Who is to be blocked costs nothing any more; attacks say themselves what they come to."""
        return staged if view.decision is not None and view.decision.kind == "block" else view

    def lines_near_buttons(self, view: ClashView, names: Names) -> list[str]:
        decision = view.decision
        asked = decision is not None and decision.seat == view.viewer and decision.kind in ("block", "window", "divide")
        return [*self.forecast(view), *(self._question_lines(view, names) if asked else [])]

    def _beside_hand(self, view: ClashView, names: Names, *, drawn: bool = False) -> list[str]:
        """What a seat is told beside its hand and the height of its Spellbook; the cards to choose from if not
        drawn."""
        seat = view.viewer
        assert seat is not None, "a spectator has no hand"
        other, lines = view.seats[1 - seat], self.forecast(view)
        lines += self.known_top_cards(view, names, NEXT)
        if other.hand.cards:
            lines.append(
                self.say("private-known", player=names[1 - seat], cards=", ".join(map(self.card, other.hand.cards)))
            )
        lines += self._question_lines(view, names)
        lines += [] if drawn else targeting.choosable_card_lines(self, view)
        if view.orders and view.outcome is None and explanations.meets_standing_orders(view):
            lines.append(self._standing_orders_line(view.orders))
        return lines

    def card_text_lines(self, cards: Sequence[str]) -> list[str]:
        lines: list[str] = []
        for card in cards:
            line = self.say("private-printed", card=self.card(card), text=self.printed_text(card))
            if sum(map(len, lines)) + len(line) <= PRINTED:
                lines.append(line)
        return lines

    def _standing_orders_line(self, orders: OrdersView) -> str:
        """The standing orders of a seat, and where to change them."""
        now = {window: getattr(orders, window) for window in WINDOWS}
        if (name := self.standing_orders_name(now)) != "own":
            return self.say(f"private-orders-{name}")
        off = [self.window_name(window) for window in WINDOWS if not now[window]]
        return self.say("private-orders-own", windows=self.catalogue.list_in_sentence(off))

    def known_top_cards(self, view: ClashView, names: Names, most: int) -> list[str]:
        """The cards that a viewer knows among so many on top of each Spellbook."""
        lines = []
        for seat, side in enumerate(view.seats):
            if cards := [
                self._known_card_text(entry, side.spellbook) for entry in side.spellbook_known if entry.n <= most
            ]:
                key = "private-top-own" if seat == view.viewer else "private-top-other"
                lines.append(self.say(key, cards=", ".join(cards), player=names[seat]))
        return lines if view.viewer == 0 else lines[::-1]

    def _known_card_text(self, entry: KnownCard, size: int) -> str:
        """A card that is known in a Spellbook of so many cards, with where it lies."""
        key = "private-top-bottom" if entry.n == size > 1 else "private-top-entry"
        return self.say(key, n=entry.n, card=self.card(entry.card))

    def _question_lines(self, view: ClashView, names: Names) -> list[str]:
        """The matter of a decision, for whoever has it: the text of the card that asks."""
        decision = view.decision
        if decision is None or decision.seat != view.viewer:
            return []
        if view.chain and decision.kind == "window":
            return [*self._on_chain(view), *self.fight_forecasts(view, names)]
        if decision.kind in ("attack", "block", "window") and view.attacks:
            why = why_no_block(view) if decision.kind == "block" else None
            saved = self.block_forecasts(view) if decision.kind == "block" and why is None else []
            told = [
                *self.fight_forecasts(view, names),
                *saved,
                *([] if why is None else [self.say(f"obstacle-block-{why}")]),
            ]
            return [" ".join([told[0], *(line.removeprefix(SMALL) for line in told[1:])])] if told else []
        if decision.kind == "divide":
            return [self.damage_division_question(str(decision.to), int(decision.n or 0), view, names)]
        if decision.kind == "discard":
            return [self._discard_question(view, int(decision.n or 0))]
        if decision.kind == "order":
            cards = dict.fromkeys(trigger.card for trigger in view.pending)
            return [
                self.say("ask-card", card=self.card(card), text=self.printed_text(card))
                for card in cards
                if self.printed_text(card)
            ]
        asks = targeting.card_that_puts_creature(view) if decision.kind == "put" else decision.card or None
        if decision.kind == "put" and self._has_just_played(asks, view):
            return []  # they have read it on the card, and the question names it
        return (
            [self.say("ask-card", card=self.card(asks), text=self.printed_text(asks))]
            if asks and self.printed_text(asks)
            else []
        )

    @staticmethod
    def _has_just_played(card: str | None, view: ClashView) -> bool:
        """True for a card of the viewer's that lies on a pile in their own turn."""
        lying = [pile.card.card for pile in view.seats[view.player].piles if pile.card is not None]
        return view.player == view.viewer and card in lying

    def _on_chain(self, view: ClashView) -> list[str]:
        """The texts of the spells that an answer would come before, the newest first (EC-8.2)."""
        cards = dict.fromkeys(link.card for link in reversed(view.chain) if self.printed_text(link.card))
        return [self.say("ask-card", card=self.card(card), text=self.printed_text(card)) for card in cards]

    def _discard_question(self, view: ClashView, n: int) -> str:
        """What makes somebody discard: the end of a turn, a card that lies there, or what has left since."""
        if view.phase == "end":
            return self.say("ask-discard-hand", n=n)
        card = card_making_discard(view)
        return self.say("ask-discard", n=n) if card is None else self.say("ask-discard-card", card=self.card(card), n=n)

    # For whoever is new to the game

    def turn_number(self, view: ClashView) -> int:
        return view.chapter

    def explanations_due(self, events: Sequence[Event], view: ClashView, types: Collection[str]) -> Iterator[str]:
        return explanations.explanations_due(events, view, types)

    def explanation_line(self, met: str) -> str:
        if not met.startswith("sign-"):
            return super().explanation_line(met)
        return self.catalogue.say("explained", what=self.say("met-sign", sign=self.say(met)))

    def why_unplayable(self, view: ClashView, legal: Collection[Action]) -> list[str]:
        return explanations.unplayable_card_lines(self, view, legal)

    def obstacles(self, view: ClashView) -> list[str]:
        return explanations.no_stone_line(self, view)

    def action_reason(self, action: Action, other: Action | None, view: ClashView) -> str | None:
        return reasons.hint_reason(self, action, other, view)

    def own_deck_line(self, options: Mapping[str, Any], view: ClashView) -> str | None:
        """The name of a ready Spellbook, or what one of the viewer's own is made of."""
        decks = options.get("decks")
        cards = decks[view.viewer] if decks and view.viewer is not None else None
        if not cards:
            return None
        words, own = SpellbookWords(self.catalogue, GAMES[view.game]), sorted(cards)
        ready = next((deck.id for deck in POOL.decks.values() if sorted(deck.cards) == own), None)
        said = words.deck_summary(cards) if ready is None else self.say(f"ready-{ready.replace('_', '-')}")
        return self.say("private-deck", deck=said)

    # Around the game

    def left_out_line(self, options: Mapping[str, Any], view: ClashView) -> str | None:
        if not options.get("mixed_hands") or view.viewer is None or view.turn > LAST_FIRST_TURN:
            return None
        return None if view.seats[view.viewer].piles else self.say("skipped")  # once they have played they have read it

    def options_text(self, options: Mapping[str, Any]) -> str:
        size = self.say("options", size=options.get("size") or 40)
        return f"{size} {self.say('options-mixed-hands')}" if options.get("mixed_hands") else size
