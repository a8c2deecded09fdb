"""Alternative texts of Elemental: what the pictures show, in words that can be read out."""

from collections.abc import Sequence

from engine.elemental.actions import Order
from engine.elemental.events import Defeated, Fought, Landed, OrdersRevealed, PublicOrder, Returned
from engine.elemental.view import ElementalView, PieceView, SideView
from words.alt_texts import AltPart, fit_parts
from words.elemental.fights_told import loser_of
from words.elemental.orders import order_parts_in_view
from words.elemental.story import MessageVoice
from words.elemental.threats import threatened_pieces
from words.game import Names


def table_alt(view: ElementalView, names: Names, words: MessageVoice, result: str | None) -> str:
    """The whole public table; the same for every viewer. ``result``: how the game ended."""
    parts = [words.say("alt-over", result=result)] if result else []
    parts.append(words.say("alt-table", round=_round_text(view, words)))
    parts += [_player_text(view, side, names, words) for side in view.seats]
    parts.append(_supply_text(view, words))
    return _with_story(parts, view, words)


def hand_alt(view: ElementalView, seat: int, names: Names, words: MessageVoice) -> str:
    """One seat's own board, and its notes about the other side."""
    own, other = view.seats[seat], view.seats[1 - seat]
    side, crystals = words.say(f"side-{own.side}"), _crystals_text(own, words)
    parts = [words.say("alt-hand", round=_round_text(view, words), side=side, crystals=crystals)]
    parts.append(words.say("alt-own", pieces=_pieces_text(own.pieces, words)))
    if threats := threatened_pieces(view):
        said = [_threat_text(number, enemies, words) for number, enemies in threats.items()]
        parts.append(words.say("alt-threats", pieces=words.catalogue.list_with_semicolons(said)))
    if view.order is not None:
        key = "alt-order-asked" if seat in view.active else "alt-order"
        parts.append(words.say(key, order=short_order(view.order, words, view)))
    if view.choice is not None:
        key = "alt-lands" if view.phase == "knockback" else "alt-goes"
        parts.append(words.say(key, number=view.choice.number, cells=", ".join(view.choice.cells)))
    their = _pieces_text(other.pieces, words)
    parts.append(words.say("alt-their", player=names[1 - seat], crystals=_crystals_text(other, words), pieces=their))
    guesses = words.catalogue.list_with_semicolons(
        _guess_text(piece, words) for piece in other.pieces if _is_narrowed_down(piece)
    )
    if guesses:
        parts.append(words.say("alt-guesses", guesses=guesses))
    parts.append(_supply_text(view, words))
    return _with_story(parts, view, words)


def pieces_alt(view: ElementalView, seat: int, names: Names, words: MessageVoice) -> str:
    """The pieces of one seat, said of it by name."""
    own = view.seats[seat]
    pieces = _pieces_text(own.pieces, words)
    return words.say("alt-their", player=names[seat], crystals=_crystals_text(own, words), pieces=pieces)


def short_order(order: Order | PublicOrder, words: MessageVoice, view: ElementalView, seat: int | None = None) -> str:
    """An order in the fewest words: "3 dashes to e5"; ``seat`` as in `order_parts_in_view`."""
    key, cell, other = order_parts_in_view(order, view, seat)
    return words.say(f"short-{key}", number=order.number, cell=cell, other=other)


def _threat_text(number: int, enemies: Sequence[PieceView], words: MessageVoice) -> str:
    return words.say("alt-threat", number=number, enemies=", ".join(_enemy_text(enemy, words) for enemy in enemies))


def _enemy_text(enemy: PieceView, words: MessageVoice) -> str:
    """A known enemy by its number and element."""
    element = words.catalogue.noun_in_sentence(words.say(f"element-{enemy.known}"))
    return words.say("alt-guess", number=enemy.number, elements=element)


def _is_narrowed_down(piece: PieceView) -> bool:
    return piece.element is None and len(piece.possible) < 6


def _guess_text(piece: PieceView, words: MessageVoice) -> str:
    elements = "/".join(words.catalogue.noun_in_sentence(words.say(f"element-{element}")) for element in piece.possible)
    return words.say("alt-guess", number=piece.number, elements=elements)


def _with_story(parts: list[str], view: ElementalView, words: MessageVoice) -> str:
    """The parts in a line each, and after them as many lines of the newest round as there is room for."""
    story = [AltPart(line, 1) for line in _story_lines(view, words)]
    return fit_parts([*map(AltPart, parts), *story], words.catalogue.say("alt-left-out"))


def _round_text(view: ElementalView, words: MessageVoice) -> str:
    return words.say("alt-set-up") if view.phase == "setup" else words.say("alt-round", round=view.round)


def player_status(view: ElementalView, seat: int) -> str | None:
    """The doing of a player, as a part of a message's id; None when the game is over."""
    waiting = seat in view.active
    match view.phase:
        case "setup":
            return "setting-up" if waiting else "set-up"
        case "orders":
            return "thinking" if waiting else "ordered"
        case "knockback":
            return "choosing" if waiting else "waiting"
        case "over":
            return None


def _player_text(view: ElementalView, side: SideView, names: Names, words: MessageVoice) -> str:
    fields = {
        "side": words.say(f"side-{side.side}"),
        "player": names[side.seat],
        "crystals": _crystals_text(side, words),
        "pieces": _pieces_text(side.pieces, words),
    }
    what = player_status(view, side.seat)
    if what is None:
        return words.say("alt-player", **fields)
    return words.say("alt-player-doing", doing=words.say(f"alt-doing-{what}"), **fields)


def _pieces_text(pieces: Sequence[PieceView], words: MessageVoice) -> str:
    return ", ".join(_piece_text(piece, words) for piece in pieces)


def _piece_text(piece: PieceView, words: MessageVoice) -> str:
    where = _place_text(piece, words)
    if piece.element is None:
        return words.say("alt-piece", number=piece.number, where=where)
    element = words.catalogue.noun_in_sentence(words.say(f"element-{piece.element}"))
    return words.say("alt-piece-known", number=piece.number, element=element, where=where)


def _place_text(piece: PieceView, words: MessageVoice) -> str:
    if piece.cell is None:
        return words.say("alt-removed")
    where = words.say("alt-flying", cell=piece.cell) if piece.flying else piece.cell
    if piece.energy == 1:
        where = words.say("alt-half", where=where)
    return words.say("alt-fresh", where=where) if piece.fresh else where


def _crystals_text(side: SideView, words: MessageVoice) -> str:
    return words.say("crystals", count=side.crystals)


def _supply_text(view: ElementalView, words: MessageVoice) -> str:
    if not view.wells.full:
        return words.say("alt-supply", supply=view.supply)
    return words.say("alt-supply-wells", supply=view.supply, wells=", ".join(view.wells.full))


def _story_lines(view: ElementalView, words: MessageVoice) -> list[str]:
    lines = []
    for event in view.last:
        match event:
            case OrdersRevealed(number, orders):
                south, north = (short_order(order, words, view, seat) for seat, order in enumerate(orders))
                lines.append(words.say("alt-orders", round=number, south=south, north=north))
            case Fought():
                lines.append(_fight_text(event, words))
            case Landed() | Returned() if event.cell:
                key = "knocked" if isinstance(event, Landed) else "returned"
                side = words.say(("side-south", "side-north")[event.seat])
                lines.append(words.say(f"alt-{key}", side=side, number=event.number, cell=event.cell))
            case Defeated(seat, number):
                side = words.say(("side-south", "side-north")[seat])
                lines.append(words.say("alt-defeated", side=side, number=number))
            case _:
                pass
    return lines


def _fight_text(fight: Fought, words: MessageVoice) -> str:
    cells = fight.cells
    where = cells[0] if cells[0] == cells[1] else "-".join(cells)
    how = {None: "level", 0: "loses", 1: "beats"}[loser_of(fight)]
    one, other = (words.catalogue.noun_in_sentence(words.say(f"element-{element}")) for element in fight.elements)
    south, north = fight.numbers
    return words.say(f"alt-fight-{how}", where=where, south=south, north=north, one=one, other=other)
