"""The builder: one message with menus for group, card and number, in which a deck grows."""

from collections.abc import Sequence
from typing import Any

from discord import SelectOption
from discord.ui import Button, Select, View

from engine.decks import Decks
from sessions import Draft
from sessions.decks.repository import decks_of, objections
from ui.decks.text import block, clipped, quoted, summary, verdict
from ui.interactions.components import ENTRIES, Style, button, entry, menu, view_of
from ui.interactions.ids import BuilderMenuPress, BuilderPress, Spot
from ui.interactions.names import explained
from words import Voice
from words.decks import DeckWords

CONTENT = 2000


def builder_text(voice: Voice, draft: Draft, spot: Spot, note: str | None = None) -> str:
    """The deck so far, the objections to it, and the chosen card."""
    words = voice.deck(draft.game)
    name = quoted(voice, draft.name) if draft.name else voice.say("deck-new")
    key = "builder-title-changed" if draft.name and draft.changed else "builder-title"
    lines = [f"### {voice.say(key, game=voice.title(draft.game.id), deck=name)}"]
    lines += [note] if note else []
    lines.append(f"**{summary(voice, draft.game, draft.cards)}**")
    lines += _reasons(voice, draft)
    if spot.card:
        card, count = {"card": words.card(spot.card), "about": words.about(spot.card)}, draft.cards.count(spot.card)
        lines.append(voice.say("builder-card", **card, count=count))
    if draft.cards:
        room = CONTENT - len("\n".join(lines)) - len(block("")) - 1
        lines.append(block(clipped(words.write(draft.cards), max(room, 0))))
    return "\n".join(lines)[:CONTENT]


def _reasons(voice: Voice, draft: Draft) -> list[str]:
    """The objections to the deck, or, for one that is begun, its limits."""
    reasons = objections(draft.game, draft.cards, {})
    if draft.cards:
        return verdict(voice, reasons)
    limits = voice.deck(draft.game).limits()
    return [f"-# {line}" for line in ([explained(voice, reason) for reason in reasons] if limits is None else [limits])]


def builder_view(voice: Voice, draft: Draft, spot: Spot) -> View:
    """Group, card, how many; more, less, undo, save, throw away."""
    rules, words = decks_of(draft.game), voice.deck(draft.game)
    groups = list(rules.groups)
    which = voice.say("builder-which-card", group=words.group(groups[spot.group]))
    menus = [
        _menu("group", spot, voice.say("builder-which-cards"), _groups(voice, words, draft, spot.group)),
        _menu("card", spot, which, _cards(words, rules.groups[groups[spot.group]], draft, spot)),
    ]
    count = draft.cards.count(spot.card)
    if spot.card:
        menus.append(_menu("count", spot, voice.say("builder-how-many"), _counts(voice, rules, spot.card, count)))
    elif not draft.cards:
        ready = [entry(words.ready(one), f"ready:{one}", words.summary(cards)) for one, cards in rules.ready.items()]
        menus.append(_menu("take", spot, voice.say("builder-from-ready"), ready[:ENTRIES]))
    at_most = not spot.card or count >= rules.most(spot.card)
    return view_of(
        *menus,
        _button(voice, "more", spot, Style.primary, disabled=at_most),
        _button(voice, "less", spot, Style.primary, disabled=not count),
        _button(voice, "undo", spot, Style.secondary, disabled=not draft.changed),
        _button(voice, "save", spot, Style.success, disabled=not draft.cards),
        _button(voice, "drop", spot, Style.danger, disabled=False),
    )


def _menu(verb: str, spot: Spot, prompt: str, entries: Sequence[SelectOption]) -> Select[Any]:
    return menu(BuilderMenuPress(verb, spot), prompt, entries)


def _button(voice: Voice, verb: str, spot: Spot, style: Style, *, disabled: bool) -> Button[Any]:
    return button(BuilderPress(verb, spot), voice.say(f"button-builder-{verb}"), style, disabled=disabled)


def settled(draft: Draft, spot: Spot) -> Spot:
    """The spot, where its group and card are (still) there."""
    groups = list(decks_of(draft.game).groups.values())
    group = spot.group if spot.group < len(groups) else 0
    return Spot(spot.user_id, spot.game_id, group, spot.card if spot.card in groups[group] else "")


def _groups(voice: Voice, words: DeckWords, draft: Draft, current: int) -> list[SelectOption]:
    options = []
    for number, (group, cards) in enumerate(words.decks.groups.items()):
        count = sum(card in cards for card in draft.cards)
        inside = voice.say("builder-in-deck", count=count) if count else None
        options.append(entry(words.group(group), str(number), inside, default=number == current))
    return options


def _cards(words: DeckWords, group: Sequence[str], draft: Draft, spot: Spot) -> list[SelectOption]:
    options = []
    for card in group:
        count = draft.cards.count(card)
        label = f"{words.card(card)} ×{count}" if count else words.card(card)
        options.append(entry(label, card, words.about(card), default=card == spot.card))
    return options


def _counts(voice: Voice, rules: Decks, card: str, current: int) -> list[SelectOption]:
    """As many as are allowed, as far as a menu has room; *One more* goes further."""
    most = min(rules.most(card), ENTRIES - 1)
    return [
        entry(str(count) if count else voice.say("builder-none"), str(count), default=count == current)
        for count in range(most + 1)
    ]
