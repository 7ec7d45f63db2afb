# Spirit of the Century: the terms of the book. What stands here may replace any message of the other files.

-shift = Erfolgsgrad
-shifts = Erfolgsgrade
-spin = Schwung
-overflow = Überfluss
-exchange = { $case ->
   *[nominative] Runde
    [of] der Runde
    [of-this] dieser Runde
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
