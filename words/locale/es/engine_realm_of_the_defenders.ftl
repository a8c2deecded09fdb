# Realm of the Defenders: lo que dice el motor por sí mismo.
# kept: realm-of-the-defenders-title

## Nombres

realm-of-the-defenders-title = Realm of the Defenders
realm-of-the-defenders-card-elder = Anciano
realm-of-the-defenders-card-unknown = esa carta

## Por qué se rechaza una acción

realm-of-the-defenders-refusal-over = La partida terminó.
realm-of-the-defenders-refusal-out = Tu reino está fuera de la partida.
realm-of-the-defenders-refusal-others-bid = Tu puja está cerrada; los demás todavía eligen.
realm-of-the-defenders-refusal-others-redraw = Otra persona está eligiendo si roba una mano nueva.
realm-of-the-defenders-refusal-others-main = No es tu turno.
realm-of-the-defenders-refusal-others-resource = No es tu turno.
realm-of-the-defenders-refusal-others-ace = Otra persona está eligiendo si usa un As.
realm-of-the-defenders-refusal-others-respond = Antes responde quien recibe el ataque.
realm-of-the-defenders-refusal-others-block = Antes, quien ataca elige qué Poder se detiene.
realm-of-the-defenders-refusal-others-queen = Antes, quien ataca elige si usa una Reina.
realm-of-the-defenders-refusal-others-hit = Antes, quien ataca elige a quién alcanza el golpe.
realm-of-the-defenders-refusal-others-loss = Antes otra persona tiene que pagar una pérdida.
realm-of-the-defenders-refusal-step-bid = Es hora de pujar: añade una carta a tu puja, o ciérrala.
realm-of-the-defenders-refusal-step-redraw = Elige si robas siete cartas nuevas o te quedas con tu mano.
realm-of-the-defenders-refusal-step-main = Eso no se puede hacer en el paso principal.
realm-of-the-defenders-refusal-step-resource = Tu paso principal terminó: coloca cartas, o termina tu turno.
realm-of-the-defenders-refusal-step-ace = Usa un As contra el desmantelamiento, o pasa.
realm-of-the-defenders-refusal-step-respond = Te atacan: sacrifica, contraataca, o da por terminada tu respuesta.
realm-of-the-defenders-refusal-step-block = Elige qué Poder detiene el sacrificio.
realm-of-the-defenders-refusal-step-queen = Usa ahora una Reina, o pasa.
realm-of-the-defenders-refusal-step-hit = Elige a qué atacante alcanza el golpe.
realm-of-the-defenders-refusal-paying = Antes termina de pagar: faltan { $missing } de { $due }.
realm-of-the-defenders-refusal-pricing = Elige primero qué pagas por el Anciano.
realm-of-the-defenders-refusal-price-nothing = Un Anciano cuesta al menos una carta de Dinero.
realm-of-the-defenders-refusal-recalling = Elige primero qué carta de picas recupera el Anciano.
realm-of-the-defenders-refusal-recall-unknown = Entre tus caídos no está { $card }.
realm-of-the-defenders-refusal-recall-cost = { $card } costaría { $cost } de Dinero, y tienes menos.
realm-of-the-defenders-refusal-striking = Elige qué golpea la Reina: una carta de Coraje rival, una reserva de Poder, o una carta que contraataca.
realm-of-the-defenders-refusal-choosing-attacker = Elige un atacante; en cuanto haya uno, puedes empezar la batalla.
realm-of-the-defenders-refusal-attacker-unknown = No tienes ese Defensor.
realm-of-the-defenders-refusal-attacker-new = Tu { $card } entró en juego este turno y todavía no puede atacar.
realm-of-the-defenders-refusal-attacker-taken = Tu { $card } ya está en esta batalla.
realm-of-the-defenders-refusal-choosing-power = Elige primero la carta de Poder para este atacante.
realm-of-the-defenders-refusal-power-unknown = En tu reserva de Poder no hay { $card }.
realm-of-the-defenders-refusal-choosing-against = Elige primero contra quién va este atacante.
realm-of-the-defenders-refusal-against-realm = Ese reino tiene Defensores: ataca a uno de ellos.
realm-of-the-defenders-refusal-against-unknown = El reino atacado no tiene ese Defensor.
realm-of-the-defenders-refusal-against-king = A un Rey no se le puede acorralar: solo lo ataca un Defensor.
realm-of-the-defenders-refusal-against-full = A ese Defensor ({ $card }) ya lo atacan dos: elige otro.
realm-of-the-defenders-refusal-offering = Elige primero a quién sacrificas.
realm-of-the-defenders-refusal-offer-attacked = No se puede sacrificar a un Defensor atacado.
realm-of-the-defenders-refusal-offer-unknown = No tienes en juego ese Defensor.
realm-of-the-defenders-refusal-offer-no-card = No tienes esa carta en la mano.
realm-of-the-defenders-refusal-offer-no-defender = Solo se pueden sacrificar picas y Ancianos.
realm-of-the-defenders-refusal-offer-jack-price = Una Jota de la mano cuesta aquí { $price } de Coraje.
realm-of-the-defenders-refusal-offer-from-hand = Desde la mano, solo una Jota puede ayudar a un Defensor con un único atacante.
realm-of-the-defenders-refusal-countering = Elige primero la carta de Poder con la que contraatacas.
realm-of-the-defenders-refusal-counter-pool = En tu reserva de Poder no hay { $card }.
realm-of-the-defenders-refusal-counter-hand = En tu mano no hay { $card } como Poder.
realm-of-the-defenders-refusal-pay-unknown = No tienes { $card } para pagar.
realm-of-the-defenders-refusal-pay-order = Paga de mayor a menor: { $card } vale más que { $last }.
realm-of-the-defenders-refusal-pay-low = { $card } es poco: ni sumándole todo lo que vale igual o menos llegas a { $missing }.
realm-of-the-defenders-refusal-price-order = Paga de mayor a menor: { $card } vale más que { $last }.
realm-of-the-defenders-refusal-price-unknown = No tienes { $card } para pagar.
realm-of-the-defenders-refusal-pay-enough = Eso ya está pagado sin { $card }: elige menos cartas.
realm-of-the-defenders-refusal-bid-twice = { $card } ya está en tu puja.
realm-of-the-defenders-refusal-bid-unknown = { $card } no es una de tus diez cartas para pujar.
realm-of-the-defenders-refusal-deploy-after-battle = Después de una batalla ya no puedes desplegar este turno.
realm-of-the-defenders-refusal-deploy-unknown = En tu mano no hay { $card }.
realm-of-the-defenders-refusal-deploy-no-defender = Solo se despliegan picas y Ancianos; { $card } no.
realm-of-the-defenders-refusal-deploy-elder = Un Anciano cuesta al menos una carta de Dinero, y no tienes ninguna más.
realm-of-the-defenders-refusal-deploy-cost = { $card } cuesta { $cost } de Dinero, y tienes { $money }.
realm-of-the-defenders-refusal-inspire-hand = En tu mano no hay ningún Anciano.
realm-of-the-defenders-refusal-inspire-play = No tienes ese Anciano en juego.
realm-of-the-defenders-refusal-inspire-nobody = Entre tus caídos no hay picas.
realm-of-the-defenders-refusal-inspire-cost = No tienes en Dinero el doble de la resistencia de ninguna carta de picas caída.
realm-of-the-defenders-refusal-queen-hand = En tu mano no hay ninguna Reina.
realm-of-the-defenders-refusal-queen-play = No tienes esa Reina en juego.
realm-of-the-defenders-refusal-queen-attacks = Esta Reina es una de las cartas que atacan.
realm-of-the-defenders-refusal-queen-price = Una Reina cuesta { $price } de Coraje, y en tu reserva hay { $courage }.
realm-of-the-defenders-refusal-queen-nothing = Ningún rival tiene en juego ni Coraje ni Poder que la Reina pueda golpear.
realm-of-the-defenders-refusal-attack-self = No puedes atacar tu propio reino.
realm-of-the-defenders-refusal-attack-unknown = Solo puedes atacar a un rival que siga en la partida.
realm-of-the-defenders-refusal-attack-power = Tu reserva de Poder está vacía.
realm-of-the-defenders-refusal-attack-nobody = No tienes ningún Defensor en juego.
realm-of-the-defenders-refusal-attack-new = Tus Defensores entraron en juego este turno y todavía no pueden atacar.
realm-of-the-defenders-refusal-dismantle-fought = Ya luchaste este turno, así que no puedes desmantelar una Fortaleza.
realm-of-the-defenders-refusal-dismantle-deployed = Ya desplegaste este turno, así que no puedes desmantelar una Fortaleza.
realm-of-the-defenders-refusal-dismantle-last = No puedes desmantelar tu última Fortaleza.
realm-of-the-defenders-refusal-place-after-battle = Después de una batalla ya no puedes colocar cartas este turno.
realm-of-the-defenders-refusal-place-later = Las cartas se colocan tras el paso principal: termínalo primero.
realm-of-the-defenders-refusal-place-unknown = En tu mano no hay { $card }.
realm-of-the-defenders-refusal-place-taken = Elegiste tu { $card } dos veces: va a Poder o a Coraje.
realm-of-the-defenders-refusal-place-no-power = { $card } no es una carta de Poder.
realm-of-the-defenders-refusal-place-no-courage = { $card } no es una carta de Coraje.
realm-of-the-defenders-refusal-sacrifice-unattacked = A ese Defensor no lo atacan.
realm-of-the-defenders-refusal-sacrifice-late = Una vez que un Defensor contraataca, ya no se puede sacrificar a nadie.
realm-of-the-defenders-refusal-sacrifice-twice = Ya hiciste un sacrificio por ese Defensor.
realm-of-the-defenders-refusal-sacrifice-nobody = No tienes a quién sacrificar por ese Defensor.
realm-of-the-defenders-refusal-retaliate-unattacked = A ese Defensor no lo atacan.
realm-of-the-defenders-refusal-retaliate-twice = Ese Defensor ya contraatacó.
realm-of-the-defenders-refusal-retaliate-power = No tienes cartas de Poder ni en la reserva ni en la mano.
realm-of-the-defenders-refusal-ace-unknown = No tienes ese As.
realm-of-the-defenders-refusal-block-unknown = Ese no es uno de los dos atacantes de ese Defensor.
realm-of-the-defenders-refusal-hit-unknown = Ese no es uno de los dos atacantes de ese Defensor.

## Por qué no sirven unas opciones

realm-of-the-defenders-bad-options-lost-last = El puesto { $seat } no puede haber perdido la última partida: hay { $seats } puestos.
realm-of-the-defenders-bad-options-decks = Hay { $decks } mazos para { $seats } puestos.
realm-of-the-defenders-bad-options-deck = El mazo del puesto { $seat } no se puede jugar. { $reasons }

## Lo que impide usar un mazo

realm-of-the-defenders-deck-points = Cuesta { $points } de { $most } puntos.
realm-of-the-defenders-deck-copies = Tiene { $count } copias de { $card }, y el máximo es { $most }.
realm-of-the-defenders-deck-cards = Tiene { $count } cartas de un mínimo de { $fewest }.
realm-of-the-defenders-deck-no-defender = No tiene ni picas ni Ancianos, así que nunca podría tener un Defensor.
