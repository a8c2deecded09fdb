# Was Menschen lieber ist (`/me`) und was Server festlegen (`/settings`).
# kept: settings-daily-hour

settings-changed = **Geändert.** { $change }

me-title = ### Deine Einstellungen
    -# Sie gelten überall, wo du spielst, und niemand sonst sieht sie.
me-page-language = ### Deine Sprache
me-page-hands = ### Deine Hand
me-page-colours = ### Farben
me-page-turns = ### Dein Zug
me-page-quiet = ### Ruhezeit
me-page-others = ### Andere
button-page-language = Sprache …
button-page-hands = Hand …
button-page-colours = Farben …
button-page-turns = Mein Zug …
button-page-quiet = Ruhezeit …
button-page-others = Andere …
language-discords = Die Sprache von Discord
language-servers = Die Sprache des Servers
me-language = In welcher Sprache soll ich mit dir sprechen?
me-language-about = Ab jetzt steht alles, was nur du siehst, in dieser Sprache. Was alle in einem Kanal lesen, steht in der Sprache des Servers.
me-hands = Wo deine Hand gezeigt wird
me-hands-dm = Hand per Direktnachricht
me-hands-dm-about = Deine Hand kommt per Direktnachricht, mit Knöpfen für alles, was du tun kannst.
me-hands-here = Hand nur am Tisch
me-hands-here-about = Keine Direktnachrichten: Drücke am Tisch auf Meine Hand.
me-pictures = Bilder oder Worte
me-pictures-on = Bilder von meiner Hand
me-pictures-on-about = Was nur du siehst, kommt als Bild.
me-pictures-off = Meine Hand in Worten
me-pictures-off-about = Was nur du siehst, kommt in Worten, ohne Bild.
me-shape = Form von allem, was nur du siehst
me-shape-wide = Breit
me-shape-wide-about = Was nur du siehst, ist so breit wie das Bild vom Tisch.
me-shape-tall = Hoch, fürs Handy
me-shape-tall-about = Was nur du siehst, ist hoch; so ist auf dem Handy alles darauf größer.
me-shape-large = Große Schrift
me-shape-large-about = Was nur du siehst, hat größere Buchstaben und Zahlen.
me-palette = Farben von allem, was nur du siehst
me-palette-all = Alle Farben
me-palette-all-about = Was nur du siehst, hat dieselben Farben wie der Tisch.
me-palette-protanopia = Rot sieht dunkel aus
me-palette-protanopia-about = Was nur du siehst, hat Farben für Augen, die wenig Rot sehen (Protanopie).
me-palette-deuteranopia = Rot und Grün sehen gleich aus
me-palette-deuteranopia-about = Was nur du siehst, hat Farben für Augen, die wenig Grün sehen (Deuteranopie).
me-palette-tritanopia = Blau und Grün sehen gleich aus
me-palette-tritanopia-about = Was nur du siehst, hat Farben für Augen, die wenig Blau sehen (Tritanopie).
alt-palettes = Vier Reihen derselben Karten und Zeichen in anderen Farben, von oben: { $rows }.
me-calls = Wenn du an die Reihe kommst
me-calls-on = Mir sagen, wenn ich am Zug bin
me-calls-on-about = Eine Direktnachricht sagt es dir, sonst der Tisch; nicht, solange du offensichtlich da bist.
me-calls-off = Mich nicht erwähnen
me-calls-off-about = Der Tisch erwähnt dich nicht; kommt deine Hand per Direktnachricht, meldet eine neue deinen Zug.
me-challenges-on-about = Andere können dich herausfordern, und ich sage es dir per Direktnachricht.
me-challenges-off-about = Niemand kann dich herausfordern.
button-challenges-on = Herausforderungen zulassen
button-challenges-off = Keine Herausforderungen annehmen
me-reminders = Bevor deine Zeit abläuft
me-reminders-dm = Per Direktnachricht erinnern
me-reminders-dm-about = Bevor deine Zeit abläuft, kommt eine Erinnerung per Direktnachricht.
me-reminders-thread = Am Tisch erinnern
me-reminders-thread-about = Bevor deine Zeit abläuft, kommt eine Erinnerung am Tisch.
me-reminders-off = Nicht erinnern
me-reminders-off-about = Bevor deine Zeit abläuft, kommt keine Erinnerung.
me-quiet = Ruhezeit
me-quiet-off = Keine Ruhezeit
me-quiet-hours = Von { $from } bis { $until } Uhr
me-quiet-off-about = Du hast keine Ruhezeit.
me-quiet-on-about = Von { $from } bis { $until } Uhr macht nichts, was ich dir schicke, einen Ton. Bei dir ist es jetzt { $now } Uhr.
me-quiet-means = -# Aufrufe, Erinnerungen und Herausforderungen warten still, mit ihrer Markierung, bis du nachsiehst. Deine Bedenkzeit läuft weiter: Fristen bleiben, wie sie sind.
me-quiet-no-summer = Von deiner Sommerzeit weiß ich nichts: Wähle, wo du bist, dann kenne ich sie.
me-offset = Wie spät ist es bei dir?
me-offset-entry = Es ist { $time } Uhr (UTC{ $offset })
button-place = Woanders …
me-place-title = Wo bist du?
me-place = Stadt, Zeitzone oder Abstand zu UTC
me-place-about = Ein Ort bringt seine Sommerzeit mit, ein bloßer Abstand keine.
me-place-unknown = Diesen Ort kenne ich nicht. Nenne eine große Stadt in deiner Nähe, eine Zeitzone wie America/Halifax, oder um wie viel deine Uhr UTC voraus ist: +9:30.
me-answers_itself-on-about = Wo alle sehen können, dass du nur eine Antwort hast, gebe ich sie für dich.
me-answers_itself-off-about = Du wirst auch gefragt, wo du nur eine Antwort hast.
me-explains = Was dir zum ersten Mal begegnet
me-explains-first = In meinen ersten Spielen erklären
me-explains-first-about = In den ersten drei Partien jedes Spiels liest du, worum es geht, und was dir neu begegnet, wird in einer Zeile erklärt.
me-explains-again = Noch einmal von vorn erklären
me-explains-again-about = Was dir begegnet, wird noch einmal erklärt, in jedem Spiel, wie oft du es auch gespielt hast.
me-explains-off = Nichts erklären
me-explains-off-about = Beim Spielen wird dir nichts erklärt.
me-away = ### Weg sein
    -# In Spielen mit einem Tag oder mehr pro Zug stehen so lange deine Uhren still, höchstens 30 Tage im Jahr; an den Tischen steht, dass du weg bist.
me-away-ask = Wie lange?
me-away-days = { $count ->
    [one] Einen Tag
   *[other] { $count } Tage
}
me-away-now = Du bist weg bis { $when }, oder bis du hier sagst, dass du wieder da bist.
me-away-over = Du bist wieder da, und deine Uhren laufen weiter.
button-away = Ich bin weg …
button-back-again = Ich bin wieder da
me-muted = Du nimmst keine Herausforderungen von { $players } an.
me-unmute = Wer darf dich wieder herausfordern?

settings-title = ### Elementarium auf { $server }
settings-page-places = ### Wo gespielt wird
settings-page-games = ### Spiele auf diesem Server
settings-page-language = ### Sprache
    -# Was alle auf diesem Server lesen; ein Kanal kann eine eigene Sprache haben. Was nur du siehst, steht in deiner: `/me`.
button-settings-places = Kanäle …
button-settings-games = Spiele …
button-settings-language = Sprache …
settings-language = Welche Sprache wird hier gesprochen?
settings-language-line = Sprache: { $language }
settings-language-which = Andere Sprache in einem Kanal …
settings-language-of = ### Sprache in { $channel }
    -# Schon begonnene Tische behalten ihre.
settings-languages-none = Jeder Kanal spricht die Sprache des Servers.
settings-languages-full = Höchstens { $most } Kanäle können eine eigene Sprache haben.
settings-page-people = ### Mitglieder
    -# Wer Tische eröffnen darf, wer gerufen wird, wenn noch jemand fehlt, wer nicht mitspielen darf und welcher Kanal Protokoll führt.
button-settings-people = Mitglieder …
settings-openers = Nur { $role } darf Tische eröffnen; beitreten dürfen alle.
settings-openers-none = Alle dürfen Tische eröffnen.
settings-openers-which = Wer Tische eröffnen darf: eine Rolle; ohne Auswahl alle
settings-openers-only = Auf diesem Server darf nur { $role } Tische eröffnen. Anderen Tischen kannst du beitreten.
settings-seat-role = { $role } wird gerufen, wenn ein Tisch noch Plätze frei hat, höchstens alle zehn Minuten.
settings-seat-role-none = Niemand wird gerufen, wenn ein Tisch noch Plätze frei hat.
settings-seat-role-which = Wer bei freien Plätzen gerufen wird: eine Rolle
settings-no-roles = Dieser Server hat noch keine Rollen; sobald er welche hat, kannst du sie hier wählen.
settings-unwelcome-people = Dürfen auf diesem Server nicht mitspielen: { $people }.
settings-unwelcome-none = Alle dürfen hier mitspielen.
settings-unwelcome-which = Wer hier nicht mitspielen darf
settings-unwelcome = Die Serververwaltung lässt dich hier nicht mitspielen.
settings-unwelcome-other = Die Serververwaltung lässt { $player } hier nicht mitspielen.
settings-unwelcome-left-out = Aus deiner Auswahl weggelassen: { $people }. Niemand sperrt sich selbst aus, und Bots spielen hier nicht mit.
settings-log = In { $channel } steht, welche Tische eröffnet werden, wie sie enden und was die Verwaltung schließt oder ändert.
settings-log-none = Kein Kanal berichtet, was mit den Tischen geschieht.
settings-log-which = Ein Kanal, der berichtet, was mit den Tischen geschieht
settings-more-channels = { $count ->
    [one] In einem weiteren Kanal fehlt mir auch etwas.
   *[other] In { $count } weiteren Kanälen fehlt mir auch etwas.
}
settings-start-which = Startknöpfe entfernen aus …
settings-start-away = Die Startknöpfe in { $channel } sind weg.
log-opened = { $host } hat einen Tisch für **{ $game }** eröffnet: { $place }
log-against = { $terms } · gegen { $players }
log-closed = { $manager } hat einen Tisch geschlossen, **{ $game }** ({ $people }): { $place }
log-changed = { $manager } hat eine Einstellung geändert: { $change }
log-tidied = { $manager } hat aufgeräumt. { $change }
log-daily-off = Ich kann das tägliche Rätsel in { $channel } nicht veröffentlichen und habe es abgeschaltet. Mit `/settings` kommt es wieder.
log-welcome = Dürfen hier wieder mitspielen: { $people }.
log-ended = Das Spiel von { $people } ist aus. { $result }
settings-read-only = -# Ändern kann das, wer den Server verwalten darf.
settings-not-yours = Die Einstellungen dieses Servers kann nur ändern, wer ihn verwalten darf.
settings-in-server = Das sind die Einstellungen eines Servers: Ruf sie in einem seiner Kanäle auf.
settings-channels-all = Tische dürfen in jedem Kanal eröffnet werden.
settings-channels = Tische dürfen nur in { $channels } eröffnet werden.
settings-threads-on = Jeder Tisch bekommt einen eigenen Thread.
settings-threads-off = Tische bleiben in ihrem Kanal, ohne Threads.
settings-computers-on = Computer dürfen mitspielen.
settings-computers-off = Computer dürfen nicht mitspielen.
settings-tables = { $count ->
    [one] Höchstens ein Tisch ist offen.
   *[other] Höchstens { $count } Tische sind gleichzeitig offen.
}
settings-pace = Übliche Bedenkzeit · { $pace }
settings-which-pace = Wie viel Zeit gibt es für einen Zug?
settings-limit = Wie viele Tische dürfen gleichzeitig offen sein?
settings-channel-gone = { $channel } gibt es nicht mehr, oder ich kann den Kanal nicht sehen.
settings-lacking = In { $channel } brauche ich { $permissions }, sonst kann ich dort keinen Tisch zeigen.
settings-no-threads = In { $channel } darf ich keine Threads eröffnen: Tische bleiben im Kanal.
button-threads-on = Threads für Tische
button-threads-off = Keine Threads für Tische
button-computers-on = Computer zulassen
button-computers-off = Keine Computer zulassen

settings-elsewhere = In diesem Kanal lassen sich keine Tische eröffnen, nur in { $channels }.
settings-no-computers = Auf diesem Server dürfen Computer nicht mitspielen. Du kannst einen Tisch für Menschen eröffnen.

button-close = Tisch schließen …
button-newer = Neuere Tische
button-close-yes = Ja, schließen
closing-none = Auf diesem Server ist kein Tisch offen.
closing-which = Welchen Tisch willst du schließen? Ein geschlossenes Spiel gewinnt niemand.
closing-menu = Die offenen Tische, die ältesten zuerst
closing-ask = { $table } schließen? Das Spiel ist sofort aus, und niemand gewinnt. Am Tisch steht dann, dass die Serververwaltung ihn geschlossen hat.
closing-over = An diesem Tisch ist das Spiel schon aus.
closing-done = { $table } ist geschlossen.

## Das tägliche Rätsel

button-settings-daily = Tägliches Rätsel
settings-page-daily = ### Tägliches Rätsel
    Eine Stellung mit einer richtigen Antwort, einmal am Tag. Wer auf *Lösen* drückt, löst es für sich allein; am nächsten Tag stehen im Kanal die Lösung und alle, die sie im ersten Versuch gefunden haben.
settings-daily-none = Kein Kanal hat ein tägliches Rätsel.
settings-daily = Täglich ein Rätsel in { $channel }, um { $at }, aus { $games }.
settings-daily-channel = In keinem Kanal
settings-daily-when = Um wie viel Uhr?
settings-daily-hour = { $time } UTC
settings-daily-games = Aus welchen Spielen?

## Aufräumen

button-tidy = Aufräumen
settings-tidy-ask = { $count ->
    [one] Die Einladung eines beendeten Spiels auf eine Zeile kürzen und seinen Thread archivieren?
   *[other] Die Einladungen von { $count } beendeten Spielen auf je eine Zeile kürzen und ihre Threads archivieren?
} Laufende Spiele bleiben, wie sie sind.
settings-tidy-none = Es gibt nichts aufzuräumen: Auf diesem Server ist noch kein Spiel zu Ende.
settings-tidied = { $count ->
    [one] Die Einladung eines beendeten Spiels ist auf eine Zeile gekürzt und sein Thread wird archiviert, falls dort keine Revanche läuft.
   *[other] Die Einladungen von { $count } beendeten Spielen sind auf je eine Zeile gekürzt und ihre Threads werden archiviert, außer wo eine Revanche läuft.
}
