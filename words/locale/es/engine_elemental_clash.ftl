# Elemental Clash: lo que dice el motor por sí mismo.
# kept: elemental-clash-title elemental-clash-element-neutral

## Nombres

elemental-clash-title = Elemental Clash
elemental-clash-element-earth = tierra
elemental-clash-element-air = aire
elemental-clash-element-fire = fuego
elemental-clash-element-water = agua
elemental-clash-element-neutral = neutral
elemental-clash-element-any = cualquiera

## Por qué se rechaza una acción

elemental-clash-refusal-over = La partida terminó.
elemental-clash-refusal-other-first = Antes tiene que decidir algo tu rival.
elemental-clash-refusal-place = Eso no es posible ahora: hay que colocar las criaturas de tus pilas.
elemental-clash-refusal-move = Eso no es posible ahora: puedes reordenar criaturas, o dejarlo así.
elemental-clash-refusal-main = Eso no es posible ahora: puedes jugar cartas, ir al combate o terminar el turno.
elemental-clash-refusal-attack = Eso no es posible ahora: se están declarando ataques.
elemental-clash-refusal-block = Eso no es posible ahora: puedes bloquear, jugar hechizos relámpago o dejarlo así.
elemental-clash-refusal-window = Eso no es posible ahora: puedes jugar un hechizo relámpago o pasar.
elemental-clash-refusal-divide = Eso no es posible ahora: hay que repartir el daño de la atacante.
elemental-clash-refusal-target = Eso no es posible ahora: hay que elegir un objetivo.
elemental-clash-refusal-order = Eso no es posible ahora: tienes que decir qué habilidad va ahora.
elemental-clash-refusal-may = Eso no es posible ahora: solo puedes decir sí o no.
elemental-clash-refusal-put = Eso no es posible ahora: hay que elegir un espacio.
elemental-clash-refusal-choose = Eso no es posible ahora: hay que elegir una de las cartas encontradas, o ninguna.
elemental-clash-refusal-discard = Eso no es posible ahora: hay que descartar una carta de la mano.
elemental-clash-refusal-ask-once = Ya cambiaste este turno cuándo te pregunto por los hechizos relámpago: podrás otra vez en el próximo.
elemental-clash-refusal-ask-on = Ahí ya te pregunto por los hechizos relámpago.
elemental-clash-refusal-ask-off = Ahí ya no te pregunto por los hechizos relámpago.
elemental-clash-refusal-stone-phase = Las piedras solo se juegan en tus fases principales.
elemental-clash-refusal-place-where = Una criatura va de una de tus pilas a un espacio libre de tu zona ATQ o DEF.
elemental-clash-refusal-target-needed = Este objetivo es obligatorio.
elemental-clash-refusal-put-where = La criatura va a un espacio libre de la zona que nombra el efecto, del lado de su dueño.
elemental-clash-refusal-choose-which = Esa carta no está entre las que se pueden elegir.
elemental-clash-refusal-order-which = La habilidad que va ahora tiene que ser la número { $numbers }.
elemental-clash-refusal-not-held = En tu mano no hay { $card }.
elemental-clash-refusal-no-card = No existe la carta “{ $card }”.
elemental-clash-refusal-no-stone = { $card } no es una piedra elemental.
elemental-clash-refusal-stones-played = Ya jugaste todas las piedras que puedes este turno: en el próximo, otra más.
elemental-clash-refusal-five-piles = Ya tienes cinco pilas; la piedra va en una de ellas.
elemental-clash-refusal-stone-where = Una piedra va en una de tus pilas, o empieza una nueva con el número siguiente.
elemental-clash-refusal-stone-as-card = { $card } es una piedra elemental; se juega como tal.
elemental-clash-refusal-creature-phase = Las criaturas solo se juegan en tus fases principales; ahora hace falta un hechizo relámpago.
elemental-clash-refusal-spell-phase = { $card } solo se juega en tus fases principales; ahora hace falta un hechizo relámpago.
elemental-clash-refusal-no-flash = Dijiste que no juegas hechizos relámpago en el combate.
elemental-clash-refusal-no-pile = No tienes ninguna pila con ese número.
elemental-clash-refusal-pile-blocked = En la pila { $pile } ya hay una carta.
elemental-clash-refusal-pile-low = { $card } es de nivel { $level }, y la pila { $pile } solo tiene altura { $height }.
elemental-clash-refusal-pile-energy = { $card } pide energía de { $element }, y la de la pila { $pile } es otra: { $energy }.
elemental-clash-refusal-no-target = No hay objetivo para { $card }.
elemental-clash-refusal-combat-once = Hay un combate por turno, después de la fase Principal I.
elemental-clash-refusal-nobody-attacks = Ninguna de tus criaturas podría atacar.
elemental-clash-refusal-move-where = Las criaturas se mueven entre los diez espacios de tus zonas ATQ y DEF.
elemental-clash-refusal-moved = Esa criatura ya se movió este turno.
elemental-clash-refusal-moved-there = Allí hay una criatura que ya se movió.
elemental-clash-refusal-moved-nowhere = Ya está allí.
elemental-clash-refusal-no-creature = En { $place } no hay ninguna criatura tuya.
elemental-clash-refusal-attack-who = Solo ataca una criatura de tu zona ATQ.
elemental-clash-refusal-bound = Esa criatura está atada: no puede atacar.
elemental-clash-refusal-attacks = Esa criatura ya ataca.
elemental-clash-refusal-attack-whom = Un ataque va contra tu rival o contra una criatura de su zona ATQ.
elemental-clash-refusal-hidden = Esa criatura está oculta: nadie puede atacarla.
elemental-clash-refusal-attack-zone = Solo se puede atacar a criaturas de la zona ATQ.
elemental-clash-refusal-block-who = Solo bloquean las criaturas de tu zona DEF.
elemental-clash-refusal-dazed = Esa criatura está aturdida: no puede bloquear.
elemental-clash-refusal-blocks = Una criatura solo bloquea a una atacante.
elemental-clash-refusal-elusive = Esa atacante es escurridiza: nadie puede bloquearla.
elemental-clash-refusal-block-whom = Desde allí no ataca nadie.
elemental-clash-refusal-warded = Esa criatura está protegida: no puedes elegirla como objetivo.
elemental-clash-refusal-target-which = Eso no puede ser objetivo de este efecto.
elemental-clash-refusal-divide-how = Esta bloqueadora recibe de 0 a { $left } de daño; di cuánto.

## Lo que impide usar un mazo

elemental-clash-deck-size = Un Grimorio tiene { $least } cartas o, si ambos bandos quieren, hasta { $most }; { $size } no puede ser.
elemental-clash-deck-cards = Un Grimorio tiene exactamente { $size } cartas; este tiene { $count }.
elemental-clash-deck-unknown = No existe la carta “{ $card }”.
elemental-clash-deck-copies = { $card } está { $count } veces; salvo las piedras básicas, hay tres copias de una carta como máximo.
elemental-clash-deck-not-ready = No existe el mazo preconstruido “{ $deck }”.
