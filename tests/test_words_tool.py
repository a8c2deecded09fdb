"""The check of a translation names what it lacks, and is silent about one that lacks nothing."""

from collections.abc import Mapping

import pytest

from tools.words import Fault, faults, plurals_of, written
from words.language_files import LanguageTexts, language_texts

ENGLISH = {
    "a": "-book = Spellbook\nbutton-go = Go on\n"
    "takes = { $player } takes { $n ->\n    [one] a card\n   *[other] cards\n}\n"
    "    .player = You take it\nname-of-a-card = Slag Drake\n"
}
RULES = {"a": "## The start {#start}\n<!-- A-1 -->\nDeal the cards.\n![A table](figure:table)\n"}
GERMAN = {
    "a": "-book = Zauberbuch\nbutton-go = Weiter\ntakes = { $player } nimmt { $n ->\n    [one] eine Karte\n"
    "   *[other] Karten\n}\n    .player = Du nimmst sie\nname-of-a-card = Schlackendrache\n"
}
GERMAN_RULES = {"a": "## Der Anfang {#start}\n<!-- A-1 -->\nGebt die Karten.\n![Ein Tisch](figure:table)\n"}


def found(messages: Mapping[str, str], rules: Mapping[str, str] = GERMAN_RULES, noted: bool = True) -> list[Fault]:
    marks = {key: entry.fingerprint for key, entry in written(ENGLISH).entries.items()} if noted else {}
    return [*faults(LanguageTexts(ENGLISH, RULES), LanguageTexts(messages, rules), marks)]


def test_a_whole_translation_has_no_faults() -> None:
    assert not found(GERMAN)


@pytest.mark.parametrize(
    ("old", "new", "fault"),
    [
        ("button-go = Weiter\n", "", Fault("missing", "button-go")),
        ("Weiter", "Go on", Fault("still English", "button-go")),
        ("Weiter", "Weiter" + "!" * 80, Fault("too long", "button-go", "86 of 80 characters")),
        ("{ $player } nimmt", "Jemand nimmt", Fault("lacks fields", "takes", "player")),
        ("Weiter", "Weiter, { $who }", Fault("names fields that there are not", "button-go", "who")),
        ("    .player = Du nimmst sie\n", "", Fault("lacks attributes", "takes", "player")),
        ("Weiter\n", "Weiter\nbutton-back = Zurück\n", Fault("unknown", "button-back")),
        ("Weiter", "Weiter ?", Fault("may break before a sign", "button-go")),
        ("Weiter\n", "{ Weiter\n", Fault("broken", "a: button-go = { Weiter")),
    ],
)
def test_each_kind_of_fault_is_named(old: str, new: str, fault: Fault) -> None:
    assert fault in found({"a": GERMAN["a"].replace(old, new)})


def test_a_choice_by_number_has_the_plurals_of_its_language() -> None:
    polish = LanguageTexts({"a": GERMAN["a"]}, GERMAN_RULES)
    assert plurals_of("pl") == {"one", "few", "many"}
    wanted = [*faults(LanguageTexts(ENGLISH, RULES), polish, {}, plurals_of("pl"))]
    assert Fault("lacks plurals", "takes", "few, many") in wanted
    assert plurals_of("de") == plurals_of("fr") == plurals_of("pt-BR") == {"one", "other"}


def test_a_name_that_is_the_same_in_both_languages_is_kept() -> None:
    same = GERMAN["a"].replace("Schlackendrache", "Slag Drake")
    assert found({"a": same}) == [Fault("still English", "name-of-a-card")]
    assert not found({"a": f"# kept: name-of-a-card\n\n{same}"})


def test_what_was_translated_from_other_english_is_out_of_date() -> None:
    assert {fault.kind for fault in found(GERMAN, noted=False)} == {"out of date"}


@pytest.mark.parametrize(
    ("old", "new", "fault"),
    [
        ("figure:table", "figure:hand", Fault("another figure", "rules/a.md #start", "hand in place of table")),
        ("A-1", "A-2", Fault("other rules", "rules/a.md #start", "A-1 A-2")),
        ("{#start}", "{#end}", Fault("missing", "rules/a.md #start")),
        ("Gebt die Karten.", "Deal the cards.", Fault("still English", "rules/a.md #start")),
        ("Gebt die Karten.", "Gebt « Karten.", Fault("may break before a sign", "rules/a.md #start")),
    ],
)
def test_pages_of_the_rules_have_the_same_topics_rules_and_figures(old: str, new: str, fault: Fault) -> None:
    assert fault in found(GERMAN, {"a": GERMAN_RULES["a"].replace(old, new)})


def test_the_first_catalogue_is_whole() -> None:
    english = written(language_texts("en").messages)
    assert not english.broken
    assert len(english.entries) > 2000
