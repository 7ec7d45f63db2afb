//! What is asked, of whom, and what answers mean.

mod common;

use common::{ANNA, ATHLETICS, BORIS, assert_whole, catalogue, name_of, names_in, questions, state, words};
use schwung_fate::{
    Answer, BoughtBonus, ContestSkill, Fate, FateDice, OverflowUse, Price, Question, Severity, ShiftSpend,
    SpinUse, State, StepIn, UseSpin, Word, WordFor,
};
use schwung_messages::{choice, pending, price, question, reason};
use schwung_play::Pending;
use schwung_rulebook::Lang;
use schwung_table::{Choice, Dice, Seat, System};

fn options(state: &State, question: &Question) -> Vec<Choice<Fate>> {
    let mut choices = Vec::new();
    Fate::options(state, question, &mut choices);
    choices
}

/// Every question with its answers; those that may not be given with the reason.
fn asked(lang: Lang) -> String {
    let (c, mut state) = (catalogue(lang), state());
    state.actors[1].disarmed = Some(2);
    state.profile.change(|it| it.switches.bought_bonus = BoughtBonus::AnyTime);
    let mut lines = Vec::new();
    for it in questions::all() {
        let judged = matches!(it, Question::Judge(_));
        lines.push(question(&c, &state, &it));
        // All judgements are answered alike.
        for option in options(&state, &it).iter().filter(|_| !judged) {
            let why = option.barred.map(|it| format!(" – {}", reason(&c, &it))).unwrap_or_default();
            lines.push(format!("  {}{why}", choice(&c, &state, &it, option)));
        }
    }
    lines.join("\n")
}

#[test]
fn the_list_has_every_question() {
    let all: Vec<String> = questions::all().iter().map(name_of).collect();
    let names = names_in(include_str!("../../fate/src/question.rs"), "\nquestions! {");
    assert!(names.len() > 20, "{names:?}");
    for name in names {
        assert!(all.contains(&name), "{name}");
    }
}

#[test]
fn every_question_and_every_choice_reads_whole() {
    for lang in Lang::ALL {
        let (c, state) = (catalogue(lang), state());
        for it in questions::all() {
            assert_whole(&question(&c, &state, &it));
            for option in options(&state, &it) {
                assert_whole(&choice(&c, &state, &it, &option));
            }
        }
    }
}

#[test]
fn the_questions_in_german() {
    insta::assert_snapshot!(asked(Lang::De), @r"
    Anna verteidigt gegen +4 (Boris): Fertigkeit wählen
      Fäuste +3
      Schusswaffen +1 – Diese Fertigkeit passt hier nicht
      Aufmerksamkeit +2 – Diese Fertigkeit passt hier nicht
      Entschlossenheit 0 – Diese Fertigkeit passt hier nicht
      Athletik +2
    Anna verteidigt gegen +4 (Boris): Fertigkeit wählen, auf Wunsch mit voller Verteidigung
      Fäuste +3
      Fäuste +3, volle Verteidigung +2 statt der eigenen Aktion
      Schusswaffen +1 – Diese Fertigkeit passt hier nicht
      Aufmerksamkeit +2 – Diese Fertigkeit passt hier nicht
      Entschlossenheit 0 – Diese Fertigkeit passt hier nicht
      Athletik +2
      Athletik +2, volle Verteidigung +2 statt der eigenen Aktion
    Schläger verteidigt gegen +4 (Anna): mit voller Verteidigung?
      Mit Qualität verteidigen
      Mit Qualität verteidigen, volle Verteidigung +2 statt der eigenen Aktion
    Anna +4 gegen Boris +2 – Anna: Aspekte ins Spiel bringen?
      So stehen lassen
      +2 durch „Schnelle Klinge“ (1 Schicksalspunkt)
      Neu würfeln durch „Schnelle Klinge“ (1 Schicksalspunkt)
      +2 durch „Verräterin“ (1 Schicksalspunkt)
      Neu würfeln durch „Verräterin“ (1 Schicksalspunkt)
      +2 durch „Der Stier“ (1 Schicksalspunkt)
      Neu würfeln durch „Der Stier“ (1 Schicksalspunkt)
      +2 durch „Dichter Nebel“ (1 Schicksalspunkt)
      Neu würfeln durch „Dichter Nebel“ (1 Schicksalspunkt)
      +2 durch „Sand im Auge“ (freies Auslösen)
      Neu würfeln durch „Sand im Auge“ (freies Auslösen)
      +1 kaufen (1 Schicksalspunkt)
    Anna +4 gegen den Block von Schläger +3 – Anna: Aspekte ins Spiel bringen?
      So stehen lassen
      +2 durch „Schnelle Klinge“ (1 Schicksalspunkt)
      Neu würfeln durch „Schnelle Klinge“ (1 Schicksalspunkt)
      +2 durch „Verräterin“ (1 Schicksalspunkt)
      Neu würfeln durch „Verräterin“ (1 Schicksalspunkt)
      +2 durch „Der Stier“ (1 Schicksalspunkt)
      Neu würfeln durch „Der Stier“ (1 Schicksalspunkt)
      +2 durch „Dichter Nebel“ (1 Schicksalspunkt)
      Neu würfeln durch „Dichter Nebel“ (1 Schicksalspunkt)
      +2 durch „Sand im Auge“ (freies Auslösen)
      Neu würfeln durch „Sand im Auge“ (freies Auslösen)
      +1 kaufen (1 Schicksalspunkt)
    Anna +4 gegen Schwierigkeit +3 – Anna: Aspekte ins Spiel bringen?
      So stehen lassen
      +2 durch „Schnelle Klinge“ (1 Schicksalspunkt)
      Neu würfeln durch „Schnelle Klinge“ (1 Schicksalspunkt)
      +2 durch „Verräterin“ (1 Schicksalspunkt)
      Neu würfeln durch „Verräterin“ (1 Schicksalspunkt)
      +2 durch „Dichter Nebel“ (1 Schicksalspunkt)
      Neu würfeln durch „Dichter Nebel“ (1 Schicksalspunkt)
      +1 kaufen (1 Schicksalspunkt)
    Anna +4 gegen Schwierigkeit ? – Anna: Aspekte ins Spiel bringen?
      So stehen lassen
      +2 durch „Schnelle Klinge“ (1 Schicksalspunkt)
      Neu würfeln durch „Schnelle Klinge“ (1 Schicksalspunkt)
      +2 durch „Verräterin“ (1 Schicksalspunkt)
      Neu würfeln durch „Verräterin“ (1 Schicksalspunkt)
      +2 durch „Dichter Nebel“ (1 Schicksalspunkt)
      Neu würfeln durch „Dichter Nebel“ (1 Schicksalspunkt)
      +1 kaufen (1 Schicksalspunkt)
    Anna würfelt gleich: +1 für einen Schicksalspunkt kaufen?
      So würfeln
      +1 kaufen (1 Schicksalspunkt)
    Anna würfelt gleich: noch +1 für einen Schicksalspunkt kaufen (bisher 1)?
      So würfeln
      +1 kaufen (1 Schicksalspunkt)
    Anna ist mit 3 Erfolgsgraden auf Gesundheit getroffen: Was fängt den Treffer ab?
      Kästchen 3 ankreuzen
      Eine geringe Konsequenz nehmen
      Tom scheidet statt einer Konsequenz aus
    Anna ist mit 7 Erfolgsgraden auf Gesundheit getroffen: Was fängt den Treffer ab?
      Kästchen 7 ankreuzen – Kein freies Kästchen ab 7; die Leiste hat 5
      Eine geringe Konsequenz nehmen
      Tom scheidet statt einer Konsequenz aus
    Boris ist mit 2 Erfolgsgraden auf Gesundheit getroffen: Was fängt den Treffer ab?
      Kästchen 2 ankreuzen
      Eine geringe Konsequenz nehmen
    Anna hat Schwung: beim Wurf von Boris nutzen?
      Nicht nutzen
      +1 auf den Wurf von Boris
      −1 auf den Wurf von Boris
    Anna hat Schwung: nutzen? Boris liegt 2 vor Anna
      Nicht nutzen
      +1 auf den Wurf von Boris
      −1 auf den Wurf von Boris
      +1 auf den Wurf von Anna
      −1 auf den Wurf von Anna
    Anna hat Schwung: nutzen? Boris liegt 1 hinter Anna
      Nicht nutzen
      +1 auf den Wurf von Boris
      −1 auf den Wurf von Boris
      +1 auf den Wurf von Anna
      −1 auf den Wurf von Anna
    Anna hat Schwung: nutzen? Boris und Anna liegen gleichauf
      Nicht nutzen
      +1 auf den Wurf von Boris
      −1 auf den Wurf von Boris
      +1 auf den Wurf von Anna
      −1 auf den Wurf von Anna
    Anna hat um 4 besser verteidigt: Schwung oder Überfluss?
      Schwung für die nächste Aktion
      Überfluss, sofort zu verwenden
    Boris hat noch 2 Erfolgsgrade Überfluss: Was geschieht sofort damit?
      Nichts mehr
      Zone wechseln: Deck (2 Erfolgsgrade)
      Die Waffe aufnehmen (3 Erfolgsgrade) – Nicht genug: nötig 3, da 2
      Etwas anderes tun: in eigenen Worten (1 Erfolgsgrad)
      Etwas anderes tun: in eigenen Worten (2 Erfolgsgrade)
    Anna hat noch 1 Erfolgsgrad: Wofür ist der nächste?
      Nichts mehr
      Schneller fertig sein (1 Erfolgsgrad)
      Bessere Arbeit (1 Erfolgsgrad)
      Unauffälliger sein (1 Erfolgsgrad)
      Etwas anderes: in eigenen Worten (1 Erfolgsgrad)
    Anna hält zurück: jetzt handeln?
      Weiter warten
      Jetzt handeln
    Anna hat noch 2 Erfolgsgrade: als Stress verwenden?
      Verfallen lassen
      Als Stress verwenden (2 Erfolgsgrade)
    Anna trifft alle: Wie viele Schergen (höchstens 2) für Überfluss verschonen?
      Niemanden verschonen
      1 verschonen
      2 verschonen
    Boris beschreibt die schwere Konsequenz in eigenen Worten
      in eigenen Worten
    Aysche sagt, wie Boris ausscheidet
      in eigenen Worten
    Aysche sagt, wie Boris stattdessen ausscheidet
      in eigenen Worten
    Anna sagt, wie Tom ausscheidet
      in eigenen Worten
    Boris hat eine Konsequenz genommen: Nachgeben anbieten?
      Weitermachen
      Nachgeben anbieten: in eigenen Worten
    Boris hat genug Konsequenzen genommen, sagt Grit: Nachgeben anbieten?
      Weitermachen
      Nachgeben anbieten: in eigenen Worten
    Anna hört das Angebot von Boris, zu diesen Bedingungen nachzugeben: „er lässt das Logbuch fallen“. Annehmen?
      Ablehnen
      Annehmen
    Spielleitung hört das Angebot von Boris, zu diesen Bedingungen nachzugeben: „er lässt das Logbuch fallen“. Annehmen?
      Ablehnen
      Annehmen
    Anna scheidet aus, „liegt am Boden“: 3 Schicksalspunkte für einen anderen Ausgang zahlen?
      So hinnehmen
      Einen anderen Ausgang verlangen (3 Schicksalspunkte)
    Anna soll den Aspekt „Umzingelt“ bekommen: mit einem Schicksalspunkt abwehren?
      Zulassen
      Abwehren (1 Schicksalspunkt)
    Spielleitung: Anna und Boris haben Gleichstand. Noch einmal würfeln?
      Unentschieden lassen
      Noch einmal würfeln
    Anna wählt verdeckt eine Fertigkeit für den Wettstreit (Vorschlag: Athletik)
      Athletik +2
      Fäuste +3
      Schusswaffen +1
      Aufmerksamkeit +2
      Entschlossenheit 0
    Spielleitung sagt, wie schwer der Block von Anna ist: „Sperrfeuer“
      Ein einfacher Block: kein Malus
      Schwerer: −1
      Schwerer: −2
      Schwerer: −3
      Schwerer: −4
      Schwerer: −5
      Schwerer: −6
      Zu viel auf einmal: kein Block
    Spielleitung sagt, wie lange Athletik für Anna einspringt
      für diesen Wurf
      bis zum Ende dieser Runde
      bis zum Ende der Szene
    „Schnelle Klinge“ wird erzwungen: Anna nimmt 2 Schicksalspunkte an oder lehnt für einen ab. „sie stürmt blind los“
      Annehmen (bringt 2 Schicksalspunkte)
      Ablehnen (1 Schicksalspunkt)
    Spielleitung: Reicht Anna 2 Zonen weit bis zu Boris?
    Spielleitung: Passt Athletik hier für Anna?
    Spielleitung: Ist Anna daran durch den Block von Boris gehindert?
    Spielleitung: Passt „mit einem Satz“ als mittlere Konsequenz für Anna?
    Spielleitung: Bleibt „mit einem Satz“ als Ausgang für Anna im Rahmen?
    Spielleitung: War das Angebot von Anna vernünftig: „mit einem Satz“?
    Spielleitung: Darf der Aspekt „mit einem Satz“ von Anna dauerhaft sein?
    Spielleitung: Darf der Aspekt „mit einem Satz“ von Anna dauerhaft sein, bei so gutem Gelingen?
    Spielleitung: Ändert Anna die Szene so: „mit einem Satz“?
    Spielleitung: Ändert Anna die Szene so, für einen Schicksalspunkt: „mit einem Satz“?
    Spielleitung: Wird Anna den Aspekt „Sand im Auge“ auf diese Weise los, für einen Schicksalspunkt?
    Spielleitung: Erklärt das den Schwung von Anna: „mit einem Satz“?
    Spielleitung: Hilft „Sand im Auge“ hier Anna?
    Spielleitung: Kann Anna mit „Dichter Nebel“ hier Athletik einsetzen?
    Spielleitung: Stimmt von jetzt an, was Anna behauptet: „mit einem Satz“?
    Spielleitung: Erzwingt „Schnelle Klinge“ das für Anna: „mit einem Satz“?
    Spielleitung: Kann Anna „Sand im Auge“ dafür auslösen: „mit einem Satz“?
    Spielleitung: Vergeht „Sand im Auge“ mit dieser Bewegung?
    Spielleitung: Ist das für Anna eine freie Aktion: „mit einem Satz“?
    Spielleitung: Ist der Konflikt vorbei?
    Spielleitung: Hat Anna damit „Sand im Auge“ überwunden?
    Spielleitung: Darf Anna dafür Erfolgsgrade verwenden: „mit einem Satz“?
    Spielleitung: Kommt Anna ohne Wurf über die Grenze (Wert 1)?
    Spielleitung: Hält Tom mit Anna Schritt?
    Spielleitung: Gelingt Anna das mit dem Manöver: „mit einem Satz“?
    ");
}

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
      Buy +1 (1 fate point)
    Anna +4 against difficulty +3 – Anna: bring aspects to bear?
      Let it stand
      +2 from “Schnelle Klinge” (1 fate point)
      Roll again with “Schnelle Klinge” (1 fate point)
      +2 from “Verräterin” (1 fate point)
      Roll again with “Verräterin” (1 fate point)
      +2 from “Dichter Nebel” (1 fate point)
      Roll again with “Dichter Nebel” (1 fate point)
      Buy +1 (1 fate point)
    Anna +4 against difficulty ? – Anna: bring aspects to bear?
      Let it stand
      +2 from “Schnelle Klinge” (1 fate point)
      Roll again with “Schnelle Klinge” (1 fate point)
      +2 from “Verräterin” (1 fate point)
      Roll again with “Verräterin” (1 fate point)
      +2 from “Dichter Nebel” (1 fate point)
      Roll again with “Dichter Nebel” (1 fate point)
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
      Better work (1 shift)
      Be harder to notice (1 shift)
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
    “Schnelle Klinge” is compelled: Anna accepts 2 fate points or refuses for one. “sie stürmt blind los”
      Accept (brings 2 fate points)
      Refuse (1 fate point)
    GM: Does Anna reach Boris, 2 zones away?
    GM: Will Athletics do here for Anna?
    GM: Does the block of Boris keep Anna from it?
    GM: Does “mit einem Satz” suit a moderate consequence of Anna?
    GM: Is “mit einem Satz” within the limits as an outcome for Anna?
    GM: Was the offer of Anna reasonable: “mit einem Satz”?
    GM: May the aspect “mit einem Satz” of Anna be sticky?
    GM: May the aspect “mit einem Satz” of Anna be sticky, having gone so well?
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
    ");
}

#[test]
fn answers_that_were_given_show_their_words() {
    let (c, state) = (catalogue(Lang::En), state());
    let label = |question: Question, answer| {
        choice(&c, &state, &question, &Choice { answer, price: Price::FREE, rule: "", barred: None })
    };
    let spin = UseSpin { seat: Seat(1), who: ANNA, acting: ANNA, against: Some(BORIS), lead: 1 };
    let use_it = SpinUse::On { acting: false, plus: false, how: words("kicks dust") };
    assert_eq!(label(spin.into(), Answer::Spin(use_it)), "−1 on the roll of Boris: “kicks dust”");
    let word = Word { seat: Seat(1), what: WordFor::Consequence { who: ANNA, severity: Severity::Mild } };
    assert_eq!(label(word.into(), Answer::Words(words("Black eye"))), "“Black eye”");
    let step: Question = StepIn { seat: Seat(1), who: ANNA }.into();
    let dive = OverflowUse::Other { shifts: 1, text: words("dives") };
    assert_eq!(label(step.clone(), Answer::Overflow(dive)), "Do something else: “dives”");
    let other = Answer::Shift(ShiftSpend::Other(words("no trace")));
    assert_eq!(label(step, other), "Something else: “no trace”");
    let contest = ContestSkill { seat: Seat(1), who: ANNA, proposed: ATHLETICS };
    assert_eq!(label(contest.into(), Answer::Skill(ATHLETICS)), "Athletics +2");
}

#[test]
fn prices_name_all_that_is_paid_and_gained() {
    let (c, state) = (catalogue(Lang::De), state());
    let all = Price { points: 1, gain: 2, shifts: 3, free_tag: true };
    let text = price(&c, &state, &all).unwrap_or_default();
    assert_eq!(text, "1 Schicksalspunkt, bringt 2 Schicksalspunkte, 3 Erfolgsgrade und freies Auslösen");
    assert_eq!(price(&c, &state, &Price::FREE), None);
}

#[test]
fn whatever_play_waits_for_is_one_sentence() {
    let (c, state) = (catalogue(Lang::De), state());
    let dice = FateDice::FourFudge.spec();
    let roll = |who| pending(&c, &state, &Pending::Roll { who, dice });
    assert_eq!(roll(Seat(1)), "Aysche würfelt 4dF");
    assert_eq!(roll(Seat::GM), "Spielleitung würfelt 4dF");
    assert_eq!(roll(Seat(7)), "Platz 7 würfelt 4dF");
    let step = |seat, who| Question::from(StepIn { seat, who });
    let offer = Pending::Offer(vec![step(Seat(1), ANNA), step(Seat::GM, BORIS)]);
    assert_eq!(
        pending(&c, &state, &offer),
        "Wer will? Anna hält zurück: jetzt handeln? / Boris hält zurück: jetzt handeln?"
    );
    let skill = Question::from(ContestSkill { seat: Seat(1), who: ANNA, proposed: ATHLETICS });
    assert_eq!(
        pending(&c, &state, &Pending::Each(vec![skill.clone()])),
        "Alle antworten verdeckt: Anna wählt verdeckt eine Fertigkeit für den Wettstreit (Vorschlag: Athletik)"
    );
    assert_eq!(pending(&c, &state, &Pending::Answer(skill.clone())), question(&c, &state, &skill));
}
