# Malmsturm: the terms of the book. What stands here may replace any message of the other files.

-shift = { $case ->
   *[nominative] Stufe
    [one] eine Stufe
    [next] die nächste
}
-shifts = { $case ->
   *[nominative] Stufen
    [dative] Stufen
}
-spin = { $case ->
   *[nominative] Umdrehen
    [the] das Umdrehen
    [The] Das Umdrehen
    [the-acc] das Umdrehen
}
-overflow = Überfluss
-exchange = { $case ->
   *[nominative] Runde
    [of] der Runde
    [of-this] dieser Runde
}
-round = { $number ->
   *[one] Runde
    [many] Runden
}
-health = Gesundheit
-composure = Haltung
-concession = Nachgeben
-maneuver = Manöver
-border = Grenze
-minion = Scherge
-minions = Schergen
-stress = Stress
-full-defense = { $case ->
   *[nominative] volle Verteidigung
    [dative] voller Verteidigung
}
-fragile = schwach
-sticky = dauerhaft
-free-tag = freies Auslösen
-target = Schwierigkeitsgrad
-track = { $case ->
   *[nominative] Leiste
    [the] die Leiste
}
-gm = Spielleitung
-pcs = { $case ->
   *[nominative] Spielerfiguren
    [dative] Spielerfiguren
}
-fate-point = Schicksalspunkt
-fate-points = { $case ->
   *[nominative] Schicksalspunkte
    [dative] Schicksalspunkten
}
-gift = Talent oder Gabe
-gifts = Talente und Gaben

# Several things, by number $n.
shifts-n = { $n ->
    [one] 1 Stufe
   *[other] { $n } Stufen
}
shifts-n-dative = { $n ->
    [one] 1 Stufe
   *[other] { $n } Stufen
}
points-n = { $n ->
    [one] 1 Schicksalspunkt
   *[other] { $n } Schicksalspunkte
}
minions-n = { $n ->
    [one] 1 Scherge
   *[other] { $n } Schergen
}

# How bad a consequence is.
severity-mild = gering
severity-moderate = mittel
severity-severe = schwer
consequence-mild = geringe Konsequenz
consequence-moderate = mittlere Konsequenz
consequence-severe = schwere Konsequenz

# The ladder, and how the book shows a number on it.
rung = { rung-both }
ladder-minus-2 = Grauenhaft
ladder-minus-1 = Armselig
ladder-0 = Mäßig
ladder-1 = Durchschnittlich
ladder-2 = Ordentlich
ladder-3 = Gut
ladder-4 = Hervorragend
ladder-5 = Großartig
ladder-6 = Perfekt
ladder-7 = Fantastisch
ladder-8 = Episch
ladder-9 = Legendär
ladder-10 = Mythisch
ladder-11 = Überirdisch
ladder-12 = Göttergleich

# The names of older editions, where they are others.
ladder-older-4 = Großartig
ladder-older-5 = Hervorragend
ladder-older-6 = Fantastisch
ladder-older-7 = Episch
ladder-older-8 = Legendär
ladder-older-9 = Mythisch
ladder-older-10 = Überirdisch
ladder-older-11 = Göttergleich
