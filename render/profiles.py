"""Pictures of people's ratings: a profile, game by game, and a leaderboard. They get plain values, and draw those."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from io import BytesIO
from itertools import pairwise
from typing import NamedTuple

from PIL import Image, ImageDraw

from engine.caches import cached
from render.kit import palette, table_parts
from render.kit.canvas import Canvas, Sprite
from render.kit.lettering import FontFace, TextStyle, extra_height
from render.kit.names import drawable_name, drawable_names, visible_name
from render.kit.palette import FELT, GOLD, INK, IVORY, PANEL, PANEL_LIT, Colour, blend, dither_to_palette
from render.kit.plates import MARGIN
from render.kit.sketch import Sketch, flatten_layers
from render.kit.table_parts import ON_PLATE, QUIET, STRONG, TEXT, WIDTH
from render.pictures import Picture
from words import Voice
from words.alt_texts import clip_text

EDGE = 20
TOP = 76
TITLE = TextStyle(FontFace.TITLE, 48)
POINTS = TextStyle(FontFace.TITLE, 64)
GAME = TextStyle(FontFace.STRONG, 34)


class RatingHistory(NamedTuple):
    """How somebody stands in one game: their rating and its spread, how they got there, how their games ended.

    ``points`` are the ratings after each of the last games, the oldest first, ``results`` how these ended; ``deck`` is
    what they play with most.
    """

    title: str
    rating: int
    spread: int
    games: int
    is_provisional: bool
    points: Sequence[int]
    results: Sequence[str]
    deck: str | None = None


class UnratedGames(NamedTuple):
    """How somebody's games have ended that count for no rating, in a game in which they have none; the oldest first."""

    title: str
    results: Sequence[str]


class LearningProgress(NamedTuple):
    """How much somebody has learnt: the lessons that they are through, of how many, the puzzles that they have solved
    at the first try, and on how many days in a row."""

    finished_lessons: int
    all_lessons: int
    solved_puzzles: int
    days_in_a_row: int


class LeaderboardRow(NamedTuple):
    """Somebody on a leaderboard; ``place`` is None while their rating is provisional, ``is_asker``: it is who asks.

    A ``is_computer`` has no place: while nobody is ranked, it stands there for people to measure themselves by.
    """

    rank: int | None
    name: str
    rating: int
    spread: int
    games: int
    is_asker: bool = False
    is_computer: bool = False

    @property
    def written_rating(self) -> str:
        """The rating as it is written."""
        return rating_text(self.rating, provisional=self.rank is None and not self.is_computer)


def rating_text(rating: int, *, provisional: bool) -> str:
    """A rating as it is written: with a mark while it is provisional."""
    return f"{rating}?" if provisional else str(rating)


# The profile

ROW = 196
CHART = (346, 128)
"""Width and height of the chart of a rating."""
MARK = 26
SHOWN = 12
"""So many of the last results stand in a row."""
ROOMY = 2
"""So many games have all of their room; rows of more are low, so that no picture is higher than Discord shows it."""
LOW_ROW, LOW_GAP = 100, 8
LOW_CHART = (140, 76)
LOW_SHOWN = 9
MOST_ROWS = 4
"""So many games leave room for what somebody has learnt."""
FACE = 60
"""How large somebody's avatar is."""


class Profile(NamedTuple):
    """What a profile shows: somebody's name and avatar, their ratings, ``where`` their games were played, everywhere or
    in a server, how those have ended that count for no rating, and what they have learnt."""

    name: str
    histories: Sequence[RatingHistory]
    where: str
    avatar: bytes | None = None
    unrated_games: Sequence[UnratedGames] = ()
    progress: LearningProgress | None = None


def profile_picture(voice: Voice, shown: Profile) -> Picture:
    """Somebody's profile."""
    return Picture(compose_profile(voice, shown).png(), profile_alt(voice, shown))


def compose_profile(voice: Voice, shown: Profile) -> Canvas:
    """Somebody's profile, put together but not yet encoded."""
    name, histories, where, face, unrated, learnt = shown
    rows = len(histories) + len(unrated)
    roomy = rows <= ROOMY
    step = ROW + 14 if roomy else LOW_ROW + LOW_GAP
    high = len(histories) * step + len(unrated) * (LOW_ROW + LOW_GAP) if rows else ROW + 14
    below = LOW_ROW - 24 if learnt is not None and rows <= MOST_ROWS else 0
    canvas = Canvas(table_parts.felt_backdrop(WIDTH, TOP + high + below + 10))
    title, left = drawable_name(name) or voice.say("somebody"), 26
    if face is not None and (disc := _avatar_disc(face)) is not None:
        canvas.put(Sprite("[face]", disc), left, 8)
        left += FACE + 16
    named = table_parts.write_name(canvas, left, 40, title, TITLE, table_parts.ON_FELT, 586 - left)
    used = left - 26 + named
    canvas.write_line(WIDTH - 26, 44, where, TEXT, table_parts.QUIET_ON_FELT, "r", WIDTH - used - 90)
    for number, history in enumerate(histories):
        (_draw_history_row if roomy else _draw_low_history_row)(voice, canvas, TOP + number * step, history)
    for number, one in enumerate(unrated):
        _draw_unrated_row(voice, canvas, TOP + len(histories) * step + number * (LOW_ROW + LOW_GAP), one)
    if not rows:
        canvas.put(table_parts.plate(WIDTH - 2 * EDGE, ROW, False), EDGE, TOP, MARGIN)
        none = voice.say("profile-none")
        canvas.write_wrapped(WIDTH // 2, TOP + ROW // 2, none, STRONG, QUIET, WIDTH - 80, anchor="m")
    if learnt is not None and below:
        _draw_learning_strip(voice, canvas, TOP + high, learnt)
    return canvas


def _draw_unrated_row(voice: Voice, canvas: Canvas, y: int, one: UnratedGames) -> None:
    """A low row with the results of a game, counted beside their signs, and no rating."""
    canvas.put(table_parts.plate(WIDTH - 2 * EDGE, LOW_ROW, False), EDGE, y, MARGIN)
    left, right = EDGE + 24, 716
    canvas.write_line(left, y + 30, one.title, GAME, ON_PLATE, room=right - left - 12)
    count = voice.say("profile-unrated-games", count=len(one.results))
    canvas.write_line(left, y + 74, count, TEXT, QUIET, room=right - 80)
    _draw_results(canvas, right, y, one.results)


def _draw_learning_strip(voice: Voice, canvas: Canvas, y: int, learnt: LearningProgress) -> None:
    """What somebody has learnt, in a strip."""
    high, parts = LOW_ROW - 32, progress_texts(voice, learnt)
    canvas.put(table_parts.plate(WIDTH - 2 * EDGE, high, False), EDGE, y, MARGIN)
    room = (WIDTH - 2 * EDGE) // len(parts)
    for number, part in enumerate(parts):
        canvas.write_line(EDGE + room * number + room // 2, y + high // 2, part, TEXT, ON_PLATE, "m", room - 16)


def progress_texts(voice: Voice, learnt: LearningProgress) -> list[str]:
    """How much somebody has learnt, in words: lessons, puzzles, and the days in a row where these are some."""
    parts = [
        voice.say("profile-lessons", count=learnt.finished_lessons, of=learnt.all_lessons),
        voice.say("profile-puzzles", count=learnt.solved_puzzles),
    ]
    return [*parts, *([voice.say("profile-in-a-row", count=learnt.days_in_a_row)] if learnt.days_in_a_row > 1 else [])]


def _draw_results(canvas: Canvas, x: int, y: int, results: Sequence[str]) -> None:
    """How games have ended: counted, and the last ones in a row."""
    for place, result in enumerate(RESULTS):
        at = x + 86 * place
        canvas.put(Sprite(f"[{result}]", _result_marks((result,))), at, y + 19)
        canvas.write_line(at + MARK + 6, y + 32, str(list(results).count(result)), TEXT, ON_PLATE)
    canvas.put(Sprite("[marks]", _result_marks(tuple(results[-LOW_SHOWN:]))), x, y + 59)


def _draw_history_row(voice: Voice, canvas: Canvas, y: int, history: RatingHistory) -> None:
    canvas.put(table_parts.plate(WIDTH - 2 * EDGE, ROW, False), EDGE, y, MARGIN)
    left = EDGE + 24
    down = extra_height([history.title], GAME, 420) // 5
    canvas.write_wrapped(left, y + 34 + down, history.title, GAME, ON_PLATE, 420)
    text = rating_text(history.rating, provisional=history.is_provisional)
    long = canvas.write_line(left, y + 98 + down, text, POINTS, table_parts.GOLD_INK)
    canvas.write_line(left + long + 16, y + 104 + down, f"± {history.spread}", STRONG, QUIET)
    canvas.write_line(left, y + 162, _games_and_deck_text(voice, history), TEXT, QUIET, room=400)
    _draw_rating_chart(canvas, 470, y + 18, history)
    right = WIDTH - EDGE - 24
    won, drew, lost = (list(history.results).count(result) for result in RESULTS)
    canvas.put(Sprite("[marks]", _result_marks(tuple(history.results[-SHOWN:]))), 470, y + 156)
    for place, (count, key) in enumerate(((won, "won"), (drew, "drawn"), (lost, "lost"))):
        said = voice.say(f"profile-{key}", count=count)
        canvas.write_line(right, y + 44 + 54 * place, said, TEXT, ON_PLATE, "r", right - 470 - CHART[0] + 4)


def _draw_low_history_row(voice: Voice, canvas: Canvas, y: int, history: RatingHistory) -> None:
    """The same in a row half as high: the results are counted beside their signs."""
    canvas.put(table_parts.plate(WIDTH - 2 * EDGE, LOW_ROW, False), EDGE, y, MARGIN)
    left, chart, right = EDGE + 24, 560, 716
    canvas.write_line(left, y + 30, history.title, GAME, ON_PLATE, room=chart - left - 12)
    text = rating_text(history.rating, provisional=history.is_provisional)
    left += canvas.write_line(left, y + 72, text, TextStyle(FontFace.TITLE, 40), table_parts.GOLD_INK) + 12
    left += canvas.write_line(left, y + 74, f"± {history.spread}", TEXT, QUIET) + 20
    canvas.write_line(left, y + 74, _games_and_deck_text(voice, history), TEXT, QUIET, room=chart - left - 12)
    canvas.put(
        Sprite(f"[course {len(history.points)}]", _course_image_and_points(history, *LOW_CHART)[0]), chart, y + 12
    )
    _draw_results(canvas, right, y, history.results)


def _games_and_deck_text(voice: Voice, history: RatingHistory) -> str:
    """The number of rated games, and the deck that is played most."""
    about = voice.say("profile-games", count=history.games)
    deck = drawable_name(history.deck) if history.deck else ""
    return voice.say("profile-deck", games=about, deck=deck) if deck else about


def _avatar_disc(data: bytes) -> Image.Image | None:
    """An avatar as a disc; None for what is no picture."""
    try:
        with Image.open(BytesIO(data)) as opened:
            face = opened.convert("RGBA").resize((FACE, FACE), Image.Resampling.LANCZOS)
    except (OSError, ValueError, Image.DecompressionBombError):
        return None
    disc = Image.new("L", (4 * FACE, 4 * FACE))
    ImageDraw.Draw(disc).ellipse((0, 0, 4 * FACE - 1, 4 * FACE - 1), fill=255)
    ground = Image.new("RGBA", face.size, (*FELT, 255))
    round_ = Image.composite(face, Image.new("RGBA", face.size), disc.resize(face.size, Image.Resampling.LANCZOS))
    return dither_to_palette(Image.alpha_composite(ground, round_).convert("RGB"))


RESULTS = ("won", "drawn", "lost")
SIGNS: Mapping[str, tuple[Colour, Sequence[Sequence[tuple[float, float]]]]] = {
    "won": (palette.GREEN.light, [[(-5, 0), (-1.5, 4), (5, -4)]]),
    "drawn": (palette.STEEL.light, [[(-5, 0), (5, 0)]]),
    "lost": (palette.MUTED, [[(-4, -4), (4, 4)], [(-4, 4), (4, -4)]]),
}
"""The colour of the disc of each result, and the strokes of the sign on it."""


def _draw_rating_chart(canvas: Canvas, x: int, y: int, history: RatingHistory) -> None:
    """The history of a rating, with its highest and lowest point beside it."""
    wide, high = CHART[0] - 76, CHART[1]
    points = list(history.points) or [history.rating]
    drawn_, at = _course_image_and_points(history, wide, high)
    canvas.put(Sprite(f"[course {len(points)}]", drawn_), x, y)
    low, top = min(points), max(points)
    canvas.write_line(x + wide + 10, y + round(at[points.index(top)][1]), str(top), TEXT, QUIET)
    if low < top:
        lowest = max(at[points.index(low)][1], at[points.index(top)][1] + 34)
        canvas.write_line(x + wide + 10, y + round(lowest), str(low), TEXT, QUIET)


def _course_image_and_points(
    history: RatingHistory, wide: int, high: int
) -> tuple[Image.Image, Sequence[tuple[float, float]]]:
    """The course of a rating, and where its points are in it."""
    points = list(history.points) or [history.rating]
    low, top = min(points), max(points)
    middle, span = (low + top) / 2, max(top - low, 60)
    at = [
        (
            8 + (wide - 16) * place / max(1, len(points) - 1) if len(points) > 1 else wide / 2,
            high / 2 - (value - middle) / span * (high - 36),
        )
        for place, value in enumerate(points)
    ]
    sketch = Sketch(wide, high)
    sketch.rounded_rectangle((0, 0, wide, high), 12, blend(PANEL, FELT, 0.7))
    for share in (0.25, 0.5, 0.75):
        sketch.line([(8, high * share), (wide - 8, high * share)], blend(PANEL, palette.LINE, 0.35), 1)
    for one, other in pairwise(at):
        sketch.line([one, other], GOLD.mid, 4)
    sketch.disc(at[-1], 8, GOLD.light)
    sketch.disc(at[-1], 4.5, GOLD.dark)
    return flatten_layers(PANEL, sketch.finish()), at


@cached(1)
def _result_marks(results: tuple[str, ...]) -> Image.Image:
    """How the last games ended: a disc each, with a tick for a win, a dash for a draw and a cross for a loss."""
    sketch = Sketch(max(1, len(results)) * MARK, MARK)
    for number, result in enumerate(results):
        x, y = number * MARK + MARK / 2, MARK / 2
        disc, strokes = SIGNS[result]
        sketch.disc((x, y), MARK / 2 - 2, disc)
        for stroke in strokes:
            sketch.line([(x + right, y + down) for right, down in stroke], PANEL, 3)
    return flatten_layers(PANEL, sketch.finish())


def profile_alt(voice: Voice, shown: Profile) -> str:
    """Somebody's profile in words."""
    somebody = visible_name(shown.name) or voice.say("somebody")
    lines = [voice.say("profile-alt", player=somebody, where=shown.where)]
    for history in shown.histories:
        won, drew, lost = (list(history.results).count(result) for result in RESULTS)
        line = voice.say(
            "profile-alt-game",
            game=history.title,
            rating=rating_text(history.rating, provisional=history.is_provisional),
            spread=history.spread,
            count=history.games,
            last="all" if len(history.results) >= history.games else "some",
            results=len(history.results),
            won=won,
            drew=drew,
            lost=lost,
        )
        if len(history.points) > 1:
            line += " " + voice.say("profile-alt-course", low=min(history.points), high=max(history.points))
        if history.deck and visible_name(history.deck):
            line += " " + voice.say("profile-alt-deck", deck=visible_name(history.deck))
        lines.append(line)
    for one in shown.unrated_games:
        won, drew, lost = (list(one.results).count(result) for result in RESULTS)
        counts = {"count": len(one.results), "won": won, "drew": drew, "lost": lost}
        lines.append(voice.say("profile-alt-unrated", game=one.title, **counts))
    if not shown.histories and not shown.unrated_games:
        lines.append(voice.say("profile-none"))
    if shown.progress is not None:
        lines.append(f"{' · '.join(progress_texts(voice, shown.progress))}.")
    return clip_text("\n".join(lines))


# The leaderboard

BAR, LOW_BAR = 64, 44
FEW = 7
"""So many rows of a leaderboard have all of their room; more are low, for the same reason as those of a profile."""
SCALE_WIDTH, SPREAD = 240, 32
MEDAL = 42
MOST = 10
"""So many people stand on a leaderboard, and whoever asks below them."""
MEDALS: Sequence[tuple[Colour, Colour]] = (
    (GOLD.mid, GOLD.dark),
    (palette.STEEL.light, palette.STEEL.dark),
    (palette.OCHRE.mid, palette.OCHRE.dark),
)


def leaderboard_picture(voice: Voice, title: str, where: str, people: Sequence[LeaderboardRow]) -> Picture:
    """The strongest people in a game, the best first; whoever asks may follow at the end, with their place."""
    canvas = compose_leaderboard(voice, title, where, people)
    return Picture(canvas.png(), leaderboard_alt(voice, title, where, people))


def compose_leaderboard(voice: Voice, title: str, where: str, people: Sequence[LeaderboardRow]) -> Canvas:
    """The leaderboard, put together but not yet encoded."""
    bar, gap = (BAR, 10) if len(people) <= FEW else (LOW_BAR, 6)
    height = TOP + max(2, len(people)) * (bar + gap) + 8
    canvas = Canvas(table_parts.felt_backdrop(WIDTH, height))
    table_parts.draw_header(canvas, title, where)
    if not people:
        canvas.put(table_parts.plate(WIDTH - 2 * EDGE, 2 * BAR, False), EDGE, TOP, MARGIN)
        canvas.write_wrapped(WIDTH // 2, TOP + BAR, voice.say("board-none"), STRONG, QUIET, WIDTH - 80, anchor="m")
        return canvas
    low = min(one.rating - one.spread for one in people)
    high = max(one.rating + one.spread for one in people)
    names = drawable_names(voice.catalogue, [one.name for one in people])
    for row, one in enumerate(people):
        y = TOP + row * (bar + gap)
        middle = y + bar // 2
        canvas.put(table_parts.plate(WIDTH - 2 * EDGE, bar, one.is_asker), EDGE, y, MARGIN)
        _draw_rank(canvas, EDGE + 50, middle, one.rank)
        name = names[row] if visible_name(one.name) else voice.say("somebody")
        table_parts.write_name(canvas, EDGE + 100, middle, name, GAME, ON_PLATE, 400)
        spread = Sprite("[spread]", _rating_spread_image(one, low, high))
        canvas.put(spread, WIDTH - EDGE - 170 - SCALE_WIDTH - 26, middle - SPREAD // 2)
        text = one.written_rating
        style, ink = (
            TextStyle(FontFace.TITLE, 44 if bar == BAR else 36),
            QUIET if one.rank is None else table_parts.GOLD_INK,
        )
        canvas.write_line(WIDTH - EDGE - 26, middle, text, style, ink, "r")
    return canvas


def _draw_rank(canvas: Canvas, x: int, y: int, place: int | None) -> None:
    if place is None:
        canvas.write_line(x, y, "–", STRONG, QUIET, "m")
    elif place <= len(MEDALS):
        canvas.put(Sprite(f"[medal {place}]", _medal_image(place)), x - MEDAL // 2, y - MEDAL // 2)
    else:
        canvas.write_line(x, y, str(place), STRONG, QUIET, "m")


@cached(1)
def _medal_image(place: int) -> Image.Image:
    light, dark = MEDALS[place - 1]
    sketch, middle = Sketch(MEDAL, MEDAL), MEDAL / 2
    sketch.disc((middle, middle), middle - 1, dark)
    sketch.disc((middle, middle - 0.5), middle - 3, blend(light, IVORY, 0.5))
    sketch.disc((middle, middle + 0.5), middle - 4, light)
    sketch.text((middle, middle - 1), str(place), TextStyle(FontFace.NUMERAL, 30), INK)
    return flatten_layers(PANEL, sketch.finish())


def _rating_spread_image(one: LeaderboardRow, low: int, high: int) -> Image.Image:
    """Where somebody stands between the weakest and the strongest, and how sure that is."""
    long, high_ = SCALE_WIDTH, SPREAD

    def at(points: int) -> float:
        return 10 + (long - 20) * (points - low) / max(1, high - low)

    sketch = Sketch(long, high_)
    middle = high_ / 2
    sketch.line([(10, middle), (long - 10, middle)], PANEL_LIT, 3)
    hue = (palette.MUTED, palette.LINE) if one.rank is None else (GOLD.light, GOLD.dark)
    sketch.line([(at(one.rating - one.spread), middle), (at(one.rating + one.spread), middle)], hue[1], 10)
    sketch.disc((at(one.rating), middle), 10, hue[0])
    return flatten_layers(PANEL, sketch.finish())


def leaderboard_alt(voice: Voice, title: str, where: str, people: Sequence[LeaderboardRow]) -> str:
    """The leaderboard in words."""
    lines = [voice.say("board-alt", game=title, where=where)]
    if any(one.is_computer for one in people):  # they stand there where nobody has a place
        lines.append(voice.say("board-alt-nobody"))
    for one in people:
        name = visible_name(one.name) or voice.say("somebody")
        key = "computer" if one.is_computer else "provisional" if one.rank is None else "place"
        fields: dict[str, str | int] = {"player": name, "rating": one.written_rating, "spread": one.spread}
        lines.append(voice.say(f"board-alt-{key}", place=one.rank or 0, **fields))
    if not people:
        lines.append(voice.say("board-none"))
    return clip_text("\n".join(lines))
