//! The additional effects of a very high result.

#![allow(clippy::unwrap_used)]

use crate::views_common::{GM, Listed, act, look, opened, player};
use schwung_fate::{
    Absorption, ActionKind, ActorId, Against, AgendaId, Aim, Answer, Attack, Bearer, Command, Event, Fate,
    MakeBlock, Maneuver, OverflowUse, Plan, Question, Simple, SkillId, SkillSet, Target, WordFor, Wording,
};
use schwung_fate_ui::Screen;
use schwung_log::{Author, Deed, Entry, Foreseen, Game, HouseDeed, Planned};
use schwung_messages::Catalogue;
use schwung_rulebook::Lang;
use schwung_table::{Asking, Seat, System};
use schwung_views::{
    Shown,
    wire::{Field, FieldKind, LineKind, OneResultView, ResultKind},
};

/// A fight in which each side can reach more than +8.
const FIGHT: &str = r#"
system = "malmsturm"
title = "Zweikampf"
players = ["Svala", "Reyk"]

[conflict]
kind = "physical"

[[character]]
name = "Svala"
player = "Svala"
fate = 0
skills = { Nahkampf = 6, Athletik = 5, Aufmerksamkeit = 5 }

[[character]]
name = "Reyk"
player = "Reyk"
side = "Gegner"
fate = 0
skills = { Nahkampf = 5, Athletik = 4 }
"#;

/// A place with a way out, and a guard there.
const YARD: &str = r#"
[[zone]]
name = "Hof"

[[zone]]
name = "Tor"

[[border]]
between = ["Hof", "Tor"]

[[minions]]
name = "Wache"
side = "Gegner"
zone = "Hof"
quality = "fair"
kind = "physical"
count = 1
"#;

/// The defender's plan: the hit becomes a consequence with these words.
const WORDS: &str = "Gebrochener Arm";

/// The first character attacks the second with this skill, which is returned.
fn strike(game: &mut Game<Fate>, skill: &str, plan: Plan, dice: &mut Listed) -> SkillId {
    let skill = game.state().frame.skills.iter().position(|it| it.de == skill).unwrap();
    let skill = SkillId(u8::try_from(skill).unwrap());
    let (by, on, agenda) = (ActorId(0), ActorId(1), AgendaId(0));
    let attack = Attack { by, on, agenda, skill: Some(skill), track: None, unaware: None, plan };
    act(game, Author::GM, Deed::Command(Command::Attack(attack)), dice).unwrap();
    skill
}

/// Svala attacks with these dice, and the other defends with these and the plan. Everything else waits.
fn attack(fight: &str, dice: [[i8; 4]; 2]) -> Game<Fate> {
    let mut game = opened(fight);
    let mut dice = Listed(dice.map(Vec::from).to_vec());
    act(&mut game, Author::GM, Deed::House(HouseDeed::Asking(Asking::Everything)), &mut dice).unwrap();
    let skill = strike(&mut game, "Nahkampf", Plan::default(), &mut dice);
    let asked = game.asked();
    let question = asked[0].question.unwrap();
    assert_eq!(question.kind(), "defend");
    let mut choices = Vec::new();
    Fate::options(game.state(), question, &mut choices);
    let melee = |it: &Answer| matches!(it, Answer::Defence(it) if it.skill.is_some_and(|it| it == skill));
    let choice = choices.iter().position(|it| melee(&it.answer)).unwrap();
    let step = |kind: &str, what| Planned { kind: kind.to_owned(), what, words: WORDS.to_owned() };
    let taken = Foreseen::Answer(Answer::Absorption(Absorption::Consequence));
    let then = vec![step("absorb", taken), step("word", Foreseen::Words)];
    let plan = Deed::Plan { question: asked[0].id.clone(), choice, words: String::new(), then };
    let by = Author::Seat(asked[0].seat);
    act(&mut game, by, plan, &mut dice).unwrap();
    game
}

fn told(game: &Game<Fate>) -> Vec<&Event> {
    let entries = game.records().iter().flat_map(|it| &it.entries);
    entries.filter_map(|it| if let Entry::Told(event) = it { Some(event) } else { None }).collect()
}

/// Whichever side defends, a planned answer absorbs the hit first. Then the game master is asked what else the attack achieves.
//% malmsturm.roll.over-eight
#[test]
fn what_a_hit_achieves_beyond_it_is_asked_when_it_is_absorbed() {
    for fight in [FIGHT.to_owned(), FIGHT.replace("player = \"Reyk\"\nside", "side")] {
        let mut game = attack(&fight, [[1, 1, 1, 0], [0, 0, 0, 0]]);
        let took = |it: &&Event| matches!(it, Event::ConsequenceTaken { text, .. } if text.as_str() == WORDS);
        assert!(told(&game).iter().any(took), "{:?}", told(&game));
        // With this consequence it could concede.
        let concede = game.asked()[0].id.clone();
        act(&mut game, Author::GM, Deed::Skip { question: concede }, &mut Listed(Vec::new())).unwrap();
        let asked = game.asked();
        let word = asked[0].question.unwrap();
        let Question::Word(it) = word else { panic!("{word:?}") };
        assert_eq!((it.seat, &it.what), (Seat::GM, &WordFor::Extra { who: ActorId(0), total: 9 }));
        let question = asked[0].id.clone();
        let words = "der Sturm gehorcht ihr".to_owned();
        act(&mut game, Author::GM, Deed::Answer { question, choice: 0, words }, &mut Listed(Vec::new()))
            .unwrap();
        assert!(told(&game).iter().any(|it| matches!(it, Event::ExtraGained { actor: ActorId(0), .. })));
    }
}

/// An attack that failed with such a result has no effect, so nobody is asked.
//% malmsturm.roll.over-eight
#[test]
fn nobody_is_asked_what_more_a_failure_achieves() {
    let game = attack(&FIGHT.replace("Nahkampf = 5", "Nahkampf = 6"), [[1, 1, 1, 0], [1, 1, 1, 1]]);
    let missed = |it: &&Event| matches!(it, Event::Missed { margin: 1, .. });
    assert!(told(&game).iter().any(missed), "{:?}", told(&game));
    let extra = |it: &Question| matches!(it, Question::Word(it) if matches!(it.what, WordFor::Extra { .. }));
    assert!(!game.asked().iter().any(|it| it.question.is_some_and(extra)));
}

/// Svala attacks with these +1, and Reyk buys as many as he can along with his defence.
fn bought(bonus: u8) -> Game<Fate> {
    let mut game = opened(&FIGHT.replace("fate = 0", "fate = 2"));
    let mut dice = Listed(vec![vec![0; 4], vec![0; 4]]);
    act(&mut game, Author::GM, Deed::House(HouseDeed::Asking(Asking::Balanced)), &mut dice).unwrap();
    strike(&mut game, "Nahkampf", Plan { bonus, ..Plan::default() }, &mut dice);
    let texts = Catalogue::new(Lang::En, "malmsturm");
    let view = schwung_views::view::<Screen>(look(&game, &texts, player(2)));
    let question = &view.waiting.as_ref().unwrap().questions[0];
    assert_eq!((question.kind.as_str(), question.seat), ("defend", 2), "nobody is asked before the attack");
    let steps = &question.plan.as_ref().unwrap().habits;
    let buy = steps.iter().find(|it| it.kind == "buy").unwrap();
    assert_eq!((buy.on, buy.most, buy.label.as_str()), (false, 2, "Buy +1 before the roll for a fate point"));
    let what = || Foreseen::Habit(buy.habit.clone());
    let step = || Planned { kind: buy.kind.clone(), what: what(), words: String::new() };
    let then = (0..buy.most).map(|_| step()).collect();
    let choice = question.usual.unwrap();
    let plan = Deed::Plan { question: game.asked()[0].id.clone(), choice, words: String::new(), then };
    act(&mut game, Author::Seat(Seat(2)), plan, &mut dice).unwrap();
    game
}

/// A +1 is sold only before the roll. It is bought along with the action or the defence, so that nobody has to be asked.
//% malmsturm.fate.bonus-timing
#[test]
fn a_bonus_is_bought_along_with_the_action_and_the_defence() {
    for bonus in 0..=2 {
        let game = bought(bonus);
        let totals: Vec<i16> = told(&game)
            .iter()
            .filter_map(|it| if let Event::Rolled { effort } = it { Some(effort.total()) } else { None })
            .collect();
        assert_eq!(totals, [6 + i16::from(bonus), 5 + 2]);
        let points = [0, 1].map(|it| game.state().actor(ActorId(it)).fate);
        assert_eq!(points, [2 - bonus, 0]);
    }
}

/// The form offers as many as there are points for, and none to a character without points.
#[test]
fn the_form_offers_a_bonus_before_the_roll() {
    let texts = Catalogue::new(Lang::En, "malmsturm");
    let most = |fate: u8| {
        let game = opened(&FIGHT.replace("fate = 0", &format!("fate = {fate}")));
        let forms = Screen::forms(look(&game, &texts, GM), Some(0));
        let attack = forms.into_iter().find(|it| it.verb == "attack").unwrap();
        attack.fields.into_iter().find(|it| it.name == "plan.bonus").map(|it: Field| (it.more, it.kind))
    };
    assert_eq!(most(0), None);
    let number = FieldKind::Number { min: 1, max: 3 };
    assert_eq!(most(3), Some((true, number)));
}

/// A hit that marks a box for each shift names all of them in one sentence as its result, not the last alone.
//% freefate.shift.stress
#[test]
fn a_hit_that_marks_several_boxes_names_them_in_one_sentence() {
    let fight = FIGHT.replace("malmsturm", "freefate").replace("Nahkampf", "Nahkampfwaffen");
    let mut game = opened(&fight);
    let mut dice = Listed(vec![vec![4, 3]]);
    strike(&mut game, "Nahkampfwaffen", Plan::default(), &mut dice);
    while let Some(asked) = game.asked().first() {
        let question = asked.id.clone();
        act(&mut game, Author::GM, Deed::Skip { question }, &mut dice).unwrap();
    }
    for (lang, marked, words) in [
        (Lang::De, "kreuzt Kästchen", "Reyk kreuzt Kästchen 1 und 2 an (Gesundheit)."),
        (Lang::En, "marks box", "Reyk marks boxes 1 and 2 (Health)."),
    ] {
        let texts = Catalogue::new(lang, "freefate");
        let lines = schwung_views::lines::<Screen>(look(&game, &texts, player(1)), 0, game.seq());
        let each: Vec<_> = lines.into_iter().filter(|it| it.text.contains(marked)).collect();
        assert_eq!(each.iter().map(|it| it.kind).collect::<Vec<_>>(), [LineKind::Event, LineKind::Result]);
        let told: Vec<_> = each.into_iter().filter_map(|it| it.outcome).collect();
        let name = "Reyk".to_owned();
        assert_eq!(told, [OneResultView { name, words: words.to_owned(), kind: ResultKind::Beside }]);
    }
}

/// The roll is compared with the difficulty, and the block is told beside the result.
//% sotc.block.other-contest
#[test]
fn an_overcome_block_is_told_beside_the_result() {
    let mut game = opened(&FIGHT.replace("malmsturm", "sotc").replace("Nahkampf", "Nahkampfwaffen"));
    let skill = |game: &Game<Fate>, name: &str| {
        let at = game.state().frame.skills.iter().position(|it| it.de == name).unwrap();
        SkillId(u8::try_from(at).unwrap())
    };
    let against = Against::Deeds(ActionKind::Other.bit());
    let (text, plan) = (Wording::new("vor der Tür"), Plan::default());
    let [own, other] = ["Aufmerksamkeit", "Athletik"].map(|it| skill(&game, it));
    let block =
        MakeBlock { by: ActorId(0), skill: Some(own), against, text, left: false, plan: plan.clone() };
    let (difficulty, [quality, notice]) = (Some(0), [None; 2]);
    let roll =
        Simple { by: ActorId(1), skill: other, difficulty, hidden: false, time: None, quality, notice, plan };
    let mut dice = Listed(vec![vec![-1, -1, -1, 0], vec![0; 4]]);
    for command in [Command::Block(block), Command::Simple(roll)] {
        act(&mut game, Author::GM, Deed::Command(command), &mut dice).unwrap();
        while let Some(asked) = game.asked().first() {
            let question = asked.id.clone();
            act(&mut game, Author::GM, Deed::Skip { question }, &mut dice).unwrap();
        }
    }
    let texts = Catalogue::new(Lang::En, "sotc");
    let lines = schwung_views::lines::<Screen>(look(&game, &texts, player(1)), 0, game.seq());
    let told: Vec<_> = lines.into_iter().filter_map(|it| it.outcome).collect();
    let [name, words] = ["Reyk", "Reyk overcomes the block of Svala by 2 shifts."].map(str::to_owned);
    assert_eq!(told, [OneResultView { name, words, kind: ResultKind::Beside }]);
}

/// A good defence gains spin, which lasts for one action only: everybody is told of it with the result.
//% sotc.spin.defense
#[test]
fn spin_is_told_beside_the_result() {
    let fight = FIGHT.replace("malmsturm", "sotc").replace("Nahkampf", "Nahkampfwaffen");
    let mut game = opened(&fight);
    let mut dice = Listed(vec![vec![-1, -1, -1, 0], vec![1, 0, 0, 0]]);
    strike(&mut game, "Nahkampfwaffen", Plan::default(), &mut dice);
    while let Some(asked) = game.asked().first() {
        let question = asked.id.clone();
        act(&mut game, Author::GM, Deed::Skip { question }, &mut dice).unwrap();
    }
    for (lang, words) in [
        (Lang::De, "Reyk hat Schwung – nur für die nächste Aktion."),
        (Lang::En, "Reyk gains spin for the next action only."),
    ] {
        let texts = Catalogue::new(lang, "sotc");
        let lines = schwung_views::lines::<Screen>(look(&game, &texts, player(1)), 0, game.seq());
        let told: Vec<_> = lines.into_iter().filter_map(|it| it.outcome).collect();
        let name = "Reyk".to_owned();
        assert_eq!(told, [OneResultView { name, words: words.to_owned(), kind: ResultKind::Beside }]);
    }
}

/// What a maneuver brings about is its result, not the comparison before it: a lost weapon, or an aspect that its target
/// refuses for a fate point.
//% sotc.disarm.effect
//% sotc.maneuver.refuse-fate
#[test]
fn what_a_maneuver_brings_about_is_its_result() {
    let fight = FIGHT.replace("malmsturm", "sotc").replace("Nahkampf", "Nahkampfwaffen");
    let place = Aim::Place {
        text: Wording::new("Geblendet"),
        on: Bearer::Actor(ActorId(1)),
        sticky: false,
        paid: false,
    };
    for (aim, words) in [(Aim::Disarm, "loses the weapon"), (place, "fends off the aspect")] {
        let mut game = opened(&fight.replace("fate = 0", "fate = 1"));
        let mut dice = Listed(vec![vec![1, 1, 1, 1], vec![-1, -1, -1, -1]]);
        let target = Target::Actor(ActorId(1), SkillSet::default());
        let skill = game.state().frame.skills.iter().position(|it| it.de == "Nahkampfwaffen").unwrap();
        let skill = Some(SkillId(u8::try_from(skill).unwrap()));
        let maneuver = Maneuver { by: ActorId(0), skill, target, aim, plan: Plan::default() };
        act(&mut game, Author::GM, Deed::Command(Command::Maneuver(maneuver)), &mut dice).unwrap();
        while let Some(asked) = game.asked().first() {
            let (question, kind) = (asked.id.clone(), asked.question.map(Question::kind));
            let mut choices = Vec::new();
            Fate::options(game.state(), asked.question.unwrap(), &mut choices);
            let yes = choices.iter().position(|it| it.answer == Answer::Yes);
            let deed = match yes {
                Some(choice) if kind == Some("refuse-aspect") => {
                    Deed::Answer { question, choice, words: String::new() }
                }
                _ => Deed::Skip { question },
            };
            act(&mut game, Author::GM, deed, &mut dice).unwrap();
        }
        let texts = Catalogue::new(Lang::En, "sotc");
        let lines = schwung_views::lines::<Screen>(look(&game, &texts, player(1)), 0, game.seq());
        let results: Vec<_> =
            lines.into_iter().filter(|it| it.kind == LineKind::Result).map(|it| it.text).collect();
        assert!(results.last().unwrap().contains(words), "{words}: {results:?}");
    }
}

/// A ruling before the roll says what it is about, to the game master alone: nothing else shows it by then.
//% freefate.skill.gm-chooses
//% freefate.difficulty.set
#[test]
fn a_ruling_before_the_roll_says_what_is_attempted() {
    let fight = FIGHT.replace("malmsturm", "freefate").replace("Nahkampf", "Nahkampfwaffen");
    let mut game = opened(&fight);
    let skill = game.state().frame.skills.iter().position(|it| it.de == "Athletik").unwrap();
    let (skill, text) = (Some(SkillId(u8::try_from(skill).unwrap())), Wording::new("Umgestürzter Tisch"));
    let aim = Aim::Place { text, on: Bearer::Scene, sticky: false, paid: false };
    let target = Target::Difficulty(None);
    let maneuver = Maneuver { by: ActorId(0), skill, target, aim, plan: Plan::default() };
    let mut dice = Listed(vec![vec![3, 3]]);
    act(&mut game, Author::GM, Deed::House(HouseDeed::Asking(Asking::Everything)), &mut dice).unwrap();
    let begin = Deed::Command(Command::Maneuver(maneuver));
    act(&mut game, Author::Seat(Seat(1)), begin, &mut dice).unwrap();
    let mut kinds = Vec::new();
    while !told(&game).iter().any(|it| matches!(it, Event::Rolled { .. })) {
        for (lang, told) in [
            (Lang::De, "Svala versucht ein Manöver: „Umgestürzter Tisch“ (Szene)"),
            (Lang::En, "Svala tries a maneuver: “Umgestürzter Tisch” (Scene)"),
        ] {
            let texts = Catalogue::new(lang, "freefate");
            let waiting =
                |viewer| schwung_views::view::<Screen>(look(&game, &texts, viewer)).waiting.unwrap();
            let [question] = &*waiting(GM).questions else { panic!("one question") };
            assert_eq!(question.attempt.as_deref(), Some(told), "{question:?}");
            assert!(waiting(player(2)).questions.is_empty());
            kinds.push(question.kind.clone());
        }
        let question = game.asked()[0].id.clone();
        act(&mut game, Author::GM, Deed::Skip { question }, &mut dice).unwrap();
    }
    assert!(kinds.iter().any(|it| it == "set-difficulty"), "{kinds:?}");
    let texts = Catalogue::new(Lang::De, "freefate");
    let view = schwung_views::view::<Screen>(look(&game, &texts, GM));
    assert!(view.waiting.is_none_or(|it| it.questions.iter().all(|it| it.attempt.is_none())));
}

/// Three shifts that nobody uses are spin, which is told with the result.
//% freefate.spin.at-least-three
#[test]
fn shifts_that_nobody_uses_are_told_as_spin() {
    let mut game = opened(&FIGHT.replace("malmsturm", "freefate").replace("Nahkampf", "Nahkampfwaffen"));
    let skill = game.state().frame.skills.iter().position(|it| it.de == "Athletik").unwrap();
    let (skill, difficulty) = (SkillId(u8::try_from(skill).unwrap()), Some(0));
    let (plan, [quality, notice]) = (Plan::default(), [None; 2]);
    let roll = Simple { by: ActorId(0), skill, difficulty, hidden: false, time: None, quality, notice, plan };
    let mut dice = Listed(vec![vec![3, 3]]);
    act(&mut game, Author::GM, Deed::Command(Command::Simple(roll)), &mut dice).unwrap();
    while let Some(asked) = game.asked().first() {
        let question = asked.id.clone();
        act(&mut game, Author::GM, Deed::Skip { question }, &mut dice).unwrap();
    }
    let texts = Catalogue::new(Lang::De, "freefate");
    let lines = schwung_views::lines::<Screen>(look(&game, &texts, player(2)), 0, game.seq());
    let told: Vec<_> = lines.into_iter().filter_map(|it| it.outcome).map(|it| (it.words, it.kind)).collect();
    let words = "Svala hat 5 Erfolgsstufen übrig und damit Schwung.".to_owned();
    assert_eq!(told, [(words, ResultKind::Beside)]);
}

/// A move that is paid with what was left of a hit is told beside what came of the hit, and does not replace it.
//% sotc.overflow.use
#[test]
fn a_move_by_overflow_is_told_beside_the_hit() {
    let fight = FIGHT.replace("malmsturm", "sotc").replace("fate = 0", "zone = \"Hof\"\nfate = 0") + YARD;
    let mut game = opened(&fight.replace("Nahkampf", "Nahkampfwaffen"));
    let skill = game.state().frame.skills.iter().position(|it| it.de == "Nahkampfwaffen").unwrap();
    let skill = Some(SkillId(u8::try_from(skill).unwrap()));
    let attack = Attack {
        by: ActorId(0),
        on: ActorId(2),
        agenda: AgendaId(0),
        skill,
        track: None,
        unaware: None,
        plan: Plan::default(),
    };
    let mut dice = Listed(vec![vec![1; 4], vec![0; 4]]);
    act(&mut game, Author::GM, Deed::Command(Command::Attack(attack)), &mut dice).unwrap();
    let mut moved = false;
    for _ in 0..9 {
        let Some(asked) = game.asked().into_iter().next() else { break };
        let question = asked.id.clone();
        let mut choices = Vec::new();
        Fate::options(game.state(), asked.question.unwrap(), &mut choices);
        let go = |it: &Answer| matches!(it, Answer::Overflow(OverflowUse::Move(_)));
        let deed = match choices.iter().position(|it| go(&it.answer) && !moved) {
            Some(choice) => Deed::Answer { question, choice, words: String::new() },
            None => Deed::Skip { question },
        };
        moved |= matches!(deed, Deed::Answer { .. });
        act(&mut game, Author::GM, deed, &mut dice).unwrap();
    }
    assert!(moved, "{:?}", told(&game));
    let texts = Catalogue::new(Lang::De, "sotc");
    let lines = schwung_views::lines::<Screen>(look(&game, &texts, player(1)), 0, game.seq());
    let went = lines.iter().find(|it| it.text.contains("Tor")).unwrap();
    let result = went.outcome.as_ref().map(|it| (&*it.words, it.kind));
    assert_eq!((went.kind, result), (LineKind::Event, Some((&*went.text, ResultKind::Beside))));
    let out = lines.iter().rfind(|it| it.kind == LineKind::Result).unwrap();
    assert!(out.text.starts_with("Wache"), "{out:?}");
}

/// Each purpose of an attack names the skills that go with it, the best one first.
//% sotc.attack.skill-by-agenda
#[test]
fn each_purpose_of_an_attack_names_its_skills() {
    let fight = FIGHT
        .replace("malmsturm", "sotc")
        .replace("Nahkampf = 6, Athletik = 5", "Einschüchtern = 3, Nahkampf = 4");
    let game = opened(&fight.replace("Nahkampf", "Nahkampfwaffen"));
    let texts = Catalogue::new(Lang::En, "sotc");
    let forms = Screen::forms(look(&game, &texts, player(1)), Some(0));
    let attack = forms.into_iter().find(|it| it.verb == "attack").unwrap();
    let FieldKind::One(agendas) = attack.fields.into_iter().find(|it| it.name == "agenda").unwrap().kind
    else {
        panic!("one of several");
    };
    let mut harms = None;
    for it in agendas {
        let [with] = &*it.with else { panic!("{it:?}") };
        let names = with.values.iter().map(|it| &game.state().frame.skills[it.as_u64().unwrap() as usize].en);
        let mut names: Vec<_> = names.map(ToString::to_string).collect();
        harms = harms.or_else(|| names.contains(&"Weapons".to_owned()).then(|| names[0].clone()));
        names.sort();
        assert_eq!(names.join(", "), it.note, "as the note beside it says");
        assert_eq!(with.field, "skill");
    }
    assert_eq!(harms.as_deref(), Some("Weapons"), "not the first of the book, but the best");
}

/// No member of the actor's own side is proposed as a target, even if there is nobody else; attacking a friend is still
/// possible.
#[test]
fn an_attack_on_the_own_side_is_not_proposed() {
    let texts = Catalogue::new(Lang::En, "malmsturm");
    let target = |fight: &str| {
        let game = opened(fight);
        let forms = Screen::forms(look(&game, &texts, player(1)), Some(0));
        let attack = forms.into_iter().find(|it| it.verb == "attack").unwrap();
        assert!(attack.barred.is_none());
        attack.fields.into_iter().find(|it| it.name == "on").unwrap().value
    };
    assert_eq!(target(FIGHT), Some(1.into()));
    assert_eq!(target(&FIGHT.replace("side = \"Gegner\"\n", "")), None);
}

/// An aspect is placed on the target of the maneuver, which the page fills in; another bearer is one of the further settings.
//% sotc.maneuver.targeted-aspect
#[test]
fn a_maneuver_asks_for_its_target_once() {
    let texts = Catalogue::new(Lang::En, "malmsturm");
    let forms = Screen::forms(look(&opened(FIGHT), &texts, player(1)), Some(0));
    let mut forms = forms.iter().filter(|it| it.fields.iter().any(|it| it.name == "target.actor.0"));
    let fields = &forms.find(|it| it.fields.iter().any(|it| it.name == "aim.place.on")).unwrap().fields;
    let more = |name| fields.iter().find(|it| it.name == name).map(|it| it.more);
    assert_eq!(["target.actor.0", "aim.place.on"].map(more), [Some(false), Some(true)]);
}

/// Where a hit fills boxes from the first on, there is no smallest box that fits.
//% freefate.shift.stress
#[test]
fn the_plan_of_a_defender_says_where_hits_go() {
    let told = |book: &str, fight: &str, skill: &str, dice: &[i8]| {
        let (mut game, texts) = (opened(fight), Catalogue::new(Lang::En, book));
        strike(&mut game, skill, Plan::default(), &mut Listed(vec![dice.to_vec()]));
        let view = schwung_views::view::<Screen>(look(&game, &texts, player(2)));
        let plan = view.waiting.unwrap().questions[0].plan.clone().unwrap();
        plan.habits.into_iter().find(|it| it.kind == "absorb").unwrap().label
    };
    assert_eq!(
        told("malmsturm", FIGHT, "Nahkampf", &[1, 1, 0, 0]),
        "Hits go into the smallest box that fits."
    );
    let fight = FIGHT.replace("malmsturm", "freefate").replace("Nahkampf", "Nahkampfwaffen");
    assert_eq!(told("freefate", &fight, "Nahkampfwaffen", &[4, 3]), "Hits go into free boxes.");
}
