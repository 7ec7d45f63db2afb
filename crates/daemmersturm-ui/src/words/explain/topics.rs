//! Explanations for the events of each topic.

use schwung_daemmersturm::{
    ActorId, AreaToExplain, AttackToExplain, Cause, Change, ClientEvent, ClimbToExplain, Effect, Extra,
    GearToExplain, HarmToExplain, Made, MagicToExplain, Pool, Purpose, Resource, Right, SceneToExplain,
    Shelter, SightToExplain, SubstanceToExplain, TurnToExplain, When,
};

use super::{cited, explained, part, plain, rolls};
use crate::words::{Part, data, kinds, teller::Teller};

pub(super) fn turn(t: &Teller<'_>, event: TurnToExplain<'_>) -> Vec<Part> {
    match event {
        TurnToExplain::CombatBegan { order: _, lives, unloaded: _ } => {
            let known = lives.iter().filter(|it| t.reads(it.0));
            known.map(|it| part(t.actor(it.0), it.1, "daemmersturm.lp.start-of-combat")).collect()
        }
        TurnToExplain::Moved { length, charge, .. } => {
            let rule = if *charge { "daemmersturm.range.charge" } else { "daemmersturm.turn.move-distance" };
            if length.0 == 0 { Vec::new() } else { vec![plain(t.length(*length), rule)] }
        }
        TurnToExplain::Stood { there: true, .. } => cited(t, "daemmersturm.dot.area"),
        TurnToExplain::Stood { there: false, .. } => cited(t, "daemmersturm.dot.area-leave"),
    }
}

pub(super) fn attack(t: &Teller<'_>, event: AttackToExplain<'_>) -> Vec<Part> {
    match event {
        AttackToExplain::Resolved { .. } => rolls::resolved(t, event),
        AttackToExplain::Repeated { by: _, right } => cited(
            t,
            match right {
                Right::Back => "daemmersturm.backstab.reroll",
                Right::Coup => "daemmersturm.coup.reroll",
                Right::Ability => "daemmersturm.ap.abilities",
            },
        ),
        AttackToExplain::Saved { with, .. } => cited(t, shelter(*with))
            .into_iter()
            .chain(cited(t, "daemmersturm.outcome.saved-is-hit"))
            .collect(),
        AttackToExplain::Unsaved { with, .. } => cited(t, shelter(*with)),
        AttackToExplain::Critical { on: _, row } => {
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
        AttackToExplain::Fired { item: _, reload } => {
            vec![part(t.word("ds-part-reload"), *reload, "daemmersturm.ranged.reload")]
        }
        AttackToExplain::Fumbled { by: _, kind } => cited(t, fumble(*kind)),
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

pub(super) fn harm(t: &Teller<'_>, event: HarmToExplain<'_>) -> Vec<Part> {
    match event {
        HarmToExplain::Damage { made: it, .. } if it.is_plain() => Vec::new(),
        HarmToExplain::Damage { by, on: _, made: it } => made(t, *by, *it),
        HarmToExplain::Reduced { on, by } => reduced(t, *on, *by),
        HarmToExplain::Hurt { on, by: _, amount, cause } => {
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
        HarmToExplain::Healed { on, amount, lost, revives } => {
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
        HarmToExplain::Unhealed { down, .. } => {
            cited(t, if *down { "daemmersturm.lp.incapacitated" } else { "daemmersturm.lp.combat-healing" })
        }
        HarmToExplain::HitUndone { on } => {
            cited(t, "daemmersturm.protect.belated").into_iter().chain(left(t, *on)).collect()
        }
        HarmToExplain::HealedBetween { on: _, amount } => {
            vec![part(t.word("ds-part-healed"), *amount, "daemmersturm.lp.adapted-healing")]
        }
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

pub(super) fn area(t: &Teller<'_>, event: AreaToExplain<'_>) -> Vec<Part> {
    match event {
        AreaToExplain::Tested { by, natural, total, need, works: _, extra } => {
            let rule = "daemmersturm.gun.w-roll";
            tested(t, *by, (*natural, *total, *need), *extra, rule)
        }
        AreaToExplain::Caught { by: _, limit, who: _ } => {
            vec![part(t.word("ds-part-targets"), *limit, "daemmersturm.area.maximum")]
        }
        AreaToExplain::GroundLaid { area, .. } => {
            let amount = t.detailed(&t.source(area.source), &[data::amount(area.amount)]);
            vec![plain(amount, "daemmersturm.dot.area"), rounds(t, area.rounds)]
        }
        AreaToExplain::WoundBegan { wound, .. } => {
            let amount = t.detailed(&t.source(wound.source), &[data::amount(wound.amount)]);
            vec![plain(amount, "daemmersturm.dot.first-hit"), rounds(t, wound.rounds)]
        }
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

pub(super) fn gear(t: &Teller<'_>, event: GearToExplain<'_>) -> Vec<Part> {
    match event {
        GearToExplain::LoadStep { by: _, item } => {
            let left = t.state.item(*item).map_or(0, |it| it.unloaded);
            vec![part(t.word("ds-part-reload"), left, "daemmersturm.ranged.reload")]
        }
        GearToExplain::Substance(it) => explained(t, it.explanation(), substance),
    }
}

fn substance(t: &Teller<'_>, event: SubstanceToExplain<'_>) -> Vec<Part> {
    match event {
        SubstanceToExplain::SideEffect { who: _, number } => {
            let rule = match number {
                1 => "daemmersturm.potion.side-1",
                2 => "daemmersturm.potion.side-2",
                3 => "daemmersturm.potion.side-3",
                4 => "daemmersturm.potion.side-4",
                _ => "daemmersturm.potion.side-5",
            };
            vec![part(t.rule(rule), *number, rule)]
        }
    }
}

pub(super) fn magic(t: &Teller<'_>, event: MagicToExplain<'_>) -> Vec<Part> {
    match event {
        MagicToExplain::Spent { who: _, pool, cost } => {
            let rule = match pool {
                Pool::Action => "daemmersturm.ap.spend",
                Pool::Focus => "daemmersturm.focus.like-ap",
                Pool::Magic(Resource::Shadow) => "daemmersturm.shadow.not-spent",
                Pool::Magic(_) => "daemmersturm.resource.per-section",
            };
            vec![part(kinds::pool(t.c, *pool), -i32::from(*cost), rule)]
        }
        MagicToExplain::Modified { modifier } => {
            let rule = "daemmersturm.profile.modifiers";
            match modifier.change {
                Change::Add(by) => vec![part(kinds::value(t.c, modifier.value), by, rule)],
                Change::Set(_) => vec![plain(data::change(t, modifier, t.reads(modifier.on)), rule)],
            }
        }
        MagicToExplain::Announced { turns, .. } => {
            vec![part(t.word("ds-part-channel"), *turns, "daemmersturm.magic.channel-time")]
        }
        MagicToExplain::Channelled { turns, needed, .. } => {
            let rule = "daemmersturm.magic.channelling";
            vec![
                part(t.word("ds-part-channelled"), *turns, rule),
                part(t.word("ds-part-channel"), *needed, rule),
            ]
        }
        MagicToExplain::ChannelEnded { why, .. } => cited(
            t,
            match why {
                schwung_daemmersturm::ChannelEnd::BrokenOff => "daemmersturm.magic.abort",
                schwung_daemmersturm::ChannelEnd::Interrupted => "daemmersturm.magic.interruption",
                schwung_daemmersturm::ChannelEnd::Lapsed => "daemmersturm.magic.completion",
            },
        ),
        MagicToExplain::WTested { by, natural, total, need, extra, .. } => {
            let numbers = (*natural, *total, i16::from(*need));
            tested(t, *by, numbers, *extra, "daemmersturm.magic.w-roll")
        }
        MagicToExplain::ElementCalled { who: _, element, points } => {
            vec![part(kinds::element(t.c, *element), *points, "daemmersturm.element.allowance")]
        }
        MagicToExplain::Backlash { who: _, due, dealt } => {
            let required = "daemmersturm.shadow.required-damage";
            vec![
                part(t.word("ds-part-due"), *due, required),
                part(t.word("ds-part-dealt"), *dealt, required),
                plain(t.rule("daemmersturm.shadow.backlash"), "daemmersturm.shadow.backlash"),
            ]
        }
    }
}

pub(super) fn scene(t: &Teller<'_>, event: SceneToExplain<'_>) -> Vec<Part> {
    match event {
        SceneToExplain::Carry(it) => explained(t, it.explanation(), |_, it| match it {}),
        SceneToExplain::Climb(it) => explained(t, it.explanation(), climb),
        SceneToExplain::Sight(it) => explained(t, it.explanation(), sight),
        SceneToExplain::WeaponLearned { weapon } => {
            vec![plain(data::amount(weapon.damage), "daemmersturm.melee.damage-tables")]
        }
        SceneToExplain::Client(it) => client(t, it),
        SceneToExplain::LeftOpen(_) => cited(t, "daemmersturm.data.ability-schema"),
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

fn climb(t: &Teller<'_>, event: ClimbToExplain<'_>) -> Vec<Part> {
    match event {
        ClimbToExplain::UsedAid { cancelled: true, .. } => {
            cited(t, "daemmersturm.climb.reroll-cancels-autofail")
        }
        ClimbToExplain::UsedAid { .. } => cited(t, "daemmersturm.climb.reroll-timing"),
    }
}

/// The grade of a secret test is only shown to the plot leader.
//= daemmersturm.perception.secret
fn sight(t: &Teller<'_>, event: SightToExplain<'_>) -> Vec<Part> {
    use schwung_daemmersturm::Grade;
    let graded = |grade: Grade| match grade {
        Grade::Nothing => "daemmersturm.perception.test",
        Grade::Weak => "daemmersturm.perception.weak",
        Grade::Success => "daemmersturm.perception.normal",
        Grade::Critical => "daemmersturm.perception.critical",
    };
    match event {
        SightToExplain::Searched { secret: true, .. } if !t.eyes.see_hidden() => {
            cited(t, "daemmersturm.perception.secret")
        }
        SightToExplain::Searched { by, result, grade, .. } => {
            let rule = graded(*grade);
            if !t.reads(*by) {
                return vec![plain(kinds::grade(t.c, *grade), rule)];
            }
            vec![part(kinds::grade(t.c, *grade), *result, rule)]
        }
        SightToExplain::Camouflaged { .. } if !t.eyes.see_hidden() => {
            cited(t, "daemmersturm.perception.camouflage-test")
        }
        SightToExplain::Camouflaged { by: _, result, trace } => {
            let text = t.say("ds-trace", &[("grade", &kinds::grade(t.c, *trace))]);
            vec![part(text, *result, "daemmersturm.perception.camouflage-test")]
        }
    }
}
