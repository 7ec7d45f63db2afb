# Words in texts that all books share. Books replace them in words-<book>.ftl.

# Who leads the table, unless the book has a word of its own.
-leader = { $case ->
   *[bare] game master
    [title] Game master
    [the] the game master
    [start] The game master
}

# What a conflict is counted in.
-round = { $number ->
   *[one] round
    [many] rounds
}
