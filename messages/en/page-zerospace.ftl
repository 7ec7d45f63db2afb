# ZeroSpace on the page: what stands around the words of the server.

# The order of turns.
zero-order = Order of turns, { $round }
zero-no-order = Order of turns: there is no conflict right now.
zero-key-order = go to the order of turns
zero-placed = placed
zero-result = { $n }
zero-end-of-round = At the end of the round:
zero-nothing-moves = Nothing moves on its own.

# Characters.
zero-endurance-name = Endurance
zero-endurance = { $now } of { $max }
zero-endurance-less = { $name }: 1 endurance less
zero-endurance-more = { $name }: 1 endurance more
zero-lost = { $n } endurance lost
zero-states = States of { NAME($name) }
zero-budget = Left this turn
zero-this-turn = This turn
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
zero-points-less = { $name }: 1 action point less
zero-points-more = { $name }: 1 action point more
zero-earned = { $n ->
    [one] 1 point earned today
   *[other] { $n } points earned today
}
zero-passes = not asked about openings
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
zero-everywhere = Applies everywhere
zero-tasks = Extended tasks
zero-task-won = done
zero-task-lost = failed
zero-successes = Successes
zero-somebody = Someone
zero-tally = { $n } of { $of }
zero-tries = { $n ->
    [one] 1 attempt
   *[other] { $n } attempts
} so far
zero-tries-of = Attempt { $n } of { $of }
zero-things = Moves on its own
zero-pilot = steered by { NAME($name) }
zero-goes-on = repeating
zero-loose = Lying around
zero-notes = Messages
zero-false-lead = false lead

# Rolls that meet.
zero-ticks-of = Circumstances: { $name }
zero-ticks-all = Show all { $n } circumstances
zero-ticks-fewer = Only those that count
zero-ticks-none = No circumstances
zero-tick-on = counts:
zero-tick-off = does not count:
zero-tick-facts = as it is on the table
zero-tick-hand = set by hand
zero-tick-cleared = cleared by hand
zero-fails = fails
zero-dice = { $n } d
zero-pool = Pool
zero-stands = fixed
zero-below = { $n } dice
zero-to-throw = { $n ->
    [one] 1 die, not rolled yet
   *[other] { $n } dice, not rolled yet
}
zero-pool-parts = Where the dice come from
zero-bonus-parts = What is added
zero-chance = Chance of “{ $what }”
zero-roll-skill = Check with { $skill }
zero-stake-hit = On a hit: { $stake }
zero-stake = On a success
zero-nothing-known = The opposition is not known yet.
zero-helpers = Together with

# Openings.
zero-wait = I wait for attacks
zero-wait-own = on me
zero-wait-all = on anyone
zero-wait-own-hint = When somebody attacks you and you can change what comes of it, you are asked whether you force an action.
zero-wait-all-hint = You are asked whether you force an action at every attack that you can change, also when it is aimed at others.
zero-pass-always = Always pass
zero-habit-force-on-me = When I am attacked, ask about forced actions
zero-habit-force-at-most = When I am attacked with at most this much endurance left, ask about forced actions:
zero-habit-dice-to-turn = Buy dice while I am behind; keep this many points:
zero-habit-behind-at-most = Buy no dice when I am further behind than
zero-habit-keep-points = Do not ask about dice when I have at most this many points left:
zero-prep-player = Played by
zero-prep-gm = Game master
zero-not-asked = What you’re not asked
zero-ask-again = ask again

# What can be done.
zero-group-fate = Action points
zero-group-reaction = Out of turn

zero-first-figures = From a file, from the shelf, or with a few numbers: attributes, skills, what someone carries.

# Preparation.
zero-attribute-strength = Strength
zero-attribute-dexterity = Dexterity
zero-attribute-intelligence = Intelligence
zero-attribute-will = Will
zero-attribute-power = Power
zero-prep-unnamed = Unnamed
zero-prep-named = Named
zero-prep-object = Object
zero-prep-skills-example = Close combat, Athletics
zero-prep-gear-example = Laser pistol, Armoured vest
zero-flag-dark = dark
zero-flag-underwater = underwater
zero-flag-weightless = weightless
