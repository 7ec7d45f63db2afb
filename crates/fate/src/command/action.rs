//! The parts of commands.

use schwung_table::{Names, Seat};
use serde::{Deserialize, Serialize};

use crate::{
    ActorId, AgendaId, AspectId, AspectRef, Bearer, ConflictKind, Modifier, SkillId, SkillSet, Track,
    Wording, ZoneId,
};

/// Additions to an action.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, Names)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(default)]
pub struct Plan {
    /// Secondary skills. The game master decides how each of them affects the main skill. Two full actions
    /// cannot be combined, and things that need no roll belong in `extras`.
    //= sotc.combine.kind-choice
    //= sotc.combine.no-two-actions
    //= sotc.combine.vs-supplemental
    pub combine: Vec<(SkillId, Combine)>,
    /// Supplemental actions.
    pub extras: Vec<Extra>,
    /// A modifier by the game master, with its reason.
    pub modifier: Modifier,
    /// The aspect of the scene that lets the skill replace the usual one.
    pub swap: Option<AspectRef>,
    /// Index of the attached companion who provides the skill.
    pub companion: Option<u8>,
    /// Circumstances that raise or lower a fixed difficulty by one each.
    pub factors: Vec<Factor>,
    /// Whether the result may exceed the ends of the ladder, whatever the table's switches say.
    pub unbounded: bool,
    /// Number of +1 bought before the roll, for a fate point each.
    //= malmsturm.fate.bonus-timing
    #[serde(skip_serializing_if = "is_zero")]
    pub bonus: u8,
}

fn is_zero(n: &u8) -> bool {
    *n == 0
}

/// A circumstance that affects a difficulty.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, Names)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Factor {
    /// Whether it helps and lowers the difficulty. Otherwise it raises it.
    pub helps: bool,
    /// Description of the circumstance.
    pub text: Wording,
}

/// How a secondary skill affects the main skill.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, Names)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Combine {
    /// +1 if the secondary skill is higher, −1 if it is lower.
    Modifies,
    /// +1 if the secondary skill is higher.
    Complements,
    /// −1 if the secondary skill is lower.
    Restricts,
}

/// A supplemental action.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, Names)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Extra {
    /// A simple thing, with the usual penalty of 1 or one set by the game master.
    Thing {
        /// The penalty, at least 1.
        penalty: u8,
        /// Description.
        text: Wording,
    },
    /// A move into a neighbouring zone.
    Move(ZoneId),
    /// Taking up a weapon again.
    Rearm,
}

/// The beginning of a conflict.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, Names)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct BeginConflict {
    /// The kind of conflict.
    pub kind: ConflictKind,
    /// The skill that determines the order, if the game master wants another than the default.
    pub skill: Option<SkillId>,
    /// The seat that begins, if the start rotates around the table.
    pub first: Option<Seat>,
    /// The stakes.
    pub stake: Wording,
}

/// The end of a scene.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, Names)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct EndScene {
    /// The characters whose stress does not clear.
    pub keep_stress: Vec<ActorId>,
    /// Whether there is a break before the next scene.
    pub pause: bool,
}

/// Duration of a rest.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, Names)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Rest {
    /// A few minutes.
    Breather,
    /// Number of hours.
    Hours(u16),
    /// Number of days.
    Days(u16),
}

/// A roll against a number.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, Names)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Simple {
    /// The acting character.
    pub by: ActorId,
    /// The skill rolled.
    pub skill: SkillId,
    /// The difficulty; `None` for the default.
    pub difficulty: Option<i8>,
    /// Whether only the game master may see the difficulty.
    pub hidden: bool,
    /// Planned duration, as a step of the time table from 1 to 24; `None` for a moment.
    #[serde(default)]
    pub time: Option<u8>,
    /// Quality of the work without any shifts, as a rung of the ladder.
    #[serde(default)]
    pub quality: Option<i8>,
    /// Difficulty to notice it without any shifts.
    #[serde(default)]
    pub notice: Option<i8>,
    /// Additions to the action.
    pub plan: Plan,
}

/// A contest: two or more characters roll against each other, once.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, Names)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Contest {
    /// The characters and their skills. In a conflict the first one acts.
    pub sides: Vec<(ActorId, SkillId)>,
    /// Whether each side may choose another skill, without seeing the others' choices.
    pub choose: bool,
    /// Whether the game master rolls in secret.
    #[serde(default)]
    pub hidden: bool,
    /// Additions to the roll of each side, in the order of `sides`; may be shorter.
    //= freefate.combine.on-effort
    #[serde(default)]
    pub plans: Vec<Plan>,
}

/// An attack.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, Names)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Attack {
    /// The attacker.
    pub by: ActorId,
    /// The target.
    pub on: ActorId,
    /// What the attacker wants.
    pub agenda: AgendaId,
    /// The skill rolled; `None` for minions, who use their quality.
    pub skill: Option<SkillId>,
    /// The stress track, if the game master wants another than that of the agenda.
    pub track: Option<Track>,
    /// The difficulty, if the target is unaware and does not defend.
    #[serde(default)]
    pub unaware: Option<i8>,
    /// Additions to the action.
    pub plan: Plan,
}

/// A maneuver.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, Names)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Maneuver {
    /// The acting character.
    pub by: ActorId,
    /// The skill rolled; `None` for minions.
    pub skill: Option<SkillId>,
    /// The opposition.
    pub target: Target,
    /// The intended effect.
    pub aim: Aim,
    /// Additions to the action.
    pub plan: Plan,
}

/// The opposition to a maneuver.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, Names)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Target {
    /// A difficulty; `None` for the default.
    Difficulty(Option<i8>),
    /// A character who defends with one of these skills, or with any if the set is empty.
    Actor(ActorId, SkillSet),
}

/// The intended effect of a maneuver.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, Names)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Aim {
    /// No effect besides the success itself.
    Plain,
    /// Places an aspect.
    Place {
        /// Its wording.
        text: Wording,
        /// Bearer of the aspect.
        on: Bearer,
        /// Whether the aspect should be sticky.
        sticky: bool,
        /// Whether a fate point supports the request to change the scene.
        paid: bool,
    },
    /// Removes an aspect.
    Remove {
        /// The aspect.
        aspect: AspectId,
        /// Whether a fate point supports the request.
        paid: bool,
    },
    /// The target loses its weapon.
    Disarm,
    /// Makes an action harder. This is a block and is refused here; the variant exists so that people who
    /// look for it are referred to blocks.
    Hinder(Wording),
    /// Any other effect, which the game master decides on.
    Effect(Wording),
}

/// A push: the character and the target both move to the destination.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, Names)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Push {
    /// The acting character.
    pub by: ActorId,
    /// The target.
    pub on: ActorId,
    /// The skill rolled.
    pub skill: SkillId,
    /// The destination.
    pub to: ZoneId,
    /// Additions to the action.
    pub plan: Plan,
}

/// A throw or knockback: the acting character does not move.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, Names)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Knockback {
    /// The acting character.
    pub by: ActorId,
    /// The skill rolled.
    pub skill: SkillId,
    /// The target.
    pub what: Thrown,
    /// The destination.
    pub to: ZoneId,
    /// Additions to the action.
    pub plan: Plan,
}

/// The target of a throw.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, Names)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Thrown {
    /// A character.
    Actor(ActorId),
    /// An object.
    Thing {
        /// The weight factor.
        weight: u8,
        /// Description.
        text: Wording,
    },
}

/// Making a block.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, Names)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct MakeBlock {
    /// The blocking character.
    pub by: ActorId,
    /// The skill rolled; `None` for minions.
    pub skill: Option<SkillId>,
    /// What the block prevents.
    pub against: crate::Against,
    /// Description in the player's words.
    pub text: Wording,
    /// Whether it consists of things left in the way. They need a description.
    #[serde(default)]
    pub left: bool,
    /// Additions to the action.
    pub plan: Plan,
}

/// A sprint.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, Names)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Sprint {
    /// The sprinting character.
    pub by: ActorId,
    /// The zones to cross, in order.
    pub path: Vec<ZoneId>,
    /// The difficulty, if it is not the default.
    pub difficulty: Option<i8>,
    /// The skill, if it is not the usual one.
    pub skill: Option<SkillId>,
    /// Additions to the action.
    pub plan: Plan,
}

/// Redistributes minions among groups of the same kind.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, Names)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Regroup {
    /// The groups; reserve groups may be empty.
    pub groups: Vec<ActorId>,
    /// The size of each group. If empty, the minions are divided evenly into as many groups as there are
    /// opponents.
    pub sizes: Vec<u16>,
}

/// An aspect is compelled.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, Names)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Compel {
    /// The aspect.
    pub aspect: AspectRef,
    /// The character who bears the aspect or is hindered by it.
    pub on: ActorId,
    /// The proposed complication.
    pub effect: Wording,
    /// Fate points gained by accepting.
    pub points: u8,
    /// Whether the player proposed it, so that it cannot be refused.
    pub proposed: bool,
}

/// A declaration of a fact.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, Names)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Declare {
    /// The declaring character.
    pub who: ActorId,
    /// The fact.
    pub text: Wording,
    /// The character's own aspect that justifies it.
    pub by_aspect: Option<AspectRef>,
    /// Whether it places an aspect on the scene.
    pub places: bool,
}

/// An assessment of the scene or a character, in order to find an aspect.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, Names)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Assess {
    /// The assessing character.
    pub who: ActorId,
    /// The skill rolled.
    pub skill: SkillId,
    /// The difficulty; `None` for the default.
    pub difficulty: Option<i8>,
    /// The aspect found on success.
    pub finds: Found,
    /// Additions to the action.
    pub plan: Plan,
}

/// What an assessment finds.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, Names)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Found {
    /// An aspect that was hidden.
    Hidden(AspectId),
    /// A secret aspect of a sheet, by its index.
    Secret(ActorId, u8),
    /// A new aspect.
    New {
        /// Its wording.
        text: Wording,
        /// Bearer of the aspect.
        on: Bearer,
    },
}
