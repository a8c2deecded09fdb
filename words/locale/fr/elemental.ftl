# Elemental.
# kept: elemental-story-numbered elemental-element-none elemental-note elemental-offered elemental-step-piece elemental-button-ground elemental-button-dash elemental-button-enemy elemental-action-assign elemental-alt-piece elemental-alt-guess elemental-alt-piece-known elemental-story-outcome elemental-alt-table elemental-picture-asked elemental-event-sentence elemental-figure-south elemental-figure-north elemental-story-went-dash

## Ce qu'il y a

elemental-side-south = Sud
elemental-side-north = Nord
elemental-element-none = ?
# Un roi combat comme l'élément de la source où il se tient.
elemental-element-acting = { $element } (comme { $acting })
elemental-piece = le { $number } { NAME($player, "de l'", "de ", "d'") }
    .player = ton { $number }
elemental-crystals = { $count ->
    [0] aucun cristal
    [one] 1 cristal
   *[other] { $count } cristaux
}
elemental-ground-fire = source de feu
elemental-ground-ice = source de glace
elemental-ground-earth = source de terre
elemental-ground-wind = source de vent
elemental-ground-water = source d'eau
elemental-ground-middle = { $ground }, le milieu

## Décisions

elemental-action-assign = { $number } : { $element }
elemental-action-shuffle = Mélanger le reste
elemental-send-set-up = Placer ainsi
elemental-action-move = Déplacer { $piece } vers { $cell }
elemental-action-move-heal = Déplacer { $piece } vers { $cell } et soigner
elemental-action-dash = Élan de { $piece } vers { $cell }
elemental-action-dash-heal = Élan de { $piece } vers { $cell } et soin
elemental-action-teleport = Téléporter { $piece } en { $cell }
elemental-action-teleport-swap = Téléporter { $piece } en { $cell }, échange avec { $other }
elemental-swapped-crystal = le cristal
elemental-swapped-enemy = { $piece } s'il reste
elemental-action-substitute = Substituer { $other } à { $piece }
elemental-action-summon = Invoquer { $piece }
elemental-action-land = Retomber en { $cell }
elemental-confirm = { $order } pour { $crystals ->
    [1] ton seul cristal
   *[other] { $price } de tes { $crystals } cristaux
} ?
elemental-confirm-another = { $asked } Un cristal est posé en { $cell } : il est à toi si personne ne te devance.
elemental-confirm-crystal = { $asked } En l'état, tu n'auras pas le cristal : il passe en { $cell }.

elemental-prompt-assign = Placer
elemental-prompt-order = Vers où ?
elemental-prompt-dash = Élan…
elemental-prompt-land = Retomber en…
elemental-step-piece = { $number } { $element } en { $cell }
elemental-step-where = { $number } { $element } en { $cell } : où aller ?
elemental-step-dash = { $number } { $element } en { $cell } : élan vers où ?
elemental-step-removed = { $number } { $element } (hors jeu)

# Sur les boutons : une case, et qui ou quoi s'y trouve.
elemental-button-dash = { $price ->
    [0] » { $label }
   *[other] » { $label } −💎
}
elemental-button-ground = { $cell } { $sign }
elemental-button-enemy = { $cell } ⚔ { $number }
elemental-button-attack = { $label } ⚔
elemental-button-only = { $piece } → { $what }
elemental-button-hand = Mes pièces
elemental-button-heal = { $cell } + soin −💎
elemental-sign-well = ◎
elemental-sign-crystal = 💎
elemental-sign-defeats = 💀
elemental-sign-beats = 💥
elemental-sign-loses = ❌
elemental-sign-level = =
elemental-sign-pushes = 👉
elemental-sign-pushed = 👈
elemental-sign-hidden = ❔
elemental-button-teleport = Téléporter en { $cell }
elemental-button-teleport-swap = Téléporter en { $cell }, échange avec { $other }
elemental-button-substitute = Substituer { $other } −💎
elemental-button-summon = Invoquer −2💎

elemental-offered = { $action } · { $what }
elemental-choice-enemy = le { $number } adverse
elemental-choice-well = puits d'énergie
elemental-choice-well-crystal = puits d'énergie avec un cristal
elemental-choice-circle-own = ton cercle
elemental-choice-circle-enemy = cercle adverse

## Où en est la partie

elemental-headline-set-up = Mise en place : chaque camp cache cinq éléments et un roi sous ses numéros
elemental-headline-set-up-own = Cache tes cinq éléments et ton roi ({ $king }) sous les numéros
elemental-headline-round = Tour { $round }
elemental-headline-theirs = { $count ->
    [one] bats la dernière pièce adverse ou le roi, et tu gagnes
   *[other] bats les { $count } dernières pièces adverses ou le roi, et tu gagnes
}
elemental-headline-own = { $count ->
    [one] perds ta dernière pièce, et tu perds la partie
   *[other] perds tes { $count } dernières pièces, et tu perds la partie
}
elemental-headline-quiet = { $quiet } tours sans énergie perdue ; à { $limit }, c'est la nulle
elemental-headline-fatigue = Le { $south } (Sud) et le { $north } (Nord) : { $rounds } tours sur 3 sans vainqueur, puis les deux perdent la moitié de leur énergie
elemental-headline-fatigue-own = Ton { $south } et le { $north } adverse : { $rounds } tours sur 3 sans vainqueur, puis les deux perdent la moitié de leur énergie

elemental-waiting-set-up = On attend la mise en place : { $players }.
elemental-waiting-orders = On attend les ordres : { $players }.
elemental-waiting-order = Ordre donné : { $ready } ; { NAME($players, "l'") } réfléchit encore.
    .ready = Ton ordre est donné ; { NAME($players, "l'") } réfléchit encore.
elemental-waiting-landing = { $count ->
    [one] { NAME($players, "L'") } choisit où une pièce retombe.
   *[other] { NAME($players, "L'") } choisissent où une pièce retombe.
}
elemental-call-set-up = à toi : mets un élément sous chacun de tes numéros.
elemental-call-order = à toi : donne un ordre à une pièce.
elemental-call-landing = à toi : choisis où ta pièce retombe.

elemental-private-you = Tu joues **{ $side }** : { $own } ; { $player } : { $theirs }.
elemental-private-met = -# ⚔ combat, si elle reste : { $signs }.
elemental-private-poor = -# Tu n'as pas de cristal : seules les pièces dont l'élan est gratuit (» vert) peuvent s'élancer{ $fallen ->
    [yes] , et aucune ne peut être invoquée
   *[no] {""}
}.
elemental-private-shut = -# { $pieces } { $count ->
    [one] n'a
   *[other] n'ont
} aucune case libre.
elemental-private-short = -# Invoquer coûte { $price } cristaux ; tu en as { $crystals }.
elemental-private-taken = -# Tant qu'une de tes pièces est sur ton cercle, { $cell }, tu ne peux invoquer personne.
elemental-private-compared = -# Or : meilleur. Pâle : le tien.
elemental-forecast = { $sign } { $what }
elemental-forecast-defeats = tu la vaincs
elemental-forecast-beats = tu la touches
elemental-forecast-loses = elle te touche
elemental-forecast-level = personne ne gagne
elemental-forecast-pushes = tu la pousses
elemental-forecast-pushed = elle te pousse
elemental-forecast-hidden = { $numbers ->
    [none] cachée
   *[other] { $numbers } cachée
}, { $differs ->
    [yes] jusqu'à { $lost }
   *[no] { $lost }
} sur { $all } battent la tienne
elemental-private-onto = -# En { $cells }, la perdante vole deux cases ; à égalité on revient.
elemental-private-dash = -# » est un élan de deux pas, { $price ->
    [0] gratuit, le premier de cette pièce
   *[other] pour { $crystals ->
        [1] ton seul cristal
       *[other] { $price } de tes { $crystals } cristaux
    }
}.
elemental-private-fresh = Élan gratuit encore disponible : { $numbers }.
elemental-private-fresh-all = Élan gratuit encore disponible : { $count ->
    [1] la seule pièce
    [2] les deux pièces
    [3] les trois pièces
    [4] les quatre pièces
    [5] les cinq pièces
   *[other] les six pièces
}.
elemental-private-half = À moitié d'énergie, le prochain coup est le dernier : { $numbers }. { $crystals ->
    [0] Un soin coûterait un cristal.
   *[other] Aller sur ton cercle, { $cell }, soigne pour un cristal.
}
elemental-private-threats = En danger au prochain tour, si elles restent : { $pieces }.
elemental-threat = **{ $number }** face à { $enemies }
elemental-threat-enemy = { $number } { $element }
elemental-lies-open-fresh = L'adversaire a encore un élan gratuit avec { $numbers }.
elemental-lies-open-half = À moitié d'énergie chez l'adversaire : { $numbers }.
elemental-private-order = Ton ordre est donné : **{ $order }**.
elemental-private-landing = Ton **{ $number }** est en l'air : choisis où il retombe.
elemental-private-notes = -# Notes sur { NAME($player, "l'") } : { $notes }
elemental-private-shown = -# Ce que sait { NAME($player, "l'") } : { $notes }
elemental-note = **{ $numbers }** { $what }
elemental-note-seen = { $element } au tour { $round }
elemental-note-substituted = substitution au tour { $round }
elemental-note-inferred = forcément { $element }
elemental-note-so = { $before }, donc { $after }
elemental-note-now = { $before }, maintenant { $after }

elemental-order-move = { $piece } va en { $cell }
elemental-order-move-heal = { $piece } va en { $cell } et s'y soigne
elemental-order-dash = { $piece } s'élance en { $cell }
elemental-order-dash-heal = { $piece } s'élance en { $cell } et s'y soigne
elemental-order-teleport = { $piece } se téléporte en { $cell }
elemental-order-substitute = { $other } remplace { $piece }
elemental-order-substitute-covered = substitution : { $piece }
elemental-order-summon = invocation : { $piece }

elemental-result-king = { NAME($winner, "L'") } gagne : le roi { NAME($loser, "de l'", "de ", "d'") } est vaincu.
    .winner = Tu gagnes : le roi { NAME($loser, "de l'", "de ", "d'") } est vaincu.
    .loser = { NAME($winner, "L'") } gagne : ton roi est vaincu.
elemental-result-isolation = { NAME($winner, "L'") } gagne : il ne reste que le roi dans le camp { NAME($loser, "de l'", "de ", "d'") }.
    .winner = Tu gagnes : il ne reste que le roi dans le camp { NAME($loser, "de l'", "de ", "d'") }.
    .loser = { NAME($winner, "L'") } gagne : il ne te reste que le roi sur le plateau.
elemental-result-resign = { NAME($winner, "L'") } gagne : { NAME($loser, "l'") } a abandonné.
    .winner = Tu gagnes : { NAME($loser, "l'") } a abandonné.
    .loser = { NAME($winner, "L'") } gagne : tu as abandonné.
elemental-result-both = Nulle : les deux camps ont perdu au même tour.
elemental-result-quiet = Nulle : vingt tours sans énergie perdue.

elemental-length = 10 à 20 minutes, de difficulté moyenne : plans et bluff
elemental-options-choose = D'abord chaque camp place ses pièces en secret, puis viennent les ordres.
elemental-deal-choose = *Distribuer* lance la partie : chaque camp place ses pièces.
elemental-deal-random = *Distribuer* lance la partie. C'est à cet instant que se décide où se cache chaque élément : personne ne peut le savoir d'avance.
elemental-options-random = Tous les éléments sont placés au hasard ; les ordres commencent aussitôt.

## Le récit

elemental-event-sentence = → { $clause }.
elemental-event-orders = Tour { $round } : { $south } ; { $north }.
elemental-event-moved-move = { $piece } va en { $cell }
elemental-event-moved-dash = { $piece } s'élance en { $cell }
elemental-event-moved-stopped = { $piece } voit son élan s'arrêter en { $cell }
elemental-event-moved-summon = { NAME($player, "L'") } invoque le { $number } en { $cell }
    .player = Tu invoques le { $number } en { $cell }
elemental-event-moved-teleport = { $piece } se téléporte en { $cell }
elemental-event-moved-swap = { $piece } passe en { $cell } par échange
elemental-event-substituted = { NAME($player, "L'") } fait une substitution sous le { $number } : ce qui s'y cache est désormais secret
    .player = Tu fais une substitution sous le { $number } : ce qui s'y cache est désormais secret
elemental-event-void = { $piece } ne peut pas se téléporter : une autre pièce ennemie vient d'arriver à son puits
elemental-event-crystal-swapped = Le cristal en { $start } échange sa place avec la pièce qui se téléporte et se trouve maintenant en { $cell }
elemental-event-fatigue = Pour la troisième fois de suite, { $south } et { $north } se sont affrontés sur une case sans vainqueur : les deux perdent la moitié de leur énergie
elemental-event-defeated = { $piece } tombe ({ $element })
elemental-event-knocked = { $piece } est repoussé en { $cell }
elemental-event-returned = { $piece } revient en { $cell }
elemental-event-returned-failed = L'invocation échoue : { $piece }
elemental-event-claimed = { $piece } prend le cristal en { $cell }
elemental-event-healed = { $piece } se soigne
elemental-event-crystal = Un cristal apparaît en { $cell }
elemental-event-crystals = Des cristaux apparaissent en { $cells }
elemental-event-resign = { NAME($player, "L'") } abandonne
    .player = Tu abandonnes
elemental-event-end = La partie est finie

elemental-story-more = … et d'autres choses : voir l'image.
elemental-story-round = Tour { $round } : { $line }
elemental-story-both = { $one }, { $other }.
elemental-story-went-move = { $piece } → { $cell }
elemental-story-went-dash = { $piece } » { $cell }
elemental-story-went-teleport = { $piece } ◎ { $cell }
elemental-story-went-summon = { $piece } est invoqué en { $cell } (−2 💎)
elemental-story-substitutes = { $piece } est substitué
elemental-story-fight = ⚔ Combat : { $south } contre { $north }. { $outcome }.
elemental-story-level = ⚔ { $south } contre { $north }, { $element } tous deux : personne ne gagne.
elemental-story-contest = ⚔ Combat pour { $cell } : { $south } contre { $north }. { $outcome }.
elemental-story-numbered = { $number } { $line }
elemental-story-at-once = Au même moment : { $line }
elemental-story-no-crystal = Aucun cristal n'apparaît : { $why ->
    [supply] la réserve est vide
   *[wells] les deux puits d'énergie sont occupés
}.
elemental-story-outcome = { $blow } : { $fate }
elemental-brief-fight = { $piece } ({ $one }) { $how ->
    [defeats] abat
    [pushes] pousse
   *[hits] frappe
} { $enemy } ({ $other }){ $twice ->
    [yes] {" "}(×2 sur sa source)
   *[no] {""}
}{ $cell ->
    [none] {""}
   *[other] {" "}→ { $cell }
}.
elemental-brief-level = { $piece } ({ $one }) contre { $enemy } ({ $other }) : match nul.
elemental-brief-claimed = { $piece } prend le 💎 en { $cell } ({ $crystals } à présent).
elemental-brief-crystals = Nouveau 💎 en { $cells }.

elemental-fight-level = { $element } contre { $element }, personne ne l'emporte
elemental-fight-nothing = { $one ->
    [Terre] La terre
    [Feu] Le feu
    [Glace] La glace
    [Vent] Le vent
    [Eau] L'eau
   *[other] { $one }
} et { $other ->
    [Terre] la terre
    [Feu] le feu
    [Glace] la glace
    [Vent] le vent
    [Eau] l'eau
   *[other] { $other }
} ne se font rien
elemental-fight-pushes = { $one ->
    [Terre] La terre
    [Feu] Le feu
    [Glace] La glace
    [Vent] Le vent
    [Eau] L'eau
   *[other] { $one }
} pousse { $other ->
    [Terre] la terre
    [Feu] le feu
    [Glace] la glace
    [Vent] le vent
    [Eau] l'eau
   *[other] { $other }
}
elemental-fight-at-home = { $one ->
    [Terre] La terre
    [Feu] Le feu
    [Glace] La glace
    [Vent] Le vent
    [Eau] L'eau
   *[other] { $one }
} bat { $other ->
    [Terre] la terre
    [Feu] le feu
    [Glace] la glace
    [Vent] le vent
    [Eau] l'eau
   *[other] { $other }
} sur sa propre source
elemental-fight-twice = { $blow }, deux fois plus fort sur la { $fountain }
elemental-fight-earth-fire = { $one ->
    [Terre] La terre
   *[other] { $one }
} étouffe { $other ->
    [Feu] le feu
   *[other] { $other }
}
elemental-fight-earth-ice = { $one ->
    [Terre] La terre
   *[other] { $one }
} brise { $other ->
    [Glace] la glace
   *[other] { $other }
}
elemental-fight-fire-ice = { $one ->
    [Feu] Le feu
   *[other] { $one }
} fait fondre { $other ->
    [Glace] la glace
   *[other] { $other }
}
elemental-fight-fire-wind = { $one ->
    [Feu] Le feu
   *[other] { $one }
} dévore { $other ->
    [Vent] le vent
   *[other] { $other }
}
elemental-fight-ice-wind = { $one ->
    [Glace] La glace
   *[other] { $one }
} fige { $other ->
    [Vent] le vent
   *[other] { $other }
}
elemental-fight-ice-water = { $one ->
    [Glace] La glace
   *[other] { $one }
} gèle { $other ->
    [Eau] l'eau
   *[other] { $other }
}
elemental-fight-wind-water = { $one ->
    [Vent] Le vent
   *[other] { $one }
} disperse { $other ->
    [Eau] l'eau
   *[other] { $other }
}
elemental-fight-wind-earth = { $one ->
    [Vent] Le vent
   *[other] { $one }
} érode { $other ->
    [Terre] la terre
   *[other] { $other }
}
elemental-fight-water-earth = { $one ->
    [Eau] L'eau
   *[other] { $one }
} emporte { $other ->
    [Terre] la terre
   *[other] { $other }
}
elemental-fight-water-fire = { $one ->
    [Eau] L'eau
   *[other] { $one }
} éteint { $other ->
    [Feu] le feu
   *[other] { $other }
}

elemental-fate-defeated = { $piece } tombe
elemental-fate-hit = { $piece } perd la moitié de son énergie
elemental-fate-thrown = { $piece } est repoussé en { $cell }{ $way ->
    [edge] {" "}(pas de case en ligne droite)
    [taken] {" "}(la case en ligne droite est prise par son camp)
   *[back] {""}
}, indemne
elemental-fate-thrown-hit = { $piece } est repoussé en { $cell }{ $way ->
    [edge] {" "}(pas de case en ligne droite)
    [taken] {" "}(la case en ligne droite est prise par son camp)
   *[back] {""}
}, à moitié d'énergie
elemental-fate-thrown-by = { $enemies } repoussent ensemble { $piece } en { $cell }, indemne
elemental-fate-stays = { $piece } n'a nulle part où aller
elemental-fate-stays-hit = { $piece } n'a nulle part où aller, et n'a plus que la moitié de son énergie
elemental-fate-air = { $piece } est en l'air
elemental-fate-air-hit = { $piece } est en l'air, à moitié d'énergie

## Textes de remplacement

elemental-alt-table = Elemental, { $round }.
elemental-alt-hand = Ton plateau à Elemental, { $round }. Tu joues { $side }, { $crystals }.
elemental-alt-set-up = mise en place
elemental-alt-round = tour { $round }
elemental-alt-over = La partie est finie. { $result }
elemental-alt-player = { $side } : { $player }, { $crystals }. { $pieces }.
elemental-alt-player-doing = { $side } : { $player }, { $doing }, { $crystals }. { $pieces }.
elemental-alt-own = Tes pièces : { $pieces }.
elemental-alt-threats = En danger au prochain tour : { $pieces }.
elemental-alt-threat = { $number } face à { $enemies }
elemental-alt-their = { $player }, { $crystals } : { $pieces }.
elemental-alt-piece = { $number } { $where }
elemental-alt-piece-known = { $number } { $element } { $where }
elemental-alt-removed = hors jeu
elemental-alt-flying = au-dessus de { $cell }
elemental-alt-half = { $where } moitié
elemental-alt-fresh = { $where } fraîche
elemental-alt-order = Ton ordre : { $order }.
elemental-alt-order-asked = Ton ordre serait : { $order }.
elemental-alt-lands = Choisis où ton { $number } retombe : { $cells }.
elemental-alt-goes = Ton { $number } peut aller en : { $cells }.
elemental-alt-guesses = Possibilités : { $guesses }.
elemental-alt-guess = { $number } { $elements }
elemental-alt-supply = Réserve { $supply }, aucun cristal sur les puits.
elemental-alt-supply-wells = Réserve { $supply }, cristal en { $wells }.
elemental-alt-orders = Tour { $round } : Sud { $south } ; Nord { $north }.
elemental-alt-fight-beats = { $where } : { $south } { $one } (Sud) bat { $north } { $other } (Nord).
elemental-alt-fight-loses = { $where } : { $south } { $one } (Sud) perd contre { $north } { $other } (Nord).
elemental-alt-fight-level = { $where } : { $south } { $one } (Sud) et { $north } { $other } (Nord) à égalité.
elemental-alt-knocked = Le { $number } ({ $side }) est repoussé en { $cell }.
elemental-alt-returned = Le { $number } ({ $side }) revient en { $cell }.
elemental-alt-defeated = Le { $number } ({ $side }) tombe.
elemental-alt-doing-set-up = mise en place finie
elemental-alt-doing-setting-up = place ses pièces
elemental-alt-doing-thinking = réfléchit
elemental-alt-doing-ordered = a donné son ordre
elemental-alt-doing-choosing = choisit où retomber
elemental-alt-doing-waiting = attend
elemental-alt-cover = Couverture d'Elemental : une partie du plateau d'hexagones, avec des pièces rondes et blanches, carrées et noires, des sources des éléments, et deux pièces en plein combat.

elemental-short-move = { $number } va en { $cell }
elemental-short-move-heal = { $number } va en { $cell } et se soigne
elemental-short-dash = { $number } s'élance en { $cell }
elemental-short-dash-heal = { $number } s'élance en { $cell } et se soigne
elemental-short-teleport = { $number } se téléporte en { $cell }
elemental-short-substitute = { $number } laisse sa place au { $other }
elemental-short-substitute-covered = { $number } fait une substitution
elemental-short-summon = { $number } est invoqué

## Mots peints : peu de lettres, il y a peu de place

elemental-picture-round = Tour { $round }
elemental-picture-in-round = t{ $round }
elemental-picture-set-up-title = Mise en place
elemental-picture-supply = réserve
elemental-picture-last = Comment s'est passé le tour { $round } :
    .short = Tour { $round } :
elemental-picture-hide = Cache cinq éléments
elemental-picture-hide-more = et un roi.
elemental-picture-first = D'abord les ordres secrets.
elemental-picture-quiet = { $quiet } tours calmes sur { $limit }
elemental-picture-more-fights = { $count ->
    [one] et 1 combat de plus
   *[other] et { $count } combats de plus
}
elemental-picture-order-move = va en { $cell }
elemental-picture-order-dash = élan { $cell }
elemental-picture-order-teleport = se téléporte en { $cell }
    .short = téléport { $cell }
elemental-picture-order-substitute = substitution
    .short = substit.
elemental-picture-order-summon = invocation
    .short = invoque
elemental-picture-setting-up = se prépare
elemental-picture-set-up = en place
elemental-picture-thinking = réfléchit
elemental-picture-ordered = ordre donné
elemental-picture-choosing = choisit une case
    .short = choisit où
elemental-picture-waiting = attend
elemental-picture-notes = ce que tu sais
    .short = tu sais
elemental-picture-notes-own = ce qu'on sait
    .short = connu
elemental-picture-hidden = cachées
elemental-picture-none-hidden = rien n'est caché
elemental-picture-danger = en danger
elemental-picture-beats = → bat
elemental-picture-next-two = bat les deux suivants
elemental-picture-over-won = Gagné : { $why }
    .short = Gagné
elemental-picture-over-lost = Perdu : { $why }
    .short = Perdu
elemental-picture-over-draw = Nulle : { $why }
    .short = Nulle
elemental-picture-asked = { $order } ?
elemental-picture-your-order = Ordre : { $order }
    .short = { $order }
elemental-picture-done = C'est placé
elemental-picture-wait = Patiente
elemental-picture-where = { $number } : vers où ?
elemental-picture-do-set-up = Place tes pièces
    .short = Place
elemental-picture-do-order = Tour { $round } : ton ordre ?
elemental-picture-short-move = { $number } va { $cell }
elemental-picture-short-move-heal = { $number } va { $cell } +
elemental-picture-short-dash = { $number } élan { $cell }
elemental-picture-short-dash-heal = { $number } élan { $cell } +
elemental-picture-short-teleport = { $number } téléport { $cell }
elemental-picture-short-substitute = échange { $number } et { $other }
elemental-picture-short-summon = { $number } invoqué
elemental-picture-wins = gagne
    .winner = gagnes
elemental-picture-reason-king = le roi est tombé
elemental-picture-reason-isolation = il ne reste que le roi
elemental-picture-reason-both = les deux ont perdu
elemental-picture-reason-quiet = 20 tours calmes
elemental-picture-rounds = { $rounds ->
    [one] après 1 tour
   *[other] après { $rounds } tours
}
elemental-picture-lead = Pièces cachées, ordres secrets,
elemental-picture-lead-more = un roi à défendre.

## Les figures des règles

elemental-figure-wells = puits c4, g4
elemental-figure-south = Sud : e2
elemental-figure-north = Nord : e8
elemental-figure-dash-1 = Deux pas, vers une des douze cases.
elemental-figure-dash-2 = Heures paires : tout droit, un chemin.
elemental-figure-dash-3 = Impaires : un coude, deux chemins,
elemental-figure-dash-4 = dont un doit être libre.
elemental-figure-dash-5 = Un cristal ; pièce fraîche : gratuit.
elemental-figure-thrown-1 = 1  tout droit à l'opposé du vainqueur
elemental-figure-thrown-2 = 2  ou juste à côté
elemental-figure-thrown-3 = 3  ou près du vainqueur
elemental-figure-thrown-4 = sinon il reste, et combat
elemental-figure-comer-1 = Battu en arrivant,
elemental-figure-comer-2 = on repart d'où l'on
elemental-figure-comer-3 = vient, de deux cases.
elemental-figure-holder-1 = Battu sur place,
elemental-figure-holder-2 = on est poussé dans
elemental-figure-holder-3 = le même sens,
elemental-figure-holder-4 = de deux cases.
elemental-figure-signs-full = 3 de Sud : pleine énergie, élan gratuit
elemental-figure-signs-half = 2 de Nord : glace, moitié d'énergie
elemental-figure-signs-went = déplacé par un ordre
elemental-figure-signs-thrown = repoussé, ou renvoyé
elemental-figure-signs-fight = combat ; gris : sans vainqueur
elemental-figure-signs-defeat = une défaite
elemental-figure-signs-crystal = un cristal
elemental-figure-signs-choose = une case à choisir
elemental-figure-signs-known = à toi, connue de l'autre camp
elemental-figure-signs-danger = à toi, en danger au prochain tour
elemental-figure-beats = bat { $beaten }
elemental-alt-figure-board = Le plateau : 61 hexagones en colonnes de a à i. Sources : feu autour de b2, eau autour de h2, terre autour d'e5, vent autour de b5, glace autour de h5. Puits d'énergie en c4 et g4, cercles d'invocation en e2 et e8. Les 1 à 6 de Sud partent d'e3, f2, f1, e1, d1, d2, ceux de Nord d'e7, d7, d8, e9, f8, f7.
elemental-alt-figure-dash = Les douze cases qu'un élan depuis e5 peut atteindre, numérotées comme les heures d'une horloge : douze est à deux cases au nord, une au nord puis au nord-est, deux à deux cases au nord-est, et ainsi de suite.
elemental-alt-figure-chart = La terre bat le feu et la glace, le feu bat la glace et le vent, la glace bat le vent et l'eau, le vent bat l'eau et la terre, l'eau bat la terre et le feu.
elemental-alt-figure-thrown = Le 2 de Nord a perdu en e5 contre le 1 de Sud en e4. Il est repoussé en e6, tout droit à l'opposé du vainqueur ; si c'est pris, en d5 ou f5 ; si c'est pris aussi, en d4 ou f4, près du vainqueur ; si rien n'est libre, il reste.
elemental-alt-figure-priority = À gauche : le 1 de Sud, glace, va d'e3 en e4, y perd contre le feu, et repart de deux cases en e2. À droite : le 1 de Sud, feu, va d'e3 en e4 et y bat la glace, qui est poussée de deux cases en e6.
elemental-alt-figure-signs = Les pièces de Sud sont rondes, celles de Nord carrées. Deux barres d'or sont la pleine énergie, une la moitié ; un chevron vert est un élan gratuit ; un élément connu donne à la pièce sa couleur et son signe. Flèches pleines : un ordre ; rouges en pointillé : repoussé ou renvoyé. Un éclat est un combat, gris quand personne n'a gagné, barré quand une pièce est tombée ; une croix rouge est une défaite, une case dorée une case à choisir. Sur tes propres pièces, un œil veut dire que l'autre camp les connaît, un point d'exclamation rouge qu'un ennemi connu peut les battre à son prochain pas.

## Commandes

command-elemental = Elemental : pièces cachées, ordres secrets, un roi à défendre
command-elemental-start = Ouvrir une table : défie quelqu'un, ou garde la place ouverte.
command-elemental-start-setup = Choisir quel élément va sous quel numéro, ou tout placer au hasard

# Pendant que d'autres regardent

elemental-opening = Mise en place
elemental-score = { $player } avec { $score ->
    [one] { $score } pièce
   *[other] { $score } pièces
}

## Pour qui découvre le jeu

elemental-aim = vaincre leur roi, ou tous les autres.
elemental-first-game = Première partie, pièces déjà placées
elemental-skipped = -# Placées pour toi. Ton roi, **{ $king }**, est le **{ $number }**.
elemental-met-fight = Deux ennemis côte à côte se battent : la perdante perd une barre dorée. Chaque élément bat les deux suivants.
elemental-met-thrown = La perdante vole tout droit à l'opposé du vainqueur ; si elle ne peut pas, elle tombe tout près.
elemental-met-energy = Les barres dorées sont l'énergie : un combat perdu en coûte une ; sans énergie, la pièce disparaît.
elemental-met-shared = Deux ennemis sur une case se battent avant tous les autres, et la perdante vole deux cases.
elemental-met-level = Sans vainqueur sur une case, qui est venu repart ; la troisième fois, deux pareils perdent une barre.
elemental-met-king = Un roi combat comme la source où il est, jamais en double ; ailleurs on ne peut que le pousser.
elemental-met-fountain = Sur sa propre source, un élément frappe deux fois. Un roi jamais, et il n'est jamais frappé ainsi.
elemental-met-home = Deux pareils ne se font rien, sauf si un seul est sur leur source : il gagne.
elemental-met-eye = 👁 marque tes pièces que l'autre camp connaît désormais, car elles ont combattu.
elemental-met-threat = ❗ marque une de tes pièces qu'un ennemi connu peut battre en un pas.
elemental-met-defeated = Une pièce sans énergie laisse un cristal sur un puits ; 2 cristaux l'invoquent de nouveau.
elemental-met-crystal = Un cristal paie un élan, ou un soin sur ton cercle ; deux y invoquent une pièce perdue.
elemental-met-order = Chaque camp donne en secret un ordre à une pièce, puis les deux ordres s'exécutent en même temps.
elemental-met-assign = Ce que tu mets sous un numéro reste ton secret jusqu'à son premier combat.
elemental-met-land = Une pièce repoussée vole à l'opposé du vainqueur ; ici elle ne peut pas : à toi de choisir.
elemental-met-summon = Pour 2 cristaux, une pièce que tu as perdue revient sur ton cercle.
elemental-met-teleport = ◎ est un puits d'énergie : on s'y téléporte gratuitement vers l'autre, en changeant de place.
elemental-met-substitute = Sur ton cercle, une pièce peut échanger en secret son élément avec une perdue, pour un cristal.
elemental-met-heal = Une pièce blessée peut guérir en allant sur ton cercle : *+ soin* coûte un cristal.
elemental-met-dash = Un élan fait deux pas. Il coûte un cristal ; le premier de chaque pièce est gratuit.
elemental-reason-enemy = le { $number } adverse ({ $element })
elemental-reason-beats = En l'état, { $piece } y bat { $enemy }, qui perd la moitié de son énergie.
elemental-reason-defeats = En l'état, { $piece } y bat { $enemy }, qui n'a plus que la moitié de son énergie et disparaît donc.
elemental-reason-twice = En l'état, { $piece } y bat { $enemy } et, sur sa propre source, frappe deux fois plus fort : de quoi faire disparaître la pièce adverse.
elemental-reason-pushes = En l'état, { $piece } y repousse { $enemy } en { $cell } ({ $ground }).
elemental-reason-avoids = En l'état, { $piece } perdrait en { $cell } un combat contre { $enemy }.
elemental-reason-avoids-beside = En l'état, { $piece } perdrait en { $cell } un combat contre { $enemy }, juste à côté.
elemental-reason-odds = Encore caché, { $enemy } : parmi les { $all } éléments possibles, { $piece } y en bat { $won } et perd contre { $lost ->
    [0] aucun
   *[other] { $lost }
}.
elemental-reason-crystal = Un cristal s'y trouve : il est à toi si personne ne s'interpose.
elemental-reason-leaves = { $said } Le cristal ne te revient pas : il passe en { $cell }.
elemental-reason-last = Il ne te reste qu'une pièce sur le plateau, à part le roi. Sans elle, ton roi a perdu.
elemental-reason-free = Cette pièce n'a encore jamais bougé : l'élan ne coûte pas de cristal.
elemental-reason-home = { $piece } y est sur sa propre source, où il frappe deux fois plus fort.
elemental-reason-home-nearer = Sa propre source est alors à { $count ->
    [one] un pas
   *[other] { $count } pas
} : { $piece } y frappe deux fois plus fort.
elemental-reason-well-nearer = { $count ->
    [0] La pièce est alors sur le puits d'énergie (◎) en { $cell }
    [one] Le puits d'énergie (◎) en { $cell } est alors à un pas
   *[other] Le puits d'énergie (◎) en { $cell } est alors à { $count } pas
} : les vaincus y laissent des cristaux.
elemental-reason-nearer = C'est un chemin vers le cristal en { $cell }.
elemental-reason-early = Rien n'en dépend encore : aucun ennemi n'est proche.
elemental-reason-covered = Personne d'autre ne sait alors ce qui se cache sous ce numéro.
elemental-reason-more = Cela met une pièce de plus sur le plateau.
elemental-reason-bet = Si { $enemy } reste, la pièce y perd contre lui : c'est parier qu'il s'en va.
elemental-reason-bet-crystal = La pièce prend d'abord le cristal en { $cell } ; si { $enemy } reste, elle perd ensuite contre lui{ $falls ->
    [yes] {" "}et tombe
   *[no] {""}
}. C'est parier qu'il s'en va.
elemental-reason-meets = La pièce y rencontre l'ennemi (numéro { $numbers }), et aucun des deux ne peut être blessé.
elemental-reason-uncovers = Cela découvre l'ennemi (numéro { $numbers }) : parmi les { $all } éléments possibles, { $piece } bat { $won ->
    [0] aucun
   *[other] { $won }
} et perd contre { $lost ->
    [0] aucun
   *[other] { $lost }
}.
elemental-reason-safer = Moins d'ennemis peuvent l'y rejoindre en un pas : { $after } au lieu de { $before }.
elemental-reason-approaches = C'est s'approcher de la pièce { $number } de l'adversaire : à { $count ->
    [one] 1 pas
   *[other] { $count } pas
} ensuite.
elemental-reason-flees = La pièce reste loin : { $enemy } bat { $piece }.
elemental-reason-king-off = Hors des sources, personne ne peut blesser ton roi, seulement le pousser.
elemental-reason-king-away = Ton roi reste loin de l'adversaire : { $numbers }.
elemental-reason-guards = Elle y est à côté de ton roi, dont l'adversaire est proche : { $numbers }.
elemental-reason-hunts = C'est poursuivre { $enemy }, que { $piece } bat : à { $count ->
    [one] 1 pas
   *[other] { $count } pas
} ensuite.
elemental-reason-closes-in = C'est s'approcher : { $enemy } est ensuite à { $count ->
    [one] 1 pas
   *[other] { $count } pas
}.
elemental-reason-scouts = De là, elle peut combattre au prochain tour { $count ->
    [one] la pièce cachée { $numbers } de l'adversaire, et voir ce qu'elle est
   *[other] les pièces cachées { $numbers } de l'adversaire, et voir ce qu'elles sont
}.
elemental-reason-risks-little = Cela change peu, mais risque peu : { $count ->
    [one] rien n'indique que l'ennemi à deux pas au plus batte
   *[other] rien n'indique qu'un des { $count } ennemis à deux pas au plus batte
} { $piece }.
elemental-reason-as-near = Cela change peu : { $count ->
    [one] un ennemi est
   *[other] { $count } ennemis sont
} à deux pas au plus, comme avant.
elemental-reason-escapes = Un coup de plus et elle est vaincue : elle échappe ainsi à la pièce cachée { $numbers } de l'adversaire.
elemental-reason-calm = Cela change peu, mais évite les combats : aucun ennemi ne peut l'y rejoindre en un pas.
