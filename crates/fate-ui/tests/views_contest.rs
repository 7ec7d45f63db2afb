//! The sums of a contest before its dice.

#![allow(clippy::unwrap_used)]

use crate::views_common::{GM, HARBOUR, INN, Listed, WATCH, act, look, opened, player};
use schwung_fate::{
    ActorId, Answer, AspectRef, Command, Contest, Fact, Fate, Invocation, Modifier, Plan, Question, SkillId,
    Wording,
};
use schwung_fate_ui::Screen;
use schwung_log::{Asked, Author, Deed, DiceMode, Foreseen, Game, HouseDeed, Planned};
use schwung_messages::Catalogue;
use schwung_rulebook::Lang;
use schwung_table::{Seat, System as _};
use schwung_views::{
    Shown,
    wire::{ClashView, QuestionView, SceneView, SideView, You},
};

const IDA: &str = "Kapitänin Ida Brandt";
const WIDOW: &str = "Die Rote Witwe";

fn texts() -> Catalogue {
    Catalogue::new(Lang::De, "sotc")
}

fn actor(game: &Game<Fate>, name: &str) -> ActorId {
    ActorId(game.state().frame.sheets.iter().position(|it| it.name == name).unwrap() as u8)
}

fn skill(game: &Game<Fate>, de: &str) -> SkillId {
    SkillId(game.state().frame.skills.iter().position(|it| it.de == de).unwrap() as u8)
}

/// The clash and the questions as `you` sees them.
fn seen(game: &Game<Fate>, you: You) -> (Option<ClashView>, Vec<QuestionView>) {
    let view = schwung_views::view::<Screen>(look(game, &texts(), you));
    let SceneView::Fate(scene) = view.scene else { panic!("a scene of Fate") };
    (
        scene.clash.clone().map(|it| (*it).clone()),
        view.waiting.map(|it| it.questions.clone()).unwrap_or_default(),
    )
}

fn named(side: &SideView) -> Vec<(&str, i64)> {
    side.parts.iter().filter_map(|it| Some((it.name.as_deref()?, it.value?))).collect()
}

/// The game master begins a contest of the first with the second; it is the turn of the first, the Red Widow defends fully,
/// and something hinders Ida. `choose`: each side may take another skill.
fn begun(sides: [(&str, &str); 2], choose: bool, dice: &mut Listed) -> Game<Fate> {
    let mut game = opened(HARBOUR);
    let (ida, widow) = (actor(&game, IDA), actor(&game, WIDOW));
    let mut full = *game.state().actor(widow);
    full.turn.full_defense = true;
    set(&mut game, Fact::Actor(widow, Box::new(full)), dice);
    let first = actor(&game, sides[0].0);
    set(&mut game, Fact::Turn(Some(first)), dice);
    let sides = sides.map(|it| (actor(&game, it.0), skill(&game, it.1))).to_vec();
    let hindered = Modifier { value: -1, reason: Wording::new("nasses Deck") };
    let plan = |who| match who == ida {
        true => Plan { modifier: hindered.clone(), ..Plan::default() },
        false => Plan::default(),
    };
    let plans = sides.iter().map(|it| plan(it.0)).collect();
    let contest = Command::Contest(Contest { sides, choose, hidden: false, plans });
    act(&mut game, Author::GM, Deed::Command(contest), dice).unwrap();
    game
}

fn set(game: &mut Game<Fate>, fact: Fact, dice: &mut Listed) {
    act(game, Author::GM, Deed::Command(Command::Set(fact)), dice).unwrap();
}

fn about<'a>(game: &'a Game<Fate>, who: ActorId) -> Asked<'a, Fate> {
    let is = |it: &Asked<'_, Fate>| matches!(it.question, Some(Question::ContestSkill(it)) if it.who == who);
    game.asked().into_iter().find(is).unwrap()
}

fn options(game: &Game<Fate>, asked: &Asked<'_, Fate>) -> Vec<Answer> {
    let mut choices = Vec::new();
    Fate::options(game.state(), asked.question.unwrap(), &mut choices);
    choices.into_iter().map(|it| it.answer).collect()
}

/// Every skill shows its sum, and the dice are added to exactly that sum.
//% sotc.contest.procedure
#[test]
fn a_skill_in_a_contest_says_its_sum() {
    let sides = [(IDA, "Athletik"), (WIDOW, "Athletik")];
    let game = begun(sides, true, &mut Listed(vec![]));
    let count = options(&game, &about(&game, actor(&game, WIDOW))).len();
    for n in 0..count {
        let mut dice = Listed(vec![vec![1, 0, -1, 1], vec![0, 0, 1, -1]]);
        let mut game = begun(sides, true, &mut Listed(vec![]));
        let (ida, widow) = (actor(&game, IDA), actor(&game, WIDOW));
        let told: Vec<i64> = [ida, widow]
            .map(|who| {
                let (_, questions) = seen(&game, GM);
                let of = questions.iter().find(|it| it.actor == Some(who.into())).unwrap();
                assert!(of.choices.iter().all(|it| it.parts.is_empty() == it.barred.is_some()));
                of.choices[n].parts.iter().map(|it| it.value.unwrap()).sum()
            })
            .to_vec();
        for who in [ida, widow] {
            let (seat, question) = (about(&game, who).seat, about(&game, who).id.clone());
            let answer = Deed::Answer { question, choice: n, words: String::new() };
            act(&mut game, Author::Seat(seat), answer, &mut dice).unwrap();
        }
        let clash = seen(&game, GM).0.unwrap();
        let before =
            |side: &SideView| i64::from(side.total.unwrap()) - i64::from(side.dice.as_ref().unwrap().total);
        assert_eq!([before(&clash.acting), before(clash.against.as_ref().unwrap())], told[..], "{n}");
    }
}

/// While skills are chosen, the game master sees both sides with every modifier; a player who is asked sees only their own
/// side, and all others see nothing, whatever was proposed or chosen for the other side.
#[test]
fn the_sums_of_a_contest_are_for_those_who_choose() {
    let game = begun([(IDA, "Athletik"), (WIDOW, "Athletik")], true, &mut Listed(vec![]));
    let clash = seen(&game, GM).0.unwrap();
    assert_eq!(clash.title, "Kapitänin Ida Brandt misst sich mit der Roten Witwe");
    assert_eq!(named(&clash.acting), [("Athletik", 3), ("Spielleitung", -1)]);
    let against = clash.against.unwrap();
    assert_eq!(named(&against), [("Athletik", 2), ("geführte Gruppe", 1), ("volle Verteidigung", 2)]);
    assert_eq!((clash.acting.total, against.total, clash.lead), (Some(2), Some(5), None));
    assert!(clash.acting.to_roll && against.to_roll);

    let mut other = begun([(IDA, "Athletik"), (WIDOW, "Empathie")], true, &mut Listed(vec![]));
    let asked = about(&other, actor(&other, WIDOW));
    let answer = Deed::Answer { question: asked.id.clone(), choice: 4, words: String::new() };
    act(&mut other, Author::GM, answer, &mut Listed(vec![])).unwrap();
    for game in [&game, &other] {
        let (clash, questions) = seen(game, player(1));
        let clash = clash.unwrap();
        assert_eq!(clash.acting.total, Some(2));
        let against = clash.against.unwrap();
        assert_eq!((against.name.as_str(), against.total, against.parts.len()), (WIDOW, None, 0));
        assert!(questions.iter().all(|it| it.actor == Some(actor(game, IDA).into())), "{questions:?}");
        for you in [player(2), WATCH] {
            assert_eq!(seen(game, you), (None, Vec::new()));
        }
    }
    assert_eq!(seen(&game, player(1)).0, seen(&other, player(1)).0);
}

/// The plan to pay for the first aspect of one's own sheet.
fn own_aspect(who: ActorId) -> Planned<Fate> {
    let aspect = Invocation::Aspect { aspect: AspectRef::Sheet(who, 0), free: false, reroll: false };
    let what = Foreseen::Answer(Answer::Invocation(aspect));
    Planned { kind: "invoke".to_owned(), what, words: String::new() }
}

/// For both sides, the chance with an aspect equals that of the plan.
//% malmsturm.invoke.timing
#[test]
fn a_skill_in_a_contest_says_its_chance_with_an_aspect() {
    for sides in [[(IDA, "Athletik"), (WIDOW, "Athletik")], [(WIDOW, "Athletik"), (IDA, "Athletik")]] {
        let game = begun(sides, true, &mut Listed(vec![]));
        let texts = texts();
        for who in [IDA, WIDOW].map(|it| actor(&game, it)) {
            let asked = about(&game, who);
            let then = [own_aspect(who)];
            let chances = Screen::odds(look(&game, &texts, GM), &asked);
            assert!(chances.iter().flatten().count() > 20);
            let mut differ = 0;
            for (chance, choice) in chances.iter().zip(options(&game, &asked)) {
                let planned = Screen::plan_odds(look(&game, &texts, GM), &asked, &choice, &then);
                let Some(chance) = chance else { continue };
                let raised = chance.raised.as_ref().unwrap();
                assert_eq!(
                    (raised.percent, raised.label.as_str()),
                    (planned.unwrap().percent, "mit 1 Punkt +2")
                );
                differ += usize::from(raised.percent != chance.percent);
            }
            assert!(differ > 20, "{differ}");
        }
    }
    // There is no such chance without points, or if a block may interfere.
    let mut game = begun([(IDA, "Athletik"), (WIDOW, "Athletik")], true, &mut Listed(vec![]));
    let (texts, widow) = (texts(), actor(&game, WIDOW));
    let mut poor = *game.state().actor(widow);
    poor.fate = 0;
    set(&mut game, Fact::Actor(widow, Box::new(poor)), &mut Listed(vec![]));
    let chances = Screen::odds(look(&game, &texts, GM), &about(&game, widow));
    assert!(chances.iter().flatten().count() > 20 && chances.iter().flatten().all(|it| it.raised.is_none()));
}

/// If one roll is compared with several opponents, the chances are about the one who is named first. So is the chance with
/// an aspect, wherever it is used; it equals that of the plan.
//% freefate.contest.one-roll-many
#[test]
fn one_roll_against_several_says_its_chance_with_an_aspect() {
    const LINA: &str = "Lina Funk";
    const JORN: &str = "Jorn Breit";
    const FENCE: &str = "Der Hehler";
    let inn = INN.replace("Athletik = 4 }", "Athletik = 4 }\naspects = [\"Trinkt nie allein\"]").replace(
        "name = \"Der Hehler\"",
        "name = \"Der Hehler\"\nfate = 2\naspects = [\"Kennt jeden Hinterhof\"]",
    );
    let begin = |inn: &str, names: &[&str]| {
        let mut game = opened(inn);
        let watchful = skill(&game, "Aufmerksamkeit");
        let sides = names.iter().map(|it| (actor(&game, it), watchful)).collect();
        let contest = Contest { sides, choose: true, hidden: false, plans: Vec::new() };
        act(&mut game, Author::GM, Deed::Command(Command::Contest(contest)), &mut Listed(vec![])).unwrap();
        game
    };
    // Nobody rolls against the fence. Against a hero the other hero does, first or last.
    let all = [&[FENCE, LINA, JORN][..], &[LINA, FENCE, JORN], &[LINA, JORN, FENCE]];
    for (names, rolling) in all.into_iter().zip([&[FENCE][..], &[LINA], &[LINA, JORN]]) {
        let game = begin(&inn, names);
        let texts = Catalogue::new(Lang::De, "freefate");
        for name in &names[..2] {
            let who = actor(&game, name);
            let asked = about(&game, who);
            let then = [own_aspect(who)];
            let chances = Screen::odds(look(&game, &texts, GM), &asked);
            assert!(chances.iter().flatten().count() > 20);
            let mut differ = 0;
            for (chance, choice) in chances.iter().zip(options(&game, &asked)) {
                let Some(chance) = chance else { continue };
                let planned = Screen::plan_odds(look(&game, &texts, GM), &asked, &choice, &then).unwrap();
                let raised = chance.raised.as_ref().map(|it| (it.percent, it.label.as_str()));
                let wanted = rolling.contains(name).then_some((planned.percent, "mit 1 Punkt +2"));
                assert_eq!(raised, wanted, "{names:?} {name}");
                differ += usize::from(planned.percent != chance.percent);
            }
            assert_eq!(differ > 20, rolling.contains(name), "{names:?} {name}: {differ}");
            // Viewers who may not read the other sheets get no chances.
            assert!(
                Screen::odds(look(&game, &texts, player(asked.seat.0)), &asked).iter().all(Option::is_none)
            );
        }
    }
    // Points without an aspect do not count, although this book sells other bonuses for them.
    let texts = Catalogue::new(Lang::De, "freefate");
    let bare = inn.lines().filter(|it| !it.starts_with("aspects")).collect::<Vec<_>>().join("\n");
    let game = begin(&bare, &[FENCE, LINA, JORN]);
    let chances = Screen::odds(look(&game, &texts, GM), &about(&game, actor(&game, FENCE)));
    assert!(chances.iter().flatten().count() > 20 && chances.iter().flatten().all(|it| it.raised.is_none()));
}

/// At a table with physical dice, viewers who may read the sheets see both sums until the dice are rolled.
#[test]
fn sums_wait_for_dice_rolled_by_hand() {
    let mut dice = Listed(vec![]);
    let mut game = opened(HARBOUR);
    act(&mut game, Author::GM, Deed::House(HouseDeed::Dice(DiceMode::Own)), &mut dice).unwrap();
    let (ida, widow) = (actor(&game, IDA), actor(&game, WIDOW));
    set(&mut game, Fact::Turn(Some(ida)), &mut dice);
    let sides = vec![(ida, skill(&game, "Athletik")), (widow, skill(&game, "Athletik"))];
    let contest = Contest { sides, choose: false, hidden: false, plans: Vec::new() };
    act(&mut game, Author::GM, Deed::Command(Command::Contest(contest)), &mut dice).unwrap();
    let of = |game: &Game<Fate>, you| {
        let clash = seen(game, you).0.unwrap();
        assert_eq!(clash.lead, None);
        let side = |it: &SideView| (it.total, it.to_roll);
        (side(&clash.acting), clash.against.as_ref().map(side))
    };
    assert_eq!(of(&game, GM), ((Some(3), true), Some((Some(3), true))));
    for you in [player(1), player(2), WATCH] {
        assert_eq!(of(&game, you), ((Some(3), true), None));
    }
    let question = game.asked()[0].id.clone();
    act(&mut game, Author::Seat(Seat(1)), Deed::Roll { question, faces: Some(vec![1, 1, 0, 0]) }, &mut dice)
        .unwrap();
    assert_eq!(of(&game, GM), ((Some(5), false), Some((Some(3), true))));
    assert_eq!(of(&game, WATCH), ((Some(5), false), None));
}
