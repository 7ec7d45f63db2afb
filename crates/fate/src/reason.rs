//! Why something is not legal, and by which rule.

/// Why something is not legal now. Nothing has changed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Reason {
    /// What is in the way.
    pub what: Bar,
    /// What would be needed, where that is a number.
    pub need: i16,
    /// What there is.
    pub have: i16,
}

impl From<Bar> for Reason {
    fn from(what: Bar) -> Reason {
        Reason { what, need: 0, have: 0 }
    }
}

impl Reason {
    /// With numbers: what would be needed, and what there is.
    pub fn of(what: Bar, need: i16, have: i16) -> Reason {
        Reason { what, need, have }
    }

    /// Id of the rule; empty for what is a limit of the software.
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

            /// Id of the rule; empty for what is a limit of the software.
            pub fn rule(self) -> &'static str {
                match self { $(Bar::$name => $rule),+ }
            }
        }
    };
}

bars! {
    /// No conflict is going on.
    NoConflict = "no-conflict", "sotc.conflict.procedure";
    /// Nobody is there who could take part.
    NobodyThere = "nobody-there", "sotc.conflict.procedure";
    /// A conflict is going on already.
    InConflict = "in-conflict", "sotc.conflict.procedure";
    /// Something is named that is not there.
    NoSuchThing = "no-such-thing", "sotc.conflict.procedure";
    /// It is somebody else's turn.
    NotYourTurn = "not-your-turn", "sotc.turn.describe-and-roll";
    /// The action of this exchange is used up.
    HasActed = "has-acted", "sotc.conflict.exchanges";
    /// Somebody is out of the conflict.
    IsOut = "is-out", "sotc.taken-out.trigger";
    /// A led group acts with its leader only.
    IsLed = "is-led", "sotc.mixed.minions-give-up-action";
    /// A companion acts on her own only if she is independent.
    NotIndependent = "not-independent", "sotc.companion.adv-independent";
    /// One does not attack oneself.
    OnOneself = "on-oneself", "sotc.attack.definition";
    /// Too late for full defense in this exchange.
    TooLateForFullDefense = "too-late-for-full-defense", "sotc.full-defense.declare-first-attack";
    /// Out of turn full defense is declared as the exchange begins, or at the first attack.
    ExchangeUnderWay = "exchange-under-way", "sotc.full-defense.declare-start";
    /// Full defense gives up the action, which is used up.
    FullDefenseAfterActing = "full-defense-after-acting", "sotc.full-defense.forgo-action";
    /// The table does not declare full defense on one's own turn.
    NotOnOwnTurn = "not-on-own-turn", "sotc.full-defense.declare-own-turn";
    /// Whoever defends fully is defending fully already.
    DefendsFully = "defends-fully", "sotc.full-defense.forgo-action";
    /// Somebody is in the middle of a turn: no interrupting.
    NoInterrupting = "no-interrupting", "sotc.hold.no-interrupt";
    /// No block against everything.
    BlocksEverything = "blocks-everything", "sotc.block.not-everything";
    /// A block stands in the way; trying takes an action.
    BlockTakesAction = "block-takes-action", "sotc.block.takes-action";
    /// Only a way is barred by things that are left in it.
    OnlyTheWay = "only-the-way", "sotc.indirect.block";
    /// A block protects somebody else.
    ProtectsItself = "protects-itself", "sotc.block.protect";
    /// A held turn, once taken, is not held again.
    HeldTurn = "held-turn", "sotc.hold.declare";
    /// There is no such block.
    NoSuchBlock = "no-such-block", "sotc.block.duration";
    /// Only one zone can be walked beside an action.
    OnlyOneZone = "only-one-zone", "sotc.move.one-zone";
    /// The zones are not neighbours.
    NotNeighbours = "not-neighbours", "sotc.move.border";
    /// One is there already.
    AlreadyThere = "already-there", "sotc.scene.zones";
    /// A secondary skill must be another than the main one.
    SameSkill = "same-skill", "sotc.combine.modify";
    /// The weapon is out of hand.
    NoWeapon = "no-weapon", "sotc.disarm.no-defense-penalty";
    /// Whoever is to be disarmed has no weapon in hand.
    NothingToDisarm = "nothing-to-disarm", "sotc.disarm.effect";
    /// There is a weapon in hand.
    IsArmed = "is-armed", "sotc.disarm.rearm-action";
    /// This skill does not defend against that.
    WrongSkill = "wrong-skill", "sotc.attack.skill-by-agenda";
    /// No free box from there up.
    NoFreeBox = "no-free-box", "sotc.stress.past-last";
    /// All consequences are taken.
    ConsequencesFull = "consequences-full", "sotc.consequence.limit-three";
    /// After a severe consequence no further one can be taken.
    AfterSevere = "after-severe", "sotc.consequence.after-severe";
    /// Minions take no consequences.
    MinionsTakeNone = "minions-take-none", "sotc.minions.no-consequences";
    /// The companion is not at hand.
    CompanionAbsent = "companion-absent", "sotc.companion.extra-consequence";
    /// The companion has no such skill.
    CompanionUnskilled = "companion-unskilled", "sotc.companion.skilled-use";
    /// Not enough fate points.
    NoFatePoint = "no-fate-point", "malmsturm.fate.no-debt";
    /// The aspect has been used on this roll.
    AspectUsed = "aspect-used", "malmsturm.invoke.same-aspect-once";
    /// The aspect is not known.
    AspectUnknown = "aspect-unknown", "malmsturm.tag.must-know";
    /// There is no such aspect.
    NoSuchAspect = "no-such-aspect", "malmsturm.tag.definition";
    /// There is no free tag to pass on.
    NoFreeTag = "no-free-tag", "sotc.maneuver.first-tag-free";
    /// The +1 is not for sale now.
    BonusNotNow = "bonus-not-now", "malmsturm.fate.bonus-timing";
    /// One +1 on a roll is all that this table sells.
    BonusOnce = "bonus-once", "malmsturm.fate.bonus-stacking";
    /// A concession comes with a consequence, until the next action begins.
    NoConcessionNow = "no-concession-now", "sotc.concession.offer";
    /// Whoever is out concedes no more.
    TooLateToConcede = "too-late-to-concede", "sotc.concession.preemptive";
    /// More shifts than there are.
    NotEnoughShifts = "not-enough-shifts", "sotc.shifts.spend";
    /// Nothing stands to be hindered: that is a block.
    HinderingIsBlock = "hindering-is-block", "sotc.maneuver.not-a-block";
    /// A sticky aspect on a character needs three shifts.
    StickyNeedsSpin = "sticky-needs-spin", "sotc.temp-aspect.sticky-spin";
    /// That is no group of minions.
    NotAGroup = "not-a-group", "sotc.mixed.attached";
    /// Only a named character leads.
    NotNamed = "not-named", "sotc.mixed.attached";
    /// They are not on the same side, or not in the same zone.
    NotTogether = "not-together", "sotc.mixed.attached";
    /// Not attached.
    NotAttached = "not-attached", "sotc.mixed.attached";
    /// The sizes do not add up.
    SizesDoNotFit = "sizes-do-not-fit", "sotc.minions.quantity";
    /// A declaration needs an aspect of one's own here.
    NeedsAspect = "needs-aspect", "malmsturm.declare.no-aspect-needed";
    /// The skill does not stand in by an aspect of the scene.
    NotASceneAspect = "not-a-scene-aspect", "sotc.environment.swap-skill";
    /// A session or a rest is not in the middle of a conflict.
    NotInConflict = "not-in-conflict", "sotc.recovery.mild";
    /// Words are wanted.
    NeedsWords = "needs-words", "sotc.spin.explain";
    /// Two are needed for a contest.
    ContestNeedsTwo = "contest-needs-two", "sotc.contest.procedure";
    /// Only a way that exists can be taken.
    NoWay = "no-way", "sotc.scene.zones";
    /// The number is out of bounds: a limit of the software, and no rule.
    OutOfBounds = "out-of-bounds", "";
    /// The software keeps no more: a limit of its own, and no rule.
    SoftwareLimit = "software-limit", "";
    /// There is nobody of that name left to push or throw.
    NothingToMove = "nothing-to-move", "sotc.knockback.definition";
    /// The companion cannot reach her partner or be sent.
    CompanionCannot = "companion-cannot", "sotc.companion.adv-independent";
    /// There is no way of communicating to be cut.
    NoCommunication = "no-communication", "sotc.companion.adv-communication";
    /// There is no such talent, gift or stunt.
    NoSuchGift = "no-such-gift", "malmsturm.gift.bend-rules";
    /// The bonus is for rolls of another skill, or counts on this one already.
    GiftDoesNotFit = "gift-does-not-fit", "malmsturm.gift.bend-rules";
    /// The time table has 24 steps.
    NoSuchTime = "no-such-time", "freefate.time.ladder";
    /// A skill that nobody rolls for stands as it is: nothing goes with it.
    StandsAsItIs = "stands-as-it-is", "freefate.contest.target";
    /// Only whoever acts does things beside it.
    OnlyWhoeverActs = "only-whoever-acts", "sotc.supplemental.which-is-which";
    /// Circumstances bear on a fixed difficulty only.
    FactorsNeedDifficulty = "factors-need-difficulty", "freefate.contest.target";
    /// Only the game master rolls where nobody sees it.
    HiddenNeedsGm = "hidden-needs-gm", "freefate.contest.secret";
    /// No roll is hidden.
    NothingVeiled = "nothing-veiled", "freefate.contest.secret";
    /// There is a skill of that name.
    SkillExists = "skill-exists", "malmsturm.skill.new-skill-in-play";
    /// Only its own kind of aspect can be had by such an action.
    NothingToAssess = "nothing-to-assess", "sotc.temp-aspect.assess-declare";
}
