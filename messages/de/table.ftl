# The table as people see it, whatever is played: who is waited for, dice in words, lines about the table itself.

system-sotc = Spirit of the Century
system-malmsturm = Malmsturm
system-freefate = FreeFATE
system-zerospace = ZeroSpace 3e
system-daemmersturm = Dämmersturm

# What goes on.
waits-for = Wartet auf { $who }.
waits-what = { $seat } ({ $what })
waits-for-nothing = Die Regeln haben sich seit dem Beginn dieser Handlung geändert. { -leader(case: "start") } kann sie abbrechen.

# Dice in words.
die-plus = plus
die-blank = leer
die-minus = minus
die-light = hell
die-dark = dunkel
die-labelled = { $label } { $face }

# Lines about the table itself.
line-opened = Der Tisch ist gedeckt.
line-joined = { $seat } setzt sich an den Tisch.
line-left = { $seat } steht vom Tisch auf.
line-kicked = { $seat } sitzt nicht mehr am Tisch. Der Platz ist frei.
line-renamed = Platz { $number } heißt jetzt { $seat }.
line-renamed-gm = { -leader(case: "start") } heißt jetzt { $seat }.
line-seat-added = Ein neuer Platz: { $seat }.
line-absent = { $seat } fehlt heute: { -leader(case: "start") } antwortet stattdessen.
line-approval = Figuren von Spielenden warten jetzt auf die Zustimmung { -leader(case: "of") }.
line-no-approval = Figuren von Spielenden kommen wieder ohne Zustimmung { -leader(case: "of") } an den Tisch.
line-handed-in = { $seat } reicht { NAME($name, case: "accusative") } ein.
line-sent-back = { $gm } schickt { NAME($name, case: "accusative") } zurück an { $seat }: { $remarks }
line-withdrawn = { $seat } wartet nicht mehr auf die Zustimmung zu { NAME($name, case: "dative") }.
line-approved = { $gm } stimmt { NAME($name, case: "dative") } von { $seat } zu.
line-advanced = { $name }: { $remarks }
line-let-play = Zug nach der Gewohnheit „{ $habit }“: { $name }.
line-fights = Spielt niemand { NAME($name, case: "accusative") }, entscheidet die Gewohnheit „{ $habit }“.
line-fights-dropped = Für { NAME($name, case: "accusative") } ist keine Gewohnheit gewählt.
let-play-aspect = aus dem Tritt
refused-nobodys-turn = Gerade ist niemand an der Reihe.
refused-other-turn = Inzwischen ist jemand anders an der Reihe.
refused-no-habit = Diese Gewohnheit gibt es nicht.
line-back = { $seat } ist wieder da.
line-handed-over = { $seat } übernimmt die Leitung.
line-locked = Der Tisch ist geschlossen: Niemand Neues kann dazukommen.
line-unlocked = Der Tisch ist wieder offen.
line-assigned = Wer wen spielt, sagt ab jetzt { -leader(case: "the") }.
line-chosen = Wer noch niemanden spielt, kann sich eine freie Figur nehmen.
line-taken = { $seat } spielt jetzt { NAME($actor, case: "accusative") }.
line-paused = Pause.
line-goes-on = Es geht weiter.
line-x-card = Die X-Karte liegt auf dem Tisch.
line-x-card-gone = Die X-Karte ist wieder weg.
line-titled = Die Runde heißt jetzt „{ $title }“.
line-safety = Die Absprachen am Tisch sind geändert.
line-dice-server = Ab jetzt würfelt der Tisch.
line-dice-own = Ab jetzt würfelt jeder selbst.
line-dice-each = Ab jetzt bestimmt jeder Platz, wer für ihn würfelt.
line-asking-little = Ab jetzt wird wenig gefragt.
line-asking-balanced = Ab jetzt wird nur gefragt, was den Ausgang ändern kann.
line-asking-everything = Ab jetzt wird alles gefragt.
line-seat-dice-server = Für { NAME($seat, case: "accusative") } würfelt der Tisch.
line-seat-dice-own = { $seat } würfelt selbst.
line-prompt-preset = { $seat } wird gefragt, wie es am Tisch eingestellt ist: { $kind }.
line-prompt-off = { $seat } wird nicht mehr gefragt: { $kind }.
line-prompt-ask = { $seat } wird wieder gefragt: { $kind }.
line-prompt-automatic = Für { NAME($seat, case: "accusative") } gilt die übliche Antwort: { $kind }.
line-coach = { $seat } hat jetzt einen Ratgeber.
line-coach-off = { $seat } hat keinen Ratgeber mehr.
line-no-coach = An diesem Tisch ist der Ratgeber nicht erlaubt.
line-coach-allowed = An diesem Tisch ist der Ratgeber wieder erlaubt.
line-what-if = Was wäre, wenn: Hier geht es anders weiter als in „{ $title }“. Nichts davon gehört zum Spiel.
line-what-if-kept = Dieses Was-wäre-wenn wird aufgehoben.
line-what-if-unkept = Dieses Was-wäre-wenn wird nicht mehr aufgehoben.
what-if-title = Was wäre, wenn: { $title }
line-plain = Nur Würfel und Notizen: Die Regeln sind abgeschaltet.
line-rules = Die Regeln gelten wieder.
line-shelved = Im Regal liegt jetzt „{ $name }“.
line-unshelved = Etwas ist aus dem Regal genommen.
off-lost-picture = { $name }: Das Bild bleibt bei diesem Tisch.
line-said = { $seat }: { $text }
line-said-to-gm = { $seat } (nur für { -leader(case: "the-acc") }): { $text }
line-said-to = { $seat } (nur für { $to }): { $text }
line-thrown = { $seat } würfelt { $dice }: { $total }
line-thrown-for = { $seat } würfelt { $dice }, { $label }: { $total }
line-rewound = Rückgängig gemacht. Das Spiel geht von dort weiter.
line-rewound-same-dice = Rückgängig gemacht. Das Spiel geht von dort weiter, und es fallen dieselben Würfel.
line-called-off = { -leader(case: "start") } bricht die Handlung ab. Was geschehen ist, bleibt.
line-impossible = Die Handlung ist nicht mehr möglich und wird abgebrochen. Was geschehen ist, bleibt.
line-renewed = Die Handlung hat unter einer früheren Fassung der Regeln begonnen und geht nach der jetzigen weiter.
line-diverged = Die Regeln haben sich geändert, die Handlung wird abgebrochen. Was geschehen ist, bleibt.
line-failed = Damit können die Regeln nicht umgehen, die Handlung wird abgebrochen. Was geschehen ist, bleibt.
line-roll-set = { -leader(case: "start") } setzt einen Wurf. Was danach entschieden wurde, wird neu gefragt.
line-roll-set-why = { -leader(case: "start") } setzt einen Wurf ({ $why }). Was danach entschieden wurde, wird neu gefragt.
line-roll-prepared = Der nächste Wurf von { NAME($seat, case: "dative") } ist festgelegt.
line-roll-prepared-why = Der nächste Wurf von { NAME($seat, case: "dative") } ist festgelegt: { $why }
line-roll-unprepared = Der nächste Wurf von { NAME($seat, case: "dative") } fällt wieder wie üblich.
line-insight-players = { $seat } zeigt allen, was in einem Kampf Glück und was Entscheidung war, jeder Person für die eigenen Figuren.
line-insight-table = { $seat } zeigt allen am Tisch, was in einem Kampf Glück und was Entscheidung war.
line-insight-closed = { $seat } zeigt die Auswertung eines Kampfes nicht mehr.
line-insight-shared = { $seat } zeigt allen die eigene Auswertung eines Kampfes.
line-insight-unshared = { $seat } zeigt die eigene Auswertung eines Kampfes nicht mehr.
line-handout = Handout: „{ $title }“
line-handout-to = Handout für { $names }: „{ $title }“
line-handout-kept = Handout vorbereitet: „{ $title }“
line-clock = Uhr „{ $title }“: { $filled } von { $size }
line-clock-over = Uhr „{ $title }“: { $filled } von { $size }, es ist so weit.
line-reopened = Einen Moment: Eine Frage wird noch einmal gestellt.
line-habit = Für { NAME($seat, case: "accusative") } gilt ab jetzt: { $habit }
line-habit-dropped = Für { NAME($seat, case: "accusative") } gilt nicht mehr: { $habit }.
habit-buy-bonus = Vor dem Wurf +1 für einen Schicksalspunkt kaufen
habit-smallest-box = Treffer gehen in das kleinste Kästchen, in das sie passen.
    .name = Treffer in das kleinste Kästchen, in das sie passen
habit-not-on-minions = Gegen Namenlose wird nichts eingesetzt.
    .name = gegen Namenlose nichts einsetzen
habit-behind-at-most = Bei mehr als { $n } Rückstand wird nichts eingesetzt.
    .name = bei großem Rückstand nichts einsetzen
habit-keep-points = Die letzten { $n } Punkte bleiben liegen.
    .name = die letzten Punkte behalten
habit-dice-to-turn = Würfel werden gekauft, solange der Wurf zurückliegt; { $n } Punkte bleiben liegen.
    .name = Würfel kaufen, solange der Wurf zurückliegt
habit-force-at-most = Bei Angriffen mit höchstens { $n } Ausdauer wird nach erzwungenen Aktionen gefragt.
    .name = bei Angriffen mit wenig Ausdauer nach erzwungenen Aktionen fragen
habit-force-on-me = Bei Angriffen wird nach erzwungenen Aktionen gefragt.
    .name = bei Angriffen nach erzwungenen Aktionen fragen
habit-answer-attacks = Auf Angriffe antwortet eine Fähigkeit; { $n } Punkte bleiben liegen.
    .name = auf Angriffe mit einer Fähigkeit antworten
habit-follow-up = Auf eigene Angriffe folgt eine Fähigkeit; { $n } Punkte bleiben liegen.
    .name = auf eigene Angriffe eine Fähigkeit folgen lassen
habit-lessen-from = Ab { $n } Schaden mindert ihn eine Fähigkeit.
    .name = Schaden mit einer Fähigkeit mindern
habit-seek-at-most = Schutz wird erst bei höchstens { $n } LP gesucht.
    .name = Schutz erst bei wenigen LP suchen

# The keepsake of an evening.
recap-before = Was bisher geschah: „{ $title }“
recap-date = { $day }.{ $month }.{ $year }
recap-people = Wer dabei war
recap-leads = { $seat } leitet.
recap-plays = { $seat } spielt { NAME($names, case: "accusative") }.
recap-scene = Szene { $number }
recap-events = Was geschah
recap-beginning = Zu Beginn
recap-between = Dazwischen
recap-ending = Zum Schluss
recap-fight = Der Kampf
recap-fight-number = Kampf { $number }
recap-fight-stake = Kampf um „{ $stake }“
recap-fight-over =
    { $rounds ->
        [0] Der Kampf ist vorbei.
        [one] Nach einer { -round } ist der Kampf vorbei.
       *[other] Nach { $rounds } { -round(number: "many") } ist der Kampf vorbei.
    }
recap-fight-goes-on =
    { $rounds ->
        [0] Der Kampf geht weiter.
        [one] Der Kampf geht nach einer { -round } weiter.
       *[other] Der Kampf geht nach { $rounds } { -round(number: "many") } weiter.
    }
recap-fight-won = Die Gruppe gewinnt.
recap-fight-lost = Die Gruppe unterliegt.
recap-fight-out = Ausgeschieden: { $names }.
recap-fight-conceded = Nachgegeben: { $names }.
recap-quotes = Gesagt und geschrieben
recap-balance = Gewonnen und verloren
recap-dice = Die Würfel des Abends
recap-together = Alle zusammen
recap-open = Was bleibt
recap-condition = { $name }, { $label }
recap-condition-words = { $name }, { $label }: { $text }
recap-next = Nächstes Mal
recap-next-fight = Der Kampf geht weiter. { $sentence }
recap-pictures = Bilder
recap-course = Alles der Reihe nach
recap-secret = geheim
recap-empty = An diesem Tisch ist noch nichts geschehen.
coach-free = { $answer } kostet nichts und bringt { $chance }.
coach-free-sure = { $answer } kostet nichts und bringt { $chance }; sicher geht es auch ({ $sure }).
coach-priced = { $answer } ({ $price }) bringt { $chance }.
coach-priced-sure = { $answer } ({ $price }) bringt { $chance }; sicher geht es auch ({ $sure }).
coach-plain = { $answer }: { $chance }.
coach-saves = { $answer } kostet weniger und ist nicht schlechter: { $chance }.
coach-chance = { $n } % ({ $label })
coach-chance-instead = { $n } % statt { $before } % ({ $label })
coach-together = { $names } einsetzen
coach-wins = Sieg, wenn alle nach Gewohnheit weiterkämpfen
