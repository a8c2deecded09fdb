"""How the choices of Elemental Clash stand on Discord."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any, ClassVar, Self

from discord import ButtonStyle
from msgspec import structs

import engine
from engine import Action, Game
from engine.elemental_clash import POOL
from engine.elemental_clash.actions import (
    DONE,
    Attack,
    Block,
    DiscardCard,
    Divide,
    GoToCombat,
    MoveCreature,
    PlaceCreature,
    PlayCard,
    PlayStone,
    Put,
    Skip,
    TakeFound,
    Target,
)
from engine.elemental_clash.events import CardPlayed, TriggerCarriedOut
from engine.elemental_clash.language import Triggered
from engine.elemental_clash.stakes import possible_attacks, with_sure_abilities
from engine.elemental_clash.view import AttackView, ClashView
from render.kit.shapes import TALL
from sessions import Rehearsal
from ui.interactions.components import BUTTONS, ENTRIES
from ui.interactions.phone_layout import button_line_count
from ui.layouts import elemental_clash_end as turn_end
from ui.layouts import elemental_clash_hand as hand
from ui.layouts import elemental_clash_spaces as spaces
from ui.layouts import elemental_clash_targets as targets
from ui.layouts.layout import Layout
from ui.layouts.steps import Choice, Row, actions_of, button_rows
from words import Voice
from words.elemental_clash import ClashWords, block_prompts, first_creature_to_place, visible_cards
from words.elemental_clash.explanations import meets_standing_orders
from words.game import Names, Path

MENUS = 4
FEW = 2
"""So many targets of whoever attacks alone stand beside the cards of the hand; of more the other player alone."""
MOST_BLOCKS, MOST_BESIDE_MUCH = 3, 1
"""So many blocks at most are buttons, and on a phone where the field leaves little room."""
MOST_ATTACKS = 4
"""So many attacks to choose from are a button each, of several attackers; of more they are ticked in a menu."""
GOES = PlaceCreature | MoveCreature


class ClashLayout(Layout[ClashView]):
    """Elemental Clash on Discord."""

    game: ClassVar[Game] = engine.GAMES["elemental_clash"]
    command_group = "clash"
    first_game_options: ClassVar[Mapping[str, Any]] = {"mixed_hands": True}
    types_in_menu: ClassVar[frozenset[str]] = frozenset({"move"})
    types_without_steps: ClassVar[frozenset[str]] = frozenset({"attack", "block", "place"})
    types_with_own_control: ClassVar[frozenset[str]] = frozenset({"ask"})
    types_staged_if_open: ClassVar[frozenset[str]] = frozenset({"play"})
    names_step: ClassVar[bool] = False
    hints_name_whole_decision: ClassVar[bool] = True
    hints_send_whole_decision: ClassVar[bool] = True
    styles_by_type: ClassVar[Mapping[str, ButtonStyle]] = {
        "attack": ButtonStyle.primary,
        "block": ButtonStyle.primary,
        "combat": ButtonStyle.primary,
        "choose": ButtonStyle.primary,
        "place": ButtonStyle.primary,
        "play": ButtonStyle.primary,
        "put": ButtonStyle.primary,
        "stone": ButtonStyle.primary,
        "target": ButtonStyle.primary,
        "yes": ButtonStyle.primary,
        turn_end.LIT: ButtonStyle.primary,
    }

    def __init__(self, *, on_phone: bool = False) -> None:
        self._on_phone = on_phone
        self._most = hand.MOST_ON_A_PHONE if on_phone else 2 * BUTTONS

    def for_shape(self, shape: str) -> Self:
        return type(self)(on_phone=shape == TALL)

    def button_style(self, path: Path, view: ClashView) -> ButtonStyle:
        if path[0] == "done" and view.decision is not None and view.decision.kind == "move":
            return ButtonStyle.primary  # nobody has to move: most go on with it
        if path[0] == "play" and view.decision is not None and view.decision.kind == "block":
            return ButtonStyle.secondary  # blocks are what is asked for
        if path[0] == "play" and turn_end.is_idle_card(path[1], view):
            return ButtonStyle.secondary
        step = path[0] in ("place", "put") and path[-1][1:2] not in ("A", "D")  # which leads on, and sends nothing
        return ButtonStyle.secondary if step else super().button_style(path, view)

    def steps_to(self, action: Action) -> Path:
        if isinstance(action, PlaceCreature | MoveCreature | Put):
            return spaces.path_to_space(engine.type_of(action), action)
        return super().steps_to(action)

    def plain_label(self, choice: Choice) -> str:
        fights = (choice.action, *choice.further_actions)
        if not any(isinstance(action, Attack | Block) for action in fights):
            return choice.label
        further = " …" if choice.label.endswith(" …") else ""
        plain = choice.label.rpartition(": ")[0].rstrip("\u00a0")
        return f"{plain}{further}" if plain else choice.label

    def visible_cards(self, voice: Voice, view: ClashView) -> Sequence[tuple[str, str]]:
        ids = [] if view.viewer is None else [*view.seats[view.viewer].hand.cards]
        ids += [card.card for seat in (0, 1) for _, card in view.cards_on_field(seat)]
        ids += [link.card for link in view.chain]
        ids += [stone for side in view.seats for pile in side.piles for stone in pile.stones]
        ids += [card for side in view.seats for card in reversed(side.discard)]
        words = voice.words_of_kind(ClashWords)
        return [(card, words.card(card)) for card in dict.fromkeys(ids) if card in POOL][:ENTRIES]

    def card_texts(self, voice: Voice, view: ClashView, names: Names) -> str:
        return visible_cards.visible_card_texts(voice.words_of_kind(ClashWords), view, names)

    # Where a creature goes: the picture has the spaces, and its name stands above

    def root_rows(self, voice: Voice, leaves: Sequence[Choice], view: ClashView, names: Names) -> list[Row] | None:
        rows = self._root_rows(voice, leaves, view, names)
        if not turn_end.is_end_lit(leaves, view):
            return rows
        if rows is None:
            legal = [leaf.action for leaf in leaves if leaf.action is not None]
            joined = [one for leaf in leaves for one in self.joined_choices(voice, leaf, legal, view, names)]
            rows = button_rows(joined) if len(joined) <= 2 * BUTTONS else None
        return rows and turn_end.with_end_lit(rows)

    def _root_rows(self, voice: Voice, leaves: Sequence[Choice], view: ClashView, names: Names) -> list[Row] | None:
        if goes := [leaf for leaf in leaves if isinstance(leaf.action, PlaceCreature)]:
            return self._placement_rows(voice, goes, view)
        if goes := [leaf for leaf in leaves if isinstance(leaf.action, MoveCreature)]:
            others = tuple(leaf for leaf in leaves if leaf not in goes)
            return spaces.move_rows(voice, goes, others, view, on_phone=self._on_phone)
        if blocks := [leaf for leaf in leaves if isinstance(leaf.action, Block)]:
            return self._block_rows(voice, blocks, [leaf for leaf in leaves if leaf not in blocks], view, names)
        if cards := [leaf for leaf in leaves if isinstance(leaf.action, PlayStone | PlayCard)]:
            return self._play_rows(voice, leaves, cards, view, names)
        if all(isinstance(leaf.action, Divide) for leaf in leaves):
            shares = [voice.words_of_kind(ClashWords).damage_shares_label(leaf.action, view) for leaf in leaves]
            if self._on_phone and None not in shares and len(shares) <= BUTTONS:
                return button_rows([replace(leaf, label=str(told)) for leaf, told in zip(leaves, shares, strict=True)])
            if len(leaves) <= BUTTONS:
                return button_rows(leaves)
            return [
                Row(part, voice.words_of_kind(ClashWords).menu_prompt(("divide",))) for part in _menu_parts(leaves)
            ][:MENUS]
        if any(isinstance(leaf.action, Target) for leaf in leaves):
            return targets.target_rows(voice, leaves, view, self._most)
        named = [leaf for leaf in leaves if isinstance(leaf.action, TakeFound | DiscardCard)]
        if self._on_phone and (len(named) > self._most or any(isinstance(leaf.action, TakeFound) for leaf in named)):
            others, words = tuple(leaf for leaf in leaves if leaf not in named), voice.words_of_kind(ClashWords)
            told = [replace(leaf, description=hand.ability_text(words, leaf)) for leaf in named]
            menus = [Row(part, words.menu_prompt(named[0].path[:1])) for part in _menu_parts(told)]
            return [*menus[: MENUS - 1], *([Row(others)] if others else [])]
        puts = [leaf for leaf in leaves if isinstance(leaf.action, Put)]
        if not puts:
            return _pile_rows(voice.words_of_kind(ClashWords), leaves, view)
        others = tuple(leaf for leaf in leaves if leaf not in puts)
        return [*spaces.zone_rows(voice, puts, view, on_phone=self._on_phone), *([Row(others)] if others else [])]

    def _play_rows(
        self, voice: Voice, leaves: Sequence[Choice], cards: Sequence[Choice], view: ClashView, names: Names
    ) -> list[Row] | None:
        """What can be played, above attacks and the end of the turn; on a phone in as few lines as it has room for."""
        legal = [leaf.action for leaf in leaves if leaf.action is not None]
        beside = [leaf for leaf in leaves if leaf not in cards]
        cards = hand.distinct_plays(cards, view)
        below = [one for leaf in beside for one in self.joined_choices(voice, leaf, legal, view, names)]
        if len(below) > 2 * BUTTONS:
            return None
        if not self._on_phone:
            return [*hand.play_rows(voice, cards, view), *button_rows(below)]
        ways = hand.phone_row_choices(voice, cards, view)
        alone = len({attack.from_ for attack in possible_attacks(view)}) == 1
        # What can be played is in sight rather than whom a lone attacker can attack: a menu comes last.
        every = [
            hand.merge_last_rows([*way, *button_rows(last)])
            for in_menu in (False, True)
            for last in ([below, beside] if alone else [below])
            for way in ways
            if any(row.prompt for row in way) is in_menu
        ]
        return next(
            (rows for rows in every if button_line_count(map(_row_labels, rows)) <= hand.LINES),
            every[-1],
        )

    def shows_standing_orders(self, view: ClashView) -> bool:
        """Where the message speaks of them; else behind *More*: a phone has no room."""
        return meets_standing_orders(view)

    def _block_rows(
        self, voice: Voice, blocks: Sequence[Choice], others: Sequence[Choice], view: ClashView, names: Names
    ) -> list[Row] | None:
        """A button for each block of a lone attacker, which is sent at once, and a menu for whoever wants several.

        Many are in a menu: on a phone beside a full field two already.
        """
        attackers, blockers = ({getattr(leaf.action, end) for leaf in blocks} for end in ("to", "from_"))
        others = hand.with_cards_grouped(voice, others, view)
        if len(others) > BUTTONS:
            return None
        crowded = self._on_phone and hand.is_field_crowded(view)
        if len(blocks) > (MOST_BESIDE_MUCH if crowded else MOST_BLOCKS):
            menu = [Row(part, voice.words_of_kind(ClashWords).menu_prompt(("block",))) for part in _menu_parts(blocks)]
            return [*menu[: MENUS - 1], *([Row(tuple(others))] if others else [])]
        if len(attackers) > 1 or len(blockers) == 1:
            legal = [leaf.action for leaf in blocks if leaf.action is not None]
            joined = [one for leaf in blocks for one in self.joined_choices(voice, leaf, legal, view, names)]
            return [Row(tuple(joined)), *([Row(tuple(others))] if others else [])]
        words = voice.words_of_kind(ClashWords)
        fights = [leaf.action for leaf in blocks if isinstance(leaf.action, Block)]
        alone = [replace(leaf, further_actions=(DONE,), sends_at_once=True) for leaf in blocks]
        if self._on_phone:  # the question says whom
            labels = [words.lone_block_label(block, view) for block in fights]
            alone = [replace(leaf, label=label) for leaf, label in zip(alone, labels, strict=True)]
        begun = [words.first_block_label(block, view, names) for block in fights]
        several = Row(
            tuple(replace(leaf, label=label) for leaf, label in zip(blocks, begun, strict=True)),
            block_prompts.several_blocks_prompt(words, fights[0].to, [block.from_ for block in fights], view),
        )
        return [Row(tuple(alone)), *([Row(tuple(others))] if others else []), several]

    def _placement_rows(self, voice: Voice, goes: Sequence[Choice], view: ClashView) -> list[Row] | None:
        """Where the first creature that waits goes, where there is a space for each.

        With the last one the others stay where they are, unless somebody wants to rearrange them first.
        """
        words, first = voice.words_of_kind(ClashWords), first_creature_to_place(view)
        if first is None:
            return None
        own = [leaf for leaf in goes if isinstance(leaf.action, PlaceCreature) and leaf.action.from_ == first]
        last = spaces.rows_ending_placement(spaces.zone_rows(voice, own, view, on_phone=self._on_phone), view)
        side = view.seats[int(first[0])]
        if len(own) < len(goes) or not any((*side.atk, *side.def_)):
            return last
        others = Choice("", words.menu_prompt(("place-first",)), ("place", first), None)
        most = spaces.SPACES_BESIDE if self._on_phone else BUTTONS
        room = next((number for number, row in enumerate(last) if row.prompt is None and len(row.choices) < most), None)
        if room is None:  # one zone is full, the other empty, or a phone has no room beside so many
            return [*last, Row((others,))]
        return [replace(row, choices=(*row.choices, others)) if n == room else row for n, row in enumerate(last)]

    def extra_steps(self, view: ClashView) -> Sequence[Path]:
        return spaces.OF_MOVERS if view.decision is not None and view.decision.kind == "move" else ()

    def step_rows(
        self, voice: Voice, path: Path, choices: Sequence[Choice], view: ClashView, names: Names
    ) -> list[Row] | None:
        if path in spaces.OF_MOVERS:
            rows = spaces.exact_mover_rows if path == spaces.TO_EXACT else spaces.mover_rows
            return rows(voice, [one for one in choices if isinstance(one.action, MoveCreature)], view, self._on_phone)
        if not choices or any(not isinstance(one.action, PlaceCreature | MoveCreature | Put) for one in choices):
            return _pile_rows(voice.words_of_kind(ClashWords), choices, view)
        if path[:1] == ("place",) and path[-1] != spaces.EXACT:  # then others may move, and it may change its space
            return spaces.without_exact_spaces(spaces.zone_rows(voice, choices, view, on_phone=self._on_phone))
        if path[:1] == ("move",) and len(path) == len(("move", "from")):
            return spaces.zone_rows(voice, choices, view, on_phone=self._on_phone)
        return spaces.rows_ending_placement(spaces.space_rows(voice, choices, view, on_phone=self._on_phone), view)

    def legend(self, voice: Voice, actions: Sequence[Action], view: ClashView, path: Path = ()) -> str | None:
        words = voice.words_of_kind(ClashWords)
        goes = {action.from_ for action in actions if isinstance(action, MoveCreature | PlaceCreature)}
        if len(goes) == 1:
            return words.space_question(goes.pop(), view, spaces.after_placement(path, view))
        played = {action.card for action in actions if isinstance(action, PlayStone | PlayCard)}
        return words.pile_question(played.pop(), view) if len(played) == 1 else None

    # The attacks, the blocks, or a card and its targets are put together first, and sent at once

    def is_staged(self, action: Action, view: ClashView) -> bool:
        if isinstance(action, PlayCard):
            return any(isinstance(one, Triggered) and one.target for one in view.rules[action.card].ability)
        return isinstance(action, GoToCombat | Block)

    def can_continue(self, tried: Rehearsal) -> bool:
        view: ClashView = tried.view
        if isinstance(tried.actions[0], PlayCard):
            return _is_aimed(tried, tried.actions[0])
        if isinstance(tried.actions[0], GOES):
            return view.decision is not None and view.decision.kind in ("place", "move") and tried.seat in view.active
        asked = "block" if isinstance(tried.actions[-1], Block) else "attack"
        return view.decision is not None and view.decision.kind == asked and view.decision.seat == tried.seat

    def proposed_rest(self, tried: Rehearsal) -> Sequence[Action] | None:
        if isinstance(tried.actions[0], GOES):
            return ()
        return (DONE,) if any(isinstance(action, Attack | Block) for action in tried.actions) else None

    def joined_choices(
        self, voice: Voice, choice: Choice, legal: Sequence[Action], view: ClashView, names: Names
    ) -> Sequence[Choice]:
        """The attacks of whoever can attack alone, or all of them at once; the block of whoever can block alone."""
        words = voice.words_of_kind(ClashWords)
        if isinstance(choice.action, Block):
            alone = len({action.from_ for action in legal if isinstance(action, Block)}) == 1
            return (replace(choice, further_actions=(DONE,), sends_at_once=True) if alone else choice,)
        if not isinstance(choice.action, GoToCombat):
            return (choice,)
        found = possible_attacks(view)
        if len({attack.from_ for attack in found}) > 1:
            everybody = [attack for attack in found if attack.to[1] == "P"]
            together = replace(
                choice,
                label=words.all_attack_label(everybody, view, names, short=self._on_phone),
                further_actions=(*everybody,),
                sends_at_once=True,
            )
            return together, choice  # whose short label shares a row with what ends the turn
        others = list[Choice]()
        if len(found) > FEW:  # the other player is attacked by one press all the same
            others = [replace(choice, label=words.say("action-combat-others"))]
            found = [attack for attack in found if attack.to[1] == "P"]
        if self._on_phone:  # where the other player's stands beside what ends the turn
            found = sorted(found, key=lambda attack: attack.to[1] == "P")
        direct = [
            replace(
                choice,
                label=words.lone_attack_label(attack, view, names, short=self._on_phone),
                further_actions=(attack,),
                sends_at_once=True,
            )
            for attack in found
        ]
        return [*direct, *others]

    def staged_rows(self, voice: Voice, tried: Rehearsal, names: Names) -> list[Row] | None:
        """Who can still attack, and whom: a button each where these are few, else several at a time."""
        words = voice.words_of_kind(ClashWords)
        if isinstance(tried.actions[0], PlayCard):
            return self._target_rows(voice, tried, names)
        if isinstance(tried.actions[-1], Block):
            blocks = [action for action in tried.legal if isinstance(action, Block)]
            labels = [words.further_block_label(block, tried.view, names) for block in blocks]
            choices = [*map(self._fight_choice, blocks, labels)]
            if len({block.from_ for block in blocks}) == 1:  # nobody else is left to add
                choices = [replace(choice, further_actions=(DONE,), sends_at_once=True) for choice in choices]
            return self._further_block_rows(voice, choices)
        attacks = [action for action in tried.legal if isinstance(action, Attack)]
        choices = [self._fight_choice(attack, words.action_label(attack, tried.view, names)) for attack in attacks]
        attackers = len({attack.from_ for attack in attacks})
        begun = any(isinstance(action, Attack) for action in tried.actions)  # then all of it is looked at first
        if attackers == 1 and len(choices) <= BUTTONS and not begun:
            return [Row(tuple(replace(choice, sends_at_once=True) for choice in choices))]
        if len(choices) <= MOST_ATTACKS:
            if self._on_phone:
                brief = [words.brief_attack_label(attack, tried.view, names) for attack in attacks]
                choices = [replace(choice, label=label) for choice, label in zip(choices, brief, strict=True)]
            return [Row((choice,)) for choice in choices] if self._on_phone else [Row(tuple(choices))]
        prompt = words.menu_prompt(("several-attack",))
        menus = [choices[at : at + ENTRIES] for at in range(0, len(choices), ENTRIES)]
        return [Row(tuple(part), prompt, actions_of, 1, min(attackers, len(part))) for part in menus[:MENUS]]

    def _target_rows(self, voice: Voice, tried: Rehearsal, names: Names) -> list[Row]:
        """What a card that is being played can be aimed at; with its last target it is played."""
        words = voice.words_of_kind(ClashWords)
        choices = []
        for action in tried.legal:
            if isinstance(action, Target | Skip):
                path, label = self.steps_to(action), words.action_label(action, tried.view, names)
                last = not self.can_continue(tried.then([action]))
                choices.append(Choice(" ".join(path), label, path, action, sends_at_once=last))
        return targets.target_rows(voice, choices, tried.view, self._most)

    def _further_block_rows(self, voice: Voice, choices: Sequence[Choice]) -> list[Row]:
        """Who else can block whom: a button each, or, where they are many, menus."""
        if len(choices) <= BUTTONS:
            return [Row(tuple(choices))] if choices else []
        prompt = voice.words_of_kind(ClashWords).menu_prompt(("block",))
        return [Row(part, prompt) for part in _menu_parts(choices)][:MENUS]

    def staged_view(self, tried: Rehearsal, known: Rehearsal) -> ClashView:
        """The field with all attacks, or blocks, that are on the stage, the last one, too."""
        view: ClashView = known.view
        if isinstance(tried.actions[0], PlayCard):
            return view
        attacks = [action for action in tried.actions if isinstance(action, Attack)]
        blocks = [action for action in tried.actions if isinstance(action, Block)]
        if blocks:
            view = structs.replace(view, attacks=tuple(_with_blockers(attack, blocks) for attack in view.attacks))
            return with_sure_abilities(view, "block", [block.from_ for block in blocks])
        declared = tuple(AttackView(one.from_, one.to, False, ()) for one in attacks)
        view = structs.replace(view, attacks=declared, phase="combat")
        return with_sure_abilities(view, "attack", [attack.from_ for attack in attacks])

    def _fight_choice(self, fight: Attack | Block, label: str) -> Choice:
        return Choice(f"{fight.from_} {fight.to}", label, self.steps_to(fight), fight)


def _pile_rows(words: ClashWords, choices: Sequence[Choice], view: ClashView) -> list[Row] | None:
    """The piles that one card can be paid from; None where these are other choices, or those of several cards."""
    played = [choice for choice in choices if isinstance(choice.action, PlayStone | PlayCard)]
    if not played or len(played) < len(choices) or len({choice.path[:2] for choice in played}) > 1:
        return None
    return button_rows(
        [replace(choice, label=words.pile_label(choice.action, view)) for choice in hand.distinct_plays(played, view)]
    )


def _is_aimed(tried: Rehearsal, play: PlayCard) -> bool:
    """Whether a card that is being played asks for a target next, and nothing has been learnt by then."""
    decision = tried.view.decision
    asks = decision is not None and (decision.kind, decision.seat, decision.card) == ("target", tried.seat, play.card)
    return asks and all(isinstance(event, CardPlayed | TriggerCarriedOut) for event in tried.events)


def _row_labels(row: Row) -> Sequence[str] | None:
    """What stands on the buttons of a row; None for a menu."""
    return None if row.prompt is not None else hand.button_labels(row)


def _menu_parts(choices: Sequence[Choice]) -> list[tuple[Choice, ...]]:
    """The entries of menus."""
    return [tuple(choices[at : at + ENTRIES]) for at in range(0, len(choices), ENTRIES)]


def _with_blockers(attack: AttackView, blocks: Sequence[Block]) -> AttackView:
    """An attack with those who are to block it."""
    further = [block.from_ for block in blocks if block.to == attack.from_ and block.from_ not in attack.blockers]
    return structs.replace(attack, blocked=attack.blocked or bool(further), blockers=(*attack.blockers, *further))
