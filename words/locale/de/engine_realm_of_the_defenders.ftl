# Realm of the Defenders: was die Regeln selbst sagen.
# kept: realm-of-the-defenders-title

## Namen

realm-of-the-defenders-title = Realm of the Defenders
realm-of-the-defenders-card-elder = Altmeister
realm-of-the-defenders-card-unknown = diese Karte

## Warum eine Aktion nicht geht

realm-of-the-defenders-refusal-over = Das Spiel ist aus.
realm-of-the-defenders-refusal-out = Dein Reich ist ausgeschieden.
realm-of-the-defenders-refusal-others-bid = Dein Gebot ist abgeschlossen; die anderen wählen noch.
realm-of-the-defenders-refusal-others-redraw = Jemand anders überlegt, ob es eine neue Hand sein soll.
realm-of-the-defenders-refusal-others-main = Jemand anders ist am Zug.
realm-of-the-defenders-refusal-others-resource = Jemand anders ist am Zug.
realm-of-the-defenders-refusal-others-ace = Jemand anders überlegt, ein Ass einzusetzen.
realm-of-the-defenders-refusal-others-respond = Wer angegriffen wird, antwortet zuerst.
realm-of-the-defenders-refusal-others-block = Wer angreift, sagt erst, wessen Kraft gestoppt wird.
realm-of-the-defenders-refusal-others-queen = Wer angreift, sagt erst, ob eine Dame eingesetzt wird.
realm-of-the-defenders-refusal-others-hit = Wer angreift, sagt erst, welcher Angreifer getroffen wird.
realm-of-the-defenders-refusal-others-loss = Erst zahlt jemand anders für einen Verlust.
realm-of-the-defenders-refusal-step-bid = Alle bieten gerade: Leg eine Karte zu deinem Gebot, oder schließ es ab.
realm-of-the-defenders-refusal-step-redraw = Wähle, ob du sieben neue Karten ziehst oder deine Hand behältst.
realm-of-the-defenders-refusal-step-main = Das geht in der Hauptphase nicht.
realm-of-the-defenders-refusal-step-resource = Deine Hauptphase ist vorbei: Leg Karten aus, oder beende deinen Zug.
realm-of-the-defenders-refusal-step-ace = Setz ein Ass gegen das Schleifen ein, oder passe.
realm-of-the-defenders-refusal-step-respond = Du wirst angegriffen: Opfere, schlag zurück, oder beende deine Antwort.
realm-of-the-defenders-refusal-step-block = Wähle, wessen Kraft das Opfer stoppt.
realm-of-the-defenders-refusal-step-queen = Setz jetzt eine Dame ein, oder passe.
realm-of-the-defenders-refusal-step-hit = Wähle, welcher Angreifer getroffen wird.
realm-of-the-defenders-refusal-paying = Zahle erst fertig: Es fehlen noch { $missing } von { $due }.
realm-of-the-defenders-refusal-pricing = Wähle erst, was du für den Altmeister zahlst.
realm-of-the-defenders-refusal-price-nothing = Ein Altmeister kostet mindestens eine Geldkarte.
realm-of-the-defenders-refusal-recalling = Wähle erst, welches Pik der Altmeister zurückholt.
realm-of-the-defenders-refusal-recall-unknown = In deinem Verluststapel liegt kein Pik { $card }.
realm-of-the-defenders-refusal-recall-cost = { $card } würde { $cost } Geld kosten, und du hast weniger.
realm-of-the-defenders-refusal-striking = Wähle, was die Dame trifft: eine Mutkarte, einen Kraftvorrat oder eine Karte, die zurückschlägt.
realm-of-the-defenders-refusal-choosing-attacker = Wähle einen Angreifer; sobald einer bestimmt ist, kannst du den Kampf beginnen.
realm-of-the-defenders-refusal-attacker-unknown = So einen Verteidiger hast du nicht.
realm-of-the-defenders-refusal-attacker-new = { $card } kam erst in diesem Zug ins Spiel und kann noch nicht angreifen.
realm-of-the-defenders-refusal-attacker-taken = { $card } ist in diesem Kampf schon dabei.
realm-of-the-defenders-refusal-choosing-power = Wähle erst die Kraftkarte für diesen Angreifer.
realm-of-the-defenders-refusal-power-unknown = { $card } liegt nicht in deinem Kraftvorrat.
realm-of-the-defenders-refusal-choosing-against = Wähle erst, gegen wen dieser Angreifer antritt.
realm-of-the-defenders-refusal-against-realm = Dieses Reich hat Verteidiger: Greif einen von ihnen an.
realm-of-the-defenders-refusal-against-unknown = So einen Verteidiger hat das angegriffene Reich nicht.
realm-of-the-defenders-refusal-against-king = Ein König lässt sich nicht überwältigen: Nur ein Verteidiger darf ihn angreifen.
realm-of-the-defenders-refusal-against-full = Zwei Verteidiger greifen { $card } schon an: Wähle jemand anderen.
realm-of-the-defenders-refusal-offering = Wähle erst, wen du opferst.
realm-of-the-defenders-refusal-offer-attacked = Ein angegriffener Verteidiger lässt sich nicht opfern.
realm-of-the-defenders-refusal-offer-unknown = So einen Verteidiger hast du nicht im Spiel.
realm-of-the-defenders-refusal-offer-no-card = So eine Karte hast du nicht auf der Hand.
realm-of-the-defenders-refusal-offer-no-defender = Nur Pik und Altmeister lassen sich opfern.
realm-of-the-defenders-refusal-offer-jack-price = Ein Bube von der Hand kostet hier { $price } Mut.
realm-of-the-defenders-refusal-offer-from-hand = Von der Hand hilft nur ein Bube, wenn ein Verteidiger einem einzigen Angreifer gegenübersteht.
realm-of-the-defenders-refusal-countering = Wähle erst die Kraftkarte, mit der du zurückschlägst.
realm-of-the-defenders-refusal-counter-pool = In deinem Kraftvorrat liegt keine Kraftkarte { $card }.
realm-of-the-defenders-refusal-counter-hand = Auf deiner Hand ist keine Kraftkarte { $card }.
realm-of-the-defenders-refusal-pay-unknown = Mit { $card } kannst du nicht zahlen, die Karte hast du nicht.
realm-of-the-defenders-refusal-pay-order = Zahle von hoch nach niedrig: { $card } ist höher als { $last }.
realm-of-the-defenders-refusal-pay-low = { $card } ist zu niedrig: Mit allem, was nicht höher ist, kommst du nicht auf { $missing }.
realm-of-the-defenders-refusal-price-order = Zahle von hoch nach niedrig: { $card } ist höher als { $last }.
realm-of-the-defenders-refusal-price-unknown = Mit { $card } kannst du nicht zahlen, die Karte hast du nicht.
realm-of-the-defenders-refusal-pay-enough = Auch ohne { $card } ist schon genug gezahlt: Nimm weniger Karten.
realm-of-the-defenders-refusal-bid-twice = { $card } ist schon in deinem Gebot.
realm-of-the-defenders-refusal-bid-unknown = { $card } gehört nicht zu deinen zehn Karten.
realm-of-the-defenders-refusal-deploy-after-battle = Nach einem Kampf kannst du in diesem Zug niemanden mehr aufstellen.
realm-of-the-defenders-refusal-deploy-unknown = { $card } hast du nicht auf der Hand.
realm-of-the-defenders-refusal-deploy-no-defender = Nur Pik und Altmeister lassen sich aufstellen; { $card } nicht.
realm-of-the-defenders-refusal-deploy-elder = Ein Altmeister kostet mindestens eine Geldkarte, und du hast keine andere.
realm-of-the-defenders-refusal-deploy-cost = { $card } kostet { $cost } Geld, und du hast { $money }.
realm-of-the-defenders-refusal-inspire-hand = Du hast keinen Altmeister auf der Hand.
realm-of-the-defenders-refusal-inspire-play = So einen Altmeister hast du nicht im Spiel.
realm-of-the-defenders-refusal-inspire-nobody = In deinem Verluststapel liegt kein Pik.
realm-of-the-defenders-refusal-inspire-cost = Für kein verlorenes Pik hast du die doppelte Zähigkeit an Geld.
realm-of-the-defenders-refusal-queen-hand = Du hast keine Pik-Dame auf der Hand.
realm-of-the-defenders-refusal-queen-play = So eine Dame hast du nicht im Spiel.
realm-of-the-defenders-refusal-queen-attacks = Diese Dame greift gerade selbst an.
realm-of-the-defenders-refusal-queen-price = Eine Dame kostet { $price } Mut, und du hast { $courage } in deinem Vorrat.
realm-of-the-defenders-refusal-queen-nothing = Niemand sonst hat Mut oder Kraft, die die Dame treffen könnte.
realm-of-the-defenders-refusal-attack-self = Dich selbst kannst du nicht angreifen.
realm-of-the-defenders-refusal-attack-unknown = Angreifen kannst du nur ein anderes Reich, das noch im Spiel ist.
realm-of-the-defenders-refusal-attack-power = Dein Kraftvorrat ist leer.
realm-of-the-defenders-refusal-attack-nobody = Du hast keinen Verteidiger im Spiel.
realm-of-the-defenders-refusal-attack-new = Deine Verteidiger kamen erst in diesem Zug ins Spiel und können noch nicht angreifen.
realm-of-the-defenders-refusal-dismantle-fought = Du hast in diesem Zug gekämpft, also kannst du keine Festung schleifen.
realm-of-the-defenders-refusal-dismantle-deployed = Du hast in diesem Zug jemanden aufgestellt, also kannst du keine Festung schleifen.
realm-of-the-defenders-refusal-dismantle-last = Deine letzte Festung kannst du nicht schleifen.
realm-of-the-defenders-refusal-place-after-battle = Nach einem Kampf kannst du in diesem Zug keine Karten auslegen.
realm-of-the-defenders-refusal-place-later = Karten werden nach der Hauptphase ausgelegt: Beende sie erst.
realm-of-the-defenders-refusal-place-unknown = { $card } hast du nicht auf der Hand.
realm-of-the-defenders-refusal-place-taken = Du hast { $card } zweimal gewählt: Die Karte geht zur Kraft oder zum Mut.
realm-of-the-defenders-refusal-place-no-power = { $card } ist keine Kraftkarte.
realm-of-the-defenders-refusal-place-no-courage = { $card } ist keine Mutkarte.
realm-of-the-defenders-refusal-sacrifice-unattacked = Dieser Verteidiger wird nicht angegriffen.
realm-of-the-defenders-refusal-sacrifice-late = Sobald ein Verteidiger zurückgeschlagen hat, kann niemand mehr geopfert werden.
realm-of-the-defenders-refusal-sacrifice-twice = Für diesen Verteidiger hast du schon geopfert.
realm-of-the-defenders-refusal-sacrifice-nobody = Für diesen Verteidiger hast du niemanden zu opfern.
realm-of-the-defenders-refusal-retaliate-unattacked = Dieser Verteidiger wird nicht angegriffen.
realm-of-the-defenders-refusal-retaliate-twice = Dieser Verteidiger hat schon zurückgeschlagen.
realm-of-the-defenders-refusal-retaliate-power = Du hast keine Kraftkarte im Vorrat oder auf der Hand.
realm-of-the-defenders-refusal-ace-unknown = So ein Ass hast du nicht.
realm-of-the-defenders-refusal-block-unknown = Das ist keiner der beiden Angreifer dieses Verteidigers.
realm-of-the-defenders-refusal-hit-unknown = Das ist keiner der beiden Angreifer dieses Verteidigers.

## Warum Optionen nicht gehen

realm-of-the-defenders-bad-options-lost-last = Platz { $seat } kann das letzte Spiel nicht verloren haben: Es gibt { $seats } Plätze.
realm-of-the-defenders-bad-options-decks = Es gibt { $decks } Decks für { $seats } Plätze.
realm-of-the-defenders-bad-options-deck = Das Deck von Platz { $seat } lässt sich nicht spielen. { $reasons }

## Was gegen ein Deck spricht

realm-of-the-defenders-deck-points = Es kostet { $points } von { $most } Punkten.
realm-of-the-defenders-deck-copies = { $card } ist { $count }-mal darin, und höchstens { $most }-mal ist erlaubt.
realm-of-the-defenders-deck-cards = Es hat { $count } von mindestens { $fewest } Karten.
realm-of-the-defenders-deck-no-defender = Es enthält kein Pik und keinen Altmeister, könnte also nie einen Verteidiger haben.
