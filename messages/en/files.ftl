# What is wrong with a file: `file-<code>`, see crates/files. All variables are texts.

file-error = Error
file-warning = Note
file-place = line { $line }, column { $column }
file-allowed = Allowed: { $allowed }.
file-suggestion = Did you mean “{ $suggestion }”?

# Before anything is parsed
file-too-large = The file is too large: { $size } bytes, the limit is { $most }.
file-not-utf8 = This is not UTF-8 text: byte { $byte }.
file-too-deep = This is nested too deeply.

# TOML
file-syntax = This is not valid TOML.
file-duplicate-key = This key or table already exists here.
file-no-value = A value is missing here.
file-not-quoted = This is not a value. Text goes in quotation marks.
file-not-closed = An opening bracket is never closed.
file-comma = There is a comma missing here, or one too many.
file-bad-key = A key consists of the letters a–z, digits, - and _; any other key goes in quotation marks.
file-bad-number = This is not a valid number.
file-bad-string = This is not a valid string: a quotation mark is missing, or there is an unknown escape after a backslash.

# The format
file-unknown-key = There is no key “{ $key }” here.
file-missing-key = The key “{ $key }” is missing.
file-wrong-type = “{ $key }” cannot be { $found ->
    [string] a text
    [integer] a whole number
    [float] a number with a decimal point
    [boolean] true or false
    [datetime] a date
    [array] a list
   *[table] a table
}.
file-out-of-range = “{ $key }” must be a whole number from { $least } to { $most }, not { $value }.
file-unknown-word = “{ $word }” is not a valid value for “{ $key }”.
file-bad-phrase = “{ $text }” is not a valid value for “{ $key }”.
file-no-text = “{ $key }” must not be empty.
file-text-too-long = “{ $key }” can have at most { $most } characters.
file-bad-name = Names can’t contain quotation marks (“{ $key }”).
file-not-one-line = “{ $key }” must be a single line without control characters.
file-too-many = Too many for “{ $key }”: { $count }, the limit is { $most }.
file-too-few = Too few for “{ $key }”: { $count }, at least { $least }.

# Names
file-duplicate-name = The name “{ $name }” is already taken.
file-reserved-name = “{ $name }” is the game master’s seat, not a player’s.
file-unknown-skill = There is no skill called “{ $name }”.
file-unknown-zone = There is no zone called “{ $name }”.
file-unknown-player = There is no player called “{ $name }”.
file-unknown-side = There is no side called “{ $name }”.
file-unknown-leader = There is no named character called “{ $name }”.
file-gifts-too-high = The stunts and gifts of “{ $name }” add more than { $most } to rolls of one skill; the software can store no more.
file-skill-twice = The skill “{ $name }” is on this sheet twice.

# The scene
file-border-with-itself = “{ $name }” cannot have a border with itself.
file-duplicate-border = There is already a border from “{ $from }” to “{ $to }”.
file-lone-zone = There is no path into or out of “{ $name }”. Adjacent zones need a border, even if its value is 0.
file-many-zones = { $count } zones are a lot for one scene; up to { $most } are easy to keep track of.

# Sheets
file-box-beyond-track = There is no box { $box }; this track has { $most }.
file-box-twice = Box { $box } is listed twice.
file-many-consequences = { $count } consequences are more than the { $most } that can be taken.
file-hidden-played = “{ $name }” is hidden but not played by the game master; its player knows about it anyway.

# Companions
file-scope-repeated = The companion already helps in { $kind ->
    [physical] physical
    [social] social
   *[mental] mental
} conflicts.
file-scope-third = The scope can be widened at most twice; then it covers every kind of conflict.
file-skilled-repeated = The companion already knows “{ $name }”.
file-skilled-too-many = A package holds at most { $most } skills, not { $count }.
file-advance-repeated = “{ $advance }” only counts once.
file-quality-too-high = The quality of “{ $name }” cannot exceed { $most }, one step below the partner’s best skill. The game master may allow more.
file-many-kinds = A companion begins with one kind of conflict; each further one is a scope advance.
file-no-aspect = None of the partner’s aspects refers to “{ $name }”. One is not required, but recommended.

# Minions
file-players-minions = Minions usually belong to the game master’s characters, companions to the players’.
file-groups-and-sizes = Give either the number of groups or their sizes, not both.
file-sizes-do-not-fit = The sizes add up to { $sum }, but there are { $count } minions.
file-more-groups-than-minions = { $groups } groups are too many for { $count } minions.
file-leader-on-other-side = “{ $name }” is on a different side.
file-leader-elsewhere = The group is not in its leader’s zone.
file-leader-twice = “{ $name }” already leads another group.

file-more-problems = There are { $count } more problems.
