//! Reasons why something is not allowed, with the rule they come from.

schwung_table::bars! {
    i32;
    /// A conflict is needed, but none is going on.
    NoConflict = "no-conflict", "zerospace.conflict.begin";
    /// A conflict is already going on.
    InConflict = "in-conflict", "zerospace.conflict.end";
    /// The command refers to something that does not exist.
    NoSuchThing = "no-such-thing", "zerospace.general.rules-are-examples";
    /// A value is out of its range.
    OutOfBounds = "out-of-bounds", "zerospace.params.presupposed";
    /// A limit of the software, not of the rules.
    Limit = "limit", "";
    /// It is another actor's turn.
    NotYourTurn = "not-your-turn", "zerospace.initiative.order";
    /// The standard action is already used.
    StandardUsed = "standard-used", "zerospace.action.budget";
    /// The movement action is already used.
    MovementUsed = "movement-used", "zerospace.action.budget";
    /// The actor is unconscious, dead, gone or helpless.
    CannotAct = "cannot-act", "zerospace.helpless.effect";
    /// The actor already takes part.
    AlreadyIn = "already-in", "zerospace.initiative.newcomer";
    /// The turn has already begun, so it is too late to defer it.
    HasBegun = "has-begun", "zerospace.delay.declare";
    /// The actor has the turn already, or goes on with it after an interruption.
    AlreadyActing = "already-acting", "zerospace.round.one-turn-each";
    /// The actor has no deferred turn.
    NothingStored = "nothing-stored", "zerospace.delay.window";
    /// The actor has already forced an action in this round.
    ForcedAlready = "forced-already", "zerospace.force.once-per-round";
    /// The actor already owes a turn.
    TurnOwed = "turn-owed", "zerospace.force.once-per-round";
    /// The gait can be chosen only once per turn.
    OneGait = "one-gait", "zerospace.move.sprint";
    /// The gait must be chosen before the standard action.
    GaitTooLate = "gait-too-late", "zerospace.move.sprint";
    /// The way is longer than the movement allows.
    TooFar = "too-far", "zerospace.move.distance";
    /// The table has no value for this.
    NoFigure = "no-figure", "zerospace.params.presupposed";
    /// A held actor cannot move.
    IsHeld = "is-held", "zerospace.held.effect";
    /// A prone actor must get up first.
    IsProne = "is-prone", "zerospace.prone.stand-up";
    /// The actor is not prone.
    NotProne = "not-prone", "zerospace.prone.stand-up";
    /// Actors cannot attack themselves.
    OnOneself = "on-oneself", "zerospace.attack.defence-roll";
    /// This is possible only in close combat.
    NotMelee = "not-melee", "zerospace.range.bands";
    /// This is possible only with bare hands.
    NotUnarmed = "not-unarmed", "zerospace.grapple.attack";
    /// The weapon does not allow a burst, a blast or a sweep.
    WrongWeapon = "wrong-weapon", "zerospace.explosive.procedure";
    /// The target is out of reach.
    OutOfReach = "out-of-reach", "zerospace.range.bands";
    /// The tool does not help with this skill.
    WrongTool = "wrong-tool", "zerospace.dice.tool-rating";
    /// This is possible only against targets that the actor holds.
    GripOnly = "grip-only", "zerospace.grapple.hurt";
    /// There is no target.
    NoTarget = "no-target", "zerospace.sweep.procedure";
    /// No target has been named.
    NoneChosen = "none-chosen", "zerospace.sweep.procedure";
    /// A charge needs the movement action, which is already used.
    ChargeNeedsRun = "charge-needs-run", "zerospace.charge.procedure";
    /// The target is already within reach, so there is no room for a charge.
    WithinReach = "within-reach", "zerospace.charge.procedure";
    /// The actor is not held, or not by this one.
    NotHeld = "not-held", "zerospace.grapple.escape";
    /// The hold began in this round.
    TooSoon = "too-soon", "zerospace.grapple.hurt";
    /// The actor already holds the target.
    HeldAlready = "held-already", "zerospace.grapple.attack";
    /// The actor is not strong enough to throw the target.
    TooHeavy = "too-heavy", "zerospace.grapple.throw";
    /// The target is already prone.
    LiesAlready = "lies-already", "zerospace.throw-down.prone";
    /// No action point is left.
    NoPoint = "no-point", "zerospace.ap.start";
    /// Only players have action points.
    GmHasNone = "gm-has-none", "zerospace.ap.start";
    /// There is nothing to break free from.
    NotBound = "not-bound", "zerospace.ap.use.break-free";
    /// The house rules do not allow boosts of endurance.
    NoEnduranceBoost = "no-endurance-boost", "zerospace.ap.use.boost";
    /// No endurance is lost that could be restored.
    NothingLost = "nothing-lost", "zerospace.ap.use.rally";
    /// The task is over or does not exist.
    NoTask = "no-task", "zerospace.extended.setup";
    /// The task is an extended contest, or must be one.
    WrongTask = "wrong-task", "zerospace.extended.opposed";
    /// The difficulty of a roll must be at least moderate.
    TooEasy = "too-easy", "zerospace.difficulty.passive";
    /// The circumstance applies to a different roll.
    WrongRow = "wrong-row", "zerospace.pool.whose-side";
    /// Recovery takes no action here and happens automatically.
    ComesByItself = "comes-by-itself", "zerospace.blind.recovery";
    /// The actor does not suffer from this condition.
    NotAiling = "not-ailing", "zerospace.blind.recovery";
    /// A text is required.
    NeedsWords = "needs-words", "zerospace.ap.use.inspiration";
    /// Only main characters can die by consent.
    NotMain = "not-main", "zerospace.death.consent";
    /// Taking cover against an attack is possible only by forcing an action.
    CoverIsForced = "cover-is-forced", "zerospace.cover-dive.procedure";
    /// Actors can shield only others.
    ShieldsOthers = "shields-others", "zerospace.force.protect";
    /// Only attacks can be joined.
    NothingToJoin = "nothing-to-join", "zerospace.assist.combat";
    /// The way out of the radius is too long.
    RadiusTooWide = "radius-too-wide", "zerospace.cover-dive.procedure";
    /// At least two actors are needed to work together.
    Alone = "alone", "zerospace.assist.formula";
    /// The actor does not control the thing.
    NotPilot = "not-pilot", "zerospace.environment.end-of-round";
    /// The object is broken.
    IsObject = "is-object", "zerospace.object.endurance";
}
