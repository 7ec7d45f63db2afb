# Names, parts of sentences, and how people and the scene stand.

hidden-aspect = a hidden aspect
gone-aspect = a former aspect

track-health = { -health }
track-composure = { -composure }

kind-physical = physical
kind-social = social
kind-mental = mental
conflict-physical = physical conflict
conflict-social = social conflict
conflict-mental = mental conflict

deed-attacking = attacks
deed-maneuvering = { -maneuver }s
deed-moving = movement
deed-shooting = shots
deed-acting = other actions
deed-speaking = words

agenda-harm = to harm
agenda-deceive = to deceive
agenda-scare = to scare
agenda-charm = to charm
agenda-hex = to hex
agenda-move = to shove

against-attacks = attacks on { NAME($actor) }
against-passage = the way through { $zone }
on-scene = on the scene
on-zone = on the zone { $zone }
on-actor = on { NAME($actor) }

# How long something lasts.
life-roll = for this roll
life-exchange = until the end { -exchange(case: "of-this") }
life-scene = until the end of the scene
life-next-turn = until the next turn of { NAME($actor) }
life-released = until released

# The time table, from the shortest step.
time-1 = a moment
time-2 = a few moments
time-3 = half a minute
time-4 = a minute
time-5 = a few minutes
time-6 = 15 minutes
time-7 = half an hour
time-8 = an hour
time-9 = a few hours
time-10 = half a day
time-11 = a day
time-12 = a few days
time-13 = a week
time-14 = a few weeks
time-15 = a month
time-16 = a few months
time-17 = a quarter
time-18 = half a year
time-19 = a year
time-20 = a few years
time-21 = a decade
time-22 = a lifetime
time-23 = a century
time-24 = a few centuries

# A number on the ladder, in the three ways that readers may choose.
rung-words = { $name }
rung-numbers = { $number }
rung-both = { $name } ({ $number })

# The parts of a number.
dice = dice
difficulty = { -target }
strength = strength
part-box = box { $number }
part-boxes = { $n ->
    [one] 1 box marked
   *[other] { $n } boxes marked
}
part-boxes-each = boxes of each { -minion }: { $n }
why-companion-skill = companion’s { $skill }
why-quality = quality
why-headcount = group size
why-leader = group led
why-companions = companions
combines-modifies = { $skill } { $value } modifies
combines-complements = { $skill } { $value } complements
combines-restricts = { $skill } { $value } restricts
why-combined-up = second skill
why-combined-down = second skill
why-supplemental = supplemental action
why-move = movement
why-rearm = picking up a weapon
why-full-defense = { -full-defense }
why-block-penalty = block penalty
why-modifier = { -gm }
why-spin = { -spin }
why-aspects = aspects
why-bought = bought
why-gift = { -gift }
why-lift = bottom of the ladder

# One line about somebody.
status = { $actor }: { $parts }
status-tracks = { -health } { $health } { -composure } { $composure }
box-free = ☐
box-marked = ☒
status-quality = quality { $value } ({ $kind })
status-next-box = boxes { $boxes }
status-consequence = { $severity }: { $words }
status-aspect = aspect { $words }
status-holding = holding an action until the end { -exchange(case: "of") }
status-full-defense = { -full-defense } until the end { -exchange(case: "of") }
status-acted = has acted
status-attacked = has been attacked
status-free-actions = { $n ->
    [one] 1 free action
   *[other] { $n } free actions
}
status-spin = { -spin } for the next action only
status-spin-now = { -spin } for this action only
status-block = blocks { $against } at { $value } { $life }
status-swap = { $skill } stands in { $life }
status-disarmed = disarmed ({ shifts-n })
status-load = load { $value }
status-grit = grit { $value } in this conflict
status-zone = zone { $zone }
status-leads = leads { NAME($actor) }
status-led = led by { NAME($actor) }
status-companion = with { NAME($companion) }
status-companion-away = without { NAME($companion) } (away)
status-companion-gone = without { NAME($companion) } (taken out)
status-taken-out = taken out
status-taken-out-by = taken out by { NAME($actor) }
status-conceded = has conceded
status-left = gone

# The scene, line by line.
scene = Scene { $number }
scene-title = Scene { $number }: { $title }
scene-peaceful = No conflict
scene-conflict = Exchange { $number }, { $conflict }
scene-turn = Turn: { $actor }
scene-turn-nobody = Nobody is acting
scene-order = Order: { $order }
scene-long = Every action is restricted by { $skills }
scene-aspect = Aspect of the scene: { $words }
scene-aspect-zone = Aspect of the zone { $zone }: { $words }
scene-block = { $actor } blocks { $against } at { $value } { $life }
scene-spin = { $actor } { $actors ->
    [one] has
   *[other] have
} { -spin } for the next action only
scene-spin-now = { $actor } { $actors ->
    [one] has
   *[other] have
} { -spin } for this action only
scene-swap = { $skill } stands in for { NAME($actor) } { $life }
scene-conceding = { $actor } may offer a { -concession }, until the next action only
scene-veiled = Rolled in secret: { $actor } { $total }, not shown yet
order-acted = { $actor } (has acted)
order-holding = { $actor } (holding)
order-full-defense = { $actor } ({ -full-defense })
order-out = { $actor } (gone)
detail-fragile = { -fragile }, ends with its first tag
detail-sticky = { -sticky }
detail-hidden = hidden
detail-free-tag = { -free-tag }: { $actor }

# Words for a group and not for its members, which take verbs in the singular.
collective-names = army, band, brigade, cell, clan, company, crew, crowd, escort, family, fleet, gang, group, guard, herd, horde, legion, militia, mob, pack, party, patrol, platoon, posse, squad, squadron, swarm, team, troop, watch
# Endings that names of groups in the plural have.
plural-endings = s, men, people, folk, en, police, mice
# Words after which a name says only whose group it is, or where: “sailors of the Gull”.
name-ends = of, from, in, at, on, with, without, under, behind, by, der, des, von, vom, aus, im, am
