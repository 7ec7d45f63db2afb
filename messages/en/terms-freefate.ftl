# FreeFATE: the terms of the book. What stands here may replace any message of the other files.

-shift = { $case ->
   *[nominative] shift
    [one] a shift
    [next] the next one
}
-shifts = { $case ->
   *[nominative] shifts
    [dative] shifts
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
   *[nominative] stress track
    [the] the stress track
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
-gift = stunt
-gifts = stunts

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

# The ladder, and how the book shows a number on it.
rung = { rung-both }
ladder-minus-3 = Abysmal
ladder-minus-2 = Terrible
ladder-minus-1 = Poor
ladder-0 = Mediocre
ladder-1 = Average
ladder-2 = Fair
ladder-3 = Good
ladder-4 = Great
ladder-5 = Superb
ladder-6 = Fantastic
ladder-7 = Epic
ladder-8 = Legendary

# Messages of the other files that read differently here.
reason-no-free-box = No free box at { $need } or higher; { -track(case: "the") } has { $have }

# The German terms of this book differ from those of the other Fate books here.
gauge-fate = fate points
form-declare = Declare
    .hint = For a fate point, something you say is true.
form-compel-oneself = Compel your own aspect
    .hint = You get your character into trouble and gain a fate point for it.
form-refresh = Refresh fate points
    .hint = Fate points are restored up to each character’s refresh.
field-paid = For a fate point
field-bonus = Buy +1 before the roll, for a fate point each
habit-buy-bonus = Buy +1 before the roll for a fate point
field-points = Fate points
field-fate = Fate points
field-gift-price = Fate points per use
