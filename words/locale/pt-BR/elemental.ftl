# Elemental.
# kept: elemental-story-numbered elemental-picture-in-round elemental-button-dash elemental-action-assign elemental-element-none elemental-step-piece elemental-button-ground elemental-offered elemental-note elemental-alt-piece elemental-alt-guess elemental-picture-asked elemental-alt-table elemental-story-went-dash

## O que existe

elemental-side-south = Sul
elemental-side-north = Norte
elemental-element-none = ?
# Um rei luta com o elemento da fonte em que está.
elemental-element-acting = { $element } (como { $acting })
elemental-piece = o { $number } { NAME($player, "do ", "de ") }
    .player = o seu { $number }
elemental-crystals = { $count ->
    [0] nenhum cristal
    [1] 1 cristal
   *[other] { $count } cristais
}
elemental-ground-fire = fonte do fogo
elemental-ground-ice = fonte do gelo
elemental-ground-earth = fonte da terra
elemental-ground-wind = fonte do vento
elemental-ground-water = fonte da água
elemental-ground-middle = { $ground }, o meio

## Decisões

elemental-action-assign = { $number }: { $element }
elemental-action-shuffle = Sortear o resto
elemental-send-set-up = Posicionar assim
elemental-action-move = Mover { $piece } para { $cell }
elemental-action-move-heal = Mover { $piece } para { $cell } e curar
elemental-action-dash = Correr com { $piece } para { $cell }
elemental-action-dash-heal = Correr com { $piece } para { $cell } e curar
elemental-action-teleport = Teletransportar { $piece } para { $cell }
elemental-action-teleport-swap = Teletransportar { $piece } para { $cell }, trocando de lugar com { $other }
elemental-swapped-crystal = o cristal
elemental-swapped-enemy = { $piece } se ficar
elemental-action-substitute = Substituir { $piece }: entra { $other }
elemental-action-summon = Invocar { $piece }
elemental-action-land = Cair em { $cell }
elemental-confirm = { $order } { $crystals ->
    [1] pelo seu único cristal
   *[other] por { $price } dos seus { $crystals } cristais
}?
elemental-confirm-another = { $asked } Há um cristal em { $cell }: é seu se ninguém chegar antes.
elemental-confirm-crystal = { $asked } Como está, você não ganha o cristal: ele vai para { $cell }.

elemental-prompt-assign = Posicionar
elemental-prompt-order = Para onde?
elemental-prompt-dash = Correr…
elemental-prompt-land = Cair em…
elemental-step-piece = { $number } { $element } em { $cell }
elemental-step-where = { $number } { $element } em { $cell }: para onde vai?
elemental-step-dash = { $number } { $element } em { $cell }: corre para onde?
elemental-step-removed = { $number } { $element } (fora)

# Nos botões: uma casa, e quem ou o que está lá.
elemental-button-dash = { $price ->
    [0] » { $label }
   *[other] » { $label } −💎
}
elemental-button-ground = { $cell } { $sign }
elemental-button-enemy = { $cell } ⚔ { $number }
elemental-button-attack = { $label } ⚔
elemental-button-only = { $piece } → { $what }
elemental-button-hand = Minhas peças
elemental-button-heal = { $cell } + curar −💎
elemental-sign-well = ◎
elemental-sign-crystal = 💎
elemental-sign-defeats = 💀
elemental-sign-beats = 💥
elemental-sign-loses = ❌
elemental-sign-level = =
elemental-sign-pushes = 👉
elemental-sign-pushed = 👈
elemental-sign-hidden = ❔
elemental-button-teleport = Teletransportar para { $cell }
elemental-button-teleport-swap = Teletransportar para { $cell }, troca com { $other }
elemental-button-substitute = Substituir por { $other } −💎
elemental-button-summon = Invocar −2💎

elemental-offered = { $action } · { $what }
elemental-choice-enemy = o { $number } inimigo
elemental-choice-well = poço de energia
elemental-choice-well-crystal = poço de energia com um cristal
elemental-choice-circle-own = seu círculo
elemental-choice-circle-enemy = círculo inimigo

## Como está a partida

elemental-headline-set-up = Preparação: cada lado esconde cinco elementos e um rei sob seus números
elemental-headline-set-up-own = Esconda seus cinco elementos e seu rei ({ $king }) sob os números
elemental-headline-round = Rodada { $round }
elemental-headline-theirs = { $count ->
    [1] se a última peça inimiga ou o rei cair, você vence
   *[other] se as últimas { $count } peças inimigas ou o rei caírem, você vence
}
elemental-headline-own = { $count ->
    [1] se a sua última peça cair, você perde
   *[other] se as suas últimas { $count } peças caírem, você perde
}
elemental-headline-quiet = { $quiet } rodadas sem ninguém perder energia; com { $limit }, é empate
elemental-headline-fatigue = O { $south } do Sul e o { $north } do Norte: { $rounds } de 3 rodadas sem vencedor; depois os dois perdem metade da energia
elemental-headline-fatigue-own = Seu { $south } e o { $north } rival: { $rounds } de 3 rodadas sem vencedor; depois os dois perdem metade da energia

elemental-waiting-set-up = Ainda posicionando as peças: { $players }.
elemental-waiting-orders = Escolhendo suas ordens: { $players }.
elemental-waiting-order = { NAME($ready, "O ") } já deu a ordem; { NAME($players, "o ") } ainda está pensando.
    .ready = Você já deu sua ordem; { NAME($players, "o ") } ainda está pensando.
elemental-waiting-landing = { $count ->
    [1] { NAME($players, "O ") } está escolhendo onde uma peça cai.
   *[other] { NAME($players, "O ") } estão escolhendo onde uma peça cai.
}
elemental-call-set-up = é a sua vez: ponha um elemento sob cada um dos seus números.
elemental-call-order = é a sua vez: dê uma ordem a uma peça.
elemental-call-landing = é a sua vez: escolha onde sua peça cai.

elemental-private-you = Você é o **{ $side }**: { $own }; { $player }: { $theirs }.
elemental-private-met = -# ⚔ luta, se ela ficar: { $signs }.
elemental-private-poor = -# Você não tem cristais: só as peças com corrida grátis (» verde) podem correr{ $fallen ->
    [yes] , e nenhuma pode ser invocada
   *[no] {""}
}.
elemental-private-shut = -# { $pieces } { $count ->
    [one] não tem
   *[other] não têm
} casa livre.
elemental-private-short = -# Invocar custa { $price } cristais; você tem { $crystals }.
elemental-private-taken = -# Enquanto uma peça sua estiver no seu círculo, { $cell }, você não pode invocar ninguém.
elemental-private-compared = -# Dourado: melhor. Apagado: o seu.
elemental-forecast = { $sign } { $what }
elemental-forecast-defeats = você a derrota
elemental-forecast-beats = você a acerta
elemental-forecast-loses = ela acerta você
elemental-forecast-level = ninguém vence
elemental-forecast-pushes = você a empurra
elemental-forecast-pushed = ela empurra você
elemental-forecast-hidden = { $numbers ->
    [none] oculta
   *[other] { $numbers } oculta
}, { $differs ->
    [yes] até { $lost }
   *[no] { $lost }
} de { $all } vencem a sua
elemental-private-onto = -# Em { $cells } quem perde voa duas casas; iguais voltam.
elemental-private-dash = -# » é uma corrida de dois passos, { $price ->
    [0] grátis, a primeira desta peça
   *[other] por { $crystals ->
        [1] seu único cristal
       *[other] { $price } dos seus { $crystals } cristais
    }
}.
elemental-private-fresh = Com corrida grátis: { $numbers }.
elemental-private-fresh-all = Com corrida grátis: { $count ->
    [1] um
    [2] os dois
    [3] os três
    [4] os quatro
    [5] os cinco
   *[other] os seis
}.
elemental-private-half = Com metade da energia, o próximo golpe é o último: { $numbers }. { $crystals ->
    [0] Curar custaria um cristal.
   *[other] Ir para o seu círculo, { $cell }, cura por um cristal.
}
elemental-private-threats = Em perigo na próxima rodada, se ficarem: { $pieces }.
elemental-threat = **{ $number }** diante de { $enemies }
elemental-threat-enemy = { $number } { $element } inimigo
elemental-lies-open-fresh = O outro lado ainda tem corrida grátis com { $numbers }.
elemental-lies-open-half = Peças do outro lado com metade da energia: { $numbers }.
elemental-private-order = Você já deu sua ordem: **{ $order }**.
elemental-private-landing = Seu **{ $number }** está no ar: escolha onde ele cai.
elemental-private-notes = -# Anotações sobre { NAME($player, "o ") }: { $notes }
elemental-private-shown = -# { NAME($player, "O ") } sabe: { $notes }
elemental-note = **{ $numbers }** { $what }
elemental-note-seen = { $element } na rodada { $round }
elemental-note-substituted = substituído na rodada { $round }
elemental-note-inferred = só pode ser { $element }
elemental-note-so = { $before }, logo { $after }
elemental-note-now = { $before }, agora { $after }

elemental-order-move = { $piece } vai para { $cell }
elemental-order-move-heal = { $piece } vai para { $cell } e se cura lá
elemental-order-dash = { $piece } corre para { $cell }
elemental-order-dash-heal = { $piece } corre para { $cell } e se cura lá
elemental-order-teleport = { $piece } se teletransporta para { $cell }
elemental-order-substitute = { $other } substitui { $piece }
elemental-order-substitute-covered = { $piece } é substituído
elemental-order-summon = { $piece } é invocado

elemental-result-king = { NAME($winner, "O ") } vence: o rei { NAME($loser, "do ", "de ") } foi derrotado.
    .winner = Você vence: o rei { NAME($loser, "do ", "de ") } foi derrotado.
    .loser = { NAME($winner, "O ") } vence: seu rei foi derrotado.
elemental-result-isolation = { NAME($winner, "O ") } vence: { NAME($loser, "o ") } só tem o rei no tabuleiro.
    .winner = Você vence: { NAME($loser, "o ") } só tem o rei no tabuleiro.
    .loser = { NAME($winner, "O ") } vence: você só tem o rei no tabuleiro.
elemental-result-resign = { NAME($winner, "O ") } vence: { NAME($loser, "o ") } desistiu.
    .winner = Você vence: { NAME($loser, "o ") } desistiu.
    .loser = { NAME($winner, "O ") } vence: você desistiu.
elemental-result-both = Empate: os dois lados perderam na mesma rodada.
elemental-result-quiet = Empate: vinte rodadas sem ninguém perder energia.

elemental-length = de 10 a 20 minutos, de dificuldade média: planos e blefe
elemental-options-choose = Primeiro, os dois lados posicionam suas peças em segredo; depois começam as ordens.
elemental-deal-choose = *Distribuir* começa a partida: os dois lados posicionam suas peças.
elemental-deal-random = *Distribuir* começa a partida. Esse clique decide onde fica cada elemento, então ninguém pode saber antes.
elemental-options-random = Todos os elementos são sorteados; as ordens começam na hora.

## A história

elemental-event-sentence = → { $clause }.
elemental-event-orders = Rodada { $round }: { $south }; { $north }.
elemental-event-moved-move = { $piece } vai para { $cell }
elemental-event-moved-dash = { $piece } corre para { $cell }
elemental-event-moved-stopped = { $piece } é parado em { $cell } no meio da corrida
elemental-event-moved-summon = { NAME($player, "O ") } invoca o { $number } em { $cell }
    .player = Você invoca o { $number } em { $cell }
elemental-event-moved-teleport = { $piece } se teletransporta para { $cell }
elemental-event-moved-swap = { $piece } troca de lugar e vai para { $cell }
elemental-event-substituted = { NAME($player, "O ") } substitui o número { $number }: o que está sob ele agora é segredo
    .player = Você substitui o número { $number }: o que está sob ele agora é segredo
elemental-event-void = { $piece } não pode se teletransportar: outro inimigo acaba de chegar ao poço dele
elemental-event-crystal-swapped = O cristal de { $start } troca de lugar com a peça que se teletransporta e agora está em { $cell }
elemental-event-fatigue = Pela terceira vez seguida { $south } e { $north } se enfrentaram em uma casa sem vencedor: os dois perdem metade da energia
elemental-event-defeated = { $piece } ({ $element }) é derrotado
elemental-event-knocked = { $piece } é arremessado para { $cell }
elemental-event-returned = { $piece } volta para { $cell }
elemental-event-returned-failed = A invocação falha: { $piece } volta a sair
elemental-event-claimed = { $piece } pega o cristal em { $cell }
elemental-event-healed = { $piece } é curado
elemental-event-crystal = Um cristal aparece em { $cell }
elemental-event-crystals = Cristais aparecem em { $cells }
elemental-event-resign = { NAME($player, "O ") } desiste
    .player = Você desiste
elemental-event-end = A partida acabou

elemental-story-more = … e mais: veja a imagem.
elemental-story-round = Rodada { $round }: { $line }
elemental-story-both = { $one }, { $other }.
elemental-story-went-move = { $piece } → { $cell }
elemental-story-went-dash = { $piece } » { $cell }
elemental-story-went-teleport = { $piece } ◎ { $cell }
elemental-story-went-summon = { $piece } é invocado em { $cell } (−2 💎)
elemental-story-substitutes = { $piece } é substituído
elemental-story-fight = → { $south } luta contra { $north }. { $outcome }.
elemental-story-level = → { $south } e { $north } são { $element }: ninguém vence.
elemental-story-contest = Lutam { $south } e { $north } pela casa { $cell }. { $outcome }.
elemental-story-numbered = { $number } { $line }
elemental-story-at-once = Ao mesmo tempo: { $line }
elemental-story-no-crystal = Nenhum cristal aparece: { $why ->
    [supply] a reserva está vazia
   *[wells] os dois poços de energia estão ocupados
}.
elemental-story-outcome = { $blow }: { $fate }
elemental-brief-fight = { $piece } ({ $one }) { $how ->
    [defeats] derrota
    [pushes] empurra
   *[hits] atinge
} { $enemy } ({ $other }){ $twice ->
    [yes] {" "}(×2 na própria fonte)
   *[no] {""}
}{ $cell ->
    [none] {""}
   *[other] {" "}→ { $cell }
}.
elemental-brief-level = { $piece } ({ $one }) e { $enemy } ({ $other }): ninguém vence.
elemental-brief-claimed = { $piece } pega o 💎 em { $cell } (agora { $crystals }).
elemental-brief-crystals = Novo 💎 em { $cells }.

elemental-fight-level = Os dois são { $element }, e ninguém vence
elemental-fight-nothing = { $one } e { $other } não fazem nada um ao outro
elemental-fight-pushes = { $one } empurra { $other }
elemental-fight-at-home = { $one } vence { $other } na própria fonte
elemental-fight-twice = { $blow }, com o dobro da força na { $fountain }
elemental-fight-earth-fire = { $one } sufoca { $other }
elemental-fight-earth-ice = { $one } estilhaça { $other }
elemental-fight-fire-ice = { $one } derrete { $other }
elemental-fight-fire-wind = { $one } devora { $other }
elemental-fight-ice-wind = { $one } acalma { $other }
elemental-fight-ice-water = { $one } congela { $other }
elemental-fight-wind-water = { $one } dispersa { $other }
elemental-fight-wind-earth = { $one } desgasta { $other }
elemental-fight-water-earth = { $one } arrasta { $other }
elemental-fight-water-fire = { $one } apaga { $other }

elemental-fate-defeated = { $piece } é derrotado
elemental-fate-hit = { $piece } perde metade da energia
elemental-fate-thrown = { $piece } é arremessado para { $cell }{ $way ->
    [edge] {" "}(em linha reta não há casa)
    [taken] {" "}(a casa em linha reta é ocupada pelo próprio lado)
   *[back] {""}
}, ileso
elemental-fate-thrown-hit = { $piece } é arremessado para { $cell }{ $way ->
    [edge] {" "}(em linha reta não há casa)
    [taken] {" "}(a casa em linha reta é ocupada pelo próprio lado)
   *[back] {""}
} com metade da energia
elemental-fate-thrown-by = { $enemies } juntos arremessam { $piece } para { $cell }, ileso
elemental-fate-stays = { $piece } não tem para onde ir
elemental-fate-stays-hit = { $piece } não tem para onde ir e fica com metade da energia
elemental-fate-air = { $piece } está no ar
elemental-fate-air-hit = { $piece } está no ar com metade da energia

## Textos alternativos

elemental-alt-table = Elemental, { $round }.
elemental-alt-hand = Seu tabuleiro em Elemental, { $round }. Você é o { $side }, { $crystals }.
elemental-alt-set-up = preparação
elemental-alt-round = rodada { $round }
elemental-alt-over = A partida acabou. { $result }
elemental-alt-player = { $side }: { $player }, { $crystals }. { $pieces }.
elemental-alt-player-doing = { $side }: { $player }, { $doing }, { $crystals }. { $pieces }.
elemental-alt-own = Suas peças: { $pieces }.
elemental-alt-threats = Em perigo na próxima rodada: { $pieces }.
elemental-alt-threat = { $number } diante de { $enemies }
elemental-alt-their = { $player }, { $crystals }: { $pieces }.
elemental-alt-piece = { $number } { $where }
elemental-alt-piece-known = { $number } { $element } { $where }
elemental-alt-removed = fora
elemental-alt-flying = sobre { $cell }
elemental-alt-half = { $where } (metade da energia)
elemental-alt-fresh = { $where } descansada
elemental-alt-order = Sua ordem: { $order }.
elemental-alt-order-asked = Sua ordem seria: { $order }.
elemental-alt-lands = Escolha onde o seu { $number } cai: { $cells }.
elemental-alt-goes = Seu { $number } pode ir para: { $cells }.
elemental-alt-guesses = Podem ser: { $guesses }.
elemental-alt-guess = { $number } { $elements }
elemental-alt-supply = Reserva { $supply }, nenhum cristal nos poços.
elemental-alt-supply-wells = Reserva { $supply }, cristal em { $wells }.
elemental-alt-orders = Rodada { $round }: no Sul, { $south }; no Norte, { $north }.
elemental-alt-fight-beats = { $where }: o { $south } do Sul, { $one }, vence o { $north } do Norte, { $other }.
elemental-alt-fight-loses = { $where }: o { $south } do Sul, { $one }, perde para o { $north } do Norte, { $other }.
elemental-alt-fight-level = { $where }: o { $south } do Sul, { $one }, e o { $north } do Norte, { $other }, se igualam.
elemental-alt-knocked = O { $number } do { $side } é arremessado para { $cell }.
elemental-alt-returned = O { $number } do { $side } volta para { $cell }.
elemental-alt-defeated = O { $number } do { $side } é derrotado.
elemental-alt-doing-set-up = já posicionou
elemental-alt-doing-setting-up = está posicionando as peças
elemental-alt-doing-thinking = está pensando
elemental-alt-doing-ordered = já deu a ordem
elemental-alt-doing-choosing = está escolhendo onde cair
elemental-alt-doing-waiting = está esperando
elemental-alt-cover = Capa de Elemental: uma parte do tabuleiro de hexágonos, com peças brancas redondas e pretas quadradas, fontes dos elementos e duas peças em luta.

elemental-short-move = { $number } para { $cell }
elemental-short-move-heal = { $number } para { $cell }, com cura
elemental-short-dash = { $number } em corrida para { $cell }
elemental-short-dash-heal = { $number } em corrida para { $cell }, com cura
elemental-short-teleport = { $number } por teletransporte para { $cell }
elemental-short-substitute = { $number } substituído por { $other }
elemental-short-substitute-covered = { $number } substituído
elemental-short-summon = { $number } invocado

## Palavras pintadas: poucas letras, há pouco espaço

elemental-picture-round = Rodada { $round }
elemental-picture-in-round = r{ $round }
elemental-picture-set-up-title = Preparação
elemental-picture-supply = reserva
elemental-picture-last = Assim foi a rodada { $round }:
    .short = Rodada { $round }:
elemental-picture-hide = Esconda cinco elementos
elemental-picture-hide-more = e um rei.
elemental-picture-first = Primeiras ordens secretas.
elemental-picture-quiet = { $quiet } de { $limit } rodadas calmas
elemental-picture-more-fights = { $count ->
    [1] e mais 1 luta
   *[other] e mais { $count } lutas
}
elemental-picture-order-move = vai a { $cell }
elemental-picture-order-dash = corre a { $cell }
elemental-picture-order-teleport = teletransporte a { $cell }
    .short = teletr. { $cell }
elemental-picture-order-substitute = substituição
    .short = substitui
elemental-picture-order-summon = invocação
    .short = invoca
elemental-picture-setting-up = posicionando
elemental-picture-set-up = já pôs tudo
elemental-picture-thinking = pensando
elemental-picture-ordered = ordem dada
elemental-picture-choosing = escolhe a casa
elemental-picture-waiting = esperando
elemental-picture-notes = o que você sabe
    .short = você sabe
elemental-picture-notes-own = o que eles sabem
    .short = eles sabem
elemental-picture-hidden = ocultas
elemental-picture-none-hidden = nada está oculto
elemental-picture-danger = em perigo
elemental-picture-beats = → vence
elemental-picture-next-two = vence os dois seguintes
elemental-picture-over-won = Vitória: { $why }
    .short = Vitória
elemental-picture-over-lost = Derrota: { $why }
    .short = Derrota
elemental-picture-over-draw = Empate: { $why }
    .short = Empate
elemental-picture-asked = { $order }?
elemental-picture-your-order = Ordem: { $order }
    .short = { $order }
elemental-picture-done = Pronto
elemental-picture-wait = Espere
elemental-picture-where = { $number }: para onde?
elemental-picture-do-set-up = Posicione suas peças
    .short = Posicione
elemental-picture-do-order = Rodada { $round }: ordem?
elemental-picture-short-move = { $number } a { $cell }
elemental-picture-short-move-heal = { $number } a { $cell } +
elemental-picture-short-dash = { $number } corre { $cell }
elemental-picture-short-dash-heal = { $number } corre { $cell } +
elemental-picture-short-teleport = { $number } teletr. { $cell }
elemental-picture-short-substitute = { $number } por { $other }
elemental-picture-short-summon = { $number } invocar
elemental-picture-wins = vence
    .winner = vence
elemental-picture-reason-king = o rei caiu
elemental-picture-reason-isolation = só resta o rei
elemental-picture-reason-both = os dois perderam
elemental-picture-reason-quiet = 20 rodadas calmas
elemental-picture-rounds = { $rounds ->
    [1] após 1 rodada
   *[other] após { $rounds } rodadas
}
elemental-picture-lead = Peças ocultas, ordens secretas,
elemental-picture-lead-more = um rei para defender.

## As figuras das regras

elemental-figure-wells = poços c4, g4
elemental-figure-south = Sul: e2
elemental-figure-north = Norte: e8
elemental-figure-dash-1 = Dois passos, a uma de doze casas.
elemental-figure-dash-2 = Horas pares: reto, um caminho.
elemental-figure-dash-3 = Horas ímpares: em curva, dois
elemental-figure-dash-4 = caminhos, e um deve estar livre.
elemental-figure-dash-5 = Um cristal; peça descansada, nada.
elemental-figure-thrown-1 = 1  reto para longe de quem venceu
elemental-figure-thrown-2 = 2  ou logo ao lado
elemental-figure-thrown-3 = 3  ou ao lado de quem venceu
elemental-figure-thrown-4 = senão fica e luta
elemental-figure-comer-1 = Quem chega e perde
elemental-figure-comer-2 = volta por onde veio,
elemental-figure-comer-3 = duas casas.
elemental-figure-holder-1 = Quem estava e perde
elemental-figure-holder-2 = é arremessado na
elemental-figure-holder-3 = mesma direção,
elemental-figure-holder-4 = duas casas.
elemental-figure-signs-full = 3 do Sul: energia cheia, corrida grátis
elemental-figure-signs-half = 2 do Norte: gelo, metade da energia
elemental-figure-signs-went = foi até lá por ordem
elemental-figure-signs-thrown = arremesso ou retorno
elemental-figure-signs-fight = uma luta; cinza: ninguém venceu
elemental-figure-signs-defeat = uma derrota
elemental-figure-signs-crystal = um cristal
elemental-figure-signs-choose = uma casa que você pode escolher
elemental-figure-signs-known = sua, conhecida pelo rival
elemental-figure-signs-danger = sua, em perigo na próxima rodada
elemental-figure-beats = vence { $beaten }
elemental-alt-figure-board = O tabuleiro: 61 hexágonos em colunas de a a i. Fontes: fogo em volta de b2, água em volta de h2, terra em volta de e5, vento em volta de b5, gelo em volta de h5. Poços de energia em c4 e g4, círculos de invocação em e2 e e8. As peças 1 a 6 do Sul começam em e3, f2, f1, e1, d1, d2, as do Norte em e7, d7, d8, e9, f8, f7.
elemental-alt-figure-dash = As doze casas que uma corrida a partir de e5 alcança, numeradas como as horas de um relógio: doze fica duas casas ao norte, uma fica ao norte e nordeste, duas fica duas casas a nordeste, e assim por diante no sentido horário.
elemental-alt-figure-chart = Terra vence fogo e gelo, fogo vence gelo e vento, gelo vence vento e água, vento vence água e terra, água vence terra e fogo.
elemental-alt-figure-thrown = O 2 do Norte perdeu em e5 para o 1 do Sul em e4. Ele é arremessado para e6, reto para longe de quem venceu; se estiver ocupada, para d5 ou f5; se também estiverem, para d4 ou f4, ao lado de quem venceu; se nada estiver livre, fica.
elemental-alt-figure-priority = À esquerda: o 1 do Sul, gelo, vai de e3 para e4, perde lá para fogo e é arremessado duas casas para trás, para e2. À direita: o 1 do Sul, fogo, vai de e3 para e4 e lá vence gelo, que é arremessado duas casas adiante, para e6.
elemental-alt-figure-signs = As peças do Sul são redondas, as do Norte, quadradas. Duas barras douradas são energia cheia, uma é metade; um sinal verde é uma corrida grátis; um elemento conhecido dá à peça a cor e o símbolo dele. Setas contínuas: por ordem; vermelhas tracejadas: arremessada ou mandada de volta. Uma explosão é uma luta, cinza onde ninguém venceu, riscada onde uma peça caiu; uma cruz vermelha é uma derrota, uma casa dourada, uma a escolher. Nas suas próprias peças, um olho quer dizer que o rival as conhece; um ponto de exclamação vermelho, que um inimigo conhecido pode vencê-las com o próximo passo.

## Comandos

command-elemental = Elemental: peças ocultas, ordens secretas, um rei para defender
command-elemental-start = Abra uma mesa: desafie alguém ou deixe um lugar livre.
command-elemental-start-setup = Escolha qual elemento fica sob qual número ou deixe sortear todos

# Enquanto outros assistem

elemental-opening = Preparação
elemental-score = { $player } com { $score ->
    [1] 1 peça
   *[other] { $score } peças
}

## Para quem é novo no jogo

elemental-aim = derrotar o rei deles, ou todo o resto.
elemental-first-game = Primeira partida, peças já posicionadas
elemental-skipped = -# Já posicionadas. Seu rei, **{ $king }**, é o **{ $number }**.
elemental-met-fight = Inimigos lado a lado lutam: quem perde perde uma barra dourada. Cada elemento vence os dois seguintes.
elemental-met-thrown = Quem perde voa em linha reta para longe de quem vence; se não dá, cai por perto.
elemental-met-energy = As barras douradas são energia: uma luta perdida custa uma; sem elas, a peça sai do tabuleiro.
elemental-met-shared = Inimigos na mesma casa lutam antes dos outros, e quem perde voa duas casas.
elemental-met-level = Se ninguém vence em uma casa, quem chegou volta; na terceira vez, dois iguais perdem uma barra.
elemental-met-king = Um rei luta como a fonte em que está, nunca em dobro; fora delas só é empurrado.
elemental-met-fountain = Na própria fonte um elemento golpeia em dobro. Um rei nunca, nem é golpeado assim.
elemental-met-home = Dois iguais não se ferem, a não ser que só um esteja na fonte deles: esse vence.
elemental-met-eye = 👁 marca as suas peças que o rival já conhece, porque lutaram.
elemental-met-threat = ❗ marca uma peça sua que um inimigo conhecido pode vencer com um passo.
elemental-met-defeated = Uma peça sem energia deixa um cristal em um poço; 2 cristais a invocam de novo.
elemental-met-crystal = Um cristal paga uma corrida, ou uma cura no seu círculo; dois invocam uma peça perdida.
elemental-met-order = Cada lado dá uma ordem secreta a uma peça; depois as duas ordens são cumpridas ao mesmo tempo.
elemental-met-assign = Só você sabe o que está sob cada número seu, até ele lutar.
elemental-met-land = Uma peça arremessada voa para longe de quem vence; aqui não dá, então você escolhe.
elemental-met-summon = Uma peça que você perdeu volta no seu círculo, por 2 cristais.
elemental-met-teleport = ◎ é um poço de energia: dele se vai de graça ao outro, trocando de lugar.
elemental-met-substitute = No seu círculo uma peça pode trocar em segredo de elemento com uma perdida, por um cristal.
elemental-met-heal = Uma peça ferida pode se curar ao ir para o seu círculo: *+ curar* custa um cristal.
elemental-met-dash = Uma corrida vai dois passos. Custa um cristal; a primeira de cada peça é grátis.
elemental-reason-enemy = o { $number } inimigo ({ $element })
elemental-reason-beats = Com as peças como estão, { $piece } vence { $enemy } ali e tira metade da energia dele.
elemental-reason-defeats = Com as peças como estão, { $piece } vence { $enemy } ali. Com só metade da energia, a peça inimiga sai do tabuleiro.
elemental-reason-twice = Com as peças como estão, { $piece } vence { $enemy } ali e, na própria fonte, golpeia com o dobro da força: a peça inimiga sai do tabuleiro.
elemental-reason-pushes = Com as peças como estão, { $piece } empurra { $enemy } dali para { $cell } ({ $ground }).
elemental-reason-avoids = Com as peças como estão, { $piece } perderia em { $cell } uma luta contra { $enemy }.
elemental-reason-avoids-beside = Com as peças como estão, { $piece } perderia em { $cell } uma luta contra { $enemy }, que está ao lado.
elemental-reason-odds = Continua oculto { $enemy }: dos { $all } elementos possíveis, { $piece } vence { $won } ali e perde para { $lost ->
    [0] nenhum
   *[other] { $lost }
}.
elemental-reason-crystal = Há um cristal ali: ele é seu, se ninguém se meter no caminho.
elemental-reason-leaves = { $said } O cristal não fica com você: vai para { $cell }.
elemental-reason-last = Só resta a você uma peça no tabuleiro, além do rei. Sem ela, seu rei perde.
elemental-reason-free = Essa peça ainda não se moveu, então a corrida não custa cristal.
elemental-reason-home = Ali { $piece } fica na própria fonte, onde golpeia com o dobro da força.
elemental-reason-home-nearer = Então a própria fonte fica a { $count ->
    [one] um passo
   *[other] { $count } passos
}: ali { $piece } golpeia em dobro.
elemental-reason-well-nearer = { $count ->
    [0] Então a peça fica no poço de energia (◎) em { $cell }
    [one] Então o poço de energia (◎) em { $cell } fica a um passo
   *[other] Então o poço de energia (◎) em { $cell } fica a { $count } passos
}: as peças derrotadas deixam cristais ali.
elemental-reason-nearer = É um caminho para o cristal de { $cell }.
elemental-reason-early = Nada depende disso ainda: nenhum inimigo está perto.
elemental-reason-covered = Assim ninguém mais sabe o que há sob esse número.
elemental-reason-more = Assim você tem uma peça a mais no tabuleiro.
elemental-reason-bet = Se { $enemy } ficar, a peça perde ali para ele: é apostar que ele saia de lá.
elemental-reason-bet-crystal = Primeiro ela pega o cristal em { $cell }; se { $enemy } ficar, depois perde para ele{ $falls ->
    [yes] {" "}e é derrotada
   *[no] {""}
}. É apostar que ele saia de lá.
elemental-reason-meets = Ali ela encontra o inimigo (número { $numbers }), e nenhum dos dois pode se ferir.
elemental-reason-uncovers = Ali ela revela o inimigo (número { $numbers }): dos { $all } elementos possíveis, { $piece } vence { $won ->
    [0] nenhum
   *[other] { $won }
} e perde para { $lost ->
    [0] nenhum
   *[other] { $lost }
}.
elemental-reason-safer = Ali menos inimigos podem chegar ao lado dela com um passo: { $after } em vez de { $before }.
elemental-reason-approaches = Ela se aproxima da peça { $number } do adversário: depois fica a { $count ->
    [one] 1 passo
   *[other] { $count } passos
}.
elemental-reason-flees = Assim ela fica longe de { $enemy }, que vence { $piece }.
elemental-reason-king-off = Fora das fontes ninguém pode ferir seu rei, só empurrá-lo.
elemental-reason-king-away = Assim seu rei fica longe do adversário: { $numbers }.
elemental-reason-guards = Ali ela fica ao lado do seu rei, de quem o adversário está perto: { $numbers }.
elemental-reason-hunts = Ela vai atrás de { $enemy }, que { $piece } vence: depois fica a { $count ->
    [one] 1 passo
   *[other] { $count } passos
}.
elemental-reason-closes-in = Ela se aproxima de { $enemy }: depois fica a { $count ->
    [one] 1 passo
   *[other] { $count } passos
}.
elemental-reason-scouts = De lá ela pode lutar na próxima rodada contra { $count ->
    [one] a peça oculta { $numbers } do adversário e ver o que ela é
   *[other] as peças ocultas { $numbers } do adversário e ver o que elas são
}.
elemental-reason-risks-little = Muda pouco, mas arrisca pouco: pelo que se sabe, { $count ->
    [one] o inimigo a no máximo dois passos não vence
   *[other] nenhum dos { $count } inimigos a no máximo dois passos vence
} { $piece }.
elemental-reason-as-near = Muda pouco: como antes, { $count ->
    [one] um inimigo está
   *[other] { $count } inimigos estão
} a no máximo dois passos.
elemental-reason-escapes = Mais um golpe e ela é derrotada: assim escapa da peça oculta { $numbers } do adversário.
elemental-reason-calm = Muda pouco, mas evita combates: nenhum inimigo pode chegar ao lado dela ali com um passo.
