use std::{fmt::Debug, ops::Deref};

use crate::{Reading, Seat, Shared, Viewer};

/// A reader of a state. [`Known`] determines what the reader may know of it.
#[derive(Debug)]
pub struct Eyes<'a, S: ?Sized> {
    /// The state.
    pub state: &'a S,
    /// The reader. Code that looks at it must note that as a [`Reading`].
    pub viewer: Viewer,
}

impl<S: ?Sized> Clone for Eyes<'_, S> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<S: ?Sized> Copy for Eyes<'_, S> {}

impl<'a, S: ?Sized> Eyes<'a, S> {
    /// The state as `viewer` sees it.
    pub fn new(state: &'a S, viewer: Viewer) -> Eyes<'a, S> {
        Eyes { state, viewer }
    }

    /// Whether the reader sees what is reserved for the game master.
    pub fn see_hidden(self) -> bool {
        Reading::HIDDEN.note();
        self.viewer.sees_hidden()
    }

    /// Whether the reader sits at this seat or sees everything.
    pub fn are_at(self, seat: Seat) -> bool {
        Reading::seat(seat).note();
        self.viewer.sees_hidden() || self.viewer == Viewer::Seat(seat)
    }

    /// Whether the reader may know of `it`. What concerns nobody is known.
    pub fn know<T: Known<S>>(self, it: T) -> bool {
        it.is_known(self)
    }

    /// Whether the reader knows of at least one of those whom `it` concerns. What concerns nobody is not known.
    pub fn know_any<T: Known<S>>(self, it: T) -> bool {
        it.is_any_known(self)
    }
}

impl<S: Cast> Eyes<'_, S> {
    /// Whether the reader plays this character or sees everything.
    pub fn play(self, actor: S::Actor) -> bool {
        self.see_hidden() || self.state.seat_of(actor).is_some_and(|it| self.are_at(it))
    }

    /// Whether the reader may read the sheet of this character. The sheets of players' characters are open to everybody
    /// who knows of them; those of the game master's characters are not.
    pub fn read(self, actor: S::Actor) -> bool {
        let Some(seat) = self.state.seat_of(actor) else { return true };
        // Checks the seat last, since that differs for every reader.
        (!seat.is_gm() && self.know(actor)) || self.are_at(seat)
    }
}

/// A state with characters, each of which is played at a seat.
pub trait Cast: Sized {
    /// Identifies a character.
    type Actor: Copy + Eq + Debug + Known<Self>;

    /// The characters, in the order of their ids.
    fn cast(&self) -> impl Iterator<Item = Self::Actor>;

    /// The seat that plays a character; `None` if there is no such character.
    fn seat_of(&self, actor: Self::Actor) -> Option<Seat>;

    /// The name of a character; `None` if there is no such character.
    fn name_of(&self, actor: Self::Actor) -> Option<&str>;

    /// The names of the seats, starting with the game master's.
    fn seats(&self) -> &[String];

    /// The characters with their names.
    fn named_cast(&self) -> impl Iterator<Item = (Self::Actor, &str)> {
        self.cast().map(|it| (it, self.name_of(it).unwrap_or_default()))
    }
}

/// Says who may see a value and each of its parts. `S` is the state of the system.
///
/// For events, facts, questions and judgements it is derived, with a decision for each variant:
///
/// - `#[known(all)]`, `#[known(gm)]`: everybody, or only the game master.
/// - `#[known(who)]`, `#[known(place.actor)]`: viewers who may see that field, which decides for itself.
/// - `#[known(any(by, on))]`, `#[known(every(a, b))]`: viewers who know one of them, or all. A list or an option that
///   is empty does not count for `any` and does no harm for `every`.
/// - `#[known(noticed(by, on))]`: whom `noticed(eyes, &by, &on)` selects.
/// - `#[known(silent)]`: it concerns nobody, like an empty list.
///
/// A **field** needs a decision too. Those whose type implements `Known`, such as ids, decide for themselves. All others
/// are listed in `told(...)`, which means that everybody who knows of the whole sees them, or carry
/// `#[seen(RULE, else = VALUE)]`: others get that value in its place, or with `with = FUNCTION` what the function makes of
/// it. Without a decision it does not compile; the derive
/// macro has an example.
#[diagnostic::on_unimplemented(
    message = "nobody has decided who may see a field of type `{Self}`",
    label = "who may see this?",
    note = "list the field in `told(...)` of `#[known(...)]` if everybody who knows of the whole may see it, else give it `#[seen(RULE, else = VALUE)]`"
)]
pub trait Known<S: ?Sized> {
    /// Whether the reader knows of all whom it concerns.
    fn is_known(&self, eyes: Eyes<'_, S>) -> bool;

    /// Whether the reader knows of at least one of those whom it concerns.
    fn is_any_known(&self, eyes: Eyes<'_, S>) -> bool {
        self.is_known(eyes)
    }

    /// Replaces the parts that the reader may not see.
    fn veil(&mut self, eyes: Eyes<'_, S>) {
        let _ = eyes;
    }
}

/// `it` as the reader may see it; `None` if the reader may not know of it.
pub fn seen<S: ?Sized, T: Known<S> + Clone>(it: &T, eyes: Eyes<'_, S>) -> Option<T> {
    it.is_known(eyes).then(|| {
        let mut it = it.clone();
        it.veil(eyes);
        it
    })
}

impl<S: ?Sized, T: Known<S>> Known<S> for &T {
    fn is_known(&self, eyes: Eyes<'_, S>) -> bool {
        T::is_known(self, eyes)
    }

    fn is_any_known(&self, eyes: Eyes<'_, S>) -> bool {
        T::is_any_known(self, eyes)
    }
}

impl<S: ?Sized, T: Known<S>> Known<S> for Option<T> {
    fn is_known(&self, eyes: Eyes<'_, S>) -> bool {
        self.as_ref().is_none_or(|it| it.is_known(eyes))
    }

    fn is_any_known(&self, eyes: Eyes<'_, S>) -> bool {
        self.as_ref().is_some_and(|it| it.is_any_known(eyes))
    }

    fn veil(&mut self, eyes: Eyes<'_, S>) {
        if let Some(it) = self {
            it.veil(eyes);
        }
    }
}

impl<S: ?Sized, T: Known<S>> Known<S> for Vec<T> {
    fn is_known(&self, eyes: Eyes<'_, S>) -> bool {
        self.iter().all(|it| it.is_known(eyes))
    }

    fn is_any_known(&self, eyes: Eyes<'_, S>) -> bool {
        self.iter().any(|it| it.is_any_known(eyes))
    }

    fn veil(&mut self, eyes: Eyes<'_, S>) {
        self.iter_mut().for_each(|it| it.veil(eyes));
    }
}

impl<S: ?Sized, T: Known<S>, const LEN: usize> Known<S> for [T; LEN] {
    fn is_known(&self, eyes: Eyes<'_, S>) -> bool {
        self.iter().all(|it| it.is_known(eyes))
    }

    fn is_any_known(&self, eyes: Eyes<'_, S>) -> bool {
        self.iter().any(|it| it.is_any_known(eyes))
    }

    fn veil(&mut self, eyes: Eyes<'_, S>) {
        self.iter_mut().for_each(|it| it.veil(eyes));
    }
}

impl<S: ?Sized, T: Known<S>> Known<S> for Box<T> {
    fn is_known(&self, eyes: Eyes<'_, S>) -> bool {
        self.deref().is_known(eyes)
    }

    fn is_any_known(&self, eyes: Eyes<'_, S>) -> bool {
        self.deref().is_any_known(eyes)
    }

    fn veil(&mut self, eyes: Eyes<'_, S>) {
        (**self).veil(eyes);
    }
}

impl<S: ?Sized, T: Known<S>> Known<S> for Shared<T> {
    fn is_known(&self, eyes: Eyes<'_, S>) -> bool {
        self.deref().is_known(eyes)
    }

    fn is_any_known(&self, eyes: Eyes<'_, S>) -> bool {
        self.deref().is_any_known(eyes)
    }
}

/// The seats of people are public.
impl<S: ?Sized> Known<S> for Seat {
    fn is_known(&self, _: Eyes<'_, S>) -> bool {
        true
    }
}
