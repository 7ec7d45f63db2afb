//! Ongoing activities of characters, that is, carrying, climbing and channelling, and their marks.

use schwung_daemmersturm::{
    ActorId, Aim, Burden, Channel, Climb, ClimbTerms, FreeMark, ItemId, Length, Load, MOST_MARKS, Obstacle,
    Size, State, Wording, library::List,
};
use schwung_files::kit::{MISSING_KEY, Node, Problem, Span, TOO_MANY, Table, folded, nearest};

use super::{library::Entry, make::Making, phrase::length_at, words::Worded};

/// Error: the file already contains the same.
const TWICE: &str = "ds-twice";
/// Error: two keys exclude each other.
const EITHER: &str = "ds-either";
/// Error: no item has this name.
const UNKNOWN_ITEM: &str = "ds-unknown-item";
/// Error: the item is not heavy, so it cannot be carried like a body.
const NOT_HEAVY: &str = "ds-not-heavy";
/// Error: nothing is left of the obstacle.
const NOTHING_LEFT: &str = "ds-nothing-left";
/// Error: the spell is cast without channelling.
const AT_ONCE: &str = "ds-at-once";

/// All activities of the file.
#[derive(Default)]
pub(super) struct Doings {
    loads: Vec<Load>,
    climbs: Vec<Climb>,
    channels: Vec<Channel>,
}

impl Doings {
    pub(super) fn into_state(self, state: &mut State) {
        state.loads = self.loads;
        state.climbs = self.climbs;
        state.channels = self.channels;
    }
}

impl Making<'_, '_> {
    pub(super) fn doings(&mut self, file: &Table<'_>) -> Doings {
        let mut all = Doings::default();
        for it in file.tables("load") {
            self.load(it, &mut all);
        }
        for it in file.tables("climb") {
            self.climb(it, &mut all);
        }
        for it in file.tables("channel") {
            self.channel(it, &mut all);
        }
        all
    }

    /// Reads the public and secret marks of a character.
    pub(super) fn marks(&mut self, from: &Table<'_>, on: ActorId) -> Vec<FreeMark> {
        let mut own: Vec<FreeMark> = Vec::new();
        for (key, secret) in [("marks", false), ("secret-marks", true)] {
            for (words, span) in from.list(key).iter().filter_map(Node::text) {
                let text = Wording::new(words);
                if own.iter().any(|it| it.text == text) {
                    self.report.add(span, Problem::error(TWICE).arg("name", words));
                } else if own.len() >= MOST_MARKS {
                    let problem = Problem::error(TOO_MANY).arg("key", key).arg("count", own.len() + 1);
                    self.report.add(span, problem.arg("most", MOST_MARKS));
                    return own;
                } else {
                    own.push(FreeMark { on, text, secret });
                }
            }
        }
        own
    }

    /// Reads bearers and their loads.
    //= daemmersturm.carry.lift-separate
    fn load(&mut self, from: &Table<'_>, all: &mut Doings) {
        let mut by = Vec::new();
        for (name, span) in from.list("by").iter().filter_map(Node::text) {
            match self.find(name, span) {
                Some(who) if by.contains(&who) => {
                    self.report.add(span, Problem::error(TWICE).arg("name", name));
                }
                found => by.extend(found),
            }
        }
        let Some((key, (name, span))) = self.one_of(from, ["body", "item"]) else { return };
        let what = match key {
            "body" => self.find(name, span).map(Burden::Body),
            _ => self.heavy(name, span).map(Burden::Thing),
        };
        let Some(what) = what else { return };
        if by.iter().any(|it| what == Burden::Body(*it)) {
            self.with_oneself(name, span);
        } else if all.loads.iter().any(|it| it.what == what) {
            self.report.add(span, Problem::error(TWICE).arg("name", name));
        } else if !by.is_empty() {
            let size = Size::at(from, "size").unwrap_or_default();
            all.loads.push(Load { by, what, size, lifted: from.number("round").unwrap_or(0) });
        }
    }

    /// Returns which of two exclusive keys is present, with its text.
    fn one_of<'t>(
        &mut self,
        from: &'t Table<'_>,
        keys: [&'static str; 2],
    ) -> Option<(&'static str, (&'t str, &'t Span))> {
        match keys.map(|key| from.text(key)) {
            [Some(_), Some((_, span))] => {
                let problem = Problem::error(EITHER).arg("key", keys[0]).arg("other", keys[1]);
                self.report.add(span, problem);
                None
            }
            [Some(it), None] => Some((keys[0], it)),
            [None, Some(it)] => Some((keys[1], it)),
            [None, None] => {
                // A key with an invalid value was already reported.
                if !keys.iter().any(|key| from.names(key)) {
                    self.report.add(&from.span, Problem::error(MISSING_KEY).arg("key", keys[0]));
                }
                None
            }
        }
    }

    /// Finds the heavy item with this name.
    //= daemmersturm.carry.heavy-items
    fn heavy(&mut self, name: &str, span: &Span) -> Option<ItemId> {
        let wanted = folded(name);
        let named = || self.items.iter().filter(|it| folded(it.label.as_str()) == wanted);
        if let Some(item) = named().find(|it| it.heavy) {
            return Some(item.id);
        }
        let problem = if named().next().is_some() {
            Problem::error(NOT_HEAVY).arg("name", name)
        } else {
            let names: Vec<String> =
                self.items.iter().filter(|it| it.heavy).map(|it| it.label.to_string()).collect();
            let suggestion = nearest(name, names.iter().map(String::as_str)).map(str::to_owned);
            let problem = Problem::error(UNKNOWN_ITEM).arg("name", name).allowed(names);
            Problem { suggestion, ..problem }
        };
        self.report.add(span, problem);
        None
    }

    /// Reads climbers with their obstacles and the remaining heights.
    //= daemmersturm.climb.stages
    fn climb(&mut self, from: &Table<'_>, all: &mut Doings) {
        let who = self.actor_at(from, "who");
        let Some((key, (word, span))) = self.one_of(from, ["obstacle", "creature"]) else { return };
        let obstacle = match key {
            "obstacle" => Obstacle::of(word),
            _ => self.find(word, span).map(Obstacle::Creature),
        };
        let (Some(who), Some(obstacle)) = (who, obstacle) else { return };
        let left = from.get("left").and_then(length_at).unwrap_or_default();
        let is_creature = matches!(obstacle, Obstacle::Creature(_));
        if obstacle == Obstacle::Creature(who) {
            return self.with_oneself(word, span);
        }
        if !is_creature && left == Length(0) {
            let span = from.get("left").map_or(&from.span, |it| &it.span);
            return self.report.add(span, Problem::error(NOTHING_LEFT));
        }
        if all.climbs.iter().any(|it| it.who == who) {
            return self.twice(from, "who");
        }
        let reached = is_creature && left == Length(0);
        let pinned = from.flag("pinned");
        all.climbs.push(Climb { who, obstacle, left, reached, pinned, terms: terms(from) });
    }

    /// Reads channelling characters with their spells and numbers of turns.
    //= daemmersturm.magic.channel-time
    fn channel(&mut self, from: &Table<'_>, all: &mut Doings) {
        let by = self.actor_at(from, "by");
        let Some((name, span)) = from.text("spell") else { return };
        let found = self.data.wanted(self.report, (name, span), &[List::Spells]);
        let (Some(by), Some(Entry::Spell(spell))) = (by, found) else { return };
        let usual = self.data.library.spell(spell).map_or(0, |it| it.channel);
        let needed = from.number("needed").unwrap_or(usual);
        if needed == 0 {
            return self.report.add(span, Problem::error(AT_ONCE).arg("name", name));
        }
        if all.channels.iter().any(|it| it.by == by) {
            return self.twice(from, "by");
        }
        let turns = from.number("turns").unwrap_or(1).min(needed);
        all.channels.push(Channel { by, spell, turns, needed, aim: Aim::default() });
    }

    /// Reports that the character of this key already occurs in such a table.
    fn twice(&mut self, from: &Table<'_>, key: &str) {
        if let Some((name, span)) = from.text(key) {
            self.report.add(span, Problem::error(TWICE).arg("name", name));
        }
    }
}

/// Reads the circumstances of a climb.
//= daemmersturm.climb.mod.more
fn terms(from: &Table<'_>) -> ClimbTerms {
    let mut fails = [0; 3];
    for (fail, node) in fails.iter_mut().zip(from.list("fails")) {
        *fail = node.number().unwrap_or(0);
    }
    ClimbTerms {
        weather: from.flag("weather"),
        hostile: from.flag("hostile"),
        throw_off: from.flag("throw-off"),
        fails,
        rope: from.flag("rope"),
        gear: from.flag("gear"),
        first: from.number("first-aids").unwrap_or(0),
        any: from.number("any-aids").unwrap_or(0),
    }
}
