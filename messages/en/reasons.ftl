# Why something is not legal now. $need is what would be needed, $have what there is.

reason-no-conflict = No conflict is going on
reason-nobody-there = Nobody is there for a conflict
reason-in-conflict = A conflict is going on already
reason-not-your-turn = It is somebody else’s turn
reason-no-such-thing = That is not here: a character, skill, zone or something else that is named
reason-has-acted = The action of this { -exchange } is used up
reason-is-out = Whoever is out takes no more part in the conflict
reason-is-led = A led group acts with its leader only
reason-not-independent = Only an independent companion acts apart from her partner
reason-on-oneself = Nobody attacks themselves or their own group
reason-too-late-for-full-defense = After the first attack it is too late for { -full-defense } until the own turn
reason-exchange-under-way = Out of turn { -full-defense } is declared at the start { -exchange(case: "of") } or at the first attack
reason-full-defense-after-acting = Full defense costs the action, and that is used up
reason-not-on-own-turn = This table does not declare { -full-defense } on one’s own turn
reason-defends-fully = On { -full-defense } already, and the action is given up with it
reason-no-interrupting = A turn is going on; whoever holds waits until it is over
reason-blocks-everything = A block is against something in particular, never against everything
reason-only-the-way = Things that are left lying bar a way, nothing else
reason-block-takes-action = A block stands in the way; overcoming it takes an action
reason-protects-itself = A block protects somebody else
reason-held-turn = A turn that was held is not held again
reason-no-communication = There is no way of communicating to be cut
reason-no-such-block = No such block stands here
reason-only-one-zone = Beside an action only one zone can be walked
reason-not-neighbours = These zones are not neighbours
reason-already-there = That is the own zone already
reason-same-skill = The second skill must be another than the first
reason-no-weapon = Whoever is to do it has no weapon in hand for it
reason-nothing-to-disarm = Whoever is to be disarmed has no weapon in hand
reason-is-armed = The weapon is in hand already
reason-wrong-skill = This skill does not serve here
reason-no-free-box = No free box from { $need } up; { -track(case: "the") } has { $have }
reason-consequences-full = No more consequences can be taken: { $have } of { $need }
reason-after-severe = After a severe consequence no further one can be taken
reason-minions-take-none = Minions take no consequences
reason-companion-absent = This companion is not at hand
reason-companion-unskilled = This companion does not have the skill
reason-no-fate-point = { $have ->
    [0] No { -fate-point } is left
   *[other] That costs { $need } { -fate-points }, and { $have ->
        [one] only 1 is left
       *[other] only { $have } are left
    }
}
reason-aspect-used = This aspect has been used on this roll already
reason-aspect-unknown = This aspect is not known yet
reason-no-such-aspect = There is no such aspect here
reason-no-free-tag = There is no free tag to pass on
reason-bonus-once = This table sells no more than +1 for a roll
reason-bonus-not-now = +1 is for sale before the roll only
reason-no-concession-now = A { -concession } comes after a consequence, until the next action
reason-too-late-to-concede = Whoever is out concedes no more
reason-not-enough-shifts = Not enough: { $need } needed, { $have } there
reason-hindering-is-block = Only making something harder is a block
reason-sticky-needs-spin = On a character an aspect becomes { -sticky } with three { -shifts } only
reason-not-a-group = That is no group of { -minions }
reason-not-named = Only a named character leads a group
reason-not-together = They are not on the same side or not in the same zone
reason-not-attached = No group is led here
reason-sizes-do-not-fit = The sizes do not add up: { $have } in place of { $need }
reason-needs-aspect = At this table a declaration needs an aspect of one’s own
reason-not-a-scene-aspect = This takes an aspect of the scene or of a zone
reason-not-in-conflict = Not in the middle of a conflict
reason-needs-words = Words are wanted here
reason-contest-needs-two = A contest needs two different sides or more
reason-no-way = No way leads there
reason-out-of-bounds = { $need ->
    [0] That is out of bounds
   *[other] That is beyond a limit of the software: { $need } at most
}
reason-software-limit = The software keeps no more than { $need }
reason-points-full = The software keeps no more than { $need } { -fate-points }, and { $have } are there already
reason-stands-as-it-is = Whoever does not roll stands with the skill as it is
reason-only-whoever-acts = Only whoever acts does things beside it
reason-nothing-to-move = There is nothing and nobody to move here
reason-companion-cannot = This companion is there already
reason-nothing-to-assess = There is nothing hidden of this kind to be found
reason-no-such-gift = There is nothing like that on the sheet
reason-gift-does-not-fit = It does not help this roll, or it counts already
reason-no-such-time = { $need ->
    [1] Nothing is shorter than a moment
   *[other] The time table goes from 1 to { $need }
}
reason-factors-need-difficulty = Circumstances count only where the { -target } is fixed
reason-hidden-needs-gm = Only the { -gm } rolls in secret, and only if nobody else rolls
reason-nothing-veiled = No roll is hidden
reason-skill-exists = There is a skill of that name already
