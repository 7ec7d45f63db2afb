//! Questions, who is asked, and the labels of answers.

use crate::words::common::{
    ANNA, ATHLETICS, BORIS, assert_whole, books, catalogue, name_of, names_in, questions, state, table_of,
    words,
};
use schwung_fate::{
    Accept, ActorId, Answer, BoughtBonus, ContestSkill, Fate, FateDice, OverflowUse, Price, Question,
    Severity, ShiftSpend, SpinUse, Stakes, State, StepIn, UseSpin, Word, WordFor,
};
use schwung_fate_ui::words::{choice, pending, price, question, reason};
use schwung_play::Pending;
use schwung_rulebook::Lang;
use schwung_table::{Choice, Dice, Seat, System};

fn options(state: &State, question: &Question) -> Vec<Choice<Fate>> {
    let mut choices = Vec::new();
    Fate::options(state, question, &mut choices);
    choices
}

/// Every question with its answers; illegal ones with the reason.
pub(super) fn asked(lang: Lang) -> String {
    let (c, mut state) = (catalogue(lang), state());
    state.actors[1].disarmed = Some(2);
    state.profile.change(|it| it.switches.bought_bonus = BoughtBonus::AnyTime);
    let mut lines = Vec::new();
    for it in questions::all() {
        let judged = matches!(it, Question::Judge(_));
        lines.push(question(&c, &state, &it));
        // All judgements have the same answers.
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
    let names = names_in(include_str!("../../../../fate/src/question/mod.rs"), "Fate, \"question-\";");
    assert!(names.len() > 20, "{names:?}");
    for name in names {
        assert!(all.contains(&name), "{name}");
    }
}

#[test]
fn every_question_and_every_choice_reads_whole() {
    for (c, profile) in books() {
        let state = table_of(&profile);
        for it in questions::all() {
            assert_whole(&question(&c, &state, &it));
            for option in options(&state, &it) {
                assert_whole(&choice(&c, &state, &it, &option));
            }
        }
    }
}

#[test]
fn answers_that_were_given_show_their_words() {
    let (c, state) = (catalogue(Lang::En), state());
    let label = |question: Question, answer| {
        choice(&c, &state, &question, &Choice { answer, price: Price::FREE, rule: "", barred: None })
    };
    let (against, stakes) = (Some(BORIS), Stakes::Hit);
    let spin = UseSpin { seat: Seat(1), who: ANNA, acting: ANNA, against, lead: 1, stakes };
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

/// The answers to a concession of Boris, as Anna or the game master reads them.
fn answers_to_concession(lang: Lang, state: &State, who: Option<ActorId>) -> Vec<String> {
    let seat = if who.is_some() { Seat(1) } else { Seat::GM };
    let asked: Question = Accept { seat, who, from: BORIS, terms: words("he runs") }.into();
    options(state, &asked).iter().map(|it| choice(&catalogue(lang), state, &asked, it)).collect()
}

//% sotc.concession.refuse-fate
#[test]
fn refusing_a_concession_says_what_it_may_cost() {
    let mut state = state();
    assert_eq!(
        answers_to_concession(Lang::En, &state, Some(ANNA)),
        ["Refuse (costs a fate point if the GM finds the offer reasonable)", "Accept"]
    );
    assert_eq!(
        answers_to_concession(Lang::De, &state, Some(ANNA))[0],
        "Ablehnen (kostet einen Schicksalspunkt, wenn die Spielleitung das Angebot vernünftig findet)"
    );
    // A character without points loses none; nor does the game master without a character.
    state.actors[usize::from(ANNA.0)].fate = 0;
    for who in [Some(ANNA), None] {
        assert_eq!(
            answers_to_concession(Lang::En, &state, who)[0],
            "Refuse (gives Boris a fate point if the GM finds the offer reasonable)"
        );
        assert_eq!(
            answers_to_concession(Lang::De, &state, who)[0],
            "Ablehnen (bringt Boris einen Schicksalspunkt, wenn die Spielleitung das Angebot vernünftig findet)"
        );
    }
}

#[test]
fn whatever_play_waits_for_is_one_sentence() {
    let (c, state) = (catalogue(Lang::De), state());
    let dice = FateDice::FourFudge.spec();
    let roll = |who| pending(&c, &state, &Pending::Roll { who, dice });
    assert_eq!(roll(Seat(1)), "Aysche würfelt 4dF");
    assert_eq!(roll(Seat::GM), "Die Spielleitung würfelt 4dF");
    assert_eq!(roll(Seat(7)), "Platz 7 würfelt 4dF");
    let waits = |dice: FateDice| pending(&c, &state, &Pending::Roll { who: Seat(1), dice: dice.spec() });
    assert_eq!(
        FateDice::ALL.map(waits),
        [
            "Aysche würfelt 4dF",
            "Aysche würfelt vier W6, gelesen wie Fudge-Würfel",
            "Aysche würfelt einen hellen und einen dunklen W6",
            "Aysche würfelt Plus- und Minuswürfel",
            "Aysche würfelt Plus- und Minuswürfel",
            "Aysche würfelt Plus- und Minuswürfel",
            "Aysche würfelt Plus- und Minuswürfel",
        ]
    );
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
