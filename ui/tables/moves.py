"""`/x move`: what somebody says at a table in place of pressing it, completed while they type, understood when sent."""

import re
from collections.abc import Sequence
from contextlib import suppress
from hashlib import sha256
from typing import Annotated, NamedTuple

import discord
from discord.app_commands import Choice

import engine
from engine import Action, Game, Resign
from engine.sentences import Explained, Sentence
from sessions import Table
from ui.interactions.answer import Answer, Refused
from ui.interactions.components import ENTRIES
from ui.interactions.ids import At, SeatStep
from ui.interactions.names import distinct_names, plain_name
from ui.interactions.press import IdPart, Press
from ui.interactions.reader import Reader, seat_reader
from ui.interactions.suggestions import NOTHING, suggestion
from ui.interactions.voices import voice_for
from ui.tables.controller import TableController
from ui.tables.moment import Moment
from ui.tables.reasons import action_types, refusal_reason
from ui.tables.sayings import Saying, find_saying, matching_sayings, sayings
from ui.tables.spelling import spelt_words
from ui.tables.which_table import TableFinder
from words import MissingMessage
from words.game import GameWords


class SuggestedMove(Press, prefix="say1"):
    """An entry that was offered: to whom, at which step, and a key of what it read."""

    at: At
    key: Annotated[str, IdPart("[0-9a-f]{8}")]


class SeatedReader(NamedTuple):
    """Somebody at a table as it stands, and everything that they can say there."""

    reader: Reader
    moment: Moment
    sayings: Sequence[Saying]

    @property
    def seat_step(self) -> SeatStep:
        """The seat of the reader, and how often it has acted."""
        return self.moment.seat_step(self.reader.own_seat)


class Moves:
    """Completes and makes moves in words."""

    def __init__(self, which: TableFinder, controller: TableController) -> None:
        self._which = which
        self._controller = controller

    async def complete(
        self, interaction: discord.Interaction, game: Game, table: str | None, typed: str
    ) -> list[Choice[str]]:
        """What somebody may mean by what they have typed so far: only what can be done, nothing that would be refused.

        Whoever sends something else is told why; one entry says so where it is not known at which table they are.
        """
        voice = voice_for(interaction)
        try:
            at = await self._seated_reader(interaction, await self._which.find_table(interaction, table, game))
        except Refused as refused:
            return [suggestion(refused.sentence_in(voice), NOTHING)]
        if (waiting := _waiting_text(at)) is not None:
            return [suggestion(waiting, NOTHING)]
        found = matching_sayings(at.sayings, typed)
        shown = found if len(found) <= ENTRIES else found[: ENTRIES - 1]
        offered = [suggestion(one.label, str(self._suggested_move(at, one))) for one in shown]
        return offered if shown is found else [*offered, suggestion(voice.say("choice-more"), NOTHING)]

    async def make(self, answer: Answer, game: Game, table: str | None, said: str) -> None:
        """Do what somebody has said: what they have chosen from what was offered, or have written themselves."""
        interaction = answer.interaction
        wish = SuggestedMove.parse(said)
        if wish is not None and table is None:
            table = str(wish.at.table)
        at = await self._seated_reader(interaction, await self._which.find_table(interaction, table, game))
        if wish is None:
            await self._make_of_text(answer, at, said)
        elif wish.at == at.seat_step:
            found = next((one for one in at.sayings if self._suggested_move(at, one) == wish), None)
            if found is None:
                raise why_nothing_fits(at, "")
            await self._controller.take_press(answer, at.moment.table, found.press())
        else:
            await self._controller.show_newer_position(answer, at.moment.table)

    async def _seated_reader(self, interaction: discord.Interaction, table: Table) -> SeatedReader:
        seat = self._controller.own_seat(table, interaction)
        reader = await seat_reader(table, seat, voice_for(interaction))
        moment = self._controller.moment(table)
        return SeatedReader(reader, moment, sayings(reader, moment, self._controller.begun.begun_press(moment, seat)))

    def _suggested_move(self, at: SeatedReader, one: Saying) -> SuggestedMove:
        return SuggestedMove(at.seat_step, sha256(one.label.encode()).hexdigest()[:8])

    async def _make_of_text(self, answer: Answer, at: SeatedReader, said: str) -> None:
        table, noted = at.moment.table, _action_in_notation(at.moment.table, said)
        found = find_saying(at.sayings, said, noted=noted is not None and _is_notation(said))
        if found is not None:
            await self._controller.take_press(answer, table, found.press())
        elif noted is not None and noted in table.legal(at.reader.own_seat):
            await self._controller.act(answer, table, noted)  # which has a control of its own
        elif at.sayings and not spelt_words(said):
            raise Refused("choice-more")
        else:
            raise why_nothing_fits(at, said)


def _waiting_text(at: SeatedReader) -> str | None:
    """For whom a table waits, where that is not for whoever asks."""
    table, voice = at.moment.table, at.reader.voice
    if at.sayings or not table.active or at.reader.own_seat in table.active:
        return None
    names = distinct_names(voice, table.names)
    return voice.say(
        "choice-others-turn", players=voice.list_of([plain_name(voice, names[seat]) for seat in table.active])
    )


def why_nothing_fits(at: SeatedReader, said: str) -> Explained:
    """Why nothing fits what somebody has said: where it is an action or a kind of action, the rules say it."""
    if not at.moment.table.active:
        return Explained(Sentence("table-over"))
    noted, kind = _action_in_notation(at.moment.table, said), _refused_action(at, said)
    action = (noted or kind) if _is_notation(said) else (kind or noted)
    refusal = None if action is None else at.moment.table.rehearse(at.reader.own_seat).refusal(action)
    return refusal or Explained(Sentence("choice-unknown" if at.sayings else "choice-none"))


def _is_notation(said: str) -> bool:
    """Whether a text has signs that nothing but notation has; a single word may be one of ours, too."""
    return re.search(r"\W", said.strip()) is not None


def _action_in_notation(table: Table, said: str) -> Action | None:
    """The action that a text is in the notation of the game, possible or not; resigning is asked about elsewhere."""
    if table.game.notation is None:
        return None
    try:
        action: Action = table.game.notation.read(said.strip())
    except ValueError:
        return None
    return None if isinstance(action, Resign) else action


def _refused_action(at: SeatedReader, said: str) -> Action | None:
    """An action of the kind that somebody has named, or of any where nothing can be done, that says why it can't be."""
    table, words = at.moment.table, at.moment.words(at.reader.voice)
    kinds = [kind for kind in action_types(table.game) if not at.sayings or _names_kind(words, kind, said)]
    found = refusal_reason(table, at.reader.own_seat, kinds) if kinds else None
    return None if found is None else found.action


def _names_kind(words: GameWords[engine.GameView], kind: str, said: str) -> bool:
    """Whether somebody names a kind of action: by its prompt, by its label where that says the same for all of them."""
    wanted = spelt_words(said)
    names = spelt_words(kind)
    with suppress(MissingMessage):  # it needs no prompt
        names += spelt_words(words.menu_prompt((kind,)))
    with suppress(MissingMessage):  # it has a label for each of its actions
        names += spelt_words(words.say(f"action-{kind}"))
    return bool(wanted) and all(any(name.startswith(word) for name in names) for word in wanted)
