# Dämmersturm: alles, was am Tisch gesagt wird (crates/daemmersturm-ui/src/words). Schlüssel beginnen mit `ds-`,
# außer denen, die jedes Buch haben muss. Was Formulare, Dateien und Spiele sonst sagen, steht in daemmersturm-*.ftl.

-gm = Plotleiter

# What somebody is asked, in a word or two: any book has these, for every kind of question.
waiting-judge = Urteil
    .prompt = Urteile des Plotleiters
waiting-start-life = LP bei Kampfbeginn
    .prompt = Lebenspunkte zu Kampfbeginn
waiting-unloaded = was nicht geladen ist
    .prompt = Was nicht geladen ist
waiting-face = Verteidigungsrichtung
    .prompt = Wohin jemand sich wendet
waiting-repeat = Wurf wiederholen
    .prompt = Wurf wiederholen
waiting-protect = Schutzwurf
    .prompt = Schutz gegen einen Treffer
waiting-seek-many = Schutz suchen
    .prompt = Schutz suchen
waiting-may-seek = Zeit, Schutz zu suchen
    .prompt = Wer Zeit für Deckung hat
waiting-caught = Ziele der Fläche
    .prompt = Wen ein Flächeneffekt trifft
waiting-step-in = Einschreiten
    .prompt = Für andere einschreiten
waiting-join = Gruppenangriff
    .prompt = Gemeinsamer Angriff
waiting-part = Nachschlagen
    .prompt = Wenn jemand den Nahkampf verlässt
waiting-counter = Antwort auf den Patzer
    .prompt = Antwort auf einen Patzer
waiting-exposed = Freunde in der Schusslinie
    .prompt = Wer in der Schusslinie steht
waiting-victim = freundliches Feuer
    .prompt = Wen ein Fehlschuss trifft
waiting-second = Zweitwaffe
    .prompt = Angriff mit der zweiten Waffe
waiting-further = Ziel eines weiteren Angriffs
    .prompt = Wem ein weiterer Angriff gilt
waiting-follow = Fähigkeit zum Angriff
    .prompt = Fähigkeit nach einem Treffer
waiting-lessen = Fähigkeit gegen den Schaden
    .prompt = Schaden mindern
waiting-climb-aid = Kletterhilfe
    .prompt = Hilfe beim Klettern
waiting-climb-range = Kletterstrecke
    .prompt = Wie weit jemand klettert
waiting-fallen = Schaden durch den Sturz
    .prompt = Schaden durch einen Sturz
waiting-in-field = Sichtfeld
    .prompt = Wer im Blickfeld ist
waiting-detail = was zu erkennen ist
    .prompt = Was eine Wahrnehmung zeigt
waiting-bear = Hilfe beim Tragen
    .prompt = Tragen helfen
waiting-size-of = Größe einer Last
    .prompt = Wie groß eine Last ist
waiting-choose-resource = magische Ressource
    .prompt = Magische Ressource für den Kampf
waiting-break-off = Kanalisation abbrechen
    .prompt = Zauber abbrechen
waiting-compensate = Lichttest nachhelfen
    .prompt = Aktionspunkte nach der Lichtprobe
waiting-avert = Rückschlag der Schatten
    .prompt = Schutz vor dem Schattenrückschlag
waiting-damage = Schaden einer neuen Waffe
    .prompt = Schaden einer unbekannten Waffe

# Names.
ds-skill-melee = Nahkampf
ds-skill-ranged = Fernkampf
ds-skill-magic = Magie
ds-value-melee-attack = NA
ds-value-ranged-attack = FA
ds-value-magic-attack = Z
ds-value-melee-defence = NV
ds-value-ranged-defence = FV
ds-value-magic-defence = ZW
ds-value-damage = Schaden
ds-value-reduction = Schadensminderung
ds-value-cost = Kosten von Fähigkeiten
ds-value-shield-roll = Schildwürfe
ds-value-armour-roll = Rüstungswürfe
ds-value-climb-roll = Kletterwürfe
ds-value-perception = Wahrnehmung
ds-kind-melee = Nahkampf
ds-kind-ranged = Fernkampf
ds-kind-spell = Zauber
ds-kind-explosion = Geschütz oder Sprengstoff
ds-how-action = Angriff
ds-how-extra = Zusatzangriff
ds-how-secondary = Zweitwaffe
ds-how-reflex = Reflexschlag
ds-how-overrun = Überrennen
ds-how-counter = Gegenangriff
ds-how-other = wie der Plotleiter sagt
ds-right-back = Rückenangriff
ds-right-coup = Gnadenstoß
ds-right-ability = Fähigkeit
ds-outcome-miss = verfehlt
ds-outcome-hit = getroffen
ds-outcome-critical = kritischer Treffer
ds-outcome-fumble = Patzer
ds-outcome-both = kritisch und Patzer zugleich
ds-cause-hit = Treffer
ds-cause-tick = Schaden über Zeit
ds-cause-poison = Gift
ds-cause-side-effect = Nebenwirkung
ds-cause-shadow = Rückschlag der Schatten
ds-cause-fall = Sturz
ds-cause-other = sonstiger Schaden
ds-resource-mana = Mana
ds-resource-light = Licht
ds-resource-shadow = Schatten
ds-resource-elements = Elemente
ds-pool-action = Aktionspunkte
ds-pool-focus = Fokuspunkte
ds-points-action = { $n } AP
ds-points-focus = { $n } FP
ds-points-mana = { $n } Mana
ds-points-light = { $n ->
    [one] 1 Lichtpunkt
   *[other] { $n } Lichtpunkte
}
ds-points-shadow = { $n ->
    [one] 1 Schattenpunkt
   *[other] { $n } Schattenpunkte
}
ds-points-elements = { $n ->
    [one] 1 Elementpunkt
   *[other] { $n } Elementpunkte
}
ds-element-fire = Feuer
ds-element-water = Wasser
ds-element-earth = Erde
ds-element-air = Luft
ds-direction-n = Norden
ds-direction-ne = Nordosten
ds-direction-e = Osten
ds-direction-se = Südosten
ds-direction-s = Süden
ds-direction-sw = Südwesten
ds-direction-w = Westen
ds-direction-nw = Nordwesten
ds-grade-nothing = kein Erfolg
ds-grade-weak = schwacher Erfolg
ds-grade-success = Erfolg
ds-grade-critical = kritischer Erfolg
ds-hints-none = keine Hinweise
ds-hints-some = Hinweise (+3)
ds-hints-helpful = sehr gute Hinweise (+5)
ds-aid-rope = Kletterseil
ds-aid-gear = Kletterausrüstung
ds-aid-weapon = Waffe als Halt
ds-aid-first = weitere Hilfe für den ersten Fehlwurf
ds-aid-any = weitere Hilfe
ds-size-similar = ähnlich groß
ds-size-smaller = deutlich kleiner
ds-size-larger = deutlich größer
ds-held-away = verstaut
ds-held-ready = griffbereit
ds-held-drawn = gezogen
ds-condition-up = kampffähig
ds-condition-incapacitated = kampfunfähig
ds-condition-dead = tot
ds-condition-gone = nicht mehr da
ds-mount-foot = zu Fuß
ds-mount-mounted = beritten
ds-mount-vehicle = im Fahrzeug
ds-mount-giant = riesig
ds-order-ask = fragen
ds-order-always = immer
ds-order-never = nie
ds-preset-listed = wie aufgezählt
ds-preset-players-first = erst die Spielfiguren
ds-preset-sides = Seite für Seite
ds-class-fist = Faustwaffe
ds-class-dagger = Dolch oder Messer
ds-class-one-handed = Einhandwaffe
ds-class-two-handed = Zweihandwaffe
ds-class-lance = Lanze
ds-class-spear = Speer
ds-class-bow = Bogen
ds-class-crossbow = Armbrust
ds-class-throwing-knife = Wurfmesser
ds-class-throwing = Wurfwaffe
ds-class-blowgun = Blasrohr
ds-class-handgun = Handfeuerwaffe
ds-class-firearm = Gewehr
ds-class-gun = Geschütz
ds-class-tactical-gun = taktisches Geschütz
ds-class-explosive = Sprengstoff
ds-protection-shield = Schild
ds-protection-armour = Rüstung
ds-protection-cover = Deckung
ds-protection-rescue = Rettungswurf
ds-protection-other = anderer Schutz
ds-armour-none = keine
ds-armour-light = leicht
ds-armour-medium = mittel
ds-armour-heavy = schwer
ds-spell-attack = Angriffszauber
ds-spell-healing = Heilzauber
ds-spell-strengthening = Stärkungszauber
ds-spell-other = anderer Zauber
ds-substance-potion = Trank
ds-substance-volatile = flüchtiges Gift
ds-substance-persistent = beständiges Gift
ds-when-action = als Aktion im eigenen Zug
ds-when-free = im eigenen Zug, neben der Aktion
ds-when-before-attack = vor dem Angriffswurf
ds-when-after-hit = nach einem Treffer
ds-when-after-miss = nach einem Fehlschlag
ds-when-attacked = wenn man angegriffen wird
ds-when-friend-attacked = wenn ein Freund angegriffen wird
ds-when-damaged = wenn man Schaden nähme
ds-when-turn-start = zu Beginn des eigenen Zugs
ds-when-turn-end = am Ende des eigenen Zugs
ds-when-movement = mit einer Bewegung
ds-when-passive = immer
ds-roller-leader = wer ihn ansagt
ds-roller-best = wer am besten angreift
ds-gives-up-action = die Aktion
ds-gives-up-nothing = nichts
ds-purpose-attack = Angriffswurf
ds-purpose-w = W-Wurf
ds-purpose-perception = Wahrnehmungstest
ds-purpose-camouflage = Tarnungstest
ds-purpose-climb = Kletterwurf T{ $part }
ds-purpose-shield = Schildwurf
ds-purpose-cover = Deckungswurf
ds-purpose-seek-cover = Deckungswurf (Schutz suchen)
ds-purpose-rescue = Schutzwurf
ds-purpose-poison = Giftwurf
ds-purpose-armour = Rüstungswurf
ds-purpose-critical = Kritischer Wurf
ds-purpose-critical-extra = Kritischer Zusatzschaden
ds-purpose-critical-healing = Kritische Heilung
ds-purpose-exhaustion = Erschöpfungswurf
ds-purpose-escalation = Patzereskalationswurf
ds-purpose-interruption = Unterbrechungswurf
ds-purpose-side-effect = Nebenwirkungswurf
ds-purpose-light = Lichttest
ds-purpose-element = Elementwurf
ds-purpose-targets = Ziele-Wurf
ds-purpose-damage = Schadenswurf
ds-purpose-back-damage = Zweiter Schadenswurf (Rücken)
ds-purpose-tick = Schaden über Zeit
ds-purpose-healing = Heilungswurf
ds-shelter-seek = Schutz suchen
ds-shelter-cover = Deckung
ds-shelter-shield = Schild
ds-shelter-armour = Rüstung
ds-shelter-ability = eine Fähigkeit
ds-obstacle-simple = einfaches Hindernis
ds-obstacle-aid = Leiter
ds-obstacle-tree = Baum
ds-obstacle-jump = weiter Sprung
ds-obstacle-building = Gebäude
ds-obstacle-hard-facade = schwierige Fassade
ds-obstacle-rock = Felsen
ds-obstacle-creature = Kreatur: { $actor }
ds-facing-unset = keine Richtung
ds-facing-to = nach { $direction }
ds-facing-toward = gegen { $actor }
ds-facing-guard = wartet auf { $actor }
ds-side-players = Spielerfiguren
ds-side-opposition = Gegenseite
ds-side = Seite { $number }
ds-side-count = { $side } { $n }
ds-area = Ort { $number }
ds-area-of = Gebiet { $number } ({ $source })
ds-metres = { $n } m
ds-metres-tenth = { $n },{ $tenth } m
ds-lives-of = { $actor } { $n }
ds-lasting = { $amount } Schaden je Runde, { $n ->
    [one] 1 Runde
   *[other] { $n } Runden
}
ds-lasting-area = Gebiet: { $amount } Schaden je Runde, { $n ->
    [one] 1 Runde
   *[other] { $n } Runden
}
ds-targets-single = ein Ziel
ds-targets-fixed = Fläche, Ziele { $n }
ds-targets-rolled = Fläche, Ziele { $n } (gewürfelt)
ds-limit-none = ohne Grenze
ds-limit-turn = { $n }× je Zug
ds-limit-round = { $n }× je Runde
ds-limit-section = { $n }× je Kampfabschnitt
ds-need-charge = Ansturm in diesem Zug
ds-need-weapon = gezogene Waffe: { $class }
ds-need-armour = Rüstung höchstens: { $class }
ds-need-back = der Rücken des Ziels
ds-need-swarm = im Schwarm
ds-need-melee = Ziel in Nahkampfreichweite
ds-effect-extra = ein weiterer Angriff
ds-effect-extra-same = ein weiterer Angriff auf dasselbe Ziel
ds-effect-repeat = ein Fehlschlag darf wiederholt werden
ds-effect-modify = { $value } { $by } für diesen Angriff
ds-effect-modify-turns = { $value } { $by } für { $n ->
    [one] 1 eigenen Zug
   *[other] { $n } eigene Züge
}
ds-effect-add-damage = { $amount } mehr Schaden
ds-effect-replace-damage = Schaden { $amount } statt des üblichen
ds-effect-add-critical = kritisch auch bei { $numbers }
ds-effect-add-fumble = Patzer auch bei { $numbers }
ds-effect-remove-fumble = kein Patzer bei { $numbers }
ds-effect-ignore-shields = Schild und Rüstung helfen nicht
ds-effect-ignore-protection = kein Schutzwurf hilft
ds-effect-demand = ein Schutzwurf mehr nötig: { $name }
ds-effect-counter = wer angreift, wird ohne Wurf getroffen
ds-effect-intervene = man wird selbst zum Ziel
ds-effect-reduce = { $n } weniger Schaden
ds-effect-negate = der Schaden ist abgewendet
ds-effect-grant = ein Schutzwurf: { $name }
ds-effect-move = eine weitere oder längere Bewegung
ds-effect-move-after = Bewegung nach der Aktion
ds-effect-watch = bewacht einen Halbkreis und greift dort an
ds-effect-damage = { $amount } Schaden, ohne Schutzwurf
ds-effect-heal = heilt { $amount } LP
ds-effect-state = Zustand { $name } für { $n ->
    [one] 1 eigenen Zug
   *[other] { $n } eigene Züge
}
ds-effect-note = Notiz an den Plotleiter: { $words }
ds-change-set = { $value } = { $n }
ds-change-hidden = { $value } festgelegt
ds-until-turns = { $n ->
    [one] noch 1 eigenen Zug
   *[other] noch { $n } eigene Züge
}
ds-until-round = bis zum Rundenende
ds-until-combat = bis zum Ende des Kampfes
ds-until-section = bis zum Ende des Kampfabschnitts
ds-until-lifted = bis auf Weiteres
ds-wound = { $source }: { $amount } Schaden je Runde, { $n ->
    [one] noch 1 Runde
   *[other] noch { $n } Runden
}
ds-modifier = { $change } ({ $source }, { $until })
ds-channel = kanalisiert { $spell } ({ $n } von { $needed })
ds-climb = klettert ({ $obstacle }), noch { $left }
ds-climb-reached = hält sich oben ({ $obstacle })
ds-climb-pinned = Waffe als Halt
ds-cover = Deckung { $n }+ { $side }
ds-cover-full = volle Deckung ({ $n }+) { $side }
ds-cover-all = nach allen Seiten
ds-cover-from = nach { $direction }
ds-cover-against = gegen { $actor }
ds-switch-is = { $name }: { $position }
ds-price-turn = den nächsten Zug
ds-origin-generator = vom Server gewürfelt
ds-origin-typed = eingetippt
ds-origin-client = aus dem Spielclient
ds-against = { $total } gegen { $defence }
ds-against-total = { $total }
ds-against-defence = Verteidigung { $defence }
ds-w-against = { $total }, W { $need }+
ds-w-need = W { $need }+
ds-behind = von hinten
ds-from = von { $direction }
ds-exposed = aus voller Deckung heraus
ds-secret = nur für den Plotleiter
ds-trace = Spur: { $grade }
ds-anywhere = überall
ds-draw-short = als zusätzliche kurze Waffe
ds-draw-free = zählt nicht

# Sections, combats, turns, movement.
ds-event-section-opened = Kampfabschnitt { $number } beginnt: Punkte sind voll, Tränke zählen von vorn.
ds-event-section-opened-kept = Kampfabschnitt { $number } beginnt: Punkte bleiben, wie sie sind, Tränke zählen von vorn.
ds-event-section-closed = Der Kampfabschnitt ist zu Ende.
ds-event-combat-began = Der Kampf beginnt. Reihenfolge: { $order }.
ds-event-combat-points = Alle Punkte sind voll.
ds-event-combat-lives = LP: { $lives }.
ds-event-combat-unloaded = Nicht geladen: { $items }.
ds-event-combat-began-many = Der Kampf beginnt. Dabei: { $sides }.
ds-event-combat-unloaded-many = Nicht geladen: { $n } Waffen.
ds-event-combat-ended = Der Kampf ist vorbei.
ds-event-order-set = Neue Reihenfolge: { $order }.
ds-event-turn-began = { $actor } ist am Zug.
ds-event-turn-lost = { $actor } kann nichts tun: Der Zug verstreicht.
ds-event-round-began = Runde { $number } beginnt.
ds-event-moved = { $actor } bewegt sich.
ds-event-moved-length = { $actor } bewegt sich { $length }.
ds-event-move-granted = { $actor } darf sich noch einmal bewegen.
ds-event-move-late = { $actor } darf sich auch nach der Aktion bewegen.
ds-event-charged = { $actor } stürmt heran.
ds-event-charged-length = { $actor } stürmt { $length } weit heran.
ds-event-engaged = { $actor } und { $other } stehen im Nahkampf
ds-event-reaches = { $actor } hat { $other } in Nahkampfreichweite
ds-event-engaged-at = { $line }, { $other } im { $direction }.
ds-event-disengaged = { $actor } und { $other } sind nicht mehr im Nahkampf.
ds-event-disengaged-all = { $actor } löst sich aus dem Nahkampf.
ds-event-stands = { $actor } steht jetzt hier: { $area }.
ds-event-left = { $actor } ist hier heraus: { $area }.

# Dice and attacks.
ds-event-rolled = { $purpose }, { $actor }: { $rolled }.
ds-event-rolled-range = { $purpose } ({ $range }), { $actor }: { $rolled }.
ds-event-attack = { $actor } greift { $other } an
ds-event-area = { $actor } greift eine Fläche an
ds-event-faced = { $actor } verteidigt in dieser Runde: { $facing }.
ds-event-shield-faced = Der Schild von { $actor } zeigt in dieser Runde: { $facing }.
ds-event-repeated = { $actor } wiederholt den Fehlschlag ({ $right }).
ds-event-miss = { $actor } verfehlt { $other }
ds-event-hit = { $actor } trifft { $other }
ds-event-critical = { $actor } trifft { $other } kritisch
ds-event-fumble = { $actor } patzt gegen { $other }
ds-event-both = { $actor } verfehlt { $other }: Die Zahl ist kritisch und Patzer zugleich
ds-event-from-behind = Von hinten: { $line }
ds-event-saved = { $actor } entgeht dem Schaden ({ $what }); der Angriff gilt als Treffer.
ds-event-unsaved = { $actor }: kein Schutz ({ $what }).
ds-event-demanded = { $actor } hätte Schutz ({ $what }), doch dieser Angriff verlangt noch einen: { $demand }.
ds-event-row-1 = Kritischer Treffer gegen { $actor }: 1–5 Schaden mehr.
ds-event-row-2 = Kritischer Treffer gegen { $actor }: doppelter Schaden.
ds-event-row-3 = Kritischer Treffer gegen { $actor }: doppelter Schaden und 1–10 mehr.
ds-event-row-4 = Kritischer Treffer gegen { $actor }: dreifacher Schaden.
ds-event-row-5 = Kritischer Treffer gegen { $actor }: dreifacher Schaden, mindestens 20.
ds-event-row-6 = Kritischer Treffer gegen { $actor }: dreifacher Schaden, mindestens 30.
ds-event-fired = { $item } ist abgefeuert, { $n ->
    [one] 1 Ladeschritt
   *[other] { $n } Ladeschritte
} bis zum nächsten Schuss.
ds-event-broke = { $item } versagt: kein Schuss, und die Waffe muss erst behandelt werden.
ds-event-fumbled-melee = Patzer im Nahkampf: { $actor } gibt sich eine Blöße.
ds-event-fumbled-ranged = Patzer im Fernkampf: { $actor } bringt keinen Schuss heraus.
ds-event-fumbled-spell = Patzer beim Zaubern: { $actor } verliert die Gewalt über den Zauber.
ds-event-recoiled = Der Zauber schlägt auf { $actor } zurück.
ds-event-fizzled = Der Zauber von { $actor } verpufft.
ds-event-fumbled-explosion = Patzer: { $actor } verliert die Gewalt über die Ladung.
ds-event-friendly-fire = Freundliches Feuer: { $actor } trifft { $other }.
ds-event-friendly-fire-dropped = Der Patzer von { $actor } zählt, freundliches Feuer entfällt.
ds-event-free-move = { $actor } darf sich frei fortbewegen.
ds-event-no-further = Ein weiterer Angriff von { $actor } entfällt: kein Ziel in Reichweite, oder die Waffe ist nicht bereit.
ds-event-stepped-in = { $actor } schreitet für { $other } ein und wird zum Ziel.
ds-event-watches = { $actor } hält Wache.
ds-event-watch-over = { $actor } greift aus der Wache heraus an.

# Harm and healing.
ds-event-damage = Schaden gegen { $actor }: { $n }.
ds-event-reduced = Minderung bei { $actor }: { $n } Schaden weniger.
ds-event-hurt = { $actor } nimmt { $n } Schaden
ds-event-healed = { $actor } bekommt { $n } LP zurück
ds-event-healed-to = { $line }: jetzt { $left } LP.
ds-event-healed-most = { $line }: jetzt { $left } LP, mehr nicht ({ $n } verfallen).
ds-event-revived = { $actor } ist wieder kampffähig.
ds-event-unhealed = Die Heilung bewirkt bei { $actor } nichts.
ds-event-unhealed-full = Bei { $actor } fehlen keine LP: Die Heilung verfällt.
ds-event-unhealed-down = { $actor } ist außer Gefecht: Die Heilung bewirkt nichts.
ds-event-left-over = { $line }: noch { $left } LP
ds-event-now-down = { $line }, kampfunfähig.
ds-event-now-exhausted = { $line }, erschöpft.
ds-event-went-down = { $actor } bricht vor Erschöpfung zusammen.
ds-event-died = { $actor } ist tot.
ds-event-stood-firm = { $actor } hält sich auf den Beinen.
ds-event-sought-cover = { $actor } sucht Schutz.
ds-event-cover-sought = { $actor } sucht keinen Schutz mehr.
ds-event-hit-undone = Der nachgeholte Schutzwurf hält: Der Treffer auf { $actor } richtet nichts an.
ds-event-hit-undone-to = LP jetzt: { $left }.
ds-event-healed-between = { $actor } erholt sich zwischen den Kämpfen: { $n } LP.

# Areas, guns, swarms, damage over time.
ds-event-w-works = { $actor }: Der W-Wurf gelingt
ds-event-w-fails = { $actor }: Der W-Wurf misslingt
ds-event-caught = Erfasst: { $actors } (Ziele { $n }).
ds-event-blew-up = { $item } geht { $actor } um die Ohren.
ds-event-blew-up-harmless = { $item } geht bei { $actor } hoch, ohne jemanden zu verletzen.
ds-event-too-close = Keine Zeit, Schutz zu suchen: { $actors }.
ds-event-ground-laid = Gebiet ({ $source }): { $amount } Schaden je Runde, { $n ->
    [one] 1 Runde
   *[other] { $n } Runden
} lang.
ds-event-ground-standing = Darin: { $actors }.
ds-event-ground-stays = { $area }: { $n ->
    [one] noch 1 Runde
   *[other] noch { $n } Runden
}.
ds-event-ground-over = { $area }: vorbei.
ds-event-wound = { $actor } leidet weiter: { $what }.
ds-event-wound-more = { $actor } leidet zusätzlich: { $what }.
ds-event-wound-over = Ein Schaden über Zeit ist vorbei.
ds-event-swarm = Ein Schwarm: { $actors }.
ds-event-swarm-over = Kein Schwarm mehr: { $actors }.
ds-event-joined-alone = Gruppenangriff { $group }: { $actor } würfelt.
ds-event-joined = Gruppenangriff { $group }: { $actor } würfelt, mit dabei: { $others }.
ds-event-not-joined = Der Gruppenangriff { $group } von { $actor } kommt nicht zustande.

# Weapons, items, potions, poisons.
ds-event-item-added = { $actor } hat jetzt: { $item }.
ds-event-item-there = Hier liegt jetzt: { $item }.
ds-event-drawn = { $actor } zieht { $item }
ds-event-put-away = { $actor } steckt { $item } weg
ds-event-dropped = { $actor } wirft { $item } weg.
ds-event-passed = { $actor } bekommt { $item }.
ds-event-laid-down = { $item } liegt jetzt da.
ds-event-loaded = { $actor } lädt { $item }: bereit.
ds-event-load-step = { $actor } lädt { $item }: { $n ->
    [one] noch 1 Schritt
   *[other] noch { $n } Schritte
}.
ds-event-treated = { $actor } behandelt { $item }: wieder brauchbar.
ds-event-poisoned = Auf { $item } liegt jetzt Gift: { $poison }.
ds-event-poisoned-some = Auf { $item } liegt jetzt Gift.
ds-event-poison-gone = Auf { $item } liegt kein Gift mehr.
ds-event-drank = { $actor } nimmt { $substance } ein.
ds-event-administered = { $actor } gibt { $other } { $substance } ein.
ds-event-side-1 = Nebenwirkung bei { $actor }: Übelkeit, −5 auf alle Werte.
ds-event-side-2 = Nebenwirkung bei { $actor }: Krämpfe, keine Aktionen.
ds-event-side-3 = Nebenwirkung bei { $actor }: Ohnmacht, Verteidigung höchstens 6.
ds-event-side-4 = Nebenwirkung bei { $actor }: 10 LP sind sofort verloren.
ds-event-side-5 = Nebenwirkung bei { $actor }: Glück gehabt, nichts geschieht.
ds-event-poison-worked = Das Gift wirkt bei { $actor }: { $substance }.
ds-event-poison-failed = Das Gift wirkt bei { $actor } nicht: { $substance }.

# Points, abilities, spells, what lasts.
ds-event-spent = { $actor } gibt aus: { $points }.
ds-event-spent-shadow = { $actor } nutzt Schatten für { $points }, verbraucht sie aber nicht.
ds-event-used = { $actor } setzt ein: { $ability }.
ds-event-used-on = { $actor } setzt gegen oder für { $other } ein: { $ability }.
ds-event-modified = { $actor }: { $change } ({ $source }, { $until }).
ds-event-modifier-over = Ein veränderter Wert ist wieder, wie er war.
ds-event-announced = { $actor } wirkt { $spell }
ds-event-announced-channel = { $actor } beginnt { $spell } zu kanalisieren (K { $n })
ds-event-channelled = { $actor } kanalisiert { $spell }: { $n } von { $needed }.
ds-event-kept-on = { $actor } lässt sich nicht unterbrechen.
ds-event-broken-off = { $actor } bricht die Kanalisation ab: { $spell }.
ds-event-interrupted = Der Schaden unterbricht { $actor }: { $spell } ist verloren.
ds-event-lapsed = { $actor } lässt den fertigen Zauber verstreichen: { $spell }.
ds-event-completed = { $actor } vollendet { $spell }.
ds-event-w-miss = { $actor }: { $spell } misslingt
ds-event-w-hit = { $actor }: { $spell } gelingt
ds-event-w-critical = { $actor }: { $spell } gelingt kritisch
ds-event-w-fumble = { $actor }: Patzer bei { $spell }
ds-event-w-both = { $actor }: { $spell } misslingt, kritisch und Patzer zugleich
ds-event-resource = { $actor } nutzt in diesem Kampf: { $resource }.
ds-event-light-failed = Der Lichttest von { $actor } misslingt: nichts geschieht, kein Punkt ist verloren.
ds-event-light-failed-numbers = Der Lichttest von { $actor } misslingt ({ $numbers }): nichts geschieht, kein Punkt ist verloren.
ds-event-light-failed-ability-numbers = Der Lichttest von { $actor } misslingt ({ $numbers }): { $ability } bleibt aus, kein Punkt ist verloren.
ds-light-numbers = { $n }, höchstens { $limit }; zum Ausgleich: { $missing } AP
ds-light-numbers-armour = { $n }, ohne Rüstung oder in leichter misslingt nur die 5; zum Ausgleich: { $missing } AP
ds-event-light-failed-ability = Der Lichttest von { $actor } misslingt: { $ability } bleibt aus, kein Punkt ist verloren.
ds-event-element = { $actor } ruft ein Element: { $element }, in dieser Runde { $n ->
    [one] 1 Punkt
   *[other] { $n } Punkte
}.
ds-event-backlash = Die Schatten fordern { $due } Schaden, { $actor } hat { $dealt } angerichtet: Sie schlagen zurück.

# Perception, climbing, carrying, notes, the game client.
ds-note = Notiz des Plotleiters
ds-note-to = Für { $actor }
ds-note-by = Für den Plotleiter, von { $actor }
ds-note-about = Für den Plotleiter, von { $actor } an { $other }
ds-note-left = { $source } ({ $effect })
ds-note-open = { $line }: { $what }.
ds-event-weapon-learned = Neu in der Bibliothek: { $weapon }.
ds-event-pasted = { $seat } fügt Zeilen aus dem Spielclient ein: { $counts }.
ds-paste-fitted = { $n } passend
ds-paste-kept = { $n ->
    [one] 1 Zeile liegt bereit
   *[other] { $n } Zeilen liegen bereit
} und passt zu keinem offenen Wurf
ds-paste-known = { $n } schon bekannt
ds-paste-nothing = kein Wurf dabei (so sieht einer aus: „Wanja würfelt. Ergebnis: 12 (1-20)“)
ds-paste-faults = { $n } unbrauchbar ({ $why })
ds-event-offered = { $seat } hat eine Zahl, die bestätigt werden muss: { $line }.
ds-event-assigned = { $seat } ordnet zu: { $line }.
ds-event-confirmed = { $seat } bestätigt: { $line }.
ds-event-assigned-anyway = { $seat } nimmt { $line } trotz der anderen Spanne: { $reason }.
ds-event-discarded = { $seat } räumt in der Würfelschale auf.
ds-event-climbs = { $actor } klettert ({ $obstacle }).
ds-event-lost-part = { $actor }: T{ $part } geht von selbst verloren.
ds-event-aid-repeats = { $actor } wiederholt T{ $part } ({ $aid }).
ds-event-aid-cancels = { $actor } gleicht einen Fehlschlag von T{ $part } aus ({ $aid }).
ds-event-climbed = { $actor } ist oben oder drüben ({ $obstacle }).
ds-event-climbed-part = { $actor } kommt ein Stück hinauf ({ $obstacle }), noch { $left }.
ds-event-held-on = { $actor } hält sich oben.
ds-event-fell = { $actor } stürzt ab.
ds-event-pinned = { $actor } verkeilt die Waffe in { $other }.
ds-event-not-pinned = { $actor } findet keinen Halt für die Waffe.
ds-event-searched = { $actor } sucht die Umgebung ab
ds-event-searched-toward = { $actor } sucht ab, was im { $direction } liegt
ds-event-camouflaged = { $actor } tarnt sich
ds-event-hid = { $actor } ist jetzt verborgen vor: { $other }.
ds-event-hid-at = { $actor } ist jetzt verborgen vor: { $other }. Zuletzt gesehen: { $area }.
ds-event-noticed = { $actor } bemerkt { $other } nur zum Teil: kein Ziel.
ds-event-noticed-target = { $actor } bemerkt { $other } zum Teil und darf darauf zielen.
ds-event-guessed = { $actor } handelt auf Verdacht: { $area }.
ds-event-found = { $actor } entdeckt { $other }.
ds-event-lifted = { $actors } hebt hoch: { $what }.
ds-event-lifted-together = { $actors } heben zusammen hoch: { $what }.
ds-event-too-big = { $actor } schafft es nicht allein: { $what }.
ds-event-declined = { $actor } will nicht helfen.
ds-event-move-pledged = { $actor } gibt dafür die Bewegung des kommenden Zugs.
ds-event-let-go = { $actor } kann nicht mehr tragen: { $what }.
ds-event-pledged = { $actor } gibt dafür die Aktion des kommenden Zugs.
ds-event-carried = { $actor } trägt weiter: { $what }.
ds-event-carried-length = { $actor } trägt { $length } weit: { $what }.
ds-event-set-down = Abgesetzt: { $what }.

# The plot leader.
ds-event-judged = Der Plotleiter: { $question } { $answer }.
ds-event-set = Der Plotleiter setzt: { $fact }
ds-event-overruled = Der Plotleiter lässt es zu

# Facts that are set by hand.
ds-fact-on = { $actor }: { $what }
ds-fact-life = { $n } LP
ds-fact-start-life = { $n } LP zu Beginn des Kampfes
ds-fact-healed-between = { $n } LP Erholung bis zum nächsten Kampf
ds-fact-tried-healing = Heilversuch zwischen den Kämpfen verbraucht
ds-fact-not-tried-healing = Heilversuch zwischen den Kämpfen frei
ds-fact-exhausted = erschöpft
ds-fact-not-exhausted = nicht erschöpft
ds-fact-was-exhausted = war bei Zugbeginn erschöpft
ds-fact-was-not-exhausted = war bei Zugbeginn nicht erschöpft
ds-fact-no-resource = keine magische Ressource
ds-fact-resource = magische Ressource { $what }
ds-fact-magic-points = { $n } magische Punkte
ds-fact-mana-empty = Mana aufgebraucht
ds-fact-mana-not-empty = Mana nicht aufgebraucht
ds-fact-seeking = sucht Schutz
ds-fact-not-seeking = sucht keinen Schutz
ds-fact-potions = { $n ->
    [one] 1 Trank
   *[other] { $n } Tränke
} in diesem Abschnitt
ds-fact-no-ailments = keine Nebenwirkungen
ds-fact-normal = normaler Gegner
ds-fact-not-normal = kein normaler Gegner
ds-fact-normal-asked = ob normaler Gegner, wird gefragt
ds-fact-swarm = Schwarm { $n }
ds-fact-no-swarm = in keinem Schwarm
ds-fact-facing = Verteidigungsrichtung { $what }
ds-fact-last-facing = Verteidigungsrichtung der letzten Runde { $what }
ds-fact-exposed = aus voller Deckung heraus
ds-fact-not-exposed = wieder in voller Deckung
ds-fact-orders = neue Anweisungen für Rückfragen
ds-fact-seat = gespielt von { $what }
ds-fact-veiled = verborgen vor allen am Tisch
ds-fact-not-veiled = allen am Tisch bekannt
ds-fact-moved = Bewegung verbraucht
ds-fact-not-moved = Bewegung frei
ds-fact-walked = { $what } in diesem Zug bewegt
ds-fact-action-used = Aktion verbraucht
ds-fact-action-free = Aktion frei
ds-fact-draws = { $n }× gezogen oder weggesteckt
ds-fact-short-used = zusätzliche kurze Waffe verbraucht
ds-fact-short-free = zusätzliche kurze Waffe frei
ds-fact-transfer-used = freie Übergabe verbraucht
ds-fact-transfer-free = freie Übergabe frei
ds-fact-reflex-used = Reflexschlag verbraucht
ds-fact-reflex-free = Reflexschlag frei
ds-fact-charged = Ansturm in diesem Zug
ds-fact-not-charged = kein Ansturm in diesem Zug
ds-fact-acted = hatte in dieser Runde den Zug
ds-fact-not-acted = ist in dieser Runde noch dran
ds-fact-dealt = { $n } Schaden in diesem Zug angerichtet
ds-fact-due = { $n } Schaden von den Schatten gefordert
ds-fact-shadow = { $n } Schattenpunkte in dieser Runde genutzt
ds-fact-element = Element { $element }, noch { $n ->
    [one] 1 Punkt
   *[other] { $n } Punkte
}
ds-fact-no-element = kein Element gerufen
ds-fact-profile = neues Profil
ds-fact-marked = Markierung { $what }
ds-fact-marked-secretly = geheime Markierung { $what }
ds-fact-unmarked = Markierung { $what } weg
ds-fact-unmarked-secretly = geheime Markierung { $what } weg
ds-fact-holder = bei { $actor }
ds-fact-lies = liegt herum
ds-fact-user = in dieser Runde von { $actor } benutzt
ds-fact-no-user = in dieser Runde unbenutzt
ds-fact-loaded = geladen
ds-fact-unloaded = { $n ->
    [one] noch 1 Ladeschritt
   *[other] noch { $n } Ladeschritte
}
ds-fact-broken = unbrauchbar, bis sie behandelt ist
ds-fact-not-broken = brauchbar
ds-fact-poison = vergiftet mit { $what }
ds-fact-some-poison = vergiftet
ds-fact-no-poison = kein Gift
ds-fact-heavy = schwer wie ein Körper
ds-fact-not-heavy = leicht genug zum Aufheben
ds-fact-crew = bedient von { $actors }
ds-fact-gone = fort
ds-fact-round = Runde { $number }
ds-fact-turn = am Zug: { $actor }
ds-fact-no-turn = niemand ist am Zug
ds-fact-charge-range = Ansturmreichweite { $length }
ds-fact-reaches = { $actor } hat { $other } in Nahkampfreichweite
ds-fact-not-reaches = { $actor } hat { $other } nicht in Nahkampfreichweite
ds-fact-distance = { $actor } und { $other }: { $length }
ds-fact-no-distance = { $actor } und { $other }: Entfernung offen
ds-fact-no-cover = eine Deckung entfällt
ds-fact-no-cover-of = { $actor }: eine Deckung entfällt
ds-fact-sight-open = { $actor } ist offen zu sehen für { $other }
ds-fact-sight-hidden = { $actor } ist verborgen vor { $other }
ds-fact-sight-traceless = { $actor } ist spurlos verborgen vor { $other }
ds-fact-sight-partly = { $actor } ist zum Teil bemerkt von { $other }, kein Ziel
ds-fact-sight-partly-target = { $actor } ist zum Teil bemerkt von { $other }, als Ziel erlaubt
ds-fact-sight-found = { $actor } ist entdeckt von { $other }
ds-fact-area = neues Gebiet ({ $source }): { $amount } Schaden je Runde, { $n ->
    [one] 1 Runde
   *[other] { $n } Runden
}
ds-fact-place = ein neuer Ort
ds-fact-no-area = vorbei: { $area }
ds-fact-stands = { $actor } steht hier: { $area }
ds-fact-not-stands = { $actor } steht nicht hier: { $area }
ds-fact-no-wound = ein Schaden über Zeit entfällt
ds-fact-no-modifier = ein veränderter Wert ist wieder, wie er war
ds-fact-uses = { $actor }: { $ability } genutzt, Zug { $turn }, Runde { $round }, Abschnitt { $section }
ds-fact-no-channel = { $actor } kanalisiert nicht mehr
ds-fact-no-climb = { $actor } klettert nicht mehr
ds-fact-load-together = { $actors } tragen: { $what }
ds-fact-load = { $actors } trägt: { $what }
ds-fact-no-load = niemand trägt: { $what }
ds-fact-note-done = eine Notiz ist erledigt
ds-fact-no-latest = der letzte Treffer steht fest
ds-fact-item = hier liegt: { $item }
ds-fact-item-of = { $actor } hat: { $item }
ds-fact-switches = Hausregeln: { $switches }
ds-fact-switches-usual = Hausregeln wie vorgegeben
ds-fact-frame = Plätze, Profile und Bibliothek
ds-fact-off = { $actor } ist vom Tisch genommen
ds-fact-returns = { $actor } kommt zurück an den Tisch
ds-fact-join = { $actor } kommt dazu

# Questions and judgements.
ds-question-judge = { $seat }: { $question }
ds-question-start-life = Mit wie vielen LP beginnen sie? Vorschlag: { $lives }.
ds-question-start-life-other = Mit wie vielen LP beginnen alle?
ds-question-unloaded = Was ist bei Kampfbeginn nicht geladen? Zur Wahl: { $items }.
ds-question-face = { $other } greift an: Wohin verteidigt { $actor } in dieser Runde?
ds-question-repeat = { $actor } hat { $natural } gewürfelt, zusammen { $total }: noch einmal ({ $right })?
ds-question-repeat-other = Wiederholt { $actor } den Wurf ({ $right })?
ds-question-protect = { $other } trifft { $actor } ({ $details }): Was schützt?
ds-question-protect-damage = { $other } trifft { $actor } ({ $details }) mit { $n } Schaden: Was schützt?
ds-question-protect-own = { $actor } wird vom eigenen Angriff getroffen ({ $details }): Was schützt?
ds-question-protect-own-damage = { $actor } wird vom eigenen Angriff getroffen ({ $details }), { $n } Schaden: Was schützt?
ds-question-seek-many = { $actor } bedroht mehrere zugleich: Wer sucht Schutz ({ $actors })?
ds-question-may-seek = { $actor } greift an: Wer hat noch Zeit und Platz, Schutz zu suchen ({ $actors })?
ds-question-caught = { $actor } greift eine Fläche an ({ $kind }, Ziele { $n }): Wen trifft es ({ $actors })?
ds-question-step-in = { $by } greift { $other } an: Wer schreitet ein ({ $actors })?
ds-question-join = Gruppenangriff { $group } auf { $other }, angesagt von { $by }: Machen mit ({ $actors })?
ds-question-part = { $other } löst sich: Schlägt { $actor } nach?
ds-question-part-reloads = { $other } lädt im Nahkampf nach: Schlägt { $actor } zu?
ds-question-counter = { $other } hat gepatzt: Was macht { $actor } daraus?
ds-question-exposed = { $actor } schießt auf { $other }: Wer von den Freunden steht in der Schusslinie?
ds-question-victim = Freundliches Feuer von { $actor }: Wen trifft es ({ $actors })?
ds-question-further = Weiterer Angriff von { $actor }: auf wen?
ds-question-second = { $actor } hat auch die Zweitwaffe frei ({ $item }): Wen greift sie an?
ds-question-follow-hit = Treffer gegen { $other }: Setzt { $actor } eine Fähigkeit ein?
ds-question-follow-miss = { $other } ist verfehlt: Setzt { $actor } eine Fähigkeit ein?
ds-question-follow-failed = Der Wurf gegen { $other } ist gescheitert: Wiederholt { $actor } ihn mit einer Fähigkeit?
ds-question-follow-attacked = { $other } greift an: Setzt { $actor } eine Fähigkeit dagegen ein?
ds-question-lessen = { $actor } soll { $n } Schaden nehmen ({ $cause }): Mildert ihn eine Fähigkeit?
ds-question-climb-aid = { $actor } ist an { $parts } gescheitert: Hilft etwas?
ds-question-climb-range = Wie weit kommt { $actor } beim Klettern ({ $obstacle })?
ds-question-fallen = { $actor } stürzt ab ({ $obstacle }): Wie viel Schaden macht der Sturz?
ds-question-in-field = { $actor } sucht (Richtung: { $direction }): Wer liegt im Sichtfeld ({ $actors })?
ds-question-detail = Wahrnehmungstest von { $actor }, { $grade }: Was ist zu erkennen?
ds-question-bear = { $other } will tragen ({ $what }): Hilft { $actor }?
ds-question-size-of = { $actor } hebt hoch ({ $what }): Wie groß ist das im Vergleich?
ds-question-choose-resource = Welche magische Ressource nutzt { $actor } in diesem Kampf?
ds-question-break-off = Das bricht die Kanalisation von { $actor } ab ({ $spell }): trotzdem?
ds-question-compensate = Der Lichttest von { $actor } ist misslungen: mit { $n } AP nachhelfen?
ds-question-compensate-other = Der Lichttest von { $actor } ist misslungen: mit AP nachhelfen?
ds-question-avert = Die Schatten schlagen mit { $n } Schaden auf { $actor } zurück: Wehrt ein magischer Schild sie ab?
ds-question-damage = { $actor } hat eine unbekannte Waffe ({ $weapon }): Welchen Schaden macht sie?
ds-judge-range = Reicht der Angriff von { $actor } bis zu { $other } ({ $kind })?
ds-judge-range-distance = Reicht der Angriff von { $actor } bis zu { $other } ({ $kind }, { $distance })?
ds-judge-charge = Gilt die Bewegung von { $actor } über { $length } schon als Ansturm?
ds-judge-back = Greift { $actor } den Rücken von { $other } an?
ds-judge-seek = { $other } greift an ({ $kind }): Hat { $actor } noch Zeit und Platz, Schutz zu suchen?
ds-judge-full-cover = Kann { $actor } trotz voller Deckung { $other } treffen?
ds-judge-normal = Ist { $actor } ein normaler Gegner?
ds-judge-dead = Ist { $actor } tot?
ds-judge-belated = War für { $actor } zu wenig Zeit, sodass der Schutzwurf noch gilt?
ds-judge-pair = Sind { $first } und { $second } von { $actor } ein Waffenpaar?
ds-judge-mixed = Darf { $actor } mit { $item } auf Entfernung schießen?
ds-judge-chain = Löst sich { $actor } beim Nachsetzen von anderen Gegnern, die nachschlagen dürfen?
ds-judge-adapt = { $actor } möchte eine Fähigkeit außerhalb eines Kampfes einsetzen, { $words }: geht das?
ds-judge-pin = Taugen Waffe und Höhe dafür, dass { $actor } die Waffe in { $other } verkeilt?
ds-judge-partly = Darf { $actor } auf { $other } zielen, nur zum Teil bemerkt?
ds-judge-group = Gruppenangriff { $group } von { $actor } auf { $other }: Ist erfüllt, was nötig ist ({ $needs })?
ds-judge-helpless = Kann { $actor } { $other } in diesem Zustand etwas einflößen?
ds-judge-watched = Löst { $other } die Wache von { $actor } aus?
ds-judge-pause = { $actor } möchte in der Pause zwischen zwei Kämpfen etwas tun, { $words }: geht das?

# Answers.
ds-answer-all-loaded = Alles ist geladen
ds-answer-unloaded = Nicht geladen: { $items }
ds-answer-take = Nichts, den Treffer hinnehmen
ds-answer-part-nothing = Ziehen lassen
ds-answer-part-reflex = Reflexschlag
ds-answer-part-overrun = Überrennen
ds-answer-counter-nothing = Nichts
ds-answer-counter-strike = Gegenangriff, der trifft
ds-answer-counter-move = Freie Bewegung
ds-answer-no-ability = Keine Fähigkeit
ds-answer-damage = { $n } Schaden
ds-answer-go-on = Ohne Hilfe weiter
ds-answer-aid = T{ $part } mit { $aid }
ds-answer-repeat-yes = Wiederholen
ds-answer-repeat-no = Stehen lassen
ds-answer-join-yes = Mitmachen
ds-answer-join-no = Nicht mitmachen
ds-answer-bear-yes = Helfen
ds-answer-bear-no = Nicht helfen
ds-answer-break-off-yes = Abbrechen
ds-answer-break-off-no = Weiter kanalisieren
ds-answer-compensate-yes = Nachhelfen
ds-answer-compensate-no = Misslingen lassen

# Parts of numbers.
ds-part-attack = Angriffsbonus
ds-part-value = Angriffswert
ds-part-sight = FA oder Z und Umstände
ds-part-shield = NA und Umstände
ds-part-poison = Bonus der Waffe
ds-part-bonus = Zuschläge
ds-part-circumstances = Umstände
ds-part-pair = Waffenpaar
ds-part-ability = Fähigkeiten und Wirkungen
ds-part-group = Helfer beim Gruppenangriff
ds-part-hints = Hinweise
ds-part-conditions = Tarnung und Sicht
ds-part-leader = Plotleiter
ds-part-guard = Fähigkeit gegen den Angriff
ds-part-plus = Waffe und Fähigkeiten
ds-part-changed = veränderter Schaden
ds-part-light-limit = höchstens (Z)
ds-part-light-armour = höchstens (keine oder leichte Rüstung)
ds-part-defence = Verteidigung
ds-part-lead = Vorsprung
ds-part-nausea = Übelkeit
ds-part-faint = Ohnmacht, höchstens 6
ds-part-left = LP übrig
ds-part-healed = Heilung
ds-part-beyond = über die Grenze hinaus
ds-part-need = zu erreichen
ds-part-targets = Ziele
ds-part-rounds = Runden
ds-part-reload = Ladeschritte
ds-part-channel = K
ds-part-channelled = Züge kanalisiert
ds-part-due = gefordert
ds-part-dealt = angerichtet

# How somebody stands.
ds-status = { $actor }: { $parts }
ds-status-life = { $now }/{ $base } LP
ds-status-life-start = { $now }/{ $start } LP (Profil { $base })
ds-status-action-points = { $now }/{ $most } AP
ds-status-focus-points = { $now }/{ $most } FP
ds-status-magic-points = { $resource } { $now }/{ $most }
ds-chip-exhausted = erschöpft
ds-chip-mana-empty = Mana aufgebraucht
ds-chip-veiled = verborgen vor dem Tisch
ds-chip-secret-mark = { $what } (geheim)
ds-chip-seeking = sucht Schutz
ds-chip-exposed = aus voller Deckung heraus
ds-chip-swarm = im Schwarm
ds-chip-normal = normaler Gegner
ds-chip-not-normal = kein normaler Gegner
ds-chip-potions = { $n ->
    [one] 1 Trank
   *[other] { $n } Tränke
}
ds-chip-nausea = Übelkeit: { $n ->
    [one] 1 Zug
   *[other] { $n } Züge
}
ds-chip-cramps = Krämpfe: { $n ->
    [one] 1 Zug
   *[other] { $n } Züge
}
ds-chip-faint = Ohnmacht: { $n ->
    [one] 1 Zug
   *[other] { $n } Züge
}
ds-chip-carries = trägt { $what }
ds-chip-carried = getragen von { $actors }
ds-chip-engaged = in Reichweite von { $actors }
ds-chip-stands = { $area }
ds-chip-hidden = verborgen vor { $actors }
ds-chip-facing = verteidigt: { $facing }
ds-chip-drawn = in der Hand: { $items }
ds-chip-unloaded = { $n ->
    [one] noch 1 Ladeschritt
   *[other] noch { $n } Ladeschritte
}
ds-chip-broken = unbrauchbar
ds-chip-poisoned = vergiftet
ds-chip-moved = Bewegung verbraucht
ds-chip-walked = { $length } bewegt
ds-chip-move-granted = noch eine Bewegung
ds-chip-watches = hält Wache
ds-chip-charged = Ansturm
ds-chip-action-used = Aktion verbraucht
ds-chip-acted = war in dieser Runde dran
ds-chip-reflex-used = Reflexschlag verbraucht
ds-chip-transfer-used = freie Übergabe verbraucht
ds-chip-walk-pledged = kommende Bewegung vergeben
ds-chip-pledged = kommende Aktion vergeben
ds-chip-stepped-in = ist eingeschritten
ds-chip-element = { $element }: { $n ->
    [one] noch 1 Punkt
   *[other] noch { $n } Punkte
}
ds-chip-shadow = Schatten: { $n } genutzt
ds-chip-due = Schatten fordern { $due }, angerichtet { $dealt }
ds-chip-order-seek = Schutz suchen: { $order }
ds-chip-order-protect = Schutzwürfe: { $order }
ds-chip-order-parting = Nachschlagen: { $order }

# The scene.
ds-scene-before = Noch kein Kampfabschnitt
ds-scene-section = Kampfabschnitt { $number }, { $n ->
    [one] 1 Kampf
   *[other] { $n } Kämpfe
}
ds-scene-closed = Kampfabschnitt { $number } ist zu Ende
ds-scene-combat = Runde { $number }
ds-scene-turn = Am Zug: { $actor }
ds-scene-no-turn = Der nächste Zug ist offen
ds-scene-order = Reihenfolge: { $order }
ds-order-acted = war dran
ds-order-faint = ohnmächtig
ds-scene-charge = Ansturmreichweite: { $length }
ds-scene-engaged = { $actor } und { $other } im Nahkampf
ds-scene-place = { $area }: { $actors }
ds-scene-ground = { $area }: { $amount } Schaden je Runde, { $n ->
    [one] noch 1 Runde
   *[other] noch { $n } Runden
}; darin: { $actors }
ds-scene-items = Liegt da: { $items }
ds-now-peace = Kein Kampf: Gesucht und getarnt wird auch so, alles andere ist freies Spiel.
ds-now-section = Der Kampfabschnitt läuft, noch ist kein Kampf.
ds-now-pause = Pause zwischen zwei Kämpfen eines Abschnitts: Punkte bleiben, wie sie sind.
ds-now-nobody = Der nächste Zug ist offen.
ds-now-hidden = Jemand ist am Zug.
ds-now-turn = { $actor } ist am Zug: { $left }.
ds-now-movement = Bewegung
ds-now-action = Aktion
ds-now-free = { $actor } ist am Zug: Aktion verbraucht, noch frei: { $left }.
ds-now-spent = { $actor } ist am Zug: Aktion verbraucht.
ds-now-barred = { $actor } ist am Zug: Eine Aktion ist nicht möglich.
ds-now-barred-free = { $actor } ist am Zug: Eine Aktion ist nicht möglich, noch frei: { $left }.
ds-now-transfer = Übergabe
ds-now-draw = Ziehen

# Lines of the game client, the tray, numbers that are not taken.
ds-line-impossible = Diese Zahl kann in der Spanne nicht fallen.
ds-line-backwards = Die Spanne endet, bevor sie beginnt.
ds-line-too-large = Eine Zahl ist größer, als der Spielclient würfelt.
ds-line-not-from-client = Vor dem Namen steht keine Uhrzeit: Die Zeile könnte jemand geschrieben haben.
ds-line-no-name = Davor steht kein Name einer Figur.
ds-tray-suits = Passt zum Wurf, auf den gerade gewartet wird.
ds-tray-follows = Bleibt für den nächsten passenden Wurf dieser Aktion liegen.
ds-tray-nothing = Gerade wird auf keinen Wurf gewartet.
ds-tray-not-waited = Unter diesem Namen wird gerade kein Wurf erwartet.
ds-tray-other-range = Es wird ein Wurf in einer anderen Spanne erwartet.
ds-tray-two-of-that-name = Zwei Figuren heißen so: Wer ist gemeint?
ds-tray-unconfirmed = Passt, und jemand anders muss die Zahl erst bestätigen.
ds-not-taken-out-of-range = Erwartet wird eine Zahl von { $low } bis { $high }.
ds-not-taken-way-closed = Auf diesem Weg nimmt der Tisch keine Zahlen an.
ds-not-taken-own-dice = Die eigenen Würfel bestätigt jemand anders.
ds-not-taken-nothing-to-confirm = Hier ist nichts zu bestätigen.
ds-not-taken-other-roll = Das ist ein Wurf in einer anderen Spanne.
ds-not-taken-gone = Die Zeile ist nicht mehr abgelegt.

# What is wrong in a profile line.
ds-fault-no-colon = Nach dem Namen fehlt ein Doppelpunkt.
ds-fault-no-name = Vor dem Doppelpunkt fehlt der Name.
ds-fault-no-such-skill = Hier wird N, F oder Z erwartet.
ds-fault-skill-twice = Dieser Wert steht schon da.
ds-fault-no-melee = N fehlt.
ds-fault-no-ranged = F fehlt.
ds-fault-no-magic = Z fehlt.
ds-fault-no-equals = Hier wird „=“ erwartet.
ds-fault-not-twenty = Ein Angriffswert beginnt mit 20, dem Würfel.
ds-fault-no-bonus = Nach dem Vorzeichen fehlt eine Zahl.
ds-fault-no-bar = Hier werden „|“ und die Verteidigung erwartet.
ds-fault-no-defence = Nach „|“ fehlt eine Zahl.
ds-fault-too-large = So große Zahlen werden nicht gespielt.
ds-fault-no-life = Die LP fehlen.
ds-fault-no-life-number = Bei den LP fehlt eine Zahl.
ds-fault-no-such-points = Punkte dieses Namens kennt niemand.
ds-fault-no-points = Bei den Punkten fehlt eine Zahl.
ds-fault-points-twice = Diese Punkte stehen schon da.
ds-fault-unread = Dieser Text gehört zu nichts.
ds-remark-bonus-range = { $written } liegt außerhalb von −5 bis +5; es gilt, was dasteht.
ds-remark-no-sign = Vor { $written } fehlt das Vorzeichen: gelesen als Plus.
ds-remark-action-points = { $written } AP, nach der Tabelle wären es { $usual }.
ds-remark-magic-points = { $written } magische Punkte, nach der Tabelle wären es { $usual }.
ds-remark-life = { $written } LP: gespielt wird mit { $usual }.
ds-remark-many-life = { $written } LP sind ungewöhnlich viele; es gilt, was dasteht.
ds-remark-light-or-life = „LP“ in der zweiten Zeile sind hier Lichtpunkte.
ds-remark-two-resources = Mehr als eine magische Ressource: Welche gilt, wählt ihr.
ds-remark-ability-twice = Diese Fähigkeit steht zweimal da.

# The library.
ds-list-weapons = Waffen
ds-list-protections = Schutz
ds-list-abilities = Fähigkeiten
ds-list-spells = Zauber
ds-list-substances = Tränke und Gifte
ds-list-groups = Gruppenangriffe
ds-difference-added = neu
ds-difference-kept = verschieden, das Eigene bleibt
ds-difference-replaced = ersetzt das Eigene
ds-data-no-name = Der Name fehlt.
ds-data-name-twice = Diesen Namen gibt es in der Liste schon.
ds-data-too-long = Höchstens 80 Zeichen für Namen und 400 für Texte.
ds-data-too-many = So viele Einträge fasst keine Liste.
ds-data-hands = Waffen brauchen eine Hand oder zwei.
ds-data-no-use = Damit kann niemand angreifen, weder nah noch fern.
ds-data-needs-w = Geschütze und Sprengstoff brauchen einen W-Wert.
ds-data-needs-targets = Geschütze und Sprengstoff brauchen den Wert „Ziele“.
ds-data-no-explosion = W und „Ziele“ haben nur Geschütze und Sprengstoff.
ds-data-w = Diesen W-Wert erreicht niemand, oder jeder.
ds-data-natural = Kritische Zahlen und Patzerzahlen liegen zwischen 1 und 20.
ds-data-escalation = Beim Patzereskalationswurf sind manche Zahlen schlimm, aber nicht alle.
ds-data-negative = Diese Menge kann unter 0 fallen.
ds-data-no-time = Schaden über Zeit braucht Schaden und Runden.
ds-data-unreachable = Dieser Wert ist nicht zu erreichen.
ds-data-certain = Dieser Wert ist nicht zu verfehlen.
ds-data-needs-class = Bei einer Rüstung fehlt, wie schwer sie ist.
ds-data-needs-most = Bei einer Rüstung fehlt der Höchstschaden.
ds-data-armour-bonus = Rüstungswürfe bekommen keinen Zuschlag.
ds-data-against-nothing = Dieser Schutz hilft gegen nichts.
ds-data-needs-pool = Das kostet Punkte: welche, fehlt.
ds-data-element = Ein Element gehört zu Elementpunkten, und nur dazu.
ds-data-no-uses = Eine Grenze von null Malen.
ds-data-does-nothing = Der Eintrag tut nichts: Im Spiel wird daraus eine Notiz an den Plotleiter.
ds-data-no-such-protection = Diesen Schutz gibt es in der Bibliothek nicht.
ds-data-no-targets = Diese Spanne enthält nichts als 0.
ds-data-damage-and-healing = Ein Zauber macht Schaden oder heilt, nicht beides.
ds-data-not-poison = Waffen nennt nur ein Gift.
ds-data-members = Ein Gruppenangriff braucht mindestens zwei, und die Höchstzahl nicht darunter.

# Why something is not legal.
ds-bar-no-such-thing = Das gibt es hier nicht
ds-bar-not-offered = Diese Figur steht Spielern nicht offen
ds-bar-plays-already = Wer spielt, hat schon eine Figur
ds-bar-out-of-bounds = Eine Zahl oder Menge liegt außerhalb dessen, was das Programm fasst
ds-bar-no-combat = Es läuft kein Kampf
ds-bar-in-combat = Es läuft ein Kampf
ds-bar-no-section = Es ist kein Kampfabschnitt offen
ds-bar-in-section = Ein Kampfabschnitt ist schon offen
ds-bar-not-your-turn = Gerade ist jemand anderes am Zug
ds-bar-acted-already = In dieser Runde war der Zug schon
ds-bar-not-taking-part = Nimmt am Kampf nicht teil
ds-bar-takes-part = Nimmt schon teil
ds-bar-cannot-act = Wer kampfunfähig, tot oder fort ist, handelt nicht
ds-bar-seeks-cover = Wer Schutz sucht, bewegt sich nicht und handelt nicht
ds-bar-ailing = Magenkrämpfe lassen keine Aktion zu
ds-bar-faint = Ohnmächtige tun nichts
ds-bar-too-many-targets = Für so viele Ziele ist kein Platz
    .numbers = Für so viele Ziele ist kein Platz: { $have } genannt, Ziele { $need }
ds-bar-limit = Mehr fasst das Programm nicht
    .numbers = Das Programm fasst höchstens { $need }
ds-bar-movement-used = Die Bewegung ist verbraucht
ds-bar-move-before-action = Die Bewegung kommt vor der Aktion
ds-bar-action-used = Die Aktion ist verbraucht
ds-bar-no-draw-left = In diesem Zug wird nichts mehr gezogen oder weggesteckt
ds-bar-not-ready = Das ist nicht griffbereit
ds-bar-not-drawn = Die Waffe ist nicht gezogen
ds-bar-not-held = Das hat gerade jemand anderes, oder es liegt herum
ds-bar-used-by-other = Das hat in dieser Runde schon jemand anderes benutzt
ds-bar-no-transfer-left = Weder freie Übergabe noch Aktion sind übrig
ds-bar-not-loaded = Die Waffe ist nicht geladen
ds-bar-loaded-already = Die Waffe ist geladen oder braucht kein Laden
ds-bar-is-broken = Nach dem Patzer muss die Waffe erst behandelt werden
ds-bar-not-broken = Hier ist nichts zu behandeln
ds-bar-wrong-weapon = Dafür ist es nicht die richtige Waffe
ds-bar-not-in-melee = Nicht in Nahkampfreichweite
ds-bar-too-close = Waffen, die kein Nachladen brauchen, schießen nicht im Nahkampf
ds-bar-on-oneself = Sich selbst tut man das nicht
ds-bar-target-down = Das Ziel liegt schon am Boden
ds-bar-is-hidden = Das Ziel ist verborgen
ds-bar-in-full-cover = Das Ziel ist in voller Deckung
ds-bar-no-pair = Diese beiden Waffen sind kein Paar
ds-bar-pair-not-released = Zwei Zweihandwaffen muss der Plotleiter freigeben
ds-bar-no-points = Die Punkte reichen nicht
    .numbers = Die Punkte reichen nicht: { $need } nötig, { $have } da
ds-bar-not-known = Das steht nicht im Profil
ds-bar-wrong-moment = Dafür ist jetzt nicht der Augenblick
ds-bar-limit-reached = Öfter lässt es sich nicht einsetzen
ds-bar-needs-charge = Dazu gehört ein Ansturm
ds-bar-need-not-met = Was nötig wäre, ist nicht erfüllt
ds-bar-facing-fixed = Die Richtung steht für diese Runde fest
ds-bar-too-heavy-armour = In schwerer Rüstung geht das nicht
ds-bar-medium-armour = In mittlerer oder schwerer Rüstung geht das nicht
ds-bar-no-flight = Wer nur nachlädt, wird nicht überrannt
ds-bar-no-hit = Es gibt keinen Treffer, der sich zurücknehmen ließe
ds-bar-no-protection = Dieser Schutz hilft hier nicht oder ist schon versucht
ds-bar-seeks-already = Sucht schon Schutz
ds-bar-not-revived = Wer kampfunfähig ist, kommt durch Heilung nicht zurück
ds-bar-outside-combat = Kampffähigkeiten wirken nur im Kampf
ds-bar-tried-already = Der eine Versuch dieser Zeitspanne ist verbraucht
ds-bar-needs-words = Dazu braucht es Worte
ds-bar-too-far = Das ist zu weit
    .numbers = Das ist zu weit: { $need }, höchstens { $have }
ds-bar-no-aid = Diese Hilfe nützt bei dem Teilwurf nichts
ds-bar-no-hold = Der Treffer ging nicht tief genug
ds-bar-wrong-value = Ein Wahrnehmungstest nimmt FA oder Z
ds-bar-never-seen = Von dort weiß niemand, wo es zuletzt zu sehen war
ds-bar-not-heavy = Das ist nicht schwer: Es wird einfach aufgehoben
ds-bar-too-heavy = Das wird getragen wie ein Körper
ds-bar-is-carried = Das wird schon getragen
ds-bar-needs-two = Dafür braucht es zwei
ds-bar-not-lifted = Das hat noch niemand hochgehoben
ds-bar-not-potion = Das ist kein Trank
ds-bar-takes-no-poison = Diese Waffe nimmt dieses Gift nicht an
ds-bar-not-poison = Das ist kein Gift
ds-bar-no-swarmer = Kein Schwärmer: Das Profil hat mehr als 5 LP
ds-bar-wrong-number = So viele machen bei diesem Gruppenangriff nicht mit
ds-bar-no-crew = Wer weder das Geschütz hält noch zur Mannschaft gehört, schießt nicht damit
ds-bar-in-melee = Ein Gegner ist in Nahkampfreichweite
ds-bar-other-resource = Dazu braucht es eine andere magische Ressource
ds-bar-beyond-shadows = Das kostet mehr Schattenpunkte, als da sind
ds-bar-too-many-shadows = Zusammen mit dem Bisherigen sind es in dieser Runde zu viele Schattenpunkte
ds-bar-light-tried = Der Lichttest ist in diesem Zug schon misslungen
ds-bar-no-element = In dieser Runde ist kein Element gerufen
ds-bar-other-element = In dieser Runde ist ein anderes Element gerufen
ds-bar-element-called = In dieser Runde ist schon ein Element gerufen
ds-bar-not-channelling = Hier wird nichts kanalisiert
ds-bar-not-channelled = Der Zauber ist noch nicht fertig kanalisiert
ds-bar-wrong-targets = Der Zauber braucht ein Ziel, oder andere, als genannt sind
ds-bar-other-roll = Das ist ein Wurf in einer anderen Spanne, oder es wartet keiner
ds-bar-own-dice = Die eigenen Würfel bestätigt jemand anderes
ds-bar-way-closed = Auf diesem Weg nimmt der Tisch keine Zahlen an
ds-bar-wrong-side = Das passt nicht zu der Seite, auf der das Ziel steht

# House rules.
ds-switch-dice-trust = Wessen Würfel zählen
    .text = Trägt jeder die eigenen Zahlen ein, bestätigt sie ein Zweiter, oder würfelt nur der Server?
ds-switch-dice-server = Server würfelt
    .text = Darf der Server würfeln?
ds-switch-dice-typed = Zahlen eintippen
    .text = Dürfen Zahlen eingetippt werden?
ds-switch-dice-pasted = Zeilen einfügen
    .text = Dürfen Zeilen aus dem Spielclient eingefügt werden?
ds-switch-transfer-budget = Freie Übergabe
    .text = Gilt die eine freie Übergabe je Runde oder je Zug?
ds-switch-drop-is-free = Wegwerfen ist frei
    .text = Zählt es nie, eine Waffe wegzuwerfen?
ds-switch-revive-by-healing = Heilung weckt auf
    .text = Bringt Heilung im Kampf auch Kampfunfähige zurück?
ds-switch-healing-cap = Grenze der Heilung
    .text = Bis wohin reicht Heilung im Kampf?
ds-switch-adapted-healing-single-try = Ein Heilversuch
    .text = Gibt es zwischen zwei Kämpfen nur einen Heilversuch?
ds-switch-points-refill = Punkte kommen zurück
    .text = Wann sind ausgegebene Punkte wieder da?
ds-switch-reroll-cancels-fumble = Wiederholung tilgt den Patzer
    .text = Nimmt ein wiederholter Wurf den Patzer des ersten zurück?
ds-switch-critical-scope = Was ein Kritischer vervielfacht
    .text = Vervielfacht ein kritischer Treffer nur den Schadenswurf der Waffe oder den ganzen Treffer?
ds-switch-disengage-window = Wann das Lösen gefährlich ist
    .text = Zählt Nahkampf der vorigen Runde oder der seit dem eigenen letzten Zug?
ds-switch-reload-allows-overrun = Überrennen beim Nachladen
    .text = Darf überrannt werden, wer im Nahkampf nachlädt?
ds-switch-gun-20-succeeds = Die 20 am Geschütz
    .text = Gelingt ein W-Wurf am Geschütz mit einer natürlichen 20 immer?
ds-switch-aid-natural-1-fails = Die 1 beim Heilen
    .text = Misslingt Heilen und Stärken mit einer natürlichen 1, ohne Patzer?
ds-switch-one-shield-roll-only = Schild oder Rüstung
    .text = Gibt es gegen einen Angriff nur Schild oder Rüstung?
ds-switch-separate-shield-facing = Eigene Schildrichtung
    .text = Hat der Schild eine eigene Richtung?
ds-switch-one-exhaustion-roll = Ein Erschöpfungswurf
    .text = Genügt ein Erschöpfungswurf für leeres Mana und wenige LP zusammen?
ds-switch-shadow-backlash = Rückschlag der Schatten
    .text = Fällt die ganze Forderung der Schatten zurück oder nur, was fehlt?
ds-switch-element-pool = Elementvorrat
    .text = Zehren Elementpunkte an einem Vorrat für den Kampfabschnitt?
ds-switch-swarm-extra = Zusatzangriff im Schwarm
    .text = Bekommt jeder Schwärmer einen Zusatzangriff oder der Schwarm einen in der Runde?
ds-switch-two-handed-pairs = Zwei Zweihandwaffen
    .text = Darf jeder mit zwei Zweihandwaffen kämpfen?
ds-switch-secret-perception = Geheime Wahrnehmung
    .text = Sieht nur der Plotleiter, wie Wahrnehmungstests ausgehen?
ds-switch-turn-order = Zugfolge
    .text = Folgen die Züge der festen Reihenfolge, frei innerhalb der Seite oder ganz frei?
ds-switch-ask-start-life = LP bei Kampfbeginn
    .text = Wird der Plotleiter nach den LP bei Kampfbeginn gefragt?
ds-switch-ask-loaded = Geladene Waffen
    .text = Wird der Plotleiter gefragt, was bei Kampfbeginn geladen ist?
ds-switch-ask-fate = Kampfunfähig oder tot
    .text = Wird der Plotleiter gefragt, ob jemand mit 0 LP tot ist?
ds-switch-ask-normal = Normale Gegner
    .text = Wird der Plotleiter gefragt, wer ein normaler Gegner ist?
ds-switch-ask-range = Reichweite
    .text = Wird der Plotleiter gefragt, ob ein Angriff so weit reicht?
ds-switch-ask-charge = Kurzer Ansturm
    .text = Wird der Plotleiter gefragt, ob eine kürzere Strecke als Ansturm gilt?
ds-switch-ask-facing = Verteidigungsrichtung
    .text = Werden Angegriffene vor dem ersten Nahkampfangriff der Runde nach der Richtung gefragt?
ds-switch-ask-back = Rückenangriff
    .text = Wird der Plotleiter gefragt, ob ein Angriff den Rücken trifft?
ds-switch-ask-exposed = Freunde in der Schusslinie
    .text = Wird der Plotleiter gefragt, welche Freunde in der Schusslinie stehen?
ds-switch-ask-victim = Freundliches Feuer
    .text = Wird der Plotleiter gefragt, wen freundliches Feuer trifft?
ds-switch-ask-seek = Zeit für Deckung
    .text = Wird der Plotleiter gefragt, ob noch Zeit und Platz für Deckung ist?
ds-switch-ask-belated = Später Schutzwurf
    .text = Wird der Plotleiter gefragt, ob ein nachgeholter Schutzwurf noch gilt?
ds-switch-ask-full-cover = Ziele in voller Deckung
    .text = Wird der Plotleiter gefragt, ob jemand in voller Deckung getroffen werden kann?
ds-switch-ask-pair = Weitere Waffenpaare
    .text = Wird der Plotleiter nach Waffenpaaren gefragt, die nicht auf der Liste stehen?
ds-switch-ask-mixed = Gemischtes Paar auf Entfernung
    .text = Wird der Plotleiter gefragt, ob die Handfeuerwaffe eines gemischten Paars auf Entfernung schießt?
ds-switch-ask-repeat = Wiederholung
    .text = Werden Angreifer gefragt, ob sie einen Fehlschlag wiederholen?
ds-switch-ask-protection = Schutzwürfe
    .text = Wird vor Schutzwürfen gefragt, die nichts kosten?
ds-switch-ask-chain = Nachsetzen an anderen vorbei
    .text = Wird der Plotleiter gefragt, ob sich beim Nachsetzen jemand von anderen Gegnern löst?
ds-switch-ask-climb-range = Kletterstrecke
    .text = Wird der Plotleiter gefragt, wie weit jemand klettert?
ds-switch-ask-fall = Stürze
    .text = Wird der Plotleiter gefragt, was ein Sturz anrichtet?
ds-switch-ask-pin = Waffe als Haltepunkt
    .text = Wird der Plotleiter gefragt, ob sich eine Waffe in einer Kreatur verkeilen lässt?
ds-switch-ask-field = Sichtfeld
    .text = Wird der Plotleiter gefragt, welche Verborgenen im Sichtfeld liegen?
ds-switch-ask-partly = Zum Teil Bemerkte
    .text = Wird der Plotleiter gefragt, ob auf zum Teil Bemerkte gezielt werden darf?
ds-switch-ask-detail = Was zu erkennen ist
    .text = Wird der Plotleiter gefragt, was ein schwacher oder kritischer Wahrnehmungserfolg zeigt?
ds-switch-ask-resource = Magische Ressource
    .text = Wird vor jedem Kampf gefragt, wer zwischen magischen Ressourcen wählen kann?
ds-switch-ask-break-off = Kanalisation abbrechen
    .text = Wird gefragt, bevor Bewegung oder Angriff eine Kanalisation abbricht?
ds-switch-ask-size = Größe einer Last
    .text = Wird der Plotleiter gefragt, wie groß eine Last im Vergleich ist?
ds-switch-ask-caught = Ziele einer Fläche
    .text = Wird der Plotleiter gefragt, wen eine Fläche erfasst?
ds-switch-ask-step-in = Einschreiten
    .text = Wird gefragt, ob jemand für angegriffene Freunde einschreitet?
ds-switch-ask-group = Gruppenangriffe
    .text = Wird der Plotleiter gefragt, ob ein Gruppenangriff möglich ist?
ds-switch-ask-helpless = Tränke für Hilflose
    .text = Wird der Plotleiter gefragt, ob sich Hilflosen ein Trank geben lässt?
ds-switch-ask-watch = Wache
    .text = Wird der Plotleiter gefragt, ob etwas im bewachten Halbkreis geschieht, ehe jemand aus der Wache angreift?
ds-position-off = kommt nicht vor
ds-position-ask = fragen
ds-position-automatic = wie üblich
ds-position-own = jeder die eigenen
ds-position-confirmed = ein Zweiter bestätigt
ds-position-server = nur der Server
ds-position-round = je Runde
ds-position-turn = je Zug
ds-position-profile-or-start = Profil oder Kampfbeginn, was höher ist
ds-position-profile = LP des Profils
ds-position-none = ohne Grenze
ds-position-section = mit dem Kampfabschnitt
ds-position-combat = mit jedem Kampf
ds-position-never = nur durch den Plotleiter
ds-position-weapon-roll = Schadenswurf der Waffe
ds-position-whole-hit = ganzer Treffer
ds-position-previous-round = vorige Runde
ds-position-since-own-last-turn = seit dem eigenen letzten Zug
ds-position-full = ganze Forderung
ds-position-shortfall = nur was fehlt
ds-position-each = jeder Schwärmer
ds-position-once-per-swarm = einmal je Schwarm
ds-position-fixed = feste Reihenfolge
ds-position-free-in-side = frei innerhalb der Seite
ds-position-free = ganz frei
