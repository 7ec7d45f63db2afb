//! Descriptions of answers and their prices.

use schwung_daemmersturm::{
    Aiding, Answer, Countering, Daemmersturm, Facing, Length, Order, Parting, Picked, Price, Protecting,
    Question, Target, Wording,
};
use schwung_messages::Catalogue;
use schwung_table::Choice;

use super::{kinds, question, teller::Teller};

/// The meaning of an answer, with its price.
pub(super) fn label(t: &Teller<'_>, question: &Question, choice: &Choice<Daemmersturm>) -> String {
    let meaning = t.capital(meaning(t, question, &choice.answer));
    match price(t.c, choice.price) {
        None => meaning,
        Some(price) => t.say("answer-priced", &[("answer", &meaning), ("price", &price)]),
    }
}

/// The price; `None` if it is free.
pub(super) fn price(c: &Catalogue, price: Price) -> Option<String> {
    let points = price.points.filter(|it| it.1 > 0).map(|it| kinds::points(c, it.0, it.1));
    let turn = price.turn.then(|| c.text("ds-price-turn", &[]));
    match (points, turn) {
        (Some(points), Some(turn)) => Some(c.text("list-last", &[("head", &points), ("last", &turn)])),
        (points, turn) => points.or(turn),
    }
}

/// A long list of cases.
#[rustfmt::skip]
fn meaning(t: &Teller<'_>, question: &Question, answer: &Answer) -> String {
    match answer {
        Answer::Yes => t.yes_or_no("ds-answer-", question.kind(), true),
        Answer::No => t.yes_or_no("ds-answer-", question.kind(), false),
        Answer::Lives(it) => {
            let lives: Vec<String> = it.0.iter().map(|it| t.say_n("ds-lives-of", it.0, it.1)).collect();
            if lives.is_empty() { t.word("nobody") } else { t.row_of(&lives) }
        }
        Answer::Items(it) if it.0.is_empty() => t.word("ds-answer-all-loaded"),
        Answer::Items(it) => {
            let items: Vec<String> = it.0.iter().map(|it| t.item(*it)).collect();
            t.say("ds-answer-unloaded", &[("items", &t.list(&items))])
        }
        Answer::Actors(it) if it.0.is_empty() => t.word("nobody"),
        Answer::Actors(it) => t.all_of(&it.0),
        Answer::Facing(Facing::Unset) => t.word("ds-facing-unset"),
        Answer::Facing(Facing::Guard(who)) => t.say("ds-answer-guard", &[("actor", &t.actor(*who))]),
        Answer::Facing(it) => t.facing(*it),
        Answer::Protecting(Protecting::Take) => t.word("ds-answer-take"),
        Answer::Protecting(Protecting::Try(it)) => t.shelter(*it),
        Answer::Parting(Parting::Nothing) => t.word("ds-answer-part-nothing"),
        Answer::Parting(Parting::Reflex) => t.word("ds-answer-part-reflex"),
        Answer::Parting(Parting::Overrun) => t.word("ds-answer-part-overrun"),
        Answer::Countering(Countering::Nothing) => t.word("ds-answer-counter-nothing"),
        Answer::Countering(Countering::Strike) => t.word("ds-answer-counter-strike"),
        Answer::Countering(Countering::Move) => t.word("ds-answer-counter-move"),
        Answer::Target(Target(None)) if matches!(question, Question::StepIn(it) if !it.others.is_empty()) => {
            t.word("ds-answer-for-nobody")
        }
        Answer::Target(Target(None)) => t.word("nobody"),
        Answer::Target(Target(Some(who))) => t.actor(*who),
        Answer::Picked(Picked(None)) => t.word("ds-answer-no-ability"),
        Answer::Picked(Picked(Some(it))) => t.ability(*it),
        Answer::Span(it) => question::damage(*it),
        Answer::Words(words) => own_words(t, words),
        Answer::Number(n) => number(t, question, *n),
        Answer::Aiding(Aiding::GoOn) => t.word("ds-answer-go-on"),
        Answer::Aiding(Aiding::Use { aid, part }) => {
            let (aid, part) = (kinds::aid(t.c, *aid), part.to_string());
            t.say("ds-answer-aid", &[("aid", &aid), ("part", &part)])
        }
        Answer::Size(it) => kinds::size(t.c, *it),
        Answer::Direction(it) => kinds::direction(t.c, *it),
        Answer::Resource(it) => kinds::resource(t.c, *it),
        Answer::Order(Order::Never) if matches!(question, Question::StepIn(_)) => t.word("ds-answer-step-in-never"),
        Answer::Order(it) => kinds::order(t.c, *it),
        Answer::Substitute(it) => t.say_of_two("ds-answer-step-in-for", it.who, it.of),
    }
}

/// A text answer, or a placeholder for it.
fn own_words(t: &Teller<'_>, words: &Wording) -> String {
    if words.is_empty() { t.word("answer-own-words") } else { t.quote(words) }
}

/// A length for climbs, an amount of damage for falls.
fn number(t: &Teller<'_>, question: &Question, n: u16) -> String {
    match question {
        Question::ClimbRange(_) => t.length(Length(n)),
        _ => t.say("ds-answer-damage", &[("n", &n.to_string())]),
    }
}
