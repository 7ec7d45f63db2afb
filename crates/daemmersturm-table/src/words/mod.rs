//! Dämmersturm in words: events, questions, reasons and facts as people read them, German and English.
//!
//! Texts stand in `messages/<language>/daemmersturm.ftl`, whose keys begin with `ds-`. What a reader may not know is
//! left out here and nowhere else: characters that are veiled or hidden from all that a reader plays, the numbers of the
//! plot leader's characters, results of secret perception tests, notes for others.

mod choice;
mod client;
mod data;
mod event;
mod explain;
mod eyes;
mod judgement;
mod kinds;
mod names;
mod question;
mod scene;
mod status;
mod teller;
mod visible;

use schwung_daemmersturm::{
    AbilityId, ActorId, Aid, AreaId, ArmourClass, AttackKind, Cause, Cover, Daemmersturm, Direction, Element,
    Event, Facing, Fact, GivesUp, Grade, GroupId, Held, Hints, How, ItemId, Judgement, Length, Mount, Note,
    Obstacle, Order, Outcome, Pool, Position, Preset, Price, ProtectionId, ProtectionKind, Purpose, Question,
    Reason, Resource, Right, Roller, Shelter, Side, Size, Skill, SpellId, SpellKind, State, Status,
    SubstanceId, SubstanceKind, Switch, Value, WeaponClass, WeaponId, When, Wound,
};
use schwung_messages::{Catalogue, Viewer};
use schwung_play::Pending;
use schwung_table::{Choice, Seat};

pub use client::{line_fault, not_taken, origin, why};
pub use data::{
    amount, data_fault, difference, effect, lasting, limit, list, need, number_set, profile_fault,
    profile_remark, targets,
};

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

/// May `viewer` know of this character? Of a veiled one only the plot leader, whoever plays it and whoever has
/// discovered it; one that is hidden from all characters of a seat is unknown there.
pub fn knows_actor(state: &State, actor: ActorId, viewer: Viewer) -> bool {
    Eyes::new(state, viewer).know(actor)
}

/// May `viewer` read the numbers of this character: values, life points, points? Those of players' characters are open
/// to all who know of them, those of the plot leader's are not.
pub fn knows_numbers(state: &State, actor: ActorId, viewer: Viewer) -> bool {
    Eyes::new(state, viewer).read(actor)
}

/// Why something is not legal now.
pub fn reason(c: &Catalogue, reason: &Reason) -> String {
    names::reason(c, reason)
}

/// One sentence: what is asked, of whom; where the reader may not know what is asked, only who is asked.
pub fn question(c: &Catalogue, state: &State, question: &Question, viewer: Viewer) -> String {
    let t = Teller::new(c, state, viewer);
    question::known(&t, question).unwrap_or_else(|| question::other(&t, question))
}

/// What is waited for, in a few words that everybody may read: "a protection roll".
pub fn waiting(c: &Catalogue, state: &State, question: &Question) -> String {
    question::waiting(&Teller::new(c, state, Viewer::Public), question)
}

/// What play waits for: dice, or answers.
pub fn pending(c: &Catalogue, state: &State, pending: &Pending<Daemmersturm>, viewer: Viewer) -> String {
    question::pending(&Teller::new(c, state, viewer), pending)
}

/// What an answer means, with its price. Whoever is asked reads it.
pub fn choice(c: &Catalogue, state: &State, question: &Question, choice: &Choice<Daemmersturm>) -> String {
    choice::label(&Teller::new(c, state, Viewer::Seat(question.seat())), question, choice)
}

/// What an answer costs; `None` if it is free.
pub fn price(c: &Catalogue, price: Price) -> Option<String> {
    choice::price(c, price)
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

/// What holds of somebody besides its numbers, a few words each: "exhausted", "seeks cover", "nausea: 2 turns". Empty
/// for somebody of whom the reader may not know.
pub fn chips(c: &Catalogue, state: &State, actor: ActorId, viewer: Viewer) -> Vec<String> {
    status::chips(&Teller::new(c, state, viewer), actor)
}

/// How the scene stands, line by line.
pub fn scene(c: &Catalogue, state: &State, viewer: Viewer) -> Vec<String> {
    scene::lines(&Teller::new(c, state, viewer))
}

/// What goes on, in one sentence, while nothing waits for an answer.
pub fn sentence(c: &Catalogue, state: &State, viewer: Viewer) -> String {
    scene::sentence(&Teller::new(c, state, viewer))
}

/// The name of a character; somebody hidden is "someone".
pub fn actor(c: &Catalogue, state: &State, actor: ActorId, viewer: Viewer) -> String {
    Teller::new(c, state, viewer).actor(actor)
}

/// The name of whoever sits there.
pub fn seat(c: &Catalogue, state: &State, seat: Seat) -> String {
    Teller::new(c, state, Viewer::Public).seat(seat)
}

/// The name of a side.
pub fn side(c: &Catalogue, state: &State, side: Side) -> String {
    Teller::new(c, state, Viewer::Public).side(side)
}

/// The name of an item: its label, or what it is.
pub fn item(c: &Catalogue, state: &State, item: ItemId) -> String {
    Teller::new(c, state, Viewer::Public).item(item)
}

/// The name of a weapon of the library.
pub fn weapon(c: &Catalogue, state: &State, weapon: WeaponId) -> String {
    Teller::new(c, state, Viewer::Public).weapon(weapon)
}

/// The name of a protection of the library.
pub fn protection(c: &Catalogue, state: &State, protection: ProtectionId) -> String {
    Teller::new(c, state, Viewer::Public).protection(protection)
}

/// The name of an ability of the library.
pub fn ability(c: &Catalogue, state: &State, ability: AbilityId) -> String {
    Teller::new(c, state, Viewer::Public).ability(ability)
}

/// The name of a spell of the library.
pub fn spell(c: &Catalogue, state: &State, spell: SpellId) -> String {
    Teller::new(c, state, Viewer::Public).spell(spell)
}

/// The name of a potion or poison of the library.
pub fn substance(c: &Catalogue, state: &State, substance: SubstanceId) -> String {
    Teller::new(c, state, Viewer::Public).substance(substance)
}

/// The name of a group attack of the library.
pub fn group(c: &Catalogue, state: &State, group: GroupId) -> String {
    Teller::new(c, state, Viewer::Public).group(group)
}

/// The name of a ground or place: its number, and what made it.
pub fn area(c: &Catalogue, state: &State, area: AreaId) -> String {
    Teller::new(c, state, Viewer::Public).area(area)
}

/// Damage over time, in a few words: what it does and for how long.
pub fn wound(c: &Catalogue, state: &State, wound: &Wound) -> String {
    status::wound(&Teller::new(c, state, Viewer::All), wound)
}

/// Cover, in a few words: its value and the side it protects from.
pub fn cover(c: &Catalogue, state: &State, cover: &Cover, viewer: Viewer) -> String {
    status::cover(&Teller::new(c, state, viewer), cover)
}

/// Where somebody turns, in a few words.
pub fn facing(c: &Catalogue, state: &State, facing: Facing, viewer: Viewer) -> String {
    Teller::new(c, state, viewer).facing(facing)
}

/// What a note says: words of somebody, or what an effect leaves to the plot leader.
pub fn note_text(c: &Catalogue, state: &State, note: &Note) -> String {
    match &note.left {
        Some(left) => event::left_text(&Teller::new(c, state, Viewer::All), left),
        None => note.text.to_string(),
    }
}

/// What somebody climbs over.
pub fn obstacle(c: &Catalogue, state: &State, obstacle: Obstacle, viewer: Viewer) -> String {
    Teller::new(c, state, viewer).obstacle(obstacle)
}

/// What protects.
pub fn shelter(c: &Catalogue, state: &State, shelter: Shelter) -> String {
    Teller::new(c, state, Viewer::Public).shelter(shelter)
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

/// A length in metres, to a tenth.
pub fn length(c: &Catalogue, length: Length) -> String {
    names::length(c, length)
}

macro_rules! words {
    ($($(#[$doc:meta])* $name:ident: $type:ty;)+) => {$(
        $(#[$doc])*
        pub fn $name(c: &Catalogue, it: $type) -> String {
            kinds::$name(c, it)
        }
    )+};
}

words! {
    /// Melee, ranged or magic.
    skill: Skill;
    /// What a modifier changes: NA, NV, damage.
    value: Value;
    /// What kind of attack it is.
    attack_kind: AttackKind;
    /// On what ground somebody attacks.
    how: How;
    /// By which right a roll is made again.
    right: Right;
    /// What came of an attack roll.
    outcome: Outcome;
    /// What a roll is for.
    purpose: Purpose;
    /// What takes life points.
    cause: Cause;
    /// What abilities are paid with.
    pool: Pool;
    /// A magic resource.
    resource: Resource;
    /// An element.
    element: Element;
    /// A direction of the dial.
    direction: Direction;
    /// How well a test went.
    grade: Grade;
    /// What a searcher has to go by.
    hints: Hints;
    /// What helps a climber.
    aid: Aid;
    /// How big something is that is carried.
    size: Size;
    /// Where an item is.
    held: Held;
    /// Can somebody act?
    condition: Status;
    /// On what somebody moves.
    mount: Mount;
    /// A standing order.
    order: Order;
    /// How turns are ordered when a combat begins.
    preset: Preset;
    /// What kind of weapon it is.
    weapon_class: WeaponClass;
    /// What kind of protection it is.
    protection_kind: ProtectionKind;
    /// How heavy armour is.
    armour_class: ArmourClass;
    /// What a spell is for.
    spell_kind: SpellKind;
    /// Potion or poison.
    substance_kind: SubstanceKind;
    /// When an ability may be used.
    when: When;
    /// Who rolls for a group attack.
    roller: Roller;
    /// What somebody gives up for a group attack.
    gives_up: GivesUp;
}
