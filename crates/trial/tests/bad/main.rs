//! Bad input: refused in words, nothing changed, and a table beside it plays on. What single requests and frames
//! may look like is tried in the server's own tests; here it is whole files, names and spoiled commands by the
//! hundred.

mod commands;
mod control;
mod imports;
mod names;
mod served;
mod spoil;
