# Luck and decisions of a fight

insight-no-fight =
    { $count ->
        [0] There has been no fight at this table yet.
       *[other] There is no such fight. The fights of this table are numbered from 1 to { $count }.
    }
insight-beginning = The fight begins
insight-called-off = Called off
insight-answered = { $question } “{ $answer }”
insight-ends-turn = { $who } does nothing else.
insight-who = { $who }: { $text }
insight-moment = { $change } for { $side } – { $text }.
insight-summary = { $side }: { $beginning } at the beginning, dice { $luck }, decisions { $decisions }, { $end } at the end.
insight-summary-by-hand = { $side }: { $beginning } at the beginning, dice { $luck }, decisions { $decisions }, set by hand { $hand }, { $end } at the end.
insight-basis-exact = The chances are exact by the rules.
insight-basis-sampled = The chances are shares of { $runs } fights played on from each point.
insight-habit-all = Everybody fights on by this habit there: { $policy }.
insight-habits = Everybody fights on by their habits there: { $policies }.
insight-habits-own = Everybody fights on by their habits there, those of others as { -leader(case: "the") } has chosen them: { $policies }.
insight-habits-unknown = Everybody fights on there by the habits that { -leader(case: "the") } has chosen.
insight-habit-group = { $names }: { $policy }
insight-habit-next = { "; " }
insight-looks-ahead = Those who fight “clever” fight “careful” there: looking ahead takes too long for that many fights.
insight-dice-hardly-any = less than 0.1%
insight-dice-once = { $name }, { $dice }: one roll, { $mean } ({ $expected } expected).
insight-dice-within-high =
    { $name }, { $dice }: { $rolls ->
        [one] one roll
       *[other] { $rolls } rolls
    }, { $mean } on average, { $expected } expected. { $share } of such series come out this high or higher: within chance.
insight-dice-within-low =
    { $name }, { $dice }: { $rolls ->
        [one] one roll
       *[other] { $rolls } rolls
    }, { $mean } on average, { $expected } expected. { $share } of such series come out this low or lower: within chance.
insight-dice-high =
    { $name }, { $dice }: { $rolls ->
        [one] one roll
       *[other] { $rolls } rolls
    }, { $mean } on average, { $expected } expected. Of such series, { $share } come out this high or higher. That is rare, but among many people and evenings it happens to somebody.
insight-dice-low =
    { $name }, { $dice }: { $rolls ->
        [one] one roll
       *[other] { $rolls } rolls
    }, { $mean } on average, { $expected } expected. Of such series, { $share } come out this low or lower. That is rare, but among many people and evenings it happens to somebody.

# schwung insight

insight-head-sides = Chances
insight-head-course = The course, without what changed less than 0.5%
insight-head-luckiest = The luckiest rolls
insight-head-costliest = The most expensive decisions
insight-head-characters = Characters: luck and decisions
insight-head-costs = What it cost
insight-head-costs-characters = What it cost each character
insight-head-dice = Dice of this fight
insight-head-dice-evening = Dice of the whole evening
insight-head-dice-table = Dice of all evenings of the table
insight-side = { $side }: { $beginning } → { $end } = luck { $luck }, decisions { $decisions }
insight-side-by-hand = { $side }: { $beginning } → { $end } = luck { $luck }, decisions { $decisions }, by hand { $hand }
insight-error = Sampled changes in the course are off by { $error } or less in two of three cases.
insight-character = { $name } ({ $side }): luck { $luck }, decisions { $decisions }
insight-cost = { $who }, { $gauge }: { $before } → { $after }, expected { $expected }; luck { $luck }, decisions { $decisions }
insight-cost-by-hand = { $who }, { $gauge }: { $before } → { $after }, expected { $expected }; luck { $luck }, decisions { $decisions }, by hand { $hand }
insight-given = chosen

# Encounters with a wanted chance and cost

balance-change-count = { $who }: { $to } instead of { $now }
balance-change-quality = { $who }: quality { $to } instead of { $now }
balance-change-skills = { $who }: all skills { $to }
balance-change-skills-down = { $who }: all skills { $to }, none below 1
balance-change-fate = { $who }: fate points { $to } instead of { $now }
balance-change-health-boxes = { $who }: extra boxes of health { $to } instead of { $now }
balance-change-composure-boxes = { $who }: extra boxes of composure { $to } instead of { $now }
balance-change-zone = { $who }: in “{ $to }” instead of “{ $now }”
balance-change-attributes = { $who }: all attributes { $to }
balance-change-attributes-down = { $who }: all attributes { $to }, none below 1
balance-change-endurance = { $who }: endurance { $to } instead of { $now }
balance-change-melee = { $who }: all attack and defence values { $to }
balance-change-life = { $who }: life points { $to } instead of { $now }
balance-change-action-points = { $who }: action points { $to } instead of { $now }
balance-word-average = average (+1)
balance-word-fair = fair (+2)
balance-word-good = good (+3)
balance-cost-consequences = consequences
balance-cost-endurance = points of endurance lost
balance-cost-life = life points lost
balance-wanted-win = a chance of { $low } to { $high }% to win
balance-wanted-both = { $win }, { $low } to { $high } { $cost }
balance-verdict-already = The encounter is what you asked for as it is: { $wanted }.
balance-verdict-reached = These variants are what you asked for: { $wanted }. Those that change least come first.
balance-looks-ahead = Those who fight “clever” fight “careful” in this search: looking ahead takes too long for that many fights.
balance-verdict-near = None of the { $tried } variants tried is what you asked for: { $wanted }. These come closest. Allow more to be changed, or ask for something else.
balance-no-side = There is no side “{ $name }”. The sides are: { $known }.
balance-no-opponents = Nobody stands against “{ $side }”, so there is nothing to balance.
balance-nothing-to-change = Nothing of the opponents here can be changed like that. Allow more to be changed.
balance-goes-on = A conflict is going on. Encounters are balanced with what everybody has left when it is over.

# schwung balance

balance-now = As it is
balance-number = Proposal { $n }
balance-unchanged = nothing to change
balance-outlook = { $label }: { $win } (between { $low } and { $high })
balance-outlook-cost = { $value } { $cost } (between { $low } and { $high })
balance-basis = For the side “{ $side }”, if everybody fights by their habits ([[policy]]). The ranges hold all together in 99 of 100 cases. { $tried } variants tried, { $fights } fights, seed { $seed }.
balance-how-to-write = schwung balance … --write FILE writes the first proposal, --take N another.
balance-written = Proposal { $n } is written to { $file }.
balance-exists = { $file } exists already and stays as it is. Choose another name.
balance-unwritten = { $file } cannot be written
balance-no-such = There is no proposal { $n }; there are { $count }.
balance-progress = Variants
