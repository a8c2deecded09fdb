# Ce qui tourne mal, et que faire alors.

not-stored = Je n'arrive à rien enregistrer en ce moment : il ne s'est donc rien passé. Réessaie dans un instant.
move-not-stored = Je n'arrive pas à enregistrer ton coup : il n'est pas joué. Réessaie dans une minute.
move-in-doubt = Ma base de données a lâché pendant qu'elle enregistrait ton coup : je ne sais pas encore s'il est joué. Regarde la table dans une minute.
sorry = Il y a eu un problème de mon côté, et je l'ai noté. Ta partie n'a rien perdu : réessaie.
done-but-lost = C'est fait et enregistré, mais ma réponse s'est perdue en route. Regarde avant de recommencer.
woken-up = Je viens de me réveiller : essaie encore une fois.
outdated = Il y a eu une mise à jour entre-temps : recharge ton appli et réessaie.
missing-here = Je ne peux pas le faire ici : il me manque { $permissions }. Une personne qui gère ce serveur peut me l'accorder.
missing-here-unnamed = Je ne peux pas montrer de table dans ce salon pour l'instant. Une personne qui gère ce serveur peut voir pourquoi dans `/settings`.
missing-there-unnamed = Je ne peux pas montrer de table dans ce salon-là pour l'instant. Une personne qui gère le serveur peut voir pourquoi dans `/settings`.
not-allowed-here = Je n'ai pas le droit de le faire ici.
missing-there = Je ne peux pas le faire là-bas : il me manque { $permissions }. Une personne qui gère le serveur peut me l'accorder.
not-allowed-there = Je n'ai pas le droit d'écrire là-bas.
replaced = Un message plus récent vient de remplacer celui-ci. Appuie plutôt là.
replaced-done = C'est fait. Un message plus récent vient de remplacer celui-ci.
button-unknown = Ce bouton ne marche plus. Relance la commande, ou prends un message récent.
form-unknown = Ce formulaire ne marche plus. Ouvre-le à nouveau.
choice-none = Tu n'as rien à décider en ce moment.
choice-others-turn = Ce n'est pas ton tour : la partie attend { $players }.
choice-more = Il y en a d'autres : écris un bout de ce que tu veux faire.
choice-unknown = Ce n'est pas possible maintenant : choisis dans la liste.
refusal-rule = Règle { $rule } : { $page }

named-of = { $what } : { $which }
and-more = { $count ->
    [one] et 1 de plus
   *[other] et { $count } de plus
}

# Les noms que Discord donne aux permissions
permission-view = Voir le salon
permission-send = Envoyer des messages
permission-send-in-threads = Envoyer des messages dans les fils
permission-attach = Joindre des fichiers
