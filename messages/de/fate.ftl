# What the Fate books show besides: course of play, what is in force, the exchange panel, how two moments differ.

# What goes on.
table-free-play = Freies Spiel: Wer etwas tun will, tut es.
table-nobody-at-turn = Niemand ist am Zug.

# What somebody is asked, in a word or two.
waiting-defend = Abwehr
    .prompt = Verteidigung wählen
waiting-invoke = Aspekte
    .prompt = Aspekte nach dem Wurf
waiting-buy = +1 kaufen
    .prompt = +1 kaufen
waiting-absorb = Treffer einstecken
    .prompt = Treffer wegstecken
waiting-word = eigene Worte
    .prompt = Eigene Worte
waiting-judge = Urteil
    .prompt = Ermessen der Spielleitung
waiting-concede = { -concession }
    .prompt = Nachgeben anbieten
waiting-accept = Angebot annehmen
    .prompt = Nachgeben annehmen
waiting-plead = anderer Ausgang
    .prompt = Anderen Ausgang erkaufen
waiting-refuse-aspect = Aspekt abwehren
    .prompt = Aspekt abwehren
waiting-use-spin = { -spin } nutzen
    .prompt = Schwung einsetzen
waiting-spin-or-overflow = { -spin } oder { -overflow }
    .prompt = Schwung oder Überschuss
waiting-overflow = { -overflow } verwenden
    .prompt = Überschuss ausgeben
waiting-spend-shift = { -shifts } verwenden
    .prompt = Erfolgsgrade ausgeben
waiting-step-in = zurückgehaltene Aktion
    .prompt = Aufgeschobenen Zug nehmen
waiting-leftover-stress = übrige { -shifts }
    .prompt = Rest als Stress
waiting-spare = { -minions } verschonen
    .prompt = Schergen verschonen
waiting-tied-contest = Gleichstand
    .prompt = Gleichstand
waiting-contest-skill = verdeckte Fertigkeit
    .prompt = Fertigkeit im Wettstreit
waiting-block-penalty = Malus für einen Block
    .prompt = Aufschlag auf einen Block
waiting-swap-duration = Dauer der Vertretung
    .prompt = Dauer eines Tausches
waiting-set-difficulty = Schwierigkeit
    .prompt = Schwierigkeit nennen
waiting-opponent-shifts = { -shifts } der Gegenseite
    .prompt = Erfolgsgrade der Gegenseite
waiting-take-longer = mehr Zeit
    .prompt = Mehr Zeit nehmen
waiting-compelled = Erzwingen
    .prompt = Erzwingen annehmen

# Words that go with an answer.
words-consequence = Die Konsequenz
words-outcome = Der Ausgang
words-companion = Was mit der Begleitung geschieht
words-terms = Deine Bedingungen
words-spin = Wie du hilfst oder störst
words-overflow = Was du damit tust
words-shift = Wofür
words-margin = Was damit geschieht
words-follow-up = Was noch zu tun bleibt
words-draw = Wie es weitergeht
words-extra = Was noch dazukommt
words-flourish = Wie es sich zeigt
words-any = Deine Worte

# What counts as good.
chance-hit = Treffer
chance-no-hit = kein Treffer
chance-success = geschafft
chance-no-success = abgewehrt
chance-win = gewonnen
chance-win-against = gegen { NAME($other, case: "accusative") } gewonnen
chance-raised-free = mit 1 frei +2
chance-raised = mit 1 Punkt +2
chance-block = der Block steht

# People and scene.
table-scene = Szene
table-block = gegen { $against }, { $life }
table-rating = { $word } ({ $value })
ladder-8 = Legendär
ladder-7 = Episch
ladder-6 = Fantastisch
ladder-5 = Superb
ladder-4 = Großartig
ladder-3 = Gut
ladder-2 = Ordentlich
ladder-1 = Durchschnittlich
ladder-0 = Mäßig
ladder-minus-1 = Schwach
ladder-minus-2 = Schrecklich
gift-talent = Talent
gift-gift = Gabe
gift-stunt = Stunt
table-life-framed = bleibt, bis die Spielleitung ihn streicht
table-life-sheet = vom Bogen
table-life-consequence = Konsequenz, { $severity } ({ $track })
table-note-health = zusätzliche Kästchen für { -health }: { $value }
table-note-composure = zusätzliche Kästchen für { -composure }: { $value }
table-note-consequences = zusätzliche Konsequenzen: { $value }
table-note-weight = Gewicht { $value }
table-note-grit = Grit { $value }
table-note-quick-recovery = erholt sich schnell

# What is in force, and until when.
table-spin = { -spin }
table-full-defense = { -full-defense }: +2 auf jede Abwehr
table-holds = hält die Aktion zurück
table-disarmed = entwaffnet ({ shifts-n })
table-swap = { $skill } springt ein
table-may-concede = kann { -concession } anbieten
table-blocks = blockt { $against } mit { $value }
table-tag = { -free-tag }: { $aspect }
table-long = { $skill } schränkt jede Aktion ein
table-until-action = nur noch für diese Aktion
table-until-next-action = nur für die nächste Aktion
table-until-exchange = bis zum Ende { -exchange(case: "of") }
table-until-conflict = bis zum Ende des Konflikts
table-until-scene = bis zum Ende der Szene
table-until-rearmed = bis die Waffe wieder in der Hand ist
table-until-parted = bis sie sich trennen
table-until-tagged = bis zum ersten Auslösen
table-veiled = Verdeckter Wurf von { NAME($actor, case: "dative") }: { $value }
table-until-unveiled = bis du ihn aufdeckst oder wieder verdeckt würfelst
table-until-tagged-gone = bis zum ersten Auslösen, dann vergeht der Aspekt

# The exchange panel.
clash-rolls = { $actor } würfelt
clash-contest = { $actor } misst sich mit { NAME($other, case: "dative") }
clash-defends = verteidigt
clash-with = { $what } · { $skill }
clash-stands = unverändert
clash-open = zu erreichen
clash-hidden = verborgen
clash-block = Block
clash-ahead = { $n } für { NAME($actor, case: "accusative") }
clash-lead = { $n } gegen { NAME($other, case: "accusative") }
clash-leads = Vorsprung von { NAME($actor, case: "dative") }: { $leads }
clash-ask-several = Dein Vorsprung: { $leads }. Aspekt einsetzen?
clash-ask-roll = Du würfelst { $dice }
attempt-place = { $deed }: { $words } ({ $on })
attempt-remove = { $deed }: { $words } loswerden
attempt-find = { $deed }: { $words } herausfinden
clash-ask-skills = Welche Fertigkeiten nehmen sie im Wettstreit?
clash-tie = Gleichstand
clash-only-just = nur gerade so
clash-tie-success = Gleichstand: reicht
clash-tie-failure = Gleichstand: reicht nicht
outcome-boxes = { $actor } { $actors ->
    [one] kreuzt
   *[other] kreuzen
} Kästchen { $boxes } an ({ $track }).
outcome-won = { $actors ->
    [one] gewinnt
   *[other] gewinnen
} gegen { NAME($other, case: "accusative") } um { $n }
outcome-tied = unentschieden gegen { NAME($other, case: "accusative") }
outcome-lost = { $actors ->
    [one] verliert
   *[other] verlieren
} gegen { NAME($other, case: "accusative") } um { $n }

step-free-boxes = Treffer gehen in freie Kästchen.

# Lines about the table itself.
line-set = { $changes }.
line-actor-set = Die Spielleitung ändert etwas an { NAME($actor, case: "dative") }.
line-outcome-contested = { $actor } zahlt alle { -fate-points } für einen anderen Ausgang.
line-fate-points = { $actor }: { -fate-points } { $change }.

# How two moments differ.
change-scene = Szene { $number }
change-no-conflict = Kein Konflikt mehr
change-conflict = Wieder im Konflikt, { -exchange } { $number }
change-exchange = { -exchange } { $number }
change-turn = Am Zug: { $actor }
change-turn-nobody = Niemand ist am Zug
change-order = Reihenfolge: { $order }
change-spin = { $actor } { $actors ->
    [one] hat
   *[other] haben
} { -spin }
change-no-spin = { $actor } { $actors ->
    [one] hat
   *[other] haben
} keinen { -spin }
change-veiled = Ein verdeckter Wurf ist wieder nicht aufgedeckt
change-no-veiled = Kein verdeckter Wurf
change-switches = Andere Hausregeln
change-frame = Andere Bögen, Zonen oder Fertigkeiten
change-gone = { $actor } { $actors ->
    [one] ist
   *[other] sind
} nicht mehr dabei
change-back = { $actor } { $actors ->
    [one] ist
   *[other] sind
} wieder dabei
change-freed = { $actor }: Kästchen { $boxes } ({ $track }) { $n ->
    [one] ist frei
   *[other] sind frei
}
change-marked = { $actor }: Kästchen { $boxes } ({ $track }) { $n ->
    [one] ist angekreuzt
   *[other] sind angekreuzt
}
change-fate = { $actor } { $actors ->
    [one] hat
   *[other] haben
} { points-n }
change-zone = { $actor } { $actors ->
    [one] steht
   *[other] stehen
} in der Zone { $zone }
change-members = { $actor }: { $n ->
    [one] 1 steht
   *[other] { $n } stehen
}, Kästchen des Nächsten gefüllt: { $wounds }
change-out = { $actor } { $actors ->
    [one] ist
   *[other] sind
} ausgeschieden
change-in = { $actor } { $actors ->
    [one] ist
   *[other] sind
} wieder im Konflikt
change-acted = { $actor } { $actors ->
    [one] hat
   *[other] haben
} gehandelt
change-not-acted = { $actor } { $actors ->
    [one] hat
   *[other] haben
} noch nicht gehandelt
change-holds = { $actor } { $actors ->
    [one] hält
   *[other] halten
} die Aktion zurück
change-no-hold = { $actor } { $actors ->
    [one] hält
   *[other] halten
} die Aktion nicht zurück
change-full = { $actor }: { -full-defense }
change-not-full = { $actor }: keine { -full-defense }
change-disarmed = { $actor } { $actors ->
    [one] ist
   *[other] sind
} entwaffnet
change-armed = { $actor } { $actors ->
    [one] hat
   *[other] haben
} wieder eine Waffe in der Hand
change-separator = { "; " }
change-shelved = { $actor } { $actors ->
    [one] liegt
   *[other] liegen
} im Regal
change-unshelved = { $actor } { $actors ->
    [one] ist
   *[other] sind
} wieder auf dem Tisch
change-hidden = { $actor } { $actors ->
    [one] ist
   *[other] sind
} verborgen
change-shown = { $actor } { $actors ->
    [one] ist
   *[other] sind
} nicht mehr verborgen
change-loaded = { $actor } { $actors ->
    [one] trägt
   *[other] tragen
} eine Last
change-unloaded = { $actor } { $actors ->
    [one] trägt
   *[other] tragen
} keine Last
change-company = { $actor }: andere Begleitung
change-else = { $actor }: anderes von Hand Gesetztes
change-aspect-gone = Der Aspekt { $aspect } ({ $bearer }) ist weg
change-aspect-back = Der Aspekt { $aspect } ({ $bearer }) ist wieder da
change-aspect-secret = Der Aspekt { $aspect } ist anderen bekannt als jetzt
change-tag = { $actor } { $actors ->
    [one] darf
   *[other] dürfen
} { $aspect } frei auslösen
change-no-tag = Niemand darf { $aspect } frei auslösen
change-block = { $actor } { $actors ->
    [one] blockt
   *[other] blocken
} wieder { $against }
change-no-block = { $actor } { $actors ->
    [one] blockt
   *[other] blocken
} nicht mehr { $against }

# Styles of play.
style = Spielstil
    .hint = Stellt auf einmal alle Hausregeln ein, die zu einem Stil gehören. Einzeln bleiben sie verstellbar.
style-normal = Normal
    .note = wie im Buch
style-grim = Grim & Gritty
    .note = weniger Können, weniger Punkte
style-epic = Episch
    .note = mehr Können, mehr Punkte
style-own = eigene Mischung

# What is not as a new character has it. Nothing of it is forbidden.
remark-row-missing = Auf { $rung } { $missing ->
    [one] fehlt noch 1 Fertigkeit
   *[other] fehlen noch { $missing } Fertigkeiten
}.
remark-row-over = Auf { $rung } { $over ->
    [one] steht 1 Fertigkeit
   *[other] stehen { $over } Fertigkeiten
} mehr, als zum Start vorgesehen.
remark-over-peak = { $rung } liegt über der Spitze der Pyramide.
remark-below-ladder = { $rung } liegt unter der Leiter.
remark-skills-over = { $have } gelernte Fertigkeiten; zum Start sind es { $need }.
remark-aspects-missing = { $missing ->
    [one] Noch 1 Aspekt fehlt
   *[other] Noch { $missing } Aspekte fehlen
}.
remark-aspects-over = { $have } Aspekte; zum Start sind es { $need }.
remark-gifts-missing = { $missing ->
    [one] Noch 1 Talent, Gabe oder Stunt ist frei
   *[other] Noch { $missing } Talente, Gaben oder Stunts sind frei
}.
remark-gifts-over = { $have } Talente, Gaben und Stunts; zum Start sind es { $need }.
remark-lowest-row-idle = Ungelernt zählt schon { $rung }: Die Reihe bei { $rung } bringt nichts.

# Plans.
chip-own = dein Aspekt
chip-bonus = +1
plan-cheapest = Günstigste, die reicht
plan-cheapest-all = Günstigste gegen alle
plan-cheapest-more = Günstigste gegen mindestens einen mehr
plan-free = Nur, was frei ist

field-refresh-all = { -fate-points } aller Hauptfiguren auffrischen
card-fate = { -fate-points }

# Was in der Datei von Figuren nicht steht, die vom Tisch gehen.
off-lost-zone = „{ $aspect }“ liegt auf einer Zone ohne Namen und wird ein Aspekt der Szene.
off-lost-led = { $actor }: danach ohne Anführerin.
off-lost-attached = { $actor }: Gruppe und Anführerin trennen sich, denn nur eine von beiden geht.
off-lost-blocks = { $actor }: die Blocks verfallen.
off-lost-begun = { $actor }: Begonnenes verfällt: { -spin }, eine zurückgehaltene Aktion, { -full-defense } oder eine Fertigkeit statt einer anderen.
off-lost-by = { $actor }: durch wen ausgeschaltet.
off-lost-consequences = { $actor }: die Konsequenzen, denn Gruppen haben keine.
off-lost-places = Wo die stehen, die bleiben.
off-lost-conflict = Der Konflikt bleibt am Tisch; wer zurückkommt, reiht sich ein.

# The scene, when the game master changes it.
line-scene-set = Neue Szene: { $zones }.
line-scene-set-titled = Neue Szene „{ $title }“: { $zones }.
line-zones-added = Neu auf der Karte: { $zones }.

# A form that is named after a term of the book.
form-use-gift = { -gift } einsetzen
    .hint = Du zahlst, was es kostet, und es geschieht, was dabei steht.
