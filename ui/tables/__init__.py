"""Tables on Discord: what their messages hold, how they are kept up to date, and what a press at one means."""
