# Warum etwas abgelehnt wurde, und was jetzt geht.

refused-continue-busy = Gerade wartet noch eine Handlung auf jemanden. Bring sie zu Ende oder brich sie ab; dann geht es an einem neuen Tisch weiter.
refused-what-if-entry = Diesen Eintrag gibt es nicht, oder er gehört nicht zum Spiel.
refused-what-if-again = Das ist schon ein Was-wäre-wenn. Geh hier zurück, um noch etwas anderes zu versuchen.
refused-what-if-continue = Ein Was-wäre-wenn gehört nicht zum Spiel, darum geht es dort nicht weiter. Nimm den Tisch, an dem gespielt wurde.
refused-no-what-if = Das hier ist kein Was-wäre-wenn.
refused-take-off = Vom Tisch gehen kann nur, wer am Tisch ist und von { -leader(case: "the-dat") } gespielt wird.
refused-take-off-busy = Gerade wartet noch eine Handlung auf jemanden. Bring sie zu Ende oder brich sie ab; dann können sie vom Tisch.
refused-take-off-file = Sie bleiben, denn so, wie sie sind, kämen sie nicht zurück: { $why }
refused-gm-only = Das kann nur { -leader(case: "the") }.
refused-not-yours = Das gehört jemand anderem am Tisch.
refused-busy = Noch ist eine Frage offen. Sie geht an { $who }.
refused-busy-nobody = Erst muss die laufende Handlung zu Ende sein. { -leader(case: "start") } kann sie abbrechen.
refused-stale = Zu spät: Diese Frage ist schon beantwortet oder rückgängig gemacht.
refused-no-such-answer = Diese Antwort steht nicht zur Wahl.
refused-faces-count = Passt nicht: Erwartet werden { $wanted } Würfel, angekommen sind { $given }.
refused-faces-face = Passt nicht: Würfel { $at } kann nicht { $face } zeigen.
refused-faces-again = Diese Augen zählen nicht: Es wird neu gewürfelt.
refused-no-such-dice = Solche Würfel gibt es nicht. Beispiele: 4dF, 2d6, d20.
refused-wants-dice = Hier wird gewürfelt, nicht geantwortet.
refused-wants-answer = Hier wird geantwortet, nicht gewürfelt.
refused-nothing-to-undo = Dort gibt es nichts rückgängig zu machen.
refused-not-last = Der Wurf gehört nicht zur letzten Handlung. Mach erst rückgängig, was danach kam.
refused-nothing-waits = Gerade wartet nichts, was man abbrechen könnte.
refused-no-such-seat = Diesen Platz gibt es nicht, oder dort sitzt niemand.
refused-no-such-item = Das gibt es an diesem Tisch nicht mehr.
refused-full = Da ist kein Platz mehr.
refused-waiting = Von dir warten schon { $most } Figuren auf Zustimmung. Zieh erst eine zurück.
refused-seat-taken = Dieser Platz ist schon besetzt.
refused-locked = Der Tisch ist geschlossen. Bitte { -leader(case: "the-acc") }, ihn zu öffnen.
refused-assigned = Wer wen spielt, sagt an diesem Tisch { -leader(case: "the") }.
refused-has-character = Du hast schon eine Figur. Eine andere gibt dir { -leader(case: "the") }.
refused-character-taken = { $name } wird schon von jemand anderem gespielt.
refused-not-open = { $name } steht Spielern nicht offen.
refused-players-only = Das ist nur für Spieler: wer wen spielt, stellst du an der Figur ein.
refused-name-taken = So heißt schon { -leader(case: "the") }. Wähle einen anderen Namen.
refused-name-signs = In diesem Namen stehen unsichtbare Zeichen. Wähle einen anderen.
refused-id-taken = Diese Befehlsnummer stand schon für etwas anderes. Nichts ist geschehen; schicke es unter einer neuen.
refused-segments = Eine Uhr hat 2 bis 24 Felder, und mehr als alle können nicht gefüllt sein.
refused-length = Zu lang oder leer: höchstens { $most } Zeichen.
refused-paused = Das Spiel ist unterbrochen. Weiter geht es, wenn die Pause aufgehoben ist.
refused-plain-dice = An diesem Tisch wird nur gewürfelt; die Regeln sind abgeschaltet.
refused-failed = Das ging schief, und nichts hat sich geändert. { -leader(case: "start") } kann es von Hand eintragen.
refused-malformed = Das ist nicht zu verstehen: { $detail }
refused-no-such-actor = Diese Figur gibt es nicht.
refused-no-such-setting = Diese Einstellung oder diesen Wert gibt es nicht.
import-not-a-table = Das ist keine gespeicherte Schwung-Runde.
import-version = Diese Datei stammt von einer neueren Fassung ({ $version }).
import-system = Das Regelwerk „{ $system }“ kennt dieser Tisch nicht. Bekannt sind: { $known }.
import-record = Eintrag { $seq } der Datei ist unbrauchbar: { $detail }
import-hash = Eintrag { $seq } ist nicht mehr so, wie er gespeichert wurde. Wer die Datei mit Absicht geändert hat, nimmt das Feld „hashes“ heraus.
import-broken = Die Datei lässt sich nicht zu Ende lesen: Ihre Einträge passen nicht zusammen.
import-too-long = Die Datei hat zu viele Einträge: höchstens { $most }.
import-too-large = Die Datei bräuchte zu viel Arbeitsspeicher: höchstens { $most } MB.
import-rules = Eintrag { $seq } der Datei wurde nach Regeln einer neueren Fassung gespielt ({ $rules }; hier bekannt: { $known }). Nimm eine neuere Fassung von Schwung.

refused-no-paste = Mit Zeilen aus anderen Programmen kann dieses Regelwerk nichts anfangen.
refused-no-drafts = Dieses Regelwerk kennt keine Texte, die sich vorab prüfen lassen.

# Ein neuer Tisch.

table-first-zone = Hier
table-untitled = Neue Runde
table-file-problem = Zeile { $line }, Spalte { $column }: { $text }

# Figuren aus Dateien.
character-too-large = Die Figurendatei ist zu groß: höchstens { $n } KiB.
character-no-file = Das ist keine Figurendatei. Gebraucht wird TOML oder JSON mit einem Eintrag „character“, oder ein Text mit Name, Aspekten und Werten.
character-other-format = Das ist eine Datei anderer Art. Eine Figurendatei hat format = "schwung-character" und version = 1.
character-newer = Die Figurendatei hat Fassung { $n }, und hier ist nur Fassung 1 bekannt. Speichere sie mit einer älteren Fassung, oder bitte darum, den Server zu erneuern.
character-not-one = Eine Figurendatei enthält genau eine Figur; hier sind es { $n }. Begegnungen mit mehreren legt { -leader(case: "the") } unter „Vorbereiten“ aus.
character-too-many = An einem Platz liegen höchstens { $most } Figuren. Bitte { -leader(case: "the-acc") }, eine wegzulegen.
character-other-system = Diese Figur gehört zu { $other }; hier wird { $own } gespielt.
character-dropped = Bleibt weg, weil es zum Tisch gehört und nicht zur Figur: { $keys }.
paste-unknown-skill = Die Fertigkeit „{ $name }“ gibt es hier nicht; sie bleibt weg.
paste-lost = Nicht verstanden, bleibt weg: „{ $text }“.
paste-cut = Zu lang und gekürzt: „{ $text } …“.
paste-reminder = „{ $name }“ kennt die Bibliothek nicht; es wird als Merker geführt.

# Die eigene Figur in einem Sandkasten.
sandbox-own = { $own } steht an der Stelle von { NAME($name, case: "dative") }: auf derselben Seite, am selben Ort, mit demselben Zug, aber mit dem eigenen Bogen. Rückgängig gemacht, ist { NAME($name) } wieder da.
sandbox-own-next = Im Spiel käme jetzt „{ $command }“; { NAME($own) } kann das auch.
sandbox-own-barred = Im Spiel käme jetzt „{ $command }“. { $own } kann das nicht: { $why } Probier etwas anderes.
sandbox-nobody = Hier handelt keine einzelne Figur, deren Platz eine andere einnehmen könnte.
