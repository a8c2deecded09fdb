# Was alle Spiele sagen.
# kept: play-computer-normal play-game hint-action when-utc

choose = Auswählen
player-by-number = Platz { $number }
choose-first = Was willst du tun?
to-move = Am Zug: { $players }.
your-turn = du bist am Zug.

## Zwei spielen, eine Seite gibt auf oder gewinnt

duel-resign = { NAME($player, "Der ") } gibt auf.
    .player = Du gibst auf.
duel-draw = Unentschieden, { $ours } zu { $theirs }.
duel-win = { NAME($winner, "Der ") } gewinnt { $more } zu { $fewer }.
    .winner = Du gewinnst { $more } zu { $fewer }.
duel-win-resign = { NAME($winner, "Der ") } gewinnt: { NAME($loser, "Der ") } hat beim Stand von { $more } zu { $fewer } aufgegeben.
    .winner = Du gewinnst: { NAME($loser, "Der ") } hat beim Stand von { $more } zu { $fewer } aufgegeben.
    .loser = { NAME($winner, "Der ") } gewinnt: Du hast beim Stand von { $more } zu { $fewer } aufgegeben.
duel-draw-bare = Unentschieden.
duel-win-bare = { NAME($winner, "Der ") } gewinnt.
    .winner = Du gewinnst.
duel-win-resign-bare = { NAME($winner, "Der ") } gewinnt: { NAME($loser, "Der ") } hat aufgegeben.
    .winner = Du gewinnst: { NAME($loser, "Der ") } hat aufgegeben.
    .loser = { NAME($winner, "Der ") } gewinnt: Du hast aufgegeben.
duel-picture-draw = Unentschieden
    .short = Remis
duel-picture-wins = gewinnt
    .winner = gewinnst
duel-picture-wins-score = gewinnt { $more } : { $fewer }
    .winner = gewinnst { $more } : { $fewer }
duel-picture-score = { $ours } : { $theirs }
picture-you = Du

## Enden, die nicht aus den Regeln eines Spiels kommen, in Bildern

alt-held = Hand { NAME($player, "vom ", "von ") }: { $cards }.
    .player = Deine Hand: { $cards }.
alt-held-empty = Hand { NAME($player, "vom ", "von ") }: leer.
    .player = Deine Hand: leer.
alt-left-out = Auf dem Bild ist noch mehr.
ending-over = Das Spiel ist aus. { $result }
ending-nobody = Geschlossen
ending-aborted-title = Abgebrochen
when-utc = { $day }, { $time } UTC
ending-resign = { $loser } hat aufgegeben
    .loser = du hast aufgegeben
ending-time = die Zeit von { $loser } ist abgelaufen
    .loser = deine Zeit ist abgelaufen
ending-time-many = auch die letzte Uhr der anderen ist abgelaufen
ending-draw = gemeinsam vereinbart
ending-closed = von der Serververwaltung geschlossen
ending-abandoned = niemand hat weitergespielt
ending-aborted = abgebrochen, bevor es zählen konnte

## Wie ein Spiel ist

game-like = { $most ->
    [one] 1 Person, { $length }
   *[other] { $most } Personen, { $length }
}
game-deal = *Geben* beginnt das Spiel. Erst dieser Knopfdruck entscheidet, wie gemischt wird; deshalb kann es niemand vorher wissen.
game-like-open = { $least } bis { $most } Personen, { $length }

## Tipps des stärksten Computers

# Was der stärkste Computer täte, und die Chance, damit zu gewinnen.
hint-best = **Tipp**: **{ $action }** ({ $stands ->
    [even] etwa ausgeglichen
    [ahead] gute Chancen auf das Spiel
    [far] sehr gute Chancen auf das Spiel
   *[won] fast gewonnen
}).
hint-plain = **Tipp**: **{ $action }**.
hint-behind = **Tipp**: **{ $action }**. Gegen perfektes Spiel verliert das, aber perfekt spielt kaum jemand.
hint-likely = **Tipp**: **{ $action }** wäre vernünftig. Zum gründlichen Durchdenken war keine Zeit.
hint-action = **{ $action }**
hint-close = { $count ->
    [one] Genauso gut: { $actions }.
   *[other] Genauso gut sind { $actions }.
}
hint-others = Weniger gut: { $actions }.
hint-not-your-turn = Du hast gerade nichts zu entscheiden. Frag wieder, wenn du am Zug bist.
hint-late = Das Spiel ist schon weitergegangen. Frag wieder, wenn du etwas zu entscheiden hast.

## Der Weg in ein Spiel über Knöpfe

play-which = **Was willst du spielen?**
play-game = - **{ $game }**: { $like }
play-posted = ### Was willst du spielen?
    Drücke auf ein Spiel und such dir aus, gegen wen du spielst. Gegen den Computer erscheint deine Hand gleich dort; mit anderen kommt sie per Direktnachricht.
play-posted-people = ### Was willst du spielen?
    Drücke auf ein Spiel und such dir aus, gegen wen du spielst. Deine Hand kommt per Direktnachricht.
play-post-refused = Nur wer diesen Server verwalten darf, kann die Startknöpfe posten. `/play` allein zeigt sie dir, und nur dir.
play-more = Mit anderen …
play-away = Startknöpfe aus diesem Kanal entfernen
play-post = Startknöpfe hier posten
play-taken-away = Die Startknöpfe dieses Kanals sind weg. `/play post:True` postet sie wieder.
play-whom = ### { $game }
    -# { $like }
    Mit wem willst du spielen?
play-level = ### { $game }
    -# { $like }
    Wie gut soll der Computer sein? Du spielst gleich hier.
play-terms = Mit anderen: { $pace } { $counts }
play-options = Optionen …
play-computers = Gegen den Computer …
play-computer-easy = Computer: leicht
play-computer-normal = Computer: normal
play-computer-hard = Computer: schwer
play-open = Tisch eröffnen
play-somebody = Jemanden herausfordern
play-back = Anderes Spiel
play-elsewhere = Auf { $server } spielen
