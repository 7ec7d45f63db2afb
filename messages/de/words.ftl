# Wörter in Texten, die allen Büchern gemeinsam sind. Bücher ersetzen sie in words-<Buch>.ftl.

# Wer den Tisch leitet, solange das Buch kein eigenes Wort dafür hat.
-leader = { $case ->
   *[title] Spielleitung
    [the] die Spielleitung
    [the-acc] die Spielleitung
    [the-dat] der Spielleitung
    [of] der Spielleitung
    [start] Die Spielleitung
}

# Worin ein Konflikt gezählt wird.
-round = { $number ->
   *[one] Runde
    [many] Runden
}
