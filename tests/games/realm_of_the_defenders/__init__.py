"""All tests of Realm of the Defenders."""
