# Dämmersturm: its typed commands and plays (crates/daemmersturm-ui/src/script). Keys begin with `ds-`, besides `play-<code>`.

ds-no-such-item = There is no item called “{ $found }” here.
ds-no-such-weapon = The library has no weapon called “{ $found }”.
ds-no-such-protection = The library has no protection called “{ $found }”.
ds-no-such-ability = The library has no ability called “{ $found }”.
ds-no-such-spell = The library has no spell called “{ $found }”.
ds-no-such-substance = The library has no potion or poison called “{ $found }”.
ds-no-such-group = The library has no group attack called “{ $found }”.
ds-no-profile = That is not a profile: “{ $found }”.
ds-no-such-side = There is no side called “{ $found }”.
