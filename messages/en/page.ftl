# Words of the parts that all pages are made of.

page-loading = One moment …
page-connecting = Connecting …
page-offline = No connection. Everything confirmed is safe.
page-http = The server does not answer as expected (HTTP { $status }).
page-failed = This page could not be loaded
page-failed-hint = There may be a newer version by now. Loading it again usually helps.
page-reload = Load again
page-no-place = You have no seat at this table yet. Ask the game master for a link.
page-your-move = Your turn
page-close = Close

# What the pages are called.
page-title-start = Start page
page-title-rules = Rule book
page-title-odds = Chances
page-title-about = Help
page-title-settings = Settings
page-title-unknown = There is no such page
page-title-table = Table
page-title-log = Log
page-title-sheet = Sheet
page-title-prep = Preparation
page-title-house = House rules
page-title-lobby = Seats
page-title-watch = Watching

# Dice, as they are read aloud.
page-die-plus = plus
page-die-minus = minus
page-die-blank = blank
page-die-none = not rolled yet
page-die-number = { $n }
page-die-minus-number = minus { $n }

# Aspects on their cards.
page-aspect-free = { $n ->
    [one] one free use
   *[other] { $n } free uses
}
page-aspect-used = no free use

# Stress tracks: $label is the name of the track, $boxes a list.
page-box = Box { $n }
page-boxes-free = { $label }: clear
page-boxes-marked = { $label }: { $boxes } marked
page-boxes-next = { $n } next

# States in a word.
page-status-me = your move
page-status-others = waiting for others
page-status-legal = possible
page-status-illegal = not now
page-status-hidden = hidden
page-status-lapsed = over

# What can be chosen.
page-barred = Not now: { $text }.
page-free = free
page-percent = { $n }%
page-odds = { $good } of { $of }
page-times = ×{ $n }
page-less = { $label }: one less
page-more = { $label }: one more

# Rules.
page-why = Why?
page-rule = Rule
page-rule-open = Read it in the rule book

page-tabs = Views
page-tab-news = news
page-sheet-away = Put the sheet away
