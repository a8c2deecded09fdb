# Qué significa cada término de Elemental, para quien nunca jugó.
# kept: elemental-term-elemental

elemental-term-elemental = Elemental
elemental-term-elemental-about = Una pieza con un elemento: tierra, fuego, hielo, viento o agua. Cada bando tiene uno de cada, escondido bajo un número.
elemental-term-king = Rey
elemental-term-king-about = Luz o Sombra, también escondido bajo un número. Un bando pierde cuando su rey cae, o cuando no le queda ninguna otra pieza en el tablero.
elemental-term-order = Orden
elemental-term-order-about = Lo que mandas hacer a una de tus piezas. Ambos bandos eligen en secreto, y luego se cumplen ambas órdenes a la vez.
elemental-term-move = Mover
elemental-term-move-about = Un paso a una casilla vecina. No cuesta nada.
elemental-term-dash = Carrera
elemental-term-dash-about = Dos pasos de una vez. Cuesta un cristal, salvo para una pieza fresca, que corre gratis.
elemental-term-fresh = Fresca
elemental-term-fresh-about = Una pieza que no se ha movido, no ha corrido ni se ha teletransportado desde que llegó al tablero. Su primera carrera es gratis.
elemental-term-energy = Energía
elemental-term-energy-about = Cada pieza tiene dos mitades. Una lucha perdida cuesta una, y sin energía la pieza desaparece.
elemental-term-chart = Quién vence a quién
elemental-term-chart-about = Cada elemento vence a los dos que le siguen en este círculo: tierra, fuego, hielo, viento, agua, y otra vez tierra.
elemental-term-fountain = Fuente
elemental-term-fountain-about = Siete casillas de un elemento. Allí ese elemento golpea el doble, y un rey lucha como ese elemento.
elemental-term-well = Pozo de energía
elemental-term-well-about = Hay dos, c4 y g4. En ellos aparecen cristales, y una pieza puede teletransportarse de uno al otro.
elemental-term-crystal = Cristal
elemental-term-crystal-about = Con él se paga. Una pieza derrotada deja uno en un pozo; quien va allí lo toma.
elemental-term-circle = Círculo de invocación
elemental-term-circle-about = Una casilla para cada bando, e2 y e8. En la tuya invocas, curas y sustituyes.
elemental-term-summon = Invocar
elemental-term-summon-about = Una pieza que perdiste reaparece en tu círculo, con toda su energía. Cuesta 2 cristales.
elemental-term-heal = Curar
elemental-term-heal-about = Una pieza que va a tu círculo recupera la mitad de energía perdida. Cuesta 1 cristal más.
elemental-term-substitute = Sustituir
elemental-term-substitute-about = La pieza de tu círculo se cambia en secreto por una que perdiste. Cuesta 1 cristal.
elemental-term-teleport = Teletransportar
elemental-term-teleport-about = Una pieza en un pozo de energía va al otro. No cuesta nada, y quien está allí cambia de sitio con ella.
elemental-term-ordinary = Lucha corriente
elemental-term-ordinary-about = Los enemigos que están lado a lado luchan, después de los que comparten casilla. La pieza que pierde sale despedida una casilla.
elemental-term-priority = Duelo por la casilla
elemental-term-priority-about = Los enemigos en la misma casilla luchan primero. La pieza que pierde sale despedida dos casillas; si nadie gana, vuelve la que llegó.
elemental-term-thrown = Salir despedida
elemental-term-thrown-about = La pieza que pierde una lucha vuela a otra casilla, lejos de la que gana. Junto a otro enemigo lucha de nuevo.
elemental-term-push = Empujar
elemental-term-push-about = Un rey fuera de las fuentes no tiene elemento: no se le puede herir, solo empujar a otra casilla.
elemental-term-signs = Signos de los botones
elemental-term-signs-about = ⚔ es una lucha, si la pieza rival se queda: 💥 la golpea, 💀 la derrota, ❌ golpea la tuya, = no hace nada, 👉 y 👈 empujan a un rey, ❔ sigue oculta.
