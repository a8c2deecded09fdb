# La lección de Elemental Defenders.

lesson-defenders-open = Dos rondas; gana quien tiene más puntos. Un ataque sin respuesta gana la ronda y vale su Virtud (el número sobre oro) × la jugada. Las manos están a la vista; quien tiene 💧 1★ abre, ¡con cualquier carta!
lesson-defenders-open-done = { $rival } tenía que responder con el mismo Elemento.
lesson-defenders-element = Otra partida, jugada 6. ¡Responde al Fuego con Fuego! Quien juega la carta más fuerte, con más estrellas, ataca después: quítale el ataque a { $rival }.
lesson-defenders-element-done = 5★ está por encima de 4★: ahora atacas tú.
lesson-defenders-element-weaker = También vale, pero 4★ es más fuerte: { $rival } atacaría otra vez.
lesson-defenders-level = No tienes Aire, así que vale el mismo Nivel: las mismas estrellas. Entre iguales es más fuerte el Elemento más alto: ⛰️ 🔥 💨 💧. ¡Quítale el ataque!
lesson-defenders-level-done = 4★ vale para 4★, y Tierra es el Elemento más alto: ahora atacas tú.
lesson-defenders-level-water = También vale, pero Agua es el Elemento más bajo: { $rival } ataca otra vez, no tienes respuesta, y la ronda es suya.
lesson-defenders-win = Mira la mano de { $rival }: ataca con una carta de la que no tenga ni el Elemento ni el Nivel.
lesson-defenders-win-done = Ni Tierra ni 5★: la ronda es tuya. Jugada 8 (un ataque y su respuesta son una jugada): 11 × 8 = 88.
lesson-defenders-win-nine = Una jugada después valió más: 99 en vez de 88.
lesson-defenders-win-lost = { $rival } tiene Fuego, y su carta es más fuerte: ataca después, no tienes respuesta, y la ronda es suya.
lesson-defenders-win-forced = Aún mejor: { $rival } tenía que responder con 💧 3★, que es más débil.
lesson-defenders-win-forced-left = ¡Ahora gana, en la jugada 9!
lesson-defenders-next = Otra partida, jugada 6. ¡Quítale el ataque a { $rival }!
lesson-defenders-next-done = 5★ está por encima de 3★.
lesson-defenders-next-other = La carta más débil: { $rival } ataca otra vez, no tienes respuesta, y la ronda es suya.
lesson-defenders-count = ⛰️ 2★ ganaría ya: Virtud 3 × jugada 7 = 21. 🔥 5★ tiene Virtud 11: ¡primero haz salir el último Fuego de { $rival }!
lesson-defenders-count-done = Ya no le queda Fuego.
lesson-defenders-count-now = Eso gana, pero poco: 21 puntos. Sin el último Fuego de { $rival } puedes ganar con una Virtud más alta.
lesson-defenders-count-five = El Fuego de { $rival } responde, y tu Virtud más alta está gastada. Ganarías 3 × 8 = 24.
lesson-defenders-count-one = El 4★ de { $rival } es más fuerte: ataca, no tienes respuesta, y la ronda es suya.
lesson-defenders-later = Ahora a { $rival } no le queda Fuego. ¡Gana con la Virtud más alta!
lesson-defenders-later-done = 88 puntos en vez de 21: esperar vale la pena. Pero si los diez ataques reciben respuesta, nadie puntúa.
lesson-defenders-later-low = Ganas, pero con una Virtud baja: 3 × 8 = 24. 🔥 5★ paga 11 × 8.
lesson-defenders-later-one = El 4★ de { $rival } es más fuerte: ataca, no tienes respuesta, y la ronda es suya.
lesson-defenders-round = Ronda 2: volvieron todas las cartas y se intercambiaron las manos, así que abriste tú. Llevas 88 de ventaja: ¡quítale el ataque a { $rival }!
lesson-defenders-round-taken = Ahora atacas tú.
lesson-defenders-round-taken-left = ¡Gana!
lesson-defenders-round-weaker = La carta más débil: { $rival } ataca, no tienes respuesta, y 11 × 8 = 88 son tantos como los tuyos: solo un empate.
lesson-defenders-round-done = ¡Ganas! Ya conoces el juego básico.
lesson-defenders-round-lost = { $rival } se quedó con el ataque, no tienes respuesta, y supera tus 88.
