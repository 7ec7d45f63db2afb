# What the Fate books show besides: course of play, what is in force, the exchange panel, how two moments differ.

# What goes on.
table-free-play = Free play: whoever wants to do something does it.
table-nobody-at-turn = It is nobody's turn.

# What somebody is asked, in a word or two.
waiting-defend = defense
waiting-invoke = aspects
waiting-buy = buying +1
waiting-absorb = taking a hit
waiting-word = own words
waiting-judge = a ruling
waiting-concede = { -concession }
waiting-accept = accepting an offer
waiting-plead = another outcome
waiting-refuse-aspect = keeping off an aspect
waiting-use-spin = using { -spin }
waiting-spin-or-overflow = { -spin } or { -overflow }
waiting-overflow = spending { -overflow }
waiting-spend-shift = spending { -shifts }
waiting-step-in = a held action
waiting-leftover-stress = { -shifts } left over
waiting-spare = sparing { -minions }
waiting-tied-contest = a tie
waiting-contest-skill = a skill, unseen
waiting-block-penalty = penalty on a block
waiting-swap-duration = how long a skill stands in
waiting-set-difficulty = a difficulty
waiting-opponent-shifts = the other side’s { -shifts }
waiting-take-longer = more time
waiting-compelled = a compel

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
words-draw = How it goes on
words-extra = What comes on top
words-flourish = How it shows
words-any = Your words

# What counts as good.
chance-hit = hit
chance-no-hit = no hit
chance-success = success
chance-no-success = fended off
chance-win = won
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
table-holds = holds the action
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
table-veiled = Hidden roll of { $actor }: { $value }
table-until-unveiled = until you show it or roll in secret again
table-until-tagged-gone = until the first tag, then the aspect is gone

# The exchange panel.
clash-rolls = { $actor } rolls
clash-contest = { $actor } contests { $other }
clash-defends = defends
clash-with = { $what } · { $skill }
clash-stands = unmodified
clash-open = to be met
clash-hidden = hidden
clash-block = block
clash-ahead = { $n } for { $actor }
clash-tie = a tie
clash-only-just = only just
clash-tie-success = a tie: enough
clash-tie-failure = a tie: not enough

# Lines about the table itself.
line-actor-set = The game master changes something about { $actor }.
line-outcome-contested = { $actor } pays all fate points for another outcome.
line-fate-points = { $actor }: fate points { $change }.

# How two moments differ.
change-scene = Scene { $number }
change-no-conflict = No conflict any more
change-conflict = In conflict again, { -exchange } { $number }
change-exchange = { -exchange } { $number }
change-turn = Turn: { $actor }
change-turn-nobody = It is nobody's turn
change-order = Order: { $order }
change-spin = { $actor } has { -spin }
change-no-spin = { $actor } has no { -spin }
change-veiled = A hidden roll is not shown again
change-no-veiled = No hidden roll
change-switches = Other house rules
change-frame = Other sheets, zones or skills
change-gone = { $actor } is not there any more
change-back = { $actor } is there again
change-freed = { $actor }: box { $boxes } ({ $track }) { $n ->
    [one] is free
   *[other] are free
}
change-marked = { $actor }: box { $boxes } ({ $track }) { $n ->
    [one] is marked
   *[other] are marked
}
change-fate = { $actor } has { points-n }
change-zone = { $actor } is in the zone { $zone }
change-members = { $actor }: { $n ->
    [one] 1 stands
   *[other] { $n } stand
}, boxes filled of the next one: { $wounds }
change-out = { $actor } is out
change-in = { $actor } is in the conflict again
change-acted = { $actor } has acted
change-not-acted = { $actor } has not acted yet
change-holds = { $actor } holds the action
change-no-hold = { $actor } does not hold the action
change-full = { $actor }: { -full-defense }
change-not-full = { $actor }: no { -full-defense }
change-disarmed = { $actor } is disarmed
change-armed = { $actor } has a weapon in hand again
change-hidden = { $actor } is hidden
change-shown = { $actor } is hidden no more
change-loaded = { $actor } carries something heavy
change-unloaded = { $actor } carries nothing heavy
change-company = { $actor }: other company
change-else = { $actor }: something else set by hand
change-aspect-gone = The aspect { $aspect } ({ $bearer }) is gone
change-aspect-back = The aspect { $aspect } ({ $bearer }) is back
change-aspect-secret = The aspect { $aspect } is known to others than now
change-tag = { $actor } may tag { $aspect } for free
change-no-tag = Nobody may tag { $aspect } for free
change-block = { $actor } blocks { $against } again
change-no-block = { $actor } does not block { $against } any more

# Styles of play.
style = Style of play
    .hint = Sets all house rules that belong to a style at once. Each can still be set by itself.
style-normal = Normal
    .note = as the book has it
style-grim = Grim & Gritty
    .note = less skill, fewer points
style-epic = Epic
    .note = more skill, more points
style-own = a mix of your own

# What is not as a new character has it. Nothing of it is forbidden.
remark-row-missing = { $missing ->
    [one] 1 skill is still missing
   *[other] { $missing } skills are still missing
} at { $rung }.
remark-row-over = { $over ->
    [one] 1 skill more stands
   *[other] { $over } skills more stand
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
    [one] 1 talent, gift or stunt is still free
   *[other] { $missing } talents, gifts or stunts are still free
}.
remark-gifts-over = { $have } talents, gifts and stunts; a new character has { $need }.
remark-lowest-row-idle = Unlearned counts as { $rung } already: the row at { $rung } is worth nothing.
