//! Tables of other Fate books: efforts without a roll, difficulties set on request, character creation.

#![allow(clippy::unwrap_used)]

use crate::views_common::{GM, INN, Listed, WATCH, act, look, opened, player};
use schwung_fate::{
    ActorId, Answer, Command, Contest, Fact, Factor, Fate, Plan, Pyramid, Question, Simple, SkillId, Wording,
};
use schwung_fate_ui::Screen;
use schwung_log::{Author, Deed, Entry, Foreseen, Game, HouseDeed, Planned, Roller};
use schwung_messages::Catalogue;
use schwung_rulebook::{Lang, get};
use schwung_table::{Asking, Seat, System};
use schwung_views::{
    Shown,
    wire::{FateScene, FieldKind, SceneView, SettingView, StartView, You},
};
use serde_json::json;

const LINA: ActorId = ActorId(0);
const JORN: ActorId = ActorId(1);
const FENCE: ActorId = ActorId(2);

fn texts(lang: Lang) -> Catalogue {
    Catalogue::new(lang, "freefate")
}

fn scene(game: &Game<Fate>, lang: Lang, you: You) -> FateScene {
    let SceneView::Fate(scene) = schwung_views::view::<Screen>(look(game, &texts(lang), you)).scene else {
        panic!("a scene of Fate")
    };
    *scene
}

fn skill(game: &Game<Fate>, de: &str) -> SkillId {
    SkillId(game.state().frame.skills.iter().position(|it| it.de == de).unwrap() as u8)
}

/// Gives default answers until a question of this kind is asked.
fn until(game: &mut Game<Fate>, kind: &str, dice: &mut dyn Roller) {
    while let Some(asked) = game.asked().first() {
        if asked.question.is_some_and(|it| it.kind() == kind) {
            return;
        }
        let question = asked.id.clone();
        act(game, Author::GM, Deed::Skip { question }, dice).unwrap();
    }
}

#[test]
fn a_skill_that_stands_has_no_dice() {
    let mut game = opened(INN);
    let mut dice = Listed(vec![vec![5, 3]]);
    let sides = vec![(LINA, skill(&game, "Athletik")), (FENCE, skill(&game, "Heimlichkeit"))];
    let contest = Command::Contest(Contest { sides, choose: false, hidden: false, plans: Vec::new() });
    act(&mut game, Author::GM, Deed::Command(contest), &mut dice).unwrap();
    until(&mut game, "", &mut dice);
    for (lang, word) in [(Lang::De, "unverändert"), (Lang::En, "unmodified")] {
        for you in [GM, player(1), WATCH] {
            let clash = scene(&game, lang, you).clash.unwrap();
            let against = clash.against.as_ref().unwrap();
            assert!(against.stands && against.dice.is_none() && against.text.contains(word), "{against:?}");
            assert_eq!((clash.acting.total, against.total, clash.lead), (Some(5), Some(2), Some(3)));
            let dice = clash.acting.dice.as_ref().unwrap();
            assert_eq!((dice.faces.len(), dice.labels.len(), dice.total), (2, 2, 2));
        }
    }
}

/// One roll against several opponents, one of whom rolls as well: the lead over each is shown, except over a hidden one.
#[test]
fn in_a_contest_with_several_the_lead_over_each_is_told() {
    for hidden in [false, true] {
        let mut game = opened(INN);
        let mut dice = Listed(vec![vec![3, 3], vec![3, 3]]);
        let (athletics, stealth) = (skill(&game, "Athletik"), skill(&game, "Heimlichkeit"));
        if hidden {
            let mut fence = *game.state().actor(FENCE);
            fence.hidden = true;
            let hide = Command::Set(Fact::Actor(FENCE, Box::new(fence)));
            act(&mut game, Author::GM, Deed::Command(hide), &mut dice).unwrap();
        }
        let sides = vec![(LINA, athletics), (FENCE, stealth), (JORN, athletics)];
        let contest = Command::Contest(Contest { sides, choose: false, hidden: false, plans: Vec::new() });
        act(&mut game, Author::GM, Deed::Command(contest), &mut dice).unwrap();
        until(&mut game, "invoke", &mut dice);
        let view = schwung_views::view::<Screen>(look(&game, &texts(Lang::De), player(1)));
        let ask = view.waiting.unwrap().questions[0].ask.clone().unwrap();
        let words = scene(&game, Lang::De, WATCH).clash.unwrap().lead_words.clone();
        for text in [ask, words] {
            assert!(text.contains("−1 gegen Jorn Breit"), "{text}");
            assert_eq!(text.contains("+1 gegen den Hehler"), !hidden, "{text}");
        }
        until(&mut game, "", &mut dice);
        let ended = scene(&game, Lang::De, WATCH).clash.unwrap().lead_words.clone();
        assert!(!ended.contains("gegen"), "{ended}");
    }
}

/// Before a roll, the sum without dice is shown to those who may read the sheet, and to nobody else.
#[test]
fn before_a_roll_the_panel_shows_the_sum_without_dice() {
    let inn = INN.replace("name = \"Der Hehler\"", "name = \"Der Hehler\"\nfate = 2");
    for (first, total, watched) in [(LINA, 3, Some(3)), (FENCE, 2, None)] {
        let mut game = opened(&inn);
        let mut dice = Listed(vec![vec![3, 3]]);
        let mut sides = vec![(LINA, skill(&game, "Athletik")), (FENCE, skill(&game, "Heimlichkeit"))];
        sides.sort_by_key(|it| it.0 != first);
        let contest = Command::Contest(Contest { sides, choose: false, hidden: false, plans: Vec::new() });
        act(&mut game, Author::GM, Deed::Command(contest), &mut dice).unwrap();
        until(&mut game, "buy", &mut dice);
        for (viewer, total) in [(GM, Some(total)), (player(1), watched), (WATCH, watched)] {
            let clash = scene(&game, Lang::De, viewer).clash.unwrap();
            assert_eq!((clash.acting.total, clash.acting.parts.len()), (total, usize::from(total.is_some())));
            assert!(clash.acting.dice.is_none() && !clash.over && clash.lead.is_none());
            // The other side is shown by the same rule: the game master's sheets to her alone.
            let other = clash.against.as_ref().map(|it| it.total);
            let expected = (viewer == GM).then_some(if first == LINA { 2 } else { 3 });
            assert_eq!(other, if first == FENCE { Some(Some(3)) } else { expected.map(Some) });
        }
    }
    let mut game = opened(INN);
    let simple = Simple {
        by: LINA,
        skill: skill(&game, "Athletik"),
        difficulty: Some(1),
        hidden: false,
        time: None,
        quality: None,
        notice: None,
        plan: Plan::default(),
    };
    act(&mut game, Author::GM, Deed::Command(Command::Simple(simple)), &mut Listed(Vec::new())).unwrap();
    until(&mut game, "buy", &mut Listed(Vec::new()));
    let clash = scene(&game, Lang::De, player(1)).clash.unwrap();
    let against = clash.against.as_ref().and_then(|it| it.total);
    assert_eq!(
        (clash.acting.total, against, clash.lead),
        (Some(3), Some(1), None),
        "nobody leads before the roll"
    );
    assert_eq!(clash.lead_words, "");
}

/// The panel shows the opponent whom the question is about and, in the end, the one whose result the log reported last.
#[test]
fn in_a_contest_with_several_the_panel_shows_whom_the_result_is_about() {
    let inn = format!("{INN}\n[[character]]\nname = \"Der Wirt\"\nskills = {{ Heimlichkeit = 1 }}\n");
    let mut game = opened(&inn);
    let stealth = skill(&game, "Heimlichkeit");
    let sides =
        vec![(LINA, skill(&game, "Athletik")), (FENCE, skill(&game, "Täuschung")), (ActorId(3), stealth)];
    let contest = Command::Contest(Contest { sides, choose: false, hidden: false, plans: Vec::new() });
    let mut dice = Listed(vec![vec![3, 3]]);
    act(&mut game, Author::GM, Deed::Command(contest), &mut dice).unwrap();
    for (kind, name, lead) in [("word", "Der Hehler", 0), ("", "Der Wirt", 2)] {
        until(&mut game, kind, &mut dice);
        let clash = scene(&game, Lang::De, WATCH).clash.unwrap();
        assert_eq!((clash.against.as_ref().unwrap().name.as_str(), clash.lead), (name, Some(lead)));
    }
}

#[test]
fn the_game_master_names_a_rung_in_words_and_numbers() {
    let mut game = opened(INN);
    let mut dice = Listed(vec![vec![3, 3]]);
    let factors = vec![Factor { helps: false, text: Wording::new("Nebel") }];
    let plan = Plan { factors, ..Plan::default() };
    let skill = skill(&game, "Athletik");
    let simple = Simple {
        by: LINA,
        skill,
        difficulty: None,
        hidden: false,
        time: None,
        quality: None,
        notice: None,
        plan,
    };
    act(&mut game, Author::GM, Deed::Command(Command::Simple(simple)), &mut dice).unwrap();
    until(&mut game, "set-difficulty", &mut dice);
    let ladder = scene(&game, Lang::De, GM).ladder;
    let view = schwung_views::view::<Screen>(look(&game, &texts(Lang::De), GM));
    let question = &view.waiting.unwrap().questions[0];
    let labels: Vec<&str> = question.choices.iter().map(|it| it.label.as_str()).collect();
    assert_eq!(labels.len(), ladder.len());
    for (label, rung) in labels.iter().zip(ladder.iter()) {
        assert!(label.contains(&rung.words), "{label}: {rung:?}");
    }
    assert!(ladder.iter().any(|it| it.rating == 3 && it.words == "Gut (+3)"), "{ladder:?}");
    assert!(question.choices.iter().all(|it| it.shape == "rung"));

    let at = ladder.iter().position(|it| it.rating == 2).unwrap();
    let question = question.id.clone();
    let deed = Deed::Answer { question, choice: at, words: String::new() };
    act(&mut game, Author::GM, deed, &mut dice).unwrap();
    let against = scene(&game, Lang::De, WATCH).clash.unwrap().against.clone().unwrap();
    assert_eq!(against.total, Some(3), "the fog makes it one harder");
}

fn start(game: &Game<Fate>, you: You) -> Option<StartView> {
    let scene = scene(game, Lang::De, you);
    let lina = scene.actors.into_iter().find(|it| it.id == schwung_table::WireId::from(LINA)).unwrap();
    lina.sheet.as_ref().unwrap().start.clone()
}

#[test]
fn whoever_plays_a_hero_sees_what_is_still_missing() {
    let mut game = opened(INN);
    let found = start(&game, player(1)).unwrap();
    let rows: Vec<(i8, u8, u8)> = found.rows.iter().map(|it| (it.rating, it.need, it.missing)).collect();
    assert_eq!(rows, [(5, 1, 1), (4, 2, 2), (3, 3, 2), (2, 4, 3), (1, 5, 4)]);
    assert_eq!(
        (found.rows[2].words.as_str(), &*found.rows[2].skills),
        ("Gut (+3)", &["Athletik".to_owned()][..])
    );
    assert_eq!((found.aspects.have, found.aspects.need, found.gifts.have), (2, 5, 2));
    assert_eq!(found.remarks.len(), 7, "{:?}", found.remarks);
    for remark in &found.remarks {
        assert!(get(&remark.rule).is_some() && !remark.text.contains(['⟨', '{', '$']), "{remark:?}");
    }
    assert_eq!(start(&game, GM), Some(found));
    assert_eq!((start(&game, player(2)), start(&game, WATCH)), (None, None));
    let fence = scene(&game, Lang::De, GM).actors[2].sheet.clone().unwrap();
    assert_eq!(fence.start, None, "nobody makes a hero of him");

    let mut profile = game.state().profile.clone();
    profile.change(|it| it.switches.pyramid = Pyramid::read("0").unwrap());
    let none = Deed::Command(Command::Set(Fact::Profile(profile)));
    act(&mut game, Author::GM, none, &mut Listed(Vec::new())).unwrap();
    assert_eq!(start(&game, player(1)), None);
}

#[test]
fn gifts_are_told_with_price_and_bonus_and_unlearned_skills_are_not() {
    let game = opened(INN);
    for you in [player(1), player(2), WATCH] {
        let sheet = scene(&game, Lang::De, you).actors[0].sheet.clone().unwrap();
        let [eye, luck] = sheet.gifts.as_slice() else { panic!("{:?}", sheet.gifts) };
        assert_eq!((eye.bonus.as_deref(), eye.price.as_deref()), (Some("Aufmerksamkeit +1"), None));
        assert_eq!((luck.kind_name.as_str(), luck.bonus.as_deref()), ("Talent", None));
        assert!(luck.price.as_ref().unwrap().starts_with('1'), "{luck:?}");
        assert_eq!(sheet.skills.len(), 3, "what counts as much as never learned is not told");
        assert_eq!(sheet.refresh, 5);
    }
    let mut state = game.state().clone();
    state.profile.change(|it| it.switches.unlearned = -1);
    assert_eq!(state.rating(LINA, skill(&game, "Kunst")), -1);
}

fn settings(game: &Game<Fate>, book: &str) -> Vec<SettingView> {
    Screen::settings(look(game, &Catalogue::new(Lang::De, book), GM))
}

#[test]
fn a_style_sets_many_switches_where_the_book_has_styles() {
    let names = [("Empathie", "Menschenkenntnis"), ("Täuschung", "Täuschen"), ("Heimlichkeit", "Schleichen")];
    let inn = names.iter().fold(INN.replace("\"freefate\"", "\"malmsturm\""), |inn, (own, other)| {
        inn.replace(own, &format!("\"{other}\"")).replace("\"\"", "\"")
    });
    let mut game = opened(&inn);
    let own = Catalogue::new(Lang::De, "malmsturm");
    let all = settings(&game, "malmsturm");
    assert_eq!(
        (all[0].name.as_str(), &all[0].value, &all[0].default),
        ("style", &json!("normal"), &json!("normal"))
    );
    for it in &all {
        assert!(get(&it.rule).is_some(), "{}: {}", it.name, it.rule);
        assert!(!it.label.contains('⟨') && !it.text.contains('⟨'), "{it:?}");
        assert_eq!(it.value, it.default, "{}: a table begins as its book has it", it.name);
    }
    let rows = all.iter().find(|it| it.name == "pyramid").unwrap();
    assert!(matches!(rows.kind, FieldKind::Text { .. }) && rows.value == json!("5/4/3/2/1"), "{rows:?}");
    assert!(rows.rule.starts_with("malmsturm."));
    let set = |game: &Game<Fate>, name: &str, value| Screen::set(look(game, &own, GM), name, &value);
    assert_eq!(set(&game, "pyramid", json!("5/x")), None);
    assert_eq!(set(&game, "style", json!("")), None);
    let grim = set(&game, "style", json!("grim")).unwrap();
    act(&mut game, Author::GM, Deed::Command(grim), &mut Listed(Vec::new())).unwrap();
    assert_eq!(game.state().switches().pyramid, Pyramid::GRIM);
    assert_eq!(settings(&game, "malmsturm")[0].value, json!("grim"));
    let rows = set(&game, "pyramid", json!("6/5")).unwrap();
    act(&mut game, Author::GM, Deed::Command(rows), &mut Listed(Vec::new())).unwrap();
    assert_eq!(settings(&game, "malmsturm")[0].value, json!(""), "a mix of the table's own");

    let other = opened(INN);
    assert!(settings(&other, "freefate").iter().all(|it| it.name != "style"));
    assert_eq!(Screen::set(look(&other, &texts(Lang::De), GM), "style", &json!("grim")), None);
}

/// Three of the game master's characters beside Lina and Jorn: two with skills, and a group with a quality.
const GUARDED: &str = r#"
[[character]]
name = "Der Wirt"
skills = { Heimlichkeit = 1, "Täuschung" = 4 }
[[minions]]
name = "Zecher"
quality = "fair"
kind = "physical"
count = 3
"#;

/// A contest of Lina with these, begun by her player, who proposes one skill for all of them.
fn begun(others: &[&str], asking: Asking, dice: &mut dyn Roller) -> Game<Fate> {
    let mut game = opened(&format!("{INN}{GUARDED}"));
    act(&mut game, Author::GM, Deed::House(HouseDeed::Asking(asking)), dice).unwrap();
    let of = |name: &&str| {
        let at = game.state().frame.sheets.iter().position(|it| it.name == **name).unwrap();
        (ActorId(at as u8), skill(&game, "Heimlichkeit"))
    };
    let sides = [(LINA, skill(&game, "Athletik"))].into_iter().chain(others.iter().map(of)).collect();
    let contest = Command::Contest(Contest { sides, choose: true, hidden: false, plans: Vec::new() });
    act(&mut game, Author::Seat(Seat(1)), Deed::Command(contest), dice).unwrap();
    let own = game.asked().iter().find(|it| it.seat == Seat(1)).map(|it| it.id.clone());
    // Only tables that ask about everything ask for the skill that was named with the contest.
    assert_eq!(own.is_some(), asking == Asking::Everything);
    if let Some(question) = own {
        act(&mut game, Author::Seat(Seat(1)), Deed::Skip { question }, dice).unwrap();
    }
    game
}

/// A player who starts a contest has already chosen a skill and is not asked for it. If the game master starts one, all
/// participants are asked.
//% freefate.contest.definition
#[test]
fn nobody_is_asked_for_the_skill_that_they_have_just_named() {
    for (by, first, wanted) in [
        (Author::Seat(Seat(1)), LINA, [Seat::GM].as_slice()),
        (Author::GM, LINA, &[Seat(1), Seat::GM]),
        (Author::GM, FENCE, &[Seat::GM, Seat(1)]),
    ] {
        let mut game = opened(INN);
        let mut dice = Listed(vec![vec![3, 3]]);
        act(&mut game, Author::GM, Deed::House(HouseDeed::Asking(Asking::Balanced)), &mut dice).unwrap();
        let mut sides = vec![(LINA, skill(&game, "Athletik")), (FENCE, skill(&game, "Heimlichkeit"))];
        sides.sort_by_key(|it| it.0 != first);
        let contest = Command::Contest(Contest { sides, choose: true, hidden: false, plans: Vec::new() });
        act(&mut game, by, Deed::Command(contest), &mut dice).unwrap();
        assert_eq!(game.asked().iter().map(|it| it.seat).collect::<Vec<_>>(), wanted, "{by:?}");
    }
}

/// The index of the answer with this skill, and the answer.
fn with(game: &Game<Fate>, question: &Question, de: &str) -> (usize, Answer) {
    let wanted = Answer::Skill(skill(game, de));
    let mut choices = Vec::new();
    Fate::options(game.state(), question, &mut choices);
    (choices.iter().position(|it| it.answer == wanted).unwrap(), wanted)
}

fn answers(game: &Game<Fate>) -> Vec<(Seat, Answer)> {
    let entries = game.records().iter().flat_map(|it| &it.entries);
    let of = |it: &Entry<Fate>| match it {
        Entry::Answered { who, answer, .. } => Some((*who, answer.clone())),
        _ => None,
    };
    entries.filter_map(of).collect()
}

/// One answer names the skill of each opponent. The log holds the same answers as if they had been given one by one.
#[test]
fn the_game_master_names_the_skills_of_several_opponents_at_once() {
    let names = ["Der Hehler", "Der Wirt"];
    let wanted = ["Heimlichkeit", "Täuschung"];
    let mut single = begun(&names, Asking::Everything, &mut Listed(vec![vec![3, 3]]));
    for de in wanted {
        let asked = single.asked().into_iter().find(|it| it.seat == Seat::GM).unwrap();
        let (choice, _) = with(&single, asked.question.unwrap(), de);
        let answer = Deed::Answer { question: asked.id.clone(), choice, words: String::new() };
        act(&mut single, Author::GM, answer, &mut Listed(vec![vec![3, 3]])).unwrap();
    }
    let mut game = begun(&names, Asking::Everything, &mut Listed(vec![vec![3, 3]]));
    for (lang, ask) in
        [(Lang::De, "Welche Fertigkeiten nehmen sie"), (Lang::En, "Which skills do they use in the contest?")]
    {
        let view = schwung_views::view::<Screen>(look(&game, &texts(lang), GM));
        let questions = view.waiting.unwrap().questions;
        assert_eq!(questions.iter().filter(|it| it.plan.as_ref().unwrap().together).count(), 2);
        assert!(questions[0].ask.as_ref().unwrap().contains(ask), "{:?}", questions[0].ask);
    }
    let watched = schwung_views::view::<Screen>(look(&game, &texts(Lang::De), player(1)));
    assert_eq!(watched.waiting.unwrap().questions, Vec::new());
    let asked = game.asked();
    let (first, second) = (asked[0].question.unwrap(), asked[1].question.unwrap());
    let (choice, _) = with(&game, first, wanted[0]);
    let then = Planned {
        kind: second.kind().to_owned(),
        what: Foreseen::Answer(with(&game, second, wanted[1]).1),
        words: String::new(),
    };
    let plan = Deed::Plan { question: asked[0].id.clone(), choice, words: String::new(), then: vec![then] };
    act(&mut game, Author::GM, plan, &mut Listed(vec![vec![3, 3]])).unwrap();
    assert_eq!(answers(&game), answers(&single));
    assert_eq!(game.state(), single.state());
}

/// Groups roll the same with every skill, so nobody is asked for theirs; the others get the skills that were meant for
/// them. A table that asks about everything asks for these as well.
//% freefate.contest.target
#[test]
fn the_skill_of_a_group_is_not_asked_for() {
    let game = begun(&["Zecher", "Der Hehler"], Asking::Balanced, &mut Listed(vec![vec![3, 3]]));
    let who = |game: &Game<Fate>| -> Vec<String> {
        let asked = game.asked();
        let of = |it: &Question| match it {
            Question::ContestSkill(it) => Some(game.state().frame.sheet(it.who).name.clone()),
            _ => None,
        };
        asked.iter().filter_map(|it| of(it.question?)).collect()
    };
    assert_eq!(who(&game), ["Der Hehler"]);
    let everything = begun(&["Zecher", "Der Hehler"], Asking::Everything, &mut Listed(vec![vec![3, 3]]));
    assert_eq!(who(&everything), ["Zecher", "Der Hehler"]);
    let mut dice = Listed(vec![vec![3, 3]]);
    let mut game = begun(&["Der Hehler", "Zecher"], Asking::Balanced, &mut dice);
    let asked = game.asked();
    let (choice, deceit) = with(&game, asked[0].question.unwrap(), "Täuschung");
    let answer = Deed::Answer { question: asked[0].id.clone(), choice, words: String::new() };
    act(&mut game, Author::GM, answer, &mut dice).unwrap();
    assert_eq!(who(&game), Vec::<String>::new());
    let stealth = Answer::Skill(skill(&game, "Heimlichkeit"));
    let gm: Vec<Answer> = answers(&game).into_iter().filter(|it| it.0.is_gm()).map(|it| it.1).collect();
    assert_eq!(gm[..2], [deceit, stealth]);
}

/// The game master's one answer: stealth for the first opponent, deceit for the second.
fn name_skills(game: &mut Game<Fate>, dice: &mut dyn Roller) {
    let asked = game.asked();
    let (first, second) = (asked[0].question.unwrap(), asked[1].question.unwrap());
    let (choice, _) = with(game, first, "Heimlichkeit");
    let what = Foreseen::Answer(with(game, second, "Täuschung").1);
    let then = vec![Planned { kind: second.kind().to_owned(), what, words: String::new() }];
    let plan = Deed::Plan { question: asked[0].id.clone(), choice, words: String::new(), then };
    act(game, Author::GM, plan, dice).unwrap();
}

/// The result against each opponent is reported, including the first one, but not against a hidden one.
//% freefate.contest.one-roll-many
#[test]
fn the_result_against_each_of_several_is_told() {
    for hidden in [false, true] {
        let mut game = begun(&["Der Hehler", "Der Wirt"], Asking::Everything, &mut Listed(vec![vec![3, 3]]));
        let mut dice = Listed(vec![vec![3, 3]]);
        if hidden {
            let mut fence = *game.state().actor(FENCE);
            fence.hidden = true;
            let hide = Command::Set(Fact::Actor(FENCE, Box::new(fence)));
            act(&mut game, Author::GM, Deed::Command(hide), &mut dice).unwrap();
        }
        name_skills(&mut game, &mut dice);
        until(&mut game, "", &mut dice);
        let told = |lang, you| -> Vec<String> {
            let texts = texts(lang);
            let lines = schwung_views::lines::<Screen>(look(&game, &texts, you), 0, game.seq());
            lines
                .into_iter()
                .filter_map(|it| it.outcome)
                .map(|it| format!("{} {}", it.name, it.words))
                .collect()
        };
        let won = "Lina Funk gewinnt gegen den Hehler um 1";
        let lost = "Lina Funk verliert gegen den Wirt um 1";
        assert_eq!(told(Lang::De, GM), [won, lost]);
        assert_eq!(told(Lang::De, WATCH), if hidden { vec![lost] } else { vec![won, lost] });
        assert_eq!(told(Lang::En, GM)[1], "Lina Funk loses to Der Wirt by 1");
    }
}

/// Against several opponents, plans are proposed that suffice against all, and against one more.
//% freefate.contest.one-roll-many
#[test]
fn the_cheapest_that_suffices_is_offered_against_several() {
    for (points, hidden, proposed) in [
        (2, false, vec![("Günstigste gegen alle", 2), ("Günstigste gegen mindestens einen mehr", 1)]),
        (1, false, vec![("Günstigste gegen mindestens einen mehr", 1)]),
        (2, true, vec![("Günstigste, die reicht", 1)]),
    ] {
        let mut dice = Listed(vec![vec![1, 3]]);
        let mut game = begun(&["Der Hehler", "Der Wirt"], Asking::Everything, &mut dice);
        let mut lina = *game.state().actor(LINA);
        lina.fate = points;
        act(&mut game, Author::GM, Deed::Command(Command::Set(Fact::Actor(LINA, Box::new(lina)))), &mut dice)
            .unwrap();
        if hidden {
            let mut host = *game.state().actor(ActorId(3));
            host.hidden = true;
            let hide = Command::Set(Fact::Actor(ActorId(3), Box::new(host)));
            act(&mut game, Author::GM, Deed::Command(hide), &mut dice).unwrap();
        }
        name_skills(&mut game, &mut dice);
        until(&mut game, "invoke", &mut dice);
        let view = schwung_views::view::<Screen>(look(&game, &texts(Lang::De), player(1)));
        let plan = view.waiting.unwrap().questions[0].plan.clone().unwrap();
        let found: Vec<(&str, u8)> = plan.suggested.iter().map(|it| (it.label.as_str(), it.points)).collect();
        assert_eq!(found, proposed, "{points} {hidden}");
        // The chance is about the opponent who is compared first, and says so. If another opponent is hidden, there is none.
        let chances = Screen::odds(look(&game, &texts(Lang::De), player(1)), &game.asked()[0]);
        let labels: Vec<String> = chances.into_iter().flatten().map(|it| it.label).collect();
        assert!(labels.iter().all(|it| it == "gegen den Hehler gewonnen"), "{labels:?}");
        assert_eq!(labels.is_empty(), hidden);
    }
}
