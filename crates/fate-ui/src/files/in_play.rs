//! The state from play of characters that were taken off a table.

use schwung_fate::{
    Actor, ActorId, ActorKind, Bearer, ConflictKind, FoundSecret, Minions, Sheet, companion_quality,
};
use schwung_files::kit::{Seats, Table};

use super::{kept::out, make::Making};

impl Making<'_, '_> {
    /// Reads an actor's state from play: its zone, and aspects placed on it.
    pub(super) fn in_play(&mut self, from: &Table<'_>, id: ActorId) {
        let stood = from.text("stood").map(|it| (id, it.0.to_owned()));
        self.kept.stood.extend(stood);
        for aspect in from.tables("aspect") {
            self.placed(aspect, Bearer::Actor(id));
        }
    }

    /// Adds the companions that act on their own. Characters are the first actors.
    pub(super) fn companions_alone(&mut self, file: &Table<'_>) {
        for (partner, character) in (0..).map(ActorId).zip(file.tables("character")) {
            for (n, companion) in (0u8..).zip(character.tables("companion")) {
                if let Some(alone) = companion.table("alone") {
                    self.alone(alone, partner, n);
                }
            }
        }
    }

    fn alone(&mut self, from: &Table<'_>, partner: ActorId, n: u8) {
        let at = usize::from(partner.0);
        let (Some(&with), Some(sheet)) = (self.actors.get(at), self.sheets.get(at)) else { return };
        let Some(companion) = sheet.companions.get(usize::from(n)) else { return };
        let scope = companion.scope();
        let kind = ConflictKind::ALL.into_iter().find(|it| scope & it.bit() != 0);
        let quality = companion_quality(companion, sheet.best().unwrap_or(0));
        let minions = Minions { quality, kind: kind.unwrap_or(ConflictKind::Physical) };
        let name = companion.name.clone();
        let sheet = Sheet { name, minions: Some(minions), partner: Some((partner, n)), ..Sheet::default() };
        let zone = self.start_zone(from, with.zone);
        let actor = Actor {
            kind: ActorKind::Companion,
            hidden: from.flag("hidden"),
            wounds: from.number("wounds").unwrap_or(0),
            out: out(from),
            ..Actor::new(with.side, with.seat, zone)
        };
        let id = self.join(sheet, actor);
        self.in_play(from, id);
    }

    /// Resolves the names that are in the file, and returns the secrets that its players have found out.
    pub(super) fn recall(&mut self) -> Vec<FoundSecret> {
        let seats = |known: &[String], seats: &Seats| {
            let found = known.iter().filter_map(|it| seats.find(it));
            found.fold(0u32, |bits, seat| bits | 1 << seat.0.min(31))
        };
        let tags: Vec<Option<ActorId>> =
            self.kept.aspects.iter().map(|it| self.actor_named(it.tag.as_ref()?)).collect();
        for ((aspect, kept), tag) in self.aspects.iter_mut().zip(&self.kept.aspects).zip(tags) {
            (aspect.free_tag, aspect.known) = (tag, seats(&kept.known, &self.seats));
        }
        let found = self.kept.found.iter().map(|(actor, aspect, known)| FoundSecret {
            actor: *actor,
            aspect: *aspect,
            seats: seats(known, &self.seats),
        });
        found.filter(|it| it.seats != 0).collect()
    }
}
