//! Where the command keeps its data.

use std::path::PathBuf;

/// Default path of the data file, in the user's data directory.
pub(crate) fn default_data(variable: impl Fn(&str) -> Option<String>) -> PathBuf {
    let set = |name: &str| variable(name).filter(|it| !it.is_empty()).map(PathBuf::from);
    let folder = set("XDG_DATA_HOME").or_else(|| set("HOME").map(|it| it.join(".local/share")));
    folder.map(|it| it.join("schwung")).unwrap_or_default().join("schwung.db")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tables_are_kept_with_the_other_data_of_the_user() {
        let with = |set: &[(&str, &str)]| {
            let found = |name: &str| set.iter().find(|it| it.0 == name).map(|it| it.1.to_owned());
            default_data(found).display().to_string()
        };
        assert_eq!(with(&[("HOME", "/h")]), "/h/.local/share/schwung/schwung.db");
        assert_eq!(with(&[("HOME", "/h"), ("XDG_DATA_HOME", "/d")]), "/d/schwung/schwung.db");
        assert_eq!(with(&[]), "schwung.db");
    }
}
