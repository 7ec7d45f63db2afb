//! Facts set by the game master.

use crate::{
    ActorId, Bar, Combat, Event, Fact, Frame, Item, ItemKind, LEAST_DIFFICULTY, MOST_DIFFICULTY, OpenTask,
    Reason, Sheet, SkillId, State, Table, Task,
    rules::{environment, order, task},
};

/// Maximum number of a round that can be set.
const MOST_ROUND: u32 = 9_999;

/// Maximum of the serial numbers in facts from outside, so that counting never reaches the end of the type.
pub(crate) const MOST_NUMBER: u32 = u32::MAX / 2;

/// Checks that the thing to be set exists and that the value is in range.
//= zerospace.general.rules-are-examples
pub(crate) fn check(state: &State, fact: &Fact) -> Result<(), Reason> {
    match fact {
        Fact::Turn { .. } | Fact::Round { .. } if !state.in_conflict() => Err(Bar::NoConflict.into()),
        Fact::Round { round } if *round > MOST_ROUND => Err(Reason::of(
            Bar::Limit,
            i32::try_from(MOST_ROUND).unwrap_or(i32::MAX),
            i32::try_from(*round).unwrap_or(i32::MAX),
        )),
        Fact::Turn { who } if state.is_defenceless(*who) => Err(Bar::CannotAct.into()),
        Fact::Stored { .. } | Fact::Owed { .. } | Fact::Forced { .. } | Fact::Order { .. }
            if !state.in_conflict() =>
        {
            Err(Bar::NoConflict.into())
        }
        Fact::Order { order } if !fits_order(state, order) => Err(Bar::OutOfBounds.into()),
        Fact::Hold { by, on, .. } | Fact::Distance { a: by, b: on, .. } if by == on => {
            Err(Bar::OnOneself.into())
        }
        Fact::Points { seat, .. } | Fact::Passes { seat, .. }
            if usize::from(seat.0) >= state.players.len() =>
        {
            Err(Bar::NoSuchThing.into())
        }
        Fact::Difficulty { value: Some(value), .. }
            if !(LEAST_DIFFICULTY..=MOST_DIFFICULTY).contains(value) =>
        {
            Err(Bar::OutOfBounds.into())
        }
        Fact::Points { seat, .. } if seat.is_gm() => Err(Bar::GmHasNone.into()),
        Fact::Item { item } if !fits_item(state, item) => Err(Bar::OutOfBounds.into()),
        Fact::NoItem { item } if state.item(*item).is_none() => Err(Bar::NoSuchThing.into()),
        Fact::Sheet { sheet, .. } | Fact::Join { sheet, .. } if !fits_sheet(&state.frame, sheet) => {
            Err(Bar::OutOfBounds.into())
        }
        Fact::Join { .. } if state.actors.len() >= 100 => Err(Reason::of(Bar::Limit, 100, 101)),
        Fact::Frame(frame) if !fits_frame(state, frame) => Err(Bar::OutOfBounds.into()),
        Fact::Thing { thing } => environment::check_loosen(state, &thing.text),
        Fact::Stunt { .. } if state.stunts.len() >= 200 => Err(Reason::of(Bar::Limit, 200, 201)),
        Fact::Task { task } => check_task(state, task),
        Fact::NoThing { thing } if usize::from(*thing) >= state.things.len() => Err(Bar::NoSuchThing.into()),
        Fact::NoStunt { stunt } if usize::from(*stunt) >= state.stunts.len() => Err(Bar::NoSuchThing.into()),
        Fact::Tally { task, .. } if state.task(*task).is_none() => Err(Bar::NoTask.into()),
        Fact::Strength { rows } if rows.len() > 100 => {
            Err(Reason::of(Bar::Limit, 100, i32::try_from(rows.len()).unwrap_or(i32::MAX)))
        }
        Fact::Boost { attribute: None, who, by, .. }
            if state.sheet(*who).endurance.checked_add(*by).is_none() =>
        {
            let most = u8::MAX - state.sheet(*who).endurance;
            Err(Reason::of(Bar::Limit, i32::from(most), i32::from(*by)))
        }
        _ => Ok(()),
    }
}

/// Whether each actor is listed at most once, and the one whose turn it is exactly once.
fn fits_order(state: &State, order: &[crate::Place]) -> bool {
    let known = |id: ActorId| usize::from(id.0) < state.actors.len();
    let turn = state.conflict.and_then(|it| it.turn);
    order.len() <= 200
        && order.iter().all(|it| known(it.actor))
        && order.iter().enumerate().all(|(n, it)| order[..n].iter().all(|other| other.actor != it.actor))
        && turn.is_none_or(|turn| order.iter().any(|it| it.actor == turn))
}

/// Checks that a task is consistent, and that it exists or is the next one.
fn check_task(state: &State, it: &Task) -> Result<(), Reason> {
    let actor = |id: ActorId| usize::from(id.0) < state.actors.len();
    let sides = it.sides.is_none_or(|it| {
        actor(it.first) && actor(it.second) && usize::from(it.skill.0) < state.frame.skills.len()
    });
    if it.id.0 > state.next_task || state.tasks.len() >= 1_000 || !sides {
        return Err(Bar::OutOfBounds.into());
    }
    task::check_open(&OpenTask { text: it.text.clone(), mode: it.mode.clone(), sides: it.sides })
}

fn fits_item(state: &State, item: &Item) -> bool {
    let skill = |it: Option<SkillId>| it.is_none_or(|it| usize::from(it.0) < state.frame.skills.len());
    let kind = match &item.kind {
        ItemKind::Weapon(it) => skill(it.skill) && skill(it.against_skill),
        ItemKind::Tool { skill: it, rating } => skill(*it) && (0..=9).contains(rating),
        ItemKind::Protection(_) | ItemKind::Other => true,
    };
    let holder = item.holder.is_none_or(|it| usize::from(it.0) < state.actors.len());
    kind && holder && item.id.0 > 0 && item.id.0 < u16::MAX && state.items.len() < 1_000
}

/// Whether all skills of a sheet exist and its values are in range.
pub(crate) fn fits_sheet(frame: &Frame, sheet: &Sheet) -> bool {
    let skill = |it: SkillId| usize::from(it.0) < frame.skills.len();
    let attack = |it: &crate::Weapon| {
        it.skill.is_none_or(skill)
            && it.against_skill.is_none_or(skill)
            && matches!(it.combat, Combat::Melee | Combat::Ranged)
    };
    sheet.endurance >= 1
        && sheet.endurance <= 200
        && sheet.skills.iter().all(skill)
        && sheet.specialities.len() <= 32
        && sheet.specialities.iter().all(|it| skill(it.skill))
        && sheet.gifts.len() <= 32
        && sheet
            .gifts
            .iter()
            .all(|it| it.attack.as_ref().is_none_or(attack) && it.on_skills.iter().all(skill))
}

/// Whether a changed frame still contains everything that is referred to.
pub(crate) fn fits_frame(state: &State, frame: &Frame) -> bool {
    let skill = |it: SkillId| usize::from(it.0) < frame.skills.len();
    let roles = frame.roles;
    let roles =
        [roles.perception, roles.melee, roles.ranged, roles.athletics, roles.deception, roles.survival];
    (1..=64).contains(&frame.skills.len())
        && frame.skills.len() >= state.frame.skills.len()
        && (1..=60).contains(&frame.seats.len())
        && frame.sheets.len() == state.actors.len()
        && frame.strength.len() <= 100
        && roles.into_iter().all(skill)
        && frame.sheets.iter().all(|it| fits_sheet(frame, it))
}

/// Sets the fact. The game master may override the rules.
//= zerospace.held.to-helpless
//= zerospace.surprise.state
pub(crate) fn set<T: Table>(t: &mut T, fact: &Fact) {
    let was = matches!(fact, Fact::Switches(_)).then(|| t.state().switches.clone());
    t.tell(Event::Set { fact: Box::new(fact.clone()), was });
    if matches!(fact, Fact::Join { .. })
        && let Some(who) = t.state().ids().last()
    {
        order::place_last(t, who);
    }
}
