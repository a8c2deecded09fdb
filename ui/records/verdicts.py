"""The result of a check of a game, with everything that is needed to repeat it without this bot."""

from sessions import Record, Verdict
from sessions.records.replays import EVERYBODY, Replay
from ui.interactions.names import escaped_name
from words import Voice

LONGEST_PROBLEM = 300


def verdict_text(
    voice: Voice, title: str, record: Record, verdict: Verdict, promised: str, replay: Replay | None
) -> str:
    """The result of a check, in lines. Problems may quote a file that anybody can have written.

    ``promised`` says in words what the secret and the commitment prove. ``replay`` counts the steps, where they could
    be played again.
    """
    say = voice.say
    joins = ", ".join(str(join) for join in record.joins)
    if replay is None:
        moves = say("verify-moves", count=0)
    elif verdict.replayed_from == 1:
        moves = say("verify-moves", count=replay.step_number_among_all(EVERYBODY, replay.last_step(EVERYBODY)))
    else:
        moves = say("verify-moves-from", first=replay.step_of(verdict.replayed_from))
    lines = [
        f"### {title}",
        f"{_mark(verdict.commitment)} {promised}",
        f"{_mark(verdict.seed)} {say('verify-seed')}",
        f"{_mark(verdict.log)} {moves}",
        *(f"**{escaped_name(voice, voice.refusal_text(problem), LONGEST_PROBLEM)}**" for problem in verdict.problems),
        f"-# {say('verify-facts', commitment=record.commitment, secret=record.secret, joins=joins)}",
    ]
    return "\n".join(lines)


def _mark(good: bool) -> str:
    return "✅" if good else "❌"
