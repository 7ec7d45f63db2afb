# Dämmersturm auf der Seite: was um das steht, was der Server sagt.

# Die Liste der Figuren.
ds-page-gm = Plotleiter: { $name }
ds-page-people = Figuren ({ $n })
ds-page-key-people = zur Liste der Figuren
ds-page-sides = Seite
ds-page-all = Alle
ds-page-filter = Zeigen
ds-page-filter-all = alle
ds-page-filter-up = kampffähig
ds-page-filter-waits = noch nicht dran
ds-page-filter-exhausted = erschöpft
ds-page-filter-marked = mit Zuständen
ds-page-filter-out = ausgeschieden
ds-page-nobody = Niemand, auf den das passt.
ds-page-head-choose = Auswahl
ds-page-head-name = Figur
ds-page-head-life = LP
ds-page-head-melee = Nahkampf mit
ds-page-head-states = Stand
ds-page-head-more = Mehr
ds-page-choose = { NAME($name, case: "accusative", place: "start") } auswählen
ds-page-more-of = Mehr über { NAME($name, case: "accusative") }
ds-page-less-of = Weniger über { NAME($name, case: "accusative") }
ds-page-chips-more = Alle Zustände von { NAME($name, case: "dative") } zeigen
ds-page-chips-less = Zustände von { NAME($name, case: "dative") } in eine Zeile
ds-page-acted = hat gehandelt
ds-page-life = { $n } LP
ds-page-lost = { $n } LP verloren
ds-page-life-of = Lebenspunkte von { NAME($name, case: "dative") }
ds-page-life-less = { $name }: ein Lebenspunkt weniger
ds-page-life-more = { $name }: ein Lebenspunkt mehr
ds-page-near-more = Alle im Nahkampf mit { NAME($name, case: "dative") } zeigen
ds-page-near-less = Nahkampf von { NAME($name, case: "dative") } in zwei Zeilen
ds-page-melee-both = im Nahkampf mit
ds-page-melee-out = erreicht
ds-page-melee-in = wird erreicht von
ds-page-values = Werte
ds-page-usually = (sonst { $attack } | { $defence })
ds-page-states = Zustände von { NAME($name, case: "dative") }
ds-page-somebody = Jemand

# Mehrere auf einmal.
ds-page-bulk = Was mit der Auswahl geschieht
ds-page-bulk-chosen = { $n ->
    [0] Alle auswählen
    [one] 1 Figur ausgewählt
   *[other] { $n } Figuren ausgewählt
}
ds-page-bulk-points = Lebenspunkte für alle Ausgewählten
ds-page-points-short = LP
ds-page-bulk-harm = Abziehen
ds-page-bulk-heal = Dazugeben
ds-page-bulk-set = Setzen
ds-page-bulk-turn = Ist am Zug
ds-page-bulk-act = Handeln
ds-page-bulk-acted = Hat gehandelt
ds-page-bulk-not-acted = Noch nicht dran
ds-page-marks = Markierungen der Auswahl
ds-page-marks-of = Markierungen von { NAME($name, case: "dative") }
ds-page-mark = Markieren
ds-page-mark-words = Freie Markierung, etwa „flieht“
ds-page-mark-short = Markierung
ds-page-mark-secret = nur für mich
ds-page-unmark = Markierung wegnehmen
ds-page-unmark-of = Markierung „{ $what }“ von { NAME($name, case: "dative") } wegnehmen
ds-page-unmark-all = Markierung „{ $what }“ allen Ausgewählten wegnehmen
ds-page-bulk-none = Auswahl aufheben
ds-page-bulk-done = { $n ->
    [one] Bei 1 Figur erledigt.
   *[other] Bei { $n } Figuren erledigt.
}

# Zug und Runde.
ds-page-order = Reihenfolge, { $round }
ds-page-no-order = Gerade läuft kein Kampf. { $section }
ds-page-back = Wieder im Kampf
ds-page-back-hint = Mehr Lebenspunkte allein machen { NAME($name, case: "accusative") } nicht wieder kampffähig.
ds-page-turn-end = Zug beenden
ds-page-begin = Kampf beginnen ({ $n })
ds-page-begin-hint = Alle, die stehen, die Spieler zuerst. Mit Auswahl und anderer Reihenfolge unter „Etwas tun“.
ds-page-turn-next = Weiter: { $name }
ds-page-budget = Was von Zug und Runde übrig ist
ds-page-movement = Bewegung
ds-page-movement-of = Bewegung ({ $walked })
ds-page-action = Aktion
ds-page-draws = Ziehen { $n }/{ $of }
ds-page-short = kurze Waffe dazu
ds-page-transfer = Übergabe
ds-page-reflex = Reflexschlag
ds-page-charged = Ansturm
ds-page-left = übrig
ds-page-used = verbraucht
ds-page-points = Punkte
ds-page-of = { $n } von { $of }

# Was einer hat und wo er steht.
ds-page-items = Gegenstände
ds-page-in-hand = In der Hand:
ds-page-abilities = Besondere Fähigkeiten
ds-page-weapons = Waffen in der Hand
ds-page-where = Wer steht wo
ds-page-charge = Ansturmreichweite { $length }
ds-page-distances = Abstände
ds-page-cover = Deckung
ds-page-grounds = Flächen
ds-page-standing = Darin:
ds-page-sights = Verborgen
ds-page-loose = Liegt herum
ds-page-notes = Notizen
ds-page-notes-open = { $n ->
    [one] 1 offen
   *[other] { $n } offen
}
ds-page-note-done = Erledigt

# Der Angriff.
ds-page-from-behind = von hinten
ds-page-not-rolled = Noch nicht gewürfelt.
ds-page-defence = Verteidigung
ds-page-attack = Angriff
ds-page-need = nötig { $n }
ds-page-suffices = ab { $n }
ds-page-only = nur die { $n }
ds-page-at-most = höchstens { $n }
ds-page-chance = Chance auf „{ $what }“
ds-page-protections = Was schützt, der Reihe nach
ds-page-counts = gilt
ds-page-die = gewürfelt: { $n }
ds-page-die-open = noch nicht gewürfelt

# Würfe aus dem Spiel.
ds-page-aside = Was ansteht, Würfe und Protokoll
ds-page-number = Zahl
ds-page-number-enter = Eintragen
ds-page-number-wrong = Hier fällt eine ganze Zahl von { $low } bis { $high }.
ds-page-server-rolls = Server würfelt
ds-page-call-names = Erkannte Namen: { $names }
ds-page-tray = Würfelschale
ds-page-tray-lines = { $n ->
    [one] 1 Zeile wartet
   *[other] { $n } Zeilen warten
}
ds-page-kept = { $n ->
    [one] 1 Zeile liegt bereit: { $why }
   *[other] { $n } Zeilen liegen bereit: { $why }
}
ds-page-discard-all = Alle verwerfen
ds-page-anyway = Trotzdem nehmen
ds-page-anyway-why = Warum? Das steht im Protokoll.
ds-page-anyway-reason = gewürfelt auf { $low }–{ $high }
ds-page-anyway-do = Nehmen
ds-page-take-turn = { $name } handelt jetzt
ds-page-any-order = freie Reihenfolge
ds-page-round = Runde { $n }
ds-page-round-block = Runde für /raid
ds-page-all-on = Ziel
ds-page-all-before = wer vor ihnen steht
ds-page-all-attack = { $n ->
    [2] Beide greifen an
   *[other] Alle { $n } greifen an
}
ds-page-all-rolls = Server würfelt
ds-page-all-now = { $n ->
    [0] { $name } greift an
   *[other] { $name } greift an, danach noch { $n }
}
ds-page-all-stop = Aufhören
ds-page-all-idle = Niemand in Reichweite: { $names }
ds-page-all-idle-on = Nicht an { NAME($on, case: "accusative") } herangekommen: { $names }
ds-page-undo-die = Nur diesen Wurf zurück
ds-page-undo-dice = Nur diese { $n } Würfe zurück
ds-page-tray-kept = Zeilen, die noch zu keinem Wurf gehören
ds-page-call = Offen: { $what }
ds-page-call-then = gleich mitwürfeln:
ds-page-paste = Zeilen aus dem Spiel hier einfügen, auch mehrere auf einmal.
ds-page-first-figures = Füg die Profilzeilen der Gilde ein, hier an beliebiger Stelle oder in der Vorbereitung; Gegner aus wenigen Zahlen, aus einer Datei oder aus dem Regal.
ds-page-tray-profile = Das sind keine Würfe, sondern Profile.
ds-page-tray-profile-do = Als Figuren einbringen
ds-page-tray-profile-leader = Das ist ein Profil. Als Figur bringt es der Plotleiter ein.
ds-page-paste-send = Einfügen
ds-page-log-file = Würfe aus einer Chatlog-Datei …
ds-page-log-nothing = In den letzten Zeilen dieser Datei steht kein Wurf.
ds-page-pasted = Was daraus wurde
ds-page-pasted-by = eingefügt von { $name }
ds-page-assign = Zuordnen
ds-page-discard = Verwerfen
ds-page-copy = Kopieren
ds-page-copied = Kopiert: { $text }
ds-page-not-copied = Kopieren ging nicht. Markiere es von Hand: { $text }
ds-page-line-copy = Zeile fürs Spiel

# Antworten.
ds-page-chosen = { $n } von { $of } ausgewählt
ds-page-chosen-room = { $n } ausgewählt, Platz { $room } von { $limit }
ds-page-pick-all = alle
ds-page-pick-none = niemand
ds-page-pick-each = einzeln
ds-page-how-many = Wie viele: { $what }
ds-page-from = Von
ds-page-to = Bis
ds-page-between = { $min } bis { $max }
ds-page-answer = Antworten
ds-page-answer-for = Für { $name } antworten
ds-page-answer-many = { $n ->
    [0] Niemand
    [one] 1 davon
   *[other] Diese { $n }
}

# Was sich tun lässt.
ds-page-group-group = Für mehrere

# Profile und Vorbereitung.
ds-page-profile = Profilzeile
ds-page-profile-of = Profilzeile von
ds-page-profile-copy = Profilzeile kopieren
ds-page-profile-all = Alle { $n } kopieren
ds-page-profiles = Profilzeilen einfügen
ds-page-profiles-text = Profile, eines unter dem anderen
ds-page-profiles-hint = So, wie sie im Forum stehen. Zu jedem siehst du vorab, was daraus wird und was nicht stimmt; ins Spiel kommt nur, was du auswählst.
ds-page-profiles-found = { $n ->
    [one] 1 Profil gefunden
   *[other] { $n } Profile gefunden
}
ds-page-profiles-line = ab Zeile { $n }
ds-page-draft-left = Übriger Text
ds-page-draft-bring = Einbringen
ds-page-draft-alone = { NAME($name, case: "accusative", place: "start") } einbringen
ds-page-draft-gear = Waffen und Schilde
ds-page-draft-gear-eg = Schwert, Bogen, Runenklinge 4–12
ds-page-draft-gear-line = Waffen
ds-page-draft-spells = Zauber
ds-page-draft-spells-eg = Feuerball 4–12, Heilung 3–9
ds-page-draft-spells-line = Zauber
ds-page-draft-client = Name im Spielclient
ds-page-draft-all = { $n } haben noch keine Waffe. Alle bekommen:
ds-page-draft-all-do = Eintragen
ds-page-draft-wrong = Fehler
ds-page-draft-odd = Hinweis
ds-page-draft-at = Zeile { $line }, Spalte { $column }:
ds-page-profiles-player = Wird gespielt von
ds-page-profiles-leader = Plotleiter
ds-page-profiles-each = wer dazukommt (je ein Platz)
ds-page-ask-roll = Du würfelst: { $what }
ds-page-ask-roll-for = Du würfelst für { NAME($name, case: "accusative") }: { $what }
ds-page-profiles-bring = { $n ->
    [one] 1 Figur ins Spiel bringen
   *[other] { $n } Figuren ins Spiel bringen
}
ds-page-skill-melee = Nahkampf
ds-page-skill-ranged = Fernkampf
ds-page-skill-magic = Zauber
ds-page-charge-metres = Ansturmreichweite in Metern

ds-page-think = Selbst dran denken:
ds-page-think-of = Selbst dran denken – { $name }: { $what }
ds-page-habit-answer-attacks = Auf Angriffe mit einer Fähigkeit antworten; so viele Punkte behalten:
ds-page-habit-follow-up = Nach eigenen Angriffen eine Fähigkeit nutzen (etwa Nachsetzen); so viele Punkte behalten:
ds-page-habit-keep-points = Nicht fragen, wenn danach weniger Punkte übrig wären als
ds-page-habit-lessen-from = Schaden mit einer Fähigkeit mindern, ab so viel:
ds-page-habit-seek-at-most = Nach „Schutz suchen“ erst fragen, wenn ich höchstens noch so viele LP habe:
