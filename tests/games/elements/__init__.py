"""All tests of Elements."""
