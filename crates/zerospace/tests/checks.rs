//! Tests dice, checks, difficulties, working together, extended tasks and failures.

use crate::common::*;
use schwung_table::{Seat, Viewer, seen};
use schwung_zerospace::*;

fn total(scene: &mut Scene, it: Check, faces: &[i8]) -> i16 {
    scene.run(&Command::Check(it), faces);
    scene.clash().0
}

fn using(tool: ItemId, mut it: Check) -> Check {
    it.plan.tool = Some(tool);
    it
}

fn tool(rating: i8) -> (Scene, ItemId) {
    Scene::new().set(A, Attribute::Intelligence, 5).item(A, ItemKind::Tool { rating, skill: Some(TECH) })
}

//% zerospace.check.formula
//% zerospace.dice.skilled
#[test]
fn dice_attribute_and_modifiers() {
    let (mut scene, it) = tool(2);
    assert_eq!(total(&mut scene, using(it, check(A, TECH, 6)), &[4, 3]), 14);
    let mut scene = Scene::new();
    assert_eq!(total(&mut scene, check(A, DECEPTION, 6), &[5, 1]), 9);
}

//% zerospace.dice.tool-rating
#[test]
fn the_rating_of_the_tool_is_added() {
    for (rating, expected) in [(1, 12), (2, 13), (3, 14)] {
        let (mut scene, it) = tool(rating);
        assert_eq!(total(&mut scene, using(it, check(A, TECH, 6)), &[4, 2]), expected);
        assert_eq!(
            scene.refused(&Command::Check(using(it, check(A, ATHLETICS, 6)))),
            Bar::WrongTool,
            "not its skill"
        );
    }
}

//% zerospace.dice.unskilled
//% zerospace.dice.unskilled-permission
//% zerospace.dice.attribute-added
#[test]
fn without_the_skill_one_die_if_the_game_master_lets_it_be_tried() {
    let mut scene = Scene::new().unskilled(A, TECH);
    assert_eq!(total(&mut scene, check(A, TECH, 6), &[5]), 8);
    scene.answer(false).run(&Command::Check(check(A, TECH, 6)), &[]);
    let called_off = |it: &Event| matches!(it, Event::CalledOff { actor: A, .. });
    assert!(scene.told_any(called_off));
    // One penalty die leaves no dice, only the attribute.
    let mut it = check(A, TECH, 3);
    it.plan.free.push(FreeRow { text: Wording::new("smoke"), acting: true, bonus: false, of: None });
    assert_eq!(total(&mut scene, it, &[]), 3);
    // A knife attack is opposed by one die and Strength.
    let mut scene = Scene::fight().unskilled(B, MELEE).set(B, Attribute::Strength, 4);
    scene.run(&punch(A, B), &[1, 1, 5]);
    assert_eq!(scene.clash().1, 9);
}

//% zerospace.dice.reroll
#[test]
fn a_specialisation_rolls_low_dice_again() {
    let rolled = |ones, twos, faces: &[i8]| {
        let mut scene = Scene::new().special(A, TECH).set(A, Attribute::Intelligence, 0);
        if ones + twos > 0 {
            scene.answer(Answer::Rerolled(Rerolled { ones, twos }));
        }
        total(&mut scene, check(A, TECH, 20), faces)
    };
    assert_eq!(rolled(1, 0, &[1, 5, 4]), 9);
    assert_eq!(rolled(0, 0, &[3, 3]), 6, "a 3 stays");
    assert_eq!(rolled(1, 1, &[2, 1, 1, 6]), 7, "the new value stands");
    let mut scene = Scene::new().special(A, TECH);
    scene.answer(Answer::Rerolled(Rerolled::default()));
    assert_eq!(total(&mut scene, check(A, TECH, 20), &[1, 2]), 6, "a permission, not a duty");
    let mut scene = Scene::new().special(A, TECH).house(|it| it.reroll = Reroll::UntilThree);
    assert_eq!(total(&mut scene, check(A, TECH, 20), &[1, 2, 3, 4]), 10);
    // A specialisation requires the skill.
    let mut scene = Scene::new().special(A, TECH).unskilled(A, TECH);
    assert_eq!(total(&mut scene, check(A, TECH, 20), &[1]), 4);
}

//% zerospace.dice.attribute-choice
#[test]
fn circumstances_call_for_another_attribute() {
    let mut scene = Scene::new().set(A, Attribute::Intelligence, 5).set(A, Attribute::Dexterity, 2);
    assert_eq!(total(&mut scene, check(A, TECH, 6), &[3, 3]), 11);
    let mut lenses = check(A, TECH, 6);
    lenses.plan.attribute = Some(Attribute::Dexterity);
    assert_eq!(total(&mut scene, lenses.clone(), &[3, 3]), 8);
    assert!(scene.asked.iter().any(|it| it.kind() == "judge"));
    scene.answer(false).run(&Command::Check(lenses), &[]);
}

//% zerospace.power-level.once
//% zerospace.power-level.greater-of-sources
#[test]
fn the_power_level_counts_once_and_against_gear_the_greater() {
    let gift = |name: &str| Gift {
        name: name.to_owned(),
        on_skills: [TECH].into_iter().collect(),
        on_defence: [true, false, false],
        ..Gift::default()
    };
    let mut scene = Scene::fight().sheet(A, |it| {
        (it.power_level, it.gifts) = (4, vec![gift("one"), gift("two")]);
    });
    assert_eq!(total(&mut scene, check(A, TECH, 6), &[1, 1]), 9);
    for (level, armour, added) in [(4, 3, 4), (2, 5, 5), (3, 3, 3)] {
        let scene = Scene::new().begun(&[B, A]);
        let scene = scene.sheet(A, |it| (it.power_level, it.gifts) = (level, vec![gift("ward")]));
        let (mut scene, _) = scene.item(A, ItemKind::Protection(armour));
        scene.run(&punch(B, A), &[1, 1, 1, 1]);
        assert_eq!(scene.clash().1, 5 + added);
    }
}

//% zerospace.power-level.greater-of-sources
#[test]
fn a_tool_is_added_on_top_unless_the_table_wants_it_to_compete() {
    let rolled = |competes| {
        let (scene, it) = tool(2);
        let gift = Gift { on_skills: [TECH].into_iter().collect(), ..Gift::default() };
        let mut scene = scene
            .sheet(A, |it| (it.power_level, it.gifts) = (3, vec![gift]))
            .house(|it| it.tool_competes = competes);
        total(&mut scene, using(it, check(A, TECH, 6)), &[1, 1])
    };
    assert_eq!((rolled(false), rolled(true)), (12, 10));
}

//% zerospace.check.tie
//% zerospace.difficulty.active
//% zerospace.success.full
#[test]
fn equal_is_enough_for_whoever_acts() {
    let mut scene = Scene::new().set(B, Attribute::Intelligence, 4);
    let mut it = check(A, ATHLETICS, 6);
    it.target = Target::Actor { on: B, skill: PERCEPTION, attribute: None };
    // The thief has 2 + 6 + 3 = 11, the guard 4 + 3 + 4 = 11.
    scene.run(&Command::Check(it), &[2, 6, 4, 3]);
    assert_eq!(scene.clash(), (11, 11, 0));
    scene.run(&Command::Check(check(A, TECH, 6)), &[1, 2]);
    assert_eq!(scene.clash(), (6, 6, 0));
    for (faces, lead) in [([4, 4, 4, 4], 0), ([4, 3, 4, 4], -1)] {
        let mut scene = Scene::fight();
        scene.run(&punch(A, B), &faces);
        assert_eq!(scene.clash().2, lead);
        assert_eq!(scene.state.endurance(B), if lead == 0 { 4 } else { 5 });
    }
}

//% zerospace.difficulty.table
//% zerospace.difficulty.routine
#[test]
fn two_questions_give_the_difficulty() {
    use Familiarity::{Esoteric, Known, Unknown};
    assert_eq!(difficulty_of(Known, false), Rated::Routine);
    assert_eq!(difficulty_of(Known, true), Rated::Number(3));
    assert_eq!(difficulty_of(Unknown, false), Rated::Number(3));
    assert_eq!(difficulty_of(Unknown, true), Rated::Number(6));
    assert_eq!(difficulty_of(Esoteric, false), Rated::Number(9), "an alien bomb in a quiet lab");
    assert_eq!(difficulty_of(Esoteric, true), Rated::Number(12), "the same under fire");
}

//% zerospace.difficulty.passive
//% zerospace.difficulty.routine
//% zerospace.check.when
#[test]
fn the_game_master_says_how_hard_it_is_or_that_no_roll_is_needed() {
    let mut scene = Scene::new();
    let mut it = check(A, TECH, 3);
    it.target = Target::Ask;
    scene.answer(Rated::Number(9)).run(&Command::Check(it.clone()), &[3, 3]);
    assert_eq!(scene.clash(), (9, 9, 0));
    scene.answer(Rated::Routine).run(&Command::Check(it.clone()), &[]);
    assert!(scene.told(&Event::Routine { actor: A, skill: TECH }));
    scene.answer(Rated::Impossible).run(&Command::Check(it), &[]);
    assert!(scene.told_any(|it| matches!(it, Event::FailedAtOnce { .. })));
    assert_eq!(scene.refused(&Command::Check(check(A, TECH, 2))), Bar::TooEasy);
}

//% zerospace.pool.below-zero
#[test]
fn dice_below_zero_go_to_the_other_side() {
    // Unskilled, held and distracted: -1, so the other side gets one more die.
    let mut scene = Scene::fight().unskilled(A, MELEE).actor(A, |it| it.distracted = true);
    scene.state.holds.push(Hold { by: D, on: A, round: 1 });
    scene.run(&punch(A, B), &[1, 1, 1]);
    assert_eq!(scene.clash(), (3, 6, -3));
    // Skilled with two penalties: an empty pool, and nothing to hand over.
    let mut scene = Scene::fight().actor(A, |it| it.distracted = true);
    scene.state.holds.push(Hold { by: D, on: A, round: 1 });
    scene.run(&punch(A, B), &[1, 1]);
    assert_eq!(scene.clash(), (3, 5, -2));
    // Against a difficulty, the game master's dice are added to it.
    let mut it = check(A, TECH, 6);
    let penalty = || FreeRow { text: Wording::new("dark"), acting: true, bonus: false, of: None };
    it.plan.free = vec![penalty(), penalty(), penalty()];
    let mut scene = Scene::new();
    scene.run(&Command::Check(it), &[4]);
    assert_eq!(scene.clash(), (3, 10, -7));
    assert!(scene.told(&Event::DifficultyRaised { actor: A, by: 4 }));
}

//% zerospace.pool.mutual-deficit
#[test]
fn both_below_zero_hand_over_their_own() {
    let both = |mutual: MutualDeficit, faces: &[i8]| {
        let mut attack = with(A, B, Mode::Strike, With::HANDS);
        let penalty = |acting| FreeRow { text: Wording::NONE, acting, bonus: false, of: None };
        attack.plan.free = vec![penalty(true), penalty(true), penalty(true)];
        attack.plan.free.extend([penalty(false), penalty(false), penalty(false), penalty(false)]);
        let mut scene = Scene::fight().house(|it| it.mutual_deficit = mutual);
        scene.run(&Command::Attack(attack), faces);
        scene.clash()
    };
    // -1 against -2: A rolls two dice, B one.
    assert_eq!(both(MutualDeficit::Exchange, &[2, 3, 6]), (8, 9, -1));
    assert_eq!(both(MutualDeficit::Net, &[2]), (5, 3, 2));
}

//% zerospace.pool.free-circumstances
#[test]
fn circumstances_outside_the_tables_are_entered_freely() {
    let mut it = check(A, LOCKS, 6);
    it.plan.free.push(FreeRow { text: Wording::new("shaking deck"), acting: true, bonus: false, of: None });
    assert_eq!(total(&mut Scene::new(), it, &[6]), 9);
    let mut attack = with(A, B, Mode::Strike, GUN);
    attack.plan.free.push(FreeRow { text: Wording::new("warned"), acting: false, bonus: true, of: None });
    let mut scene = Scene::fight();
    scene.run(&Command::Attack(attack), &[1, 1, 2, 2, 2]);
    assert_eq!(scene.clash().1, 9);
}

/// Bonus and penalty dice add up: skilled, in cover, running and distracted give 2 + 1 + 1 - 1.
//% zerospace.pool.modify
#[test]
fn all_circumstances_count_together() {
    let mut scene =
        Scene::fight().actor(B, |it| (it.covered, it.distracted, it.gait) = (true, true, Gait::Run));
    scene.run(&shot(A, B), &[1, 1, 2, 2, 2]);
    assert_eq!(scene.clash().1, 9);
    // Being held by two counts once, unless the house rules count each holder.
    let held = |each| {
        let mut scene = Scene::fight().house(|it| it.held_per_holder = each);
        for by in [B, D] {
            scene.state.holds.push(Hold { by, on: A, round: 1 });
        }
        scene.run(&punch(A, B), if each { &[1, 1] } else { &[4, 1, 1] });
        scene.clash().0
    };
    assert_eq!((held(false), held(true)), (7, 3));
}

//% zerospace.assist.formula
#[test]
fn the_worst_result_counts_and_their_number_on_top() {
    let part = |by| Part { by, skill: TECH, plan: Plan::default() };
    let target = Target::Difficulty { value: 9, hidden: false };
    let together = |parts| Command::Together(Together { parts, target, task: None });
    let mut scene = Scene::new();
    let three = together(vec![part(A), part(B), part(C)]);
    scene.run(&three, &[2, 3, 4, 4, 3, 3]);
    assert_eq!(scene.clash(), (11, 9, 2), "8, 11, 9: 8 + 3");
    let mut scene = Scene::new().house(|it| it.assist_count = AssistCount::Helpers);
    scene.run(&three, &[2, 3, 4, 4, 3, 3]);
    assert_eq!(scene.clash().0, 10, "or the helpers alone");
    // Helpers who decline do not count, and a single actor gets no bonus.
    let mut scene = Scene::new();
    scene.answer(false).answer(false).run(&three, &[2, 3]);
    assert_eq!(scene.clash().0, 8);
    assert_eq!(scene.refused(&together(vec![part(A)])), Bar::Alone);
}

//% zerospace.assist.formula
#[test]
fn no_more_than_ten_is_added() {
    let sheets = (0..12).map(|_| sheet("one of many")).collect();
    let actors = vec![Actor::new(ActorKind::Named, Side(0), Seat(1)); 12];
    let mut scene = Scene::of(State::new(Switches::default(), frame(sheets), actors));
    let part = |n| Part { by: ActorId(n), skill: TECH, plan: Plan::default() };
    let target = Target::Difficulty { value: 9, hidden: false };
    let it = Together { parts: (0..12).map(part).collect(), target, task: None };
    scene.run(&Command::Together(it), &[1; 24]);
    assert_eq!(scene.clash().0, 15, "worst 5, and 10");
}

//% zerospace.assist.different-skills
#[test]
fn different_skills_work_side_by_side_if_that_makes_sense() {
    let part = |by, skill| Part { by, skill, plan: Plan::default() };
    let target = Target::Difficulty { value: 9, hidden: false };
    let parts = vec![part(A, TECH), part(B, SURVIVAL), part(C, ATHLETICS)];
    let it = Command::Together(Together { parts, target, task: None });
    let mut scene = Scene::new();
    scene.run(&it, &[4, 3, 1, 3, 5, 4]);
    assert_eq!(scene.clash(), (10, 9, 1), "10, 7, 12: 7 + 3");
    scene.answer(false).run(&it, &[4, 3, 5, 4]);
    assert_eq!(scene.clash().0, 12, "without the second: 10 + 2");
}

//% zerospace.assist.combat
//% zerospace.delay.interrupt
#[test]
fn a_deferred_turn_helps_with_an_attack() {
    // Soraya defers, and Issvik grapples Virek-Kohl: 10 and 8 against 10.
    let mut scene = Scene::fight().asks(1);
    scene.state.apply(&Event::Deferred { actor: A });
    scene.state.apply(&Event::TurnBegan { actor: C, at: 2 });
    scene.answer(Cutting::Join);
    scene.run(&special(C, B, Mode::Grapple), &[4, 3, 2, 3, 3, 4]);
    assert_eq!(scene.clash(), (10, 10, 0));
    assert!(scene.state.is_held(B));
    assert!(scene.of_actor(A).stored.is_none(), "it takes the stored turn");
    assert_eq!(scene.turn(), Some(C));
}

fn task(scene: &mut Scene, mode: TaskMode, sides: Option<Contest>) -> TaskId {
    scene.run(&Command::OpenTask(OpenTask { text: Wording::new("task"), mode, sides }), &[]);
    scene.state.tasks.last().expect("opened").id
}

//% zerospace.extended.setup
#[test]
fn so_many_successes_in_so_many_attempts() {
    let tried = |results: &str| {
        let mut scene = Scene::new();
        let mode = TaskMode::Tries { needed: 3, most: 5, difficulties: vec![6] };
        let id = task(&mut scene, mode, None);
        for result in results.chars() {
            let mut it = check(A, TECH, 3);
            it.task = Some(id);
            scene.run(&Command::Check(it), if result == 'S' { &[2, 2] } else { &[1, 1] });
        }
        (scene.state.tasks[0].won, scene.state.tasks[0].tries)
    };
    assert_eq!(tried("SFSFS"), (Some(true), 5));
    assert_eq!(tried("SFFSF"), (Some(false), 5));
    assert_eq!(tried("SFFF"), (None, 4), "hopeless, but the game master ends it");
    let mut scene = Scene::new();
    let mode = TaskMode::Tries { needed: 2, most: 3, difficulties: vec![5, 9] };
    let id = task(&mut scene, mode, None);
    let mut it = check(A, TECH, 3);
    it.task = Some(id);
    scene.run(&Command::Check(it.clone()), &[1, 1]);
    scene.run(&Command::Check(it), &[3, 2]);
    assert_eq!(scene.clash(), (8, 9, -1), "the second step is harder");
    scene.run(&Command::CloseTask { task: id, won: false }, &[]);
    assert_eq!(scene.refused(&Command::CloseTask { task: id, won: true }), Bar::NoTask);
}

fn contest(running: bool) -> Contest {
    let (skill, attribute) = (ATHLETICS, Attribute::Dexterity);
    Contest { first: A, second: B, skill, attribute, ties_to_first: true, running }
}

fn contend(scene: &mut Scene, task: TaskId, faces: &[i8]) {
    scene.run(&Command::Contend { task, plans: [Plan::default(), Plan::default()] }, faces);
}

//% zerospace.extended.opposed
#[test]
fn the_first_to_so_many_wins() {
    let mut scene = Scene::new();
    let id = task(&mut scene, TaskMode::FirstTo(3), Some(contest(false)));
    for faces in [[6, 6, 1, 1], [1, 1, 6, 6], [4, 4, 4, 4], [5, 5, 1, 1]] {
        assert_eq!(scene.state.tasks[0].won, None);
        contend(&mut scene, id, &faces);
    }
    assert_eq!((scene.state.tasks[0].won, scene.state.tasks[0].tally), (Some(true), [3, 1]));
}

//% zerospace.extended.chase
#[test]
fn a_chase_is_a_lead_of_three() {
    let mut scene = Scene::fight();
    let id = task(&mut scene, TaskMode::Lead(3), Some(contest(true)));
    // 11-9, 8-8, 7-10, 12-6, 9-5.
    let rounds = [[4, 4, 3, 3], [2, 3, 2, 3], [2, 2, 3, 4], [5, 4, 1, 2], [3, 3, 1, 1]];
    let mut leads = Vec::new();
    for faces in rounds {
        assert_eq!(scene.state.tasks[0].won, None);
        contend(&mut scene, id, &faces);
        let [ours, theirs] = scene.state.tasks[0].tally;
        leads.push(i16::from(ours) - i16::from(theirs));
    }
    assert_eq!((leads, scene.state.tasks[0].won), (vec![1, 2, 1, 2, 3], Some(true)));
    // Both run, so an attack loses a die and a defence gains one.
    scene.run(&shot(A, B), &[6, 1, 1, 1]);
    assert_eq!(scene.clash(), (9, 6, 3));
    let mut scene = Scene::new();
    let id = task(&mut scene, TaskMode::Rounds { lead: 1, rounds: 2 }, Some(contest(false)));
    contend(&mut scene, id, &[6, 6, 1, 1]);
    contend(&mut scene, id, &[1, 1, 6, 6]);
    assert_eq!(scene.state.tasks[0].won, Some(false), "or so many rounds");
}

//% zerospace.failure.fail-forward
//% zerospace.fail.quid-pro-quo
//% zerospace.fail.attention
//% zerospace.fail.enemy-notices
#[test]
fn a_failure_moves_the_story() {
    let words = Wording::new("a favour owed");
    for failure in [
        Failure::Bargain(words.clone()),
        Failure::Attention(words.clone()),
        Failure::Noticed(words.clone()),
        Failure::Other(words.clone()),
    ] {
        let mut scene = Scene::new();
        scene.answer(failure.clone()).run(&Command::Check(check(A, TECH, 9)), &[1, 1]);
        assert!(scene.told(&Event::FailedForward { actor: A, failure }));
    }
    let mut scene = Scene::new();
    scene.run(&Command::Check(check(A, TECH, 9)), &[1, 1]);
    assert_eq!(scene.asked.last().map(Question::kind), Some("fail-forward"));
    scene.run(&Command::Check(check(B, TECH, 9)), &[1, 1]);
    assert!(scene.asked.is_empty(), "only players are not to be stranded");
}

//% zerospace.fail.false-lead
#[test]
fn a_false_lead_looks_like_a_true_one() {
    let mut scene = Scene::new();
    let words = Wording::new("ask at the guard ship");
    let mut it = check(A, TECH, 9);
    it.target = Target::Difficulty { value: 9, hidden: true };
    scene.answer(Failure::FalseLead(words.clone())).run(&Command::Check(it), &[1, 1]);
    let told = scene.events.last().expect("a note").clone();
    let to = Some(Seat(1));
    assert_eq!(told, Event::NoteGiven { id: NoteId(1), to, text: words.clone(), genuine: false });
    assert!(!scene.state.notes[0].genuine, "the game master knows");
    let mut scene = Scene::new();
    scene.run(&Command::Tell { to, text: words, genuine: true }, &[]);
    let player = Eyes::new(&scene.state, Viewer::Seat(Seat(1)));
    let both = [&told, &scene.events[0]].map(|it| seen(it, player).expect("a note to this player"));
    assert_eq!(both[0], both[1]);
    assert_eq!(seen(&told, Eyes::new(&scene.state, Viewer::Seat(Seat(2)))), None);
    assert!(!scene.told_any(|it| matches!(it, Event::FailedForward { .. })));
}

//% zerospace.success.extra-benefit
//% zerospace.margin.skill
//% zerospace.success.full
#[test]
fn an_especially_good_success_may_bring_more() {
    let asked = |margin, lead: i16| {
        let mut scene = Scene::new().house(|it| it.margin = margin);
        scene.run(&Command::Check(check(A, TECH, 15 - lead)), &[6, 6]);
        scene.asked.iter().any(|it| it.kind() == "bonus")
    };
    assert!(asked(false, 7) && !asked(false, 6));
    assert!(asked(true, 3) && !asked(true, 2));
    let mut scene = Scene::new();
    let text = Wording::new("and a second clue");
    scene.answer(text.clone()).run(&Command::Check(check(A, TECH, 8)), &[6, 6]);
    assert!(scene.told(&Event::Benefit { actor: A, text }));
    scene.run(&Command::Check(check(A, TECH, 9)), &[3, 3]);
    assert_eq!(scene.clash().2, 0, "just reached is as good as far beyond");
}
