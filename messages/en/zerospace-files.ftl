# ZeroSpace 3e: what is wrong with its files (crates/zerospace-ui/src/files). Keys begin with `zs-`, besides `file-<code>`.

file-zs-unknown-character = Nobody is called “{ $name }”.
file-zs-unknown-gear = There is no gear called “{ $name }”.
file-zs-wrong-task = A task needs either “needed” and “difficulties” or, between “first” and “second” with a “skill”, “first-to” or “lead”.
file-zs-with-oneself = “{ $name }” is listed twice here: there must be two different ones.
