//! Tests our exact odds against those of another engine.

use schwung_dice::{Cost, Odds, Roll};

fn odds(text: &str) -> Odds {
    let roll = Roll::parse(text).unwrap_or_else(|error| panic!("{text}: {error:?}"));
    roll.odds_within(Cost::PATIENT).unwrap_or_else(|error| panic!("{text}: {error:?}"))
}

/// Compares with the odds of another engine, if it has an equivalent notation.
#[test]
fn odds_are_those_of_xdy() {
    use xdy::{Budget, Evaluator, Unobserved, compile};
    for (ours, theirs) in [
        ("4dF", "4D[-1, 0, 1]"),
        ("4dF - 4dF", "4D[-1, 0, 1] - 4D[-1, 0, 1]"),
        ("4d6kh3", "4D6 drop lowest 1"),
        ("10d6kh3", "10D6 drop lowest 7"),
        ("6d10dh2dl2", "6D10 drop highest 2 drop lowest 2"),
        ("100d6", "100D6"),
        ("60d7+3d20", "60D7 + 3D20"),
        ("200dF", "200D[-1, 0, 1]"),
        ("(1d3)d3", "(1D3)D3"),
        ("(1d4)d6", "(1D4)D6"),
        ("1d(1d6)", "1D(1D6)"),
        ("(1d2)d(1d4)", "(1D2)D(1D4)"),
        ("2d6*1d8-1d4", "2D6 * 1D8 - 1D4"),
        ("50d6kl20", "50D6 drop highest 30"),
    ] {
        let evaluator = Evaluator::new(compile(theirs).expect("their words"));
        let plan = evaluator.plan_distribution([]).expect("no parameters");
        let theirs = plan.build(Budget::UNLIMITED, &Unobserved).expect("it is not too much");
        let ours = odds(ours);
        let shown: Vec<(String, String)> =
            ours.outcomes().map(|it| (it.0.to_string(), it.1.to_string())).collect();
        let their: Vec<(String, String)> =
            theirs.iter().map(|it| (it.0.to_string(), it.1.to_string())).collect();
        // Fractions are equal, whether or not both have the same denominator.
        if ours.denominator().to_string() == theirs.total().to_string() {
            assert_eq!(shown, their);
        } else {
            assert_eq!(shown.len(), their.len());
            let number = |text: &str| text.parse::<f64>().expect("digits");
            let (of, their_of) =
                (number(&ours.denominator().to_string()), number(&theirs.total().to_string()));
            for (a, b) in shown.iter().zip(&their) {
                assert_eq!(a.0, b.0);
                assert!((number(&a.1) / of - number(&b.1) / their_of).abs() < 1e-12, "{a:?} {b:?}");
            }
        }
    }
}
