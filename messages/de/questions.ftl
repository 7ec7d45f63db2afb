# What is asked, of whom, and what answers mean.

question-defend = { $actor } { $actors ->
    [one] verteidigt
   *[other] verteidigen
} gegen { $effort } ({ $other }): Fertigkeit wählen
question-defend-full = { $actor } { $actors ->
    [one] verteidigt
   *[other] verteidigen
} gegen { $effort } ({ $other }): Fertigkeit wählen, auf Wunsch mit { -full-defense(case: "dative") }
question-defend-group = { $actor } { $actors ->
    [one] verteidigt
   *[other] verteidigen
} gegen { $effort } ({ $other }): mit { -full-defense(case: "dative") }?
question-invoke = { $standing } – { $actor }: Aspekt einsetzen?
standing = { $actor } { $effort } gegen { NAME($other, case: "accusative") } { $against }
standing-skill = { $actor } { $effort } gegen { NAME($other, case: "accusative") } { $against }, ohne Wurf
standing-block = { $actor } { $effort } gegen den Block von { NAME($other, case: "dative") } { $against }
standing-difficulty = { $actor } { $effort } gegen { -target } { $against }
question-buy = { $actor } { $actors ->
    [one] würfelt
   *[other] würfeln
} gleich: { $n ->
    [0] +1 für einen { -fate-point } kaufen?
   *[other] noch +1 für einen { -fate-point } kaufen (bisher { $n })?
}
question-buy-or-name = { $actor } { $actors ->
    [one] würfelt
   *[other] würfeln
} gleich: +1 für einen { -fate-point } kaufen oder einen Aspekt nennen?
question-name = { $actor } { $actors ->
    [one] würfelt
   *[other] würfeln
} gleich: einen Aspekt nennen?
question-absorb = { $actor } { $actors ->
    [one] ist
   *[other] sind
} mit { shifts-n-dative } auf { $track } getroffen: Was fängt den Treffer ab?
question-word-consequence = { $actor } { $actors ->
    [one] beschreibt
   *[other] beschreiben
} die { $consequence } in eigenen Worten
question-word-outcome = { $seat } sagt, wie { NAME($actor) } ausscheidet
question-word-outcome-again = { $seat } sagt, wie { NAME($actor) } stattdessen ausscheidet
question-word-companion = { $actor } sagt, wie { NAME($companion) } ausscheidet
question-word-follow-up = { $seat } sagt, was { NAME($actor, case: "dative") } noch zu tun bleibt
question-word-draw = { $seat } sagt, wie es nach dem Unentschieden für { NAME($actor, case: "accusative") } weitergeht
question-word-extra = { $seat } sagt, was { NAME($actor) } mit { $total } darüber hinaus erreicht
question-word-flourish = { $seat } sagt, was { -spin(case: "the") } von { NAME($actor, case: "dative") } bewirkt ({ shifts-n } übrig)
question-judge = { $seat }: { $question }
question-concede = { $actor } { $actors ->
    [one] hat
   *[other] haben
} eine Konsequenz genommen: { -concession } anbieten?
question-concede-grit = { $actor } { $actors ->
    [one] hat
   *[other] haben
} so viele Konsequenzen, wie die Entschlossenheit (Grit) zulässt: { -concession } anbieten?
question-accept = { $actor } { $actors ->
    [one] hört
   *[other] hören
} das Angebot von { NAME($other, case: "dative") }, zu diesen Bedingungen nachzugeben: { $words }. Annehmen?
question-plead = { $actor } { $actors ->
    [one] scheidet
   *[other] scheiden
} aus, { $words }: { points-n } für einen anderen Ausgang zahlen?
question-refuse-aspect = { $actor } soll den Aspekt { $words } bekommen: mit einem { -fate-point } abwehren?
question-use-spin = { $actor } { $actors ->
    [one] hat
   *[other] haben
} { -spin }: beim Wurf von { NAME($acting, case: "dative") } nutzen?
question-use-spin-ahead = { $actor } { $actors ->
    [one] hat
   *[other] haben
} { -spin }: nutzen? { $acting } liegt { $n } vor { NAME($other, case: "dative") }
question-use-spin-behind = { $actor } { $actors ->
    [one] hat
   *[other] haben
} { -spin }: nutzen? { $acting } liegt { $n } hinter { NAME($other, case: "dative") }
question-use-spin-tied = { $actor } { $actors ->
    [one] hat
   *[other] haben
} { -spin }: nutzen? { $acting } und { NAME($other) } liegen gleichauf
question-spin-or-overflow = { $actor } { $actors ->
    [one] hat
   *[other] haben
} um { $n } besser verteidigt: { -spin } oder { -overflow }?
question-overflow = { $actor } { $actors ->
    [one] hat
   *[other] haben
} noch { shifts-n } { -overflow }: Was geschieht sofort damit?
question-spend-shift = { $actor } { $actors ->
    [one] hat
   *[other] haben
} noch { shifts-n }: Wofür ist { -shift(case: "next") }?
question-spend-shift-time = { $actor } { $actors ->
    [one] hat
   *[other] haben
} noch { shifts-n } und braucht bis jetzt: { $time }. Wofür ist { -shift(case: "next") }?
question-step-in = { $actor } { $actors ->
    [one] hält
   *[other] halten
} zurück: jetzt handeln?
question-leftover-stress = { $actor } { $actors ->
    [one] hat
   *[other] haben
} noch { shifts-n }: als { -stress } verwenden?
question-spare = { $actor } { $actors ->
    [one] trifft
   *[other] treffen
} alle: Wie viele { -minions } (höchstens { $n }) für { -overflow } verschonen?
question-tied-contest = { $seat } sagt, ob { NAME($actor) } und { NAME($other) } nach dem Gleichstand noch einmal würfeln
question-contest-skill = { $actor } { $actors ->
    [one] wählt
   *[other] wählen
} verdeckt eine Fertigkeit für den Wettstreit (Vorschlag: { $skill })
question-block-penalty = { $seat } sagt, wie schwer der Block von { NAME($actor, case: "dative") } ist: { $words }
question-block-penalty-plain = { $seat } sagt, wie schwer der Block von { NAME($actor, case: "dative") } ist
question-swap-duration = { $seat } sagt, wie lange { $skill } für { NAME($actor, case: "accusative") } einspringt
question-compelled = { $aspect } wird erzwungen: { $actor } { $actors ->
    [one] nimmt
   *[other] nehmen
} { points-n } an oder lehnt für einen ab. { $words }
question-set-difficulty = { $seat } sagt, wie schwer es für { NAME($actor, case: "accusative") } ist
question-set-difficulty-skill = { $seat } sagt, wie schwer es für { NAME($actor, case: "accusative") } ist: { $skill }
question-opponent-shifts = { $seat } sagt, was { shifts-n } von { NAME($actor, case: "dative") } { $n ->
    [one] bewirkt
   *[other] bewirken
}
question-take-longer = { $actor } { $actors ->
    [one] schafft
   *[other] schaffen
} es nur, wenn es länger dauert: { $time } (gedacht: { $base }). Länger brauchen?

# The same, as one says it to the person who is asked.
ask-defend = { $other } { $others ->
    [one] greift
   *[other] greifen
} dich an: { $effort }. Womit verteidigst du dich?
ask-defend-maneuver = { $other } { $others ->
    [one] versucht
   *[other] versuchen
} ein { -maneuver } gegen dich: { $effort }. Womit wehrst du dich?
ask-afterwards = Nach dem Wurf geht noch mehr: { $free ->
    [0] { $points ->
        [one] 1 Punkt bringt +2.
       *[other] je Punkt +2 (du hast { $points }).
    }
    [one] 1 Aspekt frei{ $points ->
        [0] .
       *[other] , je Punkt weitere +2.
    }
   *[other] { $free } Aspekte frei{ $points ->
        [0] .
       *[other] , je Punkt weitere +2.
    }
}
ask-invoke = Aspekt einsetzen?
ask-invoke-behind = Du liegst { $n } zurück. Aspekt einsetzen?
ask-invoke-level = Gleichstand. Aspekt einsetzen?
ask-invoke-ahead = Du liegst { $n } vorn. Aspekt einsetzen?
ask-invoke-short = Bis ans Ziel { $n ->
    [one] fehlt { shifts-n }
   *[other] fehlen { shifts-n }
}. Aspekt einsetzen?
ask-buy = Du würfelst gleich. Setzt du vorher etwas ein?
ask-absorb = Ein Treffer mit { shifts-n-dative } auf { $track }. Was fängt ihn ab?
ask-word-consequence = Deine { $consequence }: Was ist es?
ask-word-outcome = Wie scheidet { NAME($actor) } aus?
ask-word-companion = Wie scheidet { NAME($companion) } aus?
ask-word-follow-up = Was bleibt { NAME($actor, case: "dative") } noch zu tun?
ask-word-draw = Wie geht es nach dem Unentschieden für { NAME($actor, case: "accusative") } weiter?
ask-word-extra = Was erreicht { NAME($actor) } mit { $total } darüber hinaus?
ask-word-flourish = Was bewirkt { -spin(case: "the") } von { NAME($actor, case: "dative") } ({ shifts-n } übrig)?
ask-concede = Du hast eine Konsequenz genommen. Bietest du { -concession } an?
ask-concede-grit = Mehr Konsequenzen sieht die Entschlossenheit (Grit) nicht vor. Bietest du { -concession } an?
ask-accept = { $other } { $others ->
    [one] will
   *[other] wollen
} zu diesen Bedingungen nachgeben: { $words }. Nimmst du an?
ask-plead = Du scheidest aus, { $words }. Zahlst du { points-n } für einen anderen Ausgang?
ask-refuse-aspect = Du sollst den Aspekt { $words } bekommen. Wehrst du ihn mit einem { -fate-point } ab?
ask-use-spin = Du hast { -spin }. Beim Wurf von { NAME($acting, case: "dative") } nutzen?
ask-spin-or-overflow = Du hast um { $n } besser verteidigt. { -spin } oder { -overflow }?
ask-overflow = Du hast noch { shifts-n } { -overflow }. Was machst du sofort damit?
ask-spend-shift = Du hast noch { shifts-n }. Wofür ist { -shift(case: "next") }?
ask-step-in = Du hältst dich zurück. Handelst du jetzt?
ask-leftover-stress = Du hast noch { shifts-n }. Verwendest du sie als { -stress }?
ask-spare = Du triffst alle. Wie viele { -minions } (höchstens { $n }) verschonst du für { -overflow }?
ask-contest-skill = Welche Fertigkeit nimmst du im Wettstreit?
ask-compelled = { $aspect } wird erzwungen: { $words }. Nimmst du { points-n } an, oder lehnst du für einen ab?
ask-take-longer = Du schaffst es nur, wenn es länger dauert: { $time } (gedacht: { $base }). Nimmst du dir die Zeit?
ask-set-difficulty = Wie schwer ist es für { NAME($actor, case: "accusative") }?
ask-set-difficulty-skill = Wie schwer ist { $skill } für { NAME($actor, case: "accusative") }?
ask-block-penalty = Wie schwer wird der Block von { NAME($actor, case: "dative") }: { $words }?
ask-block-penalty-plain = Wie schwer wird der Block von { NAME($actor, case: "dative") }?
ask-swap-duration = Wie lange springt { $skill } für { NAME($actor, case: "accusative") } ein?
ask-opponent-shifts = { $actor } { $actors ->
    [one] hat
   *[other] haben
} { shifts-n } gut. Was wird daraus?
ask-tied-contest = { $actor } und { NAME($other) } haben Gleichstand. Noch einmal würfeln?

rolled-four-six = vier W6, gelesen wie Fudge-Würfel
rolled-light-dark = einen hellen und einen dunklen W6
rolled-plus-minus = Plus- und Minuswürfel

# What the game master judges.
judge-range = { $n ->
    [0] Reicht { NAME($actor) } bis zu { NAME($other, case: "dative") }?
    [255] Reicht { NAME($actor) } bis zu { NAME($other, case: "dative") }, obwohl kein Weg dorthin führt?
    [one] Reicht { NAME($actor) } 1 Zone weit bis zu { NAME($other, case: "dative") }?
   *[other] Reicht { NAME($actor) } { $n } Zonen weit bis zu { NAME($other, case: "dative") }?
}
judge-skill = Passt { $skill } hier für { NAME($actor, case: "accusative") }?
judge-blocked = Ist { NAME($actor) } daran durch den Block von { NAME($other, case: "dative") } gehindert?
judge-takes-action = Kostet der Versuch gegen den Block von { NAME($other, case: "dative") } die Aktion von { NAME($actor, case: "dative") }?
judge-consequence = Passt { $words } als { $consequence } für { NAME($actor, case: "accusative") }?
judge-outcome = Bleibt { $words } als Ausgang für { NAME($actor, case: "accusative") } im Rahmen?
judge-reasonable = War das Angebot von { NAME($actor, case: "dative") } vernünftig: { $words }?
judge-sticky = Darf der Aspekt { $words }, den { NAME($actor) } { $actors ->
    [one] anbringt
   *[other] anbringen
}, { -sticky } sein?
judge-sticky-spin = Darf der Aspekt { $words }, den { NAME($actor) } { $actors ->
    [one] anbringt
   *[other] anbringen
}, { -sticky } sein, bei so gutem Gelingen?
judge-scene = Ändert { NAME($actor) } die Szene so: { $words }?
judge-scene-paid = Ändert { NAME($actor) } die Szene so, für einen { -fate-point }: { $words }?
judge-removal = Wird { NAME($actor) } den Aspekt { $aspect } auf diese Weise los?
judge-removal-paid = Wird { NAME($actor) } den Aspekt { $aspect } auf diese Weise los, für einen { -fate-point }?
judge-spin = Erklärt das { -spin(case: "the-acc") } von { NAME($actor, case: "dative") }: { $words }?
judge-invocation = Hilft { $aspect } hier { NAME($actor, case: "dative") }?
judge-swap = Kann { NAME($actor) } mit { $aspect } hier { $skill } einsetzen?
judge-declaration = Stimmt von jetzt an, was { NAME($actor) } behauptet: { $words }?
judge-compel = Erzwingt { $aspect } das für { NAME($actor, case: "accusative") }: { $words }?
judge-tag-effect = Kann { NAME($actor) } { $aspect } dafür auslösen: { $words }?
judge-fragile = Vergeht { $aspect } mit dieser Bewegung?
judge-free-action = Ist das für { NAME($actor, case: "accusative") } eine freie Aktion: { $words }?
judge-end = Ist der Konflikt vorbei?
judge-recovery = Hat { NAME($actor) } damit { $aspect } überwunden?
judge-shift-use = Darf { NAME($actor) } dafür { -shifts } verwenden: { $words }?
judge-keep-up = Hält { NAME($companion) } mit { NAME($actor, case: "dative") } Schritt?
judge-walk = Kommt { NAME($actor) } ohne Wurf über die { -border } (Wert { $value })?
judge-effect = Gelingt { NAME($actor, case: "dative") } das mit dem { -maneuver }: { $words }?
judge-choice-of-skill = Ist { $skill } hier die richtige Fertigkeit für { NAME($actor, case: "accusative") }?
judge-combination-modifies = Verändert { $skill } diesen Wurf von { NAME($actor, case: "dative") }, je nachdem um +1 oder −1?
judge-combination-complements = Unterstützt { $skill } diesen Wurf von { NAME($actor, case: "dative") }?
judge-combination-restricts = Beschränkt { $skill } diesen Wurf von { NAME($actor, case: "dative") }?
judge-longer = Schafft { NAME($actor) } es doch noch, wenn es länger dauert ({ $time })?

# What answers mean.
answer-buy-yes = +1 kaufen
answer-buy-no = So würfeln
answer-accept-yes = Annehmen
answer-accept-no = Ablehnen
answer-plead-yes = Einen anderen Ausgang verlangen
answer-plead-no = So hinnehmen
answer-refuse-aspect-yes = Abwehren
answer-refuse-aspect-no = Zulassen
answer-leftover-stress-yes = Als { -stress } verwenden
answer-leftover-stress-no = Verfallen lassen
answer-tied-contest-yes = Noch einmal würfeln
answer-tied-contest-no = Unentschieden lassen
answer-compelled-yes = Annehmen
answer-compelled-no = Ablehnen
answer-take-longer-yes = Länger brauchen und fertig werden
answer-take-longer-no = Es bleibt misslungen
answer-defend-quality = Mit Qualität verteidigen
answer-defend-full = { $answer }, { -full-defense } +2 statt der eigenen Aktion
answer-invoke-pass = So stehen lassen
answer-invoke-bonus = +1 kaufen
answer-invoke = +2 durch { $aspect }
answer-invoke-reroll = Neu würfeln durch { $aspect }
answer-invoke-gift = { $value } durch { $name }
answer-box = Kästchen { $number } ankreuzen
answer-box-rolled-up = Kästchen { $number } ankreuzen ({ $own } ist schon angekreuzt)
answer-boxes = { $n ->
    [one] 1 Kästchen ankreuzen
   *[other] { $n } Kästchen ankreuzen
}
answer-consequence = Eine { $consequence } nehmen
answer-consequence-any = Eine Konsequenz nehmen
answer-companion = { $companion } scheidet statt einer Konsequenz aus
answer-taken-out = Ausscheiden
answer-concede-no = Weitermachen
answer-concede = { -concession } anbieten: { $words }
answer-step-in = Jetzt handeln
answer-wait = Weiter warten
answer-spin-lapse = Nicht nutzen
answer-spin = { $value } auf den Wurf von { NAME($actor, case: "dative") }
answer-gain-spin = { -spin } für die nächste Aktion
answer-gain-overflow = { -overflow }, sofort zu verwenden
answer-margin-nothing = Nichts weiter
answer-margin-told = Etwas anderes: { $words }
answer-overflow-done = Nichts mehr
answer-overflow-move = Zone wechseln: { $zone }
answer-overflow-rearm = Die Waffe aufnehmen
answer-overflow-other = Etwas anderes tun: { $words }
answer-shift-done = Nichts mehr
answer-shift-time = Schneller fertig sein
answer-shift-time-to = Schneller fertig sein: { $time }
answer-shift-quality = Bessere Arbeit: um { $n } besser
answer-shift-quality-to = Bessere Arbeit: { $value }
answer-shift-subtlety = Unauffälliger sein: um { $n } schwerer zu bemerken
answer-shift-subtlety-to = Unauffälliger sein: { -target } zum Bemerken { $value }
answer-shift-other = Etwas anderes: { $words }
answer-spare = { $n ->
    [0] Niemanden verschonen
   *[other] { $n } verschonen
}
answer-block-plain = Ein einfacher Block: kein Malus
answer-block-penalty = Schwerer: { $value }
answer-block-refused = Zu viel auf einmal: kein Block
price-gain = bringt { points-n }
price-free-tag = { -free-tag }
price-refuse-concession = kostet einen { -fate-point }, wenn die { -gm } das Angebot vernünftig findet
price-refuse-concession-free = bringt { NAME($actor, case: "dative") } einen { -fate-point }, wenn die { -gm } das Angebot vernünftig findet
