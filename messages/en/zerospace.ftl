# ZeroSpace 3e: all that is said at the table (crates/zerospace-ui/src/words). Keys begin with `zs-`, besides those
# that any book must have. What forms, files and plays say besides stands in the files zerospace-*.ftl.

-gm = GM

# What somebody is asked, in a word or two: any book has these, for every kind of question.
waiting-roll-again = rerolling dice
    .prompt = Rerolling dice
waiting-buy-die = buying a bonus die
    .prompt = Buying a bonus die after the roll
waiting-force = a forced action
    .prompt = Forcing an action
waiting-cut-in = a deferred turn
    .prompt = Taking a deferred turn
waiting-panic = fleeing or cowering
    .prompt = Fleeing or cowering
waiting-loot = loot from disarming
    .prompt = What to take when disarming
waiting-finish = unconscious or dead
    .prompt = Unconscious or dead
waiting-judge = a ruling
    .prompt = Game master’s rulings
waiting-set-difficulty = a difficulty
    .prompt = Setting a difficulty
waiting-fail-forward = the consequence of a failure
    .prompt = What a failure leads to
waiting-bonus = the benefit of an exceptional success
    .prompt = Benefit of an exceptional success
waiting-harm = damage from a fall
    .prompt = Damage from a fall
waiting-throw-now = throwing at once
    .prompt = Throwing at once
waiting-throw-length = the distance of a throw
    .prompt = How far someone is thrown
waiting-hint = a hint
    .prompt = Hints
waiting-consent = consent to a death
    .prompt = Consenting to a death
waiting-assist = help
    .prompt = Helping
waiting-goes-first = a tie in the order
    .prompt = Ties in the order
waiting-heal = recovery overnight
    .prompt = Recovery overnight
zs-plan-dice = Then buy dice while { NAME($actor) } is behind
zs-plan-more-dice = Then buy more dice while { NAME($actor) } is behind
zs-waiting-outcome = what happens next
zs-waiting-difficulty = the difficulty of { $skill } for { NAME($actor) }

# Names.
zs-attribute-strength = Strength
zs-attribute-dexterity = Dexterity
zs-attribute-intelligence = Intelligence
zs-attribute-will = Will
zs-attribute-power = Power
zs-endurance = Endurance
zs-gait-walk = walking
zs-gait-run = running
zs-gait-sprint = sprinting
zs-band-near = close
zs-band-short = short
zs-band-medium = medium
zs-band-long = long
zs-band-extreme = extreme
zs-out-unconscious = unconscious
zs-out-dead = dead
zs-out-left = gone
zs-fear-flee = flee
zs-fear-cower = cower
zs-ailment-blind = blindness
zs-ailment-fear = fear
zs-rest-breather = a few minutes
zs-rest-short = a short rest
zs-rest-night = a night’s sleep
zs-mode-strike = attack
zs-mode-charge = charge
zs-mode-disarm = disarming
zs-mode-grapple = grappling
zs-mode-hurt = hurting in a grip
zs-mode-throw-down = throwing down
zs-kind-normal = normal
zs-kind-mental = mental
zs-kind-altering = altering
zs-combat-melee = close combat
zs-combat-ranged = ranged combat
zs-actor-named = named character
zs-actor-unnamed = unnamed character
zs-actor-object = object
zs-familiarity-known = known task
zs-familiarity-unknown = unknown task
zs-familiarity-esoteric = esoteric task
zs-side = side { $number }
zs-side-players = player characters
zs-side-opposition = opposition
zs-metres = { $n } m
zs-metres-half = { $n }.5 m
zs-points-n = { $n ->
    [one] 1 action point
   *[other] { $n } action points
}
zs-endurance-n = { $n } endurance
zs-stake-left = { $left } of { $most } left
zs-stake-out = out of the fight
zs-stake-margin = { $stake }; 1 more for every 3 of the margin
zs-dice-n = { $n }d6
zs-ask-roll = Roll { $dice }
zs-difficulty-moderate = { $n } (moderate)
zs-difficulty-hard = { $n } (hard)
zs-difficulty-complicated = { $n } (complicated)
zs-difficulty-incredible = { $n } (incredible)

# Conflict and turns.
zs-event-conflict-began = A conflict begins. Order: { $order }.
zs-event-conflict-began-by = { $actor } begins a conflict. Order: { $order }.
zs-order-place = { $actor } ({ $result })
zs-order-shared = { $actors } together
zs-event-placed = { $actor } joins the order at position { $place }.
zs-event-placed-rolled = { $actor } joins the order with { $result }, at position { $place }.
zs-event-round-began = Round { $number } begins.
zs-event-turn-began = Turn: { $actor }.
zs-event-slot-passed = { $actor } cannot act: the turn is skipped.
zs-event-turn-lost = { $actor } cannot continue: the turn is over.
zs-event-turn-forfeited = { $actor } gave up this turn for a forced action: it is skipped.
zs-event-deferred = { $actor } defers the turn.
zs-event-deferred-lapsed = The deferred turn of { NAME($actor) } lapses.
zs-event-deferred-taken = { $actor } takes the deferred turn and cuts in.
zs-event-called-up = { $actor } acts out of order.
zs-event-turn-spent = { $actor } has already acted in this round.
zs-event-turn-resumed = { $actor } resumes the interrupted turn.
zs-event-joined = { $actor } uses the deferred turn to join { NAME($other) }.
zs-event-environment = The environment: { $things } moves.
zs-event-environment-many = The environment: { $things } move.
zs-event-loosened = { $thing } now moves on its own.
zs-event-loosened-falls = { $thing } falls at the end of the round.
zs-event-loosened-pilot = { $thing } is steered by { NAME($actor) }.
zs-event-steered = { $actor } moves { $thing }.
zs-event-conflict-ended = The conflict is over. Dodging, surprise and deferred turns end with it.
zs-event-scene-ended = The scene is over. Distraction and surprise end with it.
zs-event-surprised = { $actor } is surprised.
zs-event-not-surprised = { $actor } is no longer surprised.
zs-event-side-alone = Only one side is left: { $side }.

# Actions.
zs-event-attack = { $actor } attacks { NAME($other) }
zs-event-attack-mental = { $actor } attacks the mind of { NAME($other) }
zs-event-attack-charge = { $actor } charges at { NAME($other) }
zs-event-attack-disarm = { $actor } tries to disarm { NAME($other) }
zs-event-attack-grapple = { $actor } grapples with { NAME($other) }
zs-event-attack-hurt = { $actor } tries to hurt { NAME($other) } in the grip
zs-event-attack-throw-down = { $actor } tries to throw { NAME($other) } to the ground
zs-event-sweep = { $actor } makes a sweep attack
zs-event-blast = { $actor } sets off a blast
zs-event-with = { $line } with { $weapon }.
zs-event-distract = { $actor } tries to distract { NAME($other) }
zs-event-dodge = { $actor } focuses on defence
zs-event-escape = { $actor } tries to break free from the grip of { NAME($other) }
zs-event-throw = { $actor } throws { NAME($other) }
zs-event-check = { $actor } makes a check: { $skill }
zs-event-help = { $actor } helps { NAME($other) }
zs-event-recover = { $actor } tries to recover
zs-event-called-off = { $actor } does not get to act; nothing is used up: { $rule }.
zs-event-gait-walk = { $actor } walks.
zs-event-gait-run = { $actor } runs.
zs-event-gait-sprint = { $actor } sprints.
zs-event-moved = { $actor } moves
zs-event-moved-length = { $actor } moves { $length }
zs-event-hindered = An obstacle halves the movement of { NAME($actor) }.
zs-event-movement-used = That uses up { NAME($actor) }’s movement action.
zs-event-prone = { $actor } lies down.
zs-event-stands-up = { $actor } gets up.
zs-event-covered = { $actor } takes cover.
zs-event-uncovered = { $actor } leaves cover.
zs-event-quick = { $actor }, quick action
zs-event-free = { $actor }, free action
zs-event-forced-dodge = { $actor } forces an action and dodges ({ $attribute }). { $price }
zs-event-forced-cover = { $actor } forces an action and takes cover. { $price }
zs-event-forced-out = { $actor } forces an action and sprints out of the danger area. { $price }
zs-event-forced-shield = { $actor } forces an action and jumps in front of { NAME($other) }. { $price }
zs-event-forced-other = { $actor } forces an action in defence: { $words }. { $price }
zs-forced-next = The next turn is given up for it.
zs-forced-stored = The deferred turn is given up for it.
zs-event-dodging = { $actor } dodges ({ $attribute }): +1 die on every defence until the next turn.
zs-event-dodge-ended = { $actor } is no longer dodging.

# Rolls.
zs-event-rolled = { $actor } rolls { $what }: { $parts } = { $total }.
zs-event-rolled-pool = { $actor } rolls { $what }: { $parts } = { $total }. Dice: { $pool }.
zs-roll-skill = { $skill } ({ $attribute })
zs-roll-shown = { $n ->
    [one] 1d6 shows
   *[other] { $n }d6 show
} { $shown }
zs-roll-none = no dice
zs-event-rerolled = { $actor } rerolls thanks to a specialisation: { $faces } { $n ->
    [one] becomes
   *[other] become
} { $shown }.
zs-faces-ones = { $n ->
    [one] a 1
   *[other] { $n } ones
}
zs-faces-twos = { $n ->
    [one] a 2
   *[other] { $n } twos
}
zs-event-difficulty-raised = { $actor } is short of dice, so the { -gm } rolls them: the difficulty rises by { $n }.
zs-event-resolved = { $actor } against { NAME($other) }: { $result }.
zs-resolved-side = { $actor } ({ $total })
zs-resolved-someone = someone
zs-event-resolved-difficulty = { $actor } against DV { $value }: { $result }.
zs-event-resolved-hidden-gm = { $actor } against DV { $value } (hidden): { $result }.
zs-event-resolved-hidden = { $actor } against a hidden difficulty.
zs-event-resolved-nothing = { $actor }, no defence: { $result }.
zs-event-together = Working together, { $number } in all: the worst result counts, that of { NAME($actor) }. { $result } and { $help } for the number of people make { $total }.
zs-result-round = the round goes to { NAME($actor) }
zs-result-round-tie = a tie, the round goes to { NAME($actor) }
zs-result-success = success
zs-result-success-by = success, { $n } more than needed
zs-result-tie = success, exactly on target
zs-result-failure = failure
zs-result-failure-by = failure, { $n } short
zs-event-failed-at-once = { $actor } fails without a roll: { $rows }.
zs-event-failed-at-once-plain = { $actor } fails without a roll.
zs-event-routine = { $actor } succeeds without a roll because it is routine: { $skill }.
zs-event-point-die = { $actor } gets a bonus die for an action point: +{ $n }.
zs-event-point-die-before = { $actor } gets one more bonus die on this roll for an action point.

# Harm.
zs-event-missed = { $actor } misses { NAME($other) }.
zs-event-missed-mental = { $actor } does not get into the mind of { NAME($other) }.
zs-event-undefended = { $actor } cannot defend: a hit without a roll.
zs-event-undefended-mental = The mind of { NAME($actor) } is defenceless: a hit without a roll.
zs-event-undefended-open = Only cover helps against this, and { NAME($actor) } has none: a hit without a roll.
zs-event-outside-blast = { $actor } is { $away } from the centre, outside the radius of { $radius }.
zs-event-hit = { $actor } hits { NAME($other) }.
zs-event-hit-mental = { $actor } hits the mind of { NAME($other) }.
zs-outcome-hit = hits { NAME($other) }
zs-outcome-missed = misses { NAME($other) }
zs-event-harmed = { $actor } loses { $n } endurance{ $why } and has { $left } of { $most } left.
zs-event-harmed-shock = { $actor } loses { $n } endurance to shock{ $why } and has { $left } of { $most } left.
zs-event-harmed-none = { $actor } loses no endurance{ $why } and has { $left } of { $most }.
zs-event-harmed-only = { $actor } loses { $n } endurance{ $why }.
zs-event-harmed-shock-only = { $actor } loses { $n } endurance to shock{ $why }.
zs-event-harmed-none-only = { $actor } loses no endurance{ $why }.
zs-harmed-why = { " " }({ $parts })
zs-harmed-hit = { $n } for the hit
zs-harmed-weapon = { $n } for the weapon
zs-harmed-said = { $n } demanded
zs-harmed-margin = { $n } for the margin of success
zs-harmed-cap = only { $n } left to lose
zs-event-went-down = { $actor } has no endurance left and falls unconscious.
zs-event-broken = { $actor } is destroyed.
zs-event-woke = { $actor } is conscious again.
zs-event-out-unconscious = { $actor } is out: unconscious.
zs-event-out-dead = { $actor } is dead.
zs-event-out-left = { $actor } is gone.
zs-event-object-damaged = { $actor } is damaged and no longer works properly.
zs-event-lowered = { $attribute } of { NAME($actor) } falls by { $n } to { $value }.
zs-event-lowered-only = { $attribute } of { NAME($actor) } falls by { $n }.
zs-event-blinded = { $actor } is blinded.
zs-event-frightened-flee = { $actor } panics and flees.
zs-event-frightened-cower = { $actor } panics and cowers.
zs-event-recovered-blind = { $actor } can see again.
zs-event-recovered-fear = { $actor } is no longer afraid.
zs-event-distracted = { $actor } is distracted: −1 die on the next attack or defence.
zs-event-still-distracted = { $actor } is already distracted: it does not add up.
zs-event-distraction-used = The distraction of { NAME($actor) } is now over.
zs-event-held = { $actor } holds { NAME($other) }.
zs-event-let-go = { $other } is free from the grip of { NAME($actor) }.
zs-event-thrown = { $actor } throws { NAME($other) } { $length }.
zs-event-thrown-said = { $actor } throws { NAME($other) } { $length }, as the { -gm } says.
zs-event-apart = { $actor } and { NAME($other) } are now { $length } apart ({ $band }).
zs-event-apart-open = The distance between { NAME($actor) } and { NAME($other) } is now open.
zs-event-thrown-down = { $actor } is on the ground.
zs-event-taken = { $actor } takes something from { NAME($other) }: { $item }.
zs-event-knocked-away = Something is knocked out of { NAME($actor) }’s hand: { $item }.

# Recovery.
zs-event-rested = { $actor } recovers: endurance { $left } of { $most }.
zs-event-rested-only = { $actor } recovers.
zs-event-restored = The lowered attributes of { NAME($actor) } are back to normal.
zs-event-boost-ended = The boost of { NAME($actor) } is over.
zs-event-stunt-ended = The power stunt of { NAME($actor) } is over.

# Points.
zs-event-session-began = A session begins: everyone at the table except the { -gm } has one action point.
zs-event-point-earned = { $seat } gets an action point: { $reason }.
zs-reason-idea = for a good idea
zs-reason-complication = for a complication
zs-reason-setback = for a setback
zs-reason-morals = for sticking to principles
zs-reason-overruled = for an overruled roll
zs-reason-other = no reason given
zs-event-point-spent = { $seat } spends an action point: { $use }.
zs-event-point-spent-plain = { $seat } spends an action point.
zs-use-die = bonus die
zs-use-break-free = breaking free
zs-use-boost = boost, { $attribute }
zs-use-boost-lasting = boost, { $attribute }, for as long as it makes sense
zs-use-inspiration = inspiration
zs-use-stunt = power stunt, { $skill }
zs-use-stunt-scene = power stunt, { $skill }, for the whole scene
zs-use-rally = rallying
zs-use-retcon = retcon
zs-use-other = something else
zs-use-words = { $use } ({ $words })
zs-event-boosted = Boost: { $attribute } of { NAME($actor) } rises by 1 to { $value } until their next place in the order.
zs-event-boosted-only = Boost: { $attribute } of { NAME($actor) } rises by 1 until their next place in the order.
zs-event-boosted-lasting = Boost: { $attribute } of { NAME($actor) } rises by 1 to { $value } for as long as it makes sense.
zs-event-boosted-lasting-only = Boost: { $attribute } of { NAME($actor) } rises by 1 for as long as it makes sense.
zs-event-boosted-peace = Boost: { $attribute } of { NAME($actor) } rises by 1 to { $value } for the next check.
zs-event-boosted-peace-only = Boost: { $attribute } of { NAME($actor) } rises by 1 for the next check.
zs-event-stunt = Power stunt: { $actor } can use it as { $skill } until their next place in the order
zs-event-stunt-scene = Power stunt: { $actor } can use it as { $skill } for the whole scene
zs-event-learned = { $actor } now knows { $skill }.
zs-event-item-added = New: { $item }.
zs-event-item-added-holder = { $actor } has { $item }.
zs-event-broke-free = { $actor } is no longer helpless.

# Failing forward, notes.
zs-event-fail-bargain = { $actor } succeeds at a price: { $words }.
zs-event-fail-false-lead = A false lead for { NAME($actor) }, for the { -gm } only: { $words }.
zs-event-fail-attention = { $actor } succeeds but draws attention: { $words }.
zs-event-fail-noticed = { $actor } succeeds but the enemy notices: { $words }.
zs-event-fail-other = { $actor } fails, and the story moves on: { $words }.
zs-event-benefit = { $actor } has an exceptional success: { $words }.
zs-event-note = Note to { NAME($seat) }: { $words }.
zs-event-note-all = Note to everyone: { $words }.
zs-event-note-false = False lead for { NAME($seat) }: { $words }.
zs-event-note-false-all = False lead for everyone: { $words }.
zs-event-complication = A complication of { NAME($actor) } comes into play: { $words }.
zs-event-overruled = The { -gm } overrules a roll by { $seat }
zs-event-overruled-gm = The { -gm } overrules one of their own rolls
zs-event-task-opened = Extended task { $task }: { $goal }.
zs-event-task-opened-contest = Extended contest { $task }, { NAME($actor) } against { NAME($other) } with { $skill }: { $goal }.
zs-event-task-counted = { $task }: { $score }.
zs-event-task-won = { $task } is done.
zs-event-task-lost = { $task } has failed.
zs-event-task-won-by = { $task }: { $actor } prevails.
zs-goal-tries = { $needed ->
    [one] 1 success
   *[other] { $needed } successes
} in at most { $most ->
    [one] 1 attempt
   *[other] { $most } attempts
}, DV { $difficulties }
zs-goal-first = first to { $n ->
    [one] 1 success
   *[other] { $n } successes
} wins
zs-goal-lead = first to lead by { $n } wins
zs-goal-rounds = the side leading by { $lead } after { $rounds ->
    [one] 1 round
   *[other] { $rounds } rounds
} wins
zs-score-tries = { $tally ->
    [one] 1 success
   *[other] { $tally } successes
} after { $tries ->
    [one] 1 attempt
   *[other] { $tries } attempts
}
zs-score-contest = { $a } to { $b } after { $tries ->
    [one] 1 round
   *[other] { $tries } rounds
}

# The game master.
zs-event-judged-yes = The { -gm } says yes: { $question }
zs-event-judged-no = The { -gm } says no: { $question }
zs-event-consent-yes = { $seat } consents to the death of { NAME($actor) }.
zs-event-consent-no = { $seat } does not consent to the death of { NAME($actor) }.
zs-event-set = The { -gm } sets: { $fact }.

# Facts set by hand.
zs-fact-losses = { $actor }, endurance lost: { $losses }
zs-fact-no-losses = { $actor } has full endurance
zs-fact-lowered = { $actor }, { $attribute } lowered by { $n }
zs-fact-boost = { $actor }, { $attribute } boosted by { $n }
zs-fact-boost-lasting = { $actor }, { $attribute } boosted by { $n } for as long as it makes sense
zs-fact-out = { $actor } is { $out }
zs-fact-back = { $actor } is back
zs-fact-on = { $actor } { $what }
zs-fact-cruel = is cruelly injured
zs-fact-not-cruel = is no longer cruelly injured
zs-fact-prone = is prone
zs-fact-not-prone = is standing
zs-fact-covered = is in cover
zs-fact-not-covered = is out of cover
zs-fact-helpless = is helpless
zs-fact-not-helpless = is no longer helpless
zs-fact-blinded = is blinded
zs-fact-not-blinded = can see again
zs-fact-distracted = is distracted
zs-fact-not-distracted = is no longer distracted
zs-fact-surprised = is surprised
zs-fact-not-surprised = is no longer surprised
zs-fact-flees = is fleeing in fear
zs-fact-cowers = is cowering in fear
zs-fact-not-afraid = is no longer afraid
zs-fact-dodging = is dodging ({ $attribute })
zs-fact-not-dodging = is no longer dodging
zs-fact-walks = walks
zs-fact-runs = runs
zs-fact-sprints = sprints
zs-fact-adapted = is adapted to darkness, water and zero gravity
zs-fact-not-adapted = is no longer adapted to darkness, water and zero gravity
zs-fact-standard-used = has used their standard action
zs-fact-standard-free = has their standard action available again
zs-fact-movement-used = has used their movement action
zs-fact-movement-free = has their movement action available again
zs-fact-stored = has a deferred turn
zs-fact-not-stored = has no deferred turn
zs-fact-difficulty = { $actor }, difficulty of attacks: { $value }
zs-fact-no-difficulty = { $actor }, difficulty of attacks: open
zs-fact-owed = { $actor } owes { $n ->
    [0] no turn
    [one] 1 turn
   *[other] { $n } turns
}
zs-fact-forced = has forced an action this round
zs-fact-not-forced = has not forced an action this round
zs-fact-holds = { $actor } holds { NAME($other) }
zs-fact-holds-not = { $actor } does not hold { NAME($other) }
zs-fact-side = { $actor } is on side { $side }
zs-fact-plays = { $seat } plays { NAME($actor) }
zs-fact-hidden = is hidden
zs-fact-shown = is no longer hidden
zs-fact-kind = { $actor }: { $kind }
zs-fact-turn = { $actor } has the turn
zs-fact-round = round { $number }
zs-fact-order = order { $order }
zs-fact-distance = { $actor } and { NAME($other) } are { $length } apart ({ $band })
zs-fact-no-distance = the distance between { NAME($actor) } and { NAME($other) } is open
zs-fact-scene = { $flags }
zs-scene-dark = dark
zs-scene-underwater = underwater
zs-scene-weightless = weightless
zs-scene-plain = light, on firm ground
zs-fact-points = { $seat } has { $points }
zs-fact-passes = { $seat } is no longer asked about forced actions and deferred turns
zs-fact-passes-not = { $seat } is asked about forced actions and deferred turns
zs-fact-item = gear { $item }
zs-fact-item-holder = gear { $item }, with { NAME($actor) }
zs-gear-with = { $item } ({ $figures })
zs-fact-no-item = a piece of gear is gone
zs-fact-sheet = values of { NAME($actor) }
zs-fact-roles = which skill is used for what
zs-fact-strength = the strength table
zs-fact-frame = sheets, skills and names
zs-fact-switches = house rules { $rules }
zs-fact-switches-usual = house rules back to their defaults
zs-fact-switches-same = house rules as they are
zs-fact-switch = { $name }: { $position }
zs-fact-join = { $actor } joins
zs-fact-off = { $actor } is taken off the table
zs-fact-returns = { $actor } comes back to the table
zs-fact-thing = { $thing } is moving
zs-fact-stunt = power stunt by { NAME($actor) }
zs-fact-no-thing = something that moved is gone
zs-fact-no-stunt = a power stunt is over
zs-fact-tally = { $task } stands at { $score }

# The parts of a number.
zs-part-skilled = learned
zs-part-unskilled = unlearned
zs-part-stunt = power stunt
zs-part-free = other circumstances
zs-part-holders = additional grips
zs-part-bought = action points
zs-part-received = from the other side
zs-part-deficit = { $n ->
    [one] 1 die short: the other side rolls it
   *[other] { $n } dice short: the other side rolls them
}
zs-part-speciality = specialisation
zs-part-dice = dice
zs-part-modifier = { -gm }
zs-part-tool = tool
zs-part-rating = power level or gear
zs-part-level = power level
zs-part-gift = power
zs-part-lesser = only the higher of power level and gear counts, so not { $n } as well
zs-part-help = working together
zs-part-help-cap = at most +10, no matter how many help
zs-part-total = total for { NAME($actor) }
zs-part-difficulty = difficulty
zs-part-lead = lead
zs-part-tie = ties go to the acting side
zs-part-points = endurance
zs-part-damage = weapon damage
zs-part-said = as the { -gm } says
zs-part-margin = a third of the margin of success
zs-part-cap = endurance cannot fall below 0
zs-part-shock = shock
zs-part-left = left
zs-part-ones = ones rerolled
zs-part-twos = twos rerolled
zs-part-shown = now show
zs-part-raised = dice of the { -gm }
zs-part-lowered = lowered
zs-part-boost = boost
zs-part-length = throwing distance { $length }
zs-part-reach = { $length }
zs-part-point = 1 action point
zs-part-turn = 1 turn
zs-part-round = { $seconds } seconds since the start
zs-part-successes = successes
zs-part-tries = attempts

# Circumstances, as the tables of the book have them.
zs-row-impossible = impossible attempt
zs-row-attacker-sprints = attacker sprints
zs-row-unseen-ranged = target not seen, ranged
zs-row-blind-mental = blinded, mental attack
zs-row-unseen-melee = target not seen, close combat
zs-row-poorly-seen = target seen poorly
zs-row-disarming = attack to disarm
zs-row-attacker-distracted = attacker distracted
zs-row-attacker-held = attacker held
zs-row-attacker-runs = attacker runs
zs-row-attacker-surprised = attacker surprised
zs-row-sweeping = sweep attack
zs-row-two-hander = two-hander in one hand
zs-row-out-of-range = out of effective range
zs-row-underwater = under water
zs-row-zero-g = zero gravity
zs-row-charging = charge
zs-row-burst = burst
zs-row-attacker-weakened = attacker at 1 endurance
zs-row-defender-distracted = defender distracted
zs-row-prone-melee = prone, close combat
zs-row-defender-held = defender held
zs-row-defender-surprised = defender surprised
zs-row-cannot-see = does not see the attacker
zs-row-cover = in cover
zs-row-prone-ranged = prone, ranged
zs-row-defender-runs = defender runs
zs-row-defender-sprints = defender sprints
zs-row-dodging = dodges
zs-row-cowering = cowers
zs-row-fleeing = flees
zs-row-on-the-move = on the move
zs-row-standing-firm = stands firm
zs-row-defender-weakened = defender at 1 endurance
zs-row-check-impossible = impossible attempt
zs-row-check-sprints = sprints
zs-row-check-runs = runs
zs-row-check-held = held
zs-row-check-weakened = at 1 endurance
zs-row-ambush = surprise on one’s own side
zs-row-damaged-thing = damaged object

# What is asked, of whom.
zs-question-roll-again = { $actor } has a matching specialisation ({ $faces }, { $total } so far): which dice do you reroll?
    .you = Your specialisation matches ({ $faces }, { $total } so far): which dice do you reroll?
zs-question-roll-again-need = { $actor } has a matching specialisation ({ $faces }, { $total } so far, { $need } needed): which dice do you reroll?
    .you = Your specialisation matches ({ $faces }, { $total } so far, { $need } needed): which dice do you reroll?
zs-question-roll-again-other = { $actor } may reroll low dice
zs-question-buy-before = { $actor } is about to roll { $n } dice: buy one more for an action point?
    .you = You are about to roll { $n } dice: buy one more for an action point?
zs-question-buy-before-none = { $actor } has no dice left ({ $n }): buy one for an action point?
    .you = You have no dice left ({ $n }): buy one for an action point?
zs-question-buy-ahead = { $actor } is { $n } ahead: buy another die for an action point?
    .you = You are { $n } ahead: buy another die for an action point?
zs-question-buy-tied = { $actor } is tied: buy another die for an action point?
    .you = You are tied: buy another die for an action point?
zs-question-buy-behind = { $actor } is { $n } behind: buy another die for an action point?
    .you = You are { $n } behind: buy another die for an action point?
zs-question-buy-order = { $actor } has { $n } for the order so far: buy another die for an action point?
    .you = You have { $n } for the order so far: buy another die for an action point?
zs-question-buy = { $actor } has rolled: buy another die for an action point?
    .you = You have rolled: buy another die for an action point?
zs-question-force-own = { $other } attacks { NAME($actor) } ({ $combat }, { $kind }): give up the next turn to defend now?
    .you = { $other } attacks you ({ $combat }, { $kind }): do you give up your next turn to defend now?
zs-question-force-other = { $other } attacks { NAME($target) } ({ $combat }, { $kind }): does { NAME($actor) } give up the next turn to help now?
    .you = { $other } attacks { NAME($target) } ({ $combat }, { $kind }): do you give up your next turn to help now?
zs-question-force-blast = { $other } sets off a blast, { $distance } from its centre, radius { $radius }: does { NAME($actor) } give up the next turn to get to safety?
    .you = { $other } sets off a blast, { $distance } from its centre, radius { $radius }: do you give up your next turn to get to safety?
zs-question-cut-in = { $other } is about to act: does { NAME($actor) } use the deferred turn now?
    .you = { $other } is about to act: do you use your deferred turn now?
zs-question-cut-in-on = { $other } is about to act against { NAME($target) }: does { NAME($actor) } use the deferred turn now?
    .you = { $other } is about to act against { NAME($target) }: do you use your deferred turn now?
zs-question-panic = { $actor } is afraid: flee or cower?
    .you = You are afraid: flee or cower?
zs-question-loot = { $actor } has disarmed { NAME($other) }: what do you take or knock away?
    .you = You have disarmed { NAME($other) }: what do you take or knock away?
zs-question-finish = { $actor } has taken { NAME($other) } out: unconscious or dead?
    .you = You have taken { NAME($other) } out: unconscious or dead?
zs-question-judge = { $question }
zs-question-set-difficulty = How hard is { $skill } for { NAME($actor) }?
zs-question-difficulty-object = How hard is { NAME($other) } to hit and damage?
zs-question-fail-forward = How does { NAME($actor) }’s failure in { $skill } move the story forward?
zs-question-bonus = What else does { NAME($actor) } achieve with { $n } more than needed?
zs-question-harm = How much endurance does the fall cost { NAME($other) } (thrown by { NAME($actor) })?
zs-question-throw-now = { $actor } has a grip on { NAME($other) }: throw at once?
    .you = You have a grip on { NAME($other) }: throw at once?
zs-question-throw-length = The strength table has no value for it: how far does { NAME($actor) } throw { NAME($other) }?
zs-question-hint = What hint does { NAME($actor) } get?
zs-question-consent = Should { NAME($actor) } die?
zs-question-assist = Does { NAME($actor) } help { NAME($other) } with { $skill }?
    .you = Do you help { NAME($other) } with { $skill }?
zs-question-goes-first = A tie: does { NAME($actor) } go before { NAME($other) }?
zs-question-heal = How much of { $n } lost endurance does { NAME($actor) } recover overnight?

# What the game master judges.
zs-judge-end = Is the conflict over?
zs-judge-range = { $other } is { $distance } away, beyond the reach of { NAME($actor) }. Is the attack possible?
zs-judge-range-unknown = { $other } is beyond the reach of { NAME($actor) }. Is the attack possible?
zs-judge-unskilled = May { NAME($actor) } try this without the skill: { $skill }?
zs-judge-attribute = { $actor } wants to roll { $skill } with { $attribute }. Does that fit?
zs-judge-combined = { $actor } wants to help with { $skill }. Does that go together?
zs-judge-quick = Is there time for another quick action by { NAME($actor) }: { $words }?
zs-judge-free = Does this free action by { NAME($actor) } work: { $words }?
zs-judge-linked = Is this part of { NAME($actor) }’s movement: { $words }?
zs-judge-shield = Does { NAME($actor) } get in front of { NAME($other) } in time?
zs-judge-defensive = Is this purely defensive for { NAME($actor) }: { $words }?
zs-judge-get-away = { $actor } is on the ground. Is there time to get up and away?
zs-judge-over = { $actor } leads by { $n } in { $task }. Is it over now? Attacks in this round come first.
zs-judge-afraid = { $actor } is afraid. May they act like that anyway?
zs-judge-dead = Is { NAME($actor) } dead and not just unconscious?
zs-judge-break-free = Does an action point free { NAME($actor) } from blindness or fear?
zs-judge-lasting-boost = Does { NAME($actor) }’s boost of { $attribute } last as long as it makes sense?
zs-judge-point-use = Is this worth an action point for { NAME($actor) }: { $words }?
zs-judge-stunt = Do the powers of { NAME($actor) } allow this power stunt, { $skill }: { $words }?
zs-judge-retcon = Is this retcon by { NAME($actor) } credible: { $words }?
zs-judge-complication = Does this complication of { NAME($actor) } come into play and earn an action point: { $words }?

# What answers mean, and what they cost.
zs-price-turn = next turn
zs-price-turn-stored = deferred turn
zs-answer-keep = keep them all
zs-answer-again = reroll { $faces }
zs-answer-pass = not now
zs-answer-dodge = dodge with { $attribute }
zs-answer-cover = take cover
zs-answer-out-of-radius = sprint out of the danger area
zs-answer-shield = jump in the way
zs-answer-defend-other = something else purely defensive: { $words }
zs-answer-join = join in
zs-answer-join-with = join in with { $weapon }
zs-answer-interrupt = cut in
zs-answer-take = take { $item }
zs-answer-knock = knock { $item } away
zs-answer-unlisted = something without stats
zs-answer-routine = routine, no roll
zs-answer-impossible = impossible
zs-answer-fail-plain = it just fails
zs-answer-fail-bargain = succeeds at a price: { $words }
zs-answer-fail-false-lead = false lead: { $words }
zs-answer-fail-attention = succeeds but draws attention: { $words }
zs-answer-fail-noticed = succeeds but the enemy notices: { $words }
zs-answer-fail-other = something else: { $words }
zs-answer-harm = { $n } endurance
zs-answer-heal = { $n } endurance back
zs-answer-buy-die-yes = buy a die
zs-answer-buy-die-no = buy nothing
zs-answer-throw-now-yes = throw at once
zs-answer-throw-now-no = keep holding
zs-answer-throw-none = not at all
zs-answer-consent-yes = yes, the character dies
zs-answer-consent-no = no, the character lives
zs-form-die = Let the character die
    .hint = Only if both the player and the game master consent.
zs-answer-assist-yes = help
zs-answer-assist-no = do not help
zs-answer-first = { $actor } first

# One line about somebody.
zs-status = { $actor }: { $parts }
zs-status-endurance = endurance { $left }/{ $most }
zs-status-losses = endurance { $left }/{ $most } (lost: { $losses })
zs-loss-fresh = { $n } fresh
zs-loss-deep = { $n } until a night’s sleep
zs-loss-shock = { $n } to shock
zs-status-down = unconscious
zs-status-broken = destroyed
zs-status-damaged = damaged
zs-status-weakened = at 1 endurance: −1 die on own actions
zs-status-unnamed = unnamed
zs-status-hidden = hidden
zs-status-cruel = cruelly injured
zs-status-prone = prone
zs-status-covered = in cover
zs-status-helpless = helpless
zs-status-blinded = blinded
zs-status-distracted = distracted until the next attack or defence
zs-status-surprised = surprised until the end of their own turn
zs-status-flees = fleeing in fear
zs-status-cowers = cowering in fear
zs-status-dodging = dodging ({ $attribute }) until the next turn
zs-status-runs = running
zs-status-sprints = sprinting
zs-status-adapted = adapted
zs-status-lowered = { $attribute } −{ $n }
zs-status-boost = { $attribute } +{ $n } until their next place in the order
zs-status-boost-check = { $attribute } +{ $n } for the next check
zs-status-boost-lasting = { $attribute } +{ $n } for as long as it makes sense
zs-status-held = held by { NAME($actor) }
zs-status-holds = holds { NAME($actor) }
zs-status-standard-used = standard action used
zs-status-movement-used = movement used
zs-status-walked = moved { $length }
zs-status-halved = movement halved
zs-status-quick = { $n ->
    [one] 1 quick action
   *[other] { $n } quick actions
}
zs-status-stored = deferred turn from round { $number }
zs-status-owed = { $n ->
    [one] owes 1 turn
   *[other] owes { $n } turns
}
zs-status-forced = has forced an action this round
zs-status-stunt = power stunt { $skill } { $life }
zs-life-slot = until their next place in the order
zs-life-scene = until the end of the scene
zs-status-gear = carries { $items }

# The scene, line by line.
zs-scene = Scene { $number }
zs-scene-title = Scene { $number }: { $title }
zs-scene-flags = Everywhere: { $flags }
zs-scene-peaceful = No conflict
zs-scene-conflict = Round { $number } (second { $seconds })
zs-scene-turn = Acting: { $actor }
zs-scene-turn-nobody = Nobody is acting
zs-scene-interrupted = Interrupted: { $actors }
zs-scene-order = Order: { $order }, the environment last
zs-order-with = { $actor } ({ $note })
zs-order-down = cannot act
zs-order-owed = owes a turn
zs-order-stored = has deferred
zs-scene-hold = { $actor } holds { NAME($other) }
zs-scene-distance = { $actor } and { NAME($other) }: { $length } ({ $band })
zs-scene-thing = { $thing } moves at the end of the round
zs-scene-thing-pilot = { $thing }, steered by { NAME($actor) }
zs-scene-task = Task { $task }: { $score }; { $goal }
zs-scene-task-won = Task { $task }: done ({ $score })
zs-scene-task-lost = Task { $task }: failed ({ $score })
zs-scene-contest = Contest { $task }, { NAME($actor) } against { NAME($other) } with { $skill }: { $score }; { $goal }
zs-scene-stunt = Power stunt of { NAME($actor) }: { $skill } { $life } { $words }
zs-scene-item = Lying around: { $items }
zs-scene-points = Action points: { $points }
zs-seat-points = { $seat } { $n }
zs-scene-note = Note to { NAME($seat) }: { $words }
zs-scene-note-all = Note to everyone: { $words }
zs-scene-note-false = False lead for { NAME($seat) }: { $words }
zs-scene-note-false-all = False lead for everyone: { $words }

# What goes on while nothing waits.
zs-now-peace = Free play: anyone can act at any time.
zs-now-nobody = Nobody is acting.
zs-now-turn = It is { NAME($actor) }’s turn: { $left }.
zs-now-standard = standard action
zs-now-movement = movement action
zs-now-movement-rest = remaining movement
zs-now-beside = quick actions only

# Why something is not legal now.
zs-bar-no-conflict = Only possible in a conflict
zs-bar-in-conflict = Not possible during a conflict
zs-bar-no-such-thing = There is no such thing here
zs-bar-out-of-bounds = { $need ->
    [0] Out of range
   *[other] Out of range: at most { $need }
}
zs-bar-limit = The software can store at most { $need }
zs-bar-not-your-turn = It’s not your turn
zs-bar-standard-used = The standard action has been used
zs-bar-movement-used = The movement action has been used
zs-bar-cannot-act = Characters who are unconscious, dead, gone or helpless cannot act
zs-bar-already-in = Already in the conflict
zs-bar-has-begun = The turn has already begun and can no longer be deferred
zs-bar-already-acting = Already has the turn
zs-bar-nothing-stored = No turn is deferred
zs-bar-forced-already = An action has already been forced this round
zs-bar-turn-owed = A turn has already been given up
zs-bar-one-gait = Only one gait per turn
zs-bar-gait-too-late = Running and sprinting must be declared before the standard action
zs-bar-too-far = { $need ->
    [0] That is too far
   *[other] { $need } m is too far: the movement reaches { $have } m
}
zs-bar-no-figure = The table has no value for this
zs-bar-is-held = A held character cannot get away
zs-bar-is-prone = A prone character has to get up first
zs-bar-not-prone = Nobody is prone there
zs-bar-on-oneself = You can’t do this to yourself
zs-bar-not-melee = Only possible in close combat
zs-bar-not-unarmed = Only possible with bare hands
zs-bar-wrong-weapon = That is not the right weapon for this
zs-bar-out-of-reach = The target is out of reach: { $need } m away, the reach is { $have } m
zs-bar-wrong-tool = That tool is not at hand or does not help with this
zs-bar-grip-only = You can hurt only someone who is held in the grip
zs-bar-no-target = There is nobody to attack
zs-bar-none-chosen = Nobody is selected yet
zs-bar-charge-needs-run = A charge needs the whole movement action, and part of it has been used
zs-bar-within-reach = The target is already within reach: no room for a charge
zs-bar-not-held = There is no such grip
zs-bar-too-soon = You can hurt someone in a grip only a round after grabbing them
zs-bar-held-already = The target is already in this grip
zs-bar-too-heavy = { $need ->
    [0] That is too heavy to throw
   *[other] That is too heavy to throw: it takes Strength { $need }, and there is { $have }
}
zs-bar-lies-already = Already on the ground
zs-bar-no-point = { $need ->
    [0] No action points left
   *[other] Not enough action points: { $need } needed, { $have } left
}
zs-bar-gm-has-none = Action points belong to players, not to the { -gm }
zs-bar-not-bound = There is nothing to break free from
zs-bar-no-endurance-boost = At this table, boosts cannot raise endurance
zs-bar-nothing-lost = Nothing has been lost that could be recovered
zs-bar-no-task = There is no such task, or it is over
zs-bar-wrong-task = That does not fit this kind of task
zs-bar-too-easy = A check needs a difficulty of at least { $need ->
    [0] 3
   *[other] { $need }
}
zs-bar-wrong-row = That circumstance belongs to a different roll
zs-bar-comes-by-itself = Here this happens automatically at the start of your turn
zs-bar-not-ailing = There is nothing to recover from
zs-bar-needs-words = Say it in words here
zs-bar-not-main = This decision is only for main characters who are still alive
zs-bar-cover-is-forced = Taking cover is possible only as a forced action
zs-bar-shields-others = You can shield only others
zs-bar-nothing-to-join = You can join only an attack by your own side on a single target
zs-bar-radius-too-wide = The way out of the danger area is too long
zs-bar-alone = Working together takes at least two
zs-bar-not-pilot = Someone else controls it, or nobody does
zs-bar-is-object = Not possible with an object

# House rules.
zs-switch-order-tie = Ties in the order
    .text = What decides when two characters have the same result in the order?
zs-switch-group-slots = Gangs share a place
    .text = Do unnamed characters of one gang act at the same place in the order?
zs-switch-defer-begun = Deferring a turn already begun
    .text = May a turn still be deferred after something has been used?
zs-switch-deferred-window = How long a deferred turn lasts
    .text = Does it lapse when your own place comes round again, or at the end of the next round?
zs-switch-force-limit = Forcing once per round
    .text = Does the limit apply to each character or to the whole table?
zs-switch-force-while-owed = Forcing while owing a turn
    .text = May a character who already owes a turn force an action?
zs-switch-stand-within-move = Getting up within a move
    .text = Can getting up be part of the movement instead of using all of it?
zs-switch-run-burdens-movement = Running hampers obstacles
    .text = Does running also take a die from a check that is the movement itself?
zs-switch-sprint-fails-movement = Sprinting fails at obstacles
    .text = Does sprinting also make a check fail that is the movement itself?
zs-switch-reroll = Rerolls with a specialisation
    .text = Is a low die rerolled once, or until it shows at least 3?
zs-switch-ranged-defence = Defence against shots
    .text = Which skill defends against ranged attacks?
zs-switch-tool-competes = Tools do not add up
    .text = Does only the highest of tool, power level and gear count?
zs-switch-held-per-holder = Every grip counts
    .text = Does each additional character holding someone cost another die?
zs-switch-mutual-deficit = Both below zero dice
    .text = Does each side pass on its whole deficit, or are they offset first?
zs-switch-failure-spends = Failing costs the action
    .text = Is the standard action used up when an attempt fails without a roll?
zs-switch-unseen-ranged = Shots at unseen targets
    .text = Does a shot at an unseen target fail, or does it cost a die?
zs-switch-cover-mental = Cover against mental attacks
    .text = Does cover also help against mental attacks?
zs-switch-helpless-roll = Rolls against the helpless
    .text = Are attacks on helpless targets rolled to see the margin of success?
zs-switch-assist-count = Who counts in working together
    .text = Does everyone working together count, or only the helpers?
zs-switch-margin = Margin of success
    .text = Does a lead of 3 mean more damage and a better success?
zs-switch-good-success = When a success is exceptional
    .text = Without the margin of success, from which lead on is someone asked what else is achieved?
zs-switch-weakened = Penalty die at 1 endurance
    .text = Does it apply only to a character’s own actions, or to all rolls?
zs-switch-weakened-talk = Penalty die for talking
    .text = Does the penalty die at 1 endurance also apply to checks made by talking?
zs-switch-rest-rounding = Rounding after a rest
    .text = Is half of an odd loss rounded up or down?
zs-switch-unnamed-one-hit = One hit is enough
    .text = Does one hit take out any unnamed character?
zs-switch-charge-runs = A charge counts as running
    .text = Does the penalty die for running apply to a charge alongside the bonus die?
zs-switch-dodge-attribute = Attribute of a dodge
    .text = Is it chosen when the dodge is declared, or does the better one count at each attack?
zs-switch-dodge-altering = Dodging altering attacks
    .text = Does dodging also help against altering attacks?
zs-switch-dodge-end = End of a forced dodge
    .text = Does it end with the next turn actually taken, or with the turn given up?
zs-switch-hurt-ignores-armour = Armour is no help in a grip
    .text = Is armour ignored when someone is hurt in a grip?
zs-switch-area-cover-only = Only cover helps against areas
    .text = Does an area attack hit everyone who cannot reach cover?
zs-switch-blast = Rolling for blasts
    .text = Does each target defend alone, do all defend together, or is there a separate attack on each target?
zs-switch-recovery-try = Recovering from blindness and fear
    .text = Is an attempt free at the start of the turn, or does it cost the standard action?
zs-switch-flee-and-run = Fleeing and running
    .text = Does the die for fleeing count in addition to the one for running?
zs-switch-boost-endurance = Boosting endurance
    .text = Can a boost also raise endurance?
zs-switch-stunt-dice = Dice for a power stunt
    .text = Is a power stunt rolled with two dice, as if learned, or with one?
zs-switch-points-before = Always ask before the roll
    .text = Is everyone asked about action points before each roll, not only when it matters?
zs-switch-ask-end = End of the conflict
    .text = Should the table ask whether the conflict is over when only one side is left?
zs-switch-ask-quick = Quick actions
    .text = Should the table ask whether there is time for another quick action?
zs-switch-ask-free = Free actions
    .text = Should the table ask whether a free action is possible?
zs-switch-ask-linked = Actions within movement
    .text = Should the table ask whether something is part of the movement?
zs-switch-ask-unskilled = Unlearned checks
    .text = Should the table ask whether something may be tried without the skill?
zs-switch-ask-attribute = Other attributes
    .text = Should the table ask whether an unusual attribute fits a check?
zs-switch-ask-range = Out of range
    .text = Should the table ask whether an attack beyond the range is possible?
zs-switch-ask-combined = Different skills
    .text = Should the table ask whether different skills go together?
zs-switch-ask-benefit = Benefit of an exceptional success
    .text = Should the table ask what else an exceptional success achieves?
zs-switch-ask-failure = Failure moves things forward
    .text = Should the table ask how a failure moves the story forward?
zs-switch-ask-shield = Shielding
    .text = Should the table ask whether someone gets in front of the target in time?
zs-switch-ask-defensive = Other defence
    .text = Should the table ask whether something else is purely defensive?
zs-switch-ask-over = End of a chase
    .text = Should the table ask whether a chase is over when someone leads by enough?
zs-switch-ask-afraid = Acting in fear
    .text = Should the table ask whether a frightened character may do something?
zs-switch-ask-harm = Damage from a fall
    .text = Should the table ask how much a throw or a fall hurts the target?
zs-switch-ask-finish = Unconscious or dead
    .text = Should the table ask whether an unnamed character who is out is dead?
zs-switch-ask-break-free = Breaking free from blindness and fear
    .text = Should the table ask whether an action point frees a character from blindness and fear?

# What switches are set to.
zs-position-off = off
zs-position-ask = ask
zs-position-automatic = the usual answer
zs-position-usual = who began, Intelligence, player characters, then an open die roll
zs-position-roll-off = an open die roll
zs-position-players-first = player characters, then an open die roll
zs-position-game-master = the { -gm }
zs-position-next-slot = until their place in the next round
zs-position-literal = until the end of the next round
zs-position-character = for each character
zs-position-table = for the whole table
zs-position-once = once
zs-position-until-three = until at least 3
zs-position-ranged = ranged combat
zs-position-athletics = athletics
zs-position-exchange = each passes on its own
zs-position-net = offset first
zs-position-fails = fails
zs-position-penalty = one die fewer
zs-position-all = all
zs-position-helpers = only the helpers
zs-position-deeds = own actions
zs-position-up = up
zs-position-down = down
zs-position-declared = when declared
zs-position-per-attack = at each attack
zs-position-taken-turn = with the next turn
zs-position-slot = with the turn given up
zs-position-each = each defends
zs-position-group = one defence for all
zs-position-separate = one attack for each target
zs-position-free = free at the start of the turn
zs-position-standard = the standard action
zs-position-two = two
zs-position-one = one
