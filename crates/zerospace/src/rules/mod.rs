//! The rules, one file for each topic of the book.

pub(crate) mod area;
pub(crate) mod assist;
pub(crate) mod attack;
pub(crate) mod attempt;
pub(crate) mod budget;
pub(crate) mod check;
pub(crate) mod clash;
pub(crate) mod delay;
pub(crate) mod dice;
pub(crate) mod difficulty;
pub(crate) mod disarm;
pub(crate) mod distract;
pub(crate) mod effort;
pub(crate) mod environment;
pub(crate) mod failure;
pub(crate) mod fear;
pub(crate) mod force;
pub(crate) mod game_master;
pub(crate) mod grapple;
pub(crate) mod harm;
pub(crate) mod hold;
pub(crate) mod movement;
pub(crate) mod order;
pub(crate) mod points;
pub(crate) mod range;
pub(crate) mod recovery;
pub(crate) mod task;
pub(crate) mod throw_down;
pub(crate) mod turn;

use schwung_table::{Play, Seat};

use crate::{Bar, Command, Event, Judge, Judgement, Prompt, Reason, State, Table};

/// Carries out a command with all its consequences.
pub(crate) fn perform<T: Table>(t: &mut T, command: &Command) -> Play<T, ()> {
    procedure(t, command)?;
    // Facts may be set during another action, whose check is then still in progress.
    turn::settle(t, !matches!(command, Command::Set(_)))
}

/// Runs the procedure of a command.
fn procedure<T: Table>(t: &mut T, command: &Command) -> Play<T, ()> {
    match command {
        Command::Attack(it) => return attack::attack(t, it),
        Command::BeginConflict(it) => return order::begin(t, it),
        //= zerospace.conflict.end
        Command::EndConflict => turn::conclude(t),
        Command::Enter { who, at } => return order::enter(t, *who, *at),
        Command::EndScene => recovery::end_scene(t),
        Command::BeginSession => points::begin_session(t),
        Command::Rest { who, rest } => return recovery::rest(t, who, *rest),
        Command::EndTurn { by } => return turn::end(t, *by),
        Command::Defer { by } => return delay::defer(t, *by),
        Command::TakeDeferred { by } => delay::take(t, *by),
        Command::CallUp { who } => turn::call_up(t, *who),
        Command::Move(it) => return movement::walk(t, it),
        Command::StandUp { by } => movement::stand(t, *by),
        Command::LieDown { by } => movement::lie(t, *by),
        Command::Quick { by, text } => return movement::quick(t, *by, text),
        Command::Free { by, text } => return movement::free(t, *by, text),
        Command::Play { by, text } => movement::play_role(t, *by, text),
        Command::Sweep(it) => return area::sweep(t, it),
        Command::Blast(it) => return area::blast(t, it),
        Command::Distract { by, on, plan } => return distract::distract(t, *by, *on, plan),
        Command::Dodge { by, attribute } => return distract::dodge(t, *by, *attribute),
        Command::Escape { by, from, plan } => return grapple::escape(t, *by, *from, plan),
        Command::Release { by, on } => grapple::release(t, *by, *on),
        Command::Throw { by, on } => return grapple::throw(t, *by, *on),
        Command::Check(it) => return check::perform(t, it),
        Command::Together(it) => return assist::together(t, it),
        Command::OpenTask(it) => task::open(t, it),
        Command::Contend { task, plans } => return task::contend(t, *task, plans),
        Command::CloseTask { task, won } => t.tell(Event::TaskClosed { id: *task, won: *won }),
        Command::Recover { by, from } => return recovery::as_action(t, *by, *from),
        Command::Spend { who, on } => return points::spend(t, *who, on),
        Command::Award { seat, reason } => points::award(t, *seat, reason),
        Command::AwardAll { reason } => points::award_all(t, reason),
        Command::Propose { who, text } => return points::propose(t, *who, text),
        Command::Overrule { seat, text, correction } => points::overrule(t, *seat, text, *correction),
        Command::Die { who } => return points::die(t, *who),
        Command::Loosen { text, pilot, lasting } => environment::loosen(t, text, *pilot, *lasting),
        Command::Steer { by, thing } => environment::steer(t, *by, *thing),
        Command::Tell { to, text, genuine } => failure::note(t, *to, text.clone(), *genuine),
        Command::Set(fact) => game_master::set(t, fact),
    }
    Ok(())
}

/// Checks whether a command may begin now.
pub(crate) fn check(state: &State, command: &Command) -> Result<(), Reason> {
    crate::mention::check(state, command)?;
    match command {
        Command::Attack(it) => attack::check(state, it),
        Command::BeginConflict(it) => order::check_begin(state, it),
        Command::EndConflict => budget::need_conflict(state),
        Command::Enter { who, at } => order::check_enter(state, *who, *at),
        //= zerospace.scene.bounds
        Command::EndScene | Command::BeginSession => budget::need_peace(state),
        Command::Rest { who, .. } => recovery::check_rest(state, who),
        Command::EndTurn { by } => {
            budget::need_conflict(state)?;
            if state.has_turn(*by) { Ok(()) } else { Err(Bar::NotYourTurn.into()) }
        }
        Command::Defer { by } => delay::check_defer(state, *by),
        Command::TakeDeferred { by } => delay::check_take(state, *by),
        Command::CallUp { who } => turn::check_call_up(state, *who),
        Command::Move(it) => movement::check(state, it),
        Command::StandUp { by } => movement::check_stand(state, *by),
        Command::LieDown { by } => movement::check_lie(state, *by),
        Command::Quick { by, .. } => budget::need_turn(state, *by),
        Command::Free { by, .. } => budget::need_able(state, *by),
        Command::Sweep(it) => area::check_sweep(state, it),
        Command::Blast(it) => area::check_blast(state, it),
        Command::Distract { by, on, plan } => distract::check(state, *by, *on, plan),
        Command::Dodge { by, attribute } => distract::check_dodge(state, *by, *attribute),
        Command::Escape { by, from, plan } => grapple::check_escape(state, *by, *from, plan),
        Command::Release { by, on } => grapple::check_release(state, *by, *on),
        Command::Throw { by, on } => grapple::check_throw(state, *by, *on),
        Command::Check(it) => check::check(state, it),
        Command::Together(it) => assist::check(state, it),
        Command::OpenTask(it) => task::check_open(it),
        Command::Contend { task, plans } => task::check_contend(state, *task, plans),
        Command::CloseTask { task, .. } => task::check_close(state, *task),
        Command::Recover { by, from } => recovery::check_attempt(state, *by, *from),
        Command::Spend { who, on } => points::check(state, *who, on),
        Command::Award { seat, .. } => points::check_award(state, *seat),
        Command::AwardAll { .. } => points::check_award_all(state),
        Command::Overrule { seat, correction, .. } => points::check_overrule(state, *seat, *correction),
        Command::Play { .. } => Ok(()),
        Command::Propose { text, .. } | Command::Tell { text, .. } if text.is_empty() => {
            Err(Bar::NeedsWords.into())
        }
        Command::Propose { who, .. } => points::check_overrule(state, state.actor(*who).seat, false),
        Command::Tell { .. } => Ok(()),
        Command::Die { who } => points::check_death(state, *who),
        Command::Loosen { text, .. } => environment::check_loosen(state, text),
        Command::Steer { by, thing } => environment::check_steer(state, *by, *thing),
        Command::Set(fact) => game_master::check(state, fact),
    }
}

/// Asks for a judgement, or uses the default answer if the table does not want to be asked.
pub(crate) fn judge<T: Table>(t: &mut T, judgement: Judgement) -> Play<T, bool> {
    match judgement.prompt(&t.state().switches) {
        Prompt::Ask => {
            let yes = t.ask(Judge { seat: Seat::GM, judgement: judgement.clone() })?;
            t.tell(Event::Judged { judgement, yes });
            Ok(yes)
        }
        Prompt::Off | Prompt::Automatic => Ok(judgement.usual()),
    }
}
