# Lo que sale mal, y qué hacer entonces.

not-stored = Ahora mismo no puedo guardar nada, así que no ha pasado nada. Vuelve a intentarlo dentro de un rato.
move-not-stored = Ahora mismo no puedo guardar tu jugada, así que no se ha hecho. Vuelve a intentarlo en un minuto.
move-in-doubt = Mi base de datos se cortó mientras recibía tu jugada y todavía no sé si se hizo. Mira la mesa en un minuto.
sorry = Algo falló por mi parte y ya lo he anotado. No se ha perdido nada de tu partida: vuelve a intentarlo.
done-but-lost = Está hecho y guardado, pero mi respuesta se perdió por el camino. Míralo antes de repetirlo.
woken-up = Me acabo de despertar: inténtalo otra vez.
outdated = Tengo una versión más nueva que la que conoce tu aplicación: recárgala y vuelve a intentarlo.
missing-here = No puedo hacerlo aquí sin { $permissions }. Quien gestiona este servidor puede darme ese permiso.
missing-here-unnamed = Ahora no puedo mostrar mesas en este canal. Quien gestiona este servidor puede ver el motivo en `/settings`.
missing-there-unnamed = Ahora no puedo mostrar mesas en ese canal. Quien gestiona el servidor puede ver el motivo en `/settings`.
not-allowed-here = Aquí no tengo permiso para hacerlo.
missing-there = No puedo hacerlo allí sin { $permissions }. Quien gestiona el servidor puede darme ese permiso.
not-allowed-there = No tengo permiso para escribir allí.
replaced = Un mensaje más nuevo acaba de sustituir a este. Pulsa allí, por favor.
replaced-done = Hecho. Un mensaje más nuevo acaba de sustituir a este.
button-unknown = Ese botón ya no funciona. Usa otra vez el comando, o un mensaje más reciente.
form-unknown = Ese formulario ya no funciona. Ábrelo de nuevo.
choice-none = Ahora mismo no tienes nada que decidir.
choice-others-turn = No es tu turno: la partida espera a { $players }.
choice-more = Hay más: escribe una parte de lo que quieres hacer.
choice-unknown = Eso no es posible ahora: elige algo de la lista.
refusal-rule = Regla { $rule }: { $page }

named-of = { $what }: { $which }
and-more = { $count ->
    [one] y 1 más
   *[other] y { $count } más
}

# Los nombres de los permisos que usa Discord
permission-view = Ver canal
permission-send = Enviar mensajes
permission-send-in-threads = Enviar mensajes en hilos
permission-attach = Adjuntar archivos
