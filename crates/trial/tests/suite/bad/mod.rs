//! Bad input is refused with a message, changes nothing, and does not affect other tables. Single requests and frames
//! are covered by the server's own tests; this covers whole files, names, and hundreds of corrupted commands.

mod commands;
mod control;
mod imports;
mod names;
mod served;
mod spoil;
