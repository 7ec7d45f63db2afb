//! A scene of the Fate books, as one viewer sees it.

use serde::{Deserialize, Serialize};

use super::DiceView;

/// A scene. Actors, zones and skills are numbered as in commands; what the viewer may not know is not there.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct FateScene {
    /// Number of the scene.
    pub scene: u16,
    /// The conflict, if there is one.
    pub conflict: Option<ConflictView>,
    /// Who acts in what order.
    pub order: Vec<u8>,
    /// Everybody and every group that the viewer knows of.
    pub actors: Vec<ActorView>,
    /// Aspects in play: on the scene, on zones, on somebody; consequences too.
    pub aspects: Vec<AspectView>,
    /// The zones.
    pub zones: Vec<ZoneView>,
    /// Ways between them.
    pub ways: Vec<WayView>,
    /// Everything in force that ends by itself, with its end.
    pub lasting: Vec<LastingView>,
    /// The rolls that meet, or met last.
    pub clash: Option<ClashView>,
    /// The skill list.
    pub skills: Vec<String>,
    /// The rungs of the ladder, from the lowest to the highest that has a name.
    pub ladder: Vec<RungView>,
    /// Names of the sides; empty where the viewer knows of nobody on it, and none after the last of which anybody is
    /// known.
    pub sides: Vec<String>,
}

/// A rung of the ladder.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct RungView {
    /// The number.
    pub rating: i8,
    /// In words: "Good (+3)".
    pub words: String,
}

/// A conflict.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct ConflictView {
    /// `physical`, `social` or `mental`.
    pub kind: String,
    /// In words.
    pub name: String,
    /// Number of the exchange.
    pub exchange: u16,
    /// Whose turn it is; nobody's, or somebody's whom the viewer does not know, if empty.
    pub turn: Option<u8>,
    /// The skill that orders it, in words.
    pub order_by: String,
}

/// Somebody, or a group.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct ActorView {
    /// Its number.
    pub id: u8,
    /// Its name.
    pub name: String,
    /// `named`, `minions` or `companion`.
    pub kind: String,
    /// Whose side it is on.
    pub side: u8,
    /// Who plays it.
    pub seat: u8,
    /// May the viewer act for it?
    pub mine: bool,
    /// Is it hidden from players? Only the game master ever sees such actors.
    pub hidden: bool,
    /// Where it is.
    pub zone: u8,
    /// Fate points, where the viewer may know them.
    pub fate: Option<u8>,
    /// Stress.
    pub tracks: Vec<TrackView>,
    /// Consequences, mildest first.
    pub consequences: Vec<ConsequenceView>,
    /// Minions: how many, how good.
    pub minions: Option<MinionsView>,
    /// Whether it has acted in this exchange, holds, defends fully and so on, in words, shortest first.
    pub marks: Vec<LastingView>,
    /// Has it acted in this exchange?
    pub acted: bool,
    /// How it left the conflict, in words.
    pub out: Option<String>,
    /// The group it leads, or the leader of this group.
    pub attached: Option<u8>,
    /// The sheet, where the viewer may read it. Of a character of the game master's, players see no more of it than
    /// the aspects that are known.
    pub sheet: Option<SheetView>,
}

/// A stress track.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct TrackView {
    /// `health` or `composure`.
    pub track: String,
    /// In words.
    pub name: String,
    /// The boxes, from the left.
    pub boxes: Vec<BoxView>,
}

/// A box of a stress track.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct BoxView {
    /// Its number.
    pub number: u8,
    /// Is it marked?
    pub marked: bool,
    /// Would the hit that waits mark it?
    pub next: bool,
}

/// A consequence.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct ConsequenceView {
    /// The aspect it is.
    pub aspect: u16,
    /// How bad, in words.
    pub severity: String,
    /// Its wording.
    pub text: String,
}

/// A group of minions.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct MinionsView {
    /// How many stand.
    pub members: u16,
    /// How good, in words: "quality +2 (physical)"; nothing where the viewer may not know.
    pub quality: Option<String>,
    /// Boxes that each has; 0 where the viewer may not know.
    pub boxes: u8,
    /// Boxes filled of the next one.
    pub wounds: u8,
}

/// A sheet.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct SheetView {
    /// Skills, best first.
    pub skills: Vec<SkillView>,
    /// Aspects, by their place on the sheet; what the viewer may not know is left out.
    pub aspects: Vec<AspectView>,
    /// Talents, gifts and stunts.
    pub gifts: Vec<GiftView>,
    /// Fate points that a refresh fills up to.
    pub refresh: u8,
    /// Companions.
    pub companions: Vec<CompanionView>,
    /// Anything else that is set: weight, grit, extra boxes.
    pub notes: Vec<String>,
    /// What a new character has, for whoever acts for a player's character; nothing at tables without a pyramid.
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
    /// The same in words.
    pub kind_name: String,
    /// What it does.
    pub text: String,
    /// What each use costs, in words; nothing if it is free.
    pub price: Option<String>,
    /// What it adds to rolls of a skill: "Athletics +2".
    pub bonus: Option<String>,
}

/// What a new character has, and what this one has of it. It tells what is missing and never forbids anything.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct StartView {
    /// The rows of the pyramid, the highest first; rows that are not its own, too, where there are skills.
    pub rows: Vec<RowView>,
    /// Aspects.
    pub aspects: CountView,
    /// Talents, gifts and stunts.
    pub gifts: CountView,
    /// What is not as a new character has it.
    pub remarks: Vec<RemarkView>,
}

/// A row of the pyramid.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct RowView {
    /// The rating.
    pub rating: i8,
    /// The rating in words: "Good (+3)".
    pub words: String,
    /// The skills that stand there.
    pub skills: Vec<String>,
    /// How many skills belong there.
    pub need: u8,
    /// How many of them are still missing.
    pub missing: u8,
}

/// How many there are, and how many there should be.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct CountView {
    /// There are.
    pub have: u16,
    /// There should be; 0 if that is all the same.
    pub need: u16,
}

/// Something about a new character that is not as the rules for the start have it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct RemarkView {
    /// In words.
    pub text: String,
    /// Id of the rule.
    pub rule: String,
}

/// A skill of a sheet.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct SkillView {
    /// Its number.
    pub skill: u8,
    /// Its name.
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
    /// Its name.
    pub name: String,
    /// What it can do, in words.
    pub text: String,
    /// Is it at one's side?
    pub present: bool,
}

/// An aspect.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct AspectView {
    /// As commands name it.
    #[cfg_attr(feature = "ts", ts(type = "unknown"))]
    pub aspect: serde_json::Value,
    /// Its wording.
    pub text: String,
    /// What bears it, in words: "Scene", "on Ravn".
    pub on: String,
    /// The actor that bears it.
    pub actor: Option<u8>,
    /// The zone that bears it.
    pub zone: Option<u8>,
    /// `sheet`, `framed`, `fragile`, `sticky` or `consequence`.
    pub kind: String,
    /// Its kind and how long it lasts, in words.
    pub life: String,
    /// Whoever has a free tag of it left.
    pub free: Option<u8>,
    /// Is it hidden from players, or from others than those who found it?
    pub hidden: bool,
}

/// A zone.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct ZoneView {
    /// Its number.
    pub id: u8,
    /// Its name.
    pub name: String,
    /// Who is there.
    pub actors: Vec<u8>,
    /// Blocks that stand there.
    pub blocks: Vec<BlockView>,
}

/// A block.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct BlockView {
    /// Whose.
    pub by: u8,
    /// How strong.
    pub strength: i16,
    /// What it bars and how long, in words.
    pub text: String,
}

/// A way from one zone to another.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct WayView {
    /// From where.
    pub from: u8,
    /// Where to.
    pub to: u8,
    /// The border: 0 for an open way.
    pub border: u8,
    /// Is there no way back?
    pub one_way: bool,
}

/// Something in force, with its end.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct LastingView {
    /// What.
    pub text: String,
    /// Until when.
    pub until: String,
    /// Id of the rule.
    pub rule: String,
    /// Whose.
    pub actor: Option<u8>,
    /// `spin`, `tag`, `block`, `full`, `hold`, `disarmed`, `swap`, `long`, `led`, `acted`, `other`.
    pub kind: String,
}

/// Two rolls that meet, or a roll and a number.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct ClashView {
    /// What is going on: "Ravn attacks Ottilie".
    pub title: String,
    /// Whoever acts.
    pub acting: SideView,
    /// Whoever or whatever stands against it; nothing before it is known.
    pub against: Option<SideView>,
    /// How far the acting one is ahead; nothing before it is known, or where the number is hidden.
    pub lead: Option<i16>,
    /// What that means: "for Ravn", "a tie: miss".
    pub lead_words: String,
    /// Is it over?
    pub over: bool,
}

/// One side of a clash.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct SideView {
    /// Who; nothing for a difficulty.
    pub actor: Option<u8>,
    /// Name, or what it is.
    pub name: String,
    /// What it does, with which skill: "defends · Athletics +3".
    pub text: String,
    /// The dice.
    pub dice: Option<DiceView>,
    /// All parts of the number.
    pub parts: Vec<PartView>,
    /// The sum so far, as the ladder counts it; nothing where the viewer may not know it.
    pub total: Option<i16>,
    /// Does it stand as it is, without dice?
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub stands: bool,
}

/// A part of a number, with its rule.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct PartView {
    /// In words: "+3 Athletics".
    pub text: String,
    /// Id of the rule.
    pub rule: Option<String>,
}
