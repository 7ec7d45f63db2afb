# Was an einer Datei falsch ist: `file-<code>`, siehe crates/files. Alle Variablen sind Texte.

file-error = Fehler
file-warning = Hinweis
file-place = Zeile { $line }, Spalte { $column }
file-allowed = Möglich: { $allowed }.
file-suggestion = Gemeint ist vielleicht „{ $suggestion }“.

# Bevor etwas gelesen wird
file-too-large = Die Datei ist zu groß: { $size } Byte, erlaubt sind { $most }.
file-not-utf8 = Das ist kein Text in UTF-8: Byte { $byte }.
file-too-deep = Das ist zu tief verschachtelt.

# TOML
file-syntax = Das ist kein gültiges TOML.
file-duplicate-key = Diesen Schlüssel oder diese Tabelle gibt es hier schon.
file-no-value = Hier fehlt ein Wert.
file-not-quoted = Das ist kein Wert. Texte stehen in Anführungszeichen.
file-not-closed = Eine Klammer ist offen geblieben.
file-comma = Hier fehlt ein Komma, oder es ist eines zu viel.
file-bad-key = Ein Schlüssel besteht aus Buchstaben a–z, Ziffern, - und _; jeder andere steht in Anführungszeichen.
file-bad-number = Diese Zahl ist nicht richtig geschrieben.
file-bad-string = Dieser Text ist nicht richtig geschrieben: Ein Anführungszeichen fehlt, oder ein Backslash sagt etwas Unbekanntes.

# Das Format
file-unknown-key = Den Schlüssel „{ $key }“ gibt es hier nicht.
file-missing-key = Der Schlüssel „{ $key }“ fehlt.
file-wrong-type = „{ $key }“ kann nicht { $found ->
    [string] ein Text
    [integer] eine ganze Zahl
    [float] eine Kommazahl
    [boolean] true oder false
    [datetime] ein Datum
    [array] eine Liste
   *[table] eine Tabelle
} sein.
file-out-of-range = „{ $key }“ ist eine ganze Zahl von { $least } bis { $most }, nicht { $value }.
file-unknown-word = „{ $word }“ ist bei „{ $key }“ nicht möglich.
file-bad-phrase = „{ $text }“ ist bei „{ $key }“ nicht möglich.
file-no-text = „{ $key }“ darf nicht leer sein.
file-text-too-long = „{ $key }“ hat höchstens { $most } Zeichen.
file-bad-name = In Namen stehen keine Anführungszeichen („{ $key }“).
file-not-one-line = „{ $key }“ steht in einer Zeile, ohne Steuerzeichen.
file-too-many = Zu viel bei „{ $key }“: { $count }, erlaubt sind { $most }.
file-too-few = Zu wenig bei „{ $key }“: { $count }, mindestens { $least }.

# Namen
file-duplicate-name = Den Namen „{ $name }“ gibt es schon.
file-reserved-name = „{ $name }“ ist der Platz der Spielleitung, nicht der einer Spielerin.
file-unknown-skill = Die Fertigkeit „{ $name }“ gibt es nicht.
file-unknown-zone = Die Zone „{ $name }“ gibt es nicht.
file-unknown-player = „{ $name }“ sitzt nicht am Tisch.
file-unknown-side = Die Seite „{ $name }“ gibt es nicht.
file-unknown-leader = Eine benannte Figur „{ $name }“ gibt es nicht.
file-gifts-too-high = Was „{ $name }“ besitzt, bringt mehr als { $most } auf Würfe mit einer Fertigkeit; mehr kann die Software nicht festhalten.
file-skill-twice = Die Fertigkeit „{ $name }“ steht zweimal auf diesem Bogen.

# Die Szene
file-border-with-itself = „{ $name }“ hat keine Grenze mit sich selbst.
file-duplicate-border = Von „{ $from }“ nach „{ $to }“ gibt es schon eine Grenze.
file-lone-zone = Nach „{ $name }“ führt kein Weg hinein und keiner hinaus. Nachbarn brauchen eine Grenze, notfalls mit Wert 0.
file-many-zones = { $count } Zonen sind viel für eine Szene; bis { $most } behält man gut im Blick.

# Bögen
file-box-beyond-track = Kästchen { $box } gibt es nicht, diese Leiste hat { $most }.
file-box-twice = Kästchen { $box } ist zweimal genannt.
file-many-consequences = { $count } Konsequenzen sind mehr als die { $most }, die man tragen kann.
file-hidden-played = „{ $name }“ ist verborgen, obwohl nicht die Spielleitung die Figur spielt: Wer sie spielt, weiß trotzdem von ihr.

# Kameraden
file-scope-repeated = Der Kamerad hilft schon in { $kind ->
    [physical] körperlichen
    [social] sozialen
   *[mental] mentalen
} Konflikten.
file-scope-third = Die Bandbreite wächst höchstens zweimal, dann umfasst sie jede Art von Konflikt.
file-skilled-repeated = Der Kamerad kann „{ $name }“ schon.
file-skilled-too-many = Ein Paket hat höchstens { $most } Fertigkeiten, nicht { $count }.
file-advance-repeated = „{ $advance }“ nützt nur einmal.
file-quality-too-high = Die Qualität von „{ $name }“ endet bei { $most }, eine Stufe unter der besten Fertigkeit der Partnerfigur. Die Spielleitung darf mehr erlauben.
file-many-kinds = Ein Kamerad beginnt mit einer Art von Konflikt; jede weitere ist eine Steigerung der Bandbreite.
file-no-aspect = Kein Aspekt der Partnerfigur handelt von „{ $name }“. Er ist nicht nötig, aber zu empfehlen.

# Schergen
file-players-minions = Schergen gehören meist zu Figuren der Spielleitung, Kameraden zu Spielerfiguren.
file-groups-and-sizes = Entweder die Zahl der Gruppen oder ihre Größen, nicht beides.
file-sizes-do-not-fit = Die Größen ergeben { $sum }, es sind aber { $count } Schergen.
file-more-groups-than-minions = { $groups } Gruppen sind zu viele für { $count } Schergen.
file-leader-on-other-side = „{ $name }“ steht auf einer anderen Seite.
file-leader-elsewhere = Die Gruppe ist nicht in der Zone ihrer Anführerin.
file-leader-twice = „{ $name }“ führt schon eine andere Gruppe an.

file-more-problems = Es gibt { $count } weitere Probleme.
