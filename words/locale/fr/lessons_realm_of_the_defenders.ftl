# Les leçons de Realm of the Defenders : le tour, et la bataille.

lesson-realm-part = le tour
lesson-realm-deploy = Prends toutes les Forteresses d'Ada pour gagner. Les ♠ sont tes Défenseurs, les ♦ les paient. Déploie le 9♠ !
lesson-realm-deploy-done = Un nouveau Défenseur combat dès ton tour suivant.
lesson-realm-deploy-other = C'est possible aussi. Mais ici, déploie d'abord ton Défenseur : sans lui, tu ne peux pas attaquer.
lesson-realm-place = Les ♣ deviennent de la Force, pour attaquer, les ♥ du Courage. Poser finit ton tour, deux cartes au plus. Pose les deux !
lesson-realm-place-done = Ada a joué son tour, et c'est à nouveau le tien.
lesson-realm-place-one = Cela marche, mais il y a place pour deux cartes : choisis les deux dans le menu.
lesson-realm-place-other = Cela finit ton tour, et rien n'est posé. Il te faudra de la Force et du Courage.
lesson-realm-attack = Le 9♠ est prêt. Une carte de Force qui atteint l'endurance d'un Défenseur le bat. Attaque !
lesson-realm-attack-done = Atteinte ! Pour un Défenseur, Ada paie son endurance en Courage, tant qu'elle en a.
lesson-realm-attack-place = Poser finit ton tour sans bataille. Tu peux poser ou combattre, pas les deux.
lesson-realm-attack-other = C'est possible aussi, mais ton Défenseur est prêt : attaque.
lesson-realm-fortress = Maintenant, Ada n'a plus de Courage. Bats son autre Défenseur et vois qui paie !
lesson-realm-fortress-done = Une Forteresse. Sans Courage, chaque perte en coûte une.
lesson-realm-fortress-other = Cela finit ton tour, alors que tu pouvais combattre encore une fois.
lesson-realm-turn = Un tour à toi : Ada a une Forteresse et aucun Courage. Compare Force et endurance, et gagne !
lesson-realm-turn-done = Sa dernière Forteresse tombe : tu gagnes !
lesson-realm-turn-low = Cette Force n'atteint pas l'endurance : il ne se passe rien, et la carte est perdue.
lesson-realm-turn-late = Ensuite Ada attaque. Tu n'as pas de Courage, et ta dernière Forteresse tombe.
