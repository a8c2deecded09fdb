# Puntuaciones, perfiles y clasificaciones, y los datos de cada cual.
# kept: computer-normal

lobby-counts = Clasificatoria: el resultado cuenta.
lobby-counts-practised = Clasificatoria si toda la mesa ya jugó tres veces a este juego; si no, amistosa.
lobby-often = Amistosa: contra el mismo rival cuentan como máximo tres partidas al día.
unrated-pace = Amistosa: sin reloj, ningún resultado cuenta.
unrated-options = Amistosa: un resultado solo cuenta con las opciones habituales.
unrated-wish = Amistosa: el resultado no cuenta.
unrated-last = Amistosa, como la última vez: el resultado no cuenta.
unrated-computer = Amistosa: contra la máquina, una partida solo cuenta si se abre con `rated:`.
unrated-closed = No cuenta: la partida se cerró.
unrated-abandoned = No cuenta: nadie siguió jugando.
unrated-short = No cuenta: una partida cuenta solo cuando cada cual ha actuado tres veces.
unrated-new = No cuenta: una de las cuentas tiene menos de una semana.
unrated-often = No cuenta: las mismas dos personas pueden jugar tres partidas clasificatorias al día como máximo.
rating-changes = **Puntuaciones**: { $changes }
rating-changes-new = **?**: menos de { $count } partidas clasificatorias hasta ahora.
rating-change-of = { $player } { $change }
rating-change = Tu puntuación: **{ $before } → { $after }**
rating-change-new = Tu puntuación: **{ $before } → { $after }** (al principio cambia mucho)
hint-rated = Esta partida es clasificatoria: se juega sin pistas.

somebody = Alguien
profile-none = Sin partidas clasificatorias todavía
profile-unrated = **{ $name }**: sin partidas clasificatorias todavía
profile-games = { $count ->
    [one] 1 partida clasificatoria
   *[other] { $count } partidas clasificatorias
}
profile-unrated-games = { $count ->
    [one] 1 partida amistosa
   *[other] { $count } partidas amistosas
}
profile-lessons = { $count } de { $of } lecciones
profile-puzzles = { $count ->
    [one] 1 acertijo resuelto
   *[other] { $count } acertijos resueltos
}
profile-in-a-row = { $count } días seguidos
profile-deck = { $games }, con { $deck }
profile-won = { $count ->
    [one] 1 victoria
   *[other] { $count } victorias
}
profile-drawn = { $count ->
    [one] 1 empate
   *[other] { $count } empates
}
profile-lost = { $count ->
    [one] 1 derrota
   *[other] { $count } derrotas
}
profile-alt = Las puntuaciones de { $player }, { $where }.
profile-alt-game = { $game }: { $rating }, con un margen de { $spread }, tras { $count ->
    [one] 1 partida
   *[other] { $count } partidas
}{ $last ->
    [all] :
   *[some] ; de las últimas { $results }:
} ganadas { $won }, empatadas { $drew }, perdidas { $lost }.
profile-alt-unrated = { $game }, amistosas: { $count ->
    [one] 1 partida
   *[other] { $count } partidas
}, con { $won } ganadas, { $drew } empatadas y { $lost } perdidas.
profile-alt-course = Últimamente, entre { $low } y { $high }.
profile-alt-deck = Su mazo favorito es { $deck }.
board-none = Aquí todavía nadie tiene puntuación
board-alt = La clasificación de { $game }, { $where }.
board-alt-place = { $place }. { $player } { $rating }, con un margen de { $spread }
board-alt-provisional = Todavía sin puesto: { $player } { $rating }, con un margen de { $spread }

where-all = en todas partes
where-server = en { $server }
profile-said = Las puntuaciones de **{ $name }**
profile-bound = -# **{ $game }**: tus partidas contra personas te pondrían más arriba. Para subir, gana a la máquina difícil en partidas clasificatorias sin nadie más.
profile-unlisted = No hay nada que ver: no ha jugado todavía, o no quiere que se vea.
profile-own-unlisted = En `/me` dijiste que nadie más vea tus puntuaciones.
board-said = La clasificación de **{ $name }**
board-which = ¿Qué juego?
board-no-game = Ese juego no existe.
button-here = En este servidor
button-all = En todas partes
button-show-all = Publicarlo aquí

me-listed-on-about = Los demás ven tus puntuaciones, en las clasificaciones y en `/profile`.
me-listed-off-about = Solo tú ves tus puntuaciones.
button-listed-on = Mostrar mis puntuaciones
button-listed-off = Ocultar mis puntuaciones
button-privacy = Qué se guarda y por qué

button-data = Mis datos…
button-export = Recibirlo todo
button-delete = Eliminarlo todo…
data-about = ### Lo que se guarda sobre ti
    Tu id y tu nombre en Discord, tus mesas y lo que hiciste en ellas, puntuaciones, mazos, lo que has resuelto y aprendido, y lo que elegiste en `/me`. Lo que escribes en los canales no lo leo nunca.
    Puedes recibirlo todo en un archivo legible, o eliminarlo para siempre.
data-exported = { $count ->
    [one] Aquí está todo lo que se guarda sobre ti.
   *[other] Aquí está todo lo que se guarda sobre ti, parte { $number } de { $count }.
}
data-read-me =
    Esto es todo lo que Elementarium guarda sobre ti, de cada tabla de su base de datos.

    preferences.json      lo que elegiste en /me
    decks.json            los mazos que guardas
    drafts.json           los mazos que estás haciendo
    mutes.json            de quién no aceptas retos
    ratings.json          tu puntuación en cada juego
    rating_changes.json   cómo la cambió cada partida clasificatoria
    rated_in.json         en qué servidores has terminado partidas clasificatorias
    puzzle_tries.json     qué acertijos intentaste, y si acertaste al primer intento
    puzzle_ratings.json   tu puntuación en los acertijos de cada juego
    puzzle_streaks.json   los días seguidos en que resolviste alguno
    puzzle_courses.json   el acertijo de varias acciones en el que estás
    daily_tries.json      en qué servidores intentaste el acertijo de un día
    unwelcome_in.json     los servidores donde quienes los gestionan no te dejan jugar
    invitations.json      las mesas que abriste o a las que te invitaron
    games/                las mesas en las que has jugado: tu puesto, tu mazo y todo lo que hiciste

    Las horas están en UTC. Los números largos son de Discord: de personas, servidores, canales, mensajes y pulsaciones (join_id).
    Lo que hicieron los demás en tus mesas es suyo y no está aquí. Una partida terminada entera te la da /games export.
data-delete-ask = ### ¿Quieres irte para siempre?
    Se eliminan tus mazos, tus puntuaciones y tus preferencias. Te rindes en las partidas en curso, y tus invitaciones se cancelan. Donde has jugado, tu nombre pasa a ser *Cuenta borrada* y tu identificador, un número que no es de nadie; las partidas en sí se conservan para quienes las jugaron contigo.
    Si quienes gestionan un servidor no te dejan jugar allí, tu identificador sigue en su lista: irte no lo anula.
data-delete-surely = ### Nadie puede deshacer esto. ¿Eliminarlo todo?
data-delete-go-on = Continuar…
data-delete-yes = Sí, eliminarlo todo
data-delete-no = No, conservarlo
data-deleting = Se está eliminando todo; tarda un momento. Gracias por jugar.
data-was-here = Eliminaste tus datos. Lo que había aquí ya no está.
## Los nombres que ponemos

former-player = Cuenta borrada
computer-alone = Máquina
computer-easy = Máquina (fácil)
computer-normal = Máquina (normal)
computer-hard = Máquina (difícil)

# Lo que falta, y con qué medirse

board-lacking = { $count ->
    [one] Aún sin puesto: te falta una partida clasificatoria para tenerlo aquí.
   *[other] Aún sin puesto: te faltan { $count } partidas clasificatorias para tenerlo aquí.
} Pulsa *Hacerla clasificatoria* en la sala.
board-unplaced = Sin número están quienes tienen menos de { $count } partidas clasificatorias, y las máquinas, para compararte.
rating-read = **?**: una puntuación de menos de { $count } partidas. ± o la barra: cuánto puede desviarse.
board-alt-computer = Para medirse: { $player } { $rating }
board-alt-nobody = Todavía nadie tiene puesto.
profile-met = -# Tus partidas de **{ $game }** contra esta persona: ganadas { $won }, empatadas { $drawn }, perdidas { $lost }.
profile-against = -# Contra **{ $player }**: ganadas { $won }, empatadas { $drawn }, perdidas { $lost }.
profile-short = { $count ->
    [one] Una partida terminada, de **{ $game }**
   *[other] Las últimas { $count } partidas, sobre todo de **{ $game }**
}: { $won ->
    [one] { $won } ganada
   *[other] { $won } ganadas
}, { $lost ->
    [one] { $lost } perdida
   *[other] { $lost } perdidas
}, { $drawn ->
    [one] { $drawn } empate
   *[other] { $drawn } empates
}.
profile-short-several = Las últimas { $count } partidas: { $won ->
    [one] { $won } ganada
   *[other] { $won } ganadas
}, { $lost ->
    [one] { $lost } perdida
   *[other] { $lost } perdidas
}, { $drawn ->
    [one] { $drawn } empate
   *[other] { $drawn } empates
}.
profile-last-played = Última partida: { $when }.
profile-nothing = Aún no hay partidas: las terminadas aparecen aquí. Una partida es clasificatoria si la mesa lo dice antes de empezar.
profile-streak = En racha: las últimas { $count } partidas ganadas.
profile-days = Acertijos resueltos { $count } días seguidos.
profile-favourite = Mazo favorito en **{ $game }**: { $deck }
profile-last = Últimas partidas
