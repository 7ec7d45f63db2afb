//! Parses arbitrary text as a dice expression in every dialect: it is accepted, or rejected with a position inside the
//! text. Accepted expressions are rolled, printed and parsed again, and their odds must add up to 1.
#![no_main]

use libfuzzer_sys::fuzz_target;
use schwung_dice::{Dialect, Error, Roll, Seeded};

fn sound(text: &str, error: &Error) {
    let span = error.span();
    assert!(span.start <= span.end && span.end as usize <= text.len(), "{error:?}");
    assert!(text.is_char_boundary(span.start as usize) && text.is_char_boundary(span.end as usize), "{error:?}");
}

fuzz_target!(|text: &str| {
    for dialect in Dialect::ALL {
        let roll = match Roll::parse_as(text, dialect) {
            Ok(roll) => roll,
            Err(error) => {
                sound(text, &error);
                if let Some(instead) = error.suggestion() {
                    Roll::parse_as(instead, dialect).expect("what is suggested can be read");
                }
                continue;
            }
        };
        let rolled = roll.roll(&mut Seeded::new(7));
        if let Err(error) = &rolled {
            sound(text, error);
        }
        if dialect == Dialect::Schwung {
            let shown = roll.to_string();
            if let Ok(again) = Roll::parse(&shown) {
                assert_eq!(again.to_string(), shown);
                let again = again.roll(&mut Seeded::new(7));
                assert_eq!(
                    rolled.as_ref().ok().map(|it| it.outcomes()[0].total()),
                    again.ok().map(|it| it.outcomes()[0].total())
                );
            } else {
                // The printed form may exceed the maximum length of an expression.
                assert!(shown.len() > schwung_dice::limits::TEXT, "{text:?} as {shown:?}");
            }
        }
        // Only small expressions: larger ones are tested through their estimated cost.
        if text.len() < 24
            && let Ok(odds) = roll.odds()
        {
            assert!(odds.rest() <= odds.denominator());
        }
    }
});
