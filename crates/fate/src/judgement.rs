//! What only a person can decide: asked, or answered as usual, never decided silently otherwise.

use crate::{ActorId, AspectId, AspectRef, Severity, SkillId, Switches, Wording, profile::Prompt};
use serde::{Deserialize, Serialize};

/// Something that the game master says yes or no to.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs)] // the fields are named for what they are; the variants say what is judged
pub enum Judgement {
    /// Does it reach that far?
    Range { by: ActorId, on: ActorId, distance: u8 },
    /// Will this skill do for that?
    Skill { by: ActorId, skill: SkillId },
    /// Does that block bar this?
    Blocked { actor: ActorId, by: ActorId },
    /// Does it take the action to try past a block with something that is free otherwise?
    TakesAction { actor: ActorId, by: ActorId },
    /// Does this wording suit the consequence?
    Consequence { actor: ActorId, severity: Severity, text: Wording },
    /// Does the verdict touch only the loser, keep within the conflict, and suit the loser?
    Outcome { actor: ActorId, manner: Wording },
    /// Was the refused offer reasonable?
    Reasonable { actor: ActorId, terms: Wording },
    /// May this aspect be sticky?
    Sticky { actor: ActorId, text: Wording, spin: bool },
    /// Does this change the scene?
    SceneChange { actor: ActorId, text: Wording, paid: bool },
    /// May this aspect be got rid of so?
    Removal { actor: ActorId, id: AspectId, paid: bool },
    /// Does this explain the spin?
    Spin { by: ActorId, how: Wording },
    /// Does this aspect help now?
    Invocation { actor: ActorId, aspect: AspectRef },
    /// Does this aspect make that skill plausible?
    Swap { actor: ActorId, aspect: AspectRef, skill: SkillId },
    /// Is this true from now on?
    Declaration { actor: ActorId, text: Wording },
    /// Does this aspect hinder its bearer so?
    Compel { actor: ActorId, aspect: AspectRef, effect: Wording },
    /// Does this aspect do that?
    TagEffect { actor: ActorId, aspect: AspectRef, text: Wording },
    /// Has this fragile aspect lapsed, its bearer having moved?
    Fragile { id: AspectId },
    /// Is this free?
    FreeAction { actor: ActorId, text: Wording },
    /// Is the conflict over?
    End,
    /// Does this rest suit the consequence?
    Recovery { actor: ActorId, id: AspectId },
    /// May shifts, or overflow, be spent on this?
    ShiftUse { actor: ActorId, text: Wording },
    /// May somebody simply walk across a border, spending the turn on it?
    Walk { actor: ActorId, border: u8 },
    /// Can this companion keep up with how her partner moves?
    KeepUp { partner: ActorId, companion: u8 },
    /// Is this the right skill for it?
    ChoiceOfSkill { actor: ActorId, skill: SkillId },
    /// Does this second skill bear on the roll so?
    Combination { actor: ActorId, skill: SkillId, kind: crate::Combine },
    /// May what failed be done in more time? Against a hidden difficulty only the game master learns of it.
    Longer {
        actor: ActorId,
        step: u8,
        #[serde(default)]
        hidden: bool,
    },
    /// Does this effect of a maneuver hold?
    Effect { actor: ActorId, text: Wording },
}

impl Judgement {
    /// How the table wants it asked.
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

    /// The usual answer, for tables that do not want to be asked.
    pub fn usual(&self) -> bool {
        match self {
            Judgement::Fragile { .. } => false,
            // Sticky aspects are the exception, and need the game master's yes.
            Judgement::Sticky { .. } => false,
            // Somebody has to want it.
            Judgement::Longer { .. } => false,
            _ => true,
        }
    }

    /// Id of the rule that leaves it to a person.
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
