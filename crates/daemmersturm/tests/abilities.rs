//! Effects of abilities: those that the rules resolve, and those that become notes to the plot leader.

use crate::common::*;
use schwung_daemmersturm::*;

/// The ability that `know` adds to the library.
const IT: AbilityId = AbilityId(1);

fn ability(when: When, effects: Vec<Effect>) -> Ability {
    Ability { name: "It".to_owned(), pool: Some(Pool::Action), cost: 1, when, effects, ..Ability::default() }
}

/// Gives a character an ability and two action points.
fn know(scene: Scene, who: ActorId, ability: Ability) -> Scene {
    let entry = Some(IT);
    scene
        .library(|it| it.abilities.push(ability))
        .profile(who, |it| it.abilities.push(KnownAbility { name: "It".to_owned(), entry }))
        .actor(who, |it| it.action_points = 2)
}

fn yes() -> Answer {
    Answer::Picked(Picked(Some(IT)))
}

fn moments(scene: &Scene) -> Vec<Moment> {
    let moment = |it: &Question| if let Question::Follow(it) = it { Some(it.moment) } else { None };
    scene.asked.iter().filter_map(moment).collect()
}

fn modify(value: Value, by: i8) -> Effect {
    Effect::Modify { value, by, turns: 0 }
}

fn uses(by: ActorId) -> Command {
    Command::Magic(MagicCommand::Use { by, ability: IT, on: None })
}

/// A failed roll is repeated before its consequences: once, at the ability's price.
//% daemmersturm.data.ability-schema
//% daemmersturm.attack.sequence
#[test]
fn a_failed_roll_is_repeated() {
    let repeat = || know(Scene::melee(), A, ability(When::AfterMiss, vec![Effect::Repeat]));
    let mut scene = repeat().answering(yes());
    scene.run(&attack(A, B, 1), &[4, 13, 5]);
    assert_eq!((scene.outcomes(), scene.life(B)), (vec![Outcome::Hit], 15));
    assert!(scene.told(AttackEvent::Repeated { by: A, right: Right::Ability }));
    assert_eq!((moments(&scene), scene.state.actor(A).action_points), (vec![Moment::Failed], 1));
    // Not twice, and not after a hit.
    let mut scene = repeat().answering(yes());
    scene.run(&attack(A, B, 1), &[4, 5]);
    assert_eq!((scene.outcomes(), moments(&scene).len()), (vec![Outcome::Miss], 1));
    let mut scene = repeat();
    scene.run(&attack(A, B, 1), &[13, 5]);
    assert!(moments(&scene).is_empty() && scene.state.notes.is_empty());
    // A fumble is only repeated if a repeat cancels it.
    let mut scene = repeat().answering(yes());
    scene.run(&attack(A, B, 1), &[1, 13, 5]);
    assert_eq!(scene.life(B), 15);
    let mut scene = repeat().house(|it| it.reroll_cancels_fumble = false);
    scene.answer(Countering::Nothing).run(&attack(A, B, 1), &[1]);
    assert!(moments(&scene).is_empty());
}

/// If it is announced before the roll or is part of a trait, the repeat has no further price and no question.
//% daemmersturm.data.ability-schema
#[test]
fn a_repeat_may_be_announced_or_a_trait() {
    let mut scene = know(Scene::melee(), A, ability(When::BeforeAttack, vec![Effect::Repeat]));
    scene.run(&strike(Strike { abilities: vec![IT], ..blow(A, B, 1) }), &[4, 13, 5]);
    assert_eq!((scene.life(B), scene.state.actor(A).action_points), (15, 1));
    let passive = Ability { pool: None, ..ability(When::Passive, vec![Effect::Repeat]) };
    let mut scene = know(Scene::melee(), A, passive);
    scene.run(&attack(A, B, 1), &[4, 13, 5]);
    assert_eq!((scene.life(B), moments(&scene).len()), (15, 0));
}

/// The target increases its defence against this attack only, or counter-attacks immediately without a roll.
//% daemmersturm.data.ability-schema
//% daemmersturm.ap.optional-use
#[test]
fn whoever_is_attacked_may_answer() {
    let parry = ability(When::Attacked, vec![modify(Value::MeleeDefence, 3)]);
    let mut scene = know(Scene::melee(), B, parry).answering(yes());
    scene.run(&attack(A, B, 1), &[15]);
    assert_eq!((scene.outcomes(), moments(&scene)), (vec![Outcome::Miss], vec![Moment::Attacked]));
    assert_eq!(scene.state.defence_value(B, Skill::Melee), 12);
    let riposte = || know(Scene::melee(), B, ability(When::Attacked, vec![Effect::CounterAttack]));
    let mut scene = riposte().answering(yes());
    scene.run(&attack(A, B, 1), &[6, 13, 5]);
    assert_eq!((scene.life(A), scene.life(B)), (14, 15));
    // An attacker brought down by it no longer attacks.
    let mut scene = riposte().actor(A, |it| it.life = 4).answering(yes());
    scene.run(&attack(A, B, 1), &[6]);
    assert_eq!((scene.state.is_up(A), scene.outcomes().len(), scene.life(B)), (false, 0, 20));
    // Answering is optional.
    let mut scene = riposte();
    scene.run(&attack(A, B, 1), &[13, 5]);
    assert_eq!((scene.life(A), scene.state.actor(B).action_points), (20, 2));
}

/// A protection roll granted by an ability is offered with the others, at the ability's price.
//% daemmersturm.data.ability-schema
//% daemmersturm.protect.rescue
#[test]
fn a_protection_roll_is_granted() {
    let grant = || know(Scene::melee(), B, ability(When::Attacked, vec![Effect::Grant(RESCUE)]));
    let rescue = Protecting::Try(Shelter::Other(RESCUE));
    let mut scene = grant().answering(rescue);
    scene.run(&attack(A, B, 1), &[13, 15]);
    assert_eq!((scene.life(B), scene.state.actor(B).action_points), (20, 1));
    assert!(moments(&scene).is_empty(), "asked for with the protection alone");
    let Some(question @ Question::Protect(_)) = scene.asked.first() else { panic!("{:?}", scene.asked) };
    let mut choices = Vec::new();
    <Daemmersturm as schwung_table::System>::options(&scene.state, question, &mut choices);
    let prices: Vec<Price> = choices.iter().map(|it| it.price).collect();
    assert_eq!(prices, [Price::FREE, Price { points: Some((Pool::Action, 1)), turn: false }]);
    // Once per attack, and only with enough points.
    let mut scene = grant().answering(rescue);
    scene.run(&attack(A, B, 1), &[13, 3, 5]);
    assert_eq!((scene.life(B), scene.asked.len()), (15, 1));
    let mut scene = grant().actor(B, |it| it.action_points = 0);
    scene.run(&attack(A, B, 1), &[13, 5]);
    assert!(scene.asked.is_empty());
    // A trait grants it at no cost.
    let passive = Ability { pool: None, ..ability(When::Passive, vec![Effect::Grant(RESCUE)]) };
    let mut scene = know(Scene::melee(), B, passive);
    scene.run(&attack(A, B, 1), &[13, 15]);
    assert_eq!(scene.life(B), 20);
}

/// The attack demands one more protection roll: only both together avert it, in either order.
//% daemmersturm.data.ability-schema
//% daemmersturm.protect.several
#[test]
fn one_more_protection_roll_is_demanded() {
    let demand = || {
        let demand = ability(When::BeforeAttack, vec![Effect::DemandProtection(RESCUE)]);
        know(Scene::melee().shield(B), A, demand).house(|it| it.ask_protection = Prompt::Automatic)
    };
    let hard = || strike(Strike { abilities: vec![IT], ..blow(A, B, 1) });
    for (second, life) in [(15, 20), (14, 15)] {
        let mut scene = demand();
        scene.run(&hard(), pick(second == 15, &[13, 15, 15], &[13, 15, 14, 5]));
        assert_eq!(scene.life(B), life);
        assert!(scene.told(AttackEvent::Demanded { on: B, with: Shelter::Shield, demand: RESCUE }));
    }
    // Without the demand, the shield is enough.
    let mut scene = demand();
    scene.run(&attack(A, B, 1), &[13, 15]);
    assert_eq!(scene.life(B), 20);
}

/// A watching character attacks once out of turn if the plot leader decides that something happens there.
//% daemmersturm.data.ability-schema
#[test]
fn whoever_watches_attacks_out_of_turn() {
    let watch = || know(Scene::melee(), A, ability(When::Action, vec![Effect::Watch]));
    let mut scene = watch();
    assert_eq!(watch().end_turn(&[]).refused(&attack(A, B, 1)), Bar::NotYourTurn);
    scene.run(&uses(A), &[]);
    assert_eq!(scene.refused(&attack(A, B, 1)), Bar::ActionUsed);
    scene.end_turn(&[]);
    let before = scene.state.clone();
    scene.answer(true).run(&attack(A, B, 1), &[13, 5]);
    assert_eq!((scene.life(B), scene.kinds()[0], scene.turn()), (15, "judge", Some(B)));
    assert_eq!(scene.refused(&attack(A, B, 1)), Bar::NotYourTurn, "once");
    // Nothing happened: it keeps watching until its own turn.
    let mut scene = Scene::of(before);
    scene.answer(false).run(&attack(A, B, 1), &[]);
    scene.allowed(&attack(A, B, 1));
    scene.until(A).end_turn(&[]);
    assert_eq!(scene.refused(&attack(A, B, 1)), Bar::NotYourTurn);
}

/// One more movement, and one after the action.
//% daemmersturm.data.ability-schema
//% daemmersturm.turn.move-before-action
#[test]
fn movements_are_granted() {
    let go = || walk(Move::plain(A));
    let mut scene = know(Scene::fight(), A, ability(When::Free, vec![Effect::Move]));
    scene.run(&go(), &[]);
    assert_eq!(scene.refused(&go()), Bar::MovementUsed);
    scene.run(&uses(A), &[]).run(&go(), &[]);
    assert_eq!(scene.refused(&go()), Bar::MovementUsed);
    let late = || know(Scene::melee(), A, ability(When::Free, vec![Effect::MoveAfterAction]));
    let mut scene = late();
    scene.run(&attack(A, B, 1), &[3]);
    assert_eq!(scene.refused(&go()), Bar::MoveBeforeAction);
    scene.run(&uses(A), &[]).run(&go(), &[]);
    assert_eq!(scene.refused(&go()), Bar::MovementUsed);
    // This is the same movement at a later time.
    let mut scene = late();
    scene.run(&uses(A), &[]).run(&go(), &[]);
    assert_eq!(scene.refused(&go()), Bar::MovementUsed);
}

/// Effects that no rule resolves become notes with a description and their source.
//% daemmersturm.data.ability-schema
//% daemmersturm.profile.abilities
#[test]
fn what_is_left_open_is_a_note_in_words() {
    let mut scene = know(Scene::fight(), A, ability(When::Free, vec![Effect::Negate]));
    scene.run(&uses(A), &[]);
    let left = LeftOpen { by: A, on: A, source: Source::Ability(IT), effect: Effect::Negate };
    assert_eq!(scene.state.notes[0].left.as_deref(), Some(&left));
    assert!(scene.told(SceneEvent::LeftOpen(Box::new(left))));
}
