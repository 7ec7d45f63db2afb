//! What the log says of an event.

mod area;
mod attack;
mod fact;
mod gear;
mod harm;
mod magic;
mod scene;
mod turn;

use schwung_daemmersturm::{Event, RollEvent};

use super::{judgement, kinds, names, teller::Teller};

/// What stands on a table by hand, in one line.
pub(super) use fact::line as fact;
/// A note, and whom it is for.
pub(super) use scene::{left_open, left_text, note};

/// The log line of an event of which the reader may know; `None` for events that say nothing of their own.
///
/// There is no arm for "all others", so that a new event does not compile until somebody decides what the log says.
pub(super) fn line(t: &Teller<'_>, event: &Event) -> Option<String> {
    match event {
        Event::Turn(it) => turn::line(t, it),
        Event::Roll(it) => roll(t, it),
        Event::Attack(it) => attack::line(t, it),
        Event::Harm(it) => harm::line(t, it),
        Event::Area(it) => area::line(t, it),
        Event::Gear(it) => gear::line(t, it),
        Event::Magic(it) => magic::line(t, it),
        Event::Scene(it) => scene::line(t, it),
        Event::Judged { judgement: it, yes } => {
            let question = t.capital(judgement::sentence(t, it));
            let answer = t.word(if *yes { "answer-yes" } else { "answer-no" });
            Some(t.say("ds-event-judged", &[("question", &question), ("answer", &answer)]))
        }
        Event::Set { fact: it, reason } => {
            let line = t.say("ds-event-set", &[("fact", &fact(t, it))]);
            Some(t.with_words(&line, reason))
        }
        Event::Overruled { reason } => Some(t.with_words(&t.word("ds-event-overruled"), reason)),
    }
}

/// A die that has fallen: "Attack roll of Mirelle: 12 + 4 = 16." What is added is a number of whoever rolls.
fn roll(t: &Teller<'_>, event: &RollEvent) -> Option<String> {
    let RollEvent::Rolled { who, purpose, span, natural, bonus: _, extra: _ } = event else {
        // What is to be rolled stands where it is waited for.
        return None;
    };
    let name = kinds::purpose(t.c, *purpose);
    let rolled = match super::explain::bonus(t, event) {
        None | Some(0) => names::plain(*natural),
        Some(bonus) => sum(*natural, bonus),
    };
    let (actor, range) = (t.actor(*who), names::span(*span));
    let key =
        if *span == schwung_daemmersturm::Span::D20 { "ds-event-rolled" } else { "ds-event-rolled-range" };
    Some(t.say(key, &[("purpose", &name), ("actor", &actor), ("rolled", &rolled), ("range", &range)]))
}

/// "12 + 4 = 16".
fn sum(natural: i16, bonus: i16) -> String {
    let sign = if bonus < 0 { "−" } else { "+" };
    let total = names::plain(natural.saturating_add(bonus));
    format!("{} {sign} {} = {total}", names::plain(natural), bonus.unsigned_abs())
}
