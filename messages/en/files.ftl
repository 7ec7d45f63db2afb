# What is wrong with a file: `file-<code>`, see crates/files. All variables are texts.

file-error = Error
file-warning = Note
file-place = line { $line }, column { $column }
file-allowed = Allowed: { $allowed }.
file-suggestion = Did you mean “{ $suggestion }”?

# Before anything is parsed
file-too-large = The file is too large: { $size } bytes, the limit is { $most }.
file-not-utf8 = This is not text in UTF-8: byte { $byte }.
file-too-deep = This is nested too deeply.

# TOML
file-syntax = This is not valid TOML.
file-duplicate-key = This key or table is here for the second time.
file-no-value = A value is missing here.
file-not-quoted = This is no value. Texts stand in quotation marks.
file-not-closed = A bracket that was opened is not closed.
file-comma = A comma is missing here, or there is one too many.
file-bad-key = A key consists of letters a–z, digits, - and _; any other stands in quotation marks.
file-bad-number = This number is not written correctly.
file-bad-string = This text is not written correctly: a quotation mark is missing, or a backslash says something unknown.

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
file-out-of-range = “{ $key }” is a whole number from { $least } to { $most }, not { $value }.
file-unknown-word = “{ $word }” is not possible for “{ $key }”.
file-bad-phrase = “{ $text }” is not possible for “{ $key }”.
file-no-text = “{ $key }” must not be empty.
file-text-too-long = “{ $key }” has at most { $most } characters.
file-bad-name = There are no quotation marks in names (“{ $key }”).
file-not-one-line = “{ $key }” must stand on one line, without control characters.
file-too-many = Too many for “{ $key }”: { $count }, the limit is { $most }.
file-too-few = Too few for “{ $key }”: { $count }, at least { $least }.

# Names
file-duplicate-name = The name “{ $name }” is taken.
file-reserved-name = “{ $name }” is the game master's seat, not a player's.
file-unknown-skill = There is no skill “{ $name }”.
file-unknown-zone = There is no zone “{ $name }”.
file-unknown-player = There is no player “{ $name }”.
file-unknown-side = There is no side “{ $name }”.
file-unknown-leader = There is no named character “{ $name }”.
file-gifts-too-high = What “{ $name }” has adds more than { $most } to rolls of one skill; the software keeps no more.
file-skill-twice = The skill “{ $name }” is on this sheet twice.

# The scene
file-border-with-itself = “{ $name }” has no border with itself.
file-duplicate-border = There is a border from “{ $from }” to “{ $to }” already.
file-lone-zone = No way leads into “{ $name }” or out of it. Neighbours need a border, if only of value 0.
file-many-zones = { $count } zones are a lot for one scene; up to { $most } are easy to keep in mind.

# Sheets
file-box-beyond-track = There is no box { $box }, this track has { $most }.
file-box-twice = Box { $box } is named twice.
file-many-consequences = { $count } consequences are more than the { $most } that can be carried.
file-hidden-played = “{ $name }” is hidden although it is not the game master who plays it: whoever plays it knows of it all the same.

# Companions
file-scope-repeated = The companion helps in { $kind ->
    [physical] physical
    [social] social
   *[mental] mental
} conflicts already.
file-scope-third = The scope grows twice at most; then it covers every kind of conflict.
file-skilled-repeated = The companion has learned “{ $name }” already.
file-skilled-too-many = A package holds at most { $most } skills, not { $count }.
file-advance-repeated = “{ $advance }” is of use only once.
file-quality-too-high = The quality of “{ $name }” ends at { $most }, one step below the partner's best skill. The game master may allow more.
file-many-kinds = A companion begins with one kind of conflict; each further one is a scope advance.
file-no-aspect = No aspect of the partner's is about “{ $name }”. It is not required, but recommended.

# Minions
file-players-minions = Minions usually go with the game master's characters, companions with the players'.
file-groups-and-sizes = Either the number of groups or their sizes, not both.
file-sizes-do-not-fit = The sizes add up to { $sum }, but there are { $count } minions.
file-more-groups-than-minions = { $groups } groups are too many for { $count } minions.
file-leader-on-other-side = “{ $name }” is on another side.
file-leader-elsewhere = The group is not in its leader's zone.
file-leader-twice = “{ $name }” leads another group already.

file-more-problems = There are { $count } further problems.
