//! What seldom changes: sheets, the skills and the figures that a table brings.

use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error};

use crate::{Attribute, Length, SkillId};

/// What a table plays with: names, skills, sheets, and figures that the stored chapter lacks.
//= zerospace.params.presupposed
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Frame {
    /// What is played.
    pub title: String,
    /// Who sits where; the game master first.
    pub seats: Vec<String>,
    /// Names of the sides.
    pub sides: Vec<String>,
    /// Skills, at most 64.
    pub skills: Vec<Skill>,
    /// Which skill is used for what.
    pub roles: Roles,
    /// One sheet for each actor.
    pub sheets: Vec<Sheet>,
    /// Strength, lifting and throwing; rows may be missing.
    pub strength: Vec<StrengthRow>,
}

/// A skill.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Skill {
    /// Its name in files.
    pub key: String,
    /// Its German name.
    pub de: String,
    /// Its English name.
    pub en: String,
    /// The attribute that it is usually tied to.
    pub attribute: Attribute,
    /// Is it used by talking?
    #[serde(default)]
    pub talking: bool,
}

/// Which skill is used for what.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Roles {
    /// Perception: the order of turns, recovering from blindness.
    pub perception: SkillId,
    /// Close combat.
    pub melee: SkillId,
    /// Ranged combat.
    pub ranged: SkillId,
    /// Athletics: obstacles, chases.
    pub athletics: SkillId,
    /// Deception: distractions.
    pub deception: SkillId,
    /// Survival: recovering from fear.
    pub survival: SkillId,
}

/// One row of the strength table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct StrengthRow {
    /// The strength.
    pub strength: i8,
    /// Weights that take this strength to lift, in kilograms: more than this.
    pub above: u32,
    /// Up to this, included.
    pub up_to: u32,
    /// How far this strength throws.
    pub throws: Length,
}

impl StrengthRow {
    /// The one row that the chapter names.
    //= zerospace.grapple.throw
    pub const KNOWN: StrengthRow =
        StrengthRow { strength: 4, above: 78, up_to: 120, throws: Length::metres(2) };
}

/// Some skills of the list, which has at most 64.
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "SkillId[]"))]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct SkillSet(u64);

impl SkillSet {
    /// No skill.
    pub const NONE: SkillSet = SkillSet(0);

    /// Is it among them?
    #[inline]
    pub fn contains(self, skill: SkillId) -> bool {
        skill.0 < 64 && self.0 >> skill.0 & 1 == 1
    }

    /// With this one.
    #[must_use]
    pub fn with(self, skill: SkillId) -> SkillSet {
        SkillSet(self.0 | 1u64.checked_shl(u32::from(skill.0)).unwrap_or(0))
    }

    /// The skills, in the order of the list.
    pub fn iter(self) -> impl Iterator<Item = SkillId> {
        (0..64).map(SkillId).filter(move |&it| self.contains(it))
    }
}

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

/// A character or an object as it is written down.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(default)]
pub struct Sheet {
    /// Its name.
    pub name: String,
    /// Strength, Dexterity, Intelligence, Will, Power.
    pub attributes: [i8; 5],
    /// Maximum endurance, 1 and more.
    pub endurance: u8,
    /// Skills it knows.
    pub skills: SkillSet,
    /// Its specialisations.
    pub specialities: Vec<Speciality>,
    /// Power level.
    pub power_level: i8,
    /// Powers, gifts and abilities.
    pub gifts: Vec<Gift>,
    /// How far it gets by walking, running and sprinting in a turn; `None` where the table has no figure.
    pub pace: [Option<Length>; 3],
    /// Weight in kilograms, where the table has it.
    pub weight: Option<u32>,
    /// Henchmen of the same band share a slot in the order of turns.
    pub band: Option<String>,
}

impl Sheet {
    /// An attribute.
    #[inline]
    pub fn attribute(&self, attribute: Attribute) -> i8 {
        self.attributes[attribute as usize]
    }
}

/// A specialisation, and on which rolls of its skill it fits without asking.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Speciality {
    /// Its skill, which must be known.
    pub skill: SkillId,
    /// Its name.
    pub name: String,
    /// Does it fit attacks?
    pub attack: bool,
    /// Does it fit defence?
    pub defence: bool,
    /// Does it fit other checks?
    pub check: bool,
}

/// What an attack aims at.
//= zerospace.attack.three-kinds
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum AttackKind {
    /// The body: it costs endurance, armour protects, everybody sees it.
    #[default]
    Normal,
    /// The mind: armour is no help, only those concerned notice.
    Mental,
    /// What somebody is: armour is no help, attributes suffer.
    Altering,
}

/// Close combat or ranged.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Combat {
    /// Within arm's reach and a little more.
    #[default]
    Melee,
    /// Anything further.
    Ranged,
}

/// A power, gift or ability.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(default)]
pub struct Gift {
    /// Its name.
    pub name: String,
    /// Attacks that it makes possible.
    pub attack: Option<Weapon>,
    /// Is the power level added to that attack?
    pub on_attack: bool,
    /// Is the power level added to the defence against normal, mental, altering attacks?
    pub on_defence: [bool; 3],
    /// Skills to whose checks the power level is added.
    pub on_skills: SkillSet,
    /// How far it carries in one movement action.
    pub moves: Option<Length>,
}

/// What an attack is made with: a weapon, or a power that attacks.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(default)]
pub struct Weapon {
    /// What it aims at.
    pub kind: AttackKind,
    /// Close combat or ranged.
    pub combat: Combat,
    /// Its rating, added to the attack.
    pub rating: i8,
    /// A fixed damage in place of one point.
    pub damage: Option<u8>,
    /// Effective range; `None` where the table has no figure.
    pub range: Option<Length>,
    /// Does it need both hands?
    pub two_handed: bool,
    /// What a burst brings.
    pub burst: Option<Burst>,
    /// What a hit does beside costing endurance.
    pub effects: Effects,
    /// Everything within this radius is attacked.
    pub radius: Option<Length>,
    /// The skill, where it is not the usual one.
    pub skill: Option<SkillId>,
    /// The attribute, where it is not the usual one.
    pub attribute: Option<Attribute>,
    /// The skill that defends, where it is not the usual one.
    pub against_skill: Option<SkillId>,
    /// The attribute that defends, where it is not the usual one.
    pub against: Option<Attribute>,
}

/// What a burst weapon gains from firing more than once.
//= zerospace.burst.benefit
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Burst {
    /// A bonus die.
    Die,
    /// A higher rating.
    Rating(i8),
}

/// What a hit does beside costing endurance.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(default)]
pub struct Effects {
    /// It blinds.
    pub blinds: bool,
    /// It frightens.
    pub frightens: bool,
    /// Its damage passes after a short pause.
    pub shocks: bool,
    /// It costs no endurance.
    pub harmless: bool,
    /// It lowers an attribute by so much.
    pub lowers: Option<(Attribute, u8)>,
}
