# Ce que disent tous les jeux.
# kept: duel-picture-score hint-action hint-other play-game play-options when-utc

choose = Choisir
player-by-number = Place { $number }
choose-first = Que fais-tu ?
to-move = C'est à { NAME($players, "l'") } de jouer.
your-turn = c'est à toi de jouer.

## À deux : l'un abandonne ou gagne

duel-resign = { NAME($player, "L'") } abandonne.
    .player = Tu abandonnes.
duel-draw = Nulle, { $ours } à { $theirs }.
duel-win = { NAME($winner, "L'") } gagne, { $more } à { $fewer }.
    .winner = Tu gagnes, { $more } à { $fewer }.
duel-win-resign = { NAME($winner, "L'") } gagne : { NAME($loser, "l'") } a abandonné, à { $more } contre { $fewer }.
    .winner = Tu gagnes : { NAME($loser, "l'") } a abandonné, à { $more } contre { $fewer }.
    .loser = { NAME($winner, "L'") } gagne : tu as abandonné, à { $more } contre { $fewer }.
duel-draw-bare = Nulle.
duel-win-bare = { NAME($winner, "L'") } gagne.
    .winner = Tu gagnes.
duel-win-resign-bare = { NAME($winner, "L'") } gagne : { NAME($loser, "l'") } a abandonné.
    .winner = Tu gagnes : { NAME($loser, "l'") } a abandonné.
    .loser = { NAME($winner, "L'") } gagne : tu as abandonné.
duel-picture-draw = Nulle
duel-picture-wins = gagne
    .winner = gagnes
duel-picture-wins-score = gagne { $more } : { $fewer }
    .winner = gagnes { $more } : { $fewer }
duel-picture-score = { $ours } : { $theirs }
picture-you = Toi

## Des fins qui ne viennent pas des règles, dans les images

alt-held = Main { NAME($player, "de l'", "de ", "d'") } : { $cards }.
    .player = Ta main : { $cards }.
alt-held-empty = Main { NAME($player, "de l'", "de ", "d'") } : vide.
    .player = Ta main : vide.
alt-left-out = L'image en montre davantage.
ending-over = La partie est finie. { $result }
ending-nobody = Partie fermée
ending-aborted-title = Partie annulée
when-utc = { $day }, { $time } UTC
ending-resign = { $loser } a abandonné
    .loser = tu as abandonné
ending-time = temps écoulé pour { $loser }
    .loser = ton temps est écoulé
ending-time-many = le temps du dernier adversaire est écoulé
ending-draw = d'un commun accord
ending-closed = fermée par l'équipe du serveur
ending-abandoned = plus personne ne jouait
ending-aborted = annulée avant de pouvoir compter

## Comment est un jeu

game-like = { $most ->
    [one] 1 personne, { $length }
   *[other] { $most } personnes, { $length }
}
game-deal = *Distribuer* lance la partie. C'est à cet instant que se décide le mélange des cartes : personne ne peut le connaître d'avance.
game-like-open = de { $least } à { $most } personnes, { $length }

## Les conseils de l'ordinateur le plus fort

hint-best = **Conseil** : **{ $action }** ({ $stands ->
    [even] à peu près égal
    [ahead] bonnes chances de gagner la partie
    [far] très bonnes chances de gagner la partie
   *[won] presque gagné
}).
hint-plain = **Conseil** : **{ $action }**.
hint-behind = **Conseil** : **{ $action }**. Contre un jeu parfait, cela perd, mais peu de monde joue parfaitement.
hint-likely = **Conseil** : **{ $action }** serait raisonnable. Le temps a manqué pour y réfléchir à fond.
hint-action = **{ $action }**
hint-close = { $count ->
    [one] { $actions } vaut tout autant.
   *[other] { $actions } valent tout autant.
}
hint-others = Moins bien : { $actions }.
hint-not-your-turn = Tu n'as rien à décider pour l'instant. Redemande quand ce sera à toi.
hint-late = La partie a avancé. Redemande quand tu auras quelque chose à décider.

## L'entrée dans un jeu par des boutons

play-which = **À quoi veux-tu jouer ?**
play-game = - **{ $game }** : { $like }
play-posted = ### À quoi veux-tu jouer ?
    Appuie sur un jeu, puis choisis avec qui. Contre l'ordinateur, ta main s'affiche sur place ; avec d'autres, elle arrive en message privé.
play-posted-people = ### À quoi veux-tu jouer ?
    Appuie sur un jeu, puis choisis avec qui. Ta main arrive en message privé.
play-post-refused = Seules les personnes qui gèrent ce serveur peuvent poster les boutons de départ. `/play` tout court te les montre en privé.
play-more = Avec d'autres…
play-away = Retirer les boutons de départ de ce salon
play-post = Poster les boutons de départ ici
play-taken-away = Les boutons de départ sont retirés de ce salon. `/play post:True` les poste à nouveau.
play-whom = ### { $game }
    -# { $like }
    Avec qui veux-tu jouer ?
play-level = ### { $game }
    -# { $like }
    De quel niveau doit être l'ordinateur ? Tu joues ici même.
play-terms = Avec d'autres : { $pace } { $counts }
play-options = Options…
play-computers = Contre l'ordinateur…
play-computer-easy = Ordinateur : facile
play-computer-normal = Ordinateur : normal
play-computer-hard = Ordinateur : difficile
play-open = Ouvrir une table
play-somebody = Défier quelqu'un
play-back = Un autre jeu
play-elsewhere = Jouer sur { $server }
