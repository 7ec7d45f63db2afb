# ZeroSpace auf der Seite: was um das steht, was der Server sagt.

# Die Zugfolge.
zero-order = Zugfolge, { $round }
zero-no-order = Zugfolge: Gerade läuft kein Konflikt.
zero-key-order = zur Zugfolge
zero-placed = eingereiht
zero-result = { $n }
zero-end-of-round = Am Ende der Runde:
zero-nothing-moves = Nichts bewegt sich von selbst.

# Figuren.
zero-endurance-name = Ausdauer
zero-endurance = { $now } von { $max }
zero-endurance-less = { $name }: 1 Ausdauer weniger
zero-endurance-more = { $name }: 1 Ausdauer mehr
zero-lost = { $n } Ausdauer verloren
zero-states = Zustände von { NAME($name, case: "dative") }
zero-budget = Was vom Zug übrig ist
zero-this-turn = In diesem Zug
zero-standard = Standard
zero-movement = Bewegung
zero-movement-how = Bewegung ({ $how })
zero-quick = { $n ->
    [one] 1 schnelle Aktion
   *[other] { $n } schnelle Aktionen
}
zero-left = übrig
zero-used = verbraucht
zero-points = { $n ->
    [one] 1 Aktionspunkt
   *[other] { $n } Aktionspunkte
}
zero-points-short = { $n } AP
zero-points-less = { $name }: 1 Aktionspunkt weniger
zero-points-more = { $name }: 1 Aktionspunkt mehr
zero-earned = { $n ->
    [one] 1 Punkt heute bekommen
   *[other] { $n } Punkte heute bekommen
}
zero-passes = wird nicht dazwischen gefragt
zero-more = Ausrüstung und Abstände
zero-gear = Ausrüstung
zero-holds = Griffe
zero-distances = Abstände
zero-stunts = Kraftakte
zero-others = Andere
zero-power-level = Machtlevel { $n }
zero-usually = (sonst { $n })
zero-attributes = Attribute
zero-powers = Kräfte und Gaben

# Was überall gilt, Aufgaben, Dinge, Notizen.
zero-everywhere = Gilt überall
zero-tasks = Erweiterte Aufgaben
zero-task-won = geschafft
zero-task-lost = gescheitert
zero-successes = Erfolge
zero-somebody = Jemand
zero-tally = { $n } von { $of }
zero-tries = { $n ->
    [one] 1 Versuch
   *[other] { $n } Versuche
} bisher
zero-tries-of = Versuch { $n } von { $of }
zero-things = Bewegt sich von selbst
zero-pilot = gesteuert von { NAME($name, case: "dative") }
zero-goes-on = immer wieder
zero-loose = Liegt herum
zero-notes = Mitteilungen
zero-false-lead = falsche Fährte

# Würfe, die sich treffen.
zero-ticks-of = Umstände: { $name }
zero-ticks-all = Alle { $n } Umstände zeigen
zero-ticks-fewer = Nur was zählt
zero-ticks-none = Keine Umstände
zero-tick-on = zählt:
zero-tick-off = zählt nicht:
zero-tick-facts = steht so auf dem Tisch
zero-tick-hand = von Hand gesetzt
zero-tick-cleared = von Hand gestrichen
zero-fails = scheitert
zero-dice = { $n } W
zero-pool = Vorrat
zero-stands = steht fest
zero-below = { $n } Würfel
zero-to-throw = { $n ->
    [one] 1 Würfel, noch nicht geworfen
   *[other] { $n } Würfel, noch nicht geworfen
}
zero-pool-parts = Woher die Würfel kommen
zero-bonus-parts = Was dazuzählt
zero-chance = Chance auf „{ $what }“
zero-roll-skill = Probe mit { $skill }
zero-stake-hit = Bei einem Treffer: { $stake }
zero-stake = Bei Erfolg
zero-nothing-known = Was dagegensteht, ist noch nicht bekannt.
zero-helpers = Zusammen mit

# Gelegenheiten.
zero-wait = Ich warte auf Angriffe
zero-wait-own = auf mich
zero-wait-all = auf alle
zero-wait-own-hint = Du wirst gefragt, ob du eine Aktion erzwingst, sobald dich jemand angreift und du daran noch etwas ändern kannst.
zero-wait-all-hint = Du wirst bei jedem Angriff, an dem du etwas ändern kannst, gefragt, ob du eine Aktion erzwingst, auch wenn er anderen gilt.
zero-pass-always = Immer passen
zero-habit-force-on-me = Bei Angriffen auf mich nach erzwungenen Aktionen fragen
zero-habit-force-at-most = Bei Angriffen auf mich nach erzwungenen Aktionen fragen, wenn ich höchstens noch so viel Ausdauer habe:
zero-habit-dice-to-turn = Würfel kaufen, solange ich zurückliege; so viele Punkte behalten:
zero-habit-behind-at-most = Keine Würfel kaufen, wenn ich weiter zurückliege als
zero-habit-keep-points = Nicht nach Würfeln fragen, wenn ich höchstens noch so viele Punkte habe:
zero-prep-player = Gespielt von
zero-prep-gm = Spielleitung
zero-not-asked = Wonach du nicht gefragt wirst
zero-ask-again = wieder fragen

# Was sich tun lässt.
zero-group-fate = Aktionspunkte
zero-group-reaction = Dazwischen

zero-first-figures = Aus einer Datei, aus dem Regal oder mit wenigen Zahlen: Werte, Fertigkeiten, was jemand trägt.

# Vorbereitung.
zero-attribute-strength = Kraft
zero-attribute-dexterity = Geschick
zero-attribute-intelligence = Intelligenz
zero-attribute-will = Wille
zero-attribute-power = Macht
zero-prep-unnamed = Ohne Namen
zero-prep-named = Mit Namen
zero-prep-object = Objekt
zero-prep-skills-example = Nahkampf, Athletik
zero-prep-gear-example = Laserpistole, Panzerweste
zero-flag-dark = dunkel
zero-flag-underwater = unter Wasser
zero-flag-weightless = schwerelos
