# The table: what lies on it, what is asked, what can be done.

# On top.
table-menu = More
table-connected = connected
table-sending = sending …
table-exchange = Exchange { $n }
table-pause = Pause
table-x = X-card
table-other-language = Auf Deutsch
table-theme = Theme: { $theme }
table-theme-system = same as device
table-theme-light = light
table-theme-dark = dark

# Pause and X-card.
table-paused = Paused
table-paused-text = The game is on hold. Everything stays as it is.
table-pause-end = Resume
table-x-lies = An X-card is on the table
table-x-text = We stop here. Nobody has to explain anything. Leave out what bothers someone, and continue when everyone is ready.
table-x-away = Take the X-card away
table-look = Look at the table

# When the stored log is no longer the same.
table-rewritten = The log of this table has changed.
table-rewritten-text = It is not the one that you have seen: a backup was probably restored. What you see now is what the server has.
table-damaged = This table is damaged from entry { $seq } on.
table-damaged-text = You see what comes before; it cannot be played on here. { -leader(case: "start") } can save the table and make a new one of it.
table-past-seen = Got it
table-last-time = What happened last
table-last-time-on = Let’s go on

# Who sits at the table.
table-seats = At the table
table-seats-none = Nobody is here yet.
table-gm = GM: { $name }
table-name-you = { $name } (you)
table-online = connected
table-offline = not connected
table-seat-free = free
table-seat-left = left
table-waits = waiting
table-waits-for = waiting for { $name }
table-order = Order
table-now = acting
table-acted = done
table-lasting = Still in effect
table-hidden = hidden
table-secret = secret
table-secret-partly = partly secret
table-secrets = Your characters
table-reveal = Show
table-reveal-who = Show { NAME($name) } to everyone
table-hide = Hide
table-hide-who = Hide { NAME($name) }
table-reveal-aspect = Reveal

# Aspects and zones.
table-aspects = Aspects in play
table-free-of = free for { NAME($name) }
table-zones = Zones
table-way-open = open to { $zone }
table-way-border = border { $border } to { $zone }
table-way-only = { $way }, one-way
table-block-mark = Block { $strength }
table-pick = { $name }, { $zone }: move, or press Enter for the menu · { $sign }
table-move-here = Move { NAME($name) } here
table-move-title = { $name } to { $zone }
table-move-none = There is no way to get there now.

# What the game master does on the board.
table-menu-attack = Attack
table-menu-other = Another action …
table-menu-move = Move
table-menu-values = Set values
table-menu-compel = Compel: what happens?
table-menu-compel-words = Text first, then the aspect
table-menu-shelve = Put on the shelf
table-menu-off = Take off the table …
table-menu-compel-what = What does “{ $aspect }” compel?
table-add-to = Add someone: { $zone }
table-add-name = Name
table-add-quality = Quality of the group
table-add-single = Character
table-add-members = Members
table-add-do = Add
table-fate-of = Fate points of { NAME($name) }
table-aspect-wanted = “{ $aspect }” is planned for your next roll.
table-aspect-not-here = “{ $aspect }” cannot be used here.
table-aspect-new = New aspect
table-aspect-reword = Reword
table-aspect-reword-which = Reword “{ $aspect }”
table-aspect-remove = Remove
table-aspect-remove-which = Remove “{ $aspect }”
table-invite = Invite
table-invite-link = Link for players
table-invite-copy = Copy
table-invite-copied = Link copied
table-invite-hint = Nobody needs an account. Seats and more links:
table-first = The table is ready. Three steps, and off you go.
table-begin = The table is ready. Two steps, and off you go.
table-first-hint = In any order. Each step ticks itself.
table-first-people = Invite people
table-first-figures = Characters
table-first-figures-hint = Opponents and people without names are added with the + in a zone.
table-first-scene = Scene
table-first-scene-example = Roof of the opera, in the rain
table-first-done = Done:
table-first-qr = QR code of the link: point a phone’s camera at it
table-first-own = Everybody makes their own character
table-first-own-hint = On their own phone, in about five minutes.
table-first-file = From a file or the shelf
table-first-where = Where are you?
table-first-template = Or a ready-made place
table-first-enough = One empty zone will do
table-template-tavern = Tavern
table-template-tavern-zones = Bar · Taproom · Yard
table-template-tavern-aspect = Packed to the door
table-template-ship = Ship
table-template-ship-zones = Deck · Mast · Hold
table-template-ship-aspect = Wet planks
table-template-street = Street
table-template-street-zones = Alley · Square · Rooftop
table-template-street-aspect = Nobody has seen a thing
table-template-store = Warehouse
table-template-store-zones = Gate · Hall · Catwalk
table-template-store-aspect = Crates up to the rafters

# What is asked. With $who "you" the person is meant, with "name" one of their characters.
table-your-turn = { $name ->
    [none] Your turn
   *[other] Your turn: { $name }
}
table-ask-defend = { $who ->
    [you] { $other } { $others ->
        [one] attacks
       *[other] attack
    } you: { $total }. How do you defend?
   *[name] { $other } { $others ->
        [one] attacks
       *[other] attack
    } { NAME($name) }: { $total }. How { $names ->
        [one] does
       *[other] do
    } { NAME($name) } defend?
}
table-ask-invoke = { $who ->
    [you] { $where ->
        [behind] You are { $n } behind. Invoke an aspect?
        [ahead] You are { $n } ahead. Invoke an aspect?
       *[level] You are level. Invoke an aspect?
    }
   *[name] { $where ->
        [behind] { $name } { $names ->
            [one] is
           *[other] are
        } { $n } behind. Invoke an aspect?
        [ahead] { $name } { $names ->
            [one] is
           *[other] are
        } { $n } ahead. Invoke an aspect?
       *[level] { $name } { $names ->
            [one] is
           *[other] are
        } level. Invoke an aspect?
    }
}
table-ask-absorb = { $who ->
    [you] You are hit for { $n }. What absorbs the hit?
   *[name] { $name } { $names ->
        [one] is
       *[other] are
    } hit for { $n }. What absorbs the hit?
}
table-ask-concede = You have taken a consequence. Do you want to concede?
table-lead = Margin
table-total = Total
table-not-yet = not rolled yet
table-look-around = Feel free to look around in the meantime.
table-coach = Coach
table-chance-dice = dice alone
table-chance-of = Chance: { $what }
# The margin of an answer where it is certain.
table-margin = { $where ->
    [ahead] { $n } ahead
    [behind] { $n } behind
   *[level] level
}
table-all-choices = Show { $n } more
table-choose = Choose an answer
table-answer-for = For { $name }: { $answer }
table-later = Later
table-decide-now = Decide now
table-leave = Always do this
table-leave-hint = Questions like this then get the suggested answer automatically.
table-never-done = You won’t be asked this again. You can change it back among your actions, under “Set prompts”.
table-leave-done = You won’t be asked this again. You can change it back under “Settings”.
table-skip = Skip
table-call-off = Call off
table-next = Next:
table-question-of = { $name }: { $question }
table-optional = (optional)
table-roll = { $dice ->
    [d6-d6] Roll d6 − d6
   *[other] Roll { $dice }
}
table-words-do = Write it down
table-words-none = Leave it blank
table-compel-at = Compel …
table-compel-whom = Compels { NAME($name) }
table-origin-typed = typed in
table-origin-client = pasted
table-origin-set = set
table-origin-again = repeated
table-origin-forced = by a rule
table-dice-own = Type in dice
table-dice-tap = Tap the dice
table-dice-nth = Die { $n }: { $face }
table-dice-labelled = { $label } die: { $face }
table-dice-type = Dice as rolled
table-dice-wrong = That doesn’t match: expected { $n ->
    [one] 1 die
   *[other] { $n } dice
}, such as { $example }.
table-dice-enter = Enter

# What can be done.
table-compose = What do you do?
table-compose-open = Do something
table-begin-fight = Begin a conflict
table-compose-close = Never mind
table-compose-for = for
table-compose-scene = Table and scene
table-compose-other = Something else
table-aim-at = Aim at { NAME($name) }
table-compose-more = More …
table-act-on = { $action }: { $target }
table-nobody-there = Nobody is within reach.
table-let-play = Let a habit play this turn
table-let-play-for = Let a habit play the turn of { NAME($name) }
table-let-play-band = Let a habit play the whole group: { $name }
table-let-play-stop = Stop the group
table-habit = Habit
table-habit-plain = plain
table-habit-careful = careful
table-habit-clever = clever
table-habit-plain-about = Attacks the first enemy with the best it has.
table-habit-careful-about = Attacks the weakest enemy, defends or heals when badly hurt, and gives up what is lost.
table-habit-clever-about = Tries everything it can do in its head and takes what promises most, by what the character may know.
table-habit-none = not chosen
table-habit-various = various
table-habit-of = Habit of { NAME($name) }
table-let-play-about = The log says that a habit acted; undo takes it back.
table-not-now = { $n } not available right now
table-compose-nothing = There is nothing you can do here right now.
table-compose-barred = { $n ->
    [one] One is not possible now
   *[other] { $n } are not possible now
}
table-came = What came of it
table-groups = Kind of action
table-group-action = Action
table-group-reaction = Out of turn
table-group-fate = Points and aspects
table-group-group = Group
table-group-gm = Set by hand
table-group-scene = Scene
table-command = Type a command
table-command-example-roll = { $actor } rolls { $skill }
table-command-example = { $actor } attacks { $other }
table-command-hint = Write what you do, like a line from a play log.
table-command-do = Do
table-cancel = Cancel
table-drop = Remove { $what }
table-add-which = { $what }: add
table-add-one = Add …
table-more-fields = More settings
table-unset = not specified
table-select = please choose
table-yes = yes
table-no = no
table-less = { $what }: one less
table-more = { $what }: one more
table-nothing-here = There is nothing to choose here.
table-entry = Entry { $n }
table-entry-add = Add entry
table-entry-remove = Remove entry { $n }
table-field-missing = Something is missing here.
table-field-long = At most { $max } characters.
table-field-range = Between { $min } and { $max }.
table-field-barred = Not possible right now.

# The log.
table-log = Log
table-log-all = All
table-log-me = Mine
table-log-rolls = Rolls
table-log-filter = What to show
table-log-turn = Turn:
table-log-new = new:
table-log-jump = { $n } new
table-log-jump-to = go to the newest entry
table-log-empty = Nothing here yet.
table-log-earlier = Show earlier lines
table-log-whole = Full log
table-why = Why?
table-why-close = Collapse
table-rule = Rule
table-undo = Undo
table-undone-actions = { $n ->
    [one] 1 action undone
   *[other] { $n } actions undone
}
table-undone-one = Undone: { $what }
table-what-if = What if …
table-undone = undone:
table-undo-title = Undo this?
table-undo-lines = { $n ->
    [one] This line will no longer count:
   *[other] These { $n } lines will no longer count:
}
table-undo-and-more = and { $n } more
table-undo-then = Then:
table-undo-same = The state of play doesn’t change.
table-undo-reveals = A secret has come out since then. That can’t be unseen.
table-undo-keep = Use the same dice again
table-undo-do = Undo
table-undo-who = Only { -leader(case: "the") } can undo.
table-undo-reopen = Change what you have just answered next to “{ $wait }”.
table-note = Add a note to the log
table-note-to-gm = only to { -leader(case: "the") }
table-note-only-me = only for me
table-send = Send
table-plain-dice = Plain dice
table-dice = Dice
table-dice-label = What for
table-dice-secret = hidden

# The sheet.
table-points = { points-n }
table-sheet = Sheet of { NAME($name) }
table-sheet-of = Whose sheet
table-sheet-open = Full sheet
table-sheet-aspects = Aspects:
table-more-aspects = { $n } more
table-skills = Skills
table-gifts = Talents, gifts and stunts
table-all = all { $n }
table-fewer = fewer
table-members = { minions-n }

# Views on a phone.
table-tab-table = Table
table-tab-sheet = Sheet
table-tab-dice = Act
table-tab-gm = GM

# Keys.
table-keys = Keyboard shortcuts
table-keys-on = Use keyboard shortcuts
table-key-choose = choose an answer
table-key-arrows = move through actions, targets and “Rule” buttons
table-key-confirm = confirm, or roll; at your turn, go to the proposed action
table-key-cheapest = plan the cheapest that is enough
table-key-free = plan only what is free
table-key-box = hit: next box
table-key-consequence = hit: next consequence
table-key-later = put off until later, or return to it
table-key-command = type a command
table-key-waits = go to what everyone is waiting for
table-key-last = read the last line again
table-key-aspects = go to the aspects
table-key-stress = go to the sheet
table-key-log = go to the log
table-key-undo = undo the last action
table-key-help = this list
# The game master’s dice.
table-roll-set = Set the dice
table-roll-set-hint = The log says so. Everything decided after it is asked again.
table-reason = Reason (optional)
table-menu-next-roll = Fix the next roll …
table-menu-next-roll-what = Dice of the next roll
table-menu-next-roll-drop = Drop the fixed roll
# Pictures and handouts.
table-picture-of = Picture of { NAME($name) } …
table-picture-zone = Picture of the zone { $zone } …
table-picture-handout = Picture …
table-picture-remove = Remove the picture
table-picture-busy = loading …
table-picture-unreadable = This picture can’t be read here. JPEG, PNG and WebP always work.
table-handouts = Handouts
table-handout-new = New handout
table-handout-title = Title
table-handout-text = Text
table-handout-show = Hand out
table-handout-take = Take back
table-handout-came = New handout: { $title }
table-handout-read = Read
table-handout-hint = Everyone at the table sees what is handed out, spectators too.
table-handout-for = For whom
table-handout-all = everybody at the table
table-handout-hint-some = Only those chosen see it, and nobody else learns of it.
table-handout-only = only for { $names }
table-handout-remove = Delete
table-handout-save = Save
table-notes = Notes
table-notes-hint = For you only. Saved as soon as you leave the field.
table-menu-next-roll-do = Fix the roll
table-menu-key-attack = A
table-menu-key-move = M
table-menu-key-values = V
table-menu-key-shelve = S
table-menu-key-hide = H
table-edit = Edit
# The game master’s board.
table-meet = { $sign }: attack { NAME($name) }
table-shelf = Shelf
table-shelf-bring = Bring { NAME($name) } into play
table-shelf-brought = On the table: { $name }
table-shelved = On the shelf: { $name }
table-shelf-back = Bring { NAME($name) } back: { $zone }
table-shelf-new = New
table-shelf-off = Take the scene off …
table-plan-use = Invoke
table-plan-use-what = { $n ->
    [one] 1 aspect
   *[other] { $n } aspects
}, { $points ->
    [0] free
    [one] 1 point
   *[other] { $points } points
}
table-plan-hit = Take the hit
table-plan-hint = Aspects: one tap for +2, another to reroll
table-plan-left = { $n } left
table-plan-more = { $n } more
table-plan-free = free
table-plan-points = { $n } FP
table-together-do = Take these
table-together-all = for all
table-together-all-of = As for { $name }: for all
table-plan-chips = What you can use
table-plan-again = roll again
table-plan-dice = { $a } and new dice against { $b }
table-plan-line = { $n ->
    [one] 1 aspect
   *[other] { $n } aspects
}, { $points ->
    [0] free
    [one] 1 point
   *[other] { $points } points
}
table-against = against
table-other = others …
table-other-of = { $what }: others
table-plan-stays = If a hit stays:
table-sum-instead = instead of { $sum }
table-can-add = Can still add
table-ladder-on = { $name } at { $sum }
table-ladder-plan = with the plan at { $sum }
table-reopen-wait = Wait, …
table-reopen = answer after all
table-reopen-invoke = invoke an aspect
table-reopen-buy = spend before the roll
table-reopen-defend = defend differently
table-reopen-absorb = take it differently
table-reopen-spin-or-overflow = make something else of it
table-reopen-use-spin = help after all
table-reopen-opponent-shifts = say what comes of it
table-reopen-refuse-aspect = keep the aspect off
table-reopen-concede = concede
table-reopen-word = add a benefit
table-reopen-follow = use an ability
table-reopen-roll-again = roll other dice again
table-reopen-buy-die = buy a die
table-reopen-force = force an action
table-reopen-judge = decide otherwise
table-reopen-face = face another way
table-reopen-step-in = step in
table-reopen-protect = choose another protection
table-reopen-exposed = change the line of fire
table-reopen-caught = change who is caught
table-reopen-for = { $name }: { $what }
table-sum-before = before the roll
table-sum-dice = Dice
table-moment-sum = { $a } against { $b }
# Clocks, search, notes.
table-clocks = Clocks
table-clock-new = New clock
table-clock-what = What comes nearer?
table-clock-size = Segments
table-clock-down = counts down
table-clock-all = everybody sees it
table-clock-filled = { $filled } of { $size }
table-clock-left = { $filled } of { $size } left
table-clock-on = { $title }: one step further
table-clock-back = { $title }: one step back
table-clock-show = { $title }: everybody sees it
table-clock-remove = Clear { $title } away
table-find = Search
table-find-hint = Characters, aspects, skills, log, rules …
table-find-none = Nothing found.
table-find-count = { $n } found
table-find-actor = Characters
table-find-aspect = Aspects
table-find-skill = Skills and gifts
table-find-zone = Zones
table-find-material = Handouts and clocks
table-find-line = Log
table-find-more = There are older lines; more words narrow the search.
table-asking = How much does the table ask?
table-asking-little = Little
table-asking-balanced = Balanced
table-asking-everything = Everything
table-note-to = to
table-note-all = everybody
table-note-to-one = { $name } only (and { -leader })
table-nobody = You play nobody yet.
table-nobody-do = Bring a character
table-whom = Whom do you play?
table-whom-take = Play { NAME($name) }
table-whom-other = Another character
table-decided = On one side, nobody can act any more.
table-handed-gm = { $n ->
    [one] One character waits
   *[other] { $n } characters wait
}
table-handed-waits = { $name }: waiting for approval
table-handed-back = { $name }: remarks
table-handed-see = Have a look
