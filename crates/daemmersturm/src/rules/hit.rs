//! A hit with all its consequences: protection, critical table, damage, armour, and the loss of life points.

use schwung_table::Play;

use crate::{
    ActorId, Amount, AttackKind, Came, Cause, CriticalScope, Direction, Escalation, HarmEvent, ItemId,
    Lasting, Made, Mark, NumberSet, ProtectionId, Purpose, Skill, Source, Spell, SpellId, Stage, State,
    Table, Tried, Value, Weapon,
    rules::{backstab, crit, dice, dot, fumble, harm, poison, protect, spell},
};

/// The numbers of an attack.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Means {
    /// The kind of attack.
    pub(crate) kind: AttackKind,
    /// The skill whose values are used for attack and defence.
    pub(crate) skill: Skill,
    /// The weapon or other item, if any.
    pub(crate) item: Option<ItemId>,
    /// The source of damage over time.
    pub(crate) source: Source,
    /// Damage of a hit.
    pub(crate) damage: Amount,
    /// Additional damage from abilities.
    pub(crate) more: Amount,
    /// Natural numbers that are critical.
    pub(crate) critical: NumberSet,
    /// Natural numbers that are fumbles.
    pub(crate) fumble: NumberSet,
    /// The escalation roll after a fumble.
    pub(crate) escalation: Escalation,
    /// Whether shields, and with them armour, help against it.
    pub(crate) shields: bool,
    /// Whether any protection roll helps against it.
    pub(crate) protectable: bool,
    /// Whether it is one of several simultaneous hits on characters of one player, who is then not asked about each of
    /// them.
    pub(crate) many: bool,
    /// Whether it is part of an area effect, whose ground is created once for the whole area.
    pub(crate) area: bool,
    /// Damage over time.
    pub(crate) lasting: Option<Lasting>,
    /// Number of reload steps after a shot.
    pub(crate) reload: u8,
    /// One more protection roll that the target has to succeed in.
    pub(crate) demand: Option<ProtectionId>,
    /// Whether a roll that does not hit may be repeated at no cost.
    pub(crate) repeats: bool,
    /// Whether every hit is critical, because the W roll was.
    //= daemmersturm.magic.w-crit-fumble
    pub(crate) is_critical: bool,
}

impl Means {
    /// The numbers of a weapon, used for this kind of attack.
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
    /// The numbers of a spell, for its hit roll.
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

    /// Returns whether a hit deals damage at all. Otherwise the critical table does not apply.
    fn does_damage(&self) -> bool {
        !self.damage.is_nothing() || !self.more.is_nothing()
    }
}

/// A hit on one target.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Hit {
    /// The attacker.
    pub(crate) by: ActorId,
    /// The character that is hit.
    pub(crate) on: ActorId,
    /// The numbers of the attack.
    pub(crate) means: Means,
    /// Whether it is critical.
    pub(crate) critical: bool,
    /// Whether it is an attack from behind, with its additional damage.
    pub(crate) back: bool,
    /// Whether it comes from behind with regard to shields and armour.
    pub(crate) behind: bool,
    /// Direction of the attacker, as seen from the target.
    pub(crate) from: Option<Direction>,
    /// For a belated protection roll: the consequences of the hit so far, which do not affect the roll.
    //= daemmersturm.protect.belated
    pub(crate) since: Option<Came>,
    /// A hash of everything that the procedure still has to do after this hit and that is not in the state, such as the
    /// position in a sequence of attacks or earlier answers. It is equal exactly if the rest is equal.
    pub(crate) rest: i32,
}

/// The result of a hit.
#[derive(Clone, Copy, Debug, Default)]
#[allow(dead_code)] // not every caller reads both fields
pub(crate) struct Landed {
    /// Number of life points lost.
    pub(crate) taken: u16,
    /// Whether a protection roll succeeded.
    pub(crate) saved: bool,
}

/// Resolves a hit step by step.
//= daemmersturm.attack.sequence
//= daemmersturm.outcome.saved-is-hit
pub(crate) fn land<T: Table>(t: &mut T, hit: &Hit) -> Play<T, Landed> {
    let landed = resolve(t, hit)?;
    //= daemmersturm.dot.area-no-first-damage
    if !hit.means.area {
        dot::ground(t, hit.by, &hit.means, &[hit.on]);
    }
    Ok(landed)
}

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

/// Rolls the damage of a hit: the damage roll, the critical table, the second roll of an attack from behind, and
/// modifiers.
//= daemmersturm.melee.damage
//= daemmersturm.backstab.extra-damage
//= daemmersturm.crit.minimum-order
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

/// Applies the damage and its consequences.
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

/// Returns whether a hit comes from behind with regard to shields and armour.
pub(crate) fn is_behind(state: &State, by: ActorId, on: ActorId, plan: &crate::Plan) -> bool {
    backstab::side(state, by, on, plan.from).unwrap_or(plan.back)
}
