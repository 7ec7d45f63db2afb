//! Commands: the actions that people can take.

use schwung_table::{Names, Owner, Seat};
use serde::{Deserialize, Serialize};

use crate::{
    ActorId, Ailment, Attack, Attribute, BeginConflict, BlastAttack, Check, Fact, Move, OpenTask, Plan,
    PointReason, PointUse, Rest, RowSide, State, Sweep, Target, TaskId, Together, Wording,
};

/// An action that a person wants to take. Each command starts a procedure.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, Names)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
#[allow(clippy::large_enum_variant)] // attacks are the most common command in simulations
#[allow(missing_docs)] // the names of the fields are self-explanatory
pub enum Command {
    /// Begins a conflict, with rolls for the order of turns.
    BeginConflict(BeginConflict),
    /// Ends the conflict.
    EndConflict,
    /// Adds a latecomer to the order of turns: before the place with index `at`, or by a roll.
    Enter { who: ActorId, at: Option<u8> },
    /// Ends the scene.
    EndScene,
    /// Begins a session.
    BeginSession,
    /// Lets characters rest.
    Rest { who: Vec<ActorId>, rest: Rest },
    /// Ends the turn.
    EndTurn { by: ActorId },
    /// Defers the turn.
    Defer { by: ActorId },
    /// Takes a deferred turn by interrupting another one.
    TakeDeferred { by: ActorId },
    /// Lets an actor act out of order, by interrupting the current turn; for the game master.
    CallUp { who: ActorId },
    /// Moves.
    Move(Move),
    /// Gets up from the floor.
    StandUp { by: ActorId },
    /// Lies down, as a quick action.
    LieDown { by: ActorId },
    /// Takes a quick action.
    Quick { by: ActorId, text: Wording },
    /// Takes a free action.
    Free { by: ActorId, text: Wording },
    /// Takes a role-play action.
    Play { by: ActorId, text: Wording },
    /// Attacks one target.
    Attack(Attack),
    /// Makes a sweep attack.
    Sweep(Sweep),
    /// Attacks everything within a radius.
    Blast(BlastAttack),
    /// Distracts an opponent.
    Distract { by: ActorId, on: ActorId, plan: Plan },
    /// Dodges from now on.
    Dodge { by: ActorId, attribute: Attribute },
    /// Tries to break a hold: that of `from`, or of the strongest holder.
    Escape { by: ActorId, from: Option<ActorId>, plan: Plan },
    /// Releases an actor from a hold.
    Release { by: ActorId, on: ActorId },
    /// Throws a held actor.
    Throw { by: ActorId, on: ActorId },
    /// Makes a skill check.
    Check(Check),
    /// Makes a check of several characters who work together.
    Together(Together),
    /// Opens an extended task.
    OpenTask(OpenTask),
    /// Plays one round of an extended contest.
    Contend { task: TaskId, plans: [Plan; 2] },
    /// Closes an extended task.
    CloseTask { task: TaskId, won: bool },
    /// Tries to recover, if that takes an action.
    Recover { by: ActorId, from: Ailment },
    /// Spends an action point.
    Spend { who: ActorId, on: PointUse },
    /// Awards an action point to a seat.
    Award { seat: Seat, reason: PointReason },
    /// Awards an action point to every player.
    AwardAll { reason: PointReason },
    /// Proposes a complication for the player's own character.
    Propose { who: ActorId, text: Wording },
    /// Lets the game master override a roll. Correcting an error earns no point.
    Overrule { seat: Seat, text: Wording, correction: bool },
    /// Lets a main character die, if both the player and the game master agree.
    Die { who: ActorId },
    /// Adds a thing that falls or moves by itself from now on.
    Loosen { text: Wording, pilot: Option<ActorId>, lasting: bool },
    /// Moves a thing that the actor controls.
    Steer { by: ActorId, thing: u8 },
    /// Gives a note to a person or to everybody.
    Tell { to: Option<Seat>, text: Wording, genuine: bool },
    /// Sets a fact by hand; for the game master.
    Set(Fact),
}

/// Returns who may give `command` besides the game master: usually the player of the acting actor. Only the game master decides
/// about conflicts, scenes, sessions, rest, the place of latecomers, notes, awards, facts set by hand and things that move by
/// themselves. The same holds for commands that contain one of the game master's numbers, a modifier, or circumstances for
/// another character's roll.
pub(crate) fn owner(state: &State, command: &Command) -> Owner {
    match command {
        Command::BeginConflict(_)
        | Command::EndConflict
        | Command::Enter { .. }
        | Command::CallUp { .. }
        | Command::EndScene
        | Command::BeginSession
        | Command::Rest { .. }
        | Command::OpenTask(_)
        | Command::Contend { .. }
        | Command::CloseTask { .. }
        | Command::Award { .. }
        | Command::AwardAll { .. }
        | Command::Overrule { .. }
        | Command::Loosen { .. }
        | Command::Tell { .. }
        | Command::Set(_) => Owner::Gm,
        Command::EndTurn { by }
        | Command::Defer { by }
        | Command::TakeDeferred { by }
        | Command::StandUp { by }
        | Command::LieDown { by }
        | Command::Quick { by, .. }
        | Command::Free { by, .. }
        | Command::Play { by, .. }
        | Command::Dodge { by, .. }
        | Command::Release { by, .. }
        | Command::Throw { by, .. }
        | Command::Recover { by, .. }
        | Command::Propose { who: by, .. }
        | Command::Die { who: by }
        | Command::Steer { by, .. } => seat(state, *by),
        Command::Move(it) => unless(it.obstacle.is_some(), state, it.by),
        Command::Attack(it) => unless(attack_rules(&it.plan), state, it.by),
        Command::Sweep(it) => unless(attack_rules(&it.plan), state, it.by),
        Command::Blast(it) => {
            let hers = it.blast.is_some() || it.cover_only.is_some() || attack_rules(&it.plan);
            unless(hers, state, it.by)
        }
        Command::Distract { by, plan, .. } | Command::Escape { by, plan, .. } => {
            unless(plan.attribute.is_some() || rules(plan, RowSide::Check), state, *by)
        }
        //= zerospace.action.reaction
        Command::Check(it) => {
            let number = matches!(it.target, Target::Difficulty { .. });
            unless(it.reaction || number || rules(&it.plan, RowSide::Check), state, it.by)
        }
        Command::Together(it) => {
            let number = matches!(it.target, Target::Difficulty { .. });
            let hers = number
                || it.parts.iter().any(|it| it.plan.attribute.is_some() || rules(&it.plan, RowSide::Check));
            match it.parts.first() {
                Some(leader) => unless(hers, state, leader.by),
                None => Owner::Gm,
            }
        }
        Command::Spend { who, on } => match on {
            PointUse::Die => Owner::Gm,
            _ => seat(state, *who),
        },
    }
}

/// The player of this actor; the game master if the actor does not exist.
fn seat(state: &State, by: ActorId) -> Owner {
    let seat: Option<Seat> = state.actors.get(usize::from(by.0)).map(|it| it.seat);
    seat.map_or(Owner::Gm, |seat| Owner::Seats(vec![seat]))
}

fn unless(hers: bool, state: &State, by: ActorId) -> Owner {
    if hers { Owner::Gm } else { seat(state, by) }
}

/// Like [`rules`], but for attacks, where only the game master may choose an unusual attribute. For checks, the game master is
/// asked.
//= zerospace.dice.attribute-choice
fn attack_rules(plan: &Plan) -> bool {
    plan.attribute.is_some() || rules(plan, RowSide::Attack)
}

/// Whether a plan contains something that only the game master decides: a modifier, the other side's attribute, ignored
/// circumstances, bonus dice, or anything for another character's roll.
fn rules(plan: &Plan, own: RowSide) -> bool {
    plan.modifier != 0
        || plan.against.is_some()
        || plan.speciality.is_some()
        || !plan.off.is_empty()
        || !plan.on.are_of(own)
        || plan.free.iter().any(|it| it.bonus || !it.acting)
}

/// The sides that roll against each other in a command.
pub(crate) struct Sides {
    /// The acting actors, as far as the command names them.
    pub(crate) by: Vec<ActorId>,
    /// The opposing actors.
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
            Command::Attack(Attack { by, on, mode: _, with: _, single: _, plan: _ }) => {
                sides(vec![*by], vec![*on])
            }
            Command::Sweep(Sweep { by, on, with: _, plan: _ }) => sides(vec![*by], on.clone()),
            Command::Blast(BlastAttack { by, on, with: _, blast: _, cover_only: _, plan: _ }) => {
                sides(vec![*by], on.iter().map(|it| it.0).filter(|on| on != by).collect())
            }
            Command::Distract { by, on, plan: _ } => sides(vec![*by], vec![*on]),
            Command::Escape { by, from: Some(from), plan: _ } => sides(vec![*by], vec![*from]),
            Command::Escape { by, from: None, plan: _ } => {
                sides(vec![*by], state.holds.iter().filter(|it| it.on == *by).map(|it| it.by).collect())
            }
            Command::Check(Check { by, skill: _, target, task: _, reaction: _, plan: _ }) => {
                against(vec![*by], target)
            }
            Command::Together(Together { parts, target, task: _ }) => {
                against(parts.iter().map(|it| it.by).collect(), target)
            }
            Command::Contend { task, plans: _ } => {
                let both = state.task(*task).and_then(|it| it.sides);
                sides(both.iter().map(|it| it.first).collect(), both.iter().map(|it| it.second).collect())
            }
            Command::Recover { by, from: _ } => sides(vec![*by], Vec::new()),
            Command::Move(it) => {
                let Move { by, gait: _, length: _, gift: _, obstacle, cover: _, stand: _, deed: _ } = it;
                obstacle.and_then(|_| sides(vec![*by], Vec::new()))
            }
            Command::BeginConflict(_)
            | Command::EndConflict
            | Command::Enter { who: _, at: _ }
            | Command::EndScene
            | Command::BeginSession
            | Command::Rest { who: _, rest: _ }
            | Command::EndTurn { by: _ }
            | Command::Defer { by: _ }
            | Command::TakeDeferred { by: _ }
            | Command::CallUp { who: _ }
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

/// Every actor who rolls or is rolled against in a command, as far as it names them.
pub fn involved(state: &State, command: &Command) -> Vec<ActorId> {
    Sides::of(state, command).map_or_else(Vec::new, |it| it.by.into_iter().chain(it.on).collect())
}
