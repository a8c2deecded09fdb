"""The picture kit: one palette, files that decoders read, lines that fit, names that never break a picture."""

import io
from random import Random

import pytest
from isal import isal_zlib
from PIL import Image

from render.kit import boards, palette, png
from render.kit.canvas import Canvas, Sprite, make_backdrop
from render.kit.lettering import (
    SMALLEST,
    FontFace,
    Ink,
    TextStyle,
    cut_to_fit,
    drawable_text,
    fit_label,
    fit_text_block,
    line_sprite,
    sized_to_fit,
    text_width,
)
from render.kit.names import alt_text_names, drawable_names
from render.kit.palette import COLOURS, FELT, GOLD, IVORY, PLTE, colour_index, plain_image, to_palette
from render.kit.table_parts import STRONG, fit_name
from tests.support.english import VOICE
from words.catalogue import ShortenableLabel

TEXT = TextStyle(FontFace.TEXT, 34)


def test_palette_is_small_and_without_doubles() -> None:
    assert len(COLOURS) == len(set(COLOURS)) <= 200
    assert len(PLTE) == 3 * len(COLOURS)


def test_a_large_picture_is_packed_better_and_is_the_same() -> None:
    chance, (wide, high) = Random(1), (700, 700)
    parts = [bytes(chance.choices(range(200), k=50)) for _ in range(400)]
    lines = b"".join(b"\0" + b"".join(chance.choices(parts, k=wide // 50)) for _ in range(high))
    fast = isal_zlib.compress(lines, 1)
    assert len(fast) > png.LARGE
    file = png.write_png(wide, high, lines, PLTE)
    assert len(file) < len(fast)
    assert Image.open(io.BytesIO(file)).tobytes() == b"".join(
        lines[at + 1 : at + wide + 1] for at in range(0, len(lines), wide + 1)
    )


def test_every_colour_is_found_exactly() -> None:
    assert [colour_index(colour) for colour in COLOURS] == list(range(len(COLOURS)))


def test_index_finds_what_a_plain_search_finds() -> None:
    def distance(one: palette.Colour, other: palette.Colour) -> int:
        return sum(weight * (a - b) ** 2 for weight, a, b in zip((3, 6, 2), one, other, strict=True))

    for red in range(0, 256, 51):
        for green in range(0, 256, 51):
            for blue in range(0, 256, 51):
                colour = red, green, blue
                best = min(distance(colour, known) for known in COLOURS)
                assert distance(colour, COLOURS[colour_index(colour)]) == best


def test_mapping_keeps_the_palettes_own_colours() -> None:
    picture = Image.new("RGB", (len(COLOURS), 1))
    picture.putdata(COLOURS)
    assert to_palette(picture).tobytes() == bytes(range(len(COLOURS)))


def test_a_decoder_reads_what_was_put() -> None:
    canvas = Canvas(make_backdrop(plain_image((40, 20), FELT)))
    canvas.put(Sprite("[dot]", plain_image((4, 3), IVORY)), 7, 5)
    picture = Image.open(io.BytesIO(canvas.png()))
    picture.load()
    assert (picture.mode, picture.size) == ("P", (40, 20))
    colours = picture.convert("RGB")
    assert colours.getpixel((7, 5)) == colours.getpixel((10, 7)) == IVORY
    assert colours.getpixel((6, 5)) == colours.getpixel((11, 7)) == colours.getpixel((0, 19)) == FELT


def test_layout_tells_what_lies_where() -> None:
    canvas = Canvas(make_backdrop(plain_image((100, 50), FELT)))
    canvas.put(Sprite("[dot]", plain_image((4, 3), IVORY)), 7, 5)
    long = canvas.write_line(90, 20, "Ada", TEXT, Ink(IVORY, FELT), "r")
    assert canvas.layout() == f"7 5 [dot]\n{90 - long} 20 Ada\n"


def test_text_stands_on_its_ground_and_reaches_its_colour() -> None:
    image = line_sprite("Ada", TEXT, Ink(GOLD.mid, FELT)).image
    assert {colour_index(FELT), colour_index(GOLD.mid)} <= set(image.tobytes())


@pytest.mark.parametrize("text", ["Ada", "Maximiliane von Hohenstaufen-Witt", "W" * 32, "i"])
@pytest.mark.parametrize("room", [60, 120, 400])
def test_a_fitted_line_is_never_wider_than_its_room(text: str, room: int) -> None:
    style = sized_to_fit(text, TEXT, room)
    assert SMALLEST <= style.size <= TEXT.size
    assert text_width(cut_to_fit(text, style, room), style) <= room


def test_a_short_line_is_left_alone() -> None:
    assert sized_to_fit("Ada", TEXT, 400) == TEXT
    assert cut_to_fit("Ada", TEXT, 400) == "Ada"


def label(text: str, short: str) -> ShortenableLabel:
    said = ShortenableLabel(text)
    said.short = short
    return said


LARGE = TextStyle(FontFace.TEXT, 40)


@pytest.mark.parametrize(
    ("text", "room", "shown", "size"),
    [
        ("to move", 400, "to move", 40),
        ("to move", text_width("to move", TextStyle(FontFace.TEXT, 34)), "to move", 34),
        (label("to move", "move"), text_width("to move", TextStyle(FontFace.TEXT, 34)), "to move", 34),
        (label("to move", "move"), text_width("move", LARGE), "move", 40),
        (label("to move", "move"), text_width("move", TextStyle(FontFace.TEXT, 31)), "move", 31),
        ("to move", text_width("to m…", TextStyle(FontFace.TEXT, 28)), "to m…", 28),
        (label("to move", "move"), text_width("m…", TextStyle(FontFace.TEXT, 28)), "m…", 28),
    ],
)
def test_a_label_is_made_smaller_then_shorter_and_cut_at_last(text: str, room: int, shown: str, size: int) -> None:
    assert fit_label(text, LARGE, room) == (shown, TextStyle(FontFace.TEXT, size))


def test_a_text_stands_in_lines_and_in_smaller_type_where_that_helps() -> None:
    text, whole = "the stronger one wins", text_width("the stronger one wins", LARGE)
    assert fit_text_block(text, LARGE, whole, 2) == ((text,), LARGE)
    assert fit_text_block(text, LARGE, whole - 1, 2) == (("the stronger one", "wins"), LARGE)
    room = text_width("the stronger", TextStyle(FontFace.TEXT, 33))
    assert fit_text_block(text, LARGE, room, 2) == (("the stronger", "one wins"), TextStyle(FontFace.TEXT, 33))
    assert fit_text_block(label(text, "wins"), LARGE, text_width("wins", LARGE), 2) == (("wins",), LARGE)
    assert fit_text_block(text, LARGE, text_width("wins", LARGE), 1)[0][0].endswith("…")


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("Ada", "Ada"),
        ("  Łukasz   Żółć ", "Łukasz Żółć"),
        ("Ядвига", "Ядвига"),
        ("Ωμέγα", "Ωμέγα"),
        ("Nguyễn", "Nguyễn"),
        ("𝓐𝓭𝓪", "Ada"),
        ("Ada 🎲🔥", "Ada"),
        ("🎲🔥", "Player 2"),
        ("مرحبا", "Player 2"),
        ("中村", "Player 2"),
        ("\u202eevil\u202c", "evil"),
        ("a\nb", "a b"),
        ("", "Player 2"),
        ("---", "Player 2"),
    ],
)
def test_names_are_drawn_as_far_as_the_fonts_go(name: str, shown: str) -> None:
    assert drawable_names(VOICE.catalogue, ["Bo", name]) == ["Bo", shown]


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("中村 🎲", "中村 🎲"),
        ("\u202eevil", "evil"),
        ("\u2066evil\u2069", "evil"),
        ("\u200b", "Player 2"),
        ("\u3164\u115f\u2800", "Player 2"),
        ("x" * 100, "x" * 32),
        ("مرحبا", "مرحبا"),
        ("Nguyễn", "Nguyễn"),
        ("Z" + "\u0335" * 60 + "a", "Z\u0335\u0335a"),
        ("\u0335\u0336", "Player 2"),
        ("\ud83d", "Player 2"),
        ("👨‍👩‍👧 Ann", "👨‍👩‍👧 Ann"),
        ("❤️‍🔥", "❤️‍🔥"),
        ("👩🏽‍🚀 Ann\u200d", "👩🏽‍🚀 Ann"),
        ("An\u200dn", "An n"),
    ],
)
def test_alt_texts_keep_every_script(name: str, said: str) -> None:
    assert alt_text_names(VOICE.catalogue, ["Bo", name]) == ["Bo", said]


@pytest.mark.parametrize(
    ("name", "room", "shown"),
    [
        ("Elementarium (easy)", 300, "Elementarium (easy)"),
        ("Elementarium (easy)", 200, "Elementarium"),
        ("Elementarium (easy)", 100, "Elem…"),
        ("Maximiliane", 100, "Maxi…"),
        ("Elementarium 2 (easy)", 220, "Elementarium 2"),
        ("Elementarium 2 (easy)", 120, "Elem… 2"),
        ("Maximiliane 3", 120, "Maxi… 3"),
    ],
)
def test_a_name_loses_what_it_says_in_brackets_before_it_is_cut(name: str, room: int, shown: str) -> None:
    assert fit_name(name, STRONG, room) == shown


def test_joined_emoji_do_not_break_names() -> None:
    assert drawable_text("Ada 👩‍🚀") == "Ada"
    assert (
        drawable_text("Z\u0337a\u0327l\u0335g \ufe0f") == "Za\u0327lg"
    )  # marks that stand on letters, as far as there are


def test_a_table_is_no_void_and_packs_like_one() -> None:
    empty = Canvas(make_backdrop(boards.wooden_table(1000, 700)))
    again = Canvas(make_backdrop(boards.wooden_table(1000, 700)))
    assert empty.png() == again.png()
    assert len(set(empty.image().tobytes())) > 3
    assert len(empty.png()) < 8_000
