//! `cargo xtask dist`: builds what a release holds.
//!
//! Into `target/release-files`: an archive and a Debian package for each target, a bill of materials, licences and
//! checksums. Into `target/image`: what a container is built from. Nothing in them depends on the folder or the time of
//! the build.

mod licences;

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, bail};

use crate::Usage;
use crate::shell::{read, root, run as run_program};
use crate::tools;

/// A static Linux binary for each, with the names that Debian and containers use.
const TARGETS: [(&str, &str); 2] =
    [("x86_64-unknown-linux-musl", "amd64"), ("aarch64-unknown-linux-musl", "arm64")];

/// Parts of SQLite that no query here uses.
const LEFT_OUT: &str = "-USQLITE_ENABLE_FTS3 -USQLITE_ENABLE_FTS3_PARENTHESIS -USQLITE_ENABLE_FTS5 \
    -USQLITE_ENABLE_RTREE -USQLITE_ENABLE_DBSTAT_VTAB -USQLITE_ENABLE_STAT4 -USQLITE_SOUNDEX \
    -DSQLITE_OMIT_JSON -DSQLITE_OMIT_LOAD_EXTENSION";

/// The largest binary that a release may have.
const MOST_BYTES: u64 = 25_000_000;

/// Builds a release.
///
/// # Errors
/// Returns an error if a tool or a target is missing and cannot be installed, if a build fails or if a binary is too
/// large.
pub(crate) fn run(arguments: &[String]) -> anyhow::Result<()> {
    let arguments: Vec<&str> = arguments.iter().map(String::as_str).collect();
    let here = (format!("{}-unknown-linux-musl", std::env::consts::ARCH), "dist");
    let (targets, profile): (Vec<_>, _) = match arguments[..] {
        [] => (TARGETS.to_vec(), here.1),
        ["--here"] => (TARGETS.into_iter().filter(|it| it.0 == here.0).collect(), here.1),
        // Quicker to build, and larger: for trying out what is packed, not for people.
        ["--draft"] => (TARGETS.into_iter().filter(|it| it.0 == here.0).collect(), "release"),
        ["--twice"] => return twice(),
        _ => return Err(Usage("`dist` takes --here, --draft or --twice".into()).into()),
    };
    let Some(own) = targets.iter().find(|it| it.0 == here.0) else { bail!("releases are built on Linux") };
    let build = Build::new(profile)?;
    build.home()?;
    for (target, _) in &targets {
        build.compile(target)?;
    }
    // The manual and the completions come from the program, so it must run here.
    build.texts(&build.binary(own.0))?;
    for (target, architecture) in &targets {
        build.pack(target, architecture)?;
    }
    build.materials()?;
    build.sums()?;
    println!("==> target/release-files");
    run_program(Command::new("ls").arg("-l").arg(&build.files))
}

/// Builds in two different folders and compares the results.
fn twice() -> anyhow::Result<()> {
    let root = root()?;
    let target = format!("{}-unknown-linux-musl", std::env::consts::ARCH);
    let mut sums = Vec::new();
    for name in ["one", "another/folder/further-down"] {
        let folder = root.join("target/twice").join(name);
        if folder.is_dir() {
            fs::remove_dir_all(&folder)?;
        }
        run_program(Command::new("git").args(["clone", "--quiet"]).arg(&root).arg(&folder))?;
        // The tools are no part of what is compared.
        fs::create_dir_all(folder.join("target"))?;
        fs::create_dir_all(root.join("target/tools"))?;
        run_program(Command::new("ln").arg("-s").arg(root.join("target/tools")).arg(folder.join("target")))?;
        let mut again = Command::new(std::env::current_exe()?);
        again.current_dir(&folder).env_remove("CARGO_MANIFEST_DIR").env_remove("CARGO_TARGET_DIR");
        run_program(again.args(["dist", "--here"]))?;
        sums.push(read(&folder, "target/release-files/SHA256SUMS")?);
        fs::remove_dir_all(folder.join("target").join(&target))?;
    }
    if sums[0] != sums[1] {
        bail!("the builds differ:\n{}\n{}", sums[0], sums[1]);
    }
    println!("==> both builds are the same, byte by byte");
    Ok(())
}

/// One run of the command.
struct Build {
    root: PathBuf,
    profile: &'static str,
    version: String,
    /// Time of the last commit in seconds, which stands for the time of the build.
    epoch: String,
    /// What is shipped besides binaries, and what cargo-deb packs.
    package: PathBuf,
    files: PathBuf,
    image: PathBuf,
}

impl Build {
    fn new(profile: &'static str) -> anyhow::Result<Build> {
        let root = root()?;
        let target = root.join("target");
        let commit = output(Command::new("git").current_dir(&root).args(["log", "-1", "--format=%ct"]))?;
        let (package, files, image) =
            (target.join("package"), target.join("release-files"), target.join("image"));
        for folder in [&package, &files, &image] {
            if folder.is_dir() {
                fs::remove_dir_all(folder)?;
            }
            fs::create_dir_all(folder)?;
        }
        let version = env!("CARGO_PKG_VERSION").to_owned();
        Ok(Build { root, profile, version, epoch: commit.trim().to_owned(), package, files, image })
    }

    /// Checks that `repository` in `Cargo.toml` is where the project lives: a forge that builds a release knows.
    fn home(&self) -> anyhow::Result<()> {
        let manifest = read(&self.root, "Cargo.toml")?;
        let named = manifest.lines().find_map(|it| it.strip_prefix("repository = \"")?.strip_suffix('"'));
        let named = named.context("Cargo.toml names no repository")?;
        let forge = std::env::var("GITHUB_SERVER_URL").ok().zip(std::env::var("GITHUB_REPOSITORY").ok());
        match forge.map(|(server, name)| format!("{server}/{name}")) {
            Some(home) if home != named => bail!("`repository` in Cargo.toml is {named}, not {home}"),
            None if named.contains(".example/") => {
                println!("    `repository` in Cargo.toml is a placeholder: not to be published");
            }
            _ => {}
        }
        Ok(())
    }

    fn binary(&self, target: &str) -> PathBuf {
        let folder = std::env::var_os("CARGO_TARGET_DIR").map_or(self.root.join("target"), Into::into);
        folder.join(target).join(self.profile).join("schwung")
    }

    /// Compiles the program for a target with zig as C compiler and linker, which brings musl for each of them.
    fn compile(&self, target: &str) -> anyhow::Result<()> {
        println!("==> {target}");
        let library = ["--print", "target-libdir", "--target", target];
        let there = output(Command::new("rustc").current_dir(&self.root).args(library))?;
        if !Path::new(there.trim()).is_dir() {
            run_program(Command::new("rustup").current_dir(&self.root).args(["target", "add", target]))
                .with_context(|| format!("the standard library for {target} cannot be had"))?;
        }
        let home = std::env::var("CARGO_HOME").map(PathBuf::from);
        let home = home.or_else(|_| anyhow::Ok(PathBuf::from(std::env::var("HOME")?).join(".cargo")))?;
        // No path of this machine may end up in the program.
        let maps = [(self.root.as_path(), "/schwung"), (home.as_path(), "/cargo")];
        let rust: Vec<_> =
            maps.iter().map(|it| format!("--remap-path-prefix={}={}", it.0.display(), it.1)).collect();
        let c: Vec<_> =
            maps.iter().map(|it| format!("-ffile-prefix-map={}={}", it.0.display(), it.1)).collect();
        let mut build = tools::python("cargo-zigbuild", &["ziglang"])?;
        build.args([
            "zigbuild",
            "--locked",
            "-p",
            "schwung-cli",
            "--features",
            "postgres",
            "--profile",
            self.profile,
            "--target",
            target,
        ]);
        build
            .env("RUSTFLAGS", rust.join(" "))
            .env("CFLAGS", c.join(" "))
            .env("LIBSQLITE3_FLAGS", LEFT_OUT)
            .env("SOURCE_DATE_EPOCH", &self.epoch);
        let zig = self.root.join("target/tools/python/cargo-zigbuild/ziglang/zig");
        run_program(build.env("CARGO_ZIGBUILD_ZIG_PATH", zig).env("CARGO_INCREMENTAL", "0"))?;
        let binary = self.binary(target);
        let bytes = fs::metadata(&binary)?.len();
        println!("    {:.1} MB", bytes as f64 / 1e6);
        if self.profile == "dist" && bytes > MOST_BYTES {
            bail!("{} is larger than {MOST_BYTES} bytes", binary.display());
        }
        Ok(())
    }

    /// Manual pages, completions, licences, and what the build was made with.
    fn texts(&self, program: &Path) -> anyhow::Result<()> {
        let schwung = |arguments: &[&str]| {
            // The help names the user's data folder, which must not be that of the person who builds.
            output(Command::new(program).args(arguments).env("HOME", "~").env_remove("XDG_DATA_HOME"))
        };
        let help = schwung(&["--lang", "en", "completions", "bash"])?;
        for (folder, lang) in [("man", "en"), ("man/de", "de")] {
            let folder = self.package.join(folder);
            fs::create_dir_all(&folder)?;
            fs::write(folder.join("schwung.1"), schwung(&["--lang", lang, "man"])?)?;
            for command in commands(&schwung(&["--lang", "en", "--color", "never", "--help"])?) {
                let page = schwung(&["--lang", lang, "man", &command])?;
                fs::write(folder.join(format!("schwung-{command}.1")), page)?;
            }
        }
        let completions = self.package.join("completions");
        fs::create_dir_all(&completions)?;
        fs::write(completions.join("schwung.bash"), help)?;
        fs::write(completions.join("_schwung"), schwung(&["completions", "zsh"])?)?;
        fs::write(completions.join("schwung.fish"), schwung(&["completions", "fish"])?)?;
        fs::write(self.package.join("LICENSES.txt"), licences::collect(&self.root)?)?;
        let mut made = format!("schwung {}\n{}", self.version, output(Command::new("rustc").arg("-vV"))?);
        for (name, version) in tools::TOOLS {
            made += &format!("{name}: {version}\n");
        }
        made += &format!("node: {}", output(Command::new("node").arg("--version"))?);
        fs::write(self.package.join("BUILD"), made)?;
        let changes = read(&self.root, "CHANGELOG.md")?;
        fs::write(self.root.join("target/release-notes.md"), newest(&changes))?;
        Ok(())
    }

    /// The archive, the Debian package and the part of the image for one target.
    fn pack(&self, target: &str, architecture: &str) -> anyhow::Result<()> {
        let binary = self.package.join("schwung");
        fs::copy(self.binary(target), &binary)?;
        let name = format!("schwung-{}-{target}", self.version);
        let folder = self.root.join("target").join(&name);
        run_program(Command::new("rm").arg("-rf").arg(&folder))?;
        run_program(Command::new("cp").arg("-r").arg(&self.package).arg(&folder))?;
        for file in ["README.md", "CHANGELOG.md", "LICENSE-MIT", "LICENSE-APACHE"] {
            fs::copy(self.root.join(file), folder.join(file))?;
        }
        fs::copy(self.root.join("packaging/schwung.service"), folder.join("schwung.service"))?;
        run_program(Command::new("cp").arg("-r").arg(self.root.join("docs")).arg(&folder))?;
        run_program(Command::new("chmod").args(["-R", "u=rwX,go=rX"]).arg(&folder))?;
        let archive = self.files.join(format!("{name}.tar.gz"));
        let pack = "tar --sort=name --mtime=\"@$1\" --owner=0 --group=0 --numeric-owner -C \"$2\" -c \"$3\" | gzip -9n > \"$4\"";
        let mut tar = Command::new("sh");
        tar.args(["-c", pack, "pack", &self.epoch]).arg(self.root.join("target")).arg(&name).arg(archive);
        run_program(&mut tar)?;
        fs::remove_dir_all(folder)?;

        let mut deb = tools::subcommand("cargo-deb")?;
        deb.args([
            "--no-build",
            "--no-strip",
            "--deb-revision=",
            "-p",
            "schwung-cli",
            "--target",
            target,
            "-o",
        ]);
        run_program(deb.arg(&self.files).env("SOURCE_DATE_EPOCH", &self.epoch))?;

        fs::copy(&binary, self.image.join(format!("schwung-{architecture}")))?;
        fs::create_dir_all(self.image.join("data"))?;
        for file in ["Containerfile", "compose.yaml"] {
            fs::copy(self.root.join("packaging/container").join(file), self.image.join(file))?;
        }
        Ok(())
    }

    /// The bill of materials (CycloneDX), which is the same for all targets.
    fn materials(&self) -> anyhow::Result<()> {
        const NAME: &str = "schwung-release.cdx";
        let mut bill = tools::subcommand("cargo-cyclonedx")?;
        bill.args(["--quiet", "--format", "json", "--spec-version", "1.5", "--target", TARGETS[0].0]);
        bill.args(["--manifest-path", "crates/cli/Cargo.toml", "--override-filename", NAME]);
        run_program(bill.env("SOURCE_DATE_EPOCH", &self.epoch))?;
        let text = read(&self.root, &format!("crates/cli/{NAME}.json"))?;
        let text = text.replace(&format!("file://{}", self.root.display()), "file:///schwung");
        fs::write(self.files.join(format!("schwung-{}.cdx.json", self.version)), text)?;
        // It writes one into each crate.
        for file in crate::shell::files(&self.root, ".", "json")? {
            if file.ends_with(&format!("{NAME}.json")) {
                fs::remove_file(self.root.join(file))?;
            }
        }
        fs::copy(self.package.join("LICENSES.txt"), self.files.join("LICENSES.txt"))?;
        fs::copy(self.package.join("BUILD"), self.files.join("BUILD"))?;
        Ok(())
    }

    fn sums(&self) -> anyhow::Result<()> {
        let mut sums = Command::new("sh");
        sums.current_dir(&self.files)
            .args(["-c", "LC_ALL=C sha256sum -- * > ../SHA256SUMS && mv ../SHA256SUMS ."]);
        run_program(&mut sums)
    }
}

/// The names of all commands, from the help.
fn commands(help: &str) -> Vec<String> {
    let list = help.lines().skip_while(|it| it.trim() != "Commands:").skip(1);
    let list = list.take_while(|it| !it.trim().is_empty());
    // What is told about a command may go on in the next line, further to the right.
    let names = list.filter_map(|it| it.strip_prefix("  ").filter(|it| !it.starts_with(' ')));
    names.filter_map(|it| Some(it.split_whitespace().next()?.to_owned())).collect()
}

/// The newest section of the changelog.
fn newest(changes: &str) -> String {
    let mut lines = changes.lines().skip_while(|it| !it.starts_with("## ")).skip(1);
    lines.by_ref().take_while(|it| !it.starts_with("## ")).collect::<Vec<_>>().join("\n").trim().to_owned()
        + "\n"
}

/// Runs a program and returns what it prints.
pub(crate) fn output(command: &mut Command) -> anyhow::Result<String> {
    let line = crate::shell::line(command);
    let output = command.output().with_context(|| format!("cannot start `{line}`"))?;
    if !output.status.success() {
        bail!("`{line}` failed ({})\n{}", output.status, String::from_utf8_lossy(&output.stderr));
    }
    String::from_utf8(output.stdout).with_context(|| format!("`{line}` prints no text"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_release_is_described_by_the_newest_section() {
        let changes = "# Changelog\n\nintro\n\n## [2.0.0]\n\n### Added\n\n- x\n\n## [1.0.0]\n\n- y\n";
        assert_eq!(newest(changes), "### Added\n\n- x\n");
        let own = newest(&read(&root().expect("the workspace"), "CHANGELOG.md").expect("a changelog"));
        assert!(own.starts_with("### "), "{own}");
    }

    #[test]
    fn commands_are_read_from_the_help() {
        let help = "About\n\nUsage: x\n\nCommands:\n  serve   Open\n          more\n  help    Help\n\nOptions:\n  -h\n";
        assert_eq!(commands(help), ["serve", "help"]);
    }
}
