"""Finished games as files: one is handed out, and one that somebody brings is opened in the stepper."""

import asyncio
from collections.abc import Mapping
from hashlib import sha256
from typing import NamedTuple

import discord

import engine
from engine.caches import LruByWeight
from sessions import Record, Tables, Verdict
from sessions.log.fair import verify
from sessions.records import (
    MOST_BYTES,
    BadRecord,
    as_stored_record,
    check_record,
    file_of_game,
    playable_part,
    read_record,
)
from sessions.records.replays import EVERYBODY, Replay
from ui.interactions.answer import Answer, Refused, answering
from ui.interactions.components import make_view, menu
from ui.interactions.ids import MyGamesPress, TablePress
from ui.interactions.names import distinct_names, escaped_name
from ui.interactions.own_hand import answer_kind, table_of_hand
from ui.interactions.pictures import ReadyFile
from ui.interactions.routes import PressRoutes
from ui.interactions.sight import may_look_at
from ui.records.lists import ended_entries, finished_tables
from ui.records.replay import ReplayController
from ui.records.subjects import ReplaySubject, subject_key
from ui.records.verdicts import verdict_text
from ui.tables.place_of_hand import InHand, page_with_way_back
from words import Voice

FILE = "f"
"""The first letter of a file's key in the ids of buttons; the hash of what it holds follows."""
HASHED = 16
MEGABYTES = 24.0
"""The megabytes that the files which were opened last may take together."""
A_BYTE = 4
"""About how many bytes each of a file's takes, its replay apart."""


class OpenedFile(NamedTuple):
    """A file that was opened; ``replay`` is of what the rules could play again, None where that is nothing."""

    record: Record
    verdict: Verdict
    replay: Replay | None


class RecordFiles:
    """Hands out the files of games, and knows those that were opened last."""

    def __init__(
        self, tables: Tables, games: Mapping[str, engine.Game], replays: ReplayController, in_hand: InHand
    ) -> None:
        """``in_hand``: shows something in the place of a hand."""
        self._tables = tables
        self._games = games
        self._replays = replays
        self._in_hand = in_hand
        self._opened: LruByWeight[str, OpenedFile] = LruByWeight("ui.records.files", MEGABYTES)
        self._one = asyncio.Lock()
        replays.subjects.kinds[FILE] = self._find_opened

    def register_presses(self, routes: PressRoutes) -> None:
        """Say which presses lead here."""
        routes.add(TablePress, self.handle_press, "export")
        routes.add(TablePress, self.handle_press, "verify")
        routes.add(MyGamesPress, self.handle_verify_press, "verify")

    async def handle_press(self, interaction: discord.Interaction, press: TablePress) -> None:
        """*Export* and *Verify* behind *More* of a game that is over."""
        hand_table_id = table_of_hand(interaction.message)
        async with answering(interaction, answer_kind(interaction.message)) as answer:
            table = await self._tables.get(press.table)
            if table is None or not await may_look_at(interaction, table):
                raise Refused("table-unknown")
            if table.active:
                raise Refused("games-finished-unknown")
            await (self.export_table if press.verb == "export" else self.verify_table)(answer, table.id, hand_table_id)

    async def handle_verify_press(self, interaction: discord.Interaction, press: MyGamesPress) -> None:
        """*Verify a game*, and the menu that asks which."""
        async with answering(interaction, "private") as answer:
            if not press.value:
                await self.ask_what_to_verify(answer, exactly=True)
                return
            if press.value not in [str(one.id) for one in await finished_tables(self._tables, interaction)]:
                raise Refused("games-finished-unknown")
            await self.verify_table(answer, int(press.value))

    async def ask_what_to_verify(self, answer: Answer, *, exactly: bool = False) -> None:
        """Verify the game of this place, where that can only be one; else, or ``exactly``, ask which one."""
        voice, place = answer.voice, answer.interaction.channel_id
        found = await finished_tables(self._tables, answer.interaction)
        if not found:
            raise Refused("games-finished-none")
        here = [] if place is None or exactly else await self._tables.finished_in(place)
        if len(here) == 1 or len(found) == 1:
            await self.verify_table(answer, (here if len(here) == 1 else found)[0].id)
            return
        which = menu(MyGamesPress("verify"), voice.say("games-which-verify"), ended_entries(answer, found))
        await answer.say(voice.say("verify-which"), view=make_view(which))

    async def verify_table(self, answer: Answer, table_id: int, hand_table_id: int | None = None) -> None:
        """Whether a finished table was dealt and played as it should be; in the place of its ``hand``, where one was
        pressed."""
        voice, record = answer.voice, await self._tables.record(table_id)
        if record is None:
            raise Refused("table-unknown")
        verdict = await asyncio.to_thread(verify, record)
        names = distinct_names(voice, record.names)
        people = voice.list_of([escaped_name(voice, name) for name in names])
        title = voice.say("games-who", game=voice.game_title(record.game), people=people)
        subject = await self._replays.subjects.find_subject(subject_key(table_id), answer.interaction.user.id)
        replay = subject.replay if verdict.log else None
        await self._say(
            answer, verdict_text(voice, title, record, verdict, voice.say("verify-commitment"), replay), hand_table_id
        )

    async def _say(self, answer: Answer, text: str, hand_table_id: int | None, file: ReadyFile | None = None) -> None:
        if hand_table_id is None:
            await answer.say(text, file)
        else:
            await self._in_hand(answer, hand_table_id, page_with_way_back(answer.voice, hand_table_id, text, file=file))

    async def export_table(self, answer: Answer, table_id: int, hand_table_id: int | None = None) -> None:
        """The file of a finished table, for whoever asks alone; in the place of its ``hand``, where one was pressed."""
        record = await self._tables.record(table_id)
        if record is None:
            raise Refused("table-unknown")
        data = await asyncio.to_thread(file_of_game, record, self._games)
        file = ReadyFile(f"{record.game}-{table_id}.json", data)
        await self._say(
            answer, answer.voice.say("record-exported", game=answer.voice.game_title(record.game)), hand_table_id, file
        )

    async def open_file(self, answer: Answer, file: discord.Attachment) -> None:
        """Check a file line by line, and show the game step by step. BadRecord when it holds none."""
        if file.size > MOST_BYTES:
            raise BadRecord("large", most=f"{MOST_BYTES / 1_000_000:g}")
        data = await file.read()
        key = sha256(data).hexdigest()[:HASHED]
        opened = self._opened.get(key)
        if opened is None:
            async with self._one:  # files are small; many at once need not be
                opened = await asyncio.to_thread(self._open_record, data)
            replay = 0 if opened.replay is None else opened.replay.approximate_bytes
            self._opened.put(key, opened, replay + A_BYTE * len(data))
        voice = answer.voice
        title, promised = self._title(voice, opened.record), voice.say("record-commitment")
        text = verdict_text(voice, title, opened.record, opened.verdict, promised, opened.replay)
        await answer.say(f"{text}\n-# {voice.say('record-trust')}")
        if opened.replay is not None:
            await self._replays.show_replay(answer, _subject(key, opened, opened.replay))

    def _open_record(self, data: bytes) -> OpenedFile:
        record = read_record(data, self._games)
        verdict = check_record(record, self._games)
        replay = Replay(playable_part(record), self._games) if verdict.log else None
        return OpenedFile(as_stored_record(record), verdict, replay)

    def _title(self, voice: Voice, record: Record) -> str:
        people = voice.list_of([escaped_name(voice, name) for name in record.names])
        title = voice.say("games-who", game=voice.game_title(record.game), people=people)
        return f"{title} {voice.say('record-from-file')}"

    async def _find_opened(self, key: str, _user_id: int) -> ReplaySubject:
        """The game in a file that was opened; everybody may see all of it."""
        opened = self._opened.get(key)
        if opened is None or opened.replay is None:
            raise Refused("record-gone")
        return _subject(key, opened, opened.replay)


def _subject(key: str, opened: OpenedFile, replay: Replay) -> ReplaySubject:
    eyes = (None, *range(replay.seats), EVERYBODY)
    return ReplaySubject(f"{FILE}{key}", replay, tuple(opened.record.names), eyes, over=True, note="record-from-file")
