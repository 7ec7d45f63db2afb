# The log: one line for each event, in whole sentences.

# Conflict and turns.
event-conflict-began = A { $conflict } begins. Order: { $order }.
event-conflict-began-stake = A { $conflict } begins over { $stake }. Order: { $order }.
event-exchange-began = Exchange { $number } begins.
event-exchange-began-order = Exchange { $number } begins. Order: { $order }.
event-turn-began = Turn: { $actor }.
event-attack = { $actor } { $actors ->
    [one] attacks
   *[other] attack
} { NAME($other) }.
event-attack-agenda = { $actor } { $actors ->
    [one] attacks
   *[other] attack
} { NAME($other) }, { $agenda }.
event-attack-skill = { $actor } { $actors ->
    [one] attacks
   *[other] attack
} { NAME($other) } with { $skill }.
event-attack-skill-agenda = { $actor } { $actors ->
    [one] attacks
   *[other] attack
} { NAME($other) } with { $skill }, { $agenda }.
event-maneuver = { $actor } { $actors ->
    [one] tries
   *[other] try
} a { -maneuver }.
event-maneuver-on = { $actor } { $actors ->
    [one] tries
   *[other] try
} a { -maneuver } on { NAME($other) }.
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
} { NAME($other) }.
event-knockback = { $actor } { $actors ->
    [one] gets
   *[other] get
} ready to throw.
event-knockback-on = { $actor } { $actors ->
    [one] tries
   *[other] try
} to hurl { NAME($other) } away.
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
} the action until the end { -exchange(case: "of") }.
event-hold-lapsed = The held action of { NAME($actor) } lapses at the end { -exchange(case: "of") }.
event-full-defense = { $actor } { $actors ->
    [one] goes
   *[other] go
} on { -full-defense }: +2 on every defense until the end { -exchange(case: "of") }.
event-full-defense-lapsed = The { -full-defense } of { NAME($actor) } ends with the { -exchange }.
event-conflict-ended = The conflict is over. Blocks, { -spin } and held actions lapse.
event-scene-ended = The scene is over. All { -stress } clears, and everything that lasts only for the scene lapses.
event-scene-ended-stress = The scene is over, and everything that lasts only for it lapses. The { -stress } of { $kept } stays.
event-drawn = From now on every action is restricted by { $skills }.
event-drawn-no-more = Actions are no longer restricted.

# Rolls.
event-rolled = { $actor }: { $parts }: { $total }.
event-rerolled = { $actor } { $actors ->
    [one] rolls
   *[other] roll
} again: { $parts }: { $total }.
result-spin = { $result }, { -spin }
event-resolved = { $actor } { $total } against { NAME($other) } { $value }: { $result }.
event-resolved-difficulty = { $actor } { $total } against { -target } { $value }: { $result }.
event-resolved-hidden = { $actor } { $total } against { -target } ?: { $result }.
event-resolved-block = { $actor } { $total } against the block of { NAME($other) } { $value }: { $result }.
event-resolved-standing = { $actor } { $total } against { NAME($other) } { $value }, not rolled: { $result }.
result-success = success
result-failure = failure
result-short = { $n } short
result-missed = { shifts-n } short
counted = { $sum }, counts as { $total }
counted-so-far = { $sum }; as it stands, it counts as { $total }
event-contest-won = { $actor } { $actors ->
    [one] wins
   *[other] win
} by { shifts-n-dative }.
event-contest-tied = A tie: nobody wins.
event-shift-time = { $actor } spends { -shift(case: "one") } to finish sooner.
event-shift-time-by = { $actor } spends { -shift(case: "one") } to finish sooner: by { $n ->
    [one] 1 step
   *[other] { $n } steps
} on the time table.
event-shift-time-to = { $actor } spends { -shift(case: "one") } to finish sooner: { $time }.
event-shift-quality = { $actor } spends { -shift(case: "one") } on better work.
event-shift-quality-by = { $actor } spends { -shift(case: "one") } on better work: better by { $n }.
event-shift-quality-to = { $actor } spends { -shift(case: "one") } on better work: now { $value }.
event-shift-subtlety = { $actor } spends { -shift(case: "one") } on subtlety.
event-shift-subtlety-by = { $actor } spends { -shift(case: "one") } on subtlety: harder to notice by { $n }.
event-shift-subtlety-to = { $actor } spends { -shift(case: "one") } on subtlety: { -target } to notice { $value }.
event-shift-other = { $actor } spends { -shift(case: "one") }
event-difficulty-set = The { -target } for { NAME($actor) }: { $parts }: { $value }.
event-difficulty-set-hidden = For the { -gm } only: { -target } for { NAME($actor) }: { $parts }: { $value }.
event-stands = { $actor } { $actors ->
    [one] does
   *[other] do
} not roll: { $parts }: { $total }.
event-stands-plain = { $actor } { $actors ->
    [one] does
   *[other] do
} not roll: { $parts }.
event-fell-short = { $actor } { $actors ->
    [one] falls
   *[other] fall
} short by { shifts-n }.
event-only-just = { $actor } only just { $actors ->
    [one] manages
   *[other] manage
} it.
event-only-just-left = { $actor } only just { $actors ->
    [one] manages
   *[other] manage
} it. Still to do: { $words }.
event-extra-gained = { $actor } { $actors ->
    [one] achieves
   *[other] achieve
} even more
event-tied = A draw between { NAME($actor) } and { NAME($other) }
event-margin-credited = { $actor } { $actors ->
    [one] gains
   *[other] gain
} { shifts-n } from the defeat of { NAME($other) }.
event-margin-used = { $actor } { $actors ->
    [one] makes
   *[other] make
} use of it
event-flourished = { $actor } { $actors ->
    [one] has
   *[other] have
} { shifts-n } left over, which { $n ->
    [one] gives
   *[other] give
} { -spin }
event-took-time = { $actor } { $actors ->
    [one] takes
   *[other] take
} as long as expected: { $time }.
event-took-less-time = { $actor } { $actors ->
    [one] finishes
   *[other] finish
} sooner: { $time } (expected: { $base }).
event-took-more-time = { $actor } { $actors ->
    [one] takes longer but gets
   *[other] take longer but get
} it done: { $time } (expected: { $base }).
event-veiled = Rolled in secret, for the { -gm } only: { $actor }, { $roll }. { $against }.
event-unveiled = Now shown: { $actor }, { $roll }. { $against }.
veiled-roll = { $parts }: { $total }
veiled-against = Against { NAME($other) } { $value }: { $result }
veiled-separator = { ". " }
event-gift-used = { $actor } { $actors ->
    [one] uses
   *[other] use
} { $name }
event-gift-used-paid = { $actor } { $actors ->
    [one] uses
   *[other] use
} { $name } ({ $price })
event-happened-beside = { $actor }, as a supplemental action ({ $value })
event-planned = With the roll of { NAME($actor) }: { $parts }.
event-happened = { $actor } { $actors ->
    [one] gets
   *[other] get
} it done.
event-free-action = { $actor }, as a free action

# Attacks and what they do.
event-protected = The block of { NAME($other) } ({ $value }) protects { NAME($actor) }.
event-blocked = The block of { NAME($other) } ({ $value }) stops { NAME($actor) }; only more than { $value } gets past.
event-block-overcome = { $actor } { $actors ->
    [one] overcomes
   *[other] overcome
} the block of { NAME($other) } by { shifts-n-dative }.
event-missed = { $actor } { $actors ->
    [one] fails
   *[other] fail
} against { NAME($other) }.
event-missed-tie = A tie: not enough for { NAME($actor) } against { NAME($other) }.
event-hit = { $actor } { $actors ->
    [one] is
   *[other] are
} hit: { shifts-n } on { $track }.
event-hit-group = { $actor } { $actors ->
    [one] is
   *[other] are
} hit: { shifts-n }.
event-hit-led = { $actor } with { NAME($group) } is hit: { shifts-n }. The hit goes to { NAME($group) } first.
event-box-marked = { $actor } { $actors ->
    [one] marks
   *[other] mark
} box { $number } ({ $track }).
event-box-rolled-up = { $actor } { $actors ->
    [one] marks
   *[other] mark
} box { $number } ({ $track }): the hit’s own box is already marked, so it rolls up.
event-companion-hit = { $actor }: { $boxes ->
    [one] 1 box
   *[other] { $boxes } boxes
} marked, { $out ->
    [0] more are free
   *[other] none left
}.
event-minions-hit = { $actor }: { $boxes ->
    [one] 1 box
   *[other] { $boxes } boxes
} marked, { $out ->
    [0] nobody goes down
    [one] 1 { -minion } goes down
   *[other] { $out } { -minions } go down
}, { $left ->
    [0] nobody is left
   *[other] { $left } left
}.
event-consequence = { $actor } { $actors ->
    [one] takes
   *[other] take
} a { $consequence }
event-consequence-tag = { $line } { $other } may tag it for free once.
event-companion-lost = { $companion } drops out instead of a consequence for { NAME($actor) }
event-taken-out = { $actor } { $actors ->
    [one] is
   *[other] are
} taken out
event-taken-out-by = { $actor } { $actors ->
    [one] is
   *[other] are
} taken out by { NAME($other) }
event-outcome-contested = { $actor } { $actors ->
    [one] pays
   *[other] pay
} { points-n } for a different outcome.
event-outcome-changed = The outcome for { NAME($actor) } is now different

# Concessions.
event-concession-offered = { $actor } { $actors ->
    [one] offers
   *[other] offer
} a { -concession }
event-conceded = { $actor } { $actors ->
    [one] concedes and is
   *[other] concede and are
} out on these terms
event-concession-refused = The offer of { NAME($actor) } is refused.
event-concession-refused-paid = The reasonable offer of { NAME($actor) } is refused: { $actor } gains a { -fate-point }.
event-concession-refused-by = { $other } refuses the offer of { NAME($actor) }.
event-concession-refused-by-paid = { $other } refuses the reasonable offer of { NAME($actor) }: a { -fate-point } goes from { NAME($other) } to { NAME($actor) }.

# Blocks, spin, overflow.
event-block-made = { $actor } { $actors ->
    [one] blocks
   *[other] block
} { $against } at { $value } { $life }
event-block-left = { $actor } { $actors ->
    [one] leaves
   *[other] leave
} { $against } barred for everyone else at { $value } { $life }
event-block-lapsed = The block of { NAME($actor) } against { $against } lapses.
event-spin-gained = { $actor } { $actors ->
    [one] gains
   *[other] gain
} { -spin } for the next action only.
event-spin-used = { $actor } { $actors ->
    [one] uses
   *[other] use
} { -spin }, { $value } on the roll of { NAME($other) }
event-spin-lapsed = { -spin(case: "The") } of { NAME($actor) } lapses.
event-overflowed = { $actor } { $actors ->
    [one] has
   *[other] have
} { shifts-n } of { -overflow } to spend right now.
event-overflow-spent = { $actor } { $actors ->
    [one] spends
   *[other] spend
} { shifts-n } of { -overflow }

# Movement and things.
event-moved = { $actor } { $actors ->
    [one] moves
   *[other] move
} to { $zone }.
event-thing-moved = { $actor }: { $words }, to { $zone }.
event-too-short = { $actor } { $actors ->
    [one] has { $have } but needs
   *[other] have { $have } but need
} { $need }: nothing moves.
event-ran-short = Getting all the way takes { shifts-n }, and { NAME($actor) } { $actors ->
    [one] has
   *[other] have
} only { $have }: not enough to get there.
event-ran-short-granted = Getting all the way takes { shifts-n }, and { NAME($actor) } { $actors ->
    [one] has
   *[other] have
} only { $have }: one zone without a { -border } is still possible.
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
event-unloaded = { $actor } no longer { $actors ->
    [one] carries
   *[other] carry
} a load.

# Aspects and fate points.
event-aspect-placed = New aspect { $bearer }: { $words }.
event-aspect-placed-details = New aspect { $bearer }: { $words } ({ $details }).
event-aspect-removed = The aspect { $aspect } is gone.
event-aspect-reworded = The aspect { $was } now reads { $aspect }.
event-aspect-revealed = Everyone learns of an aspect: { $aspect }.
event-aspect-revealed-to = { $seat } learns of an aspect: { $aspect }.
event-aspect-revealed-secretly = { $seat } finds something out.
event-tag-passed = The free tag of { $aspect } goes to { NAME($actor) }.
event-aspect-refused = { $actor } { $actors ->
    [one] fends
   *[other] fend
} off the aspect { $words } for a { -fate-point }.
event-invoked = { $actor } { $actors ->
    [one] invokes
   *[other] invoke
} { $aspect }: { $gain } ({ $price }).
event-tagged = { $actor } { $actors ->
    [one] tags
   *[other] tag
} { $aspect }: { $gain } ({ $price }).
event-aspect-used-up = { $line } That uses up the aspect.
gain-bonus = +2
gain-reroll = reroll
event-bonus-bought = { $actor } { $actors ->
    [one] buys
   *[other] buy
} +1 for a { -fate-point }.
event-swapped = { $actor } { $actors ->
    [one] uses
   *[other] use
} { $aspect }: { $skill } stands in { $life } ({ $price }).
event-swap-lapsed = { $skill } no longer stands in for { NAME($actor) }.
event-compelled = { $aspect } is compelled: { $actor } { $actors ->
    [one] accepts and gains
   *[other] accept and gain
} { points-n }
event-compel-refused = { $aspect } is compelled: { $actor } { $actors ->
    [one] refuses and pays
   *[other] refuse and pay
} { points-n }
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
event-attached = { $actor } now leads { NAME($other) }.
event-attached-spent = { $actor } now leads { NAME($other) }; those who have already acted cannot help with an action in this { -exchange }.
event-detached = { $actor } no longer leads { NAME($other) }.
event-regrouped = { $actor } now { $actors ->
    [one] has
   *[other] have
} { minions-n }.
event-group-in-reserve = Held in reserve: { $actor }.
event-cut-off = { $companion } is out of reach for { NAME($actor) }.
event-cut-off-paid = { $companion } is out of reach for { NAME($actor) }. That earns a { -fate-point }.
event-companion-away = { $companion } goes off without { NAME($actor) }.
event-companion-back = { $companion } is back with { NAME($actor) }.

# Recovery.
event-recovered = { $actor } { $actors ->
    [one] has
   *[other] have
} overcome { $words }.
event-recovered-unnamed = { $actor } { $actors ->
    [one] has
   *[other] have
} recovered from a consequence.
event-session-began = A new session begins.
event-session-back-to-back = A new session begins right after the last one.

# The game master.
event-judged-yes = { -gm }: { $question } Yes.
event-judged-no = { -gm }: { $question } No.
event-warned = This goes against the rule of thumb “{ $title }”.
event-called-off = The action of { NAME($actor) } does not happen; nothing is used up (under “{ $title }”).
event-overruled = The { -gm } allows it despite “{ $title }”.
event-overruled-price = The { -gm } allows it despite “{ $title }”: { $actor } would have to pay { $price } and pays { $paid }.
event-unaffordable = { $actor } can no longer pay: { $price } needed, { $have } left. Nothing comes of it.
event-points-full = { $actor } already has 255 { -fate-points }. The software can store no more, so none are added.
event-actor-set = Now: { $status }.
event-actor-hidden = Now hidden: { $actor }.
event-actor-shown = Now in view: { $actor }.
event-borders-set = The { -gm } sets: { $borders }.
border-between = { -border } between { $zone } and { $other } { $value }
event-frame-set = The { -gm } changes sheets, zones or skills.
event-skill-added = New skill: { $skill }.
event-profile-usual = All house rules are back to their defaults.
event-profile-set = House rules: { $switches }.
event-actor-joined = New in the scene: { $actor } (zone { $zone }).
event-turn-set = The { -gm } gives the turn to { NAME($actor) }.
event-turn-set-nobody = The { -gm } says it is nobody’s turn.
event-lined-up-next = Reinforcements, still to act in this { -exchange }: { $actor }, next.
event-lined-up-after = Reinforcements, still to act in this { -exchange }: { $actor }, after { NAME($other) }.
