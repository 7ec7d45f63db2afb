use std::ops::Deref;

use crate::{Seat, Shared, Wording};

/// Implemented by everything that may refer to things by their ids; `N` is the enum of all ids of a system.
///
/// It is derived, so that no reference can be forgotten: each field has to implement it. Ids report themselves
/// ([`ids!`](crate::ids)), numbers and texts report nothing. Fields with `#[names(aside)]` hold ids that need not exist:
/// those of things that are about to be added, or whose absence is reported with a reason of its own.
pub trait Names<N> {
    /// Reports each reference, with its place in the JSON of the value.
    fn names(&self, see: &mut dyn Visit<N>) {
        let _ = see;
    }
}

/// Receives the references that a value contains.
pub trait Visit<N> {
    /// A reference.
    fn name(&mut self, name: N);

    /// The following references are one step further inside.
    fn enter(&mut self, step: Step) {
        let _ = step;
    }

    /// The part that was entered last is complete.
    fn leave(&mut self) {}

    /// Whether the following references need not exist.
    fn aside(&mut self, aside: bool) {
        let _ = aside;
    }
}

/// A step into the JSON of a value.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Step {
    /// The value of a field, or the content of a variant.
    Field(&'static str),
    /// An element of a list.
    Index(usize),
}

/// Returns all ids to which `value` refers and which have to exist.
pub fn named<N>(value: &dyn Names<N>) -> Vec<N> {
    let mut all = All { must: Vec::new(), may: Vec::new(), aside: false };
    value.names(&mut all);
    all.must
}

/// Returns whether `test` holds for each id to which `value` refers and which has to exist.
pub fn every_name<N>(value: &dyn Names<N>, test: impl Fn(N) -> bool) -> bool {
    let mut every = Every { test, holds: true, aside: false };
    value.names(&mut every);
    every.holds
}

/// Returns all ids to which `value` refers, whether they exist or not.
pub fn mentioned<N>(value: &dyn Names<N>) -> Vec<N> {
    let mut all = All { must: Vec::new(), may: Vec::new(), aside: false };
    value.names(&mut all);
    all.must.append(&mut all.may);
    all.must
}

/// All ids in a value: those that must exist, and those that need not.
struct All<N> {
    must: Vec<N>,
    may: Vec<N>,
    aside: bool,
}

impl<N> Visit<N> for All<N> {
    fn name(&mut self, name: N) {
        if self.aside { self.may.push(name) } else { self.must.push(name) }
    }

    fn aside(&mut self, aside: bool) {
        self.aside = aside;
    }
}

/// Whether a test holds for all ids that must exist.
struct Every<F> {
    test: F,
    holds: bool,
    aside: bool,
}

impl<N, F: Fn(N) -> bool> Visit<N> for Every<F> {
    fn name(&mut self, name: N) {
        self.holds = self.holds && (self.aside || (self.test)(name));
    }

    fn aside(&mut self, aside: bool) {
        self.aside = aside;
    }
}

macro_rules! nameless {
    ($($type:ty),+) => {$(
        impl<N> Names<N> for $type {}
    )+};
}

nameless!(bool, u8, u16, u32, u64, i8, i16, i32, i64, str, String, Wording);
nameless!(std::borrow::Cow<'_, str>);

impl<N, T: Names<N>> Names<N> for Option<T> {
    fn names(&self, see: &mut dyn Visit<N>) {
        if let Some(it) = self {
            it.names(see);
        }
    }
}

impl<N, T: Names<N>> Names<N> for [T] {
    fn names(&self, see: &mut dyn Visit<N>) {
        for (n, it) in self.iter().enumerate() {
            see.enter(Step::Index(n));
            it.names(see);
            see.leave();
        }
    }
}

impl<N, T: Names<N>> Names<N> for Vec<T> {
    fn names(&self, see: &mut dyn Visit<N>) {
        self.as_slice().names(see);
    }
}

impl<N, T: Names<N>, const LEN: usize> Names<N> for [T; LEN] {
    fn names(&self, see: &mut dyn Visit<N>) {
        self.as_slice().names(see);
    }
}

impl<N, A: Names<N>, B: Names<N>> Names<N> for (A, B) {
    fn names(&self, see: &mut dyn Visit<N>) {
        see.enter(Step::Index(0));
        self.0.names(see);
        see.leave();
        see.enter(Step::Index(1));
        self.1.names(see);
        see.leave();
    }
}

impl<N, T: Names<N>> Names<N> for Box<T> {
    fn names(&self, see: &mut dyn Visit<N>) {
        self.deref().names(see);
    }
}

impl<N, T: Names<N>> Names<N> for Shared<T> {
    fn names(&self, see: &mut dyn Visit<N>) {
        self.deref().names(see);
    }
}

/// Declares the ids of a system, and `Name`, the enum of all of them.
///
/// Each line is a newtype of a number and its variant of `Name`. Seats are names as well, and so are the types listed last,
/// in braces, which the system declares itself.
///
/// Clients see the ids as [`WireId`](crate::WireId)s, except those of what everybody may know, which are `open`.
#[macro_export]
macro_rules! ids {
    (
        $($(#[$doc:meta])* $name:ident($type:ty) = $kind:ident $($open:ident)?;)+
        $({ $($(#[$other_doc:meta])* $other:ident = $other_kind:ident;)+ })?
    ) => {
        $(
            $crate::declared_id! { $(#[$doc])* $name($type) = $kind $($open)? }

            impl $name {
                /// The id, if the name is one of this kind.
                #[allow(dead_code)]
                pub fn of(name: Name) -> Option<$name> {
                    #[allow(irrefutable_let_patterns)]
                    if let Name::$kind(id) = name { Some(id) } else { None }
                }
            }

            impl $crate::Names<Name> for $name {
                fn names(&self, see: &mut dyn $crate::Visit<Name>) {
                    see.name(Name::$kind(*self));
                }
            }

            impl $crate::Line<Name> for $name {
                fn about(&self) -> Option<Name> {
                    Some(Name::$kind(*self))
                }
            }

            impl $crate::Say<Name> for $name {
                fn word(&self) -> $crate::Word<'_, Name> {
                    $crate::Word::Name(Name::$kind(*self))
                }
            }
        )+

        const _: () = assert!(
            $crate::IdKind::are_different(&[$($crate::IdKind::named(stringify!($kind)),)+]),
            "two kinds of ids cannot be told apart"
        );

        /// A reference to something by its id.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
        pub enum Name {
            $($(#[$doc])* $kind($name),)+
            $($($(#[$other_doc])* $other_kind($other),)+)?
            /// A seat.
            Seat($crate::Seat),
        }

        $($(
            impl $crate::Names<Name> for $other {
                fn names(&self, see: &mut dyn $crate::Visit<Name>) {
                    see.name(Name::$other_kind(*self));
                }
            }

            impl $crate::Line<Name> for $other {
                fn about(&self) -> Option<Name> {
                    Some(Name::$other_kind(*self))
                }
            }

            impl $crate::Say<Name> for $other {
                fn word(&self) -> $crate::Word<'_, Name> {
                    $crate::Word::Name(Name::$other_kind(*self))
                }
            }
        )+)?

        impl $crate::Names<Name> for $crate::Seat {
            fn names(&self, see: &mut dyn $crate::Visit<Name>) {
                see.name(Name::Seat(*self));
            }
        }

        impl $crate::Say<Name> for $crate::Seat {
            fn word(&self) -> $crate::Word<'_, Name> {
                $crate::Word::Name(Name::Seat(*self))
            }
        }
    };
}

/// Declares an id, which everybody may know if it is `open`.
#[doc(hidden)]
#[macro_export]
macro_rules! declared_id {
    ($(#[$doc:meta])* $name:ident($type:ty) = $kind:ident open) => {
        $(#[$doc])*
        #[derive(
            Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord, serde::Serialize, serde::Deserialize,
        )]
        #[cfg_attr(feature = "ts", derive(ts_rs::TS))]
        pub struct $name(pub $type);
    };
    ($(#[$doc:meta])* $name:ident($type:ty) = $kind:ident) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
        #[cfg_attr(feature = "ts", derive(ts_rs::TS))]
        pub struct $name(pub $type);

        $crate::written_id!($name($type) = $kind);
    };
}

/// How an id that is not open is read and written.
#[doc(hidden)]
#[macro_export]
macro_rules! written_id {
    ($name:ident($type:ty) = $kind:ident) => {
        impl $name {
            /// The kind of these ids.
            pub const KIND: $crate::IdKind = $crate::IdKind::named(stringify!($kind));
        }

        impl From<$name> for $crate::WireId {
            fn from(id: $name) -> $crate::WireId {
                $crate::WireId::new($name::KIND, id.0)
            }
        }

        impl serde::Serialize for $name {
            fn serialize<S: serde::Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
                $crate::WireId::from(*self).0.serialize(to)
            }
        }

        impl<'de> serde::Deserialize<'de> for $name {
            fn deserialize<D: serde::Deserializer<'de>>(from: D) -> Result<$name, D::Error> {
                $crate::read_id(from, stringify!($name), $name::KIND).map($name)
            }
        }
    };
}

impl Seat {
    /// Whether a table with `seats` seats has this one. The game master's is always there.
    pub fn is_among(self, seats: usize) -> bool {
        usize::from(self.0) < seats.max(1)
    }
}
