# Die Lektion von Elemental Defenders.

lesson-defenders-goal = Gewinne: Greif an, wo { $rival } nicht antworten kann! Feuer antwortet auf Feuer, Luft auf Luft … Helle Karten gehören dir, dunkle ihr.
lesson-defenders-goal-done = { $rival } hat kein Wasser: Die Runde gehört dir.
lesson-defenders-goal-answered = Dieses Element hat { $rival }, also antwortet sie. Sieh die Reihen durch: Von welchem Element hat sie nichts?
lesson-defenders-element = Antworte auf Feuer mit Feuer! Mehr Sterne sind stärker, und die stärkere Karte greift als Nächste an. Nimm den Angriff!
lesson-defenders-element-done = Der Haken zeigt die stärkere Karte. Sonst griffe { $rival } an und könnte gewinnen.
lesson-defenders-element-weaker = Auch das ist eine Antwort, aber 4★ ist stärker: { $rival } würde wieder angreifen.
lesson-defenders-level = Du hast keine Luft: Dann antwortet dieselbe Stufe, mit ebenso vielen Sternen. In ihrer Spalte ist die höhere Reihe stärker. Nimm den Angriff!
lesson-defenders-level-done = 4★ antwortet auf 4★, und Erde ist das höchste Element: Jetzt greifst du an.
lesson-defenders-level-water = Auch das ist eine Antwort, aber Wasser ist das niedrigste Element: { $rival } greift wieder an, du hast keine Antwort, und die Runde gehört ihr.
lesson-defenders-win = Gewinn! Greif an, wo { $rival } nichts in der Reihe der Karte hat (ihr Element) und nichts in ihrer Spalte (ihre Stufe). Das bringt die Tugend auf Gold × Zug.
lesson-defenders-win-done = Spätere Züge bringen mehr.
lesson-defenders-win-nine = Einen Zug später brachte sie mehr: 99 statt 88.
lesson-defenders-win-lost = { $rival } hat Feuer, und ihre Karte ist stärker: Sie greift als Nächstes an, du hast keine Antwort, und die Runde gehört ihr.
lesson-defenders-win-forced = Nicht das Gefragte, aber besser: { $rival } musste mit 💧 3★ antworten, die schwächer ist, und der nächste Zug bringt mehr.
lesson-defenders-win-forced-left = Jetzt gewinne, in Zug 9!
lesson-defenders-keep = Ein anderes Spiel. { $rival }s 🔥 4★ ist stärker als deine beiden Feuer. Sieh dir ihre Hand an: Welches brauchst du als Nächstes? Spiel das andere!
lesson-defenders-keep-done = Du hast 🔥 2★ behalten: Nur sie antwortete auf 💧 2★, also wurde sie für dich gespielt (Schloss). Jetzt greifst du an.
lesson-defenders-keep-other = Deine 🔥 2★ ist weg, und { $rival } greift mit 💧 2★ an: Du hast kein Wasser und keine andere 2★, und die Runde gehört ihr.
lesson-defenders-count = ⛰️ 3★ würde jetzt gewinnen: Tugend 4 × Zug 7 = 28. 💨 5★ hat Tugend 11: Lock zuerst die letzte Luft von { $rival } hervor!
lesson-defenders-count-done = Ihre Luft ist weg.
lesson-defenders-count-now = Das ist ein Sieg, aber ein kleiner: 28 Punkte. Ohne { $rival }s letzte Luft kannst du mit einer höheren Tugend gewinnen.
lesson-defenders-count-five = { $rival }s Luft antwortet, und deine höchste Tugend ist weg. Du würdest 4 × 8 = 32 gewinnen.
lesson-defenders-count-one = { $rival }s 2★ ist stärker: Sie greift an, du hast keine Antwort, und die Runde gehört ihr.
lesson-defenders-later = Jetzt gewinne mit der höchsten Tugend!
lesson-defenders-later-done = 88 Punkte statt 28: Warten lohnt sich, solange du antworten kannst. Nach zehn beantworteten Angriffen bekommt niemand Punkte.
lesson-defenders-later-low = Ein Sieg, aber die Tugend ist niedrig: 4 × 8 = 32. 💨 5★ bringt 11 × 8.
lesson-defenders-later-one = { $rival }s 🔥 1★ ist stärker: Sie greift an, du hast keine Antwort, und die Runde gehört ihr.
lesson-defenders-round = Runde 2, mit getauschten Händen; wer 💧 1★ hat, fängt an. Du führst mit 88; mehr Punkte gewinnen. Antworte mit ⚔️: Dann greifst du an.
lesson-defenders-round-taken = Jetzt greifst du an.
lesson-defenders-round-taken-left = Gewinne! Lock zuerst hervor, was dich aufhält. 🛡️ ⚔️ zählen ihre Antworten.
lesson-defenders-round-lured = Ihre 💨 1★ ist weg.
lesson-defenders-round-lured-left = Jetzt gewinne! 🏆: die Punkte.
lesson-defenders-round-weaker = Die schwächere Karte: { $rival } greift an, du hast keine Antwort, und 11 × 8 = 88 ist so viel, wie du hast: nur ein Unentschieden.
lesson-defenders-round-done = Du gewinnst und kennst jetzt das Grundspiel.
lesson-defenders-round-lost = { $rival }s Karte war stärker: Sie greift an, du hast keine Antwort, und sie überholt deine 88. Greif dort an, wo ihre Antwort schwächer ist!
