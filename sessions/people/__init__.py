"""People and servers: what they prefer and settle, when they are away, what is stored of them."""
