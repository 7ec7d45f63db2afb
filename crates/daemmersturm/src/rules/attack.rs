//! Attacks with melee and ranged weapons.

use schwung_table::{Play, Seat};

use crate::{
    ActorId, Amount, AttackEvent, AttackKind, Bar, Damage, Extra, How, Item, ItemId, ItemKind, Judgement,
    Mark, Plan, Prompt, Purpose, Reason, Repeat, Right, SceneEvent, Source, Span, Stage, State, Strike,
    Table, Weapon, WeaponId, With,
    rules::{
        ability, backstab, coup, cover, crit, dice, dual, ff, fumble, further,
        hit::{self, Hit, Means},
        judge, magic, perception, range, swarm, turn, weapon,
    },
};

/// The means of an attack, as far as the rules need them before the roll.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Armed {
    /// Numeric properties of the weapon or spell.
    pub(crate) means: Means,
}

/// A single attack, with everything that is decided before its roll.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Blow<'a> {
    pub(crate) by: ActorId,
    pub(crate) on: ActorId,
    pub(crate) armed: Armed,
    pub(crate) how: How,
    /// Whether it is an attack from behind; `None` if the direction decides.
    pub(crate) back: Option<bool>,
    /// Bonuses from a pair of weapons, abilities and the plot leader.
    pub(crate) extra: Extra,
    pub(crate) plan: &'a Plan,
    /// Like [`Hit::rest`].
    pub(crate) rest: i32,
    /// The total that allows an attack with the second weapon.
    pub(crate) need: i16,
}

/// The result of an attack.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Done {
    /// The final target, which may be a character that stepped in.
    pub(crate) on: ActorId,
    /// Whether it hit, even if a protection roll succeeded.
    pub(crate) hit: bool,
    /// The total of the attack roll.
    pub(crate) total: i16,
}

/// Checks whether this attack may begin.
//= daemmersturm.attack.sequence
pub(crate) fn check(state: &State, it: &Strike) -> Result<(), Reason> {
    turn::need_strike(state, it.by)?;
    if it.by == it.on {
        return Err(Bar::OnOneself.into());
    }
    if !state.is_up(it.on) {
        return Err(Bar::TargetDown.into());
    }
    //= daemmersturm.perception.open
    perception::need_seen(state, it.by, it.on)?;
    let kind = match &it.with {
        With::Item(item) => check_weapon(state, it.by, it.on, *item)?,
        With::Unknown { ranged: false, .. } if !state.reaches(it.by, it.on) => {
            return Err(Bar::NotInMelee.into());
        }
        With::Unknown { ranged: true, .. } if state.reaches(it.by, it.on) => return Err(Bar::TooClose.into()),
        With::Unknown { ranged, .. } => {
            if *ranged {
                AttackKind::Ranged
            } else {
                AttackKind::Melee
            }
        }
    };
    //= daemmersturm.cover.full
    let hidden = kind != AttackKind::Melee && cover::is_full(state, it.on, it.by, it.plan.from);
    if hidden && state.switches.ask_full_cover != Prompt::Ask {
        return Err(Bar::InFullCover.into());
    }
    if let Some(second) = it.second {
        dual::check(state, it, second)?;
    }
    ability::check_announced(state, it, kind)
}

/// Checks that the weapon is usable, loaded and suitable for the distance. Returns the kind of attack it makes.
//= daemmersturm.ranged.reload
pub(crate) fn check_weapon(
    state: &State,
    by: ActorId,
    on: ActorId,
    item: ItemId,
) -> Result<AttackKind, Reason> {
    weapon::need_usable(state, by, item)?;
    let Some(kind) = state.weapon(item) else { return Err(Bar::WrongWeapon.into()) };
    if kind.explodes() {
        return Err(Bar::WrongWeapon.into());
    }
    let kind = kind_of(state, by, on, kind)?;
    if state.item(item).is_some_and(|it| it.unloaded > 0) && fires(state, item, kind) {
        return Err(Bar::NotLoaded.into());
    }
    Ok(kind)
}

/// The kind of attack that a weapon makes on a target, depending on who is in whose melee range.
//= daemmersturm.ranged.attack
//= daemmersturm.ranged.fire-in-melee
//= daemmersturm.ranged.no-fire-in-melee
//= daemmersturm.ranged.counts-as-melee
#[inline]
pub(crate) fn kind_of(
    state: &State,
    by: ActorId,
    on: ActorId,
    weapon: &Weapon,
) -> Result<AttackKind, Reason> {
    match (state.reaches(by, on), weapon.melee, weapon.ranged) {
        (true, true, _) => Ok(AttackKind::Melee),
        (true, false, _) if weapon.reload > 0 => Ok(AttackKind::Melee),
        (true, false, _) => Err(Bar::TooClose.into()),
        (false, _, true) => Ok(AttackKind::Ranged),
        (false, _, false) => Err(Bar::NotInMelee.into()),
    }
}

/// Returns whether an attack of this kind fires the weapon, so that it has to be loaded.
fn fires(state: &State, item: ItemId, kind: AttackKind) -> bool {
    state.weapon(item).is_some_and(|it| it.reload > 0 && (kind == AttackKind::Ranged || !it.melee))
}

/// The numbers of an item as a weapon against a target.
#[inline]
pub(crate) fn armed(state: &State, by: ActorId, on: ActorId, item: &Item) -> Option<Armed> {
    let ItemKind::Weapon(id) = item.kind else { return None };
    let weapon = state.frame.library.weapon(id)?;
    // If the plot leader overrules the distance, the weapon is used in its usual way.
    let plain = if weapon.melee { AttackKind::Melee } else { AttackKind::Ranged };
    let kind = kind_of(state, by, on, weapon).unwrap_or(plain);
    let means = Means::of_weapon(weapon, Some(item.id), Source::Weapon(id), kind);
    Some(Armed { means })
}

impl State {
    /// The kind of an attack with this item.
    //= daemmersturm.ranged.counts-as-melee
    pub fn strike_kind(&self, by: ActorId, on: ActorId, item: ItemId) -> Option<AttackKind> {
        armed(self, by, on, self.item(item)?).map(|it| it.means.kind)
    }
}

/// Resolves an attack with everything that follows: further attacks of a swarm and of abilities, and the second weapon.
//= daemmersturm.attack.sequence
//= daemmersturm.melee.attack
pub(crate) fn strike<T: Table>(t: &mut T, it: &Strike) -> Play<T, ()> {
    let watched = turn::watches(t.state(), it.by);
    if watched && !judge(t, Judgement::Watched { by: it.by, on: it.on })? {
        return Ok(());
    }
    //= daemmersturm.magic.abort
    if !magic::lets_go(t, it.by)? {
        return Ok(());
    }
    let Some(armed) = take_up(t, it)? else { return Ok(()) };
    let kind = armed.means.kind;
    if !range::reaches(t, it.by, it.on, kind, &it.plan)? || !seen_in_cover(t, it, kind)? {
        return Ok(());
    }
    if watched {
        t.tell(AttackEvent::Watches { who: it.by, on: false }.into());
    } else {
        turn::spend_action(t, it.by);
    }
    let on = swarm::step_in(t, it.by, it.on, kind)?;
    let pair = dual::pair(t, it, &armed)?;
    let mut blow = Blow {
        by: it.by,
        on,
        armed,
        how: How::Action,
        back: None,
        extra: Extra::leader(it.plan.bonus),
        plan: &it.plan,
        rest: 0,
        need: i16::MAX,
    };
    ability::traits(t.state(), &mut blow);
    ability::announce(t, it, &mut blow)?;
    let elsewhere = Plan { bonus: it.plan.bonus, ..Plan::default() };
    let mut seconds = dual::attack(t, &mut blow, &elsewhere, pair.as_ref())?;
    if kind == AttackKind::Melee && !watched && another(t, &mut blow, &elsewhere)? {
        blow.rest = 1 << 16 | i32::from(seconds) << 8;
        blow.how = How::Extra;
        seconds += dual::attack(t, &mut blow, &elsewhere, pair.as_ref())?;
    }
    //= daemmersturm.dual.subordinate
    if let Some(pair) = pair {
        dual::secondary(t, &blow, &elsewhere, &pair, seconds)?;
    }
    Ok(())
}

/// Makes the additional melee attack of a swarm, if there is one. Returns whether there is a target for it.
//= daemmersturm.swarm.extra-attack
fn another<'a, T: Table>(t: &mut T, blow: &mut Blow<'a>, elsewhere: &'a Plan) -> Play<T, bool> {
    if !t.state().is_up(blow.by) || !swarm::has_extra_attack(t.state(), blow.by) {
        return Ok(false);
    }
    if !further::next(t, blow, elsewhere, Some(AttackKind::Melee), false)? {
        return Ok(false);
    }
    swarm::count_extra_attack(t, blow.by);
    Ok(true)
}

/// Determines the weapon. The plot leader is asked about a weapon that is not in the library, and it is saved.
//= daemmersturm.melee.damage-tables
fn take_up<T: Table>(t: &mut T, it: &Strike) -> Play<T, Option<Armed>> {
    let (name, ranged) = match &it.with {
        With::Item(item) => {
            let state = t.state();
            return Ok(state.item(*item).and_then(|item| armed(state, it.by, it.on, item)));
        }
        With::Unknown { name, ranged } => (name.clone(), *ranged),
    };
    let span: Span = t.ask(Damage { seat: Seat::GM, who: it.by, name: name.clone() })?;
    let damage = Amount { rolls: [Some(span), None, None], plus: 0 };
    let weapon =
        Weapon { name: name.as_str().to_owned(), melee: !ranged, ranged, damage, ..Weapon::default() };
    let kind = if ranged { AttackKind::Ranged } else { AttackKind::Melee };
    let id = WeaponId(u16::try_from(t.state().frame.library.weapons.len()).unwrap_or(u16::MAX));
    let means = Means::of_weapon(&weapon, None, Source::Weapon(id), kind);
    if t.state().frame.library.weapons.len() < 5_000 {
        t.tell(SceneEvent::WeaponLearned { weapon: Box::new(weapon) }.into());
    }
    Ok(Some(Armed { means }))
}

/// Returns whether the target can be hit. In full cover only the plot leader can allow that.
//= daemmersturm.cover.full
fn seen_in_cover<T: Table>(t: &mut T, it: &Strike, kind: AttackKind) -> Play<T, bool> {
    let full = kind != AttackKind::Melee && cover::is_full(t.state(), it.on, it.by, it.plan.from);
    if full { judge(t, Judgement::FullCover { by: it.by, on: it.on }) } else { Ok(true) }
}

/// Resolves a single attack: roll, comparison, and the consequences of a hit or a miss.
//= daemmersturm.attack.sequence
pub(crate) fn one<T: Table>(t: &mut T, blow: &Blow<'_>) -> Play<T, Done> {
    let blow = &met(t, blow)?;
    let Blow { by, on, armed: Armed { means, .. }, how, plan, .. } = *blow;
    let kind = means.kind;
    let exposed = kind != AttackKind::Melee && cover::fires_out(t.state(), by);
    t.tell(AttackEvent::Began { by, on, kind, how, item: means.item, exposed }.into());
    //= daemmersturm.backstab.melee-only
    let met = match blow.back {
        Some(back) if back || how != How::Reflex => back,
        // A reflex strike sets the facing of the defender, too.
        //= daemmersturm.backstab.first-attack-sets
        _ if kind == AttackKind::Melee => backstab::meet(t, by, on, plan)?,
        _ => false,
    };
    //= daemmersturm.disengage.reflex
    let back = met && how != How::Reflex;
    let guard = ability::attacked(t, blow)?;
    if !t.state().is_up(by) || !t.state().is_up(on) {
        return Ok(Done { on, hit: false, total: i16::MIN });
    }
    let extra = Extra { back: if back { backstab::BONUS } else { 0 }, ..blow.extra };
    let bonus = t.state().attack_value(by, means.skill) + extra.sum();
    let (natural, outcome) = roll(t, &Blow { extra, ..*blow }, bonus, back, guard)?;
    let total = natural + bonus;
    let rest = blow.rest << 1 | i32::from(total >= blow.need);
    let matters = natural_that_matters(natural, outcome);
    let beside = [matters, rest, i32::from(back) | i32::from(met) << 1, how as i32, ff::planned(plan), 0];
    t.settle(|_| Mark { stage: Stage::Compared, by, on, beside })?;
    shot(t, &means, outcome == crate::Outcome::Fumble);
    if outcome.hits() {
        let behind = met || (kind != AttackKind::Melee && hit::is_behind(t.state(), by, on, plan));
        let critical = outcome == crate::Outcome::Critical || means.is_critical;
        let hit = Hit { by, on, means, critical, back, behind, from: plan.from, since: None, rest };
        hit::land(t, &hit)?;
    } else {
        fumble::miss(t, &Blow { rest, ..*blow }, natural, outcome, true)?;
    }
    if kind == AttackKind::Melee && t.state().is_up(on) {
        t.tell(AttackEvent::Struck { by }.into());
    }
    Ok(Done { on, hit: outcome.hits(), total })
}

/// Lets a character step in against attacks of any kind. For attacks with the action of the turn this was already
/// offered before abilities were paid for.
//= daemmersturm.swarm.free-intervene
fn met<'a, T: Table>(t: &mut T, blow: &Blow<'a>) -> Play<T, Blow<'a>> {
    if blow.how == How::Action {
        return Ok(*blow);
    }
    let on = swarm::step_in(t, blow.by, blow.on, blow.armed.means.kind)?;
    // A character that steps in is not the one who left melee and exposed its back.
    let back = if on == blow.on || blow.how != How::Overrun { blow.back } else { None };
    Ok(Blow { on, back, ..*blow })
}

/// The part of the natural number that later steps depend on: only friendly fire after a miss reads it.
fn natural_that_matters(natural: i16, outcome: crate::Outcome) -> i32 {
    let kind = outcome as i32 * 32;
    if outcome.hits() || !(2..=5).contains(&natural) { kind } else { kind + i32::from(natural) }
}

/// Unloads a weapon after a shot. A fumble at a distance is handled separately.
pub(crate) fn shot<T: Table>(t: &mut T, means: &Means, fumble: bool) {
    let Some(item) = means.item else { return };
    if means.reload > 0 && fires(t.state(), item, means.kind) && !(fumble && means.kind == AttackKind::Ranged)
    {
        t.tell(AttackEvent::Fired { item, reload: means.reload }.into());
    }
}

/// Makes the attack roll with its repeats. 1–20 plus the attack value must exceed the defence plus `guard`, a bonus
/// from an ability.
//= daemmersturm.profile.attack-roll
//= daemmersturm.profile.defence
//= daemmersturm.outcome.failed
fn roll<T: Table>(
    t: &mut T,
    blow: &Blow<'_>,
    bonus: i16,
    back: bool,
    guard: i16,
) -> Play<T, (i16, crate::Outcome)> {
    let Blow { by, on, armed: Armed { means, .. }, .. } = *blow;
    let defence = t.state().defence_value(on, means.skill) + guard;
    let coup = coup::right(t.state(), blow).then_some(Right::Coup);
    let mut rights = [back.then_some(Right::Back), coup, means.repeats.then_some(Right::Ability)];
    let mut ability = true;
    loop {
        let natural = dice::with_extra(t, by, Purpose::Attack, Span::D20, bonus, blow.extra)?;
        let total = natural + bonus;
        let outcome = crit::judge_roll(natural, total > defence, means.critical, means.fumble);
        let fumbled = outcome == crate::Outcome::Fumble;
        //= daemmersturm.backstab.reroll
        //= daemmersturm.coup.reroll
        let kept = fumbled && !t.state().switches.reroll_cancels_fumble;
        let right = rights.iter_mut().find_map(Option::take).filter(|_| !outcome.hits() && !kept);
        if let Some(right) = right
            && wants_repeat(t, by, natural, total, right)?
        {
            t.tell(AttackEvent::Repeated { by, right }.into());
            continue;
        }
        if !outcome.hits() && !kept && std::mem::take(&mut ability) && ability::repeat(t, blow)? {
            t.tell(AttackEvent::Repeated { by, right: Right::Ability }.into());
            continue;
        }
        let extra = blow.extra;
        let resolved = AttackEvent::Resolved { by, on, natural, total, defence, outcome, back, extra, guard };
        t.tell(resolved.into());
        return Ok((natural, outcome));
    }
}

/// Returns whether a roll is repeated. As a repeat costs nothing, this is asked only if the table wants it.
pub(crate) fn wants_repeat<T: Table>(
    t: &mut T,
    who: ActorId,
    natural: i16,
    total: i16,
    right: Right,
) -> Play<T, bool> {
    if t.state().switches.ask_repeat != Prompt::Ask {
        return Ok(true);
    }
    let seat = t.state().actor(who).seat;
    t.ask(Repeat { seat, who, natural, total, right })
}
