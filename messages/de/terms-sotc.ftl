# Spirit of the Century: the terms of the book. What stands here may replace any message of the other files.

-shift = { $case ->
   *[nominative] Erfolgsgrad
    [one] einen Erfolgsgrad
    [next] der nächste
}
-shifts = { $case ->
   *[nominative] Erfolgsgrade
    [dative] Erfolgsgraden
}
-spin = { $case ->
   *[nominative] Schwung
    [the] der Schwung
    [The] Der Schwung
    [the-acc] den Schwung
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
-target = Schwierigkeit
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
-gift = Stunt
-gifts = Stunts

# Several things, by number $n.
shifts-n = { $n ->
    [one] 1 Erfolgsgrad
   *[other] { $n } Erfolgsgrade
}
shifts-n-dative = { $n ->
    [one] 1 Erfolgsgrad
   *[other] { $n } Erfolgsgraden
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
rung = { rung-numbers }
ladder-minus-2 = Fürchterlich
ladder-minus-1 = Armselig
ladder-0 = Mäßig
ladder-1 = Durchschnittlich
ladder-2 = Ordentlich
ladder-3 = Gut
ladder-4 = Großartig
ladder-5 = Superb
ladder-6 = Fantastisch
ladder-7 = Episch
ladder-8 = Legendär
