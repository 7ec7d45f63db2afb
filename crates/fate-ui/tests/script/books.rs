//! Features of plays of the other Fate books: rungs by name, lengthy actions, circumstances, gifts, veiled
//! rolls.

use crate::script::common::{skill, state_of, words};
use schwung_fate::*;
use schwung_fate_ui::script::{choices, label, parse_answer, parse_command};
use schwung_messages::Catalogue;
use schwung_rulebook::Lang;
use schwung_table::Seat;
use schwung_transcript::LineError;

const IDA: ActorId = ActorId(0);
const TOM: ActorId = ActorId(1);
const GUARD: ActorId = ActorId(2);

fn read(system: &str, lang: Lang, line: &str) -> Result<Command, LineError> {
    parse_command(&state_of(system), line, &Catalogue::new(lang, system))
}

#[allow(clippy::needless_pass_by_value)] // so that tests read like the commands
fn says(system: &str, line: &str, command: Command) {
    assert_eq!(read(system, Lang::En, line), Ok(command), "{line}");
}

fn simple(system: &str, difficulty: Option<i8>, time: Option<u8>, plan: Plan) -> Command {
    let skill = skill(&state_of(system), "stealth");
    Command::Simple(Simple {
        by: IDA,
        skill,
        difficulty,
        hidden: false,
        time,
        quality: None,
        notice: None,
        plan,
    })
}

//% malmsturm.ladder.display
//% malmsturm.ladder.name-conflicts
#[test]
fn difficulties_are_numbers_or_words_of_the_books_own_ladder() {
    let plain = |system: &str, rung| simple(system, Some(rung), None, Plan::default());
    for (system, line, rung) in [
        ("malmsturm", "Ida rolls Stealth against Superb", 4),
        ("malmsturm", "Ida rolls Stealth against great", 5),
        ("freefate", "Ida rolls Stealth against Great", 4),
        ("freefate", "Ida rolls Stealth against Superb", 5),
        ("freefate", "Ida rolls Stealth against -3", -3),
        ("freefate", "Ida rolls Stealth against Abysmal", -3),
        ("malmsturm", "Ida rolls Stealth against 20", 20),
        ("sotc", "Ida rolls Stealth against Good", 3),
        // Names in either language are accepted, and a number after the name takes precedence.
        ("freefate", "Ida rolls Stealth against Gut", 3),
        ("malmsturm", "Ida rolls Stealth against Legendary (+9)", 9),
    ] {
        says(system, line, plain(system, rung));
    }
    assert_eq!(
        read("malmsturm", Lang::De, "Ida rolls Schleichen against Überirdisch"),
        Ok(plain("malmsturm", 11))
    );
    for (system, line) in [
        ("malmsturm", "Ida rolls Stealth against Abysmal"),
        ("malmsturm", "Ida rolls Stealth against Goodish"),
        ("freefate", "Ida rolls Stealth against Godlike"),
        ("freefate", "Ida rolls Stealth against Göttergleich"),
        ("sotc", "Ida rolls Stealth against Abysmal"),
    ] {
        assert!(read(system, Lang::En, line).is_err(), "{system}: {line}");
    }
}

//% malmsturm.ladder.name-conflicts
#[test]
fn at_a_table_with_older_names_words_are_those_that_it_shows() {
    let catalogue = Catalogue::new(Lang::De, "malmsturm");
    let mut state = state_of("malmsturm");
    let line = "Ida rolls Schleichen against Großartig";
    let rung = |state: &State| match parse_command(state, line, &catalogue) {
        Ok(Command::Simple(it)) => it.difficulty,
        other => panic!("{other:?}"),
    };
    assert_eq!(rung(&state), Some(5));
    let mut profile = (*state.profile).clone();
    profile.switches.ladder_names = LadderNames::Older;
    state.profile = Shared::new(profile);
    assert_eq!(rung(&state), Some(4));
}

//% freefate.time.base
//% freefate.time.ladder
#[test]
fn lengthy_actions_take_a_step_of_the_time_table() {
    let taking = |time| simple("freefate", Some(3), Some(time), Plan::default());
    says("freefate", "Ida rolls Stealth against 3 taking 8", taking(8));
    says("freefate", "Ida rolls Stealth against 3 taking an hour", taking(8));
    says("freefate", "Ida rolls Stealth taking \"half an hour\" against Good", taking(7));
    let hours = read("freefate", Lang::De, "Ida rolls Heimlichkeit against Gut taking Ein paar Stunden");
    assert_eq!(hours, Ok(taking(9)));
    // Numbers beyond the table are refused by the rules, not by the parser.
    says("freefate", "Ida rolls Stealth against 3 taking 25", taking(25));
    assert!(read("freefate", Lang::En, "Ida rolls Stealth against 3 taking ages").is_err());
}

//% freefate.mod.factors-harder
//% freefate.mod.factors-easier
#[test]
fn circumstances_help_or_hinder() {
    let factor = |helps, text: &str| Factor { helps, text: words(text) };
    let factors = vec![factor(false, "dark"), factor(true, "rain on the roof")];
    let plan = Plan { factors, unbounded: true, ..Plan::default() };
    let line = "Ida rolls Stealth against 1, hindered by \"dark\", helped by \"rain on the roof\", unbounded";
    says("freefate", line, simple("freefate", Some(1), None, plan));
    assert!(read("freefate", Lang::En, "Ida rolls Stealth, unbounded, unbounded").is_err());
}

#[test]
fn attacks_on_whoever_has_not_noticed_them() {
    let skill = Some(skill(&state_of("freefate"), "stealth"));
    let attack = |unaware| {
        let (agenda, track, plan) = (AgendaId(0), None, Plan::default());
        Command::Attack(Attack { by: IDA, on: GUARD, agenda, skill, track, unaware, plan })
    };
    says("freefate", "Ida attacks Guard with Stealth", attack(None));
    says("freefate", "Ida attacks Guard with Stealth unaware", attack(Some(0)));
    says("freefate", "Ida attacks Guard unaware Fair with Stealth", attack(Some(2)));
    says("freefate", "Ida attacks Guard with Stealth unaware -1", attack(Some(-1)));
}

#[test]
fn contests_of_one_against_many_and_in_secret() {
    let state = state_of("freefate");
    let (stealth, alertness) = (skill(&state, "stealth"), skill(&state, "alertness"));
    let contest = |others: &[ActorId], choose, hidden| {
        let sides = [(GUARD, stealth)].into_iter().chain(others.iter().map(|it| (*it, alertness))).collect();
        Command::Contest(Contest { sides, choose, hidden, plans: Vec::new() })
    };
    let line = "Guard contests Ida, Tom with Stealth against Alertness";
    says("freefate", line, contest(&[IDA, TOM], false, false));
    says("freefate", &format!("{line} hidden"), contest(&[IDA, TOM], false, true));
    says("freefate", &format!("{line} choosing hidden"), contest(&[IDA, TOM], true, true));
    says("freefate", "contest Guard Stealth, Tom Alertness hidden", contest(&[TOM], false, true));
    says("freefate", "unveil", Command::Set(Fact::Unveil));
}

#[test]
fn gifts_and_skills_by_name() {
    let uses = |gift, text| Command::UseGift { who: IDA, gift, text: words(text) };
    says("malmsturm", "Ida uses Lucky Coin", uses(0, ""));
    says("malmsturm", "Ida uses \"coat\" \"nobody knows her\"", uses(1, "nobody knows her"));
    let error = read("malmsturm", Lang::En, "Tom uses Coat").expect_err("he has none");
    assert_eq!(error.key, schwung_transcript::Key::Play("play-no-such-gift"));
    let new = |key: &str, name: &str| {
        let (de, en) = (name.to_owned(), name.to_owned());
        let skill = Skill { key: key.to_owned(), de, en, reach: Reach::Touch, armed: false };
        Command::Set(Fact::NewSkill(Box::new(skill)))
    };
    says("malmsturm", "new skill \"Falconry\"", new("falconry", "Falconry"));
    says("malmsturm", "new skill \"Ships & Sails\"", new("ships-sails", "Ships & Sails"));
    says("malmsturm", "new skill \"…\"", new("", "…"));
}

//% malmsturm.style.presets
#[test]
fn styles_and_rows_are_switches() {
    let profile = |line: &str| match read("malmsturm", Lang::En, line) {
        Ok(Command::Set(Fact::Profile(profile))) => (*profile).clone(),
        other => panic!("{line}: {other:?}"),
    };
    for style in Style::ALL {
        let mut expected = Profile::malmsturm();
        style.set(&mut expected.switches);
        assert_eq!(profile(&format!("set style {}", style.word())), expected);
    }
    let rows = profile("set switch pyramid 6/5/4/3/2/1").switches.pyramid;
    assert_eq!(Some(rows), Pyramid::read("6/5/4/3/2/1"));
    for line in
        ["set style heroic", "set switch pyramid steep", "set switch pyramid 1//2", "set switch pyramid"]
    {
        assert!(read("malmsturm", Lang::En, line).is_err(), "{line}");
    }
}

/// Parses `text` as an answer, and checks that parsing the answer's own label gives the same.
fn answered(system: &str, lang: Lang, question: &Question, text: &str) -> Option<Answer> {
    let (state, catalogue) = (state_of(system), Catalogue::new(lang, system));
    let answer = parse_answer(&state, question, text, &catalogue).ok()?;
    let again = parse_answer(&state, question, &label(&state, question, &answer), &catalogue);
    assert_eq!(again, Ok(answer.clone()), "{text}");
    Some(answer)
}

//% malmsturm.ladder.display
//% malmsturm.difficulty.who-sets
#[test]
fn a_difficulty_is_answered_by_number_or_word() {
    let question = Question::from(SetDifficulty { seat: Seat::GM, who: IDA, skill: None });
    let rung = |system, lang, text| answered(system, lang, &question, text);
    for (text, expected) in [("+3", 3), ("3", 3), ("Good", 3), ("0", 0), ("−2", -2), ("terrible", -2)] {
        assert_eq!(rung("malmsturm", Lang::En, text), Some(Answer::Rated(Rated(expected))), "{text}");
    }
    assert_eq!(rung("freefate", Lang::De, "Abgrundtief Schlecht"), Some(Answer::Rated(Rated(-3))));
    for text in ["-3", "13", "Abysmal", "Good enough", "3 3", ""] {
        assert_eq!(rung("malmsturm", Lang::En, text), None, "{text}");
    }
    let state = state_of("freefate");
    assert_eq!(choices(&state, &question).len(), 12);
}

#[test]
fn the_other_new_questions_are_answered() {
    let shifts = |spin| Question::from(OpponentShifts { seat: Seat::GM, who: GUARD, shifts: 3, spin });
    let margin = |spin, text| answered("freefate", Lang::En, &shifts(spin), text);
    assert_eq!(margin(true, "nothing"), Some(Answer::Margin(MarginUse::Nothing)));
    assert_eq!(margin(true, "spin"), Some(Answer::Margin(MarginUse::Spin)));
    assert_eq!(margin(false, "spin"), None);
    assert_eq!(margin(false, "\"found\""), Some(Answer::Margin(MarginUse::Told(words("found")))));
    let longer = Question::from(TakeLonger { seat: Seat(1), who: IDA, base: 8, step: 10 });
    assert_eq!(answered("freefate", Lang::En, &longer, "yes"), Some(Answer::Yes));
    let what = WordFor::FollowUp { who: IDA, draw: true, hidden: false };
    let follow_up = Question::from(Word { seat: Seat::GM, what });
    let (state, english) = (state_of("freefate"), Catalogue::new(Lang::En, "freefate"));
    // An empty text may be allowed.
    assert_eq!(parse_answer(&state, &follow_up, "\"\"", &english), Ok(Answer::Words(Wording::NONE)));
    assert_eq!(
        answered("freefate", Lang::En, &follow_up, "\"she hangs on\""),
        Some(Answer::Words(words("she hangs on")))
    );
}

//% malmsturm.gift.fate-cost
#[test]
fn a_gift_with_a_price_is_brought_to_bear_by_its_name() {
    let state = state_of("malmsturm");
    let effort = Effort::new(IDA, Some(skill(&state, "stealth")), Terms::NONE);
    let clash =
        Clash { effort, against: AgainstRoll::Number { value: 3, hidden: false }, stakes: Stakes::Number };
    let question = Question::from(Invoke { seat: Seat(1), who: IDA, clash, used: UsedAspects::default() });
    let gift = |text| answered("malmsturm", Lang::En, &question, text);
    assert_eq!(gift("gift \"Lucky Coin\""), Some(Answer::Invocation(Invocation::Gift(0))));
    assert_eq!(gift("gift lucky coin"), Some(Answer::Invocation(Invocation::Gift(0))));
    assert_eq!(gift("gift \"Coat\""), None);
}
