# Würfel: schwung roll und schwung odds, und warum die Bibliothek schwung-dice etwas ablehnt. Siehe crates/dice.

# Hilfe
dice-value-roll = WÜRFEL
dice-value-list = LISTE
dice-value-dialect = DIALEKT
dice-argument-roll = Die Würfel, etwa 4W6kh3, 4WF+3 oder „der bessere von 2W20“; siehe docs/dice.md
dice-option-dice = Die gefallenen Würfel, in der Reihenfolge, in der sie gezogen werden, etwa „6 1 4 4“ oder „+ + 0 -“
dice-option-dialect = Wie der Text gemeint ist: schwung, roll20, foundry, rpg-dice-roller oder avrae
dice-option-seed = So werfen, dass dieselbe Zahl dieselben Würfel gibt
dice-option-at-least = Die Chance auf N oder mehr
dice-option-at-most = Die Chance auf N oder weniger
dice-option-compare = Die Chancen anderer Würfel daneben; auch mehrmals
dice-option-csv = Als Tabelle mit Kommas
dice-option-svg = Die Balken auch in eine Datei zeichnen
dice-roll-about = Würfeln, wie es dasteht
dice-roll-examples =
    schwung roll 2W6+4
    schwung roll 4W6kh3 --dice "6 1 4 4"        mit Würfeln vom Tisch
    schwung roll "4WF+3 gegen 4WF+2" --seed 7   gegeneinander, und wiederholbar
    schwung roll 10W10>=8f1 --json              für Programme
dice-odds-about = Die genauen Chancen eines Wurfs
dice-odds-examples =
    schwung odds 4WF
    schwung odds "W20+3 gegen 15"      trifft das, und wie oft?
    schwung odds der bessere von 2W20 plus 5 gegen 15
    schwung odds 2W6+3 --at-least 10
    schwung odds 4W6kh3 --compare 3W6
    schwung odds 10W10! --svg chancen.svg
    schwung odds --encounter encounters/duel.toml "Ida attacks Ruben with Nahkampfwaffen"

# Ein Wurf
dice-successes = { $count ->
    [one] Erfolg
   *[other] Erfolge
}
dice-margin = Abstand { $margin }
dice-sides = { $a } gegen { $b }
dice-stopped = { $part }: nach 1000 weiteren Würfen eines Würfels angehalten.

# Chancen
dice-mean = Mittel { $mean }
dice-each-time = jedes von { $times } Malen
dice-column-value = Wert
dice-column-margin = Abstand
dice-column-chance = Chance
dice-column-or-more = mindestens
dice-at-least = { $value } oder mehr: { $percent }
dice-at-most = { $value } oder weniger: { $percent }
dice-reached = { $roll }: gelingt zu { $percent }
dice-target = { $roll } gegen { $target }: trifft zu { $percent }; wo Gleichstand nicht genügt, zu { $beaten }
dice-opposed = { $a } gegen { $b }: vorn zu { $ahead }, gleichauf zu { $equal }, hinten zu { $behind }
dice-better = { $better } ist besser als { $worse }: Es liegt öfter vorn als hinten.
dice-as-good = { $better } und { $worse } sind gleich gut: Jedes liegt gleich oft vorn.
dice-or-more = { $value } und mehr
dice-or-less = { $value } und weniger
dice-letter = W
dice-word-vs = gegen
dice-word-at-least = mindestens
dice-word-at-most = höchstens
dice-word-above = über
dice-word-below = unter
dice-word-exactly = genau
dice-word-other-than = nicht
dice-thousand = { $n } Tausend
dice-million = { $n } Millionen
dice-billion = { $n } Milliarden
dice-trillion = { $n } Billionen
dice-ways = { $ways } von { $of } Möglichkeiten
dice-many-ways = von einer Zahl von Möglichkeiten mit { $digits } Ziffern
dice-rest = Mehr Zusatzwürfel als gezeigt sind unwahrscheinlicher als 1 zu 10^{ $digits }; um so viel kann jede Chance zu niedrig sein.
dice-compared = { $a } gegen { $b }: höher { $higher }, gleich { $equal }, niedriger { $lower }

# Ablehnungen; der Hinweis sagt, was hilft
dice-instead = Vielleicht: { $notation }
dice-error-empty = Hier ist nichts zu würfeln.
    .hint = Schreibe Würfel hin, etwa 2W6 oder 4WF+3.
dice-error-too-long = Das ist länger als { $limit } Bytes.
    .hint = Würfle es in Teilen.
dice-error-too-deep = Das ist tiefer als { $limit }-mal verschachtelt.
    .hint = Lass Klammern weg, die nicht nötig sind.
dice-error-unexpected = „{ $found }“ kann hier nicht stehen.
    .hint = Zwischen zwei Teilen steht ein Rechenzeichen, etwa + oder *, oder ein Wort wie plus, mal oder gegen; ein Kommentar beginnt mit #.
dice-error-unexpected-end = Am Ende fehlt etwas.
    .hint = Ergänze Würfel oder eine Zahl.
dice-error-unclosed = Die Klammer wird nicht geschlossen.
    .hint = Ergänze „{ $bracket }“.
dice-error-unknown-word = Etwas namens „{ $word }“ gibt es nicht.
    .hint = Verstanden werden außer Würfeln: plus, minus, mal, geteilt durch, Summe aus, mindestens, höchstens, über, unter, genau, 15 oder mehr, gegen, besser als, mit Vorteil, mit Nachteil, der bessere von 2W20, die besten drei von 4W6, ohne den niedrigsten. Namen stehen in eckigen Klammern, Kommentare hinter #.
dice-error-number-too-large = Die Zahl { $found } ist zu groß.
    .hint = Nimm eine kleinere.
dice-error-not-whole = { $found } ist keine ganze Zahl, wie Würfel sie brauchen.
    .hint = Runde mit floor(), ceil() oder round().
dice-error-negative = { $found } ist weniger als keiner.
    .hint = Mit max(0; …) fällt es nicht unter 0.
dice-error-sides-missing = Wie viele Seiten?
    .hint = Schreibe sie hinter den Buchstaben, etwa W6, W% oder WF.
dice-error-no-sides = Ein Würfel ohne Seiten lässt sich nicht werfen.
    .hint = Ein Würfel hat mindestens eine Seite.
dice-error-too-many-sides = Ein Würfel hat höchstens { $limit } Seiten.
    .hint = Nimm weniger Seiten.
dice-error-too-many-dice = Höchstens { $limit } Würfel fallen auf einmal.
    .hint = Nimm weniger Würfel.
dice-error-too-many-throws = Für einen Wurf wird höchstens { $limit }-mal geworfen.
    .hint = Nimm weniger Würfel, oder lass weniger davon explodieren.
dice-error-too-many-times = Ein Wurf wird 1- bis { $limit }-mal wiederholt.
    .hint = Schreibe eine andere Zahl vor das #.
dice-error-ambiguous-drop = Soll der höchste oder der niedrigste wegfallen?
    .hint = Schreibe dl für den niedrigsten oder dh für den höchsten; weitere Würfel kommen mit + dazu.
dice-error-ambiguous-times = Heißt x hier explodieren oder malnehmen?
    .hint = Schreibe ! für explodieren, * für mal.
dice-error-number-missing = „{ $modifier }“ braucht gleich dahinter eine Zahl.
    .hint = Schreibe die Zahl ohne Leerzeichen dahinter.
dice-error-always-explodes = Jede Seite explodiert: Das hörte nie auf.
    .hint = Lass weniger Seiten explodieren, oder mit !o nur einmal.
dice-error-always-rerolls = Jede Seite wird neu geworfen: Das hörte nie auf.
    .hint = Wirf mit ro nur einmal neu, oder weniger Seiten.
dice-error-cannot-be-unique = { $dice } Würfel können mit { $faces } Seiten nicht alle verschieden sein.
    .hint = Nimm weniger Würfel, oder uo, um nur einmal neu zu werfen.
dice-error-not-dice = „{ $modifier }“ braucht Würfel, und runde Klammern halten eine Zahl.
    .hint = Setze die Würfel in geschweifte Klammern.
dice-error-not-for-groups = „{ $modifier }“ braucht Würfel einer Sorte; eine Gruppe hat keine zu werfen.
    .hint = Schreibe es in der Gruppe hinter die Würfel.
dice-error-one-die-only = „{ $found }“ gilt für einen einzelnen Würfel, der zweimal geworfen wird.
    .hint = Sonst sag, welche Würfel zählen: 3W6kh2 behält die höchsten zwei, 3W6kl2 die niedrigsten.
dice-error-after-count = „{ $modifier }“ kommt zu spät: Die Erfolge sind schon gezählt.
    .hint = Schreibe es vor den Vergleich.
dice-error-too-many-modifiers = Hinter Würfeln stehen höchstens { $limit } Zusätze.
    .hint = Lass weg, was nichts ändert.
dice-error-failures-alone = Fehlschläge nehmen Erfolge weg, und es werden keine gezählt.
    .hint = Sage zuerst, was ein Erfolg ist, etwa >=8f1.
dice-error-unsupported = „{ $modifier }“ von { $dialect } gibt es hier nicht.
    .hint = In docs/dice.md steht, was von jedem Dialekt bekannt ist.
dice-error-arguments = { $function } nimmt { $wanted } Zahlen, und hier sind { $given }.
    .hint = Trenne Zahlen mit Kommas oder Semikolons.
dice-error-division-by-zero = Hier wird durch null geteilt.
    .hint = Halte den Teiler von 0 fern, etwa mit max(1; …).
dice-error-overflow = Das Ergebnis ist zu groß.
    .hint = Ergebnisse passen in 64 Bit.
dice-error-undefined = Diese Potenz oder Wurzel gibt es nicht.
    .hint = Exponenten sind ganze Zahlen, Wurzeln gibt es ab 0.
dice-error-dice-missing = { $given ->
    [one] Ein Würfel ist angegeben, und für einen { $die } ist keiner mehr da.
   *[other] { $given } Würfel sind angegeben, und für einen { $die } ist keiner mehr da.
}
    .hint = Gezogen wird von links nach rechts, dann Zusatz für Zusatz.
dice-error-dice-not-fitting = Würfel Nummer { $position } zeigt { $face }; das kann ein { $die } nicht.
    .hint = Gezogen wird von links nach rechts, dann Zusatz für Zusatz.
dice-error-dice-left-over = { $count ->
    [one] Ein Würfel ist angegeben, den niemand zieht.
   *[other] { $count } Würfel sind angegeben, die niemand zieht.
}
    .hint = Gib genau die Würfel an, die gezogen werden.
dice-error-dice-unreadable = „{ $found }“ ist kein Würfel.
    .hint = Schreibe hin, was die Würfel zeigen, etwa „6 1 4 4“, und bei Fudge-Würfeln „+ + 0 -“.
dice-error-no-dice = Das System hat keine Zufallszahlen zu geben.
    .hint = Gib die Würfel mit --dice an.
dice-error-too-costly = Das bräuchte etwa { $estimate } { $unit ->
    [steps] Rechenschritte
   *[KiB] KiB Speicher
}; erlaubt sind { $limit }.
    .hint = Nimm weniger Würfel, weniger Seiten oder weniger Zusätze.
dice-error-no-odds = Die Chancen dieser Reihenfolge von Zusätzen sind nicht bekannt: { $modifier }.
    .hint = Behalte und verwirf, bevor andere Zusätze die Würfel ändern, oder würfle es.
