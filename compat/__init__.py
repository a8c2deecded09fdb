"""Whatever touches the private parts of a library, and nothing else: shortcuts, each beside the public way it saves."""
