//! A fight as it was fought.

use schwung_chances::standing;
use schwung_play::{Fights, Input, Pending, Stop, replay};

/// What changed the value of a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Kind {
    /// Dice.
    Luck,
    /// A command or an answer.
    Decision,
    /// A fact or a die set by hand, or a procedure called off.
    ByHand,
}

/// Whom an input is about, and where it comes from.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct About {
    /// The actor whose roll or answer it is, if known. For answers, [`Fights::asked`] takes precedence.
    pub actor: Option<u8>,
    /// Whether the game master set the dice.
    pub is_by_hand: bool,
}

/// One procedure of a fight, or facts that were set between two.
#[derive(Clone, Debug)]
pub struct Stretch<S: Fights> {
    /// The state at its start.
    pub base: S::State,
    /// The command; `None` if facts were set without one.
    pub command: Option<S::Command>,
    /// The actor who gave the command, if it is an actor's.
    pub by: Option<u8>,
    /// Whether the command is an actor's decision or the game master's intervention.
    pub kind: Kind,
    /// The inputs, in order.
    pub inputs: Vec<Input<S>>,
    /// Whom each input is about.
    pub about: Vec<About>,
    /// The state after it.
    pub end: S::State,
    /// How it ended.
    pub close: Close,
}

/// How a procedure ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Close {
    /// By itself.
    Ended,
    /// It was called off; what it had changed until then stays.
    CalledOff,
    /// It still waits for an input. Only the last stretch can.
    Waiting,
}

/// A fight, from the procedure that began it, or from a position in it.
#[derive(Clone, Debug)]
pub struct Course<S: Fights> {
    /// Its stretches: each begins with the state in which the one before it ended.
    pub stretches: Vec<Stretch<S>>,
}

impl<S: Fights> Course<S> {
    /// The state at the end; `None` if there are no stretches.
    pub fn end(&self) -> Option<&S::State> {
        self.stretches.last().map(|it| &it.end)
    }
}

/// Whether no side can win any more, or one has won.
pub(crate) fn is_over<S: Fights>(state: &S::State) -> bool {
    !S::is_on(state) || standing::<S>(state).nth(1).is_none()
}

impl<S: Fights> Stretch<S> {
    /// The state and the question to which the input with this index is the answer; `None` if it is no answer.
    pub fn asked(&self, input: usize) -> Option<(S::State, S::Question)> {
        let Some(Input::Answered { who, .. }) = self.inputs.get(input) else { return None };
        let command = self.command.as_ref()?;
        let run = replay(self.base.clone(), &self.inputs[..input], |table| S::perform(table, command));
        let Err(Stop::Waiting(pending)) = run.result else { return None };
        let question = match pending {
            Pending::Roll { .. } => None,
            Pending::Answer(question) => Some(question),
            Pending::Each(questions) | Pending::Offer(questions) => {
                questions.into_iter().find(|it| S::seat(it) == *who)
            }
        };
        Some((run.state, question?))
    }

    /// Whether the procedure does today what was recorded.
    pub(crate) fn is_repeatable(&self) -> bool {
        let Some(command) = &self.command else { return true };
        let run = replay(self.base.clone(), &self.inputs, |table| S::perform(table, command));
        let fits = match run.result {
            Ok(()) => self.close == Close::Ended,
            Err(Stop::Waiting(_)) => self.close != Close::Ended,
            Err(Stop::Diverged { .. }) => false,
        };
        fits && run.used == self.inputs.len() && run.state == self.end
    }
}
