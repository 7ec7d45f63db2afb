//! Parses answers to questions that have too many possible answers to list them: selections, numbers and ranges.

use schwung_table::WireId;

use crate::{ActorId, Actors, Answer, ItemId, Items, Lives, Span, Wording};

/// Parses an answer of the same kind as `model`: `3,5-7` selects items by number and `-` selects none, `5=20,3=18`
/// changes proposed life points, `12` is a number and `3-10` a range. Returns `None` if the kind takes no text, or the
/// text is empty. Invalid text becomes a text answer, which fits no other kind of question.
pub(crate) fn answer(model: &Answer, words: &str) -> Option<Answer> {
    let words = words.trim();
    if let Answer::Words(_) = model {
        return Some(Answer::Words(Wording::new(words)));
    }
    if words.is_empty() {
        return None;
    }
    let read = match model {
        Answer::Actors(_) => some_of(words).map(|it| Actors(it.map(actor).collect()).into()),
        Answer::Items(_) => some_of(words).map(|it| Items(it.map(item).collect()).into()),
        Answer::Lives(it) => lives(it, words).map(Answer::Lives),
        Answer::Number(_) => words.parse().ok().map(Answer::Number),
        Answer::Span(_) => range(words)
            .and_then(|(low, high)| Span::new(low.try_into().ok()?, high.try_into().ok()?))
            .map(Answer::Span),
        _ => return None,
    };
    Some(read.unwrap_or(Answer::Words(Wording::NONE)))
}

/// Maximum number of selected items.
const MOST: usize = 1_000;

fn actor(number: u32) -> ActorId {
    ActorId(WireId(number).plain(ActorId::KIND))
}

fn item(number: u32) -> ItemId {
    ItemId(WireId(number).plain(ItemId::KIND))
}

/// The ids in a text, as clients see them.
fn some_of(words: &str) -> Option<impl Iterator<Item = u32>> {
    let mut all = Vec::new();
    if words == "-" {
        return Some(all.into_iter());
    }
    for part in words.split(',') {
        let (low, high) = range(part).or_else(|| part.trim().parse().ok().map(|it| (it, it)))?;
        if low > high || usize::try_from(high - low).is_ok_and(|it| it >= MOST - all.len()) {
            return None;
        }
        all.extend(low..=high);
    }
    Some(all.into_iter())
}

fn range(words: &str) -> Option<(u32, u32)> {
    let (low, high) = words.split_once('-')?;
    Some((low.trim().parse().ok()?, high.trim().parse().ok()?))
}

fn lives(proposed: &Lives, words: &str) -> Option<Lives> {
    let Lives(mut lives) = proposed.clone();
    for part in words.split(',') {
        let (who, life) = part.split_once('=')?;
        let (who, life): (u32, u16) = (who.trim().parse().ok()?, life.trim().parse().ok()?);
        lives.iter_mut().find(|it| it.0 == actor(who))?.1 = life;
    }
    Some(Lives(lives))
}
