//! Who may give a command.

use schwung_table::Seat;

use crate::{
    ActorId, Assess, Attack, Command, Compel, Contest, Extra, Found, Knockback, Long, MakeBlock, Maneuver,
    Plan, Push, Simple, Sprint, State, Target,
};

/// Who may give a command, besides the game master, who may give all of them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Owner {
    /// Only the game master.
    Gm,
    /// The player of this actor.
    Actor(ActorId),
    /// The one who plays all of these actors.
    Actors(Vec<ActorId>),
}

impl Owner {
    /// Returns whether the person at `seat` may give the command. Nobody but the game master may command
    /// actors that do not exist.
    pub fn allows(&self, state: &State, seat: Seat) -> bool {
        let plays =
            |id: &ActorId| state.actors.get(usize::from(id.0)).is_some_and(|actor| actor.seat == seat);
        seat.is_gm()
            || match self {
                Owner::Gm => false,
                Owner::Actor(actor) => plays(actor),
                Owner::Actors(actors) => !actors.is_empty() && actors.iter().all(plays),
            }
    }
}

/// Returns who may give `command`: the player of the acting character, unless only the game master can decide
/// on it.
///
/// Reserved for the game master are conflicts, scenes, sessions, rest and refreshing, compels that the bearer
/// did not propose, and setting facts. The same applies to commands of an actor with values that only she
/// sets: an explicit or hidden difficulty, a modifier, a special penalty of a supplemental action, another
/// track, a compel for more than one point, or finding a hidden aspect.
///
/// This does not check whether the command is legal, nor whether its sender knows of everything that it names
/// (see [`check_known`](crate::check_known)).
pub fn owner(command: &Command, state: &State) -> Owner {
    match command {
        Command::BeginConflict(_)
        | Command::EndConflict
        | Command::EndScene(_)
        | Command::BeginSession { .. }
        | Command::Rest { .. }
        | Command::Refresh { .. }
        | Command::CutOff { .. }
        | Command::Set(_) => Owner::Gm,
        Command::Happen { by, .. }
        | Command::Release { by }
        | Command::Walk { by, .. }
        | Command::Hold { by }
        | Command::FullDefense { by }
        | Command::Rearm { by }
        | Command::Pass { by }
        | Command::Free { by, .. }
        | Command::Detach { leader: by }
        | Command::Companion { partner: by, .. }
        | Command::Concede { who: by, .. }
        | Command::TagEffect { who: by, .. }
        | Command::UseGift { who: by, .. }
        | Command::PassTag { from: by, .. } => Owner::Actor(*by),
        Command::Declare(it) => Owner::Actor(it.who),
        //= freefate.time.lengthy
        Command::Simple(Simple { by, difficulty, hidden, time, plan, .. }) => {
            unless(difficulty.is_some() || *hidden || time.is_some() || rules(plan), *by)
        }
        Command::Attack(Attack { by, track, unaware, plan, .. }) => {
            unless(track.is_some() || unaware.is_some() || rules(plan), *by)
        }
        Command::Maneuver(Maneuver { by, target, plan, .. }) => {
            unless(matches!(target, Target::Difficulty(Some(_))) || rules(plan), *by)
        }
        Command::Push(Push { by, plan, .. })
        | Command::Knockback(Knockback { by, plan, .. })
        | Command::Block(MakeBlock { by, plan, .. }) => unless(rules(plan), *by),
        Command::Sprint(Sprint { by, difficulty, plan, .. }) => {
            unless(difficulty.is_some() || rules(plan), *by)
        }
        Command::Assess(Assess { who, difficulty, finds, plan, .. }) => unless(
            difficulty.is_some() || matches!(finds, Found::Hidden(_) | Found::Secret(..)) || rules(plan),
            *who,
        ),
        Command::Contest(it) => of_contest(it),
        Command::Attach { leader, group } => Owner::Actors(vec![*leader, *group]),
        Command::Regroup(it) => Owner::Actors(it.groups.clone()),
        Command::Draw { by, long } => of_pace(state, *by, *long),
        //= malmsturm.compel.propose-gm
        //= malmsturm.compel.propose-player
        Command::Compel(Compel { on, points, proposed, .. }) => unless(!proposed || *points != 1, *on),
    }
}

fn unless(gm: bool, by: ActorId) -> Owner {
    if gm { Owner::Gm } else { Owner::Actor(by) }
}

/// Returns whether a plan contains values that only the game master sets.
fn rules(plan: &Plan) -> bool {
    let priced = |it: &Extra| matches!(it, Extra::Thing { penalty, .. } if *penalty != 1);
    plan.modifier.value != 0 || !plan.factors.is_empty() || plan.unbounded || plan.extras.iter().any(priced)
}

/// The challenger, if the others may choose their skills; otherwise the one who plays all sides.
fn of_contest(it: &Contest) -> Owner {
    match it.sides.first() {
        //= freefate.contest.secret
        Some(_) if it.hidden || it.plans.iter().any(rules) => Owner::Gm,
        Some(&(first, _)) if it.choose => Owner::Actor(first),
        _ => Owner::Actors(it.sides.iter().map(|side| side.0).collect()),
    }
}

/// Endurance restrictions: the character who controls the pace. Any others: the game master.
//= sotc.long.pacing
fn of_pace(state: &State, by: Option<ActorId>, long: Long) -> Owner {
    let now = state.conflict.map(|it| it.long).unwrap_or_default();
    match by {
        Some(by) if long == (Long { endurance: true, ..now }) => Owner::Actor(by),
        _ => Owner::Gm,
    }
}
