//! Reads the files given on the command line.

use std::{
    fs::File,
    io::{self, ErrorKind, Read},
    path::{Path, PathBuf},
};

use anyhow::anyhow;
use schwung_files::LARGEST;
use schwung_messages::Catalogue;

use crate::{problems::Sources, screen::tame};

/// A file with its contents.
pub(crate) struct Source {
    /// Path of the file, which relative references start from.
    pub(crate) path: PathBuf,
    /// Display name.
    pub(crate) name: String,
    pub(crate) bytes: Vec<u8>,
}

/// The kind of a file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Kind {
    /// An encounter: sheets and a scene.
    Encounter,
    /// A play: a scene with commands.
    Play,
}

/// Path that stands for standard input.
const STANDARD_INPUT: &str = "-";

/// Whether the path stands for standard input.
pub(crate) fn is_standard_input(path: &Path) -> bool {
    path.as_os_str() == STANDARD_INPUT
}

impl Source {
    /// Reads a file, or standard input for `-`; a pipe is read only as far as necessary to see that it is too large.
    ///
    /// # Errors
    /// Returns an error if the file does not exist, is not a regular file, is too large or cannot be read.
    pub(crate) fn read(c: &Catalogue, path: &Path) -> anyhow::Result<Source> {
        let stdin = is_standard_input(path);
        let name = if stdin { c.text("cli-standard-input", &[]) } else { tame(&path.to_string_lossy()) };
        let bytes = if stdin {
            limited(io::stdin().lock()).map_err(|error| unreadable(c, &name, &error))?
        } else {
            let file = open(c, path, &name)?;
            limited(file).map_err(|error| unreadable(c, &name, &error))?
        };
        Ok(Source { path: path.to_owned(), name, bytes })
    }

    /// Id of the book that the file names; empty if it names none.
    pub(crate) fn system(&self) -> String {
        schwung_transcript::system_of(&self.bytes, &self.path).unwrap_or_default()
    }

    /// The folder for relative references; `None` for standard input, which uses the working directory.
    pub(crate) fn folder(&self) -> Option<&Path> {
        if is_standard_input(&self.path) { Some(Path::new("")) } else { self.path.parent() }
    }

    /// The path of a play; one from standard input finds its encounter in the working directory.
    pub(crate) fn place(&self) -> &Path {
        if is_standard_input(&self.path) { Path::new("") } else { &self.path }
    }

    /// The texts that problems refer to.
    pub(crate) fn sources(&self) -> Sources<'_> {
        Sources { path: &self.path, name: &self.name, bytes: &self.bytes }
    }

    /// The kind of the file, from its name or its beginning.
    pub(crate) fn kind(&self) -> Kind {
        match self.path.extension().and_then(|it| it.to_str()) {
            Some("toml") => Kind::Encounter,
            Some("play") => Kind::Play,
            _ => {
                let text = self.bytes.strip_prefix("\u{FEFF}".as_bytes()).unwrap_or(&self.bytes);
                if text.trim_ascii_start().starts_with(b"+++") { Kind::Play } else { Kind::Encounter }
            }
        }
    }
}

fn open(c: &Catalogue, path: &Path, name: &str) -> anyhow::Result<File> {
    let file = File::open(path).map_err(|error| unreadable(c, name, &error))?;
    let about = file.metadata().map_err(|error| unreadable(c, name, &error))?;
    if about.is_dir() {
        return Err(anyhow!(c.text("cli-is-directory", &[("path", name)])));
    }
    let most = u64::try_from(LARGEST).unwrap_or(u64::MAX);
    if about.len() > most {
        let (size, most) = (about.len().to_string(), most.to_string());
        let args = [("path", name), ("size", &*size), ("most", &*most)];
        return Err(anyhow!(c.text("cli-too-large", &args)));
    }
    Ok(file)
}

fn limited(from: impl Read) -> io::Result<Vec<u8>> {
    let most = u64::try_from(LARGEST).unwrap_or(u64::MAX).saturating_add(1);
    let mut bytes = Vec::new();
    from.take(most).read_to_end(&mut bytes)?;
    Ok(bytes)
}

/// The error for an unreadable file; the most common reasons are translated.
fn unreadable(c: &Catalogue, name: &str, error: &io::Error) -> anyhow::Error {
    anyhow!(match error.kind() {
        ErrorKind::NotFound => c.text("cli-no-such-file", &[("path", name)]),
        ErrorKind::PermissionDenied => c.text("cli-not-allowed", &[("path", name)]),
        _ => c.text("cli-unreadable", &[("path", name), ("why", &error.to_string())]),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_is_known_by_its_name_or_its_beginning() {
        let kind = |path: &str, text: &str| {
            Source { path: path.into(), name: String::new(), bytes: text.as_bytes().to_owned() }.kind()
        };
        assert_eq!(kind("a.toml", "+++"), Kind::Encounter);
        assert_eq!(kind("a.play", ""), Kind::Play);
        assert_eq!(kind("-", "\u{FEFF}\n+++\n"), Kind::Play);
        assert_eq!(kind("-", "system = \"sotc\""), Kind::Encounter);
    }
}
