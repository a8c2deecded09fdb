# What the bot's owner is told of how it is.

health-title = Elementarium { $version }, up for { $uptime }
health-shards = { $total ->
    [one] One shard
   *[other] { $total } shards
 }, { $away ->
    [0] all connected
    [one] one not connected
   *[other] { $away } not connected
 }{ $latency ->
    [none] .
   *[other] ; the slowest answers after { $latency } ms.
 }
health-database = { $reason ->
    [none] The database takes moves.
   *[other] **The database takes no moves at the moment: { $reason }.**
 }
health-tables = { $open ->
    [0] No tables in play.
    [one] One table in play: { $games }.
   *[other] { $open } tables in play: { $games }.
 }
health-game = { $game } { $count }
health-behind = { $behind ->
    [0] Every table shows its newest move.
    [one] **One table does not show its newest move yet.**
   *[other] **{ $behind } tables don't show their newest moves yet.**
 }
health-due = { $due ->
    [0] No work is waiting.
    [one] One piece of work is waiting, for { $age }.
   *[other] { $due } pieces of work are waiting, the oldest for { $age }.
 }
health-thinking = Computers: { $thinking } thinking, { $waiting } waiting.
health-error = Last error <t:{ $at }:R>: { $event }{ $kind ->
    [none] .
   *[other] {" "}({ $kind }).
 }
health-no-error = No errors since the start.
health-unknown = What is stored can't be counted while the database is away.
health-not-yours = Only the owner of this bot can see how it is.
span-days = { $days } d { $hours } h
span-hours = { $hours } h { $minutes } min
span-minutes = { $minutes } min

# What whoever runs the bot reads when Discord does not let it in any more.

closed-for-good = { $reason ->
    [token] Discord no longer accepts the token: it was reset. Copy the new one from the Discord developer portal into DISCORD_TOKEN, and start the bot again.
    [shard] Discord has no such shard: each number in SHARD_IDS must be less than SHARD_COUNT. Change them, and start the bot again.
    [servers] There are too many servers for SHARD_COUNT: raise it in all processes (Discord recommends { $recommended }), divide all shards among their SHARD_IDS, and start all of them again.
    [version] Discord no longer takes the gateway version of this release: update Elementarium.
    [intents] Discord does not know the intents of this release: update Elementarium.
   *[permission] Discord does not let this bot receive all that it asks for: look at "Bot" and "Privileged Gateway Intents" in the Discord developer portal, and update Elementarium.
 }
more-shards-wanted = There are too many servers for { $shards ->
    [one] one shard
   *[other] { $shards } shards
 }: start the bot again, and it asks Discord how many are needed.
