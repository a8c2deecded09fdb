# Was jeder Begriff von Elemental Defenders bedeutet, für alle, die noch nie gespielt haben.
# kept: elemental-defenders-term-element

elemental-defenders-term-element = Element
elemental-defenders-term-element-about = Erde, Feuer, Luft oder Wasser. Wer eine Karte vom Element des Angriffs hat, muss mit einer davon antworten.
elemental-defenders-term-level = Stufe
elemental-defenders-term-level-about = Wie viele Sterne eine Karte hat, vom Mystiker mit fünf bis zum Neuling mit einem. Wem das Element fehlt, der antwortet mit der gleichen Stufe.
elemental-defenders-term-virtue = Tugend
elemental-defenders-term-virtue-about = Die Zahl auf Gold auf einer Karte: 11 für 5★, 10 für 4★, 4 für 3★, 3 für 2★, 7 für 1★. Gewinnt die Karte die Runde, bringt sie Tugend × Zug.
elemental-defenders-term-attack = Angriff
elemental-defenders-term-attack-about = Du spielst eine beliebige Karte deiner Hand. Gibt es auf der anderen Hand keine Antwort darauf, gewinnst du die Runde.
elemental-defenders-term-answer = Antwort
elemental-defenders-term-answer-about = Die Karte gegen einen Angriff: eine von seinem Element oder, wenn du keine hast, eine von seiner Stufe. Ein Schloss zeigt die einzige, die dann für dich gespielt wird.
elemental-defenders-term-stronger = Stärkere Karte
elemental-defenders-term-stronger-about = Sie hat einen Haken: bei gleichem Element die mit mehr Sternen, bei gleicher Stufe die, die in Erde, Feuer, Luft, Wasser zuerst kommt. Wer sie gespielt hat, greift als Nächstes an.
elemental-defenders-term-move = Zug
elemental-defenders-term-move-about = Ein Angriff und seine Antwort. Je später der Zug, der die Runde gewinnt, desto mehr Punkte bringt er.
elemental-defenders-term-round = Runde
elemental-defenders-term-round-about = Sie dauert, bis es auf einen Angriff keine Antwort gibt oder alle Karten gespielt sind. Es gibt zwei; in der zweiten hast du die Karten deines Gegenübers.
elemental-defenders-term-mystic = Mystiker
elemental-defenders-term-mystic-about = Die höchste Stufe, mit fünf Sternen und der Tugend 11.
elemental-defenders-term-challenge = Forderung
elemental-defenders-term-challenge-about = Ein Angriff mit einem Mystiker, auf den mit einem Mystiker geantwortet werden muss. Nur wer keinen hat, antwortet mit dem Element. (Erweitertes Spiel)
elemental-defenders-term-mediator = Vermittler
elemental-defenders-term-mediator-about = Eine Karte, die vor dem ersten Angriff beiseitegelegt wird. Wer sie beiseitegelegt hat und die Runde gewinnt, bekommt einen Zug mehr gezählt. (Erweitertes Spiel)
elemental-defenders-term-righteous = Gerechter Sieg
elemental-defenders-term-righteous-about = Wer einen Vermittler beiseitegelegt hat, benutzt im zehnten Zug die neunte Karte noch einmal. Gewinnt ein Angriff mit ihr, zählt er doppelt. (Erweitertes Spiel)
