//! Lines about changes of the table itself.

use schwung_log::{Audience, Clock, DiceMode, Fighting, Handout, HouseEvent, Kept, Origin, Policy, Told};
use schwung_rulebook::Lang;
use schwung_table::{Asking, Seat};

use super::{clock_line, dice, line, name, who};
use crate::{
    Beat, BeatKind, Look,
    wire::{Line, LineKind},
};

/// The line of an event of the record `seq`; `None` if this viewer may not see it.
pub(super) fn told<S: Kept>(look: Look<'_, S>, event: &HouseEvent, seq: u64) -> Option<Line> {
    let it = Telling { look, seq };
    match event {
        // Seats.
        HouseEvent::Joined { seat, name } => it.by(*seat, "line-joined", &[("seat", name)]),
        HouseEvent::Left { seat } => it.seat("line-left", *seat),
        HouseEvent::Kicked { seat } => it.seat("line-kicked", *seat),
        HouseEvent::Renamed { seat, name } if seat.is_gm() => {
            it.by(*seat, "line-renamed-gm", &[("seat", name)])
        }
        HouseEvent::Renamed { seat, name } => {
            it.by(*seat, "line-renamed", &[("number", &seat.0.to_string()), ("seat", name)])
        }
        HouseEvent::SeatAdded { name } => it.say("line-seat-added", &[("seat", name)]),
        HouseEvent::Absent { seat, absent: true } => it.seat("line-absent", *seat),
        HouseEvent::Absent { seat, absent: false } => it.seat("line-back", *seat),
        HouseEvent::HandedOver { to: _ } => it.say("line-handed-over", &[("seat", &who(look, Seat::GM))]),

        // Settings of the table.
        HouseEvent::Locked(locked) => it.either(*locked, "line-locked", "line-unlocked"),
        HouseEvent::Assigned(assigned) => it.either(*assigned, "line-assigned", "line-chosen"),
        HouseEvent::Paused(paused) => it.either(*paused, "line-paused", "line-goes-on"),
        // The line does not reveal who it was.
        HouseEvent::XCard(lies) => it.either(*lies, "line-x-card", "line-x-card-gone"),
        HouseEvent::Titled(title) => it.say("line-titled", &[("title", title)]),
        HouseEvent::Safety(_) => it.say("line-safety", &[]),
        HouseEvent::Dice(mode) => it.say(table_dice(*mode), &[]),
        HouseEvent::Asking(asking) => it.say(table_asks(*asking), &[]),
        HouseEvent::NoCoach(no) => it.either(*no, "line-no-coach", "line-coach-allowed"),
        HouseEvent::WhatIf(what_if) => it.say("line-what-if", &[("title", &what_if.title)]),
        HouseEvent::WhatIfKept(kept) => it.either(*kept, "line-what-if-kept", "line-what-if-unkept"),
        HouseEvent::Plain(plain) => it.either(*plain, "line-plain", "line-rules"),
        HouseEvent::Approval(on) => it.either(*on, "line-approval", "line-no-approval"),

        // Settings of seats.
        HouseEvent::SeatDice { seat, mode } => it.seat(seat_dice(*mode), *seat),
        HouseEvent::Prompt { seat, kind, policy } => it.prompt(*seat, kind, *policy),
        HouseEvent::Habit { seat, habit, value } => it.habit(*seat, habit, *value),
        HouseEvent::Coach { seat, on } => {
            it.private(*seat, if *on { "line-coach" } else { "line-coach-off" }, &[])
        }

        // Characters.
        HouseEvent::HandedIn { new, instead: _ } => it.waiting(new.seat, "line-handed-in", &new.name, ""),
        HouseEvent::SentBack { id: _, seat, name, remarks } => {
            it.waiting(*seat, "line-sent-back", name, remarks)
        }
        HouseEvent::Withdrawn { id: _, seat, name } => it.waiting(*seat, "line-withdrawn", name, ""),
        HouseEvent::Approved { id: _, seat, name } => it.waiting(*seat, "line-approved", name, ""),
        HouseEvent::Advanced { actor: _, seat, name, why, de, en } => {
            it.advanced(*seat, name, why, if look.lang() == Lang::De { de } else { en })
        }
        HouseEvent::LetPlay { actor: _, seat, name, habit, open } => it.let_play(*seat, name, habit, *open),
        HouseEvent::Fights { actor: _, seat, name, how } => it.fights(*seat, name, how),

        // What the game master prepares.
        HouseEvent::Shelved(item) => it.secret("line-shelved", &[("name", &item.name)]),
        HouseEvent::Unshelved { id: _ } => it.secret("line-unshelved", &[]),
        HouseEvent::HandedOut(handout) => it.handout(handout),
        HouseEvent::Clocked(clock) => it.clock(clock),
        HouseEvent::Noted(_)
        | HouseEvent::HandoutRemoved { id: _ }
        | HouseEvent::ClockRemoved { id: _ }
        | HouseEvent::Pictured(_)
        | HouseEvent::PictureRemoved { id: _ } => None,

        // What is said and rolled.
        HouseEvent::InsightShared { fight: _, seat, to } => it.seat(insight(seat.is_gm(), *to), *seat),
        HouseEvent::Said { seat, text, to } => it.note(*seat, text, *to),
        HouseEvent::Thrown { seat, dice, faces, total, label, secret, typed } => {
            let origin = if *typed { Origin::Typed } else { Origin::Server };
            it.thrown(*seat, (dice, faces, *total, origin), label, *secret)
        }
        // The entry itself shows it.
        HouseEvent::Kept(_) | HouseEvent::Unkept { record: _, entry: _ } => None,
    }
}

/// What lines of one record are made from.
struct Telling<'a, S: Kept> {
    look: Look<'a, S>,
    seq: u64,
}

impl<S: Kept> Telling<'_, S> {
    fn text(&self, key: &str, args: &[(&str, &str)]) -> String {
        self.look.texts.text(key, args)
    }

    /// The person in a seat, as a sentence begins.
    fn who(&self, seat: Seat) -> String {
        who(self.look, seat)
    }

    /// A line for everybody.
    #[allow(clippy::unnecessary_wraps)] // as all lines
    fn say(&self, key: &str, args: &[(&str, &str)]) -> Option<Line> {
        Some(line(LineKind::House, self.text(key, args)))
    }

    fn either(&self, yes: bool, on: &str, off: &str) -> Option<Line> {
        self.say(if yes { on } else { off }, &[])
    }

    /// A line for everybody about somebody.
    fn by(&self, seat: Seat, key: &str, args: &[(&str, &str)]) -> Option<Line> {
        Some(Line { seat: Some(seat.0), ..self.say(key, args)? })
    }

    /// A line for everybody that names only the person in a seat.
    fn seat(&self, key: &str, seat: Seat) -> Option<Line> {
        self.by(seat, key, &[("seat", &self.who(seat))])
    }

    /// A line for the game master.
    fn secret(&self, key: &str, args: &[(&str, &str)]) -> Option<Line> {
        if !self.look.is_gm() {
            return None;
        }
        Some(Line { secret: true, ..self.say(key, args)? })
    }

    /// A line for the game master and the person in a seat, with the name of that person.
    fn private(&self, seat: Seat, key: &str, args: &[(&str, &str)]) -> Option<Line> {
        if !self.is_for(seat) {
            return None;
        }
        let name = self.who(seat);
        let args: Vec<_> = args.iter().copied().chain([("seat", &*name)]).collect();
        Some(Line { secret: true, ..self.by(seat, key, &args)? })
    }

    /// Whether this viewer sees private notes between the game master and the person who had this seat then. A new person in a
    /// seat does not see earlier ones.
    fn is_for(&self, seat: Seat) -> bool {
        self.look.is_gm() || self.look.was_mine(seat, self.seq)
    }
}

/// Settings of seats.
impl<S: Kept> Telling<'_, S> {
    fn prompt(&self, seat: Seat, kind: &str, policy: Policy) -> Option<Line> {
        let key = match policy {
            Policy::Preset => "line-prompt-preset",
            Policy::Off => "line-prompt-off",
            Policy::Ask => "line-prompt-ask",
            Policy::Automatic => "line-prompt-automatic",
        };
        self.private(seat, key, &[("kind", &self.text(&format!("waiting-{kind}"), &[]))])
    }

    fn habit(&self, seat: Seat, habit: &str, value: Option<u8>) -> Option<Line> {
        let (key, habit) = match value {
            Some(n) => ("line-habit", self.text(&format!("habit-{habit}"), &[("n", &n.to_string())])),
            // The number is gone with it.
            None => ("line-habit-dropped", self.text(&format!("habit-{habit}.name"), &[])),
        };
        self.private(seat, key, &[("habit", &habit)])
    }
}

/// Characters.
impl<S: Kept> Telling<'_, S> {
    /// The line about a submitted character. Nobody else may know that anything waits for approval.
    fn waiting(&self, seat: Seat, key: &str, character: &str, remarks: &str) -> Option<Line> {
        let gm = self.who(Seat::GM);
        self.private(seat, key, &[("gm", &gm), ("name", character), ("remarks", remarks)])
    }

    fn advanced(&self, seat: Seat, character: &str, why: &str, changes: &[String]) -> Option<Line> {
        let about: Vec<&str> = [why].into_iter().chain(changes.iter().map(String::as_str)).collect();
        self.waiting(seat, "line-advanced", character, &about.join(" · "))
    }

    fn let_play(&self, seat: Seat, character: &str, habit: &str, open: bool) -> Option<Line> {
        if !open && !self.is_for(seat) {
            return None;
        }
        let habit = self.text(&format!("habit-{habit}"), &[]);
        let told = self.by(seat, "line-let-play", &[("name", character), ("habit", &habit)])?;
        Some(Line { secret: !open, ..told })
    }

    fn fights(&self, seat: Seat, character: &str, how: &Fighting) -> Option<Line> {
        let (key, word) = match how.habit {
            Some(habit) => ("line-fights", self.text(&format!("habit-{}", habit.word()), &[])),
            None => ("line-fights-dropped", String::new()),
        };
        self.private(seat, key, &[("name", character), ("habit", &word)])
    }
}

/// What the game master prepares.
impl<S: Kept> Telling<'_, S> {
    fn handout(&self, handout: &Handout) -> Option<Line> {
        let title = [("title", &*handout.title)];
        if !handout.shown {
            return self.secret("line-handout-kept", &title);
        }
        let beat = Some(Beat::new(BeatKind::Handout { id: handout.id }, 0));
        let Some((first, others)) = handout.to.split_first() else {
            return Some(Line { beat, ..self.say("line-handout", &title)? });
        };
        if !handout.to.iter().any(|&it| self.is_for(it)) {
            return None;
        }
        // Players do not learn who else has it.
        let told = if self.look.is_gm() {
            let names: Vec<String> =
                [first].into_iter().chain(others).map(|&it| name(self.look, it)).collect();
            self.say("line-handout-to", &[title[0], ("names", &self.look.texts.list(&names))])?
        } else {
            self.say("line-handout", &title)?
        };
        Some(Line { beat, secret: true, ..told })
    }

    fn clock(&self, clock: &Clock) -> Option<Line> {
        let is_seen = clock.shown || self.look.is_gm();
        let told = || line(LineKind::House, clock_line(self.look.texts, clock));
        is_seen.then(|| Line { secret: !clock.shown, ..told() })
    }
}

/// What is said and rolled.
impl<S: Kept> Telling<'_, S> {
    fn note(&self, seat: Seat, text: &str, to: Told) -> Option<Line> {
        let (is_seen, key, to_name) = match to {
            Told::All => (true, "line-said", String::new()),
            Told::Gm => (self.is_for(seat), "line-said-to-gm", String::new()),
            Told::Seat(to) => (self.is_for(seat) || self.is_for(to), "line-said-to", name(self.look, to)),
        };
        if !is_seen {
            return None;
        }
        let args = [("seat", &*name(self.look, seat)), ("to", &to_name), ("text", text)];
        let beat = Beat::new(BeatKind::Said, 4).saying(text);
        let told = line(LineKind::Note, self.text(key, &args));
        Some(Line { seat: Some(seat.0), secret: to != Told::All, beat: Some(beat), ..told })
    }

    fn thrown(
        &self,
        seat: Seat,
        (dice_name, faces, total, origin): (&str, &[i8], i32, Origin),
        label: &str,
        secret: bool,
    ) -> Option<Line> {
        if secret && !self.is_for(seat) {
            return None;
        }
        let (name, total_text) = (self.who(seat), total.to_string());
        let spelt = spelt(self.look.lang(), dice_name);
        let args = [("seat", &*name), ("dice", &spelt), ("total", &total_text), ("label", label)];
        let key = if label.is_empty() { "line-thrown" } else { "line-thrown-for" };
        Some(Line {
            dice: Some(dice(self.look.texts, dice_name, faces, total, origin)),
            seat: Some(seat.0),
            secret,
            ..line(LineKind::Roll, self.text(key, &args))
        })
    }
}

fn insight(is_gm: bool, to: Audience) -> &'static str {
    match (is_gm, to) {
        (true, Audience::Gm) => "line-insight-closed",
        (true, Audience::Players) => "line-insight-players",
        (true, Audience::Table) => "line-insight-table",
        (false, Audience::Table) => "line-insight-shared",
        (false, _) => "line-insight-unshared",
    }
}

fn table_dice(mode: DiceMode) -> &'static str {
    match mode {
        DiceMode::Server => "line-dice-server",
        DiceMode::Own => "line-dice-own",
        DiceMode::Each => "line-dice-each",
    }
}

fn table_asks(asking: Asking) -> &'static str {
    match asking {
        Asking::Little => "line-asking-little",
        Asking::Balanced => "line-asking-balanced",
        Asking::Everything => "line-asking-everything",
    }
}

fn seat_dice(mode: DiceMode) -> &'static str {
    match mode {
        DiceMode::Server | DiceMode::Each => "line-seat-dice-server",
        DiceMode::Own => "line-seat-dice-own",
    }
}

/// Dice as they are written in a language: d6 in English, w6 in German. Fate dice are the same in both.
fn spelt(lang: Lang, dice: &str) -> String {
    let (from, to) = if lang == Lang::De { ('d', 'w') } else { ('w', 'd') };
    let next = dice.chars().skip(1).map(Some).chain([None]);
    let spelt = |(it, next): (char, Option<char>)| {
        if it == from && next.is_some_and(|next| next.is_ascii_digit()) { to } else { it }
    };
    dice.chars().zip(next).map(spelt).collect()
}
