//! Evaluates a tree. The nodes are visited in order, which is also the order in which dice are drawn.

use super::{
    modify::{Pool, kept},
    record::{Fate, Outcome, Outcomes, Part, Parts, Rolled, Unit},
    source::Source,
    table::{Chain, Left, Table, too_much},
};
use crate::{
    Amount, Code, Condition, Die, Kind, Modifier, ModifierKind, Node, NodeId, Number, Operator, Result, Roll,
    Span, arithmetic, limits, notation,
};

impl Roll {
    /// Rolls with faces from `source`.
    ///
    /// Faces are drawn from left to right. Within a pool, the order is: the expression for the number of dice, the one
    /// for the sides, the dice, and then the additional dice of each modifier in turn, die by die.
    ///
    /// ```
    /// use schwung_dice::{Listed, Roll};
    /// // The third die shows a 6 and explodes twice.
    /// let rolled = Roll::parse("3d6!kh1")?.roll(&mut Listed::new([2, 5, 6, 6, 1]))?;
    /// assert_eq!(rolled.outcomes()[0].total(), 13.into());
    /// # Ok::<(), schwung_dice::Error>(())
    /// ```
    ///
    /// # Errors
    /// If the source fails, a computed number of dice or sides is invalid, or a result does not fit.
    #[inline]
    pub fn roll<S: Source>(&self, source: &mut S) -> Result<Rolled> {
        if let Some(times) = self.times {
            return self.repeated(source, times);
        }
        let mut outcome = Outcome::new();
        self.once(source, &mut self.afforded(1)?, &mut outcome)?;
        Ok(Rolled(Outcomes::One(outcome)))
    }

    /// The throws and steps available for this roll.
    ///
    /// # Errors
    /// If the dice as written already exceed the limit of steps, so that nothing is rolled in vain.
    #[inline]
    fn afforded(&self, times: u32) -> Result<Left> {
        match self.work.saturating_mul(times.into()) {
            0..=limits::WORK => Ok((limits::THROWS, limits::WORK)),
            estimate => Err(too_much(estimate, self.span)),
        }
    }

    fn repeated<S: Source>(&self, source: &mut S, times: u32) -> Result<Rolled> {
        let mut left = self.afforded(times)?;
        let mut outcomes = Vec::with_capacity(times as usize);
        for _ in 0..times {
            let mut outcome = Outcome::new();
            self.once(source, &mut left, &mut outcome)?;
            outcomes.push(outcome);
        }
        Ok(Rolled(Outcomes::Many(outcomes)))
    }

    /// Rolls once with at most `left` throws, and subtracts the throws made.
    fn once<S: Source>(&self, source: &mut S, left: &mut Left, outcome: &mut Outcome) -> Result<()> {
        let Outcome { parts, throws, stopped } = outcome;
        parts.reserve(self.nodes.len());
        let mut rolling = Rolling { roll: self, table: Table::new(source, throws, *left), parts };
        rolling.run(stopped)?;
        *left = rolling.table.left();
        Ok(())
    }
}

struct Rolling<'r, 's, S> {
    roll: &'r Roll,
    table: Table<'s, S>,
    parts: &'s mut Parts,
}

impl<S: Source> Rolling<'_, '_, S> {
    fn run(&mut self, stopped: &mut Vec<NodeId>) -> Result<()> {
        let roll = self.roll;
        // The dice of pools that are used by a group; mostly empty.
        let mut pooled: Vec<(NodeId, Vec<Chain>)> = Vec::new();
        for (id, node) in (0..).zip(&roll.nodes) {
            let first = self.place();
            let (value, unit, sorted) = match &node.kind {
                // Fast paths for what most rolls consist of.
                Kind::Number(number) => (*number, Unit::Total, None),
                Kind::Pool {
                    count: Amount::Fixed(count),
                    die: Amount::Fixed(die),
                    modifiers,
                    is_pooled: false,
                } if modifiers.is_empty() => {
                    let sum = self.table.throw_all(*count, *die, node.span)?;
                    (Number::whole(sum), Unit::Total, None)
                }
                _ => self.node(id, node, &mut pooled)?,
            };
            let last = self.place();
            self.parts.push(Part { value, unit, is_dropped: false, sorted, first, last });
            if std::mem::take(&mut self.table.was_stopped) {
                stopped.push(id);
            }
        }
        Ok(())
    }

    fn place(&self) -> u32 {
        u32::try_from(self.table.throws.len()).unwrap_or(u32::MAX)
    }

    fn value(&self, node: NodeId) -> Number {
        self.parts[node as usize].value
    }

    fn unit(&self, node: NodeId) -> Unit {
        self.parts[node as usize].unit
    }

    fn node(&mut self, id: NodeId, node: &Node, pooled: &mut Vec<(NodeId, Vec<Chain>)>) -> Result<Valued> {
        let span = node.span;
        let plain = |value| Ok((value, Unit::Total, None));
        match &node.kind {
            Kind::Number(number) => plain(*number),
            Kind::Pool { count, die, modifiers, is_pooled } => {
                let count = self.count(*count, span)?;
                let die = self.die(*die, span)?;
                if modifiers.is_empty() && !is_pooled {
                    return plain(Number::whole(self.table.throw_all(count, die, span)?));
                }
                notation::check(die, Some(count), modifiers, span)?;
                let (valued, chains) = self.pool(count, die, modifiers, span)?;
                if *is_pooled {
                    pooled.push((id, chains));
                }
                Ok(valued)
            }
            Kind::Group { members, modifiers, is_pool: true } => {
                let of_group = |it: &mut (NodeId, Vec<Chain>)| members.contains(&it.0);
                let chains = pooled.extract_if(.., of_group).flat_map(|it| it.1).collect();
                let first = members.first().map_or(0, |&it| self.parts[it as usize].first);
                self.settle(chains, first, modifiers, span)
            }
            Kind::Group { members, modifiers, is_pool: false } => self.group(members, modifiers, span),
            Kind::Negated(inner) => {
                let zero = Number::ZERO;
                let value = arithmetic::apply(Operator::Subtract, zero, self.value(*inner), span)?;
                Ok((value, self.unit(*inner), None))
            }
            Kind::Binary(operator, a, b) => {
                let value = arithmetic::apply(*operator, self.value(*a), self.value(*b), span)?;
                let is_count = [a, b].iter().any(|&&it| self.unit(it) == Unit::Successes);
                let unit = if is_count { Unit::Successes } else { Unit::Total };
                Ok((value, unit, None))
            }
            Kind::Call(function, items) => {
                let values: Vec<Number> = items.iter().map(|&it| self.value(it)).collect();
                let unit = items.first().map_or(Unit::Total, |&it| self.unit(it));
                Ok((arithmetic::call(*function, &values, span)?, unit, None))
            }
            Kind::Compared(comparison, a, b) => {
                let holds = comparison.holds(self.value(*a), self.value(*b));
                // In Avrae, the result of a comparison is an ordinary number.
                let unit =
                    if self.roll.dialect == notation::Dialect::Avrae { Unit::Total } else { Unit::Successes };
                Ok((Number::whole(i64::from(holds)), unit, None))
            }
            Kind::Opposed(a, b) => {
                let margin = arithmetic::apply(Operator::Subtract, self.value(*a), self.value(*b), span)?;
                Ok((margin, Unit::Margin, None))
            }
        }
    }

    fn count(&self, count: Amount<u32>, span: Span) -> Result<u32> {
        match count {
            Amount::Fixed(count) => Ok(count),
            Amount::Computed(by) => arithmetic::amount(self.value(by), limits::DICE, Code::TooManyDice, span),
        }
    }

    fn die(&self, die: Amount<Die>, span: Span) -> Result<Die> {
        match die {
            Amount::Fixed(die) => Ok(die),
            Amount::Computed(by) => arithmetic::sides(self.value(by), span).map(Die::Sides),
        }
    }

    fn pool(
        &mut self,
        count: u32,
        die: Die,
        modifiers: &[Modifier],
        span: Span,
    ) -> Result<(Valued, Vec<Chain>)> {
        let start = self.place();
        let mut chains = Vec::with_capacity(count as usize);
        for _ in 0..count {
            let first = self.table.throw_new(die, span)?;
            chains.push(Chain::new(self.table.at(first).die, first));
        }
        let table = &mut self.table;
        let mut pool = Pool { table, chains, start, span, counts: false, sorted: None };
        pool.all(die, modifiers)?;
        Ok((valued(&pool), pool.chains))
    }

    /// Evaluates a group that combines the dice of several pools.
    fn settle(
        &mut self,
        chains: Vec<Chain>,
        start: u32,
        modifiers: &[Modifier],
        span: Span,
    ) -> Result<Valued> {
        let table = &mut self.table;
        let mut pool = Pool { table, chains, start, span, counts: false, sorted: None };
        for modifier in modifiers {
            pool.work(modifier)?;
            pool.settle(&modifier.kind);
        }
        Ok(valued(&pool))
    }

    /// Evaluates a group of several totals.
    fn group(&mut self, members: &[NodeId], modifiers: &[Modifier], span: Span) -> Result<Valued> {
        let mut there: Vec<NodeId> = members.to_vec();
        let (mut counts, mut count, mut sorted) = (false, 0, None);
        for modifier in modifiers {
            self.table.work(modifier.kind.work(there.len() as u64), span)?;
            let values: Vec<Number> = there.iter().map(|&it| self.value(it)).collect();
            let holding = |condition: &Condition| values.iter().map(|it| condition.holds_for(*it)).collect();
            let stays: Vec<bool> = match &modifier.kind {
                ModifierKind::Keep(pick) => kept(&values, &[*pick]).into_vec(),
                ModifierKind::KeepAll(picks) => kept(&values, picks).into_vec(),
                ModifierKind::KeepWhere(condition, keeps) => {
                    values.iter().map(|it| condition.holds_for(*it) == *keeps).collect()
                }
                ModifierKind::Success(condition) | ModifierKind::Failure(condition) => {
                    let holding: Vec<bool> = holding(condition);
                    let found = i64::try_from(holding.iter().filter(|&&it| it).count()).unwrap_or(i64::MAX);
                    let is_success = matches!(modifier.kind, ModifierKind::Success(_));
                    counts |= is_success;
                    count += if is_success { found } else { -found };
                    continue;
                }
                ModifierKind::Sort { is_descending } => {
                    sorted = Some(*is_descending);
                    continue;
                }
                _ => continue,
            };
            for (&member, _) in there.iter().zip(&stays).filter(|it| !it.1) {
                self.drop_part(member, span)?;
            }
            let mut stays = stays.into_iter();
            there.retain(|_| stays.next().unwrap_or(true));
        }
        if counts {
            return Ok((Number::whole(count), Unit::Successes, sorted));
        }
        let mut total = Number::ZERO;
        for member in there {
            total = arithmetic::apply(Operator::Add, total, self.value(member), span)?;
        }
        Ok((total, Unit::Total, sorted))
    }

    /// Drops a total of a group together with all dice that were rolled for it.
    fn drop_part(&mut self, member: NodeId, span: Span) -> Result<()> {
        self.parts[member as usize].is_dropped = true;
        let first = self.parts[self.roll.leftmost(member) as usize].first;
        let last = self.parts[member as usize].last;
        self.table.work(u64::from(last - first), span)?;
        for place in first..last {
            self.table.mark(place, Fate::DROPPED);
        }
        Ok(())
    }
}

type Valued = (Number, Unit, Option<bool>);

fn valued<S: Source>(pool: &Pool<'_, '_, S>) -> Valued {
    let unit = if pool.counts { Unit::Successes } else { Unit::Total };
    (Number::whole(pool.value()), unit, pool.sorted)
}

impl Roll {
    /// The first of the nodes that belong to a node.
    fn leftmost(&self, of: NodeId) -> NodeId {
        let mut node = of;
        loop {
            node = match &self.nodes[node as usize].kind {
                Kind::Pool { count: Amount::Computed(by), .. } => *by,
                Kind::Pool { die: Amount::Computed(by), .. } => *by,
                Kind::Number(_) | Kind::Pool { .. } => return node,
                Kind::Group { members, .. } => match members.first() {
                    Some(&first) => first,
                    None => return node,
                },
                Kind::Call(_, items) => match items.first() {
                    Some(&first) => first,
                    None => return node,
                },
                Kind::Negated(inner) => *inner,
                Kind::Binary(_, a, _) | Kind::Compared(_, a, _) | Kind::Opposed(a, _) => *a,
            };
        }
    }
}
