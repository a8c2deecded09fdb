# Realm of the Defenders. Karten stehen mit Rang und Farbe da, Verteidiger im Spiel mit dem Buchstaben unter ihrer Karte.
# kept: realm-of-the-defenders-title-short realm-of-the-defenders-defender realm-of-the-defenders-alt-copies realm-of-the-defenders-picture-cover-1 realm-of-the-defenders-picture-cover-2 realm-of-the-defenders-picture-deck realm-of-the-defenders-picture-hand realm-of-the-defenders-ready-standard realm-of-the-defenders-order-of realm-of-the-defenders-alt-table realm-of-the-defenders-about-power realm-of-the-defenders-bid-of

## Karten und Verteidiger

realm-of-the-defenders-title-short = Realm
realm-of-the-defenders-no-cards = nichts
realm-of-the-defenders-courage = { $cards } (zusammen { $total })
realm-of-the-defenders-defender = { $card } ({ $letter })
realm-of-the-defenders-defender-elder = Altmeister { $toughness } ({ $letter })
realm-of-the-defenders-defender-gone = Verteidiger ({ $letter })
realm-of-the-defenders-from-hand = (Hand)
realm-of-the-defenders-from-play = im Spiel ({ $letter })

## Wählen

realm-of-the-defenders-prompt-bid = Karte bieten
realm-of-the-defenders-prompt-deploy = Verteidiger aufstellen
realm-of-the-defenders-prompt-inspire = Altmeister hergeben
realm-of-the-defenders-prompt-queen = Q♠ einsetzen
realm-of-the-defenders-prompt-attack = Wen angreifen?
realm-of-the-defenders-prompt-attack-target = { $defender } angreifen: wer, mit welcher Kraft?
realm-of-the-defenders-prompt-attack-with = Angreifen: mit welcher Kraft?
realm-of-the-defenders-prompt-attack-line = Angreifen: wer, womit, gegen wen?
realm-of-the-defenders-prompt-pay = Zahlen mit
realm-of-the-defenders-prompt-recall = Zurückholen
realm-of-the-defenders-prompt-strike = Treffen
realm-of-the-defenders-prompt-attacker = Wer greift an?
realm-of-the-defenders-prompt-power = Mit welcher Kraft?
realm-of-the-defenders-prompt-sends = Mit welcher Kraft, gegen wen?
realm-of-the-defenders-prompt-sends-more = Wer noch, womit, gegen wen?
realm-of-the-defenders-prompt-against = Gegen wen?
realm-of-the-defenders-prompt-sacrifice = Wer wird für wen geopfert?
realm-of-the-defenders-prompt-retaliate = Mit welcher Karte zurückschlagen?
realm-of-the-defenders-prompt-offer = Wer wird geopfert?
realm-of-the-defenders-prompt-counter = Mit welcher Karte?
realm-of-the-defenders-prompt-block = Wessen Kraft wird gestoppt?
realm-of-the-defenders-prompt-hit = Wer von deinen Angreifern wird getroffen?
realm-of-the-defenders-prompt-ace = A♠ einsetzen
realm-of-the-defenders-prompt-place = Karte auslegen
realm-of-the-defenders-prompt-other = Was du sonst tun kannst

realm-of-the-defenders-prompt-several-bid = Biete so viele, wie du willst
realm-of-the-defenders-prompt-several-place = Bis zu zwei auslegen, Zug beenden
realm-of-the-defenders-prompt-several-pay = Womit zahlst du? Ganze Karten, kein Wechselgeld

realm-of-the-defenders-staged-deploy = { $defender } für { NAME($money, "einen ") } aufstellen
realm-of-the-defenders-staged-inspire = { $told } Das kostet zweimal { $toughness }, also { $due } Geld.{ $dear ->
    [none] {""}
   *[some] {" "}Du hast { $money }: { $cards } kostet mehr.
}
realm-of-the-defenders-staged-bid = { $cards } bieten
realm-of-the-defenders-staged-attack = { NAME($player, "Den ") } angreifen: { $lines }
realm-of-the-defenders-staged-sacrifice = { NAME($card, "Einen ") } für { NAME($defender, "den ") } opfern{ $kind ->
    [courage] : Das kostet { $owed } Mut (du kannst mit { $cards } zahlen und hast { $had })
    [whole] : Das kostet { $owed } Mut, und dein ganzer Mut ({ $had }) geht ohne Wechselgeld verloren
    [all] : dein ganzer Mut ({ $had }) geht verloren
    [fortress] : ohne Mut fällt eine Festung
    [last] : ohne Mut fällt deine letzte Festung, und dein Reich ist ausgeschieden
    [price] : das kostet { $cards }
   *[nothing] , ohne dass es etwas kostet
}
realm-of-the-defenders-staged-retaliate = { NAME($defender, "Der ") } schlägt mit { NAME($card, "einem ") } zurück{ $last ->
    [yes] ; danach kann niemand mehr geopfert werden
   *[no] {""}
}
realm-of-the-defenders-send-deploy = Aufstellen und zahlen
realm-of-the-defenders-send-attack = Kampf beginnen
realm-of-the-defenders-send-bid = Diese bieten und das Gebot abschließen
realm-of-the-defenders-send-place = Auslegen und den Zug beenden
realm-of-the-defenders-send-retaliate = Zurückschlagen
realm-of-the-defenders-send-retaliate-end = Zurückschlagen und die Antwort beenden
realm-of-the-defenders-send-sacrifice = Opfern
realm-of-the-defenders-send-sacrifice-end = Opfern und die Antwort beenden

realm-of-the-defenders-action-bid = { $card } bieten
realm-of-the-defenders-action-redraw = Neue Hand ziehen
realm-of-the-defenders-action-keep = Diese Hand behalten
realm-of-the-defenders-action-deploy = { $card } aufstellen
realm-of-the-defenders-action-deploy-price = { $card } für { NAME($money, "einen ") } aufstellen
realm-of-the-defenders-action-pay = { $card } zahlen
realm-of-the-defenders-action-pay-all = { $cards } zahlen ({ $total })
realm-of-the-defenders-action-recall = { $card } zurückholen
realm-of-the-defenders-action-power = Mit { NAME($card, "einem ") }
realm-of-the-defenders-action-inspire = Altmeister { $source }: Gefallene zurückholen
realm-of-the-defenders-action-queen = Q♠ { $source }: Karte zerstören (15 Mut)
realm-of-the-defenders-action-ace = A♠ { $source }: nichts wird gezogen (15 Mut)
realm-of-the-defenders-action-attack = { NAME($player, "Den ") } angreifen
realm-of-the-defenders-action-attack-line = Angriff: { $line }
realm-of-the-defenders-action-attack-realm = Angriff mit { $power } ({ $kind ->
    [courage] { $paid } Mut
    [all] alle { $had } Mut
    [fortress] eine Festung
    [wins] die letzte Festung: du gewinnst
   *[last] die letzte Festung
})
realm-of-the-defenders-action-many-deploy = Aufstellen …
realm-of-the-defenders-action-many-attack = Angreifen …
realm-of-the-defenders-action-many-attack-in-vain = Angriff: besiegt niemanden …
realm-of-the-defenders-action-many-other = Anderes …
realm-of-the-defenders-action-many-place = Auslegen …
realm-of-the-defenders-action-many-retaliate = Zurückschlagen …
realm-of-the-defenders-action-many-retaliate-in-vain = Zurückschlagen: besiegt niemanden …
realm-of-the-defenders-action-many-sacrifice = Opfern …
realm-of-the-defenders-action-many-sacrifice-in-vain = Opfern: rettet niemanden …
realm-of-the-defenders-action-many-inspire = Altmeister hergeben …
realm-of-the-defenders-action-many-queen = Q♠ einsetzen …
realm-of-the-defenders-action-attacker = { $defender } greift an
realm-of-the-defenders-action-power-against = { $power } gegen { $defender }
realm-of-the-defenders-action-against = Gegen { $defender }
realm-of-the-defenders-action-against-realm = Gegen das Reich
realm-of-the-defenders-action-sacrifice = Jemanden für { $defender } opfern
realm-of-the-defenders-action-sacrifice-of = { $count ->
    [one] { $first } für { $defender } opfern
   *[other] { $first } oder { $second } für { $defender } opfern
}
realm-of-the-defenders-answer-sacrifice = { $dead } opfern{ $many ->
    [yes] {" "}für { $defender }
   *[no] {""}
}{ $kind ->
    [courage] , { $cards } zahlen
    [all] , den ganzen Mut ({ $cards }) zahlen
    [fortress] : eine Festung fällt
    [last] : deine letzte Festung fällt
    [asked] : selbst wählen, was zahlt
   *[nothing] {""}
}
realm-of-the-defenders-answer-strike = { $many ->
    [yes] { $defender } schlägt: { $card }
   *[no] Zurückschlagen: { $card }
}{ $kind ->
    [told] , { $told }
   *[either] , wer getroffen wird, fällt
    [spared] , { $spared } hält stand
}
realm-of-the-defenders-action-another-attack = Anderer Angriff …
realm-of-the-defenders-action-another-sacrifice = Anderes Opfer …
realm-of-the-defenders-action-another-retaliate = Anders zurückschlagen …
realm-of-the-defenders-brings = { $falls ->
    [no] Zu wenig: { $defender } hält stand
    [already] { $defender } fällt auch so
   *[yes] { $defender } fällt{ $kind ->
        [courage] : { $owed } von { $had } Mut
        [all] : alle { $had } Mut
        [fortress] : eine Festung
       *[last] : die letzte Festung
    }
}
realm-of-the-defenders-attack-comes = { $attackers }: { $told }
realm-of-the-defenders-comes = { $falls ->
    [no] zu wenig für { $defender }
   *[yes] { $defender } fällt{ $kind ->
        [courage] , { $owed } von { $had } Mut
        [all] , alle { $had } Mut
        [fortress] , eine Festung
        [last] , die letzte Festung
       *[open] {""}
    }
}
realm-of-the-defenders-brings-together = Zusammen { $power }. { $told }
realm-of-the-defenders-short-sacrifice = { $many ->
    [yes] { $dead } stirbt für { $defender }
   *[no] { $dead } opfern
}
realm-of-the-defenders-short-strike = { $many ->
    [yes] { $defender } schlägt: { $card }
   *[no] Zurückschlagen: { $card }
}
realm-of-the-defenders-in-hand = { $card } (Hand)
realm-of-the-defenders-goes-on = { $label } …
realm-of-the-defenders-action-retaliate = { $defender } schlägt zurück
realm-of-the-defenders-action-offer = { $defender } opfern
realm-of-the-defenders-action-offer-hand = { $card } von der Hand opfern
realm-of-the-defenders-action-offer-jack = { $card } von der Hand opfern, für 15 Mut
realm-of-the-defenders-action-counter-hand = { NAME($card, "Ein ") } von der Hand
realm-of-the-defenders-action-counter-pool = { NAME($card, "Ein ") } aus deiner Kraft
realm-of-the-defenders-action-block = Die Kraft von { $defender } stoppen
realm-of-the-defenders-action-hit = { $defender } treffen{ $falls ->
    [yes] : fällt
   *[no] : hält stand
}
realm-of-the-defenders-action-strike-courage = { $player }: { $card } vom Mut, { $left } bleiben
realm-of-the-defenders-action-strike-power = { $player }: { $cards ->
    [one] die einzige Kraftkarte
   *[other] eine von { $cards } Kraftkarten, zufällig
}
realm-of-the-defenders-action-strike-battle = { $player }: { $card }, womit { $defender } zurückschlägt{ $saved ->
    [none] {""}
   *[some] {" "}(rettet { $attackers })
}
realm-of-the-defenders-action-place-power = { $card } zur Kraft
realm-of-the-defenders-action-place-courage = { $card } zum Mut
realm-of-the-defenders-action-place-ends = { $label }, beenden
realm-of-the-defenders-action-dismantle = Festung schleifen
realm-of-the-defenders-action-dismantle-asks = Schleifen …
realm-of-the-defenders-confirm-dismantle = Eine Festung schleifen? Du ziehst sieben Karten und hast noch { $left ->
    [one] eine Festung
   *[other] { $left } Festungen
}. In diesem Zug kannst du weder aufstellen noch kämpfen.
realm-of-the-defenders-action-pass = Passen
realm-of-the-defenders-action-done-bid = Gebot abschließen
realm-of-the-defenders-action-done-bid-nothing = Nichts bieten
realm-of-the-defenders-action-done-price = Das reicht
realm-of-the-defenders-action-done-attacker = Kampf beginnen
realm-of-the-defenders-action-done-respond = Geschehen lassen
realm-of-the-defenders-action-done-respond-more = Antwort beenden
realm-of-the-defenders-action-done-main = Karten auslegen oder den Zug beenden
realm-of-the-defenders-action-done-turn = Zug beenden
realm-of-the-defenders-action-placed = { $cards } auslegen, beenden

## Was geschah

realm-of-the-defenders-bid-of = { $player } { $cards }
    .player = du { $cards }
realm-of-the-defenders-order-of = { $player }
    .player = du
realm-of-the-defenders-bid-none = nichts
realm-of-the-defenders-event-bid-done = { NAME($player, "Der ") } hat geboten.
    .player = Du hast geboten.
realm-of-the-defenders-event-bids = Die Gebote: { $bids }. Reihenfolge: { $order }.
realm-of-the-defenders-event-bids-tossed = Die Gebote: { $bids }. Reihenfolge, ausgelost bei Gleichstand: { $order }.
realm-of-the-defenders-event-elder-found = { NAME($player, "Der ") } beginnt und bekommt einen Altmeister.
    .player = Du beginnst und bekommst einen Altmeister.
realm-of-the-defenders-event-elder-missing = { NAME($player, "Der ") } beginnt; im Deck ist kein Altmeister.
    .player = Du beginnst; im Deck ist kein Altmeister.
realm-of-the-defenders-event-hand = Du bekommst { $cards }.
realm-of-the-defenders-opened-hand = { NAME($player, "Der ") } bekommt { $cards }.
    .player = Du bekommst { $cards }.
realm-of-the-defenders-event-redraw = { NAME($player, "Der ") } zeigt { NAME($cards, "einen ") } und zieht eine neue Hand.
    .player = Du zeigst { NAME($cards, "einen ") } und ziehst eine neue Hand.
realm-of-the-defenders-event-keep = { NAME($player, "Der ") } behält die erste Hand.
    .player = Du behältst die erste Hand.
realm-of-the-defenders-event-turn = Zug { $turn }: { $player }.
    .player = Zug { $turn } gehört dir.
realm-of-the-defenders-event-turn-begins = Zug { $turn }:
realm-of-the-defenders-event-draw = { $count ->
    [0] { NAME($player, "Der ") } hat keine Karte mehr zu ziehen.
    [one] { NAME($player, "Der ") } zieht eine Karte.
   *[other] { NAME($player, "Der ") } zieht { $count } Karten.
}
    .player = { $count ->
        [0] Du hast keine Karte mehr zu ziehen.
        [one] Du ziehst eine Karte.
       *[other] Du ziehst { $count } Karten.
    }
realm-of-the-defenders-event-drawn = Du ziehst { NAME($cards, "einen ") }.
realm-of-the-defenders-opened-drawn = { NAME($player, "Der ") } zieht { NAME($cards, "einen ") }.
    .player = Du ziehst { NAME($cards, "einen ") }.
realm-of-the-defenders-event-filled = Du füllst deine Hand auf sieben auf: { $cards }.
realm-of-the-defenders-event-reshuffle = Der Ablagestapel { NAME($player, "vom ", "von ") } mit { $count ->
    [one] einer Karte
   *[other] { $count } Karten
} wird zum Deck.
    .player = Dein Ablagestapel mit { $count ->
        [one] einer Karte
       *[other] { $count } Karten
    } wird zum Deck.
realm-of-the-defenders-event-deploy = { NAME($player, "Der ") } stellt { NAME($defender, "einen ") } für { NAME($money, "einen ") } auf.
    .player = Du stellst { NAME($defender, "einen ") } für { NAME($money, "einen ") } auf.
realm-of-the-defenders-deployed-one = { NAME($defender, "einen ") }
realm-of-the-defenders-event-builds = { $kind ->
    [back] Mit einem Altmeister holt { NAME($player, "der ") } { $back } zurück
    [both] { NAME($player, "Der ") } stellt { $defenders } auf, holt { $back } zurück
   *[deploys] { NAME($player, "Der ") } stellt { $defenders } auf
}{ $places ->
    [none] .
   *[some] {" "}und legt { $what } aus.
}
realm-of-the-defenders-event-inspire = { NAME($player, "Der ") } holt mit einem Altmeister { $defender } für { NAME($money, "einen ") } zurück.
    .player = Du holst mit einem Altmeister { $defender } für { NAME($money, "einen ") } zurück.
realm-of-the-defenders-event-dismantle = { NAME($player, "Der ") } schleift eine Festung: Darunter lag { NAME($card, "ein ") } und wird abgelegt.
    .player = Du schleifst eine Festung: Darunter lag { NAME($card, "ein ") } und wird abgelegt.
realm-of-the-defenders-event-ace = { NAME($player, "Der ") } gibt A♠ und { NAME($courage, "einen ") } her: Für die Festung wird nichts gezogen.
    .player = Du gibst A♠ und { NAME($courage, "einen ") } her: Für die Festung wird nichts gezogen.
realm-of-the-defenders-event-pass = { NAME($player, "Der ") } passt: Weder A♠ noch Q♠ wird eingesetzt.
    .player = Du passt: Weder A♠ noch Q♠ wird eingesetzt.
realm-of-the-defenders-event-queen-courage = { NAME($player, "Der ") } gibt Q♠ und { NAME($courage, "einen ") } her: { NAME($target, "Der ") } verliert { NAME($card, "einen ") } vom Mut.
    .player = Du gibst Q♠ und { NAME($courage, "einen ") } her: { NAME($target, "Der ") } verliert { NAME($card, "einen ") } vom Mut.
    .target = { NAME($player, "Der ") } gibt Q♠ und { NAME($courage, "einen ") } her: Du verlierst { NAME($card, "einen ") } vom Mut.
realm-of-the-defenders-event-queen-power = { NAME($player, "Der ") } gibt Q♠ und { NAME($courage, "einen ") } her: { NAME($target, "Der ") } verliert { NAME($card, "einen ") } aus dem Kraftvorrat.
    .player = Du gibst Q♠ und { NAME($courage, "einen ") } her: { NAME($target, "Der ") } verliert { NAME($card, "einen ") } aus dem Kraftvorrat.
    .target = { NAME($player, "Der ") } gibt Q♠ und { NAME($courage, "einen ") } her: Du verlierst { NAME($card, "einen ") } aus dem Kraftvorrat.
realm-of-the-defenders-event-queen-battle = { NAME($player, "Der ") } gibt Q♠ und { NAME($courage, "einen ") } her: { NAME($target, "Der ") } verliert { NAME($card, "einen ") }, womit gerade zurückgeschlagen wurde.
    .player = Du gibst Q♠ und { NAME($courage, "einen ") } her: { NAME($target, "Der ") } verliert { NAME($card, "einen ") }, womit gerade zurückgeschlagen wurde.
    .target = { NAME($player, "Der ") } gibt Q♠ und { NAME($courage, "einen ") } her: Du verlierst { NAME($card, "einen ") }, womit du gerade zurückgeschlagen hast.
realm-of-the-defenders-ended-alone = Der Zug { NAME($player, "vom ", "von ") } endet von selbst: Sonst ist nichts mehr möglich.
    .player = Dein Zug ist vorbei: Es ist nichts mehr zu tun.
realm-of-the-defenders-unanswered = { NAME($player, "Der ") } kann nichts mehr gegen den Angriff tun.
    .player = Du kannst nichts mehr gegen den Angriff tun.
realm-of-the-defenders-event-assign = { NAME($player, "Der ") } schickt { NAME($attacker, "den ") } mit { NAME($power, "einem ") } gegen { NAME($defender, "den ") } { NAME($target, "vom ", "von ") }.
    .player = Du schickst { NAME($attacker, "den ") } mit { NAME($power, "einem ") } gegen { NAME($defender, "den ") } { NAME($target, "vom ", "von ") }.
    .target = { NAME($player, "Der ") } schickt { NAME($attacker, "den ") } mit { NAME($power, "einem ") } gegen { NAME($defender, "den ") } von dir.
realm-of-the-defenders-event-assign-realm = { NAME($player, "Der ") } schickt { NAME($attacker, "den ") } mit { NAME($power, "einem ") } gegen das Reich { NAME($target, "vom ", "von ") }.
    .player = Du schickst { NAME($attacker, "den ") } mit { NAME($power, "einem ") } gegen das Reich { NAME($target, "vom ", "von ") }.
    .target = { NAME($player, "Der ") } schickt { NAME($attacker, "den ") } mit { NAME($power, "einem ") } gegen dein Reich.
realm-of-the-defenders-event-battle = { NAME($player, "Der ") } greift { NAME($target, "den ") } mit { $power } Kraft an.
    .player = Du greifst { NAME($target, "den ") } mit { $power } Kraft an.
    .target = { NAME($player, "Der ") } greift dich mit { $power } Kraft an.
realm-of-the-defenders-event-sacrifice = { NAME($player, "Der ") } opfert { NAME($card, "einen ") } für { NAME($defender, "den ") }.
    .player = Du opferst { NAME($card, "einen ") } für { NAME($defender, "den ") }.
realm-of-the-defenders-event-sacrifice-jack = { NAME($player, "Der ") } opfert { NAME($card, "einen ") } und { NAME($courage, "einen ") } für { NAME($defender, "den ") }.
    .player = Du opferst { NAME($card, "einen ") } und { NAME($courage, "einen ") } für { NAME($defender, "den ") }.
realm-of-the-defenders-event-block = Die Kraft { NAME($attacker, "vom ", "von ") } wird gestoppt.
realm-of-the-defenders-event-retaliate-pool = { NAME($player, "Beim ", "Bei ") } schlägt { NAME($defender, "der ") } mit { NAME($card, "einem ") } aus dem Kraftvorrat zurück.
    .player = Bei dir schlägt { NAME($defender, "der ") } mit { NAME($card, "einem ") } aus dem Kraftvorrat zurück.
realm-of-the-defenders-event-retaliate-hand = { NAME($player, "Beim ", "Bei ") } schlägt { NAME($defender, "der ") } mit { NAME($card, "einem ") } von der Hand zurück.
    .player = Bei dir schlägt { NAME($defender, "der ") } mit { NAME($card, "einem ") } von der Hand zurück.
realm-of-the-defenders-event-strikes = { NAME($player, "Beim ", "Bei ") } schlägt { NAME($defender, "der ") } mit { NAME($card, "einem ") } zurück.
    .player = Bei dir schlägt { NAME($defender, "der ") } mit { NAME($card, "einem ") } zurück.
realm-of-the-defenders-event-hit = { NAME($attacker, "Der ") } wird getroffen.
realm-of-the-defenders-event-resolve = { $count ->
    [one] Es fällt { $fallen }.
   *[other] Es fallen { $fallen }.
}
realm-of-the-defenders-event-resolve-nobody = Niemand fällt.
realm-of-the-defenders-fallen = { NAME($defender, "der ") } { NAME($player, "vom ", "von ") }
    .player = { NAME($defender, "der ") } von dir
realm-of-the-defenders-event-loss = { NAME($player, "Der ") } schuldet { $amount } Mut und zahlt mit { $courage }{ $change ->
    [none] {""}
   *[kept] , ohne Wechselgeld
}.
    .player = Du schuldest { $amount } Mut und zahlst mit { $courage }{ $change ->
        [none] {""}
       *[kept] , ohne Wechselgeld
    }.
realm-of-the-defenders-event-pays = { NAME($player, "Der ") } zahlt mit { $courage }{ $change ->
    [none] {""}
   *[kept] {" "}für { $amount }, ohne Wechselgeld
}.
    .player = Du zahlst mit { $courage }{ $change ->
        [none] {""}
       *[kept] {" "}für { $amount }, ohne Wechselgeld
    }.
realm-of-the-defenders-event-loss-all = { NAME($player, "Der ") } schuldet { $amount } Mut und hat { $had }: { $courage } { $count ->
    [one] ist
   *[other] sind
} weg. Der nächste Verlust kostet eine Festung.
    .player = Du schuldest { $amount } Mut und hast { $had }: { $courage } { $count ->
        [one] ist
       *[other] sind
    } weg. Dein nächster Verlust kostet eine Festung.
realm-of-the-defenders-event-loss-fortress = { $count ->
    [one] { NAME($player, "Der ") } hat keinen Mut und verliert eine Festung (darin: { $cards }).
   *[other] { NAME($player, "Der ") } hat keinen Mut und verliert { $count } Festungen (darin: { $cards }).
}
    .player = { $count ->
        [one] Du hast keinen Mut und verlierst eine Festung (darin: { $cards }).
       *[other] Du hast keinen Mut und verlierst { $count } Festungen (darin: { $cards }).
    }
realm-of-the-defenders-event-placed = Du legst { NAME($card, "einen ") } als Kraft aus.
realm-of-the-defenders-opened-placed = Die Kraftkarte { NAME($player, "vom ", "von ") } ist { NAME($card, "ein ") }.
    .player = Deine Kraftkarte ist { NAME($card, "ein ") }.
realm-of-the-defenders-event-place-power = { NAME($player, "Der ") } legt eine Kraftkarte aus.
    .player = Du legst eine Kraftkarte aus.
realm-of-the-defenders-event-place-courage = { NAME($player, "Der ") } legt { NAME($card, "einen ") } als Mut aus.
    .player = Du legst { NAME($card, "einen ") } als Mut aus.
realm-of-the-defenders-event-places = { NAME($player, "Der ") } legt { $what } aus.
    .player = Du legst { $what } aus.
realm-of-the-defenders-placed-power-named = { $cards } als Kraft
realm-of-the-defenders-placed-power = { $count ->
    [one] eine Kraftkarte
   *[other] { $count } Kraftkarten
}
realm-of-the-defenders-placed-courage = { $cards } als Mut
realm-of-the-defenders-event-out-fortresses = Die letzte Festung { NAME($player, "vom ", "von ") } ist gefallen: Das Reich scheidet aus.
    .player = Deine letzte Festung ist gefallen: Dein Reich scheidet aus.
realm-of-the-defenders-event-out-resigned = { NAME($player, "Der ") } verlässt das Spiel.
    .player = Du verlässt das Spiel.
realm-of-the-defenders-event-out-no_defenders = { NAME($player, "Der ") } hat keinen Verteidiger mehr: Das Reich scheidet aus.
    .player = Du hast keinen Verteidiger mehr: Dein Reich scheidet aus.
realm-of-the-defenders-story-before = Davor ist noch mehr geschehen: *Mehr*, dann *Rückschau* zeigt es.

realm-of-the-defenders-line = { $attackers } gegen { $attacked }
realm-of-the-defenders-line-realm = das Reich
realm-of-the-defenders-line-pair = { $defender } { $power }
realm-of-the-defenders-line-attacker = { $defender } mit { NAME($power, "einem ") }
realm-of-the-defenders-line-attacker-stopped = { $defender } mit { NAME($power, "einem ") } (gestoppt)
realm-of-the-defenders-line-attacker-hit = { $defender } mit { NAME($power, "einem ") } (getroffen)
realm-of-the-defenders-line-sacrifice = , { $card } geopfert
realm-of-the-defenders-line-counter = , Gegenschlag mit { NAME($card, "einem ") }

## Wie das Spiel steht

realm-of-the-defenders-headline-bid = Wer beginnt? Biete beliebig viele Karten; die meisten gewinnen, alle Gebote sind verloren
realm-of-the-defenders-headline-redraw = Erste Hände: Jemand musste neu ziehen, deshalb dürfen die anderen es auch
realm-of-the-defenders-headline-over = Das Ende, in Zug { $turn }
realm-of-the-defenders-headline-resource = Zug { $turn }: Karten auslegen
realm-of-the-defenders-headline = Zug { $turn }
realm-of-the-defenders-headline-ending = Zug { $turn }: Nach Zug { $last } ist das Spiel aus
realm-of-the-defenders-headline-battle = Zug { $turn }, nach einem Kampf
realm-of-the-defenders-headline-battle-ending = Zug { $turn }, nach einem Kampf: Nach Zug { $last } ist das Spiel aus

realm-of-the-defenders-waiting-bid = { $count ->
    [one] { NAME($players, "Der ") } bietet noch.
   *[other] { NAME($players, "Der ") } bieten noch.
}
realm-of-the-defenders-waiting-redraw = { $count ->
    [one] { NAME($players, "Der ") } darf eine neue Hand ziehen oder die alte behalten.
   *[other] { NAME($players, "Der ") } dürfen neue Hände ziehen oder die alten behalten.
}
realm-of-the-defenders-waiting-main = Am Zug: { $players }.
realm-of-the-defenders-waiting-resource = { NAME($players, "Der ") } legt Karten aus.
realm-of-the-defenders-waiting-loss = { NAME($players, "Der ") } muss { $due } Mut zahlen.
realm-of-the-defenders-waiting-ace = { NAME($players, "Der ") } darf A♠ einsetzen, damit keine Karten gezogen werden.
realm-of-the-defenders-waiting-respond = { NAME($players, "Der ") } antwortet auf den Angriff.
realm-of-the-defenders-waiting-block = { NAME($players, "Der ") } wählt, wessen Kraft gestoppt wird.
realm-of-the-defenders-waiting-queen = { NAME($players, "Der ") } darf Q♠ einsetzen.
realm-of-the-defenders-waiting-hit = { NAME($players, "Der ") } wählt, wer getroffen wird.

realm-of-the-defenders-call-bid = wähle dein Gebot.
realm-of-the-defenders-call-redraw = zieh eine neue Hand, oder behalte deine.
realm-of-the-defenders-call-main = du bist am Zug: { $can ->
    [both] Stell auf, dann greif an oder lege aus.
    [deploy] Stell auf, dann lege aus.
    [attack] Greif an, oder lege aus.
    [again] Greif noch einmal an, oder beende ihn.
    [end] Es bleibt nichts zu tun, beende ihn.
   *[place] Lege bis zu zwei Karten aus, als Kraft oder Mut.
}
realm-of-the-defenders-call-ace = setzt du A♠ ein?
realm-of-the-defenders-call-respond = du wirst angegriffen: deine Antwort?
realm-of-the-defenders-call-block = wessen Kraft wird gestoppt?
realm-of-the-defenders-call-queen = setzt du Q♠ aus deiner Hand oder deinem Reich ein?
realm-of-the-defenders-call-hit = wer wird getroffen?
realm-of-the-defenders-call-loss = du verlierst { $due } Mut: Wähle, womit du zahlst. Du zahlst ganze Karten und bekommst nichts heraus.
realm-of-the-defenders-call-over = das Spiel ist aus.

realm-of-the-defenders-private-bid-cards = Deine zehn Karten: **{ $cards }**.
realm-of-the-defenders-private-bid = Dein Gebot bisher: **{ $cards }**.
realm-of-the-defenders-private-hand = Deine Hand: **{ $cards }**.
realm-of-the-defenders-private-pools = Deine Kraft: **{ $power }**. Dein Mut: **{ $courage }**.
realm-of-the-defenders-private-out = **Dein Reich ist ausgeschieden. Die anderen spielen weiter.**
realm-of-the-defenders-private-battle = Der Kampf: { $lines }.
realm-of-the-defenders-follows-holds = Kraft { $power } besiegt { NAME($defender, "den ") }{ $face ->
    [face] {" "}(Zähigkeit { $toughness })
   *[plain] {""}
} nicht.
realm-of-the-defenders-follows-strikes = Kraft { $power } besiegt { NAME($defender, "den ") }{ $face ->
    [face] {" "}(Zähigkeit { $toughness })
   *[plain] {""}
}.
realm-of-the-defenders-follows-lines = { $kind ->
    [all] Alle Angegriffenen fallen, wenn nichts dazwischenkommt.
    [none] Niemand fällt: zu wenig Kraft.
   *[some] Es würde fallen: { $falls }; es bliebe stehen: { $holds }.
}
realm-of-the-defenders-follows-choice = Kraft { $power } schlägt gegen einen deiner Angreifer zurück ({ $attackers }), und du wählst, gegen welchen.
realm-of-the-defenders-follows-struck = Kraft { $power } trifft nur einen Angreifer, und wer angreift, wählt, welchen: { $kind ->
    [all] Jeder von ihnen fiele
    [none] Keiner von ihnen fiele
   *[some] { $falls } fiele, { $holds } nicht
}.
realm-of-the-defenders-follows-strike-choice = Schlägst du zurück, wählt der Angreifer, wer getroffen wird: Sicher besiegt nur { $enough } oder mehr.
realm-of-the-defenders-follows-gain = { NAME($player, "Der ") } { $kind ->
    [courage] zahlt { $owed } von { $had } Mut
    [all] verliert den ganzen Mut ({ $had })
    [fortress] verliert { $count ->
        [one] eine Festung
       *[other] { $count } Festungen
    }
    [win] verliert die letzte Festung: Du gewinnst
   *[last] verliert die letzte Festung, wenn nichts es aufhält
}.
realm-of-the-defenders-follows-no-deploying = Danach kannst du nichts mehr aufstellen ({ $cards }){ $places ->
    [too] {" "}und nichts auslegen
   *[none] {""}
}.
realm-of-the-defenders-follows-no-placing = Danach kannst du keine Karten mehr auslegen.
realm-of-the-defenders-follows-risk = Ohne Mut kostet jeder, der fällt, { $left ->
    [one] deine letzte Festung
   *[other] eine deiner { $left } Festungen
}.
realm-of-the-defenders-follows-both = Fallen beide letzten Festungen zugleich, gewinnst du, denn du greifst an.
realm-of-the-defenders-follows-back = { $kind ->
    [none] { NAME($player, "Der ") } hat keine Karte zum Zurückschlagen.
    [one] Ein Gegenschlag ab { $toughness } besiegt deinen { $attackers }{ $courage ->
        [none] {""}
       *[some] {" "}({ $cost } Mut)
    }.
   *[many] Ein Gegenschlag so hoch wie ihre Zähigkeit besiegt { $attackers }{ $courage ->
        [none] {""}
       *[some] {" "}(mindestens so viel Mut)
    }.
}
realm-of-the-defenders-follows-nothing = So, wie es steht, verlierst du nichts{ $more ->
    [more] {" "}weiter
   *[none] {""}
}.
realm-of-the-defenders-follows-courage = So, wie es steht, { $fallen ->
    [none] wird dein Reich getroffen
   *[some] verlierst du { NAME($defenders, "den ") }
}, und das kostet { $owed } Mut (du kannst mit { $cards } zahlen und hast { $had }).
realm-of-the-defenders-follows-all = So, wie es steht, { $fallen ->
    [none] wird dein Reich getroffen
   *[some] verlierst du { NAME($defenders, "den ") }
}, und dein ganzer Mut ({ $had }) geht verloren. Dein nächster Verlust kostet eine Festung.
realm-of-the-defenders-follows-fortress = So, wie es steht, { $fallen ->
    [none] wird dein Reich getroffen
   *[some] verlierst du { NAME($defenders, "den ") }
}, und ohne Mut { $count ->
    [one] fällt eine Festung
   *[other] fallen { $count } Festungen
}.
realm-of-the-defenders-follows-last = So, wie es steht, { $fallen ->
    [none] wird dein Reich getroffen
   *[some] verlierst du { NAME($defenders, "den ") }
}, und ohne Mut fällt deine letzte Festung.
realm-of-the-defenders-private-ace = **{ NAME($player, "Der ") } gibt eine Festung für sieben Karten her. A♠ und 15 von deinem Mut würden das verhindern.**
realm-of-the-defenders-private-queen = **Q♠ könnte für 15 von deinem Mut eine Karte zerstören, die zurückschlägt, oder eine andere Karte von fremdem Mut oder fremder Kraft.**
realm-of-the-defenders-private-without = -# Du hast keine solche Karte: Passe einfach. Gefragt wird, wer 15 Mut hat, damit niemand erfährt, wer eine hält.

realm-of-the-defenders-lies-open-power = Dein Gegenüber spielt das Standarddeck: { $count ->
    [one] Die Kraftkarte kann { $values } wert sein
   *[other] Die { $count } Kraftkarten können { $values } wert sein
}{ $queen ->
    [queen] , und eine Pik-Dame kann auf der Hand sein
    [play] , und die Pik-Dame im Spiel kann ihre Macht nutzen
   *[none] {""}
}.
realm-of-the-defenders-why-losses = { $count ->
    [0] Du verlierst keinen Mut
    [one] Der Verlust von { $amounts } wird mit { $paid } bezahlt
   *[other] Die Verluste von { $amounts } werden mit { $paid } bezahlt
}{ $rest ->
    [nothing] {""}
    [short] , zuletzt mit zu wenig, was keine Festung kostet, solange überhaupt Mut da ist
    [none] , dem letzten, was du hattest
   *[some] ; du hast noch { $cards }
}.
realm-of-the-defenders-why-struck = { $count ->
    [one] { $fallen } fällt durch deinen Gegenschlag und kann nicht noch einmal angreifen.
   *[other] { $fallen } fallen durch deine Gegenschläge und können nicht noch einmal angreifen.
}
realm-of-the-defenders-why-spent = Dein Gegenüber hat keine Kraft mehr.
realm-of-the-defenders-lies-open-each = je { $value }
realm-of-the-defenders-lies-open = Verluststapel, offen: der deines Gegenübers { $theirs }; deiner { $own }.
realm-of-the-defenders-obstacle-no-spade = -# Aufstellen geht nicht: Du hast kein Pik auf der Hand.
realm-of-the-defenders-obstacle-no-money = -# Aufstellen geht nicht: Du hast kein Geld auf der Hand.
realm-of-the-defenders-obstacle-little-money = -# Aufstellen geht nicht: Dein Geld reicht für keine deiner Pikkarten.
realm-of-the-defenders-obstacle-no-power = -# Angreifen geht nicht: Dein Kraftvorrat ist leer.
realm-of-the-defenders-obstacle-no-defender = -# Angreifen geht nicht: Du hast keinen Verteidiger im Spiel.
realm-of-the-defenders-obstacle-none-ready = -# Angreifen geht nicht: Deine Verteidiger kamen erst in diesem Zug ins Spiel.
realm-of-the-defenders-obstacle-too-weak = -# Ein Angriff bringt gerade nichts: Deine Kraft besiegt dort niemanden.
realm-of-the-defenders-obstacle-last-fortress = -# Schleifen geht nicht: Es ist deine letzte Festung.
realm-of-the-defenders-obstacle-clogged = -# Auslegen kannst du auch nichts. Ein Ausweg: Schleife eine Festung und zieh sieben Karten.
realm-of-the-defenders-hindered-queen = -# Q♠ kann für 15 Mut eine Karte zerstören: { $kind ->
    [poor] du hast { $had }
   *[nothing] niemand sonst hat Mut oder Kraft
}.

realm-of-the-defenders-hindered-jack = -# J♠ könnte für 15 Mut für jemanden sterben: du hast { $had }.
realm-of-the-defenders-ask-price = Was zahlst du für deinen Altmeister? So zäh wird er, höchstens 15.
realm-of-the-defenders-ask-price-more = Was zahlst du für deinen Altmeister? So zäh wird er, höchstens 15. Bisher gezahlt: { $paid }, zusammen { $toughness }.
realm-of-the-defenders-ask-recall = Wen holt dein Altmeister zurück? Du zahlst die doppelte Zähigkeit.
realm-of-the-defenders-ask-strike = Was trifft deine Q♠? Mut zahlt für Verluste, Kraft schlägt zurück.
realm-of-the-defenders-ask-attacker = Wer greift an?
realm-of-the-defenders-ask-attacker-of = Wer greift { NAME($player, "den ") } an?
realm-of-the-defenders-ask-attacker-more = Wer greift noch mit an? Wenn niemand mehr, beginne den Kampf: Mit übriger Kraft kannst du danach noch einmal angreifen.
realm-of-the-defenders-ask-power = { NAME($defender, "Der ") } greift an: mit welcher Kraft?
realm-of-the-defenders-ask-power-against = { NAME($defender, "Der ") } greift an: mit welcher Kraft, gegen wen?
realm-of-the-defenders-ask-against = { NAME($defender, "Der ") } greift mit { NAME($power, "einem ") } an: gegen wen?
realm-of-the-defenders-ask-offer = Wer wird für { NAME($defender, "den ") } geopfert?
realm-of-the-defenders-ask-counter = Mit welcher Kraft schlägt { NAME($defender, "der ") } zurück?
realm-of-the-defenders-ask-pay = { $reason }. Zu zahlen: { $missing }.
realm-of-the-defenders-ask-pay-more = { $reason }: { $paid } gezahlt, von { $due } fehlen noch { $missing }.
realm-of-the-defenders-ask-pay-deploy = Du stellst { NAME($card, "einen ") } auf
realm-of-the-defenders-ask-pay-inspire = Du holst { $card } zurück
realm-of-the-defenders-ask-pay-queen = Deine Q♠ kostet Mut, in ganzen Karten ohne Wechselgeld
realm-of-the-defenders-ask-pay-ace = Dein A♠ kostet Mut, in ganzen Karten ohne Wechselgeld
realm-of-the-defenders-ask-pay-jack = Dein J♠ springt für { NAME($defender, "den ") } ein und kostet Mut, in ganzen Karten ohne Wechselgeld
realm-of-the-defenders-ask-pay-loss = Du verlierst Mut

realm-of-the-defenders-result-draw = Unentschieden nach dem letzten Zug: Die Reiche sind gleich stark.
realm-of-the-defenders-result-fortresses = { NAME($winner, "Der ") } gewinnt: { NAME($loser, "Der ") } hat keine Festung mehr.
    .winner = Du gewinnst: { NAME($loser, "Der ") } hat keine Festung mehr.
    .loser = { NAME($winner, "Der ") } gewinnt: Du hast keine Festung mehr.
realm-of-the-defenders-result-fortresses-both = Niemand hat mehr eine Festung, also gewinnt, wer angriff: { $winner }.
    .winner = Niemand hat mehr eine Festung, also gewinnst du: Du hast angegriffen.
realm-of-the-defenders-result-resigned = { NAME($winner, "Der ") } gewinnt: { NAME($loser, "Der ") } hat aufgegeben.
    .winner = Du gewinnst: { NAME($loser, "Der ") } hat aufgegeben.
    .loser = { NAME($winner, "Der ") } gewinnt: Du hast aufgegeben.
realm-of-the-defenders-result-no_defenders = { NAME($winner, "Der ") } gewinnt: { NAME($loser, "Der ") } hat keinen Verteidiger mehr.
    .winner = Du gewinnst: { NAME($loser, "Der ") } hat keinen Verteidiger mehr.
    .loser = { NAME($winner, "Der ") } gewinnt: Du hast keinen Verteidiger mehr.
realm-of-the-defenders-result-turn_limit = { NAME($winner, "Der ") } gewinnt nach dem letzten Zug mit { $ahead }.
    .winner = Du gewinnst nach dem letzten Zug mit { $ahead }.
realm-of-the-defenders-result-fortresses-many = { NAME($winner, "Der ") } gewinnt mit dem letzten Reich, das noch steht.
    .winner = Du gewinnst mit dem letzten Reich, das noch steht.
realm-of-the-defenders-result-resigned-many = { NAME($winner, "Der ") } gewinnt: Die anderen sind gefallen oder gegangen.
    .winner = Du gewinnst: Die anderen sind gefallen oder gegangen.
realm-of-the-defenders-result-no_defenders-many = { NAME($winner, "Der ") } gewinnt mit dem letzten Reich, das noch steht.
    .winner = Du gewinnst mit dem letzten Reich, das noch steht.
realm-of-the-defenders-result-turn_limit-many = { NAME($winner, "Der ") } gewinnt nach dem letzten Zug mit { $ahead }.
    .winner = Du gewinnst nach dem letzten Zug mit { $ahead }.
realm-of-the-defenders-ahead-fortresses = mehr Festungen, { $more } zu { $less }
realm-of-the-defenders-ahead-toughness = mehr Zähigkeit, { $more } zu { $less }
realm-of-the-defenders-ahead-courage = mehr Mut, { $more } zu { $less }

## Rund um das Spiel

realm-of-the-defenders-length = { $most ->
    [2] 5 bis 25 Minuten, mittelschwer: viele kleine Entscheidungen
    [3] etwa 45 Minuten, mittelschwer: viele kleine Entscheidungen
   *[other] 5 bis 60 Minuten, mittelschwer: viele kleine Entscheidungen
}
realm-of-the-defenders-options-fortresses = { $fortresses ->
    [2] Je zwei Festungen; das letzte Reich, das noch steht, gewinnt.
   *[other] Je vier Festungen; das letzte Reich, das noch steht, gewinnt.
}
realm-of-the-defenders-options-short = Kurzes Spiel: Wer ab dem dritten einen Zug ohne Verteidiger beendet, scheidet aus.
realm-of-the-defenders-options-no-bids = Der Zufall entscheidet, wer beginnt.
realm-of-the-defenders-options-lost-last = Bei gleichen Geboten beginnt, wer das letzte Spiel verloren hat.

## Alternativtexte

realm-of-the-defenders-alt-table = Realm of the Defenders. { $when }.
realm-of-the-defenders-alt-over = Das Spiel ist aus. { $result }
realm-of-the-defenders-alt-battle = { NAME($player, "Der ") } greift { NAME($target, "den ") } an: { $lines }.
    .player = Du greifst { NAME($target, "den ") } an: { $lines }.
    .target = { NAME($player, "Der ") } greift dich an: { $lines }.
realm-of-the-defenders-alt-why = Was den Ausschlag gab: { $why }.
realm-of-the-defenders-alt-fought = { NAME($player, "Der ") } hat { NAME($target, "den ") } angegriffen: { $lines }.
    .player = Du hast { NAME($target, "den ") } angegriffen: { $lines }.
    .target = { NAME($player, "Der ") } hat dich angegriffen: { $lines }.
realm-of-the-defenders-alt-fallen = Gefallen: { $fallen }.
realm-of-the-defenders-alt-fallen-none = Niemand fiel.
realm-of-the-defenders-alt-waiting = Warten auf { NAME($players, "den ") }.
    .players = Du bist am Zug.
realm-of-the-defenders-alt-realm = { $player }: { $fortresses ->
    [one] 1 Festung
   *[other] { $fortresses } Festungen
}
realm-of-the-defenders-alt-realm-out = { $player } (ausgeschieden): { $fortresses ->
    [one] 1 Festung
   *[other] { $fortresses } Festungen
}
realm-of-the-defenders-alt-realm-bid = { $realm }, Hand { $hand }, Deck { $deck }, hat geboten.
realm-of-the-defenders-alt-realm-bidding = { $realm }, Hand { $hand }, Deck { $deck }.
realm-of-the-defenders-alt-own = Dein Reich: { $fortresses ->
    [one] 1 Festung
   *[other] { $fortresses } Festungen
}
realm-of-the-defenders-alt-no-defender = kein Verteidiger
realm-of-the-defenders-alt-defenders = Verteidiger { $defenders }
realm-of-the-defenders-alt-defenders-many = { $count } Verteidiger, Zähigkeit zusammen { $toughness }
realm-of-the-defenders-alt-under = { $defender } auf { $money }
realm-of-the-defenders-alt-not-ready = { $defender }, nicht bereit
realm-of-the-defenders-alt-no-courage = kein Mut
realm-of-the-defenders-alt-courage = Mut ×{ $count }, Wert { $total }
realm-of-the-defenders-alt-courage-cards = Mut ×{ $count }, Wert { $total } ({ $cards })
realm-of-the-defenders-alt-piles = Kraft ×{ $power }, Hand { $hand }, Deck { $deck }, Ablage { $discard }
realm-of-the-defenders-alt-defeated = Verluste { $cards }
realm-of-the-defenders-alt-elders = { $count ->
    [one] 1 Altmeister
   *[other] { $count } Altmeister
}
realm-of-the-defenders-alt-bid = Deine zehn Karten zum Bieten: { $cards }. Dein Gebot: { $bid }.
realm-of-the-defenders-alt-held = Hand { NAME($player, "vom ", "von ") }: { $hand }. Kraftvorrat: { $power }.
    .player = Deine Hand: { $hand }. Kraftvorrat: { $power }.
realm-of-the-defenders-alt-hand = Deine Hand: { $hand }. Dein Kraftvorrat: { $power }.
realm-of-the-defenders-alt-paid = Bisher gezahlt: { $cards }.
realm-of-the-defenders-alt-choices = Zur Wahl: { $choices }.
realm-of-the-defenders-alt-copies = { $card } ×{ $count }
realm-of-the-defenders-alt-deck = { $name }: { $count } Karten, { $points } von { $most } Punkten. { $cards }.
realm-of-the-defenders-alt-deck-empty = { $name }: noch keine Karten.
realm-of-the-defenders-alt-cover = Titelbild von Realm of the Defenders: eine Burg hinter einem Fächer aus fünf Karten, Pik-Ass, Kreuz-König, Karo-Dame, Herz-Bube und ein Altmeister.
realm-of-the-defenders-alt-figure-suits = Die vier Farben. Pik sind Verteidiger: Sie stehen und kämpfen. Kreuz ist Kraft, die sie bewaffnet, Karo ist Geld, das sie kauft, Herz ist Mut, der für Verluste zahlt.
realm-of-the-defenders-alt-figure-realm = Ein Reich: zwei Festungen; die Verteidiger Pik-9, ein Altmeister mit 7 auf dem Geld 5 und 2, und eine 4, die noch nicht bereit ist; drei verdeckte Kraftkarten; der Mut 3, 8 und König, zusammen 26; Deck 28, Ablagestapel 7, Verluststapel 4.
realm-of-the-defenders-alt-figure-pay = Ein Verteidiger mit 9 wird aus dem Geld 8, 5 und 2 bezahlt, von der höchsten Karte zur niedrigsten: mit der 8 und der 5 oder mit der 8 und der 2. Die 5 kann nicht zuerst kommen, weil 5 und 2 weniger als 9 sind.
realm-of-the-defenders-alt-figure-overwhelm = Zwei Angreifer mit Kraft 6 und 9 überwältigen eine Dame mit Zähigkeit 15: Zusammen kommen sie auf 15, und die Dame fällt. Einen König kann nur ein Verteidiger angreifen.
realm-of-the-defenders-alt-figure-battle = Eine 10 mit Kraft 5 greift eine 5 an, die mit Kraft 10 zurückschlägt. Beide werden so stark getroffen, wie sie zäh sind, und beide fallen: Gleich viel genügt.
realm-of-the-defenders-alt-figure-courage = 10 Mut sind zu verlieren. Aus 3, 8 und einer Dame lässt sich das zahlen, zum Beispiel mit der Dame. 2 und 5 sind zu wenig: Alles geht verloren. Ohne Mut geht eine Festung verloren.

## In Bilder gemalt

realm-of-the-defenders-picture-attacks = attackiert
realm-of-the-defenders-picture-you-attack = attackierst
realm-of-the-defenders-picture-attacked = attackierte
realm-of-the-defenders-picture-last-battle = letzter Kampf
realm-of-the-defenders-picture-fallen = { $count ->
    [0] niemand fiel
    [one] 1 fiel
   *[other] { $count } fielen
}
realm-of-the-defenders-picture-sacrificed = { $count } geopfert
realm-of-the-defenders-picture-fallen-realm = die letzte Festung fiel
realm-of-the-defenders-picture-wins = gewinnt
    .winner = gewinnst
realm-of-the-defenders-picture-why-draw = Festungen, Zähigkeit und Mut sind gleich
realm-of-the-defenders-picture-why-fortresses = { $loser } hat keine Festung mehr
    .loser = du hast keine Festung mehr
realm-of-the-defenders-picture-why-resigned = { $loser } hat aufgegeben
    .loser = du hast aufgegeben
realm-of-the-defenders-picture-why-no_defenders = { $loser } hat keinen Verteidiger mehr
    .loser = du hast keinen Verteidiger mehr
realm-of-the-defenders-picture-why-fortresses-both = niemand hat eine Festung: Wer angriff, gewinnt
realm-of-the-defenders-picture-why-fortresses-many = das letzte Reich mit einer Festung
realm-of-the-defenders-picture-why-resigned-many = die anderen sind gefallen oder fort
realm-of-the-defenders-picture-why-no_defenders-many = das letzte Reich, das noch steht
realm-of-the-defenders-picture-why-more-fortresses = am Ende mehr Festungen: { $more } zu { $less }
realm-of-the-defenders-picture-why-more-toughness = am Ende mehr Zähigkeit: { $more } zu { $less }
realm-of-the-defenders-picture-why-more-courage = am Ende mehr Mut: { $more } zu { $less }
realm-of-the-defenders-picture-of-points = von { $most } Punkten
realm-of-the-defenders-picture-cards = { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}
realm-of-the-defenders-picture-cover-1 = Realm of the
realm-of-the-defenders-picture-cover-2 = Defenders
realm-of-the-defenders-picture-cover-3 = Zwei bis vier Reiche,
realm-of-the-defenders-picture-cover-4 = je ein Deck, ein Thron.
realm-of-the-defenders-picture-bid = Gebote
realm-of-the-defenders-picture-redraw = erste Hände
realm-of-the-defenders-picture-over = das Ende
realm-of-the-defenders-picture-label-bid = bietet
realm-of-the-defenders-picture-label-redraw = wählt
realm-of-the-defenders-picture-label-main = am Zug
realm-of-the-defenders-picture-label-resource = legt aus
realm-of-the-defenders-picture-label-loss = zahlt
realm-of-the-defenders-picture-label-answer = antwortet
realm-of-the-defenders-picture-out = raus
realm-of-the-defenders-picture-has-bid = hat geboten
realm-of-the-defenders-picture-has-turn = ist am Zug
realm-of-the-defenders-picture-discard = Ablage
realm-of-the-defenders-picture-deck = Deck
realm-of-the-defenders-picture-hand = Hand
realm-of-the-defenders-picture-no-defender = kein Verteidiger
realm-of-the-defenders-picture-power = Kraft
realm-of-the-defenders-picture-courage = Mut
realm-of-the-defenders-picture-opened-hand = Hand
realm-of-the-defenders-alt-opened-hand = auf der Hand { $cards }
realm-of-the-defenders-alt-opened-power = Kraft { $cards }
realm-of-the-defenders-alt-opened-next = als Nächstes im Deck { $cards }
realm-of-the-defenders-picture-none = nichts
realm-of-the-defenders-picture-defeated = Verluste
realm-of-the-defenders-picture-elders = { $count ->
    [one] Altmeister
   *[other] Altmeister { $count }
}
    .short = { $count ->
        [one] Meister
       *[other] Meister { $count }
    }
realm-of-the-defenders-picture-no-hand = keine Karte auf der Hand
realm-of-the-defenders-picture-your-hand = Deine Hand
realm-of-the-defenders-picture-bid-count = { $count } von { $cards } geboten; der Rest kommt in dein Deck zurück
realm-of-the-defenders-picture-paid = { $paid } von { $due } gezahlt
realm-of-the-defenders-picture-price = { $paid } gezahlt
realm-of-the-defenders-figure-suit-S = Verteidiger
realm-of-the-defenders-figure-use-S = stehen, kämpfen
realm-of-the-defenders-figure-suit-C = Kraft
realm-of-the-defenders-figure-use-C = bewaffnet sie
realm-of-the-defenders-figure-suit-D = Geld
realm-of-the-defenders-figure-use-D = kauft sie
realm-of-the-defenders-figure-suit-H = Mut
realm-of-the-defenders-figure-use-H = zahlt Verluste
realm-of-the-defenders-figure-zone-defenders = Verteidiger
realm-of-the-defenders-figure-zone-courage = Mut, offen
realm-of-the-defenders-figure-zone-power = Kraft, verdeckt
    .short = Kraft
realm-of-the-defenders-figure-zone-fortresses = Festungen
realm-of-the-defenders-figure-zone-piles = Stapel
realm-of-the-defenders-figure-costs = kostet { $cost }
realm-of-the-defenders-figure-not-first = nicht zuerst:
realm-of-the-defenders-figure-below = unter { $cost }
realm-of-the-defenders-figure-defeated = die Dame fällt
realm-of-the-defenders-figure-king = ein König:
realm-of-the-defenders-figure-alone = nur ein Angreifer
realm-of-the-defenders-figure-struck = Treffer { $blow }, Zähigkeit { $blow }
realm-of-the-defenders-figure-falls = fällt
realm-of-the-defenders-figure-equal = Gleich viel genügt.
realm-of-the-defenders-figure-to-lose = { $amount } zu verlieren
realm-of-the-defenders-figure-courage-enough = zahle { $amount }:
realm-of-the-defenders-figure-loss-enough = die Dame
realm-of-the-defenders-figure-courage-little = zu wenig:
realm-of-the-defenders-figure-loss-little = alles
realm-of-the-defenders-figure-courage-empty = leer:
realm-of-the-defenders-figure-loss-empty = eine Festung

# Während andere zuschauen

realm-of-the-defenders-opening-bid = Bieten um den ersten Zug
realm-of-the-defenders-opening-redraw = Erste Hände
realm-of-the-defenders-score = { $player } mit { $score ->
    [one] 1 Festung
   *[other] { $score } Festungen
}

## Decks

realm-of-the-defenders-deck-limits = Ein Deck hat höchstens 500 Punkte, höchstens vier gleiche Karten, mindestens 20 Karten (22 bei vier Festungen) und darunter ein Pik oder einen Altmeister. 2 bis 10 kosten ihre Zahl, J, Q, K und A 15, ein Altmeister 22.
realm-of-the-defenders-deck-unreadable = „{ $text }“ kann ich nicht als Karte lesen. Schreib *10♠* oder *10S*, *Altmeister* oder *X*, und *3x 10♠* für mehrere.
realm-of-the-defenders-deck-summary = { $count ->
[one] 1 Karte, die { $points } von höchstens { $most } Punkten kostet
   *[other] { $count } Karten, die { $points } von höchstens { $most } Punkten kosten
}
realm-of-the-defenders-piles = Verdeckt sind { $deck } in deinem Stapel, { $discard } in deinem Ablagestapel und { $fortresses } als Festungen:
realm-of-the-defenders-card = { $suit }-{ $rank }
realm-of-the-defenders-deck-find = Etwa: könig kreuz; oder füge ein ganzes Deck ein, das dieses hier ersetzt
realm-of-the-defenders-rank-J = Bube
realm-of-the-defenders-rank-Q = Dame
realm-of-the-defenders-rank-K = König
realm-of-the-defenders-rank-A = Ass
realm-of-the-defenders-suit-S = Pik
realm-of-the-defenders-suit-C = Kreuz
realm-of-the-defenders-suit-D = Karo
realm-of-the-defenders-suit-H = Herz
realm-of-the-defenders-about = { $points } Punkte: { $use } { $value }
realm-of-the-defenders-about-power = { $about }, { $power }
realm-of-the-defenders-about-elder = { $points } Punkte: Geld, Kraft oder Mut 15, oder ein Verteidiger
realm-of-the-defenders-use-S = Verteidiger
realm-of-the-defenders-use-C = Kraft
realm-of-the-defenders-use-D = Geld
realm-of-the-defenders-use-H = Mut
realm-of-the-defenders-power-JS = lässt sich von der Hand opfern
realm-of-the-defenders-power-QS = trifft einen fremden Vorrat
realm-of-the-defenders-power-KS = lässt sich nicht überwältigen
realm-of-the-defenders-power-AS = verhindert, dass jemand für eine geschleifte Festung Karten zieht
realm-of-the-defenders-ready-standard = Standard
realm-of-the-defenders-group-defenders = Verteidiger: Pik
realm-of-the-defenders-group-power = Kraft: Kreuz
realm-of-the-defenders-group-money = Geld: Karo
realm-of-the-defenders-group-courage = Mut: Herz
realm-of-the-defenders-group-elders = Altmeister: Joker

## Für alle, denen das Spiel neu ist

realm-of-the-defenders-aim = als letztes Reich noch eine Festung haben.
realm-of-the-defenders-first-game = Erstes Spiel, ohne Gebote
realm-of-the-defenders-skipped = -# { $first ->
    [you] Der Zufall hat entschieden: Du fängst an und bekommst damit einen Altmeister aus deinem Stapel, einen Joker, der 15 zählt.
    [rival] Der Zufall hat entschieden: Dein Gegenüber fängt an und bekommt damit einen Altmeister aus dem eigenen Stapel, einen Joker, der 15 zählt.
    [another] Der Zufall hat entschieden: Jemand anders fängt an und bekommt damit einen Altmeister aus dem eigenen Stapel, einen Joker, der 15 zählt.
   *[none] Der Zufall hat entschieden, wer anfängt und damit einen Altmeister aus dem eigenen Stapel bekommt: einen Joker, der 15 zählt.
}
realm-of-the-defenders-met-fortress = Ohne Mut kostet ein Verlust eine Festung, eine verdeckte Karte aus dem eigenen Stapel.
realm-of-the-defenders-met-courage = Gefallene Verteidiger kosten ihre Zähigkeit in ♥ vom Mut: ganze Karten, kein Wechselgeld.
realm-of-the-defenders-met-bid = Wer die meisten Karten bietet, beginnt, und zwar mit einem Altmeister; aber jede gebotene Karte ist verloren. Nichts zu bieten ist also auch in Ordnung.
realm-of-the-defenders-met-respond = Du antwortest einmal: Ein anderer Verteidiger stirbt für den angegriffenen, der schlägt mit ♣ zurück, oder beides.
realm-of-the-defenders-met-attack = Jeder Angreifer nimmt ein ♣ deiner Kraft mit. Es besiegt, wer nicht zäher ist.
realm-of-the-defenders-met-deploy = ♠ werden für ♦, dein Geld, zu Verteidigern. Angreifen können sie ohne die Sanduhr.
realm-of-the-defenders-met-place = Ohne Kampf legst du bis zu zwei Karten aus: ♣ als Kraft, verdeckt, ♥ als Mut.
realm-of-the-defenders-met-queen = Q♠: ein Verteidiger von 15. Oder gib sie mit 15 Mut auf: Das zerstört eine fremde Karte.
realm-of-the-defenders-met-jack = J♠: ein Verteidiger von 15. Oder er stirbt für 15 Mut in der Hand für einen Angegriffenen.
realm-of-the-defenders-met-king = K♠: ein Verteidiger von 15, den nur ein Verteidiger auf einmal angreifen darf.
realm-of-the-defenders-met-ace = A♠: ein Verteidiger von 15. Oder gib es mit 15 Mut her: Wer schleift, zieht dann nichts.
realm-of-the-defenders-met-elder = Ein Altmeister ist Geld, Kraft oder Mut von 15, oder ein Verteidiger, so zäh wie bezahlt.
realm-of-the-defenders-met-dismantle = Statt aufzustellen und zu kämpfen kannst du eine von zwei Festungen für sieben Karten schleifen.
realm-of-the-defenders-met-inspire = Gib einen Altmeister her: Ein besiegter Verteidiger kommt für doppelte Zähigkeit in Geld zurück.
realm-of-the-defenders-met-inspired = Ein Altmeister hat einen Verteidiger zurückgeholt. Er greift ab dem nächsten eigenen Zug an.
realm-of-the-defenders-held = Du hast: { $cards }.
realm-of-the-defenders-held-jack = J♠, der von deiner Hand für einen angegriffenen Verteidiger sterben kann (15 Mut)
realm-of-the-defenders-held-queen = Q♠, die eine Karte von Mut oder Kraft zerstören kann (15 Mut)
realm-of-the-defenders-held-king = K♠, den nie zwei zugleich angreifen
realm-of-the-defenders-held-ace = A♠: Schleift jemand eine Festung, lässt du dafür nichts ziehen (15 Mut)
realm-of-the-defenders-held-elder = einen Altmeister, der 15 wert ist (als Verteidiger so viel, wie du zahlst){ $fallen ->
    [some] {" "}und auch einen Gefallenen für das Doppelte seiner Zähigkeit an Geld zurückholen kann
   *[none] {""}
}
realm-of-the-defenders-missed-deploy = Nach einem Kampf kann man in dem Zug nichts mehr aufstellen: erst aufstellen, dann angreifen.
realm-of-the-defenders-reason-open = Niemand verteidigt dieses Reich, also kann es nicht antworten. { $courage ->
    [none] Es hat keinen Mut: Jeder Angreifer nimmt ihm eine Festung.
    [last] Es hat keinen Mut, und das nimmt ihm die letzte Festung.
   *[some] Es schuldet so viel Mut, wie du Kraft einsetzt.
}
realm-of-the-defenders-reason-defeats = Kraft { $power } besiegt { NAME($defender, "den ") } (Zähigkeit { $toughness }). { $courage ->
    [none] Ohne Mut kostet das sein Reich eine Festung.
    [last] Ohne Mut kostet das sein Reich die letzte Festung.
   *[some] Dafür schuldet sein Reich { $toughness } Mut.
}
realm-of-the-defenders-reason-saves = Das rettet { NAME($defender, "den ") }: Du schuldest { $price } Mut statt { $toughness }.
realm-of-the-defenders-reason-bare = Du hast keinen Verteidiger: Auf einen Angriff könntest du jetzt nicht antworten.
realm-of-the-defenders-reason-deployed = Einer mehr, der ab deinem nächsten Zug angreifen oder für einen anderen sterben kann.
realm-of-the-defenders-reason-strike = Eine Mut-Karte, die sie zerstört, kann keinen Verlust mehr zahlen.{ $left ->
    [none] {" "}Es ist die letzte: Danach kostet jeder verlorene Verteidiger eine Festung.
   *[some] {""}
}
realm-of-the-defenders-reason-courage = Du hast keinen Mut: Ohne ihn kostet jeder Verteidiger, den du verlierst, eine Festung.
realm-of-the-defenders-reason-more-courage = Solange du Mut hast, nimmt ein Verlust keine Festung.
realm-of-the-defenders-reason-power = Du hast keine Kraft: Jeder Angriff braucht eine Kraftkarte.
realm-of-the-defenders-reason-more-power = Jede Kraftkarte ist ein Angriff oder ein Gegenschlag.
realm-of-the-defenders-reason-toughest = Er wäre dein zähester Verteidiger: Weniger als { $toughness } Kraft besiegt ihn nicht.
realm-of-the-defenders-reason-mute = Dort kann nichts zurückschlagen.
realm-of-the-defenders-reason-ace = Sonst werden sieben Karten gezogen, und das kostet nur eine Festung.
realm-of-the-defenders-reason-pass = Du behältst 15 Mut und einen Verteidiger von 15.
realm-of-the-defenders-reason-dismantle = { $kind ->
    [clogged] Nichts auf deiner Hand lässt sich aufstellen, auslegen oder zum Angriff nutzen; das bringt sieben Karten.
   *[some] Das bringt sieben Karten und lässt dir { $left ->
        [one] eine Festung
       *[other] { $left } Festungen
    }.
}
realm-of-the-defenders-reason-bid-nothing = Jede Karte, die du bietest, ist für das ganze Spiel verloren.
realm-of-the-defenders-reason-no-attack = { $kind ->
    [ready] Keiner deiner Verteidiger ist bereit anzugreifen.
   *[power] Du hast keine Kraft mehr zum Angreifen.
}
realm-of-the-defenders-reason-weak = Deine Kraft, höchstens { $power }, besiegt keinen von dort.
realm-of-the-defenders-reason-strike-power = { $left ->
    [0] Danach ist dort keine Kraft mehr: Keiner kann angreifen.
    [one] Danach ist dort noch eine Kraftkarte zum Angreifen.
   *[other] Danach sind dort noch { $left } Kraftkarten zum Angreifen.
}
realm-of-the-defenders-reason-strike-battle = Dann trifft diese Karte niemanden.
realm-of-the-defenders-reason-from-hand = Das kostet eine Karte von deiner Hand und niemanden im Spiel.
realm-of-the-defenders-reason-helpless = Nichts von dir rettet sie oder besiegt sicher, wer angreift.
realm-of-the-defenders-reason-price-fortress = Ohne Mut kostet auch ein Opfer eine Festung.
realm-of-the-defenders-reason-price = Wer sonst sterben könnte, kostet genauso viel Mut oder mehr.
realm-of-the-defenders-reason-together = Kraft { $first } und { $second } besiegen zusammen { NAME($defender, "den ") }, allein keine von beiden.
realm-of-the-defenders-reason-pay = Von allen Arten zu zahlen verschwendet das am wenigsten.
realm-of-the-defenders-reason-places = Nach einem Kampf kannst du im selben Zug keine Karten auslegen.
realm-of-the-defenders-reason-either = Wer von den Angreifern auch getroffen wird, fällt.
realm-of-the-defenders-reason-keeps = { NAME($card, "Der ") } bleibt für einen späteren Angriff oder Gegenschlag.
