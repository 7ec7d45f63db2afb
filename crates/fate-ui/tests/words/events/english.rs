//! Log lines of all events, in English.

use schwung_rulebook::Lang;

use crate::words::events::log;

#[test]
fn the_log_in_english() {
    insta::assert_snapshot!(log(Lang::En), @r"
    A physical conflict begins. Order: Anna, Boris, Schläger.
    A physical conflict begins over “Das Logbuch”. Order: Anna, Boris, Schläger.
    Exchange 3 begins.
    Exchange 3 begins. Order: Anna, Boris, Schläger.
    Reinforcements: Boris acts in this exchange, next.
    Turn: Boris.
    Anna attacks Boris with Fists.
    Anna attacks Boris with Resolve, to scare.
    Anna attacks Boris.
    Anna attacks Boris, to scare.
    Anna tries a maneuver.
    Anna tries a maneuver on Boris.
    Anna sets up a block.
    Anna sprints.
    Anna pushes Boris.
    Anna gets ready to throw.
    Anna tries to hurl Boris away.
    (ActionBegan)
    Anna assesses the situation.
    (ActionBegan)
    (ActionBegan)
    Anna passes.
    (ActionBegan)
    (TurnEnded)
    Boris holds the action until the end of the exchange.
    The held action of Boris lapses at the end of the exchange.
    Boris goes on full defense: +2 on every defense until the end of the exchange.
    The full defense of Boris ends with the exchange.
    The conflict is over. Blocks, spin and held actions lapse.
    The scene is over. All stress clears, and everything that lasts only for the scene lapses.
    From now on every action is restricted by Athletics and Alertness.
    Actions are no longer restricted.
    Anna: Fists +3, dice +1: +4.
    Boris: Fists +2, full defense +2, dice −2: +2.
    Anna rolls again: Fists +3, dice +1: +4.
    Anna +4 against Boris +2: 2 shifts.
    Anna +4 against difficulty +5: 1 short.
    Anna +4 against difficulty +3: 1 shift.
    Anna +4 against the block of Boris +4: 0 shifts.
    Anna wins by 1 shift.
    A tie: nobody wins.
    Anna spends a shift to finish sooner.
    Anna spends a shift on better work.
    Anna spends a shift on subtlety.
    Anna spends a shift to finish sooner: half an hour.
    Anna spends a shift to finish sooner: by 2 steps on the time table.
    Anna spends a shift on better work: now +3.
    Anna spends a shift on better work: better by 2.
    Anna spends a shift on subtlety: difficulty to notice +2.
    Anna spends a shift on subtlety: harder to notice by 1.
    Anna spends a shift: “die Spuren verwischt”.
    Anna: “öffnet die Luke”.
    Anna gets it done.
    Anna, as a supplemental action (−1): “zieht ein Messer”.
    With the roll of Anna: Fists +3 complements, Guns +1 restricts, GM −2 (“Regen”).
    With the roll of Anna: Guns +1 modifies.
    Anna, as a free action: “ruft eine Warnung”.
    Anna: Resolve 0, dice −4: −4, counts as −2.
    Anna: Fists +3, dice +1: +4, counts as +3.
    Anna: Fists +3, stunt +2, dice +1: +6.
    Anna +4 against Boris +2, not rolled: 2 shifts.
    The difficulty for Anna: +1, “Nebel” +1, “Fackel” −1: +1.
    For the GM only: difficulty for Anna: +1, “Nebel” +1, “Fackel” −1: +1.
    Boris does not roll: Fists +2.
    Boris does not roll: Fists +2, full defense +2: +4.
    Boris does not roll: 0.
    Anna falls short by 3 shifts.
    Anna only just manages it.
    Anna only just manages it. Still to do: “die Luke klemmt noch”.
    Anna achieves even more: “alle sehen es”.
    A draw between Anna and Boris.
    A draw between Anna and Boris: “beide hängen am Seil”.
    Boris gains 2 shifts from the defeat of Anna.
    Boris makes use of it: “er entkommt”.
    Anna has 3 shifts left over, which give spin.
    Anna has 4 shifts left over, which give spin: “die Menge staunt”.
    Anna takes as long as expected: an hour.
    Anna finishes sooner: 15 minutes (expected: an hour).
    Anna takes longer but gets it done: half a day (expected: an hour).
    Rolled in secret, for the GM only: Anna, Fists +3, dice +1: +4. Against Boris +2: 2 shifts. Against Boris +4: 0 shifts.
    Now shown: Anna, Fists +3, dice +1: +4. Against Boris +2: 2 shifts. Against Boris +4: 0 shifts.
    Anna uses “Rüstzeug”.
    Anna uses “Wundersame Klinge” (2 fate points): “sie schneidet Stein”.
    New skill: Riding.
    (Attacked)
    The block of Schläger (+4) protects Boris.
    The block of Boris (+4) stops Anna; only more than +4 gets past.
    Anna overcomes the block of Boris by 2 shifts.
    Anna fails against Boris.
    A tie: not enough for Anna against Boris.
    Boris is hit: 2 shifts on Health.
    Boris is hit: 1 shift on Composure.
    Schläger is hit: 3 shifts.
    Boris marks box 3 (Health).
    The box is taken: Boris marks box 4 (Composure).
    Schläger: 1 box marked, nobody goes down, 4 left.
    Schläger: 2 boxes marked, 1 minion goes down, 3 left.
    Schläger: 6 boxes marked, 3 minions go down, 1 left.
    Schläger: 8 boxes marked, 4 minions go down, nobody is left.
    Boris takes a mild consequence: “Blaues Auge”.
    Boris takes a mild consequence: “Blaues Auge”. Anna may tag it for free once.
    Tom drops out instead of a consequence for Anna: “fällt ins Wasser”.
    Boris is taken out by Anna: “liegt bewusstlos am Boden”.
    Schläger is taken out.
    Boris pays 1 fate point for a different outcome.
    The outcome for Boris is now different: “flieht über das Dach”.
    Boris offers a concession: “er lässt das Logbuch fallen”.
    Boris concedes and is out on these terms: “er lässt das Logbuch fallen”.
    The offer of Boris is refused.
    The reasonable offer of Boris is refused: Boris gains a fate point.
    Anna refuses the offer of Boris.
    Anna refuses the reasonable offer of Boris: a fate point goes from Anna to Boris.
    Anna blocks attacks on Boris at +4 until the end of this exchange.
    Anna blocks movement and shots at +4 until released: “Sperrfeuer”.
    Anna leaves the way through Deck barred for everyone else at +4 until the end of this exchange: “Fässer”.
    The block of Anna against attacks on Boris lapses.
    The block of Anna against attacks, maneuvers, movement, shots, other actions and words lapses.
    The block of Anna against the way through Deck lapses.
    Boris gains spin for the next action only.
    Boris uses spin, −1 on the roll of Anna: “lenkt sie ab”.
    The spin of Boris lapses.
    Anna has 2 shifts of overflow to spend right now.
    Anna spends 1 shift of overflow: “tritt die Lampe um”.
    Anna spends 2 shifts of overflow.
    Anna moves to Deck.
    Anna: “Das Fass rollt”, to Deck.
    Getting all the way takes 3 shifts, and Anna has only 1: not enough to get there.
    Getting all the way takes 1 shift, and Anna has only 0: one zone without a border is still possible.
    Anna has 3 shifts but needs 4: nothing moves.
    Boris loses the weapon (3 shifts).
    Boris has a weapon in hand again.
    Anna carries a load: weight 2.
    Anna no longer carries a load.
    New aspect on the scene: “Blendendes Licht”.
    New aspect on Boris: “Umzingelt” (fragile, ends with its first tag, free tag: Anna).
    New aspect on the zone Deck: “Öllache” (sticky, hidden).
    The aspect “Dichter Nebel” is gone.
    The aspect “Nebel” now reads “Dichter Nebel”.
    Everyone learns of an aspect: “Lose Planken”.
    Aysche learns of an aspect: “Lose Planken”.
    Everyone learns of an aspect: “Verräterin”.
    Aysche learns of an aspect: “Verräterin”.
    The free tag of “Sand im Auge” goes to Boris.
    Boris fends off the aspect “Umzingelt” for a fate point.
    Anna invokes “Schnelle Klinge”: +2 (1 fate point).
    Anna invokes “Schnelle Klinge”: reroll (1 fate point).
    Anna tags “Dichter Nebel”: +2 (1 fate point).
    Anna tags “Sand im Auge”: +2 (free tag). That uses up the aspect.
    Anna buys +1 for a fate point.
    Anna uses “Dichter Nebel”: Athletics stands in for this roll (1 fate point).
    Anna uses “Dichter Nebel”: Athletics stands in until the end of this exchange (1 fate point).
    Anna uses “Dichter Nebel”: Athletics stands in until the end of the scene (1 fate point).
    Athletics no longer stands in for Anna.
    “Der Stier” is compelled: Boris accepts and gains 2 fate points: “er stürmt blind los”.
    “Der Stier” is compelled: Boris refuses and pays 1 fate point: “er stürmt blind los”.
    Anna declares (1 fate point): “hier liegt ein Seil”.
    Anna declares by “Schnelle Klinge” (1 fate point): “hier liegt ein Seil”.
    Anna tags “Dichter Nebel” (1 fate point): “niemand sieht sie gehen”.
    Anna now has 5 fate points (+2).
    Anna now has 1 fate point (−1).
    Boris now leads Schläger.
    Boris now leads Schläger; those who have already acted cannot help with an action in this exchange.
    Boris no longer leads Schläger.
    Schläger now has 3 minions.
    Schläger is held in reserve.
    Tom is out of reach for Anna. That earns a fate point.
    Tom is out of reach for Anna.
    Tom goes off without Anna.
    Tom is back with Anna.
    Boris has overcome “Blaues Auge”.
    A new session begins.
    A new session begins right after the last one.
    This goes against the rule of thumb “Range: two, sometimes three zones”.
    The action of Anna does not happen; nothing is used up (under “Range: two, sometimes three zones”).
    The GM allows it despite “The aspect must be known”.
    The GM allows it despite “No debt”: Anna would have to pay 2 fate points and pays 1 fate point.
    Anna can no longer pay: 1 fate point needed, 0 fate points left. Nothing comes of it.
    Anna already has 255 fate points. The software can store no more, so none are added.
    Now: Boris: Health ☐☐☐☐☐ Composure ☐☐☐☐☐, 4 fate points, aspect “Sand im Auge” (fragile, ends with its first tag, free tag: Anna), zone Deck.
    Boris is now hidden.
    Boris comes into view.
    The GM changes sheets, zones or skills.
    The GM sets: border between Kai and Deck 3.
    All house rules are back to their defaults.
    House rules: Range of guns: 3 and Grit: off.
    Rita joins (zone Kai).
    The GM gives the turn to Boris.
    The GM says it is nobody’s turn.
    GM: Can Anna reach Boris, 2 zones away? Yes.
    GM: Can Anna use Athletics here? Yes.
    GM: Does the block of Boris stop Anna from doing this? Yes.
    GM: Does trying this against the block of Boris take the action of Anna? Yes.
    GM: Does “mit einem Satz” fit as a moderate consequence for Anna? Yes.
    GM: Is “mit einem Satz” within reason as the outcome for Anna? Yes.
    GM: Was the offer of Anna reasonable: “mit einem Satz”? Yes.
    GM: May the aspect “mit einem Satz” that Anna places be sticky? Yes.
    GM: May the aspect “mit einem Satz” that Anna places be sticky, given how well it went? Yes.
    GM: Does Anna change the scene like this: “mit einem Satz”? Yes.
    GM: Does Anna change the scene like this, for a fate point: “mit einem Satz”? Yes.
    GM: Does Anna get rid of the aspect “Sand im Auge” this way, for a fate point? Yes.
    GM: Does this explain the spin of Anna: “mit einem Satz”? Yes.
    GM: Does “Sand im Auge” help Anna here? Yes.
    GM: With “Dichter Nebel”, can Anna use Athletics here? Yes.
    GM: Anna declares: “mit einem Satz”. Is it true from now on? Yes.
    GM: Does “Schnelle Klinge” compel Anna to this: “mit einem Satz”? Yes.
    GM: Can Anna tag “Sand im Auge” for this: “mit einem Satz”? Yes.
    GM: Does this move end “Sand im Auge”? Yes.
    GM: Is this a free action for Anna: “mit einem Satz”? Yes.
    GM: Is the conflict over? Yes.
    GM: Has Anna now overcome “Sand im Auge”? Yes.
    GM: May Anna spend shifts on this: “mit einem Satz”? Yes.
    GM: Does Anna cross the border (value 1) without a roll? Yes.
    GM: Does Tom keep up with Anna? Yes.
    GM: Does Anna pull this off with the maneuver: “mit einem Satz”? Yes.
    GM: Is Athletics the right skill for Anna here? Yes.
    GM: Does Athletics modify this roll by Anna, by +1 or −1 as the case may be? Yes.
    GM: Does Athletics complement this roll by Anna? Yes.
    GM: Does Athletics restrict this roll by Anna? Yes.
    GM: Can Anna still get it done by taking longer (half a day)? Yes.
    GM: Is the conflict over? No.
    ");
}
