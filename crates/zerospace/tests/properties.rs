//! Property tests of single rules.

use crate::common::*;
use proptest::prelude::*;
use schwung_table::{Dice, System};
use schwung_zerospace::*;

fn rows() -> impl Strategy<Value = Rows> {
    prop::collection::vec(0..Row::ALL.len(), 0..20)
        .prop_map(|all| all.into_iter().map(|n| Row::ALL[n]).collect())
}

fn effort(base: u8, rows: Rows, free: i8, received: u8) -> Effort {
    Effort {
        actor: A,
        skill: None,
        attribute: Attribute::Will,
        base,
        rows,
        free,
        received,
        bought: 0,
        speciality: false,
        dice: 0,
        value: 3,
        tool: 0,
        rating: 0,
        help: 0,
        from: Source::None,
        lesser: 0,
        tool_from: None,
    }
}

proptest! {
    /// Dice are never lost: each is either in the pool or handed over, never both.
    //% zerospace.pool.below-zero
    #[test]
    fn a_pool_is_thrown_or_handed_over(base in 1u8..=2, rows in rows(), free in -5i8..=5, received in 0u8..5) {
        let it = effort(base, rows, free, received);
        prop_assert_eq!(i16::from(it.thrown()) - i16::from(received) - i16::from(it.deficit()), it.pool());
        prop_assert!(it.thrown() == received || it.deficit() == 0);
    }

    /// Circumstances are a set: order and repetition do not matter, and ignored ones are removed.
    //% zerospace.pool.modify
    #[test]
    fn rows_are_a_set(a in rows(), b in rows()) {
        let both: Rows = a.iter().chain(b.iter()).collect();
        let turned: Rows = b.iter().chain(a.iter()).chain(b.iter()).collect();
        prop_assert_eq!(both, turned);
        prop_assert!(both.ticked(Rows::NONE, both).is_empty());
        let sides = [RowSide::Attack, RowSide::Defence, RowSide::Check];
        prop_assert_eq!(sides.into_iter().flat_map(|side| both.of(side).iter()).collect::<Rows>(), both);
    }

    /// Sums are between one and six times the number of dice, and faces have the same sum.
    #[test]
    fn dice_fall_within_bounds(n in 1u8..=MOST_DICE, random: u32) {
        let sum = SumDice::new(n).sample(random);
        prop_assert!((n as i8..=6 * n as i8).contains(&sum));
        prop_assert_eq!(FaceDice::new(n).sample(random).sum(), i16::from(sum), "the same dice");
    }

    /// Rest never takes endurance, never restores more than was lost, and a second short rest restores nothing.
    //% zerospace.recover.short-rest
    //% zerospace.recover.no-second-helping
    #[test]
    fn a_pause_brings_half_once(fresh in 0u8..40, deep in 0u8..40, shock in 0u8..40) {
        let mut scene = Scene::new().sheet(A, |it| it.endurance = 120);
        scene.state.actors[0].losses = Losses { fresh, deep, shock };
        let pause = Command::Rest { who: vec![A], rest: Rest::Short };
        scene.run(&pause, &[]);
        let after = scene.of_actor(A).losses;
        prop_assert_eq!((after.fresh, after.shock), (0, 0));
        prop_assert_eq!(after.deep, deep + fresh / 2);
        scene.run(&pause, &[]);
        prop_assert_eq!(scene.of_actor(A).losses, after);
    }

    /// An attack hits exactly if it reaches the defence, and costs one point.
    //% zerospace.check.tie
    //% zerospace.damage.base
    #[test]
    fn a_hit_is_a_total_that_is_not_lower(faces in prop::array::uniform4(1i8..=6), ours in 0i8..9, theirs in 0i8..9) {
        let mut scene =
            Scene::fight().set(A, Attribute::Strength, ours).set(B, Attribute::Strength, theirs);
        scene.run(&punch(A, B), &faces);
        let lead = i16::from(faces[0] + faces[1] + ours - faces[2] - faces[3] - theirs);
        prop_assert_eq!(scene.clash().2, lead);
        prop_assert_eq!(scene.of_actor(B).losses.fresh, u8::from(lead >= 0));
    }

    /// Losses never exceed the maximum, however much is lost, set or boosted.
    //% zerospace.endurance.max-and-current
    #[test]
    fn endurance_is_never_below_nothing(most in 1u8..60, points in prop::collection::vec((0u8..30, any::<bool>()), 0..8)) {
        let mut state = Scene::new().sheet(A, |it| it.endurance = most).state;
        for (points, shock) in points {
            ZeroSpace::apply(&mut state, &Event::Harmed { actor: A, points, shock, blow: None });
            prop_assert!(state.actor(A).losses.sum() <= most);
            prop_assert_eq!(state.endurance(A), most - state.actor(A).losses.sum());
        }
    }

    /// Bands are ordered by distance, and every distance belongs to one.
    //% zerospace.range.bands
    #[test]
    fn bands_grow_with_the_distance(a in 0u32..30_000, b in 0u32..30_000) {
        let (near, far) = (Length(a.min(b)), Length(a.max(b)));
        prop_assert!(Band::of(near) <= Band::of(far));
    }
}
