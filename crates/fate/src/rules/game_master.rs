//! Facts that the game master sets.

use schwung_table::Play;

use crate::{
    AspectId, AspectKind, AspectRef, Bar, Bearer, Event, Fact, FateTable, Frame, Reason, State, Wording,
    ZoneId,
    rules::{blocked, budget, initiative, leaving, turn},
};

/// The scene number of consequences from earlier scenes; scenes are numbered from 1.
const EARLIER: u16 = 0;

/// Checks that everything to which this fact refers exists.
pub(crate) fn check(state: &State, fact: &Fact) -> Result<(), Reason> {
    match fact {
        Fact::NoAspect(id) | Fact::Reveal(id, _) | Fact::Reword(id, _) if state.aspect(*id).is_none() => {
            Err(Bar::NoSuchAspect.into())
        }
        Fact::RevealSecret(actor, n, _) if !state.is_secret(*actor, *n) => Err(Bar::NothingToAssess.into()),
        Fact::NoBlock(by) if !state.blocks.iter().any(|it| it.by == *by) => Err(Bar::NoSuchBlock.into()),
        Fact::Turn(_) if !state.in_conflict() => Err(Bar::NoConflict.into()),
        Fact::Turn(Some(actor)) if !budget::can_have_turn(state, *actor) => {
            Err(budget::can_act_at_all(state, *actor).err().unwrap_or_else(|| Bar::IsOut.into()))
        }
        Fact::Aspect { text, .. } | Fact::Consequence { text, .. } | Fact::Reword(_, text)
            if text.is_empty() =>
        {
            Err(Bar::NeedsWords.into())
        }
        // A consequence may have been taken off the table before it was worded.
        Fact::Placed { text, kind, .. }
            if text.is_empty() && !matches!(kind, AspectKind::Consequence { .. }) =>
        {
            Err(Bar::NeedsWords.into())
        }
        Fact::Placed {
            on: Bearer::Scene | Bearer::Zone(_), kind: AspectKind::Consequence { .. }, ..
        } => Err(Bar::NoSuchThing.into()),
        Fact::Frame(frame) if !fits(state, frame) => Err(Bar::OutOfBounds.into()),
        Fact::Actor(_, to) if usize::from(to.zone.0) >= state.frame.zones.len() => Err(Bar::NoWay.into()),
        Fact::Join(_, actor) if usize::from(actor.zone.0) >= state.frame.zones.len() => {
            Err(Bar::NoWay.into())
        }
        Fact::Unveil if state.veiled.is_none() => Err(Bar::NothingVeiled.into()),
        Fact::NewSkill(skill) if skill.key.trim().is_empty() => Err(Bar::NeedsWords.into()),
        Fact::NewSkill(skill) if state.frame.skills.iter().any(|it| it.key == skill.key) => {
            Err(Bar::SkillExists.into())
        }
        Fact::NewSkill(_) if state.frame.skills.len() >= 60 => Err(Reason::of(Bar::OutOfBounds, 60, 61)),
        Fact::Join(..) if state.actors.len() >= 100 => Err(Reason::of(Bar::OutOfBounds, 100, 101)),
        _ => Ok(()),
    }
}

/// Returns whether a changed frame still contains everything that the state refers to.
fn fits(state: &State, frame: &Frame) -> bool {
    let zone = |zone: ZoneId| usize::from(zone.0) < frame.zones.len();
    let zones = state.actors.iter().all(|it| zone(it.zone))
        && frame.ways.iter().all(|it| zone(it.from) && zone(it.to));
    let skills =
        frame.skills.len() >= state.frame.skills.len() && frame.agendas.len() >= state.frame.agendas.len();
    frame.sheets.len() == state.actors.len() && zones && skills
}

/// Sets a fact, whatever the rules would have said.
//= sotc.scene.aspects-declared
//= sotc.scene.start-zone
pub(crate) fn set<T: FateTable>(t: &mut T, fact: &Fact) -> Play<T, ()> {
    let event = match fact {
        Fact::Actor(actor, to) => Event::ActorSet { actor: *actor, to: to.clone() },
        Fact::Aspect { text, on, hidden } => {
            let id = AspectId(t.state().next_aspect);
            let (text, bearer, hidden) = (text.clone(), *on, *hidden);
            Event::AspectPlaced { id, text, bearer, kind: AspectKind::Framed, hidden, free_tag: None }
        }
        Fact::Consequence { text, on, severity, track } => {
            let id = AspectId(t.state().next_aspect);
            let kind = AspectKind::Consequence {
                severity: *severity,
                track: *track,
                scene: EARLIER,
                carried: false,
            };
            let (text, bearer) = (text.clone(), Bearer::Actor(*on));
            Event::AspectPlaced { id, text, bearer, kind, hidden: false, free_tag: None }
        }
        Fact::Placed { text, on, kind, hidden, known, tag } => {
            let id = AspectId(t.state().next_aspect);
            let (text, bearer, kind, hidden, free_tag) = (text.clone(), *on, *kind, *hidden, *tag);
            t.tell(Event::AspectPlaced { id, text, bearer, kind, hidden, free_tag });
            for seat in known {
                t.tell(Event::AspectRevealed { id, to: Some(*seat) });
            }
            return Ok(());
        }
        Fact::NoAspect(id) => {
            let text = Wording::new(t.state().aspect_text(AspectRef::Play(*id)));
            let hidden = t.state().is_aspect_hidden(*id);
            Event::AspectRemoved { id: *id, text, hidden }
        }
        Fact::Reword(id, text) => {
            let was = Wording::new(t.state().aspect_text(AspectRef::Play(*id)));
            let (text, hidden) = (text.clone(), t.state().is_aspect_hidden(*id));
            Event::AspectReworded { id: *id, was, text, hidden }
        }
        Fact::Reveal(id, to) => Event::AspectRevealed { id: *id, to: *to },
        Fact::RevealSecret(actor, n, to) => Event::SecretRevealed { actor: *actor, aspect: *n, to: *to },
        Fact::Hide(actor) if t.state().actor(*actor).hidden => return Ok(()),
        Fact::Hide(actor) => Event::ActorHidden { actor: *actor },
        Fact::Show(actor) if !t.state().actor(*actor).hidden => return Ok(()),
        Fact::Show(actor) => Event::ActorShown { actor: *actor },
        Fact::NoBlock(by) => {
            blocked::lapse(t, |it| it.by == *by);
            return Ok(());
        }
        Fact::NoSpin => match t.state().spin {
            Some(spin) => Event::SpinLapsed { by: spin.by },
            None => return Ok(()),
        },
        Fact::Turn(actor) => Event::TurnSet { actor: *actor },
        Fact::Frame(frame) => {
            let known = &t.state().frame.ways;
            let ways = frame.ways.iter().filter(|it| !known.contains(it)).copied().collect();
            Event::FrameSet { frame: frame.clone(), ways }
        }
        //= malmsturm.skill.new-skill-in-play
        //= malmsturm.skill.list-editable
        Fact::NewSkill(skill) => Event::SkillAdded { skill: skill.clone() },
        //= freefate.contest.secret
        Fact::Unveil => match t.state().veiled.clone() {
            Some(check) => Event::Unveiled { check },
            None => return Ok(()),
        },
        //= malmsturm.style.change-running-game
        Fact::Profile(profile) => Event::ProfileSet { profile: profile.clone() },
        Fact::Join(sheet, actor) => Event::ActorJoined { sheet: sheet.clone(), actor: actor.clone() },
    };
    // An actor who has acted and still has the turn is in the middle of an action, which will pass the turn
    // on.
    let state = t.state();
    let under_way = state.conflict.and_then(|it| it.turn).is_some_and(|it| state.actor(it).turn.acted);
    t.tell(event);
    line_up(t);
    //= sotc.conflict.exchanges
    match fact {
        Fact::Actor(..) | Fact::Turn(_) if under_way => {
            leaving::sweep(t);
            Ok(())
        }
        Fact::Actor(..) | Fact::Turn(_) => turn::settle(t),
        _ => Ok(()),
    }
}

/// Gives everybody who entered during the conflict a place in the order.
//= sotc.initiative.fixed-order
fn line_up<T: FateTable>(t: &mut T) {
    let Some(conflict) = t.state().conflict else { return };
    for id in t.state().ids() {
        if budget::can_have_turn(t.state(), id) && !t.state().order.contains(&id) {
            let place = initiative::place_of(t.state(), &conflict, id);
            t.tell(Event::LinedUp { actor: id, place });
        }
    }
}
