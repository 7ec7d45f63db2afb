# Dämmersturm: its typed commands and plays (crates/daemmersturm-ui/src/script). Keys begin with `ds-`, besides `play-<code>`.

ds-no-such-item = There is no item “{ $found }” here.
ds-no-such-weapon = No weapon “{ $found }” is in the library.
ds-no-such-protection = No protection “{ $found }” is in the library.
ds-no-such-ability = No ability “{ $found }” is in the library.
ds-no-such-spell = No spell “{ $found }” is in the library.
ds-no-such-substance = No potion or poison “{ $found }” is in the library.
ds-no-such-group = No group attack “{ $found }” is in the library.
ds-no-profile = That is no profile: “{ $found }”.
ds-no-such-side = There is no side “{ $found }”.
