//! Look-ahead in answers: an actor tries each answer to a question in its head, and takes the best.

use std::mem::{discriminant, take};

use schwung_table::System;

use crate::{
    Fights, Habit, Habits, Input, Manner, Random, Sample,
    ahead::{Trial, dice, simpler},
    sample_after,
};

/// Maximum number of answers that are weighed; questions with more are answered as usual.
const MOST_CHOICES: usize = 6;
/// Maximum number of questions of one command whose answers are weighed.
const MOST_QUESTIONS: usize = 8;
/// Number of commands after which no further sample begins.
const MOST_PLAYED: u32 = 600;

/// The answers to a question that its actor weighs, the usual one first.
#[derive(Debug)]
struct Weighed<S: System> {
    by: u8,
    question: S::Question,
    answers: Vec<S::Answer>,
}

impl<S: Fights> Weighed<S> {
    /// `None` if the actor does not look ahead, its policy says what it answers, or there is nothing to choose.
    fn of(state: &S::State, question: &S::Question, habits: &[Habit]) -> Option<Weighed<S>> {
        let by = S::asked(question)?;
        let habit = habits.get(usize::from(by)).filter(|it| it.manner == Manner::Clever)?;
        if !S::is_open(question, *habit) {
            return None;
        }
        let mut choices = Vec::new();
        S::options(state, question, &mut choices);
        let mut answers = vec![S::habitual(state, question, *habit)];
        for it in choices.into_iter().filter(|it| it.barred.is_none()) {
            if !answers.contains(&it.answer) {
                answers.push(it.answer);
            }
        }
        let is_few = (2..=MOST_CHOICES).contains(&answers.len());
        is_few.then(|| Weighed { by, question: question.clone(), answers })
    }
}

/// Answers that are given in place of the usual ones, while a command is tried out.
#[derive(Debug)]
pub(crate) struct Script<'h, S: System> {
    /// The habits at the table. Those in the head of an actor, which follow after these answers, are simpler.
    habits: &'h [Habit],
    /// The answers to the questions that are weighed, in order.
    given: Vec<S::Answer>,
    /// Number of them that are used.
    used: usize,
    /// The question that the last of them answers, and the dice after it; `None` to look for the next question.
    then: Option<(S::Question, Random)>,
    /// The first question that is weighed after those answers.
    next: Option<Weighed<S>>,
    /// Whether one of the answers does not fit its question.
    fails: bool,
}

impl<'h, S: Fights> Script<'h, S> {
    fn new(habits: &'h [Habit], given: Vec<S::Answer>, then: Option<(S::Question, Random)>) -> Script<'h, S> {
        Script { habits, given, used: 0, then, next: None, fails: false }
    }

    /// The answer to a question; `None` if it is up to the habits in the head of the actor.
    pub(crate) fn answer(
        &mut self,
        state: &S::State,
        question: &S::Question,
        random: &mut Random,
    ) -> Option<S::Answer> {
        let is_tried = self.then.is_some() && self.used == self.given.len();
        if is_tried || self.fails {
            return None;
        }
        let habit = || S::asked(question).and_then(|it| self.habits.get(usize::from(it)));
        let usual = || Some(S::habitual(state, question, habit().copied().unwrap_or_default()));
        if self.next.is_some() {
            return usual();
        }
        let Some(weighed) = Weighed::<S>::of(state, question, self.habits) else { return usual() };
        let Some(answer) = self.given.get(self.used).cloned() else {
            self.next = Some(weighed);
            return usual();
        };
        self.used += 1;
        let then = self.then.as_ref().filter(|_| self.used == self.given.len());
        // What the actor imagines may differ from what happens.
        let is_it = weighed.answers.contains(&answer)
            && then.is_none_or(|(expected, _)| {
                discriminant(expected) == discriminant(question) && S::asked(expected) == Some(weighed.by)
            });
        if !is_it {
            self.fails = true;
            return usual();
        }
        if let Some((_, dice)) = then {
            *random = dice.clone();
        }
        Some(answer)
    }
}

/// Carries out a command. Actors who look ahead also weigh their answers: each is tried several times in their heads, with
/// the dice rolled so far and others from there on, on the table as they may know it.
pub fn perform_ahead<S: Fights>(table: &mut Sample<S, Habits<'_, S>>, command: &S::Command) {
    perform_ahead_and(table, command, || {});
}

/// [`perform_ahead`] that calls `weighed` after each answer that was weighed, for instance to take its time.
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
