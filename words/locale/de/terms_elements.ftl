# Was jeder Begriff von Elements bedeutet, für alle, die noch nie gespielt haben.
# kept: elements-term-limit elements-term-yin-yang

elements-term-limit = Limit
elements-term-limit-about = Die Karten der Mitte zusammengezählt. Um zu klopfen, darf deine eigene Summe nicht darüber liegen.
elements-term-sum = Deine Summe
elements-term-sum-about = Die Karten deiner Hand und deiner Auslage zusammengezählt. Wird geklopft und liegt niemand über dem Limit, gewinnt die höhere Summe.
elements-term-knock = Klopfen
elements-term-knock-about = Du beendest die Runde, und beide Hände werden gezeigt. Du gewinnst sie, wenn dein Gegenüber über dem Limit oder unter deiner Summe liegt; sonst verlierst du sie.
elements-term-yield = Herschenken
elements-term-yield-about = Du schenkst die Runde her. Dein Gegenüber bekommt 1 Marke statt der 2, die ein Klopfen wert ist.
elements-term-display = Mitte
elements-term-display-about = Die offene Reihe von Karten zwischen euch, für beide. Nehmen lässt sich nur ihre letzte Karte.
elements-term-front = Auslage
elements-term-front-about = Die Karten, die du genommen hast, offen vor dir. Sie zählen bis zum Ende der Runde zu deiner Summe.
elements-term-play = Spielen
elements-term-play-about = Eine Karte geht von deiner Hand in die Mitte: Deine Summe sinkt, und das Limit steigt um ebenso viel.
elements-term-take = Nehmen
elements-term-take-about = Die letzte Karte der Mitte geht in deine Auslage: Deine Summe steigt, und das Limit sinkt um ebenso viel.
elements-term-discard = Abwerfen
elements-term-discard-about = Du wirfst eine 6 von der Hand ab: Deine Summe sinkt um 6, und das Limit bleibt. Andere Karten lassen sich nicht abwerfen.
elements-term-yin-yang = Yin/Yang
elements-term-yin-yang-about = Die Sechsen. Es gibt sechs davon, von jeder anderen Zahl zwei; nur sie lassen sich abwerfen.
elements-term-token = Marke
elements-term-token-about = Darum wird gespielt: 2 für eine durch Klopfen gewonnene Runde, 1 für eine geschenkte. Wer zuerst 6 hat, gewinnt das Spiel.
elements-term-aside = Beiseite
elements-term-aside-about = Vier Karten, die beim Geben einer Runde übrig bleiben. Niemand sieht sie.
