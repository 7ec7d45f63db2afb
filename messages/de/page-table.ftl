# Der Tisch: was auf ihm liegt, was gefragt ist, was sich tun lässt.

# Oben.
table-menu = Mehr
table-connected = verbunden
table-sending = wird gesendet …
table-exchange = Runde { $n }
table-pause = Pause
table-x = X-Karte
table-other-language = In English
table-theme = Licht: { $theme }
table-theme-system = wie das Gerät
table-theme-light = hell
table-theme-dark = dunkel

# Pause und X-Karte.
table-paused = Pause
table-paused-text = Das Spiel ruht. Alles bleibt, wie es ist.
table-pause-end = Weiterspielen
table-x-lies = Eine X-Karte liegt auf dem Tisch
table-x-text = Wir halten an. Niemand muss etwas erklären. Lasst weg, was stört, und spielt weiter, wenn alle so weit sind.
table-x-away = X-Karte wegnehmen
table-look = Tisch ansehen

# Wenn der gespeicherte Verlauf nicht mehr derselbe ist.
table-rewritten = Der Verlauf dieses Tisches hat sich geändert.
table-rewritten-text = Er ist nicht mehr der, den du gesehen hast: Vermutlich wurde eine Sicherung eingespielt. Was du jetzt siehst, ist der Stand auf dem Server.
table-damaged = Dieser Tisch ist ab Eintrag { $seq } beschädigt.
table-damaged-text = Du siehst, was davor liegt; weiterspielen lässt sich hier nicht. { -leader(case: "start") } kann den Tisch speichern und daraus einen neuen machen.
table-past-seen = Verstanden
table-last-time = Was zuletzt geschah
table-last-time-on = Weiter geht’s

# Wer am Tisch sitzt.
table-seats = Am Tisch
table-seats-none = Noch ist niemand da.
table-gm = SL: { $name }
table-name-you = { $name } (du)
table-online = verbunden
table-offline = nicht verbunden
table-seat-free = frei
table-seat-left = gegangen
table-waits = wartet
table-waits-for = wartet auf { $name }
table-order = Reihenfolge
table-now = am Zug
table-acted = fertig
table-lasting = Noch in Kraft
table-hidden = verborgen
table-secret = geheim
table-secret-partly = teils geheim
table-secrets = Deine Figuren
table-reveal = Zeigen
table-reveal-who = { NAME($name, case: "accusative", place: "start") } allen zeigen
table-hide = Verbergen
table-hide-who = { NAME($name, case: "accusative", place: "start") } verbergen
table-reveal-aspect = Aufdecken

# Aspekte und Zonen.
table-aspects = Aspekte im Spiel
table-free-of = frei für { NAME($name, case: "accusative") }
table-zones = Zonen
table-way-open = offen zu { $zone }
table-way-border = Grenze { $border } zu { $zone }
table-way-only = { $way }, kein Weg zurück
table-block-mark = Block { $strength }
table-pick = { $name }, { $zone }: bewegen, mit der Eingabetaste ins Menü · { $sign }
table-move-here = { NAME($name, case: "accusative", place: "start") } hierher
table-move-title = { NAME($name, case: "accusative", place: "start") } nach { $zone }
table-move-none = Dorthin führt gerade kein Weg.

# Was die Spielleitung auf dem Brett tut.
table-menu-attack = Angreifen
table-menu-other = Andere Aktion …
table-menu-move = Bewegen
table-menu-values = Werte setzen
table-menu-compel = Erzwingen: Was geschieht?
table-menu-compel-words = Text, dann den Aspekt wählen
table-menu-shelve = Ins Regal
table-menu-off = Vom Tisch nehmen …
table-menu-compel-what = Was erzwingt „{ $aspect }“?
table-add-to = Jemanden dazusetzen: { $zone }
table-add-name = Name
table-add-quality = Qualität der Gruppe
table-add-single = Figur
table-add-members = Mitglieder
table-add-do = Hin
table-fate-of = { -fate-points } von { NAME($name, case: "dative") }
table-aspect-wanted = „{ $aspect }“ ist für deinen nächsten Wurf eingeplant.
table-aspect-not-here = „{ $aspect }“ lässt sich hier nicht einsetzen.
table-aspect-new = Neuer Aspekt
table-aspect-reword = Umformulieren
table-aspect-reword-which = „{ $aspect }“ umformulieren
table-aspect-remove = Entfernen
table-aspect-remove-which = „{ $aspect }“ entfernen
table-invite = Einladen
table-invite-link = Link für alle, die mitspielen
table-invite-copy = Kopieren
table-invite-copied = Link kopiert
table-invite-hint = Ein Konto braucht niemand. Plätze und weitere Links:
table-first = Der Tisch ist gedeckt. Drei Handgriffe, und es geht los.
table-begin = Der Tisch ist gedeckt. Zwei Handgriffe, und es geht los.
table-first-hint = In beliebiger Reihenfolge. Jeder Schritt hakt sich selbst ab.
table-first-people = Leute einladen
table-first-figures = Figuren
table-first-figures-hint = Gegner und Leute ohne Namen kommen mit dem + in einer Zone dazu.
table-first-scene = Szene
table-first-scene-example = Dach der Oper, bei Regen
table-first-done = Erledigt:
table-first-qr = QR-Code des Links: mit dem Telefon abfotografieren
table-first-own = Jede macht ihre Figur selbst
table-first-own-hint = Am eigenen Telefon, in etwa fünf Minuten.
table-first-file = Aus einer Datei oder vom Regal
table-first-where = Wo seid ihr?
table-first-template = Oder eine Vorlage
table-first-enough = Leere Zone genügt
table-template-tavern = Kneipe
table-template-tavern-zones = Tresen · Saal · Hof
table-template-tavern-aspect = Gedränge bis an die Tür
table-template-ship = Schiff
table-template-ship-zones = Deck · Mast · Bauch
table-template-ship-aspect = Nasse Planken
table-template-street = Straße
table-template-street-zones = Gasse · Platz · Dach
table-template-street-aspect = Niemand will etwas gesehen haben
table-template-store = Lager
table-template-store-zones = Tor · Halle · Brücke
table-template-store-aspect = Kisten bis unters Dach

# Was gefragt ist. Mit $who „you“ ist die Person selbst gemeint, mit „name“ eine ihrer Figuren.
table-your-turn = { $name ->
    [none] Du bist dran
   *[other] Du bist dran: { $name }
}
table-ask-defend = { $who ->
    [you] { $other } { $others ->
        [one] greift
       *[other] greifen
    } dich an: { $total }. Womit verteidigst du dich?
   *[name] { $other } { $others ->
        [one] greift
       *[other] greifen
    } { NAME($name, case: "accusative") } an: { $total }. Womit { $names ->
        [one] verteidigt sich die Figur
       *[other] verteidigen sich die Figuren
    }?
}
table-ask-invoke = { $who ->
    [you] { $where ->
        [behind] Du liegst { $n } zurück. Aspekt einsetzen?
        [ahead] Du liegst { $n } vorn. Aspekt einsetzen?
       *[level] Gleichstand. Aspekt einsetzen?
    }
   *[name] { $where ->
        [behind] { $name } { $names ->
            [one] liegt
           *[other] liegen
        } { $n } zurück. Aspekt einsetzen?
        [ahead] { $name } { $names ->
            [one] liegt
           *[other] liegen
        } { $n } vorn. Aspekt einsetzen?
       *[level] { $name }: Gleichstand. Aspekt einsetzen?
    }
}
table-ask-absorb = { $who ->
    [you] Du bist mit { $n } getroffen. Was fängt den Treffer ab?
   *[name] { $name } { $names ->
        [one] ist
       *[other] sind
    } mit { $n } getroffen. Was fängt den Treffer ab?
}
table-ask-concede = Du hast eine Konsequenz. Gibst du nach?
table-lead = Abstand
table-total = Summe
table-not-yet = noch nicht gewürfelt
table-look-around = Du kannst dich so lange umsehen.
table-coach = Ratgeber
table-chance-dice = nur Würfel
table-chance-of = Chance auf „{ $what }“
# Abstand einer Antwort, wenn er schon feststeht.
table-margin = { $where ->
    [ahead] { $n } vorn
    [behind] { $n } zurück
   *[level] gleichauf
}
table-all-choices = { $n } weitere zeigen
table-choose = Bitte wählen
table-answer-for = Für { $name }: { $answer }
table-later = Später
table-decide-now = Jetzt entscheiden
table-leave = Künftig immer so
table-leave-hint = Solche Fragen bekommen dann von selbst die vorgeschlagene Antwort.
table-never-done = Danach wirst du nicht mehr gefragt. Zurückstellen lässt sich das bei deinen Aktionen unter „Nachfragen einstellen“.
table-leave-done = Danach wirst du nicht mehr gefragt. Zurückstellen lässt sich das unter „Einstellungen“.
table-skip = Überspringen
table-call-off = Abbrechen
table-next = Danach:
table-question-of = { $name }: { $question }
table-optional = (optional)
table-roll = { $dice ->
    [d6-d6] W6 − W6 würfeln
   *[other] { $dice } würfeln
}
table-words-do = Eintragen
table-words-none = Leer lassen
table-compel-at = Erzwingen bei …
table-compel-whom = Es trifft { NAME($name, case: "accusative") }
table-origin-typed = eingetippt
table-origin-client = eingefügt
table-origin-set = gesetzt
table-origin-again = wiederholt
table-origin-forced = durch eine Regel
table-dice-own = Würfel eintippen
table-dice-tap = Würfel antippen
table-dice-nth = Würfel { $n }: { $face }
table-dice-labelled = Würfel { $label }: { $face }
table-dice-type = Gefallene Würfel
table-dice-wrong = Passt nicht: Erwartet { $n ->
    [one] wird 1 Würfel
   *[other] werden { $n } Würfel
}, zum Beispiel { $example }.
table-dice-enter = Eintragen

# Was sich tun lässt.
table-compose = Was tust du?
table-compose-open = Etwas tun
table-begin-fight = Konflikt beginnen
table-compose-close = Doch nichts
table-compose-for = für
table-compose-scene = Tisch und Szene
table-compose-other = Etwas anderes
table-aim-at = { NAME($name, case: "accusative", place: "start") } als Ziel
table-compose-more = Mehr …
table-act-on = { $action }: { $target }
table-nobody-there = Hier ist niemand in Reichweite.
table-let-play = Zug spielen lassen
table-let-play-for = Zug von { NAME($name, case: "dative") } spielen lassen
table-let-play-band = Ganze Gruppe spielen lassen: { $name }
table-let-play-stop = Gruppe anhalten
table-habit = Gewohnheit
table-habit-plain = schlicht
table-habit-careful = vorsichtig
table-habit-clever = klug
table-habit-plain-about = Greift den ersten Gegner mit dem Besten an, was da ist.
table-habit-careful-about = Greift an, wer fast ausgeschaltet ist, verteidigt oder heilt sich, wenn es schlecht steht, und gibt Verlorenes auf.
table-habit-clever-about = Probiert in Gedanken alles durch und nimmt, was am meisten verspricht, nach dem, was die Figur wissen kann.
table-habit-none = nicht gewählt
table-habit-various = verschieden
table-habit-of = Gewohnheit von { NAME($name, case: "dative") }
table-let-play-about = Das Protokoll sagt, dass eine Gewohnheit gehandelt hat; es lässt sich rückgängig machen.
table-not-now = { $n } gerade nicht
table-compose-nothing = Hier gibt es gerade nichts zu tun.
table-compose-barred = { $n ->
    [one] Eine geht gerade nicht
   *[other] { $n } gehen gerade nicht
}
table-came = Was herausgekommen ist
table-groups = Was für eine Handlung
table-group-action = Aktion
table-group-reaction = Dazwischen
table-group-fate = Punkte und Aspekte
table-group-group = Gruppe
table-group-gm = Von Hand
table-group-scene = Szene
table-command = Befehl in Worten
table-command-example-roll = { $actor } würfelt { $skill }
table-command-example = { $actor } greift { $other } an
table-command-hint = Schreibe, was du tust, wie in einem Spielprotokoll.
table-command-do = Tun
table-cancel = Abbrechen
table-drop = { $what } weglassen
table-add-which = { $what }: hinzufügen
table-add-one = Hinzufügen …
table-more-fields = Weitere Einstellungen
table-unset = keine Angabe
table-select = bitte wählen
table-yes = ja
table-no = nein
table-less = { $what }: eins weniger
table-more = { $what }: eins mehr
table-nothing-here = Hier gibt es nichts zu wählen.
table-entry = Eintrag { $n }
table-entry-add = Eintrag hinzufügen
table-entry-remove = Eintrag { $n } entfernen
table-field-missing = Hier fehlt noch etwas.
table-field-long = Höchstens { $max } Zeichen.
table-field-range = Von { $min } bis { $max }.
table-field-barred = Das geht gerade nicht.

# Das Protokoll.
table-log = Protokoll
table-log-all = Alles
table-log-me = Ich
table-log-rolls = Würfe
table-log-filter = Was gezeigt wird
table-log-turn = ist am Zug
table-log-new = neu:
table-log-jump = { $n } neu
table-log-jump-to = zum neuesten Eintrag
table-log-empty = Noch steht hier nichts.
table-log-earlier = Früheres zeigen
table-log-whole = Ganzes Protokoll
table-why = Warum?
table-why-close = Zuklappen
table-rule = Regel
table-undo = Rückgängig
table-undone-actions = { $n ->
    [one] 1 Handlung rückgängig gemacht
   *[other] { $n } Handlungen rückgängig gemacht
}
table-undone-one = Rückgängig gemacht: { $what }
table-what-if = Was wäre, wenn …
table-undone = rückgängig gemacht:
table-undo-title = Rückgängig machen?
table-undo-lines = { $n ->
    [one] Diese Zeile gilt dann nicht mehr:
   *[other] Diese { $n } Zeilen gelten dann nicht mehr:
}
table-undo-and-more = und { $n } weitere
table-undo-then = Danach:
table-undo-same = Am Stand der Dinge ändert sich nichts.
table-undo-reveals = Seither wurde ein Geheimnis gelüftet. Das lässt sich nicht ungesehen machen.
table-undo-keep = Dieselben Würfel fallen wieder
table-undo-do = Rückgängig machen
table-undo-who = Rückgängig machen kann nur { -leader(case: "the") }.
table-undo-reopen = Was du eben geantwortet hast, änderst du bei „{ $wait }“.
table-note = Notiz ins Protokoll
table-note-to-gm = nur an { -leader(case: "the-acc") }
table-note-only-me = nur für mich
table-send = Senden
table-plain-dice = Freie Würfel
table-dice = Würfel
table-dice-label = Wofür
table-dice-secret = verdeckt

# Der Bogen.
table-points = { points-n }
table-sheet = Bogen von { NAME($name, case: "dative") }
table-sheet-of = Wessen Bogen
table-sheet-open = Ganzer Bogen
table-sheet-aspects = Aspekte:
table-more-aspects = { $n } weitere
table-skills = Fertigkeiten
table-gifts = Talente, Gaben und Stunts
table-all = alle { $n }
table-fewer = weniger
table-members = { minions-n }

# Ansichten auf dem Telefon.
table-tab-table = Tisch
table-tab-sheet = Bogen
table-tab-dice = Handeln
table-tab-gm = SL

# Tasten.
table-keys = Tasten
table-keys-on = Tasten benutzen
table-key-choose = eine Antwort wählen
table-key-arrows = durch Aktionen, Ziele und „Regel“-Knöpfe
table-key-confirm = bestätigen oder würfeln; am Zug: zur vorgeschlagenen Aktion
table-key-cheapest = das Günstigste einplanen, was reicht
table-key-free = nur Freies einplanen
table-key-box = Treffer: nächstes Kästchen
table-key-consequence = Treffer: nächste Konsequenz
table-key-later = auf später verschieben, und zurück
table-key-command = Befehl in Worten
table-key-waits = zu dem, worauf gewartet wird
table-key-last = die letzte Zeile noch einmal
table-key-aspects = zu den Aspekten
table-key-stress = zum Bogen
table-key-log = zum Protokoll
table-key-undo = die letzte Handlung rückgängig machen
table-key-help = diese Liste
# Würfel der Spielleitung.
table-roll-set = Würfel setzen
table-roll-set-hint = Steht im Protokoll. Was danach entschieden wurde, wird neu gefragt.
table-reason = Grund (optional)
table-menu-next-roll = Nächsten Wurf festlegen …
table-menu-next-roll-what = Würfel des nächsten Wurfs
table-menu-next-roll-drop = Festgelegten Wurf verwerfen
# Bilder und Handouts.
table-picture-of = Bild von { NAME($name, case: "dative") } …
table-picture-zone = Bild der Zone { $zone } …
table-picture-handout = Bild …
table-picture-remove = Bild entfernen
table-picture-busy = lädt …
table-picture-unreadable = Dieses Bild lässt sich hier nicht lesen. JPEG, PNG und WebP gehen immer.
table-handouts = Handouts
table-handout-new = Neues Handout
table-handout-title = Titel
table-handout-text = Text
table-handout-show = Austeilen
table-handout-take = Zurücknehmen
table-handout-came = Neues Handout: { $title }
table-handout-read = Lesen
table-handout-hint = Ausgeteilte Handouts sehen alle am Tisch, auch Zuschauer.
table-handout-for = Für wen
table-handout-all = alle am Tisch
table-handout-hint-some = Nur die Genannten sehen es, und niemand sonst erfährt davon.
table-handout-only = nur für { $names }
table-handout-remove = Löschen
table-handout-save = Speichern
table-notes = Notizen
table-notes-hint = Nur für dich. Gespeichert wird, sobald du das Feld verlässt.
table-menu-next-roll-do = Festlegen
table-menu-key-attack = A
table-menu-key-move = B
table-menu-key-values = W
table-menu-key-shelve = R
table-menu-key-hide = V
table-edit = Ändern
# Brett der Spielleitung.
table-meet = { $sign }: { NAME($name, case: "accusative") } angreifen
table-shelf = Regal
table-shelf-bring = { NAME($name, case: "accusative", place: "start") } ins Spiel bringen
table-shelf-brought = Auf dem Tisch: { $name }
table-shelved = Im Regal: { $name }
table-shelf-back = { NAME($name, case: "accusative", place: "start") } zurück auf den Tisch: { $zone }
table-shelf-new = Neu
table-shelf-off = Szene vom Tisch nehmen …
table-plan-use = Einsetzen
table-plan-use-what = { $n ->
    [one] 1 Aspekt
   *[other] { $n } Aspekte
}, { $points ->
    [0] frei
    [one] 1 Punkt
   *[other] { $points } Punkte
}
table-plan-hit = Treffer nehmen
table-plan-hint = Aspekte: ein Tipp +2, noch einer neu würfeln
table-plan-left = noch { $n }
table-plan-more = { $n } weitere
table-plan-free = frei
table-plan-points = { $n ->
    [one] 1 Punkt
   *[other] { $n } Punkte
}
table-together-do = So übernehmen
table-together-all = für alle
table-together-all-of = Wie { $name }: für alle
table-plan-chips = Was du einsetzen kannst
table-plan-again = neu würfeln
table-plan-dice = { $a } und neue Würfel gegen { $b }
table-plan-line = { $n ->
    [one] 1 Aspekt
   *[other] { $n } Aspekte
}, { $points ->
    [0] frei
    [one] 1 Punkt
   *[other] { $points } Punkte
}
table-against = gegen
table-other = andere …
table-other-of = { $what }: andere
table-plan-stays = Bleibt ein Treffer:
table-sum-instead = statt { $sum }
table-can-add = Kann noch nachlegen
table-ladder-on = { $name } auf { $sum }
table-ladder-plan = mit dem Plan auf { $sum }
table-reopen-wait = Moment, …
table-reopen = doch noch antworten
table-reopen-invoke = einen Aspekt einsetzen
table-reopen-buy = vor dem Wurf etwas einsetzen
table-reopen-defend = anders verteidigen
table-reopen-absorb = anders einstecken
table-reopen-spin-or-overflow = etwas anderes daraus machen
table-reopen-use-spin = doch noch helfen
table-reopen-opponent-shifts = sagen, was daraus wird
table-reopen-refuse-aspect = den Aspekt abwehren
table-reopen-concede = nachgeben
table-reopen-word = noch mehr gelingen lassen
table-reopen-follow = eine Fähigkeit nutzen
table-reopen-roll-again = andere Würfel noch einmal werfen
table-reopen-buy-die = einen Würfel kaufen
table-reopen-force = eine Aktion erzwingen
table-reopen-judge = anders urteilen
table-reopen-face = in eine andere Richtung sehen
table-reopen-step-in = einschreiten
table-reopen-protect = anders schützen
table-reopen-exposed = die Schusslinie ändern
table-reopen-caught = die Getroffenen ändern
table-reopen-for = { $name }: { $what }
table-sum-before = vor dem Wurf
table-sum-dice = Würfel
table-moment-sum = { $a } gegen { $b }
# Uhren, Suche, Notizen.
table-clocks = Uhren
table-clock-new = Neue Uhr
table-clock-what = Was kommt näher?
table-clock-size = Felder
table-clock-down = zählt herunter
table-clock-all = alle sehen sie
table-clock-filled = { $filled } von { $size }
table-clock-left = noch { $filled } von { $size }
table-clock-on = { $title }: einen Schritt weiter
table-clock-back = { $title }: einen Schritt zurück
table-clock-show = { $title }: alle sehen sie
table-clock-remove = { $title } abräumen
table-find = Suchen
table-find-hint = Figuren, Aspekte, Fertigkeiten, Protokoll, Regeln …
table-find-none = Nichts gefunden.
table-find-count = { $n } gefunden
table-find-actor = Figuren
table-find-aspect = Aspekte
table-find-skill = Fertigkeiten und Gaben
table-find-zone = Zonen
table-find-material = Handouts und Uhren
table-find-line = Protokoll
table-find-more = Es gibt ältere Treffer; mit mehr Wörtern werden es weniger.
table-asking = Wie viel fragt der Tisch?
table-asking-little = Wenig
table-asking-balanced = Ausgewogen
table-asking-everything = Alles
table-note-to = an
table-note-all = alle
table-note-to-one = nur { $name } (und { -leader })
table-nobody = Du spielst noch niemanden.
table-nobody-do = Figur holen
table-whom = Wen spielst du?
table-whom-take = { NAME($name, case: "accusative", place: "start") } spielen
table-whom-other = Eine andere Figur
table-decided = Auf einer Seite kann niemand mehr handeln.
table-handed-gm = { $n ->
    [one] Eine Figur wartet
   *[other] { $n } Figuren warten
}
table-handed-waits = { $name }: wartet auf Zustimmung
table-handed-back = { $name }: Anmerkungen
table-handed-see = Ansehen
