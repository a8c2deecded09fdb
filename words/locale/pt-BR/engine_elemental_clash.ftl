# Elemental Clash: o que o motor diz por si.
# kept: elemental-clash-title

## Nomes

elemental-clash-title = Elemental Clash
elemental-clash-element-earth = terra
elemental-clash-element-air = ar
elemental-clash-element-fire = fogo
elemental-clash-element-water = água
elemental-clash-element-neutral = neutro
elemental-clash-element-any = qualquer

## Por que uma ação é recusada

elemental-clash-refusal-over = A partida acabou.
elemental-clash-refusal-other-first = Primeiro o outro lado precisa decidir algo.
elemental-clash-refusal-place = Isso não é possível agora: as criaturas das suas pilhas precisam ser posicionadas.
elemental-clash-refusal-move = Isso não é possível agora: você pode reorganizar criaturas ou terminar.
elemental-clash-refusal-main = Isso não é possível agora: você pode jogar cartas, ir para o combate ou terminar o turno.
elemental-clash-refusal-attack = Isso não é possível agora: os ataques estão sendo declarados.
elemental-clash-refusal-block = Isso não é possível agora: você pode bloquear, jogar magias relâmpago ou terminar.
elemental-clash-refusal-window = Isso não é possível agora: você pode jogar uma magia relâmpago ou passar.
elemental-clash-refusal-divide = Isso não é possível agora: o dano do atacante precisa ser dividido.
elemental-clash-refusal-target = Isso não é possível agora: é preciso escolher um alvo.
elemental-clash-refusal-order = Isso não é possível agora: você precisa dizer qual habilidade vem a seguir.
elemental-clash-refusal-may = Isso não é possível agora: responda sim ou não.
elemental-clash-refusal-put = Isso não é possível agora: é preciso escolher um espaço.
elemental-clash-refusal-choose = Isso não é possível agora: é preciso escolher uma das cartas encontradas ou nenhuma.
elemental-clash-refusal-discard = Isso não é possível agora: é preciso descartar uma carta da mão.
elemental-clash-refusal-ask-once = Você já mudou neste turno quando eu pergunto sobre magias relâmpago: dá para mudar de novo no próximo.
elemental-clash-refusal-ask-on = Ali eu já pergunto sobre magias relâmpago.
elemental-clash-refusal-ask-off = Ali eu já não pergunto sobre magias relâmpago.
elemental-clash-refusal-stone-phase = Você só pode jogar pedras nas suas fases principais.
elemental-clash-refusal-place-where = Uma criatura vai de uma das suas pilhas para um espaço livre da sua zona ATQ ou DEF.
elemental-clash-refusal-target-needed = Este alvo precisa ser escolhido.
elemental-clash-refusal-put-where = A criatura vai para um espaço livre da zona que o efeito indica, do lado do dono.
elemental-clash-refusal-choose-which = Essa carta não está entre as que podem ser escolhidas.
elemental-clash-refusal-order-which = A habilidade que vem a seguir precisa ser a número { $numbers }.
elemental-clash-refusal-not-held = Não há { $card } na sua mão.
elemental-clash-refusal-no-card = Não existe uma carta “{ $card }”.
elemental-clash-refusal-no-stone = { $card } não é uma pedra elemental.
elemental-clash-refusal-stones-played = Você já jogou todas as pedras que pode neste turno: no próximo vem mais uma.
elemental-clash-refusal-five-piles = Você já tem cinco pilhas; a pedra vai em uma delas.
elemental-clash-refusal-stone-where = Uma pedra vai em uma das suas pilhas ou começa uma nova com o próximo número.
elemental-clash-refusal-stone-as-card = { $card } é uma pedra elemental; jogue como pedra.
elemental-clash-refusal-creature-phase = Você só pode jogar criaturas nas suas fases principais; agora, só uma magia relâmpago.
elemental-clash-refusal-spell-phase = { $card } só pode ser jogada nas suas fases principais; agora, só uma magia relâmpago.
elemental-clash-refusal-no-flash = Você disse que não joga magias relâmpago em combate.
elemental-clash-refusal-no-pile = Você não tem pilha com esse número.
elemental-clash-refusal-pile-blocked = Já há uma carta na pilha { $pile }.
elemental-clash-refusal-pile-low = { $card } tem nível { $level }, e a pilha { $pile } só tem altura { $height }.
elemental-clash-refusal-pile-energy = { $card } precisa de energia de outro elemento: { $element }. A pilha { $pile } dá: { $energy }.
elemental-clash-refusal-no-target = Não há alvo para { $card }.
elemental-clash-refusal-combat-once = O combate vem uma vez por turno, depois da fase Principal I.
elemental-clash-refusal-nobody-attacks = Nenhuma das suas criaturas poderia atacar.
elemental-clash-refusal-move-where = As criaturas se movem entre os dez espaços da sua própria zona ATQ e DEF.
elemental-clash-refusal-moved = Essa criatura já foi movida neste turno.
elemental-clash-refusal-moved-there = Lá está uma criatura que já foi movida.
elemental-clash-refusal-moved-nowhere = Ela já está lá.
elemental-clash-refusal-no-creature = Não há criatura sua em { $place }.
elemental-clash-refusal-attack-who = Só uma criatura na sua zona ATQ ataca.
elemental-clash-refusal-bound = Essa criatura está presa: não pode atacar.
elemental-clash-refusal-attacks = Essa criatura já está atacando.
elemental-clash-refusal-attack-whom = Um ataque vai contra o outro lado ou uma criatura na zona ATQ dele.
elemental-clash-refusal-hidden = Essa criatura está oculta: não pode ser atacada.
elemental-clash-refusal-attack-zone = Só criaturas na zona ATQ podem ser atacadas.
elemental-clash-refusal-block-who = Só criaturas na sua zona DEF bloqueiam.
elemental-clash-refusal-dazed = Essa criatura está atordoada: não pode bloquear.
elemental-clash-refusal-blocks = Uma criatura só bloqueia um atacante.
elemental-clash-refusal-elusive = Esse atacante é esquivo: não pode ser bloqueado.
elemental-clash-refusal-block-whom = Nada ataca daí.
elemental-clash-refusal-warded = Essa criatura é protegida: você não pode escolhê-la como alvo.
elemental-clash-refusal-target-which = Isso não pode ser alvo deste efeito.
elemental-clash-refusal-divide-how = Este bloqueador recebe de 0 a { $left } do dano; diga quanto.

## O que há contra um baralho

elemental-clash-deck-size = Um Grimório tem { $least } cartas ou, se os dois lados concordarem, até { $most }; { $size } não dá.
elemental-clash-deck-cards = Um Grimório tem exatamente { $size } cartas; este tem { $count }.
elemental-clash-deck-unknown = Não existe uma carta “{ $card }”.
elemental-clash-deck-copies = { $card } aparece nele { $count } vezes; fora as pedras básicas, o máximo são três cópias de cada carta.
elemental-clash-deck-not-ready = Não há um baralho pronto “{ $deck }”.
