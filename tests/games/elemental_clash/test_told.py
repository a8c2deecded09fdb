"""What somebody who plays is told: what has changed, what ends their turn, whom a block keeps out of a fight."""

from collections.abc import Sequence
from typing import Any, cast

import pytest

import engine
from engine import Event, Seat
from engine.elemental_clash.events import Fought
from engine.elemental_clash.view import ClashView
from learning.lessons.lesson import lessons, looks_like
from learning.lessons.standing import stand
from sessions.log.lines import ACTION, FORCED, Line
from tests.games.elemental_clash.test_rules import GAME
from tests.games.elemental_clash.test_words import NAMES, WORDS
from ui.tables import telling
from words import ENGLISH, voice_of
from words.catalogue import Own
from words.elemental_clash import last_cards, meeting
from words.game import Lead

FREE, TAKEN = {"stones": ["venus"]}, {"stones": ["venus"], "card": "loamling"}


def begun(mine: dict[str, Any], theirs: dict[str, Any] | None = None, **more: Any) -> engine.State[Any]:
    seats = [{"deck": ["venus*9"], **mine}, {"deck": ["mars*9"], **(theirs or {})}]
    return GAME.new(2, "told", {"position": {"phase": "main1", **more, "seats": seats}})


def play(state: engine.State[Any], *actions: tuple[int, dict[str, Any]]) -> list[Event]:
    return [event for seat, action in actions for event in state.play(Seat(seat), GAME.action(action))]


def story(state: engine.State[Any], events: Sequence[Event], viewer: int | None) -> list[str]:
    known = [event for event in events if event.to is None or viewer in event.to]
    view = state.see(None if viewer is None else Seat(viewer))
    return WORDS.story(known, cast(ClashView, view), NAMES)


def test_a_spell_that_nobody_answers_is_told_by_what_it_does() -> None:
    state = begun({"hand": ["bark_mantle"], "piles": [FREE], "atk": {"1": "gravel_hound", "2": "gravel_hound"}})
    events = play(state, (0, {"type": "play", "card": "bark_mantle", "pile": 1}), (0, {"type": "target", "ref": "0A1"}))
    assert story(state, events, 0) == [
        "Ada plays Bark Mantle on pile 1.",
        "Bark Mantle targets Ada's Gravel Hound (A1).",
        "Ada's Gravel Hound (A1) gets +1 ATK and +4 DEF until the end of the turn.",
    ]


END = {"type": "end"}
THEIR_TURN = (
    (0, END),
    (1, {"type": "stone", "card": "mars", "pile": 1}),
    (1, {"type": "play", "card": "sparkpaw", "pile": 1}),
)


def after_their_turn() -> tuple[engine.State[Any], list[Event]]:
    """Seat 0 after the other's turn, in which a stone and a creature were played, and a strike cost a card."""
    state = begun(
        {"hand": ["venus", "loamling"]},
        {"hand": ["mars", "sparkpaw"], "atk": {"1": "kindle_drake", "2": "kindle_drake"}},
    )
    events = play(state, *THEIR_TURN[:1])
    if state.view(None)["decision"]["kind"] == "move":
        events += play(state, (1, {"type": "done"}))
    events += play(state, *THEIR_TURN[1:], (1, {"type": "combat"}))
    for start in ("1A1", "1A2"):
        events += play(state, (1, {"type": "attack", "from": start, "to": "0P"}))
    while state.view(None)["player"] == 1:
        (seat,) = state.active
        kinds = {engine.to_json(action)["type"]: action for action in state.legal(seat)}
        events += state.play(seat, next(kinds[kind] for kind in ("done", "pass", "no", "end") if kind in kinds))
    return state, events


def test_the_turn_of_the_other_is_told_by_what_has_changed() -> None:
    state, events = after_their_turn()
    lines = story(state, events, 0)
    assert "Bo plays Mars-Stone and Sparkpaw." in lines
    assert "Bo's Kindle Drake (A1) and Kindle Drake (A2) strike Ada. Lost from the Spellbook: 6 cards." in lines
    assert not any("Turn " in line or "Bo draws" in line for line in lines)
    assert len(lines) <= 4


def test_whoever_watches_is_told_both_turns() -> None:
    state, events = after_their_turn()
    events += play(state, (0, {"type": "stone", "card": "venus", "pile": 1}))
    lines = story(state, events, None)
    assert sum(line.startswith("Turn ") for line in lines) == 2
    assert "Bo plays Mars-Stone and Sparkpaw." in lines
    assert "Ada plays Venus-Stone on pile 1." in lines
    assert sum(" strike Ada" in line for line in lines) == 1
    assert not any("draws a card" in line for line in lines)


def test_once_somebody_has_played_in_their_turn_only_that_is_told() -> None:
    state, events = after_their_turn()
    events += play(state, (0, {"type": "stone", "card": "venus", "pile": 1}))
    assert story(state, events, 0) == ["Ada plays Venus-Stone on pile 1."]


def test_in_the_turn_of_the_other_ones_own_last_card_is_told_and_nothing_before() -> None:
    state = begun({"hand": ["venus", "loamling"]}, {"hand": ["mars"]})
    events = play(state, (0, {"type": "stone", "card": "venus", "pile": 1}))
    events += play(state, (0, {"type": "play", "card": "loamling", "pile": 1}), (0, END))
    lines = story(state, events, 0)
    assert lines[0] == "Ada plays Loamling on pile 1."
    assert any(line.endswith(": Bo.") for line in lines)


def after_a_stone(mine: dict[str, Any]) -> engine.State[Any]:
    """Seat 0 to play, who has had the stone of the turn."""
    state = begun({**mine, "hand": [*mine["hand"], "mercury"]})
    play(state, (0, {"type": "stone", "card": "mercury", "pile": 1}))
    return state


ENDING = {
    "the next card": ({"hand": ["loamling", "gravel_hound"], "piles": [FREE]}, "With the next card your turn ends"),
    "a second free pile": ({"hand": ["loamling"], "piles": [FREE, FREE]}, None),
    "a stone is left": ({"hand": ["loamling", "venus"], "piles": [FREE]}, None),
    "who might make room": ({"hand": ["deep_tilling"], "piles": [FREE]}, None),
    "the attack": ({"hand": ["venus"], "piles": [TAKEN], "atk": {"1": "gravel_hound"}}, "With the attack your turn"),
    "an attack before more": ({"hand": ["loamling"], "piles": [FREE], "atk": {"1": "gravel_hound"}}, None),
    "one who attacks from a pile": (
        {"hand": ["venus"], "piles": [{"stones": ["mars"], "card": "sparkpaw"}], "atk": {"1": "gravel_hound"}},
        None,
    ),
}


@pytest.mark.parametrize(("mine", "said"), ENDING.values(), ids=ENDING)
def test_what_ends_a_turn_is_said_before_it_is_played(mine: dict[str, Any], said: str | None) -> None:
    state = begun(mine) if mine["hand"] == ["loamling", "venus"] else after_a_stone(mine)
    view = cast(ClashView, state.see(Seat(0)))
    lines = last_cards.told(WORDS, view, state.legal(Seat(0)))
    assert [said is not None and said in line for line in lines] == ([True] if said else [])


def test_a_turn_ends_with_the_card_of_which_that_was_said() -> None:
    state = after_a_stone({"hand": ["loamling", "gravel_hound"], "piles": [FREE]})
    assert last_cards.told(WORDS, cast(ClashView, state.see(Seat(0))), state.legal(Seat(0)))
    play(state, (0, {"type": "play", "card": "gravel_hound", "pile": 1}))
    assert state.unasked(Seat(0)) == GAME.action(END)


def test_whose_turn_has_ended_by_itself_is_told_so_when_it_is_their_turn_again() -> None:
    state = after_a_stone({"hand": ["gravel_hound"], "piles": [FREE]})
    hound = GAME.action({"type": "play", "card": "gravel_hound", "pile": 1})
    lines = [(Line(ACTION, 0, hound), state.play(Seat(0), hound))]
    lines.append((Line(FORCED, 0, GAME.action(END)), state.play(Seat(0), GAME.action(END))))
    while state.view(None)["player"] == 1:
        (seat,) = state.active
        kinds = {engine.to_json(action)["type"]: action for action in state.legal(seat)}
        action = next(kinds[kind] for kind in ("pass", "done", "end") if kind in kinds)
        lines.append((Line(ACTION, seat, action), state.play(seat, action)))
    voice, view = voice_of(ENGLISH), state.see(Seat(0))
    told = telling.story(voice, voice.words(GAME.id), lines, [0, 1], view, (Own("Ada"), "Bo"), lambda event: True)
    assert told[0] == "Your turn has ended by itself, as you could play no more cards."


def test_a_fight_names_whom_it_has_destroyed_where_no_more_of_it_is_told() -> None:
    state = begun({"atk": {"3": "thicket_bull"}}, {"atk": {"4": "kindle_drake"}})
    events = play(state, (0, {"type": "combat"}), (0, {"type": "attack", "from": "0A3", "to": "1A4"}))
    fought = next(place for place, event in enumerate(events) if isinstance(event, Fought))
    assert story(state, events[: fought + 1], 0)[-1] == "Ada's Thicket Bull fights Bo's Kindle Drake."


def test_a_creature_is_told_from_its_twin_by_its_place() -> None:
    state = begun({"atk": {"1": "gravel_hound", "3": "gravel_hound"}}, {"def": {"2": "quarry_golem"}})
    events = play(state, (0, {"type": "combat"}), (0, {"type": "attack", "from": "0A3", "to": "1P"}))
    assert "Ada's Gravel Hound (A3) attacks Bo." in story(state, events, 0)
    alone = begun({"atk": {"3": "gravel_hound"}}, {"def": {"2": "quarry_golem"}})
    events = play(alone, (0, {"type": "combat"}), (0, {"type": "attack", "from": "0A3", "to": "1P"}))
    assert "Ada's Gravel Hound attacks Bo." in story(alone, events, 0)


@pytest.mark.parametrize(("hand", "told"), [(["bark_mantle", "venus"], True), (["loamling", "venus"], False)])
def test_whoever_holds_a_flash_spell_reads_that_nobody_will_ask_for_it(hand: list[str], told: bool) -> None:
    state = begun({"hand": hand, "piles": [FREE]}, turn=5)
    state.play(Seat(0), GAME.action({"type": "stone", "card": "venus", "pile": 1}))
    view = cast(ClashView, state.see(Seat(0)))
    orders = GAME.standing_orders["never"]
    for window, on in orders.items():
        if getattr(view.orders, window) != on:
            state.play(Seat(0), GAME.action({"type": "ask", "window": window, "on": on}))
    lines = meeting.hindered(WORDS, cast(ClashView, state.see(Seat(0))), state.legal(Seat(0)))
    assert any("*When to ask me…*, behind *More*, changes that" in line for line in lines) is told


@pytest.mark.parametrize(("to", "told"), [("1A1", True), ("1P", False)])
def test_a_block_says_whom_it_keeps_out_of_the_fight(to: str, told: bool) -> None:
    state = begun({"atk": {"1": "slag_drake"}}, {"atk": {"1": "gravel_hound"}, "def": {"2": "quarry_golem"}})
    play(state, (0, {"type": "combat"}), (0, {"type": "attack", "from": "0A1", "to": to}))
    view = cast(ClashView, state.see(Seat(1)))
    assert view.decision is not None
    assert view.decision.kind == "block"
    assert ("a block keeps Gravel Hound safe" in WORDS.private(view, NAMES)) is told


def test_who_falls_in_a_fight_is_told_in_the_line_of_the_fight() -> None:
    state = begun({"atk": {"1": "gravel_hound"}}, {"atk": {"1": "scorchtail"}, "def": {"1": "gravel_hound"}})
    fight = {"type": "attack", "from": "0A1", "to": "1A1"}
    events = play(state, (0, {"type": "combat"}), (0, fight), (1, {"type": "done"}))
    lines = story(state, events, 0)
    assert lines[-1] == "Ada's Gravel Hound fights Bo's Scorchtail. Destroyed: Ada's Gravel Hound."
    assert sum("Gravel Hound" in line for line in lines) == 1
    watched = story(state, events, None)
    assert any("is destroyed" in line for line in watched)


def test_what_an_ability_does_names_its_card_in_one_line() -> None:
    pile = {"stones": ["venus", "bulwark_stone"]}
    state = begun({"hand": ["gravel_hound"], "piles": [pile]})
    events = play(state, (0, {"type": "play", "card": "gravel_hound", "pile": 1}))
    assert story(state, events, 0) == [
        "Ada plays Gravel Hound on pile 1.",
        "Ada's Gravel Hound gets +2 DEF. (Bulwark Stone)",
    ]


def test_of_a_long_story_a_player_reads_what_weighs_most() -> None:
    state, events = after_their_turn()
    lines = story(state, events, 0)
    assert [line for line in lines if isinstance(line, Lead)] == [line for line in lines if " strike Ada" in line]


def test_whoever_is_new_is_warned_of_a_permanent_on_their_only_pile() -> None:
    one, two = {"stones": ["venus", "venus"]}, {"stones": ["venus"]}
    for piles, warned in (([one], True), ([one, two], False)):
        state = begun({"hand": ["evergreen_pact", "gravel_hound"], "piles": piles})
        lines = meeting.hindered(WORDS, cast(ClashView, state.see(Seat(0))), state.legal(Seat(0)))
        assert any("Evergreen Pact" in line and "permanent" in line for line in lines) is warned


def test_the_limit_of_a_hand_is_explained_once_it_is_passed_and_after_what_everybody_does() -> None:
    for n, passed in ((5, False), (6, True)):
        state = begun({"hand": [f"venus*{n}"], "piles": [FREE]})
        found = list(meeting.met([], cast(ClashView, state.see(Seat(0))), ["stone", "end"]))
        assert ("hand" in found) is passed
        assert found[0] == "stone"


def test_a_creature_that_asks_where_it_goes_is_not_told_to_take_effect_besides() -> None:
    state = begun({"deck": ["humus_stalker*9"]}, {"atk": {"1": "gravel_hound"}}, player=1, turn=4)
    strike = {"type": "attack", "from": "1A1", "to": "0P"}
    events = play(state, (1, {"type": "combat"}), (1, strike))
    decision: Any = state.view(Seat(0))["decision"]
    assert (decision["seat"], decision["kind"]) == (0, "put")
    assert not any("takes effect" in line for line in story(state, events, 0))
    events += play(state, (0, {"type": "put", "to": "0A1"}))
    assert "Ada's Humus Stalker goes to A1." in story(state, events, 0)


def test_a_block_is_told_with_what_comes_of_it() -> None:
    state = begun({"atk": {"1": "gravel_hound"}}, {"def": {"1": "scorchtail"}})
    attack, block = {"type": "attack", "from": "0A1", "to": "1P"}, {"type": "block", "from": "1D1", "to": "0A1"}
    events = play(state, (0, {"type": "combat"}), (0, attack), (1, block))
    if state.active == (1,):
        events += play(state, (1, {"type": "done"}))
    lines = story(state, events, 0)
    assert lines[-1] == "Bo's Scorchtail blocks Ada's Gravel Hound. Destroyed: Ada's Gravel Hound."
    assert sum("Scorchtail" in line for line in lines) == 1


def lesson_shown(step: str, *wanted: dict[str, Any]) -> list[str]:
    """What a decision in a step of the second lesson is told with."""
    standing = stand(lessons()["flash"], step)
    tried, decision = standing.state.copy(), []
    for pattern in wanted:
        action = next(one for one in tried.legal(Seat(0)) if looks_like(pattern, one))
        tried.play(Seat(0), action)
        decision.append(action)
    after = standing.decided(decision)
    events = [event for _, _, happened in after.shown for event in happened]
    return [str(line) for line in story(after.state, events, 0)]


def test_a_lesson_tells_a_fight_with_what_came_of_it() -> None:
    assert lesson_shown("block", {"type": "done"}) == [
        "Bo's Scorchtail strikes Ada. Lost from the Spellbook: 4 Venus-Stones."
    ]
    hit = lesson_shown("fight", {"type": "combat"}, {"type": "attack", "to": "1P"})
    assert hit[-1].startswith("Ada's Thicket Bull strikes Bo. Lost from the Spellbook: 3 ")
    fell = lesson_shown("block", {"type": "block", "from": "0D4"}, {"type": "done"})
    assert fell[-1].endswith("Destroyed: Ada's Gravel Hound.")


def test_of_a_fight_that_is_told_alone_nobody_says_that_it_cost_nothing() -> None:
    """Where a scene ends with it, what comes of it is not among what is told."""
    state, events = after_their_turn()
    fight = next(number for number, one in enumerate(events) if isinstance(one, Fought))
    assert not any("No card is lost" in line for line in story(state, events[: fight + 1], None))
