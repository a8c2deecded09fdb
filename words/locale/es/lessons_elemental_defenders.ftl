# La lección de Elemental Defenders.

lesson-defenders-goal = Gana: ¡ataca donde { $rival } no pueda responder! El Fuego responde al Fuego, el Aire al Aire… Las cartas claras son tuyas, las oscuras suyas.
lesson-defenders-goal-done = { $rival } no tiene Agua: la ronda es tuya.
lesson-defenders-goal-answered = { $rival } tiene ese Elemento, así que responde. Mira las filas: ¿de qué Elemento no tiene nada?
lesson-defenders-element = ¡Responde al Fuego con Fuego! Más estrellas son más fuertes, y la carta más fuerte ataca después. ¡Quítale el ataque!
lesson-defenders-element-done = La marca ✓ señala la carta más fuerte. Si no, { $rival } atacaría y podría ganar.
lesson-defenders-element-weaker = También es una respuesta, pero 4★ es más fuerte: { $rival } atacaría otra vez.
lesson-defenders-level = No tienes Aire: entonces responde el mismo Nivel, con tantas estrellas. En su columna es más fuerte la fila más alta. ¡Quítale el ataque!
lesson-defenders-level-done = 4★ responde a 4★, y Tierra es el Elemento más alto: ahora atacas tú.
lesson-defenders-level-water = También es una respuesta, pero Agua es el Elemento más bajo: { $rival } ataca otra vez, no tienes respuesta, y la ronda es suya.
lesson-defenders-win = ¡Gana! Ataca donde { $rival } no tenga nada en la fila de la carta (su Elemento) ni en su columna (su Nivel). Vale la Virtud sobre oro × la jugada.
lesson-defenders-win-done = Las jugadas posteriores valen más.
lesson-defenders-win-nine = Una jugada después valió más: 99 en vez de 88.
lesson-defenders-win-lost = { $rival } tiene Fuego, y su carta es más fuerte: ataca después, no tienes respuesta, y la ronda es suya.
lesson-defenders-win-forced = No es lo pedido, pero es mejor: { $rival } tenía que responder con 💧 3★, más débil, y la próxima jugada paga más.
lesson-defenders-win-forced-left = ¡Ahora gana, en la jugada 9!
lesson-defenders-keep = Otra partida. El 🔥 4★ de { $rival } es más fuerte que tus dos Fuegos. Mira su mano: ¿cuál necesitas después? ¡Juega el otro!
lesson-defenders-keep-done = Guardaste 🔥 2★: solo ella respondía a 💧 2★, así que se jugó por ti (candado). Ahora atacas tú.
lesson-defenders-keep-other = Ya no tienes 🔥 2★, y { $rival } ataca con 💧 2★: no tienes Agua ni otro 2★, y la ronda es suya.
lesson-defenders-count = ⛰️ 3★ ganaría ya: Virtud 4 × jugada 7 = 28. 💨 5★ tiene Virtud 11: ¡primero haz salir el último Aire de { $rival }!
lesson-defenders-count-done = Ya no le queda Aire.
lesson-defenders-count-now = Eso gana, pero poco: 28 puntos. Sin el último Aire de { $rival } puedes ganar con una Virtud más alta.
lesson-defenders-count-five = El Aire de { $rival } responde, y tu Virtud más alta está gastada. Ganarías 4 × 8 = 32.
lesson-defenders-count-one = El 2★ de { $rival } es más fuerte: ataca, no tienes respuesta, y la ronda es suya.
lesson-defenders-later = ¡Ahora gana con la Virtud más alta!
lesson-defenders-later-done = 88 puntos en vez de 28: esperar vale la pena, mientras puedas responder. Tras diez ataques con respuesta, nadie puntúa.
lesson-defenders-later-low = Ganas, pero con una Virtud baja: 4 × 8 = 32. 💨 5★ paga 11 × 8.
lesson-defenders-later-one = El 🔥 1★ de { $rival } es más fuerte: ataca, no tienes respuesta, y la ronda es suya.
lesson-defenders-round = Ronda 2, con las manos intercambiadas; abre quien tiene 💧 1★. Llevas 88 de ventaja; gana quien tiene más puntos. Responde con ⚔️: después atacas tú.
lesson-defenders-round-taken = Ahora atacas tú.
lesson-defenders-round-taken-left = ¡Gana! Primero haz salir lo que te detiene. 🛡️ ⚔️ cuentan sus respuestas.
lesson-defenders-round-lured = Su 💨 1★ ya salió.
lesson-defenders-round-lured-left = ¡Ahora gana! 🏆: los puntos.
lesson-defenders-round-weaker = La carta más débil: { $rival } ataca, no tienes respuesta, y 11 × 8 = 88 son tantos como los tuyos: solo un empate.
lesson-defenders-round-done = ¡Ganas! Ya conoces el juego básico.
lesson-defenders-round-lost = La carta de { $rival } era más fuerte: ataca, no tienes respuesta, y supera tus 88. ¡Ataca donde su respuesta sea más débil!
