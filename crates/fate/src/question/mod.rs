//! Questions to people, and their answers.

mod answer;
mod clash;

pub use answer::*;
pub use clash::*;

use schwung_table::{Known, Line, Names};
use serde::{Deserialize, Serialize};

use crate::{
    ActorId, AgendaId, AspectRef, Effort, Fate, Judgement, Severity, SkillId, SkillSet, State, Track,
    Wording,
    eyes::{has_companion, shown},
};

schwung_table::questions! {
    Fate, "question-";

    /// Asks the target of an attack or a maneuver which skill to defend with, and whether to declare full
    /// defense.
    #[known(who, told(effort, listed, may_full))]
    Defend "defend" {
        /// The defending character.
        who: ActorId,
        /// The acting character.
        by: ActorId,
        /// The effort to beat.
        effort: i16,
        /// What the attacker wants; `None` for a maneuver.
        agenda: Option<AgendaId>,
        /// The skills that can be used for defence; any if empty.
        listed: SkillSet,
        /// Whether full defense can be declared now.
        may_full: bool,
    } -> Defence;
    /// Asks for invoking an aspect after the roll.
    #[known(who, told(clash, used))]
    Invoke "invoke" {
        /// The asked character.
        who: ActorId,
        /// The current efforts.
        clash: Clash,
        /// Aspects that were already used on these rolls.
        used: UsedAspects,
    } -> Invocation;
    /// Asks the game master for a difficulty.
    #[known(who)]
    SetDifficulty "set-difficulty" {
        /// The character who is about to roll.
        who: ActorId,
        /// The skill rolled.
        skill: Option<SkillId>,
    } -> Rated;
    /// Asks what happens with the shifts of a character who did not roll and won.
    #[known(who, told(shifts, spin))]
    #[line(say(seat, actor = who, n = shifts))]
    OpponentShifts "opponent-shifts" {
        /// The character who has the shifts.
        who: ActorId,
        /// Number of shifts.
        shifts: i16,
        /// Whether they can be taken as spin.
        spin: bool,
    } -> MarginUse;
    /// Asks whether to complete a failed action in more time.
    #[known(who, told(base, step))]
    TakeLonger "take-longer" {
        /// The acting character.
        who: ActorId,
        /// Planned duration, as a step of the time table.
        base: u8,
        /// The longer duration, as a step of the time table.
        step: u8,
    } -> bool, rule "freefate.time.failure-longer", usually yes;
    /// Asks for buying a +1 or using an aspect before the roll.
    #[known(who, told(bought, acting, used))]
    Buy "buy" {
        /// The asked character.
        who: ActorId,
        /// Number of +1 already bought on this roll.
        bought: u8,
        /// The effort without the dice.
        effort: Effort,
        /// Whether `who` is acting. Otherwise it rolls against the acting character.
        acting: bool,
        /// The character on the other side, if any.
        other: Option<ActorId>,
        /// Aspects that were already used on these rolls.
        used: UsedAspects,
    } -> Early;
    /// Asks what absorbs a hit.
    #[known(who, told(shifts, track))]
    Absorb "absorb" {
        /// The character who was hit.
        who: ActorId,
        /// The attacker, if any.
        by: Option<ActorId>,
        /// Number of shifts of the hit.
        shifts: u16,
        /// The affected stress track.
        track: Track,
    } -> Absorption;
    /// Asks for a description in words.
    #[known(what)]
    #[line(about(what))]
    Word "word" {
        /// What is to be described.
        what: WordFor,
    } -> Wording;
    /// Asks the game master for a judgement.
    #[known(judgement)]
    #[line(about(judgement))]
    Judge "judge" {
        /// The decision to make.
        judgement: Judgement,
    } -> bool;
    /// Asks whether to offer a concession after a consequence.
    #[known(who, told(grit))]
    Concede "concede" {
        /// The character who may concede.
        who: ActorId,
        /// The character who inflicted the consequence, if any.
        to: Option<ActorId>,
        /// Whether the character's grit is exhausted.
        grit: bool,
    } -> Offered;
    /// Asks whether to accept a concession.
    #[known(from, told(terms))]
    #[line(about(who, from))]
    Accept "accept" {
        /// The character who inflicted the damage.
        who: Option<ActorId>,
        /// The conceding character.
        from: ActorId,
        /// The offered terms.
        terms: Wording,
    } -> bool, rule "sotc.concession.accept", usually yes;
    /// Asks the loser whether to pay all fate points for another outcome.
    #[known(who, told(manner))]
    Plead "plead" {
        /// The defeated character.
        who: ActorId,
        /// The outcome according to the winner.
        manner: Wording,
    } -> bool;
    /// Asks whether to pay a fate point to refuse an aspect from a maneuver.
    #[known(who, told(text))]
    #[line(say(actor = who, words = text))]
    RefuseAspect "refuse-aspect" {
        /// The character who would bear the aspect.
        who: ActorId,
        /// Wording of the aspect.
        text: Wording,
    } -> bool;
    /// Asks whether to use spin on this action.
    #[known(who, told(lead, stakes))]
    UseSpin "use-spin" {
        /// The character who has spin.
        who: ActorId,
        /// The acting character.
        acting: ActorId,
        /// The character who rolls against it, if any.
        against: Option<ActorId>,
        /// Lead of the acting character, in shifts.
        lead: i16,
        /// What is at stake.
        stakes: Stakes,
    } -> SpinUse;
    /// Asks whether a good defence brings spin or overflow.
    #[known(who, told(shifts))]
    #[line(say(actor = who, n = shifts))]
    SpinOrOverflow "spin-or-overflow" {
        /// The defending character.
        who: ActorId,
        /// Number of shifts by which the defence succeeded.
        shifts: i16,
    } -> Gain;
    /// Asks how to use overflow.
    #[known(who, told(left))]
    #[line(say(actor = who, n = left))]
    Overflow "overflow" {
        /// The character who has it.
        who: ActorId,
        /// Number of shifts left.
        left: i16,
    } -> OverflowUse;
    /// Asks how to spend a shift.
    #[known(every(who, shown(hidden)), told(left, at, quality, subtlety, hidden))]
    SpendShift "spend-shift" {
        /// The character who has the shifts.
        who: ActorId,
        /// Number of shifts left.
        left: i16,
        /// The current duration as a step of the time table, if time is counted.
        at: Option<u8>,
        /// The quality with one more shift: steps, and the resulting rung, if it is known.
        quality: (u8, Option<i16>),
        /// The same for the difficulty to notice it.
        subtlety: (u8, Option<i16>),
        /// Whether the number of shifts would reveal a hidden difficulty.
        hidden: bool,
    } -> ShiftSpend;
    /// Asks a holding character whether to act now, after another turn has ended.
    #[known(who)]
    #[line(say(actor = who))]
    StepIn "step-in" {
        /// The holding character.
        who: ActorId,
    } -> StepsIn, declined by StepsIn(false);
    /// Asks whether the remaining shifts of a push should cause stress.
    #[known(who, told(shifts))]
    #[line(say(actor = who, n = shifts))]
    LeftoverStress "leftover-stress" {
        /// The character who pushed.
        who: ActorId,
        /// Number of shifts.
        shifts: u16,
    } -> bool;
    /// Asks how many minions to leave standing, for overflow, if a hit would take out the whole group.
    #[known(who, told(most))]
    #[line(say(actor = who, n = most))]
    Spare "spare" {
        /// The attacker.
        who: ActorId,
        /// The highest possible answer: the size of the group.
        most: u8,
    } -> u8;
    /// Asks the game master whether to repeat a tied contest.
    #[known(any(a, b))]
    #[line(about(a), say(seat, actor = a, other = b))]
    TiedContest "tied-contest" {
        /// One side.
        a: ActorId,
        /// The other.
        b: ActorId,
    } -> bool, rule "sotc.contest.tie", usually yes;
    /// Asks which skill to use in a contest.
    #[known(who)]
    #[line(say(actor = who, skill = proposed))]
    ContestSkill "contest-skill" {
        /// The asked character.
        who: ActorId,
        /// The skill that the command proposes.
        proposed: SkillId,
    } -> SkillId;
    /// Asks the game master for the penalty of a block, or whether to refuse it because it covers too much.
    #[known(by, told(text))]
    #[line(about(by), say(seat, actor = by, words = text))]
    BlockPenalty "block-penalty" {
        /// The blocking character.
        by: ActorId,
        /// Description in the player's words.
        text: Wording,
    } -> BlockRuling;
    /// Asks how long a skill may replace another.
    #[known(who)]
    #[line(say(seat, actor = who, skill))]
    SwapDuration "swap-duration" {
        /// The character.
        who: ActorId,
        /// The skill used instead.
        skill: SkillId,
    } -> Duration;
    /// Asks whether to accept a compel.
    #[known(who, told(points, effect))]
    #[line(say(actor = who, aspect, words = effect, n = points))]
    Compelled "compelled" {
        /// The character who bears the aspect.
        who: ActorId,
        /// The aspect.
        aspect: AspectRef,
        /// Fate points gained by accepting.
        points: u8,
        /// The proposed complication.
        effect: Wording,
    } -> bool;
}

impl Invoke {
    /// How many shifts the asked side lacks for what it wants; 0 or less if it has that. `None` if it may not know: if the
    /// difficulty is hidden, if the opponent is hidden from an acting side, or if this is only one of several opponents of
    /// an acting side.
    pub fn missing(&self, state: &State) -> Option<i16> {
        let acting = self.who == self.clash.effort.actor;
        let unknown = |actor| acting && !state.is_known_to(actor, self.seat);
        let untold = match self.clash.against {
            AgainstRoll::Number { hidden, .. } => hidden,
            AgainstRoll::Block { by, .. } => unknown(by),
            AgainstRoll::Roll { effort, shield } | AgainstRoll::Standing { effort, shield } => {
                let better = shield.filter(|it| it.1 >= effort.total());
                unknown(better.map_or(effort.actor, |it| it.0))
            }
        };
        let partial = acting && self.clash.stakes == Stakes::Several;
        (!untold && !partial).then(|| self.clash.missing(acting))
    }
}

/// What is to be described in words.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, Known, Line, Names)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum WordFor {
    /// A consequence.
    #[known(who, told(severity))]
    Consequence {
        /// The character who takes it.
        who: ActorId,
        /// Severity of the consequence.
        severity: Severity,
    },
    /// The outcome of a defeat.
    #[known(loser, told(again))]
    #[line(about(loser))]
    Outcome {
        /// The defeated character.
        loser: ActorId,
        /// Whether it is the other outcome that the loser paid for.
        again: bool,
    },
    /// How a companion drops out.
    #[known(has_companion(partner, companion), told(companion))]
    #[line(about(partner))]
    Companion {
        /// The character whose companion it is.
        partner: ActorId,
        /// Index of the companion on the partner's sheet.
        companion: u8,
    },
    /// What remains to be done after a success without shifts, or after a draw.
    #[known(every(who, shown(hidden)), told(draw, hidden))]
    FollowUp {
        /// The acting character.
        who: ActorId,
        /// Whether it was a draw.
        draw: bool,
        /// Whether the question would reveal a hidden difficulty.
        #[serde(default)]
        hidden: bool,
    },
    /// The additional benefit of a very high result.
    #[known(who, told(total))]
    Extra {
        /// The character who rolled.
        who: ActorId,
        /// The result.
        total: i16,
    },
    /// The effect of unspent spin.
    #[known(every(who, shown(hidden)), told(shifts, hidden))]
    Flourish {
        /// The character who has it.
        who: ActorId,
        /// Number of unspent shifts.
        shifts: i16,
        /// Whether the question would reveal a hidden difficulty.
        #[serde(default)]
        hidden: bool,
    },
}
