# Chancen: die Seite mit den Würfen, und wie ein Kampf wohl ausgeht.

# Die Seite mit den Würfen.
odds-title = Wie fällt dieser Wurf?
odds-lead = Die genauen Chancen, aus allen Möglichkeiten gezählt. Der Link darunter zeigt allen dasselbe.
odds-roll = Wurf
odds-roll-hint = Etwa 4W6kh3, 2W6+3 oder 10W10>=8; „gegen“ lässt zwei Würfe aufeinandertreffen.
odds-with = Zum Vergleich
odds-with-hint = Darf leer bleiben.
odds-show = Ausrechnen
odds-examples = Zum Ausprobieren:
odds-against = { $roll } neben { $other }
odds-how = Was gezeigt wird
odds-exactly = genau dieser Wert
odds-at-least = dieser Wert oder mehr
odds-exactly-short = genau
odds-at-least-short = mindestens
odds-chart-exactly = { $rolls }: die Chance auf jeden Wert
odds-chart-at-least = { $rolls }: die Chance auf jeden Wert oder mehr
odds-desc = { $roll }: von { $low } bis { $high }, im Mittel { $mean }, am häufigsten { $top } ({ $percent }).
odds-desc-even = { $roll }: von { $low } bis { $high }, im Mittel { $mean }.
odds-rest = { $roll }: Würfel, die ohne Ende weitergehen, sind bis zu einer Grenze verfolgt; der Rest ist seltener als 1 in 10¹².
odds-cut = { $roll }: Nur die ersten { $n } Werte stehen hier.
odds-table = Alle Werte als Tabelle
odds-value = Wert
odds-ways = von { $of }
odds-link = Link zu diesen Chancen
odds-told = Ausgerechnet: { $rolls }

# Wie ein Kampf wohl ausgeht.
fight-title = Wie geht dieser Kampf wohl aus?
fight-lead = Von hier an { $runs }-mal zu Ende gespielt, nach den Regeln dieses Tisches. Am Tisch ändert sich nichts, und nur du siehst es.
fight-start = Durchspielen
fight-again = Noch einmal mit anderem Startwert
fight-stop = Abbrechen
fight-begun = Die Kämpfe laufen.
fight-done = Alle Kämpfe sind vorbei.
fight-stopped = Abgebrochen.
fight-progress = { $done } von { $of } Kämpfen
fight-broken = Die Verbindung ist abgebrochen. Versuch es noch einmal.
fight-none = Gerade läuft kein Konflikt. Sobald einer begonnen hat, lässt er sich durchspielen.
fight-stale = Seitdem ist am Tisch etwas geschehen: Das hier gilt für vorhin.
fight-wins = Wer am Ende noch steht
fight-side = Seite
fight-share = Anteil der Kämpfe
fight-mean = Im Mittel { $mean }, am häufigsten { $top } mit { $percent }.
fight-rounds-chart = { $what }: wie oft es so viele sind
fight-costs = Was es kostet
fight-out = in { $percent } der Kämpfe ausgeschaltet
fight-left = { $what }: vorher { $before }, am Ende im Mittel { $mean }
fight-left-open = { $what }: am Ende im Mittel { $mean }
fight-unchanged = Sonst bleibt alles, wie es ist.
fight-policy = Angenommen ist: Jede Figur { $policy }.
fight-never = Niemand gibt nach, und niemand flieht.
fight-seed = { $runs } Kämpfe, Startwert { $seed }: Derselbe Startwert gibt dasselbe Ergebnis.
