# La leçon d'Elemental Defenders.

lesson-defenders-open = Les vingt cartes sont découvertes : quatre Éléments, chacun de 1★ à 5★, avec une Vertu sur l'or. Qui a 💧 1★ ouvre, avec n'importe quelle carte : attaque !
lesson-defenders-open-done = { $rival } devait répondre par le même Élément.
lesson-defenders-element = Plus tard, au coup 6, { $rival } attaque avec le Feu. Réponds par le même Élément : une attaque restée sans réponse gagne la manche !
lesson-defenders-element-done = La carte la plus forte (✓) est la sienne, elle attaque donc encore.
lesson-defenders-level = Tu n'as pas d'Air. Alors le même Niveau convient : autant d'étoiles. Réponds par la carte la plus forte, de l'Élément le plus haut : ⛰️ 🔥 💨 💧.
lesson-defenders-level-done = 4★ convient à 4★, et la Terre est l'Élément le plus haut : à toi d'attaquer.
lesson-defenders-level-water = Cela convient aussi, mais l'Eau est l'Élément le plus bas : { $rival } attaque encore, rien dans ta main ne convient, et la manche est à elle. (La Vertu est le nombre sur l'or.)
lesson-defenders-win = Regarde la main d'{ $rival } : attaque avec une carte dont elle n'a ni l'Élément ni le Niveau.
lesson-defenders-win-done = Ni Terre ni 5★ : la manche est à toi. Elle rapporte la Vertu de la carte multipliée par le numéro du coup : 11 × 8.
lesson-defenders-win-lost = { $rival } a du Feu, et sa carte est plus forte : elle attaque ensuite, rien dans ta main ne convient, et la manche est à elle.
lesson-defenders-win-forced = Encore mieux : { $rival } doit répondre avec 💧 3★, plus faible. Tu attaques de nouveau, et ⛰️ 5★ rapporte 11 × 9.
lesson-defenders-next = Une autre partie, coup 6. La carte la plus forte, avec plus d'étoiles, donne l'attaque suivante. Prends l'attaque à { $rival } !
lesson-defenders-next-done = 5★ est plus fort que 3★.
lesson-defenders-next-other = C'est la carte la plus faible : { $rival } attaque à nouveau, rien dans ta main ne convient, et la manche est à elle.
lesson-defenders-count = ⛰️ 2★ gagnerait maintenant : Vertu 3 × coup 7 = 21. 🔥 5★ a une Vertu de 11 : fais d'abord sortir le dernier Feu d'{ $rival } !
lesson-defenders-count-done = Son Feu est parti.
lesson-defenders-count-now = C'est une victoire, mais une petite : 21 points. Sans le dernier Feu d'{ $rival }, tu peux gagner avec une Vertu plus haute.
lesson-defenders-count-five = Le Feu d'{ $rival } convient, et ta plus haute Vertu est dépensée. Tu gagnerais 3 × 8 = 24.
lesson-defenders-count-one = Le 4★ d'{ $rival } est plus fort : elle attaque, rien dans ta main ne convient, et la manche est à elle.
lesson-defenders-later = { $rival } n'a plus de Feu maintenant. Gagne avec la plus haute Vertu !
lesson-defenders-later-done = 88 points au lieu de 21 : attendre rapporte. Mais si les dix attaques trouvent une réponse, personne ne marque.
lesson-defenders-later-low = C'est une victoire, mais la Vertu est basse : 3 × 8 = 24. 🔥 5★ rapporte 11 × 8.
lesson-defenders-later-one = Le 4★ d'{ $rival } est plus fort : elle attaque, rien dans ta main ne convient, et la manche est à elle.
lesson-defenders-round = Manche 2 : toutes les cartes sont revenues, et les mains ont été échangées, c'est donc toi qui as ouvert. Tu mènes de 88 : prends l'attaque à { $rival } !
lesson-defenders-round-taken = À toi d'attaquer.
lesson-defenders-round-taken-left = Gagne !
lesson-defenders-round-weaker = C'est la carte la plus faible : { $rival } attaque, rien dans ta main ne convient, et 11 × 8 = 88, c'est autant que toi : match nul seulement.
lesson-defenders-round-done = Tu gagnes, et tu connais le jeu de base. Le jeu avancé ajoute deux règles.
lesson-defenders-round-lost = { $rival } a pris l'attaque, rien dans ta main ne convient, et elle dépasse tes 88.
