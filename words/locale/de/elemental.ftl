# Elemental.
# kept: elemental-story-numbered elemental-alt-table elemental-element-none elemental-button-ground elemental-button-dash elemental-button-enemy elemental-offered elemental-note elemental-event-sentence elemental-alt-piece elemental-alt-piece-known elemental-alt-guess elemental-alt-player elemental-alt-player-doing elemental-alt-their elemental-picture-asked elemental-action-assign elemental-story-went-dash

## Was es gibt

elemental-side-south = Süd
elemental-side-north = Nord
elemental-element-none = ?
# Ein König kämpft als das Element der Quelle, auf der er steht.
elemental-element-acting = { $element } (kämpft als { $acting })
elemental-piece = die { $number } { NAME($player, "vom ", "von ") }
    .player = deine { $number }
elemental-crystals = { $count ->
    [0] keine Kristalle
    [one] 1 Kristall
   *[other] { $count } Kristalle
}
elemental-ground-fire = Feuerquelle
elemental-ground-ice = Eisquelle
elemental-ground-earth = Erdquelle
elemental-ground-wind = Windquelle
elemental-ground-water = Wasserquelle
elemental-ground-middle = { $ground }, die Mitte

## Entscheidungen

elemental-action-assign = { $number }: { $element }
elemental-action-shuffle = Den Rest mischen
elemental-send-set-up = So aufstellen
elemental-action-move = { $piece } nach { $cell } ziehen
elemental-action-move-heal = { $piece } nach { $cell } ziehen und heilen
elemental-action-dash = Mit { $piece } nach { $cell } sprinten
elemental-action-dash-heal = Mit { $piece } nach { $cell } sprinten und heilen
elemental-action-teleport = { $piece } nach { $cell } teleportieren
elemental-action-teleport-swap = { $piece } nach { $cell } teleportieren (Platztausch: { $other })
elemental-swapped-crystal = der Kristall
elemental-swapped-enemy = { $piece }, wenn sie bleibt
elemental-action-substitute = { $piece } gegen { $other } austauschen
elemental-action-summon = { $piece } beschwören
elemental-action-land = Auf { $cell } landen
elemental-confirm = { $order }, für { $crystals ->
    [1] deinen einzigen Kristall
   *[other] { $price } von deinen { $crystals } Kristallen
}?
elemental-confirm-another = { $asked } Auf { $cell } liegt ein Kristall: Er gehört dir, wenn dir niemand zuvorkommt.
elemental-confirm-crystal = { $asked } So wie es steht, bekommst du den Kristall nicht: Er wandert nach { $cell }.

elemental-prompt-assign = Aufstellen
elemental-prompt-order = Wohin?
elemental-prompt-dash = Sprint …
elemental-prompt-land = Landen auf …
elemental-step-piece = { $number } { $element } auf { $cell }
elemental-step-where = { $number } { $element } auf { $cell }: Wohin?
elemental-step-dash = { $number } { $element } auf { $cell }: Wohin sprintet die Figur?
elemental-step-removed = { $number } { $element } (entfernt)

# Auf Knöpfen: ein Feld, und wer oder was dort ist.
elemental-button-dash = { $price ->
    [0] » { $label }
   *[other] » { $label } −💎
}
elemental-button-ground = { $cell } { $sign }
elemental-button-enemy = { $cell } ⚔ { $number }
elemental-button-attack = { $label } ⚔
elemental-button-only = { $piece } → { $what }
elemental-button-hand = Meine Figuren
elemental-button-heal = { $cell } + heilen −💎
elemental-sign-well = ◎
elemental-sign-crystal = 💎
elemental-sign-defeats = 💀
elemental-sign-beats = 💥
elemental-sign-loses = ❌
elemental-sign-level = =
elemental-sign-pushes = 👉
elemental-sign-pushed = 👈
elemental-sign-hidden = ❔
elemental-button-teleport = Nach { $cell } teleportieren
elemental-button-teleport-swap = Nach { $cell } teleportieren, Platztausch: { $other }
elemental-button-substitute = Gegen { $other } austauschen −💎
elemental-button-summon = Beschwören −2💎

elemental-offered = { $action } · { $what }
elemental-choice-enemy = die { $number } des Gegners
elemental-choice-well = Energiebrunnen
elemental-choice-well-crystal = Energiebrunnen mit einem Kristall
elemental-choice-circle-own = dein Kreis
elemental-choice-circle-enemy = Kreis des Gegners

## Wie das Spiel steht

elemental-headline-set-up = Aufstellung: Beide verbergen fünf Elemente und einen König unter ihren Nummern
elemental-headline-set-up-own = Verbirg deine fünf Elemente und deinen König ({ $king }) unter den Nummern
elemental-headline-round = Runde { $round }
elemental-headline-theirs = { $count ->
    [one] fällt die letzte Figur oder der König der anderen Seite, gewinnst du
   *[other] fallen die letzten { $count } Figuren oder der König der anderen Seite, gewinnst du
}
elemental-headline-own = { $count ->
    [one] fällt deine letzte Figur, verlierst du
   *[other] fallen deine letzten { $count } Figuren, verlierst du
}
elemental-headline-quiet = seit { $quiet } Runden hat niemand Energie verloren; nach { $limit } ist es unentschieden
elemental-headline-fatigue = Die { $south } von Süd und die { $north } von Nord: { $rounds } von 3 Runden ohne Sieg, dann verlieren beide die halbe Energie
elemental-headline-fatigue-own = Deine { $south } und die gegnerische { $north }: { $rounds } von 3 Runden ohne Sieg, dann verlieren beide die halbe Energie

elemental-waiting-set-up = Noch beim Aufstellen: { $players }.
elemental-waiting-orders = { NAME($players, "Der ") } überlegen sich ihre Befehle.
elemental-waiting-order = Der Befehl { NAME($ready, "vom ", "von ") } steht; { NAME($players, "der ") } überlegt noch.
    .ready = Dein Befehl steht; { NAME($players, "der ") } überlegt noch.
elemental-waiting-landing = { $count ->
    [one] { NAME($players, "Der ") } wählt, wo eine Figur landet.
   *[other] { NAME($players, "Der ") } wählen, wo ihre Figuren landen.
}
elemental-call-set-up = du bist am Zug: Gib jeder deiner Nummern ein Element.
elemental-call-order = du bist am Zug: Gib einer Figur einen Befehl.
elemental-call-landing = du bist am Zug: Wähle, wo deine Figur landet.

elemental-private-you = Du bist **{ $side }** und hast { $own }; { NAME($player, "der ") } hat { $theirs }.
elemental-private-met = -# ⚔ Kampf, falls sie bleibt: { $signs }.
elemental-private-poor = -# Du hast keine Kristalle: Nur wer noch umsonst sprintet (grünes »), kann sprinten{ $fallen ->
    [yes] , und niemand kann beschworen werden
   *[no] {""}
}.
elemental-private-shut = -# { $pieces } { $count ->
    [one] hat
   *[other] haben
} kein freies Feld.
elemental-private-short = -# Beschwören kostet { $price } Kristalle; du hast { $crystals }.
elemental-private-taken = -# Solange eine deiner Figuren auf deinem Kreis, { $cell }, steht, kannst du niemanden beschwören.
elemental-private-compared = -# Gold: besser. Blass: deiner.
elemental-forecast = { $sign } { $what }
elemental-forecast-defeats = du besiegst sie
elemental-forecast-beats = du triffst sie
elemental-forecast-loses = sie trifft dich
elemental-forecast-level = niemand gewinnt
elemental-forecast-pushes = du stößt sie
elemental-forecast-pushed = sie stößt dich
elemental-forecast-hidden = { $numbers ->
    [none] verdeckt
   *[other] { $numbers } verdeckt
}, { $differs ->
    [yes] bis zu { $lost }
   *[no] { $lost }
} von { $all } schlagen deine
elemental-private-onto = -# Auf { $cells }: Wer verliert, fliegt zwei Felder; Gleiche gehen zurück.
elemental-private-dash = -# » ist ein Sprint über zwei Schritte, { $price ->
    [0] umsonst, der erste dieser Figur
   *[other] für { $crystals ->
        [1] deinen einzigen Kristall
       *[other] { $price } von { $crystals } Kristallen
    }
}.
elemental-private-fresh = Sprinten noch umsonst: { $numbers }.
elemental-private-fresh-all = Sprinten noch umsonst: { $count ->
    [1] die eine
    [2] beide
    [3] alle drei
    [4] alle vier
    [5] alle fünf
   *[other] alle sechs
}.
elemental-private-half = Halbe Energie, der nächste Treffer ist der letzte: { $numbers }. { $crystals ->
    [0] Heilen würde einen Kristall kosten.
   *[other] Ein Zug auf deinen Kreis, { $cell }, heilt für einen Kristall.
}
elemental-private-threats = Nächste Runde in Gefahr, wo sie stehen: { $pieces }.
elemental-threat = **{ $number }** durch { $enemies }
elemental-threat-enemy = gegnerische { $number } { $element }
elemental-lies-open-fresh = Dein Gegenüber sprintet noch umsonst mit { $numbers }.
elemental-lies-open-half = Halbe Energie auf der anderen Seite: { $numbers }.
elemental-private-order = Dein Befehl steht: **{ $order }**.
elemental-private-landing = Deine **{ $number }** ist in der Luft: Wähle, wo sie landet.
elemental-private-notes = -# Notizen { NAME($player, "zum ", "zu ") }: { $notes }
elemental-private-shown = -# { NAME($player, "Der ") } weiß: { $notes }
elemental-note = **{ $numbers }** { $what }
elemental-note-seen = { $element } in Runde { $round }
elemental-note-substituted = ausgetauscht in Runde { $round }
elemental-note-inferred = muss { $element } sein
elemental-note-so = { $before }, also { $after }
elemental-note-now = { $before }, jetzt { $after }

elemental-order-move = { $piece } zieht nach { $cell }
elemental-order-move-heal = { $piece } zieht nach { $cell } und wird dort geheilt
elemental-order-dash = { $piece } sprintet nach { $cell }
elemental-order-dash-heal = { $piece } sprintet nach { $cell } und wird dort geheilt
elemental-order-teleport = { $piece } teleportiert sich nach { $cell }
elemental-order-substitute = { $piece } wird gegen { $other } ausgetauscht
elemental-order-substitute-covered = { $piece } wird ausgetauscht
elemental-order-summon = { $piece } wird beschworen

elemental-result-king = { NAME($winner, "Der ") } gewinnt: Der König { NAME($loser, "vom ", "von ") } ist besiegt.
    .winner = Du gewinnst: Der König { NAME($loser, "vom ", "von ") } ist besiegt.
    .loser = { NAME($winner, "Der ") } gewinnt: Dein König ist besiegt.
elemental-result-isolation = { NAME($winner, "Der ") } gewinnt: { NAME($loser, "Der ") } hat nur noch den König auf dem Brett.
    .winner = Du gewinnst: { NAME($loser, "Der ") } hat nur noch den König auf dem Brett.
    .loser = { NAME($winner, "Der ") } gewinnt: Du hast nur noch den König auf dem Brett.
elemental-result-resign = { NAME($winner, "Der ") } gewinnt: { NAME($loser, "Der ") } hat aufgegeben.
    .winner = Du gewinnst: { NAME($loser, "Der ") } hat aufgegeben.
    .loser = { NAME($winner, "Der ") } gewinnt: Du hast aufgegeben.
elemental-result-both = Unentschieden: Beide haben in derselben Runde verloren.
elemental-result-quiet = Unentschieden: Zwanzig Runden lang hat niemand Energie verloren.

elemental-length = 10 bis 20 Minuten, mittelschwer: Pläne und Bluff
elemental-options-choose = Erst stellen beide ihre Figuren geheim auf, dann beginnen die Befehle.
elemental-deal-choose = *Geben* beginnt das Spiel: Beide stellen ihre Figuren auf.
elemental-deal-random = *Geben* beginnt das Spiel. Erst dieser Knopfdruck entscheidet, wo welche Elemente liegen; deshalb kann es niemand vorher wissen.
elemental-options-random = Alle Elemente werden ausgelost; die Befehle beginnen sofort.

## Die Geschichte

elemental-event-sentence = { $clause }.
elemental-event-orders = Runde { $round }: { $south }; { $north }.
elemental-event-moved-move = { $piece } zieht nach { $cell }
elemental-event-moved-dash = { $piece } sprintet nach { $cell }
elemental-event-moved-stopped = { $piece } wird im Sprint auf { $cell } aufgehalten
elemental-event-moved-summon = { NAME($player, "Der ") } beschwört die { $number } auf { $cell }
    .player = Du beschwörst die { $number } auf { $cell }
elemental-event-moved-teleport = { $piece } teleportiert sich nach { $cell }
elemental-event-moved-swap = { $piece } wird nach { $cell } versetzt
elemental-event-substituted = { NAME($player, "Der ") } tauscht Nummer { $number } aus: Was jetzt darunter liegt, ist geheim
    .player = Du tauschst Nummer { $number } aus: Was jetzt darunter liegt, ist geheim
elemental-event-void = { $piece } kann sich nicht teleportieren: Gerade ist noch eine gegnerische Figur auf den Brunnen gekommen
elemental-event-crystal-swapped = Der Kristall auf { $start } tauscht den Platz mit der Figur, die sich teleportiert, und liegt nun auf { $cell }
elemental-event-fatigue = { $south } und { $north } sind zum dritten Mal in Folge ohne Sieg auf einem Feld aufeinandergetroffen: Beide verlieren die halbe Energie
elemental-event-defeated = { $piece } ({ $element }) ist besiegt
elemental-event-knocked = { $piece } wird nach { $cell } geworfen
elemental-event-returned = { $piece } geht nach { $cell } zurück
elemental-event-returned-failed = { $piece } lässt sich nicht beschwören
elemental-event-claimed = { $piece } nimmt den Kristall auf { $cell }
elemental-event-healed = { $piece } wird geheilt
elemental-event-crystal = Ein Kristall erscheint auf { $cell }
elemental-event-crystals = Kristalle erscheinen auf { $cells }
elemental-event-resign = { NAME($player, "Der ") } gibt auf
    .player = Du gibst auf
elemental-event-end = Das Spiel ist aus

elemental-story-more = … und mehr: siehe Bild.
elemental-story-round = Runde { $round }: { $line }
elemental-story-both = { $one }, { $other }.
elemental-story-went-move = { $piece } → { $cell }
elemental-story-went-dash = { $piece } » { $cell }
elemental-story-went-teleport = { $piece } ◎ { $cell }
elemental-story-went-summon = { $piece } wird auf { $cell } beschworen (−2 💎)
elemental-story-substitutes = { $piece } wird ausgetauscht
elemental-story-fight = { $south } kämpft gegen { $north }. { $outcome }.
elemental-story-level = { $south } und { $north } sind beide { $element }: Niemand gewinnt.
elemental-story-contest = { $south } und { $north } kämpfen um { $cell }. { $outcome }.
elemental-story-numbered = { $number } { $line }
elemental-story-at-once = Zugleich: { $line }
elemental-story-no-crystal = Kein Kristall erscheint: { $why ->
    [supply] Der Vorrat ist leer
   *[wells] Beide Energiebrunnen sind besetzt
}.
elemental-story-outcome = { $blow }; { $fate }
elemental-brief-fight = { $piece } { $one } { $how ->
    [defeats] besiegt
    [pushes] stößt
   *[hits] trifft
} { $enemy } { $other }{ $twice ->
    [yes] {" "}(×2 auf der eigenen Quelle)
   *[no] {""}
}{ $cell ->
    [none] {""}
   *[other] {" "}→ { $cell }
}.
elemental-brief-level = { $piece } { $one } gegen { $enemy } { $other }: kein Sieger.
elemental-brief-claimed = { $piece } nimmt den 💎 auf { $cell } (jetzt { $crystals }).
elemental-brief-crystals = Neuer 💎 auf { $cells }.

elemental-fight-level = Beide sind { $element }, und niemand gewinnt
elemental-fight-nothing = { $one } und { $other } tun einander nichts
elemental-fight-pushes = { $one } stößt { $other } weg
elemental-fight-at-home = { $one } schlägt { $other } auf der eigenen Quelle
elemental-fight-twice = { $blow }, doppelt so hart auf der { $fountain }
elemental-fight-earth-fire = { $one } erstickt { $other }
elemental-fight-earth-ice = { $one } zermalmt { $other }
elemental-fight-fire-ice = { $one } schmilzt { $other }
elemental-fight-fire-wind = { $one } verschlingt { $other }
elemental-fight-ice-wind = { $one } lähmt { $other }
elemental-fight-ice-water = { $one } lässt { $other } gefrieren
elemental-fight-wind-water = { $one } zerstäubt { $other }
elemental-fight-wind-earth = { $one } trägt { $other } ab
elemental-fight-water-earth = { $one } spült { $other } fort
elemental-fight-water-fire = { $one } löscht { $other }

elemental-fate-defeated = { $piece } ist besiegt
elemental-fate-hit = { $piece } verliert die halbe Energie
elemental-fate-thrown = { $piece } wird unverletzt nach { $cell }{ $way ->
    [edge] {" "}(geradeaus liegt kein Feld)
    [taken] {" "}(das Feld geradeaus ist von der eigenen Seite besetzt)
   *[back] {""}
} zurückgeworfen
elemental-fate-thrown-hit = { $piece } wird mit halber Energie nach { $cell }{ $way ->
    [edge] {" "}(geradeaus liegt kein Feld)
    [taken] {" "}(das Feld geradeaus ist von der eigenen Seite besetzt)
   *[back] {""}
} zurückgeworfen
elemental-fate-thrown-by = { $enemies } werfen { $piece } gemeinsam nach { $cell }, unverletzt
elemental-fate-stays = { $piece } kann nirgendwohin
elemental-fate-stays-hit = { $piece } kann nirgendwohin und hat nur noch halbe Energie
elemental-fate-air = { $piece } ist in der Luft
elemental-fate-air-hit = { $piece } ist mit halber Energie in der Luft

## Alternativtexte

elemental-alt-table = Elemental, { $round }.
elemental-alt-hand = Dein Brett in Elemental, { $round }. Du bist { $side }, { $crystals }.
elemental-alt-set-up = Aufstellung
elemental-alt-round = Runde { $round }
elemental-alt-over = Das Spiel ist aus. { $result }
elemental-alt-player = { $side }: { $player }, { $crystals }. { $pieces }.
elemental-alt-player-doing = { $side }: { $player }, { $doing }, { $crystals }. { $pieces }.
elemental-alt-own = Deine Figuren: { $pieces }.
elemental-alt-threats = Nächste Runde in Gefahr: { $pieces }.
elemental-alt-threat = { $number } durch { $enemies }
elemental-alt-their = { $player }, { $crystals }: { $pieces }.
elemental-alt-piece = { $number } { $where }
elemental-alt-piece-known = { $number } { $element } { $where }
elemental-alt-removed = entfernt
elemental-alt-flying = über { $cell }
elemental-alt-half = { $where } halb
elemental-alt-fresh = { $where } frisch
elemental-alt-order = Dein Befehl: { $order }.
elemental-alt-order-asked = Dein Befehl wäre: { $order }.
elemental-alt-lands = Wähle, wo deine { $number } landet: { $cells }.
elemental-alt-goes = Deine { $number } kann nach: { $cells }.
elemental-alt-guesses = Möglich: { $guesses }.
elemental-alt-guess = { $number } { $elements }
elemental-alt-supply = Vorrat { $supply }, kein Kristall auf den Brunnen.
elemental-alt-supply-wells = Vorrat { $supply }, Kristall auf { $wells }.
elemental-alt-orders = Runde { $round }: Süd { $south }; Nord { $north }.
elemental-alt-fight-beats = { $where }: Süd { $south } { $one } schlägt Nord { $north } { $other }.
elemental-alt-fight-loses = { $where }: Süd { $south } { $one } verliert gegen Nord { $north } { $other }.
elemental-alt-fight-level = { $where }: Süd { $south } { $one } und Nord { $north } { $other } sind gleich stark.
elemental-alt-knocked = Die { $number } von { $side } wird nach { $cell } geworfen.
elemental-alt-returned = Die { $number } von { $side } geht nach { $cell } zurück.
elemental-alt-defeated = Die { $number } von { $side } ist besiegt.
elemental-alt-doing-set-up = hat aufgestellt
elemental-alt-doing-setting-up = stellt auf
elemental-alt-doing-thinking = überlegt
elemental-alt-doing-ordered = hat einen Befehl gegeben
elemental-alt-doing-choosing = wählt einen Landeplatz
elemental-alt-doing-waiting = wartet
elemental-alt-cover = Titelbild von Elemental: ein Stück des Bretts aus Sechsecken, mit runden weißen und eckigen schwarzen Figuren, Quellen der Elemente und zwei Figuren im Kampf.

elemental-short-move = { $number } zieht nach { $cell }
elemental-short-move-heal = { $number } zieht nach { $cell } und heilt
elemental-short-dash = { $number } sprintet nach { $cell }
elemental-short-dash-heal = { $number } sprintet nach { $cell } und heilt
elemental-short-teleport = { $number } teleportiert nach { $cell }
elemental-short-substitute = { $number } tauscht mit { $other }
elemental-short-substitute-covered = { $number } wird ausgetauscht
elemental-short-summon = { $number } wird beschworen

## Gemalte Wörter: wenige Buchstaben, wenig Platz

elemental-picture-round = Runde { $round }
elemental-picture-in-round = R{ $round }
elemental-picture-set-up-title = Aufstellung
elemental-picture-supply = Vorrat
elemental-picture-last = Das war Runde { $round }:
    .short = Runde { $round }:
elemental-picture-hide = Fünf Elemente und
elemental-picture-hide-more = einen König verbergen.
elemental-picture-first = Geheime Befehle zuerst.
elemental-picture-quiet = { $quiet } von { $limit } ruhigen Runden
elemental-picture-more-fights = { $count ->
    [one] und noch 1 Kampf
   *[other] und noch { $count } Kämpfe
}
elemental-picture-order-move = Zug { $cell }
elemental-picture-order-dash = Sprint { $cell }
elemental-picture-order-teleport = Teleport { $cell }
elemental-picture-order-substitute = Austausch
elemental-picture-order-summon = Beschwörung
    .short = neu
elemental-picture-setting-up = stellt auf
elemental-picture-set-up = steht
elemental-picture-thinking = überlegt
elemental-picture-ordered = Befehl steht
elemental-picture-choosing = wählt ein Feld
elemental-picture-waiting = wartet
elemental-picture-notes = was du weißt
    .short = du weißt
elemental-picture-notes-own = was bekannt ist
    .short = bekannt
elemental-picture-hidden = verdeckt
elemental-picture-none-hidden = nichts ist verdeckt
elemental-picture-danger = in Gefahr
elemental-picture-beats = → schlägt
elemental-picture-next-two = schlägt die nächsten zwei
elemental-picture-over-won = Sieg: { $why }
    .short = Sieg
elemental-picture-over-lost = Niederlage: { $why }
    .short = Niederlage
elemental-picture-over-draw = Unentschieden: { $why }
    .short = Unentschieden
elemental-picture-asked = { $order }?
elemental-picture-your-order = Befehl: { $order }
    .short = { $order }
elemental-picture-done = Aufgestellt
elemental-picture-wait = Bitte warten
elemental-picture-where = { $number }: wohin?
elemental-picture-do-set-up = Stell deine Figuren auf
    .short = Aufstellen
elemental-picture-do-order = Runde { $round }: Befehl?
elemental-picture-short-move = { $number } zieht { $cell }
elemental-picture-short-move-heal = { $number } zieht { $cell } +
elemental-picture-short-dash = { $number } rennt { $cell }
elemental-picture-short-dash-heal = { $number } rennt { $cell } +
elemental-picture-short-teleport = { $number } springt { $cell }
elemental-picture-short-substitute = { $number } tauscht { $other }
elemental-picture-short-summon = { $number } kommt
elemental-picture-wins = gewinnt
    .winner = gewinnst
elemental-picture-reason-king = der König ist gefallen
elemental-picture-reason-isolation = nur der König ist übrig
elemental-picture-reason-both = beide haben verloren
elemental-picture-reason-quiet = 20 ruhige Runden
elemental-picture-rounds = { $rounds ->
    [one] nach 1 Runde
   *[other] nach { $rounds } Runden
}
elemental-picture-lead = Verdeckte Figuren, geheime
elemental-picture-lead-more = Befehle, ein König in Gefahr.

## Die Abbildungen der Regeln

elemental-figure-wells = Brunnen c4, g4
elemental-figure-south = Süd: e2
elemental-figure-north = Nord: e8
elemental-figure-dash-1 = Zwei Schritte, auf eines von zwölf Feldern.
elemental-figure-dash-2 = Gerade Stunden: geradeaus, ein Weg.
elemental-figure-dash-3 = Ungerade: um die Ecke, zwei Wege,
elemental-figure-dash-4 = und einer davon muss frei sein.
elemental-figure-dash-5 = Ein Kristall; frische Figuren: gratis.
elemental-figure-thrown-1 = 1  geradeaus weg vom Sieger
elemental-figure-thrown-2 = 2  oder schräg daneben
elemental-figure-thrown-3 = 3  oder neben den Sieger
elemental-figure-thrown-4 = sonst bleibt sie und kämpft
elemental-figure-comer-1 = Wer kam und verlor,
elemental-figure-comer-2 = geht den Weg zurück,
elemental-figure-comer-3 = zwei Felder.
elemental-figure-holder-1 = Wer dastand und verlor,
elemental-figure-holder-2 = fliegt weiter in
elemental-figure-holder-3 = dieselbe Richtung,
elemental-figure-holder-4 = zwei Felder.
elemental-figure-signs-full = 3 von Süd: volle Energie, freier Sprint
elemental-figure-signs-half = 2 von Nord: Eis, halbe Energie
elemental-figure-signs-went = ging auf Befehl dorthin
elemental-figure-signs-thrown = geworfen oder zurückgeschickt
elemental-figure-signs-fight = Kampf; grau: niemand gewann
elemental-figure-signs-defeat = besiegt
elemental-figure-signs-crystal = ein Kristall
elemental-figure-signs-choose = ein Feld, das du wählen kannst
elemental-figure-signs-known = deine, der Gegenseite bekannt
elemental-figure-signs-danger = deine, nächste Runde in Gefahr
elemental-figure-beats = schlägt { $beaten }
elemental-alt-figure-board = Das Brett: 61 Sechsecke in den Spalten a bis i. Quellen: Feuer um b2, Wasser um h2, Erde um e5, Wind um b5, Eis um h5. Energiebrunnen auf c4 und g4, Beschwörungskreise auf e2 und e8. 1 bis 6 von Süd beginnen auf e3, f2, f1, e1, d1, d2, die von Nord auf e7, d7, d8, e9, f8, f7.
elemental-alt-figure-dash = Die zwölf Felder, die ein Sprint von e5 aus erreichen kann, nummeriert wie die Stunden einer Uhr: zwölf sind zwei Felder nach Norden, eins ist Norden und Nordosten, zwei sind zwei Felder nach Nordosten, und so weiter im Uhrzeigersinn.
elemental-alt-figure-chart = Erde schlägt Feuer und Eis, Feuer schlägt Eis und Wind, Eis schlägt Wind und Wasser, Wind schlägt Wasser und Erde, Wasser schlägt Erde und Feuer.
elemental-alt-figure-thrown = Die 2 von Nord hat auf e5 gegen die 1 von Süd auf e4 verloren. Sie wird nach e6 geworfen, geradeaus vom Sieger weg; ist das besetzt, nach d5 oder f5; sind auch die besetzt, nach d4 oder f4 neben den Sieger; ist nichts frei, bleibt sie.
elemental-alt-figure-priority = Links: Die 1 von Süd, Eis, zieht von e3 auf e4, verliert dort gegen Feuer und wird zwei Felder zurückgeworfen, nach e2. Rechts: Die 1 von Süd, Feuer, zieht von e3 auf e4 und schlägt dort Eis, das zwei Felder weiterfliegt, nach e6.
elemental-alt-figure-signs = Figuren von Süd sind rund, die von Nord eckig. Zwei goldene Balken sind die volle Energie, einer ist die halbe; ein grüner Winkel ist ein freier Sprint; ein bekanntes Element gibt der Figur Farbe und Zeichen. Durchgezogene Pfeile: auf Befehl; gestrichelte rote: geworfen oder zurückgeschickt. Ein Stern ist ein Kampf, grau, wenn niemand gewann, durchkreuzt, wenn eine Figur fiel; ein rotes Kreuz heißt besiegt, ein goldenes Feld kannst du wählen. Bei deinen eigenen Figuren heißt ein Auge, dass die Gegenseite sie kennt, ein rotes Ausrufezeichen, dass ein bekannter Gegner sie mit seinem nächsten Schritt schlagen kann.

## Befehle

command-elemental = Elemental: verdeckte Figuren, geheime Befehle, ein König in Gefahr
command-elemental-start = Einen Tisch eröffnen: jemanden herausfordern oder einen Platz frei lassen.
command-elemental-start-setup = Selbst wählen, welches Element unter welche Nummer kommt, oder alle auslosen

# Während andere zuschauen

elemental-opening = Aufstellung
elemental-score = { $player } mit { $score ->
    [one] 1 Figur
   *[other] { $score } Figuren
}

## Für alle, denen das Spiel neu ist

elemental-aim = ihren König oder alle anderen besiegen.
elemental-first-game = Erstes Spiel, schon aufgestellt
elemental-skipped = -# Für dich aufgestellt. Dein König, **{ $king }**, ist Nummer **{ $number }**.
elemental-met-fight = Gegner nebeneinander kämpfen: Wer verliert, verliert einen goldenen Balken. Jedes Element schlägt die nächsten zwei.
elemental-met-thrown = Wer verliert, fliegt geradeaus vom Sieger weg; geht das nicht, landet die Figur dicht daneben.
elemental-met-energy = Goldene Balken sind Energie: Ein verlorener Kampf kostet einen; ohne ist die Figur weg.
elemental-met-shared = Gegner auf einem Feld kämpfen vor allen anderen, und wer verliert, fliegt zwei Felder.
elemental-met-level = Siegt auf einem Feld niemand, geht zurück, wer kam; beim dritten Mal verlieren Gleiche einen Balken.
elemental-met-king = Ein König kämpft als die Quelle unter ihm, nie doppelt; anderswo wird er nur gestoßen.
elemental-met-fountain = Auf der eigenen Quelle trifft ein Element doppelt. Könige nie, und nie werden sie so getroffen.
elemental-met-home = Zwei Gleiche tun sich nichts, außer eines steht allein auf ihrer Quelle: Das siegt.
elemental-met-eye = 👁 steht bei deinen Figuren, die die Gegenseite jetzt kennt, weil sie gekämpft haben.
elemental-met-threat = ❗ steht bei deiner Figur, die ein bekannter Gegner mit einem Schritt schlagen kann.
elemental-met-defeated = Eine Figur ohne Energie hinterlässt einen Kristall auf einem Brunnen; 2 Kristalle beschwören sie wieder.
elemental-met-crystal = Ein Kristall bezahlt einen Sprint oder das Heilen auf deinem Kreis; zwei beschwören eine verlorene Figur.
elemental-met-order = Beide geben geheim einer Figur einen Befehl, dann werden beide Befehle zugleich ausgeführt.
elemental-met-assign = Wen du unter welche Nummer steckst, weißt nur du, bis die Figur kämpft.
elemental-met-land = Eine geworfene Figur fliegt geradeaus vom Sieger weg; hier geht das nicht, also wählst du.
elemental-met-summon = Eine Figur, die du verloren hast, kommt für 2 Kristalle auf deinen Kreis zurück.
elemental-met-teleport = ◎ ist ein Energiebrunnen: Von dort teleportiert man umsonst zum anderen und tauscht den Platz.
elemental-met-substitute = Auf deinem Kreis kann eine Figur geheim das Element einer verlorenen annehmen, für einen Kristall.
elemental-met-heal = Eine verletzte Figur kann heilen, wenn sie auf deinen Kreis geht: *+ heilen* kostet einen Kristall.
elemental-met-dash = Ein Sprint geht zwei Schritte. Er kostet einen Kristall; der erste jeder Figur ist umsonst.
elemental-reason-enemy = die { $number } des Gegners ({ $element })
elemental-reason-beats = So, wie es steht, schlägt { $piece } dort { $enemy } und nimmt dieser Figur die halbe Energie.
elemental-reason-defeats = So, wie es steht, schlägt { $piece } dort { $enemy }. Die gegnerische Figur hat nur noch halbe Energie und ist damit besiegt.
elemental-reason-twice = So, wie es steht, schlägt { $piece } dort { $enemy } und trifft auf der eigenen Quelle doppelt: Damit ist die gegnerische Figur besiegt.
elemental-reason-pushes = So, wie es steht, stößt { $piece } von dort { $enemy } nach { $cell } ({ $ground }).
elemental-reason-avoids = So, wie es steht, würde { $piece } auf { $cell } einen Kampf gegen { $enemy } verlieren.
elemental-reason-avoids-beside = So, wie es steht, würde { $piece } auf { $cell } einen Kampf gegen { $enemy } daneben verlieren.
elemental-reason-odds = Noch verdeckt ist { $enemy }: Von den { $all } möglichen Elementen schlägt { $piece } dort { $won } und verliert gegen { $lost ->
    [0] keines
   *[other] { $lost }
}.
elemental-reason-crystal = Dort liegt ein Kristall: Du bekommst ihn, wenn niemand dazwischenkommt.
elemental-reason-leaves = { $said } Den Kristall bekommst du nicht: Er kommt nach { $cell }.
elemental-reason-last = Du hast außer dem König nur noch eine Figur auf dem Brett. Ohne sie hat dein König verloren.
elemental-reason-free = Diese Figur hat sich noch nie bewegt, also kostet der Sprint keinen Kristall.
elemental-reason-home = Dort steht { $piece } auf der eigenen Quelle und trifft doppelt.
elemental-reason-home-nearer = Dann ist die eigene Quelle { $count ->
    [one] einen Schritt
   *[other] { $count } Schritte
} entfernt: Dort trifft { $piece } doppelt.
elemental-reason-well-nearer = { $count ->
    [0] Dann steht die Figur auf dem Energiebrunnen (◎) auf { $cell }
    [one] Dann ist der Energiebrunnen (◎) auf { $cell } einen Schritt entfernt
   *[other] Dann ist der Energiebrunnen (◎) auf { $cell } { $count } Schritte entfernt
}: Besiegte hinterlassen dort Kristalle.
elemental-reason-nearer = Das ist ein Weg zum Kristall auf { $cell }.
elemental-reason-early = Noch hängt nichts davon ab: Kein Gegner ist nah.
elemental-reason-covered = Dann weiß sonst niemand, was unter dieser Nummer steckt.
elemental-reason-more = Damit kommt eine Figur mehr aufs Brett.
elemental-reason-bet = Bleibt { $enemy }, verliert die Figur dort dagegen: Das setzt darauf, dass der Gegner wegzieht.
elemental-reason-bet-crystal = Zuerst nimmt die Figur den Kristall auf { $cell }; bleibt { $enemy }, verliert sie dann dagegen{ $falls ->
    [yes] {" "}und ist besiegt
   *[no] {""}
}. Das setzt darauf, dass der Gegner wegzieht.
elemental-reason-meets = Dort trifft die Figur auf den Gegner (Nummer { $numbers }), und keiner kann verletzt werden.
elemental-reason-uncovers = Das deckt dort { $numbers } des Gegners auf: Von den { $all } möglichen Elementen schlägt { $piece } { $won ->
    [0] keines
   *[other] { $won }
} und verliert gegen { $lost ->
    [0] keines
   *[other] { $lost }
}.
elemental-reason-safer = Dort können mit einem Schritt weniger Gegner neben die Figur kommen: { $after } statt { $before }.
elemental-reason-approaches = Das rückt näher an die { $number } des Gegners: dann { $count ->
    [one] 1 Schritt
   *[other] { $count } Schritte
} entfernt.
elemental-reason-flees = So bleibt die Figur weg von { $enemy }: Dagegen verliert { $piece }.
elemental-reason-king-off = Außerhalb der Quellen kann niemand deinen König verletzen, nur stoßen.
elemental-reason-king-away = So bleibt dein König weg von den Nummern { $numbers } des Gegners.
elemental-reason-guards = Dort steht die Figur neben deinem König, in dessen Nähe der Gegner ist, mit { $numbers }.
elemental-reason-hunts = Das verfolgt { $enemy }, und { $piece } gewinnt dagegen: dann { $count ->
    [one] 1 Schritt
   *[other] { $count } Schritte
} entfernt.
elemental-reason-closes-in = Das rückt näher an { $enemy }: dann { $count ->
    [one] 1 Schritt
   *[other] { $count } Schritte
} entfernt.
elemental-reason-scouts = Von dort aus kann die Figur in der nächsten Runde gegen { $count ->
    [one] die verdeckte { $numbers } des Gegners kämpfen und sehen, was sie ist
   *[other] die verdeckten { $numbers } des Gegners kämpfen und sehen, was sie sind
}.
elemental-reason-risks-little = Das ändert wenig, wagt aber auch wenig: { $count ->
    [one] Vom einzigen Gegner, der höchstens zwei Schritte entfernt ist, ist nicht bekannt
   *[other] Von keinem der { $count } Gegner, die höchstens zwei Schritte entfernt sind, ist bekannt
}, dass er { $piece } schlägt.
elemental-reason-as-near = Das ändert wenig: { $count ->
    [one] Ein Gegner ist
   *[other] { $count } Gegner sind
} wie zuvor höchstens zwei Schritte entfernt.
elemental-reason-escapes = Ein Treffer noch, und sie ist besiegt: So entkommt sie der verdeckten { $numbers } des Gegners.
elemental-reason-calm = Das ändert wenig, vermeidet aber Kämpfe: Dort kann kein Gegner mit einem Schritt neben die Figur kommen.
