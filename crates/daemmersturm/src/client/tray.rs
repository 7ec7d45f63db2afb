//! The tray: lines that fit go to the roll that waits for them, the rest is kept for people to assign.

use super::{
    ClientLine, Entered, NotTaken, Origin, ReadLine,
    line::{LineFault, compose},
    read_lines,
};

/// A waiting roll by the number that whoever asks has given it.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord, serde::Serialize, serde::Deserialize,
)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct RollId(pub u32);

/// A line in the tray by number; numbers are never used again.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord, serde::Serialize, serde::Deserialize,
)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct TrayId(pub u32);

/// A roll that is waited for.
#[derive(Clone, Debug, PartialEq, Eq, Hash, serde::Serialize, serde::Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Waiting {
    /// Its number.
    pub roll: RollId,
    /// Who rolls, by any number: rolls of one character have the same.
    pub who: u32,
    /// The names under which the client knows whoever rolls.
    pub names: Vec<String>,
    /// The lowest number.
    pub low: u32,
    /// The highest.
    pub high: u32,
    /// How many numbers are wanted.
    pub count: u16,
}

/// A line that went to a roll.
#[derive(Clone, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Fitted {
    /// The roll.
    pub roll: RollId,
    /// The number.
    pub entered: Entered,
    /// The line.
    pub line: ClientLine,
    /// Was the same line, without a time, pasted before? People should look whether it is the same roll.
    pub again: bool,
}

/// Why a line stays in the tray.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, serde::Serialize, serde::Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Why {
    /// Nobody by that name is known to the waiting rolls: an unknown name, or somebody who rolled too early.
    NotWaited,
    /// A roll of that name waits, but for another range.
    OtherRange,
    /// Two characters bear that name: who is meant?
    TwoOfThatName,
    /// It fits, and somebody else has to confirm it first.
    Unconfirmed,
}

impl Why {
    /// Its name in messages.
    pub fn key(self) -> &'static str {
        match self {
            Why::NotWaited => "not-waited",
            Why::OtherRange => "other-range",
            Why::TwoOfThatName => "two-of-that-name",
            Why::Unconfirmed => "unconfirmed",
        }
    }
}

/// A line in the tray.
#[derive(Clone, Debug, PartialEq, Eq, Hash, serde::Serialize, serde::Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Kept {
    /// Its number.
    pub id: TrayId,
    /// The line.
    pub line: ClientLine,
    /// Who pasted it.
    pub by: u8,
    /// Why it fits nothing.
    pub why: Why,
    /// Did a line before it in the same text fit? Then it goes on to what is asked next.
    pub follows: bool,
}

/// What became of a pasted text.
#[derive(Clone, Debug, Default, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Pasted {
    /// Lines that went to rolls, in their order.
    pub fitted: Vec<Fitted>,
    /// Lines that went to the tray.
    pub kept: Vec<TrayId>,
    /// Lines that had been pasted before, by their place in the text.
    pub known: Vec<usize>,
    /// Lines that look like rolls and are none, by their place in the text.
    pub faults: Vec<(usize, LineFault)>,
}

/// Lines that fit nothing yet, and what was pasted before.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, serde::Serialize, serde::Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Tray {
    lines: Vec<Kept>,
    next: u32,
    /// Lines that were seen, and how often at once, the oldest first.
    seen: Vec<(ClientLine, u16)>,
}

/// The tray keeps so many lines; the oldest go first.
const MOST_LINES: usize = 200;
/// So many lines are remembered, so that none is used twice.
const MOST_SEEN: usize = 2000;

impl Tray {
    /// The lines, the oldest first.
    pub fn lines(&self) -> &[Kept] {
        &self.lines
    }

    /// Takes a pasted text: each line goes to the oldest roll that waits for its name and range, or into the tray.
    /// `waiting` is in the order in which the rolls were asked for, the oldest first.
    //= daemmersturm.dice.paste-matching
    pub fn paste(&mut self, text: &str, by: u8, waiting: &[Waiting]) -> Pasted {
        let mut left: Vec<u16> = waiting.iter().map(|it| it.count).collect();
        let mut pasted = Pasted::default();
        let mut now: Vec<(ClientLine, u16)> = Vec::new();
        // What was pasted before is not for what is asked from now on, unless somebody assigns it.
        self.lines.iter_mut().for_each(|it| it.follows = false);
        for ReadLine { at, roll } in read_lines(text) {
            let line = match roll {
                Ok(line) => line,
                Err(fault) => {
                    pasted.faults.push((at, fault));
                    continue;
                }
            };
            let nth = count(&mut now, &line);
            let before = self.seen.iter().find(|(it, _)| *it == line).map_or(0, |it| it.1);
            if is_used(&line, nth, before) {
                pasted.known.push(at);
                continue;
            }
            match fit(&line, waiting, &left) {
                Ok(place) => {
                    left[place] -= 1;
                    let entered =
                        Entered { number: line.number, origin: Origin::Client, by, confirmed: None };
                    let again = line.stamp.is_none() && before > 0;
                    pasted.fitted.push(Fitted { roll: waiting[place].roll, entered, line, again });
                }
                Err(why) => {
                    let follows = !pasted.fitted.is_empty();
                    pasted.kept.push(self.keep(line, by, why, follows));
                }
            }
        }
        self.remember(now);
        pasted
    }

    /// A further roll is asked for, after a paste that answered the one before: the damage after the attack. The
    /// oldest line of that paste that fits goes to it.
    //= daemmersturm.dice.paste-matching
    pub fn follow_up(&mut self, waiting: &[Waiting]) -> Option<Fitted> {
        let left: Vec<u16> = waiting.iter().map(|it| it.count).collect();
        let mut following = self.lines.iter().enumerate().filter(|(_, it)| it.follows);
        let (at, place) = following.find_map(|(at, it)| Some((at, fit(&it.line, waiting, &left).ok()?)))?;
        let Kept { line, by, .. } = self.lines.remove(at);
        let entered = Entered { number: line.number, origin: Origin::Client, by, confirmed: None };
        Some(Fitted { roll: waiting[place].roll, entered, line, again: false })
    }

    /// Gives a line of the tray to a roll, whoever's name stands on it. Its range must be the one that is wanted.
    ///
    /// # Errors
    /// [`NotTaken::Gone`], or [`NotTaken::OtherRoll`] where another range was rolled.
    //= daemmersturm.dice.paste-matching
    pub fn assign(&mut self, id: TrayId, to: &Waiting) -> Result<Fitted, NotTaken> {
        let Some(at) = self.lines.iter().position(|it| it.id == id) else { return Err(NotTaken::Gone) };
        let line = &self.lines[at].line;
        if to.count == 0 || (line.low, line.high) != (to.low, to.high) {
            return Err(NotTaken::OtherRoll);
        }
        let Kept { line, by, .. } = self.lines.remove(at);
        let entered = Entered { number: line.number, origin: Origin::Client, by, confirmed: None };
        Ok(Fitted { roll: to.roll, entered, line, again: false })
    }

    /// Throws a line away.
    ///
    /// # Errors
    /// [`NotTaken::Gone`].
    pub fn discard(&mut self, id: TrayId) -> Result<ClientLine, NotTaken> {
        let at = self.lines.iter().position(|it| it.id == id).ok_or(NotTaken::Gone)?;
        Ok(self.lines.remove(at).line)
    }

    /// The lines that could go to a roll: same range, the right name first, then the latest.
    pub fn suits<'a>(&'a self, waiting: &'a Waiting) -> Vec<&'a Kept> {
        let mut lines: Vec<&Kept> = self
            .lines
            .iter()
            .rev()
            .filter(|it| (it.line.low, it.line.high) == (waiting.low, waiting.high))
            .collect();
        lines.sort_by_key(|it| !is_named(&it.line, waiting));
        lines
    }

    /// Keeps a line that fits until somebody else confirms it.
    //= daemmersturm.dice.trust
    pub fn hold(&mut self, line: ClientLine, by: u8) -> Kept {
        let id = self.keep(line.clone(), by, Why::Unconfirmed, false);
        Kept { id, line, by, why: Why::Unconfirmed, follows: false }
    }

    /// Takes in what became of a pasted text, as [`Tray::paste`] has found it: the lines that went to rolls, and those
    /// that are kept.
    pub fn take_in(&mut self, fitted: &[ClientLine], kept: &[Kept]) {
        self.lines.iter_mut().for_each(|it| it.follows = false);
        // What was seen before is not among them, so these come on top.
        for line in fitted.iter().chain(kept.iter().map(|it| &it.line)) {
            match self.seen.iter_mut().find(|(it, _)| it == line) {
                Some(seen) => seen.1 = seen.1.saturating_add(1),
                None => self.seen.push((line.clone(), 1)),
            }
        }
        let over = self.seen.len().saturating_sub(MOST_SEEN);
        self.seen.drain(..over);
        for it in kept {
            self.next = self.next.max(it.id.0.wrapping_add(1));
            self.lines.push(it.clone());
        }
        let over = self.lines.len().saturating_sub(MOST_LINES);
        self.lines.drain(..over);
    }

    /// A line is not kept any more.
    pub fn forget(&mut self, id: TrayId) {
        self.lines.retain(|it| it.id != id);
    }

    /// The oldest line of the latest paste that goes on to what waits now.
    //= daemmersturm.dice.paste-matching
    pub fn following(&self, waiting: &Waiting) -> Option<&Kept> {
        let waiting = std::slice::from_ref(waiting);
        let left = [waiting[0].count];
        self.lines.iter().find(|it| it.follows && fit(&it.line, waiting, &left).is_ok())
    }

    fn keep(&mut self, line: ClientLine, by: u8, why: Why, follows: bool) -> TrayId {
        let id = TrayId(self.next);
        self.next = self.next.wrapping_add(1);
        self.lines.push(Kept { id, line, by, why, follows });
        if self.lines.len() > MOST_LINES {
            self.lines.remove(0);
        }
        id
    }

    fn remember(&mut self, now: Vec<(ClientLine, u16)>) {
        for (line, times) in now {
            match self.seen.iter_mut().find(|(it, _)| *it == line) {
                Some(seen) => seen.1 = seen.1.max(times),
                None => self.seen.push((line, times)),
            }
        }
        let over = self.seen.len().saturating_sub(MOST_SEEN);
        self.seen.drain(..over);
    }
}

/// Which of the same lines in one paste this is, from 1.
fn count(now: &mut Vec<(ClientLine, u16)>, line: &ClientLine) -> u16 {
    match now.iter_mut().find(|(it, _)| it == line) {
        Some(seen) => {
            seen.1 = seen.1.saturating_add(1);
            seen.1
        }
        None => {
            now.push((line.clone(), 1));
            1
        }
    }
}

/// Was this line used before? Without a time nobody can tell. Two rolls may fall in one second, and none in one
/// thousandth: there, the same line is the same roll.
fn is_used(line: &ClientLine, nth: u16, before: u16) -> bool {
    match &line.stamp {
        None => false,
        Some(stamp) if is_exact(stamp) => nth.max(before + 1) > 1,
        Some(_) => nth <= before,
    }
}

/// Does the time name fractions of a second?
fn is_exact(stamp: &str) -> bool {
    let time = stamp.rsplit(':').next().unwrap_or_default();
    time.split_once('.').is_some_and(|(_, fraction)| fraction.starts_with(|c: char| c.is_ascii_digit()))
}

/// The place of the oldest roll that the line fits.
fn fit(line: &ClientLine, waiting: &[Waiting], left: &[u16]) -> Result<usize, Why> {
    let open = || waiting.iter().zip(left).enumerate().filter(|(_, (_, left))| **left > 0);
    let mut named = open().filter(|(_, (it, _))| is_named(line, it));
    let mut fits =
        open().filter(|(_, (it, _))| is_named(line, it) && (it.low, it.high) == (line.low, line.high));
    let Some((place, (first, _))) = fits.next() else {
        return Err(if named.next().is_some() { Why::OtherRange } else { Why::NotWaited });
    };
    if fits.any(|(_, (it, _))| it.who != first.who) {
        return Err(Why::TwoOfThatName);
    }
    Ok(place)
}

/// Is the line by whoever is waited for? With or without the realm; capitals and the way accents are written do not
/// matter.
fn is_named(line: &ClientLine, waiting: &Waiting) -> bool {
    let fold = |it: &str| compose(it.trim()).to_lowercase().replace(' ', "");
    let name = fold(&line.name);
    let whole = line.realm.as_ref().map(|realm| format!("{name}-{}", fold(realm)));
    waiting.names.iter().map(|it| fold(it)).any(|wanted| {
        if whole.as_ref() == Some(&wanted) {
            return true;
        }
        match wanted.split_once('-') {
            // A realm that both name must be the same.
            Some((wanted, _)) => line.realm.is_none() && wanted == name,
            None => wanted == name,
        }
    })
}
