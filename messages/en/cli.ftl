# The command line: help, prompts, what the command itself says. See crates/cli.

cli-error = error
cli-warning = warning
cli-problem-rule = By rule { $rule }.

# Help
cli-heading-usage = Usage
cli-heading-commands = Commands
cli-heading-arguments = Arguments
cli-heading-options = Options
cli-heading-examples = Examples
cli-value-file = FILE
cli-value-query = QUERY
cli-value-id = ID
cli-value-shell = SHELL
cli-value-command = COMMAND
cli-value-lang = LANG
cli-value-when = WHEN
cli-value-number = N
cli-value-system = BOOK
cli-value-topic = TOPIC
cli-value-kind = KIND
cli-argument-query = Words to look for; without any, the topics are listed
cli-argument-id = The rule’s id, as sotc.block.duration
cli-argument-play-files = Plays, or encounters (.toml) to be played by commands that are typed in; “-” is standard input
cli-argument-check-files = Plays and encounters; “-” is standard input
cli-argument-shell = bash, elvish, fish, powershell or zsh
cli-argument-command = The command to be explained
cli-option-help = Print help
cli-option-version = Print the version
cli-option-lang = Language: de or en; else that of SCHWUNG_LANG or of the system
cli-option-color = Colors: auto, always or never
cli-option-json = As JSON
cli-option-json-events = Events as JSON, one in a line
cli-option-explain = Add the parts of every number, with the ids of their rules
cli-option-seed = Roll missing dice so that the same number gives the same dice
cli-option-no-input = Never ask and never roll: the play must have all dice, answers, log lines and statuses
cli-option-sketch = A scene that is still being written: log, reasons and statuses may be missing
cli-option-update = Rewrite the logs, reasons and statuses in the files to what comes out
cli-about = The Fate rules at hand: look them up, play scenes by them, check files
cli-examples =
    schwung rules full defense
    schwung rules show sotc.block.duration
    schwung play plays/sotc/first.play --explain
    schwung play encounters/harbour.toml
    schwung check encounters/*.toml
cli-rules-about = Look up rules
cli-rules-examples =
    schwung rules                             list the topics
    schwung rules stress box                  search; umlauts and small slips do not matter
    schwung rules how do I get up again --first zerospace
                                              ask; your own book comes first
    schwung rules show sotc.block.duration    read a rule
    schwung rules groesse --lang de --json    search in German, for tools
cli-rules-show-about = Show a rule: text, related rules, switches
cli-rules-show-examples = schwung rules show sotc.block.duration --lang de
cli-rules-search-about = Search, also for words that are commands here
cli-rules-search-examples = schwung rules search show
cli-play-about = Run a play by the rules, or play an encounter
cli-play-examples =
    schwung play plays/sotc/first.play              run a play and print its log
    schwung play first.play --explain               with the parts of every number
    schwung play first.play --json | jq .event      events for tools
    schwung play scene.play --seed 7                without dice in the file it rolls
    schwung play first.play --no-input              as a test: nothing may be missing
    schwung play scene.play --no-input --sketch     dice and answers, but no log yet
    schwung play first.play --update                write down what came out
    schwung play encounters/harbour.toml            play by commands; help lists them
cli-check-about = Check encounters and plays: all that “play --no-input” calls wrong, and no log
cli-check-examples =
    schwung check encounters/harbour.toml
    schwung check plays/sotc/*.play
    schwung check --sketch scene.play
cli-schema-about = Print the JSON Schema of encounter files, for editors
cli-schema-examples = schwung schema > encounter.schema.json
cli-option-schema-system = The book; without it one of Fate
cli-option-rules-first = Rules of this book first, such as daemmersturm
cli-option-rules-system = Only rules of this book: sotc, malmsturm, freefate, zerospace or daemmersturm
cli-option-rules-topic = Only rules of this topic, such as block; “schwung rules” lists them
cli-option-rules-kind = Only rules of this kind: mechanic (the rules do it), option (a switch), judgement (a person decides) or guidance (advice)
cli-option-switches-system = The switches as this rule book sets them
cli-switches-about = List the house-rule switches
cli-switches-examples =
    schwung switches
    schwung switches --system zerospace
    schwung switches --json | jq '.[].name'
cli-completions-about = Print completions for a shell
cli-completions-examples =
    schwung completions bash > ~/.local/share/bash-completion/completions/schwung
    schwung completions fish > ~/.config/fish/completions/schwung.fish
    schwung completions zsh > ~/.zfunc/_schwung
cli-help-about = Print help for a command
cli-help-examples = schwung help play

# Wrong command lines
cli-usage-no-such-command = there is no command “{ $command }”
cli-usage-no-such-argument = there is no argument “{ $argument }” here
cli-usage-value-missing = a value is missing after “{ $argument }”
cli-usage-wrong-value = “{ $value }” is not possible for “{ $argument }”
cli-usage-missing = missing: { $argument }
cli-usage-no-command = a command is missing
cli-usage-not-together = “{ $argument }” and “{ $other }” do not go together
cli-usage-not-utf8 = the command line is not text in UTF-8
cli-usage-meant = Did you mean “{ $meant }”?
cli-usage-possible = Possible: { $possible }
cli-usage-help = See { $command }
cli-stdin-misused = standard input can be read once only, and cannot be rewritten
cli-update-encounter = { $path } is an encounter: only plays have a log to be rewritten

# Files
cli-standard-input = standard input
cli-no-such-file = { $path }: there is no such file
cli-is-directory = { $path }: this is a directory, not a file
cli-not-allowed = { $path }: this file may not be read
cli-unreadable = { $path } cannot be read: { $why }
cli-too-large = { $path } is too large: { $size } bytes, the limit is { $most }
cli-cannot-rewrite = { $path } cannot be rewritten
cli-cannot-write = the output cannot be written

# schwung rules
cli-rules-count = { $n ->
    [one] 1 rule
   *[other] { $n } rules
}
cli-rules-hint = schwung rules WORDS looks for rules, schwung rules show ID shows one.
cli-rules-none = No rule has “{ $query }”.
cli-rules-unknown = there is no rule “{ $id }”.
cli-rules-nearest = Like it: { $ids }.
cli-rules-see = See also
cli-rules-switches = House-rule switches
cli-kind-mechanic = the rules do it
cli-kind-option = the rules do it if switched on
cli-kind-judgement = a person decides
cli-kind-guidance = advice

# schwung switches
cli-switch = Default: { $default }. Possible: { $values }. Rule: { $rule }.
cli-switch-number = a number from { $least } to { $most }
cli-switch-rows = how many skills for each rung from +1 up, as in 5/4/3/2/1
cli-switch-value = { $value } ({ $meaning })
cli-switch-short = { $name }: { $text } Default: { $default }.

# schwung check
cli-check-right = { $path }: in order
cli-check-warned = { $path }: in order, with { $n ->
    [one] 1 warning
   *[other] { $n } warnings
}
cli-check-wrong = { $path }: { $n ->
    [one] 1 problem
   *[other] { $n } problems
}

# schwung play
cli-play-failed = { $path }: { $n ->
    [one] 1 thing does not hold
   *[other] { $n } things do not hold
}
cli-play-completed = { $path }: some dice or answers did not come from the file; from there on its log was not compared.
cli-updated = { $path }: rewritten
cli-unchanged = { $path }: unchanged
cli-encounter-needs-input = { $path } is an encounter; it is played by commands that are typed in, and none can be.
cli-prompt = [{ $default }]?
cli-prompt-words = In your words, in quotation marks:
cli-words-hint = Your own words, in quotation marks.
cli-words-offer = Enter takes { $words } as your own words; or type something else.
cli-words-command = “{ $found }” is a command, and the question is still open. Words go in quotation marks: { $words }
cli-prompt-command = { $name } >
cli-barred = { $answers }: { $reason }
cli-session-hint = Type a command. help lists them, options what is legal now, scene how things stand; undo takes back, quit ends.
cli-session-open = The end came with a question open. { $question }
cli-undo-nothing = There is nothing to take back.
cli-undone = Taken back: { $line }
cli-help-verbs = Names in capitals stand for names; […] may be left out.
cli-help-plan = After commands that roll, any of these may follow:
cli-help-table =
    help WORD       how one command is written
    options         what is legal now
    scene           how things stand
    status [NAME]   how somebody, or everybody, stands
    undo            takes back the last command
    quit            ends

cli-sim-about = Fight a conflict out many times: who wins, how long it takes, what it costs
cli-sim-examples =
    schwung sim encounters/harbour.toml
    schwung sim encounters/relay.toml --runs 100000 --seed 7 --json
cli-solve-about = Work a small conflict out exactly
cli-solve-examples =
    schwung solve encounters/duel.toml
    schwung solve encounters/duel.toml --best
chances-option-runs = So many times, else 10,000
chances-option-threads = So many at once; the result does not depend on it
chances-option-csv = As a table for spreadsheets
chances-option-svg = The picture, into this file
chances-option-most = At most so many positions, else 200,000
chances-option-best = Both sides spend points as is best for them; shows where it matters
chances-option-encounter = The odds of this action in the encounter
chances-argument-encounter = Encounter with a conflict; [[policy]] in it says how each character fights
chances-svg-unwritten = { $file } cannot be written
chances-percent = { $number } %
chances-progress = Fights
chances-head = { $runs } fights, seed { $seed }
chances-solved = Worked out exactly from { $positions } positions
chances-wins = { $who }: { $percent }
chances-out = { $name } ({ $side }): out in { $percent } of the fights
chances-spread = { $what }: { $mean } on average, mostly { $low } to { $high }
chances-spread-before = { $what }: { $before } before, { $mean } in the end on average, mostly { $low } to { $high }
chances-success = Success: { $percent } ({ $ways } of { $of } ways)
chances-change = { $name }, { $what }: { $before } before, { $mean } on average after ({ $bars })
