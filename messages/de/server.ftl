# Was der Server selbst sagt: über HTTP, beim Abschied am Socket und in der Befehlszeile. Siehe crates/server.

# Warum eine Anfrage nicht ging
server-token = Dieser Link gilt nicht oder nicht mehr. Bitte die Spielleitung um einen neuen.
server-other-role = Dieser Link ist für etwas anderes da.
server-gm-only = Das kann nur die Spielleitung.
server-origin = Diese Anfrage kommt von einer fremden Seite.
server-no-such-page = Diese Seite gibt es nicht.
server-method = So lässt sich diese Seite nicht ansprechen.
server-no-such-rule = Diese Regel gibt es nicht.
server-no-play = Diese Regel lässt sich nicht vorspielen: Sie gibt nur einen Rat.
server-no-such-seat = Dort sitzt niemand, der einen Link bekommen könnte.
server-malformed = Das ist nicht zu verstehen: { $detail }
server-media = Hier wird JSON erwartet.
server-picture = Das ist kein JPEG-Bild, oder es ist zu groß: höchstens 40 KiB und 1024 Punkte in jeder Richtung.
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
server-read-only = Dieser Tisch ist ab Eintrag { $seq } beschädigt. Er zeigt, was davor liegt, und lässt sich nur noch lesen.
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
server-bye-newer = Dieser Server ist älter als der Tisch; die Verbindung führt gleich zu einem anderen.
server-bye-rewritten = Die Datenbank hat Einträge dieses Tischs verloren. Was noch da ist, wird neu geladen.
server-bye-elsewhere = Dieser Tisch war an zu vielen Stellen zugleich geöffnet; hier wurde er geschlossen.

# schwung serve
cli-serve-about = Einen Spieltisch im Browser eröffnen
cli-serve-examples =
    schwung serve                                    im Heimnetz, mit einem Demo-Tisch
    schwung serve --listen 127.0.0.1:8417            nur auf diesem Rechner
    schwung serve --demo                             ein neuer Demo-Tisch
    schwung serve --domain tisch.example             verschlüsselt, auf einem Rechner, der im Internet so heißt
    schwung serve --public-url https://tisch.example --trust-proxy
serve-value-address = ADRESSE
serve-value-database = ADRESSE
serve-value-name = NAME
serve-option-store = Datenbank mit den Tischen, statt einer Datei: postgres://name@rechner/datenbank [SCHWUNG_STORE; ein Passwort gehört dort hinein oder in PGPASSWORD]
serve-option-node = Name dieses Servers, wenn mehrere die Datenbank benutzen [SCHWUNG_NODE; sonst der Name des Rechners]
store-bad-address = Die Adresse der Datenbank ist nicht brauchbar: { $why }
store-unsupported = Dieses Programm wurde ohne PostgreSQL gebaut: cargo build --features postgres
store-unreachable = Die Datenbank { $server } ist nicht brauchbar: { $why }
store-not-a-file = Die Tische liegen in einer Datenbank, nicht in einer Datei: Sichere und stelle sie mit deren Werkzeugen wieder her (pg_dump, pg_restore).
store-not-durable = Warnung: Die Datenbank schreibt nicht sicher auf die Platte (fsync oder full_page_writes ist ausgeschaltet). Ein Absturz kann Einträge kosten.
store-no-standby = Hinweis: Die Datenbank wartet auf keine Zweitdatenbank (synchronous_standby_names ist leer). Fällt ihr Rechner aus, können bestätigte Einträge verloren gehen.
serve-value-url = URL
serve-value-host = NAME
serve-value-style = FORM
serve-value-email = EMAIL
serve-option-domain = Der Name, unter dem das Internet diesen Rechner erreicht: Verbindungen werden verschlüsselt, das Zertifikat kommt von Let’s Encrypt; für mehrere wiederholen [SCHWUNG_DOMAIN]
serve-option-certificate = Mit diesem Zertifikat verschlüsseln, einer PEM-Datei samt Kette; ändert sie sich, wird sie neu gelesen [SCHWUNG_CERTIFICATE]
serve-option-key = Der private Schlüssel zum Zertifikat, eine PEM-Datei [SCHWUNG_KEY]
serve-option-email = Dorthin schreibt die Zertifizierungsstelle, wenn mit dem Zertifikat etwas nicht stimmt [SCHWUNG_EMAIL]
serve-option-listen = Adresse und Port; ein Port allein heißt: alle Adressen [SCHWUNG_LISTEN; sonst 0.0.0.0:8417, mit einem Namen im Internet Port 443]
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
serve-cannot-encrypt = Die Verbindungen lassen sich nicht verschlüsseln: { $why }
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
serve-plain = Nicht verschlüsselt: Wer in diesem Netz mithören kann, liest die Links mit und kommt herein, und Browser verwehren der Seite Bildschirmsperre, Zwischenablage und Benachrichtigungen. Mit einem Namen verschlüsselt schwung serve --domain NAME; außerhalb des eigenen Netzes gehört das so. Die Wege dorthin stehen in docs/tls.md.
serve-data = Alles liegt in { $path }
serve-stop = Strg+C hört auf; was bestätigt war, ist sicher.
serve-stopping = Der Server hört auf …

# schwung health
cli-health-about = Einen laufenden Server fragen, ob an den Tischen gespielt werden kann
cli-health-examples =
    schwung health                                   den Server, den die Einstellungen beschreiben
    schwung health 127.0.0.1:8417                    den unter dieser Adresse
health-argument-address = Adresse und Port; sonst die aus den Einstellungen, auf diesem Rechner
health-good = { $address } antwortet, und an den Tischen kann gespielt werden.
health-bad = { $address } antwortet, dass an den Tischen gerade nicht gespielt werden kann ({ $status }).
health-silent = { $address } antwortet nicht: { $why }

# schwung backup, restore, verify, tables, doctor
serve-option-backups = Ordner, in den der Server von selbst sichert [SCHWUNG_BACKUPS; sonst keiner]
cli-backup-about = Die Tische sichern, auch während der Server läuft
cli-backup-examples =
    schwung backup                             in den Ordner neben der Datendatei
    schwung backup --to /mnt/usb --keep 14     woandershin; die 14 neuesten bleiben
cli-restore-about = Eine Sicherung an die Stelle der Tische setzen
cli-restore-examples = schwung restore /mnt/usb/schwung-20261123T021407Z.db
cli-migrate-about = Alle Tische in eine andere Datei oder Datenbank bringen
cli-migrate-examples =
    schwung migrate tables.db postgres://schwung@db.example/schwung
    schwung migrate postgres://schwung@db.example/schwung tables.db
keep-value-store = DATEI|ADRESSE
keep-argument-from = Woher: eine Datendatei oder postgres://…
keep-argument-into = Wohin: eine Datendatei oder postgres://…
keep-moving = { $count } von { $of } Tischen
keep-moved = { $tables } Tische sind in beiden gleich: { $rows } Einträge geschrieben, { $kept } waren schon da.
keep-move-damaged = Tisch { $table } ist ab Eintrag { $seq } beschädigt und bleibt, wo er ist.
keep-move-taken = Am Ziel liegen schon andere Tische. Nichts wurde geändert.
keep-move-differs = Tisch { $table } ist am Ziel ein anderer. Er wurde nicht geändert.
keep-move-busy = Tisch { $table } wird gerade geändert. Halte den Server an und versuche es noch einmal.
keep-others = Die Datenbank wird benutzt: { $nodes }. Halte diese Server zuerst an.
cli-verify-about = Tische, Sicherungen und gespeicherte Tische auf Schäden prüfen
cli-verify-examples =
    schwung verify                             die Datendatei, auch während der Server läuft
    schwung verify *.db tisch.json             Sicherungen und einen gespeicherten Tisch
cli-tables-about = Tische auflisten, ansehen, speichern, löschen; neue Links
cli-tables-examples =
    schwung tables list
    schwung tables link demo-x3k9 --gm --rotate     ein neuer Link der Spielleitung, der alte gilt nicht mehr
cli-tables-list-about = Alle Tische auflisten, zuletzt bespielte zuerst
cli-tables-show-about = Einen Tisch ansehen: wer sitzt, wie viele Links gelten
cli-tables-link-about = Einen neuen Link machen, etwa wenn der der Spielleitung verloren ist
cli-tables-export-about = Einen Tisch als Datei speichern
cli-tables-delete-about = Einen Tisch löschen
cli-doctor-about = Nachsehen, was einen Server am Laufen hindert: Daten, Platz, Uhr, Sicherungen, Erreichbarkeit
cli-doctor-examples = schwung doctor --public-url http://tisch.example
keep-value-table = TISCH
keep-option-to = Ordner für Sicherungen [SCHWUNG_BACKUPS; sonst neben der Datendatei, mit der Endung .backups]
keep-option-keep = So viele Sicherungen bleiben [SCHWUNG_KEEP_BACKUPS; sonst 7]
keep-option-hurry = Ohne Pausen für andere, die den Datenträger brauchen
keep-argument-backup = Die Sicherung
keep-argument-verify = Datendateien, Sicherungen oder gespeicherte Tische (.json); sonst die Datendatei des Servers
keep-argument-table = Kennung oder Adresse des Tisches
keep-argument-export = Wohin; die Datei darf noch nicht da sein
keep-option-gm = Der Link der Spielleitung
keep-option-join = Der Link zum Mitspielen
keep-option-watch = Der Link zum Zuschauen
keep-option-seat = Der Link dieses Platzes
keep-option-rotate = Bisherige Links dieser Art gelten nicht mehr
keep-option-yes = Ohne Rückfrage
keep-no-data = { $path } gibt es nicht.
keep-no-table = Es gibt keinen Tisch „{ $table }“. Alle zeigt: schwung tables list
keep-in-use = { $path } ist in einem laufenden Server offen. Halte ihn zuerst an.
keep-not-a-store = { $path } enthält keine Tische dieses Programms.
keep-taken = { $path } gibt es schon; nichts wird überschrieben.
keep-full = Auf dem Datenträger ist kein Platz mehr.
keep-read-only = Der Datenträger lässt sich nicht beschreiben.
keep-failed = Das ging nicht: { $why }
keep-made = Gesichert: { $path } ({ $size } MB)
keep-made-damaged = Die Datendatei ist beschädigt, und die Sicherung mit ihr. Ältere Sicherungen bleiben alle.
keep-removed = Alte Sicherung entfernt: { $path }
keep-not-restored = Die Sicherung ist beschädigt; nichts wurde geändert.
keep-restored = Eingespielt: { $path }
keep-aside = Was vorher da war, liegt in { $path }
keep-sound = { $path }: unversehrt ({ $tables ->
    [one] 1 Tisch
   *[other] { $tables } Tische
}, { $rows ->
    [one] 1 Eintrag
   *[other] { $rows } Einträge
}).
keep-sound-old = { $path }: Der Aufbau ist in Ordnung. Die Datei ist älter als die Prüfsummen; sie kommen beim nächsten Start des Servers hinzu.
keep-damaged = { $path }: BESCHÄDIGT. Noch lesbar: { $rows ->
    [one] 1 Eintrag
   *[other] { $rows } Einträge
} von { $tables ->
    [one] 1 Tisch
   *[other] { $tables } Tischen
}.
keep-structure = { $path }: { $what }
keep-flaw-unreadable = Tisch { $table }: Eintrag { $seq } lässt sich nicht lesen.
keep-flaw-missing = Tisch { $table }: Eintrag { $seq } fehlt.
keep-flaw-changed = Tisch { $table }: Eintrag { $seq } wurde verändert.
keep-flaw-label = Tisch { $table }: Kennung oder Zeit von Eintrag { $seq } wurde verändert.
keep-flaw-added = Tisch { $table }: Eintrag { $seq } wurde hinzugefügt.
keep-flaw-entry = Tisch { $table }: Seine Zeile im Verzeichnis wurde verändert; die Einträge vor { $seq } sind unversehrt.
keep-flaw-grants = { $count } Links wurden verändert.
keep-whole = { $path }: unversehrt ({ $count } Einträge).
keep-unproven = { $path }: Dieser Tisch wurde ohne Prüfsummen gespeichert; ob er unversehrt ist, lässt sich nicht sagen.
keep-broken = { $path }: BESCHÄDIGT. Eintrag { $count } ist nicht mehr so, wie er gespeichert wurde.
keep-no-export = { $path } ist kein gespeicherter Tisch.
keep-listed = { $table }  { $last }  { $system }  { $records } Einträge, { $size } MB  { $title }
keep-shown = { $table }: { $title } ({ $system }), eröffnet { $created }, { $records } Einträge
keep-seat-taken = Platz { $seat }: { $name }
keep-seat-free = Platz { $seat }: frei ({ $name })
keep-links = Gültige Links: Spielleitung { $gm }, Mitspielen { $join }, Zuschauen { $watch }, Plätze { $seats }
keep-link-only = Nur dieser Link gilt jetzt.
keep-link-too = Frühere Links gelten weiter; --rotate macht sie ungültig.
keep-exported = Gespeichert: { $path }
keep-delete = „{ $title }“ ({ $table }) würde mit allem gelöscht. Wenn das so sein soll: noch einmal mit --yes.
keep-deleted = Gelöscht: { $table }
doctor-no-data = { $path } gibt es noch nicht; der erste Start legt die Datei an.
doctor-database = { $server } läuft (PostgreSQL { $version }, { $size } MB) und bestätigt, was geschrieben wird.
doctor-standbys = Die Datenbank wartet auf { $names }; verbunden: { $count }.
doctor-node = Server { $name } läuft (Version { $version }).
doctor-private = { $path } kann nur lesen, wem sie gehört.
doctor-readable = { $path } können auch andere lesen (Rechte { $mode }). Abhilfe: chmod 600
doctor-read-only = { $path } oder ihr Ordner lässt sich nicht beschreiben.
doctor-damaged = Die Datendatei ist beschädigt. Beschädigte Tische lassen sich bis zum Schaden lesen; sonst hilft eine Sicherung: schwung restore
doctor-space = { $size } MB sind frei; die Daten haben { $data } MB.
doctor-clock = Die Uhr zeigt { $time }.
doctor-clock-wrong = Die Uhr zeigt { $time }, das kann nicht stimmen.
doctor-no-backup = In { $path } liegt keine Sicherung. Eine macht: schwung backup
doctor-backup = Die neueste Sicherung ist { $days } Tage alt: { $path }
doctor-ready = Der Server ist bereit: { $url }
doctor-not-ready = Der Server unter { $url } kann nicht spielen: { $why }
doctor-not-running = Unter { $url } läuft kein Server: { $why }
doctor-no-url = Keine öffentliche Adresse eingestellt (--public-url); von außen wurde nichts geprüft.
doctor-certificate = Das Zertifikat von { $url } gilt und läuft noch { $days } Tage.
doctor-untrusted = Dem Zertifikat von { $url } trauen Browser nicht: { $why }. Eigene Zertifizierungsstelle: SSL_CERT_FILE
doctor-plain = Links zu { $url } gehen unverschlüsselt durchs Netz.
doctor-no-name = Der Name in { $url } lässt sich nicht auflösen.
doctor-public = Der Server antwortet unter { $url }
doctor-not-public = Unter { $url } antwortet dieser Server nicht: { $why }
doctor-socket = Die Verbindung zum Spielen kommt zustande: { $url }
doctor-no-socket = Die Verbindung zum Spielen kommt unter { $url } nicht zustande ({ $why }). Reicht der Proxy „Upgrade“ weiter?
server-changed = Das wurde inzwischen auf einem anderen Gerät geändert. Lade es neu und entscheide, welche Fassung bleibt.
server-what-if = Das ist ein Was-wäre-wenn. Es gehört nicht zum Spiel und darum zu keiner Kampagne und keinem Abend.
server-what-ifs = Dieser Tisch hat schon fünf Was-wäre-wenn. Wirf eines davon weg.
server-shelf-full = Das Regal ist voll: höchstens 200 Einträge und zusammen 1 MiB. Nimm etwas heraus, das als Datei gespeichert ist.
character-no-system = Zu welchem Spiel gehört die Figur? Wähle ein Buch, oder schreib system = "sotc" (oder malmsturm, freefate, zerospace, daemmersturm) in die Datei.
