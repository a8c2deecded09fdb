"""``python -m learning.check``: walks every lesson right and wrong, in every language, with pictures and in words only.

It prints a line for each: steps, presses, words. What is more than learning allows is named below it.
"""

import asyncio
import sys
from collections.abc import Sequence

from learning.lessons.lesson import all_lessons
from ui.learning.lessons.checking import learners, right_way, walk_lesson
from words import ENGLISH, voice_of
from words.languages import languages


def main(wanted: Sequence[str]) -> int:
    """Check these lessons, or all; how many faults were found."""
    faults = []
    for lesson in all_lessons().values():
        if wanted and lesson.id not in wanted:
            continue
        messages = 0
        for language in languages():
            for learner in learners(voice_of(language), lesson):
                messages += asyncio.run(walk_lesson(learner, lesson))
        found = right_way(learners(voice_of(ENGLISH), lesson)[0], lesson)
        print(f"{found}; {messages} messages", flush=True)
        faults += found.faults()
    for fault in faults:
        print(f"too many: {fault}")
    return len(faults)


if __name__ == "__main__":
    sys.exit(min(main(sys.argv[1:]), 1))
