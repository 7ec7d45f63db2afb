# Worte der Bausteine, aus denen alle Seiten bestehen.

page-loading = Einen Moment …
page-connecting = Verbindung wird aufgebaut …
page-offline = Keine Verbindung. Was bestätigt war, ist sicher.
page-http = Der Server antwortet nicht wie erwartet (HTTP { $status }).
page-failed = Diese Seite ließ sich nicht laden
page-failed-hint = Vielleicht gibt es inzwischen eine neuere Fassung. Neu laden hilft meistens.
page-reload = Neu laden
page-no-place = Du hast an diesem Tisch noch keinen Platz. Lass dir von { -leader(case: "the-dat") } einen Link geben.
page-your-move = Du bist dran
page-close = Schließen

# Wie die Seiten heißen.
page-title-start = Startseite
page-title-rules = Regelbuch
page-title-play = Regel ausprobieren
page-title-odds = Chancen
page-title-about = Hilfe
page-title-settings = Einstellungen
page-title-unknown = Diese Seite gibt es nicht
page-title-table = Spieltisch
page-title-log = Protokoll
page-title-recap = Rückblick
page-title-evenings = Die Abende
page-title-sheet = Bogen
page-title-insight = Glück und Entscheidungen
page-title-what-if = Was wäre, wenn …
page-title-prep = Vorbereitung
page-title-house = Einstellungen
page-title-lobby = Plätze
page-title-watch = Zuschauen
page-title-evening = Nächster Abend
page-title-advance = Meilenstein
page-title-character = Figur holen
page-title-shelf = Dein Regal
page-title-lent = Verliehene Figur
page-what-if = Gehört nicht zu „{ $title }“.
page-what-if-more = Beide Verläufe
page-sandbox = Sandkasten
page-sandbox-of = Kein Spiel: Hier lässt sich „{ $title }“ ausprobieren. Er verschwindet eine Stunde nach dem letzten Zug.
page-sandbox-away = Wegwerfen
page-passed-on = Der Link zu deinem Platz
page-passed-on-hint = Wer ihn öffnet, übernimmt deinen Platz mit deinen Figuren. Er steht nur hier; gib ihn jetzt weiter.
page-title-campaign = Kampagne
page-title-maker = Figur anlegen

# Würfel, wie sie vorgelesen werden.
page-die-plus = plus
page-die-minus = minus
page-die-blank = leer
page-die-none = noch nicht gefallen
page-die-number = { $n }
page-die-minus-number = minus { $n }

# Aspekte auf ihren Karten.
page-aspect-use = Einsetzen, sobald es möglich ist
page-aspect-planned = eingeplant
page-aspect-free = { $n ->
    [one] einmal frei
   *[other] { $n }-mal frei
}

# Stressleisten: $label ist der Name der Leiste, $boxes eine Aufzählung.
page-box = Kästchen { $n }
page-boxes-free = { $label }: frei
page-boxes-marked = { $label }: { $boxes } belegt
page-boxes-next = als Nächstes { $n }

# Zustände in einem Wort.
page-status-me = wartet auf dich
page-status-others = wartet auf andere
page-status-legal = möglich
page-status-illegal = geht nicht
page-status-hidden = verborgen
page-status-lapsed = vorbei

# Was sich wählen lässt.
page-barred = Geht nicht: { $text }.
page-free = frei
page-percent = { $n } %
page-odds = { $good } von { $of }
page-times = ×{ $n }

# Regeln.
page-why = Warum?
page-rule = Regel
page-rule-open = Im Regelbuch lesen
page-show-me = Zeig’s mir

page-tabs = Ansichten
page-tab-news = Neues
page-sheet-away = Blatt wegschieben
page-unencrypted = Diese Seite kam unverschlüsselt: Wer in diesem Netz mithört, liest die Links mit und kommt herein. Der Browser hält hier auch den Bildschirm nicht wach und kopiert nicht auf Knopfdruck. Wer den Server betreibt, kann das ändern: schwung serve --domain.
page-unencrypted-read = Verstanden
page-strangers = { $n ->
    [one] Nicht am Tisch: { $names }. Die Figur führst so lange du; „Gespielt von“ in ihren Werten übergibt sie.
   *[other] Nicht am Tisch: { $names }. Ihre Figuren führst so lange du; „Gespielt von“ in deren Werten übergibt sie.
}
