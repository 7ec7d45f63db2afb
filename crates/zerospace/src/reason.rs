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

    /// Id of the rule; empty for a limit of the software.
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

            /// Id of the rule.
            pub fn rule(self) -> &'static str {
                match self { $(Bar::$name => $rule),+ }
            }
        }
    };
}

bars! {
    /// No conflict is going on.
    NoConflict = "no-conflict", "zerospace.conflict.begin";
    /// A conflict is going on.
    InConflict = "in-conflict", "zerospace.conflict.end";
    /// Something is named that is not there.
    NoSuchThing = "no-such-thing", "zerospace.general.rules-are-examples";
    /// There is no room for more.
    OutOfBounds = "out-of-bounds", "zerospace.params.presupposed";
    /// More than the program can count or keep: no rule, but a limit of the software.
    Limit = "limit", "";
    /// It is somebody else's turn.
    NotYourTurn = "not-your-turn", "zerospace.initiative.order";
    /// The standard action is used.
    StandardUsed = "standard-used", "zerospace.action.budget";
    /// The movement action is used.
    MovementUsed = "movement-used", "zerospace.action.budget";
    /// Somebody is unconscious, dead, gone or helpless.
    CannotAct = "cannot-act", "zerospace.helpless.effect";
    /// Somebody takes part already.
    AlreadyIn = "already-in", "zerospace.initiative.newcomer";
    /// The turn has begun: too late to defer it.
    HasBegun = "has-begun", "zerospace.delay.declare";
    /// No turn is in store.
    NothingStored = "nothing-stored", "zerospace.delay.window";
    /// An action was forced in this round.
    ForcedAlready = "forced-already", "zerospace.force.once-per-round";
    /// A turn is owed already.
    TurnOwed = "turn-owed", "zerospace.force.once-per-round";
    /// One gait in a turn.
    OneGait = "one-gait", "zerospace.move.sprint";
    /// The gait is declared before the standard action.
    GaitTooLate = "gait-too-late", "zerospace.move.sprint";
    /// Further than the movement reaches.
    TooFar = "too-far", "zerospace.move.distance";
    /// The table has no figure for this.
    NoFigure = "no-figure", "zerospace.params.presupposed";
    /// Who is held does not move.
    IsHeld = "is-held", "zerospace.held.effect";
    /// Who is prone gets up first.
    IsProne = "is-prone", "zerospace.prone.stand-up";
    /// Nobody lies there.
    NotProne = "not-prone", "zerospace.prone.stand-up";
    /// One does not attack oneself.
    OnOneself = "on-oneself", "zerospace.attack.defence-roll";
    /// This is done in close combat.
    NotMelee = "not-melee", "zerospace.range.bands";
    /// This is done with bare hands.
    NotUnarmed = "not-unarmed", "zerospace.grapple.attack";
    /// A burst weapon, a blast or a sweep it is not.
    WrongWeapon = "wrong-weapon", "zerospace.explosive.procedure";
    /// Somebody is out of reach.
    OutOfReach = "out-of-reach", "zerospace.range.bands";
    /// That tool does not help with this.
    WrongTool = "wrong-tool", "zerospace.dice.tool-rating";
    /// A grip works on whoever is held, and on nobody else.
    GripOnly = "grip-only", "zerospace.grapple.hurt";
    /// There is nobody to attack.
    NoTarget = "no-target", "zerospace.sweep.procedure";
    /// A charge takes the movement action, which is used.
    ChargeNeedsRun = "charge-needs-run", "zerospace.charge.procedure";
    /// Already within reach: there is no room for a charge.
    WithinReach = "within-reach", "zerospace.charge.procedure";
    /// Nobody holds, or not this one.
    NotHeld = "not-held", "zerospace.grapple.escape";
    /// The hold began in this round.
    TooSoon = "too-soon", "zerospace.grapple.hurt";
    /// Already held by this one.
    HeldAlready = "held-already", "zerospace.grapple.attack";
    /// Not strong enough to throw that.
    TooHeavy = "too-heavy", "zerospace.grapple.throw";
    /// Whoever lies on the floor is not thrown down.
    LiesAlready = "lies-already", "zerospace.throw-down.prone";
    /// No action point.
    NoPoint = "no-point", "zerospace.ap.start";
    /// Points belong to players.
    GmHasNone = "gm-has-none", "zerospace.ap.start";
    /// There is nothing to break free from.
    NotBound = "not-bound", "zerospace.ap.use.break-free";
    /// The table does not boost endurance.
    NoEnduranceBoost = "no-endurance-boost", "zerospace.ap.use.boost";
    /// Nothing is lost that could come back.
    NothingLost = "nothing-lost", "zerospace.ap.use.rally";
    /// The task is over, or there is no such task.
    NoTask = "no-task", "zerospace.extended.setup";
    /// This is an extended contest, or it is none.
    WrongTask = "wrong-task", "zerospace.extended.opposed";
    /// Who calls for a roll grants that it is at least moderate.
    TooEasy = "too-easy", "zerospace.difficulty.passive";
    /// That circumstance sits on another roll.
    WrongRow = "wrong-row", "zerospace.pool.whose-side";
    /// Recovering takes no action here, and comes by itself.
    ComesByItself = "comes-by-itself", "zerospace.blind.recovery";
    /// There is nothing to recover from.
    NotAiling = "not-ailing", "zerospace.blind.recovery";
    /// Words are wanted.
    NeedsWords = "needs-words", "zerospace.ap.use.inspiration";
    /// Only main characters die by consent.
    NotMain = "not-main", "zerospace.death.consent";
    /// Cover is taken by force only.
    CoverIsForced = "cover-is-forced", "zerospace.cover-dive.procedure";
    /// Somebody shields others, not oneself.
    ShieldsOthers = "shields-others", "zerospace.force.protect";
    /// Only attacks can be joined.
    NothingToJoin = "nothing-to-join", "zerospace.assist.combat";
    /// The way out of the radius is too long.
    RadiusTooWide = "radius-too-wide", "zerospace.cover-dive.procedure";
    /// The whole group needs to be two at least.
    Alone = "alone", "zerospace.assist.formula";
    /// Somebody else controls it, or nobody.
    NotPilot = "not-pilot", "zerospace.environment.end-of-round";
    /// The thing is broken.
    IsObject = "is-object", "zerospace.object.endurance";
}
