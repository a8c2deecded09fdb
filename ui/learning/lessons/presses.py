"""The presses that stand in lessons alone."""

from typing import Annotated

from ui.interactions.press import IdPart, Press, Values, Word


class LessonPress(Press, prefix="les1"):
    """A button or a menu of a lesson: the step, what was decided in it (``way``), and what the press means there.

    ``inner`` is a word of the lesson's own, or the id that the same component has at a table.
    """

    lesson: Word
    step: Word
    way: Annotated[str, IdPart("[0-9.-]*")]
    inner: Annotated[str, IdPart(".+")]
    values: Values = ()
