# Revenir sur une de ses propres parties.
# kept: button-review-look

review-title = Analyse : { $game }
review-alone = On ne peut analyser ainsi qu'une partie que l'on a jouée. *Revoir* la montre à tout le monde.
review-running = Cette partie n'est pas encore finie.
review-thinking = Je reparcours la partie…
review-progress = Je reparcours la partie : décision { $done } sur { $of }…
review-waits = { $ahead ->
    [one] Une autre partie passe d'abord…
   *[other] { $ahead } autres parties passent d'abord…
}
review-busy = J'analyse trop de parties en ce moment. Réessaie dans une minute.
review-failed = Je n'ai pas réussi à analyser cette partie. Réessaie ; *Revoir* la montre pas à pas.
review-gave = { $count ->
    [0] { NAME($player, "L'") } n'a rien laissé filer.
    [one] { NAME($player, "L'") } a laissé filer des points { $count } fois.
   *[other] { NAME($player, "L'") } a laissé filer des points { $count } fois.
}
    .player = { $count ->
    [0] Tu n'as rien laissé filer.
    [one] Tu as laissé filer des points { $count } fois.
   *[other] Tu as laissé filer des points { $count } fois.
}
review-gave-won = { $count ->
    [0] Tu n'as rien laissé filer.
    [one] Tu as gagné quand même ; { $count } fois, plus de points étaient possibles.
   *[other] Tu as gagné quand même ; { $count } fois, plus de points étaient possibles.
}
review-stands = { $count ->
    [0] aucun point
    [one] { $count } point pour { NAME($player, "l'") }
   *[other] { $count } points pour { NAME($player, "l'") }
}
    .player = { $count ->
    [0] aucun point
    [one] { $count } point pour toi
   *[other] { $count } points pour toi
}
review-unsaved = Rien de ce que tu pouvais faire n'aurait sauvé la manche { $round }.
review-known = Chances d'après ce que tu pouvais voir alors, si tout le monde joue comme l'ordinateur difficile ; *Revoir* montre ce qui était caché.
review-curve = Points de la manche, si les deux jouent au mieux à partir de là : au-dessus de 0 les tiens, au-dessous ceux { NAME($other, "de l'", "de ", "d'") }. Un point rouge : tu en as laissé filer.
review-defended = Une défaite bien défendue : rien de ce que tu pouvais savoir n'aurait changé grand-chose.
review-nothing = Rien ne t'a coûté grand-chose.
review-none = La partie s'est terminée avant ta première décision.
review-turned = Ce qui a décidé : { $where } : **{ $played }**, { $worth }. Tout autre choix : au mieux { $next }.
review-turned-chance = Le tournant : { $where } : **{ $played }**. Tes chances : { $before } % avant, { $after } % à ta décision suivante.
review-well = Bien joué aussi :
review-well-entry = - { $where } : { $played }, { $worth } (sinon { $next })
review-well-entry-chance = - { $where } : { $played } ({ $before } % → { $after } %)
review-costliest = Ce qui a coûté le plus :
review-costliest-of = Ce qui a coûté le plus, { $count } sur { $of } :
review-costliest-won = Où plus de points étaient possibles :
review-costliest-of-won = Où plus de points étaient possibles, { $count } sur { $of } :
review-entry = { $number }. { $where } : { $played } ({ $worth }). Mieux : { $best } ({ $most }).
review-in-step = { $where }, étape { $step }
review-entry-chance = { $number }. { $where } : { $played } (−{ $points } %). Mieux : { $best }
review-looked = { $where }. Tu as joué **{ $played }** : { $worth }.
    Mieux : **{ $best }**, { $most }.
review-looked-chance = { $where }. **{ $played }**, ton choix : { $worth } % de chances de gagner. **{ $best }**, le choix de l'ordinateur difficile : { $most } %.
review-cost = -# Points de la manche, si les deux jouent au mieux à partir de là.
review-went = Dans la partie : { $stands }.
review-proved = **{ $best }** gagnait la manche à coup sûr, quoi que l'adversaire ait pu cacher.
review-try = { $where } : que ferais-tu maintenant ?
review-best = ✅ **{ $action }** : il n'y a pas mieux.
review-best-chance = ✅ **{ $action }** : je ne trouve pas mieux.
review-worse = **{ $action }** : { $worth }. Le meilleur choix : { $most }.
review-worse-chance = **{ $action }** : { $worth } % de chances de gagner, { $points } % de moins que le meilleur choix.
review-course = Où en était { NAME($player, "l'") }
    .player = Où tu en étais
review-course-alt = { $title }, en points de la manche, décision par décision, avec un moins quand ils vont à l'autre camp : { $course }. Une marque est là où tu as laissé filer quelque chose.
review-course-alt-chance = { $title }, en pour cent, décision par décision : { $course }. Une marque est là où tu as perdu le plus.
review-picture-chance = Chances de gagner
review-picture-points = Points de la manche
review-picture-sides = au-dessus de 0 : points pour toi · au-dessous : pour { NAME($other, "l'") }
review-picture-decisions = Décisions
review-picture-percent = { $value } %
button-review = Analyser
button-review-look = Décision { $number }
button-review-look-chance = { $number } : −{ $points } %
button-review-next = Suivant
button-review-again = Réessayer
button-review-replay = Revoir ce moment
