//! Embeds the plays, compressed, and a list of what each proves. What the rules write themselves is left out: the lines of the
//! log, reasons and statuses.

use std::{
    env,
    error::Error,
    fmt::Write as _,
    fs,
    io::Write as _,
    path::{Path, PathBuf},
};

use flate2::{Compression, write::DeflateEncoder};
use serde::Deserialize;

/// What the index needs of a head.
#[derive(Deserialize)]
#[serde(rename_all = "kebab-case")]
struct Head {
    title: String,
    /// The title in the other language.
    #[serde(default)]
    title_de: String,
    #[serde(default)]
    title_en: String,
    #[serde(default)]
    proves: Vec<String>,
    #[serde(default)]
    language: Option<String>,
    #[serde(default)]
    system: Option<String>,
}

fn main() -> Result<(), Box<dyn Error>> {
    // Relative to the folder of this crate, where Cargo runs build scripts, so that a copied target folder still fits.
    let from = Path::new("../../plays");
    println!("cargo::rerun-if-changed=../../plays");
    println!("cargo::rerun-if-changed=build.rs");
    let out = PathBuf::from(env::var_os("OUT_DIR").ok_or("cargo names the output folder")?);
    let (mut index, mut folders) = (String::new(), String::new());
    for folder in sorted(from)?.into_iter().filter(|it| it.is_dir()) {
        let name = file_name(&folder);
        let mut all = String::new();
        for file in sorted(&folder)?.into_iter().filter(|it| it.extension().is_some_and(|it| it == "play")) {
            let text = fs::read_to_string(&file)?;
            let wrong = |why: &str| format!("{}: {why}", file.display());
            let mut parts = text.splitn(3, "+++");
            let (_, head, body) = (parts.next(), parts.next(), parts.next());
            let (head, body) = head.zip(body).ok_or_else(|| wrong("a head is missing"))?;
            let Head { title, title_de, title_en, proves, language, system } =
                toml::from_str(head).map_err(|error| wrong(&error.to_string()))?;
            let (lang, book) = (language.unwrap_or("en".to_owned()), system.unwrap_or("sotc".to_owned()));
            let stem = file_name(&file).trim_end_matches(".play").to_owned();
            let (de, en) = if lang == "de" { (&title, &title_en) } else { (&title_de, &title) };
            let start = all.len();
            let _ = write!(all, "+++{head}+++");
            let (mut steps, mut shows) = (0_usize, Vec::new());
            for line in body.lines() {
                if let Some(rules) = line.strip_prefix("#% ") {
                    shows.extend(rules.split_whitespace().map(|it| (it, steps)));
                } else if line.starts_with(['>', '*', '?']) {
                    let _ = write!(all, "\n{line}");
                    steps += 1;
                }
            }
            if let Some((rule, _)) =
                shows.iter().find(|it| it.1 == steps || !proves.iter().any(|id| id == it.0))
            {
                return Err(wrong(&format!(
                    "{rule} is marked without a step, or not among what the play proves"
                ))
                .into());
            }
            writeln!(
                index,
                "Play {{ name: {:?}, title: [{de:?}, {en:?}], lang: {lang:?}, system: {book:?}, proves: &{proves:?}, \
                 shows: &{shows:?}, steps: {steps}, folder: {name:?}, at: ({start}, {}) }},",
                format!("{name}-{stem}"),
                all.len(),
            )?;
        }
        let mut compressed = DeflateEncoder::new(Vec::new(), Compression::best());
        compressed.write_all(all.as_bytes())?;
        fs::write(out.join(&name), compressed.finish()?)?;
        writeln!(folders, "({name:?}, include_bytes!(concat!(env!(\"OUT_DIR\"), \"/{name}\"))),")?;
    }
    let text = format!(
        "static PLAYS: &[Play] = &[\n{index}];\nstatic FOLDERS: &[(&str, &[u8])] = &[\n{folders}];\n"
    );
    fs::write(out.join("plays.rs"), text)?;
    Ok(())
}

fn sorted(folder: &Path) -> std::io::Result<Vec<PathBuf>> {
    let mut all = fs::read_dir(folder)?.map(|it| Ok(it?.path())).collect::<std::io::Result<Vec<_>>>()?;
    all.sort();
    Ok(all)
}

fn file_name(path: &Path) -> String {
    path.file_name().unwrap_or_default().to_string_lossy().into_owned()
}
