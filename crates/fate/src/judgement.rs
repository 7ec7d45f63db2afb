//! Decisions that only a person can make. The game master is asked, or the default applies and is recorded.

use crate::{
    ActorId, AspectId, AspectRef, Severity, SkillId, Switches, Wording,
    axes::Prompt,
    eyes::{has_companion, invokes, shown},
};
use schwung_table::{Known, Line, Names};
use serde::{Deserialize, Serialize};

/// A yes-or-no decision of the game master.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, Known, Line, Names)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs)] // the field names speak for themselves
#[line(usual = by)]
pub enum Judgement {
    /// Whether an attack reaches the target over this distance.
    #[known(any(by, on), told(distance))]
    Range { by: ActorId, on: ActorId, distance: u8 },
    /// Whether this skill is suitable.
    #[known(by)]
    Skill { by: ActorId, skill: SkillId },
    /// Whether a block prevents this.
    #[known(any(actor, by))]
    Blocked { actor: ActorId, by: ActorId },
    /// Whether attempting a free action against a block takes the action.
    #[known(any(actor, by))]
    TakesAction { actor: ActorId, by: ActorId },
    /// Whether this wording suits the consequence.
    #[known(actor, told(severity, text))]
    Consequence { actor: ActorId, severity: Severity, text: Wording },
    /// Whether the winner's outcome affects only the loser, stays within the conflict, and suits the loser.
    #[known(actor, told(manner))]
    Outcome { actor: ActorId, manner: Wording },
    /// Whether the refused offer was reasonable.
    #[known(actor, told(terms))]
    Reasonable { actor: ActorId, terms: Wording },
    /// Whether this aspect may be sticky.
    #[known(actor, told(text, spin))]
    Sticky { actor: ActorId, text: Wording, spin: bool },
    /// Whether this changes the scene.
    #[known(actor, told(text, paid))]
    SceneChange { actor: ActorId, text: Wording, paid: bool },
    /// Whether this aspect can be removed like this.
    #[known(actor, told(paid))]
    Removal { actor: ActorId, id: AspectId, paid: bool },
    /// Whether this explains the use of spin.
    #[known(by, told(how))]
    Spin { by: ActorId, how: Wording },
    /// Whether this aspect helps now.
    #[known(invokes(actor, aspect))]
    Invocation { actor: ActorId, aspect: AspectRef },
    /// Whether this aspect justifies using that skill.
    #[known(actor)]
    Swap { actor: ActorId, aspect: AspectRef, skill: SkillId },
    /// Whether this becomes true.
    #[known(actor, told(text))]
    Declaration { actor: ActorId, text: Wording },
    /// Whether this aspect has such a disadvantage for its bearer.
    #[known(actor, told(effect))]
    Compel { actor: ActorId, aspect: AspectRef, effect: Wording },
    /// Whether this aspect has that effect.
    #[known(invokes(actor, aspect), told(text))]
    TagEffect { actor: ActorId, aspect: AspectRef, text: Wording },
    /// Whether this fragile aspect lapses because its bearer has moved.
    #[known(id)]
    Fragile { id: AspectId },
    /// Whether this action is free.
    #[known(actor, told(text))]
    FreeAction { actor: ActorId, text: Wording },
    /// Whether the conflict is over.
    #[known(all)]
    End,
    /// Whether this rest suits the consequence.
    #[known(actor)]
    Recovery { actor: ActorId, id: AspectId },
    /// Whether shifts, or overflow, may be spent on this.
    #[known(actor, told(text))]
    ShiftUse { actor: ActorId, text: Wording },
    /// Whether a character may cross a border by walking, which uses up the turn.
    #[known(actor, told(border))]
    Walk { actor: ActorId, border: u8 },
    /// Whether this companion can keep up with the movement of its partner.
    #[known(has_companion(partner, companion), told(companion))]
    #[line(about(partner))]
    KeepUp { partner: ActorId, companion: u8 },
    /// Whether this is the right skill.
    #[known(actor)]
    ChoiceOfSkill { actor: ActorId, skill: SkillId },
    /// Whether this secondary skill affects the roll like that.
    #[known(actor, told(kind))]
    Combination { actor: ActorId, skill: SkillId, kind: crate::Combine },
    /// Whether a failed action may succeed in more time. For a hidden difficulty only the game master learns
    /// of it.
    #[known(every(actor, shown(hidden)), told(step, hidden))]
    Longer {
        actor: ActorId,
        step: u8,
        #[serde(default)]
        hidden: bool,
    },
    /// Whether this effect of a maneuver applies.
    #[known(actor, told(text))]
    Effect { actor: ActorId, text: Wording },
}

impl Judgement {
    /// How the table handles this judgement.
    // Inlined, since callers pass a constant variant, which leaves one field to read.
    #[inline(always)]
    pub fn prompt(&self, switches: &Switches) -> Prompt {
        match self {
            Judgement::Range { .. } => switches.ask_range,
            Judgement::Skill { .. } => switches.ask_skill,
            Judgement::Blocked { .. } => switches.ask_blocked,
            Judgement::TakesAction { .. } => switches.ask_block_action,
            Judgement::Consequence { .. } => switches.ask_consequence,
            Judgement::Outcome { .. } => switches.ask_outcome,
            Judgement::Spin { .. } => switches.ask_spin,
            Judgement::Invocation { .. } => switches.ask_invocation,
            Judgement::Fragile { .. } => switches.ask_fragile,
            Judgement::FreeAction { .. } => switches.ask_free_action,
            Judgement::End => switches.ask_end,
            Judgement::KeepUp { .. } => switches.ask_keeping_up,
            Judgement::ChoiceOfSkill { .. } => switches.ask_choice_of_skill,
            Judgement::Combination { .. } => switches.ask_combination,
            Judgement::Longer { .. } => switches.ask_longer,
            Judgement::Reasonable { .. }
            | Judgement::Sticky { .. }
            | Judgement::SceneChange { .. }
            | Judgement::Removal { .. }
            | Judgement::Swap { .. }
            | Judgement::Declaration { .. }
            | Judgement::Compel { .. }
            | Judgement::TagEffect { .. }
            | Judgement::Recovery { .. }
            | Judgement::ShiftUse { .. }
            | Judgement::Walk { .. }
            | Judgement::Effect { .. } => Prompt::Ask,
        }
    }

    /// The default answer, for tables that do not want to be asked.
    #[inline]
    pub fn usual(&self) -> bool {
        match self {
            Judgement::Fragile { .. } => false,
            // Sticky aspects are exceptional and require the game master's consent.
            Judgement::Sticky { .. } => false,
            // Taking longer requires a decision.
            Judgement::Longer { .. } => false,
            _ => true,
        }
    }

    /// Id of the rule that leaves the decision to a person.
    pub fn rule(&self) -> &'static str {
        match self {
            //= sotc.scene.zone-interaction
            Judgement::Range { .. } => "sotc.scene.zone-interaction",
            //= sotc.attack.skill-by-agenda
            Judgement::Skill { .. } => "sotc.attack.skill-by-agenda",
            Judgement::Blocked { .. } => "sotc.block.definition",
            //= sotc.block.takes-action
            Judgement::TakesAction { .. } => "sotc.block.takes-action",
            //= sotc.consequence.gm-final
            Judgement::Consequence { .. } => "sotc.consequence.gm-final",
            //= sotc.taken-out.limit-loser-only
            //= sotc.taken-out.limit-scope
            //= sotc.taken-out.limit-reasonable
            Judgement::Outcome { .. } => "sotc.taken-out.limit-scope",
            Judgement::Reasonable { .. } => "sotc.concession.refuse-fate",
            //= sotc.temp-aspect.sticky-gm
            Judgement::Sticky { .. } => "sotc.temp-aspect.sticky-gm",
            Judgement::SceneChange { .. } => "sotc.maneuver.scene-gm",
            Judgement::Removal { .. } => "sotc.temp-aspect.remove",
            Judgement::Spin { .. } => "sotc.spin.explain",
            //= malmsturm.invoke.gm-consent
            //= malmsturm.fate.plausibility
            Judgement::Invocation { .. } => "malmsturm.invoke.gm-consent",
            Judgement::Swap { .. } => "sotc.environment.justify",
            Judgement::Declaration { .. } => "malmsturm.declare.veto-refund",
            Judgement::Compel { .. } => "malmsturm.compel.propose-player",
            Judgement::TagEffect { .. } => "malmsturm.tag.effect",
            Judgement::Fragile { .. } => "sotc.temp-aspect.fragile-circumstance",
            Judgement::FreeAction { .. } => "sotc.free.unlimited",
            Judgement::End => "sotc.conflict.end",
            Judgement::Recovery { .. } => "sotc.recovery.moderate-fit",
            Judgement::ShiftUse { .. } => "sotc.shifts.skill-specific",
            Judgement::Walk { .. } => "sotc.move.nothing-else",
            Judgement::KeepUp { .. } => "sotc.companion.adv-keeping-up",
            //= malmsturm.roll.choose-skill
            //= freefate.skill.gm-chooses
            //= freefate.skill.creative
            Judgement::ChoiceOfSkill { .. } => "malmsturm.roll.choose-skill",
            //= freefate.combine.who-decides
            Judgement::Combination { .. } => "freefate.combine.who-decides",
            //= freefate.time.failure-offer
            Judgement::Longer { .. } => "freefate.time.failure-offer",
            Judgement::Effect { .. } => "sotc.maneuver.special-effects",
        }
    }
}
