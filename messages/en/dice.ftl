# Dice: schwung roll and schwung odds, and why the library schwung-dice refuses something. See crates/dice.

# Help
dice-value-roll = DICE
dice-value-list = LIST
dice-value-dialect = DIALECT
dice-argument-roll = The dice, such as 4d6kh3, 4dF+3 or “the better of 2d20”; see docs/dice.md
dice-option-dice = The dice that were thrown, in the order they are drawn, such as “6 1 4 4” or “+ + 0 -”
dice-option-dialect = Notation used: schwung, roll20, foundry, rpg-dice-roller or avrae
dice-option-seed = Seed: the same number gives the same dice
dice-option-at-least = The chance of N or more
dice-option-at-most = The chance of N or less
dice-option-compare = Compare with the odds of other dice; may be repeated
dice-option-csv = Output comma-separated values
dice-option-svg = Also draw the chart to a file
dice-roll-about = Roll dice notation
dice-roll-examples =
    schwung roll 2d6+4
    schwung roll 4d6kh3 --dice "6 1 4 4"      with dice from the table
    schwung roll "4dF+3 vs 4dF+2" --seed 7    opposed and repeatable
    schwung roll 10d10>=8f1 --json            for programs
dice-odds-about = Show the exact odds of a roll
dice-odds-examples =
    schwung odds 4dF
    schwung odds "d20+3 vs 15"      how often does it hit?
    schwung odds the better of 2d20 plus 5 against 15
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
dice-stopped = { $part }: stopped after 1000 extra throws of a single die.

# Odds
dice-mean = mean { $mean }
dice-each-time = each of { $times } repeats
dice-column-value = value
dice-column-margin = margin
dice-column-chance = chance
dice-column-or-more = or more
dice-at-least = { $value } or more: { $percent }
dice-at-most = { $value } or less: { $percent }
dice-reached = { $roll }: succeeds { $percent } of the time
dice-target = { $roll } against { $target }: hits { $percent } of the time, or { $beaten } if a tie is not enough
dice-opposed = { $a } against { $b }: ahead { $ahead } of the time, tied { $equal }, behind { $behind }
dice-better = { $better } beats { $worse }: it is ahead more often than behind.
dice-as-good = { $better } and { $worse } are equally good: each is ahead equally often.
dice-or-more = { $value } or more
dice-or-less = { $value } or less
dice-letter = d
dice-word-vs = vs
dice-word-at-least = at least
dice-word-at-most = at most
dice-word-above = above
dice-word-below = below
dice-word-exactly = exactly
dice-word-other-than = other than
dice-thousand = { $n } thousand
dice-million = { $n } million
dice-billion = { $n } billion
dice-trillion = { $n } trillion
dice-ways = { $ways } of { $of } ways
dice-many-ways = of a { $digits }-digit number of ways
dice-rest = More extra dice than shown are less likely than 1 in 10^{ $digits }; each chance may be too low by that much.
dice-compared = { $a } against { $b }: higher { $higher }, equal { $equal }, lower { $lower }

# Refusals; the hint says what to do
dice-instead = Did you mean { $notation }?
dice-error-empty = There is nothing to roll.
    .hint = Enter dice, such as 2d6 or 4dF+3.
dice-error-too-long = This is longer than { $limit } bytes.
    .hint = Split it into several rolls.
dice-error-too-deep = This is nested more than { $limit } levels deep.
    .hint = Remove unnecessary brackets.
dice-error-unexpected = “{ $found }” is not allowed here.
    .hint = Put an operator such as + or * between two parts, or a word such as plus, times or against; a comment starts with #.
dice-error-unexpected-end = Something is missing at the end.
    .hint = Add dice or a number.
dice-error-unclosed = The bracket is never closed.
    .hint = Add “{ $bracket }”.
dice-error-unknown-word = There is nothing called “{ $word }”.
    .hint = Besides dice, these are understood: plus, minus, times, divided by, sum of, at least, at most, above, below, exactly, 15 or more, against, better than, with advantage, with disadvantage, the better of 2d20, the best three of 4d6, drop the lowest. Labels go in square brackets, comments after #.
dice-error-number-too-large = The number { $found } is too large.
    .hint = Use a smaller one.
dice-error-not-whole = { $found } is not a whole number, and dice need one.
    .hint = Round it with floor(), ceil() or round().
dice-error-negative = { $found } is negative.
    .hint = Keep it from falling below 0 with max(0; …).
dice-error-sides-missing = How many sides?
    .hint = Write them after the letter, as in d6, d% or dF.
dice-error-no-sides = A die without sides cannot be rolled.
    .hint = A die has at least one side.
dice-error-too-many-sides = A die can have at most { $limit } sides.
    .hint = Use fewer sides.
dice-error-too-many-dice = At most { $limit } dice can be rolled at once.
    .hint = Use fewer dice.
dice-error-too-many-throws = One roll can make at most { $limit } throws.
    .hint = Use fewer dice, or let fewer of them explode.
dice-error-too-many-times = A roll can be repeated 1 to { $limit } times.
    .hint = Change the number before the #.
dice-error-ambiguous-drop = Drop the highest or the lowest?
    .hint = Write dl for the lowest or dh for the highest; add more dice with +.
dice-error-ambiguous-times = Does x mean explode or multiply?
    .hint = Write ! to explode, * to multiply.
dice-error-number-missing = “{ $modifier }” needs a number right after it.
    .hint = Write the number without a space in between.
dice-error-always-explodes = Every face explodes, so this would never end.
    .hint = Let fewer faces explode, or only once with !o.
dice-error-always-rerolls = Every face is rerolled, so this would never end.
    .hint = Reroll only once with ro, or reroll fewer faces.
dice-error-cannot-be-unique = { $dice } dice with { $faces } faces cannot all be different.
    .hint = Use fewer dice, or uo to reroll only once.
dice-error-not-dice = “{ $modifier }” needs dice, but round brackets hold a number.
    .hint = Put the dice in braces.
dice-error-not-for-groups = “{ $modifier }” needs dice of one kind, but a group has none of its own to roll.
    .hint = Write it after the dice inside the group.
dice-error-one-die-only = “{ $found }” is for a single die, which is rolled twice.
    .hint = Otherwise say which dice count: 3d6kh2 keeps the highest two, 3d6kl2 the lowest.
dice-error-after-count = “{ $modifier }” comes too late: successes have already been counted.
    .hint = Write it before the comparison.
dice-error-too-many-modifiers = At most { $limit } modifiers can follow dice.
    .hint = Leave out any that change nothing.
dice-error-failures-alone = Failures subtract from successes, but no successes are counted.
    .hint = Define a success first, as in >=8f1.
dice-error-unsupported = “{ $modifier }” from { $dialect } is not supported.
    .hint = docs/dice.md lists what is supported of each dialect.
dice-error-arguments = { $function } takes { $wanted } numbers, but got { $given }.
    .hint = Separate numbers with commas or semicolons.
dice-error-division-by-zero = This divides by zero.
    .hint = Keep the divisor from being 0, as with max(1; …).
dice-error-overflow = The result is too large.
    .hint = Results must fit in 64 bits.
dice-error-undefined = This power or root is undefined.
    .hint = Exponents must be whole numbers; roots need 0 or more.
dice-error-dice-missing = { $given ->
    [one] One die was given, and there is no { $die } left to draw.
   *[other] { $given } dice were given, and there is no { $die } left to draw.
}
    .hint = Dice are drawn from left to right, then modifier by modifier.
dice-error-dice-not-fitting = Die { $position } shows { $face }, which is impossible on a { $die }.
    .hint = Dice are drawn from left to right, then modifier by modifier.
dice-error-dice-left-over = { $count ->
    [one] One of the given dice is not needed.
   *[other] { $count } of the given dice are not needed.
}
    .hint = Give exactly the dice that are drawn.
dice-error-dice-unreadable = “{ $found }” is not a die.
    .hint = Write what the dice show, such as “6 1 4 4”, or “+ + 0 -” for Fudge dice.
dice-error-no-dice = The operating system provides no random numbers.
    .hint = Give the dice with --dice.
dice-error-too-costly = This would need about { $estimate } { $unit ->
    [steps] steps
   *[KiB] KiB of memory
}; the limit is { $limit }.
    .hint = Use fewer dice, fewer sides, or fewer modifiers.
dice-error-no-odds = Exact odds are not available for modifiers in this order: { $modifier }.
    .hint = Keep and drop before other modifiers change the dice, or just roll it.
