# Realm of the Defenders. As cartas se escrevem com valor e naipe, os Defensores em jogo com a letra sob a carta.
# kept: realm-of-the-defenders-title-short realm-of-the-defenders-defender realm-of-the-defenders-order-of realm-of-the-defenders-bid-of realm-of-the-defenders-alt-copies realm-of-the-defenders-picture-cover-1 realm-of-the-defenders-picture-cover-2 realm-of-the-defenders-about-power realm-of-the-defenders-alt-table

## Cartas e Defensores

realm-of-the-defenders-title-short = Realm
realm-of-the-defenders-no-cards = nenhuma carta
realm-of-the-defenders-courage = { $cards } ({ $total } no total)
realm-of-the-defenders-defender = { $card } ({ $letter })
realm-of-the-defenders-defender-elder = Ancião de { $toughness } ({ $letter })
realm-of-the-defenders-defender-gone = Defensor ({ $letter })
realm-of-the-defenders-from-hand = (mão)
realm-of-the-defenders-from-play = em jogo ({ $letter })

## Escolher

realm-of-the-defenders-prompt-bid = Pôr uma carta no lance
realm-of-the-defenders-prompt-deploy = Recrutar um Defensor
realm-of-the-defenders-prompt-inspire = Gastar um Ancião
realm-of-the-defenders-prompt-queen = Usar Q♠
realm-of-the-defenders-prompt-attack = Atacar quem?
realm-of-the-defenders-prompt-attack-target = Atacar { $defender }: quem, com qual Poder?
realm-of-the-defenders-prompt-attack-with = Atacar com qual Poder?
realm-of-the-defenders-prompt-attack-line = Atacar: quem, com quê, contra quem?
realm-of-the-defenders-prompt-pay = Pagar com
realm-of-the-defenders-prompt-recall = Trazer de volta
realm-of-the-defenders-prompt-strike = Atingir
realm-of-the-defenders-prompt-attacker = Quem ataca?
realm-of-the-defenders-prompt-power = Com qual Poder?
realm-of-the-defenders-prompt-sends = Com qual Poder, contra quem?
realm-of-the-defenders-prompt-sends-more = Quem mais, com quê, contra quem?
realm-of-the-defenders-prompt-against = Contra quem?
realm-of-the-defenders-prompt-sacrifice = Quem é sacrificado, e por quem?
realm-of-the-defenders-prompt-retaliate = Revidar com qual carta?
realm-of-the-defenders-prompt-offer = Quem é sacrificado?
realm-of-the-defenders-prompt-counter = Com qual carta?
realm-of-the-defenders-prompt-block = O Poder de quem é detido?
realm-of-the-defenders-prompt-hit = Qual dos seus atacantes é atingido?
realm-of-the-defenders-prompt-ace = Usar A♠
realm-of-the-defenders-prompt-place = Posicionar um recurso
realm-of-the-defenders-prompt-other = O que mais você pode fazer

realm-of-the-defenders-prompt-several-bid = Ponha no lance quantas quiser
realm-of-the-defenders-prompt-several-place = Posicione até duas, termine o turno
realm-of-the-defenders-prompt-several-pay = Escolha com o que pagar: cartas inteiras, sem troco

realm-of-the-defenders-staged-deploy = Recrutar { NAME($defender, "um ") } por { NAME($money, "um ") }
realm-of-the-defenders-staged-inspire = { $told } Custa duas vezes { $toughness }, ou seja, { $due } de Dinheiro.{ $dear ->
    [none] {""}
   *[some] {" "}Você tem { $money }: { $cards } custa mais.
}
realm-of-the-defenders-staged-bid = Lance: { $cards }
realm-of-the-defenders-staged-attack = Atacar { NAME($player, "o ") }: { $lines }
realm-of-the-defenders-staged-sacrifice = Sacrificar { NAME($card, "um ") } { NAME($defender, "pelo ", "por ") }{ $kind ->
    [courage] : custa { $owed } de Coragem (você pode pagar com { $cards }; tem { $had })
    [whole] : custa { $owed } de Coragem, e você perde toda a que tem ({ $had }), sem troco
    [all] : você perde toda a sua Coragem ({ $had })
    [fortress] : sem Coragem, cai uma Fortaleza
    [last] : sem Coragem, cai sua última Fortaleza e seu reino está fora
    [price] : custa { $cards }
   *[nothing] {" "}sem custo algum
}
realm-of-the-defenders-staged-retaliate = { NAME($defender, "O ") } revida com { NAME($card, "um ") }{ $last ->
    [yes] ; depois disso, ninguém mais pode ser sacrificado
   *[no] {""}
}
realm-of-the-defenders-send-deploy = Recrutar e pagar
realm-of-the-defenders-send-attack = Começar a batalha
realm-of-the-defenders-send-bid = Pôr estas no lance e fechar
realm-of-the-defenders-send-place = Posicionar e terminar o turno
realm-of-the-defenders-send-retaliate = Revidar
realm-of-the-defenders-send-retaliate-end = Revidar e terminar a resposta
realm-of-the-defenders-send-sacrifice = Fazer o sacrifício
realm-of-the-defenders-send-sacrifice-end = Fazer o sacrifício e terminar a resposta

realm-of-the-defenders-action-bid = Pôr { NAME($card, "um ") } no lance
realm-of-the-defenders-action-redraw = Comprar uma nova mão
realm-of-the-defenders-action-keep = Ficar com esta mão
realm-of-the-defenders-action-deploy = Recrutar { NAME($card, "um ") }
realm-of-the-defenders-action-deploy-price = Recrutar { NAME($card, "um ") } por { NAME($money, "um ") }
realm-of-the-defenders-action-pay = Pagar { NAME($card, "um ") }
realm-of-the-defenders-action-pay-all = Pagar { $cards } ({ $total })
realm-of-the-defenders-action-recall = Trazer { $card } de volta
realm-of-the-defenders-action-power = Com { NAME($card, "um ") }
realm-of-the-defenders-action-inspire = Ancião { $source }: trazer um Defensor de volta
realm-of-the-defenders-action-queen = Q♠ { $source }: destruir uma carta (15 de Coragem)
realm-of-the-defenders-action-ace = A♠ { $source }: nada é comprado (15 de Coragem)
realm-of-the-defenders-action-attack = Atacar { NAME($player, "o ") }
realm-of-the-defenders-action-attack-line = Atacar: { $line }
realm-of-the-defenders-action-attack-realm = Atacar com { $power } ({ $kind ->
    [courage] { $paid } de Coragem
    [all] toda a Coragem, { $had }
    [fortress] uma Fortaleza
    [wins] a última Fortaleza: você vence
   *[last] a última Fortaleza
})
realm-of-the-defenders-action-many-deploy = Recrutar…
realm-of-the-defenders-action-many-attack = Atacar…
realm-of-the-defenders-action-many-attack-in-vain = Ataque: não derrota ninguém…
realm-of-the-defenders-action-many-other = Outros…
realm-of-the-defenders-action-many-place = Posicionar…
realm-of-the-defenders-action-many-retaliate = Revidar…
realm-of-the-defenders-action-many-retaliate-in-vain = Revidar: não derrota ninguém…
realm-of-the-defenders-action-many-sacrifice = Sacrificar…
realm-of-the-defenders-action-many-sacrifice-in-vain = Sacrificar: não salva ninguém…
realm-of-the-defenders-action-many-inspire = Gastar um Ancião…
realm-of-the-defenders-action-many-queen = Usar Q♠…
realm-of-the-defenders-action-attacker = { NAME($defender, "O ") } ataca
realm-of-the-defenders-action-power-against = { $power } contra { NAME($defender, "o ") }
realm-of-the-defenders-action-against = Contra { NAME($defender, "o ") }
realm-of-the-defenders-action-against-realm = Contra o reino
realm-of-the-defenders-action-sacrifice = Sacrificar outro { NAME($defender, "pelo ", "por ") }
realm-of-the-defenders-action-sacrifice-of = { $count ->
    [1] Sacrificar { $first } { NAME($defender, "pelo ", "por ") }
   *[other] Sacrificar { $first } ou { $second } { NAME($defender, "pelo ", "por ") }
}
realm-of-the-defenders-answer-sacrifice = Sacrificar { $dead }{ $many ->
    [yes] {" "}por { $defender }
   *[no] {""}
}{ $kind ->
    [courage] , pagar { $cards }
    [all] , pagar toda a Coragem ({ $cards })
    [fortress] : cai uma Fortaleza
    [last] : cai sua última Fortaleza
    [asked] : escolher o que paga
   *[nothing] {""}
}
realm-of-the-defenders-answer-strike = { $many ->
    [yes] { $defender } revida: { $card }
   *[no] Revidar: { $card }
}{ $kind ->
    [told] , { $told }
   *[either] , quem for atingido cai
    [spared] , { $spared } resiste
}
realm-of-the-defenders-action-another-attack = Outro ataque…
realm-of-the-defenders-action-another-sacrifice = Outro sacrifício…
realm-of-the-defenders-action-another-retaliate = Revidar de outra forma…
realm-of-the-defenders-brings = { $falls ->
    [no] Pouco: { $defender } resiste
    [already] { $defender } cai sem ela
   *[yes] { $defender } cai{ $kind ->
        [courage] : { $owed } de { $had } de Coragem
        [all] : toda a Coragem, { $had }
        [fortress] : uma Fortaleza
       *[last] : a última Fortaleza
    }
}
realm-of-the-defenders-attack-comes = { $attackers }: { $told }
realm-of-the-defenders-comes = { $falls ->
    [no] pouco para { $defender }
   *[yes] { $defender } cai{ $kind ->
        [courage] , { $owed } de { $had } de Coragem
        [all] , toda a Coragem, { $had }
        [fortress] , uma Fortaleza
        [last] , a última Fortaleza
       *[open] {""}
    }
}
realm-of-the-defenders-brings-together = { $power } ao todo. { $told }
realm-of-the-defenders-short-sacrifice = { $many ->
    [yes] { $dead } morre por { $defender }
   *[no] Sacrificar { $dead }
}
realm-of-the-defenders-short-strike = { $many ->
    [yes] { $defender } revida: { $card }
   *[no] Revidar: { $card }
}
realm-of-the-defenders-in-hand = { $card } (mão)
realm-of-the-defenders-goes-on = { $label }…
realm-of-the-defenders-action-retaliate = { NAME($defender, "O ") } revida
realm-of-the-defenders-action-offer = Sacrificar { NAME($defender, "o ") }
realm-of-the-defenders-action-offer-hand = Sacrificar { NAME($card, "um ") } da sua mão
realm-of-the-defenders-action-offer-jack = Sacrificar { NAME($card, "um ") } da sua mão, por 15 de Coragem
realm-of-the-defenders-action-counter-hand = Revidar com { NAME($card, "um ") } da sua mão
realm-of-the-defenders-action-counter-pool = Revidar com { NAME($card, "um ") } do seu Poder
realm-of-the-defenders-action-block = Deter o Poder { NAME($defender, "do ", "de ") }
realm-of-the-defenders-action-hit = Atingir { NAME($defender, "o ") }{ $falls ->
    [yes] : cai
   *[no] : resiste
}
realm-of-the-defenders-action-strike-courage = { $player }: { $card } de Coragem, sobram { $left }
realm-of-the-defenders-action-strike-power = { $player }: { $cards ->
    [1] a única carta de Poder
   *[other] uma de { $cards } cartas de Poder, ao acaso
}
realm-of-the-defenders-action-strike-battle = { $player }: { $card }, com que { $defender } revida{ $saved ->
    [none] {""}
   *[some] {" "}(salva { $attackers })
}
realm-of-the-defenders-action-place-power = { $card } como Poder
realm-of-the-defenders-action-place-courage = { $card } como Coragem
realm-of-the-defenders-action-place-ends = { $label }, e terminar
realm-of-the-defenders-action-dismantle = Desmantelar uma Fortaleza
realm-of-the-defenders-action-dismantle-asks = Desmantelar…
realm-of-the-defenders-confirm-dismantle = Desmantelar uma Fortaleza? Você compra sete cartas e fica com { $left ->
    [1] uma Fortaleza
   *[other] { $left } Fortalezas
}. Neste turno você não pode recrutar nem lutar.
realm-of-the-defenders-action-pass = Passar
realm-of-the-defenders-action-done-bid = Fechar o lance
realm-of-the-defenders-action-done-bid-nothing = Lance vazio
realm-of-the-defenders-action-done-price = Já basta
realm-of-the-defenders-action-done-attacker = Começar a batalha
realm-of-the-defenders-action-done-respond = Deixar acontecer
realm-of-the-defenders-action-done-respond-more = Terminar a resposta
realm-of-the-defenders-action-done-main = Posicionar cartas ou terminar o turno
realm-of-the-defenders-action-done-turn = Terminar o turno
realm-of-the-defenders-action-placed = Posicionar { $cards } e terminar

## O que aconteceu

realm-of-the-defenders-bid-of = { $player } { $cards }
    .player = você { $cards }
realm-of-the-defenders-order-of = { $player }
    .player = você
realm-of-the-defenders-bid-none = nada
realm-of-the-defenders-event-bid-done = { NAME($player, "O ") } fez seu lance.
    .player = Você fez seu lance.
realm-of-the-defenders-event-bids = Os lances: { $bids }. Ordem dos turnos: { $order }.
realm-of-the-defenders-event-bids-tossed = Os lances: { $bids }. Ordem dos turnos, com sorteio: { $order }.
realm-of-the-defenders-event-elder-found = { NAME($player, "O ") } começa e recebe um Ancião.
    .player = Você começa e recebe um Ancião.
realm-of-the-defenders-event-elder-missing = { NAME($player, "O ") } começa; não há Ancião no baralho.
    .player = Você começa; não há Ancião no baralho.
realm-of-the-defenders-event-hand = Você recebe { $cards }.
realm-of-the-defenders-opened-hand = { NAME($player, "O ") } recebe { $cards }.
    .player = Você recebe { $cards }.
realm-of-the-defenders-event-redraw = { NAME($player, "O ") } mostra { NAME($cards, "um ") } e compra uma nova mão.
    .player = Você mostra { NAME($cards, "um ") } e compra uma nova mão.
realm-of-the-defenders-event-keep = { NAME($player, "O ") } fica com a primeira mão.
    .player = Você fica com a primeira mão.
realm-of-the-defenders-event-turn = Turno { $turn }: { $player }.
    .player = O turno { $turn } é seu.
realm-of-the-defenders-event-turn-begins = Turno { $turn }.
realm-of-the-defenders-event-draw = { $count ->
    [0] { NAME($player, "O ") } não tem mais carta para comprar.
    [1] { NAME($player, "O ") } compra uma carta.
   *[other] { NAME($player, "O ") } compra { $count } cartas.
}
    .player = { $count ->
        [0] Você não tem mais carta para comprar.
        [1] Você compra uma carta.
       *[other] Você compra { $count } cartas.
    }
realm-of-the-defenders-event-drawn = Você compra { NAME($cards, "um ") }.
realm-of-the-defenders-opened-drawn = { NAME($player, "O ") } compra { NAME($cards, "um ") }.
    .player = Você compra { NAME($cards, "um ") }.
realm-of-the-defenders-event-filled = Você completa a mão até sete: { $cards }.
realm-of-the-defenders-event-reshuffle = O descarte { NAME($player, "do ", "de ") }, { $count ->
    [1] uma carta
   *[other] { $count } cartas
}, vira o baralho.
    .player = Seu descarte, { $count ->
        [1] uma carta
       *[other] { $count } cartas
    }, vira o baralho.
realm-of-the-defenders-event-deploy = { NAME($player, "O ") } recruta { NAME($defender, "um ") } por { NAME($money, "um ") }.
    .player = Você recruta { NAME($defender, "um ") } por { NAME($money, "um ") }.
realm-of-the-defenders-deployed-one = { NAME($defender, "um ") }
realm-of-the-defenders-event-builds = { $kind ->
    [back] O Ancião { NAME($player, "do ", "de ") } traz { $back } de volta
    [both] { NAME($player, "O ") } recruta { $defenders }, traz { $back } de volta
   *[deploys] { NAME($player, "O ") } recruta { $defenders }
}{ $places ->
    [none] .
   *[some] {" "}e posiciona { $what }.
}
realm-of-the-defenders-event-inspire = O Ancião { NAME($player, "do ", "de ") } traz { $defender } de volta por { NAME($money, "um ") }.
    .player = Seu Ancião traz { $defender } de volta por { NAME($money, "um ") }.
realm-of-the-defenders-event-dismantle = { NAME($player, "O ") } desmantela uma Fortaleza, que escondia { NAME($card, "um ") }, que é descartado.
    .player = Você desmantela uma Fortaleza, que escondia { NAME($card, "um ") }, que é descartado.
realm-of-the-defenders-event-ace = { NAME($player, "O ") } gasta A♠ e { NAME($courage, "um ") }: nenhuma carta é comprada pela Fortaleza.
    .player = Você gasta A♠ e { NAME($courage, "um ") }: nenhuma carta é comprada pela Fortaleza.
realm-of-the-defenders-event-pass = { NAME($player, "O ") } passa: nem A♠ nem Q♠.
    .player = Você passa: nem A♠ nem Q♠.
realm-of-the-defenders-event-queen-courage = { NAME($player, "O ") } gasta Q♠ e { NAME($courage, "um ") }: { NAME($target, "o ") } perde { NAME($card, "um ") } de Coragem.
    .player = Você gasta Q♠ e { NAME($courage, "um ") }: { NAME($target, "o ") } perde { NAME($card, "um ") } de Coragem.
    .target = { NAME($player, "O ") } gasta Q♠ e { NAME($courage, "um ") }: você perde { NAME($card, "um ") } de Coragem.
realm-of-the-defenders-event-queen-power = { NAME($player, "O ") } gasta Q♠ e { NAME($courage, "um ") }: { NAME($target, "o ") } perde { NAME($card, "um ") } da reserva de Poder.
    .player = Você gasta Q♠ e { NAME($courage, "um ") }: { NAME($target, "o ") } perde { NAME($card, "um ") } da reserva de Poder.
    .target = { NAME($player, "O ") } gasta Q♠ e { NAME($courage, "um ") }: você perde { NAME($card, "um ") } da reserva de Poder.
realm-of-the-defenders-event-queen-battle = { NAME($player, "O ") } gasta Q♠ e { NAME($courage, "um ") }: { NAME($target, "o ") } perde { NAME($card, "um ") }, com que revidava.
    .player = Você gasta Q♠ e { NAME($courage, "um ") }: { NAME($target, "o ") } perde { NAME($card, "um ") }, com que revidava.
    .target = { NAME($player, "O ") } gasta Q♠ e { NAME($courage, "um ") }: você perde { NAME($card, "um ") }, com que revidava.
realm-of-the-defenders-ended-alone = O turno { NAME($player, "do ", "de ") } acaba sozinho: não há mais nada a fazer.
    .player = Seu turno acabou: não resta nada a fazer.
realm-of-the-defenders-unanswered = { NAME($player, "O ") } não pode fazer mais nada contra o ataque.
    .player = Você não pode fazer mais nada contra o ataque.
realm-of-the-defenders-event-assign = { NAME($player, "O ") } envia { NAME($attacker, "o ") } com { NAME($power, "um ") } contra { NAME($defender, "o ") } { NAME($target, "do ", "de ") }.
    .player = Você envia { NAME($attacker, "o ") } com { NAME($power, "um ") } contra { NAME($defender, "o ") } { NAME($target, "do ", "de ") }.
    .target = { NAME($player, "O ") } envia { NAME($attacker, "o ") } com { NAME($power, "um ") } contra o seu { $defender }.
realm-of-the-defenders-event-assign-realm = { NAME($player, "O ") } envia { NAME($attacker, "o ") } com { NAME($power, "um ") } contra o reino { NAME($target, "do ", "de ") }.
    .player = Você envia { NAME($attacker, "o ") } com { NAME($power, "um ") } contra o reino { NAME($target, "do ", "de ") }.
    .target = { NAME($player, "O ") } envia { NAME($attacker, "o ") } com { NAME($power, "um ") } contra o seu reino.
realm-of-the-defenders-event-battle = { NAME($player, "O ") } ataca { NAME($target, "o ") } com { $power } de Poder.
    .player = Você ataca { NAME($target, "o ") } com { $power } de Poder.
    .target = { NAME($player, "O ") } ataca você com { $power } de Poder.
realm-of-the-defenders-event-sacrifice = { NAME($player, "O ") } sacrifica { NAME($card, "um ") } { NAME($defender, "pelo ", "por ") }.
    .player = Você sacrifica { NAME($card, "um ") } { NAME($defender, "pelo ", "por ") }.
realm-of-the-defenders-event-sacrifice-jack = { NAME($player, "O ") } sacrifica { NAME($card, "um ") } e { NAME($courage, "um ") } { NAME($defender, "pelo ", "por ") }.
    .player = Você sacrifica { NAME($card, "um ") } e { NAME($courage, "um ") } { NAME($defender, "pelo ", "por ") }.
realm-of-the-defenders-event-block = O Poder { NAME($attacker, "do ", "de ") } é detido.
realm-of-the-defenders-event-retaliate-pool = { NAME($defender, "O ") } { NAME($player, "do ", "de ") } revida com { NAME($card, "um ") } da reserva de Poder.
    .player = Seu { $defender } revida com { NAME($card, "um ") } da reserva de Poder.
realm-of-the-defenders-event-retaliate-hand = { NAME($defender, "O ") } { NAME($player, "do ", "de ") } revida com { NAME($card, "um ") } da mão.
    .player = Seu { $defender } revida com { NAME($card, "um ") } da mão.
realm-of-the-defenders-event-strikes = { NAME($defender, "O ") } { NAME($player, "do ", "de ") } revida com { NAME($card, "um ") }.
    .player = Seu { $defender } revida com { NAME($card, "um ") }.
realm-of-the-defenders-event-hit = O golpe atinge { NAME($attacker, "o ") }.
realm-of-the-defenders-event-resolve = { $count ->
    [1] Cai { $fallen }.
   *[other] Caem { $fallen }.
}
realm-of-the-defenders-event-resolve-nobody = Ninguém cai.
realm-of-the-defenders-fallen = { NAME($defender, "o ") } { NAME($player, "do ", "de ") }
    .player = o seu { $defender }
realm-of-the-defenders-event-loss = { NAME($player, "O ") } deve { $amount } de Coragem e paga com { $courage }{ $change ->
    [none] {""}
   *[kept] , sem troco
}.
    .player = Você deve { $amount } de Coragem e paga com { $courage }{ $change ->
        [none] {""}
       *[kept] , sem troco
    }.
realm-of-the-defenders-event-pays = { NAME($player, "O ") } paga com { $courage }{ $change ->
    [none] {""}
   *[kept] {" "}por { $amount }, sem troco
}.
    .player = Você paga com { $courage }{ $change ->
        [none] {""}
       *[kept] {" "}por { $amount }, sem troco
    }.
realm-of-the-defenders-event-loss-all = { NAME($player, "O ") } deve { $amount } de Coragem e tem { $had }: { $count ->
    [1] perde a carta
   *[other] perde as cartas
} { $courage }. A próxima perda leva uma Fortaleza.
    .player = Você deve { $amount } de Coragem e tem { $had }: { $count ->
        [1] perde a carta
       *[other] perde as cartas
    } { $courage }. Sua próxima perda leva uma Fortaleza.
realm-of-the-defenders-event-loss-fortress = { $count ->
    [1] { NAME($player, "O ") } não tem Coragem e perde uma Fortaleza (que escondia { NAME($cards, "um ") }).
   *[other] { NAME($player, "O ") } não tem Coragem e perde { $count } Fortalezas (que escondiam { $cards }).
}
    .player = { $count ->
        [1] Você não tem Coragem e perde uma Fortaleza (que escondia { NAME($cards, "um ") }).
       *[other] Você não tem Coragem e perde { $count } Fortalezas (que escondiam { $cards }).
    }
realm-of-the-defenders-event-placed = Você posiciona { NAME($card, "um ") } como Poder.
realm-of-the-defenders-opened-placed = A carta de Poder { NAME($player, "do ", "de ") } é { NAME($card, "um ") }.
    .player = Sua carta de Poder é { NAME($card, "um ") }.
realm-of-the-defenders-event-place-power = { NAME($player, "O ") } posiciona uma carta de Poder.
    .player = Você posiciona uma carta de Poder.
realm-of-the-defenders-event-place-courage = { NAME($player, "O ") } posiciona { NAME($card, "um ") } como Coragem.
    .player = Você posiciona { NAME($card, "um ") } como Coragem.
realm-of-the-defenders-event-places = { NAME($player, "O ") } posiciona { $what }.
    .player = Você posiciona { $what }.
realm-of-the-defenders-placed-power-named = { $cards } como Poder
realm-of-the-defenders-placed-power = { $count ->
    [1] uma carta de Poder
   *[other] { $count } cartas de Poder
}
realm-of-the-defenders-placed-courage = { $cards } como Coragem
realm-of-the-defenders-event-out-fortresses = Caiu a última Fortaleza { NAME($player, "do ", "de ") }: o reino está fora do jogo.
    .player = Caiu sua última Fortaleza: seu reino está fora do jogo.
realm-of-the-defenders-event-out-resigned = { NAME($player, "O ") } deixa a partida.
    .player = Você deixa a partida.
realm-of-the-defenders-event-out-no_defenders = { NAME($player, "O ") } não tem mais Defensores: o reino está fora do jogo.
    .player = Você não tem mais Defensores: seu reino está fora do jogo.
realm-of-the-defenders-story-before = Antes disso, aconteceu mais: *Mais* e depois *Replay* mostram tudo.

realm-of-the-defenders-line = { $attackers } contra { NAME($attacked, "o ") }
realm-of-the-defenders-line-realm = o reino
realm-of-the-defenders-line-pair = { $defender } { $power }
realm-of-the-defenders-line-attacker = { NAME($defender, "o ") } com { NAME($power, "um ") }
realm-of-the-defenders-line-attacker-stopped = { NAME($defender, "o ") } com { NAME($power, "um ") } (detido)
realm-of-the-defenders-line-attacker-hit = { NAME($defender, "o ") } com { NAME($power, "um ") } (atingido)
realm-of-the-defenders-line-sacrifice = , com o sacrifício de { NAME($card, "um ") }
realm-of-the-defenders-line-counter = , que revida com { NAME($card, "um ") }

## Como está a partida

realm-of-the-defenders-headline-bid = Quem começa? Ponha quantas cartas quiser no lance; o maior vence, e todas as cartas dos lances se perdem
realm-of-the-defenders-headline-redraw = Primeiras mãos: alguém precisou comprar de novo, então os outros também podem
realm-of-the-defenders-headline-over = O fim, no turno { $turn }
realm-of-the-defenders-headline-resource = Turno { $turn }: posicionar cartas
realm-of-the-defenders-headline = Turno { $turn }
realm-of-the-defenders-headline-ending = Turno { $turn }: a partida acaba depois do turno { $last }
realm-of-the-defenders-headline-battle = Turno { $turn }, depois de uma batalha
realm-of-the-defenders-headline-battle-ending = Turno { $turn }, depois de uma batalha: a partida acaba depois do turno { $last }

realm-of-the-defenders-waiting-bid = { $count ->
    [1] { NAME($players, "O ") } ainda está fazendo seu lance.
   *[other] { NAME($players, "O ") } ainda estão fazendo seus lances.
}
realm-of-the-defenders-waiting-redraw = { $count ->
    [1] { NAME($players, "O ") } pode comprar uma nova mão ou ficar com a que tem.
   *[other] { NAME($players, "O ") } podem comprar novas mãos ou ficar com as que têm.
}
realm-of-the-defenders-waiting-main = É a vez { NAME($players, "do ", "de ") }.
realm-of-the-defenders-waiting-resource = { NAME($players, "O ") } vai posicionar cartas.
realm-of-the-defenders-waiting-loss = { NAME($players, "O ") } precisa pagar { $due } de Coragem.
realm-of-the-defenders-waiting-ace = { NAME($players, "O ") } pode usar A♠, para que nenhuma carta seja comprada.
realm-of-the-defenders-waiting-respond = { NAME($players, "O ") } vai responder ao ataque.
realm-of-the-defenders-waiting-block = { NAME($players, "O ") } vai escolher qual Poder é detido.
realm-of-the-defenders-waiting-queen = { NAME($players, "O ") } pode usar Q♠.
realm-of-the-defenders-waiting-hit = { NAME($players, "O ") } vai escolher quem é atingido.

realm-of-the-defenders-call-bid = escolha seu lance.
realm-of-the-defenders-call-redraw = compre uma nova mão ou fique com a sua.
realm-of-the-defenders-call-main = sua vez: { $can ->
    [both] recrute, depois ataque ou posicione.
    [deploy] recrute, depois posicione cartas.
    [attack] ataque, ou posicione cartas.
    [again] ataque de novo, ou termine o turno.
    [end] não resta nada a fazer: termine o turno.
   *[place] posicione até duas cartas, como Poder ou Coragem.
}
realm-of-the-defenders-call-ace = vai usar A♠?
realm-of-the-defenders-call-respond = você é atacado: sua resposta?
realm-of-the-defenders-call-block = qual Poder é detido?
realm-of-the-defenders-call-queen = vai usar Q♠, da mão ou em jogo?
realm-of-the-defenders-call-hit = quem é atingido?
realm-of-the-defenders-call-loss = você perde { $due } de Coragem: escolha com o que pagar. Você paga cartas inteiras, sem troco.
realm-of-the-defenders-call-over = a partida acabou.

realm-of-the-defenders-private-bid-cards = Suas dez cartas: **{ $cards }**.
realm-of-the-defenders-private-bid = Seu lance até aqui: **{ $cards }**.
realm-of-the-defenders-private-hand = Sua mão: **{ $cards }**.
realm-of-the-defenders-private-pools = Seu Poder: **{ $power }**. Sua Coragem: **{ $courage }**.
realm-of-the-defenders-private-out = **Seu reino está fora da partida. Os outros continuam.**
realm-of-the-defenders-private-battle = A batalha: { $lines }.
realm-of-the-defenders-follows-holds = Um Poder de { $power } não derrota { NAME($defender, "o ") }{ $face ->
    [face] {" "}(resistência { $toughness })
   *[plain] {""}
}.
realm-of-the-defenders-follows-strikes = Um Poder de { $power } derrota { NAME($defender, "o ") }{ $face ->
    [face] {" "}(resistência { $toughness })
   *[plain] {""}
}.
realm-of-the-defenders-follows-lines = { $kind ->
    [all] Todos os atacados caem se nada impedir.
    [none] Ninguém cai: pouco Poder.
   *[some] Cairia: { $falls }; aguentaria: { $holds }.
}
realm-of-the-defenders-follows-choice = Um Poder de { $power } revida contra um dos seus atacantes ({ $attackers }), e você escolhe qual.
realm-of-the-defenders-follows-struck = Um Poder de { $power } atinge só um atacante, e quem ataca escolhe qual: { $kind ->
    [all] qualquer um dos dois cairia
    [none] nenhum dos dois cairia
   *[some] { $falls } cairia, { $holds } não
}.
realm-of-the-defenders-follows-strike-choice = Se você revidar, o atacante escolhe quem é atingido: só { $enough } ou mais derrota alguém com certeza.
realm-of-the-defenders-follows-gain = { NAME($player, "O ") } { $kind ->
    [courage] paga { $owed } de { $had } de Coragem
    [all] perde toda a Coragem ({ $had })
    [fortress] perde { $count ->
        [1] uma Fortaleza
       *[other] { $count } Fortalezas
    }
    [win] perde a última Fortaleza: você vence
   *[last] perde a última Fortaleza se nada impedir
}.
realm-of-the-defenders-follows-no-deploying = Depois você não pode mais recrutar ({ $cards }){ $places ->
    [too] {" "}nem posicionar
   *[none] {""}
}.
realm-of-the-defenders-follows-no-placing = Depois você não pode mais posicionar cartas.
realm-of-the-defenders-follows-risk = Sem Coragem, cada um que cair custa { $left ->
    [1] sua última Fortaleza
   *[other] uma das suas { $left } Fortalezas
}.
realm-of-the-defenders-follows-both = Se as duas últimas Fortalezas caírem ao mesmo tempo, você vence, porque ataca.
realm-of-the-defenders-follows-back = { $kind ->
    [none] { NAME($player, "O ") } não tem carta para revidar.
    [one] Um revide de { $toughness } ou mais derrota seu { $attackers }{ $courage ->
        [none] {""}
       *[some] {" "}({ $cost } de Coragem)
    }.
   *[many] Um revide que alcance a resistência deles derrota { $attackers }{ $courage ->
        [none] {""}
       *[some] {" "}(ao menos o mesmo tanto de Coragem)
    }.
}
realm-of-the-defenders-follows-nothing = Do jeito que está, você não perde { $more ->
    [more] mais nada
   *[none] nada
}.
realm-of-the-defenders-follows-courage = Do jeito que está, { $fallen ->
    [none] seu reino é atingido
   *[some] você perde { NAME($defenders, "o ") }
}, e isso custa { $owed } de Coragem (você pode pagar com { $cards }; tem { $had }).
realm-of-the-defenders-follows-all = Do jeito que está, { $fallen ->
    [none] seu reino é atingido e você perde
   *[some] você perde { NAME($defenders, "o ") } e
} toda a sua Coragem ({ $had }). Sua próxima perda custa uma Fortaleza.
realm-of-the-defenders-follows-fortress = Do jeito que está, { $fallen ->
    [none] seu reino é atingido
   *[some] você perde { NAME($defenders, "o ") }
} e, sem Coragem, { $count ->
    [1] cai uma Fortaleza
   *[other] caem { $count } Fortalezas
}.
realm-of-the-defenders-follows-last = Do jeito que está, { $fallen ->
    [none] seu reino é atingido
   *[some] você perde { NAME($defenders, "o ") }
} e, sem Coragem, cai sua última Fortaleza.
realm-of-the-defenders-private-ace = **{ NAME($player, "O ") } entrega uma Fortaleza por sete cartas. A♠ e 15 da sua Coragem impediriam isso.**
realm-of-the-defenders-private-queen = **Q♠, com 15 da sua Coragem, poderia destruir uma carta que revida, ou outra carta da Coragem ou do Poder do outro lado.**
realm-of-the-defenders-private-without = -# Você não tem essa carta: passe. Pergunto a quem tem 15 de Coragem, para que ninguém saiba com quem ela está.

realm-of-the-defenders-lies-open-power = O outro lado joga com o baralho padrão: { $count ->
    [1] a carta de Poder dele pode valer
   *[other] as { $count } cartas de Poder dele podem valer
} { $values }{ $queen ->
    [queen] , e ele pode ter uma Dama de espadas na mão
    [play] , e a Dama de espadas em jogo pode usar seu poder
   *[none] {""}
}.
realm-of-the-defenders-why-losses = { $count ->
    [0] Você não perde Coragem
    [1] A perda de { $amounts } é paga com { $paid }
   *[other] As perdas de { $amounts } são pagas com { $paid }
}{ $rest ->
    [nothing] {""}
    [short] , no fim com menos do que custa, o que não leva a Fortaleza enquanto houver alguma
    [none] , o último que você tinha
   *[some] ; você ainda tem { $cards }
}.
realm-of-the-defenders-why-struck = { $count ->
    [1] { $fallen } cai com o seu revide e não pode atacar de novo.
   *[other] { $fallen } caem com os seus revides e não podem atacar de novo.
}
realm-of-the-defenders-why-spent = O outro lado não tem mais Poder.
realm-of-the-defenders-lies-open-each = { $value } cada
realm-of-the-defenders-lies-open = Caídos, virados para cima. Do outro lado: { $theirs }. Seus: { $own }.
realm-of-the-defenders-obstacle-no-spade = -# Você não pode recrutar: não há espadas na sua mão.
realm-of-the-defenders-obstacle-no-money = -# Você não pode recrutar: não há Dinheiro na sua mão.
realm-of-the-defenders-obstacle-little-money = -# Você não pode recrutar: seu Dinheiro não paga nenhuma das suas espadas.
realm-of-the-defenders-obstacle-no-power = -# Você não pode atacar: sua reserva de Poder está vazia.
realm-of-the-defenders-obstacle-no-defender = -# Você não pode atacar: não tem Defensor em jogo.
realm-of-the-defenders-obstacle-none-ready = -# Você não pode atacar: seus Defensores entraram em jogo neste turno.
realm-of-the-defenders-obstacle-too-weak = -# Atacar não adianta agora: seu Poder não derrota ninguém lá.
realm-of-the-defenders-obstacle-last-fortress = -# Você não pode desmantelar: é sua última Fortaleza.
realm-of-the-defenders-obstacle-clogged = -# Você também não pode posicionar nada. Uma saída: desmantele uma Fortaleza e compre sete cartas.
realm-of-the-defenders-hindered-queen = -# Q♠ pode destruir uma carta por 15 de Coragem: { $kind ->
    [poor] você tem { $had }
   *[nothing] ninguém mais tem Coragem nem Poder
}.

realm-of-the-defenders-hindered-jack = -# J♠ poderia morrer por outro por 15 de Coragem: você tem { $had }.
realm-of-the-defenders-ask-price = O que você paga pelo seu Ancião? Essa será a resistência dele, no máximo 15.
realm-of-the-defenders-ask-price-more = O que você paga pelo seu Ancião? Essa será a resistência dele, no máximo 15. Pago até aqui: { $paid }, { $toughness } no total.
realm-of-the-defenders-ask-recall = Quem o seu Ancião traz de volta? Você paga o dobro da resistência.
realm-of-the-defenders-ask-strike = O que a sua Q♠ atinge? A Coragem paga as perdas, o Poder revida.
realm-of-the-defenders-ask-attacker = Quem ataca?
realm-of-the-defenders-ask-attacker-of = Quem ataca { NAME($player, "o ") }?
realm-of-the-defenders-ask-attacker-more = Quem mais ataca ao mesmo tempo? Se ninguém, comece a batalha: com Poder sobrando, você pode atacar de novo depois.
realm-of-the-defenders-ask-power = { NAME($defender, "O ") } ataca: com qual Poder?
realm-of-the-defenders-ask-power-against = { NAME($defender, "O ") } ataca: com qual Poder, contra quem?
realm-of-the-defenders-ask-against = { NAME($defender, "O ") } ataca com { NAME($power, "um ") }: contra quem?
realm-of-the-defenders-ask-offer = Quem é sacrificado { NAME($defender, "pelo ", "por ") }?
realm-of-the-defenders-ask-counter = Com qual Poder { NAME($defender, "o ") } revida?
realm-of-the-defenders-ask-pay = { $reason }: { $missing } a pagar.
realm-of-the-defenders-ask-pay-more = { $reason }: { $paid } pagos, ainda faltam { $missing } de { $due }.
realm-of-the-defenders-ask-pay-deploy = Você recruta { NAME($card, "um ") }
realm-of-the-defenders-ask-pay-inspire = Você traz { $card } de volta
realm-of-the-defenders-ask-pay-queen = Sua Q♠ custa Coragem, em cartas inteiras e sem troco
realm-of-the-defenders-ask-pay-ace = Seu A♠ custa Coragem, em cartas inteiras e sem troco
realm-of-the-defenders-ask-pay-jack = Seu J♠ entra no lugar { NAME($defender, "do ", "de ") } e custa Coragem, em cartas inteiras e sem troco
realm-of-the-defenders-ask-pay-loss = Você perde Coragem

realm-of-the-defenders-result-draw = Empate depois do último turno: os reinos têm a mesma força.
realm-of-the-defenders-result-fortresses = { NAME($winner, "O ") } vence: { NAME($loser, "o ") } não tem mais Fortalezas.
    .winner = Você vence: { NAME($loser, "o ") } não tem mais Fortalezas.
    .loser = { NAME($winner, "O ") } vence: você não tem mais Fortalezas.
realm-of-the-defenders-result-fortresses-both = Ninguém mais tem Fortalezas, então vence quem atacou: { $winner }.
    .winner = Ninguém mais tem Fortalezas, então você vence: o ataque era seu.
realm-of-the-defenders-result-resigned = { NAME($winner, "O ") } vence: { NAME($loser, "o ") } desistiu.
    .winner = Você vence: { NAME($loser, "o ") } desistiu.
    .loser = { NAME($winner, "O ") } vence: você desistiu.
realm-of-the-defenders-result-no_defenders = { NAME($winner, "O ") } vence: { NAME($loser, "o ") } não tem mais Defensores.
    .winner = Você vence: { NAME($loser, "o ") } não tem mais Defensores.
    .loser = { NAME($winner, "O ") } vence: você não tem mais Defensores.
realm-of-the-defenders-result-turn_limit = { NAME($winner, "O ") } vence depois do último turno com { $ahead }.
    .winner = Você vence depois do último turno com { $ahead }.
realm-of-the-defenders-result-fortresses-many = { NAME($winner, "O ") } vence com o último reino de pé.
    .winner = Você vence com o último reino de pé.
realm-of-the-defenders-result-resigned-many = { NAME($winner, "O ") } vence: os outros caíram ou saíram.
    .winner = Você vence: os outros caíram ou saíram.
realm-of-the-defenders-result-no_defenders-many = { NAME($winner, "O ") } vence com o último reino de pé.
    .winner = Você vence com o último reino de pé.
realm-of-the-defenders-result-turn_limit-many = { NAME($winner, "O ") } vence depois do último turno com { $ahead }.
    .winner = Você vence depois do último turno com { $ahead }.
realm-of-the-defenders-ahead-fortresses = mais Fortalezas, { $more } a { $less }
realm-of-the-defenders-ahead-toughness = mais resistência, { $more } a { $less }
realm-of-the-defenders-ahead-courage = mais Coragem, { $more } a { $less }

## Em volta do jogo

realm-of-the-defenders-length = { $most ->
    [2] de 5 a 25 minutos, de dificuldade média: muitas pequenas decisões
    [3] uns 45 minutos, de dificuldade média: muitas pequenas decisões
   *[other] de 5 a 60 minutos, de dificuldade média: muitas pequenas decisões
}
realm-of-the-defenders-options-fortresses = { $fortresses ->
    [2] Duas Fortalezas para cada lado; vence o último reino de pé.
   *[other] Quatro Fortalezas para cada lado; vence o último reino de pé.
}
realm-of-the-defenders-options-short = Jogo curto: a partir do terceiro turno, quem terminar um turno sem Defensor sai do jogo.
realm-of-the-defenders-options-no-bids = O acaso decide quem começa.
realm-of-the-defenders-options-lost-last = Se os lances forem iguais, começa quem perdeu a última partida.

## Textos alternativos

realm-of-the-defenders-alt-table = Realm of the Defenders. { $when }.
realm-of-the-defenders-alt-over = A partida acabou. { $result }
realm-of-the-defenders-alt-battle = { NAME($player, "O ") } ataca { NAME($target, "o ") }: { $lines }.
    .player = Você ataca { NAME($target, "o ") }: { $lines }.
    .target = { NAME($player, "O ") } ataca você: { $lines }.
realm-of-the-defenders-alt-why = O que decidiu: { $why }.
realm-of-the-defenders-alt-fought = { NAME($player, "O ") } atacou { NAME($target, "o ") }: { $lines }.
    .player = Você atacou { NAME($target, "o ") }: { $lines }.
    .target = { NAME($player, "O ") } atacou você: { $lines }.
realm-of-the-defenders-alt-fallen = Caíram: { $fallen }.
realm-of-the-defenders-alt-fallen-none = Ninguém caiu.
realm-of-the-defenders-alt-waiting = À espera { NAME($players, "do ", "de ") }.
    .players = É a sua vez.
realm-of-the-defenders-alt-realm = { $player }: { $fortresses ->
    [1] 1 Fortaleza
   *[other] { $fortresses } Fortalezas
}
realm-of-the-defenders-alt-realm-out = { $player } (fora): { $fortresses ->
    [1] 1 Fortaleza
   *[other] { $fortresses } Fortalezas
}
realm-of-the-defenders-alt-realm-bid = { $realm }, mão { $hand }, baralho { $deck }, lance feito.
realm-of-the-defenders-alt-realm-bidding = { $realm }, mão { $hand }, baralho { $deck }.
realm-of-the-defenders-alt-own = Seu reino: { $fortresses ->
    [1] 1 Fortaleza
   *[other] { $fortresses } Fortalezas
}
realm-of-the-defenders-alt-no-defender = nenhum Defensor
realm-of-the-defenders-alt-defenders = Defensores { $defenders }
realm-of-the-defenders-alt-defenders-many = { $count } Defensores com resistência { $toughness } no total
realm-of-the-defenders-alt-under = { $defender } sobre { $money }
realm-of-the-defenders-alt-not-ready = { $defender }, ainda não pode atacar
realm-of-the-defenders-alt-no-courage = nenhuma Coragem
realm-of-the-defenders-alt-courage = Coragem ×{ $count }, valor { $total }
realm-of-the-defenders-alt-courage-cards = Coragem ×{ $count }, valor { $total } ({ $cards })
realm-of-the-defenders-alt-piles = Poder ×{ $power }, mão { $hand }, baralho { $deck }, descarte { $discard }
realm-of-the-defenders-alt-defeated = caídos { $cards }
realm-of-the-defenders-alt-elders = { $count ->
    [1] 1 Ancião
   *[other] { $count } Anciãos
}
realm-of-the-defenders-alt-bid = Suas dez cartas para o lance: { $cards }. Seu lance: { $bid }.
realm-of-the-defenders-alt-held = Mão { NAME($player, "do ", "de ") }: { $hand }. Reserva de Poder: { $power }.
    .player = Sua mão: { $hand }. Reserva de Poder: { $power }.
realm-of-the-defenders-alt-hand = Sua mão: { $hand }. Sua reserva de Poder: { $power }.
realm-of-the-defenders-alt-paid = Pago até aqui: { $cards }.
realm-of-the-defenders-alt-choices = Você pode escolher: { $choices }.
realm-of-the-defenders-alt-copies = { $card } ×{ $count }
realm-of-the-defenders-alt-deck = { $name }: { $count } cartas, { $points } de { $most } pontos. { $cards }.
realm-of-the-defenders-alt-deck-empty = { $name }: ainda sem cartas.
realm-of-the-defenders-alt-cover = Capa de Realm of the Defenders: um castelo atrás de um leque de cinco cartas, um Ás de espadas, um Rei de paus, uma Dama de ouros, um Valete de copas e um Ancião.
realm-of-the-defenders-alt-figure-suits = Os quatro naipes. Espadas são Defensores: ficam de pé e lutam. Paus são o Poder que os arma, ouros são o Dinheiro que os compra, copas são a Coragem que paga as perdas.
realm-of-the-defenders-alt-figure-realm = Um reino: duas Fortalezas; os Defensores 9 de espadas, um Ancião de 7 sobre Dinheiro 5 e 2, e um 4 que ainda não pode atacar; três cartas de Poder viradas para baixo; a Coragem 3, 8 e Rei, 26 no total; baralho 28, descarte 7, caídos 4.
realm-of-the-defenders-alt-figure-pay = Um Defensor de 9 é pago com o Dinheiro 8, 5 e 2, da carta mais alta à mais baixa: com o 8 e o 5, ou o 8 e o 2. O 5 não pode vir primeiro, porque 5 e 2 são menos que 9.
realm-of-the-defenders-alt-figure-overwhelm = Dois atacantes com Poder 6 e 9 sobrepujam uma Dama de resistência 15: juntos chegam a 15, e a Dama cai. Só um Defensor pode atacar um Rei.
realm-of-the-defenders-alt-figure-battle = Um 10 com Poder 5 ataca um 5, que revida com Poder 10. Cada um recebe um golpe igual à própria resistência, e os dois caem: igual já basta.
realm-of-the-defenders-alt-figure-courage = É preciso perder 10 de Coragem. Com 3, 8 e uma Dama dá para pagar, por exemplo com a Dama. 2 e 5 é pouco: perde-se tudo. Sem Coragem, perde-se uma Fortaleza.

## Por que opções ou um baralho não servem

## Pintado nas imagens

realm-of-the-defenders-picture-attacks = ataca
realm-of-the-defenders-picture-you-attack = ataca
realm-of-the-defenders-picture-attacked = atacou
realm-of-the-defenders-picture-last-battle = última batalha
realm-of-the-defenders-picture-fallen = { $count ->
    [0] ninguém caiu
    [1] { $count } caiu
   *[other] { $count } caíram
}
realm-of-the-defenders-picture-sacrificed = { $count ->
    [1] 1 sacrificado
   *[other] { $count } sacrificados
}
realm-of-the-defenders-picture-fallen-realm = a última Fortaleza caiu
realm-of-the-defenders-picture-wins = vence
    .winner = vence
realm-of-the-defenders-picture-why-draw = Fortalezas, resistência e Coragem iguais
realm-of-the-defenders-picture-why-fortresses = { $loser } não tem mais Fortalezas
    .loser = você não tem mais Fortalezas
realm-of-the-defenders-picture-why-resigned = { $loser } desistiu
    .loser = você desistiu
realm-of-the-defenders-picture-why-no_defenders = { $loser } não tem mais Defensores
    .loser = você não tem mais Defensores
realm-of-the-defenders-picture-why-fortresses-both = ninguém tem Fortaleza: vence quem atacou
realm-of-the-defenders-picture-why-fortresses-many = o último reino com Fortaleza
realm-of-the-defenders-picture-why-resigned-many = os outros caíram ou saíram
realm-of-the-defenders-picture-why-no_defenders-many = o último reino de pé
realm-of-the-defenders-picture-why-more-fortresses = mais Fortalezas no fim: { $more } a { $less }
realm-of-the-defenders-picture-why-more-toughness = mais resistência no fim: { $more } a { $less }
realm-of-the-defenders-picture-why-more-courage = mais Coragem no fim: { $more } a { $less }
realm-of-the-defenders-picture-of-points = de { $most } pontos
realm-of-the-defenders-picture-cards = { $count ->
    [1] 1 carta
   *[other] { $count } cartas
}
realm-of-the-defenders-picture-cover-1 = Realm of the
realm-of-the-defenders-picture-cover-2 = Defenders
realm-of-the-defenders-picture-cover-3 = De dois a quatro reinos,
realm-of-the-defenders-picture-cover-4 = um baralho cada, um trono.
realm-of-the-defenders-picture-bid = lances
realm-of-the-defenders-picture-redraw = primeiras mãos
realm-of-the-defenders-picture-over = o fim
realm-of-the-defenders-picture-label-bid = dá lance
realm-of-the-defenders-picture-label-redraw = escolhe
realm-of-the-defenders-picture-label-main = joga
realm-of-the-defenders-picture-label-resource = posiciona
realm-of-the-defenders-picture-label-loss = paga
realm-of-the-defenders-picture-label-answer = responde
realm-of-the-defenders-picture-out = fora
realm-of-the-defenders-picture-has-bid = lance feito
realm-of-the-defenders-picture-has-turn = tem a vez
realm-of-the-defenders-picture-discard = descarte
realm-of-the-defenders-picture-deck = baralho
realm-of-the-defenders-picture-hand = mão
realm-of-the-defenders-picture-no-defender = sem Defensores
realm-of-the-defenders-picture-power = Poder
realm-of-the-defenders-picture-courage = Coragem
realm-of-the-defenders-picture-opened-hand = na mão
realm-of-the-defenders-alt-opened-hand = na mão { $cards }
realm-of-the-defenders-alt-opened-power = Poder { $cards }
realm-of-the-defenders-alt-opened-next = a seguir no baralho { $cards }
realm-of-the-defenders-picture-none = nada
realm-of-the-defenders-picture-defeated = caídos
realm-of-the-defenders-picture-elders = { $count ->
    [1] Ancião
   *[other] Ancião { $count }
}
realm-of-the-defenders-picture-no-hand = sem cartas na mão
realm-of-the-defenders-picture-your-hand = Sua mão
realm-of-the-defenders-picture-bid-count = { $count } de { $cards } no lance; as outras voltam para o seu baralho
realm-of-the-defenders-picture-paid = pago: { $paid } de { $due }
realm-of-the-defenders-picture-price = pago: { $paid }
realm-of-the-defenders-figure-suit-S = Defensor
realm-of-the-defenders-figure-use-S = fica e luta
realm-of-the-defenders-figure-suit-C = Poder
realm-of-the-defenders-figure-use-C = arma Defensores
realm-of-the-defenders-figure-suit-D = Dinheiro
realm-of-the-defenders-figure-use-D = paga Defensores
realm-of-the-defenders-figure-suit-H = Coragem
realm-of-the-defenders-figure-use-H = paga perdas
realm-of-the-defenders-figure-zone-defenders = Defensores
realm-of-the-defenders-figure-zone-courage = Coragem, aberta
realm-of-the-defenders-figure-zone-power = Poder, fechado
    .short = Poder
realm-of-the-defenders-figure-zone-fortresses = Fortalezas
realm-of-the-defenders-figure-zone-piles = Pilhas
realm-of-the-defenders-figure-costs = custa { $cost }
realm-of-the-defenders-figure-not-first = não começa:
realm-of-the-defenders-figure-below = menos que { $cost }
realm-of-the-defenders-figure-defeated = a Dama cai
realm-of-the-defenders-figure-king = um Rei:
realm-of-the-defenders-figure-alone = só um atacante
realm-of-the-defenders-figure-struck = golpe { $blow }, resistência { $blow }
realm-of-the-defenders-figure-falls = cai
realm-of-the-defenders-figure-equal = Igual já basta.
realm-of-the-defenders-figure-to-lose = { $amount } a perder
realm-of-the-defenders-figure-courage-enough = pague { $amount }:
realm-of-the-defenders-figure-loss-enough = a Dama
realm-of-the-defenders-figure-courage-little = pouco:
realm-of-the-defenders-figure-loss-little = tudo
realm-of-the-defenders-figure-courage-empty = vazia:
realm-of-the-defenders-figure-loss-empty = uma Fortaleza

# Enquanto outros assistem

realm-of-the-defenders-opening-bid = Lances para o primeiro turno
realm-of-the-defenders-opening-redraw = Primeiras mãos
realm-of-the-defenders-score = { $player } com { $score ->
    [1] 1 Fortaleza
   *[other] { $score } Fortalezas
}

## Baralhos

realm-of-the-defenders-deck-limits = Um baralho tem no máximo 500 pontos, no máximo quatro cópias de uma carta, no mínimo 20 cartas (22 com quatro Fortalezas), sendo ao menos uma de espadas ou um Ancião. De 2 a 10 custam o próprio número; J, Q, K e A, 15; um Ancião, 22.
realm-of-the-defenders-deck-unreadable = Não consigo ler “{ $text }” como carta. Escreva *10♠* ou *10S*, *Ancião* ou *X*, e *3x 10♠* para várias.
realm-of-the-defenders-deck-summary = { $count ->
[1] 1 carta, que custa { $points } de no máximo { $most } pontos
   *[other] { $count } cartas, que custam { $points } de no máximo { $most } pontos
}
realm-of-the-defenders-piles = Fora de vista: { $deck } no seu baralho, { $discard } no seu descarte e { $fortresses } como Fortalezas:
realm-of-the-defenders-card = { $rank } de { $suit }
realm-of-the-defenders-deck-find = Ex.: rei paus; ou cole um baralho inteiro, que toma o lugar deste
realm-of-the-defenders-rank-J = Valete
realm-of-the-defenders-rank-Q = Dama
realm-of-the-defenders-rank-K = Rei
realm-of-the-defenders-rank-A = Ás
realm-of-the-defenders-suit-S = espadas
realm-of-the-defenders-suit-C = paus
realm-of-the-defenders-suit-D = ouros
realm-of-the-defenders-suit-H = copas
realm-of-the-defenders-about = { $points } pontos: { $use } de { $value }
realm-of-the-defenders-about-power = { $about }, { $power }
realm-of-the-defenders-about-elder = { $points } pontos: Dinheiro, Poder ou Coragem de 15, ou um Defensor
realm-of-the-defenders-use-S = Defensor
realm-of-the-defenders-use-C = Poder
realm-of-the-defenders-use-D = Dinheiro
realm-of-the-defenders-use-H = Coragem
realm-of-the-defenders-power-JS = pode ser sacrificado da mão
realm-of-the-defenders-power-QS = atinge um recurso de um oponente
realm-of-the-defenders-power-KS = não pode ser sobrepujado
realm-of-the-defenders-power-AS = impede a compra por uma Fortaleza desmantelada
realm-of-the-defenders-ready-standard = Padrão
realm-of-the-defenders-group-defenders = Defensores: espadas
realm-of-the-defenders-group-power = Poder: paus
realm-of-the-defenders-group-money = Dinheiro: ouros
realm-of-the-defenders-group-courage = Coragem: copas
realm-of-the-defenders-group-elders = Anciãos: curingas

## Para quem é novo no jogo

realm-of-the-defenders-aim = ser o último reino com uma Fortaleza.
realm-of-the-defenders-first-game = Primeira partida, sem lances
realm-of-the-defenders-skipped = -# { $first ->
    [you] O acaso decidiu: você começa e por isso recebe um Ancião do seu baralho, um curinga que vale 15.
    [rival] O acaso decidiu: seu adversário começa e por isso recebe um Ancião do próprio baralho, um curinga que vale 15.
    [another] O acaso decidiu: outra pessoa começa e por isso recebe um Ancião do próprio baralho, um curinga que vale 15.
   *[none] O acaso decidiu quem começa e por isso recebe um Ancião do próprio baralho: um curinga que vale 15.
}
realm-of-the-defenders-met-fortress = Sem Coragem, uma perda custa uma Fortaleza, uma carta oculta do próprio baralho.
realm-of-the-defenders-met-courage = Um Defensor caído custa sua resistência em ♥ da Coragem: cartas inteiras, sem troco.
realm-of-the-defenders-met-bid = Quem põe mais cartas no lance começa, com um Ancião, mas todas elas se perdem: não pôr nenhuma também pode ser bom.
realm-of-the-defenders-met-respond = Você responde uma só vez: outro Defensor morre pelo atacado, este revida com um ♣, ou as duas coisas.
realm-of-the-defenders-met-attack = Cada atacante leva uma carta de ♣ do seu Poder: derrota quem não for mais resistente.
realm-of-the-defenders-met-deploy = As ♠ viram Defensores por ♦, o seu Dinheiro. Sem a ampulheta, podem atacar.
realm-of-the-defenders-met-place = Se não lutou, você posiciona até duas cartas: ♣ como Poder, ocultas, ♥ como Coragem.
realm-of-the-defenders-met-queen = Q♠: um Defensor de 15. Ou abra mão dela com 15 de Coragem: destrói uma carta rival.
realm-of-the-defenders-met-jack = J♠: um Defensor de 15. Ou, por 15 de Coragem, morre na sua mão por quem é atacado.
realm-of-the-defenders-met-king = K♠: um Defensor de 15 que só um Defensor por vez pode atacar.
realm-of-the-defenders-met-ace = A♠: um Defensor de 15. Ou entregue-o com 15 de Coragem: quem desmantela não compra nada.
realm-of-the-defenders-met-elder = Um Ancião é Dinheiro, Poder ou Coragem de 15, ou um Defensor tão resistente quanto o preço.
realm-of-the-defenders-met-dismantle = Em vez de recrutar e lutar, você pode desmantelar uma de duas Fortalezas por sete cartas.
realm-of-the-defenders-met-inspire = Gaste um Ancião para trazer de volta um Defensor caído, pelo dobro da resistência em Dinheiro.
realm-of-the-defenders-met-inspired = Um Ancião gasto traz um Defensor de volta. Ele pode atacar no próximo turno do seu reino.
realm-of-the-defenders-held = Você tem: { $cards }.
realm-of-the-defenders-held-jack = J♠, que pode morrer da sua mão por um Defensor atacado (15 de Coragem)
realm-of-the-defenders-held-queen = Q♠, que pode destruir uma carta de Coragem ou de Poder (15 de Coragem)
realm-of-the-defenders-held-king = K♠, que nunca é atacado por dois ao mesmo tempo
realm-of-the-defenders-held-ace = A♠: quando outra pessoa desmantela uma Fortaleza, você pode impedir que ela compre (15 de Coragem)
realm-of-the-defenders-held-elder = um Ancião, que vale 15 (como Defensor, o que você pagar){ $fallen ->
    [some] {" "}e também pode trazer de volta um Defensor caído pelo dobro da resistência dele em Dinheiro
   *[none] {""}
}
realm-of-the-defenders-missed-deploy = Depois de uma batalha não se pode mais recrutar naquele turno: primeiro recrute, depois ataque.
realm-of-the-defenders-reason-open = Ninguém defende esse reino, então ele não pode responder. { $courage ->
    [none] Ele não tem Coragem: cada atacante tira uma Fortaleza.
    [last] Ele não tem Coragem, e isso tira a última Fortaleza dele.
   *[some] Ele deve tanta Coragem quanto o Poder que você usar.
}
realm-of-the-defenders-reason-defeats = Um Poder de { $power } derrota { NAME($defender, "o ") } (resistência { $toughness }). { $courage ->
    [none] Sem Coragem, isso custa uma Fortaleza ao reino dele.
    [last] Sem Coragem, isso custa ao reino dele a última Fortaleza.
   *[some] Isso custa { $toughness } de Coragem ao reino dele.
}
realm-of-the-defenders-reason-saves = Isso salva { NAME($defender, "o ") }: você deve { $price } de Coragem em vez de { $toughness }.
realm-of-the-defenders-reason-bare = Você não tem nenhum Defensor: quem atacar seu reino agora fica sem resposta.
realm-of-the-defenders-reason-deployed = Mais um que pode atacar a partir do seu próximo turno, ou morrer por outro.
realm-of-the-defenders-reason-strike = Uma carta de Coragem que ela destrói não paga mais perdas.{ $left ->
    [none] {" "}É a última: depois, cada Defensor perdido custa uma Fortaleza.
   *[some] {""}
}
realm-of-the-defenders-reason-courage = Você não tem Coragem: sem ela, cada Defensor que você perder custa uma Fortaleza.
realm-of-the-defenders-reason-more-courage = Enquanto você tem Coragem, uma perda não leva nenhuma Fortaleza.
realm-of-the-defenders-reason-power = Você não tem Poder: cada ataque precisa de uma carta de Poder.
realm-of-the-defenders-reason-more-power = Cada carta de Poder é um ataque ou um revide.
realm-of-the-defenders-reason-toughest = Seria o seu Defensor mais resistente: menos de { $toughness } de Poder não o derrota.
realm-of-the-defenders-reason-mute = Nada lá pode revidar.
realm-of-the-defenders-reason-ace = Sem isso, sete cartas são compradas por uma única Fortaleza.
realm-of-the-defenders-reason-pass = Você mantém 15 de Coragem e um Defensor de 15.
realm-of-the-defenders-reason-dismantle = { $kind ->
    [clogged] Nada na sua mão pode ser recrutado, posicionado ou usado para atacar; isso traz sete cartas.
   *[some] Traz sete cartas e deixa você com { $left ->
        [one] uma Fortaleza
       *[other] { $left } Fortalezas
    }.
}
realm-of-the-defenders-reason-bid-nothing = Cada carta apostada se perde pelo jogo inteiro.
realm-of-the-defenders-reason-no-attack = { $kind ->
    [ready] Nenhum dos seus Defensores está pronto para atacar.
   *[power] Você não tem mais Poder para atacar.
}
realm-of-the-defenders-reason-weak = Seu Poder, { $power } no máximo, não derrota nenhum Defensor de lá.
realm-of-the-defenders-reason-strike-power = { $left ->
    [0] Depois disso não resta Poder lá: ninguém pode atacar.
    [one] Depois disso resta lá uma carta de Poder para atacar.
   *[other] Depois disso restam lá { $left } cartas de Poder para atacar.
}
realm-of-the-defenders-reason-strike-battle = Essa carta então não atinge ninguém.
realm-of-the-defenders-reason-from-hand = Custa uma carta da sua mão, e ninguém em jogo.
realm-of-the-defenders-reason-helpless = Nada seu os salva, nem derrota com certeza quem ataca.
realm-of-the-defenders-reason-price-fortress = Sem Coragem, um sacrifício também custa uma Fortaleza.
realm-of-the-defenders-reason-price = Qualquer outro que morresse custa a mesma Coragem, ou mais.
realm-of-the-defenders-reason-together = { $first } e { $second } de Poder juntos derrotam { NAME($defender, "o ") }, e nenhum sozinho.
realm-of-the-defenders-reason-pay = De todas as formas de pagar, é a que menos desperdiça.
realm-of-the-defenders-reason-places = Depois de uma batalha, você não pode posicionar cartas no mesmo turno.
realm-of-the-defenders-reason-either = Seja qual for o atacante atingido, ele cai.
realm-of-the-defenders-reason-keeps = { NAME($card, "O ") } fica para um ataque ou revide depois.
