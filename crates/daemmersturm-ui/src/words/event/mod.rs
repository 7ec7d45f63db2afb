//! Log lines of events.

mod area;
mod attack;
mod fact;
mod gear;
mod harm;
mod magic;
mod scene;
mod turn;

use schwung_daemmersturm::{ActorFact, Event, Fact, Name, RollEvent};
use schwung_table::Told;

use super::{judgement, kinds, names, teller::Teller};

/// A fact set by hand, in one line.
pub(super) use fact::line as fact;
/// A note and its recipient.
pub(super) use scene::{left_open, left_text, note};

/// The log line of an event that the reader may know of; `None` for events without a line. Events whose line is a plain
/// message, and events without a line, are declared as such.
pub(super) fn line(t: &Teller<'_>, event: &Event) -> Option<String> {
    match event {
        Event::Turn(it) => told(t, it.line(), turn::line),
        Event::Roll(it) => roll(t, it),
        Event::Attack(it) => told(t, it.line(), attack::line),
        Event::Harm(it) => told(t, it.line(), harm::line),
        Event::Area(it) => told(t, it.line(), area::line),
        Event::Gear(it) => told(t, it.line(), gear::line),
        Event::Magic(it) => told(t, it.line(), magic::line),
        Event::Scene(it) => scene::line(t, it),
        Event::Judged { judgement: it, yes } => {
            let question = t.capital(judgement::sentence(t, it));
            let answer = t.word(if *yes { "answer-yes" } else { "answer-no" });
            Some(t.say("ds-event-judged", &[("question", &question), ("answer", &answer)]))
        }
        Event::Set { fact: it, reason } => {
            let line = match **it {
                // Players set them as well.
                Fact::Actor { fact: ActorFact::Orders(_), .. } => t.capital(fact(t, it)),
                _ => t.say("ds-event-set", &[("fact", &fact(t, it))]),
            };
            Some(t.with_words(&line, reason))
        }
        Event::Overruled { reason } => Some(t.with_words(&t.word("ds-event-overruled"), reason)),
    }
}

/// A declared line, or one that is written by hand.
fn told<'a, R>(
    t: &Teller<'_>,
    line: Told<'a, Name, R>,
    by_hand: impl Fn(&Teller<'_>, R) -> Option<String>,
) -> Option<String> {
    match line {
        Told::Nothing => None,
        Told::Phrase(phrase) => Some(t.phrase(&phrase)),
        Told::ByHand(it) => by_hand(t, it),
    }
}

/// A roll, such as "Attack roll of Mirelle: 12 + 4 = 16." The bonus is only shown to those who may read it.
fn roll(t: &Teller<'_>, event: &RollEvent) -> Option<String> {
    let RollEvent::Rolled { who, purpose, span, natural, bonus: _, extra: _ } = event else {
        // A requested roll is shown as pending and has no line.
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

/// A sum, such as "12 + 4 = 16".
fn sum(natural: i16, bonus: i16) -> String {
    let sign = if bonus < 0 { "−" } else { "+" };
    let total = names::plain(natural.saturating_add(bonus));
    format!("{} {sign} {} = {total}", names::plain(natural), bonus.unsigned_abs())
}
