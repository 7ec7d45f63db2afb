# The log: one line for each event, in whole sentences.

# Conflict and turns.
event-conflict-began = Ein { $conflict } beginnt. Reihenfolge: { $order }.
event-conflict-began-stake = Ein { $conflict } beginnt um { $stake }. Reihenfolge: { $order }.
event-exchange-began = { -exchange } { $number } beginnt.
event-exchange-began-order = { -exchange } { $number } beginnt. Reihenfolge: { $order }.
event-turn-began = { $actor } { $actors ->
    [one] ist
   *[other] sind
} am Zug.
event-attack = { $actor } { $actors ->
    [one] greift
   *[other] greifen
} { NAME($other, case: "accusative") } an.
event-attack-agenda = { $actor } { $actors ->
    [one] greift
   *[other] greifen
} { NAME($other, case: "accusative") } an, { $agenda }.
event-attack-skill = { $actor } { $actors ->
    [one] greift
   *[other] greifen
} { NAME($other, case: "accusative") } an: { $skill }.
event-attack-skill-agenda = { $actor } { $actors ->
    [one] greift
   *[other] greifen
} { NAME($other, case: "accusative") } an, { $agenda }: { $skill }.
event-maneuver = { $actor } { $actors ->
    [one] versucht
   *[other] versuchen
} ein { -maneuver }.
event-maneuver-on = { $actor } { $actors ->
    [one] versucht
   *[other] versuchen
} ein { -maneuver } gegen { NAME($other, case: "accusative") }.
event-block = { $actor } { $actors ->
    [one] setzt
   *[other] setzen
} zum Block an.
event-sprint = { $actor } { $actors ->
    [one] sprintet
   *[other] sprinten
} los.
event-push = { $actor } { $actors ->
    [one] drängt
   *[other] drängen
} { NAME($other, case: "accusative") } ab.
event-knockback = { $actor } { $actors ->
    [one] setzt
   *[other] setzen
} zum Wurf an.
event-knockback-on = { $actor } { $actors ->
    [one] versucht
   *[other] versuchen
}, { NAME($other, case: "accusative") } wegzuschleudern.
event-assess = { $actor } { $actors ->
    [one] schätzt
   *[other] schätzen
} die Lage ein.
event-pass = { $actor } { $actors ->
    [one] setzt
   *[other] setzen
} aus.
event-held = { $actor } { $actors ->
    [one] hält
   *[other] halten
} die Aktion zurück – bis zum Ende { -exchange(case: "of") }.
event-hold-lapsed = Die zurückgehaltene Aktion von { NAME($actor, case: "dative") } verfällt mit dem Ende { -exchange(case: "of") }.
event-full-defense = { $actor } { $actors ->
    [one] geht
   *[other] gehen
} in die { -full-defense }: +2 auf jede Abwehr bis zum Ende { -exchange(case: "of") }.
event-full-defense-lapsed = Die { -full-defense } von { NAME($actor, case: "dative") } endet mit dem Ende { -exchange(case: "of") }.
event-conflict-ended = Der Konflikt ist vorbei. Blocks, { -spin } und zurückgehaltene Aktionen verfallen.
event-scene-ended = Die Szene ist vorbei. Der { -stress } vergeht, und was nur für die Szene galt, verfällt.
event-scene-ended-stress = Die Szene ist vorbei, und was nur für sie galt, verfällt. Der { -stress } bleibt bei { $kept }.
event-drawn = Von jetzt an ist jede Aktion eingeschränkt durch { $skills }.
event-drawn-no-more = Nichts schränkt die Aktionen mehr ein.

# Rolls.
event-rolled = { $actor }: { $parts }: { $total }.
event-rerolled = { $actor } { $actors ->
    [one] würfelt
   *[other] würfeln
} neu: { $parts }: { $total }.
result-spin = { $result }, { -spin }
event-resolved = { $actor } { $total } gegen { NAME($other, case: "accusative") } { $value }: { $result }.
event-resolved-difficulty = { $actor } { $total } gegen { -target } { $value }: { $result }.
event-resolved-hidden = { $actor } { $total } gegen { -target } ?: { $result }.
event-resolved-block = { $actor } { $total } gegen den Block von { NAME($other, case: "dative") } { $value }: { $result }.
event-resolved-standing = { $actor } { $total } gegen { NAME($other, case: "accusative") } { $value }, ohne Wurf: { $result }.
result-success = geschafft
result-failure = nicht geschafft
result-short = { $n } zu wenig
result-missed = { shifts-n } zu wenig
counted = { $sum }, zählt als { $total }
counted-so-far = { $sum }; bleibt es dabei, zählt es als { $total }
event-contest-won = { $actor } { $actors ->
    [one] gewinnt
   *[other] gewinnen
} mit { shifts-n-dative }.
event-contest-tied = Unentschieden: Niemand gewinnt.
event-shift-time = { $actor } { $actors ->
    [one] verwendet
   *[other] verwenden
} { -shift(case: "one") }, um schneller fertig zu sein.
event-shift-time-by = { $actor } { $actors ->
    [one] verwendet
   *[other] verwenden
} { -shift(case: "one") }, um schneller fertig zu sein: um { $n ->
    [one] 1 Schritt
   *[other] { $n } Schritte
} der Zeittafel.
event-shift-time-to = { $actor } { $actors ->
    [one] verwendet
   *[other] verwenden
} { -shift(case: "one") }, um schneller fertig zu sein: { $time }.
event-shift-quality = { $actor } { $actors ->
    [one] verwendet
   *[other] verwenden
} { -shift(case: "one") } auf bessere Arbeit.
event-shift-quality-by = { $actor } { $actors ->
    [one] verwendet
   *[other] verwenden
} { -shift(case: "one") } auf bessere Arbeit: um { $n } besser.
event-shift-quality-to = { $actor } { $actors ->
    [one] verwendet
   *[other] verwenden
} { -shift(case: "one") } auf bessere Arbeit: jetzt { $value }.
event-shift-subtlety = { $actor } { $actors ->
    [one] verwendet
   *[other] verwenden
} { -shift(case: "one") } auf Unauffälligkeit.
event-shift-subtlety-by = { $actor } { $actors ->
    [one] verwendet
   *[other] verwenden
} { -shift(case: "one") } auf Unauffälligkeit: um { $n } schwerer zu bemerken.
event-shift-subtlety-to = { $actor } { $actors ->
    [one] verwendet
   *[other] verwenden
} { -shift(case: "one") } auf Unauffälligkeit: { -target } zum Bemerken { $value }.
event-shift-other = { $actor } { $actors ->
    [one] verwendet
   *[other] verwenden
} { -shift(case: "one") }
event-difficulty-set = { -target } für { NAME($actor, case: "accusative") }: { $parts }: { $value }.
event-difficulty-set-hidden = Nur für die { -gm }: { -target } für { NAME($actor, case: "accusative") }: { $parts }: { $value }.
event-stands = { $actor } { $actors ->
    [one] würfelt
   *[other] würfeln
} nicht: { $parts }: { $total }.
event-stands-plain = { $actor } { $actors ->
    [one] würfelt
   *[other] würfeln
} nicht, es gilt { $parts }.
event-fell-short = { $actor } { $actors ->
    [one] verfehlt
   *[other] verfehlen
} das Ziel um { shifts-n }.
event-only-just = { $actor } { $actors ->
    [one] schafft
   *[other] schaffen
} es nur gerade so.
event-only-just-left = { $actor } { $actors ->
    [one] schafft
   *[other] schaffen
} es nur gerade so. Noch zu tun: { $words }.
event-extra-gained = Noch mehr gelingt { NAME($actor, case: "dative") }
event-tied = Unentschieden zwischen { NAME($actor, case: "dative") } und { NAME($other, case: "dative") }
event-margin-credited = { $actor } { $actors ->
    [one] hat
   *[other] haben
} { shifts-n } davon, dass { NAME($other) } { $others ->
    [one] unterliegt
   *[other] unterliegen
}.
event-margin-used = { $actor } { $actors ->
    [one] macht
   *[other] machen
} etwas daraus
event-flourished = { $actor } { $actors ->
    [one] hat
   *[other] haben
} { shifts-n } übrig und damit { -spin }
event-took-time = { $actor } { $actors ->
    [one] braucht
   *[other] brauchen
} so lange wie gedacht: { $time }.
event-took-less-time = { $actor } { $actors ->
    [one] ist
   *[other] sind
} schneller fertig: { $time } (gedacht: { $base }).
event-took-more-time = { $actor } { $actors ->
    [one] braucht länger und schafft
   *[other] brauchen länger und schaffen
} es doch: { $time } (gedacht: { $base }).
event-veiled = Verdeckt gewürfelt, nur für die { -gm }: { $actor }, { $roll }. { $against }.
event-unveiled = Aufgedeckt: { $actor }, { $roll }. { $against }.
veiled-roll = { $parts }: { $total }
veiled-against = Gegen { NAME($other, case: "accusative") } { $value }: { $result }
veiled-separator = { ". " }
event-gift-used = { $actor } { $actors ->
    [one] setzt
   *[other] setzen
} { $name } ein
event-gift-used-paid = { $actor } { $actors ->
    [one] setzt
   *[other] setzen
} { $name } ein ({ $price })
event-happened-beside = { $actor }, neben der Aktion ({ $value })
event-planned = Zum Wurf von { NAME($actor, case: "dative") }: { $parts }.
event-happened = { $actor } { $actors ->
    [one] bringt
   *[other] bringen
} es zustande.
event-free-action = { $actor }, nebenbei

# Attacks and what they do.
event-protected = Der Block von { NAME($other, case: "dative") } ({ $value }) schützt { NAME($actor, case: "accusative") }.
event-blocked = Der Block von { NAME($other, case: "dative") } ({ $value }) hält { NAME($actor, case: "accusative") } auf; vorbei geht es nur mit mehr als { $value }.
event-block-overcome = { $actor } { $actors ->
    [one] überwindet
   *[other] überwinden
} den Block von { NAME($other, case: "dative") } mit { shifts-n-dative }.
event-missed = { $actor } { $actors ->
    [one] kommt
   *[other] kommen
} gegen { NAME($other, case: "accusative") } nicht durch.
event-missed-tie = Gleichstand: { $actor } { $actors ->
    [one] kommt
   *[other] kommen
} gegen { NAME($other, case: "accusative") } nicht durch.
event-hit = Treffer bei { NAME($actor, case: "dative") }: { shifts-n } auf { $track }.
event-hit-group = Treffer bei { NAME($actor, case: "dative") }: { shifts-n }.
event-hit-led = Treffer bei { NAME($actor, case: "dative") } mit { NAME($group, case: "dative") }: { shifts-n }. Er geht zuerst an { NAME($group, case: "accusative") }.
event-box-marked = { $actor } { $actors ->
    [one] kreuzt
   *[other] kreuzen
} Kästchen { $number } an ({ $track }).
event-box-rolled-up = { $actor } { $actors ->
    [one] kreuzt
   *[other] kreuzen
} Kästchen { $number } an ({ $track }): Das passende ist schon angekreuzt, der Treffer rutscht hoch.
event-companion-hit = { $actor }: { $boxes } Kästchen gefüllt, { $out ->
    [0] weitere sind frei
   *[other] alle sind voll
}.
event-minions-hit = { $actor }: { $boxes } Kästchen gefüllt, { $out ->
    [0] niemand fällt
    [one] 1 { -minion } fällt
   *[other] { $out } { -minions } fallen
}, { $left ->
    [0] niemand steht mehr
    [one] 1 steht noch
   *[other] { $left } stehen noch
}.
event-consequence = { $actor } { $actors ->
    [one] nimmt
   *[other] nehmen
} eine { $consequence }
event-consequence-tag = { $line } { $other } darf sie einmal frei auslösen.
event-companion-lost = { $companion } scheidet anstelle einer Konsequenz von { NAME($actor, case: "dative") } aus
event-taken-out = { $actor } { $actors ->
    [one] scheidet
   *[other] scheiden
} aus
event-taken-out-by = { $actor } { $actors ->
    [one] scheidet
   *[other] scheiden
} aus, besiegt von { NAME($other, case: "dative") }
event-outcome-contested = { $actor } { $actors ->
    [one] zahlt
   *[other] zahlen
} { points-n } für einen anderen Ausgang.
event-outcome-changed = Der Ausgang für { NAME($actor, case: "accusative") } ist jetzt ein anderer

# Concessions.
event-concession-offered = { $actor } { $actors ->
    [one] bietet
   *[other] bieten
} { -concession } an
event-conceded = { $actor } { $actors ->
    [one] gibt nach und scheidet
   *[other] geben nach und scheiden
} zu eigenen Bedingungen aus
event-concession-refused = Das Angebot von { NAME($actor, case: "dative") } ist abgelehnt.
event-concession-refused-paid = Das vernünftige Angebot von { NAME($actor, case: "dative") } ist abgelehnt: { $actor } { $actors ->
    [one] erhält
   *[other] erhalten
} einen { -fate-point }.
event-concession-refused-by = { $other } lehnt das Angebot von { NAME($actor, case: "dative") } ab.
event-concession-refused-by-paid = { $other } lehnt das vernünftige Angebot von { NAME($actor, case: "dative") } ab: Ein { -fate-point } geht von { NAME($other, case: "dative") } an { NAME($actor, case: "accusative") }.

# Blocks, spin, overflow.
event-block-made = { $actor } { $actors ->
    [one] blockt
   *[other] blocken
} { $against } mit { $value } { $life }
event-block-left = { $actor } { $actors ->
    [one] versperrt
   *[other] versperren
} { $against } für alle anderen mit { $value } { $life }
event-block-lapsed = Der Block von { NAME($actor, case: "dative") } gegen { $against } verfällt.
event-spin-gained = { $actor } { $actors ->
    [one] hat
   *[other] haben
} { -spin } – nur für die nächste Aktion.
event-spin-used = { $actor } { $actors ->
    [one] nutzt
   *[other] nutzen
} { -spin }, { $value } auf den Wurf von { NAME($other, case: "dative") }
event-spin-lapsed = { -spin(case: "The") } von { NAME($actor, case: "dative") } verfällt.
event-overflowed = { $actor } { $actors ->
    [one] hat
   *[other] haben
} { shifts-n } { -overflow } – nur für sofort.
event-overflow-spent = { $actor } { $actors ->
    [one] verwendet
   *[other] verwenden
} { shifts-n } { -overflow }

# Movement and things.
event-moved = { $actor } { $actors ->
    [one] wechselt
   *[other] wechseln
} die Zone: { $zone }.
event-thing-moved = { $actor }: { $words }, bis in die Zone { $zone }.
event-too-short = { $actor } { $actors ->
    [one] hat { $have } und bräuchte
   *[other] haben { $have } und bräuchten
} { $need }: Nichts bewegt sich.
event-ran-short = Der ganze Weg kostet { shifts-n }, { NAME($actor) } { $actors ->
    [one] hat
   *[other] haben
} nur { $have }: Das reicht nicht bis ans Ziel.
event-ran-short-granted = Der ganze Weg kostet { shifts-n }, { NAME($actor) } { $actors ->
    [one] hat
   *[other] haben
} nur { $have }: Eine Zone ohne { -border } geht trotzdem.
event-disarmed = { $actor } { $actors ->
    [one] verliert
   *[other] verlieren
} die Waffe ({ shifts-n }).
event-rearmed = { $actor } { $actors ->
    [one] hat
   *[other] haben
} wieder eine Waffe in der Hand.
event-loaded = { $actor } { $actors ->
    [one] trägt
   *[other] tragen
} eine Last: Gewicht { $value }.
event-unloaded = { $actor } { $actors ->
    [one] trägt
   *[other] tragen
} keine Last mehr.

# Aspects and fate points.
event-aspect-placed = Neuer Aspekt { $bearer }: { $words }.
event-aspect-placed-details = Neuer Aspekt { $bearer }: { $words } ({ $details }).
event-aspect-removed = Der Aspekt { $aspect } vergeht.
event-aspect-reworded = Der Aspekt { $was } heißt jetzt { $aspect }.
event-aspect-revealed = Alle erfahren von einem Aspekt: { $aspect }.
event-aspect-revealed-to = { $seat } erfährt von einem Aspekt: { $aspect }.
event-aspect-revealed-secretly = { $seat } findet etwas heraus.
event-tag-passed = Das freie Auslösen von { $aspect } geht an { NAME($actor, case: "accusative") }.
event-aspect-refused = { $actor } { $actors ->
    [one] wehrt
   *[other] wehren
} den Aspekt { $words } mit einem { -fate-point } ab.
event-invoked = { $actor } { $actors ->
    [one] ruft
   *[other] rufen
} { $aspect } auf: { $gain } ({ $price }).
event-tagged = { $actor } { $actors ->
    [one] löst
   *[other] lösen
} { $aspect } aus: { $gain } ({ $price }).
event-aspect-used-up = { $line } Der Aspekt ist damit vergangen.
gain-bonus = +2
gain-reroll = neuer Wurf
event-bonus-bought = { $actor } { $actors ->
    [one] kauft
   *[other] kaufen
} +1 für einen { -fate-point }.
event-swapped = { $actor } { $actors ->
    [one] nutzt
   *[other] nutzen
} { $aspect }: { $skill } springt ein { $life } ({ $price }).
event-swap-lapsed = { $skill } springt für { NAME($actor, case: "accusative") } nicht länger ein.
event-compelled = { $aspect } wird erzwungen: { $actor } { $actors ->
    [one] nimmt an und erhält
   *[other] nehmen an und erhalten
} { points-n }
event-compel-refused = { $aspect } wird erzwungen: { $actor } { $actors ->
    [one] lehnt ab und zahlt
   *[other] lehnen ab und zahlen
} { points-n }
event-declared = { $actor } { $actors ->
    [one] behauptet
   *[other] behaupten
} ({ $price })
event-declared-by = { $actor } { $actors ->
    [one] behauptet
   *[other] behaupten
} mit { $aspect } ({ $price })
event-tagged-for-effect = { $actor } { $actors ->
    [one] löst
   *[other] lösen
} { $aspect } aus ({ $price })
event-fate-points = { $actor } { $actors ->
    [one] hat
   *[other] haben
} jetzt { $points } ({ $change }).

# Groups.
event-attached = { $actor } führt jetzt { NAME($other, case: "accusative") }.
event-attached-spent = { $actor } führt jetzt { NAME($other, case: "accusative") }; wer schon gehandelt hat, hilft bei keiner Aktion dieser { -exchange }.
event-detached = { $actor } führt { NAME($other, case: "accusative") } nicht mehr.
event-regrouped = { $actor } { $actors ->
    [one] zählt
   *[other] zählen
} jetzt { minions-n }.
event-group-in-reserve = In Reserve: { $actor }.
event-cut-off = { $companion } ist für { NAME($actor, case: "accusative") } nicht mehr zu erreichen.
event-cut-off-paid = { $companion } ist für { NAME($actor, case: "accusative") } nicht mehr zu erreichen. Dafür gibt es einen { -fate-point }.
event-companion-away = { $companion } ist ohne { NAME($actor, case: "accusative") } unterwegs.
event-companion-back = { $companion } ist wieder bei { NAME($actor, case: "dative") }.

# Recovery.
event-recovered = { $actor } { $actors ->
    [one] hat
   *[other] haben
} { $words } überwunden.
event-recovered-unnamed = { $actor } { $actors ->
    [one] hat
   *[other] haben
} eine Konsequenz überwunden.
event-session-began = Eine neue Sitzung beginnt.
event-session-back-to-back = Eine neue Sitzung beginnt, ohne dass Zeit vergangen ist.

# The game master.
event-judged-yes = { -gm }: { $question } Ja.
event-judged-no = { -gm }: { $question } Nein.
event-warned = Gegen die Faustregel „{ $title }“.
event-called-off = Die Aktion von { NAME($actor, case: "dative") } findet nicht statt, nichts ist verbraucht (nach „{ $title }“).
event-overruled = Die { -gm } lässt es durchgehen, gegen „{ $title }“.
event-overruled-price = Die { -gm } lässt es durchgehen, gegen „{ $title }“: { $actor } müsste { $price } zahlen und zahlt { $paid }.
event-unaffordable = { $actor } kann nicht mehr zahlen: nötig { $price }, da sind { $have }. Es wird nichts daraus.
event-points-full = { $actor } hat schon 255 { -fate-points }. Mehr kann die Software nicht festhalten, es kommt keiner dazu.
event-actor-set = Jetzt gilt: { $status }.
event-actor-hidden = Jetzt verborgen: { $actor }.
event-actor-shown = Jetzt zu sehen: { $actor }.
event-borders-set = Die { -gm } setzt: { $borders }.
border-between = { -border } zwischen { $zone } und { $other } { $value }
event-frame-set = Die { -gm } ändert Bögen, Zonen oder Fertigkeiten.
event-skill-added = Neue Fertigkeit: { $skill }.
event-profile-usual = Es gelten wieder alle Hausregeln wie üblich.
event-profile-set = Hausregeln: { $switches }.
event-actor-joined = Neu dabei: { $actor } (Zone { $zone }).
event-turn-set = Die { -gm } gibt { NAME($actor, case: "dative") } den Zug.
event-turn-set-nobody = Niemand ist mehr am Zug, sagt die { -gm }.
event-lined-up-next = Verstärkung, noch in dieser { -exchange } am Zug: { $actor }, als Nächstes.
event-lined-up-after = Verstärkung, noch in dieser { -exchange } am Zug: { $actor }, nach { NAME($other, case: "dative") }.
