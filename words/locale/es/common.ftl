# Lo que dicen todos los juegos.
# kept: when-utc

choose = Elegir
player-by-number = Participante { $number }
choose-first = ¿Qué vas a hacer?
to-move = Le toca a { NAME($players, "la ") }.
your-turn = te toca.

## Dos participantes: alguien se rinde o gana

duel-resign = { NAME($player, "La ") } se rinde.
    .player = Te rindes.
duel-draw = Empate, { $ours } a { $theirs }.
duel-win = Gana { NAME($winner, "la ") }, { $more } a { $fewer }.
    .winner = Ganas tú, { $more } a { $fewer }.
duel-win-resign = Gana { NAME($winner, "la ") }: { NAME($loser, "la ") } se rindió con { $more } a { $fewer } en el marcador.
    .winner = Ganas tú: { NAME($loser, "la ") } se rindió con { $more } a { $fewer } en el marcador.
    .loser = Gana { NAME($winner, "la ") }: te rendiste con { $more } a { $fewer } en el marcador.
duel-draw-bare = Empate.
duel-win-bare = Gana { NAME($winner, "la ") }.
    .winner = Ganas tú.
duel-win-resign-bare = Gana { NAME($winner, "la ") }: { NAME($loser, "la ") } se rindió.
    .winner = Ganas tú: { NAME($loser, "la ") } se rindió.
    .loser = Gana { NAME($winner, "la ") }: te rendiste.
duel-picture-draw = Empate
duel-picture-wins = gana
    .winner = ganas
duel-picture-wins-score = gana { $more } : { $fewer }
    .winner = ganas { $more } : { $fewer }
duel-picture-score = { $ours } : { $theirs }
picture-you = Tú

## Finales que no vienen de las reglas, en imágenes

alt-held = Mano de { NAME($player, "la ") }: { $cards }.
    .player = Tu mano: { $cards }.
alt-held-empty = Mano de { NAME($player, "la ") }: vacía.
    .player = Tu mano: vacía.
alt-left-out = La imagen muestra más.
ending-over = La partida terminó. { $result }
ending-nobody = Cerrada
ending-aborted-title = Interrumpida
when-utc = { $day }, { $time } UTC
ending-resign = { $loser } se rindió
    .loser = te rendiste
ending-time = a { $loser } se le acabó el tiempo
    .loser = se te acabó el tiempo
ending-time-many = al último rival se le acabó el tiempo
ending-draw = de común acuerdo
ending-closed = cerrada por la administración del servidor
ending-abandoned = nadie siguió jugando
ending-aborted = interrumpida antes de que pudiera contar

## Cómo es un juego

game-like = { $most ->
    [one] 1 persona, { $length }
   *[other] { $most } personas, { $length }
}
game-deal = *Repartir* empieza la partida. Esa pulsación decide cómo se barajan las cartas, así que nadie puede saberlo de antemano.
game-like-open = { $least } a { $most } personas, { $length }

## Pistas de la máquina más fuerte

hint-best = **Pista**: **{ $action }** ({ $stands ->
    [even] más o menos igualado
    [ahead] buenas opciones de ganar la partida
    [far] muy buenas opciones de ganar la partida
   *[won] casi ganado
}).
hint-plain = **Pista**: **{ $action }**.
hint-behind = **Pista**: **{ $action }**. Contra un juego perfecto se pierde, pero casi nadie juega perfecto.
hint-likely = **Pista**: **{ $action }** parece una opción sensata. No hubo tiempo de pensarlo a fondo.
hint-action = **{ $action }**
hint-close = { $count ->
    [one] { $actions } vale lo mismo.
   *[other] { $actions } valen lo mismo.
}
hint-others = Menos buenas: { $actions }.
hint-not-your-turn = Ahora no tienes nada que decidir. Vuelve a preguntar cuando te toque.
hint-late = La partida ya avanzó. Vuelve a preguntar cuando tengas algo que decidir.

## El camino a una partida por botones

play-which = **¿A qué quieres jugar?**
play-game = - **{ $game }**: { $like }
play-posted = ### ¿A qué quieres jugar?
    Pulsa un juego y elige con quién. Contra el ordenador, tu mano aparece ahí mismo; con otros, te llega por mensaje directo.
play-posted-people = ### ¿A qué quieres jugar?
    Pulsa un juego y elige con quién. Tu mano te llega por mensaje directo.
play-post-refused = Solo quienes gestionan este servidor pueden publicar los botones de inicio. `/play` a secas te los muestra solo a ti.
play-more = Con más gente…
play-away = Quitar los botones de inicio de este canal
play-post = Publicar aquí los botones de inicio
play-taken-away = Los botones de inicio de este canal ya no están. `/play post:True` los publica de nuevo.
play-whom = ### { $game }
    -# { $like }
    ¿Con quién quieres jugar?
play-level = ### { $game }
    -# { $like }
    ¿Qué nivel debe tener el ordenador? Juegas aquí mismo.
play-terms = Con más gente: { $pace } { $counts }
play-options = Opciones…
play-computers = Contra la máquina…
play-computer-easy = Máquina: fácil
play-computer-normal = Máquina: normal
play-computer-hard = Máquina: difícil
play-open = Abrir una mesa
play-somebody = Retar a alguien
play-back = Otro juego
play-elsewhere = Jugar en { $server }
