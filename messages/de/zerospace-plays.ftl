# ZeroSpace 3e: its typed commands and plays (crates/zerospace-ui/src/script). Keys begin with `zs-`, besides `play-<code>`.

zs-no-such-item = Hier gibt es keine Ausrüstung „{ $found }“.
zs-no-such-gift = Hier gibt es keine Kraft „{ $found }“.
zs-no-such-task = Es gibt keine erweiterte Aufgabe „{ $found }“.
zs-no-such-thing = Nichts, das sich von selbst bewegt, heißt „{ $found }“.
zs-no-such-side = Es gibt keine Seite „{ $found }“.
zs-no-such-attribute = Es gibt kein Attribut „{ $found }“.
zs-no-such-row = Kein Umstand heißt „{ $found }“.
zs-no-such-stunt = { $found } hat gerade keinen Kraftakt.
zs-not-in-order = { $found } steht nicht in der Reihenfolge.
