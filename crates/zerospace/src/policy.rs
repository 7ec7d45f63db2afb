//! A sensible player, for simulation and odds.

use schwung_play::Policy;
use schwung_table::System;

use crate::{
    ActorId, Answer, Asks, Attack, Command, Cutting, Failure, Fear, Forcing, Looted, Mode, Out, Plan,
    Question, Rated, Rerolled, RollAgain, State, With, Wording, ZeroSpace,
};

/// Answers like a player who wants to keep the game going: rerolls low dice if that can help, saves points and turns, and says
/// yes where the rules leave a decision to the game master.
#[derive(Clone, Copy, Debug, Default)]
pub struct Sensible;

impl Policy<ZeroSpace> for Sensible {
    #[inline]
    fn answer(&mut self, state: &State, question: &Question) -> Answer {
        match question.asks() {
            Asks::YesOrNo(it) => it.usual.into(),
            Asks::RollAgain(it) => Answer::Rerolled(roll_again(it)),
            Asks::BuyDie(it) => (it.before || it.lead.is_some_and(|lead| (-3..0).contains(&lead))).into(),
            Asks::Force(_) => Answer::Forcing(Forcing::Pass),
            Asks::CutIn(_) => Answer::Cutting(Cutting::Pass),
            Asks::Panic(_) => Answer::Fear(Fear::Flee),
            Asks::Loot(_) => first_allowed(state, question),
            Asks::Finish(_) => Answer::Out(Out::Unconscious),
            Asks::Judge(it) => it.judgement.usual().into(),
            Asks::SetDifficulty(_) => Answer::Rated(Rated::Number(6)),
            Asks::FailForward(_) => Answer::Failure(Failure::Plain),
            Asks::Bonus(_) => Answer::Words(Wording::NONE),
            Asks::Hint(_) => Answer::Words(Wording::new("…")),
            Asks::Harm(_) | Asks::ThrowLength(_) => Answer::Number(0),
            Asks::Heal(it) => Answer::Number(it.most / 2),
            Asks::GoesFirst(_) => Answer::Yes,
        }
    }
}

/// Rerolls all low dice, unless the roll is already good enough.
#[inline]
fn roll_again(it: &RollAgain) -> Rerolled {
    match it.need {
        Some(need) if it.total >= need => Rerolled::default(),
        _ => Rerolled { ones: it.ones, twos: it.twos },
    }
}

fn first_allowed(state: &State, question: &Question) -> Answer {
    let mut choices = Vec::new();
    ZeroSpace::options(state, question, &mut choices);
    let allowed = choices.into_iter().find(|it| it.barred.is_none());
    allowed.map_or(Answer::Looted(Looted::Unlisted), |it| it.answer)
}

/// A simple fighter who attacks the first enemy still standing.
#[derive(Clone, Copy, Debug, Default)]
pub struct Fighter;

impl Fighter {
    /// Returns the command for `actor`'s turn: an attack, or the end of the turn.
    #[inline]
    pub fn command(state: &State, actor: ActorId, with: With) -> Command {
        let enemy = state.ids().find(|&id| state.are_enemies(actor, id) && !state.is_down(id));
        match enemy {
            Some(on) if !state.actor(actor).turn.standard && !state.is_defenceless(actor) => {
                let (mode, plan) = (Mode::Strike, Plan::default());
                Command::Attack(Attack { by: actor, on, mode, with, single: false, plan })
            }
            _ => Command::EndTurn { by: actor },
        }
    }
}
