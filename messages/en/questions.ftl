# What is asked, of whom, and what answers mean.

question-defend = { $actor } against { $effort } ({ $other }): choose a skill to defend with
question-defend-full = { $actor } against { $effort } ({ $other }): choose a skill to defend with, on { -full-defense(case: "dative") } if you like
question-defend-group = { $actor } against { $effort } ({ $other }): defend on { -full-defense(case: "dative") }?
question-invoke = { $standing } – { $actor }: invoke an aspect?
standing = { $actor } { $effort } against { NAME($other) } { $against }
standing-skill = { $actor } { $effort } against { NAME($other) } { $against }, not rolled
standing-block = { $actor } { $effort } against the block of { NAME($other) } { $against }
standing-difficulty = { $actor } { $effort } against { -target } { $against }
question-buy = { $actor } { $actors ->
    [one] is
   *[other] are
} about to roll: { $n ->
    [0] buy +1 for a { -fate-point }?
   *[other] buy another +1 for a { -fate-point } (so far { $n })?
}
question-buy-or-name = { $actor } { $actors ->
    [one] is
   *[other] are
} about to roll: buy +1 for a { -fate-point }, or name an aspect?
question-name = { $actor } { $actors ->
    [one] is
   *[other] are
} about to roll: name an aspect?
question-absorb = { $actor } { $actors ->
    [one] is
   *[other] are
} hit by { shifts-n-dative } on { $track }: what takes the hit?
question-word-consequence = What { $consequence } does { NAME($actor) } take? Put it in your own words
question-word-outcome = { $seat } says how { NAME($actor) } is taken out
question-word-outcome-again = { $seat } says how { NAME($actor) } is taken out instead
question-word-companion = { $actor }: how does { NAME($companion) } drop out?
question-word-follow-up = { $seat } says what is left to do for { NAME($actor) }
question-word-draw = { $seat } says what happens to { NAME($actor) } after the draw
question-word-extra = { $seat } says what more { NAME($actor) } achieves with { $total }
question-word-flourish = { $seat } says what { NAME($actor) } does with { -spin(case: "the") } ({ shifts-n } left over)
question-judge = { $seat }: { $question }
question-concede = { $actor } { $actors ->
    [one] has
   *[other] have
} taken a consequence: offer a { -concession }?
question-concede-grit = { $actor } { $actors ->
    [one] has
   *[other] have
} taken enough consequences for their grit: offer a { -concession }?
question-accept = { $other } offers { NAME($actor) } a { -concession } on these terms: { $words }. Accept?
question-plead = { $actor } { $actors ->
    [one] is
   *[other] are
} taken out, { $words }: pay { points-n } for a different outcome?
question-refuse-aspect = { $actor } { $actors ->
    [one] is
   *[other] are
} about to get the aspect { $words }: fend it off for a { -fate-point }?
question-use-spin = { $actor } { $actors ->
    [one] has
   *[other] have
} { -spin }: use it on the roll of { NAME($acting) }?
question-use-spin-ahead = { $actor } { $actors ->
    [one] has
   *[other] have
} { -spin }: use it? { $acting } is { $n } ahead of { NAME($other) }
question-use-spin-behind = { $actor } { $actors ->
    [one] has
   *[other] have
} { -spin }: use it? { $acting } is { $n } behind { NAME($other) }
question-use-spin-tied = { $actor } { $actors ->
    [one] has
   *[other] have
} { -spin }: use it? { $acting } and { NAME($other) } are level
question-spin-or-overflow = { $actor } defended by { $n }: { -spin } or { -overflow }?
question-overflow = { $actor } { $actors ->
    [one] has
   *[other] have
} { shifts-n } of { -overflow } left: what do you do with it right now?
question-spend-shift = { $actor } { $actors ->
    [one] has
   *[other] have
} { shifts-n } left: how do you spend { -shift(case: "next") }?
question-spend-shift-time = { $actor } { $actors ->
    [one] has
   *[other] have
} { shifts-n } left; time needed so far: { $time }. How do you spend { -shift(case: "next") }?
question-step-in = { $actor } { $actors ->
    [one] is
   *[other] are
} holding an action: act now?
question-leftover-stress = { $actor } { $actors ->
    [one] has
   *[other] have
} { shifts-n } left: use them as { -stress }?
question-spare = { $actor } hits them all: how many { -minions } (at most { $n }) do you spare for { -overflow }?
question-tied-contest = { $seat } says whether { NAME($actor) } and { NAME($other) }, who are tied, roll again
question-contest-skill = { $actor }: secretly choose a skill for the contest (suggested: { $skill })
question-block-penalty = { $seat } says how hard the block of { NAME($actor) } is: { $words }
question-block-penalty-plain = { $seat } says how hard the block of { NAME($actor) } is
question-swap-duration = { $seat } says how long { $skill } stands in for { NAME($actor) }
question-compelled = { $aspect } is compelled: { $actor } accepts { points-n } or pays one to refuse. { $words }
question-set-difficulty = { $seat } says how hard it is for { NAME($actor) }
question-set-difficulty-skill = { $seat } says how hard it is for { NAME($actor) }: { $skill }
question-opponent-shifts = { $seat } says what the { shifts-n } of { NAME($actor) } { $n ->
    [one] does
   *[other] do
}
question-take-longer = { $actor } can get it done only by taking longer: { $time } (expected: { $base }). Take longer?

# The same, as one says it to the person who is asked.
ask-defend = { $other } { $others ->
    [one] attacks
   *[other] attack
} you: { $effort }. What do you defend with?
ask-defend-maneuver = { $other } { $others ->
    [one] tries
   *[other] try
} a { -maneuver } on you: { $effort }. What do you defend with?
ask-afterwards = More can be added after the roll: { $free ->
    [0] { $points ->
        [one] 1 point gives +2.
       *[other] +2 for each point (you have { $points }).
    }
    [one] 1 aspect is free{ $points ->
        [0] .
       *[other] , +2 more for each point.
    }
   *[other] { $free } aspects are free{ $points ->
        [0] .
       *[other] , +2 more for each point.
    }
}
ask-invoke = Invoke an aspect?
ask-invoke-behind = You are { $n } behind. Invoke an aspect?
ask-invoke-level = You are level. Invoke an aspect?
ask-invoke-ahead = You are { $n } ahead. Invoke an aspect?
ask-invoke-short = You are { shifts-n } short of the whole way. Invoke an aspect?
ask-buy = You are about to roll. Do you use anything first?
ask-absorb = A hit of { shifts-n-dative } on { $track }. What takes it?
ask-word-consequence = Your { $consequence }: what is it?
ask-word-outcome = How is { NAME($actor) } taken out?
ask-word-companion = How does { NAME($companion) } drop out?
ask-word-follow-up = What is left to do for { NAME($actor) }?
ask-word-draw = What happens to { NAME($actor) } after the draw?
ask-word-extra = What more does { NAME($actor) } achieve with { $total }?
ask-word-flourish = What does { -spin(case: "the") } of { NAME($actor) } do ({ shifts-n } left over)?
ask-concede = You have taken a consequence. Do you offer a { -concession }?
ask-concede-grit = Grit says: that was enough. Do you offer a { -concession }?
ask-accept = { $other } { $others ->
    [one] is
   *[other] are
} ready to concede on these terms: { $words }. Do you accept?
ask-plead = You are taken out, { $words }. Do you pay { points-n } for another outcome?
ask-refuse-aspect = You are to bear the aspect { $words }. Do you keep it off with a { -fate-point }?
ask-use-spin = You have { -spin }. Use it on the roll of { NAME($acting) }?
ask-spin-or-overflow = You defended by { $n }. { -spin } or { -overflow }?
ask-overflow = You have { shifts-n } of { -overflow } left. What do you do with it right now?
ask-spend-shift = You have { shifts-n } left. What is { -shift(case: "next") } for?
ask-step-in = You hold back. Do you act now?
ask-leftover-stress = You have { shifts-n } left. Do you use them as { -stress }?
ask-spare = You hit them all. How many { -minions } (at most { $n }) do you spare for { -overflow }?
ask-contest-skill = Which skill do you use in the contest?
ask-compelled = { $aspect } is compelled: { $words }. Do you accept { points-n }, or refuse for one?
ask-take-longer = You get it done only if it takes longer: { $time } (expected: { $base }). Do you take the time?
ask-set-difficulty = How hard is it for { NAME($actor) }?
ask-set-difficulty-skill = How hard is { $skill } for { NAME($actor) }?
ask-block-penalty = How hard is the block of { NAME($actor) }: { $words }?
ask-block-penalty-plain = How hard is the block of { NAME($actor) }?
ask-swap-duration = How long does { $skill } stand in for { NAME($actor) }?
ask-opponent-shifts = { $actor } { $actors ->
    [one] has
   *[other] have
} { shifts-n } to spare. What { $n ->
    [one] does it
   *[other] do they
} do?
ask-tied-contest = { $actor } and { NAME($other) } are tied. Roll again?

rolled-four-six = four d6 read as Fudge dice
rolled-light-dark = a light d6 and a dark d6
rolled-plus-minus = plus die and minus die

# What the game master judges.
judge-range = { $n ->
    [0] Can { NAME($actor) } reach { NAME($other) }?
    [255] Can { NAME($actor) } reach { NAME($other) }, although no path leads there?
    [one] Can { NAME($actor) } reach { NAME($other) }, 1 zone away?
   *[other] Can { NAME($actor) } reach { NAME($other) }, { $n } zones away?
}
judge-skill = Can { NAME($actor) } use { $skill } here?
judge-blocked = Does the block of { NAME($other) } stop { NAME($actor) } from doing this?
judge-takes-action = Does trying this against the block of { NAME($other) } take the action of { NAME($actor) }?
judge-consequence = Does { $words } fit as a { $consequence } for { NAME($actor) }?
judge-outcome = Is { $words } within reason as the outcome for { NAME($actor) }?
judge-reasonable = Was the offer of { NAME($actor) } reasonable: { $words }?
judge-sticky = May the aspect { $words } that { NAME($actor) } { $actors ->
    [one] places
   *[other] place
} be { -sticky }?
judge-sticky-spin = May the aspect { $words } that { NAME($actor) } { $actors ->
    [one] places
   *[other] place
} be { -sticky }, given how well it went?
judge-scene = Does { NAME($actor) } change the scene like this: { $words }?
judge-scene-paid = Does { NAME($actor) } change the scene like this, for a { -fate-point }: { $words }?
judge-removal = Does { NAME($actor) } get rid of the aspect { $aspect } this way?
judge-removal-paid = Does { NAME($actor) } get rid of the aspect { $aspect } this way, for a { -fate-point }?
judge-spin = Does this explain { -spin(case: "the-acc") } of { NAME($actor) }: { $words }?
judge-invocation = Does { $aspect } help { NAME($actor) } here?
judge-swap = With { $aspect }, can { NAME($actor) } use { $skill } here?
judge-declaration = { $actor } declares: { $words }. Is it true from now on?
judge-compel = Does { $aspect } compel { NAME($actor) } to this: { $words }?
judge-tag-effect = Can { NAME($actor) } tag { $aspect } for this: { $words }?
judge-fragile = Does this move end { $aspect }?
judge-free-action = Is this a free action for { NAME($actor) }: { $words }?
judge-end = Is the conflict over?
judge-recovery = Has { NAME($actor) } now overcome { $aspect }?
judge-shift-use = May { NAME($actor) } spend { -shifts } on this: { $words }?
judge-keep-up = Does { NAME($companion) } keep up with { NAME($actor) }?
judge-walk = Does { NAME($actor) } cross the { -border } (value { $value }) without a roll?
judge-effect = Does { NAME($actor) } pull this off with the { -maneuver }: { $words }?
judge-choice-of-skill = Is { $skill } the right skill for { NAME($actor) } here?
judge-combination-modifies = Does { $skill } modify this roll by { NAME($actor) }, by +1 or −1 as the case may be?
judge-combination-complements = Does { $skill } complement this roll by { NAME($actor) }?
judge-combination-restricts = Does { $skill } restrict this roll by { NAME($actor) }?
judge-longer = Can { NAME($actor) } still get it done by taking longer ({ $time })?

# What answers mean.
answer-buy-yes = Buy +1
answer-buy-no = Roll without it
answer-accept-yes = Accept
answer-accept-no = Refuse
answer-plead-yes = Pay for a different outcome
answer-plead-no = Accept the outcome
answer-refuse-aspect-yes = Fend it off
answer-refuse-aspect-no = Let it happen
answer-leftover-stress-yes = Use them as { -stress }
answer-leftover-stress-no = Let them lapse
answer-tied-contest-yes = Roll again
answer-tied-contest-no = Leave it tied
answer-compelled-yes = Accept
answer-compelled-no = Refuse
answer-take-longer-yes = Take longer and get it done
answer-take-longer-no = Accept the failure
answer-defend-quality = Defend with quality
answer-defend-full = { $answer }, { -full-defense } +2 instead of your own action
answer-invoke-pass = Let it stand
answer-invoke-bonus = Buy +1
answer-invoke = +2 from { $aspect }
answer-invoke-reroll = Reroll with { $aspect }
answer-invoke-gift = { $value } from { $name }
answer-box = Mark box { $number }
answer-box-rolled-up = Mark box { $number } ({ $own } is already marked)
answer-boxes = { $n ->
    [one] Mark 1 box
   *[other] Mark { $n } boxes
}
answer-consequence = Take a { $consequence }
answer-consequence-any = Take a consequence
answer-companion = { $companion } drops out instead of a consequence
answer-taken-out = Be taken out
answer-concede-no = Fight on
answer-concede = Offer a { -concession }: { $words }
answer-step-in = Act now
answer-wait = Keep waiting
answer-spin-lapse = Don’t use it
answer-spin = { $value } on the roll of { NAME($actor) }
answer-gain-spin = Spin for the next action
answer-gain-overflow = Overflow to spend right now
answer-margin-nothing = Nothing more
answer-margin-told = Something else: { $words }
answer-overflow-done = Nothing more
answer-overflow-move = Change zone: { $zone }
answer-overflow-rearm = Pick up your weapon
answer-overflow-other = Do something else: { $words }
answer-shift-done = Nothing more
answer-shift-time = Finish sooner
answer-shift-time-to = Finish sooner: { $time }
answer-shift-quality = Do better work: better by { $n }
answer-shift-quality-to = Do better work: { $value }
answer-shift-subtlety = Be subtler: harder to notice by { $n }
answer-shift-subtlety-to = Be subtler: { -target } to notice { $value }
answer-shift-other = Something else: { $words }
answer-spare = { $n ->
    [0] Spare nobody
   *[other] Spare { $n }
}
answer-block-plain = A plain block: no penalty
answer-block-penalty = Harder: { $value }
answer-block-refused = Too much at once: no block
price-gain = brings { points-n }
price-free-tag = { -free-tag }
price-refuse-concession = costs a { -fate-point } if the { -gm } finds the offer reasonable
price-refuse-concession-free = gives { NAME($actor) } a { -fate-point } if the { -gm } finds the offer reasonable
