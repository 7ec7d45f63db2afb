# The words of Dämmersturm in texts that all books share.

-leader = { $case ->
   *[bare] plot leader
    [title] Plot leader
    [the] the plot leader
    [start] The plot leader
}
table-tab-gm = Leader
game-master-acts = { -leader(case: "start") }
