"""A small server with a few people, and what they do and see."""

from typing import Any

import discord
from simcord.builders import ChannelHandle
from simcord.env import Env

from bot import Elementarium
from engine import Resign
from playground.pseudo_language import from_pseudo_language
from sessions import Table
from tests.support.presses import Presses, choices_among


def alt_of(message: Any) -> str:
    """The alt text of a message's first picture."""
    described: str = message.attachments[0].description
    return described


class Scene:
    """Ada, Bo and Cleo in #games; the verbs of a person at a table."""

    def __init__(self, env: Env) -> None:
        self.env = env
        self.guild = env.create_guild()
        self.channel = self.guild.create_text_channel("games")
        self.ada = self.guild.add_member(env.create_user("Ada"))
        self.bo = self.guild.add_member(env.create_user("Bo"))
        self.cleo = self.guild.add_member(env.create_user("Cleo"))
        self.group = "elements"
        self.presses = Presses()

    async def open(self, **options: Any) -> discord.Message:
        """Ada challenges Bo; the lobby's message."""
        await self.ada.slash(self.channel, f"{self.group} start", opponent=self.bo, **options)
        return self.newest(self.channel)

    async def begin(self, **options: Any) -> None:
        """A game of Ada and Bo, just begun."""
        await self.bo.click(await self.open(**options), label="Accept")

    @property
    def place(self) -> ChannelHandle:
        """Where the newest game is shown: its thread, or the channel."""
        threads = self.channel.threads
        return threads[-1] if threads else self.channel

    def newest(self, channel: ChannelHandle) -> discord.Message:
        message = channel.last_message
        assert message is not None
        return message

    def table(self) -> discord.Message:
        """The table message: the newest one in the place with a picture."""
        return self._tables()[-1]

    def _tables(self) -> list[discord.Message]:
        return [message for message in self.place.history() if message.attachments and message.author.bot]

    def headline(self) -> str:
        """Where the game stands, as its table message says below its title; nothing while there is none."""
        tables = self._tables()
        return tables[-1].content.splitlines()[1] if tables else ""

    async def tell_at_the_table(self, people: Any) -> None:
        """Let the table tell Ada and Bo of their turns from now on; their direct messages are kept up to date."""
        for person in (self.ada, self.bo):
            await people.change(person.id, hands="here")

    def mentions(self) -> list[str]:
        """The lines by which table messages call somebody to their turn."""
        return [line for line in self.called() if "it is your turn" in line]

    def called(self) -> list[str]:
        """The lines by which table messages call somebody, whatever to."""
        lines = [line for message in self.place.history() for line in message.content.splitlines()]
        return [line for line in lines if line.startswith("<@")]

    def private(self, person: Any) -> discord.Message:
        """A player's direct message; of one who is alone with computers, the newest hand for their eyes only."""
        told = person.user.dm_channel.last_message
        if told is not None:
            return told
        seen = [one for place in (self.channel, *self.channel.threads) for one in place.history(viewer=person)]
        return max((one for one in seen if one.flags.ephemeral and one.attachments), key=lambda one: one.id)

    def now(self, message: Any, person: Any) -> discord.Message:
        """A message as somebody sees it now."""
        places = (self.channel, *self.channel.threads)
        return next(one for place in places for one in place.history(viewer=person) if one.id == message.id)

    def hands(self, person: Any) -> list[discord.Message]:
        """A player's direct messages that show a hand; others tell of challenges."""
        return [message for message in person.user.dm_channel.history() if message.attachments]

    async def behind(self, person: Any, message: Any, label: str) -> Any:
        """Press what stands behind *More* of a message."""
        pressed = await person.click(message, label="More")
        more = pressed.followups[-1] if pressed.followups else pressed.response
        return await person.click(more.message, label=label)

    def labels(self, message: Any) -> list[str]:
        """What stands on a message's buttons and in its menus; below a hand, what decides something."""
        found: list[tuple[str, str]] = []
        for row in message.components:
            for item in row.children:
                if isinstance(item, discord.SelectMenu):
                    found += [(item.custom_id or "", option.label) for option in item.options]
                else:
                    found.append((item.custom_id or "", item.label or ""))
        return choices_among(found)

    async def press(self, person: Any, label: str, message: Any = None) -> Any:
        """Press a button, or choose from a menu, in a person's direct message or in a given one."""
        shown: Any = self.private(person) if message is None else message
        actor = person.user if shown.guild is None else person
        if message is None:
            self.presses.add(person.name, label, self.labels(shown), self.headline())
        for row in shown.components:
            for item in row.children:
                if isinstance(item, discord.SelectMenu):
                    for option in item.options:
                        if option.label == label:
                            return await actor.select(shown, [option.value], custom_id=item.custom_id)
        return await actor.click(shown, label=label)

    async def say(self, person: Any, what: str, **more: Any) -> Any:
        """Make a move in words, by `/x move`; the answer."""
        result = await person.slash(self.place, f"{self.group} move", what=what, **more)
        return result.followups[-1] if result.followups else result.response

    async def sayable(self, person: Any, typed: str = "", **more: Any) -> dict[str, str]:
        """What `/x move` offers somebody who has typed this: the values by their names."""
        offered = await person.autocomplete(self.place, f"{self.group} move", "what", typed, **more)
        return {from_pseudo_language(choice["name"]): choice["value"] for choice in offered}

    async def pick(self, person: Any, *labels: str, message: Any = None) -> Any:
        """Choose several entries of a menu in a person's direct message, or in a given one, in this order."""
        shown: Any = self.private(person) if message is None else message
        actor = person.user if shown.guild is None else person
        for row in shown.components:
            for item in row.children:
                if isinstance(item, discord.SelectMenu):
                    left, values = list(item.options), []
                    for label in labels:
                        if option := next((one for one in left if one.label == label), None):
                            left.remove(option)
                            values.append(option.value)
                    if len(values) == len(labels):
                        if message is None:
                            self.presses.add(person.name, ", ".join(labels), self.labels(shown), self.headline())
                        return await actor.select(shown, values, custom_id=item.custom_id)
        raise AssertionError(f"{labels} are not in one menu among {self.labels(shown)}")

    def waiting(self) -> Any:
        """Whoever has controls in their direct message: whose turn it is."""
        (one,) = [person for person in (self.ada, self.bo) if self.labels(self.private(person))]
        return one

    async def move(self) -> str:
        """Let whoever's turn it is do the first thing that they can, except yield; returns its label."""
        person = self.waiting()
        labels = [label for label in self.labels(self.private(person)) if label != "Yield"] or ["Yield"]
        await self.press(person, labels[0])
        if (yes := f"Yes: {labels[0]}") in self.labels(self.private(person)):
            await self.press(person, yes)
        while "Back" in (further := self.labels(self.private(person))):  # a decision of several steps
            await self.press(person, further[0])
        return labels[0]

    async def play_to_the_end(self, most: int = 300) -> None:
        for _ in range(most):
            if "Rematch" in self.labels(self.table()):
                return
            await self.move()
        raise AssertionError("the game did not end")

    async def replay_once_resigned(self, bot: Elementarium, table: Table) -> Any:
        """The replay that Ada opens, who reads on a phone, once Bo has resigned: with everything open, and tall."""
        await bot.router.tables.people.change(self.ada.id, shape="tall")
        await table.act(self.bo.user.id, Resign())
        bot.router.publisher.publish_soon(table)
        await bot.router.publisher.wait_until_shown()
        await self.env.settle()
        shown: Any = (await self.ada.click(self.table(), label="Replay")).response
        assert "with everything open" in shown.content
        assert shown.attachments[0].filename.endswith("-tall.png")
        return shown
