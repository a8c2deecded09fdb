# Las salas: invitaciones, puestos y cómo acaban.
# kept: level-normal

button-accept = Aceptar
button-join = Unirme
button-begin = Empezar ya
button-deal = Repartir
button-decline = Rechazar
button-cancel = Cancelar
button-leave = Salir
button-options = Opciones…
button-rated = Hacerla clasificatoria
button-friendly = Hacerla amistosa
button-computer = Dar el puesto a la máquina
button-mute = No dejar que me rete
button-unmute = Dejar que me rete otra vez
level-easy = Fácil
level-normal = Normal
level-hard = Difícil

greeting = Tienes un puesto en **{ $game }**, en { $place }. Lo que solo tú puedes ver aparecerá aquí cuando empiece la partida.
greeting-challenge = **{ $host } te reta** a **{ $game }**: { $place }
greeting-left = **{ $game }** en { $place }: ya no estás en la mesa.
greeting-over = **{ $game }** en { $place }: { $end }

lobby-challenges = **{ $host }** reta a { $invited }.
lobby-challenges-again = **{ $host }** pide la revancha a { $invited }.
lobby-rematch = **{ $host }** quiere la revancha.
lobby-open = { $seats ->
    [2] **{ $host }** busca rival.
   *[other] **{ $host }** busca gente para jugar.
}
lobby-against-computers = **{ $host }** juega contra **{ NAME($computers, "la ") }**.
lobby-watches-computers = **{ $host }** mira jugar a **{ NAME($computers, "la ") }**.
lobby-unreached = No puedo escribir a { $player } por mensaje directo: *{ $hand }*, en la mesa, le mostrará lo que nadie más puede ver.
lobby-joined = En la mesa: { $players } ({ $count } de { $most }).
lobby-hindered = **{ $player }** tiene que elegir otro mazo: el suyo ya no se puede jugar aquí.
lobby-deck-of = { NAME($player, "La ") } juega con **{ $deck }**.
lobby-deck-own = { NAME($player, "La ") } ya eligió mazo.
lobby-deck-dealt = Quien no elige mazo en *Mi mazo* recibe uno preconstruido que nadie más usa.
lobby-deck-default = Si no eliges nada en *Mi mazo*, juegas con **{ $deck }**.
lobby-ends = Caduca { $when }
lobby-cancelled = { $host } canceló esta invitación.
lobby-lost = La invitación de { $host } se perdió de camino a Discord y está cerrada. Abre otra para jugar.
lobby-declined = Se rechazó la revancha que ofrecía { $host }.
lobby-declined-by = { $player } rechazó el reto de { $host }.
lobby-expired = La invitación de { $host } caducó: nadie llegó a tiempo.
lobby-expired-unbegun = Esta invitación caducó: { $host } no pulsó *Empezar ya*.
lobby-expired-few = La invitación de { $host } caducó con { $count } de { $least } participantes.
lobby-expired-alone = Esta invitación caducó: { $host } no pulsó *Repartir*.
lobby-expired-for = El reto de { $host } caducó: { $player } no respondió a tiempo.
lobby-begun = La partida ya empezó.
lobby-begun-in = La partida ya empezó en { $place }.
lobby-begun-here = La partida empezó: tu mano llega aquí.
lobby-playing-below = **{ $players }** juegan aquí abajo.
lobby-over = **{ $game }** · { $result } { $place }
lobby-alone = **{ $game }** · Juegan { $players }. { $place }
thread-name = { $people } · { $game }
thread-name-more = { $people } y { $count ->
    [one] alguien más
   *[other] { $count } más
} · { $game }
lobby-playing-in = **{ $players }** juegan en { $place }. Se juega allí o por mensaje directo, que muestra lo que solo puede ver cada cual.
lobby-you-are-in = Ya estás en la mesa.
lobby-you-declined = Rechazas la invitación.
lobby-options = ¿A qué quieres jugar? Todo el mundo lo ve en la invitación. En cuanto alguien se una, ya no cambia.
lobby-options-mode = Modo de juego
lobby-options-pace = El ritmo
lobby-options-players = Para cuántas personas
lobby-options-seats = { $count ->
    [one] Para una persona
   *[other] Para { $count } personas
}
lobby-which-level = ¿A qué nivel debe jugar la máquina?
lobby-computer-seated = La máquina se sienta a la mesa.
lobby-muted = **{ $host }** ya no puede retarte, a menos que retes tú primero o cambies de idea.
lobby-unmuted = **{ $host }** puede volver a retarte.

lobby-challenged = Ya tienes un reto de **{ $game }** pendiente con esta persona. Espera su respuesta, o cancélalo primero: { $place }
lobby-unknown = Esa mesa no existe.
lobby-no-bots = No se puede retar a un bot. Para jugar contra mí, elige un nivel en `computer`.
lobby-no-bots-press = No se puede retar a un bot. Para jugar contra mí: { $buttons }
lobby-no-bots-alone = No se puede retar a un bot.
lobby-challenge-is-for-two = Un reto es cosa de dos. Si no eliges rival, puede unirse cualquiera.
lobby-opponent-or-computer = Elige rival o máquina, pero no ambas cosas.
lobby-computer-not-yours = Solo quien abrió esta mesa puede dar un puesto a la máquina.
lobby-not-in-dm = Una partida con otras personas empieza en un canal de un servidor, donde todo el mundo puede seguirla.
lobby-play-alone = Jugar aquí contra el ordenador
lobby-rematch-there = La revancha está ofrecida: { $place }
lobby-rematch-played = La revancha ya se está jugando: { $place }
lobby-rematch-yours = Ya ofreciste una revancha. La respuesta depende de { $people }; la oferta caduca { $when }.
lobby-rematch-joined = Ya estás en la revancha. Falta la respuesta de { $people }; la oferta caduca { $when }.
lobby-opened-there = Tu mesa está abierta, pulsa *Repartir*: { $place }
lobby-invited-there = Tu invitación está abierta: { $place }
lobby-challenged-there = Has retado a { $player }: { $place }
button-your-table = Ir a tu mesa
lobby-rematch-nowhere = El lugar de esa partida ya no existe, o tú o yo no lo vemos. `/play` empieza una partida en otro sitio.

lobby-deck-chosen = Juegas con { $deck }. Puedes elegir otro.
lobby-deck-none = No has elegido mazo: recibirás uno preconstruido que nadie más usa.
lobby-deck-none-yet = No has elegido mazo: recibirías uno preconstruido. Si eliges uno aquí, también te unes a la partida.
lobby-deck-kept = Te quedas con el mazo que tenías. Si eliges otro aquí, también te unes a la partida.
lobby-deck-offered = Jugarías con { $deck }. Si eliges un mazo aquí, también te unes a la partida.
lobby-deck-now = Juegas con { $deck }.
lobby-decks-hidden = { $count ->
    [one] Hay 1 más que no se puede jugar en esta mesa; `/deck show` dice por qué.
   *[other] Hay { $count } más que no se pueden jugar en esta mesa; `/deck show` dice por qué.
}
lobby-decks-build = `/deck build` te deja hacer tus propios mazos.
lobby-own-decks = Tus mazos
lobby-server-decks = Mazos de este servidor
lobby-ready-decks = Mazos preconstruidos
lobby-call = { $role }: ¿quién juega?
