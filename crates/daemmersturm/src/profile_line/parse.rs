//! A tolerant parser for one profile that reports all errors.

use super::{
    Fault, FaultCode, Lookup, MagicPoints, Place, ProfileLine, Reading, Remark, RemarkCode,
    check::{self, Written},
    scan::{Cursor, is_bar, is_minus, is_plus, is_space, plain, tidy},
};
use crate::{Resource, Values};

/// Parses one profile: the line of values, and the line of points if there is one.
///
/// Line breaks count as spaces. Values missing in the second line come from the tables and from `lookup`.
///
/// # Errors
/// All errors, in the order of the text.
//= daemmersturm.profile.grammar
pub fn read(text: &str, lookup: Lookup<'_>) -> Result<Reading, Vec<Fault>> {
    let (result, end) = read_start(text, Breaks::AreSpaces, lookup);
    let reading = result?;
    let rest = text[end..].trim_start_matches(is_space);
    if rest.is_empty() {
        return Ok(reading);
    }
    let span = Place::new(text.len() - rest.len(), text.trim_end_matches(is_space).len());
    Err(vec![Fault { code: FaultCode::Unread, span }])
}

/// More life points than these draw a remark.
const MOST_USUAL_LIFE: u16 = 120;

/// How to treat a line break among the abilities.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Breaks {
    /// As a space.
    AreSpaces,
    /// As the end of the list, unless a comma or an open parenthesis continues it.
    EndLists,
}

/// Parses a profile at the start of a text, and returns where it ends.
pub(super) fn read_start(
    text: &str,
    breaks: Breaks,
    lookup: Lookup<'_>,
) -> (Result<Reading, Vec<Fault>>, usize) {
    let mut reader = Reader { cursor: Cursor::new(text), breaks, faults: Vec::new(), remarks: Vec::new() };
    let Some(name) = reader.name(text) else { return (Err(reader.faults), text.len()) };
    let mut profile = ProfileLine::named(name);
    let spans = reader.skills(&mut profile);
    profile.life = reader.life();
    if reader.faults.iter().any(|it| it.code == FaultCode::NoLife) {
        return (Err(reader.faults), text.len());
    }
    profile.abilities = reader.abilities();
    let written = reader.points();
    let end = reader.cursor.at();
    if !reader.faults.is_empty() {
        reader.faults.sort_by_key(|it| it.span.start);
        return (Err(reader.faults), end);
    }
    (Ok(check::complete(profile, &written, &spans, reader.remarks, lookup)), end)
}

struct Reader<'a> {
    cursor: Cursor<'a>,
    breaks: Breaks,
    faults: Vec<Fault>,
    remarks: Vec<Remark>,
}

impl Reader<'_> {
    fn fault(&mut self, code: FaultCode, span: Place) {
        self.faults.push(Fault { code, span });
    }

    /// Parses the name, which is everything up to the first colon.
    fn name(&mut self, text: &str) -> Option<String> {
        self.cursor.spaces();
        let start = self.cursor.at();
        let colon = text[start..].find([':', '\u{ff1a}']).map(|it| it + start);
        // A colon after the values does not end a name.
        let values = text[start..].find(['=', '|']).map(|it| it + start);
        let Some(end) = colon.filter(|&end| values.is_none_or(|it| end < it)) else {
            let end = values.unwrap_or(text.trim_end_matches(is_space).len().max(start));
            self.fault(FaultCode::NoColon, Place::new(start, end));
            return None;
        };
        let name = tidy(&text[start..end]);
        if name.is_empty() {
            self.fault(FaultCode::NoName, Place::new(start, end + 1));
        }
        let colon = text[end..].chars().next().map_or(1, char::len_utf8);
        self.cursor.skip(end - start + colon);
        Some(name)
    }

    /// Parses the three skills in any order. Returns the places of their attack values, in the order N, F, Z.
    fn skills(&mut self, profile: &mut ProfileLine) -> [Place; 3] {
        let opens = self.cursor.here();
        let is_open = self.cursor.take(|c| c == '(' || c == '\u{ff08}').is_some();
        let mut found: [Option<(Values, Place)>; 3] = [None; 3];
        let mut written = [false; 3];
        loop {
            while self.cursor.take(|c| c == ',' || c == ';').is_some() {}
            if is_open && self.cursor.take(|c| c == ')' || c == '\u{ff09}').is_some() {
                break;
            }
            let mut ahead = self.cursor;
            let word = plain(ahead.word());
            if ahead.is_done() && word.is_empty() || is_life(&word) || ahead.peek() == Some('[') {
                break;
            }
            let Some(which) = skill_named(&word) else {
                // Without parentheses, this may already be the life points with the number first.
                if !is_open && word.is_empty() {
                    break;
                }
                self.fault(FaultCode::NoSuchSkill, self.cursor.here());
                self.recover();
                continue;
            };
            if written[which] {
                self.fault(FaultCode::SkillTwice, self.cursor.here());
            }
            written[which] = true;
            self.cursor = ahead;
            match self.value() {
                Some(value) => found[which] = Some(value),
                None => self.recover(),
            }
        }
        let missing = [FaultCode::NoMelee, FaultCode::NoRanged, FaultCode::NoMagic];
        let end = Place::new(opens.start, self.cursor.at().max(opens.end));
        for (written, code) in written.iter().zip(missing) {
            if !written {
                self.fault(code, end);
            }
        }
        let nothing = (Values { attack: 0, defence: 0 }, Place::default());
        let [melee, ranged, magic] = found.map(|it| it.unwrap_or(nothing));
        (profile.melee, profile.ranged, profile.magic) = (melee.0, ranged.0, magic.0);
        [melee.1, ranged.1, magic.1]
    }

    /// Parses `=20+3|15`. Also returns the place of the attack value.
    fn value(&mut self) -> Option<(Values, Place)> {
        if self.cursor.take(|c| c == '=' || c == ':').is_none() {
            self.fault(FaultCode::NoEquals, self.cursor.here());
            return None;
        }
        let start = self.cursor.here().start;
        match self.cursor.digits() {
            Some(("20", _)) => {}
            Some((_, span)) => {
                self.fault(FaultCode::NotTwenty, span);
                return None;
            }
            None => {
                self.fault(FaultCode::NotTwenty, self.cursor.here());
                return None;
            }
        }
        let attack = self.bonus(start)?;
        let span = Place::new(start, self.cursor.at());
        if self.cursor.take(is_bar).is_none() {
            self.fault(FaultCode::NoBar, self.cursor.here());
            return None;
        }
        let defence = self.number(FaultCode::NoDefence, 255)? as u8;
        Some((Values { attack, defence }, span))
    }

    /// Parses sign and bonus. If both are missing, the bonus is 0.
    fn bonus(&mut self, start: usize) -> Option<i8> {
        let minus = match self.cursor.take(|c| is_plus(c) || is_minus(c)) {
            Some(sign) => is_minus(sign),
            None => {
                let mut ahead = self.cursor;
                if ahead.take(is_bar).is_none() {
                    self.fault(FaultCode::NoBonus, self.cursor.here());
                    return None;
                }
                let span = Place::new(start, self.cursor.at());
                self.remarks.push(Remark { code: RemarkCode::NoSign, span, written: 0, usual: 0 });
                return Some(0);
            }
        };
        let bonus = self.number(FaultCode::NoBonus, 99)? as i8;
        Some(if minus { -bonus } else { bonus })
    }

    /// Parses a number from 0 to `most`.
    fn number(&mut self, missing: FaultCode, most: u16) -> Option<u16> {
        let Some((digits, span)) = self.cursor.digits() else {
            self.fault(missing, self.cursor.here());
            return None;
        };
        let number = digits.parse::<u16>().ok().filter(|&it| it <= most);
        if number.is_none() {
            self.fault(FaultCode::TooLarge, span);
        }
        number
    }

    /// Skips to the next separator after an error.
    fn recover(&mut self) {
        let rest = self.cursor.rest();
        let end = rest.find([',', ';', ')', '\u{ff09}', '\n']).unwrap_or(rest.len());
        // Skip at least one character that is not a separator, so that parsing terminates.
        let least =
            rest.chars().next().map_or(0, |c| if ",;)\u{ff09}".contains(c) { 0 } else { c.len_utf8() });
        self.cursor.skip(end.max(least));
    }

    /// Parses `LP 20`, `LP: 20` or `20 LP`.
    fn life(&mut self) -> u16 {
        while self.cursor.take(|c| c == ',' || c == ';').is_some() {}
        let mut ahead = self.cursor;
        let number_first = ahead.digits().is_some() && is_life(&plain(ahead.word()));
        let mut word = self.cursor;
        if !number_first && !is_life(&plain(word.word())) {
            self.fault(FaultCode::NoLife, self.cursor.here());
            return 0;
        }
        if !number_first {
            self.cursor = word;
            self.cursor.take(|c| c == ':' || c == '=');
        }
        let start = self.cursor.here().start;
        let life = self.number(FaultCode::NoLifeNumber, 9999).unwrap_or(1);
        let span = Place::new(start, self.cursor.at());
        if number_first {
            self.cursor.word();
        }
        if life == 0 {
            self.remarks.push(Remark { code: RemarkCode::Life, span, written: 0, usual: 1 });
        }
        if life > MOST_USUAL_LIFE {
            let (written, usual) = (i32::from(life), i32::from(MOST_USUAL_LIFE));
            self.remarks.push(Remark { code: RemarkCode::ManyLife, span, written, usual });
        }
        life
    }

    /// Parses the list of abilities, if there is one.
    fn abilities(&mut self) -> Vec<String> {
        let mut ahead = self.cursor;
        while ahead.take(|c| matches!(c, ',' | ';' | '.')).is_some() {}
        if !abilities_keyword(&mut ahead) {
            // Ignore a separator at the very end.
            let mut rest = ahead;
            rest.spaces();
            if rest.is_done() || starts_points(rest, false) {
                self.cursor = ahead;
            }
            return Vec::new();
        }
        self.cursor = ahead;
        let mut names: Vec<String> = Vec::new();
        loop {
            let start = self.cursor.here().start;
            let end = self.ability_end();
            let raw = &self.cursor.rest()[..end];
            let name = tidy(raw);
            self.cursor.skip(end);
            if !name.is_empty() {
                if names.contains(&name) {
                    let span = Place::new(start, start + raw.trim_matches(is_space).len());
                    let code = RemarkCode::AbilityTwice;
                    self.remarks.push(Remark { code, span, written: 2, usual: 1 });
                }
                names.push(name);
            }
            if self.cursor.take(|c| c == ',').is_none() {
                return names;
            }
        }
    }

    /// Length in bytes of the ability that starts here.
    fn ability_end(&self) -> usize {
        let rest = self.cursor.rest();
        let list = self.list_end();
        let mut at = 0;
        while let Some(c) = rest[at..list].chars().next() {
            match c {
                ',' => return at,
                // Commas within parentheses belong to the name. An unclosed parenthesis is an ordinary character.
                '(' => at += closing(&rest[at..list]).unwrap_or(1),
                c => at += c.len_utf8(),
            }
        }
        list
    }

    /// Offset of the end of the list: the line of points, an empty line or, depending on `breaks`, a line break.
    fn list_end(&self) -> usize {
        let rest = self.cursor.rest();
        let mut depth = 0_u16;
        let mut last = ',';
        for (at, c) in rest.char_indices() {
            let mut here = self.cursor;
            here.skip(at);
            match c {
                '[' if starts_points(here, false) => return at,
                '\n' | '\r' => {
                    let mut next = here;
                    next.skip(1);
                    let after = rest[at + 1..].trim_start_matches(|c: char| c != '\n' && is_space(c));
                    let goes_on = last == ',' || depth > 0 || after.starts_with(',');
                    let empty = after.starts_with('\n') && c == '\n';
                    if empty || starts_points(next, true) || (self.breaks == Breaks::EndLists && !goes_on) {
                        return at;
                    }
                }
                '(' => depth += 1,
                ')' => depth = depth.saturating_sub(1),
                _ => {}
            }
            if !is_space(c) {
                last = c;
            }
        }
        rest.len()
    }

    /// Parses the second line, with or without brackets.
    //= daemmersturm.profile.resource-line
    fn points(&mut self) -> Written {
        let mut written = Written::default();
        let mut ahead = self.cursor;
        ahead.spaces();
        let bracket = starts_points(ahead, false);
        if !bracket && !starts_points(ahead, true) {
            return written;
        }
        self.cursor.take(|c| c == '[');
        loop {
            while self.cursor.take(|c| is_bar(c) || c == ',' || c == ';').is_some() {}
            if self.cursor.take(|c| c == ']').is_some() {
                return written;
            }
            let place = self.cursor.here();
            let mut ahead = self.cursor;
            let word = plain(ahead.word());
            if word.is_empty() || (!bracket && key(&word).is_none()) {
                return written;
            }
            self.cursor = ahead;
            self.cursor.take(|c| c == ':' || c == '=');
            let number = self.number(FaultCode::NoPoints, 255).map(|it| it as u8);
            let span = Place::new(place.start, self.cursor.at().max(place.end));
            match key(&word) {
                None => self.fault(FaultCode::NoSuchPoints, place),
                Some(key) => self.pair(&mut written, key, number, span, word == "lp"),
            }
            if number.is_none() {
                self.recover_points();
            }
        }
    }

    fn pair(&mut self, written: &mut Written, key: Key, number: Option<u8>, span: Place, life: bool) {
        let Some(number) = number else { return };
        let twice = match key {
            Key::Action => written.action.replace((number, span)).is_some(),
            Key::Focus => written.focus.replace((number, span)).is_some(),
            Key::Magic(kind) => {
                let twice = written.magic.iter().any(|(it, _)| it.kind == kind);
                written.magic.push((MagicPoints { kind, points: number }, span));
                twice
            }
        };
        if twice {
            self.fault(FaultCode::PointsTwice, span);
        }
        if life {
            let (written, usual) = (i32::from(number), i32::from(number));
            self.remarks.push(Remark { code: RemarkCode::LightOrLife, span, written, usual });
        }
    }

    fn recover_points(&mut self) {
        let rest = self.cursor.rest();
        let end = rest.find(['|', ',', ';', ']', '\n']).unwrap_or(rest.len());
        self.cursor.skip(end);
    }
}

/// The key of a pair in the second line.
#[derive(Clone, Copy, Debug)]
enum Key {
    Action,
    Focus,
    Magic(Resource),
}

fn key(word: &str) -> Option<Key> {
    const STEMS: [(&str, Key); 9] = [
        ("aktion", Key::Action),
        ("action", Key::Action),
        ("foku", Key::Focus),
        ("focus", Key::Focus),
        ("mana", Key::Magic(Resource::Mana)),
        ("licht", Key::Magic(Resource::Light)),
        ("schatten", Key::Magic(Resource::Shadow)),
        ("element", Key::Magic(Resource::Elements)),
        ("light", Key::Magic(Resource::Light)),
    ];
    Some(match word {
        "ap" => Key::Action,
        "fp" => Key::Focus,
        "mp" => Key::Magic(Resource::Mana),
        // In the second line, LP means light points.
        "lip" | "lp" => Key::Magic(Resource::Light),
        "sp" | "shadow" => Key::Magic(Resource::Shadow),
        "ep" => Key::Magic(Resource::Elements),
        word => STEMS.iter().find(|(stem, _)| word.starts_with(stem))?.1,
    })
}

fn is_life(word: &str) -> bool {
    matches!(word, "lp" | "lebenspunkte" | "hp")
}

fn skill_named(word: &str) -> Option<usize> {
    match word {
        "n" | "na" | "nk" | "nahkampf" => Some(0),
        "f" | "fa" | "fk" | "fernkampf" => Some(1),
        "z" | "za" | "zauber" | "zauberei" | "m" | "magie" => Some(2),
        _ => None,
    }
}

/// Returns whether the line of points starts here: in brackets or, if `bare`, also without.
fn starts_points(mut here: Cursor<'_>, bare: bool) -> bool {
    if !bare && here.take(|c| c == '[').is_none() {
        return false;
    }
    let word = plain(here.word());
    if word.is_empty() || (bare && word != "ap") {
        return false;
    }
    let colon = here.take(|c| c == ':' || c == '=').is_some();
    let number = here.digits().is_some();
    (colon && (number || !bare)) || (number && !bare && key(&word).is_some())
}

/// Skips `Besondere Fähigkeiten:` in any of its spellings.
fn abilities_keyword(cursor: &mut Cursor<'_>) -> bool {
    let mut ahead = *cursor;
    let mut word = plain(ahead.word());
    if matches!(word.as_str(), "besondere" | "bes" | "special") {
        ahead.take(|c| c == '.');
        word = plain(ahead.word());
    }
    let known = matches!(
        word.as_str(),
        "faehigkeiten" | "fahigkeiten" | "faehigkeit" | "sonderfaehigkeiten" | "bf" | "abilities"
    );
    if known {
        ahead.take(|c| c == ':' || c == '=');
        *cursor = ahead;
    }
    known
}

/// Length in bytes up to and including the parenthesis that closes the one at the start.
fn closing(text: &str) -> Option<usize> {
    let mut depth = 0_u16;
    for (at, c) in text.char_indices() {
        match c {
            '(' => depth = depth.saturating_add(1),
            ')' if depth == 1 => return Some(at + 1),
            ')' => depth -= 1,
            _ => {}
        }
    }
    None
}
