"""The pictures of every game: same views same bytes, sizes, alt texts, nothing secret, figures of the rules pages."""

import io
from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any

import pytest
from PIL import Image

import engine
import render
from render.kit.shapes import SHAPES, WIDE
from render.open_hands import OpenHand, compose
from render.pictures import Pictures
from tests.support.english import VOICE
from tests.support.every import every_game, every_setting
from tests.support.rules import ROOT, Ply, Setting, as_remembered, folder_of, played, walk
from tests.support.samples import draw_hand, samples
from tests.support.sheet import NAMES, figures, layouts
from words import alt_texts, words_of_game

View = Mapping[str, Any]
Drawing = Callable[[str, View, render.Names], render.Picture]

FIRST, STRIDE = 6, 7
LONGEST = ("W" * 32, "ẞ" * 32, "Ж" * 32, "@" * 32)
ODD = ("مرحبا بالعالم", "🎲👩‍🚀🔥", "中村", "")


def draw_table(game_id: str, view: View, names: render.Names) -> render.Picture:
    return render.table_picture(VOICE, game_id, view, names)


def _samples() -> Iterator[Any]:
    for game_id in engine.GAMES:
        found = samples(game_id)
        for name, view in found.tables().items():
            yield pytest.param(game_id, draw_table, view, found.SIZES[0], id=f"{game_id}-table-{name}")
        for name, view in found.hands().items():
            yield pytest.param(game_id, draw_hand, view, found.SIZES[1], id=f"{game_id}-hand-{name}")


every_sample = pytest.mark.parametrize(("game_id", "draw", "view", "most"), list(_samples()))


def some(plies: Iterable[Ply]) -> Iterator[Ply]:
    """The first plies of a walk and every few later: from one to the next a picture hardly changes."""
    return (ply for number, ply in enumerate(plies) if number < FIRST or number % STRIDE == 0)


def size(picture: render.Picture) -> tuple[int, int]:
    """Decode the whole file."""
    image = Image.open(io.BytesIO(picture.png))
    image.load()
    return image.size


@every_game
def test_layouts_are_as_agreed(game: engine.Game) -> None:
    """After a wanted change: `python -m tests.support.sheet`, and read the difference."""
    assert layouts(game.id) == folder_of(game.id).joinpath("layouts.txt").read_text(encoding="utf-8")


@every_sample
def test_a_picture_has_its_size_whoever_plays(game_id: str, draw: Drawing, view: View, most: int) -> None:
    first, *others = [draw(game_id, view, names) for names in (NAMES, LONGEST, ODD)]
    assert draw(game_id, view, NAMES) == first
    for picture in (first, *others):
        assert size(picture) == size(first)
        assert len(picture.png) <= most
        assert 0 < len(picture.alt) <= alt_texts.LONGEST


@pytest.mark.thorough
@every_setting
def test_every_state_of_a_game_can_be_drawn(setting: Setting) -> None:
    """And the public picture is the same for everybody."""
    game_id, names = setting.game.id, LONGEST[: setting.seats]
    table_most, hand_most = samples(game_id).SIZES
    for ply in some(walk(setting, "pictures", most=120)):
        public = render.table_picture(VOICE, game_id, ply.state.see(None), names)
        assert len(public.png) <= table_most
        assert len(public.alt) <= alt_texts.LONGEST
        view = ply.state.see(ply.seat)
        assert render.table_picture(VOICE, game_id, view, names) == public
        hand = draw_hand(game_id, view, names)
        assert len(hand.png) <= hand_most
        assert len(hand.alt) <= alt_texts.LONGEST


@pytest.mark.thorough
@every_setting
def test_pictures_hold_nothing_that_is_secret(setting: Setting) -> None:
    """Two states that differ only in what a viewer can't know give the viewer the same pictures."""
    game, names = setting.game, NAMES[: setting.seats]
    for number, ply in enumerate(some(walk(setting, "secret pictures", most=120))):
        seat, seen = engine.Seat(number % setting.seats), ply.state.see(None)
        view = ply.state.see(seat)
        other = game.imagine(ply.state.view(seat), seat, f"other {seat}")
        for shape in {WIDE, SHAPES[number % len(SHAPES)]}:
            seen_so = draw_hand(game.id, as_remembered(other.see(seat), view), names, shape)
            assert seen_so == draw_hand(game.id, view, names, shape)
        shared = as_remembered(other.see(None), seen)
        assert render.table_picture(VOICE, game.id, shared, names) == render.table_picture(VOICE, game.id, seen, names)


@every_setting
def test_an_end_can_be_drawn_for_everybody_in_every_shape(setting: Setting) -> None:
    """Also where whoever sees the table has no seat: one person alone sees it in their own shape."""
    state = played(setting, "ended pictures")
    for viewer in (None, *map(engine.Seat, range(setting.seats))):
        for shape in SHAPES:
            picture = render.table_picture(VOICE, setting.game.id, state.see(viewer), NAMES[: setting.seats], shape)
            assert size(picture)
            assert 0 < len(picture.alt) <= alt_texts.LONGEST


@every_game
def test_a_spectator_has_no_hand(game: engine.Game) -> None:
    view = next(iter(samples(game.id).tables().values()))
    with pytest.raises(ValueError, match="spectator"):
        render.hand_picture(VOICE, game.id, view, NAMES)


def test_an_unknown_game_has_no_pictures() -> None:
    with pytest.raises(KeyError):
        render.cover_picture(VOICE, "palette")


@every_game
def test_cover_and_figures(game: engine.Game) -> None:
    assert size(render.cover_picture(VOICE, game.id)) == (1000, 400)
    for name in figures(game.id):
        picture = render.figure_picture(VOICE, game.id, name)
        assert size(picture)[0] == 1000
        assert 0 < len(picture.alt) <= alt_texts.LONGEST


@every_game
def test_rules_pages_and_figures_name_each_other(game: engine.Game) -> None:
    page = (ROOT / "words" / "locale" / "en" / "rules" / f"{game.id}.md").read_text(encoding="utf-8")
    assert sorted(figures(game.id)) == sorted(render.figure_names(game.id))
    assert all(len(section) <= 1800 for section in page.split("\n## ")[1:])


def test_every_game_can_be_warmed() -> None:
    for game_id in engine.GAMES:
        render.draw_ahead(VOICE, game_id)
        assert render.is_drawn_ahead(VOICE, game_id)


def test_of_an_alt_text_that_is_too_long_the_least_important_part_is_left_out_and_that_is_said() -> None:
    parts = [
        alt_texts.AltPart("a" * 400),
        alt_texts.AltPart("b" * 400, 1),
        alt_texts.AltPart("c" * 400, 2),
        alt_texts.AltPart("d" * 100),
    ]
    assert alt_texts.fit_parts(parts, "More.") == "\n".join(["a" * 400, "b" * 400, "d" * 100, "More."])
    assert alt_texts.fit_parts(parts[:2], "More.") == "\n".join(["a" * 400, "b" * 400])


def test_a_full_table_of_clash_says_all_that_is_on_its_spaces() -> None:
    """Whatever else must be left out: attacks and blocks are chosen among these."""
    view = samples("elemental_clash").hands()["full"]
    text = draw_hand("elemental_clash", view, LONGEST).alt
    for space in (f"{zone}{number} " for zone in "AD" for number in range(1, 6)):
        assert text.count(space) == 2
    assert text.endswith("The picture shows more.")


@every_game
def test_a_game_with_everything_open_is_shown_once_and_as_large_as_discord_can(game: engine.Game) -> None:
    scales = []
    for ply in some(walk(Setting(game, 2, {}), "open pictures", most=120)):
        if ply.state.outcome:
            continue
        views = {seat: ply.state.see(engine.Seat(seat)) for seat in (0, 1)}
        table = render.PICTURES[game.id].compose_table(ply.state.see(None), NAMES[:2], words_of_game(game.id))
        canvas = render.PICTURES[game.id].compose_open_hands(
            ply.state.see(None), views, NAMES[:2], words_of_game(game.id)
        )
        scales.append(min(550 / canvas.width, 350 / canvas.height))
        closed, opened = ([what for _, _, what in each.placed] for each in (table, canvas))
        for name in NAMES[:2]:
            assert opened.count(name) <= closed.count(name) + 1, "a field stands in it twice"
        assert len(opened) <= len(closed) + 80
    assert min(scales) >= 0.48


def test_what_was_held_lies_open() -> None:
    """Every card in Realm; in Clash each one that there is room for, and the others by name; in Elements no back."""
    for game_id in ("elements", "realm_of_the_defenders", "elemental_clash"):
        for ply in some(walk(Setting(engine.GAMES[game_id], 2, {}), "held open", most=120)):
            if ply.state.outcome:
                continue
            views: dict[int, Any] = {seat: ply.state.see(engine.Seat(seat)) for seat in (0, 1)}
            public = ply.state.see(None)
            drawn = (
                render.PICTURES[game_id].compose_open_hands(public, views, NAMES[:2], words_of_game(game_id)).layout()
            )
            match game_id:
                case "elements":
                    backs = drawn.count("[back")
                    assert backs <= 1, "nothing but what lies aside"
                case "realm_of_the_defenders":
                    for view in views.values():
                        assert all(f"[{card} little" in drawn for card in (*view.private.hand, *view.private.power))
                case _:
                    for seat, view in views.items():
                        kinds = {*view.seats[seat].hand.cards}
                        assert sum(f"[{card}]" in drawn or f"[{card} x" in drawn for card in kinds) >= min(
                            4, len(kinds)
                        )


@every_game
def test_several_pictures_in_one_are_told_in_whole_sentences(game: engine.Game) -> None:
    found = samples(game.id)
    view = next(iter(found.tables().values()))
    hands = [OpenHand(seat, one, ()) for seat, one in enumerate([*found.hands().values()][:2])]
    shown = compose(render.PICTURES[game.id], view, hands, LONGEST, words_of_game(game.id))
    assert len(shown.alt) <= alt_texts.LONGEST
    assert not shown.alt.endswith("…")
    if render.PICTURES[game.id].table_shows_hands:
        assert "\n" not in shown.alt, "the table has told it"
    else:
        lines = shown.alt.splitlines()[-2:]
        assert all(LONGEST[hand.view.viewer] in line for hand, line in zip(hands, lines, strict=True))
    if type(render.PICTURES[game.id]).open_hand_alt is not Pictures.open_hand_alt:
        assert "Your" not in shown.alt, "of whom it is said"


def test_what_is_said_of_the_table_is_not_said_again_beside_a_hand() -> None:
    game = engine.GAMES["elements"]
    state, words, names = game.new(2, "alt", {}), words_of_game(game.id), ["Ada", "Bo"]
    table = render.PICTURES[game.id].table_alt(state.see(None), names, words)
    hands = [OpenHand(seat, state.see(engine.Seat(seat)), ()) for seat in (0, 1)]
    shown = compose(render.PICTURES[game.id], state.see(None), hands, names, words)
    assert shown.alt.startswith(table)
    for sentence in table.removesuffix(".").split(". ")[1:]:  # the first names the game
        assert shown.alt.count(sentence) == 1, sentence
