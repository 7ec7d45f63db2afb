//! Asking several people one after the other, for tables where nobody can see another answer.

use schwung_table::{Ask, Play, Table};

/// Asks everybody in order.
///
/// # Errors
/// If the procedure stops.
pub fn ask_each<T: Table, Q: Ask<T::System>>(t: &mut T, questions: Vec<Q>) -> Play<T, Vec<Q::Answer>> {
    questions.into_iter().map(|it| t.ask(it)).collect()
}

/// Asks in order until somebody accepts.
///
/// # Errors
/// If the procedure stops.
pub fn offer<T: Table, Q: Ask<T::System>>(
    t: &mut T,
    questions: Vec<Q>,
) -> Play<T, Option<(usize, Q::Answer)>> {
    for (at, question) in questions.into_iter().enumerate() {
        let answer = t.ask(question)?;
        if !Q::declines(&answer) {
            return Ok(Some((at, answer)));
        }
    }
    Ok(None)
}
