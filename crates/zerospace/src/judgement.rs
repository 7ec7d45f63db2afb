//! What only a person can decide: asked, or answered as usual, never decided silently otherwise.

use serde::{Deserialize, Serialize};

use crate::{ActorId, Attribute, Length, Prompt, SkillId, Switches, TaskId, Wording};

/// Something that the game master says yes or no to.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs)] // the fields are named for what they are; the variants say what is judged
pub enum Judgement {
    /// Is the conflict over?
    End,
    /// Is an attack possible that far?
    Range { by: ActorId, on: ActorId, distance: Length },
    /// May it be tried without the skill?
    Unskilled { by: ActorId, skill: SkillId },
    /// Does this attribute belong to that check?
    Attribute { by: ActorId, skill: SkillId, attribute: Attribute },
    /// Do these skills work together?
    Combined { by: ActorId, skill: SkillId },
    /// Is this quick action still fitting?
    Quick { by: ActorId, text: Wording },
    /// Is this free action fitting?
    Free { by: ActorId, text: Wording },
    /// Is this deed bound up with the movement?
    Linked { by: ActorId, text: Wording },
    /// Can somebody get between attacker and target?
    Shield { by: ActorId, on: ActorId },
    /// Is this purely defensive?
    Defensive { by: ActorId, text: Wording },
    /// Can somebody who lies on the floor get away?
    GetAway { who: ActorId },
    /// Is a contest over now that somebody leads by enough?
    Over { task: TaskId, leader: ActorId, lead: u8 },
    /// May somebody frightened do that?
    Afraid { by: ActorId },
    /// Is an unnamed character dead, as the player wants?
    Dead { who: ActorId },
    /// Does a point free somebody from blindness or fear?
    BreakFree { who: ActorId },
    /// Does a boost last for as long as it makes sense?
    LastingBoost { who: ActorId, attribute: Option<Attribute> },
    /// Is this use worth a point?
    PointUse { who: ActorId, text: Wording },
    /// Do the powers allow this stunt?
    Stunt { who: ActorId, skill: SkillId, text: Wording },
    /// Is this change of the past credible?
    Retcon { who: ActorId, text: Wording },
    /// Does this complication come up, and is it worth a point?
    Complication { who: ActorId, text: Wording },
}

impl Judgement {
    /// How the table wants it asked.
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

    /// The usual answer, for tables that do not want to be asked.
    pub fn usual(&self) -> bool {
        // Death and lasting effects are the exception.
        !matches!(self, Judgement::Dead { .. } | Judgement::LastingBoost { .. } | Judgement::Afraid { .. })
    }

    /// Id of the rule that leaves it to a person.
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
