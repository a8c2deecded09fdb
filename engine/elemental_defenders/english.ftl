# Elemental Defenders: what the engine says by itself. Read by `engine/english.py` and as a part of the catalogue.

## Names

elemental-defenders-title = Elemental Defenders
elemental-defenders-element-E = Earth
elemental-defenders-element-F = Fire
elemental-defenders-element-A = Air
elemental-defenders-element-W = Water
elemental-defenders-level-5 = Mystic
elemental-defenders-level-4 = Warden
elemental-defenders-level-3 = Priestess
elemental-defenders-level-2 = Knight
elemental-defenders-level-1 = Neonate
elemental-defenders-card = { $level } of { $element }

## Why an action is refused; of each action in the order in which the rules look at it.

elemental-defenders-refusal-unknown = That is not an action of Elemental Defenders.
elemental-defenders-refusal-no-card = There is no such card. One is written like F4, the Warden of Fire.
elemental-defenders-refusal-not-held = The { $card } is not in your hand.
elemental-defenders-refusal-basic-mediator = The basic game has no Mediators, and nobody may pass.
elemental-defenders-refusal-basic-challenge = The basic game has no Challenges.
elemental-defenders-refusal-mediator-first = Put a Mediator aside first, or pass.
elemental-defenders-refusal-mediator-late = Mediators are put aside before the first attack only.
elemental-defenders-refusal-mediator-apart = Your Mediator may share neither Element nor Level with the { $first }.
elemental-defenders-refusal-no-mystic = Only a Mystic can challenge, and this is a { $level }.
elemental-defenders-refusal-no-attack = There is no attack to answer: it is your turn to attack.
elemental-defenders-refusal-must-attack = You have to attack: nobody may pass.
elemental-defenders-refusal-must-answer = You have to answer the { $attack }: nobody may pass.
elemental-defenders-refusal-answer-first = Answer the { $attack } first.
elemental-defenders-refusal-answer-mystic = You are challenged and hold a Mystic, so you must answer with one: { $fitting }.
elemental-defenders-refusal-answer-element = You hold { $element }, so you must answer with { $element }: { $fitting }.
elemental-defenders-refusal-answer-level = You hold no { $element } but a { $level }, so you must answer with a { $level }: { $fitting }.
