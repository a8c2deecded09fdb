# The lesson of Elemental Defenders.

lesson-defenders-goal = Win: attack where { $rival } can't answer! Fire answers Fire, Air answers Air … Bright cards are yours, dark ones hers.
lesson-defenders-goal-done = { $rival } holds no Water: the round is yours.
lesson-defenders-goal-answered = { $rival } holds that Element, so she answers. Look along the rows: of which Element has she nothing?
lesson-defenders-element = Answer Fire with Fire! More stars are stronger, and the stronger card attacks next. Take the attack!
lesson-defenders-element-done = The tick marks the stronger card. Else { $rival } would attack, and could win.
lesson-defenders-element-weaker = That answers it, too, but 4★ is stronger: { $rival } would attack again.
lesson-defenders-level = You hold no Air: then the same Level answers, with as many stars. In its column the higher row is stronger. Attack next!
lesson-defenders-level-done = 4★ answers 4★, and Earth is the highest Element: now you attack.
lesson-defenders-level-water = That answers it, too, but Water is the lowest Element: { $rival } attacks again, you have no answer, and the round is hers.
lesson-defenders-win = Win! Attack where { $rival } has nothing in the card's row (its Element) nor column (its Level). It pays the gold Virtue × the move.
lesson-defenders-win-done = Later moves pay more.
lesson-defenders-win-nine = A move later it paid more: 99 instead of 88.
lesson-defenders-win-lost = { $rival } has Fire, and a stronger card: she attacks next, you have no answer, and the round is hers.
lesson-defenders-win-forced = Not what was asked, but better: { $rival }'s 💧 3★ had to answer and is weaker, and the next move pays more.
lesson-defenders-win-forced-left = Now win, in move 9!
lesson-defenders-keep = Another game. { $rival }'s 🔥 4★ is stronger than both your Fires. Which will you need next? See her hand; play the other!
lesson-defenders-keep-done = You kept 🔥 2★: it alone answered 💧 2★, so it was played for you (lock). Now you attack.
lesson-defenders-keep-other = Your 🔥 2★ is gone, and { $rival } attacks with 💧 2★: you have no Water and no other 2★, and the round is hers.
lesson-defenders-count = ⛰️ 3★ would win now: Virtue 4 × move 7 = 28. 💨 5★ has Virtue 11: first lure out { $rival }'s last Air!
lesson-defenders-count-done = Her Air is gone.
lesson-defenders-count-now = That is a win, but a small one: 28 points. Without { $rival }'s last Air you can win with a higher Virtue.
lesson-defenders-count-five = { $rival }'s Air answers, and your highest Virtue is spent. You would win 4 × 8 = 32.
lesson-defenders-count-one = { $rival }'s 2★ is stronger: she attacks, you have no answer, and the round is hers.
lesson-defenders-later = Now win with the highest Virtue!
lesson-defenders-later-done = 88 points, not 28: waiting pays, while you can answer. After ten answered attacks nobody scores.
lesson-defenders-later-low = A win, but its Virtue is low: 4 × 8 = 32. 💨 5★ pays 11 × 8.
lesson-defenders-later-one = { $rival }'s 🔥 1★ is stronger: she attacks, you have no answer, and the round is hers.
lesson-defenders-round = Round 2, hands exchanged: whoever holds 💧 1★ opens. You lead by 88; more points win. Answer with ⚔️: then you attack.
lesson-defenders-round-taken = Now you attack.
lesson-defenders-round-taken-left = Win! First lure out what stops you. 🛡️ ⚔️ count her answers.
lesson-defenders-round-lured = Her 💨 1★ is gone.
lesson-defenders-round-lured-left = Now win! 🏆: the points.
lesson-defenders-round-weaker = The weaker card: { $rival } attacks, you have no answer, and 11 × 8 = 88 is as much as yours: only a draw.
lesson-defenders-round-done = You win and know the basic game.
lesson-defenders-round-lost = { $rival }'s card was stronger: she attacks, you have no answer, and she overtakes your 88. Attack where her answer is weaker!
