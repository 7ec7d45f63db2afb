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
cli-argument-query = Words to search for; without any, the topics are listed
cli-argument-id = The rule’s id, such as sotc.block.duration
cli-argument-play-files = Plays, or encounters (.toml) to play interactively; “-” is standard input
cli-argument-check-files = Plays and encounters; “-” is standard input
cli-argument-shell = bash, elvish, fish, powershell or zsh
cli-argument-command = The command to explain
cli-option-help = Print help
cli-option-version = Print the version
cli-option-lang = Language: de or en [SCHWUNG_LANG; default: the system’s]
cli-option-color = Colours: auto, always or never
cli-option-json = Output JSON
cli-option-json-events = Output events as JSON, one per line
cli-option-explain = Show what makes up each number, with rule ids
cli-option-seed = Seed for missing dice: the same number gives the same dice
cli-option-no-input = Never ask and never roll: the play must contain all dice, answers, log lines and statuses
cli-option-sketch = Accept an unfinished play: log, reasons and statuses may be missing
cli-option-update = Rewrite the logs, reasons and statuses in the files with the actual ones
cli-about =
    Tabletop rules at hand: look them up, play by them, know the odds.
    Spirit of the Century, Malmsturm, FreeFATE, ZeroSpace 3e, Dämmersturm
cli-examples =
    schwung rules full defense
    schwung rules show sotc.block.duration
    schwung play plays/sotc/first.play --explain
    schwung play encounters/harbour.toml
    schwung check encounters/*.toml
cli-rules-about = Look up rules
cli-rules-examples =
    schwung rules                             list the topics
    schwung rules stress box                  search; umlauts and typos do not matter
    schwung rules how do I get up again --first zerospace
                                              ask; your own book comes first
    schwung rules show sotc.block.duration    read a rule
    schwung rules groesse --lang de --json    search in German, for tools
cli-rules-show-about = Show a rule: text, related rules, switches
cli-rules-show-examples = schwung rules show sotc.block.duration --lang de
cli-rules-search-about = Search, even for words that are commands here
cli-rules-search-examples = schwung rules search show
cli-play-about = Run a play by the rules, or play an encounter
cli-play-examples =
    schwung play plays/sotc/first.play              run a play and print its log
    schwung play first.play --explain               show what makes up each number
    schwung play first.play --json | jq .event      events for tools
    schwung play scene.play --seed 7                roll dice that are not in the file
    schwung play first.play --no-input              run as a test: nothing may be missing
    schwung play scene.play --no-input --sketch     dice and answers, but no log yet
    schwung play first.play --update                write the actual log to the file
    schwung play encounters/harbour.toml            play with commands; help lists them
cli-check-about = Check encounters and plays: everything “play --no-input” would reject, without printing a log
cli-check-examples =
    schwung check encounters/harbour.toml
    schwung check plays/sotc/*.play
    schwung check --sketch scene.play
cli-schema-about = Print the JSON Schema of encounter files, for editors
cli-schema-examples = schwung schema > encounter.schema.json
cli-option-schema-system = The book; by default one of the Fate books
cli-option-rules-first = Put the rules of this book first, such as daemmersturm
cli-option-rules-system = Only rules of this book: sotc, malmsturm, freefate, zerospace or daemmersturm
cli-option-rules-topic = Only rules of this topic, such as block; “schwung rules” lists them
cli-option-rules-kind = Only rules of this kind: mechanic (carried out automatically), option (a switch), judgement (a person decides) or guidance (advice)
cli-option-switches-system = Show the switches with this book’s defaults
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
cli-man-about = Print a manual page
cli-man-examples =
    schwung man | man -l -                           read the manual page of the whole command
    schwung man serve > schwung-serve.1              save the manual page of one command
cli-man-headings = NAME: NAME, SYNOPSIS: SYNOPSIS, DESCRIPTION: DESCRIPTION, OPTIONS: OPTIONS, SUBCOMMANDS: COMMANDS, EXTRA: EXAMPLES
cli-help-about = Print help for a command
cli-help-examples = schwung help play

# Wrong command lines
cli-usage-no-such-command = there is no command “{ $command }”
cli-usage-no-such-argument = there is no argument “{ $argument }” here
cli-usage-value-missing = a value is missing after “{ $argument }”
cli-usage-wrong-value = “{ $value }” is not a valid value for “{ $argument }”
cli-usage-missing = missing: { $argument }
cli-usage-no-command = a command is missing
cli-usage-not-together = “{ $argument }” and “{ $other }” cannot be used together
cli-usage-not-utf8 = the command line is not UTF-8 text
cli-usage-meant = Did you mean “{ $meant }”?
cli-usage-possible = Possible values: { $possible }
cli-usage-help = See { $command }
cli-stdin-misused = standard input can be read only once and cannot be rewritten
cli-update-encounter = { $path } is an encounter: only plays have a log to rewrite

# Files
cli-standard-input = standard input
cli-no-such-file = { $path }: there is no such file
cli-is-directory = { $path }: this is a directory, not a file
cli-not-allowed = { $path }: no permission to read this file
cli-unreadable = { $path } cannot be read: { $why }
cli-too-large = { $path } is too large: { $size } bytes, the limit is { $most }
cli-cannot-rewrite = { $path } cannot be rewritten
cli-cannot-write = the output cannot be written

# schwung rules
cli-rules-count = { $n ->
    [one] 1 rule
   *[other] { $n } rules
}
cli-rules-hint = schwung rules WORDS searches the rules; schwung rules show ID shows one.
cli-rules-none = No rule matches “{ $query }”.
cli-rules-unknown = there is no rule “{ $id }”.
cli-rules-nearest = Similar: { $ids }.
cli-rules-see = See also
cli-rules-switches = House-rule switches
cli-kind-mechanic = carried out automatically
cli-kind-option = carried out automatically if switched on
cli-kind-judgement = a person decides
cli-kind-guidance = advice

# schwung switches
cli-switch = Default: { $default }. Possible: { $values }. Rule: { $rule }.
cli-switch-number = a number from { $least } to { $most }
cli-switch-rows = the number of skills on each rung from +1 up, as in 5/4/3/2/1
cli-switch-value = { $value } ({ $meaning })
cli-switch-short = { $name }: { $text } Default: { $default }.

# schwung check
cli-check-right = { $path }: OK
cli-check-warned = { $path }: OK, with { $n ->
    [one] 1 warning
   *[other] { $n } warnings
}
cli-check-wrong = { $path }: { $n ->
    [one] 1 problem
   *[other] { $n } problems
}

# schwung play
cli-play-failed = { $path }: { $n ->
    [one] 1 problem
   *[other] { $n } problems
}
cli-play-completed = { $path }: some dice or answers did not come from the file; its log was not compared from there on.
cli-updated = { $path }: rewritten
cli-unchanged = { $path }: unchanged
cli-encounter-needs-input = { $path } is an encounter; it is played interactively, but there is no input.
cli-prompt = [{ $default }]?
cli-prompt-words = Your own words, in quotation marks:
cli-words-hint = Your own words, in quotation marks.
cli-words-offer = Press Enter to use { $words } as your own words, or type something else.
cli-words-command = “{ $found }” is a command, but the question is still open. Words go in quotation marks: { $words }
cli-prompt-command = { $name } >
cli-barred = { $answers }: { $reason }
# What can be typed at any question, in lower case; all of them hold in both languages.
cli-typed-help = help|?
cli-typed-options = options
cli-typed-scene = scene
cli-typed-status = status
cli-typed-undo = undo
cli-typed-quit = quit|exit
cli-session-hint = Type a command. help lists them, options shows what is legal now, scene shows the current state; undo takes back, quit ends.
cli-session-open = The input ended with a question still open. { $question }
cli-help-question = Enter gives the answer in brackets. quit ends.
cli-help-question-undo = Enter gives the answer in brackets. undo takes the command back, quit ends.
cli-undo-nothing = There is nothing to undo.
cli-undone = Undone: { $line }
cli-help-verbs = Words in capitals are placeholders; […] is optional.
cli-help-plan = Commands that roll may be followed by:
cli-help-table =
    help WORD       how to write a command
    options         what is legal now
    scene           the current state
    status [NAME]   the state of one character, or of all
    undo            takes back the last command
    quit            ends the session

cli-sim-about = Play out a conflict many times: who wins, how long it takes, what it costs
cli-sim-examples =
    schwung sim encounters/harbour.toml
    schwung sim encounters/harbour.toml --habit Schmuggler=clever
    schwung sim encounters/relay.toml --runs 100000 --seed 7 --json
cli-solve-about = Solve a small conflict exactly
cli-solve-examples =
    schwung solve encounters/duel.toml
    schwung solve encounters/duel.toml --best
cli-balance-about = Vary an encounter until its chance and its cost are what is wanted
cli-balance-examples =
    schwung balance encounters/harbour.toml --win 60 --cost 2
    schwung balance encounters/ford.toml --win 70 --change numbers,life
    schwung balance encounters/duel.toml --win 50 --write even.toml
balance-option-win = Wanted chance to win, in percent
balance-option-cost = Wanted average cost: consequences, endurance or life points
balance-option-change = What may change: numbers, skills, zones, points, life; default all
balance-option-side = Whose chance and cost, default the players’ side
balance-option-most = Variants to try, default 200
balance-option-runs = Fights of a forecast, default 4,096
balance-option-write = Write a proposal to this new file
balance-option-take = Which proposal to write, default 1
balance-value-kinds = KINDS
balance-value-side = SIDE
cli-insight-about = Tell luck from decisions in a fight that was fought
cli-insight-examples =
    schwung insight table.json
    schwung insight table.json --fight 1 --runs 4000 --json
insight-argument-file = The table as one file, saved from the log
insight-option-fight = Which fight of the table, default the last one
insight-option-runs = Fights played on from each point, default 1,000
cli-whatif-about = What if something else had happened at an entry of the log
cli-whatif-examples =
    schwung whatif table.json  lists the entries with their numbers
    schwung whatif table.json --at 12 --say "Ida attacks Ruben with Fists"
    schwung whatif table.json --at 13 --answer 2
what-if-option-at = Before which entry it goes differently; else lists the entries
what-if-option-say = What happens instead, as in plays; else as a habit does
what-if-option-answer = Which answer is given instead, from 1
what-if-head-played = Played
what-if-head-tried = Tried, and played to the end by habits
chances-option-runs = Number of runs, default 10,000
chances-option-threads = Number of threads; does not affect the result
chances-option-csv = Output a table for spreadsheets
chances-option-habit = Fight by this habit: plain, careful or clever; “SIDE=clever” for one side. Can be repeated
chances-option-tournament = Let each habit fight against the plainer ones, on each side in turn (1,000 fights each by default)
chances-value-habit = HABIT
chances-no-habit = There is no habit “{ $habit }”. These exist: { $all }.
chances-no-side = There is no side “{ $side }” in this encounter. These exist: { $all }.
chances-tournament-head = { $runs } fights for each line, seed { $seed }
chances-pairing = { $habit } against { $against }
chances-pairing-all = on average
chances-pairing-better = (better; ± { $error } points)
chances-pairing-worse = (worse; ± { $error } points)
chances-pairing-same = (no clear difference; ± { $error } points)
chances-versus = { $who }: { $share } instead of { $before }
chances-option-svg = Write a chart to this file
chances-option-most = Maximum number of positions, default 200,000
chances-option-best = Both sides spend points optimally; shows where it matters
chances-option-encounter = The odds of this action in the encounter
chances-argument-encounter = Encounter with a conflict; its [[policy]] says how each character fights
chances-svg-unwritten = { $file } cannot be written
chances-percent = { $number }%
chances-progress = Fights
chances-head = { $runs } fights, seed { $seed }
chances-solved = Solved exactly from { $positions } positions
chances-wins = { $who }: { $percent }
chances-out = { $name } ({ $side }): out in { $percent } of the fights
chances-spread = { $what }: { $mean } on average, mostly { $low } to { $high }
chances-spread-before = { $what }: { $before } before, { $mean } on average at the end, mostly { $low } to { $high }
chances-success = Success: { $percent } ({ $ways } of { $of } ways)
chances-change = { $name }, { $what }: { $before } before, { $mean } on average afterwards ({ $bars })
