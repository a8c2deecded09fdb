# Rätsel: mit den Augen einer Person gefragt, und eins am Tag in einem Kanal.

puzzles-title = Rätsel
puzzles-about = Jedes Rätsel hier ist bewiesen: Was richtig ist, ist richtig, was auch immer die anderen haben und tun.
puzzles-which = Aus welchem Spiel?
puzzles-none = Für { $game } gibt es noch keine Rätsel.
puzzles-none-at-all = Hier gibt es noch keine Rätsel.
puzzles-all-tried = Dazu gibt es keine Rätsel mehr. Wähle ein anderes Motiv oder ein anderes Spiel.
puzzles-standing = { $game }: { $rating }, { $solved } von { $tries } im ersten Versuch gelöst
puzzles-streak = { $count ->
    [one] Du hast heute eins gelöst. Komm morgen wieder, dann ist es eine Serie.
   *[other] Du hast an { $count } Tagen hintereinander eins gelöst; ein Tag in der Woche darf fehlen.
}
puzzles-best = Deine längste Serie: { $count } Tage.
puzzle-gone = Dieses Rätsel gibt es nicht mehr: Die Regeln des Spiels haben sich seitdem geändert. So bekommst du ein anderes: { $command }.
puzzle-moved-on = Du hast dieses Rätsel anderswo fortgesetzt oder ein anderes angefangen. *Noch einmal* beginnt es neu.
puzzle-too-long = Ich konnte nicht rechtzeitig ausrechnen, was daraus wird. Drücke noch einmal.

puzzle-title = Rätsel aus { $game } { $stars }
puzzle-you = Du
puzzle-known = Dieses hast du schon einmal versucht, es zählt also nicht mehr.
puzzle-goes-on = Immer noch sicher. Wie geht es weiter?

puzzle-right = ✅ **Richtig: { $action }**
puzzle-wrong = ❌ **Nicht sicher: { $action }**
puzzle-shown = **Die Lösung: { $action }**
puzzle-refuted = So kann es schiefgehen:
puzzle-line = So geht es weiter, wenn dein Gegenüber so lange wie möglich durchhält:
puzzle-worlds = Das gilt gegen jede der { $count } möglichen Hände.
puzzle-worlds-elemental = Das gilt für jede der { $count } Möglichkeiten, wie die gegnerischen Figuren verteilt sein können.
puzzle-worlds-realm-of-the-defenders = Das gilt gegen jede der { $count } möglichen Kombinationen aus Hand und Kraftvorrat.
puzzle-motif = { $count ->
    [one] Motiv: { $motifs }.
   *[other] Motive: { $motifs }.
}
puzzle-rating = Rätselwertung in { $game }: { $before } → { $after }
puzzle-streak = { $count ->
    [one] Erster Tag einer Serie
   *[other] { $count } Tage hintereinander
}
puzzle-not-counted = Es zählt nur der erste Versuch.

button-puzzles = Rätsel
button-puzzle = Rätsel
button-puzzle-again = Noch einmal
button-puzzle-show = Zeigen
button-puzzle-next = Weiter
button-puzzle-games = Andere Spiele
button-puzzle-day = Rätsel des Tages
puzzle-themes = Als Nächstes, zum Thema …
puzzle-themes-any = Irgendeins

## Was gefragt wird

puzzle-elements-win-round = Eine Aktion gewinnt diese Runde sicher, was dein Gegenüber auch hat und tut. Welche?
puzzle-elemental-defenders-win-round = Eine Karte gewinnt diese Runde sicher, egal, wie die Antwort ausfällt. Welche?
puzzle-elemental-lose-nothing = Mit einem Befehl verliert in dieser Runde keine deiner Figuren Energie, was auch befohlen wird und wer auch hinter den gegnerischen Figuren steckt. Mit welchem?
puzzle-elemental-strike = Ein Befehl nimmt der anderen Seite in dieser Runde sicher Energie, was auch befohlen wird und wer auch hinter den gegnerischen Figuren steckt. Welcher?
puzzle-elemental-strike-unhurt = Ein Befehl nimmt in dieser Runde sicher der anderen Seite Energie und dir keine, was auch befohlen wird und wer auch hinter den gegnerischen Figuren steckt. Welcher?
puzzle-elemental-strike-more = Ein Befehl nimmt in dieser Runde sicher der anderen Seite mehr Energie als dir oder gewinnt, was auch befohlen wird und wer auch hinter den gegnerischen Figuren steckt. Welcher?
puzzle-elemental-claim = Ein Befehl holt in dieser Runde sicher einen Kristall, was auch befohlen wird und wer auch hinter den gegnerischen Figuren steckt. Welcher?
puzzle-elemental-win = Ein Befehl gewinnt in dieser Runde das Spiel, was auch befohlen wird und wer auch hinter den gegnerischen Figuren steckt. Welcher?
puzzle-elemental-clash-empty-spellbook = Dein Gegenüber spielt { $deck }. Sorg dafür, dass es nach diesem Zug keine Karte mehr zu ziehen hat, was auch immer dein Gegenüber aus diesem Deck auf der Hand hat und wie es antwortet. Du spielst den ganzen Zug; richtig ist jede Aktion, nach der es noch sicher ist.
puzzle-realm-of-the-defenders-survive = Du hast noch eine Festung. Bring sie durch den nächsten gegnerischen Zug, was dein Gegenüber auch hat und zieht. Du spielst beide Züge; richtig ist jede Aktion, nach der es noch sicher ist.

## Motive

theme-starved = ausgehungert
theme-long = ein langer Weg
theme-knock = das Klopfen
theme-take-from-above = über dem Limit nehmen
theme-take-while-under = unter dem Limit nehmen
theme-play-the-lowest = die niedrigste spielen
theme-play-the-highest = die höchste spielen
theme-play-between = eine dazwischen spielen
theme-the-exact-limit = genau das Limit
theme-discard = eine 6 abwerfen
theme-discard-to-the-limit = bis ans Limit abwerfen
theme-advanced = das erweiterte Spiel
theme-force-and-keep = erzwungen, und weiter im Angriff
theme-force-and-give = erzwungen, und dann angegriffen
theme-keep-the-attack = den Angriff behalten
theme-give-the-attack-away = den Angriff abgeben
theme-either-way = egal, wer als Nächstes angreift
theme-the-mystic = der Mystiker
theme-challenge = eine Forderung
theme-answer-and-wait = antworten und warten
theme-answer-and-attack = antworten und angreifen
theme-the-weakest-answer = die schwächste Antwort
theme-dash = ein Sprint
theme-move = ein Schritt
theme-lose-nothing = die eigene Energie behalten
theme-strike = Energie nehmen
theme-strike-unhurt = Energie nehmen, keine verlieren
theme-strike-more = mehr nehmen als verlieren
theme-claim = einen Kristall holen
theme-the-king = der König
theme-win = das Spiel gewinnen
theme-substitute = ein Austausch
theme-teleport = ein Teleport
theme-with-a-stone = mit einem Stein
theme-quick-attack = ein Schnellangriff
theme-several-cards = mehrere Karten
theme-push = ein Schub
theme-strike-down = niederstrecken
theme-send-away = wegschicken
theme-answered = mit Gegenwehr
theme-burn = verbrennen
theme-another-body = noch ein Angreifer
theme-hold-back = zurückhalten
theme-fetch = holen
theme-deploy = aufstellen
theme-power = Kraft auslegen
theme-which-courage = welcher Mut
theme-all-courage = der ganze Mut
theme-sacrifice = ein Opfer
theme-retaliate = zurückschlagen
theme-against-the-queen = gegen die Dame
theme-with-an-elder = mit einem Altmeister

## Das Rätsel eines Tages, in einem Kanal

daily-title = Rätsel des Tages: { $game } { $stars }
daily-nobody = Noch hat es niemand versucht.
daily-tried = { $tried ->
    [one] Eine Person hat es versucht
   *[other] { $tried } haben es versucht
}, { $solved ->
    [0] niemand hat es im ersten Versuch gelöst
    [one] eine hat es im ersten Versuch gelöst
   *[other] { $solved } haben es im ersten Versuch gelöst
}.
daily-solution = Die Lösung: **{ $action }**
daily-solvers = Im ersten Versuch gelöst: { $people }.
daily-unnamed = { $count ->
    [one] noch jemand
   *[other] { $count } weitere
}
daily-solver = { $player } ({ $count } Tage hintereinander)
daily-before = [Das vorige Rätsel]({ $link }): { $result }
daily-over = Rätsel eines früheren Tages: { $game } { $stars }
button-daily-solve = Lösen
button-daily-look = Selbst versuchen
