//! Fighting with two weapons.

use schwung_table::{Choice, Play};

use crate::{
    ActorId, AttackEvent, AttackKind, Bar, Daemmersturm, Extra, Further, How, ItemId, Judgement, Plan,
    Prompt, Reason, Second, Skill, State, Strike, Table, Target, WeaponClass,
    choices::one,
    rules::{
        ability,
        attack::{self, Armed, Blow},
        further, judge, range,
    },
};

/// The rule for a pair of weapons.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PairRule {
    /// The total of the first attack that allows the second one.
    pub need: i16,
    /// The penalty to attacks.
    pub penalty: i16,
    /// The skill whose attacks have the penalty.
    pub skill: Skill,
    /// Whether the penalty only applies against two-handed weapons and lances.
    pub against_long: bool,
}

/// A pair in use.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Pair {
    rule: PairRule,
    second: ItemId,
}

/// The rule for a listed pair, in either order.
pub fn pair_rule(a: WeaponClass, b: WeaponClass) -> Option<PairRule> {
    use WeaponClass::{Dagger, Fist, Handgun, OneHanded, TwoHanded};
    let melee = |need, penalty| PairRule { need, penalty, skill: Skill::Melee, against_long: false };
    Some(match if a <= b { (a, b) } else { (b, a) } {
        //= daemmersturm.dual.pair.fist
        (Fist, Fist) => PairRule { against_long: true, ..melee(10, 5) },
        //= daemmersturm.dual.pair.daggers
        (Dagger, Dagger) => PairRule { against_long: true, ..melee(10, 5) },
        //= daemmersturm.dual.pair.one-hand-dagger
        (Dagger, OneHanded) => melee(14, 0),
        //= daemmersturm.dual.pair.one-hand-fist
        (Fist, OneHanded) => melee(14, 2),
        //= daemmersturm.dual.pair.one-hand
        (OneHanded, OneHanded) => melee(14, 2),
        //= daemmersturm.dual.pair.two-hand
        (TwoHanded, TwoHanded) => melee(20, 4),
        //= daemmersturm.dual.pair.fist-pistol
        (Fist, Handgun) => melee(14, 1),
        //= daemmersturm.dual.pair.dagger-pistol
        (Dagger, Handgun) => melee(14, 1),
        //= daemmersturm.dual.pair.one-hand-pistol
        (OneHanded, Handgun) => melee(14, 2),
        //= daemmersturm.dual.pair.pistols
        (Handgun, Handgun) => PairRule { need: 0, penalty: 4, skill: Skill::Ranged, against_long: false },
        _ => return None,
    })
}

fn classes(state: &State, it: &Strike, second: ItemId) -> Option<(WeaponClass, WeaponClass)> {
    let crate::With::Item(first) = it.with else { return None };
    Some((state.weapon(first)?.class, state.weapon(second)?.class))
}

/// Checks that both weapons are drawn and usable and form a pair. A pair of two-handed weapons needs permission of the
/// plot leader.
//= daemmersturm.dual.trigger
//= daemmersturm.dual.pair.two-hand
pub(crate) fn check(state: &State, it: &Strike, second: ItemId) -> Result<(), Reason> {
    if it.with == crate::With::Item(second) {
        return Err(Bar::NoPair.into());
    }
    super::weapon::need_usable(state, it.by, second)?;
    let Some((a, b)) = classes(state, it, second) else { return Err(Bar::NoPair.into()) };
    if (a, b) == (WeaponClass::TwoHanded, WeaponClass::TwoHanded) {
        let released = state.switches.two_handed_pairs || state.profile(it.by).two_handed_pair;
        return if released { Ok(()) } else { Err(Bar::PairNotReleased.into()) };
    }
    if [a, b].contains(&WeaponClass::Handgun) && state.item(second).is_some_and(|it| it.unloaded > 0) {
        return Err(Bar::NotLoaded.into());
    }
    if pair_rule(a, b).is_some() || (is_near_pair(a, b) && state.switches.ask_pair != Prompt::Off) {
        Ok(())
    } else {
        Err(Bar::NoPair.into())
    }
}

/// Returns whether a pair is not listed, but similar enough to ask the plot leader.
//= daemmersturm.dual.other-pairs
fn is_near_pair(a: WeaponClass, b: WeaponClass) -> bool {
    let light = |it| {
        matches!(it, WeaponClass::Fist | WeaponClass::Dagger | WeaponClass::OneHanded | WeaponClass::Spear)
    };
    light(a) && light(b)
}

/// The pair that the attacker fights with, if it uses two weapons.
//= daemmersturm.dual.penalty-scope
//= daemmersturm.dual.other-pairs
pub(crate) fn pair<T: Table>(t: &mut T, it: &Strike, _: &Armed) -> Play<T, Option<Pair>> {
    let Some(second) = it.second else { return Ok(None) };
    let Some((a, b)) = classes(t.state(), it, second) else { return Ok(None) };
    if let Some(rule) = pair_rule(a, b) {
        return Ok(Some(Pair { rule, second }));
    }
    let crate::With::Item(first) = it.with else { return Ok(None) };
    let rule = PairRule { need: 10, penalty: 5, skill: Skill::Melee, against_long: true };
    Ok(judge(t, Judgement::Pair { by: it.by, first, second })?.then_some(Pair { rule, second }))
}

/// The penalty to an attack with a weapon of the pair. A melee penalty does not apply to shots at a distance, while the
/// penalty for pistols also applies in melee range.
//= daemmersturm.dual.penalty-scope
//= daemmersturm.dual.mixed-at-distance
//= daemmersturm.dual.pair.pistols
fn penalty(state: &State, rule: &PairRule, on: ActorId, kind: AttackKind) -> i16 {
    if rule.skill == Skill::Melee && kind != AttackKind::Melee {
        return 0;
    }
    //= daemmersturm.dual.pair.fist
    //= daemmersturm.dual.pair.daggers
    let long = || state.drawn(on).any(|it| state.weapon(it.id).is_some_and(crate::Weapon::is_long));
    if rule.against_long && !long() { 0 } else { rule.penalty }
}

/// Resolves an attack with the first weapon and the attacks that abilities add. Afterwards, the target of `blow` is the
/// last one attacked. Returns how often the second weapon may attack.
//= daemmersturm.dual.trigger
//= daemmersturm.dual.total
//= daemmersturm.dual.subordinate
pub(crate) fn attack<'a, T: Table>(
    t: &mut T,
    blow: &mut Blow<'a>,
    elsewhere: &'a Plan,
    pair: Option<&Pair>,
) -> Play<T, u8> {
    let mut seconds = 0;
    loop {
        blow.rest = (blow.rest & !0xf) | i32::from(seconds);
        let mut one = *blow;
        if let Some(pair) = pair {
            one.extra.pair -= penalty(t.state(), &pair.rule, one.on, one.armed.means.kind);
            one.need = pair.rule.need;
        }
        let done = attack::one(t, &one)?;
        seconds += u8::from(done.total >= one.need);
        if done.on != blow.on {
            further::aim(t.state(), blow, elsewhere, done.on);
        }
        if !ability::follow(t, blow, elsewhere, &done)? {
            return Ok(seconds);
        }
    }
}

/// Makes the attacks with the second weapon, one for each attack that allowed it. They allow no further attacks.
//= daemmersturm.dual.secondary-roll
//= daemmersturm.dual.subordinate
pub(crate) fn secondary<T: Table>(
    t: &mut T,
    blow: &Blow<'_>,
    elsewhere: &Plan,
    pair: &Pair,
    times: u8,
) -> Play<T, ()> {
    for n in 0..times {
        let state = t.state();
        let usable = super::weapon::need_usable(state, blow.by, pair.second).is_ok();
        if !state.is_up(blow.by) {
            return Ok(());
        }
        if !usable || !targets(state, blow.by, blow.on, pair.second).any(|_| true) {
            t.tell(AttackEvent::NoFurther { by: blow.by }.into());
            return Ok(());
        }
        let (who, seat) = (blow.by, state.actor(blow.by).seat);
        let Target(on) = t.ask(Second { seat, who, on: blow.on, item: pair.second })?;
        let Some(on) = on else { return Ok(()) };
        let state = t.state();
        let Some(armed) = state.item(pair.second).and_then(|it| attack::armed(state, who, on, it)) else {
            return Ok(());
        };
        let kind = armed.means.kind;
        //= daemmersturm.dual.mixed-at-distance
        let mixed = pair.rule.skill == Skill::Melee && kind == AttackKind::Ranged;
        if mixed && !judge(t, Judgement::Mixed { by: who, second: pair.second })? {
            return Ok(());
        }
        // The plan of the first attack does not describe the position of another target.
        let plan = if on == blow.on { blow.plan } else { elsewhere };
        if on != blow.on && !range::reaches(t, who, on, kind, plan)? {
            return Ok(());
        }
        let pair = -penalty(t.state(), &pair.rule, on, kind);
        let extra = Extra { pair, ..Extra::leader(plan.bonus) };
        let rest = 1 << 24 | i32::from(times) << 8 | i32::from(n);
        let (how, back, need) = (How::Secondary, None, i16::MAX);
        attack::one(t, &Blow { by: who, on, armed, how, back, extra, plan, rest, need })?;
    }
    Ok(())
}

/// Adds the options: no target, the same target, or any other enemy that the weapon can reach.
//= daemmersturm.dual.secondary-roll
pub(crate) fn options(state: &State, it: &Second, choices: &mut Vec<Choice<Daemmersturm>>) {
    let rule = "daemmersturm.dual.secondary-roll";
    one(Target(None), rule, choices);
    targets(state, it.who, it.on, it.item).for_each(|on| one(Target(Some(on)), rule, choices));
}

/// The targets that the second weapon can attack, the same target first.
fn targets(state: &State, who: ActorId, on: ActorId, item: ItemId) -> impl Iterator<Item = ActorId> {
    let it = Further { seat: state.actor(who).seat, who, on, item: Some(item), kind: None };
    further::targets(state, it, false)
}
