//! Adding answers to the choices of a question.

use schwung_table::Choice;

use crate::{Answer, Daemmersturm, Price, Reason};

/// Adds an answer that is free and always allowed.
pub(crate) fn one(answer: impl Into<Answer>, rule: &'static str, choices: &mut Vec<Choice<Daemmersturm>>) {
    choices.push(Choice { answer: answer.into(), price: Price::FREE, rule, barred: None });
}

/// Adds an answer that may be barred.
pub(crate) fn barred(
    answer: impl Into<Answer>,
    price: Price,
    rule: &'static str,
    barred: Option<Reason>,
    choices: &mut Vec<Choice<Daemmersturm>>,
) {
    choices.push(Choice { answer: answer.into(), price, rule, barred });
}

/// Adds no and yes, both free.
pub(crate) fn yes_or_no(rule: &'static str, choices: &mut Vec<Choice<Daemmersturm>>) {
    one(false, rule, choices);
    one(true, rule, choices);
}
