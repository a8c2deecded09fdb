# Las lecciones de Realm of the Defenders: el turno, y la batalla.

lesson-realm-part = el turno
lesson-realm-deploy = Quítale a Ada todas sus Fortalezas y ganas. ♠ son tus Defensores, ♦ los pagan. ¡Despliega 9♠!
lesson-realm-deploy-done = Un Defensor nuevo lucha desde tu próximo turno.
lesson-realm-deploy-other = También se puede. Aquí, despliega antes a tu Defensor: sin uno no puedes atacar.
lesson-realm-place = ♣ pasa a ser Poder, para atacar; ♥, Coraje. Colocar acaba tu turno, con dos cartas como máximo. ¡Coloca ambas!
lesson-realm-place-done = Ada jugó su turno, y te toca otra vez.
lesson-realm-place-one = Vale, pero caben dos cartas: elige ambas en el menú.
lesson-realm-place-other = Eso acaba tu turno sin colocar nada. Te harán falta Poder y Coraje.
lesson-realm-attack = 9♠ está preparado. Una carta de Poder que llega a la resistencia de un Defensor lo derrota. ¡Ataca!
lesson-realm-attack-done = ¡Llega! Por un Defensor, Ada paga su resistencia en Coraje, hasta donde tenga.
lesson-realm-attack-place = Colocar acaba tu turno sin batalla. Puedes colocar o luchar, no ambas cosas.
lesson-realm-attack-other = También se puede, pero tu Defensor está preparado: ataca.
lesson-realm-fortress = Ya no le queda Coraje a Ada. ¡Derrota a su otro Defensor y mira quién paga!
lesson-realm-fortress-done = Una Fortaleza. Sin Coraje, cada pérdida cuesta una.
lesson-realm-fortress-other = Eso acaba tu turno, y podías luchar una vez más.
lesson-realm-turn = Tu propio turno: Ada tiene una Fortaleza y nada de Coraje. Compara Poder y resistencia, ¡y gana!
lesson-realm-turn-done = Cae su última Fortaleza: ¡ganas!
lesson-realm-turn-low = Ese Poder no llega a la resistencia: no pasa nada, y la carta se pierde.
lesson-realm-turn-late = Entonces ataca Ada. No tienes Coraje, y cae tu última Fortaleza.
