# Die Lektion von Elemental Defenders.

lesson-defenders-open = Zwei Runden; die meisten Punkte gewinnen. Ein Angriff, auf den nichts passt, gewinnt die Runde und bringt seine Tugend (die Zahl auf Gold) × den Zug. Alle Hände sind offen; wer 💧 1★ hat, fängt an, mit irgendeiner Karte!
lesson-defenders-open-done = { $rival } musste mit demselben Element antworten.
lesson-defenders-element = Ein anderes Spiel, Zug 6. Antworte auf Feuer mit Feuer! Wer die stärkere Karte spielt, mit mehr Sternen, greift als Nächstes an: Nimm { $rival } den Angriff weg.
lesson-defenders-element-done = 5★ ist mehr als 4★: Jetzt greifst du an.
lesson-defenders-element-weaker = Das passt auch, aber 4★ ist stärker: { $rival } würde wieder angreifen.
lesson-defenders-level = Du hast keine Luft: Es passt dieselbe Stufe, gleich viele Sterne. Unter Gleichen ist das höhere Element stärker: ⛰️ 🔥 💨 💧. Nimm den Angriff!
lesson-defenders-level-done = 4★ passt auf 4★, und Erde ist das höchste Element: Jetzt greifst du an.
lesson-defenders-level-water = Das passt auch, aber Wasser ist das niedrigste Element: { $rival } greift wieder an, nichts von dir passt, und die Runde gehört ihr.
lesson-defenders-win = Sieh dir { $rival }s Hand an: Greif mit einer Karte an, zu der sie weder das Element noch die Stufe hat.
lesson-defenders-win-done = Keine Erde und keine 5★: Die Runde gehört dir. Zug 8 (ein Angriff und seine Antwort sind ein Zug): 11 × 8 = 88.
lesson-defenders-win-nine = Einen Zug später brachte sie mehr: 99 statt 88.
lesson-defenders-win-lost = { $rival } hat Feuer, und ihre Karte ist stärker: Sie greift als Nächstes an, nichts von dir passt, und die Runde gehört ihr.
lesson-defenders-win-forced = Noch besser: { $rival } musste mit 💧 3★ antworten, und die ist schwächer.
lesson-defenders-win-forced-left = Jetzt gewinne, in Zug 9!
lesson-defenders-next = Ein anderes Spiel, Zug 6. Nimm { $rival } den Angriff weg!
lesson-defenders-next-done = 5★ ist mehr als 3★.
lesson-defenders-next-other = Die schwächere Karte: { $rival } greift wieder an, nichts von dir passt, und die Runde gehört ihr.
lesson-defenders-count = ⛰️ 2★ würde jetzt gewinnen: Tugend 3 × Zug 7 = 21. 🔥 5★ hat Tugend 11: Lock zuerst das letzte Feuer von { $rival } hervor!
lesson-defenders-count-done = Ihr Feuer ist weg.
lesson-defenders-count-now = Das ist ein Sieg, aber ein kleiner: 21 Punkte. Ohne { $rival }s letztes Feuer kannst du mit einer höheren Tugend gewinnen.
lesson-defenders-count-five = { $rival }s Feuer passt, und deine höchste Tugend ist weg. Du würdest 3 × 8 = 24 gewinnen.
lesson-defenders-count-one = { $rival }s 4★ ist stärker: Sie greift an, nichts von dir passt, und die Runde gehört ihr.
lesson-defenders-later = Jetzt hat { $rival } kein Feuer mehr. Gewinne mit der höchsten Tugend!
lesson-defenders-later-done = 88 Punkte statt 21: Warten lohnt sich. Aber wenn alle zehn Angriffe beantwortet werden, bekommt niemand Punkte.
lesson-defenders-later-low = Ein Sieg, aber die Tugend ist niedrig: 3 × 8 = 24. 🔥 5★ bringt 11 × 8.
lesson-defenders-later-one = { $rival }s 4★ ist stärker: Sie greift an, nichts von dir passt, und die Runde gehört ihr.
lesson-defenders-round = Runde 2: Alle Karten kamen zurück, und die Hände wurden getauscht, also hast du angefangen. Du führst mit 88: Nimm { $rival } den Angriff weg!
lesson-defenders-round-taken = Jetzt greifst du an.
lesson-defenders-round-taken-left = Gewinne!
lesson-defenders-round-weaker = Die schwächere Karte: { $rival } greift an, nichts von dir passt, und 11 × 8 = 88 ist so viel, wie du hast: nur ein Unentschieden.
lesson-defenders-round-done = Du gewinnst und kennst jetzt das Grundspiel.
lesson-defenders-round-lost = { $rival } bekam den Angriff, nichts von dir passt, und sie überholt deine 88.
