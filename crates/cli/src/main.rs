//! The `schwung` command.

mod app;
mod args;
mod ask;
mod commands;
mod dice;
mod figures;
mod language;
mod lines;
mod log;
mod problems;
mod screen;
mod session;
mod source;
mod usage;

fn main() -> std::process::ExitCode {
    app::run()
}
