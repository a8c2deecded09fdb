# Elements : ce que le moteur dit de lui-même.
# kept: elements-title

## Noms

elements-title = Elements

## Pourquoi une action est refusée

elements-refusal-take = Il n'y a rien à prendre : la rangée est vide.
elements-refusal-discard = On ne peut défausser qu'un 6 de sa main, et tu n'en as pas.
elements-refusal-knock = Tu ne peux pas encore frapper : ta somme est de { $sum }, la limite de { $limit }.
elements-refusal-yield = Dans la partie sans fin, on ne cède que quand rien d'autre n'est possible.
elements-refusal-unknown = Ce n'est pas une action d'Elements.
elements-refusal-no-card = Ta main est vide : il n'y a pas de carte à jouer.
elements-refusal-play = Il n'y a pas de { $card } dans ta main : tu as { $held }.

## Pourquoi des options sont inutilisables

elements-bad-options-rounds = On ne choisit un nombre de manches que pour la partie sans fin.
