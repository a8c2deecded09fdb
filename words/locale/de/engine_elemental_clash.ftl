# Elemental Clash: was die Regeln selbst sagen.
# kept: elemental-clash-title elemental-clash-element-neutral

## Namen

elemental-clash-title = Elemental Clash
elemental-clash-element-earth = Erde
elemental-clash-element-air = Luft
elemental-clash-element-fire = Feuer
elemental-clash-element-water = Wasser
elemental-clash-element-neutral = neutral
elemental-clash-element-any = beliebig

## Warum eine Aktion nicht geht

elemental-clash-refusal-over = Das Spiel ist aus.
elemental-clash-refusal-other-first = Erst muss dein Gegenüber etwas entscheiden.
elemental-clash-refusal-place = Das geht jetzt nicht: Die Kreaturen auf deinen Stapeln müssen auf Felder.
elemental-clash-refusal-move = Das geht jetzt nicht: Du kannst Kreaturen umstellen oder fertig sein.
elemental-clash-refusal-main = Das geht jetzt nicht: Du kannst Karten spielen, in den Kampf gehen oder den Zug beenden.
elemental-clash-refusal-attack = Das geht jetzt nicht: Gerade wird angegriffen.
elemental-clash-refusal-block = Das geht jetzt nicht: Du kannst blocken, Blitzzauber spielen oder fertig sein.
elemental-clash-refusal-window = Das geht jetzt nicht: Du kannst einen Blitzzauber spielen oder passen.
elemental-clash-refusal-divide = Das geht jetzt nicht: Der Schaden des Angreifers muss verteilt werden.
elemental-clash-refusal-target = Das geht jetzt nicht: Ein Ziel muss gewählt werden.
elemental-clash-refusal-order = Das geht jetzt nicht: Du musst sagen, welche Fähigkeit als Nächstes kommt.
elemental-clash-refusal-may = Das geht jetzt nicht: Du kannst nur Ja oder Nein sagen.
elemental-clash-refusal-put = Das geht jetzt nicht: Ein Feld muss gewählt werden.
elemental-clash-refusal-choose = Das geht jetzt nicht: Von den gefundenen Karten muss eine gewählt werden, oder keine.
elemental-clash-refusal-discard = Das geht jetzt nicht: Eine Karte von der Hand muss abgeworfen werden.
elemental-clash-refusal-ask-once = Wann du nach Blitzzaubern gefragt wirst, hast du in diesem Zug schon geändert: Im nächsten geht es wieder.
elemental-clash-refusal-ask-on = Dort wirst du schon nach Blitzzaubern gefragt.
elemental-clash-refusal-ask-off = Dort wirst du schon nicht mehr nach Blitzzaubern gefragt.
elemental-clash-refusal-stone-phase = Steine werden nur in deinen eigenen Hauptphasen gespielt.
elemental-clash-refusal-place-where = Eine Kreatur geht von einem deiner Stapel auf ein freies Feld deiner ATK- oder DEF-Zone.
elemental-clash-refusal-target-needed = Dieses Ziel muss gewählt werden.
elemental-clash-refusal-put-where = Die Kreatur geht auf ein freies Feld der Zone, die der Effekt nennt, auf der Seite, der sie gehört.
elemental-clash-refusal-choose-which = Diese Karte steht nicht zur Wahl.
elemental-clash-refusal-order-which = Als Nächstes kommt eine Fähigkeit mit Nummer { $numbers }.
elemental-clash-refusal-not-held = { $card } hast du nicht auf der Hand.
elemental-clash-refusal-no-card = Eine Karte „{ $card }“ gibt es nicht.
elemental-clash-refusal-no-stone = { $card } ist kein Elementstein.
elemental-clash-refusal-stones-played = Du hast alle Steine gespielt, die du in diesem Zug spielen darfst: Im nächsten kommt wieder einer.
elemental-clash-refusal-five-piles = Du hast schon fünf Stapel; der Stein kommt auf einen von ihnen.
elemental-clash-refusal-stone-where = Ein Stein kommt auf einen deiner Stapel oder beginnt einen neuen mit der nächsten Nummer.
elemental-clash-refusal-stone-as-card = { $card } ist ein Elementstein und wird als Stein gespielt.
elemental-clash-refusal-creature-phase = Kreaturen werden nur in deinen eigenen Hauptphasen gespielt; jetzt geht nur ein Blitzzauber.
elemental-clash-refusal-spell-phase = { $card } wird nur in deinen eigenen Hauptphasen gespielt; jetzt geht nur ein Blitzzauber.
elemental-clash-refusal-no-flash = Du hast gesagt, dass du im Kampf keine Blitzzauber spielst.
elemental-clash-refusal-no-pile = Einen Stapel mit dieser Nummer hast du nicht.
elemental-clash-refusal-pile-blocked = Auf Stapel { $pile } liegt schon eine Karte.
elemental-clash-refusal-pile-low = { $card } hat Stufe { $level }, und Stapel { $pile } ist nur { $height } hoch.
elemental-clash-refusal-pile-energy = { $card } braucht eine andere Energie: { $element }. Die von Stapel { $pile }: { $energy }.
elemental-clash-refusal-no-target = Für { $card } gibt es kein Ziel.
elemental-clash-refusal-combat-once = Gekämpft wird einmal pro Zug, nach der Hauptphase I.
elemental-clash-refusal-nobody-attacks = Keine deiner Kreaturen könnte angreifen.
elemental-clash-refusal-move-where = Kreaturen wechseln zwischen den zehn Feldern deiner eigenen ATK- und DEF-Zone.
elemental-clash-refusal-moved = Diese Kreatur wurde in diesem Zug schon umgestellt.
elemental-clash-refusal-moved-there = Dort steht eine Kreatur, die schon umgestellt wurde.
elemental-clash-refusal-moved-nowhere = Dort steht sie schon.
elemental-clash-refusal-no-creature = Auf { $place } steht keine Kreatur von dir.
elemental-clash-refusal-attack-who = Nur Kreaturen in deiner ATK-Zone greifen an.
elemental-clash-refusal-bound = Diese Kreatur ist gebunden: Sie kann nicht angreifen.
elemental-clash-refusal-attacks = Diese Kreatur greift schon an.
elemental-clash-refusal-attack-whom = Ein Angriff gilt deinem Gegenüber oder einer Kreatur in der gegnerischen ATK-Zone.
elemental-clash-refusal-hidden = Diese Kreatur ist verborgen: Sie kann nicht angegriffen werden.
elemental-clash-refusal-attack-zone = Nur Kreaturen in der ATK-Zone können angegriffen werden.
elemental-clash-refusal-block-who = Nur Kreaturen in deiner DEF-Zone blocken.
elemental-clash-refusal-dazed = Diese Kreatur ist benommen: Sie kann nicht blocken.
elemental-clash-refusal-blocks = Eine Kreatur blockt nur einen Angreifer.
elemental-clash-refusal-elusive = Dieser Angreifer ist flüchtig: Er kann nicht geblockt werden.
elemental-clash-refusal-block-whom = Von dort greift nichts an.
elemental-clash-refusal-warded = Diese Kreatur ist gefeit: Du kannst sie nicht als Ziel wählen.
elemental-clash-refusal-target-which = Das kann kein Ziel dieses Effekts sein.
elemental-clash-refusal-divide-how = Dieser Blocker bekommt 0 bis { $left } vom Schaden; sag, wie viel.

## Was gegen ein Deck spricht

elemental-clash-deck-size = Ein Zauberbuch hat { $least } Karten, oder bis zu { $most }, wenn beide einverstanden sind; { $size } geht nicht.
elemental-clash-deck-cards = Ein Zauberbuch hat genau { $size } Karten; dieses hat { $count }.
elemental-clash-deck-unknown = Eine Karte „{ $card }“ gibt es nicht.
elemental-clash-deck-copies = { $card } ist { $count }-mal darin; außer den Grundsteinen darf jede Karte höchstens dreimal vorkommen.
elemental-clash-deck-not-ready = Ein fertiges Deck „{ $deck }“ gibt es nicht.
