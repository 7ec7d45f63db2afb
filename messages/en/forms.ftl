# Forms: what can be done. `form-<name>` is what it is called, `.hint` says in one sentence what happens.

# Actions
form-attack = Attack
    .hint = An attack on somebody. What exceeds the defence is the damage.
form-maneuver-on = Maneuver: aspect on somebody
    .hint = If it works, your aspect is on somebody who resists.
form-maneuver-scene = Maneuver: aspect on the scene
    .hint = If it works, your aspect is on the scene, a zone, yourself or somebody on your side.
form-maneuver-remove = Maneuver: get rid of an aspect
    .hint = If it works, an aspect in play is gone.
form-maneuver-disarm = Maneuver: disarm
    .hint = If it works, the weapon is out of hand.
form-maneuver-effect = Maneuver: something of its own
    .hint = You say what should happen; the game master says whether it does.
form-block-attacks = Block: protect somebody
    .hint = Whoever attacks them must get past your roll as well.
form-block-deeds = Block: a kind of action
    .hint = The other side must get past your roll to do that.
form-block-passage = Block: a way
    .hint = Whoever wants through this zone must get past your roll.
form-sprint = Sprint
    .hint = Run several zones. Each zone and each border costs a shift.
form-walk = Walk
    .hint = Go one zone and do nothing else.
form-simple = Roll
    .hint = Roll a skill against a difficulty.
form-contest = Contest
    .hint = You roll against each other; each side may still change its skill unseen.
form-assess = Assess
    .hint = If it works, you find an aspect that was there all along.
form-assess-hidden = Find what is hidden
    .hint = If it works, this hidden aspect is known.
form-happen = Act without a roll
    .hint = What cannot fail simply happens. In a conflict it is the action.
form-push = Push
    .hint = You force somebody into another zone and go along.
form-knockback = Knock back
    .hint = You throw somebody into another zone and stay where you are.
form-throw = Throw something
    .hint = A heavy thing flies into another zone.
form-rearm = Take up the weapon
    .hint = Takes the action, but no roll.
form-hold = Hold your action
    .hint = You act later in this exchange, between two others.
form-pass = Pass
    .hint = You do nothing this turn.

# Out of turn
form-full-defense = Full defense
    .hint = You give up your action and defend with +2 until the end of the exchange.
form-release = Let go of a block
    .hint = Your blocks end at once.
form-free = Free action
    .hint = Something small on the side that takes no action.
form-draw-out = Draw it out
    .hint = You set the pace: from now on Endurance restricts every action.
form-concede = Concede
    .hint = You offer to lose the conflict on your terms.

# Fate points and aspects
form-declare = Declare
    .hint = For a fate point, something that you say is so.
form-tag-effect = Tag an aspect
    .hint = An aspect brings something about, without a roll.
form-pass-tag = Pass on a free tag
    .hint = Somebody else tags the aspect for free.
form-compel = Compel
    .hint = An aspect makes trouble for the character, who accepts a point or pays one.
form-compel-oneself = Compel your own aspect
    .hint = You get your character into trouble, and a fate point for it.

# Groups and companions
form-attach = Lead a group
    .hint = Your character goes with a group in the same zone. That is free.
form-attach-leader = Be led
    .hint = A named character in the same zone leads this group. That is free.
form-detach = Leave the group
    .hint = Character and group act on their own again. That is free.
form-regroup = Divide minions anew
    .hint = The same minions stand in other groups. Without sizes they are divided evenly.
form-companion-send = Send a companion
    .hint = She acts apart from you until you call her back.
form-companion-call = Call a companion back
    .hint = She is at your side again.
form-cut-off = Cut off a companion
    .hint = The companion cannot reach her partner.

# Scene
form-begin-conflict = Begin a conflict
    .hint = The order of action is fixed, and the first exchange begins.
form-end-conflict = End the conflict
    .hint = Blocks, spin and held actions lapse.
form-draw = Long conflict
    .hint = These skills restrict every action from now on.
form-end-scene = End the scene
    .hint = Stress clears, and what held for the scene only goes with it.
form-begin-session = Begin a session
    .hint = What is carried over without a break heals one level sooner.
form-rest = Rest
    .hint = Consequences go for which this rest is long enough.
form-refresh = Refresh fate points
    .hint = The points are filled up to the refresh.

# Set by hand
form-set-actor = { $actor }: set values
    .hint = Points, boxes, place and everything else, just as you say.
form-set-aspect = Bring an aspect into play
    .hint = An aspect of the scene, a zone or a character, open or hidden.
form-no-aspect = Remove an aspect
    .hint = The aspect is no longer in play.
form-reveal = Reveal an aspect
    .hint = A hidden aspect becomes known to all, or to one seat.
form-hide = Hide somebody
    .hint = The others know nothing of them any more until you show them.
form-hide-this = Hide
    .hint = The others know nothing of this character any more until you show it.
form-show = Show somebody
    .hint = From now on everybody knows of them.
form-show-this = Show
    .hint = From now on everybody knows of this character.
form-no-block = Lift a block
    .hint = All blocks of this character end.
form-no-block-this = Lift the blocks
    .hint = All blocks of this character end.
form-no-spin = Drop the spin
    .hint = The spin that waits lapses.
form-turn = Give the turn
    .hint = You say whose turn it is.
form-turn-this = Give the turn
    .hint = It is this character's turn, and it may act once more.
form-join-minions = Add minions
    .hint = A group without names of their own comes into the scene.
form-join-named = Add a character
    .hint = A named character of the game master's comes into the scene.
form-layout = Zones, ways and names
    .hint = Each direction of a way stands by itself.
form-add-zone = Add a zone
    .hint = A new zone, next to one of those there or apart.
form-sheet = Sheet of { $actor }
    .hint = What is written on the sheet.

# Fields
field-target = Against whom
field-agenda = What for
field-skill = Skill
field-other-skill = With another skill
field-track = On which track
field-defence = What may defend
field-combine = Second skill
field-extras = On the side
field-modifier = Bonus or penalty
field-modifier-reason = Reason for it
field-swap = Stands in by aspect
field-companion = Companion lends her skill
field-companion-who = Who
field-aspect = Aspect
field-aspect-text = Wording of the aspect
field-bearer = On
field-sticky = Should be sticky
field-paid = With a fate point
field-against = Against
field-effect = What it does
field-protected = Whom
field-deeds = What
field-through = Through
field-how = How
field-to = Where to
field-thing = What
field-weight = Weight factor
field-difficulty = Difficulty
field-hidden-difficulty = Hide the difficulty
field-opponent = With whom
field-their-skill = Skill of the other side
field-choose = Skill can be chosen unseen
field-what = What
field-declared = What is so
field-by-aspect = Resting on aspect
field-places = Becomes an aspect of the scene
field-to-whom = To whom
field-compelled = What happens
field-points = Fate points
field-proposed = Proposed by the character
field-terms = On which terms
field-leader = Who leads
field-group = Which group
field-groups = Which groups
field-size = Size
field-sizes = Sizes of the groups
field-kind = What it is about
field-stake = Stake
field-order-skill = Order by
field-first = Who begins
field-pause = There is a break afterwards
field-keep-stress = Who keeps the stress
field-back-to-back = No break since last time
field-who = Who
field-rest = How long
field-hidden = Hidden
field-only-to = Only to
field-turn = At turn
field-name = Name
field-name-of = Name of { $actor }
field-quality = Quality
field-members = How many
field-wounds = Boxes filled
field-good-at = Good at
field-aspects = Aspects
field-fate = Fate points
field-refresh = Refresh
field-health-boxes = Extra boxes of Health
field-composure-boxes = Extra boxes of Composure
field-extra-consequences = Extra consequences
field-grit = Grit
field-zone = Zone
field-side = Side
field-seat = Played by
field-out = Present
field-acted = Has acted
field-holding = Holds
field-full-defense = Defends fully
field-attacked = Has been attacked
field-free-actions = Free actions
field-disarmed = Disarmed by shifts
field-load = Load
field-companions-gone = Companions out
field-companions-away = Companions away
field-title = Title
field-zone-n = Zone { $number }
field-side-n = Side { $number }
field-zone-name = Name of the zone
field-ways = Ways
field-from = From
field-border = Border
field-beside = Next to
field-skills = Skills
field-rating = Rating
field-secret = Secret
field-quick-recovery = Recovers faster
field-companions = Companions
field-helps-in = Helps in conflicts
field-advances = Advances
field-advance = Advance
field-learned = Learned
field-has-aspect = An aspect is about her

# Choices
form-bearer-scene = Scene
form-side = Side { $number }
form-nobody = nobody
form-apart = Apart
form-combine-complements = complements: +1 if higher
form-combine-restricts = restricts: −1 if lower
form-combine-modifies = modifies: +1 or −1
form-extra-move = One zone on: { $zone }
form-extra-rearm = Take up the weapon
form-extra-thing = A small thing
form-against-usual = Usual difficulty ({ $value })
form-against-difficulty = Difficulty { $value }
form-rest-breather = A few minutes
form-rest-hours = { $n ->
    [one] 1 hour
   *[other] { $n } hours
}
form-rest-days = { $n ->
    [one] 1 day
   *[other] { $n } days
}
form-out-in = present
form-out-taken-out = taken out
form-out-conceded = conceded
form-out-left = gone
form-advance-quality = Quality
form-advance-scope-physical = Scope: physical
form-advance-scope-social = Scope: social
form-advance-scope-mental = Scope: mental
form-advance-independent = Independent
form-advance-skilled = Skilled
form-advance-keeping-up = Keeping up
form-advance-communication = Communication

# What one should know of it
form-note-hidden = hidden
form-note-consequence = consequence
form-note-free-tag = free to tag
form-note-zone = zone
form-note-out = no longer there
form-note-here = here
form-note-no-way = no way
form-note-far = { $n ->
    [one] 1 zone
   *[other] { $n } zones
}
form-note-border = border { $value }

# The ladder
form-rating-minus-2 = Terrible
form-rating-minus-1 = Poor
form-rating-0 = Mediocre
form-rating-1 = Average
form-rating-2 = Fair
form-rating-3 = Good
form-rating-4 = Great
form-rating-5 = Superb
form-rating-6 = Fantastic
form-rating-7 = Epic
form-rating-8 = Legendary

# What is wrong with a sheet or a scene
form-wrong-sheet = You cannot change this sheet.
form-wrong-stage = Scenes are brought into play by the game master.
form-wrong-field = “{ $field }” is not on this sheet, or only the game master changes it.
form-wrong-kind = “{ $field }” cannot be understood.
form-wrong-empty = “{ $field }” must not be empty.
form-wrong-name = “{ $field }”: names have no quotation marks.
form-wrong-name-taken = The name “{ $name }” is taken.
form-wrong-long = “{ $field }” has at most { $most } characters.
form-wrong-lines = “{ $field }” stands in one line.
form-wrong-number = “{ $field }” is a whole number from { $least } to { $most }.
form-wrong-many = “{ $field }” has at most { $most } entries.
form-wrong-skill = There is no such skill.
form-wrong-skill-twice = The skill “{ $skill }” stands there twice.
form-wrong-zones = There can be no more than { $most } zones.
form-wrong-sides = There can be no more than { $most } sides.
form-wrong-skills = There can be no more than { $most } skills.
form-wrong-actors = There can be no more than { $most } characters and groups.
