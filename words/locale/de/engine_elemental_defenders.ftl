# Elemental Defenders: was die Regeln selbst sagen.
# kept: elemental-defenders-title

## Namen

elemental-defenders-title = Elemental Defenders
elemental-defenders-element-E = Erde
elemental-defenders-element-F = Feuer
elemental-defenders-element-A = Luft
elemental-defenders-element-W = Wasser
elemental-defenders-level-5 = Mystiker
elemental-defenders-level-4 = Hüter
elemental-defenders-level-3 = Priesterin
elemental-defenders-level-2 = Ritter
elemental-defenders-level-1 = Neuling
# Die Namen der vier Elemente entscheiden über den Artikel.
elemental-defenders-card = { $element ->
    [Feuer] { $level } des Feuers
    [Wasser] { $level } des Wassers
   *[Erde] { $level } der { $element }
}

## Warum eine Aktion nicht geht

elemental-defenders-refusal-unknown = Das ist keine Aktion in Elemental Defenders.
elemental-defenders-refusal-no-card = So eine Karte gibt es nicht. Karten schreibt man so: F4 ist der Hüter des Feuers.
elemental-defenders-refusal-not-held = Diese Karte hast du nicht auf der Hand: { $card }.
elemental-defenders-refusal-basic-mediator = Im Grundspiel gibt es keine Vermittler, und niemand darf passen.
elemental-defenders-refusal-basic-challenge = Im Grundspiel gibt es keine Forderungen.
elemental-defenders-refusal-mediator-first = Leg erst einen Vermittler beiseite, oder passe.
elemental-defenders-refusal-mediator-late = Vermittler werden nur vor dem ersten Angriff beiseitegelegt.
elemental-defenders-refusal-mediator-apart = Dein Vermittler darf mit dem ersten weder Element noch Stufe gemeinsam haben ({ $first }).
elemental-defenders-refusal-no-mystic = Nur ein Mystiker kann fordern, und diese Karte hat die Stufe { $level }.
elemental-defenders-refusal-no-attack = Es gibt keinen Angriff zu beantworten: Du bist mit Angreifen dran.
elemental-defenders-refusal-must-attack = Du musst angreifen: Niemand darf passen.
elemental-defenders-refusal-must-answer = Du musst auf den Angriff antworten ({ $attack }): Niemand darf passen.
elemental-defenders-refusal-answer-first = Antworte erst auf den Angriff: { $attack }.
elemental-defenders-refusal-answer-mystic = Du bist gefordert und hast einen Mystiker, also musst du mit einem antworten: { $fitting }.
elemental-defenders-refusal-answer-element = Du hast { $element }, also musst du mit { $element } antworten: { $fitting }.
elemental-defenders-refusal-answer-level = Du hast das Element { $element } nicht, aber die Stufe { $level }, also musst du mit { $level } antworten: { $fitting }.
