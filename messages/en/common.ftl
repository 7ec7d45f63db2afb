# What a table of any system says: names, lists, parts of sentences, answers.

game-master = { -gm }
# The same at the start of a sentence.
game-master-acts = The { -gm }
seat = Seat { $number }
unknown = unknown
nothing = nothing
nobody = nobody
someone = someone
quoted = “{ $words }”
no-words = (no words)
hidden-number = ?

list-separator = { ", " }
list-last = { $head } and { $last }
sentence = { $line }.
sentence-words = { $line }: { $words }.
sentence-said = { $line }: { $words }
detailed = { $line } ({ $details })
part = { $name } { $value }
explained = { $line } ({ $rule })
explained-of = { $actor }: { $line }
question-separator = { " / " }
question-other = { $seat } is being asked

position-true = on
position-false = off

pending-roll = { $seat } rolls { $dice }
pending-each = Everyone answers secretly: { $questions }
pending-offer = Who wants to? { $questions }
waiting-roll = dice

answer-priced = { $answer } ({ $price })
answer-worded = { $answer }: { $words }
answer-own-words = in your own words
answer-yes = Yes
answer-no = No

# How actions and conflicts may go

chances-side = side { $number }
chances-players = players
chances-opposition = opposition
chances-undecided = no single winner
chances-lack-attack = Have nothing to attack with and just stand there: { $names }.
chances-lack-spells = Are best at magic, but have no spell to attack with: { $names }.
chances-rounds = { -round(number: "many") }
chances-not-begun = No conflict is under way here. To start one, the file needs a [conflict] section.
chances-no-dice = No dice are involved in this.
chances-too-many = That would take more than { $most } rolls and answers to count. “schwung sim” plays the conflict many times instead.
chances-too-large = The conflict has more than { $most } positions ({ $nodes } rolls and questions so far). “schwung sim” plays it many times instead; --most raises the limit.
chances-far-too-large = The conflict has about { $positions } positions, which would take about { $seconds } seconds. “schwung sim” plays it many times instead; --most raises the limit.
chances-cost = About { $positions } positions, so about { $seconds } seconds.
chances-spend-never = Nobody spends anything
chances-spend-sensibly = Spent when it changes the result
chances-spend-always = Everything spent
chances-spend-best = Both sides spend optimally

habit-plain = plain
habit-careful = careful
habit-clever = clever
policy-plain = attacks { $target }, { $spend }
policy-careful = careful: attacks { $target }, { $spend }
policy-clever = clever: takes what promises most, { $spend }
policy-concede = { $usual }, concedes at the { $n ->
    [1] first consequence
    [2] second consequence
    [3] third consequence
   *[other] { $n }th consequence
}
policy-target-first = the first enemy
policy-target-weakest = the weakest enemy
policy-target-strongest = the strongest enemy
policy-spend-never = spends nothing
policy-spend-sensibly = spends when it changes the result
policy-spend-always = spends everything

gauge-health = free physical boxes
gauge-composure = free mental boxes
gauge-consequences = consequences
gauge-fate = fate points
gauge-members = members
gauge-endurance = endurance
gauge-points = action points
gauge-life = life points
gauge-action-points = action points
gauge-focus-points = focus points
gauge-magic-points = points of the magic resource
