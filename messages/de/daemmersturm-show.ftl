# Dämmersturm: was Szene, Formulare, Profile und Einstellungen sonst zeigen (crates/daemmersturm-ui/src/show).
# Schlüssel beginnen mit `ds-show-`, `ds-form-` und `ds-field-`.

# Abschnitt, Kampf, Reihenfolge.
ds-show-section-open = Kampfabschnitt { $n } läuft
ds-show-section-closed = Kampfabschnitt { $n } ist beendet
ds-show-section-none = noch kein Kampfabschnitt
ds-show-round = Runde { $n }
ds-show-turn-now = am Zug
ds-show-turn-acted = war dran
ds-show-turn-waits = noch nicht dran
ds-show-turn-out = kann nicht handeln

# Was von jemandem gilt.
ds-show-life = { $n } LP
ds-show-in-melee = im Nahkampf
ds-show-exhausted = erschöpft
ds-show-mana-empty = Mana aufgebraucht
ds-show-seeking = sucht Schutz
ds-show-watches = hält Wache
ds-show-exposed = aus der Deckung gekommen
ds-show-swarm = im Schwarm
ds-show-veiled = vor den Spielern verborgen
ds-show-normal = normaler Gegner
ds-show-not-normal = kein normaler Gegner
ds-show-faint = { $n ->
    [one] ohnmächtig, noch ein eigener Zug
   *[other] ohnmächtig, noch { $n } eigene Züge
}
ds-show-cramps = { $n ->
    [one] Krämpfe, noch ein eigener Zug
   *[other] Krämpfe, noch { $n } eigene Züge
}
ds-show-nausea = { $n ->
    [one] Übelkeit, noch ein eigener Zug
   *[other] Übelkeit, noch { $n } eigene Züge
}
ds-show-potions = { $n ->
    [one] ein Trank in diesem Abschnitt
   *[other] { $n } Tränke in diesem Abschnitt
}
ds-show-climb = klettert: { $obstacle }, noch { $left }
ds-show-climb-reached = hält sich: { $obstacle }
ds-show-carries = trägt { $what }
ds-show-carried = getragen von { NAME($actors, case: "dative") }
ds-show-value-set = { $name } ist { $n }
ds-show-value-changed = { $name } ist verändert
ds-show-until-turns = { $n ->
    [one] noch einen eigenen Zug
   *[other] noch { $n } eigene Züge
}
ds-show-until-round = bis zum Ende der Runde
ds-show-until-combat = bis zum Ende des Kampfes
ds-show-until-section = bis zum Ende des Abschnitts
ds-show-secret = geheim
ds-show-stands = steht in: { $area }
ds-show-hidden = verborgen vor { NAME($actors, case: "dative") }
ds-show-channel = kanalisiert { $spell } ({ $n }/{ $needed })
ds-show-sight-hidden = { $entity } ist vor { $observer } verborgen
ds-show-sight-partly = { $observer } ahnt { $entity }
ds-show-sight-discovered = { $observer } hat { $entity } entdeckt

# Waffen, Schutz, Zauber.
ds-show-damage = Schaden { $amount }
ds-show-healing = Heilung { $amount }
ds-show-w = W { $n }
ds-show-k = K { $n }
ds-show-points = { $n ->
    [one] 1 Punkt
   *[other] { $n } Punkte
}
ds-show-reload = { $n ->
    [one] eine Aktion zum Nachladen
   *[other] { $n } Aktionen zum Nachladen
}
ds-show-ignores-shields = Schilde helfen nicht
ds-show-protects = ab { $need } auf { $low }–{ $high }
ds-show-up-to = gegen höchstens { $n } Schaden
ds-show-reduces = mindert um { $n }
ds-show-unloaded = { $n ->
    [one] nicht geladen, noch ein Schritt
   *[other] nicht geladen, noch { $n } Schritte
}
ds-show-broken = außer Betrieb
ds-show-poison-on = vergiftet: { $name }
ds-show-used = in dieser Runde benutzt von { NAME($actor, case: "dative") }
ds-show-heavy = schwer
ds-show-crew = bedient von { NAME($actors, case: "dative") }

# Angriff und Würfel.
ds-show-roll = { $seat } würfelt für { NAME($actor, case: "accusative") }: { $purpose } ({ $command })
ds-show-words = In Worten
ds-plan-answer-attacks = Dann mit einer Fähigkeit antworten
ds-plan-protect-any = Trifft es: weiteren Schutz versuchen, der etwas kostet
ds-plan-seek-cover = Hilft sonst nichts: Schutz suchen (kostet den nächsten Zug)
ds-plan-lessen-from = Bleibt Schaden: mit einer Fähigkeit mindern
ds-show-answer-loss = { $answer }: { $loss }
ds-show-step-in = Einschreiten
ds-show-step-in-for = Für { NAME($other, case: "accusative") } einschreiten
ds-show-stay = Nicht einschreiten
ds-show-loss = { $n } Schaden
ds-show-loss-left = { $n } Schaden, noch { $left } LP
ds-show-loss-down = { $n } Schaden, noch { $left } LP, kampfunfähig
ds-show-line = { $name }: { $number } ({ $low }–{ $high })
ds-show-chance-hit = trifft
ds-show-chance-hit-any = trifft mindestens ein Ziel
ds-show-chance-shot = geht ins Ziel
ds-show-chance-success = gelingt
ds-show-chance-saved = schützt
ds-odds-critical = kritisch
ds-odds-good-attack = Treffer
ds-odds-good-test = gelingt
ds-odds-good-shot = geht ins Ziel
ds-odds-weak = schwacher Erfolg
ds-odds-bad-attack = verfehlt
ds-odds-bad-test = misslingt
ds-odds-bad-shot = geht daneben
ds-odds-fumble = Patzer
ds-odds-harmless = Patzer ohne Folgen
ds-odds-harmless-shot = Patzer: geht hoch, ohne jemanden zu verletzen
ds-odds-harmful = Patzer: Der Zauber schlägt zurück
ds-odds-harmful-shot = Patzer: geht hier hoch
ds-odds-damage = Schaden: im Schnitt { $n },{ $tenth }, höchstens { $most }
ds-odds-damage-each = Schaden bei jedem Getroffenen: { $amount }
ds-odds-healing = Heilung: { $amount }
ds-odds-cost = Kosten: { $price }
ds-odds-targets = { $targets }
ds-odds-reload = Nachladen nach dem Schuss: { $n ->
    [one] 1 Schritt
   *[other] { $n } Schritte
}
ds-odds-used-up = Danach ist das verbraucht: { $item }
ds-odds-later = So steht es beim Abschließen, nach { $n ->
    [one] 1 Zug
   *[other] { $n } Zügen
} Kanalisieren
ds-show-throw-with = { $name } ({ $with })
ds-show-shelter-saved = hat geschützt
ds-show-shelter-failed = hat nicht geholfen
ds-show-shelter-open = noch möglich
ds-show-critical = Kritischer Treffer
ds-show-critical-1 = Schaden und 1–5 dazu
ds-show-critical-2 = doppelter Schaden
ds-show-critical-3 = doppelter Schaden und 1–10 dazu
ds-show-critical-4 = dreifacher Schaden
ds-show-critical-5 = dreifacher Schaden, mindestens 20
ds-show-critical-6 = dreifacher Schaden, mindestens 30; normale Gegner würfeln auf Erschöpfung
ds-show-fumble = Patzer
ds-show-fumble-melee = Das Ziel schlägt zurück oder bewegt sich frei.
ds-show-fumble-ranged = Kein Schuss: Die Waffe muss erst wieder in Ordnung gebracht werden.
ds-show-fumble-spell = Ein Wurf entscheidet, ob der Zauber den Wirker trifft.
ds-show-fumble-explosion = Es geht los, wo es nicht soll, oder gar nicht.

# Was zurückgehen änderte.
ds-show-change-section = Kampfabschnitt { $n } läuft.
ds-show-change-no-section = Kein Kampfabschnitt läuft mehr; die Lebenspunkte werden zu Beginn des nächsten Kampfes neu festgelegt.
ds-show-change-combat = Der Kampf läuft.
ds-show-change-no-combat = Kein Kampf läuft.
ds-show-change-turn = { $actor } ist am Zug.
ds-show-change-no-turn = Niemand ist am Zug.
ds-show-change-order = Reihenfolge: { $order }.
ds-show-change-switches = Hausregeln ändern sich.
ds-show-change-library = Einträge der Bibliothek ändern sich.
ds-show-change-charge = Die Ansturmreichweite ändert sich.
ds-show-change-gone = { $actor } ist nicht mehr da.
ds-show-change-back = { $actor } ist wieder da.
ds-show-change-lost = { $actor }: { $n } LP verloren.
ds-show-change-profile = Das Profil von { NAME($actor, case: "dative") } ändert sich.
ds-show-change-ends = { $actor }, vorbei: { $what }.
ds-show-change-secret = geheime Markierung „{ $what }“
ds-show-change-holds = { $actor }: { $what }.
ds-show-change-item = { $item } ist da.
ds-show-change-no-item = { $item } ist nicht mehr da.
ds-show-change-distances = Entfernungen ändern sich.
ds-show-change-covers = Deckung ändert sich.
ds-show-change-melee = Wer mit wem im Nahkampf steht, ändert sich.
ds-show-change-notes = Notizen ändern sich.
ds-show-change-tray = Aufgehobene Würfe ändern sich.

# Formulare: der Zug.
ds-form-take-turn = Zug beginnen
    .hint = Der eigene Zug in dieser Runde.
ds-form-move = Bewegen
    .hint = Eine Bewegung, vor der Aktion: an wen heran, von wem weg.
ds-form-end-turn = Zug beenden
    .hint = Was nur bis zum Zugende gilt, ist danach vorbei.
ds-form-seek-cover = Schutz suchen
    .hint = Gegen drohenden Schaden; Bewegung und Aktion des nächsten Zuges entfallen.
ds-form-face = Sich zuwenden
    .hint = Wohin man sich in dieser Runde verteidigt.
ds-form-tell = Erzählen
    .hint = Was keine Regel braucht.
ds-form-order = Nachfragen einstellen
    .hint = Wonach gefragt wird und was sich von selbst versteht. Was du änderst, gilt sofort; „In dieser Runde nicht mehr“ endet nur, wenn du das Einschreiten änderst.
ds-form-adapt = Fähigkeit anpassen
    .hint = Eine Kampffähigkeit außerhalb des Kampfes; der Plotleiter entscheidet.
ds-form-heal-between = Zwischen Kämpfen heilen
    .hint = Zählt für den nächsten Kampf.

# Angriffe.
ds-form-strike = Angreifen
    .hint = Mit einer Waffe, im Nahkampf oder auf Entfernung.
ds-form-strike-unknown = Mit neuer Waffe angreifen
    .hint = Der Plotleiter sagt, was sie tut; sie wird gespeichert.
ds-form-belated = Schutz nachholen
    .hint = Ein vergessener Schutzwurf gegen den letzten Treffer.
ds-form-blast = Geschütz oder Sprengstoff
    .hint = W-Wurf, dann die Ziele.
ds-form-group = Gruppenangriff
    .hint = Mehrere geben ihren Angriff für einen gemeinsamen auf.

# Fähigkeiten und Zauber.
ds-form-cast = Zauber beginnen
    .hint = Wer zaubert, zeigt es in einem Emote.
ds-form-cast-at-once = Zauber wirken
    .hint = Ein Zauber ohne Kanalisieren: Er wirkt sofort.
ds-form-complete = Zauber abschließen
    .hint = Der kanalisierte Zauber wirkt.
ds-form-complete-spell = Zauber abschließen: { $spell }
ds-form-break-off = Kanalisieren abbrechen
    .hint = Der Zauber ist verloren.
ds-form-use = Fähigkeit nutzen
    .hint = Eine Fähigkeit der Bibliothek.
ds-form-invoke = Andere Fähigkeit
    .hint = Was im Profil steht und niemand eingetragen hat: eine Notiz an den Plotleiter.
ds-form-element = Element rufen
    .hint = Das Element dieser Runde.

# Gegenstände.
ds-form-draw = Ziehen
    .hint = Eine bereite Waffe in die Hand nehmen.
ds-form-put-away = Wegstecken
    .hint = Danach ist es bereit, nicht gezogen.
ds-form-drop = Wegwerfen
    .hint = Danach ist es außer Reichweite.
ds-form-reload = Nachladen
    .hint = Ein Schritt zum Nachladen.
ds-form-treat = In Ordnung bringen
    .hint = Nach einem Patzer.
ds-form-give = Übergeben
    .hint = Einmal frei, danach kostet es die Aktion.
ds-form-take = Aufnehmen
    .hint = Vom Boden, oder bereitlegen.
ds-form-drink = Trank nehmen
    .hint = Mehrere in einem Abschnitt haben Nebenwirkungen.
ds-form-administer = Trank geben
    .hint = Jemand anderem.
ds-form-poison = Waffe vergiften
    .hint = Ein Gift auf einer Waffe.

# Wahrnehmung, Klettern, Tragen.
ds-form-search = Wahrnehmung
    .hint = Ein Blickfeld von einem Viertelkreis absuchen.
ds-form-guess = Auf Verdacht handeln
    .hint = An einem Ort, an dem jemand sein könnte.
ds-form-hide = Tarnung
    .hint = Ein Tarnungswurf gegen Beobachter.
ds-form-vanish = Verschwinden lassen
    .hint = Ab jetzt verborgen, ohne Wurf.
ds-form-reappear = Wieder sichtbar
    .hint = Nahe am Ort, an dem es entdeckt wurde.
ds-form-release = Ergebnis mitteilen
    .hint = Was ein geheimer Wurf gezeigt hat.
ds-form-climb = Klettern
    .hint = Drei Teilwürfe entscheiden.
ds-form-pin = Waffe verankern
    .hint = In einem großen Wesen, nach einem Treffer.
ds-form-lift = Aufheben
    .hint = Jemanden oder etwas Schweres.
ds-form-carry = Weitertragen
    .hint = Was schon aufgehoben ist.
ds-form-set-down = Absetzen
    .hint = Die Last ablegen.

# Szene.
ds-form-open-section = Kampfabschnitt beginnen
    .hint = Punkte, Tränke und dauerhaftes Gift fangen neu an.
ds-form-close-section = Kampfabschnitt beenden
    .hint = Danach gilt kein Kampfabschnitt.
ds-form-begin-combat = Kampf beginnen
    .hint = Wer teilnimmt und in welcher Reihenfolge.
ds-form-end-combat = Kampf beenden
    .hint = Der Abschnitt kann weitergehen.
ds-form-next-turn = Nächster Zug
    .hint = Der laufende Zug endet, der nächste beginnt.
ds-form-set-order = Reihenfolge ändern
    .hint = Wer teilnimmt, in dieser Reihenfolge.
ds-form-tell-note = Jemandem etwas sagen
    .hint = Nur dieser Spieler liest es; ohne Namen ist es eine eigene Notiz.

# Viele auf einmal.
ds-form-many-hurt = Allen Schaden geben
    .hint = Mit allem, was daraus folgt.
ds-form-many-heal = Alle heilen
    .hint = Bis zur Grenze des Tisches.
ds-form-many-status = Kampffähigkeit aller
    .hint = Außer Gefecht, tot, fort.
ds-form-many-mark = Zustand aller
    .hint = Derselbe Zustand für alle.
ds-form-many-marked = Alle markieren
    .hint = Freie Worte für alle, etwa „flieht“; Werte ändern sich nicht.
ds-form-many-side = Seite aller
    .hint = Wer auf welcher Seite steht.
ds-form-swarm = Schwarm
    .hint = Wer dicht beieinander steht.

# Von Hand.
ds-form-join = Jemand kommt dazu
    .hint = Mit den Werten eines Profils; ganze Profilzeilen lassen sich auch einfügen.
ds-form-sheet = Profil: { $actor }
    .hint = Was vor dem Kampf feststeht.
ds-form-set-life = Lebenspunkte setzen
    .hint = Von Hand, mit Begründung im Verlauf.
ds-form-set-start-life = LP zu Kampfbeginn setzen
    .hint = Von Hand, mit Begründung im Verlauf.
ds-form-set-action-points = Aktionspunkte setzen
    .hint = Von Hand, mit Begründung im Verlauf.
ds-form-set-focus-points = Fokuspunkte setzen
    .hint = Von Hand, mit Begründung im Verlauf.
ds-form-set-magic-points = Magiepunkte setzen
    .hint = Von Hand, mit Begründung im Verlauf.
ds-form-set-potions = Tränke des Abschnitts setzen
    .hint = Von Hand, mit Begründung im Verlauf.
ds-form-set-status = Zustand setzen
    .hint = Von Hand, mit Begründung im Verlauf.
ds-form-set-mount = Fortbewegung setzen
    .hint = Von Hand, mit Begründung im Verlauf.
ds-form-set-facing = Ausrichtung setzen
    .hint = Von Hand, mit Begründung im Verlauf.
ds-form-set-side = Seite setzen
    .hint = Von Hand, mit Begründung im Verlauf.
ds-form-set-seat = Spieler setzen
    .hint = Von Hand, mit Begründung im Verlauf.
ds-form-set-normal = Normaler Gegner setzen
    .hint = Von Hand, mit Begründung im Verlauf.
ds-form-set-marked = Markieren
    .hint = Freie Worte, etwa „flieht“; sie bleiben, bis du sie wegnimmst.
ds-form-unmark = Markierung „{ $what }“ wegnehmen
    .hint = Von Hand gesetzt.
ds-form-set-ailments = Nebenwirkungen setzen
    .hint = Von Hand, mit Begründung im Verlauf.
ds-form-mark-exhausted = Erschöpft
    .hint = Von Hand gesetzt.
ds-form-clear-exhausted = Nicht erschöpft
    .hint = Von Hand gesetzt.
ds-form-mark-seeking = Sucht Schutz
    .hint = Von Hand gesetzt.
ds-form-clear-seeking = Sucht keinen Schutz
    .hint = Von Hand gesetzt.
ds-form-mark-mana-empty = Mana aufgebraucht
    .hint = Von Hand gesetzt.
ds-form-clear-mana-empty = Mana nicht aufgebraucht
    .hint = Von Hand gesetzt.
ds-form-mark-veiled = Verbergen
    .hint = Von Hand gesetzt.
ds-form-clear-veiled = Zeigen
    .hint = Von Hand gesetzt.
ds-form-mark-moved = Bewegung verbraucht
    .hint = Von Hand gesetzt.
ds-form-clear-moved = Bewegung frei
    .hint = Von Hand gesetzt.
ds-form-mark-action = Aktion verbraucht
    .hint = Von Hand gesetzt.
ds-form-clear-action = Aktion frei
    .hint = Von Hand gesetzt.
ds-form-mark-charged = Ansturm
    .hint = Von Hand gesetzt.
ds-form-clear-charged = Kein Ansturm
    .hint = Von Hand gesetzt.
ds-form-mark-reflex = Reflexschlag verbraucht
    .hint = Von Hand gesetzt.
ds-form-clear-reflex = Reflexschlag frei
    .hint = Von Hand gesetzt.
ds-form-mark-transfer = Übergabe verbraucht
    .hint = Von Hand gesetzt.
ds-form-clear-transfer = Übergabe frei
    .hint = Von Hand gesetzt.
ds-form-mark-acted = War dran
    .hint = Von Hand gesetzt.
ds-form-clear-acted = Noch nicht dran
    .hint = Von Hand gesetzt.
ds-form-set-engaged = Im Nahkampf
    .hint = Wer in wessen Reichweite ist.
ds-form-set-distance = Entfernung setzen
    .hint = Wie weit zwei voneinander sind.
ds-form-set-cover = Deckung geben
    .hint = Mit Wert und Seite.
ds-form-no-cover = Deckung nehmen
    .hint = Sie ist nicht mehr da.
ds-form-no-wound = Schaden über Zeit beenden
    .hint = Er ist vorbei.
ds-form-set-round = Runde setzen
    .hint = Die Nummer der Runde.
ds-form-set-charge-range = Ansturmreichweite
    .hint = Wie weit ein Läufer in einem Zug kommt.
ds-form-new-item = Gegenstand hinzufügen
    .hint = Für eine Figur, aus der Bibliothek oder mit eigenem Namen.
ds-form-no-item = Gegenstand entfernen
    .hint = Er ist nicht mehr da.
ds-form-set-held = Wo ein Gegenstand ist
    .hint = Gezogen, bereit, außer Reichweite.
ds-form-set-holder = Wer einen Gegenstand hat
    .hint = Oder niemand: Er liegt da.
ds-form-note-done = Notiz erledigt
    .hint = Sie ist abgehakt.
    .hint = Eine Figur des Plotleiters, die offen steht.
ds-form-discard = Wurf verwerfen
    .hint = Eine aufgehobene Zeile aus dem Spielclient.
ds-form-wrong-values = Ein Wert passt nicht: Zahlen liegen außerhalb ihrer Grenzen.
ds-form-wrong-profile = { $name } (Zeile { $n }): { $text }
ds-form-wrong-unread = Zeile { $n } gehört zu keinem Profil: „{ $text }“
ds-draft-joins = Kommt dazu als { $name }: LP { $life }, N { $melee }, F { $ranged }, Z { $magic }
ds-draft-changes = Ändert { $name }: LP { $life }, N { $melee }, F { $ranged }, Z { $magic }
ds-draft-with = { $draft } · { $gear }
ds-draft-weapon = { $name } { $damage }
ds-draft-heals = { $name } (heilt { $damage })
ds-draft-like = { $name } { $damage } (wie { $entry })
ds-draft-unknown = „{ $name }“ ist unbekannt. Schreib die Zahlen dazu, etwa „{ $name } 3–10“.
ds-draft-unarmed = Ohne Waffe und Zauber: kann noch nicht angreifen.
ds-draft-unread = Das gehört zu keinem Profil.

# Felder.
ds-field-abilities = Fähigkeiten
ds-field-ability = Fähigkeit
ds-field-action-points = Aktionspunkte
ds-field-against = Gegen wessen Wert
ds-field-armour = Rüstung
ds-field-armour-class = Rüstungsklasse
ds-field-at = Wo, von dort gesehen
ds-field-away = Entfernung zum Hindernis
ds-field-back = Von hinten (nur, wenn sich das Ziel in dieser Runde schon einer Seite zugewandt hat)
ds-field-base-life = LP im Profil
ds-field-bonus = Zuschlag des Plotleiters
ds-field-burden = Last
ds-field-charge = Ansturm auf
ds-field-charge-range = Ansturmreichweite
ds-field-client-name = Name im Spielclient
ds-field-climbing-gear = Kletterausrüstung
ds-field-close = Dicht beieinander
ds-field-cost = Kosten
ds-field-cost-both = ganze Bewegung und Aktion
ds-field-cost-part = ein Teil der Bewegung oder die Aktion
ds-field-cost-part-both = ein Teil der Bewegung und die Aktion
ds-field-cost-whole = die ganze Bewegung oder die Aktion
ds-field-cover-side = Seite
ds-field-cramps = Krämpfe, eigene Züge
ds-field-distance = Entfernung
ds-field-element = Element
ds-field-emote = Emote: was alle sehen
ds-field-exposed = Freunde in der Schusslinie
ds-field-facing = Wohin
ds-field-facing-guard = abwarten, bis { NAME($actor) } angreift
ds-field-facing-toward = zu { NAME($actor, case: "dative") }
ds-field-facing-unset = offen
ds-field-faint = Ohnmacht, eigene Züge
ds-field-field = Wer im Blickfeld ist
ds-field-focus-points = Fokuspunkte
ds-field-from = Von
ds-field-from-all = von allen Seiten
ds-field-from-where = Angreifer steht, vom Ziel gesehen
ds-field-from-whom = Vor wem
ds-field-full = Volle Deckung
ds-field-gifted = Magisch begabt
ds-field-group = Gruppenangriff
ds-field-hands = Hände
ds-field-height = Höhe oder Weite
ds-field-held = Wo er ist
ds-field-helper = Wer hilft
ds-field-highest = Höchste Zahl
ds-field-hints = Hinweise
ds-field-holder = Wer ihn hat
ds-field-hostile = Tödliche Umgebung
ds-field-in-whom = In wem
ds-field-into = Betritt
ds-field-is = Gilt
ds-field-item = Gegenstand
ds-field-item-kind = Was
ds-field-last-place = Zuletzt gesehen
ds-field-leaves = Verlässt den Nahkampf
ds-field-length = Wie weit
ds-field-life = Lebenspunkte
ds-field-line = Zeile
ds-field-lowest = Niedrigste Zahl
ds-field-magic-points = Magiepunkte
ds-field-mark = Zustand
ds-field-mark-words = Worte
ds-field-mount = Fortbewegung
ds-field-name = Name
ds-field-nausea = Übelkeit, eigene Züge
ds-field-near = In Nahkampf mit
ds-field-need = Zu erreichen auf 1–20
ds-field-nobody = niemand
ds-field-normal = Normaler Gegner
ds-field-normal-ask = erst fragen
ds-field-note = Notiz
ds-field-obstacle = Hindernis
ds-field-order = Reihenfolge
ds-field-order-parting = Nachschlagen, wenn jemand geht
ds-field-order-protect = Schutzwürfe
ds-field-order-seek = Schutz suchen
ds-field-order-step-in = Für Freunde einschreiten
ds-field-order-step-in-declined = Für Freunde einschreiten (in dieser Runde abgelehnt)
ds-field-other-item = etwas anderes
ds-field-out-of = Verlässt
ds-field-pay = Bezahlt mit
ds-field-pay-action = der Aktion
ds-field-pay-movement = der Bewegung
ds-field-place = Ort
ds-field-place-in-order = Platz
ds-field-plus = Fester Zuschlag
ds-field-points = Punkte
ds-field-poison = Gift
ds-field-potion = Trank
ds-field-potions = Tränke
ds-field-preset = Reihenfolge
ds-field-protections = Schutz
ds-field-protects = Was schützt
ds-field-ranged = Geschossen oder geworfen
ds-field-reason = Begründung
ds-field-resources = Magische Ressourcen
ds-field-rope = Festes Seil
ds-field-round = Runde
ds-field-seat = Spieler
ds-field-secret = Geheim
ds-field-second = Zweitwaffe
ds-field-side = Seite
ds-field-sight-easy = Leichte Bedingungen
ds-field-sight-extreme = Extreme Bedingungen
ds-field-sight-hard = Schwere Bedingungen
ds-field-sight-very-hard = Sehr schwere Bedingungen
ds-field-size = Größe
ds-field-spell = Zauber
ds-field-start-life = LP zu Kampfbeginn
ds-field-status = Zustand
ds-field-substances = Tränke und Gifte
ds-field-target = Ziel
ds-field-targets = Ziele
ds-field-throw-off = Es will abschütteln
ds-field-to = Wem
ds-field-to-whom = Wem
ds-field-together = Gemeinsam mit
ds-field-toward = Blickrichtung
ds-field-value = Wert
ds-field-veiled = Vor den Spielern verborgen
ds-field-veiled-roll = Verdeckt würfeln
ds-field-weapon = Waffe
ds-field-weapon-name = Name der Waffe
ds-field-weapons = Waffen
ds-field-weather = Schlechtes Wetter
ds-field-what = Was
ds-field-who = Wer
ds-field-who-all = Wer alles
ds-field-whole = Ganze Bewegung
ds-field-whom = Wen
ds-field-with = Womit
ds-field-with-whom = Mit wem
ds-field-worn = Sonstiger Schutz

# Figuren anlegen und speichern.
ds-card-melee = Nahkampf (N)
ds-card-ranged = Fernkampf (F)
ds-card-magic = Magie (Z)
ds-card-life = Lebenspunkte
ds-card-action-points = Aktionspunkte
ds-card-focus-points = Fokuspunkte
ds-remark-values = Noch haben Nahkampf, Fernkampf und Magie keine Werte.
ds-remark-ability = „{ $name }“ steht nicht in der Bibliothek: Wer sie einsetzt, schickt dem Plotleiter eine Notiz.
ds-loss-entry = Was die Bibliothek des Tisches über „{ $name }“ sagt, steht nicht in der Datei; der Name bleibt.
ds-loss-effects = Von „{ $name }“ stehen nur die Zahlen in der Datei, nicht die weiteren Wirkungen.
ds-loss-name = „{ $name }“ ist als Name zu lang oder hat Anführungszeichen und fehlt in der Datei.
ds-loss-changed = „{ $name }“ ist zu lang, kommt zweimal vor oder hat Zeichen, die in der Datei nicht stehen können, und ist dort geändert.
ds-loss-round = Die Reihenfolge und was in dieser Runde geschehen ist, steht nicht in der Datei.
ds-loss-ties = Nahkampf, Entfernungen, Deckung, Sicht und Schwärme mit denen, die bleiben, stehen nicht in der Datei.
ds-loss-areas = Die Orte und Flächen, auf denen sie stehen, bleiben in der Szene.
ds-loss-cause = Wer eine Wirkung verursacht hat, bleibt und steht nicht in der Datei.
ds-loss-crew = Zur Mannschaft von „{ $name }“ gehört jemand, der bleibt.
ds-loss-load = Eine Last wird abgesetzt: Wer trägt oder getragen wird, geht nicht mit, oder der Gegenstand ist nicht eindeutig.
ds-loss-climb = { $name } klettert nicht mehr: Eine von beiden Figuren bleibt.
ds-loss-swarm = { $name } hat zu viele Lebenspunkte, um in der Datei zu einem Schwarm zu gehören.
