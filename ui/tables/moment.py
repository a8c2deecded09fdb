"""A table as it stands between two actions: what is looked at from it is built once, and said to each reader."""

from functools import cached_property
from itertools import takewhile
from typing import Any

from render.kit.shapes import TALL
from sessions import Table
from sessions.log.lines import PLAYED, Line
from sessions.log.offers import Matter, Offer
from sessions.store.rows import is_one_person_with_computers
from sessions.time.paces import NONE
from ui.interactions.reader import Reader
from ui.layouts.layout import Layout
from ui.tables.hand_text import SituationInWords
from ui.tables.table_texts import eliminated_lines, line_text, own_rating_lines, stakes_lines, time_lines
from words import Voice
from words.game import Names


class Moment(SituationInWords):
    """What everybody at a table may know and do at the same ply, without a word: that is said to each reader."""

    table: Table

    def __init__(self, table: Table, layout: Layout[Any]) -> None:
        super().__init__(table, layout)

    @property
    def _offering_seats(self) -> dict[Matter, int]:
        """What stands offered, by whose seat."""
        proposals = self.table.standing_offers.proposals
        return {matter: proposals[matter].by for matter in self.table.unanswered_offers()}

    def offers_text(self, voice: Voice, names: Names) -> list[str]:
        return [line_text(voice, Line(matter, by, Offer()), names) for matter, by in self._offering_seats.items()]

    @cached_property
    def newest_offering_seats(self) -> dict[Matter, int]:
        """What is offered since the last action, by whose seat: others are called to answer it."""
        if not self._offering_seats:
            return {}
        lines = [line for line, _ in reversed(self.lines)]
        since = takewhile(lambda line: line.kind not in PLAYED, lines)
        offered = {line.kind for line in since if isinstance(line.action, Offer)}
        return {matter: seat for matter, seat in self._offering_seats.items() if matter in offered}

    def call_text(self, voice: Voice) -> str:
        """What those are told at the table who are to do something now: to move, or first to answer an offer."""
        for matter, seat in self.newest_offering_seats.items():
            return voice.say(f"call-{matter}", player=self.names(voice)[seat])
        return self.words(voice).call_text(self.view(None))

    def title(self, reader: Reader) -> str:
        voice, table = reader.voice, self.table
        others = voice.list_of([name for seat, name in enumerate(self.full_names(voice)) if seat != reader.seat])
        elsewhere = table.place_id and not is_one_person_with_computers(
            table.people
        )  # else there is nothing to go there for
        place = {"place": f"<#{table.place_id}>"} if elsewhere else {}
        key = "hand-title-in" if place else "hand-title"
        return f"-# {voice.say(key, game=f'**{voice.game_title(table.game.id)}**', others=others, **place)}"

    def title_with_headline(self, reader: Reader, headline: str) -> str | None:
        if not is_one_person_with_computers(self.table.people) or "\n" in headline:
            return None
        return f"-# **{reader.voice.game_title(self.table.game.id)}** · {headline}"

    def ended_round(self, reader: Reader) -> Any:
        """How the round before lay at its end, where that is what a hand shows: of a player alone with computers, until
        they go on; else None. For nobody has to wait there, and a decision is never hidden from who is called to it."""
        if not is_one_person_with_computers(self.table.people) or not self.round_end_story(reader):
            return None
        return self.view(reader.own_seat).as_it_ended()

    def aim_text(self, reader: Reader) -> list[str]:
        words, view = self.words(reader.voice), self.view(reader.own_seat)
        skipped = words.left_out_line(self.table.options, view)
        dealt = None if self.step(reader.own_seat) else words.own_deck_line(self.table.options, view)
        return [*super().aim_text(reader), *(line for line in (skipped, dealt) if line and self.table.active)]

    def stands_beside_tall_picture(self, reader: Reader) -> bool:
        # On a phone a tall picture and its buttons fill the screen; who has asked for one reads it there.
        return reader.wants_pictures and reader.shape == TALL

    def closing_notes(self, reader: Reader) -> list[str]:
        times = eliminated_lines(reader.voice, self.table, self.names(reader.voice))
        times += time_lines(reader.voice, self.table, self.names_for(reader))
        rating = own_rating_lines(reader.voice, self.table, reader.own_seat)
        # The table says it all the time; a hand says it once, for there is not much room on a phone, and not where
        # nothing is at stake and nobody waits.
        idle = (
            is_one_person_with_computers(self.table.people)
            and not self.table.is_to_be_rated
            and self.table.row.pace == NONE.name
        )
        stakes = [] if idle or self.step(reader.own_seat) else stakes_lines(reader.voice, self.table)
        return [*times, *stakes, *rating]
