"""What people prefer and what servers settle: messages whose buttons and menus show it, and change it."""
