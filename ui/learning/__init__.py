"""What games are learnt by, on Discord: positions without a table, for one person's eyes."""
