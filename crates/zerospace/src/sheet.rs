//! Data that seldom changes: sheets, skills and the values that a table provides.

use schwung_table::Names;
use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error};

use crate::{Attribute, Length, SkillId};

/// The data of a table: names, skills, sheets, and values that the stored chapter does not contain.
//= zerospace.params.presupposed
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, Names)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Frame {
    /// The title of the game.
    pub title: String,
    /// The names of the people at the table, starting with the game master.
    pub seats: Vec<String>,
    /// Names of the sides.
    pub sides: Vec<String>,
    /// The skills, at most 64.
    pub skills: Vec<Skill>,
    /// The skills used for particular purposes.
    pub roles: Roles,
    /// One sheet for each actor.
    pub sheets: Vec<Sheet>,
    /// The strength table for lifting and throwing; rows may be missing.
    pub strength: Vec<StrengthRow>,
}

/// A skill.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, Names)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Skill {
    /// Its name in files.
    pub key: String,
    /// Its German name.
    pub de: String,
    /// Its English name.
    pub en: String,
    /// The attribute used with it by default.
    pub attribute: Attribute,
    /// Whether it is used by talking.
    #[serde(default)]
    pub talking: bool,
}

/// The skills used for particular purposes.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, Names)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Roles {
    /// Perception, for the order of turns and for recovering from blindness.
    pub perception: SkillId,
    /// The skill for close combat.
    pub melee: SkillId,
    /// The skill for ranged combat.
    pub ranged: SkillId,
    /// Athletics, for obstacles and chases.
    pub athletics: SkillId,
    /// Deception, for distractions.
    pub deception: SkillId,
    /// Survival, for recovering from fear.
    pub survival: SkillId,
}

/// One row of the strength table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, Names)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct StrengthRow {
    /// The value of the attribute Strength.
    pub strength: i8,
    /// Weights above this number of kilograms require this strength to lift.
    pub above: u32,
    /// The greatest weight in kilograms that this strength can lift.
    pub up_to: u32,
    /// How far this strength can throw.
    pub throws: Length,
}

impl StrengthRow {
    /// The only row that the chapter contains.
    //= zerospace.grapple.throw
    pub const KNOWN: StrengthRow =
        StrengthRow { strength: 4, above: 78, up_to: 120, throws: Length::metres(2) };
}

/// A set of skills, represented as bits.
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "SkillId[]"))]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct SkillSet(u64);

impl SkillSet {
    /// The empty set.
    pub const NONE: SkillSet = SkillSet(0);

    /// Whether the set contains a skill.
    #[inline]
    pub fn contains(self, skill: SkillId) -> bool {
        skill.0 < 64 && self.0 >> skill.0 & 1 == 1
    }

    /// Adds a skill.
    #[must_use]
    pub fn with(self, skill: SkillId) -> SkillSet {
        SkillSet(self.0 | 1u64.checked_shl(u32::from(skill.0)).unwrap_or(0))
    }

    /// The skills in the order of [`Frame::skills`].
    pub fn iter(self) -> impl Iterator<Item = SkillId> {
        (0..64).map(SkillId).filter(move |&it| self.contains(it))
    }
}

/// A set is written as numbers, even where names replace ids.
impl<N> Names<N> for SkillSet {}

impl FromIterator<SkillId> for SkillSet {
    fn from_iter<I: IntoIterator<Item = SkillId>>(skills: I) -> SkillSet {
        skills.into_iter().fold(SkillSet::NONE, SkillSet::with)
    }
}

impl Serialize for SkillSet {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for SkillSet {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<SkillSet, D::Error> {
        let skills = Vec::<SkillId>::deserialize(deserializer)?;
        if skills.iter().any(|it| it.0 >= 64) {
            return Err(D::Error::custom("a skill list has at most 64 skills"));
        }
        Ok(skills.into_iter().collect())
    }
}

/// The sheet of a character or an object.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, Names)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(default)]
pub struct Sheet {
    /// Its name.
    pub name: String,
    /// The attributes Strength, Dexterity, Intelligence, Will and Power.
    pub attributes: [i8; 5],
    /// The maximum endurance, at least 1.
    pub endurance: u8,
    /// The skills that are known.
    pub skills: SkillSet,
    /// Its specialisations.
    pub specialities: Vec<Speciality>,
    /// The power level.
    pub power_level: i8,
    /// Powers, gifts and abilities.
    pub gifts: Vec<Gift>,
    /// The distances for walking, running and sprinting in a turn; `None` where the table has no value.
    pub pace: [Option<Length>; 3],
    /// The weight in kilograms, if known.
    pub weight: Option<u32>,
    /// The name of a group of unnamed characters who share a slot in the order of turns.
    pub band: Option<String>,
}

impl Sheet {
    /// The value of an attribute.
    #[inline]
    pub fn attribute(&self, attribute: Attribute) -> i8 {
        self.attributes[attribute as usize]
    }
}

/// A specialisation, and the kinds of rolls to which it applies by default.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, Names)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Speciality {
    /// Its skill, which must be known as well.
    pub skill: SkillId,
    /// Its name.
    pub name: String,
    /// Whether it applies to attacks.
    pub attack: bool,
    /// Whether it applies to defence.
    pub defence: bool,
    /// Whether it applies to other checks.
    pub check: bool,
}

/// The kind of an attack.
//= zerospace.attack.three-kinds
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, Names)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum AttackKind {
    /// Affects the body: costs endurance, armour protects, everybody notices.
    #[default]
    Normal,
    /// Affects the mind: armour does not protect, only those involved notice.
    Mental,
    /// Changes the target itself: armour does not protect, attributes are lowered.
    Altering,
}

/// Close combat or ranged.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, Names)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Combat {
    /// Within about an arm's length.
    #[default]
    Melee,
    /// At any greater distance.
    Ranged,
}

/// A power, gift or ability.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, Names)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(default)]
pub struct Gift {
    /// Its name.
    pub name: String,
    /// The attack that it allows.
    pub attack: Option<Weapon>,
    /// Whether the power level is added to that attack.
    pub on_attack: bool,
    /// Whether the power level is added to the defence against normal, mental and altering attacks.
    pub on_defence: [bool; 3],
    /// The skills to whose checks the power level is added.
    pub on_skills: SkillSet,
    /// The distance that it allows in one movement action.
    pub moves: Option<Length>,
}

/// The properties of a weapon or of a power used for attacks.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, Names)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(default)]
pub struct Weapon {
    /// The kind of attack.
    pub kind: AttackKind,
    /// Close combat or ranged.
    pub combat: Combat,
    /// Its rating, added to the attack.
    pub rating: i8,
    /// A fixed damage instead of one point.
    pub damage: Option<u8>,
    /// The effective range; `None` if the table has no value.
    pub range: Option<Length>,
    /// Whether it needs both hands.
    pub two_handed: bool,
    /// The benefit of a burst.
    pub burst: Option<Burst>,
    /// The effects of a hit besides costing endurance.
    pub effects: Effects,
    /// The radius of the area attacked, for blasts.
    pub radius: Option<Length>,
    /// The attacker's skill, if it is not the default.
    pub skill: Option<SkillId>,
    /// The attacker's attribute, if it is not the default.
    pub attribute: Option<Attribute>,
    /// The defender's skill, if it is not the default.
    pub against_skill: Option<SkillId>,
    /// The defender's attribute, if it is not the default.
    pub against: Option<Attribute>,
}

/// The benefit of firing a burst weapon more than once.
//= zerospace.burst.benefit
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, Names)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Burst {
    /// A bonus die.
    Die,
    /// A higher rating.
    Rating(i8),
}

/// The effects of a hit besides costing endurance.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, Names)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(default)]
pub struct Effects {
    /// Whether it blinds.
    pub blinds: bool,
    /// Whether it frightens.
    pub frightens: bool,
    /// Whether the damage is shock, which passes after a short rest.
    pub shocks: bool,
    /// Whether it costs no endurance.
    pub harmless: bool,
    /// The attribute that it lowers, and by how much.
    pub lowers: Option<(Attribute, u8)>,
}
