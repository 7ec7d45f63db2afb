//! The rules, one file for each topic of the book.

pub(crate) mod aspects;
pub(crate) mod attack;
pub(crate) mod bank;
pub(crate) mod block;
pub(crate) mod blocked;
pub(crate) mod budget;
pub(crate) mod clash;
pub(crate) mod companion;
pub(crate) mod compel;
pub(crate) mod concession;
pub(crate) mod conflict;
pub(crate) mod consequence;
pub(crate) mod contest;
pub(crate) mod declare;
pub(crate) mod dice;
pub(crate) mod difficulty;
pub(crate) mod disarm;
pub(crate) mod early;
pub(crate) mod effort;
pub(crate) mod environment;
pub(crate) mod free;
pub(crate) mod full_defense;
pub(crate) mod game_master;
pub(crate) mod gift;
pub(crate) mod hold;
pub(crate) mod initiative;
pub(crate) mod invoke;
pub(crate) mod judge;
pub(crate) mod leaving;
pub(crate) mod lengthy;
pub(crate) mod long;
pub(crate) mod maneuver;
pub(crate) mod margin;
pub(crate) mod means;
pub(crate) mod minions;
pub(crate) mod movement;
pub(crate) mod overflow;
pub(crate) mod payment;
pub(crate) mod push;
pub(crate) mod recovery;
pub(crate) mod shifts;
pub(crate) mod sides;
pub(crate) mod simple;
pub(crate) mod spin;
pub(crate) mod step;
pub(crate) mod stress;
pub(crate) mod supplemental;
pub(crate) mod taken_out;
pub(crate) mod turn;

pub(crate) use judge::judge;

use schwung_table::Play;

use crate::{Command, FateTable, Reason, State, mark::Mark};

/// Continues the procedure of a command from a mark.
pub(crate) fn resume<T: FateTable>(t: &mut T, command: &Command, mark: &Mark) -> Option<Play<T, ()>> {
    match command {
        Command::Attack(it) => Some(attack::resume(t, it, mark)),
        _ => None,
    }
}

/// Runs the procedure of a command.
#[inline]
pub(crate) fn perform<T: FateTable>(t: &mut T, command: &Command) -> Play<T, ()> {
    match command {
        Command::Attack(it) => attack::attack(t, it),
        Command::BeginConflict(it) => conflict::begin(t, it),
        Command::EndConflict => conflict::end(t),
        Command::EndScene(it) => recovery::end_scene(t, it),
        Command::BeginSession { back_to_back, refresh } => {
            recovery::begin_session(t, *back_to_back, *refresh)
        }
        Command::Rest { who, rest } => recovery::rest(t, *who, *rest),
        Command::Refresh { who } => aspects::refresh(t, *who),
        Command::Simple(it) => simple::simple(t, it),
        Command::Happen { by, text } => simple::happen(t, *by, text),
        Command::Contest(it) => contest::contest(t, it),
        Command::Maneuver(it) => maneuver::maneuver(t, it),
        Command::Push(it) => push::push(t, it),
        Command::Knockback(it) => push::knockback(t, it),
        Command::Block(it) => block::block(t, it),
        Command::Release { by } => block::release(t, *by),
        Command::Sprint(it) => movement::sprint(t, it),
        Command::Walk { by, to } => movement::walk(t, *by, *to),
        Command::Hold { by } => hold::hold(t, *by),
        Command::FullDefense { by } => full_defense::declare(t, *by),
        Command::Rearm { by } => disarm::rearm(t, *by),
        Command::Pass { by } => turn::pass(t, *by),
        Command::Free { by, text, skill } => free::free(t, *by, text, *skill),
        Command::Attach { leader, group } => minions::attach(t, *leader, *group),
        Command::Detach { leader } => minions::detach(t, *leader),
        Command::Regroup(it) => minions::regroup(t, it),
        Command::Companion { partner, companion, away } => companion::send(t, *partner, *companion, *away),
        Command::CutOff { partner, companion } => companion::cut_off(t, *partner, *companion),
        Command::Draw { long, .. } => long::draw(t, *long),
        Command::Concede { who, terms } => concession::concede(t, *who, terms),
        Command::Compel(it) => compel::compel(t, it),
        Command::Declare(it) => declare::declare(t, it),
        Command::TagEffect { who, aspect, text } => declare::tag_effect(t, *who, *aspect, text),
        Command::PassTag { aspect, to, .. } => aspects::pass_tag(t, *aspect, *to),
        Command::Assess(it) => declare::assess(t, it),
        Command::UseGift { who, gift, text } => gift::use_it(t, *who, *gift, text),
        Command::Set(fact) => game_master::set(t, fact),
    }
}

/// Checks whether a command may begin now.
pub(crate) fn check(state: &State, command: &Command) -> Result<(), Reason> {
    crate::eyes::check(state, command)?;
    match command {
        Command::Attack(it) => attack::check(state, it),
        Command::BeginConflict(it) => conflict::check_begin(state, it),
        Command::EndConflict => budget::need_conflict(state).map(|_| ()),
        Command::EndScene(_) => Ok(()),
        Command::BeginSession { .. } | Command::Rest { .. } => recovery::check(state),
        Command::Refresh { .. } => Ok(()),
        Command::Simple(it) => simple::check(state, it),
        Command::Happen { by, .. } => simple::check_happen(state, *by),
        Command::Contest(it) => contest::check(state, it),
        Command::Maneuver(it) => maneuver::check(state, it),
        Command::Push(it) => push::check_push(state, it),
        Command::Knockback(it) => push::check_knockback(state, it),
        Command::Block(it) => block::check(state, it),
        Command::Release { by } => block::check_release(state, *by),
        Command::Sprint(it) => movement::check_sprint(state, it),
        Command::Walk { by, to } => movement::check_walk(state, *by, *to),
        Command::Hold { by } => hold::check(state, *by),
        Command::FullDefense { by } => full_defense::check(state, *by),
        Command::Rearm { by } => disarm::check_rearm(state, *by),
        Command::Pass { by } => turn::check_pass(state, *by),
        Command::Free { by, skill, .. } => free::check(state, *by, *skill),
        Command::Attach { leader, group } => minions::check_attach(state, *leader, *group),
        Command::Detach { leader } => minions::check_detach(state, *leader),
        Command::Regroup(it) => minions::check_regroup(state, it),
        Command::Companion { partner, companion, away } => {
            companion::check_send(state, *partner, *companion, *away)
        }
        Command::CutOff { partner, companion } => companion::check_cut_off(state, *partner, *companion),
        Command::Draw { .. } => budget::need_conflict(state).map(|_| ()),
        Command::Concede { who, .. } => concession::check(state, *who),
        Command::Compel(it) => compel::check(state, it),
        Command::Declare(it) => declare::check(state, it),
        Command::TagEffect { who, aspect, .. } => declare::check_tag(state, *who, *aspect),
        Command::PassTag { from, aspect, .. } => aspects::check_pass_tag(state, *from, *aspect),
        Command::Assess(it) => declare::check_assess(state, it),
        Command::UseGift { who, gift, .. } => gift::check(state, *who, *gift),
        Command::Set(fact) => game_master::check(state, fact),
    }
}
