//! The effects of an answer, determined by running the rules.

use schwung_play::{Input, Stop, replay};
use schwung_table::{Hosted as _, System as _};

use crate::{ActorId, Answer, Command, Daemmersturm, Event, HarmEvent, Question, State};

/// The damage that an answer leads to.
#[derive(Clone, Debug)]
pub struct Loss {
    /// The damage after all reductions, as it will be reported.
    pub damage: u16,
    /// The facts once it is taken.
    pub state: State,
}

/// Maximum number of questions between an answer and the damage.
const MOST_ASKED: usize = 8;

/// The damage to `who` that follows from `answer` to `question`, one of those that wait after `command` has run from `start`
/// over `inputs`, if nothing else is used against it. `None` if dice or other people's answers come first, or if there is no
/// damage.
pub fn loss_ahead(
    start: &State,
    command: &Command,
    inputs: &[Input<Daemmersturm>],
    (question, answer): (&Question, &Answer),
    who: ActorId,
) -> Option<Loss> {
    let run = |inputs: &[_]| {
        replay::<Daemmersturm, _>(start.clone(), inputs, |t| Daemmersturm::perform(t, command))
    };
    let mut inputs = inputs.to_vec();
    let told = run(&inputs).events.len();
    inputs.push(Input::Answered { who: question.seat(), answer: answer.clone() });
    for _ in 0..MOST_ASKED {
        let now = run(&inputs);
        let hurt = |event: &Event| match event {
            Event::Harm(HarmEvent::Hurt { on, amount, .. }) if *on == who => Some(*amount),
            _ => None,
        };
        let later = now.events.iter().enumerate().skip(told);
        if let Some((n, damage)) = later.filter_map(|(n, it)| hurt(it).map(|damage| (n, damage))).next() {
            let mut state = start.clone();
            now.events.iter().take(n + 1).for_each(|it| Daemmersturm::apply(&mut state, it));
            return Some(Loss { damage, state });
        }
        let Err(Stop::Waiting(pending)) = now.result else { return None };
        let next = pending.questions().first().filter(|it| it.seat() == question.seat())?;
        inputs.push(Input::Answered { who: next.seat(), answer: Daemmersturm::decline(&now.state, next)? });
    }
    None
}
