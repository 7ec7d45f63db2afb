//! Tests that the laws of `laws::keeping` hold for the toy, and fail for a faulty toy.

use std::collections::BTreeMap;

use schwung_play::{
    Random,
    laws::{self, Attack, Counts, Keeping, Lasting, Reacting, Subject},
};

use crate::toy::{Command, Number, OwnNumber, Said, Toy};

/// The faults of the toy that the laws should detect.
const SOUND: u8 = 0;
const LOSES_A_CLAIM: u8 = 1;
const LEAVES_AN_ORPHAN: u8 = 2;
const NEVER_ENDS: u8 = 3;
const MISSES_A_REACTION: u8 = 4;
const OFFERS_TOO_MUCH: u8 = 5;

/// The toy. The numbers said are counted, and each lasts until the next one is said.
struct Toys<const FAULT: u8>;

impl<const FAULT: u8> Subject for Toys<FAULT> {
    type System = Toy;
    type Policy = OwnNumber;

    fn policy() -> OwnNumber {
        OwnNumber
    }
    fn scene(_: &mut Random) -> Said {
        Said::default()
    }
    fn command(_: &Said, random: &mut Random) -> Option<Command> {
        Some([Command::Each, Command::Offer, Command::All][random.below(3) as usize].clone())
    }
    fn small(_: &mut Random) -> (Said, Command) {
        (Said::default(), Command::Each)
    }
    fn meddling(state: &Said, _: &mut Random) -> Option<i32> {
        (state.0.len() < 9).then_some(50)
    }
    fn sane(_: &Said) -> Result<(), String> {
        Ok(())
    }
}

impl<const FAULT: u8> Keeping for Toys<FAULT> {
    type End = usize;

    fn extreme(_: &mut Random) -> Said {
        Said(vec![7; 40])
    }
    fn counts(state: &Said) -> Counts {
        BTreeMap::from([("numbers said".to_owned(), i64::try_from(state.0.len()).unwrap_or(0))])
    }
    fn claims(_: &Said, event: &i32) -> Option<Counts> {
        let claimed = i64::from(FAULT != LOSES_A_CLAIM || *event != 1);
        Some(BTreeMap::from([("numbers said".to_owned(), claimed)]))
    }
    fn orphans(state: &Said) -> Vec<String> {
        let left = FAULT == LEAVES_AN_ORPHAN && state.0.last() == Some(&1);
        left.then(|| "a number of nobody".to_owned()).into_iter().collect()
    }
    fn lasting(state: &Said) -> Vec<Lasting<usize>> {
        let mut all: Vec<_> = if FAULT == NEVER_ENDS { (0..state.0.len()).collect() } else { Vec::new() };
        all.extend(state.0.len().checked_sub(1));
        all.dedup();
        all.into_iter().map(|at| Lasting { what: format!("number {at}"), until: at }).collect()
    }
    fn ends(state: &Said, _: &i32) -> Vec<usize> {
        state.0.len().checked_sub(1).into_iter().collect()
    }
}

#[test]
fn the_toy_keeps_what_it_should() {
    laws::every_event_changes_what_it_claims::<Toys<SOUND>>(50, 1);
    laws::nothing_is_left_to_nobody::<Toys<SOUND>>(50, 1);
    laws::what_lasts_ends_in_time::<Toys<SOUND>>(50, 1);
}

#[test]
#[should_panic(expected = "claims +0")]
fn a_claim_that_is_not_true_is_found() {
    laws::every_event_changes_what_it_claims::<Toys<LOSES_A_CLAIM>>(50, 1);
}

#[test]
#[should_panic(expected = "a number of nobody")]
fn an_orphan_is_found() {
    laws::nothing_is_left_to_nobody::<Toys<LEAVES_AN_ORPHAN>>(50, 1);
}

#[test]
#[should_panic(expected = "outlasts")]
fn an_effect_that_never_ends_is_found() {
    laws::what_lasts_ends_in_time::<Toys<NEVER_ENDS>>(50, 1);
}

/// The reaction of a player is to be asked for a number.
impl<const FAULT: u8> Reacting for Toys<FAULT> {
    type Reaction = u8;

    fn reactions() -> &'static [u8] {
        &[1, 3]
    }
    fn attacks() -> Vec<Attack<Self>> {
        let (missing, wrong): (fn(u8) -> _, &'static [_]) = match FAULT {
            MISSES_A_REACTION => (|_| (Said::default(), Command::UntilZero), &[]),
            OFFERS_TOO_MUCH => (|_| (Said::default(), Command::All), &[(1, "toy.one")]),
            _ => (|_| (Said::default(), Command::All), &[]),
        };
        vec![
            Attack { name: "each", scene: |_| (Said::default(), Command::Each), not_offered: &[] },
            Attack { name: "other", scene: missing, not_offered: wrong },
        ]
    }
    fn offers(_: &Said, question: &Number, reaction: u8) -> bool {
        question.seat.0 == reaction
    }
}

#[test]
fn reactions_of_the_toy_are_offered() {
    laws::every_reaction_is_offered::<Toys<SOUND>>();
}

#[test]
#[should_panic(expected = "other offers no 3")]
fn a_missing_reaction_is_found() {
    laws::every_reaction_is_offered::<Toys<MISSES_A_REACTION>>();
}

#[test]
#[should_panic(expected = "other offers 1 against toy.one")]
fn a_reaction_against_the_rules_is_found() {
    laws::every_reaction_is_offered::<Toys<OFFERS_TOO_MUCH>>();
}
