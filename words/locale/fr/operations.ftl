# Ce qu'on dit de sa santé à qui possède le bot.
# kept: health-game span-hours span-minutes

health-title = Elementarium { $version }, en marche depuis { $uptime }
health-shards = { $total ->
    [one] Un shard
   *[other] { $total } shards
 }, { $away ->
    [0] tout est connecté
    [one] un n'est pas connecté
   *[other] { $away } ne sont pas connectés
 }{ $latency ->
    [none] .
   *[other] {"\u202F"}; le plus lent répond en { $latency } ms.
 }
health-database = { $reason ->
    [none] La base de données enregistre les coups.
   *[other] **La base de données n'enregistre pas les coups en ce moment : { $reason }.**
 }
health-tables = { $open ->
    [0] Aucune table en jeu.
    [one] Une table en jeu : { $games }.
   *[other] { $open } tables en jeu : { $games }.
 }
health-game = { $game } { $count }
health-behind = { $behind ->
    [0] Chaque table montre son dernier coup.
    [one] **Une table ne montre pas encore son dernier coup.**
   *[other] **{ $behind } tables ne montrent pas encore leurs derniers coups.**
 }
health-due = { $due ->
    [0] Aucune tâche n'attend.
    [one] Une tâche attend, depuis { $age }.
   *[other] { $due } tâches attendent, la plus ancienne depuis { $age }.
 }
health-thinking = Ordinateurs : { $thinking } en réflexion, { $waiting } en attente.
health-error = Dernière erreur <t:{ $at }:R> : { $event }{ $kind ->
    [none] .
   *[other] {" "}({ $kind }).
 }
health-no-error = Aucune erreur depuis le démarrage.
health-unknown = On ne peut pas compter ce qui est enregistré tant que la base de données ne répond pas.
health-not-yours = Seule la personne à qui appartient ce bot peut voir comment il va.
span-days = { $days } j { $hours } h
span-hours = { $hours } h { $minutes } min
span-minutes = { $minutes } min

# Ce que lit la personne qui fait tourner le bot quand Discord ne le laisse plus entrer.

closed-for-good = { $reason ->
    [token] Discord n'accepte plus le jeton : il a été réinitialisé. Copie le nouveau depuis le portail des développeurs de Discord dans DISCORD_TOKEN, et redémarre le bot.
    [shard] Discord n'a pas ce shard : chaque numéro de SHARD_IDS doit être inférieur à SHARD_COUNT. Corrige-les, et redémarre le bot.
    [servers] Il y a trop de serveurs pour SHARD_COUNT : augmente-le dans tous les processus (Discord recommande { $recommended }), répartis tous les shards entre leurs SHARD_IDS, et redémarre-les tous.
    [version] Discord n'accepte plus la version de la passerelle qu'utilise ce bot : mets Elementarium à jour.
    [intents] Discord ne connaît pas les intents qu'utilise ce bot : mets Elementarium à jour.
   *[permission] Discord refuse à ce bot les événements qu'il demande à recevoir : regarde « Bot » et « Privileged Gateway Intents » dans le portail des développeurs de Discord, et mets Elementarium à jour.
 }
more-shards-wanted = Il y a trop de serveurs pour { $shards ->
    [one] un seul shard
   *[other] { $shards } shards
 } : redémarre le bot, et il demandera à Discord combien il en faut.
