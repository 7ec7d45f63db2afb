//! Bare keys with non-ASCII letters: TOML requires quotation marks around them, but people leave them out.

use std::borrow::Cow;

use toml_parser::{Source, lexer::TokenKind};

/// Returns the text with quotation marks added around bare keys that need them, and the byte positions of
/// these marks. Everything that is not a key stays as it is, so its errors are still reported.
pub fn quote_keys(text: &str) -> (Cow<'_, str>, Vec<usize>) {
    if text.is_ascii() {
        return (Cow::Borrowed(text), Vec::new());
    }
    let (mut quoted, mut marks, mut copied) = (String::new(), Vec::new(), 0);
    for (start, end) in unquoted(text) {
        quoted.push_str(&text[copied..start]);
        marks.push(quoted.len());
        quoted.push('"');
        quoted.push_str(&text[start..end]);
        marks.push(quoted.len());
        quoted.push('"');
        copied = end;
    }
    if marks.is_empty() {
        return (Cow::Borrowed(text), marks);
    }
    quoted.push_str(&text[copied..]);
    (Cow::Owned(quoted), marks)
}

/// Byte ranges of keys that need quotation marks: words before `=` or `.`, and the last word of a heading.
fn unquoted(text: &str) -> Vec<(usize, usize)> {
    let mut found = Vec::new();
    let mut word: Option<(usize, usize)> = None;
    // `depth` is the bracket depth within a value; a bracket at the start of a line outside of values opens a
    // heading.
    let (mut depth, mut heading, mut line_begins) = (0_u32, false, true);
    for token in Source::new(text).lex() {
        let (start, end) = (token.span().start(), token.span().end());
        match token.kind() {
            TokenKind::Whitespace | TokenKind::Comment => continue,
            TokenKind::Equals | TokenKind::Dot => found.extend(word.take()),
            TokenKind::RightSquareBracket if heading => found.extend(word.take()),
            TokenKind::LeftSquareBracket if depth == 0 && (line_begins || heading) => heading = true,
            TokenKind::LeftSquareBracket | TokenKind::LeftCurlyBracket => depth = depth.saturating_add(1),
            TokenKind::RightSquareBracket | TokenKind::RightCurlyBracket => depth = depth.saturating_sub(1),
            TokenKind::Newline => heading = false,
            _ => {}
        }
        word = match token.kind() {
            TokenKind::Atom => text.get(start..end).filter(|it| is_word(it)).map(|_| (start, end)),
            _ => None,
        };
        line_begins = token.kind() == TokenKind::Newline;
    }
    found
}

/// Returns whether `text` would be a bare key if all its letters were ASCII.
fn is_word(text: &str) -> bool {
    !text.is_ascii() && text.chars().all(|it| it.is_alphanumeric() || matches!(it, '-' | '_'))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_keys_get_quotation_marks() {
        for (text, expected) in [
            ("skills = { Überzeugen = 2, Kraft = 1 }", "skills = { \"Überzeugen\" = 2, Kraft = 1 }"),
            ("Fäuste=1\nTäuschen = 2", "\"Fäuste\"=1\n\"Täuschen\" = 2"),
            ("[Höhle]\n[[Fähre]]\n[a.Ö]\nÖ.b = 1", "[\"Höhle\"]\n[[\"Fähre\"]]\n[a.\"Ö\"]\n\"Ö\".b = 1"),
            ("a = [\n[Ö],\n]", "a = [\n[Ö],\n]"),
            ("a = Ö", "a = Ö"),
            ("a = \"Ö = 1\" # Ö = 1\nb = '''\nÖ = 1\n'''", "a = \"Ö = 1\" # Ö = 1\nb = '''\nÖ = 1\n'''"),
            ("\"Ö\" = 1", "\"Ö\" = 1"),
            ("Ö Ü = 1", "Ö \"Ü\" = 1"),
            ("–= 1", "–= 1"),
        ] {
            let (quoted, marks) = quote_keys(text);
            assert_eq!(quoted, expected);
            let without: String =
                quoted.char_indices().filter(|it| !marks.contains(&it.0)).map(|it| it.1).collect();
            assert_eq!(without, text, "the marks are all that was added");
        }
    }
}
