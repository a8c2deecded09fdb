"""Why a hint is good: said where it surely follows, not where it does not, and never from what is hidden."""

import re
from collections.abc import Sequence
from typing import Any

import pytest

import computer
import engine
from computer.elemental_defenders import best_play
from engine.elemental_defenders.notation import NOTATION
from tests.games.elemental.test_rules import play, read_action, start
from tests.games.elemental_clash.samples import ATTACKS, FIGHT, MIDDLE
from tests.games.realm_of_the_defenders import samples as realm
from tests.support.every import every_setting
from tests.support.rules import Json, Setting, walk
from tests.test_engine_secrecy import moments, redealt
from words import ENGLISH, voice_of

GAMES = {game_id: game for game_id, game in engine.GAMES.items() if game_id != "elements"}


def why(game_id: str, view: Any, action: Json, other: Json | None = None) -> str | None:
    game = engine.GAMES[game_id]
    beside = None if other is None else game.action(other)
    return voice_of(ENGLISH).game_words(game_id).action_reason(game.action(action), beside, view)


@every_setting
@pytest.mark.parametrize("seed", ["f00d", "1"])
def test_no_hidden_card_is_in_a_reason(setting: Setting, seed: str) -> None:
    words = voice_of(ENGLISH).game_words(setting.game.id)
    for number, (state, seat, action) in moments(setting, seed):
        other = redealt(setting, state, seat, f"{seed}/{number}")
        first, *_, last = state.legal(seat)[:1] * 2 + state.legal(seat)[-1:]
        for beside in (None, first, last):
            said = words.action_reason(action, beside, state.see(seat))
            assert said == words.action_reason(action, beside, other.see(seat))


@every_setting
def test_what_both_actions_bring_is_no_reason(setting: Setting) -> None:
    words = voice_of(ENGLISH).game_words(setting.game.id)
    for state, seat, action in walk(setting, "same", 100):
        said = words.action_reason(action, action, state.see(seat))
        assert (
            said is None or setting.game.id == "elements" or said.startswith(("Nothing answers it", "As things stand"))
        )


# Elemental Defenders


def reckoned(view: Any, *best: str, beside: tuple[str, ...] = ()) -> str | None:
    """Why the first action of a line is the best, as compared to that of another."""
    line, other = ([NOTATION.read(text) for text in texts] for texts in (best, beside))
    return voice_of(ENGLISH).game_words("elemental_defenders").reckoned_reason(line, other, view)


def lines_of(state: engine.State[Any], seat: engine.Seat) -> list[tuple[engine.Action, ...]]:
    """The best action of a seat and the worst one, each with how both go on best from it."""
    table, _ = computer.analyse("elemental_defenders", state.view(seat), seat, "hard", "why")
    return [best_play(state, seat, one.action) for one in (table[0], table[-1])]


def played(state: engine.State[Any], line: Sequence[engine.Action]) -> Json:
    """The end of the round to which a line leads."""
    after = state.copy()
    told = [engine.to_json(event) for action in line for event in after.play(after.active[0], action)]
    return next(event for event in told if event["type"] == "round_end")


@pytest.mark.parametrize("seed", ["a", "b", "c"])
@pytest.mark.parametrize("mode", ["basic", "advanced"])
def test_what_a_line_of_defenders_comes_to_is_told_as_it_is(mode: str, seed: str) -> None:
    setting = Setting(GAMES["elemental_defenders"], 2, {"mode": mode})
    words = voice_of(ENGLISH).game_words(setting.game.id)
    for state, seat, _ in walk(setting, seed):
        view: Any = state.see(seat)
        if len(state.legal(seat)) < 2:
            continue
        best, worst = lines_of(state, seat)
        ended, beside = played(state, best), played(state, worst)
        said = words.reckoned_reason(best, worst if best != worst else (), view) or ""
        if ended["winner"] is not None:
            at_once = ended["winner"] == seat and len(best) == 1
            assert said.startswith("Nothing answers it") == at_once
            factors, _, product = re.sub("left in hand|move |.*(with|Virtue) ", "", said).rpartition(" = ")
            assert eval(factors.replace("×", "*").replace("−", "-")) == int(re.findall(r"\d+", product)[0])
            assert int(re.findall(r"\d+", product)[0]) == ended["points"]
        elif len(best) > 1:
            assert said.endswith("With best play every attack is answered, and nobody scores.")
        leads, whole = (words.line_outcome(worst, view, whole=whole) or "" for whole in (False, True))
        points = "no points" if beside["winner"] is None else f"{beside['points']} points"
        assert leads.endswith(f"would win {points.removeprefix('no ') if 'nobody' in leads else points}.")
        assert whole.startswith("-# After ") or (not whole and len(worst) <= 2), "then the next attack ends it"
        if beside["winner"] is not None:
            assert f" {'you' if beside['winner'] == seat else 'they'} would win {points}" in leads


@pytest.mark.thorough
@pytest.mark.parametrize("mode", ["basic", "advanced"])
def test_no_reason_of_defenders_is_true_of_what_is_worse(mode: str) -> None:
    """Whatever is said of the best action alone is not said of the worst one, when that is told of beside it."""
    words, compared = voice_of(ENGLISH).game_words("elemental_defenders"), 0
    for number in range(4):
        for state, seat, _ in walk(Setting(GAMES["elemental_defenders"], 2, {"mode": mode}), f"apart {number}"):
            if len(state.legal(seat)) < 2:
                continue
            best, worst = lines_of(state, seat)
            mine, theirs = (
                words.reckoned_reason(*pair, state.see(seat)) or "" for pair in ((best, worst), (worst, best))
            )
            first, other = (said.split(". ")[0] for said in (mine, theirs))
            ends = [(ended["winner"], ended["points"]) for ended in (played(state, best), played(state, worst))]
            if ends[0] != ends[1] and first and not first.startswith(("With best", "Best play", "Then")):
                assert first != other
                compared += 1
    assert compared >= 50


def basic(hands: list[list[str]], attack: str | None = None) -> Any:
    position = {"hands": hands, "attacker": 0 if attack is None else 1, "attack": attack}
    return GAMES["elemental_defenders"].new(2, "", {"mode": "basic", "position": position}).see(engine.Seat(0))


def test_an_attack_lures_out_what_would_answer_another_one() -> None:
    view = basic([["E3", "F5", "F3"], ["F2", "A4", "W4"]])
    assert reckoned(view, "F3", "=F2") is None  # the round is not over
    assert reckoned(view, "F3", "=F2", "F5", beside=("E3",)) == (
        "It lures out 🔥 2★, the only card that answers your 🔥 5★. "
        "Then nothing answers your 🔥 5★: Virtue 11 × move 9 = 99.\n"
        "-# Best play: you\u00a0🔥\u00a03★,\u00a0they\u00a0🔥\u00a02★."
    )
    view = basic([["A4", "A5", "W3", "W4"], ["A3", "A2", "E1", "F1"]])
    assert (reckoned(view, "A4", "=A2", "W4") or "").startswith("💧 4★ would win now, but for 10 × 7 only")


def test_a_card_is_kept_for_what_it_does_later() -> None:
    view = basic([["F3", "F2", "A1"], ["E5", "F1"]], "F4")
    said = reckoned(view, "=F2", "F1", "=F3", "A1", beside=("=F3", "E5"))
    assert (said or "").startswith("You keep 🔥 3★, to answer 🔥 1★ later. Keep your 💨 1★ until")
    assert (said or "").endswith("\n-# Best play: they\u00a0🔥\u00a01★,\u00a0you\u00a0🔥\u00a03★.")


def test_what_wins_much_later_is_kept_until_its_answers_are_gone() -> None:
    """Whoever reads "then it wins" plays it at once, while it is still answered."""
    hands = [["F5", "F4", "A4", "A3"], ["F3", "A2", "A1", "W2"]]
    said = reckoned(basic(hands), "A4", "=A1", "F4", "=F3", "F5", beside=("F5",))
    until, course = (said or "").split("\n-# ")
    assert until.endswith("Keep your 🔥 5★ until 🔥\u00a03★ is gone: then nothing answers it, Virtue 11 × move 9 = 99.")
    pairs = [pair.replace(" ", "\u00a0") for pair in ("you 💨 4★, they 💨 1★", "you 🔥 4★, they 🔥 3★")]
    assert course == f"Best play: {'; '.join(pairs)}."  # no line breaks in a card or a pair


def test_what_the_other_wins_with_much_later_is_not_said_to_come_next() -> None:
    view = basic([["F3", "F2", "A2"], ["A1", "E5"]], "F4")
    said = reckoned(view, "=F3", "A1", "=A2", "F2", beside=("=F2", "E5")) or ""
    assert "Keep your 🔥 2★: later nothing answers it" in said
    view = basic([["F3", "F2", "A2"], ["A3", "E5"]], "F4")
    said = reckoned(view, "=F3", "A3", "=A2", "E5", beside=("=F2", "E5")) or ""
    assert "Later you can't answer their ⛰️ 5★: Virtue 11 × move 10 = 110." in said


def test_an_answer_that_takes_the_attack_says_so_unless_both_do() -> None:
    view = basic([["F5", "F2", "A1"], ["E5", "E4"]], "F4")
    takes = ("=F5", "A1")
    assert (reckoned(view, *takes, beside=("=F2", "E5")) or "").startswith("It is stronger than the attack")
    both = basic([["F5", "F4", "A1"], ["E5", "E4"]], "F3")
    assert (reckoned(both, "=F5", "A1", beside=("=F4", "A1")) or "").startswith("Then nothing answers your 💨 1★")


def test_what_an_answer_saves_is_told_where_its_card_says_nothing() -> None:
    """With the score, where it is the second round."""
    hands = [["F2", "F1", "A1"], ["E5", "W3"]]
    position = {"hands": hands, "attacker": 1, "attack": "F4", "round": 2, "scores": [24, 30]}
    view = GAMES["elemental_defenders"].new(2, "", {"mode": "basic", "position": position}).see(engine.Seat(0))
    assert reckoned(view, "=F2", "W3", beside=("=F1", "E5")) == (
        "They win the round either way, but with 36 points instead of 99. "
        "Then you can't answer their 💧 3★: Virtue 4 × move 9 = 36. The score is then 24:66."
    )


# Elemental

FAR: Json = {"south": "1 water f3, 2 fire a1 fresh, 6 light e1", "north": "1 fire g2, 2 earth i5, 6 dark e9"}
LOOK = "As things stand, "


def elemental(text: str, other: str | None = None, **changes: Any) -> str | None:
    position = {**FAR, "revealed": [[], [1]], **changes}
    seat, action = read_action(f"0 {text}")
    beside = None if other is None else engine.to_json(read_action(f"0 {other}")[1])
    return why("elemental", start(position).see(seat), engine.to_json(action), beside)


def test_a_piece_goes_next_to_one_that_it_beats() -> None:
    beats = LOOK + "1 Water beats the enemy's 1 Fire there"
    assert elemental("move 1 f2") == f"{beats}, which loses half its energy."
    half = FAR["north"].replace("g2", "g2 half")
    assert elemental("move 1 f2", north=half) == f"{beats}, which has only half its energy and is defeated."
    covered = "Still covered: the enemy's 1. Of the 3 elements that it can be, 1 Water beats 2 there and loses to none."
    assert elemental("move 1 f2", revealed=[[], []]) == covered  # Fire and Earth; Dark has no element there
    beside = "It changes little, but risks little, too: the enemy within two steps is not known to beat 1 Water."
    assert elemental("move 1 e3") == beside  # not next to it
    state = start({**FAR, "north": half})
    assert "defeated" in {event["type"] for event in play(state, "0 move 1 f2", "1 move 2 i4")}


def test_it_hits_twice_on_its_own_fountain() -> None:
    pieces: Any = {"south": "1 water f4, 2 fire a1, 6 light e1", "north": "1 earth g2, 2 wind i5, 6 dark e9"}
    earth = "the enemy's 1 Earth"
    said = f"{LOOK}1 Water beats {earth} there: on its own fountain it hits twice as hard, which defeats {earth}."
    assert elemental("move 1 g3", **pieces) == said
    assert "defeated" in {event["type"] for event in play(start({**FAR, **pieces}), "0 move 1 g3", "1 move 2 i4")}
    off = {**pieces, "north": "1 earth f2, 2 wind i5, 6 dark e9"}
    assert (
        elemental("move 1 f3", **off) == LOOK + "1 Water beats the enemy's 1 Earth there, which loses half its energy."
    )


def test_a_crystal_a_free_dash_and_the_last_piece_are_reasons() -> None:
    there: Any = {"south": "1 water b4, 2 fire a1 fresh, 6 light e1", "wells": ["c4"]}
    assert elemental("move 1 c4", **there) == "A crystal lies there: you get it if nobody comes in between."
    assert (elemental("move 1 c4", south=there["south"]) or "").startswith(
        "Then it stands on the energy well (◎) on c4"
    )
    free = "This piece has not gone anywhere yet, so the dash costs no crystal."
    assert elemental("dash 2 a3") == free
    fewer = "Fewer enemies can come next to it there with one step: 0 instead of 1."
    assert elemental("dash 1 d3", crystals=[1, 1]) == fewer
    assert elemental("dash 2 a3", "dash 2 b3") is None
    alone: Any = {"south": "1 water f3, 6 light e1", "crystals": [2, 0]}
    assert (elemental("summon 2", **alone) or "").startswith("Beside the king, only one piece of yours is left")
    assert elemental("summon 3", crystals=[2, 0]) == "It brings one more piece onto the board."


def test_a_piece_does_not_go_where_it_loses() -> None:
    ice: Any = {"south": "1 ice f3, 2 wind a1, 6 light e1"}
    lost = LOOK + "1 Ice would lose a fight on f2 against the enemy's 1 Fire beside it."
    assert elemental("move 2 a2", "move 1 f2", **ice) == lost
    assert elemental("move 2 a2", "move 1 f4", **ice) is None
    assert elemental("move 1 e3", south="1 ice f2, 2 wind a1, 6 light e1") == lost
    assert elemental("move 1 f2", "move 2 a2", **ice) is None


def test_a_king_is_pushed_onto_a_fountain() -> None:
    pieces: Any = {"north": "1 dark f3, 2 earth i5", "south": "1 water f1, 2 fire a1, 6 light e1"}
    said = elemental("move 1 f2", **pieces)
    assert said == LOOK + "1 Water pushes the enemy's 1 Dark from there to f4 (earth fountain)."
    state = start({"revealed": [[], [1]], **pieces})
    play(state, "0 move 1 f2", "1 move 2 i4")
    assert state.see(None).seats[1].pieces[0].cell == "f4"
    nearer = (
        "Then it is 1 step from its own fountain, where 1 Water hits twice as hard."  # nothing comes of that meeting
    )
    covered = "Still covered: the enemy's 1. Of the 2 elements that it can be, 1 Water beats 1 there and loses to none."
    assert elemental("move 1 f2", revealed=[[], []], **pieces) == covered  # Earth; nobody knows that it is the king
    assert elemental("move 1 f2", **{**pieces, "north": "1 dark g2, 2 earth i5"}) == nearer  # no king off the fountains


# Realm of the Defenders


def of_realm(view: Any, action: Json, other: Json | None = None) -> str | None:
    return why("realm_of_the_defenders", view, action, other)


def test_a_power_that_is_enough_is_told_with_what_it_costs() -> None:
    attacking = realm.view(0, (realm.ADA, realm.BO), realm.OVERWHELM[:3])
    against = {"type": "against", "defender": 6}
    said = "Power 9 defeats Elder of 7 (f) (toughness 7). For that the realm owes 7 Courage."
    assert of_realm(attacking, against) == said
    assert of_realm(attacking, {"type": "against", "defender": 5}) is None
    poor = {**realm.BO, "courage": []}
    view = realm.view(0, (realm.ADA, poor), realm.OVERWHELM[:3])
    assert (of_realm(view, against) or "").endswith("Without Courage that costs the realm its last Fortress.")
    choosing = realm.view(0, (realm.ADA, realm.BO), realm.OVERWHELM[:2])
    assert of_realm(choosing, {"type": "power", "card": "9C"}, {"type": "power", "card": "6C"}) == said
    assert of_realm(choosing, {"type": "power", "card": "6C"}) is None


def test_a_realm_without_defenders_cannot_answer() -> None:
    attack = {"type": "attack", "seat": 1}
    bare = realm.view(0, (realm.CROWD, {}))
    assert (of_realm(bare, attack) or "").endswith("It has no Courage: each attacker takes a Fortress.")
    assert "Nobody defends" not in (of_realm(realm.view(0, (realm.CROWD, realm.BO)), attack) or "")


def test_a_sacrifice_saves_at_a_lower_price() -> None:
    seats = (realm.ADA, realm.BO)
    view = realm.view(1, seats, [*realm.OVERWHELM, realm.STOP[10]])
    offered = {"type": "offer", "from": "hand", "card": "2S"}
    assert of_realm(view, offered) == "It saves 10♠ (e): you owe 2 Courage instead of 10."
    broke = realm.view(1, (realm.ADA, {**realm.BO, "courage": []}), [*realm.OVERWHELM, realm.STOP[10]])
    assert (
        of_realm(broke, offered) == "It costs a card of your hand, and nobody in play."
    )  # a Fortress for each of them


def test_who_decides_between_two_attackers_reads_what_follows() -> None:
    small = {**realm.BO, "defenders": ["6S", *realm.BO["defenders"][1:]], "power": ["8C"]}
    stopping = realm.view(0, (realm.ADA, small), realm.STOP[:13])
    block = {"type": "block", "attacker": 1}
    assert (of_realm(stopping, block) or "").startswith("Power 6 defeats 6♠ (e) (toughness 6)")
    assert of_realm(realm.view(0, (realm.ADA, realm.BO), realm.STOP[:13]), block) is None
    struck = realm.view(0, (realm.ADA, small), realm.STOP)
    holds = "Power 8 does not defeat 9♠ (a)."
    assert of_realm(struck, {"type": "hit", "attacker": 1}, {"type": "hit", "attacker": 2}) == holds
    assert of_realm(struck, {"type": "hit", "attacker": 2}) is None


def test_what_is_laid_out_first_fills_what_is_empty() -> None:
    hand = {"hand": ["9C", "9H", "4S", "9D"], "defenders": ["2S"]}
    placing = realm.view(0, (hand, realm.BO), step="resource")
    courage, power = (
        {"type": "place", "card": card, "pool": pool} for card, pool in (("9H", "courage"), ("9C", "power"))
    )
    assert (of_realm(placing, courage) or "").startswith("You have no Courage")
    assert (of_realm(placing, power) or "").startswith("You have no Power")
    rich = realm.view(0, ({**hand, "power": ["2C"], "courage": ["2H"]}, realm.BO), step="resource")
    assert of_realm(rich, courage) == "As long as you have Courage, a loss takes no Fortress."
    assert of_realm(rich, power) == "Each card of Power is one attack, or one strike back."
    deploy = {"type": "deploy", "card": "4S"}
    assert (of_realm(realm.view(0, ({**hand, "defenders": []}, realm.BO)), deploy) or "").startswith(
        "You have no Defender"
    )
    toughest = "It would be your toughest Defender: less than 4 Power can't defeat it."
    assert of_realm(realm.view(0, (hand, realm.BO)), deploy) == toughest


def test_an_answer_that_loses_nothing_is_told() -> None:
    weak = (*realm.OVERWHELM[:2], (0, {"type": "power", "card": "6C"}), realm.OVERWHELM[3], (0, realm.DONE))
    strong = (*realm.OVERWHELM[:2], (0, {"type": "power", "card": "KC"}), realm.OVERWHELM[3], (0, realm.DONE))
    seats = (realm.ADA, realm.BO)
    assert of_realm(realm.view(1, seats, weak), realm.DONE) == "As it stands, you lose nothing."
    assert of_realm(realm.view(1, seats, strong), realm.DONE) is None
    back = {"type": "retaliate", "with": 5}
    said = "Power 10 defeats 9♠ (a) (toughness 9). For that the realm owes 9 Courage."
    assert of_realm(realm.view(1, seats, strong), back) == said
    assert of_realm(realm.view(1, (realm.ADA, {**realm.BO, "power": ["2C"]}), strong), back) is None


# Elemental Clash


def clash(position: Json, *moves: tuple[int, Json]) -> engine.State[Any]:
    game = GAMES["elemental_clash"]
    state: engine.State[Any] = game.new(2, "reasons", {"position": position})
    for seat, action in moves:
        state.play(engine.Seat(seat), game.action(action))
    return state


def of_clash(state: engine.State[Any], action: Json, other: Json | None = None) -> str | None:
    return why("elemental_clash", state.see(state.active[0]), action, other)


def test_a_stone_is_played_for_what_its_pile_carries_then() -> None:
    setting = Setting(GAMES["elemental_clash"], 2, {})
    words: Any = voice_of(ENGLISH).game_words("elemental_clash")
    compared = 0
    for seed in ("a", "b"):
        for state, seat, _ in walk(setting, seed, 150):
            for action in state.legal(seat):
                if engine.to_json(action)["type"] != "stone" or engine.to_json(action)["card"] not in ("venus", "mars"):
                    continue
                after = state.copy()
                after.play(seat, action)
                new = creatures(after, seat) - creatures(state, seat)
                said = words.action_reason(action, None, state.see(seat)) or ""
                assert all(words.card(card) in said for card in new)
                assert new or "the pile carries" not in said or spells(state, seat)
                compared += bool(new)
    assert compared


def playable(state: engine.State[Any], seat: engine.Seat) -> set[str]:
    return {data["card"] for data in map(engine.to_json, state.legal(seat)) if data["type"] == "play"}


def creatures(state: engine.State[Any], seat: engine.Seat) -> set[str]:
    view: Any = state.see(seat)
    return {card for card in playable(state, seat) if view.rules[card].creature}


def spells(state: engine.State[Any], seat: engine.Seat) -> bool:
    """Whether the hand has spells: for want of a target one may not be played, whatever carries it."""
    view: Any = state.see(seat)
    return any(view.rules[card].kind not in ("stone", "creature") for card in view.seats[seat].hand.cards)


def test_an_attack_that_nobody_blocks_or_survives_every_block() -> None:
    attack = {"type": "attack", "from": "0A1", "to": "1P"}
    combat = (0, {"type": "combat"})
    nobody: Json = {**FIGHT, "seats": [FIGHT["seats"][0], {**FIGHT["seats"][1], "def": {}}]}
    assert of_clash(clash(nobody, combat), attack) == "As the cards lie, no creature can block it."
    assert of_clash(clash(nobody, combat), attack, {**attack, "from": "0A3"}) is None
    weak: Json = {**FIGHT, "seats": [FIGHT["seats"][0], {**FIGHT["seats"][1], "def": {"2": "drift_bell"}}]}
    said = "As the cards lie, none of the creatures that can block it would destroy it alone."
    assert of_clash(clash(weak, combat), attack) == said
    hound: Json = {**FIGHT["seats"][0], "atk": {"1": "gravel_hound"}}
    strong: Json = {**FIGHT, "seats": [hound, {**FIGHT["seats"][1], "def": {"1": "hillbreaker"}}]}
    taken = "If nobody blocks, it takes 2 cards of the other Spellbook."
    assert of_clash(clash(strong, combat), attack) == taken
    larger: Json = {**FIGHT, "seats": [hound, {**FIGHT["seats"][1], "atk": {"4": "hillbreaker"}, "def": {}}]}
    assert of_clash(clash(larger, combat), {**attack, "to": "1A4"}) is None  # it falls by whom it attacks


def test_a_block_that_loses_nothing_saves_cards() -> None:
    state = clash(FIGHT, *ATTACKS)
    view = state.see(engine.Seat(1))
    for place in ("1D1", "1D2", "1D5"):
        for target in ("0A1", "0A3", "0A4"):
            block = {"type": "block", "from": place, "to": target}
            label = (
                voice_of(ENGLISH)
                .game_words("elemental_clash")
                .action_label(GAMES["elemental_clash"].action(block), view, ())
            )
            stays = "both fall" not in label and "yours falls" not in label
            said = of_clash(state, block)
            assert (said is not None) == (stays and target != "0A4")
            if said is not None:
                assert said.startswith("As the cards lie, the block saves")


def test_the_zone_of_a_creature_is_a_reason() -> None:
    front = {"type": "place", "from": "0S3", "to": "0A1"}
    back = {**front, "to": "0D1"}
    view = clash(MIDDLE).see(engine.Seat(0))
    assert why("elemental_clash", view, front, back) == "In the ATK zone it can attack in this very turn."
    assert why("elemental_clash", view, back, front) == "In the DEF zone it can't be attacked, and it can block."
    assert why("elemental_clash", view, front, {**front, "to": "0A4"}) is None
