//! An upper bound for the cost of the modifiers of a pool.

use super::{
    super::{count as looks, dice},
    Price, Shape,
    pooled::{Pooled, picked},
    walks,
};
use crate::{Comparison, Condition, Die, Explosion, Modifier, ModifierKind, limits};

/// The sum of the kept dice of a pool.
pub(super) fn spread(die: Die, count: u32, modifiers: &[Modifier], price: &mut Price) -> Shape {
    let raw = Raw::of(die);
    price.hold(raw.faces, 0.0);
    if modifiers.is_empty() {
        return walks::times(raw.shape(), count, raw.is_exact(), price);
    }
    let pooled = if modifiers.iter().all(|it| looks::is_pick(&it.kind)) {
        let gives = raw.shape();
        let all = (0, count);
        let kept = modifiers.iter().fold(all, |kept, it| picked(kept, &it.kind));
        Pooled { count, gives, keys: gives.len, each: 1.0, is_plain: true, kept, is_distinct: false }
    } else {
        let mut states = States::new(raw, count, price);
        modifiers.iter().enumerate().for_each(|(n, it)| states.carry_out(it, &modifiers[n + 1..], price));
        states.finish(price)
    };
    walks::spread(pooled, price)
}

/// Like [`spread`], but for any number of dice up to `count`; from fewer dice, picks may keep more.
pub(super) fn up_to(die: Die, count: u32, modifiers: &[Modifier], price: &mut Price) -> Shape {
    let part = spread(die, count, modifiers, price);
    let others: Vec<Modifier> = modifiers.iter().filter(|it| !looks::is_pick(&it.kind)).cloned().collect();
    if others.len() == modifiers.len() {
        return part;
    }
    let all = spread(die, count, &others, price);
    let low = all.low.min(part.low).min(0.0);
    walks::any_kept(Shape { low, len: all.len.max(part.len), ..all }, count, price)
}

/// The dice of a pool in a group of several pools.
pub(super) fn grouped(
    die: Die,
    count: u32,
    own: &[Modifier],
    group: &[Modifier],
    price: &mut Price,
) -> Pooled {
    let raw = Raw::of(die);
    price.hold(raw.faces, 0.0);
    let mut states = States::new(raw, count, price);
    let all = [own, group].concat();
    own.iter().enumerate().for_each(|(n, it)| states.carry_out(it, &all[n + 1..], price));
    states.look();
    let others = group.iter().enumerate().filter(|it| !looks::is_by_place(it.1));
    others.for_each(|(n, it)| states.carry_out(it, &group[n + 1..], price));
    states.kept = (0, count);
    states.finish(price)
}

/// A die without modifiers.
#[derive(Clone, Copy)]
struct Raw {
    die: Die,
    /// The number of faces.
    faces: f64,
}

impl Raw {
    fn of(die: Die) -> Raw {
        Raw { die, faces: f64::from(die.faces()) }
    }

    fn low(self) -> f64 {
        self.die.lowest() as f64
    }

    fn high(self) -> f64 {
        self.die.highest() as f64
    }

    /// The number of distinct faces.
    fn len(self) -> f64 {
        if self.die == Die::ThinFudge { 3.0 } else { self.faces }
    }

    fn shape(self) -> Shape {
        Shape { len: self.len(), low: self.low(), high: self.high(), scale: 1.0, log: self.faces.log2() }
    }

    /// Whether the faces are consecutive numbers with one way each.
    fn is_exact(self) -> bool {
        matches!(self.die, Die::Sides(_) | Die::Fudge)
    }

    /// The number of distinct faces for which the condition holds, and the probability of any of them.
    fn holding(self, when: Option<&Condition>) -> (f64, f64) {
        let Some(condition) = when else { return (1.0, 1.0 / self.faces) };
        if !self.is_exact() {
            let faces: Vec<i64> = (0..self.die.faces()).map(|at| self.die.face(at)).collect();
            let there = faces.iter().filter(|&&it| condition.holds(it)).count() as f64;
            return (there.min(self.len()), there / self.faces);
        }
        // The result of a comparison changes only next to its number, so one face represents all faces in between.
        let (low, end) = (self.die.lowest(), self.die.highest() + 1);
        let turns = condition.0.iter().flat_map(|it| match it.comparison {
            Comparison::Less | Comparison::AtLeast => [it.value, it.value],
            Comparison::AtMost | Comparison::More => [it.value + 1, it.value + 1],
            Comparison::Equal | Comparison::Unequal => [it.value, it.value + 1],
        });
        let mut turns: Vec<i64> = turns.chain([low, end]).filter(|it| (low..=end).contains(it)).collect();
        turns.sort_unstable();
        let between = turns.windows(2).filter(|it| condition.holds(it[0]));
        let there = between.map(|it| (it[1] - it[0]) as f64).sum::<f64>();
        (there, there / self.faces)
    }
}

/// Bounds on the states of the dice of a pool.
struct States {
    raw: Raw,
    count: u32,
    /// Maximum number of states.
    len: f64,
    /// Maximum number of distinct values that keep and drop use.
    keys: f64,
    /// Maximum number of values remembered for a die.
    longest: f64,
    /// Maximum number of throws of a die that count.
    throws: f64,
    /// Minimum of each of these values.
    low: f64,
    high: f64,
    log: f64,
    kept: (u32, u32),
    is_distinct: bool,
    /// Whether a die still has the value that keep and drop have used.
    is_as_seen: bool,
    /// The property of all throws of a chain but the last, if known.
    exploding: Option<Exploding>,
    /// Whether the successes were counted.
    is_counted: bool,
    /// Whether successes and the difference to the sum are remembered.
    is_both: bool,
}

/// The throws that explode.
struct Exploding {
    when: Option<Condition>,
    /// Whether they may count one less.
    less: bool,
}

impl Exploding {
    /// Whether no exploding throw is rerolled.
    fn is_apart(&self, raw: Raw, again: Option<&Condition>) -> bool {
        // Dice with more faces do not explode for long, so this is not worth checking.
        if raw.faces > 1_000.0 {
            return false;
        }
        let again = |it: i64| again.map_or(it == raw.die.lowest(), |c| c.holds(it));
        let explodes = |it: i64| self.when.as_ref().map_or(it == raw.die.highest(), |c| c.holds(it));
        let mut faces = (0..raw.die.faces()).map(|at| raw.die.face(at)).filter(|&it| explodes(it));
        !faces.any(|it| again(it) || (self.less && again(it - 1)))
    }
}

/// What is remembered of the throws of a die while it explodes.
#[derive(Clone, Copy, PartialEq)]
enum Fold {
    Throws,
    Sum,
    Count,
    Both,
}

impl States {
    fn new(raw: Raw, count: u32, price: &mut Price) -> States {
        price.states(raw.len(), 0.0);
        States {
            raw,
            count,
            len: raw.len(),
            keys: 1.0,
            longest: 1.0,
            throws: 1.0,
            low: raw.low(),
            high: raw.high(),
            log: raw.faces.log2(),
            kept: (0, count),
            is_distinct: false,
            is_as_seen: false,
            exploding: None,
            is_counted: false,
            is_both: false,
        }
    }

    /// The maximum number of distinct values that are remembered for a throw.
    fn values(&self) -> f64 {
        self.high - self.low + 1.0
    }

    /// The maximum number of distinct sums.
    fn sums(&self) -> f64 {
        (self.values() - 1.0) * self.longest + 1.0
    }

    fn limit(&mut self) {
        // Chains may be shorter, and a dropped die has no values.
        let shorter = if self.longest > 1.0 { 2.0 } else { 1.0 };
        self.len = self.len.min(self.keys * (self.values().powf(self.longest) * shorter + 1.0));
        self.is_as_seen = false;
    }

    fn look(&mut self) {
        // A die dropped by a condition has the value 0.
        self.keys = self.len.min(self.sums() + 1.0);
        self.is_as_seen = true;
    }

    /// Charges rebuilding every state.
    fn each(&mut self, price: &mut Price) {
        price.states(self.len, 0.0);
        self.is_as_seen = false;
    }

    fn carry_out(&mut self, modifier: &Modifier, rest: &[Modifier], price: &mut Price) {
        if self.is_counted {
            return;
        }
        match &modifier.kind {
            kind @ (ModifierKind::Keep(_) | ModifierKind::KeepAll(_)) => {
                self.look();
                self.kept = picked(self.kept, kind);
            }
            ModifierKind::Unique { .. } => {
                self.look();
                self.is_distinct = true;
            }
            ModifierKind::KeepWhere(..) => {
                self.each(price);
                (self.low, self.high) = (self.low.min(0.0), self.high.max(0.0));
                self.len += self.keys;
            }
            ModifierKind::Minimum(least) => {
                self.exploding = None;
                self.each(price);
                (self.low, self.high) = (self.low.max(*least as f64), self.high.max(*least as f64));
            }
            ModifierKind::Maximum(most) => {
                self.exploding = None;
                self.each(price);
                (self.low, self.high) = (self.low.min(*most as f64), self.high.min(*most as f64));
            }
            ModifierKind::Reroll { when, .. } => self.reroll(when.as_ref(), price),
            ModifierKind::Explode { when, how, is_penetrating, is_once } => {
                let fold = match (how, looks::counts_next(rest), looks::counts_later(rest)) {
                    (Explosion::Compound, ..) => Fold::Sum,
                    (_, true, _) => Fold::Count,
                    (_, _, true) => Fold::Both,
                    _ if rest.iter().any(looks::looks_at_throws) => Fold::Throws,
                    _ => Fold::Sum,
                };
                let levels = if *is_once { 1.0 } else { self.levels(when.as_ref()) };
                self.explode(when.as_ref(), f64::from(u8::from(*is_penetrating)), levels, fold, price);
            }
            ModifierKind::Success(_) | ModifierKind::Failure(_) => self.count(price),
            ModifierKind::Critical(..) | ModifierKind::Sort { .. } => {}
        }
    }

    fn count(&mut self, price: &mut Price) {
        self.each(price);
        let most = if self.is_both { self.throws } else { self.longest };
        (self.low, self.high, self.longest) = (-most, most, 1.0);
        (self.is_counted, self.is_both) = (true, false);
        self.limit();
    }

    fn reroll(&mut self, when: Option<&Condition>, price: &mut Price) {
        let again = self.raw.len();
        (self.low, self.high) = (self.low.min(self.raw.low()), self.high.max(self.raw.high()));
        // If no exploding throw is rerolled, only the last one of a chain may be.
        if self.longest <= 1.0 || self.exploding.as_ref().is_some_and(|it| it.is_apart(self.raw, when)) {
            let log = self.log + self.longest * self.raw.faces.log2();
            let after = self.len * (again + 1.0);
            price.states(self.longest * after + self.len * again, log);
            price.hold(after, log);
            (self.log, self.len) = (log, after);
            self.limit();
        } else {
            let mut place = 0.0;
            while place < self.longest && self.len.is_finite() {
                let steps = self.len * (again + 1.0);
                self.log += self.raw.faces.log2();
                price.states(steps, self.log);
                price.hold(steps, self.log);
                self.len = steps;
                self.limit();
                place += 1.0;
            }
        }
        price.states(self.len, self.log);
        self.exploding = None;
    }

    /// The number of levels that the calculation takes, or one more.
    fn levels(&self, when: Option<&Condition>) -> f64 {
        let (_, likely) = self.raw.holding(when);
        if likely == 0.0 {
            return 1.0;
        }
        let cut = (dice::CUT as f64 * f64::from(self.count.max(1))).ln();
        let levels = if likely < 1.0 { (cut / -likely.ln() + 1e-6).ceil() - 1.0 } else { f64::INFINITY };
        levels.clamp(1.0, f64::from(limits::AGAIN))
    }

    fn explode(&mut self, when: Option<&Condition>, less: f64, levels: f64, fold: Fold, price: &mut Price) {
        let (exploding, _) = self.raw.holding(when);
        let mut open = self.len;
        let log = self.log + levels * self.raw.faces.log2();
        let (low, high) = (self.raw.low() - less, self.raw.high());
        let (mut low_sum, mut high_sum) = (self.low * self.longest, self.high * self.longest);
        (low_sum, high_sum) = (low_sum.min(self.low), high_sum.max(self.high));
        let before = self.longest;
        let mut level = 0.0;
        let mut all = self.len;
        while level < levels && open.is_finite() {
            level += 1.0;
            let steps = open * self.raw.len();
            price.states(steps, log);
            price.hold(steps * (((levels - level) / 8.0).floor() + 1.0), log);
            (low_sum, high_sum) = (low_sum + low.min(0.0), high_sum + high.max(0.0));
            let sums = high_sum - low_sum + 1.0;
            let counts = 2.0 * (before + level) + 1.0;
            let most = match fold {
                Fold::Throws => f64::INFINITY,
                Fold::Sum => sums,
                Fold::Count => counts,
                Fold::Both => sums * counts,
            };
            all += steps.min(self.keys * most);
            open = (open * exploding).min(self.keys * most);
        }
        price.states(all, log);
        price.hold(all, log);
        if open.is_infinite() {
            price.spend(f64::INFINITY, 0.0);
        }
        (self.log, self.len) = (log, all);
        self.throws += levels;
        match fold {
            Fold::Throws => {
                self.exploding = (before <= 1.0).then(|| Exploding { when: when.cloned(), less: less > 0.0 });
                (self.low, self.high) = (self.low.min(low), self.high.max(high));
                self.longest = before + levels;
            }
            Fold::Sum => (self.low, self.high, self.longest) = (low_sum, high_sum, 1.0),
            Fold::Count => {
                (self.low, self.high, self.longest) = (-(before + levels), before + levels, 1.0);
                self.is_counted = true;
            }
            Fold::Both => {
                let most = before + levels;
                (self.low, self.high, self.longest) =
                    (low_sum.min(0.0) - most, high_sum.max(0.0) + most, 2.0);
                self.is_both = true;
            }
        }
        self.limit();
    }

    fn finish(mut self, price: &mut Price) -> Pooled {
        let is_as_seen = self.is_as_seen;
        self.each(price);
        let (low, high) = (self.low * self.longest, self.high * self.longest);
        let (low, high) = (low.min(self.low).min(0.0), high.max(self.high).max(0.0));
        let len = self.len.min(high - low + 1.0);
        let gives = Shape { len, low, high, scale: 1.0, log: self.log };
        let each = if is_as_seen { 1.0 } else { len };
        let is_plain = is_as_seen && self.throws <= 1.0 && self.len <= self.raw.len() && self.raw.is_exact();
        let States { count, keys, kept, is_distinct, .. } = self;
        Pooled { count, gives, keys, each, is_plain, kept, is_distinct }
    }
}
