//! A hit with all that follows from it: protection, critical table, damage, armour, loss, consequences.

use schwung_table::Play;

use crate::{
    ActorId, Amount, AttackKind, Came, Cause, CriticalScope, Direction, Escalation, HarmEvent, ItemId,
    Lasting, Made, Mark, NumberSet, ProtectionId, Purpose, Skill, Source, Spell, SpellId, Stage, State,
    Table, Tried, Value, Weapon,
    rules::{backstab, crit, dice, dot, fumble, harm, poison, protect, spell},
};

/// What an attack is made with, in numbers.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Means {
    /// What kind of attack it is.
    pub(crate) kind: AttackKind,
    /// Whose value attacks, and which defends.
    pub(crate) skill: Skill,
    /// The item.
    pub(crate) item: Option<ItemId>,
    /// What damage over time comes from.
    pub(crate) source: Source,
    /// What a hit does.
    pub(crate) damage: Amount,
    /// What abilities add to the damage.
    pub(crate) more: Amount,
    /// Natural numbers that are critical.
    pub(crate) critical: NumberSet,
    /// Natural numbers that are fumbles.
    pub(crate) fumble: NumberSet,
    /// What is rolled where a fumble may get worse.
    pub(crate) escalation: Escalation,
    /// Do shields, and armour, help against it?
    pub(crate) shields: bool,
    /// Does any protection roll help?
    pub(crate) protectable: bool,
    /// Is it one of several hits at once on people whom one person plays? Then nobody is asked about each.
    pub(crate) many: bool,
    /// Is the ground with an effect laid by whoever resolves the whole area?
    pub(crate) area: bool,
    /// Damage over time.
    pub(crate) lasting: Option<Lasting>,
    /// Reload steps after a shot.
    pub(crate) reload: u8,
    /// One more protection roll that the target has to succeed in.
    pub(crate) demand: Option<ProtectionId>,
    /// May a roll that does not hit be made again, without a price?
    pub(crate) repeats: bool,
    /// Is every hit critical, since the W roll was?
    //= daemmersturm.magic.w-crit-fumble
    pub(crate) is_critical: bool,
}

impl Means {
    /// With a weapon, used in this way.
    #[inline]
    pub(crate) fn of_weapon(
        weapon: &Weapon,
        item: Option<ItemId>,
        source: Source,
        kind: AttackKind,
    ) -> Means {
        Means {
            kind,
            skill: kind.skill(),
            item,
            source,
            damage: weapon.damage,
            more: Amount::default(),
            critical: weapon.critical,
            fumble: weapon.fumble,
            escalation: weapon.escalation,
            //= daemmersturm.gun.ignores-shields
            shields: !weapon.ignores_shields && kind != AttackKind::Explosion,
            protectable: true,
            many: false,
            area: false,
            lasting: weapon.lasting,
            reload: weapon.reload,
            demand: None,
            repeats: false,
            is_critical: false,
        }
    }
}

impl Means {
    /// With a spell that attacks: what comes of its hit roll.
    //= daemmersturm.fumble.no-fumble-for-aid
    pub(crate) fn of_spell(spell: &Spell, id: SpellId, natural_1_fails: bool) -> Means {
        let (critical, fumble) = fumble::numbers(spell, natural_1_fails);
        Means {
            kind: AttackKind::Spell,
            skill: Skill::Magic,
            item: None,
            source: Source::Spell(id),
            damage: spell.damage.unwrap_or_default(),
            more: Amount::default(),
            critical,
            fumble,
            escalation: spell.escalation,
            shields: !spell.ignores_shields,
            protectable: true,
            many: false,
            area: false,
            lasting: spell.lasting,
            reload: 0,
            demand: None,
            repeats: false,
            is_critical: false,
        }
    }

    /// Does a hit do damage at all? The critical table has nothing to say of others.
    fn does_damage(&self) -> bool {
        !self.damage.is_nothing() || !self.more.is_nothing()
    }
}

/// A hit on one target.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Hit {
    /// Who attacks.
    pub(crate) by: ActorId,
    /// Who is hit.
    pub(crate) on: ActorId,
    /// With what.
    pub(crate) means: Means,
    /// Is it critical?
    pub(crate) critical: bool,
    /// A back attack, with its extra damage?
    pub(crate) back: bool,
    /// From behind, as shields and armour see it?
    pub(crate) behind: bool,
    /// Where the attacker is, seen from the one who is hit.
    pub(crate) from: Option<Direction>,
    /// What has come of it already, where a protection roll is made up for: that does not weigh on the roll.
    //= daemmersturm.protect.belated
    pub(crate) since: Option<Came>,
    /// A number for all that the procedure goes on with after this hit and that is not in the state: where it stands in
    /// a sequence of attacks, what was answered before. Equal rests have equal numbers, and others do not.
    pub(crate) rest: i32,
}

/// What came of a hit.
#[derive(Clone, Copy, Debug, Default)]
#[allow(dead_code)] // grounds with an effect read it
pub(crate) struct Landed {
    /// Life points that were taken.
    pub(crate) taken: u16,
    /// Did a protection roll save?
    pub(crate) saved: bool,
}

/// A hit, step by step.
//= daemmersturm.attack.sequence
//= daemmersturm.outcome.saved-is-hit
#[inline]
pub(crate) fn land<T: Table>(t: &mut T, hit: &Hit) -> Play<T, Landed> {
    let landed = resolve(t, hit)?;
    //= daemmersturm.dot.area-no-first-damage
    if !hit.means.area {
        dot::ground(t, hit.by, &hit.means, &[hit.on]);
    }
    Ok(landed)
}

#[inline]
fn resolve<T: Table>(t: &mut T, hit: &Hit) -> Play<T, Landed> {
    //= daemmersturm.protect.before-damage
    let mut tried = Tried::default();
    if protect::before(t, hit, &mut tried)? {
        return Ok(Landed { taken: 0, saved: true });
    }
    //= daemmersturm.crit.table-roll
    let row = if hit.critical && hit.means.does_damage() { crit::table(t, hit.by, hit.on)? } else { 0 };
    t.settle(|_| mark(Stage::Unprotected, hit, [i16::from(row), tried.bits(), 0]))?;
    let damage = damage(t, hit, row)?;
    t.settle(|_| mark(Stage::Damaged, hit, [i16::from(row == 6), tried.bits(), damage]))?;
    //= daemmersturm.protect.after-damage
    if protect::after(t, hit, damage, &mut tried)? {
        return Ok(Landed { taken: 0, saved: true });
    }
    wound(t, hit, damage, row == 6, tried)
}

/// Damage of a hit: the roll, the critical table, the back attack's second roll, what else adds.
//= daemmersturm.melee.damage
//= daemmersturm.backstab.extra-damage
//= daemmersturm.crit.minimum-order
#[inline]
fn damage<T: Table>(t: &mut T, hit: &Hit, row: u8) -> Play<T, i16> {
    let (by, means) = (hit.by, &hit.means);
    let mut rolled = dice::amount(t, by, Purpose::Damage, means.damage)?;
    if !means.more.is_nothing() {
        rolled += dice::amount(t, by, Purpose::Damage, means.more)?;
    }
    let whole = t.state().switches.critical_scope == CriticalScope::WholeHit;
    let back = if hit.back { backstab::again(t, by, means.damage)? } else { 0 };
    let raised =
        if whole { crit::raise(t, by, row, rolled + back)? } else { crit::raise(t, by, row, rolled)? + back };
    let damage = t.state().modified(by, Value::Damage, raised).max(0);
    let (critical, changed) = (raised - rolled - back, damage - raised);
    let plus = (means.damage.plus + means.more.plus).min(rolled);
    let made = Made { rolled: rolled - plus, plus, back, row, critical, changed };
    t.tell(HarmEvent::Damage { by, on: hit.on, made }.into());
    Ok(damage)
}

/// The loss, and what follows from it.
#[inline]
fn wound<T: Table>(t: &mut T, hit: &Hit, damage: i16, six: bool, tried: Tried) -> Play<T, Landed> {
    let Hit { by, on, means, behind: back, from, .. } = *hit;
    let (kind, shields, item) = (means.kind, means.shields, means.item);
    let (demand, rolled) = (means.demand, damage.unsigned_abs());
    t.tell(
        HarmEvent::HitBegan { by, on, kind, back, from, shields, item, demand, damage: rolled, tried }.into(),
    );
    let taken = harm::hurt(t, on, Some(by), damage, Cause::Hit)?;
    t.settle(|_| mark(Stage::Landed, hit, [i16::from(six), i16::from(taken > 0), 0]))?;
    dot::after_hit(t, by, on, &means, taken);
    spell::after_hit(t, by, on, means.source)?;
    //= daemmersturm.outcome.needs-damage
    if taken > 0 {
        poison::after_damage(t, by, on, item, kind)?;
    }
    if six {
        crit::exhaust(t, on)?;
    }
    t.tell(HarmEvent::HitOver { on }.into());
    Ok(Landed { taken, saved: false })
}

fn mark(stage: Stage, hit: &Hit, numbers: [i16; 3]) -> Mark {
    let flags = i32::from(hit.critical) << 2 | i32::from(hit.back) << 1 | i32::from(hit.behind);
    let id = hit.means.item.map_or(-1, |it| i32::from(it.0));
    let [a, b, c] = numbers.map(i32::from);
    Mark { stage, by: hit.by, on: hit.on, beside: [a, b, c, flags, hit.rest, id] }
}

/// Does a hit come from behind, as shields and armour see it?
pub(crate) fn is_behind(state: &State, by: ActorId, on: ActorId, plan: &crate::Plan) -> bool {
    backstab::side(state, by, on, plan.from).unwrap_or(plan.back)
}
