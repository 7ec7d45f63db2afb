//! Limits of the software are reported in advance, and no count saturates silently.

use crate::common::{FISTS, attack, duel};
use schwung_fate::*;
use schwung_play::{Policy, Random, Sample};
use schwung_table::{Seat, System};

const ANNA: ActorId = ActorId(0);
const BORIS: ActorId = ActorId(1);

/// Boris has as many points as there can be.
fn full() -> State {
    let mut state = duel([0, 0], 1, 1);
    state.actors[1].fate = u8::MAX;
    state
}

fn is_limit(refused: Result<(), Reason>) -> bool {
    refused.is_err_and(|it| it.what == Bar::PointsFull && it.rule().is_empty() && it.need == 255)
}

fn compel(on: ActorId) -> Command {
    let (aspect, effect) = (AspectRef::Sheet(on, 0), Wording::new("stumbles"));
    Command::Compel(Compel { aspect, on, effect, points: 1, proposed: true })
}

#[test]
fn a_compel_that_nobody_could_be_paid_for_is_refused() {
    let mut state = full();
    assert!(is_limit(Fate::check(&state, &compel(BORIS))));
    state.actors[1].fate = u8::MAX - 1;
    assert_eq!(Fate::check(&state, &compel(BORIS)), Ok(()));
    assert_eq!(Fate::check(&state, &compel(ANNA)), Ok(()));
}

#[test]
fn a_tag_that_would_pay_the_bearer_is_refused() {
    let mut state = full();
    let (who, aspect) = (ANNA, AspectRef::Sheet(BORIS, 0));
    let tag = Command::TagEffect { who, aspect, text: Wording::new("slips") };
    state.profile.change(|it| it.switches.tag_pays_bearer = false);
    assert_eq!(Fate::check(&state, &tag), Ok(()));
    state.profile.change(|it| it.switches.tag_pays_bearer = true);
    assert!(is_limit(Fate::check(&state, &tag)));
}

#[test]
fn a_companion_whose_loss_could_not_be_paid_for_is_not_cut_off() {
    let mut state = full();
    let advances = vec![Advance::Communication];
    let tom = Companion { name: "Tom".to_owned(), advances, has_aspect: true, ..Companion::default() };
    state.frame.change(|it| it.sheets[1].companions.push(tom));
    let cut_off = Command::CutOff { partner: BORIS, companion: 0 };
    assert!(is_limit(Fate::check(&state, &cut_off)));
    state.frame.change(|it| it.sheets[1].companions[0].has_aspect = false);
    assert_eq!(Fate::check(&state, &cut_off), Ok(()));
}

/// The offer is reasonable and refused: nobody pays for a point that cannot be kept, and the log gives the reason.
#[test]
fn a_refused_offer_moves_no_point_that_cannot_be_kept() {
    struct Refusing;
    impl Policy<Fate> for Refusing {
        fn answer(&mut self, state: &State, question: &Question) -> Answer {
            match question {
                Question::Accept(_) => Answer::No,
                Question::Judge(_) => Answer::Yes,
                _ => Sensible.answer(state, question),
            }
        }
    }
    let mut state = full();
    state.conceding = Some(Conceding { who: BORIS, to: Some(ANNA) });
    let mut table = Sample { state, random: Random::new(1), policy: &mut Refusing as &mut dyn Policy<Fate> };
    let Ok(()) = Fate::perform(&mut table, &Command::Concede { who: BORIS, terms: Wording::new("terms") });
    assert_eq!((table.state.actor(ANNA).fate, table.state.actor(BORIS).fate), (1, u8::MAX));
}

/// A hit of more shifts than a byte holds counts in full.
#[test]
fn a_hit_counts_every_shift() {
    let mut state = duel([127, 0], 0, 0);
    state.frame.change(|it| {
        it.sheets[0].skills[usize::from(FISTS.0)] = 127;
        it.sheets[0].gifts.push(Gift { bonus: Some((FISTS, 127)), ..Gift::default() });
        it.sheets[1] = Sheet {
            name: "Mob".to_owned(),
            minions: Some(Minions { quality: 1, kind: ConflictKind::Physical }),
            ..Sheet::default()
        };
    });
    let mob = &mut state.actors[1];
    (mob.kind, mob.members, mob.seat) = (ActorKind::Minions, 999, Seat::GM);
    let mut command = attack();
    if let Command::Attack(attack) = &mut command {
        attack.plan.modifier.value = 20;
    }
    let mut table = Sample { state, random: Random::new(1), policy: &mut Sensible as &mut dyn Policy<Fate> };
    let Ok(()) = Fate::perform(&mut table, &command);
    let fallen = 999 - table.state.actor(BORIS).members;
    assert!(fallen > 255, "{fallen}");
}
