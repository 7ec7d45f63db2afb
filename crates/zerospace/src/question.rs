//! Questions to people and their answers.

use schwung_table::{Known, Names};
use serde::{Deserialize, Serialize};

use crate::{
    ActorId, AttackKind, Attribute, Combat, Fear, ItemId, Judgement, Length, Mode, Out, SkillId, With,
    Wording, ZeroSpace, eyes::attacked,
};

schwung_table::questions! {
    ZeroSpace, "zs-question-";
    /// Which low dice to reroll, since a specialisation applies.
    #[known(who, told(ones, twos, total, need))]
    RollAgain "roll-again" {
        /// The actor who rolled.
        who: ActorId,
        /// Number of dice that show 1.
        ones: u8,
        /// Number of dice that show 2.
        twos: u8,
        /// The current total.
        total: i16,
        /// The total needed, if known.
        need: Option<i16>,
    } -> Rerolled;
    /// Whether to spend a point for a die.
    #[known(who, told(lead, before, order))]
    BuyDie "buy-die" {
        /// The actor who rolls.
        who: ActorId,
        /// By how much the actor is ahead; before the roll, the size of the pool. `None` against a hidden difficulty.
        lead: Option<i16>,
        /// Whether it is asked before the roll; otherwise after it.
        before: bool,
        /// Whether it is the roll for the order of turns; the lead is then the total.
        order: bool,
    } -> bool;
    /// Whether to sacrifice the next turn in order to defend against an attack now.
    #[known(attacked(kind, who, by, on), told(combat, kind, mode, blast))]
    Force "force" {
        /// The actor who may defend.
        who: ActorId,
        /// The attacking actor.
        by: ActorId,
        /// The target.
        on: ActorId,
        /// Close combat or ranged.
        combat: Combat,
        /// The kind of attack.
        kind: AttackKind,
        /// The purpose of the attack.
        mode: Mode,
        /// For a blast: its radius, and the distance of the actor from the centre.
        blast: Option<(Length, Length)>,
    } -> Forcing, declined by Forcing::Pass;
    /// Whether to use a deferred turn, because another actor is about to act.
    #[known(who, told(joinable, combat, kind, mode))]
    CutIn "cut-in" {
        /// The actor with the deferred turn.
        who: ActorId,
        /// The actor who is about to act.
        by: ActorId,
        /// The target, if there is one.
        on: Option<ActorId>,
        /// Whether the action can be joined.
        joinable: bool,
        /// Close combat or ranged, if the action can be joined.
        combat: Combat,
        /// The kind of attack.
        kind: AttackKind,
        /// The purpose of the attack.
        mode: Mode,
    } -> Cutting, declined by Cutting::Pass;
    /// Whether to flee or to cower in fear.
    #[known(who)]
    #[line(say(actor = who))]
    Panic "panic" {
        /// The frightened actor.
        who: ActorId,
    } -> Fear;
    /// The gear to take or knock away after disarming a target.
    #[known(any(by, from))]
    #[line(about(by), say(actor = by, other = from))]
    Loot "loot" {
        /// The attacking actor.
        by: ActorId,
        /// The disarmed actor.
        from: ActorId,
    } -> Looted;
    /// Whether an unnamed character who is out is unconscious or dead.
    #[known(any(by, on))]
    #[line(about(by), say(actor = by, other = on))]
    Finish "finish" {
        /// The attacking actor.
        by: ActorId,
        /// The unnamed character.
        on: ActorId,
    } -> Out;
    /// A judgement of the game master.
    #[known(judgement)]
    #[line(about(judgement))]
    Judge "judge" {
        /// The judgement.
        judgement: Judgement,
    } -> bool;
    /// The difficulty of a check.
    #[known(who, told(skill))]
    #[line(say(seat, actor = who, skill))]
    SetDifficulty "set-difficulty" {
        /// The actor who is about to roll.
        who: ActorId,
        /// The skill used.
        skill: SkillId,
    } -> Rated;
    /// The way in which a failure moves the story on.
    // Others would learn whether a hidden difficulty is reached.
    #[known(gm, told(skill))]
    #[line(say(seat, actor = who, skill))]
    FailForward "fail-forward" {
        /// The actor who failed.
        who: ActorId,
        /// The skill used.
        skill: SkillId,
    } -> Failure;
    /// The additional benefit of an especially good success.
    // Others would learn whether a hidden difficulty is reached.
    #[known(gm, told(lead))]
    #[line(say(seat, actor = who, n = lead))]
    Bonus "bonus" {
        /// The actor who succeeded.
        who: ActorId,
        /// The lead of the roll.
        lead: i16,
    } -> Wording;
    /// How much endurance being thrown costs.
    #[known(any(by, on))]
    #[line(about(on), say(seat, actor = by, other = on))]
    Harm "harm" {
        /// The throwing actor.
        by: ActorId,
        /// The thrown actor.
        on: ActorId,
    } -> u8;
    /// Whether to throw the target as soon as the hold succeeds.
    #[known(any(by, on))]
    #[line(about(by), say(actor = by, other = on))]
    ThrowNow "throw-now" {
        /// The holding actor.
        by: ActorId,
        /// The held actor.
        on: ActorId,
    } -> bool, rule "zerospace.grapple.throw", usually no;
    /// How far the target is thrown, if the strength table has no value.
    #[known(any(by, on))]
    #[line(about(by), say(seat, actor = by, other = on))]
    ThrowLength "throw-length" {
        /// The throwing actor.
        by: ActorId,
        /// The thrown actor.
        on: ActorId,
    } -> u8;
    /// The text of a hint.
    #[known(who)]
    #[line(say(seat, actor = who))]
    Hint "hint" {
        /// The actor whose player asked for the hint.
        who: ActorId,
    } -> Wording;
    /// Whether this character shall die.
    #[known(who)]
    #[line(say(seat, actor = who))]
    Consent "consent" {
        /// The character.
        who: ActorId,
    } -> bool, rule "zerospace.death.consent", usually no;
    /// Whether to help with a check.
    #[known(any(who, with), told(skill))]
    #[line(say(actor = who, other = with, skill))]
    Assist "assist" {
        /// The actor who may help.
        who: ActorId,
        /// The leading actor.
        with: ActorId,
        /// The skill of the helper.
        skill: SkillId,
    } -> bool, rule "zerospace.assist.formula", usually yes;
    /// Which of two actors with equal results goes first.
    #[known(every(a, b))]
    #[line(about(a), say(seat, actor = a, other = b))]
    GoesFirst "goes-first" {
        /// The first actor.
        a: ActorId,
        /// The second actor.
        b: ActorId,
    } -> bool;
    /// How much endurance a night restores to a cruelly injured character.
    #[known(who, told(most))]
    #[line(say(seat, actor = who, n = most))]
    Heal "heal" {
        /// The injured actor.
        who: ActorId,
        /// The lost endurance, which is the maximum.
        most: u8,
    } -> u8;
}

/// How many low dice to reroll.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Rerolled {
    /// Number of dice that show 1.
    pub ones: u8,
    /// Number of dice that show 2.
    pub twos: u8,
}

/// The answer to [`Force`]: whether and how to force an action.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Forcing {
    /// Not now.
    Pass,
    /// A dodge, with Dexterity to evade or Strength to endure.
    Dodge(Attribute),
    /// Taking cover.
    Cover,
    /// Leaving the radius.
    OutOfRadius,
    /// Shielding the target.
    Shield,
    /// A defensive ability, or another purely defensive action.
    Other(Wording),
}

/// The answer to [`CutIn`]: whether and how to use a deferred turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Cutting {
    /// Not now.
    Pass,
    /// Joins the attack with bare hands or an object without recorded properties.
    Join,
    /// Joins the attack with a weapon or power of the joining actor.
    JoinWith(With),
    /// Takes the turn before the dice are rolled.
    Interrupt,
}

/// The answer to [`Loot`]: the gear to take or knock away.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Looted {
    /// Takes a piece of gear.
    Take(ItemId),
    /// Knocks a piece of gear away.
    Knock(ItemId),
    /// Something without recorded properties.
    Unlisted,
}

/// The answer to [`SetDifficulty`]: how difficult a check is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Rated {
    /// Routine, or without consequences: it succeeds without a roll.
    Routine,
    /// A difficulty, at least 3.
    Number(i16),
    /// It is impossible.
    Impossible,
}

/// The answer to [`FailForward`]: how a failure moves the story on.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, Known, Names)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Failure {
    /// It simply fails.
    #[known(silent)]
    Plain,
    /// It succeeds at a price that the opponent names.
    #[known(silent, told(0))]
    Bargain(Wording),
    /// The character gets an answer that sounds right but is false.
    //= zerospace.fail.false-lead
    #[known(gm, told(0))]
    FalseLead(Wording),
    /// It succeeds, but attracts attention.
    #[known(silent, told(0))]
    Attention(Wording),
    /// It succeeds, but the enemy learns of it.
    #[known(silent, told(0))]
    Noticed(Wording),
    /// Another consequence.
    #[known(silent, told(0))]
    Other(Wording),
}

schwung_table::answers! {
    /// The dice to reroll.
    Rerolled(Rerolled),
    /// Whether and how to force an action.
    Forcing(Forcing),
    /// Whether and how to use a deferred turn.
    Cutting(Cutting),
    /// How an actor reacts to fear.
    Fear(Fear),
    /// The gear to take or knock away.
    Looted(Looted),
    /// How an actor is out.
    Out(Out),
    /// How difficult a check is.
    Rated(Rated),
    /// How a failure moves the story on.
    Failure(Failure),
    /// A text.
    Words(Wording),
    /// A number.
    Number(u8),
}
