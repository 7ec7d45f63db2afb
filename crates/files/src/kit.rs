//! What a format of encounter files is made of, for systems that bring their own: the words in which it is described,
//! the values that fit it, and the report of what is wrong.

pub use crate::{
    format::LONGEST_TEXT,
    guard::utf8,
    habits::{habits, policy},
    names::{Names, folded, nearest},
    node::{Entry, Node, Table, Value},
    place::{Report, Span},
    problem::*,
    read::{Format, Made, read_as},
    seats::{GM, Seats, Sides, claim},
    shape::{Field, LONGEST_NAME, Phrase, Shape, list, may, need},
    switches::{fields as switch_fields, set as set_switches},
};
