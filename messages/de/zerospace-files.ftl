# ZeroSpace 3e: what is wrong with its files (crates/zerospace-ui/src/files). Keys begin with `zs-`, besides `file-<code>`.

file-zs-unknown-character = Niemand heißt „{ $name }“.
file-zs-unknown-gear = Keine Ausrüstung heißt „{ $name }“.
file-zs-wrong-task = Eine Aufgabe braucht entweder „needed“ und „difficulties“ oder, zwischen „first“ und „second“ mit einer „skill“, „first-to“ oder „lead“.
file-zs-with-oneself = „{ $name }“ steht hier zweimal: Es müssen zwei Verschiedene sein.
