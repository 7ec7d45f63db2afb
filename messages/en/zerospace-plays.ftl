# ZeroSpace 3e: its typed commands and plays (crates/zerospace-ui/src/script). Keys begin with `zs-`, besides `play-<code>`.

zs-no-such-item = There is no gear called “{ $found }” here.
zs-no-such-gift = There is no power called “{ $found }” here.
zs-no-such-task = There is no extended task called “{ $found }”.
zs-no-such-thing = Nothing moving on its own is called “{ $found }”.
zs-no-such-side = There is no side called “{ $found }”.
zs-no-such-attribute = There is no attribute called “{ $found }”.
zs-no-such-row = There is no circumstance called “{ $found }”.
zs-no-such-stunt = { $found } has no power stunt right now.
zs-not-in-order = { $found } is not in the order of turns.
