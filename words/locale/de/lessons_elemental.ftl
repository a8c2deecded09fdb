# Die Lektion von Elemental.

lesson-elemental-order = So gewinnst du: Besiege Adas König oder alle ihre anderen Figuren. Deiner ist die 6 mit der Sonne. In jeder Runde gebt ihr beide geheim einer Figur einen Befehl. Zieh deine 1 nach e4!
lesson-elemental-order-done = Beide haben sich gleichzeitig bewegt.
lesson-elemental-order-other = Das geht auch. Hier beginnen die nächsten Schritte auf e4.
<<<<<<< HEAD
lesson-elemental-fight = Nachbarn werden aufgedeckt und kämpfen. Rechts siehst du, wer wen schlägt: Wasser schlägt Feuer und Erde. Geh nach e5!
lesson-elemental-fight-done = Das Feuer hat die halbe Energie verloren und wurde zurückgeworfen.
=======
lesson-elemental-fight = Nachbarn werden aufgedeckt und kämpfen. Das Schaubild zeigt, wer wen schlägt: Wasser schlägt Feuer und Erde. Geh nach e5!
lesson-elemental-fight-done = Feuer: Es hat die halbe Energie verloren und wurde zurückgeworfen.
>>>>>>> main
lesson-elemental-fight-other = Das geht auch, aber nur Nachbarn kämpfen. Geh neben Adas 1.
lesson-elemental-seen = In den Notizen steht, was jede Nummer sein kann. Adas 3, Wind, schlägt dein Wasser; ihre 1, Feuer, nicht. Geh neben das Feuer!
lesson-elemental-seen-done = Weg! Eine besiegte Figur hinterlässt einen Kristall auf einem Brunnen, ◎.
lesson-elemental-seen-wind = Wind schlägt Wasser und Erde: Du verlierst die halbe Energie und wirst zurückgeworfen.
lesson-elemental-seen-other = Das geht auch, aber Adas Feuer ist nur einen Treffer vom Ende entfernt. Geh daneben.
lesson-elemental-dash = Ein Sprint geht zwei Felder weit. Er kostet einen Kristall; wer sich noch nie bewegt hat, sprintet umsonst. Hol den Kristall von c4!
lesson-elemental-dash-done = Mit Kristallen zahlst du auch Heilen (1) und Beschwören (2).
lesson-elemental-dash-other = Das geht auch, aber der Kristall liegt noch da, und Ada kann ihn holen.
lesson-elemental-fountain = Die sieben Felder mit dem Luftzug sind die Windquelle: Dort trifft Wind doppelt. Kämpfe von einem davon aus gegen Adas Erde!
lesson-elemental-fountain-done = Zwei Treffer auf einmal: weg. Jedes Element hat so eine Quelle.
lesson-elemental-fountain-off = Wind gewinnt, trifft aber nur einmal: Das ist nicht seine eigene Quelle.
lesson-elemental-fountain-other = Das geht auch, aber nur Nachbarn kämpfen. Geh neben Adas Erde.
lesson-elemental-push = Außerhalb der Quellen hat ein König kein Element: Er wird nur weggestoßen, geradeaus. Stoß Adas König auf die Eisquelle!
lesson-elemental-push-done = Auf einer Quelle kämpft er als ihr Element.
lesson-elemental-push-elsewhere = Er wird geradeaus von dir weggestoßen, und von dort nicht auf die Eisquelle.
lesson-elemental-push-other = Das geht auch, aber nur Nachbarn stoßen. Geh neben Adas König.
lesson-elemental-king = Jetzt ist er Eis. Dein Feuer schlägt Eis und Wind: Geh neben ihn!
lesson-elemental-king-done = Ein halber König. Der zweite Treffer gewinnt das Spiel.
lesson-elemental-king-water = Eis schlägt Wind und Wasser: Dein Wasser verliert die halbe Energie. Nimm Feuer.
lesson-elemental-king-other = Das geht auch, aber nur Nachbarn kämpfen. Geh neben Adas König.
lesson-elemental-summon = Für zwei Kristalle kommt eine besiegte Figur zurück, auf deinen Kreis, e2. Beschwöre jemanden, der Adas Eis daneben schlägt!
lesson-elemental-summon-done = Erde schlägt Feuer und Eis.
lesson-elemental-summon-beaten = Eis schlägt Wind und Wasser: Deine Figur verliert sofort die halbe Energie.
lesson-elemental-summon-level = Eis und Eis sind gleich stark: Nichts geschieht.
lesson-elemental-summon-other = Das geht auch. Beschwöre hier jemanden, der Eis schlägt.
lesson-elemental-hunt = Jetzt allein: Stoß Adas König auf die Windquelle, dann triff ihn zweimal mit Feuer.
lesson-elemental-hunt-pushed = Er wurde gestoßen.
lesson-elemental-hunt-pushed-left = Triff ihn jetzt zweimal mit Feuer!
lesson-elemental-hunt-hit = Ein Treffer!
lesson-elemental-hunt-hit-left = Triff ihn noch einmal!
lesson-elemental-hunt-done = Der König ist gefallen: Du gewinnst! Jetzt kennst du Elemental.
lesson-elemental-hunt-lost = Damit ist das Spiel aus, und nicht so, wie du es willst.
