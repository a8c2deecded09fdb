"""Texts of any characters, for properties that hold whatever somebody writes."""

from hypothesis import strategies as st

CHARACTERS = st.characters(exclude_categories=["Cs"])
"""Those that `st.text()` has, which tries each of a million, for two seconds, where nothing is cached."""


def any_text(most: int) -> st.SearchStrategy[str]:
    """Any text of at most so many characters."""
    return st.text(CHARACTERS, max_size=most)
