//! Look-ahead in answers: an actor simulates each answer to a question, and takes the best.

use std::mem::take;

use crate::{
    Fights, Habit, Habits, Input, Random, Sample,
    ahead::{Trial, dice, simpler},
    sample_after,
    script::{Script, Weighed},
};

/// Maximum number of questions of one command whose answers are weighed.
const MOST_QUESTIONS: usize = 8;
/// Number of commands after which no further sample begins.
const MOST_PLAYED: u32 = 600;

/// Carries out a command. Actors who look ahead also weigh their answers: each is simulated several times, with the dice
/// rolled so far and others from there on, in the state as they may know it.
pub fn perform_ahead<S: Fights>(table: &mut Sample<S, Habits<'_, S>>, command: &S::Command) {
    perform_ahead_and(table, command, || {});
}

/// Like [`perform_ahead`], but calls `weighed` after each answer that was weighed, for example to measure its time.
pub fn perform_ahead_and<S: Fights>(
    table: &mut Sample<S, Habits<'_, S>>,
    command: &S::Command,
    mut weighed: impl FnMut(),
) {
    let (base, random, habits) = (table.state.clone(), table.random.clone(), table.policy.all());
    let mut given = Vec::new();
    loop {
        table.policy.script = Some(Box::new(Script::new(habits, take(&mut given), None)));
        let Ok(()) = S::perform(table, command);
        let Some(script) = table.policy.script.take() else { return };
        given = script.given;
        let Some(next) = script.next.filter(|_| given.len() < MOST_QUESTIONS) else { return };
        let answer = best_sampled(&base, command, &random, &given, next, habits);
        given.push(answer);
        weighed();
        table.state.clone_from(&base);
        table.random = random.clone();
    }
}

fn best_sampled<S: Fights>(
    base: &S::State,
    command: &S::Command,
    random: &Random,
    given: &[S::Answer],
    mut weighed: Weighed<S>,
    habits: &[Habit],
) -> S::Answer {
    let seen = S::as_seen(base, weighed.by);
    let start = seen.as_ref().unwrap_or(base);
    let after = simpler::<S>(start, weighed.by, habits);
    let mut trial: Trial<'_, S> = Trial::new(start, weighed.by, &after, weighed.answers.len(), MOST_PLAYED);
    if seen.is_some() && S::check(start, command).is_err() {
        return weighed.answers.swap_remove(0);
    }
    let best = trial.best(weighed.answers.len(), |trial, way, number| {
        let mut all = given.to_vec();
        all.push(weighed.answers[way].clone());
        let then = Some((weighed.question.clone(), dice(number)));
        trial.begin(random.clone());
        trial.table.policy.script = Some(Box::new(Script::new(habits, all, then)));
        let Ok(()) = S::perform(&mut trial.table, command);
        let script = trial.table.policy.script.take();
        let fits = script.is_some_and(|it| !it.fails && it.used == it.given.len());
        fits.then(|| trial.play_on())
    });
    weighed.answers.swap_remove(best)
}

/// The answer to a question of a procedure that began in `base` with `command` and has had these inputs, for an actor who looks
/// ahead and knows everything. `None` if there is nothing to weigh.
pub fn answer_ahead<S: Fights>(
    base: &S::State,
    command: &S::Command,
    inputs: &[Input<S>],
    state: &S::State,
    question: &S::Question,
    habits: &[Habit],
) -> Option<S::Answer> {
    let mut weighed = Weighed::<S>::of(state, question, habits)?;
    let after = simpler::<S>(base, weighed.by, habits);
    let mut trial: Trial<'_, S> = Trial::new(base, weighed.by, &after, weighed.answers.len(), MOST_PLAYED);
    let who = S::seat(question);
    let best = trial.best(weighed.answers.len(), |trial, way, number| {
        let mut all = inputs.to_vec();
        all.push(Input::Answered { who, answer: weighed.answers[way].clone() });
        let policy = Habits::new(&after);
        let played = sample_after(base.clone(), &all, dice(number), policy, |t| S::perform(t, command));
        trial.table = played.ok()?;
        Some(trial.play_on())
    });
    Some(weighed.answers.swap_remove(best))
}
