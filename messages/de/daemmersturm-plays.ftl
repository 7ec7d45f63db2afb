# Dämmersturm: its typed commands and plays (crates/daemmersturm-ui/src/script). Keys begin with `ds-`, besides `play-<code>`.

ds-no-such-item = Hier gibt es keinen Gegenstand „{ $found }“.
ds-no-such-weapon = In der Bibliothek steht keine Waffe „{ $found }“.
ds-no-such-protection = In der Bibliothek steht kein Schutz „{ $found }“.
ds-no-such-ability = In der Bibliothek steht keine Fähigkeit „{ $found }“.
ds-no-such-spell = In der Bibliothek steht kein Zauber „{ $found }“.
ds-no-such-substance = In der Bibliothek steht kein Trank und kein Gift „{ $found }“.
ds-no-such-group = In der Bibliothek steht kein Gruppenangriff „{ $found }“.
ds-no-profile = Das ist kein Profil: „{ $found }“.
ds-no-such-side = Es gibt keine Seite „{ $found }“.
