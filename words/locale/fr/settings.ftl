# Ce que les gens préfèrent (`/me`) et ce que les serveurs règlent (`/settings`).
# kept: settings-daily-hour

settings-changed = **C'est changé.** { $change }

me-title = ### Tes préférences
    -# Elles valent partout où tu joues, et personne d'autre ne les voit.
me-hands = Où montrer tes mains
me-hands-dm = Mains en message privé
me-hands-dm-about = Tes mains arrivent en message privé, avec des boutons pour tout ce que tu peux faire.
me-hands-here = Mains à la table seulement
me-hands-here-about = Pas de messages privés : appuie sur Ma main à la table.
me-pictures = Images ou mots
me-pictures-on = Ma main en images
me-pictures-on-about = Ce que personne d'autre ne voit est montré en image.
me-pictures-off = Ma main en mots
me-pictures-off-about = Ce que personne d'autre ne voit est dit en mots, sans image.
me-shape = Le format de tes images privées
me-shape-wide = Large
me-shape-wide-about = Tes images privées sont aussi larges que celle de la table.
me-shape-tall = Haut, pour un téléphone
me-shape-tall-about = Tes images privées sont en hauteur : sur un téléphone, tout y est plus grand.
me-shape-large = Gros caractères
me-shape-large-about = Tes images privées ont des lettres et des chiffres plus gros.
me-palette = Les couleurs de tes images privées
me-palette-all = Toutes les couleurs
me-palette-all-about = Tes images privées ont les mêmes couleurs que la table.
me-palette-protanopia = Le rouge paraît sombre
me-palette-protanopia-about = Tes images privées ont des couleurs pour des yeux qui perçoivent mal le rouge (protanopie).
me-palette-deuteranopia = Le rouge et le vert se ressemblent
me-palette-deuteranopia-about = Tes images privées ont des couleurs pour des yeux qui perçoivent mal le vert (deutéranopie).
me-palette-tritanopia = Le bleu et le vert se ressemblent
me-palette-tritanopia-about = Tes images privées ont des couleurs pour des yeux qui perçoivent mal le bleu (tritanopie).
alt-palettes = Quatre rangées des mêmes cartes et enseignes dans d'autres couleurs, de haut en bas : { $rows }.
me-calls = Quand c'est à toi de jouer
me-calls-on = Me prévenir quand c'est à moi
me-calls-on-about = Un message privé te prévient, sinon la table te mentionne ; pas quand tu es visiblement là.
me-calls-off = Ne pas me mentionner
me-calls-off-about = La table ne te mentionne pas ; si tes mains arrivent en privé, un message te prévient quand même.
me-challenges-on-about = Les autres peuvent te défier, et je te le dis en message privé.
me-challenges-off-about = Personne ne peut te défier.
button-challenges-on = Accepter les défis
button-challenges-off = N'accepter aucun défi
me-reminders = Avant la fin de ton temps
me-reminders-dm = Me prévenir en message privé
me-reminders-dm-about = On te prévient en message privé avant la fin de ton temps.
me-reminders-thread = Me prévenir à la table
me-reminders-thread-about = On te prévient à la table avant la fin de ton temps.
me-reminders-off = Ne pas me prévenir
me-reminders-off-about = On ne te prévient pas avant la fin de ton temps.
me-quiet = Heures calmes
me-quiet-off = Pas d'heures calmes
me-quiet-hours = De { $from } à { $until }
me-quiet-off-about = Tu n'as pas d'heures calmes.
me-quiet-on-about = De { $from } à { $until }, rien de ce que je t'envoie ne sonne. Chez toi, il est { $now }.
me-quiet-means = -# Les appels, les rappels et les défis attendent en silence, avec leur pastille, que tu regardes. Ton temps continue de passer : les échéances restent les mêmes.
me-quiet-no-summer = J'ignore ton heure d'été : choisis où tu es, et je la connaîtrai.
me-offset = Quelle heure est-il chez toi ?
me-offset-entry = Il est { $time } (UTC{ $offset })
button-place = Ailleurs…
me-place-title = Où es-tu ?
me-place = Ville, fuseau ou écart avec UTC
me-place-about = Un lieu apporte son heure d'été, un simple écart aucune.
me-place-unknown = Je ne connais pas ce lieu. Donne une grande ville près de toi, un fuseau comme America/Halifax, ou l'avance de ton horloge sur UTC : +9:30.
me-answers_itself-on-about = Quand tout le monde voit que tu n'as qu'une réponse, elle est donnée pour toi.
me-answers_itself-off-about = Je te pose la question même quand tu n'as qu'une réponse.
me-explains = Ce que tu rencontres pour la première fois
me-explains-first = L'expliquer dans mes premières parties
me-explains-first-about = Dans tes trois premières parties de chaque jeu, tu lis quel en est le but, et ce que tu rencontres pour la première fois est expliqué en une ligne.
me-explains-again = L'expliquer à nouveau depuis le début
me-explains-again-about = Ce que tu rencontres est expliqué encore une fois, à chaque jeu, même si tu y as souvent joué.
me-explains-off = Ne rien expliquer
me-explains-off-about = On ne t'explique rien pendant que tu joues.
me-away = ### Absence
    -# Pendant ce temps, tes pendules s'arrêtent dans les parties qui comptent en jours ou en semaines, 30 jours par an au plus ; les tables signalent ton absence.
me-away-ask = Pour combien de temps ?
me-away-days = { $count ->
    [one] Pour un jour
   *[other] Pour { $count } jours
}
me-away-now = Ton absence est notée jusqu'au { $when }, ou jusqu'à ce que tu annonces ici ton retour.
me-away-over = Te revoilà, et tes pendules tournent à nouveau.
button-away = Je m'absente…
button-back-again = Me revoilà
me-muted = Tu n'acceptes aucun défi de la part de : { $players }.
me-unmute = Qui peut à nouveau te défier ?

settings-title = ### Elementarium sur { $server }
settings-read-only = -# Les personnes qui gèrent le serveur peuvent changer cela.
settings-not-yours = Seules les personnes qui gèrent ce serveur peuvent changer ses réglages.
settings-in-server = Ce sont les réglages d'un serveur : demande-les dans un de ses salons.
settings-channels-all = On peut ouvrir des tables dans tous les salons.
settings-channels = On peut ouvrir des tables seulement dans { $channels }.
settings-threads-on = Chaque table a son propre fil.
settings-threads-off = Les tables restent dans leur salon, sans fil.
settings-computers-on = Les ordinateurs peuvent jouer.
settings-computers-off = Les ordinateurs ne peuvent pas jouer.
settings-tables = { $count ->
    [one] { $count } seule table peut être ouverte à la fois.
   *[other] { $count } tables au plus peuvent être ouvertes à la fois.
}
settings-pace = Cadence habituelle · { $pace }
settings-which-pace = Combien de temps pour un coup ?
settings-limit = Combien de tables ouvertes à la fois ?
settings-channel-gone = { $channel } n'existe plus, ou je ne le vois pas.
settings-lacking = Il me manque { $permissions } dans { $channel } : je ne peux pas y montrer de table.
settings-no-threads = Je ne peux pas ouvrir de fils dans { $channel } : les tables restent dans le salon.
button-threads-on = Donner un fil aux tables
button-threads-off = Pas de fil pour les tables
button-computers-on = Laisser jouer les ordinateurs
button-computers-off = Pas d'ordinateurs ici

settings-elsewhere = On ne peut pas ouvrir de table dans ce salon, seulement dans { $channels }.
settings-no-computers = Les ordinateurs ne jouent pas sur ce serveur. Tu peux ouvrir une table pour jouer à plusieurs.

button-close = Fermer une table…
button-newer = Tables plus récentes
button-close-yes = Oui, la fermer
closing-none = Aucune table n'est ouverte sur ce serveur.
closing-which = Quelle table veux-tu fermer ? Personne ne gagne une partie qu'on ferme.
closing-menu = Les tables ouvertes, les plus anciennes d'abord
closing-ask = Fermer { $table } ? La partie s'arrête aussitôt, et personne ne gagne. Sa table dira que l'équipe du serveur l'a fermée.
closing-over = Cette table est déjà finie.
closing-done = C'est fermé : { $table }.

# Les pages de `/me`

me-page-language = ### Ta langue
me-page-hands = ### Les mains
me-page-colours = ### Les couleurs
me-page-turns = ### Quand c'est à toi de jouer
me-page-quiet = ### Heures calmes
me-page-others = ### Les autres
button-page-language = Langue…
button-page-hands = Mains…
button-page-colours = Couleurs…
button-page-turns = Mon tour…
button-page-quiet = Heures calmes…
button-page-others = Les autres…
language-discords = La langue de Discord
language-servers = La langue du serveur
me-language = Dans quelle langue dois-je te parler ?
me-language-about = Désormais, ce qui n'est visible que pour toi est dans cette langue. Ce que tous lisent dans un salon est dans la langue du serveur.

# Les pages de `/settings`

settings-page-places = ### Où l'on joue
settings-page-games = ### Les parties de ce serveur
settings-page-language = ### Langue
    -# Ce que tout le monde lit sur ce serveur ; un salon peut avoir sa propre langue. Ce que personne d'autre ne voit est dans la tienne : `/me`.
button-settings-places = Salons…
button-settings-games = Parties…
button-settings-language = Langue…
settings-page-people = ### Les membres
    -# Qui peut ouvrir des tables, qui est appelé quand il manque du monde, qui ne peut pas jouer, et quel salon tient le journal.
button-settings-people = Membres…
settings-openers = Seul le rôle { $role } peut ouvrir des tables ; tout le monde peut les rejoindre.
settings-openers-none = Tout le monde peut ouvrir des tables.
settings-openers-which = Qui peut ouvrir des tables : un rôle ; sans choix, tout le monde
settings-openers-only = Sur ce serveur, seul le rôle { $role } peut ouvrir des tables. Tu peux rejoindre celles des autres.
settings-seat-role = Je mentionne { $role } quand une table cherche du monde, toutes les dix minutes au plus.
settings-seat-role-none = Je ne mentionne personne quand une table cherche du monde.
settings-seat-role-which = Qui mentionner pour les places ouvertes : un rôle
settings-no-roles = Ce serveur n'a pas encore de rôles : dès qu'il en aura, tu pourras les choisir ici.
settings-unwelcome-people = Ne peuvent pas jouer sur ce serveur : { $people }.
settings-unwelcome-none = Tout le monde peut jouer ici.
settings-unwelcome-which = Les personnes qui ne peuvent pas jouer ici
settings-unwelcome = L'équipe de ce serveur ne te laisse pas jouer ici.
settings-unwelcome-other = L'équipe de ce serveur ne laisse pas { $player } jouer ici.
settings-unwelcome-left-out = Laissés de côté dans ton choix : { $people }. Personne ne s'exclut soi-même, et les bots ne jouent pas ici.
settings-log = J'annonce dans { $channel } quelles tables s'ouvrent, comment elles finissent, et ce que les gestionnaires ferment ou changent.
settings-log-none = Je n'annonce dans aucun salon ce qui arrive aux tables.
settings-log-which = Un salon où annoncer ce qui arrive aux tables
settings-more-channels = { $count ->
    [one] Dans un autre salon aussi, il me manque quelque chose.
   *[other] Dans { $count } autres salons aussi, il me manque quelque chose.
}
settings-start-which = Retirer les boutons de départ de…
settings-start-away = Les boutons de départ sont retirés de { $channel }.
log-opened = { $host } a ouvert une table, **{ $game }** : { $place }
log-against = { $terms } · contre { $players }
log-closed = { $manager } a fermé une table, **{ $game }** ({ $people }) : { $place }
log-changed = { $manager } a changé un réglage : { $change }
log-tidied = { $manager } a fait le ménage. { $change }
log-daily-off = Je ne peux pas publier le problème du jour dans { $channel }, je l'ai donc désactivé. `/settings` permet de le rétablir.
log-welcome = Peuvent de nouveau jouer ici : { $people }.
log-ended = Fin de la partie entre { $people }. { $result }
settings-language = Quelle langue parle-t-on ici ?
settings-language-line = Langue : { $language }
settings-language-which = Une autre langue dans un salon…
settings-language-of = ### Langue dans { $channel }
    -# Les tables déjà commencées gardent la leur.
settings-languages-none = Tous les salons parlent la langue du serveur.
settings-languages-full = { $most } salons au plus peuvent avoir leur propre langue.

## Le problème du jour

button-settings-daily = Problème du jour
settings-page-daily = ### Problème du jour
    Une position, une seule bonne réponse, une fois par jour. *Résoudre* l'ouvre à la personne qui appuie, et à elle seule ; le lendemain, on voit la solution, et qui l'a trouvée au premier essai.
settings-daily-none = Aucun salon n'a de problème du jour.
settings-daily = Un problème par jour dans { $channel }, à { $at } : { $games }.
settings-daily-channel = Dans aucun salon
settings-daily-when = À quelle heure ?
settings-daily-hour = { $time } UTC
settings-daily-games = De quels jeux ?

# Ranger derrière les parties finies

button-tidy = Ranger
settings-tidy-ask = { $count ->
    [one] Réduire l'invitation d'une partie finie à une ligne et archiver son fil ?
   *[other] Réduire les invitations de { $count } parties finies à une ligne chacune et archiver leurs fils ?
} Les parties en cours restent telles quelles.
settings-tidy-none = Il n'y a rien à ranger : aucune partie de ce serveur n'est finie.
settings-tidied = { $count ->
    [one] L'invitation d'une partie finie est réduite à une ligne, et son fil est archivé, sauf si une revanche s'y joue.
   *[other] Les invitations de { $count } parties finies sont réduites à une ligne chacune, et leurs fils sont archivés, sauf là où une revanche se joue.
}
