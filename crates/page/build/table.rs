//! Generates the table of files as Rust source.

use std::{
    collections::BTreeMap,
    fmt::Write as _,
    fs,
    path::{Path, PathBuf},
};

use crate::policy;

/// Extensions of precompressed variants.
const COMPRESSED: [&str; 2] = ["br", "gz"];

/// Generates a table of all files below `dist`, sorted by URL path. It stands beside that folder and names the files
/// relative to itself.
///
/// # Errors
/// Returns a message if a file cannot be read or its type is unknown.
pub(crate) fn source(dist: &Path) -> Result<String, String> {
    let mut files = BTreeMap::new();
    collect(dist, "", &mut files)?;
    let page = files.get("index.html").ok_or_else(|| format!("{} has no index.html", dist.display()))?;
    let html = fs::read_to_string(page).map_err(|it| format!("cannot read {}: {it}", page.display()))?;
    let mut text = format!("static SCRIPTS: &str = {:?};\n", policy::scripts(&html));
    text.push_str("static FILES: &[(&str, File)] = &[\n");
    for (path, file) in &files {
        text.push_str(&entry(dist, path, file)?);
    }
    text.push_str("];\n");
    Ok(text)
}

/// Collects the files below a folder, without precompressed variants.
fn collect(folder: &Path, prefix: &str, files: &mut BTreeMap<String, PathBuf>) -> Result<(), String> {
    let problem = |it| format!("cannot read {}: {it}", folder.display());
    for entry in fs::read_dir(folder).map_err(problem)? {
        let path = entry.map_err(problem)?.path();
        let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
        if path.is_dir() {
            collect(&path, &format!("{prefix}{name}/"), files)?;
        } else if !COMPRESSED.iter().any(|ending| path.extension().is_some_and(|it| it == *ending)) {
            files.insert(format!("{prefix}{name}"), path);
        }
    }
    Ok(())
}

fn entry(dist: &Path, path: &str, file: &Path) -> Result<String, String> {
    let bytes = fs::read(file).map_err(|it| format!("cannot read {}: {it}", file.display()))?;
    let mut text = format!("    ({path:?}, File {{\n");
    let content_type = content_type(path).ok_or_else(|| format!("no content type is known for {path}"))?;
    let folder = dist.file_name().unwrap_or_default().to_string_lossy();
    let is_there = |ending: &str| {
        let mut name = file.as_os_str().to_owned();
        name.push(ending);
        PathBuf::from(name).is_file()
    };
    // What can be decompressed is not embedded twice.
    for (field, ending, embedded) in [
        ("plain", "", !is_there(".gz")),
        ("brotli", ".br", is_there(".br")),
        ("gzip", ".gz", is_there(".gz")),
    ] {
        let source = format!("{folder}/{path}{ending}");
        let value = if embedded { format!("Some(include_bytes!({source:?}))") } else { "None".to_owned() };
        let _ = writeln!(text, "        {field}: {value},");
    }
    let _ = writeln!(text, "        content_type: {content_type:?},");
    // Weak: the compressed variants differ in their bytes but not in their meaning.
    let _ = writeln!(text, "        etag: {:?},", format!("W/\"{:016x}\"", hash(&bytes)));
    let _ = writeln!(text, "        immutable: {},", path.starts_with("assets/"));
    text.push_str("    }),\n");
    Ok(text)
}

/// FNV-1a, 64 bit: identifies the version of a file.
fn hash(bytes: &[u8]) -> u64 {
    bytes
        .iter()
        .fold(0xcbf2_9ce4_8422_2325, |hash, byte| (hash ^ u64::from(*byte)).wrapping_mul(0x0100_0000_01b3))
}

fn content_type(path: &str) -> Option<&'static str> {
    Some(match path.rsplit('.').next()? {
        "css" => "text/css; charset=utf-8",
        "html" => "text/html; charset=utf-8",
        "ico" => "image/x-icon",
        "js" => "text/javascript; charset=utf-8",
        "json" => "application/json",
        "png" => "image/png",
        "svg" => "image/svg+xml",
        "txt" => "text/plain; charset=utf-8",
        "wasm" => "application/wasm",
        "webmanifest" => "application/manifest+json",
        "webp" => "image/webp",
        "woff2" => "font/woff2",
        _ => return None,
    })
}
