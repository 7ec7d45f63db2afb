# Glück und Entscheidungen eines Kampfes

insight-no-fight =
    { $count ->
        [0] An diesem Tisch wurde noch nicht gekämpft.
       *[other] Diesen Kampf gibt es nicht. Die Kämpfe dieses Tischs haben die Nummern 1 bis { $count }.
    }
insight-beginning = Der Kampf beginnt
insight-called-off = Abgebrochen
insight-answered = { $question } „{ $answer }“
insight-ends-turn = { $who } tut nichts weiter.
insight-who = { $who }: { $text }
insight-moment = { $change } für { $side } – { $text }.
insight-summary = { $side }: am Anfang { $beginning }, Würfel { $luck }, Entscheidungen { $decisions }, am Ende { $end }.
insight-summary-by-hand = { $side }: am Anfang { $beginning }, Würfel { $luck }, Entscheidungen { $decisions }, von Hand gesetzt { $hand }, am Ende { $end }.
insight-basis-exact = Die Chancen sind nach den Regeln genau ausgerechnet.
insight-basis-sampled = Die Chancen sind Anteile von { $runs } Kämpfen, die von jedem Punkt aus weitergespielt wurden.
insight-habit-all = Dabei kämpfen alle mit dieser Gewohnheit weiter: { $policy }.
insight-habits = Dabei kämpfen alle nach ihren Gewohnheiten weiter: { $policies }.
insight-habits-own = Dabei kämpfen alle nach ihren Gewohnheiten weiter, die anderen so, wie { -leader(case: "the") } es gewählt hat: { $policies }.
insight-habits-unknown = Dabei kämpfen alle nach den Gewohnheiten weiter, die { -leader(case: "the") } gewählt hat.
insight-habit-group = { $names }: { $policy }
insight-habit-next = { "; " }
insight-looks-ahead = Wer „klug“ kämpft, kämpft dabei „vorsichtig“: Vorausschauen dauert für so viele Kämpfe zu lange.
insight-dice-hardly-any = weniger als 0,1 %
insight-dice-once = { $name }, { $dice }: ein Wurf, { $mean } (zu erwarten { $expected }).
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
    }, im Mittel { $mean }, zu erwarten { $expected }. So hoch oder höher fallen { $share } aller solchen Reihen aus. Das ist selten, aber bei vielen Leuten und Abenden trifft es irgendwen.
insight-dice-low =
    { $name }, { $dice }: { $rolls ->
        [one] ein Wurf
       *[other] { $rolls } Würfe
    }, im Mittel { $mean }, zu erwarten { $expected }. So niedrig oder niedriger fallen { $share } aller solchen Reihen aus. Das ist selten, aber bei vielen Leuten und Abenden trifft es irgendwen.

# schwung insight

insight-head-sides = Chancen
insight-head-course = Der Verlauf, ohne was weniger als 0,5 % geändert hat
insight-head-luckiest = Die glücklichsten Würfe
insight-head-costliest = Die teuersten Entscheidungen
insight-head-characters = Figuren: Glück und Entscheidungen
insight-head-costs = Was es gekostet hat
insight-head-costs-characters = Was es jede Figur gekostet hat
insight-head-dice = Würfel in diesem Kampf
insight-head-dice-evening = Würfel am ganzen Abend
insight-head-dice-table = Würfel an allen Abenden des Tischs
insight-side = { $side }: { $beginning } → { $end } = Glück { $luck }, Entscheidungen { $decisions }
insight-side-by-hand = { $side }: { $beginning } → { $end } = Glück { $luck }, Entscheidungen { $decisions }, von Hand { $hand }
insight-error = Geschätzte Änderungen im Verlauf liegen in zwei von drei Fällen höchstens { $error } daneben.
insight-character = { $name } ({ $side }): Glück { $luck }, Entscheidungen { $decisions }
insight-cost = { $who }, { $gauge }: { $before } → { $after }, zu erwarten { $expected }; Glück { $luck }, Entscheidungen { $decisions }
insight-cost-by-hand = { $who }, { $gauge }: { $before } → { $after }, zu erwarten { $expected }; Glück { $luck }, Entscheidungen { $decisions }, von Hand { $hand }
insight-given = gewählt

# Encounters with a wanted chance and cost

balance-change-count = { $who }: { $to } statt { $now }
balance-change-quality = { $who }: Qualität { $to } statt { $now }
balance-change-skills = { $who }: alle Fertigkeiten { $to }
balance-change-skills-down = { $who }: alle Fertigkeiten { $to }, keine unter 1
balance-change-fate = { $who }: { gauge-fate } { $to } statt { $now }
balance-change-health-boxes = { $who }: zusätzliche körperliche Kästchen { $to } statt { $now }
balance-change-composure-boxes = { $who }: zusätzliche geistige Kästchen { $to } statt { $now }
balance-change-zone = { $who }: in „{ $to }“ statt in „{ $now }“
balance-change-attributes = { $who }: alle Attribute { $to }
balance-change-attributes-down = { $who }: alle Attribute { $to }, keines unter 1
balance-change-endurance = { $who }: Ausdauer { $to } statt { $now }
balance-change-melee = { $who }: alle Angriffs- und Verteidigungswerte { $to }
balance-change-life = { $who }: Lebenspunkte { $to } statt { $now }
balance-change-action-points = { $who }: Aktionspunkte { $to } statt { $now }
balance-word-average = durchschnittlich (+1)
balance-word-fair = ordentlich (+2)
balance-word-good = gut (+3)
balance-cost-consequences = Konsequenzen
balance-cost-endurance = Punkte Ausdauer verloren
balance-cost-life = Lebenspunkte verloren
balance-wanted-win = { $low } bis { $high } % Siegchance
balance-wanted-both = { $win }, { $low } bis { $high } { $cost }
balance-verdict-already = Die Begegnung passt schon so, wie sie ist: { $wanted }.
balance-verdict-reached = Diese Abwandlungen passen: { $wanted }. Die mit der kleinsten Änderung steht vorn.
balance-looks-ahead = Wer „klug“ kämpft, kämpft bei dieser Suche „vorsichtig“: Vorausschauen dauert für so viele Kämpfe zu lange.
balance-verdict-near = Keine der { $tried } geprüften Abwandlungen passt: { $wanted }. Diese kommen am nächsten. Lass mehr Änderungen zu oder wünsch dir etwas anderes.
balance-no-side = Eine Seite „{ $name }“ gibt es nicht. Die Seiten sind: { $known }.
balance-no-opponents = „{ $side }“ hat keine Gegner, also gibt es nichts auszugleichen.
balance-nothing-to-change = An den Gegnern lässt sich hier nichts davon ändern. Lass mehr Änderungen zu.
balance-goes-on = Gerade läuft ein Konflikt. Begegnungen werden mit dem berechnet, was danach noch alle haben.

# schwung balance

balance-now = So, wie es ist
balance-number = Vorschlag { $n }
balance-unchanged = nichts zu ändern
balance-outlook = { $label }: { $win } (zwischen { $low } und { $high })
balance-outlook-cost = { $value } { $cost } (zwischen { $low } und { $high })
balance-basis = Für die Seite „{ $side }“, wenn alle nach ihren Gewohnheiten kämpfen ([[policy]]). Die Spannen stimmen in 99 von 100 Fällen alle zusammen. { $tried } Abwandlungen geprüft, { $fights } Kämpfe, Startwert { $seed }.
balance-how-to-write = schwung balance … --write DATEI schreibt den ersten Vorschlag, --take N einen anderen.
balance-written = Vorschlag { $n } steht jetzt in { $file }.
balance-exists = { $file } gibt es schon und bleibt, wie es ist. Wähle einen anderen Namen.
balance-unwritten = { $file } kann nicht geschrieben werden
balance-no-such = Einen Vorschlag { $n } gibt es nicht; es sind { $count }.
balance-progress = Abwandlungen
