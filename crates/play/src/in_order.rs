//! Asking several people one after the other, for tables where nobody can see another answer.

use schwung_table::{Ask, Play, Table};

/// Asks everybody in order.
///
/// # Errors
/// If the procedure stops.
pub fn ask_each<T: Table, Q: Ask<T::System>>(t: &mut T, questions: Vec<Q>) -> Play<T, Vec<Q::Answer>> {
    questions.into_iter().map(|it| t.ask(it)).collect()
}

/// Asks in order until one accepts.
///
/// # Errors
/// If the procedure stops.
pub fn offer_each<T: Table, Q: Ask<T::System>>(
    t: &mut T,
    questions: Vec<Q>,
) -> Play<T, Vec<(usize, Q::Answer)>> {
    let mut answers = Vec::new();
    for (at, question) in questions.into_iter().enumerate() {
        let answer = t.ask(question)?;
        let declines = Q::declines(&answer);
        answers.push((at, answer));
        if !declines {
            break;
        }
    }
    Ok(answers)
}
