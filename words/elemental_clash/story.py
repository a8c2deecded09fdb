"""The story of Elemental Clash: each event in a line, and a whole opposing turn at once."""

from collections.abc import Sequence

from msgspec import UNSET

from engine import Event
from engine.elemental_clash import POOL
from engine.elemental_clash import events as happened
from engine.elemental_clash.view import ClashView
from words.catalogue import OwnName
from words.elemental_clash import story_folding
from words.elemental_clash.card_and_place_names import ClashNames
from words.elemental_clash.field_at_event import FieldAtEvent
from words.elemental_clash.first_met import cards_just_met
from words.elemental_clash.targeting import choosable_card_lines
from words.game import GlossLine, Names, NewsLine, TurnBeginsLine

MOST_LINES = 12
MOST_OF_A_PLAYER = 6
"""So many lines of a story are read by whoever plays: of more, what weighs least is left to the replay."""
LONGEST_LINE = 180
LONGEST_STORY = 1100
"""Characters: what else stands in a message needs the rest."""


class Story:
    """Events in words, for everybody, or for the viewer of a view."""

    def __init__(
        self, words: ClashNames, names: Names, view: ClashView | None = None, *, looks_back: bool = False
    ) -> None:
        """``looks_back``: of a fight in which somebody fell it is told who, as to whoever plays, and not the damage."""
        self.words = words
        self._looks_back = looks_back
        self.names = names
        self.view = view
        self._summed: set[int] = set()  # what a line has told with what came after it

    def lines(self, events: Sequence[Event], unseen: int = 0) -> list[str]:
        """The events since the viewer last had the turn, as far as they fit; the newest lines stay.

        ``unseen``: the number of those that have come since the viewer was last asked; 0 where that is not known.
        """
        known = story_folding.first_event_told(events, self.view, len(events) - unseen if unseen else 0)
        found: list[tuple[int, str]] = []
        room = LONGEST_STORY  # beside the cards to choose from, which stand in the same message
        room -= sum(map(len, choosable_card_lines(self.words, self.view))) if self.view else 0
        told = len(events)  # from here on all is told
        most = MOST_OF_A_PLAYER if self.view is not None and self.view.left is not None else MOST_LINES
        theirs = story_folding.opponents_last_turn(events, known, self.view)
        quiet = theirs is not None
        for number in range(len(events) - 1, known - 1, -1):
            if number >= told or number in self._summed or self._is_told_next(events, number):
                continue
            if story_folding.goes_without_saying(events, number, self.view):
                continue
            if self._looks_back and story_folding.fell_in_fight(events, number):
                continue
            line, told = self._line_and_first_event(events, known, number)
            if line is None:
                continue
            room -= len(line)
            quiet = quiet and number not in (theirs or ())
            if room < 0 or len(found) >= most:
                break
            found += [(story_folding.GLOSS, text) for text in self._new_card_texts(events, min(told, number), number)]
            found.append((story_folding.event_weight(events[number], self.view), line))
        if quiet and theirs is not None:
            found.append((story_folding.LIGHT, self._quiet_turn_line(events[: theirs.stop], theirs)))
        weighed = found[::-1]
        return self._of_weight(weighed) if story_folding.is_seen_by_player(self.view) else [line for _, line in weighed]

    def _of_weight(self, lines: list[tuple[int, str]]) -> list[str]:
        """What weighs most of these, for whoever plays: where there are many, the heaviest stand out."""
        while len(lines) > MOST_OF_A_PLAYER:
            lines.pop(min(range(len(lines) - 1), key=lambda place: lines[place][0]))
        if len(lines) == 1 and isinstance(lines[0][1], TurnBeginsLine):
            return [lines[0][1]]
        most = max((weight for weight, _ in lines), default=story_folding.LIGHT)
        return [NewsLine(line) if weight == most > story_folding.GLOSS else line for weight, line in lines]

    def _new_card_texts(self, events: Sequence[Event], first: int, number: int) -> list[GlossLine]:
        """What is printed on the cards played in these events, up to that number, which whoever plays sees for the
        first time: the last one first, a line each."""
        if self.view is None or not story_folding.is_seen_by_player(self.view):
            return []
        met = cards_just_met(events[first : number + 1], events[number + 1 :], self.view)
        texts = {card: self.words.printed_text(card) for card in reversed(met)}
        return [
            GlossLine(self._cut_line(self._say("new-card", card=self.words.card(card), text=text)))
            for card, text in texts.items()
            if text
        ]

    def _quiet_turn_line(self, events: Sequence[Event], theirs: range) -> str:
        """The line of a turn of the other's in which nothing is told but where their creatures have gone."""
        player = self.names[1 - self.view.viewer] if self.view is not None and self.view.viewer is not None else ""
        placed = [
            self.words.say("lying", card=self.words.card(one.card), place=self.words.place_name(one.ref))
            for number, one in enumerate(events)
            if number in theirs and isinstance(one, happened.Placed) and not self._is_told_next(events, number)
        ]
        if not placed:
            return self._say("quiet", player=player)
        return self._say("quiet-places", player=player, cards=self.words.catalogue.list_in_sentence(placed))

    def _line_and_first_event(self, events: Sequence[Event], known: int, number: int) -> tuple[str | None, int]:
        """A line for an event, or for it and those before it; and the first event that it tells."""
        event = events[number]
        if self.view is not None:
            if isinstance(event, story_folding.PLAYED):
                cards = [one.card for one in story_folding.cards_played_in_a_row(events[known:], number - known)][::-1]
                if len(cards) > 1:
                    listed = self.words.catalogue.list_in_sentence([*map(self.words.card, cards)])
                    said = self._say("plays", player=self.names[event.seat], cards=listed)
                    return self._cut_line(said), number - len(cards) + 1
            places = story_folding.strikes_in_combat(events[known : number + 2], number - known)
            if len(places) > 1:
                strikes = [story_folding.strikes_in_a_row(events[known + at : known + at + 2], 0)[0] for at in places]
                self._summed |= {known + at + one for at in places for one in (0, 1)}
                return self._cut_line(self._strikes_line(strikes)), number
            alike = story_folding.like_events_in_a_row(events[known:], number - known)
            if len(alike) > 1:
                first = number - len(alike) + 1
                return self._line_of_alike(alike, events[:first], events[number + 1 :]), first
        return self.tell(event, events[:number], events[number + 1 :]), number

    def _strikes_line(self, strikes: Sequence[tuple[happened.Fought, happened.Damaged]]) -> str:
        """Several strikes at a player: who they are by, and what they have cost."""
        first = strikes[0][0]
        cards = [card for _, one in strikes if isinstance(one.cards, tuple) for card in one.cards]
        field, listed = (
            FieldAtEvent(self.view, [fight for fight, _ in strikes], ()),
            self.words.catalogue.list_in_sentence,
        )
        by = listed([self._creature_name(fight.from_, fight.card, field) for fight, _ in strikes])
        line = self._say("fights-player", first.from_, cards=by, target=self._target_name(first.at[0], field))
        message = story_folding.strike_message(first.at[0], self.view)
        return self._say(message, line=line, cards=self._lost_cards(cards), n=len(cards))

    def _lost_cards(self, cards: Sequence[str]) -> str:
        """Cards that strikes have cost, or that are back: so many for whoever plays; else by name."""
        if story_folding.is_seen_by_player(self.view):
            return self.words.say("cards", n=len(cards))
        return self.words.cards(cards)

    def _line_of_alike(self, alike: Sequence[Event], earlier: Sequence[Event], later: Sequence[Event]) -> str:
        """Attacks on the same player, or what several creatures of one player get, in a line."""
        field, listed = FieldAtEvent(self.view, earlier, later), self.words.catalogue.list_in_sentence
        match alike[0]:
            case happened.Attacked(start, at=at):
                attacks = [one for one in alike if isinstance(one, happened.Attacked)]
                named = {one.from_: self._creature_name(one.from_, one.card, field) for one in attacks}
                line = self._say(
                    "attacks-player", start, cards=listed([*named.values()]), target=self._target_name(at, field)
                )
                elusive = [named[one.from_] for one in attacks if _is_elusive(one.card)]
                return self._say("attacks-elusive", line=line, cards=listed(elusive)) if elusive else line
            case happened.Buffed(at=at) as first:
                cards = [
                    self._creature_name(one.at, one.card, field) for one in alike if isinstance(one, happened.Buffed)
                ]
                line = self._say("buffs-turn", at, cards=listed(cards), what=self._gifts(first))
                return self._line_with_cause(line, [*earlier, first])
        raise AssertionError(alike[0])

    def _is_told_next(self, events: Sequence[Event], number: int) -> bool:
        """True if the viewer is told the same, or more of it, right after it."""
        event = events[number]
        if isinstance(event, happened.Placed):  # and goes on to another space: only where it ends counts
            later = [(one.from_, one.card) for one in events[number + 1 :] if isinstance(one, happened.Placed)]
            return (event.ref, event.card) in later
        if isinstance(event, happened.Attacked):  # and fights: its fight is told
            return any(isinstance(one, happened.Fought) and one.from_ == event.from_ for one in events[number + 1 :])
        if isinstance(event, happened.Damaged):  # in a fight, which tells it
            before = (one for one in reversed(events[:number]) if not isinstance(one, happened.Damaged))
            return isinstance(next(before, None), happened.Fought)
        if self.view is None or not isinstance(event, happened.Drew | happened.Looked | happened.Found):
            return False
        return event.seat == self.view.viewer and number + 1 < len(events) and events[number + 1].to is not None

    def tell(self, event: Event, earlier: Sequence[Event] = (), later: Sequence[Event] = ()) -> str | None:
        """An event in a line; None for what goes without saying. The others are what came before and after it."""
        field = FieldAtEvent(self.view, earlier, later)
        line = (
            self._first_drawn(event, earlier)
            or self._turn_line(event)
            or self._fight_line(event, field)
            or self._effect_line(event, field)
        )
        if isinstance(event, happened.Fought) and line is not None:
            fallen = self.fallen_in_fight_text(event, later)
            line = self._say("fell", line=line, cards=fallen) if fallen else self._line_with_damage(event, line, field)
        if isinstance(event, happened.Damaged) and line is not None and story_folding.is_seen_by_player(self.view):
            line = self._say("damage-falls", line=line) if story_folding.is_deadly_damage(event, later) else line
        if line is not None and isinstance(event, happened.TriggerCarriedOut | happened.Resolved):
            line = self._come_of(event, line, later)
        return None if line is None else self._cut_line(self._line_with_cause(line, [*earlier, event]))

    def fallen_in_fight_text(self, fight: happened.Fought, later: Sequence[Event]) -> str:
        """Who falls in a fight, where its own line says so."""
        folds = self._looks_back or story_folding.is_seen_by_player(self.view)
        return self._with_owners(story_folding.fallen_in_fight(fight, later)) if folds else ""

    def _line_with_cause(self, line: str, events: Sequence[Event]) -> str:
        """The line of the newest of these events, with the card by which it has come, for whoever plays."""
        if self.view is None or not story_folding.is_seen_by_player(self.view):
            return line
        card = story_folding.card_behind_effect(events, self.view)
        return line if card is None else self._say("by", line=line, card=self.words.card(card))

    def _come_of(self, event: happened.TriggerCarriedOut | happened.Resolved, line: str, later: Sequence[Event]) -> str:
        """The line of an ability, or a spell, whose effects don't follow it: that nothing has come of it, or what it
        may still do."""
        owned = {"player": self.names[event.seat], "card": self.words.name_after_owner(event.card)}
        if self.view is None:
            return line
        if story_folding.heals_nothing(event, later):
            return self._say("heal-nothing", **owned)
        if not story_folding.is_seen_by_player(self.view):
            return line
        if self.view.rules[event.card].kind != "permanent" and not story_folding.is_still_being_decided(
            event, later, self.view
        ):
            return self._say("unused" if story_folding.is_optional_ability(event, self.view) else "nothing", **owned)
        text = self.words.printed_text(event.card)
        return self._say("trigger-text", line=line, text=text) if text else line

    def _with_owners(self, fallen: Sequence[happened.Destroyed]) -> str:
        """Creatures with their owners."""
        owned = [
            self.words.say("place-of", player=self.names[int(one.ref[0])], place=self.words.name_after_owner(one.card))
            for one in fallen
        ]
        return self.words.catalogue.list_in_sentence(owned)

    def _cut_line(self, line: str) -> str:
        """The line, up to the last whole word for which there is room."""
        return line if len(line) <= LONGEST_LINE else f"{line[: LONGEST_LINE - 2].rpartition(' ')[0]} …"

    def _say(self, key: str, ref: str | None = None, **fields: str | int) -> str:
        """An event's message; the owner of what lies at ``ref`` is its player."""
        if ref is not None:
            fields["player"] = self.names[int(ref[0])]
        return self.words.say(f"event-{key}", **fields)

    def _first_drawn(self, event: Event, earlier: Sequence[Event]) -> str | None:
        """What the viewer draws as their turn begins, for whoever plays: it says that this is a new turn of theirs."""
        if not isinstance(event, happened.Drawn) or not story_folding.is_seen_by_player(self.view):
            return None
        begun = next((one for one in reversed(earlier) if isinstance(one, happened.TurnBegun)), None)
        if begun is None or not story_folding.is_part_of_phase(earlier, len(earlier)) or event.seat != begun.seat:
            return None
        return TurnBeginsLine(self._say("drawn-first", turn=begun.turn, cards=self.words.cards(event.cards)))

    def _turn_line(self, event: Event) -> str | None:
        words, names = self.words, self.names
        match event:
            case happened.TurnBegun(seat=seat, turn=turn):
                return self._say("turn", player=names[seat], turn=turn)
            case happened.Spent(seat=seat, cards=cards):
                return self._say("spent", player=names[seat], cards=words.cards(cards), n=len(cards))
            case happened.Placed(card=card, ref=ref):
                return self._say("place", ref, card=words.name_after_owner(card), place=words.place_name(ref))
            case happened.Drew(seat=seat, n=n):
                return self._say("draw", player=names[seat], cards=words.say("cards", n=n))
            case happened.Drawn(cards=cards):
                return self._say("drawn", cards=words.cards(cards))
            case happened.StonePlayed(seat=seat, card=card, pile=pile):
                return self._say("stone", player=names[seat], card=words.card(card), pile=pile)
            case happened.CardPlayed(seat=seat, card=card, pile=pile):
                return self._say("play", player=names[seat], card=words.card(card), pile=pile)
            case happened.Resolved(seat=seat, card=card):
                return self._say("resolve", player=names[seat], card=words.name_after_owner(card))
            case happened.Countered(seat=seat, card=card):
                return self._say("counter", player=names[seat], card=words.name_after_owner(card))
            case happened.TriggerCarriedOut(seat=seat, card=card, on=on):
                return self._say(
                    "trigger",
                    player=names[seat],
                    card=words.name_after_owner(card),
                    on=words.trigger_occasion(card, on),
                )
            case happened.Resigned(seat=seat):
                return words.catalogue.say("duel-resign", player=names[seat])
        return None

    def _fight_line(self, event: Event, field: FieldAtEvent) -> str | None:
        """A line for what is aimed at somebody, or at something on the field."""
        card, creature, target = self.words.card, self._creature_name, self._target_name
        match event:
            case happened.Targeted(card=name, targets=()):
                return self._say("targets-none", card=card(name))
            case happened.Targeted(card=name, targets=targets):
                aims = self.words.catalogue.list_in_sentence([self._aim_name(one, field) for one in targets])
                return self._say("targets", card=card(name), targets=aims)
            case happened.Attacked(start, name, at):
                line = self._say("attack", start, card=creature(start, name, field), target=target(at, field))
                return self.words.say("event-attack-elusive", line=line) if _is_elusive(name) else line
            case happened.Blocked(start, name, at):
                return self._say("block", start, card=creature(start, name, field), target=target(at, field))
            case happened.Fought(start, name, ()):
                return self._say("fight-nobody", start, card=creature(start, name, field))
            case happened.Fought(start, name, (by,)) if (block := self._lone_block(start, by, field)) is not None:
                return self._say("block", by, card=creature(by, block.card, field), target=target(start, field))
            case happened.Fought(start, name, at):
                key = "fight-player" if at[0][1] == "P" else "fight"
                against = self.words.catalogue.list_in_sentence([target(ref, field) for ref in at])
                return self._say(key, start, card=creature(start, name, field), target=against)
        return None

    def _lone_block(self, attacker: str, blocker: str, field: FieldAtEvent) -> happened.Blocked | None:
        """The lone block by which two came to fight, for whoever plays: in a line with what came of it."""
        blocks = [one for one in field.earlier if isinstance(one, happened.Blocked) and one.at == attacker]
        found = [one for one in blocks if one.from_ == blocker] if story_folding.is_seen_by_player(self.view) else []
        return found[-1] if found else None

    def _line_with_damage(self, event: happened.Fought, line: str, field: FieldAtEvent) -> str:
        """The line of a fight, with the damage that follows it at once: as whoever stands first in the line has it."""
        found: list[happened.Damaged] = []
        for one in field.later:
            if not isinstance(one, happened.Damaged):
                break
            found.append(one)
        lost = [card for one in found if isinstance(one.cards, tuple) for card in one.cards]
        if lost:
            message = story_folding.strike_message(event.at[0], self.view)
            return self._say(message, line=line, cards=self._lost_cards(lost), n=len(lost))
        # Whose Spellbook is empty, or who is struck by somebody without ATK; where nothing follows, nobody knows yet.
        if field.later and event.at and event.at[0][1] == "P":
            return self._say("strike-nothing", line=line)
        block = self._lone_block(event.from_, event.at[0], field) if len(event.at) == 1 else None
        first, card = (event.from_, event.card) if block is None else (block.from_, block.card)
        taken = sum(one.n for one in found if one.at == first)
        dealt = sum(one.n for one in found) - taken
        if not dealt and not taken:
            return line
        return self._say(
            "strike-damage", first, line=line, card=self._creature_name(first, card, field), dealt=dealt, taken=taken
        )

    def _effect_line(self, event: Event, field: FieldAtEvent) -> str | None:
        words, names = self.words, self.names
        match event:
            case happened.Damaged(at=at, n=n, card=str(card)):
                return self._say("damage", at, card=self._creature_name(at, card, field), n=n)
            case happened.Damaged(at=at, n=n, cards=cards):
                if cards is UNSET or not cards:
                    return self._say("damage-player", at, n=n)
                return self._say("damage-player-cards", at, n=n, cards=words.cards(cards))
            case happened.Healed(at=at, n=n, card=str(card)):
                return self._say("heal", at, card=self._creature_name(at, card, field), n=n)
            case happened.Healed(at=at, n=n, cards=cards):
                return self._say("heal-player", at, n=n, cards=self._lost_cards(cards or ()))
            case happened.Buffed(at=at, card=card, for_=for_):
                return self._say(f"buff-{for_}", at, card=self._creature_name(at, card, field), what=self._gifts(event))
            case happened.Destroyed(ref=ref, card=card):
                return self._say("destroy", ref, card=words.name_after_owner(card), place=words.place_name(ref))
            case happened.Moved(card=card, seat=seat, into=into):
                if into in ("hand", "top", "bottom", "discard"):
                    return self._say(f"move-{into}", player=names[seat], card=words.name_after_owner(card))
                return self._say("place", into, card=words.name_after_owner(card), place=words.place_name(into))
            case happened.Discarded(seat=seat, card=card):
                return self._say("discard", player=names[seat], card=words.card(card))
            case happened.Looked(seat=seat, n=n):
                return self._say("look", player=names[seat], n=n)
            case happened.LookedAt(cards=cards):
                return self._say("looked", cards=words.cards(cards))
            case happened.Found(seat=seat, card=found):
                return self._say("search", player=names[seat], card=words.card(found))
            case happened.FoundInSecret(card=card):
                return self._say("searched", card=words.card(card))
            case happened.Shuffled(seat=seat):
                return self._say("shuffle", player=names[seat])
            case happened.TopDiscarded(seat=seat, cards=cards):
                return self._say("discard-top", player=names[seat], cards=words.cards(cards))
            case happened.StonesAdded(seat=seat, n=n):
                return self._say("stones", player=names[seat], n=n)
            case happened.Asked(window=window, on=on):
                return self._say(f"ask-{'on' if on else 'off'}", window=words.window_name(window))
        return None

    def _gifts(self, event: happened.Buffed) -> str:
        numbers = (("atk", event.atk), ("def", event.def_))
        gifts = [self.words.say(f"plus-{what}", n=f"{n:+}") for what, n in numbers if n]
        signs = [self._say("gift", keyword=self.words.keyword_name(keyword)) for keyword in event.add]
        return self.words.catalogue.list_in_sentence([*gifts, *signs])

    def _aim_name(self, target: str, field: FieldAtEvent) -> str:
        """The aim of a spell: a card in a discard pile, a link, a place or a player."""
        words = self.words
        if words.is_card_id(target):
            return words.card(target)
        return self._link_name(int(target[1:]), field) if target[0] == "L" else self._target_name(target, field)

    def _link_name(self, number: int, field: FieldAtEvent) -> str:
        """A spell of the chain, by its name where that is known."""
        card = field.spell_at_link(number)
        return self.words.say("alt-link", n=number) if card is None else self.words.card(card)

    def _target_name(self, ref: str, field: FieldAtEvent) -> str:
        """A player, or the card that lay at a place, with its owner: "Bo's Acorn Sentry"."""
        player = self.names[int(ref[0])]
        if ref[1] == "P":
            return self.words.say("you-there") if isinstance(player, OwnName) else player
        card = field.card_at(ref)
        if card is None:
            return self.words.place_with_owner(ref, self.names)
        return self.words.say("place-of", player=player, place=self._creature_name(ref, card, field))

    def _creature_name(self, ref: str, card: str, field: FieldAtEvent) -> str:
        """A creature after its owner's name, with its place where they have another one of that name."""
        owned = self.words.name_after_owner(card)
        if not field.has_namesake(ref, card):
            return owned
        return self.words.say("lying", card=owned, place=self.words.place_name(ref))


def _is_elusive(card: str) -> bool:
    """True for a creature that nobody can block, by what is printed on its card."""
    return card in POOL and "elusive" in POOL[card].keywords
