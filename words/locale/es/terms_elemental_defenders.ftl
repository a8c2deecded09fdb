# Qué significa cada término de Elemental Defenders, para quien nunca jugó.

elemental-defenders-term-element = Elemento
elemental-defenders-term-element-about = Tierra, Fuego, Aire o Agua. Quien tiene una carta del Elemento del ataque debe responder con una de ellas.
elemental-defenders-term-level = Nivel
elemental-defenders-term-level-about = Cuántas estrellas tiene una carta, desde el Místico con cinco hasta el Neófito con una. Quien no tiene el Elemento responde con el mismo Nivel.
elemental-defenders-term-virtue = Virtud
elemental-defenders-term-virtue-about = El número sobre oro de una carta: 11 para 5★, 10 para 4★, 4 para 3★, 3 para 2★, 7 para 1★. La carta que gana la ronda da Virtud × jugada.
elemental-defenders-term-attack = Ataque
elemental-defenders-term-attack-about = Juegas cualquier carta de tu mano. Si nada de la otra mano le responde, ganas la ronda.
elemental-defenders-term-answer = Respuesta
elemental-defenders-term-answer-about = La carta con la que se responde a un ataque: una de su Elemento o, si no se tiene ninguna, una de su Nivel. Un candado marca la única, que se juega por ti.
elemental-defenders-term-stronger = Carta más fuerte
elemental-defenders-term-stronger-about = Lleva la marca ✓: dentro de un Elemento, la que tiene más estrellas; dentro de un Nivel, la que va antes en Tierra, Fuego, Aire, Agua. Quien la jugó ataca después.
elemental-defenders-term-move = Jugada
elemental-defenders-term-move-about = Un ataque y su respuesta. Cuanto más tarde llega la jugada que gana la ronda, más puntos da.
elemental-defenders-term-round = Ronda
elemental-defenders-term-round-about = Dura hasta que un ataque queda sin respuesta, o hasta la última carta. Hay dos; en la segunda tienes las cartas de tu rival.
elemental-defenders-term-mystic = Místico
elemental-defenders-term-mystic-about = El Nivel más alto, con cinco estrellas y una Virtud de 11.
elemental-defenders-term-challenge = Desafío
elemental-defenders-term-challenge-about = Un ataque con un Místico al que se responde con un Místico. Solo quien no tiene ninguno responde con el mismo Elemento. (Juego avanzado)
elemental-defenders-term-mediator = Mediador
elemental-defenders-term-mediator-about = Una carta que se aparta antes del primer ataque. Si quien la apartó gana la ronda, cuenta como una jugada más. (Juego avanzado)
elemental-defenders-term-righteous = Victoria Justa
elemental-defenders-term-righteous-about = Quien apartó un Mediador usa otra vez su novena carta en la décima jugada. Si gana atacando con ella, vale el doble. (Juego avanzado)
