"""One person at the page over real sockets: what they see and do. `Wire` has several of them."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from typing import Any, TypeVar

import aiohttp

from tests.support.seen import BUTTON, MENU, Json, Outcome, Seen

__all__ = ["BUTTON", "MENU", "PATIENCE", "Changed", "Json", "Outcome", "Person", "Refused", "Seen"]

PATIENCE = 120.0  # seconds until a test that waits in vain fails; much more than a busy machine needs
T = TypeVar("T")

NO_LONGER_THERE = ("That is no longer there.", "That message is gone.")
"""The page's answer to a press on what was seen, and was gone when the press arrived."""


class Changed(AssertionError):
    """A message does not have what somebody wants to press there, perhaps no more: others act meanwhile."""


class Refused(AssertionError):
    """The page would not let the person do that; the message is the sentence shown."""


class Person:
    """One person at the page. Channels are named `#games`, `dm`, a thread's name, an id, or a message in it."""

    def __init__(self, key: str, session: aiohttp.ClientSession) -> None:
        self.key = key
        self.id = ""
        self.bot_online = False
        self.channels: dict[str, Json] = {}
        self.interactions: dict[str, Json] = {}
        self.events: list[Json] = []
        self._session = session
        self._url = ""
        self._messages: dict[str, dict[str, Json]] = {}
        self._answers: dict[int, asyncio.Future[Json]] = {}
        self._histories: dict[int, str] = {}
        self._asked = 0
        self._news = asyncio.Event()
        self._reader: asyncio.Task[None] | None = None
        self._socket: aiohttp.ClientWebSocketResponse | None = None

    # ------------------------------------------------------------------ the socket

    async def connect(self, url: str, *only: str) -> None:
        """Open the page as this person; one that looks at so many channels and at no other."""
        await self.leave()
        self._url = url
        self._socket = await self._session.ws_connect(f"{url}/live?as={self.key}&only={','.join(only)}")
        self._take(await self._socket.receive_json(timeout=PATIENCE))
        self._reader = asyncio.create_task(self._read(self._socket))

    async def leave(self) -> None:
        """Close the page."""
        if self._reader is not None:
            self._reader.cancel()
            await asyncio.wait({self._reader})
        if self._socket is not None:
            await self._socket.close()
        self._messages.clear()

    async def _read(self, socket: aiohttp.ClientWebSocketResponse) -> None:
        async for message in socket:
            if message.type == aiohttp.WSMsgType.TEXT:
                self._take(json.loads(message.data))

    def _take(self, event: Json) -> None:
        if "re" in event:
            channel_id = self._histories.pop(event["re"], None)
            if channel_id is not None and event["ok"]:
                # At once: what comes right behind it is newer.
                self._messages[channel_id] = {message["id"]: message for message in event["result"]}
            future = self._answers.pop(event["re"], None)
            if future is not None and not future.done():
                future.set_result(event)
            return
        self.events.append(event)
        match event["t"]:
            case "hello":
                self.id = event["me"]
                self.bot_online = event["bot"]["online"]
                self.channels = {one["id"]: one for one in event["channels"]}
            case "message":
                message = event["message"]
                self._messages.setdefault(message["channel_id"], {})[message["id"]] = message
            case "gone":
                self._messages.get(event["channel_id"], {}).pop(event["message_id"], None)
            case "channel" if event["channel"] is None:
                self.channels.pop(event["channel_id"], None)
            case "channel":
                self.channels[event["channel_id"]] = event["channel"]
            case "interaction":
                self.interactions[event["interaction"]["id"]] = event["interaction"]
            case "bot":
                self.bot_online = event["online"]
        # Whoever waits has got hold of this one; none of them can take the news from another.
        self._news.set()
        self._news = asyncio.Event()

    async def ask(self, op: str, **what: Any) -> Any:
        """Send one request of the page and return its result. Raises Refused."""
        assert self._socket is not None
        self._asked += 1
        future = self._answers[self._asked] = asyncio.get_running_loop().create_future()
        await self._socket.send_json({"id": self._asked, "op": op, **what})
        async with asyncio.timeout(PATIENCE):
            answer = await future
        if not answer["ok"]:
            raise (Changed if answer["error"] in NO_LONGER_THERE else Refused)(answer["error"])
        return answer["result"]

    async def until(self, found: Callable[[], T | None], what: str, within: float = PATIENCE) -> T:
        """Wait until `found` returns something, asked again whenever this person's page changes."""
        deadline = asyncio.get_running_loop().time() + within
        while True:
            news = self._news
            if (value := found()) is not None:
                return value
            try:
                async with asyncio.timeout_at(deadline):  # not wait_for, which may go on when it is cancelled
                    await news.wait()
            except TimeoutError:
                raise AssertionError(f"{self.key} waited in vain for {what}\n{self._glimpse()}") from None

    def _glimpse(self) -> str:
        lines = []
        for channel_id, messages in self._messages.items():
            name = self.channels.get(channel_id, {}).get("name", channel_id)
            lines += [f"  {name}: {Seen(message)}" for message in list(messages.values())[-5:]]
        return "\n".join(lines)

    # ------------------------------------------------------------------ seeing

    def channel(self, where: str | Seen) -> str:
        """Return the id of a channel, thread or DM. Fails the test when this person sees none of that name."""
        if (found := self._found(where)) is not None:
            return found
        raise AssertionError(f"{self.key} sees no {where}, only {[one['name'] for one in self.channels.values()]}")

    def _found(self, where: str | Seen) -> str | None:
        if isinstance(where, Seen):
            return where.channel_id
        name = where.removeprefix("#")
        for channel_id, one in reversed(self.channels.items()):
            if channel_id == name or (one["kind"] == "dm" if name == "dm" else one["name"] == name):
                return channel_id
        return None

    async def _opened(self, where: str | Seen) -> str:
        """The id of a channel, thread or DM, once this person's page has heard of it."""
        return await self.until(lambda: self._found(where), f"the channel {where}")

    async def messages(self, where: str | Seen, limit: int = 60) -> list[Seen]:
        """Return what this person sees in a channel now, oldest first."""
        channel_id = await self._opened(where)
        self._histories[self._asked + 1] = channel_id
        await self.ask("history", channel_id=channel_id, limit=limit)
        return self.seen(channel_id)

    def seen(self, where: str | Seen) -> list[Seen]:
        """Return what this person's open page shows of a channel, without asking for it again."""
        return [Seen(message) for message in self._messages.get(self.channel(where), {}).values()]

    async def dms(self) -> list[Seen]:
        """Return what this person and the bot wrote to each other."""
        return await self.messages("dm")

    async def look(self, message: Seen) -> Seen | None:
        """Return a message as it is now, or None when it is gone."""
        for one in await self.messages(message):
            if one.id == message.id:
                return one
        return None

    async def wait(
        self,
        where: str | Seen,
        wanted: str | Callable[[Seen], bool],
        *,
        after: Seen | None = None,
        within: float = PATIENCE,
    ) -> Seen:
        """Return the newest message in a channel that holds a text or fulfils a condition; wait for it to come.

        `after` leaves out what is not newer than that message.
        """
        check = wanted if callable(wanted) else lambda message: wanted in message.content
        await self.messages(where)
        channel_id = self.channel(where)

        def found() -> Seen | None:
            for message in sorted(self._messages[channel_id].values(), key=lambda one: -int(one["id"])):
                new = after is None or int(message["id"]) > int(after.id)
                if new and check(Seen(message)):
                    return Seen(message)
            return None

        return await self.until(found, f"{wanted!r} in {where}", within)

    async def change(self, message: Seen, wanted: str | Callable[[Seen], bool], within: float = PATIENCE) -> Seen:
        """Wait until a message holds a text or fulfils a condition, and return it so."""
        check = wanted if callable(wanted) else lambda one: wanted in one.content
        return await self.wait(message, lambda one: one.id == message.id and check(one), within=within)

    async def changed(self, message: Seen, within: float = PATIENCE) -> Seen:
        """Wait until a message tells something else than it did, and return it so."""
        return await self.change(message, lambda one: one.told != message.told, within)

    async def edited(self, message: Seen, within: float = PATIENCE) -> Seen:
        """Wait until anything of a message differs from what was seen, and return it so."""
        return await self.change(message, lambda one: one != message, within)

    async def gone(self, message: Seen, within: float = PATIENCE) -> None:
        """Wait until a message is gone."""
        await self.messages(message)

        def gone() -> bool | None:
            return None if message.id in self._messages[message.channel_id] else True

        await self.until(gone, f"{message} to go", within)

    async def thread(self, name: str, within: float = PATIENCE) -> str:
        """Wait for a thread whose name holds this text, and return its id."""

        def found() -> str | None:
            for channel_id, one in reversed(self.channels.items()):
                if one["kind"] == "thread" and name in one["name"]:
                    return channel_id
            return None

        return await self.until(found, f"a thread {name}", within)

    async def bot_is(self, online: bool) -> None:
        """Wait until the bot is there, or gone."""
        await self.until(lambda: True if self.bot_online == online else None, f"the bot to be {online=}")

    async def bot_left(self, since: int) -> None:
        """Wait until the bot has been gone after so many events; it may be back by now."""
        await self.until(
            lambda: any(event["t"] == "bot" and not event["online"] for event in self.events[since:]) or None,
            "the bot to leave",
        )

    async def commands(self, where: str = "#games") -> list[Json]:
        """Return the slash commands that this person is offered."""
        offered: list[Json] = await self.ask("commands", channel_id=await self._opened(where))
        return offered

    # ------------------------------------------------------------------ acting

    async def say(self, where: str | Seen, text: str) -> str:
        """Write an ordinary message and return its id."""
        return str(await self.ask("say", channel_id=await self._opened(where), text=text))

    async def slash(self, where: str | Seen, name: str, /, **options: Any) -> Outcome:
        """Use a slash command; people are given as Person. Waits for the bot's answer or the end of the 3 seconds.

        While the bot says that it is thinking, it has not answered. When it has put off a change of the message that
        was clicked, nobody sees that: wait for the `change`.
        """
        given = {key: value.id if isinstance(value, Person) else value for key, value in options.items()}
        return await self._outcome(
            await self.ask("slash", channel_id=await self._opened(where), name=name, options=given)
        )

    async def upload(self, where: str | Seen, name: str, data: bytes) -> str:
        """Choose a file for a command's option; its number is the option's value."""
        query = {"as": self.key, "channel": await self._opened(where), "name": name}
        async with self._session.post(f"{self._url}/upload", params=query, data=data) as answer:
            if answer.status != 200:
                raise Refused(await answer.text())
            return await answer.text()

    async def autocomplete(
        self, where: str | Seen, name: str, option: str, typed: str = "", /, **options: Any
    ) -> list[Json]:
        """Return the choices (`name`, `value`) offered for an option while typing. Fails when the bot gives none."""
        given = {key: value.id if isinstance(value, Person) else value for key, value in options.items()}
        asked = {"name": name, "option": option, "typed": typed, "options": given}
        outcome = await self._outcome(await self.ask("autocomplete", channel_id=await self._opened(where), **asked))
        assert outcome.state == "choices", f"no choices: {outcome.raw}"
        offered: list[Json] = outcome.raw["choices"]
        return offered

    async def click(self, message: Seen, label: str) -> Outcome:
        """Press the button of that label (or custom id) on a message as it is now."""
        return await self._outcome(await self.press(message, label))

    async def peek(self, message: Seen, label: str) -> Seen:
        """Press a button that everybody sees, and return what only this person is shown then, be it a while later."""
        pressed = await self.press(message, label)
        await self._outcome(pressed)
        return await self.wait(message, lambda shown: shown.ephemeral and int(shown.id) > int(pressed))

    async def press(self, message: Seen, label: str) -> str:
        """Press a button and return the interaction's id without waiting for an answer."""
        now = await self.look(message) or message
        button = self._pick(now, BUTTON, label)
        where = {"channel_id": message.channel_id, "message_id": message.id}
        return str(await self.ask("click", **where, custom_id=button["custom_id"]))

    async def select(self, message: Seen, *values: str, menu: str | None = None) -> Outcome:
        """Choose from a menu by labels or values; `menu` is its custom id or placeholder when there are several."""
        now = await self.look(message) or message
        found = self._pick(now, MENU, menu)
        by_label = {option["label"]: option["value"] for option in found["options"]}
        chosen = [by_label.get(value, value) for value in values]
        where = {"channel_id": message.channel_id, "message_id": message.id}
        asked = await self.ask("select", **where, custom_id=found["custom_id"], values=chosen)
        return await self._outcome(asked)

    async def submit(self, opened: Outcome, **values: str) -> Outcome:
        """Fill in the form that something opened, by custom ids, and send it."""
        assert opened.modal
        return await self._outcome(await self.ask("submit", interaction_id=opened.raw["id"], values=values))

    async def dismiss(self, message: Seen) -> None:
        """Dismiss a message that only this person sees."""
        await self.ask("dismiss", channel_id=message.channel_id, message_id=message.id)

    async def outcome(self, interaction_id: str) -> Outcome:
        """Wait for what becomes of an interaction."""
        return await self._outcome(interaction_id)

    def _pick(self, message: Seen, kind: int, wanted: str | None) -> Json:
        offered = message.components(kind)
        for one in offered:
            if wanted is None or wanted in (one.get("label"), one.get("custom_id"), one.get("placeholder")):
                return one
        raise Changed(f"{message} has no {wanted}")

    async def _outcome(self, interaction_id: str) -> Outcome:
        def ended() -> Json | None:
            return self.interactions.get(interaction_id)

        raw = await self.until(ended, f"an answer to {interaction_id}")
        shown = None
        if raw["state"] == "answered" and raw["message_id"]:
            for message in await self.messages(raw["channel_id"]):
                if message.id == raw["message_id"]:
                    shown = message
        if shown is not None and shown.thinking:
            shown = await self.change(shown, lambda message: not message.thinking)
        return Outcome(raw["state"], raw, shown)
