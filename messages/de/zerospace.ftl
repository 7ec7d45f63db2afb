# ZeroSpace 3e: all that is said at the table (crates/zerospace-ui/src/words). Keys begin with `zs-`, besides those
# that any book must have. What forms, files and plays say besides stands in the files zerospace-*.ftl.

-gm = Spielleitung

# What somebody is asked, in a word or two: any book has these, for every kind of question.
waiting-roll-again = Würfel noch einmal werfen
    .prompt = Würfel noch einmal werfen
waiting-buy-die = Bonuswürfel kaufen
    .prompt = Bonuswürfel nach dem Wurf
waiting-force = erzwungene Aktion
    .prompt = Aktion erzwingen
waiting-cut-in = aufgeschobener Zug
    .prompt = Aufgeschobenen Zug nehmen
waiting-panic = fliehen oder kauern
    .prompt = Fliehen oder kauern
waiting-loot = Beute beim Entwaffnen
    .prompt = Beute beim Entwaffnen
waiting-finish = bewusstlos oder tot
    .prompt = Bewusstlos oder tot
waiting-judge = Urteil
    .prompt = Urteile der Spielleitung
waiting-set-difficulty = Schwierigkeitsgrad
    .prompt = Schwierigkeitsgrad setzen
waiting-fail-forward = Folge eines Fehlschlags
    .prompt = Folge eines Fehlschlags
waiting-bonus = Vorteil eines besonders guten Erfolgs
    .prompt = Vorteil eines besonders guten Erfolgs
waiting-harm = Schaden durch einen Sturz
    .prompt = Schaden durch einen Sturz
waiting-throw-now = gleich werfen
    .prompt = Gleich werfen
waiting-throw-length = Weite eines Wurfs
    .prompt = Weite eines Wurfs
waiting-hint = ein Tipp
    .prompt = Tipps
waiting-consent = Zustimmung zum Tod
    .prompt = Zustimmung zum Tod
waiting-assist = Hilfe
    .prompt = Helfen
waiting-goes-first = Gleichstand in der Reihenfolge
    .prompt = Gleichstand in der Reihenfolge
waiting-heal = Erholung in der Nacht
    .prompt = Erholung in der Nacht
zs-plan-dice = Dann Würfel kaufen, solange { NAME($actor) } zurückliegt
zs-plan-more-dice = Danach weitere Würfel kaufen, solange { NAME($actor) } zurückliegt
zs-waiting-outcome = wie es weitergeht
zs-waiting-difficulty = Schwierigkeitsgrad von { $skill } für { NAME($actor, case: "accusative") }

# Names.
zs-attribute-strength = Kraft
zs-attribute-dexterity = Geschick
zs-attribute-intelligence = Intelligenz
zs-attribute-will = Wille
zs-attribute-power = Macht
zs-endurance = Ausdauer
zs-gait-walk = Gehen
zs-gait-run = Rennen
zs-gait-sprint = Sprinten
zs-band-near = Nah
zs-band-short = Kurz
zs-band-medium = Mittel
zs-band-long = Groß
zs-band-extreme = Extrem
zs-out-unconscious = bewusstlos
zs-out-dead = tot
zs-out-left = fort
zs-fear-flee = fliehen
zs-fear-cower = kauern
zs-ailment-blind = Blendung
zs-ailment-fear = Furcht
zs-rest-breather = ein paar Minuten
zs-rest-short = kurze Pause
zs-rest-night = eine Nacht Schlaf
zs-mode-strike = Angriff
zs-mode-charge = Ansturm
zs-mode-disarm = Entwaffnen
zs-mode-grapple = Ringen
zs-mode-hurt = Verletzen im Griff
zs-mode-throw-down = Schleudern
zs-kind-normal = normal
zs-kind-mental = mental
zs-kind-altering = verändernd
zs-combat-melee = Nahkampf
zs-combat-ranged = Fernkampf
zs-actor-named = Figur mit Namen
zs-actor-unnamed = Figur ohne Namen
zs-actor-object = Objekt
zs-familiarity-known = bekannte Aufgabe
zs-familiarity-unknown = unbekannte Aufgabe
zs-familiarity-esoteric = esoterische Aufgabe
zs-side = Seite { $number }
zs-side-players = Spielerfiguren
zs-side-opposition = Gegenseite
zs-metres = { $n } m
zs-metres-half = { $n },5 m
zs-points-n = { $n ->
    [one] 1 Aktionspunkt
   *[other] { $n } Aktionspunkte
}
zs-endurance-n = { $n } Ausdauer
zs-stake-left = noch { $left } von { $most }
zs-stake-out = ausgeschaltet
zs-stake-margin = { $stake }; je 3 Erfolgsspanne 1 mehr
zs-dice-n = { $n }w6
zs-ask-roll = Würfle { $dice }
zs-difficulty-moderate = { $n } (moderat)
zs-difficulty-hard = { $n } (schwierig)
zs-difficulty-complicated = { $n } (kompliziert)
zs-difficulty-incredible = { $n } (unglaublich)

# Conflict and turns.
zs-event-conflict-began = Ein Konflikt beginnt. Reihenfolge: { $order }.
zs-event-conflict-began-by = { $actor } beginnt einen Konflikt. Reihenfolge: { $order }.
zs-order-place = { $actor } ({ $result })
zs-order-shared = { $actors } zusammen
zs-event-placed = { $actor } kommt in die Reihenfolge, an Platz { $place }.
zs-event-placed-rolled = { $actor } kommt mit { $result } in die Reihenfolge, an Platz { $place }.
zs-event-round-began = Runde { $number } beginnt.
zs-event-turn-began = { $actor } ist am Zug.
zs-event-slot-passed = { $actor } kann nicht handeln: Der Zug entfällt.
zs-event-turn-lost = { $actor } kann nicht weitermachen: Der Zug ist vorbei.
zs-event-turn-forfeited = { $actor } hat diesen Zug für eine erzwungene Aktion geopfert: Er entfällt.
zs-event-deferred = { $actor } schiebt den Zug auf.
zs-event-deferred-lapsed = Der aufgeschobene Zug von { NAME($actor, case: "dative") } verfällt.
zs-event-deferred-taken = { $actor } nimmt den aufgeschobenen Zug und geht dazwischen.
zs-event-called-up = { $actor } handelt außer der Reihe.
zs-event-turn-spent = { $actor } war in dieser Runde schon dran.
zs-event-turn-resumed = { $actor } setzt den unterbrochenen Zug fort.
zs-event-joined = { $actor } macht mit dem aufgeschobenen Zug bei { NAME($other, case: "dative") } mit.
zs-event-environment = Die Umgebung: { $things } bewegt sich.
zs-event-environment-many = Die Umgebung: { $things } bewegen sich.
zs-event-loosened = { $thing } bewegt sich ab jetzt von selbst.
zs-event-loosened-falls = { $thing } fällt am Ende der Runde.
zs-event-loosened-pilot = { $thing } wird von { NAME($actor, case: "dative") } gesteuert.
zs-event-steered = { $actor } bewegt { $thing }.
zs-event-conflict-ended = Der Konflikt ist vorbei. Ausweichen, Überraschung und aufgeschobene Züge enden mit ihm.
zs-event-scene-ended = Die Szene ist vorbei. Ablenkung und Überraschung enden mit ihr.
zs-event-surprised = { $actor } ist überrascht.
zs-event-not-surprised = { $actor } ist nicht mehr überrascht.
zs-event-side-alone = Nur noch eine Seite ist übrig: { $side }.

# Actions.
zs-event-attack = { $actor } greift { NAME($other, case: "accusative") } an
zs-event-attack-mental = { $actor } greift den Geist von { NAME($other, case: "dative") } an
zs-event-attack-charge = { $actor } stürmt auf { NAME($other, case: "accusative") } los
zs-event-attack-disarm = { $actor } versucht, { NAME($other, case: "accusative") } zu entwaffnen
zs-event-attack-grapple = { $actor } ringt mit { NAME($other, case: "dative") }
zs-event-attack-hurt = { $actor } will { NAME($other, case: "accusative") } im Griff verletzen
zs-event-attack-throw-down = { $actor } will { NAME($other, case: "accusative") } zu Boden schleudern
zs-event-sweep = { $actor } führt einen Rundumschlag
zs-event-blast = { $actor } löst eine Explosion aus
zs-event-with = { $line } ({ $weapon }).
zs-event-distract = { $actor } will { NAME($other, case: "accusative") } ablenken
zs-event-dodge = { $actor } konzentriert sich auf die Verteidigung
zs-event-escape = { $actor } will sich aus dem Griff von { NAME($other, case: "dative") } losreißen
zs-event-throw = { $actor } wirft { NAME($other, case: "accusative") }
zs-event-check = { $actor } macht eine Probe: { $skill }
zs-event-help = { $actor } hilft { NAME($other, case: "dative") }
zs-event-recover = { $actor } versucht, sich zu fassen
zs-event-called-off = { $actor } kommt nicht dazu, verbraucht ist nichts: { $rule }.
zs-event-gait-walk = { $actor } geht.
zs-event-gait-run = { $actor } rennt.
zs-event-gait-sprint = { $actor } sprintet.
zs-event-moved = { $actor } bewegt sich
zs-event-moved-length = { $actor } bewegt sich { $length }
zs-event-hindered = Ein Hindernis halbiert die Bewegung von { NAME($actor, case: "dative") }.
zs-event-movement-used = Damit ist die Bewegungsaktion von { NAME($actor, case: "dative") } verbraucht.
zs-event-prone = { $actor } legt sich hin.
zs-event-stands-up = { $actor } steht auf.
zs-event-covered = { $actor } ist in Deckung.
zs-event-uncovered = { $actor } verlässt die Deckung.
zs-event-quick = { $actor }, schnelle Aktion
zs-event-free = { $actor }, nebenbei
zs-event-forced-dodge = { $actor } erzwingt eine Aktion und weicht aus ({ $attribute }). { $price }
zs-event-forced-cover = { $actor } erzwingt eine Aktion und geht in Deckung. { $price }
zs-event-forced-out = { $actor } erzwingt eine Aktion und sprintet aus dem Gefahrenbereich. { $price }
zs-event-forced-shield = { $actor } erzwingt eine Aktion und wirft sich vor { NAME($other, case: "accusative") }. { $price }
zs-event-forced-other = { $actor } erzwingt eine Aktion zur Verteidigung: { $words }. { $price }
zs-forced-next = Der nächste Zug ist dafür geopfert.
zs-forced-stored = Der aufgeschobene Zug ist dafür geopfert.
zs-event-dodging = { $actor } weicht aus ({ $attribute }): +1 Würfel auf jede Verteidigung bis zum nächsten Zug.
zs-event-dodge-ended = Das Ausweichen von { NAME($actor, case: "dative") } ist vorbei.

# Rolls.
zs-event-rolled = { $actor } würfelt { $what }: { $parts } = { $total }.
zs-event-rolled-pool = { $actor } würfelt { $what }: { $parts } = { $total }. Würfel: { $pool }.
zs-roll-skill = { $skill } ({ $attribute })
zs-roll-shown = { $n ->
    [one] 1w6 zeigt
   *[other] { $n }w6 zeigen
} { $shown }
zs-roll-none = kein Würfel
zs-event-rerolled = { $actor } wirft dank Spezialisierung neu: { $faces } { $n ->
    [one] wird
   *[other] werden
} zu { $shown }.
zs-faces-ones = { $n ->
    [one] eine 1
   *[other] { $n } Einsen
}
zs-faces-twos = { $n ->
    [one] eine 2
   *[other] { $n } Zweien
}
zs-event-difficulty-raised = Die Würfel, die { NAME($actor, case: "dative") } fehlen, würfelt die { -gm }: Der Schwierigkeitsgrad steigt um { $n }.
zs-event-resolved = { $actor } gegen { NAME($other, case: "accusative") }: { $result }.
zs-resolved-side = { $actor } ({ $total })
zs-resolved-someone = jemanden
zs-event-resolved-difficulty = { $actor } gegen DV { $value }: { $result }.
zs-event-resolved-hidden-gm = { $actor } gegen DV { $value } (verborgen): { $result }.
zs-event-resolved-hidden = { $actor } gegen einen verborgenen Schwierigkeitsgrad.
zs-event-resolved-nothing = { $actor }, ohne Gegenwehr: { $result }.
zs-event-together = Zusammenarbeit zu { $number }: Es zählt das schlechteste Ergebnis, das von { NAME($actor, case: "dative") }. { $result } und { $help } für die Anzahl sind { $total }.
zs-result-round = die Runde geht an { NAME($actor, case: "accusative") }
zs-result-round-tie = Gleichstand, die Runde geht an { NAME($actor, case: "accusative") }
zs-result-success = geschafft
zs-result-success-by = geschafft, { $n } mehr als nötig
zs-result-tie = geschafft, genau gleich
zs-result-failure = nicht geschafft
zs-result-failure-by = nicht geschafft, { $n } zu wenig
zs-event-failed-at-once = { $actor } scheitert ohne Wurf: { $rows }.
zs-event-failed-at-once-plain = { $actor } scheitert ohne Wurf.
zs-event-routine = { $actor } schafft es ohne Wurf, das ist Routine: { $skill }.
zs-event-point-die = { $actor } bekommt für einen Aktionspunkt einen Bonuswürfel: +{ $n }.
zs-event-point-die-before = { $actor } bekommt für einen Aktionspunkt einen Bonuswürfel mehr auf diesen Wurf.

# Harm.
zs-event-missed = { $actor } trifft { NAME($other, case: "accusative") } nicht.
zs-event-missed-mental = { $actor } dringt nicht in den Geist von { NAME($other, case: "dative") } ein.
zs-event-undefended = { $actor } kann sich nicht verteidigen: Das trifft ohne Wurf.
zs-event-undefended-mental = Der Geist von { NAME($actor, case: "dative") } ist wehrlos: Das trifft ohne Wurf.
zs-event-undefended-open = Hier hilft nur Deckung, und { NAME($actor) } hat keine: Das trifft ohne Wurf.
zs-event-outside-blast = { $actor } ist { $away } von der Mitte entfernt, außerhalb des Umkreises von { $radius }.
zs-event-hit = { $actor } trifft { NAME($other, case: "accusative") }.
zs-event-hit-mental = { $actor } trifft den Geist von { NAME($other, case: "dative") }.
zs-outcome-hit = trifft { NAME($other, case: "accusative") }
zs-outcome-missed = verfehlt { NAME($other, case: "accusative") }
zs-event-harmed = { $actor } verliert { $n } Ausdauer{ $why } und hat noch { $left } von { $most }.
zs-event-harmed-shock = { $actor } verliert { $n } Ausdauer durch Schock{ $why } und hat noch { $left } von { $most }.
zs-event-harmed-none = { $actor } verliert keine Ausdauer{ $why } und hat { $left } von { $most }.
zs-event-harmed-only = { $actor } verliert { $n } Ausdauer{ $why }.
zs-event-harmed-shock-only = { $actor } verliert { $n } Ausdauer durch Schock{ $why }.
zs-event-harmed-none-only = { $actor } verliert keine Ausdauer{ $why }.
zs-harmed-why = { " " }({ $parts })
zs-harmed-hit = { $n } für den Treffer
zs-harmed-weapon = { $n } durch die Waffe
zs-harmed-said = { $n } verlangt
zs-harmed-margin = { $n } durch die Erfolgsspanne
zs-harmed-cap = mehr als { $n } war nicht mehr da
zs-event-went-down = { $actor } hat keine Ausdauer mehr und wird bewusstlos.
zs-event-broken = { $actor } ist zerstört.
zs-event-woke = { $actor } ist wieder bei Bewusstsein.
zs-event-out-unconscious = { $actor } ist ausgeschaltet: bewusstlos.
zs-event-out-dead = { $actor } ist tot.
zs-event-out-left = { $actor } ist nicht mehr dabei.
zs-event-object-damaged = { $actor } ist beschädigt und funktioniert nur noch schlecht.
zs-event-lowered = { $attribute } von { NAME($actor, case: "dative") } sinkt um { $n } auf { $value }.
zs-event-lowered-only = { $attribute } von { NAME($actor, case: "dative") } sinkt um { $n }.
zs-event-blinded = { $actor } ist geblendet.
zs-event-frightened-flee = { $actor } bekommt Angst und flieht.
zs-event-frightened-cower = { $actor } bekommt Angst und kauert sich nieder.
zs-event-recovered-blind = { $actor } sieht wieder.
zs-event-recovered-fear = { $actor } fasst sich wieder.
zs-event-distracted = { $actor } ist abgelenkt: −1 Würfel auf den nächsten Angriff oder die nächste Verteidigung.
zs-event-still-distracted = { $actor } ist schon abgelenkt: Mehr bringt das nicht.
zs-event-distraction-used = Die Ablenkung von { NAME($actor, case: "dative") } ist damit vorbei.
zs-event-held = { $actor } hält { NAME($other, case: "accusative") } fest.
zs-event-let-go = { $other } ist frei vom Griff von { NAME($actor, case: "dative") }.
zs-event-thrown = { $actor } wirft { NAME($other, case: "accusative") } { $length } weit.
zs-event-thrown-said = { $actor } wirft { NAME($other, case: "accusative") } { $length } weit, wie die { -gm } sagt.
zs-event-apart = { $actor } und { NAME($other) } sind jetzt { $length } auseinander ({ $band }).
zs-event-apart-open = Wie weit { NAME($actor) } und { NAME($other) } auseinander sind, ist jetzt offen.
zs-event-thrown-down = { $actor } liegt am Boden.
zs-event-taken = { $actor } nimmt { NAME($other, case: "dative") } etwas ab: { $item }.
zs-event-knocked-away = Etwas wird { NAME($actor, case: "dative") } aus der Hand geschlagen: { $item }.

# Recovery.
zs-event-rested = { $actor } erholt sich: Ausdauer { $left } von { $most }.
zs-event-rested-only = { $actor } erholt sich.
zs-event-restored = Die gesenkten Attribute von { NAME($actor, case: "dative") } sind wieder ganz.
zs-event-boost-ended = Die Verstärkung von { NAME($actor, case: "dative") } ist vorbei.
zs-event-stunt-ended = Der Kraftakt von { NAME($actor, case: "dative") } ist vorbei.

# Points.
zs-event-session-began = Eine Sitzung beginnt: Alle am Tisch außer der { -gm } haben einen Aktionspunkt.
zs-event-point-earned = { $seat } bekommt einen Aktionspunkt: { $reason }.
zs-reason-idea = für einen guten Einfall
zs-reason-complication = für eine Komplikation
zs-reason-setback = für einen Rückschlag
zs-reason-morals = für Standhaftigkeit
zs-reason-overruled = für einen übergangenen Wurf
zs-reason-other = ohne nähere Angabe
zs-event-point-spent = { $seat } gibt einen Aktionspunkt aus: { $use }.
zs-event-point-spent-plain = { $seat } gibt einen Aktionspunkt aus.
zs-use-die = Bonuswürfel
zs-use-break-free = Ausbrechen
zs-use-boost = Verstärkung, { $attribute }
zs-use-boost-lasting = Verstärkung, { $attribute }, solange es Sinn ergibt
zs-use-inspiration = Inspiration
zs-use-stunt = Kraftakt, { $skill }
zs-use-stunt-scene = Kraftakt, { $skill }, für die ganze Szene
zs-use-rally = Sammeln
zs-use-retcon = Retcon
zs-use-other = etwas Eigenes
zs-use-words = { $use } ({ $words })
zs-event-boosted = Verstärkung: { $attribute } von { NAME($actor, case: "dative") } steigt um 1 auf { $value }, bis der Platz in der Reihenfolge wiederkommt.
zs-event-boosted-only = Verstärkung: { $attribute } von { NAME($actor, case: "dative") } steigt um 1, bis der Platz in der Reihenfolge wiederkommt.
zs-event-boosted-lasting = Verstärkung: { $attribute } von { NAME($actor, case: "dative") } steigt um 1 auf { $value }, solange es Sinn ergibt.
zs-event-boosted-lasting-only = Verstärkung: { $attribute } von { NAME($actor, case: "dative") } steigt um 1, solange es Sinn ergibt.
zs-event-boosted-peace = Verstärkung: { $attribute } von { NAME($actor, case: "dative") } steigt um 1 auf { $value }, für die nächste Probe.
zs-event-boosted-peace-only = Verstärkung: { $attribute } von { NAME($actor, case: "dative") } steigt um 1, für die nächste Probe.
zs-event-stunt = Kraftakt: { $actor } kann damit { $skill } einsetzen, bis der Platz in der Reihenfolge wiederkommt
zs-event-stunt-scene = Kraftakt: { $actor } kann damit { $skill } einsetzen, für die ganze Szene
zs-event-learned = { $actor } beherrscht von jetzt an { $skill }.
zs-event-item-added = Neu dabei: { $item }.
zs-event-item-added-holder = { $actor } hat { $item } dabei.
zs-event-broke-free = { $actor } ist nicht mehr hilflos.

# Failing forward, notes.
zs-event-fail-bargain = { $actor } schafft es zu einem Preis: { $words }.
zs-event-fail-false-lead = Falsche Fährte für { NAME($actor, case: "accusative") }, nur für die { -gm }: { $words }.
zs-event-fail-attention = { $actor } schafft es, erregt aber Aufmerksamkeit: { $words }.
zs-event-fail-noticed = { $actor } schafft es, fällt aber dem Feind auf: { $words }.
zs-event-fail-other = { $actor } scheitert, und es geht weiter: { $words }.
zs-event-benefit = Besonders gut gelingt es { NAME($actor, case: "dative") }: { $words }.
zs-event-note = Mitteilung an { NAME($seat, case: "accusative") }: { $words }.
zs-event-note-all = Mitteilung an alle: { $words }.
zs-event-note-false = Falsche Fährte für { NAME($seat, case: "accusative") }: { $words }.
zs-event-note-false-all = Falsche Fährte für alle: { $words }.
zs-event-complication = Eine Komplikation von { NAME($actor, case: "dative") } greift: { $words }.
zs-event-overruled = Die { -gm } übergeht einen Wurf von { NAME($seat, case: "dative") }
zs-event-overruled-gm = Die { -gm } übergeht einen eigenen Wurf
zs-event-task-opened = Erweiterte Aufgabe { $task }: { $goal }.
zs-event-task-opened-contest = Erweiterter Wettlauf { $task }, { NAME($actor) } gegen { NAME($other, case: "accusative") } mit { $skill }: { $goal }.
zs-event-task-counted = { $task }: { $score }.
zs-event-task-won = { $task } ist geschafft.
zs-event-task-lost = { $task } ist gescheitert.
zs-event-task-won-by = { $task }: { $actor } setzt sich durch.
zs-goal-tries = { $needed ->
    [one] 1 Erfolg
   *[other] { $needed } Erfolge
} in höchstens { $most ->
    [one] 1 Versuch
   *[other] { $most } Versuchen
}, DV { $difficulties }
zs-goal-first = es gewinnt, wer zuerst { $n ->
    [one] 1 Erfolg hat
   *[other] { $n } Erfolge hat
}
zs-goal-lead = es gewinnt, wer mit { $n } führt
zs-goal-rounds = es gewinnt, wer nach { $rounds ->
    [one] 1 Runde
   *[other] { $rounds } Runden
} mit { $lead } führt
zs-score-tries = { $tally ->
    [one] 1 Erfolg
   *[other] { $tally } Erfolge
} nach { $tries ->
    [one] 1 Versuch
   *[other] { $tries } Versuchen
}
zs-score-contest = { $a } zu { $b } nach { $tries ->
    [one] 1 Runde
   *[other] { $tries } Runden
}

# The game master.
zs-event-judged-yes = Die { -gm } sagt ja: { $question }
zs-event-judged-no = Die { -gm } sagt nein: { $question }
zs-event-consent-yes = { $seat } stimmt dem Tod von { NAME($actor, case: "dative") } zu.
zs-event-consent-no = { $seat } stimmt dem Tod von { NAME($actor, case: "dative") } nicht zu.
zs-event-set = Die { -gm } setzt: { $fact }.

# Facts set by hand.
zs-fact-losses = { $actor }, verlorene Ausdauer: { $losses }
zs-fact-no-losses = { $actor } hat die volle Ausdauer
zs-fact-lowered = { $actor }, { $attribute } gesenkt um { $n }
zs-fact-boost = { $actor }, { $attribute } verstärkt um { $n }
zs-fact-boost-lasting = { $actor }, { $attribute } verstärkt um { $n }, solange es Sinn ergibt
zs-fact-out = { $actor } ist { $out }
zs-fact-back = { $actor } ist wieder dabei
zs-fact-on = { $actor } { $what }
zs-fact-cruel = ist grausam verletzt
zs-fact-not-cruel = ist nicht mehr grausam verletzt
zs-fact-prone = liegt
zs-fact-not-prone = steht
zs-fact-covered = ist in Deckung
zs-fact-not-covered = ist ohne Deckung
zs-fact-helpless = ist hilflos
zs-fact-not-helpless = ist nicht mehr hilflos
zs-fact-blinded = ist geblendet
zs-fact-not-blinded = sieht wieder
zs-fact-distracted = ist abgelenkt
zs-fact-not-distracted = ist nicht mehr abgelenkt
zs-fact-surprised = ist überrascht
zs-fact-not-surprised = ist nicht mehr überrascht
zs-fact-flees = flieht in Furcht
zs-fact-cowers = kauert in Furcht
zs-fact-not-afraid = hat keine Furcht mehr
zs-fact-dodging = weicht aus ({ $attribute })
zs-fact-not-dodging = weicht nicht mehr aus
zs-fact-walks = geht
zs-fact-runs = rennt
zs-fact-sprints = sprintet
zs-fact-adapted = ist an Dunkelheit, Wasser und Schwerelosigkeit angepasst
zs-fact-not-adapted = ist nicht mehr an Dunkelheit, Wasser und Schwerelosigkeit angepasst
zs-fact-standard-used = hat die Standardaktion verbraucht
zs-fact-standard-free = hat die Standardaktion wieder frei
zs-fact-movement-used = hat die Bewegungsaktion verbraucht
zs-fact-movement-free = hat die Bewegungsaktion wieder frei
zs-fact-stored = hat einen aufgeschobenen Zug
zs-fact-not-stored = hat keinen aufgeschobenen Zug
zs-fact-difficulty = { $actor }, Schwierigkeitsgrad für Angriffe: { $value }
zs-fact-no-difficulty = { $actor }, Schwierigkeitsgrad für Angriffe: offen
zs-fact-owed = { $actor } schuldet { $n ->
    [0] keinen Zug
    [one] 1 Zug
   *[other] { $n } Züge
}
zs-fact-forced = hat in dieser Runde eine Aktion erzwungen
zs-fact-not-forced = hat in dieser Runde keine Aktion erzwungen
zs-fact-holds = { $actor } hält { NAME($other, case: "accusative") } fest
zs-fact-holds-not = { $actor } hält { NAME($other, case: "accusative") } nicht fest
zs-fact-side = { $actor } steht auf der Seite { $side }
zs-fact-plays = { $seat } spielt { NAME($actor, case: "accusative") }
zs-fact-hidden = ist verborgen
zs-fact-shown = ist nicht mehr verborgen
zs-fact-kind = { $actor }: { $kind }
zs-fact-turn = { $actor } ist am Zug
zs-fact-round = Runde { $number }
zs-fact-order = Reihenfolge { $order }
zs-fact-distance = { $actor } und { NAME($other) } sind { $length } auseinander ({ $band })
zs-fact-no-distance = Wie weit { NAME($actor) } und { NAME($other) } auseinander sind, ist offen
zs-fact-scene = { $flags }
zs-scene-dark = dunkel
zs-scene-underwater = unter Wasser
zs-scene-weightless = schwerelos
zs-scene-plain = hell, auf festem Boden
zs-fact-points = { $seat } hat { $points }
zs-fact-passes = { $seat } wird nicht mehr nach erzwungenen Aktionen und aufgeschobenen Zügen gefragt
zs-fact-passes-not = { $seat } wird nach erzwungenen Aktionen und aufgeschobenen Zügen gefragt
zs-fact-item = Ausrüstung { $item }
zs-fact-item-holder = Ausrüstung { $item }, bei { NAME($actor, case: "dative") }
zs-gear-with = { $item } ({ $figures })
zs-fact-no-item = ein Stück Ausrüstung ist weg
zs-fact-sheet = Werte von { NAME($actor, case: "dative") }
zs-fact-roles = welche Fähigkeit wofür gilt
zs-fact-strength = die Tabelle der Kraft
zs-fact-frame = Bögen, Fähigkeiten und Namen
zs-fact-switches = Hausregeln { $rules }
zs-fact-switches-usual = Hausregeln wie üblich
zs-fact-switches-same = Hausregeln wie bisher
zs-fact-switch = { $name }: { $position }
zs-fact-join = { $actor } kommt dazu
zs-fact-off = { $actor } ist vom Tisch genommen
zs-fact-returns = { $actor } kommt zurück an den Tisch
zs-fact-thing = { $thing } bewegt sich
zs-fact-stunt = Kraftakt von { NAME($actor, case: "dative") }
zs-fact-no-thing = etwas, das sich bewegte, ist weg
zs-fact-no-stunt = ein Kraftakt ist vorbei
zs-fact-tally = { $task } steht bei { $score }

# The parts of a number.
zs-part-skilled = gelernt
zs-part-unskilled = ungelernt
zs-part-stunt = Kraftakt
zs-part-free = eigene Vor- und Nachteile
zs-part-holders = weitere Griffe
zs-part-bought = Aktionspunkte
zs-part-received = von der Gegenseite
zs-part-deficit = { $n ->
    [one] 1 Würfel fehlt: Die Gegenseite wirft ihn
   *[other] { $n } Würfel fehlen: Die Gegenseite wirft sie
}
zs-part-speciality = Spezialisierung
zs-part-dice = Würfel
zs-part-modifier = { -gm }
zs-part-tool = Werkzeug
zs-part-rating = Machtlevel oder Ausrüstung
zs-part-level = Machtlevel
zs-part-gift = Kraft
zs-part-lesser = von Machtlevel und Ausrüstung zählt der größere Wert, nicht auch { $n }
zs-part-help = Zusammenarbeit
zs-part-help-cap = höchstens +10, wie viele auch zusammenarbeiten
zs-part-total = { $actor } gesamt
zs-part-difficulty = Schwierigkeitsgrad
zs-part-lead = Vorsprung
zs-part-tie = Gleichstand gewinnt, wer handelt
zs-part-points = Ausdauer
zs-part-damage = Schaden der Waffe
zs-part-said = wie die { -gm } sagt
zs-part-margin = Erfolgsspanne, ein Drittel
zs-part-cap = unter 0 sinkt die Ausdauer nicht
zs-part-shock = Schock
zs-part-left = bleibt
zs-part-ones = Einsen neu
zs-part-twos = Zweien neu
zs-part-shown = zeigen jetzt
zs-part-raised = Würfel der { -gm }
zs-part-lowered = gesenkt
zs-part-boost = Verstärkung
zs-part-length = Wurfweite { $length }
zs-part-reach = { $length }
zs-part-point = 1 Aktionspunkt
zs-part-turn = 1 Zug
zs-part-round = { $seconds } Sekunden seit Beginn
zs-part-successes = Erfolge
zs-part-tries = Versuche

# Circumstances, as the tables of the book have them.
zs-row-impossible = unmöglicher Versuch
zs-row-attacker-sprints = Angreifer sprintet
zs-row-unseen-ranged = Ziel nicht zu sehen, Fernkampf
zs-row-blind-mental = geblendet, mentaler Angriff
zs-row-unseen-melee = Ziel nicht zu sehen, Nahkampf
zs-row-poorly-seen = Ziel schlecht zu sehen
zs-row-disarming = Angriff zum Entwaffnen
zs-row-attacker-distracted = Angreifer abgelenkt
zs-row-attacker-held = Angreifer festgehalten
zs-row-attacker-runs = Angreifer rennt
zs-row-attacker-surprised = Angreifer überrascht
zs-row-sweeping = Rundumschlag
zs-row-two-hander = Zweihandwaffe einhändig
zs-row-out-of-range = außerhalb der effektiven Reichweite
zs-row-underwater = unter Wasser
zs-row-zero-g = Schwerelosigkeit
zs-row-charging = Ansturm
zs-row-burst = Feuerstoß
zs-row-attacker-weakened = Angreifer bei 1 Ausdauer
zs-row-defender-distracted = Verteidiger abgelenkt
zs-row-prone-melee = liegt, Nahkampf
zs-row-defender-held = Verteidiger festgehalten
zs-row-defender-surprised = Verteidiger überrascht
zs-row-cannot-see = sieht den Angreifer nicht
zs-row-cover = in Deckung
zs-row-prone-ranged = liegt, Fernkampf
zs-row-defender-runs = Verteidiger rennt
zs-row-defender-sprints = Verteidiger sprintet
zs-row-dodging = weicht aus
zs-row-cowering = kauert
zs-row-fleeing = flieht
zs-row-on-the-move = in Bewegung
zs-row-standing-firm = steht fest
zs-row-defender-weakened = Verteidiger bei 1 Ausdauer
zs-row-check-impossible = unmöglicher Versuch
zs-row-check-sprints = sprintet
zs-row-check-runs = rennt
zs-row-check-held = festgehalten
zs-row-check-weakened = bei 1 Ausdauer
zs-row-ambush = Überraschung auf der eigenen Seite
zs-row-damaged-thing = beschädigtes Objekt

# What is asked, of whom.
zs-question-roll-again = { $actor } hat eine passende Spezialisierung ({ $faces }, bisher { $total }): Welche Würfel noch einmal?
    .you = Deine Spezialisierung passt ({ $faces }, bisher { $total }): Welche Würfel wirfst du noch einmal?
zs-question-roll-again-need = { $actor } hat eine passende Spezialisierung ({ $faces }, bisher { $total }, nötig { $need }): Welche Würfel noch einmal?
    .you = Deine Spezialisierung passt ({ $faces }, bisher { $total }, nötig { $need }): Welche Würfel wirfst du noch einmal?
zs-question-roll-again-other = { $actor } darf niedrige Würfel noch einmal werfen
zs-question-buy-before = { $actor } würfelt gleich mit { $n } Würfeln: Für einen Aktionspunkt noch einen dazu?
    .you = Du würfelst gleich mit { $n } Würfeln: Für einen Aktionspunkt noch einen dazu?
zs-question-buy-before-none = { $actor } hat keinen Würfel übrig ({ $n }): Für einen Aktionspunkt einen dazu?
    .you = Du hast keinen Würfel übrig ({ $n }): Für einen Aktionspunkt einen dazu?
zs-question-buy-ahead = { $actor } liegt { $n } vorn: Für einen Aktionspunkt noch ein Würfel?
    .you = Du liegst { $n } vorn: Für einen Aktionspunkt noch ein Würfel?
zs-question-buy-tied = { $actor } liegt gleichauf: Für einen Aktionspunkt noch ein Würfel?
    .you = Du liegst gleichauf: Für einen Aktionspunkt noch ein Würfel?
zs-question-buy-behind = { $actor } liegt { $n } zurück: Für einen Aktionspunkt noch ein Würfel?
    .you = Du liegst { $n } zurück: Für einen Aktionspunkt noch ein Würfel?
zs-question-buy-order = { $actor } hat bisher { $n } für die Reihenfolge: Für einen Aktionspunkt noch ein Würfel?
    .you = Du hast bisher { $n } für die Reihenfolge: Für einen Aktionspunkt noch ein Würfel?
zs-question-buy = { $actor } hat gewürfelt: Für einen Aktionspunkt noch ein Würfel?
    .you = Du hast gewürfelt: Für einen Aktionspunkt noch ein Würfel?
zs-question-force-own = { $other } greift { NAME($actor, case: "accusative") } an ({ $combat }, { $kind }): Den nächsten Zug hergeben, um sich jetzt zu verteidigen?
    .you = { $other } greift dich an ({ $combat }, { $kind }): Gibst du den nächsten Zug her, um dich jetzt zu verteidigen?
zs-question-force-other = { $other } greift { NAME($target, case: "accusative") } an ({ $combat }, { $kind }): Gibt { NAME($actor) } den nächsten Zug her, um jetzt zu helfen?
    .you = { $other } greift { NAME($target, case: "accusative") } an ({ $combat }, { $kind }): Gibst du den nächsten Zug her, um jetzt zu helfen?
zs-question-force-blast = { $other } löst eine Explosion aus, { $distance } von der Mitte, Umkreis { $radius }: Gibt { NAME($actor) } den nächsten Zug her, um sich jetzt zu retten?
    .you = { $other } löst eine Explosion aus, { $distance } von der Mitte, Umkreis { $radius }: Gibst du den nächsten Zug her, um dich jetzt zu retten?
zs-question-cut-in = { $other } handelt gleich: Nutzt { NAME($actor) } jetzt den aufgeschobenen Zug?
    .you = { $other } handelt gleich: Nutzt du jetzt den aufgeschobenen Zug?
zs-question-cut-in-on = { $other } handelt gleich gegen { NAME($target, case: "accusative") }: Nutzt { NAME($actor) } jetzt den aufgeschobenen Zug?
    .you = { $other } handelt gleich gegen { NAME($target, case: "accusative") }: Nutzt du jetzt den aufgeschobenen Zug?
zs-question-panic = { $actor } hat Angst: fliehen oder kauern?
    .you = Du hast Angst: fliehen oder kauern?
zs-question-loot = { $actor } hat { NAME($other, case: "accusative") } entwaffnet: Was wird genommen oder weggeschlagen?
    .you = Du hast { NAME($other, case: "accusative") } entwaffnet: Was nimmst du oder schlägst du weg?
zs-question-finish = { $actor } hat { NAME($other, case: "accusative") } ausgeschaltet: bewusstlos oder tot?
    .you = Du hast { NAME($other, case: "accusative") } ausgeschaltet: bewusstlos oder tot?
zs-question-judge = { $question }
zs-question-set-difficulty = Wie schwer ist { $skill } für { NAME($actor, case: "accusative") }?
zs-question-difficulty-object = Wie schwer ist { NAME($other) } zu treffen und zu beschädigen?
zs-question-fail-forward = Wie bringt der Fehlschlag von { NAME($actor, case: "dative") } bei { $skill } die Geschichte weiter?
zs-question-bonus = Was gelingt { NAME($actor, case: "dative") } mit { $n } mehr als nötig noch?
zs-question-harm = Wie viel Ausdauer kostet der Sturz { NAME($other, case: "accusative") } ({ NAME($actor) } hat geworfen)?
zs-question-throw-now = { $actor } hat { NAME($other, case: "accusative") } im Griff: gleich werfen?
    .you = Du hast { NAME($other, case: "accusative") } im Griff: gleich werfen?
zs-question-throw-length = In der Krafttabelle fehlt dafür der Wert: Wie weit wirft { NAME($actor) } { NAME($other, case: "accusative") }?
zs-question-hint = Welchen Tipp bekommt { NAME($actor) }?
zs-question-consent = Soll { NAME($actor) } sterben?
zs-question-assist = Hilft { NAME($actor) } { NAME($other, case: "dative") } mit { $skill }?
    .you = Hilfst du { NAME($other, case: "dative") } mit { $skill }?
zs-question-goes-first = Gleichstand: Ist { NAME($actor) } vor { NAME($other, case: "dative") } an der Reihe?
zs-question-heal = Wie viel von { $n } verlorener Ausdauer bringt die Nacht { NAME($actor, case: "dative") } zurück?

# What the game master judges.
zs-judge-end = Ist der Konflikt vorbei?
zs-judge-range = { $other } ist { $distance } entfernt, weiter als die Reichweite von { NAME($actor, case: "dative") }. Ist der Angriff möglich?
zs-judge-range-unknown = { $other } ist weiter entfernt, als { NAME($actor) } reicht. Ist der Angriff möglich?
zs-judge-unskilled = Darf { NAME($actor) } das ungelernt versuchen: { $skill }?
zs-judge-attribute = { $actor } will { $skill } mit { $attribute } würfeln. Passt das?
zs-judge-combined = { $actor } will mit { $skill } helfen. Passt das zusammen?
zs-judge-quick = Geht noch eine schnelle Aktion von { NAME($actor, case: "dative") }: { $words }?
zs-judge-free = Geht diese freie Aktion von { NAME($actor, case: "dative") }: { $words }?
zs-judge-linked = Hängt das mit der Bewegung von { NAME($actor, case: "dative") } zusammen: { $words }?
zs-judge-shield = Kommt { NAME($actor) } rechtzeitig vor { NAME($other, case: "accusative") }?
zs-judge-defensive = Ist das reine Verteidigung von { NAME($actor, case: "dative") }: { $words }?
zs-judge-get-away = { $actor } liegt am Boden. Reicht die Zeit, um hoch und weg zu kommen?
zs-judge-over = { $actor } führt bei { $task } mit { $n }. Ist es damit vorbei? Angriffe dieser Runde kommen noch davor.
zs-judge-afraid = { $actor } hat Angst. Darf die Figur trotzdem so handeln?
zs-judge-dead = Ist { NAME($actor) } tot und nicht nur bewusstlos?
zs-judge-break-free = Befreit ein Aktionspunkt { NAME($actor, case: "accusative") } von Blendung oder Furcht?
zs-judge-lasting-boost = Hält die Verstärkung von { $attribute } bei { NAME($actor, case: "dative") }, solange es Sinn ergibt?
zs-judge-point-use = Ist das einen Aktionspunkt von { NAME($actor, case: "dative") } wert: { $words }?
zs-judge-stunt = Geben die Kräfte von { NAME($actor, case: "dative") } diesen Kraftakt her, { $skill }: { $words }?
zs-judge-retcon = Ist dieser Retcon von { NAME($actor, case: "dative") } glaubwürdig: { $words }?
zs-judge-complication = Kommt diese Komplikation von { NAME($actor, case: "dative") } ins Spiel, und bringt sie einen Aktionspunkt: { $words }?

# What answers mean, and what they cost.
zs-price-turn = nächster Zug
zs-price-turn-stored = aufgeschobener Zug
zs-answer-keep = alle liegen lassen
zs-answer-again = noch einmal: { $faces }
zs-answer-pass = nicht jetzt
zs-answer-dodge = ausweichen mit { $attribute }
zs-answer-cover = in Deckung gehen
zs-answer-out-of-radius = aus dem Gefahrenbereich sprinten
zs-answer-shield = davorwerfen
zs-answer-defend-other = anderes, das nur verteidigt: { $words }
zs-answer-join = mitmachen
zs-answer-join-with = mitmachen mit { $weapon }
zs-answer-interrupt = dazwischengehen
zs-answer-take = { $item } nehmen
zs-answer-knock = { $item } wegschlagen
zs-answer-unlisted = etwas ohne Werte
zs-answer-routine = Routine, kein Wurf
zs-answer-impossible = unmöglich
zs-answer-fail-plain = es misslingt einfach
zs-answer-fail-bargain = gelingt zu einem Preis: { $words }
zs-answer-fail-false-lead = falsche Fährte: { $words }
zs-answer-fail-attention = gelingt, erregt aber Aufmerksamkeit: { $words }
zs-answer-fail-noticed = gelingt, fällt aber dem Feind auf: { $words }
zs-answer-fail-other = anderes: { $words }
zs-answer-harm = { $n } Ausdauer
zs-answer-heal = { $n } Ausdauer zurück
zs-answer-buy-die-yes = einen Würfel kaufen
zs-answer-buy-die-no = nichts kaufen
zs-answer-throw-now-yes = gleich werfen
zs-answer-throw-now-no = festhalten
zs-answer-throw-none = gar nicht
zs-answer-consent-yes = ja, die Figur stirbt
zs-answer-consent-no = nein, sie lebt
zs-form-die = Figur sterben lassen
    .hint = Nur wenn Spieler und Spielleitung zustimmen.
zs-answer-assist-yes = helfen
zs-answer-assist-no = nicht helfen
zs-answer-first = { $actor } zuerst

# One line about somebody.
zs-status = { $actor }: { $parts }
zs-status-endurance = Ausdauer { $left }/{ $most }
zs-status-losses = Ausdauer { $left }/{ $most } (verloren: { $losses })
zs-loss-fresh = { $n } frisch
zs-loss-deep = { $n } bis zur Nacht
zs-loss-shock = { $n } durch Schock
zs-status-down = bewusstlos
zs-status-broken = zerstört
zs-status-damaged = beschädigt
zs-status-weakened = bei 1 Ausdauer: −1 Würfel auf eigene Taten
zs-status-unnamed = ohne Namen
zs-status-hidden = verborgen
zs-status-cruel = grausam verletzt
zs-status-prone = liegt
zs-status-covered = in Deckung
zs-status-helpless = hilflos
zs-status-blinded = geblendet
zs-status-distracted = abgelenkt bis zum nächsten Angriff oder zur nächsten Verteidigung
zs-status-surprised = überrascht bis zum Ende des eigenen Zugs
zs-status-flees = flieht in Furcht
zs-status-cowers = kauert in Furcht
zs-status-dodging = weicht aus ({ $attribute }) bis zum nächsten Zug
zs-status-runs = rennt
zs-status-sprints = sprintet
zs-status-adapted = angepasst
zs-status-lowered = { $attribute } −{ $n }
zs-status-boost = { $attribute } +{ $n } bis zum eigenen Platz
zs-status-boost-check = { $attribute } +{ $n } für die nächste Probe
zs-status-boost-lasting = { $attribute } +{ $n }, solange es Sinn ergibt
zs-status-held = festgehalten von { NAME($actor, case: "dative") }
zs-status-holds = hält { NAME($actor, case: "accusative") } fest
zs-status-standard-used = Standardaktion verbraucht
zs-status-movement-used = Bewegung verbraucht
zs-status-walked = { $length } bewegt
zs-status-halved = Bewegung halbiert
zs-status-quick = { $n ->
    [one] 1 schnelle Aktion
   *[other] { $n } schnelle Aktionen
}
zs-status-stored = aufgeschobener Zug aus Runde { $number }
zs-status-owed = { $n ->
    [one] schuldet 1 Zug
   *[other] schuldet { $n } Züge
}
zs-status-forced = hat in dieser Runde erzwungen
zs-status-stunt = Kraftakt { $skill } { $life }
zs-life-slot = bis zum eigenen Platz
zs-life-scene = bis zum Ende der Szene
zs-status-gear = trägt { $items }

# The scene, line by line.
zs-scene = Szene { $number }
zs-scene-title = Szene { $number }: { $title }
zs-scene-flags = Überall: { $flags }
zs-scene-peaceful = Kein Konflikt
zs-scene-conflict = Runde { $number } (Sekunde { $seconds })
zs-scene-turn = Am Zug: { $actor }
zs-scene-turn-nobody = Niemand ist am Zug
zs-scene-interrupted = Unterbrochen: { $actors }
zs-scene-order = Reihenfolge: { $order }, zuletzt die Umgebung
zs-order-with = { $actor } ({ $note })
zs-order-down = kann nicht handeln
zs-order-owed = schuldet einen Zug
zs-order-stored = hat aufgeschoben
zs-scene-hold = { $actor } hält { NAME($other, case: "accusative") } fest
zs-scene-distance = { $actor } und { NAME($other) }: { $length } ({ $band })
zs-scene-thing = { $thing } bewegt sich am Ende der Runde
zs-scene-thing-pilot = { $thing }, gesteuert von { NAME($actor, case: "dative") }
zs-scene-task = Aufgabe { $task }: { $score }; { $goal }
zs-scene-task-won = Aufgabe { $task }: geschafft ({ $score })
zs-scene-task-lost = Aufgabe { $task }: gescheitert ({ $score })
zs-scene-contest = Wettlauf { $task }, { NAME($actor) } gegen { NAME($other, case: "accusative") } mit { $skill }: { $score }; { $goal }
zs-scene-stunt = Kraftakt von { NAME($actor, case: "dative") }: { $skill } { $life } { $words }
zs-scene-item = Liegt da: { $items }
zs-scene-points = Aktionspunkte: { $points }
zs-seat-points = { $seat } { $n }
zs-scene-note = Mitteilung an { NAME($seat, case: "accusative") }: { $words }
zs-scene-note-all = Mitteilung an alle: { $words }
zs-scene-note-false = Falsche Fährte für { NAME($seat, case: "accusative") }: { $words }
zs-scene-note-false-all = Falsche Fährte für alle: { $words }

# What goes on while nothing waits.
zs-now-peace = Freies Spiel: Wer etwas tun will, tut es.
zs-now-nobody = Niemand ist am Zug.
zs-now-turn = { $actor } ist am Zug: { $left }.
zs-now-standard = Standardaktion
zs-now-movement = Bewegungsaktion
zs-now-movement-rest = Rest der Bewegung
zs-now-beside = nur noch schnelle Aktionen

# Why something is not legal now.
zs-bar-no-conflict = Dafür muss ein Konflikt laufen
zs-bar-in-conflict = Das geht nicht, solange ein Konflikt läuft
zs-bar-no-such-thing = Das gibt es hier nicht
zs-bar-out-of-bounds = { $need ->
    [0] Das ist außerhalb der Grenzen
   *[other] Das ist außerhalb der Grenzen: höchstens { $need }
}
zs-bar-limit = Das ist mehr, als dieses Programm fassen kann: höchstens { $need }
zs-bar-not-your-turn = Jemand anderes ist am Zug
zs-bar-standard-used = Die Standardaktion ist verbraucht
zs-bar-movement-used = Die Bewegungsaktion ist verbraucht
zs-bar-cannot-act = Wer bewusstlos, tot, fort oder hilflos ist, kann nicht handeln
zs-bar-already-in = Nimmt schon am Konflikt teil
zs-bar-has-begun = Der Zug hat schon begonnen und lässt sich nicht mehr aufschieben
zs-bar-already-acting = Ist schon am Zug
zs-bar-nothing-stored = Kein Zug ist aufgeschoben
zs-bar-forced-already = In dieser Runde wurde schon eine Aktion erzwungen
zs-bar-turn-owed = Es ist schon ein Zug geopfert
zs-bar-one-gait = In einem Zug geht nur eine Gangart
zs-bar-gait-too-late = Rennen und Sprinten werden vor der Standardaktion angesagt
zs-bar-too-far = { $need ->
    [0] Das ist zu weit
   *[other] { $need } m sind zu weit: Die Bewegung reicht { $have } m
}
zs-bar-no-figure = Dafür hat der Tisch keine Zahl
zs-bar-is-held = Wer festgehalten ist, kommt nicht vom Fleck
zs-bar-is-prone = Wer liegt, muss erst aufstehen
zs-bar-not-prone = Niemand liegt da
zs-bar-on-oneself = Das geht nicht gegen sich selbst
zs-bar-not-melee = Das geht nur im Nahkampf
zs-bar-not-unarmed = Das geht nur mit bloßen Händen
zs-bar-wrong-weapon = Dafür ist das nicht die richtige Waffe
zs-bar-out-of-reach = Das Ziel ist nicht in Reichweite: { $need } m entfernt, die Reichweite ist { $have } m
zs-bar-wrong-tool = Dieses Werkzeug ist nicht zur Hand oder hilft dabei nicht
zs-bar-grip-only = Verletzen im Griff trifft nur, wer festgehalten ist, und niemanden sonst
zs-bar-no-target = Da ist niemand anzugreifen
zs-bar-none-chosen = Noch ist niemand ausgewählt
zs-bar-charge-needs-run = Ein Ansturm braucht die ganze Bewegungsaktion, und die ist schon angebrochen
zs-bar-within-reach = Das Ziel ist schon in Reichweite: kein Platz für einen Ansturm
zs-bar-not-held = Diesen Griff gibt es nicht
zs-bar-too-soon = Verletzen im Griff geht frühestens eine Runde nach dem Zupacken
zs-bar-held-already = Das Ziel ist schon in diesem Griff
zs-bar-too-heavy = { $need ->
    [0] Das ist zu schwer zum Werfen
   *[other] Das ist zu schwer zum Werfen: nötig ist Kraft { $need }, da ist { $have }
}
zs-bar-lies-already = Liegt schon am Boden
zs-bar-no-point = { $need ->
    [0] Es ist kein Aktionspunkt da
   *[other] Es sind nicht genug Aktionspunkte da: gebraucht { $need }, übrig { $have }
}
zs-bar-gm-has-none = Aktionspunkte gehören Spielerinnen und Spielern, nicht der { -gm }
zs-bar-not-bound = Da ist nichts, woraus man ausbrechen könnte
zs-bar-no-endurance-boost = An diesem Tisch hebt keine Verstärkung die Ausdauer
zs-bar-nothing-lost = Es ist nichts verloren, was zurückkommen könnte
zs-bar-no-task = Diese Aufgabe gibt es nicht, oder sie ist vorbei
zs-bar-wrong-task = Das passt nicht zu dieser Art von Aufgabe
zs-bar-too-easy = Wer eine Probe verlangt, setzt mindestens { $need ->
    [0] 3
   *[other] { $need }
} an
zs-bar-wrong-row = Dieser Umstand gehört zu einem anderen Wurf
zs-bar-comes-by-itself = Das geschieht hier von selbst, zu Beginn des eigenen Zugs
zs-bar-not-ailing = Da ist nichts, wovon man sich erholen könnte
zs-bar-needs-words = Dafür braucht es Worte
zs-bar-not-main = Nur über Hauptfiguren, die noch leben, wird so entschieden
zs-bar-cover-is-forced = In Deckung gehen geht nur als erzwungene Aktion
zs-bar-shields-others = Abschirmen lassen sich nur andere
zs-bar-nothing-to-join = Mitmachen geht nur, wenn die eigene Seite jemanden einzeln angreift
zs-bar-radius-too-wide = Der Weg aus dem Gefahrenbereich ist zu weit
zs-bar-alone = Zusammenarbeiten geht erst ab zwei
zs-bar-not-pilot = Das steuert jemand anderes oder niemand
zs-bar-is-object = Das geht mit einem Objekt nicht

# House rules.
zs-switch-order-tie = Gleichstand in der Reihenfolge
    .text = Was entscheidet, wenn zwei in der Reihenfolge dasselbe Ergebnis haben?
zs-switch-group-slots = Banden teilen einen Platz
    .text = Handeln Figuren ohne Namen, die zu einer Bande gehören, am selben Platz der Reihenfolge?
zs-switch-defer-begun = Angefangenen Zug aufschieben
    .text = Darf ein Zug noch aufgeschoben werden, von dem schon etwas verbraucht ist?
zs-switch-deferred-window = Wie lange ein aufgeschobener Zug hält
    .text = Verfällt er, wenn der eigene Platz wiederkommt, oder erst mit dem Ende der nächsten Runde?
zs-switch-force-limit = Einmal je Runde erzwingen
    .text = Gilt die Grenze für jede Figur einzeln oder für den ganzen Tisch?
zs-switch-force-while-owed = Erzwingen mit Schulden
    .text = Darf jemand eine Aktion erzwingen, der schon einen Zug schuldet?
zs-switch-stand-within-move = Aufstehen in der Bewegung
    .text = Kann das Aufstehen ein Teil der Bewegung sein, statt sie ganz zu verbrauchen?
zs-switch-run-burdens-movement = Rennen erschwert Hindernisse
    .text = Kostet Rennen auch bei der Probe einen Würfel, die selbst die Bewegung ist?
zs-switch-sprint-fails-movement = Sprinten scheitert an Hindernissen
    .text = Scheitert im Sprint auch die Probe, die selbst die Bewegung ist?
zs-switch-reroll = Wurf mit Spezialisierung
    .text = Wird ein niedriger Würfel einmal neu geworfen oder so lange, bis er mindestens 3 zeigt?
zs-switch-ranged-defence = Abwehr gegen Schüsse
    .text = Welche Fähigkeit verteidigt gegen Angriffe im Fernkampf?
zs-switch-tool-competes = Werkzeug zählt nicht extra
    .text = Zählt von Werkzeug, Machtlevel und Ausrüstung nur das Größte?
zs-switch-held-per-holder = Jeder Griff zählt
    .text = Kostet jeder weitere, der jemanden festhält, noch einen Würfel?
zs-switch-mutual-deficit = Beide unter null Würfeln
    .text = Gibt jede Seite ihren ganzen Fehlbetrag weiter, oder wird erst aufgerechnet?
zs-switch-failure-spends = Scheitern kostet die Aktion
    .text = Ist die Standardaktion verbraucht, wenn ein Versuch ohne Wurf scheitert?
zs-switch-unseen-ranged = Schuss auf Ungesehenes
    .text = Scheitert ein Schuss auf ein Ziel, das man nicht sieht, oder kostet er einen Würfel?
zs-switch-cover-mental = Deckung gegen mentale Angriffe
    .text = Hilft Deckung auch gegen mentale Angriffe?
zs-switch-helpless-roll = Wurf gegen Hilflose
    .text = Wird ein Angriff auf Hilflose gewürfelt, um die Erfolgsspanne zu sehen?
zs-switch-assist-count = Wer beim Zusammenarbeiten zählt
    .text = Zählen alle, die zusammenarbeiten, oder nur die Helfenden?
zs-switch-margin = Erfolgsspanne
    .text = Bringt ein Vorsprung von 3 mehr Schaden und mehr Erfolg?
zs-switch-good-success = Ab wann ein Erfolg besonders gut ist
    .text = Ab welchem Vorsprung wird ohne Erfolgsspanne gefragt, was noch gelingt?
zs-switch-weakened = Strafwürfel bei 1 Ausdauer
    .text = Trifft er nur eigene Taten oder alle Würfe?
zs-switch-weakened-talk = Strafwürfel auch beim Reden
    .text = Trifft der Strafwürfel bei 1 Ausdauer auch Proben, die man mit Worten macht?
zs-switch-rest-rounding = Runden bei der Pause
    .text = Wird die Hälfte eines ungeraden Verlusts auf- oder abgerundet?
zs-switch-unnamed-one-hit = Ein Treffer genügt
    .text = Schaltet ein Treffer jede Figur ohne Namen aus?
zs-switch-charge-runs = Ansturm ist auch Rennen
    .text = Zählt beim Ansturm neben dem Bonuswürfel auch der Strafwürfel fürs Rennen?
zs-switch-dodge-attribute = Attribut beim Ausweichen
    .text = Wird es beim Ansagen gewählt, oder zählt bei jedem Angriff das bessere?
zs-switch-dodge-altering = Ausweichen vor verändernden Angriffen
    .text = Hilft Ausweichen auch gegen verändernde Angriffe?
zs-switch-dodge-end = Ende des erzwungenen Ausweichens
    .text = Endet es mit dem nächsten Zug, den man wirklich hat, oder mit dem geopferten?
zs-switch-hurt-ignores-armour = Rüstung hilft nicht im Griff
    .text = Zählt Rüstung auch dann nicht, wenn jemand im Griff verletzt wird?
zs-switch-area-cover-only = Nur Deckung hilft gegen Flächen
    .text = Trifft ein Flächenangriff jeden, der keine Deckung erreicht?
zs-switch-blast = Explosionen auswürfeln
    .text = Verteidigt sich jeder einzeln, alle gemeinsam, oder wird für jedes Ziel angegriffen?
zs-switch-recovery-try = Sich von Blendung und Furcht erholen
    .text = Ist ein Versuch zu Beginn des Zugs frei, oder kostet er die Standardaktion?
zs-switch-flee-and-run = Fliehen und rennen
    .text = Zählt der Würfel fürs Fliehen neben dem fürs Rennen?
zs-switch-boost-endurance = Verstärkung der Ausdauer
    .text = Kann eine Verstärkung auch die Ausdauer heben?
zs-switch-stunt-dice = Würfel beim Kraftakt
    .text = Wird beim Kraftakt wie gelernt mit zwei Würfeln gewürfelt oder mit einem?
zs-switch-points-before = Immer vor dem Wurf fragen
    .text = Werden alle vor jedem Wurf nach Aktionspunkten gefragt, nicht nur, wo es zählt?
zs-switch-ask-end = Ende des Konflikts
    .text = Soll der Tisch fragen, ob der Konflikt vorbei ist, wenn nur noch eine Seite da ist?
zs-switch-ask-quick = Schnelle Aktionen
    .text = Soll der Tisch fragen, ob eine schnelle Aktion noch passt?
zs-switch-ask-free = Freie Aktionen
    .text = Soll der Tisch fragen, ob eine freie Aktion passt?
zs-switch-ask-linked = Taten in der Bewegung
    .text = Soll der Tisch fragen, ob eine Tat mit der Bewegung zusammenhängt?
zs-switch-ask-unskilled = Ungelernte Proben
    .text = Soll der Tisch fragen, ob etwas ungelernt versucht werden darf?
zs-switch-ask-attribute = Andere Attribute
    .text = Soll der Tisch fragen, ob ein ungewöhnliches Attribut zur Probe passt?
zs-switch-ask-range = Über die Reichweite
    .text = Soll der Tisch fragen, ob ein Angriff über die Reichweite hinaus möglich ist?
zs-switch-ask-combined = Verschiedene Fähigkeiten
    .text = Soll der Tisch fragen, ob verschiedene Fähigkeiten zusammenpassen?
zs-switch-ask-benefit = Vorteil eines besonders guten Erfolgs
    .text = Soll der Tisch fragen, was ein besonders guter Erfolg noch bringt?
zs-switch-ask-failure = Scheitern bringt voran
    .text = Soll der Tisch fragen, wie ein Fehlschlag die Geschichte weiterbringt?
zs-switch-ask-shield = Abschirmen
    .text = Soll der Tisch fragen, ob jemand rechtzeitig vor das Ziel kommt?
zs-switch-ask-defensive = Andere Verteidigung
    .text = Soll der Tisch fragen, ob etwas anderes reine Verteidigung ist?
zs-switch-ask-over = Ende einer Verfolgungsjagd
    .text = Soll der Tisch fragen, ob eine Verfolgungsjagd vorbei ist, wenn jemand weit genug führt?
zs-switch-ask-afraid = Handeln in Furcht
    .text = Soll der Tisch fragen, ob jemand in Furcht das tun darf?
zs-switch-ask-harm = Schaden durch einen Sturz
    .text = Soll der Tisch fragen, was ein Wurf oder Sturz dem Ziel antut?
zs-switch-ask-finish = Bewusstlos oder tot
    .text = Soll der Tisch fragen, ob eine ausgeschaltete Figur ohne Namen tot ist?
zs-switch-ask-break-free = Ausbrechen aus Blendung und Furcht
    .text = Soll der Tisch fragen, ob ein Aktionspunkt von Blendung und Furcht befreit?

# What switches are set to.
zs-position-off = aus
zs-position-ask = fragen
zs-position-automatic = die übliche Antwort
zs-position-usual = wer begann, Intelligenz, Spielerfiguren, dann ein offener Würfel
zs-position-roll-off = ein offener Würfel
zs-position-players-first = Spielerfiguren, dann ein offener Würfel
zs-position-game-master = die { -gm }
zs-position-next-slot = bis zum eigenen Platz der nächsten Runde
zs-position-literal = bis zum Ende der nächsten Runde
zs-position-character = für jede Figur
zs-position-table = für den ganzen Tisch
zs-position-once = einmal
zs-position-until-three = bis mindestens 3
zs-position-ranged = Fernkampf
zs-position-athletics = Athletik
zs-position-exchange = jede gibt ihren weiter
zs-position-net = erst aufrechnen
zs-position-fails = scheitert
zs-position-penalty = ein Würfel weniger
zs-position-all = alle
zs-position-helpers = nur die Helfenden
zs-position-deeds = eigene Taten
zs-position-up = aufrunden
zs-position-down = abrunden
zs-position-declared = beim Ansagen
zs-position-per-attack = bei jedem Angriff
zs-position-taken-turn = mit dem nächsten Zug
zs-position-slot = mit dem geopferten Zug
zs-position-each = jeder verteidigt sich
zs-position-group = eine Verteidigung für alle
zs-position-separate = ein Angriff für jedes Ziel
zs-position-free = frei zu Beginn des Zugs
zs-position-standard = die Standardaktion
zs-position-two = zwei
zs-position-one = einer
