//! Embeds the demo encounters, each with its English texts, compressed.

use std::{env, error::Error, fs, io::Write as _, path::PathBuf};

use flate2::{Compression, write::DeflateEncoder};

fn main() -> Result<(), Box<dyn Error>> {
    // Relative to the folder of this crate, where Cargo runs build scripts, so that a copied target folder still fits.
    let encounters = PathBuf::from("../../encounters");
    println!("cargo::rerun-if-changed=../../encounters");
    println!("cargo::rerun-if-changed=build.rs");
    let out = PathBuf::from(env::var_os("OUT_DIR").ok_or("cargo names the output folder")?);
    for english in fs::read_dir(encounters.join("english"))? {
        let english = english?.path();
        let name = english.with_extension("toml");
        let name = name.file_name().ok_or("a folder lists names")?;
        let german = fs::read(encounters.join(name))?;
        let mut compressed = DeflateEncoder::new(Vec::new(), Compression::best());
        compressed.write_all(&german)?;
        // A byte that neither text contains.
        compressed.write_all(b"\0")?;
        compressed.write_all(&fs::read(&english)?)?;
        fs::write(out.join(name), compressed.finish()?)?;
    }
    Ok(())
}
