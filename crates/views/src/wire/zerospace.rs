//! A scene of ZeroSpace, as one viewer sees it.

use serde::{Deserialize, Serialize};

use super::{Barred, Chance, DiceView, PartView};

/// A scene of ZeroSpace. Actors, skills and gear are numbered as in commands; what the viewer may not know is not
/// there, and nothing tells that it is missing.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct ZeroSpaceScene {
    /// Number of the scene.
    pub scene: u16,
    /// The round, if there is a conflict.
    pub round: Option<RoundView>,
    /// Everybody of whom the viewer knows.
    pub actors: Vec<CharacterView>,
    /// Action points by seat, the game master's seat left out.
    pub points: Vec<PointsView>,
    /// Gear that lies somewhere; what is carried stands with whoever carries it.
    pub loose: Vec<ItemView>,
    /// Who holds whom.
    pub holds: Vec<HoldView>,
    /// How far apart two are.
    pub distances: Vec<DistanceView>,
    /// What falls or drives by itself.
    pub things: Vec<ThingView>,
    /// Extended tasks, the open ones first.
    pub tasks: Vec<TaskView>,
    /// What the viewer was told, oldest first.
    pub notes: Vec<NoteView>,
    /// Power stunts that last.
    pub stunts: Vec<StuntView>,
    /// What holds in all of the scene: `dark`, `underwater`, `weightless`, with its rules.
    pub flags: Vec<ChipView>,
    /// The rolls that meet, or met last.
    pub clash: Option<MeetingView>,
    /// The skill list.
    pub skills: Vec<String>,
    /// The attributes, in the order in which characters have them: "Strength".
    pub attributes: Vec<String>,
    /// Names of the sides; empty where the viewer knows of nobody on it, and none after the last of which anybody is
    /// known.
    pub sides: Vec<String>,
}

/// A round, with the order of turns.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct RoundView {
    /// Its number, from 1.
    pub number: u16,
    /// In words: "Round 4 · seconds 18 to 24".
    pub words: String,
    /// Whose turn it is; nobody's, or somebody's whom the viewer does not know, if empty.
    pub turn: Option<u8>,
    /// Whose turns are interrupted, the first interrupted first.
    pub interrupted: Vec<u8>,
    /// The slots, first to last.
    pub slots: Vec<SlotView>,
    /// The last place of the round: what the environment does then.
    pub environment: EnvironmentView,
}

/// A slot in the order of turns: of one, or of henchmen who share it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct SlotView {
    /// What it is called: a name, or that of the band with how many they are: "Drones ×3".
    pub name: String,
    /// The order result; nothing for whoever was placed by hand.
    pub result: Option<i16>,
    /// Whoever has it, one turn after the other.
    pub places: Vec<PlaceView>,
    /// What is to be known of the slot itself: that it is shared, or when somebody came in.
    pub chips: Vec<ChipView>,
}

/// A place in the order of turns.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct PlaceView {
    /// Whose.
    pub actor: u8,
    /// How it stands with this turn: `now`, `interrupted`, `cut_in` (its turn, taken in the midst of another), `acted`,
    /// `deferred` (a turn is in store), `owed` (the slot will pass for a forced action), `passed` (cannot act), `waits`.
    pub state: String,
    /// The same in words, and whatever else holds of the turn: in store, owed, forced, each with its end and rule.
    pub chips: Vec<ChipView>,
}

/// What the environment does at the end of the round.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct EnvironmentView {
    /// What it is called.
    pub name: String,
    /// What moves then, in words; empty if nothing does.
    pub moves: Vec<String>,
    /// Id of the rule.
    pub rule: String,
}

/// Something that holds, with its rule.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct ChipView {
    /// Which: a word for programs. For states of characters `prone`, `cover`, `held`, `holds`, `helpless`, `blinded`,
    /// `distracted`, `surprised`, `afraid`, `dodging`, `running`, `sprinting`, `at_one`, `down`, `out`, `damaged`,
    /// `cruel`, `adapted`, `hidden`, `lowered`, `boosted`; for turns those of a place and `forced`, `shared`, `late`;
    /// for scenes `dark`, `underwater`, `weightless`.
    pub kind: String,
    /// In words: "held by Sorel".
    pub text: String,
    /// Until when, where it ends by itself; else empty.
    pub until: String,
    /// Id of the rule.
    pub rule: String,
}

/// A character or an object.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct CharacterView {
    /// Its number.
    pub id: u8,
    /// Its name.
    pub name: String,
    /// `named`, `unnamed` or `object`.
    pub kind: String,
    /// The same in words.
    pub kind_name: String,
    /// Whose side it is on.
    pub side: u8,
    /// Who plays it.
    pub seat: u8,
    /// May the viewer act for it?
    pub mine: bool,
    /// Is it hidden from players? Only the game master, and whoever plays it, ever sees such actors.
    pub hidden: bool,
    /// Endurance, as far as the viewer may know it.
    pub endurance: EnduranceView,
    /// What holds of it, the gravest first.
    pub states: Vec<ChipView>,
    /// How it is out, in words.
    pub out: Option<String>,
    /// What is left of its turn; nothing outside conflicts, and for objects.
    pub budget: Option<BudgetView>,
    /// Attributes, power level, skills and so on, where the viewer may read the sheet.
    pub figures: Option<FiguresView>,
    /// What it carries: of characters of the game master's no more than the names.
    pub gear: Vec<ItemView>,
}

/// Endurance.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct EnduranceView {
    /// What is left; nothing where the viewer may not know.
    pub now: Option<u8>,
    /// The most; nothing where the viewer may not know.
    pub max: Option<u8>,
    /// What is lost, all together: everybody saw it.
    pub lost: u8,
    /// What is lost, by how it comes back; of sheets that the viewer may not read nothing.
    pub losses: Vec<LossView>,
}

/// Endurance lost, and how it comes back.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct LossView {
    /// `fresh`, `deep` or `shock`.
    pub kind: String,
    /// How much.
    pub points: u8,
    /// In words, with what brings it back.
    pub text: String,
    /// Id of the rule.
    pub rule: String,
}

/// What is left of a turn.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct BudgetView {
    /// Is the standard action left?
    pub standard: bool,
    /// Is the movement action left, or some of it?
    pub movement: bool,
    /// How it moves: `walk`, `run` or `sprint`.
    pub gait: String,
    /// The same in words.
    pub gait_name: String,
    /// How far it has come, in words; nothing if it has not moved.
    pub walked: Option<String>,
    /// Quick actions taken.
    pub quick: u8,
}

/// What stands on a sheet, as it counts now.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct FiguresView {
    /// The attributes, in their order.
    pub attributes: Vec<AttributeView>,
    /// The power level.
    pub power_level: i8,
    /// Skills it knows, by their names.
    pub skills: Vec<KnownSkillView>,
    /// Powers, gifts and abilities.
    pub powers: Vec<PowerView>,
    /// How far it gets: walking, running, sprinting, in words; none where the table has no figures.
    pub paces: Vec<String>,
    /// Anything else that is set: weight, band.
    pub notes: Vec<String>,
}

/// An attribute.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct AttributeView {
    /// Its name.
    pub name: String,
    /// As it is now.
    pub value: i16,
    /// As it stands on the sheet.
    pub usual: i16,
}

/// A skill that somebody knows.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct KnownSkillView {
    /// Its number.
    pub skill: u8,
    /// Its name.
    pub name: String,
    /// Specialisations in it.
    pub specialities: Vec<String>,
}

/// A power, gift or ability.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct PowerView {
    /// Its place on the sheet.
    pub gift: u8,
    /// Its name.
    pub name: String,
    /// What it does, in words.
    pub text: String,
}

/// Action points of a seat.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct PointsView {
    /// The seat.
    pub seat: u8,
    /// Points that are left.
    pub points: u8,
    /// Points earned in this session.
    pub earned: u8,
    /// Is this seat not asked for forced actions and deferred turns?
    pub passes: bool,
}

/// A piece of gear.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct ItemView {
    /// Its number.
    pub id: u16,
    /// Its name.
    pub name: String,
    /// `weapon`, `protection`, `tool` or `other`.
    pub kind: String,
    /// Its figures, in words; empty where the viewer may not know them, or there are none.
    pub text: String,
}

/// Somebody holds somebody.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct HoldView {
    /// Who; nothing for somebody whom the viewer does not know.
    pub by: Option<u8>,
    /// Whom.
    pub on: u8,
    /// In words.
    pub text: String,
    /// The round in which it began; 0 outside conflicts.
    pub round: u16,
}

/// How far apart two are.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct DistanceView {
    /// One.
    pub a: u8,
    /// The other.
    pub b: u8,
    /// The distance in half metres, as commands have it.
    pub length: u32,
    /// The range band: `near`, `short`, `medium`, `long` or `extreme`.
    pub band: String,
    /// Distance and band in words: "25 m (medium range)".
    pub text: String,
}

/// Something that moves by itself.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct ThingView {
    /// Its number.
    pub thing: u8,
    /// What it is.
    pub text: String,
    /// Whoever controls it, if it is somebody whom the viewer knows.
    pub pilot: Option<u8>,
    /// When it moves, in words.
    pub until: String,
    /// Does it go on moving, or is it over once it has moved?
    pub lasting: bool,
}

/// An extended task.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct TaskView {
    /// Its number.
    pub id: u16,
    /// What it is about.
    pub text: String,
    /// `tries`, `first_to`, `lead` or `rounds`.
    pub mode: String,
    /// What it takes, in words: "3 successes in at most 5 attempts".
    pub goal: String,
    /// Id of the rule.
    pub rule: String,
    /// Successes: of whoever opened it, and of the other side.
    pub tally: [u8; 2],
    /// The number that wins.
    pub needed: u8,
    /// Attempts, or rounds of a contest, so far.
    pub tries: u8,
    /// At most so many; nothing where there is no limit.
    pub most: Option<u8>,
    /// The two who contend, in a contest; nothing for somebody whom the viewer does not know.
    pub sides: Vec<Option<u8>>,
    /// Won, lost, or open.
    pub won: Option<bool>,
}

/// What somebody was told.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct NoteView {
    /// Which of the viewer's notes, counted from 1.
    pub n: u16,
    /// Who was told, in words.
    pub to: String,
    /// What.
    pub text: String,
    /// Is it true? Only the game master is ever told.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub genuine: Option<bool>,
}

/// A power stunt that lasts.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct StuntView {
    /// Whose.
    pub actor: u8,
    /// The skill that it stands in for, by name.
    pub skill: String,
    /// What it is.
    pub text: String,
    /// Until when, in words.
    pub until: String,
}

/// Two rolls that meet, or a roll and a number.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct MeetingView {
    /// What is going on: "Sorel shoots at Ilka".
    pub title: String,
    /// `attack`, `sweep`, `blast`, `distract`, `escape`, `contest` or `check`.
    pub kind: String,
    /// What it is done with, in words; empty where nothing is to be named.
    pub with: String,
    /// Whoever acts.
    pub acting: PoolView,
    /// Those who act together with them; the worst result counts.
    pub helpers: Vec<PoolView>,
    /// Whoever or whatever stands against it; nothing before it is known.
    pub against: Option<PoolView>,
    /// Dice that pass to the other side because a pool is below zero, in words.
    pub passes: Vec<PartView>,
    /// How far the acting one is ahead; nothing before it is known, or where the number is hidden.
    pub lead: Option<i16>,
    /// What that means: "a hit", "missed by 3".
    pub lead_words: String,
    /// The exact chance as things stand; nothing once it is known how it came out, or where the viewer may not know.
    pub chance: Option<Chance>,
    /// What a success brings, in words, where that is known: "1 endurance".
    pub stake: String,
    /// Is it over?
    pub over: bool,
}

/// One side of a meeting: a pool of dice, what is added to them, and every circumstance of its table.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct PoolView {
    /// Who; nothing for a difficulty, and for somebody whom the viewer does not know.
    pub actor: Option<u8>,
    /// Name, or what it is.
    pub name: String,
    /// What it does, with which skill: "defends · Ranged combat with Dexterity".
    pub text: String,
    /// Every circumstance of its table: those that make an attempt fail first, then penalties, then bonuses.
    pub ticks: Vec<TickView>,
    /// Dice before anything is handed over, below zero too; nothing where the viewer may not know, and for numbers.
    pub pool: Option<i16>,
    /// Dice that are, or were, thrown.
    pub thrown: Option<u8>,
    /// What is added to the dice, all together.
    pub bonus: Option<i16>,
    /// Dice and what is added, in words: "2d6 + 7".
    pub formula: String,
    /// The parts of the pool, each with its rule: what is known, what circumstances give and take.
    pub pool_parts: Vec<PartView>,
    /// The parts of what is added, each with its rule.
    pub parts: Vec<PartView>,
    /// The dice that fell, throw by throw.
    pub dice: Vec<DiceView>,
    /// The sum so far; nothing before dice fell, or where the viewer may not know it.
    pub total: Option<i16>,
    /// Does it stand as it is, without dice: a difficulty, or somebody who cannot defend?
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub stands: bool,
}

/// A circumstance of a table, ticked or not.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct TickView {
    /// Its name in commands: `cover`; empty for a circumstance outside the tables.
    pub row: String,
    /// What it is called.
    pub label: String,
    /// Id of the rule.
    pub rule: String,
    /// `fails`, `penalty` or `bonus`.
    pub effect: String,
    /// Dice more or less.
    pub dice: i16,
    /// Does it count?
    pub on: bool,
    /// Does it come from the facts, and not from somebody's hand?
    pub facts: bool,
    /// Was it cleared by hand although the facts say so?
    pub cleared: bool,
    /// Why it cannot count here.
    pub barred: Option<Barred>,
}
