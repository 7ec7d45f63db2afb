//! Reads and validates the rule texts in `rules/` and writes them as one static table, so that the program parses
//! nothing at startup.

mod emit;
#[path = "../src/fold.rs"]
mod fold;
mod read;
#[path = "../src/stem.rs"]
mod stem;

use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::{env, fs};

fn main() -> ExitCode {
    let out = PathBuf::from(env::var_os("OUT_DIR").expect("cargo names the output folder"));
    // Relative to the folder of this crate, where Cargo runs build scripts, so that a copied target folder still fits.
    let rules = Path::new("../../rules");
    println!("cargo:rerun-if-changed=../../rules");
    println!("cargo:rerun-if-changed=build");
    println!("cargo:rerun-if-changed=src/fold.rs");
    println!("cargo:rerun-if-changed=src/stem.rs");

    let book = match read::read(rules) {
        Ok(book) => book,
        Err(problems) => {
            for problem in problems {
                eprintln!("error: rules/{problem}");
            }
            return ExitCode::FAILURE;
        }
    };
    for warning in &book.warnings {
        println!("cargo:warning=rules/{warning}");
    }
    if let Err(error) = fs::write(out.join("table.rs"), emit::table(&book)) {
        eprintln!("error: cannot write the rule table: {error}");
        return ExitCode::FAILURE;
    }
    ExitCode::SUCCESS
}
