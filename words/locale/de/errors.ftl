# Was schiefgeht, und was dann zu tun ist.

not-stored = Ich kann im Moment nichts speichern, es ist also nichts passiert. Bitte versuche es bald noch einmal.
move-not-stored = Ich kann deinen Zug gerade nicht speichern, also ist er nicht gespielt. Bitte versuche es in einer Minute noch einmal.
move-in-doubt = Meine Datenbank ist mitten in deinem Zug ausgefallen; ich weiß noch nicht, ob er gespielt ist. Bitte schau in einer Minute auf den Tisch.
sorry = Bei mir ist etwas schiefgegangen, und ich habe es mir notiert. Von deinem Spiel ist nichts verloren: Bitte versuche es noch einmal.
done-but-lost = Das ist erledigt und gespeichert, aber meine Antwort an dich ging verloren. Bitte schau nach, bevor du es noch einmal tust.
woken-up = Ich bin gerade erst aufgewacht: Bitte versuche es noch einmal.
outdated = Ich wurde aktualisiert, seit deine App zuletzt nachgesehen hat: Bitte lade sie neu und versuche es noch einmal.
missing-here = Dafür brauche ich hier { $permissions }. Wer diesen Server verwaltet, kann mir das erlauben.
missing-here-unnamed = In diesem Kanal kann ich gerade keine Tische zeigen. Wer diesen Server verwaltet, sieht in `/settings`, woran es liegt.
missing-there-unnamed = In jenem Kanal kann ich gerade keine Tische zeigen. Wer den Server verwaltet, sieht in `/settings`, woran es liegt.
not-allowed-here = Das darf ich hier nicht.
missing-there = Dafür brauche ich dort { $permissions }. Wer den Server verwaltet, kann mir das erlauben.
not-allowed-there = Dort darf ich nicht schreiben.
replaced = Eine neuere Nachricht hat diese gerade abgelöst. Bitte drücke dort.
replaced-done = Das ist getan. Eine neuere Nachricht hat diese gerade abgelöst.
button-unknown = Dieser Knopf geht nicht mehr. Nimm den Befehl oder eine neuere Nachricht.
form-unknown = Dieses Formular geht nicht mehr. Bitte öffne es noch einmal.
choice-none = Du hast im Moment nichts zu entscheiden.
choice-others-turn = Du bist nicht am Zug: Das Spiel wartet auf { $players }.
choice-more = Es gibt noch mehr: Schreib einen Teil von dem, was du tun willst.
choice-unknown = Das ist jetzt nicht möglich: Bitte wähle etwas aus der Liste.
refusal-rule = Regel { $rule }: { $page }

named-of = { $what }: { $which }
and-more = { $count ->
    [one] und noch 1
   *[other] und noch { $count }
}

# Discords eigene Namen der Berechtigungen
permission-view = „Kanal ansehen“
permission-send = „Nachrichten senden“
permission-send-in-threads = „Nachrichten in Threads senden“
permission-attach = „Dateien anhängen“
