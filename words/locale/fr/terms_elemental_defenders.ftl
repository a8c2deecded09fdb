# Ce que veut dire chaque terme de Elemental Defenders, pour qui n'y a jamais joué.

elemental-defenders-term-element = Élément
elemental-defenders-term-element-about = Terre, Feu, Air ou Eau. Qui a une carte de l'Élément de l'attaque doit répondre par l'une d'elles.
elemental-defenders-term-level = Niveau
elemental-defenders-term-level-about = Le nombre d'étoiles d'une carte, de cinq pour le Mystique à une pour le Néophyte. Sans l'Élément, on répond par le même Niveau.
elemental-defenders-term-virtue = Vertu
elemental-defenders-term-virtue-about = Le nombre sur l'or d'une carte : 11 pour 5★, 10 pour 4★, 4 pour 3★, 3 pour 2★, 7 pour 1★. La carte qui gagne la manche rapporte Vertu × coup.
elemental-defenders-term-attack = Attaque
elemental-defenders-term-attack-about = Tu joues n'importe quelle carte de ta main. Si rien dans l'autre main n'y répond, tu gagnes la manche.
elemental-defenders-term-answer = Réponse
elemental-defenders-term-answer-about = La carte qui fait face à une attaque : une de son Élément ou, si l'on n'en a pas, une de son Niveau. Un cadenas marque la seule possible, qui est jouée pour toi.
elemental-defenders-term-stronger = Carte plus forte
elemental-defenders-term-stronger-about = Elle a une coche : du même Élément, celle qui a le plus d'étoiles ; du même Niveau, celle qui vient d'abord dans l'ordre Terre, Feu, Air, Eau. Qui l'a jouée attaque ensuite.
elemental-defenders-term-move = Coup
elemental-defenders-term-move-about = Une attaque et sa réponse. Plus le coup qui gagne la manche vient tard, plus il rapporte.
elemental-defenders-term-round = Manche
elemental-defenders-term-round-about = Elle dure jusqu'à une attaque sans réponse, ou jusqu'à la dernière carte. Il y en a deux ; à la seconde, tu as les cartes de l'adversaire.
elemental-defenders-term-mystic = Mystique
elemental-defenders-term-mystic-about = Le plus haut Niveau, avec cinq étoiles et une Vertu de 11.
elemental-defenders-term-challenge = Défi
elemental-defenders-term-challenge-about = Une attaque avec un Mystique, à laquelle on doit répondre par un Mystique. Sans Mystique, et alors seulement, on répond par son Élément. (Jeu avancé)
elemental-defenders-term-mediator = Médiateur
elemental-defenders-term-mediator-about = Une carte mise de côté avant la première attaque. Si son camp gagne la manche, elle compte comme un coup de plus. (Jeu avancé)
elemental-defenders-term-righteous = Victoire vertueuse
elemental-defenders-term-righteous-about = Qui a mis un Médiateur de côté réutilise sa neuvième carte au dixième coup. Une attaque gagnée avec elle compte double. (Jeu avancé)
