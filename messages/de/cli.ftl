# Die Befehlszeile: Hilfe, Fragen, was der Befehl selbst sagt. Siehe crates/cli.

cli-error = Fehler
cli-warning = Warnung
cli-problem-rule = Nach der Regel { $rule }.

# Hilfe
cli-heading-usage = Aufruf
cli-heading-commands = Befehle
cli-heading-arguments = Argumente
cli-heading-options = Optionen
cli-heading-examples = Beispiele
cli-value-file = DATEI
cli-value-query = SUCHE
cli-value-id = ID
cli-value-shell = SHELL
cli-value-command = BEFEHL
cli-value-lang = SPRACHE
cli-value-when = WANN
cli-value-number = N
cli-value-system = REGELWERK
cli-value-topic = THEMA
cli-value-kind = ART
cli-argument-query = Wörter, nach denen gesucht wird; ohne welche stehen die Themen da
cli-argument-id = Die ID der Regel, etwa sotc.block.duration
cli-argument-play-files = Mitschriften, oder Begegnungen (.toml), die mit getippten Befehlen gespielt werden; „-“ ist die Standardeingabe
cli-argument-check-files = Mitschriften und Begegnungen; „-“ ist die Standardeingabe
cli-argument-shell = bash, elvish, fish, powershell oder zsh
cli-argument-command = Der Befehl, der erklärt werden soll
cli-option-help = Hilfe zeigen
cli-option-version = Die Version zeigen
cli-option-lang = Sprache: de oder en; sonst die von SCHWUNG_LANG oder die des Systems
cli-option-color = Farben: auto, always oder never
cli-option-json = Als JSON
cli-option-json-events = Ereignisse als JSON, je eines in einer Zeile
cli-option-explain = Dazu die Teile jeder Zahl mit den IDs ihrer Regeln
cli-option-seed = Fehlende Würfel so werfen, dass dieselbe Zahl dieselben Würfel gibt
cli-option-no-input = Nie fragen und nie würfeln: Alle Würfel, Antworten, Protokollzeilen und Stände müssen in der Mitschrift stehen
cli-option-sketch = Eine Szene, die noch geschrieben wird: Protokoll, Gründe und Stände dürfen fehlen
cli-option-update = Protokolle, Gründe und Stände in den Dateien durch das ersetzen, was herauskommt
cli-about =
    Spielregeln zur Hand: nachschlagen, danach spielen, Chancen ausrechnen.
    Spirit of the Century, Malmsturm, FreeFATE, ZeroSpace 3e, Dämmersturm
cli-examples =
    schwung rules volle Verteidigung
    schwung rules show sotc.block.duration
    schwung play plays/sotc/first.play --explain
    schwung play encounters/harbour.toml
    schwung check encounters/*.toml
cli-rules-about = Regeln nachschlagen
cli-rules-examples =
    schwung rules                             die Themen
    schwung rules groesse                     suchen; Umlaute und kleine Fehler stören nicht
    schwung rules was passiert bei 0 LP --first daemmersturm
                                              fragen; das eigene Regelwerk kommt zuerst
    schwung rules show sotc.block.duration    eine Regel lesen
    schwung rules stress --lang en --json     englisch suchen, für Programme
cli-rules-show-about = Eine Regel zeigen: Text, verwandte Regeln, Schalter
cli-rules-show-examples = schwung rules show sotc.block.duration --lang en
cli-rules-search-about = Suchen, auch nach Wörtern, die hier Befehle sind
cli-rules-search-examples = schwung rules search show
cli-play-about = Eine Mitschrift nach den Regeln laufen lassen oder eine Begegnung spielen
cli-play-examples =
    schwung play plays/sotc/first.play              eine Mitschrift laufen lassen, mit Protokoll
    schwung play first.play --explain               dazu die Teile jeder Zahl
    schwung play first.play --json | jq .event      Ereignisse für Programme
    schwung play scene.play --seed 7                ohne Würfel in der Datei wird gewürfelt
    schwung play first.play --no-input              als Test: nichts darf fehlen
    schwung play scene.play --no-input --sketch     Würfel und Antworten, noch ohne Protokoll
    schwung play first.play --update                aufschreiben, was herauskam
    schwung play encounters/harbour.toml            mit Befehlen spielen; hilfe zeigt sie
cli-check-about = Begegnungen und Mitschriften prüfen: alles, was „play --no-input“ falsch nennt, ohne Protokoll
cli-check-examples =
    schwung check encounters/harbour.toml
    schwung check plays/sotc/*.play
    schwung check --sketch scene.play
cli-schema-about = Das JSON-Schema der Begegnungen ausgeben, für Editoren
cli-schema-examples = schwung schema > encounter.schema.json
cli-option-schema-system = Das Regelwerk; ohne Angabe eines von Fate
cli-option-rules-first = Regeln dieses Regelwerks zuerst, etwa daemmersturm
cli-option-rules-system = Nur Regeln dieses Regelwerks: sotc, malmsturm, freefate, zerospace oder daemmersturm
cli-option-rules-topic = Nur Regeln dieses Themas, etwa block; „schwung rules“ nennt alle
cli-option-rules-kind = Nur Regeln dieser Art: mechanic (tun die Regeln), option (Schalter), judgement (ein Mensch entscheidet) oder guidance (Rat)
cli-option-switches-system = Die Schalter, wie dieses Regelwerk sie stellt
cli-switches-about = Die Schalter für Hausregeln auflisten
cli-switches-examples =
    schwung switches
    schwung switches --system zerospace
    schwung switches --json | jq '.[].name'
cli-completions-about = Vervollständigung für eine Shell ausgeben
cli-completions-examples =
    schwung completions bash > ~/.local/share/bash-completion/completions/schwung
    schwung completions fish > ~/.config/fish/completions/schwung.fish
    schwung completions zsh > ~/.zfunc/_schwung
cli-man-about = Eine Handbuchseite ausgeben
cli-man-examples =
    schwung man | man -l -                           die Seite des ganzen Programms lesen
    schwung man serve > schwung-serve.1              die Seite eines Befehls als Datei
cli-man-headings = NAME: BEZEICHNUNG, SYNOPSIS: ÜBERSICHT, DESCRIPTION: BESCHREIBUNG, OPTIONS: OPTIONEN, SUBCOMMANDS: BEFEHLE, EXTRA: BEISPIELE
cli-help-about = Hilfe zu einem Befehl zeigen
cli-help-examples = schwung help play

# Falsche Aufrufe
cli-usage-no-such-command = Den Befehl „{ $command }“ gibt es nicht
cli-usage-no-such-argument = Das Argument „{ $argument }“ gibt es hier nicht
cli-usage-value-missing = Nach „{ $argument }“ fehlt ein Wert
cli-usage-wrong-value = „{ $value }“ ist bei „{ $argument }“ nicht möglich
cli-usage-missing = Es fehlt: { $argument }
cli-usage-no-command = Es fehlt ein Befehl
cli-usage-not-together = „{ $argument }“ und „{ $other }“ gehen nicht zusammen
cli-usage-not-utf8 = Der Aufruf ist kein Text in UTF-8
cli-usage-meant = Gemeint ist vielleicht „{ $meant }“.
cli-usage-possible = Möglich: { $possible }
cli-usage-help = Siehe { $command }
cli-stdin-misused = Die Standardeingabe lässt sich nur einmal lesen und nicht überschreiben
cli-update-encounter = { $path } ist eine Begegnung: Nur Mitschriften haben ein Protokoll

# Dateien
cli-standard-input = Standardeingabe
cli-no-such-file = { $path }: Diese Datei gibt es nicht
cli-is-directory = { $path }: Das ist ein Verzeichnis und keine Datei
cli-not-allowed = { $path }: Diese Datei darf nicht gelesen werden
cli-unreadable = { $path } ist nicht zu lesen: { $why }
cli-too-large = { $path } ist zu groß: { $size } Byte, erlaubt sind { $most }
cli-cannot-rewrite = { $path } lässt sich nicht überschreiben
cli-cannot-write = Die Ausgabe lässt sich nicht schreiben

# schwung rules
cli-rules-count = { $n ->
    [one] 1 Regel
   *[other] { $n } Regeln
}
cli-rules-hint = schwung rules WÖRTER sucht Regeln, schwung rules show ID zeigt eine.
cli-rules-none = In keiner Regel steht „{ $query }“.
cli-rules-unknown = Die Regel „{ $id }“ gibt es nicht.
cli-rules-nearest = Ähnlich: { $ids }.
cli-rules-see = Siehe auch
cli-rules-switches = Schalter für Hausregeln
cli-kind-mechanic = das tun die Regeln
cli-kind-option = das tun die Regeln, wenn es eingeschaltet ist
cli-kind-judgement = das entscheidet ein Mensch
cli-kind-guidance = Rat

# schwung switches
cli-switch = Vorgabe: { $default }. Möglich: { $values }. Regel: { $rule }.
cli-switch-number = eine Zahl von { $least } bis { $most }
cli-switch-rows = Anzahl der Fertigkeiten je Stufe von +1 an, etwa 5/4/3/2/1
cli-switch-value = { $value } ({ $meaning })
cli-switch-short = { $name }: { $text } Vorgabe: { $default }.

# schwung check
cli-check-right = { $path }: in Ordnung
cli-check-warned = { $path }: in Ordnung, mit { $n ->
    [one] 1 Warnung
   *[other] { $n } Warnungen
}
cli-check-wrong = { $path }: { $n ->
    [one] 1 Fehler
   *[other] { $n } Fehler
}

# schwung play
cli-play-failed = { $path }: { $n ->
    [one] Eines stimmt nicht
   *[other] { $n } Dinge stimmen nicht
}
cli-updated = { $path }: überschrieben
cli-unchanged = { $path }: unverändert
cli-encounter-needs-input = { $path } ist eine Begegnung; sie wird mit getippten Befehlen gespielt, und es können keine kommen.
cli-play-completed = { $path }: Manche Würfel oder Antworten kamen nicht aus der Datei; ab da wurde ihr Protokoll nicht verglichen.
cli-prompt = [{ $default }]?
cli-prompt-words = In eigenen Worten, in Anführungszeichen:
cli-words-hint = Eigene Worte, in Anführungszeichen.
cli-words-offer = Eingabetaste nimmt { $words } als eigene Worte; oder etwas anderes tippen.
cli-words-command = „{ $found }“ ist ein Befehl, und die Frage ist noch offen. Worte stehen in Anführungszeichen: { $words }
cli-prompt-command = { $name } >
cli-barred = { $answers }: { $reason }
# What can be typed at any question, in lower case; all of them hold in both languages.
cli-typed-help = hilfe|?
cli-typed-options = optionen
cli-typed-scene = szene
cli-typed-status = status
cli-typed-undo = zurück|rückgängig
cli-typed-quit = ende
cli-session-hint = Hier kommen die Befehle hin. hilfe zeigt alle, optionen was jetzt geht, szene wie es steht; zurück nimmt zurück, ende hört auf.
cli-session-open = Am Ende war noch eine Frage offen. { $question }
cli-help-question = Die Eingabetaste gibt die Antwort in Klammern. ende hört auf.
cli-help-question-undo = Die Eingabetaste gibt die Antwort in Klammern. zurück nimmt den Befehl zurück, ende hört auf.
cli-undo-nothing = Es gibt nichts zurückzunehmen.
cli-undone = Zurückgenommen: { $line }
cli-help-verbs = Namen in Großbuchstaben stehen für Namen; […] kann fehlen.
cli-help-plan = Auf Befehle, bei denen gewürfelt wird, kann davon etwas folgen:
cli-help-table =
    hilfe WORT      wie ein Befehl geschrieben wird
    optionen        was jetzt geht
    szene           wie es steht
    status [NAME]   wie jemand, oder wie alle stehen
    zurück          nimmt den letzten Befehl zurück
    ende            hört auf

cli-sim-about = Einen Konflikt viele Male durchspielen: wer gewinnt, wie lange es dauert, was es kostet
cli-sim-examples =
    schwung sim encounters/harbour.toml
    schwung sim encounters/harbour.toml --habit Schmuggler=clever
    schwung sim encounters/relay.toml --runs 100000 --seed 7 --json
cli-solve-about = Einen kleinen Konflikt genau ausrechnen
cli-solve-examples =
    schwung solve encounters/duel.toml
    schwung solve encounters/duel.toml --best
cli-balance-about = Eine Begegnung abwandeln, bis Siegchance und Kosten passen
cli-balance-examples =
    schwung balance encounters/harbour.toml --win 60 --cost 2
    schwung balance encounters/ford.toml --win 70 --change numbers,life
    schwung balance encounters/duel.toml --win 50 --write gleich.toml
balance-option-win = Gewünschte Siegchance in Prozent
balance-option-cost = Gewünschte Kosten im Mittel: Konsequenzen, Ausdauer oder Lebenspunkte
balance-option-change = Das darf sich ändern: numbers, skills, zones, points, life; sonst alles
balance-option-side = Um wessen Chance und Kosten es geht, sonst die Seite der Spielenden
balance-option-most = So viele Abwandlungen höchstens, sonst 200
balance-option-runs = So viele Kämpfe für eine Prognose, sonst 4.096
balance-option-write = Einen Vorschlag in diese neue Datei schreiben
balance-option-take = Welchen Vorschlag, sonst den ersten
balance-value-kinds = ARTEN
balance-value-side = SEITE
cli-insight-about = In einem geführten Kampf Glück und Entscheidungen trennen
cli-insight-examples =
    schwung insight table.json
    schwung insight table.json --fight 1 --runs 4000 --json
insight-argument-file = Der ganze Tisch als Datei, aus dem Protokoll gesichert
insight-option-fight = Welcher Kampf des Tischs, sonst der letzte
insight-option-runs = So viele Kämpfe von jedem Punkt aus, sonst 1.000
cli-whatif-about = Was wäre, wenn an einer Stelle des Protokolls etwas anderes geschehen wäre
cli-whatif-examples =
    schwung whatif table.json  listet die Einträge mit ihren Nummern
    schwung whatif table.json --at 12 --say "Ida attacks Ruben with Fists"
    schwung whatif table.json --at 13 --answer 2
what-if-option-at = Ab vor welchem Eintrag; sonst werden die Einträge aufgelistet
what-if-option-say = Was stattdessen geschieht, wie in Szenen; sonst nach Gewohnheit
what-if-option-answer = Welche Antwort stattdessen gegeben wird, von 1 an
what-if-head-played = Gespielt
what-if-head-tried = Versucht, von Gewohnheiten zu Ende gespielt
chances-option-runs = So oft, sonst 10.000-mal
chances-option-threads = So viele gleichzeitig; am Ergebnis ändert das nichts
chances-option-csv = Als Tabelle für Rechenblätter
chances-option-habit = So kämpfen: plain (schlicht), careful (vorsichtig) oder clever (klug); „SEITE=clever“ für eine Seite. Mehrfach möglich
chances-option-tournament = Jede Gewohnheit gegen die schlichteren kämpfen lassen, auf jeder Seite (je 1.000 Kämpfe, wenn nicht anders angegeben)
chances-value-habit = GEWOHNHEIT
chances-no-habit = Die Gewohnheit „{ $habit }“ gibt es nicht. Es gibt: { $all }.
chances-no-side = Die Seite „{ $side }“ gibt es in dieser Begegnung nicht. Es gibt: { $all }.
chances-tournament-head = { $runs } Kämpfe je Zeile, Startwert { $seed }
chances-pairing = { $habit } gegen { $against }
chances-pairing-all = im Mittel
chances-pairing-better = (besser; ± { $error } Punkte)
chances-pairing-worse = (schlechter; ± { $error } Punkte)
chances-pairing-same = (kein klarer Unterschied; ± { $error } Punkte)
chances-versus = { $who }: { $share } statt { $before }
chances-option-svg = Das Bild in diese Datei
chances-option-most = So viele Stellungen höchstens, sonst 200.000
chances-option-best = Beide Seiten geben Punkte bestmöglich aus; zeigt, wo es darauf ankommt
chances-option-encounter = Die Quoten dieser Aktion in der Begegnung
chances-argument-encounter = Begegnung mit einem Konflikt; [[policy]] darin sagt, wie jede Figur kämpft
chances-svg-unwritten = { $file } kann nicht geschrieben werden
chances-percent = { $number } %
chances-progress = Kämpfe
chances-head = { $runs } Kämpfe, Startwert { $seed }
chances-solved = Genau gerechnet aus { $positions } Stellungen
chances-wins = { $who }: { $percent }
chances-out = { $name } ({ $side }): in { $percent } der Kämpfe ausgeschaltet
chances-spread = { $what }: im Mittel { $mean }, meist { $low } bis { $high }
chances-spread-before = { $what }: vorher { $before }, am Ende im Mittel { $mean }, meist { $low } bis { $high }
chances-success = Erfolg: { $percent } ({ $ways } von { $of } Möglichkeiten)
chances-change = { $name }, { $what }: vorher { $before }, danach im Mittel { $mean } ({ $bars })
