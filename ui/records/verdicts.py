"""The result of a check of a game, with everything that is needed to repeat it without this bot."""

from sessions import Record, Verdict
from ui.interactions.names import safe
from words import Voice

LONGEST_PROBLEM = 300


def verdict_text(voice: Voice, title: str, record: Record, verdict: Verdict, promised: str) -> str:
    """The result of a check, in lines. Problems may quote a file that anybody can have written.

    ``promised`` says in words what the secret and the commitment prove.
    """
    say = voice.say
    joins = ", ".join(str(join) for join in record.joins)
    moves = (
        say("verify-moves", count=verdict.actions)
        if verdict.replayed_from == 1
        else say("verify-moves-from", first=verdict.replayed_from)
    )
    lines = [
        f"### {title}",
        f"{_mark(verdict.commitment)} {promised}",
        f"{_mark(verdict.seed)} {say('verify-seed')}",
        f"{_mark(verdict.log)} {moves}",
        *(f"**{safe(voice, voice.explain(problem), LONGEST_PROBLEM)}**" for problem in verdict.problems),
        f"-# {say('verify-facts', commitment=record.commitment, secret=record.secret, joins=joins)}",
    ]
    return "\n".join(lines)


def _mark(good: bool) -> str:
    return "✅" if good else "❌"
