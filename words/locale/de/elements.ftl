# Elements. Karten heißen nach Zahl und Element: „5 Wasser“.
# kept: elements-alt-table elements-card-4 elements-card-6 elements-card elements-picture-round-of elements-picture-limit elements-picture-limit-of elements-picture-hand elements-alt-front-total elements-score

## Karten

elements-card-1 = Holz
elements-card-2 = Feuer
elements-card-3 = Erde
elements-card-4 = Metall
elements-card-5 = Wasser
elements-card-6 = Yin/Yang
elements-card = { $value } { $name }
elements-no-cards = leer

## Wählen

elements-prompt-play = Karte spielen
elements-action-play = { $card } spielen
elements-short-play = { $value } spielen
elements-short-take = { $value } nehmen
elements-short-knock = ✊ Klopfen mit { $sum } von { $limit }
elements-short-knock-sure = { $knock }: gewinnt sicher
elements-short-knock-odds = { $knock }: gewinnt zu { $percent } %
elements-action-take = { $card } nehmen
elements-action-discard = Eine 6 abwerfen
elements-action-knock = Klopfen
elements-action-yield = Runde herschenken
elements-confirm-knock = Mit { $sum } klopfen? Du verlierst, wenn { NAME($other, "der ") } { $low } bis { $limit } hat: Auch das liegt innerhalb des Limits und ist nicht niedriger als deine Summe.
elements-confirm-knock-at-limit = Mit { $sum } klopfen? Du verlierst nur, wenn { NAME($other, "der ") } auch { $sum } hat: Bei gleichen Summen verliert, wer klopft.
elements-confirm-knock-exactly = Mit { $sum } klopfen? Du verlierst nur, wenn { NAME($other, "der ") } genau { $limit } hat.
elements-confirm-knock-lost = Mit { $sum } klopfen? Du verlierst, was { NAME($other, "der ") } auch hat: Auch das liegt innerhalb des Limits und ist nicht niedriger als deine Summe.
elements-confirm-knock-odds = Das sind { $percent } % der möglichen Hände.
elements-confirm-yield-tokens = Die Runde herschenken? { NAME($other, "Der ") } bekommt 1 Marke.
elements-confirm-yield-tokens-last = Die Runde herschenken? Damit verlierst du das Spiel: { NAME($other, "Der ") } bekommt die 6. Marke.
elements-confirm-yield-endless = Die Runde herschenken? { NAME($other, "Der ") } gewinnt sie.
elements-confirm-yield-endless-last = Die Runde herschenken? Damit verlierst du das Spiel: Es ist die letzte.

## Was geschah

elements-event-play = { NAME($player, "Der ") } spielt { $card }: Das Limit ist { $limit }.
    .player = Du spielst { $card }: Das Limit ist { $limit }.
elements-event-take = { NAME($player, "Der ") } nimmt { $card }: Das Limit ist { $limit }.
    .player = Du nimmst { $card }: Das Limit ist { $limit }.
elements-event-discard = { NAME($player, "Der ") } wirft eine 6 ab.
    .player = Du wirfst eine 6 ab.
elements-event-knock = { NAME($player, "Der ") } klopft: { $sum } gegen { $theirs } { NAME($other, "beim ", "bei ") }, Limit { $limit }.
    .player = Du klopfst: { $sum } gegen { $theirs } { NAME($other, "beim ", "bei ") }, Limit { $limit }.
    .other = { NAME($player, "Der ") } klopft: { $sum } gegen deine { $theirs }, Limit { $limit }.
elements-event-yield = { NAME($player, "Der ") } schenkt die Runde her.
    .player = Du schenkst die Runde her.
elements-event-score-over = Runde { $round } geht an { NAME($winner, "den ") } (+{ $points }): { NAME($loser, "Der ") } liegt über dem Limit.
    .winner = Runde { $round } geht an dich (+{ $points }): { NAME($loser, "Der ") } liegt über dem Limit.
    .loser = Runde { $round } geht an { NAME($winner, "den ") } (+{ $points }): Du liegst über dem Limit.
elements-event-score-higher = Runde { $round } geht an { NAME($winner, "den ") } (+{ $points }): Niemand liegt über dem Limit, und die höhere Summe gewinnt.
    .winner = Runde { $round } geht an dich (+{ $points }): Niemand liegt über dem Limit, und die höhere Summe gewinnt.
elements-event-score-equal = Runde { $round } geht an { NAME($winner, "den ") } (+{ $points }): Die Summen sind gleich, und { NAME($loser, "der ") } hat geklopft. Gleichstand zählt für die andere Seite.
    .winner = Runde { $round } geht an dich (+{ $points }): Die Summen sind gleich, und { NAME($loser, "der ") } hat geklopft. Gleichstand zählt für die andere Seite.
    .loser = Runde { $round } geht an { NAME($winner, "den ") } (+{ $points }): Die Summen sind gleich, und du hast geklopft. Gleichstand zählt für die andere Seite.
elements-event-score-lower = Runde { $round } geht an { NAME($winner, "den ") } (+{ $points }): Niemand liegt über dem Limit, und die höhere Summe gewinnt.
    .winner = Runde { $round } geht an dich (+{ $points }): Niemand liegt über dem Limit, und die höhere Summe gewinnt.
elements-event-score-yield = Runde { $round } geht an { NAME($winner, "den ") } (+{ $points }): { NAME($loser, "Der ") } hat sie hergeschenkt.
    .winner = Runde { $round } geht an dich (+{ $points }): { NAME($loser, "Der ") } hat sie hergeschenkt.
    .loser = Runde { $round } geht an { NAME($winner, "den ") } (+{ $points }): Du hast sie hergeschenkt.
elements-event-round = Runde { $round } beginnt; { NAME($player, "der ") } fängt an.
    .player = Runde { $round } beginnt; du fängst an.
elements-ended-over = Runde { $round } geht an { NAME($winner, "den ") }: { NAME($loser, "Der ") } liegt mit { $less } über dem Limit von { $limit }.
    .winner = Runde { $round } geht an dich: { NAME($loser, "Der ") } liegt mit { $less } über dem Limit von { $limit }.
    .loser = Runde { $round } geht an { NAME($winner, "den ") }: Du liegst mit { $less } über dem Limit von { $limit }.
elements-ended-knocked = { NAME($player, "Der ") } hat geklopft.
    .player = Du hast geklopft.
elements-ended-knocked-with = { NAME($player, "Der ") } hat mit { $sum } geklopft.
    .player = Du hast mit { $sum } geklopft.
elements-ended-higher = Runde { $round } geht an { NAME($winner, "den ") }: { $more } gegen { $less } { NAME($loser, "beim ", "bei ") }.
    .winner = Runde { $round } geht an dich: { $more } gegen { $less } { NAME($loser, "beim ", "bei ") }.
    .loser = Runde { $round } geht an { NAME($winner, "den ") }: { $more } gegen deine { $less }.
elements-ended-equal = Runde { $round } geht an { NAME($winner, "den ") }: Beide haben { $more }, und { NAME($loser, "der ") } hat geklopft.
    .winner = Runde { $round } geht an dich: Beide haben { $more }, und { NAME($loser, "der ") } hat geklopft.
    .loser = Runde { $round } geht an { NAME($winner, "den ") }: Beide haben { $more }, und du hast geklopft.
elements-ended-yield = Runde { $round } geht an { NAME($winner, "den ") }: { NAME($loser, "Der ") } hat sie hergeschenkt.
    .winner = Runde { $round } geht an dich: { NAME($loser, "Der ") } hat sie hergeschenkt.
    .loser = Runde { $round } geht an { NAME($winner, "den ") }: Du hast sie hergeschenkt.
elements-ended-gain = (+{ $score })

## Wie das Spiel steht

elements-headline-tokens = Runde { $round }, Ziel: 6 Marken
elements-headline-endless = Runde { $round } von { $rounds }
elements-private-hand = Deine Hand: **{ $hand }**, Summe **{ $sum }**, Limit **{ $limit }**: { $room }.
elements-lies-open = Deine Auslage: { $own }, die gegnerische: { $theirs }. Ungesehen: { $unseen }; davon hat dein Gegenüber { $held ->
    [1] eine
   *[other] { $held }
}. Abgeworfen: { $count ->
    [0] keine Sechs
    [1] eine Sechs
    [2] zwei Sechsen
    [3] drei Sechsen
    [4] vier Sechsen
    [5] fünf Sechsen
   *[other] sechs Sechsen
}.
elements-private-may-knock = Du darfst klopfen
elements-private-above = { $above } zu viel zum Klopfen
elements-hindered-above = Senke deine Summe, oder heb das Limit an: Dann darfst du klopfen.
elements-private-over = Deine letzte Hand: **{ $hand }**.

## Rund um das Spiel

elements-length-tokens = etwa 10 Minuten, sehr leicht zu lernen
elements-length-endless = etwa { $minutes } Minuten, sehr leicht zu lernen
elements-options-tokens = Wer zuerst 6 Marken hat, gewinnt: 2 für eine durch Klopfen gewonnene Runde, 1 für eine geschenkte.
elements-options-endless = Endlosspiel: { $rounds ->
    [one] Eine Runde entscheidet.
   *[other] { $rounds } Runden; wer mehr davon gewinnt, gewinnt das Spiel.
}

## In Bilder gemalt

elements-picture-goal = Runde { $round } · Ziel: 6 Marken
elements-picture-round-of = Runde { $round } von { $rounds }
elements-picture-round = Runde { $round }
elements-picture-after = { $rounds ->
    [one] nach 1 Runde
   *[other] nach { $rounds } Runden
}
elements-picture-to-move = am Zug
elements-picture-rounds-won = { $count ->
    [one] Runde gewonnen
   *[other] Runden gewonnen
}
elements-picture-in-hand = { $count ->
    [0] keine Karte
   *[other] { $count } auf der Hand
}
elements-picture-front = Auslage
elements-picture-front-sum = + Auslage { $sum }
elements-picture-limit = Limit
elements-picture-limit-of = Limit { $limit }
elements-picture-limit-was = Limit war { $limit }
    .short = Limit { $limit }
elements-picture-display = Mitte
elements-picture-empty = leer
elements-picture-discards = abgeworfen
elements-picture-aside = beiseite
elements-picture-yielded-short = schenkt her
elements-picture-goes-to = Runde { $round } geht an { $player }
    .player = Runde { $round } geht an dich
elements-picture-yielded = { $player } schenkt sie her.
    .player = Du schenkst sie her.
elements-picture-unfinished = Runde { $round } blieb offen
elements-picture-hidden = Die Hände bleiben geheim.
elements-picture-knocked = hat geklopft
    .player = hast geklopft
elements-picture-no-card = keine Karte mehr
elements-picture-your-turn = am Zug
elements-picture-sum = Summe
elements-picture-tokens = Marken
elements-picture-can-knock = klopfen geht
elements-picture-too-high = { $above } zu hoch
elements-picture-low-enough = niedrig genug
elements-picture-is-higher = dort { $sum }: mehr
elements-picture-is-above = dort { $sum }: zu viel
elements-picture-equal = gleich: kein Sieg
elements-picture-closest = am nächsten
elements-picture-cover-1 = Ganz nah ans Limit,
elements-picture-cover-2 = aber nicht darüber.
elements-picture-hand = Hand
elements-picture-your-hand = Deine Hand
elements-picture-your-front = Deine Auslage
elements-picture-play = spielen
elements-picture-take = nehmen
elements-picture-limit-up = Limit steigt
elements-picture-limit-down = Limit sinkt
elements-picture-discard = oder eine 6 von der Hand abwerfen: Deine Summe sinkt um 6
elements-picture-own-sum = deine Summe
elements-picture-plus-front = + Auslage
elements-picture-small-display = Mitte

## Alternativtexte

elements-alt-cover = Titelbild von Elements: ein Fächer aus sechs Karten, 1 Holz, 2 Feuer, 3 Erde, 4 Metall, 5 Wasser und 6 Yin/Yang.
elements-alt-figure-minute = Ein Tisch: oben Adas Feld mit der Auslage 1 und 3, unten das von Bo mit der Auslage 6, dazwischen die Mitte aus 4, 2 und 6 mit dem Limit 12.
elements-alt-figure-cards = Die sechzehn Karten: je zwei von 1 Holz, 2 Feuer, 3 Erde, 4 Metall und 5 Wasser; sechs von 6 Yin/Yang.
elements-alt-figure-ways = Spielen: Eine Karte geht von deiner Hand in die Mitte, und das Limit steigt. Nehmen: Die oberste Karte der Mitte geht in deine Auslage, und das Limit sinkt. Abwerfen: Eine 6 verlässt deine Hand, und deine Summe sinkt um 6.
elements-alt-figure-sum = Hand 2 und 5 plus Auslage 1 und 3 ergibt die eigene Summe 11. Mitte 4, 2 und 6 ergibt das Limit 12. 11 ist nicht mehr als 12: Klopfen ist erlaubt.
elements-alt-figure-knock = Ada klopfte bei Limit 12. Ada: Hand 2 und 5, Auslage 1 und 3, Summe 11. Bo: Hand 3, Auslage 6, Summe 9. Beide liegen nicht über dem Limit, und Ada hat mehr: 2 Marken für Ada.
elements-alt-round-tokens = Runde { $round }, Ziel: 6 Marken
elements-alt-round-endless = Runde { $round } von { $rounds }
elements-alt-table = Elements, { $round }.
elements-alt-out = { $discards } abgeworfen, { $aside } beiseite.
elements-alt-to-move = { NAME($player, "Der ") } ist am Zug.
    .player = Du bist am Zug.
elements-alt-hand = Deine Hand in Elements, { $round }: { $cards }.
elements-alt-front = Deine Auslage: { $cards }. Dein Stand: { $score }.
elements-alt-sum = Deine Summe { $sum }, Limit { $limit }.
elements-alt-may-knock = Du bist am Zug: Du darfst klopfen.
elements-alt-may-not-knock = Du bist am Zug: Klopfen geht jetzt nicht.
elements-alt-yielded = Runde { $round }: { NAME($player, "Der ") } schenkte sie her; { $gain }.
    .player = Runde { $round }: Du schenktest sie her; { $gain }.
elements-alt-knocked = Runde { $round }: { NAME($player, "Der ") } klopfte bei Limit { $limit }; { $hands }; { $gain }.
    .player = Runde { $round }: Du klopftest bei Limit { $limit }; { $hands }; { $gain }.
elements-alt-gain = { $score } für { NAME($winner, "den ") }
    .winner = { $score } für dich
elements-alt-left = Runde { $round } blieb offen: { $hands }.
elements-alt-revealed = { $player } mit { $cards } auf der Hand, Summe { $sum }
elements-alt-score-tokens = { $points ->
    [one] 1 Marke
   *[other] { $points } Marken
}
elements-alt-score-endless = { $points ->
    [one] 1 Runde
   *[other] { $points } Runden
}
elements-alt-player = { $player }: { $score }, { $hand ->
    [one] 1 Karte
   *[other] { $hand } Karten
} auf der Hand, Auslage { $front }.
elements-alt-player-endless = { $player }: { $score } gewonnen, { $hand ->
    [one] 1 Karte
   *[other] { $hand } Karten
} auf der Hand, Auslage { $front }.
elements-alt-front-total = { $cards } ({ $total })
elements-alt-display-empty = Mitte leer.
elements-alt-display-empty-limit = Mitte leer; Limit { $limit }.
elements-alt-display = Mitte, von unten nach oben: { $cards }.
elements-alt-display-limit = Mitte, von unten nach oben: { $cards }; Limit { $limit }.
elements-alt-over-draw-tokens = Das Spiel ist aus. Unentschieden, { $ours } zu { $theirs } Marken.
elements-alt-over-draw-endless = Das Spiel ist aus. Unentschieden, { $ours } zu { $theirs } Runden.
elements-alt-over-resign = Das Spiel ist aus. { NAME($winner, "Der ") } gewinnt: { NAME($loser, "Der ") } hat aufgegeben.
    .winner = Das Spiel ist aus. Du gewinnst: { NAME($loser, "Der ") } hat aufgegeben.
    .loser = Das Spiel ist aus. { NAME($winner, "Der ") } gewinnt: Du hast aufgegeben.
elements-alt-over-tokens = Das Spiel ist aus. { NAME($winner, "Der ") } gewinnt mit { $more } zu { $fewer } Marken.
    .winner = Das Spiel ist aus. Du gewinnst mit { $more } zu { $fewer } Marken.
elements-alt-over-endless = Das Spiel ist aus. { NAME($winner, "Der ") } gewinnt mit { $more } zu { $fewer } Runden.
    .winner = Das Spiel ist aus. Du gewinnst mit { $more } zu { $fewer } Runden.

## Befehle

command-elements = Elements: ganz nah ans Limit, aber nicht darüber
command-elements-start = Einen Tisch eröffnen: jemanden herausfordern oder einen Platz frei lassen.
command-elements-start-mode = Um sechs Marken spielen oder eine Anzahl Runden
command-elements-start-rounds = Wie viele Runden das Endlosspiel hat (1 bis 99, üblich sind 5)

# Während andere zuschauen

elements-score = { $player } { $score }

## Für alle, denen das Spiel neu ist

elements-aim-tokens = vor deinem Gegenüber auf 6 Marken kommen. Eine Runde, die durch Klopfen gewonnen wird, bringt 2, eine geschenkte 1.
elements-aim-endless = mehr von den { $rounds } Runden gewinnen als dein Gegenüber. Wird geklopft, gewinnt die höhere Summe, die nicht über dem Limit liegt.
elements-met-over = Wer über dem Limit liegt, wenn jemand klopft, verliert die Runde.
elements-met-higher = Niemand lag über dem Limit, also hat die **höhere** Summe die Runde gewonnen.
elements-met-lower = Niemand lag über dem Limit, also hat die **höhere** Summe gewonnen: Wer mit zu wenig klopft, verliert.
elements-met-equal = Bei gleichen Summen verliert die Runde, wer geklopft hat.
elements-met-yield = Eine hergeschenkte Runde bringt der anderen Seite 1 Marke, ein verlorenes Klopfen 2.
elements-met-knock = Deine Summe liegt nicht über dem Limit, also darfst du klopfen. Du gewinnst, wenn dein Gegenüber über dem Limit liegt oder unter deiner Summe. Bei gleichen Summen verlierst du.
elements-met-take = Eine Karte, die du nimmst, zählt von da an für deine Summe und nicht mehr für das Limit.
elements-met-discard = Eine 6 lässt sich abwerfen: Deine Summe sinkt um 6, und das Limit bleibt.
elements-met-cards = Es gibt sechzehn Karten: die 1 bis 5 je zweimal und sechs 6en. In jeder Runde liegen vier davon ungesehen beiseite.
elements-met-play = Eine Karte, die du spielst, bewirkt zweierlei: Deine Summe sinkt, und das Limit steigt um ebenso viel.
elements-reason-knock = Deine Summe ist danach { $sum }, das Limit { $limit }: Bleibt das so, darfst du in deinem nächsten Zug klopfen.
elements-reason-nearer = Es bringt dich dem Klopfen näher: { $above } über dem Limit, statt { $theirs } nach der nächstbesten Aktion.
elements-reason-knock-sure = Damit kannst du nicht verlieren.
elements-reason-knock-now = Du verlierst nur, wenn dein Gegenüber { $one ->
    [yes] { $low }
   *[no] { $low } bis { $high }
} hat: bei { $percent } % der möglichen Hände.
elements-reason-take = Das Limit sinkt auf { $limit }: Das bringt auch dein Gegenüber weiter vom Klopfen weg. Du selbst liegst dann { $above } darüber.
elements-reason-higher = Deine Summe steigt auf { $sum } und liegt immer noch nicht über dem Limit: Die höhere Summe gewinnt.
elements-reason-stays = Klopfst du jetzt, kannst du verlieren: gegen { $low } oder mehr, wenn das nicht über dem Limit liegt. Deine eigene Summe bleibt im Limit.
elements-reason-discard = Deine Summe sinkt um 6, und das Limit steigt nicht für dein Gegenüber.
elements-reason-low = Das hebt das Limit nur um { $card }, was deinem Gegenüber am wenigsten hilft. Du liegst dann { $above } darüber.
elements-reason-play = Deine Summe ist danach { $sum }, das Limit { $limit }: Du liegst noch { $above } darüber.
elements-reason-yield = Das gibt 1 Marke her statt der 2 für ein gewonnenes Klopfen.
elements-reason-yield-lost = Ich finde nichts, was diese Runde noch retten könnte.
elements-reason-others-none = Dein Gegenüber kann dann nicht klopfen, mit keiner Hand.
elements-reason-others-harmless = Dein Gegenüber darf dann vielleicht klopfen, gewinnt damit aber nicht.
elements-reason-others-all = Dein Gegenüber gewinnt dann durch Klopfen, mit jeder Hand.
elements-reason-others-some = Dein Gegenüber gewinnt dann durch Klopfen mit { $percent } % der möglichen Hände.
elements-reason-others-beside = Dein Gegenüber gewinnt dann durch Klopfen mit { $percent } % der möglichen Hände; nach *{ $beside }* mit { $theirs } %.
elements-reason-own-beside = Ändert sich aber nichts, gewinnt dein eigenes Klopfen danach gegen { $percent } % davon statt gegen { $theirs } %.
elements-reason-still = Weiter vorausgedacht ist es trotzdem besser.
elements-reason-yield-others = Du liegst { $above } über dem Limit; mit { $percent } % der möglichen Hände darf dein Gegenüber sofort klopfen.
