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
file-ds-with-oneself = “{ $name }” is listed twice here: there must be two different ones.
file-ds-no-swarmer = “{ $name }” has more than { $most } life points and is therefore not a swarmer.
file-ds-life-refilled = The first combat of a section starts with the life points of the profile, also for those who are incapacitated. For this number to apply, `section` must list an earlier combat: `fights = 1`.
file-ds-twice = “{ $name }” is already listed here.
file-ds-either = Give either `{ $key }` or `{ $other }` here, not both.
file-ds-unknown-item = There is no heavy item called “{ $name }”. Things to carry are listed in the file as an `item` with `heavy = true`.
file-ds-not-heavy = “{ $name }” is not carried like a body: that needs `heavy = true`.
file-ds-nothing-left = Nothing is left of this obstacle: `left` gives the metres still to go.
file-ds-at-once = “{ $name }” takes effect at once and is not channelled; `needed` says how many turns it takes here.
file-ds-no-ability = The library has no ability called “{ $name }”: using it sends the plot leader a note.

file-ds-library-elsewhere = The library “{ $name }” can be read only if this text is itself a file next to it. Here, its entries must be part of the text.
file-ds-library-unreadable = The library “{ $name }” cannot be read: { $why }
file-ds-library-wrong = There is an error in the library “{ $name }”, line { $line }, column { $column } ({ $what }). `schwung check { $name }` gives details if `system = "daemmersturm"` is at its top.

file-ds-data-fault = { $what ->
    [no-name] The entry has no name.
    [name-twice] Two entries have the same name.
    [too-long] The text is too long ({ $field }).
    [too-many] There are more entries than can be counted.
    [hands] A weapon needs one or two hands.
    [no-use] The entry cannot be used: neither in melee nor at range, or on no weapon.
    [needs-w] Guns and explosives need a W value (w).
    [needs-targets] Guns and explosives need a number of targets (targets).
    [no-explosion] Only guns and explosives have a W value and targets.
    [w] This W value is reached never or always.
    [natural] Critical numbers and fumbles are between 1 and 20 ({ $field }).
    [escalation] Some numbers of the further roll must do damage, not none and not all.
    [negative] The result may fall below 0 ({ $field }).
    [no-time] The damage over time does nothing, or lasts no rounds.
    [unreachable] No roll reaches this value.
    [certain] Every roll reaches this value.
    [needs-class] Armour needs a class (class).
    [needs-most] Armour needs a maximum damage (most).
    [armour-bonus] Armour rolls usually have no bonus.
    [against-nothing] The protection helps against nothing.
    [needs-pool] It costs points, but does not say which (pool, resource).
    [element] Element points need an element, and nothing else has one.
    [no-uses] The limit does not allow a single use.
    [does-nothing] The entry does nothing ({ $field }): it becomes a note to the plot leader.
    [no-such-protection] The protection named by the entry is not in the library.
    [no-targets] The range contains only 0.
    [damage-and-healing] A spell cannot both do damage and heal.
    [not-poison] Only poisons list weapons.
    [members] A group attack needs a minimum of at least two, and a maximum no lower than the minimum.
   *[other] There is something wrong with the entry ({ $field }).
}

file-ds-profile = { $what ->
    [no-colon] The colon after the name is missing.
    [no-name] There is no name before the colon.
    [no-such-skill] N, F or Z is expected here.
    [skill-twice] This value is given twice.
    [no-melee] Melee is missing: N=20+…|…
    [no-ranged] Ranged is missing: F=20+…|…
    [no-magic] Magic is missing: Z=20+…|…
    [no-equals] An equals sign is expected here.
    [not-twenty] An attack value begins with 20, the die.
    [no-bonus] The number after the sign is missing.
    [no-bar] A vertical bar and the defence are expected here.
    [no-defence] The defence after the bar is missing.
    [too-large] This number is too large for the game.
    [no-life] The life points are missing: LP …
    [no-life-number] The number after LP is missing.
    [no-such-points] There are no points with this name: AP, FP, MP, LiP, SP or EP.
    [no-points] The number of points is missing here.
    [points-twice] These points are given twice.
   *[unread] This text is not part of the profile.
}
file-ds-profile-odd = { $what ->
    [bonus-range] Attack bonuses are between −5 and +5; { $written } is used anyway.
    [no-sign] The bonus has no sign; it is read as +{ $written }.
    [action-points] By the table it would be { $usual } action points; { $written } is used.
    [magic-points] By the table it would be { $usual } points; { $written } is used.
    [life] Life points below 1: 1 is used.
    [many-life] { $written } life points are unusually many.
    [light-or-life] “LP” in the second line is read as light points; LiP is unambiguous.
    [two-resources] There is more than one magic resource: before each combat someone is asked which one to use.
   *[ability-twice] This ability is listed twice.
}
