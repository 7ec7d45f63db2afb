//! The significance of events for the story of an evening.

use schwung_daemmersturm::{
    ActorFact, AreaEvent, AttackEvent, Event, Fact, GearEvent, HarmEvent, MagicEvent, Outcome, SceneEvent,
    State, Status, SubstanceEvent, TurnEvent,
};
use schwung_views::{Beat, BeatKind as Kind};

/// Life points from which a loss is worth telling.
const MANY: u16 = 10;

/// The significance of an event for the story; `None` for most events. `state` is the state after the event.
pub(super) fn beat(state: &State, event: &Event) -> Option<Beat> {
    let beat = Beat::new;
    Some(match event {
        Event::Turn(TurnEvent::CombatBegan { .. }) => beat(Kind::FightBegan, 0),
        Event::Turn(TurnEvent::RoundBegan { round }) => beat(Kind::Round { number: *round }, 0),
        Event::Turn(TurnEvent::CombatEnded) => beat(Kind::FightEnded, 0),
        Event::Turn(TurnEvent::SectionClosed) => beat(Kind::SceneEnded, 0),
        Event::Harm(HarmEvent::Hurt { on, amount, .. }) => {
            let actor = state.actors.get(usize::from(on.0))?;
            match actor.status {
                //= daemmersturm.lp.zero
                Status::Incapacitated if *amount > 0 => beat(Kind::Out, 9),
                Status::Up if *amount > 0 && actor.exhausted => beat(Kind::Turn, 5),
                _ if *amount >= MANY => beat(Kind::Turn, 4),
                _ => return None,
            }
        }
        Event::Harm(HarmEvent::WentDown { .. } | HarmEvent::Died { .. }) => beat(Kind::Out, 9),
        Event::Harm(HarmEvent::HitUndone { .. }) => beat(Kind::Undone, 7),
        Event::Harm(HarmEvent::Healed { revives: true, .. }) => beat(Kind::Back, 7),
        Event::Harm(HarmEvent::StoodFirm { .. }) => beat(Kind::Turn, 4),
        Event::Attack(AttackEvent::Resolved { outcome: Outcome::Critical | Outcome::Fumble, .. }) => {
            beat(Kind::Turn, 5)
        }
        Event::Attack(AttackEvent::FriendlyFire { .. }) => beat(Kind::Turn, 7),
        Event::Attack(AttackEvent::SteppedIn { .. }) => beat(Kind::Turn, 5),
        Event::Attack(AttackEvent::Recoiled { .. } | AttackEvent::Broke { .. }) => beat(Kind::Turn, 4),
        Event::Attack(AttackEvent::Saved { .. }) => beat(Kind::Turn, 2),
        Event::Area(AreaEvent::BlewUp { .. }) => beat(Kind::Turn, 6),
        Event::Magic(MagicEvent::Completed { .. }) => beat(Kind::Turn, 3),
        Event::Magic(MagicEvent::ChannelEnded { .. } | MagicEvent::Backlash { .. }) => beat(Kind::Turn, 5),
        Event::Magic(MagicEvent::Used { .. }) => beat(Kind::Turn, 2),
        // Words to quote; nothing has turned yet.
        Event::Magic(MagicEvent::Announced { text, .. }) => beat(Kind::Words, 1).saying(text),
        Event::Gear(GearEvent::Substance(SubstanceEvent::SideEffect { .. })) => beat(Kind::Turn, 4),
        Event::Set { fact, .. } => match &**fact {
            Fact::Actor { fact: ActorFact::Status(Status::Up), .. } => beat(Kind::Back, 0),
            Fact::Actor { fact: ActorFact::Status(_), .. } => beat(Kind::Out, 0),
            _ => return None,
        },
        Event::Scene(SceneEvent::Told { text, .. }) => beat(Kind::Words, 2).saying(text),
        _ => return None,
    })
}
