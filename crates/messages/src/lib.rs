//! What people read: one catalogue of messages, in German and English, for the server, the command line
//! and the page.
//!
//! Texts stand in `messages/<language>/*.ftl` (Fluent) and nowhere else. The terms of a book stand in
//! `terms-<profile>.ftl`, which the other files refer to and which may replace any of their messages.
//! The functions here say which message tells a fact, and fill in names and numbers.

#![deny(missing_docs)]

mod catalogue;
mod choice;
mod event;
mod explain;
mod eyes;
mod judgement;
mod ladder;
mod names;
mod question;
mod round;
mod scene;
mod status;
mod switches;
mod teller;
mod tongue;
mod visible;

use schwung_fate::{
    ActorId, AgendaId, ConflictKind, Deed, Event, Fate, Judgement, Price, Question, Reason, Severity,
    SkillId, State, Switch, Track, ZoneId,
};
use schwung_play::Pending;
use schwung_table::{Choice, Seat};

pub use catalogue::Catalogue;
pub use eyes::Viewer;
pub use ladder::Rungs;
pub use round::in_round_numbers;
pub use switches::{position, switch_name, switch_text};
pub use tongue::Tongue;

use eyes::Eyes;
use teller::Teller;

/// The log line of an event as the game master reads it; `None` for events that say nothing of their own.
/// `state` is the state after the event.
pub fn event(c: &Catalogue, state: &State, event: &Event) -> Option<String> {
    event_for(c, state, event, Viewer::All)
}

/// Like [`event`], as anybody may read it: without hidden numbers, aspects and actors.
pub fn event_for_players(c: &Catalogue, state: &State, event: &Event) -> Option<String> {
    event_for(c, state, event, Viewer::Public)
}

/// Like [`event`], for whoever reads: what somebody may not know is left out, and somebody hidden is "someone". `None`
/// for events of which the reader may not know as well.
pub fn event_for(c: &Catalogue, state: &State, event: &Event, viewer: Viewer) -> Option<String> {
    let t = Teller::new(c, state, viewer);
    if !visible::event(t.eyes, event) {
        return None;
    }
    event::line(&t, event).map(|line| t.capital(line))
}

/// May `viewer` know of this event? `state` is the state after the event.
///
/// Not of what concerns only somebody hidden, or a hidden aspect; but of what touches somebody known, even if
/// somebody hidden did it. Then what names the hidden one must be left out of whatever is shown: see
/// [`knows_actor`].
pub fn is_visible(state: &State, event: &Event, viewer: Viewer) -> bool {
    visible::event(Eyes::new(state, viewer), event)
}

/// May `viewer` know of this actor? Of a hidden one only the game master and whoever plays it.
pub fn knows_actor(state: &State, actor: &ActorId, viewer: Viewer) -> bool {
    Eyes::new(state, viewer).know_actor(*actor)
}

/// The parts of every number of an event, each with the id of its rule, as the game master reads them.
/// `state` is the state after the event.
pub fn explain(c: &Catalogue, state: &State, event: &Event) -> Vec<String> {
    explain_for(c, state, event, Viewer::All)
}

/// Like [`explain`], for whoever reads: hidden numbers, and those of somebody hidden, are left out.
pub fn explain_for(c: &Catalogue, state: &State, event: &Event, viewer: Viewer) -> Vec<String> {
    let t = Teller::new(c, state, viewer);
    if visible::event(t.eyes, event) { explain::parts(&t, event) } else { Vec::new() }
}

/// One sentence: what is asked, of whom. Whoever is asked reads it.
pub fn question(c: &Catalogue, state: &State, question: &Question) -> String {
    question_for(c, state, question, Viewer::Seat(question.seat()))
}

/// Like [`question`], for anybody who reads; where the reader may not know what is asked, only who is asked.
pub fn question_for(c: &Catalogue, state: &State, question: &Question, viewer: Viewer) -> String {
    let t = Teller::new(c, state, viewer);
    question::known(&t, question).unwrap_or_else(|| question::other(&t, question))
}

/// What an answer means, with its price. Whoever is asked reads it.
pub fn choice(c: &Catalogue, state: &State, question: &Question, choice: &Choice<Fate>) -> String {
    choice::label(&Teller::new(c, state, Viewer::Seat(question.seat())), question, choice)
}

/// What an answer costs or brings; `None` if it is free.
pub fn price(c: &Catalogue, state: &State, price: &Price) -> Option<String> {
    choice::price(&Teller::new(c, state, Viewer::All), price)
}

/// Why something is not legal now, with what would be needed and what there is.
pub fn reason(c: &Catalogue, reason: &Reason) -> String {
    let key = format!("reason-{}", reason.what.key());
    c.text(&key, &[("need", &names::plain(reason.need)), ("have", &names::plain(reason.have))])
}

/// What is to be judged, as a question.
pub fn judgement(c: &Catalogue, state: &State, judgement: &Judgement) -> String {
    judgement::sentence(&Teller::new(c, state, Viewer::All), judgement)
}

/// What play waits for: dice, or answers, each as whoever is asked reads it: for a table where all look at one screen.
pub fn pending(c: &Catalogue, state: &State, pending: &Pending<Fate>) -> String {
    let t = Teller::new(c, state, Viewer::Public);
    question::pending(&t, pending, |it| Some(question(c, state, it)))
}

/// Like [`pending`], for whoever reads: what somebody may not know is left out.
pub fn pending_for(c: &Catalogue, state: &State, pending: &Pending<Fate>, viewer: Viewer) -> String {
    let t = Teller::new(c, state, viewer);
    question::pending(&t, pending, |it| question::known(&t, it))
}

/// How somebody stands, in one line: all that is set about it, with lifetimes, as the game master reads it.
pub fn status(c: &Catalogue, state: &State, actor: ActorId) -> String {
    status_for(c, state, actor, Viewer::All)
}

/// Like [`status`], for whoever reads: what somebody may not know is left out. Of somebody hidden nothing is said.
pub fn status_for(c: &Catalogue, state: &State, actor: ActorId, viewer: Viewer) -> String {
    status::line(&Teller::new(c, state, viewer), actor)
}

/// How the scene stands, line by line: exchange, turn, order, aspects, blocks, spin, with lifetimes, as the
/// game master reads it.
pub fn scene(c: &Catalogue, state: &State) -> Vec<String> {
    scene_for(c, state, Viewer::All)
}

/// Like [`scene`], for whoever reads: what somebody may not know is left out.
pub fn scene_for(c: &Catalogue, state: &State, viewer: Viewer) -> Vec<String> {
    scene::lines(&Teller::new(c, state, viewer))
}

/// The name of an actor.
pub fn actor_name(c: &Catalogue, state: &State, actor: ActorId) -> String {
    Teller::new(c, state, Viewer::All).actor(actor)
}

/// Like [`actor_name`], for whoever reads: somebody hidden is "someone".
pub fn actor_name_for(c: &Catalogue, state: &State, actor: ActorId, viewer: Viewer) -> String {
    Teller::new(c, state, viewer).actor(actor)
}

/// The name of whoever sits there.
pub fn seat_name(c: &Catalogue, state: &State, seat: Seat) -> String {
    Teller::new(c, state, Viewer::All).seat(seat)
}

/// The name of a zone.
pub fn zone_name(c: &Catalogue, state: &State, zone: ZoneId) -> String {
    Teller::new(c, state, Viewer::All).zone(zone)
}

/// The name of a skill in the reader's language.
pub fn skill_name(c: &Catalogue, state: &State, skill: SkillId) -> String {
    Teller::new(c, state, Viewer::All).skill(skill)
}

/// What an attacker wants; the table's own word where the catalogue has none.
pub fn agenda_name(c: &Catalogue, state: &State, agenda: AgendaId) -> String {
    Teller::new(c, state, Viewer::All).agenda(agenda)
}

/// The name of a stress track.
pub fn track_name(c: &Catalogue, track: Track) -> String {
    names::track(c, track)
}

/// How bad a consequence is, as an adjective.
pub fn severity_name(c: &Catalogue, severity: Severity) -> String {
    names::severity(c, severity)
}

/// What a conflict is about, as an adjective.
pub fn kind_name(c: &Catalogue, kind: ConflictKind) -> String {
    names::kind(c, kind)
}

/// What several conflicts are about, as adjectives; kinds as bits.
pub fn kind_names(c: &Catalogue, bits: u8) -> String {
    names::kinds(c, bits)
}

/// A kind of action, as blocks bar it.
pub fn deed_name(c: &Catalogue, deed: Deed) -> String {
    names::deed(c, deed)
}

/// A number on the ladder, as the catalogue shows them at this table: see [`Catalogue::rung`].
pub fn rung(c: &Catalogue, state: &State, n: impl Into<i64>) -> String {
    c.rung(&state.profile, n)
}

/// A step of the time table, from 1 to 24.
pub fn time_name(c: &Catalogue, step: u8) -> String {
    names::time(c, step)
}

/// What a switch is set to, in words.
pub fn position_of(c: &Catalogue, state: &State, switch: &Switch) -> String {
    position(c, &(switch.get)(state.switches()))
}
