//! Handing over and carrying.

use crate::common::*;
use schwung_daemmersturm::*;
use schwung_table::System;

/// Adds an item that is ready, or that is on the ground.
fn lay(scene: &mut Scene, who: Option<ActorId>, kind: ItemKind) -> ItemId {
    let held = if who.is_some() { Held::Ready } else { Held::Away };
    let thing = Item { holder: who, ..item(A, kind, held) };
    let id = ItemId(scene.state.next.item);
    scene.state.apply(&Event::Gear(GearEvent::ItemAdded { item: thing }));
    id
}

fn items(it: ItemCommand) -> Command {
    Command::Gear(GearCommand::Item(it))
}

fn give(by: ActorId, to: ActorId, item: ItemId) -> Command {
    items(ItemCommand::Give { by, to, item })
}

fn take(by: ActorId, item: ItemId) -> Command {
    items(ItemCommand::Take { by, item })
}

fn draw(by: ActorId, item: ItemId) -> Command {
    gear(GearCommand::Draw { by, item })
}

fn bar(scene: &Scene, command: &Command) -> Option<Bar> {
    Daemmersturm::check(&scene.state, command).err().map(|it| it.what)
}

//% daemmersturm.item.free-transfer
//% daemmersturm.item.further-transfers
#[test]
fn one_transfer_is_free_and_the_next_takes_the_action() {
    let mut it = Scene::fight();
    let [potion, bandage, more] = [None, Some(A), Some(A)].map(|who| lay(&mut it, who, ItemKind::Other));
    it.run(&take(A, potion), &[]);
    assert!(!it.state.actor(A).turn.action);
    it.run(&give(A, C, bandage), &[]);
    assert!(it.state.actor(A).turn.action, "the second costs the action");
    assert_eq!(it.state.item(bandage).map(|it| (it.holder, it.held)), Some((Some(C), Held::Ready)));
    // C's free transfer is used now, and outside its turn C has nothing else to pay with.
    assert_eq!(bar(&it, &give(A, C, more)), Some(Bar::NoTransferLeft));
}

//% daemmersturm.item.free-transfer
#[test]
fn the_budget_is_for_a_round_whoever_has_the_turn() {
    let mut it = Scene::fight();
    let [bow, arrows] = [Some(A), None].map(|who| lay(&mut it, who, ItemKind::Other));
    it.run(&give(A, C, bow), &[]);
    it.until(C);
    it.run(&take(C, arrows), &[]);
    assert!(it.state.actor(C).turn.action, "C received something before the own turn of this round");
    // Counted per turn, the character's own turn grants a new transfer.
    let mut it = Scene::fight().house(|it| it.transfer_budget = TransferBudget::Turn);
    let [bow, arrows] = [Some(A), None].map(|who| lay(&mut it, who, ItemKind::Other));
    it.run(&give(A, C, bow), &[]);
    it.until(C);
    it.run(&take(C, arrows), &[]);
    assert!(!it.state.actor(C).turn.action);
}

//% daemmersturm.item.further-transfers
#[test]
fn each_pays_alone() {
    let mut it = Scene::fight();
    let [first, second] = [Some(A), Some(A)].map(|who| lay(&mut it, who, ItemKind::Other));
    it = it.actor(C, |it| it.round.transfer = true);
    assert_eq!(bar(&it, &give(A, C, first)), Some(Bar::NoTransferLeft));
    it.until(C);
    // In C's turn A gives for free, and C pays with the action.
    it.state.actors[2].round.transfer = true;
    it.run(&give(A, C, first), &[]);
    assert!(it.state.actor(C).turn.action && it.state.actor(A).round.transfer);
    assert_eq!(bar(&it, &give(A, C, second)), Some(Bar::NoTransferLeft));
    it.end_turn(&[]);
    assert_eq!(bar(&it, &give(A, C, second)), Some(Bar::NotYourTurn));
}

//% daemmersturm.item.single-user
#[test]
fn one_person_a_round_uses_an_item() {
    let mut it = Scene::shooting(BOW);
    let bow = ItemId(1);
    it.run(&attack(A, B, 1), &[3]);
    it.run(&give(A, C, bow), &[]);
    it.until(C);
    it.run(&draw(C, bow), &[]);
    assert_eq!(it.refused(&attack(C, B, 1)), Bar::UsedByOther);
    it.until(C);
    it.allowed(&attack(C, B, 1));
}

//% daemmersturm.weapon.received
//% daemmersturm.weapon.limits-separate
#[test]
fn what_is_accepted_is_ready_and_not_drawn() {
    let mut it = Scene::fight().near(A, B);
    let sword = lay(&mut it, None, ItemKind::Weapon(SWORD));
    it.run(&take(A, sword), &[]);
    assert_eq!(it.refused(&attack(A, B, sword.0)), Bar::NotDrawn);
    it.run(&draw(A, sword), &[]);
    it.run(&attack(A, B, sword.0), &[2]);
    let turn = it.state.actor(A).turn;
    assert_eq!((turn.draws, turn.transfer), (1, true));
}

fn lift(by: ActorId, with: Option<ActorId>, carry: Option<u16>) -> Command {
    let carry = carry.map(Length::metres);
    let it = Lift { by, with, what: Burden::Body(B), size: None, carry };
    Command::Scene(SceneCommand::Carry(CarryCommand::Lift(it)))
}

fn carry(by: ActorId) -> Command {
    let length = Length::metres(5);
    Command::Scene(SceneCommand::Carry(CarryCommand::Carry { by, what: Burden::Body(B), length }))
}

fn sizes(scene: Scene) -> Scene {
    scene.house(|it| it.ask_size = Prompt::Automatic).actor(B, |it| it.status = Status::Incapacitated)
}

//% daemmersturm.carry.single
//% daemmersturm.carry.lift-separate
#[test]
fn alone_lifting_and_carrying_take_two_rounds() {
    let mut it = sizes(Scene::fight());
    it.run(&lift(A, None, None), &[]);
    assert!(it.state.actor(A).turn.action);
    assert_eq!(it.refused(&carry(A)), Bar::ActionUsed);
    it.until(A);
    it.run(&carry(A), &[]);
    let turn = it.state.actor(A).turn;
    assert!(turn.action && turn.moved, "no attack in this turn");
    assert_eq!(sizes(Scene::fight()).refused(&carry(A)), Bar::NotLifted);
    assert_eq!(sizes(Scene::fight()).refused(&lift(A, None, Some(2))), Bar::NeedsTwo);
}

//% daemmersturm.carry.pair
#[test]
fn two_pay_no_action() {
    let mut it = sizes(Scene::fight());
    it.answer(true).run(&lift(A, Some(C), None), &[]);
    assert_eq!(it.kinds(), ["bear"], "both must agree");
    assert!(!it.state.actor(A).turn.action);
    it.until(A);
    it.run(&carry(A), &[]);
    assert!(!it.state.actor(A).turn.action);
    let mut it = sizes(Scene::fight());
    it.answer(false).run(&lift(A, Some(C), None), &[]);
    assert!(it.state.loads.is_empty());
}

//% daemmersturm.carry.pair-lift-and-carry
#[test]
fn two_lift_and_carry_off_at_once_for_both_actions() {
    let mut it = sizes(Scene::fight());
    it.run(&lift(A, Some(C), Some(4)), &[]);
    assert!(it.state.actor(A).turn.action);
    it.until(C);
    assert!(it.state.actor(C).turn.action, "C's action of this round is spent");
    // In the next round they carry on without paying.
    it.until(A);
    assert!(!it.state.actor(A).turn.action);
    it.run(&carry(A), &[]);
    assert!(!it.state.actor(A).turn.action);
    // A character that has acted already has no action left.
    let mut it = sizes(Scene::new().begun(&[C, A, D]));
    it.state.actors[2].turn.action = true;
    it.end_turn(&[]);
    assert_eq!(it.refused(&lift(A, Some(C), Some(4))), Bar::HelperActed);
}

//% daemmersturm.carry.similar-size
//% daemmersturm.carry.heavy-items
#[test]
fn size_and_weight_the_plot_leader_says() {
    let ask = || sizes(Scene::fight()).house(|it| it.ask_size = Prompt::Ask);
    let mut it = ask();
    it.answer(Size::Smaller).run(&lift(A, None, None), &[]);
    assert!(!it.state.actor(A).turn.action);
    it.run(&carry(A), &[]);
    assert!(!it.state.actor(A).turn.action);
    let mut it = ask();
    it.answer(Size::Larger).run(&lift(A, None, None), &[]);
    assert!(it.state.loads.is_empty() && !it.state.actor(A).turn.action);
    let mut it = ask();
    it.answer(true).answer(Size::Larger).run(&lift(A, Some(C), None), &[]);
    assert_eq!(it.state.loads.len(), 1);
    // A chest is only lifted if it is heavy, and only picked up if it is not.
    let mut it = sizes(Scene::fight());
    let chest = lay(&mut it, None, ItemKind::Other);
    let what = Burden::Thing(chest);
    let lift = Lift { by: A, with: None, what, size: None, carry: None };
    let lift = Command::Scene(SceneCommand::Carry(CarryCommand::Lift(lift)));
    assert_eq!(it.refused(&lift), Bar::NotHeavy);
    it = it.set(Fact::Item { item: chest, fact: ItemFact::Heavy(true) });
    assert_eq!(it.refused(&take(A, chest)), Bar::TooHeavy);
    it.run(&lift, &[]);
    assert!(it.state.actor(A).turn.action);
    it.run(&Command::Scene(SceneCommand::Carry(CarryCommand::SetDown { by: A, what })), &[]);
    assert!(it.state.loads.is_empty());
}
