"""Why something is not possible, said by the catalogues."""

from collections.abc import Callable

from engine.sentences import Sentence, Thing, in_words
from words.catalogue import Catalogue


def explain(sentence: Sentence, catalogue: Catalogue, clean: Callable[[str], str] = str) -> str:
    """A sentence in the catalogue's language; in its own English words where it has no key.

    ``clean`` is done to whatever comes from elsewhere: to texts among the fields, and to words without a key.
    """

    def said(thing: Thing) -> str:
        return explain(thing, catalogue, clean) if isinstance(thing, Sentence) else clean(thing)

    def either(things: list[str]) -> str:
        return catalogue.list_of(things, style="or")

    if sentence.key is None or (sentence.words and not catalogue.has(sentence.key)):
        return clean(sentence.words)
    fields = {name: in_words(field, said, either) for name, field in sentence.fields.items()}
    return catalogue.say(sentence.key, **fields)
