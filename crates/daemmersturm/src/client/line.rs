//! Parses single lines of the game client's chat.

/// A roll as printed by the game client.
//= daemmersturm.dice.client-line
#[derive(Clone, Debug, PartialEq, Eq, Hash, serde::Serialize, serde::Deserialize, schwung_table::Names)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ClientLine {
    /// Name of the rolling character, without the realm.
    pub name: String,
    /// The realm, if printed.
    pub realm: Option<String>,
    /// The timestamp as printed, if there is one.
    pub stamp: Option<String>,
    /// The natural number rolled, before any bonus.
    pub number: u32,
    /// The lowest possible number.
    pub low: u32,
    /// The highest possible number.
    pub high: u32,
}

/// The reason why a line that looks like a roll is not accepted.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, Hash, serde::Serialize, serde::Deserialize, schwung_table::Names,
)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum LineFault {
    /// The number is outside the range.
    Impossible,
    /// The end of the range is lower than its start.
    Backwards,
    /// A number is greater than the client can roll.
    TooLarge,
    /// The text before the name is not a timestamp, so the line may have been typed by a person.
    NotFromClient,
    /// The name is not a valid character name.
    NoName,
}

impl LineFault {
    /// All variants.
    pub const ALL: [LineFault; 5] = [
        LineFault::Impossible,
        LineFault::Backwards,
        LineFault::TooLarge,
        LineFault::NotFromClient,
        LineFault::NoName,
    ];

    /// Key in the message files.
    pub fn key(self) -> &'static str {
        match self {
            LineFault::Impossible => "impossible",
            LineFault::Backwards => "backwards",
            LineFault::TooLarge => "too-large",
            LineFault::NotFromClient => "not-from-client",
            LineFault::NoName => "no-name",
        }
    }
}

/// A line that is a roll or looks like one.
#[derive(Clone, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ReadLine {
    /// Index of the line in the text, counted from 0.
    pub at: usize,
    /// The roll, or the reason why the line is not accepted.
    pub roll: Result<ClientLine, LineFault>,
}

/// The highest number that the client can roll.
const HIGHEST: u32 = 1_000_000;

/// Reads all rolls of a pasted text, in order. Other lines are skipped.
//= daemmersturm.dice.client-line
pub fn read_lines(text: &str) -> Vec<ReadLine> {
    let lines = text.lines().flat_map(|it| it.split('\r')).enumerate();
    lines.filter_map(|(at, line)| read_line(line).map(|roll| ReadLine { at, roll })).collect()
}

/// Reads one line. Returns `None` if it does not look like a roll.
fn read_line(line: &str) -> Option<Result<ClientLine, LineFault>> {
    let line = compose(&uncoded(line));
    let line = line.trim_end_matches(|c: char| c == '.' || !is_solid(c));
    match split(line) {
        Some((before, after)) => Some(judged(before, numbers(after)?)),
        // Number and range alone: probably cut off when it was copied.
        None => numbers(line).map(|it| Err(fault_of(it).unwrap_or(LineFault::NoName))),
    }
}

/// The reason why these numbers cannot be a roll, if there is one.
fn fault_of(numbers: [Option<u32>; 3]) -> Option<LineFault> {
    match numbers {
        [Some(_), Some(low), Some(high)] if low > high => Some(LineFault::Backwards),
        [Some(number), Some(low), Some(high)] if !(low..=high).contains(&number) => {
            Some(LineFault::Impossible)
        }
        [Some(_), Some(_), Some(_)] => None,
        _ => Some(LineFault::TooLarge),
    }
}

fn judged(before: &str, numbers: [Option<u32>; 3]) -> Result<ClientLine, LineFault> {
    let [Some(number), Some(low), Some(high)] = numbers else { return Err(LineFault::TooLarge) };
    let before = before.trim_matches(|c| !is_solid(c));
    let cut = before
        .rfind(|c: char| !is_solid(c))
        .map_or(0, |at| at + before[at..].chars().next().map_or(1, char::len_utf8));
    let (stamp, whole) = (before[..cut].trim_matches(|c| !is_solid(c)), &before[cut..]);
    if !stamp.is_empty() && !is_stamp(stamp) {
        return Err(LineFault::NotFromClient);
    }
    let whole = whole.strip_prefix('[').and_then(|it| it.strip_suffix(']')).unwrap_or(whole);
    let (name, realm) = match whole.split_once('-') {
        Some((name, realm)) => (name, Some(realm)),
        None => (whole, None),
    };
    if !is_name(name) || realm.is_some_and(|it| !is_realm(it)) {
        return Err(LineFault::NoName);
    }
    if let Some(fault) = fault_of(numbers) {
        return Err(fault);
    }
    let stamp = (!stamp.is_empty())
        .then(|| stamp.split(|c| !is_solid(c)).filter(|it| !it.is_empty()).collect::<Vec<_>>().join(" "));
    Ok(ClientLine { name: name.into(), realm: realm.map(str::to_owned), stamp, number, low, high })
}

/// Splits a line into the text before and after the client's wording for a roll; `None` if the wording does not occur.
fn split(line: &str) -> Option<(&str, &str)> {
    const GERMAN: [&str; 2] = ["würfelt", "wuerfelt"];
    for word in GERMAN {
        if let Some((before, after)) = line.rsplit_once(word) {
            let after =
                after.trim_start_matches(|c: char| c == '.' || !is_solid(c)).strip_prefix("Ergebnis")?;
            let after = after.trim_start_matches(|c| !is_solid(c)).strip_prefix(':')?;
            return begins_word(before).then_some((before, after));
        }
    }
    let (before, after) = line.rsplit_once("rolls")?;
    (begins_word(before) && after.starts_with(|c| !is_solid(c))).then_some((before, after))
}

fn begins_word(before: &str) -> bool {
    before.ends_with(|c| !is_solid(c))
}

/// Parses number and range, as in `15 (1-20)`. A number that overflows becomes an inner `None`.
fn numbers(text: &str) -> Option<[Option<u32>; 3]> {
    let dash = |c: char| matches!(c, '-' | '\u{2010}'..='\u{2015}' | '\u{2212}');
    let (number, rest) = text.split_once('(')?;
    let (low, high) = rest.strip_suffix(')')?.split_once(dash)?;
    let mut numbers = [None; 3];
    for (place, text) in numbers.iter_mut().zip([number, low, high]) {
        let text = text.trim_matches(|c| !is_solid(c));
        if text.is_empty() || !text.bytes().all(|it| it.is_ascii_digit()) {
            return None;
        }
        *place = text.parse().ok().filter(|&it| it <= HIGHEST);
    }
    Some(numbers)
}

/// Returns whether a character is visible, that is, not any kind of space.
fn is_solid(c: char) -> bool {
    !(c.is_whitespace() || matches!(c, '\u{200b}'..='\u{200f}' | '\u{2060}' | '\u{feff}' | '\u{ad}'))
}

/// Returns whether the text looks like a timestamp of a client, log or add-on: digits and punctuation with a colon.
fn is_stamp(text: &str) -> bool {
    let mut words = text.split(|c| !is_solid(c)).filter(|it| !it.is_empty());
    let known = |it: &str| {
        let it = it.trim_matches(|c| matches!(c, '[' | ']' | ',' | '(' | ')' | '|'));
        let digits = it.contains(|c: char| c.is_ascii_digit())
            && it.chars().all(|c| c.is_ascii_digit() || matches!(c, ':' | '.' | '/' | '-' | ','));
        digits
            || matches!(it.to_ascii_lowercase().as_str(), "am" | "pm" | "uhr" | "-" | "")
            || it.split_once('T').is_some_and(|(day, time)| {
                day.contains('-')
                    && time.contains(':')
                    && (day.to_owned() + time)
                        .chars()
                        .all(|c| c.is_ascii_digit() || matches!(c, ':' | '.' | '-' | 'Z'))
            })
    };
    text.contains(':') && text.len() <= 40 && words.all(known)
}

/// Returns whether the text consists of letters only: character names contain no spaces or digits.
fn is_name(text: &str) -> bool {
    (1..=24).contains(&text.chars().count()) && text.chars().all(char::is_alphabetic)
}

fn is_realm(text: &str) -> bool {
    let fits = |c: char| c.is_alphanumeric() || matches!(c, '\'' | '\u{2019}' | '-' | '(' | ')');
    (1..=48).contains(&text.chars().count()) && text.chars().all(fits)
}

/// Removes the client's escape codes for colours and links.
fn uncoded(line: &str) -> String {
    let mut out = String::with_capacity(line.len());
    let mut rest = line;
    while let Some(at) = rest.find('|') {
        out.push_str(&rest[..at]);
        let code = &rest[at + 1..];
        let skipped = match code.chars().next() {
            Some('|') => {
                out.push('|');
                1
            }
            // A colour: eight digits, or a name that ends at a colon.
            Some('c') => match code.get(1..9) {
                Some(digits) if digits.bytes().all(|it| it.is_ascii_hexdigit()) => 9,
                _ if code[1..].starts_with('n') => code.find(':').map_or(1, |it| it + 1),
                _ => 1,
            },
            // A link or a secret name: the text is between `|h` and `|h`. Textures have no text.
            Some('H') => code.find("|h").map_or(1, |it| it + 2),
            Some('K') => code.find("|k").map_or(1, |it| it + 2),
            Some(c @ ('T' | 'A')) => {
                let end = if c == 'T' { "|t" } else { "|a" };
                code.find(end).map_or(1, |it| it + 2)
            }
            Some('r' | 'h' | 'k' | 't' | 'a') => 1,
            Some('n') => {
                out.push(' ');
                1
            }
            _ => {
                out.push('|');
                0
            }
        };
        rest = &code[skipped..];
    }
    out.push_str(rest);
    out
}

/// Composes accents into single characters, as the client prints them. Some systems decompose them when copying.
pub(super) fn compose(text: &str) -> String {
    const ACCENTS: [(char, &str, &str); 7] = [
        ('\u{308}', "aeiouyAEIOUY", "äëïöüÿÄËÏÖÜŸ"),
        ('\u{301}', "aeiouyAEIOUY", "áéíóúýÁÉÍÓÚÝ"),
        ('\u{300}', "aeiouAEIOU", "àèìòùÀÈÌÒÙ"),
        ('\u{302}', "aeiouAEIOU", "âêîôûÂÊÎÔÛ"),
        ('\u{303}', "anoANO", "ãñõÃÑÕ"),
        ('\u{30a}', "aA", "åÅ"),
        ('\u{327}', "cC", "çÇ"),
    ];
    let mut out = String::with_capacity(text.len());
    for c in text.chars() {
        let composed = ACCENTS.iter().find(|it| it.0 == c).and_then(|(_, plain, whole)| {
            let last = out.chars().next_back()?;
            whole.chars().nth(plain.chars().position(|it| it == last)?)
        });
        match composed {
            Some(whole) => {
                out.pop();
                out.push(whole);
            }
            None => out.push(c),
        }
    }
    out
}
