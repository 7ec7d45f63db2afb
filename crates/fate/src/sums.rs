//! The efforts of upcoming rolls, before the dice.

use schwung_play::{Input, Pending, Stop, replay};
use schwung_table::System as _;

use crate::{Answer, Command, Effort, Event, Fate, Question, State};

/// The efforts that will be rolled next if nobody adds anything before the dice, without their dice. `command` has run from
/// `start` with `inputs`. Stops at a question whose answer affects the efforts, such as the skill of a defence.
pub fn sums_ahead(start: &State, command: &Command, inputs: &[Input<Fate>]) -> Vec<Effort> {
    let mut inputs = inputs.to_vec();
    let mut known = None;
    let mut sums: Vec<Effort> = Vec::new();
    for _ in 0..MOST {
        let run = replay::<Fate, _>(start.clone(), &inputs, |t| Fate::perform(t, command));
        let known = *known.get_or_insert(run.events.len());
        sums.clear();
        for event in run.events.iter().skip(known) {
            if let Event::Rolled { effort } = event
                && sums.iter().all(|it| it.actor != effort.actor)
            {
                sums.push(Effort { dice: 0, ..*effort });
            }
        }
        inputs.push(match run.result {
            Err(Stop::Waiting(Pending::Roll { who, dice })) => {
                Input::Rolled { who, dice: dice.name, outcome: 0 }
            }
            Err(Stop::Waiting(Pending::Answer(question @ Question::Buy(_)))) => {
                Input::Answered { who: question.seat(), answer: Answer::No }
            }
            _ => return sums,
        });
    }
    sums
}

/// Maximum number of rolls and questions to look ahead.
const MOST: usize = 8;
