//! A minimal Rust lexer: it distinguishes comments from strings and recognizes attributes, functions and modules.

/// A relevant token.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Token<'t> {
    /// An identifier, keyword or number.
    Word(&'t str),
    /// Any other character of code. A string or character literal counts as one `"`.
    Sign(char),
    /// A line comment including its slashes, without the line break.
    Comment {
        /// The text from the slashes on.
        text: &'t str,
        /// Whether only white space precedes it on its line.
        alone: bool,
    },
}

/// The tokens of a source file with their line numbers, from 1. Never fails: an unterminated literal ends with the
/// file.
pub(crate) fn tokens(text: &str) -> Vec<(usize, Token<'_>)> {
    let mut lexer = Lexer { text, at: 0, line: 1, tokens: Vec::new() };
    while lexer.at < text.len() {
        lexer.step();
    }
    lexer.tokens
}

struct Lexer<'t> {
    text: &'t str,
    /// Byte offset of the next token.
    at: usize,
    line: usize,
    tokens: Vec<(usize, Token<'t>)>,
}

impl<'t> Lexer<'t> {
    fn rest(&self) -> &'t str {
        &self.text[self.at..]
    }

    /// Advances by this many bytes and counts lines.
    fn skip(&mut self, bytes: usize) -> &'t str {
        let skipped = &self.rest()[..bytes];
        self.line += skipped.matches('\n').count();
        self.at += bytes;
        skipped
    }

    fn push(&mut self, line: usize, token: Token<'t>) {
        self.tokens.push((line, token));
    }

    fn step(&mut self) {
        let rest = self.rest();
        let line = self.line;
        if rest.starts_with("//") {
            let before = self.text[..self.at].rsplit('\n').next().unwrap_or_default();
            let alone = before.trim().is_empty();
            let text = self.skip(rest.find('\n').unwrap_or(rest.len()));
            self.push(line, Token::Comment { text: text.trim_end(), alone });
        } else if rest.starts_with("/*") {
            self.block_comment();
        } else if let Some(bytes) = literal(rest) {
            self.skip(bytes);
            self.push(line, Token::Sign('"'));
        } else if let Some(letter) = rest.chars().next() {
            let word = rest.find(|c: char| !(c.is_alphanumeric() || c == '_')).unwrap_or(rest.len());
            if word > 0 {
                let word = self.skip(word);
                self.push(line, Token::Word(word));
            } else {
                self.skip(letter.len_utf8());
                if !letter.is_whitespace() {
                    self.push(line, Token::Sign(letter));
                }
            }
        }
    }

    /// Block comments nest.
    fn block_comment(&mut self) {
        let mut depth = 0;
        while !self.rest().is_empty() {
            let rest = self.rest();
            if rest.starts_with("/*") {
                depth += 1;
                self.skip(2);
            } else if rest.starts_with("*/") {
                depth -= 1;
                self.skip(2);
                if depth == 0 {
                    return;
                }
            } else {
                self.skip(rest.chars().next().map_or(0, char::len_utf8));
            }
        }
    }
}

/// The length in bytes of the string or character literal at the start of the text, if there is one.
fn literal(text: &str) -> Option<usize> {
    let prefix = ["br", "cr", "b", "c", "r"].into_iter().find(|prefix| {
        let rest = text.strip_prefix(prefix).unwrap_or_default();
        rest.starts_with('"')
            || prefix.ends_with('r') && rest.trim_start_matches('#').starts_with('"')
            || *prefix == "b" && rest.starts_with('\'')
    });
    let prefix = prefix.unwrap_or_default();
    let rest = &text[prefix.len()..];
    if prefix.ends_with('r') {
        let hashes = rest.len() - rest.trim_start_matches('#').len();
        let end = format!("\"{}", "#".repeat(hashes));
        let body = &rest[hashes + 1..];
        let length = body.find(&end).map_or(body.len(), |at| at + end.len());
        return Some(prefix.len() + hashes + 1 + length);
    }
    let length = match rest.chars().next()? {
        '"' => quoted(rest, '"'),
        '\'' => {
            let mut letters = rest.chars().skip(1);
            let (first, second) = (letters.next()?, letters.next()?);
            // Otherwise it is a lifetime: `'a` without a closing quote.
            if first != '\\' && second != '\'' {
                return None;
            }
            quoted(rest, '\'')
        }
        _ => return None,
    };
    Some(prefix.len() + length)
}

/// The length in bytes of a literal that starts with this quote and may contain escapes.
fn quoted(text: &str, quote: char) -> usize {
    let mut escaped = false;
    for (at, letter) in text.char_indices().skip(1) {
        match letter {
            _ if escaped => escaped = false,
            '\\' => escaped = true,
            _ if letter == quote => return at + quote.len_utf8(),
            _ => {}
        }
    }
    text.len()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The tokens as one line: comments in angle brackets, literals as a quote.
    fn shown(text: &str) -> String {
        let show = |(_, token)| match token {
            Token::Word(word) => word.to_owned(),
            Token::Sign(sign) => sign.to_string(),
            Token::Comment { text, alone } => format!("<{}{text}>", if alone { "" } else { "…" }),
        };
        tokens(text).into_iter().map(show).collect::<Vec<_>>().join(" ")
    }

    #[test]
    fn comments_are_told_from_strings() {
        for (text, expected) in [
            ("a // b\n  //= c\r\nd", "a <…// b> <//= c> d"),
            (r#"let s = "// no \" // no"; // yes"#, r#"let s = " ; <…// yes>"#),
            ("r\"\\\" // c", "\" <…// c>"),
            ("x = r#\"\n//= \"in\" //\n\"#; y", "x = \" ; y"),
            ("br##\"\"# //\"## b\"//\" c\"//\" cr\"//\" b'\"'", "\" \" \" \" \""),
            ("/* // a /* \" */ \" */ b", "b"),
            ("'\"' '\\'' '\\u{1F}' 'ä' // c", "\" \" \" \" <…// c>"),
            ("fn f<'a>(x: &'a str, y: &'_ u8) // c", "fn f < ' a > ( x : & ' a str , y : & ' _ u8 ) <…// c>"),
            ("r#fn + number", "r # fn + number"),
            ("\"unfinished // x", "\""),
        ] {
            assert_eq!(shown(text), expected, "{text}");
        }
    }

    #[test]
    fn lines_are_counted_through_literals_and_comments() {
        let lines: Vec<usize> =
            tokens("a\n\"\n\n\" b /*\n*/ c\n// d\ne").into_iter().map(|(line, _)| line).collect();
        assert_eq!(lines, [1, 2, 4, 5, 6, 7]);
    }
}
