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
        /// The plot leader, or whoever it concerns, is asked.
        #[default]
        Ask = "ask",
        /// The usual answer holds.
        Automatic = "automatic",
    }
    /// Whose dice count.
    Trust {
        /// Everybody enters the own dice.
        #[default]
        Own = "own",
        /// A second person confirms dice that were typed or pasted.
        Confirmed = "confirmed",
        /// Only the server rolls.
        Server = "server",
    }
    /// For how long one free transfer is the limit.
    TransferBudget {
        /// A round.
        #[default]
        Round = "round",
        /// A turn.
        Turn = "turn",
    }
    /// How far healing in combat goes.
    HealingCap {
        /// To the life points of the profile or those at the start of the fight, whichever are more.
        #[default]
        ProfileOrStart = "profile-or-start",
        /// To the life points of the profile.
        Profile = "profile",
        /// As far as it goes.
        None = "none",
    }
    /// When spent points come back.
    PointsRefill {
        /// With a new combat section.
        #[default]
        Section = "section",
        /// With each combat.
        Combat = "combat",
        /// When the plot leader says so.
        Never = "never",
    }
    /// What a critical hit multiplies.
    CriticalScope {
        /// The damage roll of the weapon.
        #[default]
        WeaponRoll = "weapon-roll",
        /// The whole hit, the back attack's roll included.
        WholeHit = "whole-hit",
    }
    /// What makes leaving melee risky.
    DisengageWindow {
        /// Melee in the previous round.
        #[default]
        PreviousRound = "previous-round",
        /// Melee since the own last turn.
        SinceOwnLastTurn = "since-own-last-turn",
    }
    /// How much of the due falls back on whoever used shadows.
    ShadowBacklash {
        /// All of it.
        #[default]
        Full = "full",
        /// What is missing.
        Shortfall = "shortfall",
    }
    /// Who in a swarm gets an additional attack.
    SwarmExtra {
        /// Each swarmer.
        #[default]
        Each = "each",
        /// One of the swarm in a round.
        OncePerSwarm = "once-per-swarm",
    }
    /// How turns follow each other.
    TurnOrder {
        /// In the order that the plot leader has set.
        #[default]
        Fixed = "fixed",
        /// Whoever of the side that is next takes a turn.
        FreeInSide = "free-in-side",
        /// Whoever takes a turn.
        Free = "free",
    }
}

//= daemmersturm.options.index
switches! {
    /// Whose dice count.
    dice_trust, "dice-trust", Trust = Trust::Own, "daemmersturm.dice.trust";
    /// May the server roll?
    dice_server, "dice-server", flag = true, "daemmersturm.dice.entry-modes";
    /// May numbers be typed?
    dice_typed, "dice-typed", flag = true, "daemmersturm.dice.entry-modes";
    /// May lines of the game client be pasted?
    dice_pasted, "dice-pasted", flag = true, "daemmersturm.dice.entry-modes";
    /// For how long one free transfer is the limit.
    transfer_budget, "transfer-budget", TransferBudget = TransferBudget::Round, "daemmersturm.item.free-transfer";
    /// Is dropping a weapon always free?
    drop_is_free, "drop-is-free", flag = false, "daemmersturm.weapon.throw-away";
    /// Does healing bring the incapacitated back?
    revive_by_healing, "revive-by-healing", flag = false, "daemmersturm.lp.incapacitated";
    /// How far healing in combat goes.
    healing_cap, "healing-cap", HealingCap = HealingCap::ProfileOrStart, "daemmersturm.lp.combat-healing";
    /// Is there one try at healing for each interval between fights?
    single_try, "adapted-healing-single-try", flag = false, "daemmersturm.lp.adapted-healing-single-try";
    /// When spent points come back.
    points_refill, "points-refill", PointsRefill = PointsRefill::Section, "daemmersturm.section.what-resets";
    /// Does a repeated roll cancel the fumble of the first?
    reroll_cancels_fumble, "reroll-cancels-fumble", flag = true, "daemmersturm.backstab.reroll";
    /// What a critical hit multiplies.
    critical_scope, "critical-scope", CriticalScope = CriticalScope::WeaponRoll, "daemmersturm.backstab.extra-damage";
    /// What makes leaving melee risky.
    disengage_window, "disengage-window", DisengageWindow = DisengageWindow::PreviousRound, "daemmersturm.disengage.trigger";
    /// May somebody who reloads be overrun?
    reload_allows_overrun, "reload-allows-overrun", flag = false, "daemmersturm.disengage.reload";
    /// Does a natural 20 on the W roll of a gun always succeed?
    gun_20_succeeds, "gun-20-succeeds", flag = false, "daemmersturm.gun.no-criticals";
    /// Does a natural 1 on healing and strengthening fail, without a fumble?
    aid_natural_1_fails, "aid-natural-1-fails", flag = false, "daemmersturm.fumble.no-fumble-for-aid";
    /// Is it either shield or armour against one attack?
    one_shield_roll_only, "one-shield-roll-only", flag = false, "daemmersturm.protect.several";
    /// Does a shield have a direction of its own?
    separate_shield_facing, "separate-shield-facing", flag = false, "daemmersturm.shield.direction";
    /// Is one exhaustion roll enough for empty mana and few life points?
    one_exhaustion_roll, "one-exhaustion-roll", flag = false, "daemmersturm.mana.zero";
    /// How much of the due falls back on whoever used shadows.
    shadow_backlash, "shadow-backlash", ShadowBacklash = ShadowBacklash::Full, "daemmersturm.shadow.backlash";
    /// Does spending element points lower a pool for the section?
    element_pool, "element-pool", flag = false, "daemmersturm.element.allowance";
    /// Who in a swarm gets an additional attack.
    swarm_extra, "swarm-extra", SwarmExtra = SwarmExtra::Each, "daemmersturm.swarm.extra-attack";
    /// Are pairs of two-handed weapons allowed to everybody?
    two_handed_pairs, "two-handed-pairs", flag = false, "daemmersturm.dual.pair.two-hand";
    /// Are perception tests for the plot leader's eyes?
    secret_perception, "secret-perception", flag = false, "daemmersturm.perception.secret";
    /// How turns follow each other.
    turn_order, "turn-order", TurnOrder = TurnOrder::Fixed, "daemmersturm.turn.order";
    /// Ask the plot leader for life points at the start of a combat.
    ask_start_life, "ask-start-life", Prompt = Prompt::Ask, "daemmersturm.lp.start-of-combat";
    /// Ask the plot leader which weapons are loaded at the start of a combat.
    ask_loaded, "ask-loaded", Prompt = Prompt::Ask, "daemmersturm.ranged.loaded-at-start";
    /// Ask the plot leader whether somebody at 0 life points is dead.
    ask_fate, "ask-fate", Prompt = Prompt::Ask, "daemmersturm.lp.down-or-dead";
    /// Ask the plot leader whether somebody is a normal enemy.
    ask_normal, "ask-normal", Prompt = Prompt::Ask, "daemmersturm.crit.normal-enemy";
    /// Ask the plot leader whether an attack reaches that far.
    ask_range, "ask-range", Prompt = Prompt::Ask, "daemmersturm.range.plot-leader";
    /// Ask the plot leader whether a shorter move counts as a charge.
    ask_charge, "ask-charge", Prompt = Prompt::Off, "daemmersturm.range.charge-waiver";
    /// Ask the defender for a direction before the first melee attack of the round, where several are in reach.
    ask_facing, "ask-facing", Prompt = Prompt::Ask, "daemmersturm.backstab.predeclare";
    /// Ask the plot leader whether an attack comes from behind.
    ask_back, "ask-back", Prompt = Prompt::Ask, "daemmersturm.backstab.angle";
    /// Ask the plot leader which friends are in the line of a shot.
    ask_exposed, "ask-exposed", Prompt = Prompt::Ask, "daemmersturm.ff.exposed";
    /// Ask the plot leader which friend is hit.
    ask_victim, "ask-victim", Prompt = Prompt::Ask, "daemmersturm.ff.victim";
    /// Ask the plot leader whether seeking cover is possible at that distance.
    ask_seek, "ask-seek", Prompt = Prompt::Ask, "daemmersturm.seekcover.veto";
    /// Ask the plot leader whether there was enough time for a protection roll.
    ask_belated, "ask-belated", Prompt = Prompt::Ask, "daemmersturm.protect.belated-dispute";
    /// Ask the plot leader whether somebody in full cover can be hit.
    ask_full_cover, "ask-full-cover", Prompt = Prompt::Off, "daemmersturm.cover.full";
    /// Ask the plot leader about pairs of weapons that are not listed.
    ask_pair, "ask-pair", Prompt = Prompt::Ask, "daemmersturm.dual.other-pairs";
    /// Ask the plot leader whether a handgun of a mixed pair may be fired at a distance.
    ask_mixed, "ask-mixed", Prompt = Prompt::Automatic, "daemmersturm.dual.mixed-at-distance";
    /// Ask those who attack whether they repeat a roll; else it is repeated.
    ask_repeat, "ask-repeat", Prompt = Prompt::Automatic, "daemmersturm.backstab.reroll";
    /// Ask before protection rolls that cost nothing; else they are rolled in the usual order.
    ask_protection, "ask-protection", Prompt = Prompt::Ask, "daemmersturm.protect.several";
    /// Ask the plot leader whether whoever pursues leaves other enemies.
    ask_chain, "ask-chain", Prompt = Prompt::Off, "daemmersturm.disengage.overrun-distance";
    /// Ask the plot leader how far a climber gets.
    ask_climb_range, "ask-climb-range", Prompt = Prompt::Ask, "daemmersturm.climb.reduced-movement";
    /// Ask the plot leader what a fall does.
    ask_fall, "ask-fall", Prompt = Prompt::Ask, "daemmersturm.climb.fall-consequence";
    /// Ask the plot leader whether a weapon can be fixed in a creature.
    ask_pin, "ask-pin", Prompt = Prompt::Ask, "daemmersturm.climb.obstacle.pin-weapon";
    /// Ask the plot leader who of the hidden is in the field of view of a perception test.
    ask_field, "ask-field", Prompt = Prompt::Ask, "daemmersturm.perception.blocking";
    /// Ask the plot leader whether those who are noticed in part may be targeted.
    ask_partly, "ask-partly", Prompt = Prompt::Ask, "daemmersturm.perception.weak";
    /// Ask the plot leader what a weak or critical perception test shows.
    ask_detail, "ask-detail", Prompt = Prompt::Ask, "daemmersturm.perception.detail";
    /// Ask those who could use several magic resources which it is, before each combat; else it stays the same.
    ask_resource, "ask-resource", Prompt = Prompt::Ask, "daemmersturm.resource.choice";
    /// Ask those who channel before they break it off by moving or attacking; else it breaks off.
    ask_break_off, "ask-break-off", Prompt = Prompt::Ask, "daemmersturm.magic.abort";
    /// Ask the plot leader how big a body is compared with whoever lifts it.
    ask_size, "ask-size", Prompt = Prompt::Ask, "daemmersturm.carry.similar-size";
    /// Ask the plot leader whom an area effect catches.
    ask_caught, "ask-caught", Prompt = Prompt::Ask, "daemmersturm.area.density";
    /// Ask whether somebody steps in for a friend who is attacked.
    ask_step_in, "ask-step-in", Prompt = Prompt::Ask, "daemmersturm.swarm.free-intervene";
    /// Ask the plot leader whether what a group attack needs is so.
    ask_group, "ask-group", Prompt = Prompt::Ask, "daemmersturm.group.attacks";
    /// Ask the plot leader whether a helpless one can be given a potion.
    ask_helpless, "ask-helpless", Prompt = Prompt::Ask, "daemmersturm.potion.recipient";
    /// Ask the plot leader whether what happens sets off somebody's watch.
    ask_watch, "ask-watch", Prompt = Prompt::Ask, "daemmersturm.data.ability-schema";
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
