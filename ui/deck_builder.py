"""The builder: one message with menus for group, card and number, in which a deck grows."""

from collections.abc import Sequence

from discord import SelectOption
from discord.ui import View

from engine.decks import Decks
from sessions import Draft
from sessions.decks import decks_of, objections
from ui.buttons import Style, view_of
from ui.deck_items import BuilderButton, BuilderMenu, Spot
from ui.deck_words import block, clipped, quoted, summary, verdict

CONTENT = 2000
MOST_ENTRIES = 25


def builder_text(draft: Draft, spot: Spot, note: str | None = None) -> str:
    """What is in the deck so far, what speaks against it, and what the chosen card is."""
    rules = decks_of(draft.game)
    name = quoted(draft.name) if draft.name else "a new deck"
    lines = [f"### {draft.game.title}: {name}{', changed' if draft.name and draft.changed else ''}"]
    lines += [note] if note else []
    lines.append(f"**{summary(draft.game, draft.cards)}**")
    lines += verdict(objections(draft.game, draft.cards, {})) if draft.cards else []
    if spot.card:
        count = draft.cards.count(spot.card)
        lines.append(f"**{rules.name(spot.card)}** ({rules.about(spot.card)}): {count or 'none'} in the deck.")
    if draft.cards:
        room = CONTENT - len("\n".join(lines)) - len(block("")) - 1
        lines.append(block(clipped(rules.write(draft.cards), max(room, 0))))
    return "\n".join(lines)[:CONTENT]


def builder_view(draft: Draft, spot: Spot) -> View:
    """Group, card, how many; more, less, undo, save, throw away."""
    rules = decks_of(draft.game)
    headings = list(rules.groups)
    menus = [
        BuilderMenu("group", spot, "Which cards?", _groups(rules, headings, draft, spot.group)),
        BuilderMenu("card", spot, f"{headings[spot.group]}: which one?"[:150], _cards(rules, headings, draft, spot)),
    ]
    count = draft.cards.count(spot.card)
    if spot.card:
        menus.append(BuilderMenu("count", spot, "How many?", _counts(rules, spot.card, count)))
    at_most = not spot.card or count >= rules.most(spot.card)
    return view_of(
        *menus,
        BuilderButton("more", spot, "One more", Style.primary, disabled=at_most),
        BuilderButton("less", spot, "One less", Style.primary, disabled=not count),
        BuilderButton("undo", spot, "Undo", disabled=not draft.changed),
        BuilderButton("save", spot, "Save as …", Style.success, disabled=not draft.cards),
        BuilderButton("drop", spot, "Throw away", Style.danger),
    )


def settled(draft: Draft, spot: Spot) -> Spot:
    """The spot, where its group and card are (still) there."""
    groups = list(decks_of(draft.game).groups.values())
    group = spot.group if spot.group < len(groups) else 0
    return Spot(spot.user_id, spot.game_id, group, spot.card if spot.card in groups[group] else "")


def _groups(rules: Decks, headings: Sequence[str], draft: Draft, current: int) -> list[SelectOption]:
    return [
        SelectOption(
            label=heading[:100],
            value=str(number),
            description=_in_deck(sum(card in rules.groups[heading] for card in draft.cards)),
            default=number == current,
        )
        for number, heading in enumerate(headings)
    ]


def _cards(rules: Decks, headings: Sequence[str], draft: Draft, spot: Spot) -> list[SelectOption]:
    options = []
    for card in rules.groups[headings[spot.group]]:
        count = draft.cards.count(card)
        label = f"{rules.name(card)} ×{count}" if count else rules.name(card)
        options.append(
            SelectOption(label=label[:100], value=card, description=rules.about(card)[:100], default=card == spot.card)
        )
    return options


def _counts(rules: Decks, card: str, current: int) -> list[SelectOption]:
    """As many as are allowed, as far as a menu has room; *One more* goes further."""
    most = min(rules.most(card), MOST_ENTRIES - 1)
    return [
        SelectOption(label="None" if not count else str(count), value=str(count), default=count == current)
        for count in range(most + 1)
    ]


def _in_deck(count: int) -> str | None:
    return f"{count} in the deck" if count else None
