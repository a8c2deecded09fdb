# Revenir sur une de ses propres parties.
# kept: button-review-look

review-title = Analyse : { $game }
review-alone = On ne peut analyser ainsi qu'une partie que l'on a jouée. *Revoir* la montre à tout le monde.
review-running = Cette partie n'est pas encore finie.
review-not-yet = Je ne sais pas encore analyser { $game }, seulement { $games }.
review-thinking = Je reparcours la partie…
review-gave = { $count ->
    [0] { $player } n'a rien laissé filer.
   *[other] { $player } a laissé filer { $points ->
        [one] { $points } point
       *[other] { $points } points
    } en { $count ->
        [one] une décision
       *[other] { $count } décisions
    }.
}
    .player = { $count ->
    [0] Tu n'as rien laissé filer.
   *[other] Tu as laissé filer { $points ->
        [one] { $points } point
       *[other] { $points } points
    } en { $count ->
        [one] une décision
       *[other] { $count } décisions
    }.
}
review-unsaved = Rien de ce que tu pouvais faire n'aurait sauvé la manche { $round }.
review-costliest = Ce qui a coûté le plus :
review-entry = { $number }. Manche { $round } : { $played }, { $points ->
    [one] { $points } point
   *[other] { $points } points
} de moins que le meilleur choix.
review-looked = Manche { $round } : tu as choisi **{ $played }**, qui vaut { $worth }. **{ $best }** vaut { $most }.
review-cost = Cela a laissé filer { $points ->
    [one] { $points } point
   *[other] { $points } points
}. Les points sont comptés de ton point de vue, si l'on joue au mieux des deux côtés à partir de là.
review-try = Manche { $round } : que ferais-tu maintenant ?
review-best = ✅ **{ $action }** : il n'y a pas mieux.
review-worse = **{ $action }** vaut { $worth }, { $points ->
    [one] { $points } point
   *[other] { $points } points
} de moins que le meilleur choix.
review-course = Où en était { $player }
    .player = Où tu en étais
review-course-alt = { $title }, en points de la manche, décision par décision : { $course }. Une marque est là où tu as laissé filer quelque chose.
button-review = Analyser
button-review-look = { $number } : −{ $points }
button-review-next = Suivant
button-review-again = Réessayer
