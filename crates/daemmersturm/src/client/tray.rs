//! The tray: pasted lines that match a pending roll are assigned to it; all others are kept for manual assignment.

use super::{
    ClientLine, Entered, NotTaken, Origin, ReadLine,
    line::{LineFault, compose},
    read_lines,
};

/// Id of a pending roll, chosen by the caller.
#[derive(
    Clone,
    Copy,
    Debug,
    Default,
    PartialEq,
    Eq,
    Hash,
    PartialOrd,
    Ord,
    serde::Serialize,
    serde::Deserialize,
    schwung_table::Names,
)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct RollId(pub u32);

/// Number of a line in the tray. Numbers are never reused.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord, schwung_table::Names)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct TrayId(pub u32);

schwung_table::written_id!(TrayId(u32) = Tray);

/// A pending roll.
#[derive(Clone, Debug, PartialEq, Eq, Hash, serde::Serialize, serde::Deserialize, schwung_table::Names)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Waiting {
    /// Id of the roll.
    pub roll: RollId,
    /// Id of the rolling character, chosen by the caller. Rolls of one character share it.
    pub who: u32,
    /// The names that the client may print for this roll.
    pub names: Vec<String>,
    /// The lowest possible number.
    pub low: u32,
    /// The highest possible number.
    pub high: u32,
    /// How many numbers the roll still needs.
    pub count: u16,
    /// Whether a number outside the range makes sense, as for damage.
    #[serde(default)]
    pub beyond: bool,
}

impl Waiting {
    /// Whether the line has the expected range.
    pub fn expects(&self, line: &ClientLine) -> bool {
        (line.low, line.high) == (self.low, self.high)
    }

    /// Whether a line of another range can be taken nevertheless: if the number is in the expected range, or if the roll
    /// is an amount.
    //= daemmersturm.dice.paste-matching
    pub fn admits(&self, line: &ClientLine) -> bool {
        let most = if self.beyond { HIGHEST } else { self.high };
        line.number <= most && (self.beyond || line.number >= self.low)
    }

    /// Whether the name on the line is one of those that the client may print for this roll.
    pub fn names(&self, line: &ClientLine) -> bool {
        is_named(line, self)
    }
}

/// The highest number that rules work with.
const HIGHEST: u32 = 100;

/// A line that was assigned to a roll.
#[derive(Clone, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize, schwung_table::Names)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Fitted {
    /// The roll.
    pub roll: RollId,
    /// The number with its origin.
    pub entered: Entered,
    /// The line.
    pub line: ClientLine,
    /// Whether the same line was pasted before without a timestamp. People should check whether it is the same roll.
    pub again: bool,
}

/// The reason why a line stays in the tray.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, Hash, serde::Serialize, serde::Deserialize, schwung_table::Names,
)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Why {
    /// No pending roll matches that name: it is unknown, or the character rolled too early.
    NotWaited,
    /// A roll of that name is pending, but with another range.
    OtherRange,
    /// Two characters have that name.
    TwoOfThatName,
    /// The line matches, but another person has to confirm it first.
    Unconfirmed,
}

impl Why {
    /// Key in the message files.
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
#[derive(Clone, Debug, PartialEq, Eq, Hash, serde::Serialize, serde::Deserialize, schwung_table::Names)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Kept {
    /// Number of the line.
    pub id: TrayId,
    /// The line.
    pub line: ClientLine,
    /// The seat that pasted it.
    pub by: u8,
    /// The reason why the line was not assigned.
    pub why: Why,
    /// Whether the line may answer a later roll of the action during which it was pasted, without being assigned. A later paste
    /// by the same seat ends that.
    pub follows: bool,
}

/// The result of pasting a text.
#[derive(Clone, Debug, Default, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Pasted {
    /// Lines that were assigned to rolls, in order.
    pub fitted: Vec<Fitted>,
    /// Lines that were put into the tray.
    pub kept: Vec<TrayId>,
    /// Indices of lines that had been pasted before.
    pub known: Vec<usize>,
    /// Lines that look like rolls but are not accepted, each with its index in the text.
    pub faults: Vec<(usize, LineFault)>,
}

/// Lines that are not assigned yet, and lines that were pasted before.
#[derive(
    Clone, Debug, Default, PartialEq, Eq, Hash, serde::Serialize, serde::Deserialize, schwung_table::Names,
)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Tray {
    lines: Vec<Kept>,
    next: u32,
    /// Lines seen before, with the highest number of occurrences in one paste, oldest first.
    seen: Vec<(ClientLine, u16)>,
}

/// Maximum number of lines in the tray; the oldest are dropped.
const MOST_LINES: usize = 200;
/// Maximum number of lines remembered to detect repeated pastes.
const MOST_SEEN: usize = 2000;

impl Tray {
    /// The lines in the tray, oldest first.
    pub fn lines(&self) -> &[Kept] {
        &self.lines
    }

    /// Pastes a text: assigns each line to the oldest pending roll with a matching name and range, or puts it into the
    /// tray. `waiting` is ordered by when the rolls were requested, oldest first.
    //= daemmersturm.dice.paste-matching
    pub fn paste(&mut self, text: &str, by: u8, waiting: &[Waiting]) -> Pasted {
        let mut left: Vec<u16> = waiting.iter().map(|it| it.count).collect();
        let mut pasted = Pasted::default();
        let mut now: Vec<(ClientLine, u16)> = Vec::new();
        self.settle_down(by);
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
        // Before the first line that matches a roll, a text contains earlier rolls.
        if pasted.fitted.is_empty() {
            let own = self.lines.iter_mut().filter(|it| pasted.kept.contains(&it.id));
            own.for_each(|it| it.follows = true);
        }
        self.remember(now);
        pasted
    }

    /// Assigns the oldest matching line of the latest paste to a roll that was requested after that paste, for example
    /// the damage roll after the attack roll.
    //= daemmersturm.dice.paste-matching
    pub fn follow_up(&mut self, waiting: &[Waiting]) -> Option<Fitted> {
        let left: Vec<u16> = waiting.iter().map(|it| it.count).collect();
        let mut following = self.lines.iter().enumerate().filter(|(_, it)| it.follows);
        let (at, place) = following.find_map(|(at, it)| Some((at, fit(&it.line, waiting, &left).ok()?)))?;
        let Kept { line, by, .. } = self.lines.remove(at);
        let entered = Entered { number: line.number, origin: Origin::Client, by, confirmed: None };
        Some(Fitted { roll: waiting[place].roll, entered, line, again: false })
    }

    /// Assigns a line of the tray to a roll, regardless of the name on the line. The range must be that of the roll, unless it
    /// is taken `anyway`.
    ///
    /// # Errors
    /// [`NotTaken::Gone`] if the line is not in the tray, [`NotTaken::OtherRoll`] if its range differs.
    //= daemmersturm.dice.paste-matching
    pub fn assign(&mut self, id: TrayId, to: &Waiting, anyway: bool) -> Result<Fitted, NotTaken> {
        let Some(at) = self.lines.iter().position(|it| it.id == id) else { return Err(NotTaken::Gone) };
        let line = &self.lines[at].line;
        if to.count == 0 || !(to.expects(line) || anyway && to.admits(line)) {
            return Err(NotTaken::OtherRoll);
        }
        let Kept { line, by, .. } = self.lines.remove(at);
        let entered = Entered { number: line.number, origin: Origin::Client, by, confirmed: None };
        Ok(Fitted { roll: to.roll, entered, line, again: false })
    }

    /// Removes a line from the tray.
    ///
    /// # Errors
    /// [`NotTaken::Gone`] if the line is not in the tray.
    pub fn discard(&mut self, id: TrayId) -> Result<ClientLine, NotTaken> {
        let at = self.lines.iter().position(|it| it.id == id).ok_or(NotTaken::Gone)?;
        Ok(self.lines.remove(at).line)
    }

    /// The lines with the range of a roll: those with the right name first, then the latest first.
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

    /// Keeps a matching line until another person confirms it.
    //= daemmersturm.dice.trust
    pub fn hold(&mut self, line: ClientLine, by: u8) -> Kept {
        let id = self.keep(line.clone(), by, Why::Unconfirmed, false);
        Kept { id, line, by, why: Why::Unconfirmed, follows: false }
    }

    /// Applies the result of [`Tray::paste`]: the lines that were assigned to rolls and those that are kept.
    pub fn take_in(&mut self, by: u8, fitted: &[ClientLine], kept: &[Kept]) {
        self.settle_down(by);
        // Lines seen before are in neither list, so each of these counts as one more occurrence.
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

    /// Removes a line from the tray if it is there.
    pub fn forget(&mut self, id: TrayId) {
        self.lines.retain(|it| it.id != id);
    }

    /// The lines of the latest pastes that match the pending roll as a follow-up, oldest first.
    //= daemmersturm.dice.paste-matching
    pub fn following<'a>(&'a self, waiting: &'a Waiting) -> impl Iterator<Item = &'a Kept> {
        let fits = |it: &&Kept| fit(&it.line, std::slice::from_ref(waiting), &[waiting.count]).is_ok();
        self.lines.iter().filter(|it| it.follows).filter(fits)
    }

    /// Once a seat pastes other lines, its earlier ones no longer follow up automatically and have to be assigned.
    fn settle_down(&mut self, by: u8) {
        self.lines.iter_mut().filter(|it| it.by == by).for_each(|it| it.follows = false);
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

/// Counts how often this line has occurred in the current paste, from 1.
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

/// Returns whether this line was pasted before. Without a timestamp, this cannot be determined. Two rolls may fall within one
/// second but not within one millisecond, so an identical line with fractions of a second is the same roll.
fn is_used(line: &ClientLine, nth: u16, before: u16) -> bool {
    match &line.stamp {
        None => false,
        Some(stamp) if is_exact(stamp) => nth.max(before + 1) > 1,
        Some(_) => nth <= before,
    }
}

/// Returns whether the timestamp contains fractions of a second.
fn is_exact(stamp: &str) -> bool {
    let time = stamp.rsplit(':').next().unwrap_or_default();
    time.split_once('.').is_some_and(|(_, fraction)| fraction.starts_with(|c: char| c.is_ascii_digit()))
}

/// Index of the oldest pending roll that the line matches.
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

/// Returns whether the name on the line matches the pending roll. The realm is optional; case and the encoding of
/// accents are ignored.
fn is_named(line: &ClientLine, waiting: &Waiting) -> bool {
    let fold = |it: &str| compose(it.trim()).to_lowercase().replace(' ', "");
    let name = fold(&line.name);
    let whole = line.realm.as_ref().map(|realm| format!("{name}-{}", fold(realm)));
    waiting.names.iter().map(|it| fold(it)).any(|wanted| {
        if whole.as_ref() == Some(&wanted) {
            return true;
        }
        match wanted.split_once('-') {
            // If both contain a realm, the realms must match.
            Some((wanted, _)) => line.realm.is_none() && wanted == name,
            None => wanted == name,
        }
    })
}
