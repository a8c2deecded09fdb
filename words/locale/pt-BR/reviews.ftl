# Rever uma partida própria.
# kept: button-review-look

review-title = Revendo: { $game }
review-alone = Só quem jogou uma partida pode revê-la assim. *Replay* mostra a partida a todo mundo.
review-running = Esta partida ainda não acabou.
review-not-yet = Ainda não consigo rever partidas de { $game }; só de { $games }.
review-thinking = Estou repassando a partida…
review-gave = { $count ->
    [0] { $player } não deixou escapar nada.
   *[other] { $player } deixou escapar { $points ->
        [1] 1 ponto
       *[other] { $points } pontos
    } em { $count ->
        [1] uma decisão
       *[other] { $count } decisões
    }.
}
    .player = { $count ->
    [0] Você não deixou escapar nada.
   *[other] Você deixou escapar { $points ->
        [1] 1 ponto
       *[other] { $points } pontos
    } em { $count ->
        [1] uma decisão
       *[other] { $count } decisões
    }.
}
review-unsaved = Nada do que você podia fazer teria salvado a rodada { $round }.
review-costliest = O que saiu mais caro:
review-entry = { $number }. Rodada { $round }: { $played }, { $points ->
    [1] 1 ponto
   *[other] { $points } pontos
} a menos que o melhor.
review-looked = Rodada { $round }: você escolheu **{ $played }**, que vale { $worth }. **{ $best }** vale { $most }.
review-cost = Isso deixou escapar { $points ->
    [1] 1 ponto
   *[other] { $points } pontos
}. Os pontos são contados para você, com o melhor jogo dos dois lados dali em diante.
review-try = Rodada { $round }: o que você faria agora?
review-best = ✅ **{ $action }**: nada vale mais.
review-worse = **{ $action }** vale { $worth }, { $points ->
    [1] 1 ponto
   *[other] { $points } pontos
} a menos que o melhor.
review-course = Como a partida foi para { $player }
    .player = Como a partida foi para você
review-course-alt = { $title }, em pontos da rodada, decisão por decisão: { $course }. Há uma marca onde você deixou escapar algo.
button-review = Rever
button-review-look = { $number }: −{ $points }
button-review-next = Próximo
button-review-again = Tentar de novo
