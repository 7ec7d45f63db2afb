# Words of the parts that all pages are made of.

page-loading = One moment …
page-connecting = Connecting …
page-offline = No connection. Everything confirmed is safe.
page-http = The server returned an unexpected response (HTTP { $status }).
page-failed = This page could not be loaded
page-failed-hint = There may be a newer version. Reloading usually helps.
page-reload = Reload
page-no-place = You don’t have a seat at this table yet. Ask { -leader(case: "the") } for a link.
page-your-move = Your turn
page-close = Close

# What the pages are called.
page-title-start = Start page
page-title-rules = Rule book
page-title-play = Try a rule
page-title-odds = Odds
page-title-about = Help
page-title-settings = Settings
page-title-unknown = Page not found
page-title-table = Table
page-title-log = Log
page-title-recap = Recap
page-title-evenings = The evenings
page-title-sheet = Sheet
page-title-insight = Luck and decisions
page-title-what-if = What if …
page-title-prep = Preparation
page-title-house = Settings
page-title-lobby = Seats
page-title-watch = Watching
page-title-evening = Next evening
page-title-advance = Milestone
page-title-character = Bring a character
page-title-shelf = Your shelf
page-title-lent = Lent character
page-what-if = Not part of “{ $title }”.
page-what-if-more = Both courses
page-sandbox = Sandbox
page-sandbox-of = No game: “{ $title }” can be tried here. It disappears an hour after the last move.
page-sandbox-away = Throw away
page-passed-on = The link to your seat
page-passed-on-hint = The person who opens it takes over your seat and your characters. The link is shown only here, so pass it on now.
page-title-campaign = Campaign
page-title-maker = Make a character

# Dice, as they are read aloud.
page-die-plus = plus
page-die-minus = minus
page-die-blank = blank
page-die-none = not rolled yet
page-die-number = { $n }
page-die-minus-number = minus { $n }

# Aspects on their cards.
page-aspect-use = Use it as soon as possible
page-aspect-planned = planned
page-aspect-free = { $n ->
    [one] one free use
   *[other] { $n } free uses
}

# Stress tracks: $label is the name of the track, $boxes a list.
page-box = Box { $n }
page-boxes-free = { $label }: clear
page-boxes-marked = { $label }: { $boxes } marked
page-boxes-next = { $n } next

# States in a word.
page-status-me = your turn
page-status-others = waiting for others
page-status-legal = possible
page-status-illegal = not possible now
page-status-hidden = hidden
page-status-lapsed = over

# What can be chosen.
page-barred = Not possible: { $text }.
page-free = free
page-percent = { $n }%
page-odds = { $good } of { $of }
page-times = ×{ $n }

# Rules.
page-why = Why?
page-rule = Rule
page-rule-open = Read it in the rule book
page-show-me = Show me

page-tabs = Views
page-tab-news = new
page-sheet-away = Close the sheet
page-unencrypted = This page was not encrypted: anyone listening in on this network can read the links and get in. The browser also can’t keep the screen awake here, or copy at the press of a button. The server’s administrator can change that: schwung serve --domain.
page-unencrypted-read = Got it
page-strangers = { $n ->
    [one] Not at the table: { $names }. You play the character for now; “Played by” among its values hands it over.
   *[other] Not at the table: { $names }. You play their characters for now; “Played by” among their values hands them over.
}
