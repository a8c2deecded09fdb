"""What people do in a server beside the moves of their games: whatever a bot with buttons invites them to.

They press anything that stands in a message, choose from menus, fill in forms, talk, open lobbies and cancel them,
build decks, look at films, and change what they prefer.
"""

import random
from collections.abc import Awaitable, Callable, Mapping, Sequence
from contextlib import suppress
from typing import Any

from bench.crowd import Button, Json, Menu, Refused, Stage, Unanswered

FIELD = 4  # Discord's number for a text input
MOST_CHOSEN = 4
"""At most so many values of a menu that takes many."""
TEXT = "Two fires and a stone"
AVOIDED = ("Yes, delete", "Yes, I resign", "Delete all", "Film", "I'll be away")
"""What would end games, take people away, or keep a core busy for long; a film is asked for rarely."""
CHANNEL = "games"
GAMES: Mapping[str, Mapping[str, Any]] = {
    "elements": {},
    "elemental": {"setup": "random"},
    "clash": {},
    "defenders": {},
    "realm": {"short": True},
}
"""The commands of the games, with the options that let a game begin soon."""
DECKS = ("elemental_clash", "realm_of_the_defenders")


class Guests:
    """People who do by chance what they are invited to."""

    def __init__(self, stage: Stage, chance: random.Random) -> None:
        self._stage = stage
        self._chance = chance
        self.passers: list[str] = []
        """Those who sit at no table that is counted; everybody of them comes now and then."""
        self._deeds: Sequence[Callable[[str], Awaitable[None]]] = (
            self._talk,
            self._cancelled_lobby,
            self._deck,
            self._preferences,
            self._look_around,
            self._film,
        )

    async def come(self, count: int) -> None:
        """Let so many people join who are at no table."""
        self.passers = await self._stage.gather(count)

    async def something(self) -> None:
        """Let one of those who pass by do something."""
        await self._chance.choice(self._deeds)(self._chance.choice(self.passers))

    async def use(self, control: Button | Menu) -> Json:
        """Press a button, or choose from a menu; a form that opens is filled in and sent."""
        if isinstance(control, Button):
            outcome = await self._stage.press(control)
        else:
            count = self._chance.randint(max(1, control.least), max(1, min(control.most, MOST_CHOSEN)))
            outcome = await self._stage.choose(control, self._chance.sample(control.values, count))
        if outcome["state"] == "modal":
            fields = dict.fromkeys(_fields(outcome["modal"]["components"]), TEXT)
            outcome = await self._stage.submit(control.person, outcome["id"], fields)
        return outcome

    async def use_any(self, person: str, channel_id: str, newest: int, avoided: Sequence[str] = AVOIDED) -> bool:
        """Use something of what stands there; false when there is nothing."""
        found = await self._stage.controls(person, channel_id, newest)
        wanted = [control for control in found if not control.label.startswith(tuple(avoided))]
        if wanted:
            await self.use(self._chance.choice(wanted))
        return bool(wanted)

    async def prefer(self, person: str, hands: str) -> None:
        """Choose where one's hands are shown."""
        channel = self._stage.channels[CHANNEL]
        shown = (await self._stage.slash(person, channel, "me"))["message_id"]
        pages = await self._stage.controls(person, channel, 1, shown)
        await self.use(next(one for one in pages if isinstance(one, Button) and one.custom_id.endswith("page:hands")))
        controls = await self._stage.controls(person, channel, 1, shown)
        menu = next(one for one in controls if isinstance(one, Menu) and hands in one.values)
        await self._stage.choose(menu, [hands])

    async def say(self, person: str, channel_id: str) -> None:
        """Talk."""
        await self._stage.ask(person, "say", channel_id=channel_id, text=TEXT)

    # Deeds

    async def _command(self, person: str, name: str, presses: int, **options: Any) -> None:
        """Use a command, and press by chance what comes of it."""
        channel = self._stage.channels[CHANNEL]
        await self._stage.slash(person, channel, name, **options)
        for _ in range(presses):
            if not await self.use_any(person, channel, 1):
                return

    async def _talk(self, person: str) -> None:
        await self.say(person, self._stage.channels[CHANNEL])

    async def _cancelled_lobby(self, person: str) -> None:
        channel = self._stage.channels[CHANNEL]
        game, options = self._chance.choice(list(GAMES.items()))
        lobby = await self._stage.slash(person, channel, f"{game} start", **options)
        if (message := lobby.get("message_id")) is not None:
            for button in await self._stage.buttons(person, channel, message):
                if button.label.startswith("Cancel"):
                    await self._stage.click(button)

    async def _deck(self, person: str) -> None:
        await self._command(person, "deck build", 8, game=self._chance.choice(DECKS))

    async def _preferences(self, person: str) -> None:
        await self._command(person, "me", 2)

    async def _look_around(self, person: str) -> None:
        names = ("games watch", "games here", "games replay", "help", "profile", "leaderboard", "play", "clash cards")
        await self._command(person, self._chance.choice(names), 4)

    async def _film(self, person: str) -> None:
        """A film keeps a core busy for seconds, so it is asked for now and then."""
        if self._chance.random() < 0.1:
            with suppress(Unanswered, Refused):
                await self._command(person, "games film", 1)


def _fields(components: Any) -> list[str]:
    """The ids of the fields of a form."""
    found = []
    for one in components:
        found += _fields(one.get("components", ()))
        found += _fields([one["component"]] if "component" in one else ())
        if one.get("type") == FIELD:
            found.append(one["custom_id"])
    return found
