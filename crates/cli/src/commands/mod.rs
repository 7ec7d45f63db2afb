//! The commands, one file each.

pub(crate) mod backup;
pub(crate) mod balance;
pub(crate) mod chance;
pub(crate) mod check;
pub(crate) mod completions;
pub(crate) mod doctor;
pub(crate) mod health;
pub(crate) mod help;
pub(crate) mod insight;
pub(crate) mod man;
pub(crate) mod migrate;
pub(crate) mod odds;
pub(crate) mod play;
pub(crate) mod restore;
pub(crate) mod roll;
pub(crate) mod rules;
pub(crate) mod schema;
pub(crate) mod serve;
pub(crate) mod sim;
pub(crate) mod solve;
pub(crate) mod switches;
pub(crate) mod tables;
pub(crate) mod verify;
pub(crate) mod what_if;
