//! Ranges and answers in words.

use schwung_daemmersturm::*;
use schwung_table::{Dice, Hosted};

fn answer(model: &Answer, words: &str) -> Option<Answer> {
    Daemmersturm::worded(model, words)
}

#[test]
fn every_range_has_its_name_and_faces() {
    for low in 0..=HIGHEST {
        for high in low..=HIGHEST {
            let span = Span::of(low, high);
            assert_eq!(span.name(), format!("{low}-{high}"));
            assert_eq!(Span::named(span.name()), Some(span));
            let faces = span.spec().dice[0];
            assert_eq!((faces[0], faces.len()), (low as i8, usize::from(span.count())));
            assert_eq!(span.outcomes().len(), faces.len());
            assert_eq!(span.sample(u32::MAX), i16::from(high));
            assert_eq!(span.sample(0), i16::from(low));
        }
    }
    assert_eq!(Span::named("01-20"), None);
    assert_eq!(Span::named("20-1"), None);
}

#[test]
fn some_of_many_go_by_number() {
    let model = Actors(vec![ActorId(9)]).into();
    let some = |ids: &[u16]| Some(Actors(ids.iter().map(|&it| ActorId(it)).collect()).into());
    assert_eq!(answer(&model, "3, 5-7,200"), some(&[3, 5, 6, 7, 200]));
    assert_eq!(answer(&model, "-"), some(&[]));
    assert_eq!(answer(&model, " "), None);
    let items = Items(Vec::new()).into();
    assert_eq!(answer(&items, "4"), Some(Items(vec![ItemId(4)]).into()));
}

#[test]
fn words_that_say_nothing_fit_no_such_question() {
    let nothing = Some(Answer::Words(Wording::NONE));
    for words in ["x", "3-", "7-3", "0-65535", "3,,5", "-1"] {
        assert_eq!(answer(&Actors(Vec::new()).into(), words), nothing, "{words}");
    }
    assert_eq!(answer(&Answer::Number(1), "70000"), nothing);
    assert_eq!(answer(&Answer::Span(Span::D20), "9-3"), nothing);
    assert_eq!(answer(&Answer::Yes, "x"), None);
}

#[test]
fn life_points_are_those_proposed_but_for_those_named() {
    let model = Lives(vec![(ActorId(5), 10), (ActorId(3), 12)]).into();
    let wanted = Lives(vec![(ActorId(5), 10), (ActorId(3), 18)]).into();
    assert_eq!(answer(&model, "3=18"), Some(wanted));
    assert_eq!(answer(&model, "4=18"), Some(Answer::Words(Wording::NONE)));
}

#[test]
fn numbers_and_ranges() {
    assert_eq!(answer(&Answer::Number(4), " 12 "), Some(Answer::Number(12)));
    assert_eq!(answer(&Answer::Span(Span::D20), "3-10"), Some(Answer::Span(Span::of(3, 10))));
}
