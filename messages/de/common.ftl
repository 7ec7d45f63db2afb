# What a table of any system says: names, lists, parts of sentences, answers.

game-master = { -gm }
# The same at the start of a sentence.
game-master-acts = Die { -gm }
seat = Platz { $number }
unknown = unbekannt
nothing = nichts
nobody = niemand
someone = jemand
quoted = „{ $words }“
no-words = (ohne Worte)
hidden-number = ?

list-separator = { ", " }
list-last = { $head } und { $last }
sentence = { $line }.
sentence-words = { $line }: { $words }.
sentence-said = { $line }: { $words }
detailed = { $line } ({ $details })
part = { $name } { $value }
explained = { $line } ({ $rule })
explained-of = { $actor }: { $line }
question-separator = { " / " }
question-other = { $seat } ist gefragt

position-true = an
position-false = aus

pending-roll = { $seat } würfelt { $dice }
pending-each = Alle antworten verdeckt: { $questions }
pending-offer = Wer will? { $questions }
waiting-roll = Würfeln

answer-priced = { $answer } ({ $price })
answer-worded = { $answer }: { $words }
answer-own-words = in eigenen Worten
answer-yes = Ja
answer-no = Nein

# Wie Aktionen und Konflikte ausgehen können

chances-side = Seite { $number }
chances-players = Spielende
chances-opposition = Gegenseite
chances-undecided = niemand allein
chances-lack-attack = Haben nichts zum Angreifen und stehen nur da: { $names }.
chances-lack-spells = Sind in Magie am besten, haben aber keinen Angriffszauber: { $names }.
chances-rounds = { -round(number: "many") }
chances-not-begun = Hier läuft kein Konflikt. Die Datei braucht einen Abschnitt [conflict], damit einer beginnt.
chances-no-dice = Hier entscheiden keine Würfel.
chances-too-many = Dafür wären mehr als { $most } Würfe und Antworten zu zählen. „schwung sim“ spielt den Konflikt viele Male durch.
chances-too-large = Der Konflikt hat mehr als { $most } Stellungen ({ $nodes } Würfe und Fragen bis dahin). „schwung sim“ spielt ihn stattdessen viele Male durch; --most erlaubt mehr.
chances-far-too-large = Der Konflikt hat etwa { $positions } Stellungen; das dauerte etwa { $seconds } Sekunden. „schwung sim“ spielt ihn stattdessen viele Male durch; --most erlaubt mehr.
chances-cost = Etwa { $positions } Stellungen, also etwa { $seconds } Sekunden.
chances-spend-never = Niemand gibt etwas aus
chances-spend-sensibly = Ausgegeben, wo es den Wurf dreht
chances-spend-always = Alles ausgegeben
chances-spend-best = Beide Seiten geben bestmöglich aus

habit-plain = schlicht
habit-careful = vorsichtig
habit-clever = klug
policy-plain = greift { $target } an, { $spend }
policy-careful = vorsichtig: greift { $target } an, { $spend }
policy-clever = klug: nimmt, was am meisten verspricht, { $spend }
policy-concede = { $usual }, gibt bei der { $n }. Konsequenz nach
policy-target-first = den ersten Gegner
policy-target-weakest = den schwächsten Gegner
policy-target-strongest = den stärksten Gegner
policy-spend-never = gibt nichts aus
policy-spend-sensibly = gibt aus, wo es den Wurf dreht
policy-spend-always = gibt alles aus

gauge-health = Körperliche Kästchen frei
gauge-composure = Geistige Kästchen frei
gauge-consequences = Konsequenzen
gauge-fate = Schicksalspunkte
gauge-members = Mitglieder
gauge-endurance = Ausdauer
gauge-points = Aktionspunkte
gauge-life = Lebenspunkte
gauge-action-points = Aktionspunkte
gauge-focus-points = Fokuspunkte
gauge-magic-points = Punkte der magischen Ressource
