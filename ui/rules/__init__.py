"""The rules in chat, page by page."""
