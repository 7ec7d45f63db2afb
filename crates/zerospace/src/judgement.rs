//! Decisions that the rules leave to a person. They are asked, or answered by a default if the table prefers.

use schwung_table::{Known, Line, Names};
use serde::{Deserialize, Serialize};

use crate::{ActorId, Attribute, Length, Prompt, SkillId, Switches, TaskId, Wording};

/// A yes-or-no question to the game master.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, Known, Line, Names)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs)] // the names of the fields are self-explanatory
#[line(usual = by)]
pub enum Judgement {
    /// Whether the conflict is over.
    #[known(all)]
    End,
    /// Whether an attack is possible at that distance.
    #[known(any(by, on), told(distance))]
    Range { by: ActorId, on: ActorId, distance: Length },
    /// Whether a check may be tried without the skill.
    #[known(by, told(skill))]
    Unskilled { by: ActorId, skill: SkillId },
    /// Whether an attribute is suitable for a check.
    #[known(by, told(skill, attribute))]
    Attribute { by: ActorId, skill: SkillId, attribute: Attribute },
    /// Whether these skills can be combined.
    #[known(by, told(skill))]
    Combined { by: ActorId, skill: SkillId },
    /// Whether another quick action is acceptable.
    #[known(by, told(text))]
    Quick { by: ActorId, text: Wording },
    /// Whether a free action is acceptable.
    #[known(by, told(text))]
    Free { by: ActorId, text: Wording },
    /// Whether an action can be combined with the movement.
    #[known(by, told(text))]
    Linked { by: ActorId, text: Wording },
    /// Whether an actor can get between attacker and target.
    #[known(any(by, on))]
    Shield { by: ActorId, on: ActorId },
    /// Whether an action is purely defensive.
    #[known(by, told(text))]
    Defensive { by: ActorId, text: Wording },
    /// Whether a prone actor can get away.
    #[known(who)]
    GetAway { who: ActorId },
    /// Whether a contest is over because one side leads by enough.
    #[known(task, told(lead))]
    #[line(about(leader))]
    Over { task: TaskId, leader: ActorId, lead: u8 },
    /// Whether a frightened character may take an action.
    #[known(by)]
    Afraid { by: ActorId },
    /// Whether an unnamed character is dead, as the player wishes.
    #[known(who)]
    Dead { who: ActorId },
    /// Whether a point frees an actor from blindness or fear.
    #[known(who)]
    BreakFree { who: ActorId },
    /// Whether a boost lasts for as long as it makes sense.
    #[known(who, told(attribute))]
    LastingBoost { who: ActorId, attribute: Option<Attribute> },
    /// Whether a use is worth a point.
    #[known(who, told(text))]
    PointUse { who: ActorId, text: Wording },
    /// Whether the powers allow a stunt.
    #[known(who, told(skill, text))]
    Stunt { who: ActorId, skill: SkillId, text: Wording },
    /// Whether a change of the past is credible.
    #[known(who, told(text))]
    Retcon { who: ActorId, text: Wording },
    /// Whether a complication takes effect and is worth a point.
    #[known(who, told(text))]
    Complication { who: ActorId, text: Wording },
}

impl Judgement {
    /// How the table wants this judgement to be asked.
    pub fn prompt(&self, switches: &Switches) -> Prompt {
        match self {
            Judgement::End => switches.ask_end,
            Judgement::Range { .. } => switches.ask_range,
            Judgement::Unskilled { .. } => switches.ask_unskilled,
            Judgement::Attribute { .. } => switches.ask_attribute,
            Judgement::Combined { .. } => switches.ask_combined,
            Judgement::Quick { .. } => switches.ask_quick,
            Judgement::Free { .. } => switches.ask_free,
            Judgement::Linked { .. } => switches.ask_linked,
            Judgement::Shield { .. } => switches.ask_shield,
            Judgement::Defensive { .. } | Judgement::GetAway { .. } => switches.ask_defensive,
            Judgement::Over { .. } => switches.ask_over,
            Judgement::Afraid { .. } => switches.ask_afraid,
            Judgement::BreakFree { .. } => switches.ask_break_free,
            Judgement::Dead { .. }
            | Judgement::LastingBoost { .. }
            | Judgement::PointUse { .. }
            | Judgement::Stunt { .. }
            | Judgement::Retcon { .. }
            | Judgement::Complication { .. } => Prompt::Ask,
        }
    }

    /// The default answer, for tables that do not want to be asked.
    pub fn usual(&self) -> bool {
        // Unlike most judgements, these are not confirmed by default.
        !matches!(self, Judgement::Dead { .. } | Judgement::LastingBoost { .. } | Judgement::Afraid { .. })
    }

    /// Id of the rule that leaves the decision to a person.
    pub fn rule(&self) -> &'static str {
        match self {
            //= zerospace.conflict.end
            Judgement::End => "zerospace.conflict.end",
            //= zerospace.range.beyond
            Judgement::Range { .. } => "zerospace.range.beyond",
            //= zerospace.dice.unskilled-permission
            Judgement::Unskilled { .. } => "zerospace.dice.unskilled-permission",
            //= zerospace.dice.attribute-choice
            Judgement::Attribute { .. } => "zerospace.dice.attribute-choice",
            //= zerospace.assist.different-skills
            Judgement::Combined { .. } => "zerospace.assist.different-skills",
            //= zerospace.action.quick
            Judgement::Quick { .. } => "zerospace.action.quick",
            //= zerospace.action.free
            Judgement::Free { .. } => "zerospace.action.free",
            //= zerospace.move.linked-action
            Judgement::Linked { .. } => "zerospace.move.linked-action",
            Judgement::Shield { .. } => "zerospace.force.protect",
            Judgement::Defensive { .. } => "zerospace.force.defensive-only",
            //= zerospace.cover-dive.procedure
            Judgement::GetAway { .. } => "zerospace.cover-dive.procedure",
            //= zerospace.extended.chase
            Judgement::Over { .. } => "zerospace.extended.chase",
            Judgement::Afraid { .. } => "zerospace.fear.effect",
            Judgement::Dead { .. } => "zerospace.unnamed.one-hit",
            Judgement::BreakFree { .. } => "zerospace.ap.use.break-free",
            Judgement::LastingBoost { .. } => "zerospace.ap.use.boost",
            //= zerospace.ap.use.general
            Judgement::PointUse { .. } => "zerospace.ap.use.general",
            //= zerospace.ap.use.stunt
            Judgement::Stunt { .. } => "zerospace.ap.use.stunt",
            //= zerospace.ap.use.retcon
            Judgement::Retcon { .. } => "zerospace.ap.use.retcon",
            //= zerospace.ap.propose
            Judgement::Complication { .. } => "zerospace.ap.propose",
        }
    }
}
