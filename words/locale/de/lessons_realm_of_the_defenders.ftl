# Die Lektionen von Realm of the Defenders: der Zug und der Kampf.

lesson-realm-part = der Zug
lesson-realm-deploy = Nimm Ada alle Festungen: So gewinnst du. ♠ sind deine Verteidiger, ♦ bezahlen sie. Stell 9♠ auf!
lesson-realm-deploy-done = Ein neuer Verteidiger kämpft ab deinem nächsten Zug.
lesson-realm-deploy-other = Das geht auch. Stell hier erst deinen Verteidiger auf: Ohne ihn kannst du nicht angreifen.
lesson-realm-place = ♣ werden Kraft, zum Angreifen, ♥ werden Mut. Auslegen beendet deinen Zug, mit höchstens zwei Karten. Leg beide aus!
lesson-realm-place-done = Ada war am Zug, und jetzt bist du es wieder.
lesson-realm-place-one = Das geht, aber zwei Karten passen: Wähle beide im Menü.
lesson-realm-place-other = Damit endet dein Zug, und nichts liegt aus. Du wirst Kraft und Mut brauchen.
lesson-realm-attack = 9♠ ist bereit. Eine Kraftkarte, die an die Zähigkeit eines Verteidigers heranreicht, besiegt ihn. Greif an!
lesson-realm-attack-done = Das reicht! Für einen Verteidiger zahlt Ada seine Zähigkeit mit Mut, soweit sie welchen hat.
lesson-realm-attack-place = Auslegen beendet deinen Zug ohne Kampf. Du kannst auslegen oder kämpfen, nicht beides.
lesson-realm-attack-other = Das geht auch, aber dein Verteidiger ist bereit: Greif an.
lesson-realm-fortress = Jetzt hat Ada keinen Mut mehr. Besiege ihren anderen Verteidiger und sieh, wer zahlt!
lesson-realm-fortress-done = Eine Festung. Ohne Mut kostet jeder Verlust eine.
lesson-realm-fortress-other = Damit endet dein Zug, obwohl du noch einmal kämpfen könntest.
lesson-realm-turn = Dein eigener Zug: Ada hat eine Festung und keinen Mut. Vergleiche Kraft und Zähigkeit, und gewinne!
lesson-realm-turn-done = Ihre letzte Festung fällt: Du gewinnst!
lesson-realm-turn-low = Diese Kraft reicht nicht an die Zähigkeit heran: Nichts geschieht, und die Karte ist weg.
lesson-realm-turn-late = Dann greift Ada an. Du hast keinen Mut, und deine letzte Festung fällt.
