//! ZeroSpace in words: events, questions, reasons and facts as people read them, German and English.
//!
//! Texts stand in `messages/<language>/zerospace.ftl`, whose keys begin with `zs-`. What a reader may not know is left
//! out here and nowhere else: actors that are hidden, hidden difficulties with all that would betray them, notes for
//! another seat, and whether a lead is false.

mod choice;
mod event;
mod explain;
mod eyes;
mod judgement;
mod names;
mod points;
mod question;
mod scene;
mod status;
mod teller;
mod visible;

use schwung_messages::{Catalogue, Viewer};
use schwung_play::Pending;
use schwung_table::{Choice, Seat};
use schwung_zerospace::{
    ActorId, ActorKind, Ailment, AttackKind, Attribute, Band, Combat, Event, Fact, Familiarity, Fear, Gait,
    ItemId, Judgement, Length, Mode, Out, PointReason, PointUse, Position, Price, Question, Reason, Rest,
    Row, Side, SkillId, State, Switch, ZeroSpace,
};

pub(crate) use status::{boost_key, boosts};

use eyes::Eyes;
use teller::Teller;

/// A part of a number, with the rule that puts it there.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Part {
    /// What it is.
    pub text: String,
    /// What it adds; `None` where it is no number.
    pub value: Option<i32>,
    /// Id of the rule.
    pub rule: &'static str,
}

/// The log line of an event; `None` if the reader may not know of it, or nothing is said. `state` is the state after
/// the event.
pub fn event(c: &Catalogue, state: &State, event: &Event, viewer: Viewer) -> Option<String> {
    let t = Teller::new(c, state, viewer);
    if !visible::event(t.eyes, event) {
        return None;
    }
    event::line(&t, event).map(|line| t.capital(line))
}

/// The parts of every number of an event, each with the id of its rule. `state` is the state after the event.
pub fn explain(c: &Catalogue, state: &State, event: &Event, viewer: Viewer) -> Vec<Part> {
    let t = Teller::new(c, state, viewer);
    if visible::event(t.eyes, event) { explain::parts(&t, event) } else { Vec::new() }
}

/// May `viewer` know of this event? `state` is the state after the event.
pub fn is_visible(state: &State, event: &Event, viewer: Viewer) -> bool {
    visible::event(Eyes::new(state, viewer), event)
}

/// May `viewer` know of this actor? Of a hidden one only the game master and whoever plays it.
pub fn knows_actor(state: &State, actor: ActorId, viewer: Viewer) -> bool {
    Eyes::new(state, viewer).know(actor)
}

/// Why something is not legal now.
pub fn reason(c: &Catalogue, reason: &Reason) -> String {
    let key = format!("zs-bar-{}", reason.what.key());
    c.text(&key, &[("need", &names::plain(reason.need)), ("have", &names::plain(reason.have))])
}

/// One sentence: what is asked, of whom; where the reader may not know what is asked, only who is asked.
pub fn question(c: &Catalogue, state: &State, question: &Question, viewer: Viewer) -> String {
    let t = Teller::new(c, state, viewer);
    question::known(&t, question).unwrap_or_else(|| question::other(&t, question))
}

/// What is waited for, in a few words that everybody may read: "a defence".
pub fn waiting(c: &Catalogue, state: &State, question: &Question) -> String {
    question::waiting(&Teller::new(c, state, Viewer::Public), question)
}

/// What play waits for: dice, or answers.
pub fn pending(c: &Catalogue, state: &State, pending: &Pending<ZeroSpace>, viewer: Viewer) -> String {
    question::pending(&Teller::new(c, state, viewer), pending)
}

/// What an answer means, with its price. Whoever is asked reads it.
pub fn choice(c: &Catalogue, state: &State, question: &Question, choice: &Choice<ZeroSpace>) -> String {
    choice::label(&Teller::new(c, state, Viewer::Seat(question.seat())), question, choice)
}

/// What an answer costs; `None` if it is free.
pub fn price(c: &Catalogue, price: Price) -> Option<String> {
    choice::price(c, price, false)
}

/// What is to be judged, as a question.
pub fn judgement(c: &Catalogue, state: &State, judgement: &Judgement, viewer: Viewer) -> String {
    let t = Teller::new(c, state, viewer);
    t.capital(judgement::sentence(&t, judgement))
}

/// A fact set by hand, in one line; `None` if the reader may not know of it.
pub fn fact(c: &Catalogue, state: &State, fact: &Fact, viewer: Viewer) -> Option<String> {
    let t = Teller::new(c, state, viewer);
    visible::fact(t.eyes, fact).then(|| event::fact(&t, fact))
}

/// How somebody stands, in one line; empty for somebody of whom the reader may not know.
pub fn status(c: &Catalogue, state: &State, actor: ActorId, viewer: Viewer) -> String {
    status::line(&Teller::new(c, state, viewer), actor)
}

/// How the scene stands, line by line.
pub fn scene(c: &Catalogue, state: &State, viewer: Viewer) -> Vec<String> {
    scene::lines(&Teller::new(c, state, viewer))
}

/// What goes on, in one sentence, while nothing waits for an answer.
pub fn sentence(c: &Catalogue, state: &State, viewer: Viewer) -> String {
    scene::sentence(&Teller::new(c, state, viewer))
}

/// The name of an actor; somebody hidden is "someone".
pub fn actor(c: &Catalogue, state: &State, actor: ActorId, viewer: Viewer) -> String {
    Teller::new(c, state, viewer).actor(actor)
}

/// The name of whoever sits there.
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

/// The name of a side.
pub fn side(c: &Catalogue, state: &State, side: Side) -> String {
    Teller::new(c, state, Viewer::Public).side(side)
}

/// The position of a switch, in words.
pub fn position(c: &Catalogue, position: &Position) -> String {
    names::position(c, position)
}

/// The name of a switch.
pub fn switch_name(c: &Catalogue, switch: &Switch) -> String {
    names::switch(c, switch)
}

/// One sentence: what a switch does.
pub fn switch_text(c: &Catalogue, switch: &Switch) -> String {
    names::switch_text(c, switch)
}

/// The name of a circumstance.
pub fn row(c: &Catalogue, row: Row) -> String {
    names::row(c, row)
}

/// The name of an attribute.
pub fn attribute(c: &Catalogue, attribute: Attribute) -> String {
    names::attribute(c, attribute)
}

/// How somebody moves.
pub fn gait(c: &Catalogue, gait: Gait) -> String {
    names::gait(c, gait)
}

/// A band of range.
pub fn band(c: &Catalogue, band: Band) -> String {
    names::band(c, band)
}

/// How somebody is out.
pub fn out(c: &Catalogue, out: Out) -> String {
    names::out(c, out)
}

/// What somebody does in fear.
pub fn fear(c: &Catalogue, fear: Fear) -> String {
    names::fear(c, fear)
}

/// What somebody recovers from.
pub fn ailment(c: &Catalogue, ailment: Ailment) -> String {
    names::ailment(c, ailment)
}

/// How long a rest is.
pub fn rest(c: &Catalogue, rest: Rest) -> String {
    names::rest(c, rest)
}

/// What an attack is for.
pub fn mode(c: &Catalogue, mode: Mode) -> String {
    names::mode(c, mode)
}

/// What an attack aims at.
pub fn kind(c: &Catalogue, kind: AttackKind) -> String {
    names::kind(c, kind)
}

/// Close combat or ranged.
pub fn combat(c: &Catalogue, combat: Combat) -> String {
    names::combat(c, combat)
}

/// What an actor is.
pub fn actor_kind(c: &Catalogue, kind: ActorKind) -> String {
    names::actor_kind(c, kind)
}

/// How familiar something is to whoever tries it.
pub fn familiarity(c: &Catalogue, familiarity: Familiarity) -> String {
    names::familiarity(c, familiarity)
}

/// A length in metres.
pub fn length(c: &Catalogue, length: Length) -> String {
    names::length(c, length)
}

/// What a point is spent on.
pub fn point_use(c: &Catalogue, state: &State, on: &PointUse) -> String {
    points::purpose(&Teller::new(c, state, Viewer::Public), on)
}

/// What a point is earned by.
pub fn point_reason(c: &Catalogue, state: &State, reason: &PointReason) -> String {
    points::reason(&Teller::new(c, state, Viewer::Public), reason)
}
