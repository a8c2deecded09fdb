"""What somebody who plays is told: what has changed, what ends their turn, whom a block keeps out of a fight."""

from collections.abc import Sequence
from typing import Any, cast

import pytest

import engine
from engine import Event, Seat
from engine.elemental_clash.events import Attacked, Fought, Healed, Placed, StonePlayed, TurnBegun
from engine.elemental_clash.view import ClashView
from learning.lessons.lesson import all_lessons, looks_like
from learning.lessons.standing import standing_after
from sessions.log.lines import ACTION, FORCED, NOTHING, Line
from tests.games.elemental_clash.test_rules import GAME
from tests.games.elemental_clash.test_words import NAMES, WORDS
from ui.tables import table_texts
from words import ENGLISH, voice_of
from words.catalogue import OwnName
from words.elemental_clash import explanations, story_folding
from words.game import NewsLine

FREE, TAKEN = {"stones": ["venus"]}, {"stones": ["venus"], "card": "loamling"}


def begun(mine: dict[str, Any], theirs: dict[str, Any] | None = None, **more: Any) -> engine.State[Any]:
    seats = [{"deck": ["venus*9"], **mine}, {"deck": ["mars*9"], **(theirs or {})}]
    return GAME.new(2, "told", {"position": {"phase": "main1", **more, "seats": seats}})


def play(state: engine.State[Any], *actions: tuple[int, dict[str, Any]]) -> list[Event]:
    return [event for seat, action in actions for event in state.play(Seat(seat), GAME.action(action))]


def story(state: engine.State[Any], events: Sequence[Event], viewer: int | None) -> list[str]:
    known = [event for event in events if event.is_known_to(viewer)]
    view = state.see(None if viewer is None else Seat(viewer))
    return WORDS.story(known, cast(ClashView, view), NAMES)


def test_a_spell_that_nobody_answers_is_told_by_what_it_does() -> None:
    state = begun({"hand": ["bark_mantle"], "piles": [FREE], "atk": {"1": "gravel_hound", "2": "gravel_hound"}})
    events = play(state, (0, {"type": "play", "card": "bark_mantle", "pile": 1}), (0, {"type": "target", "ref": "0A1"}))
    gets = "Ada's Gravel Hound (A1) gets +1 ATK and +4 DEF until the end of the turn."
    assert story(state, events, 0) == [f"{gets} (Bark Mantle)"], "the picture marks what one has just played"
    assert story(state, events, 1)[-2:] == ["Ada plays Bark Mantle on pile 1.", gets]


def test_who_falls_to_a_spell_is_told_with_its_damage() -> None:
    pile = {"stones": ["mars", "mars"]}
    state = begun({"hand": ["white_heat"], "piles": [pile]}, {"atk": {"1": "loamling", "2": "gravel_hound"}})
    cast = {"type": "play", "card": "white_heat", "pile": 1}
    assert story(state, play(state, (0, cast), (0, {"type": "target", "ref": "1A1"})), 0) == [
        "Bo's Loamling takes 4 damage. It is destroyed. (White Heat)"
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
    assert "**-6** Spellbook: Bo's Kindle Drake (A1) and Kindle Drake (A2) strike Ada." in lines
    assert not any("Turn " in line or "Bo draws" in line for line in lines)
    assert lines[-1] == "**Your turn 5** begins: you draw Venus-Stone."
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


def test_once_somebody_has_played_in_their_turn_only_what_comes_of_it_is_told() -> None:
    state, events = after_their_turn()
    events += play(state, (0, {"type": "stone", "card": "venus", "pile": 1}))
    assert story(state, events, 0) == []


def test_in_the_turn_of_the_other_ones_own_last_card_is_told_and_nothing_before() -> None:
    state = begun({"hand": ["venus", "loamling"]}, {"hand": ["mars"]})
    events = play(state, (0, {"type": "stone", "card": "venus", "pile": 1}))
    events += play(state, (0, {"type": "play", "card": "loamling", "pile": 1}), (0, END))
    lines = story(state, events, 0)
    assert lines[0] == "Ada plays Loamling on pile 1."
    assert not any(line.endswith(": Bo.") for line in lines), "the heading says so"


def after_a_stone(mine: dict[str, Any]) -> engine.State[Any]:
    """Seat 0 to play, who has had the stone of the turn."""
    state = begun({**mine, "hand": [*mine["hand"], "mercury"]})
    play(state, (0, {"type": "stone", "card": "mercury", "pile": 1}))
    return state


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
    told = table_texts.story(
        voice, voice.game_words(GAME.id), lines, [0, 1], view, (OwnName("Ada"), "Bo"), lambda event: True
    )
    assert told[0] == "Your turn ended: nothing was left to do."


def test_a_fight_names_whom_it_has_destroyed_where_no_more_of_it_is_told() -> None:
    state = begun({"atk": {"3": "thicket_bull"}}, {"atk": {"4": "kindle_drake"}})
    events = play(state, (0, {"type": "combat"}), (0, {"type": "attack", "from": "0A3", "to": "1A4"}))
    fought = next(place for place, event in enumerate(events) if isinstance(event, Fought))
    assert story(state, events[: fought + 1], 0)[-1] == "Ada's Thicket Bull fights Bo's Kindle Drake."


def test_a_creature_is_told_from_its_twin_by_its_place() -> None:
    state = begun({"atk": {"1": "gravel_hound", "3": "gravel_hound"}}, {"def": {"2": "quarry_golem"}})
    events = play(state, (0, {"type": "combat"}), (0, {"type": "attack", "from": "0A3", "to": "1P"}))
    assert "Ada's Gravel Hound (A3) attacks Bo." in story(state, events, None)
    alone = begun({"atk": {"3": "gravel_hound"}}, {"def": {"2": "quarry_golem"}})
    events = play(alone, (0, {"type": "combat"}), (0, {"type": "attack", "from": "0A3", "to": "1P"}))
    assert "Ada's Gravel Hound attacks Bo." in story(alone, events, None)


@pytest.mark.parametrize(("hand", "told"), [(["bark_mantle", "venus"], True), (["loamling", "venus"], False)])
def test_whoever_holds_a_flash_spell_reads_that_nobody_will_ask_for_it(hand: list[str], told: bool) -> None:
    state = begun({"hand": hand, "piles": [FREE]}, turn=2)
    state.play(Seat(0), GAME.action({"type": "stone", "card": "venus", "pile": 1}))
    view = cast(ClashView, state.see(Seat(0)))
    orders = GAME.standing_orders["never"]
    for window, on in orders.items():
        if getattr(view.orders, window) != on:
            state.play(Seat(0), GAME.action({"type": "ask", "window": window, "on": on}))
    lines = explanations.unplayable_card_lines(WORDS, cast(ClashView, state.see(Seat(0))), state.legal(Seat(0)))
    assert any("*When to ask me…*, behind *More*, changes that" in line for line in lines) is told


@pytest.mark.parametrize(("to", "told"), [("1A1", True), ("1P", False)])
def test_a_block_says_whom_it_keeps_out_of_the_fight(to: str, told: bool) -> None:
    state = begun({"atk": {"1": "slag_drake"}}, {"atk": {"1": "gravel_hound"}, "def": {"2": "quarry_golem"}})
    play(state, (0, {"type": "combat"}), (0, {"type": "attack", "from": "0A1", "to": to}))
    view = cast(ClashView, state.see(Seat(1)))
    assert view.decision is not None
    assert view.decision.kind == "block"
    assert ("A block keeps Gravel Hound safe" in WORDS.private_text(view, NAMES)) is told


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
    assert story(state, events, 0) == ["Ada's Gravel Hound gets +2 DEF. (Bulwark Stone)"]


def test_of_a_long_story_a_player_reads_what_weighs_most() -> None:
    state, events = after_their_turn()
    lines = story(state, events, 0)
    assert [line for line in lines if isinstance(line, NewsLine)] == [line for line in lines if " strike Ada" in line]


def test_the_limit_of_a_hand_is_explained_once_it_is_passed_and_after_what_everybody_does() -> None:
    for n, passed in ((5, False), (6, True)):
        state = begun({"hand": [f"venus*{n}"], "piles": [FREE]})
        found = list(explanations.explanations_due([], cast(ClashView, state.see(Seat(0))), ["stone", "end"]))
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
    standing = standing_after(all_lessons()["flash"], step)
    tried, decision = standing.state.copy(), []
    for pattern in wanted:
        action = next(one for one in tried.legal(Seat(0)) if looks_like(pattern, one))
        tried.play(Seat(0), action)
        decision.append(action)
    after = standing.after_decision(decision)
    events = [event for _, _, happened in after.shown_events for event in happened]
    return [str(line) for line in story(after.state, events, 0)]


def test_a_lesson_tells_a_fight_with_what_came_of_it() -> None:
    assert lesson_shown("block", {"type": "done"}) == ["**-4** Spellbook: Bo's Scorchtail strikes Ada."], (
        "the loss first"
    )
    hit = lesson_shown("fight", {"type": "combat"}, {"type": "attack", "to": "1P"})
    assert hit[-1].startswith("Ada's Thicket Bull strikes Bo. Lost from the Spellbook: 3 ")
    fell = lesson_shown("block", {"type": "block", "from": "0D4"}, {"type": "done"})
    assert fell[-1].endswith("Destroyed: Ada's Gravel Hound.")


def test_of_a_fight_that_is_told_alone_nobody_says_that_it_cost_nothing() -> None:
    """Where a scene ends with it, what comes of it is not among what is told."""
    state, events = after_their_turn()
    fight = next(number for number, one in enumerate(events) if isinstance(one, Fought))
    assert not any("No card is lost" in line for line in story(state, events[: fight + 1], None))


def test_ones_own_turn_stands_in_the_heading_and_no_other_does() -> None:
    state = begun({"hand": ["venus"]}, turn=6)
    said = [WORDS.headline(cast(ClashView, state.see(viewer))) for viewer in (Seat(0), Seat(1), None)]
    assert said == ["**Your turn** 6, Main I", "Turn 6, Main I", "Turn 6, Main I"]


def test_a_card_that_an_ability_draws_begins_no_turn() -> None:
    state = begun({"hand": ["deep_tilling"], "piles": [FREE]})
    events = play(state, (0, {"type": "play", "card": "deep_tilling", "pile": 1}))
    drawn = [line for line in story(state, events, 0) if "draw" in line]
    assert drawn == ["You draw Venus-Stone."]


@pytest.mark.parametrize(("held", "label"), [(5, "End the turn"), (7, "End the turn: discard 2")])
def test_what_ends_the_turn_says_how_many_cards_that_costs(held: int, label: str) -> None:
    state = begun({"hand": ["venus"] * held})
    assert WORDS.action_label(GAME.action(END), cast(ClashView, state.see(Seat(0))), NAMES) == label


def test_whoever_begins_is_told_which_deck_they_play_with() -> None:
    ready = [*GAME.decks.ready["deeproot"]]
    own = ["venus"] * 20 + ["mars"] * 20
    view = cast(ClashView, begun({"hand": ["venus"]}).see(Seat(0)))
    said = [WORDS.own_deck_line({"decks": [cards, ready]}, view) for cards in (ready[::-1], own, None)]
    assert said == [
        "You play with the deck **Deeproot (earth)**.",
        "You play with the deck **40 cards, 40 of them stones**.",
        None,
    ]
    assert WORDS.own_deck_line({}, view) is None


ENDS = "nothing more can be done in this turn: end it."
CALLS: dict[str, tuple[dict[str, Any], str]] = {
    "a full pile and no stone": ({"hand": ["venus"], "piles": [TAKEN]}, ENDS),
    "an empty hand": ({"piles": [FREE]}, ENDS),
    "a free pile": ({"hand": ["boughmother"], "piles": [FREE]}, "it is your turn."),
    "an attacker": ({"hand": ["venus"], "piles": [TAKEN], "atk": {"1": "gravel_hound"}}, "it is your turn."),
}


@pytest.mark.parametrize(("mine", "said"), CALLS.values(), ids=CALLS)
def test_whoever_can_only_end_their_turn_is_told_so(mine: dict[str, Any], said: str) -> None:
    state = begun(mine, stones=0)
    assert WORDS.call_text(cast(ClashView, state.see(None))) == said
    assert said != ENDS or [*map(engine.type_of, state.legal(Seat(0)))][:1] == ["end"]


def test_two_of_a_name_that_a_block_would_destroy_are_counted() -> None:
    state = begun({"atk": {"1": "bramble_shoat", "2": "bramble_shoat"}}, {"def": {"1": "quarry_golem"}})
    said = explanations.unplayable_card_lines(WORDS, cast(ClashView, state.see(Seat(0))), state.legal(Seat(0)))
    assert any("2 Bramble Shoats" in line for line in said)


def test_whoever_has_been_asked_in_standby_reads_the_turn_of_the_other_there_and_not_again() -> None:
    theirs = {"hand": ["mars"], "atk": {"1": "kindle_drake"}}
    state = begun({"hand": ["venus"], "atk": {"1": "gravel_hound"}}, theirs)
    events = play(state, (0, END))
    while state.view(None)["player"] == 1:
        (seat,) = state.active
        kinds = {engine.to_json(action)["type"]: action for action in state.legal(seat)}
        events += state.play(seat, next(kinds[kind] for kind in ("stone", "done", "end", "pass") if kind in kinds))
    assert state.view(None)["decision"]["kind"] == "move"
    assert any("Mars-Stone" in line for line in story(state, events, 0))
    events += play(state, (0, {"type": "done"}))
    assert [line.partition(" begins: ")[2] for line in story(state, events, 0)] == ["you draw Venus-Stone."]
    assert any("Mars-Stone" in line for line in story(state, events, None))


def told_of(state: engine.State[Any], lines: Sequence[tuple[Line, list[Any]]]) -> list[str]:
    """The story of a game as seat 0 reads it."""
    names = [OwnName("Ada"), "Bo"]
    return table_texts.story(voice_of(ENGLISH), WORDS, lines, (0, 1), state.see(Seat(0)), names, lambda event: True)


def test_whoever_was_asked_in_the_turn_of_the_other_reads_nothing_again() -> None:
    theirs = {"hand": ["mars"], "atk": {"1": "kindle_drake", "2": "kindle_drake"}, "deck": ["mars*20"]}
    state = begun({"atk": {"1": "gravel_hound"}, "def": {"1": "quarry_golem"}, "orders": []}, theirs)
    lines: list[tuple[Line, list[Any]]] = []

    def act(seat: int, action: dict[str, Any]) -> None:
        lines.append((Line(ACTION, seat, NOTHING), state.play(Seat(seat), GAME.action(action))))  # as a table has it

    for action in ({"type": "combat"}, {"type": "attack", "from": "0A1", "to": "1P"}, END):
        act(0, action)
    act(1, {"type": "done"})
    act(1, {"type": "stone", "card": "mars", "pile": 1})
    for action in ({"type": "combat"}, *({"type": "attack", "from": f"1A{n}", "to": "0P"} for n in (1, 2))):
        act(1, action)
    if (1, "done") in {(seat, engine.type_of(one)) for seat in state.active for one in state.legal(seat)}:
        act(1, {"type": "done"})
    asked = told_of(state, lines)
    assert "Bo plays Mars-Stone on pile 1." in asked
    assert not any("attack you" in line for line in asked), "what they would cost stands beside the question"
    act(0, {"type": "block", "from": "0D1", "to": "1A1"})
    while state.view(None)["player"] == 1:
        (seat,) = state.active
        kinds = {engine.type_of(one): engine.to_json(one) for one in state.legal(seat)}
        act(seat, next(kinds[kind] for kind in ("pass", "done", "end") if kind in kinds))
    later = told_of(state, lines)
    assert any("blocks" in line for line in later), later
    assert not any("Mars-Stone" in line for line in later), later


def test_attacks_on_one_player_and_equal_gifts_are_told_in_a_line_each() -> None:
    state = begun({"atk": {"1": "hillbreaker"}, "def": {"1": "gravel_hound", "2": "burrow_sow"}})
    events = play(state, (0, {"type": "combat"}), (0, {"type": "attack", "from": "0A1", "to": "1P"}))
    assert any(
        line.startswith("Ada's Hillbreaker, Gravel Hound and Burrow Sow get +1 ATK") for line in story(state, events, 0)
    )
    birds = {"atk": {"1": "gale_roc", "2": "gale_roc"}}
    state = begun(birds, {"def": {"1": "quarry_golem"}})
    events = play(
        state,
        (0, {"type": "combat"}),
        *((0, {"type": "attack", "from": f"0A{n}", "to": "1P"}) for n in (1, 2)),
    )
    attacks = [event for event in events if isinstance(event, Attacked)]
    assert story(state, attacks, 1)[-1] == (
        "Ada's Hundred-Gale Roc (A1) and Hundred-Gale Roc (A2) attack Bo. "
        "Elusive, so nobody can block them: Hundred-Gale Roc (A1) and Hundred-Gale Roc (A2)."
    )


def test_what_several_attackers_would_cost_is_told_as_a_sum() -> None:
    state = begun({"atk": {"1": "gravel_hound", "2": "burrow_sow"}}, {"def": {"1": "quarry_golem"}, "orders": []})
    play(state, (0, {"type": "combat"}), *((0, {"type": "attack", "from": f"0A{n}", "to": "1P"}) for n in (1, 2)))
    told = WORDS.fight_forecasts(cast(ClashView, state.see(Seat(1))), NAMES)
    assert told == ["-# The attackers would cost you 4 cards of your Spellbook in all."]


def test_that_the_other_has_rearranged_creatures_is_told_before_what_everybody_does() -> None:
    moved = Placed(seat=Seat(1), card="kindle_drake", from_="1D1", ref="1A1")
    stone = StonePlayed(seat=Seat(1), card="mars", pile=1)
    view = cast(ClashView, begun({}).see(Seat(0)))
    assert story_folding.event_weight(moved, view) > story_folding.event_weight(stone, view)


def test_a_fight_is_the_news_and_no_healing_beside_it() -> None:
    view = cast(ClashView, begun({}).see(Seat(0)))
    fought = Fought(from_="1A1", card="kindle_drake", at=("0D1",))
    assert story_folding.event_weight(fought, view) > story_folding.event_weight(
        Healed(at="1P", n=1, cards=("mars",)), view
    )


def test_after_a_second_card_what_came_of_the_first_is_told_no_more() -> None:
    state = begun({"hand": ["loamling", "gravel_hound"], "piles": [FREE, FREE], "discard": ["venus"]})
    events: list[Event] = [TurnBegun(turn=3, seat=Seat(0))]
    events += play(state, (0, {"type": "play", "card": "loamling", "pile": 1}))
    assert [line for line in story(state, events, 0) if "heals 1" in line]
    events += play(state, (0, {"type": "play", "card": "gravel_hound", "pile": 2}))
    assert story(state, events, 0) == []
