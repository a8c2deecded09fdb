# Les problèmes : posés pour une seule personne, et un par jour dans un salon.
# kept: puzzle-solver

puzzles-title = Problèmes
puzzles-about = Chaque problème est prouvé : ce qui est juste l'est quoi qu'il y ait de caché et quoi que l'adversaire fasse.
puzzles-which = De quel jeu ?
puzzles-none = Il n'y a pas encore de problèmes pour { $game }.
puzzles-none-at-all = Il n'y a pas encore de problèmes ici.
puzzles-all-tried = Il n'y a plus de problèmes là-dessus. Choisis un autre motif, ou un autre jeu.
puzzles-standing = { $game } : { $rating }, { $solved } sur { $tries } au premier essai
puzzles-streak = { $count ->
    [one] Ta série est d'un jour. Résous aussi une énigme le jour suivant.
   *[other] Tu en as résolu un { $count } jours de suite ; on peut manquer un jour par semaine.
}
puzzles-best = { $count ->
    [one] Ta plus longue série : { $count } jour.
   *[other] Ta plus longue série : { $count } jours.
}
puzzle-gone = Ce problème n'existe plus. Pour en avoir un autre : { $command }.
puzzle-moved-on = Tu as continué ce problème ailleurs, ou tu en as commencé un autre. *Réessayer* le reprend du début.
puzzle-too-long = Je n'ai pas pu calculer à temps ce qui en résulte. Appuie encore une fois.

puzzle-title = Problème : { $game } { $stars }
puzzle-solver = Noa
# Whoever plays against the reader of a puzzle: no name of anybody.
puzzle-opponent = Adversaire
puzzle-known = Tu as déjà essayé celui-ci : il ne compte plus.
puzzle-goes-on = Toujours sûr. Comment continues-tu ?
puzzle-any-answer = Là où toute réponse tenait, la plus simple a été donnée pour toi.

puzzle-right = ✅ **Juste : { $action }**
puzzle-wrong = ❌ **Pas à coup sûr : { $action }**
puzzle-shown = **La réponse : { $action }**
puzzle-solved = ✅ **Résolu.** { $idea }
puzzle-shown-idea = **La réponse :** { $idea }
puzzle-refuted = Voici comment cela peut mal tourner :
puzzle-line = Voici la suite, si l'adversaire résiste le plus longtemps possible :
puzzle-line-try = Une attaque possible :
puzzle-line-nearest = C'est avec **{ $hand }** que l'adversaire est le plus près de s'en sortir. Voici alors la suite :
puzzle-line-attack = Voici l'attaque adverse la plus dangereuse, et elle ne t'enlève rien :
puzzle-line-worst = Même le meilleur ordre de l'adversaire n'y change rien :
puzzle-beside = Et pourquoi pas *{ $action }* ? { $why }
puzzle-branches = L'adversaire a { $count } réponses, et chacune perd.
puzzle-branches-told = L'adversaire a { $count } réponses, et chacune perd : { $told }.
puzzle-branch = après { $answer }, tu continues avec { $next }
puzzle-branch-theirs = après { $answer }, il attaque, en vain
puzzle-worlds = Cela tient contre chacune des { $count } mains adverses possibles.
puzzle-worlds-elemental = Cela tient pour chacune des { $count } dispositions possibles des pièces adverses.
puzzle-worlds-realm-of-the-defenders = Cela tient contre chacune des { $count } réserves de Force adverses possibles, comptées avec et sans dame là où cela importe ; le reste de la main adverse ne change rien.
puzzle-motif = Motif : { $motif }.
puzzle-rating = Cote aux problèmes ({ $game }) : { $before } → { $after }
puzzle-streak = { $count ->
    [one] Premier jour d'une série
   *[other] { $count } jours de suite
}
puzzle-not-counted = Seul le premier essai compte.

button-puzzles = Problèmes
button-puzzle = Problème à résoudre
button-puzzle-again = Réessayer
button-puzzle-show = Montrer la réponse
button-puzzle-position = Revoir la position
button-puzzle-next = Suivant
button-puzzle-games = Autres jeux
button-puzzle-day = Problème du jour
puzzle-themes = Ensuite, sur…
puzzle-themes-any = Peu importe

## Ce qui est demandé

puzzle-elements-win-round = Une action gagne cette manche à coup sûr, quoi que l'adversaire ait en main et fasse. Laquelle ?
puzzle-elemental-defenders-win-round = Une carte gagne cette manche à coup sûr, quoi que l'adversaire fasse ensuite. Laquelle ?
puzzle-elemental-lose-nothing = Un ordre évite ce tour-ci toute perte d'énergie à tes pièces, quels que soient l'ordre adverse et les pièces adverses. Lequel ?
puzzle-elemental-strike = Un ordre enlève à coup sûr de l'énergie à l'adversaire ce tour-ci, __quoi qu'il t'en coûte__ et quels que soient son ordre et ses pièces. Lequel ?
puzzle-elemental-strike-unhurt = Un ordre enlève à coup sûr de l'énergie à l'adversaire ce tour-ci, __et aucune à toi__, quels que soient son ordre et ses pièces. Lequel ?
puzzle-elemental-strike-more = Un ordre enlève à coup sûr ce tour-ci __plus__ d'énergie à l'adversaire __qu'à toi__, ou gagne, quels que soient son ordre et ses pièces. Lequel ?
puzzle-elemental-claim = Un ordre prend à coup sûr un cristal ce tour-ci, quels que soient l'ordre adverse et les pièces adverses. Lequel ?
puzzle-elemental-win = Un ordre gagne la partie ce tour-ci, quels que soient l'ordre adverse et les pièces adverses. Lequel ?
puzzle-elemental-clash-empty-spellbook = L'adversaire joue { $deck }. Ne lui laisse aucune carte à piocher après ce tour, quelles que soient ses cartes de ce deck et ses réponses. Tu joues tout le tour ; tout chemin qui reste sûr est juste.
puzzle-realm-of-the-defenders-survive = Il te reste une Forteresse. Joue ce tour, et tes réponses au tour adverse, pour qu'elle tienne à coup sûr, quoi que l'adversaire ait en main et pioche. Tout chemin qui reste sûr est juste.
puzzle-realm-of-the-defenders-rules = Chaque attaquant coûte à l'adversaire une carte de Force. Une perte prend tout ton Courage s'il ne suffit pas, et ta Forteresse seulement si tu n'en as plus du tout. Le pouvoir d'une dame coûte à l'adversaire 15 de Courage et la dame, et te prend une carte de Courage ou de Force.

## Pourquoi cela échoue

puzzle-missing-yielded = Céder la manche, c'est la perdre.
puzzle-missing-no-way-left = L'adversaire a peut-être **{ $hand }**. Alors tu n'as plus rien à jouer et ne peux que céder.
puzzle-missing-low-knock = L'adversaire a peut-être **{ $hand }**. Alors ta frappe à { $own } ne suffit pas contre { $theirs } (limite { $limit }).
puzzle-missing-their-knock = L'adversaire a peut-être **{ $hand }**. Alors il frappe avant toi à { $theirs } et gagne : la limite est { $limit }, ta somme { $own }.
puzzle-missing-tie = Si chacun joue ses meilleures cartes, la manche finit à égalité.
puzzle-missing-round-lost = Si chacun joue ses meilleures cartes, tu perds la manche.
puzzle-missing-beaten = Alors tu perds la partie.
puzzle-missing-no-crystal = Alors tu ne prends aucun cristal.
puzzle-missing-not-won = Alors la partie n'est pas gagnée.
puzzle-missing-lost = Alors une de tes pièces perd de l'énergie.
puzzle-missing-nothing-taken = Alors aucune pièce adverse ne perd d'énergie.
puzzle-missing-lost-too = Alors l'adversaire perd de l'énergie, mais toi aussi.
puzzle-missing-not-more = Alors l'adversaire n'en perd pas plus que toi.
puzzle-missing-cards-left = { $count ->
    [one] Il reste { $count } carte dans le Grimoire adverse : l'adversaire peut piocher.
   *[other] Il reste { $count } cartes dans le Grimoire adverse : l'adversaire peut piocher.
}
puzzle-missing-fallen = Alors ta dernière Forteresse tombe.

## L'idée en une phrase

idea-starved = Si l'adversaire résiste, il finit par ne plus rien pouvoir jouer et doit céder.
idea-shut-out = La limite est maintenant de { $limit }, et le front adverse fait à lui seul { $front }. Ce que l'adversaire joue, tu le reprends : il ne peut jamais frapper et doit finir par céder.
idea-shut-out-later = Reprends ce que l'adversaire joue : plus tard, son front fait à lui seul { $front } et dépasse la limite de { $limit }. Dès lors, il ne peut plus frapper et doit finir par céder.
idea-knock-next = Quoi qu'il fasse, tu frappes au coup suivant et tu gagnes.
idea-knock-later = Contre la main ci-dessous, tu finis par frapper : { $own } contre { $theirs }, limite { $limit }.
idea-too-high = L'adversaire ne peut pas frapper maintenant : il a au moins { $least }, au-dessus de la limite de { $limit }.
idea-exact = Ta somme est maintenant { $sum }, exactement la limite. Si l'adversaire frappe, il a moins ou autant, et l'égalité est pour toi.
idea-too-low = L'adversaire ne peut pas gagner en frappant maintenant : dans la limite de { $limit }, il a au plus { $most }, et toi { $sum }.
idea-too-low-level = L'adversaire ne peut pas gagner en frappant maintenant : dans la limite de { $limit }, il a au plus { $most }, comme toi, et l'égalité est pour toi.
idea-knock-now = Compte les cartes non vues : dans la limite de { $limit }, l'adversaire a au plus { $most }, et toi { $sum }. Toute autre main fait { $least } ou plus et dépasse la limite.
idea-knock-now-below = Compte les cartes non vues : l'adversaire a au plus { $most }, et toi { $sum }.
idea-knock-now-above = Compte les cartes non vues : l'adversaire a au moins { $least }, au-dessus de la limite de { $limit }.
idea-force-and-keep = Une seule carte adverse convient, et après elle tu attaques encore.
idea-force-and-give = Une seule carte adverse convient : elle est dépensée, même si tu subis l'attaque suivante.
idea-keep-the-attack = Quelle que soit la réponse, tu attaques encore.
idea-give-the-attack-away = Quelle que soit la réponse, tu subis l'attaque suivante, et ici cela t'aide.
idea-either-way = La réponse décide qui attaque ensuite, et tu gagnes dans les deux cas.
idea-challenge = Il faut un Défi : aucune attaque simple ne gagne.
idea-answer-and-wait = Tu laisses venir une autre attaque, et gardes ce qu'il faut pour elle.
idea-answer-and-attack = Avec cette réponse, c'est toi qui attaques ensuite.
idea-the-right-pile = Tout dépend de la pile où va une carte.
idea-the-right-card = Il faut une autre carte que celle à laquelle on pense d'abord.
idea-in-order = Tout dépend de ce qui vient d'abord : la même chose dans un autre ordre échoue.
idea-cards-first = D'abord les cartes, puis l'attaque.
idea-attack-first = D'abord l'attaque, puis les cartes.
idea-the-right-target = Tout dépend de la cible d'un effet.
idea-clear-the-way = Il faut d'abord écarter ce qui pourrait bloquer.
idea-hold-one-back = On n'attaque pas avec tout ce qui pourrait attaquer.
idea-everybody-attacks = Il faut un attaquant de plus qu'il n'y paraît.
idea-keep-the-card = Une carte que tu pourrais jouer reste en main.
idea-the-right-moment = Un sort doit venir juste au bon moment.
idea-the-right-choice = Ce qu'un effet te laisse choisir décide de tout.

## Les motifs

theme-starved = à court de cartes
theme-shut-out = prendre pour que le front adverse à lui seul dépasse la limite
theme-long = un long chemin
theme-knock = la frappe
theme-knock-now = frapper tout de suite
theme-take-from-above = prendre alors que ta somme dépasse la limite
theme-take-while-under = prendre alors que ta somme ne dépasse pas la limite
theme-play-the-lowest = jouer ta carte la plus basse
theme-play-the-highest = jouer ta carte la plus haute
theme-play-between = jouer ni ta carte la plus basse ni la plus haute
theme-the-exact-limit = jouer pour que ta somme soit exactement la limite
theme-discard = défausser un 6
theme-discard-to-the-limit = défausser pour que ta somme soit exactement la limite
theme-advanced = le jeu avancé
theme-force-and-keep = une seule réponse, et tu attaques encore
theme-force-and-give = une seule réponse, et tu subis l'attaque
theme-keep-the-attack = garder l'attaque
theme-give-the-attack-away = donner l'attaque
theme-either-way = peu importe qui attaque ensuite
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
theme-another-body = une créature de plus
theme-hold-back = affaiblir
theme-fetch = aller chercher
theme-against-a-flash = malgré un sort Flash
theme-against-a-trigger = malgré une carte qui se déclenche
theme-the-right-pile = la bonne pile
theme-the-right-card = la bonne carte
theme-in-order = le bon ordre
theme-cards-first = les cartes avant l'attaque
theme-attack-first = l'attaque avant les cartes
theme-the-right-target = la bonne cible
theme-clear-the-way = ouvrir la voie
theme-hold-one-back = un attaquant reste en arrière
theme-everybody-attacks = encore un attaquant
theme-keep-the-card = une carte gardée en main
theme-the-right-moment = le bon moment
theme-the-right-choice = le bon choix
theme-deploy = déployer
theme-which-courage = quel Courage
theme-no-courage = sans Courage au départ
theme-several-powers = contre plusieurs cartes de Force
theme-one-power = contre une carte de Force
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
daily-alt = C'est à { $player } de jouer :
daily-over = Problème d'un autre jour : { $game } { $stars }
button-daily-solve = Résoudre
button-daily-look = Essayer aussi
