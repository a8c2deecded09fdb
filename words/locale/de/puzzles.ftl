# Rätsel: mit den Augen einer Person gefragt, und eins am Tag in einem Kanal.
# kept: puzzle-solver

puzzles-title = Rätsel
puzzles-about = Jedes Rätsel hier ist bewiesen: Was richtig ist, ist richtig, was auch verdeckt liegt und was die Gegenseite auch tut.
puzzles-which = Aus welchem Spiel?
puzzles-none = Für { $game } gibt es noch keine Rätsel.
puzzles-none-at-all = Hier gibt es noch keine Rätsel.
puzzles-all-tried = Dazu gibt es keine Rätsel mehr. Wähle ein anderes Motiv oder ein anderes Spiel.
puzzles-standing = { $game }: { $rating }, { $solved } von { $tries } im ersten Versuch gelöst
puzzles-streak = { $count ->
    [one] Deine Serie steht bei einem Tag. Löse auch am Tag darauf ein Rätsel.
   *[other] Du hast an { $count } Tagen hintereinander eins gelöst; ein Tag in der Woche darf fehlen.
}
puzzles-best = Deine längste Serie: { $count } Tage.
puzzle-gone = Dieses Rätsel gibt es nicht mehr. So bekommst du ein anderes: { $command }.
puzzle-moved-on = Du hast dieses Rätsel anderswo fortgesetzt oder ein anderes angefangen. *Noch einmal* beginnt es neu.
puzzle-too-long = Ich konnte nicht rechtzeitig ausrechnen, was daraus wird. Drücke noch einmal.

puzzle-title = Rätsel aus { $game } { $stars }
puzzle-solver = Noa
# Whoever plays against the reader of a puzzle: no name of anybody.
puzzle-opponent = Gegenpart
puzzle-known = Dieses hast du schon einmal versucht, es zählt also nicht mehr.
puzzle-goes-on = Immer noch sicher. Wie geht es weiter?
puzzle-any-answer = Wo jede deiner Antworten hielt, wurde die schlichteste für dich gegeben.

puzzle-right = ✅ **Richtig: { $action }**
puzzle-wrong = ❌ **Nicht sicher: { $action }**
puzzle-shown = **Die Lösung: { $action }**
puzzle-solved = ✅ **Gelöst.** { $idea }
puzzle-shown-idea = **Die Lösung:** { $idea }
puzzle-refuted = So kann es schiefgehen:
puzzle-line = So geht es weiter, wenn dein Gegenüber so lange wie möglich durchhält:
puzzle-line-try = So kann dein Gegenüber es zum Beispiel versuchen:
puzzle-line-nearest = Mit **{ $hand }** kommt dein Gegenüber der Rettung am nächsten. So geht es dann weiter:
puzzle-line-attack = Das ist der gefährlichste gegnerische Angriff, und er nimmt dir nichts:
puzzle-line-worst = Auch der beste Befehl deines Gegenübers verhindert es nicht:
puzzle-beside = Warum nicht *{ $action }*? { $why }
puzzle-branches = Es gibt { $count } Antworten, und jede verliert.
puzzle-branches-told = Es gibt { $count } Antworten, und jede verliert: { $told }.
puzzle-branch = nach { $answer } machst du mit { $next } weiter
puzzle-branch-theirs = nach { $answer } folgt ein gegnerischer Angriff, vergeblich
puzzle-worlds = Das gilt gegen jede der { $count } möglichen Hände.
puzzle-worlds-elemental = Das gilt für jede der { $count } Möglichkeiten, wie die gegnerischen Figuren verteilt sein können.
puzzle-worlds-realm-of-the-defenders = Das hält gegen jeden der { $count } Kraftvorräte, die dein Gegenüber haben kann, mit und ohne Dame gezählt, wo es darauf ankommt; auf die übrige Hand kommt es nicht an.
puzzle-motif = Motiv: { $motif }.
puzzle-rating = Rätselwertung in { $game }: { $before } → { $after }
puzzle-streak = { $count ->
    [one] Erster Tag einer Serie
   *[other] { $count } Tage hintereinander
}
puzzle-not-counted = Es zählt nur der erste Versuch.

button-puzzles = Rätsel
button-puzzle = Rätsel
button-puzzle-again = Noch einmal
button-puzzle-show = Lösung zeigen
button-puzzle-position = Die Stellung noch einmal
button-puzzle-next = Weiter
button-puzzle-games = Andere Spiele
button-puzzle-day = Rätsel des Tages
puzzle-themes = Als Nächstes, zum Thema …
puzzle-themes-any = Irgendeins

## Was gefragt wird

puzzle-elements-win-round = Eine Aktion gewinnt diese Runde sicher, was dein Gegenüber auch hat und tut. Welche?
puzzle-elemental-defenders-win-round = Eine Karte gewinnt diese Runde sicher, was dein Gegenüber danach auch tut. Welche?
puzzle-elemental-lose-nothing = Mit einem Befehl verliert in dieser Runde keine deiner Figuren Energie, was dein Gegenüber auch befiehlt und wer auch hinter den gegnerischen Figuren steckt. Mit welchem?
puzzle-elemental-strike = Ein Befehl nimmt der anderen Seite in dieser Runde sicher Energie, __was es dich auch kostet__, was dein Gegenüber auch befiehlt und wer auch hinter den gegnerischen Figuren steckt. Welcher?
puzzle-elemental-strike-unhurt = Ein Befehl nimmt in dieser Runde sicher der anderen Seite Energie __und dir keine__, was dein Gegenüber auch befiehlt und wer auch hinter den gegnerischen Figuren steckt. Welcher?
puzzle-elemental-strike-more = Ein Befehl nimmt in dieser Runde sicher der anderen Seite __mehr__ Energie __als dir__ oder gewinnt, was dein Gegenüber auch befiehlt und wer auch hinter den gegnerischen Figuren steckt. Welcher?
puzzle-elemental-claim = Ein Befehl holt in dieser Runde sicher einen Kristall, was dein Gegenüber auch befiehlt und wer auch hinter den gegnerischen Figuren steckt. Welcher?
puzzle-elemental-win = Ein Befehl gewinnt in dieser Runde das Spiel, was dein Gegenüber auch befiehlt und wer auch hinter den gegnerischen Figuren steckt. Welcher?
puzzle-elemental-clash-empty-spellbook = Dein Gegenüber spielt { $deck }. Sorg dafür, dass es nach diesem Zug keine Karte mehr zu ziehen hat, was auch immer dein Gegenüber aus diesem Deck auf der Hand hat und wie es antwortet. Du spielst den ganzen Zug; richtig ist jeder Weg, der sicher bleibt.
puzzle-realm-of-the-defenders-survive = Du hast noch eine Festung. Spiel diesen Zug und deine Antworten im nächsten gegnerischen so, dass sie sicher stehen bleibt, was dein Gegenüber auch hat und zieht. Richtig ist jeder Weg, der sicher bleibt.
puzzle-realm-of-the-defenders-rules = Jeder Angreifer kostet dein Gegenüber eine Kraftkarte. Ein Verlust nimmt dir allen Mut, wenn er nicht reicht, und die Festung nur, wenn du gar keinen hast. Die Macht einer Dame kostet dein Gegenüber 15 Mut und die Dame und nimmt dir eine Karte Mut oder Kraft.

## Woran es scheitert

puzzle-missing-yielded = Wer die Runde herschenkt, hat sie verloren.
puzzle-missing-no-way-left = Dein Gegenüber kann **{ $hand }** haben. Dann gehen dir die Möglichkeiten aus, und du kannst die Runde nur noch herschenken.
puzzle-missing-low-knock = Dein Gegenüber kann **{ $hand }** haben. Dann reicht dein Klopfen mit { $own } nicht gegen { $theirs } (Limit { $limit }).
puzzle-missing-their-knock = Dein Gegenüber kann **{ $hand }** haben, klopft dann vor dir mit { $theirs } und gewinnt: Das Limit ist { $limit }, deine Summe { $own }.
puzzle-missing-tie = Spielen beide ihre besten Karten, endet die Runde unentschieden.
puzzle-missing-round-lost = Spielen beide ihre besten Karten, verlierst du die Runde.
puzzle-missing-beaten = Dann verlierst du das Spiel.
puzzle-missing-no-crystal = Dann holst du keinen Kristall.
puzzle-missing-not-won = Dann ist das Spiel nicht gewonnen.
puzzle-missing-lost = Dann verliert eine deiner Figuren Energie.
puzzle-missing-nothing-taken = Dann verliert keine gegnerische Figur Energie.
puzzle-missing-lost-too = Dann verliert die andere Seite Energie, du aber auch.
puzzle-missing-not-more = Dann verliert die andere Seite nicht mehr als du.
puzzle-missing-cards-left = { $count ->
    [one] Im gegnerischen Zauberbuch bleibt eine Karte, also kann noch gezogen werden.
   *[other] Im gegnerischen Zauberbuch bleiben { $count } Karten, also kann noch gezogen werden.
}
puzzle-missing-fallen = Dann fällt deine letzte Festung.

## Die Idee in einem Satz

idea-starved = Hält dein Gegenüber durch, bleibt ihm am Ende nichts mehr zu tun, und es muss die Runde herschenken.
idea-shut-out = Das Limit ist jetzt { $limit }, die gegnerische Auslage allein { $front }. Was dein Gegenüber spielt, nimmst du wieder: Es kommt nie zum Klopfen und muss die Runde am Ende herschenken.
idea-shut-out-later = Nimm wieder, was dein Gegenüber spielt: Später liegt allein seine Auslage mit { $front } über dem Limit von { $limit }. Dann kann es nicht klopfen und muss die Runde am Ende herschenken.
idea-knock-next = Was auch kommt, als Nächstes klopfst du und gewinnst.
idea-knock-later = Gegen die Hand unten klopfst du am Ende: { $own } gegen { $theirs }, Limit { $limit }.
idea-too-high = Jetzt kann dein Gegenüber nicht klopfen: Es hat mindestens { $least }, mehr als das Limit von { $limit }.
idea-exact = Deine Summe ist jetzt { $sum }, genau das Limit. Klopft dein Gegenüber, hat es weniger oder gleich viel, und bei Gleichstand gewinnst du.
idea-too-low = Mit Klopfen kann dein Gegenüber jetzt nicht gewinnen: Innerhalb des Limits von { $limit } hat es höchstens { $most }, du hast { $sum }.
idea-too-low-level = Mit Klopfen kann dein Gegenüber jetzt nicht gewinnen: Innerhalb des Limits von { $limit } hat es höchstens { $most }, so viel wie du, und bei Gleichstand gewinnst du.
idea-knock-now = Zähl, was du nicht siehst: Innerhalb des Limits von { $limit } hat dein Gegenüber höchstens { $most }, du hast { $sum }. Jede andere Hand ergibt { $least } oder mehr und liegt über dem Limit.
idea-knock-now-below = Zähl, was du nicht siehst: Dein Gegenüber hat höchstens { $most }, du hast { $sum }.
idea-knock-now-above = Zähl, was du nicht siehst: Dein Gegenüber hat mindestens { $least }, mehr als das Limit von { $limit }.
idea-force-and-keep = Nur eine gegnerische Karte passt, und danach greifst du wieder an.
idea-force-and-give = Nur eine gegnerische Karte passt: Sie muss weg, auch wenn du danach angegriffen wirst.
idea-keep-the-attack = Wie die Antwort auch ausfällt, du greifst wieder an.
idea-give-the-attack-away = Wie die Antwort auch ausfällt, danach wirst du angegriffen, und das hilft dir hier.
idea-either-way = Die Antwort entscheidet, wer als Nächstes angreift, und du gewinnst so oder so.
idea-challenge = Es muss eine Forderung sein: Kein einfacher Angriff gewinnt.
idea-answer-and-wait = Du lässt dich noch einmal angreifen und behältst, was du dafür brauchst.
idea-answer-and-attack = Mit dieser Antwort greifst du als Nächstes an.
idea-the-right-pile = Es kommt darauf an, auf welchen Stapel eine Karte kommt.
idea-the-right-card = Es braucht eine andere Karte als die, an die man zuerst denkt.
idea-in-order = Es kommt darauf an, was zuerst kommt: Dasselbe in anderer Reihenfolge reicht nicht.
idea-cards-first = Erst kommen die Karten, dann der Angriff.
idea-attack-first = Erst kommt der Angriff, dann die Karten.
idea-the-right-target = Es kommt darauf an, wen ein Effekt trifft.
idea-clear-the-way = Zuerst muss weg, wer blocken könnte.
idea-hold-one-back = Nicht alle, die angreifen könnten, greifen an.
idea-everybody-attacks = Es braucht einen Angreifer mehr, als es scheint.
idea-keep-the-card = Eine Karte, die du spielen könntest, bleibt auf der Hand.
idea-the-right-moment = Ein Zauber muss genau im richtigen Moment kommen.
idea-the-right-choice = Es entscheidet, was du bei einem Effekt wählst.

## Motive

theme-starved = ausgehungert
theme-shut-out = nehmen, bis allein die gegnerische Auslage über dem Limit liegt
theme-long = ein langer Weg
theme-knock = das Klopfen
theme-knock-now = gleich klopfen
theme-take-from-above = nehmen, während deine Summe über dem Limit liegt
theme-take-while-under = nehmen, während deine Summe nicht über dem Limit liegt
theme-play-the-lowest = deine niedrigste Karte spielen
theme-play-the-highest = deine höchste Karte spielen
theme-play-between = weder deine niedrigste noch deine höchste Karte spielen
theme-the-exact-limit = spielen, bis deine Summe genau das Limit ist
theme-discard = eine 6 abwerfen
theme-discard-to-the-limit = abwerfen, bis deine Summe genau das Limit ist
theme-advanced = das erweiterte Spiel
theme-force-and-keep = eine Antwort, und du greifst wieder an
theme-force-and-give = eine Antwort, und du wirst angegriffen
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
theme-hold-back = schwächen
theme-fetch = holen
theme-against-a-flash = trotz eines Blitzzaubers
theme-against-a-trigger = trotz einer Karte, die auslöst
theme-the-right-pile = der richtige Stapel
theme-the-right-card = die richtige Karte
theme-in-order = die richtige Reihenfolge
theme-cards-first = Karten vor dem Angriff
theme-attack-first = der Angriff vor den Karten
theme-the-right-target = das richtige Ziel
theme-clear-the-way = den Weg frei machen
theme-hold-one-back = nicht alle greifen an
theme-everybody-attacks = ein Angreifer mehr
theme-keep-the-card = eine Karte bleibt auf der Hand
theme-the-right-moment = der richtige Moment
theme-the-right-choice = die richtige Wahl
theme-deploy = aufstellen
theme-which-courage = welcher Mut
theme-no-courage = am Anfang kein Mut
theme-several-powers = gegen mehrere Kraftkarten
theme-one-power = gegen eine Kraftkarte
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
daily-alt = { $player } ist am Zug:
daily-over = Rätsel eines früheren Tages: { $game } { $stars }
button-daily-solve = Lösen
button-daily-look = Selbst versuchen
