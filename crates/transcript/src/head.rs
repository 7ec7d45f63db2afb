//! The head of a play: TOML between two `+++` lines.

use std::{
    io::{self, Read},
    path::Path,
};

use schwung_files::{Extra, LARGEST, Options, Problem};
use schwung_rulebook::{Lang, get, nearest};
use toml::Value;

use crate::{
    error::{Arg, Expected, Key, LineError},
    lines::Line,
    script::{CommandOf, Script, Start, StateOf},
};

/// The contents of a head.
pub(crate) struct Head<S: Script> {
    pub(crate) title: String,
    pub(crate) proves: Vec<String>,
    pub(crate) lang: Lang,
    pub(crate) start: StateOf<S>,
    pub(crate) begin: Option<CommandOf<S>>,
    pub(crate) warnings: Vec<LineError>,
}

/// The line that begins and ends a head.
const FENCE: &str = "+++";

/// Keys of a head that are not keys of an encounter.
const KEYS: [&str; 5] = ["proves", "language", "encounter", "title-de", "title-en"];

/// Like [`KEYS`], for plays whose encounter is in a separate file.
const KEYS_APART: [&str; 6] = ["proves", "language", "encounter", "title-de", "title-en", "title"];

/// The lines between the fences, and the lines after them.
pub(crate) fn split<'l, 'a>(lines: &'l [Line<'a>]) -> Result<(&'l [Line<'a>], &'l [Line<'a>]), LineError> {
    let is_fence = |it: &Line<'_>| it.text.trim_end() == FENCE;
    let begin = lines.iter().position(|it| !it.text.trim().is_empty());
    let Some(begin) = begin.filter(|&at| is_fence(&lines[at])) else {
        let line = begin.map_or(1, |at| lines[at].number);
        let expected = vec![Expected::Word(FENCE.to_owned())];
        return Err(LineError::new("play-no-head").at(line, 1).expecting(expected));
    };
    match lines[begin + 1..].iter().position(is_fence) {
        Some(length) => Ok((&lines[begin + 1..begin + 1 + length], &lines[begin + 2 + length..])),
        None => Err(LineError::new("play-head-not-closed").at(lines[begin].number, 1)),
    }
}

/// Reads the head of the play at `path`.
pub(crate) fn read<S: Script>(lines: &[Line<'_>], path: &Path) -> Result<Head<S>, Vec<LineError>> {
    let text: String = lines.iter().flat_map(|it| [it.text, it.end]).collect();
    let lines_before = lines.first().map_or(1, |it| it.number.saturating_sub(1));
    let system = Some(S::USUAL);
    let apart = Options { system, lines_before, extra_keys: &KEYS_APART, beside: path.parent() };
    let elsewhere = S::extras(&text, &apart).ok();
    let mut errors = Vec::new();
    let (encounter, extras) = match elsewhere.filter(|it| it.values.contains_key("encounter")) {
        Some(keys) => {
            for (key, line, column) in &keys.others {
                errors.push(LineError::new("play-encounter-elsewhere").arg("key", key).at(*line, *column));
            }
            (from_file::<S>(&keys.values["encounter"], path), keys.values)
        }
        None => {
            let here = Options { extra_keys: &KEYS, ..apart };
            let encounter = S::read(text.as_bytes(), &here).map_err(|it| problems(it, None))?;
            let extras = encounter.extras.clone();
            (Ok(encounter), extras)
        }
    };
    let proves = proves(extras.get("proves"), lines, &mut errors);
    let lang = language(extras.get("language"), &mut errors);
    for name in ["title-de", "title-en"] {
        if let Some(key) = extras.get(name).filter(|it| !it.value.is_str()) {
            errors.push(wrong_type(name, key, vec![Expected::Text]));
        }
    }
    match encounter {
        Ok(it) if errors.is_empty() => {
            let title = title::<S>(extras.get("title"), &it.state);
            let warnings = problems(it.warnings, None);
            Ok(Head { title, proves, lang, start: it.state, begin: it.begin, warnings })
        }
        Ok(_) => Err(errors),
        Err(wrong) => {
            errors.extend(wrong);
            Err(errors)
        }
    }
}

fn title<S: Script>(own: Option<&Extra>, state: &StateOf<S>) -> String {
    match own.map(|it| &it.value) {
        Some(Value::String(title)) => title.clone(),
        _ => S::title(state).to_owned(),
    }
}

/// The encounter in a separate file; its path is relative to the play.
fn from_file<S: Script>(key: &Extra, play: &Path) -> Result<Start<S>, Vec<LineError>> {
    let Value::String(name) = &key.value else {
        return Err(vec![wrong_type("encounter", key, vec![Expected::Text])]);
    };
    let path = play.parent().unwrap_or(Path::new("")).join(name);
    let options = Options { system: Some(S::USUAL), beside: path.parent(), ..Options::default() };
    let mut bytes = Vec::new();
    let most = u64::try_from(LARGEST).unwrap_or(u64::MAX);
    let read = std::fs::File::open(&path).and_then(|file| file.take(most + 1).read_to_end(&mut bytes));
    match read {
        Ok(_) => S::read(&bytes, &options).map_err(|it| problems(it, Some(name))),
        Err(error) => Err(vec![unreadable(Path::new(name), &error).at(key.line, key.column)]),
    }
}

/// The error for a file that cannot be read.
pub(crate) fn unreadable(path: &Path, error: &io::Error) -> LineError {
    let error_text = error.to_string();
    LineError::new("play-unreadable").arg("path", &path.to_string_lossy()).arg("why", &error_text)
}

/// The ids of the rules that the play proves; all must be in the book.
fn proves(key: Option<&Extra>, lines: &[Line<'_>], errors: &mut Vec<LineError>) -> Vec<String> {
    let Some(key) = key else { return Vec::new() };
    let ids = match &key.value {
        Value::Array(ids) => ids.iter().map(|it| it.as_str().map(str::to_owned)).collect::<Option<Vec<_>>>(),
        _ => None,
    };
    let Some(ids) = ids else {
        errors.push(wrong_type("proves", key, vec![Expected::Word("[\"…\"]".to_owned())]));
        return Vec::new();
    };
    for id in ids.iter().filter(|id| get(id).is_none()) {
        let (line, column) = place_of(id, key, lines);
        let mut error = LineError::new("play-no-such-rule").arg("rule", id).at(line, column);
        error.suggestion = nearest(id).first().map(|it| it.id.into());
        errors.push(error);
    }
    ids
}

/// The position of an id in a list.
fn place_of(id: &str, key: &Extra, lines: &[Line<'_>]) -> (u32, u32) {
    let after = lines.iter().filter(|it| it.number >= key.line);
    let found = after.filter_map(|it| Some((it.number, &it.text[..it.text.find(id)?]))).next();
    found.map_or((key.line, key.column), |(line, before)| {
        (line, u32::try_from(before.chars().count()).unwrap_or(u32::MAX).saturating_add(1))
    })
}

fn language(key: Option<&Extra>, errors: &mut Vec<LineError>) -> Lang {
    let Some(key) = key else { return Lang::En };
    let tags = || Lang::ALL.map(|it| Expected::Word(format!("\"{it}\""))).to_vec();
    match key.value.as_str().and_then(|tag| Lang::ALL.into_iter().find(|it| it.tag() == tag)) {
        Some(lang) => lang,
        None => {
            errors.push(wrong_type("language", key, tags()));
            Lang::En
        }
    }
}

fn wrong_type(name: &str, key: &Extra, expected: Vec<Expected>) -> LineError {
    LineError::new("play-wrong-value").arg("key", name).at(key.line, key.column).expecting(expected)
}

/// Converts problems of an encounter, in `file` or in the play itself.
fn problems(problems: Vec<Problem>, file: Option<&str>) -> Vec<LineError> {
    let of_one = |it: Problem| LineError {
        line: it.line,
        column: it.column,
        end_column: it.end_column,
        key: Key::File(it.code),
        args: it.args.into_iter().map(|(name, value)| (name, Arg::Text(value))).collect(),
        expected: it.allowed.into_iter().map(Expected::Word).collect(),
        suggestion: it.suggestion.map(Into::into),
        file: file.map(Into::into),
    };
    problems.into_iter().map(of_one).collect()
}
