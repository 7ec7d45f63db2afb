//! The arguments of commands, such as attacker, target, means and circumstances.

use schwung_table::{Known, Names};
use serde::{Deserialize, Serialize};

use crate::{
    ActorId, AttackKind, Attribute, Combat, Gait, ItemId, Length, Rows, SkillId, TaskId, TaskMode, Wording,
};

/// Parameters for beginning a conflict.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, Names)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct BeginConflict {
    /// The actor who started the conflict.
    pub initiator: Option<ActorId>,
    /// The actors who get the bonus for surprising others.
    pub ambush: Vec<ActorId>,
    /// The actors who are surprised.
    pub surprised: Vec<ActorId>,
    /// The actors who do not take part.
    pub absent: Vec<ActorId>,
}

/// The length of a rest.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, Names)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Rest {
    /// A few minutes, after which shock passes.
    Breather,
    /// About half an hour.
    Short,
    /// A night.
    Night,
}

/// A movement, or part of one.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, Names)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Move {
    /// The moving actor.
    pub by: ActorId,
    /// The gait, which is chosen once per turn before the standard action.
    pub gait: Gait,
    /// The length of the way, if it is measured.
    pub length: Option<Length>,
    /// The power used for moving, by its index on the sheet.
    pub gift: Option<u8>,
    /// An obstacle in the way.
    pub obstacle: Option<Obstacle>,
    /// Whether it leads into cover (`true`), out of it (`false`), or neither.
    pub cover: Option<bool>,
    /// Whether it begins with getting up.
    pub stand: bool,
    /// A small action combined with the movement.
    pub deed: Wording,
}

/// Something that hinders a movement.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, Names)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Obstacle {
    /// The difficulty, at least 3.
    pub difficulty: i16,
    /// The skill, if it is not athletics.
    pub skill: Option<SkillId>,
    /// The attribute, if it is not dexterity.
    pub attribute: Option<Attribute>,
}

/// The means of an attack.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, Names)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum With {
    /// Bare hands, or an object without recorded properties.
    Plain {
        /// Close combat or ranged.
        combat: Combat,
        /// The kind of attack.
        kind: AttackKind,
    },
    /// A weapon.
    Item(ItemId),
    /// A power, by its index on the sheet.
    Gift(u8),
}

impl With {
    /// Bare hands.
    pub const HANDS: With = With::Plain { combat: Combat::Melee, kind: AttackKind::Normal };
}

/// The purpose of an attack.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, Names)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Mode {
    /// Harms the target.
    #[default]
    Strike,
    /// Harms the target at the end of a run.
    Charge,
    /// Takes away a piece of gear or knocks it away.
    Disarm,
    /// Starts a hold.
    Grapple,
    /// Harms a held actor.
    Hurt,
    /// Throws the target to the floor.
    ThrowDown,
}

/// An attack on one target.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, Names)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Attack {
    /// The attacking actor.
    pub by: ActorId,
    /// The target.
    pub on: ActorId,
    /// The purpose.
    pub mode: Mode,
    /// The weapon, power or bare hands used.
    pub with: With,
    /// Whether a burst weapon fires only a single shot.
    pub single: bool,
    /// Circumstances and choices.
    pub plan: Plan,
}

/// A close-combat attack on every target in reach.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, Names)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Sweep {
    /// The attacking actor.
    pub by: ActorId,
    /// The targets.
    pub on: Vec<ActorId>,
    /// The weapon, power or bare hands used.
    pub with: With,
    /// Circumstances and choices.
    pub plan: Plan,
}

/// An attack on everything within a radius.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, Names)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct BlastAttack {
    /// The attacking actor.
    pub by: ActorId,
    /// Everybody and everything nearby, with the distance from the centre.
    pub on: Vec<(ActorId, Length)>,
    /// The weapon or power used.
    pub with: With,
    /// How it is rolled, if it differs from the switch `blast`.
    pub blast: Option<crate::Blast>,
    /// Whether only taking cover helps; `None` for the default.
    pub cover_only: Option<bool>,
    /// Circumstances and choices.
    pub plan: Plan,
}

/// Circumstances and choices for a roll.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, Names)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(default)]
pub struct Plan {
    /// Circumstances added by hand; each one knows to which side's roll it applies.
    pub on: Rows,
    /// Circumstances ignored although they follow from the facts.
    pub off: Rows,
    /// Circumstances that are not in the tables.
    pub free: Vec<FreeRow>,
    /// Action points spent before the roll, for one die each.
    pub points: u8,
    /// The distance of the target, if it is not known yet.
    pub distance: Option<Length>,
    /// The acting side's attribute, if it is not the default.
    pub attribute: Option<Attribute>,
    /// The opposing side's attribute, if it is not the default.
    pub against: Option<Attribute>,
    /// Whether a specialisation applies; `None` for the default of the sheet.
    pub speciality: Option<bool>,
    /// The tool that is used.
    pub tool: Option<ItemId>,
    /// A modifier given by the game master.
    pub modifier: i8,
}

/// A circumstance that is not in the tables.
//= zerospace.pool.free-circumstances
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, Known, Names)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[known(of, told(text, acting, bonus))]
pub struct FreeRow {
    /// A description.
    pub text: Wording,
    /// Whether it applies to the acting side's roll; otherwise to the opposing one.
    pub acting: bool,
    /// Whether it gives a die; otherwise it takes one.
    pub bonus: bool,
    /// The only actor whose roll it affects, if several roll on that side. `None` for the acting character or for all
    /// targets.
    #[serde(default)]
    pub of: Option<ActorId>,
}

/// A skill check.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, Names)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Check {
    /// The actor who rolls.
    pub by: ActorId,
    /// The skill.
    pub skill: SkillId,
    /// The opposition.
    pub target: Target,
    /// The extended task that this check is a step of.
    pub task: Option<TaskId>,
    /// Whether it is a reaction demanded by the game master, which takes no action.
    pub reaction: bool,
    /// Circumstances and choices.
    pub plan: Plan,
}

/// The opposition of a check.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, Names)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Target {
    /// The game master sets the difficulty.
    #[default]
    Ask,
    /// A difficulty, at least 3.
    Difficulty {
        /// The difficulty.
        value: i16,
        /// Whether only the game master may see it.
        hidden: bool,
    },
    /// The roll of another actor.
    Actor {
        /// The opposing actor.
        on: ActorId,
        /// The opposing actor's skill.
        skill: SkillId,
        /// The opposing actor's attribute, if it is not the default.
        attribute: Option<Attribute>,
    },
}

/// A check of several actors who work together.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, Names)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Together {
    /// The participants, starting with the leader.
    pub parts: Vec<Part>,
    /// The opposition.
    pub target: Target,
    /// The extended task that this check is a step of.
    pub task: Option<TaskId>,
}

/// A participant of a check made together.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, Names)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Part {
    /// The actor.
    pub by: ActorId,
    /// The actor's skill.
    pub skill: SkillId,
    /// Circumstances and choices.
    #[serde(default)]
    pub plan: Plan,
}

/// Opens an extended task.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, Names)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct OpenTask {
    /// A description.
    pub text: Wording,
    /// How the task is won.
    pub mode: TaskMode,
    /// The two sides of a contest.
    pub sides: Option<crate::Contest>,
}

/// A use of an action point.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, Names)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs)] // the names of the fields are self-explanatory
pub enum PointUse {
    /// Adds a bonus die.
    Die,
    /// Ends a hold or a lasting ability immediately.
    BreakFree,
    /// Raises an attribute by 1, or endurance for `None`.
    Boost { attribute: Option<Attribute>, lasting: bool },
    /// Gives the player a hint.
    Inspiration,
    /// Uses a power in a new way that replaces a skill.
    Stunt { skill: SkillId, text: Wording, scene: bool },
    /// Restores half of the lost endurance immediately.
    Rally,
    /// Changes a detail of the past.
    Retcon { text: Wording, gear: bool, skill: Option<SkillId> },
    /// Any other use of similar value.
    Other { text: Wording },
}
