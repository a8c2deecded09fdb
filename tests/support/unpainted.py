"""Pictures of which the layout alone is asked for: all is laid where it lies else, and no pixel of it is painted."""

import os
import pickle
import sys
import traceback
from collections.abc import Callable
from functools import cache
from typing import Any, TypeVar

import pytest
from PIL import Image

import render
from compat.pixels import PIXELS
from render.kit import lettering, palette
from render.kit.sketch import Box, Sketch

T = TypeVar("T")


def unpainted(look: Callable[[], T]) -> T:
    """What comes of something that is done in a fork of this process in which nothing is painted.

    The parts that are kept are kept there alone: nobody else meets one that is blank. AssertionError with what was
    raised there.
    """
    reading, writing = os.pipe()
    pid = os.fork()
    if pid == 0:
        os.close(reading)
        try:
            with pytest.MonkeyPatch.context() as patch:
                paint_nothing(patch)
                told: tuple[bool, Any] = True, look()
        except BaseException:  # noqa: BLE001  # it is told, and the fork ends all the same
            told = False, traceback.format_exc()
        with os.fdopen(writing, "wb") as file:
            pickle.dump(told, file)
        os._exit(0)
    os.close(writing)
    with os.fdopen(reading, "rb") as file:
        said = file.read()
    os.waitpid(pid, 0)
    well, come = pickle.loads(said)
    assert well, come
    return come


def paint_nothing(patch: pytest.MonkeyPatch) -> None:
    """Let parts be blank, of the size and with the smallest type that they have else."""
    for name in ("disc", "ring", "path_shape", "line", "leaf", "polygon"):
        patch.setattr(Sketch, name, lambda *_, **__: None)
    patch.setattr(Sketch, "__init__", begin)
    patch.setattr(Sketch, "rounded_rectangle", lambda _, box, *__: drawn(box))
    patch.setattr(Sketch, "frame", lambda _, box, *__: drawn(box))
    patch.setattr(Sketch, "finish", done)
    patch.setattr(Image.Image, "alpha_composite", lambda *_, **__: None)
    patch.setattr(Image.Image, "filter", lambda picture, _: picture)
    everywhere(patch, palette.to_palette, mapped)
    everywhere(patch, palette.reduce_colours, lambda picture, *_: picture)
    patch.setattr(PIXELS.way, "lay", lambda *_: None)


def everywhere(patch: pytest.MonkeyPatch, function: Callable[..., Any], other: Callable[..., Any]) -> None:
    """Put another function in the place of one wherever pictures are made."""
    name = function.__name__
    for module in [module for key, module in sys.modules.items() if key.split(".")[0] == render.__name__]:
        if getattr(module, name, None) is function:
            patch.setattr(module, name, other)


def begin(sketch: Sketch, width: int, height: int) -> None:
    """A sheet that nobody draws on."""
    sketch.size = width, height
    sketch._texts = []


def drawn(box: Box) -> None:
    """A box is where it could be drawn: Pillow takes none that is inside out."""
    left, top, right, bottom = box
    assert left <= right, box
    assert top <= bottom, box


def done(sketch: Sketch) -> Image.Image:
    """A part with nothing on it."""
    part = Image.new("RGBA", sketch.size)
    if sketch._texts:
        part.info[lettering.TYPE] = min(style.size for _, _, style, _, _, _ in sketch._texts)
    return part


def mapped(picture: Image.Image) -> Image.Image:
    """A picture of our palette, all of one colour."""
    result = blank(picture.size).copy()
    result.info |= picture.info
    return result


@cache
def blank(size: tuple[int, int]) -> Image.Image:
    return palette.plain_image(size, palette.NIGHT)
