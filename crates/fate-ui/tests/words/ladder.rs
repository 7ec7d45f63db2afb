//! Numbers on the ladders of the books, in words.

use crate::words::common::{ANNA, ATHLETICS, BORIS, books, catalogue, effort, table_of};
use schwung_fate::{
    Adjust, Bounds, Effort, Event, Fate, Floor, LadderNames, Profile, Question, SetDifficulty, State, Terms,
};
use schwung_fate_ui::words::{choice, event, explain, question, rung, rung_name};
use schwung_messages::{Catalogue, Rungs};
use schwung_rulebook::Lang;
use schwung_table::{Choice, Seat, System};

fn malmsturm(lang: Lang) -> (Catalogue, State) {
    (Catalogue::new(lang, "malmsturm"), table_of(&Profile::malmsturm()))
}

fn freefate(lang: Lang) -> (Catalogue, State) {
    (Catalogue::new(lang, "freefate"), table_of(&Profile::freefate()))
}

/// All names of a ladder from the bottom up, and two numbers beyond each end.
fn ladder(c: &Catalogue, state: &State) -> String {
    let (low, high) = state.profile.ladder;
    (low - 2..=high + 2).map(|n| rung(c, state, n)).collect::<Vec<_>>().join(", ")
}

//% malmsturm.ladder.table
//% malmsturm.ladder.beyond-top
#[test]
fn the_ladder_of_malmsturm() {
    let [(de, state), (en, _)] = [Lang::De, Lang::En].map(malmsturm);
    insta::assert_snapshot!(ladder(&de, &state), @"Grauenhaft (−4), Grauenhaft (−3), Grauenhaft (−2), Armselig (−1), Mäßig (0), Durchschnittlich (+1), Ordentlich (+2), Gut (+3), Hervorragend (+4), Großartig (+5), Perfekt (+6), Fantastisch (+7), Episch (+8), Legendär (+9), Mythisch (+10), Überirdisch (+11), Göttergleich (+12), Göttergleich (+13), Göttergleich (+14)");
    insta::assert_snapshot!(ladder(&en, &state), @"Terrible (−4), Terrible (−3), Terrible (−2), Poor (−1), Mediocre (0), Average (+1), Fair (+2), Good (+3), Superb (+4), Great (+5), Perfect (+6), Fantastic (+7), Epic (+8), Legendary (+9), Mythic (+10), Unearthly (+11), Godlike (+12), Godlike (+13), Godlike (+14)");
}

//% freefate.ladder.table
//% freefate.ladder.beyond
#[test]
fn the_ladder_of_freefate() {
    let [(de, state), (en, _)] = [Lang::De, Lang::En].map(freefate);
    insta::assert_snapshot!(ladder(&de, &state), @"Abgrundtief Schlecht (−5), Abgrundtief Schlecht (−4), Abgrundtief Schlecht (−3), Fürchterlich (−2), Armselig (−1), Mäßig (0), Durchschnittlich (+1), Ordentlich (+2), Gut (+3), Großartig (+4), Herausragend (+5), Fantastisch (+6), Einzigartig (+7), Legendär (+8), Legendär (+9), Legendär (+10)");
    insta::assert_snapshot!(ladder(&en, &state), @"Abysmal (−5), Abysmal (−4), Abysmal (−3), Terrible (−2), Poor (−1), Mediocre (0), Average (+1), Fair (+2), Good (+3), Great (+4), Superb (+5), Fantastic (+6), Epic (+7), Legendary (+8), Legendary (+9), Legendary (+10)");
}

/// The rule texts list the same names of rungs.
#[test]
fn names_of_rungs_are_those_of_the_rule_texts() {
    for (c, profile) in books().into_iter().filter(|it| it.1.id != "sotc") {
        let rule = schwung_rulebook::get(&format!("{}.ladder.table", profile.id)).expect("there is one");
        let text = rule.text.in_(c.lang()).split_whitespace().collect::<Vec<_>>().join(" ");
        for n in profile.ladder.0..=profile.ladder.1 {
            let name = rung_name(&c, &profile, n).expect("named");
            let pair = format!("{} {name}", c.number(i64::from(n)));
            assert!(text.contains(&pair), "{pair}: {text}");
        }
    }
}

//% malmsturm.ladder.name-conflicts
#[test]
fn older_names_move_and_numbers_do_not() {
    let (c, mut state) = malmsturm(Lang::De);
    let names = |state: &State| [3, 4, 5, 8, 10, 11, 12, 13].map(|n| rung(&c, state, n)).join(", ");
    assert_eq!(
        names(&state),
        "Gut (+3), Hervorragend (+4), Großartig (+5), Episch (+8), Mythisch (+10), Überirdisch (+11), \
         Göttergleich (+12), Göttergleich (+13)"
    );
    state.profile.change(|it| it.switches.ladder_names = LadderNames::Older);
    assert_eq!(
        names(&state),
        "Gut (+3), Großartig (+4), Hervorragend (+5), Legendär (+8), Überirdisch (+10), Göttergleich (+11), \
         Göttergleich (+12), Göttergleich (+13)"
    );
}

//% malmsturm.ladder.display
#[test]
fn everybody_reads_words_or_numbers_as_they_like() {
    let (c, state) = malmsturm(Lang::De);
    let shown = |c: &Catalogue| [-1, 16].map(|n| rung(c, &state, n)).join(", ");
    let all = Rungs::ALL.map(|rungs| shown(&c.showing(rungs)));
    assert_eq!(
        all,
        [
            "Armselig (−1), Göttergleich (+16)",
            // The name alone would not say how far the number is above the ladder.
            "Armselig, Göttergleich (+16)",
            "−1, +16",
            "Armselig (−1), Göttergleich (+16)",
        ]
    );
    assert_eq!(c.rungs(), Rungs::Usual, "the catalogue itself stays as it was");
    let roll = event(&c.showing(Rungs::Words), &state, &Event::Rolled { effort: effort() });
    assert_eq!(roll.as_deref(), Some("Anna: Fäuste Gut, Würfel +1: Hervorragend."));
    let sotc = table_of(&Profile::sotc());
    let numbers = [Rungs::Usual, Rungs::Words].map(|it| rung(&catalogue(Lang::De).showing(it), &sotc, 3));
    assert_eq!(numbers, ["+3", "Gut"]);
}

//% malmsturm.roll.floor
//% malmsturm.ladder.grim-top
//% malmsturm.roll.floor-order
#[test]
fn results_say_what_the_ends_of_the_ladder_did() {
    let (c, mut state) = malmsturm(Lang::De);
    let rolled = |dice, bounds| {
        let terms = Terms::NONE;
        Effort { dice, adjust: Adjust::within(bounds), ..Effort::new(ANNA, Some(ATHLETICS), terms) }
    };
    let line = |state: &State, effort| event(&c, state, &Event::Rolled { effort }).unwrap_or_default();
    let low = rolled(-4, Bounds { low: -2, high: i8::MAX });
    assert_eq!(line(&state, low), "Anna: Würfel −4: −4; bleibt es dabei, zählt es als Grauenhaft (−2).");
    let high = rolled(8, Bounds { low: -2, high: 7 });
    assert_eq!(line(&state, high), "Anna: Würfel +8: +8, zählt als Fantastisch (+7).");
    let plain = rolled(-2, Bounds { low: -2, high: 7 });
    assert_eq!(line(&state, plain), "Anna: Würfel −2: Grauenhaft (−2).");
    let rules = |effort| {
        let parts = explain(&c, &state, &Event::Rolled { effort });
        parts
            .iter()
            .filter_map(|it| Some(it.rsplit_once('(')?.1.trim_end_matches(')').to_owned()))
            .collect::<Vec<_>>()
    };
    assert_eq!(rules(low), ["malmsturm.dice.choose", "malmsturm.roll.floor"]);
    assert_eq!(rules(high), ["malmsturm.dice.choose", "malmsturm.ladder.grim-top"]);
    // Raising before bonuses is shown with its amount, which the engine has recorded.
    state.profile.change(|it| it.switches.floor = Floor::BeforeBonuses);
    let lifted: Effort = {
        let fallen = lifted_by_engine(&state);
        assert!(fallen.adjust.lift() > 0, "{fallen:?}");
        fallen
    };
    assert!(line(&state, lifted).contains(", Ende der Leiter +"), "{}", line(&state, lifted));
}

/// An effort that the bottom of the ladder raised before bonuses, as rolling creates it.
fn lifted_by_engine(state: &State) -> Effort {
    let mut state = state.clone();
    (state.conflict, state.order) = (None, Vec::new());
    state.profile.change(|it| it.difficulty = Some(0));
    let roll = schwung_fate::Simple {
        by: BORIS,
        skill: ATHLETICS,
        difficulty: Some(0),
        hidden: false,
        time: None,
        quality: None,
        notice: None,
        plan: schwung_fate::Plan::default(),
    };
    let command = schwung_fate::Command::Simple(roll);
    assert!(Fate::check(&state, &command).is_ok());
    let mut found = None;
    for seed in 0..400 {
        let mut random = schwung_play::Random::new(seed);
        let mut whims = schwung_play::Whimsical(schwung_play::Random::new(seed));
        let (runs, _) =
            schwung_play::laws::live::<Fate>(&state, &command, &mut random, &mut whims, |_, _| None);
        let events = runs.iter().flat_map(|it| &it.events);
        found = events
            .filter_map(|it| match it {
                Event::Rolled { effort } if effort.adjust.lift() > 0 => Some(*effort),
                _ => None,
            })
            .next();
        if found.is_some() {
            break;
        }
    }
    found.expect("dice fall low at some time")
}

fn options(state: &State, question: &Question) -> Vec<Choice<Fate>> {
    let mut choices = Vec::new();
    Fate::options(state, question, &mut choices);
    choices
}

//% freefate.difficulty.set
#[test]
fn difficulties_are_chosen_by_name() {
    let (c, state) = freefate(Lang::De);
    let asked: Question = SetDifficulty { seat: Seat::GM, who: ANNA, skill: Some(ATHLETICS) }.into();
    assert_eq!(question(&c, &state, &asked), "Die SL sagt, wie schwer es für Anna ist: Athletik");
    let labels: Vec<String> =
        options(&state, &asked).iter().map(|it| choice(&c, &state, &asked, it)).collect();
    assert_eq!(labels.len(), 12);
    assert_eq!(labels[0], "Abgrundtief Schlecht (−3)");
    assert_eq!(labels[6], "Gut (+3)");
}
