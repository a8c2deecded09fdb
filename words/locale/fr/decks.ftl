# Les decks : les construire, les garder, les partager.
# kept: deck-own-choice builder-title

decks-long-text = Ce texte est trop long : une liste a { $most } caractères au plus.
decks-long-list = Cette liste compte plus de { $most } cartes.
decks-unreadable = Je ne connais pas la carte « { $text } ». Écris une carte par ligne, précédée du nombre d'exemplaires.
decks-unreadable-near = Je ne connais pas la carte « { $text } ». Veux-tu dire *{ $card }* ?
decks-unreadable-lines = Je ne connais aucune carte appelée { $texts }{ $more ->
    [0] .
   *[other] , ni { $more } de plus.
}
decks-unread-line = « { $text } »{ $line ->
    [0] {""}
   *[other] {" "}(ligne { $line })
}
decks-unread = Je ne connais aucune carte appelée { $texts }.
decks-cut = { $card } : { $most } sur { $count } dans le deck, le maximum permis.
decks-left-out = Laissé de côté : { $texts }.
deck-summary = { $count ->
    [one] 1 carte
   *[other] { $count } cartes
}
deck-most-copies = { $most ->
    [one] un exemplaire au plus
   *[other] { $most } exemplaires au plus
}

deck-quoted = « { $deck } »
deck-empty = aucune carte
deck-new = un nouveau deck
deck-playable = Il est jouable.
deck-unplayable = Il n'est pas encore jouable :
deck-more-reasons = { $count ->
    [one] et 1 autre raison
   *[other] et { $count } autres raisons
}
deck-own-choice = { $deck } ({ $game })
deck-ready-choice = { $deck } ({ $game }, tout prêt)
deck-server-choice = { $deck } ({ $game }, de ce serveur)
deck-not-yours = Ce deck est à quelqu'un d'autre.
deck-unknown = Je ne connais pas ce deck : choisis-en un dans la liste.
deck-ambiguous = { $count } decks portent ce nom : choisis-en un dans la liste.
deck-game-unknown = Je ne connais pas de decks pour ce jeu : choisis un jeu dans la liste.
deck-game-gone = Je ne connais plus ce jeu.
deck-which = { $game } : quel deck ?
deck-which-game = Pour quel jeu est ce deck ?
deck-ready-stays = { $deck } est un deck tout prêt : il reste comme il est.
deck-of-server = { $deck } appartient à ce serveur : seules les personnes qui gèrent le serveur peuvent y toucher.
deck-none-yet = Tu n'as pas encore de deck à toi.
deck-ready-list = Tout prêts : { $decks }
deck-server-list = De ce serveur : { $decks }
button-deck-for-server = Proposer à ce serveur
button-deck-play = Jouer avec
button-deck-edit = Modifier
button-deck-copy = Modifier une copie
button-deck-cards = Cartes et code
button-deck-delete = Supprimer
button-deck-home = Tous les decks
button-deck-import = Coller une liste ou un code…
button-deck-rename = Renommer…
button-deck-back = Le récupérer…
button-deck-take = En garder une copie…
deck-share-code = Le code de partage, à donner à `/deck import` :
deck-this-list = cette liste
deck-renamed = { $old } s'appelle maintenant { $new }.
deck-delete-ask = Veux-tu supprimer { $deck } ?
deck-deleted = Le deck est supprimé.
deck-kept = Tu gardes le deck.
deck-saved = { $deck } est enregistré.
deck-offered = Tout le monde sur ce serveur peut maintenant choisir { $deck }. `/deck delete` le retire.
deck-posted = Un deck pour tout le monde. `/deck import` le récupère aussi, avec son code.
deck-form-import = Importer un deck
deck-form-save = Enregistrer le deck
deck-form-rename = Renommer le deck
button-form-again = Réessayer
form-gone = Ce que tu avais écrit n'est plus là : on le garde un quart d'heure, ou jusqu'à l'enregistrement du deck. `/deck import` ouvre un formulaire vide.
deck-field-name = Nom
deck-field-name-about = { $most } caractères au plus
deck-field-cards = Cartes
deck-field-cards-about = Un code de partage, ou une liste : une carte par ligne, précédée du nombre d'exemplaires
button-delete-yes = Oui, le supprimer
button-delete-no = Non, le garder

builder-title = { $game } : { $deck }
builder-title-changed = { $game } : { $deck }, modifié
builder-card = { $count ->
    [0] **{ $card }** ({ $about }) : aucun exemplaire dans le deck.
    [one] **{ $card }** ({ $about }) : { $count } exemplaire dans le deck.
   *[other] **{ $card }** ({ $about }) : { $count } exemplaires dans le deck.
}
builder-which-cards = Quelles cartes ?
builder-which-card = { $group } : une carte ou plusieurs
builder-how = Choisis un genre de cartes, puis une carte ou plusieurs, puis combien de chacune.
builder-how-many = Combien ?
builder-from-ready = Partir d'un deck tout prêt
builder-none = Aucun
builder-in-deck = { $count } dans le deck
builder-go-on = Tu étais en train de construire ce deck ; *Jeter* permet de repartir de zéro.
builder-over = Ce deck n'est plus en construction. `/deck build` en commence un autre.
builder-thrown-away = Ce que tu avais construit est jeté. `/deck build` commence un autre deck.
builder-instead = Tu es encore en train de construire { $deck }, et tu ne l'as pas enregistré.
builder-drop-ask = Jeter ce que tu as construit ({ $deck }) ?
builder-drop-saved = { $deck } reste tel qu'il est enregistré.
button-builder-more = Un de plus
button-builder-less = Un de moins
button-builder-undo = Annuler
button-builder-save = Enregistrer sous…
button-builder-drop = Jeter
button-builder-show = Continuer ce deck
button-builder-take = Le jeter, et prendre « { $deck } »
button-builder-gone = Oui, le jeter

builder-cards = Choisies : **{ $cards }**
builder-found = « { $text } »
builder-found-none = Aucune carte n'a « { $text } » dans son nom ou son texte.
builder-pasted = Voici le deck que tu as collé.
builder-mean = Veux-tu dire… ?
builder-mean-for = pour « { $text } »
builder-leave-out = Laisser « { $text } » de côté
deck-form-find = Chercher des cartes, coller un deck
deck-field-find = Des mots, une liste ou un code de partage
deck-field-find-about = Par exemple : feu créature 2 ; ou un deck entier, collé ici, qui remplacera celui-ci
button-builder-find = Chercher ou coller…
