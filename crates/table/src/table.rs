use crate::{Ask, Dice, Seat, System};

/// The place where rules are played, and the only way a rule affects the world.
///
/// Rules are generic over this trait. Its implementations decide where dice and answers come from.
pub trait Table {
    /// The system that is played.
    type System: System;
    /// Why a procedure stops early. `Infallible` for tables where it never does.
    type Stop;

    /// The current facts. Do not hold a borrow of them across an effect.
    fn state(&self) -> &<Self::System as System>::State;

    /// Rolls `dice` for the seat `who`.
    ///
    /// # Errors
    /// If the procedure stops here.
    fn roll<D: Dice>(&mut self, who: Seat, dice: D) -> Play<Self, D::Outcome>;

    /// Asks `question` and returns the answer.
    ///
    /// # Errors
    /// If the procedure stops here.
    fn ask<Q: Ask<Self::System>>(&mut self, question: Q) -> Play<Self, Q::Answer>;

    /// Asks several people at once; nobody sees an answer before all have answered. Answers are in the order of the
    /// questions.
    ///
    /// # Errors
    /// If the procedure stops here.
    fn ask_each<Q: Ask<Self::System>>(&mut self, questions: Vec<Q>) -> Play<Self, Vec<Q::Answer>>;

    /// Offers something to several people; the first who accepts gets it. Returns the answers up to that one in the
    /// order in which they were given, each with the index of its question. All but the last decline.
    ///
    /// # Errors
    /// If the procedure stops here.
    fn offer_each<Q: Ask<Self::System>>(&mut self, questions: Vec<Q>) -> Play<Self, Vec<(usize, Q::Answer)>>;

    /// Like [`offer_each`](Table::offer_each), but returns only the answer that accepts, or `None` if all decline.
    ///
    /// # Errors
    /// If the procedure stops here.
    fn offer<Q: Ask<Self::System>>(&mut self, questions: Vec<Q>) -> Play<Self, Option<(usize, Q::Answer)>> {
        let last = self.offer_each(questions)?.pop();
        Ok(last.filter(|(_, answer)| !Q::declines(answer)))
    }

    /// Applies `event` to the facts.
    fn tell(&mut self, event: <Self::System as System>::Event);

    /// Declares that the rest of the procedure depends only on the state and on the result of `mark`. Tables that
    /// explore may then explore the continuation once for all paths that lead here.
    ///
    /// # Errors
    /// If the continuation is already known.
    #[inline]
    fn settle(
        &mut self,
        mark: impl FnOnce(&<Self::System as System>::State) -> <Self::System as System>::Mark,
    ) -> Play<Self, ()> {
        let _ = mark;
        Ok(())
    }
}

/// The return type of a rule: its result, or why the table stopped.
pub type Play<T, X> = Result<X, <T as Table>::Stop>;
