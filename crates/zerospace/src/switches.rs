//! The house-rule switches, from which files, schema, settings and help are generated.

pub use schwung_table::{Position, SwitchKind};
use schwung_table::{switches, words};

/// A house-rule switch of ZeroSpace.
pub type Switch = schwung_table::Switch<Switches>;

words! {
    /// How a decision that only a person can make is handled.
    Prompt {
        /// The decision never arises.
        Off = "off",
        /// The game master is asked.
        #[default]
        Ask = "ask",
        /// The default answer is used.
        Automatic = "automatic",
    }
    /// How equal results for the order of turns are resolved.
    OrderTie {
        /// First the actor who began the conflict, then Intelligence, then players, then a roll-off.
        #[default]
        Usual = "usual",
        /// Only by a roll-off.
        RollOff = "roll-off",
        /// Players first, then a roll-off.
        PlayersFirst = "players-first",
        /// The game master decides.
        GameMaster = "game-master",
    }
    /// How long a deferred turn can be used.
    DeferredWindow {
        /// Until the actor's slot in the next round.
        #[default]
        NextSlot = "next-slot",
        /// Until the end of the next round, in addition to the regular turn.
        Literal = "literal",
    }
    /// Who is limited to one forced action per round.
    ForceLimit {
        /// Each character.
        #[default]
        Character = "character",
        /// The whole table.
        Table = "table",
    }
    /// How often a specialisation lets a player reroll a low die.
    Reroll {
        /// Once; the new value counts.
        #[default]
        Once = "once",
        /// Until it shows 3 or more.
        UntilThree = "until-three",
    }
    /// The skill for defending against ranged attacks.
    RangedDefence {
        /// The skill for ranged combat.
        #[default]
        Ranged = "ranged",
        /// Athletics.
        Athletics = "athletics",
    }
    /// How dice are handed over if both pools are below zero.
    MutualDeficit {
        /// Each side hands over its own deficit.
        #[default]
        Exchange = "exchange",
        /// The lesser deficit is first subtracted from the greater one.
        Net = "net",
    }
    /// The effect of not seeing the target of a ranged attack.
    UnseenRanged {
        /// The attack fails.
        #[default]
        Fails = "fails",
        /// The attack has one die less.
        Penalty = "penalty",
    }
    /// Who counts among characters who work together.
    AssistCount {
        /// Everybody, including the leader.
        #[default]
        All = "all",
        /// Only the helpers.
        Helpers = "helpers",
    }
    /// Which rolls get the penalty for having one point of endurance left.
    Weakened {
        /// Rolls for the actor's own actions.
        #[default]
        Deeds = "deeds",
        /// All rolls.
        All = "all",
    }
    /// How half of an odd loss is rounded.
    Rounding {
        /// Up.
        #[default]
        Up = "up",
        /// Down.
        Down = "down",
    }
    /// When the attribute of a dodge is chosen.
    DodgeAttribute {
        /// When the dodge is declared.
        #[default]
        Declared = "declared",
        /// At each attack, where the better one counts.
        PerAttack = "per-attack",
    }
    /// When a forced dodge ends.
    DodgeEnd {
        /// At the next turn that is actually taken.
        #[default]
        TakenTurn = "taken-turn",
        /// At the sacrificed turn.
        Slot = "slot",
    }
    /// How a blast is rolled.
    Blast {
        /// One attack roll against one defence roll for each target.
        #[default]
        Each = "each",
        /// One attack roll against one defence roll for all targets.
        Group = "group",
        /// A separate attack roll and defence roll for each target.
        Separate = "separate",
    }
    /// The price of an attempt to recover.
    RecoveryTry {
        /// Nothing: one attempt at the beginning of each turn.
        #[default]
        Free = "free",
        /// The standard action.
        Standard = "standard",
    }
    /// How many dice a power stunt gives.
    StuntDice {
        /// Two, as if the skill were known.
        #[default]
        Two = "two",
        /// One.
        One = "one",
    }
}

switches! {
    /// How equal results for the order of turns are resolved.
    order_tie, "order-tie", OrderTie = OrderTie::Usual, "zerospace.initiative.tie";
    /// Whether unnamed characters of one band share a slot.
    group_slots, "group-slots", flag = true, "zerospace.initiative.groups";
    /// Whether a turn that has begun may be deferred.
    defer_begun, "defer-begun", flag = false, "zerospace.delay.declare";
    /// How long a deferred turn can be used.
    deferred_window, "deferred-window", DeferredWindow = DeferredWindow::NextSlot, "zerospace.delay.window";
    /// Who is limited to one forced action per round.
    force_limit, "force-limit", ForceLimit = ForceLimit::Character, "zerospace.force.once-per-round";
    /// Whether an action may be forced while a turn is owed.
    force_while_owed, "force-while-owed", flag = true, "zerospace.force.once-per-round";
    /// Whether getting up may be part of a move.
    stand_within_move, "stand-within-move", flag = false, "zerospace.move.linked-action";
    /// Whether the penalty for running applies to the check for the movement itself.
    run_burdens_movement, "run-burdens-movement", flag = false, "zerospace.move.run";
    /// Whether sprinting makes the check for the movement itself fail.
    sprint_fails_movement, "sprint-fails-movement", flag = false, "zerospace.move.sprint";
    /// How often a specialisation lets a player reroll a low die.
    reroll, "reroll", Reroll = Reroll::Once, "zerospace.dice.reroll";
    /// The skill for defending against ranged attacks.
    ranged_defence, "ranged-defence", RangedDefence = RangedDefence::Ranged, "zerospace.dice.combat-attributes";
    /// Whether the rating of a tool competes with power level and gear instead of being added.
    tool_competes, "tool-competes", flag = false, "zerospace.power-level.greater-of-sources";
    /// Whether each additional holder takes another die.
    held_per_holder, "held-per-holder", flag = false, "zerospace.pool.modify";
    /// How dice are handed over if both pools are below zero.
    mutual_deficit, "mutual-deficit", MutualDeficit = MutualDeficit::Exchange, "zerospace.pool.mutual-deficit";
    /// Whether an attempt that fails without a roll uses the standard action.
    failure_spends, "failure-spends", flag = true, "zerospace.auto-fail.precedence";
    /// The effect of not seeing the target of a ranged attack.
    unseen_ranged, "unseen-ranged", UnseenRanged = UnseenRanged::Fails, "zerospace.circ-att.unseen-ranged";
    /// Whether cover helps against mental attacks.
    cover_mental, "cover-mental", flag = false, "zerospace.cover.effect";
    /// Whether attacks on helpless targets are rolled to determine the margin.
    helpless_roll, "helpless-roll", flag = false, "zerospace.helpless.effect";
    /// Who counts among characters who work together.
    assist_count, "assist-count", AssistCount = AssistCount::All, "zerospace.assist.formula";
    /// Whether the margin of success is used.
    margin, "margin", flag = false, "zerospace.margin.definition";
    /// The lead from which a success is especially good, if the margin is not used.
    good_success, "good-success", [1, 20] = 7, "zerospace.success.extra-benefit";
    /// Which rolls get the penalty for having one point of endurance left.
    weakened, "weakened", Weakened = Weakened::Deeds, "zerospace.condition.at-one";
    /// Whether that penalty applies to checks made by talking.
    weakened_talk, "weakened-talk", flag = true, "zerospace.condition.at-one";
    /// How half of an odd loss is rounded.
    rest_rounding, "rest-rounding", Rounding = Rounding::Up, "zerospace.recover.short-rest";
    /// Whether one hit puts unnamed characters out.
    unnamed_one_hit, "unnamed-one-hit", flag = true, "zerospace.unnamed.one-hit";
    /// Whether a charge has both the penalty for running and the bonus for charging.
    charge_runs, "charge-runs", flag = false, "zerospace.charge.run-penalty";
    /// When the attribute of a dodge is chosen.
    dodge_attribute, "dodge-attribute", DodgeAttribute = DodgeAttribute::Declared, "zerospace.dodge.attribute";
    /// Whether a dodge helps against altering attacks.
    dodge_altering, "dodge-altering", flag = true, "zerospace.dodge.any-attack";
    /// When a forced dodge ends.
    dodge_end, "dodge-end", DodgeEnd = DodgeEnd::TakenTurn, "zerospace.dodge.duration";
    /// Whether armour is ignored also when a held actor is hurt.
    hurt_ignores_armour, "hurt-ignores-armour", flag = false, "zerospace.grapple.armour-ignored";
    /// Whether only taking cover helps against area attacks.
    area_cover_only, "area-cover-only", flag = false, "zerospace.cover-dive.area-attacks";
    /// How a blast is rolled.
    blast, "blast", Blast = Blast::Each, "zerospace.explosive.alternative";
    /// The price of an attempt to recover from blindness or fear.
    recovery_try, "recovery-try", RecoveryTry = RecoveryTry::Free, "zerospace.blind.recovery";
    /// Whether the bonus for fleeing is added to that for running.
    flee_and_run, "flee-and-run", flag = false, "zerospace.fear.flee";
    /// Whether a boost may raise endurance.
    boost_endurance, "boost-endurance", flag = true, "zerospace.ap.use.boost";
    /// How many dice a power stunt gives.
    stunt_dice, "stunt-dice", StuntDice = StuntDice::Two, "zerospace.ap.use.stunt";
    /// Whether everybody who rolls is asked for points before the roll, not only where it matters.
    points_before, "points-before", flag = false, "zerospace.ap.use.bonus-die";
    /// Whether to ask the game master if a conflict is over when only one side is left.
    ask_end, "ask-end", Prompt = Prompt::Ask, "zerospace.conflict.end";
    /// Whether to ask the game master if another quick action is acceptable.
    ask_quick, "ask-quick", Prompt = Prompt::Automatic, "zerospace.action.quick";
    /// Whether to ask the game master if a free action is acceptable.
    ask_free, "ask-free", Prompt = Prompt::Automatic, "zerospace.action.free";
    /// Whether to ask the game master if an action can be combined with a movement.
    ask_linked, "ask-linked", Prompt = Prompt::Ask, "zerospace.move.linked-action";
    /// Whether to ask the game master if a check may be tried without the skill.
    ask_unskilled, "ask-unskilled", Prompt = Prompt::Ask, "zerospace.dice.unskilled-permission";
    /// Whether to ask the game master if an unusual attribute is suitable for a check.
    ask_attribute, "ask-attribute", Prompt = Prompt::Ask, "zerospace.dice.attribute-choice";
    /// Whether to ask the game master if an attack is possible beyond the effective range.
    ask_range, "ask-range", Prompt = Prompt::Ask, "zerospace.range.beyond";
    /// Whether to ask the game master if different skills can be combined.
    ask_combined, "ask-combined", Prompt = Prompt::Ask, "zerospace.assist.different-skills";
    /// Whether to ask the game master for the benefit of an especially good success.
    ask_benefit, "ask-benefit", Prompt = Prompt::Ask, "zerospace.success.extra-benefit";
    /// Whether to ask the game master how a failure moves the story on.
    ask_failure, "ask-failure", Prompt = Prompt::Ask, "zerospace.failure.fail-forward";
    /// Whether to ask the game master if an actor can get between attacker and target.
    ask_shield, "ask-shield", Prompt = Prompt::Automatic, "zerospace.force.protect";
    /// Whether to ask the game master if another action is purely defensive.
    ask_defensive, "ask-defensive", Prompt = Prompt::Ask, "zerospace.force.defensive-only";
    /// Whether to ask the game master if a chase is over when one side leads by enough.
    ask_over, "ask-over", Prompt = Prompt::Ask, "zerospace.extended.chase";
    /// Whether to ask the game master if a frightened character may take an action.
    ask_afraid, "ask-afraid", Prompt = Prompt::Ask, "zerospace.fear.effect";
    /// Whether to ask the game master what harm being thrown causes.
    ask_harm, "ask-harm", Prompt = Prompt::Ask, "zerospace.throw-down.harm";
    /// Whether to ask the player who put an unnamed character out if it is dead.
    ask_finish, "ask-finish", Prompt = Prompt::Ask, "zerospace.unnamed.one-hit";
    /// Whether to ask the game master if a point frees an actor from blindness or fear.
    ask_break_free, "ask-break-free", Prompt = Prompt::Automatic, "zerospace.ap.use.break-free";
}
