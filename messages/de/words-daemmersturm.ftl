# Die Wörter von Dämmersturm in Texten, die allen Büchern gemeinsam sind.

-leader = { $case ->
   *[title] Plotleiter
    [the] der Plotleiter
    [the-acc] den Plotleiter
    [the-dat] dem Plotleiter
    [of] des Plotleiters
    [start] Der Plotleiter
}
table-tab-gm = Plotleiter
game-master-acts = { -leader(case: "start") }
