"""Each sentence of the engine stands in the catalogue under its key, and says the same there with its fields."""

import ast
import pkgutil
import re
import subprocess
import sys
from collections.abc import Iterator
from importlib import import_module
from itertools import product
from pathlib import Path
from typing import Any

import pytest

import engine
from engine import english
from engine.sentences import AnyOf, Explained, Field, Sentence, Sentences
from sessions.refusals import LobbyRefusal
from tests.support.rules import ROOT
from ui.interactions.names import escaped_sentence
from words import ENGLISH, catalogue, voice_of
from words.refusals import refusal_text


def tables() -> dict[str, Sentences]:
    """All tables of sentences in the engine, by what their keys begin with."""
    found: dict[str, Sentences] = {}
    for module in pkgutil.walk_packages(engine.__path__, "engine."):
        if not module.name.endswith("__main__"):
            values = vars(import_module(module.name)).values()
            found |= {value.prefix: value for value in values if isinstance(value, Sentences)}
    return found


def test_every_game_has_refusals() -> None:
    assert {f"{name.replace('_', '-')}-refusal" for name in engine.GAMES} <= set(tables())


@pytest.mark.parametrize("prefix", sorted(tables()))
def test_a_sentence_reads_as_in_the_catalogue(prefix: str) -> None:
    """The engine reads its file by itself; Fluent reads the same file for the catalogue."""
    table = tables()[prefix]
    assert [*table]
    for key in table:
        text = english.messages()[f"{prefix}-{key}"]
        names = list(dict.fromkeys(re.findall(r"\$([\w-]+)", text)))
        tried: list[Field] = [0, 1, 2, 12, 4000, "few"]
        for values in product(tried, repeat=min(len(names), 3)):
            fields: dict[str, Field] = dict(zip(names, (*values, *[7] * len(names)), strict=False))
            sentence = table(key, **fields)
            assert sentence.message
            assert refusal_text(sentence, catalogue()) == sentence.message


def test_names_and_choices_stand_in_a_sentence() -> None:
    card = Sentence("elemental-defenders-card", {"level": Sentence("elemental-defenders-level-4"), "element": "Fire"})
    sentence = Sentence("elemental-defenders-refusal-answer-mystic", {"fitting": AnyOf(("F5", card, "E5"))})
    assert sentence.message.endswith("so you must answer with one: F5, Warden of Fire or E5.")
    assert refusal_text(sentence, catalogue()) == sentence.message


def test_a_name_that_no_catalogue_has_is_said_as_it_is() -> None:
    sentence = Sentence(
        "elemental-clash-refusal-not-held", {"card": Sentence("elemental-clash-card-none", words="*X*")}
    )
    assert sentence.message == "There is no *X* in your hand."
    assert escaped_sentence(voice_of(ENGLISH), sentence) == "There is no \\*X\\* in your hand."


KEYS = re.compile(r'(?:SENTENCES|REFUSALS|OPTIONS|NAMES|refuse|_refuse|_object|_of)\(\s*(?:\w+, )?"([a-z-]+)"')


def sources() -> Iterator[Path]:
    yield from sorted((ROOT / "engine").rglob("*.py"))


def test_each_key_is_one_of_a_file() -> None:
    """A refusal is made without its words, so only this finds a key that is misspelt."""
    known = {key for table in tables().values() for key in table}
    used = {key for path in sources() for key in KEYS.findall(path.read_text(encoding="utf-8"))}
    assert len(used) > 100
    assert used <= known


def test_whatever_reaches_a_player_has_a_key() -> None:
    """Positions, views and pools are brought by programs: what is wrong with them is said in English alone."""
    plain = [
        (path.name, node.lineno)
        for path in sources()
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Call)
        and isinstance(node.func, ast.Name)
        and node.func.id in ("IllegalAction", "UnreadableDeck", "Objection")
        and not isinstance(node.args[0], ast.Call)
    ]
    assert plain == [], "these speak English only"


@pytest.mark.parametrize("game", [pytest.param(game, id=game.id) for game in engine.GAMES.values()])
def test_options_that_people_choose_are_refused_with_a_key(game: engine.Game) -> None:
    bad: list[tuple[int, Any]] = [(0, {}), (9, {}), (game.min_seats, {"no such option": 1}), (game.min_seats, [])]
    if game.decks is not None:
        bad += [(game.min_seats, {"decks": [[]] * game.min_seats})]
    for seats, options in bad:
        with pytest.raises(engine.BadOptions) as refused:
            game.new(seats, "", options)
        assert refused.value.key is not None
        assert refusal_text(refused.value.sentence, catalogue()) == refused.value.message


def test_what_people_wrote_is_quoted_as_letters_only() -> None:
    clash = engine.GAMES["elemental_clash"].new(2, "", {})
    (seat,) = clash.active
    with pytest.raises(engine.IllegalAction) as refused:
        clash.play(seat, engine.GAMES["elemental_clash"].action({"type": "play", "card": "**<@1>`\u202e", "pile": 1}))
    assert "“\\*\\*<\u200b@\u200b1\\>\\`�”" in escaped_sentence(voice_of(ENGLISH), refused.value.sentence)


def test_words_without_a_key_are_said_as_they_are() -> None:
    assert (
        escaped_sentence(voice_of(ENGLISH), Explained("It holds `odd` things.").sentence)
        == "It holds \\`odd\\` things."
    )


def test_sentences_can_stand_in_a_sentence() -> None:
    reasons = (tables()["elemental-clash-deck"]("unknown", card="*"), Sentence(words="So."))
    assert escaped_sentence(
        voice_of(ENGLISH), LobbyRefusal("deck-unplayable", deck="_A_", reasons=reasons).sentence
    ) == ("“\\_A\\_” can't be played at this table: There is no card “\\*”. So.")


ALONE = """
import sys
import engine
from engine import english
assert english.messages.cache_info().currsize == 0, "import reads no sentences"
game = engine.GAMES["elements"]
print(game.title)
state = game.new(2, "f00d", {})
try:
    state.play(state.active[0], game.action({"type": "knock"}))
except engine.IllegalAction as refused:
    print(refused, refused.message == str(refused), refused.rule, refused.key, sorted(refused.fields))
try:
    game.new(9, "", {})
except engine.BadOptions as refused:
    print(refused)
assert not {"words", "fluent", "babel"} & set(sys.modules)
"""


def test_the_engine_alone_says_why_in_english() -> None:
    """Scripts, puzzles and the terminal use it without the catalogues, and import no slower for its sentences."""
    done = subprocess.run([sys.executable, "-c", ALONE], cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.stderr == ""
    title, refused, options = done.stdout.splitlines()
    assert title == "Elements"
    assert re.fullmatch(
        r"You can't knock yet: your sum is \d+, the limit is \d+\. True EM-5\.1 elements-refusal-knock "
        r"\['limit', 'sum'\]",
        refused,
    )
    assert options == "Elements is for 2 players."


def test_what_is_secret_in_a_refusal_is_in_no_name_of_it() -> None:
    refused = engine.IllegalAction(Sentence("elements-refusal-play", {"card": 6, "held": AnyOf(("1", "4"))}), "EM-4.1")
    assert repr(refused) == "IllegalAction(elements-refusal-play)"
    assert str(refused) == "There is no 6 in your hand: you hold 1 or 4."
