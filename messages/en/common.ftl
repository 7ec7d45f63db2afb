# What a table of any system says: names, lists, parts of sentences, answers.

game-master = { -gm }
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
question-other = { $seat } is asked

position-true = on
position-false = off

pending-roll = { $seat } rolls { $dice }
pending-each = All answer in secret: { $questions }
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
chances-undecided = nobody alone
chances-rounds = rounds
chances-not-begun = No conflict is going on here. The file needs a section [conflict] so that one begins.
chances-no-dice = No dice decide this.
chances-too-many = That would take more than { $most } rolls and answers to count. “schwung sim” plays the conflict many times instead.
chances-too-large = The conflict has more than { $most } positions ({ $nodes } rolls and questions up to there). “schwung sim” plays it many times instead; --most allows more.
chances-far-too-large = The conflict has about { $positions } positions; that would take about { $seconds } seconds. “schwung sim” plays it many times instead; --most allows more.
chances-cost = About { $positions } positions, so about { $seconds } seconds.
chances-spend-never = Nobody spends anything
chances-spend-sensibly = Spent where it turns the roll
chances-spend-always = All spent
chances-spend-best = Both sides spend as is best for them

policy = attacks { $target }, { $spend }
policy-target-first = the first enemy
policy-target-weakest = the weakest enemy
policy-target-strongest = the strongest enemy
policy-spend-never = spends nothing
policy-spend-sensibly = spends where it turns the roll
policy-spend-always = spends all

gauge-health = physical boxes free
gauge-composure = mental boxes free
gauge-consequences = consequences
gauge-fate = fate points
gauge-members = members
gauge-endurance = endurance
gauge-points = action points
gauge-life = Life points
gauge-action-points = Action points
gauge-focus-points = Focus points
gauge-magic-points = Points of the magic resource
