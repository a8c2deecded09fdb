# Los mazos: hacerlos, guardarlos, compartirlos.

decks-long-text = Este texto es demasiado largo: una lista tiene { $most } caracteres como máximo.
decks-long-list = Esta lista tiene más de { $most } cartas.
decks-unreadable = No conozco la carta “{ $text }”. Escribe una carta por línea, con el número de copias delante.
decks-unreadable-near = No conozco la carta “{ $text }”. ¿Quieres decir *{ $card }*?
decks-unreadable-lines = No conozco ninguna carta llamada { $texts }{ $more ->
    [0] .
   *[other] , ni { $more } más.
}
decks-unread-line = “{ $text }”{ $line ->
    [0] {""}
   *[other] {" "}(línea { $line })
}
decks-unread = No conozco ninguna carta llamada { $texts }.
decks-cut = { $card }: { $most } de { $count }, el máximo que admite un mazo.
decks-left-out = Quedó fuera: { $texts }.
deck-summary = { $count ->
    [one] 1 carta
   *[other] { $count } cartas
}
deck-most-copies = { $most ->
    [one] una como máximo
   *[other] { $most } como máximo
}

deck-quoted = “{ $deck }”
deck-empty = sin cartas
deck-new = un mazo nuevo
deck-playable = Se puede jugar con él.
deck-unplayable = Todavía no se puede jugar con él:
deck-more-reasons = { $count ->
    [one] y 1 motivo más
   *[other] y { $count } motivos más
}
deck-own-choice = { $deck } ({ $game })
deck-ready-choice = { $deck } ({ $game }, preconstruido)
deck-server-choice = { $deck } ({ $game }, de este servidor)
deck-not-yours = Ese mazo es de otra persona.
deck-unknown = No conozco ese mazo: elige uno de la lista.
deck-ambiguous = Hay { $count } mazos con ese nombre: elige uno de la lista.
deck-game-unknown = No conozco mazos para ese juego: elige uno de la lista.
deck-game-gone = Ya no conozco ese juego.
deck-which = { $game }: ¿qué mazo?
deck-which-game = ¿Para qué juego es el mazo?
deck-ready-stays = { $deck } es un mazo preconstruido y se queda como está.
deck-of-server = { $deck } pertenece a este servidor: solo quien lo gestiona puede cambiarlo.
deck-none-yet = Todavía no tienes mazos propios.
deck-ready-list = Listos para jugar: { $decks }
deck-server-list = De este servidor: { $decks }
button-deck-for-server = Ofrecerlo a este servidor
button-deck-play = Jugar con él
button-deck-edit = Editar
button-deck-copy = Cambiar una copia
button-deck-cards = Cartas y código
button-deck-delete = Eliminar
button-deck-home = Todos los mazos
button-deck-import = Pegar una lista o un código…
button-deck-rename = Cambiar el nombre…
button-deck-back = Recuperarlo…
button-deck-take = Guardar una copia…
deck-share-code = El código para compartir; `/deck import` lo lee:
deck-this-list = esta lista
deck-renamed = { $old } se llama ahora { $new }.
deck-delete-ask = ¿Quieres eliminar { $deck }?
deck-deleted = El mazo ya no existe.
deck-kept = Conservas el mazo.
deck-saved = { $deck } queda guardado.
deck-offered = Todo el mundo en este servidor puede elegir ya { $deck }. `/deck delete` lo retira.
deck-posted = Un mazo para todo el mundo. También se importa con `/deck import` y su código.
deck-form-import = Importar un mazo
deck-form-save = Guardar el mazo
deck-form-rename = Cambiar el nombre del mazo
button-form-again = Volver a intentarlo
form-gone = Lo que escribiste ya no está: se conserva un cuarto de hora, o hasta que se guarda el mazo. `/deck import` abre un formulario vacío.
deck-field-name = Nombre
deck-field-name-about = Como máximo { $most } caracteres
deck-field-cards = Cartas
deck-field-cards-about = Un código, o una lista: una carta por línea, con el número de copias delante
button-delete-yes = Sí, eliminarlo
button-delete-no = No, conservarlo

builder-title = { $game }: { $deck }
builder-title-changed = { $game }: { $deck }, con cambios
builder-card = { $count ->
    [0] **{ $card }** ({ $about }): no está en el mazo.
   *[other] **{ $card }** ({ $about }): { $count } en el mazo.
}
builder-which-cards = ¿Qué cartas?
builder-which-card = { $group }: una carta o varias
builder-how = Elige un tipo de cartas, luego una carta o varias, luego cuántas de cada una.
builder-how-many = ¿Cuántas?
builder-from-ready = Partir de un mazo preconstruido
builder-none = Ninguna
builder-in-deck = { $count } en el mazo
builder-go-on = Estabas haciendo este mazo; con *Descartar* vuelves a empezar.
builder-over = Este mazo ya no se está haciendo. `/deck build` empieza otro.
builder-thrown-away = Lo que habías hecho ya no está. `/deck build` empieza otro mazo.
builder-instead = Todavía estás haciendo { $deck }, y no lo has guardado.
builder-drop-ask = ¿Descartar lo que llevas hecho ({ $deck })?
builder-drop-saved = { $deck } se queda tal como lo guardaste.
button-builder-more = Una más
button-builder-less = Una menos
button-builder-undo = Deshacer
button-builder-save = Guardar como…
button-builder-drop = Descartar
button-builder-show = Seguir con él
button-builder-take = Descartarlo y tomar “{ $deck }”
button-builder-gone = Sí, descartarlo
builder-cards = Elegidas: **{ $cards }**
builder-found = “{ $text }”
builder-found-none = Ninguna carta lleva “{ $text }” en su nombre ni en su texto.
builder-pasted = Este es el mazo que pegaste.
builder-mean = ¿Quieres decir…?
builder-mean-for = por “{ $text }”
builder-leave-out = Dejar fuera “{ $text }”
deck-form-find = Buscar cartas, o pegar un mazo
deck-field-find = Palabras, una lista o un código
deck-field-find-about = Por ejemplo: fuego criatura 2; o pega un mazo entero, que reemplaza a este
button-builder-find = Buscar o pegar…
