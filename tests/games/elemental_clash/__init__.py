"""All tests of Elemental Clash."""
