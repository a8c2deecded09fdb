"""The check of all games of a database, one after the other, and its sum."""

from collections.abc import Mapping, Sequence

import engine
from engine.sentences import printable
from sessions.log import fair
from sessions.refusals import in_english, sentence
from sessions.store.records import Stored

LONGEST = 300


class Sum:
    """How many games were checked, and how many of them are not as they were played."""

    def __init__(self, games: Mapping[str, engine.Game] = engine.GAMES) -> None:
        self._games = games
        self._checked = {"over": 0, "open": 0, "lobby": 0}
        self._older = 0
        self.faulty = 0

    def add(self, stored: Stored) -> list[str]:
        """Check a table or a lobby; a line for each fault, without anything that is secret while a game goes on."""
        record = stored.record
        self._checked[record.status] += 1
        try:
            problems = self._problems(stored)
        except Exception as error:  # noqa: BLE001  # the border between tables: what is damaged must not hide what comes after it
            problems = [f"It can't be checked ({type(error).__name__})."]
        self.faulty += bool(problems)
        return [f"Table {record.id} ({printable(record.game, 40)}): {printable(one, LONGEST)}" for one in problems]

    def _problems(self, stored: Stored) -> Sequence[str]:
        record = stored.record
        if record.status == "lobby":  # there is no more of it than its promise
            kept = fair.commitment(record.secret) == record.commitment
            return [] if kept else [in_english(sentence("mismatch-secret"))]
        verdict = fair.verify(record, self._games, whatever_goes_on=True)
        problems = list(verdict.problems)
        if verdict.older:  # that the rules have changed is no fault of the database
            self._older += 1
            problems.pop()
        if verdict.actions != stored.number:
            problems.append(f"Its log has {verdict.actions} lines, and should have {stored.number}.")
        return problems

    def __str__(self) -> str:
        counts = zip(self._checked.values(), ("over", "going on", "not begun"), strict=True)
        games = ", ".join(f"{count} {how}" for count, how in counts)
        found = f"{self.faulty} WRONG, see above" if self.faulty else "all in order"
        older = (
            f" Of {self._older}, older rules than those that are here have to be taken at their word."
            if self._older
            else ""
        )
        return f"Games: {games}; {found}.{older}"
