//! The reasons why something is not allowed, each with its rule.

schwung_table::bars! {
    i32;
    /// Something referred to does not exist.
    NoSuchThing = "no-such-thing", "daemmersturm.gm.authority";
    /// A number or the length of a list is out of bounds.
    OutOfBounds = "out-of-bounds", "";
    /// The character is not offered to players.
    NotOffered = "not-offered", "daemmersturm.gm.authority";
    /// The player already has a character.
    PlaysAlready = "plays-already", "daemmersturm.gm.authority";
    /// No combat is running.
    NoCombat = "no-combat", "daemmersturm.scope.combat-only";
    /// A combat is already running.
    InCombat = "in-combat", "daemmersturm.section.minimum";
    /// No combat section is open.
    NoSection = "no-section", "daemmersturm.section.definition";
    /// A combat section is already open.
    InSection = "in-section", "daemmersturm.section.definition";
    /// It is another character's turn.
    NotYourTurn = "not-your-turn", "daemmersturm.turn.round-end";
    /// The character has already had its turn in this round.
    ActedAlready = "acted-already", "daemmersturm.turn.round-end";
    /// The character does not take part in the combat.
    NotTakingPart = "not-taking-part", "daemmersturm.turn.order";
    /// The character already takes part in the combat.
    TakesPart = "takes-part", "daemmersturm.turn.order";
    /// The character is incapacitated, dead or gone.
    CannotAct = "cannot-act", "daemmersturm.lp.incapacitated";
    /// The character is seeking cover, and so can neither move nor act.
    SeeksCover = "seeks-cover", "daemmersturm.seekcover.no-acting";
    /// The character has cramps.
    Ailing = "ailing", "daemmersturm.potion.side-2";
    /// The character has fainted.
    Faint = "faint", "daemmersturm.potion.side-3";
    /// There is no room for this many targets.
    TooManyTargets = "too-many-targets", "daemmersturm.area.maximum";
    /// A limit of the software is reached.
    Limit = "limit", "";
    /// The movement is already used.
    MovementUsed = "movement-used", "daemmersturm.turn.budget";
    /// The movement has to precede the action.
    MoveBeforeAction = "move-before-action", "daemmersturm.turn.move-before-action";
    /// The action is already used.
    ActionUsed = "action-used", "daemmersturm.turn.budget";
    /// The action of a character that is to take part is already used.
    HelperActed = "helper-acted", "daemmersturm.turn.budget";
    /// No further draw is possible in this turn.
    NoDrawLeft = "no-draw-left", "daemmersturm.weapon.draw-limit";
    /// The item is not ready.
    NotReady = "not-ready", "daemmersturm.weapon.ready";
    /// The weapon is not drawn.
    NotDrawn = "not-drawn", "daemmersturm.weapon.must-be-drawn";
    /// The item is held by another character.
    NotHeld = "not-held", "daemmersturm.weapon.must-be-drawn";
    /// Another character has used the item in this round.
    UsedByOther = "used-by-other", "daemmersturm.item.single-user";
    /// Neither the free transfer nor an action is available.
    NoTransferLeft = "no-transfer-left", "daemmersturm.item.further-transfers";
    /// The weapon is not loaded.
    NotLoaded = "not-loaded", "daemmersturm.ranged.reload";
    /// The weapon is already loaded, or needs no loading.
    LoadedAlready = "loaded-already", "daemmersturm.ranged.reload";
    /// A fumble put the weapon out of use, and it has to be repaired first.
    IsBroken = "is-broken", "daemmersturm.fumble.ranged";
    /// The weapon needs no repair.
    NotBroken = "not-broken", "daemmersturm.fumble.ranged";
    /// The weapon is not suitable.
    WrongWeapon = "wrong-weapon", "daemmersturm.data.weapon-schema";
    /// The target is not in melee range.
    NotInMelee = "not-in-melee", "daemmersturm.range.melee";
    /// Weapons that need no reloading cannot be fired in melee range.
    TooClose = "too-close", "daemmersturm.ranged.no-fire-in-melee";
    /// A character cannot do this to itself.
    OnOneself = "on-oneself", "daemmersturm.melee.attack";
    /// The target is down.
    TargetDown = "target-down", "daemmersturm.lp.incapacitated";
    /// The target is hidden.
    IsHidden = "is-hidden", "daemmersturm.perception.hidden";
    /// The target is hidden from the attacker.
    InFullCover = "in-full-cover", "daemmersturm.cover.full";
    /// The two weapons do not form a pair.
    NoPair = "no-pair", "daemmersturm.dual.other-pairs";
    /// A pair of two-handed weapons needs permission of the plot leader.
    PairNotReleased = "pair-not-released", "daemmersturm.dual.pair.two-hand";
    /// There are not enough points.
    NoPoints = "no-points", "daemmersturm.ap.spend";
    /// It is not listed in the character's profile.
    NotKnown = "not-known", "daemmersturm.profile.abilities";
    /// It cannot be used at this point.
    WrongMoment = "wrong-moment", "daemmersturm.data.ability-schema";
    /// The maximum number of uses is reached.
    LimitReached = "limit-reached", "daemmersturm.data.ability-schema";
    /// It needs a charge.
    NeedsCharge = "needs-charge", "daemmersturm.range.charge-too-short";
    /// A condition is not met.
    NeedNotMet = "need-not-met", "daemmersturm.data.ability-schema";
    /// The direction is fixed for this round.
    FacingFixed = "facing-fixed", "daemmersturm.backstab.fixed";
    /// Heavy armour prevents it.
    TooHeavyArmour = "too-heavy-armour", "daemmersturm.disengage.heavy-armour";
    /// Medium armour prevents it.
    MediumArmour = "medium-armour", "daemmersturm.disengage.medium-armour";
    /// Enemies that only reload cannot be overrun.
    NoFlight = "no-flight", "daemmersturm.disengage.reload";
    /// There is no hit that could be undone.
    NoHit = "no-hit", "daemmersturm.protect.belated";
    /// This protection does not help, or was already tried.
    NoProtection = "no-protection", "daemmersturm.protect.several";
    /// The character is already seeking cover.
    SeeksAlready = "seeks-already", "daemmersturm.seekcover.offer";
    /// Healing does not revive incapacitated characters.
    NotRevived = "not-revived", "daemmersturm.lp.incapacitated";
    /// Combat abilities cannot be used outside combat.
    OutsideCombat = "outside-combat", "daemmersturm.lp.no-healing-outside";
    /// There is only one attempt in each interval between fights.
    TriedAlready = "tried-already", "daemmersturm.lp.adapted-healing-single-try";
    /// A description is required.
    NeedsWords = "needs-words", "daemmersturm.scope.adapt-outside";
    /// It is too far away.
    TooFar = "too-far", "daemmersturm.range.movement";
    /// This aid does not help with that sub-roll.
    NoAid = "no-aid", "daemmersturm.climb.mod.gear";
    /// The hit did not deal enough damage.
    NoHold = "no-hold", "daemmersturm.climb.obstacle.pin-weapon";
    /// Perception tests use the ranged or the magic value.
    WrongValue = "wrong-value", "daemmersturm.perception.mod.value";
    /// The place where it was last seen is unknown.
    NeverSeen = "never-seen", "daemmersturm.perception.reappear";
    /// The item is not heavy, so it is picked up instead.
    NotHeavy = "not-heavy", "daemmersturm.carry.heavy-items";
    /// The item is heavy, so it is carried like a body instead.
    TooHeavy = "too-heavy", "daemmersturm.carry.heavy-items";
    /// The load is already being carried.
    IsCarried = "is-carried", "daemmersturm.carry.lift-separate";
    /// It needs two bearers.
    NeedsTwo = "needs-two", "daemmersturm.carry.pair-lift-and-carry";
    /// The load was not lifted.
    NotLifted = "not-lifted", "daemmersturm.carry.lift-separate";
    /// The item is not a potion.
    NotPotion = "not-potion", "daemmersturm.data.substance-schema";
    /// The item is not a poison.
    NotPoison = "not-poison", "daemmersturm.data.substance-schema";
    /// The weapon does not take this poison.
    TakesNoPoison = "takes-no-poison", "daemmersturm.poison.weapons";
    /// The character has too many base life points to be a swarmer.
    NoSwarmer = "no-swarmer", "daemmersturm.swarm.swarmer";
    /// The number of participants of a group attack is wrong.
    WrongNumber = "wrong-number", "daemmersturm.group.attacks";
    /// The character neither holds the gun nor belongs to its crew.
    NoCrew = "no-crew", "daemmersturm.gun.roller";
    /// An enemy is in melee range.
    InMelee = "in-melee", "daemmersturm.potion.not-in-melee";
    /// The character uses another magic resource or none.
    OtherResource = "other-resource", "daemmersturm.resource.only-one";
    /// It costs more shadow points than the character has in total.
    BeyondShadows = "beyond-shadows", "daemmersturm.shadow.access";
    /// It exceeds the shadow points of the round, together with the points already used.
    TooManyShadows = "too-many-shadows", "daemmersturm.shadow.per-round";
    /// The light test already failed in this turn.
    LightTried = "light-tried", "daemmersturm.light.failure";
    /// No element was called in this round.
    NoElement = "no-element", "daemmersturm.element.choice";
    /// Another element was called in this round.
    OtherElement = "other-element", "daemmersturm.element.allowance";
    /// An element was already called in this round.
    ElementCalled = "element-called", "daemmersturm.element.choice";
    /// The character is not channelling.
    NotChannelling = "not-channelling", "daemmersturm.magic.channelling";
    /// The spell is not ready yet and has to be channelled further.
    NotChannelled = "not-channelled", "daemmersturm.magic.channel-time";
    /// The spell needs a target, or another number of targets.
    WrongTargets = "wrong-targets", "daemmersturm.data.spell-schema";
    /// The line belongs to a roll with another range.
    OtherRoll = "other-roll", "daemmersturm.dice.paste-matching";
    /// The person who entered a number cannot confirm it.
    OwnDice = "own-dice", "daemmersturm.dice.trust";
    /// The table does not accept numbers of this origin.
    WayClosed = "way-closed", "daemmersturm.dice.entry-modes";
    /// The character is on the wrong side.
    WrongSide = "wrong-side", "daemmersturm.disengage.trigger";
}
