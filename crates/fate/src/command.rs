//! What somebody wants to do.

use schwung_table::Seat;
use serde::{Deserialize, Serialize};

use crate::{
    Actor, ActorId, AgendaId, AspectId, AspectRef, Bearer, ConflictKind, Frame, Long, Modifier, Profile,
    Shared, SkillId, SkillSet, Track, Wording, ZoneId,
};

/// What somebody wants to do. Each begins a procedure: one action with all that follows from it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
#[allow(clippy::large_enum_variant)] // attacks are the common case, and simulation runs on them
pub enum Command {
    /// Begins a conflict: order of action, first exchange.
    BeginConflict(BeginConflict),
    /// Ends it.
    EndConflict,
    /// Ends the scene.
    EndScene(EndScene),
    /// Begins a session.
    BeginSession {
        /// Has no time passed since the last one?
        back_to_back: bool,
    },
    /// Somebody rests.
    Rest {
        /// Who.
        who: ActorId,
        /// How long.
        rest: Rest,
    },
    /// Fate points are filled up.
    Refresh {
        /// Whose.
        who: ActorId,
    },
    /// A simple action.
    Simple(Simple),
    /// Something happens without a roll.
    Happen {
        /// Who does it.
        by: ActorId,
        /// What.
        text: Wording,
    },
    /// A contest.
    Contest(Contest),
    /// An attack.
    Attack(Attack),
    /// A maneuver.
    Maneuver(Maneuver),
    /// Pushing somebody along.
    Push(Push),
    /// Throwing somebody or something, or knocking it back.
    Knockback(Knockback),
    /// A block.
    Block(MakeBlock),
    /// Letting go of a block.
    Release {
        /// Whose.
        by: ActorId,
    },
    /// A sprint.
    Sprint(Sprint),
    /// One zone and nothing else.
    Walk {
        /// Who.
        by: ActorId,
        /// Where to.
        to: ZoneId,
    },
    /// Holding one's action.
    Hold {
        /// Who.
        by: ActorId,
    },
    /// Defending fully.
    FullDefense {
        /// Who.
        by: ActorId,
    },
    /// Taking up a weapon.
    Rearm {
        /// Who.
        by: ActorId,
    },
    /// Doing nothing.
    Pass {
        /// Who.
        by: ActorId,
    },
    /// A free action.
    Free {
        /// Who.
        by: ActorId,
        /// What.
        text: Wording,
        /// The skill to get past a block with, if one stands in the way: then it takes the action.
        skill: Option<SkillId>,
    },
    /// Somebody joins a group, to lead it.
    Attach {
        /// Who.
        leader: ActorId,
        /// Which group.
        group: ActorId,
    },
    /// Somebody leaves a group.
    Detach {
        /// Who.
        leader: ActorId,
    },
    /// Minions are divided anew.
    Regroup(Regroup),
    /// A companion is sent off, or called back.
    Companion {
        /// Whose.
        partner: ActorId,
        /// Which.
        companion: u8,
        /// Off? Else back.
        away: bool,
    },
    /// The game master cuts a companion off from her partner, whatever ways they have of reaching each other.
    CutOff {
        /// Whose.
        partner: ActorId,
        /// Which.
        companion: u8,
    },
    /// A conflict is dragged out, or tires.
    Draw {
        /// Who controls the pace; `None` where circumstances do.
        by: Option<ActorId>,
        /// Which skills restrict from now on.
        long: Long,
    },
    /// A concession is offered.
    Concede {
        /// Who.
        who: ActorId,
        /// On which terms.
        terms: Wording,
    },
    /// An aspect is compelled.
    Compel(Compel),
    /// Something is declared to be so.
    Declare(Declare),
    /// An aspect is tagged for what it does.
    TagEffect {
        /// By whom.
        who: ActorId,
        /// Which.
        aspect: AspectRef,
        /// What it does.
        text: Wording,
    },
    /// A free tag is passed to somebody else.
    PassTag {
        /// From whom.
        from: ActorId,
        /// Of which aspect.
        aspect: AspectId,
        /// To whom.
        to: ActorId,
    },
    /// The scene, or somebody, is assessed.
    Assess(Assess),
    /// A talent, gift or stunt is used.
    UseGift {
        /// By whom.
        who: ActorId,
        /// Which of the sheet.
        gift: u8,
        /// What for.
        text: Wording,
    },
    /// The game master sets a fact by hand.
    Set(Fact),
}

/// What somebody does beside the action, and with it.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Plan {
    /// Secondary skills. The game master says which, and how each bears on the main one; two whole actions
    /// are not one, and what needs no roll of its own is an extra.
    //= sotc.combine.kind-choice
    //= sotc.combine.no-two-actions
    //= sotc.combine.vs-supplemental
    pub combine: Vec<(SkillId, Combine)>,
    /// Things done beside the action.
    pub extras: Vec<Extra>,
    /// The game master's modifier, with the reason.
    pub modifier: Modifier,
    /// The skill stands in for another by this aspect of the scene.
    pub swap: Option<AspectRef>,
    /// An attached companion lends her skill.
    pub companion: Option<u8>,
    /// Circumstances that make a fixed difficulty higher or lower by one each.
    #[serde(default)]
    pub factors: Vec<Factor>,
    /// May the result leave the ladder, whatever the table says?
    #[serde(default)]
    pub unbounded: bool,
}

/// A circumstance that bears on a difficulty.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Factor {
    /// Does it help? Else it hinders.
    pub helps: bool,
    /// What it is.
    pub text: Wording,
}

/// How a second skill bears on the main one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Combine {
    /// +1 if higher, −1 if lower.
    Modifies,
    /// +1 if higher.
    Complements,
    /// −1 if lower.
    Restricts,
}

/// A thing done beside the action.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Extra {
    /// A simple thing, at −1 or what the game master says.
    Thing {
        /// The penalty, 1 and more.
        penalty: u8,
        /// What it is.
        text: Wording,
    },
    /// A move into the next zone.
    Move(ZoneId),
    /// Taking up a weapon.
    Rearm,
}

/// Begins a conflict.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct BeginConflict {
    /// What it is about.
    pub kind: ConflictKind,
    /// The skill that orders it, where the game master wants another than the usual one.
    pub skill: Option<SkillId>,
    /// Where the start goes round the table: the seat that begins.
    pub first: Option<Seat>,
    /// What is at stake.
    pub stake: Wording,
}

/// Ends a scene.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct EndScene {
    /// Whose stress does not clear.
    pub keep_stress: Vec<ActorId>,
    /// Is there a break before the next scene?
    pub pause: bool,
}

/// How long somebody rests.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Rest {
    /// A few minutes.
    Breather,
    /// So many hours.
    Hours(u16),
    /// So many days.
    Days(u16),
}

/// A roll against a number.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Simple {
    /// Who.
    pub by: ActorId,
    /// With which skill.
    pub skill: SkillId,
    /// The difficulty; the usual one if `None`.
    pub difficulty: Option<i8>,
    /// Is the difficulty for the game master's eyes?
    pub hidden: bool,
    /// How long it should take, as a step of the time table from 1 to 24; `None` for a moment.
    #[serde(default)]
    pub time: Option<u8>,
    /// How good the work is without any shifts, as a rung of the ladder.
    #[serde(default)]
    pub quality: Option<i8>,
    /// How hard it is to notice without any shifts.
    #[serde(default)]
    pub notice: Option<i8>,
    /// What goes with it.
    pub plan: Plan,
}

/// Two or more roll against each other, once.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Contest {
    /// Who, and with which skill.
    pub sides: Vec<(ActorId, SkillId)>,
    /// May each still choose another skill, unseen by the others?
    pub choose: bool,
    /// Does the game master roll where nobody sees it?
    #[serde(default)]
    pub hidden: bool,
    /// What goes with the roll of each, in the order of the sides; nothing where there is none.
    //= freefate.combine.on-effort
    #[serde(default)]
    pub plans: Vec<Plan>,
}

/// An attack.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Attack {
    /// Who.
    pub by: ActorId,
    /// On whom.
    pub on: ActorId,
    /// For what.
    pub agenda: AgendaId,
    /// With which skill; `None` for minions, whose quality stands in.
    pub skill: Option<SkillId>,
    /// The track, where the game master wants another than the agenda's.
    pub track: Option<Track>,
    /// The difficulty, where the target has not noticed anything and does not defend.
    #[serde(default)]
    pub unaware: Option<i8>,
    /// What goes with it.
    pub plan: Plan,
}

/// A maneuver.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Maneuver {
    /// Who.
    pub by: ActorId,
    /// With which skill; `None` for minions.
    pub skill: Option<SkillId>,
    /// Against what.
    pub target: Target,
    /// What comes of it.
    pub aim: Aim,
    /// What goes with it.
    pub plan: Plan,
}

/// What a maneuver is rolled against.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Target {
    /// A number.
    Difficulty(Option<i8>),
    /// Somebody, who defends with one of these skills; with any if there are none.
    Actor(ActorId, SkillSet),
}

/// What comes of a maneuver.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Aim {
    /// Just that it succeeds.
    Plain,
    /// An aspect.
    Place {
        /// Its wording.
        text: Wording,
        /// On whom or what.
        on: Bearer,
        /// Is it asked to be sticky?
        sticky: bool,
        /// Does a fate point go with the request to change the scene?
        paid: bool,
    },
    /// An aspect goes.
    Remove {
        /// Which.
        aspect: AspectId,
        /// Does a fate point go with the request?
        paid: bool,
    },
    /// The target loses its weapon.
    Disarm,
    /// Somebody's action is to become harder: that is a block, and refused here, so that whoever looks for it
    /// finds the block.
    Hinder(Wording),
    /// Something of its own kind, that the game master lays down.
    Effect(Wording),
}

/// A push: both end up in the zone of destination.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Push {
    /// Who.
    pub by: ActorId,
    /// Whom.
    pub on: ActorId,
    /// With which skill.
    pub skill: SkillId,
    /// Where to.
    pub to: ZoneId,
    /// What goes with it.
    pub plan: Plan,
}

/// A throw or knockback: whoever throws stays.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Knockback {
    /// Who.
    pub by: ActorId,
    /// With which skill.
    pub skill: SkillId,
    /// Whom, or what.
    pub what: Thrown,
    /// Where to.
    pub to: ZoneId,
    /// What goes with it.
    pub plan: Plan,
}

/// What is thrown.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Thrown {
    /// Somebody.
    Actor(ActorId),
    /// A thing of this weight factor.
    Thing {
        /// Its weight factor.
        weight: u8,
        /// What it is.
        text: Wording,
    },
}

/// A block.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct MakeBlock {
    /// Who.
    pub by: ActorId,
    /// With which skill; `None` for minions.
    pub skill: Option<SkillId>,
    /// What it is to prevent.
    pub against: crate::Against,
    /// In the blocker's words.
    pub text: Wording,
    /// Is it things that are left in the way? They need words.
    #[serde(default)]
    pub left: bool,
    /// What goes with it.
    pub plan: Plan,
}

/// A sprint.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Sprint {
    /// Who.
    pub by: ActorId,
    /// Zone after zone.
    pub path: Vec<ZoneId>,
    /// The difficulty, where it is not the table's.
    pub difficulty: Option<i8>,
    /// The skill, where it is not the one that sprints.
    pub skill: Option<SkillId>,
    /// What goes with it.
    pub plan: Plan,
}

/// Minions are divided anew among groups of the same kind.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Regroup {
    /// The groups; those in reserve may be empty.
    pub groups: Vec<ActorId>,
    /// How many in each; even, as many groups as opponents, if empty.
    pub sizes: Vec<u16>,
}

/// An aspect is compelled.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Compel {
    /// Which.
    pub aspect: AspectRef,
    /// Who bears it, or is hindered by it.
    pub on: ActorId,
    /// What would happen.
    pub effect: Wording,
    /// Points for accepting.
    pub points: u8,
    /// Did the bearer propose it? Then there is nothing to refuse.
    pub proposed: bool,
}

/// Something is declared to be so.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Declare {
    /// By whom.
    pub who: ActorId,
    /// What.
    pub text: Wording,
    /// An aspect of one's own that speaks for it.
    pub by_aspect: Option<AspectRef>,
    /// Does it put an aspect on the scene?
    pub places: bool,
}

/// The scene, or somebody, is assessed: an aspect is found.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Assess {
    /// By whom.
    pub who: ActorId,
    /// With which skill.
    pub skill: SkillId,
    /// The difficulty; the usual one if `None`.
    pub difficulty: Option<i8>,
    /// What is found: a hidden aspect, or a new one in these words.
    pub finds: Found,
    /// What goes with it.
    pub plan: Plan,
}

/// What an assessment finds.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Found {
    /// An aspect that was hidden.
    Hidden(AspectId),
    /// A secret aspect of somebody's sheet, by its place there.
    Secret(ActorId, u8),
    /// A new one.
    New {
        /// Its wording.
        text: Wording,
        /// On whom or what.
        on: Bearer,
    },
}

/// What the game master sets by hand.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Fact {
    /// Everything about an actor: points, boxes, zone, side, what it did, whether it is out.
    Actor(ActorId, Box<Actor>),
    /// An aspect comes into play.
    Aspect {
        /// Its wording.
        text: Wording,
        /// On whom or what.
        on: Bearer,
        /// Is it hidden?
        hidden: bool,
    },
    /// An aspect goes.
    NoAspect(AspectId),
    /// An aspect is shown: to a seat, or to all.
    Reveal(AspectId, Option<Seat>),
    /// A secret aspect of a sheet is shown: to a seat, or to all.
    RevealSecret(ActorId, u8, Option<Seat>),
    /// Somebody is hidden: players do not know of it until it is shown.
    Hide(ActorId),
    /// Somebody hidden is shown to all.
    Show(ActorId),
    /// A block goes.
    NoBlock(ActorId),
    /// Spin goes.
    NoSpin,
    /// Whose turn it is.
    Turn(Option<ActorId>),
    /// Sheets, zones, skills.
    Frame(#[cfg_attr(feature = "ts", ts(as = "Frame"))] Shared<Frame>),
    /// The switches.
    Profile(#[cfg_attr(feature = "ts", ts(as = "Profile"))] Shared<Profile>),
    /// A skill that nobody had until now.
    NewSkill(Box<crate::Skill>),
    /// The last roll that nobody saw is shown.
    Unveil,
    /// Somebody joins the scene.
    Join(Box<crate::Sheet>, Box<Actor>),
}
