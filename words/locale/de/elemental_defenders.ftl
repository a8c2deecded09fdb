# Elemental Defenders.
# kept: elemental-defenders-title-short elemental-defenders-alt-table elemental-defenders-alt-won-moves elemental-defenders-short elemental-defenders-card-starred elemental-defenders-won-plain elemental-defenders-picture-won-plain elemental-defenders-picture-cover-title-1 elemental-defenders-picture-cover-title-2 elemental-defenders-picture-hand elemental-defenders-score elemental-defenders-sign-E elemental-defenders-account-none elemental-defenders-short-answers elemental-defenders-short-staying elemental-defenders-short-losing elemental-defenders-short-winning elemental-defenders-short-taking

## Karten

elemental-defenders-title-short = Defenders
elemental-defenders-sign-E = ⛰️
elemental-defenders-sign-F = 🔥
elemental-defenders-sign-A = 💨
elemental-defenders-sign-W = 💧
elemental-defenders-short = { $sign } { $level }★
elemental-defenders-short-answers = { $card } 🛡️{ $count }
elemental-defenders-short-staying = { $card } ⚔️{ $count }
elemental-defenders-short-winning = { $card } 🏆{ $points }
elemental-defenders-short-taking = { $card } ⚔️
elemental-defenders-short-losing = { $card } ⚠️
elemental-defenders-short-challenge = Forderung { $card }
elemental-defenders-card-starred = { $card } { $stars }
# Eine Karte mit ihrem Artikel: im Dativ und im Akkusativ.
elemental-defenders-with-level-5 = dem Mystiker
elemental-defenders-with-level-4 = dem Hüter
elemental-defenders-with-level-3 = der Priesterin
elemental-defenders-with-level-2 = dem Ritter
elemental-defenders-with-level-1 = dem Neuling
elemental-defenders-object-level-5 = den Mystiker
elemental-defenders-object-level-4 = den Hüter
elemental-defenders-object-level-3 = die Priesterin
elemental-defenders-object-level-2 = den Ritter
elemental-defenders-object-level-1 = den Neuling
elemental-defenders-no-cards = keine Karte mehr
elemental-defenders-challenge = { $card } (eine Forderung)
elemental-defenders-mode-basic = Grundspiel
elemental-defenders-mode-advanced = erweitert
elemental-defenders-further = Erweitert spielen
elemental-defenders-you = Du

## Wählen

elemental-defenders-prompt-attack = Angreifen mit
elemental-defenders-prompt-challenge = Fordern mit
elemental-defenders-prompt-defend = Antworten mit
elemental-defenders-prompt-mediator = Beiseitelegen
elemental-defenders-action-challenge = Forderung: { $card }
elemental-defenders-action-pass = Kein Vermittler
elemental-defenders-offered = { $action }, Tugend { $virtue }

## Was geschah

elemental-defenders-event-move = { $player } { $attack }, { $other } { $answer }.
    .player = Du { $attack }, { $other } { $answer }.
    .other = { $player } { $attack }, du { $answer }.
elemental-defenders-event-mediator = { NAME($player, "Der ") } legt { $card } als Vermittler beiseite.
    .player = Du legst { $card } als Vermittler beiseite.
elemental-defenders-event-pass = { NAME($player, "Der ") } legt keinen Vermittler beiseite.
    .player = Du legst keinen Vermittler beiseite.
elemental-defenders-event-attack = { NAME($player, "Der ") } greift mit { $card } an.
    .player = Du greifst mit { $card } an.
elemental-defenders-event-attack-challenge = { NAME($player, "Der ") } greift mit { $card } an: eine Forderung.
    .player = Du greifst mit { $card } an: eine Forderung.
elemental-defenders-event-attack-again = { NAME($player, "Der ") } greift an, noch einmal mit { $card }.
    .player = Du greifst an, noch einmal mit { $card }.
elemental-defenders-event-attack-again-challenge = { NAME($player, "Der ") } greift an, noch einmal mit { $card }: eine Forderung.
    .player = Du greifst an, noch einmal mit { $card }: eine Forderung.
elemental-defenders-event-defend = { NAME($player, "Der ") } antwortet mit { $card }, der schwächeren Karte, und { NAME($other, "der ") } greift wieder an.
    .player = Du antwortest mit { $card }, der schwächeren Karte, und { NAME($other, "der ") } greift wieder an.
    .other = { NAME($player, "Der ") } antwortet mit { $card }, der schwächeren Karte, und du greifst wieder an.
elemental-defenders-event-defend-takes = { NAME($player, "Der ") } antwortet mit { $card }, der stärkeren Karte, und greift als Nächstes an.
    .player = Du antwortest mit { $card }, der stärkeren Karte, und greifst als Nächstes an.
elemental-defenders-event-defend-again = { NAME($player, "Der ") } antwortet noch einmal mit { $card }, der schwächeren Karte, und { NAME($other, "der ") } greift wieder an.
    .player = Du antwortest noch einmal mit { $card }, der schwächeren Karte, und { NAME($other, "der ") } greift wieder an.
    .other = { NAME($player, "Der ") } antwortet noch einmal mit { $card }, der schwächeren Karte, und du greifst wieder an.
elemental-defenders-event-defend-again-takes = { NAME($player, "Der ") } antwortet noch einmal mit { $card }, der stärkeren Karte, und greift als Nächstes an.
    .player = Du antwortest noch einmal mit { $card }, der stärkeren Karte, und greifst als Nächstes an.
elemental-defenders-event-defend-last = { NAME($player, "Der ") } antwortet mit { $card }.
    .player = Du antwortest mit { $card }.
elemental-defenders-event-defend-again-last = { NAME($player, "Der ") } antwortet noch einmal mit { $card }.
    .player = Du antwortest noch einmal mit { $card }.
elemental-defenders-ended = Runde { $round } geht an { NAME($winner, "den ") }: { $won }. { NAME($loser, "Der ") } hatte für { $card } weder { $element } noch { $level }★.
    .winner = Runde { $round } geht an dich: { $won }. { NAME($loser, "Der ") } hatte für deine { $card } weder { $element } noch { $level }★.
    .loser = Runde { $round } geht an { NAME($winner, "den ") }: { $won }. Für { $card } hattest du weder { $element } noch { $level }★.
elemental-defenders-then-exchanged = Alle Karten kommen zurück: Jetzt spielst du die zehn, mit denen { $player } angefangen hat.
elemental-defenders-then-exchanged-for-all = Jetzt werden die Hände getauscht.
elemental-defenders-event-round-tie = Runde { $round } endet unentschieden: Jeder Angriff wurde beantwortet, niemand bekommt Punkte.
elemental-defenders-event-round-end = { NAME($loser, "Der ") } hat weder { $element } noch { $level }★. Runde { $round } geht an { NAME($winner, "den ") }: { $won }.
    .winner = { NAME($loser, "Der ") } hat weder { $element } noch { $level }★. Runde { $round } geht an dich: { $won }.
    .loser = Du hast weder { $element } noch { $level }★. Runde { $round } geht an { NAME($winner, "den ") }: { $won }.
elemental-defenders-event-round = Runde { $round }: { NAME($player, "der ") } hat jetzt 💧 1★ und fängt an.
    .player = Runde { $round }: Du hast jetzt 💧 1★ und fängst an.
elemental-defenders-account-none = 0
elemental-defenders-account = Tugend { $virtue } × Zug { $cards } = { $points }
    .short = { $virtue } × { $cards } = { $points }
elemental-defenders-account-mediator = Tugend { $virtue } × (10 − { $left } auf der Hand + 1) = { $points }
elemental-defenders-account-double = Tugend { $virtue } × { $cards } × 2 = { $points }
elemental-defenders-won-plain = { $account }
elemental-defenders-won-mediator = mit Vermittler, { $account }
elemental-defenders-won-righteous = ein Gerechter Sieg, { $account }

## Wie das Spiel steht

elemental-defenders-headline = Runde { $round } von 2, Zug { $move }
elemental-defenders-headline-mediator = Runde { $round } von 2, vor dem ersten Zug
elemental-defenders-headline-over = Runde { $round } von 2
elemental-defenders-move-of = Runde { $round }, Zug { $move }
elemental-defenders-private-hand = Deine Hand: { $cards }
elemental-defenders-virtues = Tugenden: { $virtues }
elemental-defenders-lies-open = Dein Gegenüber hat { $cards }.
elemental-defenders-needs-own = { NAME($player, "Der ") } führt mit { $points }: Mit mehr als so vielen Punkten in dieser Runde gewinnst du das Spiel.
elemental-defenders-needs-theirs = Du führst mit { $points }: Mit mehr als so vielen Punkten in dieser Runde gewinnt { NAME($player, "der ") } das Spiel.
elemental-defenders-needs-own-level = { NAME($player, "Der ") } führt mit { $points }: Du kannst höchstens noch ein Unentschieden erreichen.
elemental-defenders-needs-theirs-level = Du führst mit { $points }: Höchstens ein Unentschieden kann { NAME($player, "der ") } noch erreichen.
elemental-defenders-needs-any = Es steht gleich: Diese Runde entscheidet das Spiel.
elemental-defenders-open-challenges = Es ist das erweiterte Spiel: Ein Mystiker kann mit einer Forderung angreifen.
elemental-defenders-open-aside = Nur dein Gegenüber hat einen Vermittler und benutzt deshalb im 10. Zug die letzte Karte noch einmal.
elemental-defenders-open-own-aside = Nur du hast einen Vermittler und benutzt deshalb im 10. Zug deine letzte Karte noch einmal.
elemental-defenders-open-both-aside = Beide haben einen Vermittler, also ist der 9. Zug der letzte.
elemental-defenders-unanswered = Da gibt es keine Antwort mehr: Weder { $element } noch { $level }★ ist übrig.
elemental-defenders-all-answered = Keine Karte ist mehr übrig, und jeder Angriff wurde beantwortet: unentschieden.
elemental-defenders-round-is-yours = Du gewinnst die Runde.
elemental-defenders-round-is-theirs = Du verlierst die Runde.
elemental-defenders-waiting-attack = { NAME($player, "Der ") } greift an.
elemental-defenders-waiting-defend = { NAME($player, "Der ") } muss auf { $attack } antworten.
elemental-defenders-waiting-mediator = { NAME($player, "Der ") } darf einen Vermittler beiseitelegen.
elemental-defenders-call-attack = du greifst an: Wähle irgendeine Karte.
elemental-defenders-sign-of-answers = 🛡️ so viele antworten
elemental-defenders-sign-of-staying = ⚔️ alle schwächer: Du greifst wieder an
elemental-defenders-sign-of-winning = 🏆 keine kann es: die Punkte, die sie jetzt bringt
elemental-defenders-sign-of-taking = ⚔️ stärker: Danach greifst du an
elemental-defenders-sign-of-losing = ⚠️ danach kann dein Gegenüber gewinnen
elemental-defenders-call-defend-element = antworte auf { $attack } mit { $element }.
elemental-defenders-call-defend-level = dir fehlt { $element }: Antworte auf { $attack } mit { $level }★.
elemental-defenders-call-defend-challenge = antworte auf die Forderung { $attack } mit einem Mystiker (5★).
elemental-defenders-call-mediator = du darfst eine Karte als Vermittler beiseitelegen: Wähle eine, oder *Kein Vermittler*.

## Rund um das Spiel

elemental-defenders-length-basic = etwa 10 Minuten, leicht zu lernen
elemental-defenders-length-advanced = etwa 10 Minuten, für alle, die das Grundspiel kennen
elemental-defenders-options-basic = Grundspiel. Zwei Runden, die zweite mit getauschten Händen; wer mehr Punkte hat, gewinnt.
elemental-defenders-options-advanced = Erweitert: Vermittler und Forderungen. Zwei Runden, dann getauschte Hände; mehr Punkte gewinnen.

## In Bilder gemalt

elemental-defenders-picture-round = Runde { $round } von 2 · { $mode }
elemental-defenders-picture-to-attack = greift an
elemental-defenders-picture-to-defend = antwortet
elemental-defenders-picture-to-mediate = Vermittler?
elemental-defenders-picture-points = Punkte
elemental-defenders-picture-again = keine Karte mehr: Die neunte wird noch einmal benutzt
elemental-defenders-picture-no-card = keine Karte mehr
elemental-defenders-picture-mediator = Vermittler
elemental-defenders-picture-order = bei gleicher Stufe gewinnt das stärkere Element
elemental-defenders-picture-move = Zug
elemental-defenders-picture-challenge = Forderung
elemental-defenders-picture-first-round = Runde 1
elemental-defenders-picture-tie = unentschieden
elemental-defenders-picture-exchanged = Die Hände werden getauscht.
elemental-defenders-picture-round-tie = Runde { $round } ist unentschieden
elemental-defenders-picture-all-answered = Alles beantwortet: keine Punkte.
elemental-defenders-picture-goes-to = Runde { $round } geht an { $player }
    .short = Runde { $round }: { $player }
    .player = Runde { $round } geht an dich
elemental-defenders-picture-in-move = { $card } in Zug { $move }
    .short = { $card }
elemental-defenders-picture-account = Tugend { $virtue } × { $shares } = { $points }
    .short = { $virtue } × { $shares } = { $points }
elemental-defenders-picture-won-plain = { $account }
elemental-defenders-picture-won-mediator = Vermittler: { $account }
    .short = { $account }
elemental-defenders-picture-won-righteous = Gerecht: { $account }
    .short = { $account }
elemental-defenders-picture-last-piles = gespielt in Runde { $round }
elemental-defenders-picture-in-hand = noch auf der Hand
elemental-defenders-picture-ended = { $loser } hat keine Antwort auf { $card }.
    .loser = Du hast keine Antwort auf { $card }.
elemental-defenders-picture-ended-tie = Jeder Angriff wurde beantwortet.
elemental-defenders-picture-unfinished = Runde { $round } blieb offen
    .short = Runde { $round }: offen
elemental-defenders-picture-given-up = abgebrochen in Zug { $move }: keine Punkte
elemental-defenders-only-choice = 🔒 die einzige Antwort
elemental-defenders-only-choice-last = die letzte Karte
elemental-defenders-picture-you-attack = du greifst an
elemental-defenders-picture-you-answer = du antwortest
elemental-defenders-picture-attacks = greift an
elemental-defenders-picture-has-to-answer = muss antworten
elemental-defenders-picture-may-mediate = darf einen Vermittler wählen
elemental-defenders-picture-round-move = Runde { $round } von 2 · Zug { $move }
elemental-defenders-picture-you = du
elemental-defenders-picture-pile = gespielt
elemental-defenders-picture-hand = Hand
elemental-defenders-picture-score = Stand
elemental-defenders-picture-scores = Punkte: du { $own } · { $player } { $theirs }
elemental-defenders-picture-stronger = Stärker: in einer Reihe links, in einer Spalte oben
    .short = Stärker: links, und oben
elemental-defenders-picture-cover-title-1 = Elemental
elemental-defenders-picture-cover-title-2 = Defenders
elemental-defenders-picture-cover-1 = Ein Duell mit offenen Karten:
elemental-defenders-picture-cover-2 = Greif an, wo nichts passt.
elemental-defenders-picture-attack = Angriff
elemental-defenders-picture-same-element = gleiches Element
elemental-defenders-picture-same-level = sonst gleiche Stufe
elemental-defenders-picture-neither = sonst: verloren
elemental-defenders-picture-hold-air = Du hast Luft:
elemental-defenders-picture-answer-air = antworte mit Luft
elemental-defenders-picture-no-air = Keine Luft, aber Ritter:
elemental-defenders-picture-answer-knight = antworte mit einem Ritter
elemental-defenders-picture-wins = gewinnt
elemental-defenders-picture-mediator-account = Tugend 4 × (10 − 2 + 1) = 36 Punkte

## Alternativtexte

elemental-defenders-alt-cover = Titelbild von Elemental Defenders: ein Fächer aus fünf Karten, { $cards }.
elemental-defenders-alt-figure-minute = Der Ritter der Luft greift an. Die Antwort ist eine beliebige Karte des gleichen Elements, etwa der Hüter oder der Neuling der Luft; ohne eine solche eine Karte der gleichen Stufe, etwa der Ritter der Erde oder des Feuers; ohne beides ist die Runde verloren.
elemental-defenders-alt-figure-cards = Die zwanzig Karten, die stärksten zuerst. Waagerecht die Stufen mit ihren Sternen und Tugenden: Mystiker 5 Sterne, 11; Hüter 4, 10; Priesterin 3, 4; Ritter 2, 3; Neuling 1, 7. Senkrecht die Elemente: Erde, Feuer, Luft, Wasser.
elemental-defenders-alt-figure-answer = Der Ritter der Luft greift an. Wer den Hüter und den Neuling der Luft hat, muss mit einem von ihnen antworten, obwohl Ritter auf der Hand sind. Wer keine Luft hat, muss mit einem Ritter antworten, dem der Erde oder dem des Feuers.
elemental-defenders-alt-figure-mediator = Der Neuling des Wassers liegt als Vermittler beiseite. Die Priesterin des Feuers gewinnt, mit noch zwei Karten auf der Hand: Tugend 4 mal (10 minus 2 plus 1) macht 36 Punkte.
elemental-defenders-alt-table = Elemental Defenders, { $state }.
elemental-defenders-alt-hand = Deine Hand in Elemental Defenders, { $state }: { $cards }.
elemental-defenders-alt-state = { $mode }, Runde { $round } von 2, Zug { $move }
elemental-defenders-alt-state-round = { $mode }, Runde { $round } von 2
elemental-defenders-alt-again = Du bist am Zug; { $card } wird noch einmal benutzt.
elemental-defenders-alt-turn = Du bist am Zug.
elemental-defenders-alt-fits = Du bist am Zug, mögliche Antworten: { $cards }.
elemental-defenders-alt-attacked = { NAME($attacker, "Der ") } greift mit { $card } an; { NAME($player, "der ") } muss antworten.
    .attacker = Du greifst mit { $card } an; { NAME($player, "der ") } muss antworten.
    .player = { NAME($attacker, "Der ") } greift dich mit { $card } an.
elemental-defenders-alt-attacked-challenge = { NAME($attacker, "Der ") } greift mit { $card } an, eine Forderung; { NAME($player, "der ") } muss antworten.
    .attacker = Du greifst mit { $card } an, eine Forderung; { NAME($player, "der ") } muss antworten.
    .player = { NAME($attacker, "Der ") } greift dich mit { $card } an, eine Forderung.
elemental-defenders-alt-to-attack = { NAME($player, "Der ") } greift an.
    .player = Du greifst an.
elemental-defenders-alt-to-mediate = { NAME($player, "Der ") } darf einen Vermittler beiseitelegen.
    .player = Du darfst einen Vermittler beiseitelegen.
elemental-defenders-alt-player = Hand { NAME($player, "vom ", "von ") }: { $cards }. { $more }
    .player = Deine Hand: { $cards }. { $more }
elemental-defenders-alt-more = { $player }: { $points } Punkte, Stapel { $pile }.
elemental-defenders-alt-more-mediator = { $player }: { $points } Punkte, Stapel { $pile }, Vermittler { $mediator }.
elemental-defenders-alt-before = Runde { $round } endete so: { $piles }
elemental-defenders-alt-last-pile = Stapel { NAME($player, "vom ", "von ") }: { $pile }.
    .player = Dein Stapel: { $pile }.
elemental-defenders-alt-stronger = Die stärkere Karte: { $won }.
elemental-defenders-alt-won-moves = { $player } in { $moves }
    .player = du in { $moves }
elemental-defenders-alt-forced = Die einzige Antwort: { $moves }.
elemental-defenders-alt-empty = leer
elemental-defenders-alt-tie = Runde { $round } war unentschieden.
elemental-defenders-alt-won-plain = Runde { $round } ging mit { $card } an { NAME($player, "den ") }: { $account }.
    .player = Runde { $round } ging mit { $card } an dich: { $account }.
elemental-defenders-alt-won-mediator = Runde { $round } ging mit { $card } und einem Vermittler an { NAME($player, "den ") }: { $account }.
    .player = Runde { $round } ging mit { $card } und einem Vermittler an dich: { $account }.
elemental-defenders-alt-won-righteous = Runde { $round } ging mit { $card } an { NAME($player, "den ") }, ein Gerechter Sieg: { $account }.
    .player = Runde { $round } ging mit { $card } an dich, ein Gerechter Sieg: { $account }.
elemental-defenders-alt-over = Das Spiel ist aus. { NAME($winner, "Der ") } gewinnt { $more } zu { $fewer }.
    .winner = Das Spiel ist aus. Du gewinnst { $more } zu { $fewer }.
elemental-defenders-alt-over-draw = Das Spiel ist aus. Unentschieden, { $ours } zu { $theirs }.
elemental-defenders-alt-over-resign = Das Spiel ist aus. { NAME($winner, "Der ") } gewinnt: { NAME($loser, "Der ") } hat aufgegeben.
    .winner = Das Spiel ist aus. Du gewinnst: { NAME($loser, "Der ") } hat aufgegeben.
    .loser = Das Spiel ist aus. { NAME($winner, "Der ") } gewinnt: Du hast aufgegeben.

## Befehle

command-defenders = Elemental Defenders: Greif an, wo keine Antwort passt
command-defenders-start = Einen Tisch eröffnen: jemanden herausfordern oder einen Platz frei lassen.
command-defenders-start-mode = Grundspiel: Angriffe und Antworten. Erweitert: auch mit Vermittlern und Forderungen

# Während andere zuschauen

elemental-defenders-score = { $player } { $score }

## Für alle, denen das Spiel neu ist

elemental-defenders-aim = nach zwei Runden mehr Punkte haben. Ein Angriff ohne Antwort gewinnt eine Runde: je später, desto mehr Punkte.
elemental-defenders-opens-own = Du hast 💧 1★ und fängst darum Runde 1 an, mit irgendeiner Karte.
elemental-defenders-opens-theirs = Dein Gegenüber hat 💧 1★ und fängt darum Runde 1 an.
elemental-defenders-met-element = Auf einen Angriff antwortest du mit einer Karte desselben **Elements**, wenn du eine hast.
elemental-defenders-met-level = Von diesem Element hast du nichts, also antwortest du mit derselben **Stufe**: mit gleich vielen Sternen.
elemental-defenders-met-attack = Alle Karten liegen offen: Such einen Angriff, auf den dein Gegenüber keine Antwort hat.
elemental-defenders-met-takes = Die Antwort war stärker als der Angriff: Wer sie gegeben hat, greift als Nächstes an.
elemental-defenders-met-later = Eine Runde bringt die Tugend der Karte, die sie gewinnt (die Zahl auf Gold), mal die Nummer des Zuges.
elemental-defenders-met-second = In dieser Runde hast du die Karten, die vorher dein Gegenüber hatte.
elemental-defenders-met-mediator = Eine Karte, die du als Vermittler beiseitelegst, spielt in der Runde nicht mit. Gewinnst du die Runde, zählt sie wie ein zusätzlicher Zug.
elemental-defenders-met-challenge = Mit einem Mystiker (5★) kannst du fordern: Darauf antwortet man mit einem Mystiker. Nur wer keinen hat, darf mit dem Element antworten.
elemental-defenders-met-challenged = Das ist eine Forderung: Du antwortest mit einem Mystiker (5★). Nur wer keinen hat, antwortet mit dem Element.
elemental-defenders-reason-wins = Darauf gibt es keine Antwort: Du gewinnst die Runde mit { $virtue } × { $move } = { $points } Punkten.
elemental-defenders-reason-righteous = Darauf gibt es keine Antwort: ein Gerechter Sieg mit { $virtue } × { $move } × 2 = { $points } Punkten.
elemental-defenders-reason-waits = { $card } würde jetzt gewinnen, aber nur für { $virtue } × { $move }: Später bringt das mehr.
elemental-defenders-reason-lures-last = Das lockt { $card } heraus, die einzige Antwort auf deine Karte { $own }.
elemental-defenders-reason-lures = Das lockt eine der Karten heraus, die auf { $own } antworten.
elemental-defenders-reason-disarms = Das lockt { $card } heraus: Damit würde dein Gegenüber gewinnen.
elemental-defenders-reason-keeps-win = Du behältst { $card }: Damit gewinnst du später.
elemental-defenders-reason-keeps-answer = Du behältst { $card }, um später auf { $attack } zu antworten.
elemental-defenders-reason-stays = Was auch darauf antwortet, ist schwächer: Du greifst wieder an.
elemental-defenders-reason-takes = Diese Karte ist stärker als der Angriff, also greifst du als Nächstes an.
elemental-defenders-reason-weakest = Keine deiner Antworten ist stärker als der Angriff: Das ist die schwächste.
elemental-defenders-reason-only = Das ist die einzige Antwort.
elemental-defenders-reason-forces = Darauf muss mit { $card } geantwortet werden.
elemental-defenders-reason-wins-round = Damit gewinnst du die Runde.
elemental-defenders-reason-pays-more = Das bringt { $points } Punkte statt { $fewer }.
elemental-defenders-reason-holds = So gewinnt niemand die Runde.
elemental-defenders-reason-costs-less = Die Runde geht so oder so verloren, aber mit { $points } Punkten statt { $more }.
elemental-defenders-reason-lost = Spielt dein Gegenüber gut, geht diese Runde auf jeden Fall verloren; so bringt sie ihm am wenigsten Punkte.
elemental-defenders-reason-score = Dann steht es { $own }:{ $theirs }.
elemental-defenders-reason-mediator = Mit einem Vermittler bringt dir die Runde mehr, falls du sie gewinnst.
elemental-defenders-reason-pass = Du behältst alle Karten, um anzugreifen und zu antworten.
elemental-defenders-reason-move = { $attack }, { $answer }
elemental-defenders-reason-by-you = du { $card }
elemental-defenders-reason-by-them = Gegner { $card }
elemental-defenders-reason-course = Bestes Spiel: { $moves }.
elemental-defenders-reason-after = Nach { $action }: { $moves }.
elemental-defenders-reason-course-none = Bei bestem Spiel wird jeder Angriff beantwortet, und niemand bekommt Punkte.
elemental-defenders-reason-end-own = Dann gibt es keine Antwort auf { $card }: { $account }.
elemental-defenders-reason-end-theirs = Dann hast du keine Antwort auf { $card }: { $account }.
elemental-defenders-reason-end-own-until = Behalte { $card }, bis { $cards } { $count ->
    [one] weg ist
   *[other] weg sind
}: Dann gibt es keine Antwort darauf, { $account }.
elemental-defenders-reason-end-own-later = Behalte { $card }: Später gibt es keine Antwort darauf, { $account }.
elemental-defenders-reason-end-theirs-later = Später hast du keine Antwort auf { $card }: { $account }.
elemental-defenders-reason-leads-own = { $action } brächte dir { $points } Punkte.
elemental-defenders-reason-leads-theirs = { $action } brächte deinem Gegenüber { $points } Punkte.
elemental-defenders-reason-leads-none = { $action } brächte niemandem Punkte.
