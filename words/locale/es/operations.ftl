# Lo que el bot cuenta de sí a quien lo administra.
# kept: span-hours span-minutes

health-title = Elementarium { $version }, en marcha desde hace { $uptime }
health-shards = { $total ->
    [one] Un fragmento
   *[other] { $total } fragmentos
 }, { $away ->
    [0] { $total ->
        [one] conectado
       *[other] todos conectados
    }
    [one] uno desconectado
   *[other] { $away } desconectados
 }{ $latency ->
    [none] .
   *[other] ; el más lento responde en { $latency } ms.
 }
health-database = { $reason ->
    [none] La base de datos acepta jugadas.
   *[other] **La base de datos no acepta jugadas ahora mismo: { $reason }.**
 }
health-tables = { $open ->
    [0] Ninguna mesa en juego.
    [one] Una mesa en juego: { $games }.
   *[other] { $open } mesas en juego: { $games }.
 }
health-game = { $game }: { $count }
health-behind = { $behind ->
    [0] Todas las mesas muestran su última jugada.
    [one] **Una mesa no muestra todavía su última jugada.**
   *[other] **{ $behind } mesas no muestran todavía su última jugada.**
 }
health-due = { $due ->
    [0] No hay tareas en espera.
    [one] Hay una tarea en espera, desde hace { $age }.
   *[other] Hay { $due } tareas en espera, la más antigua desde hace { $age }.
 }
health-thinking = Máquinas: { $thinking } pensando, { $waiting } en espera.
health-error = Último error <t:{ $at }:R>: { $event }{ $kind ->
    [none] .
   *[other] {" "}({ $kind }).
 }
health-no-error = Sin errores desde el arranque.
health-unknown = Lo que está guardado no se puede contar mientras falte la base de datos.
health-not-yours = Solo quien administra este bot puede ver cómo está.
span-days = { $days } d { $hours } h
span-hours = { $hours } h { $minutes } min
span-minutes = { $minutes } min

# Lo que lee quien mantiene el bot cuando Discord ya no lo deja entrar.

closed-for-good = { $reason ->
    [token] Discord ya no acepta el token: alguien lo restableció. Copia el nuevo del portal de desarrolladores de Discord en DISCORD_TOKEN y arranca el bot otra vez.
    [shard] Discord no tiene ese fragmento: cada número de SHARD_IDS debe ser menor que SHARD_COUNT. Cámbialos y arranca el bot otra vez.
    [servers] Hay demasiados servidores para SHARD_COUNT: auméntalo en todos los procesos (Discord recomienda { $recommended }), reparte todos los fragmentos entre sus SHARD_IDS y arráncalos todos otra vez.
    [version] Discord ya no acepta la versión de la pasarela que usa esta edición: actualiza Elementarium.
    [intents] Discord no conoce los intents de esta edición: actualiza Elementarium.
   *[permission] Discord no deja que este bot reciba todo lo que pide: mira "Bot" y "Privileged Gateway Intents" en el portal de desarrolladores de Discord, y actualiza Elementarium.
 }
more-shards-wanted = Hay demasiados servidores para { $shards ->
    [one] un fragmento
   *[other] { $shards } fragmentos
 }: arranca el bot otra vez, y preguntará a Discord cuántos hacen falta.
