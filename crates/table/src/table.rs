use crate::{Ask, Dice, Seat, System};

/// Where rules are played: the only way a rule reaches the world.
pub trait Table {
    /// What is played here.
    type System: System;
    /// Why play stops short: `Infallible` at tables where it never does.
    type Stop;

    /// The facts as they are now. Hold no borrow of them across an effect.
    fn state(&self) -> &<Self::System as System>::State;

    /// `who` rolls `dice`.
    ///
    /// # Errors
    /// When play stops short here.
    fn roll<D: Dice>(&mut self, who: Seat, dice: D) -> Play<Self, D::Outcome>;

    /// Somebody answers `question`.
    ///
    /// # Errors
    /// When play stops short here.
    fn ask<Q: Ask<Self::System>>(&mut self, question: Q) -> Play<Self, Q::Answer>;

    /// Several people answer at once; nobody sees an answer before all are in. Answers come in the
    /// order of the questions.
    ///
    /// # Errors
    /// When play stops short here.
    fn ask_each<Q: Ask<Self::System>>(&mut self, questions: Vec<Q>) -> Play<Self, Vec<Q::Answer>>;

    /// Whoever wants it first takes it: the place of that question and the answer, or `None` when
    /// all have declined.
    ///
    /// # Errors
    /// When play stops short here.
    fn offer<Q: Ask<Self::System>>(&mut self, questions: Vec<Q>) -> Play<Self, Option<(usize, Q::Answer)>>;

    /// Makes `event` a fact.
    fn tell(&mut self, event: <Self::System as System>::Event);

    /// Says that the rest of the procedure depends on nothing but the state and what `mark` makes of it.
    /// Tables that explore may then go on from there only once.
    ///
    /// # Errors
    /// When the rest is known already.
    #[inline]
    fn settle(
        &mut self,
        mark: impl FnOnce(&<Self::System as System>::State) -> <Self::System as System>::Mark,
    ) -> Play<Self, ()> {
        let _ = mark;
        Ok(())
    }
}

/// What a rule returns: its result, or the table's reason to stop short.
pub type Play<T, X> = Result<X, <T as Table>::Stop>;
