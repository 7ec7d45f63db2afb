//! Questions and their answers, in English.

use schwung_rulebook::Lang;

use crate::words::questions::asked;

#[test]
fn the_questions_in_english() {
    insta::assert_snapshot!(asked(Lang::En), @r"
    Anna defends against +4 (Boris): choose a skill
      Fists +3
      Guns +1 – This skill does not serve here
      Alertness +2 – This skill does not serve here
      Resolve 0 – This skill does not serve here
      Athletics +2
    Anna defends against +4 (Boris): choose a skill, with full defense if you like
      Fists +3
      Fists +3, full defense +2 in place of your own action
      Guns +1 – This skill does not serve here
      Alertness +2 – This skill does not serve here
      Resolve 0 – This skill does not serve here
      Athletics +2
      Athletics +2, full defense +2 in place of your own action
    Schläger defends against +4 (Anna): with full defense?
      Defend with quality
      Defend with quality, full defense +2 in place of your own action
    Anna +4 against Boris +2 – Anna: bring aspects to bear?
      Let it stand
      +2 from “Schnelle Klinge” (1 fate point)
      Roll again with “Schnelle Klinge” (1 fate point)
      +2 from “Verräterin” (1 fate point)
      Roll again with “Verräterin” (1 fate point)
      +2 from “Der Stier” (1 fate point)
      Roll again with “Der Stier” (1 fate point)
      +2 from “Dichter Nebel” (1 fate point)
      Roll again with “Dichter Nebel” (1 fate point)
      +2 from “Sand im Auge” (free tag)
      Roll again with “Sand im Auge” (free tag)
      +3 from “Wundersame Klinge” (2 fate points)
      Buy +1 (1 fate point)
    Anna +4 against the block of Schläger +3 – Anna: bring aspects to bear?
      Let it stand
      +2 from “Schnelle Klinge” (1 fate point)
      Roll again with “Schnelle Klinge” (1 fate point)
      +2 from “Verräterin” (1 fate point)
      Roll again with “Verräterin” (1 fate point)
      +2 from “Der Stier” (1 fate point)
      Roll again with “Der Stier” (1 fate point)
      +2 from “Dichter Nebel” (1 fate point)
      Roll again with “Dichter Nebel” (1 fate point)
      +2 from “Sand im Auge” (free tag)
      Roll again with “Sand im Auge” (free tag)
      +3 from “Wundersame Klinge” (2 fate points)
      Buy +1 (1 fate point)
    Anna +4 against difficulty +3 – Anna: bring aspects to bear?
      Let it stand
      +2 from “Schnelle Klinge” (1 fate point)
      Roll again with “Schnelle Klinge” (1 fate point)
      +2 from “Verräterin” (1 fate point)
      Roll again with “Verräterin” (1 fate point)
      +2 from “Dichter Nebel” (1 fate point)
      Roll again with “Dichter Nebel” (1 fate point)
      +3 from “Wundersame Klinge” (2 fate points)
      Buy +1 (1 fate point)
    Anna +4 against difficulty ? – Anna: bring aspects to bear?
      Let it stand
      +2 from “Schnelle Klinge” (1 fate point)
      Roll again with “Schnelle Klinge” (1 fate point)
      +2 from “Verräterin” (1 fate point)
      Roll again with “Verräterin” (1 fate point)
      +2 from “Dichter Nebel” (1 fate point)
      Roll again with “Dichter Nebel” (1 fate point)
      +3 from “Wundersame Klinge” (2 fate points)
      Buy +1 (1 fate point)
    Anna +4 against Boris +4, not rolled – Anna: bring aspects to bear?
      Let it stand
      +2 from “Schnelle Klinge” (1 fate point)
      Roll again with “Schnelle Klinge” (1 fate point)
      +2 from “Verräterin” (1 fate point)
      Roll again with “Verräterin” (1 fate point)
      +2 from “Der Stier” (1 fate point)
      Roll again with “Der Stier” (1 fate point)
      +2 from “Dichter Nebel” (1 fate point)
      Roll again with “Dichter Nebel” (1 fate point)
      +2 from “Sand im Auge” (free tag)
      Roll again with “Sand im Auge” (free tag)
      +3 from “Wundersame Klinge” (2 fate points)
      Buy +1 (1 fate point)
    Anna +4 against the block of Schläger +5 – Anna: bring aspects to bear?
      Let it stand
      +2 from “Schnelle Klinge” (1 fate point)
      Roll again with “Schnelle Klinge” (1 fate point)
      +2 from “Verräterin” (1 fate point)
      Roll again with “Verräterin” (1 fate point)
      +2 from “Der Stier” (1 fate point)
      Roll again with “Der Stier” (1 fate point)
      +2 from “Dichter Nebel” (1 fate point)
      Roll again with “Dichter Nebel” (1 fate point)
      +2 from “Sand im Auge” (free tag)
      Roll again with “Sand im Auge” (free tag)
      +3 from “Wundersame Klinge” (2 fate points)
      Buy +1 (1 fate point)
    Anna is about to roll: buy +1 for a fate point?
      Roll as it is
      Buy +1 (1 fate point)
    Anna is about to roll: buy another +1 for a fate point (so far 1)?
      Roll as it is
      Buy +1 (1 fate point)
    Anna is hit by 3 shifts on Health: what takes the hit?
      Mark box 3
      Take a mild consequence
      Tom drops out in place of a consequence
    Anna is hit by 7 shifts on Health: what takes the hit?
      Mark box 7 – No free box from 7 up; the track has 5
      Take a mild consequence
      Tom drops out in place of a consequence
    Boris is hit by 2 shifts on Health: what takes the hit?
      Mark box 2
      Take a mild consequence
    Anna has spin: use it on the roll of Boris?
      Do not use it
      +1 on the roll of Boris
      −1 on the roll of Boris
    Anna has spin: use it? Boris is 2 ahead of Anna
      Do not use it
      +1 on the roll of Boris
      −1 on the roll of Boris
      +1 on the roll of Anna
      −1 on the roll of Anna
    Anna has spin: use it? Boris is 1 behind Anna
      Do not use it
      +1 on the roll of Boris
      −1 on the roll of Boris
      +1 on the roll of Anna
      −1 on the roll of Anna
    Anna has spin: use it? Boris and Anna are level
      Do not use it
      +1 on the roll of Boris
      −1 on the roll of Boris
      +1 on the roll of Anna
      −1 on the roll of Anna
    Anna defended by 4: spin or overflow?
      Spin for the next action
      Overflow for right now
    Boris has 2 shifts of overflow left: what happens with it right now?
      Nothing more
      Change zone: Deck (2 shifts)
      Take up the weapon (3 shifts) – Not enough: 3 needed, 2 there
      Do something else: in your own words (1 shift)
      Do something else: in your own words (2 shifts)
    Anna has 1 shift left: what is the next one for?
      Nothing more
      Be done sooner (1 shift)
      Better work: better by 1 (1 shift)
      Be harder to notice: by 1 (1 shift)
      Something else: in your own words (1 shift)
    Anna has 2 shifts left, and it takes so far: a few moments. What is the next one for?
      Nothing more
      Be done sooner: a moment (1 shift)
      Better work: +3 (1 shift)
      Be harder to notice: difficulty +4 (1 shift)
      Something else: in your own words (1 shift)
    Anna has 1 shift left, and it takes so far: a moment. What is the next one for?
      Nothing more
      Be done sooner (1 shift) – Nothing is shorter than a moment
      Better work: better by 1 (1 shift)
      Be harder to notice: by 1 (1 shift)
      Something else: in your own words (1 shift)
    Anna holds: act now?
      Wait on
      Act now
    Anna has 2 shifts left: use them as stress?
      Let them lapse
      Use them as stress (2 shifts)
    Anna hits them all: how many minions (at most 2) to spare for overflow?
      Spare nobody
      Spare 1
      Spare 2
    Boris describes the severe consequence in their own words
      in your own words
    Aysche says how Boris is taken out
      in your own words
    Aysche says how Boris is taken out instead
      in your own words
    Anna says how Tom drops out
      in your own words
    GM says what is left to do for Anna
      in your own words
    GM says how it goes on for Anna after the draw
      in your own words
    GM says what more Anna achieves with +9
      in your own words
    GM says what the spin of Anna does (3 shifts left over)
      in your own words
    Boris has taken a consequence: offer a concession?
      Fight on
      Offer a concession: in your own words
    Boris has taken consequences enough, says grit: offer a concession?
      Fight on
      Offer a concession: in your own words
    Anna hears the offer of Boris to concede on these terms: “er lässt das Logbuch fallen”. Accept?
      Refuse
      Accept
    GM hears the offer of Boris to concede on these terms: “er lässt das Logbuch fallen”. Accept?
      Refuse
      Accept
    Anna is taken out, “liegt am Boden”: pay 3 fate points for another outcome?
      Take it as it is
      Demand another outcome (3 fate points)
    Anna is to bear the aspect “Umzingelt”: keep it off with a fate point?
      Let it be
      Keep it off (1 fate point)
    GM: Anna and Boris are tied. Roll again?
      Leave it a tie
      Roll again
    Anna secretly chooses a skill for the contest (proposed: Athletics)
      Athletics +2
      Fists +3
      Guns +1
      Alertness +2
      Resolve 0
    GM says how hard the block of Anna is: “Sperrfeuer”
      A plain block: no penalty
      Harder: −1
      Harder: −2
      Harder: −3
      Harder: −4
      Harder: −5
      Harder: −6
      Too much at once: no block
    GM says how long Athletics stands in for Anna
      for this roll
      until the end of this exchange
      until the end of the scene
    GM says how hard it is for Anna: Athletics
      −2
      −1
      0
      +1
      +2
      +3
      +4
      +5
      +6
      +7
      +8
    GM says how hard it is for Anna
      −2
      −1
      0
      +1
      +2
      +3
      +4
      +5
      +6
      +7
      +8
    GM says what 2 shifts of Boris do
      Nothing more
      Something else: in your own words
    GM says what 3 shifts of Boris do
      Nothing more
      Something else: in your own words
      Spin for the next action
    Anna gets it done only if it takes longer: half a day (expected: an hour). Take longer?
      Leave it a failure
      Take longer and get it done
    “Schnelle Klinge” is compelled: Anna accepts 2 fate points or refuses for one. “sie stürmt blind los”
      Accept (brings 2 fate points)
      Refuse (1 fate point)
    GM: Does Anna reach Boris, 2 zones away?
    GM: Will Athletics do here for Anna?
    GM: Does the block of Boris keep Anna from it?
    GM: Does trying it against the block of Boris take the action of Anna?
    GM: Does “mit einem Satz” suit a moderate consequence of Anna?
    GM: Is “mit einem Satz” within the limits as an outcome for Anna?
    GM: Was the offer of Anna reasonable: “mit einem Satz”?
    GM: May the aspect “mit einem Satz” that Anna places be sticky?
    GM: May the aspect “mit einem Satz” that Anna places be sticky, having gone so well?
    GM: Does Anna change the scene so: “mit einem Satz”?
    GM: Does Anna change the scene so, for a fate point: “mit einem Satz”?
    GM: Does Anna get rid of the aspect “Sand im Auge” in this way, for a fate point?
    GM: Does this explain the spin of Anna: “mit einem Satz”?
    GM: Does “Sand im Auge” help Anna here?
    GM: With “Dichter Nebel”, can Anna use Athletics here?
    GM: Is it true from now on what Anna declares: “mit einem Satz”?
    GM: Does “Schnelle Klinge” compel Anna to this: “mit einem Satz”?
    GM: Can Anna tag “Sand im Auge” for this: “mit einem Satz”?
    GM: Is “Sand im Auge” gone with this move?
    GM: Is this a free action for Anna: “mit einem Satz”?
    GM: Is the conflict over?
    GM: Has Anna overcome “Sand im Auge” with this?
    GM: May Anna spend shifts on this: “mit einem Satz”?
    GM: Does Anna cross the border (value 1) without a roll?
    GM: Does Tom keep up with Anna?
    GM: Does Anna bring this off with the maneuver: “mit einem Satz”?
    GM: Is Athletics the right skill here for Anna?
    GM: Does Athletics modify this roll of Anna, by +1 or −1 as the case may be?
    GM: Does Athletics complement this roll of Anna?
    GM: Does Athletics restrict this roll of Anna?
    GM: Does Anna get it done after all if it takes longer (half a day)?
    ");
}
