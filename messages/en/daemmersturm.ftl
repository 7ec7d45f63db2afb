# Dämmersturm: all that is said at the table (crates/daemmersturm-ui/src/words). Keys begin with `ds-`, besides those
# that any book must have. What forms, files and plays say besides stands in the files daemmersturm-*.ftl.

-gm = plot leader

# What somebody is asked, in a word or two: any book has these, for every kind of question.
waiting-judge = a ruling
    .prompt = Plot leader’s rulings
waiting-start-life = LP at the start
    .prompt = Life points at the start of combat
waiting-unloaded = what is not loaded
    .prompt = What isn’t loaded
waiting-face = direction of defence
    .prompt = Which way someone turns
waiting-repeat = rerolling
    .prompt = Rerolling
waiting-protect = a protection roll
    .prompt = Protection against a hit
waiting-seek-many = seeking cover
    .prompt = Seeking cover
waiting-may-seek = time for cover
    .prompt = Who has time for cover
waiting-caught = targets of the area
    .prompt = Who is caught in an area effect
waiting-step-in = stepping in
    .prompt = Stepping in for others
waiting-join = a group attack
    .prompt = Joint attack
waiting-part = striking at someone leaving
    .prompt = When someone leaves melee
waiting-counter = answer to the fumble
    .prompt = Answer to a fumble
waiting-exposed = friends in the line of fire
    .prompt = Who is in the line of fire
waiting-victim = friendly fire
    .prompt = Who a stray shot hits
waiting-further = target of a further attack
    .prompt = Target of a further attack
waiting-second = the second weapon
    .prompt = Attacking with the second weapon
waiting-follow = an ability for the attack
    .prompt = Ability after a hit
waiting-lessen = an ability against damage
    .prompt = Reducing damage
waiting-climb-aid = a climbing aid
    .prompt = Help in climbing
waiting-climb-range = how far a climb goes
    .prompt = How far someone climbs
waiting-fallen = damage from the fall
    .prompt = Damage from a fall
waiting-in-field = field of view
    .prompt = Who is in the field of view
waiting-detail = what there is to see
    .prompt = What a perception test shows
waiting-bear = help with carrying
    .prompt = Helping to carry
waiting-size-of = size of a load
    .prompt = How big a load is
waiting-choose-resource = magic resource
    .prompt = Magic resource for the combat
waiting-break-off = breaking off channelling
    .prompt = Breaking off a spell
waiting-compensate = boosting a light test
    .prompt = Action points after the light test
waiting-avert = shadow backlash
    .prompt = Protection from the shadow backlash
waiting-damage = damage of a new weapon
    .prompt = Damage of an unknown weapon

# Names.
ds-skill-melee = melee
ds-skill-ranged = ranged
ds-skill-magic = magic
ds-value-melee-attack = NA
ds-value-ranged-attack = FA
ds-value-magic-attack = Z
ds-value-melee-defence = NV
ds-value-ranged-defence = FV
ds-value-magic-defence = ZW
ds-value-damage = damage
ds-value-reduction = damage reduction
ds-value-cost = cost of abilities
ds-value-shield-roll = shield rolls
ds-value-armour-roll = armour rolls
ds-value-climb-roll = climbing rolls
ds-value-perception = perception
ds-kind-melee = melee
ds-kind-ranged = ranged
ds-kind-spell = spell
ds-kind-explosion = gun or explosive
ds-how-action = attack
ds-how-extra = extra attack
ds-how-secondary = second weapon
ds-how-reflex = reflex strike
ds-how-overrun = overrun
ds-how-counter = counterattack
ds-how-other = as the plot leader says
ds-right-back = back attack
ds-right-coup = coup de grâce
ds-right-ability = ability
ds-outcome-miss = a miss
ds-outcome-hit = a hit
ds-outcome-critical = a critical hit
ds-outcome-fumble = a fumble
ds-outcome-both = critical and fumble at once
ds-cause-hit = hit
ds-cause-tick = damage over time
ds-cause-poison = poison
ds-cause-side-effect = side effect
ds-cause-shadow = shadow backlash
ds-cause-fall = fall
ds-cause-other = other damage
ds-resource-mana = mana
ds-resource-light = light
ds-resource-shadow = shadow
ds-resource-elements = the elements
ds-pool-action = action points
ds-pool-focus = focus points
ds-points-action = { $n } AP
ds-points-focus = { $n } FP
ds-points-mana = { $n } mana
ds-points-light = { $n ->
    [one] 1 light point
   *[other] { $n } light points
}
ds-points-shadow = { $n ->
    [one] 1 shadow point
   *[other] { $n } shadow points
}
ds-points-elements = { $n ->
    [one] 1 element point
   *[other] { $n } element points
}
ds-element-fire = fire
ds-element-water = water
ds-element-earth = earth
ds-element-air = air
ds-direction-n = north
ds-direction-ne = north-east
ds-direction-e = east
ds-direction-se = south-east
ds-direction-s = south
ds-direction-sw = south-west
ds-direction-w = west
ds-direction-nw = north-west
ds-grade-nothing = no success
ds-grade-weak = weak success
ds-grade-success = success
ds-grade-critical = critical success
ds-hints-none = no hints
ds-hints-some = hints (+3)
ds-hints-helpful = very good hints (+5)
ds-aid-rope = fixed rope
ds-aid-gear = climbing gear
ds-aid-weapon = weapon as a hold
ds-aid-first = another aid for the first failure
ds-aid-any = another aid
ds-size-similar = similar in size
ds-size-smaller = clearly smaller
ds-size-larger = clearly larger
ds-held-away = stowed away
ds-held-ready = ready
ds-held-drawn = drawn
ds-condition-up = able to fight
ds-condition-incapacitated = incapacitated
ds-condition-dead = dead
ds-condition-gone = gone
ds-mount-foot = on foot
ds-mount-mounted = mounted
ds-mount-vehicle = in a vehicle
ds-mount-giant = giant
ds-order-ask = ask
ds-order-always = always
ds-order-never = never
ds-preset-listed = as listed
ds-preset-players-first = player characters first
ds-preset-sides = side by side
ds-class-fist = fist weapon
ds-class-dagger = dagger or knife
ds-class-one-handed = one-handed weapon
ds-class-two-handed = two-handed weapon
ds-class-lance = lance
ds-class-spear = spear
ds-class-bow = bow
ds-class-crossbow = crossbow
ds-class-throwing-knife = throwing knife
ds-class-throwing = throwing weapon
ds-class-blowgun = blowgun
ds-class-handgun = handgun
ds-class-firearm = rifle
ds-class-gun = gun
ds-class-tactical-gun = tactical gun
ds-class-explosive = explosive
ds-protection-shield = shield
ds-protection-armour = armour
ds-protection-cover = cover
ds-protection-rescue = rescue roll
ds-protection-other = other protection
ds-armour-none = none
ds-armour-light = light
ds-armour-medium = medium
ds-armour-heavy = heavy
ds-spell-attack = attack spell
ds-spell-healing = healing spell
ds-spell-strengthening = strengthening spell
ds-spell-other = other spell
ds-substance-potion = potion
ds-substance-volatile = volatile poison
ds-substance-persistent = persistent poison
ds-when-action = as the action on your turn
ds-when-free = on your turn, in addition to the action
ds-when-before-attack = before an attack roll
ds-when-after-hit = after a hit
ds-when-after-miss = after a miss
ds-when-attacked = when attacked
ds-when-friend-attacked = when a friend is attacked
ds-when-damaged = when about to take damage
ds-when-turn-start = at the start of your turn
ds-when-turn-end = at the end of your turn
ds-when-movement = with a movement
ds-when-passive = always
ds-roller-leader = the one who announces it
ds-roller-best = the best attacker
ds-gives-up-action = the action
ds-gives-up-nothing = nothing
ds-purpose-attack = Attack roll
ds-purpose-w = W roll
ds-purpose-perception = Perception test
ds-purpose-camouflage = Camouflage test
ds-purpose-climb = Climbing roll T{ $part }
ds-purpose-shield = Shield roll
ds-purpose-cover = Cover roll
ds-purpose-seek-cover = Seek-cover roll
ds-purpose-rescue = Protection roll
ds-purpose-poison = Poison roll
ds-purpose-armour = Armour roll
ds-purpose-critical = Critical roll
ds-purpose-critical-extra = Extra critical damage
ds-purpose-critical-healing = Critical healing
ds-purpose-exhaustion = Exhaustion roll
ds-purpose-escalation = Fumble escalation roll
ds-purpose-interruption = Interruption roll
ds-purpose-side-effect = Side-effect roll
ds-purpose-light = Light test
ds-purpose-element = Element roll
ds-purpose-targets = Target roll
ds-purpose-damage = Damage roll
ds-purpose-back-damage = Second damage roll (back)
ds-purpose-tick = Damage over time
ds-purpose-healing = Healing roll
ds-shelter-seek = seeking cover
ds-shelter-cover = cover
ds-shelter-shield = shield
ds-shelter-armour = armour
ds-shelter-ability = an ability
ds-obstacle-simple = simple obstacle
ds-obstacle-aid = ladder
ds-obstacle-tree = tree
ds-obstacle-jump = long jump
ds-obstacle-building = building
ds-obstacle-hard-facade = difficult facade
ds-obstacle-rock = rock
ds-obstacle-creature = creature: { $actor }
ds-facing-unset = no direction
ds-facing-to = to the { $direction }
ds-facing-toward = towards { NAME($actor) }
ds-facing-guard = waiting for { NAME($actor) }
ds-side-players = player characters
ds-side-opposition = opposition
ds-side = Side { $number }
ds-side-count = { $side } { $n }
ds-area = Place { $number }
ds-area-of = Area { $number } ({ $source })
ds-metres = { $n } m
ds-metres-tenth = { $n }.{ $tenth } m
ds-lives-of = { $actor } { $n }
ds-lasting = { $amount } damage per round, { $n ->
    [one] 1 round
   *[other] { $n } rounds
}
ds-lasting-area = area: { $amount } damage per round, { $n ->
    [one] 1 round
   *[other] { $n } rounds
}
ds-targets-single = one target
ds-targets-fixed = area, targets { $n }
ds-targets-rolled = area, targets { $n } (rolled)
ds-limit-none = no limit
ds-limit-turn = { $n }× per turn
ds-limit-round = { $n }× per round
ds-limit-section = { $n }× per combat section
ds-need-charge = a charge this turn
ds-need-weapon = weapon drawn: { $class }
ds-need-armour = armour at most: { $class }
ds-need-back = the target’s back
ds-need-swarm = in a swarm
ds-need-melee = target in melee range
ds-effect-extra = another attack
ds-effect-extra-same = another attack on the same target
ds-effect-repeat = a miss may be rerolled
ds-effect-modify = { $value } { $by } for this attack
ds-effect-modify-turns = { $value } { $by } for { $n ->
    [one] 1 own turn
   *[other] { $n } own turns
}
ds-effect-add-damage = { $amount } more damage
ds-effect-replace-damage = damage { $amount } instead of the usual
ds-effect-add-critical = also critical on { $numbers }
ds-effect-add-fumble = also a fumble on { $numbers }
ds-effect-remove-fumble = no fumble on { $numbers }
ds-effect-ignore-shields = shield and armour do not help
ds-effect-ignore-protection = no protection roll helps
ds-effect-demand = one additional protection roll required: { $name }
ds-effect-counter = the attacker is hit without a roll
ds-effect-intervene = become the target instead
ds-effect-reduce = { $n } less damage
ds-effect-negate = the damage is averted
ds-effect-grant = a protection roll: { $name }
ds-effect-move = another or a longer movement
ds-effect-move-after = movement after the action
ds-effect-watch = watches a half circle and attacks into it
ds-effect-damage = { $amount } damage, no protection roll
ds-effect-heal = heals { $amount } LP
ds-effect-state = condition { $name } for { $n ->
    [one] 1 own turn
   *[other] { $n } own turns
}
ds-effect-note = note to the plot leader: { $words }
ds-change-set = { $value } = { $n }
ds-change-hidden = { $value } fixed
ds-until-turns = { $n ->
    [one] 1 own turn left
   *[other] { $n } own turns left
}
ds-until-round = until the end of the round
ds-until-combat = until the end of the combat
ds-until-section = until the end of the combat section
ds-until-lifted = until further notice
ds-wound = { $source }: { $amount } damage per round, { $n ->
    [one] 1 round left
   *[other] { $n } rounds left
}
ds-modifier = { $change } ({ $source }, { $until })
ds-channel = channelling { $spell } ({ $n } of { $needed })
ds-climb = climbing ({ $obstacle }), { $left } left
ds-climb-reached = holding on up there ({ $obstacle })
ds-climb-pinned = weapon as a hold
ds-cover = cover { $n }+ { $side }
ds-cover-full = full cover ({ $n }+) { $side }
ds-cover-all = on all sides
ds-cover-from = to the { $direction }
ds-cover-against = against { NAME($actor) }
ds-switch-is = { $name }: { $position }
ds-price-turn = the next turn
ds-origin-generator = rolled by the server
ds-origin-typed = typed in
ds-origin-client = from the game client
ds-against = { $total } against { $defence }
ds-against-total = { $total }
ds-against-defence = defence { $defence }
ds-w-against = { $total }, W { $need }+
ds-w-need = W { $need }+
ds-behind = from behind
ds-from = from the { $direction }
ds-exposed = out of full cover
ds-secret = for the plot leader only
ds-trace = trace: { $grade }
ds-anywhere = anywhere
ds-draw-short = as the additional short weapon
ds-draw-free = does not count

# Sections, combats, turns, movement.
ds-event-section-opened = Combat section { $number } begins: points are full, and potions are counted afresh.
ds-event-section-opened-kept = Combat section { $number } begins: points stay as they are, and potions are counted afresh.
ds-event-section-closed = The combat section is over.
ds-event-combat-began = The combat begins. Order: { $order }.
ds-event-combat-points = All points are full.
ds-event-combat-lives = LP: { $lives }.
ds-event-combat-unloaded = Not loaded: { $items }.
ds-event-combat-began-many = The combat begins. Taking part: { $sides }.
ds-event-combat-unloaded-many = Not loaded: { $n } weapons.
ds-event-combat-ended = The combat is over.
ds-event-order-set = New order: { $order }.
ds-event-turn-lost = { $actor } cannot do anything: the turn passes.
ds-event-turn-began = Turn: { $actor }.
ds-event-turn-resumed = Turn, continued: { $actor }.
ds-event-round-began = Round { $number } begins.
ds-event-moved = { $actor } moves.
ds-event-moved-length = { $actor } moves { $length }.
ds-event-move-granted = { $actor } may move again.
ds-event-move-late = { $actor } may also move after the action.
ds-event-charged = { $actor } charges.
ds-event-charged-length = { $actor } charges { $length }.
ds-event-engaged = { $actor } and { NAME($other) } are in melee
ds-event-reaches = { $actor } has { NAME($other) } in melee range
ds-event-engaged-at = { $line }, { NAME($other) } to the { $direction }.
ds-event-disengaged = { $actor } and { NAME($other) } are no longer in melee.
ds-event-disengaged-all = { $actor } leaves melee.
ds-event-stands = { $actor } is now here: { $area }.
ds-event-left = { $actor } has left: { $area }.

# Dice and attacks.
ds-event-rolled = { $purpose }, { $actor }: { $rolled }.
ds-event-rolled-range = { $purpose } ({ $range }), { $actor }: { $rolled }.
ds-event-attack = { $actor } attacks { NAME($other) }
ds-event-area = { $actor } attacks an area
ds-event-faced = { $actor } defends this round: { $facing }.
ds-event-shield-faced = { $actor }’s shield faces this way this round: { $facing }.
ds-event-repeated = { $actor } rerolls the miss ({ $right }).
ds-event-miss = { $actor } misses { NAME($other) }
ds-event-hit = { $actor } hits { NAME($other) }
ds-event-critical = { $actor } hits { NAME($other) } critically
ds-event-fumble = { $actor } fumbles against { NAME($other) }
ds-event-both = { $actor } misses { NAME($other) }: the number is both critical and a fumble
ds-event-from-behind = From behind: { $line }
ds-event-saved = { $actor } takes no damage ({ $what }); the attack still counts as a hit.
ds-event-unsaved = { $actor }: no protection ({ $what }).
ds-event-demanded = { $actor } would be protected ({ $what }), but this attack requires one more: { $demand }.
ds-event-row-1 = Critical hit on { NAME($actor) }: 1–5 extra damage.
ds-event-row-2 = Critical hit on { NAME($actor) }: double damage.
ds-event-row-3 = Critical hit on { NAME($actor) }: double damage plus 1–10.
ds-event-row-4 = Critical hit on { NAME($actor) }: triple damage.
ds-event-row-5 = Critical hit on { NAME($actor) }: triple damage, at least 20.
ds-event-row-6 = Critical hit on { NAME($actor) }: triple damage, at least 30.
ds-event-fired = { $item } is fired, { $n ->
    [one] 1 reload step
   *[other] { $n } reload steps
} before the next shot.
ds-event-broke = { $item } fails: no shot, and the weapon has to be fixed first.
ds-event-fumbled-melee = Fumble in melee: { $actor } leaves an opening.
ds-event-fumbled-ranged = Fumble at range: { $actor } cannot get a shot off.
ds-event-fumbled-spell = Fumble with a spell: { $actor } loses control of it.
ds-event-recoiled = The spell backfires on { NAME($actor) }.
ds-event-fizzled = The spell of { NAME($actor) } fizzles.
ds-event-fumbled-explosion = Fumble: { $actor } loses control of the charge.
ds-event-friendly-fire = Friendly fire: { $actor } hits { NAME($other) }.
ds-event-friendly-fire-dropped = { $actor }’s fumble counts; there is no friendly fire.
ds-event-free-move = { $actor } may move away freely.
ds-event-no-further = Another attack by { NAME($actor) } does not happen: no target within reach, or the weapon is not ready.
ds-event-stepped-in = { $actor } steps in for { NAME($other) } and becomes the target.
ds-event-watches = { $actor } keeps watch.
ds-event-watch-over = { $actor } attacks from the watch.

# Harm and healing.
ds-event-damage = Damage to { NAME($actor) }: { $n }.
ds-event-reduced = { $actor } is spared { $n } damage.
ds-event-hurt = { $actor } takes { $n } damage
ds-event-healed = { $actor } regains { $n } LP
ds-event-healed-to = { $line }: now { $left } LP.
ds-event-healed-most = { $line }: now { $left } LP, the maximum ({ $n } lost).
ds-event-revived = { $actor } can fight again.
ds-event-unhealed = The healing has no effect on { NAME($actor) }.
ds-event-unhealed-full = { $actor } is at full LP: the healing is lost.
ds-event-unhealed-down = { $actor } is out: the healing has no effect.
ds-event-left-over = { $line }: { $left } LP left
ds-event-and-down = { $line } and is incapacitated.
ds-event-and-exhausted = { $line } and is exhausted.
ds-event-now-down = { $line } and is incapacitated: { $left } LP left.
ds-event-now-exhausted = { $line } and is exhausted: { $left } LP left.
ds-event-went-down = { $actor } collapses from exhaustion.
ds-event-died = { $actor } is dead.
ds-event-stood-firm = { $actor } stays on their feet.
ds-event-sought-cover = { $actor } seeks cover.
ds-event-cover-sought = { $actor } is no longer seeking cover.
ds-event-hit-undone = The belated protection roll succeeds: the hit on { NAME($actor) } has no effect.
ds-event-hit-undone-to = LP now: { $left }.
ds-event-healed-between = { $actor } recovers between combats: { $n } LP.

# Areas, guns, swarms, damage over time.
ds-event-w-works = { $actor }: the W roll succeeds
ds-event-w-fails = { $actor }: the W roll fails
ds-event-caught-nobody = Nobody is caught in it.
ds-event-caught = Caught: { $actors } (targets { $n }).
ds-event-blew-up = { $item } blows up in { NAME($actor) }’s face.
ds-event-blew-up-harmless = { $item } goes off where { NAME($actor) } stands without hurting anyone.
ds-event-too-close = No time to seek cover: { $actors }.
ds-event-ground-laid = Area ({ $source }): { $amount } damage per round for { $n ->
    [one] 1 round
   *[other] { $n } rounds
}.
ds-event-ground-standing = In it: { $actors }.
ds-event-ground-stays = { $area }: { $n ->
    [one] 1 round left
   *[other] { $n } rounds left
}.
ds-event-ground-over = { $area }: over.
ds-event-wound = { $actor } keeps suffering: { $what }.
ds-event-wound-more = { $actor } also suffers: { $what }.
ds-event-wound-over = A damage over time ends.
ds-event-swarm = Now a swarm: { $actors }.
ds-event-swarm-over = No longer a swarm: { $actors }.
ds-event-joined-alone = Group attack { $group }: { $actor } rolls.
ds-event-joined = Group attack { $group }: { $actor } rolls, taking part: { $others }.
ds-event-not-joined = { $actor }’s group attack { $group } does not happen.

# Weapons, items, potions, poisons.
ds-event-item-added = { $actor } now has: { $item }.
ds-event-item-there = Now on the ground: { $item }.
ds-event-drawn = { $actor } draws { $item }
ds-event-put-away = { $actor } puts away { $item }
ds-event-dropped = { $actor } throws { $item } away.
ds-event-passed = { $actor } gets { $item }.
ds-event-laid-down = { $item } is now on the ground.
ds-event-loaded = { $actor } loads { $item }: ready.
ds-event-load-step = { $actor } loads { $item }: { $n ->
    [one] 1 step
   *[other] { $n } steps
} to go.
ds-event-treated = { $actor } fixes { $item }: ready again.
ds-event-poisoned = There is now poison on { $item }: { $poison }.
ds-event-poisoned-some = There is now poison on { $item }.
ds-event-poison-gone = There is no longer any poison on { $item }.
ds-event-drank = { $actor } takes { $substance }.
ds-event-administered = { $actor } gives { $substance } to { NAME($other) }.
ds-event-side-1 = Side effect on { NAME($actor) }: nausea, −5 to all values.
ds-event-side-2 = Side effect on { NAME($actor) }: cramps, no actions.
ds-event-side-3 = Side effect on { NAME($actor) }: unconscious, defence at most 6.
ds-event-side-4 = Side effect on { NAME($actor) }: 10 LP lost at once.
ds-event-side-5 = Side effect on { NAME($actor) }: lucky, nothing happens.
ds-event-poison-worked = The poison takes effect on { NAME($actor) }: { $substance }.
ds-event-poison-failed = The poison has no effect on { NAME($actor) }: { $substance }.

# Points, abilities, spells, what lasts.
ds-event-spent = { $actor } spends { $points }.
ds-event-spent-shadow = { $actor } uses shadows worth { $points }, which are not spent.
ds-event-used = { $actor } uses { $ability }.
ds-event-used-on = { $actor } uses { $ability } on { NAME($other) }.
ds-event-modified = { $actor }: { $change } ({ $source }, { $until }).
ds-event-modifier-over = A changed value is back to normal.
ds-event-announced = { $actor } casts { $spell }
ds-event-announced-channel = { $actor } begins channelling { $spell } ({ $n ->
    [one] one turn
   *[other] { $n } turns
})
ds-event-channelled = { $actor } channels { $spell }: { $n } of { $needed }.
ds-event-kept-on = { $actor } is not interrupted.
ds-event-broken-off = { $actor } stops channelling: { $spell }.
ds-event-interrupted = The damage interrupts { NAME($actor) }: { $spell } is lost.
ds-event-lapsed = { $actor } lets the finished spell lapse: { $spell }.
ds-event-completed = { $actor } completes { $spell }.
ds-event-w-miss = { $actor }: { $spell } fails
ds-event-w-hit = { $actor }: { $spell } succeeds
ds-event-w-critical = { $actor }: { $spell } succeeds critically
ds-event-w-fumble = { $actor }: a fumble with { $spell }
ds-event-w-both = { $actor }: { $spell } fails, both critical and a fumble
ds-event-resource = { $actor } uses this in the combat: { $resource }.
ds-event-light-failed = { $actor }’s light test fails: nothing happens, and no points are lost.
ds-event-light-failed-numbers = { $actor }’s light test fails ({ $numbers }): nothing happens, and no points are lost.
ds-event-light-failed-ability-numbers = { $actor }’s light test fails ({ $numbers }): { $ability } does not happen, and no points are lost.
ds-light-numbers = { $n }, at most { $limit }; to make up for it: { $missing } AP
ds-light-numbers-armour = { $n }, but with no or light armour only a 5 fails; to make up for it: { $missing } AP
ds-event-light-failed-ability = { $actor }’s light test fails: { $ability } does not happen, and no points are lost.
ds-event-element = { $actor } calls an element: { $element }, { $n ->
    [one] 1 point
   *[other] { $n } points
} this round.
ds-event-backlash = The shadows demand { $due } damage, and { NAME($actor) } has dealt { $dealt }: they strike back.

# Perception, climbing, carrying, notes, the game client.
ds-note = Plot leader’s note
ds-note-to = For { NAME($actor) }
ds-note-by = For the plot leader, from { NAME($actor) }
ds-note-about = For the plot leader, from { NAME($actor) } about { NAME($other) }
ds-note-left = { $source } ({ $effect })
ds-note-open = { $line }: { $what }.
ds-event-weapon-learned = New in the library: { $weapon }.
ds-event-pasted = { $seat } pastes lines from the game client: { $counts }.
ds-paste-fitted = { $n } matching
ds-paste-kept = { $n ->
    [one] 1 line set aside
   *[other] { $n } lines set aside
}, matching no open roll
ds-paste-known = { $n } already known
ds-paste-nothing = no roll among them (one looks like this: “Wanja rolls 12 (1-20)”)
ds-paste-faults = { $n } unusable ({ $why })
ds-event-offered = { $seat } has a number to be confirmed: { $line }.
ds-event-assigned = { $seat } assigns: { $line }.
ds-event-confirmed = { $seat } confirms: { $line }.
ds-event-assigned-anyway = { $seat } takes { $line } despite the other range: { $reason }.
ds-event-discarded = { $seat } tidies up the dice tray.
ds-event-climbs = { $actor } climbs ({ $obstacle }).
ds-event-lost-part = { $actor }: T{ $part } fails automatically.
ds-event-aid-repeats = { $actor } rerolls T{ $part } ({ $aid }).
ds-event-aid-cancels = { $actor } makes up for one failure of T{ $part } ({ $aid }).
ds-event-climbed = { $actor } is up or across ({ $obstacle }).
ds-event-climbed-part = { $actor } gets part of the way ({ $obstacle }), { $left } left.
ds-event-held-on = { $actor } holds on.
ds-event-fell = { $actor } falls.
ds-event-pinned = { $actor } wedges the weapon into { NAME($other) }.
ds-event-not-pinned = { $actor } finds no hold for the weapon.
ds-event-searched = { $actor } searches the surroundings
ds-event-searched-toward = { $actor } searches to the { $direction }
ds-event-camouflaged = { $actor } hides
ds-event-hid = { $actor } is now hidden from { NAME($other) }.
ds-event-hid-at = { $actor } is now hidden from { NAME($other) }. Last seen: { $area }.
ds-event-noticed = { $actor } only partly notices { NAME($other) }: not a target.
ds-event-noticed-target = { $actor } partly notices { NAME($other) } and may target them.
ds-event-guessed = { $actor } acts on a hunch: { $area }.
ds-event-found = { $actor } discovers { NAME($other) }.
ds-event-lifted = { $actors } lifts { $what }.
ds-event-lifted-together = { $actors } together lift { $what }.
ds-event-too-big = { $actor } cannot manage it alone: { $what }.
ds-event-declined = { $actor } does not want to help.
ds-event-move-pledged = { $actor } gives up the movement of the next turn for it.
ds-event-let-go = { $actor } can no longer carry { $what }.
ds-event-pledged = { $actor } gives up the action of the next turn for it.
ds-event-carried = { $actor } keeps carrying { $what }.
ds-event-carried-length = { $actor } carries { $what } for { $length }.
ds-event-set-down = Set down: { $what }.

# The plot leader.
ds-event-judged = The plot leader: { $question } { $answer }.
ds-event-set = The plot leader sets: { $fact }
ds-event-overruled = The plot leader allows it

# Facts that are set by hand.
ds-fact-on = { $actor }: { $what }
ds-fact-life = { $n } LP
ds-fact-start-life = { $n } LP at the start of the combat
ds-fact-healed-between = { $n } LP recovered before the next combat
ds-fact-tried-healing = healing attempt between combats used
ds-fact-not-tried-healing = healing attempt between combats available
ds-fact-exhausted = exhausted
ds-fact-not-exhausted = not exhausted
ds-fact-was-exhausted = was exhausted at the start of the turn
ds-fact-was-not-exhausted = was not exhausted at the start of the turn
ds-fact-no-resource = no magic resource
ds-fact-resource = magic resource { $what }
ds-fact-magic-points = { $n } magic points
ds-fact-mana-empty = out of mana
ds-fact-mana-not-empty = not out of mana
ds-fact-seeking = seeking cover
ds-fact-not-seeking = not seeking cover
ds-fact-potions = { $n ->
    [one] 1 potion
   *[other] { $n } potions
} in this section
ds-fact-no-ailments = no side effects
ds-fact-normal = normal enemy
ds-fact-not-normal = not a normal enemy
ds-fact-normal-asked = ask whether a normal enemy
ds-fact-swarm = swarm { $n }
ds-fact-no-swarm = not in a swarm
ds-fact-facing = direction of defence { $what }
ds-fact-last-facing = direction of defence last round { $what }
ds-fact-exposed = out of full cover
ds-fact-not-exposed = back in full cover
ds-fact-orders = new prompt settings
ds-fact-seat = played by { $what }
ds-fact-veiled = hidden from everyone at the table
ds-fact-not-veiled = known to everyone at the table
ds-fact-moved = movement used
ds-fact-not-moved = movement available
ds-fact-walked = moved { $what } this turn
ds-fact-action-used = action used
ds-fact-action-free = action available
ds-fact-draws = drawn or put away { $n }×
ds-fact-short-used = additional short weapon used
ds-fact-short-free = additional short weapon available
ds-fact-transfer-used = free hand-over used
ds-fact-transfer-free = free hand-over available
ds-fact-reflex-used = reflex strike used
ds-fact-reflex-free = reflex strike available
ds-fact-charged = charged this turn
ds-fact-not-charged = has not charged this turn
ds-fact-acted = has acted this round
ds-fact-not-acted = still to act this round
ds-fact-dealt = { $n } damage dealt this turn
ds-fact-due = { $n } damage demanded by the shadows
ds-fact-shadow = { $n } shadow points used this round
ds-fact-element = element { $element }, { $n ->
    [one] 1 point
   *[other] { $n } points
} left
ds-fact-no-element = no element called
ds-fact-profile = new profile
ds-fact-marked = mark { $what }
ds-fact-marked-secretly = secret mark { $what }
ds-fact-unmarked = mark { $what } removed
ds-fact-unmarked-secretly = secret mark { $what } removed
ds-fact-holder = with { NAME($actor) }
ds-fact-lies = lying around
ds-fact-user = used by { NAME($actor) } this round
ds-fact-no-user = not used this round
ds-fact-loaded = loaded
ds-fact-unloaded = { $n ->
    [one] 1 reload step
   *[other] { $n } reload steps
} to go
ds-fact-broken = unusable until fixed
ds-fact-not-broken = usable
ds-fact-poison = poisoned with { $what }
ds-fact-some-poison = poisoned
ds-fact-no-poison = no poison
ds-fact-heavy = as heavy as a body
ds-fact-not-heavy = light enough to pick up
ds-fact-crew = crewed by { NAME($actors) }
ds-fact-gone = gone
ds-fact-round = round { $number }
ds-fact-turn = turn: { $actor }
ds-fact-no-turn = it is nobody’s turn
ds-fact-charge-range = charge range { $length }
ds-fact-reaches = { $actor } has { NAME($other) } in melee range
ds-fact-not-reaches = { $actor } does not have { NAME($other) } in melee range
ds-fact-distance = { $actor } and { NAME($other) }: { $length }
ds-fact-no-distance = { $actor } and { NAME($other) }: distance open
ds-fact-no-cover = a cover is gone
ds-fact-no-cover-of = { $actor }: a cover is gone
ds-fact-sight-open = { $actor } is in plain sight of { NAME($other) }
ds-fact-sight-hidden = { $actor } is hidden from { NAME($other) }
ds-fact-sight-traceless = { $actor } is hidden from { NAME($other) } without a trace
ds-fact-sight-partly = { $actor } is partly noticed by { NAME($other) }, not a target
ds-fact-sight-partly-target = { $actor } is partly noticed by { NAME($other) }, allowed as a target
ds-fact-sight-found = { $actor } has been discovered by { NAME($other) }
ds-fact-area = new area ({ $source }): { $amount } damage per round, { $n ->
    [one] 1 round
   *[other] { $n } rounds
}
ds-fact-place = a new place
ds-fact-no-area = over: { $area }
ds-fact-stands = { $actor } is here: { $area }
ds-fact-not-stands = { $actor } is not here: { $area }
ds-fact-no-wound = a damage over time is gone
ds-fact-no-modifier = a changed value is back to normal
ds-fact-uses = { $actor }: { $ability } used, turn { $turn }, round { $round }, section { $section }
ds-fact-no-channel = { $actor } is no longer channelling
ds-fact-no-climb = { $actor } is no longer climbing
ds-fact-load-together = carried by { NAME($actors) } together: { $what }
ds-fact-load = carried by { NAME($actors) }: { $what }
ds-fact-no-load = carried by nobody: { $what }
ds-fact-note-done = a note is done
ds-fact-no-latest = the latest hit is final
ds-fact-item = on the ground: { $item }
ds-fact-item-of = { $actor } has: { $item }
ds-fact-switches = house rules: { $switches }
ds-fact-switches-usual = house rules back to their defaults
ds-fact-frame = seats, profiles and library
ds-fact-off = { $actor } is taken off the table
ds-fact-returns = { $actor } comes back to the table
ds-fact-join = { $actor } joins

# Questions and judgements.
ds-question-start-life = How many LP do they start with? Suggested: { $lives }.
ds-question-start-life-other = How many LP does everyone start with?
ds-question-unloaded = What is not loaded when the combat begins? Choose from: { $items }.
ds-question-face = { $other } attacks: which way does { NAME($actor) } defend this round?
ds-question-face-you = { $other } attacks: which way do you defend this round?
ds-question-repeat = { $actor } has rolled { $natural }, { $total } in all: reroll ({ $right })?
ds-question-repeat-you = You have rolled { $natural }, { $total } in all: reroll ({ $right })?
ds-question-repeat-other = Does { NAME($actor) } reroll ({ $right })?
ds-question-protect = { $other } hits { NAME($actor) } ({ $details }): what protects?
ds-question-protect-you = { $other } hits you ({ $details }): what protects you?
ds-question-protect-damage = { $other } hits { NAME($actor) } ({ $details }) for { $n } damage: what protects?
ds-question-protect-damage-you = { $other } hits you ({ $details }) for { $n } damage: what protects you?
ds-question-protect-own = { $actor } is hit by their own attack ({ $details }): what protects?
ds-question-protect-own-you = Your own attack hits you ({ $details }): what protects you?
ds-question-protect-own-damage = { $actor } is hit by their own attack ({ $details }) for { $n } damage: what protects?
ds-question-protect-own-damage-you = Your own attack hits you ({ $details }) for { $n } damage: what protects you?
ds-question-seek-many = { $actor } threatens several at once: who seeks cover ({ $actors })?
ds-question-seek-many-you = { $actor } threatens several at once: do you seek cover?
ds-question-may-seek = { $actor } attacks: who has time and room to seek cover ({ $actors })?
ds-question-caught-open = { $actor } attacks an area ({ $kind }, targets { $n }): who is caught in it?
ds-question-caught = { $actor } attacks an area ({ $kind }, targets { $n }): who is caught in it ({ $actors })?
ds-question-step-in = { $by } attacks { NAME($other) }: who steps in ({ $actors })?
ds-question-step-in-one = { $by } attacks { NAME($other) }: does { NAME($actors) } step in?
ds-question-step-in-you = { $by } attacks { NAME($other) }: do you step in?
ds-question-join = Group attack { $group } on { NAME($other) }, announced by { NAME($by) }: do they take part ({ $actors })?
ds-question-join-you = Group attack { $group } on { NAME($other) }, announced by { NAME($by) }: do you take part?
ds-question-part = { $other } leaves melee: does { NAME($actor) } strike?
ds-question-part-you = { $other } leaves melee: do you strike?
ds-question-part-reloads = { $other } reloads in melee: does { NAME($actor) } strike?
ds-question-part-reloads-you = { $other } reloads in melee: do you strike?
ds-question-counter = { $other } has fumbled: how does { NAME($actor) } use the opening?
ds-question-counter-you = { $other } has fumbled: how do you use the opening?
ds-question-exposed = { $actor } shoots at { NAME($other) }: which friends are in the line of fire?
ds-question-victim = Friendly fire by { NAME($actor) }: who is hit ({ $actors })?
ds-question-further = Another attack by { NAME($actor) }: on whom?
ds-question-further-you = Another attack: on whom?
ds-question-second = { $actor } may also use the second weapon ({ $item }): who is the target?
ds-question-second-you = You may also use the second weapon ({ $item }): who is the target?
ds-question-follow-hit = A hit on { NAME($other) }: does { NAME($actor) } use an ability?
ds-question-follow-hit-you = A hit on { NAME($other) }: do you use an ability?
ds-question-follow-miss = { $other } is missed: does { NAME($actor) } use an ability?
ds-question-follow-miss-you = { $other } is missed: do you use an ability?
ds-question-follow-failed = The roll against { NAME($other) } has failed: does { NAME($actor) } use an ability to reroll it?
ds-question-follow-failed-you = Your roll against { NAME($other) } has failed: do you use an ability to reroll it?
ds-question-follow-attacked = { $other } attacks: does { NAME($actor) } use an ability against it?
ds-question-follow-attacked-you = { $other } attacks: do you use an ability against it?
ds-question-lessen = { $actor } is about to take { $n } damage ({ $cause }): use an ability to reduce it?
ds-question-lessen-you = You are about to take { $n } damage ({ $cause }): use an ability to reduce it?
ds-question-climb-aid = { $actor } has failed { $parts }: does something help?
ds-question-climb-aid-you = You have failed { $parts }: does something help?
ds-question-climb-range = How far does { NAME($actor) } climb ({ $obstacle })?
ds-question-fallen = { $actor } falls ({ $obstacle }): how much damage does the fall do?
ds-question-in-field = { $actor } searches (direction: { $direction }): who is in the field of view ({ $actors })?
ds-question-detail = { $actor }’s perception test, { $grade }: what is there to see?
ds-question-bear = { $other } wants to carry { $what }: does { NAME($actor) } help?
ds-question-bear-you = { $other } wants to carry { $what }: do you help?
ds-question-size-of = { $actor } lifts { $what }: how big is it by comparison?
ds-question-choose-resource = Which magic resource does { NAME($actor) } use in this combat?
ds-question-choose-resource-you = Which magic resource do you use in this combat?
ds-question-break-off = This interrupts { NAME($actor) }’s channelling ({ $spell }): do it anyway?
ds-question-break-off-you = This interrupts your channelling ({ $spell }): do it anyway?
ds-question-compensate = { $actor }’s light test has failed: make up for it with { $n } AP?
ds-question-compensate-other = { $actor }’s light test has failed: make up for it with AP?
ds-question-avert = The shadows strike back at { NAME($actor) } for { $n } damage: does a magic shield avert it?
ds-question-avert-you = The shadows strike back at you for { $n } damage: does a magic shield avert it?
ds-question-damage = { $actor } has an unknown weapon ({ $weapon }): what damage does it do?
ds-judge-range = Does { NAME($actor) }’s attack reach { NAME($other) } ({ $kind })?
ds-judge-range-distance = Does { NAME($actor) }’s attack reach { NAME($other) } ({ $kind }, { $distance })?
ds-judge-charge = Does { NAME($actor) }’s move of { $length } already count as a charge?
ds-judge-back = Does { NAME($actor) } attack { NAME($other) } from behind?
ds-judge-seek = { $other } attacks ({ $kind }): does { NAME($actor) } have time and room to seek cover?
ds-judge-full-cover = Can { NAME($actor) } hit { NAME($other) } despite full cover?
ds-judge-normal = Is { NAME($actor) } a normal enemy?
ds-judge-dead = Is { NAME($actor) } dead?
ds-judge-belated = Did { NAME($actor) } have too little time, so that the protection roll may still be made?
ds-judge-pair = Are { NAME($actor) }’s { $first } and { $second } a pair of weapons?
ds-judge-mixed = May { NAME($actor) } fire { $item } at range?
ds-judge-chain = In pursuing, does { NAME($actor) } leave other enemies who may strike?
ds-judge-adapt = { $actor } would like to use an ability outside combat, { $words }: is that all right?
ds-judge-pin = Are the weapon and the height suitable for { NAME($actor) } to wedge the weapon into { NAME($other) }?
ds-judge-partly = May { NAME($actor) } aim at { NAME($other) }, who is only partly noticed?
ds-judge-group = Group attack { $group } by { NAME($actor) } on { NAME($other) }: are its conditions met ({ $needs })?
ds-judge-helpless = Can { NAME($actor) } give { NAME($other) } something to drink in that state?
ds-judge-watched = Does { NAME($other) } trigger the watch of { NAME($actor) }?
ds-judge-pause = { $actor } would like to do something between two combats, { $words }: is that all right?

# Answers.
ds-answer-all-loaded = Everything is loaded
ds-answer-unloaded = Not loaded: { $items }
ds-answer-take = Nothing, take the hit
ds-answer-part-nothing = Let them go
ds-answer-part-reflex = Reflex strike
ds-answer-part-overrun = Overrun
ds-answer-counter-nothing = Nothing
ds-answer-counter-strike = Counterattack that hits
ds-answer-counter-move = Free movement
ds-answer-no-ability = no ability
ds-answer-damage = { $n } damage
ds-answer-go-on = Continue without help
ds-answer-aid = T{ $part } with { $aid }
ds-answer-repeat-yes = Reroll
ds-answer-repeat-no = Let it stand
ds-answer-join-yes = Take part
ds-answer-join-no = Don’t take part
ds-answer-step-in-no = No, and don’t ask again this round
ds-answer-bear-yes = Help
ds-answer-bear-no = Don’t help
ds-answer-break-off-yes = Break off
ds-answer-break-off-no = Keep channelling
ds-answer-compensate-yes = Make up for it
ds-answer-compensate-no = Let it fail

# Parts of numbers.
ds-part-attack = attack bonus
ds-part-value = attack value
ds-part-sight = FA or Z plus circumstances
ds-part-shield = NA plus circumstances
ds-part-poison = weapon’s bonus
ds-part-bonus = modifiers
ds-part-circumstances = circumstances
ds-part-pair = pair of weapons
ds-part-ability = abilities and effects
ds-part-group = helpers in the group attack
ds-part-hints = hints
ds-part-conditions = camouflage and sight
ds-part-leader = plot leader
ds-part-guard = ability against the attack
ds-part-plus = weapon and abilities
ds-part-changed = changed damage
ds-part-light-limit = at most (Z)
ds-part-light-armour = at most (no armour or light armour)
ds-part-defence = defence
ds-part-lead = lead
ds-part-nausea = nausea
ds-part-faint = fainted, at most 6
ds-part-left = LP left
ds-part-healed = healing
ds-part-beyond = beyond the limit
ds-part-need = to reach
ds-part-targets = targets
ds-part-rounds = rounds
ds-part-reload = reload steps
ds-part-channel = K
ds-part-channelled = turns channelled
ds-part-due = demanded
ds-part-dealt = dealt

# How somebody stands.
ds-status = { $actor }: { $parts }
ds-status-life = { $now }/{ $base } LP
ds-status-life-start = { $now }/{ $start } LP (profile { $base })
ds-status-action-points = { $now }/{ $most } AP
ds-status-focus-points = { $now }/{ $most } FP
ds-status-magic-points = { $resource } { $now }/{ $most }
ds-chip-exhausted = exhausted
ds-chip-mana-empty = out of mana
ds-chip-veiled = hidden from the table
ds-chip-secret-mark = { $what } (secret)
ds-chip-seeking = seeking cover
ds-chip-exposed = out of full cover
ds-chip-swarm = in a swarm
ds-chip-normal = normal enemy
ds-chip-not-normal = not a normal enemy
ds-chip-potions = { $n ->
    [one] 1 potion
   *[other] { $n } potions
}
ds-chip-nausea = nausea: { $n ->
    [one] 1 turn
   *[other] { $n } turns
}
ds-chip-cramps = cramps: { $n ->
    [one] 1 turn
   *[other] { $n } turns
}
ds-chip-faint = fainted: { $n ->
    [one] 1 turn
   *[other] { $n } turns
}
ds-chip-carries = carrying { $what }
ds-chip-carried = carried by { NAME($actors) }
ds-chip-engaged = within reach of { NAME($actors) }
ds-chip-stands = { $area }
ds-chip-hidden = hidden from { NAME($actors) }
ds-chip-facing = defends: { $facing }
ds-chip-drawn = in hand: { $items }
ds-chip-unloaded = { $n ->
    [one] 1 reload step
   *[other] { $n } reload steps
} to go
ds-chip-broken = unusable
ds-chip-poisoned = poisoned
ds-chip-moved = movement used
ds-chip-walked = moved { $length }
ds-chip-move-granted = one more movement
ds-chip-watches = keeping watch
ds-chip-charged = charge
ds-chip-action-used = action used
ds-chip-acted = has acted this round
ds-chip-reflex-used = reflex strike used
ds-chip-transfer-used = free hand-over used
ds-chip-walk-pledged = next movement given up
ds-chip-pledged = next action given up
ds-chip-stepped-in = has stepped in
ds-chip-element = { $element }: { $n ->
    [one] 1 point
   *[other] { $n } points
} left
ds-chip-shadow = shadow: { $n } used
ds-chip-due = shadows demand { $due }, dealt { $dealt }
ds-chip-order-seek = seeking cover: { $order }
ds-chip-order-protect = protection rolls: { $order }
ds-chip-order-parting = striking at those leaving melee: { $order }

# The scene.
ds-scene-before = No combat section yet
ds-scene-section = Combat section { $number }, { $n ->
    [one] 1 combat
   *[other] { $n } combats
}
ds-scene-closed = Combat section { $number } is over
ds-scene-combat = Round { $number }
ds-scene-turn = Turn: { $actor }
ds-scene-no-turn = The next turn is open
ds-scene-order = Order: { $order }
ds-order-acted = has acted
ds-order-faint = fainted
ds-scene-charge = Charge range: { $length }
ds-scene-engaged = { $actor } and { NAME($other) } in melee
ds-scene-place = { $area }: { $actors }
ds-scene-ground = { $area }: { $amount } damage per round, { $n ->
    [one] 1 round
   *[other] { $n } rounds
} left; in it: { $actors }
ds-scene-items = On the ground: { $items }
ds-now-peace = No combat: searching and hiding still work; everything else is free play.
ds-now-section = The combat section is open, but no combat has begun.
ds-now-pause = Between two combats of a section: points stay as they are.
ds-now-nobody = The next turn is open.
ds-now-hidden = Someone is taking their turn.
ds-now-turn = It is { NAME($actor) }’s turn: { $left } left.
ds-now-movement = movement
ds-now-action = action
ds-now-free = It is { NAME($actor) }’s turn: action used; { $left } still possible.
ds-now-spent = It is { NAME($actor) }’s turn: action used.
ds-now-barred = It is { NAME($actor) }’s turn: no action is possible.
ds-now-barred-free = It is { NAME($actor) }’s turn: no action is possible, only { $left }.
ds-now-transfer = handing over
ds-now-draw = drawing

# Lines of the game client, the tray, numbers that are not taken.
ds-line-impossible = This number cannot come up in that range.
ds-line-backwards = The range ends before it begins.
ds-tray-suits = Matches the expected roll.
ds-tray-follows = Kept for the next matching roll of this action.
ds-tray-nothing = No roll is expected.
ds-line-too-large = A number is larger than the game client can roll.
ds-line-not-from-client = There is no time before the name: someone may have typed the line.
ds-line-no-name = There is no character’s name before it.
ds-tray-not-waited = No roll is expected under that name.
ds-tray-other-range = A roll in a different range is expected.
ds-tray-two-of-that-name = Two characters have that name: who is meant?
ds-tray-unconfirmed = It matches, but someone else has to confirm the number first.
ds-not-taken-out-of-range = A number from { $low } to { $high } is expected.
ds-not-taken-way-closed = The table does not accept numbers this way.
ds-not-taken-own-dice = Someone else has to confirm your own dice.
ds-not-taken-nothing-to-confirm = There is nothing to confirm here.
ds-not-taken-other-roll = That is a roll in a different range.
ds-not-taken-gone = The line is no longer set aside.

# What is wrong in a profile line.
ds-fault-no-colon = The colon after the name is missing.
ds-fault-no-name = The name before the colon is missing.
ds-fault-no-such-skill = N, F or Z is expected here.
ds-fault-skill-twice = This value is already given.
ds-fault-no-melee = N is missing.
ds-fault-no-ranged = F is missing.
ds-fault-no-magic = Z is missing.
ds-fault-no-equals = “=” is expected here.
ds-fault-not-twenty = An attack value begins with 20, the die.
ds-fault-no-bonus = The number after the sign is missing.
ds-fault-no-bar = “|” and the defence are expected here.
ds-fault-no-defence = The number after “|” is missing.
ds-fault-too-large = This number is too large for the game.
ds-fault-no-life = The LP are missing.
ds-fault-no-life-number = The number of LP is missing.
ds-fault-no-such-points = There are no points with that name.
ds-fault-no-points = The number of points is missing.
ds-fault-points-twice = These points are already given.
ds-fault-unread = This text is not part of the profile.
ds-remark-bonus-range = { $written } is outside −5 to +5; it is used as written.
ds-remark-no-sign = There is no sign before { $written }: read as plus.
ds-remark-action-points = { $written } AP, by the table it would be { $usual }.
ds-remark-magic-points = { $written } magic points, by the table it would be { $usual }.
ds-remark-many-life = { $written } LP are unusually many; what is written counts.
ds-remark-life = { $written } LP: { $usual } is used.
ds-remark-light-or-life = “LP” in the second line means light points here.
ds-remark-two-resources = More than one magic resource: you choose which one counts.
ds-remark-ability-twice = This ability is listed twice.

# The library.
ds-list-weapons = Weapons
ds-list-protections = Protection
ds-list-abilities = Abilities
ds-list-spells = Spells
ds-list-substances = Potions and poisons
ds-list-groups = Group attacks
ds-difference-added = new
ds-difference-kept = different; your own stays
ds-difference-replaced = replaces your own
ds-data-no-name = The name is missing.
ds-data-name-twice = The list already contains this name.
ds-data-too-long = At most 80 characters for names and 400 for texts.
ds-data-too-many = The list cannot hold that many entries.
ds-data-hands = Weapons need one or two hands.
ds-data-no-use = Nobody can attack with it, neither in melee nor at range.
ds-data-needs-w = Guns and explosives need a W value.
ds-data-needs-targets = Guns and explosives need the “Ziele” value.
ds-data-no-explosion = Only guns and explosives have W and “Ziele”.
ds-data-w = This W value is reached never or always.
ds-data-natural = Critical and fumble numbers are between 1 and 20.
ds-data-escalation = Some numbers of a fumble escalation roll must be bad, but not all.
ds-data-negative = This amount may fall below 0.
ds-data-no-time = Damage over time needs damage and rounds.
ds-data-unreachable = This value cannot be reached.
ds-data-certain = This value cannot be missed.
ds-data-needs-class = Armour needs a weight class.
ds-data-needs-most = Armour needs a maximum damage.
ds-data-armour-bonus = Armour rolls get no bonus.
ds-data-against-nothing = This protection helps against nothing.
ds-data-needs-pool = It costs points, but does not say which.
ds-data-element = Only element points have an element, and they need one.
ds-data-no-uses = The limit allows no uses.
ds-data-does-nothing = The entry does nothing: in play it becomes a note to the plot leader.
ds-data-no-such-protection = The library has no such protection.
ds-data-no-targets = This range contains only 0.
ds-data-damage-and-healing = A spell either does damage or heals, not both.
ds-data-not-poison = Only poisons list weapons.
ds-data-members = A group attack needs at least two members, and a maximum no lower than the minimum.

# Why something is not legal.
ds-bar-no-such-thing = There is no such thing here
ds-bar-not-offered = This character is not open to players
ds-bar-plays-already = This player already has a character
ds-bar-out-of-bounds = A number or amount is beyond what the software can store
ds-bar-no-combat = No combat is under way
ds-bar-in-combat = A combat is under way
ds-bar-no-section = No combat section is open
ds-bar-in-section = A combat section is already open
ds-bar-not-your-turn = It’s not your turn
ds-bar-acted-already = Has already acted this round
ds-bar-not-taking-part = Not taking part in the combat
ds-bar-takes-part = Already taking part
ds-bar-cannot-act = Incapacitated, dead or gone characters cannot act
ds-bar-seeks-cover = Characters seeking cover can neither move nor act
ds-bar-ailing = Cramps prevent any action
ds-bar-faint = Fainted characters cannot do anything
ds-bar-too-many-targets = There is no room for that many targets
    .numbers = There is no room for that many targets: { $have } named, targets { $need }
ds-bar-limit = The software can store no more
    .numbers = The software can store at most { $need }
ds-bar-movement-used = The movement has been used
ds-bar-move-before-action = Movement comes before the action
ds-bar-action-used = The action has been used
ds-bar-helper-acted = Somebody who is to take part has used the action already
ds-bar-no-draw-left = Nothing more can be drawn or put away this turn
ds-bar-not-ready = It is not ready
ds-bar-not-drawn = The weapon is not drawn
ds-bar-not-held = Someone else has it right now, or it is lying around
ds-bar-used-by-other = Someone else has used it this round
ds-bar-no-transfer-left = Neither a free hand-over nor an action is left
ds-bar-not-loaded = The weapon is not loaded
ds-bar-loaded-already = The weapon is loaded or needs no loading
ds-bar-is-broken = After the fumble the weapon has to be fixed first
ds-bar-not-broken = There is nothing to fix
ds-bar-wrong-weapon = That is not the right weapon for this
ds-bar-not-in-melee = Not in melee range
ds-bar-too-close = Weapons that need no reloading cannot be fired in melee range
ds-bar-on-oneself = You can’t do that to yourself
ds-bar-target-down = The target is already down
ds-bar-is-hidden = The target is hidden
ds-bar-in-full-cover = The target is in full cover
ds-bar-no-pair = These two weapons are not a pair
ds-bar-pair-not-released = Two two-handed weapons need the plot leader’s permission
ds-bar-no-points = Not enough points
    .numbers = Not enough points: { $need } needed, { $have } left
ds-bar-not-known = That is not on the profile
ds-bar-wrong-moment = This is not the right moment
ds-bar-limit-reached = It cannot be used again
ds-bar-needs-charge = It requires a charge
ds-bar-need-not-met = Its requirements are not met
ds-bar-facing-fixed = The direction is fixed for this round
ds-bar-too-heavy-armour = Not possible in heavy armour
ds-bar-medium-armour = Not possible in medium or heavy armour
ds-bar-no-flight = Someone who is only reloading cannot be overrun
ds-bar-no-hit = There is no hit to undo
ds-bar-no-protection = This protection does not help here or has already been tried
ds-bar-seeks-already = Already seeking cover
ds-bar-not-revived = Healing does not revive the incapacitated
ds-bar-outside-combat = Combat abilities work only in combat
ds-bar-tried-already = The one attempt in this period has been used
ds-bar-needs-words = Say it in words
ds-bar-too-far = That is too far
    .numbers = That is too far: { $need }, at most { $have }
ds-bar-no-aid = This aid does not help with that sub-roll
ds-bar-no-hold = The hit did not go deep enough
ds-bar-wrong-value = A perception test uses FA or Z
ds-bar-never-seen = Nobody knows where it was last seen
ds-bar-not-heavy = It is not heavy: just pick it up
ds-bar-too-heavy = It has to be carried like a body
ds-bar-is-carried = It is already being carried
ds-bar-needs-two = It takes two
ds-bar-not-lifted = Nobody has lifted it yet
ds-bar-not-potion = That is not a potion
ds-bar-takes-no-poison = That weapon cannot take that poison
ds-bar-not-poison = That is not a poison
ds-bar-no-swarmer = Not a swarmer: the profile has more than 5 LP
ds-bar-wrong-number = Not the right number of characters for this group attack
ds-bar-no-crew = Only the holder or the crew of the gun can fire it
ds-bar-in-melee = An enemy is in melee range
ds-bar-other-resource = It needs a different magic resource
ds-bar-beyond-shadows = It costs more shadow points than are available
ds-bar-too-many-shadows = Together with those already used, that is too many shadow points for this round
ds-bar-light-tried = The light test has already failed this turn
ds-bar-no-element = No element has been called this round
ds-bar-other-element = A different element has been called this round
ds-bar-element-called = An element has already been called this round
ds-bar-not-channelling = Nothing is being channelled
ds-bar-not-channelled = The spell is not fully channelled yet
ds-bar-wrong-targets = The spell needs a target, or different ones from those named
ds-bar-other-roll = That is a roll in a different range, or none is expected
ds-bar-own-dice = Someone else has to confirm your own dice
ds-bar-way-closed = The table does not accept numbers this way
ds-bar-wrong-side = It does not suit the target’s side

# House rules.
ds-switch-dice-trust = Whose dice count
    .text = Do people enter their own numbers, does a second person confirm them, or does only the server roll?
ds-switch-dice-server = Server rolls
    .text = May the server roll?
ds-switch-dice-typed = Typing numbers
    .text = May numbers be typed in?
ds-switch-dice-pasted = Pasting lines
    .text = May lines from the game client be pasted?
ds-switch-transfer-budget = Free hand-over
    .text = Is there one free hand-over per round or per turn?
ds-switch-drop-is-free = Dropping is free
    .text = Is throwing away a weapon always free?
ds-switch-revive-by-healing = Healing revives
    .text = Does healing in combat also revive the incapacitated?
ds-switch-healing-cap = Limit of healing
    .text = How far can healing in combat go?
ds-switch-adapted-healing-single-try = Single healing attempt
    .text = Is there only one healing attempt between two combats?
ds-switch-points-refill = Points come back
    .text = When do spent points come back?
ds-switch-reroll-cancels-fumble = Rerolling cancels the fumble
    .text = Does a reroll cancel the fumble of the first roll?
ds-switch-critical-scope = What a critical multiplies
    .text = Does a critical hit multiply the weapon’s damage roll or the whole hit?
ds-switch-disengage-window = When leaving is dangerous
    .text = Does melee in the previous round count, or melee since your own last turn?
ds-switch-reload-allows-overrun = Overrun on reloading
    .text = May someone reloading in melee be overrun?
ds-switch-gun-20-succeeds = A 20 with a gun
    .text = Does a natural 20 on a gun’s W roll always succeed?
ds-switch-aid-natural-1-fails = A 1 in healing
    .text = Do healing and strengthening fail on a natural 1, without a fumble?
ds-switch-one-shield-roll-only = Shield or armour
    .text = Is only one of shield and armour allowed against an attack?
ds-switch-separate-shield-facing = Separate shield direction
    .text = Does a shield have its own direction?
ds-switch-one-exhaustion-roll = Single exhaustion roll
    .text = Is one exhaustion roll enough for empty mana and low LP together?
ds-switch-shadow-backlash = Shadow backlash
    .text = Does the shadows’ full demand strike back, or only what is missing?
ds-switch-element-pool = Element pool
    .text = Do element points come from a pool for the combat section?
ds-switch-swarm-extra = Extra attack of a swarm
    .text = Does each swarmer get an extra attack, or the swarm one per round?
ds-switch-two-handed-pairs = Two two-handed weapons
    .text = May anyone fight with two two-handed weapons?
ds-switch-secret-perception = Secret perception
    .text = Are the results of perception tests shown only to the plot leader?
ds-switch-turn-order = Order of turns
    .text = Do turns follow a fixed order, go freely within a side, or go freely altogether?
ds-switch-ask-start-life = LP at the start of a combat
    .text = Is the plot leader asked for LP at the start of a combat?
ds-switch-ask-loaded = Loaded weapons
    .text = Is the plot leader asked what is loaded when a combat begins?
ds-switch-ask-fate = Out or dead
    .text = Is the plot leader asked whether a character at 0 LP is dead?
ds-switch-ask-normal = Normal enemies
    .text = Is the plot leader asked who is a normal enemy?
ds-switch-ask-range = Range
    .text = Is the plot leader asked whether an attack reaches that far?
ds-switch-ask-charge = Short charge
    .text = Is the plot leader asked whether a shorter move counts as a charge?
ds-switch-ask-facing = Direction of defence
    .text = Are defenders asked for a direction before the first melee attack of the round?
ds-switch-ask-back = Back attack
    .text = Is the plot leader asked whether an attack comes from behind?
ds-switch-ask-exposed = Friends in the line of fire
    .text = Is the plot leader asked which friends are in the line of fire?
ds-switch-ask-victim = Friendly fire
    .text = Is the plot leader asked who is hit by friendly fire?
ds-switch-ask-seek = Time for cover
    .text = Is the plot leader asked whether there is time and room to seek cover?
ds-switch-ask-belated = Belated protection
    .text = Is the plot leader asked whether a belated protection roll still counts?
ds-switch-ask-full-cover = Targets in full cover
    .text = Is the plot leader asked whether a target in full cover can be hit?
ds-switch-ask-pair = Other pairs of weapons
    .text = Is the plot leader asked about pairs of weapons that are not listed?
ds-switch-ask-mixed = Mixed pair at range
    .text = Is the plot leader asked whether the handgun of a mixed pair may be fired at range?
ds-switch-ask-repeat = Rerolls
    .text = Are attackers asked whether to reroll a miss?
ds-switch-ask-protection = Protection rolls
    .text = Are players asked before protection rolls that cost nothing?
ds-switch-ask-chain = Pursuing past others
    .text = Is the plot leader asked whether pursuing means leaving other enemies?
ds-switch-ask-climb-range = How far a climb goes
    .text = Is the plot leader asked how far a climber gets?
ds-switch-ask-fall = Falls
    .text = Is the plot leader asked how much damage a fall does?
ds-switch-ask-pin = A weapon as a hold
    .text = Is the plot leader asked whether a weapon can be wedged into a creature?
ds-switch-ask-field = Field of view
    .text = Is the plot leader asked which hidden characters are in the field of view?
ds-switch-ask-partly = Partly noticed
    .text = Is the plot leader asked whether partly noticed characters may be targeted?
ds-switch-ask-detail = What there is to see
    .text = Is the plot leader asked what a weak or critical perception success shows?
ds-switch-ask-resource = Magic resource
    .text = Are players with several magic resources asked before each combat which one they use?
ds-switch-ask-break-off = Breaking off channelling
    .text = Are players asked before movement or an attack breaks off channelling?
ds-switch-ask-size = Size of a load
    .text = Is the plot leader asked how big a load is by comparison?
ds-switch-ask-caught = Targets of an area
    .text = Is the plot leader asked who is caught in an area?
ds-switch-ask-step-in = Stepping in
    .text = Are players asked whether someone steps in for a friend who is attacked?
ds-switch-ask-group = Group attacks
    .text = Is the plot leader asked whether a group attack is possible?
ds-switch-ask-helpless = Potions for the helpless
    .text = Is the plot leader asked whether a helpless character can be given a potion?
ds-switch-ask-watch = Watch
    .text = Is the plot leader asked whether something happens in the watched half circle before someone attacks from the watch?
ds-position-off = never
ds-position-ask = ask
ds-position-automatic = as usual
ds-position-own = each enters their own
ds-position-confirmed = a second person confirms
ds-position-server = only the server
ds-position-round = per round
ds-position-turn = per turn
ds-position-profile-or-start = profile or start of combat, whichever is higher
ds-position-profile = LP of the profile
ds-position-none = no limit
ds-position-section = with the combat section
ds-position-combat = with each combat
ds-position-never = only by the plot leader
ds-position-weapon-roll = the weapon’s damage roll
ds-position-whole-hit = the whole hit
ds-position-previous-round = previous round
ds-position-since-own-last-turn = since your own last turn
ds-position-full = the full demand
ds-position-shortfall = only what is missing
ds-position-each = each swarmer
ds-position-once-per-swarm = once per swarm
ds-position-fixed = fixed order
ds-position-free-in-side = free within the side
ds-position-free = entirely free
