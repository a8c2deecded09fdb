# Realm of the Defenders. Les cartes s'écrivent par rang et couleur, les Défenseurs en jeu avec la lettre sous leur carte.
# kept: realm-of-the-defenders-title-short realm-of-the-defenders-figure-zone-piles realm-of-the-defenders-defender realm-of-the-defenders-picture-courage realm-of-the-defenders-figure-suit-H realm-of-the-defenders-use-H realm-of-the-defenders-picture-cover-1 realm-of-the-defenders-picture-cover-2 realm-of-the-defenders-ready-standard realm-of-the-defenders-picture-deck realm-of-the-defenders-order-of realm-of-the-defenders-bid-of realm-of-the-defenders-alt-copies realm-of-the-defenders-alt-courage realm-of-the-defenders-alt-courage-cards realm-of-the-defenders-alt-table

## Cartes et Défenseurs

realm-of-the-defenders-title-short = Realm
realm-of-the-defenders-no-cards = aucune carte
realm-of-the-defenders-courage = { $cards } ({ $total } en tout)
realm-of-the-defenders-defender = { $card } ({ $letter })
realm-of-the-defenders-defender-elder = Ancien de { $toughness } ({ $letter })
realm-of-the-defenders-defender-gone = Défenseur ({ $letter })
realm-of-the-defenders-from-hand = (main)
realm-of-the-defenders-from-play = en jeu ({ $letter })

## Choisir

realm-of-the-defenders-prompt-bid = Miser une carte
realm-of-the-defenders-prompt-deploy = Déployer un Défenseur
realm-of-the-defenders-prompt-inspire = Céder un Ancien
realm-of-the-defenders-prompt-queen = Utiliser Q♠
realm-of-the-defenders-prompt-attack = Attaquer qui ?
realm-of-the-defenders-prompt-attack-target = Attaquer { $defender } : qui, avec quelle Force ?
realm-of-the-defenders-prompt-attack-with = Attaquer avec quelle Force ?
realm-of-the-defenders-prompt-attack-line = Attaquer : qui, avec quoi, contre qui ?
realm-of-the-defenders-prompt-pay = Payer avec
realm-of-the-defenders-prompt-recall = Rappeler
realm-of-the-defenders-prompt-strike = Frapper
realm-of-the-defenders-prompt-attacker = Qui attaque ?
realm-of-the-defenders-prompt-power = Avec quelle Force ?
realm-of-the-defenders-prompt-sends = Avec quelle Force, contre qui ?
realm-of-the-defenders-prompt-sends-more = Qui encore, avec quoi, contre qui ?
realm-of-the-defenders-prompt-against = Contre qui ?
realm-of-the-defenders-prompt-sacrifice = Qui est sacrifié, et pour qui ?
realm-of-the-defenders-prompt-retaliate = Riposter avec quelle carte ?
realm-of-the-defenders-prompt-offer = Qui est sacrifié ?
realm-of-the-defenders-prompt-counter = Avec quelle carte ?
realm-of-the-defenders-prompt-block = Quelle Force est arrêtée ?
realm-of-the-defenders-prompt-hit = Lequel de tes attaquants est touché ?
realm-of-the-defenders-prompt-ace = Utiliser A♠
realm-of-the-defenders-prompt-place = Poser une ressource
realm-of-the-defenders-prompt-other = Ce que tu peux faire d'autre

realm-of-the-defenders-prompt-several-bid = Mise autant de cartes que tu veux
realm-of-the-defenders-prompt-several-place = Pose jusqu'à deux, finis ton tour
realm-of-the-defenders-prompt-several-pay = Choisis avec quoi payer : cartes entières, sans monnaie

realm-of-the-defenders-staged-deploy = Déployer { $defender } pour { NAME($money, "un ") }
realm-of-the-defenders-staged-inspire = { $told } Cela coûte deux fois { $toughness }, soit { $due } d'Argent.{ $dear ->
    [none] {""}
   *[some] {" "}Tu as { $money } : { $cards } coûte plus.
}
realm-of-the-defenders-staged-bid = Miser { $cards }
realm-of-the-defenders-staged-attack = Attaquer { NAME($player, "l'") } : { $lines }
realm-of-the-defenders-staged-sacrifice = Sacrifier { NAME($card, "un ") } pour { NAME($defender, "l'") }{ $kind ->
    [courage] {" "}: cela coûte { $owed } points de Courage (tu peux payer avec { $cards }, sur { $had } en tout)
    [whole] {" "}: cela coûte { $owed } points de Courage, et tu perds tout ton Courage ({ $had }), sans monnaie rendue
    [all] {" "}: tu perds tout ton Courage ({ $had })
    [fortress] {" "}: sans Courage, une Forteresse tombe
    [last] {" "}: sans Courage, ta dernière Forteresse tombe et ton royaume est éliminé
    [price] {" "}: cela coûte { $cards }
   *[nothing] , sans rien coûter
}
realm-of-the-defenders-staged-retaliate = { NAME($defender, "L'") } riposte avec { NAME($card, "un ") }{ $last ->
    [yes] {" "}; ensuite, plus aucun sacrifice n'est possible
   *[no] {""}
}
realm-of-the-defenders-send-deploy = Déployer et payer
realm-of-the-defenders-send-attack = Engager la bataille
realm-of-the-defenders-send-bid = Valider cette mise
realm-of-the-defenders-send-place = Poser, et finir mon tour
realm-of-the-defenders-send-retaliate = Riposter
realm-of-the-defenders-send-retaliate-end = Riposter, et finir ma réponse
realm-of-the-defenders-send-sacrifice = Faire le sacrifice
realm-of-the-defenders-send-sacrifice-end = Faire le sacrifice, et finir ma réponse

realm-of-the-defenders-action-bid = Miser { $card }
realm-of-the-defenders-action-redraw = Piocher une nouvelle main
realm-of-the-defenders-action-keep = Garder cette main
realm-of-the-defenders-action-deploy = Déployer { NAME($card, "un ") }
realm-of-the-defenders-action-deploy-price = Déployer { NAME($card, "un ") } pour { NAME($money, "un ") }
realm-of-the-defenders-action-pay = Payer { NAME($card, "un ") }
realm-of-the-defenders-action-pay-all = Payer { $cards } ({ $total })
realm-of-the-defenders-action-recall = Rappeler { $card }
realm-of-the-defenders-action-power = Avec { NAME($card, "un ") }
realm-of-the-defenders-action-inspire = Ancien { $source } : rappeler un Défenseur
realm-of-the-defenders-action-queen = Q♠ { $source } : détruire une carte (15 de Courage)
realm-of-the-defenders-action-ace = A♠ { $source } : rien n'est pioché (15 de Courage)
realm-of-the-defenders-action-attack = Attaquer { NAME($player, "l'") }
realm-of-the-defenders-action-attack-line = Attaque : { $line }
realm-of-the-defenders-action-attack-realm = Attaquer avec { $power } ({ $kind ->
    [courage] { $paid } de Courage
    [all] tout le Courage, { $had }
    [fortress] une Forteresse
    [wins] la dernière Forteresse : tu gagnes
   *[last] la dernière Forteresse
})
realm-of-the-defenders-action-many-deploy = Déployer…
realm-of-the-defenders-action-many-attack = Attaquer…
realm-of-the-defenders-action-many-attack-in-vain = Attaque : ne vainc personne…
realm-of-the-defenders-action-many-other = Autre…
realm-of-the-defenders-action-many-place = Poser…
realm-of-the-defenders-action-many-retaliate = Riposter…
realm-of-the-defenders-action-many-retaliate-in-vain = Riposter : ne vainc personne…
realm-of-the-defenders-action-many-sacrifice = Sacrifier…
realm-of-the-defenders-action-many-sacrifice-in-vain = Sacrifier : ne sauve personne…
realm-of-the-defenders-action-many-inspire = Céder un Ancien…
realm-of-the-defenders-action-many-queen = Utiliser Q♠…
realm-of-the-defenders-action-attacker = { $defender } attaque
realm-of-the-defenders-action-power-against = { $power } contre { $defender }
realm-of-the-defenders-action-against = Contre { $defender }
realm-of-the-defenders-action-against-realm = Contre le royaume
realm-of-the-defenders-action-sacrifice = Sacrifier quelqu'un pour { $defender }
realm-of-the-defenders-action-sacrifice-of = { $count ->
    [one] Sacrifier { $first } pour { $defender }
   *[other] Sacrifier { $first } ou { $second } pour { $defender }
}
realm-of-the-defenders-answer-sacrifice = Sacrifier { $dead }{ $many ->
    [yes] {" "}pour { $defender }
   *[no] {""}
}{ $kind ->
    [courage] , payer { $cards }
    [all] , payer tout le Courage ({ $cards })
    [fortress] {" "}: une Forteresse tombe
    [last] {" "}: ta dernière Forteresse tombe
    [asked] {" "}: choisir quoi payer
   *[nothing] {""}
}
realm-of-the-defenders-answer-strike = { $many ->
    [yes] { $defender } riposte : { $card }
   *[no] Riposter : { $card }
}{ $kind ->
    [told] , { $told }
   *[either] , qui est touché tombe
    [spared] , { $spared } tient bon
}
realm-of-the-defenders-action-another-attack = Autre attaque…
realm-of-the-defenders-action-another-sacrifice = Autre sacrifice…
realm-of-the-defenders-action-another-retaliate = Riposter autrement…
realm-of-the-defenders-brings = { $falls ->
    [no] Trop peu : { $defender } tient bon
    [already] { $defender } tombe déjà sans elle
   *[yes] { $defender } tombe{ $kind ->
        [courage] {" "}: { $owed } de Courage sur { $had }
        [all] {" "}: tout le Courage, { $had }
        [fortress] {" "}: une Forteresse
       *[last] {" "}: la dernière Forteresse
    }
}
realm-of-the-defenders-attack-comes = { $attackers } : { $told }
realm-of-the-defenders-comes = { $falls ->
    [no] trop peu pour { $defender }
   *[yes] { $defender } tombe{ $kind ->
        [courage] , { $owed } de Courage sur { $had }
        [all] , tout le Courage, { $had }
        [fortress] , une Forteresse
        [last] , la dernière Forteresse
       *[open] {""}
    }
}
realm-of-the-defenders-brings-together = { $power } en tout. { $told }
realm-of-the-defenders-short-sacrifice = { $many ->
    [yes] { $dead } meurt pour { $defender }
   *[no] Sacrifier { $dead }
}
realm-of-the-defenders-short-strike = { $many ->
    [yes] { $defender } riposte : { $card }
   *[no] Riposter : { $card }
}
realm-of-the-defenders-in-hand = { $card } (main)
realm-of-the-defenders-goes-on = { $label }…
realm-of-the-defenders-action-retaliate = { $defender } riposte
realm-of-the-defenders-action-offer = Sacrifier { $defender }
realm-of-the-defenders-action-offer-hand = Sacrifier { $card } de ta main
realm-of-the-defenders-action-offer-jack = Sacrifier { $card } de ta main, pour 15 de Courage
realm-of-the-defenders-action-counter-hand = Frapper avec { NAME($card, "un ") } de ta main
realm-of-the-defenders-action-counter-pool = Frapper avec { NAME($card, "un ") } de ta Force
realm-of-the-defenders-action-block = Arrêter la Force : { $defender }
realm-of-the-defenders-action-hit = Toucher { $defender }{ $falls ->
    [yes]  : tombe
   *[no]  : tient bon
}
realm-of-the-defenders-action-strike-courage = { $player } : { $card } de Courage, reste { $left }
realm-of-the-defenders-action-strike-power = { $player } : { $cards ->
    [one] la seule carte de Force
   *[other] l'une des { $cards } cartes de Force, au hasard
}
realm-of-the-defenders-action-strike-battle = { $player } : { $card }, la riposte de { $defender }{ $saved ->
    [none] {""}
   *[some] {" "}(sauve { $attackers })
}
realm-of-the-defenders-action-place-power = { $card } en Force
realm-of-the-defenders-action-place-courage = { $card } en Courage
realm-of-the-defenders-action-place-ends = { $label }, et finir
realm-of-the-defenders-action-dismantle = Démanteler une Forteresse
realm-of-the-defenders-action-dismantle-asks = Démanteler…
realm-of-the-defenders-confirm-dismantle = Démanteler une Forteresse ? Tu pioches sept cartes, et il te reste { $left ->
    [one] une Forteresse
   *[other] { $left } Forteresses
}. Ce tour-ci, tu ne peux ni déployer ni combattre.
realm-of-the-defenders-action-pass = Passer
realm-of-the-defenders-action-done-bid = Finir ma mise
realm-of-the-defenders-action-done-bid-nothing = Ne rien miser
realm-of-the-defenders-action-done-price = Cela suffit
realm-of-the-defenders-action-done-attacker = Engager la bataille
realm-of-the-defenders-action-done-respond = Laisser faire
realm-of-the-defenders-action-done-respond-more = Finir ma réponse
realm-of-the-defenders-action-done-main = Poser des cartes, ou finir mon tour
realm-of-the-defenders-action-done-turn = Finir mon tour
realm-of-the-defenders-action-placed = Poser { $cards } et finir

## Ce qui s'est passé

realm-of-the-defenders-bid-of = { $player } { $cards }
    .player = toi { $cards }
realm-of-the-defenders-order-of = { $player }
    .player = toi
realm-of-the-defenders-bid-none = rien
realm-of-the-defenders-event-bid-done = { NAME($player, "L'") } a misé.
    .player = Tu as misé.
realm-of-the-defenders-event-bids = Les mises : { $bids }. Ordre de jeu : { $order }.
realm-of-the-defenders-event-bids-tossed = Les mises : { $bids }. Ordre de jeu, après tirage au sort : { $order }.
realm-of-the-defenders-event-elder-found = { NAME($player, "L'") } commence et reçoit un Ancien.
    .player = Tu commences et reçois un Ancien.
realm-of-the-defenders-event-elder-missing = { NAME($player, "L'") } commence ; il n'y a pas d'Ancien dans son deck.
    .player = Tu commences ; il n'y a pas d'Ancien dans ton deck.
realm-of-the-defenders-event-hand = Tu reçois : { $cards }.
realm-of-the-defenders-opened-hand = { NAME($player, "L'") } reçoit : { $cards }.
    .player = Tu reçois : { $cards }.
realm-of-the-defenders-event-redraw = { NAME($player, "L'") } montre { NAME($cards, "un ") } et pioche une nouvelle main.
    .player = Tu montres { NAME($cards, "un ") } et pioches une nouvelle main.
realm-of-the-defenders-event-keep = { NAME($player, "L'") } garde sa première main.
    .player = Tu gardes ta première main.
realm-of-the-defenders-event-turn = Tour { $turn } : { $player }.
    .player = Le tour { $turn } est à toi.
realm-of-the-defenders-event-turn-begins = Tour { $turn }.
realm-of-the-defenders-event-draw = { $count ->
    [0] { NAME($player, "L'") } n'a plus de carte à piocher.
    [one] { NAME($player, "L'") } pioche une carte.
   *[other] { NAME($player, "L'") } pioche { $count } cartes.
}
    .player = { $count ->
        [0] Tu n'as plus de carte à piocher.
        [one] Tu pioches une carte.
       *[other] Tu pioches { $count } cartes.
    }
realm-of-the-defenders-event-drawn = Tu pioches : { $cards }.
realm-of-the-defenders-opened-drawn = { NAME($player, "L'") } pioche : { $cards }.
    .player = Tu pioches : { $cards }.
realm-of-the-defenders-event-filled = Tu complètes ta main à sept : { $cards }.
realm-of-the-defenders-event-reshuffle = { NAME($player, "L'") } refait sa pioche avec sa défausse ({ $count ->
    [one] une carte
   *[other] { $count } cartes
}).
    .player = Tu refais ta pioche avec ta défausse ({ $count ->
        [one] une carte
       *[other] { $count } cartes
    }).
realm-of-the-defenders-event-deploy = { NAME($player, "L'") } déploie { NAME($defender, "un ") } pour { NAME($money, "un ") }.
    .player = Tu déploies { NAME($defender, "un ") } pour { NAME($money, "un ") }.
realm-of-the-defenders-deployed-one = { NAME($defender, "un ") }
realm-of-the-defenders-event-builds = { $kind ->
    [back] L'Ancien { NAME($player, "de l'", "de ", "d'") } rappelle { $back }
    [both] { NAME($player, "L'") } déploie { $defenders }, rappelle { $back }
   *[deploys] { NAME($player, "L'") } déploie { $defenders }
}{ $places ->
    [none] .
   *[some] , puis pose { $what }.
}
realm-of-the-defenders-event-inspire = L'Ancien { NAME($player, "de l'", "de ", "d'") } rappelle { $defender } pour { NAME($money, "un ") }.
    .player = Ton Ancien rappelle { $defender } pour { NAME($money, "un ") }.
realm-of-the-defenders-event-dismantle = { NAME($player, "L'") } démantèle une Forteresse : dessous, il y avait { NAME($card, "un ") }, qui est défaussé.
    .player = Tu démantèles une Forteresse : dessous, il y avait { NAME($card, "un ") }, qui est défaussé.
realm-of-the-defenders-event-ace = { NAME($player, "L'") } cède A♠ et { NAME($courage, "un ") } : la Forteresse ne rapporte aucune carte.
    .player = Tu cèdes A♠ et { NAME($courage, "un ") } : la Forteresse ne rapporte aucune carte.
realm-of-the-defenders-event-pass = { NAME($player, "L'") } passe : ni A♠ ni Q♠.
    .player = Tu passes : ni A♠ ni Q♠.
realm-of-the-defenders-event-queen-courage = { NAME($player, "L'") } cède Q♠ et { NAME($courage, "un ") } : { NAME($target, "l'") } perd { NAME($card, "un ") } de Courage.
    .player = Tu cèdes Q♠ et { NAME($courage, "un ") } : { NAME($target, "l'") } perd { NAME($card, "un ") } de Courage.
    .target = { NAME($player, "L'") } cède Q♠ et { NAME($courage, "un ") } : tu perds { NAME($card, "un ") } de Courage.
realm-of-the-defenders-event-queen-power = { NAME($player, "L'") } cède Q♠ et { NAME($courage, "un ") } : { NAME($target, "l'") } perd { NAME($card, "un ") } de sa réserve de Force.
    .player = Tu cèdes Q♠ et { NAME($courage, "un ") } : { NAME($target, "l'") } perd { NAME($card, "un ") } de sa réserve de Force.
    .target = { NAME($player, "L'") } cède Q♠ et { NAME($courage, "un ") } : tu perds { NAME($card, "un ") } de ta réserve de Force.
realm-of-the-defenders-event-queen-battle = { NAME($player, "L'") } cède Q♠ et { NAME($courage, "un ") } : { NAME($target, "l'") } perd { NAME($card, "un ") }, qui ripostait.
    .player = Tu cèdes Q♠ et { NAME($courage, "un ") } : { NAME($target, "l'") } perd { NAME($card, "un ") }, qui ripostait.
    .target = { NAME($player, "L'") } cède Q♠ et { NAME($courage, "un ") } : tu perds { NAME($card, "un ") }, qui ripostait.
realm-of-the-defenders-ended-alone = Le tour { NAME($player, "de l'", "de ", "d'") } se termine tout seul : plus rien n'est possible.
    .player = Ton tour est fini : il ne reste rien à faire.
realm-of-the-defenders-unanswered = { NAME($player, "L'") } ne peut plus rien contre l'attaque.
    .player = Tu ne peux plus rien contre l'attaque.
realm-of-the-defenders-event-assign = { NAME($player, "L'") } envoie { NAME($attacker, "l'") } avec { NAME($power, "un ") } contre { NAME($defender, "l'") } { NAME($target, "de l'", "de ", "d'") }.
    .player = Tu envoies { NAME($attacker, "l'") } avec { NAME($power, "un ") } contre { NAME($defender, "l'") } { NAME($target, "de l'", "de ", "d'") }.
    .target = { NAME($player, "L'") } envoie { NAME($attacker, "l'") } avec { NAME($power, "un ") } contre ton { $defender }.
realm-of-the-defenders-event-assign-realm = { NAME($player, "L'") } envoie { NAME($attacker, "l'") } avec { NAME($power, "un ") } contre le royaume { NAME($target, "de l'", "de ", "d'") }.
    .player = Tu envoies { NAME($attacker, "l'") } avec { NAME($power, "un ") } contre le royaume { NAME($target, "de l'", "de ", "d'") }.
    .target = { NAME($player, "L'") } envoie { NAME($attacker, "l'") } avec { NAME($power, "un ") } contre ton royaume.
realm-of-the-defenders-event-battle = { NAME($player, "L'") } attaque { NAME($target, "l'") } avec { $power } de Force.
    .player = Tu attaques { NAME($target, "l'") } avec { $power } de Force.
    .target = { NAME($player, "L'") } t'attaque avec { $power } de Force.
realm-of-the-defenders-event-sacrifice = { NAME($player, "L'") } sacrifie { NAME($card, "un ") } pour { NAME($defender, "l'") }.
    .player = Tu sacrifies { NAME($card, "un ") } pour { NAME($defender, "l'") }.
realm-of-the-defenders-event-sacrifice-jack = { NAME($player, "L'") } sacrifie { NAME($card, "un ") } et { NAME($courage, "un ") } pour { NAME($defender, "l'") }.
    .player = Tu sacrifies { NAME($card, "un ") } et { NAME($courage, "un ") } pour { NAME($defender, "l'") }.
realm-of-the-defenders-event-block = Force arrêtée : { $attacker }.
realm-of-the-defenders-event-retaliate-pool = { NAME($defender, "L'") } { NAME($player, "de l'", "de ", "d'") } riposte avec { NAME($card, "un ") } de la réserve de Force.
    .player = Ton { $defender } riposte avec { NAME($card, "un ") } de ta réserve de Force.
realm-of-the-defenders-event-retaliate-hand = { NAME($defender, "L'") } { NAME($player, "de l'", "de ", "d'") } riposte avec { NAME($card, "un ") } de la main.
    .player = Ton { $defender } riposte avec { NAME($card, "un ") } de ta main.
realm-of-the-defenders-event-strikes = { NAME($defender, "L'") } { NAME($player, "de l'", "de ", "d'") } riposte avec { NAME($card, "un ") }.
    .player = Ton { $defender } riposte avec { NAME($card, "un ") }.
realm-of-the-defenders-event-hit = { NAME($attacker, "L'") } est touché.
realm-of-the-defenders-event-resolve = { $count ->
    [one] Pertes : { $fallen }.
   *[other] Pertes : { $fallen }.
}
realm-of-the-defenders-event-resolve-nobody = Personne ne tombe.
realm-of-the-defenders-fallen = { NAME($defender, "l'") } { NAME($player, "de l'", "de ", "d'") }
    .player = ton { $defender }
realm-of-the-defenders-event-loss = { NAME($player, "L'") } doit { $amount } de Courage et paie avec { $courage }{ $change ->
    [none] {""}
   *[kept] , sans monnaie rendue
}.
    .player = Tu dois { $amount } de Courage et paies avec { $courage }{ $change ->
        [none] {""}
       *[kept] , sans monnaie rendue
    }.
realm-of-the-defenders-event-pays = { NAME($player, "L'") } paie avec { $courage }{ $change ->
    [none] {""}
   *[kept] {" "}pour { $amount }, sans monnaie rendue
}.
    .player = Tu paies avec { $courage }{ $change ->
        [none] {""}
       *[kept] {" "}pour { $amount }, sans monnaie rendue
    }.
realm-of-the-defenders-event-loss-all = { NAME($player, "L'") } doit { $amount } de Courage et en a { $had } : { $count ->
    [one] { $courage } s'en va
   *[other] { $courage } s'en vont
}. La prochaine perte coûtera une Forteresse.
    .player = Tu dois { $amount } de Courage et en as { $had } : { $count ->
        [one] { $courage } s'en va
       *[other] { $courage } s'en vont
    }. Ta prochaine perte coûtera une Forteresse.
realm-of-the-defenders-event-loss-fortress = { $count ->
    [one] { NAME($player, "L'") } n'a plus de Courage et perd une Forteresse (dessous, il y avait { NAME($cards, "un ") }).
   *[other] { NAME($player, "L'") } n'a plus de Courage et perd { $count } Forteresses (dessous, il y avait { NAME($cards, "un ") }).
}
    .player = { $count ->
        [one] Tu n'as plus de Courage et perds une Forteresse (dessous, il y avait { NAME($cards, "un ") }).
       *[other] Tu n'as plus de Courage et perds { $count } Forteresses (dessous, il y avait { NAME($cards, "un ") }).
    }
realm-of-the-defenders-event-placed = Tu poses en Force : { $card }.
realm-of-the-defenders-opened-placed = Carte de Force { NAME($player, "de l'", "de ", "d'") } : { $card }.
    .player = Ta carte de Force : { $card }.
realm-of-the-defenders-event-place-power = { NAME($player, "L'") } pose une carte en Force.
    .player = Tu poses une carte en Force.
realm-of-the-defenders-event-place-courage = { NAME($player, "L'") } pose en Courage : { $card }.
    .player = Tu poses en Courage : { $card }.
realm-of-the-defenders-event-places = { NAME($player, "L'") } pose { $what }.
    .player = Tu poses { $what }.
realm-of-the-defenders-placed-power-named = { $cards } en Force
realm-of-the-defenders-placed-power = { $count ->
    [one] une carte en Force
   *[other] { $count } cartes en Force
}
realm-of-the-defenders-placed-courage = { $cards } en Courage
realm-of-the-defenders-event-out-fortresses = La dernière Forteresse { NAME($player, "de l'", "de ", "d'") } est tombée, le royaume est éliminé.
    .player = Ta dernière Forteresse est tombée : ton royaume est éliminé.
realm-of-the-defenders-event-out-resigned = { NAME($player, "L'") } quitte la partie.
    .player = Tu quittes la partie.
realm-of-the-defenders-event-out-no_defenders = { NAME($player, "L'") } n'a plus de Défenseur : le royaume est éliminé.
    .player = Tu n'as plus de Défenseur : ton royaume est éliminé.
realm-of-the-defenders-story-before = Avant cela, il s'est passé autre chose : *Plus*, puis *Revoir* le montre.

realm-of-the-defenders-line = { $attackers } contre { $attacked }
realm-of-the-defenders-line-realm = le royaume
realm-of-the-defenders-line-pair = { $defender } { $power }
realm-of-the-defenders-line-attacker = { NAME($defender, "l'") } avec { NAME($power, "un ") }
realm-of-the-defenders-line-attacker-stopped = { NAME($defender, "l'") } avec { NAME($power, "un ") } (arrêté)
realm-of-the-defenders-line-attacker-hit = { NAME($defender, "l'") } avec { NAME($power, "un ") } (touché)
realm-of-the-defenders-line-sacrifice = , { $card } en sacrifice
realm-of-the-defenders-line-counter = , qui riposte avec { NAME($card, "un ") }

## Où en est la partie

realm-of-the-defenders-headline-bid = Qui commence ? Mise autant de cartes que tu veux ; la plus grosse mise l'emporte, et toutes les cartes misées sont perdues
realm-of-the-defenders-headline-redraw = Premières mains : quelqu'un a dû repiocher, les autres peuvent donc le faire aussi
realm-of-the-defenders-headline-over = Fin de la partie, au tour { $turn }
realm-of-the-defenders-headline-resource = Tour { $turn } : pose de cartes
realm-of-the-defenders-headline = Tour { $turn }
realm-of-the-defenders-headline-ending = Tour { $turn } : la partie s'arrête après le tour { $last }
realm-of-the-defenders-headline-battle = Tour { $turn }, après une bataille
realm-of-the-defenders-headline-battle-ending = Tour { $turn }, après une bataille : la partie s'arrête après le tour { $last }

realm-of-the-defenders-waiting-bid = { $count ->
    [one] { NAME($players, "L'") } mise encore.
   *[other] { NAME($players, "L'") } misent encore.
}
realm-of-the-defenders-waiting-redraw = { $count ->
    [one] { NAME($players, "L'") } peut repiocher ou garder sa main.
   *[other] { NAME($players, "L'") } peuvent repiocher ou garder leur main.
}
realm-of-the-defenders-waiting-main = C'est à { NAME($players, "l'") } de jouer.
realm-of-the-defenders-waiting-resource = C'est à { NAME($players, "l'") } de poser des cartes.
realm-of-the-defenders-waiting-loss = C'est à { NAME($players, "l'") } de payer { $due } de Courage.
realm-of-the-defenders-waiting-ace = { NAME($players, "L'") } peut utiliser A♠ pour empêcher cette pioche.
realm-of-the-defenders-waiting-respond = C'est à { NAME($players, "l'") } de répondre à l'attaque.
realm-of-the-defenders-waiting-block = C'est à { NAME($players, "l'") } de choisir quelle Force est arrêtée.
realm-of-the-defenders-waiting-queen = { NAME($players, "L'") } peut utiliser Q♠.
realm-of-the-defenders-waiting-hit = C'est à { NAME($players, "l'") } de choisir qui est touché.

realm-of-the-defenders-call-bid = choisis ta mise.
realm-of-the-defenders-call-redraw = repioche ou garde ta main.
realm-of-the-defenders-call-main = à toi : { $can ->
    [both] déploie, puis attaque ou pose.
    [deploy] déploie, puis pose des cartes.
    [attack] attaque, ou pose des cartes.
    [again] attaque encore, ou finis ton tour.
    [end] il ne reste rien à faire, finis ton tour.
   *[place] pose jusqu'à deux cartes, en Force ou en Courage.
}
realm-of-the-defenders-call-ace = veux-tu utiliser A♠ ?
realm-of-the-defenders-call-respond = on t'attaque : ta réponse ?
realm-of-the-defenders-call-block = quelle Force est arrêtée ?
realm-of-the-defenders-call-queen = veux-tu utiliser Q♠, de ta main ou en jeu ?
realm-of-the-defenders-call-hit = qui est touché ?
realm-of-the-defenders-call-loss = tu perds { $due } de Courage : choisis avec quoi payer. Tu paies des cartes entières, sans monnaie rendue.
realm-of-the-defenders-call-over = la partie est finie.

realm-of-the-defenders-private-bid-cards = Tes dix cartes : **{ $cards }**.
realm-of-the-defenders-private-bid = Ta mise jusqu'ici : **{ $cards }**.
realm-of-the-defenders-private-hand = Ta main : **{ $cards }**.
realm-of-the-defenders-private-pools = Ta Force : **{ $power }**. Ton Courage : **{ $courage }**.
realm-of-the-defenders-private-out = **Ton royaume est éliminé. Les autres continuent.**
realm-of-the-defenders-private-battle = La bataille : { $lines }.
realm-of-the-defenders-follows-holds = Une Force de { $power } ne vainc pas { NAME($defender, "l'") }{ $face ->
    [face] {" "}(endurance { $toughness })
   *[plain] {""}
}.
realm-of-the-defenders-follows-strikes = Une Force de { $power } vainc { NAME($defender, "l'") }{ $face ->
    [face] {" "}(endurance { $toughness })
   *[plain] {""}
}.
realm-of-the-defenders-follows-lines = { $kind ->
    [all] Tous ceux que tu attaques tombent si rien ne l'empêche.
    [none] Personne ne tombe : trop peu de Force.
   *[some] Tomberait : { $falls } ; tiendrait : { $holds }.
}
realm-of-the-defenders-follows-choice = Une Force de { $power } riposte contre un de tes attaquants ({ $attackers }), et c'est toi qui choisis lequel.
realm-of-the-defenders-follows-struck = Une Force de { $power } touche un seul attaquant, au choix de qui attaque : { $kind ->
    [all] l'un comme l'autre tomberait
    [none] ni l'un ni l'autre ne tomberait
   *[some] { $falls } tomberait, pas { $holds }
}.
realm-of-the-defenders-follows-strike-choice = Si tu ripostes, l'attaquant choisit qui est touché : seule une Force de { $enough } ou plus vainc à coup sûr.
realm-of-the-defenders-follows-gain = { NAME($player, "L'") } { $kind ->
    [courage] paie { $owed } de Courage sur { $had }
    [all] perd tout son Courage ({ $had })
    [fortress] perd { $count ->
        [one] une Forteresse
       *[other] { $count } Forteresses
    }
    [win] perd sa dernière Forteresse : tu gagnes
   *[last] perd sa dernière Forteresse si rien ne l'arrête
}.
realm-of-the-defenders-follows-no-deploying = Ensuite, tu ne peux plus déployer ({ $cards }){ $places ->
    [too] {" "}ni poser
   *[none] {""}
}.
realm-of-the-defenders-follows-no-placing = Ensuite, tu ne peux plus poser de cartes.
realm-of-the-defenders-follows-risk = Sans Courage, chacun qui tombe te coûte { $left ->
    [one] ta dernière Forteresse
   *[other] une de tes { $left } Forteresses
}.
realm-of-the-defenders-follows-both = Si les deux dernières Forteresses tombent à la fois, tu gagnes, car tu attaques.
realm-of-the-defenders-follows-back = { $kind ->
    [none] { NAME($player, "L'") } n'a pas de carte pour riposter.
    [one] Une riposte d'au moins { $toughness } bat ton { $attackers }{ $courage ->
        [none] {""}
       *[some] {" "}({ $cost } de Courage)
    }.
   *[many] Une riposte qui atteint leur endurance bat { $attackers }{ $courage ->
        [none] {""}
       *[some] {" "}(au moins autant de Courage)
    }.
}
realm-of-the-defenders-follows-nothing = En l'état, tu ne perds rien{ $more ->
    [more] {" "}de plus
   *[none] {""}
}.
realm-of-the-defenders-follows-courage = En l'état, { $fallen ->
    [none] ton royaume est touché
   *[some] tu perds { NAME($defenders, "l'") }
} et cela coûte { $owed } points de Courage (tu peux payer avec { $cards }, sur { $had } en tout).
realm-of-the-defenders-follows-all = En l'état, { $fallen ->
    [none] ton royaume est touché et tu perds
   *[some] tu perds { NAME($defenders, "l'") } et
} tout ton Courage ({ $had }). Ta prochaine perte coûtera une Forteresse.
realm-of-the-defenders-follows-fortress = En l'état, { $fallen ->
    [none] ton royaume est touché
   *[some] tu perds { NAME($defenders, "l'") }
} et, sans Courage, { $count ->
    [one] une Forteresse tombe
   *[other] { $count } Forteresses tombent
}.
realm-of-the-defenders-follows-last = En l'état, { $fallen ->
    [none] ton royaume est touché
   *[some] tu perds { NAME($defenders, "l'") }
} et, sans Courage, ta dernière Forteresse tombe.
realm-of-the-defenders-private-ace = **{ NAME($player, "L'") } cède une Forteresse contre sept cartes. A♠ et 15 de ton Courage l'empêcheraient.**
realm-of-the-defenders-private-queen = **Q♠, avec 15 de ton Courage, pourrait détruire une carte qui riposte, ou une autre carte du Courage ou de la Force adverse.**
realm-of-the-defenders-private-without = -# Tu n'as pas cette carte : passe. La question se pose à quiconque a 15 de Courage, pour que personne n'apprenne qui en a une.

realm-of-the-defenders-lies-open-power = L'adversaire joue le deck standard : { $count ->
    [one] sa carte de Force peut valoir
   *[other] ses { $count } cartes de Force peuvent valoir
} { $values }{ $queen ->
    [queen] , et une dame de pique peut être dans sa main
    [play] , et la dame de pique en jeu peut utiliser son pouvoir
   *[none] {""}
}.
realm-of-the-defenders-why-losses = { $count ->
    [0] Tu ne perds pas de Courage
    [one] La perte de { $amounts } est payée avec { $paid }
   *[other] Les pertes de { $amounts } sont payées avec { $paid }
}{ $rest ->
    [nothing] {""}
    [short] , trop peu à la fin, ce qui ne coûte pas de Forteresse tant qu'il reste du Courage
    [none] , le dernier que tu avais
   *[some] {" "}; il te reste { $cards }
}.
realm-of-the-defenders-why-struck = { $count ->
    [one] { $fallen } tombe sous ta riposte et ne peut plus attaquer.
   *[other] { $fallen } tombent sous tes ripostes et ne peuvent plus attaquer.
}
realm-of-the-defenders-why-spent = L'adversaire n'a plus de Force.
realm-of-the-defenders-lies-open-each = { $value } chacune
realm-of-the-defenders-lies-open = Piles des vaincus, face visible : celle de l'adversaire { $theirs } ; la tienne { $own }.
realm-of-the-defenders-obstacle-no-spade = -# Tu ne peux pas déployer : il n'y a pas de pique dans ta main.
realm-of-the-defenders-obstacle-no-money = -# Tu ne peux pas déployer : il n'y a pas d'Argent dans ta main.
realm-of-the-defenders-obstacle-little-money = -# Tu ne peux pas déployer : ton Argent ne suffit pour aucun de tes piques.
realm-of-the-defenders-obstacle-no-power = -# Tu ne peux pas attaquer : ta réserve de Force est vide.
realm-of-the-defenders-obstacle-no-defender = -# Tu ne peux pas attaquer : tu n'as pas de Défenseur en jeu.
realm-of-the-defenders-obstacle-none-ready = -# Tu ne peux pas attaquer : tes Défenseurs sont arrivés ce tour-ci.
realm-of-the-defenders-obstacle-too-weak = -# Attaquer ne sert à rien : ta Force ne vainc personne là-bas.
realm-of-the-defenders-obstacle-last-fortress = -# Tu ne peux pas démanteler : c'est ta dernière Forteresse.
realm-of-the-defenders-obstacle-clogged = -# Tu ne peux rien poser non plus. Une issue : démantèle une Forteresse et pioche sept cartes.
realm-of-the-defenders-hindered-queen = -# Q♠ peut détruire une carte pour 15 de Courage : { $kind ->
    [poor] tu en as { $had }
   *[nothing] personne d'autre n'a de Courage ni de Force
}.

realm-of-the-defenders-hindered-jack = -# J♠ pourrait mourir pour un autre contre 15 de Courage : tu en as { $had }.
realm-of-the-defenders-ask-price = Que paies-tu pour ton Ancien ? Ce sera son endurance, 15 au plus.
realm-of-the-defenders-ask-price-more = Que paies-tu pour ton Ancien ? Ce sera son endurance, 15 au plus. Payé jusqu'ici : { $paid }, { $toughness } en tout.
realm-of-the-defenders-ask-recall = Qui ton Ancien rappelle-t-il ? Tu paies le double de l'endurance.
realm-of-the-defenders-ask-strike = Que frappe ta Q♠ ? Le Courage paie les pertes, la Force riposte.
realm-of-the-defenders-ask-attacker = Qui attaque ?
realm-of-the-defenders-ask-attacker-of = Qui attaque { NAME($player, "l'") } ?
realm-of-the-defenders-ask-attacker-more = Qui d'autre attaque en même temps ? Si personne, engage la bataille : s'il te reste de la Force, tu pourras encore attaquer ensuite.
realm-of-the-defenders-ask-power = { NAME($defender, "L'") } attaque : avec quelle Force ?
realm-of-the-defenders-ask-power-against = { NAME($defender, "L'") } attaque : avec quelle Force, contre qui ?
realm-of-the-defenders-ask-against = { NAME($defender, "L'") } attaque avec { NAME($power, "un ") } : contre qui ?
realm-of-the-defenders-ask-offer = Qui est sacrifié pour { NAME($defender, "l'") } ?
realm-of-the-defenders-ask-counter = Avec quelle Force riposte { NAME($defender, "l'") } ?
realm-of-the-defenders-ask-pay = { $reason } : { $missing } à payer.
realm-of-the-defenders-ask-pay-more = { $reason } : { $paid } déjà payé, il manque { $missing } sur { $due }.
realm-of-the-defenders-ask-pay-deploy = Tu déploies { NAME($card, "un ") }
realm-of-the-defenders-ask-pay-inspire = Tu rappelles { $card }
realm-of-the-defenders-ask-pay-queen = Ta Q♠ coûte du Courage, en cartes entières, sans monnaie
realm-of-the-defenders-ask-pay-ace = Ton A♠ coûte du Courage, en cartes entières, sans monnaie
realm-of-the-defenders-ask-pay-jack = Ton J♠ remplace { NAME($defender, "l'") } et coûte du Courage, en cartes entières, sans monnaie
realm-of-the-defenders-ask-pay-loss = Tu perds du Courage

realm-of-the-defenders-result-draw = Nulle après le dernier tour : les royaumes sont de même force.
realm-of-the-defenders-result-fortresses = { NAME($winner, "L'") } gagne : { NAME($loser, "l'") } n'a plus de Forteresse.
    .winner = Tu gagnes : { NAME($loser, "l'") } n'a plus de Forteresse.
    .loser = { NAME($winner, "L'") } gagne : tu n'as plus de Forteresse.
realm-of-the-defenders-result-fortresses-both = Plus personne n'a de Forteresse, l'attaque l'emporte donc : { $winner }.
    .winner = Plus personne n'a de Forteresse, tu gagnes donc : c'est toi qui attaquais.
realm-of-the-defenders-result-resigned = { NAME($winner, "L'") } gagne : { NAME($loser, "l'") } a abandonné.
    .winner = Tu gagnes : { NAME($loser, "l'") } a abandonné.
    .loser = { NAME($winner, "L'") } gagne : tu as abandonné.
realm-of-the-defenders-result-no_defenders = { NAME($winner, "L'") } gagne : { NAME($loser, "l'") } n'a plus de Défenseur.
    .winner = Tu gagnes : { NAME($loser, "l'") } n'a plus de Défenseur.
    .loser = { NAME($winner, "L'") } gagne : tu n'as plus de Défenseur.
realm-of-the-defenders-result-turn_limit = { NAME($winner, "L'") } gagne après le dernier tour avec { $ahead }.
    .winner = Tu gagnes après le dernier tour avec { $ahead }.
realm-of-the-defenders-result-fortresses-many = { NAME($winner, "L'") } gagne avec le dernier royaume debout.
    .winner = Tu gagnes avec le dernier royaume debout.
realm-of-the-defenders-result-resigned-many = { NAME($winner, "L'") } gagne : les autres sont tombés ou partis.
    .winner = Tu gagnes : les autres sont tombés ou partis.
realm-of-the-defenders-result-no_defenders-many = { NAME($winner, "L'") } gagne avec le dernier royaume debout.
    .winner = Tu gagnes avec le dernier royaume debout.
realm-of-the-defenders-result-turn_limit-many = { NAME($winner, "L'") } gagne après le dernier tour avec { $ahead }.
    .winner = Tu gagnes après le dernier tour avec { $ahead }.
realm-of-the-defenders-ahead-fortresses = plus de Forteresses, { $more } à { $less }
realm-of-the-defenders-ahead-toughness = plus d'endurance, { $more } à { $less }
realm-of-the-defenders-ahead-courage = plus de Courage, { $more } à { $less }

## Autour de la partie

realm-of-the-defenders-length = { $most ->
    [2] de 5 à 25 minutes, de difficulté moyenne : beaucoup de petites décisions
    [3] environ 45 minutes, de difficulté moyenne : beaucoup de petites décisions
   *[other] de 5 à 60 minutes, de difficulté moyenne : beaucoup de petites décisions
}
realm-of-the-defenders-options-fortresses = { $fortresses ->
    [2] Deux Forteresses par royaume ; le dernier royaume debout gagne.
   *[other] Quatre Forteresses par royaume ; le dernier royaume debout gagne.
}
realm-of-the-defenders-options-short = Partie courte : dès le troisième tour, qui finit son tour sans Défenseur est hors jeu.
realm-of-the-defenders-options-no-bids = Le hasard décide qui commence.
realm-of-the-defenders-options-lost-last = À mises égales, qui a perdu la dernière partie commence.

## Textes de remplacement

realm-of-the-defenders-alt-table = Realm of the Defenders. { $when }.
realm-of-the-defenders-alt-over = La partie est finie. { $result }
realm-of-the-defenders-alt-battle = { NAME($player, "L'") } attaque { NAME($target, "l'") } : { $lines }.
    .player = Tu attaques { NAME($target, "l'") } : { $lines }.
    .target = { NAME($player, "L'") } t'attaque : { $lines }.
realm-of-the-defenders-alt-why = Ce qui a décidé : { $why }.
realm-of-the-defenders-alt-fought = { NAME($player, "L'") } a attaqué { NAME($target, "l'") } : { $lines }.
    .player = Tu as attaqué { NAME($target, "l'") } : { $lines }.
    .target = { NAME($player, "L'") } t'a attaqué : { $lines }.
realm-of-the-defenders-alt-fallen = Pertes : { $fallen }.
realm-of-the-defenders-alt-fallen-none = Personne n'est tombé.
realm-of-the-defenders-alt-waiting = On attend { NAME($players, "l'") }.
    .players = C'est à toi de jouer.
realm-of-the-defenders-alt-realm = { $player } : { $fortresses ->
    [one] { $fortresses } Forteresse
   *[other] { $fortresses } Forteresses
}
realm-of-the-defenders-alt-realm-out = { $player } (hors jeu) : { $fortresses ->
    [one] { $fortresses } Forteresse
   *[other] { $fortresses } Forteresses
}
realm-of-the-defenders-alt-realm-bid = { $realm }, main { $hand }, deck { $deck }, a misé.
realm-of-the-defenders-alt-realm-bidding = { $realm }, main { $hand }, deck { $deck }.
realm-of-the-defenders-alt-own = Ton royaume : { $fortresses ->
    [one] { $fortresses } Forteresse
   *[other] { $fortresses } Forteresses
}
realm-of-the-defenders-alt-no-defender = aucun Défenseur
realm-of-the-defenders-alt-defenders = Défenseurs { $defenders }
realm-of-the-defenders-alt-defenders-many = { $count } Défenseurs, endurance { $toughness } en tout
realm-of-the-defenders-alt-under = { $defender } sur { $money }
realm-of-the-defenders-alt-not-ready = { $defender }, pas prêt
realm-of-the-defenders-alt-no-courage = aucun Courage
realm-of-the-defenders-alt-courage = Courage ×{ $count }, valeur { $total }
realm-of-the-defenders-alt-courage-cards = Courage ×{ $count }, valeur { $total } ({ $cards })
realm-of-the-defenders-alt-piles = Force ×{ $power }, main { $hand }, deck { $deck }, défausse { $discard }
realm-of-the-defenders-alt-defeated = vaincus { $cards }
realm-of-the-defenders-alt-elders = { $count ->
    [one] { $count } Ancien
   *[other] { $count } Anciens
}
realm-of-the-defenders-alt-bid = Tes dix cartes pour la mise : { $cards }. Ta mise : { $bid }.
realm-of-the-defenders-alt-held = Main { NAME($player, "de l'", "de ", "d'") } : { $hand }. Réserve de Force : { $power }.
    .player = Ta main : { $hand }. Réserve de Force : { $power }.
realm-of-the-defenders-alt-hand = Ta main : { $hand }. Ta réserve de Force : { $power }.
realm-of-the-defenders-alt-paid = Payé jusqu'ici : { $cards }.
realm-of-the-defenders-alt-choices = Tu peux choisir : { $choices }.
realm-of-the-defenders-alt-copies = { $card } ×{ $count }
realm-of-the-defenders-alt-deck = { $name }, { $points } points sur { $most }. Cartes : { $count }. { $cards }.
realm-of-the-defenders-alt-deck-empty = { $name } : aucune carte pour l'instant.
realm-of-the-defenders-alt-cover = Couverture de Realm of the Defenders : un château derrière un éventail de cinq cartes, un as de pique, un roi de trèfle, une dame de carreau, un valet de cœur et un Ancien.
realm-of-the-defenders-alt-figure-suits = Les quatre couleurs. Les piques sont les Défenseurs : ils tiennent et se battent. Les trèfles sont la Force qui les arme, les carreaux l'Argent qui les achète, les cœurs le Courage qui paie les pertes.
realm-of-the-defenders-alt-figure-realm = Un royaume : deux Forteresses ; les Défenseurs 9 de pique, un Ancien de 7 sur l'Argent 5 et 2, et un 4 qui n'est pas encore prêt ; trois cartes de Force face cachée ; le Courage 3, 8 et roi, 26 en tout ; deck 28, défausse 7, vaincus 4.
realm-of-the-defenders-alt-figure-pay = Un Défenseur de 9 se paie avec l'Argent 8, 5 et 2, de la carte la plus haute à la plus basse : avec le 8 et le 5, ou le 8 et le 2. Le 5 ne peut pas venir en premier, car 5 et 2 font moins de 9.
realm-of-the-defenders-alt-figure-overwhelm = Deux attaquants de Force 6 et 9 submergent une dame d'endurance 15 : ensemble ils atteignent 15, et la dame tombe. Un seul Défenseur peut attaquer un roi.
realm-of-the-defenders-alt-figure-battle = Un 10 avec la Force 5 attaque un 5, qui riposte avec la Force 10. Chacun est frappé d'autant que son endurance, et les deux tombent : l'égalité suffit.
realm-of-the-defenders-alt-figure-courage = Il faut perdre 10 de Courage. Avec 3, 8 et une dame, on peut payer, par exemple avec la dame. 2 et 5, c'est trop peu : tout est perdu. Sans Courage, on perd une Forteresse.

## Pourquoi des options ou un deck sont inutilisables

## Peint dans les images

realm-of-the-defenders-picture-attacks = attaque
realm-of-the-defenders-picture-you-attack = contre
realm-of-the-defenders-picture-attacked = a attaqué
realm-of-the-defenders-picture-last-battle = dernière bataille
realm-of-the-defenders-picture-fallen = { $count ->
    [0] aucune perte
   [one] { $count } perte
   *[other] { $count } pertes
}
realm-of-the-defenders-picture-sacrificed = { $count ->
   [one] { $count } sacrifice
   *[other] { $count } sacrifices
}
realm-of-the-defenders-picture-fallen-realm = la dernière Forteresse est tombée
realm-of-the-defenders-picture-wins = gagne
    .winner = gagnes
realm-of-the-defenders-picture-why-draw = Forteresses, endurance et Courage sont à égalité
realm-of-the-defenders-picture-why-fortresses = { $loser } n'a plus de Forteresse
    .loser = tu n'as plus de Forteresse
realm-of-the-defenders-picture-why-resigned = { $loser } a abandonné
    .loser = tu as abandonné
realm-of-the-defenders-picture-why-no_defenders = { $loser } n'a plus de Défenseur
    .loser = tu n'as plus de Défenseur
realm-of-the-defenders-picture-why-fortresses-both = plus aucune Forteresse : l'attaque l'emporte
realm-of-the-defenders-picture-why-fortresses-many = le dernier royaume à Forteresse
realm-of-the-defenders-picture-why-resigned-many = les autres sont tombés ou partis
realm-of-the-defenders-picture-why-no_defenders-many = le dernier royaume debout
realm-of-the-defenders-picture-why-more-fortresses = plus de Forteresses à la fin : { $more } à { $less }
realm-of-the-defenders-picture-why-more-toughness = plus d'endurance à la fin : { $more } à { $less }
realm-of-the-defenders-picture-why-more-courage = plus de Courage à la fin : { $more } à { $less }
realm-of-the-defenders-picture-of-points = sur { $most } points
realm-of-the-defenders-picture-cards = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
realm-of-the-defenders-picture-cover-1 = Realm of the
realm-of-the-defenders-picture-cover-2 = Defenders
realm-of-the-defenders-picture-cover-3 = Deux à quatre royaumes,
realm-of-the-defenders-picture-cover-4 = un deck chacun, un trône.
realm-of-the-defenders-picture-bid = mises
realm-of-the-defenders-picture-redraw = premières mains
realm-of-the-defenders-picture-over = la fin
realm-of-the-defenders-picture-label-bid = mise
realm-of-the-defenders-picture-label-redraw = choisit
realm-of-the-defenders-picture-label-main = joue
realm-of-the-defenders-picture-label-resource = pose
realm-of-the-defenders-picture-label-loss = paie
realm-of-the-defenders-picture-label-answer = répond
realm-of-the-defenders-picture-out = hors jeu
    .short = hors
realm-of-the-defenders-picture-has-bid = a misé
realm-of-the-defenders-picture-has-turn = au trait
realm-of-the-defenders-picture-discard = défausse
realm-of-the-defenders-picture-deck = deck
realm-of-the-defenders-picture-hand = main
realm-of-the-defenders-picture-no-defender = aucun Défenseur
realm-of-the-defenders-picture-power = Force
realm-of-the-defenders-picture-courage = Courage
realm-of-the-defenders-picture-opened-hand = en main
realm-of-the-defenders-alt-opened-hand = en main { $cards }
realm-of-the-defenders-alt-opened-power = Force { $cards }
realm-of-the-defenders-alt-opened-next = ensuite dans le deck { $cards }
realm-of-the-defenders-picture-none = vide
realm-of-the-defenders-picture-defeated = vaincus
realm-of-the-defenders-picture-elders = { $count ->
    [one] Ancien
   *[other] Ancien { $count }
}
realm-of-the-defenders-picture-no-hand = main vide
realm-of-the-defenders-picture-your-hand = Ta main
realm-of-the-defenders-picture-bid-count = { $count } sur { $cards } en mise ; les autres retournent dans ton deck
realm-of-the-defenders-picture-paid = payé : { $paid } sur { $due }
realm-of-the-defenders-picture-price = payé : { $paid }
realm-of-the-defenders-figure-suit-S = Défenseur
realm-of-the-defenders-figure-use-S = tient et se bat
realm-of-the-defenders-figure-suit-C = Force
realm-of-the-defenders-figure-use-C = les arme
realm-of-the-defenders-figure-suit-D = Argent
realm-of-the-defenders-figure-use-D = les achète
realm-of-the-defenders-figure-suit-H = Courage
realm-of-the-defenders-figure-use-H = paie les pertes
realm-of-the-defenders-figure-zone-defenders = Défenseurs
realm-of-the-defenders-figure-zone-courage = Courage, découvert
realm-of-the-defenders-figure-zone-power = Force, cachée
    .short = Force
realm-of-the-defenders-figure-zone-fortresses = Forteresses
realm-of-the-defenders-figure-zone-piles = Piles
realm-of-the-defenders-figure-costs = coûte { $cost }
realm-of-the-defenders-figure-not-first = pas en premier :
realm-of-the-defenders-figure-below = moins de { $cost }
realm-of-the-defenders-figure-defeated = la dame tombe
realm-of-the-defenders-figure-king = un roi :
realm-of-the-defenders-figure-alone = un seul attaquant
realm-of-the-defenders-figure-struck = coup de { $blow }, endurance { $blow }
realm-of-the-defenders-figure-falls = tombe
realm-of-the-defenders-figure-equal = L'égalité suffit.
realm-of-the-defenders-figure-to-lose = { $amount } à perdre
realm-of-the-defenders-figure-courage-enough = payer { $amount } :
realm-of-the-defenders-figure-loss-enough = la dame
realm-of-the-defenders-figure-courage-little = trop peu :
realm-of-the-defenders-figure-loss-little = tout
realm-of-the-defenders-figure-courage-empty = vide :
realm-of-the-defenders-figure-loss-empty = une Forteresse

# Pendant que d'autres regardent

realm-of-the-defenders-opening-bid = Mises pour le premier tour
realm-of-the-defenders-opening-redraw = Premières mains
realm-of-the-defenders-score = { $player } avec { $score ->
    [one] { $score } Forteresse
   *[other] { $score } Forteresses
}

## Decks

realm-of-the-defenders-deck-limits = Un deck fait 500 points au plus, quatre exemplaires d'une carte au plus, au moins 20 cartes (22 avec quatre Forteresses), dont un pique ou un Ancien. De 2 à 10, une carte coûte son nombre, J, Q, K et A 15, un Ancien 22.
realm-of-the-defenders-deck-unreadable = Je ne reconnais pas de carte dans « { $text } ». Écris *10♠* ou *10S*, *Ancien* ou *X*, et *3x 10♠* pour plusieurs.
realm-of-the-defenders-deck-summary = { $count ->
[one] { $count } carte, qui coûte { $points } points sur { $most } au plus
   *[other] { $count } cartes, qui coûtent { $points } points sur { $most } au plus
}
realm-of-the-defenders-piles = Cachées : { $deck } dans ton paquet, { $discard } dans ta défausse et { $fortresses } comme Forteresses :
realm-of-the-defenders-card = { $rank } de { $suit }
realm-of-the-defenders-deck-find = Par exemple : roi trèfle ; ou un deck entier, collé ici, qui remplacera celui-ci
realm-of-the-defenders-rank-J = Valet
realm-of-the-defenders-rank-Q = Dame
realm-of-the-defenders-rank-K = Roi
realm-of-the-defenders-rank-A = As
realm-of-the-defenders-suit-S = pique
realm-of-the-defenders-suit-C = trèfle
realm-of-the-defenders-suit-D = carreau
realm-of-the-defenders-suit-H = cœur
realm-of-the-defenders-about = { $points } points : { $use } de { $value }
realm-of-the-defenders-about-power = { $about }, { $power }
realm-of-the-defenders-about-elder = { $points } points : Argent, Force ou Courage de 15, ou Défenseur
realm-of-the-defenders-use-S = Défenseur
realm-of-the-defenders-use-C = Force
realm-of-the-defenders-use-D = Argent
realm-of-the-defenders-use-H = Courage
realm-of-the-defenders-power-JS = peut être sacrifié depuis la main
realm-of-the-defenders-power-QS = frappe une ressource adverse
realm-of-the-defenders-power-KS = ne peut pas être submergé
realm-of-the-defenders-power-AS = empêche de piocher pour une Forteresse démantelée
realm-of-the-defenders-ready-standard = Standard
realm-of-the-defenders-group-defenders = Défenseurs : pique
realm-of-the-defenders-group-power = Force : trèfle
realm-of-the-defenders-group-money = Argent : carreau
realm-of-the-defenders-group-courage = Courage : cœur
realm-of-the-defenders-group-elders = Anciens : jokers

## Pour qui découvre le jeu

realm-of-the-defenders-aim = être le dernier royaume à garder une Forteresse.
realm-of-the-defenders-first-game = Première partie, sans mises
realm-of-the-defenders-skipped = -# { $first ->
    [you] Le hasard a décidé : tu commences, et reçois donc un Ancien de ton paquet, un joker qui vaut 15.
    [rival] Le hasard a décidé : ton adversaire commence, et reçoit donc un Ancien de son propre paquet, un joker qui vaut 15.
    [another] Le hasard a décidé : quelqu'un d'autre commence, et reçoit donc un Ancien de son propre paquet, un joker qui vaut 15.
   *[none] Le hasard a décidé qui commence, et reçoit donc un Ancien de son propre paquet : un joker qui vaut 15.
}
realm-of-the-defenders-met-fortress = Sans Courage, une perte coûte une Forteresse, une carte cachée du paquet de son joueur.
realm-of-the-defenders-met-courage = Un Défenseur tombé coûte son endurance en ♥ du Courage : cartes entières, sans monnaie.
realm-of-the-defenders-met-bid = Qui mise le plus de cartes commence et reçoit un Ancien, mais toute carte misée est perdue : tu peux très bien ne rien miser.
realm-of-the-defenders-met-respond = Tu réponds une seule fois : un autre Défenseur meurt pour celui qui est attaqué, celui-ci riposte avec un ♣, ou les deux.
realm-of-the-defenders-met-attack = Chaque attaquant prend un ♣ de ta Force : il bat qui n'est pas plus endurant.
realm-of-the-defenders-met-deploy = Les ♠ deviennent des Défenseurs pour des ♦, ton Argent. Sans sablier, ils attaquent.
realm-of-the-defenders-met-place = Sans combat, tu poses jusqu'à deux cartes : ♣ comme Force, cachés, ♥ comme Courage.
realm-of-the-defenders-met-queen = Q♠ : un Défenseur de 15. Ou abandonne-la avec 15 de Courage : une carte adverse est détruite.
realm-of-the-defenders-met-jack = J♠ : un Défenseur de 15. Ou, pour 15 de Courage, il meurt en main pour un attaqué.
realm-of-the-defenders-met-king = K♠ : un Défenseur de 15 qu'un seul Défenseur à la fois peut attaquer.
realm-of-the-defenders-met-ace = A♠ : un Défenseur de 15. Ou cède-le avec 15 de Courage : qui démantèle ne pioche rien.
realm-of-the-defenders-met-elder = Un Ancien vaut 15 d'Argent, de Force ou de Courage, ou un Défenseur endurant comme payé.
realm-of-the-defenders-met-dismantle = Au lieu de déployer et combattre, tu peux démanteler une de deux Forteresses pour sept cartes.
realm-of-the-defenders-met-inspire = Cède un Ancien pour rappeler un Défenseur vaincu, pour deux fois son endurance en Argent.
realm-of-the-defenders-met-inspired = Un Ancien cédé rappelle un Défenseur. Il peut attaquer dès le prochain tour de son camp.
realm-of-the-defenders-held = Tu as : { $cards }.
realm-of-the-defenders-held-jack = J♠, qui peut mourir depuis ta main pour un Défenseur attaqué (15 de Courage)
realm-of-the-defenders-held-queen = Q♠, qui peut détruire une carte de Courage ou de Force (15 de Courage)
realm-of-the-defenders-held-king = K♠, que deux attaquants ne peuvent pas submerger
realm-of-the-defenders-held-ace = A♠ : si quelqu'un démantèle une Forteresse, tu peux l'empêcher de piocher (15 de Courage)
realm-of-the-defenders-held-elder = un Ancien, qui vaut 15 (comme Défenseur, ce que tu paies){ $fallen ->
    [some] {" "}et peut aussi ramener un Défenseur vaincu pour le double de son endurance en Argent
   *[none] {""}
}
realm-of-the-defenders-missed-deploy = Après une bataille, on ne peut plus déployer pendant ce tour : déploie d'abord, attaque ensuite.
realm-of-the-defenders-reason-open = Personne ne défend ce royaume, qui ne peut donc pas répondre. { $courage ->
    [none] Il n'a pas de Courage : chaque attaquant lui prend une Forteresse.
    [last] Il n'a pas de Courage, et cela lui prend sa dernière Forteresse.
   *[some] Il devra autant de Courage que la Force que tu utilises.
}
realm-of-the-defenders-reason-defeats = Une Force de { $power } vainc { NAME($defender, "l'") } (endurance { $toughness }). { $courage ->
    [none] Sans Courage, cela coûte une Forteresse à son royaume.
    [last] Sans Courage, cela coûte à son royaume sa dernière Forteresse.
   *[some] Son royaume devra { $toughness } points de Courage.
}
realm-of-the-defenders-reason-saves = Cela sauve { NAME($defender, "l'") } : tu dois { $price } points de Courage au lieu de { $toughness }.
realm-of-the-defenders-reason-bare = Tu n'as aucun Défenseur : si l'on t'attaque maintenant, tu ne peux pas répondre.
realm-of-the-defenders-reason-deployed = Un de plus qui pourra attaquer dès ton prochain tour, ou mourir pour un autre.
realm-of-the-defenders-reason-strike = Une carte de Courage qu'elle détruit ne paie plus de perte.{ $left ->
    [none] {" "}C'est la dernière : ensuite, chaque Défenseur perdu coûte une Forteresse.
   *[some] {""}
}
realm-of-the-defenders-reason-courage = Tu n'as pas de Courage : sans lui, chaque Défenseur perdu coûte une Forteresse.
realm-of-the-defenders-reason-more-courage = Tant que tu as du Courage, une perte ne prend aucune Forteresse.
realm-of-the-defenders-reason-power = Tu n'as pas de Force : chaque attaque en demande une carte.
realm-of-the-defenders-reason-more-power = Chaque carte de Force est une attaque, ou une riposte.
realm-of-the-defenders-reason-toughest = Ce serait ton Défenseur le plus endurant : moins de { $toughness } de Force ne le bat pas.
realm-of-the-defenders-reason-mute = Rien ne peut y riposter.
realm-of-the-defenders-reason-ace = Sans cela, sept cartes sont piochées pour une seule Forteresse.
realm-of-the-defenders-reason-pass = Tu gardes 15 de Courage, et un Défenseur de 15.
realm-of-the-defenders-reason-dismantle = { $kind ->
    [clogged] Rien dans ta main ne peut être déployé, posé ou servir à attaquer ; cela rapporte sept cartes.
   *[some] Cela rapporte sept cartes et te laisse { $left ->
        [one] une Forteresse
       *[other] { $left } Forteresses
    }.
}
realm-of-the-defenders-reason-bid-nothing = Chaque carte misée est perdue pour toute la partie.
realm-of-the-defenders-reason-no-attack = { $kind ->
    [ready] Aucun de tes Défenseurs n'est prêt à attaquer.
   *[power] Tu n'as plus de Force pour attaquer.
}
realm-of-the-defenders-reason-weak = Ta Force, { $power } au plus, ne bat aucun Défenseur adverse.
realm-of-the-defenders-reason-strike-power = { $left ->
    [0] Ensuite, il n'y a plus de Force en face : personne n'y peut attaquer.
    [one] Ensuite, il reste en face une carte de Force pour attaquer.
   *[other] Ensuite, il reste en face { $left } cartes de Force pour attaquer.
}
realm-of-the-defenders-reason-strike-battle = Cette carte ne touche alors personne.
realm-of-the-defenders-reason-from-hand = Cela coûte une carte de ta main, et personne en jeu.
realm-of-the-defenders-reason-helpless = Rien de ce que tu as ne les sauve, ni ne bat à coup sûr qui attaque.
realm-of-the-defenders-reason-price-fortress = Sans Courage, un sacrifice coûte aussi une Forteresse.
realm-of-the-defenders-reason-price = Quiconque d'autre mourrait coûte autant de Courage, ou plus.
realm-of-the-defenders-reason-together = { $first } et { $second } de Force battent ensemble { NAME($defender, "l'") }, ce qu'aucune ne fait seule.
realm-of-the-defenders-reason-pay = De toutes les façons de payer, c'est celle qui gaspille le moins.
realm-of-the-defenders-reason-places = Après une bataille, tu ne peux plus poser de cartes dans le même tour.
realm-of-the-defenders-reason-either = Quel que soit l'attaquant touché, il tombe.
realm-of-the-defenders-reason-keeps = { NAME($card, "Le ") } reste pour une attaque ou une riposte plus tard.
