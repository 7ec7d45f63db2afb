//! Facts that the game master sets by hand.

use schwung_table::{Known, Line, Names, Seat};
use serde::{Deserialize, Serialize};

use crate::{
    Actor, ActorId, Attribute, Dodge, Fear, Frame, Gait, Item, ItemId, Length, Losses, Out, Place, Roles,
    Setting, Shared, Sheet, Side, StrengthRow, Stunt, Switches, Task, TaskId, Thing,
    eyes::{joins, of_them},
};

/// A fact that the game master sets by hand. Each variant changes as little as possible.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, Known, Line, Names)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs)] // the names of the fields are self-explanatory
pub enum Fact {
    /// Sets the lost endurance.
    #[known(who, told(losses))]
    Losses { who: ActorId, losses: Losses },
    /// Sets by how much an attribute is lowered.
    #[known(who, told(attribute, by))]
    Lowered { who: ActorId, attribute: Attribute, by: u8 },
    /// Sets a boost of an attribute, or of endurance for `None`.
    #[known(who, told(attribute, by, lasting))]
    Boost { who: ActorId, attribute: Option<Attribute>, by: u8, lasting: bool },
    /// Sets whether an actor is cruelly injured.
    #[known(who, told(on))]
    Cruel { who: ActorId, on: bool },
    /// Takes an actor out of play, or back in for `None`.
    #[known(who, told(out))]
    Out { who: ActorId, out: Option<Out> },
    /// Sets whether an actor is prone.
    #[known(who, told(on))]
    Prone { who: ActorId, on: bool },
    /// Sets whether an actor is in cover.
    #[known(who, told(on))]
    Covered { who: ActorId, on: bool },
    /// Sets whether an actor is completely unable to move.
    #[known(who, told(on))]
    Helpless { who: ActorId, on: bool },
    /// Sets whether an actor is blinded.
    #[known(who, told(on))]
    Blinded { who: ActorId, on: bool },
    /// Sets whether an actor is distracted.
    #[known(who, told(on))]
    Distracted { who: ActorId, on: bool },
    /// Sets whether an actor is surprised.
    #[known(who, told(on))]
    Surprised { who: ActorId, on: bool },
    /// Sets whether and how an actor is afraid.
    #[known(who, told(fear))]
    Fear { who: ActorId, fear: Option<Fear> },
    /// Sets whether and how an actor dodges.
    #[known(who, told(dodge))]
    Dodging { who: ActorId, dodge: Option<Dodge> },
    /// Sets how an actor moves.
    #[known(who, told(gait))]
    Gait { who: ActorId, gait: Gait },
    /// Sets whether an actor is not hindered by darkness, water and weightlessness.
    #[known(who, told(on))]
    Adapted { who: ActorId, on: bool },
    /// Sets the difficulty of hitting and damaging an object; `None` to ask for it at the next attack.
    #[known(who, told(value))]
    Difficulty { who: ActorId, value: Option<i16> },
    /// Sets whether the standard action is used.
    #[known(who, told(used))]
    Standard { who: ActorId, used: bool },
    /// Sets whether the movement action is used.
    #[known(who, told(used))]
    Movement { who: ActorId, used: bool },
    /// Sets whether an actor has a deferred turn.
    #[known(who, told(on))]
    Stored { who: ActorId, on: bool },
    /// Sets the number of turns owed.
    #[known(who, told(turns))]
    Owed { who: ActorId, turns: u8 },
    /// Sets whether an actor has forced an action in this round.
    #[known(who, told(on))]
    Forced { who: ActorId, on: bool },
    /// Adds or removes a hold.
    #[known(any(by, on), told(holds))]
    #[line(about(on))]
    Hold { by: ActorId, on: ActorId, holds: bool },
    /// Sets the side of an actor.
    #[known(who, told(side))]
    Side { who: ActorId, side: Side },
    /// Sets the seat that plays an actor.
    #[known(who)]
    Plays { who: ActorId, seat: Seat },
    /// Sets whether an actor is hidden from players.
    #[known(who, told(on))]
    Hidden { who: ActorId, on: bool },
    /// Sets the kind of an actor.
    #[known(who, told(kind))]
    Kind { who: ActorId, kind: crate::ActorKind },
    /// Sets whose turn it is.
    #[known(who)]
    Turn { who: ActorId },
    /// Sets the number of the round.
    #[known(all, told(round))]
    Round { round: u32 },
    /// Sets the order of turns.
    #[known(all)]
    Order { order: Vec<Place> },
    /// Sets the distance between two actors; `None` if unknown.
    #[known(every(a, b), told(length))]
    Distance { a: ActorId, b: ActorId, length: Option<Length> },
    /// Sets darkness, water and weightlessness of the scene.
    #[known(all, told(scene))]
    Scene { scene: Setting },
    /// Sets the action points of a seat.
    #[known(all, told(points))]
    Points { seat: Seat, points: u8 },
    /// Sets whether a seat is not asked for forced actions and deferred turns.
    #[known(of_them(seat), told(on))]
    Passes { seat: Seat, on: bool },
    /// Adds or changes a piece of gear.
    #[known(item)]
    #[line(about(item.holder))]
    Item {
        #[names(aside)]
        item: Item,
    },
    /// Removes a piece of gear.
    // Once something is removed, its owner is unknown.
    #[known(gm)]
    NoItem {
        #[names(aside)]
        item: ItemId,
    },
    /// Replaces a sheet.
    #[known(who, told(sheet))]
    Sheet {
        who: ActorId,
        #[names(aside)]
        sheet: Box<Sheet>,
    },
    /// Sets which skills are used for which purpose.
    #[known(all, told(roles))]
    Roles { roles: Roles },
    /// Replaces the strength table.
    #[known(all, told(rows))]
    Strength { rows: Vec<StrengthRow> },
    /// Replaces the whole frame.
    #[known(all, told(0))]
    Frame(
        #[names(aside)]
        #[cfg_attr(feature = "ts", ts(as = "Frame"))]
        Shared<Frame>,
    ),
    /// Replaces the house rules.
    #[known(all, told(0))]
    Switches(#[cfg_attr(feature = "ts", ts(as = "Switches"))] Shared<Switches>),
    /// Adds an actor to the scene.
    #[known(joins(actor), told(sheet, actor))]
    #[line(about(nobody))]
    Join {
        #[names(aside)]
        sheet: Box<Sheet>,
        #[names(aside)]
        actor: Box<Actor>,
    },
    /// Sets the whole state of an actor.
    #[known(joins(actor), told(actor))]
    Actor {
        who: ActorId,
        #[names(aside)]
        actor: Box<Actor>,
    },
    /// Adds a thing that moves by itself or is controlled by an actor.
    #[known(all)]
    #[line(about(nobody))]
    Thing { thing: Thing },
    /// Removes a thing that fell or moved by itself.
    #[known(all, told(thing))]
    NoThing { thing: u8 },
    /// Adds a power stunt in effect.
    #[known(stunt)]
    #[line(about(stunt.who))]
    Stunt { stunt: Stunt },
    /// Ends a power stunt.
    // As for gear.
    #[known(gm, told(stunt))]
    NoStunt { stunt: u8 },
    /// Adds or changes an extended task.
    #[known(task)]
    Task {
        #[names(aside)]
        task: Task,
    },
    /// Sets the successes and attempts of a task.
    #[known(task, told(tally, tries))]
    Tally {
        #[names(aside)]
        task: TaskId,
        tally: [u8; 2],
        tries: u8,
    },
}
