# Why something is not legal now. $need is what would be needed, $have what there is.

reason-no-conflict = Es ist kein Konflikt im Gang
reason-nobody-there = Für einen Konflikt ist niemand da
reason-in-conflict = Ein Konflikt ist schon im Gang
reason-not-your-turn = Jemand anders ist am Zug
reason-no-such-thing = Das gibt es hier nicht: eine Figur, Fertigkeit, Zone oder etwas anderes, das genannt ist
reason-has-acted = Die Aktion dieser { -exchange } ist verbraucht
reason-is-out = Wer ausgeschieden ist, nimmt am Konflikt nicht mehr teil
reason-is-led = Eine geführte Gruppe handelt nur mit ihrer Anführung
reason-not-independent = Nur wer selbständig ist, handelt getrennt vom Partner
reason-on-oneself = Niemand greift sich selbst oder die eigene Gruppe an
reason-too-late-for-full-defense = Nach dem ersten Angriff ist es für { -full-defense } zu spät, bis zum eigenen Zug
reason-exchange-under-way = Außer der Reihe ist { -full-defense } nur zu Beginn { -exchange(case: "of") } oder beim ersten Angriff anzusagen
reason-full-defense-after-acting = Wer voll verteidigt, gibt die Aktion auf, und die ist schon verbraucht
reason-not-on-own-turn = An diesem Tisch ist { -full-defense } nicht im eigenen Zug anzusagen
reason-defends-fully = Es gilt schon { -full-defense }, damit ist die Aktion vergeben
reason-no-interrupting = Ein Zug ist im Gang; wer zurückhält, wartet, bis er vorbei ist
reason-blocks-everything = Ein Block ist gegen etwas Bestimmtes, nie gegen alles
reason-only-the-way = Was liegen bleibt, versperrt einen Weg, sonst nichts
reason-block-takes-action = Ein Block steht im Weg; ihn zu überwinden kostet eine Aktion
reason-protects-itself = Ein Block beschützt jemand anderen
reason-held-turn = Ein Zug, der zurückgehalten war, wird nicht noch einmal zurückgehalten
reason-no-communication = Hier gibt es keine Verbindung, die zu unterbrechen wäre
reason-no-such-block = Hier steht kein solcher Block
reason-only-one-zone = Nebenbei geht es nur eine Zone weit
reason-not-neighbours = Diese Zonen grenzen nicht aneinander
reason-already-there = Das ist schon die eigene Zone
reason-same-skill = Die zweite Fertigkeit muss eine andere sein als die erste
reason-no-weapon = Wer das tun soll, hat keine Waffe dafür in der Hand
reason-nothing-to-disarm = Wer entwaffnet werden soll, hat keine Waffe in der Hand
reason-is-armed = Die Waffe ist schon in der Hand
reason-wrong-skill = Diese Fertigkeit passt hier nicht
reason-no-free-box = Kein freies Kästchen ab { $need }; { -track(case: "the") } hat { $have }
reason-consequences-full = Mehr Konsequenzen gehen nicht: { $have } von { $need }
reason-after-severe = Nach einer schweren Konsequenz kommt keine weitere
reason-minions-take-none = { -minions } nehmen keine Konsequenzen
reason-companion-absent = Diese Begleitung ist nicht da
reason-companion-unskilled = Diese Begleitung hat die Fertigkeit nicht
reason-no-fate-point = { $have ->
    [0] Kein { -fate-point } ist übrig
   *[other] Das kostet { $need } { -fate-points }, da { $have ->
        [one] ist nur einer
       *[other] sind nur { $have }
    }
}
reason-aspect-used = Dieser Aspekt hat bei diesem Wurf schon gewirkt
reason-aspect-unknown = Dieser Aspekt ist noch nicht bekannt
reason-no-such-aspect = So einen Aspekt gibt es hier nicht
reason-no-free-tag = Hier ist kein freies Auslösen weiterzugeben
reason-bonus-once = Mehr als +1 verkauft dieser Tisch nicht für einen Wurf
reason-bonus-not-now = +1 ist nur vor dem Würfeln zu kaufen
reason-no-concession-now = { -concession } lässt sich anbieten, sobald die Figur eine Konsequenz genommen hat, bis zur nächsten Aktion
reason-too-late-to-concede = Wer ausgeschieden ist, kann nicht mehr nachgeben
reason-not-enough-shifts = Nicht genug: nötig { $need }, da { $have }
reason-hindering-is-block = Etwas nur schwerer zu machen ist ein Block
reason-sticky-needs-spin = Auf einer Figur { -sticky } wird ein Aspekt nur mit drei { -shifts(case: "dative") }
reason-not-a-group = Das ist keine Gruppe von { -minions }
reason-not-named = Nur eine benannte Figur führt eine Gruppe
reason-not-together = Sie sind nicht auf derselben Seite oder nicht in derselben Zone
reason-not-attached = Hier wird keine Gruppe geführt
reason-sizes-do-not-fit = Die Größen gehen nicht auf: { $have } statt { $need }
reason-needs-aspect = An diesem Tisch braucht eine Behauptung einen eigenen Aspekt
reason-not-a-scene-aspect = Dafür braucht es einen Aspekt der Szene oder einer Zone
reason-not-in-conflict = Das geht nicht mitten im Konflikt
reason-needs-words = Hier braucht es Worte
reason-contest-needs-two = Ein Wettstreit braucht mindestens zwei Verschiedene
reason-no-way = Dorthin führt kein Weg
reason-out-of-bounds = { $need ->
    [0] Das ist außerhalb der Grenzen
   *[other] Das ist außerhalb der Grenzen der Software: höchstens { $need }
}
reason-software-limit = Mehr kann die Software nicht festhalten: höchstens { $need }
reason-points-full = Mehr als { $need } { -fate-points } kann die Software nicht festhalten, da sind schon { $have }
reason-stands-as-it-is = Wer nicht würfelt, tritt mit der Fertigkeit an, wie sie ist
reason-only-whoever-acts = Nebenher tut nur etwas, wer handelt
reason-nothing-to-move = Hier ist nichts und niemand zu bewegen
reason-companion-cannot = Dieser Kamerad ist schon dort
reason-nothing-to-assess = Hier ist nichts Verborgenes dieser Art zu finden
reason-no-such-gift = So etwas steht nicht auf dem Bogen
reason-gift-does-not-fit = Das hilft diesem Wurf nicht, oder es zählt schon mit
reason-no-such-time = { $need ->
    [1] Kürzer als ein Augenblick geht es nicht
   *[other] Die Zeittabelle geht von 1 bis { $need }
}
reason-factors-need-difficulty = Umstände zählen nur gegen eine feste Zahl ({ -target })
reason-hidden-needs-gm = Verdeckt würfelt nur die { -gm }, und nur, wenn sonst niemand würfelt
reason-nothing-veiled = Kein Wurf ist verdeckt
reason-skill-exists = Eine Fertigkeit mit diesem Namen gibt es schon
