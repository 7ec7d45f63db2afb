//! Determines the language of the command.

use std::ffi::OsString;

use schwung_rulebook::Lang;

/// The language from the command line, else from the environment, else English.
///
/// Determined before the command line is parsed, because errors in it are reported in that language.
pub(crate) fn choose(arguments: &[OsString], variable: impl Fn(&str) -> Option<String>) -> Lang {
    asked(arguments).or_else(|| of_environment(variable)).unwrap_or(Lang::En)
}

/// The language after `--lang`; the last one wins.
pub(crate) fn asked(arguments: &[OsString]) -> Option<Lang> {
    let mut found = None;
    let mut words = arguments.iter().map(|it| it.to_str().unwrap_or_default());
    while let Some(word) = words.next() {
        let tag = match word {
            "--" => break,
            "--lang" => words.next(),
            _ => word.strip_prefix("--lang="),
        };
        found = tag.and_then(|it| it.parse().ok()).or(found);
    }
    found
}

fn of_environment(variable: impl Fn(&str) -> Option<String>) -> Option<Lang> {
    let own = variable("SCHWUNG_LANG").and_then(|it| it.parse().ok());
    // As usual, the first of the system's variables that is set counts, whatever its value.
    let locale =
        || ["LC_ALL", "LC_MESSAGES", "LANG"].into_iter().filter_map(&variable).find(|it| !it.is_empty());
    own.or_else(|| locale().and_then(|it| it.parse().ok()))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn chosen(arguments: &[&str], variables: &[(&str, &str)]) -> Lang {
        let arguments: Vec<OsString> = arguments.iter().map(OsString::from).collect();
        choose(&arguments, |name| variables.iter().find(|it| it.0 == name).map(|it| it.1.to_owned()))
    }

    #[test]
    fn the_command_line_comes_first_then_the_environment() {
        let german = [("LANG", "de_AT.UTF-8")];
        assert_eq!(chosen(&[], &[]), Lang::En);
        assert_eq!(chosen(&[], &german), Lang::De);
        assert_eq!(chosen(&["rules", "--lang", "en"], &german), Lang::En);
        assert_eq!(chosen(&["rules", "--lang=en"], &german), Lang::En);
        assert_eq!(chosen(&["rules", "--", "--lang=en"], &german), Lang::De);
        assert_eq!(chosen(&["--lang"], &german), Lang::De);
        assert_eq!(chosen(&["--lang", "fr"], &german), Lang::De);
    }

    #[test]
    fn of_the_environment_the_first_that_is_set_counts() {
        let set = |name, tag| (name, tag);
        assert_eq!(chosen(&[], &[set("SCHWUNG_LANG", "de"), set("LC_ALL", "en_GB")]), Lang::De);
        assert_eq!(chosen(&[], &[set("SCHWUNG_LANG", "?"), set("LC_ALL", "de_DE")]), Lang::De);
        assert_eq!(chosen(&[], &[set("LC_ALL", "C"), set("LANG", "de_DE")]), Lang::En);
        assert_eq!(chosen(&[], &[set("LC_ALL", ""), set("LC_MESSAGES", "de")]), Lang::De);
    }
}
