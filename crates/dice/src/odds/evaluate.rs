//! Computes the odds of a tree. Each node has its own distribution; these are independent, since every die is used only
//! once.

use super::{
    cost::Meter,
    count as looks, dice,
    plan::{Face, Kept, Plan},
    pools::kinds,
    spread::{Spread, common_multiple},
    stop::{Stop, none},
    sums,
    weight::Weight,
};
use crate::{
    Amount, Code, Condition, Die, Error, Function, Kind, Modifier, ModifierKind, Node, NodeId, Number,
    Operator, Roll, Span, arithmetic, limits, notation,
};

/// Computes the odds of the whole roll.
pub(super) fn evaluate<W: Weight>(roll: &Roll, meter: &mut Meter) -> Result<Spread<W>, Stop> {
    Evaluation { roll, spreads: Vec::with_capacity(roll.nodes.len()) }.run(meter)
}

struct Evaluation<'r, W> {
    roll: &'r Roll,
    /// Distributions by node, until another node consumes them; `None` for pools whose dice are used by a group.
    spreads: Vec<Option<Spread<W>>>,
}

impl<W: Weight> Evaluation<'_, W> {
    fn run(mut self, meter: &mut Meter) -> Result<Spread<W>, Stop> {
        let roll = self.roll;
        for node in &roll.nodes {
            meter.at(node.span);
            let spread = self.node(node, meter).map_err(|stop| stop.at(node.span))?;
            self.spreads.push(spread);
        }
        self.spreads.pop().flatten().ok_or_else(|| Stop::Refused(Error::new(Code::Empty, roll.span)))
    }

    fn take(&mut self, node: NodeId) -> Result<Spread<W>, Stop> {
        // Every node is part of exactly one other node.
        self.spreads[node as usize].take().ok_or(Stop::TooLarge)
    }

    fn node(&mut self, node: &Node, meter: &mut Meter) -> Result<Option<Spread<W>>, Stop> {
        let span = node.span;
        let spread = match &node.kind {
            Kind::Number(number) => Spread::sure(*number),
            // The enclosing group computes it.
            Kind::Pool { is_pooled: true, .. } => return Ok(None),
            Kind::Pool { count, die, modifiers, .. } => self.dice(*count, *die, modifiers, span, meter)?,
            Kind::Group { members, modifiers, is_pool: true } => self.pooled(members, modifiers, meter)?,
            Kind::Group { members, modifiers, is_pool: false } => self.group(members, modifiers, meter)?,
            Kind::Negated(inner) => self.take(*inner)?.negated()?,
            // The sum of pools whose dice are used by a group is not needed.
            Kind::Binary(Operator::Add, a, _) if self.spreads[*a as usize].is_none() => return Ok(None),
            Kind::Binary(Operator::Add, a, b) => {
                let (a, b) = (self.take(*a)?, self.take(*b)?);
                a.plus(b, meter)?
            }
            Kind::Binary(Operator::Subtract, a, b) | Kind::Opposed(a, b) => {
                let (a, b) = (self.take(*a)?, self.take(*b)?);
                a.plus(b.negated()?, meter)?
            }
            Kind::Binary(operator, a, b) => {
                let (a, b) = (self.take(*a)?, self.take(*b)?);
                a.pair(&b, meter, |a, b| arithmetic::apply(*operator, a, b, span))?
            }
            Kind::Compared(comparison, a, b) => {
                let (a, b) = (self.take(*a)?, self.take(*b)?);
                a.pair(&b, meter, |a, b| Ok(Number::whole(i64::from(comparison.holds(a, b)))))?
            }
            Kind::Call(function, items) => self.call(*function, items, span, meter)?,
        };
        Ok(Some(spread))
    }

    fn call(
        &mut self,
        function: Function,
        items: &[NodeId],
        span: Span,
        meter: &mut Meter,
    ) -> Result<Spread<W>, Stop> {
        let mut items = items.iter();
        // The parser has checked the number of arguments.
        let first = items.next().ok_or(Stop::TooLarge)?;
        let mut spread = self.take(*first)?;
        for &item in items {
            let other = self.take(item)?;
            spread = spread.pair(&other, meter, |a, b| arithmetic::call(function, &[a, b], span))?;
        }
        if matches!(function, Function::Min | Function::Max | Function::Pow) {
            return Ok(spread);
        }
        spread.map(meter, |it| arithmetic::call(function, &[it], span))
    }

    /// Evaluates a pool of dice.
    fn dice(
        &mut self,
        count: Amount<u32>,
        die: Amount<Die>,
        modifiers: &[Modifier],
        span: Span,
        meter: &mut Meter,
    ) -> Result<Spread<W>, Stop> {
        match (count, die) {
            (Amount::Fixed(count), Amount::Fixed(die)) if modifiers.is_empty() => {
                dice::plain(die, count, meter)
            }
            (Amount::Fixed(count), Amount::Fixed(die)) => {
                dice::plan(die, count, modifiers, meter)?.spread(meter)
            }
            _ => self.computed(count, die, modifiers, span, meter),
        }
    }

    /// Evaluates dice whose number or sides are computed, by trying each possibility.
    fn computed(
        &mut self,
        count: Amount<u32>,
        die: Amount<Die>,
        modifiers: &[Modifier],
        span: Span,
        meter: &mut Meter,
    ) -> Result<Spread<W>, Stop> {
        let counts = match count {
            Amount::Fixed(count) => Spread::sure(Number::whole(count.into())),
            Amount::Computed(by) => self.take(by)?,
        };
        let dice = match die {
            Amount::Fixed(die) => (None, Some(die)),
            Amount::Computed(by) => (Some(self.take(by)?), None),
        };
        let sides = dice.0.unwrap_or_else(|| Spread::sure(Number::ZERO));
        let total = counts.total.times(&sides.total)?;
        let mut parts = Vec::new();
        for (count, ways) in &counts.ways {
            let count = arithmetic::amount(counts.value(*count), limits::DICE, Code::TooManyDice, span)?;
            for (side, by) in &sides.ways {
                let die = match dice.1 {
                    Some(die) => die,
                    None => Die::Sides(arithmetic::sides(sides.value(*side), span)?),
                };
                notation::check(die, Some(count), modifiers, span)?;
                let part = dice::plan(die, count, modifiers, meter)?.spread(meter)?;
                parts.push((ways.part(by), part));
            }
        }
        Spread::mixed(parts, &total, meter)
    }

    /// Evaluates a group that combines the dice of several pools.
    fn pooled(
        &mut self,
        members: &[NodeId],
        modifiers: &[Modifier],
        meter: &mut Meter,
    ) -> Result<Spread<W>, Stop> {
        let roll = self.roll;
        let mut whole = Spread::sure(Number::ZERO);
        let mut plans: Vec<Plan<W>> = Vec::new();
        for &member in members {
            let node = &roll.nodes[member as usize];
            let Kind::Pool { count, die, modifiers: own, .. } = &node.kind else { continue };
            if members.len() == 1 || !modifiers.iter().any(looks::is_by_place) {
                // Modifiers that look at single dice have the same effect in the pool as in the group.
                let all = [&own[..], modifiers].concat();
                whole = whole.plus(self.dice(*count, *die, &all, node.span, meter)?, meter)?;
                continue;
            }
            let (Amount::Fixed(count), Amount::Fixed(die)) = (*count, *die) else {
                return Err(none(modifiers));
            };
            plans.push(dice::grouped(die, count, own, modifiers, meter)?);
        }
        if plans.is_empty() {
            return Ok(whole);
        }
        let mut kept = Kept::all(plans.iter().map(|it| it.count).sum());
        modifiers.iter().for_each(|it| kept.keep(&it.kind));
        if !kept.are_all() {
            return kinds(plans, kept.places, meter);
        }
        for plan in plans {
            whole = whole.plus(plan.spread(meter)?, meter)?;
        }
        Ok(whole)
    }

    /// Evaluates a group of several totals.
    fn group(
        &mut self,
        members: &[NodeId],
        modifiers: &[Modifier],
        meter: &mut Meter,
    ) -> Result<Spread<W>, Stop> {
        let mut spreads = members.iter().map(|&it| self.take(it)).collect::<Result<Vec<_>, Stop>>()?;
        let mut scale = 1;
        for spread in &spreads {
            scale = common_multiple(scale, spread.scale)?;
        }
        let mut plans: Vec<Plan<W>> = Vec::new();
        for spread in spreads.drain(..) {
            let spread = spread.scaled(scale)?;
            let face = |(at, ways): (i64, W)| Face { key: at, ways: ways.clone(), gives: vec![(at, ways)] };
            let faces: Vec<Face<W>> = spread.ways.into_iter().map(face).collect();
            // Equal totals are treated as dice of one kind.
            match plans.iter_mut().find(|it| it.total == spread.total && it.faces == faces) {
                Some(plan) => plan.count += 1,
                None => plans.push(Plan { count: 1, faces, total: spread.total, kept: Kept::all(0) }),
            }
        }
        settled(plans, scale, modifiers, meter)
    }
}

/// Replaces the faces of dice by their values, which are what groups use.
fn by_value<W: Weight>(plan: Plan<W>) -> Plan<W> {
    let mut all: Vec<(i64, W)> = plan.faces.into_iter().flat_map(|it| it.gives).collect();
    all.sort_by_key(|it| it.0);
    let mut faces: Vec<Face<W>> = Vec::with_capacity(all.len());
    for (at, ways) in all {
        match faces.last_mut() {
            Some(face) if face.key == at => {
                face.ways.add(&ways);
                face.gives[0].1.add(&ways);
            }
            _ => faces.push(Face { key: at, ways: ways.clone(), gives: vec![(at, ways)] }),
        }
    }
    Plan { faces, ..plan }
}

/// Applies the modifiers of a group to independent values with a common scale.
fn settled<W: Weight>(
    mut plans: Vec<Plan<W>>,
    scale: i64,
    modifiers: &[Modifier],
    meter: &mut Meter,
) -> Result<Spread<W>, Stop> {
    let count = plans.iter().map(|it| it.count).sum();
    let mut kept = Kept::all(count);
    let (mut success, mut failure): (Vec<&Condition>, Vec<&Condition>) = (Vec::new(), Vec::new());
    let mut stays: Vec<(&Condition, bool)> = Vec::new();
    for modifier in modifiers {
        match &modifier.kind {
            ModifierKind::Keep(_) | ModifierKind::KeepAll(_) if !stays.is_empty() => {
                return Err(none(modifiers));
            }
            ModifierKind::Keep(pick) => kept.pick(&[*pick]),
            ModifierKind::KeepAll(picks) => kept.pick(picks),
            ModifierKind::KeepWhere(condition, keeps) => stays.push((condition, *keeps)),
            ModifierKind::Success(condition) => success.push(condition),
            ModifierKind::Failure(condition) => failure.push(condition),
            _ => {}
        }
    }
    let counts = !success.is_empty();
    let any = |all: &[&Condition], it: Number| i64::from(all.iter().any(|c| c.holds_for(it)));
    for face in plans.iter_mut().flat_map(|it| &mut it.faces) {
        let value = Number::fraction(face.key, scale).map_err(|_| Stop::TooLarge)?;
        let is_there = stays.iter().all(|(condition, keeps)| condition.holds_for(value) == *keeps);
        let gives = match (is_there, counts) {
            (false, _) => 0,
            (true, true) => any(&success, value) - any(&failure, value),
            (true, false) => face.key,
        };
        face.gives = vec![(gives, face.ways.clone())];
    }
    let scale = if counts { 1 } else { scale };
    let is_whole = kept.places.iter().all(|&it| it);
    let spread = match (is_whole, plans.len()) {
        (true, _) => {
            let mut whole = Spread::sure(Number::ZERO);
            for plan in plans {
                let one = by_value(plan);
                let ways = one.faces.into_iter().map(|it| (it.key, it.ways)).collect();
                let one_value = Spread { scale: 1, ways, total: one.total };
                whole = whole.plus(sums::times(one_value, one.count, meter)?, meter)?;
            }
            whole
        }
        (false, 1) => match plans.pop() {
            Some(plan) => Plan { kept, ..plan }.spread(meter)?,
            None => Spread::sure(Number::ZERO),
        },
        (false, _) => kinds(plans, kept.places, meter)?,
    };
    Ok(Spread { scale, ..spread })
}
