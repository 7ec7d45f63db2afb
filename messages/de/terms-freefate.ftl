# FreeFATE: the terms of the book. What stands here may replace any message of the other files.

-shift = { $case ->
   *[nominative] Erfolgsstufe
    [one] eine Erfolgsstufe
    [next] die nächste
}
-shifts = { $case ->
   *[nominative] Erfolgsstufen
    [dative] Erfolgsstufen
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
-target = Schwierigkeitsgrad
-track = { $case ->
   *[nominative] Belastungsbalken
    [the] der Belastungsbalken
}
-gm = SL
-pcs = { $case ->
   *[nominative] SC
    [dative] SC
}
-fate-point = Fatepunkt
-fate-points = { $case ->
   *[nominative] Fatepunkte
    [dative] Fatepunkten
}
-gift = Stunt
-gifts = Stunts

# Several things, by number $n.
shifts-n = { $n ->
    [one] 1 Erfolgsstufe
   *[other] { $n } Erfolgsstufen
}
shifts-n-dative = { $n ->
    [one] 1 Erfolgsstufe
   *[other] { $n } Erfolgsstufen
}
points-n = { $n ->
    [one] 1 Fatepunkt
   *[other] { $n } Fatepunkte
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
ladder-minus-3 = Abgrundtief Schlecht
ladder-minus-2 = Fürchterlich
ladder-minus-1 = Armselig
ladder-0 = Mäßig
ladder-1 = Durchschnittlich
ladder-2 = Ordentlich
ladder-3 = Gut
ladder-4 = Großartig
ladder-5 = Herausragend
ladder-6 = Fantastisch
ladder-7 = Einzigartig
ladder-8 = Legendär

# Messages of the other files that read differently here.
reason-no-free-box = { $need } Kästchen sind nicht mehr frei; { -track(case: "the") } hat { $have }

# What the other Fate books call Schicksalspunkt, in texts of all games.
gauge-fate = { -fate-points }
form-declare = Behaupten
    .hint = Für einen { -fate-point } stimmt etwas, das du sagst.
form-compel-oneself = Eigenen Aspekt erzwingen
    .hint = Du bringst deine Figur in Schwierigkeiten und bekommst einen { -fate-point }.
form-refresh = { -fate-points } auffrischen
    .hint = Die Punkte steigen bis zur Auffrischung.
field-paid = Mit { -fate-point }
field-bonus = Vor dem Wurf +1 kaufen, je einen { -fate-point }
habit-buy-bonus = Vor dem Wurf +1 für einen { -fate-point } kaufen
field-points = { -fate-points }
field-fate = { -fate-points }
field-gift-price = { -fate-points } je Einsatz
