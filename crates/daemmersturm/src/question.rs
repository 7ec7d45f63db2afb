//! What people are asked, and what they can answer.

use schwung_table::{Ask, Seat};
use serde::{Deserialize, Serialize};

use crate::{
    AbilityId, ActorId, Aid, AttackKind, Burden, Cause, ClimbRun, Daemmersturm, Direction, Facing, Grade,
    GroupId, How, ItemId, Judgement, Moment, Obstacle, Resource, Right, Shelter, Size, Span, SpellId, Tried,
    Wording,
};

/// Declares question types, the enum of them all, and the typed answers.
macro_rules! questions {
    ($($(#[$doc:meta])* $name:ident $kind:literal { $($(#[$fdoc:meta])* $field:ident: $type:ty),* $(,)? } -> $answer:ty;)+) => {
        $(
            $(#[$doc])*
            #[derive(Clone, Debug, PartialEq)]
            pub struct $name {
                /// Whose answer it takes.
                pub seat: Seat,
                $($(#[$fdoc])* pub $field: $type,)*
            }
            impl From<$name> for Question {
                #[inline]
                fn from(question: $name) -> Question {
                    Question::$name(question)
                }
            }
        )+

        /// All questions, as they go to a policy, onto the wire and into the log.
        #[derive(Clone, Debug, PartialEq)]
        pub enum Question { $($(#[$doc])* $name($name)),+ }

        impl Question {
            /// Whose answer it takes.
            #[inline]
            pub fn seat(&self) -> Seat {
                match self { $(Question::$name(it) => it.seat),+ }
            }

            /// The kinds of all questions.
            pub const KINDS: &'static [&'static str] = &[$($kind),+];

            /// What kind of question it is.
            pub fn kind(&self) -> &'static str {
                match self { $(Question::$name(_) => $kind),+ }
            }
        }
    };
}

macro_rules! answered {
    ($($name:ident => $answer:ty),+ $(,)?) => {
        $(impl Ask<Daemmersturm> for $name { type Answer = $answer; })+
    };
}

questions! {
    /// The plot leader judges.
    Judge "judge" {
        /// What is to be judged.
        judgement: Judgement,
    } -> bool;
    /// Life points at the start of a combat: as proposed, or any others.
    //= daemmersturm.lp.start-of-combat
    StartLife "start-life" {
        /// What is proposed for each.
        proposed: Vec<(ActorId, u16)>,
    } -> Lives;
    /// Which weapons are not loaded at the start of a combat?
    //= daemmersturm.ranged.loaded-at-start
    Unloaded "unloaded" {
        /// All that need loading.
        items: Vec<ItemId>,
        /// Those that are proposed as not loaded.
        proposed: Vec<ItemId>,
    } -> Items;
    /// Before the first melee attack of the round: on whom, or where, does the defender concentrate?
    //= daemmersturm.backstab.predeclare
    Face "face" {
        /// Who is attacked.
        who: ActorId,
        /// By whom.
        by: ActorId,
    } -> Facing;
    /// The roll did not hit: is it made again?
    //= daemmersturm.backstab.reroll
    Repeat "repeat" {
        /// Who.
        who: ActorId,
        /// The natural number.
        natural: i16,
        /// The total.
        total: i16,
        /// By which right.
        right: Right,
    } -> bool;
    /// A hit: what protects?
    //= daemmersturm.protect.several
    Protect "protect" {
        /// Who is hit.
        who: ActorId,
        /// By whom.
        by: ActorId,
        /// What kind of attack it is.
        kind: AttackKind,
        /// From behind?
        back: bool,
        /// From where, seen from the one who is hit.
        from: Option<Direction>,
        /// Do shields help?
        shields: bool,
        /// The damage, once it is rolled.
        damage: Option<u16>,
        /// What was tried.
        tried: Tried,
    } -> Protecting;
    /// Many are about to be hit at once: who of those that one plays seeks cover?
    //= daemmersturm.seekcover.offer
    SeekMany "seek-many" {
        /// Who could.
        who: Vec<ActorId>,
        /// Who attacks.
        by: ActorId,
    } -> Actors;
    /// Who of those who want to seek cover has time and room for it?
    //= daemmersturm.seekcover.veto
    MaySeek "may-seek" {
        /// Who wants to.
        who: Vec<ActorId>,
        /// Who attacks.
        by: ActorId,
        /// What kind of attack it is.
        kind: AttackKind,
    } -> Actors;
    /// Whom does an area effect catch?
    //= daemmersturm.area.density
    //= daemmersturm.gun.which-targets
    Caught "caught" {
        /// Who attacks.
        by: ActorId,
        /// What kind of attack it is.
        kind: AttackKind,
        /// For how many targets there is room; a swarmer of a swarm is a third of one.
        limit: u8,
        /// Who could be, as far as anybody has said.
        among: Vec<ActorId>,
        /// As many of them as there is room for.
        proposed: Vec<ActorId>,
    } -> Actors;
    /// A friend is attacked: who steps in and becomes the target?
    //= daemmersturm.swarm.free-intervene
    StepIn "step-in" {
        /// Who could.
        who: Vec<ActorId>,
        /// Who is attacked.
        of: ActorId,
        /// By whom.
        by: ActorId,
    } -> Target;
    /// Do you give up an attack for a common one?
    //= daemmersturm.group.attacks
    Join "join" {
        /// Who is asked.
        who: Vec<ActorId>,
        /// By whom.
        by: ActorId,
        /// For which group attack.
        group: GroupId,
        /// Whom it is to hit.
        on: ActorId,
    } -> bool;
    /// Somebody leaves, or reloads: do you strike?
    //= daemmersturm.disengage.optional
    Part "part" {
        /// Who may strike.
        who: ActorId,
        /// Who leaves.
        on: ActorId,
        /// Is it reloading only?
        reloads: bool,
    } -> Parting;
    /// Your attacker has fumbled: a counter-attack, or a movement?
    //= daemmersturm.fumble.melee-choice
    Counter "counter" {
        /// Who chooses.
        who: ActorId,
        /// Who fumbled.
        by: ActorId,
    } -> Countering;
    /// Which friends are in the line?
    //= daemmersturm.ff.exposed
    Exposed "exposed" {
        /// Who shoots.
        by: ActorId,
        /// At whom.
        on: ActorId,
        /// Friends in melee range of the target.
        proposed: Vec<ActorId>,
    } -> Actors;
    /// Which friend is hit?
    //= daemmersturm.ff.victim
    Victim "victim" {
        /// Who shot.
        by: ActorId,
        /// Who may be hit.
        among: Vec<ActorId>,
    } -> Target;
    /// The second weapon may attack: whom?
    //= daemmersturm.dual.secondary-roll
    Second "second" {
        /// Who.
        who: ActorId,
        /// Whom the first weapon attacked.
        on: ActorId,
        /// The second weapon.
        item: ItemId,
    } -> Target;
    /// A further attack, of a swarm or an ability: whom?
    //= daemmersturm.swarm.extra-attack
    //= daemmersturm.ap.abilities
    Further "further" {
        /// Who.
        who: ActorId,
        /// Who was attacked before.
        on: ActorId,
        /// With which item.
        item: Option<ItemId>,
        /// Has it to be an attack of this kind?
        kind: Option<AttackKind>,
    } -> Target;
    /// What does the attack allow: an ability that answers it, repeats its roll, or follows a hit or a miss?
    //= daemmersturm.outcome.after-hit
    //= daemmersturm.ap.abilities
    Follow "follow" {
        /// Who.
        who: ActorId,
        /// Whom the attack was aimed at; for whoever is attacked, by whom.
        on: ActorId,
        /// At which moment of the attack.
        moment: Moment,
        /// On what ground it was made.
        how: How,
        /// With which item.
        item: Option<ItemId>,
        /// What kind of attack it was.
        kind: AttackKind,
    } -> Picked;
    /// Damage is about to be taken: does an ability lessen it?
    //= daemmersturm.dot.reduction
    Lessen "lessen" {
        /// Whose life points it takes.
        who: ActorId,
        /// How much.
        damage: u16,
        /// What it is.
        cause: Cause,
    } -> Picked;
    /// A sub-roll of climbing has failed: is an aid used?
    //= daemmersturm.climb.reroll-timing
    ClimbAid "climb-aid" {
        /// Who climbs.
        who: ActorId,
        /// How far the climbing roll has come.
        run: ClimbRun,
    } -> Aiding;
    /// How far does a climber get, in decimetres?
    //= daemmersturm.climb.reduced-movement
    ClimbRange "climb-range" {
        /// Who climbs.
        who: ActorId,
        /// What.
        obstacle: Obstacle,
        /// What is left of the movement.
        proposed: u16,
    } -> u16;
    /// What damage does the fall do?
    //= daemmersturm.climb.fall-consequence
    Fallen "fallen" {
        /// Who fell.
        who: ActorId,
        /// From what.
        obstacle: Obstacle,
    } -> u16;
    /// Who of the hidden is in the field of view?
    //= daemmersturm.perception.blocking
    InField "in-field" {
        /// Who looks.
        by: ActorId,
        /// Where to.
        toward: Option<Direction>,
        /// All who could be found.
        among: Vec<ActorId>,
    } -> Actors;
    /// What does a weak or a critical perception test show, in words?
    //= daemmersturm.perception.detail
    Detail "detail" {
        /// Whose test.
        by: ActorId,
        /// How well it went.
        grade: Grade,
    } -> Wording;
    /// Do you help to carry?
    //= daemmersturm.carry.pair
    Bear "bear" {
        /// Who is asked.
        who: ActorId,
        /// By whom.
        by: ActorId,
        /// What is carried.
        what: Burden,
    } -> bool;
    /// How big is it, compared with whoever lifts it?
    //= daemmersturm.carry.similar-size
    SizeOf "size-of" {
        /// Who lifts.
        by: ActorId,
        /// What.
        what: Burden,
    } -> Size;
    /// Which magic resource do you use in this combat?
    //= daemmersturm.resource.choice
    ChooseResource "choose-resource" {
        /// Who.
        who: ActorId,
        /// Those that could be used, the present one first.
        among: Vec<Resource>,
    } -> Resource;
    /// This breaks off your channelling: do it all the same?
    //= daemmersturm.magic.abort
    BreakOff "break-off" {
        /// Who channels.
        who: ActorId,
        /// Which spell.
        spell: SpellId,
    } -> bool;
    /// The light test failed: do action points make up for it?
    //= daemmersturm.light.ap-compensation
    Compensate "compensate" {
        /// Whose test.
        who: ActorId,
        /// What was rolled.
        natural: i16,
        /// Action points for the whole difference.
        cost: u8,
    } -> bool;
    /// The shadows strike back: does a magical shield avert it?
    //= daemmersturm.shadow.magic-shields
    Avert "avert" {
        /// Who.
        who: ActorId,
        /// The damage.
        damage: u16,
        /// What was tried.
        tried: Tried,
    } -> Protecting;
    /// What does this weapon do?
    //= daemmersturm.melee.damage-tables
    Damage "damage" {
        /// Who has it.
        who: ActorId,
        /// What it is called.
        name: Wording,
    } -> Span;
}

impl Ask<Daemmersturm> for Part {
    type Answer = Parting;

    fn declines(answer: &Parting) -> bool {
        *answer == Parting::Nothing
    }
}

impl Ask<Daemmersturm> for StepIn {
    type Answer = Target;

    fn declines(answer: &Target) -> bool {
        answer.0.is_none()
    }
}

answered! {
    Judge => bool, StartLife => Lives, Unloaded => Items, Face => Facing, Repeat => bool, Protect => Protecting,
    SeekMany => Actors, MaySeek => Actors, Caught => Actors, Join => bool, Counter => Countering, Exposed => Actors, Victim => Target, Second => Target,
    Further => Target,
    Follow => Picked, Lessen => Picked, Damage => Span, ClimbAid => Aiding, ClimbRange => u16, Fallen => u16, InField => Actors,
    Detail => Wording, Bear => bool, SizeOf => Size, ChooseResource => Resource, BreakOff => bool,
    Compensate => bool, Avert => Protecting,
}

plain! {
    /// What somebody does against a hit.
    pub enum Protecting {
        /// Takes it: no more protection.
        Take,
        /// Tries this.
        Try(Shelter),
    }

    /// What somebody does when an enemy leaves.
    //= daemmersturm.disengage.meaning
    pub enum Parting {
        /// Nothing.
        Nothing,
        /// A reflex strike.
        Reflex,
        /// An overrun.
        Overrun,
    }

    /// What somebody does when an attacker fumbles.
    pub enum Countering {
        /// Nothing.
        Nothing,
        /// A counter-attack that hits.
        Strike,
        /// A movement that nobody may strike at.
        Move,
    }

    /// Whether a climber uses an aid.
    pub enum Aiding {
        /// No: on to the next sub-roll, or down.
        GoOn,
        /// This one.
        Use {
            /// The aid.
            aid: Aid,
            /// For which sub-roll, 1 to 3.
            part: u8,
        },
    }

    /// Somebody, or nobody.
    pub struct Target(pub Option<ActorId>);

    /// An ability, or none.
    pub struct Picked(pub Option<AbilityId>);
}

facts! {
    /// Some of those who are there.
    pub struct Actors(pub Vec<ActorId>);

    /// Some of the items.
    pub struct Items(pub Vec<ItemId>);

    /// Life points for each.
    pub struct Lives(pub Vec<(ActorId, u16)>);
}

/// Declares the enum of all answers and the ways into and out of it.
macro_rules! answers {
    ($($(#[$doc:meta])* $variant:ident($type:ty)),+ $(,)?) => {
        /// All answers, as they go into the log.
        #[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
        #[cfg_attr(feature = "ts", derive(ts_rs::TS))]
        #[serde(rename_all = "snake_case")]
        pub enum Answer {
            /// Yes.
            Yes,
            /// No.
            No,
            $($(#[$doc])* $variant($type)),+
        }
        impl From<bool> for Answer {
            #[inline]
            fn from(yes: bool) -> Answer {
                if yes { Answer::Yes } else { Answer::No }
            }
        }
        impl TryFrom<Answer> for bool {
            type Error = Answer;
            #[inline]
            fn try_from(answer: Answer) -> Result<bool, Answer> {
                match answer {
                    Answer::Yes => Ok(true),
                    Answer::No => Ok(false),
                    other => Err(other),
                }
            }
        }
        $(
            impl From<$type> for Answer {
                #[inline]
                fn from(answer: $type) -> Answer {
                    Answer::$variant(answer)
                }
            }
            impl TryFrom<Answer> for $type {
                type Error = Answer;
                #[inline]
                fn try_from(answer: Answer) -> Result<$type, Answer> {
                    match answer {
                        Answer::$variant(answer) => Ok(answer),
                        other => Err(other),
                    }
                }
            }
        )+
    };
}

answers! {
    /// Life points for each.
    Lives(Lives),
    /// Items.
    Items(Items),
    /// Somebody of those who are there.
    Actors(Actors),
    /// Where somebody turns.
    Facing(Facing),
    /// What somebody does against a hit.
    Protecting(Protecting),
    /// What somebody does when an enemy leaves.
    Parting(Parting),
    /// What somebody does when an attacker fumbles.
    Countering(Countering),
    /// Somebody, or nobody.
    Target(Target),
    /// An ability, or none.
    Picked(Picked),
    /// A range.
    Span(Span),
    /// Words.
    Words(Wording),
    /// A number.
    Number(u16),
    /// Whether a climber uses an aid.
    Aiding(Aiding),
    /// How big something is.
    Size(Size),
    /// A direction.
    Direction(Direction),
    /// A magic resource.
    Resource(Resource),
}
