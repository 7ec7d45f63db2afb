//! Profile lines in free notation: with a title or a time before the name, another dash instead of the colon, and lists of
//! weapons and spells below.

use schwung_daemmersturm::{Daemmersturm, Resource};
use schwung_files::{
    paste::{lines, parts},
    write::{Section, written},
};
use schwung_views::Look;

use super::{eyes::Eyes, forms::folded};
use crate::files::{SYSTEM, offhand};

const NAME: usize = 60;

/// Words before the name that are not part of it.
const TITLES: [&str; 9] =
    ["profil von", "profile of", "profil", "profile", "charakter", "character", "figur", "name", "held"];

/// Words with which a line below the profile begins.
const BELOW: [(&str, &str); 11] = [
    ("waffen", "gear"),
    ("waffe", "gear"),
    ("ausrüstung", "gear"),
    ("rüstung", "gear"),
    ("weapons", "gear"),
    ("armour", "gear"),
    ("gear", "gear"),
    ("zauber", "spells"),
    ("spells", "spells"),
    ("client", "client"),
    ("im spiel", "client"),
];

/// Beginnings of words that head the list of abilities.
const HEADINGS: [&str; 5] = ["besonder", "special", "fähigkeit", "sonderfähigkeit", "abilit"];

/// The character file described by a text, and what it omits. `None` if the text contains no profile.
//= daemmersturm.profile.grammar
pub(super) fn pasted(look: Look<'_, Daemmersturm>, text: &str) -> Option<(String, Vec<String>)> {
    let eyes = Eyes::new(look);
    let library = &eyes.state.frame.library;
    let start = values_at(text)?;
    let (before, rest) = text.split_at(start);
    // The name is on the line of the values, or on the last one before it.
    let mut names = before.lines().rev().map(name_in).filter(|it| !it.is_empty());
    let name: String = names.next()?.chars().take(NAME).collect::<String>().replace(['"', ':'], "'");
    let mut losses: Vec<String> = Vec::new();
    let mut say = |key: &str, arg: &str, text: &str| {
        losses.push(eyes.say(key, &[(arg, &text.chars().take(80).collect::<String>())]));
    };
    names.for_each(|it| say("paste-lost", "text", it));
    let (mut line, mut gear, mut spells, mut client) = (String::new(), Vec::new(), Vec::new(), String::new());
    for (n, one) in rest.lines().enumerate() {
        let read = lines(one).into_iter().next();
        let found =
            read.as_ref().and_then(|it| BELOW.iter().find(|known| known.0 == it.label)).map(|it| it.1);
        match (found, &read) {
            (Some("gear"), Some(it)) => gear.extend(parts(it.text).into_iter().map(str::to_owned)),
            (Some("spells"), Some(it)) => spells.extend(parts(it.text).into_iter().map(str::to_owned)),
            (Some(_), Some(it)) => it.text.clone_into(&mut client),
            (_, None) => {}
            // Lines of the profile start like one, continue after a comma, or contain its points.
            _ if n == 0
                || line.trim_end().ends_with([',', '('])
                || one.contains('[')
                || has_abilities(one) =>
            {
                line.push(' ');
                line.push_str(one.trim());
            }
            (_, Some(it)) => say("paste-lost", "text", it.whole),
        }
    }
    let mut top = Section::top();
    top.put("system", SYSTEM);
    let mut of = Section::of("character");
    of.put("name", name.as_str());
    of.put("profile", format!("{name}: {}", headed(line.trim())));
    of.text("client-name", &client.chars().take(NAME).collect::<String>().replace('"', "'"));
    let mut reminders = Vec::new();
    gear.retain(|it| known(offhand::gear(library, it).is_some(), it, &mut reminders));
    spells.retain(|it| known(offhand::magic(library, it, Resource::Mana).is_some(), it, &mut reminders));
    for it in &reminders {
        say("paste-reminder", "name", it);
    }
    // Abilities that the library does not define send the plot leader a note when they are used.
    //= daemmersturm.profile.abilities
    of.list("drawn", gear).list("spells", spells).list("abilities", reminders);
    Some((written(&[top, of]), losses))
}

/// Whether something is known; otherwise it becomes a reminder.
fn known(is_known: bool, text: &str, reminders: &mut Vec<String>) -> bool {
    if !is_known {
        reminders.push(text.chars().take(NAME).collect::<String>().replace('"', "'"));
    }
    is_known
}

/// The start of the values of a profile: `(N=20+3|15`, with or without the parenthesis.
fn values_at(text: &str) -> Option<usize> {
    let starts = text.char_indices().filter(|it| matches!(it.1, 'N' | 'n' | 'F' | 'f' | 'Z' | 'z'));
    let at = starts.map(|it| it.0).find(|&at| {
        let is_word = text[..at].chars().next_back().is_none_or(|it| !it.is_alphanumeric());
        let after = text[at + 1..].trim_start();
        let value = after.strip_prefix(['=', ':']).map(str::trim_start);
        is_word && value.is_some_and(|it| it.starts_with("20"))
    })?;
    let before = text[..at].trim_end();
    Some(before.strip_suffix(['(', '\u{ff08}', '[', '{']).map_or(at, str::len))
}

/// The name on a line, without a time, a title, and the mark that ends it.
fn name_in(line: &str) -> &str {
    let mut name = line.trim();
    loop {
        let before = name;
        name = name.trim_start_matches(|c: char| "#*•>|-–—_ \t".contains(c));
        // A time or a date: digits with colons or dots, in brackets or not.
        let inner = name.strip_prefix(['[', '(', '<']).unwrap_or(name);
        let digits =
            inner.find(|c: char| !(c.is_ascii_digit() || ":./-, ".contains(c))).unwrap_or(inner.len());
        if inner[..digits].chars().filter(char::is_ascii_digit).count() >= 2 {
            name = inner[digits..].trim_start_matches([']', ')', '>']).trim_start();
        }
        for title in TITLES {
            let head: String = name.chars().take(title.chars().count()).collect();
            let rest = &name[head.len()..];
            if folded(&head) == title && rest.starts_with([' ', ':', '-', '–', '\u{ff1a}']) {
                name = rest.trim_start_matches(|c: char| " :-–—\u{ff1a}".contains(c));
            }
        }
        if name == before {
            break;
        }
    }
    name.trim_end_matches(|c: char| " :=-–—|*_\u{ff1a}".contains(c))
}

/// The line with the heading of the abilities, if they follow the life points without it.
fn headed(line: &str) -> String {
    let Some(end) = end_of_life(line) else { return line.to_owned() };
    let (values, rest) = line.split_at(end);
    let abilities = rest.trim_start_matches([',', ';', '.', ' ']);
    let word: String = folded(abilities).chars().take_while(|it| it.is_alphabetic()).collect();
    let is_heading = HEADINGS.iter().any(|it| word.starts_with(it)) || matches!(word.as_str(), "bes" | "bf");
    if word.is_empty() || is_heading || word == "ap" {
        return line.to_owned();
    }
    format!("{values}, Besondere Fähigkeiten: {abilities}")
}

/// The end of `LP 20` or `20 LP`, in bytes.
fn end_of_life(line: &str) -> Option<usize> {
    let mut at = 0;
    for part in line.split_inclusive(|it: char| !it.is_alphabetic()) {
        let word = part.trim_end_matches(|it: char| !it.is_alphabetic());
        let start = at;
        at += part.len();
        if !matches!(folded(word).as_str(), "lp" | "hp" | "lebenspunkte") {
            continue;
        }
        let after = &line[start + word.len()..];
        let number = after.trim_start_matches([' ', ':', '=']);
        let digits = number.bytes().take_while(u8::is_ascii_digit).count();
        if digits > 0 {
            return Some(line.len() - number.len() + digits);
        }
        if line[..start].trim_end().ends_with(|it: char| it.is_ascii_digit()) {
            return Some(start + word.len());
        }
    }
    None
}

fn has_abilities(line: &str) -> bool {
    let line = folded(line);
    line.contains("fähigkeiten") || line.starts_with("lp") || line.contains("lp ")
}
