//! An upper bound for the cost of odds, computed from the tree alone.
//!
//! Every function here is an upper bound of what the calculation with the same name charges to its
//! [`super::cost::Meter`]. A test compares the two for random rolls. Numbers are floats, since they only have to be
//! large enough.

mod dice;
mod pooled;
mod shape;
mod walks;

use super::{
    cost::{self, Cost},
    stop::Stop,
};
use crate::{
    Amount, Die, Function, Kind, Modifier, ModifierKind, Node, NodeId, Operator, Roll, Span, limits,
};
use pooled::Pooled;
use shape::{Price, Shape};

/// Refuses rolls whose odds would cost too much.
///
/// # Errors
/// If the odds might take more steps or memory than allowed.
pub(super) fn admit(roll: &Roll, most: Cost) -> Result<(), Stop> {
    let price = estimate(roll);
    cost::within(price.total_steps(), price.total_bytes(), most, price.dearest)
}

/// The maximum cost of the odds of a roll.
pub(super) fn estimate(roll: &Roll) -> Price {
    let mut estimate =
        Estimate { roll, shapes: Vec::with_capacity(roll.nodes.len()), price: Price::new(roll.span) };
    for node in &roll.nodes {
        let before = estimate.price;
        let shape = estimate.node(node);
        estimate.price.blame(before, node.span);
        estimate.shapes.push(shape);
    }
    estimate.price
}

struct Estimate<'r> {
    roll: &'r Roll,
    /// The shape of each node, by its index.
    shapes: Vec<Shape>,
    price: Price,
}

impl Estimate<'_> {
    fn of(&self, node: NodeId) -> Shape {
        self.shapes[node as usize]
    }

    fn node(&mut self, node: &Node) -> Shape {
        match &node.kind {
            Kind::Number(number) => Shape::sure(*number),
            // The enclosing group accounts for it.
            Kind::Pool { is_pooled: true, .. } => Shape::ZERO,
            Kind::Pool { count, die, modifiers, .. } => self.dice(*count, *die, modifiers),
            Kind::Group { members, modifiers, is_pool: true } => self.pooled(members, modifiers),
            Kind::Group { members, modifiers, is_pool: false } => self.group(members, modifiers),
            Kind::Negated(inner) => self.of(*inner).negated(),
            Kind::Binary(Operator::Add, a, b) => self.of(*a).plus(self.of(*b), &mut self.price),
            Kind::Binary(Operator::Subtract, a, b) | Kind::Opposed(a, b) => {
                self.of(*a).plus(self.of(*b).negated(), &mut self.price)
            }
            Kind::Binary(operator, a, b) => {
                let (a, b) = (self.of(*a), self.of(*b));
                let made = a.pair(b, &mut self.price);
                if *operator == Operator::Multiply { made.within_product(a, b) } else { made }
            }
            Kind::Compared(_, a, b) => self.of(*a).pair(self.of(*b), &mut self.price).among(0.0, 1.0),
            Kind::Call(function, items) => self.call(*function, items),
        }
    }

    fn call(&mut self, function: Function, items: &[NodeId]) -> Shape {
        let Some((&first, others)) = items.split_first() else { return Shape::ZERO };
        let mut all = self.of(first);
        for &other in others {
            let other = self.of(other);
            let made = all.pair(other, &mut self.price);
            all = match function {
                Function::Min | Function::Max => made.within_both(all, other),
                _ => made,
            };
        }
        match function {
            Function::Min | Function::Max | Function::Pow => all,
            Function::Sign => all.mapped(&mut self.price).among(-1.0, 1.0),
            _ => all.mapped(&mut self.price),
        }
    }

    fn dice(&mut self, count: Amount<u32>, die: Amount<Die>, modifiers: &[Modifier]) -> Shape {
        if let (Amount::Fixed(count), Amount::Fixed(die)) = (count, die) {
            return dice::spread(die, count, modifiers, &mut self.price);
        }
        // Every number of dice and sides is tried, none of which costs more than the largest.
        let most = |shape: Shape, limit: u32| shape.high.clamp(0.0, f64::from(limit));
        let (counts, count) = match count {
            Amount::Fixed(count) => (Shape::ZERO, count),
            Amount::Computed(by) => (self.of(by), whole(most(self.of(by), limits::DICE))),
        };
        let (sides, die) = match die {
            Amount::Fixed(die) => (Shape::ZERO, die),
            Amount::Computed(by) => (self.of(by), Die::Sides(whole(most(self.of(by), limits::SIDES)).max(1))),
        };
        let times = counts.len * sides.len;
        let mut one = Price::new(Span::default());
        let part = dice::up_to(die, count, modifiers, &mut one);
        self.price.repeat(&one, times);
        let multiple = match die {
            Die::Sides(most) if sides.len > 1.0 => {
                // The logarithm of the least common multiple of all numbers up to n is at most 1.04 n.
                let plain = f64::from(count) * f64::from(most) * 1.04 * std::f64::consts::LOG2_E;
                let all = part.log * times;
                if modifiers.is_empty() { plain.min(all) } else { all }
            }
            _ => part.log,
        };
        part.mixed(times, counts.log + sides.log + multiple, &mut self.price)
    }

    /// A group that combines the dice of several pools.
    fn pooled(&mut self, members: &[NodeId], modifiers: &[Modifier]) -> Shape {
        let roll = self.roll;
        let mut whole = Shape::ZERO;
        let mut kinds: Vec<Pooled> = Vec::new();
        for &member in members {
            let Kind::Pool { count, die, modifiers: own, .. } = &roll.nodes[member as usize].kind else {
                continue;
            };
            if members.len() == 1 || !modifiers.iter().any(super::count::is_by_place) {
                let all = [&own[..], modifiers].concat();
                let part = self.dice(*count, *die, &all);
                whole = whole.plus(part, &mut self.price);
                continue;
            }
            let (Amount::Fixed(count), Amount::Fixed(die)) = (*count, *die) else { continue };
            kinds.push(dice::grouped(die, count, own, modifiers, &mut self.price));
        }
        if kinds.is_empty() { whole } else { walks::kinds(&kinds, modifiers, &mut self.price) }
    }

    /// A group of several totals.
    fn group(&mut self, members: &[NodeId], modifiers: &[Modifier]) -> Shape {
        let mut kinds: Vec<(String, Pooled)> = Vec::new();
        let counts = modifiers.iter().any(|it| matches!(it.kind, ModifierKind::Success(_)));
        let scale = members.iter().fold(1.0_f64, |all, &it| all * self.of(it).scale.min(1e18));
        for &member in members {
            // Members with the same text have the same odds and become dice of one kind.
            let text = self.roll.show(member);
            match kinds.iter_mut().find(|it| it.0 == text) {
                Some(kind) => kind.1.count += 1,
                None => kinds.push((text, Pooled::total(self.of(member), scale, counts))),
            }
        }
        let kinds: Vec<Pooled> = kinds.into_iter().map(|it| it.1).collect();
        let made = walks::kinds(&kinds, modifiers, &mut self.price);
        if counts { made } else { made.over(scale) }
    }
}

/// Converts a number of dice or sides. The limits guarantee that it fits.
#[allow(clippy::cast_possible_truncation, clippy::cast_sign_loss)]
fn whole(number: f64) -> u32 {
    number as u32
}
