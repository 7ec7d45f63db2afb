//! Finds out which book a play or an encounter belongs to, before reading it.

use std::{fs::File, io::Read, path::Path};

use schwung_files::{LARGEST, quote_keys};
use toml::{Table, Value};

use crate::{head::split, lines::lines};

/// The book that a play or an encounter names, as far as it can be found; for a play with a separate
/// encounter, the book of that file. `None` if no book is named, or if the file is unreadable; reading the
/// file then reports the problem.
pub fn system_of(bytes: &[u8], path: &Path) -> Option<String> {
    let text = std::str::from_utf8(bytes).ok()?;
    let all: Vec<_> = lines(text).collect();
    let table = match split(&all) {
        Ok((head, _)) => {
            let head: String = head.iter().flat_map(|it| [it.text, it.end]).collect();
            table_of(&head)?
        }
        Err(_) => table_of(text)?,
    };
    if let Some(Value::String(system)) = table.get("system") {
        return Some(system.clone());
    }
    let Some(Value::String(name)) = table.get("encounter") else { return None };
    let file = File::open(path.parent().unwrap_or(Path::new("")).join(name)).ok()?;
    let mut encounter = Vec::new();
    file.take(u64::try_from(LARGEST).unwrap_or(u64::MAX)).read_to_end(&mut encounter).ok()?;
    let table = quote_keys(std::str::from_utf8(&encounter).ok()?).0.parse::<Table>().ok()?;
    table.get("system").and_then(Value::as_str).map(str::to_owned)
}

/// Parses the text; if it is invalid, only the line that names the book.
fn table_of(text: &str) -> Option<Table> {
    let parse = |text: &str| quote_keys(text).0.parse::<Table>().ok();
    parse(text).or_else(|| {
        let top = text.lines().take_while(|line| !line.trim_start().starts_with('['));
        let named = |line: &&str| line.split('=').next().is_some_and(|key| key.trim() == "system");
        top.filter(named).find_map(parse)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_names_its_book() {
        let of = |text: &str| system_of(text.as_bytes(), Path::new("x.play"));
        assert_eq!(of("+++\nsystem = \"zerospace\"\n+++\n> x\n").as_deref(), Some("zerospace"));
        assert_eq!(of("system = \"freefate\"\n").as_deref(), Some("freefate"));
        let umlauts = "+++\nsystem = \"zerospace\"\nskills = { Überzeugen = 2 }\n+++\n";
        assert_eq!(of(umlauts).as_deref(), Some("zerospace"), "umlauts need no quotation marks");
        for none in
            ["", "+++\n+++\n", "+++\nsystem = 3\n+++\n", "+++\nencounter = \"no such file\"\n+++\n", "= ="]
        {
            assert_eq!(of(none), None, "{none}");
        }
        // Errors elsewhere do not hide which book the file belongs to.
        assert_eq!(of("system = \"zerospace\"\nplayers = [\n").as_deref(), Some("zerospace"));
        let play = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../plays/sotc/x.play");
        let elsewhere = "+++\nencounter = \"../../encounters/harbour.toml\"\n+++\n";
        assert_eq!(system_of(elsewhere.as_bytes(), &play).as_deref(), Some("sotc"));
    }
}
