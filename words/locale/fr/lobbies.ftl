# Les invitations, les places, et comment elles finissent.
# kept: button-options level-normal

button-accept = Accepter
button-join = Rejoindre
button-begin = Commencer
button-deal = Distribuer
button-decline = Refuser
button-cancel = Annuler
button-leave = Quitter
button-options = Options…
button-rated = Rendre classée
button-friendly = Rendre amicale
button-computer = Donner la place à l'ordinateur
button-mute = Ne plus recevoir ses défis
button-unmute = Accepter à nouveau ses défis
level-easy = Facile
level-normal = Normal
level-hard = Difficile

greeting = Tu as une place à **{ $game }** dans { $place }. Ton jeu apparaîtra ici quand la partie commencera.
greeting-challenge = **{ $host } te défie** à **{ $game }** : { $place }
greeting-left = **{ $game }** dans { $place } : tu as quitté la table.
greeting-over = **{ $game }** dans { $place } : { $end }

lobby-challenges = **{ $host }** défie { $invited }.
lobby-challenges-again = **{ $host }** propose une revanche à { $invited }.
lobby-rematch = **{ $host }** aimerait une revanche.
lobby-open = { $seats ->
    [2] **{ $host }** cherche quelqu'un à affronter.
   *[other] **{ $host }** cherche du monde pour jouer.
}
lobby-against-computers = **{ $host }** contre **{ NAME($computers, "l'") }**.
lobby-watches-computers = **{ $host }** regarde jouer **{ NAME($computers, "l'") }**.
lobby-unreached = Impossible d'écrire en privé à { $player } : *{ $hand }*, à la table, lui montrera ce que personne d'autre ne doit voir.
lobby-joined = À la table : { $players } ({ $count } sur { $most }).
lobby-hindered = **{ $player }** doit choisir un autre deck : celui-ci n'est plus jouable ici.
lobby-deck-of = { NAME($player, "L'") } joue **{ $deck }**.
lobby-deck-own = { NAME($player, "L'") } a choisi un deck.
lobby-deck-dealt = Qui ne choisit rien dans *Mon deck* reçoit un deck tout prêt que personne d'autre ne joue.
lobby-deck-default = Sans choix dans *Mon deck*, tu joues **{ $deck }**.
lobby-ends = Expire { $when }
lobby-cancelled = { $host } a annulé cette invitation.
lobby-lost = L'invitation { NAME($host, "de l'", "de ", "d'") } s'est perdue en route vers Discord, et elle est fermée. Ouvres-en une autre pour jouer.
lobby-declined = La revanche que proposait { $host } a été refusée.
lobby-declined-by = { $player } a refusé le défi { NAME($host, "de l'", "de ", "d'") }.
lobby-expired = L'invitation a expiré : { $host } a attendu, personne n'est venu à temps.
lobby-expired-unbegun = Cette invitation a expiré : { $host } n'a pas appuyé sur *Commencer*.
lobby-expired-few = L'invitation { NAME($host, "de l'", "de ", "d'") } a expiré : il fallait au moins { $least } personnes, { $count ->
    [one] il n'y en avait qu'une
   *[other] il n'y en avait que { $count }
}.
lobby-expired-alone = Cette invitation a expiré : { $host } n'a pas appuyé sur *Distribuer*.
lobby-expired-for = Le défi { NAME($host, "de l'", "de ", "d'") } a expiré : { $player } n'a pas répondu à temps.
lobby-begun = La partie a commencé.
lobby-begun-in = La partie a commencé dans { $place }.
lobby-begun-here = La partie a commencé : ta main arrive ici.
lobby-playing-below = **{ $players }** : la partie est plus bas.
lobby-over = **{ $game }** : { $result } { $place }
lobby-alone = **{ $game }** : { $players } sont à la table. { $place }
thread-name = { $people } · { $game }
thread-name-more = { $people } et { $count ->
    [one] 1 autre
   *[other] { $count } autres
} · { $game }
lobby-playing-in = **{ $players }** : la partie est dans { $place }. On joue là-bas ou dans ses messages privés, où se trouve ce que personne d'autre ne doit voir.
lobby-you-are-in = Tu as rejoint la table.
lobby-you-declined = Tu as refusé.
lobby-options = À quoi veux-tu jouer ? Tout le monde le voit dans l'invitation. Dès que quelqu'un a rejoint la table, plus rien ne change.
lobby-options-mode = La variante du jeu
lobby-options-pace = La cadence
lobby-options-players = Pour combien
lobby-options-seats = { $count ->
    [one] Pour une personne
   *[other] Pour { $count } personnes
}
lobby-which-level = Quel niveau pour l'ordinateur ?
lobby-computer-seated = L'ordinateur a pris une place.
lobby-muted = **{ $host }** ne peut plus te défier, sauf si tu lances toi-même un défi ou si tu reviens là-dessus.
lobby-unmuted = **{ $host }** peut à nouveau te défier.

lobby-challenged = Tu as déjà lancé à cette personne un défi à **{ $game }**. Attends sa réponse, ou annule d'abord ce défi : { $place }
lobby-unknown = Cette table n'existe pas.
lobby-no-bots = On ne défie pas un bot. Pour jouer contre moi, choisis un niveau avec `computer`.
lobby-no-bots-press = On ne défie pas un bot. Pour jouer contre moi : { $buttons }
lobby-no-bots-alone = On ne défie pas un bot.
lobby-challenge-is-for-two = Un défi se joue à deux. Ne choisis pas d'adversaire, et qui veut pourra rejoindre la table.
lobby-opponent-or-computer = Choisis un adversaire ou l'ordinateur, pas les deux.
lobby-computer-not-yours = Seule la personne qui a ouvert cette table peut donner une place à l'ordinateur.
lobby-not-in-dm = Une partie avec d'autres commence dans un salon d'un serveur, où tout le monde peut la suivre.
lobby-play-alone = Jouer ici contre l'ordinateur
lobby-rematch-there = La revanche est proposée : { $place }
lobby-rematch-played = La revanche se joue déjà : { $place }
lobby-rematch-yours = Tu as déjà proposé une revanche. La réponse revient à { $people } ; la proposition expire { $when }.
lobby-rematch-joined = Tu es déjà de la revanche. Il manque la réponse de { $people } ; la proposition expire { $when }.
lobby-opened-there = Ta table est ouverte, appuie sur *Distribuer* : { $place }
lobby-invited-there = Ton invitation est ouverte : { $place }
lobby-challenged-there = Tu as défié { $player } : { $place }
button-your-table = Vers ta table
lobby-rematch-nowhere = Le lieu de cette partie n'existe plus, ou l'un de nous ne le voit pas. `/play` commence une partie ailleurs.

lobby-deck-chosen = Tu joues avec { $deck }. Tu peux en choisir un autre.
lobby-deck-none = Tu n'as pas choisi de deck : tu en recevras un tout prêt, que personne d'autre ne joue.
lobby-deck-none-yet = Tu n'as pas choisi de deck : tu en recevrais un tout prêt. En choisir un ici, c'est aussi rejoindre la partie.
lobby-deck-kept = Tu gardes le deck que tu avais. En choisir un autre ici, c'est aussi rejoindre la partie.
lobby-deck-offered = Tu jouerais avec { $deck }. Choisir un deck ici, c'est aussi rejoindre la partie.
lobby-deck-now = Tu joues avec { $deck }.
lobby-decks-hidden = { $count ->
    [one] 1 autre n'est pas jouable à cette table ; `/deck show` dit pourquoi.
   *[other] { $count } autres ne sont pas jouables à cette table ; `/deck show` dit pourquoi.
}
lobby-decks-build = `/deck build` construit des decks à toi.
lobby-own-decks = Tes decks
lobby-server-decks = Decks de ce serveur
lobby-ready-decks = Decks tout prêts

# Le rôle qu'on appelle pour des places ouvertes
lobby-call = { $role } : qui joue ?
