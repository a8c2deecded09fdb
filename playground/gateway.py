"""The gateway: HELLO, IDENTIFY, events by intents and shard, heartbeats, RESUME with replay, and its faults."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
import zlib
from collections import deque
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

import msgspec
from aiohttp import WSMsgType, web

from playground.latency import Latency
from playground.session_starts import SessionStarts
from playground.world import World

HEARTBEAT = 41.25  # seconds
ACK_AFTER = 0.05  # discord.py notes when it sent a heartbeat only after it has sent it
REPLAYED = 5000  # events kept for a RESUME
RESUMABLE = 180.0  # seconds that a session without a connection lives
SENDS, SENDS_IN = 120, 60.0
PAYLOAD = 4096
PRIVILEGED = 1 << 1 | 1 << 8 | 1 << 15
KNOWN_INTENTS = (1 << 26) - 1
OP_DISPATCH, OP_RECONNECT, OP_INVALID, OP_HELLO, OP_ACK = 0, 7, 9, 10, 11

log = logging.getLogger("playground")


@dataclass(slots=True)
class Session:
    """A session that an IDENTIFY began: its events are numbered, and kept so that it can be resumed."""

    id: str
    intents: int
    shard: int
    shards: int
    seq: int = 0
    kept: deque[tuple[int, bytes]] = field(default_factory=lambda: deque(maxlen=REPLAYED))
    connection: Connection | None = None
    lost_at: float = 0.0


class Connection:
    """One websocket of a bot; a task of its own writes, in order."""

    def __init__(
        self, socket: web.WebSocketResponse, transport: asyncio.Transport | None, compress: bool, latency: Latency
    ) -> None:
        self.socket = socket
        self._latency = latency
        self.transport = transport
        self.session: Session | None = None
        self.sends: deque[float] = deque(maxlen=SENDS)
        self._packer = zlib.compressobj() if compress else None
        self._queue: asyncio.Queue[bytes | None] = asyncio.Queue()
        self._ending: asyncio.Task[None] | None = None

    def send(self, op: int, data: Any = None) -> None:
        """Queue a payload that is no event."""
        self.put(msgspec.json.encode({"op": op, "d": data, "s": None, "t": None}))

    def put(self, payload: bytes) -> None:
        """Queue an encoded payload."""
        self._queue.put_nowait(payload)

    async def write(self) -> None:
        """Send what is queued, until the connection ends."""
        while (payload := await self._queue.get()) is not None:
            await self._latency.wait()
            if self.socket.closed:
                return
            if self._packer is None:
                await self.socket.send_str(payload.decode())
            else:
                packed = self._packer.compress(payload) + self._packer.flush(zlib.Z_SYNC_FLUSH)
                await self.socket.send_bytes(packed)

    def end(self, code: int) -> None:
        """Send that the connection is closed, and why; it ends when the bot has said that it knows.

        aiohttp's own way cuts the connection off when it is asked by another task than the one that listens: the code
        would be lost now and then.
        """
        self._ending = asyncio.create_task(self.socket.send_frame(code.to_bytes(2, "big"), WSMsgType.CLOSE))

    def stop(self) -> None:
        """End `write` after what is queued."""
        self._queue.put_nowait(None)


class Gateway:
    """All sessions of bots, fed by the world."""

    def __init__(
        self,
        world: World,
        url: Callable[[], str],
        *,
        privileged: bool = False,
        starts: SessionStarts,
        latency: Latency,
    ) -> None:
        self.world = world
        self.starts = starts
        self.identifies = 0
        """The number of IDENTIFYs that have come."""
        self.refused = 0
        """The number of those that came too soon."""
        self.sessions: dict[str, Session] = {}
        self.connections: set[Connection] = set()
        self.on_change: Callable[[], None] = lambda: None
        self._url = url
        self._privileged = privileged
        self._latency = latency
        world.add_listener(self._event)

    @property
    def online(self) -> bool:
        """True while a bot is connected."""
        return any(session.connection is not None for session in self.sessions.values())

    # ------------------------------------------------------------------ events

    def _event(self, event: str, payload: Mapping[str, Any]) -> None:
        for session in list(self.sessions.values()):
            if session.connection is None and time.monotonic() - session.lost_at > RESUMABLE:
                del self.sessions[session.id]
            elif _shard(event, payload, session.shards) == session.shard:
                shaped = self.world.bot.payload_for_intents(event, payload, session.intents)
                if shaped is not None:
                    self._dispatch(session, event, shaped)

    def _dispatch(self, session: Session, event: str, payload: Any) -> None:
        session.seq += 1
        encoded = msgspec.json.encode({"op": OP_DISPATCH, "d": payload, "s": session.seq, "t": event})
        session.kept.append((session.seq, encoded))
        if session.connection is not None:
            session.connection.put(encoded)

    # ------------------------------------------------------------------ one connection

    async def handle(self, request: web.Request) -> web.StreamResponse:
        """Serve one websocket of a bot."""
        socket = web.WebSocketResponse(max_msg_size=0, compress=False)
        await socket.prepare(request)
        compress = request.query.get("compress") == "zlib-stream"
        connection = Connection(socket, request.transport, compress, self._latency)
        self.connections.add(connection)
        writer = asyncio.create_task(connection.write())
        connection.send(OP_HELLO, {"heartbeat_interval": int(HEARTBEAT * 1000), "_trace": []})
        try:
            await self._listen(connection)
        except (TimeoutError, ConnectionError):
            await socket.close(code=4009, message=b"Session timed out")
        finally:
            self._ended(connection)
            connection.stop()
            await asyncio.wait({writer}, timeout=1.0)
            writer.cancel()
        return socket

    async def _listen(self, connection: Connection) -> None:
        socket = connection.socket
        while True:
            message = await socket.receive(timeout=HEARTBEAT * 1.5)
            if message.type in (WSMsgType.CLOSE, WSMsgType.CLOSING, WSMsgType.CLOSED, WSMsgType.ERROR):
                if message.data in (1000, 1001) and connection.session is not None:
                    self.sessions.pop(connection.session.id, None)
                return
            code = self._received(connection, message.data)
            if code is not None:
                await socket.close(code=code)
                return

    def _received(self, connection: Connection, data: str | bytes) -> int | None:
        # Returns the close code for what is not allowed.
        if len(data) > PAYLOAD:
            return 4002
        now = time.monotonic()
        if len(connection.sends) == SENDS and now - connection.sends[0] < SENDS_IN:
            return 4008
        connection.sends.append(now)
        try:
            payload = msgspec.json.decode(data, type=dict[str, Any])
        except msgspec.MsgspecError:
            return 4002
        asked = payload.get("d")
        match payload.get("op"):
            case 1:
                asyncio.get_running_loop().call_later(ACK_AFTER, connection.send, OP_ACK)
            case 2:
                return self._identify(connection, asked)
            case 6:
                return self._resume(connection, asked)
            case 8 if connection.session is not None and isinstance(asked, dict):
                for chunk in self.world.bot.member_chunks(asked):
                    self._dispatch(connection.session, "GUILD_MEMBERS_CHUNK", chunk)
            case 3 | 4 | 8:
                return None if connection.session is not None else 4003
            case _:
                return 4001
        return None

    def _identify(self, connection: Connection, asked: Any) -> int | None:
        if connection.session is not None:
            return 4005
        if asked.get("token") != self.world.token:
            return 4004
        intents = int(asked.get("intents", 0))
        if intents & ~KNOWN_INTENTS:
            return 4013
        if intents & PRIVILEGED and not self._privileged:
            return 4014
        shard, shards = asked.get("shard") or (0, 1)
        if not 0 <= shard < shards:
            return 4010
        self.identifies += 1
        if not self.starts.count_identify():
            self._reset_token()
            return 4004
        if self.starts.too_soon(shard):
            self.refused += 1
            connection.send(OP_INVALID, False)
            return None
        session = Session(secrets.token_hex(16), intents, shard, shards, connection=connection)
        connection.session = session
        self.sessions[session.id] = session
        mine = [one for one in self.world.bot.guild_ids() if (one >> 22) % shards == shard]
        self._dispatch(session, "READY", self._ready(session, mine))
        for guild_id in mine:
            self._dispatch(session, "GUILD_CREATE", self.world.bot.guild_create(guild_id, intents))
        self.on_change()
        return None

    def _reset_token(self) -> None:
        """End all sessions: the bot has started more than Discord allows, and its token works no longer."""
        self.world.token = f"playground.{secrets.token_hex(16)}"
        self.sessions.clear()
        for connection in self.connections:
            if connection.session is not None:
                connection.session = None
                connection.end(4004)

    def _ready(self, session: Session, guilds: list[int]) -> dict[str, Any]:
        return {
            "v": 10,
            "user": self.world.bot.bot_user(),
            "guilds": [{"id": str(guild_id), "unavailable": True} for guild_id in guilds],
            "session_id": session.id,
            "resume_gateway_url": self._url(),
            "shard": [session.shard, session.shards],
            "application": {"id": str(self.world.application_id), "flags": 0},
            "private_channels": [],
            "session_type": "normal",
        }

    def _resume(self, connection: Connection, asked: Any) -> int | None:
        session = self.sessions.get(asked.get("session_id"))
        seq = int(asked.get("seq") or 0)
        if asked.get("token") != self.world.token:
            return 4004
        if session is None or seq > session.seq or (session.kept and session.kept[0][0] > seq + 1):
            connection.send(OP_INVALID, False)
            return None
        if session.connection is not None:
            session.connection.session = None
        connection.session, session.connection = session, connection
        for number, encoded in session.kept:
            if number > seq:
                connection.put(encoded)
        self._dispatch(session, "RESUMED", {"_trace": []})
        self.on_change()
        return None

    def _ended(self, connection: Connection) -> None:
        self.connections.discard(connection)
        session = connection.session
        if session is not None and session.connection is connection:
            session.connection = None
            session.lost_at = time.monotonic()
        self.on_change()

    # ------------------------------------------------------------------ faults

    async def disturb(self, what: str, *, resumable: bool = True, code: int = 4000, shard: int | None = None) -> int:
        """Do something to every connected bot: `drop` its socket, `reconnect` (op 7), `invalid` (op 9), `close`.

        `shard`: to this shard's connections alone. Returns how many connections it met.
        """
        met = [
            connection
            for connection in self.connections
            if connection.session is not None and shard in (None, connection.session.shard)
        ]
        for connection in met:
            session = connection.session
            if session is not None and not resumable:
                self.sessions.pop(session.id, None)
                connection.session = None
            if what == "reconnect":
                connection.send(OP_RECONNECT)
            elif what == "invalid":
                connection.send(OP_INVALID, resumable)
            elif what == "close":
                connection.end(code)
            else:
                self._abort(connection)
        return len(met)

    def _abort(self, connection: Connection) -> None:
        self._ended(connection)
        if connection.transport is not None:
            connection.transport.abort()

    async def close(self) -> None:
        """Close every connection, so that the bots connect again elsewhere or later."""
        for connection in list(self.connections):
            await connection.socket.close(code=1012)


def _shard(event: str, payload: Mapping[str, Any], shards: int) -> int:
    guild_id = payload.get("guild_id")
    if guild_id is None and event.startswith("GUILD_"):
        guild_id = payload.get("id")
    return 0 if guild_id is None else (int(guild_id) >> 22) % shards
