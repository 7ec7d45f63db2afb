//! Renders events, questions, reasons and facts of Fate in German and English.
//!
//! [`event()`] gives log lines, [`question()`] and [`choice()`] decisions, [`explain()`] the parts of numbers, [`status()`]
//! and [`scene()`] the current state. Most have a variant `…_for` that takes a [`Viewer`] and leaves out what that viewer
//! may not know.

mod beat;
mod choice;
mod effort;
mod event;
mod explain;
mod judgement;
mod ladder;
mod names;
mod number;
mod question;
mod scene;
mod status;
mod switches;
mod teller;

use schwung_fate::{
    ActionKind, ActorId, AgendaId, Answer, AspectRef, ConflictKind, Effort, Event, Eyes, Fate, Judgement,
    Price, Question, Reason, Severity, SkillId, State, Switch, Switches, Track, ZoneId, after_defence,
};
use schwung_messages::{Catalogue, Viewer};
use schwung_play::Pending;
use schwung_table::{Choice, Seat, seen};
use schwung_views::{Beat, switches::SwitchWords};

pub use ladder::rung_name;
pub use switches::{position, switch_name, switch_text};

pub(crate) use names::consequence;
pub(crate) use question::dice_name;
pub(crate) use teller::Teller;

/// The texts of the switches.
pub const SWITCHES: &SwitchWords<Switches> = &SwitchWords { title: switch_name, text: switch_text, position };

/// The log line of an event as the game master reads it; `None` for events without a line of their own.
/// `state` is the state after the event.
pub fn event(c: &Catalogue, state: &State, event: &Event) -> Option<String> {
    event_for(c, state, event, Viewer::All)
}

/// Like [`event`], but without hidden numbers, aspects and actors, so that anybody may read it.
pub fn event_for_players(c: &Catalogue, state: &State, event: &Event) -> Option<String> {
    event_for(c, state, event, Viewer::Public)
}

/// Like [`event`], but leaves out what `viewer` may not know, and calls hidden actors "someone". Also `None`
/// for events that `viewer` may not know of.
pub fn event_for(c: &Catalogue, state: &State, event: &Event, viewer: Viewer) -> Option<String> {
    let t = Teller::new(c, state, viewer);
    event::line(&t, &seen(event, t.eyes)?).map(|line| t.capital(line))
}

/// What an event means for the story of an evening, as far as `viewer` may know. `state` is the state after the event.
pub(crate) fn beat(c: &Catalogue, state: &State, event: &Event, viewer: Viewer) -> Option<Beat> {
    beat::beat(event)?;
    seen(event, Teller::new(c, state, viewer).eyes).and_then(|it| beat::beat(&it))
}

/// Returns whether `viewer` may know of this event. `state` is the state after the event.
///
/// Events that concern only hidden actors or hidden aspects are not visible. Events that affect a known actor
/// are, even if a hidden actor caused them; callers must then leave out whatever names the hidden one: see
/// [`knows_actor`].
pub fn is_visible(state: &State, event: &Event, viewer: Viewer) -> bool {
    Eyes::new(state, viewer).know(event)
}

/// Returns whether `viewer` may know of this actor. A hidden actor is known only to the game master and its
/// player.
pub fn knows_actor(state: &State, actor: &ActorId, viewer: Viewer) -> bool {
    Eyes::new(state, viewer).know(*actor)
}

/// The parts of every number of an event as the game master reads them, each with the id of its rule. `state`
/// is the state after the event.
pub fn explain(c: &Catalogue, state: &State, event: &Event) -> Vec<String> {
    explain_for(c, state, event, Viewer::All)
}

/// Like [`explain`], but leaves out hidden numbers and those of hidden actors, depending on `viewer`.
pub fn explain_for(c: &Catalogue, state: &State, event: &Event, viewer: Viewer) -> Vec<String> {
    let t = Teller::new(c, state, viewer);
    seen(event, t.eyes).map(|event| explain::parts(&t, &event)).unwrap_or_default()
}

/// The names and values of the parts of an effort, in the order of [`explain_for`].
pub fn effort_values(c: &Catalogue, state: &State, effort: &Effort, viewer: Viewer) -> Vec<(String, i64)> {
    explain::values(&Teller::new(c, state, viewer), effort)
}

/// The name of an aspect, in quotation marks, as far as `viewer` may know it.
pub fn aspect(c: &Catalogue, state: &State, aspect: AspectRef, viewer: Viewer) -> String {
    Teller::new(c, state, viewer).aspect(aspect)
}

/// The question as addressed to the player who is asked; `None` if there is no such wording.
pub fn question_to(c: &Catalogue, state: &State, question: &Question) -> Option<String> {
    let t = Teller::new(c, state, Viewer::Seat(question.seat()));
    question::to_player(&t, question).map(|it| t.capital(it))
}

/// What the asked person can still add after the roll; `None` if there is nothing.
//= malmsturm.invoke.timing
pub(crate) fn after_roll(c: &Catalogue, state: &State, question: &Question) -> Option<String> {
    let Question::Defend(it) = question else { return None };
    let (free, points) = after_defence(state, it)?;
    Some(c.text("ask-afterwards", &[("free", &free.to_string()), ("points", &points.to_string())]))
}

/// The question in one sentence, as the asked person reads it.
pub fn question(c: &Catalogue, state: &State, question: &Question) -> String {
    question_for(c, state, question, Viewer::Seat(question.seat()))
}

/// Like [`question`], but if `viewer` may not know the question, says only who is asked.
pub fn question_for(c: &Catalogue, state: &State, question: &Question, viewer: Viewer) -> String {
    let t = Teller::new(c, state, viewer);
    question::known(&t, question).unwrap_or_else(|| question::other(&t, question))
}

/// The label of an answer with its price, as the asked person reads it.
pub fn choice(c: &Catalogue, state: &State, question: &Question, choice: &Choice<Fate>) -> String {
    choice::label(&Teller::new(c, state, Viewer::Seat(question.seat())), question, choice)
}

/// The label of an answer without its price, as the asked person reads it.
pub(crate) fn answer(c: &Catalogue, state: &State, question: &Question, answer: &Answer) -> String {
    choice::meaning(&Teller::new(c, state, Viewer::Seat(question.seat())), question, answer)
}

/// What an answer costs or gains, as the asked person reads it; `None` if it is free.
pub(crate) fn cost(
    c: &Catalogue,
    state: &State,
    question: &Question,
    choice: &Choice<Fate>,
) -> Option<String> {
    choice::cost(&Teller::new(c, state, Viewer::Seat(question.seat())), question, choice)
}

/// A fixed price; `None` if it is free.
pub fn price(c: &Catalogue, state: &State, price: &Price) -> Option<String> {
    choice::price(&Teller::new(c, state, Viewer::All), price)
}

/// Why something is not legal now, with what is required and what is available.
pub fn reason(c: &Catalogue, reason: &Reason) -> String {
    let key = format!("reason-{}", reason.what.key());
    c.text(&key, &[("need", &names::plain(reason.need)), ("have", &names::plain(reason.have))])
}

/// A judgement, put as a question.
pub fn judgement(c: &Catalogue, state: &State, judgement: &Judgement) -> String {
    judgement::sentence(&Teller::new(c, state, Viewer::All), judgement)
}

/// What play is waiting for: dice, or answers. Questions are worded as the asked persons read them, for
/// tables that share one screen.
pub fn pending(c: &Catalogue, state: &State, pending: &Pending<Fate>) -> String {
    let t = Teller::new(c, state, Viewer::Public);
    question::pending(&t, pending, |it| Some(question(c, state, it)))
}

/// Like [`pending`], but leaves out what `viewer` may not know.
pub fn pending_for(c: &Catalogue, state: &State, pending: &Pending<Fate>, viewer: Viewer) -> String {
    let t = Teller::new(c, state, viewer);
    question::pending(&t, pending, |it| question::known(&t, it))
}

/// The status of an actor in one line: everything that is set, with lifetimes, as the game master reads it.
pub fn status(c: &Catalogue, state: &State, actor: ActorId) -> String {
    status_for(c, state, actor, Viewer::All)
}

/// Like [`status`], but leaves out what `viewer` may not know. Empty for a hidden actor.
pub fn status_for(c: &Catalogue, state: &State, actor: ActorId, viewer: Viewer) -> String {
    status::line(&Teller::new(c, state, viewer), actor)
}

/// The state of the scene, line by line, as the game master reads it: exchange, turn, order, aspects, blocks,
/// spin, with lifetimes.
pub fn scene(c: &Catalogue, state: &State) -> Vec<String> {
    scene_for(c, state, Viewer::All)
}

/// Like [`scene`], but leaves out what `viewer` may not know.
pub fn scene_for(c: &Catalogue, state: &State, viewer: Viewer) -> Vec<String> {
    scene::lines(&Teller::new(c, state, viewer))
}

/// The name of an actor.
pub fn actor_name(c: &Catalogue, state: &State, actor: ActorId) -> String {
    Teller::new(c, state, Viewer::All).actor(actor)
}

/// Like [`actor_name`], but calls actors that `viewer` may not know "someone".
pub fn actor_name_for(c: &Catalogue, state: &State, actor: ActorId, viewer: Viewer) -> String {
    Teller::new(c, state, viewer).actor(actor)
}

/// The name of the person at this seat.
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

/// The name of an agenda, that is of what an attacker wants; the table's own name where the catalogue has
/// none.
pub fn agenda_name(c: &Catalogue, state: &State, agenda: AgendaId) -> String {
    Teller::new(c, state, Viewer::All).agenda(agenda)
}

/// The name of a stress track.
pub fn track_name(c: &Catalogue, track: Track) -> String {
    names::track(c, track)
}

/// The severity of a consequence, as an adjective.
pub fn severity_name(c: &Catalogue, severity: Severity) -> String {
    names::severity(c, severity)
}

/// The kind of a conflict, as an adjective.
pub fn kind_name(c: &Catalogue, kind: ConflictKind) -> String {
    names::kind(c, kind)
}

/// Several kinds of conflict, as adjectives; `bits` is a bit mask of kinds.
pub fn kind_names(c: &Catalogue, bits: u8) -> String {
    names::kinds(c, bits)
}

/// A kind of action that blocks can prevent.
pub fn deed_name(c: &Catalogue, deed: ActionKind) -> String {
    names::deed(c, deed)
}

/// A number on the ladder, in the form of [`Catalogue::rungs`].
pub fn rung(c: &Catalogue, state: &State, n: impl Into<i64>) -> String {
    ladder::rung(c, &state.profile, n)
}

/// The name of a step of the time table, from 1 to 24.
pub fn time_name(c: &Catalogue, step: u8) -> String {
    names::time(c, step)
}

/// The position of a switch, in words.
pub fn position_of(c: &Catalogue, state: &State, switch: &Switch) -> String {
    position(c, &(switch.get)(state.switches()))
}
