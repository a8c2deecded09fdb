# Lecciones: la primera partida, jugando. Treinta y cinco palabras por tarea como máximo, 250 por lección.
# kept: lesson-part lesson-rival lesson-rival-else lesson-answer-right lesson-answer-on lesson-answer-wrong lesson-state-new lesson-state-done

button-learn = Aprender
lesson-offer = -# ¿Es la primera vez? *Aprender* te lo enseña en cuatro minutos.
lesson-none = Todavía no hay lección de este juego. En *Reglas* está todo.
lesson-heading = **{ $title }** · paso { $number } de { $count }
lesson-heading-new = { $heading } · una posición nueva
lesson-part = { $game }: { $part }
lesson-rival = Ada
lesson-rival-else = Ida
lesson-answer-right = ✅ { $said }
lesson-answer-on = ➡️ { $said }
lesson-answer-wrong = ↩️ { $said }
lesson-answer-shown = 💡 { $said }
lesson-next = Siguiente
lesson-skip = Saltar este paso
lesson-back = Deshacerlo
lesson-again = Empezar este paso otra vez
lesson-take-back = Deshacerlo
lesson-whole-game = Ahora una partida entera, fácil
lesson-other-game = Otro rival
lesson-further = Siguiente: { $title }
lesson-which = **¿Qué quieres aprender?** Juegas desde el primer momento; cada lección dura unos cuatro minutos.
lesson-state-new = { $title }
lesson-state-begun = { $title } (empezada)
lesson-state-done = { $title } ✅
lesson-restart = Desde el principio
