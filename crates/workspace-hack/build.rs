//! Does nothing: only packages with a build script can have build dependencies.

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
}
