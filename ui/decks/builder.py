"""The builder: one message with menus for group, card and number, in which a deck grows."""

from collections.abc import Sequence
from typing import Any

from discord import SelectOption
from discord.ui import Button, Select, View

from engine.decks import Decks
from sessions import Draft
from sessions.decks.repository import decks_of, objections
from ui.decks.text import block, clipped, limits, quoted, summary, verdict
from ui.interactions.components import Style, button, entry, menu, view_of
from ui.interactions.ids import BuilderMenuPress, BuilderPress, Spot
from ui.interactions.names import explained
from ui.layouts.steps import ENTRIES
from words import ENGLISH, catalogue, voice_of

say = catalogue().say

CONTENT = 2000


def builder_text(draft: Draft, spot: Spot, note: str | None = None) -> str:
    """What is in the deck so far, what speaks against it, and what the chosen card is."""
    rules = decks_of(draft.game)
    name = quoted(draft.name) if draft.name else say("deck-new")
    key = "builder-title-changed" if draft.name and draft.changed else "builder-title"
    lines = [f"### {say(key, game=draft.game.title, deck=name)}"]
    lines += [note] if note else []
    lines.append(f"**{summary(draft.game, draft.cards)}**")
    reasons = objections(draft.game, draft.cards, {})
    wanted = limits(draft.game) or [explained(voice_of(ENGLISH), reason) for reason in reasons]
    lines += verdict(reasons) if draft.cards else [f"-# {line}" for line in wanted]
    if spot.card:
        count = draft.cards.count(spot.card)
        lines.append(say("builder-card", card=rules.name(spot.card), about=rules.about(spot.card), count=count))
    if draft.cards:
        room = CONTENT - len("\n".join(lines)) - len(block("")) - 1
        lines.append(block(clipped(rules.write(draft.cards), max(room, 0))))
    return "\n".join(lines)[:CONTENT]


def builder_view(draft: Draft, spot: Spot) -> View:
    """Group, card, how many; more, less, undo, save, throw away."""
    rules = decks_of(draft.game)
    headings = list(rules.groups)
    menus = [
        _menu("group", spot, say("builder-which-cards"), _groups(rules, headings, draft, spot.group)),
        _menu(
            "card",
            spot,
            say("builder-which-card", group=headings[spot.group]),
            _cards(rules, headings, draft, spot),
        ),
    ]
    count = draft.cards.count(spot.card)
    if spot.card:
        menus.append(_menu("count", spot, say("builder-how-many"), _counts(rules, spot.card, count)))
    elif not draft.cards:
        ready = [entry(name, f"ready:{name}", rules.summary(cards)) for name, cards in rules.ready.items()]
        menus.append(_menu("take", spot, say("builder-from-ready"), ready[:ENTRIES]))
    at_most = not spot.card or count >= rules.most(spot.card)
    return view_of(
        *menus,
        _button("more", spot, Style.primary, disabled=at_most),
        _button("less", spot, Style.primary, disabled=not count),
        _button("undo", spot, Style.secondary, disabled=not draft.changed),
        _button("save", spot, Style.success, disabled=not draft.cards),
        _button("drop", spot, Style.danger, disabled=False),
    )


def _menu(verb: str, spot: Spot, prompt: str, entries: Sequence[SelectOption]) -> Select[Any]:
    return menu(BuilderMenuPress(verb, spot), prompt, entries)


def _button(verb: str, spot: Spot, style: Style, *, disabled: bool) -> Button[Any]:
    return button(BuilderPress(verb, spot), say(f"button-builder-{verb}"), style, disabled=disabled)


def settled(draft: Draft, spot: Spot) -> Spot:
    """The spot, where its group and card are (still) there."""
    groups = list(decks_of(draft.game).groups.values())
    group = spot.group if spot.group < len(groups) else 0
    return Spot(spot.user_id, spot.game_id, group, spot.card if spot.card in groups[group] else "")


def _groups(rules: Decks, headings: Sequence[str], draft: Draft, current: int) -> list[SelectOption]:
    counts = [sum(card in rules.groups[heading] for card in draft.cards) for heading in headings]
    return [
        entry(heading, str(number), say("builder-in-deck", count=count) if count else None, default=number == current)
        for number, (heading, count) in enumerate(zip(headings, counts, strict=True))
    ]


def _cards(rules: Decks, headings: Sequence[str], draft: Draft, spot: Spot) -> list[SelectOption]:
    options = []
    for card in rules.groups[headings[spot.group]]:
        count = draft.cards.count(card)
        label = f"{rules.name(card)} ×{count}" if count else rules.name(card)
        options.append(entry(label, card, rules.about(card), default=card == spot.card))
    return options


def _counts(rules: Decks, card: str, current: int) -> list[SelectOption]:
    """As many as are allowed, as far as a menu has room; *One more* goes further."""
    most = min(rules.most(card), ENTRIES - 1)
    return [
        entry(str(count) if count else say("builder-none"), str(count), default=count == current)
        for count in range(most + 1)
    ]
