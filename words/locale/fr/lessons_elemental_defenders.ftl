# La leçon d'Elemental Defenders.

lesson-defenders-goal = Gagne : attaque là où { $rival } ne peut pas répondre ! Le Feu répond au Feu, l'Air à l'Air… Les cartes claires sont à toi, les sombres à elle.
lesson-defenders-goal-done = { $rival } n'a pas d'Eau : la manche est à toi.
lesson-defenders-goal-answered = { $rival } a cet Élément, donc elle répond. Parcours les lignes : quel Élément lui manque ?
lesson-defenders-element = Réponds au Feu par le Feu ! Plus d'étoiles, c'est plus fort, et la carte la plus forte attaque ensuite. Prends l'attaque !
lesson-defenders-element-done = La coche marque la carte la plus forte. Sinon, { $rival } attaquerait et pourrait gagner.
lesson-defenders-element-weaker = C'est aussi une réponse, mais 4★ est plus fort : { $rival } attaquerait encore.
lesson-defenders-level = Tu n'as pas d'Air : alors répond le même Niveau, avec autant d'étoiles. Dans sa colonne, la ligne la plus haute est la plus forte. Prends l'attaque !
lesson-defenders-level-done = 4★ répond à 4★, et la Terre est l'Élément le plus haut : à toi d'attaquer.
lesson-defenders-level-water = C'est aussi une réponse, mais l'Eau est l'Élément le plus bas : { $rival } attaque encore, tu n'as pas de réponse, et la manche est à elle.
lesson-defenders-win = Gagne ! Attaque là où { $rival } n'a rien sur la ligne de la carte (son Élément) ni dans sa colonne (son Niveau). Cela rapporte la Vertu sur or × le coup.
lesson-defenders-win-done = Un coup plus tardif rapporte plus.
lesson-defenders-win-nine = Un coup plus tard, elle rapporte plus : 99 au lieu de 88.
lesson-defenders-win-lost = { $rival } a du Feu, et sa carte est plus forte : elle attaque ensuite, tu n'as pas de réponse, et la manche est à elle.
lesson-defenders-win-forced = Pas ce qui était demandé, mais mieux : { $rival } devait répondre avec 💧 3★, plus faible, et le coup suivant paie plus.
lesson-defenders-win-forced-left = Gagne maintenant, au coup 9 !
lesson-defenders-keep = Une autre partie. Le 🔥 4★ d'{ $rival } est plus fort que tes deux Feux. Regarde sa main : lequel te faudra-t-il ensuite ? Joue l'autre !
lesson-defenders-keep-done = Tu as gardé 🔥 2★ : elle seule répondait à 💧 2★, elle a donc été jouée pour toi (cadenas). Maintenant tu attaques.
lesson-defenders-keep-other = Ton 🔥 2★ est parti, et { $rival } attaque avec 💧 2★ : tu n'as ni Eau ni autre 2★, et la manche est à elle.
lesson-defenders-count = ⛰️ 3★ gagnerait maintenant : Vertu 4 × coup 7 = 28. 💨 5★ a une Vertu de 11 : fais d'abord sortir le dernier Air d'{ $rival } !
lesson-defenders-count-done = Son Air est parti.
lesson-defenders-count-now = C'est une victoire, mais une petite : 28 points. Sans le dernier Air d'{ $rival }, tu peux gagner avec une Vertu plus haute.
lesson-defenders-count-five = L'Air d'{ $rival } répond, et ta plus haute Vertu est dépensée. Tu gagnerais 4 × 8 = 32.
lesson-defenders-count-one = Le 2★ d'{ $rival } est plus fort : elle attaque, tu n'as pas de réponse, et la manche est à elle.
lesson-defenders-later = Maintenant, gagne avec la plus haute Vertu !
lesson-defenders-later-done = 88 points au lieu de 28 : attendre rapporte, tant que tu peux répondre. Après dix attaques qui ont trouvé une réponse, personne ne marque.
lesson-defenders-later-low = C'est une victoire, mais la Vertu est basse : 4 × 8 = 32. 💨 5★ rapporte 11 × 8.
lesson-defenders-later-one = Le 🔥 1★ d'{ $rival } est plus fort : elle attaque, tu n'as pas de réponse, et la manche est à elle.
lesson-defenders-round = Manche 2, mains échangées ; qui a 💧 1★ ouvre. Tu mènes de 88 ; le plus de points gagne. Réponds avec ⚔️ : ensuite tu attaques.
lesson-defenders-round-taken = À toi d'attaquer.
lesson-defenders-round-taken-left = Gagne ! Fais d'abord sortir ce qui t'arrête. 🛡️ ⚔️ comptent ses réponses.
lesson-defenders-round-lured = Son 💨 1★ est parti.
lesson-defenders-round-lured-left = Maintenant, gagne ! 🏆 : les points.
lesson-defenders-round-weaker = C'est la carte la plus faible : { $rival } attaque, tu n'as pas de réponse, et 11 × 8 = 88, c'est autant que toi : match nul seulement.
lesson-defenders-round-done = Tu gagnes, et tu connais le jeu de base.
lesson-defenders-round-lost = La carte d'{ $rival } était plus forte : elle attaque, tu n'as pas de réponse, et elle dépasse tes 88. Attaque là où sa réponse est plus faible !
