# Les règles dans le chat ; les pages elles-mêmes sont dans rules/.

rules-before = ◀
rules-after = ▶
rules-part = { $title } ({ $part } sur { $of })
rules-contents = Sommaire
rules-more-contents = Suite du sommaire
rules-terms = Qu'est-ce que… ?
