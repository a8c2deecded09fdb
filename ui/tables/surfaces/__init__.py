"""Where, and by which means, a content reaches somebody."""
