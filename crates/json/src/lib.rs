//! JSON as servers send it.
//!
//! A [`Text`] is written and noted in one pass: it knows where each of its values is, so that the [`difference`] of two
//! texts, a JSON Patch ([RFC 6902](https://www.rfc-editor.org/rfc/rfc6902)), is found without reading either of them.
//!
//! What is written is what `serde_json` writes, byte by byte. Its own serializer would be compiled for each type from pieces
//! that are generic themselves; here types only decide which of a few plain functions are called. So a release, which is
//! optimized for size, can have these few optimized for speed.
//!
//! ```
//! use schwung_json::{Text, difference, written};
//!
//! let text = Text::of(&("a", [1, 2])).expect("a value of JSON");
//! assert_eq!(text.as_str(), r#"["a",[1,2]]"#);
//! assert_eq!(written(&Some(true)).expect("a value of JSON"), "true");
//! ```

#![deny(missing_docs)]

mod difference;
mod text;
mod writer;

pub use difference::difference;
pub use text::{Digest, Part, Raw, Text};
pub use writer::written;
