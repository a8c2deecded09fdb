"""The cards of Elemental Clash in chat: one with its picture, or all of them page by page."""
