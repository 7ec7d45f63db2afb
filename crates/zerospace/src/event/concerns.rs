//! Events that only those involved notice.

use super::Event;
use crate::{ActorId, Opposition};

impl Event {
    /// The only actors whose players notice the event, besides the game master; `None` if it is not limited to those
    /// involved. Whether a viewer may see the event at all is declared with it.
    //= zerospace.attack.mental
    pub fn concerns(&self) -> Option<[ActorId; 2]> {
        match self {
            Event::Hit { by, on, mental }
            | Event::Missed { by, on, mental }
            | Event::Undefended { by, on, mental, open: _ } => mental.then_some([*by, *on]),
            Event::Rolled { effort: _, between, free: _ }
            | Event::WorkedTogether { actor: _, result: _, number: _, help: _, between } => *between,
            Event::ActionBegan { actor, doing, with: _ } => doing.concerns(*actor),
            Event::Resolved { effort, opposition, lead: _, mental, taken: _ } => match opposition {
                Opposition::Roll(other) => mental.then_some([effort.actor, other.actor]),
                Opposition::Difficulty { value: _, hidden: _ } | Opposition::Nothing => None,
            },
            Event::ConflictBegan { initiator: _, order: _ }
            | Event::Placed { place: _, at: _ }
            | Event::RoundBegan { round: _ }
            | Event::TurnBegan { actor: _, at: _ }
            | Event::TurnEnded { actor: _ }
            | Event::SlotPassed { actor: _, at: _ }
            | Event::TurnForfeited { actor: _, at: _ }
            | Event::Deferred { actor: _ }
            | Event::DeferredLapsed { actor: _ }
            | Event::DeferredTaken { actor: _ }
            | Event::TurnLost { actor: _ }
            | Event::TurnResumed { actor: _ }
            | Event::Joined { actor: _, with: _ }
            | Event::EnvironmentActed { things: _ }
            | Event::Loosened { thing: _ }
            | Event::Steered { text: _, by: _ }
            | Event::ConflictEnded
            | Event::SceneEnded
            | Event::Surprised { actor: _, surprised: _ }
            | Event::CalledOff { actor: _, rule: _ }
            | Event::GaitChosen { actor: _, gait: _ }
            | Event::Moved { actor: _, length: _, text: _ }
            | Event::Hindered { actor: _ }
            | Event::MovementUsed { actor: _ }
            | Event::Prone { actor: _, prone: _ }
            | Event::Covered { actor: _, covered: _ }
            | Event::QuickAction { actor: _, text: _ }
            | Event::FreeAction { actor: _, text: _ }
            | Event::Forced { actor: _, deed: _, stored: _ }
            | Event::Dodging { actor: _, attribute: _, forced: _ }
            | Event::DodgeEnded { actor: _ }
            | Event::Rerolled { actor: _, ones: _, twos: _, dice: _ }
            | Event::DifficultyRaised { actor: _, by: _ }
            | Event::FailedAtOnce { actor: _, rows: _ }
            | Event::Routine { actor: _, skill: _ }
            | Event::PointForDie { actor: _, dice: _, before: _ }
            | Event::OutsideBlast { actor: _, away: _, radius: _ }
            | Event::Harmed { actor: _, points: _, shock: _, blow: _ }
            | Event::WentDown { actor: _ }
            | Event::Woke { actor: _ }
            | Event::PutOut { actor: _, out: _ }
            | Event::ObjectDamaged { actor: _ }
            | Event::Lowered { actor: _, attribute: _, by: _ }
            | Event::Blinded { actor: _ }
            | Event::Frightened { actor: _, fear: _ }
            | Event::Recovered { actor: _, from: _ }
            | Event::Distracted { actor: _ }
            | Event::StillDistracted { actor: _ }
            | Event::DistractionUsed { actor: _ }
            | Event::Held { by: _, on: _ }
            | Event::LetGo { by: _, on: _ }
            | Event::Thrown { by: _, on: _, length: _, said: _ }
            | Event::ThrownDown { actor: _ }
            | Event::Apart { a: _, b: _, length: _ }
            | Event::Taken { item: _, by: _, from: _ }
            | Event::KnockedAway { item: _, from: _ }
            | Event::Rested { actor: _, losses: _ }
            | Event::Restored { actor: _ }
            | Event::BoostEnded { actor: _ }
            | Event::StuntEnded { actor: _ }
            | Event::SessionBegan
            | Event::PointEarned { seat: _, reason: _ }
            | Event::PointSpent { seat: _, on: _ }
            | Event::Boosted { actor: _, attribute: _, lasting: _ }
            | Event::StuntBegan { stunt: _ }
            | Event::Learned { actor: _, skill: _ }
            | Event::ItemAdded { item: _ }
            | Event::BrokeFree { actor: _ }
            | Event::FailedForward { actor: _, failure: _ }
            | Event::Benefit { actor: _, text: _ }
            | Event::NoteGiven { id: _, to: _, text: _, genuine: _ }
            | Event::Complication { actor: _, text: _ }
            | Event::Overruled { seat: _, text: _ }
            | Event::TaskOpened { task: _ }
            | Event::TaskCounted { id: _, tally: _, tries: _ }
            | Event::TaskClosed { id: _, won: _ }
            | Event::Judged { judgement: _, yes: _ }
            | Event::Consented { seat: _, actor: _, yes: _ }
            | Event::Set { fact: _, was: _ }
            | Event::SideAlone { side: _ } => None,
        }
    }
}
