# Les tables : leurs messages et leurs boutons.
# kept: table-clock table-clock-hours table-clock-seconds button-decks stage-so-far stage-whole stage-another pace-time-live pace-time-long games-link pick-of-game

button-orders = Quand me consulter…
button-hand = Ma main
button-move = Jouer un coup
button-rules = Règles
button-more = Plus
button-rematch = Revanche
button-stronger = Niveau suivant : { $level }
button-back = Retour
button-confirm = Oui · { $choice }
button-look = Regarder une carte…
button-cards = Cartes…
button-repost = Reposter la table
button-decks = Decks
button-my-deck = Mon deck
button-hint = Conseil
button-hint-follow = Suivre le conseil
button-round-before = Fin de la manche
button-next-round = Manche suivante
button-itself-off = Jouer mon seul coup moi-même
button-itself-on = Jouer mon seul coup pour moi
button-shape-tall = Images hautes, pour un téléphone
button-shape-wide = Images larges
shape-where = **Où lis-tu ceci ?** Les images sont dessinées pour cela ; `/me` permet d'en changer.
shape-tall = 📱 Sur un téléphone
shape-wide = 🖥️ Sur un ordinateur
button-time = Donner du temps : { $time }
button-play-on = Continuer
button-resign = Abandonner
button-resign-yes = Oui, j'abandonne
button-abort-yes = Oui, annuler la partie
button-resign-no = Non, je continue

table-more = Que veux-tu faire d'autre ?
table-more-over = *Film* : toute la partie en image animée. *Exporter* : dans un fichier, à garder. *Vérifier* : si tout a été loyal.
table-unknown = Je ne connais plus cette table.
table-not-yours = C'est réservé à qui joue à cette table.
table-late = Ce bouton appartient à une position passée. Voici où en est la partie.
table-over = Cette partie est finie.
table-unreached = Impossible d'écrire en privé à { NAME($player, "l'") } : *{ $hand }* et *Jouer un coup* lui montrent ici ce que personne d'autre ne doit voir.
table-next-secret = Mélange vérifiable d'une revanche `{ $commitment }`
button-table-export = Exporter
button-table-verify = Vérifier
button-fair = Et la triche ?
button-fair-more = Comment ça marche
table-fair = ### Et la triche ?
    Personne ne peut choisir les cartes, pas même moi : un secret, scellé avant toute arrivée, décide de chaque mélange avec les arrivées à la table. Son sceau : `{ $commitment }`
    { $over ->
        [yes] Le secret était `{ $secret }`. `/games verify` s'en sert pour vérifier chaque mélange et chaque coup.
       *[no] À la fin je montre le secret, et `/games verify` vérifie tout.
    }
table-spectator = Tu ne joues pas à cette table. Voici ce que tout le monde voit :
table-confirm = { $choice } ?
table-elsewhere = La table est dans { $place }. Voici où elle en est :
table-coming = La table est repostée plus bas.
aim = **But** : { $aim }
explained = 💡 { $what }
hand-title = { $game } avec { NAME($others, "l'") }
hand-title-in = { $game } avec { NAME($others, "l'") } dans { $place }
decks-secret = À ce jeu, chacun garde son deck secret.

itself-off = Désormais je ne joue plus rien à ta place, même là où il n'y a qu'une réponse.
itself-on = Désormais je joue ta réponse à ta place quand tout le monde voit que c'est la seule.

resign-ask = Veux-tu abandonner cette partie ({ $game }) ? { $players ->
    [2] Elle s'arrête aussitôt, et tu la perds.
   *[other] Tu la perds.
}
resign-ask-early = Veux-tu arrêter cette partie ({ $game }) ? Elle commence à peine : { $players ->
    [2] elle est annulée aussitôt et ne compte pour la cote de personne.
   *[other] tu la quittes, et elle ne compte pour la cote de personne.
}
call-ended = ta partie est finie.
resign-done = Tu as abandonné.
abort-done = Tu as annulé la partie.
abort-done-out = Tu quittes la partie, et les autres continuent. Elle ne compte pour la cote de personne.
resign-not = La partie continue.

place-locked = Le fil de la table est archivé et verrouillé : je ne peux pas la montrer. Tu peux continuer à jouer ici ; dès que la modération rouvre le fil, la table y réapparaît.
place-deleted = Le salon de cette table n'existe plus. Tu peux continuer à jouer ici.
place-silent = Je n'arrive pas à montrer la table en ce moment ; je réessaierai. Tu peux continuer à jouer ici.
place-picture-refused = Discord refuse l'image de la table. Tu peux continuer à jouer ici.
place-refused = Je n'arrive pas à montrer la table dans { $place } : { $reason }

orders-none = À { $game }, il n'y a rien à choisir d'avance : je te pose la question chaque fois que tu peux faire quelque chose.

pick-none = Tu ne joues pas à { $game } en ce moment. { $start } ouvre une table.
pick-none-here = Aucune table ne joue à { $game } ici. { $start } en ouvre une.
pick-none-any = Tu ne joues à rien en ce moment. { $start } ouvre une table.
pick-none-here-any = Aucune partie n'est montrée ici. { $start } ouvre une table.
pick-several = Ici, { $count } tables jouent à { $game } : choisis-en une, ici ou avec `table`.
pick-several-any = Il y a ici { $count } parties : choisis-en une, ici ou avec `table`.
pick-several-yours = Tu as { $count } parties de { $game } : choisis-en une, ici ou avec `table`.
pick-several-yours-any = Tu as { $count } parties : choisis-en une, ici ou avec `table`.
pick-unknown = Je ne connais pas cette table : choisis-en une dans la liste.
pick-table = avec { NAME($others, "l'") } (à { NAME($players, "l'") } de jouer)
pick-your-turn = avec { NAME($others, "l'") } (à toi)
pick-numbered = { $table } · table n° { $number }
pick-of-game = { $game } { $table }

games-yours = À toi de jouer
games-here = Tables ouvertes ici
games-waiting = En attente des autres
games-none-mine = Tu ne joues à rien en ce moment. `/play` commence une partie.
games-none-here = Aucune table n'est ouverte ici. `/play` commence une partie.
games-invitations = Invitations ouvertes ici
games-who = { $game } : { $people }
games-link = [{ $game }]({ $place })
games-your-move = **{ $game }** avec { NAME($others, "l'") }
games-your-move-at = **{ $game }** avec { NAME($others, "l'") } : { $place }
games-to-move = { $table } ; à { NAME($players, "l'") } de jouer
games-to-move-at = { $table } ; à { NAME($players, "l'") } de jouer · { $place }
games-finished-unknown = Cela marche avec les parties finies de ce salon, et avec les tiennes : choisis-en une dans la liste.
games-finished-none = Il n'y a pas de partie finie ici, et tu n'en as pas non plus.

games-over = Finies
games-ended-won = **{ $game }** avec { NAME($others, "l'") } : tu as gagné { $when }
games-ended-lost = **{ $game }** avec { NAME($others, "l'") } : tu as perdu { $when }
games-ended-drawn = **{ $game }** avec { NAME($others, "l'") } : nulle, { $when }
games-ended-closed = **{ $game }** avec { NAME($others, "l'") } : fermée { $when }
games-ended-aborted = **{ $game }** avec { NAME($others, "l'") } : annulée { $when }
games-ended-nobody = **{ $game }** avec { NAME($others, "l'") } : personne n'a gagné, { $when }
games-ended-they-won = **{ $game }** avec { NAME($others, "l'") } : gagnée { $when }
games-ended-they-lost = **{ $game }** avec { NAME($others, "l'") } : perdue { $when }
games-ended-they-drawn = **{ $game }** avec { NAME($others, "l'") } : nulle, { $when }
games-ended-they-closed = **{ $game }** avec { NAME($others, "l'") } : fermée { $when }
games-ended-they-aborted = **{ $game }** avec { NAME($others, "l'") } : annulée { $when }
games-ended-they-nobody = **{ $game }** avec { NAME($others, "l'") } : personne n'a gagné, { $when }
games-how-won = Gagnée
games-how-lost = Perdue
games-how-drawn = Nulle
games-how-closed = Fermée
games-how-aborted = Annulée
games-how-nobody = Personne n'a gagné
games-begun = Commencée le { $when }
games-computers = Ordinateurs
games-everybody = Tout le monde
games-with-whom = Parties avec…
games-which-verify = Une partie finie…
verify-which = Quelle partie veux-tu que je vérifie ?
games-which-over = Revoir une partie finie…
games-of-which = Parties de…
games-all = Tous les jeux
games-none-of-it = Tu n'y as pas encore joué. `/play` commence une partie.

verify-commitment = Le secret est celui sur lequel je m'étais engagé avant l'arrivée de qui que ce soit.
verify-seed = La graine vient bien du secret et des arrivées.
verify-moves = { $count ->
    [0] Les étapes de la partie suivent les règles et mènent à cette fin.
    [one] La seule étape suit les règles et mène à cette fin.
   *[other] Les { $count } étapes suivent toutes les règles et mènent à cette fin.
}
verify-moves-from = Les étapes à partir du n° { $first }, où les règles ont été mises à jour, suivent les règles et mènent à cette fin.
verify-facts = Engagement `{ $commitment }`
    -# Secret `{ $secret }`
    -# Arrivées dans l'ordre des places : { $joins }. La graine, c'est le secret et les arrivées, séparés par `/`.

stage-so-far = { $steps } …
stage-whole = { $steps }
stage-another = { $label } ({ $number })
stage-send = Valider
stage-again = Recommencer
stage-stale = La table a avancé, et ce que tu avais commencé ne convient plus. Rien n'en a été envoyé. Voici où en est la partie.

## Le temps

pace-live = En direct, 3 minutes par personne et 20 secondes rendues à chaque coup.
pace-long = Longue, 10 minutes par personne et 30 secondes rendues à chaque coup.
pace-day = Un jour par coup.
pace-3days = Trois jours par coup.
pace-week = Une semaine par coup.
pace-none = Sans pendule : chacun prend son temps.
table-friendly = Amicale · { $pace }
table-often = Amicale : trois parties classées par jour au plus contre le même adversaire · { $pace }
table-rated = Classée · { $pace }
pace-brief-live = 3 min chacun, +20 s par coup
pace-brief-long = 10 min chacun, +30 s par coup
pace-brief-day = un jour par coup
pace-brief-3days = trois jours par coup
pace-brief-week = une semaine par coup
pace-brief-none = sans pendule
pace-time-live = 3 minutes
pace-time-long = 10 minutes
pace-time-day = un jour
pace-time-3days = trois jours
pace-time-week = une semaine
table-away = { NAME($player, "L'") } s'absente, et revient { $when }.
    .player = Tu t'absentes, et tu reviens { $when }.
table-time-half = La moitié de ton temps est passée.
table-time-little = Ton temps est presque écoulé.
call-reminder = rappel : { $call }
table-deadline = Le temps s'achève { $when }.
table-deadlines = Le temps s'achève pour { $players }.
table-deadline-of = { $player } { $when }
    .player = toi { $when }
table-asked = Il ne se passe plus rien ici depuis un mois. *Continuer*, ou n'importe quel coup, maintient la partie ; sinon, elle sera fermée { $when }, et personne ne gagnera.
table-outage = J'étais hors ligne de { $from } à { $until }. Personne n'y a perdu de temps.
table-line-forced = { $line } (**Joué d'office** : { $why }.)
    .player = { $line } (**Joué à ta place** : { $why }.)
only-choice = c'est le seul choix
table-line-time = Le temps est écoulé pour { NAME($player, "l'") }.
    .player = Ton temps est écoulé.
table-line-more-time = { NAME($player, "L'") } donne du temps aux autres.
    .player = Tu donnes du temps aux autres.
table-line-more-time-all = Je n'ai pas pu montrer la table : tout le monde a plus de temps.
table-out = Hors jeu : { $players }.
table-line-play-on = { NAME($player, "L'") } continue.
    .player = Tu continues.
table-line-aborted = { NAME($player, "L'") } annule la partie.
    .player = Tu annules la partie.
table-line-lapsed = Le temps est écoulé pour { NAME($player, "l'") }.
    .player = Ton temps est écoulé.
table-end-time = { NAME($winners, "L'") } { $count ->
    [one] gagne : temps écoulé pour { NAME($player, "l'") }.
   *[other] gagnent : temps écoulé pour { NAME($player, "l'") }.
}
    .winners = Tu gagnes : temps écoulé pour { NAME($player, "l'") }.
    .player = { NAME($winners, "L'") } { $count ->
        [one] gagne : ton temps est écoulé.
       *[other] gagnent : ton temps est écoulé.
    }
table-end-time-many = { NAME($winners, "L'") } gagne : le temps du dernier adversaire est écoulé.
    .winners = Tu gagnes : le temps du dernier adversaire est écoulé.
table-end-closed = L'équipe du serveur a fermé cette partie. Personne ne gagne.
table-end-abandoned = Plus personne ne jouait : cette partie est donc fermée. Personne ne gagne.
table-end-aborted = Cette partie a été annulée avant de pouvoir compter. Personne ne gagne.
table-end-aborted-by = { $cause } Cette partie est annulée et ne compte pas : personne ne gagne.
time-given = Les autres ont plus de temps maintenant : { $time }.
play-on-done = Tu continues.

# Ce qu'on se propose

button-draw = Proposer la nulle
button-drawyes = Accepter la nulle
button-drawsure = Oui, partie nulle
button-drawno = Refuser la nulle
button-back-asked = Reprendre ma dernière action
button-backyes = Accorder la reprise
button-backno = Non, c'est joué
offer-draw-ask = Veux-tu accepter la nulle dans cette partie ({ $game }) ? Elle s'arrête aussitôt, et personne ne gagne.
offer-draw-ask-others = Veux-tu accepter la nulle dans cette partie ({ $game }) ? Elle s'arrête dès que tout le monde est d'accord, et personne ne gagne.
offer-draw-waits = Tu as proposé la nulle. Ta proposition tient jusqu'à la réponse, ou jusqu'à ta prochaine action.
offer-draw-agreed = Tu as accepté ; d'autres doivent encore répondre.
offer-draw-done = Vous êtes d'accord pour la nulle.
offer-takeback-waits = Tu as demandé à reprendre ta dernière action. On peut te l'accorder jusqu'à la prochaine action de quelqu'un.
offer-takeback-agreed = Tu as accepté ; d'autres doivent encore répondre.
offer-takeback-done = L'action est reprise.
offer-declined = Tu as refusé.
call-draw = { NAME($player, "L'") } propose la nulle.
call-takeback = { NAME($player, "L'") } demande à reprendre sa dernière action.
table-line-draw-offer = { NAME($player, "L'") } propose la nulle.
    .player = Tu proposes la nulle.
table-line-draw-accept = { NAME($player, "L'") } accepte la nulle.
    .player = Tu acceptes la nulle.
table-line-draw-decline = { NAME($player, "L'") } refuse la nulle.
    .player = Tu refuses la nulle.
table-line-takeback-offer = { NAME($player, "L'") } demande à reprendre sa dernière action.
    .player = Tu demandes à reprendre ta dernière action.
table-line-takeback-accept = { NAME($player, "L'") } accorde la reprise de la dernière action.
    .player = Tu accordes la reprise de la dernière action.
table-line-takeback-decline = { NAME($player, "L'") } refuse : l'action reste jouée.
    .player = Tu refuses : l'action reste jouée.
table-end-draw = Nulle d'un commun accord.

# Le temps qui reste à qui n'a pas la main : sa pendule est arrêtée.
table-left = Temps restant : { $players }.
table-clocks = Au début de ce tour : { $players }.
table-left-of = { $player } { $time }
    .player = toi { $time }
table-clock = { $minutes } min { $seconds } s
table-clock-hours = { $hours } h { $minutes } min
table-clock-days = { $count ->
    [one] { $count } jour
   *[other] { $count } jours
}
table-clock-seconds = { $seconds } s
table-heading = { $game } : { $players }
