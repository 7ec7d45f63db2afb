//! A turn that is played in order to be cached.

use schwung_play::{AnyDice, Beyond, Fights, Habits, Policy, Random};

use super::dice::KnownDice;

/// Supplies random dice, records how they fall, and answers by habit.
pub(super) struct Played<'m, S: Fights> {
    pub(super) random: Random,
    pub(super) habits: Habits<'m, S>,
    pub(super) dice: &'m mut KnownDice,
    /// The numbers of the dice and of the outcome of each roll.
    pub(super) path: Vec<(u32, u32)>,
}

impl<S: Fights> Beyond<S> for Played<'_, S> {
    fn roll(&mut self, dice: &dyn AnyDice) -> Option<i32> {
        let number = self.dice.number(dice);
        let branch = self.dice.branch(self.dice.word(number), number, self.random.draw());
        self.path.push((number, branch as u32));
        Some(dice.branch(branch).0)
    }

    fn answer(&mut self, state: &S::State, question: &S::Question) -> Option<S::Answer> {
        Some(self.habits.answer(state, question))
    }
}
