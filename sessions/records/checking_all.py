"""The check of all games of a database, one after the other, and its sum."""

from collections.abc import Mapping, Sequence

import engine
from engine.sentences import Sentence, printable
from sessions.log import fair
from sessions.refusals import sentence
from sessions.store.records import TableSnapshot
from sessions.store.rows import Record
from words import ENGLISH, voice_of

LONGEST = 300


class CheckedGames:
    """Counts the games that were checked, and those that are not as they were played."""

    def __init__(self, games: Mapping[str, engine.Game] = engine.GAMES) -> None:
        self._games = games
        self._voice = voice_of(ENGLISH)  # whoever runs the bot reads this in a terminal
        self._checked = {"over": 0, "open": 0, "lobby": 0}
        self._older = 0
        self.faulty = 0

    def add(self, stored: TableSnapshot) -> list[str]:
        """Check a table or a lobby; a line for each fault, without anything that is secret while a game goes on."""
        record = stored.record
        self._checked[record.status] += 1
        try:
            problems = self._problems_of_table(stored)
        except Exception as error:  # noqa: BLE001  # the border between tables: what is damaged must not hide what comes after it
            problems = [sentence("check-impossible", error=type(error).__name__)]
        self.faulty += bool(problems)
        return [self._fault_line(record, problem) for problem in problems]

    def _problems_of_table(self, stored: TableSnapshot) -> Sequence[Sentence]:
        record = stored.record
        if record.status == "lobby":  # there is no more of it than its promise
            kept = fair.commitment(record.secret) == record.commitment
            return [] if kept else [sentence("mismatch-secret")]
        verdict = fair.verify(record, self._games, whatever_goes_on=True)
        problems = list(verdict.problems)
        if verdict.older:  # that the rules have changed is no fault of the database
            self._older += 1
            problems.pop()
        if verdict.actions != stored.number:
            problems.append(sentence("check-lines", count=verdict.actions, stored=stored.number))
        return problems

    def __str__(self) -> str:
        lines = [self._voice.say("check-sum", faulty=self.faulty, **self._checked)]
        if self._older:
            lines.append(self._voice.say("check-older", count=self._older))
        return " ".join(lines)

    def _fault_line(self, record: Record, problem: Sentence) -> str:
        said = printable(self._voice.refusal_text(problem), LONGEST)
        return self._voice.say("check-fault", table=str(record.id), game=printable(record.game, 40), problem=said)
