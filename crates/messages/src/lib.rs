//! All texts that people read, in German and English, for the server, the command line and the page.
//!
//! The texts are in `messages/<language>/*.ftl` ([Fluent](https://projectfluent.org)) and nowhere else. The
//! terms of a book are in `terms-<profile>.ftl`, which the other files refer to and which can replace any of
//! their messages. A [`Catalogue`] holds the messages of one language in the terms of one book; [`Tongue`] is
//! the language that a reader has chosen, and how numbers on the ladder are shown ([`Rungs`]).
//!
//! Each system chooses the message for its facts and fills in names and numbers. What a reader may know is decided
//! there, for a [`Viewer`].
//!
//! ```
//! let c = schwung_messages::Catalogue::new(schwung_rulebook::Lang::En, "sotc");
//! assert_eq!(c.number(-2), "−2");
//! assert_eq!(c.text("someone", &[]), "someone");
//! ```

#![deny(missing_docs)]

mod catalogue;
mod name;
mod round;
mod sentence;
mod tongue;

pub use catalogue::Catalogue;
pub use round::in_round_numbers;
pub use schwung_table::Viewer;
pub use sentence::{Part, plain};
pub use tongue::{Rungs, Tongue};
