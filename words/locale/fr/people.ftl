# Les cotes, profils et classements, et ses propres données.
# kept: rating-change-of computer-normal

lobby-counts = Classée : le résultat compte.
lobby-counts-practised = Classée si toute la table a déjà joué trois fois à ce jeu, sinon amicale.
lobby-often = Amicale : trois parties classées par jour au plus contre le même adversaire.
unrated-pace = Amicale : sans pendule, aucun résultat ne compte.
unrated-options = Amicale : un résultat ne compte qu'avec les options habituelles.
unrated-wish = Amicale : le résultat ne compte pas.
unrated-last = Amicale, comme la dernière fois : le résultat ne compte pas.
unrated-computer = Amicale : contre un ordinateur, une partie ne compte que si on l'ouvre avec `rated:`.
unrated-closed = Non classée : la partie a été fermée.
unrated-abandoned = Non classée : plus personne ne jouait.
unrated-short = Non classée : une partie ne compte que lorsque tout le monde a agi trois fois.
unrated-new = Non classée : un des comptes a moins d'une semaine.
unrated-often = Non classée : les deux mêmes personnes ne peuvent jouer que trois parties classées par jour.
rating-changes = **Cotes** : { $changes }
rating-changes-new = **?** : moins de { $count } parties classées jusqu'ici.
rating-change-of = { $player } { $change }
rating-change = Ta cote : **{ $before } → { $after }**
rating-change-new = Ta cote : **{ $before } → { $after }** (au début, une cote bouge vite)
hint-rated = Cette partie est classée : tu la joues sans conseils.

somebody = Quelqu'un
profile-none = Pas encore de parties classées
profile-unrated = **{ $name }** : pas encore de parties classées
profile-games = { $count ->
    [one] 1 partie classée
   *[other] { $count } parties classées
}
profile-unrated-games = { $count ->
    [one] 1 partie amicale
   *[other] { $count } parties amicales
}
profile-lessons = { $count } leçons sur { $of }
profile-puzzles = { $count ->
    [one] { $count } problème résolu
   *[other] { $count } problèmes résolus
}
profile-in-a-row = { $count } jours de suite
profile-deck = { $games }, avec { $deck }
profile-won = { $count ->
    [one] { $count } gagnée
   *[other] { $count } gagnées
}
profile-drawn = { $count ->
    [one] { $count } nulle
   *[other] { $count } nulles
}
profile-lost = { $count ->
    [one] { $count } perdue
   *[other] { $count } perdues
}
profile-alt = Les cotes { NAME($player, "de l'", "de ", "d'") }, { $where }.
profile-alt-game = { $game } : { $rating }, à { $spread } près, après { $count ->
    [one] 1 partie
   *[other] { $count } parties
}{ $last ->
    [all] {"\u202F"}:
   *[some] {"\u202F"}; sur les { $results } dernières,
} { $won ->
    [one] { $won } gagnée
   *[other] { $won } gagnées
}, { $drew ->
    [one] { $drew } nulle
   *[other] { $drew } nulles
} et { $lost ->
    [one] { $lost } perdue
   *[other] { $lost } perdues
}.
profile-alt-unrated = { $game }, parties amicales : { $count ->
    [one] 1 partie
   *[other] { $count } parties
}, dont { $won } gagnées, { $drew } nulles et { $lost } perdues.
profile-alt-course = Ces derniers temps entre { $low } et { $high }.
profile-alt-deck = Le deck favori est { $deck }.
board-none = Personne n'a encore de cote ici
board-alt = Le classement à { $game }, { $where }.
board-alt-place = { $place }. { $player } { $rating }, à { $spread } près
board-alt-provisional = Pas encore au classement : { $player } { $rating }, à { $spread } près

where-all = partout
where-server = sur { $server }
profile-said = Les cotes : **{ $name }**
profile-bound = -# **{ $game }** : tes parties contre d'autres personnes te placeraient plus haut. Pour monter, bats l'ordinateur difficile dans des parties classées à deux, lui et toi.
profile-unlisted = Il n'y a rien à voir : cette personne n'a pas encore joué, ou ne veut pas qu'on voie ses résultats.
profile-own-unlisted = Tu as choisi dans `/me` que personne d'autre ne voie tes cotes.
board-said = Le classement : **{ $name }**
board-which = Quel jeu ?
board-lacking = { $count ->
    [one] Pas encore au classement : encore une partie classée, et tu auras une place ici.
   *[other] Pas encore au classement : encore { $count } parties classées, et tu auras une place ici.
} Appuie sur *Rendre classée* dans l'invitation.
board-unplaced = Sans numéro : moins de { $count } parties classées, ou des ordinateurs, pour te comparer.
rating-read = **?** : une cote tirée de moins de { $count } parties. ± ou la barre : sa marge d'erreur.
board-alt-computer = Pour te mesurer : { $player } { $rating }
board-alt-nobody = Personne n'est encore au classement.
profile-met = -# Tes parties contre cette personne à **{ $game }** : { $won ->
    [one] { $won } gagnée
   *[other] { $won } gagnées
}, { $drawn ->
    [one] { $drawn } nulle
   *[other] { $drawn } nulles
}, { $lost ->
    [one] { $lost } perdue
   *[other] { $lost } perdues
}.
profile-against = -# Contre **{ $player }** : gagnées { $won }, nulles { $drawn }, perdues { $lost }.
profile-short = { $count ->
    [one] Une partie finie, **{ $game }**
   *[other] Les { $count } dernières parties, surtout **{ $game }**
} : { $won ->
    [one] { $won } gagnée
   *[other] { $won } gagnées
}, { $lost ->
    [one] { $lost } perdue
   *[other] { $lost } perdues
}, { $drawn ->
    [one] { $drawn } nulle
   *[other] { $drawn } nulles
}.
profile-short-several = Les { $count } dernières parties : { $won ->
    [one] { $won } gagnée
   *[other] { $won } gagnées
}, { $lost ->
    [one] { $lost } perdue
   *[other] { $lost } perdues
}, { $drawn ->
    [one] { $drawn } nulle
   *[other] { $drawn } nulles
}.
profile-last-played = Dernière partie : { $when }.
profile-nothing = Pas encore de partie à montrer : celles qui sont finies apparaissent ici. Une partie est classée si sa table l'annonce.
profile-streak = Belle série : les { $count } dernières parties gagnées.
profile-days = Des problèmes résolus { $count } jours de suite.
profile-favourite = Deck préféré dans **{ $game }** : { $deck }
profile-last = Dernières parties
board-no-game = Ce jeu n'existe pas.
button-here = Sur ce serveur
button-all = Partout
button-show-all = Poster ici

me-listed-on-about = Les autres voient tes cotes, dans les classements et dans `/profile`.
me-listed-off-about = Personne d'autre que toi ne voit tes cotes.
button-listed-on = Montrer mes cotes
button-listed-off = Cacher mes cotes
button-privacy = Ce qui est conservé, et pourquoi

button-data = Mes données…
button-export = Tout recevoir
button-delete = Tout effacer…
data-about = ### Ce qui est conservé sur toi
    Ton identifiant et ton nom sur Discord, tes tables et ce que tu y as fait, tes cotes, tes decks, ce que tu as résolu et appris, et tes choix dans `/me`. Ce que tu écris dans les salons, je ne le lis jamais.
    Tu peux tout recevoir dans un fichier lisible, ou tout faire effacer pour de bon.
data-exported = { $count ->
    [one] Voici tout ce qui est conservé sur toi.
   *[other] Voici tout ce qui est conservé sur toi, partie { $number } sur { $count }.
}
data-read-me =
    Voici tout ce qu'Elementarium a conservé sur toi, dans toutes les tables de sa base de données.

    preferences.json      ce que tu as choisi dans /me
    decks.json            les decks que tu gardes
    drafts.json           les decks que tu es en train de construire
    mutes.json            les personnes dont tu n'acceptes pas les défis
    ratings.json          ta cote à chaque jeu
    rating_changes.json   ce que chaque partie classée en a fait
    rated_in.json         les serveurs où tu as fini des parties classées
    puzzle_tries.json     les problèmes que tu as essayés, et si ton premier essai était le bon
    puzzle_ratings.json   ta cote aux problèmes de chaque jeu
    puzzle_streaks.json   les jours de suite où tu en as résolu un
    puzzle_courses.json   le problème en plusieurs actions que tu as commencé
    daily_tries.json      les serveurs où tu as essayé le problème du jour
    unwelcome_in.json     les serveurs dont l'équipe ne te laisse pas jouer
    invitations.json      les tables que tu as ouvertes, ou où une invitation t'attendait
    games/                les tables où tu as joué : ta place, ton deck, et tout ce que tu y as fait

    Les heures sont en UTC. Les longs nombres viennent de Discord : personnes, serveurs, salons, messages, et clics (join_id).
    Ce que d'autres ont fait à tes tables leur appartient, et n'est pas ici. Pour une partie finie tout entière, il y a /games export.
data-delete-ask = ### Veux-tu partir pour de bon ?
    Tes decks, tes cotes et tes préférences sont effacés. Tes parties en cours sont abandonnées, et tes invitations prennent fin. Là où tu as joué, ton nom devient *Compte supprimé* et ton identifiant un nombre qui ne désigne personne ; les parties elles-mêmes restent aux personnes qui les ont jouées avec toi.
    Là où l'équipe d'un serveur ne te laisse pas jouer, ton identifiant reste dans sa liste : partir n'y change rien.
data-delete-surely = ### C'est irréversible. Tout effacer ?
data-delete-go-on = Continuer…
data-delete-yes = Oui, tout effacer
data-delete-no = Non, tout garder
data-deleting = Tout est en train d'être effacé ; cela prend un instant. Merci d'avoir joué.
data-was-here = Tu as effacé tes données. Ce qu'il y avait ici n'existe plus.
## Les noms que nous donnons

former-player = Compte supprimé
computer-alone = Ordi
computer-easy = Ordi (facile)
computer-normal = Ordi (normal)
computer-hard = Ordi (difficile)
