# O que se conta a quem é dono do bot sobre como ele está.
# kept: health-game span-hours span-minutes span-days

health-title = Elementarium { $version }, no ar há { $uptime }
health-shards = { $total ->
    [1] Um shard
   *[other] { $total } shards
 }, { $away ->
    [0] todos conectados
    [1] um sem conexão
   *[other] { $away } sem conexão
 }{ $latency ->
    [none] .
   *[other] ; o mais lento responde em { $latency } ms.
 }
health-database = { $reason ->
    [none] O banco de dados aceita jogadas.
   *[other] **O banco de dados não aceita jogadas no momento: { $reason }.**
 }
health-tables = { $open ->
    [0] Nenhuma mesa em jogo.
    [1] Uma mesa em jogo: { $games }.
   *[other] { $open } mesas em jogo: { $games }.
 }
health-game = { $game } { $count }
health-behind = { $behind ->
    [0] Todas as mesas mostram a jogada mais recente.
    [1] **Uma mesa ainda não mostra a jogada mais recente.**
   *[other] **{ $behind } mesas ainda não mostram as jogadas mais recentes.**
 }
health-due = { $due ->
    [0] Nenhuma tarefa na fila.
    [1] Uma tarefa na fila, há { $age }.
   *[other] { $due } tarefas na fila, a mais antiga há { $age }.
 }
health-thinking = Computadores: { $thinking } pensando, { $waiting } esperando.
health-error = Último erro <t:{ $at }:R>: { $event }{ $kind ->
    [none] .
   *[other] {" "}({ $kind }).
 }
health-no-error = Nenhum erro desde o início.
health-unknown = O que está guardado não pode ser contado enquanto o banco de dados está fora.
health-not-yours = Só quem administra este bot pode ver como ele está.
span-days = { $days } d { $hours } h
span-hours = { $hours } h { $minutes } min
span-minutes = { $minutes } min

# O que lê quem administra o bot, quando o Discord não o deixa mais entrar.

closed-for-good = { $reason ->
    [token] O Discord não aceita mais o token: ele foi redefinido. Copie o novo do portal de desenvolvedores do Discord para DISCORD_TOKEN e inicie o bot de novo.
    [shard] O Discord não tem esse shard: cada número em SHARD_IDS precisa ser menor que SHARD_COUNT. Corrija e inicie o bot de novo.
    [servers] Há servidores demais para SHARD_COUNT: aumente o número em todos os processos (o Discord recomenda { $recommended }), distribua todos os shards entre os SHARD_IDS deles e inicie todos de novo.
    [version] O Discord não aceita mais a versão do gateway que está em uso aqui: atualize o Elementarium.
    [intents] O Discord não conhece os intents desta versão: atualize o Elementarium.
   *[permission] O Discord não permite a este bot receber os eventos que ele pede: veja "Bot" e "Privileged Gateway Intents" no portal de desenvolvedores do Discord e atualize o Elementarium.
 }
more-shards-wanted = Há servidores demais para { $shards ->
    [1] um shard
   *[other] { $shards } shards
 }: inicie o bot de novo, e ele pergunta ao Discord quantos são necessários.
