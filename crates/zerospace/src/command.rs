//! Commands: the actions that people can take.

use schwung_table::{Known, Line, Names, Seat};
use serde::{Deserialize, Serialize};

use crate::{
    Actor, ActorId, Ailment, AttackKind, Attribute, Combat, Dodge, Fear, Frame, Gait, Item, ItemId, Length,
    Losses, Out, Place, PointReason, Roles, Rows, Setting, Shared, Sheet, Side, SkillId, StrengthRow, Stunt,
    Switches, Task, TaskId, TaskMode, Thing, Wording,
    eyes::{joins, of_them},
};

/// An action that somebody wants to take. Each command starts a procedure.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, Names)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
#[allow(clippy::large_enum_variant)] // attacks are the most common command in simulations
#[allow(missing_docs)] // the names of the fields are self-explanatory
pub enum Command {
    /// Begins a conflict, with rolls for the order of turns.
    BeginConflict(BeginConflict),
    /// Ends the conflict.
    EndConflict,
    /// Adds a latecomer to the order of turns: before the place with index `at`, or by a roll.
    Enter { who: ActorId, at: Option<u8> },
    /// Ends the scene.
    EndScene,
    /// Begins a session.
    BeginSession,
    /// Lets characters rest.
    Rest { who: Vec<ActorId>, rest: Rest },
    /// Ends the turn.
    EndTurn { by: ActorId },
    /// Defers the turn.
    Defer { by: ActorId },
    /// Takes a deferred turn by interrupting another one.
    TakeDeferred { by: ActorId },
    /// Moves.
    Move(Move),
    /// Gets up from the floor.
    StandUp { by: ActorId },
    /// Lies down, as a quick action.
    LieDown { by: ActorId },
    /// Takes a quick action.
    Quick { by: ActorId, text: Wording },
    /// Takes a free action.
    Free { by: ActorId, text: Wording },
    /// Takes a role-play action.
    Play { by: ActorId, text: Wording },
    /// Attacks one target.
    Attack(Attack),
    /// Makes a sweep attack.
    Sweep(Sweep),
    /// Attacks everything within a radius.
    Blast(BlastAttack),
    /// Distracts somebody.
    Distract { by: ActorId, on: ActorId, plan: Plan },
    /// Dodges from now on.
    Dodge { by: ActorId, attribute: Attribute },
    /// Tries to break a hold: that of `from`, or of the strongest holder.
    Escape { by: ActorId, from: Option<ActorId>, plan: Plan },
    /// Releases somebody from a hold.
    Release { by: ActorId, on: ActorId },
    /// Throws somebody who is held.
    Throw { by: ActorId, on: ActorId },
    /// Makes a skill check.
    Check(Check),
    /// Makes a check of several characters who work together.
    Together(Together),
    /// Opens an extended task.
    OpenTask(OpenTask),
    /// Plays one round of an extended contest.
    Contend { task: TaskId, plans: [Plan; 2] },
    /// Closes an extended task.
    CloseTask { task: TaskId, won: bool },
    /// Tries to recover, if that takes an action.
    Recover { by: ActorId, from: Ailment },
    /// Spends an action point.
    Spend { who: ActorId, on: PointUse },
    /// Awards an action point to a seat.
    Award { seat: Seat, reason: PointReason },
    /// Awards an action point to every player.
    AwardAll { reason: PointReason },
    /// Proposes a complication for the player's own character.
    Propose { who: ActorId, text: Wording },
    /// Lets the game master override a roll. Correcting an error earns no point.
    Overrule { seat: Seat, text: Wording, correction: bool },
    /// Lets a main character die, if both the player and the game master agree.
    Die { who: ActorId },
    /// Adds a thing that falls or moves by itself from now on.
    Loosen { text: Wording, pilot: Option<ActorId>, lasting: bool },
    /// Moves a thing that the actor controls.
    Steer { by: ActorId, thing: u8 },
    /// Gives somebody a note.
    Tell { to: Option<Seat>, text: Wording, genuine: bool },
    /// Sets a fact by hand; for the game master.
    Set(Fact),
}

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
    /// Harms somebody who is held.
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
    /// Whether a specialisation applies; `None` for what the sheet says.
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
    /// The extended task of which this check is a step.
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
    /// The extended task of which this check is a step.
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

/// A fact that the game master sets by hand. Each variant changes as little as possible.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, Known, Line, Names)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs)] // the names of the fields are self-explanatory
pub enum Fact {
    /// Sets the lost endurance.
    #[known(who, told(losses))]
    Losses { who: ActorId, losses: Losses },
    /// Sets by how much an attribute is lowered.
    #[known(who, told(attribute, by))]
    Lowered { who: ActorId, attribute: Attribute, by: u8 },
    /// Sets a boost of an attribute, or of endurance for `None`.
    #[known(who, told(attribute, by, lasting))]
    Boost { who: ActorId, attribute: Option<Attribute>, by: u8, lasting: bool },
    /// Sets whether somebody is cruelly injured.
    #[known(who, told(on))]
    Cruel { who: ActorId, on: bool },
    /// Takes somebody out of play, or back in for `None`.
    #[known(who, told(out))]
    Out { who: ActorId, out: Option<Out> },
    /// Sets whether somebody lies on the floor.
    #[known(who, told(on))]
    Prone { who: ActorId, on: bool },
    /// Sets whether somebody is in cover.
    #[known(who, told(on))]
    Covered { who: ActorId, on: bool },
    /// Sets whether somebody is completely unable to move.
    #[known(who, told(on))]
    Helpless { who: ActorId, on: bool },
    /// Sets whether somebody is blinded.
    #[known(who, told(on))]
    Blinded { who: ActorId, on: bool },
    /// Sets whether somebody is distracted.
    #[known(who, told(on))]
    Distracted { who: ActorId, on: bool },
    /// Sets whether somebody is surprised.
    #[known(who, told(on))]
    Surprised { who: ActorId, on: bool },
    /// Sets whether and how somebody is afraid.
    #[known(who, told(fear))]
    Fear { who: ActorId, fear: Option<Fear> },
    /// Sets whether and how somebody dodges.
    #[known(who, told(dodge))]
    Dodging { who: ActorId, dodge: Option<Dodge> },
    /// Sets how somebody moves.
    #[known(who, told(gait))]
    Gait { who: ActorId, gait: Gait },
    /// Sets whether somebody is not hindered by darkness, water and weightlessness.
    #[known(who, told(on))]
    Adapted { who: ActorId, on: bool },
    /// Sets whether the standard action is used.
    #[known(who, told(used))]
    Standard { who: ActorId, used: bool },
    /// Sets whether the movement action is used.
    #[known(who, told(used))]
    Movement { who: ActorId, used: bool },
    /// Sets whether somebody has a deferred turn.
    #[known(who, told(on))]
    Stored { who: ActorId, on: bool },
    /// Sets the number of turns owed.
    #[known(who, told(turns))]
    Owed { who: ActorId, turns: u8 },
    /// Sets whether somebody has forced an action in this round.
    #[known(who, told(on))]
    Forced { who: ActorId, on: bool },
    /// Adds or removes a hold.
    #[known(any(by, on), told(holds))]
    #[line(about(on))]
    Hold { by: ActorId, on: ActorId, holds: bool },
    /// Sets the side of an actor.
    #[known(who, told(side))]
    Side { who: ActorId, side: Side },
    /// Sets the seat that plays an actor.
    #[known(who)]
    Plays { who: ActorId, seat: Seat },
    /// Sets whether an actor is hidden from players.
    #[known(who, told(on))]
    Hidden { who: ActorId, on: bool },
    /// Sets the kind of an actor.
    #[known(who, told(kind))]
    Kind { who: ActorId, kind: crate::ActorKind },
    /// Sets whose turn it is.
    #[known(who)]
    Turn { who: ActorId },
    /// Sets the number of the round.
    #[known(all, told(round))]
    Round { round: u32 },
    /// Sets the order of turns.
    #[known(all)]
    Order { order: Vec<Place> },
    /// Sets the distance between two actors; `None` if unknown.
    #[known(every(a, b), told(length))]
    Distance { a: ActorId, b: ActorId, length: Option<Length> },
    /// Sets darkness, water and weightlessness of the scene.
    #[known(all, told(scene))]
    Scene { scene: Setting },
    /// Sets the action points of a seat.
    #[known(all, told(points))]
    Points { seat: Seat, points: u8 },
    /// Sets whether a seat is not asked for forced actions and deferred turns.
    #[known(of_them(seat), told(on))]
    Passes { seat: Seat, on: bool },
    /// Adds or changes a piece of gear.
    #[known(item)]
    #[line(about(item.holder))]
    Item {
        #[names(aside)]
        item: Item,
    },
    /// Removes a piece of gear.
    // Once something is removed, its owner is unknown.
    #[known(gm)]
    NoItem {
        #[names(aside)]
        item: ItemId,
    },
    /// Replaces a sheet.
    #[known(who, told(sheet))]
    Sheet {
        who: ActorId,
        #[names(aside)]
        sheet: Box<Sheet>,
    },
    /// Sets which skills are used for which purpose.
    #[known(all, told(roles))]
    Roles { roles: Roles },
    /// Replaces the strength table.
    #[known(all, told(rows))]
    Strength { rows: Vec<StrengthRow> },
    /// Replaces the whole frame.
    #[known(all, told(0))]
    Frame(
        #[names(aside)]
        #[cfg_attr(feature = "ts", ts(as = "Frame"))]
        Shared<Frame>,
    ),
    /// Replaces the house rules.
    #[known(all, told(0))]
    Switches(#[cfg_attr(feature = "ts", ts(as = "Switches"))] Shared<Switches>),
    /// Adds an actor to the scene.
    #[known(joins(actor), told(sheet, actor))]
    #[line(about(nobody))]
    Join {
        #[names(aside)]
        sheet: Box<Sheet>,
        #[names(aside)]
        actor: Box<Actor>,
    },
    /// Sets the whole state of an actor.
    #[known(joins(actor), told(actor))]
    Actor {
        who: ActorId,
        #[names(aside)]
        actor: Box<Actor>,
    },
    /// Adds a thing that moves by itself or is controlled by somebody.
    #[known(all)]
    #[line(about(nobody))]
    Thing { thing: Thing },
    /// Removes a thing that fell or moved by itself.
    #[known(all, told(thing))]
    NoThing { thing: u8 },
    /// Adds a power stunt in effect.
    #[known(stunt)]
    #[line(about(stunt.who))]
    Stunt { stunt: Stunt },
    /// Ends a power stunt.
    // As for gear.
    #[known(gm, told(stunt))]
    NoStunt { stunt: u8 },
    /// Adds or changes an extended task.
    #[known(task)]
    Task {
        #[names(aside)]
        task: Task,
    },
    /// Sets the successes and attempts of a task.
    #[known(task, told(tally, tries))]
    Tally {
        #[names(aside)]
        task: TaskId,
        tally: [u8; 2],
        tries: u8,
    },
}
