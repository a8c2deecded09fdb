"""The words of every game: its actions, its events, where it stands. It never decides what is allowed."""

from collections.abc import Collection, Iterator, Mapping, Sequence
from functools import cached_property
from typing import Any, ClassVar, Generic, Self, TypeVar

from engine import Action, Event, Game
from words.catalogue import Catalogue
from words.telling import Telling

TOLD = 4
"""The number of the last moves that are told, where a game does not say otherwise."""

Names = Sequence[str]
"""The players' names by seat, safe to stand where they are put."""

Path = tuple[str, ...]
"""The small steps that lead to an action: its type, then one part after the other."""

V = TypeVar("V")


class NewsLine(str):
    """A line of a story that is the news; where there are several lines, the others stand in small print.

    ``short``: the same in fewer words, for where there is little room; ``weight``: how much it matters beside others;
    ``stays``: whether an explanation waits that needs its room; ``brief``: all of it in the fewest words, where it is
    never left out, however little room there is.
    """

    __slots__ = ("brief", "short", "stays", "weight")
    short: str
    weight: int
    stays: bool
    brief: str

    def __new__(cls, line: str, short: str = "", weight: int = 0, *, stays: bool = False, brief: str = "") -> Self:
        lead = super().__new__(cls, line)
        lead.short, lead.weight, lead.stays, lead.brief = short, weight, stays, brief
        return lead


class EssentialLine(str):
    """A line of a story that is no news, and yet is never left out: ``brief`` is all of it in the fewest words."""

    __slots__ = ("brief",)
    brief: str

    def __new__(cls, line: str, brief: str) -> Self:
        quiet = super().__new__(cls, line)
        quiet.brief = brief
        return quiet


class CauseLine(str):
    """A line of a story that is no news, and is left out last of all: what was done that all else came of."""

    __slots__ = ()


class GlossLine(str):
    """A line of a story that says what something in the line before it is: left out first of all."""

    __slots__ = ()


class TurnBeginsLine(str):
    """A line of a story that says that its reader's turn begins: quiet, where nothing else has happened."""

    __slots__ = ()


def capitalised(text: str) -> str:
    """A text with a capital at its beginning."""
    return text[:1].upper() + text[1:]


def capitalised_line(line: str, names: Names) -> str:
    """A sentence with a capital at its beginning, unless a name stands there; it is the news that it was before."""
    said = line.lstrip("→ ")
    capital = said if said.startswith(tuple(names)) else capitalised(said)
    whole = line[: len(line) - len(said)] + capital
    if isinstance(line, NewsLine):
        short, brief = capitalised_line(line.short, names), capitalised_line(line.brief, names)
        return NewsLine(whole, short, line.weight, stays=line.stays, brief=brief)
    if isinstance(line, EssentialLine):
        return EssentialLine(whole, capitalised_line(line.brief, names))
    return type(line)(whole)


def your_turn_sentence(words: "GameWords[Any]", view: Any) -> str:
    """The call for whoever alone reads it, as a sentence by itself."""
    return f"**{capitalised(words.call_text(view))}**"


class GameWords(Generic[V]):
    """The words of one game in one language. ``V`` is the type of its views."""

    game: ClassVar[Game]
    telling: ClassVar[Telling] = Telling()
    has_secret_decisions: ClassVar[bool] = False
    """True where both sides decide in secret at once: a replay leads from one round to the next, past half a round."""
    asks_question_on_stage: ClassVar[bool] = False
    """True where the `open_question` has to be said while a decision is put together: its hand does not say it."""

    def __init__(self, catalogue: Catalogue) -> None:
        self.catalogue = catalogue

    def say(self, key: str, /, **fields: str | int) -> str:
        """A message of this game: the id without the game's own prefix."""
        return self.catalogue.say_with_fields(f"{self.prefix}-{key}", fields)

    @cached_property
    def prefix(self) -> str:
        """The beginning of the ids of this game's messages."""
        return self.game.id.replace("_", "-")

    def forecast_view(self, view: V, staged: V) -> V:
        """Of a position, and the same with what a seat has put together so far, the one that its forecasts are of."""
        return view

    def most_story_rows(self, view: V) -> int:
        """How many rows a story takes at most beside a tall picture; 0: as many as it has."""
        return self.telling.rows_on_phone

    # Decisions

    def action_label(self, action: Action, view: V, names: Names) -> str:
        """An action on a button or in a menu: at most 80 characters, unlike every other legal one's."""
        raise NotImplementedError

    def offered_action(self, action: Action, view: V, names: Names) -> str:
        """An action where it is offered in words alone: with what a picture would show beside its button."""
        return self.action_label(action, view, names)

    def hand_button_label(self) -> str:
        """The button that shows a seat what only it may see, as the game calls that: "My hand"."""
        key = f"{self.prefix}-button-hand"
        return self.catalogue.say(key if self.catalogue.has_message(key) else "button-hand")

    def menu_prompt(self, path: Path) -> str:
        """The text on a menu of the choices after the steps of ``path``: "Play a card"."""
        key = f"{self.prefix}-prompt-{path[0]}"
        return self.catalogue.say(key if self.catalogue.has_message(key) else "choose")

    def confirmation_question(self, action: Action, view: V, names: Names) -> str:
        """The question before an action that can't be taken back: with what follows, as far as it can be known."""
        return self.catalogue.say("table-confirm", choice=self.action_label(action, view, names))

    def step_label(self, path: Path, view: V, names: Names) -> str:
        """The label of a step that several actions share."""
        return self.menu_prompt(path) if len(path) == 1 else path[-1]

    def staged_decision(self, steps: Sequence[tuple[Action, V]], events: Sequence[Event], names: Names) -> str:
        """The decision that a seat has put together so far: actions, each with the view that it is chosen from.

        ``events`` are those that they would lead to. What the seat can't know before is among them: cards that it
        would draw, what chance would strike.
        """
        return ", ".join(self.action_label(action, view, names) for action, view in steps)

    def forecast(self, view: V) -> list[str]:
        """What comes to whoever answers now, as it stands; said with the hand, and beside a lesson's answer."""
        return []

    def lines_near_buttons(self, view: V, names: Names) -> list[str]:
        """The lines of what is told beside the hand by which somebody answers: they stand near the buttons."""
        return self.forecast(view)

    def consequence_lines(self, view: V, names: Names) -> list[str]:
        """What follows from what a seat has put together, in lines; ``view`` is how the seat sees it."""
        return []

    def send_label(self, steps: Sequence[tuple[Action, V]], names: Names) -> str:
        """The label of the button that sends all of these."""
        return self.catalogue.say("stage-send")

    # The story

    def event_line(self, event: Event, names: Names) -> str | None:
        """An event in a plain line, or None where it needs no word of its own."""
        raise NotImplementedError

    def is_decisive(self, event: Event) -> bool:
        """True for what stands out where a whole game is told: a round that is won, a piece that has fallen."""
        return False

    def decisive_lines(self, events: Sequence[Event], names: Names) -> list[str]:
        """The lines of those of these events that decide something, as they are told by themselves."""
        return [line for event in events if self.is_decisive(event) and (line := self.event_line(event, names))]

    def told_after_game(self, event: Event, names: Names) -> str | None:
        """What only one player was told, as it is told to everybody once the game is over; None: nothing."""
        return None

    def story(self, events: Sequence[Event], view: V, names: Names, unseen: int = 0) -> list[str]:
        """The latest events in plain lines, from the newest events that the viewer may know.

        ``unseen``: the number of the newest that have come with the viewer's own last turn or after it. Where there are
        some nothing older is told: beside the newest it would read as if it had just happened.
        """
        return [line for event in events[-unseen:] if (line := self.event_line(event, names))][-TOLD:]

    def foremost_lines(self, view: V, names: Names, most: int) -> Sequence[str] | None:
        """The lines of the newest events that matter most, so many; None: the newest, for stories end with them."""
        return None

    def only_choice_reason(self, action: Action) -> str | None:
        """The reason why an action was played for somebody, in a few words; None where nobody needs to know it."""
        key = f"{self.prefix}-only-choice"
        return self.catalogue.say(key if self.catalogue.has_message(key) else "only-choice")

    def forced_action_line(self, action: Action, events: Sequence[Event], player: str) -> str | None:
        """The line for what was played for somebody, with these events, and is no line of the story by itself."""
        return None

    def round_end_line(self, view: V, names: Names) -> str | None:
        """How the round before went, in one line, as long as it is news to the viewer; then the story leaves it out."""
        return None

    def round_end_causes(self, groups: Sequence[Sequence[Event]], view: V, names: Names) -> list[list[str]]:
        """What came before the end that `round_end_line` tells, since the viewer's own last action: lines for each
        group.

        ``groups``: the events of one action each, oldest first. Ends of even earlier rounds are told by a `NewsLine`
        each.
        """
        return []

    def step_lines(self, events: Sequence[Event], view: V, names: Names) -> list[str]:
        """The events of one step of a replay, all of them, from the events that the viewer may know."""
        return [line for event in events if (line := self.event_line(event, names))]

    # Where the game stands

    def picture_says_call(self, view: V) -> bool:
        """True where what stands above a tall picture says all that the call does, to whoever has acted before."""
        return False

    def headline(self, view: V) -> str:
        """The stage of the game, in a few words: "Round 2, first to 6 tokens"."""
        raise NotImplementedError

    def move_number_text(self, view: V) -> str | None:
        """The round and the move of a decision, "Round 2, move 6"; None where a game counts no moves."""
        return None

    def opening_phase(self, view: V) -> str | None:
        """The phase before there are scores to compare, in words: "Set-up"; None once there are."""
        return None

    def score_text(self, view: V, names: Names) -> str:
        """The scores of the players, in a few words."""
        return self.catalogue.list_in_sentence(
            [self.say("score", player=name, score=score) for name, score in zip(names, self.scores(view), strict=True)]
        )

    def scores(self, view: V) -> Sequence[int]:
        """By seat, what the players are compared by while they play."""
        raise NotImplementedError

    def private_text(self, view: V, names: Names) -> str:
        """The things that only this seat may know, and needs to: its hand in words, in the first line."""
        raise NotImplementedError

    def held_text(self, view: V, names: Names) -> str:
        """What the viewer of this view holds, as it is told to somebody else where all hands lie open."""
        return self.private_text(view, names)

    def private_text_beside_picture(self, view: V, names: Names) -> Sequence[str] | None:
        """What a seat's picture leaves to be said of what it may know, in lines; None: all of it is said beside one."""
        return None

    def known_to_others(self, view: V, names: Names) -> Sequence[str]:
        """What the others know of what this seat alone may know, in lines; none where they know nothing of it."""
        return ()

    def standing_orders_name(self, orders: Mapping[str, bool]) -> str:
        """The game's name for these standing orders; "own" for those that have none."""
        return next((name for name, standing in self.game.standing_orders.items() if standing == orders), "own")

    def unseen_cards_may_do(self, unseen: Sequence[str], view: V) -> Sequence[str]:
        """What cards of the other may do in the viewer's turn that the viewer has not seen, in lines."""
        return ()

    def joint_label(self, actions: Sequence[Action], view: V, names: Names) -> str | None:
        """The label of these actions as one; None where they have none but their own."""
        return None

    def why_round_over(self, view: V) -> str | None:
        """Why a round is over that has just ended in a puzzle, in words."""
        return None

    def why_not_beaten(self, events: Sequence[Event], view: V) -> str | None:
        """Why these events, which the viewer knows, have not beaten the viewer, with numbers; None for no reason."""
        return None

    def draw_pile_text(self, view: V) -> tuple[str, Sequence[str]] | None:
        """How many cards of its viewer's deck are face down, and which these are; None where that says nothing."""
        return None

    def public_facts_text(self, view: V) -> str | None:
        """What follows from all that lies open, where much hangs on it and a picture shows it small or not; or None."""
        return None

    def obstacles(self, view: V) -> list[str]:
        """The obstacles to what a seat would expect to do, a line each, while it has not begun anything."""
        return []

    def open_question(self, view: V, names: Names) -> str | None:
        """The open question of a seat among what `private_text` says, in a sentence; None where it holds none."""
        return None

    def waiting_text(self, view: V, names: Names, active: Sequence[int]) -> str:
        """A sentence that says who is being waited for."""
        return self.catalogue.say(
            "to-move", players=self.catalogue.list_in_sentence([f"**{names[seat]}**" for seat in active])
        )

    def call_text(self, view: V) -> str:
        """The call for those who are being waited for: of their own view, or everybody's."""
        return self.catalogue.say("your-turn")

    def result_text(self, view: V, names: Names) -> str:
        """The winner and the way in which they won, in one sentence."""
        raise NotImplementedError

    # For whoever is new to the game

    def why_unplayable(self, view: V, legal: Collection[Action]) -> Sequence[str]:
        """Why what a seat holds can't be played now, a line for each reason."""
        return ()

    def aim_line(self, view: V) -> str | None:
        """What the game is about, in one line: "Goal: be the first with 6 tokens"; None where nobody has said it."""
        if not self.catalogue.has_message(f"{self.prefix}-aim"):
            return None
        return self.catalogue.say("aim", aim=self.say("aim"))

    def term_name(self, name: str) -> str:
        """A term of the game, as its rules call it."""
        return self.say(f"term-{name}")

    def term_meaning(self, name: str) -> str:
        """The meaning of a term, for somebody who never played."""
        return self.say(f"term-{name}-about")

    def first_game_label(self) -> str:
        """The button for a first game without what is hard before one has played, in games that have such a one."""
        return self.say("first-game")

    def left_out_line(self, options: Mapping[str, Any], view: V) -> str | None:
        """What a game with these options has begun without, in one line, as long as it has just begun; else None."""
        return None

    def own_deck_line(self, options: Mapping[str, Any], view: V) -> str | None:
        """The deck with which its viewer plays, in one line; None in a game without, or with the same for everybody."""
        return None

    def explanations_due(self, events: Sequence[Event], view: V, types: Collection[str]) -> Iterator[str]:
        """What a seat that is to act has before it, by the names of explanations, whatever matters most first.

        ``events``: those that it may know since it last acted, oldest first; ``types``: those of what it can do.
        """
        yield from ()

    def round_end_explanation_key(self, view: V) -> str | None:
        """What explains how the round before ended, by its name among the explanations; None for nothing."""
        return None

    def card_text_lines(self, cards: Sequence[str]) -> list[str]:
        """What is printed on cards, a line each, for whoever is asked about them and can't read it in their picture."""
        return []

    def reminders(self, view: V, explained: Collection[str]) -> Sequence[str]:
        """What a seat holds that has been explained before, in lines, for whoever is still new to the game."""
        return ()

    def turn_number(self, view: V) -> int | None:
        """The number of the turn, in which somebody may decide several times; None where each decision is a turn."""
        return None

    def ends_turn(self, events: Sequence[Event]) -> bool:
        """True for the events of an action by which a player ends their turn, in a game in which they press that."""
        return False

    def explanation_line(self, met: str) -> str:
        """What explains something to whoever meets it for the first time, in one line."""
        return self.catalogue.say("explained", what=self.say(f"met-{met}"))

    def advised_action(self, action: Action, view: V, names: Names) -> str:
        """An action as a hint names it: as its button does, where that says less than its label."""
        return self.action_label(action, view, names)

    def is_advisable(self, action: Action, view: V) -> bool:
        """False for what risks or gives away something that its reader sees, where another action is as good."""
        return True

    def action_reason(self, action: Action, other: Action | None, view: V) -> str | None:
        """Why an action is good, by what surely follows it and what follows another one; None where words lack."""
        return None

    def reckoned_reason(self, line: Sequence[Action], beside: Sequence[Action], view: V) -> str | None:
        """Why the first action of a line is the best, in a game that is reckoned out: how both go on best from it.

        ``beside`` is how they go on from another action, if one is worse: what is true of both is no reason.
        """
        return None

    def line_outcome(self, line: Sequence[Action], view: V, *, whole: bool = False) -> str | None:
        """What the first action of a line comes to in a game that is reckoned out; the whole way, or its end."""
        return None

    def missed_reason(self, best: Action, played: Action, view: V) -> str | None:
        """Why what was played has made the best of a position impossible, for a look back; None where words lack."""
        return None

    # Around the game

    def options_text(self, options: Mapping[str, Any]) -> str:
        """The options of a game in words, for its lobby."""
        raise NotImplementedError

    def deal_effect(self, options: Mapping[str, Any]) -> str:
        """The effect of *Deal* where computers have the other seats: that press brings chance into the game."""
        return self.catalogue.say("game-deal")

    def game_summary(self, options: Mapping[str, Any], least: int, most: int) -> str:
        """For how many people a game with these options is, how long it takes, and how hard it is to learn."""
        key = "like" if least == most else "like-open"
        players = {"least": least, "most": most}
        return self.catalogue.say(f"game-{key}", length=self.time_and_difficulty(options, most), **players)

    def time_and_difficulty(self, options: Mapping[str, Any], most: int) -> str:
        """The time that a game with these options takes for so many people at most, and how hard it is to learn."""
        return self.say("length", most=most)

    def fuller_game_label(self) -> str:
        """The button that begins the fuller game, where there is one."""
        return self.say("further")

    def rematch_options(self, options: Mapping[str, Any], view: V) -> Mapping[str, Any]:
        """The options of a rematch, where everybody sits one seat further round, after a game that ended so."""
        return options
