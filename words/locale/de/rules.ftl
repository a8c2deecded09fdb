# Die Regeln im Chat; die Seiten selbst stehen in rules/.

rules-before = ◀
rules-after = ▶
rules-part = { $title } ({ $part } von { $of })
rules-contents = Inhalt
rules-more-contents = Inhalt, Fortsetzung
rules-terms = Was ist …?
