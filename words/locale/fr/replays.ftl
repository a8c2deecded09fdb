# Les reprises pas à pas, les films, et les parties à regarder.
# kept: button-film watch-line watch-line-at

button-replay = Revoir
replay-first = Début
replay-back = ◀ Précédent
replay-on = Suivant ▶
replay-last = Fin
replay-share = Partager
replay-moves = Coups
replay-close = Fermer
moves-key-elemental-defenders = -# `F4` attaque, `F4!` est un Défi, `=F4` répond, `*F4` est le Médiateur.
moves-key-elemental-defenders-basic = -# `F4` attaque, `=F4` répond.
moves-key-elemental = -# `3-e4` déplace la pièce 3, `3--e5` s'élance, un `+` derrière soigne ; `3^` téléporte, `3/5` échangent leurs places, `3!` invoque, `3@e4` atterrit.
moves-key-realm-of-the-defenders = -# `+QS` déploie un Défenseur, `#7` est le Défenseur de ce numéro ; `x#9` attaque le Défenseur 9, `xrealm` le royaume lui-même. S, C, D et H sont ♠, ♣, ♦ et ♥, `X1` est un Ancien.
moves-key-elemental-clash = -# Un lieu, c'est le siège (0 ou 1), A, D ou S (zone d'attaque, zone de défense, piles) et un numéro ; `1P` est la personne. `stone mars/2` est une Pierre élémentaire sur la pile 2, `0S2>0A1` place une créature, `0A1-0A2` la déplace, `0A1 x 1P` attaque, `1D1=0A1` bloque, `@` désigne une cible.
replay-jump = Aller à…
replay-round = Manche { $number }
replay-turn = Tour { $number }
replay-eyes = De quel point de vue
replay-eyes-spectator = vu par le public
replay-eyes-seat = vu par { NAME($player, "l'") }
    .player = vu par toi
replay-eyes-all = tout à découvert
replay-step = Étape { $step } sur { $last }
replay-step-running = Étape { $step } sur { $last } jusqu'ici
replay-step-undone = Coup repris, après l'étape { $step } sur { $last }
moves-taken-back = (coup repris)
moves-page = Page { $page } sur { $pages }
replay-chosen = { NAME($player, "L'") } choisit : { $choice }
replay-your-turn = C'était ton tour.
    .player = Tu choisis : { $choice }
replay-own = Ta partie la plus récente ; `table` en propose d'autres.
replay-here = Tu n'as pas encore joué : voici la partie la plus récente ici.
replay-older = Ce passage a été joué avec des règles plus anciennes. Je peux dire ce qui s'est passé, mais pas le dessiner.
replay-not-yours = Tant que cette partie se joue, tu ne peux la regarder que de ton propre point de vue ou de celui du public.
replay-shared = { NAME($player, "L'") } montre une étape de cette partie :
replay-unknown = Je peux montrer les parties de ce salon, et les tiennes : choisis-en une dans la liste.
replay-none = Il n'y a pas ici de partie que je puisse te montrer, et tu n'en as pas non plus.
replay-running = { $table } (en cours)

# Les films

button-film = Film
film-running = Une partie a son film une fois finie. *Revoir* montre où elle en est.
film-busy = Je dessine déjà trop de films. Réessaie dans une minute.
film-failed = Je n'ai pas réussi à dessiner ce film. Réessaie plus tard ; *Revoir* montre la partie pas à pas.
film-begins = Je dessine le film…
film-waits = { $ahead ->
    [one] Un autre film passe d'abord…
   *[other] { $ahead } autres films passent d'abord…
}
film-progress = Je dessine le film : image { $done } sur { $of }…
film-whole = { $shown ->
    [one] Toute la partie en une image
   *[other] Toute la partie en { $shown } images
}
film-part = { $shown } des { $of } images de la partie : toutes, ce serait trop lourd pour Discord.
film-shared = { NAME($player, "L'") } montre le film de cette partie :
film-alt = Le film d'une partie ({ $game }, { $people }) en { $shown } images, chacune avec une ligne sur ce qui s'est passé. La dernière :

# Regarder

watch-title = Les parties qui se jouent ici
watch-line = **{ $game }** · { $headline } · { $score }
watch-line-at = **{ $game }** · { $headline } · { $score } · { $place }
watch-which = Regarder…
watch-on = Continuer à regarder
watch-follows = Ce message suit la partie un quart d'heure ; *Continuer à regarder* en ajoute un autre.
watch-none = Aucune partie que tu puisses voir ne se joue sur ce serveur. `/play` en commence une.
watch-nowhere = Je liste les parties d'un serveur : relance la commande sur l'un d'eux.
