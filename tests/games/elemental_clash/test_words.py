"""What is said of Elemental Clash: every refusal and every event has its words in the catalogue."""

from collections.abc import Sequence
from random import Random
from typing import Any, cast

import pytest

import engine
from engine import Action, Seat
from engine.elemental_clash import POOL
from engine.elemental_clash.actions import COMBAT, END, Block
from engine.elemental_clash.events import CardPlayed
from engine.elemental_clash.language import KEYWORDS
from engine.elemental_clash.stakes import possible_attacks
from engine.elemental_clash.view import ClashView
from learning.lessons.lesson import all_lessons
from learning.lessons.standing import standing_after
from sessions.log.lines import ACTION, FORCED, NOTHING, Line
from tests.games.elemental_clash import samples
from tests.games.elemental_clash.card_table import Table
from tests.games.elemental_clash.test_rules import DECKS, FIGHT, GAME
from tests.support.english import VOICE
from ui.tables.table_texts import story
from words import words_of_game
from words.catalogue import OwnName
from words.elemental_clash import ClashWords, visible_cards
from words.elemental_clash import cards as card_texts

NAMES = ("Ada", "Bo")
WORDS = cast(ClashWords, words_of_game("elemental_clash"))
DART = ((1, {"type": "play", "card": "flare_dart", "pile": 1}), (1, {"type": "target", "ref": "0A3"}))
COUNTERED = {
    "seats": [
        {"deck": ["mars*9"], "hand": ["white_heat"], "piles": [{"stones": ["mars"] * 3}]},
        {
            "deck": ["jupiter*9"],
            "hand": ["snuffing_gust"],
            "atk": {"1": "squall_heron", "2": "gust_finch"},
            "piles": [{"stones": ["jupiter"] * 2}],
        },
    ],
    "phase": "main1",
}
ANSWERED = (
    (0, {"type": "play", "card": "white_heat", "pile": 1}),
    (0, {"type": "target", "ref": "1A1"}),
    (1, {"type": "play", "card": "snuffing_gust", "pile": 1}),
)


def moments(seed: int, most: int) -> list[engine.State[Any]]:
    """Moments of a game with Flash spells on both sides."""
    rng, state = Random(seed), GAME.new(2, str(seed), FIGHT if seed == 0 else {"decks": DECKS[:2]})
    found: list[engine.State[Any]] = []
    while state.active and len(found) < most:
        found.append(state.copy())
        state.play(state.active[0], rng.choice(state.legal(state.active[0])))
    return found


def told(events: Sequence[Any], silent: Any) -> bool:
    return all(type(event) in silent or WORDS.event_line(event, NAMES) for event in events)


@pytest.mark.parametrize("seed", range(2))
def test_every_event_is_told_or_silent_for_a_reason(seed: int) -> None:
    """So are the labels, the story, the private message, the headline, who is awaited, and the end."""
    rng = Random(seed)
    state = GAME.new(2, str(seed), {"decks": [rng.choice(DECKS), rng.choice(DECKS)]})
    recent: list[Any] = []
    while state.active:
        (seat,) = state.active
        legal = state.legal(seat)
        labels = [WORDS.action_label(one, state.see(seat), NAMES) for one in legal]
        assert len(set(labels)) == len(labels)
        events = state.play(seat, rng.choice(legal))
        assert told(events, WORDS.silent)
        recent = [*recent, *events][-60:]
        for viewer in (engine.Seat(0), engine.Seat(1)):
            view = state.see(viewer)
            assert WORDS.private_text(view, NAMES)
            known = [event for event in recent if event.is_known_to(viewer)]
            assert len("\n".join(WORDS.story(known, view, NAMES))) <= 1200
        public = state.see(None)
        assert WORDS.headline(public)
        if state.active:
            assert WORDS.waiting_text(public, NAMES, state.active)
            assert WORDS.call_text(public)
    assert WORDS.result_text(state.see(None), NAMES)


def test_a_fight_is_told_with_both_creatures_and_their_owners() -> None:
    sides = [{"deck": ["venus*9"], "atk": {"1": "gravel_hound"}}, {"deck": ["venus*9"], "atk": {"3": "acorn_sentry"}}]
    state = GAME.new(2, "", {"position": {"seats": sides}})
    state.play(engine.Seat(0), GAME.action({"type": "combat"}))
    attack = {"type": "attack", "from": "0A1", "to": "1A3"}
    events = state.play(engine.Seat(0), GAME.action(attack))
    lines = WORDS.story(events, state.see(None), NAMES)
    assert lines[:1] == ["Ada's Gravel Hound fights Bo's Acorn Sentry. Ada's Gravel Hound deals 2 damage and takes 1."]
    assert not any(" attacks " in line or "takes 2" in line for line in lines)


def test_a_block_is_told_with_the_damage_as_whoever_blocks_has_it() -> None:
    sides = [{"deck": ["venus*9"], "atk": {"1": "gravel_hound"}}, {"deck": ["venus*9"], "def": {"3": "acorn_sentry"}}]
    state = GAME.new(2, "", {"position": {"seats": sides}})
    events: list[engine.Event] = []
    for seat, action in (
        (0, {"type": "combat"}),
        (0, {"type": "attack", "from": "0A1", "to": "1P"}),
        (1, {"type": "block", "from": "1D3", "to": "0A1"}),
    ):
        events += state.play(engine.Seat(seat), GAME.action(action))
    while not any(engine.type_of(event) == "fight" for event in events):
        events += state.play(seat := state.active[0], state.legal(seat)[-1])
    lines = WORDS.story(events, state.see(engine.Seat(1)), ("Ada", OwnName("Bo")))
    assert any(
        "Acorn Sentry blocks" in line and "Your Acorn Sentry deals 1 damage and takes 2." in line for line in lines
    ), lines


def test_strikes_are_told_in_a_line_those_at_an_empty_spellbook_too() -> None:
    sides = [{"deck": ["venus*9"], "atk": {"1": "gravel_hound", "2": "loamling"}}, {"deck": ["venus", "mars"]}]
    state = GAME.new(2, "", {"position": {"seats": sides}})
    events = [*state.play(engine.Seat(0), GAME.action({"type": "combat"}))]
    for start in ("0A1", "0A2"):
        events += state.play(engine.Seat(0), GAME.action({"type": "attack", "from": start, "to": "1P"}))
    assert WORDS.story(events, state.see(None), NAMES) == [
        "Ada's Gravel Hound and Loamling strike Bo. Lost from the Spellbook: Mars-Stone and Venus-Stone.",
    ]


def test_a_creature_that_has_fallen_is_still_named_as_a_target() -> None:
    state: engine.State[Any] = GAME.new(2, "", {"position": samples.MIDDLE})
    moves = [*samples.CHAIN, *DART]
    events = [event for who, one in moves for event in state.play(engine.Seat(who), GAME.action(one))]
    lines = WORDS.story(events, cast(ClashView, state.see(None)), NAMES)
    assert "Flare Dart targets Ada's Burrow Sow." in lines
    assert "Ada's Burrow Sow (A3) is destroyed." in lines


@pytest.mark.parametrize(
    ("discard", "told"), [([], "Late Harvest heals nothing: the discard pile is empty."), (["mars"], "Ada heals 1")]
)
def test_an_ability_that_heals_nothing_says_so(discard: Sequence[str], told: str) -> None:
    mine = {"deck": ["venus*9"], "hand": ["late_harvest"], "discard": discard, "piles": [{"stones": ["venus"]}]}
    state = GAME.new(2, "", {"position": {"seats": [mine, {"deck": ["venus*9"]}], "phase": "main1"}})
    events = state.play(engine.Seat(0), GAME.action({"type": "play", "card": "late_harvest", "pile": 1}))
    lines = "\n".join(WORDS.story(events, state.see(None), NAMES))
    assert told in lines
    assert ("heals nothing" in lines) == (not discard)


def test_whoever_orders_abilities_reads_what_they_do() -> None:
    mine = {
        "deck": ["venus*9"],
        "hand": ["furrow_herald"],
        "piles": [{"stones": ["venus", "venus", "bulwark_stone"]}],
    }
    state = GAME.new(2, "", {"position": {"seats": [mine, {"deck": ["venus*9"]}], "phase": "main1"}})
    state.play(engine.Seat(0), GAME.action({"type": "play", "card": "furrow_herald", "pile": 1}))
    said = WORDS.private_text(state.see(engine.Seat(0)), NAMES)
    assert all(WORDS.printed_text(card) in said for card in ("furrow_herald", "bulwark_stone"))


@pytest.mark.parametrize(
    ("left", "told"),
    [(5, "4 cards lost"), (3, "the last 3 cards lost"), (1, "the last card lost"), (0, "no card left")],
)
def test_nobody_loses_more_cards_than_there_are(left: int, told: str) -> None:
    seats = [{"deck": ["venus*9"], "atk": {"1": "slag_drake"}}, {"deck": ["mars"] * left}]
    state = GAME.new(2, "", {"position": {"seats": seats, "phase": "main1"}})
    view: Any = state.see(engine.Seat(0))
    (attack,) = possible_attacks(view)
    assert told in WORDS.action_label(attack, view, NAMES)
    assert told in WORDS.all_attack_label([attack], view, NAMES)
    for seat, said in enumerate(("The other Spellbook is empty", "Your Spellbook is empty")):
        assert (said in WORDS.private_text(state.see(engine.Seat(seat)), NAMES)) == (not left)


@pytest.mark.parametrize(("defender", "said"), [("loamling", True), (None, False)])
def test_an_attack_that_somebody_can_block_says_what_it_costs_unblocked(defender: str | None, said: bool) -> None:
    theirs = {"deck": ["mars*9"], **({"def": {"1": defender}} if defender else {})}
    seats = [{"deck": ["venus*9"], "atk": {"1": "slag_drake", "2": "slag_drake"}}, theirs]
    state = GAME.new(2, "", {"position": {"seats": seats, "phase": "main1"}})
    view: Any = state.see(engine.Seat(0))
    found = [attack for attack in possible_attacks(view) if attack.to == "1P"]
    assert len(found) == 2
    assert ("4 cards lost if unblocked" in WORDS.action_label(found[0], view, NAMES)) == said
    assert ("8 cards lost if unblocked" in WORDS.all_attack_label(found, view, NAMES)) == said


def test_a_flash_spell_that_fits_only_a_pile_that_is_taken_is_named_apart() -> None:
    piles = [{"stones": ["mercury"], "card": "moonwell_singer"}]
    for free, told in ((False, "no pile of theirs that they fit is free now"), (True, "to be played on a free pile")):
        theirs = {"deck": ["mars*9"], "hand": ["mars"], "piles": [*piles, *([{"stones": ["mercury"]}] if free else [])]}
        state = GAME.new(2, "", {"position": {"seats": [{"deck": ["venus*9"]}, theirs], "phase": "main1"}})
        view: Any = state.see(engine.Seat(0))
        heading, *_ = WORDS.unseen_cards_may_do(["surfacing_dream"], view)
        assert told in heading


def test_labels_begin_with_a_capital() -> None:
    view = samples.view(samples.SECOND, moves=[*samples.CHAIN, *DART[:1]])
    assert WORDS.action_label(GAME.action({"type": "target", "ref": "1P"}), view, NAMES).startswith("Yourself: ")
    assert WORDS.step_label(("attack", "1P"), view, NAMES) == "Yourself"


def test_cards_that_are_offered_in_words_have_what_their_picture_shows() -> None:
    view = samples.view(samples.SECOND, moves=[])
    for card, shown in (("gust_finch", " · 2/1, level I"), ("flare_dart", " · Flash spell, level I")):
        action = GAME.action({"type": "play", "card": card, "pile": 1})
        assert WORDS.offered_action(action, view, NAMES) == f"{WORDS.action_label(action, view, NAMES)}{shown}"


def test_how_players_stand_is_short_among_other_games() -> None:
    assert WORDS.score_text(GAME.new(2, "x", {}).see(None), NAMES) == "Ada 35 cards and Bo 35 cards"


@pytest.mark.parametrize(
    ("cards", "words"),
    [
        (["venus"], "Venus-Stone"),
        (["venus", "loamling", "venus"], "2 Venus-Stones and Loamling"),
        (["haze_calf"] * 2 + ["white_heat"] * 3, "2 Haze Calves and 3 copies of White Heat"),
        (["t_yeti"] * 2, "2 copies of t_yeti"),
    ],
)
def test_several_cards_are_more_than_one(cards: list[str], words: str) -> None:
    assert WORDS.cards(cards) == words


def test_every_creature_and_every_stone_has_a_plural() -> None:
    for card in POOL.cards:
        plural = WORDS.copies_of_card(card.id, 2)
        assert ("copies of" in plural) is (card.kind not in ("creature", "stone")), card.id
        assert plural.startswith("2 ")


def test_what_one_draws_is_told_once() -> None:
    state = GAME.new(2, "f00d", {"decks": ["deeproot", "highwind"]})
    events = state.play(engine.Seat(1), GAME.action({"type": "end"}))
    while state.see(None).turn == 1 or state.see(None).phase == "standby":
        events += state.play(state.active[0], state.legal(state.active[0])[-4])
    mine = [event for event in events if event.is_known_to(0)]
    drawn = [line for line in WORDS.story(mine, state.see(engine.Seat(0)), NAMES) if "draw" in line]
    assert drawn
    assert all(
        line.startswith(("You draw", "**Your turn")) for line in drawn if "Ada" not in line or "draws a card" in line
    )
    assert not any(line.startswith("Ada draws") for line in drawn)


def test_to_leave_a_lost_creature_where_it_is_is_not_just_a_no() -> None:
    table = Table({"hand": ["kindling_stone"]}, {"deck": ["venus", "venus", "bramble_shoat"]}).stone("kindling_stone")
    view = cast(ClashView, table.state.see(engine.Seat(1)))
    labels = [WORDS.action_label(action, view, NAMES) for action in table.state.legal(engine.Seat(1))]
    assert "Leave it" in labels
    assert "No" not in labels


def test_several_who_block_one_are_told_by_what_comes_of_all_of_them() -> None:
    standing = standing_after(all_lessons()["flash"], "block")
    state, seat = standing.state, Seat(standing.lesson.seat)
    steps: list[tuple[Action, ClashView]] = []
    rehearsed = state.copy()
    for _ in range(2):
        action = next(one for one in rehearsed.legal(seat) if isinstance(one, Block))
        steps.append((action, cast(ClashView, rehearsed.see(seat))))
        rehearsed.play(seat, action)
    told = WORDS.staged_decision(steps, (), ("Ada", "Bo"))
    assert told.count(" block ") == 1
    assert told.endswith(": Scorchtail would fall; Gravel Hound may fall")
    assert "falls" not in told


def test_whoever_attacks_alone_chooses_whom() -> None:
    for more, asked in (({}, "Choose whom your Boughmother attacks"), ({"2": "loamling"}, "Choose who attacks")):
        seats = [{"deck": ["venus*9"], "atk": {"1": "boughmother", **more}}, {"deck": ["mars*9"]}]
        view = GAME.new(2, "whom", {"position": {"seats": seats, "phase": "main1"}}).see(Seat(0))
        assert WORDS.staged_decision([(COMBAT, view)], (), NAMES) == asked


def test_every_card_has_a_name_a_text_and_a_page() -> None:
    for card in POOL.cards:
        assert WORDS.card(card.id) == card.name
        assert bool(WORDS.printed_text(card.id)) == bool(card.text)
        assert len(card_texts.card_page(WORDS, card)) <= 1900
        assert all(word not in WORDS.printed_text(card.id) for word in ("PE:", "DE:", "LE:", "DPT"))
    parts = card_texts.list_pages(WORDS, card_texts.find_cards(WORDS))
    assert all(
        len(card_texts.list_page_text(WORDS, len(POOL.cards), parts, page + 1)) <= 2000 for page in range(len(parts))
    )


def test_what_the_card_file_names_is_named_alike_in_the_catalogue() -> None:
    """The file comes with the rules, whose names are English; the catalogue says them in every language."""
    for card in POOL.cards:
        assert card.name_in_sentence.message == card.name
        assert not card.creature or WORDS.creature_type(card) == card.type
    for deck in POOL.decks.values():
        assert VOICE.deck_words(WORDS.game).ready_deck_name(deck.id) == deck.name
    assert [WORDS.keyword_name(keyword) for keyword in KEYWORDS] == list(KEYWORDS)


def private(table: Table, seat: int) -> str:
    return WORDS.private_text(cast(ClashView, table.state.see(engine.Seat(seat))), NAMES)


def test_a_known_card_of_a_spellbook_is_told_with_its_place_from_the_top() -> None:
    mine = {"deck": ["venus*6"], "hand": ["wellspring_stone"], "discard": ["loamling", "gravel_hound", "acorn_sentry"]}
    healed = Table(mine).stone("wellspring_stone")
    known = "Acorn Sentry as card 7 from the top, Gravel Hound as card 8 from the top, Loamling at the bottom"
    for seat, whose in enumerate(("your", "Ada's")):
        told = f"You know of {whose} Spellbook: {known}."
        assert told not in private(healed, seat)  # only of the next few cards
        assert told in visible_cards.visible_card_texts(WORDS, cast(ClashView, healed.state.see(Seat(seat))), NAMES)
    sent_back = Table({"hand": ["flood_empress"]}, {"atk": {"1": "loamling"}}).play("flood_empress").target("1A1")
    assert "You know of Bo's Spellbook: Loamling on top." in private(sent_back, 0)


def test_whoever_discards_reads_what_makes_them() -> None:
    struck = Table({"atk": {"1": "trench_maw"}}, {"hand": ["mars", "venus"]}).combat(("0A1", "1P"))
    assert "Trench Maw makes you discard **one card**." in private(struck, 1)
    full = Table({"hand": ["mars"] * 7}).do(0, type="end")
    assert "A turn ends with five cards in hand at most: discard **2 cards**." in private(full, 0)


def test_a_space_that_is_taken_says_that_two_swap() -> None:
    moving = Table({"atk": {"1": "gravel_hound"}, "def": {"2": "loamling"}}, phase="standby")
    view = cast(ClashView, moving.state.see(engine.Seat(0)))
    assert WORDS.space_label("0D2", view) == "D2: swap with Loamling"
    swap = GAME.action({"type": "move", "from": "0A1", "to": "0D2"})
    assert WORDS.action_label(swap, view, NAMES) == "Gravel Hound (A1) to D2: swap with Loamling"


def test_a_spell_that_is_answered_is_called_by_its_name() -> None:
    state = GAME.new(2, "link", {"position": COUNTERED})
    events: list[Any] = []
    for who, action in ANSWERED:
        events += state.play(Seat(who), GAME.action(action))
    played = [place for place, event in enumerate(events) if isinstance(event, CardPlayed)]
    for told in (events, events[played[0] + 1 :]):  # what is told begins perhaps in the middle of the chain
        assert "Snuffing Gust targets White Heat." in WORDS.story(told, state.see(None), NAMES)


def test_a_turn_that_ends_by_itself_says_so_on_a_line_of_its_own() -> None:
    assert WORDS.forced_action_line(END, [], OwnName("Ada")) == "Your turn ended: nothing was left to do."
    assert WORDS.forced_action_line(COMBAT, [], "Ada") is None


def test_the_line_of_a_turn_that_ended_by_itself_stands_before_the_turn_that_begins() -> None:
    position = {"seats": [{"deck": ["venus*9"], "hand": ["venus"]}, {"deck": ["mars*9"]}], "phase": "main1"}
    state = GAME.new(2, "alone", {"position": position})
    played = state.play(Seat(0), GAME.action({"type": "stone", "card": "venus", "pile": 1}))
    assert state.unasked(Seat(0)) == END
    lines = [(Line(ACTION, 0, NOTHING), played), (Line(FORCED, 0, END), state.play(Seat(0), END))]
    told = story(VOICE, WORDS, lines, (0, 1), state.see(None), ("Ada", "Bo"), lambda event: event.to is None)
    ended = told.index("Ada's turn ended: nothing was left to do.")
    assert told[ended + 1].startswith("Turn ") and told[ended + 1].endswith(": Bo.")
    own = story(VOICE, WORDS, lines, (0, 1), state.see(Seat(0)), (OwnName("Ada"), "Bo"), lambda event: event.to is None)
    assert own[-1] == "Your turn ended: nothing was left to do.", "the heading says whose it is"


def test_attacks_on_one_target_are_told_one_after_the_other() -> None:
    seats = [
        {"deck": ["venus*9"], "atk": {"1": "kindle_drake", "2": "kindle_drake", "3": "kindle_drake"}},
        {"deck": ["mars*9"], "atk": {"1": "thicket_bull"}},
    ]
    state = GAME.new(2, "", {"position": {"seats": seats, "phase": "main1"}})
    steps: list[tuple[Any, Any]] = []
    state.play(engine.Seat(0), GAME.action({"type": "combat"}))
    for number in (1, 2, 3):
        attack = GAME.action({"type": "attack", "from": f"0A{number}", "to": "1A1"})
        steps.append((attack, state.see(engine.Seat(0))))
        if number < 3:
            state.play(engine.Seat(0), attack)
    told = [WORDS.action_label(attack, view, NAMES).rpartition(": ")[2] for attack, view in steps]
    assert told == ["yours falls", "both fall", "its target has fallen by then"]
    assert all(end in WORDS.staged_decision(steps, (), NAMES) for end in told)


def test_an_attack_that_a_stronger_creature_can_block_says_by_whom() -> None:
    theirs = {"deck": ["mars*9"], "def": {"1": "loamling", "3": "scorchtail"}}
    seats = [{"deck": ["venus*9"], "atk": {"1": "kindle_drake"}}, theirs]
    view: Any = GAME.new(2, "", {"position": {"seats": seats, "phase": "main1"}}).see(engine.Seat(0))
    found = [attack for attack in possible_attacks(view) if attack.to == "1P"]
    for label in (WORDS.action_label(found[0], view, NAMES), WORDS.all_attack_label(found, view, NAMES)):
        assert label.endswith(" cards lost if unblocked; Scorchtail would trade")
    legal = [GAME.action({"type": "combat"})]
    assert "-# Scorchtail 4/3 can block your Kindle Drake: both fall." in WORDS.why_unplayable(view, legal)


def test_whoever_may_answer_a_spell_reads_what_it_does() -> None:
    view = samples.view(samples.SECOND, moves=samples.CHAIN)
    assert view.chain
    assert "> **Bark Mantle**: A creature gets +1 ATK and +4 DEF until end of turn." in WORDS.private_text(view, NAMES)
