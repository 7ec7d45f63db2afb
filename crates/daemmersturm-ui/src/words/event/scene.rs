//! Events about perception, climbing, carrying, notes and the library.

use schwung_daemmersturm::{
    ActorId, CarryByHand, ClientEvent, ClimbByHand, LeftOpen, Length, SceneEvent, SightByHand, Wording,
    client::{ClientLine, LineFault},
};

use super::told;
use crate::words::{client::line_fault, data, kinds, names, teller::Teller};

pub(super) fn line(t: &Teller<'_>, event: &SceneEvent) -> Option<String> {
    Some(match event {
        SceneEvent::Noted { by, to, text } => note(t, *by, *to, text),
        SceneEvent::LeftOpen(it) => left_open(t, it),
        SceneEvent::WeaponLearned { weapon } => t.say("ds-event-weapon-learned", &[("weapon", &weapon.name)]),
        SceneEvent::Client(it) => return client(t, it),
        SceneEvent::Climb(it) => return told(t, it.line(), climb),
        SceneEvent::Sight(it) => return told(t, it.line(), sight),
        SceneEvent::Carry(it) => return told(t, it.line(), carry),
        SceneEvent::Told { by, text } => t.with_words(&t.actor(*by), text),
    })
}

/// A note and its recipient.
pub(in crate::words) fn note(
    t: &Teller<'_>,
    by: Option<ActorId>,
    to: Option<ActorId>,
    text: &Wording,
) -> String {
    let line = match (to, by) {
        (Some(to), _) => t.say_of("ds-note-to", to),
        (None, Some(by)) => t.say_of("ds-note-by", by),
        (None, None) => t.word("ds-note"),
    };
    t.with_words(&line, text)
}

/// An effect left to the plot leader, with its source.
//= daemmersturm.data.ability-schema
pub(in crate::words) fn left_open(t: &Teller<'_>, it: &LeftOpen) -> String {
    let what = left_text(t, it);
    let line = if it.on == it.by {
        t.say_of("ds-note-by", it.by)
    } else {
        t.say_of_two("ds-note-about", it.by, it.on)
    };
    t.say("ds-note-open", &[("line", &line), ("what", &what)])
}

/// The effect as a text, such as "Hold your breath: a miss may be repeated".
pub(in crate::words) fn left_text(t: &Teller<'_>, it: &LeftOpen) -> String {
    let (source, effect) = (t.source(it.source), data::effect(t.c, t.state, &it.effect));
    t.say("ds-note-left", &[("source", &source), ("effect", &effect)])
}

/// Lines of the game client, with how many were assigned or kept. The rolls themselves have lines with their numbers and
/// origin, so lines that only became rolls of this action have none.
//= daemmersturm.dice.paste-matching
fn client(t: &Teller<'_>, event: &ClientEvent) -> Option<String> {
    Some(match event {
        ClientEvent::Pasted { fitted, kept, known: 0, faults, .. }
            if !fitted.is_empty() && faults.is_empty() && kept.iter().all(|it| it.follows) =>
        {
            return None;
        }
        ClientEvent::Assigned { confirmed: false, reason, .. } if reason.is_empty() => return None,
        ClientEvent::Pasted { by, fitted, kept, known, faults } => {
            let counts = [
                ("ds-paste-fitted", fitted.len()),
                ("ds-paste-kept", kept.len()),
                ("ds-paste-known", usize::from(*known)),
            ];
            let mut told: Vec<String> = counts
                .iter()
                .filter(|it| it.1 > 0)
                .map(|it| t.say(it.0, &[("n", &it.1.to_string())]))
                .collect();
            told.extend(unusable(t, faults));
            if told.is_empty() {
                told.push(t.word("ds-paste-nothing"));
            }
            t.say("ds-event-pasted", &[("seat", &t.who(*by)), ("counts", &t.list(&told))])
        }
        ClientEvent::Offered { kept } => {
            let seat = t.who(schwung_table::Seat(kept.by));
            t.say("ds-event-offered", &[("seat", &seat), ("line", &client_line(&kept.line))])
        }
        ClientEvent::Assigned { by, id: _, line, confirmed, reason } => {
            let is_usual = reason.is_empty() && *confirmed;
            let key = if is_usual { "ds-event-confirmed" } else { "ds-event-assigned-anyway" };
            let line = client_line(line);
            t.say(key, &[("seat", &t.who(*by)), ("line", &line), ("reason", reason.as_str())])
        }
        ClientEvent::Discarded { by, id: _ } => t.say("ds-event-discarded", &[("seat", &t.who(*by))]),
    })
}

/// The number of lines that are no rolls, and the reasons. `None` if all of them are rolls.
fn unusable(t: &Teller<'_>, faults: &[LineFault]) -> Option<String> {
    let mut why: Vec<String> = Vec::new();
    for fault in faults {
        let text = line_fault(t.c, *fault);
        let text = text.strip_suffix('.').unwrap_or(&text);
        if !why.iter().any(|it| it == text) {
            why.push(text.to_owned());
        }
    }
    let told = || t.say("ds-paste-faults", &[("n", &faults.len().to_string()), ("why", &why.join("; "))]);
    (!faults.is_empty()).then(told)
}

/// A line of the client, such as "Hanspeter 15 (1–20)".
fn client_line(line: &ClientLine) -> String {
    format!("{} {} ({}–{})", line.name, line.number, line.low, line.high)
}

fn climb(t: &Teller<'_>, event: ClimbByHand<'_>) -> Option<String> {
    Some(match event {
        ClimbByHand::Began { who, obstacle } => {
            t.say_with("ds-event-climbs", *who, "obstacle", &t.obstacle(*obstacle))
        }
        ClimbByHand::UsedAid { who, aid, part: n, cancelled } => {
            let key = if *cancelled { "ds-event-aid-cancels" } else { "ds-event-aid-repeats" };
            let (aid, part) = (kinds::aid(t.c, *aid), n.to_string());
            t.say(key, &[("actor", &t.actor(*who)), ("aid", &aid), ("part", &part)])
        }
        ClimbByHand::Climbed { who, obstacle, left, terms: _ } => {
            let key = if *left == Length(0) { "ds-event-climbed" } else { "ds-event-climbed-part" };
            let (obstacle, left) = (t.obstacle(*obstacle), t.length(*left));
            t.say(key, &[("actor", &t.actor(*who)), ("obstacle", &obstacle), ("left", &left)])
        }
    })
}

fn sight(t: &Teller<'_>, event: SightByHand<'_>) -> Option<String> {
    Some(match event {
        SightByHand::Searched { by, toward, result, grade, secret } => {
            let line = match toward {
                None => t.say_of("ds-event-searched", *by),
                Some(it) => {
                    t.say_with("ds-event-searched-toward", *by, "direction", &kinds::direction(t.c, *it))
                }
            };
            //= daemmersturm.perception.secret
            if *secret && !t.eyes.see_hidden() {
                return Some(t.say("sentence", &[("line", &line)]));
            }
            let mut details = vec![kinds::grade(t.c, *grade)];
            if t.reads(*by) {
                details.insert(0, names::plain(*result));
            }
            if *secret {
                details.push(t.word("ds-secret"));
            }
            t.say("sentence", &[("line", &t.detailed(&line, &details))])
        }
        // The total contains values of the observers, and the trace is a hint for the plot leader only.
        SightByHand::Camouflaged { by, result, trace } => {
            let line = t.say_of("ds-event-camouflaged", *by);
            let details = if t.eyes.see_hidden() {
                vec![names::plain(*result), t.say("ds-trace", &[("grade", &kinds::grade(t.c, *trace))])]
            } else {
                Vec::new()
            };
            t.say("sentence", &[("line", &t.detailed(&line, &details))])
        }
        SightByHand::Hid { observer, entity, last: None } => t.say_of_two("ds-event-hid", *entity, *observer),
        SightByHand::Hid { observer, entity, last: Some(at) } => {
            let args =
                [("actor", &*t.actor(*entity)), ("other", &*t.actor(*observer)), ("area", &*t.area(*at))];
            t.say("ds-event-hid-at", &args)
        }
    })
}

fn carry(t: &Teller<'_>, event: CarryByHand<'_>) -> Option<String> {
    Some(match event {
        CarryByHand::Lifted { by, what, size: _ } => {
            let key = if by.len() > 1 { "ds-event-lifted-together" } else { "ds-event-lifted" };
            t.say(key, &[("actors", &t.all_of(by)), ("what", &t.burden(*what))])
        }
        CarryByHand::TooBig { by, what } => t.say_with("ds-event-too-big", *by, "what", &t.burden(*what)),
        CarryByHand::LetGo { who, what } => t.say_with("ds-event-let-go", *who, "what", &t.burden(*what)),
        CarryByHand::Carried { by, what, length: Length(0) } => {
            t.say_with("ds-event-carried", *by, "what", &t.burden(*what))
        }
        CarryByHand::Carried { by, what, length } => {
            let args =
                [("actor", &*t.actor(*by)), ("what", &*t.burden(*what)), ("length", &*t.length(*length))];
            t.say("ds-event-carried-length", &args)
        }
        CarryByHand::SetDown { what } => t.say("ds-event-set-down", &[("what", &t.burden(*what))]),
    })
}
