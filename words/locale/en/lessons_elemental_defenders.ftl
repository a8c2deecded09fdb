# The lesson of Elemental Defenders.

lesson-defenders-open = Two rounds; most points win. An attack that nothing answers wins the round and pays its Virtue (the number on gold) × the move. All hands are open; whoever holds 💧 1★ opens, with any card!
lesson-defenders-open-done = { $rival } had to answer with the same Element.
lesson-defenders-element = Another game, move 6. Answer Fire with Fire! Whoever plays the stronger card, with more stars, attacks next: take the attack from { $rival }.
lesson-defenders-element-done = 5★ is above 4★: now you attack.
lesson-defenders-element-weaker = That fits, too, but 4★ is stronger: { $rival } would attack again.
lesson-defenders-level = You hold no Air: the same Level fits, as many stars. Among equals the higher Element is stronger: ⛰️ 🔥 💨 💧. Take the attack!
lesson-defenders-level-done = 4★ fits 4★, and Earth is the highest Element: now you attack.
lesson-defenders-level-water = That fits, too, but Water is the lowest Element: { $rival } attacks again, nothing of yours fits, and the round is hers.
lesson-defenders-win = Look at { $rival }'s hand: attack with a card to which she has neither the Element nor the Level.
lesson-defenders-win-done = No Earth and no 5★: the round is yours. Move 8 (an attack and its answer are a move): 11 × 8 = 88.
lesson-defenders-win-nine = A move later it paid more: 99 instead of 88.
lesson-defenders-win-lost = { $rival } has Fire, and a stronger card: she attacks next, nothing of yours fits, and the round is hers.
lesson-defenders-win-forced = Even better: { $rival }'s 💧 3★ had to answer and is weaker.
lesson-defenders-win-forced-left = Now win, in move 9!
lesson-defenders-next = Another game, move 6. Take the attack from { $rival }!
lesson-defenders-next-done = 5★ is above 3★.
lesson-defenders-next-other = The weaker card: { $rival } attacks again, nothing of yours fits, and the round is hers.
lesson-defenders-count = ⛰️ 2★ would win now: Virtue 3 × move 7 = 21. 🔥 5★ has Virtue 11: first lure out { $rival }'s last Fire!
lesson-defenders-count-done = Her Fire is gone.
lesson-defenders-count-now = That is a win, but a small one: 21 points. Without { $rival }'s last Fire you can win with a higher Virtue.
lesson-defenders-count-five = { $rival }'s Fire fits, and your highest Virtue is spent. You would win 3 × 8 = 24.
lesson-defenders-count-one = { $rival }'s 4★ is stronger: she attacks, nothing of yours fits, and the round is hers.
lesson-defenders-later = Now { $rival } has no Fire. Win with the highest Virtue!
lesson-defenders-later-done = 88 points instead of 21: it pays to wait. But if all ten attacks are answered, nobody scores.
lesson-defenders-later-low = A win, but its Virtue is low: 3 × 8 = 24. 🔥 5★ pays 11 × 8.
lesson-defenders-later-one = { $rival }'s 4★ is stronger: she attacks, nothing of yours fits, and the round is hers.
lesson-defenders-round = Round 2: all cards came back, and the hands were exchanged, so you opened. You lead by 88: take the attack from { $rival }!
lesson-defenders-round-taken = Now you attack.
lesson-defenders-round-taken-left = Win!
lesson-defenders-round-weaker = The weaker card: { $rival } attacks, nothing of yours fits, and 11 × 8 = 88 is as much as yours: only a draw.
lesson-defenders-round-done = You win and know the basic game.
lesson-defenders-round-lost = { $rival } got the attack, nothing of yours fits, and she overtakes your 88.
