# The log: one line for each event, in whole sentences.

# Conflict and turns.
event-conflict-began = A { $conflict } begins. Order: { $order }.
event-conflict-began-stake = A { $conflict } begins over { $stake }. Order: { $order }.
event-exchange-began = Exchange { $number } begins.
event-exchange-began-order = Exchange { $number } begins. Order: { $order }.
event-turn-began = It is the turn of { $actor }.
event-attack = { $actor } { $actors ->
    [one] attacks
   *[other] attack
} { $other }.
event-attack-agenda = { $actor } { $actors ->
    [one] attacks
   *[other] attack
} { $other }, { $agenda }.
event-attack-skill = { $actor } { $actors ->
    [one] attacks
   *[other] attack
} { $other } with { $skill }.
event-attack-skill-agenda = { $actor } { $actors ->
    [one] attacks
   *[other] attack
} { $other } with { $skill }, { $agenda }.
event-maneuver = { $actor } { $actors ->
    [one] tries
   *[other] try
} a { -maneuver }.
event-maneuver-on = { $actor } { $actors ->
    [one] tries
   *[other] try
} a { -maneuver } on { $other }.
event-block = { $actor } { $actors ->
    [one] sets
   *[other] set
} up a block.
event-sprint = { $actor } { $actors ->
    [one] sprints
   *[other] sprint
}.
event-push = { $actor } { $actors ->
    [one] pushes
   *[other] push
} { $other }.
event-knockback = { $actor } { $actors ->
    [one] prepares
   *[other] prepare
} to throw.
event-knockback-on = { $actor } { $actors ->
    [one] tries
   *[other] try
} to hurl { $other } away.
event-assess = { $actor } { $actors ->
    [one] assesses
   *[other] assess
} the situation.
event-pass = { $actor } { $actors ->
    [one] passes
   *[other] pass
}.
event-held = { $actor } { $actors ->
    [one] holds
   *[other] hold
} – until the end { -exchange(case: "of") }.
event-hold-lapsed = The held action of { $actor } lapses at the end { -exchange(case: "of") }.
event-full-defense = { $actor } { $actors ->
    [one] goes
   *[other] go
} on { -full-defense }: +2 on every reaction until the end { -exchange(case: "of") }.
event-full-defense-lapsed = The { -full-defense } of { $actor } ends at the end { -exchange(case: "of") }.
event-conflict-ended = The conflict is over. Blocks, { -spin } and held actions lapse.
event-scene-ended = The scene is over. The { -stress } clears, and what held for the scene alone lapses.
event-scene-ended-stress = The scene is over, and what held for it alone lapses. The { -stress } stays with { $kept }.
event-drawn = From now on every action is restricted by { $skills }.
event-drawn-no-more = Nothing restricts the actions any more.

# Rolls.
event-rolled = { $actor }: { $parts }: { $total }.
event-rerolled = { $actor } { $actors ->
    [one] rolls
   *[other] roll
} again: { $parts }: { $total }.
result-spin = { $result }, { -spin }
event-resolved = { $actor } { $total } against { $other } { $value }: { $result }.
event-resolved-difficulty = { $actor } { $total } against { -target } { $value }: { $result }.
event-resolved-hidden = { $actor } { $total } against { -target } ?: { $result }.
event-resolved-block = { $actor } { $total } against the block of { $other } { $value }: { $result }.
event-resolved-standing = { $actor } { $total } against { $other } { $value }, not rolled: { $result }.
result-success = success
result-failure = failure
result-short = { $n } short
result-missed = { shifts-n } short
counted = { $sum }, counts as { $total }
counted-so-far = { $sum }; if it stays so, it counts as { $total }
event-contest-won = { $actor } { $actors ->
    [one] wins
   *[other] win
} by { shifts-n-dative }.
event-contest-tied = A tie: nobody wins.
event-shift-time = { $actor } spends { -shift(case: "one") } to be done sooner.
event-shift-time-by = { $actor } spends { -shift(case: "one") } to be done sooner: by { $n ->
    [one] 1 step
   *[other] { $n } steps
} of the time table.
event-shift-time-to = { $actor } spends { -shift(case: "one") } to be done sooner: { $time }.
event-shift-quality = { $actor } spends { -shift(case: "one") } on better work.
event-shift-quality-by = { $actor } spends { -shift(case: "one") } on better work: better by { $n }.
event-shift-quality-to = { $actor } spends { -shift(case: "one") } on better work: now { $value }.
event-shift-subtlety = { $actor } spends { -shift(case: "one") } on subtlety.
event-shift-subtlety-by = { $actor } spends { -shift(case: "one") } on subtlety: harder to notice by { $n }.
event-shift-subtlety-to = { $actor } spends { -shift(case: "one") } on subtlety: to notice it, { -target } { $value }.
event-shift-other = { $actor } spends { -shift(case: "one") }
event-difficulty-set = The { -target } for { $actor }: { $parts }: { $value }.
event-difficulty-set-hidden = For the { -gm } only: { -target } for { $actor }: { $parts }: { $value }.
event-stands = { $actor } { $actors ->
    [one] does
   *[other] do
} not roll: { $parts }: { $total }.
event-stands-plain = { $actor } { $actors ->
    [one] does
   *[other] do
} not roll, what counts is { $parts }.
event-fell-short = { $actor } { $actors ->
    [one] falls
   *[other] fall
} short by { shifts-n }.
event-only-just = { $actor } { $actors ->
    [one] only just brings
   *[other] only just bring
} it off.
event-only-just-left = { $actor } { $actors ->
    [one] only just brings
   *[other] only just bring
} it off. Still to do: { $words }.
event-extra-gained = { $actor } { $actors ->
    [one] brings
   *[other] bring
} off even more
event-tied = A draw between { $actor } and { $other }
event-margin-credited = { $actor } { $actors ->
    [one] has
   *[other] have
} { shifts-n } from the defeat of { $other }.
event-margin-used = { $actor } { $actors ->
    [one] makes
   *[other] make
} something of it
event-flourished = { $actor } { $actors ->
    [one] has
   *[other] have
} { shifts-n } left over, and with that { -spin }
event-took-time = { $actor } { $actors ->
    [one] takes
   *[other] take
} as long as expected: { $time }.
event-took-less-time = { $actor } { $actors ->
    [one] is
   *[other] are
} done sooner: { $time } (expected: { $base }).
event-took-more-time = { $actor } { $actors ->
    [one] takes longer and gets
   *[other] take longer and get
} it done all the same: { $time } (expected: { $base }).
event-veiled = Rolled in secret, for the { -gm } only: { $actor }, { $roll }. { $against }.
event-unveiled = Shown now: { $actor }, { $roll }. { $against }.
veiled-roll = { $parts }: { $total }
veiled-against = Against { $other } { $value }: { $result }
veiled-separator = { ". " }
event-gift-used = { $actor } uses { $name }
event-gift-used-paid = { $actor } uses { $name } ({ $price })
event-happened-beside = { $actor }, beside the action ({ $value })
event-planned = With the roll of { $actor }: { $parts }.
event-happened = { $actor } { $actors ->
    [one] brings
   *[other] bring
} it off.
event-free-action = { $actor }, in passing

# Attacks and what they do.
event-protected = The block of { $other } ({ $value }) protects { $actor }.
event-blocked = The block of { $other } ({ $value }) stops { $actor }; only more than { $value } gets past.
event-block-overcome = { $actor } { $actors ->
    [one] overcomes
   *[other] overcome
} the block of { $other } by { shifts-n-dative }.
event-missed = { $actor } { $actors ->
    [one] does
   *[other] do
} not get through to { $other }.
event-missed-tie = A tie: { $actor } does not get through to { $other }.
event-hit = { $actor } { $actors ->
    [one] is
   *[other] are
} hit: { shifts-n } on { $track }.
event-hit-group = { $actor } { $actors ->
    [one] is
   *[other] are
} hit: { shifts-n }.
event-hit-led = { $actor } with { $group } is hit: { shifts-n }. It goes to { $group } first.
event-box-marked = { $actor } marks box { $number } ({ $track }).
event-box-rolled-up = The box is taken: { $actor } marks box { $number } ({ $track }).
event-companion-hit = { $actor }: { $boxes ->
    [one] 1 box
   *[other] { $boxes } boxes
} filled, { $out ->
    [0] more are free
   *[other] no box is left
}.
event-minions-hit = { $actor }: { $boxes ->
    [one] 1 box
   *[other] { $boxes } boxes
} filled, { $out ->
    [0] nobody goes down
    [one] 1 { -minion } goes down
   *[other] { $out } { -minions } go down
}, { $left ->
    [0] nobody is left
   *[other] { $left } left
}.
event-consequence = { $actor } takes a { $consequence }
event-consequence-tag = { $line } { $other } may tag it for free once.
event-companion-lost = { $companion } drops out in place of a consequence for { $actor }
event-taken-out = { $actor } { $actors ->
    [one] is
   *[other] are
} taken out
event-taken-out-by = { $actor } { $actors ->
    [one] is
   *[other] are
} taken out by { $other }
event-outcome-contested = { $actor } pays { points-n } for another outcome.
event-outcome-changed = The outcome for { $actor } is another now

# Concessions.
event-concession-offered = { $actor } { $actors ->
    [one] offers
   *[other] offer
} a { -concession }
event-conceded = { $actor } { $actors ->
    [one] concedes and is
   *[other] concede and are
} out on these terms
event-concession-refused = The offer of { $actor } is refused.
event-concession-refused-paid = The reasonable offer of { $actor } is refused: { $actor } gains a { -fate-point }.
event-concession-refused-by = { $other } refuses the offer of { $actor }.
event-concession-refused-by-paid = { $other } refuses the reasonable offer of { $actor }: a { -fate-point } goes from { $other } to { $actor }.

# Blocks, spin, overflow.
event-block-made = { $actor } { $actors ->
    [one] blocks
   *[other] block
} { $against } at { $value } { $life }
event-block-left = { $actor } leaves { $against } barred for everybody else at { $value } { $life }
event-block-lapsed = The block of { $actor } against { $against } lapses.
event-spin-gained = { $actor } { $actors ->
    [one] has
   *[other] have
} { -spin } – for the next action only.
event-spin-used = { $actor } { $actors ->
    [one] uses
   *[other] use
} { -spin }, { $value } on the roll of { $other }
event-spin-lapsed = { -spin(case: "The") } of { $actor } lapses.
event-overflowed = { $actor } { $actors ->
    [one] has
   *[other] have
} { shifts-n } of { -overflow } – for right now only.
event-overflow-spent = { $actor } { $actors ->
    [one] spends
   *[other] spend
} { shifts-n } of { -overflow }

# Movement and things.
event-moved = { $actor } { $actors ->
    [one] changes
   *[other] change
} zone: { $zone }.
event-thing-moved = { $actor }: { $words }, as far as { $zone }.
event-too-short = { $actor } { $actors ->
    [one] has
   *[other] have
} { $have } and would need { $need }: nothing moves.
event-ran-short = The whole way takes { shifts-n }, and { $actor } { $actors ->
    [one] has
   *[other] have
} only { $have }: not enough to get there.
event-ran-short-granted = The whole way takes { shifts-n }, and { $actor } { $actors ->
    [one] has
   *[other] have
} only { $have }: one zone without a { -border } is possible all the same.
event-disarmed = { $actor } { $actors ->
    [one] loses
   *[other] lose
} the weapon ({ shifts-n }).
event-rearmed = { $actor } { $actors ->
    [one] has
   *[other] have
} a weapon in hand again.
event-loaded = { $actor } { $actors ->
    [one] carries
   *[other] carry
} a load: weight { $value }.
event-unloaded = { $actor } { $actors ->
    [one] carries
   *[other] carry
} no load any more.

# Aspects and fate points.
event-aspect-placed = New aspect { $bearer }: { $words }.
event-aspect-placed-details = New aspect { $bearer }: { $words } ({ $details }).
event-aspect-removed = The aspect { $aspect } is gone.
event-aspect-revealed = Everybody learns of an aspect: { $aspect }.
event-aspect-revealed-to = { $seat } learns of an aspect: { $aspect }.
event-aspect-revealed-secretly = { $seat } finds something out.
event-tag-passed = The free tag of { $aspect } goes to { $actor }.
event-aspect-refused = { $actor } { $actors ->
    [one] keeps
   *[other] keep
} the aspect { $words } off with a { -fate-point }.
event-invoked = { $actor } { $actors ->
    [one] invokes
   *[other] invoke
} { $aspect }: { $gain } ({ $price }).
event-tagged = { $actor } { $actors ->
    [one] tags
   *[other] tag
} { $aspect }: { $gain } ({ $price }).
event-aspect-used-up = { $line } With that the aspect is gone.
gain-bonus = +2
gain-reroll = new roll
event-bonus-bought = { $actor } { $actors ->
    [one] buys
   *[other] buy
} +1 for a { -fate-point }.
event-swapped = { $actor } uses { $aspect }: { $skill } stands in { $life } ({ $price }).
event-swap-lapsed = { $skill } no longer stands in for { $actor }.
event-compelled = { $aspect } is compelled: { $actor } accepts and gains { points-n }
event-compel-refused = { $aspect } is compelled: { $actor } refuses and pays { points-n }
event-declared = { $actor } { $actors ->
    [one] declares
   *[other] declare
} ({ $price })
event-declared-by = { $actor } { $actors ->
    [one] declares
   *[other] declare
} by { $aspect } ({ $price })
event-tagged-for-effect = { $actor } { $actors ->
    [one] tags
   *[other] tag
} { $aspect } ({ $price })
event-fate-points = { $actor } now has { $points } ({ $change }).

# Groups.
event-attached = { $actor } now leads { $other }.
event-attached-spent = { $actor } now leads { $other }; whoever has acted already is no help for an action of this { -exchange }.
event-detached = { $actor } no longer leads { $other }.
event-regrouped = { $actor } now { $actors ->
    [one] counts
   *[other] count
} { minions-n }.
event-group-in-reserve = { $actor } { $actors ->
    [one] stands
   *[other] stand
} in reserve.
event-cut-off = { $companion } is out of reach for { $actor }.
event-cut-off-paid = { $companion } is out of reach for { $actor }. That brings a { -fate-point }.
event-companion-away = { $companion } is off without { $actor }.
event-companion-back = { $companion } is back with { $actor }.

# Recovery.
event-recovered = { $actor } has overcome { $words }.
event-session-began = A new session begins.
event-session-back-to-back = A new session begins, and no time has passed.

# The game master.
event-judged-yes = { -gm }: { $question } Yes.
event-judged-no = { -gm }: { $question } No.
event-warned = Against the rule of thumb “{ $title }” ({ $rule }).
event-called-off = The action of { $actor } does not happen, nothing is used up (under “{ $title }”, { $rule }).
event-overruled = The { -gm } lets it pass, against “{ $title }” ({ $rule }).
event-overruled-price = The { -gm } lets it pass, against “{ $title }” ({ $rule }): { $actor } would have to pay { $price } and pays { $paid }.
event-unaffordable = { $actor } cannot pay any more: { $price } needed, { $have } left. It comes to nothing.
event-points-full = { $actor } has 255 { -fate-points } already. The software keeps no more, so none is added.
event-actor-set = Now: { $status }.
event-actor-hidden = { $actor } { $actors ->
    [one] is
   *[other] are
} hidden now.
event-actor-shown = { $actor } { $actors ->
    [one] comes
   *[other] come
} into view.
event-borders-set = The { -gm } sets: { $borders }.
border-between = { -border } between { $zone } and { $other } { $value }
event-frame-set = The { -gm } changes sheets, zones or skills.
event-skill-added = New skill: { $skill }.
event-profile-usual = All house rules are as usual again.
event-profile-set = House rules: { $switches }.
event-actor-joined = { $actor } { $actors ->
    [one] joins
   *[other] join
} (zone { $zone }).
event-turn-set = The { -gm } gives the turn to { $actor }.
event-turn-set-nobody = It is nobody’s turn now, says the { -gm }.
