//! A scene of ZeroSpace, as one viewer sees it.

use schwung_table::WireId;
use serde::{Deserialize, Serialize};

use super::{Barred, Chance, ChipView, DiceView, FactionView, PartView};
use crate::Same;

/// A scene of ZeroSpace. Actors, skills and gear have the same numbers as in commands. What the viewer may
/// not know is left out without a trace.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct ZeroSpaceScene {
    /// Number of the scene.
    pub scene: u32,
    /// The round, if a conflict is running.
    pub round: Option<RoundView>,
    /// All actors that the viewer knows of.
    #[cfg_attr(feature = "openapi", schema(value_type = Vec<CharacterView>))]
    pub actors: Vec<Same<CharacterView>>,
    /// Action points by seat, without the game master's.
    pub points: Vec<PointsView>,
    /// Gear without a holder; carried gear is listed with its holder.
    #[cfg_attr(feature = "openapi", schema(value_type = Vec<ItemView>))]
    pub loose: Same<Vec<ItemView>>,
    /// Characters who hold others.
    pub holds: Vec<HoldView>,
    /// Known distances between two actors.
    pub distances: Vec<DistanceView>,
    /// Objects that fall or move by themselves.
    pub things: Vec<ThingView>,
    /// Extended tasks, open ones first.
    pub tasks: Vec<TaskView>,
    /// Messages that the viewer received, oldest first.
    pub notes: Vec<NoteView>,
    /// Active power stunts.
    pub stunts: Vec<StuntView>,
    /// Conditions of the whole scene, each with its rule: `dark`, `underwater`, `weightless`.
    pub flags: Vec<ChipView>,
    /// The current rolls of both sides, or else the last ones.
    #[cfg_attr(feature = "openapi", schema(value_type = Option<MeetingView>))]
    pub clash: Option<Same<MeetingView>>,
    /// The skill list.
    #[cfg_attr(feature = "openapi", schema(value_type = Vec<String>))]
    pub skills: Same<Vec<String>>,
    /// The attributes, in the order used by characters: "Strength".
    #[cfg_attr(feature = "openapi", schema(value_type = Vec<String>))]
    pub attributes: Same<Vec<String>>,
    /// The named sides on which the viewer knows an actor; the game master sees all that have names.
    pub sides: Vec<FactionView>,
}

/// A round, with the order of turns.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct RoundView {
    /// Number of the round, from 1.
    pub number: u32,
    /// The round in words: "Round 4 · seconds 18 to 24".
    pub words: String,
    /// The actor whose turn it is; `null` if there is none, or if the viewer does not know it.
    pub turn: Option<WireId>,
    /// Actors whose turns are interrupted, in the order in which that happened.
    pub interrupted: Vec<WireId>,
    /// The slots in order.
    pub slots: Vec<SlotView>,
    /// The end of the round, when the environment acts.
    pub environment: EnvironmentView,
}

/// A slot in the order of turns, of one actor or of several henchmen.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct SlotView {
    /// Name of the actor, or of the band with its size: "Drones ×3".
    pub name: String,
    /// Result of the order roll; `null` if the game master set the position.
    pub result: Option<i16>,
    /// The actors in this slot, who take their turns one after the other.
    pub places: Vec<PlaceView>,
    /// Conditions of the slot itself: that it is shared, or when an actor entered.
    pub chips: Vec<ChipView>,
}

/// An actor in the order of turns.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct PlaceView {
    /// Number of the actor.
    pub actor: WireId,
    /// State of its turn: `now`, `interrupted`, `cut_in` (its turn interrupts another), `acted`, `deferred`
    /// (a turn is in store), `owed` (its next turn is forfeit for a forced action), `passed` (cannot act),
    /// `waits`.
    pub state: String,
    /// The state in words, and other conditions of the turn: in store, owed, forced, each with its end and
    /// rule.
    pub chips: Vec<ChipView>,
}

/// What the environment does at the end of the round.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct EnvironmentView {
    /// Name of the environment.
    pub name: String,
    /// What moves then, in words; empty if nothing does.
    pub moves: Vec<String>,
    /// Id of the rule.
    pub rule: String,
}

/// A character or an object.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct CharacterView {
    /// Number of the character.
    pub id: WireId,
    /// Name of the character.
    pub name: String,
    /// `named`, `unnamed` or `object`.
    pub kind: String,
    /// The kind in words.
    pub kind_name: String,
    /// Number of its side.
    pub side: WireId,
    /// The seat that plays it.
    pub seat: u8,
    /// Whether the viewer may act for it.
    pub mine: bool,
    /// Whether it is hidden from players. Only the game master and its player ever see such actors.
    pub hidden: bool,
    /// Endurance, as far as the viewer may know it.
    pub endurance: EnduranceView,
    /// Its conditions, most serious first.
    pub states: Vec<ChipView>,
    /// Why it is out, in words; `null` if it is not.
    pub out: Option<String>,
    /// What is left of its turn; `null` outside conflicts, and for objects.
    pub budget: Option<BudgetView>,
    /// Attributes, power level, skills and so on; `null` if the viewer may not read the sheet.
    #[cfg_attr(feature = "openapi", schema(value_type = Option<FiguresView>))]
    pub figures: Option<Same<FiguresView>>,
    /// What it carries. For characters of the game master, players see only the names.
    #[cfg_attr(feature = "openapi", schema(value_type = Vec<ItemView>))]
    pub gear: Same<Vec<ItemView>>,
}

/// Endurance.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct EnduranceView {
    /// Remaining endurance; `null` if the viewer may not know.
    pub now: Option<u8>,
    /// Maximum endurance; `null` if the viewer may not know.
    pub max: Option<u8>,
    /// Total endurance lost, which everybody saw.
    pub lost: u8,
    /// Endurance lost, by how it recovers; empty if the viewer may not read the sheet.
    pub losses: Vec<LossView>,
}

/// Endurance lost, and how it recovers.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct LossView {
    /// `fresh`, `deep` or `shock`.
    pub kind: String,
    /// Number of points lost.
    pub points: u8,
    /// The loss in words, and how it recovers.
    pub text: String,
    /// Id of the rule.
    pub rule: String,
}

/// What is left of a turn.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct BudgetView {
    /// Whether the standard action is available.
    pub standard: bool,
    /// Whether the movement action is available, at least in part.
    pub movement: bool,
    /// Gait: `walk`, `run` or `sprint`.
    pub gait: String,
    /// The gait in words.
    pub gait_name: String,
    /// Distance covered, in words; `null` if it has not moved.
    pub walked: Option<String>,
    /// Number of quick actions taken.
    pub quick: u8,
}

/// Values of a sheet, as they count now.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct FiguresView {
    /// The attributes, in order.
    pub attributes: Vec<AttributeView>,
    /// The power level.
    pub power_level: i8,
    /// The character's skills.
    pub skills: Vec<KnownSkillView>,
    /// Powers, gifts and abilities.
    pub powers: Vec<PowerView>,
    /// Distances for walking, running and sprinting, in words; empty if the table has no values for them.
    pub paces: Vec<String>,
    /// Other values: weight, band.
    pub notes: Vec<String>,
}

/// An attribute.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct AttributeView {
    /// Name of the attribute.
    pub name: String,
    /// The current value.
    pub value: i16,
    /// The value on the sheet.
    pub usual: i16,
}

/// A skill of a character.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct KnownSkillView {
    /// Number of the skill.
    pub skill: u8,
    /// Name of the skill.
    pub name: String,
    /// Its specialisations.
    pub specialities: Vec<String>,
}

/// A power, gift or ability.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct PowerView {
    /// Index on the sheet.
    pub gift: u8,
    /// Name of the power.
    pub name: String,
    /// Its effect, in words.
    pub text: String,
}

/// Action points of a seat.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct PointsView {
    /// Number of the seat.
    pub seat: u8,
    /// Remaining points.
    pub points: u8,
    /// Points earned in this session.
    pub earned: u8,
    /// Whether this seat is not asked for forced actions and deferred turns.
    pub passes: bool,
}

/// A piece of gear.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct ItemView {
    /// Number of the item.
    pub id: WireId,
    /// Name of the item.
    pub name: String,
    /// `weapon`, `protection`, `tool` or `other`.
    pub kind: String,
    /// Its values, in words; empty if it has none, or if the viewer may not know them.
    pub text: String,
}

/// A character who holds another.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct HoldView {
    /// The holder; `null` if the viewer does not know it.
    pub by: Option<WireId>,
    /// The held character.
    pub on: WireId,
    /// The hold in words.
    pub text: String,
    /// The round in which it began; 0 outside conflicts.
    pub round: u32,
}

/// The distance between two actors.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct DistanceView {
    /// Number of the first actor.
    pub a: WireId,
    /// Number of the second actor.
    pub b: WireId,
    /// The distance in half metres, as in commands.
    pub length: u32,
    /// The range band: `near`, `short`, `medium`, `long` or `extreme`.
    pub band: String,
    /// Distance and range band in words: "25 m (medium range)".
    pub text: String,
}

/// An object that moves by itself.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct ThingView {
    /// Number of the object.
    pub thing: u8,
    /// The object in words.
    pub text: String,
    /// The actor who controls it, if there is one and the viewer knows it.
    pub pilot: Option<WireId>,
    /// When it moves, in words.
    pub until: String,
    /// Whether it keeps moving. Otherwise it is gone after it has moved.
    pub lasting: bool,
}

/// An extended task.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct TaskView {
    /// Number of the task.
    pub id: WireId,
    /// Description of the task.
    pub text: String,
    /// `tries`, `first_to`, `lead` or `rounds`.
    pub mode: String,
    /// The goal in words: "3 successes in at most 5 attempts".
    pub goal: String,
    /// Id of the rule.
    pub rule: String,
    /// Successes of the actor who began it, and of the other side.
    pub tally: [u8; 2],
    /// Number of successes needed.
    pub needed: u8,
    /// Attempts, or rounds of a contest, so far.
    pub tries: u8,
    /// Maximum number of attempts; `null` if there is no limit.
    pub most: Option<u8>,
    /// The opponents in a contest; `null` for an actor whom the viewer does not know.
    pub sides: Vec<Option<WireId>>,
    /// Whether it is won or lost; `null` as long as it is open.
    pub won: Option<bool>,
}

/// A message to a player.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct NoteView {
    /// Index among the viewer's notes, from 1.
    pub n: u32,
    /// The recipients, in words.
    pub to: String,
    /// Text of the message.
    pub text: String,
    /// Whether it is true; only for the game master.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub genuine: Option<bool>,
}

/// An active power stunt.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct StuntView {
    /// Number of the actor.
    pub actor: WireId,
    /// Name of the skill that it replaces.
    pub skill: String,
    /// Description of the stunt.
    pub text: String,
    /// When it ends, in words.
    pub until: String,
}

/// Two opposed rolls, or a roll and a number.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct MeetingView {
    /// What is happening: "Sorel shoots at Ilka".
    pub title: String,
    /// `attack`, `sweep`, `blast`, `distract`, `escape`, `contest` or `check`.
    pub kind: String,
    /// The means, in words; empty if there are none to name.
    pub with: String,
    /// The acting side.
    pub acting: PoolView,
    /// The actors who act together with it; the worst result counts.
    pub helpers: Vec<PoolView>,
    /// The opposing side; `null` before it is known.
    pub against: Option<PoolView>,
    /// Dice that the opponent gets because a pool is negative, in words.
    pub passes: Vec<PartView>,
    /// Lead of the acting side; `null` before it is known, or if the number is hidden.
    pub lead: Option<i16>,
    /// The meaning of the lead: "a hit", "missed by 3".
    pub lead_words: String,
    /// The exact chance as things stand; `null` once the result is known, or if the viewer may not know.
    pub chance: Option<Chance>,
    /// The effect of a success, in words, if it is known: "1 endurance".
    pub stake: String,
    /// Whether it is over.
    pub over: bool,
}

/// One side of a meeting: a pool of dice, a bonus, and all circumstances of the applicable table.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct PoolView {
    /// The actor; `null` for a difficulty, or if the viewer does not know it.
    pub actor: Option<WireId>,
    /// Name of the actor, or of the difficulty.
    pub name: String,
    /// The action and the skill: "defends · Ranged combat with Dexterity".
    pub text: String,
    /// All circumstances of its table: first those that make an attempt fail, then penalties, then bonuses.
    pub ticks: Vec<TickView>,
    /// Number of dice before transfers to the opponent, possibly negative; `null` for numbers, or if the
    /// viewer may not know.
    pub pool: Option<i16>,
    /// Number of dice rolled or to be rolled.
    pub thrown: Option<u8>,
    /// The total bonus.
    pub bonus: Option<i16>,
    /// Dice and bonus in words: "2d6 + 7".
    pub formula: String,
    /// The parts of the pool, each with its rule: skill, and effects of circumstances.
    pub pool_parts: Vec<PartView>,
    /// The parts of the bonus, each with its rule.
    pub parts: Vec<PartView>,
    /// The rolled dice, roll by roll.
    pub dice: Vec<DiceView>,
    /// The total so far; `null` before the roll, or if the viewer may not know it.
    pub total: Option<i16>,
    /// Whether it counts without a roll: a difficulty, or an actor who cannot defend.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub stands: bool,
}

/// A circumstance of a table, whether it applies or not.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct TickView {
    /// Its name in commands: `cover`; empty for a circumstance that is in no table.
    pub row: String,
    /// Label of the circumstance.
    pub label: String,
    /// Id of the rule.
    pub rule: String,
    /// `fails`, `penalty` or `bonus`.
    pub effect: String,
    /// Number of dice added or removed.
    pub dice: i16,
    /// Whether it applies.
    pub on: bool,
    /// Whether it follows from the state. Otherwise it was set by hand.
    pub facts: bool,
    /// Whether it was cleared by hand although it follows from the state.
    pub cleared: bool,
    /// Why it cannot apply here; `null` if it can.
    pub barred: Option<Barred>,
}
