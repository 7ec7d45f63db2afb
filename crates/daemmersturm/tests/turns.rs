//! Combat and other scenes, life points between fights, rounds, sections, ranges and drawing.

use crate::common::*;
use schwung_daemmersturm::*;
use schwung_table::Seat;

fn begin(order: &[ActorId]) -> Command {
    turn(TurnCommand::BeginCombat(BeginCombat { order: order.to_vec(), preset: Preset::Listed }))
}

fn gm_sets(who: ActorId, fact: ActorFact) -> Command {
    Command::Set { fact: Fact::Actor { who, fact }, reason: Wording::new("as I say") }
}

//% daemmersturm.scope.combat-only
//% daemmersturm.lp.no-healing-outside
#[test]
fn nothing_is_resolved_outside_combat() {
    let heal = Ability {
        name: "Heal".to_owned(),
        effects: vec![Effect::Heal(Amount::of(4, 9))],
        ..Ability::default()
    };
    let entry = Some(AbilityId(1));
    let known = KnownAbility { name: "Heal".to_owned(), entry };
    let mut scene = Scene::new()
        .armed(A, SWORD)
        .library(|it| it.abilities.push(heal))
        .profile(A, |it| it.abilities.push(known));
    scene = scene.near(A, B).actor(C, |it| it.life = 4);
    let heal = Command::Magic(MagicCommand::Use { by: A, ability: AbilityId(1), on: Some(C) });
    assert_eq!(scene.refused(&attack(A, B, 1)), Bar::NoCombat);
    assert_eq!(scene.refused(&heal), Bar::NoCombat);
    // The plot leader may overrule.
    let over = Command::Overrule { command: Box::new(heal.clone()), reason: Wording::new("a miracle") };
    scene.run(&over, &[6]);
    assert_eq!(scene.life(C), 10);
    let mut scene = scene.begun(&[A, B, C]);
    scene.state.actors[2].life = 9;
    scene.run(&heal, &[6]);
    assert_eq!(scene.life(C), 15);
}

//% daemmersturm.lp.combat-healing
//% daemmersturm.options.index
#[test]
fn healing_goes_up_to_the_cap_of_the_table() {
    let cases = [
        (HealingCap::ProfileOrStart, 20, 9, 6, 15),
        (HealingCap::ProfileOrStart, 20, 18, 6, 20),
        (HealingCap::ProfileOrStart, 25, 18, 9, 25),
        (HealingCap::Profile, 25, 18, 9, 20),
        (HealingCap::None, 20, 18, 9, 27),
    ];
    for (cap, start, before, rolled, after) in cases {
        let entry = Some(AbilityId(1));
        let heal = Ability { effects: vec![Effect::Heal(Amount::of(1, 9))], ..Ability::default() };
        let mut scene = Scene::fight().library(|it| it.abilities.push(heal));
        scene = scene.profile(A, |it| it.abilities.push(KnownAbility { name: "Heal".to_owned(), entry }));
        scene =
            scene.house(|it| it.healing_cap = cap).actor(C, |it| (it.life, it.start_life) = (before, start));
        scene
            .run(&Command::Magic(MagicCommand::Use { by: A, ability: AbilityId(1), on: Some(C) }), &[rolled]);
        assert_eq!(scene.life(C), after, "{cap:?}");
    }
}

//% daemmersturm.scope.adapt-outside
//% daemmersturm.section.pauses
#[test]
fn outside_combat_people_agree_on_what_abilities_do() {
    let adapt = turn(TurnCommand::Adapt { by: A, text: Wording::new("light the fire with my spell") });
    for yes in [true, false] {
        let mut scene = Scene::new().answering(Answer::from(yes));
        scene.run(&adapt, &[]);
        assert_eq!((scene.kinds(), scene.state.notes.len()), (vec!["judge"], usize::from(yes)));
        assert!(matches!(&scene.asked[0], Question::Judge(it) if it.seat == Seat::GM));
    }
    assert_eq!(Scene::fight().refused(&adapt), Bar::InCombat);
    let mut scene = Scene::fight();
    scene.run(&turn(TurnCommand::EndCombat), &[]).run(&adapt, &[]);
    assert!(matches!(&scene.asked[0], Question::Judge(Judge { judgement: Judgement::Pause { .. }, .. })));
    // Reloading is possible in a pause and takes no action; outside a section it is not.
    let mut scene =
        Scene::shooting(CROSSBOW).set(Fact::Item { item: ItemId(1), fact: ItemFact::Unloaded(1) });
    scene.run(&turn(TurnCommand::EndCombat), &[]);
    scene.run(&gear(GearCommand::Reload { by: A, item: ItemId(1) }), &[]);
    assert!(!scene.state.actor(A).turn.action);
    let mut scene = scene.set(Fact::Item { item: ItemId(1), fact: ItemFact::Unloaded(1) });
    scene.run(&turn(TurnCommand::CloseSection), &[]);
    assert_eq!(scene.refused(&gear(GearCommand::Reload { by: A, item: ItemId(1) })), Bar::NoCombat);
}

//% daemmersturm.gm.authority
#[test]
fn the_plot_leader_may_set_and_overrule_everything() {
    let mut scene = Scene::melee();
    scene.run(&gm_sets(B, ActorFact::Life(3)), &[]);
    assert_eq!(scene.life(B), 3);
    assert!(scene.told_any(|it| matches!(it, Event::Set { reason, .. } if reason.as_str() == "as I say")));
    assert_eq!(scene.refused(&gm_sets(ActorId(9), ActorFact::Life(3))), Bar::NoSuchThing);
    assert_eq!(scene.refused(&gm_sets(B, ActorFact::Life(60_000))), Bar::OutOfBounds);
    // Also in advance: a modifier to a roll, or a command that the rules refuse.
    let plan = Plan { bonus: 5, ..Plan::default() };
    scene.run(&strike(Strike { plan, ..blow(A, B, 1) }), &[8, 1]);
    assert_eq!(scene.totals(), [13]);
    assert_eq!(scene.refused(&attack(A, B, 1)), Bar::ActionUsed);
    let command = Box::new(attack(A, B, 1));
    scene.run(&Command::Overrule { command, reason: Wording::new("once more") }, &[13, 1]);
    assert_eq!(scene.life(B), 1);
}

//% daemmersturm.lp.zero
//% daemmersturm.lp.floor
//% daemmersturm.lp.incapacitated
#[test]
fn at_zero_one_is_out() {
    for (life, damage) in [(7, 9), (3, 10), (10, 10)] {
        let mut scene = Scene::melee().actor(B, |it| it.life = life);
        scene.run(&attack(A, B, 1), &[13, damage]);
        assert_eq!((scene.life(B), scene.state.actor(B).status), (0, Status::Incapacitated));
        assert!(scene.told(HarmEvent::Hurt {
            on: B,
            by: Some(A),
            amount: damage.unsigned_abs(),
            cause: Cause::Hit
        }));
        assert!(!scene.state.actor(B).exhausted, "no exhaustion roll");
    }
    let mut scene = Scene::melee().actor(B, |it| (it.life, it.status) = (0, Status::Incapacitated));
    scene.end_turn(&[]);
    assert_eq!(scene.turn(), Some(C), "not waited for");
    assert_eq!(scene.refused(&turn(TurnCommand::SeekCover { by: B })), Bar::CannotAct);
    // Still incapacitated in the second fight of the section.
    scene.run(&turn(TurnCommand::EndCombat), &[]).run(&begin(&[A, B, C]), &[]);
    assert_eq!(scene.state.order.len(), 2);
    scene.run(&turn(TurnCommand::EndCombat), &[]).run(&turn(TurnCommand::CloseSection), &[]);
    scene.run(&turn(TurnCommand::OpenSection), &[]);
    assert!(scene.state.is_up(B));
}

//% daemmersturm.lp.down-or-dead
#[test]
fn whether_it_is_death_is_asked() {
    for dead in [true, false] {
        let scene = Scene::melee().actor(A, |it| it.life = 1);
        let mut scene = scene.begun_at(B).answering(Answer::from(dead));
        scene.run(&attack(B, A, 2), &[13, 5]);
        assert_eq!(scene.kinds(), ["judge"]);
        let status = if dead { Status::Dead } else { Status::Incapacitated };
        assert_eq!(scene.state.actor(A).status, status);
    }
}

trait BegunAt {
    fn begun_at(self, who: ActorId) -> Scene;
}

impl BegunAt for Scene {
    fn begun_at(self, who: ActorId) -> Scene {
        self.set(Fact::Scene(SceneFact::Turn(Some(who))))
    }
}

//% daemmersturm.lp.assignment
#[test]
fn armour_adds_no_life_points() {
    let scene =
        Scene::new().profile(A, |it| (it.armour, it.armour_class) = (Some(PLATE), ArmourClass::Heavy));
    assert_eq!(scene.begun(&[A]).life(A), 20);
}

//% daemmersturm.lp.no-wound-penalty
#[test]
fn losses_above_five_change_nothing_else() {
    let scene = Scene::melee().actor(B, |it| (it.life, it.start_life) = (40, 40));
    let before = (scene.state.attack_value(B, Skill::Melee), scene.state.defence_value(B, Skill::Melee));
    let mut scene = scene.library(|it| it.weapons[0].damage = Amount::of(34, 34));
    scene.run(&attack(A, B, 1), &[13, 34]);
    assert_eq!(scene.life(B), 6);
    assert_eq!(
        (scene.state.attack_value(B, Skill::Melee), scene.state.defence_value(B, Skill::Melee)),
        before
    );
    scene.end_turn(&[]);
}

//% daemmersturm.lp.start-of-combat
#[test]
fn life_points_are_settled_at_each_start() {
    let mut scene = Scene::new().house(|it| it.ask_start_life = Prompt::Ask).actor(A, |it| it.life = 3);
    scene.answer(Lives(vec![(A, 12), (B, 20)]));
    scene.run(&begin(&[A, B]), &[]);
    assert!(matches!(&scene.asked[0], Question::StartLife(it) if it.proposed == [(A, 20), (B, 20)]));
    assert_eq!((scene.life(A), scene.state.actor(A).start_life), (12, 12));
    // A second fight of the section starts with the life points left by the first.
    scene.state.actors[0].life = 7;
    scene.run(&turn(TurnCommand::EndCombat), &[]).run(&begin(&[A, B]), &[]);
    assert!(matches!(&scene.asked[0], Question::StartLife(it) if it.proposed == [(A, 7), (B, 20)]));
    // The same without asking. A new section starts with the profile again.
    let mut scene = Scene::new().begun(&[A, B]);
    scene.state.actors[0].life = 7;
    scene.run(&turn(TurnCommand::EndCombat), &[]).run(&begin(&[A, B]), &[]);
    assert_eq!((scene.life(A), scene.state.actor(A).start_life, scene.life(B)), (7, 7, 20));
    scene.run(&turn(TurnCommand::EndCombat), &[]).run(&turn(TurnCommand::CloseSection), &[]);
    scene.run(&begin(&[A, B]), &[]);
    assert_eq!((scene.life(A), scene.state.section.number), (20, 2));
}

//% daemmersturm.lp.adapted-healing
//% daemmersturm.lp.adapted-healing-single-try
#[test]
fn healing_between_fights_is_for_the_next_one() {
    let heal = turn(TurnCommand::HealBetween { by: A, on: C, amount: Amount::of(4, 9) });
    let mut scene = Scene::new().house(|it| it.single_try = true).actor(C, |it| it.life = 4);
    scene.run(&heal, &[6]);
    assert_eq!((scene.life(C), scene.state.actor(C).healed_between), (4, 6));
    assert_eq!(scene.refused(&heal), Bar::TriedAlready);
    scene.state.section = Section { number: 1, open: true, fights: 1 };
    scene.run(&begin(&[A, C]), &[]);
    assert_eq!(scene.life(C), 10);
    assert_eq!(scene.refused(&heal), Bar::InCombat);
    let mut scene = Scene::new();
    scene.run(&heal, &[6]).run(&heal, &[9]);
    assert_eq!(scene.state.actor(C).healed_between, 15, "without the switch nobody counts");
}

//% daemmersturm.turn.in-rounds
#[test]
fn talk_is_free() {
    let mut scene = Scene::fight();
    let shout = turn(TurnCommand::Tell { by: C, text: Wording::new("behind you!") });
    scene.run(&shout, &[]);
    assert!(!scene.state.actor(C).turn.action);
    assert_eq!(scene.refused(&walk(Move::plain(C))), Bar::NotYourTurn);
}

//% daemmersturm.turn.round-end
#[test]
fn a_round_is_over_when_all_have_acted() {
    let mut scene = Scene::new().begun(&[A, B, C]);
    scene.end_turn(&[]).end_turn(&[]);
    assert_eq!((scene.state.round(), scene.turn()), (1, Some(C)));
    scene.state.actors[0].round.transfer = true;
    scene.end_turn(&[]);
    assert_eq!((scene.state.round(), scene.turn()), (2, Some(A)));
    assert!(!scene.state.actor(A).round.transfer);
}

//% daemmersturm.turn.order
#[test]
fn the_plot_leader_sets_the_order() {
    let order = |preset| {
        let mut scene = Scene::new();
        let order = vec![B, A, D, C];
        scene.run(&turn(TurnCommand::BeginCombat(BeginCombat { order, preset })), &[]);
        scene.state.order.iter().map(|it| it.who).collect::<Vec<_>>()
    };
    assert_eq!(order(Preset::Listed), [B, A, D, C]);
    assert_eq!(order(Preset::PlayersFirst), [A, C, B, D]);
    assert_eq!(order(Preset::Sides), [A, C, B, D]);
    let mut scene = Scene::fight();
    scene.run(&turn(TurnCommand::SetOrder { order: vec![A, D, C, B] }), &[]).end_turn(&[]);
    assert_eq!(scene.turn(), Some(D));
    let mut scene = Scene::new().house(|it| it.turn_order = TurnOrder::FreeInSide).begun(&[A, B, C, D]);
    assert_eq!(scene.turn(), None);
    assert_eq!(scene.refused(&turn(TurnCommand::TakeTurn { by: B })), Bar::NotYourTurn);
    scene.run(&turn(TurnCommand::TakeTurn { by: C }), &[]).end_turn(&[]);
    assert_eq!(scene.refused(&turn(TurnCommand::TakeTurn { by: C })), Bar::ActedAlready);
    scene.run(&turn(TurnCommand::TakeTurn { by: A }), &[]);
}

/// Two hands: move, draw a sword, draw a dagger with the other hand, attack. Then nothing is left.
//% daemmersturm.turn.budget
//% daemmersturm.turn.action-uses
//% daemmersturm.turn.move-distance
#[test]
fn what_a_turn_holds() {
    let mut scene = Scene::fight();
    for kind in [SWORD, DAGGER] {
        let item = item(A, ItemKind::Weapon(kind), Held::Ready);
        scene.state.apply(&Event::Gear(GearEvent::ItemAdded { item }));
    }
    let length = Some(Length::metres(9));
    scene.run(&walk(Move { length, near: vec![B], ..Move::plain(A) }), &[]);
    assert_eq!(scene.refused(&walk(Move::plain(A))), Bar::MovementUsed);
    for n in [1, 2] {
        scene.run(&gear(GearCommand::Draw { by: A, item: ItemId(n) }), &[]);
    }
    scene.run(&attack(A, B, 1), &[5]);
    assert_eq!(scene.refused(&attack(A, B, 1)), Bar::ActionUsed);
    let mut scene =
        Scene::shooting(CROSSBOW).set(Fact::Item { item: ItemId(1), fact: ItemFact::Unloaded(1) });
    scene.run(&gear(GearCommand::Reload { by: A, item: ItemId(1) }), &[]);
    assert_eq!(scene.refused(&attack(A, B, 1)), Bar::ActionUsed);
}

//% daemmersturm.turn.move-before-action
#[test]
fn movement_comes_before_the_action() {
    let mut scene = Scene::melee();
    scene.run(&attack(A, B, 1), &[5]);
    assert_eq!(scene.refused(&leave(A)), Bar::MoveBeforeAction);
    let light_foot =
        Ability { when: When::Passive, effects: vec![Effect::MoveAfterAction], ..Ability::default() };
    let entry = Some(AbilityId(1));
    let scene = scene.library(|it| it.abilities.push(light_foot));
    scene
        .profile(A, |it| it.abilities.push(KnownAbility { name: "Light foot".to_owned(), entry }))
        .allowed(&leave(A));
}

//% daemmersturm.section.definition
//% daemmersturm.section.minimum
//% daemmersturm.section.end
#[test]
fn sections_are_opened_and_closed_by_the_plot_leader() {
    let (open, close) = (turn(TurnCommand::OpenSection), turn(TurnCommand::CloseSection));
    let mut scene = Scene::new();
    assert_eq!(scene.refused(&close), Bar::NoSection);
    scene.run(&open, &[]);
    assert_eq!(scene.refused(&open), Bar::InSection);
    let mut scene = scene.begun(&[A, B]);
    assert_eq!(scene.refused(&close), Bar::InCombat);
    scene.run(&turn(TurnCommand::EndCombat), &[]);
    assert!(scene.state.section.open, "it outlasts the combat");
    let mut scene = scene.begun(&[A, B]);
    assert_eq!(scene.state.section.fights, 2);
    scene.run(&turn(TurnCommand::EndCombat), &[]).run(&close, &[]);
    use schwung_table::{Hosted, Owner};
    assert_eq!(Daemmersturm::owner(&scene.state, &open), Owner::Gm);
}

//% daemmersturm.section.what-resets
#[test]
fn what_a_section_resets() {
    let poison = Substance { kind: SubstanceKind::PersistentPoison, ..Substance::default() };
    let mut scene = Scene::new().library(|it| it.substances.push(poison)).armed(A, SWORD).begun(&[A, B]);
    scene = scene.profile(A, |it| (it.action_points, it.focus_points, it.magic_points) = (6, 4, 5));
    let spend = |it: &mut Actor| {
        (it.action_points, it.focus_points, it.magic_points, it.potions) = (1, 1, 1, 2);
        it.status = Status::Incapacitated;
    };
    scene.state.items[0].poison = Some(SubstanceId(0));
    let mut scene = scene.actor(A, spend);
    scene.run(&turn(TurnCommand::EndCombat), &[]).run(&begin(&[B, C]), &[]);
    let actor = scene.state.actor(A);
    assert_eq!((actor.action_points, actor.potions, actor.status), (1, 2, Status::Incapacitated));
    assert!(scene.state.items[0].poison.is_some());
    scene.run(&turn(TurnCommand::EndCombat), &[]).run(&turn(TurnCommand::CloseSection), &[]);
    scene.run(&turn(TurnCommand::OpenSection), &[]);
    let actor = scene.state.actor(A);
    assert_eq!((actor.action_points, actor.focus_points, actor.magic_points, actor.potions), (6, 4, 5, 0));
    assert_eq!((actor.status, scene.state.items[0].poison), (Status::Up, None));
    for (refill, points) in [(PointsRefill::Combat, 6), (PointsRefill::Never, 1)] {
        let mut scene = Scene::new().house(|it| it.points_refill = refill);
        scene = scene.profile(A, |it| it.action_points = 6).actor(A, |it| it.action_points = 1);
        scene.run(&begin(&[A, B]), &[]);
        assert_eq!(scene.state.actor(A).action_points, points);
    }
}

//% daemmersturm.range.plot-leader
//% daemmersturm.range.ranged
//% daemmersturm.range.spell
//% daemmersturm.range.throw
//% daemmersturm.range.other
#[test]
fn ranges_are_judged() {
    let charge = Length::metres(9);
    assert_eq!(throwing_range(charge), Length::metres(18));
    let bands = [(9, Band::Charge), (18, Band::Throw), (19, Band::Far)];
    bands.iter().for_each(|&(metres, band)| assert_eq!(Band::of(Length::metres(metres), charge), band));
    for (metres, reaches, asked) in [(12, true, false), (60, true, true), (60, false, true)] {
        let mut scene = Scene::shooting(BOW);
        if asked {
            scene.answer(Answer::from(reaches));
        }
        let plan = Plan { distance: Some(Length::metres(metres)), ..Plan::default() };
        let shot = strike(Strike { plan, ..blow(A, B, 1) });
        scene.run(&shot, pick(reaches, &[5], &[]));
        assert_eq!(scene.kinds().contains(&"judge"), asked);
        assert_eq!(scene.state.actor(A).turn.action, reaches, "nothing is spent on what does not reach");
    }
}

//% daemmersturm.range.movement
//% daemmersturm.range.melee
#[test]
fn melee_range_is_a_relation() {
    // The lance reaches the other, but the dagger does not.
    let scene = Scene::fight().armed(A, LANCE).armed(B, DAGGER);
    let fact = SceneFact::Engaged { by: A, on: B, at: None, is: true };
    let mut scene = scene.set(Fact::Scene(fact));
    scene.run(&attack(A, B, 1), &[5]).end_turn(&[]);
    assert_eq!(scene.refused(&attack(B, A, 2)), Bar::NotInMelee);
    scene.run(&walk(Move { near: vec![A], ..Move::plain(B) }), &[]);
    scene.allowed(&attack(B, A, 2));
}

/// A movement that leads nowhere in particular leaves them alone, and so does one of others.
//% daemmersturm.range.movement
#[test]
fn distances_noted_before_a_charge_do_not_hold_afterwards() {
    let noted = |a, b| Fact::Scene(SceneFact::Distance { a, b, length: Some(Length::metres(8)) });
    let scene = || Scene::fight().set(noted(A, B)).set(noted(A, C)).set(noted(B, C));
    for (to, left) in [(None, 3), (Some(B), 1)] {
        let mut scene = scene();
        scene.run(&walk(Move { charge: to, ..Move::plain(A) }), &[]);
        assert_eq!(scene.state.distances.len(), left);
        assert_eq!(scene.state.distance(B, C), Some(Length::metres(8)));
    }
}

//% daemmersturm.range.charge
//% daemmersturm.range.charge-third
//% daemmersturm.range.charge-too-short
//% daemmersturm.range.charge-waiver
#[test]
fn a_third_of_the_charge_range_is_a_charge() {
    let needs = Ability { when: When::Free, needs: vec![Need::Charge], ..Ability::default() };
    let entry = Some(AbilityId(1));
    let known = KnownAbility { name: "Ram".to_owned(), entry };
    for (decimetres, waived, charges) in
        [(30, false, true), (29, false, false), (20, false, false), (20, true, true)]
    {
        let mut scene = Scene::fight().armed(A, SWORD).library(|it| it.abilities.push(needs.clone()));
        scene = scene
            .profile(A, |it| it.abilities.push(known.clone()))
            .set(Fact::Scene(SceneFact::ChargeRange(Length::metres(9))));
        scene = scene.house(|it| it.ask_charge = if waived { Prompt::Ask } else { Prompt::Off });
        if waived {
            scene.answer(Answer::Yes);
        }
        let length = Some(Length(decimetres));
        scene.run(&walk(Move { length, charge: Some(B), ..Move::plain(A) }), &[]);
        assert_eq!(scene.state.actor(A).turn.charged, charges, "{decimetres} dm");
        let ram = Command::Magic(MagicCommand::Use { by: A, ability: AbilityId(1), on: Some(B) });
        if charges {
            scene.allowed(&ram);
        } else {
            assert_eq!(scene.refused(&ram), Bar::NeedsCharge);
        }
        scene.allowed(&attack(A, B, 1));
    }
}

/// Items of A, all ready, with numbers from 1.
fn ready(weapons: &[WeaponId]) -> Scene {
    let mut scene = Scene::fight();
    for &kind in weapons {
        let item = item(A, ItemKind::Weapon(kind), Held::Ready);
        scene.state.apply(&Event::Gear(GearEvent::ItemAdded { item }));
    }
    scene
}

fn draw(n: u16) -> Command {
    gear(GearCommand::Draw { by: A, item: ItemId(n) })
}

fn put_away(n: u16) -> Command {
    gear(GearCommand::PutAway { by: A, item: ItemId(n) })
}

//% daemmersturm.weapon.draw-limit
//% daemmersturm.weapon.same-hand
#[test]
fn as_many_draws_as_hands() {
    let mut scene = ready(&[SWORD, SWORD]).armed(A, BOW);
    scene.run(&put_away(3), &[]).run(&draw(1), &[]);
    assert_eq!(scene.refused(&draw(2)), Bar::NoDrawLeft);
    scene.until(A).run(&draw(2), &[]);
    let mut scene = ready(&[SWORD, SWORD, SWORD, SWORD, SWORD]).profile(A, |it| it.hands = 4);
    (1..=4).for_each(|n| drop(scene.run(&draw(n), &[]).events.pop()));
    assert_eq!(scene.refused(&draw(5)), Bar::NoDrawLeft);
    // A shield stays in the left hand, so the right hand draws and puts away.
    let mut scene = ready(&[SWORD]).shield(A).armed(A, SWORD);
    scene.run(&put_away(3), &[]).run(&draw(1), &[]);
}

//% daemmersturm.weapon.ready
//% daemmersturm.weapon.must-be-drawn
#[test]
fn only_what_is_ready_is_drawn_and_only_what_is_drawn_is_used() {
    let mut scene =
        ready(&[SWORD]).near(A, B).set(Fact::Item { item: ItemId(1), fact: ItemFact::Held(Held::Away) });
    assert_eq!(scene.refused(&draw(1)), Bar::NotReady);
    scene = scene.set(Fact::Item { item: ItemId(1), fact: ItemFact::Held(Held::Ready) });
    assert_eq!(scene.refused(&attack(A, B, 1)), Bar::NotDrawn);
    scene.run(&draw(1), &[]).run(&attack(A, B, 1), &[5]);
    // Weapon not drawn: no reflex strike.
    let mut scene = Scene::melee().actor(A, |it| it.last_melee.targeted = true);
    scene = scene.set(Fact::Item { item: ItemId(2), fact: ItemFact::Held(Held::Ready) });
    scene.run(&leave(A), &[]);
    assert!(scene.asked.is_empty());
}

//% daemmersturm.weapon.throwables-exempt
//% daemmersturm.weapon.extra-short
#[test]
fn grenades_do_not_count_and_one_short_weapon_is_extra() {
    let mut scene = ready(&[SWORD, SWORD, GRENADE]);
    scene.run(&draw(1), &[]).run(&draw(2), &[]).run(&draw(3), &[]);
    assert_eq!(scene.state.actor(A).turn.draws, 2);
    let mut scene = ready(&[SWORD, DAGGER, DAGGER]).armed(A, BOW);
    scene.run(&put_away(4), &[]).run(&draw(1), &[]).run(&draw(2), &[]);
    assert_eq!(scene.refused(&draw(3)), Bar::NoDrawLeft);
}

//% daemmersturm.weapon.received
//% daemmersturm.weapon.limits-separate
#[test]
fn what_is_received_is_ready_and_not_drawn() {
    let mut scene = ready(&[SWORD, DAGGER]).armed(B, SWORD).near(A, B);
    scene.state.apply(&Event::Gear(GearEvent::Passed { item: ItemId(3), to: Some(A) }));
    scene.state.apply(&Event::Gear(GearEvent::TransferSpent { who: A }));
    assert!(scene.state.item(ItemId(3)).is_some_and(|it| it.held == Held::Ready));
    assert_eq!(scene.refused(&attack(A, B, 3)), Bar::NotDrawn);
    scene.run(&draw(3), &[]).run(&draw(1), &[]).run(&draw(2), &[]).run(&attack(A, B, 3), &[5]);
}

//% daemmersturm.weapon.throw-away
#[test]
fn throwing_a_weapon_away_is_a_handing_over() {
    let drop_it = gear(GearCommand::Drop { by: A, item: ItemId(3) });
    let mut scene = ready(&[SWORD, SWORD]).armed(A, BOW);
    scene.run(&drop_it, &[]).run(&draw(1), &[]).run(&draw(2), &[]);
    assert!(scene.state.item(ItemId(3)).is_some_and(|it| it.holder.is_none() && it.held == Held::Away));
    assert!(scene.state.actor(A).round.transfer && !scene.state.actor(A).turn.action);
    // The transfer is used: the action pays, and then nothing is left.
    let mut scene =
        ready(&[]).armed(A, BOW).armed(A, BOW).armed(A, BOW).actor(A, |it| it.round.transfer = true);
    scene.run(&drop_it, &[]);
    assert!(scene.state.actor(A).turn.action);
    let again = gear(GearCommand::Drop { by: A, item: ItemId(2) });
    assert_eq!(scene.refused(&again), Bar::NoTransferLeft);
    let mut scene = scene.house(|it| it.drop_is_free = true);
    scene.run(&again, &[]);
}

//% daemmersturm.item.single-user
#[test]
fn nobody_else_uses_an_item_in_the_round() {
    let mut scene = Scene::shooting(BOW);
    scene.run(&attack(A, B, 1), &[5]);
    let mut scene = scene.set(Fact::Item { item: ItemId(1), fact: ItemFact::Holder(Some(C)) });
    scene.end_turn(&[]).end_turn(&[]);
    assert_eq!(scene.refused(&attack(C, B, 1)), Bar::UsedByOther);
    scene.until(C).run(&attack(C, B, 1), &[5]);
}

/// A character that joins in the middle of a combat has a turn in this round, after the others. Before a combat, there are no
/// places in the order.
//% daemmersturm.turn.order
#[test]
fn who_joins_a_combat_acts_last_in_the_round() {
    let joins = || {
        let profile = Profile { name: "E".to_owned(), ..Profile::default() };
        let actor = Actor::new(&profile, Side(1), Seat::GM);
        Fact::Table(TableFact::Join { profile: Box::new(profile), actor: Box::new(actor) })
    };
    let mut scene = Scene::fight().set(joins());
    let newcomer = ActorId(4);
    for who in [A, B, C, D] {
        assert_eq!(scene.state.combat, Some(Combat { round: 1, turn: Some(who) }));
        scene.end_turn(&[]);
    }
    assert_eq!(scene.state.combat, Some(Combat { round: 1, turn: Some(newcomer) }));
    scene.end_turn(&[]);
    assert_eq!(scene.state.combat, Some(Combat { round: 2, turn: Some(A) }));
    assert!(Scene::new().set(joins()).state.order.is_empty());
}

/// The place is an event of its own, so that older logs, which lack it, show what they showed.
//% daemmersturm.turn.order
#[test]
fn whoever_joined_a_combat_in_an_older_log_has_no_place() {
    let profile = Profile { name: "E".to_owned(), ..Profile::default() };
    let actor = Box::new(Actor::new(&profile, Side(1), Seat::GM));
    let fact = Fact::Table(TableFact::Join { profile: Box::new(profile), actor });
    let mut state = Scene::fight().state;
    state.apply(&Event::Set { fact: Box::new(fact), reason: Wording::NONE });
    let order = |state: &State| state.order.iter().map(|it| it.who).collect::<Vec<_>>();
    assert_eq!(order(&state), [A, B, C, D]);
    state.apply(&TurnEvent::Placed { who: ActorId(4) }.into());
    assert_eq!(order(&state), [A, B, C, D, ActorId(4)]);
}
