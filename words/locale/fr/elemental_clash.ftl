# Elemental Clash. Les places s'appellent A1 à A5 (zone ATK), D1 à D5 (zone DEF) et pile 1 à pile 5.
# kept: elemental-clash-action-attack-brief elemental-clash-title-short elemental-clash-creature elemental-clash-lying elemental-clash-pile elemental-clash-pile-of elemental-clash-phase-combat elemental-clash-window-combat elemental-clash-kind-permanent elemental-clash-type-drake elemental-clash-type-golem elemental-clash-type-nimbus elemental-clash-type-serpent elemental-clash-level-1 elemental-clash-level-2 elemental-clash-level-3 elemental-clash-plus-atk elemental-clash-plus-def elemental-clash-picture-tile-flash elemental-clash-picture-figure-flash elemental-clash-picture-figure-permanent elemental-clash-about-kind-flash elemental-clash-about-kind-permanent elemental-clash-alt-at elemental-clash-alt-creature elemental-clash-alt-creature-damaged elemental-clash-alt-pile elemental-clash-alt-deck-card elemental-clash-alt-deck-count elemental-clash-page-title elemental-clash-page-text elemental-clash-page-ruling elemental-clash-list-head elemental-clash-alt-in-hand elemental-clash-space-swap elemental-clash-count-permanent elemental-clash-picture-tile-permanent elemental-clash-alt-printed-spell elemental-clash-alt-printed-creature elemental-clash-picture-figure-against-2 elemental-clash-about-spell elemental-clash-about-creature

## Cartes et places

elemental-clash-title-short = Clash
elemental-clash-a-card = une carte
elemental-clash-cards = { $n ->
    [one] une carte
   *[other] { $n } cartes
}
elemental-clash-several = { $n } × { $card }
elemental-clash-creature = { $card } { $atk }/{ $def }
elemental-clash-creature-damaged = { $card } { $atk }/{ $def }, { $damage ->
    [one] { $damage } blessure
   *[other] { $damage } blessures
}
elemental-clash-pile = pile { $n }
elemental-clash-pile-of = la pile { $n } ({ $energy } { $height })
elemental-clash-pile-of-stones = la pile { $n } ({ $energy } { $height }, { $stones })
elemental-clash-new-pile = une nouvelle pile { $n }
elemental-clash-new-pile-neutral = une nouvelle pile { $n } (neutre)
elemental-clash-place-of = { $place } { NAME($player, "de l'", "de ", "d'") }
    .player = { $place } chez toi
elemental-clash-lying = { $card } ({ $place })
elemental-clash-you = toi-même
elemental-clash-you-there = toi
elemental-clash-link = maillon { $n } : { $card }
elemental-clash-phase-standby = Entretien
elemental-clash-phase-draw = Pioche
elemental-clash-phase-main1 = Phase I
elemental-clash-phase-combat = Combat
elemental-clash-phase-main2 = Phase II
elemental-clash-phase-end = Fin
elemental-clash-window-spell = réponses aux sorts
elemental-clash-window-combat = combat
elemental-clash-window-end = fin du tour adverse
elemental-clash-kind-creature = créature
elemental-clash-kind-stone = Pierre élémentaire
elemental-clash-kind-spell = sort
elemental-clash-kind-flash = sort Flash
elemental-clash-kind-permanent = permanent
elemental-clash-type-beast = Bête
elemental-clash-type-bird = Oiseau
elemental-clash-type-cinder = Braise
elemental-clash-type-drake = Drake
elemental-clash-type-dryad = Dryade
elemental-clash-type-fish = Poisson
elemental-clash-type-golem = Golem
elemental-clash-type-imp = Diablotin
elemental-clash-type-naiad = Naïade
elemental-clash-type-nimbus = Nimbus
elemental-clash-type-serpent = Serpent
elemental-clash-type-sylph = Sylphe
elemental-clash-keyword-bound = entravée
elemental-clash-keyword-dazed = étourdie
elemental-clash-keyword-elusive = insaisissable
elemental-clash-keyword-hidden = furtive
elemental-clash-keyword-quickattacker = attaque éclair
elemental-clash-keyword-warded = protégée
elemental-clash-level-1 = I
elemental-clash-level-2 = II
elemental-clash-level-3 = III
elemental-clash-printed-stone = Pierre élémentaire, énergie { $energy }{ $height ->
    [1] {""}
   *[other] , compte pour { $height } pierres
}
elemental-clash-printed-spell = { $kind }, { $element }, niveau { $level }
elemental-clash-printed-creature = { $kind }, { $element }, niveau { $level }, { $atk }/{ $def }

## Choisir

elemental-clash-prompt-root = Que fais-tu ?
elemental-clash-prompt-attack = Attaquer avec…
elemental-clash-prompt-several-attack = Attaquer avec… (une ou plusieurs ; les combats suivent l'ordre du choix)
elemental-clash-send-attack = Attaquer
elemental-clash-send-block = Bloquer
elemental-clash-send-play = Jouer { $card }
elemental-clash-prompt-block = Bloquer avec…
elemental-clash-prompt-several-block = Bloquer à plusieurs…
elemental-clash-prompt-several-fell = À deux, elles la détruisent…
elemental-clash-prompt-choose = Prendre une carte
elemental-clash-prompt-discard = Défausser une carte
elemental-clash-prompt-divide = Combien de blessures
elemental-clash-prompt-move = Déplacer une créature…
elemental-clash-prompt-order = Ce qui vient ensuite
elemental-clash-prompt-place = Placer une créature…
elemental-clash-prompt-place-first = La placer, puis en déplacer d'autres…
elemental-clash-prompt-play = Jouer une carte…
elemental-clash-prompt-held = Jouer une pierre ou une carte…
elemental-clash-prompt-put = Quelle place
elemental-clash-prompt-space = Place précise…
elemental-clash-prompt-stone = Jouer une pierre…
elemental-clash-prompt-target = Choisir une cible
elemental-clash-action-move = { $card } ({ $from }) en { $to }
elemental-clash-action-move-atk = { $card } ({ $from }) vers la zone ATK
elemental-clash-action-move-def = { $card } ({ $from }) vers la zone DEF
elemental-clash-action-move-step = Déplacer { $card } ({ $from })…
elemental-clash-action-swap = { $card } ({ $from }) en { $to } : échange avec { $other }
elemental-clash-action-play = { $card } sur { $pile }
elemental-clash-action-stone = Pierre sur { $pile }
elemental-clash-action-stone-elsewhere = Pierre ailleurs…
elemental-clash-action-play-stays = { $card } : reste sur ta seule pile
elemental-clash-action-attack = { $card } attaque { NAME($target, "l'") } : { $stake }
elemental-clash-action-attack-brief = { $card } → { $target }
elemental-clash-action-attack-alone = Attaquer { NAME($target, "l'") } : { $stake }
elemental-clash-action-attack-alone-short = Attaquer : { $stake }
elemental-clash-action-attack-all = { $n ->
    [2] Les deux attaquent { NAME($target, "l'") } : { $stake }
   *[other] Les { $n } attaquent { NAME($target, "l'") } : { $stake }
}
elemental-clash-action-attack-all-short = { $n ->
    [2] Les deux attaquent : { $stake }
   *[other] Les { $n } attaquent : { $stake }
}
elemental-clash-action-block = { $card } bloque { NAME($target, "l'") } : { $stake }
elemental-clash-action-block-alone = { $card } bloque : { $stake }
elemental-clash-action-block-too = { $card } bloque aussi { NAME($target, "l'") }
elemental-clash-blocked-together = { $against } bloquent { $attacker }{ $falls }
elemental-clash-blocked-risk = { $told } ; en danger : { $cards }
elemental-clash-action-divide = { $n ->
    [one] { $n } blessure
   *[other] { $n } blessures
} à { NAME($target, "l'") }
elemental-clash-action-divide-both = Blessures : { $n } pour { $target }, { $rest } pour { $other }
elemental-clash-action-divide-two = { $n } { $target }, { $rest } { $other }
elemental-clash-action-target = { $target } : { $stake }
elemental-clash-action-target-card = { $card } (dans la défausse)
elemental-clash-action-order-own = D'abord { $card }, à toi ({ $on })
elemental-clash-action-order-other = D'abord { $card }, à l'adversaire ({ $on })
elemental-clash-action-put = En { $place }
elemental-clash-space-swap = { $place } : échange avec { $other }
elemental-clash-space-atk = Zone ATK
elemental-clash-space-def = Zone DEF
elemental-clash-space-partner-behind = { $place } : derrière { $cards }
elemental-clash-space-partner-before = { $place } : devant { $cards }
elemental-clash-space-adjacent = { $place } : à côté, { $cards }
elemental-clash-space-facing = { $place } : face à { $cards }
elemental-clash-action-ask-on = Me consulter : { $window }
elemental-clash-action-ask-off = Ne plus me consulter : { $window }
elemental-clash-action-combat = Choisir les attaquants…
elemental-clash-action-combat-one = Attaquer avec { $card }
elemental-clash-action-combat-others = Autres cibles…
elemental-clash-action-end = Finir le tour
elemental-clash-action-end-discard = Finir le tour : { $n } à défausser
elemental-clash-action-end-wins = Finir le tour : victoire
elemental-clash-action-pass = Passer
elemental-clash-action-yes = Oui
elemental-clash-action-no = Non
elemental-clash-action-no-put = La laisser
elemental-clash-action-done = Fini
elemental-clash-action-done-move = Piocher une carte
elemental-clash-action-done-attack = Ne plus attaquer
elemental-clash-action-done-block = Ne plus bloquer
elemental-clash-action-done-block-none = Ne pas bloquer
elemental-clash-action-done-block-never = Pas encore
elemental-clash-action-skip-all = Aucune
elemental-clash-action-skip = Pas d'autre cible
elemental-clash-action-skip-choose = Ne rien prendre
elemental-clash-choice-spell = { $card } ({ $kind }), niveau { $level }
elemental-clash-choice-creature = { $card } { $atk }/{ $def }, niveau { $level }
elemental-clash-offered-spell = { $action } · { $kind }, niveau { $level }
elemental-clash-offered-creature = { $action } · { $atk }/{ $def }, niveau { $level }

## Ce qui est en jeu

elemental-clash-stake-cards = { $n ->
    [one] { $n } carte perdue
   *[other] { $n } cartes perdues
}
elemental-clash-stake-last = { $n ->
    [one] la dernière carte perdue
   *[other] les { $n } dernières cartes perdues
}
# What an attack costs at most, in short.
elemental-clash-stake-up-to = { $n ->
    [one] jusqu'à 1 carte
   *[other] jusqu'à { $n } cartes
}
elemental-clash-stake-unblocked = { $stake } sans blocage
elemental-clash-stake-falls-to = { $stake } sans blocage ; { $blocker } { $n ->
    [one] la détruit
   *[other] en détruit une
}
elemental-clash-stake-trades = { $stake } sans blocage ; { $blocker } et { $n ->
    [one] elle
   *[other] l'une d'elles
} tombent
elemental-clash-stake-none = plus de carte à perdre
elemental-clash-stake-neither = sans perte
elemental-clash-stake-neither-block = attaquante et bloqueuse restent
elemental-clash-stake-both = deux pertes
elemental-clash-stake-yours = la tienne tombe
elemental-clash-stake-theirs-attack = la cible tombe
elemental-clash-stake-theirs-block = l'autre tombe
elemental-clash-stake-gone = la cible sera déjà tombée
elemental-clash-stake-falls = elle tomberait
elemental-clash-stake-stays = elle resterait
elemental-clash-falls-neither = {"\u202F"}; aucune perte
elemental-clash-falls = {"\u202F"}; pertes : { $cards }
elemental-clash-fight = -# { $attacker } contre { $against }{ $falls }.
elemental-clash-block-instead = -# Un blocage protège { $cards } : qui bloque se bat à la place.
elemental-clash-block-instead-several = -# { $n } créatures attaquent { $card } : pour la protéger, il faut bloquer chacune d'elles.
elemental-clash-fight-player = -# { $attacker } coûterait à { NAME($player, "l'") } { $n ->
    [one] une carte
   *[other] { $n } cartes
} de son Grimoire.
elemental-clash-fight-own = -# { $attacker } te coûterait { $n ->
    [one] une carte
   *[other] { $n } cartes
} de ton Grimoire.
elemental-clash-fights-own = -# En tout, les attaquants te coûteraient { $n } cartes de ton Grimoire.
elemental-clash-fights-own-elusive = -# En tout, les attaquants te coûteraient { $n } cartes. Impossibles à bloquer : { $elusive } d'entre eux.
elemental-clash-fights-player = -# Ensemble, ils prennent { $n } des { $left } cartes { NAME($player, "de l'", "de ", "d'") }.
elemental-clash-fights-player-enough = -# { $n } blessures en tout : il ne reste que { $left ->
    [one] une carte
   *[other] { $left } cartes
} au Grimoire { NAME($player, "de l'", "de ", "d'") }.
elemental-clash-fights-unblocked = -# Personne ne bloque.

## Ce qui s'est passé

elemental-clash-event-turn = Tour { $turn } : { $player }.
    .player = Le tour { $turn } est à toi.
elemental-clash-event-quiet = { NAME($player, "L'") } ne fait rien ce tour-ci.
elemental-clash-event-quiet-places = { NAME($player, "L'") } place { $cards } et ne fait rien d'autre.
elemental-clash-event-spent = Effet épuisé, { $n ->
    [one] { $cards } va à la défausse
   *[other] { $cards } vont à la défausse
} { NAME($player, "de l'", "de ", "d'") }.
    .player = Effet épuisé, { $n ->
        [one] { $cards } va à ta défausse
       *[other] { $cards } vont à ta défausse
    }.
elemental-clash-event-place = { NAME($player, "L'") } met { $card } en { $place }.
    .player = Tu mets { $card } en { $place }.
elemental-clash-event-draw = { NAME($player, "L'") } pioche { $cards }.
    .player = Tu pioches { $cards }.
elemental-clash-event-drawn = Tu pioches { $cards }.
elemental-clash-opened-drawn = { NAME($player, "L'") } pioche { $cards }.
    .player = Tu pioches { $cards }.
elemental-clash-event-drawn-first = **Ton tour { $turn }** commence : tu pioches { $cards }.
elemental-clash-event-stone = { NAME($player, "L'") } joue { $card } sur la pile { $pile }.
    .player = Tu joues { $card } sur la pile { $pile }.
elemental-clash-event-play = { NAME($player, "L'") } joue { $card } sur la pile { $pile }.
    .player = Tu joues { $card } sur la pile { $pile }.
elemental-clash-event-plays = { NAME($player, "L'") } joue { $cards }.
    .player = Tu joues { $cards }.
elemental-clash-event-new-card = **{ $card }** : { $text }
elemental-clash-event-targets-none = Personne n'est choisi pour { $card }.
elemental-clash-event-targets = { $targets ->
    [toi] { $card } te cible.
   *[other] { $card } cible { NAME($targets, "l'") }.
}
elemental-clash-event-resolve = Le sort { $card } { NAME($player, "de l'", "de ", "d'") } prend effet.
    .player = Ton sort { $card } prend effet.
elemental-clash-event-counter = Le sort { $card } { NAME($player, "de l'", "de ", "d'") } est contrecarré.
    .player = Ton sort { $card } est contrecarré.
elemental-clash-event-trigger = La carte { $card } { NAME($player, "de l'", "de ", "d'") } prend effet ({ $on }).
    .player = Ta carte { $card } prend effet ({ $on }).
elemental-clash-event-trigger-text = { $line } « { $text } »
elemental-clash-event-attack = { $target ->
    [toi] { NAME($player, "L'") } t'attaque avec { $card }.
   *[other] { NAME($player, "L'") } attaque { NAME($target, "l'") } avec { $card }.
}
    .player = Tu attaques { NAME($target, "l'") } avec { $card }.
elemental-clash-event-attack-elusive = { $line } La créature est insaisissable : on ne peut pas la bloquer.
elemental-clash-event-attacks-player = { $target ->
    [toi] { NAME($player, "L'") } t'attaque avec { $cards }.
   *[other] { NAME($player, "L'") } attaque { NAME($target, "l'") } avec { $cards }.
}
    .player = Tu attaques { NAME($target, "l'") } avec { $cards }.
elemental-clash-event-attacks-elusive = { $line } Insaisissables, donc impossibles à bloquer : { $cards }.
elemental-clash-event-block = { NAME($player, "L'") } bloque { NAME($target, "l'") } avec { $card }.
    .player = Tu bloques { NAME($target, "l'") } avec { $card }.
elemental-clash-event-fight = { $card } { NAME($player, "de l'", "de ", "d'") } combat { NAME($target, "l'") }.
    .player = Ta créature { $card } combat { NAME($target, "l'") }.
elemental-clash-event-fight-player = { $target ->
    [toi] { $card } { NAME($player, "de l'", "de ", "d'") } te frappe.
   *[other] { $card } { NAME($player, "de l'", "de ", "d'") } frappe { NAME($target, "l'") }.
}
    .player = Ta créature { $card } frappe { NAME($target, "l'") }.
elemental-clash-event-fights-player = { $target ->
    [toi] { $cards } { NAME($player, "de l'", "de ", "d'") } te frappent.
   *[other] { $cards } { NAME($player, "de l'", "de ", "d'") } frappent { NAME($target, "l'") }.
}
    .player = Tes créatures { $cards } frappent { NAME($target, "l'") }.
elemental-clash-event-fight-nobody = { $card } { NAME($player, "de l'", "de ", "d'") } ne frappe personne.
    .player = Ta créature { $card } ne frappe personne.
elemental-clash-event-strike = { $line } Perdu du Grimoire : { $cards }.
elemental-clash-event-strike-own = **-{ $n }** Grimoire : { $line }
elemental-clash-event-strike-damage = { $line } La carte { $card } { NAME($player, "de l'", "de ", "d'") } inflige { $dealt } et reçoit { $taken } de blessures.
    .player = { $line } Ta carte { $card } inflige { $dealt } et reçoit { $taken } de blessures.
elemental-clash-event-by = { $line } ({ $card })
elemental-clash-event-fell = { $line } Pertes : { $cards }.
elemental-clash-event-strike-nothing = { $line } Aucune carte n'est perdue.
elemental-clash-event-gift = « { $keyword } »
elemental-clash-event-damage = { $card } { NAME($player, "de l'", "de ", "d'") } subit { $n ->
    [one] { $n } blessure
   *[other] { $n } blessures
}.
    .player = Ta créature { $card } subit { $n ->
        [one] { $n } blessure
       *[other] { $n } blessures
    }.
elemental-clash-event-damage-falls = { $line } Elle est détruite.
elemental-clash-event-damage-player = { NAME($player, "L'") } subit { $n ->
    [one] { $n } blessure
   *[other] { $n } blessures
}.
    .player = Tu subis { $n ->
        [one] { $n } blessure
       *[other] { $n } blessures
    }.
elemental-clash-event-damage-player-cards = { NAME($player, "L'") } subit { $n ->
    [one] { $n } blessure
   *[other] { $n } blessures
} et perd { $cards } de son Grimoire.
    .player = Tu subis { $n ->
        [one] { $n } blessure
       *[other] { $n } blessures
    } et perds { $cards } de ton Grimoire.
elemental-clash-event-heal = { $card } { NAME($player, "de l'", "de ", "d'") } guérit de { $n ->
    [one] { $n } blessure
   *[other] { $n } blessures
}.
    .player = Ta créature { $card } guérit de { $n ->
        [one] { $n } blessure
       *[other] { $n } blessures
    }.
elemental-clash-event-heal-player = { NAME($player, "L'") } se soigne de { $n } : { $cards } de retour sous le Grimoire.
    .player = Tu te soignes de { $n } : { $cards } de retour sous ton Grimoire.
elemental-clash-event-heal-nothing = { $card } { NAME($player, "de l'", "de ", "d'") } ne soigne rien : la défausse est vide.
    .player = Ta carte { $card } ne soigne rien : ta défausse est vide.
elemental-clash-event-nothing = { $card } { NAME($player, "de l'", "de ", "d'") } ne change rien.
    .player = Ta carte { $card } ne change rien.
elemental-clash-event-unused = { NAME($player, "L'") } n'utilise pas la capacité de { $card }.
    .player = Tu n'utilises pas la capacité de { $card }.
elemental-clash-event-buff-turn = { $card } { NAME($player, "de l'", "de ", "d'") } reçoit jusqu'à la fin du tour : { $what }.
    .player = Ta créature { $card } reçoit jusqu'à la fin du tour : { $what }.
elemental-clash-event-buffs-turn = { $cards } { NAME($player, "de l'", "de ", "d'") } reçoivent jusqu'à la fin du tour : { $what }.
    .player = Tes créatures { $cards } reçoivent jusqu'à la fin du tour : { $what }.
elemental-clash-event-buff-round = { $card } { NAME($player, "de l'", "de ", "d'") } reçoit jusqu'à la fin du tour suivant : { $what }.
    .player = Ta créature { $card } reçoit jusqu'à la fin du tour suivant : { $what }.
elemental-clash-event-buff-stay = { $card } { NAME($player, "de l'", "de ", "d'") } reçoit : { $what }.
    .player = Ta créature { $card } reçoit : { $what }.
elemental-clash-event-destroy = La carte { $card } { NAME($player, "de l'", "de ", "d'") } ({ $place }) est détruite.
    .player = Ta carte { $card } ({ $place }) est détruite.
elemental-clash-event-move-hand = { NAME($player, "L'") } reprend { $card } en main.
    .player = Tu reprends { $card } en main.
elemental-clash-event-move-top = { $card } { NAME($player, "de l'", "de ", "d'") } va sur le Grimoire.
    .player = { $card } va sur ton Grimoire.
elemental-clash-event-move-bottom = { $card } { NAME($player, "de l'", "de ", "d'") } va sous le Grimoire.
    .player = { $card } va sous ton Grimoire.
elemental-clash-event-move-discard = { $card } { NAME($player, "de l'", "de ", "d'") } va à la défausse.
    .player = { $card } va à ta défausse.
elemental-clash-event-discard = { NAME($player, "L'") } défausse { $card }.
    .player = Tu défausses { $card }.
elemental-clash-event-look = { NAME($player, "L'") } regarde { $n ->
    [one] la carte du dessus
   *[other] les { $n } cartes du dessus
} de son Grimoire.
    .player = Tu regardes { $n ->
        [one] la carte du dessus
       *[other] les { $n } cartes du dessus
    } de ton Grimoire.
elemental-clash-event-looked = Tu vois { $cards }.
elemental-clash-event-search = { NAME($player, "L'") } prend { $card } dans son Grimoire.
    .player = Tu prends { $card } dans ton Grimoire.
elemental-clash-event-searched = Tu prends { $card }.
elemental-clash-opened-found = { NAME($player, "L'") } prend { $card }.
    .player = Tu prends { $card }.
elemental-clash-event-shuffle = { NAME($player, "L'") } mélange son Grimoire.
    .player = Tu mélanges ton Grimoire.
elemental-clash-event-discard-top = { NAME($player, "L'") } perd { $cards } du dessus de son Grimoire.
    .player = Tu perds { $cards } du dessus de ton Grimoire.
elemental-clash-event-stones = { NAME($player, "L'") } peut jouer { $n ->
    [one] une pierre de plus
   *[other] { $n } pierres de plus
} ce tour-ci.
    .player = Tu peux jouer { $n ->
        [one] une pierre de plus
       *[other] { $n } pierres de plus
    } ce tour-ci.
elemental-clash-event-ask-on = Désormais, on te consulte : { $window }.
elemental-clash-event-ask-off = On ne te consulte plus : { $window }.
elemental-clash-on-play = quand on la joue
elemental-clash-on-play-other = une carte a été jouée
elemental-clash-on-destroy-other = une créature a été détruite
elemental-clash-on-destroy = à sa destruction
elemental-clash-on-leave = à son départ
elemental-clash-on-attack = quand elle attaque
elemental-clash-on-block = quand elle bloque
elemental-clash-on-hit = quand elle frappe
elemental-clash-on-standby = Entretien
elemental-clash-on-end = fin de tour
elemental-clash-on-mill = perdue depuis le Grimoire
elemental-clash-plus-atk = { $n } ATK
elemental-clash-plus-def = { $n } DEF

## Où en est la partie

elemental-clash-headline = Tour { $turn }, { $phase }
elemental-clash-headline-own = **Ton tour** { $turn }, { $phase }
elemental-clash-headline-over = Tour { $turn }
elemental-clash-wait-place = { NAME($player, "L'") } place ses créatures.
elemental-clash-wait-move = { NAME($player, "L'") } peut réorganiser ses créatures.
elemental-clash-wait-main = C'est à { NAME($player, "l'") } de jouer.
elemental-clash-wait-attack = { NAME($player, "L'") } déclare ses attaques.
elemental-clash-wait-block = { NAME($player, "L'") } peut bloquer.
elemental-clash-wait-window-spell = { NAME($player, "L'") } peut répondre au sort.
elemental-clash-wait-window-combat = { NAME($player, "L'") } peut jouer un sort Flash avant les combats.
elemental-clash-wait-window-end = { NAME($player, "L'") } peut jouer un sort Flash avant la fin du tour.
elemental-clash-wait-divide = { NAME($player, "L'") } répartit les blessures : il en reste { $n }, ensuite vient { $place }.
elemental-clash-wait-discard = { NAME($player, "L'") } doit défausser.
elemental-clash-wait-target = { NAME($player, "L'") } choisit { $number ->
    [1] une cible
   *[other] la cible n° { $number }
} pour { $card }.
elemental-clash-wait-may = { NAME($player, "L'") } peut utiliser { $card }.
elemental-clash-wait-put = { NAME($player, "L'") } choisit une place pour { $card }.
elemental-clash-wait-choose = { NAME($player, "L'") } cherche avec { $card }.
elemental-clash-wait-order = { NAME($player, "L'") } choisit quelle capacité vient ensuite.
elemental-clash-call-place = place tes créatures.
elemental-clash-call-place-one = où va { $card } ?
elemental-clash-call-place-last = où va { $card } ? Ensuite, tu pioches.
elemental-clash-call-move = avant de piocher, chacune de tes créatures peut se déplacer une fois.
elemental-clash-call-main = c'est à toi de jouer.
elemental-clash-call-main-done = il n'y a plus rien à faire ce tour-ci : finis-le.
elemental-clash-call-attack = déclare tes attaques.
elemental-clash-call-block = on t'attaque : veux-tu bloquer ?
elemental-clash-call-block-one = veux-tu bloquer { $card } ?
elemental-clash-call-block-none = aucune de tes créatures ne peut bloquer. Seul compte maintenant un sort Flash qui t'en amène une : pour les autres, on te le redemande avant les combats.
elemental-clash-call-window-spell = un sort est lancé : veux-tu y répondre ?
elemental-clash-call-window-combat = avant les combats : veux-tu jouer un sort Flash ?
elemental-clash-call-window-combat-last = les combats vont commencer : veux-tu jouer un sort Flash avant ?
elemental-clash-call-window-end = le tour adverse se termine : veux-tu jouer un sort Flash ?
elemental-clash-call-divide = répartis les blessures de ton attaque.
elemental-clash-call-discard = choisis une carte à défausser.
elemental-clash-call-target = choisis une cible.
elemental-clash-call-aim = { $who } { $does } ?
elemental-clash-aim-creature = { $whose ->
    [own] laquelle de tes créatures
    [opp] quelle créature adverse
   *[any] quelle créature
}
elemental-clash-aim-permanent = { $whose ->
    [own] lequel de tes permanents
    [opp] quel permanent adverse
   *[any] quel permanent
}
elemental-clash-aim-spell = { $whose ->
    [own] lequel de tes sorts
    [opp] quel sort adverse
   *[any] quel sort
}
elemental-clash-aim-card = { $whose ->
    [own] laquelle de tes cartes
    [opp] quelle carte adverse
   *[any] quelle carte
}
elemental-clash-aim-player = qui
elemental-clash-aim-buried = { $kind ->
    [creature] quelle créature
    [spell] quel sort
   *[card] quelle carte
} { $whose ->
    [own] de ta défausse
    [opp] de la défausse adverse
   *[any] d'une défausse
}
elemental-clash-aimed-deal = inflige les blessures
elemental-clash-aimed-damage = subit les blessures
elemental-clash-aimed-heal = guérit
elemental-clash-aimed-destroy = est à détruire
elemental-clash-aimed-counter = est à contrecarrer
elemental-clash-aimed-stronger = devient plus puissante
elemental-clash-aimed-weaker = devient plus faible
elemental-clash-aimed-hand = revient en main
elemental-clash-aimed-top = va sur le Grimoire
elemental-clash-aimed-bottom = va sous le Grimoire
elemental-clash-aimed-discard = va à la défausse
elemental-clash-aimed-atk = va dans la zone ATK
elemental-clash-aimed-def = va dans la zone DEF
elemental-clash-aimed-other = est la cible
elemental-clash-call-may = veux-tu utiliser la capacité ?
elemental-clash-call-put = choisis une place.
elemental-clash-call-put-by = où va ta créature { $card } ? { $by } la déplace : choisis une place.
elemental-clash-call-put-lost = ta créature { $card }, perdue depuis le Grimoire, peut venir dans une zone : choisis une place.
elemental-clash-call-choose-hand = { $card } : quelle carte de ton Grimoire prends-tu en main ?
elemental-clash-call-choose-top = { $card } : quelle carte va sur ton Grimoire ?
elemental-clash-call-choose-discard = { $card } : quelle carte de ton Grimoire va à ta défausse ?
elemental-clash-call-choose-atk = { $card } : quelle créature de ton Grimoire va dans ta zone ATK ?
elemental-clash-call-choose-def = { $card } : quelle créature de ton Grimoire va dans ta zone DEF ?
elemental-clash-call-order = plusieurs capacités prennent effet : laquelle d'abord ?
elemental-clash-ended-alone = Le tour { NAME($player, "de l'", "de ", "d'") } finit : il n'y avait plus rien à faire.
    .player = Ton tour finit : il n'y avait plus rien à faire.
elemental-clash-private-hand = Ta main : **{ $hand }**. Ton Grimoire : **{ $n }** { $n ->
    [one] carte
   *[other] cartes
}.
elemental-clash-private-deck = Tu joues avec le deck **{ $deck }**.
elemental-clash-private-empty = vide
elemental-clash-private-last-own = **Ton Grimoire est vide : s'il l'est encore quand tu dois piocher, tu perds.**
elemental-clash-private-last-other = **L'autre Grimoire est vide : s'il l'est encore à la prochaine pioche, tu gagnes.**
elemental-clash-private-goes = Où va { $card } ?
elemental-clash-private-goes-draws = Où va { $card } ? Ensuite, tu pioches.
elemental-clash-private-goes-moves = Où va { $card } ? Ensuite, d'autres peuvent se déplacer.
elemental-clash-private-goes-pile = Sur quelle pile va { $card } ?
elemental-clash-private-goes-pile-neutral = Sur quelle pile va { $card } ? Seule sur une nouvelle pile, elle la laisse neutre : celle-ci ne porte aucune carte qui demande un élément.
elemental-clash-private-top-own = Ce que tu sais de ton Grimoire : { $cards }.
elemental-clash-private-top-other = Ce que tu sais du Grimoire { NAME($player, "de l'", "de ", "d'") } : { $cards }.
elemental-clash-private-top-entry = { $n ->
    [1] { $card } sur le dessus
   *[other] { $card } en { $n }e position
}
elemental-clash-private-top-bottom = { $card } tout au fond
elemental-clash-private-known = Ce que tu sais de la main { NAME($player, "de l'", "de ", "d'") } : { $cards }.
elemental-clash-private-printed = -# **{ $card }** : { $text }
elemental-clash-private-orders-never = -# On ne te propose jamais de sort Flash hors de tes phases principales : *Quand me consulter…* change cela.
elemental-clash-private-orders-never-more = -# Tu as un sort Flash, mais on ne te le propose jamais hors de tes phases principales : *Quand me consulter…*, sous *Plus*, change cela.
elemental-clash-private-orders-combat = -# On ne te propose un sort Flash qu'en combat : *Quand me consulter…* change cela.
elemental-clash-private-orders-answers = -# On te propose un sort Flash en combat, et quand un sort est lancé : *Quand me consulter…* change cela.
elemental-clash-private-orders-always = -# On te propose un sort Flash chaque fois que tu peux en jouer un : *Quand me consulter…* change cela.
elemental-clash-private-orders-own = -# On ne te consulte pas : { $windows }. *Quand me consulter…* change cela.
elemental-clash-orders-ask = Les sorts Flash se jouent aussi hors de tes propres phases principales. Quand veux-tu qu'on t'en propose ? Personne d'autre ne voit ce que tu choisis, et cela vaut aussi pour tes prochaines parties.
elemental-clash-orders-kept-never = On ne te propose plus de sorts Flash hors de tes phases principales : tu y passes toujours. Cela vaut aussi pour tes prochaines parties ; dans une partie en cours, cela commence à ta prochaine décision.
elemental-clash-orders-kept-combat = On ne te propose de sorts Flash qu'en combat ; ailleurs, tu passes toujours. Cela vaut aussi pour tes prochaines parties ; dans une partie en cours, cela commence à ta prochaine décision.
elemental-clash-orders-kept-answers = On te propose des sorts Flash quand on lance un sort et en combat ; en fin de tour, tu passes toujours. Cela vaut aussi pour tes prochaines parties ; dans une partie en cours, cela commence à ta prochaine décision.
elemental-clash-orders-kept-always = On te propose des sorts Flash chaque fois que tu peux en jouer un : quand on lance un sort, en combat et en fin de tour. Cela vaut aussi pour tes prochaines parties ; dans une partie en cours, cela commence à ta prochaine décision.
elemental-clash-orders-kept-own = Cela vaut aussi pour tes prochaines parties ; dans une partie en cours, cela commence à ta prochaine décision.
elemental-clash-orders-never = Jamais : je passe toujours
elemental-clash-orders-combat = En combat
elemental-clash-orders-answers = Sorts et combat
elemental-clash-orders-always = Toujours : sorts, combat, fins de tour
elemental-clash-obstacle-no-stone = -# Tu n'as pas de pierre en main, et aucune carte ne va sur tes piles.
elemental-clash-obstacle-block-nobody = -# Tu ne peux pas bloquer : tu n'as pas de créature dans ta zone DEF.
elemental-clash-obstacle-block-used = -# Aucune autre créature ne peut bloquer : toutes celles de ta zone DEF bloquent déjà.
elemental-clash-obstacle-block-dazed = -# Aucune créature ne peut bloquer : quand elle est étourdie, une créature ne bloque pas.
elemental-clash-obstacle-block-elusive = -# Rien ne peut être bloqué : tous les attaquants sont insaisissables.
elemental-clash-ask-divide-two = Blessures restantes : **{ $n }**, d'abord pour { NAME($target, "l'") }, puis pour { NAME($other, "l'") } :
elemental-clash-ask-divide = Il reste **{ $n ->
    [one] { $n } blessure
   *[other] { $n } blessures
}** : combien pour { NAME($target, "l'") } ?
elemental-clash-ask-discard = Un effet te fait défausser **{ $n ->
    [one] une carte
   *[other] { $n } cartes
}**.
elemental-clash-ask-discard-card = { $card } te fait défausser **{ $n ->
    [one] une carte
   *[other] { $n } cartes
}**.
elemental-clash-ask-discard-hand = On finit son tour avec cinq cartes en main au plus : défausse **{ $n ->
    [one] une carte
   *[other] { $n } cartes
}**.
elemental-clash-ask-card = > **{ $card }** : { $text }
elemental-clash-ask-target = Choisis la cible pour la carte { $card }.
elemental-clash-ask-attacks = Choisis qui attaque
elemental-clash-ask-attack-one = Choisis qui est attaqué par { $card }
elemental-clash-result-draw-deck = Nulle : personne ne pouvait piocher.
elemental-clash-result-draw-limit = Nulle après le dernier tour.
elemental-clash-result-deck = { NAME($winner, "L'") } gagne avec { $cards } au Grimoire : { NAME($loser, "l'") } doit piocher et ne peut plus.
    .winner = Tu gagnes avec { $cards } au Grimoire : { NAME($loser, "l'") } doit piocher et ne peut plus.
    .loser = { NAME($winner, "L'") } gagne avec { $cards } au Grimoire : tu dois piocher et ne peux plus.
elemental-clash-result-limit = { NAME($winner, "L'") } gagne après le dernier tour avec { $cards } au Grimoire ; { NAME($loser, "l'") } en a moins.
    .winner = Tu gagnes après le dernier tour avec { $cards } au Grimoire ; { NAME($loser, "l'") } en a moins.
    .loser = { NAME($winner, "L'") } gagne après le dernier tour avec { $cards } au Grimoire ; tu en as moins.
elemental-clash-result-resign = { NAME($winner, "L'") } gagne avec { $cards } au Grimoire : { NAME($loser, "l'") } a abandonné.
    .winner = Tu gagnes avec { $cards } au Grimoire : { NAME($loser, "l'") } a abandonné.
    .loser = { NAME($winner, "L'") } gagne avec { $cards } au Grimoire : tu as abandonné.

## Autour de la partie

elemental-clash-length = environ 25 minutes, exigeant : beaucoup de cartes à connaître
elemental-clash-options = Grimoires de { $size } cartes. On perd quand on doit piocher dans un Grimoire vide.
elemental-clash-options-mixed-hands = Mains de départ jouables : deux ou trois pierres chacune, et une créature pour elles.

## Pourquoi un deck est inutilisable

## Regarder les cartes

elemental-clash-page-title = ### { $card }
elemental-clash-page-text = > { $text }
elemental-clash-page-ruling = - { $text }
elemental-clash-list-none = Aucune carte ne correspond.
elemental-clash-list-count = { $n ->
    [one] Une carte
   *[other] { $n } cartes
}
elemental-clash-list-page = { $count }, page { $page } sur { $pages }
elemental-clash-list-head = ### { $head }
elemental-clash-list-look = Regarder une carte…
elemental-clash-list-before = Page précédente
elemental-clash-list-after = Page suivante
elemental-clash-list-any-element = Tous les éléments
elemental-clash-list-any-type = Toutes les sortes
elemental-clash-list-any-level = Tous les niveaux
elemental-clash-list-level = Niveau { $level }
elemental-clash-list-stone = **{ $card }** (pierre) : { $text }
elemental-clash-list-spell = **{ $card }** ({ $kind }, { $element } { $level }) : { $text }
elemental-clash-list-creature = **{ $card }** ({ $kind }, { $element } { $level }, { $atk }/{ $def }) : { $text }
elemental-clash-list-plain = **{ $card }** ({ $kind }, { $element } { $level }, { $atk }/{ $def })
elemental-clash-unseen-no-hand = -# L'adversaire n'a aucune carte en main : pas de réponse possible.
elemental-clash-unseen-none = -# Aucun des sorts Flash que l'adversaire peut encore avoir ne va sur une de ses piles.
elemental-clash-unseen-answers = -# Sorts Flash que l'adversaire peut avoir en main, pour une pile libre :
elemental-clash-unseen-taken = -# Sorts Flash que l'adversaire peut avoir en main, mais aucune pile qui convient n'est libre en ce moment :
elemental-clash-unseen-lost = -# Cela prend effet, au choix de l'adversaire, quand son Grimoire le perd :
elemental-clash-unseen-card = -# • **{ $card }** : { $text }
elemental-clash-lies-open = Ta défausse : { $own }. La sienne : { $other }.
elemental-clash-lies-nothing = vide
elemental-clash-seen-asked = ### Ce dont il s'agit
elemental-clash-seen-hand = ### Ta main
elemental-clash-seen-own = ### Chez toi
elemental-clash-seen-of = ### Chez { NAME($player, "l'") }
elemental-clash-seen-at = { $places } : { $card }
elemental-clash-seen-signs = -# Signes : { $signs }.
elemental-clash-sign-bound = deux anneaux, entravée : ne peut pas attaquer
elemental-clash-sign-dazed = une spirale, étourdie : ne peut pas bloquer
elemental-clash-sign-elusive = une aile, insaisissable : on ne peut pas la bloquer
elemental-clash-sign-hidden = un œil barré, furtive : on ne peut pas l'attaquer
elemental-clash-sign-quickattacker = un éclair, attaque éclair : combat aussitôt depuis sa pile
elemental-clash-sign-warded = un bouclier, protégée : l'adversaire ne peut pas la choisir pour cible
elemental-clash-no-card = Je ne connais pas cette carte : choisis-en une dans la liste.
elemental-clash-ruling-stone = Une pierre se pose sur n'importe laquelle de tes piles, même sous une carte qui s'y trouve, ou en commence une nouvelle.
elemental-clash-ruling-any = Une pile dont la pierre colorée la plus basse donne toute énergie porte des cartes de tous les éléments.
elemental-clash-ruling-height = Elle compte pour autant de pierres : la pile porte donc aussitôt des niveaux plus hauts.
elemental-clash-ruling-flash = Il se joue aussi en réponse à un sort, pendant que tu bloques, avant les combats, et à la fin d'un tour.
elemental-clash-ruling-permanent = Il reste sur sa pile, et l'occupe, jusqu'à ce que quelque chose l'en retire.
elemental-clash-ruling-spell = Seulement dans tes propres phases principales. Il occupe sa pile jusqu'à ton prochain Entretien.
elemental-clash-ruling-quickattacker = Elle combat depuis sa pile : elle peut attaquer aussitôt et être attaquée, mais pas bloquer.
elemental-clash-ruling-elusive = On ne peut pas la bloquer. Seul compte le moment du blocage.
elemental-clash-ruling-hidden = On ne peut pas l'attaquer. Seul compte le moment de l'attaque.
elemental-clash-ruling-warded = L'adversaire ne peut pas la choisir pour cible ; les effets sans cible l'atteignent quand même.
elemental-clash-ruling-bound = Elle ne peut pas attaquer. Une créature entravée après avoir attaqué continue de combattre.
elemental-clash-ruling-dazed = Elle ne peut pas bloquer. Une créature étourdie après avoir bloqué continue de combattre.
elemental-clash-ruling-PE = « Quand on la joue » ne vaut que pour une carte jouée de la main, pas si un effet la met dans une zone.
elemental-clash-ruling-DE = « À sa destruction » vaut quand elle va du terrain à ta défausse. Personne ne peut y répondre.
elemental-clash-ruling-LE = « À son départ » vaut où qu'elle aille ; une carte détruite fait les deux, « à sa destruction » et « à son départ ».
elemental-clash-ruling-DPT = Quand elle va de ton Grimoire à ta défausse, tu peux mettre la créature dans une zone, ou lancer le sort gratuitement. Ce n'est pas la jouer : « quand on la joue » n'a donc pas lieu.
elemental-clash-ruling-standby = À ton propre Entretien, avant de placer et de déplacer tes créatures.
elemental-clash-ruling-end = À la fin de ton propre tour, une fois toutes les blessures guéries.
elemental-clash-ruling-counter = Le sort contrecarré va aussitôt à la défausse de son propriétaire, et sa pile est à nouveau libre.
elemental-clash-ruling-search = On te pose la question même si rien ne convient, pour que personne n'apprenne ce que tu as.
elemental-clash-ruling-targets = Elle ne se joue que s'il y a une cible ; une cible disparue quand elle prend effet est laissée de côté.
elemental-clash-ruling-zones = Une créature mise dans une zone va à une place que choisit son propriétaire ; sans place libre, elle reste où elle est.
elemental-clash-ruling-blocker = Une attaque dont le bloqueur a disparu reste bloquée, et ne frappe personne.

## Peint dans les images

elemental-clash-picture-turn = Tour { $turn }
elemental-clash-picture-turn-of = Tour { $turn }, { $player }
elemental-clash-picture-turn-own = Ton tour { $turn }
elemental-clash-picture-phase-of = tour : { $player }
elemental-clash-picture-to-decide = décide
elemental-clash-picture-discard = défausse
elemental-clash-picture-hand = main
elemental-clash-picture-spellbook = Grimoire
elemental-clash-picture-chain = Chaîne
elemental-clash-picture-wins = gagne
    .winner = gagnes
elemental-clash-picture-empty = Ta main est vide.
elemental-clash-picture-lying = Sur la table :
elemental-clash-picture-and = et { $cards }
elemental-clash-picture-stone = Pierre élémentaire
elemental-clash-picture-stone-high = Pierre élémentaire, compte pour { $height }
elemental-clash-picture-line = { $kind } · { $element } · niveau { $level }
elemental-clash-picture-kind-spell = Sort
elemental-clash-picture-kind-flash = Sort Flash
elemental-clash-picture-kind-permanent = Sort permanent
elemental-clash-picture-tile-spell = sort
elemental-clash-picture-tile-flash = flash
elemental-clash-picture-tile-permanent = perma-nent
elemental-clash-picture-tile-name-ashfoot-raider = Pillard
elemental-clash-picture-tile-name-boughmother = La Mère-sève
elemental-clash-picture-tile-name-deep-caller = Voix
elemental-clash-picture-tile-name-evergreen-pact = Pacte
elemental-clash-picture-tile-name-flood-empress = Impér. des crues
elemental-clash-picture-tile-name-gale-roc = Roc
elemental-clash-picture-tile-name-hush-of-depths = Silence
elemental-clash-picture-tile-name-moonwell-singer = Chanteuse
elemental-clash-picture-tile-name-rain-of-cinders = Pluie
elemental-clash-picture-tile-name-rootgate-warden = Gardien
elemental-clash-picture-tile-name-scorchtail = Rousse-queue
elemental-clash-picture-tile-name-thermal-kite = Milan
elemental-clash-picture-tile-name-tinder-mote = Flamme d'amadou
elemental-clash-picture-tile-name-updraft-dancer = Ballerine
elemental-clash-picture-tile-stone = pierre
elemental-clash-picture-cover-1 = Deux mages, deux Grimoires :
elemental-clash-picture-cover-2 = vide celui d'en face.
elemental-clash-picture-deck = Un deck
elemental-clash-picture-deck-cards = { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
}
elemental-clash-picture-levels = Niveaux
elemental-clash-picture-cards = cartes
elemental-clash-picture-stones = pierres
elemental-clash-count-stone = { $n ->
    [one] pierre
   *[other] pierres
}
elemental-clash-count-creature = { $n ->
    [one] créature
   *[other] créatures
}
elemental-clash-count-spell = { $n ->
    [one] sort
   *[other] sorts
}
elemental-clash-count-flash = { $n ->
    [one] sort Flash
   *[other] sorts Flash
}
elemental-clash-count-permanent = { $n ->
    [one] permanent
   *[other] permanents
}
    .short = perm.
elemental-clash-picture-figure-minute-1 = une pierre donne de l'énergie
elemental-clash-picture-figure-minute-2 = une créature attaque
elemental-clash-picture-figure-minute-3 = des cartes sont perdues
elemental-clash-picture-figure-creature = créature
elemental-clash-picture-figure-spell = sort
elemental-clash-picture-figure-flash = Flash
elemental-clash-picture-figure-permanent = permanent
elemental-clash-picture-figure-stone = pierre
elemental-clash-picture-figure-pile-1 = une base neutre ne compte pas : terre, hauteur 3
elemental-clash-picture-figure-pile-2 = feu, hauteur 1
elemental-clash-picture-figure-turn-standby = placer, bouger
elemental-clash-picture-figure-turn-draw = une carte
elemental-clash-picture-figure-turn-main1 = jouer
elemental-clash-picture-figure-turn-combat = attaquer
elemental-clash-picture-figure-turn-main2 = jouer
elemental-clash-picture-figure-turn-end = guérir, défausser
elemental-clash-picture-figure-zone-A = zone ATK : ici on attaque
elemental-clash-picture-figure-zone-D = zone DEF : ici on bloque
elemental-clash-picture-figure-zone-S = piles : ici on joue les cartes
elemental-clash-picture-figure-against-1 = ATK { $atk } contre
elemental-clash-picture-figure-against-2 = ATK { $atk }
elemental-clash-picture-figure-then = puis
elemental-clash-picture-figure-destroyed = détruite
elemental-clash-picture-would-fall = serait détruite
elemental-clash-picture-has-fallen = vient d'être détruite
elemental-clash-picture-figure-survive = les deux survivent
elemental-clash-picture-figure-link = maillon { $n }
elemental-clash-picture-figure-effect-1 = prend effet en troisième
elemental-clash-picture-figure-effect-2 = prend effet en deuxième
elemental-clash-picture-figure-effect-3 = prend effet en premier

## Textes de remplacement

elemental-clash-alt-cover = Couverture d'Elemental Clash : trois cartes, un drake, un sort Flash et une pierre, devant les signes de la terre, de l'air, du feu et de l'eau.
elemental-clash-alt-table = Elemental Clash, tour { $turn }, { $phase } ({ $player }).
    .player = Elemental Clash, tour { $turn }, { $phase } (toi).
elemental-clash-alt-chain = Chaîne { $n } : { $card }.
elemental-clash-alt-aims = { $card } cible { NAME($targets, "l'") }.
elemental-clash-alt-chain-at = Chaîne { $n } : { $card }, qui cible { $targets }.
elemental-clash-alt-side = { $player } : Grimoire { $spellbook }, main { $hand }, défausse { $discard }.
elemental-clash-alt-side-top = { $player } : Grimoire { $spellbook }, main { $hand }, défausse { $discard }, { $top } dessus.
elemental-clash-alt-zone-A = ATK : { $cards }.
elemental-clash-alt-zone-D = DEF : { $cards }.
elemental-clash-alt-piles = Piles : { $piles }.
elemental-clash-alt-pile = { $energy } { $height }
elemental-clash-alt-pile-with = { $energy } { $height } avec { $card }
elemental-clash-alt-at = { $place } { $card }
elemental-clash-alt-creature = { $card } { $atk }/{ $def }
elemental-clash-alt-creature-damaged = { $card } { $atk }/{ $def } -{ $damage }
elemental-clash-alt-cards = { $n ->
    [one] , { $n } carte
   *[other] , { $n } cartes
}
elemental-clash-alt-attack = { $attacker } attaque { NAME($target, "l'") }{ $falls }.
elemental-clash-alt-attack-blocked = { $attacker } attaque { NAME($target, "l'") }, attaque bloquée{ $falls }.
elemental-clash-alt-attack-by = { $attacker } attaque { NAME($target, "l'") }, attaque bloquée par { $blockers }{ $falls }.
elemental-clash-alt-nothing = rien
elemental-clash-alt-link = maillon { $n }
elemental-clash-alt-hand = Ta main : { $cards }.
elemental-clash-alt-hand-empty = Ta main est vide.
elemental-clash-alt-in-hand = { $card } ({ $printed })
elemental-clash-alt-in-hand-ready = { $card } ({ $printed }, jouable maintenant)
elemental-clash-alt-in-hand-text = { $card } : { $text }
elemental-clash-alt-printed-stone = pierre
elemental-clash-alt-printed-spell = { $kind }, { $element } { $level }
elemental-clash-alt-printed-creature = { $kind }, { $element } { $level }, { $atk }/{ $def }
elemental-clash-alt-card = { $card } : { $printed }. { $text }
elemental-clash-alt-over = La partie est finie. { $result }
elemental-clash-alt-over-draw-deck = Nulle : personne ne pouvait piocher.
elemental-clash-alt-over-draw-limit = Nulle après le dernier tour.
elemental-clash-alt-over-deck = { NAME($winner, "L'") } gagne : { NAME($loser, "l'") } ne pouvait plus piocher.
    .winner = Tu gagnes : { NAME($loser, "l'") } ne pouvait plus piocher.
    .loser = { NAME($winner, "L'") } gagne : tu ne pouvais plus piocher.
elemental-clash-alt-over-limit = { NAME($winner, "L'") } gagne : le plus gros Grimoire après le dernier tour.
    .winner = Tu gagnes : le plus gros Grimoire après le dernier tour.
elemental-clash-alt-over-resign = { NAME($winner, "L'") } gagne : { NAME($loser, "l'") } a abandonné.
    .winner = Tu gagnes : { NAME($loser, "l'") } a abandonné.
    .loser = { NAME($winner, "L'") } gagne : tu as abandonné.
elemental-clash-picture-left-hand = en main
elemental-clash-picture-left-no-hand = main vide
elemental-clash-picture-left-next = suite : { $cards }
elemental-clash-alt-left-hand = { NAME($player, "L'") } avait encore en main { $cards }.
    .player = Tu avais encore en main { $cards }.
elemental-clash-alt-left-next = Suite du Grimoire { NAME($player, "de l'", "de ", "d'") } : { $cards }.
    .player = Suite de ton Grimoire : { $cards }.
elemental-clash-alt-played = Tout juste en jeu : { $cards }.
elemental-clash-alt-moved = Derniers déplacements : { $cards }.
elemental-clash-alt-fell = Dernières pertes : { $cards }.
elemental-clash-alt-left = Derniers départs du terrain : { $cards }.
elemental-clash-alt-lost = { NAME($player, "L'") } vient de perdre { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
} de son Grimoire.
    .player = Tu viens de perdre { $n ->
        [one] { $n } carte
       *[other] { $n } cartes
    } de ton Grimoire.
elemental-clash-picture-over-deck = { $loser } ne pouvait plus piocher
    .loser = tu ne pouvais plus piocher
elemental-clash-picture-over-limit = le plus gros Grimoire après le dernier tour
elemental-clash-picture-over-draw-deck = personne ne pouvait piocher
elemental-clash-picture-over-draw-limit = Grimoires égaux après le dernier tour
elemental-clash-alt-deck = Deck { $name }, { $cards }. Sortes : { $kinds }. Niveaux : { $levels }. Éléments : { $elements }. Cartes : { $list }.
elemental-clash-alt-deck-card = { $n } { $card }
elemental-clash-alt-deck-count = { $n } { $what }
elemental-clash-alt-deck-level = { $n } de niveau { $level }
elemental-clash-alt-deck-element = { $n } { $element } ({ $stones ->
    [one] { $stones } pierre
   *[other] { $stones } pierres
})
elemental-clash-alt-figure-minute = Une Pierre de Mars donne de l'énergie au Drake de scories, une créature ; il attaque, et l'adversaire perd des cartes de son Grimoire.
elemental-clash-alt-figure-kinds = Drake de scories, une créature ; Chauffe à blanc, un sort ; Dard ardent, un sort Flash ; Forge de guerre, un permanent ; une Pierre de Mars.
elemental-clash-alt-figure-pile = Deux piles. Galet de lune, Pierre de Vénus et Pierre de Mars, de bas en haut : énergie terre, hauteur 3. Une seule Pierre de Mars : énergie feu, hauteur 1.
elemental-clash-alt-figure-turn = Les six phases : Entretien (placer, bouger), Pioche (une carte), Phase I (jouer), Combat (attaquer), Phase II (jouer), Fin (guérir, défausser).
elemental-clash-alt-figure-field = Le terrain d'un camp en trois rangées de cinq : devant la zone ATK, A1 à A5, derrière elle la zone DEF, D1 à D5, et jusqu'à cinq piles.
elemental-clash-alt-figure-fight = { $attacker }, { $atk }/{ $def }, face à { $blocker }, { $atk2 }/{ $def2 }, qui bloque. Au même instant, l'attaque inflige { $atk } blessures et en subit { $atk2 }.
elemental-clash-alt-figure-chain = Une chaîne de trois : Chauffe à blanc est le maillon 1, Manteau d'écorce y répond comme maillon 2, Souffle étouffant répond à celui-ci comme maillon 3. Le maillon 3 prend effet d'abord, le maillon 1 en dernier.

# Pendant que d'autres regardent

elemental-clash-score = { $player } { $score ->
    [one] { $score } carte
   *[other] { $score } cartes
}

## Grimoires

elemental-clash-deck-limits = Un Grimoire a 40 cartes, et trois exemplaires d'une carte au plus ; les quatre pierres de base, autant que tu veux. Les tout prêts ont 17 pierres.
elemental-clash-deck-few-stones = { $stones ->
    [0] Il n'a pas de pierres ; les tout prêts en ont 17.
    [one] Il n'a que { $stones } pierre ; les tout prêts en ont 17.
   *[other] Il n'a que { $stones } pierres ; les tout prêts en ont 17.
}
elemental-clash-deck-no-energy = { $count ->
    [one] Énergie qu'aucune de ses pierres ne donne : { $elements }. { $count } carte n'y trouve pas de pile.
   *[other] Énergie qu'aucune de ses pierres ne donne : { $elements }. { $count } cartes n'y trouvent pas de pile.
}
elemental-clash-deck-unreadable = Je ne connais pas la carte « { $text } ». Écris une carte par ligne, par exemple *3 Petit glaiseux*.
elemental-clash-deck-stones = { $cards }, dont { $stones ->
    [one] { $stones } pierre
   *[other] { $stones } pierres
}
elemental-clash-deck-elements = { $cards } ; éléments : { $elements }
elemental-clash-about-creature = { $level } { $kind } { $atk }/{ $def }. { $text }
elemental-clash-about-spell = { $level } { $kind }. { $text }
elemental-clash-about-kind-spell = sort
elemental-clash-about-kind-flash = Flash
elemental-clash-about-kind-permanent = permanent
elemental-clash-ready-deeproot = Racine profonde (terre)
elemental-clash-ready-highwind = Grand vent (air)
elemental-clash-ready-magma-road = Route du magma (terre et feu)
elemental-clash-ready-stilltide = Marée étale (eau)
elemental-clash-ready-storm-and-tide = Tempête et marée (air et eau)
elemental-clash-ready-wildfire = Feu de brousse (feu)
elemental-clash-group-stones = Pierres élémentaires
elemental-clash-group-earth-creatures = Terre : créatures
elemental-clash-group-earth-spells = Terre : sorts
elemental-clash-group-air-creatures = Air : créatures
elemental-clash-group-air-spells = Air : sorts
elemental-clash-group-fire-creatures = Feu : créatures
elemental-clash-group-fire-spells = Feu : sorts
elemental-clash-group-water-creatures = Eau : créatures
elemental-clash-group-water-spells = Eau : sorts
elemental-clash-group-neutral-creatures = Neutre : créatures
elemental-clash-group-neutral-spells = Neutre : sorts

## Pour qui découvre le jeu

elemental-clash-aim = vider le Grimoire adverse. On perd quand on doit piocher et qu'on ne peut plus.
elemental-clash-first-game = Première partie, avec une main jouable
elemental-clash-skipped = -# Mains de départ : des pierres et une créature.
elemental-clash-hindered-taken = -# Toutes tes piles sont prises jusqu'à ton prochain tour.
elemental-clash-hindered-taken-permanent = -# Aucune de tes piles n'est libre. Un sort permanent reste sur la sienne : une pierre peut commencer une nouvelle pile.
elemental-clash-hindered-played = -# La carte { $card } est jouée, et le reste : seule sa cible est encore à choisir.
elemental-clash-hindered-pile = -# Pas encore de pile libre pour : { $cards }
elemental-clash-hindered-pile-cards = { $cards } ({ $element }, hauteur { $height })
elemental-clash-hindered-element = -# Aucune pile libre n'a l'élément ({ $element }) qu'il faut pour : { $cards }
elemental-clash-hindered-risk = -# { $n ->
    [one] { $blocker } peut bloquer et détruire la tienne : { $cards }
   *[other] { $blocker } peut bloquer et détruire l'une de celles-ci : { $cards }
}
elemental-clash-hindered-trade = -# { $n ->
    [one] { $blocker } peut bloquer la tienne, et les deux tombent : { $cards }
   *[other] { $blocker } peut bloquer l'une de celles-ci, et les deux tombent : { $cards }
}
elemental-clash-hindered-window = -# Tu n'as aucun sort Flash à jouer maintenant : on te le demande quand même, pour que personne ne le sache.
elemental-clash-hindered-aimless = -# Sans cible pour le moment : { $cards }
elemental-clash-hindered-aimless-warded = -# Sans cible pour le moment : { $cards } (une créature protégée ne peut pas être choisie)
elemental-clash-met-spellbook = Chaque blessure que tu subis te fait perdre une carte de ton Grimoire ; de même pour l'adversaire.
elemental-clash-met-destroyed = Une créature qui a subi autant de blessures que sa DEF est détruite. Les blessures guérissent à la fin du tour.
elemental-clash-met-place = Tes créatures quittent leurs piles : devant, dans la zone ATK (A), elles attaquent ; derrière, dans la zone DEF (D), elles bloquent.
elemental-clash-met-move = Au début de ton tour, avant de piocher, chacune de tes créatures peut aller une fois à une autre place.
elemental-clash-met-quick = Une créature marquée d'un éclair a l'attaque éclair : elle attaque depuis sa pile, dès le tour où elle est jouée.
elemental-clash-met-sign = Nouveau signe d'une créature : { $sign }.
elemental-clash-met-heal = Te soigner remet les cartes du dessus de ta défausse sous ton Grimoire.
elemental-clash-met-hand = À la fin de ton tour, ta main garde cinq cartes au plus : le reste va dans la défausse.
elemental-clash-met-chain = On peut répondre à un sort par un sort Flash, et à celui-ci aussi : une telle chaîne agit de la dernière carte à la première.
elemental-clash-met-countered = Un sort contrecarré n'a aucun effet : il va à la défausse.
elemental-clash-met-stone = Tu poses une pierre par tour. Elle donne de l'énergie, et sa pile porte des cartes plus hautes.
elemental-clash-met-neutral = Une pierre neutre rend une pile plus haute, sans changer son élément. Seule sur une nouvelle pile, elle ne porte aucune carte qui demande un élément.
elemental-clash-met-permanent = Un sort permanent reste en jeu : sa pile ne porte rien d'autre, jusqu'à ce que quelque chose l'enlève.
elemental-clash-met-play = Une carte montre ce qu'il lui faut : une pile libre de cet élément, au moins aussi haute. Bord doré : tu en as une.
elemental-clash-met-attack = Attaque l'adversaire, ou une créature de sa zone ATK. Deux créatures s'infligent leur ATK au même moment.
elemental-clash-met-their-block = On t'attaque, comme le montrent les flèches rouges : tes créatures encadrées d'or peuvent bloquer.
elemental-clash-met-their-play = Un sort Flash se joue aussi pendant le tour adverse. *Quand me consulter…*, sous *Plus*, règle quand on te le propose.
elemental-clash-reason-opens = Avec cette pierre, la pile peut porter, de ta main : { $cards }.
elemental-clash-reason-stone = Tu peux jouer une pierre à chaque tour, quoi que tu joues d'autre.
elemental-clash-reason-stone-text = La pierre fait aussi ceci : { $text }
elemental-clash-reason-no-block = En l'état, aucune créature ne peut bloquer cette attaque.
elemental-clash-reason-outlasts = En l'état, aucune créature capable de bloquer ne détruirait la tienne à elle seule.
elemental-clash-reason-blocks = En l'état, ce blocage sauve { $n ->
    [one] une carte
   *[other] { $n } cartes
} de ton Grimoire, et ta créature reste.
elemental-clash-reason-quick = Une créature à attaque éclair peut attaquer dès ce tour, depuis sa pile.
elemental-clash-reason-creature = La créature attend sur sa pile et passe dans une zone au début de ton prochain tour : elle peut alors attaquer ou bloquer.
elemental-clash-reason-creature-text = Son propre effet : { $text }
elemental-clash-reason-spell = Ce que fait le sort : { $text }
elemental-clash-reason-combat = En l'état, sans blocage, tes attaquants peuvent prendre { $n ->
    [one] une carte
   *[other] { $n } cartes
} de l'autre Grimoire.
elemental-clash-reason-combat-wins = Vu les cartes en jeu, cela gagne tout de suite : quel que soit le blocage, tous tes attaquants ensemble prennent les dernières cartes de l'autre Grimoire, et l'adversaire ne peut plus piocher.
elemental-clash-reason-unblocked = Sans blocage, l'attaque prend { $n ->
    [one] une carte
   *[other] { $n } cartes
} de l'autre Grimoire.
elemental-clash-reason-defeats = En l'état, la créature attaquée tombe, et la tienne reste.
elemental-clash-reason-falls = En l'état, cette créature tombe.
elemental-clash-reason-end-wins = L'autre Grimoire est vide : en l'état, la partie est gagnée dès qu'il faut y piocher.
elemental-clash-reason-atk = Dans la zone ATK, la créature peut attaquer dès ce tour.
elemental-clash-reason-def = Dans la zone DEF, on ne peut pas attaquer la créature, et elle peut bloquer.
elemental-clash-reason-trades = En l'état, les deux tombent : une créature à toi contre une d'en face.
elemental-clash-reason-keeps = Ce que tu gardes en main peut encore être joué à un tour suivant.
elemental-clash-reason-pile = { $card } occuperait sa pile pour toute la partie : seules des pierres pourraient encore y venir.
elemental-clash-reason-stays-def = Qui reste dans la zone DEF peut encore bloquer au tour adverse.
elemental-clash-reason-stays-atk = Qui reste dans la zone ATK peut attaquer dès ce tour.
elemental-clash-reason-keeps-flash = Une de tes piles reste libre : { $card } peut y répondre au tour adverse.
elemental-clash-reason-passes = Ton sort reste dans ta main : il peut encore répondre plus tard.
elemental-clash-reason-unharmed = En l'état, toute créature qui bloquerait seule tomberait.
elemental-clash-reason-discards = Aucune de tes piles libres ne peut encore la porter.
