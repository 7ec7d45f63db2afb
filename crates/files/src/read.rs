//! Reading, from bytes to a table before play.

use std::{
    collections::BTreeMap,
    io::{self, Read},
    path::Path,
};

use toml::de::{DeTable, DeValue};

use crate::{
    bare::quote_keys,
    encounter::{Encounter, make},
    extra::{Extra, Extras, collect},
    format::{SYSTEMS, encounter},
    guard::{LARGEST, nesting, size, utf8},
    node::{Table, table},
    place::Report,
    problem::{MISSING_KEY, Problem, UNKNOWN_KEY, UNKNOWN_WORD},
    shape::Field,
    syntax::{ALL_ERRORS, Trust, parse},
};

/// How a file is read.
#[derive(Clone, Copy, Debug, Default)]
pub struct Options<'a> {
    /// The system of files that name none, one of [`SYSTEMS`]; without it they must.
    pub system: Option<&'a str>,
    /// Lines before the text, in the file that it is part of.
    pub lines_before: u32,
    /// Keys at the top that the caller sees to: no problem here, and their values are returned.
    pub extra_keys: &'a [&'a str],
    /// The folder of the file: others that it names are looked for there. Without it none is read.
    pub beside: Option<&'a Path>,
}

/// A format of encounter files: which systems they are of, and what may stand where.
#[derive(Clone, Debug)]
pub struct Format {
    /// The systems that such a file can be of.
    pub systems: &'static [&'static str],
    /// The keys at the top; `system` among them.
    pub fields: Vec<Field>,
}

/// What was made of a file, and what was found in it beside.
#[derive(Clone, Debug, PartialEq)]
pub struct Made<T> {
    /// What was made.
    pub made: T,
    /// What somebody should look at, in the order of the file. None of it is an error.
    pub warnings: Vec<Problem>,
    /// The values of the caller's own keys.
    pub extras: BTreeMap<String, Extra>,
}

/// Reads an encounter.
///
/// # Errors
/// Everything that is wrong with it, errors and warnings, in the order of the text; at least one is an error.
pub fn read(text: &str, options: &Options<'_>) -> Result<Encounter, Vec<Problem>> {
    let format = Format { systems: SYSTEMS, fields: encounter() };
    let Made { made, warnings, extras } =
        read_as(text, options, format, |report, file| make(report, file, options.system))?;
    let (state, begin, habits) = made;
    Ok(Encounter { state, begin, habits, warnings, extras })
}

/// Reads a file of any format: `make` gets what fits it, and adds to the report what is wrong beside.
///
/// # Errors
/// As [`read`].
pub fn read_as<T>(
    text: &str,
    options: &Options<'_>,
    format: Format,
    make: impl FnOnce(&mut Report<'_>, &Table<'_>) -> T,
) -> Result<Made<T>, Vec<Problem>> {
    size(text.len()).map_err(|problem| vec![placed(problem, options)])?;
    let (text, marks) = quote_keys(text);
    let text = &*text;
    let mut report = Report::with_marks(text, options.lines_before, marks);
    if nesting(text, &mut report).is_break() {
        return Err(report.finish());
    }
    let parsed = parse(text, &mut report);
    let fields = fields(format.fields, options);
    if report.has_errors() {
        return Err(with_shape(report, text, &fields, options, &parsed.trust));
    }
    let file = table(&mut report, &fields, options.extra_keys, &parsed.table, 0..0);
    check_default(&mut report, options, format.systems);
    let made = make(&mut report, &file);
    if report.has_errors() {
        return Err(report.finish());
    }
    let extras = collect(&report, options.extra_keys, &parsed.table);
    Ok(Made { made, warnings: report.finish(), extras })
}

/// The system that a text says it is of, if it can be read so far.
pub fn system_of(text: &str) -> Option<String> {
    size(text.len()).ok()?;
    let (text, _) = quote_keys(text);
    let text = &*text;
    let mut report = Report::new(text, 0);
    if nesting(text, &mut report).is_break() {
        return None;
    }
    let (found, _) = DeTable::parse_recoverable(text);
    match found.get_ref().get("system")?.get_ref() {
        DeValue::String(system) => Some(system.trim().to_owned()),
        _ => None,
    }
}

/// Reads an encounter from bytes: [`read`], after a look at size and encoding.
///
/// # Errors
/// As [`read`]; and if there are more than [`LARGEST`] bytes, or they are not UTF-8.
pub fn read_bytes(bytes: &[u8], options: &Options<'_>) -> Result<Encounter, Vec<Problem>> {
    size(bytes.len()).map_err(|problem| vec![placed(problem, options)])?;
    read(utf8(bytes, options.lines_before)?, options)
}

/// Reads an encounter from a file or a pipe, of which no more than [`LARGEST`] bytes and one are taken.
///
/// # Errors
/// If it cannot be read; inside, the problems of [`read_bytes`].
pub fn read_from(from: impl Read, options: &Options<'_>) -> io::Result<Result<Encounter, Vec<Problem>>> {
    let mut bytes = Vec::new();
    let most = u64::try_from(LARGEST).unwrap_or(u64::MAX);
    from.take(most + 1).read_to_end(&mut bytes)?;
    Ok(read_bytes(&bytes, options))
}

/// The caller's own keys of a text whose encounter stands elsewhere. Keys of encounters are listed, not read.
///
/// # Errors
/// If the text is no TOML, or has keys at the top that are neither.
pub fn extras(text: &str, options: &Options<'_>) -> Result<Extras, Vec<Problem>> {
    size(text.len()).map_err(|problem| vec![placed(problem, options)])?;
    let (text, marks) = quote_keys(text);
    let text = &*text;
    let mut report = Report::with_marks(text, options.lines_before, marks);
    if nesting(text, &mut report).is_break() {
        return Err(report.finish());
    }
    let parsed = parse(text, &mut report);
    let known: Vec<&str> =
        encounter().iter().map(|it| it.name).chain(options.extra_keys.iter().copied()).collect();
    let mut keys: Vec<_> = parsed.table.keys().map(|key| (key.span(), key.get_ref())).collect();
    keys.sort_by_key(|(span, _)| span.start);
    let mut others = Vec::new();
    for (span, key) in keys {
        let (line, column) = report.place(span.start);
        if !known.contains(&key.as_ref()) {
            report.add(&span, Problem::error(UNKNOWN_KEY).arg("key", key).among(key, &known));
        } else if !options.extra_keys.contains(&key.as_ref()) {
            others.push((key.to_string(), line, column));
        }
    }
    if report.has_errors() {
        return Err(report.finish());
    }
    Ok(Extras { values: collect(&report, options.extra_keys, &parsed.table), others })
}

/// The keys at the top. The caller's default makes the system one that may be left out.
fn fields(mut fields: Vec<Field>, options: &Options<'_>) -> Vec<Field> {
    // Nothing but the system is required there.
    for field in &mut fields {
        field.required &= options.system.is_none();
    }
    // A key that the caller sees to is the caller's even if encounters have it.
    fields.retain(|it| !options.extra_keys.contains(&it.name));
    fields
}

/// Is the caller's default a system?
fn check_default(report: &mut Report<'_>, options: &Options<'_>, systems: &[&str]) {
    if let Some(system) = options.system.filter(|it| !systems.contains(it)) {
        let problem = Problem::error(UNKNOWN_WORD).arg("key", "system").arg("word", system);
        report.add(&(0..0), problem.among(system, systems));
    }
}

/// After errors in the language: what else is wrong where the text could be read. What is missing may stand where it
/// could not, and names may.
fn with_shape(
    mut report: Report<'_>,
    text: &str,
    fields: &[Field],
    options: &Options<'_>,
    trust: &Trust,
) -> Vec<Problem> {
    if text.len() > ALL_ERRORS {
        return report.finish();
    }
    let syntax = report.count();
    let readable = trust.readable(text, options.lines_before);
    let (found, _) = DeTable::parse_recoverable(&readable);
    table(&mut report, fields, options.extra_keys, found.get_ref(), 0..0);
    report.retain_after(syntax, |it| it.code != MISSING_KEY && trust.covers(it.line));
    report.finish()
}

/// A problem of the file as a whole.
fn placed(problem: Problem, options: &Options<'_>) -> Problem {
    Problem { line: options.lines_before.saturating_add(1), ..problem }
}
