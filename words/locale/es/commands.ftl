# Las descripciones de los comandos y de sus opciones: cien caracteres como máximo cada una.
# kept: help-game choice-computer-normal choice-element-neutral

command-argument-table = Cuál de tus partidas
command-argument-opponent = A quién retas; sin nadie, el puesto queda libre
command-argument-computer = Juega contra la máquina: a qué nivel
command-argument-deck = Un mazo
command-argument-game = Para qué juego
command-argument-pace = Cuánto tiempo hay por jugada; si no eliges, el habitual aquí
command-argument-rated = Si la partida es clasificatoria; contra la máquina, solo si lo pides
command-argument-players = Para cuántas personas como máximo

choice-computer-easy = Fácil
choice-computer-normal = Normal
choice-computer-hard = Difícil
choice-pace-live = En vivo: 3 minutos por persona, y cada jugada devuelve 20 segundos
choice-pace-day = Un día por jugada
choice-pace-week = Una semana por jugada
choice-pace-none = Sin reloj
choice-mode-tokens = Gana quien llega antes a 6 fichas
choice-mode-endless = Sin fin: un número de rondas
choice-mode-basic = Juego básico
choice-mode-advanced = Juego avanzado, con Mediadores y Desafíos
choice-setup-choose = Cada cual coloca sus piezas en secreto
choice-setup-random = Todos los elementales se reparten al azar
choice-fortresses-2 = 2
choice-fortresses-4 = 4
choice-windows-none = Nunca: siempre paso
choice-windows-combat = En el combate
choice-windows-all = Siempre: hechizos, combate, finales de turno
choice-element-earth = Tierra
choice-element-air = Aire
choice-element-fire = Fuego
choice-element-water = Agua
choice-element-neutral = Neutral
choice-data-export = Recibirlo en un archivo
choice-data-delete = Eliminarlo
choice-what-draw = Empate
choice-what-back = Deshacer mi última acción
choice-what-time = Más tiempo para los demás

command-game-move = Haz tu jugada: elígela, o escribe lo que dice su botón.
command-game-move-what = Lo que quieres hacer; escribe una parte para encontrarlo
command-game-rules = Lee las reglas.
command-game-rules-topic = Sobre qué quieres leer

command-table = Tu mesa, sea cual sea el juego
command-table-hand = Muéstrame otra vez mi mano.
command-table-board = Publica la mesa otra vez, al final del canal.
command-table-board-table = Cuál de las partidas de aquí
command-table-offer = Ofrece empate, pide deshacer una acción o da más tiempo a los demás.
command-table-offer-what = Qué ofreces a los demás
command-table-orders = Cuándo quieres que te pregunte, donde se puede decir de antemano; es secreto.
command-table-orders-window = Sobre qué: hechizos, combate, el final de un turno; en blanco, para verlo todo
command-table-orders-on = Si quieres que te pregunte entonces; si no, siempre pasas
command-table-resign = Abandona una partida; te pido confirmación.

command-games = Mesas de todos los juegos
command-games-mine = Tus partidas en todas partes, primero aquellas en las que te toca.
command-games-here = Las mesas abiertas y las invitaciones de este canal.
command-games-export = Una partida terminada en un archivo: para guardarla, comprobarla o mostrarla.
command-games-export-table = Una partida terminada
command-games-open = Abre una partida exportada: compruebo cada jugada y la muestro paso a paso.
command-games-open-file = Un archivo que te dio `/games export`
command-games-verify = Comprueba una partida terminada: su secreto, lo que se barajó, cada jugada.
command-games-verify-table = Una partida terminada
command-games-review = Tus errores más caros en una partida terminada.
command-games-review-table = Una partida tuya terminada

command-games-film = Una partida terminada como imagen animada.
command-games-film-table = Una partida terminada
command-games-watch = Las partidas en curso de este servidor; sigue una de ellas.
command-games-replay = Una partida paso a paso: terminada, o en curso hasta donde va.
command-games-replay-table = Una partida de este canal, o una tuya

command-play = Empieza cualquier partida: elige a qué, y con quién.
command-play-post = Deja los botones de inicio fijos en este canal (para quien gestiona el servidor)
command-profile = Qué nivel tiene alguien en cada juego y cómo llegó ahí, en una imagen.
command-profile-person = De quién es el perfil; en blanco, el tuyo
command-leaderboard = La clasificación de un juego, aquí o en todas partes, en una imagen.
command-me = Lo que prefieres, juegues donde juegues.
command-me-data = Todo lo que se guarda sobre ti: recíbelo en un archivo, o elimínalo
command-settings = Cómo me comporto en este servidor: dónde puede haber mesas, hilos, máquinas.
command-health = Cómo está el bot, para quien lo administra.
command-help = A qué se puede jugar, y cómo empezar.

command-deck = Mazos para los juegos que los usan
command-deck-build = Haz un mazo, o sigue con el que hacías.
command-deck-build-deck = Un mazo del que partir; en blanco, desde cero
command-deck-import = Guarda un mazo a partir de una lista de cartas o de un código.
command-deck-import-cards = Un código o una lista de cartas; en blanco, un formulario con más espacio
command-deck-import-name = El nombre de tu nuevo mazo
command-deck-cards = Las cartas de un mazo, como texto y como código para compartir.
command-deck-cards-deck = Uno de tus mazos, uno de este servidor, o uno preconstruido
command-deck-list = Tus mazos, los de este servidor, y los preconstruidos.
command-deck-show = Un mazo, o una lista, como imagen, y si se puede jugar.
command-deck-show-deck = Un mazo, un código o una lista; en blanco, eliges uno
command-deck-rename = Cambia el nombre de uno de tus mazos.
command-deck-rename-deck = Uno de tus mazos
command-deck-rename-name = Su nuevo nombre
command-deck-delete = Elimina uno de tus mazos; te pido confirmación.
command-deck-delete-deck = Uno de tus mazos, o uno de este servidor, si lo gestionas

help-title = ### Cinco juegos de cartas y tablero, aquí mismo
help-game = **{ $game }**: { $like }
help-quick = Juega con más gente o contra la máquina: { $play }, o pulsa lo que quieras.
help-learn = ¿No conoces algún juego? { $learn } te lo enseña jugando, en cuatro minutos.
help-title-play = ### Jugar
help-title-puzzles = ### Acertijos
help-title-rules = ### Reglas
help-title-games = ### Mis partidas
help-title-me = ### Mis ajustes
help-title-decks = ### Mazos
help-title-server = ### Para este servidor
help-title-time = ### Tiempo y buenas maneras
help-title-fair = ### ¿Es juego limpio?
button-help-play = Jugar
button-help-puzzles = Acertijos
button-help-rules = Reglas
button-help-games = Mis partidas
button-help-me = Mis ajustes
button-help-decks = Mazos
button-help-server = Para este servidor
button-help-time = Tiempo y buenas maneras
button-help-fair = ¿Es juego limpio?
button-help-here = Partidas aquí
button-help-watch = Ver una partida
button-help-profile = Mi perfil
button-help-board = Clasificación
button-help-verify = Comprobar una partida…
help-play = Pulsa un juego y elige con quién. { $play } hace lo mismo, y { $starts } lo pregunta todo de una vez: con quién, a qué ritmo, con qué opciones.
help-hand = Tu mano te llega por mensaje directo, o allí donde empiezas si juegas a solas contra el ordenador, con botones para todo lo que puedes hacer; también la muestran *Mi mano*, en la mesa, y { $hand }. Los demás siguen la imagen en el canal.
help-move = Si prefieres escribir, juega con { $moves }: te propone todo lo que puedes hacer.
help-table = En una mesa, { $board } la muestra otra vez, { $offer } ofrece empate, pide deshacer una acción o da más tiempo, { $orders } dice cuándo debe preguntarte Elemental Clash en el turno rival, { $resign } abandona. Todo eso está también en *Más*.
help-puzzles = Posiciones cuya respuesta correcta está demostrada y que solo ves tú: pulsa un juego, o usa { $puzzle }. Cuenta el primer intento. También puede haber un acertijo al día en un canal: lo deciden en { $settings } quienes gestionan el servidor.
help-rules = Unas pocas páginas cortas por juego, cada una con una imagen: pulsa uno. También las abren { $rules } y el botón *Reglas* de cada mesa. *¿Qué es…?*, debajo de cada página, dice qué significa un término.
help-games = *Mis partidas* tiene las tuyas: primero aquellas en las que te toca, y en cada una terminada *Repetición* (paso a paso), *Película* (una imagen animada) y *Repasar* (lo que más te costó).
    -# Escribiendo: { $mine }, { $here }, { $watch }, { $replay }, { $film }, { $review }. { $verify } comprueba que una partida terminada se repartió limpiamente, { $export } la guarda en un archivo, { $open } abre un archivo así.
help-people = -# { $profile } muestra cómo juega alguien; { $leaderboard }, quién juega mejor.
help-me = Dónde recibes tu mano, si la ves en imagen o en palabras, cuándo te aviso, tus horas de silencio, quién puede retarte, tu idioma, tus ausencias y todo lo que se guarda sobre ti: { $me }.
help-decks = Con mazos se juega a { $games }. Los hay preconstruidos: se eligen en la sala, con *Mi mazo*. { $list } los muestra todos, cada uno con sus botones: jugar con él, cambiarlo, mostrarlo en el canal, ofrecerlo al servidor que gestionas. { $build } empieza uno propio, { $import } trae una lista o un código, { $show } muestra uno o revisa una lista, { $cards } escribe uno como texto y código, { $rename } y { $delete } ordenan los tuyos.
help-cards = { $cards } muestra cada carta de { $game }.
help-build = Hacer un mazo: { $game }
help-server = Quienes gestionan el servidor deciden en { $settings } dónde se pueden abrir mesas y quién puede abrirlas, a quién se avisa cuando hay sitio, quién no puede jugar, el ritmo habitual, el idioma, cuántas mesas puede haber, si juegan máquinas y qué canal lleva el registro o tiene el acertijo del día. *Cerrar una mesa…* y *Ordenar* también están ahí. *Publicar aquí los botones de inicio* deja en un canal botones que puede pulsar cualquiera.
help-time = Una partida es en vivo (3 minutos por persona, y cada jugada devuelve 20 segundos), larga (10 minutos y 30 segundos), o te da un día, tres días o una semana por jugada. Quien agota su tiempo pierde; si quedan dos y no han actuado tres veces cada uno, la partida se interrumpe y nadie pierde. *Me ausento…* en { $me } para tus relojes en las lentas.
    Entre personas, una partida cuenta para la clasificación cuando todas la han jugado tres veces. Antes de eso, y contra una máquina, solo cuenta si lo pide quien invita. Nunca cuenta sin reloj, con opciones poco comunes o antes de que cada cual haya actuado tres veces.
    { $offer } y *Más* ofrecen empate, piden deshacer una acción o dan más tiempo a los demás. Mejor abandonar que hacer esperar.
help-fair = Barajo con un secreto que se sella antes de que entre nadie, junto con números que nadie puede elegir: los que da Discord a cada entrada. Así, ni quien juega ni quien me mantiene puede elegir las cartas. La sala muestra el sello; el final de la partida, el secreto; y { $verify } los compara y repasa cada jugada y cada vez que se barajó.

choice-pace-long = Larga: 10 minutos por persona, y cada jugada devuelve 30 segundos
choice-pace-3days = Tres días por jugada
command-puzzle = Una posición con una sola respuesta correcta: encuéntrala. Está demostrado cómo sigue.
command-puzzle-game = De qué juego
command-learn = Aprende un juego jugando: unos minutos, paso a paso.

command-realm = Realm of the Defenders: Fortalezas, Poder y Coraje, de dos a cuatro
command-realm-start = Abre una mesa de dos a cuatro: reta a alguien, o deja puestos libres.
command-realm-start-opponent = A quién retas, en una partida de dos; sin nadie, los puestos quedan libres
command-realm-start-computer = Juega contra la máquina: a qué nivel
command-realm-start-players = Para cuántas personas como máximo; con dos ya puede empezar quien la abre
command-realm-start-fortresses = Cuántas Fortalezas tiene cada cual: 2, o 4 para una partida el doble de larga
command-realm-start-short = Partida corta: desde el tercer turno, quien acaba uno sin Defensor queda fuera
command-realm-start-bids = Si se puja por el primer turno; sin pujas lo decide el azar
command-realm-start-deck = El mazo con el que juegas; si no eliges, el estándar

command-clash = Elemental Clash: un duelo con cartas coleccionables
command-clash-start = Abre una mesa: reta a alguien, o deja un puesto libre.
command-clash-start-deck = El Grimorio con el que juegas
command-clash-start-size = Cuántas cartas tiene cada Grimorio (de 40 a 100; lo habitual, 40)
command-clash-start-windows = Cuándo te pregunto por hechizos relámpago, también más adelante; es secreto
command-clash-cards = Mira una carta con lo que dicen de ella las reglas, o recórrelas todas.
command-clash-cards-card = Una carta, en grande y con sus aclaraciones; en blanco, para recorrerlas
command-clash-cards-element = Cartas de este elemento, o piedras que lo dan
command-clash-cards-level = Cartas de este nivel
command-clash-cards-type = Un tipo de criatura, o una clase de carta
command-clash-cards-keyword = Una palabra clave o de habilidad
command-clash-cards-page = Si la lista es larga: qué parte
