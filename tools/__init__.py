"""Commands for contributors."""
