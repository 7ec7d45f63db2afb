//! Determines who may give a command.

use schwung_table::{Owner, Seat};

use crate::{ActorId, Command, Plan, PointUse, RowSide, Rows, State, Target};

/// Returns who may give `command` besides the game master: usually the player of the acting actor. The game master
/// alone decides about conflicts, scenes, sessions, rest, the place of latecomers, notes, awards, facts set by hand and
/// things that move by themselves. She also gives commands that contain a number of hers, a modifier, or circumstances
/// for the roll of somebody else.
pub(crate) fn of(state: &State, command: &Command) -> Owner {
    match command {
        Command::BeginConflict(_)
        | Command::EndConflict
        | Command::Enter { .. }
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

/// Like [`rules`], but for attacks, where only the game master may choose an unusual attribute. In a check she is asked
/// about it.
//= zerospace.dice.attribute-choice
fn attack_rules(plan: &Plan) -> bool {
    plan.attribute.is_some() || rules(plan, RowSide::Attack)
}

/// Whether a plan contains something that only the game master decides: a modifier, the other side's attribute, ignored
/// circumstances, bonus dice, or anything for the roll of somebody else.
fn rules(plan: &Plan, own: RowSide) -> bool {
    let burdens = |rows: Rows| rows.iter().all(|it| it.side() == own);
    plan.modifier != 0
        || plan.against.is_some()
        || plan.speciality.is_some()
        || !plan.off.is_empty()
        || !burdens(plan.on)
        || plan.free.iter().any(|it| it.bonus || !it.acting)
}
