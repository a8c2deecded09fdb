# Les leçons : une première partie en jouant. 35 mots au plus par tâche, 250 par leçon.
# kept: lesson-part lesson-rival lesson-rival-else lesson-answer-right lesson-answer-on lesson-answer-wrong lesson-state-new lesson-state-done

button-learn = Apprendre
lesson-offer = -# Tu n'y as jamais joué ? *Apprendre* te l'explique en quatre minutes.
lesson-none = Il n'y a pas encore de leçon pour ce jeu. *Règles* dit tout.
lesson-heading = **{ $title }** · étape { $number } sur { $count }
lesson-heading-new = { $heading } · nouvelle position
lesson-part = { $game } : { $part }
lesson-rival = Ada
lesson-rival-else = Ida
lesson-answer-right = ✅ { $said }
lesson-answer-on = ➡️ { $said }
lesson-answer-wrong = ↩️ { $said }
lesson-answer-shown = 💡 { $said }
lesson-again = Recommencer cette étape
lesson-restart = Tout recommencer
lesson-next = Suivant
lesson-skip = Passer cette étape
lesson-back = Reprendre mon coup
lesson-take-back = Reprendre mon coup
lesson-whole-game = Et maintenant, une partie entière, facile
lesson-other-game = Un autre adversaire
lesson-further = Ensuite : { $title }
lesson-which = **Que veux-tu apprendre ?** Tu joues dès le premier bouton ; chaque leçon prend environ quatre minutes.
lesson-state-new = { $title }
lesson-state-begun = { $title } (en cours)
lesson-state-done = { $title } ✅
