//! Adding answers to the choices of a question.

use schwung_table::Choice;

use crate::{Answer, Price, ZeroSpace};

/// Adds an allowed answer without a price.
pub(crate) fn one(answer: Answer, rule: &'static str, choices: &mut Vec<Choice<ZeroSpace>>) {
    choices.push(Choice { answer, price: Price::FREE, rule, barred: None });
}

/// Adds "no", which is free, and "yes" with a price.
pub(crate) fn yes_or_no(rule: &'static str, price: Price, choices: &mut Vec<Choice<ZeroSpace>>) {
    one(Answer::No, rule, choices);
    choices.push(Choice { answer: Answer::Yes, price, rule, barred: None });
}
