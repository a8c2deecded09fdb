# Elemental: was die Regeln selbst sagen.
# kept: elemental-title elemental-element-wind

## Namen

elemental-title = Elemental
elemental-element-earth = Erde
elemental-element-fire = Feuer
elemental-element-ice = Eis
elemental-element-wind = Wind
elemental-element-water = Wasser
elemental-element-light = Licht
elemental-element-dark = Dunkel

## Warum eine Aktion nicht geht

elemental-refusal-over = Das Spiel ist aus.
elemental-refusal-cell = So ein Feld gibt es nicht: Felder heißen nach Spalte und Reihe, wie e4.
elemental-refusal-element = So ein Elementar gibt es nicht.
elemental-refusal-set-up = Deine Elementare stehen; dein Gegenüber ist noch nicht fertig.
elemental-refusal-next-number = Die Nummern kommen der Reihe nach: Als Nächstes ist Nummer { $number } dran.
elemental-refusal-given = { $element } hast du schon vergeben.
elemental-refusal-assign = Gib erst jeder deiner Nummern ein Elementar.
elemental-refusal-no-landing = Du hast nichts zu wählen: Dein Gegenüber sucht aus, wo die Figur landet.
elemental-refusal-landing = Deine { $number } kann nicht auf { $cell } landen. Sie kann auf: { $cells }.
elemental-refusal-land = Wähle erst, wo deine { $number } landet: { $cells }.
elemental-refusal-ordered = Dein Befehl steht und lässt sich nicht mehr ändern.
elemental-refusal-nothing-flies = Keine Figur ist in der Luft: Es gibt keinen Landeplatz zu wählen.
elemental-refusal-orders = Die Aufstellung ist vorbei: Jetzt bekommt auf beiden Seiten je eine Figur einen Befehl.
elemental-refusal-removed = Deine { $number } ist vom Brett: Sie kann nur beschworen werden.
elemental-refusal-own = Auf { $cell } steht eine eigene Figur.
elemental-refusal-well = Teleportieren kann sich nur eine Figur auf einem Energiebrunnen, und deine { $number } steht auf keinem.
elemental-refusal-move = Ein Zug ist ein Schritt, und { $cell } liegt nicht neben { $start }.
elemental-refusal-dash = Ein Sprint sind zwei Schritte, und { $cell } ist von { $start } nicht zwei entfernt.
elemental-refusal-dash-way = Auf dem Weg nach { $cell } stehen eigene Figuren.
elemental-refusal-dash-price = Ein Sprint kostet einen Kristall, und du hast keinen; deine { $number } hatte ihren freien schon.
elemental-refusal-heal-cell = Geheilt wird auf deinem Beschwörungskreis, { $circle }, nicht auf { $cell }.
elemental-refusal-heal-full = Deine { $number } hat volle Energie: Es gibt nichts zu heilen.
elemental-refusal-heal-price = Mit dem Heilen kostet dieser Befehl { $price }, und du hast { $crystals ->
    [0] keine Kristalle
    [one] 1 Kristall
   *[other] { $crystals } Kristalle
}.
elemental-refusal-substitute-king = Dein König lässt sich nicht austauschen.
elemental-refusal-substitute-cell = Austauschen lässt sich nur eine Figur auf deinem Beschwörungskreis, { $circle }.
elemental-refusal-substitute-with = Deine { $number } ist noch auf dem Brett: Nur ein entferntes Elementar kann für ein anderes einspringen.
elemental-refusal-substitute-price = Austauschen kostet einen Kristall, und du hast keinen.
elemental-refusal-summon-there = Deine { $number } ist auf dem Brett: Beschworen wird nur, was entfernt ist.
elemental-refusal-summon-circle = Auf deinem Beschwörungskreis, { $circle }, steht eine eigene Figur.
elemental-refusal-summon-price = Beschwören kostet 2 Kristalle, und du hast { $crystals ->
    [0] keine Kristalle
    [one] 1 Kristall
   *[other] { $crystals } Kristalle
}.
