//! Tables of the rule book that are consulted by a roll or by the kind of attack.

use schwung_daemmersturm::AttackKind;
use schwung_views::wire::{RollTableView, TableRowView};

use super::eyes::Eyes;

/// The critical table, with the given row highlighted; 0 for none.
//= daemmersturm.crit.table-roll
pub(super) fn critical(eyes: Eyes<'_>, row: u8) -> RollTableView {
    let of = |number: u8| TableRowView {
        number,
        text: eyes.say(&format!("ds-show-critical-{number}"), &[]),
        rule: format!("daemmersturm.crit.result-{number}"),
        on: number == row,
    };
    RollTableView {
        kind: "critical".to_owned(),
        title: eyes.say("ds-show-critical", &[]),
        rows: (1..=6).map(of).collect(),
    }
}

/// The effects of fumbles by kind of attack. These rows have no numbers.
pub(super) fn fumble(eyes: Eyes<'_>, kind: AttackKind) -> RollTableView {
    let rows = [
        (AttackKind::Melee, "melee", "daemmersturm.fumble.melee"),
        (AttackKind::Ranged, "ranged", "daemmersturm.fumble.ranged"),
        (AttackKind::Spell, "spell", "daemmersturm.fumble.spell"),
        (AttackKind::Explosion, "explosion", "daemmersturm.fumble.explosive"),
    ];
    let of = |(of, word, rule): (AttackKind, &str, &str)| TableRowView {
        number: 0,
        text: eyes.say(&format!("ds-show-fumble-{word}"), &[]),
        rule: rule.to_owned(),
        on: of == kind,
    };
    RollTableView {
        kind: "fumble".to_owned(),
        title: eyes.say("ds-show-fumble", &[]),
        rows: rows.into_iter().map(of).collect(),
    }
}
