"""The forms of decks. Like buttons they carry everything in their ids."""

import re
from collections import Counter
from collections.abc import Iterable, Mapping
from typing import Any

import discord
from discord.ui import Label, Modal, TextInput

from engine import Game
from words import Voice

FORM = re.compile(r"dckf1:(?P<verb>[a-z]+):(?P<game>[a-z_]*)(?::(?P<about>.+))?")
TYPED = 100
"""Characters that a field for a name takes: more than a name may have, so that Discord cuts none off unseen."""
PLACEHOLDER = 100
"""Characters in the placeholder of a field."""
SHOWN = 2
"""Cards in an example of a list."""


def make_form(verb: str, game_id: str, title: str, *fields: Label[Any], about: str = "") -> Modal:
    """A form whose answer names the verb and the game, and what it is ``about`` where that is a deck."""
    custom_id = f"dckf1:{verb}:{game_id}"
    modal = Modal(title=title, timeout=None, custom_id=f"{custom_id}:{about}" if about else custom_id)
    for field in fields:
        modal.add_item(field)
    return modal


def name_field(voice: Voice, most: int, default: str | None = None) -> Label[Any]:
    """A field for a deck's name of so many characters at most, ``name`` in what is sent back."""
    component: TextInput[Any] = TextInput(custom_id="name", max_length=TYPED, default=default)
    about = voice.say("deck-field-name-about", most=most)
    return Label(text=voice.say("deck-field-name"), description=about, component=component)


def deck_list_field(voice: Voice, games: Iterable[Game], default: str | None = None) -> Label[Any]:
    """A field for a deck's cards, as a list (an example for each game) or a code: ``cards`` in what is sent back."""
    examples = "\n".join(_example_list(voice, game) for game in games)
    component: TextInput[Any] = TextInput(
        custom_id="cards", style=discord.TextStyle.paragraph, default=default, placeholder=examples[:PLACEHOLDER]
    )
    return Label(
        text=voice.say("deck-field-cards"), description=voice.say("deck-field-cards-about"), component=component
    )


def _example_list(voice: Voice, game: Game) -> str:
    """The beginning of a list for a game, in a line: cards of its first ready deck, some of them several times."""
    words = voice.deck_words(game)
    ready = Counter(next(iter(words.decks.ready.values())))
    twice = [card for card, count in ready.items() if count > 1]
    listed = [*twice[:1], *(card for card in ready if card not in twice[:1])][:SHOWN]
    lines = words.write_deck([card for card in listed for _ in range(ready[card])]).split("\n")
    return voice.say("named-of", what=voice.game_title(game.id), which=", ".join(lines))


def find_form(voice: Voice, game: Game, default: str | None = None) -> Modal:
    """The form of *Find or paste…*: what to look for, or the deck itself."""
    component: TextInput[Any] = TextInput(custom_id="text", style=discord.TextStyle.paragraph, default=default)
    field = Label(
        text=voice.say("deck-field-find"), description=voice.deck_words(game).search_hint(), component=component
    )
    return make_form("find", game.id, voice.say("deck-form-find"), field)


def submitted_fields(interaction: discord.Interaction) -> tuple[re.Match[str], dict[str, str]] | None:
    """The fields of a form of ours that was sent back; None for everything else."""
    data: Mapping[str, Any] = interaction.data or {}
    found = FORM.fullmatch(data.get("custom_id", ""))
    if found is None:
        return None
    fields = [label["component"] for label in data.get("components", ()) if "component" in label]
    return found, {field["custom_id"]: field.get("value") or "".join(field.get("values", ())) for field in fields}
