# Why something is not legal now. $need is what would be needed, $have what there is.

reason-no-conflict = No conflict is under way
reason-nobody-there = There is nobody here to have a conflict with
reason-in-conflict = A conflict is already under way
reason-not-your-turn = It’s not your turn
reason-no-such-thing = Something named here does not exist: a character, skill, zone or the like
reason-has-acted = The action for this { -exchange } has already been used
reason-is-out = Already out of the conflict
reason-is-led = A led group acts only with its leader
reason-not-independent = Only an independent companion can act apart from her partner
reason-on-oneself = You can’t attack yourself or your own group
reason-too-late-for-full-defense = After the first attack it is too late for { -full-defense } until your own turn
reason-exchange-under-way = Out of turn, { -full-defense } can be declared only at the start { -exchange(case: "of") } or at the first attack
reason-full-defense-after-acting = Full defense costs your action, and that has already been used
reason-not-on-own-turn = At this table, { -full-defense } can’t be declared on your own turn
reason-defends-fully = Already on { -full-defense }, which costs the action
reason-no-interrupting = Someone is taking their turn; a held action has to wait until it is over
reason-blocks-everything = A block must be against something specific, never against everything
reason-only-the-way = Things left lying can only bar a path
reason-block-takes-action = A block stands in the way; overcoming it takes an action
reason-protects-itself = A block has to protect someone else
reason-held-turn = A held action can’t be held again
reason-no-communication = There is no communication to cut off
reason-no-such-block = There is no such block here
reason-only-one-zone = As a supplemental action you can move only one zone
reason-not-neighbours = These zones are not adjacent
reason-already-there = Already in that zone
reason-same-skill = The second skill must differ from the first
reason-no-weapon = No suitable weapon in hand
reason-nothing-to-disarm = The target has no weapon in hand
reason-is-armed = The weapon is already in hand
reason-wrong-skill = This skill can’t be used here
reason-no-free-box = No free box at { $need } or higher; { -track(case: "the") } has { $have }
reason-consequences-full = No room for another consequence: { $have } of { $need } taken
reason-after-severe = No further consequence can be taken after a severe one
reason-minions-take-none = Minions can’t take consequences
reason-companion-absent = This companion is not present
reason-companion-unskilled = This companion doesn’t have that skill
reason-no-fate-point = { $have ->
    [0] No { -fate-points } left
   *[other] That costs { $need } { -fate-points }, and { $have ->
        [one] only 1 is left
       *[other] only { $have } are left
    }
}
reason-aspect-used = This aspect has already been used on this roll
reason-aspect-unknown = This aspect isn’t known yet
reason-no-such-aspect = There is no such aspect here
reason-no-free-tag = There is no free tag to pass on
reason-bonus-once = At this table you can buy only +1 per roll
reason-bonus-not-now = +1 can be bought only before the roll
reason-no-concession-now = A { -concession } can be offered once this character has taken a consequence, until the next action
reason-too-late-to-concede = Already out; it is too late to concede
reason-not-enough-shifts = Not enough: { $need } needed, { $have } available
reason-hindering-is-block = Making something harder is a block
reason-sticky-needs-spin = It takes three { -shifts } to make an aspect on a character { -sticky }
reason-not-a-group = That is not a group of { -minions }
reason-not-named = Only a named character can lead a group
reason-not-together = They are not on the same side or not in the same zone
reason-not-attached = No group is being led here
reason-sizes-do-not-fit = The sizes do not add up: { $have } instead of { $need }
reason-needs-aspect = At this table a declaration needs one of your own aspects
reason-not-a-scene-aspect = This needs an aspect of the scene or of a zone
reason-not-in-conflict = Not possible during a conflict
reason-needs-words = Say it in words here
reason-contest-needs-two = A contest needs at least two different sides
reason-no-way = There is no way to get there
reason-out-of-bounds = { $need ->
    [0] Out of range
   *[other] Beyond a limit of the software: at most { $need }
}
reason-software-limit = The software can store at most { $need }
reason-points-full = The software can store at most { $need } { -fate-points }, and there are { $have } already
reason-stands-as-it-is = Without a roll, the skill counts as it is
reason-only-whoever-acts = Only the acting character can take a supplemental action
reason-nothing-to-move = There is nothing and nobody to move here
reason-companion-cannot = This companion is already there
reason-nothing-to-assess = There is nothing hidden of this kind to find
reason-no-such-gift = There is nothing like that on the sheet
reason-gift-does-not-fit = It doesn’t help this roll, or it already counts
reason-no-such-time = { $need ->
    [1] Nothing is shorter than a moment
   *[other] The time table goes from 1 to { $need }
}
reason-factors-need-difficulty = Circumstances count only against a fixed { -target }
reason-hidden-needs-gm = Only the { -gm } can roll in secret, and only if nobody else rolls
reason-nothing-veiled = There is no secret roll to show
reason-skill-exists = A skill by that name already exists
