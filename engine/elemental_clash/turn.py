"""The course of a turn: its steps, combat, and the windows in it (EC-5, EC-7, EC-8)."""

from collections.abc import Iterable
from typing import Literal, get_args

from engine.contract import Seat
from engine.elemental_clash import events as tell
from engine.elemental_clash.actions import WINDOWS
from engine.elemental_clash.areas import Heard
from engine.elemental_clash.frames import (
    SETTLING,
    Assault,
    Discarding,
    Dividing,
    Fighting,
    Flow,
    Phase,
    Piece,
    Step,
    Window,
)
from engine.elemental_clash.interpreter import Interpreter
from engine.elemental_clash.language import BOUND, DAZED, ELUSIVE, HIDDEN
from engine.elemental_clash.places import (
    ALL_SPACES,
    ATK_ORDER,
    DEF_SPACES,
    NAME,
    OTHER,
    OWNER,
    PILES,
    PLAYER_NAME,
    SEATS,
    Place,
)

LAST_TURN = 150
HAND_LIMIT = 5
START_HAND = 5

SPELL, COMBAT_WINDOW, END_WINDOW = 1, 2, 4  # bits of standing orders
WINDOW_BIT = {window: 1 << n for n, window in enumerate(WINDOWS)}

FLOW: dict[Step, Flow] = {step: Flow(step) for step in get_args(Step)}
FIGHTING = tuple(Fighting(passed) for passed in range(3))
FIGHT_WINDOW = tuple(Fighting(passed, open=True) for passed in range(3))


class Turn(Interpreter):
    """Goes from step to step. A step's method says whether it waits for a decision."""

    __slots__ = ()

    def _go(self, step: Step) -> None:
        self.stack[-1] = FLOW[step]

    def _go_and_settle(self, step: Step) -> None:
        self.stack[-1] = FLOW[step]
        self.stack.append(SETTLING)

    def _enter(self, phase: Phase) -> None:
        if self.phase != phase:
            self.phase = phase
            self.events.append(tell.PhaseBegun(phase=phase))

    # The turn (EC-5)

    def _next_turn(self) -> bool:
        if self.turn >= LAST_TURN:  # EC-9.8
            ours, theirs = len(self.deck[0]), len(self.deck[1])
            self._finish(() if ours == theirs else (SEATS[theirs > ours],), "limit")
            return False
        self.turn += 1
        self.player = OTHER[self.player]
        self.phase = "standby"
        self.stones_left = 1
        self.asked = [0, 0]
        self.counts = {}
        self.gone = {}
        self.events.append(tell.TurnBegun(turn=self.turn, seat=self.player))
        self.events.append(tell.PhaseBegun(phase="standby"))
        self._go("standby")
        return False

    def _standby(self) -> bool:
        self._phase_triggers("standby")
        self._go_and_settle("spent")
        return False

    def _phase_triggers(self, on: Literal["standby", "end"]) -> None:
        """Standby: and End: abilities, all at the same moment."""
        if not self.clocks:
            return
        heard: list[Heard] = []
        for source, place in self._in_field_order((source, self.where[source.uid]) for source in self.clocks):
            whose = {"each", "own" if OWNER[place] == self.player else "opp"}
            found: list[Heard] = []
            self._hear_own(on, source, place, found)
            heard += [one for one in found if source.card.triggered(one[2]).whose in whose]
        self._arise(on, heard)

    def _clear_spent(self) -> bool:
        """Spent spells go to the discard pile, pile by pile (EC-5.2)."""
        seat = self.player
        cards = []
        for place in PILES[seat]:
            piece = self.field[place]
            if piece is not None and piece.status == "spent":
                self._take_off(place)
                self._bury(seat, piece.card.no)
                cards.append(piece.card.id)
        if cards:
            self.events.append(tell.Spent(seat=seat, cards=tuple(cards)))
        self._go("place")
        return False

    def waiting_on_piles(self) -> list[Place]:
        """The turn player's creatures that have to be placed."""
        field = self.field
        return [place for place in PILES[self.player] if (piece := field[place]) is not None and piece.card.creature]

    def _placing(self) -> bool:
        if self.waiting_on_piles() and self.free_spaces(self.player):
            self.waiting_for = self.player
            return True
        self._go("move")
        return False

    def movable(self) -> tuple[Place, ...]:
        """Where the turn player's creatures are that have not been moved in this Standby."""
        field, moved = self.field, self.moved
        return tuple(
            place for place in ALL_SPACES[self.player] if (piece := field[place]) is not None and piece.uid not in moved
        )

    def _moving(self) -> bool:
        if self.movable():
            self.waiting_for = self.player
            return True
        self._end_moving()
        return False

    def _end_moving(self) -> None:
        self.moved = ()
        self._go("draw")

    def _draw_step(self) -> bool:
        self._enter("draw")
        self._go_and_settle("main1")
        if self.turn > 1:  # EC-3.4
            self._draw((self.player,), 1)
        return False

    def _main(self) -> bool:
        step = self.stack[-1]
        if isinstance(step, Flow):
            self._enter("main1" if step.step == "main1" else "main2")
        self.waiting_for = self.player
        return True

    def _closing(self) -> bool:
        """The end window (EC-5.7)."""
        self._go("end_window" if self.is_asked(OTHER[self.player], END_WINDOW) else "end")
        return False

    def _opponent_decides(self) -> bool:
        self.waiting_for = OTHER[self.player]
        return True

    def _end_phase(self) -> bool:
        self._enter("end")
        for place, piece in enumerate(self.field):
            if piece is not None and (piece.damage or piece.effects):
                kept = tuple(one for one in piece.effects if one.until is None or one.until > self.turn)
                self._set_effects(Place(place), kept)
                self._set_damage(Place(place), 0)
        self._phase_triggers("end")
        self._go_and_settle("hand")
        return False

    def _hand_limit(self) -> bool:
        self._go("next")
        excess = len(self.hand[self.player]) - HAND_LIMIT
        if excess > 0:
            self.stack.append(Discarding(self.player, excess))
        return False

    # Combat (EC-7)

    def can_attack(self) -> list[Place]:
        """Where the turn player's creatures are that could still attack, A1-A5, S1-S5."""
        attackers = {attack.attacker for attack in self.attacks}
        stats = self.stats()
        found = []
        for place in ATK_ORDER[self.player]:
            values = stats[place]
            if values is not None and not values[2] & BOUND and self.counts_as_attacker(place):
                piece = self.field[place]
                if piece is not None and piece.uid not in attackers:
                    found.append(place)
        return found

    def can_be_attacked(self) -> list[Place]:
        """Where the creatures are that can be attacked, A1-A5, S1-S5."""
        stats = self.stats()
        return [
            place
            for place in ATK_ORDER[OTHER[self.player]]
            if (values := stats[place]) is not None and not values[2] & HIDDEN and self.counts_as_attacker(place)
        ]

    def _attacking(self) -> bool:
        self._enter("combat")
        if self.can_attack():
            self.waiting_for = self.player
            return True
        self._end_attacks()
        return False

    def _end_attacks(self) -> None:
        if not self.attacks:
            self._go("main2")
            return
        self._go_and_settle("block")
        self._happen("attack", self._pieces(attack.attacker for attack in self.attacks))

    def _pieces(self, uids: Iterable[int]) -> list[tuple[Piece, Place]]:
        """Cards that lie on spaces or piles, in field order."""
        places = [place for uid in uids if (place := self.where.get(uid)) is not None]
        return self._in_field_order((piece, place) for place in places if (piece := self.field[place]) is not None)

    def can_block(self) -> list[Place]:
        """Where the defender's creatures are that could still block something, D1-D5."""
        used = {uid for attack in self.attacks for uid in attack.blockers}
        stats = self.stats()
        return [
            place
            for place in DEF_SPACES[OTHER[self.player]]
            if (values := stats[place]) is not None
            and not values[2] & DAZED
            and (piece := self.field[place]) is not None
            and piece.uid not in used
        ]

    def can_be_blocked(self) -> list[Place]:
        """Where the attackers are that are not elusive, as declared."""
        stats = self.stats()
        found = []
        for attack in self.attacks:
            place = self.where.get(attack.attacker)
            values = None if place is None else stats[place]
            if place is not None and values is not None and not values[2] & ELUSIVE:
                found.append(place)
        return found

    def _blocking(self) -> bool:
        if self.is_asked(OTHER[self.player], COMBAT_WINDOW):
            self._go("flash_block")
            return False
        self._go("plain_block" if self.can_block() and self.can_be_blocked() else "blocked")
        return False

    def _end_blocks(self) -> bool:
        blockers = [uid for attack in self.attacks for uid in attack.blockers]
        self.stack[-1] = FIGHTING[0]
        self.stack.append(SETTLING)
        if blockers:
            self._happen("block", self._pieces(blockers))
        return False

    def _fight_window(self, frame: Fighting) -> bool:
        """First the turn player, then the defender; it ends when both have passed in a row (EC-8.1)."""
        if not self.attacks or frame.passed >= 2:
            self._go("fights")
            return False
        seat = self.player if frame.passed == 0 else OTHER[self.player]
        if frame.open or self.is_asked(seat, COMBAT_WINDOW):
            self.stack[-1] = FIGHT_WINDOW[frame.passed]
            self.waiting_for = seat
            return True
        self.stack[-1] = FIGHTING[frame.passed + 1]
        return False

    def _fights(self) -> bool:
        """One fight after another (EC-7.6)."""
        if not self.attacks:
            self._go("main2")
        elif len(self.attacks[0].blockers) > 1 and self._fighter(self.attacks[0].attacker) is not None:
            self.stack.append(Dividing(()))
        else:
            self._fight(())
        return False

    def _fighter(self, uid: int) -> Place | None:
        """Where an attacked or attacking creature is, if it still counts as in the ATK zone."""
        place = self.where.get(uid)
        return place if place is not None and self.counts_as_attacker(place) else None

    def _divide_on(self, frame: Dividing) -> bool:
        """The last blocker gets the rest (EC-7.8)."""
        if len(frame.shares) < len(self.attacks[0].blockers) - 1:
            self.waiting_for = self.player
            return True
        rest = self.left_to_divide(frame)
        self.stack.pop()
        self._fight((*frame.shares, rest))
        return False

    def left_to_divide(self, frame: Dividing) -> int:
        """How much of the attacker's ATK is not dealt out yet."""
        return max(self._atk(self.attacks[0].attacker) - sum(frame.shares), 0)

    def _atk(self, uid: int) -> int:
        values = self.stats()[self.where[uid]]
        return 0 if values is None else values[0]

    def _fight(self, shares: tuple[int, ...]) -> None:
        """The first of the attacks is fought, and goes on until its damage has been dealt (EC-7.7, EC-7.9)."""
        attack = self.attacks[0]
        start = self._fighter(attack.attacker)
        piece = None if start is None else self.field[start]
        self.stack.append(SETTLING)
        if start is not None and piece is not None:
            self._strike(attack, piece, start, shares)
        self.attacks = self.attacks[1:]

    def _strike(self, attack: Assault, piece: Piece, start: Place, shares: tuple[int, ...]) -> None:
        atk = self._atk(attack.attacker)
        struck: list[Place] = []
        if attack.blocked:
            struck = [self.where[uid] for uid in attack.blockers]
        elif attack.to > 0:
            place = self._fighter(attack.to)
            struck = [] if place is None else [place]
        strikes = [values[0] for place in struck if (values := self.stats()[place]) is not None]
        at = tuple(NAME[place] for place in struck)
        hits_player = not attack.blocked and attack.to < 0
        if hits_player:
            at = (PLAYER_NAME[-1 - attack.to],)
        self.events.append(tell.Fought(from_=NAME[start], card=piece.card.id, at=at))
        if hits_player and atk:
            self._damage_player(SEATS[-1 - attack.to], atk)
            self._happen("hit", [(piece, start)])
        for place, share in zip(struck, shares or (atk,), strict=False):
            if share:
                self._damage_creature(place, share)
        for strike in strikes:
            if strike:
                self._damage_creature(start, strike)

    # Windows (EC-8)

    def is_asked(self, seat: Seat, bit: int) -> bool:
        """Whether a player is asked in a window: by public facts and his standing order alone (EC-8.6)."""
        if not self.orders[seat] & bit or not self.hand[seat]:
            return False
        level = self.pool.flash_level
        field, base = self.field, PILES[seat][0]
        for n, pile in enumerate(self.piles[seat]):
            if field[base + n] is None and pile.height >= level[pile.energy]:
                return True
        return False

    def _spell_window(self, frame: Window) -> bool:
        if frame.open or self.is_asked(frame.seat, SPELL):
            if not frame.open:
                self.stack[-1] = Window(frame.seat, frame.links, open=True)
            self.waiting_for = frame.seat
            return True
        self._close_window(frame)
        return False

    def _resolve_on(self) -> None:
        """The last link first, each followed by settling (EC-8.3)."""
        if not self.chain:
            self.stack.pop()
            return
        link, self.chain = self.chain[-1], self.chain[:-1]
        self.stack.append(SETTLING)
        self._resolve(link)


STEPS = {
    "standby": Turn._standby,
    "spent": Turn._clear_spent,
    "place": Turn._placing,
    "move": Turn._moving,
    "draw": Turn._draw_step,
    "main1": Turn._main,
    "attack": Turn._attacking,
    "block": Turn._blocking,
    "plain_block": Turn._opponent_decides,
    "flash_block": Turn._opponent_decides,
    "blocked": Turn._end_blocks,
    "fights": Turn._fights,
    "main2": Turn._main,
    "closing": Turn._closing,
    "end_window": Turn._opponent_decides,
    "end": Turn._end_phase,
    "hand": Turn._hand_limit,
    "next": Turn._next_turn,
}
