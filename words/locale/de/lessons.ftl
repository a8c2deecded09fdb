# Lektionen: ein erstes Spiel zum Mitmachen. Höchstens 35 Wörter je Aufgabe, 250 je Lektion.
# kept: lesson-part lesson-rival lesson-rival-else lesson-answer-right lesson-answer-on lesson-answer-wrong lesson-state-new lesson-state-done

button-learn = Lernen
lesson-offer = -# Noch nie gespielt? *Lernen* zeigt es dir in vier Minuten.
lesson-none = Zu diesem Spiel gibt es noch keine Lektion. In *Regeln* steht alles.
lesson-heading = **{ $title }** · Schritt { $number } von { $count }
lesson-heading-new = { $heading } · eine neue Stellung
lesson-part = { $game }: { $part }
lesson-rival = Ada
lesson-rival-else = Ida
lesson-answer-right = ✅ { $said }
lesson-answer-on = ➡️ { $said }
lesson-answer-wrong = ↩️ { $said }
lesson-answer-shown = 💡 { $said }
lesson-next = Weiter
lesson-skip = Schritt überspringen
lesson-again = Diesen Schritt neu anfangen
lesson-restart = Von vorn
lesson-back = Rückgängig
lesson-take-back = Zurücknehmen
lesson-whole-game = Jetzt ein ganzes Spiel, leicht
lesson-other-game = Ein anderes Gegenüber
lesson-further = Als Nächstes: { $title }
lesson-which = **Was willst du lernen?** Du spielst vom ersten Knopfdruck an; jede Lektion dauert etwa vier Minuten.
lesson-state-new = { $title }
lesson-state-begun = { $title } (angefangen)
lesson-state-done = { $title } ✅
