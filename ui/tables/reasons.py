"""Why there is nothing to choose from: the rules' own refusal of what somebody might have said."""

from collections import Counter
from collections.abc import Collection, Iterator, Mapping
from functools import lru_cache
from itertools import islice, product
from typing import Any, NamedTuple

from msgspec import inspect

import engine
from engine.sentences import REFUSALS, Sentence
from sessions import Rehearsal, Table

LARGEST = 12
"""Up to which number is tried where the rules set no bound."""
MOST_TRIED = 200
"""So many actions of a kind are tried at most."""
ENOUGH = 60
"""So many are tried where all are refused for the same reason."""
MALFORMED = {f"{REFUSALS.prefix}-{key}" for key in ("no-action", "unfit", "unfit-for")}


class RefusalReason(NamedTuple):
    """Why an action is refused."""

    action: engine.Action
    sentence: Sentence


def action_types(game: engine.Game) -> Collection[str]:
    """The types of a game's actions, resigning apart."""
    return [
        each.tag for each in _action_structs(game.id) if isinstance(each.tag, str) and each.cls is not engine.Resign
    ]


def refusal_reason(table: Table, seat: int, kinds: Collection[str]) -> RefusalReason | None:
    """Why a seat can do nothing of these kinds; None where it can, or where the rules don't say."""
    view = table.view(seat)
    texts = list(dict.fromkeys([*_texts_in_hands(view), *_texts_in_view(view)]))
    rehearsal = table.rehearse(seat)
    if any(engine.type_of(action) in kinds for action in rehearsal.legal):
        return None
    order = [f"{table.game.refusals.prefix}-{key}" for key in table.game.refusals]
    found = [
        one
        for kind in _action_structs(table.game.id)
        if kind.tag in kinds and (one := _refusal_of_kind(kind, rehearsal, texts, order))
    ]
    told = Counter(one.sentence.key for one in found)
    return max(found, key=lambda one: (told[one.sentence.key], _reason_rank(order, one.sentence)), default=None)


def _refusal_of_kind(
    kind: inspect.StructType, rehearsal: Rehearsal, texts: list[str], order: list[str]
) -> RefusalReason | None:
    """Why nothing of a kind can be done.

    Many values are refused for many reasons. The one that counts is what the rules look at last: whoever holds cards,
    but no money, is told of the money, and not of the cards that they don't hold.
    """
    found: dict[str, RefusalReason] = {}
    for tried, fields in enumerate(islice(_possible_fields(kind, texts), MOST_TRIED)):
        if tried > ENOUGH and len(found) == 1:
            break
        action = _make_action(kind, fields)
        refused = rehearsal.refusal(action)
        if (
            refused is not None
            and refused.key not in MALFORMED
            and not _quotes_tried_text(refused.sentence, fields.values())
        ):
            found.setdefault(refused.key or "", RefusalReason(action, refused.sentence))
    return max(found.values(), key=lambda one: _reason_rank(order, one.sentence), default=None)


def _quotes_tried_text(sentence: Sentence, tried: Collection[Any]) -> bool:
    """Whether a refusal quotes a text that was only tried: there is no card of that name."""
    return any(isinstance(value, str) and value in sentence.fields.values() for value in tried)


def _reason_rank(order: list[str], sentence: Sentence) -> int:
    return order.index(sentence.key) if sentence.key in order else -1


@lru_cache(maxsize=16)
def _action_structs(game_id: str) -> tuple[inspect.StructType, ...]:
    known = inspect.type_info(engine.GAMES[game_id].actions)
    assert isinstance(known, inspect.UnionType)
    return tuple(each for each in known.types if isinstance(each, inspect.StructType))


def _possible_fields(kind: inspect.StructType, texts: list[str]) -> Iterator[dict[str, Any]]:
    """The fields of an action of a kind, with whatever can stand in those that it must have."""
    fields = [field for field in kind.fields if field.required]
    for values in product(*(_possible_values(field.type, texts) for field in fields)):
        yield {field.encode_name: value for field, value in zip(fields, values, strict=True)}


def _possible_values(field: inspect.Type, texts: list[str]) -> list[Any]:
    """What might stand in a field: all that is possible, or whatever its seat sees."""
    match field:
        case inspect.UnionType(types):
            return [value for each in types for value in _possible_values(each, texts)]
        case inspect.LiteralType(values):
            return list(values)
        case inspect.IntType():
            return list(range(field.ge or 0, (LARGEST if field.le is None else min(field.le, LARGEST)) + 1))
        case inspect.StrType():
            return [text for text in texts if field.max_length is None or len(text) <= field.max_length]
    return []


def _make_action(action: inspect.StructType, fields: Mapping[str, Any]) -> engine.Action:
    given = {field.name: fields[field.encode_name] for field in action.fields if field.encode_name in fields}
    made = action.cls(**given)
    assert isinstance(made, engine.Action)
    return made


def _texts_in_hands(seen: Any) -> Iterator[str]:
    """The texts in the hands of a view."""
    if isinstance(seen, Mapping):
        for name, value in seen.items():
            yield from _texts_in_view(value) if name == "hand" else _texts_in_hands(value)
    elif isinstance(seen, list):
        for value in seen:
            yield from _texts_in_hands(value)


def _texts_in_view(seen: Any) -> Iterator[str]:
    """All texts in a view."""
    if isinstance(seen, str):
        yield seen
    elif isinstance(seen, Mapping):
        yield from seen
        for value in seen.values():
            yield from _texts_in_view(value)
    elif isinstance(seen, list):
        for value in seen:
            yield from _texts_in_view(value)
