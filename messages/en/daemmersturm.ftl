# Dämmersturm: all that is said at the table (crates/daemmersturm-ui/src/words). Keys begin with `ds-`, besides those
# that any book must have. What forms, files and plays say besides stands in the files daemmersturm-*.ftl.

-gm = plot leader

# What somebody is asked, in a word or two: any book has these, for every kind of question.
waiting-judge = a judgement
waiting-start-life = LP at the start
waiting-unloaded = what is not loaded
waiting-face = direction of defence
waiting-repeat = repeating a roll
waiting-protect = a protection roll
waiting-seek-many = seeking cover
waiting-may-seek = time for cover
waiting-caught = targets of the area
waiting-step-in = stepping in
waiting-join = a group attack
waiting-part = striking at whoever leaves
waiting-counter = answer to the fumble
waiting-exposed = friends in the line
waiting-victim = friendly fire
waiting-further = target of a further attack
waiting-second = the second weapon
waiting-follow = an ability with the attack
waiting-lessen = an ability against damage
waiting-climb-aid = a climbing aid
waiting-climb-range = how far a climb goes
waiting-fallen = damage of the fall
waiting-in-field = field of view
waiting-detail = what there is to see
waiting-bear = help with carrying
waiting-size-of = size of a load
waiting-choose-resource = magic resource
waiting-break-off = breaking off channelling
waiting-compensate = helping a light test along
waiting-avert = backlash of the shadows
waiting-damage = damage of a new weapon

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
ds-how-counter = counter-attack
ds-how-other = as the plot leader says
ds-right-back = back attack
ds-right-coup = coup de grace
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
ds-cause-shadow = backlash of the shadows
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
ds-when-action = as the action of one’s turn
ds-when-free = in one’s turn, beside the action
ds-when-before-attack = before an attack roll
ds-when-after-hit = after a hit
ds-when-after-miss = after a miss
ds-when-attacked = when attacked
ds-when-friend-attacked = when a friend is attacked
ds-when-damaged = when about to take damage
ds-when-turn-start = at the start of one’s turn
ds-when-turn-end = at the end of one’s turn
ds-when-movement = with a movement
ds-when-passive = always
ds-roller-leader = whoever announces it
ds-roller-best = whoever attacks best
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
ds-purpose-critical-extra = Critical extra damage
ds-purpose-critical-healing = Critical healing
ds-purpose-exhaustion = Exhaustion roll
ds-purpose-escalation = Fumble escalation roll
ds-purpose-interruption = Interruption roll
ds-purpose-side-effect = Side-effect roll
ds-purpose-light = Light test
ds-purpose-element = Element roll
ds-purpose-targets = Targets roll
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
ds-facing-toward = against { $actor }
ds-facing-guard = waits for { $actor }
ds-side-players = players’ characters
ds-side-opposition = opposition
ds-side = Side { $number }
ds-side-count = { $side } { $n }
ds-area = Place { $number }
ds-area-of = Ground { $number } ({ $source })
ds-metres = { $n } m
ds-metres-tenth = { $n }.{ $tenth } m
ds-lives-of = { $actor } { $n }
ds-lasting = { $amount } damage a round, { $n ->
    [one] 1 round
   *[other] { $n } rounds
}
ds-lasting-area = ground: { $amount } damage a round, { $n ->
    [one] 1 round
   *[other] { $n } rounds
}
ds-targets-single = one target
ds-targets-fixed = area, targets { $n }
ds-targets-rolled = area, targets { $n } (rolled)
ds-limit-none = without limit
ds-limit-turn = { $n }× a turn
ds-limit-round = { $n }× a round
ds-limit-section = { $n }× a combat section
ds-need-charge = a charge in this turn
ds-need-weapon = weapon drawn: { $class }
ds-need-armour = armour at most: { $class }
ds-need-back = the target’s back
ds-need-swarm = in a swarm
ds-need-melee = target in melee range
ds-effect-extra = a further attack
ds-effect-extra-same = a further attack on the same target
ds-effect-repeat = a miss may be repeated
ds-effect-modify = { $value } { $by } for this attack
ds-effect-modify-turns = { $value } { $by } for { $n ->
    [one] 1 own turn
   *[other] { $n } own turns
}
ds-effect-add-damage = { $amount } more damage
ds-effect-replace-damage = damage { $amount } instead of the usual
ds-effect-add-critical = critical on { $numbers } too
ds-effect-add-fumble = fumble on { $numbers } too
ds-effect-remove-fumble = no fumble on { $numbers }
ds-effect-ignore-shields = shield and armour do not help
ds-effect-ignore-protection = no protection roll helps
ds-effect-demand = one more protection roll needed: { $name }
ds-effect-counter = whoever attacks is hit without a roll
ds-effect-intervene = one becomes the target instead
ds-effect-reduce = { $n } less damage
ds-effect-negate = the damage is averted
ds-effect-grant = a protection roll: { $name }
ds-effect-move = a further or longer movement
ds-effect-move-after = movement after the action
ds-effect-watch = watches a half circle and attacks there
ds-effect-damage = { $amount } damage, without protection
ds-effect-heal = heals { $amount } LP
ds-effect-state = state { $name } for { $n ->
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
ds-wound = { $source }: { $amount } damage a round, { $n ->
    [one] 1 round left
   *[other] { $n } rounds left
}
ds-modifier = { $change } ({ $source }, { $until })
ds-channel = channels { $spell } ({ $n } of { $needed })
ds-climb = climbs ({ $obstacle }), { $left } left
ds-climb-reached = keeps the place up there ({ $obstacle })
ds-climb-pinned = weapon as a hold
ds-cover = cover { $n }+ { $side }
ds-cover-full = full cover ({ $n }+) { $side }
ds-cover-all = on all sides
ds-cover-from = to the { $direction }
ds-cover-against = against { $actor }
ds-switch-is = { $name }: { $position }
ds-price-turn = the next turn
ds-origin-generator = rolled by the server
ds-origin-typed = typed
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
ds-event-section-opened = Combat section { $number } begins: points are full, potions count anew.
ds-event-section-opened-kept = Combat section { $number } begins: points stay as they are, potions count anew.
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
ds-event-turn-began = It is { $actor }’s turn.
ds-event-round-began = Round { $number } begins.
ds-event-moved = { $actor } moves.
ds-event-moved-length = { $actor } moves { $length }.
ds-event-move-granted = { $actor } may move once more.
ds-event-move-late = { $actor } may move after the action as well.
ds-event-charged = { $actor } charges.
ds-event-charged-length = { $actor } charges { $length }.
ds-event-engaged = { $actor } and { $other } are in melee
ds-event-reaches = { $actor } has { $other } in melee range
ds-event-engaged-at = { $line }, { $other } to the { $direction }.
ds-event-disengaged = { $actor } and { $other } are in melee no longer.
ds-event-disengaged-all = { $actor } leaves melee.
ds-event-stands = { $actor } stands here now: { $area }.
ds-event-left = { $actor } is out of this: { $area }.

# Dice and attacks.
ds-event-rolled = { $purpose }, { $actor }: { $rolled }.
ds-event-rolled-range = { $purpose } ({ $range }), { $actor }: { $rolled }.
ds-event-attack = { $actor } attacks { $other }
ds-event-area = { $actor } attacks an area
ds-event-faced = { $actor } defends in this round: { $facing }.
ds-event-shield-faced = { $actor }’s shield points in this round: { $facing }.
ds-event-repeated = { $actor } repeats the miss ({ $right }).
ds-event-miss = { $actor } misses { $other }
ds-event-hit = { $actor } hits { $other }
ds-event-critical = { $actor } hits { $other } critically
ds-event-fumble = { $actor } fumbles against { $other }
ds-event-both = { $actor } misses { $other }: the number is critical and a fumble at once
ds-event-from-behind = From behind: { $line }
ds-event-saved = { $actor } escapes the damage ({ $what }); the attack counts as a hit.
ds-event-unsaved = { $actor }: no protection ({ $what }).
ds-event-demanded = { $actor } would be protected ({ $what }), but this attack demands one more: { $demand }.
ds-event-row-1 = Critical hit on { $actor }: 1–5 more damage.
ds-event-row-2 = Critical hit on { $actor }: double damage.
ds-event-row-3 = Critical hit on { $actor }: double damage and 1–10 more.
ds-event-row-4 = Critical hit on { $actor }: triple damage.
ds-event-row-5 = Critical hit on { $actor }: triple damage, at least 20.
ds-event-row-6 = Critical hit on { $actor }: triple damage, at least 30.
ds-event-fired = { $item } is fired, { $n ->
    [one] 1 reload step
   *[other] { $n } reload steps
} before the next shot.
ds-event-broke = { $item } fails: no shot, and the weapon has to be put right first.
ds-event-fumbled-melee = Fumble in melee: { $actor } leaves an opening.
ds-event-fumbled-ranged = Fumble with a ranged weapon: { $actor } gets no shot off.
ds-event-fumbled-spell = Fumble with a spell: { $actor } loses control of it.
ds-event-recoiled = The spell recoils on { $actor }.
ds-event-fizzled = The spell of { $actor } comes to nothing.
ds-event-fumbled-explosion = Fumble: { $actor } loses control of the charge.
ds-event-friendly-fire = Friendly fire: { $actor } hits { $other }.
ds-event-friendly-fire-dropped = { $actor }’s fumble counts, friendly fire is left out.
ds-event-free-move = { $actor } may move away freely.
ds-event-no-further = A further attack by { $actor } comes to nothing: no target in reach, or the weapon is not ready.
ds-event-stepped-in = { $actor } steps in for { $other } and becomes the target.
ds-event-watches = { $actor } keeps watch.
ds-event-watch-over = { $actor } attacks from the watch.

# Harm and healing.
ds-event-damage = Damage to { $actor }: { $n }.
ds-event-reduced = Reduction for { $actor }: { $n } less damage.
ds-event-hurt = { $actor } takes { $n } damage
ds-event-healed = { $actor } gets { $n } LP back
ds-event-healed-to = { $line }: { $left } LP now.
ds-event-healed-most = { $line }: { $left } LP now, and no more ({ $n } are lost).
ds-event-revived = { $actor } can fight again.
ds-event-unhealed = The healing does nothing for { $actor }.
ds-event-unhealed-full = { $actor } lacks no LP: the healing is lost.
ds-event-unhealed-down = { $actor } is out: the healing does nothing.
ds-event-left-over = { $line }: { $left } LP left
ds-event-now-down = { $line }, incapacitated.
ds-event-now-exhausted = { $line }, exhausted.
ds-event-went-down = { $actor } collapses from exhaustion.
ds-event-died = { $actor } is dead.
ds-event-stood-firm = { $actor } stays upright.
ds-event-sought-cover = { $actor } seeks cover.
ds-event-cover-sought = { $actor } no longer seeks cover.
ds-event-hit-undone = The belated protection roll holds: the hit on { $actor } does nothing.
ds-event-hit-undone-to = LP now: { $left }.
ds-event-healed-between = { $actor } recovers between the fights: { $n } LP.

# Areas, guns, swarms, damage over time.
ds-event-w-works = { $actor }: the W roll succeeds
ds-event-w-fails = { $actor }: the W roll fails
ds-event-caught = Caught: { $actors } (targets { $n }).
ds-event-blew-up = { $item } blows up in { $actor }’s face.
ds-event-blew-up-harmless = { $item } blows up at { $actor }’s place without hurting anybody.
ds-event-too-close = No time for cover: { $actors }.
ds-event-ground-laid = Ground ({ $source }): { $amount } damage a round for { $n ->
    [one] 1 round
   *[other] { $n } rounds
}.
ds-event-ground-standing = In it: { $actors }.
ds-event-ground-stays = { $area }: { $n ->
    [one] 1 round left
   *[other] { $n } rounds left
}.
ds-event-ground-over = { $area }: over.
ds-event-wound = { $actor } goes on suffering: { $what }.
ds-event-wound-more = { $actor } suffers on top: { $what }.
ds-event-wound-over = Damage over time is over.
ds-event-swarm = A swarm: { $actors }.
ds-event-swarm-over = A swarm no longer: { $actors }.
ds-event-joined-alone = Group attack { $group }: { $actor } rolls.
ds-event-joined = Group attack { $group }: { $actor } rolls, taking part: { $others }.
ds-event-not-joined = { $actor }’s group attack { $group } does not come about.

# Weapons, items, potions, poisons.
ds-event-item-added = { $actor } has now: { $item }.
ds-event-item-there = Here lies now: { $item }.
ds-event-drawn = { $actor } draws { $item }
ds-event-put-away = { $actor } puts away { $item }
ds-event-dropped = { $actor } throws { $item } away.
ds-event-passed = { $actor } gets { $item }.
ds-event-laid-down = { $item } lies there now.
ds-event-loaded = { $actor } loads { $item }: ready.
ds-event-load-step = { $actor } loads { $item }: { $n ->
    [one] 1 step
   *[other] { $n } steps
} to go.
ds-event-treated = { $actor } puts { $item } right again.
ds-event-poisoned = Poison lies on { $item } now: { $poison }.
ds-event-poisoned-some = Poison lies on { $item } now.
ds-event-poison-gone = There is no poison on { $item } any more.
ds-event-drank = { $actor } takes { $substance }.
ds-event-administered = { $actor } gives { $substance } to { $other }.
ds-event-side-1 = Side effect on { $actor }: nausea, −5 on all values.
ds-event-side-2 = Side effect on { $actor }: cramps, no actions.
ds-event-side-3 = Side effect on { $actor }: unconscious, defence 6 at most.
ds-event-side-4 = Side effect on { $actor }: 10 LP are lost at once.
ds-event-side-5 = Side effect on { $actor }: in luck, nothing happens.
ds-event-poison-worked = The poison works on { $actor }: { $substance }.
ds-event-poison-failed = The poison does not work on { $actor }: { $substance }.

# Points, abilities, spells, what lasts.
ds-event-spent = { $actor } spends { $points }.
ds-event-spent-shadow = { $actor } uses shadows worth { $points }, which are not spent.
ds-event-used = { $actor } uses { $ability }.
ds-event-used-on = { $actor } uses { $ability } on { $other }.
ds-event-modified = { $actor }: { $change } ({ $source }, { $until }).
ds-event-modifier-over = A changed value is as it was.
ds-event-announced = { $actor } casts { $spell }
ds-event-announced-channel = { $actor } begins to channel { $spell } (K { $n })
ds-event-channelled = { $actor } channels { $spell }: { $n } of { $needed }.
ds-event-kept-on = { $actor } is not interrupted.
ds-event-broken-off = { $actor } breaks off channelling: { $spell }.
ds-event-interrupted = The damage interrupts { $actor }: { $spell } is lost.
ds-event-lapsed = { $actor } lets the finished spell pass: { $spell }.
ds-event-completed = { $actor } completes { $spell }.
ds-event-w-miss = { $actor }: { $spell } fails
ds-event-w-hit = { $actor }: { $spell } succeeds
ds-event-w-critical = { $actor }: { $spell } succeeds critically
ds-event-w-fumble = { $actor }: a fumble with { $spell }
ds-event-w-both = { $actor }: { $spell } fails, critical and fumble at once
ds-event-resource = { $actor } draws on this in the combat: { $resource }.
ds-event-light-failed = { $actor }’s light test fails: nothing happens, no point is lost.
ds-event-light-failed-numbers = { $actor }’s light test fails ({ $numbers }): nothing happens, no point is lost.
ds-event-light-failed-ability-numbers = { $actor }’s light test fails ({ $numbers }): { $ability } does not come, no point is lost.
ds-light-numbers = { $n }, { $limit } at most; to make up for it: { $missing } AP
ds-light-numbers-armour = { $n }, and without armour or in light armour only a 5 fails; to make up for it: { $missing } AP
ds-event-light-failed-ability = { $actor }’s light test fails: { $ability } does not come, no point is lost.
ds-event-element = { $actor } calls an element: { $element }, { $n ->
    [one] 1 point
   *[other] { $n } points
} in this round.
ds-event-backlash = The shadows demand { $due } damage, { $actor } has caused { $dealt }: they strike back.

# Perception, climbing, carrying, notes, the game client.
ds-note = Note of the plot leader
ds-note-to = For { $actor }
ds-note-by = For the plot leader, by { $actor }
ds-note-about = For the plot leader, by { $actor } to { $other }
ds-note-left = { $source } ({ $effect })
ds-note-open = { $line }: { $what }.
ds-event-weapon-learned = New in the library: { $weapon }.
ds-event-pasted = { $seat } pastes lines of the game client: { $counts }.
ds-paste-fitted = { $n } fitting
ds-paste-kept = { $n ->
    [one] 1 line kept
   *[other] { $n } lines kept
}, fitting no open roll
ds-paste-known = { $n } known already
ds-paste-faults = { $n } unusable
ds-event-offered = { $seat } has a number that has to be confirmed: { $line }.
ds-event-assigned = { $seat } assigns: { $line }.
ds-event-confirmed = { $seat } confirms: { $line }.
ds-event-discarded = { $seat } discards a kept line.
ds-event-climbs = { $actor } climbs ({ $obstacle }).
ds-event-lost-part = { $actor }: T{ $part } is lost by itself.
ds-event-aid-repeats = { $actor } repeats T{ $part } ({ $aid }).
ds-event-aid-cancels = { $actor } makes up for one failure of T{ $part } ({ $aid }).
ds-event-climbed = { $actor } is up or over ({ $obstacle }).
ds-event-climbed-part = { $actor } gets some way up ({ $obstacle }), { $left } left.
ds-event-held-on = { $actor } holds on.
ds-event-fell = { $actor } falls.
ds-event-pinned = { $actor } wedges the weapon into { $other }.
ds-event-not-pinned = { $actor } finds no hold for the weapon.
ds-event-searched = { $actor } searches the surroundings
ds-event-searched-toward = { $actor } searches what lies to the { $direction }
ds-event-camouflaged = { $actor } hides
ds-event-hid = { $actor } is now hidden from { $other }.
ds-event-hid-at = { $actor } is now hidden from { $other }. Last seen: { $area }.
ds-event-noticed = { $actor } notices { $other } only in part: no target.
ds-event-noticed-target = { $actor } notices { $other } in part and may aim there.
ds-event-guessed = { $actor } acts on a hunch: { $area }.
ds-event-found = { $actor } discovers { $other }.
ds-event-lifted = { $actors } lifts { $what }.
ds-event-lifted-together = { $actors } together lift { $what }.
ds-event-too-big = { $actor } cannot do it alone: { $what }.
ds-event-declined = { $actor } does not want to help.
ds-event-move-pledged = { $actor } gives the movement of the coming turn for it.
ds-event-let-go = { $actor } can no longer carry { $what }.
ds-event-pledged = { $actor } gives the action of the coming turn for it.
ds-event-carried = { $actor } carries on with { $what }.
ds-event-carried-length = { $actor } carries { $what } for { $length }.
ds-event-set-down = Set down: { $what }.

# The plot leader.
ds-event-judged = The plot leader: { $question } { $answer }.
ds-event-set = The plot leader sets: { $fact }
ds-event-overruled = The plot leader lets it happen

# Facts that are set by hand.
ds-fact-on = { $actor }: { $what }
ds-fact-life = { $n } LP
ds-fact-start-life = { $n } LP at the start of the combat
ds-fact-healed-between = { $n } LP recovered for the next combat
ds-fact-tried-healing = try at healing between fights used
ds-fact-not-tried-healing = try at healing between fights free
ds-fact-exhausted = exhausted
ds-fact-not-exhausted = not exhausted
ds-fact-was-exhausted = was exhausted at the start of the turn
ds-fact-was-not-exhausted = was not exhausted at the start of the turn
ds-fact-no-resource = no magic resource
ds-fact-resource = magic resource { $what }
ds-fact-magic-points = { $n } magic points
ds-fact-mana-empty = mana used up
ds-fact-mana-not-empty = mana not used up
ds-fact-seeking = seeks cover
ds-fact-not-seeking = does not seek cover
ds-fact-potions = { $n ->
    [one] 1 potion
   *[other] { $n } potions
} in this section
ds-fact-no-ailments = no side effects
ds-fact-normal = normal opponent
ds-fact-not-normal = no normal opponent
ds-fact-normal-asked = whether a normal opponent, is asked
ds-fact-swarm = swarm { $n }
ds-fact-no-swarm = in no swarm
ds-fact-facing = direction of defence { $what }
ds-fact-last-facing = direction of defence of the last round { $what }
ds-fact-exposed = out of full cover
ds-fact-not-exposed = in full cover again
ds-fact-orders = new orders for questions
ds-fact-seat = played by { $what }
ds-fact-veiled = hidden from all at the table
ds-fact-not-veiled = known to all at the table
ds-fact-moved = movement used
ds-fact-not-moved = movement free
ds-fact-walked = moved { $what } in this turn
ds-fact-action-used = action used
ds-fact-action-free = action free
ds-fact-draws = { $n }× drawn or put away
ds-fact-short-used = additional short weapon used
ds-fact-short-free = additional short weapon free
ds-fact-transfer-used = free transfer used
ds-fact-transfer-free = free transfer free
ds-fact-reflex-used = reflex strike used
ds-fact-reflex-free = reflex strike free
ds-fact-charged = charge in this turn
ds-fact-not-charged = no charge in this turn
ds-fact-acted = had the turn in this round
ds-fact-not-acted = has the turn still to come in this round
ds-fact-dealt = { $n } damage caused in this turn
ds-fact-due = { $n } damage demanded by the shadows
ds-fact-shadow = { $n } shadow points used in this round
ds-fact-element = element { $element }, { $n ->
    [one] 1 point
   *[other] { $n } points
} left
ds-fact-no-element = no element called
ds-fact-profile = new profile
ds-fact-marked = mark { $what }
ds-fact-marked-secretly = secret mark { $what }
ds-fact-unmarked = mark { $what } taken off
ds-fact-unmarked-secretly = secret mark { $what } taken off
ds-fact-holder = with { $actor }
ds-fact-lies = lies about
ds-fact-user = used by { $actor } in this round
ds-fact-no-user = not used in this round
ds-fact-loaded = loaded
ds-fact-unloaded = { $n ->
    [one] 1 reload step
   *[other] { $n } reload steps
} to go
ds-fact-broken = out of use until put right
ds-fact-not-broken = fit for use
ds-fact-poison = poisoned with { $what }
ds-fact-some-poison = poisoned
ds-fact-no-poison = no poison
ds-fact-heavy = heavy as a body
ds-fact-not-heavy = light enough to pick up
ds-fact-crew = served by { $actors }
ds-fact-gone = gone
ds-fact-round = round { $number }
ds-fact-turn = the turn is { $actor }’s
ds-fact-no-turn = it is nobody’s turn
ds-fact-charge-range = charge range { $length }
ds-fact-reaches = { $actor } has { $other } in melee range
ds-fact-not-reaches = { $actor } has { $other } not in melee range
ds-fact-distance = { $actor } and { $other }: { $length }
ds-fact-no-distance = { $actor } and { $other }: distance open
ds-fact-no-cover = a cover is gone
ds-fact-no-cover-of = { $actor }: a cover is gone
ds-fact-sight-open = { $actor } is in plain sight of { $other }
ds-fact-sight-hidden = { $actor } is hidden from { $other }
ds-fact-sight-traceless = { $actor } is hidden from { $other } without a trace
ds-fact-sight-partly = { $actor } is noticed in part by { $other }, no target
ds-fact-sight-partly-target = { $actor } is noticed in part by { $other }, allowed as a target
ds-fact-sight-found = { $actor } is discovered by { $other }
ds-fact-area = new ground ({ $source }): { $amount } damage a round, { $n ->
    [one] 1 round
   *[other] { $n } rounds
}
ds-fact-place = a new place
ds-fact-no-area = over: { $area }
ds-fact-stands = { $actor } stands here: { $area }
ds-fact-not-stands = { $actor } does not stand here: { $area }
ds-fact-no-wound = damage over time is gone
ds-fact-no-modifier = a changed value is as it was
ds-fact-uses = { $actor }: { $ability } used, turn { $turn }, round { $round }, section { $section }
ds-fact-no-channel = { $actor } channels no longer
ds-fact-no-climb = { $actor } climbs no longer
ds-fact-load-together = carried by { $actors } together: { $what }
ds-fact-load = carried by { $actors }: { $what }
ds-fact-no-load = carried by nobody: { $what }
ds-fact-note-done = a note is settled
ds-fact-no-latest = the latest hit stands
ds-fact-item = here lies: { $item }
ds-fact-item-of = { $actor } has: { $item }
ds-fact-switches = house rules: { $switches }
ds-fact-switches-usual = house rules as preset
ds-fact-frame = seats, profiles and library
ds-fact-join = { $actor } joins

# Questions and judgements.
ds-question-judge = { $seat }: { $question }
ds-question-start-life = With how many LP do they begin? Proposed: { $lives }.
ds-question-start-life-other = With how many LP do all begin?
ds-question-unloaded = What is not loaded as the combat begins? To choose from: { $items }.
ds-question-face = { $other } attacks: where does { $actor } defend in this round?
ds-question-repeat = { $actor } has rolled { $natural }, { $total } in all: once more ({ $right })?
ds-question-repeat-other = Does { $actor } repeat the roll ({ $right })?
ds-question-protect = { $other } hits { $actor } ({ $details }): what protects?
ds-question-protect-damage = { $other } hits { $actor } ({ $details }) for { $n } damage: what protects?
ds-question-seek-many = { $actor } threatens several at once: who seeks cover ({ $actors })?
ds-question-may-seek = { $actor } attacks: who has time and room to seek cover ({ $actors })?
ds-question-caught = { $actor } attacks an area ({ $kind }, targets { $n }): whom does it catch ({ $actors })?
ds-question-step-in = { $by } attacks { $other }: who steps in ({ $actors })?
ds-question-join = Group attack { $group } on { $other }, announced by { $by }: do they take part ({ $actors })?
ds-question-part = { $other } leaves: does { $actor } strike?
ds-question-part-reloads = { $other } reloads in melee: does { $actor } strike?
ds-question-counter = { $other } has fumbled: what does { $actor } make of it?
ds-question-exposed = { $actor } shoots at { $other }: which friends are in the line?
ds-question-victim = Friendly fire of { $actor }: whom does it hit ({ $actors })?
ds-question-further = A further attack by { $actor }: on whom?
ds-question-second = { $actor } may use the second weapon too ({ $item }): whom does it attack?
ds-question-follow-hit = A hit on { $other }: does { $actor } use an ability?
ds-question-follow-miss = { $other } is missed: does { $actor } use an ability?
ds-question-follow-failed = The roll against { $other } has failed: does { $actor } repeat it with an ability?
ds-question-follow-attacked = { $other } attacks: does { $actor } use an ability against it?
ds-question-lessen = { $actor } is about to take { $n } damage ({ $cause }): does an ability lessen it?
ds-question-climb-aid = { $actor } has failed { $parts }: does something help?
ds-question-climb-range = How far does { $actor } get in climbing ({ $obstacle })?
ds-question-fallen = { $actor } falls ({ $obstacle }): how much damage does the fall do?
ds-question-in-field = { $actor } searches (direction: { $direction }): who is in the field of view ({ $actors })?
ds-question-detail = { $actor }’s perception test, { $grade }: what is there to see?
ds-question-bear = { $other } wants to carry { $what }: does { $actor } help?
ds-question-size-of = { $actor } lifts { $what }: how big is it in comparison?
ds-question-resource = Which magic resource does { $actor } draw on in this combat?
ds-question-break-off = This breaks off { $actor }’s channelling ({ $spell }): all the same?
ds-question-compensate = { $actor }’s light test has failed: help along with { $n } AP?
ds-question-compensate-other = { $actor }’s light test has failed: help along with AP?
ds-question-avert = The shadows strike back at { $actor } for { $n } damage: does a magical shield avert it?
ds-question-damage = { $actor } has an unknown weapon ({ $weapon }): what damage does it do?
ds-judge-range = Does { $actor }’s attack reach { $other } ({ $kind })?
ds-judge-range-distance = Does { $actor }’s attack reach { $other } ({ $kind }, { $distance })?
ds-judge-charge = Does { $actor }’s move of { $length } count as a charge already?
ds-judge-back = Does { $actor } attack { $other }’s back?
ds-judge-seek = { $other } attacks ({ $kind }): does { $actor } have time and room to seek cover?
ds-judge-full-cover = Can { $actor } hit { $other } in spite of full cover?
ds-judge-normal = Is { $actor } a normal opponent?
ds-judge-dead = Is { $actor } dead?
ds-judge-belated = Was there too little time for { $actor }, so that the protection roll may still be made?
ds-judge-pair = Are { $actor }’s { $first } and { $second } a pair of weapons?
ds-judge-mixed = May { $actor } fire { $item } at a distance?
ds-judge-chain = Does { $actor } leave other enemies by pursuing, who may strike?
ds-judge-adapt = { $actor } would like to use an ability outside a combat, { $words }: is that all right?
ds-judge-pin = Are weapon and height fit for { $actor } to wedge the weapon into { $other }?
ds-judge-partly = May { $actor } aim at { $other }, noticed only in part?
ds-judge-group = Group attack { $group } of { $actor } on { $other }: is what it needs so ({ $needs })?
ds-judge-helpless = Can { $actor } give { $other } something to drink in that state?
ds-judge-watched = Does { $other } set off the watch of { $actor }?
ds-judge-pause = { $actor } would like to do something in the pause between two fights, { $words }: is that all right?

# Answers.
ds-answer-all-loaded = Everything is loaded
ds-answer-unloaded = Not loaded: { $items }
ds-answer-take = Nothing, take the hit
ds-answer-part-nothing = Let go
ds-answer-part-reflex = Reflex strike
ds-answer-part-overrun = Overrun
ds-answer-counter-nothing = Nothing
ds-answer-counter-strike = Counter-attack that hits
ds-answer-counter-move = Free movement
ds-answer-no-ability = No ability
ds-answer-damage = { $n } damage
ds-answer-go-on = On without help
ds-answer-aid = T{ $part } with { $aid }
ds-answer-repeat-yes = Repeat
ds-answer-repeat-no = Let it stand
ds-answer-join-yes = Take part
ds-answer-join-no = Not take part
ds-answer-bear-yes = Help
ds-answer-bear-no = Not help
ds-answer-break-off-yes = Break off
ds-answer-break-off-no = Go on channelling
ds-answer-compensate-yes = Help along
ds-answer-compensate-no = Let it fail

# Parts of numbers.
ds-part-attack = attack bonus
ds-part-value = attack value
ds-part-sight = FA or Z and circumstances
ds-part-shield = NA and circumstances
ds-part-poison = weapon’s bonus
ds-part-bonus = additions
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
ds-part-faint = fainted, 6 at most
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
ds-part-dealt = caused

# How somebody stands.
ds-status = { $actor }: { $parts }
ds-status-life = { $now }/{ $base } LP
ds-status-life-start = { $now }/{ $start } LP (profile { $base })
ds-status-action-points = { $now }/{ $most } AP
ds-status-focus-points = { $now }/{ $most } FP
ds-status-magic-points = { $resource } { $now }/{ $most }
ds-chip-exhausted = exhausted
ds-chip-mana-empty = mana used up
ds-chip-veiled = hidden from the table
ds-chip-secret-mark = { $what } (secret)
ds-chip-seeking = seeks cover
ds-chip-exposed = out of full cover
ds-chip-swarm = in a swarm
ds-chip-normal = normal opponent
ds-chip-not-normal = no normal opponent
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
ds-chip-carries = carries { $what }
ds-chip-carried = carried by { $actors }
ds-chip-engaged = in reach of { $actors }
ds-chip-stands = { $area }
ds-chip-hidden = hidden from { $actors }
ds-chip-facing = defends: { $facing }
ds-chip-drawn = in hand: { $items }
ds-chip-unloaded = { $n ->
    [one] 1 reload step
   *[other] { $n } reload steps
} to go
ds-chip-broken = out of use
ds-chip-poisoned = poisoned
ds-chip-moved = movement used
ds-chip-walked = moved { $length }
ds-chip-move-granted = one more movement
ds-chip-watches = keeps watch
ds-chip-charged = charge
ds-chip-action-used = action used
ds-chip-acted = had the turn in this round
ds-chip-reflex-used = reflex strike used
ds-chip-transfer-used = free transfer used
ds-chip-walk-pledged = coming movement given away
ds-chip-pledged = coming action given away
ds-chip-stepped-in = has stepped in
ds-chip-element = { $element }: { $n ->
    [one] 1 point
   *[other] { $n } points
} left
ds-chip-shadow = shadow: { $n } used
ds-chip-due = shadows demand { $due }, caused { $dealt }
ds-chip-order-seek = seeking cover: { $order }
ds-chip-order-protect = protection rolls: { $order }
ds-chip-order-parting = striking at those who leave: { $order }

# The scene.
ds-scene-before = No combat section yet
ds-scene-section = Combat section { $number }, { $n ->
    [one] 1 fight
   *[other] { $n } fights
}
ds-scene-closed = Combat section { $number } is over
ds-scene-combat = Round { $number }
ds-scene-turn = Turn of { $actor }
ds-scene-no-turn = The next turn is open
ds-scene-order = Order: { $order }
ds-order-acted = had the turn
ds-order-faint = fainted
ds-scene-charge = Charge range: { $length }
ds-scene-engaged = { $actor } and { $other } in melee
ds-scene-place = { $area }: { $actors }
ds-scene-ground = { $area }: { $amount } damage a round, { $n ->
    [one] 1 round
   *[other] { $n } rounds
} left; in it: { $actors }
ds-scene-items = Lying there: { $items }
ds-now-peace = No combat: searching and hiding go on as well, everything else is free play.
ds-now-section = The combat section is open, there is no fight yet.
ds-now-pause = A pause between two fights of a section: points stay as they are.
ds-now-nobody = The next turn is open.
ds-now-hidden = Somebody has the turn.
ds-now-turn = It is { $actor }’s turn: { $left }.
ds-now-movement = movement
ds-now-action = action
ds-now-free = { $actor } has the turn: the action is used, still free: { $left }.
ds-now-spent = { $actor } has the turn: the action is used.
ds-now-transfer = handing over
ds-now-draw = drawing

# Lines of the game client, the tray, numbers that are not taken.
ds-line-impossible = This number cannot fall in that range.
ds-line-backwards = The range ends before it begins.
ds-line-too-large = A number is greater than the game client rolls.
ds-line-not-from-client = What stands before the name is no time: somebody may have written the line.
ds-line-no-name = That is no name of a character.
ds-tray-not-waited = No roll is waited for under that name.
ds-tray-other-range = A roll in another range is waited for.
ds-tray-two-of-that-name = Two characters bear that name: who is meant?
ds-tray-unconfirmed = It fits, and somebody else has to confirm the number first.
ds-not-taken-out-of-range = A number from { $low } to { $high } is expected.
ds-not-taken-way-closed = The table takes no numbers that way.
ds-not-taken-own-dice = One’s own dice somebody else confirms.
ds-not-taken-nothing-to-confirm = There is nothing to confirm here.
ds-not-taken-other-roll = That is a roll in another range.
ds-not-taken-gone = The line is not kept any more.

# What is wrong in a profile line.
ds-fault-no-colon = A colon is missing after the name.
ds-fault-no-name = The name is missing before the colon.
ds-fault-no-such-skill = N, F or Z is expected here.
ds-fault-skill-twice = This value is there already.
ds-fault-no-melee = N is missing.
ds-fault-no-ranged = F is missing.
ds-fault-no-magic = Z is missing.
ds-fault-no-equals = “=” is expected here.
ds-fault-not-twenty = An attack value begins with 20, the die.
ds-fault-no-bonus = A number is missing after the sign.
ds-fault-no-bar = “|” and the defence are expected here.
ds-fault-no-defence = A number is missing after “|”.
ds-fault-too-large = Numbers that large are not played.
ds-fault-no-life = The LP are missing.
ds-fault-no-life-number = A number is missing for the LP.
ds-fault-no-such-points = Nobody knows points of that name.
ds-fault-no-points = A number is missing for the points.
ds-fault-points-twice = These points are there already.
ds-fault-unread = This text belongs to nothing.
ds-remark-bonus-range = { $written } lies outside −5 to +5; what is written holds.
ds-remark-no-sign = There is no sign before { $written }: read as plus.
ds-remark-action-points = { $written } AP, by the table it would be { $usual }.
ds-remark-magic-points = { $written } magic points, by the table it would be { $usual }.
ds-remark-life = { $written } LP: { $usual } is played.
ds-remark-light-or-life = “LP” in the second line are light points here.
ds-remark-two-resources = More than one magic resource: which one counts, you choose.
ds-remark-ability-twice = This ability is there twice.

# The library.
ds-list-weapons = Weapons
ds-list-protections = Protection
ds-list-abilities = Abilities
ds-list-spells = Spells
ds-list-substances = Potions and poisons
ds-list-groups = Group attacks
ds-difference-added = new
ds-difference-kept = different, one’s own stays
ds-difference-replaced = replaces one’s own
ds-data-no-name = The name is missing.
ds-data-name-twice = The list has this name already.
ds-data-too-long = 80 characters at most for names and 400 for texts.
ds-data-too-many = No list holds so many entries.
ds-data-hands = Weapons take one hand or two.
ds-data-no-use = Nobody can attack with it, neither near nor far.
ds-data-needs-w = Guns and explosives need a W value.
ds-data-needs-targets = Guns and explosives need the “Ziele” value.
ds-data-no-explosion = Only guns and explosives have W and “Ziele”.
ds-data-w = Nobody reaches this W value, or everybody.
ds-data-natural = Critical and fumble numbers lie between 1 and 20.
ds-data-escalation = Of a fumble escalation roll some numbers are bad, but not all.
ds-data-negative = This amount may fall below 0.
ds-data-no-time = Damage over time needs damage and rounds.
ds-data-unreachable = This value cannot be reached.
ds-data-certain = This value cannot be missed.
ds-data-needs-class = Armour needs to say how heavy it is.
ds-data-needs-most = Armour needs its maximum damage.
ds-data-armour-bonus = Armour rolls get no bonus.
ds-data-against-nothing = This protection helps against nothing.
ds-data-needs-pool = It costs points: which, is missing.
ds-data-element = An element goes with element points, and with nothing else.
ds-data-no-uses = A limit of no uses.
ds-data-does-nothing = The entry does nothing: in play it becomes a note to the plot leader.
ds-data-no-such-protection = The library has no such protection.
ds-data-no-targets = This range holds nothing but 0.
ds-data-damage-and-healing = A spell does damage or heals, not both.
ds-data-not-poison = Only poisons name weapons.
ds-data-members = A group attack takes two at least, and its most not below its fewest.

# Why something is not legal.
ds-bar-no-such-thing = There is no such thing here
ds-bar-out-of-bounds = A number or amount is beyond what the software can hold
ds-bar-no-combat = No combat is running
ds-bar-in-combat = A combat is running
ds-bar-no-section = No combat section is open
ds-bar-in-section = A combat section is open already
ds-bar-not-your-turn = It is somebody else’s turn
ds-bar-acted-already = The turn of this round has been had
ds-bar-not-taking-part = Takes no part in the combat
ds-bar-takes-part = Takes part already
ds-bar-cannot-act = Whoever is incapacitated, dead or gone does not act
ds-bar-seeks-cover = Whoever seeks cover neither moves nor acts
ds-bar-ailing = Cramps prevent any action
ds-bar-faint = Whoever has fainted does nothing
ds-bar-too-many-targets = There is no room for so many targets
    .numbers = There is no room for so many targets: { $have } named, targets { $need }
ds-bar-limit = The software holds no more
    .numbers = The software holds { $need } at most
    .numbers = The software holds no more: { $have }, { $need } at most
ds-bar-movement-used = The movement is used
ds-bar-move-before-action = The movement comes before the action
ds-bar-action-used = The action is used
ds-bar-no-draw-left = No draw is left in this turn
ds-bar-not-ready = It is not ready
ds-bar-not-drawn = The weapon is not drawn
ds-bar-not-held = Somebody else has it just now, or it lies about
ds-bar-used-by-other = Somebody else has used it in this round
ds-bar-no-transfer-left = Neither the free transfer nor an action is left
ds-bar-not-loaded = The weapon is not loaded
ds-bar-loaded-already = The weapon is loaded, or needs no loading
ds-bar-is-broken = After the fumble the weapon has to be put right first
ds-bar-not-broken = It needs no putting right
ds-bar-wrong-weapon = It is no weapon for that
ds-bar-not-in-melee = Not in melee range
ds-bar-too-close = Weapons that need no reloading are not fired in melee range
ds-bar-on-oneself = One does not do that to oneself
ds-bar-target-down = The target is down
ds-bar-is-hidden = The target is hidden
ds-bar-in-full-cover = The target is in full cover
ds-bar-no-pair = These two weapons are no pair
ds-bar-pair-not-released = Two two-handed weapons the plot leader has to release
ds-bar-no-points = Not enough points
    .numbers = Not enough points: { $need } needed, { $have } there
ds-bar-not-known = That is not on the profile
ds-bar-wrong-moment = This is not the moment for it
ds-bar-limit-reached = It cannot be used more often
ds-bar-needs-charge = It needs a charge
ds-bar-need-not-met = What it needs is not so
ds-bar-facing-fixed = The direction is fixed for the round
ds-bar-too-heavy-armour = Heavy armour rules it out
ds-bar-medium-armour = Medium or heavy armour rules it out
ds-bar-no-flight = Nobody is overrun who only reloads
ds-bar-no-hit = There is no hit that could be undone
ds-bar-no-protection = This protection does not help here, or was tried
ds-bar-seeks-already = Seeks cover already
ds-bar-not-revived = Healing does not bring the incapacitated back
ds-bar-outside-combat = Combat abilities work in a combat only
ds-bar-tried-already = The one try of this interval is used
ds-bar-needs-words = Words are wanted
ds-bar-too-far = That is too far
    .numbers = That is too far: { $need }, { $have } at most
ds-bar-no-aid = This aid does not help that sub-roll
ds-bar-no-hold = The hit did not go deep enough
ds-bar-wrong-value = A perception test takes FA or Z
ds-bar-never-seen = Nobody knows where it was seen last
ds-bar-not-heavy = It is not heavy: it is picked up
ds-bar-too-heavy = It is carried like a body
ds-bar-is-carried = It is carried already
ds-bar-needs-two = It takes two
ds-bar-not-lifted = Nobody has lifted it yet
ds-bar-not-potion = It is no potion
ds-bar-takes-no-poison = That weapon does not take that poison
ds-bar-not-poison = It is no poison
ds-bar-no-swarmer = No swarmer: the profile has more than 5 LP
ds-bar-wrong-number = So many take no part in this group attack
ds-bar-no-crew = Whoever neither holds the gun nor belongs to its crew does not fire it
ds-bar-in-melee = An enemy is in melee range
ds-bar-other-resource = It takes another magic resource
ds-bar-beyond-shadows = It costs more shadow points than there are
ds-bar-too-many-shadows = With what was used it is too many shadow points for this round
ds-bar-light-tried = The light test has failed in this turn already
ds-bar-no-element = No element was called in this round
ds-bar-other-element = Another element was called in this round
ds-bar-element-called = An element was called in this round already
ds-bar-not-channelling = Nothing is being channelled
ds-bar-not-channelled = The spell is not channelled to the end yet
ds-bar-wrong-targets = The spell needs a target, or others than are named
ds-bar-other-roll = That is a roll in another range, or none waits
ds-bar-own-dice = One’s own dice somebody else confirms
ds-bar-way-closed = The table takes no numbers that way
ds-bar-wrong-side = It does not suit the side that the target is on

# House rules.
ds-switch-dice-trust = Whose dice count
    .text = Does everybody enter the own numbers, does a second person confirm them, or does only the server roll?
ds-switch-dice-server = Server rolls
    .text = May the server roll?
ds-switch-dice-typed = Typing numbers
    .text = May numbers be typed?
ds-switch-dice-pasted = Pasting lines
    .text = May lines of the game client be pasted?
ds-switch-transfer-budget = Free transfer
    .text = Is the one free transfer for a round or for a turn?
ds-switch-drop-is-free = Dropping is free
    .text = Does throwing a weapon away never count?
ds-switch-revive-by-healing = Healing revives
    .text = Does healing in combat bring the incapacitated back?
ds-switch-healing-cap = Cap of healing
    .text = How far does healing in combat go?
ds-switch-adapted-healing-single-try = One healing try
    .text = Is there only one try at healing between two fights?
ds-switch-points-refill = Points come back
    .text = When do spent points come back?
ds-switch-reroll-cancels-fumble = Repeating cancels the fumble
    .text = Does a repeated roll take back the fumble of the first?
ds-switch-critical-scope = What a critical multiplies
    .text = Does a critical hit multiply the weapon’s damage roll or the whole hit?
ds-switch-disengage-window = When leaving is dangerous
    .text = Does melee of the previous round count, or that since one’s own last turn?
ds-switch-reload-allows-overrun = Overrun on reloading
    .text = May somebody be overrun who reloads in melee?
ds-switch-gun-20-succeeds = The 20 at a gun
    .text = Does a natural 20 on the W roll of a gun always succeed?
ds-switch-aid-natural-1-fails = The 1 in healing
    .text = Do healing and strengthening fail on a natural 1, without a fumble?
ds-switch-one-shield-roll-only = Shield or armour
    .text = Is it either shield or armour against one attack?
ds-switch-separate-shield-facing = Shield direction of its own
    .text = Does a shield have a direction of its own?
ds-switch-one-exhaustion-roll = One exhaustion roll
    .text = Is one exhaustion roll enough for empty mana and few LP together?
ds-switch-shadow-backlash = Backlash of the shadows
    .text = Does all that the shadows demand fall back, or only what is missing?
ds-switch-element-pool = Element pool
    .text = Do element points draw on a pool for the combat section?
ds-switch-swarm-extra = Extra attack of a swarm
    .text = Does each swarmer get an extra attack, or the swarm one in a round?
ds-switch-two-handed-pairs = Two two-handed weapons
    .text = May everybody fight with two two-handed weapons?
ds-switch-secret-perception = Secret perception
    .text = Does only the plot leader see how perception tests go?
ds-switch-turn-order = Order of turns
    .text = Do turns follow the fixed order, freely within a side, or quite freely?
ds-switch-ask-start-life = LP at the start of a combat
    .text = Is the plot leader asked for LP at the start of a combat?
ds-switch-ask-loaded = Loaded weapons
    .text = Is the plot leader asked what is loaded as a combat begins?
ds-switch-ask-fate = Out or dead
    .text = Is the plot leader asked whether somebody at 0 LP is dead?
ds-switch-ask-normal = Normal opponents
    .text = Is the plot leader asked who is a normal opponent?
ds-switch-ask-range = Range
    .text = Is the plot leader asked whether an attack reaches that far?
ds-switch-ask-charge = Short charge
    .text = Is the plot leader asked whether a shorter move counts as a charge?
ds-switch-ask-facing = Direction of defence
    .text = Are defenders asked for a direction before the first melee attack of the round?
ds-switch-ask-back = Back attack
    .text = Is the plot leader asked whether an attack comes from behind?
ds-switch-ask-exposed = Friends in the line
    .text = Is the plot leader asked which friends are in the line of a shot?
ds-switch-ask-victim = Friendly fire
    .text = Is the plot leader asked whom friendly fire hits?
ds-switch-ask-seek = Time for cover
    .text = Is the plot leader asked whether there is time and room for cover?
ds-switch-ask-belated = Belated protection
    .text = Is the plot leader asked whether a belated protection roll may be made?
ds-switch-ask-full-cover = Targets in full cover
    .text = Is the plot leader asked whether somebody in full cover can be hit?
ds-switch-ask-pair = Further pairs of weapons
    .text = Is the plot leader asked about pairs of weapons that are not listed?
ds-switch-ask-mixed = Mixed pair at a distance
    .text = Is the plot leader asked whether the handgun of a mixed pair may be fired at a distance?
ds-switch-ask-repeat = Repeating
    .text = Are attackers asked whether they repeat a miss?
ds-switch-ask-protection = Protection rolls
    .text = Is it asked before protection rolls that cost nothing?
ds-switch-ask-chain = Pursuing past others
    .text = Is the plot leader asked whether whoever pursues leaves other enemies?
ds-switch-ask-climb-range = How far a climb goes
    .text = Is the plot leader asked how far a climber gets?
ds-switch-ask-fall = Falls
    .text = Is the plot leader asked what a fall does?
ds-switch-ask-pin = A weapon as a hold
    .text = Is the plot leader asked whether a weapon can be wedged into a creature?
ds-switch-ask-field = Field of view
    .text = Is the plot leader asked which of the hidden are in the field of view?
ds-switch-ask-partly = Noticed in part
    .text = Is the plot leader asked whether those noticed in part may be targeted?
ds-switch-ask-detail = What there is to see
    .text = Is the plot leader asked what a weak or critical perception success shows?
ds-switch-ask-resource = Magic resource
    .text = Are those asked before each combat who could choose between magic resources?
ds-switch-ask-break-off = Breaking off channelling
    .text = Is it asked before movement or attack breaks off channelling?
ds-switch-ask-size = Size of a load
    .text = Is the plot leader asked how big a load is in comparison?
ds-switch-ask-caught = Targets of an area
    .text = Is the plot leader asked whom an area catches?
ds-switch-ask-step-in = Stepping in
    .text = Is it asked whether somebody steps in for a friend who is attacked?
ds-switch-ask-group = Group attacks
    .text = Is the plot leader asked whether a group attack is possible?
ds-switch-ask-helpless = Potions for the helpless
    .text = Is the plot leader asked whether a helpless one can be given a potion?
ds-switch-ask-watch = Watch
    .text = Is the plot leader asked whether something happens in the half circle that is watched, before somebody attacks from the watch?
ds-position-off = does not come up
ds-position-ask = ask
ds-position-automatic = as usual
ds-position-own = each the own
ds-position-confirmed = a second person confirms
ds-position-server = only the server
ds-position-round = each round
ds-position-turn = each turn
ds-position-profile-or-start = profile or start of combat, whichever is higher
ds-position-profile = LP of the profile
ds-position-none = without limit
ds-position-section = with the combat section
ds-position-combat = with each combat
ds-position-never = by the plot leader only
ds-position-weapon-roll = the weapon’s damage roll
ds-position-whole-hit = the whole hit
ds-position-previous-round = previous round
ds-position-since-own-last-turn = since one’s own last turn
ds-position-full = all that is demanded
ds-position-shortfall = only what is missing
ds-position-each = each swarmer
ds-position-once-per-swarm = once per swarm
ds-position-fixed = fixed order
ds-position-free-in-side = free within the side
ds-position-free = quite free
