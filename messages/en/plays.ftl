# Plays: what is wrong with them, and what would be right. See crates/transcript and docs/plays.md.

play-place = { $path }:{ $line }:{ $column }: { $message }
play-suggestion = Did you mean { $suggestion }?
play-expected = Possible here: { $expected }.
play-expected-text = "text"
play-any-skill = SKILL
play-expected-number = a number from { $least } to { $most }
play-expected-end = the end of the line
play-expected-answer = { $answer } ({ $price })
play-expected-dice = { $dice } of { $who }
play-reason = { $reason } ({ $rule })

# The file
play-too-large = The play is too large: the limit is { $most } bytes.
play-not-utf8 = This is not text in UTF-8: byte { $byte }.
play-unreadable = { $path } cannot be read: { $why }.
play-line-too-long = This line is too long: the limit is { $most } characters.
play-no-mark = No line begins with “{ $found }”.
play-no-head = A play begins with its head, TOML between two lines of three plus signs.
play-head-not-closed = The head is not closed.
play-encounter-elsewhere = The encounter stands in a file of its own; “{ $key }” belongs there.
play-wrong-value = This is not possible for “{ $key }”.
play-no-such-rule = There is no rule “{ $rule }” in the book.
play-input-without-command = Dice and answers belong to a command, and none comes before.
play-input-after-log = Dice and answers stand before the log of their command.
play-many-inputs = One command has too many dice and answers: the limit is { $most }.
play-reason-without-refusal = A reason stands just after what is refused, once.

# Commands
play-no-such-verb = “{ $found }” is nothing that can be done here.
play-no-such-actor = Nobody is called “{ $found }”.
play-no-such-zone = There is no zone “{ $found }”.
play-no-such-skill = There is no skill “{ $found }”.
play-no-such-seat = Nobody called “{ $found }” sits at the table.
play-no-such-aspect = There is no aspect { $found } here.
play-no-such-companion = There is no companion “{ $found }” here.
play-no-such-agenda = “{ $found }” is nothing that an attack can be for.
play-no-such-switch = There is no switch “{ $found }”.
play-no-such-gift = There is no talent, gift or stunt “{ $found }”.
play-no-such-rung = “{ $found }” is no rung of the ladder.
play-no-such-time = “{ $found }” is no step of the time table.
play-unexpected = “{ $found }” does not fit here.
play-too-short = The line ends too soon.
play-not-closed = The closing quotation mark is missing.
play-number = { $found } is out of bounds.
play-border-with-itself = A zone has no border with itself.
play-refused = { $reason } ({ $rule }).
play-refused-limit = { $reason }.
play-command-not-refused = This is legal now, but must be refused here.

# Dice and answers
play-dice-total = No { $dice } show that.
play-dice-unreadable = “{ $found }” is no face of { $dice }.
play-dice-count = { $dice } are { $wanted } dice, not { $given }.
play-dice-face = Die { $number } of { $dice } has no face { $face }.
play-dice-again = These faces do not count: { $dice } are rolled again then.
play-others-dice = { $who } does not roll now.
play-waiting = Play waits for dice here.
play-unanswered = A question is still open here. { $asked }
play-not-this-now = Play waits for something else now.
play-not-asked = { $who } is not asked anything now.
play-no-such-answer = “{ $found }” is no answer to this question.
play-words-unquoted = Your own words go in quotation marks: “{ $found }” has none.
play-answer-not-refused = This answer is legal now, but must be refused here.
play-aside-unfinished = What is put in between here does not come to its end.
play-not-barred = No rule bars this answer, so there is nothing to let pass.
play-unused = This was not used.
play-diverged = The rules want something else than before.

# The log
play-log-differs = The log says “{ $came }”.
play-log-too-long = The log does not say “{ $wanted }”.
play-log-too-short = After this the log goes on: “{ $came }”.
play-status-differs = How things stand: “{ $came }”.
play-status-missing = The status is missing: “{ $came }”.
play-reason-differs = The reason is “{ $came }”.
play-no-reason = The reason is missing: “{ $came }”.

# Aspects that commands bring along
play-blinded = Blinded
play-marked = Marked
