//! Fights at a table, at random.

use schwung_insight::{About, Close, Course, Kind, Stretch};
use schwung_play::{Fights, Habits, Input, Pending, Policy, Random, Stop, Whimsical, replay};

/// Fights on from `start`, at most `turns` turns, with commands by habit. One answer of `whims` is given at random, the
/// others by habit.
pub(crate) fn fought<S: Fights>(start: S::State, turns: usize, whims: u32, random: &mut Random) -> Course<S> {
    let (mut stretches, mut state) = (Vec::new(), start);
    while stretches.len() < turns
        && S::is_on(&state)
        && schwung_chances::standing::<S>(&state).nth(1).is_some()
    {
        let Some(command) = S::turn(&state, &[]) else { break };
        let stretch = stretch::<S>(state, command, whims, random);
        state = stretch.end.clone();
        stretches.push(stretch);
    }
    Course { stretches }
}

/// A procedure from its command to its end.
pub(crate) fn stretch<S: Fights>(
    base: S::State,
    command: S::Command,
    whims: u32,
    random: &mut Random,
) -> Stretch<S> {
    let mut inputs: Vec<Input<S>> = Vec::new();
    loop {
        let run = replay(base.clone(), &inputs, |table| S::perform(table, &command));
        let input = match run.result {
            Ok(()) => {
                let (about, by) = (vec![About::default(); inputs.len()], S::watch(&command).map(|it| it.0));
                let (command, kind, close) = (Some(command), Kind::Decision, Close::Ended);
                return Stretch { base, command, by, kind, inputs, about, end: run.state, close };
            }
            Err(Stop::Diverged { .. }) => panic!("inputs fit what is asked"),
            Err(Stop::Waiting(Pending::Roll { who, dice })) => loop {
                let mut face = |die: &[i8]| die[random.below(u32::try_from(die.len()).unwrap_or(1)) as usize];
                let faces: Vec<i8> = dice.dice.iter().map(|die| face(die)).collect();
                if let Ok(outcome) = dice.outcome(&faces) {
                    break Input::Rolled { who, dice: dice.name, outcome };
                }
            },
            Err(Stop::Waiting(pending)) => {
                let question = &pending.questions()[0];
                let answer = if whims > 0 && random.below(whims) == 0 {
                    let mut whimsical = Whimsical(Random::new(u64::from(random.draw())));
                    Policy::<S>::answer(&mut whimsical, &run.state, question)
                } else {
                    Policy::<S>::answer(&mut Habits::new(&[]), &run.state, question)
                };
                Input::Answered { who: S::seat(question), answer }
            }
        };
        inputs.push(input);
    }
}
