# Why something was refused, and what is possible now.

refused-continue-busy = An action is still waiting for somebody. Finish it or call it off; then go on at a new table.
refused-what-if-entry = There is no such entry, or it is not part of the game.
refused-what-if-again = This is a what-if already. Go back in it to try something else.
refused-what-if-continue = A what-if is not part of the game, so nothing goes on from there. Take the table where the game was played.
refused-no-what-if = This is no what-if.
refused-take-off = Only characters and groups that { -leader(case: "the") } plays and that are at the table can be taken off it.
refused-take-off-busy = An action is still waiting for somebody. Finish it or call it off; then they can be taken off the table.
refused-take-off-file = They stay, because they could not be brought back as they are: { $why }
refused-gm-only = Only { -leader(case: "the") } can do that.
refused-not-yours = That belongs to someone else at the table.
refused-busy = A question is still open. { $who } has to answer it.
refused-busy-nobody = The current action has to end first. { -leader(case: "start") } can call it off.
refused-stale = Too late: this question has already been answered or undone.
refused-no-such-answer = That is not one of the possible answers.
refused-faces-count = That doesn’t match: { $wanted } dice expected, { $given } given.
refused-faces-face = That doesn’t match: die { $at } cannot show { $face }.
refused-faces-again = This result doesn’t count: roll again.
refused-no-such-dice = There are no such dice. Examples: 4dF, 2d6, d20.
refused-wants-dice = This calls for dice, not an answer.
refused-wants-answer = This calls for an answer, not dice.
refused-nothing-to-undo = There is nothing to undo there.
refused-not-last = This roll is not part of the last action. Undo what came after it first.
refused-nothing-waits = There is nothing to call off.
refused-no-such-seat = There is no such seat, or nobody sits there.
refused-no-such-item = That is no longer at this table.
refused-full = There is no more room.
refused-waiting = { $most } of your characters wait for approval already. Withdraw one first.
refused-seat-taken = This seat is taken.
refused-locked = The table is locked. Ask { -leader(case: "the") } to unlock it.
refused-assigned = At this table { -leader(case: "the") } says who plays whom.
refused-has-character = You already have a character. Ask { -leader(case: "the") } for another one.
refused-character-taken = Somebody else already plays { $name }.
refused-not-open = { $name } is not open to players.
refused-players-only = That is for players only: who plays whom is set on the character.
refused-name-taken = That is { -leader(case: "the") }’s name. Choose another one.
refused-name-signs = This name contains invisible characters. Choose another one.
refused-id-taken = This command id has already been used for a different command. Nothing was done; send it again with a new id.
refused-segments = A clock has 2 to 24 segments, and no more than all of them can be filled.
refused-length = Empty or too long: at most { $most } characters.
refused-paused = The game is paused. Resume it to continue.
refused-plain-dice = This table is for dice only; the rules are switched off.
refused-failed = Something went wrong, and nothing has changed. { -leader(case: "start") } can set it by hand.
refused-malformed = Could not read this: { $detail }
refused-no-such-actor = There is no such character.
refused-no-such-setting = There is no such setting or value.
import-not-a-table = This is not a saved Schwung table.
import-version = This file was made by a newer version ({ $version }).
import-system = Unknown rule book "{ $system }". Known: { $known }.
import-record = Entry { $seq } of the file is unusable: { $detail }
import-hash = Entry { $seq } is not as it was saved. If you changed the file on purpose, remove the field “hashes”.
import-broken = The file cannot be read to the end: its entries contradict each other.
import-too-long = The file has too many entries: at most { $most }.
import-too-large = The file would need too much memory: at most { $most } MB.
import-rules = Entry { $seq } of the file was played under newer rules ({ $rules }; this version knows { $known }). Use a newer version of Schwung.

refused-no-paste = This rule book cannot make use of lines from other programs.
refused-no-drafts = This rule book has no texts to check in advance.

# A new table.

table-first-zone = Here
table-untitled = New session
table-file-problem = Line { $line }, column { $column }: { $text }

# Characters from files.
character-too-large = The character file is too large: at most { $n } KiB.
character-no-file = This is not a character file. It takes TOML or JSON with one “character”, or a text with a name, aspects and values.
character-other-format = This is a file of another kind. A character file has format = "schwung-character" and version = 1.
character-newer = The character file has version { $n }, and only version 1 is known here. Save it in an older version, or ask for the server to be updated.
character-not-one = A character file holds exactly one character; here there are { $n }. { -leader(case: "start") } lays out encounters with several under “Prepare”.
character-too-many = One seat holds at most { $most } characters. Ask { -leader(case: "the") } to put one away.
character-other-system = This character is for { $other }; { $own } is played here.
character-dropped = Left out, as it belongs to a table and not to a character: { $keys }.
paste-unknown-skill = There is no skill “{ $name }” here; it is left out.
paste-lost = Not understood, left out: “{ $text }”.
paste-cut = Too long and shortened: “{ $text } …”.
paste-reminder = The library does not know “{ $name }”; it is kept as a reminder.

# One’s own character in a sandbox.
sandbox-own = { $own } stands in for { NAME($name) }: on the same side, in the same place, with the same turn, but with a sheet of their own. Undo this, and { NAME($name) } is back.
sandbox-own-next = In the play, “{ $command }” comes next; { NAME($own) } can do that as well.
sandbox-own-barred = In the play, “{ $command }” comes next. { $own } cannot do that: { $why } Try something else.
sandbox-nobody = No single character acts here whose place another could take.
