# Why something was refused, and what is possible now.

refused-gm-only = Only the game master can do that.
refused-not-yours = That belongs to somebody else at the table.
refused-busy = A question is still open. It is for { $who }.
refused-busy-nobody = The action under way has to end first. The game master can call it off.
refused-stale = Too late: this question has been answered or undone.
refused-no-such-answer = There is no such answer to choose.
refused-faces-count = Does not fit: { $wanted } dice expected, { $given } given.
refused-faces-face = Does not fit: die { $at } cannot show { $face }.
refused-faces-again = These faces do not count: roll again.
refused-no-such-dice = There are no such dice. Examples: 4dF, 2d6, d20.
refused-wants-dice = Dice are wanted here, not an answer.
refused-wants-answer = An answer is wanted here, not dice.
refused-nothing-to-undo = There is nothing to undo there.
refused-nothing-waits = Nothing is waiting that could be called off.
refused-no-such-seat = There is no such seat, or nobody sits there.
refused-no-such-item = That is not on the shelf.
refused-full = There is no room left.
refused-seat-taken = This seat is taken.
refused-locked = The table is locked. Ask the game master to open it.
refused-name-taken = This is what the game master is called. Choose another name.
refused-name-signs = This name has signs in it that nobody sees. Choose another one.
refused-id-taken = This command id has been used for something else. Nothing was done; send it under a new one.
refused-length = Too long, or empty: at most { $most } characters.
refused-paused = Play is paused. It goes on when the pause is lifted.
refused-plain-dice = Only dice are rolled at this table; the rules are switched off.
refused-failed = That went wrong, and nothing has changed. The game master can set it by hand.
refused-malformed = This cannot be understood: { $detail }
refused-no-such-actor = There is no such character.
refused-no-such-setting = There is no such setting, or no such value.
import-not-a-table = This is not a saved Schwung table.
import-version = This file comes from a newer version ({ $version }).
import-system = This table does not know the book "{ $system }". It knows: { $known }.
import-record = Entry { $seq } of the file cannot be used: { $detail }
import-broken = The file cannot be read to its end: its entries do not fit together.
import-too-long = The file has too many entries: at most { $most }.
import-too-large = The file would take too much memory: at most { $most } MB.
import-rules = Entry { $seq } of the file was played by rules of a newer version ({ $rules }; { $known } is known here). Use a newer version of Schwung.

refused-no-paste = This book has no use for lines from other programs.
refused-no-drafts = This rule book has no texts that could be looked over beforehand.

# A new table.

table-first-zone = Here
table-untitled = New session
table-file-problem = Line { $line }, column { $column }: { $text }
