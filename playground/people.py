"""The page's side: people at websockets, each seeing the world as one person of it and acting as them.

A page sends `{"id": n, "op": …, …}` and gets `{"re": n, "ok": true, "result": …}` or `{"re": n, "ok": false, "error":
sentence}`. What happens comes by itself as `{"t": kind, …}`. Ids are strings all the way.

A crowd is one socket on which many people act: each request names its person in `as`, and of what happens only the
answers to interactions come by themselves. A hundred open pages would cost more than all that their people do. A page
that is opened with `only=` and the ids of channels, with commas between, hears of nothing that happens in others.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

import msgspec
from aiohttp import WSMsgType, web

from playground.base_world import LOCALES
from playground.errors import Impossible
from playground.latency import Latency
from playground.ledger import EMOJI_FONT
from playground.world import World

PAGE = Path(__file__).parent / "page"
LONGEST = 1 << 20
MOST_TO_PASS = 7 * 24 * 3600.0

Json = dict[str, Any]


class PageViewer:
    """One open page: a person's eyes. A crowd's socket is nobody's (0). No ``only``: it looks at all channels."""

    def __init__(
        self, socket: web.WebSocketResponse, latency: Latency, user_id: int = 0, only: frozenset[int] = frozenset()
    ) -> None:
        self.socket = socket
        self._latency = latency
        self.user_id = user_id
        self._only = only
        self.queue: asyncio.Queue[bytes | None] = asyncio.Queue()

    def sees_channel(self, channel_id: int | None) -> bool:
        """True where the page is told of events in a channel, or in none."""
        return not self._only or channel_id is None or channel_id in self._only

    def send(self, message: Mapping[str, Any]) -> None:
        """Queue a message for the page."""
        self.queue.put_nowait(msgspec.json.encode(message))

    async def write(self) -> None:
        """Send what is queued, until the page is gone."""
        while (data := await self.queue.get()) is not None:
            await self._latency.wait()
            if self.socket.closed:
                return
            await self.socket.send_str(data.decode())


class OpenPages:
    """All open pages."""

    def __init__(self, world: World, bot_online: Callable[[], bool], latency: Latency) -> None:
        self.world = world
        self.viewers: set[PageViewer] = set()
        self.crowds: set[PageViewer] = set()
        self._bot_online = bot_online
        self._latency = latency
        self._changes: dict[tuple[str, tuple[tuple[str, int], ...]], Json] = {}
        world.add_watcher(self._changed)

    def routes(self) -> list[web.RouteDef]:
        """Return the routes of the page and its websocket."""
        return [
            web.get("/", self.index),
            web.get("/live", self.handle),
            web.post("/upload", self.upload),
            web.get("/control/crowd", self.crowd),
            web.get("/page/emoji.ttf", self.emoji),
            web.get("/page/{name}", self.asset),
        ]

    async def index(self, _request: web.Request) -> web.StreamResponse:
        """Serve the page."""
        return self._file("index.html")

    async def asset(self, request: web.Request) -> web.StreamResponse:
        """Serve one of the page's files."""
        return self._file(request.match_info["name"])

    async def emoji(self, _request: web.Request) -> web.StreamResponse:
        """Serve the emoji for machines that have none."""
        if not EMOJI_FONT.is_file():
            raise web.HTTPNotFound()
        return web.FileResponse(EMOJI_FONT, headers={"Cache-Control": "max-age=86400"})

    def _file(self, name: str) -> web.StreamResponse:
        path = PAGE / name
        if path.parent != PAGE or not path.is_file():
            raise web.HTTPNotFound()
        headers = {
            "Cache-Control": "no-cache",
            "Content-Security-Policy": "default-src 'self'; img-src 'self' data: http://127.0.0.1:* http://localhost:*;"
            " connect-src 'self' ws://127.0.0.1:* ws://localhost:*; frame-ancestors 'none'",
        }
        return web.FileResponse(path, headers=headers)

    # ------------------------------------------------------------------ what happens

    def _changed(self, kind: str, about: Json) -> None:
        # Several changes of one message in one turn of the loop are one; views are taken when all is done.
        if not self._changes:
            asyncio.get_running_loop().call_soon(self._publish)
        key = kind, tuple(sorted(about.items()))
        self._changes.pop(key, None)
        self._changes[key] = about

    def _publish(self) -> None:
        changes, self._changes = self._changes, {}
        for (kind, _), about in changes.items():
            for viewer in self.viewers:
                if not viewer.sees_channel(about.get("channel_id")):
                    continue
                message = self._event(kind, about, viewer.user_id)
                if message is not None:
                    viewer.send(message)
            if kind == "interaction":
                for crowd in self.crowds:
                    crowd.send(self._interaction(about["interaction_id"]))

    def _interaction(self, interaction_id: int) -> Json:
        return {"t": "interaction", "interaction": self.world.actions.interaction_view(interaction_id)}

    def _event(self, kind: str, about: Json, user_id: int) -> Json | None:
        world = self.world
        match kind:
            case "message":
                view = world.views.message_view(about["channel_id"], about["message_id"], user_id)
                return None if view is None else {"t": "message", "message": view}
            case "gone":
                return {"t": "gone", **{key: str(value) for key, value in about.items()}}
            case "channel" | "read":
                if about.get("user_id", user_id) != user_id:
                    return None
                view = world.views.channel_view(about["channel_id"], user_id)
                return {"t": "channel", "channel_id": str(about["channel_id"]), "channel": view}
            case "interaction":
                if about["user_id"] != user_id:
                    return None
                return self._interaction(about["interaction_id"])
            case "typing":
                return {"t": "typing", **{key: str(value) for key, value in about.items()}}
            case "locale":
                return {"t": "locale", "locale": world.locale_of(user_id)} if about["user_id"] == user_id else None
            case "clock":
                return {"t": "clock", "ahead": world.ahead.seconds}
            case "closed":
                return {"t": "closed", "closed": user_id in world.closed_dms} if about["user_id"] == user_id else None
        return {"t": kind}

    def bot_changed(self) -> None:
        """Tell every page whether the bot is there."""
        for viewer in self.viewers:
            viewer.send({"t": "bot", "online": self._bot_online()})

    # ------------------------------------------------------------------ one page

    async def handle(self, request: web.Request) -> web.StreamResponse:
        """Serve one page's websocket; `?as=` names the person, `only=` the channels that it looks at."""
        user_id = self.world.people.get(request.query.get("as", "").lower())
        if user_id is None:
            return await self._ask_who(request)
        only = frozenset(int(one) for one in request.query.get("only", "").split(",") if one.isdecimal())
        socket = web.WebSocketResponse(heartbeat=30.0, max_msg_size=LONGEST)
        viewer = PageViewer(socket, self._latency, user_id, only)
        viewer.send(self._hello(user_id))
        return await self._serve(request, viewer, self.viewers)

    async def _ask_who(self, request: web.Request) -> web.StreamResponse:
        """Tell a page whose address names nobody who there is."""
        socket = web.WebSocketResponse()
        await socket.prepare(request)
        names = {user["id"]: user["name"] for user in self.world.views.users()}
        people = {key: names[str(one)] for key, one in self.world.people.items()}
        await socket.send_json({"t": "nobody", "people": people})
        await socket.close()
        return socket

    async def upload(self, request: web.Request) -> web.Response:
        """Take a file of `?as=` for a command in `?channel=`, called `?name=`; answer with its number."""
        asked = request.query
        try:
            number = self.world.actions.upload(
                self.world.people[asked["as"].lower()], int(asked["channel"]), asked["name"], await request.read()
            )
        except (Impossible, KeyError, ValueError) as error:
            raise web.HTTPBadRequest(text=str(error)) from error
        return web.Response(text=number)

    async def crowd(self, request: web.Request) -> web.StreamResponse:
        """Serve a crowd's websocket."""
        return await self._serve(
            request, PageViewer(web.WebSocketResponse(max_msg_size=LONGEST), self._latency), self.crowds
        )

    async def _serve(self, request: web.Request, viewer: PageViewer, among: set[PageViewer]) -> web.StreamResponse:
        socket = viewer.socket
        among.add(viewer)  # before anything else can happen: what comes first is queued
        writer: asyncio.Task[None] | None = None
        try:
            await socket.prepare(request)
            writer = asyncio.create_task(viewer.write())
            async for message in socket:
                if message.type == WSMsgType.TEXT:
                    viewer.send(self._answer(viewer.user_id, message.data))
        finally:
            among.discard(viewer)
            viewer.queue.put_nowait(None)
            if writer is not None:
                await asyncio.wait({writer}, timeout=1.0)
                writer.cancel()
        return socket

    def _hello(self, user_id: int) -> Json:
        world = self.world
        return {
            "t": "hello",
            "me": str(user_id),
            "people": {key: str(one) for key, one in world.people.items()},
            "users": world.views.users(),
            "guild": world.views.guild_view(),
            "channels": world.views.channels_of(user_id),
            "bot": {"id": str(world.bot_id), "online": self._bot_online()},
            "closed_dms": user_id in world.closed_dms,
            "locale": world.locale_of(user_id),
            "ahead": world.ahead.seconds,
            "locales": list(dict.fromkeys([*LOCALES, world.locale])),
        }

    def _answer(self, user_id: int, data: str) -> Json:
        try:
            asked = msgspec.json.decode(data, type=dict[str, Any])
        except msgspec.MsgspecError:
            return {"re": None, "ok": False, "error": "That is not JSON."}
        try:
            result = self._do(user_id or self.world.people[asked["as"]], asked)
        except Impossible as error:
            return {"re": asked.get("id"), "ok": False, "error": str(error)}
        except (KeyError, TypeError, ValueError) as error:
            return {"re": asked.get("id"), "ok": False, "error": f"That can't be done: {error}"}
        return {"re": asked.get("id"), "ok": True, "result": result}

    def _do(self, user_id: int, asked: Json) -> Any:
        world = self.world
        channel_id = int(asked.get("channel_id", 0))
        message_id = int(asked.get("message_id") or 0)
        match asked["op"]:
            case "history":
                before = int(asked["before"]) if asked.get("before") else None
                return world.views.history(channel_id, user_id, int(asked.get("limit", 60)), before)
            case "commands":
                return world.views.commands_of(channel_id, user_id)
            case "say":
                return str(world.actions.post_message(user_id, channel_id, asked["text"]))
            case "slash":
                return str(world.actions.use_command(user_id, channel_id, asked["name"], asked.get("options") or {}))
            case "autocomplete":
                given = asked.get("options") or {}
                asked_for = asked["name"], asked["option"], asked["typed"], given
                return str(world.actions.autocomplete(user_id, channel_id, *asked_for))
            case "click":
                return str(world.actions.press_button(user_id, channel_id, message_id, asked["custom_id"]))
            case "select":
                return str(
                    world.actions.choose_from_menu(user_id, channel_id, message_id, asked["custom_id"], asked["values"])
                )
            case "submit":
                return str(world.actions.submit_form(user_id, int(asked["interaction_id"]), asked["values"]))
            case "read":
                return world.actions.mark_read(user_id, channel_id, message_id)
            case "dismiss":
                return world.actions.dismiss_message(user_id, channel_id, message_id)
            case "locale":
                return world.set_locale(user_id, asked["locale"])
            case "pass":
                return self._let_pass(float(asked["seconds"]))
            case "close_dms":
                return world.close_dms(user_id, bool(asked["closed"]))
        raise Impossible(f"There is no {asked['op']}.")

    def _let_pass(self, seconds: float) -> None:
        if not 0 < seconds <= MOST_TO_PASS:
            raise Impossible("At most a week at a time.")
        self.world.ahead.let_pass(seconds)
