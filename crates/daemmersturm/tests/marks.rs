//! Free marks: short texts that the plot leader puts on a character.

use crate::common::*;
use schwung_daemmersturm::*;

fn set(fact: ActorFact) -> Command {
    Command::Set { fact: Fact::Actor { who: B, fact }, reason: Wording::NONE }
}

/// A mark is a short text on a single line, and their number is limited. It stays until it is removed.
//% daemmersturm.gm.authority
#[test]
fn a_mark_stays_until_it_is_taken_off() {
    let mark = |text: &str, secret| ActorFact::Marked { text: Wording::new(text), secret };
    let off = |text: &str, secret| ActorFact::Unmarked { text: Wording::new(text), secret };
    let mut scene = Scene::melee();
    scene.run(&set(mark(" flees ", false)), &[]).run(&set(mark("marked", true)), &[]);
    for (fact, bar) in [
        (mark("", false), Bar::NeedsWords),
        (mark(&"x".repeat(41), false), Bar::OutOfBounds),
        (mark("two\nlines", false), Bar::OutOfBounds),
        (off("flees", true), Bar::NoSuchThing),
        (off("marked", false), Bar::NoSuchThing),
        (off("limps", false), Bar::NoSuchThing),
    ] {
        assert_eq!(scene.refused(&set(fact.clone())), bar, "{fact:?}");
    }
    for command in [TurnCommand::EndCombat, TurnCommand::CloseSection, TurnCommand::OpenSection] {
        scene.run(&turn(command), &[]);
    }
    scene = scene.begun(&[A, B]);
    let marks = |scene: &Scene| {
        scene.state.marks_of(B).map(|it| (it.text.to_string(), it.secret)).collect::<Vec<_>>()
    };
    assert_eq!(marks(&scene), [("flees".to_owned(), false), ("marked".to_owned(), true)]);
    assert_eq!(scene.state.marks_of(A).count(), 0);
    // Adding the same text again only changes its secrecy.
    scene.run(&set(mark("marked", false)), &[]).run(&set(off("flees", false)), &[]);
    assert_eq!(marks(&scene), [("marked".to_owned(), false)]);
    for n in 1..MOST_MARKS {
        scene.run(&set(mark(&format!("number {n}"), false)), &[]);
    }
    assert_eq!(scene.refused(&set(mark("one more", false))), Bar::OutOfBounds);
    scene.run(&set(mark("marked", true)), &[]);
}
