# Dämmersturm on the page: what stands around the words of the server.

# The list of characters.
ds-page-gm = Plot leader: { $name }
ds-page-people = Characters ({ $n })
ds-page-key-people = go to the list of characters
ds-page-sides = Side
ds-page-all = All
ds-page-filter = Show
ds-page-filter-all = all
ds-page-filter-up = able to fight
ds-page-filter-waits = still to act
ds-page-filter-exhausted = exhausted
ds-page-filter-marked = with conditions
ds-page-filter-out = out
ds-page-nobody = Nobody matches.
ds-page-head-choose = Selection
ds-page-head-name = Character
ds-page-head-life = LP
ds-page-head-melee = In melee with
ds-page-head-states = State
ds-page-head-more = More
ds-page-choose = Select { NAME($name) }
ds-page-more-of = More about { NAME($name) }
ds-page-less-of = Less about { NAME($name) }
ds-page-chips-more = Show all conditions of { NAME($name) }
ds-page-chips-less = Conditions of { NAME($name) } in one line
ds-page-acted = has acted
ds-page-life = { $n } LP
ds-page-lost = lost { $n } LP
ds-page-life-of = Life points of { NAME($name) }
ds-page-life-less = { $name }: one life point less
ds-page-life-more = { $name }: one life point more
ds-page-near-more = Show everyone in melee with { NAME($name) }
ds-page-near-less = Melee of { NAME($name) } in two lines
ds-page-melee-both = in melee with
ds-page-melee-out = reaches
ds-page-melee-in = within reach of
ds-page-values = Values
ds-page-usually = (usually { $attack } | { $defence })
ds-page-states = Conditions of { NAME($name) }
ds-page-somebody = Someone

# Several at once.
ds-page-bulk = For those selected
ds-page-bulk-chosen = { $n ->
    [0] Select all
    [one] 1 character selected
   *[other] { $n } characters selected
}
ds-page-bulk-points = Life points for all selected
ds-page-points-short = LP
ds-page-bulk-harm = Take away
ds-page-bulk-heal = Add
ds-page-bulk-set = Set
ds-page-bulk-turn = Give the turn
ds-page-bulk-act = Act
ds-page-bulk-acted = Has acted
ds-page-bulk-not-acted = Has not acted
ds-page-marks = Marks on those selected
ds-page-marks-of = Marks on { NAME($name) }
ds-page-mark = Mark
ds-page-mark-words = Your own mark, such as “flees”
ds-page-mark-short = Mark
ds-page-mark-secret = only for me
ds-page-unmark = Remove the mark
ds-page-unmark-of = Remove the mark “{ $what }” from { NAME($name) }
ds-page-unmark-all = Remove the mark “{ $what }” from all selected
ds-page-bulk-none = Clear selection
ds-page-bulk-done = { $n ->
    [one] Done for 1 character.
   *[other] Done for { $n } characters.
}

# Turn and round.
ds-page-order = Order, { $round }
ds-page-no-order = No combat is under way. { $section }
ds-page-back = Back in the fight
ds-page-back-hint = More life points alone do not bring { NAME($name) } back into the fight.
ds-page-turn-end = End turn
ds-page-begin = Begin the fight ({ $n })
ds-page-begin-hint = Everybody who stands, players first. With a choice and another order under “Do something”.
ds-page-turn-next = Next: { $name }
ds-page-budget = Left this turn and round
ds-page-movement = movement
ds-page-movement-of = movement ({ $walked })
ds-page-action = action
ds-page-draws = draws { $n }/{ $of }
ds-page-short = plus a short weapon
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
ds-page-grounds = Areas
ds-page-standing = In it:
ds-page-sights = Hidden
ds-page-loose = Lying around
ds-page-notes = Notes
ds-page-notes-open = { $n ->
    [one] 1 open
   *[other] { $n } open
}
ds-page-note-done = Done

# The attack.
ds-page-from-behind = from behind
ds-page-not-rolled = Not rolled yet.
ds-page-defence = Defence
ds-page-attack = Attack
ds-page-need = needs { $n }
ds-page-suffices = { $n } or more
ds-page-only = only on { $n }
ds-page-at-most = { $n } or less
ds-page-chance = Chance: { $what }
ds-page-protections = Protection, in order
ds-page-counts = counts
ds-page-die = rolled: { $n }
ds-page-die-open = not rolled yet

# Rolls from the game.
ds-page-aside = Pending, rolls and log
ds-page-number = Number
ds-page-number-enter = Enter
ds-page-number-wrong = Enter a whole number from { $low } to { $high }.
ds-page-server-rolls = Server rolls
ds-page-call-names = Recognised names: { $names }
ds-page-tray = Dice tray
ds-page-tray-lines = { $n ->
    [one] 1 line waiting
   *[other] { $n } lines waiting
}
ds-page-kept = { $n ->
    [one] 1 line is kept: { $why }
   *[other] { $n } lines are kept: { $why }
}
ds-page-discard-all = Discard all
ds-page-anyway = Take it anyway
ds-page-anyway-why = Why? This stands in the log.
ds-page-anyway-reason = rolled on { $low }–{ $high }
ds-page-anyway-do = Take
ds-page-take-turn = { $name } acts now
ds-page-any-order = out of turn
ds-page-round = Round { $n }
ds-page-round-block = Round for /raid
ds-page-all-on = Target
ds-page-all-before = whoever they face
ds-page-all-attack = { $n ->
    [2] Both attack
   *[other] All { $n } attack
}
ds-page-all-rolls = Server rolls
ds-page-all-now = { $n ->
    [0] { $name } attacks
   *[other] { $name } attacks, then { $n } more
}
ds-page-all-stop = Stop
ds-page-all-idle = Nobody in reach: { $names }
ds-page-all-idle-on = Cannot get at { NAME($on) }: { $names }
ds-page-undo-die = Take back only this roll
ds-page-undo-dice = Take back only these { $n } rolls
ds-page-tray-kept = Lines that don’t belong to a roll yet
ds-page-call = Open: { $what }
ds-page-call-then = also roll:
ds-page-paste = Paste lines from the game here, as many as you like.
ds-page-first-figures = Paste the guild’s profile lines, anywhere on this page or under preparation; enemies from a few numbers, from a file or from the shelf.
ds-page-tray-profile = These are profiles, not rolls.
ds-page-tray-profile-do = Bring them in as characters
ds-page-tray-profile-leader = This is a profile. The plot leader brings it in as a character.
ds-page-paste-send = Paste
ds-page-log-file = Rolls from a chat log file …
ds-page-log-nothing = There is no roll in the last lines of this file.
ds-page-pasted = What became of them
ds-page-pasted-by = pasted by { $name }
ds-page-assign = Assign
ds-page-discard = Discard
ds-page-copy = Copy
ds-page-copied = Copied: { $text }
ds-page-not-copied = Copying failed. Select it by hand: { $text }
ds-page-line-copy = Line for the game

# Answers.
ds-page-chosen = { $n } of { $of } selected
ds-page-chosen-room = { $n } selected, room { $room } of { $limit }
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
ds-page-profiles-hint = Exactly as they are in the forum. For each one you see beforehand what it turns into and what is wrong; only those you select are brought to the table.
ds-page-profiles-found = { $n ->
    [one] 1 profile found
   *[other] { $n } profiles found
}
ds-page-profiles-line = from line { $n }
ds-page-draft-left = Other text
ds-page-draft-bring = Bring in
ds-page-draft-alone = Bring in { NAME($name) }
ds-page-draft-gear = Weapons and shields
ds-page-draft-gear-eg = Sword, Bow, Runeblade 4–12
ds-page-draft-gear-line = Weapons
ds-page-draft-spells = Spells
ds-page-draft-spells-eg = Fireball 4–12, Healing 3–9
ds-page-draft-spells-line = Spells
ds-page-draft-client = Name in the game client
ds-page-draft-all = { $n } have no weapon yet. All get:
ds-page-draft-all-do = Enter
ds-page-draft-wrong = Error
ds-page-draft-odd = Note
ds-page-draft-at = Line { $line }, column { $column }:
ds-page-profiles-player = Played by
ds-page-profiles-leader = Plot leader
ds-page-profiles-each = people who join (one seat each)
ds-page-ask-roll = Your roll: { $what }
ds-page-ask-roll-for = Your roll for { NAME($name) }: { $what }
ds-page-profiles-bring = { $n ->
    [one] Bring 1 character to the table
   *[other] Bring { $n } characters to the table
}
ds-page-skill-melee = Melee
ds-page-skill-ranged = Ranged
ds-page-skill-magic = Magic
ds-page-charge-metres = Charge range in metres

ds-page-think = To think of yourself:
ds-page-think-of = To think of yourself – { $name }: { $what }
ds-page-habit-answer-attacks = Answer attacks with an ability; keep this many points:
ds-page-habit-follow-up = Use an ability after my attacks (such as Nachsetzen); keep this many points:
ds-page-habit-keep-points = Do not ask when fewer points would be left than
ds-page-habit-lessen-from = Reduce damage with an ability, from this much on:
ds-page-habit-seek-at-most = Ask about seeking cover only when I have at most this many life points left:
