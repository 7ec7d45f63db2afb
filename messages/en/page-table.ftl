# The table: what lies on it, what is asked, what can be done.

# On top.
table-menu = More
table-connected = connected
table-sending = sending …
table-exchange = Exchange { $n }
table-pause = Pause
table-x = X-card
table-language = Language and light
table-theme = Light: { $theme }
table-theme-system = as the device
table-theme-light = light
table-theme-dark = dark

# Pause and X-card.
table-paused = Paused
table-paused-text = Play rests. Everything stays as it is.
table-pause-end = Go on
table-x-lies = An X-card lies on the table
table-x-text = We stop here. Nobody has to explain. Leave out what troubles, and go on when everybody is ready.
table-x-away = Take the X-card away
table-look = Look at the table

# Who sits at the table.
table-seats = At the table
table-gm = GM: { $name }
table-name-you = { $name } (you)
table-online = connected
table-offline = not connected
table-seat-free = free
table-seat-left = left
table-waits = waiting
table-waits-for = waiting for { $name }
table-order = Order
table-now = at turn
table-acted = done
table-lasting = Still in force
table-hidden = hidden
table-secret = secret
table-secrets = Your characters
table-reveal = Show
table-reveal-who = Show { $name } to everybody
table-hide = Hide
table-hide-who = Hide { $name }
table-reveal-aspect = Reveal

# Aspects and zones.
table-aspects = Aspects in play
table-free-of = free for { $name }
table-zones = Zones
table-way-open = open to { $zone }
table-way-border = border { $border } to { $zone }
table-way-only = { $way }, no way back
table-block-mark = Block { $strength }
table-pick = { $name }, { $zone }: move, or Enter for the menu · { $sign }
table-move-here = { $name } here
table-move-title = { $name } to { $zone }
table-move-none = No way leads there now.

# What the game master does on the board.
table-menu-attack = Attack
table-menu-other = Another action …
table-menu-move = Move
table-menu-values = Set values
table-menu-compel = Compel
table-menu-compel-what = What does “{ $aspect }” compel?
table-add-to = Add somebody: { $zone }
table-add-name = Name
table-add-quality = Quality of the group
table-add-single = Character
table-add-members = Members
table-add-do = Add
table-fate-of = Fate points of { $name }
table-aspect-new = New aspect
table-aspect-reword = Reword
table-aspect-reword-which = Reword “{ $aspect }”
table-aspect-remove = Remove
table-aspect-remove-which = Remove “{ $aspect }”
table-invite = Invite
table-invite-link = Link for everybody who plays
table-invite-copy = Copy
table-invite-copied = Link copied
table-invite-hint = Nobody needs an account. Seats and further links:
table-first = The table is set. Three steps, and off you go.
table-first-hint = In any order.
table-first-people = Invite people
table-first-figures = Characters
table-first-figures-hint = From a file or from the shelf. Nameless groups come with the + of a zone.
table-first-scene = Scene
table-first-scene-example = Roof of the opera, in the rain

# What is asked. With $who "you" the person is meant, with "name" one of their characters.
table-your-turn = { $name ->
    [none] Your turn
   *[other] Your turn: { $name }
}
table-ask-defend = { $who ->
    [you] { $other } attacks you: { $total }. How do you defend?
   *[name] { $other } attacks { $name }: { $total }. How does { $name } defend?
}
table-ask-invoke = { $who ->
    [you] { $where ->
        [behind] You are { $n } behind. Invoke an aspect?
        [ahead] You are { $n } ahead. Invoke an aspect?
       *[level] You are level. Invoke an aspect?
    }
   *[name] { $where ->
        [behind] { $name } is { $n } behind. Invoke an aspect?
        [ahead] { $name } is { $n } ahead. Invoke an aspect?
       *[level] { $name } is level. Invoke an aspect?
    }
}
table-ask-absorb = { $who ->
    [you] You are hit with { $n }. What absorbs the hit?
   *[name] { $name } is hit with { $n }. What absorbs the hit?
}
table-ask-concede = You have taken a consequence. Do you concede?
table-lead = Lead
table-total = Total
table-not-yet = not rolled yet
table-look-around = Feel free to look around.
table-chance-of = Chance of “{ $what }”
table-all-choices = Show { $n } more
table-choose = Choose one
table-answer-for = For { $name }: { $answer }
table-later = Later
table-decide-now = Decide now
table-leave = Always do so
table-leave-hint = Such questions then get the proposed answer by themselves.
table-leave-done = You will not be asked about this again. Change it back under “House rules”.
table-skip = Skip
table-call-off = Call off
table-next = Next:
table-question-of = { $name }: { $question }
table-optional = (optional)
table-roll = Roll { $dice }
table-words-do = Write it down
table-compel-whom = This is for { $name }
table-origin-typed = typed
table-origin-client = pasted
table-origin-set = set
table-origin-again = repeated
table-origin-forced = by a rule
table-dice-own = Type dice
table-dice-tap = Tap the dice
table-dice-nth = Die { $n }: { $face }
table-dice-labelled = { $label } die: { $face }
table-dice-type = Dice as they fell
table-dice-wrong = Does not fit: expected { $n ->
    [one] 1 die
   *[other] { $n } dice
}, such as + 0 - +.
table-dice-enter = Enter

# What can be done.
table-compose = What do you do?
table-compose-open = Do something
table-compose-close = Never mind
table-compose-for = for
table-compose-scene = Table and scene
table-compose-other = Something else
table-compose-more = More …
table-act-on = { $action }: { $target }
table-nobody-there = Nobody is within reach here.
table-not-now = { $n } not right now
table-compose-nothing = There is nothing to do here now.
table-groups = Kind of action
table-group-action = Action
table-group-reaction = In between
table-group-fate = Points and aspects
table-group-group = Group
table-group-gm = By hand
table-group-scene = Scene
table-command = Command in words
table-command-example = Anna attacks Boris with Fists
table-command-hint = Write what you do, like a line from a play log.
table-command-do = Do
table-cancel = Cancel
table-more-fields = More settings
table-none = none of these
table-yes = yes
table-no = no
table-less = { $what }: one less
table-more = { $what }: one more
table-nothing-here = There is nothing to choose here.
table-entry = Entry { $n }
table-entry-add = Add an entry
table-entry-remove = Remove entry { $n }
table-field-missing = Something is missing here.
table-field-long = At most { $max } characters.
table-field-range = From { $min } to { $max }.
table-field-barred = Not now.

# The log.
table-log = Log
table-log-all = All
table-log-me = Me
table-log-rolls = Rolls
table-log-filter = What is shown
table-log-turn = It is the turn of
table-log-new = new:
table-log-jump = { $n } new ↑
table-log-empty = Nothing here yet.
table-log-earlier = Show earlier lines
table-log-whole = Whole log
table-why = Why?
table-why-close = Fold
table-rule = Rule
table-undo = Undo
table-undone-actions = { $n ->
    [one] 1 action undone
   *[other] { $n } actions undone
}
table-undone = undone:
table-undo-title = Undo this?
table-undo-lines = { $n ->
    [one] This line will not hold any more:
   *[other] These { $n } lines will not hold any more:
}
table-undo-and-more = and { $n } more
table-undo-then = Then:
table-undo-same = Nothing changes in how things stand.
table-undo-reveals = A secret came out since. That cannot be unseen.
table-undo-keep = The same dice fall again
table-undo-do = Undo
table-note = Note into the log
table-note-gm = Note to the game master
table-note-to-gm = to the game master only
table-note-only-me = for me only
table-send = Send
table-plain-dice = Plain dice
table-dice = Dice
table-dice-label = What for
table-dice-secret = hidden

# The sheet.
table-points = { points-n }
table-sheet = Sheet of { $name }
table-sheet-of = Whose sheet
table-sheet-open = Whole sheet
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
table-keys = Keys
table-keys-on = Use keys
table-key-choose = choose an answer
table-key-confirm = confirm, or roll
table-key-later = put off until later, and back
table-key-command = command in words
table-key-waits = who is waited for
table-key-last = the last line again
table-key-aspects = to the aspects
table-key-stress = to the sheet
table-key-log = to the log
table-key-undo = undo the last action
table-key-help = this list
