"""Why a table can't be shown in its place: told wherever it can be, each in the language of whoever reads it."""

from dataclasses import dataclass

from ui.interactions.discord_faults import permission_names
from words import Voice


@dataclass(frozen=True, slots=True)
class PlaceProblem:
    """What keeps a table message from being sent or edited."""

    key: str
    place_id: int | None = None
    lacking: tuple[str, ...] = ()
    """The permissions that I lack there, where Discord refused it."""

    def sentence_in(self, voice: Voice) -> str:
        """The problem in a sentence."""
        if self.place_id is None:
            return voice.say(self.key)
        if self.lacking:
            reason = voice.say("missing-there", permissions=permission_names(voice, self.lacking))
        else:
            reason = voice.say("not-allowed-there")
        return voice.say(self.key, place=f"<#{self.place_id}>", reason=reason)
