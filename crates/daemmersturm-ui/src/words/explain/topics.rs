//! Explanations for the events of each topic.

use schwung_daemmersturm::{
    ActorId, AreaEvent, AttackEvent, Cause, Change, ClientEvent, ClimbEvent, Effect, Extra, GearEvent,
    HarmEvent, Made, MagicEvent, Pool, Purpose, Resource, Right, SceneEvent, Shelter, SightEvent,
    SubstanceEvent, TurnEvent, When,
};

use super::{cited, part, plain, rolls, ruled};
use crate::words::{Part, data, kinds, teller::Teller};

pub(super) fn turn(t: &Teller<'_>, event: &TurnEvent) -> Vec<Part> {
    match event {
        TurnEvent::CombatBegan { order: _, lives, unloaded: _ } => {
            let known = lives.iter().filter(|it| t.reads(it.0));
            known.map(|it| part(t.actor(it.0), it.1, "daemmersturm.lp.start-of-combat")).collect()
        }
        TurnEvent::Moved { length, charge, .. } => {
            let rule = if *charge { "daemmersturm.range.charge" } else { "daemmersturm.turn.move-distance" };
            if length.0 == 0 { Vec::new() } else { vec![plain(t.length(*length), rule)] }
        }
        TurnEvent::Stood { there: true, .. } => cited(t, "daemmersturm.dot.area"),
        TurnEvent::Stood { there: false, .. } => cited(t, "daemmersturm.dot.area-leave"),
        _ => ruled(t, event),
    }
}

pub(super) fn attack(t: &Teller<'_>, event: &AttackEvent) -> Vec<Part> {
    match event {
        AttackEvent::Resolved { .. } => rolls::resolved(t, event),
        AttackEvent::Repeated { by: _, right } => cited(
            t,
            match right {
                Right::Back => "daemmersturm.backstab.reroll",
                Right::Coup => "daemmersturm.coup.reroll",
                Right::Ability => "daemmersturm.ap.abilities",
            },
        ),
        AttackEvent::Saved { with, .. } => cited(t, shelter(*with))
            .into_iter()
            .chain(cited(t, "daemmersturm.outcome.saved-is-hit"))
            .collect(),
        AttackEvent::Unsaved { with, .. } => cited(t, shelter(*with)),
        AttackEvent::Critical { on: _, row } => {
            let rule = match row {
                1 => "daemmersturm.crit.result-1",
                2 => "daemmersturm.crit.result-2",
                3 => "daemmersturm.crit.result-3",
                4 => "daemmersturm.crit.result-4",
                5 => "daemmersturm.crit.result-5",
                _ => "daemmersturm.crit.result-6",
            };
            vec![part(t.rule(rule), *row, rule)]
        }
        AttackEvent::Fired { item: _, reload } => {
            vec![part(t.word("ds-part-reload"), *reload, "daemmersturm.ranged.reload")]
        }
        AttackEvent::Fumbled { by: _, kind } => cited(t, fumble(*kind)),
        _ => ruled(t, event),
    }
}

/// The rule of a protection.
fn shelter(shelter: Shelter) -> &'static str {
    match shelter {
        Shelter::Seek => "daemmersturm.seekcover.applies",
        Shelter::Cover => "daemmersturm.cover.full-damage",
        Shelter::Shield => "daemmersturm.shield.block",
        Shelter::Armour => "daemmersturm.armour.roll",
        Shelter::Other(_) => "daemmersturm.protect.rescue",
        Shelter::Ability => "daemmersturm.outcome.other-negation",
    }
}

fn fumble(kind: schwung_daemmersturm::AttackKind) -> &'static str {
    use schwung_daemmersturm::AttackKind;
    match kind {
        AttackKind::Melee => "daemmersturm.fumble.melee",
        AttackKind::Ranged => "daemmersturm.fumble.ranged",
        AttackKind::Spell => "daemmersturm.fumble.spell",
        AttackKind::Explosion => "daemmersturm.fumble.explosive",
    }
}

pub(super) fn harm(t: &Teller<'_>, event: &HarmEvent) -> Vec<Part> {
    match event {
        HarmEvent::Damage { made: it, .. } if it.is_plain() => Vec::new(),
        HarmEvent::Damage { by, on: _, made: it } => made(t, *by, *it),
        HarmEvent::Reduced { on, by } => reduced(t, *on, *by),
        HarmEvent::Hurt { on, by: _, amount, cause } => {
            let rule = match cause {
                Cause::Hit => "daemmersturm.melee.damage",
                Cause::Tick => "daemmersturm.dot.tick",
                Cause::Poison => "daemmersturm.poison.effects",
                Cause::SideEffect => "daemmersturm.potion.side-4",
                Cause::Shadow => "daemmersturm.shadow.backlash",
                Cause::Fall => "daemmersturm.climb.fall-consequence",
                Cause::Other => "daemmersturm.gm.authority",
            };
            let lost = part(kinds::cause(t.c, *cause), -i32::from(*amount), rule);
            std::iter::once(lost).chain(left(t, *on)).collect()
        }
        HarmEvent::Healed { on, amount, lost, revives } => {
            let rule = "daemmersturm.lp.combat-healing";
            let mut parts = vec![part(t.word("ds-part-healed"), *amount, rule)];
            if *lost > 0 && t.reads(*on) {
                parts.push(part(t.word("ds-part-beyond"), *lost, rule));
            }
            parts.extend(left(t, *on));
            if *revives {
                parts.extend(cited(t, "daemmersturm.lp.incapacitated"));
            }
            parts
        }
        HarmEvent::Unhealed { down, .. } => {
            cited(t, if *down { "daemmersturm.lp.incapacitated" } else { "daemmersturm.lp.combat-healing" })
        }
        HarmEvent::HitUndone { on } => {
            cited(t, "daemmersturm.protect.belated").into_iter().chain(left(t, *on)).collect()
        }
        HarmEvent::HealedBetween { on: _, amount } => {
            vec![part(t.word("ds-part-healed"), *amount, "daemmersturm.lp.adapted-healing")]
        }
        _ => ruled(t, event),
    }
}

/// The parts of a hit's damage before reduction. Modifiers of the attacker's values are only shown to those who may
/// read them.
//= daemmersturm.melee.damage
//= daemmersturm.crit.minimum-order
fn made(t: &Teller<'_>, by: ActorId, made: Made) -> Vec<Part> {
    let Made { rolled, plus, back, row, critical, changed } = made;
    let critical_rule = match row {
        1 => "daemmersturm.crit.result-1",
        2 => "daemmersturm.crit.result-2",
        3 => "daemmersturm.crit.result-3",
        4 => "daemmersturm.crit.result-4",
        5 => "daemmersturm.crit.result-5",
        _ => "daemmersturm.crit.result-6",
    };
    let mut parts = vec![part(kinds::purpose(t.c, Purpose::Damage), rolled, "daemmersturm.melee.damage")];
    let changed = if t.reads(by) { changed } else { 0 };
    let more = [
        (t.word("ds-part-plus"), plus, "daemmersturm.melee.damage"),
        (kinds::purpose(t.c, Purpose::BackDamage), back, "daemmersturm.backstab.extra-damage"),
        (t.rule(critical_rule), critical, critical_rule),
        (t.word("ds-part-changed"), changed, "daemmersturm.profile.modifiers"),
    ];
    parts.extend(more.into_iter().filter(|it| it.1 != 0).map(|(text, n, rule)| part(text, n, rule)));
    parts
}

/// The reductions of damage, by name if these add up.
//= daemmersturm.protect.partial
fn reduced(t: &Teller<'_>, on: ActorId, by: i16) -> Vec<Part> {
    const RULE: &str = "daemmersturm.protect.partial";
    let whole = vec![part(t.word("ds-value-reduction"), -by, RULE)];
    if !t.reads(on) || usize::from(on.0) >= t.state.frame.profiles.len() {
        return whole;
    }
    let (state, profile, library) = (t.state, t.state.profile(on), &t.state.frame.library);
    let worn = profile.protections.iter().filter_map(|&it| library.protection(it));
    let worn = worn.chain(state.drawn(on).filter_map(|it| state.protection_of(it)));
    let mut parts: Vec<Part> =
        worn.filter_map(|it| Some(part(it.name.clone(), -i32::from(it.reduces?), RULE))).collect();
    for ability in profile.abilities.iter().filter_map(|it| library.ability(it.entry?)) {
        let passive = ability.when == When::Passive;
        for effect in ability.effects.iter().filter(|_| passive) {
            if let Effect::Reduce(n) = effect {
                parts.push(part(ability.name.clone(), -i32::from(*n), RULE));
            }
        }
    }
    let sum: i32 = parts.iter().filter_map(|it| it.value).sum();
    if parts.is_empty() || sum != -i32::from(by) { whole } else { parts }
}

/// The remaining life points, for those who may read them.
//= daemmersturm.lp.capacity
fn left(t: &Teller<'_>, on: ActorId) -> Option<Part> {
    let actor = t.state.actors.get(usize::from(on.0)).filter(|_| t.reads(on))?;
    Some(part(t.word("ds-part-left"), actor.life, "daemmersturm.lp.capacity"))
}

pub(super) fn area(t: &Teller<'_>, event: &AreaEvent) -> Vec<Part> {
    match event {
        AreaEvent::Tested { by, natural, total, need, works: _, extra } => {
            let rule = "daemmersturm.gun.w-roll";
            tested(t, *by, (*natural, *total, *need), *extra, rule)
        }
        AreaEvent::Caught { by: _, limit, who: _ } => {
            vec![part(t.word("ds-part-targets"), *limit, "daemmersturm.area.maximum")]
        }
        AreaEvent::GroundLaid { area, .. } => {
            let amount = t.detailed(&t.source(area.source), &[data::amount(area.amount)]);
            vec![plain(amount, "daemmersturm.dot.area"), rounds(t, area.rounds)]
        }
        AreaEvent::WoundBegan { wound, .. } => {
            let amount = t.detailed(&t.source(wound.source), &[data::amount(wound.amount)]);
            vec![plain(amount, "daemmersturm.dot.first-hit"), rounds(t, wound.rounds)]
        }
        _ => ruled(t, event),
    }
}

fn rounds(t: &Teller<'_>, n: u8) -> Part {
    part(t.word("ds-part-rounds"), n, "daemmersturm.dot.tick")
}

/// A W roll: the die, the value for those who may read it, and the W value to reach.
fn tested(
    t: &Teller<'_>,
    by: ActorId,
    numbers: (i16, i16, i16),
    extra: Extra,
    rule: &'static str,
) -> Vec<Part> {
    let (natural, total, need) = numbers;
    let mut parts = vec![part(t.word("ds-purpose-w"), natural, rule)];
    if t.reads(by) {
        parts.extend(rolls::values(t, by, Purpose::W, total - natural - extra.sum()));
        parts.extend(rolls::extras(t, extra));
    }
    parts.push(part(t.word("ds-part-need"), need, rule));
    parts
}

pub(super) fn gear(t: &Teller<'_>, event: &GearEvent) -> Vec<Part> {
    match event {
        GearEvent::LoadStep { by: _, item } => {
            let left = t.state.item(*item).map_or(0, |it| it.unloaded);
            vec![part(t.word("ds-part-reload"), left, "daemmersturm.ranged.reload")]
        }
        GearEvent::Substance(it) => substance(t, it),
        _ => ruled(t, event),
    }
}

fn substance(t: &Teller<'_>, event: &SubstanceEvent) -> Vec<Part> {
    match event {
        SubstanceEvent::SideEffect { who: _, number } => {
            let rule = match number {
                1 => "daemmersturm.potion.side-1",
                2 => "daemmersturm.potion.side-2",
                3 => "daemmersturm.potion.side-3",
                4 => "daemmersturm.potion.side-4",
                _ => "daemmersturm.potion.side-5",
            };
            vec![part(t.rule(rule), *number, rule)]
        }
        _ => ruled(t, event),
    }
}

pub(super) fn magic(t: &Teller<'_>, event: &MagicEvent) -> Vec<Part> {
    match event {
        MagicEvent::Spent { who: _, pool, cost } => {
            let rule = match pool {
                Pool::Action => "daemmersturm.ap.spend",
                Pool::Focus => "daemmersturm.focus.like-ap",
                Pool::Magic(Resource::Shadow) => "daemmersturm.shadow.not-spent",
                Pool::Magic(_) => "daemmersturm.resource.per-section",
            };
            vec![part(kinds::pool(t.c, *pool), -i32::from(*cost), rule)]
        }
        MagicEvent::Modified { modifier } => {
            let rule = "daemmersturm.profile.modifiers";
            match modifier.change {
                Change::Add(by) => vec![part(kinds::value(t.c, modifier.value), by, rule)],
                Change::Set(_) => vec![plain(data::change(t, modifier, t.reads(modifier.on)), rule)],
            }
        }
        MagicEvent::Announced { turns, .. } => {
            vec![part(t.word("ds-part-channel"), *turns, "daemmersturm.magic.channel-time")]
        }
        MagicEvent::Channelled { turns, needed, .. } => {
            let rule = "daemmersturm.magic.channelling";
            vec![
                part(t.word("ds-part-channelled"), *turns, rule),
                part(t.word("ds-part-channel"), *needed, rule),
            ]
        }
        MagicEvent::ChannelEnded { why, .. } => cited(
            t,
            match why {
                schwung_daemmersturm::ChannelEnd::BrokenOff => "daemmersturm.magic.abort",
                schwung_daemmersturm::ChannelEnd::Interrupted => "daemmersturm.magic.interruption",
                schwung_daemmersturm::ChannelEnd::Lapsed => "daemmersturm.magic.completion",
            },
        ),
        MagicEvent::WTested { by, natural, total, need, extra, .. } => {
            let numbers = (*natural, *total, i16::from(*need));
            tested(t, *by, numbers, *extra, "daemmersturm.magic.w-roll")
        }
        MagicEvent::ElementCalled { who: _, element, points } => {
            vec![part(kinds::element(t.c, *element), *points, "daemmersturm.element.allowance")]
        }
        MagicEvent::Backlash { who: _, due, dealt } => {
            let required = "daemmersturm.shadow.required-damage";
            vec![
                part(t.word("ds-part-due"), *due, required),
                part(t.word("ds-part-dealt"), *dealt, required),
                plain(t.rule("daemmersturm.shadow.backlash"), "daemmersturm.shadow.backlash"),
            ]
        }
        _ => ruled(t, event),
    }
}

pub(super) fn scene(t: &Teller<'_>, event: &SceneEvent) -> Vec<Part> {
    match event {
        SceneEvent::Climb(it) => climb(t, it),
        SceneEvent::Sight(it) => sight(t, it),
        SceneEvent::WeaponLearned { weapon } => {
            vec![plain(data::amount(weapon.damage), "daemmersturm.melee.damage-tables")]
        }
        SceneEvent::Client(it) => client(t, it),
        SceneEvent::LeftOpen(_) => cited(t, "daemmersturm.data.ability-schema"),
        _ => ruled(t, event),
    }
}

fn client(t: &Teller<'_>, event: &ClientEvent) -> Vec<Part> {
    match event {
        ClientEvent::Pasted { .. } => cited(t, "daemmersturm.dice.paste-matching"),
        ClientEvent::Offered { .. } | ClientEvent::Assigned { confirmed: true, .. } => {
            cited(t, "daemmersturm.dice.trust")
        }
        ClientEvent::Assigned { .. } => cited(t, "daemmersturm.dice.paste-matching"),
        ClientEvent::Discarded { .. } => Vec::new(),
    }
}

fn climb(t: &Teller<'_>, event: &ClimbEvent) -> Vec<Part> {
    match event {
        ClimbEvent::UsedAid { cancelled: true, .. } => cited(t, "daemmersturm.climb.reroll-cancels-autofail"),
        _ => ruled(t, event),
    }
}

/// The grade of a secret test is only shown to the plot leader.
//= daemmersturm.perception.secret
fn sight(t: &Teller<'_>, event: &SightEvent) -> Vec<Part> {
    use schwung_daemmersturm::Grade;
    let graded = |grade: Grade| match grade {
        Grade::Nothing => "daemmersturm.perception.test",
        Grade::Weak => "daemmersturm.perception.weak",
        Grade::Success => "daemmersturm.perception.normal",
        Grade::Critical => "daemmersturm.perception.critical",
    };
    match event {
        SightEvent::Searched { secret: true, .. } if !t.eyes.see_hidden() => {
            cited(t, "daemmersturm.perception.secret")
        }
        SightEvent::Searched { by, result, grade, .. } => {
            let rule = graded(*grade);
            if !t.reads(*by) {
                return vec![plain(kinds::grade(t.c, *grade), rule)];
            }
            vec![part(kinds::grade(t.c, *grade), *result, rule)]
        }
        SightEvent::Camouflaged { .. } if !t.eyes.see_hidden() => {
            cited(t, "daemmersturm.perception.camouflage-test")
        }
        SightEvent::Camouflaged { by: _, result, trace } => {
            let text = t.say("ds-trace", &[("grade", &kinds::grade(t.c, *trace))]);
            vec![part(text, *result, "daemmersturm.perception.camouflage-test")]
        }
        _ => ruled(t, event),
    }
}
