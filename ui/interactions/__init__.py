"""What all interactions share: the ids of components, the one way to answer, and what Discord may do instead."""
