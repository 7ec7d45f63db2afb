//! What somebody wants to do.

use schwung_table::Seat;
use serde::{Deserialize, Serialize};

use crate::{
    Actor, ActorId, Ailment, AttackKind, Attribute, Combat, Dodge, Fear, Frame, Gait, Item, ItemId, Length,
    Losses, Out, Place, PointReason, Roles, Rows, Setting, Shared, Sheet, Side, SkillId, StrengthRow,
    Switches, TaskId, TaskMode, Wording,
};

/// What somebody wants to do. Each begins a procedure: one action with all that follows from it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
#[allow(clippy::large_enum_variant)] // attacks are the common case, and simulation runs on them
#[allow(missing_docs)] // the fields are named for what they are; the variants say what is done
pub enum Command {
    /// Opens a conflict: order rolls, first turn.
    BeginConflict(BeginConflict),
    /// Ends it.
    EndConflict,
    /// Puts a latecomer into the order: before the place with that number, or by a roll.
    Enter { who: ActorId, at: Option<u8> },
    /// Ends the scene.
    EndScene,
    /// Begins a session.
    BeginSession,
    /// Some rest.
    Rest { who: Vec<ActorId>, rest: Rest },
    /// The turn is over.
    EndTurn { by: ActorId },
    /// Puts off the turn.
    Defer { by: ActorId },
    /// Takes a deferred turn, in the midst of another.
    TakeDeferred { by: ActorId },
    /// Moves.
    Move(Move),
    /// Gets up.
    StandUp { by: ActorId },
    /// Lies down: a quick action.
    LieDown { by: ActorId },
    /// A quick action.
    Quick { by: ActorId, text: Wording },
    /// A free action.
    Free { by: ActorId, text: Wording },
    /// Playing one's role.
    Play { by: ActorId, text: Wording },
    /// An attack.
    Attack(Attack),
    /// A sweep attack.
    Sweep(Sweep),
    /// A blast.
    Blast(BlastAttack),
    /// A distraction.
    Distract { by: ActorId, on: ActorId, plan: Plan },
    /// Dodging from now on.
    Dodge { by: ActorId, attribute: Attribute },
    /// A try to break a hold; the strongest holder if none is named.
    Escape { by: ActorId, from: Option<ActorId>, plan: Plan },
    /// Letting go.
    Release { by: ActorId, on: ActorId },
    /// Throwing somebody held.
    Throw { by: ActorId, on: ActorId },
    /// A check.
    Check(Check),
    /// Several work together.
    Together(Together),
    /// Sets an extended task.
    OpenTask(OpenTask),
    /// One round of an extended contest.
    Contend { task: TaskId, plans: [Plan; 2] },
    /// Ends an extended task.
    CloseTask { task: TaskId, won: bool },
    /// A try to recover, where that takes an action.
    Recover { by: ActorId, from: Ailment },
    /// A point is spent.
    Spend { who: ActorId, on: PointUse },
    /// A point is earned.
    Award { seat: Seat, reason: PointReason },
    /// Everybody earns a point.
    AwardAll { reason: PointReason },
    /// A player proposes how a complication comes up.
    Propose { who: ActorId, text: Wording },
    /// The game master sets a roll aside; a correction of an error earns nothing.
    Overrule { seat: Seat, text: Wording, correction: bool },
    /// A main character is to die: player and game master must both agree.
    Die { who: ActorId },
    /// Something moves by itself from now on, or falls.
    Loosen { text: Wording, pilot: Option<ActorId>, lasting: bool },
    /// Somebody moves what is under control.
    Steer { by: ActorId, thing: u8 },
    /// Somebody is told something.
    Tell { to: Option<Seat>, text: Wording, genuine: bool },
    /// The game master sets a fact by hand.
    Set(Fact),
}

/// Opens a conflict.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct BeginConflict {
    /// Who began it.
    pub initiator: Option<ActorId>,
    /// Who has surprise on their side.
    pub ambush: Vec<ActorId>,
    /// Who is surprised.
    pub surprised: Vec<ActorId>,
    /// Who does not take part.
    pub absent: Vec<ActorId>,
}

/// How long a rest is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Rest {
    /// A few minutes: shock passes.
    Breather,
    /// About half an hour.
    Short,
    /// A night.
    Night,
}

/// A movement, or a part of one.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Move {
    /// Who.
    pub by: ActorId,
    /// How: declared once in a turn, before the standard action.
    pub gait: Gait,
    /// How far, where it is measured.
    pub length: Option<Length>,
    /// By which power of the sheet.
    pub gift: Option<u8>,
    /// What is in the way.
    pub obstacle: Option<Obstacle>,
    /// Does it lead into cover (`true`), out of it, or neither?
    pub cover: Option<bool>,
    /// Does it begin with getting up?
    pub stand: bool,
    /// A small deed bound up with it.
    pub deed: Wording,
}

/// Something that hampers a movement.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Obstacle {
    /// The difficulty, 3 and more.
    pub difficulty: i16,
    /// The skill, where it is not athletics.
    pub skill: Option<SkillId>,
    /// The attribute, where it is not dexterity.
    pub attribute: Option<Attribute>,
}

/// What an attack is made with.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum With {
    /// Bare hands, or something of which no figures are known.
    Plain {
        /// Close combat or ranged.
        combat: Combat,
        /// What it aims at.
        kind: AttackKind,
    },
    /// A weapon.
    Item(ItemId),
    /// A power, by its place on the sheet.
    Gift(u8),
}

impl With {
    /// Bare hands.
    pub const HANDS: With = With::Plain { combat: Combat::Melee, kind: AttackKind::Normal };
}

/// What an attack is for.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Mode {
    /// To harm.
    #[default]
    Strike,
    /// To harm, at the end of a run.
    Charge,
    /// To take a piece of gear or knock it away.
    Disarm,
    /// To hold.
    Grapple,
    /// To hurt somebody held.
    Hurt,
    /// To throw down.
    ThrowDown,
}

/// An attack on one target.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Attack {
    /// Who attacks.
    pub by: ActorId,
    /// Whom.
    pub on: ActorId,
    /// What for.
    pub mode: Mode,
    /// With what.
    pub with: With,
    /// Is a burst weapon fired once only?
    pub single: bool,
    /// Circumstances and choices.
    pub plan: Plan,
}

/// A close-combat attack on every target in reach.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Sweep {
    /// Who attacks.
    pub by: ActorId,
    /// Every target.
    pub on: Vec<ActorId>,
    /// With what.
    pub with: With,
    /// Circumstances and choices.
    pub plan: Plan,
}

/// An attack on everything within a radius.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct BlastAttack {
    /// Who attacks.
    pub by: ActorId,
    /// Everybody and everything near, and how far from the middle.
    pub on: Vec<(ActorId, Length)>,
    /// With what.
    pub with: With,
    /// How it is rolled, where it is not as usual.
    pub blast: Option<crate::Blast>,
    /// Does only taking cover help? As usual if `None`.
    pub cover_only: Option<bool>,
    /// Circumstances and choices.
    pub plan: Plan,
}

/// Circumstances and choices that go with a roll.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(default)]
pub struct Plan {
    /// Rows ticked by hand; each knows its side.
    pub on: Rows,
    /// Rows that do not count although the facts say so.
    pub off: Rows,
    /// Circumstances outside the tables.
    pub free: Vec<FreeRow>,
    /// Points spent before the roll, for a die each.
    pub points: u8,
    /// How far away the target is, where it is not known.
    pub distance: Option<Length>,
    /// The own attribute, where it is not the usual one.
    pub attribute: Option<Attribute>,
    /// The attribute against it, where it is not the usual one.
    pub against: Option<Attribute>,
    /// Does a specialisation fit? As the sheet says if `None`.
    pub speciality: Option<bool>,
    /// The tool used.
    pub tool: Option<ItemId>,
    /// Points that the game master adds or takes.
    pub modifier: i8,
}

/// A circumstance outside the tables.
//= zerospace.pool.free-circumstances
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct FreeRow {
    /// What it is.
    pub text: Wording,
    /// On the roll of whoever acts? Else on the one against it.
    pub acting: bool,
    /// A die more? Else one less.
    pub bonus: bool,
    /// Of several who roll on that side: on whose roll alone. On that of whoever acts, or of everybody who is acted on,
    /// if `None`.
    #[serde(default)]
    pub of: Option<ActorId>,
}

/// A check.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Check {
    /// Who rolls.
    pub by: ActorId,
    /// The skill.
    pub skill: SkillId,
    /// Against what.
    pub target: Target,
    /// A step of this extended task.
    pub task: Option<TaskId>,
    /// Is it an answer that the game master calls for? Then it costs nothing.
    pub reaction: bool,
    /// Circumstances and choices.
    pub plan: Plan,
}

/// What a check is made against.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Target {
    /// The game master says.
    #[default]
    Ask,
    /// A difficulty of 3 and more.
    Difficulty {
        /// The number.
        value: i16,
        /// Only the game master may see it.
        hidden: bool,
    },
    /// Somebody.
    Actor {
        /// Who.
        on: ActorId,
        /// With which skill.
        skill: SkillId,
        /// With which attribute, where it is not the usual one.
        attribute: Option<Attribute>,
    },
}

/// Several work together.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Together {
    /// Who with which skill, the leader first.
    pub parts: Vec<Part>,
    /// Against what.
    pub target: Target,
    /// A step of this extended task.
    pub task: Option<TaskId>,
}

/// One who works with others.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Part {
    /// Who.
    pub by: ActorId,
    /// With which skill.
    pub skill: SkillId,
    /// Circumstances and choices.
    #[serde(default)]
    pub plan: Plan,
}

/// Sets an extended task.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct OpenTask {
    /// What it is about.
    pub text: Wording,
    /// How it is won.
    pub mode: TaskMode,
    /// In a contest: the two who contend.
    pub sides: Option<crate::Contest>,
}

/// What a point is spent on, besides a die.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs)] // the fields are named for what they are
pub enum PointUse {
    /// A bonus die.
    Die,
    /// Free at once from a hold or a lasting ability.
    BreakFree,
    /// An attribute is raised by 1; endurance if `None`.
    Boost { attribute: Option<Attribute>, lasting: bool },
    /// A hint.
    Inspiration,
    /// A power does something new: it stands in for a skill.
    Stunt { skill: SkillId, text: Wording, scene: bool },
    /// Half of the lost endurance, at once.
    Rally,
    /// The past is a little different.
    Retcon { text: Wording, gear: bool, skill: Option<SkillId> },
    /// Anything of about equal weight.
    Other { text: Wording },
}

/// A fact that the game master sets by hand: one narrow thing each.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs)] // the fields are named for what they are
pub enum Fact {
    /// Endurance lost.
    Losses { who: ActorId, losses: Losses },
    /// By how much an attribute is lowered.
    Lowered { who: ActorId, attribute: Attribute, by: u8 },
    /// A boost, of endurance if no attribute is named.
    Boost { who: ActorId, attribute: Option<Attribute>, by: u8, lasting: bool },
    /// Cruelly injured.
    Cruel { who: ActorId, on: bool },
    /// Out, or back.
    Out { who: ActorId, out: Option<Out> },
    /// On the floor.
    Prone { who: ActorId, on: bool },
    /// In cover.
    Covered { who: ActorId, on: bool },
    /// Unable to move at all.
    Helpless { who: ActorId, on: bool },
    /// Blinded.
    Blinded { who: ActorId, on: bool },
    /// Distracted.
    Distracted { who: ActorId, on: bool },
    /// Surprised.
    Surprised { who: ActorId, on: bool },
    /// Afraid.
    Fear { who: ActorId, fear: Option<Fear> },
    /// Dodging.
    Dodging { who: ActorId, dodge: Option<Dodge> },
    /// How somebody moves.
    Gait { who: ActorId, gait: Gait },
    /// Not hindered by darkness, water, weightlessness.
    Adapted { who: ActorId, on: bool },
    /// The standard action is used, or free again.
    Standard { who: ActorId, used: bool },
    /// The movement action is used, or free again.
    Movement { who: ActorId, used: bool },
    /// A turn in store.
    Stored { who: ActorId, on: bool },
    /// Turns owed.
    Owed { who: ActorId, turns: u8 },
    /// Whether an action was forced in this round.
    Forced { who: ActorId, on: bool },
    /// A hold.
    Hold { by: ActorId, on: ActorId, holds: bool },
    /// The side.
    Side { who: ActorId, side: Side },
    /// Whoever plays it.
    Plays { who: ActorId, seat: Seat },
    /// Hidden from players.
    Hidden { who: ActorId, on: bool },
    /// What it is.
    Kind { who: ActorId, kind: crate::ActorKind },
    /// Whose turn it is.
    Turn { who: ActorId },
    /// The round.
    Round { round: u16 },
    /// The order of turns.
    Order { order: Vec<Place> },
    /// How far apart two are; `None` for unknown.
    Distance { a: ActorId, b: ActorId, length: Option<Length> },
    /// Darkness, water, weightlessness.
    Scene { scene: Setting },
    /// Action points of a seat.
    Points { seat: Seat, points: u8 },
    /// Whether a seat is not to be asked for forced actions and deferred turns.
    Passes { seat: Seat, on: bool },
    /// Gear: new, or changed.
    Item { item: Item },
    /// Gear is gone.
    NoItem { item: ItemId },
    /// The figures of a sheet.
    Sheet { who: ActorId, sheet: Box<Sheet> },
    /// The skills used for what.
    Roles { roles: Roles },
    /// The strength table.
    Strength { rows: Vec<StrengthRow> },
    /// The whole frame.
    Frame(#[cfg_attr(feature = "ts", ts(as = "Frame"))] Shared<Frame>),
    /// House rules.
    Switches(#[cfg_attr(feature = "ts", ts(as = "Switches"))] Shared<Switches>),
    /// Somebody joins the scene.
    Join { sheet: Box<Sheet>, actor: Box<Actor> },
    /// What fell or drove by itself is gone.
    NoThing { thing: u8 },
    /// A power stunt ends.
    NoStunt { stunt: u8 },
    /// A task's tally.
    Tally { task: TaskId, tally: [u8; 2], tries: u8 },
}
