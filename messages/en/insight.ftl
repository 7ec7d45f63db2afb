# Luck and decisions of a fight

insight-no-fight =
    { $count ->
        [0] There has been no fight at this table yet.
       *[other] There is no such fight. The fights of this table are numbered from 1 to { $count }.
    }
insight-beginning = The fight begins
insight-called-off = Called off
insight-answered = { $question } { $answer }
insight-who = { $who }: { $text }
insight-moment = { $text }: { $change } for { $side }.
insight-summary = { $side }: { $beginning } at the beginning, dice { $luck }, decisions { $decisions }, { $end } at the end.
insight-summary-by-hand = { $side }: { $beginning } at the beginning, dice { $luck }, decisions { $decisions }, set by hand { $hand }, { $end } at the end.
insight-basis-exact = The chances are exact by the rules, if everybody goes on with this habit: { $policy }.
insight-basis-sampled = The chances are shares of { $runs } fights played on from each point. There, everybody has this habit: { $policy }.
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
    }, { $mean } on average, { $expected } expected. Only { $share } of such series come out this high or higher. That is rare, but among many people and evenings it happens to somebody.
insight-dice-low =
    { $name }, { $dice }: { $rolls ->
        [one] one roll
       *[other] { $rolls } rolls
    }, { $mean } on average, { $expected } expected. Only { $share } of such series come out this low or lower. That is rare, but among many people and evenings it happens to somebody.

# schwung insight

insight-head-sides = Chances
insight-head-course = The course, without what changed less than 0.5 %
insight-head-luckiest = The luckiest rolls
insight-head-costliest = The most expensive decisions
insight-head-characters = Characters: luck and decisions
insight-head-costs = What it cost
insight-head-dice = Dice of this fight
insight-head-dice-evening = Dice of the whole evening
insight-head-dice-table = Dice of all evenings of the table
insight-side = { $side }: { $beginning } → { $end } = luck { $luck }, decisions { $decisions }
insight-side-by-hand = { $side }: { $beginning } → { $end } = luck { $luck }, decisions { $decisions }, by hand { $hand }
insight-error = Sampled changes in the course are off by { $error } or less in two of three cases.
insight-character = { $name } ({ $side }): luck { $luck }, decisions { $decisions }
insight-cost = { $side }, { $gauge }: { $before } → { $after }, expected { $expected }; luck { $luck }, decisions { $decisions }
insight-given = chosen
