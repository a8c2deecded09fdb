"""The pictures of Elements: their sizes, and what their alt texts say."""

import io
import re

import msgspec
import pytest
from PIL import Image

import engine
import render
from engine.elements.view import ElementsView
from render.elements import private_hand
from render.elements.public_table import PLATE_HEIGHT, PLATE_TOPS, PLATE_WIDTH
from render.kit import table_parts
from tests.games.elements import samples
from tests.support.english import VOICE
from tests.support.samples import draw_hand
from words import voice_of, words_of_game
from words.languages import languages

NAMES = ("Ada", "Bo")


def size(picture: render.Picture) -> tuple[int, int]:
    return Image.open(io.BytesIO(picture.png)).size


def test_sizes() -> None:
    assert {size(render.table_picture(VOICE, "elements", view, NAMES)) for view in samples.tables().values()} == {
        (1000, 636)
    }
    assert {size(draw_hand("elements", view, NAMES)) for view in samples.hands().values()} == {(800, 509)}


def test_a_hand_shows_the_display_and_what_the_other_player_has_open() -> None:
    """As the table does, until the game is over."""
    drawn, words = render.PICTURES["elements"], words_of_game("elements")
    own = drawn.compose_hand(samples.hands()["other's turn"], NAMES, words, []).layout()
    table = drawn.compose_table(samples.tables()["middle"], NAMES, words).layout()
    display = [line.split()[2:] for line in table.splitlines() if line.endswith("large]")]
    assert display
    assert [line.split()[2:] for line in own.splitlines() if line.endswith("large]")] == display
    assert "Ada" in own.split()
    assert words.say("picture-in-hand", count=2) in own
    two, three = (
        samples.view(engine.Seat(1), position={**samples.MIDDLE, "fronts": fronts})
        for fronts in ([[1, 3], [2]], [[1, 5], [2]])
    )
    assert draw_hand("elements", two, NAMES).png != draw_hand("elements", three, NAMES).png


def test_an_open_hand_lies_within_its_plate() -> None:
    drawn, words = render.PICTURES["elements"], words_of_game("elements")
    public, hands = samples.view(None), {seat: samples.view(engine.Seat(seat)) for seat in (0, 1)}
    tables = drawn.compose_table(public, NAMES, words), drawn.compose_open_hands(public, hands, NAMES, words)
    for top in PLATE_TOPS:
        bottom = top + PLATE_HEIGHT
        closed, opened = (table.image().crop((20, bottom - 4, 20 + PLATE_WIDTH, bottom)).tobytes() for table in tables)
        assert opened == closed
    totals = [sum(public.fronts[seat]) + sum(own.hands[seat] or ()) for seat, own in hands.items()]
    layout = str(tables[1].layout())
    assert all(str(total) in layout for total in totals)
    assert "sum" in layout
    assert "sum" not in str(tables[0].layout())


def test_a_front_without_a_hand_has_no_plus_before_it() -> None:
    position = {**samples.MIDDLE, "hands": [[2, 5], []], "fronts": [[1, 3], [2, 3, 4]]}
    knocked = samples.view(position=position, do=[(0, samples.KNOCK)])
    layout = render.PICTURES["elements"].compose_table(knocked, NAMES, words_of_game("elements")).layout()
    assert layout.count("+") == 1


def test_a_sum_above_the_limit_has_the_colour_of_what_loses() -> None:
    assert private_hand.sum_ink(low=False, beaten=None) == table_parts.RED_INK
    assert private_hand.sum_ink(low=True, beaten=None) == private_hand.CAN


def test_hands_differ_where_cards_differ() -> None:
    six, five = (
        samples.view(engine.Seat(0), position={**samples.MIDDLE, "hands": hands})
        for hands in ([[2, 6], [3, 6]], [[2, 5], [3, 6]])
    )
    assert draw_hand("elements", six, NAMES).png != draw_hand("elements", five, NAMES).png


def test_alt_text_of_a_table() -> None:
    assert render.table_picture(VOICE, "elements", samples.tables()["middle"], NAMES).alt == (
        "Elements, round 4, first to 6 tokens. Ada 3 tokens, 2 cards in hand, front 1 3 (4). "
        "Bo 2 tokens, 2 cards in hand, front 2. Display, bottom to top: 4, 6, 1; limit 11. "
        "2 discarded, 4 aside. Ada to move."
    )


def test_alt_text_after_a_knock_tells_both_hands() -> None:
    assert (
        "Round 4: Ada knocked at limit 11; Ada 2 5 in hand, sum 11, Bo 3 4 in hand, sum 9; 2 tokens for Ada."
        in render.table_picture(VOICE, "elements", samples.tables()["knock"], NAMES).alt
    )


@pytest.mark.parametrize("reason", ["resign", "time", "draw", "closed", "abandoned"])
def test_a_round_that_was_not_finished_opens_both_hands(reason: str) -> None:
    state = samples.GAME.new(seats=2, seed="samples", options={"position": samples.MIDDLE})
    if reason in ("resign", "time"):
        state.play(engine.Seat(1), engine.Resign())
        assert state.outcome is not None
        state.outcome = msgspec.structs.replace(state.outcome, reason=reason)
    else:
        state = state.stopped(reason)
    table, own = (
        render.table_picture(VOICE, "elements", state.see(None), NAMES),
        draw_hand("elements", state.see(engine.Seat(0)), NAMES),
    )
    for alt in (table.alt, own.alt):
        assert "Round 4 was not finished: Ada 2 5 in hand, sum 11, Bo 3 4 in hand, sum 9." in alt
    assert "left" not in state.view(None)
    other = samples.view(position={**samples.MIDDLE, "hands": [[2, 5], [3, 5]]}, do=[(1, samples.RESIGN)])
    assert render.table_picture(VOICE, "elements", other, NAMES).png != table.png


def test_alt_text_after_a_yield_tells_no_hand() -> None:
    assert (
        "Round 4: Ada yielded; 1 token for Bo."
        in render.table_picture(VOICE, "elements", samples.tables()["yield"], NAMES).alt
    )


@pytest.mark.parametrize(
    ("name", "words"),
    [
        ("final", "The game is over. Ada wins, 7 to 5 tokens. "),
        ("final by yield", "The game is over. Bo wins, 6 to 5 tokens. "),
        ("resigned", "The game is over. Ada wins: Bo resigned. "),
        ("draw", "The game is over. A draw, 1 to 1 rounds. "),
    ],
)
def test_alt_text_at_the_end_begins_with_who_won(name: str, words: str) -> None:
    picture = render.table_picture(VOICE, "elements", samples.tables()[name], NAMES)
    assert picture.alt.startswith(words)
    assert "to move" not in picture.alt


@pytest.mark.parametrize(
    ("name", "words"),
    [
        (
            "may knock",
            "2 5.\nYour front: 1 3. Your score: 3 tokens.\nYour sum 11, limit 11.\nYour turn: you may knock.",
        ),
        ("other's turn", "3 4.\nYour front: 2. Your score: 2 tokens.\nYour sum 9, limit 11.\nAda to move."),
        ("six cards", "Your turn: you can't knock now."),
    ],
)
def test_alt_text_of_a_hand(name: str, words: str) -> None:
    assert words in draw_hand("elements", samples.hands()[name], NAMES).alt


def test_how_a_round_ended_stays_beside_the_first_two_actions_of_the_next() -> None:
    moves = [(0, samples.KNOCK), (0, samples.play(6)), (1, samples.play(5)), (0, samples.play(6))]
    shown = [
        "Round 4: Ada knocked at limit 11" in render.table_picture(VOICE, "elements", seen, NAMES).alt
        for seen in (samples.view(position=samples.MIDDLE, do=moves[:number]) for number in range(5))
    ]
    assert shown == [False, True, True, True, False]
    hand = draw_hand("elements", samples.hands()["after a knock"], NAMES)
    assert "Round 4: Ada knocked at limit 11" in hand.alt
    assert "Round 4" not in draw_hand("elements", samples.hands()["may knock"], NAMES).alt
    layout = render.PICTURES["elements"].compose_table(
        samples.tables()["after a knock"], NAMES, words_of_game("elements")
    )
    assert "[3 tiny]" in layout.layout()


def test_how_a_round_ended_has_the_same_room_whoever_begins_the_next() -> None:
    """Beside the display, which is empty for whoever begins, and has a card for whoever answers."""
    drawn, words = render.PICTURES["elements"], words_of_game("elements")
    moves = [(0, samples.KNOCK), (0, samples.play(6))]
    for shape in drawn.hand_composers:
        told = []
        for seat, do in ((0, moves[:1]), (1, moves)):
            seen = samples.view(engine.Seat(seat), position=samples.MIDDLE, do=do)
            lines = (
                drawn.hand_composers[shape](seen, engine.Seat(seat), ("You", "You"), words, ()).layout().splitlines()
            )
            lines = [line.replace("to You", "to you") for line in lines]
            begin = next(number for number, line in enumerate(lines) if re.search("limit (was )?11", line)) - 1
            told.append(lines[begin : begin + 3])  # below, one's own row is the first
        assert told[0] == told[1]
        assert "[plate " in told[0][0]


def test_the_end_of_a_round_is_drawn_without_the_next_one() -> None:
    for action, hand in ((samples.KNOCK, "[2 open]"), (samples.YIELD, None)):
        seen = samples.view(engine.Seat(0), position=samples.MIDDLE, do=[(0, action)])
        past = seen.as_it_ended()
        assert past is not None
        for compose in render.PICTURES["elements"].hand_composers.values():
            layout = compose(past, engine.Seat(0), NAMES, words_of_game("elements"), ()).layout()
            assert "your turn" not in layout
            assert "in hand" not in layout
            assert "Round 4 goes to" in layout
            assert ("sum\n" in layout) == (hand is not None)
        alt = draw_hand("elements", past, NAMES).alt
        assert alt.startswith("Elements, round 4, first to 6 tokens. Round 4: Ada ")
        assert "Your hand" not in alt


def test_own_tokens_are_named() -> None:
    layout = render.PICTURES["elements"].compose_hand(
        samples.hands()["may knock"], NAMES, words_of_game("elements"), []
    )
    assert any(line.endswith(" tokens") for line in layout.layout().splitlines())


@pytest.mark.parametrize("shape", ["wide", "tall", "large"])
def test_sixes_that_are_out_already_are_shown_beside_how_the_round_before_ended(shape: str) -> None:
    moves = [(0, samples.KNOCK), (0, samples.DISCARD)]
    for number, out in ((1, []), (2, ["discarded"])):
        layout = own(shape, samples.view(engine.Seat(1), position=samples.MIDDLE, do=moves[:number]))
        assert "Round 4" in layout
        assert [each for each in ("discarded",) if each in layout] == out


@pytest.mark.parametrize("shape", ["wide", "tall", "large"])
def test_how_the_round_before_ended_goes_once_one_has_acted(shape: str) -> None:
    """The limit and the display are those of the round that is played."""
    moves = [(0, samples.KNOCK), (0, samples.DISCARD), (1, samples.DISCARD)]
    assert "Round 4" in own(shape, samples.view(engine.Seat(0), position=samples.MIDDLE, do=moves[:1]))
    for number in (2, 3):
        layout = own(shape, samples.view(engine.Seat(0), position=samples.MIDDLE, do=moves[:number]))
        assert "Round 4" not in layout


@pytest.mark.parametrize("shape", ["wide", "tall", "large"])
def test_who_has_knocked_is_said_of_either_in_the_words_of_whose_picture_it_is(shape: str) -> None:
    theirs = {**samples.MIDDLE, "turn": 1}
    for do, position, said in (
        ((0, samples.KNOCK), samples.MIDDLE, "You"),
        ((1, samples.KNOCK), theirs, "Bo"),
        ((0, samples.YIELD), samples.MIDDLE, "You yielded."),
    ):
        layout = own(shape, samples.view(engine.Seat(0), position=position, do=[do]))
        assert said in layout
        assert "Ada" not in layout
        assert ("knocked" in layout) == (do[1] == samples.KNOCK)


@pytest.mark.parametrize("shape", ["wide", "tall", "large"])
def test_the_name_of_who_won_the_round_before_is_whole_beside_coins_and_discards(shape: str) -> None:
    seen = samples.view(engine.Seat(1), position=samples.MIDDLE, do=[(0, samples.KNOCK), (0, samples.DISCARD)])
    compose = render.PICTURES["elements"].hand_composers[shape]
    layout = compose(seen, engine.Seat(1), ("Computer", "Bo"), words_of_game("elements"), ()).layout()
    assert "Round 4" in layout
    assert "knocked" in layout
    assert "…" not in layout


def test_a_knock_that_won_against_too_high_a_sum_says_so() -> None:
    position = {**samples.MIDDLE, "hands": [[2, 3], [6, 6]], "display": [4, 5, 1]}
    past = samples.view(engine.Seat(0), position=position, do=[(0, samples.KNOCK)]).as_it_ended()
    assert past is not None
    for shape in ("wide", "tall", "large"):
        assert "their 14 is over" in own(shape, past)
        assert "closest" not in own(shape, past)


@pytest.mark.parametrize("shape", ["wide", "tall", "large"])
@pytest.mark.parametrize("language", sorted(languages()))
def test_whose_sum_was_over_is_whole_in_every_language(language: str, shape: str) -> None:
    position = {**samples.MIDDLE, "hands": [[2, 3], [6, 6]], "display": [4, 5, 1]}
    past = samples.view(engine.Seat(0), position=position, do=[(0, samples.KNOCK)]).as_it_ended()
    assert past is not None
    words = voice_of(language).game_words("elements")
    assert "…" not in render.PICTURES["elements"].hand_composers[shape](past, engine.Seat(0), NAMES, words, ()).layout()


def test_a_tall_hand_is_no_higher_than_for_what_there_is() -> None:
    drawn, words, seat = render.PICTURES["elements"], words_of_game("elements"), engine.Seat(0)
    middle = samples.view(seat, position=samples.MIDDLE)
    past = samples.view(seat, position=samples.MIDDLE, do=[(0, samples.YIELD)]).as_it_ended()
    begun = samples.view(seat, position=samples.MIDDLE, do=[(0, samples.KNOCK)])
    assert past is not None
    high = [drawn.hand_composers["tall"](seen, seat, NAMES, words, ()).image().height for seen in (middle, begun, past)]
    assert high == [604, 544, 440]


def own(shape: str, seen: ElementsView) -> str:
    """What a seat's own picture holds, in lines."""
    compose = render.PICTURES["elements"].hand_composers[shape]
    return compose(seen, engine.Seat(seen.viewer or 0), NAMES, words_of_game("elements"), ()).layout()


def test_a_hand_has_its_name_and_one_size_on_a_phone() -> None:
    for cards in ([1, 2, 3, 4, 5, 6], [2, 5], [4]):
        display = [1, 2, 3, 4, 5][: 11 - len(cards)]
        position = {"hands": [cards, [6]], "display": display, "turn": 0, "discards": 11 - len(cards) - len(display)}
        seen = samples.view(engine.Seat(0), position=position)
        drawn = render.PICTURES["elements"].hand_composers["tall"](
            seen, engine.Seat(0), NAMES, words_of_game("elements"), ()
        )
        assert "Your hand" in [what for _, _, what in drawn.placed]
        held = [what for _, _, what in drawn.placed if what.endswith((" open]", " medium]"))]
        assert [int(what[1]) for what in held] == cards


def test_a_tall_hand_shows_what_the_limit_is_the_sum_of_and_how_many_cards_the_other_holds() -> None:
    layout = own("tall", samples.view(engine.Seat(0), position=samples.MIDDLE))
    assert "4 + 6 + 1 = 11" in layout
    assert layout.count("[back tiny]") == 2
    alone = own("tall", samples.view(engine.Seat(0), position={**samples.MIDDLE, "display": [4], "discards": 4}))
    assert " = " not in alone


@pytest.mark.parametrize(("front", "display"), [([1, 1, 2, 2], [6, 6, 6, 6]), ([], [6, 6, 6, 6, 1, 1, 2, 2])])
def test_a_tall_hand_is_no_higher_than_300_pixels_of_a_phone(front: list[int], display: list[int]) -> None:
    """A phone of 400 pixels shows it 317 wide."""
    position = {"hands": [[3, 4], [5]], "fronts": [front, [3]], "display": display, "turn": 0, "discards": 0}
    seen = samples.view(engine.Seat(0), position=position)
    compose = render.PICTURES["elements"].hand_composers["tall"]
    image = compose(seen, engine.Seat(0), NAMES, words_of_game("elements"), ()).image()
    assert image.height * 317 / 640 <= 300


@pytest.mark.parametrize("shape", ["wide", "tall", "large"])
@pytest.mark.parametrize("seat", [0, 1])
def test_of_a_round_that_has_ended_ones_own_row_is_the_first(shape: str, seat: int) -> None:
    past = samples.view(engine.Seat(seat), position=samples.MIDDLE, do=[(0, samples.KNOCK)]).as_it_ended()
    assert past is not None
    sums = [line.split()[2] for line in own(shape, past).splitlines() if line.split()[2:] in (["11"], ["9"])]
    assert sums[:2] == (["11", "9"] if seat == 0 else ["9", "11"])


def test_in_a_tall_replay_all_lies_open_beside_the_other_players_name() -> None:
    views = [samples.view(engine.Seat(seat), position=samples.MIDDLE) for seat in (0, 1)]
    whole = render.PICTURES["elements"].open_view(1, views)
    assert whole.hands == ((2, 5), (3, 4))
    assert whole.sums == (11, 9)
    assert whole.viewer == 1
    drawn = (
        render.PICTURES["elements"]
        .hand_composers["tall"](whole, engine.Seat(1), NAMES, words_of_game("elements"), ())
        .layout()
    )
    assert all(f"[{card} tiny]" in drawn for card in (2, 5, 1, 3)), drawn
    assert "in hand" not in drawn
    assert " 11\n" in drawn
    assert "Ada's hand: 2 5." in render.hand_picture(VOICE, "elements", whole, NAMES, (), "tall").alt
