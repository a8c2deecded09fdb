# Was die Person, der der Bot gehört, über sein Befinden erfährt.
# kept: health-game span-days span-hours span-minutes

health-title = Elementarium { $version }, läuft seit { $uptime }
health-shards = { $total ->
    [one] Ein Shard
   *[other] { $total } Shards
 }, { $away ->
    [0] alle verbunden
    [one] einer nicht verbunden
   *[other] { $away } nicht verbunden
 }{ $latency ->
    [none] .
   *[other] ; der langsamste antwortet nach { $latency } ms.
 }
health-database = { $reason ->
    [none] Die Datenbank nimmt Züge an.
   *[other] **Die Datenbank nimmt im Moment keine Züge an: { $reason }.**
 }
health-tables = { $open ->
    [0] Gerade wird an keinem Tisch gespielt.
    [one] Gespielt wird an einem Tisch: { $games }.
   *[other] Gespielt wird an { $open } Tischen: { $games }.
 }
health-game = { $game } { $count }
health-behind = { $behind ->
    [0] Jeder Tisch zeigt seinen neuesten Zug.
    [one] **Ein Tisch zeigt seinen neuesten Zug noch nicht.**
   *[other] **{ $behind } Tische zeigen ihren neuesten Zug noch nicht.**
 }
health-due = { $due ->
    [0] Keine Aufgabe wartet.
    [one] Eine Aufgabe wartet, seit { $age }.
   *[other] { $due } Aufgaben warten, die älteste seit { $age }.
 }
health-thinking = Computer: { $thinking } beim Denken, { $waiting } in der Warteschlange.
health-error = Letzter Fehler <t:{ $at }:R>: { $event }{ $kind ->
    [none] .
   *[other] {" "}({ $kind }).
 }
health-no-error = Keine Fehler seit dem Start.
health-unknown = Was gespeichert ist, lässt sich nicht zählen, solange die Datenbank weg ist.
health-not-yours = Wie es diesem Bot geht, sehen nur die, die ihn betreiben.
span-days = { $days } d { $hours } h
span-hours = { $hours } h { $minutes } min
span-minutes = { $minutes } min

# Was alle lesen, die den Bot betreiben, wenn Discord ihn nicht mehr hereinlässt.

closed-for-good = { $reason ->
    [token] Discord nimmt das Token nicht mehr an: Es wurde zurückgesetzt. Kopiere das neue aus dem Discord-Entwicklerportal nach DISCORD_TOKEN und starte den Bot neu.
    [shard] So einen Shard hat Discord nicht: Jede Zahl in SHARD_IDS muss kleiner sein als SHARD_COUNT. Ändere sie und starte den Bot neu.
    [servers] Für SHARD_COUNT sind es zu viele Server: Erhöhe es in allen Prozessen (Discord empfiehlt { $recommended }), verteile alle Shards auf ihre SHARD_IDS und starte alle neu.
    [version] Discord nimmt die Gateway-Version dieses Programms nicht mehr an: Aktualisiere Elementarium.
    [intents] Discord kennt die Intents dieses Programms nicht: Aktualisiere Elementarium.
   *[permission] Discord lässt diesen Bot nicht alles empfangen, was er anfordert: Sieh im Discord-Entwicklerportal unter „Bot“ bei „Privileged Gateway Intents“ nach und aktualisiere Elementarium.
 }
more-shards-wanted = Es sind zu viele Server für { $shards ->
    [one] einen Shard
   *[other] { $shards } Shards
 }: Starte den Bot neu, dann fragt er Discord, wie viele nötig sind.
