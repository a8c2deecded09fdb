"""What has to be read can be read on a phone: 400 pixels wide, no type of a picture is smaller than 11 pixels."""

from collections.abc import Callable, Iterator
from importlib import import_module
from io import BytesIO, StringIO
from typing import Any, cast

import pytest

import engine
import render
from render import profiles
from render.elemental_clash import deck_sheet, faces
from render.elemental_clash.looks import card_looks
from render.film import Film, Shot, write_film
from render.kit import plates, table_parts
from render.kit.canvas import Canvas, Sprite
from render.kit.lettering import FontFace, TextStyle
from render.kit.palette import PANEL
from render.realm_of_the_defenders import deck_list
from tests.support.english import VOICE
from tests.support.every import every_game
from tests.support.samples import legal_in, samples
from tests.support.sheet import NAMES
from words import ENGLISH, words_of_game
from words.elemental_clash import ClashWords
from words.realm_of_the_defenders import RealmWords

PHONE, LEAST = 400, 11


def too_small(canvas: Canvas, width: int = 0) -> dict[str, float]:
    """What stands in a picture, or in a part of one so wide, that can't be read on a phone; how large its type is."""
    shown = {what: size * PHONE / (width or canvas.width) for what, size in canvas.types.items()}
    return {what: size for what, size in shown.items() if size < LEAST}


@pytest.fixture
def finished(monkeypatch: pytest.MonkeyPatch) -> list[Canvas]:
    """Every canvas from which a picture is taken from now on, whatever becomes of it."""
    found: list[Canvas] = []

    def noting(take: Callable[[Canvas], Any]) -> Callable[[Canvas], Any]:
        def noted(canvas: Canvas) -> Any:
            found.append(canvas)
            return take(canvas)

        return noted

    monkeypatch.setattr(Canvas, "png", noting(Canvas.png))
    monkeypatch.setattr(Canvas, "image", noting(Canvas.image))
    return found


def pictures(game_id: str) -> Iterator[Canvas]:
    """All samples of a game's tables and hands."""
    drawn, words, found = render.PICTURES[game_id], words_of_game(game_id), samples(game_id)
    for view in found.tables().values():
        yield drawn.compose_table(view, NAMES, words)
    for view in found.hands().values():
        yield drawn.compose_hand(view, NAMES, words, legal_in(game_id, view))


@every_game
def test_a_game_can_be_read_on_a_phone(game: engine.Game) -> None:
    for canvas in pictures(game.id):
        assert canvas.types
        assert too_small(canvas) == {}


@every_game
def test_covers_and_figures_can_be_read_on_a_phone(game: engine.Game, finished: list[Canvas]) -> None:
    """Whatever they are put together from: none of it is made smaller."""
    figures = import_module(f"render.{game.id}.figures")
    cover = render.PICTURES[game.id].compose_cover
    for draw in (cover, *figures.FIGURES.values()):
        drawn = getattr(draw, "__wrapped__", draw)(words_of_game(game.id))  # drawn anew, where it is kept
        finished += [drawn] if isinstance(drawn, Canvas) else []
    assert len(finished) > len(figures.FIGURES)
    for canvas in finished:
        assert too_small(canvas, table_parts.WIDTH) == {}


@every_game
def test_the_pictures_of_terms_can_be_read_on_a_phone(game: engine.Game, finished: list[Canvas]) -> None:
    for shown in render.PICTURES[game.id].term_drawings.values():
        if not isinstance(shown, str):
            shown(words_of_game(game.id))
    assert finished or not render.term_names(game.id)
    for canvas in finished:
        assert too_small(canvas) == {}


@every_game
def test_films_can_be_read_on_a_phone(game: engine.Game, finished: list[Canvas]) -> None:
    state = game.new(game.min_seats, "film", {})
    shots = [Shot(state.see(None), "The game has begun.")]
    state.play(state.active[0], state.legal(state.active[0])[0])
    assert (
        write_film(
            Film(game.id, NAMES, [*shots, Shot(state.see(None), "Somebody has acted.")], ENGLISH), BytesIO(), StringIO()
        )
        == 2
    )
    assert any("Somebody has acted." in canvas.types for canvas in finished)
    assert len({canvas.width for canvas in finished}) == 1
    for canvas in finished:
        assert too_small(canvas) == {}


def test_profiles_and_leaderboards_can_be_read_on_a_phone(finished: list[Canvas]) -> None:
    results = ("won", "drawn", "lost") * 5
    histories = [
        profiles.RatingHistory(
            game.title, 1512, 80, 15, place == 1, range(1400, 1520, 8), results, "A deck with a long name"
        )
        for place, game in enumerate(engine.GAMES.values())
    ]
    people = [
        profiles.LeaderboardRow(place or None, name * 3, 1512, 80, 12, is_asker=not place)
        for place, name in enumerate(NAMES)
    ]
    profiles.profile_picture(VOICE, profiles.Profile("Ada", histories, "everywhere"))
    profiles.leaderboard_picture(VOICE, "Elements", "everywhere", people)
    assert len(finished) == 2
    for canvas in finished:
        assert too_small(canvas) == {}


def test_decks_can_be_read_on_a_phone() -> None:
    words = cast(RealmWords, words_of_game("realm_of_the_defenders"))
    assert too_small(deck_list.compose(["2S", "2S", "10H", "X1"], "Stone", words)) == {}


def test_the_longest_names_of_clash_can_be_read_on_a_table_and_in_a_deck() -> None:
    words = cast(ClashWords, words_of_game("elemental_clash"))
    cards = sorted(card_looks(words).values(), key=lambda look: max(len(word) for word in look.name.split()))[-8:]
    canvas = Canvas(table_parts.felt_backdrop(table_parts.WIDTH, 200))
    for look in cards:
        canvas.put(faces.tile_sprite(look, None), 0, 0)
    assert too_small(canvas) == {}
    assert too_small(deck_sheet.compose(cards * 2, "Stone", words)) == {}


@pytest.mark.parametrize("size", [20, 27])
def test_type_is_remembered_wherever_it_is_written(size: int) -> None:
    """On the picture itself, on a part laid on it, and on what a picture begins with."""
    canvas = Canvas(table_parts.felt_backdrop(1000, 100), least=0)
    canvas.write_line(0, 50, "written", TextStyle(FontFace.TEXT, size), table_parts.ON_FELT)
    canvas.put(Sprite("[laid]", plates.turn_label("laid", size, PANEL)), 0, 0)
    again = Canvas(canvas.backdrop())
    assert too_small(again).keys() == {"written", "[laid]"}
