//! Answers with too many options to list them: selections, numbers for each character, single numbers and ranges.

use schwung_daemmersturm::{ActorId, Item, ItemId, Lives, Question, Status};
use schwung_views::wire::{PickOption, PickView};

use super::eyes::Eyes;
use crate::words;

/// The room that a character takes up, in thirds.
const WHOLE: u8 = 3;
/// Maximum life points of a character.
const MOST_LIFE: u16 = 9_999;
/// Maximum distance of a climb per turn, in decimetres.
const FARTHEST: u16 = 1_000;

/// The input fields for an answer; `None` if the listed choices are complete.
pub(super) fn view(eyes: Eyes<'_>, question: &Question) -> Option<PickView> {
    let pick = match question {
        //= daemmersturm.area.maximum
        //= daemmersturm.swarm.third
        Question::Caught(it) => PickView {
            limit: Some(u16::from(it.limit) * u16::from(WHOLE)),
            ..many(eyes, &present(eyes, |who| who != it.by), &it.proposed)
        },
        Question::SeekMany(it) => many(eyes, &it.who, &[]),
        Question::MaySeek(it) => many(eyes, &it.who, &it.who),
        Question::InField(it) => many(eyes, &it.among, &it.among),
        //= daemmersturm.ff.exposed
        Question::Exposed(it) => {
            let is_friend = |who: ActorId| {
                who != it.by
                    && who != it.on
                    && (!eyes.state.are_enemies(who, it.by) || it.proposed.contains(&who))
            };
            many(eyes, &present(eyes, is_friend), &it.proposed)
        }
        Question::Unloaded(it) => things(eyes, &it.items, &it.proposed),
        Question::StartLife(it) => lives(eyes, &Lives(it.proposed.clone())),
        Question::ClimbRange(it) => PickView { low: Some(it.proposed), max: FARTHEST, ..empty("number") },
        Question::Fallen(_) => PickView { low: Some(0), max: MOST_LIFE, ..empty("number") },
        Question::Damage(_) => PickView { low: Some(1), high: Some(6), max: 100, ..empty("range") },
        _ => return None,
    };
    Some(pick)
}

fn empty(kind: &str) -> PickView {
    PickView {
        kind: kind.to_owned(),
        choice: 0,
        options: Vec::new(),
        limit: None,
        min: 0,
        max: 0,
        low: None,
        high: None,
    }
}

/// All present characters that the viewer knows of.
fn present(eyes: Eyes<'_>, fits: impl Fn(ActorId) -> bool) -> Vec<ActorId> {
    let here = |it: &ActorId| {
        eyes.actor(*it).is_some_and(|actor| !matches!(actor.status, Status::Gone | Status::Off))
    };
    eyes.known().filter(here).filter(|&it| fits(it)).collect()
}

fn many(eyes: Eyes<'_>, who: &[ActorId], on: &[ActorId]) -> PickView {
    let options = who.iter().filter(|&&it| eyes.knows(it));
    let options = options.map(|&it| PickOption {
        room: if eyes.state.is_swarming(it) { 1 } else { WHOLE },
        on: on.contains(&it),
        ..person(eyes, it)
    });
    PickView { options: options.collect(), ..empty("many") }
}

fn person(eyes: Eyes<'_>, who: ActorId) -> PickOption {
    let actor = eyes.actor(who);
    PickOption {
        id: who.into(),
        label: eyes.name(who),
        note: String::new(),
        group: actor.map(|it| eyes.side(it.side)).unwrap_or_default(),
        room: WHOLE,
        on: false,
        number: None,
    }
}

fn things(eyes: Eyes<'_>, items: &[ItemId], on: &[ItemId]) -> PickView {
    let holder = |it: &Item| it.holder.filter(|&who| eyes.knows(who)).map(|who| eyes.name(who));
    let options = items.iter().map(|&id| PickOption {
        id: id.into(),
        label: words::item(eyes.c, eyes.state, id),
        note: String::new(),
        group: eyes.state.item(id).and_then(holder).unwrap_or_default(),
        room: WHOLE,
        on: on.contains(&id),
        number: None,
    });
    PickView { options: options.collect(), ..empty("many") }
}

//= daemmersturm.lp.start-of-combat
fn lives(eyes: Eyes<'_>, Lives(proposed): &Lives) -> PickView {
    let options = proposed.iter().filter(|it| eyes.knows(it.0));
    let options = options.map(|&(who, life)| PickOption { number: Some(life), ..person(eyes, who) });
    PickView { options: options.collect(), min: 1, max: MOST_LIFE, ..empty("numbers") }
}
