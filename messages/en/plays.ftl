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
play-not-utf8 = This is not UTF-8 text: byte { $byte }.
play-unreadable = { $path } cannot be read: { $why }.
play-line-too-long = This line is too long: the limit is { $most } characters.
play-no-mark = A line cannot begin with “{ $found }”.
play-no-head = A play begins with a head: TOML between two lines of three plus signs.
play-head-not-closed = The head is not closed.
play-encounter-elsewhere = The encounter is in a separate file; “{ $key }” belongs there.
play-wrong-value = This is not a valid value for “{ $key }”.
play-no-such-rule = There is no rule “{ $rule }” in the book.
play-input-without-command = Dice and answers belong to a command, and there is none before this line.
play-input-after-log = Dice and answers come before the log of their command.
play-many-inputs = One command has too many dice and answers: the limit is { $most }.
play-reason-without-refusal = A reason comes once, right after what is refused.

# Commands
play-no-such-verb = “{ $found }” is not something you can do here.
play-no-such-actor = Nobody is called “{ $found }”.
play-shared-name = “{ $found }” is ambiguous here.
play-no-such-zone = There is no zone called “{ $found }”.
play-no-such-skill = There is no skill called “{ $found }”.
play-no-such-seat = Nobody called “{ $found }” sits at the table.
play-no-such-aspect = There is no aspect { $found } here.
play-no-such-companion = There is no companion called “{ $found }” here.
play-no-such-agenda = “{ $found }” is not a possible purpose for an attack.
play-no-such-switch = There is no switch called “{ $found }”.
play-no-such-gift = There is no talent, gift or stunt called “{ $found }”.
play-no-such-rung = “{ $found }” is not on the ladder.
play-no-such-time = “{ $found }” is not a step of the time table.
play-unexpected = “{ $found }” doesn’t fit here.
play-too-short = The line ends too early.
play-not-closed = The closing quotation mark is missing.
play-number = { $found } is out of range.
play-border-with-itself = A zone cannot have a border with itself.
play-refused = { $reason } ({ $rule }).
play-refused-limit = { $reason }.
play-command-not-refused = This is legal here, but the play says it must be refused.

# Dice and answers
play-dice-total = { $dice } cannot show that.
play-dice-unreadable = “{ $found }” is not a face of { $dice }.
play-dice-count = { $dice } means { $wanted } dice, not { $given }.
play-dice-face = Die { $number } of { $dice } has no face { $face }.
play-dice-again = This result does not count: { $dice } are rolled again.
play-others-dice = { $who } is not rolling now.
play-waiting = Dice are needed here.
play-unanswered = A question is still open here. { $asked }
play-not-this-now = Something else is needed now.
play-not-asked = { $who } is not being asked anything now.
play-no-such-answer = “{ $found }” is not an answer to this question.
play-words-unquoted = Your own words go in quotation marks: “{ $found }” has none.
play-answer-not-refused = This answer is legal here, but the play says it must be refused.
play-aside-unfinished = The interruption here is never finished.
play-not-barred = No rule forbids this answer, so there is nothing to allow.
play-unused = This was never used.
play-diverged = The rules now call for something different than before.

# The log
play-log-differs = The log says “{ $came }”.
play-log-too-long = The log does not say “{ $wanted }”.
play-log-too-short = After this the log goes on: “{ $came }”.
play-status-differs = The status is “{ $came }”.
play-status-missing = The status is missing: “{ $came }”.
play-reason-differs = The reason is “{ $came }”.
play-no-reason = The reason is missing: “{ $came }”.

# Aspects that commands bring along
play-blinded = Blinded
play-marked = Marked
