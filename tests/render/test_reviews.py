"""The course of a game that is looked back at: in lines, and in words."""

from render.kit.shapes import LARGE
from render.reviews import GameCourse, compose, course_picture
from tests.render.test_sizes import faults
from words import ENGLISH, voice_of
from words.alt_texts import LONGEST

VOICE = voice_of(ENGLISH)


def test_the_course_is_told_in_words_with_a_mark_at_what_cost_something() -> None:
    shown = course_picture(
        VOICE,
        GameCourse("How it stood", [1, 0], [[60, 40, 30], [40, 60, 70]], [1], [1], ["Ada", "Bo"], is_in_percent=True),
    )
    assert "in percent" in shown.alt
    assert ": 60 40! 30." in shown.alt
    points = course_picture(
        VOICE, GameCourse("How it stood", [0], [[10, -4]], [0], [0], ["Ada", "Bo"], is_in_percent=False)
    )
    assert ": +10! −4." in points.alt
    assert points.png != shown.png


def test_what_was_chosen_stands_below_the_line_where_others_act_before_it_goes_on() -> None:
    on = GameCourse("x", [0, 1], [[62, 75], [38, 25]], [0], [0], ["Ada", "Bo"], is_in_percent=True)
    below = on._replace(worths=[50])
    assert course_picture(VOICE, below).png != course_picture(VOICE, on).png
    assert course_picture(VOICE, below).png != course_picture(VOICE, on._replace(worths=[30])).png


def test_each_round_that_is_reckoned_out_has_a_line_of_its_own() -> None:
    one = GameCourse("x", [0], [[10, -4, 7, 7]], [0], [0], ["Ada", "Bo"], is_in_percent=False)
    two = one._replace(rounds=[(1, 0), (2, 2)])
    assert [*two.round_spans()] == [(1, 0, 1), (2, 2, 3)]
    assert course_picture(VOICE, two).png != course_picture(VOICE, one).png
    short = one._replace(lines=[[10]], rounds=[(2, 0)])
    assert [*short.round_spans()] == [(2, 0, 0)]
    assert course_picture(VOICE, short).png


def test_in_large_type_nothing_of_a_course_is_small() -> None:
    names, rounds = ["Maximiliana Oberlechner", "Bo"], [(number, number * 3) for number in range(7)]
    for told in (
        GameCourse("How it stood", [0, 1], [[60] * 21, [40] * 21], [1], [1], names, is_in_percent=True, rounds=rounds),
        GameCourse("How it stood", [0], [[10] * 21], [1], [1], names, is_in_percent=False, rounds=rounds),
        GameCourse("How it stood", [0], [[10] * 90], [], [], names, is_in_percent=False),
    ):
        assert not [*faults(compose(VOICE, told, LARGE), LARGE)]
        assert [*faults(compose(VOICE, told), LARGE)]


def test_a_course_may_be_long_or_empty_and_names_as_they_are() -> None:
    names = ["Ada", "B" * 32, "\u3164", "Dan"]
    lines = [[25] * 400 for _ in names]
    assert (
        len(course_picture(VOICE, GameCourse("x", [2, 0, 1, 3], lines, [399], [399], names, is_in_percent=True)).alt)
        <= LONGEST
    )
    assert course_picture(VOICE, GameCourse("x", [0, 1], [[], []], [], [], names, is_in_percent=True)).png


def test_the_rounds_are_named_below_a_course_of_chances() -> None:
    def below(rounds: list[tuple[int, int]], decisions: int) -> bytes:
        line = [50 + place % 3 for place in range(decisions)]
        told = GameCourse("x", [0, 1], [line, line], [], [], ["Ada", "Bo"], is_in_percent=True, rounds=rounds)
        return course_picture(VOICE, told).png

    assert below([], 6) != below([(1, 0), (2, 3)], 6)
    assert below([], 20) != below([(number + 1, number) for number in range(20)], 20)  # the first and the last alone


def test_a_game_of_turns_is_counted_in_turns_below_its_course() -> None:
    line = [50 + place % 3 for place in range(20)]
    turns = [(2 * number + 1, number) for number in range(20)]
    told = GameCourse("x", [0, 1], [line, line], [], [], ["Ada", "Bo"], is_in_percent=True, rounds=turns, counts="turn")
    drawn = compose(VOICE, told).layout()
    assert "Turn 1" in drawn and "Turn 39" in drawn
    assert "Decisions" not in drawn
