//! Characters.

use schwung_table::Seat;

use crate::{ActorId, Direction, Element, Length, Profile, Resource, Side, SwarmId};

/// What changes about a character in play. The profile with the same number has the rest.
#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Actor {
    /// Whose side it is on.
    pub side: Side,
    /// Who plays it.
    pub seat: Seat,
    /// Do only the plot leader and whoever plays it know of it?
    pub veiled: bool,
    /// Life points now: never below 0.
    //= daemmersturm.lp.capacity
    pub life: u16,
    /// Life points at the start of this fight.
    pub start_life: u16,
    /// What healing between fights adds to the next proposal.
    pub healed_between: u16,
    /// Has a healer tried on it in this interval between fights?
    pub tried_healing: bool,
    /// Can it act?
    pub status: Status,
    /// Did its life points drop to 1 to 5?
    //= daemmersturm.exhaustion.threshold
    pub exhausted: bool,
    /// Was it exhausted when the present turn began?
    //= daemmersturm.coup.timing
    pub was_exhausted: bool,
    /// Action points left.
    pub action_points: u8,
    /// Focus points left.
    pub focus_points: u8,
    /// The magic resource of this combat.
    pub resource: Option<Resource>,
    /// Points of it that are left.
    pub magic_points: u8,
    /// Did its mana drop to 0?
    pub mana_empty: bool,
    /// Is it seeking cover until the end of its next turn?
    pub seeking: bool,
    /// Potions taken in this section.
    pub potions: u8,
    /// What potions do to it.
    pub ailments: Ailments,
    /// On what it moves.
    pub mount: Mount,
    /// Is it a normal enemy? `None`: ask the plot leader.
    pub normal: Option<bool>,
    /// The swarmers it stands close together with.
    pub swarm: SwarmId,
    /// Its melee defence of this round.
    pub facing: Facing,
    /// Its melee defence of the round before.
    pub last_facing: Facing,
    /// Where its shield points, where the table keeps that apart.
    pub shield_facing: Facing,
    /// Has it attacked out of full cover since its latest turn?
    pub exposed: bool,
    /// How it wants to be asked for protection.
    pub orders: Orders,
    /// What it has done in its turn.
    pub turn: TurnMarks,
    /// What it has done in the round.
    pub round: RoundMarks,
    /// Melee in this round.
    pub melee: MeleeMarks,
    /// Melee in the round before.
    pub last_melee: MeleeMarks,
    /// Melee since its latest turn began.
    pub turn_melee: MeleeMarks,
    /// Melee between its latest turn and the one before.
    pub last_turn_melee: MeleeMarks,
}

plain! {
    /// Can somebody act?
    #[derive(Default)]
    pub enum Status {
        /// It can.
        #[default]
        Up,
        /// Out for the rest of the combat section.
        //= daemmersturm.lp.incapacitated
        Incapacitated,
        /// Dead.
        Dead,
        /// Not here any more.
        Gone,
    }

    /// What side effects of potions last, in own turns that are left.
    #[derive(Default)]
    pub struct Ailments {
        /// All values -5.
        pub nausea: u8,
        /// No actions.
        pub cramps: u8,
        /// Neither movement nor action, defences at 6.
        pub faint: u8,
        /// Did the cramps begin in this own turn, which does not count for them?
        pub fresh: bool,
    }

    /// On what somebody moves: riders and the like leave melee freely.
    //= daemmersturm.disengage.mounted
    //= daemmersturm.disengage.vehicles-giants
    #[derive(Default)]
    pub enum Mount {
        /// On foot.
        #[default]
        Foot,
        /// On a mount.
        Mounted,
        /// In a vehicle.
        Vehicle,
        /// Too big to be run down.
        Giant,
    }

    /// The half circle that somebody defends in a round.
    //= daemmersturm.backstab.arc
    #[derive(Default)]
    pub enum Facing {
        /// Not set yet.
        #[default]
        Unset,
        /// In this direction.
        To(Direction),
        /// Towards this one, wherever that is.
        Toward(ActorId),
        /// Set as soon as this one attacks.
        Guard(ActorId),
    }

    /// How somebody wants to be asked for what would be done anyway, or hardly ever.
    #[derive(Default)]
    pub struct Orders {
        /// May it be asked whether it seeks cover?
        pub seek: Order,
        /// Is it asked before shields, cover and armour are rolled, or are they rolled at once?
        pub protect: Order,
        /// Is it asked whether it strikes at those who leave?
        pub parting: Order,
    }

    /// A standing order.
    #[derive(Default)]
    pub enum Order {
        /// Ask.
        #[default]
        Ask,
        /// Always: the usual way, without a question.
        Always,
        /// Never, without a question.
        Never,
    }

    /// What somebody has done in the turn.
    //= daemmersturm.turn.budget
    #[derive(Default)]
    pub struct TurnMarks {
        /// Has it moved?
        pub moved: bool,
        /// How far.
        pub walked: Length,
        /// Was the whole movement used?
        pub whole_move: bool,
        /// Did the movement count as a charge?
        pub charged: bool,
        /// Is the action used?
        pub action: bool,
        /// Has it a movement more, from an ability?
        pub granted: bool,
        /// May it move after the action, from an ability?
        pub late: bool,
        /// Does it watch a half circle, until its next turn?
        pub watches: bool,
        /// Draws and put-aways that counted.
        pub draws: u8,
        /// Is the additional short weapon used?
        pub short: bool,
        /// Has it sought cover in this turn after it had moved or acted? Then its next turn is the one that is lost.
        #[serde(default)]
        pub sought: bool,
        /// Is the transfer of the turn used? Read where the table counts by turn.
        pub transfer: bool,
        /// Damage that reached life points in this turn: for the shadow's due.
        pub dealt: u16,
        /// Damage that shadow abilities of this turn have to cause.
        pub due: u16,
    }

    /// What somebody has done in the round.
    #[derive(Default)]
    pub struct RoundMarks {
        /// Has it had its turn?
        pub acted: bool,
        /// Is the free transfer used?
        pub transfer: bool,
        /// Is the reflex strike or overrun used?
        //= daemmersturm.disengage.once-per-round
        pub reflex: bool,
        /// Costs of shadow abilities used.
        pub shadow: u8,
        /// The element of the round, and what may still be spent on it.
        pub element: Option<(Element, u8)>,
        /// Has it stepped in for somebody?
        pub stepped_in: bool,
        /// Has it made the additional attack of its swarm, where one has it in a round?
        pub swarmed: bool,
        /// Is the action of its coming turn spent already, for carrying with somebody?
        //= daemmersturm.carry.pair-lift-and-carry
        pub pledged: bool,
        /// And the movement?
        //= daemmersturm.carry.pair
        #[serde(default)]
        pub walked: bool,
    }

    /// What somebody had to do with melee.
    #[derive(Default)]
    pub struct MeleeMarks {
        /// Was it the target of a melee attack?
        pub targeted: bool,
        /// Did it make a melee attack that did not kill?
        pub struck: bool,
    }
}

impl Actor {
    /// As the profile has it: fresh, on foot, asked about everything.
    pub fn new(profile: &Profile, side: Side, seat: Seat) -> Actor {
        Actor {
            side,
            seat,
            veiled: false,
            life: profile.life,
            start_life: profile.life,
            healed_between: 0,
            tried_healing: false,
            status: Status::Up,
            exhausted: false,
            was_exhausted: false,
            action_points: profile.action_points,
            focus_points: profile.focus_points,
            resource: profile.resources.first().copied(),
            magic_points: profile.magic_points,
            mana_empty: false,
            seeking: false,
            potions: 0,
            ailments: Ailments::default(),
            mount: Mount::Foot,
            normal: None,
            swarm: SwarmId(0),
            facing: Facing::Unset,
            last_facing: Facing::Unset,
            shield_facing: Facing::Unset,
            exposed: false,
            orders: Orders::default(),
            turn: TurnMarks::default(),
            round: RoundMarks::default(),
            melee: MeleeMarks::default(),
            last_melee: MeleeMarks::default(),
            turn_melee: MeleeMarks::default(),
            last_turn_melee: MeleeMarks::default(),
        }
    }

    /// Can it act at all?
    #[inline]
    pub fn is_up(&self) -> bool {
        matches!(self.status, Status::Up)
    }
}
