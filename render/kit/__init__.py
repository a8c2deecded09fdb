"""What all pictures are made with: colours, letters, shapes, cards, plates, and the file at the end."""
