"""Whatever a language makes of a label, no letter leaves its plate, and no two texts lie over each other.

All is drawn in every language on offer, in the pseudo-language, in which every text is a third longer, and in the one
in which labels are two and a half times as long: there they may be cut.
"""

import random
from collections.abc import Iterator
from functools import partial
from importlib import import_module
from io import BytesIO, StringIO
from itertools import islice
from typing import Any

import pytest
from PIL import Image

import engine
import render
from playground.pseudo_language import PSEUDO, PSEUDO_LONG, to_pseudo_language, words_without_mark
from render import profiles
from render.film import Film, Shot, write_film
from render.kit import plates, table_parts
from render.kit.canvas import Canvas
from render.kit.lettering import FontFace, TextStyle, font
from render.kit.shapes import WIDE
from tests.support.every import every_game
from tests.support.lettering import Lettering, looking
from tests.support.samples import legal_in, samples
from tests.support.sheet import NAMES, layouts
from tests.support.unpainted import unpainted
from words import ENGLISH, Voice, voice_of
from words.language_files import language_texts
from words.languages import languages

GAMES, APART = 2, 23
"""So many random games are looked at, every so many actions."""
FEWER = {"elemental_clash": (1, 139)}
"""Fewer of those whose cards show texts."""

LONGEST = {"de", PSEUDO, PSEUDO_LONG}
"""Languages in which random games are looked at; the others say no longer labels in those than in the samples."""

other_languages = pytest.mark.parametrize("language", [*sorted(languages() - {ENGLISH}), PSEUDO, PSEUDO_LONG])


@pytest.fixture
def lettering() -> Iterator[Lettering]:
    with looking() as seen:
        yield seen


def pictures(voice: Voice, game: engine.Game) -> Iterator[Canvas]:
    """All samples of a game's tables and hands, and positions of whole random games."""
    drawn, words, found = render.PICTURES[game.id], voice.game_words(game.id), samples(game.id)
    for view in found.tables().values():
        yield drawn.compose_table(view, NAMES, words)
    for number, view in enumerate(found.hands().values(), len(voice.language)):
        # The longest labels in all shapes, the others in one more than the widest.
        others = [shape for shape in drawn.hand_composers if shape != WIDE]
        some = others if voice.language in (PSEUDO, PSEUDO_LONG) else others[number % 2 :][:1]
        for shape in (WIDE, *some):
            yield drawn.compose_hand(view, NAMES, words, legal_in(game.id, view), shape)
    games, apart = FEWER.get(game.id, (GAMES, APART)) if voice.language in LONGEST else (0, 1)
    for number in range(games):
        chance = random.Random(f"{game.id} {number}")
        seats = chance.randint(game.min_seats, game.max_seats)
        for state in islice(positions(game.new(seats, str(number), {}), chance), None, None, apart):
            seat = engine.Seat(chance.randrange(seats))
            views = {number: state.see(engine.Seat(number)) for number in range(seats)}
            yield drawn.compose_table(state.see(None), NAMES[:seats], words)
            yield drawn.compose_open_hands(state.see(None), views, NAMES[:seats], words)
            yield drawn.compose_hand(views[seat], NAMES[:seats], words, state.legal(seat) if state.active else [])


def positions(state: Any, chance: random.Random) -> Iterator[Any]:
    """A whole game, action by action."""
    while state.active:
        yield state
        seat = chance.choice(state.active)
        state.play(seat, chance.choice(state.legal(seat)))
    yield state


def pages(voice: Voice, game: engine.Game) -> None:
    """Draw a game's cover, the figures of its rules, what else shows its terms, and its ready decks."""
    words, figures = voice.game_words(game.id), import_module(f"render.{game.id}.figures")
    for draw in (render.PICTURES[game.id].compose_cover, *figures.FIGURES.values()):
        getattr(draw, "__wrapped__", draw)(words)  # drawn anew, where it is kept
    for shown in render.PICTURES[game.id].term_drawings.values():
        if not isinstance(shown, str):
            shown(words)
    if game.decks is not None:
        for name, cards in game.decks.ready.items():
            render.deck_picture(voice, game.id, cards, name)


def faults(seen: Lettering) -> list[str]:
    """What stands wrong on all canvases."""
    return sorted(seen.in_parts | {fault for canvas in seen.laid for fault in seen.faults(canvas)})


def cut(seen: Lettering) -> list[str]:
    """What is cut on all canvases."""
    return sorted({text for canvas in seen.laid for text in seen.cut(canvas)})


def in_english(seen: Lettering, game: engine.Game) -> list[str]:
    """The texts with a word that no catalogue has said: names of people and decks apart."""
    decks = game.decks.ready if game.decks is not None else ()
    return sorted(text for text in seen.texts if words_without_mark(text, [*NAMES, *decks]))


def drawn(game: engine.Game, voice: Voice) -> tuple[list[str], list[str], list[str]]:
    """What stands wrong, what is cut and what is English in all that is drawn of a game in a language."""
    with looking() as lettering:
        for _ in pictures(voice, game):
            pass
        pages(voice, game)
    return faults(lettering), cut(lettering), in_english(lettering, game)


@pytest.mark.thorough
@other_languages
@every_game
def test_the_labels_of_a_game_fit(game: engine.Game, language: str) -> None:
    wrong, shortened, english = unpainted(partial(drawn, game, voice_of(language)))
    assert wrong == []
    assert language == PSEUDO_LONG or shortened == []
    assert language not in (PSEUDO, PSEUDO_LONG) or english == []


@every_game
def test_without_paint_all_lies_where_it_lies_else(game: engine.Game) -> None:
    assert unpainted(lambda: layouts(game.id)) == layouts(game.id)


@other_languages
@every_game
def test_the_labels_of_a_film_fit(game: engine.Game, language: str, lettering: Lettering) -> None:
    state = game.new(game.min_seats, "film", {})
    shots = [
        Shot(
            state.see(None), to_pseudo_language("The game has begun, and somebody is to move for the first time. ") * 3
        )
    ]
    state.play(state.active[0], state.legal(state.active[0])[0])
    shots.append(Shot(state.see(None), to_pseudo_language("Somebody has acted.")))
    write_film(Film(game.id, NAMES, shots, language), BytesIO(), StringIO())
    assert len(lettering.laid) > 2
    assert faults(lettering) == []


@other_languages
def test_the_labels_of_ratings_fit(language: str, lettering: Lettering) -> None:
    voice, results = voice_of(language), ("won", "drawn", "lost") * 5
    titles = [voice.game_words(game_id).say("title") for game_id in engine.GAMES]
    histories = [
        profiles.RatingHistory(title, 1512, 80, 15, not place, range(1400, 1520, 8), results)
        for place, title in enumerate(titles)
    ]
    people = [
        profiles.LeaderboardRow(place or None, name * 3, 1512, 80, 12, is_asker=not place)
        for place, name in enumerate(NAMES)
    ]
    where = voice.say("where-all")
    for some in (histories, []):
        profiles.profile_picture(voice, profiles.Profile("Ada", some, where))
    unrated, learnt = (
        [profiles.UnratedGames(title, results) for title in titles[:4]],
        profiles.LearningProgress(12, 14, 120, 12),
    )
    profiles.profile_picture(voice, profiles.Profile("Ada", [], where, None, unrated, learnt))
    for title, rows in zip(titles, (people, people, people, people, []), strict=True):
        profiles.leaderboard_picture(voice, title, where, rows)
    assert faults(lettering) == []
    assert language == PSEUDO_LONG or cut(lettering) == []


@pytest.mark.parametrize("language", sorted({*languages(), PSEUDO}))
def test_the_fonts_have_every_letter_of_a_language(language: str) -> None:
    letters = {letter for source in language_texts(language).messages.values() for letter in source if letter.isalpha()}
    for face in FontFace:
        used = font(TextStyle(face, 20))
        missing = bytes(used.getmask("\U0010fffd"))
        assert not [letter for letter in sorted(letters) if bytes(used.getmask(letter)) == missing]


def test_a_text_that_begins_before_the_picture_leaves_the_file_whole() -> None:
    canvas = Canvas(table_parts.felt_backdrop(300, 100))
    canvas.write_line(-40, 50, "much too far left", table_parts.TEXT, table_parts.ON_FELT)
    Image.open(BytesIO(canvas.png())).load()


def test_a_label_that_does_not_fit_is_found(lettering: Lettering) -> None:
    canvas = Canvas(table_parts.felt_backdrop(300, 200))
    canvas.put(table_parts.plate(200, 60, False), 50, 20, plates.MARGIN)
    canvas.write_line(60, 50, "stands on its plate", table_parts.TEXT, table_parts.ON_PLATE, room=180)
    assert faults(lettering) == []
    canvas.write_line(60, 60, "leaves its plate and the picture", table_parts.TEXT, table_parts.ON_PLATE)
    assert len(faults(lettering)) == 3
    assert cut(lettering) == []
    canvas.write_line(60, 150, "is cut where there is no room", table_parts.TEXT, table_parts.ON_FELT, room=60)
    assert len(cut(lettering)) == 1
