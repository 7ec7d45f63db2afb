//! Answers the questions that a new conflict asks while nobody has a seat.

use schwung_log::{Author, Deed, Game, Kept, Record, Roller};

/// Answers every question asked at the start of a conflict with its default, which spends nothing.
pub(crate) fn answer_usually<S: Kept>(
    game: &mut Game<S>,
    at: i64,
    id: &str,
    roller: &mut dyn Roller,
) -> Result<(), String> {
    const MOST: u64 = 200;
    for n in 0..MOST {
        let Some(question) = game.asked().first().map(|it| it.id.clone()) else { break };
        let Ok(entries) = game.decide(Author::GM, Deed::Skip { question }, roller) else { break };
        let (seq, id) = (game.seq() + 1, format!("{id}-usual-{n}"));
        game.push(Record { seq, at, by: Some(Author::GM), id, deed: None, entries })
            .map_err(|it| it.to_string())?;
    }
    Ok(())
}
