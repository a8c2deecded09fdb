# Elemental Defenders: o que o motor diz por si.
# kept: elemental-defenders-title

## Nomes

elemental-defenders-title = Elemental Defenders
elemental-defenders-element-E = Terra
elemental-defenders-element-F = Fogo
elemental-defenders-element-A = Ar
elemental-defenders-element-W = Água
elemental-defenders-level-5 = Místico
elemental-defenders-level-4 = Guardião
elemental-defenders-level-3 = Sacerdotisa
elemental-defenders-level-2 = Cavaleiro
elemental-defenders-level-1 = Neófito
elemental-defenders-card = { $level } de { $element }

## Por que uma ação é recusada

elemental-defenders-refusal-unknown = Isso não é uma ação de Elemental Defenders.
elemental-defenders-refusal-no-card = Essa carta não existe. Uma carta se escreve assim: F4 é o Guardião de Fogo.
elemental-defenders-refusal-not-held = Essa carta não está na sua mão: { $card }.
elemental-defenders-refusal-basic-mediator = O jogo básico não tem Mediadores, e ninguém pode passar.
elemental-defenders-refusal-basic-challenge = O jogo básico não tem Desafios.
elemental-defenders-refusal-mediator-first = Primeiro separe um Mediador ou passe.
elemental-defenders-refusal-mediator-late = Mediadores só podem ser separados antes do primeiro ataque.
elemental-defenders-refusal-mediator-apart = Seu Mediador não pode ter nem o Elemento nem o Nível do primeiro: { $first }.
elemental-defenders-refusal-no-mystic = Só um Místico pode desafiar, e esta carta é de outro Nível: { $level }.
elemental-defenders-refusal-no-attack = Não há ataque para responder: é a sua vez de atacar.
elemental-defenders-refusal-must-attack = Você precisa atacar: ninguém pode passar.
elemental-defenders-refusal-must-answer = Você precisa responder ao ataque ({ $attack }): ninguém pode passar.
elemental-defenders-refusal-answer-first = Primeiro responda ao ataque: { $attack }.
elemental-defenders-refusal-answer-mystic = Você recebeu um Desafio e tem um Místico, então precisa responder com um: { $fitting }.
elemental-defenders-refusal-answer-element = Você tem { $element }, então precisa responder com { $element }: { $fitting }.
elemental-defenders-refusal-answer-level = Você não tem { $element }, mas tem o mesmo Nível, { $level }, e precisa responder com ele: { $fitting }.
