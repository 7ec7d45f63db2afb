//! The tree of a roll: nodes in written order, each after what it is made of.

use smallvec::SmallVec;

use crate::{Dialect, Number, Span, Unit};

/// The place of a node in [`Roll::nodes`].
pub type NodeId = u32;

/// Most rolls have no more nodes than that, and need no memory of their own for them.
pub(crate) type Nodes = SmallVec<[Node; 3]>;

/// A notation that was read: what to roll, how often, and what it is for.
///
/// The nodes stand in written order and each after its parts, so that going through them from the first to the last
/// is both the order of evaluation and the order in which dice are drawn.
#[derive(Clone, Debug, PartialEq)]
pub struct Roll {
    pub(crate) nodes: Nodes,
    pub(crate) labels: Vec<Label>,
    pub(crate) times: Option<u32>,
    pub(crate) comment: Option<String>,
    pub(crate) dialect: Dialect,
    /// Of the whole text.
    pub(crate) span: Span,
    /// What its modifiers take for the dice that are written, without extra ones.
    pub(crate) work: u64,
}

impl Roll {
    /// All nodes; the last one is the whole.
    pub fn nodes(&self) -> &[Node] {
        &self.nodes
    }

    /// The labels in square brackets, in written order.
    pub fn labels(&self) -> &[Label] {
        &self.labels
    }

    /// How often it is rolled, if that is written (`6#…`).
    pub fn times(&self) -> Option<u32> {
        self.times
    }

    /// What stands after `#` or `:` at the end.
    pub fn comment(&self) -> Option<&str> {
        self.comment.as_deref()
    }

    /// What its results count.
    pub fn unit(&self) -> Unit {
        let mut units: Vec<Unit> = Vec::with_capacity(self.nodes.len());
        let counts =
            |modifiers: &[Modifier]| modifiers.iter().any(|it| matches!(it.kind, ModifierKind::Success(_)));
        for node in &self.nodes {
            let of = |node: &NodeId| units[*node as usize];
            let unit = match &node.kind {
                Kind::Pool { modifiers, .. } | Kind::Group { modifiers, .. } if counts(modifiers) => {
                    Unit::Successes
                }
                Kind::Negated(inner) => of(inner),
                Kind::Binary(_, a, b) if of(a) == Unit::Successes || of(b) == Unit::Successes => {
                    Unit::Successes
                }
                Kind::Call(_, items) => items.first().map_or(Unit::Total, of),
                Kind::Opposed(..) => Unit::Margin,
                // Avrae reckons with what a comparison comes to.
                Kind::Compared(..) if self.dialect != Dialect::Avrae => Unit::Successes,
                _ => Unit::Total,
            };
            units.push(unit);
        }
        units.last().copied().unwrap_or_default()
    }

    /// The dialect that it was read in.
    pub fn dialect(&self) -> Dialect {
        self.dialect
    }
}

/// One part of a roll.
#[derive(Clone, Debug, PartialEq)]
pub struct Node {
    /// What it is.
    pub kind: Kind,
    /// Where it stands in the text.
    pub span: Span,
}

/// A label in square brackets, and the node it belongs to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Label {
    /// The node.
    pub node: NodeId,
    /// The words.
    pub text: String,
}

/// What a node is.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum Kind {
    /// A number.
    Number(Number),
    /// Dice of one kind.
    Pool {
        /// How many.
        count: Amount<u32>,
        /// Of which kind.
        die: Amount<Die>,
        /// What happens to them, in order.
        modifiers: Vec<Modifier>,
        /// Do they go into the pool of a group around them?
        is_pooled: bool,
    },
    /// `{a, b}`: several totals, or the dice of several pools as one.
    Group {
        /// The expressions whose totals it takes, or the pools whose dice it takes.
        members: Vec<NodeId>,
        /// What happens to them, in order.
        modifiers: Vec<Modifier>,
        /// Does it take the dice of its members? Then it is around one expression, the node before it.
        is_pool: bool,
    },
    /// The number with the other sign.
    Negated(NodeId),
    /// Two numbers.
    Binary(Operator, NodeId, NodeId),
    /// A function.
    Call(Function, Vec<NodeId>),
    /// 1 where the comparison holds, else 0.
    Compared(Comparison, NodeId, NodeId),
    /// `A vs B`: the margin by which A is ahead.
    Opposed(NodeId, NodeId),
}

/// Written as a number, or computed by another node.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Amount<T> {
    /// As written.
    Fixed(T),
    /// By the node, which must come to a whole number. Computed sides are those of a plain die.
    Computed(NodeId),
}

/// A kind of die.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Die {
    /// 1 up to so many.
    Sides(u32),
    /// −1, 0, 1.
    Fudge,
    /// `dF.1`: −1, four blanks, 1.
    ThinFudge,
    /// 0, 10, … 90: what `d%` is in Avrae.
    Tens,
}

impl Die {
    /// How many faces, all equally likely.
    #[inline]
    pub const fn faces(self) -> u32 {
        match self {
            Die::Sides(sides) => sides,
            Die::Fudge => 3,
            Die::ThinFudge => 6,
            Die::Tens => 10,
        }
    }

    /// What face number `at` shows, counted from 0.
    #[inline]
    pub const fn face(self, at: u32) -> i64 {
        match self {
            Die::Sides(_) => at as i64 + 1,
            Die::Fudge => at as i64 - 1,
            Die::ThinFudge => match at {
                0 => -1,
                5 => 1,
                _ => 0,
            },
            Die::Tens => at as i64 * 10,
        }
    }

    /// The first face number that shows `value`.
    pub fn face_of(self, value: i64) -> Option<u32> {
        match self {
            Die::Sides(sides) => u32::try_from(value - 1).ok().filter(|&it| value >= 1 && it < sides),
            _ => (0..self.faces()).find(|&at| self.face(at) == value),
        }
    }

    /// The lowest face.
    pub const fn lowest(self) -> i64 {
        self.face(0)
    }

    /// The highest face.
    pub const fn highest(self) -> i64 {
        self.face(self.faces().saturating_sub(1))
    }
}

/// What happens to a pool, and where that is written.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Modifier {
    /// What happens.
    pub kind: ModifierKind,
    /// Where it stands in the text.
    pub span: Span,
}

/// What happens to a pool.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum ModifierKind {
    /// Some dice stay, the others are dropped.
    Keep(Pick),
    /// Several picks over the same dice: what any of them drops is dropped.
    KeepAll(Vec<Pick>),
    /// Those that the condition names stay (`true`), or are dropped (`false`).
    KeepWhere(Condition, bool),
    /// Extra dice.
    Explode {
        /// What explodes; without a condition, the highest face.
        when: Option<Condition>,
        /// What becomes of the extra dice.
        how: Explosion,
        /// Extra dice count one less.
        is_penetrating: bool,
        /// Once for each die, not again for extra dice.
        is_once: bool,
    },
    /// Thrown again.
    Reroll {
        /// What is thrown again; without a condition, the lowest face.
        when: Option<Condition>,
        /// Once, and not until it no longer holds.
        is_once: bool,
    },
    /// Dice below it count as much.
    Minimum(i64),
    /// Dice above it count as much.
    Maximum(i64),
    /// What has come up before is thrown again.
    Unique {
        /// Once, and not until it has not come up before.
        is_once: bool,
    },
    /// Counts instead of adding: the dice that are successes.
    Success(Condition),
    /// Takes one success away for each of these.
    Failure(Condition),
    /// Marks dice as critical, for the good or the bad; the total is the same.
    Critical(Condition, bool),
    /// The order in which dice are shown.
    Sort {
        /// The highest first.
        is_descending: bool,
    },
}

impl ModifierKind {
    /// What it takes with so many dice, or totals, in steps.
    pub(crate) fn work(&self, dice: u64) -> u64 {
        let each = match self {
            // They are sorted.
            ModifierKind::Keep(_) => 2 + u64::from(dice.max(1).ilog2()),
            ModifierKind::KeepAll(picks) => 2 + u64::from(dice.max(1).ilog2()) + picks.len() as u64,
            ModifierKind::Unique { .. } => 2 + u64::from(dice.max(1).ilog2()),
            ModifierKind::KeepWhere(condition, _)
            | ModifierKind::Success(condition)
            | ModifierKind::Failure(condition)
            | ModifierKind::Critical(condition, _) => 1 + condition.0.len() as u64,
            ModifierKind::Explode { when, .. } | ModifierKind::Reroll { when, .. } => {
                1 + when.as_ref().map_or(1, |it| it.0.len() as u64)
            }
            ModifierKind::Minimum(_) | ModifierKind::Maximum(_) => 2,
            ModifierKind::Sort { .. } => 0,
        };
        dice.saturating_mul(each)
    }
}

/// What becomes of extra dice.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Explosion {
    /// They are part of their die and shown beside it.
    Chain,
    /// Their die shows the sum.
    Compound,
    /// They are dice of their own: what keeping and dropping see in some dialects.
    Scatter,
}

/// Which dice stay.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Pick {
    /// Which end of the sorted dice is meant.
    pub end: End,
    /// How many dice.
    pub count: u32,
    /// Are those dropped, rather than kept?
    pub is_drop: bool,
}

impl Pick {
    /// The places, among `of` dice sorted upwards, of those that stay.
    pub(crate) fn kept(self, of: usize) -> std::ops::Range<usize> {
        let count = (self.count as usize).min(of);
        match (self.end, self.is_drop) {
            (End::Highest, false) => of - count..of,
            (End::Lowest, false) => 0..count,
            (End::Highest, true) => 0..of - count,
            (End::Lowest, true) => count..of,
        }
    }
}

/// One end of the sorted dice.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum End {
    /// The high end.
    Highest,
    /// The low end.
    Lowest,
}

/// Tests of which one must hold.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Condition(pub Vec<Test>);

impl Condition {
    /// Does any of the tests hold?
    #[inline]
    pub fn holds(&self, value: i64) -> bool {
        self.0.iter().any(|it| it.comparison.holds(value, it.value))
    }

    /// Does any of the tests hold for a number that may be a fraction?
    pub fn holds_for(&self, value: Number) -> bool {
        self.0.iter().any(|it| it.comparison.holds(value, Number::whole(it.value)))
    }
}

/// A comparison with a number.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Test {
    /// How it is compared.
    pub comparison: Comparison,
    /// With what.
    pub value: i64,
}

/// How two numbers are compared.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Comparison {
    /// `<`
    Less,
    /// `<=`
    AtMost,
    /// `>`
    More,
    /// `>=`
    AtLeast,
    /// `=`
    Equal,
    /// `<>`
    Unequal,
}

impl Comparison {
    /// Does it hold?
    #[inline]
    pub fn holds<T: Ord + Copy>(self, a: T, b: T) -> bool {
        match self {
            Comparison::Less => a < b,
            Comparison::AtMost => a <= b,
            Comparison::More => a > b,
            Comparison::AtLeast => a >= b,
            Comparison::Equal => a == b,
            Comparison::Unequal => a != b,
        }
    }

    /// As it is written.
    pub const fn sign(self) -> &'static str {
        match self {
            Comparison::Less => "<",
            Comparison::AtMost => "<=",
            Comparison::More => ">",
            Comparison::AtLeast => ">=",
            Comparison::Equal => "=",
            Comparison::Unequal => "<>",
        }
    }
}

/// What is done with two numbers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Operator {
    /// `+`
    Add,
    /// `-`
    Subtract,
    /// `*`
    Multiply,
    /// `/`, exactly.
    Divide,
    /// `//`, down to a whole number.
    DivideDown,
    /// `%`, what that leaves.
    Remainder,
    /// `**` or `^`
    Power,
}

impl Operator {
    /// As it is written.
    pub const fn sign(self) -> &'static str {
        match self {
            Operator::Add => "+",
            Operator::Subtract => "-",
            Operator::Multiply => "*",
            Operator::Divide => "/",
            Operator::DivideDown => "//",
            Operator::Remainder => "%",
            Operator::Power => "**",
        }
    }
}

/// A function of numbers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Function {
    /// Without its sign.
    Abs,
    /// Down to a whole number.
    Floor,
    /// Up to a whole number.
    Ceil,
    /// To the nearest whole number; of two as near, the one further from zero.
    Round,
    /// To the nearest whole number; of two as near, the larger. What `round` is in Roll20.
    HalfUp,
    /// To the whole number on the side of zero.
    Trunc,
    /// The root, down to a whole number.
    Sqrt,
    /// −1, 0 or 1.
    Sign,
    /// The smallest of several.
    Min,
    /// The largest of several.
    Max,
    /// The first to the power of the second.
    Pow,
}

impl Function {
    /// All that can be written, with their names.
    pub(crate) const NAMED: [(&'static str, Function); 10] = [
        ("abs", Function::Abs),
        ("ceil", Function::Ceil),
        ("floor", Function::Floor),
        ("max", Function::Max),
        ("min", Function::Min),
        ("pow", Function::Pow),
        ("round", Function::Round),
        ("sign", Function::Sign),
        ("sqrt", Function::Sqrt),
        ("trunc", Function::Trunc),
    ];

    /// As it is written.
    pub fn name(self) -> &'static str {
        if self == Function::HalfUp {
            return "round";
        }
        Function::NAMED.iter().find(|it| it.1 == self).map_or("", |it| it.0)
    }

    /// How many numbers it takes: at least and at most.
    pub(crate) const fn arity(self) -> (usize, usize) {
        match self {
            Function::Min | Function::Max => (1, 100),
            Function::Pow => (2, 2),
            _ => (1, 1),
        }
    }
}
