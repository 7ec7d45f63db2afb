# Dämmersturm: was an seinen Dateien falsch ist (crates/daemmersturm-ui/src/files). Keys begin with `ds-`, besides `file-<code>`.

file-ds-unknown-character = Niemand heißt „{ $name }“.
file-ds-unknown-entry = { $what ->
    [weapons] In der Bibliothek gibt es keine Waffe oder Ausrüstung namens „{ $name }“.
    [protections] In der Bibliothek gibt es keinen Schutz namens „{ $name }“.
    [abilities] In der Bibliothek gibt es keine Fähigkeit namens „{ $name }“.
    [spells] In der Bibliothek gibt es keinen Zauber namens „{ $name }“.
    [substances] In der Bibliothek gibt es keinen Trank und kein Gift namens „{ $name }“.
   *[groups] In der Bibliothek gibt es keinen Gruppenangriff namens „{ $name }“.
}
file-ds-with-oneself = „{ $name }“ steht hier zweimal: Es müssen zwei Verschiedene sein.
file-ds-no-swarmer = „{ $name }“ hat mehr als { $most } Lebenspunkte und ist damit kein Schwärmer.
file-ds-life-refilled = Der erste Kampf eines Kampfabschnitts beginnt mit den Lebenspunkten des Profils, auch für Kampfunfähige. Damit diese Zahl gilt, muss unter `section` ein früherer Kampf stehen: `fights = 1`.
file-ds-twice = „{ $name }“ steht hier schon einmal.
file-ds-either = Hier steht entweder `{ $key }` oder `{ $other }`, nicht beides.
file-ds-unknown-item = Kein schwerer Gegenstand heißt „{ $name }“. Was getragen wird, steht als `item` mit `heavy = true` in der Datei.
file-ds-not-heavy = „{ $name }“ wird nicht wie ein Körper getragen: Dazu gehört `heavy = true`.
file-ds-nothing-left = Von diesem Hindernis ist nichts mehr übrig: `left` nennt die Meter, die noch fehlen.
file-ds-at-once = „{ $name }“ wirkt sofort und wird nicht kanalisiert; `needed` nennt, wie viele Züge es hier braucht.
file-ds-no-ability = Die Bibliothek kennt keine Fähigkeit namens „{ $name }“: Wird sie eingesetzt, bekommt der Plotleiter eine Notiz.

file-ds-library-elsewhere = Die Bibliothek „{ $name }“ lässt sich nur lesen, wenn der Text selbst als Datei neben ihr liegt. Hier müssen ihre Einträge mit im Text stehen.
file-ds-library-unreadable = Die Bibliothek „{ $name }“ lässt sich nicht lesen: { $why }
file-ds-library-wrong = In der Bibliothek „{ $name }“ stimmt etwas nicht, Zeile { $line }, Spalte { $column } ({ $what }). `schwung check { $name }` sagt mehr, wenn oben `system = "daemmersturm"` steht.

file-ds-data-fault = { $what ->
    [no-name] Der Eintrag hat keinen Namen.
    [name-twice] Zwei Einträge haben denselben Namen.
    [too-long] Der Text ist zu lang ({ $field }).
    [too-many] Das sind mehr Einträge, als sich zählen lassen.
    [hands] Eine Waffe braucht eine Hand oder zwei.
    [no-use] Der Eintrag lässt sich nicht benutzen: weder im Nahkampf noch aus der Ferne, oder auf keiner Waffe.
    [needs-w] Geschütze und Explosivwaffen brauchen einen W-Wert (w).
    [needs-targets] Geschütze und Explosivwaffen brauchen eine Zahl von Zielen (targets).
    [no-explosion] Nur Geschütze und Explosivwaffen haben einen W-Wert und Ziele.
    [w] Diesen W-Wert erreicht niemand, oder jeder.
    [natural] Kritische Zahlen und Patzer liegen zwischen 1 und 20 ({ $field }).
    [escalation] Beim Zusatzwurf muss ein Teil der Zahlen schaden, nicht keine und nicht alle.
    [negative] Das Ergebnis kann unter 0 fallen ({ $field }).
    [no-time] Der Schaden über Zeit bewirkt nichts, oder keine Runde lang.
    [unreachable] Diesen Wert erreicht kein Wurf.
    [certain] Diesen Wert erreicht jeder Wurf.
    [needs-class] Rüstung braucht eine Klasse (class).
    [needs-most] Rüstung braucht einen Höchstschaden (most).
    [armour-bonus] Zu Rüstungswürfen kommt sonst kein Bonus.
    [against-nothing] Der Schutz hilft gegen nichts.
    [needs-pool] Es kostet Punkte, aber nicht welche (pool, resource).
    [element] Elementpunkte brauchen ein Element, und nur sie haben eines.
    [no-uses] Die Grenze erlaubt keinen einzigen Einsatz.
    [does-nothing] Der Eintrag bewirkt nichts ({ $field }): Er wird eine Notiz an den Plotleiter.
    [no-such-protection] Der Schutz, den der Eintrag nennt, steht nicht in der Bibliothek.
    [no-targets] Der Bereich enthält nichts als 0.
    [damage-and-healing] Ein Zauber kann nicht schaden und heilen.
    [not-poison] Nur Gifte nennen Waffen.
    [members] Ein Gruppenangriff braucht mindestens zwei, und höchstens nicht weniger als mindestens.
   *[other] Mit dem Eintrag stimmt etwas nicht ({ $field }).
}

file-ds-profile = { $what ->
    [no-colon] Der Profilzeile fehlt der Doppelpunkt hinter dem Namen.
    [no-name] Vor dem Doppelpunkt steht kein Name.
    [no-such-skill] Hier wird N, F oder Z erwartet.
    [skill-twice] Dieser Wert steht zweimal da.
    [no-melee] Der Nahkampf fehlt: N=20+…|…
    [no-ranged] Der Fernkampf fehlt: F=20+…|…
    [no-magic] Die Magie fehlt: Z=20+…|…
    [no-equals] Hier wird ein Gleichheitszeichen erwartet.
    [not-twenty] Ein Angriffswert beginnt mit 20, dem Würfel.
    [no-bonus] Hinter dem Vorzeichen fehlt die Zahl.
    [no-bar] Hier wird ein senkrechter Strich und der Verteidigungswert erwartet.
    [no-defence] Hinter dem Strich fehlt der Verteidigungswert.
    [too-large] So groß ist keine Zahl, mit der gespielt wird.
    [no-life] Die Lebenspunkte fehlen: LP …
    [no-life-number] Hinter LP fehlt die Zahl.
    [no-such-points] Punkte dieses Namens gibt es nicht: AP, FP, MP, LiP, SP oder EP.
    [no-points] Hier fehlt die Zahl der Punkte.
    [points-twice] Diese Punkte stehen zweimal da.
   *[unread] Dieser Text gehört zu keinem Teil des Profils.
}
file-ds-profile-odd = { $what ->
    [bonus-range] Angriffsboni liegen zwischen −5 und +5; { $written } gilt trotzdem.
    [no-sign] Vor dem Bonus fehlt das Vorzeichen; gelesen wird +{ $written }.
    [action-points] Nach der Tabelle wären es { $usual } Aktionspunkte; { $written } gilt.
    [magic-points] Nach der Tabelle wären es { $usual } Punkte; { $written } gilt.
    [life] Lebenspunkte unter 1: Gespielt wird mit 1.
    [many-life] { $written } Lebenspunkte sind ungewöhnlich viele.
    [light-or-life] „LP“ in der zweiten Zeile wird als Lichtpunkte gelesen; eindeutig ist LiP.
    [two-resources] Hier steht mehr als eine magische Ressource: Vor jedem Kampf wird gefragt, welche gilt.
   *[ability-twice] Diese Fähigkeit steht zweimal da.
}
