# Las mesas: sus mensajes y botones.
# kept: table-clock table-clock-hours table-clock-seconds

button-orders = Cuándo preguntarme…
button-hand = Mi mano
button-move = Jugar
button-rules = Reglas
button-more = Más
button-rematch = Revancha
button-stronger = Siguiente nivel: { $level }
button-back = Atrás
button-confirm = Sí: { $choice }
button-look = Ver una carta…
button-cards = Cartas…
button-repost = Volver a publicar la mesa
button-decks = Mazos
button-my-deck = Mi mazo
button-hint = Pista
button-hint-follow = Seguir la pista
button-round-before = Final de ronda
button-next-round = Siguiente ronda
button-itself-off = Jugar yo mi única jugada
button-itself-on = Jugar por mí mi única jugada
button-shape-tall = Imágenes altas, para el teléfono
button-shape-wide = Imágenes anchas
shape-where = **¿Dónde lees esto?** Las imágenes se dibujan para eso; con `/me` se cambia.
shape-tall = 📱 En el móvil
shape-wide = 🖥️ En el ordenador
button-time = Dar más tiempo: { $time }
button-play-on = Seguir jugando
button-resign = Rendirme
button-resign-yes = Sí, me rindo
button-abort-yes = Sí, interrumpirla
button-resign-no = No, sigo jugando

table-more = ¿Qué más quieres hacer?
table-more-over = *Película*: toda la partida en una imagen animada. *Exportar*: en un archivo, para guardarla. *Comprobar*: si todo fue limpio.
table-unknown = Ya no conozco esa mesa.
table-not-yours = Eso es para quienes juegan en esta mesa.
table-late = Ese botón es de una posición anterior. Así está la partida ahora.
table-over = Esta partida terminó.
table-unreached = No puedo escribir a { NAME($player, "la ") } por mensaje directo: *{ $hand }* y *Jugar* le muestran aquí lo que nadie más puede ver.
table-next-secret = Reparto limpio de una revancha `{ $commitment }`
button-fair = ¿Es juego limpio?
button-fair-more = Cómo funciona
table-fair = ### ¿Es juego limpio?
    Nadie puede elegir las cartas, ni siquiera yo: un secreto, sellado antes de que entrara nadie, decide cómo se baraja junto con la entrada de cada participante. Su sello: `{ $commitment }`
    { $over ->
        [yes] El secreto era `{ $secret }`. Con él, `/games verify` comprueba cada jugada y cada vez que se barajó.
       *[no] Al final muestro el secreto, y `/games verify` lo comprueba todo.
    }
table-spectator = No juegas en esta mesa. Esto es lo que ve todo el mundo:
table-confirm = ¿{ $choice }?
table-elsewhere = La mesa está en { $place }. Así va:
table-coming = La mesa vuelve a aparecer más abajo.
hand-title = { $game } con { NAME($others, "la ") }
hand-title-in = { $game } con { NAME($others, "la ") } en { $place }
decks-secret = En este juego el mazo de cada cual es secreto.

itself-off = A partir de ahora no juego nada por ti, ni siquiera cuando solo hay una respuesta posible.
itself-on = A partir de ahora juego por ti cuando cualquiera puede ver que solo hay una respuesta posible.

resign-ask = ¿Quieres rendirte en { $game }? { $players ->
    [2] La partida termina en el acto, y la pierdes.
   *[other] Pierdes esta partida.
}
resign-ask-early = ¿Quieres dejar { $game }? Acaba de empezar: { $players ->
    [2] la partida se interrumpe en el acto y no cuenta para la puntuación de nadie.
   *[other] sales de la partida, y no cuenta para la puntuación de nadie.
}
resign-done = Te rendiste.
abort-done = Interrumpiste la partida.
abort-done-out = Sales de la partida, y los demás siguen jugando. No cuenta para la puntuación de nadie.
resign-not = Sigues jugando.

place-locked = El hilo de la mesa está archivado y bloqueado, así que no puedo mostrarla. Puedes seguir jugando aquí; cuando alguien de moderación desbloquee el hilo, la mesa volverá a aparecer allí.
place-deleted = El canal de esta mesa ya no existe. Puedes seguir jugando aquí.
place-silent = Ahora mismo no puedo mostrar la mesa; lo seguiré intentando. Puedes seguir jugando aquí.
place-picture-refused = Discord rechaza la imagen de la mesa. Puedes seguir jugando aquí.
place-refused = No puedo mostrar la mesa en { $place }: { $reason }

orders-none = En { $game } no hay nada que elegir de antemano: te pregunto siempre que puedes hacer algo.

pick-none = Ahora no estás jugando a { $game }. { $start } abre una mesa.
pick-none-here = Aquí no se muestra ninguna partida de { $game }. { $start } abre una mesa.
pick-none-any = Ahora no estás jugando a nada. { $start } abre una mesa.
pick-none-here-any = Aquí no se muestra ninguna partida. { $start } abre una mesa.
pick-several = Aquí hay { $count } partidas de { $game }: elige una, aquí o con `table`.
pick-several-any = Aquí hay { $count } partidas: elige una, aquí o con `table`.
pick-several-yours = Tienes { $count } partidas de { $game }: elige una, aquí o con `table`.
pick-several-yours-any = Tienes { $count } partidas: elige una, aquí o con `table`.
pick-unknown = No conozco esa mesa: elige una de la lista.
pick-table = con { NAME($others, "la ") } (le toca a { NAME($players, "la ") })
pick-your-turn = con { NAME($others, "la ") } (te toca)
pick-numbered = { $table } · mesa { $number }
pick-of-game = { $game } { $table }

games-yours = Te toca
games-here = Mesas abiertas aquí
games-waiting = Esperando a los demás
games-none-mine = Ahora no estás jugando a nada. `/play` empieza una partida.
games-none-here = Aquí no hay ninguna mesa abierta. `/play` empieza una partida.
games-invitations = Invitaciones abiertas aquí
games-who = { $game }: { $people }
games-link = [{ $game }]({ $place })
games-your-move = **{ $game }** con { NAME($others, "la ") }
games-your-move-at = **{ $game }** con { NAME($others, "la ") }: { $place }
games-to-move = { $table }; le toca a { NAME($players, "la ") }
games-to-move-at = { $table }; le toca a { NAME($players, "la ") } · { $place }
games-finished-unknown = Eso puedo hacerlo con partidas terminadas, tuyas o de este canal: elige una de la lista.
games-finished-none = Aquí no hay ninguna partida terminada, y tú tampoco tienes.

verify-commitment = El secreto es aquel con el que me comprometí antes de que entrara nadie.
verify-seed = La semilla está hecha del secreto y de la entrada de cada participante.
verify-moves = { $count ->
    [0] Los pasos de la partida cumplen las reglas y llevan a este final.
    [one] El único paso cumple las reglas y lleva a este final.
   *[other] Los { $count } pasos cumplen las reglas y llevan a este final.
}
verify-moves-from = Los pasos a partir del número { $first }, donde cambió la versión de las reglas, las cumplen y llevan a este final.
verify-facts = Compromiso `{ $commitment }`
    -# Secreto `{ $secret }`
    -# Entradas en el orden de los puestos: { $joins }. La semilla son el secreto y las entradas, separados por `/`.

stage-so-far = { $steps }…
stage-whole = { $steps }
stage-another = { $label } ({ $number })
stage-send = Confirmar
stage-again = Volver a empezar
stage-stale = La mesa avanzó y lo que habías empezado ya no encaja. No se envió nada. Así está la partida ahora.

## Tiempo

pace-live = En vivo: 3 minutos por persona, y cada jugada devuelve 20 segundos.
pace-day = Un día por jugada.
pace-week = Una semana por jugada.
pace-none = Sin reloj: cada cual se toma el tiempo que necesite.
table-friendly = Amistosa · { $pace }
table-often = Amistosa: contra el mismo rival cuentan como máximo tres partidas al día · { $pace }
table-rated = Clasificatoria · { $pace }
pace-brief-live = 3 min por persona, +20 s por jugada
pace-brief-long = 10 min por persona, +30 s por jugada
pace-brief-day = un día por jugada
pace-brief-3days = tres días por jugada
pace-brief-week = una semana por jugada
pace-brief-none = sin reloj
pace-time-live = 3 minutos
pace-time-long = 10 minutos
pace-time-day = un día
pace-time-3days = tres días
pace-time-week = una semana
table-away = { NAME($player, "La ") } se ausenta y vuelve { $when }.
    .player = Te ausentas y vuelves { $when }.
table-time-half = Ya pasó la mitad de tu tiempo.
table-time-little = Se te acaba el tiempo.
call-reminder = recordatorio: { $call }
table-deadline = El tiempo se acaba { $when }.
table-deadlines = Plazos: { $players }.
table-deadline-of = { $player } ({ $when })
    .player = tú ({ $when })
table-asked = Aquí no pasa nada desde hace un mes. Con *Seguir jugando*, o con cualquier jugada, la partida se conserva; si no, se cierra { $when } y nadie gana.
table-outage = Estuve fuera de servicio desde { $from } hasta { $until }. Nadie ha perdido tiempo por ello.
table-line-forced = { $line } (**Jugada automática**: { $why }.)
    .player = { $line } (**Juego yo por ti**: { $why }.)
only-choice = la única opción
table-line-time = A { NAME($player, "la ") } se le acabó el tiempo.
    .player = Se te acabó el tiempo.
table-line-more-time = { NAME($player, "La ") } da más tiempo a los demás.
    .player = Das más tiempo a los demás.
table-line-more-time-all = No pude mostrar la mesa, así que todo el mundo tiene más tiempo.
table-out = Fuera de la partida: { $players }.
table-line-play-on = { NAME($player, "La ") } sigue jugando.
    .player = Sigues jugando.
table-line-aborted = { NAME($player, "La ") } interrumpe la partida.
    .player = Interrumpes la partida.
table-line-lapsed = A { NAME($player, "la ") } se le acabó el tiempo.
    .player = Se te acabó el tiempo.
table-end-time = { $count ->
    [one] Gana { NAME($winners, "la ") }: a { NAME($player, "la ") } se le acabó el tiempo.
   *[other] Ganan { $winners }: a { NAME($player, "la ") } se le acabó el tiempo.
}
    .winners = Ganas tú: a { NAME($player, "la ") } se le acabó el tiempo.
    .player = { $count ->
        [one] Gana { NAME($winners, "la ") }: se te acabó el tiempo.
       *[other] Ganan { $winners }: se te acabó el tiempo.
    }
table-end-time-many = Gana { NAME($winners, "la ") }: al último rival se le acabó el tiempo.
    .winners = Ganas tú: al último rival se le acabó el tiempo.
table-end-closed = La administración del servidor cerró esta partida. Nadie gana.
table-end-abandoned = Nadie siguió jugando, así que la partida se cierra. Nadie gana.
table-end-aborted = Esta partida se interrumpió antes de que pudiera contar. Nadie gana.
table-end-aborted-by = { $cause } Esta partida queda interrumpida y no cuenta: nadie gana.
time-given = Los demás tienen ahora más tiempo: { $time }.
play-on-done = Sigues jugando.

# Lo que se ofrece en la mesa

button-draw = Ofrecer empate
button-drawyes = Aceptar el empate
button-drawsure = Sí, empate
button-drawno = Rechazar el empate
button-back-asked = Deshacer mi última acción
button-backyes = Dejar que la deshaga
button-backno = No, queda como está
offer-draw-ask = ¿Quieres aceptar el empate en { $game }? La partida termina en el acto, y nadie gana.
offer-draw-ask-others = ¿Quieres aceptar el empate en { $game }? La partida termina en cuanto todos acepten, y nadie gana.
offer-draw-waits = Ofreces empate. La oferta vale hasta que se responda o hasta tu próxima acción.
offer-draw-agreed = Aceptas; falta que respondan los demás.
offer-draw-done = De acuerdo: la partida queda en empate.
offer-takeback-waits = Pides deshacer tu última acción. Se puede conceder hasta que alguien actúe.
offer-takeback-agreed = Aceptas; falta que respondan los demás.
offer-takeback-done = La acción queda deshecha.
offer-declined = Rechazas la oferta.
call-draw = { NAME($player, "La ") } ofrece empate.
call-takeback = { NAME($player, "La ") } pide deshacer su última acción.
table-line-draw-offer = { NAME($player, "La ") } ofrece empate.
    .player = Ofreces empate.
table-line-draw-accept = { NAME($player, "La ") } acepta el empate.
    .player = Aceptas el empate.
table-line-draw-decline = { NAME($player, "La ") } rechaza el empate.
    .player = Rechazas el empate.
table-line-takeback-offer = { NAME($player, "La ") } pide deshacer su última acción.
    .player = Pides deshacer tu última acción.
table-line-takeback-accept = { NAME($player, "La ") } deja deshacer la última acción.
    .player = Dejas deshacer la última acción.
table-line-takeback-decline = { NAME($player, "La ") } no lo acepta: la acción queda como está.
    .player = No lo aceptas: la acción queda como está.
table-end-draw = Empate de común acuerdo.

# Partidas que acabaron

call-ended = tu partida terminó.
games-over = Terminadas
games-ended-won = **{ $game }** con { NAME($others, "la ") }: ganaste { $when }
games-ended-lost = **{ $game }** con { NAME($others, "la ") }: perdiste { $when }
games-ended-drawn = **{ $game }** con { NAME($others, "la ") }: empate, { $when }
games-ended-closed = **{ $game }** con { NAME($others, "la ") }: cerrada { $when }
games-ended-aborted = **{ $game }** con { NAME($others, "la ") }: interrumpida { $when }
games-ended-nobody = **{ $game }** con { NAME($others, "la ") }: nadie ganó, { $when }
games-ended-they-won = **{ $game }** con { NAME($others, "la ") }: ganada { $when }
games-ended-they-lost = **{ $game }** con { NAME($others, "la ") }: perdida { $when }
games-ended-they-drawn = **{ $game }** con { NAME($others, "la ") }: empate, { $when }
games-ended-they-closed = **{ $game }** con { NAME($others, "la ") }: cerrada { $when }
games-ended-they-aborted = **{ $game }** con { NAME($others, "la ") }: interrumpida { $when }
games-ended-they-nobody = **{ $game }** con { NAME($others, "la ") }: nadie ganó, { $when }
games-how-won = Ganaste
games-how-lost = Perdiste
games-how-drawn = Empate
games-how-closed = Cerrada
games-how-aborted = Interrumpida
games-how-nobody = Nadie ganó
games-begun = Empezó: { $when }
games-computers = Ordenadores
games-everybody = Cualquiera
games-with-whom = Partidas con…
games-which-verify = Una partida terminada…
verify-which = ¿Qué partida compruebo?
games-which-over = Repasar una partida terminada…
games-of-which = Partidas de…
games-all = Todos los juegos
games-none-of-it = Todavía no has jugado ninguna. `/play` empieza una partida.
pace-long = Larga: 10 minutos por persona, y cada jugada devuelve 30 segundos.
pace-3days = Tres días por jugada.
table-left = Tiempo restante: { $players }.
table-clocks = Al empezar este turno: { $players }.
table-left-of = { $player } ({ $time })
    .player = tú ({ $time })
table-clock = { $minutes } min { $seconds } s
table-clock-hours = { $hours } h { $minutes } min
table-clock-days = { $count ->
    [one] 1 día
   *[other] { $count } días
}
table-clock-seconds = { $seconds } s
table-heading = { $game }: { $players }
button-table-export = Exportar
button-table-verify = Comprobar

# Para quien empieza con un juego

aim = **Objetivo**: { $aim }
explained = 💡 { $what }
