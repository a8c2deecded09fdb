# Ce que les gens préfèrent (`/me`) et ce que les serveurs règlent (`/settings`).
# kept: closing-table

settings-changed = **C'est changé.** { $change }

me-title = ### Ce que tu préfères
    -# Cela vaut partout où tu joues, et personne d'autre ne le voit.
me-hands = Où montrer tes mains
me-hands-dm = Mains en message privé
me-hands-dm-about = Tes mains arrivent en message privé, avec des boutons pour tout ce que tu peux faire.
me-hands-here = Mains à la table seulement
me-hands-here-about = Pas de messages privés : appuie sur Ma main à la table.
me-pictures = Images ou mots
me-pictures-on = Ma main en images
me-pictures-on-about = Ce qui ne regarde que toi est montré en image.
me-pictures-off = Ma main en mots
me-pictures-off-about = Ce qui ne regarde que toi est dit en mots, sans image.
me-calls = Quand c'est à toi
me-calls-on = Me mentionner quand c'est à moi
me-calls-on-about = La table te mentionne, sauf si l'on voit bien que tu es là.
me-calls-off = Ne pas me mentionner
me-calls-off-about = La table ne te mentionne pas ; jettes-y un œil de temps en temps.
me-challenges-on-about = Les autres peuvent te défier, et je te le dis en message privé.
me-challenges-off-about = Personne ne peut te défier.
button-challenges-on = Me laisser défier
button-challenges-off = N'accepter aucun défi
me-reminders = Avant la fin de ton temps
me-reminders-dm = Me le rappeler en message privé
me-reminders-dm-about = On te le rappelle en message privé avant la fin de ton temps.
me-reminders-thread = Me le rappeler à la table
me-reminders-thread-about = On te le rappelle à la table avant la fin de ton temps.
me-reminders-off = Ne rien me rappeler
me-reminders-off-about = On ne te rappelle rien avant la fin de ton temps.
me-answers_itself-on-about = Quand tout le monde voit que tu n'as qu'une réponse, elle est donnée pour toi.
me-answers_itself-off-about = On te demande même quand tu n'as qu'une réponse.
me-away = ### T'absenter
    -# Pendant ce temps, tes pendules s'arrêtent dans les parties au jour ou à la semaine, 30 jours par an au plus ; les tables disent ton absence.
me-away-ask = Pour combien de temps ?
me-away-days = { $count ->
    [one] Pour un jour
   *[other] Pour { $count } jours
}
me-away-now = Ton absence est notée. Tu reviens { $when }, ou quand tu le dis ici.
me-away-over = Te revoilà, et tes pendules tournent à nouveau.
button-away = Je m'absente…
button-back-again = Je suis là
me-muted = Tu n'acceptes aucun défi de la part de : { $players }.
me-unmute = Qui peut à nouveau te défier ?
button-muted = { $count ->
    [one] Une personne ne peut pas me défier…
   *[other] { $count } personnes ne peuvent pas me défier…
}

settings-title = ### Elementarium dans { $server }
settings-read-only = -# Les personnes qui gèrent le serveur peuvent changer cela.
settings-not-yours = Seules les personnes qui gèrent ce serveur peuvent changer ses réglages.
settings-in-server = Ce sont les réglages d'un serveur : demande-les dans un de ses salons.
settings-channels-all = On peut ouvrir des tables dans tous les salons.
settings-channels = On peut ouvrir des tables dans { $channels }.
settings-threads-on = Chaque table a son propre fil.
settings-threads-off = Les tables restent dans leur salon, sans fil.
settings-computers-on = Les ordinateurs peuvent jouer.
settings-computers-off = Les ordinateurs ne peuvent pas jouer.
settings-tables = { $count } tables au plus sont ouvertes à la fois.
settings-pace = Cadence habituelle : { $pace }
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
settings-no-computers = Les ordinateurs ne jouent pas sur ce serveur. Tu peux ouvrir une table pour jouer entre vous.

button-close = Fermer une table…
button-newer = Tables plus récentes
button-close-yes = Oui, la fermer
closing-none = Aucune table n'est ouverte sur ce serveur.
closing-which = Quelle table veux-tu fermer ? Personne ne gagne une partie qu'on ferme.
closing-menu = Les tables ouvertes, les plus anciennes d'abord
closing-table = { $game } : { $people }
closing-ask = Fermer { $table } ? La partie s'arrête aussitôt, et personne ne gagne. Sa table dira que la gestion du serveur l'a close.
closing-over = Cette table est déjà finie.
closing-done = { $table } : c'est fermé.
