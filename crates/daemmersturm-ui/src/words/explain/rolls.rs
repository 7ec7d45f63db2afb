//! Rolls: the natural number, the bonuses, and the number to reach or exceed.

use schwung_daemmersturm::{
    ActorId, AttackToExplain, Change, Extra, Outcome, Protection, Purpose, RollEvent, Skill, Source, State,
    Value,
};

use super::{part, plain};
use crate::words::{Part, kinds, teller::Teller};

/// The bonus to a roll, if the reader may know it. It contains the rolling character's values, or those of the
/// observers in a camouflage test.
pub(in crate::words) fn bonus(t: &Teller<'_>, event: &RollEvent) -> Option<i16> {
    match event {
        RollEvent::Called { .. } => None,
        //= daemmersturm.perception.camouflage-test
        RollEvent::Rolled { purpose: Purpose::Camouflage, bonus, .. } => {
            t.eyes.see_hidden().then_some(*bonus)
        }
        RollEvent::Rolled { who, bonus, .. } => t.reads(*who).then_some(*bonus),
    }
}

/// The rule that requires a roll.
//= daemmersturm.dice.catalogue
fn rule(purpose: Purpose) -> &'static str {
    match purpose {
        Purpose::Attack => "daemmersturm.profile.attack-roll",
        Purpose::W => "daemmersturm.gun.w-roll",
        Purpose::Perception => "daemmersturm.perception.test",
        Purpose::Camouflage => "daemmersturm.perception.camouflage-test",
        Purpose::Climb(_) => "daemmersturm.climb.sub-rolls",
        Purpose::Shield => "daemmersturm.shield.roll",
        Purpose::Cover => "daemmersturm.cover.roll",
        Purpose::SeekCover => "daemmersturm.seekcover.offer",
        Purpose::Rescue => "daemmersturm.protect.rescue",
        Purpose::Poison => "daemmersturm.poison.roll",
        Purpose::Armour => "daemmersturm.armour.roll",
        Purpose::Critical => "daemmersturm.crit.table-roll",
        Purpose::CriticalExtra => "daemmersturm.crit.result-1",
        Purpose::CriticalHealing => "daemmersturm.crit.healing",
        Purpose::Exhaustion => "daemmersturm.exhaustion.roll",
        Purpose::Escalation => "daemmersturm.fumble.escalation",
        Purpose::Interruption => "daemmersturm.magic.interruption",
        Purpose::SideEffect => "daemmersturm.potion.side-effect-test",
        Purpose::Light => "daemmersturm.light.test",
        Purpose::Element => "daemmersturm.element.roll",
        Purpose::Targets => "daemmersturm.area.rolled",
        Purpose::Damage => "daemmersturm.melee.damage",
        Purpose::BackDamage => "daemmersturm.backstab.extra-damage",
        Purpose::Tick => "daemmersturm.dot.tick",
        Purpose::Healing => "daemmersturm.lp.combat-healing",
    }
}

/// The message and rule for a bonus in general.
fn bonus_rule(purpose: Purpose) -> (&'static str, &'static str) {
    match purpose {
        Purpose::Attack => ("ds-part-attack", "daemmersturm.profile.attack-roll"),
        Purpose::W => ("ds-part-value", "daemmersturm.gun.w-roll"),
        Purpose::Perception | Purpose::Camouflage => ("ds-part-sight", "daemmersturm.perception.mod.value"),
        Purpose::Shield => ("ds-part-shield", "daemmersturm.shield.roll"),
        Purpose::Poison => ("ds-part-poison", "daemmersturm.poison.bonus"),
        other => ("ds-part-bonus", rule(other)),
    }
}

/// A roll and its bonuses.
pub(super) fn rolled(t: &Teller<'_>, event: &RollEvent) -> Vec<Part> {
    let (who, purpose, natural, extra) = match event {
        RollEvent::Called { .. } => return Vec::new(),
        RollEvent::Rolled { who, purpose, natural, extra, .. } => (who, purpose, natural, extra),
    };
    let mut parts = vec![part(kinds::purpose(t.c, *purpose), *natural, rule(*purpose))];
    let Some(bonus) = bonus(t, event) else { return parts };
    let own = bonus - extra.sum();
    parts.extend(values(t, *who, *purpose, own));
    parts.extend(extras(t, *extra));
    if *purpose == Purpose::Light {
        parts.push(limit(t, *who));
    }
    parts
}

/// The values of the rolling character that make up a bonus. The rest becomes a general part.
//= daemmersturm.profile.modifiers
pub(super) fn values(t: &Teller<'_>, who: ActorId, purpose: Purpose, own: i16) -> Vec<Part> {
    use Skill::{Magic, Melee, Ranged};
    let (skills, more): (&[Skill], Option<Value>) = match purpose {
        Purpose::Attack | Purpose::Rescue => (&[Melee, Ranged, Magic], None),
        Purpose::W => (&[Ranged, Magic], None),
        Purpose::Perception => (&[Ranged, Magic], Some(Value::Perception)),
        Purpose::Shield => (&[Melee, Ranged, Magic], Some(Value::ShieldRoll)),
        Purpose::Armour => (&[], Some(Value::ArmourRoll)),
        Purpose::Climb(_) => (&[], Some(Value::ClimbRoll)),
        _ => (&[], None),
    };
    let there = usize::from(who.0) < t.state.actors.len().min(t.state.frame.profiles.len());
    let changes = more.filter(|_| there).map_or(Vec::new(), |value| changes(t, who, value));
    let changed: i32 = changes.iter().filter_map(|it| it.value).sum();
    let rest = i32::from(own) - changed;
    let fits = |it: &&Skill| there && i32::from(t.state.attack_value(who, **it)) == rest;
    let mut parts = match skills.iter().find(fits) {
        Some(skill) => value(t, who, skill.attack(), t.state.attack_value(who, *skill)),
        None if rest == 0 => Vec::new(),
        None => {
            let (key, rule) = bonus_rule(purpose);
            vec![part(t.word(key), rest, rule)]
        }
    };
    parts.extend(changes);
    parts
}

/// The modifiers of a value that has no base.
fn changes(t: &Teller<'_>, who: ActorId, of: Value) -> Vec<Part> {
    let now = t.state.modified(who, of, 0);
    value(t, who, of, now).into_iter().filter(|it| it.value != Some(0)).collect()
}

/// Bonuses other than the character's values, each by its name.
pub(super) fn extras(t: &Teller<'_>, extra: Extra) -> Vec<Part> {
    let Extra { back, pair, ability, group, hints, sight, leader } = extra;
    let all = [
        ("ds-behind", back, "daemmersturm.backstab.bonus"),
        ("ds-part-pair", pair, "daemmersturm.dual.penalty-scope"),
        ("ds-part-ability", ability, "daemmersturm.ap.abilities"),
        ("ds-part-group", group, "daemmersturm.group.attacks"),
        ("ds-part-hints", hints, "daemmersturm.perception.mod.more"),
        ("ds-part-conditions", sight, "daemmersturm.perception.mod.more"),
        ("ds-part-leader", leader, "daemmersturm.gm.authority"),
    ];
    all.into_iter().filter(|it| it.1 != 0).map(|(key, by, rule)| part(t.word(key), by, rule)).collect()
}

/// The highest number with which a light test succeeds.
//= daemmersturm.light.test
//= daemmersturm.light.armour
fn limit(t: &Teller<'_>, who: ActorId) -> Part {
    use schwung_daemmersturm::ArmourClass;
    let there = usize::from(who.0) < t.state.actors.len().min(t.state.frame.profiles.len());
    let most = if there { t.state.attack_value(who, Skill::Magic) } else { 0 };
    if there && t.state.armour_class(who) <= ArmourClass::Light && most < 4 {
        return part(t.word("ds-part-light-armour"), 4, "daemmersturm.light.armour");
    }
    part(t.word("ds-part-light-limit"), most, "daemmersturm.light.test")
}

/// An attack roll: the die, NA, FA or Z with its modifiers, other bonuses and the defence. Each number is only shown to
/// those who may read it.
//= daemmersturm.profile.attack-roll
//= daemmersturm.outcome.failed
pub(super) fn resolved(t: &Teller<'_>, event: AttackToExplain<'_>) -> Vec<Part> {
    let AttackToExplain::Resolved {
        by: &by,
        on: &on,
        natural: &natural,
        total: &total,
        defence: &defence,
        outcome: &outcome,
        back: &back,
        extra: &extra,
        guard: &guard,
    } = event
    else {
        return Vec::new();
    };
    let die = kinds::purpose(t.c, Purpose::Attack);
    let mut parts = vec![part(die, natural, "daemmersturm.dice.uniform-range")];
    let there = |who: ActorId| usize::from(who.0) < t.state.actors.len().min(t.state.frame.profiles.len());
    // Older logs do not contain the parts of the bonus.
    let extra = if back { Extra { back: 3, ..extra } } else { extra };
    let (bonus, own) = (total - natural - extra.sum(), defence - guard);
    let skill = (there(by) && there(on)).then(|| skill(t, (by, on), bonus, own)).flatten();
    if t.reads(by) {
        parts.extend(attack(t, by, bonus, extra, skill));
    }
    if t.reads(on) {
        match skill {
            Some(skill) => parts.extend(value(t, on, skill.defence(), own)),
            None => parts.push(part(t.word("ds-part-defence"), own, "daemmersturm.profile.defence")),
        }
        if guard != 0 {
            parts.push(part(t.word("ds-part-guard"), guard, "daemmersturm.ap.abilities"));
        }
    }
    parts.push(match outcome {
        Outcome::Critical => plain(kinds::outcome(t.c, outcome), "daemmersturm.crit.natural-20"),
        Outcome::Fumble => plain(kinds::outcome(t.c, outcome), "daemmersturm.fumble.natural-1"),
        Outcome::Both => plain(kinds::outcome(t.c, outcome), "daemmersturm.fumble.and-critical"),
        Outcome::Miss | Outcome::Hit if t.reads(by) && t.reads(on) => {
            part(t.word("ds-part-lead"), total - defence, "daemmersturm.outcome.failed")
        }
        Outcome::Miss | Outcome::Hit => plain(kinds::outcome(t.c, outcome), "daemmersturm.outcome.failed"),
    });
    parts
}

/// The skill of an attack: melee if the characters are in melee range, otherwise ranged before magic. It is derived
/// from the defence if the reader may read that, otherwise from the attack value. It must not depend on any number that
/// the reader may not read.
fn skill(t: &Teller<'_>, who: (ActorId, ActorId), bonus: i16, defence: i16) -> Option<Skill> {
    let (by, on) = who;
    let near = t.eyes.know(by) && t.eyes.know(on) && t.state.reaches(by, on);
    let order = if near {
        [Skill::Melee, Skill::Ranged, Skill::Magic]
    } else {
        [Skill::Ranged, Skill::Magic, Skill::Melee]
    };
    let defends = |it: &Skill| t.state.defence_value(on, *it) == defence;
    let attacks = |it: &Skill| t.state.attack_value(by, *it) == bonus;
    match (t.reads(by), t.reads(on)) {
        (true, true) => {
            order.into_iter().find(|it| defends(it) && attacks(it)).or(order.into_iter().find(defends))
        }
        (false, true) => order.into_iter().find(defends),
        (true, false) => order.into_iter().find(attacks),
        (false, false) => None,
    }
}

/// The attack value and other bonuses.
fn attack(t: &Teller<'_>, by: ActorId, bonus: i16, extra: Extra, skill: Option<Skill>) -> Vec<Part> {
    let mut parts = Vec::new();
    let rest = match skill {
        None => {
            parts.push(part(t.word("ds-part-attack"), bonus, "daemmersturm.profile.attack-roll"));
            0
        }
        Some(skill) => {
            let now = t.state.attack_value(by, skill);
            parts.extend(value(t, by, skill.attack(), now));
            bonus - now
        }
    };
    parts.extend(extras(t, extra));
    if rest != 0 {
        parts.push(part(t.word("ds-part-circumstances"), rest, "daemmersturm.profile.modifiers"));
    }
    parts
}

/// A current value: base, modifiers that set or add to it, shields and armour, nausea. `now` is the sum.
//= daemmersturm.profile.modifiers
fn value(t: &Teller<'_>, who: ActorId, value: Value, now: i16) -> Vec<Part> {
    const CHANGED: &str = "daemmersturm.profile.modifiers";
    let state: &State = t.state;
    let (base, rule) = base(state, who, value);
    let on = || state.modifiers.iter().filter(move |it| it.on == who && it.value == value);
    let mut set = on().filter_map(|it| match it.change {
        Change::Set(to) => Some((to, it.source)),
        Change::Add(_) => None,
    });
    let mut parts = match set.next_back() {
        Some((to, source)) => vec![part(named(t, value, source), to, CHANGED)],
        None => vec![part(kinds::value(t.c, value), base, rule)],
    };
    for it in on() {
        if let Change::Add(by) = it.change {
            parts.push(part(t.source(it.source), by, CHANGED));
        }
    }
    let worn = state.drawn(who).filter_map(|it| state.protection_of(it)).chain(state.armour(who));
    parts.extend(worn.filter_map(|it| drawback(it, value)));
    if state.actor(who).ailments.nausea > 0 {
        parts.push(part(t.word("ds-part-nausea"), -5, "daemmersturm.potion.side-1"));
    }
    let sum: i32 = parts.iter().filter_map(|it| it.value).sum();
    let rest = i32::from(now) - sum;
    if rest != 0 {
        // A character that has fainted has a defence of at most 6.
        let faint = state.actor(who).ailments.faint > 0;
        let rule = if faint { "daemmersturm.potion.side-3" } else { CHANGED };
        parts.push(part(t.word(if faint { "ds-part-faint" } else { "ds-part-circumstances" }), rest, rule));
    }
    parts
}

/// The base value and its rule.
fn base(state: &State, who: ActorId, value: Value) -> (i16, &'static str) {
    let profile = state.profile(who);
    let attack = |skill: Skill| (i16::from(profile.values(skill).attack), "daemmersturm.profile.attack-roll");
    let defence = |skill: Skill| (i16::from(profile.values(skill).defence), "daemmersturm.profile.defence");
    match value {
        Value::MeleeAttack => attack(Skill::Melee),
        Value::RangedAttack => attack(Skill::Ranged),
        Value::MagicAttack => attack(Skill::Magic),
        Value::MeleeDefence => defence(Skill::Melee),
        Value::RangedDefence => defence(Skill::Ranged),
        Value::MagicDefence => defence(Skill::Magic),
        Value::Damage
        | Value::Reduction
        | Value::Cost
        | Value::ShieldRoll
        | Value::ArmourRoll
        | Value::ClimbRoll
        | Value::Perception => (0, "daemmersturm.profile.modifiers"),
    }
}

/// The name of a value with its source, such as "NV (stone skin)".
fn named(t: &Teller<'_>, value: Value, source: Source) -> String {
    t.detailed(&kinds::value(t.c, value), &[t.source(source)])
}

//= daemmersturm.shield.values
fn drawback(it: &Protection, value: Value) -> Option<Part> {
    let by: i32 = it.drawbacks.iter().filter(|it| it.0 == value).map(|it| i32::from(it.1)).sum();
    (by != 0).then(|| part(it.name.clone(), by, "daemmersturm.shield.values"))
}
