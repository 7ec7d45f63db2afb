# What the Fate books show besides: course of play, what is in force, the exchange panel, how two moments differ.

# What goes on.
table-free-play = Free play: anyone can act at any time.
table-nobody-at-turn = It is nobody’s turn.

# What somebody is asked, in a word or two.
waiting-defend = defense
    .prompt = Choosing a defense
waiting-invoke = aspects
    .prompt = Aspects after the roll
waiting-buy = buying +1
    .prompt = Buying +1
waiting-absorb = taking a hit
    .prompt = Taking a hit
waiting-word = wording
    .prompt = Wording
waiting-judge = a ruling
    .prompt = Game master’s rulings
waiting-concede = { -concession }
    .prompt = Offering a concession
waiting-accept = an offer to concede
    .prompt = Accepting a concession
waiting-plead = a different outcome
    .prompt = Paying for a different outcome
waiting-refuse-aspect = fending off an aspect
    .prompt = Fending off an aspect
waiting-use-spin = using { -spin }
    .prompt = Using spin
waiting-spin-or-overflow = { -spin } or { -overflow }
    .prompt = Spin or overflow
waiting-overflow = spending { -overflow }
    .prompt = Spending overflow
waiting-spend-shift = spending { -shifts }
    .prompt = Spending shifts
waiting-step-in = a held action
    .prompt = Using a held action
waiting-leftover-stress = leftover { -shifts }
    .prompt = Leftover shifts as stress
waiting-spare = sparing { -minions }
    .prompt = Sparing minions
waiting-tied-contest = a tie
    .prompt = A tied contest
waiting-contest-skill = a secret choice of skill
    .prompt = Choosing a skill in a contest
waiting-block-penalty = penalty on a block
    .prompt = A penalty on a block
waiting-swap-duration = how long a skill stands in
    .prompt = How long a swap lasts
waiting-set-difficulty = a difficulty
    .prompt = Setting a difficulty
waiting-opponent-shifts = the other side’s { -shifts }
    .prompt = The other side’s shifts
waiting-take-longer = more time
    .prompt = Taking longer
waiting-compelled = a compel
    .prompt = Accepting a compel

# Words that go with an answer.
words-consequence = The consequence
words-outcome = The outcome
words-companion = What happens to the companion
words-terms = Your terms
words-spin = How you help or hinder
words-overflow = What you do with it
words-shift = What for
words-margin = What comes of it
words-follow-up = What is left to do
words-draw = What happens next
words-extra = What else is achieved
words-flourish = How it shows
words-any = Your own words

# What counts as good.
chance-hit = hit
chance-no-hit = no hit
chance-success = success
chance-no-success = fended off
chance-win = won
chance-win-against = won against { NAME($other) }
chance-raised-free = with 1 free +2
chance-raised = with 1 FP +2
chance-block = the block stands

# People and scene.
table-scene = Scene
table-block = against { $against }, { $life }
table-rating = { $word } ({ $value })
ladder-8 = Legendary
ladder-7 = Epic
ladder-6 = Fantastic
ladder-5 = Superb
ladder-4 = Great
ladder-3 = Good
ladder-2 = Fair
ladder-1 = Average
ladder-0 = Mediocre
ladder-minus-1 = Poor
ladder-minus-2 = Terrible
gift-talent = Talent
gift-gift = Gift
gift-stunt = Stunt
table-life-framed = stays until the game master removes it
table-life-sheet = from the sheet
table-life-consequence = consequence, { $severity } ({ $track })
table-note-health = extra boxes of { -health }: { $value }
table-note-composure = extra boxes of { -composure }: { $value }
table-note-consequences = extra consequences: { $value }
table-note-weight = weight { $value }
table-note-grit = grit { $value }
table-note-quick-recovery = recovers quickly

# What is in force, and until when.
table-spin = { -spin }
table-full-defense = { -full-defense }: +2 on every defense
table-holds = holding an action
table-disarmed = disarmed ({ shifts-n })
table-swap = { $skill } stands in
table-may-concede = may offer a { -concession }
table-blocks = blocks { $against } at { $value }
table-tag = { -free-tag }: { $aspect }
table-long = { $skill } restricts every action
table-until-action = this action only
table-until-next-action = next action only
table-until-exchange = until the end { -exchange(case: "of") }
table-until-conflict = until the end of the conflict
table-until-scene = until the end of the scene
table-until-rearmed = until the weapon is in hand again
table-until-parted = until they part
table-until-tagged = until the first tag
table-veiled = Secret roll of { NAME($actor) }: { $value }
table-until-unveiled = until you show it or make another secret roll
table-until-tagged-gone = until the first tag, then the aspect is gone

# The exchange panel.
clash-rolls = { $actor } rolls
clash-contest = { $actor } contests { NAME($other) }
clash-defends = defends
clash-with = { $what } · { $skill }
clash-stands = unmodified
clash-open = to meet
clash-hidden = hidden
clash-block = block
clash-ahead = { $n } for { NAME($actor) }
clash-lead = { $n } over { NAME($other) }
clash-leads = Lead of { NAME($actor) }: { $leads }
clash-ask-several = Your lead: { $leads }. Invoke an aspect?
clash-ask-roll = You roll { $dice }
attempt-place = { $deed }: { $words } ({ $on })
attempt-remove = { $deed }: get rid of { $words }
attempt-find = { $deed }: find out { $words }
clash-ask-skills = Which skills do they use in the contest?
clash-tie = a tie
clash-only-just = barely
clash-tie-success = a tie: enough
clash-tie-failure = a tie: not enough
outcome-boxes = { $actor } { $actors ->
    [one] marks
   *[other] mark
} boxes { $boxes } ({ $track }).
outcome-won = { $actors ->
    [one] beats
   *[other] beat
} { NAME($other) } by { $n }
outcome-tied = { $actors ->
    [one] ties
   *[other] tie
} with { NAME($other) }
outcome-lost = { $actors ->
    [one] loses
   *[other] lose
} to { NAME($other) } by { $n }

step-free-boxes = Hits go into free boxes.

# Lines about the table itself.
line-set = { $changes }.
line-actor-set = The game master changes something about { NAME($actor) }.
line-outcome-contested = { $actor } pays all fate points for a different outcome.
line-fate-points = { $actor }: fate points { $change }.

# How two moments differ.
change-scene = Scene { $number }
change-no-conflict = No longer in conflict
change-conflict = Back in conflict, { -exchange } { $number }
change-exchange = { -exchange } { $number }
change-turn = Turn: { $actor }
change-turn-nobody = It is nobody’s turn
change-order = Order: { $order }
change-spin = { $actor } { $actors ->
    [one] has
   *[other] have
} { -spin }
change-no-spin = { $actor } { $actors ->
    [one] has
   *[other] have
} no { -spin }
change-veiled = A secret roll is hidden again
change-no-veiled = No secret roll
change-switches = Different house rules
change-frame = Different sheets, zones or skills
change-gone = { $actor } { $actors ->
    [one] is
   *[other] are
} gone
change-back = { $actor } { $actors ->
    [one] is
   *[other] are
} back
change-freed = { $actor }: box { $boxes } ({ $track }) { $n ->
    [one] is free
   *[other] are free
}
change-marked = { $actor }: box { $boxes } ({ $track }) { $n ->
    [one] is marked
   *[other] are marked
}
change-fate = { $actor } { $actors ->
    [one] has
   *[other] have
} { points-n }
change-zone = { $actor } { $actors ->
    [one] is
   *[other] are
} in the zone { $zone }
change-members = { $actor }: { $n ->
    [one] 1 standing
   *[other] { $n } standing
}, boxes marked on the next one: { $wounds }
change-out = { $actor } { $actors ->
    [one] is
   *[other] are
} out
change-in = { $actor } { $actors ->
    [one] is
   *[other] are
} back in the conflict
change-acted = { $actor } { $actors ->
    [one] has
   *[other] have
} acted
change-not-acted = { $actor } { $actors ->
    [one] has
   *[other] have
} not acted yet
change-holds = { $actor } { $actors ->
    [one] is
   *[other] are
} holding an action
change-no-hold = { $actor } { $actors ->
    [one] is
   *[other] are
} not holding an action
change-full = { $actor }: { -full-defense }
change-not-full = { $actor }: no { -full-defense }
change-disarmed = { $actor } { $actors ->
    [one] is
   *[other] are
} disarmed
change-armed = { $actor } { $actors ->
    [one] has
   *[other] have
} a weapon in hand again
change-separator = { "; " }
change-shelved = { $actor } { $actors ->
    [one] is
   *[other] are
} on the shelf
change-unshelved = { $actor } { $actors ->
    [one] is
   *[other] are
} back on the table
change-hidden = { $actor } { $actors ->
    [one] is
   *[other] are
} hidden
change-shown = { $actor } { $actors ->
    [one] is
   *[other] are
} no longer hidden
change-loaded = { $actor } { $actors ->
    [one] carries
   *[other] carry
} a load
change-unloaded = { $actor } { $actors ->
    [one] carries
   *[other] carry
} no load
change-company = { $actor }: different companions
change-else = { $actor }: other values set by hand
change-aspect-gone = The aspect { $aspect } ({ $bearer }) is gone
change-aspect-back = The aspect { $aspect } ({ $bearer }) is back
change-aspect-secret = Different people know the aspect { $aspect }
change-tag = { $actor } may tag { $aspect } for free
change-no-tag = Nobody may tag { $aspect } for free
change-block = { $actor } blocks { $against } again
change-no-block = { $actor } no longer blocks { $against }

# Styles of play.
style = Style of play
    .hint = Sets all house rules that belong to a style at once. Each can still be changed separately.
style-normal = Normal
    .note = as in the book
style-grim = Grim & Gritty
    .note = lower skills, fewer points
style-epic = Epic
    .note = higher skills, more points
style-own = custom mix

# What is not as a new character has it. Nothing of it is forbidden.
remark-row-missing = { $missing ->
    [one] 1 skill is still missing
   *[other] { $missing } skills are still missing
} at { $rung }.
remark-row-over = { $over ->
    [one] 1 more skill
   *[other] { $over } more skills
} at { $rung } than a new character has.
remark-over-peak = { $rung } is above the peak of the pyramid.
remark-below-ladder = { $rung } is below the ladder.
remark-skills-over = { $have } learned skills; a new character has { $need }.
remark-aspects-missing = { $missing ->
    [one] 1 aspect is still missing
   *[other] { $missing } aspects are still missing
}.
remark-aspects-over = { $have } aspects; a new character has { $need }.
remark-gifts-missing = { $missing ->
    [one] 1 talent, gift or stunt can still be chosen
   *[other] { $missing } talents, gifts or stunts can still be chosen
}.
remark-gifts-over = { $have } talents, gifts and stunts; a new character has { $need }.
remark-lowest-row-idle = Unlearned skills already count as { $rung }: the row at { $rung } gains nothing.

# Plans.
chip-own = your aspect
chip-bonus = +1
plan-cheapest = Cheapest that suffices
plan-cheapest-all = Cheapest against all
plan-cheapest-more = Cheapest against at least one more
plan-free = Only what is free

field-refresh-all = Refresh the { -fate-points } of all main characters
card-fate = { -fate-points }

# What a file of characters who are taken off the table does not say.
off-lost-zone = “{ $aspect }” lies on a zone without a name and becomes an aspect of the scene.
off-lost-led = { $actor }: without a leader afterwards.
off-lost-attached = { $actor }: leader and group part, since only one of them goes.
off-lost-blocks = The blocks of { NAME($actor) } lapse.
off-lost-begun = What { NAME($actor) } has begun lapses: { -spin }, a held action, { -full-defense }, a skill used instead of another.
off-lost-by = { $actor }: by whom they were taken out.
off-lost-consequences = The consequences of { NAME($actor) }, since groups have none.
off-lost-places = Where those stand who stay.
off-lost-conflict = The conflict stays at the table; those who come back take a place in its order.

# The scene, when the game master changes it.
line-scene-set = New scene: { $zones }.
line-scene-set-titled = New scene, “{ $title }”: { $zones }.
line-zones-added = New on the map: { $zones }.

# A form that is named after a term of the book.
form-use-gift = Use a { -gift }
    .hint = You pay its cost, and its effect happens.
