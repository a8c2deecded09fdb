"""Time: the wall clock, and how much of it a seat has."""
