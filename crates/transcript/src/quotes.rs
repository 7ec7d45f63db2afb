//! Quoted texts.

#[derive(Debug)]
pub(crate) struct NotClosed;

/// The quoted text at the start of `text`, and its length with quotation marks; `None` if there is none. A
/// backslash escapes the next character.
pub(crate) fn quoted(text: &str) -> Option<Result<(String, usize), NotClosed>> {
    const MARKS: [(char, &[char]); 4] =
        [('"', &['"']), ('“', &['”', '"']), ('„', &['“', '”', '"']), ('»', &['«'])];
    let mut chars = text.char_indices();
    let (_, open) = chars.next()?;
    let close = MARKS.iter().find(|it| it.0 == open)?.1;
    let mut words = String::new();
    while let Some((at, it)) = chars.next() {
        if close.contains(&it) {
            return Some(Ok((words, at + it.len_utf8())));
        }
        if it == '\\' {
            words.extend(chars.next().map(|(_, it)| it));
        } else {
            words.push(it);
        }
    }
    Some(Err(NotClosed))
}

/// Quotes a text so that reading it returns the same text.
pub fn in_quotes(text: &str) -> String {
    let mut quoted = String::with_capacity(text.len() + 2);
    quoted.push('"');
    for it in text.chars() {
        if matches!(it, '"' | '\\') {
            quoted.push('\\');
        }
        quoted.push(it);
    }
    quoted.push('"');
    quoted
}
