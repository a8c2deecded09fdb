"""The log of a table: its lines, what each of them makes of the game, and the proof that chance was fair."""
