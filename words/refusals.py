"""Refusals, said by the catalogues."""

from collections.abc import Callable

from engine.sentences import Explained, Field, Sentence, Thing, in_words, printable
from words.catalogue import Catalogue, catalogue
from words.language_files import ENGLISH


def refusal_text(sentence: Sentence, catalogue: Catalogue, clean: Callable[[str], str] = str) -> str:
    """A sentence in the catalogue's language; in its own English words where it has no key.

    ``clean`` is done to whatever comes from elsewhere: to texts among the fields, and to words without a key.
    """

    def said(thing: Thing) -> str:
        return refusal_text(thing, catalogue, clean) if isinstance(thing, Sentence) else clean(thing)

    def either(things: list[str]) -> str:
        return catalogue.list_in_sentence(things, style="or")

    if sentence.key is None or (sentence.words and not catalogue.has_message(sentence.key)):
        return clean(sentence.words)
    fields = {name: in_words(field, said, either) for name, field in sentence.fields.items()}
    return catalogue.say(sentence.key, **fields)


class CatalogueRefusal(Explained):
    """Something that is not possible, with a sentence of the catalogue. ``message`` is for logs."""

    def __init__(self, key: str, /, **fields: Field) -> None:
        super().__init__(Sentence(key, fields))

    @property
    def message(self) -> str:
        """The sentence in English, made when it is asked for."""
        return printable(refusal_text(self.sentence, catalogue(ENGLISH)))
