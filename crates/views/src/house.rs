//! Log lines about the table itself, which are the same for every system.

mod told;

use schwung_log::{Abandoned, Clock, Entry, Kept, Origin, Step};
use schwung_messages::Catalogue;
use schwung_table::Seat;

use crate::{
    Look,
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
        Entry::House(event) => told::told(look, event, step.record.seq).into_iter().collect(),
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

/// The same at the start of a sentence, where a game master without a name has an article.
pub fn who<S: Kept>(look: Look<'_, S>, seat: Seat) -> String {
    let name = name(look, seat);
    if seat.is_gm() && name == look.texts.text("game-master", &[]) {
        return look.texts.text("game-master-acts", &[]);
    }
    name
}
