# Die Beschreibungen der Befehle und ihrer Angaben. Höchstens 100 Zeichen.
# kept: help-game button-help-decks help-title-decks choice-fortresses-2 choice-fortresses-4 choice-computer-normal choice-element-neutral

command-argument-table = Welches deiner Spiele
command-argument-opponent = Wen du herausforderst; ohne Angabe bleibt der Platz frei
command-argument-computer = Gegen den Computer spielen: wie gut er sein soll
command-argument-deck = Ein Deck
command-argument-game = Für welches Spiel
command-argument-pace = Wie viel Zeit jeder Zug hat; ohne Angabe wie hier üblich
command-argument-rated = Ob das Spiel für die Wertung zählt; gegen Computer nur auf Wunsch
command-argument-players = Für wie viele Personen höchstens

choice-computer-easy = Leicht
choice-computer-normal = Normal
choice-computer-hard = Schwer
choice-pace-live = Live: je 3 Minuten, und für jeden Zug kommen 20 Sekunden zurück
choice-pace-long = Lang: je 10 Minuten, und für jeden Zug kommen 30 Sekunden zurück
choice-pace-day = Ein Tag für jeden Zug
choice-pace-3days = Drei Tage für jeden Zug
choice-pace-week = Eine Woche für jeden Zug
choice-pace-none = Ohne Uhr
choice-mode-tokens = Wer zuerst 6 Marken hat, gewinnt
choice-mode-endless = Endlosspiel: so viele Runden, wie ihr wollt
choice-mode-basic = Grundspiel
choice-mode-advanced = Erweitertes Spiel, mit Vermittlern und Forderungen
choice-setup-choose = Alle stellen ihre Figuren geheim auf
choice-setup-random = Alle Elementare werden ausgelost
choice-fortresses-2 = 2
choice-fortresses-4 = 4
choice-windows-none = Nie: Ich passe immer
choice-windows-combat = Im Kampf
choice-windows-all = Immer: bei Zaubern, im Kampf, am Ende der Züge
choice-element-earth = Erde
choice-element-air = Luft
choice-element-fire = Feuer
choice-element-water = Wasser
choice-element-neutral = Neutral
choice-data-export = Als Datei bekommen
choice-data-delete = Löschen lassen
choice-what-draw = Unentschieden
choice-what-back = Meine letzte Aktion zurücknehmen
choice-what-time = Mehr Zeit für die anderen

command-game-move = Deinen Zug machen: auswählen, oder schreiben, was auf dem Knopf steht.
command-game-move-what = Was du tun willst; ein Teil davon genügt, um es zu finden
command-game-rules = Die Regeln lesen.
command-game-rules-topic = Worüber du etwas lesen willst

command-table = Dein Tisch, in welchem Spiel auch immer
command-table-hand = Zeig mir meine Hand noch einmal.
command-table-board = Den Tisch noch einmal zeigen, am Ende des Kanals.
command-table-board-table = Welches der Spiele hier
command-table-offer = Unentschieden anbieten, eine Rücknahme erbitten oder den anderen Zeit schenken.
command-table-offer-what = Was du den anderen anbietest
command-table-orders = Wann du gefragt werden willst, wo sich das vorher sagen lässt; bleibt geheim.
command-table-orders-window = Wobei: Zauber, Kampf, Ende eines Zuges; ohne Angabe siehst du alles
command-table-orders-on = Ob du dann gefragt werden willst; aus: Du passt immer
command-table-resign = Ein Spiel aufgeben; du musst es bestätigen.

command-games = Tische aller Spiele
command-games-mine = Deine Spiele überall, zuerst die, in denen du am Zug bist.
command-games-here = Die offenen Tische und Einladungen in diesem Kanal.
command-games-export = Ein beendetes Spiel als Datei: zum Behalten, Prüfen, Herzeigen.
command-games-export-table = Ein beendetes Spiel
command-games-open = Ein exportiertes Spiel öffnen: Jeder Zug wird geprüft und Schritt für Schritt gezeigt.
command-games-open-file = Eine Datei aus `/games export`
command-games-verify = Ein beendetes Spiel prüfen: das Geheimnis, das Mischen, jeden Zug.
command-games-verify-table = Ein beendetes Spiel

command-games-film = Ein beendetes Spiel als bewegtes Bild.
command-games-film-table = Ein beendetes Spiel
command-games-watch = Was auf diesem Server gerade gespielt wird; bei einem Spiel zuschauen.
command-games-replay = Ein Spiel Schritt für Schritt: ein beendetes, oder ein laufendes bis jetzt.
command-games-replay-table = Ein Spiel aus diesem Kanal, oder eines von deinen

command-play = Irgendein Spiel anfangen: welches, und gegen wen.
command-play-post = Die Startknöpfe in diesem Kanal aufhängen, damit sie bleiben (Serververwaltung)
command-learn = Ein Spiel beim Spielen lernen: ein paar Minuten, Knopf für Knopf.
command-profile = Wie stark jemand in jedem Spiel ist, und der Weg dorthin, als Bild.
command-profile-person = Wessen Profil; ohne Angabe dein eigenes
command-leaderboard = Die Stärksten in einem Spiel, hier oder überall, als Bild.
command-me = Was dir lieber ist, wo immer du spielst.
command-me-data = Alles, was über dich gespeichert ist: als Datei bekommen oder löschen lassen
command-settings = Wie ich mich auf diesem Server verhalte: wo Tische sein dürfen, Threads, Computer.
command-health = Wie es dem Bot geht, für die Person, der er gehört.
command-help = Was es zu spielen gibt, und wie du anfängst.

command-deck = Decks für die Spiele, die eines brauchen
command-deck-build = Ein Deck bauen oder weiterbauen.
command-deck-build-deck = Ein Deck als Anfang; ohne Angabe fängst du mit nichts an
command-deck-import = Ein Deck aus einer Kartenliste oder einem Teilcode behalten.
command-deck-import-cards = Ein Teilcode oder eine Kartenliste; ohne Angabe kommt ein Formular mit mehr Platz
command-deck-import-name = Der Name deines neuen Decks
command-deck-cards = Die Karten eines Decks als Text und als Teilcode.
command-deck-cards-deck = Eines deiner Decks oder ein fertiges
command-deck-list = Deine Decks und die fertigen.
command-deck-show = Ein Deck als Bild, oder eine Kartenliste, und ob es spielbar ist.
command-deck-show-deck = Ein Deck, ein Teilcode oder eine Liste; ohne Angabe kommt ein Formular mit mehr Platz
command-deck-rename = Einem deiner Decks einen anderen Namen geben.
command-deck-rename-deck = Eines deiner Decks
command-deck-rename-name = Der neue Name
command-deck-delete = Eines deiner Decks löschen; du musst es bestätigen.
command-deck-delete-deck = Eines deiner Decks

help-title = ### Fünf Karten- und Brettspiele, gleich hier gespielt
help-game = **{ $game }**: { $like }
help-quick = Spiel mit anderen oder gegen den Computer: { $play }, oder drück auf das, was du willst.
help-title-play = ### Spielen
help-title-rules = ### Regeln
help-title-games = ### Meine Spiele
help-title-me = ### Meine Einstellungen
help-title-decks = ### Decks
help-title-server = ### Für diesen Server
help-title-fair = ### Ist das fair?
button-help-play = Spielen
button-help-rules = Regeln
button-help-games = Meine Spiele
button-help-me = Meine Einstellungen
button-help-decks = Decks
button-help-server = Für diesen Server
button-help-fair = Ist das fair?
help-play = Drück auf ein Spiel und such dir aus, gegen wen du spielst. { $play } tut dasselbe, und { $start } fragt alles auf einmal: gegen wen, wie schnell, mit welchen Optionen.
help-hand = Deine Hand kommt per Direktnachricht, mit Knöpfen für alles, was du tun kannst; auch *Meine Hand* am Tisch und { $hand } zeigen sie. Wer lieber tippt, nimmt { $move }. Alle anderen folgen dem Bild im Kanal.
help-table = An einem Tisch zeigt { $board } ihn noch einmal, { $offer } bietet Unentschieden an, bittet um eine Rücknahme oder gibt mehr Zeit, { $resign } gibt auf. Dasselbe steht hinter *Mehr*.
help-rules = Ein paar kurze Seiten für jedes Spiel, jede mit einem Bild: Drück auf eines. Auch { $rules } öffnet sie, und *Regeln* an jedem Tisch.
help-learn = Neu in einem Spiel? { $learn } bringt es dir beim Spielen bei, in vier Minuten.
help-games = - { $mine } zeigt deine, zuerst die, in denen du am Zug bist, und { $here } die eines Kanals.
    - Mit { $watch } schaust du bei einem Spiel dieses Servers zu, { $replay } geht eines Schritt für Schritt durch, { $film } macht ein bewegtes Bild daraus.
    - { $verify } prüft, ob ein beendetes Spiel fair gegeben war, { $export } speichert es als Datei, { $open } öffnet so eine Datei.
help-people = - { $profile } zeigt, wie jemand spielt, { $leaderboard }, wer am besten spielt.
help-me = Wohin deine Hand kommt, Bilder oder Worte, wann ich dich rufe, wer dich herausfordern darf, deine Sprache, Zeiten, in denen du weg bist, und alles, was über dich gespeichert ist: { $me }.
help-decks = { $games } werden mit Decks gespielt. Es gibt fertige; *Mein Deck* in der Einladung wählt eines aus. Eigene baust du mit { $build } oder bringst sie als Liste oder Code mit, über { $import }; { $list } hat sie alle, { $show } zeigt eines.
help-cards = { $cards } zeigt jede Karte von { $game }.
help-build = Ein Deck bauen: { $game }
help-server = Wer den Server verwaltet, legt in { $settings } fest, wo Tische eröffnet werden dürfen, die übliche Bedenkzeit, die Sprache, wie viele Tische es sein dürfen und ob Computer mitspielen. { $play } mit *post* hängt in einem Kanal Startknöpfe für alle auf.
help-fair = Ich mische nach einem Geheimnis, das versiegelt wird, bevor jemand beitritt, zusammen mit Zahlen, die sich niemand aussuchen kann: Discords eigenen für jeden Beitritt. So kann niemand die Karten bestimmen, weder wer mitspielt noch wer mich betreibt. Die Einladung zeigt das Siegel, das Ende des Spiels das Geheimnis, und { $verify } prüft das eine am anderen, mit jedem Mischen und jedem Zug.

command-realm = Realm of the Defenders: Festungen, Kraft und Mut, für zwei bis vier
command-realm-start = Einen Tisch für zwei bis vier eröffnen: jemanden herausfordern oder Plätze frei lassen.
command-realm-start-opponent = Wen du herausforderst, für ein Spiel zu zweit; ohne Angabe bleiben Plätze frei
command-realm-start-computer = Gegen den Computer spielen: wie gut er sein soll
command-realm-start-players = Für wie viele höchstens; ab zwei kannst du jederzeit beginnen
command-realm-start-fortresses = Wie viele Festungen alle haben: 2, oder 4 für ein doppelt so langes Spiel
command-realm-start-short = Kurzes Spiel: Wer ab dem dritten Zug ohne Verteidiger endet, scheidet aus
command-realm-start-deck = Das Deck, mit dem du spielst; ohne Angabe das normale

command-clash = Elemental Clash: ein Duell mit Sammelkarten
command-clash-start = Einen Tisch eröffnen: jemanden herausfordern oder einen Platz frei lassen.
command-clash-start-deck = Das Zauberbuch, mit dem du spielst
command-clash-start-size = Wie viele Karten jedes Zauberbuch hat (40 bis 100, üblich sind 40)
command-clash-start-windows = Wann du nach Blitzzaubern gefragt wirst, auch in den nächsten Spielen; bleibt geheim
command-clash-cards = Eine Karte zeigen und was die Regeln dazu sagen, oder in allen blättern.
command-clash-cards-card = Eine Karte, groß und mit Erläuterungen; ohne Angabe blätterst du
command-clash-cards-element = Karten dieses Elements, Steine, die es geben
command-clash-cards-level = Karten dieser Stufe
command-clash-cards-type = Die Art einer Kreatur oder einer Karte
command-clash-cards-keyword = Ein Schlüsselwort
command-clash-cards-page = Wenn die Liste lang ist: welche Seite
