# Dice: schwung roll and schwung odds, and why the library schwung-dice refuses something. See crates/dice.

# Help
dice-value-roll = DICE
dice-value-list = LIST
dice-value-dialect = DIALECT
dice-argument-roll = The dice, as 4d6kh3 or 4dF+3; see docs/dice.md
dice-option-dice = The dice that were thrown, in the order in which they are drawn, as “6 1 4 4” or “+ + 0 -”
dice-option-dialect = How the text is meant: schwung, roll20, foundry, rpg-dice-roller or avrae
dice-option-seed = Throw so that the same number gives the same dice
dice-option-at-least = The chance to come to N or more
dice-option-at-most = The chance to come to N or less
dice-option-compare = Odds of other dice beside them; may be given several times
dice-option-csv = As a table of values separated by commas
dice-option-svg = Draw the bars into a file too
dice-roll-about = Roll dice by their notation
dice-roll-examples =
    schwung roll 2d6+4
    schwung roll 4d6kh3 --dice "6 1 4 4"      with dice from the table
    schwung roll "4dF+3 vs 4dF+2" --seed 7    opposed, and the same again
    schwung roll 10d10>=8f1 --json            for programs
dice-odds-about = The exact odds of a roll
dice-odds-examples =
    schwung odds 4dF
    schwung odds "d20+3 vs 15"      does it hit, and how often?
    schwung odds 2d6+3 --at-least 10
    schwung odds 4d6kh3 --compare 3d6
    schwung odds 10d10! --svg odds.svg
    schwung odds --encounter encounters/duel.toml "Ida attacks Ruben with Weapons"

# A roll
dice-successes = { $count ->
    [one] success
   *[other] successes
}
dice-margin = margin { $margin }
dice-sides = { $a } against { $b }
dice-stopped = { $part }: stopped after 1000 extra throws of one die.

# Odds
dice-mean = mean { $mean }
dice-each-time = each of { $times } times
dice-column-value = value
dice-column-chance = chance
dice-column-or-more = or more
dice-at-least = { $value } or more: { $percent }
dice-at-most = { $value } or less: { $percent }
dice-reached = { $roll }: succeeds { $percent } of the time
dice-target = { $roll } against { $target }: hits { $percent } of the time; where a tie is not enough, { $beaten }
dice-opposed = { $a } against { $b }: ahead { $ahead } of the time, level { $equal }, behind { $behind }
dice-better = { $better } is better than { $worse }: it is ahead more often than behind.
dice-as-good = { $better } and { $worse } are equally good: each is ahead as often.
dice-or-more = { $value } and more
dice-or-less = { $value } and less
dice-word-vs = vs
dice-word-at-least = at least
dice-word-at-most = at most
dice-word-above = above
dice-word-below = below
dice-thousand = { $n } thousand
dice-million = { $n } million
dice-billion = { $n } billion
dice-trillion = { $n } trillion
dice-ways = { $ways } of { $of } ways
dice-many-ways = of a number of ways with { $digits } digits
dice-rest = More extra dice than shown are less likely than 1 in 10^{ $digits }; that much every chance may be too low.
dice-compared = { $a } against { $b }: higher { $higher }, equal { $equal }, lower { $lower }

# Refusals; the hint says what to do
dice-instead = Perhaps: { $notation }
dice-error-empty = There is nothing to roll.
    .hint = Write dice, as 2d6 or 4dF+3.
dice-error-too-long = This is longer than { $limit } bytes.
    .hint = Roll it in parts.
dice-error-too-deep = This is nested deeper than { $limit } times.
    .hint = Take out brackets that are not needed.
dice-error-unexpected = “{ $found }” cannot stand here.
    .hint = Between two parts an operator is needed, as + or *; a comment begins with #.
dice-error-unexpected-end = Something is missing at the end.
    .hint = Add dice or a number.
dice-error-unclosed = The bracket is never closed.
    .hint = Add “{ $bracket }”.
dice-error-unknown-word = There is nothing called “{ $word }”.
    .hint = Labels stand in square brackets, comments after #.
dice-error-number-too-large = The number { $found } is too large.
    .hint = Take a smaller one.
dice-error-not-whole = { $found } is no whole number, as dice need one.
    .hint = Round it with floor(), ceil() or round().
dice-error-negative = { $found } is less than none.
    .hint = Keep it from falling below 0 with max(0; …).
dice-error-sides-missing = How many sides?
    .hint = Write them after the letter, as d6, d% or dF.
dice-error-no-sides = A die without sides cannot be rolled.
    .hint = A die has at least one side.
dice-error-too-many-sides = A die has at most { $limit } sides.
    .hint = Take fewer sides.
dice-error-too-many-dice = At most { $limit } dice are rolled at once.
    .hint = Take fewer dice.
dice-error-too-many-throws = At most { $limit } throws are made for one roll.
    .hint = Take fewer dice, or let fewer of them explode.
dice-error-too-many-times = A roll is repeated from 1 to { $limit } times.
    .hint = Write another number before the #.
dice-error-ambiguous-drop = Is the highest or the lowest to be dropped?
    .hint = Write dl for the lowest or dh for the highest; other dice are added with +.
dice-error-ambiguous-times = Does x mean to explode or to multiply?
    .hint = Write ! to explode, * to multiply.
dice-error-number-missing = “{ $modifier }” needs a number right after it.
    .hint = Write the number without a space between.
dice-error-always-explodes = Every face explodes: this would never end.
    .hint = Let fewer faces explode, or once only with !o.
dice-error-always-rerolls = Every face is rerolled: this would never end.
    .hint = Reroll once with ro, or fewer faces.
dice-error-cannot-be-unique = { $dice } dice cannot all be different with { $faces } faces.
    .hint = Take fewer dice, or uo to reroll once only.
dice-error-not-dice = “{ $modifier }” needs dice, and round brackets hold a number.
    .hint = Put the dice into braces.
dice-error-not-for-groups = “{ $modifier }” needs dice of one kind; a group has none to throw.
    .hint = Write it after the dice inside the group.
dice-error-after-count = “{ $modifier }” comes too late: successes have been counted.
    .hint = Write it before the comparison.
dice-error-too-many-modifiers = At most { $limit } modifiers stand after dice.
    .hint = Leave out what changes nothing.
dice-error-failures-alone = Failures take successes away, and none are counted.
    .hint = Say first what a success is, as >=8f1.
dice-error-unsupported = “{ $modifier }” of { $dialect } is not known here.
    .hint = docs/dice.md lists what is known of each dialect.
dice-error-arguments = { $function } takes { $wanted } numbers, and here are { $given }.
    .hint = Separate numbers with commas or semicolons.
dice-error-division-by-zero = This divides by zero.
    .hint = Keep what is below the line from being 0, as with max(1; …).
dice-error-overflow = The result is too large.
    .hint = Results fit 64 bits.
dice-error-undefined = There is no such power or root.
    .hint = Exponents are whole numbers; roots are of 0 or more.
dice-error-dice-missing = { $given ->
    [one] One die was given, and there is no { $die } left to draw.
   *[other] { $given } dice were given, and there is no { $die } left to draw.
}
    .hint = Dice are drawn from left to right, then modifier by modifier.
dice-error-dice-not-fitting = Die number { $position } shows { $face }, which a { $die } cannot.
    .hint = Dice are drawn from left to right, then modifier by modifier.
dice-error-dice-left-over = { $count ->
    [one] One die was given that nobody draws.
   *[other] { $count } dice were given that nobody draws.
}
    .hint = Give exactly the dice that are drawn.
dice-error-dice-unreadable = “{ $found }” is no die.
    .hint = Write what the dice show, as “6 1 4 4”, and of Fudge dice “+ + 0 -”.
dice-error-no-dice = The system has no random numbers to give.
    .hint = Give the dice with --dice.
dice-error-too-costly = This would need about { $estimate } { $unit ->
    [steps] steps
   *[KiB] KiB of memory
}; allowed are { $limit }.
    .hint = Take fewer dice, fewer sides, or fewer modifiers.
dice-error-no-odds = The odds of this order of modifiers are not known: { $modifier }.
    .hint = Keep and drop before other modifiers change the dice, or roll it.
