# Elements: was die Regeln selbst sagen.
# kept: elements-title

elements-title = Elements

## Warum eine Aktion nicht geht

elements-refusal-take = Es gibt nichts zu nehmen: Die Mitte ist leer.
elements-refusal-discard = Abwerfen kannst du nur eine 6 von der Hand, und du hast keine.
elements-refusal-knock = Du kannst noch nicht klopfen: Deine Summe ist { $sum }, das Limit { $limit }.
elements-refusal-yield = Im Endlosspiel kannst du die Runde nur herschenken, wenn sonst nichts geht.
elements-refusal-unknown = Das ist keine Aktion in Elements.
elements-refusal-no-card = Deine Hand ist leer: Du hast keine Karte zum Spielen.
elements-refusal-play = { $card } hast du nicht auf der Hand. Du hast: { $held }.

## Warum Optionen nicht gehen

elements-bad-options-rounds = Die Zahl der Runden lässt sich nur beim Endlosspiel wählen.
