//! Questions to people, and their possible answers.

use crate::{
    AbilityId, ActorId, Aid, AttackKind, Burden, Cause, ClimbRun, Daemmersturm, Direction, Facing, Grade,
    GroupId, How, ItemId, Judgement, Moment, Obstacle, Order, Resource, Right, Shelter, Size, Span, SpellId,
    Tried, Wording, eyes::seeks,
};

schwung_table::questions! {
    Daemmersturm, "ds-question-";
    /// Asks the plot leader for a yes-or-no decision.
    #[known(judgement)]
    #[line(about(judgement))]
    Judge "judge" {
        /// The decision to make.
        judgement: Judgement,
    } -> bool;
    /// Asks for life points at the start of a combat.
    //= daemmersturm.lp.start-of-combat
    #[known(all, told(proposed))]
    StartLife "start-life" {
        /// The proposed life points of each participant.
        proposed: Vec<(ActorId, u16)>,
    } -> Lives;
    /// Asks which weapons are not loaded at the start of a combat.
    //= daemmersturm.ranged.loaded-at-start
    #[known(all)]
    Unloaded "unloaded" {
        /// All weapons that need loading.
        items: Vec<ItemId>,
        /// The weapons proposed as not loaded.
        proposed: Vec<ItemId>,
    } -> Items;
    /// Asks the defender on which enemy or direction to concentrate, before the first melee attack of the round.
    //= daemmersturm.backstab.predeclare
    #[known(any(who, by))]
    #[line(say(actor = who, other = by))]
    Face "face" {
        /// The defender.
        who: ActorId,
        /// The attacker.
        by: ActorId,
    } -> Facing;
    /// Asks whether to repeat a roll that did not hit.
    //= daemmersturm.backstab.reroll
    #[known(who, told(natural, total, right))]
    Repeat "repeat" {
        /// The attacker.
        who: ActorId,
        /// The natural number.
        natural: i16,
        /// The total.
        total: i16,
        /// The attacker's entitlement to the repeat.
        right: Right,
    } -> bool, rule "daemmersturm.backstab.reroll", usually yes;
    /// Asks the target of a hit for its protection.
    //= daemmersturm.protect.several
    #[known(any(who, by), told(kind, back, from, shields, damage, tried))]
    Protect "protect" {
        /// The character that is hit.
        who: ActorId,
        /// The attacker.
        by: ActorId,
        /// The kind of attack.
        kind: AttackKind,
        /// Whether it comes from behind.
        back: bool,
        /// Direction of the attacker, as seen from the target.
        from: Option<Direction>,
        /// Whether shields help against it.
        shields: bool,
        /// The damage, once it is rolled.
        damage: Option<u16>,
        /// Protection already tried.
        tried: Tried,
    } -> Protecting;
    /// Asks which of a player's characters seek cover from several simultaneous hits.
    //= daemmersturm.seekcover.offer
    #[known(seeks(who, by))]
    SeekMany "seek-many" {
        /// The characters that could seek cover.
        who: Vec<ActorId>,
        /// The attacker.
        by: ActorId,
    } -> Actors;
    /// Asks the plot leader which characters have time and room to seek cover.
    //= daemmersturm.seekcover.veto
    #[known(seeks(who, by), told(kind))]
    #[line(about(by))]
    MaySeek "may-seek" {
        /// The characters that want to.
        who: Vec<ActorId>,
        /// The attacker.
        by: ActorId,
        /// The kind of attack.
        kind: AttackKind,
    } -> Actors;
    /// Asks which characters an area effect hits.
    //= daemmersturm.area.density
    //= daemmersturm.gun.which-targets
    #[known(by, told(kind, limit))]
    #[line(about(by))]
    Caught "caught" {
        /// The attacker.
        by: ActorId,
        /// The kind of attack.
        kind: AttackKind,
        /// Number of targets for which there is room. A swarmer of a swarm counts a third.
        limit: u8,
        /// All characters that could be hit, as far as is known.
        among: Vec<ActorId>,
        /// The proposed targets, as many as there is room for.
        proposed: Vec<ActorId>,
    } -> Actors;
    /// Asks which character steps in for a friend, and for which one, and becomes the target.
    //= daemmersturm.swarm.free-intervene
    #[known(any(of, by))]
    #[line(about(of))]
    StepIn "step-in" {
        /// The characters that could step in.
        who: Vec<ActorId>,
        /// The character being attacked.
        of: ActorId,
        /// Other characters that the same attack on an area catches.
        others: Vec<ActorId>,
        /// The attacker.
        by: ActorId,
    } -> Stepping,
        declined by Stepping::Stay,
        declined by Stepping::StayOut,
        declined by Stepping::Never;
    /// Asks whether to take part in a group attack.
    //= daemmersturm.group.attacks
    #[known(by, told(group))]
    Join "join" {
        /// The characters asked to join.
        who: Vec<ActorId>,
        /// The character that announced it.
        by: ActorId,
        /// The group attack.
        group: GroupId,
        /// The target.
        on: ActorId,
    } -> bool, rule "daemmersturm.group.attacks", usually yes;
    /// Asks whether to strike at an enemy that leaves or reloads.
    //= daemmersturm.disengage.optional
    #[known(on, told(reloads))]
    Part "part" {
        /// The character that may strike.
        who: ActorId,
        /// The enemy.
        on: ActorId,
        /// Whether the enemy only reloads.
        reloads: bool,
    } -> Parting, declined by Parting::Nothing;
    /// Asks whether to counter-attack or to move after an attacker's fumble.
    //= daemmersturm.fumble.melee-choice
    #[known(any(who, by))]
    #[line(say(actor = who, other = by))]
    Counter "counter" {
        /// The character that was attacked.
        who: ActorId,
        /// The attacker that fumbled.
        by: ActorId,
    } -> Countering;
    /// Asks the plot leader which friends are in the line of fire.
    //= daemmersturm.ff.exposed
    #[known(by)]
    #[line(about(by), say(actor = by, other = on))]
    Exposed "exposed" {
        /// The attacker.
        by: ActorId,
        /// The target.
        on: ActorId,
        /// Friends in melee range of the target.
        proposed: Vec<ActorId>,
    } -> Actors;
    /// Asks the plot leader which friend is hit by friendly fire.
    //= daemmersturm.ff.victim
    #[known(by)]
    #[line(about(by))]
    Victim "victim" {
        /// The attacker.
        by: ActorId,
        /// The endangered friends.
        among: Vec<ActorId>,
    } -> Target;
    /// Asks for the target of the second weapon.
    //= daemmersturm.dual.secondary-roll
    #[known(who)]
    #[line(say(actor = who, item))]
    Second "second" {
        /// The attacker.
        who: ActorId,
        /// The target of the first weapon.
        on: ActorId,
        /// The second weapon.
        item: ItemId,
    } -> Target;
    /// Asks for the target of a further attack, which a swarm or an ability grants.
    //= daemmersturm.swarm.extra-attack
    //= daemmersturm.ap.abilities
    #[known(who, told(kind))]
    #[line(say(actor = who))]
    Further "further" {
        /// The attacker.
        who: ActorId,
        /// The previous target.
        on: ActorId,
        /// The weapon, if it is an item.
        item: Option<ItemId>,
        /// The kind of attack that is required, if any.
        kind: Option<AttackKind>,
    } -> Target;
    /// Asks for an ability that answers an attack, repeats its roll, or follows a hit or a miss.
    //= daemmersturm.outcome.after-hit
    //= daemmersturm.ap.abilities
    #[known(who, told(moment, how, kind))]
    Follow "follow" {
        /// The character that may use an ability.
        who: ActorId,
        /// The opponent: the target or, when asking the target, the attacker.
        on: ActorId,
        /// The point of the attack at which this is asked.
        moment: Moment,
        /// The attacker's entitlement to the attack.
        how: How,
        /// The weapon, if it is an item.
        item: Option<ItemId>,
        /// The kind of attack.
        kind: AttackKind,
    } -> Picked;
    /// Asks for an ability that reduces damage.
    //= daemmersturm.dot.reduction
    #[known(who, told(damage, cause))]
    Lessen "lessen" {
        /// The character about to lose life points.
        who: ActorId,
        /// The damage.
        damage: u16,
        /// The cause of the damage.
        cause: Cause,
    } -> Picked;
    /// Asks for an aid after a failed sub-roll of climbing.
    //= daemmersturm.climb.reroll-timing
    #[known(who, told(run))]
    ClimbAid "climb-aid" {
        /// The climber.
        who: ActorId,
        /// The state of the climbing roll.
        run: ClimbRun,
    } -> Aiding;
    /// Asks how far a climber gets, in decimetres.
    //= daemmersturm.climb.reduced-movement
    #[known(who, told(obstacle, proposed))]
    ClimbRange "climb-range" {
        /// The climber.
        who: ActorId,
        /// The obstacle.
        obstacle: Obstacle,
        /// The remaining movement in decimetres.
        proposed: u16,
    } -> u16;
    /// Asks for the damage of a fall.
    //= daemmersturm.climb.fall-consequence
    #[known(who, told(obstacle))]
    Fallen "fallen" {
        /// The climber.
        who: ActorId,
        /// The obstacle.
        obstacle: Obstacle,
    } -> u16;
    /// Asks which hidden characters are in the field of view.
    //= daemmersturm.perception.blocking
    // It reveals whether a character is hidden there, or how well a test went.
    //= daemmersturm.perception.secret
    #[known(gm, told(toward))]
    #[line(about(by))]
    InField "in-field" {
        /// The searcher.
        by: ActorId,
        /// The direction of view.
        toward: Option<Direction>,
        /// All characters that could be found.
        among: Vec<ActorId>,
    } -> Actors;
    /// Asks for a description of the result of a weak or critical perception test.
    //= daemmersturm.perception.detail
    // It reveals whether a character is hidden there, or how well a test went.
    //= daemmersturm.perception.secret
    #[known(gm, told(grade))]
    #[line(about(by))]
    Detail "detail" {
        /// The searcher.
        by: ActorId,
        /// The grade of success.
        grade: Grade,
    } -> Wording;
    /// Asks whether to help carry a load.
    //= daemmersturm.carry.pair
    #[known(any(who, by))]
    Bear "bear" {
        /// The character asked to help.
        who: ActorId,
        /// The first bearer.
        by: ActorId,
        /// The load.
        what: Burden,
    } -> bool, rule "daemmersturm.carry.pair", usually yes;
    /// Asks for the size of a load compared with its bearer.
    //= daemmersturm.carry.similar-size
    #[known(by)]
    #[line(about(by))]
    SizeOf "size-of" {
        /// The bearer.
        by: ActorId,
        /// The load.
        what: Burden,
    } -> Size;
    /// Asks which magic resource to use in this combat.
    //= daemmersturm.resource.choice
    #[known(who, told(among))]
    #[line(say(actor = who))]
    ChooseResource "choose-resource" {
        /// The character.
        who: ActorId,
        /// The resources to choose from, the current one first.
        among: Vec<Resource>,
    } -> Resource;
    /// Asks whether to go ahead with something that breaks off channelling.
    //= daemmersturm.magic.abort
    #[known(who, told(spell))]
    #[line(say(actor = who, spell))]
    BreakOff "break-off" {
        /// The caster.
        who: ActorId,
        /// The spell being channelled.
        spell: SpellId,
    } -> bool, rule "daemmersturm.magic.abort", usually yes;
    /// Asks whether to compensate for a failed light test with action points.
    //= daemmersturm.light.ap-compensation
    #[known(who, told(natural, cost))]
    Compensate "compensate" {
        /// The character that made the test.
        who: ActorId,
        /// The natural number.
        natural: i16,
        /// Action points for the whole difference.
        cost: u8,
    } -> bool;
    /// Asks for a magical shield against the damage of shadow magic to its user.
    //= daemmersturm.shadow.magic-shields
    #[known(who, told(damage, tried))]
    #[line(say(actor = who, n = damage))]
    Avert "avert" {
        /// The character.
        who: ActorId,
        /// The damage.
        damage: u16,
        /// Protection already tried.
        tried: Tried,
    } -> Protecting;
    /// Asks for the damage of a weapon that is not in the library.
    //= daemmersturm.melee.damage-tables
    #[known(who, told(name))]
    #[line(say(actor = who, weapon = name))]
    Damage "damage" {
        /// The attacker.
        who: ActorId,
        /// Name of the weapon.
        name: Wording,
    } -> Span;
}

plain! {
    /// How a character reacts to a hit.
    pub enum Protecting {
        /// Takes the hit without further protection.
        Take,
        /// Tries this protection.
        Try(Shelter),
    }

    /// How a character reacts when an enemy leaves.
    //= daemmersturm.disengage.meaning
    pub enum Parting {
        /// Does nothing.
        Nothing,
        /// Makes a reflex strike.
        Reflex,
        /// Overruns the enemy.
        Overrun,
    }

    /// How a character reacts to an attacker's fumble.
    pub enum Countering {
        /// Does nothing.
        Nothing,
        /// Makes a counter-attack, which hits.
        Strike,
        /// Moves, without enemies striking at it.
        Move,
    }

    /// Whether a climber uses an aid.
    pub enum Aiding {
        /// Uses none, and continues with the next sub-roll or falls.
        GoOn,
        /// Uses an aid.
        Use {
            /// The aid.
            aid: Aid,
            /// Number of the sub-roll, 1 to 3.
            part: u8,
        },
    }

    /// A character, or none.
    pub struct Target(pub Option<ActorId>);

    /// A character that steps in for another.
    //= daemmersturm.swarm.free-intervene
    pub struct Substitute {
        /// The character that steps in.
        pub who: ActorId,
        /// The character that it replaces as the target.
        pub of: ActorId,
    }

    /// Whether a character steps in for a friend. As an answer it is a [`Target`], a [`Substitute`] if there are several
    /// friends, no for the rest of the round, or a standing order.
    //= daemmersturm.swarm.free-intervene
    pub enum Stepping {
        /// No character steps in.
        Stay,
        /// No character steps in, and the question is not repeated in this round.
        StayOut,
        /// No character steps in, and the question is not repeated until the standing orders change.
        Never,
        /// This character does, for the only one that it can step in for, or the first.
        In(ActorId),
        /// This character does, for one of several.
        For(Substitute),
    }

    /// An ability, or none.
    pub struct Picked(pub Option<AbilityId>);
}

facts! {
    /// A selection of characters.
    pub struct Actors(pub Vec<ActorId>);

    /// A selection of items.
    pub struct Items(pub Vec<ItemId>);

    /// Life points for each character.
    pub struct Lives(pub Vec<(ActorId, u16)>);
}

schwung_table::answers! {
    /// Life points for each character.
    Lives(Lives),
    /// A selection of items.
    Items(Items),
    /// A selection of characters.
    Actors(Actors),
    /// The direction that a character defends.
    Facing(Facing),
    /// How a character reacts to a hit.
    Protecting(Protecting),
    /// How a character reacts when an enemy leaves.
    Parting(Parting),
    /// How a character reacts to an attacker's fumble.
    Countering(Countering),
    /// A character, or none.
    Target(Target),
    /// An ability, or none.
    Picked(Picked),
    /// A range.
    Span(Span),
    /// A text.
    Words(Wording),
    /// A number.
    Number(u16),
    /// Whether a climber uses an aid.
    Aiding(Aiding),
    /// The size of a load.
    Size(Size),
    /// A direction.
    Direction(Direction),
    /// A magic resource.
    Resource(Resource),
    /// A standing order.
    Order(Order),
    /// A character that steps in for one of several.
    Substitute(Substitute),
}

impl From<Stepping> for Answer {
    fn from(it: Stepping) -> Answer {
        match it {
            Stepping::Stay => Answer::Target(Target(None)),
            Stepping::StayOut => Answer::No,
            Stepping::Never => Answer::Order(Order::Never),
            Stepping::In(who) => Answer::Target(Target(Some(who))),
            Stepping::For(it) => Answer::Substitute(it),
        }
    }
}

impl TryFrom<Answer> for Stepping {
    type Error = Answer;

    fn try_from(answer: Answer) -> Result<Stepping, Answer> {
        match answer {
            Answer::Target(Target(who)) => Ok(who.map_or(Stepping::Stay, Stepping::In)),
            Answer::No => Ok(Stepping::StayOut),
            Answer::Order(Order::Never) => Ok(Stepping::Never),
            Answer::Substitute(it) => Ok(Stepping::For(it)),
            other => Err(other),
        }
    }
}
