# Les parties finies, en fichiers.
# kept: check-good check-title

record-exported = Toute cette partie ({ $game }) : chaque ligne de son journal, chaque tirage au hasard, et le secret qui rend ses mélanges vérifiables. `/games open` la remontre sur n'importe quel serveur ; qui a le fichier peut la vérifier sans moi.
record-from-file = (depuis un fichier)
record-commitment = Le secret correspond à l'engagement du fichier.
record-trust = N'importe qui peut écrire un fichier. Seul l'engagement prouve que c'est moi qui ai distribué cette partie : ce doit être celui que l'invitation montrait avant l'arrivée de qui que ce soit. Rien ne prouve que les noms sont justes.
record-gone = Je n'ai plus ce fichier sous la main. `/games open` l'ouvre à nouveau.

## Pourquoi un fichier ne s'ouvre pas

sessions-record-large = Ce fichier est trop gros : l'enregistrement d'une partie fait { $most } Mo au plus.
sessions-record-packed = Ce fichier est compressé. Décompresse-le, et donne-moi le fichier qu'il contient.
sessions-record-no-json = Ce fichier n'est pas l'enregistrement d'une partie : ce n'est pas du JSON lisible.
sessions-record-other-file = Ce fichier n'est pas l'enregistrement d'une partie. `/games export` en fait un.
sessions-record-newer = Cet enregistrement vient d'une version plus récente : je ne sais pas le lire.
sessions-record-deep = Ce fichier n'est pas l'enregistrement d'une partie : il est trop profondément imbriqué.
sessions-record-unfit = Cet enregistrement est abîmé : { $problem }.
sessions-record-no-game = C'est l'enregistrement d'une partie d'un jeu que je n'ai pas : « { $game } ».
sessions-record-seats = Cet enregistrement n'a pas de sens : on ne joue pas à { $game } à { $count ->
    [one] 1 personne
   *[other] { $count } personnes
}.
sessions-record-seed = Cet enregistrement est abîmé : sa graine n'est pas du texte ASCII.
sessions-record-eras = Cet enregistrement est abîmé : il ne dit pas avec quelles règles la partie a été jouée depuis le début.
sessions-record-setup = Ce n'est pas une partie commencée à une table : elle a été disposée autrement.
sessions-record-lines = Cet enregistrement a plus de { $most } lignes : aucune partie n'en demande autant.
sessions-record-line = Cet enregistrement est abîmé : personne n'a pu faire ce que dit la ligne { $number }.
sessions-record-action = Cet enregistrement est abîmé : la ligne { $number } est plus longue que n'importe quelle action.
sessions-record-position = Cet enregistrement est abîmé : il contient une position plus grande qu'aucune ne peut l'être.
sessions-record-takebacks = Cet enregistrement a plus de { $most } reprises : je n'en vérifie pas autant.

## Ce que `python -m sessions.verify` dit à qui fait tourner le bot

check-title = { $game } : { $names }
check-good = ok
check-wrong = FAUX
check-commitment = Le secret correspond à l'engagement ; l'invitation montrait-elle { $commitment } ?
check-seed = La graine vient bien du secret et des arrivées.
check-log = Les { $count } lignes du journal, ce qui en a résulté, et la fin.
check-log-from = Le journal à partir de la ligne { $first }, où les règles ont été mises à jour.
check-chance = { $count ->
    [0] Les tirages au hasard : ce fichier n'en dit rien.
    [one] Les tirages au hasard : { $count }.
   *[other] Les tirages au hasard : { $count }.
}
check-fault = Table { $table } ({ $game }) : { $problem }
check-sum = Parties finies : { $over }, en cours : { $open }, pas commencées : { $lobby } ; { $faulty ->
    [0] tout est en ordre.
   *[other] { $faulty } FAUX, voir plus haut.
}
check-older = Dans { $count } d'entre elles, un passage joué avec des règles plus anciennes ne se vérifie pas ici.
sessions-check-impossible = Vérification impossible ({ $error }).
sessions-check-lines = Son journal a { $count } lignes, et devrait en avoir { $stored }.

## Ce qui cloche dans un enregistrement lisible

sessions-record-chance = Ce que le hasard a donné dans la partie n'est pas ce que dit l'enregistrement.
sessions-record-moves = Les coups lisibles de l'enregistrement ne sont pas ceux de son journal.
