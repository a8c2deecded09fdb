"""``/play``: the way into any game by buttons alone. First which game, then with whom."""

import re
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, get_args

import discord
from discord.ui import Button, DynamicItem, Item, UserSelect

from sessions import Level
from ui.answer import Answer, Refused, answering
from ui.buttons import Style, host_of, ours, view_of
from ui.drawings import cover_drawing
from words import catalogue

if TYPE_CHECKING:
    from ui.host import Host, Interaction

BACK, OPEN = "back", "open"
LEVELS: Mapping[str, Level] = {level: level for level in get_args(Level)}


class PlayButton(DynamicItem[Button[Any]], template=r"ply1:(?P<game>[a-z_]+):(?P<whom>[a-z]+)"):
    """A game, or with whom to play it: ``choose`` leads on to that question, the others answer it."""

    def __init__(self, game: str, whom: str, label: str, style: Style = Style.secondary) -> None:
        super().__init__(Button(label=label, style=style, custom_id=f"ply1:{game}:{whom}"))
        self.game = game
        self.whom = whom

    @classmethod
    async def from_custom_id(
        cls, interaction: discord.Interaction, item: Item[Any], match: re.Match[str], /
    ) -> "PlayButton":
        return cls(match["game"], match["whom"], "")

    async def callback(self, interaction: discord.Interaction) -> Any:
        await press(ours(interaction), self.game, self.whom)


class OpponentMenu(DynamicItem[UserSelect[Any]], template=r"ply1u:(?P<game>[a-z_]+)"):
    """Somebody to challenge."""

    def __init__(self, game: str, prompt: str | None = None) -> None:
        super().__init__(UserSelect(placeholder=prompt, custom_id=f"ply1u:{game}"))
        self.game = game

    @classmethod
    async def from_custom_id(
        cls, interaction: discord.Interaction, item: Item[Any], match: re.Match[str], /
    ) -> "OpponentMenu":
        return cls(match["game"])

    async def callback(self, interaction: discord.Interaction) -> Any:
        await start(ours(interaction), self.game, opponent=self.item.values[0])


ITEMS: tuple[type[DynamicItem[Any]], ...] = (PlayButton, OpponentMenu)


async def ask_game(interaction: "Interaction", *, edit: bool = False) -> None:
    """Ask which game."""

    async def work(answer: Answer) -> None:
        host = host_of(interaction)
        text = "\n".join(
            [catalogue().say("play-which"), *(_line(game.id, host) for game in host.tables.games.values())]
        )
        buttons = [PlayButton(game.id, "choose", game.title, Style.primary) for game in host.tables.games.values()]
        if edit:
            await answer.edit(text, None, view_of(*buttons))
        else:
            await answer.say(text, view=view_of(*buttons))

    await answering(interaction, "edit" if edit else "private", work)


def _line(game_id: str, host: "Host") -> str:
    game = host.tables.games[game_id]
    seats = str(game.min_seats) if game.min_seats == game.max_seats else f"{game.min_seats}–{game.max_seats}"
    return catalogue().say("play-game", game=game.title, seats=seats)


async def press(interaction: "Interaction", game_id: str, whom: str) -> None:
    """A press on one of the buttons."""
    if whom == BACK:
        await ask_game(interaction, edit=True)
    elif whom == "choose":
        await _ask_whom(interaction, game_id)
    elif whom == OPEN:
        await start(interaction, game_id)
    else:
        await start(interaction, game_id, computer=LEVELS.get(whom))


async def _ask_whom(interaction: "Interaction", game_id: str) -> None:
    async def work(answer: Answer) -> None:
        game = host_of(interaction).tables.games.get(game_id)
        if game is None:
            raise Refused("I don't know that game any more.")
        say = catalogue().say
        levels = [PlayButton(game_id, level, say(f"play-computer-{level}"), Style.primary) for level in LEVELS]
        view = view_of(
            *levels,
            PlayButton(game_id, OPEN, say("play-open")),
            PlayButton(game_id, BACK, say("play-back")),
            OpponentMenu(game_id, say("play-somebody")),
        )
        await answer.edit(say("play-whom", game=game.title), cover_drawing(game_id), view)

    await answering(interaction, "edit", work)


async def start(
    interaction: "Interaction",
    game_id: str,
    *,
    opponent: discord.abc.User | None = None,
    computer: Level | None = None,
) -> None:
    """Open the table in the channel, with the game's usual options."""

    async def work(answer: Answer) -> None:
        host = host_of(interaction)
        if game_id not in host.tables.games:
            raise Refused("I don't know that game any more.")
        await host.lobbies.open(answer, game_id, {}, opponent, computer=computer)

    await answering(interaction, "public", work)
