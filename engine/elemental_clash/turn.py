"""The steps of a turn (EC-5). Each of them says whether it waits for a decision."""

from typing import Literal

from engine.elemental_clash import events as tell
from engine.elemental_clash.chain import close_window
from engine.elemental_clash.changes import bury, draw, end_game
from engine.elemental_clash.combat import END_WINDOW, SPELL, enter_phase, go_and_settle, go_to_step, is_asked
from engine.elemental_clash.frames import Discarding, TurnStep, Window
from engine.elemental_clash.squares import ALL_SPACES, OTHER, OWNER, PILES, SEATS, Place
from engine.elemental_clash.state import ClashState
from engine.elemental_clash.triggering import TriggerMatch, add_own_triggers, queue_triggers
from engine.elemental_clash.values import sorted_as_on_field

LAST_TURN = 150
HAND_LIMIT = 5


def next_turn(state: ClashState) -> bool:
    """Begin the other player's turn, or end the game after the last one (EC-9.8)."""
    if state.turn >= LAST_TURN:  # EC-9.8
        ours, theirs = len(state.zones.deck[0]), len(state.zones.deck[1])
        end_game(state, () if ours == theirs else (SEATS[theirs > ours],), "limit")
        return False
    state.turn += 1
    state.player = OTHER[state.player]
    state.phase = "standby"
    state.stones_left = 1
    state.asked = [0, 0]
    state.triggers.counts = {}
    state.field.gone = {}
    state.events.append(tell.TurnBegun(turn=state.turn, seat=state.player))
    state.events.append(tell.PhaseBegun(phase="standby"))
    go_to_step(state, "standby")
    return False


def begin_standby(state: ClashState) -> bool:
    """Standby: its triggers come first (EC-5.2)."""
    phase_triggers(state, "standby")
    go_and_settle(state, "spent")
    return False


def phase_triggers(state: ClashState, on: Literal["standby", "end"]) -> None:
    """Standby: and End: abilities, all at the same moment."""
    if not state.field.clocks:
        return
    matches: list[TriggerMatch] = []
    for source, place in sorted_as_on_field(
        state, [(source, state.field.where[source.uid]) for source in state.field.clocks]
    ):
        whose = {"each", "own" if OWNER[place] == state.player else "opp"}
        found: list[TriggerMatch] = []
        add_own_triggers(state, on, source, place, found)
        matches += [one for one in found if source.card.triggered(one[2]).whose in whose]
    queue_triggers(state, on, matches)


def clear_spent(state: ClashState) -> bool:
    """Spent spells go to the discard pile, pile by pile (EC-5.2)."""
    seat = state.player
    cards = []
    for place in PILES[seat]:
        piece = state.field.pieces[place]
        if piece is not None and piece.status == "spent":
            state.field.take_off(place)
            bury(state, seat, piece.card.no)
            cards.append(piece.card.id)
    if cards:
        state.events.append(tell.Spent(seat=seat, cards=tuple(cards)))
    go_to_step(state, "place")
    return False


def creatures_to_place(state: ClashState) -> list[Place]:
    """The turn player's creatures that have to be placed."""
    field = state.field.pieces
    return [place for place in PILES[state.player] if (piece := field[place]) is not None and piece.card.creature]


def place_creatures(state: ClashState) -> bool:
    """Creatures go from piles to spaces, as long as there are both (EC-5.2)."""
    if creatures_to_place(state) and state.field.free_spaces(state.player):
        state.waiting_for = state.player
        return True
    go_to_step(state, "move")
    return False


def movable_places(state: ClashState) -> tuple[Place, ...]:
    """The places of the turn player's creatures that have not been moved in this Standby."""
    field, moved = state.field.pieces, state.moved
    return tuple(
        place for place in ALL_SPACES[state.player] if (piece := field[place]) is not None and piece.uid not in moved
    )


def move_creatures(state: ClashState) -> bool:
    """Creatures may be moved, each once (EC-5.3)."""
    if movable_places(state):
        state.waiting_for = state.player
        return True
    end_moving(state)
    return False


def end_moving(state: ClashState) -> None:
    """Go on to the draw."""
    state.moved = ()
    go_to_step(state, "draw")


def draw_step(state: ClashState) -> bool:
    """Draw a card, but not in the first turn (EC-5.4)."""
    enter_phase(state, "draw")
    go_and_settle(state, "main1")
    if state.turn > 1:  # EC-3.4
        draw(state, (state.player,), 1)
    return False


def main_phase(state: ClashState) -> bool:
    """Main I or II: the turn player decides (EC-5.5)."""
    step = state.stack[-1]
    if isinstance(step, TurnStep):
        enter_phase(state, "main1" if step.step == "main1" else "main2")
    state.waiting_for = state.player
    return True


def end_window(state: ClashState) -> bool:
    """The turn player ends the turn: the end window, if the opponent is asked (EC-5.7)."""
    go_to_step(state, "end_window" if is_asked(state, OTHER[state.player], END_WINDOW) else "end")
    return False


def opponent_decides(state: ClashState) -> bool:
    """Wait for whoever's turn it is not."""
    state.waiting_for = OTHER[state.player]
    return True


def end_phase(state: ClashState) -> bool:
    """Cure damage, end effects, and let End: abilities trigger (EC-5.8)."""
    enter_phase(state, "end")
    for place, piece in enumerate(state.field.pieces):
        if piece is not None and (piece.damage or piece.effects):
            kept = tuple(one for one in piece.effects if one.until is None or one.until > state.turn)
            state.field.set_effects(Place(place), kept)
            state.field.set_damage(Place(place), 0)
    phase_triggers(state, "end")
    go_and_settle(state, "hand")
    return False


def hand_limit(state: ClashState) -> bool:
    """The turn player discards down to the limit (EC-5.8)."""
    go_to_step(state, "next")
    excess = len(state.zones.hand[state.player]) - HAND_LIMIT
    if excess > 0:
        state.stack.append(Discarding(state.player, excess))
    return False


def spell_window(state: ClashState, frame: Window) -> bool:
    """The seat of the window may answer the chain, if it is asked (EC-8.2)."""
    if frame.open or is_asked(state, frame.seat, SPELL):
        if not frame.open:
            state.stack[-1] = Window(frame.seat, frame.links, open=True)
        state.waiting_for = frame.seat
        return True
    close_window(state, frame)
    return False
