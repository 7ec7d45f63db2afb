//! Dice of the operating system.

use schwung_log::Roller;
use schwung_server::internal::SystemDice;

#[test]
fn every_face_comes_up_about_as_often() {
    let mut dice = SystemDice::after(0);
    let mut counts = [0u32; 6];
    for _ in 0..6_000 {
        let face = dice.die(6);
        counts[face as usize - 1] += 1;
    }
    // Ten standard deviations.
    assert!(counts.iter().all(|it| (700..1_300).contains(it)), "{counts:?}");
    assert_eq!((dice.die(1), dice.has_failed()), (1, false));
}

#[test]
#[cfg(debug_assertions)]
fn repeatable_dice_differ_between_records() {
    let rolls = |start| {
        let mut dice = SystemDice::repeatable(start);
        [(); 8].map(|()| dice.die(20))
    };
    assert_eq!(rolls(1), rolls(1));
    assert_ne!(rolls(1), rolls(2));
}
