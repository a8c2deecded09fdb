"""The faults of an ability that its types can't find (EC-11). Each fault begins with the field."""

from collections.abc import Iterator

from engine.elemental_clash.language import (
    Ability,
    AddStones,
    Amount,
    Buff,
    Counter,
    Damage,
    Destroy,
    Discard,
    Draw,
    Filter,
    Heal,
    Move,
    Operation,
    Reference,
    Search,
    Static,
    TargetSpec,
    Value,
)


def ability_faults(ability: Ability) -> Iterator[str]:
    """Everything that an ability can't mean, in a few words each."""
    if ability.if_:
        yield from _filter_faults("if", ability.if_.count)
    if isinstance(ability, Static):
        if isinstance(ability.static, Filter):
            yield from _filter_faults("static", ability.static)
            if ability.static.area != "field" or ability.static.kind != ("creature",):
                yield "static: only creatures on the field are given something"
        return
    if ability.on in ("standby", "end"):
        if ability.of != "self":
            yield "of: a phase is nobody's event"
    elif ability.whose != "own":
        yield "whose: goes with standby and end only"
    if isinstance(ability.of, Filter):
        yield from _filter_faults("of", ability.of)
        if ability.of.area != "field":
            yield "of: events happen on the field"
    for spec in ability.target:
        yield from _target_faults(spec)
    for number, op in enumerate(ability.do):
        for fault in _operation_faults(op, len(ability.target)):
            yield f"do {number}, {fault}"


def _filter_faults(where: str, given: Filter) -> Iterator[str]:
    alone = {"discard", "chain", "hand", "deck"} & set(given.zone)
    if alone and len(given.zone) > 1:
        yield f"{where}: the zone {min(alone)} stands alone"
    if not given.kind:
        yield f"{where}: no kind at all"


def _target_faults(spec: TargetSpec) -> Iterator[str]:
    yield from _filter_faults("target", spec)
    if spec.min > spec.max:
        yield "target: min is more than max"
    if spec.area in ("hand", "deck"):
        yield f"target: cards in a {spec.area} can't be chosen"
    if spec.area == "field" and {"stone", "card"} & set(spec.kind):
        yield "target: stones can't be chosen, for they have no place of their own"


def _operation_faults(op: Operation, specs: int) -> Iterator[str]:
    if op.if_:
        yield from _filter_faults("if", op.if_.count)
    players = isinstance(op, Damage | Heal)
    match op:
        case Damage():
            yield from _reference_faults("to", op.to, specs, players)
        case Heal() | Destroy() | Move() | Buff() | Counter():
            yield from _reference_faults("what", op.what, specs, players)
        case Search() if op.pick is not None:
            yield from _filter_faults("pick", op.pick)
        case _:
            pass
    for name, value in _values_by_field(op):
        if isinstance(value, Amount):
            yield from _amount_faults(name, value, specs)


def _values_by_field(op: Operation) -> Iterator[tuple[str, Value | None]]:
    if isinstance(op, Damage | Heal | Draw | Discard | AddStones):
        yield "n", op.n
    elif isinstance(op, Buff):
        yield "atk", op.atk
        yield "def", op.def_


def _amount_faults(where: str, amount: Amount, specs: int) -> Iterator[str]:
    if (amount.count is None) == (amount.stat is None) or (amount.stat is None) != (amount.of is None):
        yield f"{where}: either count, or stat and of"
    if amount.count is not None:
        yield from _filter_faults(where, amount.count)
    if amount.of is not None:
        yield from _reference_faults(f"{where}.of", amount.of, specs, players=False)


def _reference_faults(where: str, reference: Reference, specs: int, players: bool) -> Iterator[str]:
    if isinstance(reference, Filter):
        yield from _filter_faults(where, reference)
        if reference.area in ("hand", "deck"):
            yield f"{where}: cards in a {reference.area} can't be meant"
    elif reference in ("you", "opp", "each"):
        if not players:
            yield f"{where}: players can't be meant here"
    elif reference.startswith("t") and int(reference[1:]) > specs:
        yield f"{where}: there is no target spec {reference[1:]}"
