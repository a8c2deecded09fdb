# Elemental Defenders : ce que le moteur dit de lui-même.
# kept: elemental-defenders-title elemental-defenders-element-A

## Noms

elemental-defenders-title = Elemental Defenders
elemental-defenders-element-E = Terre
elemental-defenders-element-F = Feu
elemental-defenders-element-A = Air
elemental-defenders-element-W = Eau
elemental-defenders-level-5 = Mystique
elemental-defenders-level-4 = Gardien
elemental-defenders-level-3 = Prêtresse
elemental-defenders-level-2 = Chevalier
elemental-defenders-level-1 = Néophyte
elemental-defenders-card = { $level } { $element ->
    [Air] d'Air
    [Eau] d'Eau
   *[other] de { $element }
}

## Pourquoi une action est refusée

elemental-defenders-refusal-unknown = Ce n'est pas une action d'Elemental Defenders.
elemental-defenders-refusal-no-card = Cette carte n'existe pas. Une carte s'écrit par exemple F4, le Gardien de Feu.
elemental-defenders-refusal-not-held = Tu n'as pas cette carte en main : { $card }.
elemental-defenders-refusal-basic-mediator = Le jeu de base n'a pas de Médiateurs, et personne ne peut passer.
elemental-defenders-refusal-basic-challenge = Le jeu de base n'a pas de Défis.
elemental-defenders-refusal-mediator-first = Mets d'abord un Médiateur de côté, ou passe.
elemental-defenders-refusal-mediator-late = Les Médiateurs ne se mettent de côté qu'avant la première attaque.
elemental-defenders-refusal-mediator-apart = Ton Médiateur ne peut avoir ni l'Élément ni le Niveau du premier : { $first }.
elemental-defenders-refusal-no-mystic = Seule une carte Mystique peut lancer un Défi, et celle-ci est de Niveau { $level }.
elemental-defenders-refusal-no-attack = Il n'y a pas d'attaque à laquelle répondre : c'est à toi d'attaquer.
elemental-defenders-refusal-must-attack = Tu dois attaquer : personne ne peut passer.
elemental-defenders-refusal-must-answer = Tu dois répondre à l'attaque ({ $attack }) : personne ne peut passer.
elemental-defenders-refusal-answer-first = Réponds d'abord à l'attaque : { $attack }.
elemental-defenders-refusal-answer-mystic = C'est un Défi, et tu as une carte Mystique : réponds par l'une d'elles, { $fitting }.
elemental-defenders-refusal-answer-element = Tu as l'Élément { $element }, tu dois donc répondre par lui : { $fitting }.
elemental-defenders-refusal-answer-level = Tu n'as pas l'Élément { $element }, mais le Niveau { $level } : tu dois répondre par ce Niveau, { $fitting }.
