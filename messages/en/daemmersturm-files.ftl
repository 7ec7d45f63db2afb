# Dämmersturm: what is wrong with its files (crates/daemmersturm-ui/src/files). Keys begin with `ds-`, besides `file-<code>`.

file-ds-unknown-character = Nobody is called “{ $name }”.
file-ds-unknown-entry = { $what ->
    [weapons] The library has no weapon or gear called “{ $name }”.
    [protections] The library has no protection called “{ $name }”.
    [abilities] The library has no ability called “{ $name }”.
    [spells] The library has no spell called “{ $name }”.
    [substances] The library has no potion or poison called “{ $name }”.
   *[groups] The library has no group attack called “{ $name }”.
}
file-ds-with-oneself = “{ $name }” stands here twice: there must be two who differ.
file-ds-no-swarmer = “{ $name }” has more than { $most } life points and is therefore no swarmer.
file-ds-life-refilled = The first combat of a section begins with the life points of the profile. For this number to hold, `section` must have an earlier combat: `fights = 1`.
file-ds-twice = “{ $name }” stands here already.
file-ds-either = Here stands either `{ $key }` or `{ $other }`, not both.
file-ds-unknown-item = No heavy item is called “{ $name }”. What is carried stands in the file as an `item` with `heavy = true`.
file-ds-not-heavy = “{ $name }” is not carried like a body: that takes `heavy = true`.
file-ds-nothing-left = Nothing is left of this obstacle: `left` says how many metres are still to go.
file-ds-at-once = “{ $name }” works at once and is not channelled; `needed` says how many turns it takes here.
file-ds-no-ability = The library knows no ability called “{ $name }”: when it is used, the plot leader gets a note.

file-ds-library-elsewhere = The library “{ $name }” can be read only if this text is itself a file beside it. Here its entries must stand in the text.
file-ds-library-unreadable = The library “{ $name }” cannot be read: { $why }
file-ds-library-wrong = Something is wrong in the library “{ $name }”, line { $line }, column { $column } ({ $what }). `schwung check { $name }` says more if `system = "daemmersturm"` stands at its top.

file-ds-data-fault = { $what ->
    [no-name] The entry has no name.
    [name-twice] Two entries have the same name.
    [too-long] The text is too long ({ $field }).
    [too-many] That is more entries than can be counted.
    [hands] A weapon takes one hand or two.
    [no-use] The entry cannot be used: neither hand to hand nor from afar, or on no weapon.
    [needs-w] Guns and explosives need a W value (w).
    [needs-targets] Guns and explosives need a number of targets (targets).
    [no-explosion] Only guns and explosives have a W value and targets.
    [w] Nobody reaches this W value, or everybody does.
    [natural] Critical numbers and fumbles lie between 1 and 20 ({ $field }).
    [escalation] Of the further roll some numbers must hurt, not none and not all.
    [negative] The result may fall below 0 ({ $field }).
    [no-time] The damage over time does nothing, or for no round.
    [unreachable] No roll reaches this value.
    [certain] Every roll reaches this value.
    [needs-class] Armour needs a class (class).
    [needs-most] Armour needs a greatest damage (most).
    [armour-bonus] Armour rolls usually have no bonus.
    [against-nothing] The protection helps against nothing.
    [needs-pool] It costs points, but not which (pool, resource).
    [element] Element points need an element, and nothing else has one.
    [no-uses] The limit allows not a single use.
    [does-nothing] The entry does nothing ({ $field }): it will be a note to the plot leader.
    [no-such-protection] The protection that the entry names is not in the library.
    [no-targets] The range holds nothing but 0.
    [damage-and-healing] A spell cannot do damage and heal.
    [not-poison] Only poisons name weapons.
    [members] A group attack takes two at least, and at most no fewer than at least.
   *[other] Something is wrong with the entry ({ $field }).
}

file-ds-profile = { $what ->
    [no-colon] The profile lacks the colon after the name.
    [no-name] No name stands before the colon.
    [no-such-skill] N, F or Z is expected here.
    [skill-twice] This value stands there twice.
    [no-melee] Melee is missing: N=20+…|…
    [no-ranged] Ranged is missing: F=20+…|…
    [no-magic] Magic is missing: Z=20+…|…
    [no-equals] An equals sign is expected here.
    [not-twenty] An attack value begins with 20, the die.
    [no-bonus] The number after the sign is missing.
    [no-bar] A vertical bar and the defence are expected here.
    [no-defence] The defence after the bar is missing.
    [too-large] No number that is played with is that large.
    [no-life] The life points are missing: LP …
    [no-life-number] The number after LP is missing.
    [no-such-points] There are no points of this name: AP, FP, MP, LiP, SP or EP.
    [no-points] The number of points is missing here.
    [points-twice] These points stand there twice.
   *[unread] This text belongs to no part of the profile.
}
file-ds-profile-odd = { $what ->
    [bonus-range] Attack bonuses lie between −5 and +5; { $written } holds all the same.
    [no-sign] The bonus lacks its sign; it is read as +{ $written }.
    [action-points] By the table it would be { $usual } action points; { $written } holds.
    [magic-points] By the table it would be { $usual } points; { $written } holds.
    [life] Life points below 1: it is played with 1.
    [light-or-life] “LP” in the second line is read as light points; LiP is clear.
    [two-resources] More than one magic resource stands here: before each combat somebody is asked which it is.
   *[ability-twice] This ability stands there twice.
}
