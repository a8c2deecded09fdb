# Beendete Spiele als Dateien.

record-exported = Das ganze Spiel { $game }: jede Zeile des Protokolls, jedes Zufallsergebnis und das Geheimnis, das für faires Mischen sorgte. `/games open` zeigt es auf jedem Server wieder; wer die Datei hat, kann sie ohne mich prüfen.
record-from-file = (aus einer Datei)
record-commitment = Das Geheimnis passt zum Siegel in der Datei.
record-trust = Eine solche Datei lässt sich leicht selbst schreiben. Nur das Siegel zeigt, dass dieses Spiel von mir stammt: Es muss das sein, das die Einladung zeigte, bevor jemand beitrat. Ob die Namen stimmen, lässt sich nicht zeigen.
record-gone = Diese Datei habe ich nicht mehr zur Hand. `/games open` öffnet sie wieder.

## Warum sich eine Datei nicht öffnen lässt

sessions-record-large = Diese Datei ist zu groß: Die Aufzeichnung eines Spiels hat höchstens { $most } MB.
sessions-record-packed = Diese Datei ist gepackt. Entpacke sie und gib mir die Datei darin.
sessions-record-no-json = Diese Datei ist keine Aufzeichnung eines Spiels: Sie lässt sich nicht als JSON lesen.
sessions-record-other-file = Diese Datei ist keine Aufzeichnung eines Spiels. `/games export` erstellt eine.
sessions-record-newer = Diese Aufzeichnung stammt von einer neueren Version: Ich kann sie nicht lesen.
sessions-record-deep = Diese Datei ist keine Aufzeichnung eines Spiels: Sie ist zu tief verschachtelt.
sessions-record-unfit = Diese Aufzeichnung ist beschädigt: { $problem }.
sessions-record-no-game = Das ist die Aufzeichnung eines Spiels, das ich nicht habe: „{ $game }“.
sessions-record-seats = Diese Aufzeichnung ergibt keinen Sinn: { $count ->
    [one] Eine Person kann
   *[other] { $count } Personen können
} { $game } nicht spielen.
sessions-record-seed = Diese Aufzeichnung ist beschädigt: Ihr Startwert ist kein ASCII-Text.
sessions-record-eras = Diese Aufzeichnung ist beschädigt: Sie sagt nicht, nach welchen Regeln von Anfang an gespielt wurde.
sessions-record-setup = Dieses Spiel wurde nicht an einem Tisch begonnen: Es wurde auf andere Weise aufgebaut.
sessions-record-lines = Diese Aufzeichnung hat mehr als { $most } Zeilen: So viele braucht kein Spiel.
sessions-record-line = Diese Aufzeichnung ist beschädigt: Was in Zeile { $number } steht, kann niemand getan haben.
sessions-record-action = Diese Aufzeichnung ist beschädigt: Zeile { $number } ist länger als jede Aktion.
sessions-record-position = Diese Aufzeichnung ist beschädigt: Sie enthält eine Stellung, die größer ist als jede mögliche.
sessions-record-takebacks = Diese Aufzeichnung hat mehr als { $most } Rücknahmen: So viele prüfe ich nicht.

## Was `python -m sessions.verify` denen sagt, die den Bot betreiben

check-title = { $game }: { $names }
check-good = stimmt
check-wrong = FALSCH
check-commitment = Das Geheimnis passt zum Siegel; zeigte die Einladung { $commitment }?
check-seed = Der Startwert besteht aus dem Geheimnis und den Beitritten.
check-log = Alle { $count } Zeilen des Protokolls, was aus ihnen folgte, und das Ende.
check-log-from = Das Protokoll ab Zeile { $first } (davor galten ältere Regeln).
check-chance = { $count ->
    [0] Zufallsergebnisse: stehen nicht in dieser Datei.
   *[other] Zufallsergebnisse: { $count }.
}
check-fault = Tisch { $table } ({ $game }): { $problem }
check-sum = Spiele: { $over } beendet, { $open } laufend, { $lobby } nicht begonnen; { $faulty ->
    [0] alles in Ordnung.
   *[other] { $faulty } FALSCH, siehe oben.
}
check-older = Bei { $count } davon wurde ein Teil nach älteren Regeln gespielt; der lässt sich hier nicht prüfen.
sessions-check-impossible = Es lässt sich nicht prüfen ({ $error }).
sessions-check-lines = Das Protokoll hat { $count } Zeilen und sollte { $stored } haben.

## Was an einer lesbaren Aufzeichnung falsch ist

sessions-record-chance = Was der Zufall im Spiel ergab, ist nicht das, was in der Aufzeichnung steht.
sessions-record-moves = Die lesbaren Züge der Aufzeichnung stimmen nicht mit ihrem Protokoll überein.
