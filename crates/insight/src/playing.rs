//! Fights played on from a moment, with the same dice from every moment.

use schwung_play::{Fights, Habit, Habits, Random, Sample, sample_after};

use crate::{
    Course,
    course::is_over,
    moments::{Moment, Within},
    uses::Uses,
};

/// The dice of one fight played on: a generator for each action, which depends on who acts in which round. So two fights
/// that differ in one action see the same dice in all others.
pub(crate) struct Dice {
    seed: u64,
}

impl Dice {
    /// The dice of the fight with this number.
    pub(crate) fn new(seed: u64, number: u32) -> Dice {
        let mut mixed = Random::new(seed ^ u64::from(number).wrapping_mul(0x9e37_79b9_7f4a_7c15));
        Dice { seed: u64::from(mixed.draw()) << 32 | u64::from(mixed.draw()) }
    }

    fn of(&self, action: u64) -> Random {
        let mut mixed = Random::new(self.seed ^ action.wrapping_mul(0xd6e8_feb8_6659_fd93));
        Random::new(u64::from(mixed.draw()) << 32 | u64::from(mixed.draw()))
    }
}

/// Plays fights on from the moments of a course.
pub(crate) struct Playing<'p, S: Fights> {
    course: &'p Course<S>,
    habits: &'p [Habit],
    turns: u32,
    uses: Uses,
    /// The number of turns played so far.
    pub(crate) taken: u32,
}

impl<'p, S: Fights> Playing<'p, S> {
    pub(crate) fn new(course: &'p Course<S>, habits: &'p [Habit], turns: u32) -> Playing<'p, S> {
        Playing { course, habits, turns, uses: Uses::default(), taken: 0 }
    }

    /// As [`Playing::end_of`], after everybody has acted this often.
    pub(crate) fn end_after(&mut self, uses: &Uses, within: &Within<'_, S>, dice: &Dice) -> S::State {
        self.uses.clone_from(uses);
        self.end_of(within, dice)
    }

    /// Plays on from `moment` to the end and returns the state there.
    pub(crate) fn end(&mut self, moment: &Moment, dice: &Dice) -> S::State {
        self.uses.clone_from(&moment.uses);
        if let Some(state) = moment.at_rest(self.course) {
            let random = dice.of(0);
            return self
                .go_on(Sample { state: state.clone(), random, policy: Habits::new(self.habits) }, dice);
        }
        let Some(within) = moment.within(self.course) else {
            unreachable!("a moment is within a procedure or between two")
        };
        self.end_of(&within, dice)
    }

    /// Plays a procedure to its end, taking its inputs first, and on to the end of the fight. If an input does not fit, the
    /// fight ends as it stands before the procedure.
    pub(crate) fn end_of(&mut self, within: &Within<'_, S>, dice: &Dice) -> S::State {
        let Within { base, command, inputs } = *within;
        let random = dice.of(self.uses.next::<S>(base, command));
        let policy = Habits::new(self.habits);
        let played = sample_after(base.clone(), inputs, random, policy, |t| S::perform(t, command));
        match played {
            Ok(table) => self.go_on(table, dice),
            Err(_) => base.clone(),
        }
    }

    fn go_on(&mut self, mut table: Sample<S, Habits<'_, S>>, dice: &Dice) -> S::State {
        for _ in 0..self.turns {
            if is_over::<S>(&table.state) {
                break;
            }
            let Some(command) = S::turn(&table.state, self.habits) else { break };
            self.taken += 1;
            table.random = dice.of(self.uses.next::<S>(&table.state, &command));
            let Ok(()) = S::perform(&mut table, &command);
        }
        table.state
    }
}
