//! Parses circumstances.

use schwung_transcript::Sort;
use schwung_zerospace::{Row, RowSide};

use super::reader::{Read, Reader, by_language};
use crate::words;

/// Names of circumstances.
pub(super) const ROW: Sort = Sort("zs-no-such-row");

/// The English and German name of each circumstance. The name used in files is accepted as well.
#[rustfmt::skip]
const ROWS: &[(Row, &str, &str)] = &[
    (Row::Impossible, "impossible", "unmöglich"),
    (Row::AttackerSprints, "sprinting", "sprintend"),
    (Row::UnseenRanged, "target unseen at range", "Ziel unsichtbar im Fernkampf"),
    (Row::BlindMental, "blind", "blind"),
    (Row::UnseenMelee, "target unseen in melee", "Ziel unsichtbar im Nahkampf"),
    (Row::PoorlySeen, "target poorly seen", "Ziel schlecht zu sehen"),
    (Row::Disarming, "disarming", "Entwaffnen"),
    (Row::AttackerDistracted, "distracted", "abgelenkt"),
    (Row::AttackerHeld, "held", "festgehalten"),
    (Row::AttackerRuns, "running", "rennend"),
    (Row::AttackerSurprised, "surprised", "überrascht"),
    (Row::Sweeping, "sweep", "Rundumschlag"),
    (Row::TwoHander, "two-hander in one hand", "Zweihandwaffe einhändig"),
    (Row::OutOfRange, "out of range", "außer Reichweite"),
    (Row::Underwater, "under water", "unter Wasser"),
    (Row::ZeroG, "weightlessness", "Schwerelosigkeit"),
    (Row::Charging, "charging", "Ansturm"),
    (Row::Burst, "burst", "Feuerstoß"),
    (Row::AttackerWeakened, "weakened", "geschwächt"),
    (Row::DefenderDistracted, "target distracted", "Ziel abgelenkt"),
    (Row::ProneMelee, "target prone in melee", "Ziel liegt im Nahkampf"),
    (Row::DefenderHeld, "target held", "Ziel festgehalten"),
    (Row::DefenderSurprised, "target surprised", "Ziel überrascht"),
    (Row::CannotSee, "attacker unseen", "Angreifer unsichtbar"),
    (Row::Cover, "cover", "Deckung"),
    (Row::ProneRanged, "target prone at range", "Ziel liegt im Fernkampf"),
    (Row::DefenderRuns, "target running", "Ziel rennt"),
    (Row::DefenderSprints, "target sprinting", "Ziel sprintet"),
    (Row::Dodging, "dodge", "Ausweichen"),
    (Row::Cowering, "target cowering", "Ziel kauert"),
    (Row::Fleeing, "target fleeing", "Ziel flieht"),
    (Row::OnTheMove, "target on the move", "Ziel in Bewegung"),
    (Row::StandingFirm, "target standing firm", "Ziel steht fest"),
    (Row::DefenderWeakened, "target weakened", "Ziel geschwächt"),
    (Row::CheckImpossible, "impossible", "unmöglich"),
    (Row::CheckSprints, "sprinting", "sprintend"),
    (Row::CheckRuns, "running", "rennend"),
    (Row::CheckHeld, "held", "festgehalten"),
    (Row::CheckWeakened, "weakened", "geschwächt"),
    (Row::Ambush, "ambush", "Überraschungsmoment"),
    (Row::DamagedThing, "damaged", "beschädigt"),
];

/// Every circumstance with its English and German name.
pub fn row_words() -> impl Iterator<Item = (Row, &'static str, &'static str)> {
    ROWS.iter().copied()
}

impl Reader<'_> {
    /// Parses an optional circumstance. If several have the same name, the one for the current action counts, an attack
    /// or a check.
    pub(super) fn maybe_row(&mut self, is_check: bool) -> Option<Row> {
        let lang = self.cursor.lang;
        // Also accept the name used in the log.
        let logged: Vec<String> = ROWS.iter().map(|it| words::row(self.c, it.0)).collect();
        let written = |at: usize| {
            let (row, en, de) = ROWS[at];
            let (own, other) = by_language(lang, en, de);
            (row, vec![own, other, row.key(), logged[at].as_str()])
        };
        let is_first = |at: &usize| (ROWS[*at].0.side() == RowSide::Check) == is_check;
        let (first, rest): (Vec<usize>, Vec<usize>) = (0..ROWS.len()).partition(is_first);
        let all: Vec<_> = first.into_iter().chain(rest).map(written).collect();
        self.cursor.name_of(ROW, &all)
    }

    pub(super) fn row(&mut self, is_check: bool) -> Read<Row> {
        let found = self.maybe_row(is_check);
        found.ok_or_else(|| self.cursor.error())
    }
}
