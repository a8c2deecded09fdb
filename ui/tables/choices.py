"""The legal actions of a seat, cut into small steps: what stands on buttons and in menus, and what a press means."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import cached_property
from hashlib import sha256
from json import dumps
from typing import Any

import engine
from engine import Action, GameView
from engine.caches import cached
from ui.interactions.components import BUTTONS, ENTRIES
from ui.layouts.layout import Layout
from ui.layouts.steps import Choice, Row, button_rows
from words import Voice
from words.game import Names, Path

ROOT: Path = ()
ROWS = 5


@cached(4)
def action_key(action: Action) -> str:
    """Eight characters that name an action; it is looked up among the legal ones, so it can't come to mean another."""
    return _key(engine.to_json(action))


@cached(4)
def _path_key(path: Path) -> str:
    return _key(path)


def _key(data: object) -> str:
    return sha256(dumps(data, sort_keys=True).encode()).hexdigest()[:8]


class Choices:
    """The legal actions of one seat in one position as a tree of steps, in one language."""

    def __init__(
        self, voice: Voice, legal: Sequence[Action], layout: Layout[Any], view: GameView, names: Names
    ) -> None:
        self._voice = voice
        self._words = voice.game_words(layout.game.id)
        self._layout = layout
        self._names = names
        self.view = view
        self._paths = [(layout.steps_to(action), action) for action in legal]

    def choices_after(self, path: Path) -> list[Choice]:
        """What can be chosen after the steps of ``path``, in the order of ``legal()``."""
        depth = len(path)
        groups: dict[Path, list[Action]] = {}
        for steps, action in self._paths:
            if steps[:depth] == path:
                groups.setdefault(steps[: depth + 1], []).append(action)
        if len(groups) == 1 and path != ROOT:
            (only,) = groups
            if len(groups[only]) > 1:  # a step with one answer is no question
                return self.choices_after(only)
        return [self._choice(steps, actions) for steps, actions in groups.items()]

    def _choice(self, path: Path, actions: list[Action]) -> Choice:
        if len(actions) == 1:
            return Choice(action_key(actions[0]), self._action_label(actions[0]), path, actions[0])
        return Choice(_path_key(path), self._words.step_label(path, self.view, self._names), path, None)

    def _action_label(self, action: Action) -> str:
        return self._words.action_label(action, self.view, self._names)

    def find(self, key: str) -> Choice | None:
        """What a key of a button or a menu means now; None when it means nothing any more."""
        for path, action in self._paths:
            if action_key(action) == key:
                return Choice(key, self._action_label(action), path, action)
        for path in self._step_paths():
            if _path_key(path) == key:
                return Choice(key, self._words.step_label(path, self.view, self._names), path, None)
        return None

    def step_above(self, path: Path) -> Choice | None:
        """The nearest step on the way to ``path`` that has a button, or an entry, of its own; None for no such step."""
        offered: dict[Path, Choice] = {}
        for depth in range(len(path) - 1):
            for row in self.rows(path[:depth]):
                offered |= {one.path: one for one in row.choices if one is not None and one.action is None}
        return next((offered[path[:depth]] for depth in range(len(path) - 1, 0, -1) if path[:depth] in offered), None)

    def leaves(self) -> list[Choice]:
        """Every action, in the order of ``legal()``."""
        return list(self._leaves)

    @cached_property
    def _leaves(self) -> list[Choice]:
        return [Choice(action_key(action), self._action_label(action), path, action) for path, action in self._paths]

    def actions_after(self, path: Path) -> list[Action]:
        """The actions that the steps of ``path`` can still lead to."""
        return [action for steps, action in self._paths if steps[: len(path)] == path]

    def _step_paths(self) -> Iterator[Path]:
        for path, _ in self._paths:
            for depth in range(1, len(path)):
                yield path[:depth]
        yield from self._extra_steps

    @cached_property
    def _extra_steps(self) -> Sequence[Path]:
        return self._layout.extra_steps(self.view)

    def rows(self, path: Path, room: int | None = None) -> list[Row]:
        """The rows of components to choose with; at most five, and one less where other controls follow."""
        room = room or (ROWS if path == ROOT and not self._layout.game.standing_orders else ROWS - 1)
        whole = self._layout.root_rows(self._voice, self.leaves(), self.view, self._names) if path == ROOT else None
        if whole is not None:
            return with_keys(whole)
        within = [leaf for leaf in self._leaves if path and leaf.path[: len(path)] == path]
        whole = self._layout.leaf_rows(self._voice, path, within, self.view, self._names) if within else None
        if whole is not None:
            return with_keys(whole)
        choices = self.leaves() if path in self._extra_steps else self.choices_after(path)
        own = self._layout.step_rows(self._voice, path, choices, self.view, self._names)
        if own is not None:
            return with_keys(own)
        for wide in (2, 1):  # ten choices stand as buttons if there is room
            for joins in (path == ROOT, False):
                rows = self._unfolded_rows(choices, wide * BUTTONS, joins=joins)
                if len(rows) <= room:
                    return rows
        return _menus(choices, self._voice, self._words.menu_prompt(path) if path else self._voice.say("choose-first"))

    def _unfolded_choices(self, choice: Choice) -> list[Choice]:
        """What a step holds, where it is not folded; of flat types each action, as far as a menu has room for them."""
        kind = choice.path[0]
        if choice.action is not None:
            return []
        if kind in self._layout.types_without_steps:
            leaves = [leaf for leaf in self.leaves() if leaf.path[: len(choice.path)] == choice.path]
            if len(leaves) <= ENTRIES:
                return leaves
        return self.choices_after(choice.path)

    def _joined_choices(self, choices: Sequence[Choice]) -> list[Choice]:
        """The same, each with what follows it anyway."""
        legal = [action for _, action in self._paths]
        return [
            one
            for choice in choices
            for one in self._layout.joined_choices(self._voice, choice, legal, self.view, self._names)
        ]

    def _unfolded_rows(self, choices: list[Choice], most_buttons: int, *, joins: bool = False) -> list[Row]:
        """Each step with its choices unfolded, the single actions together below."""
        rows: list[Row] = []
        single: list[Choice] = []
        for choice in choices:
            if choice.action is None and choice.path[0] in self._layout.types_in_menu and len(choice.path) == 1:
                rows.append(Row(tuple(self.choices_after(choice.path)), choice.label))
                continue
            inner = self._unfolded_choices(choice)
            if not inner or len(inner) > ENTRIES or any(leaf.action is None for leaf in inner):
                single.append(choice)
            elif len(inner) <= most_buttons:
                rows += button_rows(self._joined_choices(inner) if joins else inner)
            else:
                rows.append(Row(tuple(inner), choice.label))
        if joins:
            single = self._joined_choices(single)
        if len(single) <= 2 * BUTTONS:
            return rows + button_rows(single)
        return rows + _menus(single, self._voice, self._voice.say("choose"))


def with_keys(rows: Sequence[Row]) -> list[Row]:
    """The rows of a layout, in which the steps that it has made itself get their keys."""
    return [replace(row, choices=tuple(map(_with_key, row.choices))) for row in rows]


def _with_key(choice: Choice | None) -> Choice | None:
    """The same; a step that a layout has made itself gets its key here."""
    made = choice is not None and choice.action is None and not choice.key
    return replace(choice, key=_path_key(choice.path)) if choice is not None and made else choice


def _menus(choices: Sequence[Choice], voice: Voice, prompt: str) -> list[Row]:
    parts = [tuple(choices[i : i + ENTRIES]) for i in range(0, len(choices), ENTRIES)]
    if len(parts) >= ROWS:
        raise ValueError(f"{len(choices)} choices in one step; the game's path() must cut them smaller")
    if len(parts) == 1:
        return [Row(parts[0], prompt)]
    spans = [f"{part[0].label} … {part[-1].label}" for part in parts]
    return [
        Row(part, voice.say("named-of", what=prompt, which=span)[:150]) for part, span in zip(parts, spans, strict=True)
    ]
