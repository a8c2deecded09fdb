"""The field: the spaces and piles of both players (EC-4)."""

from engine.contract import Seat
from engine.elemental_clash.cards import MOST_PILES
from engine.elemental_clash.frames import LastingEffect, Piece, Pile, Status
from engine.elemental_clash.squares import ALL_SPACES, ATK_SPACES, COUNT, DEF_SPACES, NAME, PILES, Place

Values = tuple[int, int, int]
"""ATK, DEF and keywords (as bits) of a creature."""
Stats = tuple[Values | None, ...]
"""The values of everything on the field, by place; None where there is no creature."""


class Field:
    """Zones and piles: what lies where, and what of it has something to say."""

    __slots__ = ("checked", "clocks", "gone", "pieces", "piles", "seen", "statics", "values", "watchers", "where")

    def __init__(self) -> None:
        self.pieces: list[Piece | None] = [None] * COUNT
        """The cards on the spaces and piles, by place."""
        self.piles: list[tuple[Pile, ...]] = [(), ()]
        self.where: dict[int, Place] = {}
        """The places of everything on the field, stones included, by uid."""
        self.gone: dict[int, Place] = {}
        """The places of cards with abilities before they left, in this turn (EC-10.5)."""
        self.statics: tuple[Piece, ...] = ()
        """The cards in play that have static abilities, as they came: only their uid and card count."""
        self.watchers: tuple[Piece, ...] = ()
        """Those that watch others."""
        self.clocks: tuple[Piece, ...] = ()
        """Those with abilities for a phase."""
        self.values: Stats | None = None
        """The values of everything, as long as they are known."""
        self.checked = False
        """True if nothing can have become mortally wounded since the last look."""
        self.seen: object = None
        """The part of the view that shows all this, until something changes."""

    def copy(self) -> "Field":
        twin = Field.__new__(Field)
        twin.pieces = self.pieces.copy()
        twin.piles = self.piles.copy()
        twin.where = self.where.copy()
        twin.gone = self.gone.copy()
        twin.statics = self.statics
        twin.watchers = self.watchers
        twin.clocks = self.clocks
        twin.values = self.values
        twin.checked = self.checked
        twin.seen = self.seen
        return twin

    def forget_values(self) -> None:
        """Forget what was worked out of the cards in play."""
        self.values = None
        self.checked = False

    def lay_piece(self, piece: Piece, place: Place) -> None:
        """Put a card on a place where nothing lies."""
        self.pieces[place] = piece
        self.where[piece.uid] = place
        self.seen = None
        if piece.status == "live":
            self.enter_play(piece)
            self.values = None
            if self.statics or piece.damage >= piece.card.printed[1]:
                self.checked = False

    def enter_play(self, piece: Piece) -> None:
        """A card comes into play."""
        card = piece.card
        if card.statics:
            self.statics += (piece,)
        if card.watch:
            self.watchers += (piece,)
        if card.own and ("standby" in card.own or "end" in card.own):
            self.clocks += (piece,)

    def leave_play(self, piece: Piece) -> None:
        """A card is no longer in play."""
        card, uid = piece.card, piece.uid
        if card.statics:
            self.statics = tuple(other for other in self.statics if other.uid != uid)
        if card.watch:
            self.watchers = tuple(other for other in self.watchers if other.uid != uid)
        if card.own and ("standby" in card.own or "end" in card.own):
            self.clocks = tuple(other for other in self.clocks if other.uid != uid)

    def take_off(self, place: Place) -> Piece:
        """Take the card off a place and return it; LookupError where nothing lies."""
        piece = self.pieces[place]
        if piece is None:
            raise LookupError(f"nothing lies on {NAME[place]}")
        self.pieces[place] = self.seen = None
        del self.where[piece.uid]
        if piece.status == "live":
            if self.statics:
                self.checked = False
            self.leave_play(piece)
            if piece.card.ability:
                self.gone[piece.uid] = place
            self.values = None
        elif self.statics:
            self.forget_values()
        return piece

    def set_status(self, place: Place, status: Status) -> None:
        """Change the status of the card on a place, if there is one."""
        piece = self.pieces[place]
        if piece is not None and piece.status != status:
            self.seen = None
            now = self.pieces[place] = Piece(piece.uid, piece.card, status, piece.damage, piece.effects)
            if piece.status == "live":
                self.leave_play(piece)
            elif status == "live":
                self.enter_play(now)
            self.forget_values()

    def set_damage(self, place: Place, damage: int) -> None:
        """Change the damage on a creature, if there is one on this place."""
        piece = self.pieces[place]
        if piece is not None:
            self.seen = None
            self.pieces[place] = Piece(piece.uid, piece.card, piece.status, damage, piece.effects)
            self.checked = False

    def set_effects(self, place: Place, effects: tuple[LastingEffect, ...]) -> None:
        """Change the effects on a creature, if there is one on this place."""
        piece = self.pieces[place]
        if piece is not None:
            self.seen = None
            self.pieces[place] = Piece(piece.uid, piece.card, piece.status, piece.damage, effects)
            self.forget_values()

    def free_piles(self, seat: Seat) -> list[tuple[int, Pile]]:
        """The piles, by number from 0, that no card lies on."""
        base = PILES[seat][0]
        return [(n, pile) for n, pile in enumerate(self.piles[seat]) if self.pieces[base + n] is None]

    def may_start_pile(self, seat: Seat) -> bool:
        """True if a stone may start a new pile (EC-6.2)."""
        return len(self.piles[seat]) < MOST_PILES

    def free_spaces(self, seat: Seat, zone: str | None = None) -> list[Place]:
        """The spaces of a player (of one zone) on which nothing lies."""
        spaces = ALL_SPACES if zone is None else ATK_SPACES if zone == "atk" else DEF_SPACES
        return [place for place in spaces[seat] if self.pieces[place] is None]


NO_STONES = Pile((), (), "neutral", 0)


def with_stone(pile: Pile, stone: Piece) -> Pile:
    """The pile with another stone on it, and the energy and height that it has then (EC-4.3, EC-4.4)."""
    card = stone.card
    energy = card.energy if pile.energy == "neutral" else pile.energy
    return Pile((*pile.stones, stone), (*pile.ids, card.id), energy, pile.height + card.height)
