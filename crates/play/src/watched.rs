//! Observes the events of a procedure and stops it as soon as enough is known.

use std::fmt;

use schwung_table::{Ask, Dice, Play, Seat, System, Table};

/// Why a watched procedure ends early.
#[derive(Clone, Debug, PartialEq)]
pub enum Early<R, E> {
    /// The observer knows the result.
    Known(R),
    /// The wrapped table stopped.
    Stopped(E),
}

/// A table that observes the events of a procedure at another table.
pub struct Watched<'t, T, W, R> {
    table: &'t mut T,
    watch: W,
    known: Option<R>,
}

impl<T: fmt::Debug, W, R: fmt::Debug> fmt::Debug for Watched<'_, T, W, R> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Watched")
            .field("table", &self.table)
            .field("known", &self.known)
            .finish_non_exhaustive()
    }
}

/// Runs `procedure` at `table` and passes every event it emits to `watch`, with the facts before it, until `watch`
/// returns a result. The procedure then runs no further than to its next roll, question or [`Table::settle`]. Returns
/// `None` if it ends without a result.
///
/// Interjected events do not come from the procedure and are not passed on.
///
/// # Errors
/// If the table stops before the result is known.
pub fn watched<T, W, R, X>(
    table: &mut T,
    watch: W,
    procedure: impl FnOnce(&mut Watched<'_, T, W, R>) -> Result<X, Early<R, T::Stop>>,
) -> Result<Option<R>, T::Stop>
where
    T: Table,
    W: FnMut(&<T::System as System>::State, &<T::System as System>::Event) -> Option<R>,
{
    let mut watched = Watched { table, watch, known: None };
    match procedure(&mut watched) {
        Ok(_) => Ok(watched.known),
        Err(Early::Known(result)) => Ok(Some(result)),
        Err(Early::Stopped(stop)) => Err(stop),
    }
}

impl<T: Table, W, R> Watched<'_, T, W, R> {
    /// Performs an effect at the wrapped table, unless the result is known.
    #[inline]
    fn go_on<X>(&mut self, effect: impl FnOnce(&mut T) -> Play<T, X>) -> Result<X, Early<R, T::Stop>> {
        match self.known.take() {
            Some(result) => Err(Early::Known(result)),
            None => effect(self.table).map_err(Early::Stopped),
        }
    }
}

impl<T, W, R> Table for Watched<'_, T, W, R>
where
    T: Table,
    W: FnMut(&<T::System as System>::State, &<T::System as System>::Event) -> Option<R>,
{
    type System = T::System;
    type Stop = Early<R, T::Stop>;

    #[inline]
    fn state(&self) -> &<T::System as System>::State {
        self.table.state()
    }

    #[inline]
    fn roll<D: Dice>(&mut self, who: Seat, dice: D) -> Play<Self, D::Outcome> {
        self.go_on(|table| table.roll(who, dice))
    }

    #[inline]
    fn ask<Q: Ask<T::System>>(&mut self, question: Q) -> Play<Self, Q::Answer> {
        self.go_on(|table| table.ask(question))
    }

    fn ask_each<Q: Ask<T::System>>(&mut self, questions: Vec<Q>) -> Play<Self, Vec<Q::Answer>> {
        self.go_on(|table| table.ask_each(questions))
    }

    fn offer<Q: Ask<T::System>>(&mut self, questions: Vec<Q>) -> Play<Self, Option<(usize, Q::Answer)>> {
        self.go_on(|table| table.offer(questions))
    }

    #[inline]
    fn tell(&mut self, event: <T::System as System>::Event) {
        if self.known.is_none() {
            self.known = (self.watch)(self.table.state(), &event);
        }
        self.table.tell(event);
    }

    #[inline]
    fn settle(
        &mut self,
        mark: impl FnOnce(&<T::System as System>::State) -> <T::System as System>::Mark,
    ) -> Play<Self, ()> {
        self.go_on(|table| table.settle(mark))
    }
}
