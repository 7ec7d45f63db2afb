# The table as people see it, whatever is played: who is waited for, dice in words, lines about the table itself.

system-sotc = Spirit of the Century
system-malmsturm = Malmsturm
system-freefate = FreeFATE
system-zerospace = ZeroSpace 3e
system-daemmersturm = Dämmersturm

# What goes on.
waits-for = Waiting for { $who }.
waits-what = { $seat } ({ $what })
waits-for-nothing = The rules have changed since this action began. { -leader(case: "start") } can call it off.

# Dice in words.
die-plus = plus
die-blank = blank
die-minus = minus
die-light = light
die-dark = dark
die-labelled = { $label } { $face }

# Lines about the table itself.
line-opened = The table is open.
line-joined = { $seat } sits down at the table.
line-left = { $seat } leaves the table.
line-kicked = { $seat } is no longer at the table. The seat is free.
line-renamed = Seat { $number } is now called { $seat }.
line-renamed-gm = { -leader(case: "start") } is now called { $seat }.
line-seat-added = A new seat: { $seat }.
line-absent = { $seat } is absent this evening; { -leader(case: "the") } answers instead.
line-approval = Players’ characters now wait for approval by { -leader(case: "the") }.
line-no-approval = Players’ characters come to the table without approval again.
line-handed-in = { $seat } hands in { NAME($name) }.
line-sent-back = { $gm } sends { NAME($name) } back to { $seat }: { $remarks }
line-withdrawn = { $seat } no longer waits for approval of { NAME($name) }.
line-approved = { $gm } approves { NAME($name) }, handed in by { $seat }.
line-advanced = { $name }: { $remarks }
line-let-play = The habit “{ $habit }” acts for { $name }.
line-fights = While nobody plays { NAME($name) }, the habit “{ $habit }” decides.
line-fights-dropped = No habit is chosen for { NAME($name) }.
let-play-aspect = off balance
refused-nobodys-turn = It is nobody’s turn now.
refused-other-turn = By now, it is somebody else’s turn.
refused-no-habit = There is no such habit.
line-back = { $seat } is back.
line-handed-over = { $seat } is now { -leader(case: "the") }.
line-locked = The table is locked: nobody new can join.
line-unlocked = The table is unlocked.
line-assigned = From now on { -leader(case: "the") } says who plays whom.
line-chosen = Players without a character can take a free one.
line-taken = { $seat } now plays { NAME($actor) }.
line-paused = The game is paused.
line-goes-on = The game resumes.
line-x-card = The X-card is on the table.
line-x-card-gone = The X-card is off the table again.
line-titled = The session is now called “{ $title }”.
line-safety = The table’s safety agreements have changed.
line-dice-server = From now on the table rolls the dice.
line-dice-own = From now on everyone rolls their own dice.
line-dice-each = From now on each seat chooses who rolls for it.
line-asking-little = From now on few questions are asked.
line-asking-balanced = From now on questions are asked only when the answer can change the outcome.
line-asking-everything = From now on every question is asked.
line-seat-dice-server = The table rolls for { NAME($seat) }.
line-seat-dice-own = { $seat } rolls their own dice.
line-prompt-preset = { $seat } is asked according to the table’s setting: { $kind }.
line-prompt-off = { $seat } is no longer asked: { $kind }.
line-prompt-ask = { $seat } is asked again: { $kind }.
line-prompt-automatic = The usual answer is given for { NAME($seat) }: { $kind }.
line-coach = { $seat } has switched the coach on.
line-coach-off = { $seat } has switched the coach off.
line-no-coach = The coach is not allowed at this table.
line-coach-allowed = The coach is allowed at this table again.
line-what-if = What if: from here on, it goes differently than in “{ $title }”. None of it is part of the game.
line-what-if-kept = This what-if is kept.
line-what-if-unkept = This what-if is no longer kept.
what-if-title = What if: { $title }
line-plain = Dice and notes only: the rules are switched off.
line-rules = The rules are on again.
line-shelved = “{ $name }” is now on the shelf.
line-unshelved = Something has been taken off the shelf.
off-lost-picture = { $name }: the picture stays with this table.
line-said = { $seat }: { $text }
line-said-to-gm = { $seat } (for { -leader(case: "the") } only): { $text }
line-said-to = { $seat } (for { $to } only): { $text }
line-thrown = { $seat } rolls { $dice }: { $total }
line-thrown-for = { $seat } rolls { $dice }, { $label }: { $total }
line-rewound = Undone. The game resumes from there.
line-rewound-same-dice = Undone. The game resumes from there with the same dice.
line-called-off = { -leader(case: "start") } calls off the action. What has happened so far stands.
line-impossible = The action is no longer possible and is called off. What has happened so far stands.
line-renewed = The action began under an earlier version of the rules and goes on under the present one.
line-diverged = The rules have changed, so the action is called off. What has happened so far stands.
line-failed = The rules cannot handle this, so the action is called off. What has happened so far stands.
line-roll-set = { -leader(case: "start") } sets a roll. Everything decided after it is asked again.
line-roll-set-why = { -leader(case: "start") } sets a roll ({ $why }). Everything decided after it is asked again.
line-roll-prepared = The next roll of { NAME($seat) } is fixed.
line-roll-prepared-why = The next roll of { NAME($seat) } is fixed: { $why }
line-roll-unprepared = The next roll of { NAME($seat) } is no longer fixed.
line-insight-players = { $seat } shows each player how much of a fight was luck and how much decision, for their own characters.
line-insight-table = { $seat } shows the whole table how much of a fight was luck and how much decision.
line-insight-closed = { $seat } no longer shows the analysis of a fight.
line-insight-shared = { $seat } shows everybody their own part of the analysis of a fight.
line-insight-unshared = { $seat } no longer shows their own part of the analysis of a fight.
line-handout = Handout: “{ $title }”
line-handout-to = Handout for { $names }: “{ $title }”
line-handout-kept = Handout prepared: “{ $title }”
line-clock = Clock “{ $title }”: { $filled } of { $size }
line-clock-over = Clock “{ $title }”: { $filled } of { $size }, it has come to pass.
line-reopened = One moment: a question is asked again.
line-habit = From now on for { NAME($seat) }: { $habit }
line-habit-dropped = No longer for { NAME($seat) }: { $habit }.
habit-buy-bonus = Buy +1 before the roll for a fate point
habit-smallest-box = Hits go into the smallest box that fits.
    .name = hits into the smallest box that fits
habit-not-on-minions = Nothing is spent against nameless ones.
    .name = spending nothing against nameless ones
habit-behind-at-most = Nothing is spent when more than { $n } behind.
    .name = spending nothing when far behind
habit-keep-points = The last { $n } points are kept.
    .name = keeping the last points
habit-dice-to-turn = Dice are bought while the roll is behind; { $n } points are kept.
    .name = buying dice while the roll is behind
habit-force-at-most = When attacked with { $n } endurance or less, they are asked about forced actions.
    .name = asking about forced actions when attacked with little endurance left
habit-force-on-me = When attacked, they are asked about forced actions.
    .name = asking about forced actions when attacked
habit-answer-attacks = Attacks are answered with an ability; { $n } points are kept.
    .name = answering attacks with an ability
habit-follow-up = An ability follows own attacks; { $n } points are kept.
    .name = an ability after own attacks
habit-lessen-from = An ability reduces damage of { $n } or more.
    .name = reducing damage with an ability
habit-seek-at-most = Cover is sought only with { $n } life points or less.
    .name = seeking cover only with few life points left

# The keepsake of an evening.
recap-before = What happened before: “{ $title }”
recap-date = { $year }-{ $month }-{ $day }
recap-people = Who was there
recap-leads = { $seat } runs the game.
recap-plays = { $seat } plays { NAME($names) }.
recap-scene = Scene { $number }
recap-events = What happened
recap-beginning = At first
recap-between = In between
recap-ending = In the end
recap-fight = The fight
recap-fight-number = Fight { $number }
recap-fight-stake = Fight over “{ $stake }”
recap-fight-over =
    { $rounds ->
        [0] The fight is over.
        [one] The fight is over after one { -round }.
       *[other] The fight is over after { $rounds } { -round(number: "many") }.
    }
recap-fight-goes-on =
    { $rounds ->
        [0] The fight goes on.
        [one] The fight goes on after one { -round }.
       *[other] The fight goes on after { $rounds } { -round(number: "many") }.
    }
recap-fight-won = The group wins.
recap-fight-lost = The group is beaten.
recap-fight-out = Out of the fight: { $names }.
recap-fight-conceded = Conceded: { $names }.
recap-quotes = Said and written
recap-balance = Won and lost
recap-dice = The dice of the evening
recap-together = All together
recap-open = What remains
recap-condition = { $name }, { $label }
recap-condition-words = { $name }, { $label }: { $text }
recap-next = Next time
recap-next-fight = The fight goes on. { $sentence }
recap-pictures = Pictures
recap-course = Everything in order
recap-secret = secret
recap-empty = Nothing has happened at this table yet.
coach-free = { $answer } is free and makes it { $chance }.
coach-free-sure = { $answer } is free and makes it { $chance }; it can also be made certain ({ $sure }).
coach-priced = { $answer } ({ $price }) makes it { $chance }.
coach-priced-sure = { $answer } ({ $price }) makes it { $chance }; it can also be made certain ({ $sure }).
coach-plain = { $answer }: { $chance }.
coach-saves = { $answer } costs less and is no worse: { $chance }.
coach-chance = { $n }% ({ $label })
coach-chance-instead = { $n }% instead of { $before }% ({ $label })
coach-together = using { $names }
coach-wins = to win, if everybody fights on by habit
