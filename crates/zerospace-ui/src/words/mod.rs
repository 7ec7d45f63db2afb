//! Renders events, questions, reasons and facts of ZeroSpace in German and English.
//!
//! The texts are in `messages/<language>/zerospace.ftl`, with keys that begin with `zs-`. Everything that a reader may not know
//! is removed from events, facts and questions before they are rendered, as declared with them.

mod beat;
mod choice;
mod event;
mod explain;
mod gear;
mod judgement;
mod names;
mod points;
mod question;
mod scene;
mod status;
mod teller;

pub use schwung_messages::Part;
use schwung_messages::{Catalogue, Viewer};
use schwung_play::Pending;
use schwung_table::{Choice, DiceSpec, Seat, seen};
use schwung_views::{Beat, switches::SwitchWords};
use schwung_zerospace::{
    ActorId, ActorKind, Ailment, AttackKind, Attribute, Band, Combat, Event, Eyes, Fact, Familiarity, Fear,
    Gait, ItemId, Judgement, Length, Mode, Out, PointReason, PointUse, Price, Question, Reason, Rest, Row,
    SkillId, State, Switches, ZeroSpace,
};

pub(crate) use explain::source;
pub(crate) use gear::{gear, weapon};
pub(crate) use status::{boost_key, boosts};
pub(crate) use teller::Teller;

/// The texts of the switches.
pub const SWITCHES: &SwitchWords<Switches> =
    &SwitchWords { title: names::switch, text: names::switch_text, position: names::position };

/// Renders the log line of an event; `None` if the reader may not know of it or it has no line. `state` is the state
/// after the event.
pub fn event(c: &Catalogue, state: &State, event: &Event, viewer: Viewer) -> Option<String> {
    let t = Teller::new(c, state, viewer);
    event::line(&t, &seen(event, t.eyes)?).map(|line| t.capital(line))
}

/// The components of all numbers of an event, each with the id of its rule. `state` is the state after the event.
pub fn explain(c: &Catalogue, state: &State, event: &Event, viewer: Viewer) -> Vec<Part> {
    let t = Teller::new(c, state, viewer);
    seen(event, t.eyes).map(|event| explain::parts(&t, &event)).unwrap_or_default()
}

/// The significance of an event for the story of an evening, as far as `viewer` may know. `state` is the state after the event.
pub(crate) fn beat(c: &Catalogue, state: &State, event: &Event, viewer: Viewer) -> Option<Beat> {
    beat::beat(event)?;
    seen(event, Teller::new(c, state, viewer).eyes).and_then(|it| beat::beat(&it))
}

/// Whether `viewer` may know of this event. `state` is the state after the event.
pub fn is_visible(state: &State, event: &Event, viewer: Viewer) -> bool {
    Eyes::new(state, viewer).know(event)
}

/// Whether `viewer` may know of this actor. Only the game master and the player of a hidden actor know of it.
pub fn knows_actor(state: &State, actor: ActorId, viewer: Viewer) -> bool {
    Eyes::new(state, viewer).know(actor)
}

/// Renders why something is not allowed now.
pub fn reason(c: &Catalogue, reason: &Reason) -> String {
    let key = format!("zs-bar-{}", reason.what.key());
    c.text(&key, &[("need", &names::plain(reason.need)), ("have", &names::plain(reason.have))])
}

/// Renders a question and who is asked in one sentence. If the reader may not know the question, reports only who is asked.
pub fn question(c: &Catalogue, state: &State, question: &Question, viewer: Viewer) -> String {
    let t = Teller::new(c, state, viewer);
    question::known(&t, question).unwrap_or_else(|| question::other(&t, question))
}

/// The question as it is put to the person who is asked, where that differs.
pub fn question_to(c: &Catalogue, state: &State, question: &Question, viewer: Viewer) -> Option<String> {
    question::to_player(&Teller::new(c, state, viewer), question)
}

/// The name of dice, such as "2d6".
pub fn dice(c: &Catalogue, dice: &DiceSpec) -> String {
    names::dice(c, dice)
}

/// Describes briefly what the game waits for, such as "a defence". May be shown to every viewer.
pub fn waiting(c: &Catalogue, state: &State, question: &Question) -> String {
    question::waiting(&Teller::new(c, state, Viewer::Public), question)
}

/// Renders what play waits for: dice or answers.
pub fn pending(c: &Catalogue, state: &State, pending: &Pending<ZeroSpace>, viewer: Viewer) -> String {
    question::pending(&Teller::new(c, state, viewer), pending)
}

/// Renders an answer with its price, for the person asked.
pub fn choice(c: &Catalogue, state: &State, question: &Question, choice: &Choice<ZeroSpace>) -> String {
    choice::label(&Teller::new(c, state, Viewer::Seat(question.seat())), question, choice)
}

/// Renders the price of an answer; `None` if it is free.
pub fn price(c: &Catalogue, price: Price) -> Option<String> {
    choice::price(c, price, false)
}

/// Renders the price of an answer to this question, which may be a deferred turn; `None` if it is free.
pub fn price_of(c: &Catalogue, state: &State, question: &Question, price: Price) -> Option<String> {
    let stored = choice::turn_in_store(state, question);
    choice::price(c, price, stored)
}

/// Renders a judgement as a question.
pub fn judgement(c: &Catalogue, state: &State, judgement: &Judgement, viewer: Viewer) -> String {
    let t = Teller::new(c, state, viewer);
    t.capital(judgement::sentence(&t, judgement))
}

/// Renders a fact set by hand in one line; `None` if the reader may not know of it.
pub fn fact(c: &Catalogue, state: &State, fact: &Fact, viewer: Viewer) -> Option<String> {
    let t = Teller::new(c, state, viewer);
    seen(fact, t.eyes).map(|fact| event::fact(&t, &fact))
}

/// Renders the status of an actor in one line; empty if the reader may not know of the actor.
pub fn status(c: &Catalogue, state: &State, actor: ActorId, viewer: Viewer) -> String {
    status::line(&Teller::new(c, state, viewer), actor)
}

/// Renders the scene, one line per aspect of it.
pub fn scene(c: &Catalogue, state: &State, viewer: Viewer) -> Vec<String> {
    scene::lines(&Teller::new(c, state, viewer))
}

/// Describes the current situation in one sentence while no question is open.
pub fn sentence(c: &Catalogue, state: &State, viewer: Viewer) -> String {
    scene::sentence(&Teller::new(c, state, viewer))
}

/// The name of an actor; hidden actors are "someone".
pub fn actor(c: &Catalogue, state: &State, actor: ActorId, viewer: Viewer) -> String {
    Teller::new(c, state, viewer).actor(actor)
}

/// The name of the person at a seat.
pub fn seat(c: &Catalogue, state: &State, seat: Seat) -> String {
    Teller::new(c, state, Viewer::Public).seat(seat)
}

/// The name of a skill in the reader's language.
pub fn skill(c: &Catalogue, state: &State, skill: SkillId) -> String {
    Teller::new(c, state, Viewer::Public).skill(skill)
}

/// The name of a piece of gear.
pub fn item(c: &Catalogue, state: &State, item: ItemId) -> String {
    Teller::new(c, state, Viewer::Public).item(item)
}

/// The name of a circumstance.
pub fn row(c: &Catalogue, row: Row) -> String {
    names::row(c, row)
}

/// The name of an attribute.
pub fn attribute(c: &Catalogue, attribute: Attribute) -> String {
    names::attribute(c, attribute)
}

/// The name of a gait.
pub fn gait(c: &Catalogue, gait: Gait) -> String {
    names::gait(c, gait)
}

/// The name of a range band.
pub fn band(c: &Catalogue, band: Band) -> String {
    names::band(c, band)
}

/// How an actor is out of play.
pub fn out(c: &Catalogue, out: Out) -> String {
    names::out(c, out)
}

/// A difficulty, with its step of the table.
pub fn difficulty(c: &Catalogue, value: i16) -> String {
    names::difficulty(c, value)
}

/// How an actor reacts to fear.
pub fn fear(c: &Catalogue, fear: Fear) -> String {
    names::fear(c, fear)
}

/// The name of a condition that actors recover from.
pub fn ailment(c: &Catalogue, ailment: Ailment) -> String {
    names::ailment(c, ailment)
}

/// The length of a rest.
pub fn rest(c: &Catalogue, rest: Rest) -> String {
    names::rest(c, rest)
}

/// The purpose of an attack.
pub fn mode(c: &Catalogue, mode: Mode) -> String {
    names::mode(c, mode)
}

/// The kind of an attack.
pub fn kind(c: &Catalogue, kind: AttackKind) -> String {
    names::kind(c, kind)
}

/// The name of close or ranged combat.
pub fn combat(c: &Catalogue, combat: Combat) -> String {
    names::combat(c, combat)
}

/// The kind of an actor.
pub fn actor_kind(c: &Catalogue, kind: ActorKind) -> String {
    names::actor_kind(c, kind)
}

/// How familiar a task is.
pub fn familiarity(c: &Catalogue, familiarity: Familiarity) -> String {
    names::familiarity(c, familiarity)
}

/// A length in metres.
pub fn length(c: &Catalogue, length: Length) -> String {
    names::length(c, length)
}

/// The purpose of a spent point.
pub fn point_use(c: &Catalogue, state: &State, on: &PointUse) -> String {
    points::purpose(&Teller::new(c, state, Viewer::Public), on)
}

/// The reason for earning a point.
pub fn point_reason(c: &Catalogue, state: &State, reason: &PointReason) -> String {
    points::reason(&Teller::new(c, state, Viewer::Public), reason)
}
