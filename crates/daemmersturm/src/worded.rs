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

#[cfg(test)]
mod tests {
    use super::answer;
    use crate::{ActorId, Actors, Answer, ItemId, Items, Lives, Span, Wording};

    #[test]
    fn some_of_many_go_by_number() {
        let model = Actors(vec![ActorId(9)]).into();
        let some = |ids: &[u16]| Some(Actors(ids.iter().map(|&it| ActorId(it)).collect()).into());
        assert_eq!(answer(&model, "3, 5-7,200"), some(&[3, 5, 6, 7, 200]));
        assert_eq!(answer(&model, "-"), some(&[]));
        assert_eq!(answer(&model, " "), None);
        let items = Items(Vec::new()).into();
        assert_eq!(answer(&items, "4"), Some(Items(vec![ItemId(4)]).into()));
    }

    #[test]
    fn words_that_say_nothing_fit_no_such_question() {
        let nothing = Some(Answer::Words(Wording::NONE));
        for words in ["x", "3-", "7-3", "0-65535", "3,,5", "-1"] {
            assert_eq!(answer(&Actors(Vec::new()).into(), words), nothing, "{words}");
        }
        assert_eq!(answer(&Answer::Number(1), "70000"), nothing);
        assert_eq!(answer(&Answer::Span(Span::D20), "9-3"), nothing);
        assert_eq!(answer(&Answer::Yes, "x"), None);
    }

    #[test]
    fn life_points_are_those_proposed_but_for_those_named() {
        let model = Lives(vec![(ActorId(5), 10), (ActorId(3), 12)]).into();
        let wanted = Lives(vec![(ActorId(5), 10), (ActorId(3), 18)]).into();
        assert_eq!(answer(&model, "3=18"), Some(wanted));
        assert_eq!(answer(&model, "4=18"), Some(Answer::Words(Wording::NONE)));
    }

    #[test]
    fn numbers_and_ranges() {
        assert_eq!(answer(&Answer::Number(4), " 12 "), Some(Answer::Number(12)));
        assert_eq!(answer(&Answer::Span(Span::D20), "3-10"), Some(Answer::Span(Span::of(3, 10))));
    }
}
