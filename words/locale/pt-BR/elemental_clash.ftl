# Elemental Clash. Os lugares do campo se chamam A1 a A5 (zona ATQ), D1 a D5 (zona DEF) e pilha 1 a pilha 5.
# kept: elemental-clash-action-attack-brief elemental-clash-title-short elemental-clash-action-target elemental-clash-alt-printed-spell elemental-clash-alt-printed-creature elemental-clash-creature elemental-clash-lying elemental-clash-level-1 elemental-clash-level-2 elemental-clash-level-3 elemental-clash-page-title elemental-clash-page-text elemental-clash-page-ruling elemental-clash-list-head elemental-clash-alt-creature elemental-clash-alt-creature-damaged elemental-clash-alt-pile elemental-clash-alt-at elemental-clash-alt-in-hand elemental-clash-alt-in-hand-text elemental-clash-alt-card elemental-clash-alt-deck-card elemental-clash-alt-deck-count elemental-clash-ask-card elemental-clash-type-golem elemental-clash-plus-def elemental-clash-count-permanent elemental-clash-alt-zone-D

## Cartas e lugares

elemental-clash-title-short = Clash
elemental-clash-a-card = uma carta
elemental-clash-cards = { $n ->
    [1] uma carta
   *[other] { $n } cartas
}
elemental-clash-several = { $n } cópias de { $card }
elemental-clash-creature = { $card } { $atk }/{ $def }
elemental-clash-creature-damaged = { $card } { $atk }/{ $def } com { $damage } de dano
elemental-clash-pile = pilha { $n }
elemental-clash-pile-of = pilha { $n } ({ $energy } { $height })
elemental-clash-pile-of-stones = pilha { $n } ({ $energy } { $height }, { $stones })
elemental-clash-new-pile = nova pilha { $n }
elemental-clash-new-pile-neutral = nova pilha { $n } (neutra)
elemental-clash-place-of = { $place } { NAME($player, "do ", "de ") }
    .player = sua carta { $place }
elemental-clash-lying = { $card } ({ $place })
elemental-clash-you = você
elemental-clash-you-there = você
elemental-clash-link = elo { $n }: { $card }
elemental-clash-phase-standby = Preparação
elemental-clash-phase-draw = Compra
elemental-clash-phase-main1 = Principal I
elemental-clash-phase-combat = Combate
elemental-clash-phase-main2 = Principal II
elemental-clash-phase-end = Final
elemental-clash-window-spell = respostas a magias
elemental-clash-window-combat = o combate
elemental-clash-window-end = o final do turno do oponente
elemental-clash-kind-creature = criatura
elemental-clash-kind-stone = pedra elemental
elemental-clash-kind-spell = magia
elemental-clash-kind-flash = magia relâmpago
elemental-clash-kind-permanent = permanente
elemental-clash-type-beast = Fera
elemental-clash-type-bird = Ave
elemental-clash-type-cinder = Brasa
elemental-clash-type-drake = Draco
elemental-clash-type-dryad = Dríade
elemental-clash-type-fish = Peixe
elemental-clash-type-golem = Golem
elemental-clash-type-imp = Diabrete
elemental-clash-type-naiad = Náiade
elemental-clash-type-nimbus = Nimbo
elemental-clash-type-serpent = Serpente
elemental-clash-type-sylph = Silfo
elemental-clash-keyword-bound = presa
elemental-clash-keyword-dazed = atordoada
elemental-clash-keyword-elusive = esquiva
elemental-clash-keyword-hidden = oculta
elemental-clash-keyword-quickattacker = veloz
elemental-clash-keyword-warded = protegida
elemental-clash-level-1 = I
elemental-clash-level-2 = II
elemental-clash-level-3 = III
elemental-clash-printed-stone = pedra elemental, energia: { $energy }{ $height ->
    [1] {""}
   *[other] , conta como { $height } pedras
}
elemental-clash-printed-spell = { $kind }, { $element }, nível { $level }
elemental-clash-printed-creature = { $kind }, { $element }, nível { $level }, { $atk }/{ $def }

## Escolher

elemental-clash-prompt-root = O que você vai fazer?
elemental-clash-prompt-attack = Atacar com…
elemental-clash-prompt-several-attack = Atacar com… (uma ou mais; os combates seguem a ordem da sua escolha)
elemental-clash-send-attack = Atacar
elemental-clash-send-block = Bloquear
elemental-clash-send-play = Jogar { $card }
elemental-clash-prompt-block = Bloquear com…
elemental-clash-prompt-several-block = Bloquear com várias…
elemental-clash-prompt-several-fell = Duas juntas a destroem…
elemental-clash-prompt-choose = Pegar uma carta
elemental-clash-prompt-discard = Descartar uma carta
elemental-clash-prompt-divide = Quanto dano
elemental-clash-prompt-move = Mover uma criatura…
elemental-clash-prompt-order = O que vem a seguir
elemental-clash-prompt-place = Posicionar uma criatura…
elemental-clash-prompt-place-first = Posicionar e depois mover outras…
elemental-clash-prompt-play = Jogar uma carta…
elemental-clash-prompt-held = Jogar uma pedra ou uma carta…
elemental-clash-prompt-put = Qual espaço
elemental-clash-prompt-space = Espaço exato…
elemental-clash-prompt-stone = Jogar uma pedra…
elemental-clash-prompt-target = Escolher um alvo
elemental-clash-action-move = { $card } ({ $from }) para { $to }
elemental-clash-action-move-atk = { $card } ({ $from }) para a zona ATQ
elemental-clash-action-move-def = { $card } ({ $from }) para a zona DEF
elemental-clash-action-move-step = Mover { $card } ({ $from })…
elemental-clash-action-swap = { $card } ({ $from }) para { $to }: trocar com { $other }
elemental-clash-action-play = { $card }: { $pile }
elemental-clash-action-stone = Pedra: { $pile }
elemental-clash-action-stone-elsewhere = Pedra em outro lugar…
elemental-clash-action-play-stays = { $card }: fica na sua única pilha
elemental-clash-action-attack = { $card } ataca { NAME($target, "o ") }: { $stake }
elemental-clash-action-attack-brief = { $card } → { $target }
elemental-clash-action-attack-alone = Atacar { NAME($target, "o ") }: { $stake }
elemental-clash-action-attack-alone-short = Atacar: { $stake }
elemental-clash-action-attack-all = { $n ->
    [2] As duas atacam { NAME($target, "o ") }: { $stake }
   *[other] Todas as { $n } atacam { NAME($target, "o ") }: { $stake }
}
elemental-clash-action-attack-all-short = { $n ->
    [2] As duas atacam: { $stake }
   *[other] Todas as { $n } atacam: { $stake }
}
elemental-clash-action-block = { $card } bloqueia { NAME($target, "o ") }: { $stake }
elemental-clash-action-block-alone = { $card } bloqueia: { $stake }
elemental-clash-action-block-too = { $card } também bloqueia { NAME($target, "o ") }
elemental-clash-blocked-together = { $against } bloqueiam { $attacker }{ $falls }
elemental-clash-blocked-risk = { $told }; em perigo: { $cards }
elemental-clash-action-divide = { $n } de dano para { NAME($target, "o ") }
elemental-clash-action-divide-both = { $n } de dano para { $target }, { $rest } para { $other }
elemental-clash-action-divide-two = { $n } { $target }, { $rest } { $other }
elemental-clash-action-target = { $target }: { $stake }
elemental-clash-action-target-card = { $card } (no descarte)
elemental-clash-action-order-own = Primeiro { $card }, do seu lado ({ $on })
elemental-clash-action-order-other = Primeiro { $card }, do outro lado ({ $on })
elemental-clash-action-put = Em { $place }
elemental-clash-space-swap = { $place }: trocar com { $other }
elemental-clash-space-atk = Zona ATQ
elemental-clash-space-def = Zona DEF
elemental-clash-space-partner-behind = { $place }: atrás de { $cards }
elemental-clash-space-partner-before = { $place }: à frente de { $cards }
elemental-clash-space-adjacent = { $place }: ao lado de { $cards }
elemental-clash-space-facing = { $place }: de frente para { $cards }
elemental-clash-action-ask-on = Perguntar sobre { $window }
elemental-clash-action-ask-off = Não perguntar sobre { $window }
elemental-clash-action-combat = Escolher atacantes…
elemental-clash-action-combat-one = Atacar com { $card }
elemental-clash-action-combat-others = Outros alvos…
elemental-clash-action-end = Terminar o turno
elemental-clash-action-end-discard = Terminar o turno: descartar { $n }
elemental-clash-action-end-wins = Terminar o turno: vitória
elemental-clash-action-pass = Passar
elemental-clash-action-yes = Sim
elemental-clash-action-no = Não
elemental-clash-action-no-put = Deixar lá
elemental-clash-action-done = Pronto
elemental-clash-action-done-move = Comprar uma carta
elemental-clash-action-done-attack = Sem mais ataques
elemental-clash-action-done-block = Sem mais bloqueios
elemental-clash-action-done-block-none = Não bloquear
elemental-clash-action-done-block-never = Ainda não
elemental-clash-action-skip-all = Nenhum
elemental-clash-action-skip = Sem mais alvos
elemental-clash-action-skip-choose = Não pegar nada
elemental-clash-choice-spell = { $card } ({ $kind }), nível { $level }
elemental-clash-choice-creature = { $card } { $atk }/{ $def }, nível { $level }
elemental-clash-offered-spell = { $action } · { $kind }, nível { $level }
elemental-clash-offered-creature = { $action } · { $atk }/{ $def }, nível { $level }

## O que está em jogo

elemental-clash-stake-cards = { $n ->
    [1] 1 carta a menos
   *[other] { $n } cartas a menos
}
elemental-clash-stake-last = { $n ->
    [1] a última carta se vai
   *[other] as últimas { $n } cartas se vão
}
# What an attack costs at most, in short.
elemental-clash-stake-up-to = { $n ->
    [one] até 1 carta
   *[other] até { $n } cartas
}
elemental-clash-stake-unblocked = { $stake } sem bloqueio
elemental-clash-stake-falls-to = { $stake } sem bloqueio; { $blocker } destrói { $n ->
    [1] a sua
   *[other] uma
}
elemental-clash-stake-trades = { $stake } sem bloqueio; { $blocker } e { $n ->
    [1] a sua
   *[other] uma sua
} caem
elemental-clash-stake-none = não há mais carta a perder
elemental-clash-stake-neither = nenhuma cai
elemental-clash-stake-neither-block = as duas ficam
elemental-clash-stake-both = as duas caem
elemental-clash-stake-yours = a sua cai
elemental-clash-stake-theirs-attack = a atacada cai
elemental-clash-stake-theirs-block = a atacante cai
elemental-clash-stake-gone = a atacada já terá caído
elemental-clash-stake-falls = cairia
elemental-clash-stake-stays = ficaria
elemental-clash-falls-neither = : nenhuma cairia
elemental-clash-falls = : a luta derrubaria { $cards }
elemental-clash-fight = -# { $attacker } contra { $against }{ $falls }.
elemental-clash-block-instead = -# Um bloqueio protege { $cards }: luta quem bloqueia.
elemental-clash-block-instead-several = -# { $n } criaturas atacam { $card }: para protegê-la, é preciso bloquear cada uma.
elemental-clash-fight-player = -# { $attacker } tiraria { $n ->
    [1] uma carta
   *[other] { $n } cartas
} do Grimório { NAME($player, "do ", "de ") }.
elemental-clash-fight-own = -# { $attacker } tiraria { $n ->
    [1] uma carta
   *[other] { $n } cartas
} do seu Grimório.
elemental-clash-fights-own = -# Ao todo, os atacantes tirariam { $n } cartas do seu Grimório.
elemental-clash-fights-own-elusive = -# Ao todo, os atacantes tirariam { $n } cartas. Não podem ser bloqueados: { $elusive } deles.
elemental-clash-fights-player = -# Juntos, tiram { $n } das { $left } cartas { NAME($player, "do ", "de ") }.
elemental-clash-fights-player-enough = -# { $n } de dano ao todo: restam só { $left ->
    [1] uma carta
   *[other] { $left } cartas
} no Grimório { NAME($player, "do ", "de ") }.
elemental-clash-fights-unblocked = -# Ninguém bloqueia.

## O que aconteceu

elemental-clash-event-turn = Turno { $turn }: { $player }.
    .player = O turno { $turn } é seu.
elemental-clash-event-quiet = { NAME($player, "O ") } não faz nada neste turno.
elemental-clash-event-quiet-places = { NAME($player, "O ") } posiciona { $cards } e não faz mais nada.
elemental-clash-event-spent = { $n ->
    [1] A carta gasta { $cards } vai para o descarte { NAME($player, "do ", "de ") }.
   *[other] As cartas gastas { $cards } vão para o descarte { NAME($player, "do ", "de ") }.
}
    .player = { $n ->
        [1] A carta gasta { $cards } vai para o seu descarte.
       *[other] As cartas gastas { $cards } vão para o seu descarte.
    }
elemental-clash-event-place = { $card } { NAME($player, "do ", "de ") } vai para { $place }.
    .player = Sua carta { $card } vai para { $place }.
elemental-clash-event-draw = { NAME($player, "O ") } compra { $cards }.
    .player = Você compra { $cards }.
elemental-clash-event-drawn = Você compra { $cards }.
elemental-clash-opened-drawn = { NAME($player, "O ") } compra { $cards }.
    .player = Você compra { $cards }.
elemental-clash-event-drawn-first = **Seu turno { $turn }** começa: você compra { $cards }.
elemental-clash-event-stone = { NAME($player, "O ") } joga { $card } na pilha { $pile }.
    .player = Você joga { $card } na pilha { $pile }.
elemental-clash-event-play = { NAME($player, "O ") } joga { $card } na pilha { $pile }.
    .player = Você joga { $card } na pilha { $pile }.
elemental-clash-event-plays = { NAME($player, "O ") } joga { $cards }.
    .player = Você joga { $cards }.
elemental-clash-event-new-card = **{ $card }**: { $text }
elemental-clash-event-targets-none = Ninguém é escolhido para { $card }.
elemental-clash-event-targets = { $card } tem como alvo { NAME($targets, "o ") }.
elemental-clash-event-resolve = { $card } { NAME($player, "do ", "de ") } faz efeito.
    .player = Sua carta { $card } faz efeito.
elemental-clash-event-counter = A carta { $card } { NAME($player, "do ", "de ") } é anulada.
    .player = Sua carta { $card } é anulada.
elemental-clash-event-trigger = { $card } { NAME($player, "do ", "de ") } faz efeito ({ $on }).
    .player = Sua carta { $card } faz efeito ({ $on }).
elemental-clash-event-trigger-text = { $line } “{ $text }”
elemental-clash-event-attack = { NAME($player, "O ") } ataca { NAME($target, "o ") } com { $card }.
    .player = Você ataca { NAME($target, "o ") } com { $card }.
elemental-clash-event-attack-elusive = { $line } Essa criatura é esquiva: ninguém pode bloqueá-la.
elemental-clash-event-attacks-player = { NAME($player, "O ") } ataca { NAME($target, "o ") } com { $cards }.
    .player = Você ataca { NAME($target, "o ") } com { $cards }.
elemental-clash-event-attacks-elusive = { $line } Esquivas, então ninguém pode bloqueá-las: { $cards }.
elemental-clash-event-block = { NAME($player, "O ") } bloqueia { NAME($target, "o ") } com { $card }.
    .player = Você bloqueia { NAME($target, "o ") } com { $card }.
elemental-clash-event-fight = { $card } { NAME($player, "do ", "de ") } luta contra { NAME($target, "o ") }.
    .player = Sua carta { $card } luta contra { NAME($target, "o ") }.
elemental-clash-event-fight-player = { $card } { NAME($player, "do ", "de ") } acerta { NAME($target, "o ") }.
    .player = Sua carta { $card } acerta { NAME($target, "o ") }.
elemental-clash-event-fights-player = { $cards } { NAME($player, "do ", "de ") } acertam { NAME($target, "o ") }.
    .player = Suas criaturas { $cards } acertam { NAME($target, "o ") }.
elemental-clash-event-fight-nobody = { $card } { NAME($player, "do ", "de ") } não acerta ninguém.
    .player = Sua carta { $card } não acerta ninguém.
elemental-clash-event-strike = { $line } Perdido do Grimório: { $cards }.
elemental-clash-event-strike-own = **-{ $n }** Grimório: { $line }
elemental-clash-event-strike-damage = { $line } { $card } { NAME($player, "do ", "de ") } causa { $dealt } de dano e sofre { $taken }.
    .player = { $line } Sua carta { $card } causa { $dealt } de dano e sofre { $taken }.
elemental-clash-event-by = { $line } ({ $card })
elemental-clash-event-fell = { $line } Baixas: { $cards }.
elemental-clash-event-strike-nothing = { $line } Nenhuma carta é perdida.
elemental-clash-event-gift = “{ $keyword }”
elemental-clash-event-damage = { $card } { NAME($player, "do ", "de ") } sofre { $n } de dano.
    .player = Sua carta { $card } sofre { $n } de dano.
elemental-clash-event-damage-falls = { $line } É destruída.
elemental-clash-event-damage-player = { NAME($player, "O ") } sofre { $n } de dano.
    .player = Você sofre { $n } de dano.
elemental-clash-event-damage-player-cards = { NAME($player, "O ") } sofre { $n } de dano e perde { $cards } do Grimório.
    .player = Você sofre { $n } de dano e perde { $cards } do seu Grimório.
elemental-clash-event-heal = { $card } { NAME($player, "do ", "de ") } se recupera de { $n } de dano.
    .player = Sua carta { $card } se recupera de { $n } de dano.
elemental-clash-event-heal-player = { NAME($player, "O ") } cura { $n }: { $cards } de volta ao fundo do Grimório.
    .player = Você cura { $n }: { $cards } de volta ao fundo do Grimório.
elemental-clash-event-heal-nothing = { $card } { NAME($player, "do ", "de ") } não cura nada: o descarte está vazio.
    .player = Sua carta { $card } não cura nada: seu descarte está vazio.
elemental-clash-event-nothing = { $card } { NAME($player, "do ", "de ") } não muda nada.
    .player = Sua carta { $card } não muda nada.
elemental-clash-event-unused = { NAME($player, "O ") } não usa a habilidade de { $card }.
    .player = Você não usa a habilidade de { $card }.
elemental-clash-event-buff-turn = { $card } { NAME($player, "do ", "de ") } recebe { $what } até o final do turno.
    .player = Sua carta { $card } recebe { $what } até o final do turno.
elemental-clash-event-buffs-turn = { $cards } { NAME($player, "do ", "de ") } recebem { $what } até o final do turno.
    .player = Suas cartas { $cards } recebem { $what } até o final do turno.
elemental-clash-event-buff-round = { $card } { NAME($player, "do ", "de ") } recebe { $what } até o final do próximo turno.
    .player = Sua carta { $card } recebe { $what } até o final do próximo turno.
elemental-clash-event-buff-stay = { $card } { NAME($player, "do ", "de ") } recebe { $what }.
    .player = Sua carta { $card } recebe { $what }.
elemental-clash-event-destroy = A carta { $card } { NAME($player, "do ", "de ") } ({ $place }) é destruída.
    .player = Sua carta { $card } ({ $place }) é destruída.
elemental-clash-event-move-hand = { $card } { NAME($player, "do ", "de ") } volta para a mão.
    .player = Sua carta { $card } volta para a mão.
elemental-clash-event-move-top = { $card } { NAME($player, "do ", "de ") } vai para o topo do Grimório.
    .player = Sua carta { $card } vai para o topo do Grimório.
elemental-clash-event-move-bottom = { $card } { NAME($player, "do ", "de ") } vai para o fundo do Grimório.
    .player = Sua carta { $card } vai para o fundo do Grimório.
elemental-clash-event-move-discard = { $card } { NAME($player, "do ", "de ") } vai para o descarte.
    .player = Sua carta { $card } vai para o descarte.
elemental-clash-event-discard = { NAME($player, "O ") } descarta { $card }.
    .player = Você descarta { $card }.
elemental-clash-event-look = { NAME($player, "O ") } olha { $n ->
    [1] a carta do topo
   *[other] as { $n } cartas do topo
} do Grimório.
    .player = Você olha { $n ->
        [1] a carta do topo
       *[other] as { $n } cartas do topo
    } do Grimório.
elemental-clash-event-looked = Você vê { $cards }.
elemental-clash-event-search = { NAME($player, "O ") } pega { $card } do Grimório.
    .player = Você pega { $card } do Grimório.
elemental-clash-event-searched = Você pega { $card }.
elemental-clash-opened-found = { NAME($player, "O ") } pega { $card }.
    .player = Você pega { $card }.
elemental-clash-event-shuffle = { NAME($player, "O ") } embaralha o Grimório.
    .player = Você embaralha o Grimório.
elemental-clash-event-discard-top = { NAME($player, "O ") } perde { $cards } do topo do Grimório.
    .player = Você perde { $cards } do topo do Grimório.
elemental-clash-event-stones = { NAME($player, "O ") } pode jogar { $n ->
    [1] mais uma pedra
   *[other] mais { $n } pedras
} neste turno.
    .player = Você pode jogar { $n ->
        [1] mais uma pedra
       *[other] mais { $n } pedras
    } neste turno.
elemental-clash-event-ask-on = De agora em diante pergunto sobre { $window }.
elemental-clash-event-ask-off = Não pergunto mais sobre { $window }.
elemental-clash-on-play = ao ser jogada
elemental-clash-on-play-other = uma carta foi jogada
elemental-clash-on-destroy-other = uma criatura foi destruída
elemental-clash-on-destroy = ao ser destruída
elemental-clash-on-leave = ao deixar o campo
elemental-clash-on-attack = quando ataca
elemental-clash-on-block = quando bloqueia
elemental-clash-on-hit = quando acerta
elemental-clash-on-standby = Preparação
elemental-clash-on-end = final do turno
elemental-clash-on-mill = do Grimório para o descarte
elemental-clash-plus-atk = { $n } ATQ
elemental-clash-plus-def = { $n } DEF

## Como está a partida

elemental-clash-headline = Turno { $turn }, { $phase }
elemental-clash-headline-own = **Seu turno** { $turn }, { $phase }
elemental-clash-headline-over = Turno { $turn }
elemental-clash-wait-place = { NAME($player, "O ") } posiciona criaturas.
elemental-clash-wait-move = { NAME($player, "O ") } pode reorganizar criaturas.
elemental-clash-wait-main = É a vez { NAME($player, "do ", "de ") }.
elemental-clash-wait-attack = { NAME($player, "O ") } declara ataques.
elemental-clash-wait-block = { NAME($player, "O ") } pode bloquear.
elemental-clash-wait-window-spell = { NAME($player, "O ") } pode responder à magia.
elemental-clash-wait-window-combat = { NAME($player, "O ") } pode jogar uma magia relâmpago antes das lutas.
elemental-clash-wait-window-end = { NAME($player, "O ") } pode jogar uma magia relâmpago antes que o turno acabe.
elemental-clash-wait-divide = { NAME($player, "O ") } divide o dano: { $n ->
    [1] falta 1
   *[other] faltam { $n }
}, a seguir vem { $place }.
elemental-clash-wait-discard = { NAME($player, "O ") } precisa descartar.
elemental-clash-wait-target = { NAME($player, "O ") } escolhe { $number ->
    [1] um alvo
   *[other] o alvo { $number }
} para { $card }.
elemental-clash-wait-may = { NAME($player, "O ") } pode usar { $card }.
elemental-clash-wait-put = { NAME($player, "O ") } coloca { $card } em um espaço.
elemental-clash-wait-choose = { NAME($player, "O ") } procura com { $card }.
elemental-clash-wait-order = { NAME($player, "O ") } escolhe qual habilidade vem a seguir.
elemental-clash-call-place = posicione suas criaturas.
elemental-clash-call-place-one = para onde vai sua carta { $card }?
elemental-clash-call-place-last = para onde vai sua carta { $card }? Depois você compra.
elemental-clash-call-move = antes de comprar, cada criatura sua pode se mover uma vez.
elemental-clash-call-main = é a sua vez.
elemental-clash-call-main-done = não há mais nada a fazer neste turno: termine-o.
elemental-clash-call-attack = declare seus ataques.
elemental-clash-call-block = você está sob ataque: vai bloquear?
elemental-clash-call-block-one = vai bloquear { $card }?
elemental-clash-call-block-none = ninguém seu pode bloquear. Agora só importa uma magia relâmpago que traga quem bloqueie: pelas outras pergunto de novo antes das lutas.
elemental-clash-call-window-spell = uma magia está sendo conjurada: vai responder?
elemental-clash-call-window-combat = antes das lutas: vai jogar uma magia relâmpago?
elemental-clash-call-window-combat-last = as lutas vão começar: vai jogar uma magia relâmpago antes?
elemental-clash-call-window-end = o turno do oponente está acabando: vai jogar uma magia relâmpago?
elemental-clash-call-divide = divida o dano do seu atacante.
elemental-clash-call-discard = escolha uma carta para descartar.
elemental-clash-call-target = escolha um alvo.
elemental-clash-call-aim = { $who } { $does }?
elemental-clash-aim-creature = { $whose ->
    [own] qual das suas criaturas
    [opp] qual criatura rival
   *[any] qual criatura
}
elemental-clash-aim-permanent = { $whose ->
    [own] qual das suas permanentes
    [opp] qual permanente rival
   *[any] qual permanente
}
elemental-clash-aim-spell = { $whose ->
    [own] qual das suas magias
    [opp] qual magia rival
   *[any] qual magia
}
elemental-clash-aim-card = { $whose ->
    [own] qual das suas cartas
    [opp] qual carta rival
   *[any] qual carta
}
elemental-clash-aim-player = quem
elemental-clash-aim-buried = { $kind ->
    [creature] qual criatura
    [spell] qual magia
   *[card] qual carta
} { $whose ->
    [own] do seu descarte
    [opp] do descarte rival
   *[any] de um descarte
}
elemental-clash-aimed-deal = causa o dano
elemental-clash-aimed-damage = sofre o dano
elemental-clash-aimed-heal = é curada
elemental-clash-aimed-destroy = é destruída
elemental-clash-aimed-counter = é anulada
elemental-clash-aimed-stronger = fica mais forte
elemental-clash-aimed-weaker = fica mais fraca
elemental-clash-aimed-hand = volta para a mão
elemental-clash-aimed-top = vai para o topo do Grimório
elemental-clash-aimed-bottom = vai para o fundo do Grimório
elemental-clash-aimed-discard = vai para o descarte
elemental-clash-aimed-atk = vai para a zona ATQ
elemental-clash-aimed-def = vai para a zona DEF
elemental-clash-aimed-other = é o alvo
elemental-clash-call-may = vai usar a habilidade?
elemental-clash-call-put = escolha um espaço.
elemental-clash-call-put-by = para onde vai sua criatura { $card }? { $by } a move: escolha um espaço.
elemental-clash-call-put-lost = sua criatura { $card } foi do Grimório para o descarte e pode ir para uma zona: escolha um espaço.
elemental-clash-call-choose-hand = { $card }: qual carta do seu Grimório vai para a sua mão?
elemental-clash-call-choose-top = { $card }: qual carta vai para o topo do seu Grimório?
elemental-clash-call-choose-discard = { $card }: qual carta do seu Grimório vai para o seu descarte?
elemental-clash-call-choose-atk = { $card }: qual criatura do seu Grimório vai para a sua zona ATQ?
elemental-clash-call-choose-def = { $card }: qual criatura do seu Grimório vai para a sua zona DEF?
elemental-clash-call-order = várias habilidades ao mesmo tempo: qual vem primeiro?
elemental-clash-ended-alone = O turno { NAME($player, "do ", "de ") } acaba: não havia mais nada a fazer.
    .player = Seu turno acaba: não havia mais nada a fazer.
elemental-clash-private-hand = Sua mão: **{ $hand }**. Seu Grimório: **{ $n }** { $n ->
    [1] carta
   *[other] cartas
}.
elemental-clash-private-deck = Você joga com o baralho **{ $deck }**.
elemental-clash-private-empty = vazia
elemental-clash-private-last-own = **Seu Grimório está vazio: se ainda estiver quando você tiver de comprar, você perde.**
elemental-clash-private-last-other = **O outro Grimório está vazio: se continuar assim na próxima compra, você vence.**
elemental-clash-private-goes = Para onde vai sua carta { $card }?
elemental-clash-private-goes-draws = Para onde vai sua carta { $card }? Depois você compra.
elemental-clash-private-goes-moves = Para onde vai sua carta { $card }? Depois outras podem se mover.
elemental-clash-private-goes-pile = Para qual pilha vai { $card }?
elemental-clash-private-goes-pile-neutral = Para qual pilha vai { $card }? Sozinha em uma nova pilha, ela a deixa neutra: ali não cabe nenhuma carta que precise de um elemento.
elemental-clash-private-top-own = O que você sabe do seu Grimório: { $cards }.
elemental-clash-private-top-other = O que você sabe do Grimório { NAME($player, "do ", "de ") }: { $cards }.
elemental-clash-private-top-entry = { $n ->
    [1] { $card } no topo
   *[other] { $card } na posição { $n } a partir do topo
}
elemental-clash-private-top-bottom = { $card } no fundo
elemental-clash-private-known = O que você sabe da mão { NAME($player, "do ", "de ") }: { $cards }.
elemental-clash-private-printed = -# **{ $card }**: { $text }
elemental-clash-private-orders-never = -# Fora das suas fases principais, nunca pergunto se você quer jogar uma magia relâmpago: *Quando me perguntar…* muda isso.
elemental-clash-private-orders-never-more = -# Você tem uma magia relâmpago, mas fora das suas fases principais nunca pergunto: *Quando me perguntar…*, em *Mais*, muda isso.
elemental-clash-private-orders-combat = -# Só no combate pergunto se você quer jogar uma magia relâmpago: *Quando me perguntar…* muda isso.
elemental-clash-private-orders-answers = -# Pergunto se você quer jogar uma magia relâmpago no combate e quando uma magia é conjurada: *Quando me perguntar…* muda isso.
elemental-clash-private-orders-always = -# Pergunto sempre que você pode jogar uma magia relâmpago: *Quando me perguntar…* muda isso.
elemental-clash-private-orders-own = -# Não pergunto sobre { $windows }: *Quando me perguntar…* muda isso.
elemental-clash-orders-ask = Magias relâmpago também podem ser jogadas fora das suas fases principais. Quando você quer que eu pergunte? Ninguém mais vê o que você escolhe, e vale também nas suas próximas partidas.
elemental-clash-orders-kept-never = Fora das suas fases principais, não pergunto mais sobre magias relâmpago: você sempre passa. Vale também nas suas próximas partidas; em uma já em andamento, começa com a sua próxima decisão.
elemental-clash-orders-kept-combat = Só pergunto sobre magias relâmpago no combate; fora dele você sempre passa. Vale também nas suas próximas partidas; em uma já em andamento, começa com a sua próxima decisão.
elemental-clash-orders-kept-answers = Pergunto sobre magias relâmpago quando alguém conjura uma magia e no combate; no final dos turnos você sempre passa. Vale também nas suas próximas partidas; em uma já em andamento, começa com a sua próxima decisão.
elemental-clash-orders-kept-always = Pergunto sempre que você pode jogar uma magia relâmpago: quando alguém conjura uma magia, no combate e no final dos turnos. Vale também nas suas próximas partidas; em uma já em andamento, começa com a sua próxima decisão.
elemental-clash-orders-kept-own = Vale também nas suas próximas partidas; em uma já em andamento, começa com a sua próxima decisão.
elemental-clash-orders-never = Nunca: sempre passo
elemental-clash-orders-combat = No combate
elemental-clash-orders-answers = Magias e combate
elemental-clash-orders-always = Sempre: magias, combate, finais de turno
elemental-clash-obstacle-no-stone = -# Você não tem pedra na mão, e nenhuma carta serve nas suas pilhas.
elemental-clash-obstacle-block-nobody = -# Você não pode bloquear: não tem criatura na sua zona DEF.
elemental-clash-obstacle-block-used = -# Nenhuma outra pode bloquear: todas as criaturas da sua zona DEF já bloqueiam.
elemental-clash-obstacle-block-dazed = -# Ninguém pode bloquear: criaturas atordoadas não bloqueiam.
elemental-clash-obstacle-block-elusive = -# Não há quem bloquear: todas as criaturas que atacam são esquivas.
elemental-clash-ask-divide-two = Dano restante: **{ $n }**, primeiro a { NAME($target, "o ") }, depois a { NAME($other, "o ") }:
elemental-clash-ask-divide = { $n ->
    [1] Falta **1**
   *[other] Faltam **{ $n }**
} de dano: quanto para { NAME($target, "o ") }?
elemental-clash-ask-discard = Um efeito faz você descartar **{ $n ->
    [1] uma carta
   *[other] { $n } cartas
}**.
elemental-clash-ask-discard-card = { $card } faz você descartar **{ $n ->
    [1] uma carta
   *[other] { $n } cartas
}**.
elemental-clash-ask-discard-hand = Um turno acaba com no máximo cinco cartas na mão: descarte **{ $n ->
    [1] uma carta
   *[other] { $n } cartas
}**.
elemental-clash-ask-card = > **{ $card }**: { $text }
elemental-clash-ask-target = Escolha o alvo de { $card }.
elemental-clash-ask-attacks = Escolha quem ataca
elemental-clash-ask-attack-one = Escolha quem { $card } ataca
elemental-clash-result-draw-deck = Empate: nenhum dos dois lados pôde comprar uma carta.
elemental-clash-result-draw-limit = Empate depois do último turno.
elemental-clash-result-deck = { NAME($winner, "O ") } vence com { $cards } ainda no Grimório: { NAME($loser, "o ") } não tem mais cartas para comprar.
    .winner = Você vence com { $cards } ainda no Grimório: { NAME($loser, "o ") } não tem mais cartas para comprar.
    .loser = { NAME($winner, "O ") } vence com { $cards } ainda no Grimório: você não tem mais cartas para comprar.
elemental-clash-result-limit = { NAME($winner, "O ") } vence depois do último turno com { $cards } ainda no Grimório, mais do que { NAME($loser, "o ") }.
    .winner = Você vence depois do último turno com { $cards } ainda no Grimório, mais do que { NAME($loser, "o ") }.
    .loser = { NAME($winner, "O ") } vence depois do último turno com { $cards } ainda no Grimório, mais do que você.
elemental-clash-result-resign = { NAME($winner, "O ") } vence com { $cards } ainda no Grimório: { NAME($loser, "o ") } desistiu.
    .winner = Você vence com { $cards } ainda no Grimório: { NAME($loser, "o ") } desistiu.
    .loser = { NAME($winner, "O ") } vence com { $cards } ainda no Grimório: você desistiu.

## Em volta do jogo

elemental-clash-length = uns 25 minutos, exigente: muitas cartas para conhecer
elemental-clash-options = Grimórios de { $size } cartas. Perde quem precisar comprar com o Grimório vazio.
elemental-clash-options-mixed-hands = Mãos iniciais jogáveis: duas ou três pedras cada e uma criatura para elas.

## Por que um baralho não serve

## Ver cartas

elemental-clash-page-title = ### { $card }
elemental-clash-page-text = > { $text }
elemental-clash-page-ruling = - { $text }
elemental-clash-list-none = Nenhuma carta corresponde a isso.
elemental-clash-list-count = { $n ->
    [1] Uma carta
   *[other] { $n } cartas
}
elemental-clash-list-page = { $count }, página { $page } de { $pages }
elemental-clash-list-head = ### { $head }
elemental-clash-list-look = Ver uma carta…
elemental-clash-list-before = Página anterior
elemental-clash-list-after = Próxima página
elemental-clash-list-any-element = Todos os elementos
elemental-clash-list-any-type = Todos os tipos
elemental-clash-list-any-level = Todos os níveis
elemental-clash-list-level = Nível { $level }
elemental-clash-list-stone = **{ $card }** (pedra): { $text }
elemental-clash-list-spell = **{ $card }** ({ $kind }, { $element } { $level }): { $text }
elemental-clash-list-creature = **{ $card }** ({ $kind }, { $element } { $level }, { $atk }/{ $def }): { $text }
elemental-clash-list-plain = **{ $card }** ({ $kind }, { $element } { $level }, { $atk }/{ $def })
elemental-clash-unseen-no-hand = -# O outro lado não tem cartas na mão e não pode responder.
elemental-clash-unseen-none = -# Nenhuma das magias relâmpago que o outro lado ainda pode ter cabe nas pilhas dele.
elemental-clash-unseen-answers = -# Magias relâmpago que o outro lado pode ter na mão, para uma pilha livre:
elemental-clash-unseen-taken = -# Magias relâmpago que o outro lado pode ter na mão, embora agora nenhuma pilha em que cabem esteja livre:
elemental-clash-unseen-lost = -# Isto faz efeito, se o outro lado quiser, quando o Grimório dele o perde:
elemental-clash-unseen-card = -# • **{ $card }**: { $text }
elemental-clash-lies-open = Seu descarte: { $own }. O do outro lado: { $other }.
elemental-clash-lies-nothing = vazio
elemental-clash-seen-asked = ### Do que se trata
elemental-clash-seen-hand = ### Sua mão
elemental-clash-seen-own = ### Seu lado
elemental-clash-seen-of = ### Lado { NAME($player, "do ", "de ") }
elemental-clash-seen-at = { $places }: { $card }
elemental-clash-seen-signs = -# Símbolos: { $signs }.
elemental-clash-sign-bound = dois anéis, presa: não pode atacar
elemental-clash-sign-dazed = uma espiral, atordoada: não pode bloquear
elemental-clash-sign-elusive = uma asa, esquiva: não pode ser bloqueada
elemental-clash-sign-hidden = um olho riscado, oculta: não pode ser atacada
elemental-clash-sign-quickattacker = um raio, veloz: já luta direto da pilha
elemental-clash-sign-warded = um escudo, protegida: o oponente não pode escolhê-la como alvo
elemental-clash-no-card = Não conheço essa carta: escolha uma da lista.
elemental-clash-ruling-stone = Uma pedra vai em qualquer pilha sua, mesmo debaixo de uma carta que esteja lá, ou começa uma nova.
elemental-clash-ruling-any = Uma pilha cuja pedra colorida mais baixa dá qualquer energia aceita cartas de todos os elementos.
elemental-clash-ruling-height = Conta como esse número de pedras, então uma pilha aceita logo níveis mais altos.
elemental-clash-ruling-flash = Também pode ser jogada em resposta a uma magia, enquanto você bloqueia, antes das lutas e no final de um turno.
elemental-clash-ruling-permanent = Fica na pilha e a bloqueia até que algo a tire de lá.
elemental-clash-ruling-spell = Só nas suas próprias fases principais. Bloqueia a pilha até a sua próxima Preparação.
elemental-clash-ruling-quickattacker = Luta direto da pilha: pode atacar na hora e ser atacada, mas não pode bloquear.
elemental-clash-ruling-elusive = Não pode ser bloqueada. Só conta o momento de bloquear.
elemental-clash-ruling-hidden = Não pode ser atacada. Só conta o momento de atacar.
elemental-clash-ruling-warded = O oponente não pode escolhê-la como alvo; efeitos sem alvo ainda a alcançam.
elemental-clash-ruling-bound = Não pode atacar. Uma criatura que fica presa depois de atacar continua lutando.
elemental-clash-ruling-dazed = Não pode bloquear. Uma criatura que fica atordoada depois de bloquear continua lutando.
elemental-clash-ruling-PE = “Ao ser jogada” só vale quando ela é jogada da mão, não quando um efeito a coloca em uma zona.
elemental-clash-ruling-DE = “Ao ser destruída” vale quando ela vai do campo para o seu descarte. Ninguém pode responder.
elemental-clash-ruling-LE = “Ao deixar o campo” vale aonde quer que ela vá; uma carta destruída faz as duas coisas, “ao ser destruída” e “ao deixar o campo”.
elemental-clash-ruling-DPT = Quando vai do seu Grimório para o seu descarte, você pode colocar a criatura em uma zona ou conjurar a magia de graça. Isso não conta como jogá-la, então “ao ser jogada” não acontece.
elemental-clash-ruling-standby = Na sua própria Preparação, antes que você posicione e mova criaturas.
elemental-clash-ruling-end = No final do seu próprio turno, depois que todo o dano foi curado.
elemental-clash-ruling-counter = A magia anulada vai na hora para o descarte do dono, e a pilha dela fica livre de novo.
elemental-clash-ruling-search = Pergunto mesmo que nada sirva, para que ninguém saiba o que você tem.
elemental-clash-ruling-targets = Só pode ser jogada se houver um alvo; um alvo que já não está lá quando ela faz efeito fica de fora.
elemental-clash-ruling-zones = Uma criatura colocada em uma zona vai para um espaço que o dono escolhe; sem um livre, fica onde está.
elemental-clash-ruling-blocker = Um atacante cujo bloqueador já não está lá continua bloqueado e não acerta ninguém.

## Pintado nas imagens

elemental-clash-picture-turn = Turno { $turn }
elemental-clash-picture-turn-of = Turno { $turn }, { $player }
elemental-clash-picture-turn-own = Seu turno { $turn }
elemental-clash-picture-phase-of = turno de { $player }
elemental-clash-picture-to-decide = decide
elemental-clash-picture-discard = descarte
elemental-clash-picture-hand = mão
elemental-clash-picture-spellbook = Grimório
elemental-clash-picture-chain = Corrente
elemental-clash-picture-wins = vence
    .winner = vence
elemental-clash-picture-empty = Sua mão está vazia.
elemental-clash-picture-lying = Na mesa:
elemental-clash-picture-and = e { $cards }
elemental-clash-picture-stone = Pedra elemental
elemental-clash-picture-stone-high = Pedra elemental, vale por { $height }
elemental-clash-picture-line = { $kind } · { $element } · nível { $level }
elemental-clash-picture-kind-spell = Magia
elemental-clash-picture-kind-flash = Magia relâmpago
elemental-clash-picture-kind-permanent = Magia permanente
elemental-clash-picture-tile-spell = magia
elemental-clash-picture-tile-flash = relâmp.
elemental-clash-picture-tile-permanent = perma-nente
elemental-clash-picture-tile-name-boughmother = Mãe dos Galhos
elemental-clash-picture-tile-stone = pedra
elemental-clash-picture-cover-1 = Dois magos, dois Grimórios:
elemental-clash-picture-cover-2 = tenha cartas quando acabarem as do outro.
elemental-clash-picture-deck = Um baralho
elemental-clash-picture-deck-cards = { $n ->
    [1] 1 carta
   *[other] { $n } cartas
}
elemental-clash-picture-levels = Níveis
elemental-clash-picture-cards = cartas
elemental-clash-picture-stones = pedras
elemental-clash-count-stone = { $n ->
    [1] pedra
   *[other] pedras
}
elemental-clash-count-creature = { $n ->
    [1] criatura
   *[other] criaturas
}
elemental-clash-count-spell = { $n ->
    [1] magia
   *[other] magias
}
elemental-clash-count-flash = { $n ->
    [1] relâmpago
   *[other] relâmpagos
}
elemental-clash-count-permanent = { $n ->
    [1] permanente
   *[other] permanentes
}
    .short = perm.
elemental-clash-picture-figure-minute-1 = uma pedra dá energia
elemental-clash-picture-figure-minute-2 = uma criatura ataca
elemental-clash-picture-figure-minute-3 = cartas se perdem
elemental-clash-picture-figure-creature = criatura
elemental-clash-picture-figure-spell = magia
elemental-clash-picture-figure-flash = relâmpago
elemental-clash-picture-figure-permanent = permanente
elemental-clash-picture-figure-stone = pedra
elemental-clash-picture-figure-pile-1 = base neutra não conta: terra, altura 3
elemental-clash-picture-figure-pile-2 = fogo, altura 1
elemental-clash-picture-figure-turn-standby = colocar, mover
elemental-clash-picture-figure-turn-draw = uma carta
elemental-clash-picture-figure-turn-main1 = jogar
elemental-clash-picture-figure-turn-combat = atacar
elemental-clash-picture-figure-turn-main2 = jogar
elemental-clash-picture-figure-turn-end = curar, descartar
elemental-clash-picture-figure-zone-A = zona ATQ: estas atacam
elemental-clash-picture-figure-zone-D = zona DEF: estas bloqueiam
elemental-clash-picture-figure-zone-S = pilhas: aqui se jogam cartas
elemental-clash-picture-figure-against-1 = ATQ { $atk } contra
elemental-clash-picture-figure-against-2 = ATQ { $atk }
elemental-clash-picture-figure-then = depois
elemental-clash-picture-figure-destroyed = destruída
elemental-clash-picture-would-fall = seria destruída
elemental-clash-picture-has-fallen = recém-destruída
elemental-clash-picture-figure-survive = as duas ficam
elemental-clash-picture-figure-link = elo { $n }
elemental-clash-picture-figure-effect-1 = faz efeito em terceiro
elemental-clash-picture-figure-effect-2 = faz efeito em segundo
elemental-clash-picture-figure-effect-3 = faz efeito primeiro

## Textos alternativos

elemental-clash-alt-cover = Capa de Elemental Clash: três cartas, um draco, uma magia relâmpago e uma pedra, diante dos símbolos de terra, ar, fogo e água.
elemental-clash-alt-table = Elemental Clash, turno { $turn }, { $phase } { NAME($player, "do ", "de ") }.
    .player = Elemental Clash, turno { $turn }, sua { $phase }.
elemental-clash-alt-chain = Elo { $n } da corrente: { $card }.
elemental-clash-alt-aims = { $card } tem como alvo { NAME($targets, "o ") }.
elemental-clash-alt-chain-at = Elo { $n } da corrente: { $card }, com alvo { NAME($targets, "no ", "em ") }.
elemental-clash-alt-side = { $player }: Grimório { $spellbook }, mão { $hand }, descarte { $discard }.
elemental-clash-alt-side-top = { $player }: Grimório { $spellbook }, mão { $hand }, descarte { $discard }, { $top } no topo.
elemental-clash-alt-zone-A = ATQ: { $cards }.
elemental-clash-alt-zone-D = DEF: { $cards }.
elemental-clash-alt-piles = Pilhas: { $piles }.
elemental-clash-alt-pile = { $energy } { $height }
elemental-clash-alt-pile-with = { $energy } { $height } com { $card }
elemental-clash-alt-at = { $place } { $card }
elemental-clash-alt-creature = { $card } { $atk }/{ $def }
elemental-clash-alt-creature-damaged = { $card } { $atk }/{ $def } -{ $damage }
elemental-clash-alt-cards = { $n ->
    [1] , 1 carta
   *[other] , { $n } cartas
}
elemental-clash-alt-attack = { $attacker } ataca { NAME($target, "o ") }{ $falls }.
elemental-clash-alt-attack-blocked = { $attacker } ataca { NAME($target, "o ") }, com bloqueio{ $falls }.
elemental-clash-alt-attack-by = { $attacker } ataca { NAME($target, "o ") }, com bloqueio de { $blockers }{ $falls }.
elemental-clash-alt-nothing = nada
elemental-clash-alt-link = elo { $n }
elemental-clash-alt-hand = Sua mão: { $cards }.
elemental-clash-alt-hand-empty = Sua mão está vazia.
elemental-clash-alt-in-hand = { $card } ({ $printed })
elemental-clash-alt-in-hand-ready = { $card } ({ $printed }, dá para jogar agora)
elemental-clash-alt-in-hand-text = { $card }: { $text }
elemental-clash-alt-printed-stone = pedra
elemental-clash-alt-printed-spell = { $kind }, { $element } { $level }
elemental-clash-alt-printed-creature = { $kind }, { $element } { $level }, { $atk }/{ $def }
elemental-clash-alt-card = { $card }: { $printed }. { $text }
elemental-clash-alt-over = A partida acabou. { $result }
elemental-clash-alt-over-draw-deck = Empate: nenhum dos dois lados pôde comprar.
elemental-clash-alt-over-draw-limit = Empate depois do último turno.
elemental-clash-alt-over-deck = { NAME($winner, "O ") } vence: { NAME($loser, "o ") } não pôde comprar.
    .winner = Você vence: { NAME($loser, "o ") } não pôde comprar.
    .loser = { NAME($winner, "O ") } vence: você não pôde comprar.
elemental-clash-alt-over-limit = { NAME($winner, "O ") } vence: o maior Grimório depois do último turno.
    .winner = Você vence: o maior Grimório depois do último turno.
elemental-clash-alt-over-resign = { NAME($winner, "O ") } vence: { NAME($loser, "o ") } desistiu.
    .winner = Você vence: { NAME($loser, "o ") } desistiu.
    .loser = { NAME($winner, "O ") } vence: você desistiu.
elemental-clash-picture-left-hand = ainda na mão
elemental-clash-picture-left-no-hand = mais nada na mão
elemental-clash-picture-left-next = depois: { $cards }
elemental-clash-alt-left-hand = { NAME($player, "O ") } ainda tinha { $cards }.
    .player = Você ainda tinha { $cards }.
elemental-clash-alt-left-next = A seguir no Grimório { NAME($player, "do ", "de ") }: { $cards }.
    .player = A seguir no seu Grimório: { $cards }.
elemental-clash-alt-played = Jogadas agora: { $cards }.
elemental-clash-alt-moved = Movidas agora: { $cards }.
elemental-clash-alt-fell = Baixas mais recentes: { $cards }.
elemental-clash-alt-left = Saídas mais recentes da mesa: { $cards }.
elemental-clash-alt-lost = { NAME($player, "O ") } acaba de perder { $n ->
    [1] 1 carta
   *[other] { $n } cartas
} do Grimório.
    .player = Você acaba de perder { $n ->
        [1] 1 carta
       *[other] { $n } cartas
    } do Grimório.
elemental-clash-picture-over-deck = { $loser } não pôde comprar
    .loser = você não pôde comprar
elemental-clash-picture-over-limit = o maior Grimório após o último turno
elemental-clash-picture-over-draw-deck = ninguém pôde comprar
elemental-clash-picture-over-draw-limit = Grimórios iguais após o último turno
elemental-clash-alt-deck = Baralho { $name }, { $cards }. Classes: { $kinds }. Níveis: { $levels }. Elementos: { $elements }. Cartas: { $list }.
elemental-clash-alt-deck-card = { $n } { $card }
elemental-clash-alt-deck-count = { $n } { $what }
elemental-clash-alt-deck-level = { $n } de { $level }
elemental-clash-alt-deck-element = { $n } { $element } ({ $stones ->
    [1] 1 pedra
   *[other] { $stones } pedras
})
elemental-clash-alt-figure-minute = Uma Pedra de Marte dá energia para Draco de Escória, uma criatura; ela ataca, e o oponente perde cartas do Grimório.
elemental-clash-alt-figure-kinds = Draco de Escória, uma criatura; Calor Branco, uma magia; Dardo Flamejante, uma magia relâmpago; Forja de Guerra, uma permanente; uma Pedra de Marte.
elemental-clash-alt-figure-pile = Duas pilhas. Seixo da Lua, Pedra de Vênus, Pedra de Marte, de baixo para cima: energia de terra, altura 3. Uma Pedra de Marte: energia de fogo, altura 1.
elemental-clash-alt-figure-turn = As seis fases: Preparação (colocar, mover), Compra (uma carta), Principal I (jogar), Combate (atacar), Principal II (jogar), Final (curar, descartar).
elemental-clash-alt-figure-field = O campo de um lado em três fileiras de cinco: na frente a zona ATQ, A1 a A5, atrás dela a zona DEF, D1 a D5, e até cinco pilhas.
elemental-clash-alt-figure-fight = { $attacker }, { $atk }/{ $def }, sofre o bloqueio de { $blocker }, { $atk2 }/{ $def2 }. No mesmo momento, causa { $atk } de dano e sofre { $atk2 }.
elemental-clash-alt-figure-chain = Uma corrente de três: Calor Branco é o elo 1, Manto de Casca responde como elo 2, Rajada Apagadora responde a ele como elo 3. O elo 3 faz efeito primeiro, o elo 1 por último.

# Enquanto outros assistem

elemental-clash-score = { $player } { $score ->
    [1] 1 carta
   *[other] { $score } cartas
}

## Grimórios

elemental-clash-deck-limits = Um Grimório tem 40 cartas e no máximo três cópias de uma carta; das quatro pedras básicas, quantas você quiser. Os prontos têm 17 pedras.
elemental-clash-deck-few-stones = { $stones ->
    [0] Ele não tem pedras; os prontos têm 17.
    [one] Ele só tem { $stones } pedra; os prontos têm 17.
   *[other] Ele só tem { $stones } pedras; os prontos têm 17.
}
elemental-clash-deck-no-energy = { $count ->
    [one] Nenhuma das pedras dele dá energia de { $elements }: { $count } carta não encontra pilha.
   *[other] Nenhuma das pedras dele dá energia de { $elements }: { $count } cartas não encontram pilha.
}
elemental-clash-deck-unreadable = Não conheço a carta “{ $text }”. Escreva uma carta por linha, como *3 Filhote do Barro*.
elemental-clash-deck-stones = { $cards }, { $stones } delas pedras
elemental-clash-deck-elements = { $cards }; elementos: { $elements }
elemental-clash-about-creature = { $kind } { $level } { $atk }/{ $def }. { $text }
elemental-clash-about-spell = { $kind } { $level }. { $text }
elemental-clash-about-kind-spell = Magia
elemental-clash-about-kind-flash = Relâmpago
elemental-clash-about-kind-permanent = Permanente
elemental-clash-ready-deeproot = Raiz Profunda (terra)
elemental-clash-ready-highwind = Vento Alto (ar)
elemental-clash-ready-magma-road = Estrada de Magma (terra e fogo)
elemental-clash-ready-stilltide = Maré Calma (água)
elemental-clash-ready-storm-and-tide = Tempestade e Maré (ar e água)
elemental-clash-ready-wildfire = Fogaréu (fogo)
elemental-clash-group-stones = Pedras elementais
elemental-clash-group-earth-creatures = Terra: criaturas
elemental-clash-group-earth-spells = Terra: magias
elemental-clash-group-air-creatures = Ar: criaturas
elemental-clash-group-air-spells = Ar: magias
elemental-clash-group-fire-creatures = Fogo: criaturas
elemental-clash-group-fire-spells = Fogo: magias
elemental-clash-group-water-creatures = Água: criaturas
elemental-clash-group-water-spells = Água: magias
elemental-clash-group-neutral-creatures = Neutro: criaturas
elemental-clash-group-neutral-spells = Neutro: magias

## Para quem é novo no jogo

elemental-clash-aim = esvaziar o Grimório rival. Perde quem precisar comprar e não puder.
elemental-clash-first-game = Primeira partida, com uma mão jogável
elemental-clash-skipped = -# Mãos iniciais: pedras e uma criatura.
elemental-clash-hindered-taken = -# Todas as suas pilhas estão ocupadas até seu próximo turno.
elemental-clash-hindered-taken-permanent = -# Nenhuma pilha sua está livre. Uma permanente fica na dela para sempre: uma pedra pode começar outra pilha.
elemental-clash-hindered-played = -# { $card } já foi jogada, e fica assim: só falta escolher o alvo.
elemental-clash-hindered-pile = -# Ainda sem pilha livre para: { $cards }
elemental-clash-hindered-pile-cards = { $cards } ({ $element }, altura { $height })
elemental-clash-hindered-element = -# Nenhuma pilha livre tem o elemento ({ $element }) necessário para: { $cards }
elemental-clash-hindered-risk = -# { $n ->
    [1] { $blocker } pode bloquear e destruir a sua: { $cards }
   *[other] { $blocker } pode bloquear e destruir uma destas: { $cards }
}
elemental-clash-hindered-trade = -# { $n ->
    [1] { $blocker } pode bloquear a sua, e as duas caem: { $cards }
   *[other] { $blocker } pode bloquear uma destas, e as duas caem: { $cards }
}
elemental-clash-hindered-window = -# Você não tem magia relâmpago que possa jogar agora: pergunto mesmo assim, para que ninguém fique sabendo.
elemental-clash-hindered-aimless = -# Sem alvo por enquanto: { $cards }
elemental-clash-hindered-aimless-warded = -# Sem alvo por enquanto: { $cards } (uma criatura protegida não pode ser escolhida)
elemental-clash-met-spellbook = Cada ponto de dano a um dos lados tira uma carta do Grimório dele.
elemental-clash-met-destroyed = Uma criatura é destruída quando sofre dano igual ou maior que a própria DEF. O dano é curado no final do turno.
elemental-clash-met-place = Suas criaturas deixam as pilhas: na frente, na zona ATQ (A), elas atacam; atrás, na zona DEF (D), elas bloqueiam.
elemental-clash-met-move = No começo do seu turno, antes de comprar, cada criatura sua pode ir uma vez para outro espaço.
elemental-clash-met-quick = Uma criatura com um raio é veloz: ataca direto da pilha, já no turno em que é jogada.
elemental-clash-met-sign = Novo símbolo de uma criatura: { $sign }.
elemental-clash-met-heal = A cura devolve as cartas do topo do seu descarte ao fundo do seu Grimório.
elemental-clash-met-hand = No fim do seu turno, sua mão fica com no máximo cinco cartas: o resto vai para o descarte.
elemental-clash-met-chain = A uma magia se pode responder com uma magia relâmpago, e a esta com outra: essa corrente age da última carta à primeira.
elemental-clash-met-countered = Uma magia anulada não faz efeito: vai para o descarte.
elemental-clash-met-stone = Você joga uma pedra por turno. Ela dá energia, e a pilha em que está passa a aceitar cartas de nível mais alto.
elemental-clash-met-neutral = Uma pedra neutra deixa uma pilha mais alta, mas não muda o elemento dela. Sozinha em uma nova pilha, não serve para nenhuma carta que precise de um elemento.
elemental-clash-met-permanent = Uma magia permanente fica: a pilha dela não aceita mais nada até que algo a remova.
elemental-clash-met-play = Cada carta mostra o que precisa: uma pilha livre desse elemento, no mínimo dessa altura. Borda dourada: há uma.
elemental-clash-met-attack = Ataque o outro lado ou uma criatura da zona ATQ dele. Na luta, as duas criaturas causam ao mesmo tempo dano igual ao próprio ATQ.
elemental-clash-met-their-block = Você está sob ataque, como mostram as setas vermelhas: as suas criaturas com moldura dourada podem bloquear.
elemental-clash-met-their-play = Uma magia relâmpago também pode ser jogada no turno do outro lado. Em *Quando me perguntar…*, em *Mais*, você decide quando eu pergunto.
elemental-clash-reason-opens = Com esta pedra, a pilha aceita, da sua mão: { $cards }.
elemental-clash-reason-stone = Você pode jogar uma pedra por turno, seja o que for que jogue além dela.
elemental-clash-reason-stone-text = A pedra também faz isto: { $text }
elemental-clash-reason-no-block = Com as cartas como estão, nenhuma criatura pode bloquear este ataque.
elemental-clash-reason-outlasts = Com as cartas como estão, nenhuma das criaturas que podem bloquear destruiria a sua sozinha.
elemental-clash-reason-blocks = Com as cartas como estão, o bloqueio salva { $n ->
    [1] uma carta
   *[other] { $n } cartas
} do seu Grimório, e sua criatura fica.
elemental-clash-reason-quick = Uma criatura veloz pode atacar já neste turno, da própria pilha.
elemental-clash-reason-creature = A criatura espera na sua pilha e vai para uma zona no começo do seu próximo turno: então pode atacar ou bloquear.
elemental-clash-reason-creature-text = O efeito dela: { $text }
elemental-clash-reason-spell = O que a magia faz: { $text }
elemental-clash-reason-combat = Com as cartas como estão, se não houver bloqueio, seus atacantes podem tirar { $n ->
    [1] uma carta
   *[other] { $n } cartas
} do outro Grimório.
elemental-clash-reason-combat-wins = Com as cartas como estão, isso vence agora: seja qual for o bloqueio, todos os seus atacantes juntos tiram as últimas cartas do outro Grimório, e não há mais o que comprar.
elemental-clash-reason-unblocked = Se não houver bloqueio, o ataque tira { $n ->
    [1] uma carta
   *[other] { $n } cartas
} do outro Grimório.
elemental-clash-reason-defeats = Com as cartas como estão, a criatura atacada cai, e a sua fica.
elemental-clash-reason-falls = Com as cartas como estão, esta criatura cai.
elemental-clash-reason-end-wins = Não resta nenhuma carta no outro Grimório: do jeito que está, a partida está ganha assim que for preciso comprar dele.
elemental-clash-reason-atk = Na zona ATQ, a criatura pode atacar já neste turno.
elemental-clash-reason-def = Na zona DEF, a criatura não pode ser atacada e pode bloquear.
elemental-clash-reason-trades = Com as cartas como estão, as duas caem: uma sua por uma do outro lado.
elemental-clash-reason-keeps = O que você guardar na mão ainda pode ser jogado num turno seguinte.
elemental-clash-reason-pile = { $card } ocuparia sua pilha pelo jogo inteiro: só pedras ainda poderiam ir para lá.
elemental-clash-reason-stays-def = Quem fica na zona DEF ainda pode bloquear no outro turno.
elemental-clash-reason-stays-atk = Quem fica na zona ATQ pode atacar já neste turno.
elemental-clash-reason-keeps-flash = Uma pilha sua fica livre: dela { $card } pode responder no outro turno.
elemental-clash-reason-passes = Sua magia continua na mão: ainda pode responder mais tarde.
elemental-clash-reason-unharmed = Com as cartas como estão, toda criatura que bloquear sozinha cairia.
elemental-clash-reason-discards = Nenhuma pilha livre sua pode recebê-la ainda.
