"""What ids of buttons and entries of menus say of an answer to a puzzle that takes several actions."""

import engine
from engine import Seat
from learning.games import MINERS
from learning.puzzles.answers import Course
from learning.puzzles.puzzle import Puzzle
from learning.questions import Solve
from ui.learning.puzzles.answer_checking import is_answer_stored
from ui.tables.stage import PLACES


def together(puzzle: Puzzle, course: Course, action: engine.Action) -> set[str]:
    """What is chosen together with an action, as it stands in its menu: the attacks of a combat, cards to place."""
    found: set[str] = set()
    while not is_answer_stored(puzzle.game) and engine.to_json(action)["type"] in TOGETHER:
        data = engine.to_json(action)
        if data["type"] == "attack":
            found |= {f"{data['from']} {data['to']}"} if "from" in data else set()
        if data["type"] == "place":
            found.add(f"place {data['card']} {data['pool']} 1")
        came = Solve(puzzle, course, data).answer()
        if came.over or not came.keeps:
            break
        course = came.course
        action = MINERS[puzzle.game].right_actions(puzzle, course.state(puzzle))[0]
    return found


TOGETHER = ("combat", "attack", "done", "place")


def asked_at_once(puzzle: Puzzle, course: Course, action: engine.Action) -> set[str]:
    """What goes with an action of Realm, as buttons name all of it: the places in the lists of what is legal."""
    seat, places = Seat(puzzle.seat), []
    found: set[str] = set()
    while puzzle.game == "realm_of_the_defenders":
        places.append(course.state(puzzle).legal(seat).index(action))
        found |= {f":{'.'.join(map(str, places))}:"} if len(places) > 1 else set()
        came = Solve(puzzle, course, engine.to_json(action)).answer()
        if came.over or not came.keeps:
            break
        view = came.course.state(puzzle).view(seat)
        answering = view["step"] == "respond" and engine.to_json(action)["type"] != "done"
        if not (view["private"]["ask"] or answering):
            break
        course = came.course
        action = MINERS[puzzle.game].right_actions(puzzle, course.state(puzzle))[0]
    return found


def placed(puzzle: Puzzle, course: Course, action: engine.Action) -> set[str]:
    """What the ids of buttons say of cards of Realm that are placed one after the other, at the end of a turn or behind
    *Place…*, which ends it: the places in the lists of what is legal, those that one press chooses side by side."""
    found: set[str] = set()
    seat, paths = Seat(puzzle.seat), [""]
    while puzzle.game == "realm_of_the_defenders" and engine.to_json(action)["type"] in ("done", "place"):
        place = PLACES[course.state(puzzle).legal(seat).index(action)]
        paths = [one + between + place for one in paths for between in (("", ".") if one else ("",))]
        found |= {f":{one}:" if len(one) > 1 else f":stg1:go:0:{puzzle.seat}:0:{one}:" for one in paths}
        came = Solve(puzzle, course, engine.to_json(action)).answer()
        if came.over or not came.keeps:
            break
        course = came.course
        action = MINERS[puzzle.game].right_actions(puzzle, course.state(puzzle))[0]
    return found


def aimed(puzzle: Puzzle, course: Course, action: engine.Action) -> set[str]:
    """What the ids of buttons say of a card of Elemental Clash with its targets: the places in the lists of what is
    legal."""
    seat, state, path = Seat(puzzle.seat), course.state(puzzle).copy(), ""
    found: set[str] = set()
    while puzzle.game == "elemental_clash" and engine.to_json(action)["type"] in ("play", "target"):
        path += f".{PLACES[state.legal(seat).index(action)]}"
        found |= {f":{path[1:]}:"} if path.count(".") > 1 else set()
        state.play(seat, action)
        decision = state.view(seat)["decision"]
        if decision is None or (decision["seat"], decision["kind"]) != (seat, "target"):
            break
        action = [*MINERS[puzzle.game].right_actions(puzzle, state), *state.legal(seat)][0]
    return found
