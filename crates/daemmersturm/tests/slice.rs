//! A single attack from start to end.

use crate::common::*;
use schwung_daemmersturm::*;

/// NA +3, natural 14: 17 hits NV 15. The shield fails with 9 against 15. Damage 8; armour 5+ up to 12 fails with 4.
/// Reduction 2: 6 life points are lost.
//% daemmersturm.attack.sequence
#[test]
fn an_attack_step_by_step() {
    let mut scene = Scene::melee().versus(3, 15).shield(B).library(|it| {
        it.protections[usize::from(PLATE.0)] = Protection::armour(ArmourClass::Heavy, 5, 12);
        it.protections[usize::from(REDUCTION.0)].reduces = Some(2);
    });
    scene = scene.profile(B, |it| (it.armour, it.protections) = (Some(PLATE), vec![REDUCTION]));
    scene.run(&attack(A, B, 1), &[14, 9, 8, 4]);
    assert_eq!(scene.thrown, ["1-20", "1-20", "1-10", "1-6"]);
    assert_eq!((scene.outcome(), scene.life(B)), (Outcome::Hit, 14));
}
