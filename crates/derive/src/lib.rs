//! Derive macros for the declarations of a rule system: events, facts, questions, commands and the types they consist of.
//! The traits are defined in `schwung-table`, where their attributes are documented:
//!
//! - [`Names`](macro@Names): the ids that a value refers to, with their places in its JSON.
//! - [`Known`](macro@Known): who may see a value and each of its fields.
//! - [`Line`](macro@Line): whose line of the log an event becomes, and its text where a message suffices.
//!
//! The generated code names the types `crate::Name` and `crate::State` of the crate in which it is used.

#![deny(missing_docs)]

mod input;
mod known;
mod line;
mod names;
mod rule;

use proc_macro::TokenStream;
use syn::{DeriveInput, Error, Result, parse_macro_input};

fn run(input: TokenStream, derive: impl Fn(&DeriveInput) -> Result<proc_macro2::TokenStream>) -> TokenStream {
    let input = parse_macro_input!(input as DeriveInput);
    derive(&input).unwrap_or_else(Error::into_compile_error).into()
}

/// Derives `schwung_table::Names`. `#[names(aside)]` on a field marks ids that need not exist yet or any more. An enum gets
/// `VARIANTS` and `variant()` as well: the names of its variants, for tests that have an example of each.
#[proc_macro_derive(Names, attributes(names))]
pub fn names(input: TokenStream) -> TokenStream {
    run(input, names::derive)
}

/// Derives `schwung_table::Known` from `#[known(RULE, told(FIELDS))]` on a struct or on each variant of an enum, and
/// `#[seen(RULE, else = VALUE)]`, or `with = FUNCTION`, on fields that fewer people may see than the whole.
///
/// ```
/// struct State;
///
/// #[derive(schwung_table::Known)]
/// enum Event {
///     #[known(all, told(points))]
///     Harmed { points: u8 },
///     #[known(gm)]
///     Warned,
/// }
/// # fn main() {}
/// ```
///
/// A field without a decision does not compile:
///
/// ```compile_fail
/// struct State;
///
/// #[derive(schwung_table::Known)]
/// enum Event {
///     #[known(all)]
///     Harmed { points: u8 },
///     #[known(gm)]
///     Warned,
/// }
/// # fn main() {}
/// ```
///
/// Nor does a variant without one:
///
/// ```compile_fail
/// struct State;
///
/// #[derive(schwung_table::Known)]
/// enum Event {
///     #[known(all, told(points))]
///     Harmed { points: u8 },
///     Warned,
/// }
/// # fn main() {}
/// ```
#[proc_macro_derive(Known, attributes(known, seen))]
pub fn known(input: TokenStream) -> TokenStream {
    run(input, known::derive)
}

/// Derives `schwung_table::Line` from `#[line(...)]` on the variants of an enum.
///
/// With `explain = NAME` on the enum, what explains a variant is its `rule`, or else written by hand:
///
/// ```
/// # struct Name;
/// #[derive(schwung_table::Line)]
/// #[line(explain = ToExplain)]
/// enum Event {
///     #[line(rule = "combat.start")]
///     Began,
///     Harmed { points: u8 },
///     #[line(none)]
///     Reached,
/// }
///
/// fn why(event: &Event) -> String {
///     match event.explanation() {
///         schwung_table::Explained::Nothing => String::new(),
///         schwung_table::Explained::Rule(rule) => rule.to_owned(),
///         schwung_table::Explained::ByHand(ToExplain::Harmed { points }) => format!("{points} points"),
///     }
/// }
/// # fn main() {
/// assert_eq!(why(&Event::Began), "combat.start");
/// assert_eq!(why(&Event::Harmed { points: 3 }), "3 points");
/// assert_eq!(why(&Event::Reached), "");
/// # }
/// ```
///
/// A variant with neither does not compile:
///
/// ```compile_fail,E0004
/// # struct Name;
/// #[derive(schwung_table::Line)]
/// #[line(explain = ToExplain)]
/// enum Event {
///     #[line(rule = "combat.start")]
///     Began,
///     Harmed { points: u8 },
///     Healed { points: u8 },
/// }
///
/// fn why(event: &Event) -> String {
///     match event.explanation() {
///         schwung_table::Explained::Nothing => String::new(),
///         schwung_table::Explained::Rule(rule) => rule.to_owned(),
///         schwung_table::Explained::ByHand(ToExplain::Harmed { points }) => format!("{points} points"),
///     }
/// }
/// # fn main() {}
/// ```
#[proc_macro_derive(Line, attributes(line))]
pub fn line(input: TokenStream) -> TokenStream {
    run(input, line::derive)
}
