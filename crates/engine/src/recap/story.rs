//! The scenes and fights of an evening, with their turning points.

use std::{
    collections::{BTreeMap, BTreeSet},
    ops::Range,
};

use schwung_views::{
    BeatKind,
    wire::{Line, LineKind},
};

use crate::actor::plain;

/// Maximum number of turning points of a fight.
const MOST_OF_FIGHT: usize = 6;
/// Maximum number of them between fights.
const MOST_BETWEEN: usize = 4;
/// Minimum weight of a turning point of a fight.
const LEAST_IN_FIGHT: u8 = 2;
/// The weight of what people chose to keep, which is always told.
pub(super) const KEPT: u8 = u8::MAX;
/// Lines of at least this weight are told even if the same action had a weightier result.
const ALWAYS: u8 = 5;

/// A scene or a fight.
#[derive(Clone, Debug, Default)]
pub(super) struct Part {
    /// Number of the fight, from 1, if it is one.
    pub(super) fight: Option<u32>,
    /// Number of the scene, from 1.
    pub(super) scene: u32,
    /// What is at stake.
    pub(super) stake: String,
    /// Number of rounds.
    pub(super) rounds: u32,
    /// Whether the fight is over.
    pub(super) is_over: bool,
    /// Who is out, and whether on their own terms.
    pub(super) out: BTreeMap<u8, bool>,
    /// The characters who took part.
    pub(super) cast: BTreeSet<u8>,
    /// The indices of its lines.
    pub(super) lines: Vec<usize>,
    /// The candidates for turning points.
    moments: Vec<Moment>,
}

/// A candidate for a turning point.
#[derive(Clone, Debug)]
struct Moment {
    /// Index of its line.
    line: usize,
    /// The action that it belongs to.
    act: Option<u64>,
    weight: u8,
    /// Whether it says that its character is out.
    is_out: bool,
}

/// The scenes and fights in some lines. Earlier lines only tell in which scene and fight these begin.
pub(super) fn parts(lines: &[Line], range: Range<usize>) -> Vec<Part> {
    let mut story = Story { lines, parts: Vec::new(), now: Part { scene: 1, ..Part::default() }, fights: 0 };
    for (at, line) in lines.iter().enumerate().take(range.end) {
        if at == range.start {
            story.parts.clear();
            story.now.lines.clear();
            story.now.moments.clear();
        }
        story.see(at, line);
    }
    story.close();
    story.parts
}

struct Story<'l> {
    lines: &'l [Line],
    parts: Vec<Part>,
    /// The one that is going on.
    now: Part,
    /// Number of fights so far.
    fights: u32,
}

impl Story<'_> {
    fn see(&mut self, at: usize, line: &Line) {
        let beat = line.beat.as_ref();
        if let Some(BeatKind::FightBegan) = beat.map(|it| &it.kind) {
            self.close();
            self.fights += 1;
            self.now.fight = Some(self.fights);
            self.now.rounds = 1;
            self.now.stake = beat.map_or_else(String::new, |it| it.words.clone());
        }
        self.now.lines.push(at);
        self.now.cast.extend(line.actor.map(plain::<u8>));
        let is_said = beat.is_some_and(|it| it.kind == BeatKind::Said);
        let least = match (&line.kept, self.now.fight) {
            (Some(_), _) if !is_said => KEPT,
            // Without a fight, results are what there is to tell.
            (_, None) if line.kind == LineKind::Result => 1,
            _ => 0,
        };
        let Some(beat) = beat else {
            self.push(at, line, least, false);
            return;
        };
        let mut is_out = false;
        match beat.kind {
            BeatKind::Round { number } => self.now.rounds = number,
            BeatKind::FightEnded => self.now.is_over = true,
            BeatKind::Out | BeatKind::Conceded => is_out = self.out(line, beat.weight, &beat.kind),
            BeatKind::Back => self.back(line, beat.weight),
            BeatKind::Undone => self.undone(line),
            BeatKind::FightBegan
            | BeatKind::SceneEnded
            | BeatKind::Turn
            | BeatKind::Won
            | BeatKind::Lost
            | BeatKind::Reworded { .. }
            | BeatKind::Handout { .. }
            | BeatKind::Words => {}
            // Quotes are listed separately.
            BeatKind::Said => return,
        }
        let worth = if self.now.fight.is_some() { LEAST_IN_FIGHT } else { 1 };
        let weight = if beat.weight >= worth { beat.weight } else { 0 };
        self.push(at, line, weight.max(least), is_out);
        if matches!(beat.kind, BeatKind::FightEnded | BeatKind::SceneEnded) {
            self.close();
        }
        if beat.kind == BeatKind::SceneEnded {
            self.now.scene += 1;
        }
    }

    /// Adds a line as a candidate for a turning point, unless it has no weight.
    fn push(&mut self, at: usize, line: &Line, weight: u8, is_out: bool) {
        if weight > 0 {
            self.now.moments.push(Moment { line: at, act: line.act, weight, is_out });
        }
    }

    /// Notes that somebody is out. Returns whether that is worth telling.
    fn out(&mut self, line: &Line, weight: u8, kind: &BeatKind) -> bool {
        let Some(actor) = line.actor else { return false };
        if weight > 0 {
            // They were out in another way before.
            self.drop(|it, of| it.is_out && of.actor == Some(actor));
        }
        self.now.out.insert(plain(actor), *kind == BeatKind::Conceded);
        weight > 0
    }

    /// Notes that somebody is back; without weight, they were never out.
    fn back(&mut self, line: &Line, weight: u8) {
        let Some(actor) = line.actor else { return };
        self.now.out.remove(&plain(actor));
        if weight == 0 {
            self.drop(|it, of| it.is_out && of.actor == Some(actor));
        }
    }

    /// Drops what the last action with a candidate about the character of the line did to that character.
    fn undone(&mut self, line: &Line) {
        let lines = self.lines;
        let Some(actor) = line.actor else { return };
        let last = self.now.moments.iter().rev().find(|it| lines[it.line].actor == Some(actor));
        let Some(act) = last.map(|it| it.act) else { return };
        if self.now.moments.iter().any(|it| it.is_out && lines[it.line].actor == Some(actor)) {
            self.now.out.remove(&plain(actor));
        }
        self.drop(|it, of| of.actor == Some(actor) && it.act == act);
    }

    fn drop(&mut self, which: impl Fn(&Moment, &Line) -> bool) {
        let lines = self.lines;
        self.now.moments.retain(|it| !which(it, &lines[it.line]));
    }

    /// Ends the part that is going on.
    fn close(&mut self) {
        let next = Part { scene: self.now.scene, ..Part::default() };
        let part = std::mem::replace(&mut self.now, next);
        if !part.lines.is_empty() {
            self.parts.push(part);
        }
    }
}

impl Part {
    /// The indices of the lines that say what mattered, in order.
    pub(super) fn moments(&self, lines: &[Line]) -> Vec<usize> {
        let most = if self.fight.is_some() { MOST_OF_FIGHT } else { MOST_BETWEEN };
        let mut all = self.moments.clone();
        // One line is enough for the result of an action, unless it had several important ones.
        all.retain(|it| {
            let same = |other: &&Moment| it.act.is_some() && other.act == it.act && other.line != it.line;
            let heavier = |other: &Moment| (other.weight, it.line) > (it.weight, other.line);
            it.weight >= ALWAYS || !self.moments.iter().filter(same).any(heavier)
        });
        all.sort_by_key(|it| (u8::MAX - it.weight, it.line));
        // The same text may occur many times.
        let mut texts = BTreeSet::new();
        all.retain(|it| it.weight == KEPT || texts.insert(&lines[it.line].text));
        let kept = all.iter().filter(|it| it.weight == KEPT).count();
        all.truncate(most.max(kept));
        let mut moments: Vec<usize> = all.into_iter().map(|it| it.line).collect();
        moments.sort_unstable();
        moments
    }
}
