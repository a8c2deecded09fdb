# Elemental Clash. Plätze heißen A1 bis A5 (ATK-Zone), D1 bis D5 (DEF-Zone) und Stapel 1 bis Stapel 5.
# kept: elemental-clash-action-attack-brief elemental-clash-title-short elemental-clash-creature elemental-clash-lying elemental-clash-type-golem elemental-clash-type-nimbus elemental-clash-level-1 elemental-clash-level-2 elemental-clash-level-3 elemental-clash-ask-card elemental-clash-page-title elemental-clash-page-text elemental-clash-page-ruling elemental-clash-list-head elemental-clash-alt-zone-A elemental-clash-alt-zone-D elemental-clash-alt-pile elemental-clash-alt-at elemental-clash-alt-creature elemental-clash-alt-creature-damaged elemental-clash-alt-in-hand elemental-clash-alt-in-hand-text elemental-clash-alt-card elemental-clash-alt-deck-card elemental-clash-alt-deck-count elemental-clash-plus-atk elemental-clash-plus-def elemental-clash-about-creature elemental-clash-about-spell elemental-clash-picture-figure-against-2 elemental-clash-alt-printed-spell elemental-clash-alt-printed-creature elemental-clash-picture-hand

## Karten und Plätze

elemental-clash-title-short = Clash
elemental-clash-a-card = eine Karte
elemental-clash-cards = { $n ->
    [one] eine Karte
   *[other] { $n } Karten
}
elemental-clash-several = { $n }× { $card }
elemental-clash-creature = { $card } { $atk }/{ $def }
elemental-clash-creature-damaged = { $card } { $atk }/{ $def } mit { $damage } Schaden
elemental-clash-pile = Stapel { $n }
elemental-clash-pile-of = Stapel { $n } ({ $energy } { $height })
elemental-clash-pile-of-stones = Stapel { $n } ({ $energy } { $height }, { $stones })
elemental-clash-new-pile = einen neuen Stapel { $n }
elemental-clash-new-pile-neutral = einen neuen Stapel { $n } (neutral)
elemental-clash-place-of = { $place } { NAME($player, "vom ", "von ") }
    .player = { $place } von dir
elemental-clash-lying = { $card } ({ $place })
elemental-clash-you = dich selbst
elemental-clash-you-there = dich
elemental-clash-link = Glied { $n }: { $card }
elemental-clash-phase-standby = Bereitschaft
    .short = Bereit
elemental-clash-phase-draw = Ziehen
elemental-clash-phase-main1 = Haupt I
elemental-clash-phase-combat = Kampf
elemental-clash-phase-main2 = Haupt II
elemental-clash-phase-end = Ende
elemental-clash-window-spell = Antworten auf Zauber
elemental-clash-window-combat = Kampf
elemental-clash-window-end = Ende des gegnerischen Zuges
elemental-clash-kind-creature = Kreatur
elemental-clash-kind-stone = Elementstein
elemental-clash-kind-spell = Zauber
elemental-clash-kind-flash = Blitzzauber
elemental-clash-kind-permanent = Dauerzauber
elemental-clash-type-beast = Bestie
elemental-clash-type-bird = Vogel
elemental-clash-type-cinder = Glutgeist
elemental-clash-type-drake = Drache
elemental-clash-type-dryad = Dryade
elemental-clash-type-fish = Fisch
elemental-clash-type-golem = Golem
elemental-clash-type-imp = Kobold
elemental-clash-type-naiad = Najade
elemental-clash-type-nimbus = Nimbus
elemental-clash-type-serpent = Schlange
elemental-clash-type-sylph = Sylphe
elemental-clash-keyword-bound = gebunden
elemental-clash-keyword-dazed = benommen
elemental-clash-keyword-elusive = flüchtig
elemental-clash-keyword-hidden = verborgen
elemental-clash-keyword-quickattacker = Schnellangreifer
elemental-clash-keyword-warded = gefeit
elemental-clash-level-1 = I
elemental-clash-level-2 = II
elemental-clash-level-3 = III
elemental-clash-printed-stone = Elementstein, Energie: { $energy }{ $height ->
    [1] {""}
   *[other] ; zählt als { $height } Steine
}
elemental-clash-printed-spell = { $kind }, { $element }, Stufe { $level }
elemental-clash-printed-creature = { $kind }, { $element }, Stufe { $level }, { $atk }/{ $def }

## Wählen

elemental-clash-prompt-root = Was willst du tun?
elemental-clash-prompt-attack = Angreifen mit …
elemental-clash-prompt-several-attack = Angreifen mit … (eine oder mehrere; gekämpft wird in der Reihenfolge deiner Wahl)
elemental-clash-send-attack = Angreifen
elemental-clash-send-block = Blocken
elemental-clash-send-play = { $card } spielen
elemental-clash-prompt-block = Blocken mit …
elemental-clash-prompt-several-block = Mit mehreren blocken …
elemental-clash-prompt-several-fell = Zwei zusammen zerstören sie …
elemental-clash-prompt-choose = Karte nehmen
elemental-clash-prompt-discard = Karte abwerfen
elemental-clash-prompt-divide = Wie viel Schaden
elemental-clash-prompt-move = Kreatur umstellen …
elemental-clash-prompt-order = Was als Nächstes kommt
elemental-clash-prompt-place = Kreatur stellen …
elemental-clash-prompt-place-first = Aufstellen, dann andere umstellen …
elemental-clash-prompt-play = Karte spielen …
elemental-clash-prompt-held = Stein oder Karte spielen …
elemental-clash-prompt-put = Welches Feld
elemental-clash-prompt-space = Genaues Feld…
elemental-clash-prompt-stone = Stein spielen …
elemental-clash-prompt-target = Ziel wählen
elemental-clash-action-move = { $card } ({ $from }) nach { $to }
elemental-clash-action-move-atk = { $card } ({ $from }) in die ATK-Zone
elemental-clash-action-move-def = { $card } ({ $from }) in die DEF-Zone
elemental-clash-action-move-step = { $card } ({ $from }) umstellen …
elemental-clash-action-swap = { $card } ({ $from }) nach { $to }: Tausch mit { $other }
elemental-clash-action-play = { $card } auf { $pile }
elemental-clash-action-stone = Stein auf { $pile }
elemental-clash-action-stone-elsewhere = Stein anderswohin …
elemental-clash-action-play-stays = { $card }: bleibt auf deinem einzigen Stapel
elemental-clash-action-attack = { $card } greift { NAME($target, "den ") } an: { $stake }
elemental-clash-action-attack-brief = { $card } → { $target }
elemental-clash-action-attack-alone = { NAME($target, "Den ") } angreifen: { $stake }
elemental-clash-action-attack-alone-short = Angreifen: { $stake }
elemental-clash-action-attack-all = { $n ->
    [2] Beide greifen { NAME($target, "den ") } an: { $stake }
   *[other] Alle { $n } greifen { NAME($target, "den ") } an: { $stake }
}
elemental-clash-action-attack-all-short = { $n ->
    [2] Beide greifen an: { $stake }
   *[other] Alle { $n } greifen an: { $stake }
}
elemental-clash-action-block = { $card } blockt { NAME($target, "den ") }: { $stake }
elemental-clash-action-block-alone = { $card } blockt: { $stake }
elemental-clash-action-block-too = { $card } blockt auch: { $target }
elemental-clash-blocked-together = { $against } blocken { $attacker }{ $falls }
elemental-clash-blocked-risk = { $told }; in Gefahr: { $cards }
elemental-clash-action-divide = { $n } Schaden an { NAME($target, "den ") }
elemental-clash-action-divide-both = { $n } Schaden an { $target }, { $rest } an { $other }
elemental-clash-action-divide-two = { $n } { $target }, { $rest } { $other }
elemental-clash-action-target = { $target }: { $stake }
elemental-clash-action-target-card = { $card } (auf dem Ablagestapel)
elemental-clash-action-order-own = Erst { $card } von dir ({ $on })
elemental-clash-action-order-other = Erst { $card } von gegenüber ({ $on })
elemental-clash-action-put = Auf { $place }
elemental-clash-space-swap = { $place }: Tausch mit { $other }
elemental-clash-space-atk = ATK-Zone
elemental-clash-space-def = DEF-Zone
elemental-clash-space-partner-behind = { $place }: hinter { $cards }
elemental-clash-space-partner-before = { $place }: vor { $cards }
elemental-clash-space-adjacent = { $place }: neben { $cards }
elemental-clash-space-facing = { $place }: gegenüber { $cards }
elemental-clash-action-ask-on = Mich fragen: { $window }
elemental-clash-action-ask-off = Mich nicht fragen: { $window }
elemental-clash-action-combat = Angreifer wählen…
elemental-clash-action-combat-one = Angreifen mit { $card }
elemental-clash-action-combat-others = Andere Ziele…
elemental-clash-action-end = Zug beenden
elemental-clash-action-end-discard = Zug beenden: { $n } abwerfen
elemental-clash-action-end-wins = Zug beenden: Sieg
elemental-clash-action-pass = Passen
elemental-clash-action-yes = Ja
elemental-clash-action-no = Nein
elemental-clash-action-no-put = Dort lassen
elemental-clash-action-done = Fertig
elemental-clash-action-done-move = Karte ziehen
elemental-clash-action-done-attack = Nicht weiter angreifen
elemental-clash-action-done-block = Nicht weiter blocken
elemental-clash-action-done-block-none = Nicht blocken
elemental-clash-action-done-block-never = Noch nicht
elemental-clash-action-skip-all = Keins
elemental-clash-action-skip = Kein weiteres Ziel
elemental-clash-action-skip-choose = Nichts nehmen
elemental-clash-choice-spell = { $card } ({ $kind }), Stufe { $level }
elemental-clash-choice-creature = { $card } { $atk }/{ $def }, Stufe { $level }
elemental-clash-offered-spell = { $action } · { $kind }, Stufe { $level }
elemental-clash-offered-creature = { $action } · { $atk }/{ $def }, Stufe { $level }

## Was auf dem Spiel steht

elemental-clash-stake-cards = { $n ->
    [one] 1 Karte weg
   *[other] { $n } Karten weg
}
elemental-clash-stake-last = { $n ->
    [one] die letzte Karte weg
   *[other] die letzten { $n } Karten weg
}
# What an attack costs at most, in short.
elemental-clash-stake-up-to = { $n ->
    [one] bis zu 1 Karte
   *[other] bis zu { $n } Karten
}
elemental-clash-stake-unblocked = ohne Block { $stake }
elemental-clash-stake-falls-to = ohne Block { $stake }; { $blocker } zerstört { $n ->
    [one] sie
   *[other] eine
}
elemental-clash-stake-trades = ohne Block { $stake }; { $blocker } und { $n ->
    [one] sie
   *[other] eine
} fallen
elemental-clash-stake-none = keine Karte mehr zu verlieren
elemental-clash-stake-neither = keine fällt
elemental-clash-stake-neither-block = beide Kämpfer bleiben
elemental-clash-stake-both = beide fallen
elemental-clash-stake-yours = deine fällt
elemental-clash-stake-theirs-attack = die angegriffene fällt
elemental-clash-stake-theirs-block = die angreifende fällt
elemental-clash-stake-gone = die angegriffene ist dann schon gefallen
elemental-clash-stake-falls = würde fallen
elemental-clash-stake-stays = würde bleiben
elemental-clash-falls-neither = {" "}(kein Verlust)
elemental-clash-falls = {" "}(Verlust: { $cards })
elemental-clash-fight = -# { $attacker } gegen { $against }{ $falls }.
elemental-clash-block-instead = -# Ein Block schützt { $cards }: Wer blockt, kämpft stattdessen.
elemental-clash-block-instead-several = -# { $n } Kreaturen greifen { $card } an: Nur wer jede von ihnen blockt, schützt die Karte.
elemental-clash-fight-player = -# { $attacker } würde { NAME($player, "den ") } { $n ->
    [one] eine Karte
   *[other] { $n } Karten
} aus dem Zauberbuch kosten.
elemental-clash-fight-own = -# { $attacker } würde dich { $n ->
    [one] eine Karte
   *[other] { $n } Karten
} aus deinem Zauberbuch kosten.
elemental-clash-fights-own = -# Alle Angreifer zusammen würden dich { $n } Karten aus deinem Zauberbuch kosten.
elemental-clash-fights-own-elusive = -# Alle Angreifer zusammen würden dich { $n } Karten kosten. Nicht zu blocken: { $elusive } davon.
elemental-clash-fights-player = -# Zusammen kosten sie { NAME($player, "den ") } { $n } von { $left } Karten.
elemental-clash-fights-player-enough = -# Zusammen { $n } Schaden: { NAME($player, "Der ") } hat nur noch { $left ->
    [one] eine Karte
   *[other] { $left } Karten
}.
elemental-clash-fights-unblocked = -# Niemand blockt.

## Was geschah

elemental-clash-event-turn = Zug { $turn }: { $player }.
    .player = Zug { $turn } gehört dir.
elemental-clash-event-quiet = { NAME($player, "Der ") } tut in diesem Zug nichts.
elemental-clash-event-quiet-places = { NAME($player, "Der ") } platziert { $cards } und tut sonst nichts.
elemental-clash-event-spent = { $n ->
    [one] Ein verbrauchter Zauber { NAME($player, "vom ", "von ") } kommt auf den Ablagestapel: { $cards }.
   *[other] Verbrauchte Zauber { NAME($player, "vom ", "von ") } kommen auf den Ablagestapel: { $cards }.
}
    .player = { $n ->
        [one] Dein verbrauchter Zauber „{ $cards }“ kommt auf den Ablagestapel.
       *[other] Deine verbrauchten Zauber kommen auf den Ablagestapel: { $cards }.
    }
elemental-clash-event-place = { $card } { NAME($player, "vom ", "von ") } kommt auf { $place }.
    .player = Deine Kreatur { $card } kommt auf { $place }.
elemental-clash-event-draw = { NAME($player, "Der ") } zieht { $cards }.
    .player = Du ziehst { $cards }.
elemental-clash-event-drawn = Du ziehst { $cards }.
elemental-clash-opened-drawn = { NAME($player, "Der ") } zieht { $cards }.
    .player = Du ziehst { $cards }.
elemental-clash-event-drawn-first = **Dein Zug { $turn }** beginnt: Du ziehst { $cards }.
elemental-clash-event-stone = { NAME($player, "Der ") } spielt { $card } auf Stapel { $pile }.
    .player = Du spielst { $card } auf Stapel { $pile }.
elemental-clash-event-play = { NAME($player, "Der ") } spielt { $card } auf Stapel { $pile }.
    .player = Du spielst { $card } auf Stapel { $pile }.
elemental-clash-event-plays = { NAME($player, "Der ") } spielt { $cards }.
    .player = Du spielst { $cards }.
elemental-clash-event-new-card = **{ $card }**: { $text }
elemental-clash-event-targets-none = Für { $card } ist niemand gewählt.
elemental-clash-event-targets = { $card } zielt auf { NAME($targets, "den ") }.
elemental-clash-event-resolve = Der Zauber „{ $card }“ { NAME($player, "vom ", "von ") } wirkt.
    .player = Dein Zauber „{ $card }“ wirkt.
elemental-clash-event-counter = Der Zauber „{ $card }“ { NAME($player, "vom ", "von ") } wird vereitelt.
    .player = Dein Zauber „{ $card }“ wird vereitelt.
elemental-clash-event-trigger = { $card } { NAME($player, "vom ", "von ") } wirkt ({ $on }).
    .player = Deine Karte { $card } wirkt ({ $on }).
elemental-clash-event-trigger-text = { $line } „{ $text }“
elemental-clash-event-attack = { NAME($player, "Der ") } greift { NAME($target, "den ") } mit { $card } an.
    .player = Du greifst { NAME($target, "den ") } mit { $card } an.
elemental-clash-event-attack-elusive = { $line } Die Kreatur ist flüchtig: Niemand kann sie blocken.
elemental-clash-event-attacks-player = { NAME($player, "Der ") } greift { NAME($target, "den ") } mit { $cards } an.
    .player = Du greifst { NAME($target, "den ") } mit { $cards } an.
elemental-clash-event-attacks-elusive = { $line } Flüchtig, also von niemandem zu blocken: { $cards }.
elemental-clash-event-block = { NAME($player, "Der ") } blockt { NAME($target, "den ") } mit { $card }.
    .player = Du blockst { NAME($target, "den ") } mit { $card }.
elemental-clash-event-fight = { $card } { NAME($player, "vom ", "von ") } kämpft gegen { NAME($target, "den ") }.
    .player = Deine Kreatur { $card } kämpft gegen { NAME($target, "den ") }.
elemental-clash-event-fight-player = { $card } { NAME($player, "vom ", "von ") } trifft { NAME($target, "den ") }.
    .player = Deine Kreatur { $card } trifft { NAME($target, "den ") }.
elemental-clash-event-fights-player = { $cards } { NAME($player, "vom ", "von ") } treffen { NAME($target, "den ") }.
    .player = Deine Kreaturen { $cards } treffen { NAME($target, "den ") }.
elemental-clash-event-fight-nobody = { $card } { NAME($player, "vom ", "von ") } trifft niemanden.
    .player = Deine Kreatur { $card } trifft niemanden.
elemental-clash-event-strike = { $line } Aus dem Zauberbuch verloren: { $cards }.
elemental-clash-event-strike-own = **-{ $n }** Zauberbuch: { $line }
elemental-clash-event-strike-damage = { $line } { $card } { NAME($player, "vom ", "von ") } teilt { $dealt } Schaden aus und erleidet { $taken }.
    .player = { $line } Deine Karte { $card } teilt { $dealt } Schaden aus und erleidet { $taken }.
elemental-clash-event-by = { $line } ({ $card })
elemental-clash-event-fell = { $line } Zerstört: { $cards }.
elemental-clash-event-strike-nothing = { $line } Keine Karte geht verloren.
elemental-clash-event-gift = „{ $keyword }“
elemental-clash-event-damage = { $card } { NAME($player, "vom ", "von ") } erleidet { $n } Schaden.
    .player = Deine Kreatur { $card } erleidet { $n } Schaden.
elemental-clash-event-damage-falls = { $line } Sie wird zerstört.
elemental-clash-event-damage-player = { NAME($player, "Der ") } erleidet { $n } Schaden.
    .player = Du erleidest { $n } Schaden.
elemental-clash-event-damage-player-cards = { NAME($player, "Der ") } erleidet { $n } Schaden und verliert { $cards } aus dem Zauberbuch.
    .player = Du erleidest { $n } Schaden und verlierst { $cards } aus deinem Zauberbuch.
elemental-clash-event-heal = { $card } { NAME($player, "vom ", "von ") } wird um { $n } geheilt.
    .player = Deine Kreatur { $card } wird um { $n } geheilt.
elemental-clash-event-heal-player = { NAME($player, "Der ") } wird um { $n } geheilt: { $cards } zurück unter das Zauberbuch.
    .player = Du wirst um { $n } geheilt: { $cards } zurück unter dein Zauberbuch.
elemental-clash-event-heal-nothing = { $card } { NAME($player, "vom ", "von ") } heilt nichts: Der Ablagestapel ist leer.
    .player = Deine Karte { $card } heilt nichts: Dein Ablagestapel ist leer.
elemental-clash-event-nothing = { $card } { NAME($player, "vom ", "von ") } bewirkt nichts.
    .player = Deine Karte { $card } bewirkt nichts.
elemental-clash-event-unused = { NAME($player, "Der ") } nutzt die Fähigkeit von { $card } nicht.
    .player = Du nutzt die Fähigkeit von { $card } nicht.
elemental-clash-event-buff-turn = { $card } { NAME($player, "vom ", "von ") } bekommt bis zum Ende des Zuges: { $what }.
    .player = Deine Kreatur { $card } bekommt bis zum Ende des Zuges: { $what }.
elemental-clash-event-buffs-turn = { $cards } { NAME($player, "vom ", "von ") } bekommen bis zum Ende des Zuges: { $what }.
    .player = Deine Kreaturen { $cards } bekommen bis zum Ende des Zuges: { $what }.
elemental-clash-event-buff-round = { $card } { NAME($player, "vom ", "von ") } bekommt bis zum Ende des nächsten Zuges: { $what }.
    .player = Deine Kreatur { $card } bekommt bis zum Ende des nächsten Zuges: { $what }.
elemental-clash-event-buff-stay = { $card } { NAME($player, "vom ", "von ") } bekommt: { $what }.
    .player = Deine Kreatur { $card } bekommt: { $what }.
elemental-clash-event-destroy = { $card } { NAME($player, "vom ", "von ") } ({ $place }) wird zerstört.
    .player = Deine Karte { $card } ({ $place }) wird zerstört.
elemental-clash-event-move-hand = { $card } { NAME($player, "vom ", "von ") } geht auf die Hand zurück.
    .player = Deine Karte { $card } geht auf die Hand zurück.
elemental-clash-event-move-top = { $card } { NAME($player, "vom ", "von ") } kommt oben auf das Zauberbuch.
    .player = Deine Karte { $card } kommt oben auf das Zauberbuch.
elemental-clash-event-move-bottom = { $card } { NAME($player, "vom ", "von ") } kommt unter das Zauberbuch.
    .player = Deine Karte { $card } kommt unter das Zauberbuch.
elemental-clash-event-move-discard = { $card } { NAME($player, "vom ", "von ") } kommt auf den Ablagestapel.
    .player = Deine Karte { $card } kommt auf den Ablagestapel.
elemental-clash-event-discard = { NAME($player, "Der ") } wirft { $card } ab.
    .player = Du wirfst { $card } ab.
elemental-clash-event-look = { NAME($player, "Der ") } sieht sich { $n ->
    [one] die oberste Karte
   *[other] die obersten { $n } Karten
} des Zauberbuchs an.
    .player = Du siehst dir { $n ->
        [one] die oberste Karte
       *[other] die obersten { $n } Karten
    } deines Zauberbuchs an.
elemental-clash-event-looked = Du siehst { $cards }.
elemental-clash-event-search = { NAME($player, "Der ") } nimmt { $card } aus dem Zauberbuch.
    .player = Du nimmst { $card } aus deinem Zauberbuch.
elemental-clash-event-searched = Du nimmst { $card }.
elemental-clash-opened-found = { NAME($player, "Der ") } nimmt { $card }.
    .player = Du nimmst { $card }.
elemental-clash-event-shuffle = { NAME($player, "Der ") } mischt das Zauberbuch.
    .player = Du mischst dein Zauberbuch.
elemental-clash-event-discard-top = { NAME($player, "Der ") } verliert oben vom Zauberbuch { $cards }.
    .player = Du verlierst oben von deinem Zauberbuch { $cards }.
elemental-clash-event-stones = { NAME($player, "Der ") } darf in diesem Zug { $n ->
    [one] einen Stein mehr
   *[other] { $n } Steine mehr
} spielen.
    .player = Du darfst in diesem Zug { $n ->
        [one] einen Stein mehr
       *[other] { $n } Steine mehr
    } spielen.
elemental-clash-event-ask-on = Ab jetzt wirst du gefragt: { $window }.
elemental-clash-event-ask-off = Ab jetzt wirst du nicht mehr gefragt: { $window }.
elemental-clash-on-play = beim Ausspielen
elemental-clash-on-play-other = weil eine Karte gespielt wurde
elemental-clash-on-destroy-other = weil eine Kreatur zerstört wurde
elemental-clash-on-destroy = bei Zerstörung
elemental-clash-on-leave = beim Verlassen
elemental-clash-on-attack = beim Angriff
elemental-clash-on-block = beim Blocken
elemental-clash-on-hit = beim Treffer
elemental-clash-on-standby = Bereitschaft
elemental-clash-on-end = Ende des Zuges
elemental-clash-on-mill = aus dem Zauberbuch verloren
elemental-clash-plus-atk = { $n } ATK
elemental-clash-plus-def = { $n } DEF

## Wie das Spiel steht

elemental-clash-headline = Zug { $turn }, { $phase }
elemental-clash-headline-own = **Dein Zug** { $turn }, { $phase }
elemental-clash-headline-over = Zug { $turn }
elemental-clash-wait-place = { NAME($player, "Der ") } stellt Kreaturen auf.
elemental-clash-wait-move = { NAME($player, "Der ") } darf Kreaturen umstellen.
elemental-clash-wait-main = { NAME($player, "Der ") } ist am Zug.
elemental-clash-wait-attack = { NAME($player, "Der ") } sagt Angriffe an.
elemental-clash-wait-block = { NAME($player, "Der ") } darf blocken.
elemental-clash-wait-window-spell = { NAME($player, "Der ") } darf auf den Zauber antworten.
elemental-clash-wait-window-combat = { NAME($player, "Der ") } darf vor den Kämpfen einen Blitzzauber spielen.
elemental-clash-wait-window-end = { NAME($player, "Der ") } darf vor dem Ende des Zuges einen Blitzzauber spielen.
elemental-clash-wait-divide = { NAME($player, "Der ") } verteilt den Schaden: noch { $n }, als Nächstes { $place }.
elemental-clash-wait-discard = { NAME($player, "Der ") } muss abwerfen.
elemental-clash-wait-target = { NAME($player, "Der ") } wählt { $number ->
    [1] ein Ziel
   *[other] Ziel { $number }
} für { $card }.
elemental-clash-wait-may = { NAME($player, "Der ") } darf { $card } nutzen.
elemental-clash-wait-put = { NAME($player, "Der ") } stellt { $card } auf ein Feld.
elemental-clash-wait-choose = { NAME($player, "Der ") } sucht mit { $card }.
elemental-clash-wait-order = { NAME($player, "Der ") } wählt, welche Fähigkeit als Nächstes kommt.
elemental-clash-call-place = stell deine Kreaturen auf.
elemental-clash-call-place-one = wohin soll { $card }?
elemental-clash-call-place-last = wohin soll { $card }? Danach ziehst du.
elemental-clash-call-move = bevor du ziehst, darf jede deiner Kreaturen einmal auf ein anderes Feld.
elemental-clash-call-main = du bist am Zug.
elemental-clash-call-main-done = in diesem Zug geht nichts mehr: Beende ihn.
elemental-clash-call-attack = sag deine Angriffe an.
elemental-clash-call-block = du wirst angegriffen: Blockst du?
elemental-clash-call-block-one = blockst du { $card }?
elemental-clash-call-block-none = keine deiner Kreaturen kann blocken. Jetzt zählt nur ein Blitzzauber, der dir dafür eine bringt: Nach den anderen wirst du vor den Kämpfen noch einmal gefragt.
elemental-clash-call-window-spell = ein Zauber wird gewirkt: Antwortest du?
elemental-clash-call-window-combat = vor den Kämpfen: Spielst du einen Blitzzauber?
elemental-clash-call-window-combat-last = gleich wird gekämpft: Spielst du vorher einen Blitzzauber?
elemental-clash-call-window-end = der gegnerische Zug endet: Spielst du einen Blitzzauber?
elemental-clash-call-divide = verteile den Schaden deines Angreifers.
elemental-clash-call-discard = wähle eine Karte zum Abwerfen.
elemental-clash-call-target = wähle ein Ziel.
elemental-clash-call-aim = { $who } { $does }?
elemental-clash-aim-creature = { $whose ->
    [own] welche deiner Kreaturen
    [opp] welche gegnerische Kreatur
   *[any] welche Kreatur
}
elemental-clash-aim-permanent = { $whose ->
    [own] welcher deiner Dauerzauber
    [opp] welcher gegnerische Dauerzauber
   *[any] welcher Dauerzauber
}
elemental-clash-aim-spell = { $whose ->
    [own] welcher deiner Zauber
    [opp] welcher gegnerische Zauber
   *[any] welcher Zauber
}
elemental-clash-aim-card = { $whose ->
    [own] welche deiner Karten
    [opp] welche gegnerische Karte
   *[any] welche Karte
}
elemental-clash-aim-player = wer
elemental-clash-aim-buried = { $kind ->
    [creature] welche Kreatur
    [spell] welcher Zauber
   *[card] welche Karte
} { $whose ->
    [own] aus deinem Ablagestapel
    [opp] aus dem gegnerischen Ablagestapel
   *[any] aus einem Ablagestapel
}
elemental-clash-aimed-deal = teilt den Schaden aus
elemental-clash-aimed-damage = erleidet den Schaden
elemental-clash-aimed-heal = wird geheilt
elemental-clash-aimed-destroy = wird zerstört
elemental-clash-aimed-counter = wird vereitelt
elemental-clash-aimed-stronger = wird stärker
elemental-clash-aimed-weaker = wird schwächer
elemental-clash-aimed-hand = kommt auf die Hand
elemental-clash-aimed-top = kommt oben auf das Zauberbuch
elemental-clash-aimed-bottom = kommt unter das Zauberbuch
elemental-clash-aimed-discard = kommt auf den Ablagestapel
elemental-clash-aimed-atk = kommt in die ATK-Zone
elemental-clash-aimed-def = kommt in die DEF-Zone
elemental-clash-aimed-other = ist das Ziel
elemental-clash-call-may = willst du die Fähigkeit nutzen?
elemental-clash-call-put = wähle ein Feld.
elemental-clash-call-put-by = wohin kommt deine Kreatur { $card }? { $by } versetzt sie: Wähle ein Feld.
elemental-clash-call-put-lost = deine Kreatur { $card } ging aus dem Zauberbuch verloren und darf in eine Zone: Wähle ein Feld.
elemental-clash-call-choose-hand = { $card }: Welche Karte aus deinem Zauberbuch nimmst du auf die Hand?
elemental-clash-call-choose-top = { $card }: Welche Karte kommt oben auf dein Zauberbuch?
elemental-clash-call-choose-discard = { $card }: Welche Karte aus deinem Zauberbuch kommt auf deinen Ablagestapel?
elemental-clash-call-choose-atk = { $card }: Welche Kreatur aus deinem Zauberbuch kommt in deine ATK-Zone?
elemental-clash-call-choose-def = { $card }: Welche Kreatur aus deinem Zauberbuch kommt in deine DEF-Zone?
elemental-clash-call-order = mehrere Fähigkeiten wirken: Welche zuerst?
elemental-clash-ended-alone = Der Zug { NAME($player, "vom ", "von ") } endet: Es war nichts mehr zu tun.
    .player = Dein Zug endet: Es war nichts mehr zu tun.
elemental-clash-private-hand = Deine Hand: **{ $hand }**. Dein Zauberbuch: **{ $n }** { $n ->
    [one] Karte
   *[other] Karten
}.
elemental-clash-private-deck = Du spielst mit dem Deck **{ $deck }**.
elemental-clash-private-empty = leer
elemental-clash-private-last-own = **Dein Zauberbuch ist leer: Ist es das noch, wenn du ziehen musst, verlierst du.**
elemental-clash-private-last-other = **Das andere Zauberbuch ist leer: Ist es das beim nächsten Ziehen noch, gewinnst du.**
elemental-clash-private-goes = Wohin soll { $card }?
elemental-clash-private-goes-draws = Wohin soll { $card }? Danach ziehst du.
elemental-clash-private-goes-moves = Wohin soll { $card }? Danach kannst du andere umstellen.
elemental-clash-private-goes-pile = Auf welchen Stapel kommt { $card }?
elemental-clash-private-goes-pile-neutral = Auf welchen Stapel kommt { $card }? Ein neuer Stapel allein daraus ist neutral: Er trägt keine Karte, die ein Element braucht.
elemental-clash-private-top-own = Was du von deinem Zauberbuch weißt: { $cards }.
elemental-clash-private-top-other = Was du vom Zauberbuch { NAME($player, "vom ", "von ") } weißt: { $cards }.
elemental-clash-private-top-entry = { $n ->
    [1] { $card } ganz oben
   *[other] { $card } als Karte { $n } von oben
}
elemental-clash-private-top-bottom = { $card } ganz unten
elemental-clash-private-known = Was du von der Hand { NAME($player, "vom ", "von ") } weißt: { $cards }.
elemental-clash-private-printed = -# **{ $card }**: { $text }
elemental-clash-private-orders-never = -# Außerhalb deiner Hauptphasen wirst du nie nach Blitzzaubern gefragt: *Wann mich fragen …* ändert das.
elemental-clash-private-orders-never-more = -# Du hältst einen Blitzzauber, wirst aber außerhalb deiner Hauptphasen nie gefragt: *Wann mich fragen …* unter *Mehr* ändert das.
elemental-clash-private-orders-combat = -# Nach Blitzzaubern wirst du nur im Kampf gefragt: *Wann mich fragen …* ändert das.
elemental-clash-private-orders-answers = -# Nach Blitzzaubern wirst du im Kampf gefragt, und wenn ein Zauber gewirkt wird: *Wann mich fragen …* ändert das.
elemental-clash-private-orders-always = -# Nach Blitzzaubern wirst du immer gefragt, wenn du einen spielen darfst: *Wann mich fragen …* ändert das.
elemental-clash-private-orders-own = -# Du wirst nicht gefragt: { $windows }. *Wann mich fragen …* ändert das.
elemental-clash-orders-ask = Blitzzauber kannst du auch außerhalb deiner eigenen Hauptphasen spielen. Wann willst du gefragt werden? Was du wählst, sieht niemand sonst, und es gilt auch für deine nächsten Spiele.
elemental-clash-orders-kept-never = Außerhalb deiner Hauptphasen wirst du nicht mehr nach Blitzzaubern gefragt: Dort passt du immer. Das gilt auch in deinen nächsten Spielen; in einem laufenden beginnt es mit deiner nächsten Entscheidung.
elemental-clash-orders-kept-combat = Nach Blitzzaubern wirst du nur im Kampf gefragt, sonst passt du immer. Das gilt auch in deinen nächsten Spielen; in einem laufenden beginnt es mit deiner nächsten Entscheidung.
elemental-clash-orders-kept-answers = Nach Blitzzaubern wirst du gefragt, wenn Zauber gewirkt werden und im Kampf; am Ende der Züge passt du immer. Das gilt auch in deinen nächsten Spielen; in einem laufenden beginnt es mit deiner nächsten Entscheidung.
elemental-clash-orders-kept-always = Nach Blitzzaubern wirst du immer gefragt, wenn du einen spielen darfst: wenn Zauber gewirkt werden, im Kampf und am Ende der Züge. Das gilt auch in deinen nächsten Spielen; in einem laufenden beginnt es mit deiner nächsten Entscheidung.
elemental-clash-orders-kept-own = Das gilt auch in deinen nächsten Spielen; in einem laufenden beginnt es mit deiner nächsten Entscheidung.
elemental-clash-orders-never = Nie: Ich passe immer
elemental-clash-orders-combat = Im Kampf
elemental-clash-orders-answers = Zauber und Kampf
elemental-clash-orders-always = Immer: Zauber, Kampf, Ende der Züge
elemental-clash-obstacle-no-stone = -# Du hast keinen Stein, und keine Karte passt auf deine Stapel.
elemental-clash-obstacle-block-nobody = -# Blocken geht nicht: Du hast keine Kreatur in deiner DEF-Zone.
elemental-clash-obstacle-block-used = -# Sonst kann niemand blocken: Alle Kreaturen in deiner DEF-Zone blocken schon.
elemental-clash-obstacle-block-dazed = -# Niemand kann blocken: Benommene Kreaturen können es nicht.
elemental-clash-obstacle-block-elusive = -# Du kannst niemanden blocken: Alle Angreifer sind flüchtig.
elemental-clash-ask-divide-two = Noch **{ $n }** Schaden, erst an { NAME($target, "den ") }, dann an { NAME($other, "den ") }:
elemental-clash-ask-divide = Noch **{ $n }** Schaden: wie viel davon an { NAME($target, "den ") }?
elemental-clash-ask-discard = Durch einen Effekt musst du **{ $n ->
    [one] eine Karte
   *[other] { $n } Karten
}** abwerfen.
elemental-clash-ask-discard-card = Durch { $card } musst du **{ $n ->
    [one] eine Karte
   *[other] { $n } Karten
}** abwerfen.
elemental-clash-ask-discard-hand = Ein Zug endet mit höchstens fünf Karten auf der Hand: Wirf **{ $n ->
    [one] eine Karte
   *[other] { $n } Karten
}** ab.
elemental-clash-ask-card = > **{ $card }**: { $text }
elemental-clash-ask-target = Wähle das Ziel für { $card }.
elemental-clash-ask-attacks = Wähle, wer angreift
elemental-clash-ask-attack-one = Wähle, wen { $card } angreift
elemental-clash-result-draw-deck = Unentschieden: Beide konnten keine Karte mehr ziehen.
elemental-clash-result-draw-limit = Unentschieden nach dem letzten Zug.
elemental-clash-result-deck = { NAME($winner, "Der ") } gewinnt und hat noch { $cards } im Zauberbuch: { NAME($loser, "Der ") } muss ziehen und kann nicht.
    .winner = Du gewinnst und hast noch { $cards } im Zauberbuch: { NAME($loser, "Der ") } muss ziehen und kann nicht.
    .loser = { NAME($winner, "Der ") } gewinnt und hat noch { $cards } im Zauberbuch: Du musst ziehen und kannst nicht.
elemental-clash-result-limit = { NAME($winner, "Der ") } gewinnt nach dem letzten Zug und hat noch { $cards } im Zauberbuch, mehr als { NAME($loser, "der ") }.
    .winner = Du gewinnst nach dem letzten Zug und hast noch { $cards } im Zauberbuch, mehr als { NAME($loser, "der ") }.
    .loser = { NAME($winner, "Der ") } gewinnt nach dem letzten Zug und hat noch { $cards } im Zauberbuch, mehr als du.
elemental-clash-result-resign = { NAME($winner, "Der ") } gewinnt und hat noch { $cards } im Zauberbuch: { NAME($loser, "Der ") } hat aufgegeben.
    .winner = Du gewinnst und hast noch { $cards } im Zauberbuch: { NAME($loser, "Der ") } hat aufgegeben.
    .loser = { NAME($winner, "Der ") } gewinnt und hat noch { $cards } im Zauberbuch: Du hast aufgegeben.

## Rund um das Spiel

elemental-clash-length = etwa 25 Minuten, anspruchsvoll: viele Karten zu kennen
elemental-clash-options = Zauberbücher mit { $size } Karten. Wer aus einem leeren Zauberbuch ziehen muss, verliert.
elemental-clash-options-mixed-hands = Spielbare Starthände: je zwei oder drei Steine und eine Kreatur dazu.

## Warum ein Deck nicht geht

## Karten ansehen

elemental-clash-page-title = ### { $card }
elemental-clash-page-text = > { $text }
elemental-clash-page-ruling = - { $text }
elemental-clash-list-none = So eine Karte gibt es nicht.
elemental-clash-list-count = { $n ->
    [one] Eine Karte
   *[other] { $n } Karten
}
elemental-clash-list-page = { $count }, Seite { $page } von { $pages }
elemental-clash-list-head = ### { $head }
elemental-clash-list-look = Karte ansehen …
elemental-clash-list-before = Vorige Seite
elemental-clash-list-after = Nächste Seite
elemental-clash-list-any-element = Alle Elemente
elemental-clash-list-any-type = Alle Arten
elemental-clash-list-any-level = Alle Stufen
elemental-clash-list-level = Stufe { $level }
elemental-clash-list-stone = **{ $card }** (Stein): { $text }
elemental-clash-list-spell = **{ $card }** ({ $element } { $level }, { $kind }): { $text }
elemental-clash-list-creature = **{ $card }** ({ $element } { $level }, { $kind } { $atk }/{ $def }): { $text }
elemental-clash-list-plain = **{ $card }** ({ $element } { $level }, { $kind } { $atk }/{ $def })
elemental-clash-unseen-no-hand = -# Dein Gegenüber hat keine Karte auf der Hand und kann nicht antworten.
elemental-clash-unseen-none = -# Von den Blitzzaubern, die dein Gegenüber noch haben kann, passt keiner auf einen seiner Stapel.
elemental-clash-unseen-answers = -# Blitzzauber, die dein Gegenüber auf der Hand haben kann, für einen freien Stapel:
elemental-clash-unseen-taken = -# Blitzzauber, die dein Gegenüber auf der Hand haben kann, für die aber gerade kein passender Stapel frei ist:
elemental-clash-unseen-lost = -# Das wirkt auf Wunsch, wenn es aus dem Zauberbuch deines Gegenübers verloren geht:
elemental-clash-unseen-card = -# • **{ $card }**: { $text }
elemental-clash-lies-open = Dein Ablagestapel: { $own }. Der deines Gegenübers: { $other }.
elemental-clash-lies-nothing = leer
elemental-clash-seen-asked = ### Worum es gerade geht
elemental-clash-seen-hand = ### Deine Hand
elemental-clash-seen-own = ### Deine Seite
elemental-clash-seen-of = ### Die Seite { NAME($player, "vom ", "von ") }
elemental-clash-seen-at = { $places }: { $card }
elemental-clash-seen-signs = -# Zeichen: { $signs }.
elemental-clash-sign-bound = zwei Ringe, gebunden: kann nicht angreifen
elemental-clash-sign-dazed = eine Spirale, benommen: kann nicht blocken
elemental-clash-sign-elusive = ein Flügel, flüchtig: kann nicht geblockt werden
elemental-clash-sign-hidden = ein durchgestrichenes Auge, verborgen: kann nicht angegriffen werden
elemental-clash-sign-quickattacker = ein Blitz, Schnellangreifer: kämpft sofort vom Stapel aus
elemental-clash-sign-warded = ein Schild, gefeit: kann kein Ziel gegnerischer Karten sein
elemental-clash-no-card = Diese Karte kenne ich nicht: Bitte wähle eine aus der Liste.
elemental-clash-ruling-stone = Ein Stein kommt auf einen deiner Stapel, auch unter eine Karte, die dort liegt, oder beginnt einen neuen.
elemental-clash-ruling-any = Ein Stapel, dessen unterster farbiger Stein beliebige Energie gibt, trägt Karten jedes Elements.
elemental-clash-ruling-height = Er zählt als so viele Steine, ein Stapel trägt also sofort höhere Stufen.
elemental-clash-ruling-flash = Lässt sich auch als Antwort auf einen Zauber spielen, beim Blocken, vor Kämpfen und am Ende eines Zuges.
elemental-clash-ruling-permanent = Bleibt auf seinem Stapel und belegt ihn, bis ihn etwas entfernt.
elemental-clash-ruling-spell = Nur in deinen eigenen Hauptphasen. Belegt seinen Stapel bis zu deiner nächsten Bereitschaft.
elemental-clash-ruling-quickattacker = Kämpft von seinem Stapel aus: Kann sofort angreifen und angegriffen werden, aber nicht blocken.
elemental-clash-ruling-elusive = Kann nicht geblockt werden. Es zählt nur der Moment des Blockens.
elemental-clash-ruling-hidden = Kann nicht angegriffen werden. Es zählt nur der Moment des Angriffs.
elemental-clash-ruling-warded = Dein Gegenüber kann die Kreatur nicht als Ziel wählen; Effekte ohne Ziel erreichen sie trotzdem.
elemental-clash-ruling-bound = Kann nicht angreifen. Wird eine Kreatur erst nach ihrem Angriff gebunden, kämpft sie weiter.
elemental-clash-ruling-dazed = Kann nicht blocken. Wird eine Kreatur erst nach ihrem Block benommen, kämpft sie weiter.
elemental-clash-ruling-PE = „Beim Ausspielen“ gilt nur, wenn sie von der Hand gespielt wird, nicht, wenn ein Effekt sie in eine Zone stellt.
elemental-clash-ruling-DE = „Bei Zerstörung“ gilt, wenn sie vom Spielfeld auf deinen Ablagestapel kommt. Niemand kann darauf antworten.
elemental-clash-ruling-LE = „Beim Verlassen“ gilt, wohin sie auch geht; eine zerstörte Karte tut beides, „bei Zerstörung“ und „beim Verlassen“.
elemental-clash-ruling-DPT = Kommt sie aus deinem Zauberbuch auf den Ablagestapel, darfst du die Kreatur in eine Zone stellen oder den Zauber umsonst wirken. Das zählt nicht als Ausspielen, also geschieht „beim Ausspielen“ nicht.
elemental-clash-ruling-standby = In deiner eigenen Bereitschaft, bevor du Kreaturen stellst und umstellst.
elemental-clash-ruling-end = Am Ende deines eigenen Zuges, nachdem aller Schaden geheilt ist.
elemental-clash-ruling-counter = Der vereitelte Zauber kommt sofort auf den Ablagestapel seiner Seite, und sein Stapel ist wieder frei.
elemental-clash-ruling-search = Du wirst auch gefragt, wenn nichts passt, damit niemand erfährt, was du hast.
elemental-clash-ruling-targets = Lässt sich nur spielen, wenn es ein Ziel gibt; ein Ziel, das bei der Wirkung weg ist, wird ausgelassen.
elemental-clash-ruling-zones = Eine Kreatur, die in eine Zone kommt, geht auf ein Feld, das die Seite wählt, der sie gehört; ist keines frei, bleibt sie, wo sie ist.
elemental-clash-ruling-blocker = Ein Angreifer, dessen Blocker weg ist, bleibt geblockt und trifft niemanden.

## In Bilder gemalt

elemental-clash-picture-turn = Zug { $turn }
elemental-clash-picture-turn-of = Zug { $turn }, { $player }
elemental-clash-picture-turn-own = Dein Zug { $turn }
elemental-clash-picture-phase-of = Zug von { $player }
elemental-clash-picture-to-decide = entscheidet
elemental-clash-picture-discard = Ablage
elemental-clash-picture-hand = Hand
elemental-clash-picture-spellbook = Zauberbuch
elemental-clash-picture-chain = Kette
elemental-clash-picture-wins = gewinnt
    .winner = gewinnst
elemental-clash-picture-empty = Deine Hand ist leer.
elemental-clash-picture-lying = Auf dem Tisch:
elemental-clash-picture-and = und { $cards }
elemental-clash-picture-stone = Elementstein
elemental-clash-picture-stone-high = Elementstein, zählt als { $height }
elemental-clash-picture-line = { $kind } · { $element } · Stufe { $level }
elemental-clash-picture-kind-spell = Zauber
elemental-clash-picture-kind-flash = Blitzzauber
elemental-clash-picture-kind-permanent = Dauerzauber
elemental-clash-picture-tile-spell = Zauber
elemental-clash-picture-tile-flash = Blitz
elemental-clash-picture-tile-permanent = Dauer
elemental-clash-picture-tile-name-boughmother = Ast-mutter
elemental-clash-picture-tile-stone = Stein
elemental-clash-picture-cover-1 = Zwei Zauberbücher:
elemental-clash-picture-cover-2 = Wer keine Karte mehr hat, verliert.
elemental-clash-picture-deck = Ein Deck
elemental-clash-picture-deck-cards = { $n ->
    [one] 1 Karte
   *[other] { $n } Karten
}
elemental-clash-picture-levels = Stufen
elemental-clash-picture-cards = Karten
elemental-clash-picture-stones = Steine
elemental-clash-count-stone = { $n ->
    [one] Stein
   *[other] Steine
}
elemental-clash-count-creature = { $n ->
    [one] Kreatur
   *[other] Kreaturen
}
elemental-clash-count-spell = { $n ->
   *[other] Zauber
}
elemental-clash-count-flash = { $n ->
   *[other] Blitzzauber
}
    .short = Blitz
elemental-clash-count-permanent = { $n ->
   *[other] Dauerzauber
}
    .short = Dauer
elemental-clash-picture-figure-minute-1 = ein Stein gibt Energie
elemental-clash-picture-figure-minute-2 = eine Kreatur greift an
elemental-clash-picture-figure-minute-3 = Karten gehen verloren
elemental-clash-picture-figure-creature = Kreatur
elemental-clash-picture-figure-spell = Zauber
elemental-clash-picture-figure-flash = Blitz
elemental-clash-picture-figure-permanent = Dauerzauber
elemental-clash-picture-figure-stone = Stein
elemental-clash-picture-figure-pile-1 = ein neutraler Grund zählt nicht: Erde, Höhe 3
elemental-clash-picture-figure-pile-2 = Feuer, Höhe 1
elemental-clash-picture-figure-turn-standby = stellen
elemental-clash-picture-figure-turn-draw = eine Karte
elemental-clash-picture-figure-turn-main1 = spielen
elemental-clash-picture-figure-turn-combat = angreifen
elemental-clash-picture-figure-turn-main2 = spielen
elemental-clash-picture-figure-turn-end = heilen, abwerfen
elemental-clash-picture-figure-zone-A = ATK-Zone: diese greifen an
elemental-clash-picture-figure-zone-D = DEF-Zone: diese blocken
elemental-clash-picture-figure-zone-S = Stapel: hier wird gespielt
elemental-clash-picture-figure-against-1 = ATK { $atk } gegen
elemental-clash-picture-figure-against-2 = ATK { $atk }
elemental-clash-picture-figure-then = dann
elemental-clash-picture-figure-destroyed = zerstört
elemental-clash-picture-would-fall = würde fallen
elemental-clash-picture-has-fallen = eben gefallen
elemental-clash-picture-figure-survive = beide bleiben
elemental-clash-picture-figure-link = Glied { $n }
elemental-clash-picture-figure-effect-1 = wirkt als Drittes
elemental-clash-picture-figure-effect-2 = wirkt als Zweites
elemental-clash-picture-figure-effect-3 = wirkt als Erstes

## Alternativtexte

elemental-clash-alt-cover = Titelbild von Elemental Clash: drei Karten, ein Drache, ein Blitzzauber und ein Stein, vor den Zeichen von Erde, Luft, Feuer und Wasser.
elemental-clash-alt-table = Elemental Clash, Zug { $turn }, { $player }: { $phase }.
    .player = Elemental Clash, Zug { $turn }, Du: { $phase }.
elemental-clash-alt-chain = Kette { $n }: { $card }.
elemental-clash-alt-aims = { $card } zielt auf { NAME($targets, "den ") }.
elemental-clash-alt-chain-at = Kette { $n }: { $card }, zielt auf { $targets }.
elemental-clash-alt-side = { $player }: Zauberbuch { $spellbook }, Hand { $hand }, Ablagestapel { $discard }.
elemental-clash-alt-side-top = { $player }: Zauberbuch { $spellbook }, Hand { $hand }, Ablagestapel { $discard }, oben { $top }.
elemental-clash-alt-zone-A = ATK: { $cards }.
elemental-clash-alt-zone-D = DEF: { $cards }.
elemental-clash-alt-piles = Stapel: { $piles }.
elemental-clash-alt-pile = { $energy } { $height }
elemental-clash-alt-pile-with = { $energy } { $height } mit { $card }
elemental-clash-alt-at = { $place } { $card }
elemental-clash-alt-creature = { $card } { $atk }/{ $def }
elemental-clash-alt-creature-damaged = { $card } { $atk }/{ $def } -{ $damage }
elemental-clash-alt-cards = { $n ->
    [one] , 1 Karte
   *[other] , { $n } Karten
}
elemental-clash-alt-attack = { $attacker } greift { NAME($target, "den ") } an{ $falls }.
elemental-clash-alt-attack-blocked = { $attacker } greift { NAME($target, "den ") } an, geblockt{ $falls }.
elemental-clash-alt-attack-by = { $attacker } greift { NAME($target, "den ") } an, geblockt von { $blockers }{ $falls }.
elemental-clash-alt-nothing = nichts
elemental-clash-alt-link = Glied { $n }
elemental-clash-alt-hand = Deine Hand: { $cards }.
elemental-clash-alt-hand-empty = Deine Hand ist leer.
elemental-clash-alt-in-hand = { $card } ({ $printed })
elemental-clash-alt-in-hand-ready = { $card } ({ $printed }, jetzt spielbar)
elemental-clash-alt-in-hand-text = { $card }: { $text }
elemental-clash-alt-printed-stone = Stein
elemental-clash-alt-printed-spell = { $kind }, { $element } { $level }
elemental-clash-alt-printed-creature = { $kind }, { $element } { $level }, { $atk }/{ $def }
elemental-clash-alt-card = { $card }: { $printed }. { $text }
elemental-clash-alt-over = Das Spiel ist aus. { $result }
elemental-clash-alt-over-draw-deck = Unentschieden: Niemand konnte ziehen.
elemental-clash-alt-over-draw-limit = Unentschieden nach dem letzten Zug.
elemental-clash-alt-over-deck = { NAME($winner, "Der ") } gewinnt: { NAME($loser, "Der ") } konnte nicht ziehen.
    .winner = Du gewinnst: { NAME($loser, "Der ") } konnte nicht ziehen.
    .loser = { NAME($winner, "Der ") } gewinnt: Du konntest nicht ziehen.
elemental-clash-alt-over-limit = { NAME($winner, "Der ") } gewinnt: das dickere Zauberbuch nach dem letzten Zug.
    .winner = Du gewinnst: das dickere Zauberbuch nach dem letzten Zug.
elemental-clash-alt-over-resign = { NAME($winner, "Der ") } gewinnt: { NAME($loser, "Der ") } hat aufgegeben.
    .winner = Du gewinnst: { NAME($loser, "Der ") } hat aufgegeben.
    .loser = { NAME($winner, "Der ") } gewinnt: Du hast aufgegeben.
elemental-clash-picture-left-hand = noch auf der Hand
elemental-clash-picture-left-no-hand = keine Karte mehr
elemental-clash-picture-left-next = zu ziehen: { $cards }
elemental-clash-alt-left-hand = { NAME($player, "Der ") } hatte noch { $cards } auf der Hand.
    .player = Du hattest noch { $cards } auf der Hand.
elemental-clash-alt-left-next = Als Nächstes im Zauberbuch { NAME($player, "vom ", "von ") }: { $cards }.
    .player = Als Nächstes in deinem Zauberbuch: { $cards }.
elemental-clash-alt-played = Eben gespielt: { $cards }.
elemental-clash-alt-moved = Eben umgestellt: { $cards }.
elemental-clash-alt-fell = Eben gefallen: { $cards }.
elemental-clash-alt-left = Eben vom Tisch verschwunden: { $cards }.
elemental-clash-alt-lost = { NAME($player, "Der ") } hat eben { $n ->
    [one] 1 Karte
   *[other] { $n } Karten
} aus dem Zauberbuch verloren.
    .player = Du hast eben { $n ->
        [one] 1 Karte
       *[other] { $n } Karten
    } aus dem Zauberbuch verloren.
elemental-clash-picture-over-deck = { $loser } konnte nicht ziehen
    .loser = du konntest nicht ziehen
elemental-clash-picture-over-limit = das dickere Zauberbuch nach dem letzten Zug
elemental-clash-picture-over-draw-deck = niemand konnte ziehen
elemental-clash-picture-over-draw-limit = gleich dicke Zauberbücher nach dem letzten Zug
elemental-clash-alt-deck = Deck { $name }, { $cards }. Arten: { $kinds }. Stufen: { $levels }. Elemente: { $elements }. Karten: { $list }.
elemental-clash-alt-deck-card = { $n } { $card }
elemental-clash-alt-deck-count = { $n } { $what }
elemental-clash-alt-deck-level = { $n } der Stufe { $level }
elemental-clash-alt-deck-element = { $n } { $element } ({ $stones ->
    [one] 1 Stein
   *[other] { $stones } Steine
})
elemental-clash-alt-figure-minute = Ein Marsstein gibt Energie für den Aschedrachen, eine Kreatur; der greift an, und auf der anderen Seite gehen Karten aus dem Zauberbuch verloren.
elemental-clash-alt-figure-kinds = Aschedrache, eine Kreatur; Weißglut, ein Zauber; Flammenpfeil, ein Blitzzauber; Kriegsschmiede, ein Dauerzauber; ein Marsstein.
elemental-clash-alt-figure-pile = Zwei Stapel. Von unten Mondkiesel, Venusstein, Marsstein: Erdenergie, Höhe 3. Ein Marsstein: Feuerenergie, Höhe 1.
elemental-clash-alt-figure-turn = Die sechs Phasen: Bereitschaft (stellen), Ziehen (eine Karte), Haupt I (spielen), Kampf (angreifen), Haupt II (spielen), Ende (heilen, abwerfen).
elemental-clash-alt-figure-field = Eine Seite des Spielfelds in drei Reihen zu fünft: vorn die ATK-Zone, A1 bis A5, dahinter die DEF-Zone, D1 bis D5, und bis zu fünf Stapel.
elemental-clash-alt-figure-fight = { $attacker }, { $atk }/{ $def }, wird von { $blocker }, { $atk2 }/{ $def2 }, geblockt. Im selben Moment teilt die erste Kreatur { $atk } Schaden aus und erleidet { $atk2 }.
elemental-clash-alt-figure-chain = Eine Kette aus drei: Weißglut ist Glied 1, Rindenmantel antwortet als Glied 2, Löschwind antwortet darauf als Glied 3. Glied 3 wirkt zuerst, Glied 1 zuletzt.

# Während andere zuschauen

elemental-clash-score = { $player } { $score ->
    [one] 1 Karte
   *[other] { $score } Karten
}

## Zauberbücher

elemental-clash-deck-limits = Ein Zauberbuch hat 40 Karten, jede höchstens dreimal; von den vier Grundsteinen so viele, wie du willst. Die fertigen haben 17 Steine.
elemental-clash-deck-few-stones = { $stones ->
    [0] Es hat keine Steine; die fertigen haben 17.
    [one] Es hat nur 1 Stein; die fertigen haben 17.
   *[other] Es hat nur { $stones } Steine; die fertigen haben 17.
}
elemental-clash-deck-no-energy = { $count ->
    [one] Keiner seiner Steine gibt { $elements }: Eine seiner Karten findet keinen Stapel.
   *[other] Keiner seiner Steine gibt { $elements }: { $count } seiner Karten finden keinen Stapel.
}
elemental-clash-deck-unreadable = Die Karte „{ $text }“ kenne ich nicht. Schreib eine Karte in jede Zeile, etwa *3 Lehmling*.
elemental-clash-deck-stones = { $cards }, davon { $stones } Steine
elemental-clash-deck-elements = { $cards }; Elemente: { $elements }
elemental-clash-about-creature = { $level } { $kind } { $atk }/{ $def }. { $text }
elemental-clash-about-spell = { $level } { $kind }. { $text }
elemental-clash-about-kind-spell = Zauber
elemental-clash-about-kind-flash = Blitz
elemental-clash-about-kind-permanent = Dauerzauber
elemental-clash-ready-deeproot = Tiefwurzel (Erde)
elemental-clash-ready-highwind = Höhenwind (Luft)
elemental-clash-ready-magma-road = Magmastraße (Erde und Feuer)
elemental-clash-ready-stilltide = Stillflut (Wasser)
elemental-clash-ready-storm-and-tide = Sturm und Flut (Luft und Wasser)
elemental-clash-ready-wildfire = Lauffeuer (Feuer)
elemental-clash-group-stones = Elementsteine
elemental-clash-group-earth-creatures = Erde: Kreaturen
elemental-clash-group-earth-spells = Erde: Zauber
elemental-clash-group-air-creatures = Luft: Kreaturen
elemental-clash-group-air-spells = Luft: Zauber
elemental-clash-group-fire-creatures = Feuer: Kreaturen
elemental-clash-group-fire-spells = Feuer: Zauber
elemental-clash-group-water-creatures = Wasser: Kreaturen
elemental-clash-group-water-spells = Wasser: Zauber
elemental-clash-group-neutral-creatures = Neutral: Kreaturen
elemental-clash-group-neutral-spells = Neutral: Zauber

## Für alle, denen das Spiel neu ist

elemental-clash-aim = das gegnerische Zauberbuch leeren. Wer ziehen muss und nicht kann, verliert.
elemental-clash-first-game = Erstes Spiel, mit spielbarer Starthand
elemental-clash-skipped = -# Beide Starthände haben Steine und eine Kreatur.
elemental-clash-hindered-taken = -# Alle deine Stapel sind bis zu deinem nächsten Zug belegt.
elemental-clash-hindered-taken-permanent = -# Keiner deiner Stapel ist frei. Ein Dauerzauber bleibt für immer liegen: Ein Stein kann einen neuen Stapel beginnen.
elemental-clash-hindered-played = -# { $card } ist gespielt, und das bleibt so: Offen ist nur noch das Ziel.
elemental-clash-hindered-pile = -# Noch kein freier Stapel für: { $cards }
elemental-clash-hindered-pile-cards = { $cards } ({ $element }, Höhe { $height })
elemental-clash-hindered-element = -# Kein freier Stapel hat das Element ({ $element }) für: { $cards }
elemental-clash-hindered-risk = -# { $n ->
    [one] { $blocker } kann gegen { $cards } blocken: Deine fällt.
   *[other] { $blocker } kann gegen eine von diesen blocken, und deine fällt: { $cards }
}
elemental-clash-hindered-trade = -# { $n ->
    [one] { $blocker } kann gegen { $cards } blocken: Beide fallen.
   *[other] { $blocker } kann gegen eine von diesen blocken, und beide fallen: { $cards }
}
elemental-clash-hindered-window = -# Du hast keinen Blitzzauber, der sich jetzt spielen ließe: Gefragt wirst du trotzdem, damit es niemand erfährt.
elemental-clash-hindered-aimless = -# Zurzeit ohne Ziel: { $cards }
elemental-clash-hindered-aimless-warded = -# Zurzeit ohne Ziel: { $cards } (was gefeit ist, lässt sich nicht wählen)
elemental-clash-met-spellbook = Wer selbst Schaden erleidet, verliert ebenso viele Karten aus dem Zauberbuch.
elemental-clash-met-destroyed = Hat eine Kreatur so viel Schaden erlitten, wie ihre DEF beträgt, ist sie zerstört. Am Ende des Zuges heilt der Schaden.
elemental-clash-met-place = Deine Kreaturen verlassen ihre Stapel: Vorn, in der ATK-Zone (A), greifen sie an, hinten, in der DEF-Zone (D), blocken sie.
elemental-clash-met-move = Am Anfang deines Zuges, bevor du ziehst, darf jede deiner Kreaturen einmal auf ein anderes Feld.
elemental-clash-met-quick = Eine Kreatur mit dem Blitz, ein Schnellangreifer, greift von ihrem Stapel aus an, schon in dem Zug, in dem sie gespielt wird.
elemental-clash-met-sign = Neues Zeichen einer Kreatur: { $sign }.
elemental-clash-met-heal = „Heile dich“ legt die obersten Karten deines Ablagestapels zurück unter dein Zauberbuch.
elemental-clash-met-hand = Am Ende deines Zuges behältst du höchstens fünf Karten auf der Hand: Der Rest kommt auf den Ablagestapel.
elemental-clash-met-chain = Auf einen Zauber kann ein Blitzzauber antworten, auf den wieder einer: So eine Kette wirkt von der letzten Karte zurück zur ersten.
elemental-clash-met-countered = Ein vereitelter Zauber wirkt nicht: Er kommt auf den Ablagestapel.
elemental-clash-met-stone = In jedem Zug legst du einen Stein. Er gibt Energie, und sein Stapel trägt höhere Karten.
elemental-clash-met-neutral = Ein neutraler Stein macht einen Stapel höher, ändert aber sein Element nicht. Allein auf einem neuen Stapel trägt er keine Karte, die ein Element braucht.
elemental-clash-met-permanent = Ein Dauerzauber bleibt liegen: Sein Stapel trägt nichts anderes, bis etwas ihn entfernt.
elemental-clash-met-play = Eine Karte zeigt, was sie braucht: einen freien Stapel dieses Elements, mindestens so hoch. Goldener Rand: Den gibt es.
elemental-clash-met-attack = Greif dein Gegenüber an, oder eine Kreatur in dessen ATK-Zone. Kreaturen teilen ihre ATK gleichzeitig aus.
elemental-clash-met-their-block = Du wirst angegriffen, wie die roten Pfeile zeigen: Deine golden umrahmten Kreaturen können blocken.
elemental-clash-met-their-play = Einen Blitzzauber kannst du auch im Zug deines Gegenübers spielen. *Wann mich fragen …*, unter *Mehr*, regelt, wann du gefragt wirst.
elemental-clash-reason-opens = Mit diesem Stein kann der Stapel von deiner Hand tragen: { $cards }.
elemental-clash-reason-stone = In jedem Zug darfst du einen Stein spielen, was du auch sonst noch spielst.
elemental-clash-reason-stone-text = Der Stein tut auch das: { $text }
elemental-clash-reason-no-block = So, wie die Karten liegen, kann keine Kreatur blocken.
elemental-clash-reason-outlasts = So, wie die Karten liegen, würde keine Kreatur, die blocken kann, den Angreifer allein zerstören.
elemental-clash-reason-blocks = So, wie die Karten liegen, rettet das Blocken { $n ->
    [one] eine Karte
   *[other] { $n } Karten
} deines Zauberbuchs, und deine Kreatur bleibt.
elemental-clash-reason-quick = Ein Schnellangreifer kann noch in diesem Zug von seinem Stapel aus angreifen.
elemental-clash-reason-creature = Die Kreatur wartet auf ihrem Stapel und kommt zu Beginn deines nächsten Zugs in eine Zone: Dann kann sie angreifen oder blocken.
elemental-clash-reason-creature-text = Ihr eigener Effekt: { $text }
elemental-clash-reason-spell = Was der Zauber tut: { $text }
elemental-clash-reason-combat = So, wie die Karten liegen, können deine Angreifer ohne Block { $n ->
    [one] eine Karte
   *[other] { $n } Karten
} aus dem anderen Zauberbuch nehmen.
elemental-clash-reason-combat-wins = So, wie die Karten liegen, gewinnt das jetzt: Wer auch blockt, alle deine Angreifer zusammen nehmen die letzten Karten des anderen Zauberbuchs, und daraus lässt sich dann nicht mehr ziehen.
elemental-clash-reason-unblocked = Ohne Block nimmt der Angriff { $n ->
    [one] eine Karte
   *[other] { $n } Karten
} aus dem anderen Zauberbuch.
elemental-clash-reason-defeats = So, wie die Karten liegen, fällt die angegriffene Kreatur, und deine bleibt.
elemental-clash-reason-falls = So, wie die Karten liegen, fällt diese Kreatur.
elemental-clash-reason-end-wins = Im anderen Zauberbuch liegt keine Karte mehr: So, wie es steht, ist das Spiel gewonnen, sobald daraus gezogen werden muss.
elemental-clash-reason-atk = In der ATK-Zone kann die Kreatur noch in diesem Zug angreifen.
elemental-clash-reason-def = In der DEF-Zone wird die Kreatur nicht angegriffen und kann blocken.
elemental-clash-reason-trades = So, wie die Karten liegen, fallen beide: eine von dir gegen eine von drüben.
elemental-clash-reason-keeps = Was du auf der Hand behältst, kannst du in einem späteren Zug noch spielen.
elemental-clash-reason-pile = { $card } würde seinen Stapel für das ganze Spiel belegen: Nur Steine können dann noch dorthin.
elemental-clash-reason-stays-def = Wer in der DEF-Zone bleibt, kann im anderen Zug noch blocken.
elemental-clash-reason-stays-atk = Wer in der ATK-Zone bleibt, kann noch in diesem Zug angreifen.
elemental-clash-reason-keeps-flash = Ein Stapel von dir bleibt frei: Von dort kann { $card } im anderen Zug antworten.
elemental-clash-reason-passes = Dein Zauber bleibt auf der Hand: Er kann später noch antworten.
elemental-clash-reason-unharmed = So, wie die Karten liegen, würde jede Kreatur fallen, die allein blockt.
elemental-clash-reason-discards = Noch kann kein freier Stapel von dir sie tragen.
