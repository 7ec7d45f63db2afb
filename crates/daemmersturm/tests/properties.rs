//! Property tests and exact odds of attacks.

use crate::common::*;
use proptest::prelude::*;
use schwung_daemmersturm::*;
use schwung_play::{Decided, Policy, Random, Sample, Tally, explore};
use schwung_table::System;

proptest! {
    /// Except for 1 and 20, an attack hits exactly if its total exceeds the defence.
    #[test]
    fn an_attack_exceeds_or_misses(attack_value in -5i8..=5, defence in 0u8..=30, natural in 2i16..=19) {
        let mut scene = Scene::melee().versus(attack_value, defence);
        let hits = natural + i16::from(attack_value) > i16::from(defence);
        scene.run(&attack(A, B, 1), pick(hits, &[natural, 1], &[natural]));
        prop_assert_eq!(scene.outcome().hits(), hits);
    }

    /// A hit never raises life points nor lowers them below 0, and characters that are up have at least one.
    #[test]
    fn damage_only_takes(life in 1u16..60, damage in 1i16..=10, reduction in 0u16..12) {
        let scene = Scene::melee().actor(B, |it| it.life = life);
        let mut scene = scene
            .library(|it| it.protections[usize::from(REDUCTION.0)].reduces = Some(reduction))
            .profile(B, |it| it.protections = vec![REDUCTION]);
        scene.run(&attack(A, B, 1), &[13, damage]);
        let lost = damage.unsigned_abs().saturating_sub(reduction).min(life);
        prop_assert_eq!(scene.life(B), life - lost);
        prop_assert_eq!(scene.state.is_up(B), life > lost);
        prop_assert_eq!(scene.state.actor(B).exhausted, lost > 0 && (1..=5).contains(&(life - lost)));
    }

    /// A belated protection roll restores the state before the hit, regardless of its effects.
    #[test]
    fn a_belated_protection_takes_everything_back(life in 1u16..40, damage in 1i16..=10) {
        let mut scene = Scene::melee().shield(B).actor(B, |it| it.life = life);
        scene.answer(Protecting::Take);
        let before = scene.state.actor(B).to_owned();
        scene.run(&attack(A, B, 1), &[13, damage]);
        let late = Command::Attack(AttackCommand::Belated { who: B, with: Shelter::Shield });
        scene.run(&late, &[20]);
        let after = scene.state.actor(B);
        prop_assert_eq!((after.life, after.status, after.exhausted), (before.life, before.status, before.exhausted));
        prop_assert_eq!(scene.state.actor(A).turn.dealt, 0);
    }

    /// The angle between directions is symmetric, and opposite directions are four eighths apart.
    #[test]
    fn directions(a in 0usize..8, b in 0usize..8) {
        let (a, b) = (Direction::ALL[a], Direction::ALL[b]);
        prop_assert_eq!(a.apart(b), b.apart(a));
        prop_assert_eq!(a.apart(b) + a.opposite().apart(b), 4);
    }

    /// Number sets contain exactly the numbers given.
    #[test]
    fn number_sets(numbers in proptest::collection::vec(0u8..32, 0..8), asked in 0u8..32) {
        let set = NumberSet::of(&numbers);
        prop_assert_eq!(set.contains(i16::from(asked)), numbers.contains(&asked));
        prop_assert!(set.without(set).iter().next().is_none());
    }
}

/// NA +0 against NV 12: 7 of 20 rolls are plain hits, one is critical, and each row of the table has a probability of
/// 1/6.
//% daemmersturm.crit.result-2
#[test]
fn exact_odds_of_one_attack() {
    let scene = Scene::melee()
        .actor(B, |it| (it.life, it.normal) = (200, Some(false)))
        .library(|it| it.weapons[0].damage = Amount::of(4, 4));
    let mut tally = Tally::default();
    let command = attack(A, B, 1);
    explore(
        &scene.state,
        Decided(Sensible),
        |t| Daemmersturm::perform(t, &command),
        |state, (), odds| tally.add(200 - state.actor(B).life, odds).expect("shallow"),
    )
    .expect("shallow");
    let of = tally.of();
    assert_eq!(tally.ways(|lost| *lost == 0) * 20, of * 12);
    assert_eq!(tally.ways(|lost| *lost == 4) * 20, of * 7);
    // Row 2, and row 1 with a roll of 4, make 8.
    assert_eq!(tally.ways(|lost| *lost == 8) * 600, of * 6);
    // Row 4, and row 3 with a roll of 4, make 12.
    assert_eq!(tally.ways(|lost| *lost == 12) * 1_200, of * 11);
}

/// A whole fight ends at some point with at least one character down.
#[test]
fn fights_end() {
    let policy = &mut Sensible as &mut dyn Policy<Daemmersturm>;
    let mut table: Sample<Daemmersturm, _> =
        Sample { state: Scene::melee().state, random: Random::new(3), policy };
    for _ in 0..2_000 {
        let Some(by) = table.state.combat.and_then(|it| it.turn) else { break };
        let (on, item) = if by == A { (B, 1) } else { (A, 2) };
        let command = attack(by, on, item);
        if Daemmersturm::check(&table.state, &command).is_ok() {
            let Ok(()) = Daemmersturm::perform(&mut table, &command);
        }
        if !table.state.is_up(A) || !table.state.is_up(B) {
            return;
        }
        if table.state.has_turn(by) {
            let Ok(()) = Daemmersturm::perform(&mut table, &turn(TurnCommand::EndTurn { by }));
        }
    }
    panic!("nobody falls");
}
