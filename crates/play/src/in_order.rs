//! Asking several people one after the other: what tables do at which nobody can peek.

use schwung_table::{Ask, Play, Table};

/// Everybody answers, in order.
///
/// # Errors
/// When play stops short.
pub fn ask_each<T: Table, Q: Ask<T::System>>(t: &mut T, questions: Vec<Q>) -> Play<T, Vec<Q::Answer>> {
    questions.into_iter().map(|it| t.ask(it)).collect()
}

/// The first in order who wants it takes it.
///
/// # Errors
/// When play stops short.
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
