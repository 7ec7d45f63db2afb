//! Dice and answers for a run whose recorded inputs are used up.

use schwung_table::{Dice, System};

/// Dice of any kind, with their outcomes as numbers.
pub trait AnyDice {
    /// The number of different outcomes.
    fn branches(&self) -> usize;
    /// The outcome with this index, and the number of ways to roll it.
    fn branch(&self, at: usize) -> (i32, u32);
    /// The number of ways of all outcomes together.
    fn all_ways(&self) -> u32;
    /// The outcome that a random number stands for.
    fn drawn(&self, random: u32) -> i32;
    /// Whether random numbers stand for the ways in the order of the outcomes: [`Dice::IN_ORDER`].
    fn is_in_order(&self) -> bool;
    /// Identifies these dice: the address of their outcomes, and the number of outcomes and of ways.
    fn identity(&self) -> (usize, usize, u32);
    /// These dice, to be kept.
    fn boxed(&self) -> Box<dyn AnyDice>;
}

impl<D: Dice> AnyDice for D {
    fn branches(&self) -> usize {
        self.outcomes().len()
    }

    fn branch(&self, at: usize) -> (i32, u32) {
        let (outcome, ways) = self.outcomes()[at];
        (outcome.into(), ways)
    }

    fn all_ways(&self) -> u32 {
        self.ways()
    }

    fn drawn(&self, random: u32) -> i32 {
        self.sample(random).into()
    }

    fn is_in_order(&self) -> bool {
        D::IN_ORDER
    }

    fn identity(&self) -> (usize, usize, u32) {
        let outcomes = self.outcomes();
        (outcomes.as_ptr().addr(), outcomes.len(), self.ways())
    }

    fn boxed(&self) -> Box<dyn AnyDice> {
        Box::new(*self)
    }
}

/// Supplies dice and answers beyond the recorded inputs. Where it supplies none, the run stops and waits.
pub trait Beyond<S: System> {
    /// Called for a roll whose outcome was recorded.
    fn passed(&mut self) {}

    /// Called for an event that the procedure emits, with the facts before it.
    fn told(&mut self, _state: &S::State, _event: &S::Event) {}

    /// Whether the result is known: then the run stops at its next roll or question, even if inputs are left.
    fn is_over(&self) -> bool {
        false
    }

    /// The outcome of a roll.
    fn roll(&mut self, dice: &dyn AnyDice) -> Option<i32>;

    /// The answer to a question.
    fn answer(&mut self, state: &S::State, question: &S::Question) -> Option<S::Answer>;
}
