//! Compresses the message files, which take a megabyte as they stand.

use std::{
    env, fs,
    io::{self, Write as _},
    path::Path,
};

use flate2::{Compression, write::DeflateEncoder};

fn main() -> io::Result<()> {
    let here = env::var_os("CARGO_MANIFEST_DIR").ok_or(io::ErrorKind::NotFound)?;
    let from = Path::new(&here).join("../../messages");
    let to = env::var_os("OUT_DIR").ok_or(io::ErrorKind::NotFound)?;
    for lang in ["de", "en"] {
        let (from, to) = (from.join(lang), Path::new(&to).join(lang));
        println!("cargo::rerun-if-changed={}", from.display());
        fs::create_dir_all(&to)?;
        for file in fs::read_dir(from)? {
            let file = file?;
            let mut compressed = DeflateEncoder::new(Vec::new(), Compression::best());
            compressed.write_all(&fs::read(file.path())?)?;
            fs::write(to.join(file.file_name()), compressed.finish()?)?;
        }
    }
    Ok(())
}
