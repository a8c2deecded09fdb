# Elements: lo que dice el motor por sí mismo.
# kept: elements-title

## Nombres

elements-title = Elements

## Por qué se rechaza una acción

elements-refusal-take = No hay nada que tomar: el centro está vacío.
elements-refusal-discard = Solo puedes descartar un 6 de tu mano, y no tienes ninguno.
elements-refusal-knock = Todavía no puedes cerrar: tu suma es { $sum } y el límite, { $limit }.
elements-refusal-yield = En la partida sin fin solo puedes ceder cuando no queda otra opción.
elements-refusal-unknown = Eso no es una acción de Elements.
elements-refusal-no-card = Tu mano está vacía: no hay carta que jugar.
elements-refusal-play = En tu mano no hay { $card }: tienes { $held }.

## Por qué no sirven unas opciones

elements-bad-options-rounds = El número de rondas solo se puede elegir en la partida sin fin.
