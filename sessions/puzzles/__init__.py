"""Puzzles: what people have tried and solved, ratings and streaks, and the daily puzzle of servers."""
