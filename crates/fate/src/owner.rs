//! Who may give a command.

use schwung_table::Seat;

use crate::{
    ActorId, Assess, Attack, Command, Compel, Contest, Extra, Found, Knockback, Long, MakeBlock, Maneuver,
    Plan, Push, Simple, Sprint, State, Target,
};

/// Who may give a command. The game master may give every one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Owner {
    /// Only the game master.
    Gm,
    /// Whoever plays this actor.
    Actor(ActorId),
    /// Whoever plays all of these actors.
    Actors(Vec<ActorId>),
}

impl Owner {
    /// May whoever sits at `seat` give it? Actors that are not there are nobody's.
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

/// Who may give `command`: whoever plays the one who acts, except where it says what only the game master decides.
///
/// Hers are conflicts, scenes, sessions, rest and refreshing, compels that the bearer did not propose, and facts
/// set by hand. A command of an actor is hers, too, if it brings along what she sets: a difficulty of its own or a
/// hidden one, a modifier, another price of a thing done beside the action, another track, a compel for more than
/// one point, a hidden aspect to be found.
///
/// Whether the command is legal, and whether whoever gives it knows of all that it names (see
/// [`check_known`](crate::check_known)), are other questions.
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

/// Does a plan bring along what the game master sets?
fn rules(plan: &Plan) -> bool {
    let priced = |it: &Extra| matches!(it, Extra::Thing { penalty, .. } if *penalty != 1);
    plan.modifier.value != 0 || !plan.factors.is_empty() || plan.unbounded || plan.extras.iter().any(priced)
}

/// Whoever challenges may leave the choice of skills to the others; else all of them are one's own.
fn of_contest(it: &Contest) -> Owner {
    match it.sides.first() {
        //= freefate.contest.secret
        Some(_) if it.hidden || it.plans.iter().any(rules) => Owner::Gm,
        Some(&(first, _)) if it.choose => Owner::Actor(first),
        _ => Owner::Actors(it.sides.iter().map(|side| side.0).collect()),
    }
}

/// Whoever controls the pace draws the conflict out, and that tells in Endurance; the rest is for the game master
/// to say.
//= sotc.long.pacing
fn of_pace(state: &State, by: Option<ActorId>, long: Long) -> Owner {
    let now = state.conflict.map(|it| it.long).unwrap_or_default();
    match by {
        Some(by) if long == (Long { endurance: true, ..now }) => Owner::Actor(by),
        _ => Owner::Gm,
    }
}
