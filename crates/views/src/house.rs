//! Log lines about the table itself, which are the same for every system.

use schwung_log::{
    Abandoned, Audience, Clock, DiceMode, Entry, HouseEvent, Kept, Origin, Policy, Step, Told,
};
use schwung_messages::Catalogue;
use schwung_table::{Asking, Seat};

use crate::{
    Beat, BeatKind, Look,
    wire::{DiceView, Line, LineKind, PromptView},
};

/// A line with a text only. The caller sets its record number.
pub fn line(kind: LineKind, text: String) -> Line {
    Line {
        seq: 0,
        n: 0,
        at: 0,
        kind,
        text,
        why: Vec::new(),
        paste: None,
        round: None,
        dice: None,
        roll: None,
        seat: None,
        actor: None,
        secret: false,
        undone: false,
        act: None,
        outcome: None,
        kept: None,
        beat: None,
    }
}

/// The kinds of questions of a system, with their labels.
pub fn prompts<S: Kept>(look: Look<'_, S>) -> Vec<PromptView> {
    let of = |kind: &&str| PromptView {
        kind: (*kind).to_owned(),
        label: look.texts.text(&format!("waiting-{kind}.prompt"), &[]),
    };
    S::kinds().iter().map(of).collect()
}

/// A roll.
pub fn dice(c: &Catalogue, name: &str, faces: &[i8], total: i32, origin: Origin) -> DiceView {
    let is_fudge = name.ends_with("dF");
    let word = |face: &i8| match face {
        1 if is_fudge => c.text("die-plus", &[]),
        0 if is_fudge => c.text("die-blank", &[]),
        -1 if is_fudge => c.text("die-minus", &[]),
        face => face.to_string(),
    };
    let labels = labels(c, name);
    let labelled = |(n, face): (usize, &i8)| match labels.get(n) {
        Some(label) => c.text("die-labelled", &[("label", label), ("face", &word(face))]),
        None => word(face),
    };
    let words: Vec<String> = faces.iter().enumerate().map(labelled).collect();
    DiceView {
        dice: name.to_owned(),
        faces: faces.to_vec(),
        total,
        origin,
        words: words.join(&c.text("list-separator", &[])),
        labels,
        again: Vec::new(),
    }
}

/// Names of the dice if they differ; empty otherwise.
pub fn labels(c: &Catalogue, name: &str) -> Vec<String> {
    let pair = |keys: [&str; 2]| keys.map(|it| c.text(it, &[])).into();
    match name {
        "d6-d6" => pair(["die-light", "die-dark"]),
        "lower" | "lower+" | "lower-" | "lower*" => pair(["die-plus", "die-minus"]),
        _ => Vec::new(),
    }
}

/// The lines of an entry about the table itself or the course of the game. The system provides the others. `to` is the
/// viewer's number of the record to which an entry goes back.
pub(crate) fn lines<S: Kept>(look: Look<'_, S>, step: &Step<'_, S>, to: u64) -> Vec<Line> {
    let c = look.texts;
    match step.entry {
        Entry::House(event) => told(look, event, step.record.seq).into_iter().collect(),
        Entry::Opened(_) => vec![line(LineKind::House, c.text("line-opened", &[]))],
        Entry::Rewound { redo: Some(redo), .. } => {
            let key = if redo.why.is_empty() { "line-roll-set" } else { "line-roll-set-why" };
            vec![line(LineKind::Undo, c.text(key, &[("why", &redo.why)]))]
        }
        Entry::Prepared { who, faces, why } if look.is_gm() => {
            let key = match (faces.is_empty(), why.is_empty()) {
                (true, _) => "line-roll-unprepared",
                (false, true) => "line-roll-prepared",
                (false, false) => "line-roll-prepared-why",
            };
            let text = c.text(key, &[("seat", &name(look, *who)), ("why", why)]);
            vec![Line { seat: Some(who.0), secret: true, ..line(LineKind::House, text) }]
        }
        Entry::Rewound { keep_dice, redo: None, .. } => {
            // A record that goes on after that has reopened a question.
            let goes_on =
                step.record.entries.iter().any(|it| matches!(it, Entry::Began { .. } | Entry::Told(_)));
            let key = match (goes_on, keep_dice) {
                (true, _) => "line-reopened",
                (false, true) => "line-rewound-same-dice",
                (false, false) => "line-rewound",
            };
            vec![line(LineKind::Undo, c.text(key, &[("number", &to.to_string())]))]
        }
        Entry::Renewed { .. } => vec![line(LineKind::House, c.text("line-renewed", &[]))],
        Entry::Abandoned(why) => vec![line(LineKind::Abandoned(*why), c.text(given_up(*why), &[]))],
        Entry::Prepared { .. }
        | Entry::Foreseen { .. }
        | Entry::Began { .. }
        | Entry::Aside { .. }
        | Entry::Rolled { .. }
        | Entry::Answered { .. }
        | Entry::Told(_)
        | Entry::Interjected(_)
        | Entry::Ended => Vec::new(),
    }
}

fn given_up(why: Abandoned) -> &'static str {
    match why {
        Abandoned::CalledOff => "line-called-off",
        Abandoned::Impossible => "line-impossible",
        Abandoned::Diverged => "line-diverged",
        Abandoned::Failed => "line-failed",
    }
}

/// The line of an event of the record `seq`; `None` if this viewer may not see it.
fn told<S: Kept>(look: Look<'_, S>, event: &HouseEvent, seq: u64) -> Option<Line> {
    let c = look.texts;
    let say = |key: &str, args: &[(&str, &str)]| Some(line(LineKind::House, c.text(key, args)));
    let of = |key: &str, seat: &Seat| say(key, &[("seat", &name(look, *seat))]);
    let by = |it: Option<Line>, seat: Seat| it.map(|it| Line { seat: Some(seat.0), ..it });
    let either = |yes: bool, on: &str, off: &str| say(if yes { on } else { off }, &[]);
    match event {
        HouseEvent::Joined { seat, name } => by(say("line-joined", &[("seat", name)]), *seat),
        HouseEvent::Left { seat } => by(of("line-left", seat), *seat),
        HouseEvent::Kicked { seat } => by(of("line-kicked", seat), *seat),
        HouseEvent::Renamed { seat, name } => {
            by(say("line-renamed", &[("number", &seat.0.to_string()), ("seat", name)]), *seat)
        }
        HouseEvent::SeatAdded { name } => say("line-seat-added", &[("seat", name)]),
        HouseEvent::Absent { seat, absent } => {
            by(of(if *absent { "line-absent" } else { "line-back" }, seat), *seat)
        }
        HouseEvent::HandedOver { to: _ } => of("line-handed-over", &Seat::GM),
        HouseEvent::Locked(locked) => either(*locked, "line-locked", "line-unlocked"),
        HouseEvent::Assigned(assigned) => either(*assigned, "line-assigned", "line-chosen"),
        HouseEvent::Paused(paused) => either(*paused, "line-paused", "line-goes-on"),
        // The line does not reveal who it was.
        HouseEvent::XCard(lies) => either(*lies, "line-x-card", "line-x-card-gone"),
        HouseEvent::Titled(title) => say("line-titled", &[("title", title)]),
        HouseEvent::Safety(_) => say("line-safety", &[]),
        HouseEvent::Dice(mode) => say(table_dice(*mode), &[]),
        HouseEvent::Asking(asking) => say(table_asks(*asking), &[]),
        HouseEvent::SeatDice { seat, mode } => by(of(seat_dice(*mode), seat), *seat),
        HouseEvent::Prompt { seat, kind, policy } if look.is_gm() || look.was_mine(*seat, seq) => {
            let kind = c.text(&format!("waiting-{kind}"), &[]);
            let args = [("seat", &*name(look, *seat)), ("kind", &*kind)];
            let line = line(LineKind::House, c.text(prompt(*policy), &args));
            Some(Line { seat: Some(seat.0), secret: true, ..line })
        }
        HouseEvent::Habit { seat, habit, value } if look.is_gm() || look.was_mine(*seat, seq) => {
            let (key, habit) = match value {
                Some(n) => ("line-habit", c.text(&format!("habit-{habit}"), &[("n", &n.to_string())])),
                // The number is gone with it.
                None => ("line-habit-dropped", c.text(&format!("habit-{habit}.name"), &[])),
            };
            let line =
                line(LineKind::House, c.text(key, &[("seat", &*name(look, *seat)), ("habit", &habit)]));
            Some(Line { seat: Some(seat.0), secret: true, ..line })
        }
        HouseEvent::Coach { seat, on } if look.is_gm() || look.was_mine(*seat, seq) => {
            let it = by(of(if *on { "line-coach" } else { "line-coach-off" }, seat), *seat);
            it.map(|it| Line { secret: true, ..it })
        }
        HouseEvent::NoCoach(no) => either(*no, "line-no-coach", "line-coach-allowed"),
        HouseEvent::WhatIf(it) => say("line-what-if", &[("title", &it.title)]),
        HouseEvent::WhatIfKept(kept) => either(*kept, "line-what-if-kept", "line-what-if-unkept"),
        HouseEvent::Plain(plain) => either(*plain, "line-plain", "line-rules"),
        HouseEvent::Approval(on) => either(*on, "line-approval", "line-no-approval"),
        HouseEvent::HandedIn { new, .. } => private(look, seq, new.seat, "line-handed-in", &new.name, ""),
        HouseEvent::SentBack { seat, name, remarks, .. } => {
            private(look, seq, *seat, "line-sent-back", name, remarks)
        }
        HouseEvent::Withdrawn { seat, name, .. } => private(look, seq, *seat, "line-withdrawn", name, ""),
        HouseEvent::Approved { seat, name, .. } => private(look, seq, *seat, "line-approved", name, ""),
        HouseEvent::Advanced { seat, name: character, why, de, en, .. } => {
            let changes = if look.lang() == schwung_rulebook::Lang::De { de } else { en };
            let about = [why.as_str()].into_iter().chain(changes.iter().map(String::as_str));
            let about = about.collect::<Vec<_>>().join(" · ");
            private(look, seq, *seat, "line-advanced", character, &about)
        }
        HouseEvent::LetPlay { seat, name, habit, open, .. }
            if *open || look.is_gm() || look.was_mine(*seat, seq) =>
        {
            let habit = c.text(&format!("habit-{habit}"), &[]);
            let it = by(say("line-let-play", &[("name", name), ("habit", &habit)]), *seat);
            it.map(|it| Line { secret: !open, ..it })
        }
        HouseEvent::Fights { seat, name, how, .. } if look.is_gm() || look.was_mine(*seat, seq) => {
            let (key, word) = match how.habit {
                Some(habit) => ("line-fights", c.text(&format!("habit-{}", habit.word()), &[])),
                None => ("line-fights-dropped", String::new()),
            };
            let it = by(say(key, &[("name", name), ("habit", &word)]), *seat);
            it.map(|it| Line { secret: true, ..it })
        }
        HouseEvent::Shelved(item) if look.is_gm() => {
            say("line-shelved", &[("name", &item.name)]).map(|it| Line { secret: true, ..it })
        }
        HouseEvent::Unshelved { .. } if look.is_gm() => {
            say("line-unshelved", &[]).map(|it| Line { secret: true, ..it })
        }
        HouseEvent::HandedOut(handout) if handout.shown => {
            let beat = Beat::new(BeatKind::Handout { id: handout.id }, 0);
            say("line-handout", &[("title", &handout.title)]).map(|it| Line { beat: Some(beat), ..it })
        }
        HouseEvent::HandedOut(handout) if look.is_gm() => {
            say("line-handout-kept", &[("title", &handout.title)]).map(|it| Line { secret: true, ..it })
        }
        HouseEvent::Clocked(clock) if clock.shown || look.is_gm() => {
            let line = line(LineKind::House, clock_line(c, clock));
            Some(Line { secret: !clock.shown, ..line })
        }
        HouseEvent::InsightShared { fight: _, seat, to } => {
            let key = match (seat.is_gm(), to) {
                (true, Audience::Gm) => "line-insight-closed",
                (true, Audience::Players) => "line-insight-players",
                (true, Audience::Table) => "line-insight-table",
                (false, Audience::Table) => "line-insight-shared",
                (false, _) => "line-insight-unshared",
            };
            by(of(key, seat), *seat)
        }
        HouseEvent::Said { seat, text, to } if may_read(look, seq, *seat, *to) => {
            let (key, to_name) = match to {
                Told::All => ("line-said", String::new()),
                Told::Gm => ("line-said-to-gm", String::new()),
                Told::Seat(to) => ("line-said-to", name(look, *to)),
            };
            let args = [("seat", &*name(look, *seat)), ("to", &to_name), ("text", text)];
            let line = line(LineKind::Note, c.text(key, &args));
            let beat = Beat::new(BeatKind::Said, 4).saying(text);
            Some(Line { seat: Some(seat.0), secret: *to != Told::All, beat: Some(beat), ..line })
        }
        HouseEvent::Thrown { seat, dice: dice_name, faces, total, label, secret, typed }
            if !*secret || look.is_gm() || look.was_mine(*seat, seq) =>
        {
            let origin = if *typed { Origin::Typed } else { Origin::Server };
            let total_text = total.to_string();
            let args = [
                ("seat", &*name(look, *seat)),
                ("dice", dice_name),
                ("total", &total_text),
                ("label", label),
            ];
            let key = if label.is_empty() { "line-thrown" } else { "line-thrown-for" };
            Some(Line {
                dice: Some(dice(c, dice_name, faces, *total, origin)),
                seat: Some(seat.0),
                secret: *secret,
                ..line(LineKind::Roll, c.text(key, &args))
            })
        }
        HouseEvent::Prompt { .. }
        | HouseEvent::Habit { .. }
        | HouseEvent::Coach { .. }
        | HouseEvent::LetPlay { .. }
        | HouseEvent::Fights { .. }
        | HouseEvent::Shelved(_)
        | HouseEvent::Unshelved { .. }
        | HouseEvent::Noted(_)
        | HouseEvent::HandedOut(_)
        | HouseEvent::HandoutRemoved { .. }
        | HouseEvent::Clocked(_)
        | HouseEvent::ClockRemoved { .. }
        | HouseEvent::Pictured(_)
        | HouseEvent::PictureRemoved { .. }
        // The line itself shows it.
        | HouseEvent::Kept(_)
        | HouseEvent::Unkept { .. }
        | HouseEvent::Said { .. }
        | HouseEvent::Thrown { .. } => None,
    }
}

/// The line about a character that was handed in. Nobody else may know that anything waits.
fn private<S: Kept>(
    look: Look<'_, S>,
    seq: u64,
    seat: Seat,
    key: &str,
    character: &str,
    remarks: &str,
) -> Option<Line> {
    if !look.is_gm() && !look.was_mine(seat, seq) {
        return None;
    }
    let args = [
        ("seat", &*name(look, seat)),
        ("gm", &*name(look, Seat::GM)),
        ("name", character),
        ("remarks", remarks),
    ];
    let line = line(LineKind::House, look.texts.text(key, &args));
    Some(Line { seat: Some(seat.0), secret: true, ..line })
}

/// Returns whether this viewer may read a note of the record `seq`. Who takes over a seat does not read what was said in
/// private before.
fn may_read<S: Kept>(look: Look<'_, S>, seq: u64, by: Seat, to: Told) -> bool {
    match to {
        Told::All => true,
        Told::Gm => look.is_gm() || look.was_mine(by, seq),
        Told::Seat(to) => look.is_gm() || look.was_mine(by, seq) || look.was_mine(to, seq),
    }
}

/// How far a clock has come.
pub fn clock_line(c: &Catalogue, clock: &Clock) -> String {
    let (filled, size) = (clock.filled.to_string(), clock.size.to_string());
    let key = if clock.is_over() { "line-clock-over" } else { "line-clock" };
    c.text(key, &[("title", &clock.title), ("filled", &filled), ("size", &size)])
}

/// Name of the person at this seat.
pub fn name<S: Kept>(look: Look<'_, S>, seat: Seat) -> String {
    match look.game.house().person(seat).map(|it| it.name.as_str()) {
        Some(name) if !name.is_empty() => name.to_owned(),
        _ if seat.is_gm() => look.texts.text("game-master", &[]),
        _ => look.texts.text("seat", &[("number", &seat.0.to_string())]),
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

fn prompt(policy: Policy) -> &'static str {
    match policy {
        Policy::Preset => "line-prompt-preset",
        Policy::Off => "line-prompt-off",
        Policy::Ask => "line-prompt-ask",
        Policy::Automatic => "line-prompt-automatic",
    }
}
