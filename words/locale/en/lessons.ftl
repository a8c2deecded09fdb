# Lessons: a first game by doing. At most 35 words a task, 250 a lesson; `python -m learning.check` counts them.

button-learn = Learn
lesson-offer = -# Never played it? *Learn* shows you in four minutes.
lesson-none = There is no lesson for this game yet. *Rules* has everything.
lesson-heading = **{ $title }** · step { $number } of { $count }
lesson-heading-new = { $heading } · a new position
lesson-part = { $game }: { $part }
# Whoever is made up and plays against whoever learns: called so in the sentences, or the other way for somebody of that name.
lesson-rival = Ada
lesson-rival-else = Ida
lesson-answer-right = ✅ { $said }
lesson-answer-on = ➡️ { $said }
lesson-answer-wrong = ↩️ { $said }
lesson-answer-shown = 💡 { $said }
lesson-next = Next
lesson-skip = Skip this step
lesson-back = Undo
lesson-restart = From the start
lesson-again = Begin this step again
lesson-take-back = Take it back
lesson-whole-game = Now a whole game, easy
lesson-other-game = Another opponent
lesson-further = Next: { $title }
lesson-which = **What do you want to learn?** You play from the first press; each lesson takes about four minutes.
lesson-state-new = { $title }
lesson-state-begun = { $title } (begun)
lesson-state-done = { $title } ✅
