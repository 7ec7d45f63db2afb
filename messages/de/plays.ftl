# Mitschriften: was an ihnen falsch ist und was richtig wäre. Siehe crates/transcript und docs/plays.md.

play-place = { $path }:{ $line }:{ $column }: { $message }
play-suggestion = Gemeint ist vielleicht { $suggestion }.
play-expected = Hier möglich: { $expected }.
play-expected-text = "Text"
play-any-skill = FERTIGKEIT
play-expected-number = eine Zahl von { $least } bis { $most }
play-expected-end = das Ende der Zeile
play-expected-answer = { $answer } ({ $price })
play-expected-dice = { $dice } von { $who }
play-reason = { $reason } ({ $rule })

# Die Datei
play-too-large = Die Mitschrift ist zu groß: erlaubt sind { $most } Byte.
play-not-utf8 = Das ist kein Text in UTF-8: Byte { $byte }.
play-unreadable = { $path } ist nicht zu lesen: { $why }.
play-line-too-long = Diese Zeile ist zu lang: erlaubt sind { $most } Zeichen.
play-no-mark = Keine Zeile beginnt mit „{ $found }“.
play-no-head = Eine Mitschrift beginnt mit ihrem Kopf, TOML zwischen zwei Zeilen aus drei Pluszeichen.
play-head-not-closed = Der Kopf ist nicht geschlossen.
play-encounter-elsewhere = Die Begegnung steht in einer eigenen Datei; „{ $key }“ gehört dorthin.
play-wrong-value = Das ist bei „{ $key }“ nicht möglich.
play-no-such-rule = Die Regel „{ $rule }“ steht nicht im Buch.
play-input-without-command = Würfel und Antworten gehören zu einem Befehl, und davor steht keiner.
play-input-after-log = Würfel und Antworten stehen vor dem Protokoll ihres Befehls.
play-many-inputs = Zu viele Würfel und Antworten bei einem Befehl: erlaubt sind { $most }.
play-reason-without-refusal = Ein Grund steht einmal und gleich nach dem, was abgelehnt wird.

# Befehle
play-no-such-verb = „{ $found }“ ist nichts, was sich hier tun lässt.
play-no-such-actor = Niemand heißt „{ $found }“.
play-shared-name = „{ $found }“ ist hier nicht eindeutig.
play-no-such-zone = Die Zone „{ $found }“ gibt es nicht.
play-no-such-skill = Die Fertigkeit „{ $found }“ gibt es nicht.
play-no-such-seat = „{ $found }“ sitzt nicht am Tisch.
play-no-such-aspect = Den Aspekt { $found } gibt es hier nicht.
play-no-such-companion = „{ $found }“ ist hier niemandes Begleitung.
play-no-such-agenda = „{ $found }“ ist nichts, worum es bei einem Angriff gehen kann.
play-no-such-switch = Den Schalter „{ $found }“ gibt es nicht.
play-no-such-gift = Ein Talent, eine Gabe oder einen Stunt „{ $found }“ gibt es hier nicht.
play-no-such-rung = „{ $found }“ ist keine Stufe der Leiter.
play-no-such-time = „{ $found }“ ist keine Stufe der Zeittabelle.
play-unexpected = „{ $found }“ passt hier nicht.
play-too-short = Die Zeile hört zu früh auf.
play-not-closed = Das schließende Anführungszeichen fehlt.
play-number = { $found } liegt außerhalb der Grenzen.
play-border-with-itself = Eine Zone hat keine Grenze mit sich selbst.
play-refused = { $reason } ({ $rule }).
play-refused-limit = { $reason }.
play-command-not-refused = Das ist jetzt erlaubt, muss hier aber abgelehnt werden.

# Würfel und Antworten
play-dice-total = Das zeigen { $dice } nie.
play-dice-unreadable = „{ $found }“ ist keine Seite von { $dice }.
play-dice-count = { $dice } sind { $wanted } Würfel, nicht { $given }.
play-dice-face = Würfel { $number } von { $dice } hat keine Seite { $face }.
play-dice-again = Dieser Wurf zählt nicht: Mit { $dice } wird dann neu gewürfelt.
play-others-dice = { $who } würfelt jetzt nicht.
play-waiting = Hier wird auf Würfel gewartet.
play-unanswered = Hier ist noch eine Frage offen. { $asked }
play-not-this-now = Gewartet wird jetzt auf etwas anderes.
play-not-asked = { $who } ist jetzt nichts gefragt.
play-no-such-answer = „{ $found }“ ist keine Antwort auf diese Frage.
play-words-unquoted = Eigene Worte stehen in Anführungszeichen; „{ $found }“ hat keine.
play-answer-not-refused = Diese Antwort ist jetzt erlaubt, muss hier aber abgelehnt werden.
play-aside-unfinished = Was hier eingeschoben wird, kommt nicht zu Ende.
play-not-barred = Keine Regel verbietet diese Antwort, also gibt es nichts durchzulassen.
play-unused = Das wurde nicht gebraucht.
play-diverged = Die Regeln wollen jetzt etwas anderes als vorher.

# Das Protokoll
play-log-differs = Im Protokoll steht „{ $came }“.
play-log-too-long = Im Protokoll steht nicht „{ $wanted }“.
play-log-too-short = Danach geht das Protokoll weiter: „{ $came }“.
play-status-differs = So steht es: „{ $came }“.
play-status-missing = Der Stand fehlt: „{ $came }“.
play-reason-differs = Der Grund ist „{ $came }“.
play-no-reason = Der Grund fehlt: „{ $came }“.

# Aspekte, die Befehle mitbringen
play-blinded = Geblendet
play-marked = Gezeichnet
