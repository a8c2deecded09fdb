# Qué significa cada término de Elements, para quien nunca jugó.
# kept: elements-term-yin-yang

elements-term-limit = Límite
elements-term-limit-about = La suma de las cartas del centro. Para cerrar, tu propia suma no puede pasar de él.
elements-term-sum = Tu suma
elements-term-sum-about = La suma de las cartas de tu mano y de tu frente. Cuando alguien cierra y nadie se pasa del límite, gana la suma más alta.
elements-term-knock = Cerrar
elements-term-knock-about = Acabas la ronda, y se muestran ambas manos. La ganas si tu rival se pasa del límite o tiene menos que tú; si no, la pierdes.
elements-term-yield = Ceder
elements-term-yield-about = Das la ronda por perdida. Tu rival recibe 1 ficha, en vez de las 2 que vale un cierre.
elements-term-display = Centro
elements-term-display-about = La fila de cartas a la vista, en medio de la mesa, común a ambos bandos. Solo se puede tomar la última.
elements-term-front = Frente
elements-term-front-about = Las cartas que tomaste, a la vista delante de ti. Cuentan para tu suma hasta el final de la ronda.
elements-term-play = Jugar
elements-term-play-about = Una carta va de tu mano al centro: tu suma baja, y el límite sube lo mismo.
elements-term-take = Tomar
elements-term-take-about = La última carta del centro va a tu frente: tu suma sube, y el límite baja lo mismo.
elements-term-discard = Descartar
elements-term-discard-about = Te deshaces de un 6 de tu mano: tu suma baja 6, y el límite se queda igual. Ninguna otra carta se puede descartar.
elements-term-yin-yang = Yin/Yang
elements-term-yin-yang-about = Los seises. Hay seis, y de cada otro número, dos; solo los seises se pueden descartar.
elements-term-token = Ficha
elements-term-token-about = Lo que se gana en una ronda: 2 con un cierre, 1 cuando alguien cede. Quien llega antes a 6 gana la partida.
elements-term-aside = Aparte
elements-term-aside-about = Cuatro cartas que sobran al repartir una ronda. Nadie las ve.
