# Einladungen, Plätze, und wie sie enden.
# kept: greeting-over level-normal lobby-over

button-accept = Annehmen
button-join = Beitreten
button-begin = Jetzt beginnen
button-deal = Geben
button-decline = Ablehnen
button-cancel = Absagen
button-leave = Verlassen
button-options = Optionen …
button-rated = Gewertet spielen
button-friendly = Ungewertet spielen
button-computer = Platz dem Computer geben
button-mute = Nicht mehr herausfordern lassen
button-unmute = Wieder herausfordern lassen
level-easy = Leicht
level-normal = Normal
level-hard = Schwer

greeting = Du hast einen Platz bei **{ $game }** in { $place }. Was nur du sehen darfst, erscheint hier, wenn das Spiel beginnt.
greeting-challenge = **{ $host } fordert dich heraus** zu **{ $game }**: { $place }
greeting-left = **{ $game }** in { $place }: Du bist nicht mehr dabei.
greeting-over = **{ $game }** in { $place }: { $end }

lobby-challenges = **{ $host }** fordert { $invited } heraus.
lobby-challenges-again = **{ $host }** fordert { $invited } zur Revanche heraus.
lobby-rematch = **{ $host }** möchte eine Revanche.
lobby-open = { $seats ->
    [2] **{ $host }** sucht jemanden zum Spielen.
   *[other] **{ $host }** sucht Leute zum Mitspielen.
}
lobby-against-computers = **{ $host }** spielt gegen **{ NAME($computers, "den ") }**.
lobby-watches-computers = **{ $host }** schaut **{ NAME($computers, "dem ") }** zu.
lobby-unreached = { $player } ist per Direktnachricht nicht zu erreichen: *{ $hand }* am Tisch zeigt dann, was sonst niemand sehen darf.
lobby-joined = Am Tisch: { $players } ({ $count } von { $most }).
lobby-hindered = **{ $player }** muss ein anderes Deck wählen: Dieses lässt sich hier nicht mehr spielen.
lobby-deck-of = { NAME($player, "Der ") } spielt mit **{ $deck }**.
lobby-deck-own = { NAME($player, "Der ") } hat ein Deck gewählt.
lobby-deck-dealt = Wähle mit *Mein Deck* ein Deck; sonst bekommst du ein fertiges, das hier sonst niemand spielt.
lobby-deck-default = Wenn du bei *Mein Deck* nichts wählst, spielst du **{ $deck }**.
lobby-ends = Läuft { $when } ab
lobby-cancelled = { $host } hat diese Einladung abgesagt.
lobby-lost = Die Einladung von { $host } ging auf dem Weg zu Discord verloren und ist geschlossen. Wer spielen will, eröffnet eine neue.
lobby-declined = Die Revanche, die { $host } angeboten hat, wurde abgelehnt.
lobby-declined-by = { $player } hat die Herausforderung von { $host } abgelehnt.
lobby-expired = Die Einladung von { $host } ist abgelaufen: Niemand ist rechtzeitig beigetreten.
lobby-expired-unbegun = Diese Einladung ist abgelaufen: { $host } hat nicht auf *Jetzt beginnen* gedrückt.
lobby-expired-few = Die Einladung von { $host } ist abgelaufen: Nötig waren mindestens { $least } Personen, und es { $count ->
    [one] war nur eine
   *[other] waren nur { $count }
}.
lobby-expired-alone = Diese Einladung ist abgelaufen: { $host } hat nicht auf *Geben* gedrückt.
lobby-expired-for = Die Herausforderung von { $host } ist abgelaufen: { $player } hat nicht rechtzeitig geantwortet.
lobby-begun = Das Spiel hat begonnen.
lobby-begun-in = Das Spiel hat in { $place } begonnen.
lobby-begun-here = Das Spiel hat begonnen: Deine Hand kommt hierher.
lobby-playing-below = Weiter unten spielen **{ $players }**.
lobby-over = **{ $game }**: { $result } { $place }
lobby-alone = **{ $game }**: { $players } spielen. { $place }
thread-name = { $people } · { $game }
thread-name-more = { $people } und { $count ->
    [one] noch jemand
   *[other] { $count } andere
} · { $game }
lobby-playing-in = In { $place } spielen **{ $players }**. Züge macht man dort oder in den eigenen Direktnachrichten, in denen steht, was sonst niemand sehen darf.
lobby-you-are-in = Du bist dabei.
lobby-you-declined = Du hast abgelehnt.
lobby-call = { $role }: Wer spielt mit?
lobby-options = Was willst du spielen? Alle sehen es in der Einladung. Sobald jemand beigetreten ist, bleibt es, wie es ist.
lobby-options-mode = Welche Spielweise
lobby-options-pace = Die Bedenkzeit
lobby-options-players = Für wie viele
lobby-options-seats = { $count ->
    [one] Für eine Person
   *[other] Für { $count } Personen
}
lobby-which-level = Wie gut soll der Computer spielen?
lobby-computer-seated = Der Computer hat Platz genommen.
lobby-muted = **{ $host }** kann dich nicht mehr herausfordern, bis du das zurücknimmst oder selbst { $host } herausforderst.
lobby-unmuted = **{ $host }** kann dich wieder herausfordern.

lobby-challenged = Du hast diese Person schon zu **{ $game }** herausgefordert. Warte auf die Antwort, oder sag diese Herausforderung erst ab: { $place }
lobby-unknown = Diesen Tisch gibt es nicht.
lobby-no-bots = Bots lassen sich nicht herausfordern. Um gegen mich zu spielen, wähle bei `computer` eine Stufe.
lobby-no-bots-press = Bots lassen sich nicht herausfordern. Um gegen mich zu spielen: { $buttons }
lobby-no-bots-alone = Bots lassen sich nicht herausfordern.
lobby-challenge-is-for-two = Eine Herausforderung ist für zwei. Gib niemanden an, dann kann beitreten, wer will.
lobby-opponent-or-computer = Gib eine Person an oder den Computer, nicht beides.
lobby-computer-not-yours = Nur wer diesen Tisch eröffnet hat, kann einen Platz dem Computer geben.
lobby-not-in-dm = Ein Spiel mit anderen beginnt in einem Kanal eines Servers, wo alle zusehen können.
lobby-play-alone = Hier gegen den Computer spielen
lobby-rematch-there = Die Revanche ist angeboten: { $place }
lobby-rematch-played = Die Revanche läuft schon: { $place }
lobby-rematch-yours = Du hast schon eine Revanche angeboten. Die Antwort liegt bei { $people }; das Angebot läuft { $when } ab.
lobby-rematch-joined = Du bist bei der Revanche schon dabei. Es fehlt noch die Antwort von { $people }; das Angebot läuft { $when } ab.
lobby-opened-there = Dein Tisch ist eröffnet, drück *Geben*: { $place }
lobby-invited-there = Deine Einladung ist eröffnet: { $place }
lobby-challenged-there = Du hast { $player } herausgefordert: { $place }
button-your-table = Zu deinem Tisch
lobby-rematch-nowhere = Den Ort dieses Spiels gibt es nicht mehr, oder jemand von uns beiden kann ihn nicht sehen. `/play` beginnt anderswo ein Spiel.

lobby-deck-chosen = Du spielst mit { $deck }. Du kannst ein anderes wählen.
lobby-deck-none = Du hast kein Deck gewählt: Du bekommst ein fertiges, das sonst niemand spielt.
lobby-deck-none-yet = Du hast kein Deck gewählt: Du bekämst ein fertiges. Wenn du hier ein Deck wählst, trittst du auch bei.
lobby-deck-kept = Du behältst das Deck, das du hattest. Wenn du hier ein anderes wählst, trittst du auch bei.
lobby-deck-offered = Du würdest mit { $deck } spielen. Wenn du hier ein Deck wählst, trittst du auch bei.
lobby-deck-now = Du spielst mit { $deck }.
lobby-decks-hidden = { $count ->
    [one] 1 weiteres lässt sich an diesem Tisch nicht spielen; `/deck show` sagt, warum.
   *[other] { $count } weitere lassen sich an diesem Tisch nicht spielen; `/deck show` sagt, warum.
}
lobby-decks-build = `/deck build` baut eigene Decks.
lobby-own-decks = Deine Decks
lobby-server-decks = Decks dieses Servers
lobby-ready-decks = Fertige Decks
