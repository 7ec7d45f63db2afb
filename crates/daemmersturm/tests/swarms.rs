//! Swarms.

use crate::common::{
    crowd::{area, cast, crowd, foes, storm, swarm},
    *,
};
use schwung_daemmersturm::*;
use schwung_table::Seat;

/// Number of targets hit by an effect with room for `limit`.
fn caught(scene: Scene, limit: u8, at: &[ActorId]) -> usize {
    let mut scene = storm(scene, Targets::Fixed(limit), |it| it.damage = None);
    scene.run(&cast(at), &[2]);
    scene.outcomes().len()
}

/// Base life points of 20, currently 3: no swarmer. Base life points of 5: a swarmer.
//% daemmersturm.swarm.swarmer
#[test]
fn base_life_points_make_a_swarmer() {
    assert_eq!(crowd(5, 20).actor(ActorId(1), |it| it.life = 3).refused(&swarm(&foes(5))), Bar::NoSwarmer);
    crowd(5, 5).allowed(&swarm(&foes(5)));
    let mixed = crowd(5, 5).actor(ActorId(2), |it| it.side = Side(0));
    assert_eq!(mixed.refused(&swarm(&foes(5))), Bar::WrongSide);
}

/// Five rats, one of which dies: four are no swarm.
//% daemmersturm.swarm.swarm
//% daemmersturm.swarm.third
#[test]
fn five_make_a_swarm() {
    let mut rats = crowd(5, 5);
    rats.run(&swarm(&foes(5)), &[]);
    assert_eq!(caught(rats, 1, &foes(5)), 3);
    let mut rats = crowd(5, 5);
    rats.run(&swarm(&foes(5)), &[]);
    let rats = rats.set(Fact::Actor { who: ActorId(5), fact: ActorFact::Status(Status::Incapacitated) });
    assert_eq!(caught(rats, 1, &foes(5)), 1);
    // Separated again.
    let mut rats = crowd(5, 5);
    rats.run(&swarm(&foes(5)), &[]).run(&area(AreaCommand::Swarm { who: foes(1), close: false }), &[]);
    assert_eq!(caught(rats, 1, &foes(5)), 1);
}

/// Room for four: twelve swarmers, or three normal targets and three swarmers. Four swarmers are no swarm, so four.
//% daemmersturm.swarm.third
#[test]
fn a_swarmer_is_a_third_of_a_target() {
    let swarming = |count| {
        let mut rats = crowd(count, 5);
        rats.run(&swarm(&foes(count)), &[]);
        rats
    };
    assert_eq!(caught(swarming(20), 4, &foes(20)), 12);
    assert_eq!(caught(swarming(4), 4, &foes(4)), 4);
    assert_eq!(caught(swarming(12), 3, &foes(12)), 9, "the example of the source");
    let mut mixed = crowd(12, 5);
    for who in foes(3) {
        mixed = mixed.profile(who, |it| it.life = 20).actor(who, |it| it.life = 20);
    }
    mixed.run(&swarm(&foes(12)[3..]), &[]);
    assert_eq!(caught(mixed, 4, &foes(12)), 6);
}

/// A rat (item 1, claws) in a swarm of `count` around A.
fn rats(count: u16) -> Scene {
    let mut scene = crowd(count, 5).armed(ActorId(1), SWORD).armed(ActorId(2), SWORD);
    scene = scene.near(ActorId(1), A).near(ActorId(2), A).actor(A, |it| it.orders.protect = Order::Never);
    scene.run(&swarm(&foes(count)), &[]).end_turn(&[]);
    scene
}

/// A rat in a swarm of six: two melee attacks with its action.
//% daemmersturm.swarm.extra-attack
#[test]
fn swarmers_attack_once_more() {
    let mut scene = rats(6);
    scene.run(&attack(ActorId(1), A, 1), &[5, 15, 3]);
    assert_eq!((scene.outcomes(), scene.life(A)), (vec![Outcome::Miss, Outcome::Hit], 17));
    scene.end_turn(&[]).run(&attack(ActorId(2), A, 2), &[5, 5]);
    let mut four = rats(4);
    four.run(&attack(ActorId(1), A, 1), &[5]);
    // One for the whole swarm per round.
    let mut scene = rats(6).house(|it| it.swarm_extra = SwarmExtra::OncePerSwarm);
    scene.run(&attack(ActorId(1), A, 1), &[5, 5]).end_turn(&[]);
    scene.run(&attack(ActorId(2), A, 2), &[5]);
}

/// Rat 1 is attacked, rat 2 steps in without points: the attack is resolved against rat 2.
//% daemmersturm.swarm.free-intervene
//% daemmersturm.swarm.no-chain
#[test]
fn a_swarmer_steps_in_for_a_comrade() {
    let swarming = |count| {
        let mut scene = crowd(count, 5).armed(A, SWORD).near(A, ActorId(1));
        scene.run(&swarm(&foes(count)), &[]);
        scene
    };
    let mut scene = swarming(5).answering(Target(Some(ActorId(2))));
    scene.run(&attack(A, ActorId(1), 1), &[15, 3]);
    assert_eq!((scene.life(ActorId(1)), scene.life(ActorId(2))), (5, 2));
    assert!(scene.told(AttackEvent::SteppedIn { who: ActorId(2), of: ActorId(1) }));
    // Asked once: no character steps in for one that has stepped in.
    assert_eq!(scene.kinds(), ["step-in"]);
    // Without a swarm no character steps in, and no question is asked if the switch is off.
    let mut four = swarming(4);
    four.run(&attack(A, ActorId(1), 1), &[5]);
    assert_eq!(four.kinds(), Vec::<&str>::new());
    let mut quiet = swarming(5).house(|it| it.ask_step_in = Prompt::Off);
    quiet.run(&attack(A, ActorId(1), 1), &[5]);
    assert_eq!(quiet.kinds(), Vec::<&str>::new());
}

/// Others step in with the ability, and pay for it.
//% daemmersturm.swarm.free-intervene
//% daemmersturm.data.ability-schema
#[test]
fn others_pay_for_stepping_in() {
    let step_in = Ability {
        name: "Step in".to_owned(),
        pool: Some(Pool::Action),
        cost: 1,
        when: When::FriendAttacked,
        effects: vec![Effect::Intervene],
        ..Ability::default()
    };
    let known = KnownAbility { name: "Step in".to_owned(), entry: Some(AbilityId(1)) };
    let scene = || {
        let scene = Scene::melee().library(|it| it.abilities.push(step_in.clone()));
        scene.profile(D, |it| it.abilities = vec![known.clone()])
    };
    let mut it = scene().answering(Target(Some(D)));
    it.run(&attack(A, B, 1), &[15, 4]);
    assert_eq!((it.life(B), it.life(D), it.state.actor(D).action_points), (20, 16, 1));
    let mut poor = scene().actor(D, |it| it.action_points = 0);
    poor.run(&attack(A, B, 1), &[5]);
    assert_eq!(poor.kinds(), Vec::<&str>::new());
}

/// A player who does not want to step in for the rest of the round is not asked again before the next one. Others are.
//% daemmersturm.swarm.free-intervene
#[test]
fn nobody_is_asked_again_in_a_round() {
    let step_in = Ability {
        name: "Step in".to_owned(),
        when: When::FriendAttacked,
        effects: vec![Effect::Intervene],
        ..Ability::default()
    };
    let known = KnownAbility { name: "Step in".to_owned(), entry: Some(AbilityId(1)) };
    let mut scene = Scene::fight().armed(B, SWORD).armed(D, SWORD).near(A, B).near(A, D);
    let turn_of = |who| Fact::Scene(SceneFact::Turn(Some(who)));
    scene = scene.library(|it| it.abilities.push(step_in)).profile(C, |it| it.abilities = vec![known]);
    scene = scene.set(turn_of(B));
    // Declining once, C's player is asked about the next attack.
    scene.run(&attack(B, A, 1), &[5]);
    assert_eq!(scene.kinds(), ["step-in"]);
    let mut scene = scene.set(turn_of(D)).answering(Answer::No);
    scene.run(&attack(D, A, 2), &[5]);
    assert_eq!(scene.kinds(), ["step-in"]);
    assert!(scene.told(AttackEvent::StaysOut { who: C }));
    let once_more = |scene: &mut Scene, by, item| {
        scene.state.actors[usize::from(by)].turn.action = false;
        scene.run(&attack(ActorId(by), A, item), &[5]);
        scene.kinds()
    };
    assert_eq!(once_more(&mut scene, D.0, 2), Vec::<&str>::new());
    // A character's own orders take effect immediately, but only those that change its orders about stepping in.
    let ordered = |scene: &mut Scene, orders| {
        scene.run(&Command::Turn(TurnCommand::Order { who: C, orders }), &[]);
        once_more(scene, D.0, 2)
    };
    let order = |scene: &mut Scene, step_in| ordered(scene, Orders { step_in, ..Orders::default() });
    let before = scene.state.clone();
    let others = Orders { seek: Order::Always, protect: Order::Always, ..Orders::default() };
    assert_eq!(ordered(&mut scene, others), Vec::<&str>::new());
    assert_eq!(scene.state.actor(C).orders, others);
    assert_eq!(order(&mut scene, Order::Never), Vec::<&str>::new());
    assert_eq!(order(&mut scene, Order::Ask), ["step-in"]);
    assert_eq!(order(&mut scene, Order::Always), Vec::<&str>::new());
    assert!(scene.told(AttackEvent::SteppedIn { who: C, of: A }));
    scene.state = before;
    scene.state.apply(&Event::Turn(TurnEvent::RoundBegan { round: 2 }));
    assert_eq!(once_more(&mut scene, D.0, 2), ["step-in"]);
}

/// A character whose ability to step in costs a point of this pool.
fn bodyguard(pool: Pool) -> Scene {
    let step_in = Ability {
        name: "Step in".to_owned(),
        pool: Some(pool),
        cost: 1,
        when: When::FriendAttacked,
        effects: vec![Effect::Intervene],
        ..Ability::default()
    };
    let known = KnownAbility { name: "Step in".to_owned(), entry: Some(AbilityId(1)) };
    let scene = Scene::melee().library(|it| it.abilities.push(step_in));
    scene.profile(D, |it| it.abilities = vec![known])
}

/// The answer "never" is a standing order: there are no more questions until it is revoked. With the opposite order, a
/// character steps in automatically as long as it can pay.
//% daemmersturm.swarm.free-intervene
#[test]
fn standing_orders_answer_for_good() {
    let mut scene = bodyguard(Pool::Action).answering(Answer::Order(Order::Never));
    scene.run(&attack(A, B, 1), &[5]);
    assert_eq!((scene.kinds(), scene.state.actor(D).orders.step_in), (vec!["step-in"], Order::Never));
    let again = |scene: &mut Scene| {
        scene.state.actors[usize::from(A.0)].turn.action = false;
        scene.run(&attack(A, B, 1), &[5]);
        scene.kinds()
    };
    scene.state.apply(&Event::Turn(TurnEvent::RoundBegan { round: 2 }));
    assert_eq!(again(&mut scene), Vec::<&str>::new());
    let orders = Orders { step_in: Order::Always, ..Orders::default() };
    scene.run(&Command::Turn(TurnCommand::Order { who: D, orders }), &[]);
    assert_eq!(again(&mut scene), Vec::<&str>::new());
    assert!(scene.told(AttackEvent::SteppedIn { who: D, of: B }));
    let points = scene.state.actor(D).action_points;
    scene.state.actors[usize::from(D.0)].action_points = 0;
    again(&mut scene);
    assert!(points == 1 && !scene.told(AttackEvent::SteppedIn { who: D, of: B }));
}

/// The log shows first which character steps in, then the cost. A light test comes before both.
//% daemmersturm.swarm.free-intervene
//% daemmersturm.light.failure
#[test]
fn stepping_in_comes_before_its_price() {
    let place = |scene: &Scene, wanted: Event| scene.events.iter().position(|it| *it == wanted);
    let stepped: Event = AttackEvent::SteppedIn { who: D, of: B }.into();
    let mut scene = bodyguard(Pool::Action).answering(Target(Some(D)));
    scene.run(&attack(A, B, 1), &[5]);
    let paid = place(&scene, MagicEvent::Spent { who: D, pool: Pool::Action, cost: 1 }.into());
    assert!(place(&scene, stepped.clone()) < paid, "{:?}", scene.events);
    let light = || {
        let scene = bodyguard(Pool::Magic(Resource::Light)).answering(Target(Some(D)));
        scene.actor(D, |it| (it.resource, it.magic_points) = (Some(Resource::Light), 3))
    };
    let mut scene = light();
    scene.run(&attack(A, B, 1), &[0, 5]);
    assert!(scene.told(AttackEvent::SteppedIn { who: D, of: B }));
    let mut scene = light();
    scene.run(&attack(A, B, 1), &[5, 5]);
    assert!(!scene.told(AttackEvent::SteppedIn { who: D, of: B }));
}

/// If characters of two people could step in, each person is asked once about an attack, regardless of the other's answer.
//% daemmersturm.swarm.free-intervene
#[test]
fn nobody_is_asked_twice_about_an_attack() {
    let (stay, stay_out, steps_in) =
        (Answer::from(Target(None)), Answer::No, Target(Some(ActorId(3))).into());
    for (first, second, hit) in [(stay, stay_out.clone(), 1), (stay_out, steps_in, 3)] {
        let mut scene = crowd(5, 5).armed(A, SWORD).near(A, ActorId(1));
        scene = scene.actor(ActorId(2), |it| it.seat = Seat(2));
        scene.run(&swarm(&foes(5)), &[]);
        let mut scene = scene.answering(first).answering(second);
        scene.run(&attack(A, ActorId(1), 1), &[15, 3]);
        let asked: Vec<Seat> = scene.asked.iter().map(Question::seat).collect();
        assert_eq!((scene.kinds(), asked), (vec!["step-in"; 2], vec![Seat(2), Seat(0)]));
        assert_eq!(scene.life(ActorId(hit)), 2);
        let stays_out = if hit == 1 { ActorId(3) } else { ActorId(2) };
        assert!(scene.told(AttackEvent::StaysOut { who: stays_out }));
    }
}

/// A spell at one target is an attack: the character that steps in becomes its target, and resists with its own value.
//% daemmersturm.swarm.free-intervene
//% daemmersturm.magic.attack
#[test]
fn somebody_steps_in_against_a_spell() {
    let aimed = |hit_roll: bool, w: Option<u8>| {
        let mut scene = storm(crowd(5, 5), Targets::Single, |it| (it.hit_roll, it.w) = (hit_roll, w));
        scene.run(&swarm(&foes(5)), &[]);
        scene.profile(ActorId(2), |it| it.magic.defence = 15)
    };
    let mut scene = aimed(true, None).answering(Target(Some(ActorId(2))));
    scene.run(&cast(&foes(1)), &[14]);
    assert_eq!((scene.outcomes(), scene.life(ActorId(1))), (vec![Outcome::Miss], 5));
    assert!(scene.told(AttackEvent::SteppedIn { who: ActorId(2), of: ActorId(1) }));
    // Without a hit roll, the target changes before the W roll.
    let mut scene = aimed(false, Some(5)).answering(Target(Some(ActorId(2))));
    scene.run(&cast(&foes(1)), &[5, 3]);
    assert_eq!((scene.life(ActorId(1)), scene.life(ActorId(2))), (5, 2));
    // No character steps in for a friend that is healed.
    let heal = |it: &mut Spell| {
        (it.kind, it.damage, it.healing) = (SpellKind::Healing, None, Some(Amount::of(1, 2)));
    };
    let mut heals = storm(crowd(5, 5), Targets::Single, heal);
    heals.run(&swarm(&foes(5)), &[]);
    heals.run(&cast(&foes(1)), &[15, 1]);
    assert!(!heals.kinds().contains(&"step-in"));
}

/// Characters that are not caught can step in for characters caught by an area effect. No more targets are hit than there is
/// room for, and the ground is under both. A player who declines for one member of a swarm is not asked about the next.
//% daemmersturm.swarm.free-intervene
//% daemmersturm.swarm.no-chain
//% daemmersturm.area.maximum
#[test]
fn somebody_steps_in_against_an_area() {
    let (amount, harmless_first, stacks) = (Amount::of(1, 2), false, false);
    let burning = Lasting { amount, rounds: 2, area: true, harmless_first, stacks };
    let storm = || {
        let mut scene = storm(crowd(6, 5), Targets::Fixed(1), |it| it.lasting = Some(burning));
        scene.run(&swarm(&foes(6)), &[]);
        scene
    };
    let [first, second, third] = [ActorId(1), ActorId(2), ActorId(3)];
    let mut scene = storm().answering(Actors(vec![first, second])).answering(Target(Some(third)));
    scene.run(&cast(&foes(2)), &[19, 2, 3]);
    assert_eq!([first, second, third].map(|it| scene.life(it)), [5, 2, 3]);
    assert!(scene.told(AttackEvent::SteppedIn { who: third, of: first }));
    let there: Vec<_> = scene.state.standing.iter().map(|it| it.who).collect();
    assert_eq!(there, [first, second, third]);
    assert_eq!(scene.kinds(), ["caught", "step-in", "step-in", "seek-many"]);
    let question = scene.asked.iter().filter_map(|it| match it {
        Question::StepIn(it) => Some((it.of, it.who.clone())),
        _ => None,
    });
    let rest = vec![ActorId(4), ActorId(5), ActorId(6)];
    let all = [third].into_iter().chain(rest.clone()).collect();
    assert_eq!(question.collect::<Vec<_>>(), [(first, all), (second, rest)]);
    let mut scene = storm().answering(Actors(vec![first, second])).answering(Target(None));
    scene.run(&cast(&foes(2)), &[19, 2, 3]);
    assert_eq!(scene.kinds(), ["caught", "step-in", "seek-many"]);
    let mut scene = storm().house(|it| it.ask_step_in = Prompt::Off);
    scene.run(&cast(&foes(1)), &[5]);
    assert_eq!(scene.kinds(), ["caught"]);
}

/// A player who may step in, at a price, for several characters caught by an area effect is asked once for which one.
//% daemmersturm.swarm.free-intervene
//% daemmersturm.area.one-hit-roll
#[test]
fn somebody_is_asked_once_about_all_whom_an_area_catches() {
    let [first, second, guard] = [ActorId(1), ActorId(2), ActorId(3)];
    let step_in = Ability {
        name: "Step in".to_owned(),
        pool: Some(Pool::Action),
        cost: 1,
        when: When::FriendAttacked,
        effects: vec![Effect::Intervene],
        ..Ability::default()
    };
    let known = KnownAbility { name: "Step in".to_owned(), entry: Some(AbilityId(1)) };
    let guarded = || {
        let scene = storm(crowd(5, 5), Targets::Fixed(2), |_| {});
        let scene = scene.library(|it| it.abilities.push(step_in.clone()));
        let scene = scene.profile(guard, |it| it.abilities = vec![known.clone()]);
        scene.actor(guard, |it| (it.seat, it.action_points) = (Seat(2), 2))
    };
    let step_ins = |scene: &Scene| scene.kinds().iter().filter(|it| **it == "step-in").count();
    let mut scene = guarded().answering(Target(None));
    scene.run(&cast(&foes(2)), &[19, 2, 3]);
    assert_eq!(step_ins(&scene), 1, "{:?}", scene.kinds());
    assert_eq!([first, second, guard].map(|it| scene.life(it)), [3, 2, 5]);
    // It chooses for whom, and pays once.
    let mut scene = guarded().answering(Substitute { who: guard, of: second });
    scene.run(&cast(&foes(2)), &[19, 2, 3]);
    assert_eq!(step_ins(&scene), 1, "{:?}", scene.kinds());
    assert!(scene.told(AttackEvent::SteppedIn { who: guard, of: second }));
    assert_eq!([first, second, guard].map(|it| scene.life(it)), [3, 5, 2]);
    assert_eq!(scene.state.actor(guard).action_points, 1);
    // The other target is still open to the plot leader, who has not declined, but not to the player who has.
    let both = || guarded().profile(ActorId(4), |it| it.abilities = vec![known.clone()]);
    let both = || both().actor(ActorId(4), |it| it.action_points = 2);
    let mut scene =
        both().answering(Substitute { who: guard, of: first }).answering(Target(Some(ActorId(4))));
    scene.run(&cast(&foes(2)), &[19, 2, 3]);
    assert_eq!([first, second, guard, ActorId(4)].map(|it| scene.life(it)), [5, 5, 3, 2]);
    assert_eq!(step_ins(&scene), 2, "{:?}", scene.kinds());
    let asked: Vec<_> = scene.asked.iter().filter(|it| it.kind() == "step-in").map(Question::seat).collect();
    assert_eq!(asked, [Seat(2), Seat(0)]);
    let mut scene = both().answering(Target(None)).answering(Substitute { who: ActorId(4), of: first });
    scene.run(&cast(&foes(2)), &[19, 2, 3]);
    assert_eq!(step_ins(&scene), 2, "{:?}", scene.kinds());
    // No questions are asked about characters that the person does not know.
    let mut scene = guarded().actor(second, |it| it.veiled = true).answering(Target(None));
    scene.run(&cast(&foes(2)), &[19, 2, 3]);
    let asked = scene.asked.iter().find_map(|it| match it {
        Question::StepIn(it) => Some((it.of, it.others.clone())),
        _ => None,
    });
    assert_eq!(asked, Some((first, Vec::new())));
}

/// 200 swarmers: few questions, and none for a single swarmer.
//% daemmersturm.swarm.third
#[test]
fn two_hundred_swarmers_are_few_questions() {
    let mut scene = crowd(200, 5);
    scene.run(&swarm(&foes(200)), &[]);
    scene = storm(scene, Targets::Fixed(67), |_| {});
    let mut dice = vec![19];
    dice.extend(std::iter::repeat_n(5, 200));
    scene.run(&cast(&foes(200)), &dice);
    assert_eq!(scene.kinds(), ["caught", "seek-many"]);
    assert!(foes(200).iter().all(|&it| !scene.state.actor(it).is_up()));
}
