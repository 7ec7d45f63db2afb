//! Who rolls against whom.

use schwung_table::Seat;

use crate::{ActorId, Command, State, Target};

/// Who rolls against whom in a command.
pub(crate) struct Sides {
    /// Those who act, as far as the command names them.
    pub(crate) by: Vec<ActorId>,
    /// Those against whom they roll.
    pub(crate) on: Vec<ActorId>,
    /// Whether only the game master may know the difficulty.
    pub(crate) is_hidden: bool,
}

impl Sides {
    /// The sides of a command; `None` if it involves no roll against some opposition.
    pub(crate) fn of(state: &State, command: &Command) -> Option<Sides> {
        let sides = |by: Vec<ActorId>, on: Vec<ActorId>| Some(Sides { by, on, is_hidden: false });
        let against = |by: Vec<ActorId>, target: &Target| match target {
            Target::Actor { on, skill: _, attribute: _ } => sides(by, vec![*on]),
            Target::Ask => sides(by, Vec::new()),
            Target::Difficulty { value: _, hidden } => Some(Sides { by, on: Vec::new(), is_hidden: *hidden }),
        };
        match command {
            Command::Attack(it) => sides(vec![it.by], vec![it.on]),
            Command::Sweep(it) => sides(vec![it.by], it.on.clone()),
            Command::Blast(it) => {
                sides(vec![it.by], it.on.iter().map(|it| it.0).filter(|&on| on != it.by).collect())
            }
            Command::Distract { by, on, plan: _ } => sides(vec![*by], vec![*on]),
            Command::Escape { by, from: Some(from), plan: _ } => sides(vec![*by], vec![*from]),
            Command::Escape { by, from: None, plan: _ } => {
                sides(vec![*by], state.holds.iter().filter(|it| it.on == *by).map(|it| it.by).collect())
            }
            Command::Check(it) => against(vec![it.by], &it.target),
            Command::Together(it) => against(it.parts.iter().map(|it| it.by).collect(), &it.target),
            Command::Contend { task, plans: _ } => {
                let both = state.task(*task).and_then(|it| it.sides);
                sides(both.iter().map(|it| it.first).collect(), both.iter().map(|it| it.second).collect())
            }
            Command::Recover { by, from: _ } => sides(vec![*by], Vec::new()),
            Command::Move(it) => it.obstacle.as_ref().and_then(|_| sides(vec![it.by], Vec::new())),
            Command::BeginConflict(_)
            | Command::EndConflict
            | Command::Enter { who: _, at: _ }
            | Command::EndScene
            | Command::BeginSession
            | Command::Rest { who: _, rest: _ }
            | Command::EndTurn { by: _ }
            | Command::Defer { by: _ }
            | Command::TakeDeferred { by: _ }
            | Command::StandUp { by: _ }
            | Command::LieDown { by: _ }
            | Command::Quick { by: _, text: _ }
            | Command::Free { by: _, text: _ }
            | Command::Play { by: _, text: _ }
            | Command::Dodge { by: _, attribute: _ }
            | Command::Release { by: _, on: _ }
            | Command::Throw { by: _, on: _ }
            | Command::OpenTask(_)
            | Command::CloseTask { task: _, won: _ }
            | Command::Spend { who: _, on: _ }
            | Command::Award { seat: _, reason: _ }
            | Command::AwardAll { reason: _ }
            | Command::Propose { who: _, text: _ }
            | Command::Overrule { seat: _, text: _, correction: _ }
            | Command::Die { who: _ }
            | Command::Loosen { text: _, pilot: _, lasting: _ }
            | Command::Steer { by: _, thing: _ }
            | Command::Tell { to: _, text: _, genuine: _ }
            | Command::Set(_) => None,
        }
    }

    /// Whether the odds would reveal something that `reader` must not know: a hidden difficulty, or the sheet of a hidden
    /// actor.
    pub(crate) fn is_secret(&self, state: &State, reader: Seat) -> bool {
        let mut actors = self.by.iter().chain(&self.on);
        (self.is_hidden && !reader.is_gm()) || actors.any(|&it| !state.is_known_to(it, reader))
    }
}

/// The opponents against whom a command is rolled, as far as it names them.
pub fn opponents(state: &State, command: &Command) -> Vec<ActorId> {
    Sides::of(state, command).map_or_else(Vec::new, |it| it.on)
}

/// Everybody who rolls in a command or is rolled against, as far as it names them.
pub fn involved(state: &State, command: &Command) -> Vec<ActorId> {
    Sides::of(state, command).map_or_else(Vec::new, |it| it.by.into_iter().chain(it.on).collect())
}
