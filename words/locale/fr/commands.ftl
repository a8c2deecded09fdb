# Les descriptions des commandes et de leurs arguments : 100 caractères au plus.
# kept: choice-fortresses-2 choice-fortresses-4 choice-computer-normal choice-element-air

command-argument-table = Laquelle de tes parties
command-argument-opponent = Qui tu défies ; personne, et la place reste ouverte
command-argument-computer = Jouer contre l'ordinateur : de quelle force
command-argument-deck = Un deck
command-argument-game = Pour quel jeu
command-argument-pace = Le temps pour chaque coup ; sans choix, la cadence habituelle d'ici
command-argument-rated = Si la partie compte pour la cote ; contre un ordinateur, seulement si tu le demandes
command-argument-players = Pour combien de personnes au plus

choice-computer-easy = Facile
choice-computer-normal = Normal
choice-computer-hard = Difficile
choice-pace-live = En direct : 3 minutes chacun, et 20 secondes rendues à chaque coup
choice-pace-day = Un jour par coup
choice-pace-week = Une semaine par coup
choice-pace-none = Sans pendule
choice-mode-tokens = Au premier à 6 jetons
choice-mode-endless = Sans fin : un nombre de manches
choice-mode-basic = Jeu de base
choice-mode-advanced = Jeu avancé, avec Médiateurs et Défis
choice-setup-choose = Chaque camp place ses pièces en secret
choice-setup-random = Tous les élémentaux sont placés au hasard
choice-fortresses-2 = 2
choice-fortresses-4 = 4
choice-windows-none = Jamais : je passe toujours
choice-windows-combat = En combat
choice-windows-all = Toujours : sorts, combat, fins de tour
choice-element-earth = Terre
choice-element-air = Air
choice-element-fire = Feu
choice-element-water = Eau
choice-element-neutral = Neutre
choice-data-export = Les recevoir dans un fichier
choice-data-delete = Les faire effacer
choice-what-draw = La nulle
choice-what-back = De reprendre ma dernière action
choice-what-time = Plus de temps pour les autres

command-game-move = Jouer un coup : choisis-le, ou écris ce qui est sur son bouton.
command-game-move-what = Ce que tu veux faire ; écris-en un bout pour le trouver
command-game-rules = Lire les règles.
command-game-rules-topic = Le sujet qui t'intéresse

command-table = Ta table, quel que soit le jeu
command-table-hand = Revoir ma main.
command-table-board = Reposter la table, à la fin du salon.
command-table-board-table = Laquelle des parties d'ici
command-table-offer = Proposer la nulle, demander une reprise ou donner du temps aux autres.
command-table-offer-what = Ce que tu proposes aux autres
command-table-orders = Quand on doit te demander, là où cela se dit d'avance ; c'est un secret.
command-table-orders-window = À quel sujet : sorts, combat, fin d'un tour ; rien, pour tout voir
command-table-orders-on = Si l'on te demande alors ; sinon, tu passes toujours
command-table-resign = Abandonner une partie ; on te demande de confirmer.

command-games = Les tables de tous les jeux
command-games-mine = Tes parties où qu'elles soient, d'abord celles où c'est à toi.
command-games-here = Les tables et les invitations ouvertes de ce salon.
command-games-export = Une partie finie dans un fichier : à garder, à vérifier, à montrer ailleurs.
command-games-export-table = Une partie finie
command-games-open = Ouvrir une partie exportée : chaque coup est vérifié, puis montré pas à pas.
command-games-open-file = Un fichier que `/games export` t'a donné
command-games-verify = Vérifier une partie finie : son secret, ses mélanges, chaque coup.
command-games-verify-table = Une partie finie

command-games-film = Une partie finie en image animée.
command-games-film-table = Une partie finie
command-games-watch = Les parties en cours sur ce serveur, pour en suivre une.
command-games-replay = Une partie pas à pas : finie, ou en cours jusqu'ici.
command-games-replay-table = Une partie de ce salon, ou l'une des tiennes

command-play = Commencer un jeu : choisis lequel, et avec qui.
command-play-post = Poster les boutons de départ dans ce salon, pour de bon (gestion du serveur)
command-profile = La force de quelqu'un à chaque jeu, et son parcours, en image.
command-profile-person = De qui ; le tien si tu ne dis personne
command-leaderboard = Qui est le plus fort à un jeu, ici ou partout, en image.
command-me = Ce que tu préfères, où que tu joues.
command-me-data = Tout ce qui est conservé sur toi : à recevoir en fichier, ou à faire effacer
command-settings = Ma conduite sur ce serveur : où ouvrir des tables, les fils, les ordinateurs.
command-health = Comment va le bot, pour qui le possède.
command-help = À quoi jouer, et comment commencer.

command-deck = Les decks, pour les jeux qui en demandent
command-deck-build = Construire un deck, ou continuer.
command-deck-build-deck = Un deck pour commencer ; aucun, pour partir de rien
command-deck-import = Garder un deck à partir d'une liste de cartes ou d'un code de partage.
command-deck-import-cards = Un code de partage ou une liste de cartes ; rien, pour un formulaire plus grand
command-deck-import-name = Le nom de ton nouveau deck
command-deck-cards = Les cartes d'un deck, en texte et en code de partage.
command-deck-cards-deck = L'un de tes decks, ou un deck tout prêt
command-deck-list = Tes decks, et ceux qui sont tout prêts.
command-deck-show = Un deck en image, ou une liste de cartes, et s'il est jouable.
command-deck-show-deck = Un deck, un code de partage ou une liste ; rien, pour un formulaire plus grand
command-deck-rename = Renommer l'un de tes decks.
command-deck-rename-deck = L'un de tes decks
command-deck-rename-name = Son nouveau nom
command-deck-delete = Effacer l'un de tes decks ; on te demande de confirmer.
command-deck-delete-deck = L'un de tes decks

help-title = À quoi jouer
help-game = **{ $game }** ({ $like }) : { $start } ouvre une table, { $rules } l'explique.
help-play = { $play } te mène à chacun d'eux par des boutons.
help-hand = Ta main arrive en message privé, avec des boutons pour tout ce que tu peux faire ; *Ma main*, à la table, et { $hand } la montrent aussi. { $move } sert à jouer en toutes lettres, dans tous les jeux. Les autres suivent l'image.
help-table = { $board } remontre la table, { $offer } sert pour la nulle, les reprises et le temps, { $resign } abandonne.
help-games = { $mine } et { $here } listent les parties, { $watch } en suit une, { $replay } revient en arrière, { $verify } vérifie les mélanges.
help-decks = { $build } construit des decks pour { $games } ; *Mon deck*, dans l'invitation, en choisit un.
help-people = { $me } retient ce que tu préfères, { $settings } règle ce serveur ; { $profile } et { $leaderboard } montrent qui est fort.

command-realm = Realm of the Defenders : Forteresses, Force et Courage, de deux à quatre
command-realm-start = Ouvrir une table de deux à quatre : défie quelqu'un, ou laisse des places.
command-realm-start-opponent = Qui tu défies, pour jouer à deux ; personne, et les places restent ouvertes
command-realm-start-computer = Jouer contre l'ordinateur : de quelle force
command-realm-start-players = Pour combien au plus ; dès que vous êtes deux, tu peux commencer
command-realm-start-fortresses = Combien de Forteresses chacun : 2, ou 4 pour une partie deux fois plus longue
command-realm-start-short = Partie courte : dès le tour trois, finir sans Défenseur élimine
command-realm-start-deck = Le deck avec lequel tu joues ; sans choix, le deck standard

command-clash = Elemental Clash : un duel de cartes à collectionner
command-clash-start = Ouvrir une table : défie quelqu'un, ou laisse une place.
command-clash-start-deck = Le Grimoire avec lequel tu joues
command-clash-start-size = Combien de cartes par Grimoire (de 40 à 100, 40 d'habitude)
command-clash-start-windows = Quand te proposer les sorts Flash, dans tes prochaines parties aussi ; un secret
command-clash-cards = Voir une carte avec ce qu'en disent les règles, ou les parcourir toutes.
command-clash-cards-card = Une carte, en grand et commentée ; aucune, pour les parcourir
command-clash-cards-element = Les cartes de cet élément, les pierres qui le donnent
command-clash-cards-level = Les cartes de ce niveau
command-clash-cards-type = Un type de créature, ou une sorte de carte
command-clash-cards-keyword = Un mot-clé ou un mot de capacité
command-clash-cards-page = Si la liste est longue : quelle page
