# Lo que se niega en cualquier parte: en las salas, con los mazos, en las mesas.

sessions-unknown = Esa mesa no existe.
sessions-status-open = La partida ya empezó.
sessions-status-over = La partida ya terminó.
sessions-status-cancelled = Esta mesa se canceló.
sessions-status-lost = Esta invitación se perdió de camino a Discord y está cerrada. Abre otra para jugar.
sessions-status-expired = Nadie llegó a tiempo: esta invitación caducó.
sessions-status-declined = Este reto se rechazó.
sessions-options-position = Una mesa empieza desde el principio, no desde una posición.
sessions-options-decks = Cada cual elige su propio mazo.
sessions-options-seats = El mínimo de participantes ({ $least }) no puede pasar del máximo ({ $most }).
sessions-yourself = No puedes ser tu propio rival.
sessions-rematch-offered = Ya hay una oferta de revancha: únete a ella.
sessions-rematch-too-early = Para una revancha hace falta una partida terminada.
sessions-rematch-for-others = La revancha es para quienes jugaron antes.
sessions-rematch-left = Alguien de esa partida borró sus datos: abre una mesa nueva.
sessions-rematch-kept = Esta revancha es para quienes jugaron antes.
sessions-computer-not-yours = Solo quien abrió esta mesa puede dar un puesto a la máquina.
sessions-seat-kept = Este puesto está reservado para alguien.
sessions-seats-taken = Todos los puestos están ocupados.
sessions-joined = Ya estás en la mesa.
sessions-not-joined = No estás en esta mesa.
sessions-no-challenges = De momento no acepta retos. Abre una mesa, y podrá unirse.
sessions-leave-yours = Esta mesa la abriste tú. *Cancelar*, en *Más*, la cierra.
sessions-for-somebody-else = Este reto es para otra persona.
sessions-decline-not-invited = Solo puede rechazar quien recibió la invitación.
sessions-cancel-not-yours = Solo quien abrió esta mesa puede cancelarla.
sessions-too-few-people = { $count ->
    [one] Falta una persona
   *[other] Faltan { $count } personas
} para poder empezar.
sessions-begin-not-yours = Solo quien abrió esta mesa puede empezar antes de que esté llena.
sessions-deal-not-yours = Solo quien abrió esta mesa puede repartir.
sessions-options-not-yours = Solo quien abrió esta mesa puede cambiar a qué se juega.
sessions-options-too-late = Ya se ha unido alguien: lo que se juega no cambia.
sessions-most-open = Ya tienes { $most } invitaciones abiertas: cancela una o espera a que llegue alguien.
sessions-most-tables = { $most ->
    [one] Ya juegas en una mesa: termina esa partida, o ríndete en ella, antes de empezar otra.
   *[other] Ya juegas en { $most } mesas: termina una partida, o ríndete en una, antes de empezar otra.
}
sessions-server-full = { $most ->
    [one] Este servidor tiene una mesa abierta y no puede tener más: antes tiene que acabar.
   *[other] Este servidor tiene { $most } mesas abiertas y no puede tener más: antes tiene que acabar alguna.
}
sessions-muted = No acepta tus retos. Si no eliges rival, puede unirse cualquiera.
sessions-challenged = Ya tienes un reto pendiente con esta persona: espera su respuesta, o cancélalo primero.
sessions-challenged-lately = { $minutes ->
    [one] Tu último reto quedó en nada. Puedes volver a intentarlo dentro de un minuto.
   *[other] Tu último reto quedó en nada. Puedes volver a intentarlo dentro de { $minutes } minutos.
}
sessions-deck-hinders = El mazo de { $player } no se puede jugar en esta mesa: { $player } tiene que elegir otro.
sessions-deck-unplayable = “{ $deck }” no se puede jugar en esta mesa: { $reasons }
sessions-deck-unplayable-more = { $more ->
    [one] “{ $deck }” no se puede jugar en esta mesa: { $reasons } Hay 1 motivo más.
   *[other] “{ $deck }” no se puede jugar en esta mesa: { $reasons } Hay { $more } motivos más.
}

sessions-no-decks = A { $game } se juega sin mazos propios.
sessions-code-other-game = Ese código es de un mazo para { $found }, no para { $game }.
sessions-list-which-game = ¿Para qué juego es esta lista? Elígelo con `game`.
sessions-most-decks = Ya guardas { $count } mazos para { $game }, y no caben más: elimina uno primero.
sessions-cards-lost = { $count ->
    [one] Tenía 1 carta que ya no existe.
   *[other] Tenía { $count } cartas que ya no existen.
}
sessions-card-lost = La carta “{ $card }” ya no existe.
sessions-card-gone = Esa carta ya no existe.
sessions-deck-gone = Ese mazo ya no existe.
sessions-name-none = Un mazo necesita un nombre.
sessions-name-long = Este nombre tiene { $length } caracteres; el máximo es { $most }.
sessions-name-taken = Ya tienes un mazo llamado “{ $name }” para este juego.
sessions-no-draft = Ya no estás haciendo ningún mazo para este juego. `/deck build` empieza uno.
sessions-no-cards = No tiene cartas.
sessions-most-cards = Tiene demasiadas cartas: en una lista caben { $most } como máximo.

sessions-code-none = Eso no es un código para compartir: esos códigos empiezan por { $prefix }.
sessions-code-format = Este código lo hizo otra versión: no puedo leerlo.
sessions-code-game = Este código es de un juego que no tengo.
sessions-code-damaged = Este código está dañado: vuelve a copiarlo entero.
sessions-code-nonsense = Este código no tiene sentido, aunque no le falta nada.
sessions-code-card = Este código nombra una carta que no conozco.

sessions-position-changed = La posición ha cambiado desde entonces. Vuelve a mirarla.
sessions-not-seated = No juegas en esta mesa.
sessions-away-most = { $left ->
    [0] Llevas { $most } días de ausencia en un año, que es el máximo.
    [one] Puedes ausentarte { $most } días al año: te queda 1 día.
   *[other] Puedes ausentarte { $most } días al año: te quedan { $left }.
}
sessions-no-clock = En esta mesa no hay reloj: cada cual se toma el tiempo que necesite.
sessions-time-enough = Los relojes de los demás ya tienen el doble del tiempo habitual, que es el máximo. Podrás dar más cuando hayan jugado.
sessions-time-over = Se te acabó el tiempo: esta jugada ya no cuenta.
sessions-table-over = Esta partida terminó.
sessions-broken-gone = ya no está guardada.
sessions-broken-no-game = aquí no hay ningún juego llamado { $game }.
sessions-broken-newer = se jugó con reglas más nuevas que las que tengo.
sessions-broken-unreadable = su posición no se puede leer ({ $problem }).
sessions-table-broken = No se puede abrir la mesa { $table }: { $reason }

sessions-talks-out = Ya no participas en esta partida.
sessions-talks-nothing = Ya no hay ninguna oferta que responder.
sessions-talks-own = Esa oferta es tuya: les toca responder a los demás.
sessions-talks-offered-already = Eso ya está ofrecido: falta la respuesta.
sessions-talks-agreed-already = Ya lo aceptaste.
sessions-talks-computer = Las máquinas no aceptan empates.
sessions-draw-too-often = Ya has ofrecido { $most } empates en esta partida, que es el máximo.
sessions-takeback-not-last = Solo puedes deshacer tu última acción, y solo hasta que actúe otra persona.
sessions-takeback-again = Ya has pedido deshacer esta acción: queda como está.
sessions-takeback-too-often = Ya has pedido deshacer { $most } acciones en esta partida, que es el máximo.
sessions-takeback-revealed = Esa acción te mostró algo, o el azar tuvo parte en ella: queda como está.
sessions-takeback-ended = Con eso terminó tu turno, y un turno terminado queda así.
sessions-takeback-forced = No podías hacer otra cosa: queda como está.
sessions-takeback-rules = Las reglas han cambiado desde esa acción: queda como está.
sessions-takeback-rated = Esta partida es clasificatoria: contra la máquina no se deshace nada.

sessions-unrated-pace = Una partida clasificatoria necesita reloj: elige cualquier ritmo que lo tenga.
sessions-unrated-options = Solo puede ser clasificatoria una partida con las opciones habituales.

sessions-mismatch-secret = El secreto no es el que se prometió al abrir la sala.
sessions-mismatch-seed = La semilla no está hecha del secreto y de las entradas.
sessions-mismatch-gap = Falta la acción { $number }.
sessions-mismatch-beginning = Falta el comienzo de la partida.
sessions-mismatch-version = La acción { $number } no se jugó con la versión de las reglas que estaba vigente.
sessions-mismatch-game = Aquí no hay ningún juego llamado { $game }.
sessions-mismatch-running = La partida no ha terminado.
sessions-mismatch-newer = Se jugó con reglas más nuevas que las que hay aquí.
sessions-mismatch-older = Se jugó con la versión { $played } de las reglas; la versión { $here }, que es la que hay aquí, no puede jugarla igual.
sessions-mismatch-unreadable = El registro no se puede leer: { $problem }
sessions-mismatch-outcome = El registro no lleva al resultado guardado.
sessions-mismatch-position = El registro no lleva a la posición final guardada.
sessions-mismatch-illegal = La acción { $number } va contra las reglas: { $reason }
sessions-mismatch-impossible = La línea { $number } es imposible: { $reason }
sessions-mismatch-line = La línea { $number } no encaja con las reglas.
sessions-mismatch-text = El registro no se puede leer.
sessions-mismatch-events = La acción { $number } no tuvo las consecuencias guardadas.
