# Lo que prefiere cada cual (`/me`) y lo que decide cada servidor (`/settings`).
# kept: settings-daily-hour

settings-changed = **Hecho.** { $change }

me-title = ### Lo que prefieres
    -# Vale juegues donde juegues, y nadie más lo ve.
me-hands = Dónde se muestra tu mano
me-hands-dm = Mi mano por mensaje directo
me-hands-dm-about = Tu mano te llega por mensaje directo, con botones para lo que puedes hacer.
me-hands-here = Mi mano solo en la mesa
me-hands-here-about = Sin mensajes directos: pulsa Mi mano en la mesa.
me-pictures = Imágenes o palabras
me-pictures-on = Imágenes de mi mano
me-pictures-on-about = Lo que solo ves tú se muestra en una imagen.
me-pictures-off = Mi mano en palabras
me-pictures-off-about = Lo que solo ves tú se dice con palabras, sin imagen.
me-shape = Forma de lo que solo ves tú
me-shape-wide = Ancha
me-shape-wide-about = Lo que solo ves tú es tan ancho como la imagen de la mesa.
me-shape-tall = Alta, para el teléfono
me-shape-tall-about = Lo que solo ves tú es alto, y así en el teléfono todo se ve más grande.
me-shape-large = Letra grande
me-shape-large-about = Lo que solo ves tú tiene letras y números más grandes.
me-calls = Cuando te toca
me-calls-on = Avisarme cuando me toque
me-calls-on-about = Te avisa un mensaje directo o, si no, una mención en la mesa; no si está claro que estás ahí.
me-calls-off = No mencionarme
me-calls-off-about = La mesa no te menciona; si tu mano llega por mensaje directo, uno nuevo te avisa igualmente.
me-challenges-on-about = Los demás pueden retarte, y te aviso por mensaje directo.
me-challenges-off-about = Nadie puede retarte.
button-challenges-on = Dejar que me reten
button-challenges-off = No aceptar retos
me-reminders = Antes de que se te acabe el tiempo
me-reminders-dm = Avisarme por mensaje directo
me-reminders-dm-about = Te aviso por mensaje directo antes de que se te acabe el tiempo.
me-reminders-thread = Avisarme en la mesa
me-reminders-thread-about = Te aviso en la mesa antes de que se te acabe el tiempo.
me-reminders-off = No avisarme
me-reminders-off-about = No te aviso antes de que se te acabe el tiempo.
me-quiet = Horas de silencio
me-quiet-off = Sin horas de silencio
me-quiet-hours = De { $from } a { $until }
me-quiet-off-about = No tienes horas de silencio.
me-quiet-on-about = De { $from } a { $until }, nada de lo que te envío suena. Ahí son las { $now }.
me-quiet-means = -# Los avisos, los recordatorios y los retos esperan en silencio, con su marca, hasta que mires. Tu tiempo sigue corriendo: los plazos no cambian.
me-quiet-no-summer = No sé de tu horario de verano: elige dónde estás y lo sabré.
me-offset = ¿Qué hora es ahí?
me-offset-entry = Son las { $time } (UTC{ $offset })
button-place = En otro lugar…
me-place-title = ¿Dónde estás?
me-place = Ciudad, zona horaria o diferencia con UTC
me-place-about = Un lugar trae su horario de verano; una diferencia, ninguno.
me-place-unknown = No conozco ese lugar. Escribe una ciudad grande cercana, una zona horaria como America/Halifax, o cuánto va tu reloj por delante de UTC: +9:30.
me-answers_itself-on-about = Cuando cualquiera puede ver que solo tienes una respuesta, la doy por ti.
me-answers_itself-off-about = Te pregunto incluso cuando solo tienes una respuesta.
me-away = ### Ausencias
    -# Mientras no estás se detienen tus relojes en las partidas por días o por semanas, hasta 30 días al año; las mesas dicen que no estás.
me-away-ask = ¿Por cuánto tiempo?
me-away-days = { $count ->
    [one] Un día
   *[other] { $count } días
}
me-away-now = Estás fuera hasta el { $when }, o hasta que digas aquí que ya estás de vuelta.
me-away-over = Ya estás de vuelta, y tus relojes corren otra vez.
button-away = Me ausento…
button-back-again = Ya estoy de vuelta
me-muted = No aceptas retos de { $players }.
me-unmute = ¿Quién puede volver a retarte?

settings-title = ### Elementarium en { $server }
settings-read-only = -# Quienes gestionan el servidor pueden cambiar esto.
settings-not-yours = Solo quienes gestionan este servidor pueden cambiar sus ajustes.
settings-in-server = Estos son los ajustes de un servidor: pídelos en uno de sus canales.
settings-channels-all = Se pueden abrir mesas en todos los canales.
settings-channels = Solo se pueden abrir mesas en { $channels }.
settings-threads-on = Cada mesa tiene su propio hilo.
settings-threads-off = Las mesas se quedan en su canal, sin hilos.
settings-computers-on = Las máquinas pueden jugar.
settings-computers-off = Las máquinas no pueden jugar.
settings-tables = { $count ->
    [one] Puede haber como máximo una mesa abierta a la vez.
   *[other] Puede haber como máximo { $count } mesas abiertas a la vez.
}
settings-pace = Ritmo habitual · { $pace }
settings-which-pace = ¿Cuánto tiempo hay por jugada?
settings-limit = ¿Cuántas mesas puede haber abiertas a la vez?
settings-channel-gone = { $channel } ya no existe, o no puedo verlo.
settings-lacking = Necesito { $permissions } en { $channel }: sin eso no puedo mostrar mesas allí.
settings-no-threads = No puedo abrir hilos en { $channel }: las mesas se quedan en el canal.
button-threads-on = Abrir un hilo por mesa
button-threads-off = Mesas sin hilos
button-computers-on = Permitir máquinas
button-computers-off = Sin máquinas aquí

settings-elsewhere = En este canal no se pueden abrir mesas, solo en { $channels }.
settings-no-computers = En este servidor no pueden jugar máquinas. Puedes abrir una mesa para personas.

button-close = Cerrar una mesa…
button-newer = Mesas más nuevas
button-close-yes = Sí, cerrarla
closing-none = No hay ninguna mesa abierta en este servidor.
closing-which = ¿Qué mesa quieres cerrar? Nadie gana una partida que se cierra.
closing-menu = Las mesas abiertas, primero las más antiguas
closing-ask = ¿Cerrar { $table }? La partida termina en el acto, y nadie gana. Su mesa dirá que la cerró la administración del servidor.
closing-over = Esa mesa ya terminó.
closing-done = { $table }: mesa cerrada.

# Páginas

me-page-language = ### Tu idioma
me-page-hands = ### Tu mano
me-page-turns = ### Tu turno
me-page-quiet = ### Horas de silencio
me-page-others = ### Otras personas
button-page-language = Idioma…
button-page-hands = Mi mano…
button-page-turns = Mi turno…
button-page-quiet = Horas de silencio…
button-page-others = Otras personas…
language-discords = El idioma de Discord
language-servers = El idioma del servidor
me-language = ¿En qué idioma quieres que te hable?
me-language-about = A partir de ahora, lo que solo ves tú está en este idioma. Lo que todos leen en un canal está en el idioma del servidor.
settings-page-places = ### Dónde se juega
settings-page-games = ### Las partidas de este servidor
settings-page-language = ### Idioma
    -# Lo que lee todo el mundo en este servidor; un canal puede tener su propio idioma. Lo que solo ves tú está en el tuyo: `/me`.
button-settings-places = Canales…
button-settings-games = Partidas…
button-settings-language = Idioma…
settings-page-people = ### Personas
    -# Quién puede abrir mesas, a quién se llama cuando falta gente, quién no puede jugar y qué canal lleva el registro.
button-settings-people = Personas…
settings-openers = Solo { $role } puede abrir mesas; unirse puede cualquiera.
settings-openers-none = Cualquiera puede abrir mesas.
settings-openers-which = Quién puede abrir mesas: un rol; si no eliges ninguno, cualquiera
settings-openers-only = En este servidor solo { $role } puede abrir mesas. Puedes unirte a las de otras personas.
settings-seat-role = Se avisa a { $role } cuando una mesa busca gente, cada diez minutos como máximo.
settings-seat-role-none = No se avisa a nadie cuando una mesa busca gente.
settings-seat-role-which = A quién avisar de puestos libres: un rol
settings-no-roles = Este servidor aún no tiene roles: cuando los tenga, podrás elegirlos aquí.
settings-unwelcome-people = No pueden jugar en este servidor: { $people }.
settings-unwelcome-none = Aquí puede jugar cualquiera.
settings-unwelcome-which = Personas que aquí no pueden jugar
settings-unwelcome = Quienes gestionan este servidor no te dejan jugar aquí.
settings-unwelcome-other = Quienes gestionan este servidor no permiten que { $player } juegue aquí.
settings-unwelcome-left-out = Fuera de tu selección: { $people }. Nadie se excluye a sí mismo, y los bots no juegan aquí.
settings-log = En { $channel } se cuenta qué mesas se abren, cómo acaban y qué cierra o cambia quien gestiona el servidor.
settings-log-none = En ningún canal se cuenta qué pasa con las mesas.
settings-log-which = Un canal en el que se cuenta qué pasa con las mesas
settings-more-channels = { $count ->
    [one] En otro canal también me falta algo.
   *[other] En otros { $count } canales también me falta algo.
}
settings-start-which = Quitar los botones de inicio de…
settings-start-away = Los botones de inicio de { $channel } ya no están.
log-opened = { $host } abrió una mesa de **{ $game }**: { $place }
log-against = { $terms } · contra { $players }
log-closed = { $manager } cerró una mesa de **{ $game }** ({ $people }): { $place }
log-changed = { $manager } cambió un ajuste: { $change }
log-tidied = { $manager } ha hecho limpieza. { $change }
log-daily-off = No puedo publicar el acertijo del día en { $channel }, así que lo he desactivado. Con `/settings` vuelve.
log-welcome = Pueden jugar aquí otra vez: { $people }.
log-ended = Terminó la partida de { $people }. { $result }
settings-language = ¿Qué idioma se habla aquí?
settings-language-line = Idioma: { $language }
settings-language-which = Otro idioma en un canal…
settings-language-of = ### Idioma en { $channel }
    -# Las mesas ya empezadas conservan el suyo.
settings-languages-none = Todos los canales hablan el idioma del servidor.
settings-languages-full = Como máximo { $most } canales pueden tener su propio idioma.

## El acertijo del día

button-settings-daily = Acertijo del día
settings-page-daily = ### Acertijo del día
    Una posición con una sola respuesta correcta, una vez al día. Quien pulsa *Resolver* lo hace en privado; al día siguiente se muestran la solución y quién la encontró al primer intento.
settings-daily-none = Ningún canal tiene acertijo del día.
settings-daily = Un acertijo al día en { $channel }, a las { $at }, de { $games }.
settings-daily-channel = En ningún canal
settings-daily-when = ¿A qué hora?
settings-daily-hour = { $time } UTC
settings-daily-games = ¿De qué juegos?

## Ordenar

button-tidy = Ordenar
settings-tidy-ask = { $count ->
    [one] ¿Reducir a una línea la invitación de una partida terminada y archivar su hilo?
   *[other] ¿Reducir a una línea cada una las invitaciones de { $count } partidas terminadas y archivar sus hilos?
} Las partidas en curso quedan como están.
settings-tidy-none = No hay nada que ordenar: en este servidor no ha terminado ninguna partida.
settings-tidied = { $count ->
    [one] La invitación de una partida terminada queda en una línea, y su hilo se archiva, salvo que allí se juegue una revancha.
   *[other] Las invitaciones de { $count } partidas terminadas quedan en una línea cada una, y sus hilos se archivan, salvo donde se juegue una revancha.
}

## Colores

me-page-colours = ### Colores
button-page-colours = Colores…
me-palette = Colores de lo que solo ves tú
me-palette-all = Todos los colores
me-palette-all-about = Lo que solo ves tú tiene los mismos colores que la mesa.
me-palette-protanopia = El rojo se ve oscuro
me-palette-protanopia-about = Lo que solo ves tú tiene colores para quien percibe poco el rojo (protanopia).
me-palette-deuteranopia = Rojo y verde se parecen
me-palette-deuteranopia-about = Lo que solo ves tú tiene colores para quien percibe poco el verde (deuteranopia).
me-palette-tritanopia = Azul y verde se parecen
me-palette-tritanopia-about = Lo que solo ves tú tiene colores para quien percibe poco el azul (tritanopia).
alt-palettes = Cuatro filas de las mismas cartas y palos en otros colores, desde arriba: { $rows }.

## Lo que se explica al jugar

me-explains = Lo que ves por primera vez
me-explains-first = Explicarlo en mis primeras partidas
me-explains-first-about = En tus tres primeras partidas de cada juego lees de qué se trata, y una línea explica lo que ves por primera vez.
me-explains-again = Explicarlo otra vez desde el principio
me-explains-again-about = Lo que ves se explica una vez más, en cada juego, por mucho que lo hayas jugado.
me-explains-off = No explicar nada
me-explains-off-about = No te explico nada mientras juegas.
