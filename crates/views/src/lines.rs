//! The lines of the log.

use schwung_log::{Entry, Kept, Step};

use crate::{
    Look, Numbers, Shown, free, house,
    told::{began, told_by_house},
    wire::{DiceView, KeptView, Line},
};

/// The lines of the records after `after`, up to and including `until`, oldest first, with the numbers of the log.
pub fn lines<V: Shown>(look: Look<'_, V::System>, after: u64, until: u64) -> Vec<Line> {
    numbered_lines::<V>(look, &Numbers::of_log(), after, until)
}

/// The lines of the records after `after`, up to and including `until`, oldest first, with the viewer's numbers. `after`
/// and `until` are numbers of the log.
pub fn numbered_lines<V: Shown>(
    look: Look<'_, V::System>,
    numbers: &Numbers,
    after: u64,
    until: u64,
) -> Vec<Line> {
    let mut lines: Vec<Line> = Vec::new();
    each_numbered_line::<V>(look, numbers, after, until, &mut |_, it| lines.push(it));
    lines
}

/// Calls `see` with the lines of the records after `after`, up to and including `until`, oldest first, with the viewer's
/// numbers, and with the index of each line's entry in its record.
pub fn each_numbered_line<V: Shown>(
    look: Look<'_, V::System>,
    numbers: &Numbers,
    after: u64,
    until: u64,
    see: &mut dyn FnMut(usize, Line),
) {
    let mut last: Option<(u64, u16)> = None;
    look.game.walk(after, until, |step| {
        let (seq, at) = (step.record.seq, step.record.at);
        let make = || free::reworded::<V>(look, &step, V::lines(look, &step));
        // Only the lines of the last record are cached.
        let of_game = match u32::try_from(step.n) {
            Ok(n) if seq == look.game.seq() => look.shared(n, make),
            _ => make(),
        };
        let of_game = of_game.into_iter().map(|it| (it, true));
        let to = match step.entry {
            // Undoing something that a viewer does not know of has no line either.
            Entry::Rewound { .. } if !look.is_gm() && !numbers.knows_rewound::<V>(look, seq) => return,
            Entry::Rewound { to, .. } => numbers.of(*to),
            _ => 0,
        };
        let of_table = told_by_house::<V>(look, &step, house::lines(look, &step, to));
        for (line, is_game) in of_table.chain(of_game) {
            // Counts only lines that this viewer sees, so that hidden lines leave no gaps.
            let number = numbers.of(seq);
            let n = last.filter(|it| it.0 == number).map_or(0, |it| it.1.saturating_add(1));
            last = Some((number, n));
            let roll = line.dice.as_ref().filter(|_| is_game).and_then(|it| roll_of(look, &step, it));
            // Entries that are not part of the game are never undone.
            let act = if is_game { look.game.act(seq) } else { None };
            // Facts that are set while an action waits are undone from their own record on.
            let act = if matches!(step.entry, Entry::Interjected(_)) { act.map(|_| seq) } else { act };
            see(
                step.n,
                Line {
                    seq: number,
                    n,
                    at,
                    act: act.map(|it| numbers.of(it)),
                    roll,
                    undone: act.is_some() && !look.game.is_live(seq),
                    kept: kept(look, &step),
                    ..line
                },
            );
        }
    });
}

/// Who keeps an entry for the recap.
fn kept<S: Kept>(look: Look<'_, S>, step: &Step<'_, S>) -> Option<KeptView> {
    let house = look.game.house();
    if house.kept.is_empty() {
        return None;
    }
    let at = house.kept_entry(step.record.seq, u32::try_from(step.n).ok()?)?;
    let it = &house.kept[at];
    Some(KeptView { name: house::name(look, it.seat), words: it.words.clone() })
}

/// Index of these dice among the rolls of their record, for the game master, who may set them as long as their action is
/// the last one. The line does not depend on later records, since clients keep the lines that they have received.
fn roll_of<S: Kept>(look: Look<'_, S>, step: &Step<'_, S>, dice: &DiceView) -> Option<u16> {
    let seq = step.record.seq;
    if !look.is_gm() || began(look, seq).any(S::is_veiled) {
        return None;
    }
    look.game.act(seq)?;
    let before = step.record.entries.get(..step.n).unwrap_or_default();
    let rolls = before.iter().filter_map(|it| match it {
        Entry::Rolled { dice, faces, .. } => Some((dice, faces)),
        _ => None,
    });
    let nth = rolls.enumerate().filter(|(_, it)| *it.0 == dice.dice && *it.1 == dice.faces).last()?.0;
    u16::try_from(nth).ok()
}
