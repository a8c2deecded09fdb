# Realm of the Defenders : ce que le moteur dit de lui-même.
# kept: realm-of-the-defenders-title

## Noms

realm-of-the-defenders-title = Realm of the Defenders
realm-of-the-defenders-card-elder = Ancien
realm-of-the-defenders-card-unknown = cette carte

## Pourquoi une action est refusée

realm-of-the-defenders-refusal-over = La partie est finie.
realm-of-the-defenders-refusal-out = Ton royaume est éliminé.
realm-of-the-defenders-refusal-others-bid = Ta mise est faite ; les autres choisissent encore.
realm-of-the-defenders-refusal-others-redraw = Quelqu'un d'autre décide de repiocher ou non.
realm-of-the-defenders-refusal-others-main = C'est le tour de quelqu'un d'autre.
realm-of-the-defenders-refusal-others-resource = C'est le tour de quelqu'un d'autre.
realm-of-the-defenders-refusal-others-ace = Quelqu'un d'autre décide d'utiliser un as ou non.
realm-of-the-defenders-refusal-others-respond = Le royaume attaqué répond d'abord.
realm-of-the-defenders-refusal-others-block = Le royaume qui attaque choisit d'abord quelle Force est arrêtée.
realm-of-the-defenders-refusal-others-queen = Le royaume qui attaque décide d'abord d'utiliser une dame ou non.
realm-of-the-defenders-refusal-others-hit = Le royaume qui attaque choisit d'abord qui est touché.
realm-of-the-defenders-refusal-others-loss = Quelqu'un d'autre paie d'abord une perte.
realm-of-the-defenders-refusal-step-bid = Tout le monde mise : ajoute une carte à ta mise, ou termine-la.
realm-of-the-defenders-refusal-step-redraw = Choisis si tu repioches sept cartes ou si tu gardes ta main.
realm-of-the-defenders-refusal-step-main = Ce n'est pas possible à l'étape principale.
realm-of-the-defenders-refusal-step-resource = Ton étape principale est finie : pose des cartes, ou finis ton tour.
realm-of-the-defenders-refusal-step-ace = Utilise un as contre le démantèlement, ou passe.
realm-of-the-defenders-refusal-step-respond = On t'attaque : sacrifie, riposte, ou finis ta réponse.
realm-of-the-defenders-refusal-step-block = Choisis quelle Force le sacrifice arrête.
realm-of-the-defenders-refusal-step-queen = Utilise une dame maintenant, ou passe.
realm-of-the-defenders-refusal-step-hit = Choisis quel attaquant est touché.
realm-of-the-defenders-refusal-paying = Finis d'abord de payer : il manque { $missing } sur { $due }.
realm-of-the-defenders-refusal-pricing = Choisis d'abord ce que tu paies pour l'Ancien.
realm-of-the-defenders-refusal-price-nothing = Un Ancien coûte au moins une carte d'Argent.
realm-of-the-defenders-refusal-recalling = Choisis d'abord quel pique l'Ancien rappelle.
realm-of-the-defenders-refusal-recall-unknown = Ce pique n'est pas dans ta pile des vaincus : { $card }.
realm-of-the-defenders-refusal-recall-cost = { $card } coûterait { $cost } d'Argent, et tu as moins.
realm-of-the-defenders-refusal-striking = Choisis ce que frappe la dame : une carte de Courage adverse, une réserve de Force, ou une carte qui riposte.
realm-of-the-defenders-refusal-choosing-attacker = Choisis un attaquant ; dès qu'il y en a un, tu peux engager la bataille.
realm-of-the-defenders-refusal-attacker-unknown = Tu n'as pas ce Défenseur.
realm-of-the-defenders-refusal-attacker-new = Ton { $card } est arrivé ce tour-ci et ne peut pas encore attaquer.
realm-of-the-defenders-refusal-attacker-taken = Ton { $card } est déjà dans cette bataille.
realm-of-the-defenders-refusal-choosing-power = Choisis d'abord la carte de Force de cet attaquant.
realm-of-the-defenders-refusal-power-unknown = Cette carte n'est pas dans ta réserve de Force : { $card }.
realm-of-the-defenders-refusal-choosing-against = Choisis d'abord contre qui va cet attaquant.
realm-of-the-defenders-refusal-against-realm = Ce royaume a des Défenseurs : attaque l'un d'eux.
realm-of-the-defenders-refusal-against-unknown = Le royaume attaqué n'a pas ce Défenseur.
realm-of-the-defenders-refusal-against-king = Un roi ne peut pas être submergé : un seul Défenseur peut l'attaquer.
realm-of-the-defenders-refusal-against-full = Deux Défenseurs attaquent déjà ce { $card } : choisis-en un autre.
realm-of-the-defenders-refusal-offering = Choisis d'abord qui tu sacrifies.
realm-of-the-defenders-refusal-offer-attacked = Un Défenseur attaqué ne peut pas être sacrifié.
realm-of-the-defenders-refusal-offer-unknown = Tu n'as pas ce Défenseur en jeu.
realm-of-the-defenders-refusal-offer-no-card = Tu n'as pas cette carte en main.
realm-of-the-defenders-refusal-offer-no-defender = Seuls les piques et les Anciens peuvent être sacrifiés.
realm-of-the-defenders-refusal-offer-jack-price = Un valet de la main coûte ici { $price } de Courage.
realm-of-the-defenders-refusal-offer-from-hand = Depuis la main, seul un valet aide un Défenseur qui fait face à un seul attaquant.
realm-of-the-defenders-refusal-countering = Choisis d'abord la carte de Force de la riposte.
realm-of-the-defenders-refusal-counter-pool = Cette carte de Force n'est pas dans ta réserve : { $card }.
realm-of-the-defenders-refusal-counter-hand = Cette carte de Force n'est pas dans ta main : { $card }.
realm-of-the-defenders-refusal-pay-unknown = Tu n'as pas cette carte pour payer : { $card }.
realm-of-the-defenders-refusal-pay-order = Paie du plus haut au plus bas : { $card } dépasse { $last }.
realm-of-the-defenders-refusal-pay-low = { $card } est trop bas : avec ce qui ne le dépasse pas, tu n'atteins pas { $missing }.
realm-of-the-defenders-refusal-price-order = Paie du plus haut au plus bas : { $card } dépasse { $last }.
realm-of-the-defenders-refusal-price-unknown = Tu n'as pas cette carte pour payer : { $card }.
realm-of-the-defenders-refusal-pay-enough = C'est déjà payé sans { $card } : choisis moins de cartes.
realm-of-the-defenders-refusal-bid-twice = { $card } est déjà dans ta mise.
realm-of-the-defenders-refusal-bid-unknown = { $card } n'est pas dans tes dix cartes de mise.
realm-of-the-defenders-refusal-deploy-after-battle = Après une bataille, on ne déploie plus ce tour-ci.
realm-of-the-defenders-refusal-deploy-unknown = Cette carte n'est pas dans ta main : { $card }.
realm-of-the-defenders-refusal-deploy-no-defender = On ne déploie que des piques et des Anciens, pas { $card }.
realm-of-the-defenders-refusal-deploy-elder = Un Ancien coûte au moins une carte d'Argent, et tu n'en as pas d'autre.
realm-of-the-defenders-refusal-deploy-cost = { $card } coûte { $cost } d'Argent, et tu as { $money }.
realm-of-the-defenders-refusal-inspire-hand = Il n'y a pas d'Ancien dans ta main.
realm-of-the-defenders-refusal-inspire-play = Tu n'as pas cet Ancien en jeu.
realm-of-the-defenders-refusal-inspire-nobody = Il n'y a pas de pique dans ta pile des vaincus.
realm-of-the-defenders-refusal-inspire-cost = Tu n'as pour aucun pique vaincu le double de son endurance en Argent.
realm-of-the-defenders-refusal-queen-hand = Il n'y a pas de dame dans ta main.
realm-of-the-defenders-refusal-queen-play = Tu n'as pas cette dame en jeu.
realm-of-the-defenders-refusal-queen-attacks = Cette dame est parmi les attaquants.
realm-of-the-defenders-refusal-queen-price = Une dame coûte { $price } de Courage, et ta réserve en a { $courage }.
realm-of-the-defenders-refusal-queen-nothing = Aucun adversaire n'a de Courage ou de Force en jeu que la dame puisse frapper.
realm-of-the-defenders-refusal-attack-self = Tu ne peux pas t'attaquer toi-même.
realm-of-the-defenders-refusal-attack-unknown = On ne peut attaquer qu'un adversaire encore en jeu.
realm-of-the-defenders-refusal-attack-power = Ta réserve de Force est vide.
realm-of-the-defenders-refusal-attack-nobody = Tu n'as pas de Défenseur en jeu.
realm-of-the-defenders-refusal-attack-new = Tes Défenseurs sont arrivés ce tour-ci et ne peuvent pas encore attaquer.
realm-of-the-defenders-refusal-dismantle-fought = Tu as combattu ce tour-ci : tu ne peux pas démanteler de Forteresse.
realm-of-the-defenders-refusal-dismantle-deployed = Tu as déployé ce tour-ci : tu ne peux pas démanteler de Forteresse.
realm-of-the-defenders-refusal-dismantle-last = Tu ne peux pas démanteler ta dernière Forteresse.
realm-of-the-defenders-refusal-place-after-battle = Après une bataille, on ne pose pas de cartes ce tour-ci.
realm-of-the-defenders-refusal-place-later = Les cartes se posent après l'étape principale : finis-la d'abord.
realm-of-the-defenders-refusal-place-unknown = Cette carte n'est pas dans ta main : { $card }.
realm-of-the-defenders-refusal-place-taken = Tu as choisi deux fois { $card } : en Force ou en Courage, pas les deux.
realm-of-the-defenders-refusal-place-no-power = { $card } n'est pas une carte de Force.
realm-of-the-defenders-refusal-place-no-courage = { $card } n'est pas une carte de Courage.
realm-of-the-defenders-refusal-sacrifice-unattacked = Ce Défenseur n'est pas attaqué.
realm-of-the-defenders-refusal-sacrifice-late = Dès qu'un Défenseur a riposté, on ne peut plus sacrifier.
realm-of-the-defenders-refusal-sacrifice-twice = Tu as déjà fait un sacrifice pour ce Défenseur.
realm-of-the-defenders-refusal-sacrifice-nobody = Tu n'as personne à sacrifier pour ce Défenseur.
realm-of-the-defenders-refusal-retaliate-unattacked = Ce Défenseur n'est pas attaqué.
realm-of-the-defenders-refusal-retaliate-twice = Ce Défenseur a déjà riposté.
realm-of-the-defenders-refusal-retaliate-power = Tu n'as pas de carte de Force, ni en réserve ni en main.
realm-of-the-defenders-refusal-ace-unknown = Tu n'as pas cet as.
realm-of-the-defenders-refusal-block-unknown = Ce n'est pas l'un des deux attaquants de ce Défenseur.
realm-of-the-defenders-refusal-hit-unknown = Ce n'est pas l'un des deux attaquants de ce Défenseur.

## Pourquoi des options sont inutilisables

realm-of-the-defenders-bad-options-lost-last = La place { $seat } ne peut pas avoir perdu la dernière partie : il y a { $seats } places.
realm-of-the-defenders-bad-options-decks = Il y a { $decks } decks pour { $seats } places.
realm-of-the-defenders-bad-options-deck = Le deck de la place { $seat } n'est pas jouable. { $reasons }

## Ce qui s'oppose à un deck

realm-of-the-defenders-deck-points = Il coûte { $points } points sur { $most }.
realm-of-the-defenders-deck-copies = Il contient { $card } en { $count } exemplaires, et le maximum est { $most }.
realm-of-the-defenders-deck-cards = Il lui faut au moins { $fewest } cartes, et il en a { $count }.
realm-of-the-defenders-deck-no-defender = Il ne contient ni pique ni Ancien, et n'aurait donc jamais de Défenseur.
