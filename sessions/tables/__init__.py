"""Tables: games in progress, the one door to each, and what happens to them without a press."""
