# The table as people see it, whatever is played: who is waited for, dice in words, lines about the table itself.

system-sotc = Spirit of the Century
system-malmsturm = Malmsturm
system-freefate = FreeFATE
system-zerospace = ZeroSpace 3e
system-daemmersturm = Dämmersturm

# What goes on.
waits-for = Waiting for { $who }.
waits-what = { $seat } ({ $what })
waits-for-nothing = The rules have changed since this action began. The game master can call it off.

# Dice in words.
die-plus = plus
die-blank = blank
die-minus = minus
die-light = light
die-dark = dark
die-labelled = { $label } { $face }

# Lines about the table itself.
line-opened = The table is set.
line-joined = { $seat } sits down at the table.
line-left = { $seat } gets up from the table.
line-kicked = { $seat } is no longer at the table. The seat is free.
line-renamed = Seat { $number } is called { $seat } now.
line-seat-added = A new seat: { $seat }.
line-handed-over = { $seat } is the game master now.
line-locked = The table is closed: nobody new can join.
line-unlocked = The table is open again.
line-paused = Pause.
line-goes-on = Play goes on.
line-x-card = The X-card lies on the table.
line-x-card-gone = The X-card is gone again.
line-titled = The evening is called “{ $title }” now.
line-safety = What the group agreed on has changed.
line-dice-server = From now on the table rolls.
line-dice-own = From now on everybody rolls their own dice.
line-dice-each = From now on each seat says who rolls for it.
line-asking-little = From now on little is asked.
line-asking-balanced = From now on only what can change the outcome is asked.
line-asking-everything = From now on everything is asked.
line-seat-dice-server = The table rolls for { $seat }.
line-seat-dice-own = { $seat } rolls their own dice.
line-prompt-preset = { $seat } is asked as the table is set: { $kind }.
line-prompt-off = { $seat } is not asked any more: { $kind }.
line-prompt-ask = { $seat } is asked again: { $kind }.
line-prompt-automatic = { $seat } gives the usual answer: { $kind }.
line-plain = Dice and notes only: the rules are switched off.
line-rules = The rules hold again.
line-shelved = “{ $name }” lies on the shelf now.
line-unshelved = Something was taken off the shelf.
line-said = { $seat }: { $text }
line-said-to-gm = { $seat } (for the game master only): { $text }
line-thrown = { $seat } rolls { $dice }: { $total }
line-thrown-for = { $seat } rolls { $dice }, { $label }: { $total }
line-rewound = Undone. Play goes on from there.
line-rewound-same-dice = Undone. Play goes on from there, and the same dice fall.
line-called-off = The game master calls the action off. What has happened stays.
line-impossible = The action is not possible any more and is called off. What has happened stays.
line-diverged = The rules have changed, and the action is called off. What has happened stays.
line-failed = The rules cannot handle this, and the action is called off. What has happened stays.
