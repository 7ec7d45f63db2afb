# Spirit of the Century: the terms of the book. What stands here may replace any message of the other files.

-shift = shift
-shifts = shifts
-spin = spin
-overflow = overflow
-exchange = { $case ->
   *[nominative] exchange
    [of] of the exchange
    [of-this] of this exchange
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

# Several things, by number $n.
shifts-n = { $n ->
    [one] 1 shift
   *[other] { $n } shifts
}
shifts-n-dative = { $n ->
    [one] 1 shift
   *[other] { $n } shifts
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
