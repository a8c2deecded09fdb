"""Commands that are described by the catalogues, in every language at once.

`command-elements-start` describes `/elements start`, `command-elements-start-mode` its argument `mode`; an argument
that many commands have is described once, as `command-argument-table`. `command-elements` describes the group, and
`choice-pace-live` is the choice `live` of an argument `pace`. While a command is made, the ids of the messages stand
where Discord reads words; they are said when the commands are sent.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from inspect import signature
from typing import Any, Literal, get_args, get_origin, get_type_hints

import discord
import structlog
from discord import app_commands
from discord.app_commands import Choice

from words import ENGLISH, Voice, voice_of
from words.languages import language_of_locale

log = structlog.get_logger()

LONGEST = 100
"""How many characters of a description, or of a choice's name, Discord takes."""

Payload = dict[str, Any]


def translatable_text(*keys: str) -> str:
    """What stands for a message until it is said: the first of these ids that the catalogues have."""
    return " ".join(keys)


def group_description(group: str) -> str:
    """The description of a group of commands."""
    return translatable_text(f"command-{group}")


def described_command(group: str, name: str) -> Callable[[Callable[..., Any]], Any]:
    """A command with its descriptions and the names of its choices; ``group`` is empty for one that stands alone."""
    key = f"command-{group}-{name}" if group else f"command-{name}"

    def decorate(function: Callable[..., Any]) -> Any:
        arguments = list(signature(function).parameters)[2:]  # after the cog and the interaction
        if arguments:
            texts = {name: translatable_text(f"{key}-{name}", f"command-argument-{name}") for name in arguments}
            function = app_commands.describe(**texts)(function)
        if choices := dict(_argument_choices(function, arguments)):
            function = app_commands.choices(**choices)(function)
        return app_commands.command(name=name, description=translatable_text(key))(function)

    return decorate


def _argument_choices(
    function: Callable[..., Any], arguments: Sequence[str]
) -> Iterator[tuple[str, list[Choice[Any]]]]:
    """The choices of those arguments that take one of a few values."""
    hints = get_type_hints(function)
    for name in arguments:
        for kind in (hints[name], *get_args(hints[name])):
            if get_origin(kind) is Literal:
                yield name, [argument_choice(name, value) for value in get_args(kind)]


def argument_choice(argument: str, value: str | int) -> Choice[Any]:
    """A value that an argument can have."""
    return Choice(name=translatable_text(f"choice-{argument}-{value}"), value=value)


def game_choice(game_id: str) -> Choice[Any]:
    """A game that an argument can name, by its title."""
    return Choice(name=translatable_text(f"{game_id.replace('_', '-')}-title"), value=game_id)


def description_text(voice: Voice, keys: Sequence[str]) -> str:
    """The words for a command, an argument or a choice, as long as Discord takes; English where a language fails."""
    try:
        said = voice.say(next((key for key in keys if voice.has(key)), keys[0]))
    except Exception as error:
        log.error("command not described", key=keys[0], language=voice.language, exc_info=error)
        return keys[0] if voice.language == ENGLISH else description_text(voice_of(ENGLISH), keys)
    if len(said) > LONGEST:
        log.error("description too long", key=keys[0], language=voice.language)
    return said if len(said) <= LONGEST else f"{said[: LONGEST - 1]}…"


def commands_payload(tree: app_commands.CommandTree[Any], guild: discord.abc.Snowflake | None = None) -> list[Payload]:
    """The commands as Discord is sent them: described in English, and in each of its languages that is on offer.

    discord.py would ask for every text in every locale that it knows; most of them are nobody's here.
    """
    spoken = {locale.value: language_of_locale(locale.value) for locale in discord.Locale}
    locales = {locale: language for locale, language in spoken.items() if language is not None}
    payload = [command.to_dict(tree) for command in tree.get_commands(guild=guild)]
    voices = {language: voice_of(language) for language in (ENGLISH, *locales.values())}
    for each in payload:
        _describe_part(each, locales, voices)
    return payload


def _describe_part(part: Payload, locales: Mapping[str, str], voices: Mapping[str, Voice]) -> None:
    """Put words in the place of the ids in a command, an argument or a choice, and in all that it has.

    ``locales`` has the language of each locale: several may share one, in which all is said once.
    """
    described_by = "description" if "description" in part else "name"  # a choice has a name alone
    keys = part[described_by].split()
    said = {language: description_text(voice, keys) for language, voice in voices.items()}
    part[f"{described_by}_localizations"] = {locale: said[language] for locale, language in locales.items()}
    part[described_by] = said[ENGLISH]
    for inner in (*part.get("choices", ()), *part.get("options", ())):
        _describe_part(inner, locales, voices)
