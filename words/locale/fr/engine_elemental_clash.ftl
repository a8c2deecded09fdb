# Elemental Clash : ce que le moteur dit de lui-même.
# kept: elemental-clash-title elemental-clash-element-air

## Noms

elemental-clash-title = Elemental Clash
elemental-clash-element-earth = terre
elemental-clash-element-air = air
elemental-clash-element-fire = feu
elemental-clash-element-water = eau
elemental-clash-element-neutral = neutre
elemental-clash-element-any = universelle

## Pourquoi une action est refusée

elemental-clash-refusal-over = La partie est finie.
elemental-clash-refusal-other-first = L'adversaire a d'abord quelque chose à décider.
elemental-clash-refusal-place = Pas possible maintenant : il faut placer les créatures de tes piles.
elemental-clash-refusal-move = Pas possible maintenant : tu peux réorganiser tes créatures, ou terminer.
elemental-clash-refusal-main = Pas possible maintenant : tu peux jouer des cartes, passer au combat ou finir le tour.
elemental-clash-refusal-attack = Pas possible maintenant : c'est le moment de déclarer les attaques.
elemental-clash-refusal-block = Pas possible maintenant : tu peux bloquer ou jouer des sorts Flash, ou terminer.
elemental-clash-refusal-window = Pas possible maintenant : tu peux jouer un sort Flash ou passer.
elemental-clash-refusal-divide = Pas possible maintenant : il faut répartir les blessures de l'attaque.
elemental-clash-refusal-target = Pas possible maintenant : il faut choisir une cible.
elemental-clash-refusal-order = Pas possible maintenant : il faut dire quelle capacité vient ensuite.
elemental-clash-refusal-may = Pas possible maintenant : tu ne peux que dire oui ou non.
elemental-clash-refusal-put = Pas possible maintenant : il faut choisir une place.
elemental-clash-refusal-choose = Pas possible maintenant : il faut choisir une des cartes trouvées, ou aucune.
elemental-clash-refusal-discard = Pas possible maintenant : il faut défausser une carte de la main.
elemental-clash-refusal-ask-once = Tu as déjà changé ce tour-ci quand je te consulte pour les sorts Flash : tu le pourras à nouveau au prochain.
elemental-clash-refusal-ask-on = Je te consulte déjà à ce moment-là pour les sorts Flash.
elemental-clash-refusal-ask-off = Je ne te consulte déjà plus à ce moment-là pour les sorts Flash.
elemental-clash-refusal-stone-phase = Les pierres ne se jouent que dans tes propres phases principales.
elemental-clash-refusal-place-where = Une créature va d'une de tes piles à une place libre de ta zone ATK ou DEF.
elemental-clash-refusal-target-needed = Cette cible doit être choisie.
elemental-clash-refusal-put-where = La créature va à une place libre de la zone que l'effet nomme, chez son propriétaire.
elemental-clash-refusal-choose-which = Cette carte n'est pas parmi celles qu'on peut choisir.
elemental-clash-refusal-order-which = La capacité qui vient ensuite doit être la numéro { $numbers }.
elemental-clash-refusal-not-held = Cette carte n'est pas dans ta main : { $card }.
elemental-clash-refusal-no-card = La carte « { $card } » n'existe pas.
elemental-clash-refusal-no-stone = { $card } n'est pas une Pierre élémentaire.
elemental-clash-refusal-stones-played = Tu as joué toutes les pierres permises ce tour-ci : la suivante viendra au prochain.
elemental-clash-refusal-five-piles = Tu as déjà cinq piles ; la pierre va sur l'une d'elles.
elemental-clash-refusal-stone-where = Une pierre va sur l'une de tes piles, ou en commence une nouvelle avec le numéro suivant.
elemental-clash-refusal-stone-as-card = { $card } est une Pierre élémentaire ; elle se joue comme telle.
elemental-clash-refusal-creature-phase = Les créatures ne se jouent que dans tes propres phases principales ; maintenant, il faut un sort Flash.
elemental-clash-refusal-spell-phase = { $card } ne se joue que dans tes propres phases principales ; maintenant, il faut un sort Flash.
elemental-clash-refusal-no-flash = Tu as dit que tu ne joues pas de sorts Flash en combat.
elemental-clash-refusal-no-pile = Tu n'as pas de pile de ce numéro.
elemental-clash-refusal-pile-blocked = Une carte occupe déjà la pile { $pile }.
elemental-clash-refusal-pile-low = { $card } est de niveau { $level }, et la pile { $pile } n'a que { $height } de haut.
elemental-clash-refusal-pile-energy = { $card } demande l'énergie { $element }, et la pile { $pile } donne l'énergie { $energy }.
elemental-clash-refusal-no-target = Il n'y a pas de cible pour { $card }.
elemental-clash-refusal-combat-once = Il n'y a qu'un combat par tour, après la Phase I.
elemental-clash-refusal-nobody-attacks = Aucune de tes créatures ne pourrait attaquer.
elemental-clash-refusal-move-where = Les créatures se déplacent entre les dix places de tes zones ATK et DEF.
elemental-clash-refusal-moved = Cette créature a déjà été déplacée ce tour-ci.
elemental-clash-refusal-moved-there = Une créature déjà déplacée s'y trouve.
elemental-clash-refusal-moved-nowhere = Elle y est déjà.
elemental-clash-refusal-no-creature = Tu n'as pas de créature en { $place }.
elemental-clash-refusal-attack-who = Seule une créature de ta zone ATK attaque.
elemental-clash-refusal-bound = Cette créature est entravée : elle ne peut pas attaquer.
elemental-clash-refusal-attacks = Cette créature attaque déjà.
elemental-clash-refusal-attack-whom = Une attaque vise l'adversaire ou une créature de sa zone ATK.
elemental-clash-refusal-hidden = Cette créature est furtive : on ne peut pas l'attaquer.
elemental-clash-refusal-attack-zone = On n'attaque que les créatures de la zone ATK.
elemental-clash-refusal-block-who = Seules les créatures de ta zone DEF bloquent.
elemental-clash-refusal-dazed = Cette créature est étourdie : elle ne peut pas bloquer.
elemental-clash-refusal-blocks = Une créature ne bloque qu'une attaque.
elemental-clash-refusal-elusive = Cette attaque est insaisissable : on ne peut pas la bloquer.
elemental-clash-refusal-block-whom = Rien n'attaque depuis cet endroit.
elemental-clash-refusal-warded = Cette créature est protégée : tu ne peux pas la choisir pour cible.
elemental-clash-refusal-target-which = Ce ne peut pas être une cible pour cet effet.
elemental-clash-refusal-divide-how = Ce bloqueur reçoit de 0 à { $left } des blessures ; dis combien.

## Ce qui s'oppose à un deck

elemental-clash-deck-size = Un Grimoire a { $least } cartes, ou, d'un commun accord, jusqu'à { $most } ; { $size } n'est pas possible.
elemental-clash-deck-cards = Un Grimoire a exactement { $size } cartes ; celui-ci en a { $count }.
elemental-clash-deck-unknown = La carte « { $card } » n'existe pas.
elemental-clash-deck-copies = { $card } y figure { $count } fois ; sauf les pierres de base, une carte a trois exemplaires au plus.
elemental-clash-deck-not-ready = Il n'y a pas de deck tout prêt « { $deck } ».
