# La leçon d'Elemental Defenders.

lesson-defenders-open = Deux manches ; le plus de points gagne. Une attaque restée sans réponse gagne la manche et rapporte sa Vertu (le nombre sur l'or) × le coup. Les mains sont découvertes ; qui a 💧 1★ ouvre, avec n'importe quelle carte !
lesson-defenders-open-done = { $rival } devait répondre par le même Élément.
lesson-defenders-element = Une autre partie, coup 6. Réponds au Feu par le Feu ! La carte la plus forte, avec plus d'étoiles, donne l'attaque suivante : prends l'attaque à { $rival }.
lesson-defenders-element-done = 5★ est plus fort que 4★ : à toi d'attaquer.
lesson-defenders-element-weaker = Cela convient aussi, mais 4★ est plus fort : { $rival } attaquerait encore.
lesson-defenders-level = Tu n'as pas d'Air, le même Niveau convient donc : autant d'étoiles. À égalité, l'Élément le plus haut est le plus fort : ⛰️ 🔥 💨 💧. Prends l'attaque !
lesson-defenders-level-done = 4★ convient à 4★, et la Terre est l'Élément le plus haut : à toi d'attaquer.
lesson-defenders-level-water = Cela convient aussi, mais l'Eau est l'Élément le plus bas : { $rival } attaque encore, rien dans ta main ne convient, et la manche est à elle.
lesson-defenders-win = Regarde la main d'{ $rival } : attaque avec une carte dont elle n'a ni l'Élément ni le Niveau.
lesson-defenders-win-done = Ni Terre ni 5★ : la manche est à toi. Coup 8 (une attaque et sa réponse font un coup) : 11 × 8 = 88.
lesson-defenders-win-nine = Un coup plus tard, elle rapporte plus : 99 au lieu de 88.
lesson-defenders-win-lost = { $rival } a du Feu, et sa carte est plus forte : elle attaque ensuite, rien dans ta main ne convient, et la manche est à elle.
lesson-defenders-win-forced = Encore mieux : { $rival } devait répondre avec 💧 3★, plus faible.
lesson-defenders-win-forced-left = Gagne maintenant, au coup 9 !
lesson-defenders-next = Une autre partie, coup 6. Prends l'attaque à { $rival } !
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
lesson-defenders-round-done = Tu gagnes, et tu connais le jeu de base.
lesson-defenders-round-lost = { $rival } a pris l'attaque, rien dans ta main ne convient, et elle dépasse tes 88.
