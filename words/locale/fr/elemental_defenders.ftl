# Elemental Defenders. Éléments, Niveaux, Médiateurs et Défis prennent une majuscule.
# kept: elemental-defenders-title-short elemental-defenders-picture-pile elemental-defenders-picture-score elemental-defenders-short elemental-defenders-card-starred elemental-defenders-picture-points elemental-defenders-won-plain elemental-defenders-picture-won-plain elemental-defenders-score elemental-defenders-picture-cover-title-1 elemental-defenders-picture-cover-title-2 elemental-defenders-alt-table elemental-defenders-short-answers elemental-defenders-short-staying elemental-defenders-short-losing elemental-defenders-short-winning elemental-defenders-short-taking

## Cartes

elemental-defenders-title-short = Defenders
elemental-defenders-sign-E = ⛰️
elemental-defenders-sign-F = 🔥
elemental-defenders-sign-A = 💨
elemental-defenders-sign-W = 💧
elemental-defenders-short = { $sign } { $level }★
elemental-defenders-short-answers = { $card } 🛡️{ $count }
elemental-defenders-short-staying = { $card } ⚔️{ $count }
elemental-defenders-short-winning = { $card } 🏆{ $points }
elemental-defenders-short-taking = { $card } ⚔️
elemental-defenders-short-losing = { $card } ⚠️
elemental-defenders-short-challenge = Défi { $card }
elemental-defenders-card-starred = { $card } { $stars }
# Une carte avec son article.
elemental-defenders-with-level-5 = le Mystique
elemental-defenders-with-level-4 = le Gardien
elemental-defenders-with-level-3 = la Prêtresse
elemental-defenders-with-level-2 = le Chevalier
elemental-defenders-with-level-1 = le Néophyte
elemental-defenders-object-level-5 = le Mystique
elemental-defenders-object-level-4 = le Gardien
elemental-defenders-object-level-3 = la Prêtresse
elemental-defenders-object-level-2 = le Chevalier
elemental-defenders-object-level-1 = le Néophyte
elemental-defenders-no-cards = vide
elemental-defenders-challenge = { $card }, un Défi
elemental-defenders-mode-basic = jeu de base
elemental-defenders-mode-advanced = jeu avancé
elemental-defenders-further = Jouer au jeu avancé
elemental-defenders-you = Toi

## Choisir

elemental-defenders-prompt-attack = Attaquer avec
elemental-defenders-prompt-challenge = Défier avec
elemental-defenders-prompt-defend = Répondre avec
elemental-defenders-prompt-mediator = Mettre de côté
elemental-defenders-action-challenge = Défi : { $card }
elemental-defenders-action-pass = Pas de Médiateur
elemental-defenders-offered = { $action }, Vertu { $virtue }

## Ce qui s'est passé

elemental-defenders-event-move = { $player } { $attack }, { $other } { $answer }.
    .player = Toi { $attack }, { $other } { $answer }.
    .other = { $player } { $attack }, toi { $answer }.
elemental-defenders-event-mediator = { NAME($player, "L'") } met { $card } de côté comme Médiateur.
    .player = Tu mets { $card } de côté comme Médiateur.
elemental-defenders-event-pass = { NAME($player, "L'") } ne met pas de Médiateur de côté.
    .player = Tu ne mets pas de Médiateur de côté.
elemental-defenders-event-attack = { NAME($player, "L'") } attaque avec { $card }.
    .player = Tu attaques avec { $card }.
elemental-defenders-event-attack-challenge = { NAME($player, "L'") } attaque avec { $card } : un Défi.
    .player = Tu attaques avec { $card } : un Défi.
elemental-defenders-event-attack-again = { NAME($player, "L'") } attaque en rejouant { $card }.
    .player = Tu attaques en rejouant { $card }.
elemental-defenders-event-attack-again-challenge = { NAME($player, "L'") } attaque en rejouant { $card } : un Défi.
    .player = Tu attaques en rejouant { $card } : un Défi.
elemental-defenders-event-defend = { NAME($player, "L'") } répond avec { $card }, une carte plus faible, et { NAME($other, "l'") } attaque à nouveau.
    .player = Tu réponds avec { $card }, une carte plus faible, et { NAME($other, "l'") } attaque à nouveau.
    .other = { NAME($player, "L'") } répond avec { $card }, une carte plus faible, et tu attaques à nouveau.
elemental-defenders-event-defend-takes = { NAME($player, "L'") } répond avec { $card }, une carte plus forte, et prend l'attaque.
    .player = Tu réponds avec { $card }, une carte plus forte, et tu prends l'attaque.
elemental-defenders-event-defend-again = { NAME($player, "L'") } répond en rejouant { $card }, une carte plus faible, et { NAME($other, "l'") } attaque à nouveau.
    .player = Tu réponds en rejouant { $card }, une carte plus faible, et { NAME($other, "l'") } attaque à nouveau.
    .other = { NAME($player, "L'") } répond en rejouant { $card }, une carte plus faible, et tu attaques à nouveau.
elemental-defenders-event-defend-again-takes = { NAME($player, "L'") } répond en rejouant { $card }, une carte plus forte, et prend l'attaque.
    .player = Tu réponds en rejouant { $card }, une carte plus forte, et tu prends l'attaque.
elemental-defenders-event-defend-last = { NAME($player, "L'") } répond avec { $card }.
    .player = Tu réponds avec { $card }.
elemental-defenders-event-defend-again-last = { NAME($player, "L'") } répond en rejouant { $card }.
    .player = Tu réponds en rejouant { $card }.
elemental-defenders-ended = La manche { $round } revient à { NAME($winner, "l'") } : { $won }. Face à { $card }, { NAME($loser, "l'") } n'avait ni { $element } ni { $level }★.
    .winner = La manche { $round } te revient : { $won }. Face à ton { $card }, { NAME($loser, "l'") } n'avait ni { $element } ni { $level }★.
    .loser = La manche { $round } revient à { NAME($winner, "l'") } : { $won }. Face à { $card }, tu n'avais ni { $element } ni { $level }★.
elemental-defenders-then-exchanged = Toutes les cartes reviennent : tu joues maintenant les dix avec lesquelles { $player } a commencé.
elemental-defenders-then-exchanged-for-all = Les mains sont maintenant échangées.
elemental-defenders-event-round-tie = La manche { $round } est nulle : chaque attaque a eu sa réponse, personne ne marque.
elemental-defenders-event-round-end = { NAME($loser, "L'") } n'a ni { $element } ni { $level }★. La manche { $round } revient à { NAME($winner, "l'") } : { $won }.
    .winner = { NAME($loser, "L'") } n'a ni { $element } ni { $level }★. La manche { $round } est pour toi : { $won }.
    .loser = Tu n'as ni { $element } ni { $level }★. La manche { $round } revient à { NAME($winner, "l'") } : { $won }.
elemental-defenders-event-round = Manche { $round } : { NAME($player, "l'") } a maintenant 💧 1★ et ouvre.
    .player = Manche { $round } : tu as maintenant 💧 1★ et tu ouvres.
elemental-defenders-account-none = 0
elemental-defenders-account = Vertu { $virtue } × coup { $cards } = { $points }
    .short = { $virtue } × { $cards } = { $points }
elemental-defenders-account-mediator = Vertu { $virtue } × (10 − { $left } en main + 1) = { $points }
elemental-defenders-account-double = Vertu { $virtue } × { $cards } × 2 = { $points }
elemental-defenders-won-plain = { $account }
elemental-defenders-won-mediator = avec un Médiateur, { $account }
elemental-defenders-won-righteous = une Victoire vertueuse, { $account }

## Où en est la partie

elemental-defenders-headline = Manche { $round } sur 2, coup { $move }
elemental-defenders-headline-mediator = Manche { $round } sur 2, avant le premier coup
elemental-defenders-headline-over = Manche { $round } sur 2
elemental-defenders-move-of = Manche { $round }, coup { $move }
elemental-defenders-private-hand = Ta main : { $cards }
elemental-defenders-virtues = Vertus : { $virtues }
elemental-defenders-lies-open = L'adversaire a { $cards }.
elemental-defenders-needs-own = { NAME($player, "L'") } mène de { $points } : pour gagner la partie, il te faut davantage de points dans cette manche.
elemental-defenders-needs-theirs = Tu mènes de { $points } : pour gagner la partie, il faut à { NAME($player, "l'") } davantage de points dans cette manche.
elemental-defenders-needs-own-level = { NAME($player, "L'") } mène de { $points } : tu peux tout au plus obtenir la nulle.
elemental-defenders-needs-theirs-level = Tu mènes de { $points } : { NAME($player, "l'") } peut tout au plus obtenir la nulle.
elemental-defenders-needs-any = Vous êtes à égalité : cette manche décide de la partie.
elemental-defenders-open-challenges = C'est le jeu avancé : un Mystique peut attaquer par un Défi.
elemental-defenders-open-aside = Seul l'adversaire a un Médiateur : au coup 10, sa dernière carte ressert.
elemental-defenders-open-own-aside = Il n'y a que toi qui aies un Médiateur : au coup 10, ta dernière carte ressert.
elemental-defenders-open-both-aside = Les deux camps ont un Médiateur : le coup 9 est le dernier.
elemental-defenders-unanswered = Rien n'y répond : il ne reste ni { $element } ni { $level }★.
elemental-defenders-all-answered = Il ne reste plus de cartes et chaque attaque a eu sa réponse : égalité.
elemental-defenders-round-is-yours = Tu gagnes la manche.
elemental-defenders-round-is-theirs = Tu perds la manche.
elemental-defenders-waiting-attack = C'est à { NAME($player, "l'") } d'attaquer.
elemental-defenders-waiting-defend = { NAME($player, "L'") } doit répondre à l'attaque : { $attack }.
elemental-defenders-waiting-mediator = { NAME($player, "L'") } peut mettre un Médiateur de côté.
elemental-defenders-call-attack = tu attaques : choisis n'importe quelle carte.
elemental-defenders-sign-of-answers = 🛡️ tant de réponses
elemental-defenders-sign-of-staying = ⚔️ toutes plus faibles : tu attaques encore
elemental-defenders-sign-of-winning = 🏆 aucune ne peut : les points gagnés tout de suite
elemental-defenders-sign-of-taking = ⚔️ plus forte : tu attaques ensuite
elemental-defenders-sign-of-losing = ⚠️ l'adversaire peut gagner aussitôt
elemental-defenders-call-defend-element = réponds à { $attack } avec { $element }.
elemental-defenders-call-defend-level = sans { $element } : réponds à { $attack } avec { $level }★.
elemental-defenders-call-defend-challenge = réponds au Défi { $attack } avec un Mystique (5★).
elemental-defenders-call-mediator = tu peux mettre une carte de côté comme Médiateur : choisis-la, ou *Pas de Médiateur*.

## Autour de la partie

elemental-defenders-length-basic = environ 10 minutes, facile à apprendre
elemental-defenders-length-advanced = environ 10 minutes, pour qui connaît le jeu de base
elemental-defenders-options-basic = Jeu de base. Deux manches, la seconde avec les mains échangées ; qui a le plus de points gagne.
elemental-defenders-options-advanced = Avancé : Médiateurs et Défis. Deux manches, la seconde à mains échangées ; plus de points gagne.

## Peint dans les images

elemental-defenders-picture-round = Manche { $round } sur 2 · { $mode }
elemental-defenders-picture-to-attack = attaque
elemental-defenders-picture-to-defend = répond
elemental-defenders-picture-to-mediate = Médiateur ?
elemental-defenders-picture-points = points
elemental-defenders-picture-again = main vide : la neuvième ressert
elemental-defenders-picture-no-card = main vide
elemental-defenders-picture-mediator = Médiateur
elemental-defenders-picture-order = à Niveau égal, l'Élément le plus fort l'emporte
elemental-defenders-picture-move = coup
elemental-defenders-picture-challenge = Défi
elemental-defenders-picture-first-round = Manche 1
elemental-defenders-picture-tie = nulle
elemental-defenders-picture-exchanged = Les mains sont échangées.
elemental-defenders-picture-round-tie = Manche { $round } nulle
elemental-defenders-picture-all-answered = Chaque attaque a eu sa réponse : 0 point.
elemental-defenders-picture-goes-to = Manche { $round } pour { $player }
    .short = Manche { $round } : { $player }
    .player = Manche { $round } pour toi
elemental-defenders-picture-in-move = { $card } au coup { $move }
    .short = { $card }
elemental-defenders-picture-account = Vertu { $virtue } × { $shares } = { $points }
    .short = { $virtue } × { $shares } = { $points }
elemental-defenders-picture-won-plain = { $account }
elemental-defenders-picture-won-mediator = Médiateur : { $account }
    .short = { $account }
elemental-defenders-picture-won-righteous = Vertueuse : { $account }
    .short = { $account }
elemental-defenders-picture-last-piles = jouées à la manche { $round }
elemental-defenders-picture-in-hand = restées en main
elemental-defenders-picture-ended = { $loser } n'a pas de réponse pour { $card }.
    .loser = Tu n'as pas de réponse pour { $card }.
elemental-defenders-picture-ended-tie = Chaque attaque a eu sa réponse.
elemental-defenders-picture-unfinished = Manche { $round } inachevée
    .short = Manche { $round } : inachevée
elemental-defenders-picture-given-up = interrompue au coup { $move } : 0 point
elemental-defenders-only-choice = 🔒 la seule réponse
elemental-defenders-only-choice-last = c'est la dernière carte
elemental-defenders-picture-you-attack = tu attaques
elemental-defenders-picture-you-answer = tu réponds
elemental-defenders-picture-attacks = attaque
elemental-defenders-picture-has-to-answer = doit répondre
elemental-defenders-picture-may-mediate = peut choisir un Médiateur
elemental-defenders-picture-round-move = Manche { $round } sur 2 · coup { $move }
elemental-defenders-picture-you = toi
elemental-defenders-picture-pile = joué
elemental-defenders-picture-hand = main
elemental-defenders-picture-score = score
elemental-defenders-picture-scores = points : toi { $own } · { $player } { $theirs }
elemental-defenders-picture-stronger = Plus fort : à gauche sur une ligne, en haut d’une colonne
    .short = Plus fort : à gauche, en haut
elemental-defenders-picture-cover-title-1 = Elemental
elemental-defenders-picture-cover-title-2 = Defenders
elemental-defenders-picture-cover-1 = Un duel à jeu découvert :
elemental-defenders-picture-cover-2 = attaque où rien ne répond.
elemental-defenders-picture-attack = attaque
elemental-defenders-picture-same-element = le même Élément
elemental-defenders-picture-same-level = sinon, le même Niveau
elemental-defenders-picture-neither = sinon : perdu
elemental-defenders-picture-hold-air = Tu as de l'Air :
elemental-defenders-picture-answer-air = réponds par l'Air
elemental-defenders-picture-no-air = Pas d'Air, un Chevalier :
elemental-defenders-picture-answer-knight = réponds par un Chevalier
elemental-defenders-picture-wins = gagne
elemental-defenders-picture-mediator-account = Vertu 4 × (10 − 2 + 1) = 36 points

## Textes de remplacement

elemental-defenders-alt-cover = Couverture d'Elemental Defenders : un éventail de cinq cartes, { $cards }.
elemental-defenders-alt-figure-minute = Le Chevalier d'Air attaque. On y répond par n'importe quelle carte du même Élément, comme le Gardien ou le Néophyte d'Air ; à défaut par une carte du même Niveau, comme le Chevalier de Terre ou de Feu ; sans l'un ni l'autre, la manche est perdue.
elemental-defenders-alt-figure-cards = Les vingt cartes, les plus fortes d'abord. En travers, les Niveaux avec leurs étoiles et leurs Vertus : Mystique 5 étoiles, 11 ; Gardien 4, 10 ; Prêtresse 3, 4 ; Chevalier 2, 3 ; Néophyte 1, 7. De haut en bas, les Éléments : Terre, Feu, Air, Eau.
elemental-defenders-alt-figure-answer = Le Chevalier d'Air attaque. Qui a le Gardien et le Néophyte d'Air doit répondre par l'un d'eux, même avec des Chevaliers en main. Qui n'a pas d'Air doit répondre par un Chevalier, de Terre ou de Feu.
elemental-defenders-alt-figure-mediator = Le Néophyte d'Eau est de côté, comme Médiateur. La Prêtresse de Feu gagne avec deux cartes restées en main : Vertu 4 fois (10 moins 2 plus 1), soit 36 points.
elemental-defenders-alt-table = Elemental Defenders, { $state }.
elemental-defenders-alt-hand = Ta main à Elemental Defenders, { $state } : { $cards }.
elemental-defenders-alt-state = { $mode }, manche { $round } sur 2, coup { $move }
elemental-defenders-alt-state-round = { $mode }, manche { $round } sur 2
elemental-defenders-alt-again = À toi de jouer : { $card } ressert une fois.
elemental-defenders-alt-turn = À toi.
elemental-defenders-alt-fits = À toi, réponses possibles : { $cards }.
elemental-defenders-alt-attacked = { NAME($attacker, "L'") } attaque avec { $card } ; c'est à { NAME($player, "l'") } de répondre.
    .attacker = Tu attaques avec { $card } ; c'est à { NAME($player, "l'") } de répondre.
    .player = { NAME($attacker, "L'") } t'attaque avec { $card }.
elemental-defenders-alt-attacked-challenge = { NAME($attacker, "L'") } attaque avec { $card }, un Défi ; c'est à { NAME($player, "l'") } de répondre.
    .attacker = Tu attaques avec { $card }, un Défi ; c'est à { NAME($player, "l'") } de répondre.
    .player = { NAME($attacker, "L'") } t'attaque avec { $card }, un Défi.
elemental-defenders-alt-to-attack = C'est à { NAME($player, "l'") } d'attaquer.
    .player = C'est à toi d'attaquer.
elemental-defenders-alt-to-mediate = { NAME($player, "L'") } peut mettre un Médiateur de côté.
    .player = Tu peux mettre un Médiateur de côté.
elemental-defenders-alt-player = Main { NAME($player, "de l'", "de ", "d'") } : { $cards }. { $more }
    .player = Ta main : { $cards }. { $more }
elemental-defenders-alt-more = { $player } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}, pile { $pile }.
elemental-defenders-alt-more-mediator = { $player } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}, pile { $pile }, Médiateur { $mediator }.
elemental-defenders-alt-before = Fin de la manche { $round }. { $piles }
elemental-defenders-alt-last-pile = Pile { NAME($player, "de l'", "de ", "d'") } : { $pile }.
    .player = Ta pile : { $pile }.
elemental-defenders-alt-stronger = La carte la plus forte, par numéro de coup : { $won }.
elemental-defenders-alt-won-moves = { $player } { $moves }
    .player = toi { $moves }
elemental-defenders-alt-forced = La seule réponse, par numéro de coup : { $moves }.
elemental-defenders-alt-empty = vide
elemental-defenders-alt-tie = Manche { $round } nulle.
elemental-defenders-alt-won-plain = La manche { $round } est revenue à { NAME($player, "l'") } avec { $card } : { $account }.
    .player = La manche { $round } est revenue à toi avec { $card } : { $account }.
elemental-defenders-alt-won-mediator = La manche { $round } est revenue à { NAME($player, "l'") } avec { $card } et un Médiateur : { $account }.
    .player = La manche { $round } est revenue à toi avec { $card } et un Médiateur : { $account }.
elemental-defenders-alt-won-righteous = La manche { $round } est revenue à { NAME($player, "l'") } avec { $card }, une Victoire vertueuse : { $account }.
    .player = La manche { $round } est revenue à toi avec { $card }, une Victoire vertueuse : { $account }.
elemental-defenders-alt-over = La partie est finie. { NAME($winner, "L'") } gagne, { $more } à { $fewer }.
    .winner = La partie est finie. Tu gagnes, { $more } à { $fewer }.
elemental-defenders-alt-over-draw = La partie est finie. Nulle, { $ours } à { $theirs }.
elemental-defenders-alt-over-resign = La partie est finie. { NAME($winner, "L'") } gagne : { NAME($loser, "l'") } a abandonné.
    .winner = La partie est finie. Tu gagnes : { NAME($loser, "l'") } a abandonné.
    .loser = La partie est finie. { NAME($winner, "L'") } gagne : tu as abandonné.

## Commandes

command-defenders = Elemental Defenders : attaque là où rien ne répond
command-defenders-start = Ouvrir une table : défie quelqu'un, ou garde la place ouverte.
command-defenders-start-mode = De base : attaques et réponses. Avancé : Médiateurs et Défis en plus

# Pendant que d'autres regardent

elemental-defenders-score = { $player } { $score }

## Pour qui découvre le jeu

elemental-defenders-aim = avoir le plus de points après deux manches. Une attaque sans réponse gagne la manche : plus elle vient tard, plus elle rapporte.
elemental-defenders-opens-own = Tu as 💧 1★ : tu ouvres donc la manche 1, avec n'importe quelle carte.
elemental-defenders-opens-theirs = Ton adversaire a 💧 1★ et ouvre donc la manche 1.
elemental-defenders-met-element = On répond à une attaque par une carte du même **Élément**, si l'on en a une.
elemental-defenders-met-level = Tu n'as rien de cet Élément : c'est une carte du même **Niveau** qui répond, avec autant d'étoiles.
elemental-defenders-met-attack = Toutes les cartes sont visibles : cherche une attaque à laquelle l'adversaire ne peut pas répondre.
elemental-defenders-met-takes = La réponse était plus forte que l'attaque : qui répond ainsi attaque ensuite.
elemental-defenders-met-later = Une manche vaut la Vertu de la carte qui la gagne, le nombre sur l'or, fois le numéro du coup.
elemental-defenders-met-second = Pour cette manche, tu as les cartes que l'adversaire avait à la première.
elemental-defenders-met-mediator = Une carte que tu mets de côté comme Médiateur ne joue pas dans la manche. Si tu gagnes la manche, elle compte comme un coup de plus.
elemental-defenders-met-challenge = Avec un Mystique (5★), tu peux lancer un Défi : on y répond par un Mystique. Sans Mystique, et alors seulement, on peut répondre par son Élément.
elemental-defenders-met-challenged = C'est un Défi : tu réponds par un Mystique (5★). Sans Mystique, et alors seulement, tu réponds par son Élément.
elemental-defenders-reason-wins = Rien n'y répond : tu gagnes la manche avec { $virtue } × { $move } = { $points } points.
elemental-defenders-reason-righteous = Rien n'y répond : une Victoire vertueuse avec { $virtue } × { $move } × 2 = { $points } points.
elemental-defenders-reason-waits = { $card } gagnerait maintenant, mais pour { $virtue } × { $move } seulement : plus tard, cela rapporte plus.
elemental-defenders-reason-lures-last = Cela fait sortir { $card }, la seule réponse à ton { $own }.
elemental-defenders-reason-lures = Cela fait sortir une des cartes qui répondent à ton { $own }.
elemental-defenders-reason-disarms = Cela fait sortir { $card }, qui ferait gagner l'adversaire.
elemental-defenders-reason-keeps-win = Tu gardes { $card }, qui gagne plus tard.
elemental-defenders-reason-keeps-answer = Tu gardes { $card }, pour répondre plus tard à { $attack }.
elemental-defenders-reason-stays = Toute réponse est plus faible, donc tu attaques encore.
elemental-defenders-reason-takes = Cette carte est plus forte que l'attaque : c'est toi qui attaques ensuite.
elemental-defenders-reason-weakest = Aucune de tes réponses n'est plus forte que l'attaque : c'est la plus faible.
elemental-defenders-reason-only = C'est la seule réponse.
elemental-defenders-reason-forces = On ne peut y répondre qu'avec { $card }.
elemental-defenders-reason-wins-round = Tu gagnes ainsi la manche.
elemental-defenders-reason-pays-more = Cela rapporte { $points } points au lieu de { $fewer }.
elemental-defenders-reason-holds = Ainsi, personne ne gagne la manche.
elemental-defenders-reason-costs-less = La manche est perdue de toute façon, mais pour { $points } points au lieu de { $more }.
elemental-defenders-reason-lost = Si l'adversaire joue bien, cette manche est perdue quoi que tu joues ; ainsi, elle lui rapporte le moins de points.
elemental-defenders-reason-score = Le score est alors { $own } : { $theirs }.
elemental-defenders-reason-mediator = Avec un Médiateur, la manche te rapporte plus si tu la gagnes.
elemental-defenders-reason-pass = Tu gardes toutes tes cartes, pour attaquer et pour répondre.
elemental-defenders-reason-move = { $attack }, { $answer }
elemental-defenders-reason-by-you = toi { $card }
elemental-defenders-reason-by-them = en face { $card }
elemental-defenders-reason-course = Le meilleur jeu : { $moves }.
elemental-defenders-reason-after = Après { $action } : { $moves }.
elemental-defenders-reason-course-none = Au meilleur jeu, chaque attaque trouve une réponse, et personne ne marque.
elemental-defenders-reason-end-own = Ensuite, rien ne répond à ton { $card } : { $account }.
elemental-defenders-reason-end-theirs = Ensuite, tu ne peux pas répondre à { $card } : { $account }.
elemental-defenders-reason-end-own-until = Garde ton { $card } jusqu'à ce que { $cards } { $count ->
    [one] soit parti
   *[other] soient partis
} : alors rien n'y répond, { $account }.
elemental-defenders-reason-end-own-later = Garde ton { $card } : plus tard, rien n'y répond, { $account }.
elemental-defenders-reason-end-theirs-later = Plus tard, tu ne peux pas répondre à { $card } : { $account }.
elemental-defenders-reason-leads-own = { $action } te rapporterait { $points } points.
elemental-defenders-reason-leads-theirs = { $action } rapporterait { $points } points à l'adversaire.
elemental-defenders-reason-leads-none = { $action } ne rapporterait rien à personne.
