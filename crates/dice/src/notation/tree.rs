//! The tree of a roll: nodes in written order, each after its parts.

use smallvec::SmallVec;

use crate::{Number, Span};

/// Index of a node in [`Roll::nodes`](crate::Roll::nodes).
pub type NodeId = u32;

/// Stores the nodes of most rolls without an allocation.
pub(crate) type Nodes = SmallVec<[Node; 3]>;

/// One part of a roll.
#[derive(Clone, Debug, PartialEq)]
pub struct Node {
    /// The kind of the node.
    pub kind: Kind,
    /// Its location in the text.
    pub span: Span,
}

/// A label in square brackets, and the node it belongs to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Label {
    /// The labelled node.
    pub node: NodeId,
    /// The text of the label.
    pub text: String,
}

/// The kind of a node.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum Kind {
    /// A number.
    Number(Number),
    /// Dice of one kind.
    Pool {
        /// The number of dice.
        count: Amount<u32>,
        /// The kind of die.
        die: Amount<Die>,
        /// The modifiers, in order of execution.
        modifiers: Vec<Modifier>,
        /// Whether the dice go into the pool of an enclosing group.
        is_pooled: bool,
    },
    /// `{a, b}`: several totals, or the dice of several pools combined.
    Group {
        /// The expressions whose totals it uses, or the pools whose dice it uses.
        members: Vec<NodeId>,
        /// The modifiers, in order of execution.
        modifiers: Vec<Modifier>,
        /// Whether it combines the dice of its members. It then encloses a single expression, the preceding node.
        is_pool: bool,
    },
    /// The negated number.
    Negated(NodeId),
    /// A binary operation.
    Binary(Operator, NodeId, NodeId),
    /// A function call.
    Call(Function, Vec<NodeId>),
    /// 1 if the comparison holds, otherwise 0.
    Compared(Comparison, NodeId, NodeId),
    /// `A vs B`: the margin of A over B.
    Opposed(NodeId, NodeId),
}

/// A value that is written as a number or computed by another node.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Amount<T> {
    /// The written value.
    Fixed(T),
    /// Computed by the node, which must give a whole number. Computed sides are those of an ordinary die.
    Computed(NodeId),
}

/// A kind of die.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Die {
    /// A die with the faces 1 to this number.
    Sides(u32),
    /// A Fudge die: −1, 0, 1.
    Fudge,
    /// `dF.1`: −1, four blanks, 1.
    ThinFudge,
    /// 0, 10, … 90: the die `d%` of Avrae.
    Tens,
}

impl Die {
    /// The number of faces, all equally likely.
    #[inline]
    pub const fn faces(self) -> u32 {
        match self {
            Die::Sides(sides) => sides,
            Die::Fudge => 3,
            Die::ThinFudge => 6,
            Die::Tens => 10,
        }
    }

    /// The value of the face with index `at`, counted from 0.
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

    /// The index of the first face that shows `value`.
    pub fn face_of(self, value: i64) -> Option<u32> {
        match self {
            Die::Sides(sides) => u32::try_from(value - 1).ok().filter(|&it| value >= 1 && it < sides),
            _ => (0..self.faces()).find(|&at| self.face(at) == value),
        }
    }

    /// The lowest value.
    pub const fn lowest(self) -> i64 {
        self.face(0)
    }

    /// The highest value.
    pub const fn highest(self) -> i64 {
        self.face(self.faces().saturating_sub(1))
    }
}

/// A modifier of a pool or group, with its location.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Modifier {
    /// The kind of the modifier.
    pub kind: ModifierKind,
    /// Its location in the text.
    pub span: Span,
}

/// What a modifier does with a pool.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum ModifierKind {
    /// Keeps some dice and drops the others.
    Keep(Pick),
    /// Applies several picks to the same dice; a die that any of them drops is dropped.
    KeepAll(Vec<Pick>),
    /// Keeps (`true`) or drops (`false`) the dice for which the condition holds.
    KeepWhere(Condition, bool),
    /// Adds extra dice.
    Explode {
        /// Which dice explode; by default those that show the highest face.
        when: Option<Condition>,
        /// How the extra dice are counted.
        how: Explosion,
        /// Whether extra dice count one less.
        is_penetrating: bool,
        /// Whether each die explodes only once and extra dice do not explode.
        is_once: bool,
    },
    /// Rolls dice again.
    Reroll {
        /// Which dice are rolled again; by default those that show the lowest face.
        when: Option<Condition>,
        /// Whether a die is rerolled only once instead of until the condition no longer holds.
        is_once: bool,
    },
    /// Raises dice below this value to it.
    Minimum(i64),
    /// Lowers dice above this value to it.
    Maximum(i64),
    /// Rerolls dice that show the same face as an earlier one.
    Unique {
        /// Whether a die is rerolled only once instead of until its face is new.
        is_once: bool,
    },
    /// Counts the dice for which the condition holds as successes instead of adding.
    Success(Condition),
    /// Subtracts one success for each die for which the condition holds.
    Failure(Condition),
    /// Marks dice as critical successes (`true`) or failures (`false`). The total does not change.
    Critical(Condition, bool),
    /// Sorts the dice for display.
    Sort {
        /// Whether the highest die comes first.
        is_descending: bool,
    },
}

impl ModifierKind {
    /// The cost of the modifier for `dice` dice or totals, in steps.
    pub(crate) fn work(&self, dice: u64) -> u64 {
        let each = match self {
            // They need sorting.
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

/// How extra dice are counted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Explosion {
    /// They belong to the die that exploded and are shown beside it.
    Chain,
    /// They are added to the value of the die that exploded.
    Compound,
    /// They are separate dice, which keep and drop see individually in some dialects.
    Scatter,
}

/// Which dice to keep or drop.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Pick {
    /// The end of the sorted dice to pick from.
    pub end: End,
    /// The number of dice.
    pub count: u32,
    /// Whether these dice are dropped rather than kept.
    pub is_drop: bool,
}

impl Pick {
    /// The indices of the dice that stay, among `of` dice in ascending order.
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
    /// The highest dice.
    Highest,
    /// The lowest dice.
    Lowest,
}

/// A list of tests, at least one of which must hold.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Condition(pub Vec<Test>);

impl Condition {
    /// Whether any of the tests holds.
    #[inline]
    pub fn holds(&self, value: i64) -> bool {
        self.0.iter().any(|it| it.comparison.holds(value, it.value))
    }

    /// Whether any of the tests holds for a number that may be a fraction.
    pub fn holds_for(&self, value: Number) -> bool {
        self.0.iter().any(|it| it.comparison.holds(value, Number::whole(it.value)))
    }
}

/// A comparison with a number.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Test {
    /// The comparison operator.
    pub comparison: Comparison,
    /// The right-hand value.
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
    /// Whether the comparison holds.
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

    /// The operator as it is written.
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

/// A binary operator.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Operator {
    /// `+`
    Add,
    /// `-`
    Subtract,
    /// `*`
    Multiply,
    /// `/`, the exact quotient.
    Divide,
    /// `//`, the quotient rounded down.
    DivideDown,
    /// `%`, the remainder of `//`.
    Remainder,
    /// `**` or `^`
    Power,
}

impl Operator {
    /// The operator as it is written.
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

/// A function on numbers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Function {
    /// The absolute value.
    Abs,
    /// Rounds down.
    Floor,
    /// Rounds up.
    Ceil,
    /// Rounds to the nearest whole number, halves away from zero.
    Round,
    /// Rounds to the nearest whole number, halves up. This is `round` in Roll20.
    HalfUp,
    /// Rounds towards zero.
    Trunc,
    /// The square root, rounded down.
    Sqrt,
    /// The sign: −1, 0 or 1.
    Sign,
    /// The smallest argument.
    Min,
    /// The largest argument.
    Max,
    /// The first argument to the power of the second.
    Pow,
}

impl Function {
    /// All functions that can be written, with their names.
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

    /// The name as it is written.
    pub fn name(self) -> &'static str {
        if self == Function::HalfUp {
            return "round";
        }
        Function::NAMED.iter().find(|it| it.1 == self).map_or("", |it| it.0)
    }

    /// The minimum and maximum number of arguments.
    pub(crate) const fn arity(self) -> (usize, usize) {
        match self {
            Function::Min | Function::Max => (1, 100),
            Function::Pow => (2, 2),
            _ => (1, 1),
        }
    }
}
