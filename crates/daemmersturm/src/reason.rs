//! Why something is not legal, and by which rule.

/// Why something is not legal now. Nothing has changed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Reason {
    /// What is in the way.
    pub what: Bar,
    /// What would be needed, where that is a number.
    pub need: i32,
    /// What there is.
    pub have: i32,
}

impl From<Bar> for Reason {
    fn from(what: Bar) -> Reason {
        Reason { what, need: 0, have: 0 }
    }
}

impl Reason {
    /// With numbers: what would be needed, and what there is.
    pub fn of(what: Bar, need: i32, have: i32) -> Reason {
        Reason { what, need, have }
    }

    /// Id of the rule; empty where it is a limit of the software.
    pub fn rule(&self) -> &'static str {
        self.what.rule()
    }
}

macro_rules! bars {
    ($($(#[$doc:meta])* $name:ident = $key:literal, $rule:literal;)+) => {
        /// What is in the way.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        pub enum Bar { $($(#[$doc])* $name),+ }

        impl Bar {
            /// Everything that can be in the way.
            pub const ALL: &'static [Bar] = &[$(Bar::$name),+];

            /// Its name in messages.
            pub fn key(self) -> &'static str {
                match self { $(Bar::$name => $key),+ }
            }

            /// Id of the rule; empty where it is a limit of the software.
            pub fn rule(self) -> &'static str {
                match self { $(Bar::$name => $rule),+ }
            }
        }
    };
}

bars! {
    /// Something is named that is not there.
    NoSuchThing = "no-such-thing", "daemmersturm.gm.authority";
    /// There is no room for more, or a number is out of bounds.
    OutOfBounds = "out-of-bounds", "";
    /// No combat is running.
    NoCombat = "no-combat", "daemmersturm.scope.combat-only";
    /// A combat is running.
    InCombat = "in-combat", "daemmersturm.section.minimum";
    /// No combat section is open.
    NoSection = "no-section", "daemmersturm.section.definition";
    /// A combat section is open already.
    InSection = "in-section", "daemmersturm.section.definition";
    /// It is somebody else's turn.
    NotYourTurn = "not-your-turn", "daemmersturm.turn.round-end";
    /// Whoever had a turn in this round has no other.
    ActedAlready = "acted-already", "daemmersturm.turn.round-end";
    /// Does not take part.
    NotTakingPart = "not-taking-part", "daemmersturm.turn.order";
    /// Takes part already.
    TakesPart = "takes-part", "daemmersturm.turn.order";
    /// Somebody is incapacitated, dead or gone.
    CannotAct = "cannot-act", "daemmersturm.lp.incapacitated";
    /// Whoever seeks cover neither moves nor acts.
    SeeksCover = "seeks-cover", "daemmersturm.seekcover.no-acting";
    /// Cramps prevent it.
    Ailing = "ailing", "daemmersturm.potion.side-2";
    /// A faint prevents it.
    Faint = "faint", "daemmersturm.potion.side-3";
    /// There is no room for so many targets.
    TooManyTargets = "too-many-targets", "daemmersturm.area.maximum";
    /// The software holds no more, or no greater number.
    Limit = "limit", "";
    /// The movement is used.
    MovementUsed = "movement-used", "daemmersturm.turn.budget";
    /// The movement comes before the action.
    MoveBeforeAction = "move-before-action", "daemmersturm.turn.move-before-action";
    /// The action is used.
    ActionUsed = "action-used", "daemmersturm.turn.budget";
    /// No draw is left in this turn.
    NoDrawLeft = "no-draw-left", "daemmersturm.weapon.draw-limit";
    /// The item is not ready.
    NotReady = "not-ready", "daemmersturm.weapon.ready";
    /// The weapon is not drawn.
    NotDrawn = "not-drawn", "daemmersturm.weapon.must-be-drawn";
    /// Somebody else has it.
    NotHeld = "not-held", "daemmersturm.weapon.must-be-drawn";
    /// Somebody else has used it in this round.
    UsedByOther = "used-by-other", "daemmersturm.item.single-user";
    /// Neither the free transfer nor an action is left.
    NoTransferLeft = "no-transfer-left", "daemmersturm.item.further-transfers";
    /// The weapon is not loaded.
    NotLoaded = "not-loaded", "daemmersturm.ranged.reload";
    /// The weapon is loaded already, or needs no loading.
    LoadedAlready = "loaded-already", "daemmersturm.ranged.reload";
    /// A fumble has put it out of use: it has to be treated first.
    IsBroken = "is-broken", "daemmersturm.fumble.ranged";
    /// It needs no treating.
    NotBroken = "not-broken", "daemmersturm.fumble.ranged";
    /// It is no weapon for that.
    WrongWeapon = "wrong-weapon", "daemmersturm.data.weapon-schema";
    /// Not in melee range.
    NotInMelee = "not-in-melee", "daemmersturm.range.melee";
    /// Weapons that need no reloading are not fired in melee range.
    TooClose = "too-close", "daemmersturm.ranged.no-fire-in-melee";
    /// One does not do that to oneself.
    OnOneself = "on-oneself", "daemmersturm.melee.attack";
    /// The target is down.
    TargetDown = "target-down", "daemmersturm.lp.incapacitated";
    /// The target is hidden.
    IsHidden = "is-hidden", "daemmersturm.perception.hidden";
    /// The target is in full cover.
    InFullCover = "in-full-cover", "daemmersturm.cover.full";
    /// The two weapons are no pair.
    NoPair = "no-pair", "daemmersturm.dual.other-pairs";
    /// Two two-handed weapons are released by the plot leader only.
    PairNotReleased = "pair-not-released", "daemmersturm.dual.pair.two-hand";
    /// Not enough points.
    NoPoints = "no-points", "daemmersturm.ap.spend";
    /// Not on the profile.
    NotKnown = "not-known", "daemmersturm.profile.abilities";
    /// Not at this moment.
    WrongMoment = "wrong-moment", "daemmersturm.data.ability-schema";
    /// As often as it may be used.
    LimitReached = "limit-reached", "daemmersturm.data.ability-schema";
    /// It needs a charge.
    NeedsCharge = "needs-charge", "daemmersturm.range.charge-too-short";
    /// What it needs is not so.
    NeedNotMet = "need-not-met", "daemmersturm.data.ability-schema";
    /// The direction is fixed for the round.
    FacingFixed = "facing-fixed", "daemmersturm.backstab.fixed";
    /// Heavy armour rules it out.
    TooHeavyArmour = "too-heavy-armour", "daemmersturm.disengage.heavy-armour";
    /// Medium armour rules it out.
    MediumArmour = "medium-armour", "daemmersturm.disengage.medium-armour";
    /// Nobody is overrun who only reloads.
    NoFlight = "no-flight", "daemmersturm.disengage.reload";
    /// There is no hit that could be undone.
    NoHit = "no-hit", "daemmersturm.protect.belated";
    /// This protection does not help against it, or was tried.
    NoProtection = "no-protection", "daemmersturm.protect.several";
    /// Seeks cover already.
    SeeksAlready = "seeks-already", "daemmersturm.seekcover.offer";
    /// Whoever is down is not healed back.
    NotRevived = "not-revived", "daemmersturm.lp.incapacitated";
    /// Abilities of the combat are not used outside one.
    OutsideCombat = "outside-combat", "daemmersturm.lp.no-healing-outside";
    /// One try for each interval.
    TriedAlready = "tried-already", "daemmersturm.lp.adapted-healing-single-try";
    /// Words are wanted.
    NeedsWords = "needs-words", "daemmersturm.scope.adapt-outside";
    /// Further than that reaches.
    TooFar = "too-far", "daemmersturm.range.movement";
    /// This aid does not help that sub-roll.
    NoAid = "no-aid", "daemmersturm.climb.mod.gear";
    /// The hit did not go deep enough.
    NoHold = "no-hold", "daemmersturm.climb.obstacle.pin-weapon";
    /// A perception test takes the ranged or the magic value.
    WrongValue = "wrong-value", "daemmersturm.perception.mod.value";
    /// It was never seen at any place.
    NeverSeen = "never-seen", "daemmersturm.perception.reappear";
    /// It is not heavy: it is picked up.
    NotHeavy = "not-heavy", "daemmersturm.carry.heavy-items";
    /// It is carried like a body.
    TooHeavy = "too-heavy", "daemmersturm.carry.heavy-items";
    /// It is carried already.
    IsCarried = "is-carried", "daemmersturm.carry.lift-separate";
    /// It takes two.
    NeedsTwo = "needs-two", "daemmersturm.carry.pair-lift-and-carry";
    /// It was not lifted.
    NotLifted = "not-lifted", "daemmersturm.carry.lift-separate";
    /// It is no potion.
    NotPotion = "not-potion", "daemmersturm.data.substance-schema";
    /// It is no poison.
    NotPoison = "not-poison", "daemmersturm.data.substance-schema";
    /// That weapon does not take that poison.
    TakesNoPoison = "takes-no-poison", "daemmersturm.poison.weapons";
    /// No swarmer: more base life points.
    NoSwarmer = "no-swarmer", "daemmersturm.swarm.swarmer";
    /// So many take no part in this group attack.
    WrongNumber = "wrong-number", "daemmersturm.group.attacks";
    /// Neither holds the gun nor serves it.
    NoCrew = "no-crew", "daemmersturm.gun.roller";
    /// An enemy is in melee range.
    InMelee = "in-melee", "daemmersturm.potion.not-in-melee";
    /// Somebody uses another magic resource, or none.
    OtherResource = "other-resource", "daemmersturm.resource.only-one";
    /// It costs more than somebody has shadow points at all.
    BeyondShadows = "beyond-shadows", "daemmersturm.shadow.access";
    /// Together with what was used in the round it costs more than the shadow points.
    TooManyShadows = "too-many-shadows", "daemmersturm.shadow.per-round";
    /// The light test failed in this turn.
    LightTried = "light-tried", "daemmersturm.light.failure";
    /// No element was called in this round.
    NoElement = "no-element", "daemmersturm.element.choice";
    /// Another element was called in this round.
    OtherElement = "other-element", "daemmersturm.element.allowance";
    /// An element was called in this round.
    ElementCalled = "element-called", "daemmersturm.element.choice";
    /// Nothing is being channelled.
    NotChannelling = "not-channelling", "daemmersturm.magic.channelling";
    /// The spell is not ready: it has to be channelled further.
    NotChannelled = "not-channelled", "daemmersturm.magic.channel-time";
    /// The spell needs a target, or not that many.
    WrongTargets = "wrong-targets", "daemmersturm.data.spell-schema";
    /// Another range was rolled.
    OtherRoll = "other-roll", "daemmersturm.dice.paste-matching";
    /// Whoever brought a number cannot confirm it.
    OwnDice = "own-dice", "daemmersturm.dice.trust";
    /// The table takes no numbers from there.
    WayClosed = "way-closed", "daemmersturm.dice.entry-modes";
    /// Not friendly enough, or no enemy.
    WrongSide = "wrong-side", "daemmersturm.disengage.trigger";
}
