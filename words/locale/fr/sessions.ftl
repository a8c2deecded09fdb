# Ce qui est refusé partout : dans les invitations, avec les decks, aux tables.

sessions-unknown = Cette table n'existe pas.
sessions-status-open = La partie a déjà commencé.
sessions-status-over = La partie est déjà finie.
sessions-status-cancelled = Cette table a été annulée.
sessions-status-lost = Cette invitation s'est perdue en route vers Discord, et elle est fermée. Ouvres-en une autre pour jouer.
sessions-status-expired = Personne n'est venu à temps : cette invitation a expiré.
sessions-status-declined = Ce défi a été refusé.
sessions-options-position = Une table commence au début, pas sur une position.
sessions-options-decks = Chacun choisit son propre deck.
sessions-options-seats = Le nombre minimal de personnes ({ $least }) ne peut pas dépasser le nombre maximal ({ $most }).
sessions-yourself = Tu ne peux pas te défier toi-même.
sessions-rematch-offered = Une revanche est déjà proposée : rejoins-la.
sessions-rematch-too-early = Pour une revanche, il faut une partie finie.
sessions-rematch-for-others = La revanche est pour celles et ceux qui viennent de jouer.
sessions-rematch-left = Une des personnes de cette partie a effacé ses données : ouvre une nouvelle table.
sessions-rematch-kept = Cette revanche est pour celles et ceux qui viennent de jouer.
sessions-computer-not-yours = Seule la personne qui a ouvert cette table peut donner une place à l'ordinateur.
sessions-seat-kept = Cette place est réservée à quelqu'un.
sessions-seats-taken = Toutes les places sont prises.
sessions-joined = Tu as déjà rejoint la table.
sessions-not-joined = Tu n'as pas rejoint cette table.
sessions-no-challenges = Cette personne n'accepte pas de défis en ce moment. Ouvre une table, et elle pourra la rejoindre.
sessions-leave-yours = C'est toi qui as ouvert cette table. *Annuler*, sous *Plus*, la ferme.
sessions-for-somebody-else = Ce défi est pour quelqu'un d'autre.
sessions-decline-not-invited = Seule une personne invitée peut refuser.
sessions-cancel-not-yours = Seule la personne qui a ouvert cette table peut l'annuler.
sessions-too-few-people = { $count ->
    [one] Il manque { $count } personne pour que la partie puisse commencer.
   *[other] Il manque { $count } personnes pour que la partie puisse commencer.
}
sessions-begin-not-yours = Seule la personne qui a ouvert cette table peut commencer avant qu'elle soit pleine.
sessions-deal-not-yours = Seule la personne qui a ouvert cette table peut distribuer.
sessions-options-not-yours = Seule la personne qui a ouvert cette table peut changer ce qu'on joue.
sessions-options-too-late = Quelqu'un a rejoint la table : ce qu'on joue ne change plus.
sessions-most-open = Tu as déjà { $most } invitations ouvertes : annules-en une, ou attends que quelqu'un vienne.
sessions-most-tables = { $most ->
    [one] Tu joues déjà à une table : finis cette partie, ou abandonne-la, avant d'en commencer une autre.
   *[other] Tu joues déjà à { $most } tables : finis une partie, ou abandonnes-en une, avant d'en commencer une autre.
}
sessions-server-full = { $most ->
    [one] Ce serveur a une table ouverte, et n'en permet pas d'autre : elle doit d'abord finir.
   *[other] Ce serveur a { $most } tables ouvertes, et n'en permet pas plus : il faut d'abord que l'une d'elles finisse.
}
sessions-muted = Cette personne n'accepte pas tes défis. Ne choisis pas d'adversaire, et qui veut pourra rejoindre la table.
sessions-challenged = Tu as déjà défié cette personne : attends sa réponse, ou annule d'abord ce défi.
sessions-challenged-lately = { $minutes ->
    [one] Ton dernier défi à cette personne est resté sans suite. Tu pourras recommencer dans une minute.
   *[other] Ton dernier défi à cette personne est resté sans suite. Tu pourras recommencer dans { $minutes } minutes.
}
sessions-deck-hinders = { $player } doit choisir un autre deck : le sien n'est pas jouable à cette table.
sessions-deck-unplayable = « { $deck } » n'est pas jouable à cette table : { $reasons }
sessions-deck-unplayable-more = { $more ->
    [one] « { $deck } » n'est pas jouable à cette table : { $reasons } Il y a 1 autre raison.
   *[other] « { $deck } » n'est pas jouable à cette table : { $reasons } Il y a { $more } autres raisons.
}

sessions-no-decks = { $game } se joue sans deck construit.
sessions-code-other-game = C'est le code de partage d'un deck pour { $found }, pas pour { $game }.
sessions-list-which-game = Pour quel jeu est cette liste ? Choisis-le avec `game`.
sessions-most-decks = Tu gardes déjà { $count } decks pour { $game }, il n'y a plus de place : supprimes-en un d'abord.
sessions-cards-lost = { $count ->
    [one] Il contenait 1 carte qui n'existe plus.
   *[other] Il contenait { $count } cartes qui n'existent plus.
}
sessions-card-lost = Il n'y a plus de carte « { $card } ».
sessions-card-gone = Cette carte n'existe plus.
sessions-deck-gone = Ce deck n'existe plus.
sessions-name-none = Il faut un nom au deck.
sessions-name-long = Ce nom a { $length } caractères ; le maximum est { $most }.
sessions-name-taken = Tu as déjà un deck nommé « { $name } » pour ce jeu.
sessions-no-draft = Tu ne construis plus de deck pour ce jeu. `/deck build` en commence un.
sessions-no-cards = Il ne contient aucune carte.
sessions-most-cards = Il contient trop de cartes : une liste en a { $most } au plus.

sessions-code-none = Ce n'est pas un code de partage : il commence par { $prefix }.
sessions-code-format = Ce code de partage vient d'une autre version : je ne sais pas le lire.
sessions-code-game = Ce code de partage est pour un jeu que je n'ai pas.
sessions-code-damaged = Ce code de partage est abîmé : copie-le à nouveau en entier.
sessions-code-nonsense = Ce code de partage n'a pas de sens, et pourtant il n'y manque rien.
sessions-code-card = Ce code de partage cite une carte que je ne connais pas.

sessions-position-changed = La position a changé depuis. Regarde à nouveau.
sessions-not-seated = Tu ne joues pas à cette table.
sessions-away-most = { $left ->
    [0] Tes absences sur un an atteignent { $most } jours : c'est le maximum.
    [one] Tu peux t'absenter { $most } jours par an : il en reste 1.
   *[other] Tu peux t'absenter { $most } jours par an : il en reste { $left }.
}
sessions-no-clock = Il n'y a pas de pendule à cette table : chacun prend son temps.
sessions-time-enough = Les pendules des autres ont déjà le double du temps habituel : c'est le maximum. Tu pourras redonner du temps quand ils auront joué.
sessions-time-over = Ton temps est écoulé : ce coup ne compte plus.
sessions-table-over = Cette partie est finie.
sessions-broken-gone = elle n'est plus enregistrée.
sessions-broken-no-game = il n'y a pas ici de jeu nommé { $game }.
sessions-broken-newer = elle a été jouée avec des règles plus récentes que les miennes.
sessions-broken-unreadable = sa position est illisible ({ $problem }).
sessions-table-broken = Impossible d'ouvrir la table { $table } : { $reason }

sessions-talks-out = Tu n'es plus dans cette partie.
sessions-talks-nothing = Il n'y a plus de proposition à laquelle répondre.
sessions-talks-own = C'est ta propre proposition : aux autres d'y répondre.
sessions-talks-offered-already = C'est déjà proposé, et en attente d'une réponse.
sessions-talks-agreed-already = Tu as déjà accepté.
sessions-talks-computer = Les ordinateurs n'acceptent pas la nulle.
sessions-draw-too-often = Tu as proposé la nulle { $most } fois dans cette partie : c'est le maximum.
sessions-takeback-not-last = Tu ne peux reprendre que ta propre dernière action, et seulement tant que personne d'autre n'a agi.
sessions-takeback-again = Tu as déjà demandé à reprendre cette action : elle reste jouée.
sessions-takeback-too-often = Tu as demandé { $most } fois à reprendre une action dans cette partie : c'est le maximum.
sessions-takeback-revealed = Cette action t'a appris quelque chose, ou le hasard s'en est mêlé : elle reste jouée.
sessions-takeback-ended = Ton tour s'est terminé par là, et un tour fini le reste.
sessions-takeback-forced = Tu n'aurais rien pu faire d'autre : elle reste jouée.
sessions-takeback-rules = Les règles ont été mises à jour depuis cette action : elle reste jouée.
sessions-takeback-rated = Cette partie est classée : contre l'ordinateur, rien ne se reprend.

sessions-unrated-pace = Une partie classée demande une pendule : toute cadence convient, sauf « Sans pendule ».
sessions-unrated-options = Seule une partie avec les options habituelles peut être classée.

sessions-mismatch-secret = Le secret n'est pas celui qui était promis à l'ouverture de l'invitation.
sessions-mismatch-seed = La graine ne vient pas du secret et des arrivées.
sessions-mismatch-gap = L'action { $number } manque.
sessions-mismatch-beginning = Le début de la partie manque.
sessions-mismatch-version = L'action { $number } n'a pas été jouée avec la version des règles qui était en vigueur.
sessions-mismatch-game = Il n'y a pas ici de jeu nommé { $game }.
sessions-mismatch-running = La partie n'est pas finie.
sessions-mismatch-newer = Elle a été jouée avec des règles plus récentes que celles d'ici.
sessions-mismatch-older = Elle a été jouée avec la version { $played } des règles ; la version { $here }, celle d'ici, ne sait pas la rejouer à l'identique.
sessions-mismatch-unreadable = Le journal est illisible : { $problem }
sessions-mismatch-outcome = Le journal ne mène pas au résultat enregistré.
sessions-mismatch-position = Le journal ne mène pas à la position finale enregistrée.
sessions-mismatch-illegal = L'action { $number } enfreint les règles : { $reason }
sessions-mismatch-impossible = La ligne { $number } est impossible : { $reason }
sessions-mismatch-line = La ligne { $number } ne s'accorde pas avec les règles.
sessions-mismatch-text = Le journal est illisible.
sessions-mismatch-events = L'action { $number } n'a pas eu les conséquences enregistrées.
