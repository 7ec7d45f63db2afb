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
    // The vocabulary of an engine: actions say who may know of them, and that is decided from actions.
    known("crates/fate", &["doing", "eyes"]),
    known("crates/zerospace", &["command", "doing", "eyes"]),
    // Commands name their procedures, and abilities, spells and fumbles start further attacks.
    known(
        "crates/daemmersturm",
        &["command::*", "event::*", "eyes", "fact", "facts", "question", "rules::*", "state::*"],
    ),
    // What is built from a file, and a part of it that is read in a file of its own.
    known("crates/fate-ui", &["files::kept", "files::make"]),
    known("crates/daemmersturm-ui", &["files::kept", "files::make"]),
    // A system of the rule book finds its rules in the list of all.
    known("crates/rulebook", &["book", "rule"]),
    // Viewers have numbers of their own for the lines that they see, and lines have these numbers.
    known("crates/views", &["numbers", "table"]),
    // `SceneView` is one enum of the scenes of all systems.
    known("crates/views", &["form::field", "shown", "still", "wire::*"]),
    // A text is read from what the writer notes, and the writer takes texts.
    known("crates/json", &["text", "writer"]),
    // A replay that goes on beyond its inputs.
    known("crates/play", &["beyond", "recorded", "replay"]),
    // Looking ahead fights on by habits, one of which is to look ahead.
    known("crates/play", &["ahead", "answers", "fights"]),
    // A shelf keeps campaigns, which are records of the shelf.
    known("crates/server", &["shelf::campaign", "shelf::kept"]),
    // The log: what a record may contain, and what the records of a table make of it.
    known(
        "crates/log",
        &[
            "approval",
            "deed",
            "entry",
            "game",
            "house",
            "house::event",
            "house_deed",
            "milestones",
            "plain",
            "plan",
            "reopen",
            "run",
            "running",
        ],
    ),
    // `AnyGame` names what each of its methods returns.
    known(
        "crates/engine",
        &[
            "ahead",
            "any",
            "campaign",
            "fight::staged",
            "habits",
            "insight",
            "open",
            "played",
            "played::deed",
            "plays",
            "refusal",
            "veiled",
            "weighed",
            "what_if",
        ],
    ),
];
