# Lições: a primeira partida, jogando. No máximo 35 palavras por tarefa, 250 por lição.
# kept: lesson-part lesson-rival lesson-rival-else lesson-answer-right lesson-answer-on lesson-answer-wrong lesson-state-new lesson-state-done

button-learn = Aprender
lesson-offer = -# Nunca jogou? *Aprender* mostra como é em quatro minutos.
lesson-none = Ainda não há uma lição para este jogo. Está tudo em *Regras*.
lesson-heading = **{ $title }** · passo { $number } de { $count }
lesson-heading-new = { $heading } · uma posição nova
lesson-part = { $game }: { $part }
lesson-rival = Ada
lesson-rival-else = Ida
lesson-answer-right = ✅ { $said }
lesson-answer-on = ➡️ { $said }
lesson-answer-wrong = ↩️ { $said }
lesson-answer-shown = 💡 { $said }
lesson-next = Próximo
lesson-skip = Pular este passo
lesson-back = Desfazer
lesson-again = Recomeçar este passo
lesson-restart = Do começo
lesson-take-back = Desfazer
lesson-whole-game = Agora uma partida inteira, no fácil
lesson-other-game = Outro adversário
lesson-further = Próxima: { $title }
lesson-which = **O que você quer aprender?** Você joga desde o primeiro clique; cada lição leva uns quatro minutos.
lesson-state-new = { $title }
lesson-state-begun = { $title } (em andamento)
lesson-state-done = { $title } ✅
