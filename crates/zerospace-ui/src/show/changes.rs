//! Describes the differences between two states, to show what going back would change.

use schwung_views::{Look, wire::Change};
use schwung_zerospace::{Actor, ActorId, Attribute, Boosts, Fact, Hold, Item, Losses, State, ZeroSpace};

use super::{eyes::Eyes, tasks};
use crate::words;

/// The differences between two states, as far as the viewer may know both of them.
pub(super) fn changes(look: Look<'_, ZeroSpace>, before: &State, after: &State) -> Vec<Change> {
    let mut told = Told { was: Eyes::at(look, before), is: Eyes::at(look, after), changes: Vec::new() };
    told.scene();
    let count = before.actors.len().max(after.actors.len());
    for id in (0..u8::try_from(count).unwrap_or(u8::MAX)).map(ActorId) {
        told.actor(id);
    }
    told.holds();
    told.things();
    told.tasks();
    told.changes
}

/// Whether the state `after` contains something known that was hidden before: an actor, a false lead, a note.
pub(super) fn reveals(before: &State, after: &State) -> bool {
    let shown =
        before.actors.iter().zip(&after.actors).any(|(was, is)| was.hidden && !was.is_off() && !is.hidden);
    let told = after.notes.iter().any(|it| before.notes.iter().all(|was| was.id != it.id));
    shown || told
}

struct Told<'a> {
    was: Eyes<'a>,
    is: Eyes<'a>,
    changes: Vec<Change>,
}

impl Told<'_> {
    fn text(&mut self, text: String) {
        let change = Change { text };
        // Several differences may have the same text.
        if !change.text.is_empty() && !self.changes.contains(&change) {
            self.changes.push(change);
        }
    }

    fn say(&mut self, key: &str, args: &[(&str, &str)]) {
        self.text(self.is.say(key, args));
    }

    /// Adds a fact, with the text for setting it by hand.
    fn fact(&mut self, fact: &Fact) {
        let text = words::fact(self.is.c, self.is.state, fact, self.is.viewer);
        self.text(text.unwrap_or_default());
    }

    /// Compares conflict, round, turn, order, and other properties of the whole table.
    fn scene(&mut self) {
        let (was, is) = (self.was.state, self.is.state);
        if was.scene.number != is.scene.number {
            self.say("zs-scene", &[("number", &is.scene.number.to_string())]);
        }
        if was.scene != is.scene {
            self.fact(&Fact::Scene { scene: is.scene });
        }
        match (was.conflict, is.conflict) {
            (Some(_), None) => self.say("zs-change-no-conflict", &[]),
            (None, Some(_)) => self.say("zs-change-conflict", &[]),
            (Some(then), Some(now)) if then.round != now.round => {
                self.fact(&Fact::Round { round: now.round });
            }
            (Some(_), Some(_)) | (None, None) => {}
        }
        let turn = |eyes: Eyes<'_>| eyes.state.conflict.and_then(|it| it.turn).filter(|&it| eyes.knows(it));
        if is.in_conflict() && turn(self.was) != turn(self.is) {
            match turn(self.is) {
                Some(who) => self.fact(&Fact::Turn { who }),
                None => self.say("zs-scene-turn-nobody", &[]),
            }
        }
        let order = |eyes: Eyes<'_>| -> Vec<ActorId> {
            eyes.state.order.iter().map(|it| it.actor).filter(|&it| eyes.knows(it)).collect()
        };
        let now = order(self.is);
        if !now.is_empty() && order(self.was) != now {
            let names: Vec<String> = now.into_iter().map(|it| self.is.name(it)).collect();
            let names = self.is.row_of(&names);
            self.say("zs-fact-order", &[("order", &names)]);
        }
        for (n, (then, now)) in was.players.iter().zip(&is.players).enumerate() {
            let seat = schwung_table::Seat(u8::try_from(n).unwrap_or(u8::MAX));
            if then.points != now.points {
                self.fact(&Fact::Points { seat, points: now.points });
            }
            if then.passes != now.passes {
                self.fact(&Fact::Passes { seat, on: now.passes });
            }
        }
        if was.switches != is.switches {
            self.say("zs-change-switches", &[]);
        }
        if is_otherwise_framed(self.was, self.is) {
            self.say("zs-change-frame", &[]);
        }
    }

    fn actor(&mut self, id: ActorId) {
        match (self.was.sees(id), self.is.sees(id)) {
            (false, false) => {}
            (true, false) => self.say("zs-change-gone", &[("actor", &self.was.name(id))]),
            (false, true) => self.say("zs-change-back", &[("actor", &self.is.name(id))]),
            (true, true) => {
                if let (Some(was), Some(is)) = (self.was.actor(id), self.is.actor(id)) {
                    self.person(id, was, is);
                }
            }
        }
    }

    fn person(&mut self, id: ActorId, was: &Actor, is: &Actor) {
        let who = id;
        if was.losses != is.losses {
            self.losses(id, is.losses);
        }
        if was.out != is.out {
            self.fact(&Fact::Out { who, out: is.out });
        }
        let mut either = |then: bool, on: bool, fact: fn(ActorId, bool) -> Fact| {
            if then != on {
                self.fact(&fact(who, on));
            }
        };
        either(was.prone, is.prone, |who, on| Fact::Prone { who, on });
        either(was.covered, is.covered, |who, on| Fact::Covered { who, on });
        either(was.helpless, is.helpless, |who, on| Fact::Helpless { who, on });
        either(was.blinded, is.blinded, |who, on| Fact::Blinded { who, on });
        either(was.distracted, is.distracted, |who, on| Fact::Distracted { who, on });
        either(was.surprised, is.surprised, |who, on| Fact::Surprised { who, on });
        either(was.cruel, is.cruel, |who, on| Fact::Cruel { who, on });
        either(was.adapted, is.adapted, |who, on| Fact::Adapted { who, on });
        either(was.hidden, is.hidden, |who, on| Fact::Hidden { who, on });
        either(was.turn.standard, is.turn.standard, |who, used| Fact::Standard { who, used });
        either(was.turn.movement, is.turn.movement, |who, used| Fact::Movement { who, used });
        either(was.stored.is_some(), is.stored.is_some(), |who, on| Fact::Stored { who, on });
        if was.fear != is.fear {
            self.fact(&Fact::Fear { who, fear: is.fear });
        }
        if was.difficulty != is.difficulty {
            self.fact(&Fact::Difficulty { who, value: is.difficulty });
        }
        if was.dodging != is.dodging {
            self.fact(&Fact::Dodging { who, dodge: is.dodging });
        }
        if was.gait != is.gait {
            self.fact(&Fact::Gait { who, gait: is.gait });
        }
        if was.owed != is.owed {
            self.fact(&Fact::Owed { who, turns: is.owed });
        }
        if was.side != is.side {
            self.fact(&Fact::Side { who, side: is.side });
        }
        if was.seat != is.seat {
            self.fact(&Fact::Plays { who, seat: is.seat });
        }
        if was.kind != is.kind {
            self.fact(&Fact::Kind { who, kind: is.kind });
        }
        self.attributes(id, was, is);
    }

    /// Compares the losses. For actors whose sheet is hidden, shows only that they differ.
    fn losses(&mut self, id: ActorId, losses: Losses) {
        if self.is.reads(id) {
            self.fact(&Fact::Losses { who: id, losses });
            return;
        }
        let (name, lost) = (self.is.name(id), losses.sum().to_string());
        self.say("zs-change-lost", &[("actor", &name), ("n", &lost)]);
    }

    fn attributes(&mut self, who: ActorId, was: &Actor, is: &Actor) {
        for (n, attribute) in Attribute::ALL.into_iter().enumerate() {
            if was.lowered[n] != is.lowered[n] {
                self.fact(&Fact::Lowered { who, attribute, by: is.lowered[n] });
            }
        }
        let Boosts { attributes, endurance, .. } = is.boosts;
        let kept = is.boosts.lasting_only();
        for (n, attribute) in Attribute::ALL.into_iter().enumerate() {
            if was.boosts.attributes[n] != attributes[n] {
                let by = attributes[n];
                let lasting = by > 0 && kept.attributes[n] == by;
                self.fact(&Fact::Boost { who, attribute: Some(attribute), by, lasting });
            }
        }
        if was.boosts.endurance != endurance {
            let lasting = endurance > 0 && kept.endurance == endurance;
            self.fact(&Fact::Boost { who, attribute: None, by: endurance, lasting });
        }
    }

    fn holds(&mut self) {
        let same = |a: &Hold, b: &Hold| (a.by, a.on) == (b.by, b.on);
        let (was, is) = (self.was.state, self.is.state);
        let gone = was.holds.iter().filter(|it| !is.holds.iter().any(|now| same(it, now)));
        for (holds, hold) in gone.map(|it| (false, it)).chain(
            is.holds.iter().filter(|it| !was.holds.iter().any(|then| same(it, then))).map(|it| (true, it)),
        ) {
            if self.is.knows(hold.on) && self.is.knows(hold.by) {
                self.fact(&Fact::Hold { by: hold.by, on: hold.on, holds });
            }
        }
    }

    /// Compares distances, gear, things and notes.
    fn things(&mut self) {
        let (was, is) = (self.was.state, self.is.state);
        for now in &is.distances {
            let known = self.is.knows(now.a) && self.is.knows(now.b);
            if known && was.distance(now.a, now.b) != Some(now.length) {
                self.fact(&Fact::Distance { a: now.a, b: now.b, length: Some(now.length) });
            }
        }
        for then in &was.distances {
            let known = self.is.knows(then.a) && self.is.knows(then.b);
            if known && is.distance(then.a, then.b).is_none() {
                self.fact(&Fact::Distance { a: then.a, b: then.b, length: None });
            }
        }
        let (before, after) = (self.was, self.is);
        for then in was.items.iter().filter(|it| knows_item(before, it)) {
            if is.item(then.id).is_none_or(|now| !knows_item(after, now)) {
                self.say("zs-change-no-item", &[("item", then.text.as_str())]);
            }
        }
        for now in is.items.iter().filter(|it| knows_item(after, it)) {
            if was.item(now.id) != Some(now) {
                self.fact(&Fact::Item { item: now.clone() });
            }
        }
        if was.things != is.things {
            self.say("zs-change-things", &[]);
        }
        let stunts = |eyes: Eyes<'_>| -> Vec<_> {
            eyes.state.stunts.iter().filter(|it| eyes.knows(it.who)).cloned().collect()
        };
        if stunts(self.was) != stunts(self.is) {
            self.say("zs-change-stunts", &[]);
        }
        let notes = |eyes: Eyes<'_>| {
            let for_me = |to: Option<schwung_table::Seat>| to.is_none_or(|it| it == eyes.own_seat());
            eyes.state.notes.iter().filter(|it| eyes.sees_all() || for_me(it.to)).count()
        };
        if notes(self.was) != notes(self.is) {
            self.say("zs-change-notes", &[]);
        }
    }

    fn tasks(&mut self) {
        let (then, now) = (tasks::tasks(self.was), tasks::tasks(self.is));
        for task in then.iter().filter(|it| now.iter().all(|other| other.id != it.id)) {
            self.say("zs-change-no-task", &[("task", &task.text)]);
        }
        for task in now.iter().filter(|it| !then.contains(it)) {
            let [a, b] = task.tally.map(|it| it.to_string());
            self.say("zs-change-task", &[("task", &task.text), ("a", &a), ("b", &b)]);
        }
    }
}

/// Whether the viewer knows of this gear. Gear of hidden actors is hidden.
fn knows_item(eyes: Eyes<'_>, it: &Item) -> bool {
    it.holder.is_none_or(|it| eyes.knows(it))
}

/// Whether sheets that the viewer may read differ, or skills. New and removed actors are reported by name, and the
/// assignment of seats is never undone.
fn is_otherwise_framed(was: Eyes<'_>, is: Eyes<'_>) -> bool {
    let (a, b) = (&was.state.frame, &is.state.frame);
    let differs = |id: ActorId| was.reads(id) && is.reads(id) && was.sheet(id) != is.sheet(id);
    is.state.ids().any(differs)
        || (&a.skills, &a.roles, &a.sides, &a.strength) != (&b.skills, &b.roles, &b.sides, &b.strength)
}
