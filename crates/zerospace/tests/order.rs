//! Tests scenes, rounds, the order of turns, deferred turns and the environment.

use crate::common::*;
use schwung_table::Seat;
use schwung_zerospace::*;

fn begin(initiator: ActorId) -> BeginConflict {
    BeginConflict { initiator: Some(initiator), ..BeginConflict::default() }
}

fn order(scene: &Scene) -> Vec<ActorId> {
    scene.state.order.iter().map(|it| it.actor).collect()
}

/// The actors of the current and the following turns, `count` in total.
fn turns(scene: &mut Scene, count: usize) -> Vec<ActorId> {
    let mut turns = Vec::new();
    for _ in 0..count {
        turns.push(scene.turn().expect("somebody has the turn"));
        scene.end_turn();
    }
    turns
}

//% zerospace.initiative.roll
//% zerospace.initiative.order
//% zerospace.conflict.begin
#[test]
fn highest_result_first_and_the_same_in_every_round() {
    let mut scene = Scene::new()
        .set(A, Attribute::Intelligence, 4)
        .set(B, Attribute::Intelligence, 5)
        .unskilled(B, PERCEPTION);
    let mut absent = begin(A);
    absent.absent = vec![D];
    // A: skilled, attribute 4, 3 + 5 = 12. B: unskilled, attribute 5, die 4 = 9. C: 3 + 5 + 6 = 14.
    scene.run(&Command::BeginConflict(absent), &[3, 5, 4, 5, 6]);
    let results: Vec<_> = scene.state.order.iter().map(|it| (it.actor, it.result)).collect();
    assert_eq!(results, [(C, Some(14)), (A, Some(12)), (B, Some(9))]);
    assert_eq!(turns(&mut scene, 6), [C, A, B, C, A, B]);
}

//% zerospace.conflict.begin
#[test]
fn who_begins_is_not_first_for_that() {
    let mut scene = Scene::new();
    let mut it = begin(A);
    it.absent = vec![C, D];
    scene.run(&Command::BeginConflict(it), &[1, 2, 3, 3]);
    assert_eq!(order(&scene), [B, A]);
    assert_eq!(scene.refused(&Command::BeginConflict(begin(A))), Bar::InConflict);
}

//% zerospace.initiative.surprise-bonus
//% zerospace.surprise.state
//% zerospace.circ-att.surprised
//% zerospace.circ-def.surprised
#[test]
fn surprise_is_a_die_for_one_side_and_a_state_of_the_other() {
    let mut scene = Scene::new();
    let mut it = begin(A);
    (it.ambush, it.surprised, it.absent) = (vec![A], vec![B], vec![C, D]);
    scene.run(&Command::BeginConflict(it), &[2, 4, 5, 1, 1]);
    assert_eq!(scene.state.order[0].result, Some(14), "2 + 4 + 5 + Intelligence 3");
    // Attacked before the actor's first turn: one die.
    scene.run(&punch(A, B), &[3, 3, 4]);
    assert_eq!(scene.clash(), (9, 7, 2));
    scene.end_turn();
    // The actor's own attack: one die.
    scene.run(&punch(B, A), &[4, 2, 2]);
    assert_eq!(scene.clash(), (7, 7, 0));
    scene.end_turn();
    // After the actor's first turn, surprise is over.
    scene.run(&punch(A, B), &[3, 3, 4, 4]);
    assert_eq!(scene.clash(), (9, 11, -2));
}

//% zerospace.initiative.tie
#[test]
fn equal_results_go_to_who_began_then_to_intelligence() {
    let mut scene = Scene::new().set(B, Attribute::Intelligence, 4);
    let mut it = begin(A);
    it.absent = vec![C, D];
    scene.run(&Command::BeginConflict(it), &[4, 4, 3, 4]);
    assert_eq!(order(&scene), [A, B], "both 11, A began");
    let mut scene = Scene::new().set(C, Attribute::Intelligence, 5).set(D, Attribute::Intelligence, 4);
    let mut it = begin(A);
    it.absent = vec![A, B];
    scene.run(&Command::BeginConflict(it), &[2, 2, 2, 3]);
    assert_eq!(order(&scene), [C, D], "both 9, neither began");
}

//% zerospace.initiative.tie
#[test]
fn ties_can_be_rolled_off_or_left_to_the_game_master() {
    let tied = |tie: OrderTie, faces: &[i8]| {
        let mut scene = Scene::new().house(|it| it.order_tie = tie);
        let mut it = begin(A);
        it.absent = vec![C, D];
        if tie == OrderTie::GameMaster {
            scene.answer(false);
        }
        scene.run(&Command::BeginConflict(it), faces);
        order(&scene)
    };
    assert_eq!(tied(OrderTie::RollOff, &[2, 2, 2, 2, 1, 6]), [B, A]);
    assert_eq!(tied(OrderTie::PlayersFirst, &[2, 2, 2, 2]), [A, B]);
    assert_eq!(tied(OrderTie::GameMaster, &[2, 2, 2, 2]), [B, A]);
    assert_eq!(tied(OrderTie::RollOff, &[2, 2, 2, 2, 3, 3, 5, 4]), [A, B], "again while equal");
}

//% zerospace.initiative.groups
#[test]
fn henchmen_share_a_slot() {
    let thugs = |shared: bool| {
        let mut scene = Scene::new().house(|it| it.group_slots = shared);
        for who in [B, D] {
            scene = scene
                .sheet(who, |it| it.band = Some("thugs".to_owned()))
                .actor(who, |it| it.kind = ActorKind::Unnamed);
        }
        let mut it = begin(A);
        it.absent = vec![C];
        let faces: &[i8] = if shared { &[1, 1, 6, 6] } else { &[2, 2, 6, 6, 1, 1] };
        scene.run(&Command::BeginConflict(it), faces);
        scene
    };
    let mut scene = thugs(true);
    assert_eq!(scene.state.order.iter().map(|it| it.slot).collect::<Vec<_>>(), [0, 0, 1]);
    assert_eq!(turns(&mut scene, 3), [B, D, A], "one roll, one slot, a turn for each");
    assert_eq!(order(&thugs(false)), [B, A, D], "or one slot each");
}

//% zerospace.initiative.newcomer
#[test]
fn latecomers_are_put_into_the_order_for_good() {
    let mut scene = Scene::new().begun(&[A, B, C]);
    scene.end_turn().end_turn().end_turn();
    assert_eq!(scene.state.round(), 2);
    scene.run(&Command::Enter { who: D, at: Some(2) }, &[]);
    assert_eq!(turns(&mut scene, 8), [A, B, D, C, A, B, D, C], "behind the slot that has come: acts now");
    let mut scene = Scene::new().begun(&[A, B, C]);
    scene.end_turn();
    scene.run(&Command::Enter { who: D, at: Some(0) }, &[]);
    assert_eq!(turns(&mut scene, 4), [B, C, D, A], "before it: from the next round on");
    assert_eq!(scene.refused(&Command::Enter { who: D, at: None }), Bar::AlreadyIn);
    let mut scene = Scene::new();
    let mut it = begin(A);
    it.absent = vec![D];
    scene.run(&Command::BeginConflict(it), &[6, 6, 4, 4, 1, 1]);
    scene.run(&Command::Enter { who: D, at: None }, &[3, 3]);
    assert_eq!(order(&scene), [A, B, D, C], "or by a roll");
}

/// Reinforcements have a turn at once: last, until the game master chooses another place or lets them roll.
//% zerospace.initiative.newcomer
#[test]
fn who_joins_a_conflict_acts_last_in_the_round() {
    let mut scene = Scene::new().begun(&[A, B, C]);
    let join = |scene: &mut Scene, kind| {
        let actor = Actor { kind, ..*scene.state.actor(D) };
        let sheet = Box::new(scene.state.sheet(D).clone());
        scene.run(&Command::Set(Fact::Join { sheet, actor: Box::new(actor) }), &[]);
        scene.state.ids().last().expect("somebody joined")
    };
    let (e, f) = (join(&mut scene, ActorKind::Named), join(&mut scene, ActorKind::Named));
    join(&mut scene, ActorKind::Object);
    assert_eq!(order(&scene), [A, B, C, e, f], "a thing has no turn");
    scene.run(&Command::Enter { who: f, at: Some(1) }, &[]);
    assert_eq!(order(&scene), [A, f, B, C, e]);
    scene.run(&Command::Enter { who: f, at: Some(4) }, &[]);
    assert_eq!(order(&scene), [A, B, C, f, e]);
    let before = scene.state.clone();
    scene.run(&Command::Enter { who: e, at: None }, &[3, 3]);
    assert_eq!(scene.refused(&Command::Enter { who: e, at: Some(1) }), Bar::AlreadyIn, "a roll holds");
    scene.state = before;
    assert_eq!(turns(&mut scene, 4), [A, B, C, f]);
    assert_eq!(scene.refused(&Command::Enter { who: f, at: Some(1) }), Bar::AlreadyIn, "f has acted");
    assert_eq!(turns(&mut scene, 6), [e, A, B, C, f, e]);

    let mut calm = Scene::new();
    join(&mut calm, ActorKind::Named);
    assert!(calm.state.order.is_empty());
}

//% zerospace.round.length
//% zerospace.round.one-turn-each
#[test]
fn a_round_is_six_seconds_and_a_turn_for_each() {
    let mut scene = Scene::fight();
    assert_eq!(scene.state.seconds(), 0);
    assert_eq!(turns(&mut scene, 12), [A, B, C, D, A, B, C, D, A, B, C, D]);
    assert_eq!((scene.state.round(), scene.state.seconds()), (4, 18));
    turns(&mut scene, 28);
    assert_eq!(scene.state.seconds(), 60, "ten rounds are a minute");
    assert_eq!(scene.refused(&punch(B, A)), Bar::NotYourTurn);
}

//% zerospace.conflict.end
#[test]
fn the_game_master_says_when_a_conflict_is_over() {
    let mut scene = Scene::fight().actor(B, |it| it.losses.fresh = 5).actor(D, |it| it.losses.fresh = 5);
    scene.answer(false).end_turn();
    assert!(scene.told(&Event::SideAlone { side: Side(0) }) && scene.state.in_conflict());
    scene.answer(true).end_turn();
    assert!(!scene.state.in_conflict());
    let mut scene = Scene::fight();
    scene.run(&Command::EndConflict, &[]);
    assert!(!scene.state.in_conflict());
    assert_eq!(scene.refused(&Command::EndConflict), Bar::NoConflict);
}

//% zerospace.environment.end-of-round
#[test]
fn the_environment_acts_after_everybody() {
    let crate_falls = Wording::new("a crate");
    let glider = Wording::new("the glider");
    let mut scene = Scene::fight();
    let loosen = |text: &Wording, pilot, lasting| Command::Loosen { text: text.clone(), pilot, lasting };
    scene.run(&loosen(&crate_falls, None, false), &[]);
    scene.run(&loosen(&glider, Some(B), true), &[]);
    scene.end_turn();
    scene.run(&Command::Steer { by: B, thing: 1 }, &[]);
    assert!(scene.told(&Event::Steered { text: glider.clone(), by: B }));
    assert_eq!(scene.refused(&Command::Steer { by: B, thing: 0 }), Bar::NotPilot);
    scene.end_turn().end_turn().end_turn();
    assert!(scene.told(&Event::EnvironmentActed { things: vec![crate_falls] }));
    assert_eq!(scene.state.things.len(), 1, "what fell lies");
    let mut scene = Scene::of(scene.state).actor(B, |it| it.losses.fresh = 5);
    scene.end_turn().end_turn().end_turn();
    assert!(scene.told(&Event::EnvironmentActed { things: vec![glider] }), "nobody at the controls");
}

//% zerospace.delay.declare
//% zerospace.delay.return
//% zerospace.delay.interrupt
#[test]
fn a_deferred_turn_cuts_in_and_the_order_stays() {
    let mut scene = Scene::fight();
    scene.run(&Command::Defer { by: A }, &[]);
    assert_eq!((scene.turn(), scene.of_actor(A).stored), (Some(B), Some(1)));
    scene.run(&Command::Move(walk(B, Gait::Walk, 4)), &[]);
    scene.run(&Command::TakeDeferred { by: A }, &[]);
    assert_eq!((scene.turn(), scene.of_actor(A).stored), (Some(A), None));
    assert_eq!(scene.refused(&Command::Defer { by: A }), Bar::HasBegun);
    scene.run(&punch(A, B), &[6, 6, 1, 1]);
    scene.end_turn();
    assert_eq!(scene.turn(), Some(B), "the interrupted turn goes on");
    assert_eq!(scene.of_actor(B).turn.walked, Length::metres(4));
    assert_eq!(turns(&mut scene, 4), [B, C, D, A], "and the slot has not moved");
}

//% zerospace.delay.declare
#[test]
fn only_a_turn_that_has_not_begun_is_deferred() {
    let mut scene = Scene::fight();
    scene.run(&Command::Move(walk(A, Gait::Walk, 1)), &[]);
    assert_eq!(scene.refused(&Command::Defer { by: A }), Bar::HasBegun);
    let mut scene = Scene::of(scene.state).house(|it| it.defer_begun = true);
    scene.run(&Command::Defer { by: A }, &[]);
}

//% zerospace.delay.window
#[test]
fn a_deferred_turn_lapses_at_the_own_slot_of_the_next_round() {
    let mut scene = Scene::fight();
    scene.run(&Command::Defer { by: A }, &[]);
    turns(&mut scene, 3);
    assert!(scene.told(&Event::DeferredLapsed { actor: A }));
    assert_eq!((scene.turn(), scene.of_actor(A).stored), (Some(A), None), "the regular turn comes");
    assert_eq!(scene.refused(&Command::TakeDeferred { by: A }), Bar::NothingStored);
}

//% zerospace.delay.window
#[test]
fn read_literally_it_keeps_to_the_end_of_the_next_round() {
    let mut scene = Scene::fight().house(|it| it.deferred_window = DeferredWindow::Literal);
    scene.run(&Command::Defer { by: A }, &[]);
    turns(&mut scene, 3);
    assert_eq!((scene.turn(), scene.of_actor(A).stored), (Some(A), Some(1)), "beside the regular turn");
    turns(&mut scene, 4);
    assert_eq!((scene.state.round(), scene.of_actor(A).stored), (3, None));
}

//% zerospace.delay.interrupt
//% zerospace.force.timing
#[test]
fn it_can_come_between_announcement_and_dice() {
    let mut scene = Scene::fight().asks(1);
    scene.run(&Command::Defer { by: A }, &[]);
    scene.answer(Cutting::Interrupt);
    scene.run(&punch(B, C), &[]);
    assert_eq!(scene.turn(), Some(A));
    assert!(!scene.of_actor(B).turn.standard, "nothing is used up");
    scene.run(&punch(A, B), &[4, 4, 1, 1]).end_turn();
    scene.run(&punch(B, C), &[4, 4, 1, 1]);
}

//% zerospace.scene.bounds
//% zerospace.blind.scene-end
//% zerospace.fear.scene-end
#[test]
fn a_scene_ends_when_somebody_says_so() {
    let mut scene = Scene::new().actor(A, |it| (it.blinded, it.fear) = (true, Some(Fear::Cower)));
    scene.run(&Command::EndScene, &[]);
    assert_eq!(scene.state.scene.number, 2);
    assert!(!scene.of_actor(A).blinded && scene.of_actor(A).fear.is_none());
    assert_eq!(Scene::fight().refused(&Command::EndScene), Bar::InConflict);
}

//% zerospace.action.reaction
#[test]
fn reactions_cost_nothing_and_have_no_limit() {
    let mut scene = Scene::fight();
    let mut it = check(B, PERCEPTION, 6);
    it.reaction = true;
    for _ in 0..3 {
        scene.run(&Command::Check(it.clone()), &[3, 3]);
    }
    assert_eq!(scene.turn(), Some(A));
    assert!(!scene.of_actor(B).turn.standard);
    it.reaction = false;
    assert_eq!(scene.refused(&Command::Check(it)), Bar::NotYourTurn);
}

/// The game master can set any fact that depends on a person's decision, at any time.
//% zerospace.surprise.state
//% zerospace.held.to-helpless
#[test]
fn the_game_master_sets_any_fact() {
    let mut scene = Scene::fight();
    scene.run(&Command::Set(Fact::Surprised { who: B, on: true }), &[]);
    assert!(scene.of_actor(B).surprised);
    scene.run(&Command::Set(Fact::Hold { by: A, on: B, holds: true }), &[]);
    assert!(scene.state.is_held(B));
    scene.run(&Command::Set(Fact::Helpless { who: B, on: true }), &[]);
    assert!(!scene.state.is_held(B) && scene.state.is_defenceless(B), "bound hand and foot");
    scene.run(&Command::Set(Fact::Turn { who: C }), &[]);
    assert_eq!(scene.turn(), Some(C));
    scene.run(&Command::Set(Fact::Points { seat: Seat(1), points: 4 }), &[]);
    assert_eq!(scene.state.points(Seat(1)), 4);
    assert_eq!(scene.refused(&Command::Set(Fact::Points { seat: Seat::GM, points: 1 })), Bar::GmHasNone);
}

/// The game master lets an actor act out of order: nobody's turn is lost, and the actor's place in the round is spent.
//% zerospace.general.rules-are-examples
//% zerospace.round.one-turn-each
#[test]
fn who_is_called_up_acts_early_and_nobody_loses_a_turn() {
    let mut scene = Scene::fight();
    scene.run(&Command::Move(walk(A, Gait::Walk, 4)), &[]);
    scene.run(&Command::CallUp { who: C }, &[]);
    assert_eq!(scene.turn(), Some(C));
    for who in [A, C] {
        assert_eq!(scene.refused(&Command::CallUp { who }), Bar::AlreadyActing, "{who:?}");
    }
    scene.end_turn();
    assert_eq!((scene.turn(), scene.of_actor(A).turn.walked), (Some(A), Length::metres(4)));
    assert_eq!(turns(&mut scene, 6), [A, B, D, A, B, C], "C's place is skipped once");
}

/// Who has acted in this round acts a second time, and as usual in the next round.
//% zerospace.general.rules-are-examples
#[test]
fn who_is_called_up_after_the_own_turn_acts_again() {
    let mut scene = Scene::fight();
    assert_eq!(turns(&mut scene, 2), [A, B]);
    scene.run(&Command::CallUp { who: A }, &[]);
    assert_eq!(turns(&mut scene, 5), [A, C, D, A, B]);
}

/// Whoever acted early and is unconscious when their place comes does not pay with a turn of a later round.
//% zerospace.general.rules-are-examples
//% zerospace.helpless.effect
#[test]
fn a_turn_taken_early_is_paid_for_in_its_round() {
    let mut scene = Scene::fight();
    scene.run(&Command::CallUp { who: C }, &[]);
    scene.end_turn();
    scene.run(&Command::Set(Fact::Out { who: C, out: Some(Out::Unconscious) }), &[]);
    assert_eq!(turns(&mut scene, 3), [A, B, D]);
    scene.run(&Command::Set(Fact::Out { who: C, out: None }), &[]);
    assert_eq!(turns(&mut scene, 3), [A, B, C]);
}
