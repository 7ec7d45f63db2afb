//! Events: what happened.

use std::borrow::Cow;

use schwung_table::{Known, Line, Names, Seat};
use serde::{Deserialize, Serialize};

use crate::{
    Actor, ActorId, ActorSet, Against, AspectId, AspectKind, AspectRef, Bearer, Block, Conflict, Doing,
    Effort, Frame, Long, Opposition, Profile, Severity, Shared, ShiftUse, SkillId, Swap, Track, Wording,
    ZoneId,
    doing::is_open,
    eyes::{borne, found, has_companion, joins, noticed, reads, shown, success_only},
    judgement::Judgement,
};

/// Something that happened. Events describe facts, not intentions.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, Known, Line, Names)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
#[line(prefix = "event-", rest = EventByHand, explain = EventToExplain)]
#[allow(missing_docs)] // the field names speak for themselves
pub enum Event {
    // ---- conflict and turns ----
    /// A conflict began, in this order.
    #[known(all, told(conflict, stake))]
    #[line(rule = none)]
    ConflictBegan { conflict: Conflict, order: Vec<ActorId>, stake: Wording },
    /// An exchange began. `order` is only given if it changed.
    #[known(all, told(number))]
    #[line(turn, rule = none)]
    ExchangeBegan { number: u16, first: Seat, order: Option<Vec<ActorId>> },
    /// An actor who entered during the conflict took its place in the order.
    #[known(actor, told(place))]
    #[line(rule = none)]
    LinedUp { actor: ActorId, place: u8 },
    /// The turn of an actor began.
    #[known(actor)]
    #[line(turn, say(actor), rule = none)]
    TurnBegan { actor: ActorId },
    /// An actor began an action.
    #[known(any(actor, doing))]
    #[line(rule = none)]
    ActionBegan { actor: ActorId, doing: Doing },
    /// An action ended, and the turn with it.
    #[known(actor)]
    #[line(turn, none)]
    TurnEnded { actor: ActorId },
    /// An actor holds its action.
    #[known(actor)]
    #[line(say(actor), rule = none)]
    Held { actor: ActorId },
    /// A held action was not used.
    #[known(actor)]
    #[line(lapse, say(actor), rule = none)]
    HoldLapsed { actor: ActorId },
    /// An actor declared full defense.
    #[known(actor)]
    #[line(say(actor))]
    FullDefense { actor: ActorId },
    /// Full defense ended with the exchange.
    #[known(actor)]
    #[line(lapse, say(actor), rule = none)]
    FullDefenseLapsed { actor: ActorId },
    /// The conflict ended.
    #[known(all)]
    #[line(say(), rule = none)]
    ConflictEnded,
    /// The scene ended, which clears the stress of these actors.
    #[known(all, told(cleared))]
    #[line(rule = none)]
    SceneEnded { cleared: ActorSet },
    /// These skills restrict all actions from now on.
    #[known(all, told(long))]
    #[line(rule = none)]
    Drawn { long: Long },

    // ---- rolls ----
    /// An effort in its current form: rolled, or changed since.
    #[known(effort)]
    #[line(about(effort.actor))]
    Rolled { effort: Effort },
    /// Dice were rolled again and replaced the old ones.
    #[known(effort)]
    #[line(about(effort.actor))]
    Rerolled { effort: Effort },
    /// A roll was compared with its opposition.
    #[known(any(effort, opposition))]
    #[line(about(effort.actor), result)]
    Resolved {
        effort: Effort,
        opposition: Opposition,
        /// Readers who may not know the difficulty only learn whether the roll succeeded.
        #[seen(is_open(opposition), with = success_only)]
        shifts: i16,
    },
    /// A contest was won, or tied if `winner` is `None`.
    #[known(winner, told(shifts))]
    #[line(about(winner), result)]
    ContestWon { winner: Option<ActorId>, shifts: i16 },
    /// A shift was spent. `steps` counts the shifts spent on this use so far. `reached` is the resulting step
    /// of the time table or rung of the ladder, if the starting point is known.
    #[known(actor, told(on, steps, reached))]
    #[line(rule = none)]
    ShiftSpent {
        actor: ActorId,
        on: ShiftUse,
        #[serde(default)]
        steps: u8,
        #[serde(default)]
        reached: Option<i16>,
    },
    /// A difficulty was calculated from a rung and circumstances.
    #[known(every(actor, shown(hidden)), told(base, factors, value, hidden))]
    DifficultySet { actor: ActorId, base: i8, factors: Vec<crate::Factor>, value: i16, hidden: bool },
    /// A skill opposes a roll without being rolled.
    #[known(effort)]
    #[line(about(effort.actor))]
    Stands { effort: Effort },
    /// A roll failed by this many shifts. Never reported for hidden difficulties, which it would reveal.
    #[known(actor, told(shifts))]
    FellShort { actor: ActorId, shifts: i16 },
    /// A success without shifts; `left` is what remains to be done, if anything.
    #[known(actor, told(left))]
    #[line(rule = none)]
    OnlyJust { actor: ActorId, left: Wording },
    /// A very high result brought an additional benefit.
    #[known(actor, told(text))]
    #[line(rule = none)]
    ExtraGained { actor: ActorId, text: Wording },
    /// A contest was a draw; `then` is the outcome.
    #[known(any(a, b), told(then))]
    #[line(about(a), result, rule = none)]
    Tied { a: ActorId, b: ActorId, then: Wording },
    /// The character who did not roll gets the shifts by which the other lost.
    #[known(any(to, by), told(shifts))]
    #[line(about(to))]
    MarginCredited { to: ActorId, by: ActorId, shifts: i16 },
    /// The effect of these shifts.
    #[known(actor, told(text))]
    #[line(rule = none)]
    MarginUsed { actor: ActorId, text: Wording },
    /// Unspent spin had a visible effect.
    #[known(actor, told(shifts, text))]
    Flourished { actor: ActorId, shifts: i16, text: Wording },
    /// A lengthy action took `step` instead of `base`, both in steps of the time table.
    #[known(actor, told(base, step, longer))]
    TookTime { actor: ActorId, base: u8, step: u8, longer: bool },
    /// The game master rolled in secret.
    #[known(gm)]
    #[line(about(check.effort.actor))]
    Veiled { check: Box<crate::VeiledCheck> },
    /// The game master revealed the result of a veiled roll.
    #[known(check)]
    #[line(about(check.effort.actor))]
    Unveiled { check: Box<crate::VeiledCheck> },
    /// A talent, gift or stunt was used, for `price` fate points.
    #[known(actor, told(gift, name, price, text))]
    GiftUsed { actor: ActorId, gift: u8, name: Wording, price: u8, text: Wording },
    /// Something happened without a roll, or as a supplemental action.
    #[known(actor, told(text, beside))]
    Happened {
        actor: ActorId,
        text: Wording,
        /// The penalty to the roll that it accompanies; 0 if it stands alone.
        #[serde(default)]
        beside: u8,
    },
    /// Additions to a roll, announced before it: secondary skills, and the game master's modifier with its
    /// reason.
    #[known(actor, told(combine, modifier))]
    Planned { actor: ActorId, combine: Vec<(SkillId, crate::Combine)>, modifier: crate::Modifier },
    /// A free action was taken.
    #[known(actor, told(text))]
    #[line(rule = none)]
    FreeAction { actor: ActorId, text: Wording },

    // ---- attacks ----
    /// An actor was attacked, which matters for full defense.
    #[known(actor)]
    #[line(none)]
    Attacked { actor: ActorId },
    /// A protective block replaced the defence.
    #[known(any(actor, by), told(strength))]
    Protected { actor: ActorId, by: ActorId, strength: i16 },
    /// A block stopped an action.
    #[known(any(actor, by), told(strength))]
    #[line(result)]
    Blocked { actor: ActorId, by: ActorId, strength: i16 },
    /// A block was overcome.
    #[known(any(actor, by), told(shifts))]
    BlockOvercome { actor: ActorId, by: ActorId, shifts: i16 },
    /// An attack failed.
    #[known(any(by, on), told(margin))]
    #[line(about(by), result, rule = none)]
    Missed { by: ActorId, on: ActorId, margin: i16 },
    /// An attack hit.
    #[known(any(by, on), told(shifts, track))]
    #[line(about(on), result)]
    Hit { by: Option<ActorId>, on: ActorId, shifts: u16, track: Track },
    /// A box was marked; `rolled_up` if the box of the hit was taken and a higher one was used.
    #[known(actor, told(track, number, rolled_up))]
    #[line(result)]
    BoxMarked { actor: ActorId, track: Track, number: u8, rolled_up: bool },
    /// A group of minions took stress: boxes filled, and minions taken out.
    #[known(actor, told(boxes, out))]
    #[line(result)]
    MinionsHit { actor: ActorId, boxes: u16, out: u16 },
    /// A consequence was taken.
    #[known(actor, told(severity, track, text, free_tag))]
    #[line(result)]
    ConsequenceTaken {
        actor: ActorId,
        id: AspectId,
        severity: Severity,
        track: Track,
        text: Wording,
        by: Option<ActorId>,
        free_tag: bool,
    },
    /// A companion dropped out instead of a consequence.
    #[known(has_companion(partner, companion), told(companion, text))]
    #[line(about(partner), rule = none)]
    CompanionLost {
        partner: ActorId,
        companion: u8,
        text: Wording,
        #[serde(default)]
        by: Option<ActorId>,
    },
    /// An actor was taken out.
    #[known(any(actor, by), told(manner))]
    #[line(result, rule = none)]
    TakenOut { actor: ActorId, by: Option<ActorId>, manner: Wording },
    /// The loser paid all fate points for another outcome.
    #[known(actor)]
    OutcomeContested {
        actor: ActorId,
        #[seen(reads(actor), else = 0)]
        points: u8,
    },
    /// The manner of the defeat was changed.
    #[known(actor, told(manner))]
    #[line(rule = none)]
    OutcomeChanged { actor: ActorId, manner: Wording },

    // ---- concessions ----
    /// A concession was offered.
    #[known(actor, told(terms))]
    #[line(rule = none)]
    ConcessionOffered { actor: ActorId, terms: Wording },
    /// A concession was accepted; the character is out on these terms.
    #[known(actor, told(terms))]
    #[line(result, rule = none)]
    Conceded { actor: ActorId, terms: Wording },
    /// A concession was refused; if the offer was reasonable, fate points change hands.
    #[known(any(actor, by), told(reasonable, paid))]
    ConcessionRefused { actor: ActorId, by: Option<ActorId>, reasonable: bool, paid: bool },

    // ---- blocks, spin, overflow ----
    /// A block was made.
    #[known(block.by, told(block))]
    #[line(about(block.by), result)]
    BlockMade { block: Block },
    /// A block ended.
    #[known(by, told(against))]
    #[line(about(by), lapse, rule = none)]
    BlockLapsed { by: ActorId, against: Against },
    /// Spin was gained; it must be used on the next action.
    #[known(by)]
    #[line(about(by), say(actor = by), rule = none)]
    SpinGained { by: ActorId },
    /// Spin changed a roll.
    #[known(any(by, on), told(value, how))]
    #[line(about(by))]
    SpinUsed { by: ActorId, on: ActorId, value: i8, how: Wording },
    /// Spin lapsed unused.
    #[known(by)]
    #[line(about(by), lapse, say(actor = by), rule = none)]
    SpinLapsed { by: ActorId },
    /// Shifts were left over as overflow.
    #[known(by, told(shifts))]
    #[line(about(by))]
    Overflowed { by: ActorId, shifts: i16 },
    /// Overflow was spent.
    #[known(by, told(shifts, text))]
    #[line(about(by))]
    OverflowSpent { by: ActorId, shifts: u16, text: Wording },

    // ---- movement and things ----
    /// An actor moved.
    #[known(actor)]
    #[line(result, rule = none)]
    Moved { actor: ActorId, to: ZoneId },
    /// An object ended up in a zone.
    #[known(by, told(text))]
    #[line(about(by), rule = none)]
    ThingMoved { by: ActorId, text: Wording, to: ZoneId },
    /// The shifts were too few for the first zone, so nothing moved.
    #[known(by, told(need, have))]
    #[line(about(by), result, rule = none)]
    TooShort { by: ActorId, need: i16, have: i16 },
    /// The shifts of a sprint do not pay for the whole way; `granted` if they pay for none of it, and one zone is free.
    #[known(actor, told(have, need, granted))]
    #[line(result, rule = none)]
    RanShort { actor: ActorId, have: i16, need: i16, granted: bool },
    /// An actor was disarmed.
    #[known(actor, told(shifts))]
    #[line(result)]
    Disarmed { actor: ActorId, shifts: u16 },
    /// An actor has a weapon in hand again.
    #[known(actor)]
    #[line(say(actor), rule = none)]
    Rearmed { actor: ActorId },
    /// An actor carries a load of this weight factor; 0 for none.
    #[known(actor, told(weight))]
    #[line(rule = none)]
    Loaded { actor: ActorId, weight: u8 },

    // ---- aspects and fate points ----
    /// An aspect was placed.
    #[known(every(bearer, found(hidden, id)), told(text, kind, hidden))]
    #[line(about(bearer), result, rule = none)]
    AspectPlaced {
        id: AspectId,
        text: Wording,
        bearer: Bearer,
        kind: AspectKind,
        hidden: bool,
        free_tag: Option<ActorId>,
    },
    /// An aspect was removed; `hidden` if it was hidden, either itself or because of its bearer.
    #[known(shown(hidden), told(text, hidden))]
    #[line(lapse, rule = none)]
    AspectRemoved { id: AspectId, text: Wording, hidden: bool },
    /// An aspect was revealed to a seat, or to all.
    #[known(borne(id))]
    #[line(rule = none)]
    AspectRevealed { id: AspectId, to: Option<Seat> },
    /// The game master reworded an aspect. `was` is its former wording, `hidden` whether it is hidden.
    #[known(shown(hidden), told(was, text, hidden))]
    #[line(rule = none)]
    AspectReworded { id: AspectId, was: Wording, text: Wording, hidden: bool },
    /// A secret aspect of a sheet was revealed to a seat, or to all.
    #[known(actor, told(aspect))]
    #[line(rule = none)]
    SecretRevealed { actor: ActorId, aspect: u8, to: Option<Seat> },
    /// The free tag of an aspect was passed on.
    #[known(every(borne(id), to))]
    #[line(about(to), rule = none)]
    TagPassed { id: AspectId, to: ActorId },
    /// An actor paid a fate point to refuse an aspect.
    #[known(actor, told(text))]
    #[line(result)]
    AspectRefused { actor: ActorId, text: Wording },
    /// An aspect was invoked or tagged; `gone` has its wording if this removed it.
    #[known(noticed(actor, bearer, gone), told(free, reroll, gone))]
    Invoked { actor: ActorId, aspect: AspectRef, bearer: Bearer, free: bool, reroll: bool, gone: Wording },
    /// A plain +1 was bought.
    #[known(actor)]
    #[line(say(actor))]
    BonusBought { actor: ActorId },
    /// A skill replaces another, because of an aspect; `gone` has its wording if this removed it.
    #[known(swap.actor, told(swap, lasting, gone))]
    #[line(about(swap.actor))]
    Swapped {
        swap: Swap,
        aspect: AspectRef,
        lasting: bool,
        #[serde(default)]
        gone: Wording,
    },
    /// A replacement of a skill ended.
    #[known(actor)]
    #[line(lapse, rule = none)]
    SwapLapsed { actor: ActorId, skill: SkillId },
    /// An aspect was compelled: accepted (points gained) or bought off (points lost).
    #[known(actor, told(accepted, points, effect))]
    #[line(result)]
    Compelled { actor: ActorId, aspect: AspectRef, accepted: bool, points: u8, effect: Wording },
    /// A fact was declared and is now true.
    #[known(actor, told(text))]
    #[line(result)]
    Declared { actor: ActorId, text: Wording, aspect: Option<AspectRef> },
    /// An aspect was tagged for effect, without a roll; `gone` has its wording if this removed it.
    #[known(noticed(actor, bearer, gone), told(free, text, gone))]
    TaggedForEffect {
        actor: ActorId,
        aspect: AspectRef,
        bearer: Bearer,
        free: bool,
        text: Wording,
        gone: Wording,
    },
    /// Fate points were set; `change` is for the log.
    #[known(actor, told(change))]
    #[line(rule = none)]
    FatePoints {
        actor: ActorId,
        #[seen(reads(actor), else = 0)]
        points: u8,
        change: i16,
    },

    // ---- groups ----
    /// A leader joined a group. `spent` if the group has already acted in this exchange and therefore adds
    /// nothing to the leader's action.
    #[known(every(leader, group), told(spent))]
    #[line(about(leader), rule = none)]
    Attached {
        leader: ActorId,
        group: ActorId,
        #[serde(default)]
        spent: bool,
    },
    /// A leader left a group.
    #[known(every(leader, group))]
    #[line(about(leader), rule = none)]
    Detached { leader: ActorId, group: ActorId },
    /// Minions were redistributed: the new size of a group.
    #[known(group, told(members, wounds))]
    #[line(about(group), rule = none)]
    Regrouped { group: ActorId, members: u16, wounds: u8 },
    /// A companion went away, or came back.
    #[known(has_companion(partner, companion), told(companion, away))]
    #[line(about(partner), rule = none)]
    CompanionAway { partner: ActorId, companion: u8, away: bool },

    /// A companion was cut off from its partner. If the partner has an aspect about it, this is a compel and
    /// pays a fate point.
    #[known(has_companion(partner, companion), told(companion, paid))]
    #[line(about(partner), rule = none)]
    CutOff { partner: ActorId, companion: u8, paid: bool },

    // ---- recovery ----
    /// A consequence was overcome.
    #[known(actor, told(text))]
    #[line(rule = none)]
    Recovered { actor: ActorId, id: AspectId, text: Wording },
    /// A new session began.
    #[known(all, told(back_to_back))]
    #[line(result, rule = none)]
    SessionBegan { back_to_back: bool },

    // ---- the game master ----
    /// The game master made a judgement, or the default applied.
    #[known(judgement, told(yes))]
    Judged { judgement: Judgement, yes: bool },
    /// Something unusual was allowed, according to the rules.
    #[known(all, told(rule))]
    Warned { rule: Cow<'static, str> },
    /// The game master permitted what a rule bars; `need` and `paid` are the required and the paid fate
    /// points.
    #[known(actor, told(rule, need, paid))]
    Overruled { actor: ActorId, rule: Cow<'static, str>, need: u8, paid: u8 },
    /// Something could no longer be paid for, and has no effect.
    #[known(actor, told(need, have))]
    Unaffordable { actor: ActorId, need: u8, have: u8 },
    /// An actor was to gain a fate point, but already has as many as the software keeps.
    #[known(actor)]
    #[line(say(actor), rule = none)]
    PointsFull { actor: ActorId },
    /// An announced action did not take place; nothing was used up.
    #[known(actor, told(rule))]
    CalledOff { actor: ActorId, rule: Cow<'static, str> },
    /// The game master set the facts of an actor.
    #[known(actor, told(to))]
    #[line(rule = none)]
    ActorSet { actor: ActorId, to: Box<Actor> },
    /// An actor was hidden.
    #[known(actor)]
    #[line(say(actor), rule = none)]
    ActorHidden { actor: ActorId },
    /// A hidden actor was shown to all.
    #[known(actor)]
    #[line(say(actor), rule = none)]
    ActorShown { actor: ActorId },
    /// The game master changed a sheet, the zones or the skills.
    #[known(all, told(frame, ways))]
    #[line(rule = none)]
    FrameSet {
        #[cfg_attr(feature = "ts", ts(as = "Frame"))]
        frame: Shared<Frame>,
        /// The borders that changed.
        #[serde(default)]
        ways: Vec<crate::Way>,
    },
    /// The game master changed switches.
    #[known(all, told(profile))]
    #[line(rule = none)]
    ProfileSet {
        #[cfg_attr(feature = "ts", ts(as = "Profile"))]
        profile: Shared<Profile>,
    },
    /// A skill was added to the list.
    #[known(all, told(skill))]
    #[line(rule = none)]
    SkillAdded { skill: Box<crate::Skill> },
    /// An actor joined the scene.
    #[known(joins(actor), told(sheet, actor))]
    #[line(about(nobody), rule = none)]
    ActorJoined { sheet: Box<crate::Sheet>, actor: Box<Actor> },
    /// The game master set whose turn it is.
    #[known(actor)]
    #[line(turn, rule = none)]
    TurnSet { actor: Option<ActorId> },
}

/// The events that only explain how something came about.
macro_rules! explains {
    () => {
        $crate::Event::Rolled { .. }
            | $crate::Event::Rerolled { .. }
            | $crate::Event::Resolved { .. }
            | $crate::Event::Missed { .. }
            | $crate::Event::Hit { .. }
            | $crate::Event::Protected { .. }
            | $crate::Event::Blocked { .. }
            | $crate::Event::BlockOvercome { .. }
            | $crate::Event::ThingMoved { .. }
            | $crate::Event::TooShort { .. }
            | $crate::Event::RanShort { .. }
            | $crate::Event::Overflowed { .. }
            | $crate::Event::OverflowSpent { .. }
            | $crate::Event::ContestWon { .. }
            | $crate::Event::ShiftSpent { .. }
            | $crate::Event::DifficultySet { .. }
            | $crate::Event::Stands { .. }
            | $crate::Event::FellShort { .. }
            | $crate::Event::OnlyJust { .. }
            | $crate::Event::ExtraGained { .. }
            | $crate::Event::Tied { .. }
            | $crate::Event::MarginCredited { .. }
            | $crate::Event::MarginUsed { .. }
            | $crate::Event::Flourished { .. }
            | $crate::Event::TookTime { .. }
            | $crate::Event::Happened { .. }
            | $crate::Event::Planned { .. }
            | $crate::Event::OutcomeChanged { .. }
            | $crate::Event::ConcessionOffered { .. }
            | $crate::Event::Judged { .. }
            | $crate::Event::Warned { .. }
            | $crate::Event::CalledOff { .. }
            | $crate::Event::Overruled { .. }
            | $crate::Event::Unaffordable { .. }
            | $crate::Event::PointsFull { .. }
    };
}
pub(crate) use explains;

impl Event {
    /// Returns whether the event changes the state. Many events only explain how something came about.
    #[inline(always)]
    pub(crate) fn changes_facts(&self) -> bool {
        !matches!(self, explains!())
    }

    /// See [`System::recurring`](schwung_table::System::recurring).
    #[inline(always)]
    pub(crate) fn recurring(&self) -> Option<u64> {
        let Event::Invoked { actor, aspect, free, .. } = self else { return None };
        let aspect = match *aspect {
            AspectRef::Sheet(bearer, n) => u64::from(bearer.0) << 8 | u64::from(n),
            AspectRef::Play(id) => 1 << 16 | u64::from(id.0),
        };
        Some(u64::from(*free) | u64::from(actor.0) << 8 | aspect << 16)
    }

    /// Returns whether it is one of the common events that own no heap memory.
    #[inline(always)]
    pub(crate) fn holds_nothing(&self) -> bool {
        matches!(
            self,
            Event::Rolled { .. }
                | Event::Resolved { .. }
                | Event::Missed { .. }
                | Event::Hit { .. }
                | Event::ActionBegan { .. }
                | Event::TurnEnded { .. }
                | Event::TurnBegan { .. }
                | Event::Attacked { .. }
                | Event::BoxMarked { .. }
                | Event::SpinGained { .. }
                | Event::SpinLapsed { .. }
        )
    }
}
