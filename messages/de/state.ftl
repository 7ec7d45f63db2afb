# Names, parts of sentences, and how people and the scene stand.

hidden-aspect = etwas Verborgenes
gone-aspect = ein vergangener Aspekt

track-health = { -health }
track-composure = { -composure }

kind-physical = körperlich
kind-social = sozial
kind-mental = geistig
conflict-physical = körperlicher Konflikt
conflict-social = sozialer Konflikt
conflict-mental = geistiger Konflikt

deed-attacking = Angriffe
deed-maneuvering = { -maneuver }
deed-moving = Bewegung
deed-shooting = Schüsse
deed-acting = andere Aktionen
deed-speaking = Worte

agenda-harm = um zu verletzen
agenda-deceive = um zu täuschen
agenda-scare = um zu ängstigen
agenda-charm = um zu betören
agenda-hex = um zu verhexen
agenda-move = um wegzudrängen

against-attacks = Angriffe auf { NAME($actor, case: "accusative") }
against-passage = den Weg durch { $zone }
on-scene = auf der Szene
on-zone = auf der Zone { $zone }
on-actor = auf { NAME($actor, case: "dative") }

# How long something lasts.
life-roll = für diesen Wurf
life-exchange = bis zum Ende { -exchange(case: "of-this") }
life-scene = bis zum Ende der Szene
life-next-turn = bis zum nächsten Zug von { NAME($actor, case: "dative") }
life-released = bis zur Freigabe

# The time table, from the shortest step.
time-1 = ein Augenblick
time-2 = ein paar Augenblicke
time-3 = eine halbe Minute
time-4 = eine Minute
time-5 = ein paar Minuten
time-6 = 15 Minuten
time-7 = eine halbe Stunde
time-8 = eine Stunde
time-9 = ein paar Stunden
time-10 = ein halber Tag
time-11 = ein Tag
time-12 = ein paar Tage
time-13 = eine Woche
time-14 = ein paar Wochen
time-15 = ein Monat
time-16 = ein paar Monate
time-17 = ein Quartal
time-18 = ein halbes Jahr
time-19 = ein Jahr
time-20 = ein paar Jahre
time-21 = ein Jahrzehnt
time-22 = ein Leben lang
time-23 = ein Jahrhundert
time-24 = ein paar Jahrhunderte

# A number on the ladder, in the three ways that readers may choose.
rung-words = { $name }
rung-numbers = { $number }
rung-both = { $name } ({ $number })

# The parts of a number.
dice = Würfel
difficulty = { -target }
strength = Stärke
part-box = Kästchen { $number }
part-boxes = { $n ->
    [one] 1 Kästchen gefüllt
   *[other] { $n } Kästchen gefüllt
}
part-boxes-each = Kästchen je { -minion }: { $n }
why-companion-skill = { $skill } der Begleitung
why-quality = Qualität
why-headcount = Gruppengröße
why-leader = geführte Gruppe
why-companions = Begleitung
combines-modifies = { $skill } { $value } verändert
combines-complements = { $skill } { $value } unterstützt
combines-restricts = { $skill } { $value } beschränkt
why-combined-up = zweite Fertigkeit
why-combined-down = zweite Fertigkeit
why-supplemental = Zusatzhandlung
why-move = Bewegung
why-rearm = Waffe aufnehmen
why-full-defense = { -full-defense }
why-block-penalty = Malus auf den Block
why-modifier = { -gm }
why-spin = { -spin }
why-aspects = Aspekte
why-bought = gekauft
why-gift = { -gift }
why-lift = Ende der Leiter

# One line about somebody.
status = { $actor }: { $parts }
status-tracks = { -health } { $health } { -composure } { $composure }
box-free = ☐
box-marked = ☒
status-quality = Qualität { $value } ({ $kind })
status-next-box = Kästchen { $boxes }
status-consequence = { $severity }: { $words }
status-aspect = Aspekt { $words }
status-holding = hält zurück, bis zum Ende { -exchange(case: "of") }
status-full-defense = { -full-defense } bis zum Ende { -exchange(case: "of") }
status-acted = hat gehandelt
status-attacked = wurde schon angegriffen
status-free-actions = { $n ->
    [one] 1 freie Aktion
   *[other] { $n } freie Aktionen
}
status-spin = { -spin } nur für die nächste Aktion
status-spin-now = { -spin } nur noch für diese Aktion
status-block = blockt { $against } mit { $value } { $life }
status-swap = { $skill } springt ein { $life }
status-disarmed = entwaffnet ({ shifts-n })
status-load = Last { $value }
status-grit = Grit { $value } in diesem Konflikt
status-zone = Zone { $zone }
status-leads = führt { NAME($actor, case: "accusative") }
status-led = geführt von { NAME($actor, case: "dative") }
status-companion = mit { NAME($companion, case: "dative") }
status-companion-away = ohne { NAME($companion, case: "accusative") } (unterwegs)
status-companion-gone = ohne { NAME($companion, case: "accusative") } (ausgeschieden)
status-taken-out = ausgeschieden
status-taken-out-by = ausgeschieden durch { NAME($actor, case: "accusative") }
status-conceded = hat nachgegeben
status-left = nicht mehr dabei

# The scene, line by line.
scene = Szene { $number }
scene-title = Szene { $number }: { $title }
scene-peaceful = Kein Konflikt
scene-conflict = { -exchange } { $number }, { $conflict }
scene-turn = Am Zug: { $actor }
scene-turn-nobody = Niemand ist am Zug
scene-order = Reihenfolge: { $order }
scene-long = Jede Aktion ist eingeschränkt durch { $skills }
scene-aspect = Aspekt der Szene: { $words }
scene-aspect-zone = Aspekt der Zone { $zone }: { $words }
scene-block = { $actor } { $actors ->
    [one] blockt
   *[other] blocken
} { $against } mit { $value } { $life }
scene-spin = { $actor } { $actors ->
    [one] hat
   *[other] haben
} { -spin } – nur für die nächste Aktion
scene-spin-now = { $actor } { $actors ->
    [one] hat
   *[other] haben
} { -spin } – nur noch für diese Aktion
scene-swap = { $skill } springt für { NAME($actor, case: "accusative") } ein { $life }
scene-conceding = { $actor } kann { -concession } anbieten – nur bis zur nächsten Aktion
scene-veiled = Verdeckt gewürfelt: { $actor } { $total }, noch nicht aufgedeckt
order-acted = { $actor } (war dran)
order-holding = { $actor } (hält zurück)
order-full-defense = { $actor } ({ -full-defense })
order-out = { $actor } (nicht mehr dabei)
detail-fragile = { -fragile }, vergeht mit dem ersten Auslösen
detail-sticky = { -sticky }
detail-hidden = verborgen
detail-free-tag = { -free-tag }: { $actor }

# Wörter, die eine Gruppe nennen und nicht ihre Mitglieder, auch am Ende von anderen („Hafenwache“): Verben stehen dann in der
# Einzahl.
collective-names = Armee, Artillerie, Bande, Besatzung, Brigade, Clan, Clique, Crew, Delegation, Einheit, Eskorte, Familie, Flotte, Garde, Gefolge, Gilde, Gruppe, Haufen, Herde, Horde, Infanterie, Kavallerie, Kolonne, Kompanie, Kommando, Legion, Mannschaft, Menge, Meute, Miliz, Mob, Orden, Patrouille, Pöbel, Rotte, Rudel, Runde, Schar, Schwadron, Schwarm, Sippe, Staffel, Streife, Team, Trupp, Truppe, Verein, Wache, Wehr, Zelle
# Endungen, die Namen von Gruppen in der Mehrzahl haben.
plural-endings = e, n, r, l, s
# Wörter, nach denen nur noch kommt, wessen Gruppe es ist oder wo: „Matrosen der Möwe“.
name-ends = der, des, dem, den, von, vom, aus, im, in, am, an, auf, mit, zu, zum, zur, unter, hinter, ohne
