//! Reasons why something is not legal, each with its rule.

schwung_table::bars! {
    i16;
    /// There is no conflict.
    NoConflict = "no-conflict", "sotc.conflict.procedure";
    /// Nobody is present who could take part.
    NobodyThere = "nobody-there", "sotc.conflict.procedure";
    /// A conflict is already in progress.
    InConflict = "in-conflict", "sotc.conflict.procedure";
    /// The command refers to something that does not exist.
    NoSuchThing = "no-such-thing", "sotc.conflict.procedure";
    /// It is another actor's turn.
    NotYourTurn = "not-your-turn", "sotc.turn.describe-and-roll";
    /// The actor has used up its action in this exchange.
    HasActed = "has-acted", "sotc.conflict.exchanges";
    /// The actor is out of the conflict.
    IsOut = "is-out", "sotc.taken-out.trigger";
    /// A led group only acts together with its leader.
    IsLed = "is-led", "sotc.mixed.minions-give-up-action";
    /// Only an independent companion can act on its own.
    NotIndependent = "not-independent", "sotc.companion.adv-independent";
    /// An actor cannot attack itself.
    OnOneself = "on-oneself", "sotc.attack.definition";
    /// It is too late for full defense in this exchange.
    TooLateForFullDefense = "too-late-for-full-defense", "sotc.full-defense.declare-first-attack";
    /// Out of turn, full defense can be declared only at the start of the exchange, or at the first attack.
    ExchangeUnderWay = "exchange-under-way", "sotc.full-defense.declare-start";
    /// Full defense gives up the action, which is already used up.
    FullDefenseAfterActing = "full-defense-after-acting", "sotc.full-defense.forgo-action";
    /// At this table full defense cannot be declared on the actor's own turn.
    NotOnOwnTurn = "not-on-own-turn", "sotc.full-defense.declare-own-turn";
    /// The actor is already in full defense.
    DefendsFully = "defends-fully", "sotc.full-defense.forgo-action";
    /// Another turn is in progress and cannot be interrupted.
    NoInterrupting = "no-interrupting", "sotc.hold.no-interrupt";
    /// A block cannot prevent everything.
    BlocksEverything = "blocks-everything", "sotc.block.not-everything";
    /// A block prevents this, and overcoming it takes an action.
    BlockTakesAction = "block-takes-action", "sotc.block.takes-action";
    /// Things left in the way can only block passage.
    OnlyTheWay = "only-the-way", "sotc.indirect.block";
    /// A protective block must protect another actor.
    ProtectsItself = "protects-itself", "sotc.block.protect";
    /// A held turn cannot be held again.
    HeldTurn = "held-turn", "sotc.hold.declare";
    /// The actor has no such block.
    NoSuchBlock = "no-such-block", "sotc.block.duration";
    /// Only one zone can be crossed as a supplemental action.
    OnlyOneZone = "only-one-zone", "sotc.move.one-zone";
    /// The zones are not neighbours.
    NotNeighbours = "not-neighbours", "sotc.move.border";
    /// The actor is already there.
    AlreadyThere = "already-there", "sotc.scene.zones";
    /// A secondary skill must differ from the main one.
    SameSkill = "same-skill", "sotc.combine.modify";
    /// The actor has no weapon in hand.
    NoWeapon = "no-weapon", "sotc.disarm.no-defense-penalty";
    /// The target has no weapon in hand.
    NothingToDisarm = "nothing-to-disarm", "sotc.disarm.effect";
    /// The actor has a weapon in hand.
    IsArmed = "is-armed", "sotc.disarm.rearm-action";
    /// This skill cannot be used for defence against that.
    WrongSkill = "wrong-skill", "sotc.attack.skill-by-agenda";
    /// No free box with this number or a higher one.
    NoFreeBox = "no-free-box", "sotc.stress.past-last";
    /// No further consequence is possible.
    ConsequencesFull = "consequences-full", "sotc.consequence.limit-three";
    /// No consequence is possible after a severe one.
    AfterSevere = "after-severe", "sotc.consequence.after-severe";
    /// Minions cannot take consequences.
    MinionsTakeNone = "minions-take-none", "sotc.minions.no-consequences";
    /// The companion is not present.
    CompanionAbsent = "companion-absent", "sotc.companion.extra-consequence";
    /// The companion has no such skill.
    CompanionUnskilled = "companion-unskilled", "sotc.companion.skilled-use";
    /// There are too few fate points.
    NoFatePoint = "no-fate-point", "malmsturm.fate.no-debt";
    /// The aspect was already used on this roll.
    AspectUsed = "aspect-used", "malmsturm.invoke.same-aspect-once";
    /// The actor does not know the aspect.
    AspectUnknown = "aspect-unknown", "malmsturm.tag.must-know";
    /// There is no such aspect.
    NoSuchAspect = "no-such-aspect", "malmsturm.tag.definition";
    /// The actor has no free tag to pass on.
    NoFreeTag = "no-free-tag", "sotc.maneuver.first-tag-free";
    /// A +1 cannot be bought now.
    BonusNotNow = "bonus-not-now", "malmsturm.fate.bonus-timing";
    /// At this table only one +1 can be bought per roll.
    BonusOnce = "bonus-once", "malmsturm.fate.bonus-stacking";
    /// A concession can be offered only between a consequence and the next action.
    NoConcessionNow = "no-concession-now", "sotc.concession.offer";
    /// An actor who is out cannot concede.
    TooLateToConcede = "too-late-to-concede", "sotc.concession.preemptive";
    /// There are too few shifts.
    NotEnoughShifts = "not-enough-shifts", "sotc.shifts.spend";
    /// Hindering an enemy is a block, not a maneuver.
    HinderingIsBlock = "hindering-is-block", "sotc.maneuver.not-a-block";
    /// A sticky aspect on a character requires three shifts.
    StickyNeedsSpin = "sticky-needs-spin", "sotc.temp-aspect.sticky-spin";
    /// The actor is not a group of minions.
    NotAGroup = "not-a-group", "sotc.mixed.attached";
    /// Only a named character can lead.
    NotNamed = "not-named", "sotc.mixed.attached";
    /// The actors are not on the same side, or not in the same zone.
    NotTogether = "not-together", "sotc.mixed.attached";
    /// The actor is not attached.
    NotAttached = "not-attached", "sotc.mixed.attached";
    /// The sizes do not add up.
    SizesDoNotFit = "sizes-do-not-fit", "sotc.minions.quantity";
    /// At this table a declaration requires an aspect of the character.
    NeedsAspect = "needs-aspect", "malmsturm.declare.no-aspect-needed";
    /// Only an aspect of the scene can let one skill replace another.
    NotASceneAspect = "not-a-scene-aspect", "sotc.environment.swap-skill";
    /// Sessions and rest are not possible during a conflict.
    NotInConflict = "not-in-conflict", "sotc.recovery.mild";
    /// A description is required.
    NeedsWords = "needs-words", "sotc.spin.explain";
    /// A contest requires at least two sides.
    ContestNeedsTwo = "contest-needs-two", "sotc.contest.procedure";
    /// There is no such way.
    NoWay = "no-way", "sotc.scene.zones";
    /// The number is out of bounds; a limit of the software, not a rule.
    OutOfBounds = "out-of-bounds", "";
    /// There is no more room; a limit of the software, not a rule.
    SoftwareLimit = "software-limit", "";
    /// The actor cannot have more fate points; a limit of the software, not a rule.
    PointsFull = "points-full", "";
    /// The target to push or throw is not present.
    NothingToMove = "nothing-to-move", "sotc.knockback.definition";
    /// The companion can neither be reached nor sent.
    CompanionCannot = "companion-cannot", "sotc.companion.adv-independent";
    /// The companion has no communication that could be cut off.
    NoCommunication = "no-communication", "sotc.companion.adv-communication";
    /// There is no such talent, gift or stunt.
    NoSuchGift = "no-such-gift", "malmsturm.gift.bend-rules";
    /// The bonus is for rolls of another skill, or was already used on this one.
    GiftDoesNotFit = "gift-does-not-fit", "malmsturm.gift.bend-rules";
    /// The time table has 24 steps.
    NoSuchTime = "no-such-time", "freefate.time.ladder";
    /// A skill that is not rolled cannot have additions.
    StandsAsItIs = "stands-as-it-is", "freefate.contest.target";
    /// Only the acting character can take supplemental actions.
    OnlyWhoeverActs = "only-whoever-acts", "sotc.supplemental.which-is-which";
    /// Circumstances affect only fixed difficulties.
    FactorsNeedDifficulty = "factors-need-difficulty", "freefate.contest.target";
    /// Only the game master can roll in secret.
    HiddenNeedsGm = "hidden-needs-gm", "freefate.contest.secret";
    /// There is no veiled roll.
    NothingVeiled = "nothing-veiled", "freefate.contest.secret";
    /// There is already a skill with this name.
    SkillExists = "skill-exists", "malmsturm.skill.new-skill-in-play";
    /// The aspect is not hidden, so it cannot be found or revealed.
    NothingToAssess = "nothing-to-assess", "sotc.temp-aspect.assess-declare";
}
