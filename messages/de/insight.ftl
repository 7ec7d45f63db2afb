# Glück und Entscheidungen eines Kampfes

insight-no-fight =
    { $count ->
        [0] An diesem Tisch wurde noch nicht gekämpft.
       *[other] Diesen Kampf gibt es nicht. Die Kämpfe dieses Tischs haben die Nummern 1 bis { $count }.
    }
insight-beginning = Der Kampf beginnt
insight-called-off = Abgebrochen
insight-answered = { $question } { $answer }
insight-who = { $who }: { $text }
insight-moment = { $text }: { $change } für { $side }.
insight-summary = { $side }: am Anfang { $beginning }, Würfel { $luck }, Entscheidungen { $decisions }, am Ende { $end }.
insight-summary-by-hand = { $side }: am Anfang { $beginning }, Würfel { $luck }, Entscheidungen { $decisions }, von Hand gesetzt { $hand }, am Ende { $end }.
insight-basis-exact = Die Chancen sind nach den Regeln genau ausgerechnet, wenn alle mit dieser Gewohnheit weiterkämpfen: { $policy }.
insight-basis-sampled = Die Chancen sind Anteile von { $runs } Kämpfen, die von jedem Punkt aus weitergespielt wurden. Alle haben dabei diese Gewohnheit: { $policy }.
insight-dice-within-high =
    { $name }, { $dice }: { $rolls ->
        [one] ein Wurf
       *[other] { $rolls } Würfe
    }, im Mittel { $mean }, zu erwarten { $expected }. { $share } aller solchen Reihen fallen so hoch oder höher aus: im Rahmen des Zufalls.
insight-dice-within-low =
    { $name }, { $dice }: { $rolls ->
        [one] ein Wurf
       *[other] { $rolls } Würfe
    }, im Mittel { $mean }, zu erwarten { $expected }. { $share } aller solchen Reihen fallen so niedrig oder niedriger aus: im Rahmen des Zufalls.
insight-dice-high =
    { $name }, { $dice }: { $rolls ->
        [one] ein Wurf
       *[other] { $rolls } Würfe
    }, im Mittel { $mean }, zu erwarten { $expected }. Nur { $share } aller solchen Reihen fallen so hoch oder höher aus. Das ist selten, aber bei vielen Leuten und Abenden trifft es irgendwen.
insight-dice-low =
    { $name }, { $dice }: { $rolls ->
        [one] ein Wurf
       *[other] { $rolls } Würfe
    }, im Mittel { $mean }, zu erwarten { $expected }. Nur { $share } aller solchen Reihen fallen so niedrig oder niedriger aus. Das ist selten, aber bei vielen Leuten und Abenden trifft es irgendwen.

# schwung insight

insight-head-sides = Chancen
insight-head-course = Der Verlauf, ohne was weniger als 0,5 % geändert hat
insight-head-luckiest = Die glücklichsten Würfe
insight-head-costliest = Die teuersten Entscheidungen
insight-head-characters = Figuren: Glück und Entscheidungen
insight-head-costs = Was es gekostet hat
insight-head-dice = Würfel in diesem Kampf
insight-head-dice-evening = Würfel am ganzen Abend
insight-head-dice-table = Würfel an allen Abenden des Tischs
insight-side = { $side }: { $beginning } → { $end } = Glück { $luck }, Entscheidungen { $decisions }
insight-side-by-hand = { $side }: { $beginning } → { $end } = Glück { $luck }, Entscheidungen { $decisions }, von Hand { $hand }
insight-error = Geschätzte Änderungen im Verlauf liegen in zwei von drei Fällen höchstens { $error } daneben.
insight-character = { $name } ({ $side }): Glück { $luck }, Entscheidungen { $decisions }
insight-cost = { $side }, { $gauge }: { $before } → { $after }, zu erwarten { $expected }; Glück { $luck }, Entscheidungen { $decisions }
insight-given = gewählt
