//! Building blocks for encounter formats: the types that describe a format, the values that fit it, and the
//! report of problems.

pub use crate::{
    guard::utf8,
    habits::{habits, policy},
    named::Named,
    names::{Names, folded, nearest},
    node::{Entry, Node, Table, Value},
    place::{Report, Span},
    problem::*,
    read::{Format, Made, extras_as, read_as},
    seats::{GM, Seats, Sides, claim},
    shape::{Field, LONGEST_NAME, LONGEST_TEXT, Phrase, Shape, list, may, need},
    switches::{fields as switch_fields, set as set_switches},
};
