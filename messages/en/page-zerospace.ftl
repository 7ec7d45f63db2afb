# ZeroSpace on the page: what stands around the words of the server.

# The order of turns.
zero-order = Order of turns, { $round }
zero-no-order = Order of turns: there is no conflict now.
zero-key-order = to the order of turns
zero-placed = placed
zero-result = { $n }
zero-end-of-round = At the end of the round:
zero-nothing-moves = Nothing moves by itself.

# Characters.
zero-endurance-name = Endurance
zero-endurance = { $now } of { $max }
zero-lost = { $n } endurance lost
zero-states = States of { $name }
zero-budget = What is left of the turn
zero-this-turn = In this turn
zero-standard = Standard
zero-movement = Movement
zero-movement-how = Movement ({ $how })
zero-quick = { $n ->
    [one] 1 quick action
   *[other] { $n } quick actions
}
zero-left = left
zero-used = used
zero-points = { $n ->
    [one] 1 action point
   *[other] { $n } action points
}
zero-points-short = { $n } AP
zero-earned = { $n ->
    [one] 1 point earned today
   *[other] { $n } points earned today
}
zero-passes = is not asked in between
zero-more = Gear and distances
zero-gear = Gear
zero-holds = Holds
zero-distances = Distances
zero-stunts = Power stunts
zero-others = Others
zero-power-level = Power level { $n }
zero-usually = (usually { $n })
zero-attributes = Attributes
zero-powers = Powers and gifts

# What holds everywhere, tasks, things, notes.
zero-everywhere = Holds everywhere
zero-tasks = Extended tasks
zero-task-won = done
zero-task-lost = failed
zero-successes = Successes
zero-somebody = Somebody
zero-tally = { $n } of { $of }
zero-tries = { $n ->
    [one] 1 attempt
   *[other] { $n } attempts
} so far
zero-tries-of = Attempt { $n } of { $of }
zero-things = Moves by itself
zero-pilot = steered by { $name }
zero-goes-on = again and again
zero-loose = Lies around
zero-notes = Messages
zero-false-lead = false lead

# Rolls that meet.
zero-ticks-of = Circumstances: { $name }
zero-ticks-all = Show all { $n } circumstances
zero-ticks-fewer = Only what counts
zero-ticks-none = No circumstances
zero-tick-on = counts:
zero-tick-off = does not count:
zero-tick-facts = as it stands on the table
zero-tick-hand = set by hand
zero-tick-cleared = cleared by hand
zero-fails = fails
zero-dice = { $n } d
zero-pool = Pool
zero-stands = stands as it is
zero-below = { $n } dice
zero-to-throw = { $n ->
    [one] 1 die, not thrown yet
   *[other] { $n } dice, not thrown yet
}
zero-pool-parts = Where the dice come from
zero-bonus-parts = What is added
zero-chance = Chance of “{ $what }”
zero-stake = On a success
zero-nothing-known = What stands against it is not known yet.
zero-helpers = Together with

# Openings.
zero-pass-always = Always pass
zero-not-asked = What you are not asked
zero-ask-again = ask again

# What can be done.
zero-group-fate = Action points
zero-group-reaction = In between

# What somebody is asked.
zero-prompt-roll-again = Roll dice again
zero-prompt-buy-die = Bonus die after the roll
zero-prompt-force = Force an action
zero-prompt-cut-in = Take a deferred turn
zero-prompt-panic = Flee or cower
zero-prompt-loot = What to take when disarming
zero-prompt-finish = Unconscious or dead
zero-prompt-judge = Judgements of the game master
zero-prompt-set-difficulty = Set the difficulty
zero-prompt-fail-forward = What a failure leads to
zero-prompt-bonus = Benefit of an especially good success
zero-prompt-harm = Damage by a fall
zero-prompt-throw-now = Throw at once
zero-prompt-hint = Hints
zero-prompt-consent = Consent to a death
zero-prompt-assist = Help
zero-prompt-goes-first = Ties in the order
zero-prompt-heal = Recovery in the night

# Preparation.
zero-attribute-strength = Strength
zero-attribute-dexterity = Dexterity
zero-attribute-intelligence = Intelligence
zero-attribute-will = Will
zero-attribute-power = Power
zero-prep-unnamed = Without a name
zero-prep-named = With a name
zero-prep-object = Object
zero-prep-skills-example = Close combat, Athletics
zero-prep-gear-example = Laser pistol, Armoured vest
zero-flag-dark = dark
zero-flag-underwater = under water
zero-flag-weightless = weightless
