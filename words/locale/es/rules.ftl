# Las reglas en el chat; las páginas están en rules/.

rules-before = ◀
rules-after = ▶
rules-part = { $title } ({ $part } de { $of })
rules-contents = Índice
rules-more-contents = Más del índice
rules-terms = ¿Qué es…?
