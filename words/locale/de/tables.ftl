# Tische: ihre Nachrichten und Knöpfe.
# kept: table-clock table-clock-hours table-clock-seconds button-decks stage-so-far stage-whole stage-another games-who games-link pick-of-game

button-orders = Wann mich fragen …
button-hand = Meine Hand
button-move = Zug machen
button-rules = Regeln
button-more = Mehr
button-rematch = Revanche
button-stronger = Nächste Stufe: { $level }
button-back = Zurück
button-confirm = Ja: { $choice }
button-look = Karte ansehen …
button-cards = Karten …
button-repost = Tisch noch einmal zeigen
button-decks = Decks
button-my-deck = Mein Deck
button-hint = Tipp
button-hint-follow = Tipp befolgen
button-round-before = Rundenende
button-next-round = Nächste Runde
button-itself-off = Einzigen Zug selbst spielen
button-itself-on = Einzigen Zug für mich spielen
button-shape-tall = Hohe Bilder, fürs Handy
button-shape-wide = Breite Bilder
shape-where = **Wo liest du das?** Die Bilder werden dafür gezeichnet; `/me` ändert es.
shape-tall = 📱 Am Handy
shape-wide = 🖥️ Am Computer
button-time = Mehr Zeit geben: { $time }
button-play-on = Weiterspielen
button-resign = Aufgeben
button-resign-yes = Ja, ich gebe auf
button-abort-yes = Ja, abbrechen
button-resign-no = Nein, ich spiele weiter

table-more = Was möchtest du sonst noch tun?
table-more-over = *Film*: das ganze Spiel als bewegtes Bild. *Exportieren*: in eine Datei, zum Aufheben. *Prüfen*: ob alles fair zuging.
table-unknown = Diesen Tisch kenne ich nicht mehr.
table-not-yours = Das können nur die, die an diesem Tisch spielen.
table-late = Dieser Knopf gehört zu einer früheren Stellung. So steht das Spiel jetzt.
table-over = Dieses Spiel ist aus.
table-unreached = { NAME($player, "Der ") } ist per Direktnachricht nicht zu erreichen: *{ $hand }* und *Zug machen* zeigen hier, was sonst niemand sehen darf.
table-next-secret = Faires Mischen einer Revanche `{ $commitment }`
button-table-export = Exportieren
button-table-verify = Prüfen
button-fair = Ist das fair?
button-fair-more = Wie es geht
table-fair = ### Ist das fair?
    Niemand kann die Karten aussuchen, auch ich nicht: Ein Geheimnis, versiegelt, bevor jemand beitrat, entscheidet zusammen mit den Beitritten über jedes Mischen. Sein Siegel: `{ $commitment }`
    { $over ->
        [yes] Das Geheimnis war `{ $secret }`. Mit ihm prüft `/games verify` jedes Mischen und jeden Zug.
       *[no] Am Ende zeige ich das Geheimnis, und `/games verify` prüft alles.
    }
table-spectator = Du spielst an diesem Tisch nicht mit. Das hier können alle sehen:
table-confirm = { $choice }?
table-elsewhere = Der Tisch ist in { $place }. So steht es:
table-coming = Der Tisch kommt noch einmal, weiter unten.
aim = **Ziel**: { $aim }
explained = 💡 { $what }
hand-title = { $game } mit { NAME($others, "dem ") }
hand-title-in = { $game } mit { NAME($others, "dem ") } in { $place }
decks-secret = In diesem Spiel ist jedes Deck ein Geheimnis.

itself-off = Ab jetzt spiele ich nichts mehr für dich, auch nicht, wo es nur eine Antwort gibt.
itself-on = Ab jetzt spiele ich deine Antwort für dich, wo alle sehen können, dass es die einzige ist.

resign-ask = Willst du { $game } aufgeben? { $players ->
    [2] Das Spiel ist sofort aus, und du verlierst es.
   *[other] Du verlierst dieses Spiel.
}
resign-ask-early = Willst du { $game } abbrechen? So früh ist das nur ein Abbruch: { $players ->
    [2] Das Spiel ist sofort aus und zählt für niemandes Wertung.
   *[other] Du bist nicht mehr dabei, und es zählt für niemandes Wertung.
}
call-ended = dein Spiel ist zu Ende.
resign-done = Du hast aufgegeben.
abort-done = Du hast das Spiel abgebrochen.
abort-done-out = Du bist nicht mehr dabei, und die anderen spielen weiter. Es zählt für niemandes Wertung.
resign-not = Du spielst weiter.

place-locked = Der Thread des Tisches ist archiviert und gesperrt; ich kann den Tisch nicht zeigen. Hier kannst du weiterspielen; sobald die Moderation den Thread entsperrt, erscheint der Tisch dort wieder.
place-deleted = Den Kanal dieses Tisches gibt es nicht mehr. Hier kannst du weiterspielen.
place-silent = Ich kann den Tisch im Moment nicht zeigen und versuche es wieder. Hier kannst du weiterspielen.
place-picture-refused = Discord nimmt das Bild des Tisches nicht an. Hier kannst du weiterspielen.
place-refused = Ich kann den Tisch in { $place } nicht zeigen: { $reason }

orders-none = In { $game } gibt es vorher nichts zu wählen: Du wirst gefragt, wann immer du etwas tun kannst.

pick-none = Du spielst gerade kein { $game }. { $start } eröffnet einen Tisch.
pick-none-here = Hier ist kein Tisch mit { $game } zu sehen. { $start } eröffnet einen Tisch.
pick-none-any = Du spielst gerade nichts. { $start } eröffnet einen Tisch.
pick-none-here-any = Hier ist kein Spiel zu sehen. { $start } eröffnet einen Tisch.
pick-several = { $game } läuft hier { $count }-mal: Wähle ein Spiel, hier oder mit `table`.
pick-several-any = Hier gibt es { $count } Spiele: Wähle eines, hier oder mit `table`.
pick-several-yours = Du spielst { $game } { $count }-mal: Wähle ein Spiel, hier oder mit `table`.
pick-several-yours-any = Du hast { $count } Spiele: Wähle eines, hier oder mit `table`.
pick-unknown = Diesen Tisch kenne ich nicht: Bitte wähle einen aus der Liste.
pick-table = mit { NAME($others, "dem ") } (am Zug: { $players })
pick-your-turn = mit { NAME($others, "dem ") } (du bist am Zug)
pick-numbered = { $table } · Tisch { $number }
pick-of-game = { $game } { $table }

games-yours = Du bist am Zug
games-here = Offene Tische hier
games-waiting = Warten auf die anderen
games-over = Beendet
games-ended-won = **{ $game }** mit { NAME($others, "dem ") }: { $when } gewonnen
games-ended-lost = **{ $game }** mit { NAME($others, "dem ") }: { $when } verloren
games-ended-drawn = **{ $game }** mit { NAME($others, "dem ") }: { $when } unentschieden
games-ended-closed = **{ $game }** mit { NAME($others, "dem ") }: { $when } geschlossen
games-ended-aborted = **{ $game }** mit { NAME($others, "dem ") }: { $when } abgebrochen
games-ended-nobody = **{ $game }** mit { NAME($others, "dem ") }: { $when } hat niemand gewonnen
games-ended-they-won = **{ $game }** mit { NAME($others, "dem ") }: { $when } gewonnen
games-ended-they-lost = **{ $game }** mit { NAME($others, "dem ") }: { $when } verloren
games-ended-they-drawn = **{ $game }** mit { NAME($others, "dem ") }: { $when } unentschieden
games-ended-they-closed = **{ $game }** mit { NAME($others, "dem ") }: { $when } geschlossen
games-ended-they-aborted = **{ $game }** mit { NAME($others, "dem ") }: { $when } abgebrochen
games-ended-they-nobody = **{ $game }** mit { NAME($others, "dem ") }: { $when } hat niemand gewonnen
games-how-won = Gewonnen
games-how-lost = Verloren
games-how-drawn = Unentschieden
games-how-closed = Geschlossen
games-how-aborted = Abgebrochen
games-how-nobody = Niemand hat gewonnen
games-begun = Begonnen: { $when }
games-computers = Computer
games-everybody = Alle
games-with-whom = Spiele mit …
games-which-verify = Ein beendetes Spiel …
verify-which = Welches Spiel soll ich prüfen?
games-which-over = Ein beendetes Spiel ansehen …
games-of-which = Spiele von …
games-all = Alle Spiele
games-none-of-it = Davon hast du noch nichts gespielt. `/play` fängt ein Spiel an.
games-none-mine = Du spielst gerade nichts. `/play` fängt ein Spiel an.
games-none-here = Hier ist kein Tisch offen. `/play` fängt ein Spiel an.
games-invitations = Offene Einladungen hier
games-who = { $game }: { $people }
games-link = [{ $game }]({ $place })
games-your-move = **{ $game }** mit { NAME($others, "dem ") }
games-your-move-at = **{ $game }** mit { NAME($others, "dem ") }: { $place }
games-to-move = { $table }; am Zug: { $players }
games-to-move-at = { $table }; am Zug: { $players } · { $place }
games-finished-unknown = Das geht nur mit beendeten Spielen, denen dieses Kanals oder deinen eigenen: Bitte wähle eines aus der Liste.
games-finished-none = Hier gibt es kein beendetes Spiel, und du hast keins.

verify-commitment = Das Geheimnis ist das, auf das ich mich festgelegt hatte, bevor jemand beitrat.
verify-seed = Der Startwert besteht aus dem Geheimnis und den Beitritten.
verify-moves = { $count ->
    [0] Die Schritte des Spiels halten sich an die Regeln und führen zu diesem Ende.
    [one] Der einzige Schritt hält sich an die Regeln und führt zu diesem Ende.
   *[other] Alle { $count } Schritte halten sich an die Regeln und führen zu diesem Ende.
}
verify-moves-from = Die Schritte ab Nummer { $first } (davor galten ältere Regeln) halten sich an die Regeln und führen zu diesem Ende.
verify-facts = Siegel `{ $commitment }`
    -# Geheimnis `{ $secret }`
    -# Beitritte in der Reihenfolge der Plätze: { $joins }. Der Startwert ist das Geheimnis und die Beitritte mit `/` dazwischen.

stage-so-far = { $steps } …
stage-whole = { $steps }
stage-another = { $label } ({ $number })
stage-send = Ausführen
stage-again = Von vorn
stage-stale = Am Tisch ging es weiter, und was du angefangen hattest, passt nicht mehr. Nichts davon wurde abgeschickt. So steht das Spiel jetzt.

## Zeit

pace-live = Live: je 3 Minuten, und für jeden Zug kommen 20 Sekunden zurück.
pace-long = Lang: je 10 Minuten, und für jeden Zug kommen 30 Sekunden zurück.
pace-day = Ein Tag pro Zug.
pace-3days = Drei Tage pro Zug.
pace-week = Eine Woche pro Zug.
pace-none = Ohne Uhr: Alle nehmen sich die Zeit, die sie brauchen.
table-friendly = Freundschaftsspiel · { $pace }
table-often = Freundschaftsspiel: Am Tag werden höchstens drei Spiele miteinander gewertet · { $pace }
table-rated = Gewertet · { $pace }
pace-brief-live = je 3 min, +20 s pro Zug
pace-brief-long = je 10 min, +30 s pro Zug
pace-brief-day = ein Tag pro Zug
pace-brief-3days = drei Tage pro Zug
pace-brief-week = eine Woche pro Zug
pace-brief-none = ohne Uhr
pace-time-live = 3 Minuten
pace-time-long = 10 Minuten
pace-time-day = ein Tag
pace-time-3days = drei Tage
pace-time-week = eine Woche
table-away = { NAME($player, "Der ") } ist weg und kommt { $when } wieder.
    .player = Du bist weg und kommst { $when } wieder.
table-time-half = Die Hälfte deiner Zeit ist um.
table-time-little = Deine Zeit ist fast um.
call-reminder = Erinnerung: { $call }
table-deadline = Die Zeit läuft { $when } ab.
table-deadlines = Die Zeit läuft ab: { $players }.
table-deadline-of = für { $player } { $when }
    .player = für dich { $when }
# Von allen, die gerade nicht dran sind: Ihre Uhr steht.
table-left = Restzeit: { $players }.
table-clocks = Zu Beginn dieses Zugs: { $players }.
table-left-of = { $player } { $time }
    .player = du { $time }
table-clock = { $minutes } min { $seconds } s
table-clock-hours = { $hours } h { $minutes } min
table-clock-days = { $count ->
    [one] 1 Tag
   *[other] { $count } Tage
}
table-clock-seconds = { $seconds } s
table-asked = Hier ist einen Monat lang nichts geschehen. Mit *Weiterspielen* oder einem Zug bleibt das Spiel erhalten; sonst wird es { $when } geschlossen, und niemand gewinnt.
table-outage = Ich war von { $from } bis { $until } nicht da. Niemand hat dadurch Zeit verloren.
table-line-forced = { $line } (**Von selbst gespielt**: { $why }.)
    .player = { $line } (**Für dich gespielt**: { $why }.)
only-choice = die einzige Möglichkeit
table-line-time = Die Zeit { NAME($player, "vom ", "von ") } ist abgelaufen.
    .player = Deine Zeit ist abgelaufen.
table-line-more-time = { NAME($player, "Der ") } gibt den anderen mehr Zeit.
    .player = Du gibst den anderen mehr Zeit.
table-line-more-time-all = Ich konnte den Tisch nicht zeigen, deshalb haben alle mehr Zeit.
table-out = Nicht mehr im Spiel: { $players }.
table-line-play-on = { NAME($player, "Der ") } spielt weiter.
    .player = Du spielst weiter.
table-line-aborted = { NAME($player, "Der ") } bricht das Spiel ab.
    .player = Du brichst das Spiel ab.
table-line-lapsed = Die Zeit { NAME($player, "vom ", "von ") } ist abgelaufen.
    .player = Deine Zeit ist abgelaufen.
table-end-time = { NAME($winners, "Der ") } { $count ->
    [one] gewinnt
   *[other] gewinnen
}: Die Zeit { NAME($player, "vom ", "von ") } ist abgelaufen.
    .winners = Du gewinnst: Die Zeit { NAME($player, "vom ", "von ") } ist abgelaufen.
    .player = { NAME($winners, "Der ") } { $count ->
        [one] gewinnt
       *[other] gewinnen
    }: Deine Zeit ist abgelaufen.
table-end-time-many = { NAME($winners, "Der ") } gewinnt: Auch die letzte Uhr der anderen ist abgelaufen.
    .winners = Du gewinnst: Auch die letzte Uhr der anderen ist abgelaufen.
table-end-closed = Die Serververwaltung hat dieses Spiel geschlossen. Niemand gewinnt.
table-end-abandoned = Niemand hat weitergespielt, deshalb ist dieses Spiel geschlossen. Niemand gewinnt.
table-end-aborted = Dieses Spiel wurde abgebrochen, bevor es zählen konnte. Niemand gewinnt.
table-end-aborted-by = { $cause } Dieses Spiel ist abgebrochen und zählt nicht: Niemand gewinnt.
time-given = Die anderen haben jetzt mehr Zeit: { $time }.
play-on-done = Du spielst weiter.

# Was sich alle gegenseitig anbieten

button-draw = Unentschieden anbieten
button-drawyes = Unentschieden annehmen
button-drawsure = Ja, unentschieden
button-drawno = Unentschieden ablehnen
button-back-asked = Letzte Aktion zurücknehmen
button-backyes = Rücknahme erlauben
button-backno = Nein, es bleibt dabei
offer-draw-ask = Willst du in { $game } ein Unentschieden annehmen? Das Spiel ist sofort aus, und niemand gewinnt.
offer-draw-ask-others = Willst du in { $game } ein Unentschieden annehmen? Das Spiel ist aus, sobald alle zugestimmt haben, und niemand gewinnt.
offer-draw-waits = Du hast ein Unentschieden angeboten. Das gilt, bis eine Antwort kommt, oder bis zu deiner nächsten Aktion.
offer-draw-agreed = Du hast zugestimmt; andere müssen noch antworten.
offer-draw-done = Ihr habt euch auf ein Unentschieden geeinigt.
offer-takeback-waits = Du hast gebeten, deine letzte Aktion zurückzunehmen. Das kann erlaubt werden, bis jemand etwas tut.
offer-takeback-agreed = Du hast zugestimmt; andere müssen noch antworten.
offer-takeback-done = Die Aktion ist zurückgenommen.
offer-declined = Du hast abgelehnt.
call-draw = { NAME($player, "Der ") } bietet ein Unentschieden an.
call-takeback = { NAME($player, "Der ") } bittet um Rücknahme der letzten Aktion.
table-line-draw-offer = { NAME($player, "Der ") } bietet ein Unentschieden an.
    .player = Du bietest ein Unentschieden an.
table-line-draw-accept = { NAME($player, "Der ") } nimmt das Unentschieden an.
    .player = Du nimmst das Unentschieden an.
table-line-draw-decline = { NAME($player, "Der ") } lehnt das Unentschieden ab.
    .player = Du lehnst das Unentschieden ab.
table-line-takeback-offer = { NAME($player, "Der ") } bittet um Rücknahme der letzten Aktion.
    .player = Du bittest um Rücknahme deiner letzten Aktion.
table-line-takeback-accept = { NAME($player, "Der ") } erlaubt die Rücknahme der letzten Aktion.
    .player = Du erlaubst die Rücknahme der letzten Aktion.
table-line-takeback-decline = { NAME($player, "Der ") } stimmt nicht zu: Die Aktion bleibt.
    .player = Du stimmst nicht zu: Die Aktion bleibt.
table-end-draw = Unentschieden: Alle am Tisch haben zugestimmt.
table-heading = { $game }: { $players }
