//! Formats a roll in our own notation.

use std::fmt::{self, Formatter, Write};

use super::{
    parsed::Roll,
    tree::{
        Amount, Comparison, Condition, Die, End, Explosion, Kind, Modifier, ModifierKind, NodeId, Operator,
        Pick,
    },
};
use crate::Dialect;

/// Formats the roll in our own dialect. A roll that was parsed in that dialect parses back to the same roll.
impl fmt::Display for Roll {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        if let Some(times) = self.times {
            write!(f, "{times}#")?;
        }
        let mut root = self.nodes.len() - 1;
        // The node by which Avrae cuts off fractions is not written.
        root -= usize::from(self.dialect == Dialect::Avrae);
        self.node(f, node_id(root))?;
        self.comment.as_ref().map_or(Ok(()), |it| write!(f, " # {it}"))
    }
}

impl fmt::Display for Die {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        match self {
            Die::Sides(sides) => write!(f, "d{sides}"),
            Die::Fudge => f.write_str("dF"),
            Die::ThinFudge => f.write_str("dF.1"),
            Die::Tens => f.write_str("d%"),
        }
    }
}

/// The tightness of nodes that never need brackets.
const TIGHT: u8 = 6;

/// How tightly a node binds. A node that binds less tightly than its context requires is put in brackets.
fn tightness(kind: &Kind) -> u8 {
    match kind {
        Kind::Opposed(..) => 0,
        Kind::Compared(..) => 1,
        Kind::Binary(Operator::Add | Operator::Subtract, ..) => 2,
        Kind::Binary(Operator::Power, ..) => 5,
        Kind::Binary(..) => 3,
        Kind::Negated(_) => 4,
        // A fraction is written as a division.
        Kind::Number(number) if number.decimal().is_none() => 3,
        _ => TIGHT,
    }
}

fn in_words(comparison: Comparison) -> &'static str {
    match comparison {
        Comparison::AtLeast => "at least",
        Comparison::AtMost => "at most",
        Comparison::More => "above",
        Comparison::Less => "below",
        Comparison::Equal => "exactly",
        Comparison::Unequal => "other than",
    }
}

fn node_id(at: usize) -> NodeId {
    NodeId::try_from(at).unwrap_or(NodeId::MAX)
}

impl Roll {
    /// Formats a node with its labels.
    pub fn show(&self, node: NodeId) -> String {
        let mut text = String::new();
        let shown = self.nodes.get(node as usize).map(|_| write!(text, "{}", Shown { roll: self, node }));
        debug_assert!(shown.is_none_or(|it| it.is_ok()), "a string takes everything");
        text
    }

    /// Formats a node with its labels, in brackets where the labels would otherwise belong to its last part.
    fn node(&self, f: &mut Formatter<'_>, id: NodeId) -> fmt::Result {
        let needs_brackets = self.is_labelled(id) && tightness(&self.nodes[id as usize].kind) < TIGHT;
        f.write_str(if needs_brackets { "(" } else { "" })?;
        self.bare(f, id)?;
        f.write_str(if needs_brackets { ")" } else { "" })?;
        self.labels.iter().filter(|it| it.node == id).try_for_each(|it| write!(f, "[{}]", it.text))
    }

    fn is_labelled(&self, id: NodeId) -> bool {
        self.labels.iter().any(|it| it.node == id)
    }

    fn bare(&self, f: &mut Formatter<'_>, id: NodeId) -> fmt::Result {
        match &self.nodes[id as usize].kind {
            Kind::Number(number) => match number.decimal() {
                Some(decimal) => f.write_str(&decimal),
                None => write!(f, "{number}"),
            },
            Kind::Pool { count, die, modifiers, .. } => self.pool(f, *count, *die, modifiers),
            Kind::Group { members, modifiers, is_pool } => {
                f.write_str("{")?;
                if *is_pool {
                    self.node(f, id - 1)?;
                } else {
                    self.list(f, members)?;
                }
                f.write_str("}")?;
                all(f, modifiers)
            }
            Kind::Negated(inner) => {
                f.write_str("-")?;
                self.tight(f, *inner, 4)
            }
            Kind::Binary(operator, a, b) => {
                let (left, right) = match operator {
                    Operator::Add | Operator::Subtract => (2, 3),
                    Operator::Power => (TIGHT, 4),
                    _ => (3, 4),
                };
                self.tight(f, *a, left)?;
                write!(f, " {} ", operator.sign())?;
                self.tight(f, *b, right)
            }
            Kind::Call(function, items) => {
                f.write_str(function.name())?;
                f.write_str("(")?;
                self.list(f, items)?;
                f.write_str(")")
            }
            Kind::Compared(comparison, a, b) => {
                self.tight(f, *a, 1)?;
                // Directly after dice, the sign would be parsed as a modifier.
                let told = if self.ends_in_dice(*a) { in_words(*comparison) } else { comparison.sign() };
                write!(f, " {told} ")?;
                self.tight(f, *b, 2)
            }
            Kind::Opposed(a, b) => {
                self.tight(f, *a, 1)?;
                f.write_str(" vs ")?;
                self.tight(f, *b, 1)
            }
        }
    }

    /// Whether the node ends in dice or a group, so that modifiers could follow.
    fn ends_in_dice(&self, id: NodeId) -> bool {
        if self.is_labelled(id) {
            return false;
        }
        match &self.nodes[id as usize].kind {
            Kind::Pool { .. } | Kind::Group { .. } => true,
            Kind::Negated(last) => self.ends_in_dice(*last),
            Kind::Binary(_, _, last) => self.ends_in_dice(*last),
            _ => false,
        }
    }

    fn tight(&self, f: &mut Formatter<'_>, id: NodeId, least: u8) -> fmt::Result {
        if self.is_labelled(id) || tightness(&self.nodes[id as usize].kind) >= least {
            return self.node(f, id);
        }
        f.write_str("(")?;
        self.node(f, id)?;
        f.write_str(")")
    }

    fn list(&self, f: &mut Formatter<'_>, items: &[NodeId]) -> fmt::Result {
        for (n, &item) in items.iter().enumerate() {
            if n > 0 {
                f.write_str(", ")?;
            }
            self.node(f, item)?;
        }
        Ok(())
    }

    fn pool(
        &self,
        f: &mut Formatter<'_>,
        count: Amount<u32>,
        die: Amount<Die>,
        modifiers: &[Modifier],
    ) -> fmt::Result {
        match count {
            Amount::Fixed(count) => write!(f, "{count}")?,
            Amount::Computed(by) => write!(f, "({})", Shown { roll: self, node: by })?,
        }
        match die {
            Amount::Fixed(die) => write!(f, "{die}")?,
            Amount::Computed(by) => write!(f, "d({})", Shown { roll: self, node: by })?,
        }
        all(f, modifiers)
    }
}

struct Shown<'r> {
    roll: &'r Roll,
    node: NodeId,
}

impl fmt::Display for Shown<'_> {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        self.roll.node(f, self.node)
    }
}

fn all(f: &mut Formatter<'_>, modifiers: &[Modifier]) -> fmt::Result {
    let mut before: Option<&ModifierKind> = None;
    for Modifier { kind, .. } in modifiers {
        // Text that follows directly would be parsed as part of the modifier.
        let runs_together = match before {
            Some(ModifierKind::Explode { when: None, .. }) => {
                matches!(kind, ModifierKind::Success(_) | ModifierKind::Explode { .. })
            }
            Some(ModifierKind::Reroll { when: None, .. }) => {
                matches!(kind, ModifierKind::Success(_) | ModifierKind::Reroll { .. })
            }
            _ => false,
        };
        if runs_together {
            f.write_str(" ")?;
        }
        write!(f, "{kind}")?;
        before = Some(kind);
    }
    Ok(())
}

impl fmt::Display for Pick {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        let end = if self.end == End::Highest { 'h' } else { 'l' };
        write!(f, "{}{end}{}", if self.is_drop { 'd' } else { 'k' }, self.count)
    }
}

/// Formats a modifier in our own dialect.
impl fmt::Display for ModifierKind {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        let tests = |f: &mut Formatter<'_>, word: &str, condition: &Condition| {
            condition.0.iter().try_for_each(|it| write!(f, "{word}{}{}", it.comparison.sign(), it.value))
        };
        match self {
            ModifierKind::Keep(pick) => write!(f, "{pick}"),
            ModifierKind::KeepAll(picks) => picks.iter().try_for_each(|it| write!(f, "{it}")),
            ModifierKind::KeepWhere(condition, keeps) => tests(f, if *keeps { "k" } else { "p" }, condition),
            ModifierKind::Explode { when, how, is_penetrating, is_once } => {
                let mut word = if *how == Explosion::Compound { "!!" } else { "!" }.to_owned();
                word += if *is_penetrating { "p" } else { "" };
                word += if *is_once { "o" } else { "" };
                match when {
                    Some(when) => tests(f, &word, when),
                    None => f.write_str(&word),
                }
            }
            ModifierKind::Reroll { when, is_once } => {
                let word = if *is_once { "ro" } else { "r" };
                match when {
                    Some(when) => tests(f, word, when),
                    None => f.write_str(word),
                }
            }
            ModifierKind::Minimum(value) => write!(f, "min{value}"),
            ModifierKind::Maximum(value) => write!(f, "max{value}"),
            ModifierKind::Unique { is_once } => f.write_str(if *is_once { "uo" } else { "u" }),
            ModifierKind::Success(condition) => tests(f, "", condition),
            ModifierKind::Failure(condition) => tests(f, "f", condition),
            ModifierKind::Critical(condition, good) => tests(f, if *good { "cs" } else { "cf" }, condition),
            ModifierKind::Sort { is_descending } => f.write_str(if *is_descending { "sd" } else { "sa" }),
        }
    }
}
