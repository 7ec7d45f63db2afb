//! The house-rule switches: one list from which files, schema, settings and help are made.

pub use schwung_table::{Position, SwitchKind};
use schwung_table::{switches, words};

/// One switch.
pub type Switch = schwung_table::Switch<Switches>;

words! {
    /// How a table wants something asked that only a person can decide.
    Prompt {
        /// It does not come up.
        Off = "off",
        /// The game master is asked.
        #[default]
        Ask = "ask",
        /// The usual answer holds.
        Automatic = "automatic",
    }
    /// What decides equal order results.
    OrderTie {
        /// Whoever began the conflict, Intelligence, players, an open die.
        #[default]
        Usual = "usual",
        /// An open die alone.
        RollOff = "roll-off",
        /// Players, then an open die.
        PlayersFirst = "players-first",
        /// The game master.
        GameMaster = "game-master",
    }
    /// How long a deferred turn keeps.
    DeferredWindow {
        /// Until the own slot of the next round.
        #[default]
        NextSlot = "next-slot",
        /// To the end of the next round, beside the regular turn.
        Literal = "literal",
    }
    /// For whom one forced action in a round is the limit.
    ForceLimit {
        /// For each character.
        #[default]
        Character = "character",
        /// For the whole table.
        Table = "table",
    }
    /// How often a specialisation rolls a low die again.
    Reroll {
        /// Once; the new value stands.
        #[default]
        Once = "once",
        /// Until it shows 3 or more.
        UntilThree = "until-three",
    }
    /// The skill that defends against shots.
    RangedDefence {
        /// Ranged combat.
        #[default]
        Ranged = "ranged",
        /// Athletics.
        Athletics = "athletics",
    }
    /// What happens where both pools are below zero.
    MutualDeficit {
        /// Each side hands over its own deficit.
        #[default]
        Exchange = "exchange",
        /// The lesser is taken from the greater first.
        Net = "net",
    }
    /// What a shot at an unseen target is.
    UnseenRanged {
        /// A failure.
        #[default]
        Fails = "fails",
        /// One die less.
        Penalty = "penalty",
    }
    /// Who counts among those who work together.
    AssistCount {
        /// Everybody, the leader included.
        #[default]
        All = "all",
        /// Helpers only.
        Helpers = "helpers",
    }
    /// Which rolls the last point of endurance burdens.
    Weakened {
        /// Deeds of one's own.
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
        /// When it is declared.
        #[default]
        Declared = "declared",
        /// At each attack: the better counts.
        PerAttack = "per-attack",
    }
    /// When a forced dodge ends.
    DodgeEnd {
        /// With the next turn that is taken.
        #[default]
        TakenTurn = "taken-turn",
        /// With the sacrificed slot.
        Slot = "slot",
    }
    /// How a blast is rolled.
    Blast {
        /// One attack, and each defends.
        #[default]
        Each = "each",
        /// One attack, one defence for the group.
        Group = "group",
        /// One attack and one defence each.
        Separate = "separate",
    }
    /// What a try to recover takes.
    RecoveryTry {
        /// Nothing: one try when the own turn begins.
        #[default]
        Free = "free",
        /// The standard action.
        Standard = "standard",
    }
    /// How many dice a power stunt rolls.
    StuntDice {
        /// Two: it grants the skill.
        #[default]
        Two = "two",
        /// One.
        One = "one",
    }
}

switches! {
    /// What decides equal order results.
    order_tie, "order-tie", OrderTie = OrderTie::Usual, "zerospace.initiative.tie";
    /// Do unnamed characters of one band share a slot?
    group_slots, "group-slots", flag = true, "zerospace.initiative.groups";
    /// May a turn be deferred that has begun?
    defer_begun, "defer-begun", flag = false, "zerospace.delay.declare";
    /// How long a deferred turn keeps.
    deferred_window, "deferred-window", DeferredWindow = DeferredWindow::NextSlot, "zerospace.delay.window";
    /// For whom one forced action in a round is the limit.
    force_limit, "force-limit", ForceLimit = ForceLimit::Character, "zerospace.force.once-per-round";
    /// May somebody force an action while a turn is owed?
    force_while_owed, "force-while-owed", flag = true, "zerospace.force.once-per-round";
    /// May getting up be part of a move?
    stand_within_move, "stand-within-move", flag = false, "zerospace.move.linked-action";
    /// Does running burden the roll that is the movement itself?
    run_burdens_movement, "run-burdens-movement", flag = false, "zerospace.move.run";
    /// Does sprinting make the roll fail that is the movement itself?
    sprint_fails_movement, "sprint-fails-movement", flag = false, "zerospace.move.sprint";
    /// How often a specialisation rolls a low die again.
    reroll, "reroll", Reroll = Reroll::Once, "zerospace.dice.reroll";
    /// The skill that defends against shots.
    ranged_defence, "ranged-defence", RangedDefence = RangedDefence::Ranged, "zerospace.dice.combat-attributes";
    /// Does the rating of a tool compete with power level and gear?
    tool_competes, "tool-competes", flag = false, "zerospace.power-level.greater-of-sources";
    /// Does each further holder take another die?
    held_per_holder, "held-per-holder", flag = false, "zerospace.pool.modify";
    /// What happens where both pools are below zero.
    mutual_deficit, "mutual-deficit", MutualDeficit = MutualDeficit::Exchange, "zerospace.pool.mutual-deficit";
    /// Is the standard action spent on an attempt that fails without dice?
    failure_spends, "failure-spends", flag = true, "zerospace.auto-fail.precedence";
    /// What a shot at an unseen target is.
    unseen_ranged, "unseen-ranged", UnseenRanged = UnseenRanged::Fails, "zerospace.circ-att.unseen-ranged";
    /// Does cover help against mental attacks?
    cover_mental, "cover-mental", flag = false, "zerospace.cover.effect";
    /// Are attacks on the helpless rolled for their margin?
    helpless_roll, "helpless-roll", flag = false, "zerospace.helpless.effect";
    /// Who counts among those who work together.
    assist_count, "assist-count", AssistCount = AssistCount::All, "zerospace.assist.formula";
    /// The margin of success.
    margin, "margin", flag = false, "zerospace.margin.definition";
    /// By how much a success is an especially good one, where the margin is not played.
    good_success, "good-success", [1, 20] = 7, "zerospace.success.extra-benefit";
    /// Which rolls the last point of endurance burdens.
    weakened, "weakened", Weakened = Weakened::Deeds, "zerospace.condition.at-one";
    /// Does it burden checks made by talking?
    weakened_talk, "weakened-talk", flag = true, "zerospace.condition.at-one";
    /// How half of an odd loss is rounded.
    rest_rounding, "rest-rounding", Rounding = Rounding::Up, "zerospace.recover.short-rest";
    /// Does one hit put unnamed characters out?
    unnamed_one_hit, "unnamed-one-hit", flag = true, "zerospace.unnamed.one-hit";
    /// Do the penalty for running and the bonus for charging both count?
    charge_runs, "charge-runs", flag = false, "zerospace.charge.run-penalty";
    /// When the attribute of a dodge is chosen.
    dodge_attribute, "dodge-attribute", DodgeAttribute = DodgeAttribute::Declared, "zerospace.dodge.attribute";
    /// Does a dodge help against altering attacks?
    dodge_altering, "dodge-altering", flag = true, "zerospace.dodge.any-attack";
    /// When a forced dodge ends.
    dodge_end, "dodge-end", DodgeEnd = DodgeEnd::TakenTurn, "zerospace.dodge.duration";
    /// Does armour not count either against being hurt in a hold?
    hurt_ignores_armour, "hurt-ignores-armour", flag = false, "zerospace.grapple.armour-ignored";
    /// Does only taking cover help against area attacks?
    area_cover_only, "area-cover-only", flag = false, "zerospace.cover-dive.area-attacks";
    /// How a blast is rolled.
    blast, "blast", Blast = Blast::Each, "zerospace.explosive.alternative";
    /// What a try to recover from blindness or fear takes.
    recovery_try, "recovery-try", RecoveryTry = RecoveryTry::Free, "zerospace.blind.recovery";
    /// Is the die for fleeing added to that for running?
    flee_and_run, "flee-and-run", flag = false, "zerospace.fear.flee";
    /// May a boost raise endurance?
    boost_endurance, "boost-endurance", flag = true, "zerospace.ap.use.boost";
    /// How many dice a power stunt rolls.
    stunt_dice, "stunt-dice", StuntDice = StuntDice::Two, "zerospace.ap.use.stunt";
    /// Ask everybody who rolls for points before the roll, not only where it matters.
    points_before, "points-before", flag = false, "zerospace.ap.use.bonus-die";
    /// Ask the game master whether a conflict is over when one side is left alone.
    ask_end, "ask-end", Prompt = Prompt::Ask, "zerospace.conflict.end";
    /// Ask the game master whether a quick action is one too many.
    ask_quick, "ask-quick", Prompt = Prompt::Automatic, "zerospace.action.quick";
    /// Ask the game master whether a free action fits.
    ask_free, "ask-free", Prompt = Prompt::Automatic, "zerospace.action.free";
    /// Ask the game master whether a deed is bound up with a movement.
    ask_linked, "ask-linked", Prompt = Prompt::Ask, "zerospace.move.linked-action";
    /// Ask the game master whether something may be tried unskilled.
    ask_unskilled, "ask-unskilled", Prompt = Prompt::Ask, "zerospace.dice.unskilled-permission";
    /// Ask the game master whether an unusual attribute fits a check.
    ask_attribute, "ask-attribute", Prompt = Prompt::Ask, "zerospace.dice.attribute-choice";
    /// Ask the game master whether an attack reaches that far.
    ask_range, "ask-range", Prompt = Prompt::Ask, "zerospace.range.beyond";
    /// Ask the game master whether different skills work together.
    ask_combined, "ask-combined", Prompt = Prompt::Ask, "zerospace.assist.different-skills";
    /// Ask the game master what an especially good success brings.
    ask_benefit, "ask-benefit", Prompt = Prompt::Ask, "zerospace.success.extra-benefit";
    /// Ask the game master how a failure moves the story.
    ask_failure, "ask-failure", Prompt = Prompt::Ask, "zerospace.failure.fail-forward";
    /// Ask the game master whether somebody can get between attacker and target.
    ask_shield, "ask-shield", Prompt = Prompt::Automatic, "zerospace.force.protect";
    /// Ask the game master whether something else is purely defensive.
    ask_defensive, "ask-defensive", Prompt = Prompt::Ask, "zerospace.force.defensive-only";
    /// Ask the game master whether a chase is over when somebody leads by enough.
    ask_over, "ask-over", Prompt = Prompt::Ask, "zerospace.extended.chase";
    /// Ask the game master whether somebody frightened may do that.
    ask_afraid, "ask-afraid", Prompt = Prompt::Ask, "zerospace.fear.effect";
    /// Ask the game master what being thrown does to somebody.
    ask_harm, "ask-harm", Prompt = Prompt::Ask, "zerospace.throw-down.harm";
    /// Ask the player who put an unnamed character out whether it is dead.
    ask_finish, "ask-finish", Prompt = Prompt::Ask, "zerospace.unnamed.one-hit";
    /// Ask the game master whether a point frees somebody from blindness or fear.
    ask_break_free, "ask-break-free", Prompt = Prompt::Automatic, "zerospace.ap.use.break-free";
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_switch_can_be_read_and_set() {
        for switch in Switches::ALL {
            let mut switches = Switches::default();
            let position = (switch.get)(&switches);
            assert!((switch.set)(&mut switches, &position), "{}", switch.name);
            assert_eq!(switches, Switches::default());
            assert!(!(switch.set)(&mut switches, &Position::Word("nonsense".to_owned())));
            assert!(!(switch.set)(&mut switches, &Position::Number(1_000)));
            assert_eq!(switches, Switches::default());
            assert_eq!(Switches::find(switch.name).map(|it| it.rule), Some(switch.rule));
            if let SwitchKind::Choice(words) = switch.kind {
                for word in words {
                    assert!((switch.set)(&mut switches, &Position::Word((*word).to_owned())), "{word}");
                }
            }
        }
    }
}
