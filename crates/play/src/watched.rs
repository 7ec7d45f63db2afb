//! Observes the events of a procedure and stops it as soon as enough is known.

use std::fmt;

use schwung_table::{Ask, Dice, Play, Seat, System, Table};

/// Why a watched procedure ends early.
#[derive(Clone, Debug, PartialEq)]
pub enum Early<E> {
    /// The observer knows the result.
    Known,
    /// The wrapped table stopped.
    Stopped(E),
}

/// Looks at facts and events until it returns `true`.
type Watch<'t, S> = &'t mut dyn FnMut(&<S as System>::State, &<S as System>::Event) -> bool;

/// A table that observes the events of a procedure at another table. Whatever observes, it is the same type, so that the
/// rules of a system are compiled for it once.
pub struct Watched<'t, T: Table> {
    table: &'t mut T,
    watch: Watch<'t, T::System>,
    is_known: bool,
}

impl<T: Table + fmt::Debug> fmt::Debug for Watched<'_, T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Watched")
            .field("table", &self.table)
            .field("is_known", &self.is_known)
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
pub fn watched<T: Table, R, X>(
    table: &mut T,
    mut watch: impl FnMut(&<T::System as System>::State, &<T::System as System>::Event) -> Option<R>,
    procedure: impl FnOnce(&mut Watched<'_, T>) -> Result<X, Early<T::Stop>>,
) -> Result<Option<R>, T::Stop> {
    let mut known = None;
    let mut look = |state: &_, event: &_| {
        known = watch(state, event);
        known.is_some()
    };
    match procedure(&mut Watched { table, watch: &mut look, is_known: false }) {
        Ok(_) | Err(Early::Known) => Ok(known),
        Err(Early::Stopped(stop)) => Err(stop),
    }
}

impl<T: Table> Watched<'_, T> {
    /// Performs an effect at the wrapped table, unless the result is known.
    #[inline]
    fn go_on<X>(&mut self, effect: impl FnOnce(&mut T) -> Play<T, X>) -> Result<X, Early<T::Stop>> {
        if self.is_known { Err(Early::Known) } else { effect(self.table).map_err(Early::Stopped) }
    }
}

impl<T: Table> Table for Watched<'_, T> {
    type System = T::System;
    type Stop = Early<T::Stop>;

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
        if !self.is_known {
            self.is_known = (self.watch)(self.table.state(), &event);
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
