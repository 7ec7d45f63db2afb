//! The plays that prove the rules, by rule: what `plays/` has, embedded.
//!
//! Only what people do and roll is here. The lines of the log, reasons and statuses are left out, since whatever plays a play
//! makes them anew.
//!
//! ```
//! use schwung_plays::{Showing, of_rule};
//!
//! let Some(Showing { rule, plays }) = of_rule("sotc.attack.tie") else { panic!("there is a play") };
//! assert_eq!(rule, "sotc.attack.tie");
//! assert!(plays[0].text().starts_with("+++"));
//! ```

#![deny(missing_docs)]

use std::{fmt, io::Read as _};

use flate2::read::DeflateDecoder;
use schwung_rulebook::Lang;

include!(concat!(env!("OUT_DIR"), "/plays.rs"));

/// An embedded play.
pub struct Play {
    /// Its folder and file name: `sotc-attack-tie`.
    pub name: &'static str,
    /// Its title in German and in English.
    title: [&'static str; 2],
    /// The language in which it is written: `de` or `en`.
    pub lang: &'static str,
    /// Id of its book.
    pub system: &'static str,
    /// Ids of the rules that it proves.
    pub proves: &'static [&'static str],
    /// Which of them which step shows, as the play itself says: the id and the number of commands, rolls and answers before.
    shows: &'static [(&'static str, usize)],
    /// Number of its commands, rolls and answers.
    pub steps: usize,
    folder: &'static str,
    /// Its place among the plays of its folder, in bytes.
    at: (usize, usize),
}

impl fmt::Debug for Play {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Play").field(&self.name).finish()
    }
}

impl Play {
    /// Its title.
    pub fn title(&self, lang: Lang) -> &'static str {
        match lang {
            Lang::De => self.title[0],
            Lang::En => self.title[1],
        }
    }

    /// The first command, roll or answer that the play itself marks as showing a rule, from 0.
    pub fn marked(&self, rule: &str) -> Option<usize> {
        self.shows.iter().find(|it| it.0 == rule).map(|it| it.1)
    }

    /// The play, without what the rules write themselves.
    pub fn text(&self) -> String {
        let mut all = String::new();
        if let Some((_, compressed)) = FOLDERS.iter().find(|it| it.0 == self.folder) {
            // What is embedded can be read: a test reads each.
            let _ = DeflateDecoder::new(*compressed).read_to_string(&mut all);
        }
        all.get(self.at.0..self.at.1).unwrap_or_default().to_owned()
    }

    /// [`Play::text`] with the title in this language, which is also that of its scene.
    pub fn text_in(&self, lang: Lang) -> String {
        let own = if self.lang == lang.tag() { lang } else { lang.other() };
        let line = |it| format!("\ntitle = {:?}\n", self.title(it));
        self.text().replacen(&line(own), &line(lang), 1)
    }
}

/// The plays that show a rule.
#[derive(Debug)]
pub struct Showing {
    /// The rule that they show: the one that was asked for, or the nearest one that has plays.
    pub rule: &'static str,
    /// The plays, the best one first: one that marks the step at which it shows the rule, then the one that is about the fewest
    /// other rules, and among those the shortest.
    pub plays: Vec<&'static Play>,
}

/// All plays.
pub fn all() -> &'static [Play] {
    PLAYS
}

/// The plays that show a rule. If it has none, those of the first rule that it refers to and that has some, or else of the
/// first one that refers to it. `None` if there is nothing near it.
pub fn of_rule(id: &str) -> Option<Showing> {
    let own = |rule: &'static str| {
        let mut plays: Vec<&'static Play> = PLAYS.iter().filter(|it| it.proves.contains(&rule)).collect();
        plays.sort_by_key(|it| (it.marked(rule).is_none(), it.proves.len(), it.steps));
        (!plays.is_empty()).then_some(Showing { rule, plays })
    };
    let rule = schwung_rulebook::get(id)?;
    let refers =
        schwung_rulebook::all().iter().filter(|it| it.system == rule.system && it.see.contains(&rule.id));
    own(rule.id)
        .or_else(|| rule.see.iter().find_map(|it| own(it)))
        .or_else(|| refers.map(|it| it.id).find_map(own))
}
