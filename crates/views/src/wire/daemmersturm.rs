//! A scene of Dämmersturm, as one viewer sees it.

use serde::{Deserialize, Serialize};

use super::{Chance, ChipView, PartView};

/// A scene of Dämmersturm. Characters, items and grounds are numbered as in commands; what the viewer may not know is
/// not there, and nothing tells that it is missing.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct DaemmersturmScene {
    /// The combat section.
    pub section: SectionView,
    /// The combat, if one is running.
    pub combat: Option<CombatView>,
    /// Everybody of whom the viewer knows, in the order of their numbers.
    pub people: Vec<PersonView>,
    /// The sides of which the viewer knows anybody, the lowest number first.
    pub sides: Vec<FactionView>,
    /// Items that lie about; what somebody has stands with whoever has it.
    pub loose: Vec<BelongingView>,
    /// How far apart two are, where it was said.
    pub distances: Vec<GapView>,
    /// Cover.
    pub covers: Vec<CoverView>,
    /// Who is hidden from whom, as far as it is the viewer's business.
    pub sights: Vec<SightView>,
    /// Grounds with an effect, and places with a name.
    pub grounds: Vec<GroundView>,
    /// What waits for the plot leader, or the viewer was told; the oldest first.
    pub notes: Vec<MemoView>,
    /// What the community has entered.
    pub library: LibraryView,
    /// The charge range of the scene, in decimetres.
    pub charge_range: u32,
    /// The same in words: "9 m".
    pub charge_range_words: String,
    /// The attack that is going on, or was the last one.
    pub clash: Option<StrikeView>,
    /// The roll that waits, with what to type for it in the game client.
    pub call: Option<CallView>,
    /// Lines of the game client that fit no roll yet, the oldest first: all of them for the plot leader, own ones for
    /// players.
    pub tray: Vec<TrayLineView>,
}

/// The combat section.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct SectionView {
    /// Its number, from 1; 0 before the first.
    pub number: u16,
    /// Is it open?
    pub open: bool,
    /// Fights that have begun in it.
    pub fights: u16,
    /// In words.
    pub text: String,
}

/// A combat, with the order of turns.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct CombatView {
    /// The round, from 1.
    pub round: u16,
    /// In words: "Round 3".
    pub text: String,
    /// Whose turn it is; nobody's, or somebody's whom the viewer does not know, if empty.
    pub turn: Option<u8>,
    /// Whoever takes part, first to last.
    pub order: Vec<TurnView>,
    /// Whose turn comes next in that order, if anybody's in this round.
    pub next: Option<u8>,
}

/// A place in the order of turns.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct TurnView {
    /// Whose.
    pub actor: u8,
    /// `now`, `acted`, `waits` or `out` (cannot act).
    pub state: String,
    /// The same in words.
    pub text: String,
}

/// A side.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct FactionView {
    /// Its number.
    pub side: u8,
    /// What it is called.
    pub name: String,
}

/// A character: one line of a compact list.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct PersonView {
    /// Its number.
    pub id: u8,
    /// Its name.
    pub name: String,
    /// Whose side it is on.
    pub side: u8,
    /// Who plays it.
    pub seat: u8,
    /// May the viewer act for it?
    pub mine: bool,
    /// Is it hidden from players? Only the plot leader, and whoever plays it, ever sees such characters.
    pub hidden: bool,
    /// `up`, `incapacitated`, `dead` or `gone`.
    pub status: String,
    /// The same in words.
    pub status_name: String,
    /// Life points, as far as the viewer may know them.
    pub life: LifeView,
    /// Attack and defence values as they count now, melee, ranged, magic; none where the viewer may not read the
    /// profile.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub values: Vec<SkillPairView>,
    /// Action, focus and magic points; none where the viewer may not read the profile.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub pools: Vec<PointPoolView>,
    /// What is left of the turn and the round; nothing outside combats.
    pub turn: Option<TurnLeftView>,
    /// Where it turns; nothing where it has not turned.
    pub facing: Option<FacingView>,
    /// With whom it is in melee.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub melee: Vec<MeleeView>,
    /// A spell that it channels, for everybody to see.
    pub channel: Option<ChannelView>,
    /// What holds of it, the gravest first: exhausted, poison, damage over time, potions, seeking cover, carried, …
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub chips: Vec<ChipView>,
    /// What it has: of characters that the viewer may not read, what is in the hand.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub items: Vec<BelongingView>,
    /// Abilities of the profile, by name; none where the viewer may not read it.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub abilities: Vec<String>,
    /// The profile as one line of text, to be copied; nothing where the viewer may not read it.
    pub profile: Option<String>,
}

/// Life points.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct LifeView {
    /// What is left; nothing where the viewer may not know.
    pub now: Option<u16>,
    /// What it was at the start of this fight; nothing where the viewer may not know.
    pub start: Option<u16>,
    /// What stands on the profile; nothing where the viewer may not know.
    pub base: Option<u16>,
    /// What is lost since the start of this fight: everybody saw it.
    pub lost: u16,
    /// Did it drop to 1 to 5?
    pub exhausted: bool,
}

/// The two values of a skill.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct SkillPairView {
    /// `melee`, `ranged` or `magic`.
    pub skill: String,
    /// What the attack value is called: "NA".
    pub attack_name: String,
    /// The attack value as it is now.
    pub attack: i16,
    /// As it stands on the profile.
    pub usual_attack: i16,
    /// What the defence value is called: "NV".
    pub defence_name: String,
    /// The defence value as it is now.
    pub defence: i16,
    /// As it stands on the profile.
    pub usual_defence: i16,
}

/// A pool of points.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct PointPoolView {
    /// `action`, `focus`, `mana`, `light`, `shadow` or `elements`.
    pub kind: String,
    /// What it is called.
    pub name: String,
    /// What is left.
    pub now: u8,
    /// As written on the profile.
    pub max: u8,
}

/// What is left of a turn and a round.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct TurnLeftView {
    /// Is the movement left?
    pub movement: bool,
    /// How far it has come, in words; nothing if it has not moved.
    pub walked: Option<String>,
    /// Is the action left?
    pub action: bool,
    /// Has it charged?
    pub charged: bool,
    /// Draws and put-aways that counted.
    pub draws: u8,
    /// The most: one for each hand.
    pub hands: u8,
    /// Is the additional short weapon left?
    pub short: bool,
    /// Is the free transfer left?
    pub transfer: bool,
    /// Is the reflex strike or overrun of the round left?
    pub reflex: bool,
    /// Has it had its turn in this round?
    pub acted: bool,
}

/// Where somebody turns.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct FacingView {
    /// In words.
    pub text: String,
    /// The direction, `n`, `ne`, … `nw`; nothing where it is towards somebody.
    pub direction: Option<String>,
    /// Towards whom; nothing for a direction, and for somebody whom the viewer does not know.
    pub toward: Option<u8>,
    /// Does it wait for that one's attack?
    pub guards: bool,
    /// Id of the rule.
    pub rule: String,
}

/// Somebody in melee with somebody.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct MeleeView {
    /// With whom.
    pub with: u8,
    /// Is that one in the own reach?
    pub reaches: bool,
    /// Is it in that one's reach?
    pub reached: bool,
    /// Where that one is, seen from here, `n` to `nw`; nothing where nobody said so.
    pub at: Option<String>,
}

/// A spell that is being channelled.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct ChannelView {
    /// The spell, by name.
    pub spell: String,
    /// Turns of channelling done.
    pub turns: u8,
    /// Turns needed.
    pub needed: u8,
    /// In words.
    pub text: String,
    /// Id of the rule.
    pub rule: String,
}

/// An item.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct BelongingView {
    /// Its number.
    pub id: u16,
    /// What it is called.
    pub name: String,
    /// `weapon`, `protection`, `substance` or `other`.
    pub kind: String,
    /// `away`, `ready` or `drawn`.
    pub held: String,
    /// The same in words.
    pub held_name: String,
    /// What it does, in words: damage, reloading, roll; empty where the viewer may not know.
    pub text: String,
    /// What holds of it: not loaded, out of use, poisoned, used by somebody in this round, heavy.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub chips: Vec<ChipView>,
}

/// How far apart two are.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct GapView {
    /// One.
    pub a: u8,
    /// The other.
    pub b: u8,
    /// How far, in decimetres.
    pub length: u32,
    /// In words.
    pub text: String,
}

/// Cover that somebody has.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct CoverView {
    /// Its number.
    pub id: u16,
    /// Who is protected.
    pub of: u8,
    /// The value to reach on 1-20.
    pub need: u8,
    /// Is nothing to be seen of the protected?
    pub full: bool,
    /// In words, with the side from which it protects.
    pub text: String,
    /// Id of the rule.
    pub rule: String,
}

/// What somebody sees of somebody who hides.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct SightView {
    /// Who looks.
    pub observer: u8,
    /// Who hides.
    pub entity: u8,
    /// `hidden`, `partly` or `discovered`.
    pub kind: String,
    /// In words.
    pub text: String,
}

/// Ground with an effect, or a place with a name.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct GroundView {
    /// Its number.
    pub id: u16,
    /// In words: what it comes from, what it does, how long it lasts.
    pub text: String,
    /// Rounds that are left.
    pub rounds: u8,
    /// Who stands in it, as far as the viewer knows.
    pub standing: Vec<u8>,
    /// Id of the rule.
    pub rule: String,
}

/// Something for the plot leader to settle, or that somebody was told.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct MemoView {
    /// Which of the viewer's notes, counted from 1.
    pub n: u16,
    /// Its number in commands; only the plot leader is told.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub id: Option<u16>,
    /// Who caused it, by name; empty if nobody, or somebody whom the viewer does not know.
    pub by: String,
    /// Whom it is for, in words.
    pub to: String,
    /// What it says.
    pub text: String,
    /// Is it settled?
    pub done: bool,
}

/// How much the community has entered.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct LibraryView {
    /// Weapons.
    pub weapons: u16,
    /// Shields, armours and other protection.
    pub protections: u16,
    /// Abilities.
    pub abilities: u16,
    /// Spells.
    pub spells: u16,
    /// Potions and poisons.
    pub substances: u16,
    /// Group attacks.
    pub groups: u16,
}

/// An attack, step by step.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct StrikeView {
    /// What is going on: "Hanspeter attacks the guard".
    pub title: String,
    /// `melee`, `ranged`, `spell` or `explosion`.
    pub kind: String,
    /// The same in words.
    pub kind_name: String,
    /// On what ground, in words: a reflex strike, the second weapon; empty for the action of the turn.
    pub how: String,
    /// Who attacks; nothing for somebody whom the viewer does not know.
    pub by: Option<u8>,
    /// Whom; nothing for an area, and for somebody whom the viewer does not know.
    pub on: Option<u8>,
    /// With what, by name; empty where there is nothing to be named.
    pub with: String,
    /// Does it come from behind?
    pub back: bool,
    /// The roll to hit; nothing before it is called for.
    pub roll: Option<ThrowView>,
    /// The defence that it has to exceed; nothing where the viewer may not know.
    pub defence: Option<i16>,
    /// The terms of the defence, each with its rule.
    pub defence_parts: Vec<PartView>,
    /// `miss`, `hit`, `critical`, `fumble`, `both`, or empty before it is known.
    pub outcome: String,
    /// The same in words.
    pub outcome_words: String,
    /// What protects, in the order in which it was tried or can be tried.
    pub protections: Vec<ShelterView>,
    /// Damage and other rolls after the hit, in their order.
    pub throws: Vec<ThrowView>,
    /// The critical or fumble table, with the row that counts.
    pub table: Option<RollTableView>,
    /// What came of it, in words: life points lost, saved, down.
    pub results: Vec<String>,
    /// The exact chance to hit as things stand; nothing once it is known, or where the viewer may not know.
    pub chance: Option<Chance>,
    /// Is it over?
    pub over: bool,
}

/// A die that is called for, or has fallen.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct ThrowView {
    /// Whose roll; nothing for somebody whom the viewer does not know.
    pub actor: Option<u8>,
    /// What for: `attack`, `damage`, `armour`, …
    pub purpose: String,
    /// The same in words.
    pub name: String,
    /// What to type in the game client: `/roll 1-20`.
    pub command: String,
    /// The natural number; nothing before it has fallen.
    pub natural: Option<i16>,
    /// What is added; nothing where the viewer may not know.
    pub bonus: Option<i16>,
    /// The terms of what is added, each with its rule.
    pub parts: Vec<PartView>,
    /// The number with all that is added; nothing before it has fallen, or where the viewer may not know.
    pub total: Option<i16>,
    /// What has to be reached, where that is fixed and the viewer may know it.
    pub need: Option<i16>,
}

/// Something that protects against a hit.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct ShelterView {
    /// `seek`, `cover`, `shield`, `armour`, `other` or `ability`.
    pub kind: String,
    /// What it is called.
    pub name: String,
    /// `saved`, `failed` or `open` (may still be tried).
    pub state: String,
    /// The same in words.
    pub text: String,
}

/// A table on which a die decides.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct RollTableView {
    /// `critical` or `fumble`.
    pub kind: String,
    /// What it is called.
    pub title: String,
    /// Its rows.
    pub rows: Vec<TableRowView>,
}

/// A row of such a table.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct TableRowView {
    /// The number.
    pub number: u8,
    /// What it does.
    pub text: String,
    /// Id of the rule.
    pub rule: String,
    /// Is it the one that counts?
    pub on: bool,
}

/// A roll that waits.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct CallView {
    /// Whose roll.
    pub actor: u8,
    /// Who brings the number.
    pub seat: u8,
    /// What for, in words.
    pub text: String,
    /// What to type in the game client: `/roll 1-20`.
    pub command: String,
    /// The names under which the client may print it.
    pub names: Vec<String>,
    /// May a line of the client be pasted for it?
    pub paste: bool,
}

/// A line of the game client that fits no roll yet.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct TrayLineView {
    /// Its number in the tray.
    pub id: u32,
    /// Who rolled, as printed.
    pub name: String,
    /// The number.
    pub number: u32,
    /// The lowest number of its range.
    pub low: u32,
    /// The highest.
    pub high: u32,
    /// The time, where it is printed.
    pub stamp: Option<String>,
    /// The seat that pasted it.
    pub by: u8,
    /// Why it fits nothing: `not-waited`, `other-range`, `two-of-that-name` or `unconfirmed`.
    pub why: String,
    /// The same in words.
    pub text: String,
    /// Does its range suit the roll that waits, and may the viewer give it to that roll?
    pub suits: bool,
    /// May the viewer throw it away?
    pub mine: bool,
}
