"""Why something is not possible, said by the catalogues."""

from collections.abc import Callable

from engine.sentences import Field, Sentence
from words.catalogue import Catalogue


def explain(sentence: Sentence, catalogue: Catalogue, clean: Callable[[str], str] = str) -> str:
    """A sentence in the catalogue's language; in its own English words where it has no key.

    ``clean`` is done to whatever comes from elsewhere: to texts among the fields, and to words without a key.
    """
    if sentence.key is None:
        return clean(sentence.message)

    def said(value: Field) -> str | int:
        match value:
            case str():
                return clean(value)
            case tuple():
                return " ".join(explain(inner, catalogue, clean) for inner in value)
        return value

    return catalogue.say(sentence.key, **{name: said(value) for name, value in sentence.fields.items()})
