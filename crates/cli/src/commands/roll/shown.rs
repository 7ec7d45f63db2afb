//! Formats rolls for the terminal: one line for each pool of dice, and the total.

use schwung_dice::{Die, Kind, NodeId, Outcome, Roll, Rolled, Throw, Unit};
use schwung_messages::Catalogue;

use crate::{
    figures::number,
    screen::{BOLD, CYAN, DIM, GREEN, RED, YELLOW, styled, tame},
};

/// Maximum number of dice shown per pool.
const MOST_SHOWN: usize = 200;

pub(super) fn lines(c: &Catalogue, roll: &Roll, rolled: &Rolled) -> Vec<String> {
    let mut lines = vec![styled(CYAN, tame(&roll.to_string()))];
    for outcome in rolled.outcomes() {
        let whole = outcome.parts().len() - 1;
        let pools = (0..).zip(roll.nodes()).filter(|it| matches!(it.1.kind, Kind::Pool { .. }));
        for (id, node) in pools {
            let Kind::Pool { die, .. } = &node.kind else { continue };
            let is_fudge = matches!(die, schwung_dice::Amount::Fixed(Die::Fudge | Die::ThinFudge));
            let dice = dice(outcome, id, is_fudge);
            let mut line = format!("  {}: {dice}", roll.show(id));
            // If a pool is the whole expression, its value is in the last line.
            if id as usize != whole {
                line += &format!(" = {}", number(c, outcome.parts()[id as usize].value));
            }
            lines.push(line);
        }
        if let Some(Kind::Opposed(a, b)) = roll.nodes().get(whole).map(|it| &it.kind) {
            let of = |node: &NodeId| number(c, outcome.parts()[*node as usize].value);
            lines.push(format!("  {}", c.text("dice-sides", &[("a", &of(a)), ("b", &of(b))])));
        }
        for &stopped in outcome.stopped() {
            let part = roll.show(stopped);
            lines.push(styled(YELLOW, format!("  {}", c.text("dice-stopped", &[("part", &part)]))));
        }
        let total = number(c, outcome.total());
        let told = match outcome.unit() {
            Unit::Total => format!("= {}", styled(BOLD, total)),
            Unit::Successes => {
                let word = c.text("dice-successes", &[("count", &outcome.total().to_string())]);
                format!("= {} {word}", styled(BOLD, total))
            }
            Unit::Margin => format!("= {}", styled(BOLD, c.text("dice-margin", &[("margin", &total)]))),
        };
        lines.push(told);
    }
    lines
}

/// The dice of a pool, each with its extra dice and rerolls.
fn dice(outcome: &Outcome, node: NodeId, is_fudge: bool) -> String {
    let mut all: Vec<(u32, Vec<&Throw>)> = Vec::new();
    for throw in outcome.throws_of(node) {
        match all.iter_mut().rev().take(MOST_SHOWN).find(|it| it.0 == throw.die) {
            Some(die) => die.1.push(throw),
            None => all.push((throw.die, vec![throw])),
        }
    }
    if let Some(is_descending) = outcome.parts()[node as usize].sorted {
        let value = |die: &(u32, Vec<&Throw>)| -> i64 {
            die.1.iter().filter(|it| !it.fate.is_rerolled()).map(|it| it.value).sum()
        };
        all.sort_by_key(|it| if is_descending { -value(it) } else { value(it) });
    }
    let more = all.len().saturating_sub(MOST_SHOWN);
    let mut shown: Vec<String> = all.iter().take(MOST_SHOWN).map(|it| die(&it.1, is_fudge)).collect();
    if more > 0 {
        shown.push(format!("… (+{more})"));
    }
    shown.join(" ")
}

fn die(throws: &[&Throw], is_fudge: bool) -> String {
    let mut text = String::new();
    for (n, throw) in throws.iter().enumerate() {
        if n > 0 {
            text.push(if throws[n - 1].fate.is_rerolled() { '→' } else { '+' });
        }
        text += &face(throw, is_fudge);
    }
    let fate = throws.last().map(|it| it.fate).unwrap_or_default();
    let has = |of: fn(&Throw) -> bool| throws.iter().any(|it| of(it));
    if fate.is_dropped() {
        styled(DIM, format!("({text})"))
    } else if has(|it| it.fate.is_success() || it.fate.is_critical()) {
        styled(GREEN, text)
    } else if has(|it| it.fate.is_failure() || it.fate.is_fumble()) {
        styled(RED, text)
    } else {
        text
    }
}

/// A face with marks: `!` exploded, `✓` success, `✗` failure, `1↑2` raised.
fn face(throw: &Throw, is_fudge: bool) -> String {
    let mut text = match (is_fudge, throw.face) {
        (true, 1) => "+".to_owned(),
        (true, -1) => "−".to_owned(),
        (_, face) => face.to_string(),
    };
    let fate = throw.fate;
    let signs = [
        (fate.has_penetrated(), "−1"),
        (fate.has_exploded(), "!"),
        (fate.is_success() || fate.is_critical(), "✓"),
        (fate.is_failure() || fate.is_fumble(), "✗"),
    ];
    for (_, sign) in signs.into_iter().filter(|it| it.0) {
        text += sign;
    }
    if fate.is_raised() {
        text += &format!("↑{}", throw.value);
    } else if fate.is_lowered() {
        text += &format!("↓{}", throw.value);
    }
    text
}
