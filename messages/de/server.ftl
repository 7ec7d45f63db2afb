# Was der Server selbst sagt: über HTTP, beim Abschied am Socket und in der Befehlszeile. Siehe crates/server.

# Warum eine Anfrage nicht ging
server-token = Dieser Link gilt nicht oder nicht mehr. Bitte die Spielleitung um einen neuen.
server-other-role = Dieser Link ist für etwas anderes da.
server-gm-only = Das kann nur die Spielleitung.
server-origin = Diese Anfrage kommt von einer fremden Seite.
server-no-such-page = Diese Seite gibt es nicht.
server-method = So lässt sich diese Seite nicht ansprechen.
server-no-such-rule = Diese Regel gibt es nicht.
server-no-such-seat = Dort sitzt niemand, der einen Link bekommen könnte.
server-malformed = Das ist nicht zu verstehen: { $detail }
server-media = Hier wird JSON erwartet.
server-too-large = Das ist zu groß: höchstens { $most } KiB.
server-too-slow = Die Anfrage kam nicht rechtzeitig an.
server-mistakes = In der Datei stimmt etwas nicht.
server-too-many = Das waren zu viele Anfragen. Weiter geht es in { $seconds ->
    [one] einer Sekunde
   *[other] { $seconds } Sekunden
}.
server-no-room = Auf diesem Server ist kein Platz für einen weiteren Tisch.
server-table-full = Diese Runde hat so viele Einträge, wie sie haben darf. Die Spielleitung kann sie speichern und an einem neuen Tisch weiterspielen.
server-host = Unter diesem Namen ist hier niemand zu erreichen. Wer den Server betreibt, kann ihn zulassen: schwung serve --allow-host NAME
server-crowded = An diesem Tisch sind schon so viele Geräte verbunden wie möglich.
server-busy = Gerade ist zu viel auf einmal zu tun. Versuch es gleich noch einmal.
server-too-long = Das dauert zu lange auszurechnen.
server-overtaken = Andere waren schneller. Versuch es noch einmal.
server-failed = Das ging schief, und nichts hat sich geändert.
server-damaged = Dieser Tisch ist beschädigt und lässt sich nicht weiterspielen. Wer den Server betreibt, findet den Grund im Protokoll.
server-name = Dieser Name ist hier nicht möglich.
server-store = Der Speicher antwortet nicht. Nichts hat sich geändert; versuch es gleich noch einmal.
server-randomness = Es gibt gerade keinen Zufall. Nichts hat sich geändert.
server-stopping = Der Server hört gleich auf.

# Abschied am Socket
server-bye-token = Dieser Link gilt nicht mehr.
server-bye-kicked = Die Spielleitung hat diesen Platz freigemacht.
server-bye-slow = Die Verbindung war zu langsam.
server-bye-flood = Das waren zu viele Nachrichten auf einmal.
server-bye-shutdown = Der Server hört auf. Was bestätigt war, ist sicher.
server-bye-malformed = Diese Nachricht war nicht zu verstehen.
server-bye-restart = Die Verbindung wird neu aufgebaut.
server-bye-elsewhere = Dieser Tisch war an zu vielen Stellen zugleich geöffnet; hier wurde er geschlossen.

# schwung serve
cli-serve-about = Einen Spieltisch im Browser eröffnen
cli-serve-examples =
    schwung serve                                    im Heimnetz, mit einem Demo-Tisch
    schwung serve --listen 127.0.0.1:8417            nur auf diesem Rechner
    schwung serve --demo                             ein neuer Demo-Tisch
    schwung serve --public-url https://tisch.example --trust-proxy --listen 127.0.0.1:8417
serve-value-address = ADRESSE
serve-value-url = URL
serve-value-host = NAME
serve-value-style = FORM
serve-option-listen = Adresse und Port; ein Port allein heißt: alle Adressen [SCHWUNG_LISTEN; sonst 0.0.0.0:8417]
serve-option-data = Die Datei mit den Tischen [SCHWUNG_DATA; sonst { $default }]
serve-option-public-url = Unter dieser Adresse finden Leute den Server, etwa hinter einem Proxy [SCHWUNG_PUBLIC_URL]
serve-option-trust-proxy = Einem Proxy glauben, von wem eine Anfrage kommt (X-Forwarded-For) [SCHWUNG_TRUST_PROXY]
serve-option-max-tables = So viele Tische werden höchstens aufgehoben [SCHWUNG_MAX_TABLES; sonst 10000]
serve-option-tables-per-hour = So viele neue Tische in der Stunde von einer Adresse [SCHWUNG_TABLES_PER_HOUR; sonst 20]
serve-option-log = Protokoll: text oder json [SCHWUNG_LOG; sonst text]
serve-option-allow-host = Ein weiterer Name, unter dem man den Server erreichen darf; für mehrere wiederholen [SCHWUNG_ALLOW_HOST]
serve-option-metrics = Eine Adresse für Kennzahlen und sonst nichts; ohne sie erfährt sie nur dieser Rechner unter /metrics [SCHWUNG_METRICS]
serve-option-show-links = Links auch dann zeigen, wenn kein Mensch mitliest, etwa in einem Journal
serve-option-config = Eine TOML-Datei mit denselben Namen wie hier; was der Aufruf oder die Umgebung sagt, geht vor [SCHWUNG_CONFIG]
serve-option-demo = Einen neuen Demo-Tisch eröffnen, auch wenn es schon Tische gibt
serve-option-rotate = Die bisherigen Links des Demo-Tischs ungültig machen
serve-bad-setting = „{ $value }“ ist bei „{ $name }“ nicht möglich
serve-bad-file = { $path }: { $detail }
serve-cannot-listen = Auf { $address } kann nicht gehört werden: { $why }
serve-cannot-open = { $path } lässt sich nicht öffnen: { $why }
serve-in-use-by = { $path } ist in einem anderen Server geöffnet (Prozess { $process }). Eine Datei kann nur einer zugleich bedienen.
serve-in-use = { $path } ist in einem anderen Server geöffnet. Eine Datei kann nur einer zugleich bedienen.
serve-disk-full = { $path } lässt sich nicht öffnen: Auf dem Datenträger ist kein Platz mehr.
serve-disk-read-only = { $path } lässt sich nicht öffnen: Dort darf nichts geschrieben werden.
serve-cannot-close = Die Tische ließen sich nicht sauber schließen: { $why }
serve-cannot-run = Der Server kann nicht anlaufen: { $why }
serve-cannot-invite = Der Demo-Tisch lässt sich nicht öffnen: { $why }
serve-ready = Der Spieltisch ist offen: { $url }
serve-also = Auch unter { $urls }
serve-demo-new = Ein Demo-Tisch ist gedeckt.
serve-demo-again = Neue Links zum Demo-Tisch; die alten gelten weiter.
serve-demo-rotated = Neue Links zum Demo-Tisch; die alten gelten nicht mehr.
serve-link-gm = Spielleitung
serve-link-join = Mitspielen
serve-link-watch = Zuschauen
serve-secret = Wer einen Link hat, kommt hinein: Den der Spielleitung behältst du, den zum Mitspielen gibst du weiter.
serve-links-hidden = Links werden nicht gezeigt, weil hier kein Mensch mitliest. Mit --show-links werden sie es.
serve-plain = In diesem Netz gehen Links unverschlüsselt über die Leitung: Wer mithören kann, kommt auch herein. Außerhalb des eigenen Netzes gehört ein Proxy mit HTTPS davor.
serve-data = Alles liegt in { $path }
serve-stop = Strg+C hört auf; was bestätigt war, ist sicher.
serve-stopping = Der Server hört auf …
