//! Compresses the description of the API.

use std::{
    env, fs,
    io::{self, Write as _},
    path::Path,
};

use flate2::{Compression, write::DeflateEncoder};

fn main() -> io::Result<()> {
    let here = env::var_os("CARGO_MANIFEST_DIR").ok_or(io::ErrorKind::NotFound)?;
    let from = Path::new(&here).join("../../docs/protocol/openapi.json");
    println!("cargo::rerun-if-changed={}", from.display());
    let to = env::var_os("OUT_DIR").ok_or(io::ErrorKind::NotFound)?;
    let mut compressed = DeflateEncoder::new(Vec::new(), Compression::best());
    compressed.write_all(&fs::read(from)?)?;
    fs::write(Path::new(&to).join("openapi.json.deflated"), compressed.finish()?)
}
