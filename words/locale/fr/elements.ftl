# Elements. Les cartes se nomment par leur nombre et leur élément : « 5 Eau ».
# kept: elements-alt-table elements-picture-plus-front elements-card elements-card-6 elements-score elements-alt-front-total elements-picture-front elements-picture-front-sum

## Cartes

elements-card-1 = Bois
elements-card-2 = Feu
elements-card-3 = Terre
elements-card-4 = Métal
elements-card-5 = Eau
elements-card-6 = Yin/Yang
elements-card = { $value } { $name }
elements-no-cards = vide

## Choisir

elements-prompt-play = Jouer une carte
elements-action-play = Jouer { $card }
elements-short-play = Jouer { $value }
elements-short-take = Prendre { $value }
elements-short-knock = ✊ Frapper avec { $sum } sur { $limit }
elements-short-knock-sure = { $knock } : gain assuré
elements-short-knock-odds = { $knock } : gagne à { $percent } %
elements-action-take = Prendre { $card }
elements-action-discard = Défausser un 6
elements-action-knock = Frapper
elements-action-yield = Céder la manche
elements-confirm-knock = Frapper avec { $sum } ? Tu perds si { NAME($other, "l'") } a de { $low } à { $limit } : cela ne dépasse pas la limite non plus, et n'est pas inférieur à ta somme.
elements-confirm-knock-at-limit = Frapper avec { $sum } ? Tu ne perds que si { NAME($other, "l'") } a aussi { $sum } : à sommes égales, qui frappe perd.
elements-confirm-knock-exactly = Frapper avec { $sum } ? Tu ne perds que si { NAME($other, "l'") } a exactement { $limit }.
elements-confirm-knock-lost = Frapper avec { $sum } ? Tu perds, quoi qu'ait { NAME($other, "l'") } : cela ne dépasse pas la limite non plus, et n'est pas inférieur à ta somme.
elements-confirm-knock-odds = C'est le cas de { $percent } % des mains possibles.
elements-confirm-yield-tokens = Céder la manche ? { NAME($other, "L'") } gagne 1 jeton.
elements-confirm-yield-tokens-last = Céder la manche ? Tu perds alors la partie : { NAME($other, "l'") } reçoit le 6e jeton.
elements-confirm-yield-endless = Céder la manche ? { NAME($other, "L'") } la gagne.
elements-confirm-yield-endless-last = Céder la manche ? Tu perds alors la partie : c'est la dernière.

## Ce qui s'est passé

elements-event-play = { NAME($player, "L'") } joue { $card } : la limite passe à { $limit }.
    .player = Tu joues { $card } : la limite passe à { $limit }.
elements-event-take = { NAME($player, "L'") } prend { $card } : la limite passe à { $limit }.
    .player = Tu prends { $card } : la limite passe à { $limit }.
elements-event-discard = { NAME($player, "L'") } défausse un 6.
    .player = Tu défausses un 6.
elements-event-knock = { NAME($player, "L'") } frappe : { $sum } contre { $theirs } chez { NAME($other, "l'") }, limite { $limit }.
    .player = Tu frappes : { $sum } contre { $theirs } chez { NAME($other, "l'") }, limite { $limit }.
    .other = { NAME($player, "L'") } frappe : { $sum } contre tes { $theirs }, limite { $limit }.
elements-event-yield = { NAME($player, "L'") } cède la manche.
    .player = Tu cèdes la manche.
elements-event-score-over = La manche { $round } revient à { NAME($winner, "l'") } (+{ $points }) : { NAME($loser, "l'") } dépasse la limite.
    .winner = La manche { $round } est pour toi (+{ $points }) : { NAME($loser, "l'") } dépasse la limite.
    .loser = La manche { $round } revient à { NAME($winner, "l'") } (+{ $points }) : tu dépasses la limite.
elements-event-score-higher = La manche { $round } revient à { NAME($winner, "l'") } (+{ $points }) : personne ne dépasse la limite, la somme la plus haute l'emporte.
    .winner = La manche { $round } est pour toi (+{ $points }) : personne ne dépasse la limite, la somme la plus haute l'emporte.
elements-event-score-equal = La manche { $round } revient à { NAME($winner, "l'") } (+{ $points }) : les sommes sont égales, et { NAME($loser, "l'") } a frappé. L'égalité profite à l'autre.
    .winner = La manche { $round } est pour toi (+{ $points }) : les sommes sont égales, et { NAME($loser, "l'") } a frappé. L'égalité te profite.
    .loser = La manche { $round } revient à { NAME($winner, "l'") } (+{ $points }) : les sommes sont égales, et tu as frappé. L'égalité profite à l'autre.
elements-event-score-lower = La manche { $round } revient à { NAME($winner, "l'") } (+{ $points }) : personne ne dépasse la limite, la somme la plus haute l'emporte.
    .winner = La manche { $round } est pour toi (+{ $points }) : personne ne dépasse la limite, la somme la plus haute l'emporte.
elements-event-score-yield = La manche { $round } revient à { NAME($winner, "l'") } (+{ $points }) : { NAME($loser, "l'") } l'a cédée.
    .winner = La manche { $round } est pour toi (+{ $points }) : { NAME($loser, "l'") } l'a cédée.
    .loser = La manche { $round } revient à { NAME($winner, "l'") } (+{ $points }) : tu l'as cédée.
elements-event-round = La manche { $round } commence ; { NAME($player, "l'") } ouvre.
    .player = La manche { $round } commence ; tu ouvres.
elements-ended-over = La manche { $round } revient à { NAME($winner, "l'") } : { NAME($loser, "l'") } a { $less } et dépasse la limite de { $limit }.
    .winner = La manche { $round } est pour toi : { NAME($loser, "l'") } a { $less } et dépasse la limite de { $limit }.
    .loser = La manche { $round } revient à { NAME($winner, "l'") } : tu as { $less } et tu dépasses la limite de { $limit }.
elements-ended-knocked = { NAME($player, "L'") } a frappé.
    .player = Tu as frappé.
elements-ended-knocked-with = { NAME($player, "L'") } a frappé avec { $sum }.
    .player = Tu as frappé avec { $sum }.
elements-ended-higher = La manche { $round } revient à { NAME($winner, "l'") } : { $more } contre { $less } chez { NAME($loser, "l'") }.
    .winner = La manche { $round } est pour toi : { $more } contre { $less } chez { NAME($loser, "l'") }.
    .loser = La manche { $round } revient à { NAME($winner, "l'") } : { $more } contre tes { $less }.
elements-ended-equal = La manche { $round } revient à { NAME($winner, "l'") } : { $more } de part et d'autre, et { NAME($loser, "l'") } a frappé.
    .winner = La manche { $round } est pour toi : { $more } de part et d'autre, et { NAME($loser, "l'") } a frappé.
    .loser = La manche { $round } revient à { NAME($winner, "l'") } : { $more } de part et d'autre, et tu as frappé.
elements-ended-yield = La manche { $round } revient à { NAME($winner, "l'") } : { NAME($loser, "l'") } l'a cédée.
    .winner = La manche { $round } est pour toi : { NAME($loser, "l'") } l'a cédée.
    .loser = La manche { $round } revient à { NAME($winner, "l'") } : tu l'as cédée.
elements-ended-gain = (+{ $score })

## Où en est la partie

elements-headline-tokens = Manche { $round }, partie en 6 jetons
elements-headline-endless = Manche { $round } sur { $rounds }
elements-private-hand = Ta main : **{ $hand }**, somme **{ $sum }**, limite **{ $limit }** : { $room }.
elements-lies-open = Ton front : { $own }, le front adverse : { $theirs }. Cartes non vues : { $unseen } ; l'adversaire en a { $held ->
    [1] une
   *[other] { $held }
}. Défausse : { $count ->
    [0] aucun six
    [1] un six
    [2] deux six
    [3] trois six
    [4] quatre six
    [5] cinq six
   *[other] six six
}.
elements-private-may-knock = tu peux frapper
elements-private-above = { $above } de trop pour frapper
elements-hindered-above = Fais baisser ta somme, ou monter la limite : alors tu pourras frapper.
elements-private-over = Ta dernière main : **{ $hand }**.

## Autour de la partie

elements-length-tokens = environ 10 minutes, très facile à apprendre
elements-length-endless = environ { $minutes } minutes, très facile à apprendre
elements-options-tokens = Partie en 6 jetons : 2 pour une manche gagnée en frappant, 1 quand l'autre la cède.
elements-options-endless = Partie sans fin : { $rounds ->
    [one] une seule manche décide.
   *[other] { $rounds } manches ; qui en gagne le plus gagne la partie.
}

## Peint dans les images

elements-picture-goal = Manche { $round } · partie en 6 jetons
elements-picture-round-of = Manche { $round } sur { $rounds }
elements-picture-round = Manche { $round }
elements-picture-after = { $rounds ->
    [one] après 1 manche
   *[other] après { $rounds } manches
}
elements-picture-to-move = au trait
elements-picture-rounds-won = { $count ->
    [one] manche gagnée
   *[other] manches gagnées
}
elements-picture-in-hand = { $count ->
    [0] main vide
   *[other] { $count } en main
}
elements-picture-front = front
elements-picture-front-sum = + front { $sum }
elements-picture-limit = limite
elements-picture-limit-of = limite { $limit }
elements-picture-limit-was = la limite était { $limit }
    .short = limite { $limit }
elements-picture-display = Rangée
elements-picture-empty = vide
elements-picture-discards = défausse
elements-picture-aside = écart
elements-picture-yielded-short = a cédé
elements-picture-goes-to = Manche { $round } pour { $player }
    .player = Manche { $round } pour toi
elements-picture-yielded = { $player } a cédé la manche.
    .player = Tu as cédé la manche.
elements-picture-unfinished = Manche { $round } inachevée
elements-picture-hidden = Les mains restent cachées.
elements-picture-knocked = a frappé
    .player = as frappé
elements-picture-no-card = main vide
elements-picture-your-turn = à toi
elements-picture-sum = somme
elements-picture-tokens = jetons
elements-picture-can-knock = tu peux frapper
elements-picture-too-high = { $above } de trop
elements-picture-low-enough = assez bas
elements-picture-is-higher = en face { $sum } : plus
elements-picture-is-above = en face { $sum } : trop
elements-picture-equal = égalité : perdu
elements-picture-closest = au plus près
elements-picture-cover-1 = Au plus près de la limite,
elements-picture-cover-2 = sans la dépasser, on gagne.
elements-picture-hand = main
elements-picture-your-hand = Ta main
elements-picture-your-front = Ton front
elements-picture-play = jouer
elements-picture-take = prendre
elements-picture-limit-up = la limite monte
elements-picture-limit-down = la limite baisse
elements-picture-discard = ou défausse un 6 de ta main : ta somme baisse de 6
elements-picture-own-sum = ta somme
elements-picture-plus-front = + front
elements-picture-small-display = rangée

## Textes de remplacement

elements-alt-cover = Couverture d'Elements : un éventail de six cartes, 1 Bois, 2 Feu, 3 Terre, 4 Métal, 5 Eau et 6 Yin/Yang.
elements-alt-figure-minute = Une table : en haut la place d'Ada avec un front de 1 et 3, en bas celle de Bo avec un front de 6, et entre elles la rangée de 4, 2 et 6 avec la limite 12.
elements-alt-figure-cards = Les seize cartes : deux 1 Bois, deux 2 Feu, deux 3 Terre, deux 4 Métal et deux 5 Eau ; six 6 Yin/Yang.
elements-alt-figure-ways = Jouer : une carte passe de ta main à la rangée, et la limite monte. Prendre : la carte du dessus de la rangée passe dans ton front, et la limite baisse. Défausser : un 6 quitte ta main, et ta somme baisse de 6.
elements-alt-figure-sum = La main 2 et 5 plus le front 1 et 3 font une somme de 11. La rangée 4, 2 et 6 fait une limite de 12. 11 ne dépasse pas 12 : on peut frapper.
elements-alt-figure-knock = Ada a frappé à la limite 12. Ada : main 2 et 5, front 1 et 3, somme 11. Bo : main 3, front 6, somme 9. Personne ne dépasse la limite et Ada a davantage : 2 jetons pour Ada.
elements-alt-round-tokens = manche { $round }, partie en 6 jetons
elements-alt-round-endless = manche { $round } sur { $rounds }
elements-alt-table = Elements, { $round }.
elements-alt-out = Défausse : { $discards }, écart : { $aside }.
elements-alt-to-move = C'est à { NAME($player, "l'") } de jouer.
    .player = C'est à toi de jouer.
elements-alt-hand = Ta main à Elements, { $round } : { $cards }.
elements-alt-front = Ton front : { $cards }. Ton score : { $score }.
elements-alt-sum = Ta somme { $sum }, limite { $limit }.
elements-alt-may-knock = À toi : tu peux frapper.
elements-alt-may-not-knock = À toi : tu ne peux pas encore frapper.
elements-alt-yielded = Manche { $round } : { NAME($player, "l'") } a cédé ; { $gain }.
    .player = Manche { $round } : tu as cédé ; { $gain }.
elements-alt-knocked = Manche { $round } : { NAME($player, "l'") } a frappé à la limite { $limit } ; { $hands } ; { $gain }.
    .player = Manche { $round } : tu as frappé à la limite { $limit } ; { $hands } ; { $gain }.
elements-alt-gain = { $score } pour { NAME($winner, "l'") }
    .winner = { $score } pour toi
elements-alt-left = Manche { $round } inachevée : { $hands }.
elements-alt-revealed = { $player } avec { $cards } en main, somme { $sum }
elements-alt-score-tokens = { $points ->
    [one] { $points } jeton
   *[other] { $points } jetons
}
elements-alt-score-endless = { $points ->
    [one] { $points } manche
   *[other] { $points } manches
}
elements-alt-player = { $player } : { $score }, { $hand ->
    [one] { $hand } carte
   *[other] { $hand } cartes
} en main, front { $front }.
elements-alt-player-endless = { $player } : { $score } au compteur, { $hand ->
    [one] { $hand } carte
   *[other] { $hand } cartes
} en main, front { $front }.
elements-alt-front-total = { $cards } ({ $total })
elements-alt-display-empty = Rangée vide.
elements-alt-display-empty-limit = Rangée vide ; limite { $limit }.
elements-alt-display = Rangée, de bas en haut : { $cards }.
elements-alt-display-limit = Rangée, de bas en haut : { $cards } ; limite { $limit }.
elements-alt-over-draw-tokens = La partie est finie. Nulle, { $ours ->
    [one] { $ours } jeton
   *[other] { $ours } jetons
} à { $theirs }.
elements-alt-over-draw-endless = La partie est finie. Nulle, { $ours ->
    [one] { $ours } manche
   *[other] { $ours } manches
} à { $theirs }.
elements-alt-over-resign = La partie est finie. { NAME($winner, "L'") } gagne : { NAME($loser, "l'") } a abandonné.
    .winner = La partie est finie. Tu gagnes : { NAME($loser, "l'") } a abandonné.
    .loser = La partie est finie. { NAME($winner, "L'") } gagne : tu as abandonné.
elements-alt-over-tokens = La partie est finie. { NAME($winner, "L'") } gagne, { $more } jetons à { $fewer }.
    .winner = La partie est finie. Tu gagnes, { $more } jetons à { $fewer }.
elements-alt-over-endless = La partie est finie. { NAME($winner, "L'") } gagne, { $more ->
    [one] { $more } manche
   *[other] { $more } manches
} à { $fewer }.
    .winner = La partie est finie. Tu gagnes, { $more ->
        [one] { $more } manche
       *[other] { $more } manches
    } à { $fewer }.

## Commandes

command-elements = Elements : au plus près de la limite sans la dépasser, on gagne
command-elements-start = Ouvrir une table : défie quelqu'un, ou garde la place ouverte.
command-elements-start-mode = Jouer jusqu'à six jetons, ou un nombre de manches
command-elements-start-rounds = Combien de manches dans la partie sans fin (de 1 à 99, 5 par défaut)

# Pendant que d'autres regardent

elements-score = { $player } { $score }

## Pour qui découvre le jeu

elements-aim-tokens = atteindre 6 jetons avant l'adversaire. Une manche gagnée en frappant en donne 2, une manche cédée 1.
elements-aim-endless = gagner plus de manches que l'adversaire, sur { $rounds } en tout. Quand on frappe, la manche va à la plus haute somme qui ne dépasse pas la limite.
elements-met-over = Qui dépasse la limite quand on frappe perd la manche.
elements-met-higher = Personne ne dépassait la limite : la somme **la plus haute** a gagné la manche.
elements-met-lower = Personne ne dépassait la limite : la somme **la plus haute** a gagné. Qui frappe avec trop peu perd.
elements-met-equal = À sommes égales, qui a frappé perd la manche.
elements-met-yield = Céder met fin à la manche et donne 1 jeton à l'adversaire ; frapper et perdre lui en donne 2.
elements-met-knock = Ta somme ne dépasse pas la limite : tu peux donc frapper. Tu gagnes si l'adversaire dépasse la limite, ou reste sous ta somme. À sommes égales, tu perds.
elements-met-take = Une carte que tu prends compte désormais dans ta somme, et plus dans la limite.
elements-met-discard = Un 6 peut se défausser : ta somme baisse de 6, et la limite reste.
elements-met-cards = Il y a seize cartes : deux de chaque, de 1 à 5, et six 6. À chaque manche, quatre restent à l'écart, sans être vues.
elements-met-play = Une carte que tu joues a deux effets : ta somme baisse, et la limite monte d'autant.
elements-reason-knock = Ta somme est alors { $sum }, la limite { $limit } : si rien ne change, tu peux frapper à ton prochain tour.
elements-reason-nearer = Cela te rapproche de la frappe : { $above } au-dessus de la limite, au lieu de { $theirs } avec le deuxième meilleur choix.
elements-reason-knock-sure = Tu ne peux pas perdre ainsi.
elements-reason-knock-now = Tu ne perds que si ton adversaire a { $one ->
    [yes] { $low }
   *[no] de { $low } à { $high }
} : { $percent } % des mains possibles.
elements-reason-take = La limite baisse à { $limit } : cela éloigne aussi l'adversaire de la frappe. Toi, tu la dépasses alors de { $above }.
elements-reason-higher = Ta somme monte à { $sum } sans dépasser la limite : la plus haute gagne.
elements-reason-stays = Frapper maintenant, c'est risquer de perdre : contre { $low } ou plus, si la limite n'est pas dépassée. Ta somme, elle, reste dans la limite.
elements-reason-discard = Ta somme baisse de 6, et la limite ne monte pas pour l'adversaire.
elements-reason-low = La limite ne monte que de { $card }, ce qui aide le moins l'adversaire. Tu la dépasses alors de { $above }.
elements-reason-play = Ta somme est alors { $sum }, la limite { $limit } : tu la dépasses encore de { $above }.
elements-reason-yield = Cela donne 1 jeton, au lieu des 2 d'une frappe gagnante.
elements-reason-yield-lost = Je ne vois rien qui puisse encore sauver cette manche.
elements-reason-others-none = Ton adversaire ne peut alors pas frapper, quelle que soit sa main.
elements-reason-others-harmless = Ton adversaire pourra peut-être frapper alors, mais sans gagner.
elements-reason-others-all = Ton adversaire gagne alors en frappant, quelle que soit sa main.
elements-reason-others-some = Ton adversaire gagne alors en frappant avec { $percent } % des mains possibles.
elements-reason-others-beside = Ton adversaire gagne alors en frappant avec { $percent } % des mains possibles ; après *{ $beside }*, avec { $theirs } %.
elements-reason-own-beside = Mais si rien ne change, ta propre frappe gagne ensuite contre { $percent } % d'entre elles, au lieu de { $theirs } %.
elements-reason-still = À plus long terme, c'est quand même mieux.
elements-reason-yield-others = Tu dépasses la limite de { $above } ; avec { $percent } % des mains possibles, ton adversaire peut frapper aussitôt.
