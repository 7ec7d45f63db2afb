//! Mental attacks, as those notice them whom they do not concern.

use crate::{ActorId, Doing, Event, Opposition};

impl Event {
    /// The only actors whose players notice the event, besides the game master; `None` if it is not limited to those
    /// involved. Whether somebody may see the event at all is declared with it.
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
            Event::ConflictBegan { .. }
            | Event::Placed { .. }
            | Event::RoundBegan { .. }
            | Event::TurnBegan { .. }
            | Event::TurnEnded { .. }
            | Event::SlotPassed { .. }
            | Event::TurnForfeited { .. }
            | Event::Deferred { .. }
            | Event::DeferredLapsed { .. }
            | Event::DeferredTaken { .. }
            | Event::TurnLost { .. }
            | Event::TurnResumed { .. }
            | Event::Joined { .. }
            | Event::EnvironmentActed { .. }
            | Event::Loosened { .. }
            | Event::Steered { .. }
            | Event::ConflictEnded
            | Event::SceneEnded
            | Event::Surprised { .. }
            | Event::CalledOff { .. }
            | Event::GaitChosen { .. }
            | Event::Moved { .. }
            | Event::Hindered { .. }
            | Event::MovementUsed { .. }
            | Event::Prone { .. }
            | Event::Covered { .. }
            | Event::QuickAction { .. }
            | Event::FreeAction { .. }
            | Event::Forced { .. }
            | Event::Dodging { .. }
            | Event::DodgeEnded { .. }
            | Event::Rerolled { .. }
            | Event::DifficultyRaised { .. }
            | Event::FailedAtOnce { .. }
            | Event::Routine { .. }
            | Event::PointForDie { .. }
            | Event::OutsideBlast { .. }
            | Event::Harmed { .. }
            | Event::WentDown { .. }
            | Event::Woke { .. }
            | Event::PutOut { .. }
            | Event::ObjectDamaged { .. }
            | Event::Lowered { .. }
            | Event::Blinded { .. }
            | Event::Frightened { .. }
            | Event::Recovered { .. }
            | Event::Distracted { .. }
            | Event::StillDistracted { .. }
            | Event::DistractionUsed { .. }
            | Event::Held { .. }
            | Event::LetGo { .. }
            | Event::Thrown { .. }
            | Event::ThrownDown { .. }
            | Event::Apart { .. }
            | Event::Taken { .. }
            | Event::KnockedAway { .. }
            | Event::Rested { .. }
            | Event::Restored { .. }
            | Event::BoostEnded { .. }
            | Event::StuntEnded { .. }
            | Event::SessionBegan
            | Event::PointEarned { .. }
            | Event::PointSpent { .. }
            | Event::Boosted { .. }
            | Event::StuntBegan { .. }
            | Event::Learned { .. }
            | Event::ItemAdded { .. }
            | Event::BrokeFree { .. }
            | Event::FailedForward { .. }
            | Event::Benefit { .. }
            | Event::NoteGiven { .. }
            | Event::Complication { .. }
            | Event::Overruled { .. }
            | Event::TaskOpened { .. }
            | Event::TaskCounted { .. }
            | Event::TaskClosed { .. }
            | Event::Judged { .. }
            | Event::Consented { .. }
            | Event::Set { .. }
            | Event::SideAlone { .. } => None,
        }
    }
}

impl Doing {
    /// Like [`Event::concerns`], for an action that begins.
    //= zerospace.attack.mental
    fn concerns(&self, by: ActorId) -> Option<[ActorId; 2]> {
        match self {
            Doing::Attack { on, mode: _, mental } => mental.then_some([by, *on]),
            Doing::Sweep
            | Doing::Blast
            | Doing::Distract { on: _ }
            | Doing::Dodge
            | Doing::Escape { from: _ }
            | Doing::Throw { on: _ }
            | Doing::Check { skill: _ }
            | Doing::Help { with: _ }
            | Doing::Recover => None,
        }
    }
}
