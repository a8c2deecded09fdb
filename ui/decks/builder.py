"""The builder: one message with menus for group, cards and number, in which a deck grows."""

from collections.abc import Sequence
from typing import Any

from discord import SelectOption
from discord.ui import Button, Select, View

import render
from engine import Game
from sessions import Draft
from sessions.decks.repository import decks_of, objections
from ui.decks.deck_texts import deck_summary, playability_text, quoted_name, unread_text
from ui.decks.pages import home_button
from ui.decks.presses import BuilderMenuPress
from ui.interactions.components import ENTRIES, Style, button, make_view, menu, menu_entry
from ui.interactions.ids import FOUND, BuilderPress, BuilderSpot
from ui.interactions.names import escaped_sentence
from ui.interactions.pictures import LazyPicture, card_picture, deck_picture
from words import Voice
from words.decks import DeckWords
from words.game import capitalised

LEVELS = {"i": "1", "ii": "2", "iii": "3"}
"""How levels stand in descriptions, and how people type them."""
CONTENT = 2000


def builder_text(voice: Voice, draft: Draft, spot: BuilderSpot, note: str | None = None) -> str:
    """The deck so far, the objections to it, and the chosen card."""
    words = voice.deck_words(draft.game)
    name = quoted_name(voice, draft.name) if draft.name else voice.say("deck-new")
    key = "builder-title-changed" if draft.name and draft.changed else "builder-title"
    lines = [f"### {voice.say(key, game=voice.game_title(draft.game.id), deck=name)}"]
    lines += [note] if note else []
    chosen = chosen_cards(voice, draft, spot)
    lines += unread_text(voice, draft.unread) if asks_about_unread(draft, spot, chosen) else []
    lines.append(f"**{deck_summary(voice, draft.game, draft.cards)}**")
    lines += _objection_lines(voice, draft)
    if len(chosen) == 1:
        (one,) = chosen
        card, count = {"card": words.card_name(one), "about": words.card_facts(one)}, draft.cards.count(one)
        lines.append(voice.say("builder-card", **card, count=count))
    elif chosen:
        lines.append(voice.say("builder-cards", cards=voice.list_of([words.card_name(one) for one in chosen])))
    return "\n".join(lines)[:CONTENT]


def builder_picture(voice: Voice, draft: Draft, spot: BuilderSpot) -> LazyPicture | None:
    """A card that is chosen by itself, large, until it is in the deck; else the deck so far, once it has a card."""
    chosen, game_id = chosen_cards(voice, draft, spot), draft.game.id
    if len(chosen) == 1 and chosen[0] not in draft.cards and render.draws_single_cards(game_id):
        return card_picture(voice, game_id, chosen[0])
    name = draft.name or voice.say("deck-new")
    return deck_picture(voice, game_id, draft.cards, capitalised(name)) if draft.cards else None


def asks_about_unread(draft: Draft, spot: BuilderSpot, chosen: Sequence[str]) -> bool:
    """True where it is told what names no card, and asked what it means: not while somebody looks at other cards."""
    return bool(draft.unread) and not chosen and spot.group != FOUND


def _objection_lines(voice: Voice, draft: Draft) -> list[str]:
    """The objections to the deck, or, for one that is begun, its limits."""
    reasons = objections(draft.game, draft.cards, {})
    if draft.cards:
        return playability_text(voice, draft.game, draft.cards, reasons)
    limits = voice.deck_words(draft.game).deck_limits()
    told = [escaped_sentence(voice, reason) for reason in reasons] if limits is None else [limits]
    return [f"-# {line}" for line in (*told, voice.say("builder-how"))]


def builder_view(voice: Voice, draft: Draft, spot: BuilderSpot) -> View:
    """Group, cards, how many of each; more, less, undo, find, save, throw away."""
    rules, words = decks_of(draft.game), voice.deck_words(draft.game)
    groups = list(rules.groups)
    cards, chosen = shown_cards(voice, draft, spot), chosen_cards(voice, draft, spot)
    if spot.group == FOUND:
        which = voice.say("builder-which-card", group=voice.say("builder-found", text=search_text(spot)))
    else:
        which = voice.say("builder-which-card", group=words.group_heading(groups[spot.group]))
    menus = [_menu("group", spot, voice.say("builder-which-cards"), _group_entries(voice, words, draft, spot.group))]
    menus.append(
        menu(
            BuilderMenuPress("card", spot), which, _card_entries(words, cards, draft, chosen), least=0, most=len(cards)
        )
    )
    counts = [draft.cards.count(card) for card in chosen]
    if chosen:
        most = min(max(rules.most(card) for card in chosen), ENTRIES - 1)
        current = counts[0] if len({*counts}) == 1 else None
        menus.append(_menu("count", spot, voice.say("builder-how-many"), _count_entries(voice, most, current)))
    elif asks_about_unread(draft, spot, chosen):
        meant = [_nearest_card_entry(voice, words, text, count) for text, count in draft.unread.items()]
        prompt = voice.say("builder-mean")
        menus.append(menu(BuilderMenuPress("mean", spot), prompt, meant, most=len(meant)))
    elif not draft.cards:
        ready = [
            menu_entry(words.ready_deck_name(one), f"ready:{one}", words.deck_summary(cards))
            for one, cards in rules.ready.items()
        ]
        menus.append(_menu("take", spot, voice.say("builder-from-ready"), ready[:ENTRIES]))
    at_most = all(count >= rules.most(card) for card, count in zip(chosen, counts, strict=True))
    return make_view(
        *menus,
        _button(voice, "more", spot, Style.primary, disabled=at_most),
        _button(voice, "less", spot, Style.primary, disabled=not any(counts)),
        _button(voice, "undo", spot, Style.secondary, disabled=not draft.changed),
        _button(voice, "find", spot, Style.secondary, disabled=False),
        _button(voice, "save", spot, Style.success, disabled=not draft.cards),
        _button(voice, "drop", spot, Style.danger, disabled=not (draft.cards or draft.changed)),
        home_button(voice),
    )


def _menu(verb: str, spot: BuilderSpot, prompt: str, entries: Sequence[SelectOption]) -> Select[Any]:
    return menu(BuilderMenuPress(verb, spot), prompt, entries)


def _button(voice: Voice, verb: str, spot: BuilderSpot, style: Style, *, disabled: bool) -> Button[Any]:
    return button(BuilderPress(verb, spot), voice.say(f"button-builder-{verb}"), style, disabled=disabled)


def _nearest_card_entry(voice: Voice, words: DeckWords, text: str, count: int) -> SelectOption:
    """The card that a text may be meant for; or else that it is left out."""
    near = words.nearest_card(text)
    if near is None:
        return menu_entry(voice.say("builder-leave-out", text=text), text)
    return menu_entry(f"{words.card_name(near)} ×{count}", text, voice.say("builder-mean-for", text=text))


def search_text(spot: BuilderSpot) -> str:
    """What was looked for, where the cards that have been found are shown."""
    return spot.card.partition("?")[2] if spot.group == FOUND else ""


def shown_cards(voice: Voice, draft: Draft, spot: BuilderSpot) -> Sequence[str]:
    """The cards of the group that is open, or those that have been found."""
    rules = decks_of(draft.game)
    if spot.group != FOUND:
        return [*rules.groups.values()][spot.group]
    return find_cards(voice, draft.game, search_text(spot))


def find_cards(voice: Voice, game: Game, text: str) -> list[str]:
    """The cards of a game that all words of a text fit, as many as a menu takes.

    A word of a heading, as *fire* or *creature*, is about the group; a number is the level, where cards have one; any
    other word may stand in the name or in the description.
    """
    words, groups, wanted = voice.deck_words(game), decks_of(game).groups, {*text.casefold().split()}
    headings = {group: words.group_heading(group).casefold() for group in groups}
    of_group = {word for word in wanted if any(word in heading for heading in headings.values())}

    def fits(card: str) -> bool:
        about = words.card_facts(card).casefold()
        level = next((LEVELS[one] for one in map(_without_commas, about.split()) if one in LEVELS), None)
        told = f"{words.card_name(card)} {words.full_card_name(card)} {about}".casefold()
        return all(word == level if level and word in LEVELS.values() else word in told for word in wanted - of_group)

    fitting = [cards for group, cards in groups.items() if all(word in headings[group] for word in of_group)]
    return [card for cards in fitting for card in cards if fits(card)][:ENTRIES]


def _without_commas(word: str) -> str:
    return word.strip(",")


def chosen_cards(voice: Voice, draft: Draft, spot: BuilderSpot) -> list[str]:
    """The cards that are chosen."""
    cards, chosen = shown_cards(voice, draft, spot), spot.card.partition("?")[0]
    if chosen.startswith("~"):
        bits = int(chosen[1:], 16)
        return [card for place, card in enumerate(cards) if bits >> place & 1]
    return [chosen] if chosen in cards else []


def spot_with_chosen(voice: Voice, draft: Draft, spot: BuilderSpot, chosen: Sequence[str]) -> BuilderSpot:
    """The spot with these cards chosen, of those that are shown."""
    cards = shown_cards(voice, draft, spot)
    there = [card for card in cards if card in chosen]
    several = f"~{sum(1 << place for place, card in enumerate(cards) if card in chosen):x}"
    told = several if len(there) > 1 else "".join(there)
    return spot.with_card(f"{told}?{search_text(spot)}" if spot.group == FOUND else told)


def valid_spot(voice: Voice, draft: Draft, spot: BuilderSpot) -> BuilderSpot:
    """The spot, where its group and cards are (still) there."""
    if spot.group != FOUND and spot.group >= len(decks_of(draft.game).groups):
        spot = BuilderSpot(spot.user_id, spot.game_id)
    if spot.group == FOUND and not shown_cards(voice, draft, spot):
        return BuilderSpot(spot.user_id, spot.game_id)
    return spot_with_chosen(voice, draft, spot, chosen_cards(voice, draft, spot))


def _group_entries(voice: Voice, words: DeckWords, draft: Draft, current: int) -> list[SelectOption]:
    options = []
    for number, (group, cards) in enumerate(words.decks.groups.items()):
        count = sum(card in cards for card in draft.cards)
        inside = voice.say("builder-in-deck", count=count) if count else None
        options.append(menu_entry(words.group_heading(group), str(number), inside, default=number == current))
    return options


def _card_entries(words: DeckWords, cards: Sequence[str], draft: Draft, chosen: Sequence[str]) -> list[SelectOption]:
    options = []
    for card in cards:
        count = draft.cards.count(card)
        label = f"{words.card_name(card)} ×{count}" if count else words.card_name(card)
        options.append(menu_entry(label, card, words.card_facts(card), default=card in chosen))
    return options


def _count_entries(voice: Voice, most: int, current: int | None) -> list[SelectOption]:
    """As many as are allowed, as far as a menu has room; *One more* goes further. Where there is none it asks."""
    some = [
        menu_entry(voice.say("builder-in-deck", count=count), str(count), default=count == current)
        for count in range(1, most + 1)
    ]
    return [menu_entry(voice.say("builder-none"), "0"), *some]
