//! Parses answers to questions that have too many possible answers to list them: selections, numbers and ranges.

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
        Answer::Actors(_) => some_of(words).map(|it| Actors(it.into_iter().map(ActorId).collect()).into()),
        Answer::Items(_) => some_of(words).map(|it| Items(it.into_iter().map(ItemId).collect()).into()),
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

fn some_of(words: &str) -> Option<Vec<u16>> {
    let mut all = Vec::new();
    if words == "-" {
        return Some(all);
    }
    for part in words.split(',') {
        let (low, high) = range(part).or_else(|| part.trim().parse().ok().map(|it| (it, it)))?;
        if low > high || usize::from(high - low) >= MOST - all.len() {
            return None;
        }
        all.extend(low..=high);
    }
    Some(all)
}

fn range(words: &str) -> Option<(u16, u16)> {
    let (low, high) = words.split_once('-')?;
    Some((low.trim().parse().ok()?, high.trim().parse().ok()?))
}

fn lives(proposed: &Lives, words: &str) -> Option<Lives> {
    let Lives(mut lives) = proposed.clone();
    for part in words.split(',') {
        let (who, life) = part.split_once('=')?;
        let (who, life): (u16, u16) = (who.trim().parse().ok()?, life.trim().parse().ok()?);
        lives.iter_mut().find(|it| it.0 == ActorId(who))?.1 = life;
    }
    Some(Lives(lives))
}
