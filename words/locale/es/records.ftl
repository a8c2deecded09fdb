# Partidas terminadas en archivos.

record-exported = La partida de { $game } entera: cada línea de su registro, cada resultado del azar y el secreto que decidió cómo se barajó. `/games open` la muestra en cualquier servidor; quien tenga el archivo puede comprobarla sin mí.
record-from-file = (de un archivo)
record-commitment = El secreto encaja con el compromiso del archivo.
record-trust = Cualquiera puede escribir un archivo. Solo el compromiso demuestra que esta partida la repartí yo: tiene que ser el que mostró la sala antes de que entrara nadie. Nada demuestra que los nombres sean los verdaderos.
record-gone = Ya no tengo este archivo a mano. `/games open` lo abre de nuevo.

## Por qué no se puede abrir un archivo

sessions-record-large = Este archivo es demasiado grande: la grabación de una partida ocupa { $most } MB como máximo.
sessions-record-packed = Este archivo está comprimido. Descomprímelo y dame el que lleva dentro.
sessions-record-no-json = Este archivo no es la grabación de una partida: no se puede leer como JSON.
sessions-record-other-file = Este archivo no es la grabación de una partida. `/games export` hace una.
sessions-record-newer = Esta grabación la hizo una versión más nueva: no puedo leerla.
sessions-record-deep = Este archivo no es la grabación de una partida: tiene demasiados niveles.
sessions-record-unfit = Esta grabación está dañada: { $problem }.
sessions-record-no-game = Esta grabación es de un juego que no tengo: “{ $game }”.
sessions-record-seats = Esta grabación no tiene sentido: { $count ->
    [one] 1 persona no puede
   *[other] { $count } personas no pueden
} jugar a { $game }.
sessions-record-seed = Esta grabación está dañada: su semilla no es texto ASCII.
sessions-record-eras = Esta grabación está dañada: no dice con qué reglas se jugó desde el principio.
sessions-record-setup = Esta partida no se empezó en una mesa: se preparó de otra manera.
sessions-record-lines = Esta grabación tiene más de { $most } líneas: ninguna partida necesita tantas.
sessions-record-line = Esta grabación está dañada: nadie pudo hacer lo que dice la línea { $number }.
sessions-record-action = Esta grabación está dañada: la línea { $number } es más larga que cualquier acción.
sessions-record-position = Esta grabación está dañada: contiene una posición más grande de lo que puede ser ninguna.
sessions-record-takebacks = Esta grabación tiene más de { $most } acciones deshechas: no compruebo tantas.

## Lo que `python -m sessions.verify` cuenta a quien mantiene el bot

check-title = { $game }: { $names }
check-good = bien
check-wrong = MAL
check-commitment = El secreto encaja con el compromiso; ¿mostró la sala { $commitment }?
check-seed = La semilla está hecha del secreto y de las entradas.
check-log = Las { $count } líneas del registro, lo que salió de ellas, y el final.
check-log-from = El registro desde la línea { $first }, donde cambiaron las reglas.
check-chance = { $count ->
    [0] Resultados del azar: este archivo no los cuenta.
   *[other] Resultados del azar: { $count }.
}
check-fault = Mesa { $table } ({ $game }): { $problem }
check-sum = Partidas terminadas: { $over }; en curso: { $open }; sin empezar: { $lobby }; { $faulty ->
    [0] todo en orden.
   *[other] { $faulty } MAL, mira arriba.
}
check-older = En { $count } de ellas, una parte se jugó con reglas más antiguas y aquí no se puede comprobar.
sessions-check-impossible = No se puede comprobar ({ $error }).
sessions-check-lines = Su registro tiene { $count } líneas, y debería tener { $stored }.

## Lo que está mal en una grabación que se puede leer

sessions-record-chance = Lo que dio el azar en la partida no es lo que dice la grabación.
sessions-record-moves = Las jugadas que la grabación muestra para leer no son las de su registro.
