"""What the catalogue puts together by itself, faster than Fluent, is what Fluent would say."""

import re
import sys
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from itertools import product
from threading import Barrier, BrokenBarrierError

import pytest
from fluent.runtime import FluentBundle, FluentResource
from structlog.testing import capture_logs

from words.catalogue import Catalogue, MissingMessage, OwnName, ShortenableLabel
from words.language_files import language_texts

VALUES: tuple[str | int, ...] = (0, 1, 2, 5, 11, 21, 999, 1000, 12_345, -1, "one", "other", "Ada", "hard", "time")


def test_what_depends_on_a_field_is_said_as_fluent_says_it() -> None:
    sources = language_texts("en").messages
    ours, theirs = Catalogue("en", sources), FluentBundle(["en"], use_isolating=False)
    choices: dict[str, set[str]] = {}
    for source in sources.values():
        resource = FluentResource(source)
        theirs.add_resource(resource)
        for entry in resource.body:
            written = source[entry.span.start : entry.span.end] if entry.span else ""
            if (key := re.match(r"([a-z0-9-]+) =", written)) and "->" in written:
                choices[key[1]] = set(re.findall(r"\$(\w+)", written))
    assert len(choices) > 50
    for name, value in product(choices, VALUES):
        fields: dict[str, str | int] = dict.fromkeys(choices[name], value)
        pattern = theirs.get_message(name).value
        assert pattern is not None
        said, errors = theirs.format_pattern(pattern, fields)
        assert (ours.say(name, **fields), errors) == (said, []), value


def test_a_field_that_a_choice_needs_has_to_be_there() -> None:
    catalogue = Catalogue("en", {"a": "turns = { $count ->\n    [one] a turn\n   *[other] { $count } turns\n }\n"})
    assert [catalogue.say("turns", count=count) for count in (1, 2)] == ["a turn", "2 turns"]
    with pytest.raises(MissingMessage):
        catalogue.say("turns")


def test_whoever_reads_of_themselves_is_spoken_to() -> None:
    source = "gives = { $player } gives { $other } a card.\n    .player = You give { $other } a card.\n"
    catalogue = Catalogue("en", {"a": f"{source}waits = {'{ $player }'} waits.\n"})
    ada, bo = "Ada", "Bo"
    assert catalogue.say("gives", player=ada, other=bo) == "Ada gives Bo a card."
    assert catalogue.say("gives", player=OwnName(ada), other=bo) == "You give Bo a card."
    assert catalogue.say("gives", player=bo, other=OwnName(ada)) == "Bo gives Ada a card.", (
        "nothing speaks to the other"
    )
    assert catalogue.say("waits", player=OwnName(ada)) == "Ada waits."
    assert not catalogue.has_message("gives.other")


def test_the_name_of_a_computer_has_an_article_in_a_sentence_and_that_of_a_person_none() -> None:
    source = """computer-easy = Computador (fácil)
-turn = vez
turn = É a { -turn } { NAME($player, "do ", "de ") }.
draws = { NAME($player, "O ") } compra de { $other }.
many = { $n ->
    [one] { NAME($player, "O ") } compra uma carta.
   *[other] { NAME($player, "O ") } compra { $n } cartas.
}
"""
    catalogue = Catalogue("pt-BR", {"a": source})
    for computer in ("Computador (fácil)", "Computador 2 (fácil)", "**Computador (fácil)**"):
        assert catalogue.say("turn", player=computer) == f"É a vez do {computer}."
        assert catalogue.say("draws", player=computer, other="Ada") == f"O {computer} compra de Ada."
        assert catalogue.say("many", player=computer, n=2) == f"O {computer} compra 2 cartas."
    assert catalogue.say("turn", player="Ada") == "É a vez de Ada."
    assert catalogue.say("draws", player="Ada", other="Computador (fácil)") == "Ada compra de Computador (fácil)."


def test_a_word_before_a_name_is_elided_before_a_vowel_and_what_sounds_like_one() -> None:
    source = """computer-easy = Ordi (facile)\nking = le roi { NAME($player, "de l'", "de ", "d'") }\n"""
    catalogue = Catalogue("fr", {"a": source})
    names = {
        "Ada": "d'Ada",
        "Élise": "d'Élise",
        "Bo": "de Bo",
        "**Ida**": "d'**Ida**",
        "Yves": "d'Yves",
        "Yann": "de Yann",
        "Hélène": "d'Hélène",
        "Harry": "de Harry",
        "Ordi (facile)": "de l'Ordi (facile)",
    }
    assert {name: catalogue.say("king", player=name) for name in names} == {
        name: f"le roi {said}" for name, said in names.items()
    }


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("de", "Der Computer (schwer) gewinnt: Ada hat aufgegeben."),
        ("es", "Gana la Máquina (difícil): Ada se rindió."),
        ("fr", "L'Ordi (difficile) gagne : Ada a abandonné."),
        ("pt-BR", "O Computador (difícil) vence: Ada desistiu."),
    ],
)
def test_each_language_puts_its_article_before_a_computer(language: str, said: str) -> None:
    catalogue = Catalogue(language, language_texts(language).messages)
    winner = catalogue.say("computer-hard")
    assert catalogue.say("duel-win-resign-bare", winner=winner, loser="Ada").replace("\u202f", " ") == said


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("de", "Ada schickt den Altmeister 7 (d) mit einem Altmeister gegen 9♠ (c) vom Computer (leicht)."),
        ("es", "Ada envía el Anciano de 7 (d) con un Anciano contra 9♠ (c) de la Máquina (fácil)."),
        ("fr", "Ada envoie l'Ancien de 7 (d) avec un Ancien contre 9♠ (c) de l'Ordi (facile)."),
        ("pt-BR", "Ada envia o Ancião de 7 (d) com um Ancião contra 9♠ (c) do Computador (fácil)."),
    ],
)
def test_each_language_puts_its_article_before_an_elder(language: str, said: str) -> None:
    say = Catalogue(language, language_texts(language).messages).say
    attacker = say("realm-of-the-defenders-defender-elder", toughness=7, letter="d")
    power, target = say("realm-of-the-defenders-card-elder"), say("computer-easy")
    fields = {"player": "Ada", "attacker": attacker, "power": power, "defender": "9♠ (c)", "target": target}
    assert say("realm-of-the-defenders-event-assign", **fields) == said


def test_a_list_of_one_is_that_one_whoever_was_listed_before() -> None:
    catalogue = Catalogue("en", {"a": "wins = { $winners } wins.\n    .winners = You win.\n"})
    for name, said in (("Ada", "Ada wins."), (OwnName("Ada"), "You win."), ("Ada", "Ada wins.")):
        assert catalogue.say("wins", winners=catalogue.list_in_sentence([name])) == said


def test_a_language_of_one_country_has_its_lists_and_plurals() -> None:
    catalogue = Catalogue("pt-BR", {"a": "cards = { $n ->\n    [one] carta\n   *[other] cartas\n}\n"})
    assert catalogue.list_in_sentence(["Ada", "Bo", "Cleo"]) == "Ada, Bo e Cleo"
    assert [catalogue.say("cards", n=number) for number in (1, 2)] == ["carta", "cartas"]


def test_a_language_speaks_to_nobody_in_another() -> None:
    english = Catalogue(
        "en",
        {
            "a": "draws = { $player } draws.\n    .player = You draw.\nwins = { $player } wins.\n"
            "    .player = You win.\n"
        },
    )
    german = Catalogue("de", {"a": "draws = { $player } zieht.\n"}, english)
    assert german.say("draws", player=OwnName("Ada")) == "Ada zieht."
    assert german.say("wins", player=OwnName("Ada")) == "You win."


def test_a_label_has_a_shorter_form_where_its_message_has_one() -> None:
    source = "moves = { $player } to move\n    .short = { $player }!\nwaits = { $player } waits\n"
    catalogue = Catalogue("en", {"a": source})
    label = catalogue.say("moves", player="Ada")
    assert label == "Ada to move"
    assert isinstance(label, ShortenableLabel)
    assert label.short == "Ada!"
    assert not isinstance(catalogue.say("waits", player="Ada"), ShortenableLabel)


GERMAN = """
-spellbook = { $case ->
   *[nominative] Zauberbuch
    [genitive] Zauberbuchs
}
    .gender = neuter
name = { $player }
top = Die oberste Karte des { -spellbook(case: "genitive") } von { name }
side = { -spellbook.gender ->
    [neuter] Dein { -spellbook }
   *[other] Deine { -spellbook }
}
lost = Von { $who } ist nichts bekannt
torn = { $n ->
round = { round }
"""


def test_a_message_refers_to_terms_and_to_other_messages() -> None:
    german = Catalogue("de", {"a": GERMAN})
    assert german.say("top", player="Ada") == "Die oberste Karte des Zauberbuchs von Ada"
    assert german.say("side") == "Dein Zauberbuch"
    assert not german.has_message("-spellbook"), "a term is part of messages and none by itself"


def test_what_has_been_said_can_be_referred_to_and_asked_of_fluent_later() -> None:
    source = 'fire = fire\nwall = A wall of { fire }\nmark = { "{" }{ $n }\ncards = { $n } cards\n    .one = a card\n'
    catalogue = Catalogue("en", {"a": source})
    assert [catalogue.say("fire"), catalogue.say("cards.one"), catalogue.say("mark", n=3)] == ["fire", "a card", "{3"]
    assert catalogue.say("wall") == "A wall of fire"
    assert [catalogue.say("cards", n=number) for number in (7, 1234)] == ["7 cards", "1,234 cards"]


def test_a_plain_label_has_its_shorter_form_too() -> None:
    label = Catalogue("en", {"a": "element = Element\n    .short = El.\n"}).say("element")
    assert isinstance(label, ShortenableLabel)
    assert (label, label.short) == ("Element", "El.")


def test_what_is_broken_in_a_translation_is_said_in_english_and_logged_once() -> None:
    english = Catalogue("en", {"a": "lost = Nothing is known of { $player }\ntorn = { $n } cards\nround = round\n"})
    german = Catalogue("de", {"a": GERMAN}, english)
    with capture_logs() as logs:
        for _ in range(2):
            assert german.say("lost", player="Ada") == "Nothing is known of Ada"
            assert german.say("lost", player="Bo") == "Nothing is known of Bo"
            assert german.say("torn", n=3) == "3 cards"
            assert german.say("round") == "round"
    assert [one["message"] for one in logs] == ["lost", "torn", "round"]
    assert {one["language"] for one in logs} == {"de"}


def test_a_message_that_two_threads_ask_for_at_once_is_said_to_both(monkeypatch: pytest.MonkeyPatch) -> None:
    """Pictures are drawn in threads. The one that reads is kept from it until the other has had time to ask, too."""
    meeting = Barrier(2, timeout=0.2)

    def slow(text: str) -> object:
        with suppress(BrokenBarrierError):  # only one reads, while the other waits for it
            meeting.wait()
        return FluentResource(text)

    monkeypatch.setattr(sys.modules[Catalogue.__module__], "parse_messages", slow)
    german = Catalogue("de", {"a": "wins = gewinnt\n"}, Catalogue("en", {"a": "wins = wins\n"}))
    with ThreadPoolExecutor(2) as threads:
        assert list(threads.map(german.say, ["wins", "wins"])) == ["gewinnt", "gewinnt"]
