# ZeroSpace 3e: its typed commands and plays (crates/zerospace-ui/src/script). Keys begin with `zs-`, besides `play-<code>`.

zs-no-such-item = There is no gear “{ $found }” here.
zs-no-such-gift = There is no power “{ $found }” here.
zs-no-such-task = There is no extended task “{ $found }”.
zs-no-such-thing = Nothing that moves by itself is called “{ $found }”.
zs-no-such-side = There is no side “{ $found }”.
zs-no-such-attribute = There is no attribute “{ $found }”.
zs-no-such-row = No circumstance is called “{ $found }”.
zs-no-such-stunt = { $found } has no power stunt now.
zs-not-in-order = { $found } is not in the order of turns.
