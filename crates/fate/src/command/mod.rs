//! Commands, and who may give them.

mod action;
mod fact;

pub use action::*;
pub use fact::*;

use schwung_table::{Names, Seat};
use serde::{Deserialize, Serialize};

use crate::{ActorId, AspectId, AspectRef, Long, SkillId, State, Wording, ZoneId};

/// A request to do something. Each command begins a procedure: one action with all its consequences.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, Names)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
#[allow(clippy::large_enum_variant)] // attacks are the most common command, and simulation depends on them
pub enum Command {
    /// Begins a conflict: determines the order and starts the first exchange.
    BeginConflict(BeginConflict),
    /// Ends the conflict.
    EndConflict,
    /// Ends the scene.
    EndScene(EndScene),
    /// Begins a session.
    BeginSession {
        /// Whether no time has passed since the last session.
        back_to_back: bool,
        /// Whether fate points are refreshed; `None` follows the switch of the table.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        refresh: Option<bool>,
    },
    /// Lets a character rest.
    Rest {
        /// The resting character.
        who: ActorId,
        /// The duration of the rest.
        rest: Rest,
    },
    /// Refreshes fate points.
    Refresh {
        /// The character whose points are refreshed.
        who: ActorId,
    },
    /// A simple action.
    Simple(Simple),
    /// Does something that needs no roll.
    Happen {
        /// The acting character.
        by: ActorId,
        /// What happens.
        text: Wording,
    },
    /// A contest.
    Contest(Contest),
    /// An attack.
    Attack(Attack),
    /// A maneuver.
    Maneuver(Maneuver),
    /// A push: the target and the acting character both move.
    Push(Push),
    /// A throw or knockback of an actor or an object.
    Knockback(Knockback),
    /// A block.
    Block(MakeBlock),
    /// Releases all blocks of a character.
    Release {
        /// The blocking character.
        by: ActorId,
    },
    /// A sprint.
    Sprint(Sprint),
    /// A move into a neighbouring zone, without any other action.
    Walk {
        /// The moving character.
        by: ActorId,
        /// The destination.
        to: ZoneId,
    },
    /// Holds the action.
    Hold {
        /// The acting character.
        by: ActorId,
    },
    /// Declares full defense.
    FullDefense {
        /// The defending character.
        by: ActorId,
    },
    /// Takes up a weapon again.
    Rearm {
        /// The acting character.
        by: ActorId,
    },
    /// Does nothing this turn.
    Pass {
        /// The acting character.
        by: ActorId,
    },
    /// A free action.
    Free {
        /// The acting character.
        by: ActorId,
        /// What the character does.
        text: Wording,
        /// The skill for overcoming a block, if one stands in the way. The attempt then takes the action.
        skill: Option<SkillId>,
    },
    /// A character joins a group as its leader.
    Attach {
        /// The leader.
        leader: ActorId,
        /// The group.
        group: ActorId,
    },
    /// A leader leaves the group.
    Detach {
        /// The leader.
        leader: ActorId,
    },
    /// Redistributes minions.
    Regroup(Regroup),
    /// Sends a companion away, or calls it back.
    Companion {
        /// The character whose companion it is.
        partner: ActorId,
        /// Index of the companion on the partner's sheet.
        companion: u8,
        /// Whether it is sent away. Otherwise it is called back.
        away: bool,
    },
    /// The game master cuts off the communication between a companion and its partner.
    CutOff {
        /// The character whose companion it is.
        partner: ActorId,
        /// Index of the companion on the partner's sheet.
        companion: u8,
    },
    /// Makes a conflict long, or tiring.
    Draw {
        /// The character who controls the pace; `None` if circumstances do.
        by: Option<ActorId>,
        /// The skills that restrict all actions from now on.
        long: Long,
    },
    /// Offers a concession.
    Concede {
        /// The conceding character.
        who: ActorId,
        /// The offered terms.
        terms: Wording,
    },
    /// Compels an aspect.
    Compel(Compel),
    /// Declares a fact.
    Declare(Declare),
    /// Tags an aspect for effect.
    TagEffect {
        /// The tagging character.
        who: ActorId,
        /// The aspect.
        aspect: AspectRef,
        /// The effect.
        text: Wording,
    },
    /// Passes a free tag to another actor.
    PassTag {
        /// The character who has the free tag.
        from: ActorId,
        /// The aspect.
        aspect: AspectId,
        /// The recipient.
        to: ActorId,
    },
    /// Assesses the scene or a character.
    Assess(Assess),
    /// Uses a talent, gift or stunt.
    UseGift {
        /// The acting character.
        who: ActorId,
        /// Index of the gift on the sheet.
        gift: u8,
        /// What it is used for.
        text: Wording,
    },
    /// The game master sets a fact.
    Set(Fact),
}

/// Who may give a command, besides the game master, who may give all of them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Owner {
    /// Only the game master.
    Gm,
    /// The player of this actor.
    Actor(ActorId),
    /// The player of all these actors.
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
/// Conflicts, scenes, sessions, rest and refreshing, compels that the bearer did not propose, and setting
/// facts are reserved for the game master. The same applies to commands of an actor with values that only she
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

/// What the odds of a command would reveal.
pub(crate) struct Revealed {
    /// The actors whose skills oppose the roll: the targets, or all sides of a contest.
    pub(crate) of: Vec<ActorId>,
    /// Whether only the game master may know the difficulty.
    pub(crate) hidden: bool,
}

/// What the odds of a command would reveal; `None` if it has none.
pub(crate) fn revealed(command: &Command) -> Option<Revealed> {
    let (of, hidden) = match command {
        Command::Attack(Attack { by: _, on, agenda: _, skill: _, track: _, unaware: _, plan: _ })
        | Command::Push(Push { by: _, on, skill: _, to: _, plan: _ }) => (vec![*on], false),
        Command::Maneuver(Maneuver { by: _, skill: _, target, aim: _, plan: _ }) => match target {
            Target::Actor(on, _) => (vec![*on], false),
            Target::Difficulty(_) => (Vec::new(), false),
        },
        Command::Knockback(Knockback { by: _, skill: _, what, to: _, plan: _ }) => match what {
            Thrown::Actor(on) => (vec![*on], false),
            Thrown::Thing { weight: _, text: _ } => (Vec::new(), false),
        },
        Command::Contest(Contest { sides, choose: _, hidden, plans: _ }) => {
            (sides.iter().map(|it| it.0).collect(), *hidden)
        }
        Command::Simple(it) => {
            let Simple { by: _, skill: _, difficulty: _, hidden, time: _, quality: _, notice: _, plan: _ } =
                it;
            (Vec::new(), *hidden)
        }
        Command::Assess(Assess { who: _, skill: _, difficulty: _, finds, plan: _ }) => match finds {
            Found::Hidden(_) | Found::Secret(_, _) => (Vec::new(), true),
            Found::New { text: _, on: _ } => (Vec::new(), false),
        },
        Command::Sprint(Sprint { by: _, path: _, difficulty: _, skill: _, plan: _ })
        | Command::Block(MakeBlock { by: _, skill: _, against: _, text: _, left: _, plan: _ })
        | Command::Walk { by: _, to: _ }
        | Command::Free { by: _, text: _, skill: _ } => (Vec::new(), false),
        Command::BeginConflict(_)
        | Command::EndConflict
        | Command::EndScene(_)
        | Command::BeginSession { back_to_back: _, refresh: _ }
        | Command::Rest { who: _, rest: _ }
        | Command::Refresh { who: _ }
        | Command::Happen { by: _, text: _ }
        | Command::Release { by: _ }
        | Command::Hold { by: _ }
        | Command::FullDefense { by: _ }
        | Command::Rearm { by: _ }
        | Command::Pass { by: _ }
        | Command::Attach { leader: _, group: _ }
        | Command::Detach { leader: _ }
        | Command::Regroup(_)
        | Command::Companion { partner: _, companion: _, away: _ }
        | Command::CutOff { partner: _, companion: _ }
        | Command::Draw { by: _, long: _ }
        | Command::Concede { who: _, terms: _ }
        | Command::Compel(_)
        | Command::Declare(_)
        | Command::TagEffect { who: _, aspect: _, text: _ }
        | Command::PassTag { from: _, aspect: _, to: _ }
        | Command::UseGift { who: _, gift: _, text: _ }
        | Command::Set(_) => return None,
    };
    Some(Revealed { of, hidden })
}
