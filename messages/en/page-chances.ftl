# Chances: the page of rolls, and how a fight will probably go.

# The page of rolls.
odds-title = How does this roll fall?
odds-lead = The exact chances, counted from all the ways it can fall. The link below shows everybody the same.
odds-roll = Roll
odds-roll-hint = Such as 4d6kh3, 2d6+3 or 10d10>=8; "vs" sets two rolls against each other.
odds-with = To compare
odds-with-hint = May stay empty.
odds-show = Work it out
odds-examples = To try:
odds-against = { $roll } beside { $other }
odds-how = What is shown
odds-exactly = exactly this number
odds-at-least = this number or more
odds-exactly-short = exactly
odds-at-least-short = at least
odds-chart-exactly = { $rolls }: the chance of each number
odds-chart-at-least = { $rolls }: the chance of each number or more
odds-desc = { $roll }: from { $low } to { $high }, { $mean } on average, most often { $top } ({ $percent }).
odds-desc-even = { $roll }: from { $low } to { $high }, { $mean } on average.
odds-rest = { $roll }: dice that go on without end are followed up to a bound; what is left is less likely than 1 in 10¹².
odds-cut = { $roll }: only the first { $n } numbers are shown here.
odds-table = All numbers as a table
odds-value = Number
odds-ways = of { $of }
odds-link = Link to these chances
odds-told = Worked out: { $rolls }

# How a fight will probably go.
fight-title = How will this fight probably go?
fight-lead = Fought out { $runs } times from here on, by the rules of this table. Nothing changes at the table, and only you see it.
fight-start = Fight it out
fight-again = Once more with another seed
fight-stop = Cancel
fight-begun = The fights are under way.
fight-done = All fights are over.
fight-stopped = Cancelled.
fight-progress = { $done } of { $of } fights
fight-broken = The connection broke off. Try it once more.
fight-none = There is no conflict at the moment. Once one has begun, it can be fought out.
fight-stale = Something has happened at the table since: this is how it stood before.
fight-wins = Who stands at the end
fight-side = Side
fight-share = Share of the fights
fight-mean = { $mean } on average, most often { $top } with { $percent }.
fight-rounds-chart = { $what }: how often there are so many
fight-costs = What it costs
fight-out = out in { $percent } of the fights
fight-left = { $what }: { $before } before, { $mean } on average at the end
fight-left-open = { $what }: { $mean } on average at the end
fight-unchanged = Nothing else changes.
fight-policy = It is assumed that everybody { $policy }.
fight-never = Nobody concedes, and nobody flees.
fight-seed = { $runs } fights, seed { $seed }: the same seed gives the same result.
