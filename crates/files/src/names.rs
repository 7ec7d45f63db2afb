//! Names as people type them: case is ignored, and typos get a suggestion.

use strsim::osa_distance;

/// The form of a name that is used for comparisons.
pub fn folded(name: &str) -> String {
    name.trim().to_lowercase()
}

/// The candidate most similar to `typed`; `None` if none is similar enough.
pub fn nearest<'a>(typed: &str, candidates: impl IntoIterator<Item = &'a str>) -> Option<&'a str> {
    // Longer than any name: nothing can be similar, and comparing would be slow.
    if typed.len() > 100 {
        return None;
    }
    let typed = folded(typed);
    let tolerance = typed.chars().count() / 3;
    candidates
        .into_iter()
        .map(|it| (slips(&typed, &folded(it)), it))
        .filter(|(far, _)| *far <= tolerance)
        .min_by_key(|(far, _)| *far)
        .map(|(_, it)| it)
}

/// Number of typing errors between `typed` and a candidate; a prefix counts as one.
fn slips(typed: &str, candidate: &str) -> usize {
    let slips = osa_distance(typed, candidate);
    let begins = typed.chars().count() >= 3 && candidate.starts_with(typed);
    if begins { slips.min(1) } else { slips }
}

/// Names of one kind, in the order in which they were added.
#[derive(Debug, Default)]
pub struct Names {
    shown: Vec<String>,
    folded: Vec<String>,
    /// Whether a name is missing because its entry in the file is invalid. Unknown names are then not
    /// reported.
    pub broken: bool,
}

impl Names {
    /// The index of a name.
    pub fn find(&self, name: &str) -> Option<usize> {
        let name = folded(name);
        self.folded.iter().position(|it| *it == name)
    }

    /// Adds a name and returns its index, or `None` if it is taken.
    pub fn add(&mut self, name: &str) -> Option<usize> {
        if self.find(name).is_some() {
            return None;
        }
        self.shown.push(name.to_owned());
        self.folded.push(folded(name));
        Some(self.shown.len() - 1)
    }

    /// All names, spelled as they were added.
    pub fn shown(&self) -> &[String] {
        &self.shown
    }

    /// All names, for a problem's list of allowed values.
    pub fn list(&self) -> Vec<&str> {
        self.shown.iter().map(String::as_str).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn slips_are_forgiven_and_nonsense_is_not() {
        let names = ["Fäuste", "Athletik", "Quay", "Quayside"];
        for (typed, meant) in [
            ("Fauste", Some("Fäuste")),
            ("athltik", Some("Athletik")),
            ("quay", Some("Quay")),
            ("Qay", Some("Quay")),
            ("athl", Some("Athletik")),
            ("xyzzy", None),
            ("", None),
        ] {
            assert_eq!(nearest(typed, names), meant, "{typed}");
        }
        assert_eq!(nearest(&"q".repeat(1_000_000), names), None);
    }

    #[test]
    fn names_differ_by_more_than_their_case() {
        let mut names = Names::default();
        assert_eq!(names.add("Äxte"), Some(0));
        assert_eq!(names.add("äXTE"), None);
        assert_eq!(names.find(" äxte "), Some(0));
        assert_eq!(names.shown(), ["Äxte"]);
    }
}
