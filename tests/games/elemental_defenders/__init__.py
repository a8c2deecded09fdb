"""All tests of Elemental Defenders."""
