# Dämmersturm: whatever else scenes, forms, profiles and settings show (crates/daemmersturm-ui/src/show).
# Keys begin with `ds-show-`, `ds-form-` and `ds-field-`.

# Section, combat, order of turns.
ds-show-section-open = Combat section { $n } is open
ds-show-section-closed = Combat section { $n } is closed
ds-show-section-none = no combat section yet
ds-show-round = Round { $n }
ds-show-turn-now = acting
ds-show-turn-acted = has acted
ds-show-turn-waits = still to act
ds-show-turn-out = cannot act

# What holds of somebody.
ds-show-life = { $n } LP
ds-show-in-melee = in melee
ds-show-exhausted = exhausted
ds-show-mana-empty = out of mana
ds-show-seeking = seeking cover
ds-show-watches = keeping watch
ds-show-exposed = out of cover
ds-show-swarm = in a swarm
ds-show-veiled = hidden from players
ds-show-normal = normal enemy
ds-show-not-normal = not a normal enemy
ds-show-faint = { $n ->
    [one] faint, one own turn left
   *[other] faint, { $n } own turns left
}
ds-show-cramps = { $n ->
    [one] cramps, one own turn left
   *[other] cramps, { $n } own turns left
}
ds-show-nausea = { $n ->
    [one] nausea, one own turn left
   *[other] nausea, { $n } own turns left
}
ds-show-potions = { $n ->
    [one] one potion in this section
   *[other] { $n } potions in this section
}
ds-show-climb = climbing: { $obstacle }, { $left } left
ds-show-climb-reached = holding on: { $obstacle }
ds-show-carries = carrying { $what }
ds-show-carried = carried by { NAME($actors) }
ds-show-value-set = { $name } is { $n }
ds-show-value-changed = { $name } is changed
ds-show-until-turns = { $n ->
    [one] for one own turn
   *[other] for { $n } own turns
}
ds-show-until-round = until the end of the round
ds-show-until-combat = until the end of the combat
ds-show-until-section = until the end of the section
ds-show-secret = secret
ds-show-stands = in { $area }
ds-show-hidden = hidden from { NAME($actors) }
ds-show-channel = channelling { $spell } ({ $n }/{ $needed })
ds-show-sight-hidden = { $entity } is hidden from { $observer }
ds-show-sight-partly = { $observer } senses { $entity }
ds-show-sight-discovered = { $observer } has discovered { $entity }

# Weapons, protection, spells.
ds-show-damage = damage { $amount }
ds-show-healing = healing { $amount }
ds-show-w = W { $n }+
ds-show-k = { $n ->
    [0] instant
    [one] one turn of channelling
   *[other] { $n } turns of channelling
}
ds-show-points = { $n ->
    [one] 1 point
   *[other] { $n } points
}
ds-show-reload = { $n ->
    [one] one action to reload
   *[other] { $n } actions to reload
}
ds-show-ignores-shields = shields do not help
ds-show-protects = { $need } or more on { $low }–{ $high }
ds-show-up-to = against at most { $n } damage
ds-show-reduces = reduces by { $n }
ds-show-unloaded = { $n ->
    [one] not loaded, one step left
   *[other] not loaded, { $n } steps left
}
ds-show-broken = out of use
ds-show-poison-on = poisoned: { $name }
ds-show-used = used by { NAME($actor) } this round
ds-show-heavy = heavy
ds-show-crew = crewed by { NAME($actors) }

# Attack and dice.
ds-show-roll = { $seat } rolls for { NAME($actor) }: { $purpose } ({ $command })
ds-show-words = In words
ds-plan-answer-attacks = Then answer with an ability
ds-plan-protect-any = If it hits: try further protection that costs something
ds-plan-seek-cover = If nothing else helps: seek cover (costs the next turn)
ds-plan-lessen-from = If damage remains: reduce it with an ability
ds-show-answer-loss = { $answer }: { $loss }
ds-show-step-in = Step in
ds-show-step-in-for = Step in for { NAME($other) }
ds-show-stay = Do not step in
ds-show-loss = { $n } damage
ds-show-loss-left = { $n } damage, { $left } LP left
ds-show-loss-down = { $n } damage, { $left } LP left, incapacitated
ds-show-line = { $name }: { $number } ({ $low }–{ $high })
ds-show-chance-hit = hits
ds-show-chance-hit-any = hits at least one target
ds-show-chance-shot = on target
ds-show-chance-success = succeeds
ds-show-chance-saved = protects
ds-odds-critical = critical
ds-odds-good-attack = hit
ds-odds-good-test = succeeds
ds-odds-good-shot = on target
ds-odds-weak = weak success
ds-odds-bad-attack = miss
ds-odds-bad-test = fails
ds-odds-bad-shot = goes wide
ds-odds-fumble = fumble
ds-odds-harmless = fumble without consequences
ds-odds-harmless-shot = fumble: goes off, harming nobody
ds-odds-harmful = fumble: the spell backfires
ds-odds-harmful-shot = fumble: goes off right here
ds-odds-damage = Damage: { $n }.{ $tenth } on average, at most { $most }
ds-odds-damage-each = Damage to each target hit: { $amount }
ds-odds-healing = Healing: { $amount }
ds-odds-cost = Cost: { $price }
ds-odds-targets = { $targets }
ds-odds-reload = Reloading after the shot: { $n ->
    [one] 1 step
   *[other] { $n } steps
}
ds-odds-used-up = Used up afterwards: { $item }
ds-odds-later = As it will be on completion, after { $n ->
    [one] 1 turn
   *[other] { $n } turns
} of channelling
ds-show-throw-with = { $name } ({ $with })
ds-show-shelter-saved = has protected
ds-show-shelter-failed = did not help
ds-show-shelter-open = still possible
ds-show-critical = Critical hit
ds-show-critical-1 = damage plus 1–5
ds-show-critical-2 = double damage
ds-show-critical-3 = double damage plus 1–10
ds-show-critical-4 = triple damage
ds-show-critical-5 = triple damage, at least 20
ds-show-critical-6 = triple damage, at least 30; normal enemies roll for exhaustion
ds-show-fumble = Fumble
ds-show-fumble-melee = The target strikes back or moves freely.
ds-show-fumble-ranged = No shot: the weapon has to be fixed first.
ds-show-fumble-spell = A roll decides whether the spell hits its caster.
ds-show-fumble-explosion = It goes off in the wrong place, or not at all.

# What going back would change.
ds-show-change-section = Combat section { $n } is open.
ds-show-change-no-section = No combat section is open any more; life points are settled anew when the next combat begins.
ds-show-change-combat = Combat is under way.
ds-show-change-no-combat = No combat is under way.
ds-show-change-turn = Turn: { $actor }.
ds-show-change-no-turn = It is nobody’s turn.
ds-show-change-order = Order of turns: { $order }.
ds-show-change-switches = House rules change.
ds-show-change-library = Library entries change.
ds-show-change-charge = The charge range changes.
ds-show-change-gone = { $actor } is gone.
ds-show-change-back = { $actor } is back.
ds-show-change-lost = { $actor }: { $n } LP lost.
ds-show-change-profile = The profile of { NAME($actor) } changes.
ds-show-change-ends = { $actor }, over: { $what }.
ds-show-change-secret = secret mark “{ $what }”
ds-show-change-holds = { $actor }: { $what }.
ds-show-change-item = { $item } is back.
ds-show-change-no-item = { $item } is gone.
ds-show-change-distances = Distances change.
ds-show-change-covers = Cover changes.
ds-show-change-melee = Who is in melee with whom changes.
ds-show-change-notes = Notes change.
ds-show-change-tray = Kept rolls change.

# Forms: the turn.
ds-form-take-turn = Take your turn
    .hint = Your turn in this round.
ds-form-move = Move
    .hint = Your movement, before the action: towards or away from someone.
ds-form-end-turn = End your turn
    .hint = Anything that lasts until the end of your turn ends.
ds-form-seek-cover = Seek cover
    .hint = Against a threat of damage; you give up movement and action of your next turn.
ds-form-face = Turn towards
    .hint = Which way you defend this round.
ds-form-tell = Say or do
    .hint = Anything that needs no rule.
ds-form-order = Set prompts
    .hint = What you are asked, and what goes without asking. Changes apply at once; “Not this round” only ends if you change stepping in.
ds-form-adapt = Adapt an ability
    .hint = Use a combat ability outside combat; the plot leader decides.
ds-form-heal-between = Heal between combats
    .hint = Counts for the next combat.

# Attacks.
ds-form-strike = Attack
    .hint = With a weapon, in melee or at range.
ds-form-strike-unknown = Attack with a new weapon
    .hint = The plot leader says what it does; it is saved.
ds-form-belated = Add forgotten protection
    .hint = A forgotten protection roll against the latest hit.
ds-form-blast = Gun or explosive
    .hint = A W roll, then the targets.
ds-form-group = Group attack
    .hint = Several characters give up their attacks for a joint one.

# Abilities and spells.
ds-form-cast = Begin a spell
    .hint = The caster shows it in an emote.
ds-form-cast-at-once = Cast a spell
    .hint = A spell without channelling: it takes effect at once.
ds-form-complete = Complete the spell
    .hint = The channelled spell takes effect.
ds-form-complete-spell = Complete the spell: { $spell }
ds-form-break-off = Break off channelling
    .hint = The spell is lost.
ds-form-use = Use an ability
    .hint = An ability from the library.
ds-form-invoke = Use another ability
    .hint = One from the profile that is not in the library: sends the plot leader a note.
ds-form-element = Call an element
    .hint = The element for this round.

# Items.
ds-form-draw = Draw
    .hint = Take a ready weapon in hand.
ds-form-put-away = Put away
    .hint = It is then ready, but not drawn.
ds-form-drop = Throw away
    .hint = It is then out of reach.
ds-form-reload = Reload
    .hint = One step of reloading.
ds-form-treat = Fix
    .hint = After a fumble.
ds-form-give = Hand over
    .hint = Free once, after that it takes the action.
ds-form-take = Pick up
    .hint = From the ground, or to have it ready.
ds-form-drink = Drink a potion
    .hint = Several in one section have side effects.
ds-form-administer = Give a potion
    .hint = To someone else.
ds-form-poison = Poison a weapon
    .hint = One poison per weapon.

# Perception, climbing, carrying.
ds-form-search = Perception
    .hint = Search a quarter circle of your surroundings.
ds-form-guess = Act on a guess
    .hint = At a place where someone could be.
ds-form-hide = Camouflage
    .hint = A camouflage test against observers.
ds-form-vanish = Make vanish
    .hint = Hidden from now on, without a roll.
ds-form-reappear = Make visible again
    .hint = Near the place where it was discovered.
ds-form-release = Reveal a result
    .hint = What a secret test has shown.
ds-form-climb = Climb
    .hint = Three sub-rolls decide.
ds-form-pin = Anchor a weapon
    .hint = In a big creature, after a hit.
ds-form-lift = Lift
    .hint = Someone, or something heavy.
ds-form-carry = Carry on
    .hint = Keep carrying what you have lifted.
ds-form-set-down = Set down
    .hint = Put down what you carry.

# Scene.
ds-form-open-section = Begin a combat section
    .hint = Points, potions and persistent poison start over.
ds-form-close-section = End the combat section
    .hint = After that, no combat section is open.
ds-form-begin-combat = Begin a combat
    .hint = Who takes part, and in which order.
ds-form-end-combat = End the combat
    .hint = The section can continue.
ds-form-next-turn = Next turn
    .hint = The current turn ends, and the next begins.
ds-form-set-order = Change the order
    .hint = Who takes part, in this order.
ds-form-tell-note = Tell someone
    .hint = Only that player sees it; without a name it is a note to yourself.

# Many at once.
ds-form-many-hurt = Damage all
    .hint = With everything that follows from it.
ds-form-many-heal = Heal all
    .hint = Up to the table’s limit.
ds-form-many-status = Status of all
    .hint = Down, dead, gone.
ds-form-many-mark = Condition of all
    .hint = The same condition for all.
ds-form-many-marked = Mark all
    .hint = Your own words for all, such as “flees”; no values change.
ds-form-many-side = Side of all
    .hint = Who is on which side.
ds-form-swarm = Swarm
    .hint = Who stands close together.

# By hand.
ds-form-join = Add a character
    .hint = With the values of a profile; you can also paste whole profile lines.
ds-form-sheet = Profile: { $actor }
    .hint = What is fixed before the combat.
ds-form-set-life = Set life points
    .hint = By hand, with the reason in the log.
ds-form-set-start-life = Set LP at the start
    .hint = By hand, with the reason in the log.
ds-form-set-action-points = Set action points
    .hint = By hand, with the reason in the log.
ds-form-set-focus-points = Set focus points
    .hint = By hand, with the reason in the log.
ds-form-set-magic-points = Set magic points
    .hint = By hand, with the reason in the log.
ds-form-set-potions = Set potions of the section
    .hint = By hand, with the reason in the log.
ds-form-set-status = Set status
    .hint = By hand, with the reason in the log.
ds-form-set-mount = Set mount
    .hint = By hand, with the reason in the log.
ds-form-set-facing = Set facing
    .hint = By hand, with the reason in the log.
ds-form-set-side = Set side
    .hint = By hand, with the reason in the log.
ds-form-set-seat = Set player
    .hint = By hand, with the reason in the log.
ds-form-set-normal = Set normal enemy
    .hint = By hand, with the reason in the log.
ds-form-set-marked = Mark
    .hint = Your own words, such as “flees”; they stay until you remove them.
ds-form-unmark = Remove the mark “{ $what }”
    .hint = Set by hand.
ds-form-set-ailments = Set side effects
    .hint = By hand, with the reason in the log.
ds-form-mark-exhausted = Exhausted
    .hint = Set by hand.
ds-form-clear-exhausted = Not exhausted
    .hint = Set by hand.
ds-form-mark-seeking = Seeking cover
    .hint = Set by hand.
ds-form-clear-seeking = Not seeking cover
    .hint = Set by hand.
ds-form-mark-mana-empty = Out of mana
    .hint = Set by hand.
ds-form-clear-mana-empty = Not out of mana
    .hint = Set by hand.
ds-form-mark-veiled = Hide
    .hint = Set by hand.
ds-form-clear-veiled = Show
    .hint = Set by hand.
ds-form-mark-moved = Movement used
    .hint = Set by hand.
ds-form-clear-moved = Movement available
    .hint = Set by hand.
ds-form-mark-action = Action used
    .hint = Set by hand.
ds-form-clear-action = Action available
    .hint = Set by hand.
ds-form-mark-charged = Has charged
    .hint = Set by hand.
ds-form-clear-charged = Has not charged
    .hint = Set by hand.
ds-form-mark-reflex = Reflex strike used
    .hint = Set by hand.
ds-form-clear-reflex = Reflex strike available
    .hint = Set by hand.
ds-form-mark-transfer = Hand-over used
    .hint = Set by hand.
ds-form-clear-transfer = Hand-over available
    .hint = Set by hand.
ds-form-mark-acted = Has acted
    .hint = Set by hand.
ds-form-clear-acted = Still to act
    .hint = Set by hand.
ds-form-set-engaged = In melee
    .hint = Who is within whose reach.
ds-form-set-distance = Set a distance
    .hint = How far apart two characters are.
ds-form-set-cover = Give cover
    .hint = With value and side.
ds-form-no-cover = Remove cover
    .hint = The cover is gone.
ds-form-no-wound = End damage over time
    .hint = It is over.
ds-form-set-round = Set the round
    .hint = The number of the round.
ds-form-set-charge-range = Charge range
    .hint = How far a runner gets in one turn.
ds-form-new-item = Add an item
    .hint = For a character, from the library or with a name of its own.
ds-form-no-item = Remove an item
    .hint = The item is gone.
ds-form-set-held = Where an item is
    .hint = Drawn, ready, out of reach.
ds-form-set-holder = Who has an item
    .hint = Or nobody: it lies on the ground.
ds-form-note-done = Mark a note as done
    .hint = It is ticked off.
    .hint = A character of the plot leader that is open to players.
ds-form-discard = Discard a roll
    .hint = A saved line from the game client.
ds-form-wrong-values = A value does not fit: a number is out of range.
ds-form-wrong-profile = { $name } (line { $n }): { $text }
ds-form-wrong-unread = Line { $n } is not part of a profile: “{ $text }”
ds-draft-joins = Joins as { $name }: LP { $life }, N { $melee }, F { $ranged }, Z { $magic }
ds-draft-changes = Changes { $name }: LP { $life }, N { $melee }, F { $ranged }, Z { $magic }
ds-draft-with = { $draft } · { $gear }
ds-draft-weapon = { $name } { $damage }
ds-draft-heals = { $name } (heals { $damage })
ds-draft-like = { $name } { $damage } (like { $entry })
ds-draft-unknown = “{ $name }” is unknown. Add its numbers, such as “{ $name } 3–10”.
ds-draft-unarmed = Without weapon and spell: cannot attack yet.
ds-draft-unread = This is not part of a profile.

# Fields.
ds-field-abilities = Abilities
ds-field-ability = Ability
ds-field-action-points = Action points
ds-field-against = Against whose value
ds-field-armour = Armour
ds-field-armour-class = Armour class
ds-field-at = Where, seen from there
ds-field-away = Distance to the obstacle
ds-field-back = From behind (only if the target has already turned to a side this round)
ds-field-base-life = LP in the profile
ds-field-bonus = Plot leader’s modifier
ds-field-burden = Load
ds-field-charge = Charge at
ds-field-charge-range = Charge range
ds-field-client-name = Name in the game client
ds-field-climbing-gear = Climbing gear
ds-field-close = Close together
ds-field-cost = Cost
ds-field-cost-both = the whole movement and the action
ds-field-cost-part = part of the movement, or the action
ds-field-cost-part-both = part of the movement and the action
ds-field-cost-whole = the whole movement, or the action
ds-field-cover-side = Side
ds-field-cramps = Cramps, own turns
ds-field-distance = Distance
ds-field-element = Element
ds-field-emote = Emote: what everyone sees
ds-field-exposed = Friends in the line of fire
ds-field-facing = Which way
ds-field-facing-guard = wait until { NAME($actor) } attacks
ds-field-facing-toward = towards { NAME($actor) }
ds-field-facing-unset = not set
ds-field-faint = Faint, own turns
ds-field-field = Who is in the field of view
ds-field-focus-points = Focus points
ds-field-from = From
ds-field-from-all = from all sides
ds-field-from-where = Where the attacker is, seen from the target
ds-field-from-whom = From whom
ds-field-full = Full cover
ds-field-gifted = Magically gifted
ds-field-group = Group attack
ds-field-hands = Hands
ds-field-height = Height or width
ds-field-held = Where it is
ds-field-helper = Who helps
ds-field-highest = Highest number
ds-field-hints = Hints
ds-field-holder = Who has it
ds-field-hostile = Deadly surroundings
ds-field-in-whom = In whom
ds-field-into = Enters
ds-field-is = Applies
ds-field-item = Item
ds-field-item-kind = What
ds-field-last-place = Last seen
ds-field-leaves = Leaves melee
ds-field-length = How far
ds-field-life = Life points
ds-field-line = Line
ds-field-lowest = Lowest number
ds-field-magic-points = Magic points
ds-field-mark = Condition
ds-field-mark-words = Words
ds-field-mount = Mount
ds-field-name = Name
ds-field-nausea = Nausea, own turns
ds-field-near = Into melee with
ds-field-need = To reach on 1–20
ds-field-nobody = nobody
ds-field-normal = Normal enemy
ds-field-normal-ask = ask first
ds-field-note = Note
ds-field-obstacle = Obstacle
ds-field-order = Order
ds-field-order-parting = Strike at those leaving melee
ds-field-order-protect = Protection rolls
ds-field-order-seek = Seek cover
ds-field-order-step-in = Step in for friends
ds-field-order-step-in-declined = Step in for friends (declined for this round)
ds-field-other-item = something else
ds-field-out-of = Leaves
ds-field-pay = Paid with
ds-field-pay-action = the action
ds-field-pay-movement = the movement
ds-field-place = Place
ds-field-place-in-order = Place
ds-field-plus = Fixed bonus
ds-field-points = Points
ds-field-poison = Poison
ds-field-potion = Potion
ds-field-potions = Potions
ds-field-preset = Order
ds-field-protections = Protection
ds-field-protects = What protects
ds-field-ranged = Shot or thrown
ds-field-reason = Reason
ds-field-resources = Magic resources
ds-field-rope = Fixed rope
ds-field-round = Round
ds-field-seat = Player
ds-field-secret = Secret
ds-field-second = Second weapon
ds-field-side = Side
ds-field-sight-easy = Easy conditions
ds-field-sight-extreme = Extreme conditions
ds-field-sight-hard = Hard conditions
ds-field-sight-very-hard = Very hard conditions
ds-field-size = Size
ds-field-spell = Spell
ds-field-start-life = LP at the start
ds-field-status = Status
ds-field-substances = Potions and poisons
ds-field-target = Target
ds-field-targets = Targets
ds-field-throw-off = It tries to shake them off
ds-field-to = To whom
ds-field-to-whom = To whom
ds-field-together = Together with
ds-field-toward = Direction of view
ds-field-value = Value
ds-field-veiled = Hidden from players
ds-field-veiled-roll = Roll in secret
ds-field-weapon = Weapon
ds-field-weapon-name = Name of the weapon
ds-field-weapons = Weapons
ds-field-weather = Bad weather
ds-field-what = What
ds-field-who = Who
ds-field-who-all = Who
ds-field-whole = Whole movement
ds-field-whom = Whom
ds-field-with = With
ds-field-with-whom = With whom
ds-field-worn = Other protection

# Making and saving characters.
ds-card-melee = Melee (N)
ds-card-ranged = Ranged (F)
ds-card-magic = Magic (Z)
ds-card-life = Life points
ds-card-action-points = Action points
ds-card-focus-points = Focus points
ds-remark-values = Melee, ranged and magic have no values yet.
ds-remark-ability = “{ $name }” is not in the library: using it sends the plot leader a note.
ds-loss-entry = What the table’s library says about “{ $name }” is not in the file; the name stays.
ds-loss-effects = Only the numbers of “{ $name }” are in the file, not its further effects.
ds-loss-name = “{ $name }” is too long for a name or has quotation marks, and is not in the file.
ds-loss-changed = “{ $name }” is too long, is used twice or has characters that cannot be in the file, and is changed there.
ds-loss-round = The order of turns, and what happened in this round, is not in the file.
ds-loss-ties = Melee, distances, cover, sight and swarms with those who stay are not in the file.
ds-loss-areas = The places and grounds where they stand stay in the scene.
ds-loss-cause = The one who caused an effect stays and is not in the file.
ds-loss-crew = Somebody of the crew of “{ $name }” stays.
ds-loss-load = A load is set down: somebody who carries or is carried does not go, or there are several such items.
ds-loss-climb = { $name } no longer climbs: one of the two stays.
ds-loss-swarm = { $name } has too many life points to be part of a swarm in the file.
