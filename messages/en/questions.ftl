# What is asked, of whom, and what answers mean.

question-defend = { $actor } defends against { $effort } ({ $other }): choose a skill
question-defend-full = { $actor } defends against { $effort } ({ $other }): choose a skill, with { -full-defense(case: "dative") } if you like
question-defend-group = { $actor } defends against { $effort } ({ $other }): with { -full-defense(case: "dative") }?
question-invoke = { $standing } – { $actor }: bring aspects to bear?
standing = { $actor } { $effort } against { $other } { $against }
standing-skill = { $actor } { $effort } against { $other } { $against }, not rolled
standing-block = { $actor } { $effort } against the block of { $other } { $against }
standing-difficulty = { $actor } { $effort } against { -target } { $against }
question-buy = { $actor } is about to roll: { $n ->
    [0] buy +1 for a { -fate-point }?
   *[other] buy another +1 for a { -fate-point } (so far { $n })?
}
question-buy-or-name = { $actor } is about to roll: buy +1 for a { -fate-point }, or name an aspect?
question-name = { $actor } is about to roll: name an aspect?
question-absorb = { $actor } is hit by { shifts-n-dative } on { $track }: what takes the hit?
question-word-consequence = { $actor } describes the { $consequence } in their own words
question-word-outcome = { $seat } says how { $actor } is taken out
question-word-outcome-again = { $seat } says how { $actor } is taken out instead
question-word-companion = { $actor } says how { $companion } drops out
question-word-follow-up = { $seat } says what is left to do for { $actor }
question-word-draw = { $seat } says how it goes on for { $actor } after the draw
question-word-extra = { $seat } says what more { $actor } achieves with { $total }
question-word-flourish = { $seat } says what { -spin(case: "the") } of { $actor } does ({ shifts-n } left over)
question-judge = { $seat }: { $question }
question-concede = { $actor } has taken a consequence: offer a { -concession }?
question-concede-grit = { $actor } has taken consequences enough, says grit: offer a { -concession }?
question-accept = { $actor } hears the offer of { $other } to concede on these terms: { $words }. Accept?
question-plead = { $actor } is taken out, { $words }: pay { points-n } for another outcome?
question-refuse-aspect = { $actor } is to bear the aspect { $words }: keep it off with a { -fate-point }?
question-use-spin = { $actor } has { -spin }: use it on the roll of { $acting }?
question-use-spin-ahead = { $actor } has { -spin }: use it? { $acting } is { $n } ahead of { $other }
question-use-spin-behind = { $actor } has { -spin }: use it? { $acting } is { $n } behind { $other }
question-use-spin-tied = { $actor } has { -spin }: use it? { $acting } and { $other } are level
question-spin-or-overflow = { $actor } defended by { $n }: { -spin } or { -overflow }?
question-overflow = { $actor } has { shifts-n } of { -overflow } left: what happens with it right now?
question-spend-shift = { $actor } has { shifts-n } left: what is { -shift(case: "next") } for?
question-spend-shift-time = { $actor } has { shifts-n } left, and it takes so far: { $time }. What is { -shift(case: "next") } for?
question-step-in = { $actor } holds: act now?
question-leftover-stress = { $actor } has { shifts-n } left: use them as { -stress }?
question-spare = { $actor } hits them all: how many { -minions } (at most { $n }) to spare for { -overflow }?
question-tied-contest = { $seat }: { $actor } and { $other } are tied. Roll again?
question-contest-skill = { $actor } secretly chooses a skill for the contest (proposed: { $skill })
question-block-penalty = { $seat } says how hard the block of { $actor } is: { $words }
question-swap-duration = { $seat } says how long { $skill } stands in for { $actor }
question-compelled = { $aspect } is compelled: { $actor } accepts { points-n } or refuses for one. { $words }
question-set-difficulty = { $seat } says how hard it is for { $actor }
question-set-difficulty-skill = { $seat } says how hard it is for { $actor }: { $skill }
question-opponent-shifts = { $seat } says what { shifts-n } of { $actor } { $n ->
    [one] does
   *[other] do
}
question-take-longer = { $actor } gets it done only if it takes longer: { $time } (expected: { $base }). Take longer?

rolled-four-six = four d6 read as Fudge dice
rolled-light-dark = a light d6 and a dark d6
rolled-plus-minus = plus die and minus die

# What the game master judges.
judge-range = { $n ->
    [0] Does { $actor } reach { $other }?
    [255] Does { $actor } reach { $other }, although no way leads there?
    [one] Does { $actor } reach { $other }, 1 zone away?
   *[other] Does { $actor } reach { $other }, { $n } zones away?
}
judge-skill = Will { $skill } do here for { $actor }?
judge-blocked = Does the block of { $other } keep { $actor } from it?
judge-takes-action = Does trying it against the block of { $other } take the action of { $actor }?
judge-consequence = Does { $words } suit a { $consequence } of { $actor }?
judge-outcome = Is { $words } within the limits as an outcome for { $actor }?
judge-reasonable = Was the offer of { $actor } reasonable: { $words }?
judge-sticky = May the aspect { $words } that { $actor } { $actors ->
    [one] places
   *[other] place
} be { -sticky }?
judge-sticky-spin = May the aspect { $words } that { $actor } { $actors ->
    [one] places
   *[other] place
} be { -sticky }, having gone so well?
judge-scene = Does { $actor } change the scene so: { $words }?
judge-scene-paid = Does { $actor } change the scene so, for a { -fate-point }: { $words }?
judge-removal = Does { $actor } get rid of the aspect { $aspect } in this way?
judge-removal-paid = Does { $actor } get rid of the aspect { $aspect } in this way, for a { -fate-point }?
judge-spin = Does this explain { -spin(case: "the-acc") } of { $actor }: { $words }?
judge-invocation = Does { $aspect } help { $actor } here?
judge-swap = With { $aspect }, can { $actor } use { $skill } here?
judge-declaration = Is it true from now on what { $actor } declares: { $words }?
judge-compel = Does { $aspect } compel { $actor } to this: { $words }?
judge-tag-effect = Can { $actor } tag { $aspect } for this: { $words }?
judge-fragile = Is { $aspect } gone with this move?
judge-free-action = Is this a free action for { $actor }: { $words }?
judge-end = Is the conflict over?
judge-recovery = Has { $actor } overcome { $aspect } with this?
judge-shift-use = May { $actor } spend { -shifts } on this: { $words }?
judge-keep-up = Does { $companion } keep up with { $actor }?
judge-walk = Does { $actor } cross the { -border } (value { $value }) without a roll?
judge-effect = Does { $actor } bring this off with the { -maneuver }: { $words }?
judge-choice-of-skill = Is { $skill } the right skill here for { $actor }?
judge-combination-modifies = Does { $skill } modify this roll of { $actor }, by +1 or −1 as the case may be?
judge-combination-complements = Does { $skill } complement this roll of { $actor }?
judge-combination-restricts = Does { $skill } restrict this roll of { $actor }?
judge-longer = Does { $actor } get it done after all if it takes longer ({ $time })?

# What answers mean.
answer-buy-yes = Buy +1
answer-buy-no = Roll as it is
answer-accept-yes = Accept
answer-accept-no = Refuse
answer-plead-yes = Demand another outcome
answer-plead-no = Take it as it is
answer-refuse-aspect-yes = Keep it off
answer-refuse-aspect-no = Let it be
answer-leftover-stress-yes = Use them as { -stress }
answer-leftover-stress-no = Let them lapse
answer-tied-contest-yes = Roll again
answer-tied-contest-no = Leave it a tie
answer-compelled-yes = Accept
answer-compelled-no = Refuse
answer-take-longer-yes = Take longer and get it done
answer-take-longer-no = Leave it a failure
answer-defend-quality = Defend with quality
answer-defend-full = { $answer }, { -full-defense } +2 in place of your own action
answer-invoke-pass = Let it stand
answer-invoke-bonus = Buy +1
answer-invoke = +2 from { $aspect }
answer-invoke-reroll = Roll again with { $aspect }
answer-invoke-gift = { $value } from { $name }
answer-box = Mark box { $number }
answer-box-rolled-up = Mark box { $number } ({ $own } is taken)
answer-boxes = { $n ->
    [one] Mark 1 box
   *[other] Mark { $n } boxes
}
answer-consequence = Take a { $consequence }
answer-consequence-any = Take a consequence
answer-companion = { $companion } drops out in place of a consequence
answer-taken-out = Be taken out
answer-concede-no = Fight on
answer-concede = Offer a { -concession }: { $words }
answer-step-in = Act now
answer-wait = Wait on
answer-spin-lapse = Do not use it
answer-spin = { $value } on the roll of { $actor }
answer-gain-spin = Spin for the next action
answer-gain-overflow = Overflow for right now
answer-margin-nothing = Nothing more
answer-margin-told = Something else: { $words }
answer-overflow-done = Nothing more
answer-overflow-move = Change zone: { $zone }
answer-overflow-rearm = Take up the weapon
answer-overflow-other = Do something else: { $words }
answer-shift-done = Nothing more
answer-shift-time = Be done sooner
answer-shift-time-to = Be done sooner: { $time }
answer-shift-quality = Better work: better by { $n }
answer-shift-quality-to = Better work: { $value }
answer-shift-subtlety = Be harder to notice: by { $n }
answer-shift-subtlety-to = Be harder to notice: { -target } { $value }
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
