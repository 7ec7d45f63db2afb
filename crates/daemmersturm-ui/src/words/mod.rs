//! Texts about Dämmersturm in German and English: events, questions, reasons and facts.
//!
//! The texts are in `messages/<language>/daemmersturm.ftl`, with keys that start with `ds-`. Everything that a reader may not
//! know is removed from events, facts and questions before they are rendered, as declared with them.

mod beat;
mod choice;
mod client;
mod data;
mod event;
mod explain;
mod judgement;
mod kinds;
mod names;
mod question;
mod scene;
mod status;
mod teller;

use schwung_daemmersturm::{
    AbilityId, ActorId, Aid, AreaId, ArmourClass, AttackKind, Cause, Cover, Daemmersturm, Direction, Element,
    Event, Eyes, Facing, Fact, GivesUp, Grade, GroupId, Held, Hints, How, ItemId, Judgement, Length, Mount,
    Note, Obstacle, Order, Outcome, Pool, Preset, Price, ProtectionId, ProtectionKind, Purpose, Question,
    Reason, Resource, Right, Roller, Shelter, Size, Skill, SpellId, SpellKind, State, Status, SubstanceId,
    SubstanceKind, Switches, Value, WeaponClass, WeaponId, When, Wound,
};
pub use schwung_messages::Part;
use schwung_messages::{Catalogue, Viewer};
use schwung_play::Pending;
use schwung_table::{Choice, Seat, seen};
use schwung_views::{Beat, switches::SwitchWords};

pub use client::{line_fault, not_taken, origin, why};
pub use data::{
    amount, data_fault, difference, effect, lasting, limit, list, need, number_set, profile_fault,
    profile_remark, targets,
};

pub(crate) use teller::Teller;

/// The texts of the switches.
pub const SWITCHES: &SwitchWords<Switches> =
    &SwitchWords { title: names::switch, text: names::switch_text, position: names::position };

/// The log line of an event; `None` if the reader may not know of it or it has no line. `state` is the state after the
/// event.
pub fn event(c: &Catalogue, state: &State, event: &Event, viewer: Viewer) -> Option<String> {
    let t = Teller::new(c, state, viewer);
    event::line(&t, &seen(event, t.eyes)?).map(|line| t.capital(line))
}

/// The parts of all numbers of an event, each with its rule. `state` is the state after the event.
pub fn explain(c: &Catalogue, state: &State, event: &Event, viewer: Viewer) -> Vec<Part> {
    let t = Teller::new(c, state, viewer);
    seen(event, t.eyes).map(|event| explain::parts(&t, &event)).unwrap_or_default()
}

/// The significance of an event for the story of an evening, as far as `viewer` may know. `state` is the state after the event.
pub(crate) fn beat(c: &Catalogue, state: &State, event: &Event, viewer: Viewer) -> Option<Beat> {
    beat::beat(state, event)?;
    seen(event, Teller::new(c, state, viewer).eyes).and_then(|it| beat::beat(state, &it))
}

/// Returns whether `viewer` may know of this event. `state` is the state after the event.
pub fn is_visible(state: &State, event: &Event, viewer: Viewer) -> bool {
    Eyes::new(state, viewer).know(event)
}

/// Returns whether `viewer` may know of this character.
///
/// A veiled character is known to the plot leader, its player, and players whose characters discovered it. One that is
/// hidden from all characters of a seat is unknown there.
pub fn knows_actor(state: &State, actor: ActorId, viewer: Viewer) -> bool {
    Eyes::new(state, viewer).know(actor)
}

/// Returns whether `viewer` may read the numbers of this character: values, life points, and points of all pools.
///
/// Numbers of player characters are open to everybody who knows of them, those of the plot leader's characters are not.
pub fn knows_numbers(state: &State, actor: ActorId, viewer: Viewer) -> bool {
    Eyes::new(state, viewer).read(actor)
}

/// The reason why something is not allowed.
pub fn reason(c: &Catalogue, reason: &Reason) -> String {
    names::reason(c, reason)
}

/// The question and the person who is asked, in one sentence. If the reader may not know the question, only the person.
pub fn question(c: &Catalogue, state: &State, question: &Question, viewer: Viewer) -> String {
    let t = Teller::new(c, state, viewer);
    question::known(&t, question).unwrap_or_else(|| question::other(&t, question))
}

/// What the game waits for, in a few words that everybody may read, such as "a protection roll".
pub fn waiting(c: &Catalogue, state: &State, question: &Question) -> String {
    question::waiting(&Teller::new(c, state, Viewer::Public), question)
}

/// What the game waits for: dice or answers.
pub fn pending(c: &Catalogue, state: &State, pending: &Pending<Daemmersturm>, viewer: Viewer) -> String {
    question::pending(&Teller::new(c, state, viewer), pending)
}

/// The meaning of an answer with its price, for the person being asked.
pub fn choice(c: &Catalogue, state: &State, question: &Question, choice: &Choice<Daemmersturm>) -> String {
    choice::label(&Teller::new(c, state, Viewer::Seat(question.seat())), question, choice)
}

/// The price of an answer; `None` if it is free.
pub fn price(c: &Catalogue, price: Price) -> Option<String> {
    choice::price(c, price)
}

/// The judgement as a question.
pub fn judgement(c: &Catalogue, state: &State, judgement: &Judgement, viewer: Viewer) -> String {
    let t = Teller::new(c, state, viewer);
    t.capital(judgement::sentence(&t, judgement))
}

/// A fact set by hand, in one line; `None` if the reader may not know of it.
pub fn fact(c: &Catalogue, state: &State, fact: &Fact, viewer: Viewer) -> Option<String> {
    let t = Teller::new(c, state, viewer);
    seen(fact, t.eyes).map(|fact| event::fact(&t, &fact))
}

/// The status of a character in one line; empty if the reader may not know of it.
pub fn status(c: &Catalogue, state: &State, actor: ActorId, viewer: Viewer) -> String {
    status::line(&Teller::new(c, state, viewer), actor)
}

/// The conditions of a character in a few words each, such as "exhausted", "seeks cover" or "nausea: 2 turns". Empty if
/// the reader may not know of it.
pub fn chips(c: &Catalogue, state: &State, actor: ActorId, viewer: Viewer) -> Vec<String> {
    status::chips(&Teller::new(c, state, viewer), actor)
}

/// A description of the scene, line by line.
pub fn scene(c: &Catalogue, state: &State, viewer: Viewer) -> Vec<String> {
    scene::lines(&Teller::new(c, state, viewer))
}

/// The current situation in one sentence while no question is pending.
pub fn sentence(c: &Catalogue, state: &State, viewer: Viewer) -> String {
    scene::sentence(&Teller::new(c, state, viewer))
}

/// The name of a character; "someone" if the reader does not know of it.
pub fn actor(c: &Catalogue, state: &State, actor: ActorId, viewer: Viewer) -> String {
    Teller::new(c, state, viewer).actor(actor)
}

/// The name of a seat.
pub fn seat(c: &Catalogue, state: &State, seat: Seat) -> String {
    Teller::new(c, state, Viewer::Public).seat(seat)
}

/// The name of an item: its label, or its kind.
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

/// The name of an area: its number and its source.
pub fn area(c: &Catalogue, state: &State, area: AreaId) -> String {
    Teller::new(c, state, Viewer::Public).area(area)
}

/// Damage over time in a few words: its damage and duration.
pub fn wound(c: &Catalogue, state: &State, wound: &Wound) -> String {
    status::wound(&Teller::new(c, state, Viewer::All), wound)
}

/// Cover in a few words: its value and the side it protects from.
pub fn cover(c: &Catalogue, state: &State, cover: &Cover, viewer: Viewer) -> String {
    status::cover(&Teller::new(c, state, viewer), cover)
}

/// The target or direction that a character faces, in a few words.
pub fn facing(c: &Catalogue, state: &State, facing: Facing, viewer: Viewer) -> String {
    Teller::new(c, state, viewer).facing(facing)
}

/// The text of a note: one written by a person, or an effect that is left to the plot leader.
pub fn note_text(c: &Catalogue, state: &State, note: &Note) -> String {
    match &note.left {
        Some(left) => event::left_text(&Teller::new(c, state, Viewer::All), left),
        None => note.text.to_string(),
    }
}

/// A number of points of a pool.
pub(crate) fn points(c: &Catalogue, pool: Pool, n: u8) -> String {
    kinds::points(c, pool, n)
}

/// An obstacle.
pub fn obstacle(c: &Catalogue, state: &State, obstacle: Obstacle, viewer: Viewer) -> String {
    Teller::new(c, state, viewer).obstacle(obstacle)
}

/// A means of protection.
pub fn shelter(c: &Catalogue, state: &State, shelter: Shelter) -> String {
    Teller::new(c, state, Viewer::Public).shelter(shelter)
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
    /// A skill: melee, ranged or magic.
    skill: Skill;
    /// A value that can be modified, such as NA, NV or damage.
    value: Value;
    /// The kind of an attack.
    attack_kind: AttackKind;
    /// The entitlement of a character to an attack.
    how: How;
    /// The entitlement of a character to repeat a roll.
    right: Right;
    /// The outcome of an attack roll.
    outcome: Outcome;
    /// The purpose of a roll.
    purpose: Purpose;
    /// The cause of a loss of life points.
    cause: Cause;
    /// A pool of points.
    pool: Pool;
    /// A magic resource.
    resource: Resource;
    /// An element.
    element: Element;
    /// A compass direction.
    direction: Direction;
    /// The grade of success of a test.
    grade: Grade;
    /// How many hints a searcher has.
    hints: Hints;
    /// An aid for climbing.
    aid: Aid;
    /// The size of a load.
    size: Size;
    /// The place of an item.
    held: Held;
    /// Whether a character can act.
    condition: Status;
    /// How a character moves.
    mount: Mount;
    /// A standing order.
    order: Order;
    /// How turns are ordered when a combat begins.
    preset: Preset;
    /// The class of a weapon.
    weapon_class: WeaponClass;
    /// The kind of a protection.
    protection_kind: ProtectionKind;
    /// The class of armour.
    armour_class: ArmourClass;
    /// The purpose of a spell.
    spell_kind: SpellKind;
    /// The kind of a substance.
    substance_kind: SubstanceKind;
    /// When an ability may be used.
    when: When;
    /// The character that rolls for a group attack.
    roller: Roller;
    /// The price of a group attack for each participant.
    gives_up: GivesUp;
}
