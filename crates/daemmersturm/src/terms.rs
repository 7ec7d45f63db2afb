//! The arguments of commands, such as attacker, target, means and circumstances.

use crate::{
    AbilityId, ActorId, Aim, AreaId, Burden, ClimbTerms, Direction, GroupId, ItemId, Length, Obstacle,
    SightTerms, Size, Skill, SpellId, Wording,
};

facts! {
    /// An attack with a weapon.
    pub struct Strike {
        /// The attacker.
        pub by: ActorId,
        /// The target.
        pub on: ActorId,
        /// The weapon.
        pub with: With,
        /// The second weapon, if the attacker fights with two.
        //= daemmersturm.dual.penalty-scope
        pub second: Option<ItemId>,
        /// Abilities announced before the roll.
        pub abilities: Vec<AbilityId>,
        /// Circumstances of the attack.
        pub plan: Plan,
    }

    /// The weapon of an attack.
    pub enum With {
        /// An item in play.
        Item(ItemId),
        /// A weapon that is not in the library: the plot leader is asked for its damage, and it is saved.
        //= daemmersturm.melee.damage-tables
        Unknown {
            /// Name of the weapon.
            name: Wording,
            /// Whether it is shot or thrown.
            ranged: bool,
        },
    }

    /// Circumstances of an attack, as stated by the players.
    #[derive(Default)]
    #[serde(default)]
    pub struct Plan {
        /// Direction of the attacker, as seen from the target.
        pub from: Option<Direction>,
        /// Whether the attacker claims to attack from behind.
        pub back: bool,
        /// Distance to the target.
        pub distance: Option<Length>,
        /// Modifier to the roll, set by the plot leader.
        pub bonus: i8,
        /// Friends in the line of fire, as stated by the plot leader. If `None`, the plot leader is asked, or those in
        /// melee range of the target count.
        pub exposed: Option<Vec<ActorId>>,
    }

    /// How a combat begins.
    pub struct BeginCombat {
        /// The participants in order of turns.
        pub order: Vec<ActorId>,
        /// How turns are ordered.
        pub preset: Preset,
    }

    /// A movement. There is no grid: it is described by the characters that come near each other.
    pub struct Move {
        /// The moving character.
        pub by: ActorId,
        /// The distance, if stated.
        pub length: Option<Length>,
        /// Whether it uses the whole movement.
        pub whole: bool,
        /// The enemy that is run at. It counts as a charge if the distance is long enough.
        //= daemmersturm.range.charge-third
        pub charge: Option<ActorId>,
        /// Whether the character leaves all melee ranges; otherwise it stays near the same characters.
        pub leaves: bool,
        /// Characters in whose melee range it ends.
        pub near: Vec<ActorId>,
        /// Direction of the first of those after the movement.
        pub at: Option<Direction>,
        /// Grounds that the character leaves.
        pub out_of: Vec<AreaId>,
        /// Grounds that the character enters.
        pub into: Vec<AreaId>,
    }

    /// The start of a spell.
    pub struct Cast {
        /// The caster.
        pub by: ActorId,
        /// The spell.
        pub spell: SpellId,
        /// The description that everybody sees.
        pub text: Wording,
        /// The targets. Those of a channelled spell are not checked before its completion, which can name others.
        pub aim: Aim,
        /// Circumstances of a spell that is cast at once.
        pub plan: Plan,
    }

    /// A perception test.
    //= daemmersturm.perception.test
    pub struct Search {
        /// The searching character.
        pub by: ActorId,
        /// The value to use, ranged or magic; `None` for the better one.
        pub with: Option<Skill>,
        /// The centre of the field of view, which spans a quarter circle.
        pub toward: Option<Direction>,
        /// Circumstances of the test.
        pub terms: SightTerms,
        /// Hidden characters in the field of view. If `None`, the plot leader is asked.
        pub field: Option<Vec<ActorId>>,
        /// Whether the plot leader rolls covertly, so that the test is secret.
        //= daemmersturm.perception.secret
        pub veiled: bool,
    }

    /// A camouflage test.
    //= daemmersturm.perception.camouflage-test
    pub struct Hide {
        /// The character that rolls for all that hide.
        pub by: ActorId,
        /// The others who hide.
        pub with: Vec<ActorId>,
        /// The observers.
        pub from: Vec<ActorId>,
        /// The observer whose value counts; `None` for the best.
        pub against: Option<ActorId>,
        /// The value to use, ranged or magic; `None` for the better one.
        pub value: Option<Skill>,
        /// Circumstances of the test.
        pub terms: SightTerms,
    }

    /// Lifts a load.
    pub struct Lift {
        /// The bearer whose turn it is.
        pub by: ActorId,
        /// The second bearer, if any.
        pub with: Option<ActorId>,
        /// The load.
        pub what: Burden,
        /// Size of the load; if `None`, the plot leader is asked.
        //= daemmersturm.carry.similar-size
        pub size: Option<Size>,
        /// Distance to carry the load right away, which only two bearers can.
        //= daemmersturm.carry.pair-lift-and-carry
        pub carry: Option<Length>,
    }

    /// A shot with a gun, or the throw of an explosive.
    pub struct Blast {
        /// The character that aims or throws, and rolls.
        pub by: ActorId,
        /// The gun or explosive.
        pub item: ItemId,
        /// The targets.
        pub aim: Aim,
        /// Circumstances of the attack.
        pub plan: Plan,
    }

    /// A group attack.
    pub struct Gang {
        /// The character that announces it.
        pub by: ActorId,
        /// The other participants.
        pub with: Vec<ActorId>,
        /// The group attack of the library.
        pub group: GroupId,
        /// The target.
        pub on: ActorId,
        /// The weapon of the character that rolls; `None` for magic.
        pub item: Option<ItemId>,
        /// Circumstances of the attack.
        pub plan: Plan,
    }
}

plain! {
    /// How turns are ordered when a combat begins.
    //= daemmersturm.turn.order
    #[derive(Default)]
    pub enum Preset {
        /// In the order given.
        #[default]
        Listed,
        /// All player characters first, then all others.
        PlayersFirst,
        /// Side by side, lowest side number first.
        Sides,
    }

    /// An attempt to climb.
    pub struct ClimbTry {
        /// The climber.
        pub by: ActorId,
        /// The obstacle.
        pub obstacle: Obstacle,
        /// Height or width of the obstacle. `None` if one movement is enough. A further stage continues with the remaining
        /// height or width.
        pub height: Option<Length>,
        /// Distance to the obstacle.
        pub away: Length,
        /// Movement per turn of the climber; if `None`, the charge range.
        pub movement: Option<Length>,
        /// Whether it is paid with the movement or the action, where there is a choice.
        pub pay: ClimbPay,
        /// The cost set by the plot leader, if it differs from the usual one.
        //= daemmersturm.climb.cost-adjust
        pub cost: Option<ClimbCost>,
        /// Circumstances of the climbing roll.
        pub terms: ClimbTerms,
    }

    /// The price of a climb.
    #[derive(Default)]
    pub enum ClimbPay {
        /// The movement, or a part of it.
        #[default]
        Movement,
        /// The action.
        Action,
    }

    /// The cost of an obstacle.
    //= daemmersturm.climb.cost-reading
    pub struct ClimbCost {
        /// Whether it takes the whole movement rather than a part.
        pub whole: bool,
        /// Whether it takes both movement and action rather than one of them.
        pub both: bool,
    }
}

impl Plan {
    /// Returns whether the plan contains anything that only the plot leader may state.
    pub fn is_ruling(&self) -> bool {
        self.bonus != 0 || self.exposed.is_some()
    }
}

impl Move {
    /// A movement with default values.
    pub fn plain(by: ActorId) -> Move {
        Move {
            by,
            length: None,
            whole: false,
            charge: None,
            leaves: false,
            near: Vec::new(),
            at: None,
            out_of: Vec::new(),
            into: Vec::new(),
        }
    }
}

impl Search {
    /// Returns whether the test contains anything that only the plot leader may state.
    pub fn is_ruling(&self) -> bool {
        self.field.is_some() || self.veiled || self.terms.more != 0
    }
}

impl ClimbTry {
    /// A climb with default circumstances.
    pub fn plain(by: ActorId, obstacle: Obstacle, pay: ClimbPay) -> ClimbTry {
        ClimbTry {
            by,
            obstacle,
            height: None,
            away: Length(0),
            movement: None,
            pay,
            cost: None,
            terms: ClimbTerms::default(),
        }
    }
}
