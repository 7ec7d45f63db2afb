//! Characters.

use schwung_table::Seat;

use crate::{ActorId, Direction, Element, Length, Profile, Resource, Side, SwarmId};

/// The state of a character in play. Everything else is in the profile with the same index.
#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize, schwung_table::Names)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Actor {
    /// The side it is on.
    pub side: Side,
    /// The seat that plays it.
    pub seat: Seat,
    /// Whether only the plot leader and its player know of it.
    pub veiled: bool,
    /// Current life points, never below 0.
    //= daemmersturm.lp.capacity
    pub life: u16,
    /// Life points at the start of the current fight.
    pub start_life: u16,
    /// Healing between fights, to be added to the life points proposed next.
    pub healed_between: u16,
    /// Whether a healer has already tried to heal it in the current interval between fights.
    pub tried_healing: bool,
    /// Whether it can act.
    pub status: Status,
    /// Whether its life points dropped to 1–5.
    //= daemmersturm.exhaustion.threshold
    pub exhausted: bool,
    /// Whether it was exhausted when the current turn began.
    //= daemmersturm.coup.timing
    pub was_exhausted: bool,
    /// Remaining action points.
    pub action_points: u8,
    /// Remaining focus points.
    pub focus_points: u8,
    /// The magic resource used in this combat.
    pub resource: Option<Resource>,
    /// Remaining points of that resource.
    pub magic_points: u8,
    /// Whether its mana dropped to 0.
    pub mana_empty: bool,
    /// Whether it is seeking cover, which lasts until the end of its next turn.
    pub seeking: bool,
    /// Number of potions taken in this section.
    pub potions: u8,
    /// Side effects of potions.
    pub ailments: Ailments,
    /// How it moves.
    pub mount: Mount,
    /// Whether it is a normal enemy; `None` means to ask the plot leader.
    pub normal: Option<bool>,
    /// The swarm it belongs to.
    pub swarm: SwarmId,
    /// Direction of its melee defence in this round.
    #[names(aside)]
    pub facing: Facing,
    /// Direction of its melee defence in the previous round.
    #[names(aside)]
    pub last_facing: Facing,
    /// Direction of its shield, if the table tracks that separately.
    #[names(aside)]
    pub shield_facing: Facing,
    /// Whether it has attacked out of full cover since its latest turn.
    pub exposed: bool,
    /// Its standing orders.
    pub orders: Orders,
    /// The parts of its turn that it has used.
    pub turn: TurnMarks,
    /// The actions that it has taken in this round.
    pub round: RoundMarks,
    /// Its part in melee in this round.
    pub melee: MeleeMarks,
    /// Its part in melee in the previous round.
    pub last_melee: MeleeMarks,
    /// Its part in melee since its latest turn began.
    pub turn_melee: MeleeMarks,
    /// Its part in melee between the two latest turns.
    pub last_turn_melee: MeleeMarks,
}

plain! {
    /// Whether a character can act.
    #[derive(Default)]
    pub enum Status {
        /// Able to act.
        #[default]
        Up,
        /// Incapacitated for the rest of the combat section.
        //= daemmersturm.lp.incapacitated
        Incapacitated,
        /// Dead.
        Dead,
        /// No longer present.
        Gone,
        /// Taken off the table by the plot leader, who has its state in a file.
        Off,
    }

    /// Remaining duration of side effects of potions, in own turns.
    #[derive(Default)]
    pub struct Ailments {
        /// Nausea: -5 to all values.
        pub nausea: u8,
        /// Cramps: no actions.
        pub cramps: u8,
        /// Fainting: neither movement nor action, and all defences are 6.
        pub faint: u8,
        /// Whether the cramps began in the current turn of the character, which then does not count.
        pub fresh: bool,
    }

    /// How a character moves. Only those on foot run a risk when leaving melee.
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
        /// Too large to be overrun.
        Giant,
    }

    /// The half circle that a character defends in a round.
    //= daemmersturm.backstab.arc
    #[derive(Default)]
    pub enum Facing {
        /// Not set.
        #[default]
        Unset,
        /// Around this direction.
        To(Direction),
        /// Towards this character, wherever it is.
        Toward(ActorId),
        /// Unset until this character attacks.
        Guard(ActorId),
    }

    /// Standing orders: default answers to frequent questions.
    #[derive(Default)]
    pub struct Orders {
        /// Whether to seek cover.
        pub seek: Order,
        /// Whether to roll shields, cover and armour.
        pub protect: Order,
        /// Whether to strike at enemies that leave.
        pub parting: Order,
        /// Whether to step in for friends who are attacked.
        #[serde(default)]
        pub step_in: Order,
    }

    /// A standing order.
    #[derive(Default)]
    pub enum Order {
        /// Ask.
        #[default]
        Ask,
        /// Always do the usual without asking.
        Always,
        /// Never do it and do not ask.
        Never,
    }

    /// The parts of a turn that a character has used.
    //= daemmersturm.turn.budget
    #[derive(Default)]
    pub struct TurnMarks {
        /// Whether it has moved.
        pub moved: bool,
        /// Distance moved.
        pub walked: Length,
        /// Whether the whole movement is used.
        pub whole_move: bool,
        /// Whether the movement counted as a charge.
        pub charged: bool,
        /// Whether the action is used.
        pub action: bool,
        /// Whether an ability granted another movement.
        pub granted: bool,
        /// Whether an ability allows movement after the action.
        pub late: bool,
        /// Whether it watches a half circle until its next turn.
        pub watches: bool,
        /// Number of draws and put-aways that count against the limit.
        pub draws: u8,
        /// Whether the additional short weapon is used.
        pub short: bool,
        /// Whether it sought cover in this turn after moving or acting. If so, it loses its next turn instead of this
        /// one.
        #[serde(default)]
        pub sought: bool,
        /// Whether the free transfer of the turn is used. Only read if the table counts transfers per turn.
        pub transfer: bool,
        /// Damage dealt to life points in this turn, for the demand of shadow magic.
        pub dealt: u16,
        /// Damage demanded by the shadow magic used in this turn.
        pub due: u16,
    }

    /// The actions of a character in the round.
    #[derive(Default)]
    pub struct RoundMarks {
        /// Whether it has had its turn.
        pub acted: bool,
        /// Whether its turn has begun and not ended, also while the plot leader lets another character act.
        #[serde(default)]
        pub begun: bool,
        /// Whether the free transfer is used.
        pub transfer: bool,
        /// Whether the reflex strike or overrun is used.
        //= daemmersturm.disengage.once-per-round
        pub reflex: bool,
        /// Total cost of the shadow magic used.
        pub shadow: u8,
        /// The element called in this round, and the points that may still be spent on it.
        pub element: Option<(Element, u8)>,
        /// Whether it has stepped in for another character.
        pub stepped_in: bool,
        /// Whether its player does not want to be asked again in this round about stepping in.
        #[serde(default)]
        pub stays_out: bool,
        /// Whether it has made the additional attack of its swarm, if there is one per round.
        pub swarmed: bool,
        /// Whether the action of its coming turn was spent in advance to help carry a load.
        //= daemmersturm.carry.pair-lift-and-carry
        pub pledged: bool,
        /// Whether the movement of its coming turn was spent in advance, too.
        //= daemmersturm.carry.pair
        #[serde(default)]
        pub walked: bool,
    }

    /// A character's part in melee.
    #[derive(Default)]
    pub struct MeleeMarks {
        /// Whether it was the target of a melee attack.
        pub targeted: bool,
        /// Whether it made a melee attack that did not kill.
        pub struck: bool,
    }
}

impl Actor {
    /// A character as in its profile: at full strength, on foot, and without standing orders.
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

    /// The character after the plot leader took it off the table. Properties hidden from players are hidden wherever the
    /// character is mentioned.
    #[must_use]
    pub fn off(self) -> Actor {
        Actor { veiled: true, status: Status::Off, ..self }
    }

    /// Returns whether the plot leader has taken it off the table.
    pub fn is_off(&self) -> bool {
        self.status == Status::Off
    }

    /// Returns whether it is dead or no longer present.
    pub fn is_gone(&self) -> bool {
        matches!(self.status, Status::Dead | Status::Gone | Status::Off)
    }

    /// Returns whether it can act at all.
    #[inline]
    pub fn is_up(&self) -> bool {
        matches!(self.status, Status::Up)
    }
}
