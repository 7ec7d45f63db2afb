//! Damage over time, on characters and on grounds.

use crate::common::{
    crowd::{cast, crowd, foes, storm},
    *,
};
use schwung_daemmersturm::*;

/// 3 damage per round for three rounds.
fn burning() -> Lasting {
    let amount = Amount::fixed(3);
    Lasting { amount, rounds: 3, area: false, harmless_first: false, stacks: false }
}

/// A shoots a bolt with damage over time at B, who has no armour.
fn bolt(change: impl FnOnce(&mut Weapon)) -> Scene {
    Scene::shooting(BOW).library(|it| {
        it.weapons[2].lasting = Some(burning());
        change(&mut it.weapons[2]);
    })
}

fn wounds(scene: &Scene) -> usize {
    scene.state.effects.len()
}

//% daemmersturm.dot.first-hit
//% daemmersturm.outcome.needs-damage
#[test]
fn damage_over_time_needs_damage_first() {
    let mut scene = bolt(|_| {}).shield(B);
    scene.run(&attack(A, B, 1), &[15, 15]);
    assert_eq!((scene.life(B), wounds(&scene)), (20, 0), "the shield blocks");
    // 4 damage, reduction 4: no damage was dealt.
    let mut scene = bolt(|_| {}).profile(B, |it| it.protections = vec![REDUCTION]);
    scene.run(&attack(A, B, 1), &[15, 4]);
    assert_eq!((scene.life(B), wounds(&scene)), (20, 0));
    let mut scene = bolt(|_| {});
    scene.run(&attack(A, B, 1), &[15, 4]);
    assert_eq!((scene.life(B), wounds(&scene)), (16, 1));
    scene.end_turn(&[]);
    assert_eq!((scene.turn(), scene.life(B)), (Some(B), 13));
}

/// Burning oil: no damage at first, then 3 per round for three rounds. If cover averts it, it does not start.
//% daemmersturm.dot.harmless-first-hit
#[test]
fn a_first_hit_that_never_hurts_starts_it() {
    let oil = |it: &mut Weapon| {
        it.damage = Amount::default();
        it.lasting = Some(Lasting { harmless_first: true, ..burning() });
    };
    let mut scene = bolt(oil);
    scene.run(&attack(A, B, 1), &[15]);
    assert_eq!((scene.life(B), wounds(&scene)), (20, 1));
    for life in [17, 14, 11, 11] {
        scene.until(B);
        assert_eq!(scene.life(B), life);
    }
    let cover = Cover { id: EffectId(0), of: B, side: CoverSide::All, need: 12, full: false };
    let mut scene = bolt(oil).set(Fact::Scene(SceneFact::Cover(cover)));
    scene.run(&attack(A, B, 1), &[15, 12]);
    assert_eq!(wounds(&scene), 0);
}

/// A tick on a shield bearer: no shield roll. A tick of 5 with a reduction of 3: 2 damage.
//% daemmersturm.dot.no-protection
//% daemmersturm.dot.reduction
#[test]
fn reduction_helps_against_ticks_and_protection_does_not() {
    let wound = |amount| Wound {
        id: EffectId(0),
        on: B,
        by: Some(A),
        source: Source::Weapon(BOW),
        amount: Amount::fixed(amount),
        rounds: 2,
    };
    let mut scene = Scene::fight().shield(B).profile(B, |it| it.armour = Some(PLATE));
    scene = scene.set(Fact::Scene(SceneFact::Wound(wound(4))));
    scene.end_turn(&[]);
    assert_eq!((scene.life(B), scene.thrown.len(), scene.asked.len()), (16, 0, 0));
    let mut scene = Scene::fight().profile(B, |it| it.protections = vec![REDUCTION]);
    scene = scene.library(|it| it.protections[3].reduces = Some(3));
    scene = scene.set(Fact::Scene(SceneFact::Wound(wound(5))));
    scene.end_turn(&[]);
    assert_eq!(scene.life(B), 18);
}

/// 8 life points, a tick of 3 at the start of the turn: 5 left, exhausted, and an exhaustion roll at once.
//% daemmersturm.dot.tick
#[test]
fn a_tick_may_exhaust_at_once() {
    let mut scene = bolt(|_| {}).actor(B, |it| it.life = 12);
    scene.run(&attack(A, B, 1), &[15, 4]).end_turn(&[6]);
    assert_eq!((scene.life(B), scene.thrown.as_slice()), (5, ["1-10"].as_slice()));
    assert!(scene.state.actor(B).exhausted && scene.state.actor(B).is_up());
    let mut scene = bolt(|_| {}).actor(B, |it| it.life = 12);
    scene.run(&attack(A, B, 1), &[15, 4]).end_turn(&[5]);
    assert!(!scene.state.actor(B).is_up());
}

/// A range is rolled for each tick. The same effect of the same source restarts and does not add up, unless its entry
/// says so.
//% daemmersturm.dot.tick
#[test]
fn the_same_effect_begins_anew() {
    for (stacks, count, lost) in [(false, 1, 6), (true, 2, 6 + 3 + 2)] {
        let mut scene = bolt(|it| {
            it.lasting = Some(Lasting { amount: Amount::of(1, 6), stacks, ..burning() });
        });
        scene = scene.actor(B, |it| it.life = 60);
        scene.run(&attack(A, B, 1), &[15, 4]).end_turn(&[6]);
        assert_eq!(scene.life(B), 50);
        while scene.turn() != Some(A) {
            scene.end_turn(&[]);
        }
        scene.run(&attack(A, B, 1), &[15, 4]);
        assert_eq!(wounds(&scene), count);
        assert_eq!(scene.state.effects.iter().map(|it| it.rounds).max(), Some(3));
        scene.end_turn(pick(stacks, &[3, 2], &[1]));
        let ticked = if stacks { 5 } else { 1 };
        assert_eq!(scene.life(B), 60 - 4 - lost + if stacks { 5 } else { 0 } - 4 - ticked);
    }
}

/// A belated protection roll undoes damage over time, and restores an effect that it had restarted.
//% daemmersturm.protect.belated
#[test]
fn a_belated_roll_takes_it_back() {
    let mut scene = bolt(|_| {}).shield(B).actor(B, |it| it.orders.protect = Order::Never);
    scene.run(&attack(A, B, 1), &[15, 4]).end_turn(&[]);
    while scene.turn() != Some(A) {
        scene.end_turn(&[]);
    }
    let (before, life) = (scene.state.effects.clone(), scene.life(B));
    scene.run(&attack(A, B, 1), &[15, 4]);
    assert_ne!(scene.state.effects, before);
    let belated = Command::Attack(AttackCommand::Belated { who: B, with: Shelter::Shield });
    scene.run(&belated, &[15]);
    assert_eq!((&scene.state.effects, scene.life(B)), (&before, life));
}

/// A poison cloud with two enemies and a friend: all three take the tick. Leaving ends the damage, returning restarts
/// it.
//% daemmersturm.dot.area
//% daemmersturm.dot.area-leave
#[test]
fn a_ground_hurts_everybody_in_it() {
    let cloud =
        Area { id: AreaId(0), by: Some(A), source: Source::PlotLeader, amount: Amount::fixed(2), rounds: 9 };
    let mut scene = Scene::fight().set(Fact::Scene(SceneFact::Area(cloud)));
    for who in [B, C, D] {
        scene = scene.set(Fact::Scene(SceneFact::Standing { who, area: AreaId(1), is: true }));
    }
    scene.end_turn(&[]);
    let out = walk(Move { out_of: vec![AreaId(1)], ..Move::plain(B) });
    scene.run(&out, &[]).until(A);
    assert_eq!([A, B, C, D].map(|it| scene.life(it)), [20, 18, 18, 18]);
    scene.end_turn(&[]);
    assert_eq!(scene.life(B), 18, "no further ticks");
    scene.run(&walk(Move { into: vec![AreaId(1)], ..Move::plain(B) }), &[]).until(B);
    assert_eq!(scene.life(B), 16);
}

/// A field of fire: the first hit is averted by cover, but everybody who stays in the field takes the ticks. It lasts
/// for a number of turns of each character.
//% daemmersturm.dot.area-no-first-damage
//% daemmersturm.dot.area
#[test]
fn a_ground_needs_no_first_damage() {
    let field = |it: &mut Spell| it.lasting = Some(Lasting { area: true, rounds: 2, ..burning() });
    let cover = Cover { id: EffectId(0), of: ActorId(1), side: CoverSide::All, need: 12, full: false };
    let mut scene = storm(crowd(2, 20), Targets::Fixed(2), field);
    scene = scene.profile(ActorId(2), |it| it.magic.defence = 30).set(Fact::Scene(SceneFact::Cover(cover)));
    scene.answer(Actors(foes(2))).answer(Answer::Protecting(Protecting::Try(Shelter::Cover)));
    scene.run(&cast(&foes(2)), &[19, 12]);
    assert_eq!((scene.life(ActorId(1)), scene.state.standing.len()), (20, 2));
    scene.until(A);
    assert_eq!(foes(2).iter().map(|&it| scene.life(it)).collect::<Vec<_>>(), [17, 17]);
    scene.until(A);
    assert_eq!(foes(2).iter().map(|&it| scene.life(it)).collect::<Vec<_>>(), [14, 14]);
    assert!(scene.state.areas.is_empty() && scene.state.standing.is_empty());
    // With a weapon and a single target: even if the hit is averted, the ground is created.
    let mut scene = bolt(|it| it.lasting = Some(Lasting { area: true, ..burning() })).shield(B);
    scene.run(&attack(A, B, 1), &[15, 15]);
    assert_eq!((scene.life(B), scene.state.standing.len()), (20, 1));
    // Everything that lasts for rounds ends with the combat.
    scene.run(&turn(TurnCommand::EndCombat), &[]);
    assert!(scene.state.areas.is_empty() && scene.state.standing.is_empty());
}

/// A ground whose creator is down loses a round with each round of the combat.
//% daemmersturm.dot.tick
#[test]
fn a_ground_outlives_its_maker() {
    let cloud =
        Area { id: AreaId(0), by: None, source: Source::PlotLeader, amount: Amount::fixed(1), rounds: 2 };
    let mut scene = Scene::fight().set(Fact::Scene(SceneFact::Area(cloud)));
    scene.until(A);
    assert_eq!(scene.state.areas.len(), 1);
    scene.until(A);
    assert!(scene.state.areas.is_empty());
}

/// A volatile poison, 5 damage for two rounds: a success starts it, and protection does not help.
//% daemmersturm.poison.effects
#[test]
fn a_poison_may_last() {
    let lasting = Lasting { amount: Amount::fixed(5), rounds: 2, ..burning() };
    let kind = SubstanceKind::VolatilePoison;
    let venom = Substance { kind, effects: vec![Effect::Lasting(lasting)], ..Substance::default() };
    let mut scene = Scene::melee().library(|it| it.substances.push(venom));
    scene = scene.set(Fact::Item { item: ItemId(1), fact: ItemFact::Poison(Some(SubstanceId(0))) });
    scene.run(&attack(A, B, 1), &[15, 1, 15]);
    assert_eq!((scene.life(B), wounds(&scene)), (19, 1));
    scene.end_turn(&[]);
    assert_eq!(scene.life(B), 14);
    scene.until(B);
    assert_eq!((scene.life(B), wounds(&scene)), (9, 0));
}

/// An ability that reduces damage by an amount is used and paid for against ticks. One that averts all damage counts as
/// protection and is not used.
//% daemmersturm.dot.reduction
//% daemmersturm.dot.no-protection
//% daemmersturm.protect.partial
#[test]
fn abilities_lessen_ticks() {
    let skin = |effect| Ability {
        name: "Skin".to_owned(),
        pool: Some(Pool::Action),
        cost: 1,
        when: When::Damaged,
        effects: vec![effect],
        ..Ability::default()
    };
    let scene = |effect| {
        let known = KnownAbility { name: "Skin".to_owned(), entry: Some(AbilityId(1)) };
        let scene = bolt(|_| {}).library(|it| it.abilities.push(skin(effect)));
        scene.profile(B, |it| it.abilities = vec![known])
    };
    let mut it = scene(Effect::Reduce(2));
    it.run(&attack(A, B, 1), &[15, 4]);
    assert_eq!((it.life(B), it.kinds()), (16, vec!["protect", "lessen"]), "asked, and nothing spent unasked");
    it.answer(Picked(Some(AbilityId(1)))).end_turn(&[]);
    assert_eq!((it.life(B), it.state.actor(B).action_points), (15, 1));
    // All damage is averted: still a hit, but without damage over time. Ticks are not averted.
    let mut it = scene(Effect::Negate).answering(Picked(Some(AbilityId(1))));
    it.run(&attack(A, B, 1), &[15, 4]);
    assert_eq!((it.life(B), wounds(&it), it.outcome()), (20, 0, Outcome::Hit));
    let mut it = scene(Effect::Negate);
    it.run(&attack(A, B, 1), &[15, 4]).end_turn(&[]);
    assert_eq!((it.life(B), it.kinds()), (13, Vec::<&str>::new()));
    // A permanent trait causes no question.
    let mut it = scene(Effect::Reduce(1)).library(|it| it.abilities[1].when = When::Passive);
    it.run(&attack(A, B, 1), &[15, 4]).end_turn(&[]);
    assert_eq!((it.life(B), it.kinds()), (15, Vec::<&str>::new()));
}

/// The plot leader lets another character act before B did anything. B's turn continues later: effects at its beginning do not
/// occur again, and its movement is not restored.
//% daemmersturm.turn.order
//% daemmersturm.turn.budget
//% daemmersturm.dot.tick
//% daemmersturm.exhaustion.roll
#[test]
fn an_interrupted_turn_begins_once() {
    let over = |by| {
        let take = Box::new(turn(TurnCommand::TakeTurn { by }));
        Command::Overrule { command: take, reason: Wording::NONE }
    };
    let mut scene = bolt(|_| {}).actor(B, |it| it.life = 11);
    // 11 - 4 - 3 damage: B is exhausted, and stays on its feet.
    scene.run(&attack(A, B, 1), &[15, 4]).end_turn(&[6]);
    assert_eq!((scene.turn(), scene.life(B), scene.state.effects[0].rounds), (Some(B), 4, 2));
    scene.run(&walk(Move { length: Some(Length::metres(9)), ..Move::plain(B) }), &[]);
    scene.run(&over(C), &[]).end_turn(&[]);
    assert!(scene.told(TurnEvent::TurnResumed { who: B }));
    assert_eq!((scene.turn(), scene.life(B), scene.state.effects[0].rounds), (Some(B), 4, 2));
    assert_eq!(scene.refused(&walk(Move::plain(B))), Bar::MovementUsed);
    // The same if the plot leader gives the turn to B itself.
    scene.run(&over(B), &[]);
    assert_eq!(scene.life(B), 4);
    // In the next round its turn begins as usual.
    scene.end_turn(&[]).end_turn(&[]).end_turn(&[6]);
    assert_eq!((scene.state.round(), scene.turn(), scene.life(B)), (2, Some(B), 1));
    scene.run(&walk(Move::plain(B)), &[]);
}

/// A turn is over once its action is spent. If the plot leader grants another one, that starts from the beginning.
//% daemmersturm.turn.order
#[test]
fn another_turn_in_the_round_begins_anew() {
    let mut scene = bolt(|_| {});
    scene.run(&attack(A, B, 1), &[15, 4]).end_turn(&[]);
    scene.state.apply(&Event::Turn(TurnEvent::ActionSpent { who: B }));
    let take = Box::new(turn(TurnCommand::TakeTurn { by: B }));
    scene.run(&Command::Overrule { command: take, reason: Wording::NONE }, &[]);
    assert_eq!((scene.turn(), scene.life(B), scene.state.actor(B).turn.action), (Some(B), 10, false));
}
