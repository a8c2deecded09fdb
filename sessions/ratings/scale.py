"""The numbers of ratings: openskill's Plackett-Luce model on a scale like that of chess, and where computers stand.

Everybody begins at 1500. Between two whose ratings are certain, 400 points are odds of ten to one. The proportions of
the model are openskill's own; `docs/ratings.md` says what they come to.
"""

import math
from collections.abc import Sequence
from typing import NamedTuple

from openskill.models import PlackettLuce

from computer import PLAYERS
from computer.player import USUAL
from sessions.store.rows import Level

BEGIN = 1500.0
ODDS = 400 / math.log(10)
BETA = ODDS / math.sqrt(2)
MODEL = PlackettLuce(mu=BEGIN, sigma=2 * BETA, beta=BETA, tau=BETA / 50)
PROVISIONAL = 10
"""With fewer games a rating is provisional."""
CERTAIN = 50.0
"""The spread of a computer's rating."""
SURE = 2.0
"""The spreads below the mean of the games against *hard* that leave little doubt: one in forty is weaker."""
DIGITS = 6
"""Stored ratings have no more digits, so that no machine's last bit tells them apart."""


class Rating(NamedTuple):
    """Somebody's strength, as far as is known: the middle of what is likely, and its spread (one sigma)."""

    mu: float = MODEL.mu
    sigma: float = MODEL.sigma


class Strength(NamedTuple):
    """Somebody's strength in a game: by all their rated games, and by those alone in which they sat by themselves
    against *hard*."""

    overall: Rating = Rating()
    against_hard: Rating = Rating()

    def shown_rating(self, game_id: str) -> Rating:
        """The rating that everybody sees: no higher than the bound."""
        return Rating(min(self.overall.mu, self.upper_bound(game_id)), self.overall.sigma)

    def upper_bound(self, game_id: str) -> float:
        """The upper bound of a rating: *hard*, or above it as far as their games against it leave little doubt.

        Nobody can tell a group of accounts that one person owns from a group of people, but nobody owns *hard*.
        """
        proved = self.against_hard.mu - SURE * self.against_hard.sigma
        return max(rating_of_computer(game_id, "hard").mu, round(proved, DIGITS))


def rating_text(points: float, *, provisional: bool) -> str:
    """A rating as people read it."""
    return f"{round(points)}{'?' if provisional else ''}"


def rating_of_computer(game_id: str, level: Level) -> Rating:
    """A computer's rating. No game changes it, so that it holds the scale where it is."""
    ratings = PLAYERS[game_id].ratings if game_id in PLAYERS else USUAL
    return Rating(ratings[level], CERTAIN)


def ratings_after(before: Sequence[Rating], winners: Sequence[int]) -> list[Rating]:
    """The ratings, by seat, after a game that these seats have won; all others share the place behind. No winner: all
    are level."""
    places = [1.0 if seat in winners else 2.0 for seat in range(len(before))]
    teams = [[MODEL.rating(mu=one.mu, sigma=one.sigma)] for one in before]
    after = MODEL.rate(teams, ranks=places)
    return [Rating(round(one.mu, DIGITS), round(one.sigma, DIGITS)) for (one,) in after]


def strengths_after(
    game_id: str, before: Sequence[Strength], levels: Sequence[Level | None], winners: Sequence[int]
) -> list[Strength]:
    """The strength of everybody at a table, by seat, after a game that these seats have won; no winner: all are level.

    ``levels``: of the computers, by seat.
    """
    overall = [
        rating_of_computer(game_id, level) if level else one.overall for one, level in zip(before, levels, strict=True)
    ]
    return [
        one if level else _strength_after(one, seat, overall, levels, winners)
        for seat, (one, level) in enumerate(zip(before, levels, strict=True))
    ]


def _strength_after(
    own: Strength, seat: int, others: Sequence[Rating], levels: Sequence[Level | None], winners: Sequence[int]
) -> Strength:
    def moved(rating: Rating) -> Rating:
        return ratings_after([*others[:seat], rating, *others[seat + 1 :]], winners)[seat]

    # With other people at the table somebody could be helped to win.
    alone = all(level == "hard" for other, level in enumerate(levels) if other != seat)
    return Strength(moved(own.overall), moved(own.against_hard) if alone else own.against_hard)
