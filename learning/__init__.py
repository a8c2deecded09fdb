"""What games are learnt by: puzzles that are proved. Positions and actions of the engine; no Discord, no words."""
