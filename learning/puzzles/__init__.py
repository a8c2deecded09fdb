"""Puzzles: positions with a question whose answer is right whatever the others hold and do.

`puzzle` is what one is, and its file; `mining` finds them, game by game (`elements`, `defenders`); `plain` proves them
again by another way, with nothing but the engine. `data/` has those of the project.
"""
