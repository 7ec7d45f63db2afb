//! Forms for attacks on one target, on all in reach, or on everything within a radius.

use std::cmp::Reverse;

use schwung_views::wire::{FieldOption, Form, GoesWith};
use schwung_zerospace::{
    ActorId, Attack, AttackKind, Attribute, BlastAttack, Combat, Command, Item, ItemKind, Length, Mode, Plan,
    Sweep, Weapon, With,
};
use serde_json::json;

use super::{
    desk::Desk,
    field::{self, Filled as _, noted, option, value},
    plan::{self, ATTACK, Asks, with_plan},
};
use crate::{show::odds, words};

/// Maximum number of enemies whose chances are compared to propose a target.
const COMPARED: usize = 6;

/// Maximum number of targets of one attack.
const TARGETS: u32 = 60;

/// All attack forms.
pub(super) fn forms(desk: &Desk<'_>, by: ActorId) -> Vec<Form> {
    let others = desk.others(by);
    if others.is_empty() {
        return Vec::new();
    }
    let mut forms = vec![attack(desk, by, &others), sweep(desk, by, &others)];
    forms.extend(blast(desk, by));
    forms
}

fn asks(distance: bool) -> Asks {
    Asks { sides: ATTACK, distance, attribute: false, against: true }
}

fn attack(desk: &Desk<'_>, by: ActorId, others: &[ActorId]) -> Form {
    let others = &promising(desk, by, others)[..];
    let mut withs = withs(desk, by, |it| it.radius.is_none());
    // Means that reach the proposed target come first: close combat is not proposed against a distant target.
    let distance = desk.state.distance(by, others[0]);
    fitting(desk, by, &mut withs, distance);
    let fixed = json!({ "by": by, "single": false, "plan": plan::none() });
    let mut form = desk.form("attack", "attack", "action", "zerospace.attack.defence-roll", fixed);
    form.fields.push(field::one("on", desk.say("field-target"), desk.target_options(by, others)));
    let with = withs.iter().map(|it| with_option(desk, by, *it)).collect();
    form.fields.push(field::one("with", desk.say("zs-field-with"), with));
    let modes = [Mode::Strike, Mode::Charge, Mode::Disarm, Mode::Grapple, Mode::Hurt, Mode::ThrowDown];
    let modes = modes.map(|it| mode_option(desk, by, it, &withs)).into();
    form.fields.push(field::one("mode", desk.say("zs-field-mode"), modes));
    if withs.iter().any(|it| weapon(desk, by, *it).burst.is_some()) {
        let single = field::flag("single", desk.say("zs-field-single"), false);
        form.fields.push(single.optional().more().ruled("zerospace.burst.benefit"));
    }
    let usual = strike(by, others[0], withs.first().copied());
    with_plan(desk, form, by, &asks(true), &usual)
}

/// A mode of attack, with the means that it can be done with: special attacks need close combat, a grapple bare hands.
//= zerospace.range.bands
//= zerospace.grapple.attack
fn mode_option(desk: &Desk<'_>, by: ActorId, mode: Mode, withs: &[With]) -> FieldOption {
    let can = |it: &&With| {
        let Weapon { combat, kind, .. } = weapon(desk, by, **it);
        let is_close = combat == Combat::Melee && (kind == AttackKind::Normal || mode == Mode::Charge);
        let is_unarmed = matches!(it, With::Plain { .. });
        is_close && (is_unarmed || !matches!(mode, Mode::Grapple | Mode::Hurt))
    };
    let values = withs.iter().filter(can).map(value).collect();
    let with = match mode {
        Mode::Strike => Vec::new(),
        _ => vec![GoesWith { field: "with".to_owned(), values }],
    };
    FieldOption { with, ..option(value(&mode), words::mode(desk.texts, mode)) }
}

/// A plain attack.
fn strike(by: ActorId, on: ActorId, with: Option<With>) -> Command {
    let with = with.unwrap_or(With::HANDS);
    Command::Attack(Attack { by, on, mode: Mode::Strike, with, single: false, plan: Plan::default() })
}

/// Sorts means of attack: those that reach the target first, and those without recorded properties last.
fn fitting(desk: &Desk<'_>, by: ActorId, withs: &mut [With], distance: Option<Length>) {
    withs.sort_by_key(|it| (matches!(it, With::Plain { .. }), !reaches(&weapon(desk, by, *it), distance)));
}

/// The targets, beginning with the nearest enemies in the order of their chances, if the viewer may know all of these. An actor
/// without a recorded distance counts as nearest.
fn promising(desk: &Desk<'_>, by: ActorId, others: &[ActorId]) -> Vec<ActorId> {
    let is_foe = |&&it: &&ActorId| {
        let as_usual = desk.is_aside(by, it) == desk.is_aside(by, others[0]);
        desk.state.are_enemies(by, it) && !desk.state.is_down(it) && as_usual
    };
    let distance = |it: ActorId| desk.state.distance(by, it);
    let nearest = distance(others[0]);
    let foes = others.iter().take_while(is_foe).copied();
    let foes = foes.filter(|&it| distance(it).is_none() || distance(it) == nearest).take(COMPARED);
    let chance = |on: ActorId| {
        let mut withs = withs(desk, by, |it| it.radius.is_none());
        fitting(desk, by, &mut withs, distance(on));
        let chance = odds::forecast(desk.eyes, &strike(by, on, withs.first().copied()))?;
        Some((Reverse(chance.percent), on))
    };
    let Some(mut chances) = foes.map(chance).collect::<Option<Vec<_>>>() else { return others.to_vec() };
    chances.sort_by_key(|it| it.0);
    let mut sorted: Vec<ActorId> = chances.into_iter().map(|it| it.1).collect();
    sorted.extend(others.iter().filter(|it| !sorted.contains(it)).copied().collect::<Vec<_>>());
    sorted
}

/// Whether a weapon reaches a target at this distance, as far as it is known.
fn reaches(weapon: &Weapon, distance: Option<Length>) -> bool {
    const ARM: Length = Length::metres(2);
    let most = if weapon.combat == Combat::Melee { Some(ARM) } else { weapon.range };
    distance.zip(most).is_none_or(|(distance, most)| distance <= most)
}

fn sweep(desk: &Desk<'_>, by: ActorId, others: &[ActorId]) -> Form {
    let withs = withs(desk, by, |it| it.radius.is_none() && it.combat == Combat::Melee);
    let fixed = json!({ "by": by, "plan": plan::none() });
    let mut form = desk.form("sweep", "sweep", "action", "zerospace.sweep.procedure", fixed);
    form.fields.push(field::many("on", desk.say("zs-field-targets"), desk.target_options(by, others)));
    let with = withs.iter().map(|it| with_option(desk, by, *it)).collect();
    form.fields.push(field::one("with", desk.say("zs-field-with"), with));
    let usual = Command::Sweep(Sweep {
        by,
        on: others.iter().copied().take(1).collect(),
        with: withs.first().copied().unwrap_or(With::HANDS),
        plan: Plan::default(),
    });
    with_plan(desk, form, by, &asks(false), &usual)
}

/// A blast with a weapon or power that has a radius; `None` if the actor has none.
fn blast(desk: &Desk<'_>, by: ActorId) -> Option<Form> {
    let withs = withs(desk, by, |it| it.radius.is_some());
    let &first = withs.first()?;
    let fixed = json!({ "by": by, "blast": null, "cover_only": null, "plan": plan::none() });
    let mut form = desk.form("blast", "blast", "action", "zerospace.explosive.procedure", fixed);
    // Friends and the attacker may be within the radius as well.
    let mut caught = desk.others(by);
    caught.push(by);
    let most = withs.iter().filter_map(|it| weapon(desk, by, *it).radius).max().unwrap_or(Length(0));
    let mut lengths = vec![option(0, words::length(desk.texts, Length(0)))];
    lengths.extend(desk.length_options(most, false));
    let parts = vec![
        field::one("0", desk.say("field-who"), desk.target_options(by, &caught)),
        field::one("1", desk.say("zs-field-from-middle"), lengths),
    ];
    form.fields.push(field::list("on", desk.say("zs-field-caught"), parts, TARGETS));
    let with = withs.iter().map(|it| with_option(desk, by, *it)).collect();
    form.fields.push(field::one("with", desk.say("zs-field-with"), with));
    if desk.is_gm {
        let manners = ["each", "group", "separate"];
        let manner = |it: &str| option(it, desk.say(&format!("zs-position-{it}")));
        let options = manners.into_iter().map(manner).collect();
        let field = field::one("blast", desk.say("zs-field-blast"), options).optional().more();
        form.fields.push(field.ruled("zerospace.explosive.alternative"));
        let options = vec![option(true, desk.say("answer-yes")), option(false, desk.say("answer-no"))];
        let field = field::one("cover_only", desk.say("zs-field-cover-only"), options).optional().more();
        form.fields.push(field.ruled("zerospace.cover-dive.area-attacks"));
    }
    let usual = Command::Blast(BlastAttack {
        by,
        on: caught.iter().take(1).map(|&it| (it, Length(0))).collect(),
        with: first,
        blast: None,
        cover_only: None,
        plan: Plan::default(),
    });
    Some(with_plan(desk, form, by, &asks(false), &usual))
}

/// The means of attack of an actor: carried weapons, attacking powers, and finally bare hands and objects without
/// recorded properties; mental and altering ones are offered to those who have power.
fn withs(desk: &Desk<'_>, by: ActorId, fits: impl Fn(&Weapon) -> bool) -> Vec<With> {
    let is_weapon = |it: &&Item| it.holder == Some(by) && matches!(it.kind, ItemKind::Weapon(_));
    let items = desk.state.items.iter().filter(is_weapon).map(|it| With::Item(it.id));
    let gifts = (0..=u8::MAX).zip(&desk.state.sheet(by).gifts).filter(|it| it.1.attack.is_some());
    let gifts = gifts.map(|it| With::Gift(it.0));
    let plain = |combat, kind| With::Plain { combat, kind };
    let normal = [plain(Combat::Melee, AttackKind::Normal), plain(Combat::Ranged, AttackKind::Normal)];
    let powers = [plain(Combat::Ranged, AttackKind::Mental), plain(Combat::Ranged, AttackKind::Altering)];
    let has_power = desk.state.attribute(by, Attribute::Power) > 0;
    let all = items.chain(gifts).chain(normal).chain(powers.into_iter().filter(|_| has_power));
    all.filter(|it| fits(&weapon(desk, by, *it))).collect()
}

fn weapon(desk: &Desk<'_>, by: ActorId, with: With) -> Weapon {
    match with {
        With::Plain { combat, kind } => Weapon { combat, kind, ..Weapon::default() },
        With::Item(id) => match desk.state.item(id).map(|it| it.kind) {
            Some(ItemKind::Weapon(weapon)) => weapon,
            _ => Weapon::default(),
        },
        With::Gift(n) => {
            let gift = desk.state.sheet(by).gifts.get(usize::from(n));
            gift.and_then(|it| it.attack).unwrap_or_default()
        }
    }
}

fn with_option(desk: &Desk<'_>, by: ActorId, with: With) -> FieldOption {
    let figures = || words::weapon(&desk.eyes, &weapon(desk, by, with));
    match with {
        With::Plain { combat: Combat::Melee, kind: AttackKind::Normal } => {
            noted(value(&with), desk.say("zs-choice-hands"), words::combat(desk.texts, Combat::Melee))
        }
        With::Plain { kind, .. } => {
            let key = match kind {
                AttackKind::Normal => "zs-choice-unlisted",
                AttackKind::Mental => "zs-choice-unlisted-mental",
                AttackKind::Altering => "zs-choice-unlisted-altering",
            };
            noted(value(&with), desk.say(key), figures())
        }
        With::Item(id) => noted(value(&with), words::item(desk.texts, desk.state, id), figures()),
        With::Gift(n) => {
            let gift = desk.state.sheet(by).gifts.get(usize::from(n));
            noted(value(&with), gift.map_or("", |it| it.name.as_str()), figures())
        }
    }
}
