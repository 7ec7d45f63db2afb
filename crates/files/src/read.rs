//! Reading a file of any format.

use std::{collections::BTreeMap, path::Path};

use toml::de::{DeTable, DeValue};

use crate::{
    bare::quote_keys,
    extra::{Extra, Extras, collect},
    guard::{nesting, size},
    node::{Table, table},
    place::Report,
    problem::{MISSING_KEY, Problem, UNKNOWN_KEY, UNKNOWN_WORD},
    shape::Field,
    syntax::{ALL_ERRORS, Trust, parse},
};

/// Options for reading a file.
#[derive(Clone, Copy, Debug, Default)]
pub struct Options<'a> {
    /// The system of files that do not name one, one of [`Format::systems`]. If `None`, files must name theirs.
    pub system: Option<&'a str>,
    /// Number of lines that precede the text in the file that contains it.
    pub lines_before: u32,
    /// Top-level keys that the caller handles itself: they are no problem here, and their values are
    /// returned.
    pub extra_keys: &'a [&'a str],
    /// The directory of the file, in which files that it refers to are looked up. If `None`, they are not
    /// read.
    pub beside: Option<&'a Path>,
}

/// A format of encounter files: the systems it is for, and the keys it allows.
#[derive(Clone, Debug)]
pub struct Format {
    /// The systems that files of this format can name.
    pub systems: &'static [&'static str],
    /// The top-level keys, including `system`.
    pub fields: Vec<Field>,
}

/// The result of reading a file with [`read_as`].
#[derive(Clone, Debug, PartialEq)]
pub struct Made<T> {
    /// The value that was built from the file.
    pub made: T,
    /// Warnings, in the order of the file. None of them is an error.
    pub warnings: Vec<Problem>,
    /// The values of the extra keys that the caller asked for.
    pub extras: BTreeMap<String, Extra>,
    /// Names of the house-rule switches that the file sets.
    pub switches: Vec<String>,
}

/// Reads a file of any format. `make` builds a value from the entries that fit the format, and can report
/// further problems.
///
/// # Errors
/// All problems of the text, errors and warnings, in the order of the text; at least one of them is an error.
pub fn read_as<T>(
    text: &str,
    options: &Options<'_>,
    format: Format,
    make: impl FnOnce(&mut Report<'_>, &Table<'_>) -> T,
) -> Result<Made<T>, Vec<Problem>> {
    size(text.len(), options.lines_before)?;
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
    let switches = file.table("switches").map(Table::entries).unwrap_or_default();
    let switches = switches.iter().map(|it| it.key.to_owned()).collect();
    Ok(Made { made, warnings: report.finish(), extras, switches })
}

/// The system that a text names, as far as the text can be parsed.
pub fn system_of(text: &str) -> Option<String> {
    size(text.len(), 0).ok()?;
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

/// Reads the caller's extra keys of a text whose encounter is elsewhere. Keys of encounters, which `fields`
/// describes, are listed, but not read.
///
/// # Errors
/// If the text is not valid TOML, or has top-level keys that are neither.
pub fn extras_as(text: &str, options: &Options<'_>, fields: &[Field]) -> Result<Extras, Vec<Problem>> {
    size(text.len(), options.lines_before)?;
    let (text, marks) = quote_keys(text);
    let text = &*text;
    let mut report = Report::with_marks(text, options.lines_before, marks);
    if nesting(text, &mut report).is_break() {
        return Err(report.finish());
    }
    let parsed = parse(text, &mut report);
    let known: Vec<&str> =
        fields.iter().map(|it| it.name).chain(options.extra_keys.iter().copied()).collect();
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

/// The top-level keys. The system is optional if the caller has a default.
fn fields(mut fields: Vec<Field>, options: &Options<'_>) -> Vec<Field> {
    // The system is the only required top-level key.
    for field in &mut fields {
        field.required &= options.system.is_none();
    }
    // The caller handles these keys, even if encounters have them too.
    fields.retain(|it| !options.extra_keys.contains(&it.name));
    fields
}

/// Checks that the caller's default is a known system.
fn check_default(report: &mut Report<'_>, options: &Options<'_>, systems: &[&str]) {
    if let Some(system) = options.system.filter(|it| !systems.contains(it)) {
        let problem = Problem::error(UNKNOWN_WORD).arg("key", "system").arg("word", system);
        report.add(&(0..0), problem.among(system, systems));
    }
}

/// After syntax errors: adds the other problems in those parts of the text that could be parsed. Missing keys
/// are not reported, because they may be in the unparsed parts.
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
