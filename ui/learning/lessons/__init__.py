"""Lessons on Discord: what a step looks like, and what a press in it means."""
