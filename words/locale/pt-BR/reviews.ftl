# Analisar uma partida própria.
# kept: button-review-look

review-title = Análise: { $game }
review-alone = Só quem jogou uma partida pode ver a análise dela. *Replay* mostra a partida a todo mundo.
review-running = Esta partida ainda não acabou.
review-thinking = Estou analisando a partida…
review-progress = Estou analisando a partida: decisão { $done } de { $of }…
review-waits = { $ahead ->
    [1] Primeiro vem outra partida…
   *[other] Primeiro vêm outras { $ahead } partidas…
}
review-busy = Estou analisando partidas demais no momento. Tente de novo daqui a um minuto.
review-failed = Não consegui analisar esta partida. Tente de novo; *Replay* mostra a partida passo a passo.
review-gave = { $count ->
    [0] { NAME($player, "O ") } não deixou escapar nada.
    [one] { NAME($player, "O ") } deixou escapar algo { $count } vez.
   *[other] { NAME($player, "O ") } deixou escapar algo { $count } vezes.
}
    .player = { $count ->
    [0] Você não deixou escapar nada.
    [one] Você deixou escapar algo { $count } vez.
   *[other] Você deixou escapar algo { $count } vezes.
}
review-gave-won = { $count ->
    [0] Você não deixou escapar nada.
    [one] Você venceu mesmo assim; { $count } vez dava para fazer mais pontos.
   *[other] Você venceu mesmo assim; { $count } vezes dava para fazer mais pontos.
}
review-stands = { $count ->
    [0] nenhum ponto
    [one] { $count } ponto para { NAME($player, "o ") }
   *[other] { $count } pontos para { NAME($player, "o ") }
}
    .player = { $count ->
    [0] nenhum ponto
    [one] { $count } ponto para você
   *[other] { $count } pontos para você
}
review-unsaved = Nada do que você podia fazer teria salvado a rodada { $round }.
review-known = Chances pelo que você podia ver naquele momento, se todos seguirem como o computador no nível difícil; *Replay* mostra o que estava oculto.
review-curve = Pontos da rodada, se dali em diante os dois lados jogarem o melhor possível: acima de 0 os seus, abaixo os { NAME($other, "do ", "de ") }. Um ponto vermelho: ali você deixou escapar alguns.
review-defended = Uma derrota bem defendida: nada do que você podia saber teria ajudado muito.
review-nothing = Nenhuma jogada sua custou muito caro.
review-none = A partida terminou antes da sua primeira decisão.
review-turned = O que decidiu: { $where }: **{ $played }**, { $worth }. Qualquer outra escolha: no máximo, { $next }.
review-turned-chance = A virada: { $where }: **{ $played }**. Suas chances eram de { $before }% antes e de { $after }% na sua decisão seguinte.
review-well = Também bem jogado:
review-well-entry = - { $where }: { $played }, { $worth } (senão, { $next })
review-well-entry-chance = - { $where }: { $played } ({ $before }% → { $after }%)
review-costliest = O que saiu mais caro:
review-costliest-of = O que custou mais, { $count } de { $of }:
review-costliest-won = Onde dava para fazer mais pontos:
review-costliest-of-won = Onde dava para fazer mais pontos, { $count } de { $of }:
review-entry = { $number }. { $where }: { $played } ({ $worth }). Melhor: { $best } ({ $most }).
review-in-step = { $where }, passo { $step }
review-entry-chance = { $number }. { $where }: { $played } (−{ $points }%). Melhor: { $best }
review-looked = { $where }. Você jogou **{ $played }**: { $worth }.
    Melhor era **{ $best }**: { $most }.
review-looked-chance = { $where }. **{ $played }**, sua escolha: { $worth }% de chance de vencer. **{ $best }**, a escolha do computador no nível difícil: { $most }%.
review-cost = -# Pontos da rodada, se dali em diante os dois lados jogarem o melhor possível.
review-went = Na partida: { $stands }.
review-proved = **{ $best }** venceria a rodada com certeza, não importa o que estava oculto.
review-try = { $where }: o que você faria agora?
review-best = ✅ **{ $action }**: nada vale mais.
review-best-chance = ✅ **{ $action }**: não encontro nada melhor.
review-worse = **{ $action }**: { $worth }. O melhor: { $most }.
review-worse-chance = **{ $action }**: { $worth }% de chance de vencer, { $points }% a menos que o melhor.
review-course = Como a partida foi para { NAME($player, "o ") }
    .player = Como a partida foi para você
review-course-alt = { $title }, em pontos da rodada, decisão por decisão, com um menos quando são do outro lado: { $course }. Há uma marca onde você deixou escapar algo.
review-course-alt-chance = { $title }, em porcentagem, decisão por decisão: { $course }. Há uma marca no que saiu mais caro.
review-picture-chance = Chance de vencer
review-picture-points = Pontos da rodada
review-picture-sides = acima de 0: pontos para você · abaixo de 0: para { NAME($other, "o ") }
review-picture-decisions = Decisões
review-picture-percent = { $value }%
button-review = Analisar
button-review-look = Decisão { $number }
button-review-look-chance = { $number }: −{ $points }%
button-review-next = Próximo
button-review-again = Tentar de novo
button-review-replay = Ver no replay
