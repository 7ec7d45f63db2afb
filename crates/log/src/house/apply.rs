//! How events change the table itself.

use schwung_table::Seat;

use super::{Audience, Fighting, House, HouseEvent, KeptEntry, Person, Policy, SeatState, ShelfItem};
use crate::{Handout, Picture, PictureOf};

impl House {
    /// Applies an event. References to seats or items that do not exist are ignored.
    pub fn apply(&mut self, event: &HouseEvent) {
        match event {
            // Seats.
            HouseEvent::Joined { seat, name } => self.change(*seat, |it| it.join(name)),
            HouseEvent::Left { seat } | HouseEvent::Kicked { seat } => self.leave(*seat),
            HouseEvent::Renamed { seat, name } => self.change(*seat, |it| it.name.clone_from(name)),
            HouseEvent::Absent { seat, absent } => self.change(*seat, |it| it.absent = *absent),
            HouseEvent::SeatAdded { name } => {
                self.seats.push(Person { name: name.clone(), ..Person::default() });
            }
            HouseEvent::HandedOver { to } => self.hand_over(*to),
            HouseEvent::SeatDice { seat, mode } => self.change(*seat, |it| it.dice = *mode),
            HouseEvent::Prompt { seat, kind, policy } => {
                self.change(*seat, |it| it.set_policy(kind, *policy));
            }
            HouseEvent::Habit { seat, habit, value } => {
                self.change(*seat, |it| it.set_habit(habit, *value));
            }
            HouseEvent::Coach { seat, on } => self.change(*seat, |it| it.coach = *on),
            // Settings.
            HouseEvent::Locked(locked) => self.locked = *locked,
            HouseEvent::Assigned(assigned) => self.assigned = *assigned,
            HouseEvent::Paused(paused) => self.paused = *paused,
            HouseEvent::XCard(lies) => self.x_card = *lies,
            HouseEvent::Titled(title) => self.title.clone_from(title),
            HouseEvent::Safety(text) => self.safety.clone_from(text),
            HouseEvent::Dice(mode) => self.dice = *mode,
            HouseEvent::Asking(asking) => self.asking = *asking,
            HouseEvent::NoCoach(no) => self.no_coach = *no,
            HouseEvent::Plain(plain) => self.plain = *plain,
            HouseEvent::Approval(approval) => self.approval = *approval,
            HouseEvent::WhatIf(it) => self.what_if = Some(it.clone()),
            HouseEvent::WhatIfKept(kept) => {
                if let Some(it) = &mut self.what_if {
                    it.kept = *kept;
                }
            }
            // Submissions for approval.
            HouseEvent::HandedIn { new, instead } => {
                self.waiting.retain(|it| Some(it.id) != *instead);
                self.waiting.push(new.clone());
            }
            HouseEvent::SentBack { id, remarks, .. } => self.send_back(*id, remarks),
            HouseEvent::Withdrawn { id, .. } | HouseEvent::Approved { id, .. } => {
                self.waiting.retain(|it| it.id != *id);
            }
            // Preparations of the game master.
            HouseEvent::Noted(text) => self.notes.clone_from(text),
            HouseEvent::Shelved(item) => self.shelve(item),
            HouseEvent::Unshelved { id } => self.shelf.retain(|it| it.id != *id),
            HouseEvent::HandedOut(handout) => self.hand_out(handout),
            HouseEvent::HandoutRemoved { id } => {
                self.handouts.retain(|it| it.id != *id);
                self.sweep_pictures();
            }
            HouseEvent::Clocked(clock) => put(&mut self.clocks, clock, |it| it.id == clock.id),
            HouseEvent::ClockRemoved { id } => self.clocks.retain(|it| it.id != *id),
            HouseEvent::Pictured(picture) => self.add_picture(picture),
            HouseEvent::PictureRemoved { id } => self.remove_picture(*id),
            // Remarks on the game.
            HouseEvent::InsightShared { fight, seat, to } => self.share_insight(*fight, *seat, *to),
            HouseEvent::Kept(it) => put(&mut self.kept, it, |old| place(old) == place(it)),
            HouseEvent::Unkept { record, entry } => self.kept.retain(|it| place(it) != (*record, *entry)),
            HouseEvent::Fights { actor, how, .. } => {
                self.fighting.insert(*actor, *how);
                self.fighting.retain(|_, it| *it != Fighting::default());
            }
            HouseEvent::Advanced { .. }
            | HouseEvent::LetPlay { .. }
            | HouseEvent::Said { .. }
            | HouseEvent::Thrown { .. } => {}
        }
    }

    fn change(&mut self, seat: Seat, change: impl FnOnce(&mut Person)) {
        if let Some(person) = self.seats.get_mut(usize::from(seat.0)) {
            change(person);
        }
    }

    fn leave(&mut self, seat: Seat) {
        self.change(seat, |it| it.state = SeatState::Left);
        // It does not pass to the next person at this seat.
        self.waiting.retain(|it| it.seat != seat);
    }

    fn hand_over(&mut self, to: Seat) {
        let to = usize::from(to.0);
        if to < self.seats.len() {
            self.seats.swap(0, to);
        }
    }

    fn send_back(&mut self, id: u32, remarks: &str) {
        if let Some(it) = self.waiting.iter_mut().find(|it| it.id == id) {
            it.returned = true;
            remarks.clone_into(&mut it.remarks);
        }
    }

    fn shelve(&mut self, item: &ShelfItem) {
        put(&mut self.shelf, item, |it| it.id == item.id);
        self.next_item = self.next_item.max(item.id.saturating_add(1));
    }

    fn hand_out(&mut self, handout: &Handout) {
        put(&mut self.handouts, handout, |it| it.id == handout.id);
        self.sweep_pictures();
    }

    fn add_picture(&mut self, picture: &Picture) {
        self.pictures.retain(|it| it.of == PictureOf::Handout || it.of != picture.of);
        self.pictures.push(picture.clone());
    }

    fn remove_picture(&mut self, id: u32) {
        self.pictures.retain(|it| it.id != id);
        for it in &mut self.handouts {
            it.picture = it.picture.filter(|it| *it != id);
        }
    }

    /// Removes pictures of handouts that no longer have them. The last one may still be waiting for its handout.
    fn sweep_pictures(&mut self) {
        let used: Vec<u32> = self.handouts.iter().filter_map(|it| it.picture).collect();
        let last = self.pictures.last().map(|it| it.id);
        self.pictures
            .retain(|it| it.of != PictureOf::Handout || used.contains(&it.id) || Some(it.id) == last);
    }

    fn share_insight(&mut self, fight: u64, seat: Seat, to: Audience) {
        let sharing = self.insights.entry(fight).or_default();
        if seat.is_gm() {
            sharing.to = to;
        } else if to == Audience::Table {
            sharing.seats.insert(seat);
        } else {
            sharing.seats.remove(&seat);
        }
    }
}

impl Person {
    fn join(&mut self, name: &str) {
        name.clone_into(&mut self.name);
        self.state = SeatState::Taken;
        self.absent = false;
    }

    fn set_policy(&mut self, kind: &str, policy: Policy) {
        match policy {
            Policy::Preset => self.prompts.remove(kind),
            policy => self.prompts.insert(kind.to_owned(), policy),
        };
    }

    fn set_habit(&mut self, habit: &str, value: Option<u8>) {
        match value {
            None => self.habits.remove(habit),
            Some(value) => self.habits.insert(habit.to_owned(), value),
        };
    }
}

/// Replaces the first of these that `is_same`, or adds it.
fn put<T: Clone>(all: &mut Vec<T>, new: &T, is_same: impl Fn(&T) -> bool) {
    match all.iter_mut().find(|it| is_same(it)) {
        Some(it) => it.clone_from(new),
        None => all.push(new.clone()),
    }
}

/// The entry of the log that is kept.
fn place(it: &KeptEntry) -> (u64, u32) {
    (it.record, it.entry)
}
