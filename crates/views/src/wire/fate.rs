//! A scene of the Fate books, as one viewer sees it.

use schwung_table::WireId;
use serde::{Deserialize, Serialize};

use super::{DiceView, FactionView, PartView, RollView};
use crate::Same;

/// A scene. Actors, zones and skills have the same numbers as in commands; what the viewer may not know is
/// left out.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct FateScene {
    /// Number of the scene.
    pub scene: u16,
    /// The conflict, if one is running.
    pub conflict: Option<ConflictView>,
    /// The actors in the order of turns.
    pub order: Vec<WireId>,
    /// All actors and groups that the viewer knows of.
    #[cfg_attr(feature = "openapi", schema(value_type = Vec<ActorView>))]
    pub actors: Vec<Same<ActorView>>,
    /// Aspects in play: on the scene, on zones, on actors; including consequences.
    #[cfg_attr(feature = "openapi", schema(value_type = Vec<AspectView>))]
    pub aspects: Same<Vec<AspectView>>,
    /// The zones.
    #[cfg_attr(feature = "openapi", schema(value_type = Vec<ZoneView>))]
    pub zones: Same<Vec<ZoneView>>,
    /// Ways between them.
    #[cfg_attr(feature = "openapi", schema(value_type = Vec<WayView>))]
    pub ways: Same<Vec<WayView>>,
    /// All effects that end by themselves, and when.
    #[cfg_attr(feature = "openapi", schema(value_type = Vec<LastingView>))]
    pub lasting: Same<Vec<LastingView>>,
    /// The current rolls of both sides, or else the last ones.
    #[cfg_attr(feature = "openapi", schema(value_type = Option<ClashView>))]
    pub clash: Option<Same<ClashView>>,
    /// The skill list.
    #[cfg_attr(feature = "openapi", schema(value_type = Vec<String>))]
    pub skills: Same<Vec<String>>,
    /// The rungs of the ladder, from the lowest to the highest with a name.
    #[cfg_attr(feature = "openapi", schema(value_type = Vec<RungView>))]
    pub ladder: Same<Vec<RungView>>,
    /// The dice of the table.
    #[cfg_attr(feature = "openapi", schema(value_type = RollView))]
    pub dice: Same<RollView>,
    /// The named sides on which the viewer knows an actor; the game master sees all that have names.
    pub sides: Vec<FactionView>,
}

/// A rung of the ladder.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct RungView {
    /// Rating of the rung.
    pub rating: i8,
    /// The rung in words: "Good (+3)".
    pub words: String,
}

/// A conflict.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct ConflictView {
    /// `physical`, `social` or `mental`.
    pub kind: String,
    /// The kind in words.
    pub name: String,
    /// Number of the exchange.
    pub exchange: u16,
    /// The actor whose turn it is; `null` if there is none, or if the viewer does not know it.
    pub turn: Option<WireId>,
    /// The skill that determines the order.
    pub order_by: String,
}

/// A character or a group.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct ActorView {
    /// Number of the actor.
    pub id: WireId,
    /// Name of the actor.
    pub name: String,
    /// `named`, `minions` or `companion`.
    pub kind: String,
    /// Number of its side.
    pub side: WireId,
    /// The seat that plays it.
    pub seat: u8,
    /// Whether the viewer may act for it.
    pub mine: bool,
    /// Whether it is hidden from players. Only the game master ever sees such actors.
    pub hidden: bool,
    /// Whether the game master has taken it off the board: it keeps its state, is in no zone and has no turn.
    pub shelved: bool,
    /// Number of its zone; for a shelved actor, of the zone to which it returns.
    pub zone: WireId,
    /// Fate points; `null` if the viewer may not know.
    pub fate: Option<u8>,
    /// Stress tracks.
    pub tracks: Vec<TrackView>,
    /// Consequences, mildest first.
    pub consequences: Vec<ConsequenceView>,
    /// Number and quality of minions; `null` for other actors.
    pub minions: Option<MinionsView>,
    /// Its state in this exchange, such as acted, holding or in full defense; shortest text first.
    pub marks: Vec<LastingView>,
    /// Whether it has acted in this exchange.
    pub acted: bool,
    /// How it left the conflict, in words; `null` if it has not.
    pub out: Option<String>,
    /// The group that it leads, or the leader of this group.
    pub attached: Option<WireId>,
    /// The sheet; `null` if the viewer may see none of it. For characters of the game master, players see
    /// only the aspects that they know.
    #[cfg_attr(feature = "openapi", schema(value_type = Option<SheetView>))]
    pub sheet: Option<Same<SheetView>>,
}

/// A stress track.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct TrackView {
    /// `health` or `composure`.
    pub track: String,
    /// Name of the track.
    pub name: String,
    /// The boxes, from the left.
    pub boxes: Vec<BoxView>,
}

/// A box of a stress track.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct BoxView {
    /// Number of the box.
    pub number: u8,
    /// Whether it is marked.
    pub marked: bool,
    /// Whether the pending hit would mark it.
    pub next: bool,
}

/// A consequence.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct ConsequenceView {
    /// Number of the consequence as an aspect.
    pub aspect: WireId,
    /// Severity, in words.
    pub severity: String,
    /// Its wording.
    pub text: String,
}

/// A group of minions.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct MinionsView {
    /// Number of minions in the group.
    pub members: u16,
    /// Whether its name takes verbs in the plural, in the reader's language.
    pub plural: bool,
    /// Quality in words: "quality +2 (physical)"; `null` if the viewer may not know.
    pub quality: Option<String>,
    /// Boxes of each minion; 0 if the viewer may not know.
    pub boxes: u8,
    /// Marked boxes of the next minion to fall.
    pub wounds: u8,
}

/// A sheet.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct SheetView {
    /// Skills, best first.
    pub skills: Vec<SkillView>,
    /// Aspects, in the order of the sheet; without those that the viewer may not know.
    pub aspects: Vec<AspectView>,
    /// Talents, gifts and stunts.
    pub gifts: Vec<GiftView>,
    /// Number of fate points after a refresh.
    pub refresh: u8,
    /// Companions.
    pub companions: Vec<CompanionView>,
    /// Other values: weight, grit, extra boxes.
    pub notes: Vec<String>,
    /// Progress of a new character, for its player; `null` at tables without a pyramid.
    pub start: Option<StartView>,
}

/// A talent, gift or stunt.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct GiftView {
    /// Its name.
    pub name: String,
    /// `talent`, `gift` or `stunt`.
    pub kind: String,
    /// The kind in words.
    pub kind_name: String,
    /// Its effect.
    pub text: String,
    /// Price of each use, in words; `null` if it is free.
    pub price: Option<String>,
    /// Its bonus to rolls: "Athletics +2".
    pub bonus: Option<String>,
}

/// What a new character should have, and what this one has. This is only a hint; nothing is forbidden.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct StartView {
    /// The rows of the pyramid, highest first; also other rows that contain skills.
    pub rows: Vec<RowView>,
    /// Number of aspects.
    pub aspects: CountView,
    /// Number of talents, gifts and stunts.
    pub gifts: CountView,
    /// Differences from a new character by the rules.
    pub remarks: Vec<RemarkView>,
}

/// A row of the pyramid.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct RowView {
    /// Rating of the row.
    pub rating: i8,
    /// The rating in words: "Good (+3)".
    pub words: String,
    /// Names of the skills in this row.
    pub skills: Vec<String>,
    /// Number of skills that belong in this row.
    pub need: u8,
    /// Number of missing skills.
    pub missing: u8,
}

/// An actual and a required number.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct CountView {
    /// The actual number.
    pub have: u16,
    /// The required number; 0 if any number is fine.
    pub need: u16,
}

/// A difference from the rules for new characters.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct RemarkView {
    /// The remark in words.
    pub text: String,
    /// Id of the rule.
    pub rule: String,
}

/// A skill of a sheet.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct SkillView {
    /// Number of the skill.
    pub skill: u8,
    /// Name of the skill.
    pub name: String,
    /// The rating.
    pub rating: i8,
    /// The rating in words: "Good (+3)".
    pub words: String,
}

/// A companion.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct CompanionView {
    /// Name of the companion.
    pub name: String,
    /// Abilities, in words.
    pub text: String,
    /// Whether the companion is present.
    pub present: bool,
}

/// An aspect.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct AspectView {
    /// Reference to the aspect, as in commands.
    #[cfg_attr(feature = "ts", ts(type = "unknown"))]
    pub aspect: serde_json::Value,
    /// Its wording.
    pub text: String,
    /// The bearer, in words: "Scene", "on Ravn".
    pub on: String,
    /// The bearer, if it is an actor.
    pub actor: Option<WireId>,
    /// The bearer, if it is a zone.
    pub zone: Option<WireId>,
    /// `sheet`, `framed`, `fragile`, `sticky` or `consequence`.
    pub kind: String,
    /// Kind and lifetime, in words.
    pub life: String,
    /// The actor who has a free tag on it.
    pub free: Option<WireId>,
    /// Whether it is hidden from players who have not found it.
    pub hidden: bool,
}

/// A zone.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct ZoneView {
    /// Number of the zone.
    pub id: WireId,
    /// Name of the zone.
    pub name: String,
    /// The actors in the zone.
    pub actors: Vec<WireId>,
    /// The blocks in the zone.
    pub blocks: Vec<BlockView>,
}

/// A block.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct BlockView {
    /// The actor who blocks.
    pub by: WireId,
    /// Strength of the block.
    pub strength: i16,
    /// What it prevents and how long, in words.
    pub text: String,
}

/// A way from one zone to another.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct WayView {
    /// The zone where it begins.
    pub from: WireId,
    /// The zone where it ends.
    pub to: WireId,
    /// The border value; 0 for an open way.
    pub border: u8,
    /// Whether there is no way back.
    pub one_way: bool,
}

/// An effect, and when it ends.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct LastingView {
    /// The effect, in words.
    pub text: String,
    /// When it ends, in words.
    pub until: String,
    /// Id of the rule.
    pub rule: String,
    /// The affected actor.
    pub actor: Option<WireId>,
    /// `spin`, `tag`, `block`, `full`, `hold`, `disarmed`, `swap`, `long`, `led`, `acted`, `other`.
    pub kind: String,
}

/// Two opposed rolls, or a roll and a number.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct ClashView {
    /// What is happening: "Ravn attacks Ottilie".
    pub title: String,
    /// The acting side.
    pub acting: SideView,
    /// The opposing side; `null` before it is known.
    pub against: Option<SideView>,
    /// Lead of the acting side; `null` before it is known, or if the number is hidden.
    pub lead: Option<i16>,
    /// The meaning of the lead: "for Ravn", "a tie: miss".
    pub lead_words: String,
    /// Whether the clash is over.
    pub over: bool,
}

/// One side of a clash.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct SideView {
    /// The actor; `null` for a difficulty.
    pub actor: Option<WireId>,
    /// Name of the actor, or of the difficulty.
    pub name: String,
    /// The action and the skill: "defends · Athletics +3".
    pub text: String,
    /// The dice.
    pub dice: Option<DiceView>,
    /// All parts of the total.
    pub parts: Vec<PartView>,
    /// The total so far, within the limits of the ladder; `null` if the viewer may not know it.
    pub total: Option<i16>,
    /// Whether it counts without a roll.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub stands: bool,
    /// Whether its dice are still to be rolled; parts and total are then those before the roll.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub to_roll: bool,
}
