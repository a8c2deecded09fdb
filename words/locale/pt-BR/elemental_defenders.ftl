# Elemental Defenders. Elementos, Níveis, Mediadores e Desafios levam maiúscula, como no folheto.
# kept: elemental-defenders-title-short elemental-defenders-short elemental-defenders-card-starred elemental-defenders-won-plain elemental-defenders-picture-cover-title-1 elemental-defenders-picture-cover-title-2 elemental-defenders-score elemental-defenders-alt-table elemental-defenders-picture-won-plain elemental-defenders-short-answers elemental-defenders-short-staying elemental-defenders-short-losing elemental-defenders-short-winning elemental-defenders-short-taking

## Cartas

elemental-defenders-title-short = Defenders
elemental-defenders-sign-E = ⛰️
elemental-defenders-sign-F = 🔥
elemental-defenders-sign-A = 💨
elemental-defenders-sign-W = 💧
elemental-defenders-short = { $sign } { $level }★
elemental-defenders-short-answers = { $card } 🛡️{ $count }
elemental-defenders-short-staying = { $card } ⚔️{ $count }
elemental-defenders-short-winning = { $card } 🏆{ $points }
elemental-defenders-short-taking = { $card } ⚔️
elemental-defenders-short-losing = { $card } ⚠️
elemental-defenders-short-challenge = Desafio { $card }
elemental-defenders-card-starred = { $card } { $stars }
# Uma carta com o seu artigo.
elemental-defenders-with-level-5 = o Místico
elemental-defenders-with-level-4 = o Guardião
elemental-defenders-with-level-3 = a Sacerdotisa
elemental-defenders-with-level-2 = o Cavaleiro
elemental-defenders-with-level-1 = o Neófito
elemental-defenders-object-level-5 = o Místico
elemental-defenders-object-level-4 = o Guardião
elemental-defenders-object-level-3 = a Sacerdotisa
elemental-defenders-object-level-2 = o Cavaleiro
elemental-defenders-object-level-1 = o Neófito
elemental-defenders-no-cards = sem cartas
elemental-defenders-challenge = { $card }, um Desafio
elemental-defenders-mode-basic = básico
elemental-defenders-mode-advanced = avançado
elemental-defenders-further = Jogar o avançado
elemental-defenders-you = Você

## Escolher

elemental-defenders-prompt-attack = Atacar com
elemental-defenders-prompt-challenge = Desafiar com
elemental-defenders-prompt-defend = Responder com
elemental-defenders-prompt-mediator = Separar
elemental-defenders-action-challenge = Desafiar: { $card }
elemental-defenders-action-pass = Sem Mediador
elemental-defenders-offered = { $action }, Virtude { $virtue }

## O que aconteceu

elemental-defenders-event-move = { $player } { $attack }, { $other } { $answer }.
    .player = Você { $attack }, { $other } { $answer }.
    .other = { $player } { $attack }, você { $answer }.
elemental-defenders-event-mediator = { NAME($player, "O ") } separa { $card } como Mediador.
    .player = Você separa { $card } como Mediador.
elemental-defenders-event-pass = { NAME($player, "O ") } não separa nenhum Mediador.
    .player = Você não separa nenhum Mediador.
elemental-defenders-event-attack = { NAME($player, "O ") } ataca com { $card }.
    .player = Você ataca com { $card }.
elemental-defenders-event-attack-challenge = { NAME($player, "O ") } ataca com { $card }: um Desafio.
    .player = Você ataca com { $card }: um Desafio.
elemental-defenders-event-attack-again = { NAME($player, "O ") } ataca usando { $card } mais uma vez.
    .player = Você ataca usando { $card } mais uma vez.
elemental-defenders-event-attack-again-challenge = { NAME($player, "O ") } ataca usando { $card } mais uma vez: um Desafio.
    .player = Você ataca usando { $card } mais uma vez: um Desafio.
elemental-defenders-event-defend = { NAME($player, "O ") } responde com { $card }, uma carta mais fraca, e { NAME($other, "o ") } ataca de novo.
    .player = Você responde com { $card }, uma carta mais fraca, e { NAME($other, "o ") } ataca de novo.
    .other = { NAME($player, "O ") } responde com { $card }, uma carta mais fraca, e você ataca de novo.
elemental-defenders-event-defend-takes = { NAME($player, "O ") } responde com { $card }, uma carta mais forte, e ataca a seguir.
    .player = Você responde com { $card }, uma carta mais forte, e ataca a seguir.
elemental-defenders-event-defend-again = { NAME($player, "O ") } responde usando { $card } mais uma vez, uma carta mais fraca, e { NAME($other, "o ") } ataca de novo.
    .player = Você responde usando { $card } mais uma vez, uma carta mais fraca, e { NAME($other, "o ") } ataca de novo.
    .other = { NAME($player, "O ") } responde usando { $card } mais uma vez, uma carta mais fraca, e você ataca de novo.
elemental-defenders-event-defend-again-takes = { NAME($player, "O ") } responde usando { $card } mais uma vez, uma carta mais forte, e ataca a seguir.
    .player = Você responde usando { $card } mais uma vez, uma carta mais forte, e ataca a seguir.
elemental-defenders-event-defend-last = { NAME($player, "O ") } responde com { $card }.
    .player = Você responde com { $card }.
elemental-defenders-event-defend-again-last = { NAME($player, "O ") } responde usando { $card } mais uma vez.
    .player = Você responde usando { $card } mais uma vez.
elemental-defenders-ended = A rodada { $round } vai para { NAME($winner, "o ") }: { $won }. { NAME($loser, "O ") } não tinha { $element } nem { $level }★ para { $card }.
    .winner = A rodada { $round } vai para você: { $won }. { NAME($loser, "O ") } não tinha { $element } nem { $level }★ para o seu { $card }.
    .loser = A rodada { $round } vai para { NAME($winner, "o ") }: { $won }. Você não tinha { $element } nem { $level }★ para { $card }.
elemental-defenders-then-exchanged = Todas as cartas voltam: agora você joga as dez com que { $player } começou.
elemental-defenders-then-exchanged-for-all = Agora as mãos são trocadas.
elemental-defenders-event-round-tie = A rodada { $round } empata: todos os ataques tiveram resposta, ninguém pontua.
elemental-defenders-event-round-end = { NAME($loser, "O ") } não tem { $element } nem { $level }★. A rodada { $round } vai para { NAME($winner, "o ") }: { $won }.
    .winner = { NAME($loser, "O ") } não tem { $element } nem { $level }★. A rodada { $round } vai para você: { $won }.
    .loser = Você não tem { $element } nem { $level }★. A rodada { $round } vai para { NAME($winner, "o ") }: { $won }.
elemental-defenders-event-round = Rodada { $round }: { NAME($player, "o ") } tem agora 💧 1★, e começa.
    .player = Rodada { $round }: agora você tem 💧 1★, e começa.
elemental-defenders-account-none = 0
elemental-defenders-account = Virtude { $virtue } × jogada { $cards } = { $points }
    .short = { $virtue } × { $cards } = { $points }
elemental-defenders-account-mediator = Virtude { $virtue } × (10 − { $left } ainda na mão + 1) = { $points }
elemental-defenders-account-double = Virtude { $virtue } × { $cards } × 2 = { $points }
elemental-defenders-won-plain = { $account }
elemental-defenders-won-mediator = com um Mediador, { $account }
elemental-defenders-won-righteous = uma Vitória Justa, { $account }

## Como está a partida

elemental-defenders-headline = Rodada { $round } de 2, jogada { $move }
elemental-defenders-headline-mediator = Rodada { $round } de 2, antes da primeira jogada
elemental-defenders-headline-over = Rodada { $round } de 2
elemental-defenders-move-of = Rodada { $round }, jogada { $move }
elemental-defenders-private-hand = Sua mão: { $cards }
elemental-defenders-virtues = Virtudes: { $virtues }
elemental-defenders-lies-open = O outro lado tem { $cards }.
elemental-defenders-needs-own = { NAME($player, "O ") } está { $points } pontos à frente: para vencer a partida, você precisa de mais do que isso nesta rodada.
elemental-defenders-needs-theirs = Você está { $points } pontos à frente: para vencer a partida, { NAME($player, "o ") } precisa de mais do que isso nesta rodada.
elemental-defenders-needs-own-level = { NAME($player, "O ") } está { $points } pontos à frente: você pode no máximo empatar a partida.
elemental-defenders-needs-theirs-level = Você está { $points } pontos à frente: { NAME($player, "o ") } pode no máximo empatar a partida.
elemental-defenders-needs-any = O placar está empatado: esta rodada decide a partida.
elemental-defenders-open-challenges = É o jogo avançado: um Místico pode atacar com um Desafio.
elemental-defenders-open-aside = Só o outro lado tem um Mediador: na jogada 10, usa a última carta mais uma vez.
elemental-defenders-open-own-aside = Só você tem um Mediador: na jogada 10, sua última carta vale mais uma vez.
elemental-defenders-open-both-aside = Os dois lados têm um Mediador: a jogada 9 é a última.
elemental-defenders-unanswered = Nada responde: não sobrou nem { $element } nem { $level }★.
elemental-defenders-all-answered = Não sobrou nenhuma carta, e todos os ataques tiveram resposta: empate.
elemental-defenders-round-is-yours = Você vence a rodada.
elemental-defenders-round-is-theirs = Você perde a rodada.
elemental-defenders-waiting-attack = { NAME($player, "O ") } vai atacar.
elemental-defenders-waiting-defend = { NAME($player, "O ") } precisa responder ao ataque com { $attack }.
elemental-defenders-waiting-mediator = { NAME($player, "O ") } pode separar um Mediador.
elemental-defenders-call-attack = você ataca: escolha qualquer carta.
elemental-defenders-sign-of-answers = 🛡️ quantas respondem
elemental-defenders-sign-of-staying = ⚔️ todas mais fracas: você ataca de novo
elemental-defenders-sign-of-winning = 🏆 nenhuma pode: os pontos que ela rende já
elemental-defenders-sign-of-taking = ⚔️ mais forte: depois você ataca
elemental-defenders-sign-of-losing = ⚠️ depois o outro lado pode vencer
elemental-defenders-call-defend-element = responda a { $attack } com { $element }.
elemental-defenders-call-defend-level = você não tem { $element }: responda a { $attack } com { $level }★.
elemental-defenders-call-defend-challenge = responda ao Desafio { $attack } com um Místico (5★).
elemental-defenders-call-mediator = você pode separar uma carta como Mediador: escolha uma, ou *Sem Mediador*.

## Em volta do jogo

elemental-defenders-length-basic = uns 10 minutos, fácil de aprender
elemental-defenders-length-advanced = uns 10 minutos, para quem conhece o jogo básico
elemental-defenders-options-basic = Jogo básico. Duas rodadas, a segunda com as mãos trocadas; vence quem tem mais pontos.
elemental-defenders-options-advanced = Avançado: Mediadores e Desafios. Duas rodadas, a segunda com mãos trocadas; mais pontos vencem.

## Pintado nas imagens

elemental-defenders-picture-round = Rodada { $round } de 2 · { $mode }
elemental-defenders-picture-to-attack = ataca
elemental-defenders-picture-to-defend = responde
elemental-defenders-picture-to-mediate = Mediador?
elemental-defenders-picture-points = pontos
elemental-defenders-picture-again = sem cartas: a nona vale de novo
elemental-defenders-picture-no-card = sem cartas
elemental-defenders-picture-mediator = Mediador
elemental-defenders-picture-order = no mesmo Nível vence o Elemento mais forte
elemental-defenders-picture-move = jogada
elemental-defenders-picture-challenge = Desafio
elemental-defenders-picture-first-round = Rodada 1
elemental-defenders-picture-tie = empate
elemental-defenders-picture-exchanged = As mãos são trocadas.
elemental-defenders-picture-round-tie = A rodada { $round } empata
elemental-defenders-picture-all-answered = Tudo teve resposta: sem pontos.
elemental-defenders-picture-goes-to = Rodada { $round }: { $player }
    .short = Rodada { $round }: { $player }
    .player = Rodada { $round }: você
elemental-defenders-picture-in-move = { $card } na jogada { $move }
    .short = { $card }
elemental-defenders-picture-account = Virtude { $virtue } × { $shares } = { $points }
    .short = { $virtue } × { $shares } = { $points }
elemental-defenders-picture-won-plain = { $account }
elemental-defenders-picture-won-mediator = Mediador: { $account }
    .short = { $account }
elemental-defenders-picture-won-righteous = Justa: { $account }
    .short = { $account }
elemental-defenders-picture-last-piles = jogadas na rodada { $round }
elemental-defenders-picture-in-hand = ainda na mão
elemental-defenders-picture-ended = { $loser } não tem resposta para { $card }.
    .loser = Você não tem resposta para { $card }.
elemental-defenders-picture-ended-tie = Tudo teve resposta.
elemental-defenders-picture-unfinished = A rodada { $round } não terminou
    .short = Rodada { $round }: parou
elemental-defenders-picture-given-up = interrompida na jogada { $move }: sem pontos
elemental-defenders-only-choice = 🔒 a única resposta
elemental-defenders-only-choice-last = a última carta
elemental-defenders-picture-you-attack = você ataca
elemental-defenders-picture-you-answer = você responde
elemental-defenders-picture-attacks = ataca
elemental-defenders-picture-has-to-answer = deve responder
elemental-defenders-picture-may-mediate = pode escolher um Mediador
elemental-defenders-picture-round-move = Rodada { $round } de 2 · jogada { $move }
elemental-defenders-picture-you = você
elemental-defenders-picture-pile = jogou
elemental-defenders-picture-hand = mão
elemental-defenders-picture-score = placar
elemental-defenders-picture-scores = pontos: você { $own } · { $player } { $theirs }
elemental-defenders-picture-stronger = Mais forte: à esquerda na linha, acima na coluna
    .short = Mais forte: esquerda, acima
elemental-defenders-picture-cover-title-1 = Elemental
elemental-defenders-picture-cover-title-2 = Defenders
elemental-defenders-picture-cover-1 = Um duelo de mãos abertas:
elemental-defenders-picture-cover-2 = ataque onde não há resposta.
elemental-defenders-picture-attack = ataque
elemental-defenders-picture-same-element = o mesmo Elemento
elemental-defenders-picture-same-level = senão o mesmo Nível
elemental-defenders-picture-neither = senão: perdeu
elemental-defenders-picture-hold-air = Você tem Ar:
elemental-defenders-picture-answer-air = responda com Ar
elemental-defenders-picture-no-air = Sem Ar, mas Cavaleiros:
elemental-defenders-picture-answer-knight = responda com Cavaleiro
elemental-defenders-picture-wins = vence
elemental-defenders-picture-mediator-account = Virtude 4 × (10 − 2 + 1) = 36 pontos

## Textos alternativos

elemental-defenders-alt-cover = Capa de Elemental Defenders: um leque de cinco cartas, { $cards }.
elemental-defenders-alt-figure-minute = O Cavaleiro de Ar ataca. Responde-se com qualquer carta do mesmo Elemento, como o Guardião ou o Neófito de Ar; sem nenhuma, com uma carta do mesmo Nível, como o Cavaleiro de Terra ou de Fogo; sem nenhuma das duas, a rodada está perdida.
elemental-defenders-alt-figure-cards = As vinte cartas, primeiro as mais fortes. Na horizontal, os Níveis com suas estrelas e Virtudes: Místico 5 estrelas, 11; Guardião 4, 10; Sacerdotisa 3, 4; Cavaleiro 2, 3; Neófito 1, 7. Na vertical, os Elementos: Terra, Fogo, Ar, Água.
elemental-defenders-alt-figure-answer = O Cavaleiro de Ar ataca. Quem tem o Guardião e o Neófito de Ar precisa responder com um deles, embora haja Cavaleiros na mão. Quem não tem Ar precisa responder com um Cavaleiro, de Terra ou de Fogo.
elemental-defenders-alt-figure-mediator = O Neófito de Água está de lado como Mediador. A Sacerdotisa de Fogo vence com duas cartas ainda na mão: Virtude 4 vezes (10 menos 2 mais 1) são 36 pontos.
elemental-defenders-alt-table = Elemental Defenders, { $state }.
elemental-defenders-alt-hand = Sua mão em Elemental Defenders, { $state }: { $cards }.
elemental-defenders-alt-state = { $mode }, rodada { $round } de 2, jogada { $move }
elemental-defenders-alt-state-round = { $mode }, rodada { $round } de 2
elemental-defenders-alt-again = Sua vez, usando { $card } mais uma vez.
elemental-defenders-alt-turn = Sua vez.
elemental-defenders-alt-fits = Sua vez. Respostas possíveis: { $cards }.
elemental-defenders-alt-attacked = { NAME($attacker, "O ") } ataca com { $card }; { NAME($player, "o ") } responde.
    .attacker = Você ataca com { $card }; { NAME($player, "o ") } responde.
    .player = { NAME($attacker, "O ") } ataca você com { $card }.
elemental-defenders-alt-attacked-challenge = { NAME($attacker, "O ") } ataca com { $card }, um Desafio; { NAME($player, "o ") } responde.
    .attacker = Você ataca com { $card }, um Desafio; { NAME($player, "o ") } responde.
    .player = { NAME($attacker, "O ") } ataca você com { $card }, um Desafio.
elemental-defenders-alt-to-attack = { NAME($player, "O ") } vai atacar.
    .player = É sua vez de atacar.
elemental-defenders-alt-to-mediate = { NAME($player, "O ") } pode separar um Mediador.
    .player = Você pode separar um Mediador.
elemental-defenders-alt-player = Mão { NAME($player, "do ", "de ") }: { $cards }. { $more }
    .player = Sua mão: { $cards }. { $more }
elemental-defenders-alt-more = { $player }: { $points } pontos, pilha { $pile }.
elemental-defenders-alt-more-mediator = { $player }: { $points } pontos, pilha { $pile }, Mediador { $mediator }.
elemental-defenders-alt-before = Fim da rodada { $round }. { $piles }
elemental-defenders-alt-last-pile = Pilha { NAME($player, "do ", "de ") }: { $pile }.
    .player = Sua pilha: { $pile }.
elemental-defenders-alt-stronger = Carta mais forte por jogada: { $won }.
elemental-defenders-alt-won-moves = { $player } em { $moves }
    .player = você em { $moves }
elemental-defenders-alt-forced = A única resposta, por jogada: { $moves }.
elemental-defenders-alt-empty = vazia
elemental-defenders-alt-tie = A rodada { $round } empatou.
elemental-defenders-alt-won-plain = A rodada { $round } foi para { NAME($player, "o ") } com { $card }: { $account }.
    .player = A rodada { $round } foi para você com { $card }: { $account }.
elemental-defenders-alt-won-mediator = A rodada { $round } foi para { NAME($player, "o ") } com { $card }, com um Mediador: { $account }.
    .player = A rodada { $round } foi para você com { $card }, com um Mediador: { $account }.
elemental-defenders-alt-won-righteous = A rodada { $round } foi para { NAME($player, "o ") } com { $card }, uma Vitória Justa: { $account }.
    .player = A rodada { $round } foi para você com { $card }, uma Vitória Justa: { $account }.
elemental-defenders-alt-over = A partida acabou. { NAME($winner, "O ") } vence por { $more } a { $fewer }.
    .winner = A partida acabou. Você vence por { $more } a { $fewer }.
elemental-defenders-alt-over-draw = A partida acabou. Empate, { $ours } a { $theirs }.
elemental-defenders-alt-over-resign = A partida acabou. { NAME($winner, "O ") } vence: { NAME($loser, "o ") } desistiu.
    .winner = A partida acabou. Você vence: { NAME($loser, "o ") } desistiu.
    .loser = A partida acabou. { NAME($winner, "O ") } vence: você desistiu.

## Comandos

command-defenders = Elemental Defenders: ataque onde não há resposta
command-defenders-start = Abra uma mesa: desafie alguém ou deixe um lugar livre.
command-defenders-start-mode = Básico: ataques e respostas. Avançado: também com Mediadores e Desafios

# Enquanto outros assistem

elemental-defenders-score = { $player } { $score }

## Para quem é novo no jogo

elemental-defenders-aim = ter mais pontos depois de duas rodadas. Um ataque sem resposta vence a rodada: quanto mais tarde, mais pontos.
elemental-defenders-opens-own = Você tem 💧 1★ e por isso começa a rodada 1, com qualquer carta.
elemental-defenders-opens-theirs = O outro lado tem 💧 1★ e por isso começa a rodada 1.
elemental-defenders-met-element = Você responde a um ataque com uma carta do mesmo **Elemento**, se tiver uma.
elemental-defenders-met-level = Você não tem nada desse Elemento, então responde com uma carta do mesmo **Nível**, com o mesmo número de estrelas.
elemental-defenders-met-attack = Todas as cartas estão abertas: procure um ataque a que o outro lado não possa responder.
elemental-defenders-met-takes = A resposta foi mais forte que o ataque, então quem respondeu ataca a seguir.
elemental-defenders-met-later = Uma rodada vale a Virtude da carta que a vence, o número no ouro, vezes o número da jogada.
elemental-defenders-met-second = Nesta rodada você tem as cartas que o outro lado tinha antes.
elemental-defenders-met-mediator = Uma carta que você separa como Mediador não participa da rodada. Se você vencer, ela conta como uma jogada a mais.
elemental-defenders-met-challenge = Com um Místico (5★) você pode desafiar: a resposta precisa ser um Místico. Só quem não tem nenhum pode responder com o Elemento dele.
elemental-defenders-met-challenged = Isto é um Desafio: responda com um Místico (5★). Só quem não tem nenhum responde com o Elemento dele.
elemental-defenders-reason-wins = Não há resposta para ela: você vence a rodada com { $virtue } × { $move } = { $points } pontos.
elemental-defenders-reason-righteous = Não há resposta para ela: uma Vitória Justa com { $virtue } × { $move } × 2 = { $points } pontos.
elemental-defenders-reason-waits = { $card } venceria agora, mas só por { $virtue } × { $move }: mais tarde rende mais.
elemental-defenders-reason-lures-last = Isso faz sair { $card }, a única carta que responde à sua { $own }.
elemental-defenders-reason-lures = Isso faz sair uma das cartas que respondem à sua { $own }.
elemental-defenders-reason-disarms = Isso faz sair { $card }, com a qual o outro lado venceria.
elemental-defenders-reason-keeps-win = Você guarda { $card }, que vence mais tarde.
elemental-defenders-reason-keeps-answer = Você guarda { $card }, para responder mais tarde a { $attack }.
elemental-defenders-reason-stays = Qualquer resposta é mais fraca, então você ataca de novo.
elemental-defenders-reason-takes = Ela é mais forte que o ataque, então você ataca em seguida.
elemental-defenders-reason-weakest = Nenhuma das suas respostas é mais forte que o ataque: esta é a mais fraca.
elemental-defenders-reason-only = É a única resposta.
elemental-defenders-reason-forces = Só dá para responder com { $card }.
elemental-defenders-reason-wins-round = Assim você vence a rodada.
elemental-defenders-reason-pays-more = Rende { $points } pontos em vez de { $fewer }.
elemental-defenders-reason-holds = Assim ninguém vence a rodada.
elemental-defenders-reason-costs-less = A rodada se perde de qualquer jeito, mas por { $points } pontos em vez de { $more }.
elemental-defenders-reason-lost = Se o outro lado jogar bem, esta rodada se perde, jogue o que jogar; assim ela rende menos pontos a ele.
elemental-defenders-reason-score = O placar fica então { $own }:{ $theirs }.
elemental-defenders-reason-mediator = Com um Mediador, a rodada vale mais para você se a vencer.
elemental-defenders-reason-pass = Você fica com todas as suas cartas, para atacar e responder.
elemental-defenders-reason-move = { $attack }, { $answer }
elemental-defenders-reason-by-you = você { $card }
elemental-defenders-reason-by-them = rival { $card }
elemental-defenders-reason-course = O melhor jogo: { $moves }.
elemental-defenders-reason-after = Depois de { $action }: { $moves }.
elemental-defenders-reason-course-none = Com o melhor jogo, todo ataque tem resposta e ninguém pontua.
elemental-defenders-reason-end-own = Então nada responde à sua { $card }: { $account }.
elemental-defenders-reason-end-theirs = Então você não tem resposta para { $card }: { $account }.
elemental-defenders-reason-end-own-until = Guarde seu { $card } até { $count ->
    [one] { $cards } ter saído
   *[other] { $cards } terem saído
}: então nada responde a ele, { $account }.
elemental-defenders-reason-end-own-later = Guarde seu { $card }: mais tarde nada responde a ele, { $account }.
elemental-defenders-reason-end-theirs-later = Mais tarde você não tem resposta para { $card }: { $account }.
elemental-defenders-reason-leads-own = { $action } renderia { $points } pontos a você.
elemental-defenders-reason-leads-theirs = { $action } renderia { $points } pontos ao outro lado.
elemental-defenders-reason-leads-none = { $action } não renderia pontos a ninguém.
