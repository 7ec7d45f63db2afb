//! Reads and validates the rule files. Collects all problems; each names its file and, if known, the rule id:
//! `sotc/block.toml: sotc.block.duration: …`.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

use serde::Deserialize;

/// The kinds of rules, as written in the files.
pub(crate) const KINDS: [&str; 4] = ["mechanic", "option", "judgement", "guidance"];

/// The contents of the rule files, in book order.
#[derive(Debug)]
pub(crate) struct Book {
    /// The systems, in the order of systems.toml.
    pub(crate) systems: Vec<System>,
    /// The rules, by system, then by topic, then in file order.
    pub(crate) rules: Vec<Rule>,
    /// Search words, in German and in English.
    pub(crate) words: [Words; 2],
    /// Problems that do not fail the build.
    pub(crate) warnings: Vec<String>,
}

/// One language of words.toml.
#[derive(Debug, Default)]
pub(crate) struct Words {
    /// Stop words.
    pub(crate) stop: Vec<String>,
    /// Words that players use (one word, or several that must occur together), with the words of the books for them.
    pub(crate) means: Vec<(Vec<String>, Vec<String>)>,
}

/// A `[[system]]` of systems.toml.
#[derive(Debug)]
pub(crate) struct System {
    /// First segment of its rules' ids, and name of its folder.
    pub(crate) id: String,
    /// German title.
    pub(crate) title_de: String,
    /// English title.
    pub(crate) title_en: String,
    /// Whether an engine implements it.
    pub(crate) built: bool,
    /// Second segments of its rules' ids, in book order.
    pub(crate) topics: Vec<String>,
    /// Headings of the topics, German and English.
    pub(crate) headings: Vec<[String; 2]>,
}

/// A valid `[[rule]]`.
#[derive(Debug)]
pub(crate) struct Rule {
    /// `system.topic.name`.
    pub(crate) id: String,
    /// One of [`KINDS`].
    pub(crate) kind: String,
    /// German title.
    pub(crate) title_de: String,
    /// English title.
    pub(crate) title_en: String,
    /// German text, one line per paragraph.
    pub(crate) de: String,
    /// English text, one line per paragraph.
    pub(crate) en: String,
    /// Ids of related rules; all of them exist.
    pub(crate) see: Vec<String>,
}

impl Rule {
    /// First segment of the id.
    pub(crate) fn system(&self) -> &str {
        self.id.split('.').next().unwrap_or_default()
    }

    /// Second segment of the id.
    pub(crate) fn topic(&self) -> &str {
        self.id.split('.').nth(1).unwrap_or_default()
    }
}

// The fields are optional so that a missing one is reported with the id of the rule, not only with a line number.

#[derive(Deserialize, Default)]
#[serde(deny_unknown_fields)]
struct TitleText {
    de: Option<String>,
    en: Option<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RuleText {
    id: Option<String>,
    kind: Option<String>,
    #[serde(default)]
    title: TitleText,
    de: Option<String>,
    en: Option<String>,
    #[serde(default)]
    see: Vec<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RuleFile {
    #[serde(default)]
    rule: Vec<RuleText>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct SystemText {
    id: String,
    title: TitleText,
    built: bool,
    topics: Vec<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct SystemsFile {
    system: Vec<SystemText>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct WordsText {
    stop: String,
    means: Vec<MeansText>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct MeansText {
    say: String,
    mean: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct WordsFile {
    de: WordsText,
    en: WordsText,
}

/// Headings by system and topic.
type TopicsFile = BTreeMap<String, BTreeMap<String, TitleText>>;

/// Reads the folder `rules`: systems.toml, the files of the systems it lists, topics.toml and words.toml.
///
/// # Errors
/// Returns all problems found, each as a line that begins with the path of the file relative to `rules`.
pub(crate) fn read(rules: &Path) -> Result<Book, Vec<String>> {
    let mut reader = Reader::default();
    let mut systems = reader.systems(rules);
    reader.stray_folders(rules, &systems);
    reader.headings(rules, &mut systems);
    let words = reader.words(rules);
    for system in &systems {
        reader.system(rules, system);
    }
    reader.see(&systems);
    let Reader { problems, warnings, found, .. } = reader;
    if !problems.is_empty() {
        return Err(problems);
    }
    Ok(Book { systems, rules: found.into_iter().map(|(_, rule)| rule).collect(), words, warnings })
}

#[derive(Default)]
struct Reader {
    problems: Vec<String>,
    warnings: Vec<String>,
    /// The valid rules, each with its file.
    found: Vec<(String, Rule)>,
    /// All ids seen, of valid and invalid rules, each with the file of its first occurrence.
    ids: BTreeMap<String, String>,
    /// `system.topic` of every existing topic file.
    topics: BTreeSet<String>,
}

impl Reader {
    /// Parses a file that lies directly in the folder of the rules.
    fn parsed<T: serde::de::DeserializeOwned>(&mut self, rules: &Path, name: &str) -> Option<T> {
        let text = fs::read_to_string(rules.join(name)).map_err(|error| error.to_string());
        let parsed = text
            .and_then(|text| toml::from_str(&text).map_err(|error| error.to_string().trim_end().to_owned()));
        parsed.map_err(|error| self.problems.push(format!("{name}: {error}"))).ok()
    }

    fn headings(&mut self, rules: &Path, systems: &mut [System]) {
        let name = "topics.toml";
        let Some(mut file) = self.parsed::<TopicsFile>(rules, name) else { return };
        for system in systems {
            let mut given = file.remove(&system.id).unwrap_or_default();
            for topic in &system.topics {
                let TitleText { de, en } = given.remove(topic).unwrap_or_default();
                let heading = [one_line(de), one_line(en)];
                if heading.iter().any(String::is_empty) {
                    self.problems.push(format!("{name}: {}.{topic}: needs de and en", system.id));
                }
                system.headings.push(heading);
            }
            for topic in given.into_keys() {
                self.problems
                    .push(format!("{name}: {}.{topic}: there is no such topic in systems.toml", system.id));
            }
        }
        for system in file.into_keys() {
            self.problems.push(format!("{name}: {system}: there is no such system in systems.toml"));
        }
    }

    fn words(&mut self, rules: &Path) -> [Words; 2] {
        let name = "words.toml";
        let Some(file) = self.parsed::<WordsFile>(rules, name) else { return Default::default() };
        let split = |text: &str| text.split_whitespace().map(str::to_owned).collect::<Vec<_>>();
        [("de", file.de), ("en", file.en)].map(|(lang, WordsText { stop, means })| {
            let mut words = Words { stop: split(&stop), means: Vec::new() };
            for MeansText { say, mean } in means {
                let mean = split(&mean);
                for say in say.split(',').map(split) {
                    if say.is_empty() || mean.is_empty() {
                        self.problems.push(format!("{name}: {lang}: an entry without words"));
                    }
                    words.means.push((say, mean.clone()));
                }
            }
            words
        })
    }

    fn systems(&mut self, rules: &Path) -> Vec<System> {
        let name = "systems.toml";
        let Some(file) = self.parsed::<SystemsFile>(rules, name) else { return Vec::new() };
        let mut systems: Vec<System> = Vec::new();
        for SystemText { id, title, built, topics } in file.system {
            let (title_de, title_en) = (one_line(title.de), one_line(title.en));
            let mut complain = |what: String| self.problems.push(format!("{name}: {id}: {what}"));
            if !is_segment(&id) {
                complain("a system's id is lower-case letters, digits and hyphens".into());
            }
            if systems.iter().any(|other| other.id == id) {
                complain("is listed twice".into());
            }
            if title_de.is_empty() || title_en.is_empty() {
                complain("needs title.de and title.en".into());
            }
            for (at, topic) in topics.iter().enumerate() {
                if !is_segment(topic) {
                    complain(format!("topic `{topic}` is not lower-case letters, digits and hyphens"));
                }
                if topics[..at].contains(topic) {
                    complain(format!("topic `{topic}` is listed twice"));
                }
            }
            systems.push(System { id, title_de, title_en, built, topics, headings: Vec::new() });
        }
        systems
    }

    /// Reports folders that belong to no system, which would otherwise be ignored silently.
    fn stray_folders(&mut self, rules: &Path, systems: &[System]) {
        if systems.is_empty() {
            return; // the problem is in systems.toml itself
        }
        for name in names(rules, Path::is_dir) {
            if !systems.iter().any(|system| system.id == name) {
                self.problems.push(format!("{name}: no such system in systems.toml"));
            }
        }
    }

    fn system(&mut self, rules: &Path, system: &System) {
        let folder = rules.join(&system.id);
        let files = names(&folder, |path| path.extension().is_some_and(|ending| ending == "toml"));
        for file in &files {
            let topic = file.trim_end_matches(".toml");
            if !system.topics.iter().any(|listed| listed == topic) {
                let id = &system.id;
                self.problems
                    .push(format!("{id}/{file}: `{topic}` is not among the topics of {id} in systems.toml"));
            }
        }
        for topic in &system.topics {
            let name = format!("{}/{topic}.toml", system.id);
            if files.contains(&format!("{topic}.toml")) {
                self.topics.insert(format!("{}.{topic}", system.id));
                match fs::read_to_string(rules.join(&name)) {
                    Ok(text) => self.topic(&name, &format!("{}.{topic}.", system.id), &text),
                    Err(error) => self.problems.push(format!("{name}: {error}")),
                }
            } else if system.built {
                self.warnings.push(format!("{name}: not written yet"));
            }
        }
    }

    fn topic(&mut self, name: &str, prefix: &str, text: &str) {
        let file: RuleFile = match toml::from_str(text) {
            Ok(file) => file,
            Err(error) => return self.problems.push(format!("{name}: {}", error.to_string().trim_end())),
        };
        if file.rule.is_empty() {
            self.problems.push(format!("{name}: holds no [[rule]]"));
        }
        for (at, rule) in file.rule.into_iter().enumerate() {
            let Some(id) = rule.id.clone() else {
                self.problems.push(format!("{name}: [[rule]] number {} has no id", at + 1));
                continue;
            };
            let before = self.problems.len();
            let valid = self.rule(name, prefix, &id, rule);
            if let Some(first) = self.ids.get(&id) {
                self.problems.push(format!("{name}: {id}: this id stands in {first} already"));
            } else {
                self.ids.insert(id, name.to_owned());
            }
            if self.problems.len() == before {
                self.found.push((name.to_owned(), valid));
            }
        }
    }

    fn rule(&mut self, name: &str, prefix: &str, id: &str, rule: RuleText) -> Rule {
        let mut complain = |what: String| self.problems.push(format!("{name}: {id}: {what}"));
        match id.strip_prefix(prefix) {
            Some(last) if last.split('.').all(is_segment) => {}
            Some(_) => {
                complain("what follows the topic is not lower-case letters, digits and hyphens".into());
            }
            None => complain(format!("an id in this file begins with `{prefix}`")),
        }
        let kind = rule.kind.unwrap_or_default();
        if !KINDS.contains(&kind.as_str()) {
            complain(format!("unknown kind `{kind}`; the kinds are {}", KINDS.join(", ")));
        }
        let (title_de, title_en) = (one_line(rule.title.de), one_line(rule.title.en));
        let (de, en) = (paragraphs(rule.de), paragraphs(rule.en));
        for (field, text) in [("title.de", &title_de), ("title.en", &title_en), ("de", &de), ("en", &en)] {
            if text.is_empty() {
                complain(format!("`{field}` is missing or empty"));
            }
        }
        for (at, other) in rule.see.iter().enumerate() {
            if other == id {
                complain("`see` points to the rule itself".into());
            }
            if rule.see[..at].contains(other) {
                complain(format!("`see` names {other} twice"));
            }
        }
        Rule { id: id.to_owned(), kind, title_de, title_en, de, en, see: rule.see }
    }

    /// Checks that every `see` refers to an existing rule. References to a listed topic without a file are dropped with
    /// a warning.
    fn see(&mut self, systems: &[System]) {
        let mut left_out: BTreeMap<String, usize> = BTreeMap::new();
        for (name, rule) in &mut self.found {
            let id = &rule.id;
            rule.see.retain(|other| {
                if self.ids.contains_key(other) {
                    return true;
                }
                let mut segments = other.split('.');
                let (system, topic) =
                    (segments.next().unwrap_or_default(), segments.next().unwrap_or_default());
                let listed = systems.iter().any(|s| s.id == system && s.topics.iter().any(|t| t == topic));
                if listed && !self.topics.contains(&format!("{system}.{topic}")) {
                    *left_out.entry(format!("{system}/{topic}.toml")).or_default() += 1;
                } else {
                    self.problems
                        .push(format!("{name}: {id}: `see` points to {other}, which does not exist"));
                }
                false
            });
        }
        for (name, count) in left_out {
            self.warnings.push(format!("{name}: is not there; left out `see` that point into it: {count}"));
        }
    }
}

/// The sorted names of the entries of a folder that `wanted` accepts; none if the folder is missing.
fn names(folder: &Path, wanted: impl Fn(&Path) -> bool) -> Vec<String> {
    let entries = fs::read_dir(folder).into_iter().flatten().flatten();
    let mut names: Vec<String> = entries
        .filter(|entry| wanted(&entry.path()))
        .map(|entry| entry.file_name().to_string_lossy().into_owned())
        .filter(|name| !name.starts_with('.'))
        .collect();
    names.sort();
    names
}

fn is_segment(text: &str) -> bool {
    !text.is_empty() && text.bytes().all(|b| b.is_ascii_lowercase() || b.is_ascii_digit() || b == b'-')
}

fn one_line(text: Option<String>) -> String {
    text.unwrap_or_default().split_whitespace().collect::<Vec<_>>().join(" ")
}

/// Joins the lines of each paragraph. Paragraphs are separated by empty lines in the file and by one line break in the
/// result.
fn paragraphs(text: Option<String>) -> String {
    let text = text.unwrap_or_default().replace("\r\n", "\n");
    let paragraphs = text.split("\n\n").map(|paragraph| one_line(Some(paragraph.to_owned())));
    paragraphs.filter(|paragraph| !paragraph.is_empty()).collect::<Vec<_>>().join("\n")
}
