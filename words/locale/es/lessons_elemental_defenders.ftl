# La lección de Elemental Defenders.

lesson-defenders-element = Ataca donde no haya respuesta: así ganas la ronda. Aquí { $rival } ataca con Fuego: ¡responde con Fuego!
lesson-defenders-element-done = El mismo Elemento va siempre primero. Su carta es más alta y lleva la marca: ataca otra vez.
lesson-defenders-level = No tienes Aire. Entonces cuenta el Nivel: responde con las mismas estrellas y el Elemento más alto. De mayor a menor: ⛰️ 🔥 💨 💧.
lesson-defenders-level-done = 4★ responde a 4★. En un mismo Nivel gana el Elemento más alto, y Tierra es el más alto: ahora atacas tú.
lesson-defenders-level-water = También encaja, pero Agua es el Elemento más bajo. Ataca después la carta más fuerte: otra vez { $rival }.
lesson-defenders-win = Todas las manos están a la vista. Ataca con una carta de la que { $rival } no tenga ni el Elemento ni el Nivel.
lesson-defenders-win-done = Ni Tierra ni 5★: la ronda es tuya.
lesson-defenders-win-other = { $rival } tiene respuesta: el mismo Elemento o, si no, las mismas estrellas.
lesson-defenders-next = Un nuevo reparto. Quien juega la carta más fuerte ataca después. ¡Quítale el ataque a { $rival }!
lesson-defenders-next-done = 5★ está por encima de 3★.
lesson-defenders-next-other = La carta más débil: { $rival } ataca otra vez, no tienes respuesta, y la ronda es suya.
lesson-defenders-count = Ganar vale la Virtud de la carta, su número dorado, por el número de la jugada. ⛰️ 2★ ganaría 3 (dorado) × 7 (jugada) = 21. ¡Primero haz salir el último Fuego de { $rival } con 🔥 2★!
lesson-defenders-count-done = Ya no le queda Fuego.
lesson-defenders-count-now = Eso gana, pero poco: 21 puntos. Sin el último Fuego de { $rival } puedes ganar con una Virtud más alta.
lesson-defenders-count-five = El Fuego de { $rival } responde, y tu Virtud más alta está gastada. Ganarías 3 × 8 = 24.
lesson-defenders-count-one = El 4★ de { $rival } es más fuerte: ataca, no tienes respuesta, y la ronda es suya.
lesson-defenders-later = Una jugada después, tu 🔥 5★ se queda sin respuesta. ¡Gana con la Virtud más alta!
lesson-defenders-later-done = 11 × 8 = 88 puntos en vez de 21: esperar vale la pena. Pero si los diez ataques reciben respuesta, nadie puntúa.
lesson-defenders-later-low = Ganas, pero con una Virtud baja: 3 × 8 = 24. 🔥 5★ paga 11 × 8.
lesson-defenders-later-one = El 4★ de { $rival } es más fuerte: ataca, no tienes respuesta, y la ronda es suya.
lesson-defenders-second = Ronda 2, con otro reparto: las manos se intercambian, abre el otro lado y los puntos de ambas rondas se suman. Llevas 88 de ventaja: no le dejes el ataque a { $rival }.
lesson-defenders-second-done = El ataque es tuyo.
lesson-defenders-second-other = La carta más débil: { $rival } ataca, no tienes respuesta, y 11 × 9 = 99 supera tus 88.
lesson-defenders-round = Ahora por tu cuenta: gana la ronda y, con ella, la partida.
lesson-defenders-round-done = ¡Ganas la partida! Ya conoces todo Elemental Defenders.
lesson-defenders-round-lost = { $rival } se quedó con el ataque, no tienes respuesta, y supera tus 88.
