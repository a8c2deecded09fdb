# Elemental : ce que le moteur dit de lui-même.
# kept: elemental-title

## Noms

elemental-title = Elemental
elemental-element-earth = Terre
elemental-element-fire = Feu
elemental-element-ice = Glace
elemental-element-wind = Vent
elemental-element-water = Eau
elemental-element-light = Lumière
elemental-element-dark = Ténèbres

## Pourquoi une action est refusée

elemental-refusal-over = La partie est finie.
elemental-refusal-cell = Cette case n'existe pas : une case se nomme par sa colonne et son rang, comme e4.
elemental-refusal-element = Cet élémental n'existe pas.
elemental-refusal-set-up = Tes élémentaux sont en place ; l'adversaire n'a pas encore fini.
elemental-refusal-next-number = Les numéros se donnent dans l'ordre : le prochain est le { $number }.
elemental-refusal-given = Tu n'as plus d'élémental de cette sorte à donner ({ $element }).
elemental-refusal-assign = Donne d'abord un élémental à chacun de tes numéros.
elemental-refusal-no-landing = Tu n'as rien à choisir : c'est à l'adversaire de choisir où la pièce retombe.
elemental-refusal-landing = Ton { $number } ne peut pas retomber en { $cell }, mais en : { $cells }.
elemental-refusal-land = Choisis d'abord où ton { $number } retombe : { $cells }.
elemental-refusal-ordered = Ton ordre est donné et ne change plus.
elemental-refusal-nothing-flies = Aucune pièce n'est en l'air : il n'y a pas à choisir où retomber.
elemental-refusal-orders = La mise en place est finie : maintenant, chaque camp donne un ordre à une pièce.
elemental-refusal-removed = Ton { $number } est hors jeu : on ne peut que l'invoquer.
elemental-refusal-own = Une de tes propres pièces est en { $cell }.
elemental-refusal-well = Seule une pièce sur un puits d'énergie peut se téléporter, et ton { $number } n'y est pas.
elemental-refusal-move = Un déplacement fait un pas, et { $cell } n'est pas à côté de { $start }.
elemental-refusal-dash = Un élan fait deux pas, et { $cell } n'est pas à deux pas de { $start }.
elemental-refusal-dash-way = Tes propres pièces barrent le chemin vers { $cell }.
elemental-refusal-dash-price = Un élan coûte un cristal, et tu n'en as pas ; ton { $number } a déjà eu son élan gratuit.
elemental-refusal-heal-cell = On se soigne sur son cercle d'invocation, { $circle }, pas en { $cell }.
elemental-refusal-heal-full = Ton { $number } a toute son énergie : il n'y a rien à soigner.
elemental-refusal-heal-price = Avec le soin, cet ordre coûte { $price }, et tu as { $crystals ->
    [0] zéro cristal
    [one] 1 cristal
   *[other] { $crystals } cristaux
}.
elemental-refusal-substitute-king = Pas de substitution possible pour ton roi.
elemental-refusal-substitute-cell = Seule une pièce sur ton cercle d'invocation, { $circle }, peut être substituée.
elemental-refusal-substitute-with = Ton { $number } n'est pas hors jeu : seul un élémental hors jeu peut prendre la place d'un autre.
elemental-refusal-substitute-price = Substituer coûte un cristal, et tu n'en as pas.
elemental-refusal-summon-there = Ton { $number } est sur le plateau : on n'invoque qu'une pièce hors jeu.
elemental-refusal-summon-circle = Une de tes propres pièces est sur ton cercle d'invocation, { $circle }.
elemental-refusal-summon-price = Invoquer coûte 2 cristaux, et tu as { $crystals ->
    [0] zéro cristal
    [one] 1 cristal
   *[other] { $crystals } cristaux
}.
