//! What-ifs: games that leave another one at an entry of its log.

use schwung_table::Seat;

use crate::{
    Author, Damaged, Entry, Game, HouseEvent, Kept, Record, SeatState, Thrown, WhatIf, entry::index,
};

impl<S: Kept> Game<S> {
    /// A game that is this one until before the record `from`, and may continue differently under the title `title`. Dice
    /// show the same faces as in this game, in the order in which each person rolled them, as long as the same dice are
    /// rolled. The people of this table have no seats there.
    ///
    /// `None` if there is no such record, or nothing in it belongs to the game.
    pub fn fork(&self, from: u64, title: &str, at: i64, id: &str) -> Option<Game<S>> {
        self.act(from)?;
        let tip = self.tip_after(from);
        let mut fork = self.clone();
        let mut add = |n: u8, entries| -> Result<(), Damaged> {
            let (seq, id) = (fork.seq() + 1, format!("{id}-if-{n}"));
            fork.push(Record { seq, at, by: Some(Author::GM), id, deed: None, entries })
        };
        let taken = self.house.seats.iter().enumerate().skip(1).filter(|it| it.1.state == SeatState::Taken);
        let taken = taken.filter_map(|(n, _)| u8::try_from(n).ok()).map(Seat);
        let mut house: Vec<HouseEvent> = taken.map(|seat| HouseEvent::Left { seat }).collect();
        house.push(HouseEvent::Titled(title.to_owned()));
        add(1, house.into_iter().map(Entry::House).collect()).ok()?;
        let what_if = WhatIf { title: self.house.title.clone(), from, last: tip, kept: false };
        let mut entries = vec![
            Entry::House(HouseEvent::WhatIf(what_if)),
            Entry::Rewound { to: from, keep_dice: false, redo: None },
        ];
        let state = self.moment(&self.line_of(from - 1)).state;
        entries.extend(S::seated(&state, &self.house.names()).map(Entry::Interjected));
        add(2, entries).ok()?;
        Some(fork)
    }

    /// The last record of the line of the game to which a record belongs: the last of all, or the one after which the
    /// record was undone.
    fn tip_after(&self, seq: u64) -> u64 {
        let goes_back = |it: &&Record<S>| matches!(it.entries.first(), Some(Entry::Rewound { .. }));
        let undone = |it: &&Record<S>| {
            let at = index(seq).unwrap_or_default();
            !self.line_of(it.seq).get(at).copied().unwrap_or_default()
        };
        let after = self.records.get(index(seq + 1).unwrap_or_default()..).unwrap_or_default();
        after.iter().filter(goes_back).find(undone).map_or(self.seq(), |it| it.seq - 1)
    }

    /// The dice that were rolled in the original game, except those in these records.
    pub(crate) fn dice_of_original(&self, of: &WhatIf, line: &[bool]) -> Vec<Thrown> {
        self.spare_after(&self.line_of(of.last.min(self.seq())), line, 0)
    }

    /// The original game as it was when this what-if left it; `None` if this is not a what-if.
    pub fn original(&self) -> Option<Game<S>> {
        let last = self.house.what_if.as_ref()?.last;
        let records = self.records.iter().take(usize::try_from(last).ok()?).cloned();
        let mut game = Game::fold(records).ok()?;
        // The what-if determines who may see the analyses.
        game.house.insights.clone_from(&self.house.insights);
        Some(game)
    }
}
