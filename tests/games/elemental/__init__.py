"""All tests of Elemental."""
