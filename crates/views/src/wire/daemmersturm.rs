//! A scene of Dämmersturm, as one viewer sees it.

use schwung_table::WireId;
use serde::{Deserialize, Serialize};

use super::{Chance, ChipView, FactionView, PartView};
use crate::Same;

/// A scene of Dämmersturm. Characters, items and grounds have the same numbers as in commands. What the
/// viewer may not know is left out without a trace.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct DaemmersturmScene {
    /// The combat section.
    pub section: SectionView,
    /// The combat; `null` if none is running.
    pub combat: Option<CombatView>,
    /// All characters that the viewer knows of, by number.
    #[cfg_attr(feature = "openapi", schema(value_type = Vec<PersonView>))]
    pub people: Vec<Same<PersonView>>,
    /// The sides on which the viewer knows a character.
    pub sides: Vec<FactionView>,
    /// Items without a holder; items of a character are listed with the character.
    #[cfg_attr(feature = "openapi", schema(value_type = Vec<BelongingView>))]
    pub loose: Same<Vec<BelongingView>>,
    /// Known distances between two characters.
    pub distances: Vec<GapView>,
    /// Cover.
    pub covers: Vec<CoverView>,
    /// How well observers see hiding characters, as far as the viewer may know.
    pub sights: Vec<SightView>,
    /// Grounds with an effect, and named places.
    pub grounds: Vec<GroundView>,
    /// Notes to the plot leader, and messages that the viewer received; oldest first.
    pub notes: Vec<MemoView>,
    /// Size of the community's library.
    pub library: LibraryView,
    /// Charge range of the scene, in decimetres.
    pub charge_range: u32,
    /// The charge range in words: "9 m".
    pub charge_range_words: String,
    /// The current attack, or else the last one; `null` before the first.
    #[cfg_attr(feature = "openapi", schema(value_type = Option<StrikeView>))]
    pub clash: Option<Same<StrikeView>>,
    /// The plot leader's characters that a player without one may take over. [`HouseView::free`](super::HouseView::free)
    /// has all that are free.
    pub offered: Vec<WireId>,
    /// The pending roll, with the command to type in the game client.
    pub call: Option<CallView>,
    /// Lines of the game client that match no roll yet, oldest first. Players see only their own, the plot
    /// leader all.
    pub tray: Vec<TrayLineView>,
}

/// The combat section.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct SectionView {
    /// Number of the section, from 1; 0 before the first.
    pub number: u32,
    /// Whether it is open.
    pub open: bool,
    /// Number of fights that have begun in it.
    pub fights: u32,
    /// The section in words.
    pub text: String,
}

/// A combat, with the order of turns.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct CombatView {
    /// Number of the round, from 1.
    pub round: u32,
    /// The round in words: "Round 3".
    pub text: String,
    /// The actor whose turn it is; `null` if there is none, or if the viewer does not know it.
    pub turn: Option<WireId>,
    /// The participants in order.
    pub order: Vec<TurnView>,
    /// The next actor in that order, if there is another one in this round.
    pub next: Option<WireId>,
}

/// An entry in the order of turns.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct TurnView {
    /// Number of the actor.
    pub actor: WireId,
    /// `now`, `acted`, `waits` or `out` (cannot act).
    pub state: String,
    /// The state in words.
    pub text: String,
}

/// A character, as an entry of a compact list.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct PersonView {
    /// Number of the character.
    pub id: WireId,
    /// Name of the character.
    pub name: String,
    /// Number of its side.
    pub side: WireId,
    /// The seat that plays it.
    pub seat: u8,
    /// Whether the viewer may act for it.
    pub mine: bool,
    /// Whether it is hidden from players. Only the plot leader and its player ever see such characters.
    pub hidden: bool,
    /// `up`, `incapacitated`, `dead` or `gone`.
    pub status: String,
    /// The status in words.
    pub status_name: String,
    /// Life points, as far as the viewer may know them.
    pub life: LifeView,
    /// Current attack and defence values for melee, ranged and magic; absent if the viewer may not read the
    /// profile.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub values: Vec<SkillPairView>,
    /// Action, focus and magic points; absent if the viewer may not read the profile.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub pools: Vec<PointPoolView>,
    /// What is left of the turn and the round; `null` outside combats.
    pub turn: Option<TurnLeftView>,
    /// Its facing; `null` if it has not turned.
    pub facing: Option<FacingView>,
    /// The characters with whom it is in melee.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub melee: Vec<MeleeView>,
    /// The spell that it is channelling, which everybody can see.
    pub channel: Option<ChannelView>,
    /// Its conditions, most serious first: exhausted, poison, damage over time, potions, seeking cover,
    /// carried, …
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub chips: Vec<ChipView>,
    /// Its items. If the viewer may not read the profile, only those in hand.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "openapi", schema(value_type = Vec<BelongingView>))]
    pub items: Same<Vec<BelongingView>>,
    /// Names of the abilities on the profile; absent if the viewer may not read it.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "openapi", schema(value_type = Vec<String>))]
    pub abilities: Same<Vec<String>>,
    /// Those of its abilities that the rules do not carry out, so that people have to apply them.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "openapi", schema(value_type = Vec<String>))]
    pub reminders: Same<Vec<String>>,
    /// The profile as one line of text, for copying; `null` if the viewer may not read it.
    #[cfg_attr(feature = "openapi", schema(value_type = Option<String>))]
    pub profile: Option<Same<String>>,
}

/// Life points.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct LifeView {
    /// Remaining life points; `null` if the viewer may not know.
    pub now: Option<u16>,
    /// Life points at the start of this fight; `null` if the viewer may not know.
    pub start: Option<u16>,
    /// Life points on the profile; `null` if the viewer may not know.
    pub base: Option<u16>,
    /// Life points lost since the start of this fight, which everybody saw.
    pub lost: u16,
    /// Whether it dropped to 1 to 5 life points.
    pub exhausted: bool,
}

/// Attack and defence values of a skill.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct SkillPairView {
    /// `melee`, `ranged` or `magic`.
    pub skill: String,
    /// Abbreviation of the attack value: "NA".
    pub attack_name: String,
    /// The current attack value.
    pub attack: i16,
    /// The attack value on the profile.
    pub usual_attack: i16,
    /// Abbreviation of the defence value: "NV".
    pub defence_name: String,
    /// The current defence value.
    pub defence: i16,
    /// The defence value on the profile.
    pub usual_defence: i16,
}

/// A pool of points.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct PointPoolView {
    /// `action`, `focus`, `mana`, `light`, `shadow` or `elements`.
    pub kind: String,
    /// Name of the pool.
    pub name: String,
    /// Remaining points.
    pub now: u8,
    /// Points on the profile.
    pub max: u8,
}

/// What is left of a turn and a round.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct TurnLeftView {
    /// Whether the movement is available.
    pub movement: bool,
    /// Distance covered, in words; `null` if it has not moved.
    pub walked: Option<String>,
    /// Whether the action is available.
    pub action: bool,
    /// Whether it has charged.
    pub charged: bool,
    /// Number of items drawn and put away so far.
    pub draws: u8,
    /// Maximum of that number: one for each hand.
    pub hands: u8,
    /// Whether the additional short weapon is available.
    pub short: bool,
    /// Whether the free transfer is available.
    pub transfer: bool,
    /// Whether the reflex strike or overrun of the round is available.
    pub reflex: bool,
    /// Whether it has had its turn in this round.
    pub acted: bool,
}

/// The facing of a character.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct FacingView {
    /// The facing in words.
    pub text: String,
    /// The direction, `n`, `ne`, … `nw`; `null` if it faces a character.
    pub direction: Option<String>,
    /// The character it faces; `null` for a direction, or if the viewer does not know the character.
    pub toward: Option<WireId>,
    /// Whether it is waiting for that character's attack.
    pub guards: bool,
    /// Id of the rule.
    pub rule: String,
}

/// An opponent in melee.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct MeleeView {
    /// Number of the opponent.
    pub with: WireId,
    /// Whether the opponent is within the character's reach.
    pub reaches: bool,
    /// Whether the character is within the opponent's reach.
    pub reached: bool,
    /// Direction of the opponent, `n` to `nw`; `null` if it is unknown.
    pub at: Option<String>,
}

/// A spell that is being channelled.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct ChannelView {
    /// Name of the spell.
    pub spell: String,
    /// Number of turns channelled so far.
    pub turns: u8,
    /// Number of turns needed.
    pub needed: u8,
    /// The progress in words.
    pub text: String,
    /// Id of the rule.
    pub rule: String,
}

/// An item.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct BelongingView {
    /// Number of the item.
    pub id: WireId,
    /// Name of the item.
    pub name: String,
    /// `weapon`, `protection`, `substance` or `other`.
    pub kind: String,
    /// `away`, `ready` or `drawn`.
    pub held: String,
    /// How it is held, in words.
    pub held_name: String,
    /// Its effects, in words: damage, reloading, roll; empty if the viewer may not know.
    pub text: String,
    /// Its conditions: not loaded, out of use, poisoned, already used in this round, heavy.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub chips: Vec<ChipView>,
}

/// The distance between two characters.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct GapView {
    /// Number of the first character.
    pub a: WireId,
    /// Number of the second character.
    pub b: WireId,
    /// The distance in decimetres.
    pub length: u32,
    /// The distance in words.
    pub text: String,
}

/// Cover of a character.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct CoverView {
    /// Number of the cover.
    pub id: WireId,
    /// Number of the protected character.
    pub of: WireId,
    /// The value to reach on a roll of 1-20.
    pub need: u8,
    /// Whether it hides the character completely.
    pub full: bool,
    /// The cover in words, with the direction from which it protects.
    pub text: String,
    /// Id of the rule.
    pub rule: String,
}

/// How well an observer sees a hiding character.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct SightView {
    /// Number of the observer.
    pub observer: WireId,
    /// Number of the hiding character.
    pub entity: WireId,
    /// `hidden`, `partly` or `discovered`.
    pub kind: String,
    /// The kind in words.
    pub text: String,
}

/// Ground with an effect, or a named place.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct GroundView {
    /// Number of the ground.
    pub id: WireId,
    /// Its cause, effect and duration, in words.
    pub text: String,
    /// Remaining rounds.
    pub rounds: u8,
    /// The characters in it that the viewer knows of.
    pub standing: Vec<WireId>,
    /// Id of the rule.
    pub rule: String,
}

/// A task for the plot leader, or a message to its recipients.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct MemoView {
    /// Index among the viewer's notes, from 1.
    pub n: u32,
    /// Its number in commands; only for the plot leader.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub id: Option<WireId>,
    /// Name of the character that caused it; empty if there is none, or if the viewer does not know it.
    pub by: String,
    /// The recipients, in words.
    pub to: String,
    /// Text of the note.
    pub text: String,
    /// Whether it is settled.
    pub done: bool,
}

/// Size of the community's library.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct LibraryView {
    /// Number of weapons.
    pub weapons: u16,
    /// Number of shields, armours and other protections.
    pub protections: u16,
    /// Number of abilities.
    pub abilities: u16,
    /// Number of spells.
    pub spells: u16,
    /// Number of potions and poisons.
    pub substances: u16,
    /// Number of group attacks.
    pub groups: u16,
}

/// An attack, step by step.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct StrikeView {
    /// What is happening: "Hanspeter attacks the guard".
    pub title: String,
    /// `melee`, `ranged`, `spell` or `explosion`.
    pub kind: String,
    /// The kind in words.
    pub kind_name: String,
    /// What permits the attack, in words: a reflex strike, the second weapon; empty for the action of the
    /// turn.
    pub how: String,
    /// The attacker; `null` if the viewer does not know it.
    pub by: Option<WireId>,
    /// The target; `null` for an area, or if the viewer does not know it.
    pub on: Option<WireId>,
    /// Name of the weapon or spell; empty if there is none.
    pub with: String,
    /// Whether it comes from behind.
    pub back: bool,
    /// The roll to hit; `null` before it is due.
    pub roll: Option<ThrowView>,
    /// The defence value to exceed; `null` if the viewer may not know.
    pub defence: Option<i16>,
    /// The terms of the defence, each with its rule.
    pub defence_parts: Vec<PartView>,
    /// `miss`, `hit`, `critical`, `fumble` or `both`; empty as long as it is open.
    pub outcome: String,
    /// The outcome in words.
    pub outcome_words: String,
    /// The protections of the target, in the order in which they are tried.
    pub protections: Vec<ShelterView>,
    /// Damage and other rolls after the hit, in order.
    pub throws: Vec<ThrowView>,
    /// The critical or fumble table, with the resulting row marked.
    pub table: Option<RollTableView>,
    /// The results, in words: life points lost, saved, down.
    pub results: Vec<String>,
    /// The exact chance to hit as things stand; `null` once it is known, or if the viewer may not know.
    pub chance: Option<Chance>,
    /// Whether the attack is over.
    pub over: bool,
}

/// A roll that is pending or done.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct ThrowView {
    /// The actor who rolls; `null` if the viewer does not know it.
    pub actor: Option<WireId>,
    /// Purpose: `attack`, `damage`, `armour`, …
    pub purpose: String,
    /// The purpose in words.
    pub name: String,
    /// The command to type in the game client: `/roll 1-20`.
    pub command: String,
    /// The natural result; `null` before the roll.
    pub natural: Option<i16>,
    /// The modifier; `null` if the viewer may not know.
    pub bonus: Option<i16>,
    /// The terms of the modifier, each with its rule.
    pub parts: Vec<PartView>,
    /// The result with modifier; `null` before the roll, or if the viewer may not know.
    pub total: Option<i16>,
    /// The value to reach; `null` if there is none, or if the viewer may not know.
    pub need: Option<i16>,
    /// The pending roll succeeds with this number on the die or more; `null` if there is no such number, or if the viewer may
    /// not know it.
    pub suffices: Option<i16>,
    /// The pending roll succeeds with this number on the die or less, such as a light test; `null` if there is no such number,
    /// or if the viewer may not know it.
    pub at_most: Option<i16>,
}

/// A protection against a hit.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct ShelterView {
    /// `seek`, `cover`, `shield`, `armour`, `other` or `ability`.
    pub kind: String,
    /// Name of the protection.
    pub name: String,
    /// `saved`, `failed` or `open` (may still be tried).
    pub state: String,
    /// The state in words.
    pub text: String,
}

/// A table that a roll refers to.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct RollTableView {
    /// `critical` or `fumble`.
    pub kind: String,
    /// Title of the table.
    pub title: String,
    /// Its rows.
    pub rows: Vec<TableRowView>,
}

/// A row of a roll table.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct TableRowView {
    /// The rolled number.
    pub number: u8,
    /// The effect.
    pub text: String,
    /// Id of the rule.
    pub rule: String,
    /// Whether this row applies.
    pub on: bool,
}

/// A pending roll.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct CallView {
    /// The actor who rolls.
    pub actor: WireId,
    /// The seat that enters the number.
    pub seat: u8,
    /// Purpose, in words.
    pub text: String,
    /// The command to type in the game client: `/roll 1-20`.
    pub command: String,
    /// The roll succeeds with this number on the die or more; `null` if there is no such number, or if the viewer may not
    /// know it.
    pub suffices: Option<i16>,
    /// The roll succeeds with this number on the die or less, such as a light test; `null` if there is no such number, or if
    /// the viewer may not know it.
    pub at_most: Option<i16>,
    /// The commands for the rolls that follow a success, such as that for damage; empty for viewers who do not roll.
    pub then: Vec<String>,
    /// Names under which the client may print the roll.
    pub names: Vec<String>,
    /// Whether the output of the client may be pasted.
    pub paste: bool,
}

/// A line of the game client that matches no roll yet.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct TrayLineView {
    /// Number of the line in the tray.
    pub id: WireId,
    /// Name of the roller, as printed.
    pub name: String,
    /// The rolled number.
    pub number: u32,
    /// Lowest number of the range.
    pub low: u32,
    /// Highest number of the range.
    pub high: u32,
    /// The time, if it is printed.
    pub stamp: Option<String>,
    /// The seat that pasted the line.
    pub by: u8,
    /// Why it does not match: `not-waited`, `other-range`, `two-of-that-name` or `unconfirmed`.
    pub why: String,
    /// The reason in words.
    pub text: String,
    /// Whether its range fits the pending roll, and the viewer may use it for that.
    pub suits: bool,
    /// Whether the viewer may use it for the pending roll despite its different range, by giving a reason.
    pub anyway: bool,
    /// Whether it is kept for a later roll of the current action, which uses it automatically.
    pub follows: bool,
    /// Whether the viewer may discard it.
    pub mine: bool,
}
