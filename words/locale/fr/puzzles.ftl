# Les problèmes : posés pour une seule personne, et un par jour dans un salon.

puzzles-title = Problèmes
puzzles-about = Chaque problème est prouvé : ce qui est juste l'est quoi que les autres aient en main et quoi qu'ils fassent.
puzzles-which = De quel jeu ?
puzzles-none = Il n'y a pas encore de problèmes pour { $game }.
puzzles-none-at-all = Il n'y a pas encore de problèmes ici.
puzzles-all-tried = Il n'y a plus de problèmes là-dessus. Choisis un autre motif, ou un autre jeu.
puzzles-standing = { $game } : { $rating }, { $solved } sur { $tries } au premier essai
puzzles-streak = { $count ->
    [one] Tu en as résolu un aujourd'hui. Reviens demain, et c'est une série.
   *[other] Tu en as résolu un { $count } jours de suite ; on peut manquer un jour par semaine.
}
puzzles-best = { $count ->
    [one] Ta plus longue série : { $count } jour.
   *[other] Ta plus longue série : { $count } jours.
}
puzzle-gone = Ce problème n'existe plus : les règles du jeu ont changé depuis. Pour en avoir un autre : { $command }.
puzzle-moved-on = Tu as continué ce problème ailleurs, ou tu en as commencé un autre. *Réessayer* le reprend du début.
puzzle-too-long = Je n'ai pas pu calculer à temps ce qui en résulte. Appuie encore une fois.

puzzle-title = Problème : { $game } { $stars }
puzzle-you = Toi
puzzle-known = Tu as déjà essayé celui-ci : il ne compte plus.
puzzle-goes-on = Toujours sûr. Comment continues-tu ?

puzzle-right = ✅ **Juste : { $action }**
puzzle-wrong = ❌ **Pas à coup sûr : { $action }**
puzzle-shown = **La réponse : { $action }**
puzzle-refuted = Voici comment cela peut mal tourner :
puzzle-line = Voici la suite, si l'adversaire résiste le plus longtemps possible :
puzzle-worlds = Cela tient contre chacune des { $count } mains adverses possibles.
puzzle-worlds-elemental = Cela tient pour chacune des { $count } dispositions possibles des pièces adverses.
puzzle-worlds-realm-of-the-defenders = Cela tient contre chacune des { $count } mains et réserves de Force adverses possibles.
puzzle-motif = { $count ->
    [one] Motif : { $motifs }.
   *[other] Motifs : { $motifs }.
}
puzzle-rating = Cote aux problèmes ({ $game }) : { $before } → { $after }
puzzle-streak = { $count ->
    [one] Premier jour d'une série
   *[other] { $count } jours de suite
}
puzzle-not-counted = Seul le premier essai compte.

button-puzzles = Problèmes
button-puzzle = Problème
button-puzzle-again = Réessayer
button-puzzle-show = Montrer la réponse
button-puzzle-next = Suivant
button-puzzle-games = Autres jeux
button-puzzle-day = Problème du jour
puzzle-themes = Ensuite, sur…
puzzle-themes-any = Peu importe

## Ce qui est demandé

puzzle-elements-win-round = Une action gagne cette manche à coup sûr, quoi que l'adversaire ait en main et fasse. Laquelle ?
puzzle-elemental-defenders-win-round = Une carte gagne cette manche à coup sûr, quelle que soit la réponse. Laquelle ?
puzzle-elemental-lose-nothing = Un ordre évite ce tour-ci toute perte d'énergie à tes pièces, quels que soient l'ordre adverse et les pièces adverses. Lequel ?
puzzle-elemental-strike = Un ordre enlève à coup sûr de l'énergie à l'adversaire ce tour-ci, quels que soient son ordre et ses pièces. Lequel ?
puzzle-elemental-strike-unhurt = Un ordre enlève à coup sûr de l'énergie à l'adversaire ce tour-ci, et aucune à toi, quels que soient son ordre et ses pièces. Lequel ?
puzzle-elemental-strike-more = Un ordre enlève à coup sûr ce tour-ci plus d'énergie à l'adversaire qu'à toi, ou gagne, quels que soient son ordre et ses pièces. Lequel ?
puzzle-elemental-claim = Un ordre prend à coup sûr un cristal ce tour-ci, quels que soient l'ordre adverse et les pièces adverses. Lequel ?
puzzle-elemental-win = Un ordre gagne la partie ce tour-ci, quels que soient l'ordre adverse et les pièces adverses. Lequel ?
puzzle-elemental-clash-empty-spellbook = L'adversaire joue { $deck }. Ne lui laisse aucune carte à piocher après ce tour, quelles que soient ses cartes de ce deck et ses réponses. Tu joues tout le tour ; toute action qui laisse le résultat sûr est juste.
puzzle-realm-of-the-defenders-survive = Il te reste une Forteresse. Garde-la jusqu'à la fin du prochain tour adverse, quoi que l'adversaire ait en main et pioche. Tu joues les deux tours ; toute action qui laisse le résultat sûr est juste.

## Les motifs

theme-starved = à court de cartes
theme-long = un long chemin
theme-knock = la frappe
theme-take-from-above = prendre au-dessus de la limite
theme-take-while-under = prendre sous la limite
theme-play-the-lowest = jouer la plus basse
theme-play-the-highest = jouer la plus haute
theme-play-between = jouer une carte du milieu
theme-the-exact-limit = la limite exacte
theme-discard = défausser un 6
theme-discard-to-the-limit = défausser jusqu'à la limite
theme-advanced = le jeu avancé
theme-force-and-keep = forcer, et garder l'attaque
theme-force-and-give = forcer, et subir l'attaque
theme-keep-the-attack = garder l'attaque
theme-give-the-attack-away = donner l'attaque
theme-either-way = quel que soit le prochain attaquant
theme-the-mystic = le Mystique
theme-challenge = un Défi
theme-answer-and-wait = répondre et attendre
theme-answer-and-attack = répondre et attaquer
theme-the-weakest-answer = la réponse la plus faible
theme-dash = un élan
theme-move = un pas
theme-lose-nothing = garder son énergie
theme-strike = enlever de l'énergie
theme-strike-unhurt = en enlever sans en perdre
theme-strike-more = en enlever plus qu'on n'en perd
theme-claim = prendre un cristal
theme-the-king = le roi
theme-win = gagner la partie
theme-substitute = une substitution
theme-teleport = une téléportation
theme-with-a-stone = avec une pierre
theme-quick-attack = une attaque éclair
theme-several-cards = plusieurs cartes
theme-push = un coup de pouce
theme-strike-down = abattre
theme-send-away = renvoyer
theme-answered = l'adversaire répond
theme-burn = brûler
theme-another-body = un attaquant de plus
theme-hold-back = retenir
theme-fetch = aller chercher
theme-deploy = déployer
theme-power = poser de la Force
theme-which-courage = quel Courage
theme-all-courage = tout le Courage
theme-sacrifice = un sacrifice
theme-retaliate = riposter
theme-against-the-queen = contre la dame
theme-with-an-elder = avec un Ancien

## Le problème du jour, dans un salon

daily-title = Problème du jour : { $game } { $stars }
daily-nobody = Personne ne l'a encore essayé.
daily-tried = { $tried ->
    [one] Une personne l'a essayé
   *[other] { $tried } personnes l'ont essayé
}, { $solved ->
    [0] aucune ne l'a résolu
    [one] une l'a résolu
   *[other] { $solved } l'ont résolu
} au premier essai.
daily-solution = La réponse : **{ $action }**
daily-solvers = Résolu au premier essai : { $people }.
daily-unnamed = { $count ->
    [one] une autre personne
   *[other] { $count } autres personnes
}
daily-solver = { $player } ({ $count } jours de suite)
daily-before = [Le problème précédent]({ $link }) : { $result }
daily-over = Problème d'un autre jour : { $game } { $stars }
button-daily-solve = Résoudre
button-daily-look = Essayer aussi
