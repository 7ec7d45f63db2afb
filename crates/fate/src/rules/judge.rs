//! Judgements of the game master.

use schwung_table::{Play, Seat};

use crate::{Event, FateTable, Judge, Judgement, axes::Prompt};

/// Asks the game master for a judgement, or applies the default if the table does not want to be asked.
#[inline]
pub(crate) fn judge<T: FateTable>(t: &mut T, judgement: Judgement) -> Play<T, bool> {
    match judgement.prompt(t.state().switches()) {
        Prompt::Ask => {
            let yes = t.ask(Judge { seat: Seat::GM, judgement: judgement.clone() })?;
            t.tell(Event::Judged { judgement, yes });
            Ok(yes)
        }
        Prompt::Off | Prompt::Automatic => Ok(judgement.usual()),
    }
}
