# Elemental Defenders: lo que dice el motor por sí mismo.
# kept: elemental-defenders-title

## Nombres

elemental-defenders-title = Elemental Defenders
elemental-defenders-element-E = Tierra
elemental-defenders-element-F = Fuego
elemental-defenders-element-A = Aire
elemental-defenders-element-W = Agua
elemental-defenders-level-5 = Místico
elemental-defenders-level-4 = Guardián
elemental-defenders-level-3 = Sacerdotisa
elemental-defenders-level-2 = Caballero
elemental-defenders-level-1 = Neófito
elemental-defenders-card = { $level } de { $element }

## Por qué se rechaza una acción

elemental-defenders-refusal-unknown = Eso no es una acción de Elemental Defenders.
elemental-defenders-refusal-no-card = Esa carta no existe. Se escriben así: F4, el Guardián de Fuego.
elemental-defenders-refusal-not-held = No tienes esa carta en la mano: { $card }.
elemental-defenders-refusal-basic-mediator = En el juego básico no hay Mediadores, y nadie puede pasar.
elemental-defenders-refusal-basic-challenge = En el juego básico no hay Desafíos.
elemental-defenders-refusal-mediator-first = Primero aparta un Mediador, o pasa.
elemental-defenders-refusal-mediator-late = Los Mediadores solo se apartan antes del primer ataque.
elemental-defenders-refusal-mediator-apart = Tu Mediador no puede compartir ni Elemento ni Nivel con el primero: { $first }.
elemental-defenders-refusal-no-mystic = Solo un Místico puede desafiar, y esta carta es de Nivel { $level }.
elemental-defenders-refusal-no-attack = No hay ataque que responder: te toca atacar.
elemental-defenders-refusal-must-attack = Tienes que atacar: nadie puede pasar.
elemental-defenders-refusal-must-answer = Tienes que responder al ataque ({ $attack }): nadie puede pasar.
elemental-defenders-refusal-answer-first = Responde primero al ataque: { $attack }.
elemental-defenders-refusal-answer-mystic = Hay un Desafío y tienes un Místico, así que debes responder con uno: { $fitting }.
elemental-defenders-refusal-answer-element = Tienes { $element }, así que debes responder con { $element }: { $fitting }.
elemental-defenders-refusal-answer-level = No tienes { $element }, pero sí el Nivel { $level }, así que debes responder con ese Nivel: { $fitting }.
