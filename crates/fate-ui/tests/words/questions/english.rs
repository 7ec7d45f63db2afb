//! Questions and their answers, in English.

use schwung_rulebook::Lang;

use crate::words::questions::asked;

#[test]
fn the_questions_in_english() {
    insta::assert_snapshot!(asked(Lang::En), @r"
    Anna against +4 (Boris): choose a skill to defend with
      Fists +3
      Guns +1 – This skill can’t be used here
      Alertness +2 – This skill can’t be used here
      Resolve 0 – This skill can’t be used here
      Athletics +2
    Anna against +4 (Boris): choose a skill to defend with, on full defense if you like
      Fists +3
      Fists +3, full defense +2 instead of your own action
      Guns +1 – This skill can’t be used here
      Alertness +2 – This skill can’t be used here
      Resolve 0 – This skill can’t be used here
      Athletics +2
      Athletics +2, full defense +2 instead of your own action
    Schläger against +4 (Anna): defend on full defense?
      Defend with quality
      Defend with quality, full defense +2 instead of your own action
    Anna +4 against Boris +2 – Anna: invoke an aspect?
      Let it stand
      +2 from “Schnelle Klinge” (1 fate point)
      Reroll with “Schnelle Klinge” (1 fate point)
      +2 from “Verräterin” (1 fate point)
      Reroll with “Verräterin” (1 fate point)
      +2 from “Der Stier” (1 fate point)
      Reroll with “Der Stier” (1 fate point)
      +2 from “Dichter Nebel” (1 fate point)
      Reroll with “Dichter Nebel” (1 fate point)
      +2 from “Sand im Auge” (free tag)
      Reroll with “Sand im Auge” (free tag)
      +3 from “Wundersame Klinge” (2 fate points)
      Buy +1 (1 fate point)
    Anna +4 against the block of Schläger +3 – Anna: invoke an aspect?
      Let it stand
      +2 from “Schnelle Klinge” (1 fate point)
      Reroll with “Schnelle Klinge” (1 fate point)
      +2 from “Verräterin” (1 fate point)
      Reroll with “Verräterin” (1 fate point)
      +2 from “Der Stier” (1 fate point)
      Reroll with “Der Stier” (1 fate point)
      +2 from “Dichter Nebel” (1 fate point)
      Reroll with “Dichter Nebel” (1 fate point)
      +2 from “Sand im Auge” (free tag)
      Reroll with “Sand im Auge” (free tag)
      +3 from “Wundersame Klinge” (2 fate points)
      Buy +1 (1 fate point)
    Anna +4 against difficulty +3 – Anna: invoke an aspect?
      Let it stand
      +2 from “Schnelle Klinge” (1 fate point)
      Reroll with “Schnelle Klinge” (1 fate point)
      +2 from “Verräterin” (1 fate point)
      Reroll with “Verräterin” (1 fate point)
      +2 from “Dichter Nebel” (1 fate point)
      Reroll with “Dichter Nebel” (1 fate point)
      +3 from “Wundersame Klinge” (2 fate points)
      Buy +1 (1 fate point)
    Anna +4 against difficulty ? – Anna: invoke an aspect?
      Let it stand
      +2 from “Schnelle Klinge” (1 fate point)
      Reroll with “Schnelle Klinge” (1 fate point)
      +2 from “Verräterin” (1 fate point)
      Reroll with “Verräterin” (1 fate point)
      +2 from “Dichter Nebel” (1 fate point)
      Reroll with “Dichter Nebel” (1 fate point)
      +3 from “Wundersame Klinge” (2 fate points)
      Buy +1 (1 fate point)
    Anna +4 against Boris +4, not rolled – Anna: invoke an aspect?
      Let it stand
      +2 from “Schnelle Klinge” (1 fate point)
      Reroll with “Schnelle Klinge” (1 fate point)
      +2 from “Verräterin” (1 fate point)
      Reroll with “Verräterin” (1 fate point)
      +2 from “Der Stier” (1 fate point)
      Reroll with “Der Stier” (1 fate point)
      +2 from “Dichter Nebel” (1 fate point)
      Reroll with “Dichter Nebel” (1 fate point)
      +2 from “Sand im Auge” (free tag)
      Reroll with “Sand im Auge” (free tag)
      +3 from “Wundersame Klinge” (2 fate points)
      Buy +1 (1 fate point)
    Anna +4 against the block of Schläger +5 – Anna: invoke an aspect?
      Let it stand
      +2 from “Schnelle Klinge” (1 fate point)
      Reroll with “Schnelle Klinge” (1 fate point)
      +2 from “Verräterin” (1 fate point)
      Reroll with “Verräterin” (1 fate point)
      +2 from “Der Stier” (1 fate point)
      Reroll with “Der Stier” (1 fate point)
      +2 from “Dichter Nebel” (1 fate point)
      Reroll with “Dichter Nebel” (1 fate point)
      +2 from “Sand im Auge” (free tag)
      Reroll with “Sand im Auge” (free tag)
      +3 from “Wundersame Klinge” (2 fate points)
      Buy +1 (1 fate point)
    Anna is about to roll: buy +1 for a fate point?
      Roll without it
      Buy +1 (1 fate point)
    Anna is about to roll: buy another +1 for a fate point (so far 1)?
      Roll without it
      Buy +1 (1 fate point)
    Anna is hit by 3 shifts on Health: what takes the hit?
      Mark box 3
      Take a mild consequence
      Tom drops out instead of a consequence
    Anna is hit by 7 shifts on Health: what takes the hit?
      Mark box 7 – No free box at 7 or higher; the track has 5
      Take a mild consequence
      Tom drops out instead of a consequence
    Boris is hit by 2 shifts on Health: what takes the hit?
      Mark box 2
      Take a mild consequence
    Anna has spin: use it on the roll of Boris?
      Don’t use it
      +1 on the roll of Boris
      −1 on the roll of Boris
    Anna has spin: use it? Boris is 2 ahead of Anna
      Don’t use it
      +1 on the roll of Boris
      −1 on the roll of Boris
      +1 on the roll of Anna
      −1 on the roll of Anna
    Anna has spin: use it? Boris is 1 behind Anna
      Don’t use it
      +1 on the roll of Boris
      −1 on the roll of Boris
      +1 on the roll of Anna
      −1 on the roll of Anna
    Anna has spin: use it? Boris and Anna are level
      Don’t use it
      +1 on the roll of Boris
      −1 on the roll of Boris
      +1 on the roll of Anna
      −1 on the roll of Anna
    Anna defended by 4: spin or overflow?
      Spin for the next action
      Overflow to spend right now
    Boris has 2 shifts of overflow left: what do you do with it right now?
      Nothing more
      Change zone: Deck (2 shifts)
      Pick up your weapon (3 shifts) – Not enough: 3 needed, 2 available
      Do something else: in your own words (1 shift)
      Do something else: in your own words (2 shifts)
    Anna has 1 shift left: how do you spend the next one?
      Nothing more
      Finish sooner (1 shift)
      Do better work: better by 1 (1 shift)
      Be subtler: harder to notice by 1 (1 shift)
      Something else: in your own words (1 shift)
    Anna has 2 shifts left; time needed so far: a few moments. How do you spend the next one?
      Nothing more
      Finish sooner: a moment (1 shift)
      Do better work: +3 (1 shift)
      Be subtler: difficulty to notice +4 (1 shift)
      Something else: in your own words (1 shift)
    Anna has 1 shift left; time needed so far: a moment. How do you spend the next one?
      Nothing more
      Finish sooner (1 shift) – Nothing is shorter than a moment
      Do better work: better by 1 (1 shift)
      Be subtler: harder to notice by 1 (1 shift)
      Something else: in your own words (1 shift)
    Anna is holding an action: act now?
      Keep waiting
      Act now
    Anna has 2 shifts left: use them as stress?
      Let them lapse
      Use them as stress (2 shifts)
    Anna hits them all: how many minions (at most 2) do you spare for overflow?
      Spare nobody
      Spare 1
      Spare 2
    What severe consequence does Boris take? Put it in your own words
      in your own words
    Aysche: how is Boris taken out?
      in your own words
    Aysche: how is Boris taken out instead?
      in your own words
    Anna: how does Tom drop out?
      in your own words
    GM: what is left to do for Anna?
      in your own words
    GM: what happens to Anna after the draw?
      in your own words
    GM: what more does Anna achieve with +9?
      in your own words
    GM: what does Anna do with the spin (3 shifts left over)?
      in your own words
    Boris has taken a consequence: offer a concession?
      Fight on
      Offer a concession: in your own words
    Boris has taken enough consequences for their grit: offer a concession?
      Fight on
      Offer a concession: in your own words
    Boris offers Anna a concession on these terms: “er lässt das Logbuch fallen”. Accept?
      Refuse
      Accept
    Boris offers GM a concession on these terms: “er lässt das Logbuch fallen”. Accept?
      Refuse
      Accept
    Anna is taken out, “liegt am Boden”: pay 3 fate points for a different outcome?
      Accept the outcome
      Pay for a different outcome (3 fate points)
    Anna is about to get the aspect “Umzingelt”: fend it off for a fate point?
      Let it happen
      Fend it off (1 fate point)
    GM: Anna and Boris are tied. Roll again?
      Leave it tied
      Roll again
    Anna: secretly choose a skill for the contest (suggested: Athletics)
      Athletics +2
      Fists +3
      Guns +1
      Alertness +2
      Resolve 0
    GM: how hard is the block of Anna: “Sperrfeuer”?
      A plain block: no penalty
      Harder: −1
      Harder: −2
      Harder: −3
      Harder: −4
      Harder: −5
      Harder: −6
      Too much at once: no block
    GM: how long does Athletics stand in for Anna?
      for this roll
      until the end of this exchange
      until the end of the scene
    GM: how hard is it for Anna (Athletics)?
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
    GM: how hard is it for Anna?
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
    GM: what do the 2 shifts of Boris do?
      Nothing more
      Something else: in your own words
    GM: what do the 3 shifts of Boris do?
      Nothing more
      Something else: in your own words
      Spin for the next action
    Anna can get it done only by taking longer: half a day (expected: an hour). Take longer?
      Accept the failure
      Take longer and get it done
    “Schnelle Klinge” is compelled: Anna accepts 2 fate points or pays one to refuse. “sie stürmt blind los”
      Accept (brings 2 fate points)
      Refuse (1 fate point)
    GM: Can Anna reach Boris, 2 zones away?
    GM: Can Anna use Athletics here?
    GM: Does the block of Boris stop Anna from doing this?
    GM: Does trying this against the block of Boris take the action of Anna?
    GM: Does “mit einem Satz” fit as a moderate consequence for Anna?
    GM: Is “mit einem Satz” within reason as the outcome for Anna?
    GM: Was the offer of Anna reasonable: “mit einem Satz”?
    GM: May the aspect “mit einem Satz” that Anna places be sticky?
    GM: May the aspect “mit einem Satz” that Anna places be sticky, given how well it went?
    GM: Does Anna change the scene like this: “mit einem Satz”?
    GM: Does Anna change the scene like this, for a fate point: “mit einem Satz”?
    GM: Does Anna get rid of the aspect “Sand im Auge” this way, for a fate point?
    GM: Does this explain the spin of Anna: “mit einem Satz”?
    GM: Does “Sand im Auge” help Anna here?
    GM: With “Dichter Nebel”, can Anna use Athletics here?
    GM: Anna declares: “mit einem Satz”. Is it true from now on?
    GM: Does “Schnelle Klinge” compel Anna to this: “mit einem Satz”?
    GM: Can Anna tag “Sand im Auge” for this: “mit einem Satz”?
    GM: Does this move end “Sand im Auge”?
    GM: Is this a free action for Anna: “mit einem Satz”?
    GM: Is the conflict over?
    GM: Has Anna now overcome “Sand im Auge”?
    GM: May Anna spend shifts on this: “mit einem Satz”?
    GM: Does Anna cross the border (value 1) without a roll?
    GM: Does Tom keep up with Anna?
    GM: Does Anna pull this off with the maneuver: “mit einem Satz”?
    GM: Is Athletics the right skill for Anna here?
    GM: Does Athletics modify this roll by Anna, by +1 or −1 as the case may be?
    GM: Does Athletics complement this roll by Anna?
    GM: Does Athletics restrict this roll by Anna?
    GM: Can Anna still get it done by taking longer (half a day)?
    ");
}
