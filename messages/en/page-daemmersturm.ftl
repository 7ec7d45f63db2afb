# Dämmersturm on the page: what stands around the words of the server.

# The list of characters.
ds-page-people = Characters ({ $n })
ds-page-key-people = to the list of characters
ds-page-sides = Side
ds-page-all = All
ds-page-filter = Show
ds-page-filter-all = all
ds-page-filter-up = able to fight
ds-page-filter-waits = turn to come
ds-page-filter-exhausted = exhausted
ds-page-filter-marked = with states
ds-page-filter-out = out
ds-page-nobody = Nobody like that.
ds-page-head-choose = Choice
ds-page-head-name = Character
ds-page-head-life = LP
ds-page-head-melee = In melee with
ds-page-head-states = State
ds-page-head-more = More
ds-page-choose = Choose { $name }
ds-page-more-of = More about { $name }
ds-page-less-of = Less about { $name }
ds-page-acted = has acted
ds-page-life = { $n } LP
ds-page-lost = lost { $n } LP
ds-page-life-of = Life points of { $name }
ds-page-life-less = { $name }: one life point less
ds-page-life-more = { $name }: one life point more
ds-page-melee-both = in melee with
ds-page-melee-out = reaches
ds-page-melee-in = in reach of
ds-page-values = Values
ds-page-usually = (usually { $attack } | { $defence })
ds-page-states = States of { $name }
ds-page-somebody = Somebody

# Several at once.
ds-page-bulk = What happens to those who are chosen
ds-page-bulk-chosen = { $n ->
    [0] Choose all
    [one] 1 character chosen
   *[other] { $n } characters chosen
}
ds-page-bulk-points = Life points for all who are chosen
ds-page-points-short = LP
ds-page-bulk-harm = Take away
ds-page-bulk-heal = Add
ds-page-bulk-set = Set
ds-page-bulk-turn = Has the turn
ds-page-bulk-act = Act
ds-page-bulk-acted = Has acted
ds-page-bulk-not-acted = Has not acted
ds-page-marks = Marks of those selected
ds-page-marks-of = Marks of { $name }
ds-page-mark = Mark
ds-page-mark-words = Free mark, such as “flees”
ds-page-mark-short = Mark
ds-page-mark-secret = only for me
ds-page-unmark = Take the mark off
ds-page-unmark-of = Take the mark “{ $what }” off { $name }
ds-page-unmark-all = Take the mark “{ $what }” off all selected
ds-page-bulk-none = Choose nobody
ds-page-bulk-done = { $n ->
    [one] Done for 1 character.
   *[other] Done for { $n } characters.
}

# Turn and round.
ds-page-order = Order, { $round }
ds-page-no-order = No combat is running. { $section }
ds-page-turn-end = End turn
ds-page-turn-next = Next: { $name }
ds-page-budget = What is left of turn and round
ds-page-movement = movement
ds-page-movement-of = movement ({ $walked })
ds-page-action = action
ds-page-draws = draws { $n }/{ $of }
ds-page-short = short weapon besides
ds-page-transfer = hand-over
ds-page-reflex = reflex strike
ds-page-charged = charge
ds-page-left = left
ds-page-used = used
ds-page-points = Points
ds-page-of = { $n } of { $of }

# What somebody has, and where.
ds-page-items = Items
ds-page-in-hand = In hand:
ds-page-abilities = Special abilities
ds-page-weapons = Weapons in hand
ds-page-where = Who is where
ds-page-charge = Charge range { $length }
ds-page-distances = Distances
ds-page-cover = Cover
ds-page-grounds = Grounds
ds-page-standing = In it:
ds-page-sights = Hidden
ds-page-loose = Lies about
ds-page-notes = Notes
ds-page-notes-open = { $n ->
    [one] 1 open
   *[other] { $n } open
}
ds-page-note-done = Settled

# The attack.
ds-page-from-behind = from behind
ds-page-not-rolled = Not rolled yet.
ds-page-defence = Defence
ds-page-attack = Attack
ds-page-need = needs { $n }
ds-page-chance = Chance of “{ $what }”
ds-page-protections = What protects, in its order
ds-page-counts = counts
ds-page-die = rolled: { $n }
ds-page-die-open = not rolled yet

# Rolls from the game.
ds-page-aside = What waits, rolls and log
ds-page-number = Number
ds-page-number-enter = Enter
ds-page-number-wrong = A whole number from { $low } to { $high } is wanted.
ds-page-server-rolls = Server rolls
ds-page-call-names = Rolls of { $names } are recognised.
ds-page-tray = Dice tray
ds-page-tray-lines = { $n ->
    [one] 1 line waits
   *[other] { $n } lines wait
}
ds-page-tray-kept = Lines that belong to no roll yet
ds-page-call = Open: { $what }
ds-page-paste = Paste lines of the game here, as many as you like.
ds-page-paste-send = Paste
ds-page-pasted = What became of it
ds-page-pasted-by = pasted by { $name }
ds-page-assign = Assign
ds-page-discard = Discard
ds-page-copy = Copy
ds-page-copied = Copied: { $text }
ds-page-not-copied = That could not be copied. Select it by hand: { $text }
ds-page-line-copy = Line for the game

# Answers.
ds-page-chosen = { $n } of { $of } chosen
ds-page-chosen-room = { $n } chosen, room { $room } of { $limit }
ds-page-pick-all = all
ds-page-pick-none = none
ds-page-pick-each = one by one
ds-page-how-many = How many: { $what }
ds-page-from = From
ds-page-to = To
ds-page-between = { $min } to { $max }
ds-page-answer = Answer
ds-page-answer-for = Answer for { $name }
ds-page-answer-many = { $n ->
    [0] Nobody
    [one] This one
   *[other] These { $n }
}

# What can be done.
ds-page-group-group = For several

# Profiles and preparation.
ds-page-profile = Profile line
ds-page-profile-of = Profile line of
ds-page-profile-copy = Copy profile line
ds-page-profile-all = Copy all { $n }
ds-page-profiles = Paste profile lines
ds-page-profiles-text = Profiles, one below the other
ds-page-profiles-hint = Just as they stand in the forum. For each you see beforehand what becomes of it and what is wrong; only those that you choose come to the table.
ds-page-profiles-found = { $n ->
    [one] 1 profile found
   *[other] { $n } profiles found
}
ds-page-profiles-line = from line { $n }
ds-page-draft-left = Other text
ds-page-draft-bring = Bring in
ds-page-draft-alone = Bring in { $name }
ds-page-draft-wrong = Error
ds-page-draft-odd = Note
ds-page-draft-at = Line { $line }, column { $column }:
ds-page-profiles-player = Played by
ds-page-profiles-leader = Plot leader
ds-page-profiles-bring = { $n ->
    [one] Bring 1 character to the table
   *[other] Bring { $n } characters to the table
}
ds-page-skill-melee = Melee
ds-page-skill-ranged = Ranged
ds-page-skill-magic = Magic
ds-page-charge-metres = Charge range in metres

# What people are asked.
ds-page-prompt-protect = Protection against a hit
ds-page-prompt-seek-many = Seeking cover
ds-page-prompt-face = Where somebody turns
ds-page-prompt-repeat = Rolling again
ds-page-prompt-counter = Answer to a fumble
ds-page-prompt-part = When somebody leaves melee
ds-page-prompt-step-in = Stepping in for others
ds-page-prompt-second = Attack with the second weapon
ds-page-prompt-further = Whom a further attack is aimed at
ds-page-prompt-follow = Ability after a hit
ds-page-prompt-lessen = Lessening damage
ds-page-prompt-join = Common attack
ds-page-prompt-bear = Helping to carry
ds-page-prompt-climb-aid = Aid in climbing
ds-page-prompt-choose-resource = Magic resource for the combat
ds-page-prompt-break-off = Breaking off a spell
ds-page-prompt-compensate = Action points after the light test
ds-page-prompt-avert = Protection from the shadows’ backlash
ds-page-prompt-judge = Judgements of the plot leader
ds-page-prompt-start-life = Life points at the start of a combat
ds-page-prompt-unloaded = What is not loaded
ds-page-prompt-may-seek = Who has time for cover
ds-page-prompt-caught = Whom an area effect catches
ds-page-prompt-exposed = Who is in the line of fire
ds-page-prompt-victim = Whom a stray shot hits
ds-page-prompt-climb-range = How far somebody climbs
ds-page-prompt-fallen = Damage from a fall
ds-page-prompt-in-field = Who is in the field of view
ds-page-prompt-detail = What a perception test shows
ds-page-prompt-size-of = How big a burden is
ds-page-prompt-damage = Damage of an unknown weapon
