"""The messages in which people have their decks: all of them with a menu of each game's, and one with its buttons."""

from collections.abc import Iterator, Sequence
from typing import Any

from discord import SelectOption
from discord.ui import Item, View

from engine import Game
from sessions import Draft
from ui.decks.deck_texts import MESSAGE, clipped_text, deck_summary, name_with_summary, playability_text, quoted_name
from ui.decks.found_deck import DeckHolder, FoundDeck
from ui.decks.presses import ShareDeckPress
from ui.interactions.components import ENTRIES, Style, button, make_view, menu, menu_entry
from ui.interactions.ids import BuilderPress, BuilderSpot, DeckPress, PlayPress
from words import Voice

MENUS = 4
"""So many menus of decks have room above the buttons."""


def all_decks(
    voice: Voice, whose: DeckHolder, games: Sequence[Game], found: Sequence[FoundDeck], drafts: Sequence[Draft]
) -> tuple[str, View]:
    """The decks that somebody has, game by game, those of the server, and the ready ones; and what is not saved yet."""
    lines, menus = list[str](), list[Item[Any]]()
    for game in games:
        there = [deck for deck in found if deck.game is game]
        lines += _deck_lines(voice, game, there)
        lines += [unsaved_deck_text(voice, draft) for draft in drafts if draft.game is game]
        entries = [_deck_entry(voice, deck) for deck in there]
        for start in range(0, len(entries), ENTRIES):
            which = voice.say("deck-which", game=voice.game_title(game.id))
            menus.append(menu(DeckPress("show", str(len(menus))), which, entries[start : start + ENTRIES]))
    new = (
        button(
            BuilderPress("begin", BuilderSpot(whose.user_id, game.id)),
            voice.say("help-build", game=voice.game_title(game.id)),
        )
        for game in games
    )
    bring = button(DeckPress("import", games[0].id if len(games) == 1 else ""), voice.say("button-deck-import"))
    return clipped_text("\n".join(lines), MESSAGE), make_view(*menus[:MENUS], *new, bring)


def unsaved_deck_text(voice: Voice, draft: Draft) -> str:
    """What somebody is building and has not saved."""
    return voice.say("builder-instead", deck=quoted_name(voice, draft.name) if draft.name else voice.say("deck-new"))


def _deck_lines(voice: Voice, game: Game, found: Sequence[FoundDeck]) -> Iterator[str]:
    """The decks of a game, a person's own in lines, the others by their names."""
    yield f"### {voice.game_title(game.id)}"
    mine = [deck for deck in found if deck.stored_deck and not deck.is_of_server]
    yield from [
        f"- {_playable_mark(deck)} {name_with_summary(voice, game, deck.name, deck.cards)}" for deck in mine
    ] or [voice.say("deck-none-yet")]
    for key, of_server in (("deck-server-list", True), ("deck-ready-list", False)):
        names = [quoted_name(voice, deck.name) for deck in found if deck not in mine and deck.is_of_server is of_server]
        if names:
            yield f"-# {voice.say(key, decks=', '.join(names))}"


def _deck_entry(voice: Voice, deck: FoundDeck) -> SelectOption:
    about = deck_summary(voice, deck.game, deck.cards)
    if deck.stored_deck is None or deck.is_of_server:
        about = voice.say("deck-server-list" if deck.is_of_server else "deck-ready-list", decks=about)
    else:
        about = f"{_playable_mark(deck)} {about}"
    return menu_entry(deck.name, f"{deck.game.id}:{deck.id_in_game}", about)


def _playable_mark(deck: FoundDeck) -> str:
    return "❌" if deck.objections({}) else "✅"


def deck_text(voice: Voice, deck: FoundDeck, note: str | None = None) -> str:
    """A deck under its heading, or below a note that names it, with whether it can be played."""
    heading = voice.say("named-of", what=voice.game_title(deck.game.id), which=quoted_name(voice, deck.name))
    lines = [note] if note else [f"### {heading}", deck_summary(voice, deck.game, deck.cards)]
    return clipped_text(
        "\n".join([*lines, *playability_text(voice, deck.game, deck.cards, deck.objections({}))]), MESSAGE
    )


def deck_view(voice: Voice, whose: DeckHolder, deck: FoundDeck, *, offered: bool) -> View:
    """What somebody can do with a deck: play, change, copy, post or delete it, as far as it is theirs.

    ``offered``: their server has it already.
    """
    ref, own = f"{deck.game.id}:{deck.id_in_game}", deck.stored_deck is not None and not deck.is_of_server
    theirs = own or (deck.is_of_server and whose.manages_server)
    edit = button(DeckPress("edit", ref), voice.say("button-deck-edit" if own else "button-deck-copy"))
    items: list[Item[Any]] = [edit]
    if deck.objections({}):
        edit.style = Style.primary
    else:
        play = PlayPress(deck.game.id, "with", deck=deck.id_in_game)
        items.insert(0, button(play, voice.say("button-deck-play"), Style.primary))
    items.append(button(DeckPress("cards", ref), voice.say("button-deck-cards")))
    if own and deck.stored_deck:
        items.append(button(ShareDeckPress("post", deck.stored_deck.id), voice.say("button-show-all")))
        if whose.manages_server and not offered:
            items.append(button(ShareDeckPress("offer", deck.stored_deck.id), voice.say("button-deck-for-server")))
    if theirs:
        items.append(button(DeckPress("rename", ref), voice.say("button-deck-rename")))
        items.append(button(DeckPress("delete", ref), voice.say("button-deck-delete"), Style.danger))
    return make_view(*items, home_button(voice))


def home_button(voice: Voice) -> Item[Any]:
    """*All decks*."""
    return button(DeckPress("home"), voice.say("button-deck-home"))
