//! Differences between two states in short sentences: the effects of undoing.

use schwung_fate::{Actor, ActorId, Aspect, AspectRef, Boxes, Fate, FoundSecret, State, Track};
use schwung_views::{Look, wire::Change};

use crate::{
    show::{eyes::Eyes, people::is_shelved},
    words::track_name,
};

/// The differences between `before` and `after`, as far as the viewer may know both.
pub(crate) fn changes(look: Look<'_, Fate>, before: &State, after: &State) -> Vec<Change> {
    let mut told = Told { was: Eyes::at(look, before), is: Eyes::at(look, after), changes: Vec::new() };
    told.scene();
    let count = before.actors.len().max(after.actors.len());
    for id in (0..u8::try_from(count).unwrap_or(u8::MAX)).map(ActorId) {
        told.actor(id);
    }
    told.aspects();
    told.blocks();
    told.changes
}

/// The changes of one actor, as far as the viewer may know it before and after. Those who may not read its sheet learn only
/// what the board shows anyway.
pub(crate) fn of_actor(was: Eyes<'_>, is: Eyes<'_>, id: ActorId) -> Vec<String> {
    let mut told = Told { was, is, changes: Vec::new() };
    if is.reads(id) {
        told.actor(id);
    } else if let (true, Some(was), Some(is)) = (was.knows(id) && is.knows(id), was.actor(id), is.actor(id)) {
        told.board(id, was, is);
    }
    told.changes.into_iter().map(|it| it.text).collect()
}

/// Returns whether anything that is hidden in `before` is known to anybody in `after`.
pub(crate) fn reveals(before: &State, after: &State) -> bool {
    let shown =
        before.actors.iter().zip(&after.actors).any(|(was, is)| was.hidden && !was.is_off() && !is.hidden);
    let found = before
        .aspects
        .iter()
        .filter(|it| it.hidden)
        .any(|was| after.aspect(was.id).is_some_and(|is| !is.hidden || is.known & !was.known != 0));
    let sheets = before.frame.sheets.iter().zip(&after.frame.sheets);
    let told = sheets.into_iter().any(|(was, is)| was.secret_aspects & !is.secret_aspects != 0);
    let known = |state: &State, it: &FoundSecret| {
        let same = |other: &&FoundSecret| (other.actor, other.aspect) == (it.actor, it.aspect);
        state.found.iter().find(same).map_or(0, |it| it.seats)
    };
    let learned = after.found.iter().any(|it| it.seats & !known(before, it) != 0);
    let unveiled = before.veiled.is_some() && after.veiled.is_none();
    shown || found || told || learned || unveiled
}

struct Told<'a> {
    was: Eyes<'a>,
    is: Eyes<'a>,
    changes: Vec<Change>,
}

impl Told<'_> {
    fn say(&mut self, key: &str, args: &[(&str, &str)]) {
        self.changes.push(Change { text: self.is.say(key, args) });
    }

    /// Conflict, exchange, turn, order, and other facts about the whole table.
    fn scene(&mut self) {
        let (was, is) = (self.was.state, self.is.state);
        if was.scene != is.scene {
            self.say("change-scene", &[("number", &is.scene.to_string())]);
        }
        match (&was.conflict, &is.conflict) {
            (Some(_), None) => self.say("change-no-conflict", &[]),
            (None, Some(now)) => self.say("change-conflict", &[("number", &now.exchange.to_string())]),
            (Some(then), Some(now)) if then.exchange != now.exchange => {
                self.say("change-exchange", &[("number", &now.exchange.to_string())]);
            }
            (Some(_), Some(_)) | (None, None) => {}
        }
        let known = |eyes: Eyes<'_>| {
            eyes.state.conflict.as_ref().and_then(|it| it.turn).filter(|&turn| eyes.knows(turn))
        };
        if is.conflict.is_some() && known(self.was) != known(self.is) {
            match known(self.is) {
                Some(turn) => self.say("change-turn", &[("actor", &self.is.name(turn))]),
                None => self.say("change-turn-nobody", &[]),
            }
        }
        let order = |eyes: Eyes<'_>| -> Vec<ActorId> {
            eyes.state.order.iter().copied().filter(|&it| eyes.knows(it)).collect()
        };
        let now = order(self.is);
        if !now.is_empty() && order(self.was) != now {
            let names: Vec<String> = now.into_iter().map(|it| self.is.name(it)).collect();
            let names = names.join(&self.is.say("list-separator", &[]));
            self.say("change-order", &[("order", &names)]);
        }
        let spin = |eyes: Eyes<'_>| eyes.state.spin.map(|it| it.by).filter(|&by| eyes.knows(by));
        match (spin(self.was), spin(self.is)) {
            (then, now) if then == now => {}
            (_, Some(by)) => self.say("change-spin", &[("actor", &self.is.name(by))]),
            (Some(by), None) => self.say("change-no-spin", &[("actor", &self.was.name(by))]),
            (None, None) => {}
        }
        if was.veiled != is.veiled && self.is.sees_all() {
            let key = if is.veiled.is_some() { "change-veiled" } else { "change-no-veiled" };
            self.say(key, &[]);
        }
        if was.profile != is.profile {
            self.say("change-switches", &[]);
        }
        if is_otherwise_framed(was, is) {
            self.say("change-frame", &[]);
        }
    }

    fn actor(&mut self, id: ActorId) {
        match (self.was.knows(id), self.is.knows(id)) {
            (false, false) => {}
            // Its number is known to the state that has it.
            (true, false) => {
                let text = self.was.say("change-gone", &[("actor", &self.was.name(id))]);
                self.changes.push(Change { text });
            }
            (false, true) => self.say("change-back", &[("actor", &self.is.name(id))]),
            (true, true) => {
                if let (Some(was), Some(is)) = (self.was.actor(id), self.is.actor(id)) {
                    self.person(id, was, is);
                }
            }
        }
    }

    fn person(&mut self, id: ActorId, was: &Actor, is: &Actor) {
        let name = self.is.name(id);
        for track in [Track::Health, Track::Composure] {
            self.boxes(&name, track, was.stress[track as usize], is.stress[track as usize]);
        }
        if was.fate != is.fate && self.is.reads(id) {
            self.say("change-fate", &[("actor", &name), ("n", &is.fate.to_string())]);
        }
        if was.zone != is.zone {
            let zone = self.is.zone(is.zone);
            self.say("change-zone", &[("actor", &name), ("zone", &zone)]);
        }
        if (was.members, was.wounds) != (is.members, is.wounds) {
            let (members, wounds) = (is.members.to_string(), is.wounds.to_string());
            self.say("change-members", &[("actor", &name), ("n", &members), ("wounds", &wounds)]);
        }
        let (then, now) = (is_off_board(was), is_off_board(is));
        if then != now {
            self.say(if now { "change-shelved" } else { "change-unshelved" }, &[("actor", &name)]);
        }
        // Leaving the board includes both.
        let moved = then != now;
        let goes_on = self.is.state.conflict.is_some();
        let mut either = |then: bool, now: bool, on: &str, off: &str| {
            if then != now {
                self.say(if now { on } else { off }, &[("actor", &name)]);
            }
        };
        if !moved {
            either(was.out.is_some(), is.out.is_some(), "change-out", "change-in");
            either(was.hidden, is.hidden, "change-hidden", "change-shown");
        }
        // Nobody has turns after a conflict.
        if goes_on {
            either(was.turn.acted, is.turn.acted, "change-acted", "change-not-acted");
            either(was.turn.holding, is.turn.holding, "change-holds", "change-no-hold");
            either(was.turn.full_defense, is.turn.full_defense, "change-full", "change-not-full");
        }
        either(was.disarmed.is_some(), is.disarmed.is_some(), "change-disarmed", "change-armed");
        either(was.load > 0, is.load > 0, "change-loaded", "change-unloaded");
        let companions = |it: &Actor| (it.companions_gone, it.companions_away);
        let others = |it: &Actor| (it.side, it.seat, it.grit, it.kind);
        if (!moved && was.attached != is.attached) || companions(was) != companions(is) {
            self.say("change-company", &[("actor", &name)]);
        }
        if others(was) != others(is) {
            self.say("change-else", &[("actor", &name)]);
        }
    }

    /// Where an actor stands, and whether it is out.
    fn board(&mut self, id: ActorId, was: &Actor, is: &Actor) {
        let name = self.is.name(id);
        if was.zone != is.zone {
            let zone = self.is.zone(is.zone);
            self.say("change-zone", &[("actor", &name), ("zone", &zone)]);
        }
        if was.out.is_some() != is.out.is_some() && !is_off_board(was) && !is_off_board(is) {
            self.say(if is.out.is_some() { "change-out" } else { "change-in" }, &[("actor", &name)]);
        }
    }

    fn boxes(&mut self, name: &str, track: Track, was: Boxes, is: Boxes) {
        let track = track_name(self.is.c, track);
        let listed = |from: Boxes, to: Boxes| {
            let boxes: Vec<String> =
                from.marked().filter(|&n| !to.is_marked(n)).map(|n| n.to_string()).collect();
            (boxes.len().to_string(), boxes.join(", "))
        };
        for (key, (n, boxes)) in [("change-freed", listed(was, is)), ("change-marked", listed(is, was))] {
            if !boxes.is_empty() {
                self.say(key, &[("actor", name), ("track", &track), ("n", &n), ("boxes", &boxes)]);
            }
        }
    }

    /// Aspects and consequences that are gone or restored, and free tags that have changed hands.
    fn aspects(&mut self) {
        let (was, is) = (self.was, self.is);
        let knows = |eyes: Eyes<'_>, it: &Aspect| eyes.knows_aspect(AspectRef::Play(it.id));
        for then in was.state.aspects.iter().filter(|it| knows(was, it)) {
            let text = was.quote(then.text.as_str());
            let Some(now) = is.state.aspect(then.id).filter(|it| knows(is, it)) else {
                self.say("change-aspect-gone", &[("aspect", &text), ("bearer", &was.bearer(then.bearer))]);
                continue;
            };
            if then.free_tag != now.free_tag {
                match now.free_tag.filter(|&it| is.knows(it)) {
                    Some(tag) => self.say("change-tag", &[("actor", &is.name(tag)), ("aspect", &text)]),
                    None => self.say("change-no-tag", &[("aspect", &text)]),
                }
            }
            if then.hidden != now.hidden || then.known != now.known {
                self.say("change-aspect-secret", &[("aspect", &text)]);
            }
        }
        let back =
            |it: &&Aspect| knows(is, it) && was.state.aspect(it.id).is_none_or(|then| !knows(was, then));
        for now in is.state.aspects.iter().filter(back) {
            let text = is.quote(now.text.as_str());
            self.say("change-aspect-back", &[("aspect", &text), ("bearer", &is.bearer(now.bearer))]);
        }
    }

    fn blocks(&mut self) {
        let (was, is) = (self.was, self.is);
        for block in was.state.blocks.iter().filter(|it| was.knows(it.by) && !is.state.blocks.contains(it)) {
            let args = [("actor", &*was.name(block.by)), ("against", &*was.against(block.against))];
            self.say("change-no-block", &args);
        }
        for block in is.state.blocks.iter().filter(|it| is.knows(it.by) && !was.state.blocks.contains(it)) {
            let args = [("actor", &*is.name(block.by)), ("against", &*is.against(block.against))];
            self.say("change-block", &args);
        }
    }
}

fn is_off_board(it: &Actor) -> bool {
    is_shelved(it) || it.is_off()
}

/// Returns whether sheets, zones or skills differ. Joining and leaving actors are reported by name elsewhere,
/// and seats are never undone.
fn is_otherwise_framed(was: &State, is: &State) -> bool {
    let (a, b) = (&was.frame, &is.frame);
    let same_sheets = a.sheets.iter().zip(&b.sheets).all(|(a, b)| a == b);
    !same_sheets || (&a.zones, &a.ways, &a.skills, &a.sides) != (&b.zones, &b.ways, &b.skills, &b.sides)
}
