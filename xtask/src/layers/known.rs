//! Circles that are there on purpose, or still.

/// Modules that may depend on each other.
pub(crate) struct Known {
    /// The folder of the crate.
    pub(crate) package: &'static str,
    /// The modules; `rules::*` means those inside `rules`.
    pub(crate) modules: &'static [&'static str],
}

impl Known {
    /// Whether a module is one of them.
    pub(crate) fn has(&self, module: &str) -> bool {
        self.modules.iter().any(|it| covers(it, module))
    }
}

/// Whether an entry of the list means a module.
pub(crate) fn covers(entry: &str, module: &str) -> bool {
    match entry.strip_suffix('*') {
        Some(prefix) => module.starts_with(prefix),
        None => entry == module,
    }
}

const fn known(package: &'static str, modules: &'static [&'static str]) -> Known {
    Known { package, modules }
}

/// No other circle may come. One that shrinks or goes must be removed here.
pub(crate) const KNOWN: &[Known] = &[
    // Abilities, spells and fumbles start further attacks.
    known("crates/daemmersturm", &["rules::*"]),
];
