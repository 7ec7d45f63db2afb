# Formulare: was man tun kann. `form-<name>` ist die Aufschrift, `.hint` sagt in einem Satz, was geschieht.

# Aktionen
form-attack = Angreifen
    .hint = Ein Angriff auf jemanden. Was über der Verteidigung liegt, ist der Schaden.
form-maneuver-on = Manöver: Aspekt auf jemanden
    .hint = Bei Gelingen liegt dein Aspekt auf jemandem, der sich dagegen wehrt.
form-maneuver-scene = Manöver: Aspekt auf die Szene
    .hint = Bei Gelingen liegt dein Aspekt auf der Szene, einer Zone, dir selbst oder jemandem auf deiner Seite.
form-maneuver-remove = Manöver: Aspekt loswerden
    .hint = Bei Gelingen verschwindet ein Aspekt, der im Spiel ist.
form-maneuver-disarm = Manöver: entwaffnen
    .hint = Bei Gelingen ist die Waffe aus der Hand.
form-maneuver-effect = Manöver: etwas Eigenes
    .hint = Du sagst, was geschehen soll; die Spielleitung sagt, ob es so kommt.
form-block-attacks = Blocken: jemanden schützen
    .hint = Wer die Person angreift, muss auch an deinem Wurf vorbei.
form-block-deeds = Blocken: eine Art von Aktion
    .hint = Die Gegenseite muss an deinem Wurf vorbei, wenn sie das versucht.
form-block-passage = Blocken: einen Weg
    .hint = Wer durch diese Zone will, muss an deinem Wurf vorbei.
form-sprint = Sprinten
    .hint = Mehrere Zonen weit laufen. Jede Zone und jede Grenze kostet einen Erfolgsgrad.
form-walk = Gehen
    .hint = Eine Zone weit gehen und sonst nichts tun.
form-simple = Würfeln
    .hint = Ein Wurf mit einer Fertigkeit gegen eine Schwierigkeit.
form-contest = Wettstreit
    .hint = Ihr würfelt gegeneinander; jede Seite kann ihre Fertigkeit noch verdeckt ändern.
form-assess = Einschätzen
    .hint = Bei Gelingen findest du einen Aspekt, der schon da war.
form-assess-hidden = Verborgenes finden
    .hint = Bei Gelingen ist dieser verborgene Aspekt bekannt.
form-happen = Ohne Wurf handeln
    .hint = Was nicht schiefgehen kann, geschieht einfach. Im Konflikt ist es die Aktion.
form-push = Abdrängen
    .hint = Du drängst jemanden in eine andere Zone und gehst mit.
form-knockback = Wegschleudern
    .hint = Du wirfst jemanden in eine andere Zone und bleibst, wo du bist.
form-throw = Etwas werfen
    .hint = Ein schwerer Gegenstand fliegt in eine andere Zone.
form-rearm = Waffe aufnehmen
    .hint = Kostet die Aktion, aber keinen Wurf.
form-hold = Aktion zurückhalten
    .hint = Du handelst später in dieser Runde, zwischen zwei anderen.
form-pass = Aussetzen
    .hint = Du tust in diesem Zug nichts.

# Außer der Reihe
form-full-defense = Voll verteidigen
    .hint = Du gibst deine Aktion auf und verteidigst bis zum Ende der Runde mit +2.
form-release = Block aufgeben
    .hint = Deine Blocks enden sofort.
form-free = Freie Aktion
    .hint = Etwas Kleines nebenbei, das keine Aktion kostet.
form-draw-out = In die Länge ziehen
    .hint = Du bestimmst das Tempo: Ab jetzt schränkt Ausdauer jede Aktion ein.
form-concede = Nachgeben
    .hint = Du bietest an, den Konflikt zu deinen Bedingungen zu verlieren.

# Schicksalspunkte und Aspekte
form-declare = Behaupten
    .hint = Für einen Schicksalspunkt stimmt etwas, das du sagst.
form-tag-effect = Aspekt auslösen
    .hint = Ein Aspekt bewirkt etwas, ohne Wurf.
form-pass-tag = Freies Auslösen weitergeben
    .hint = Jemand anders löst den Aspekt umsonst aus.
form-compel = Erzwingen
    .hint = Ein Aspekt bringt die Figur in Schwierigkeiten: Sie nimmt einen Punkt an oder zahlt einen.
form-compel-oneself = Eigenen Aspekt erzwingen
    .hint = Du bringst deine Figur in Schwierigkeiten und bekommst einen Schicksalspunkt.

# Gruppen und Begleitung
form-attach = Eine Gruppe anführen
    .hint = Deine Figur geht mit einer Gruppe in derselben Zone. Das ist frei.
form-attach-leader = Anführen lassen
    .hint = Eine benannte Figur in derselben Zone führt diese Gruppe. Das ist frei.
form-detach = Von der Gruppe trennen
    .hint = Figur und Gruppe handeln wieder jede für sich. Das ist frei.
form-regroup = Schergen neu aufteilen
    .hint = Dieselben Schergen stehen in anderen Gruppen. Ohne Größen wird gleichmäßig geteilt.
form-companion-send = Begleitung losschicken
    .hint = Sie handelt getrennt von dir, bis du sie zurückrufst.
form-companion-call = Begleitung zurückrufen
    .hint = Sie ist wieder an deiner Seite.
form-cut-off = Verbindung unterbrechen
    .hint = Die Begleitung ist von der Partnerfigur abgeschnitten.

# Szene
form-begin-conflict = Konflikt beginnen
    .hint = Die Reihenfolge wird festgelegt, die erste Runde beginnt.
form-end-conflict = Konflikt beenden
    .hint = Blocks, Schwung und zurückgehaltene Aktionen verfallen.
form-draw = Langer Konflikt
    .hint = Diese Fertigkeiten schränken ab jetzt jede Aktion ein.
form-end-scene = Szene beenden
    .hint = Stress vergeht, und mit ihm, was nur für die Szene galt.
form-begin-session = Spielabend beginnen
    .hint = Was ohne Pause mitgenommen wird, heilt eine Stufe früher.
form-rest = Ausruhen
    .hint = Konsequenzen vergehen, für die diese Ruhe reicht.
form-refresh = Schicksalspunkte auffüllen
    .hint = Die Punkte werden bis zur Erholung aufgefüllt.

# Von Hand setzen
form-set-actor = { $actor }: Werte setzen
    .hint = Punkte, Kästchen, Ort und alles andere, so wie du es sagst.
form-set-aspect = Aspekt ins Spiel bringen
    .hint = Ein Aspekt der Szene, einer Zone oder einer Figur, offen oder verborgen.
form-no-aspect = Aspekt entfernen
    .hint = Der Aspekt ist nicht mehr im Spiel.
form-reveal = Aspekt aufdecken
    .hint = Ein verborgener Aspekt wird allen bekannt, oder nur einem Platz.
form-hide = Figur verbergen
    .hint = Die anderen wissen nichts mehr von ihr, bis du sie zeigst.
form-hide-this = Verbergen
    .hint = Die anderen wissen nichts mehr von dieser Figur, bis du sie zeigst.
form-show = Figur zeigen
    .hint = Von jetzt an wissen alle von ihr.
form-show-this = Zeigen
    .hint = Von jetzt an wissen alle von dieser Figur.
form-no-block = Block aufheben
    .hint = Alle Blocks dieser Figur enden.
form-no-block-this = Blocks aufheben
    .hint = Alle Blocks dieser Figur enden.
form-no-spin = Schwung streichen
    .hint = Der Schwung, der wartet, verfällt.
form-turn = Zug vergeben
    .hint = Du sagst, wer am Zug ist.
form-turn-this = An den Zug bringen
    .hint = Diese Figur ist am Zug und kann noch einmal handeln.
form-join-minions = Schergen dazu
    .hint = Eine Gruppe ohne eigene Namen kommt in die Szene.
form-join-named = Figur dazu
    .hint = Eine benannte Figur der Spielleitung kommt in die Szene.
form-layout = Zonen, Wege und Namen
    .hint = Jede Richtung eines Wegs steht für sich.
form-add-zone = Zone dazu
    .hint = Eine neue Zone, neben einer der bisherigen oder für sich.
form-sheet = Bogen von { $actor }
    .hint = Was auf dem Bogen steht.

# Felder
field-target = Gegen wen
field-agenda = Wozu
field-skill = Fertigkeit
field-other-skill = Mit einer anderen Fertigkeit
field-track = Auf welche Leiste
field-defence = Womit verteidigt werden darf
field-combine = Zweite Fertigkeit
field-extras = Nebenbei
field-modifier = Bonus oder Malus
field-modifier-reason = Grund dafür
field-swap = Springt ein durch Aspekt
field-companion = Begleitung hilft mit ihrer Fertigkeit
field-companion-who = Wer
field-aspect = Aspekt
field-aspect-text = Wortlaut des Aspekts
field-bearer = Liegt auf
field-sticky = Soll dauerhaft sein
field-paid = Mit Schicksalspunkt
field-against = Wogegen
field-effect = Was es bewirkt
field-protected = Wen
field-deeds = Was
field-through = Durch
field-how = Wie
field-to = Wohin
field-thing = Was
field-weight = Gewichtsfaktor
field-difficulty = Schwierigkeit
field-hidden-difficulty = Schwierigkeit verbergen
field-opponent = Mit wem
field-their-skill = Fertigkeit der anderen Seite
field-choose = Fertigkeit verdeckt wählbar
field-what = Was
field-declared = Was stimmt
field-by-aspect = Gestützt auf Aspekt
field-places = Wird ein Aspekt der Szene
field-to-whom = An wen
field-compelled = Was geschieht
field-points = Schicksalspunkte
field-proposed = Von der Figur vorgeschlagen
field-terms = Zu welchen Bedingungen
field-leader = Wer führt
field-group = Welche Gruppe
field-groups = Welche Gruppen
field-size = Größe
field-sizes = Größen der Gruppen
field-kind = Worum es geht
field-stake = Einsatz
field-order-skill = Reihenfolge nach
field-first = Wer beginnt
field-pause = Danach ist eine Pause
field-keep-stress = Wer den Stress behält
field-back-to-back = Ohne Pause seit dem letzten Mal
field-who = Wer
field-rest = Wie lange
field-hidden = Verborgen
field-only-to = Nur für
field-turn = Am Zug
field-name = Name
field-name-of = Name von { $actor }
field-quality = Qualität
field-members = Wie viele
field-wounds = Kästchen gefüllt
field-good-at = Gut in
field-aspects = Aspekte
field-fate = Schicksalspunkte
field-refresh = Erholung
field-health-boxes = Zusätzliche Kästchen Gesundheit
field-composure-boxes = Zusätzliche Kästchen Haltung
field-extra-consequences = Zusätzliche Konsequenzen
field-grit = Grit
field-zone = Zone
field-side = Seite
field-seat = Gespielt von
field-out = Dabei
field-acted = Hat gehandelt
field-holding = Hält zurück
field-full-defense = Verteidigt voll
field-attacked = Wurde angegriffen
field-free-actions = Freie Aktionen
field-disarmed = Entwaffnet mit Erfolgsgraden
field-load = Last
field-companions-gone = Ausgeschiedene Begleitung
field-companions-away = Begleitung unterwegs
field-title = Titel
field-zone-n = Zone { $number }
field-side-n = Seite { $number }
field-zone-name = Name der Zone
field-ways = Wege
field-from = Von
field-border = Grenze
field-beside = Neben
field-skills = Fertigkeiten
field-rating = Wert
field-secret = Geheim
field-quick-recovery = Erholt sich schneller
field-companions = Begleitung
field-helps-in = Hilft in Konflikten
field-advances = Steigerungen
field-advance = Steigerung
field-learned = Gelernt
field-has-aspect = Ein Aspekt handelt davon

# Auswahl
form-bearer-scene = Szene
form-side = Seite { $number }
form-nobody = niemand
form-apart = Für sich
form-combine-complements = ergänzt: +1, wenn höher
form-combine-restricts = schränkt ein: −1, wenn niedriger
form-combine-modifies = verändert: +1 oder −1
form-extra-move = Eine Zone weiter: { $zone }
form-extra-rearm = Die Waffe aufnehmen
form-extra-thing = Eine Kleinigkeit
form-against-usual = Übliche Schwierigkeit ({ $value })
form-against-difficulty = Schwierigkeit { $value }
form-rest-breather = Ein paar Minuten
form-rest-hours = { $n ->
    [one] 1 Stunde
   *[other] { $n } Stunden
}
form-rest-days = { $n ->
    [one] 1 Tag
   *[other] { $n } Tage
}
form-out-in = dabei
form-out-taken-out = ausgeschieden
form-out-conceded = hat nachgegeben
form-out-left = gegangen
form-advance-quality = Qualität
form-advance-scope-physical = Bandbreite: körperlich
form-advance-scope-social = Bandbreite: sozial
form-advance-scope-mental = Bandbreite: geistig
form-advance-independent = Selbständig
form-advance-skilled = Fertigkeiten
form-advance-keeping-up = Hält Schritt
form-advance-communication = Verbindung

# Was man dazu wissen sollte
form-note-hidden = verborgen
form-note-consequence = Konsequenz
form-note-free-tag = frei auszulösen
form-note-zone = Zone
form-note-out = nicht mehr dabei
form-note-here = hier
form-note-no-way = kein Weg
form-note-far = { $n ->
    [one] 1 Zone
   *[other] { $n } Zonen
}
form-note-border = Grenze { $value }

# Die Leiter
form-rating-minus-2 = Furchtbar
form-rating-minus-1 = Schwach
form-rating-0 = Mäßig
form-rating-1 = Durchschnittlich
form-rating-2 = Ordentlich
form-rating-3 = Gut
form-rating-4 = Großartig
form-rating-5 = Superb
form-rating-6 = Fantastisch
form-rating-7 = Episch
form-rating-8 = Legendär

# Was an einem Bogen oder einer Szene nicht stimmt
form-wrong-sheet = Diesen Bogen kannst du nicht ändern.
form-wrong-stage = Szenen bringt die Spielleitung ins Spiel.
form-wrong-field = „{ $field }“ steht nicht auf diesem Bogen, oder nur die Spielleitung ändert es.
form-wrong-kind = „{ $field }“ ist nicht zu verstehen.
form-wrong-empty = „{ $field }“ darf nicht leer sein.
form-wrong-name = „{ $field }“: In Namen stehen keine Anführungszeichen.
form-wrong-name-taken = Den Namen „{ $name }“ gibt es schon.
form-wrong-long = „{ $field }“ hat höchstens { $most } Zeichen.
form-wrong-lines = „{ $field }“ steht in einer Zeile.
form-wrong-number = „{ $field }“ ist eine ganze Zahl von { $least } bis { $most }.
form-wrong-many = „{ $field }“ hat höchstens { $most } Einträge.
form-wrong-skill = Diese Fertigkeit gibt es nicht.
form-wrong-skill-twice = Die Fertigkeit „{ $skill }“ steht zweimal da.
form-wrong-zones = Mehr als { $most } Zonen gehen nicht.
form-wrong-sides = Mehr als { $most } Seiten gehen nicht.
form-wrong-skills = Mehr als { $most } Fertigkeiten gehen nicht.
form-wrong-actors = Mehr als { $most } Figuren und Gruppen gehen nicht.
