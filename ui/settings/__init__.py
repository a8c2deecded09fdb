"""The preferences of people and the settings of servers: messages whose buttons and menus show and change them."""
