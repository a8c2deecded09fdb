# Pontuações, perfis e classificações, e os dados de cada pessoa.
# kept: rating-change-of computer-normal

lobby-counts = Ranqueada: o resultado conta.
lobby-counts-practised = Ranqueada se todo mundo na mesa já jogou este jogo três vezes; senão, amistosa.
lobby-often = Amistosa: contra o mesmo adversário, no máximo três partidas por dia são ranqueadas.
unrated-pace = Amistosa: sem relógio, nenhum resultado conta.
unrated-options = Amistosa: um resultado só conta com as opções de costume.
unrated-wish = Amistosa: o resultado não conta.
unrated-last = Amistosa, como da última vez: o resultado não conta.
unrated-computer = Amistosa: contra um computador, a partida só conta se for aberta com `rated:`.
unrated-closed = Não ranqueada: a partida foi encerrada.
unrated-abandoned = Não ranqueada: ninguém continuou a jogar.
unrated-short = Não ranqueada: uma partida só conta depois que cada pessoa agiu três vezes.
unrated-new = Não ranqueada: uma das contas tem menos de uma semana.
unrated-often = Não ranqueada: as mesmas duas pessoas podem jogar no máximo três partidas ranqueadas por dia.
rating-changes = **Pontuações**: { $changes }
rating-changes-new = **?**: menos de { $count } partidas ranqueadas até agora.
rating-change-of = { $player } { $change }
rating-change = Sua pontuação: **{ $before } → { $after }**
rating-change-new = Sua pontuação: **{ $before } → { $after }** (no começo, a pontuação muda depressa)
hint-rated = Esta partida é ranqueada: você joga sem dicas.

somebody = Alguém
profile-none = Ainda sem partidas ranqueadas
profile-unrated = **{ $name }**: ainda sem partidas ranqueadas
profile-games = { $count ->
    [1] 1 partida ranqueada
   *[other] { $count } partidas ranqueadas
}
profile-unrated-games = { $count ->
    [1] 1 partida amistosa
   *[other] { $count } partidas amistosas
}
profile-lessons = { $count } de { $of } lições
profile-puzzles = { $count ->
    [1] 1 enigma resolvido
   *[other] { $count } enigmas resolvidos
}
profile-in-a-row = { $count } dias seguidos
profile-deck = { $games }, com { $deck }
profile-won = { $count ->
    [1] { $count } vitória
   *[other] { $count } vitórias
}
profile-drawn = { $count ->
    [1] { $count } empate
   *[other] { $count } empates
}
profile-lost = { $count ->
    [1] { $count } derrota
   *[other] { $count } derrotas
}
profile-alt = As pontuações de { $player }, { $where }.
profile-alt-game = { $game }: { $rating }, com margem de { $spread }, após { $count ->
    [1] 1 partida
   *[other] { $count } partidas
}{ $last ->
    [all] :
   *[some] ; nas últimas { $results },
} vitórias { $won }, empates { $drew }, derrotas { $lost }.
profile-alt-unrated = { $game }, amistosas: { $count ->
    [1] 1 partida
   *[other] { $count } partidas
}, com { $won } vitórias, { $drew } empates e { $lost } derrotas.
profile-alt-course = Ultimamente entre { $low } e { $high }.
profile-alt-deck = O baralho favorito é { $deck }.
board-lacking = { $count ->
    [1] Ainda sem lugar: com mais uma partida ranqueada,
   *[other] Ainda sem lugar: com mais { $count } partidas ranqueadas,
} você ganha um aqui. Clique em *Tornar ranqueada* na sala.
board-unplaced = Sem número estão quem tem menos de { $count } partidas ranqueadas e os computadores, para você se comparar.
rating-read = **?**: uma pontuação de menos de { $count } partidas. ± ou a barra: a margem de erro.
board-alt-computer = Para comparar: { $player } { $rating }
board-alt-nobody = Ainda não há ninguém na classificação.
board-none = Ninguém tem pontuação aqui ainda
board-alt = A classificação de { $game }, { $where }.
board-alt-place = { $place }. { $player } { $rating }, com margem de { $spread }
board-alt-provisional = Ainda sem posição: { $player } { $rating }, com margem de { $spread }

where-all = em todos os servidores
where-server = em { $server }
profile-said = As pontuações de **{ $name }**
profile-bound = -# **{ $game }**: suas partidas contra pessoas deixariam você mais acima. Para subir, vença o computador difícil em partidas ranqueadas sem outras pessoas.
profile-met = -# Suas partidas de **{ $game }** contra essa pessoa: vitórias { $won }, empates { $drawn }, derrotas { $lost }.
profile-against = -# Contra **{ $player }**: vitórias { $won }, empates { $drawn }, derrotas { $lost }.
profile-short = { $count ->
    [one] Uma partida terminada, de **{ $game }**
   *[other] As últimas { $count } partidas, principalmente de **{ $game }**
}: { $won ->
    [one] { $won } vitória
   *[other] { $won } vitórias
}, { $lost ->
    [one] { $lost } derrota
   *[other] { $lost } derrotas
}, { $drawn ->
    [one] { $drawn } empate
   *[other] { $drawn } empates
}.
profile-short-several = As últimas { $count } partidas: { $won ->
    [one] { $won } vitória
   *[other] { $won } vitórias
}, { $lost ->
    [one] { $lost } derrota
   *[other] { $lost } derrotas
}, { $drawn ->
    [one] { $drawn } empate
   *[other] { $drawn } empates
}.
profile-last-played = Última partida: { $when }.
profile-nothing = Ainda não há partidas: as terminadas aparecem aqui. Uma partida é ranqueada quando a mesa diz isso antes de começar.
profile-streak = Boa sequência: as últimas { $count } partidas vencidas.
profile-days = Enigmas resolvidos em { $count } dias seguidos.
profile-favourite = Baralho favorito em **{ $game }**: { $deck }
profile-last = Últimas partidas
profile-unlisted = Não há nada para ver: essa pessoa ainda não jogou ou não quer que vejam os resultados dela.
profile-own-unlisted = Você disse em `/me` que ninguém mais vê suas pontuações.
board-said = A classificação de **{ $name }**
board-which = Qual jogo?
board-no-game = Esse jogo não existe.
button-here = Neste servidor
button-all = Em todos os servidores
button-show-all = Publicar aqui

me-listed-on-about = Os outros veem suas pontuações, nas classificações e em `/profile`.
me-listed-off-about = Só você vê suas pontuações.
button-listed-on = Deixar que vejam minhas pontuações
button-listed-off = Esconder minhas pontuações
button-privacy = O que é guardado e por quê

button-data = Meus dados…
button-export = Receber tudo
button-delete = Excluir tudo…
data-about = ### O que está guardado sobre você
    Seu id e seu nome no Discord, suas mesas e o que você fez nelas, pontuações, baralhos, o que você resolveu e aprendeu, e o que escolheu em `/me`. O que você escreve nos canais eu nunca leio.
    Você pode receber tudo em um arquivo que dá para ler, ou então excluir tudo para sempre.
data-exported = { $count ->
    [1] Aqui está tudo o que está guardado sobre você.
   *[other] Aqui está tudo o que está guardado sobre você, parte { $number } de { $count }.
}
data-read-me =
    Isto é tudo o que o Elementarium guardou sobre você, em todas as tabelas do banco de dados.

    preferences.json      o que você escolheu em /me
    decks.json            os baralhos que você guarda
    drafts.json           baralhos que você está montando
    mutes.json            de quem você não aceita desafios
    ratings.json          sua pontuação em cada jogo
    rating_changes.json   como cada partida ranqueada mudou sua pontuação
    rated_in.json         em quais servidores você terminou partidas ranqueadas
    puzzle_tries.json     quais enigmas você tentou e se acertou na primeira
    puzzle_ratings.json   sua pontuação nos enigmas de cada jogo
    puzzle_streaks.json   os dias seguidos em que você resolveu um
    puzzle_courses.json   o enigma de várias ações que você está resolvendo
    daily_tries.json      em quais servidores você tentou o enigma do dia
    unwelcome_in.json     os servidores em que a administração não deixa você jogar
    invitations.json      mesas que você abriu ou para as quais recebeu convite
    games/                as mesas em que você jogou: seu lugar, seu baralho e tudo o que você fez lá

    As horas estão em UTC. Os números longos são do Discord: de pessoas, servidores, canais, mensagens e cliques (join_id).
    O que os outros fizeram nas suas mesas é deles e não está aqui. Uma partida terminada inteira é o que você recebe com /games export.
data-delete-ask = ### Você quer ir embora de vez?
    Seus baralhos, pontuações e preferências são excluídos. Nas partidas em andamento, você desiste, e seus convites acabam. Onde você jogou, seu nome passa a ser *Ex-participante* e seu id, um número que não é de ninguém; as partidas em si ficam para quem jogou com você.
    Onde a administração de um servidor não deixa você jogar, seu id continua na lista dela: ir embora não muda isso.
data-delete-surely = ### Não dá para desfazer. Excluir tudo?
data-delete-go-on = Continuar…
data-delete-yes = Sim, excluir tudo
data-delete-no = Não, manter
data-deleting = Estou excluindo tudo; leva só um instante. Valeu por jogar!
data-was-here = Você excluiu seus dados. O que estava aqui não existe mais.
## Os nomes que damos

former-player = Ex-participante
computer-alone = Computador
computer-easy = Computador (fácil)
computer-normal = Computador (normal)
computer-hard = Computador (difícil)
