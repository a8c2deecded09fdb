"""How the choices of Realm of the Defenders stand on Discord: what is paid, fought or placed is put together first.

Every attack is asked for alike: who attacks, with which Power, against whom. What has one answer alone
is not asked, and what follows is told before *Begin the battle*.
"""

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any, ClassVar, cast

import msgspec
from discord import ButtonStyle

import engine
from engine import Action, Game
from engine.realm_of_the_defenders import actions as act
from engine.realm_of_the_defenders.cards import ELDER, VALUE, Card, Cards, name_in_sentence
from engine.realm_of_the_defenders.planning import (
    biddable,
    can_defeat_somebody,
    can_raise_price_further,
    cards_left_to_pay,
    fair_payment,
    opponents,
    payment_choices,
    payments,
    placeable,
    places_left,
    price_taken_at_once,
    view_after_power_cards,
    view_with_attackers,
    view_with_counterstrokes,
    view_with_placed_cards,
    view_with_sacrifices,
    view_with_target,
    view_without_spent_power,
)
from engine.realm_of_the_defenders.questions import ChoosingAttacker, PaymentView, Pricing, Striking
from engine.realm_of_the_defenders.refusals import refuse
from engine.realm_of_the_defenders.view import RealmView
from sessions import Rehearsal
from ui.interactions.components import ENTRIES
from ui.layouts.layout import Layout
from ui.layouts.realm_of_the_defenders_answers import answer_page, answer_rows, kind_gains, rest_of_best_answer
from ui.layouts.realm_of_the_defenders_attacks import (
    attacker_rows,
    attacks_and_prompt,
    attacks_on_defender,
    attacks_on_undefended_realm,
    can_be_defeated,
    target_buttons,
    target_steps,
    whole_attacks,
    with_outcome_label,
)
from ui.layouts.realm_of_the_defenders_decisions import (
    CARD_ROWS,
    CARDS_ACROSS,
    FUTILE_PATH,
    MOST_CARDS,
    OTHER_PATH,
    PLACE_PATH,
    PLACED_PATH,
    SAFE_PATH,
    best_placement,
    deploy_choices,
    done_choices,
    menu_of_decisions,
    page_of_decisions,
    place_buttons,
)
from ui.layouts.realm_of_the_defenders_turn import main_rows, seldom_choices
from ui.layouts.steps import Choice, Row, actions_of, button_rows
from words import Voice
from words.game import Names, Path
from words.realm_of_the_defenders import RealmWords, turn_options
from words.realm_of_the_defenders.foresight import attackers_struck_down, loses_nothing

ANSWERS = (act.Sacrifice, act.Retaliate)
AT_ONCE = (act.Done, act.Pass, act.Redraw, act.Keep, act.Dismantle, act.Block, act.Hit)
"""What nothing is put together of: one press does it, or another confirms it."""
MANY = 3
"""So many ways to pay a loss stand as buttons at most."""


class RealmLayout(Layout[RealmView]):
    """The buttons and menus of Realm of the Defenders; what takes several steps is put together on a stage."""

    game: ClassVar[Game] = engine.GAMES["realm_of_the_defenders"]
    command_group = "realm"
    first_game_options: ClassVar[Mapping[str, Any]] = {"fortresses": 2, "short": False, "bids": False}
    lobby_options: ClassVar[Sequence[Mapping[str, Any]]] = (
        *({"fortresses": count, "short": short} for count in (2, 4) for short in (False, True)),
        first_game_options,
    )
    confirmed_types: ClassVar[frozenset[str]] = frozenset({"dismantle"})
    hints_name_whole_decision: ClassVar[bool] = True
    hints_send_whole_decision: ClassVar[bool] = True
    is_back_beside_buttons: ClassVar[bool] = True
    most_choices_beside_help: ClassVar[int] = 2
    styles_by_type: ClassVar[Mapping[str, ButtonStyle]] = {
        "deploy": ButtonStyle.primary,
        "place": ButtonStyle.primary,
        "attack": ButtonStyle.primary,
        "attacker": ButtonStyle.primary,
        "power": ButtonStyle.primary,
        "against": ButtonStyle.primary,
        "sacrifice": ButtonStyle.primary,
        "retaliate": ButtonStyle.primary,
        SAFE_PATH[0]: ButtonStyle.success,
    }

    def steps_to(self, action: Action) -> Path:
        """A step for the type, and one for all that is chosen with it."""
        kind, *parts = super().steps_to(action)
        return (kind, " ".join(parts)) if parts else (kind,)

    def button_style(self, path: Path, view: RealmView) -> ButtonStyle:
        """What leads to attacks is lit where one defeats somebody; what leads to the end of a turn where it is all."""
        if path == PLACED_PATH and (view.step == "resource" or turn_options(view) == "place"):
            return ButtonStyle.primary
        if path == PLACE_PATH or (len(path) == 1 and not kind_gains(view, path[0])):
            return ButtonStyle.secondary
        if path[0] == "attack" and view.viewer is not None:
            realms = [engine.Seat(int(path[1]))] if path[1:] else opponents(view)
            if not any(can_defeat_somebody(view, seat) for seat in realms):
                return ButtonStyle.secondary
            if path[2:] and not can_be_defeated(view, int(path[2])):
                return ButtonStyle.secondary
        return super().button_style(path, view)

    # The rows

    def root_rows(self, voice: Voice, leaves: Sequence[Choice], view: RealmView, names: Names) -> list[Row] | None:
        words = voice.words_of_kind(RealmWords)
        ask = view.own().ask
        if isinstance(ask, PaymentView | Pricing):
            return self._payment_rows(words, leaves, view)
        if isinstance(ask, Striking):  # in a battle what strikes back is what a Queen is asked for
            return button_rows(sorted(leaves, key=lambda leaf: cast(act.Strike, leaf.action).pool != "battle"))
        if ask is None:
            match view.step:
                case "bid":
                    bids = biddable(view)
                    rows = self._card_menu_rows(words, bids, "bid", view, names, len(bids), (act.DONE,))
                    return [*rows, *button_rows(done_choices(leaves))]
                case "main":
                    return main_rows(words, leaves, view)
                case "resource":
                    best = best_placement(words, view, ()) if not view.placed else []
                    is_only = best and len(placeable(view)) == 1
                    cards = [] if is_only else self._placement_rows(words, leaves, view, names, ())
                    return [*button_rows(best), *cards, *button_rows(done_choices(leaves))]
                case "respond":
                    return answer_rows(words, leaves, view)
                case "queen" if not attackers_struck_down(view):  # to pass costs nothing: that is lit
                    lit = [replace(one, path=SAFE_PATH) if isinstance(one.action, act.Pass) else one for one in leaves]
                    return button_rows(lit)
        return None

    def extra_steps(self, view: RealmView) -> Sequence[Path]:
        placing = view.step == "main" and not view.attacked and view.private is not None and placeable(view)
        seldom = [OTHER_PATH] if view.step == "main" and view.private is not None else []
        return [*target_steps(view), *([PLACE_PATH] if placing else []), *seldom]

    def step_rows(
        self, voice: Voice, path: Path, choices: Sequence[Choice], view: RealmView, names: Names
    ) -> list[Row] | None:
        """What stands behind *Place…*, and behind each Defender that can be attacked; else what each kind has."""
        words = voice.words_of_kind(RealmWords)
        if path == PLACE_PATH:
            return self._placement_rows(words, choices, view, names, (act.DONE,))
        if path == OTHER_PATH:
            return page_of_decisions(seldom_choices(choices), words.menu_prompt(path))
        if path in target_steps(view):
            (attack,) = (one for one in choices if isinstance(one.action, act.Attack))
            return page_of_decisions(
                attacks_on_defender(words, attack, view, int(path[2])), words.step_label(path, view, names)
            )
        return self._rows_of_kind(words, choices, view)

    def _rows_of_kind(self, words: RealmWords, choices: Sequence[Choice], view: RealmView) -> list[Row] | None:
        """What stands behind *Deploy…*, *Attack…*, *Strike back…* or *Sacrifice…*, whole, on a page of its own."""
        kinds = {type(one.action) for one in choices}
        if kinds == {act.Deploy}:
            return page_of_decisions(deploy_choices(words, choices, view), words.menu_prompt(("deploy",)))
        if kinds == {act.Attack} and len(choices) == 1:
            if whom := target_buttons(words, view):
                return page_of_decisions(whom, words.menu_prompt(("attack",)))
            if whole := attacks_and_prompt(words, choices[0], view):
                ways, prompt = whole
                return page_of_decisions([with_outcome_label(words, one) for one in ways], prompt)
        if len(kinds) == 1 and kinds <= {*ANSWERS} and view.own().ask is None:
            return answer_page(words, choices, view)
        return None

    def step_view(self, path: Path, actions: Sequence[Action], view: RealmView) -> RealmView:
        """Whom somebody is about to attack is marked."""
        return view_with_target(view, int(path[1]), int(path[2])) if path in target_steps(view) else view

    def _placement_rows(
        self, words: RealmWords, leaves: Sequence[Choice], view: RealmView, names: Names, before: Sequence[Action]
    ) -> list[Row]:
        """The cards that become Power or Courage, as buttons where they are few; of many, up to two are ticked."""
        hand, most = view.own().hand, places_left(view)
        if len({*placeable(view)}) <= MOST_CARDS:
            cards = place_buttons(words, leaves, view, names, before)
            return button_rows(cards, max(CARDS_ACROSS, -(-len(cards) // CARD_ROWS)))
        # No card can be placed more often than the two that may be: a long hand needs no more entries.
        times = Counter[act.Place]()
        places = [one for one in placeable(view) if times.update([one]) or times[one] <= most]

        def placed(chosen: Sequence[Choice]) -> Sequence[Action]:
            after = (act.DONE,) if len(chosen) < most else ()
            return (*before, *actions_of(chosen), *after)

        def check(chosen: Sequence[Choice]) -> None:
            _refuse_twice("place-taken", [cast(act.Place, action).card for action in actions_of(chosen)], hand)

        rows = self._card_menu_rows(words, places, "place", view, names, most)
        return [replace(row, make_actions=placed, check_chosen=check) for row in rows]

    def _payment_rows(self, words: RealmWords, leaves: Sequence[Choice], view: RealmView) -> list[Row]:
        """The cards of which several pay together, and what would be enough as a button."""
        ask = view.own().ask
        wholes = payments(view) if isinstance(ask, PaymentView) else ()
        if isinstance(ask, PaymentView) and 0 < len(wholes) <= ENTRIES:
            return self._whole_payment_rows(words, wholes, view)
        pays = [act.PAYS[card] for card in cards_left_to_pay(view)]
        several = self._card_menu_rows(words, pays, "pay", view, (), len(pays))

        def together(chosen: Sequence[Choice]) -> Sequence[Action]:
            cards = sorted((cast(act.Pay, action).card for action in actions_of(chosen)), key=lambda card: -VALUE[card])
            if not isinstance(ask, Pricing):
                return _pay_actions(view, cards)
            paid = [act.PAYS[card] for card in cards]
            return (*paid, act.DONE) if cards and can_raise_price_further(view, cards) else paid

        rows = [replace(row, make_actions=together) for row in several]
        return [
            *self._loss_payment_rows(words, next(iter(wholes), None) or fair_payment(view), view),
            *rows,
            *button_rows(done_choices(leaves)),
        ]

    def _loss_payment_rows(self, words: RealmWords, least: Cards | None, view: RealmView) -> list[Row]:
        """The button that pays a loss with what wastes the least."""
        ask = view.own().ask
        if not isinstance(ask, PaymentView) or ask.purpose != "loss" or not least:
            return []
        first, *further = _pay_actions(view, least)
        label = words.payment_label([*ask.paid, *least])
        return [Row((Choice("", label, ("pay",), first, tuple(further), sends_at_once=True),))]

    def _whole_payment_rows(self, words: RealmWords, wholes: Sequence[Cards], view: RealmView) -> list[Row]:
        """The ways to pay, what wastes the least first; by one press, but for what gives away an Elder as Money."""
        ask = cast(PaymentView, view.own().ask)
        lost = ask.purpose == "loss"
        choices = []
        for whole in wholes:
            first, *further = _pay_actions(view, whole)
            key = " ".join(("pay", *whole))
            label = words.payment_label([*ask.paid, *whole])
            choices.append(
                Choice(key, label, ("pay",), first, tuple(further), sends_at_once=lost or ELDER not in whole)
            )
        prompt = words.menu_prompt(("several-pay",))
        if not lost:
            return [menu_of_decisions(choices, prompt)]
        if len(choices) <= MANY:
            return button_rows(choices)
        return [*button_rows(choices[:1]), menu_of_decisions(choices[1:], prompt)]

    def _card_menu_rows(
        self,
        words: RealmWords,
        actions: Sequence[Action],
        prompt: str,
        view: RealmView,
        names: Names,
        most: int,
        after: Sequence[Action] = (),
    ) -> list[Row]:
        """A menu in which up to ``most`` cards are chosen at a time; equal ones stand in it as often as they are there.

        No row where there is nothing to choose: Discord refuses a menu without entries.
        """
        if not actions:
            return []
        seen: Counter[str] = Counter()
        choices = []
        for action in actions[:ENTRIES]:
            label = words.action_label(action, view, names)
            path = self.steps_to(action)
            seen[label] += 1
            if (number := seen[label]) > 1:
                label = words.catalogue.say("stage-another", label=label, number=number)
            choices.append(Choice(f"{' '.join(path)} {number}", label, path, action))
        prompt = words.menu_prompt((f"several-{prompt}",))
        most = min(most, len(choices))
        return [Row(tuple(choices), prompt, lambda chosen: (*actions_of(chosen), *after), most_chosen=most)]

    # The stage

    def is_staged(self, action: Action, view: RealmView) -> bool:
        if isinstance(action, act.Deploy):  # what it costs stands on the button; an Elder is never paid so quickly
            price = price_taken_at_once(view, action.card)
            return price is None or ELDER in price
        return not isinstance(action, AT_ONCE)

    def can_continue(self, tried: Rehearsal) -> bool:
        view: RealmView = tried.view
        ask = view.own().ask
        if tried.seat not in view.active:
            return False
        if ask is not None:
            own_loss = all(isinstance(action, act.Pay) for action in tried.actions)
            return not (isinstance(ask, PaymentView) and ask.purpose == "loss") or own_loss
        match tried.actions[-1]:
            case act.Bid():
                return view.step == "bid"
            case act.Done() | act.Place():
                return view.step == "resource"
            case act.Sacrifice() | act.Retaliate() | act.Counter() | act.Offer() | act.Pay():
                return view.step == "respond" and any(isinstance(one, ANSWERS) for one in tried.actions)
        return False

    def best_rest(self, voice: Voice, action: Action, view: RealmView) -> Sequence[Action]:
        leaf, words = Choice("", "", self.steps_to(action), action), voice.words_of_kind(RealmWords)
        match action:
            case act.Attack():
                best = next(
                    iter(attacks_on_undefended_realm(words, leaf, view) or whole_attacks(words, leaf, view)), None
                )
                return best.further_actions if best is not None and best.path != FUTILE_PATH else ()
            case act.Sacrifice() | act.Retaliate():
                return rest_of_best_answer(action, view)
        return ()

    def staged_rows(self, voice: Voice, tried: Rehearsal, names: Names) -> list[Row] | None:
        """With which Power an attacker goes against whom, in one press; of a further one also who it is."""
        view: RealmView = tried.view
        words, ask = voice.words_of_kind(RealmWords), view.own().ask
        if ask is None and view.step == "respond":
            leaves = [Choice("", words.action_label(one, view, names), self.steps_to(one), one) for one in tried.legal]
            rows = answer_rows(words, [leaf for leaf in leaves if leaf.action != act.DONE], view)
            return None if rows is None else [replace(row, choices=tuple(map(_as_staged, row.choices))) for row in rows]
        return attacker_rows(words, tried)

    def proposed_rest(self, tried: Rehearsal) -> Sequence[Action] | None:
        view: RealmView = tried.view
        match view.own().ask:
            case PaymentView():
                return _pay_actions(view, fair_payment(view) or ()) or None
            case Pricing(paid=paid):
                return (act.DONE,) if paid else None
            case ChoosingAttacker() if act.DONE in tried.legal:
                return (act.DONE,)
            case None:
                return (act.DONE,)
        return None

    def send_button_style(self, staged: RealmView) -> ButtonStyle:
        """What defeats nobody is not lit: an attack, nor a card that strikes back."""
        if staged.battle is not None and staged.step == "respond":
            attacks = staged.battle.target != staged.viewer
            counters = sum(line.counter is not None for line in staged.battle.lines)
            if loses_nothing(staged) if attacks else len(attackers_struck_down(staged)) < counters:
                return ButtonStyle.secondary
        return super().send_button_style(staged)

    def staged_view(self, tried: Rehearsal, known: Rehearsal) -> RealmView:
        later = tried.events[len(known.events) :]
        answered = view_with_sacrifices(
            view_with_counterstrokes(view_with_attackers(known.view, tried.events), later), later
        )
        view: RealmView = view_after_power_cards(view_with_placed_cards(answered, later), later)
        own = view.own()
        if view.battle and tried.view.own().ask is None and tried.actions[-1] != act.DONE:  # nobody else can be sent
            return msgspec.structs.replace(view, private=msgspec.structs.replace(own, ask=None))
        pays = [action.card for action in tried.actions[len(known.actions) :] if isinstance(action, act.Pay)]
        if not isinstance(own.ask, PaymentView | Pricing) or not pays:
            return view
        ask = msgspec.structs.replace(own.ask, paid=(*own.ask.paid, *pays))
        return msgspec.structs.replace(view, private=msgspec.structs.replace(own, ask=ask))

    def decided_view(self, tried: Rehearsal, now: RealmView) -> RealmView:
        placed = view_with_sacrifices(view_with_placed_cards(now, tried.events), tried.events)
        struck = view_with_counterstrokes(placed, tried.events)
        return view_after_power_cards(
            view_without_spent_power(placed, tried.events) if struck is placed else struck, tried.events
        )


def _pay_actions(view: RealmView, cards: Sequence[Card]) -> list[act.Pay]:
    """The payments that are chosen so that all these cards, from high to low, are paid."""
    return [act.PAYS[card] for card in payment_choices(view, cards)]


def _as_staged(choice: Choice | None) -> Choice | None:
    """A choice as it stands on a stage, whose own button sends everything."""
    return None if choice is None else replace(choice, sends_at_once=False)


def _refuse_twice(key: str, chosen: Sequence[Card], held: Sequence[Card]) -> None:
    """Say which card was chosen more often than it is there."""
    if too_many := Counter(chosen) - Counter(held):
        raise refuse(key, card=name_in_sentence(next(iter(too_many))))
