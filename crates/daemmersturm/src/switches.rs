//! The house-rule switches. Files, the JSON schema, settings and help are generated from this list.

pub use schwung_table::{Position, SwitchKind};
use schwung_table::{switches, words};

/// A switch of this game system.
pub type Switch = schwung_table::Switch<Switches>;

words! {
    /// How to handle a decision that only a person can make.
    Prompt {
        /// Never asked: the default answer holds, or the option is not available.
        Off = "off",
        /// Ask the plot leader or the affected player.
        #[default]
        Ask = "ask",
        /// Use the default answer.
        Automatic = "automatic",
    }
    /// The trust in dice that people enter.
    Trust {
        /// All people enter their own dice.
        #[default]
        Own = "own",
        /// Typed or pasted dice need confirmation by a second person.
        Confirmed = "confirmed",
        /// Only the server rolls.
        Server = "server",
    }
    /// The period for one free transfer.
    TransferBudget {
        /// One per round.
        #[default]
        Round = "round",
        /// One per turn.
        Turn = "turn",
    }
    /// The limit of healing in combat.
    HealingCap {
        /// The life points of the profile or those at the start of the fight, whichever is higher.
        #[default]
        ProfileOrStart = "profile-or-start",
        /// The life points of the profile.
        Profile = "profile",
        /// No limit.
        None = "none",
    }
    /// When spent points are refilled.
    PointsRefill {
        /// At the start of a combat section.
        #[default]
        Section = "section",
        /// At the start of each combat.
        Combat = "combat",
        /// Only when the plot leader refills them.
        Never = "never",
    }
    /// What a critical hit multiplies.
    CriticalScope {
        /// The damage roll of the weapon.
        #[default]
        WeaponRoll = "weapon-roll",
        /// The whole hit, including the second roll of an attack from behind.
        WholeHit = "whole-hit",
    }
    /// The event that makes leaving melee risky.
    DisengageWindow {
        /// Having been in melee in the previous round.
        #[default]
        PreviousRound = "previous-round",
        /// Having been in melee since the character's own last turn.
        SinceOwnLastTurn = "since-own-last-turn",
    }
    /// How much damage shadow magic deals to its user if the demand is not met.
    ShadowBacklash {
        /// The full damage demanded.
        #[default]
        Full = "full",
        /// Only the damage not dealt.
        Shortfall = "shortfall",
    }
    /// The members of a swarm that get an additional attack.
    SwarmExtra {
        /// Each swarmer.
        #[default]
        Each = "each",
        /// One swarmer per round.
        OncePerSwarm = "once-per-swarm",
    }
    /// How turns follow each other.
    TurnOrder {
        /// In the order set by the plot leader.
        #[default]
        Fixed = "fixed",
        /// In any order within the side whose turn is next.
        FreeInSide = "free-in-side",
        /// In any order.
        Free = "free",
    }
}

//= daemmersturm.options.index
switches! {
    /// The trust in dice that people enter.
    dice_trust, "dice-trust", Trust = Trust::Own, "daemmersturm.dice.trust";
    /// Whether the server may roll.
    dice_server, "dice-server", flag = true, "daemmersturm.dice.entry-modes";
    /// Whether numbers may be typed.
    dice_typed, "dice-typed", flag = true, "daemmersturm.dice.entry-modes";
    /// Whether lines of the game client may be pasted.
    dice_pasted, "dice-pasted", flag = true, "daemmersturm.dice.entry-modes";
    /// The period for one free transfer.
    transfer_budget, "transfer-budget", TransferBudget = TransferBudget::Round, "daemmersturm.item.free-transfer";
    /// Whether dropping a weapon is always free.
    drop_is_free, "drop-is-free", flag = false, "daemmersturm.weapon.throw-away";
    /// Whether healing revives incapacitated characters.
    revive_by_healing, "revive-by-healing", flag = false, "daemmersturm.lp.incapacitated";
    /// The limit of healing in combat.
    healing_cap, "healing-cap", HealingCap = HealingCap::ProfileOrStart, "daemmersturm.lp.combat-healing";
    /// Whether there is only one attempt at healing in each interval between fights.
    single_try, "adapted-healing-single-try", flag = false, "daemmersturm.lp.adapted-healing-single-try";
    /// When spent points are refilled.
    points_refill, "points-refill", PointsRefill = PointsRefill::Section, "daemmersturm.section.what-resets";
    /// Whether a repeated roll cancels a fumble on the first.
    reroll_cancels_fumble, "reroll-cancels-fumble", flag = true, "daemmersturm.backstab.reroll";
    /// What a critical hit multiplies.
    critical_scope, "critical-scope", CriticalScope = CriticalScope::WeaponRoll, "daemmersturm.backstab.extra-damage";
    /// The event that makes leaving melee risky.
    disengage_window, "disengage-window", DisengageWindow = DisengageWindow::PreviousRound, "daemmersturm.disengage.trigger";
    /// Whether a character that reloads may be overrun.
    reload_allows_overrun, "reload-allows-overrun", flag = false, "daemmersturm.disengage.reload";
    /// Whether a natural 20 on the W roll of a gun always succeeds.
    gun_20_succeeds, "gun-20-succeeds", flag = false, "daemmersturm.gun.no-criticals";
    /// Whether a natural 1 on healing and strengthening fails, though without a fumble.
    aid_natural_1_fails, "aid-natural-1-fails", flag = false, "daemmersturm.fumble.no-fumble-for-aid";
    /// Whether only one of shield and armour may be rolled against an attack.
    one_shield_roll_only, "one-shield-roll-only", flag = false, "daemmersturm.protect.several";
    /// Whether a shield has a direction of its own.
    separate_shield_facing, "separate-shield-facing", flag = false, "daemmersturm.shield.direction";
    /// Whether one exhaustion roll covers both empty mana and few life points.
    one_exhaustion_roll, "one-exhaustion-roll", flag = false, "daemmersturm.mana.zero";
    /// How much damage shadow magic deals to its user if the demand is not met.
    shadow_backlash, "shadow-backlash", ShadowBacklash = ShadowBacklash::Full, "daemmersturm.shadow.backlash";
    /// Whether spending element points reduces a pool for the rest of the section.
    element_pool, "element-pool", flag = false, "daemmersturm.element.allowance";
    /// The members of a swarm that get an additional attack.
    swarm_extra, "swarm-extra", SwarmExtra = SwarmExtra::Each, "daemmersturm.swarm.extra-attack";
    /// Whether every character may use a pair of two-handed weapons.
    two_handed_pairs, "two-handed-pairs", flag = false, "daemmersturm.dual.pair.two-hand";
    /// Whether only the plot leader sees the results of perception tests.
    secret_perception, "secret-perception", flag = false, "daemmersturm.perception.secret";
    /// How turns follow each other.
    turn_order, "turn-order", TurnOrder = TurnOrder::Fixed, "daemmersturm.turn.order";
    /// Ask the plot leader for life points at the start of a combat.
    ask_start_life, "ask-start-life", Prompt = Prompt::Ask, "daemmersturm.lp.start-of-combat";
    /// Ask the plot leader which weapons are loaded at the start of a combat.
    ask_loaded, "ask-loaded", Prompt = Prompt::Ask, "daemmersturm.ranged.loaded-at-start";
    /// Ask the plot leader whether a character at 0 life points is dead.
    ask_fate, "ask-fate", Prompt = Prompt::Ask, "daemmersturm.lp.down-or-dead";
    /// Ask the plot leader whether a character is a normal enemy.
    ask_normal, "ask-normal", Prompt = Prompt::Ask, "daemmersturm.crit.normal-enemy";
    /// Ask the plot leader whether an attack reaches its target.
    ask_range, "ask-range", Prompt = Prompt::Ask, "daemmersturm.range.plot-leader";
    /// Ask the plot leader whether a shorter movement counts as a charge.
    ask_charge, "ask-charge", Prompt = Prompt::Off, "daemmersturm.range.charge-waiver";
    /// Ask the defender for a direction before the first melee attack of the round, if several enemies are in reach.
    ask_facing, "ask-facing", Prompt = Prompt::Ask, "daemmersturm.backstab.predeclare";
    /// Ask the plot leader whether an attack comes from behind.
    ask_back, "ask-back", Prompt = Prompt::Ask, "daemmersturm.backstab.angle";
    /// Ask the plot leader which friends are in the line of fire.
    ask_exposed, "ask-exposed", Prompt = Prompt::Ask, "daemmersturm.ff.exposed";
    /// Ask the plot leader which friend is hit by friendly fire.
    ask_victim, "ask-victim", Prompt = Prompt::Ask, "daemmersturm.ff.victim";
    /// Ask the plot leader whether there is time and room to seek cover.
    ask_seek, "ask-seek", Prompt = Prompt::Ask, "daemmersturm.seekcover.veto";
    /// Ask the plot leader whether there was too little time for a protection roll.
    ask_belated, "ask-belated", Prompt = Prompt::Ask, "daemmersturm.protect.belated-dispute";
    /// Ask the plot leader whether a character in full cover can be hit.
    ask_full_cover, "ask-full-cover", Prompt = Prompt::Off, "daemmersturm.cover.full";
    /// Ask the plot leader about pairs of weapons that are not listed.
    ask_pair, "ask-pair", Prompt = Prompt::Ask, "daemmersturm.dual.other-pairs";
    /// Ask the plot leader whether a handgun of a mixed pair may be fired at a distance.
    ask_mixed, "ask-mixed", Prompt = Prompt::Automatic, "daemmersturm.dual.mixed-at-distance";
    /// Ask the attacker whether to repeat a roll; otherwise it is always repeated.
    ask_repeat, "ask-repeat", Prompt = Prompt::Automatic, "daemmersturm.backstab.reroll";
    /// Ask before protection rolls that cost nothing; otherwise they are made in the usual order.
    ask_protection, "ask-protection", Prompt = Prompt::Ask, "daemmersturm.protect.several";
    /// Ask the plot leader whether a pursuer leaves other enemies.
    ask_chain, "ask-chain", Prompt = Prompt::Off, "daemmersturm.disengage.overrun-distance";
    /// Ask the plot leader how far a climber gets.
    ask_climb_range, "ask-climb-range", Prompt = Prompt::Ask, "daemmersturm.climb.reduced-movement";
    /// Ask the plot leader for the damage of a fall.
    ask_fall, "ask-fall", Prompt = Prompt::Ask, "daemmersturm.climb.fall-consequence";
    /// Ask the plot leader whether a weapon can be pinned into a creature.
    ask_pin, "ask-pin", Prompt = Prompt::Ask, "daemmersturm.climb.obstacle.pin-weapon";
    /// Ask the plot leader which hidden characters are in the field of view of a perception test.
    ask_field, "ask-field", Prompt = Prompt::Ask, "daemmersturm.perception.blocking";
    /// Ask the plot leader whether partly noticed characters may be targeted.
    ask_partly, "ask-partly", Prompt = Prompt::Ask, "daemmersturm.perception.weak";
    /// Ask the plot leader what a weak or critical perception test reveals.
    ask_detail, "ask-detail", Prompt = Prompt::Ask, "daemmersturm.perception.detail";
    /// Ask players with several magic resources which one to use, before each combat; otherwise it stays the same.
    ask_resource, "ask-resource", Prompt = Prompt::Ask, "daemmersturm.resource.choice";
    /// Ask casters before they break off channelling by moving or attacking; otherwise it breaks off.
    ask_break_off, "ask-break-off", Prompt = Prompt::Ask, "daemmersturm.magic.abort";
    /// Ask the plot leader for the size of a body compared with its bearer.
    ask_size, "ask-size", Prompt = Prompt::Ask, "daemmersturm.carry.similar-size";
    /// Ask the plot leader which characters an area effect hits.
    ask_caught, "ask-caught", Prompt = Prompt::Ask, "daemmersturm.area.density";
    /// Ask whether a character steps in for a friend that is attacked.
    ask_step_in, "ask-step-in", Prompt = Prompt::Ask, "daemmersturm.swarm.free-intervene";
    /// Ask the plot leader whether the conditions of a group attack are met.
    ask_group, "ask-group", Prompt = Prompt::Ask, "daemmersturm.group.attacks";
    /// Ask the plot leader whether a helpless character can be given a potion.
    ask_helpless, "ask-helpless", Prompt = Prompt::Ask, "daemmersturm.potion.recipient";
    /// Ask the plot leader whether an event triggers the attack of a character that watches.
    ask_watch, "ask-watch", Prompt = Prompt::Ask, "daemmersturm.data.ability-schema";
}
