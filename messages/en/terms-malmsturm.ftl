# Malmsturm: the terms of the book. What stands here may replace any message of the other files.

-shift = { $case ->
   *[nominative] step
    [one] a step
    [next] the next one
}
-shifts = { $case ->
   *[nominative] steps
    [dative] steps
}
-spin = { $case ->
   *[nominative] spin
    [the] the spin
    [The] The spin
    [the-acc] the spin
}
-overflow = overflow
-exchange = { $case ->
   *[nominative] exchange
    [of] of the exchange
    [of-this] of this exchange
}
-round = { $number ->
   *[one] exchange
    [many] exchanges
}
-health = Health
-composure = Composure
-concession = concession
-maneuver = maneuver
-border = border
-minion = minion
-minions = minions
-stress = stress
-full-defense = { $case ->
   *[nominative] full defense
    [dative] full defense
}
-fragile = fragile
-sticky = sticky
-free-tag = free tag
-target = difficulty
-track = { $case ->
   *[nominative] track
    [the] the track
}
-gm = GM
-pcs = { $case ->
   *[nominative] player characters
    [dative] player characters
}
-fate-point = fate point
-fate-points = { $case ->
   *[nominative] fate points
    [dative] fate points
}
-gift = talent or gift
-gifts = talents and gifts

# Several things, by number $n.
shifts-n = { $n ->
    [one] 1 step
   *[other] { $n } steps
}
shifts-n-dative = { $n ->
    [one] 1 step
   *[other] { $n } steps
}
points-n = { $n ->
    [one] 1 fate point
   *[other] { $n } fate points
}
minions-n = { $n ->
    [one] 1 minion
   *[other] { $n } minions
}

# How bad a consequence is.
severity-mild = mild
severity-moderate = moderate
severity-severe = severe
consequence-mild = mild consequence
consequence-moderate = moderate consequence
consequence-severe = severe consequence

# The ladder, and how the book shows a number on it.
rung = { rung-both }
ladder-minus-2 = Terrible
ladder-minus-1 = Poor
ladder-0 = Mediocre
ladder-1 = Average
ladder-2 = Fair
ladder-3 = Good
ladder-4 = Superb
ladder-5 = Great
ladder-6 = Perfect
ladder-7 = Fantastic
ladder-8 = Epic
ladder-9 = Legendary
ladder-10 = Mythic
ladder-11 = Unearthly
ladder-12 = Godlike

# The names of older editions, where they are others.
ladder-older-4 = Great
ladder-older-5 = Superb
ladder-older-6 = Fantastic
ladder-older-7 = Epic
ladder-older-8 = Legendary
ladder-older-9 = Mythic
ladder-older-10 = Unearthly
ladder-older-11 = Godlike
