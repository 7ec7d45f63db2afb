//! Differences between two states in short sentences, to preview what going back would change.

use schwung_daemmersturm::{
    Actor, ActorFact, ActorId, CoverSide, Daemmersturm, Fact, Item, ItemFact, SceneFact, State,
};
use schwung_views::{
    Look,
    wire::{Change, ChipView},
};

use super::{chips, eyes::Eyes};
use crate::words;

/// The differences, as far as the viewer may know both states.
pub(super) fn changes(look: Look<'_, Daemmersturm>, before: &State, after: &State) -> Vec<Change> {
    let mut told = Told { was: Eyes::at(look, before), is: Eyes::at(look, after), changes: Vec::new() };
    told.scene();
    let count = before.actors.len().max(after.actors.len());
    for id in (0..u16::try_from(count).unwrap_or(u16::MAX)).map(ActorId) {
        told.actor(id);
    }
    told.things();
    told.places();
    told.changes
}

/// Returns whether `after` reveals anything that was hidden in `before`: a character, a note or a mark.
pub(super) fn reveals(before: &State, after: &State) -> bool {
    let shown =
        before.actors.iter().zip(&after.actors).any(|(was, is)| was.veiled && !was.is_off() && !is.veiled);
    let is_hidden =
        |it: &schwung_daemmersturm::Sight| matches!(it.seen, schwung_daemmersturm::Seen::Hidden { .. });
    let found = before.sights.iter().filter(|it| is_hidden(it)).any(|was| {
        !after.sights.iter().any(|it| (it.observer, it.entity) == (was.observer, was.entity) && is_hidden(it))
    });
    let told = after.notes.iter().any(|it| it.to.is_some() && before.notes.iter().all(|was| was.id != it.id));
    let marked = before.marks.iter().any(|it| it.secret && after.has_mark(it.on, &it.text, false));
    shown || found || told || marked
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

    /// Adds a fact, with the same text as if it were set by hand.
    fn fact(&mut self, fact: &Fact) {
        let text = words::fact(self.is.c, self.is.state, fact, self.is.viewer);
        self.text(text.unwrap_or_default());
    }

    /// Compares the section, combat, round, turn, order, and everything else that concerns the whole table.
    fn scene(&mut self) {
        let (was, is) = (self.was.state, self.is.state);
        if was.section != is.section {
            let key = if is.section.open { "ds-show-change-section" } else { "ds-show-change-no-section" };
            self.say(key, &[("n", &is.section.number.to_string())]);
        }
        match (was.combat, is.combat) {
            (Some(_), None) => self.say("ds-show-change-no-combat", &[]),
            (None, Some(_)) => self.say("ds-show-change-combat", &[]),
            (Some(then), Some(now)) if then.round != now.round => {
                self.fact(&Fact::Scene(SceneFact::Round(now.round)));
            }
            (Some(_), Some(_)) | (None, None) => {}
        }
        let turn = |eyes: Eyes<'_>| eyes.state.combat.and_then(|it| it.turn).filter(|&it| eyes.knows(it));
        if is.in_combat() && turn(self.was) != turn(self.is) {
            match turn(self.is) {
                Some(who) => self.say("ds-show-change-turn", &[("actor", &self.is.name(who))]),
                None => self.say("ds-show-change-no-turn", &[]),
            }
        }
        let order = |eyes: Eyes<'_>| -> Vec<ActorId> {
            eyes.state.order.iter().map(|it| it.who).filter(|&it| eyes.knows(it)).collect()
        };
        let now = order(self.is);
        if !now.is_empty() && order(self.was) != now {
            let names = self.is.names(&now);
            self.say("ds-show-change-order", &[("order", &names)]);
        }
        let differs = [
            (was.switches != is.switches, "ds-show-change-switches"),
            (was.frame.library != is.frame.library, "ds-show-change-library"),
            (was.charge_range != is.charge_range, "ds-show-change-charge"),
        ];
        for (_, key) in differs.into_iter().filter(|it| it.0) {
            self.say(key, &[]);
        }
    }

    fn actor(&mut self, id: ActorId) {
        match (self.was.wire(id).is_some(), self.is.wire(id).is_some()) {
            (false, false) => {}
            (true, false) => self.say("ds-show-change-gone", &[("actor", &self.was.name(id))]),
            (false, true) => self.say("ds-show-change-back", &[("actor", &self.is.name(id))]),
            (true, true) => {
                if let (Some(was), Some(is)) = (self.was.actor(id), self.is.actor(id)) {
                    self.person(id, was, is);
                }
            }
        }
    }

    fn person(&mut self, who: ActorId, was: &Actor, is: &Actor) {
        self.life(who, was, is);
        let mut either = |differs: bool, fact: ActorFact| {
            if differs {
                self.fact(&Fact::Actor { who, fact });
            }
        };
        either(was.status != is.status, ActorFact::Status(is.status));
        either(was.exhausted != is.exhausted, ActorFact::Exhausted(is.exhausted));
        either(was.seeking != is.seeking, ActorFact::Seeking(is.seeking));
        either(was.ailments != is.ailments, ActorFact::Ailments(is.ailments));
        either(was.mount != is.mount, ActorFact::Mount(is.mount));
        either(was.veiled != is.veiled, ActorFact::Veiled(is.veiled));
        either(was.side != is.side, ActorFact::Side(is.side));
        either(was.seat != is.seat, ActorFact::Seat(is.seat));
        either(was.facing != is.facing, ActorFact::Facing(is.facing));
        either(was.turn.moved != is.turn.moved, ActorFact::Moved(is.turn.moved));
        either(was.turn.action != is.turn.action, ActorFact::Action(is.turn.action));
        let read = self.was.reads(who) && self.is.reads(who);
        if read {
            self.points(who, was, is);
        }
        let chips = |eyes: Eyes<'_>| {
            let all = chips::of(eyes, who).into_iter();
            all.filter(|it| LASTING.contains(&&*it.kind)).map(|it| lasting(eyes, it)).collect::<Vec<_>>()
        };
        let (then, now) = (chips(self.was), chips(self.is));
        let name = self.is.name(who);
        for text in then.iter().filter(|it| !now.contains(it)) {
            self.say("ds-show-change-ends", &[("actor", &name), ("what", text)]);
        }
        for text in now.iter().filter(|it| !then.contains(it)) {
            self.say("ds-show-change-holds", &[("actor", &name), ("what", text)]);
        }
    }

    /// Compares life points. Without access to the profile, only the loss is shown and not what is left.
    fn life(&mut self, who: ActorId, was: &Actor, is: &Actor) {
        if was.life == is.life {
            return;
        }
        if self.is.reads(who) {
            self.fact(&Fact::Actor { who, fact: ActorFact::Life(is.life) });
            return;
        }
        let lost = |it: &Actor| it.start_life.saturating_sub(it.life);
        if lost(was) != lost(is) {
            let (name, n) = (self.is.name(who), lost(is).to_string());
            self.say("ds-show-change-lost", &[("actor", &name), ("n", &n)]);
        }
    }

    fn points(&mut self, who: ActorId, was: &Actor, is: &Actor) {
        let facts = [
            (was.action_points != is.action_points, ActorFact::ActionPoints(is.action_points)),
            (was.focus_points != is.focus_points, ActorFact::FocusPoints(is.focus_points)),
            (was.magic_points != is.magic_points, ActorFact::MagicPoints(is.magic_points)),
            (was.potions != is.potions, ActorFact::Potions(is.potions)),
        ];
        for (_, fact) in facts.into_iter().filter(|it| it.0) {
            self.fact(&Fact::Actor { who, fact });
        }
        if self.was.profile(who) != self.is.profile(who) {
            let name = self.is.name(who);
            self.say("ds-show-change-profile", &[("actor", &name)]);
        }
    }

    /// Compares items.
    fn things(&mut self) {
        let (was, is) = (self.was, self.is);
        for then in was.state.items.iter().filter(|it| knows_item(was, it)) {
            if is.state.item(then.id).is_none_or(|now| !knows_item(is, now)) {
                let name = words::item(was.c, was.state, then.id);
                self.say("ds-show-change-no-item", &[("item", &name)]);
            }
        }
        for now in is.state.items.iter().filter(|it| knows_item(is, it)) {
            let Some(then) = was.state.item(now.id) else {
                let name = words::item(is.c, is.state, now.id);
                self.say("ds-show-change-item", &[("item", &name)]);
                continue;
            };
            let facts = [
                (then.holder != now.holder, ItemFact::Holder(now.holder)),
                (then.held != now.held, ItemFact::Held(now.held)),
                (then.unloaded != now.unloaded, ItemFact::Unloaded(now.unloaded)),
                (then.broken != now.broken, ItemFact::Broken(now.broken)),
            ];
            for (_, fact) in facts.into_iter().filter(|it| it.0) {
                self.fact(&Fact::Item { item: now.id, fact });
            }
        }
    }

    /// Compares distances, cover, melee, notes and the tray.
    fn places(&mut self) {
        let (was, is) = (self.was, self.is);
        let lists = [
            (known_distances(was) != known_distances(is), "ds-show-change-distances"),
            (known_covers(was) != known_covers(is), "ds-show-change-covers"),
            (known_pairs(was) != known_pairs(is), "ds-show-change-melee"),
            (known_notes(was) != known_notes(is), "ds-show-change-notes"),
            (known_lines(was) != known_lines(is), "ds-show-change-tray"),
        ];
        for (_, key) in lists.into_iter().filter(|it| it.0) {
            self.say(key, &[]);
        }
    }
}

/// Kinds of lasting effects, which are described by the text of their chips.
const LASTING: [&str; 10] = [
    "wound",
    "poisoned",
    "modifier",
    "climbing",
    "carries",
    "carried",
    "hidden",
    "ground",
    "mark",
    chips::SECRET_MARK,
];

/// The text of a chip. It distinguishes secret marks from others.
fn lasting(eyes: Eyes<'_>, it: ChipView) -> String {
    if it.kind == chips::SECRET_MARK {
        return eyes.say("ds-show-change-secret", &[("what", &it.text)]);
    }
    it.text
}

/// Returns whether the viewer knows of this item. Of characters whose numbers it may not read, only drawn items are
/// known.
fn knows_item(eyes: Eyes<'_>, it: &Item) -> bool {
    let drawn = it.held == schwung_daemmersturm::Held::Drawn;
    it.holder.is_none_or(|who| eyes.reads(who) || (drawn && eyes.knows(who)))
}

fn known_distances(eyes: Eyes<'_>) -> Vec<(ActorId, ActorId, u16)> {
    let all = eyes.state.distances.iter().filter(|it| eyes.knows(it.a) && eyes.knows(it.b));
    all.map(|it| (it.a, it.b, it.length.0)).collect()
}

fn known_covers(eyes: Eyes<'_>) -> Vec<schwung_daemmersturm::Cover> {
    let known = |side: CoverSide| match side {
        CoverSide::Against(who) => eyes.knows(who),
        CoverSide::All | CoverSide::From(_) => true,
    };
    eyes.state.covers.iter().filter(|it| eyes.knows(it.of) && known(it.side)).copied().collect()
}

fn known_pairs(eyes: Eyes<'_>) -> Vec<(ActorId, ActorId)> {
    let all = eyes.state.engaged.iter().filter(|it| eyes.knows(it.by) && eyes.knows(it.on));
    all.map(|it| (it.by, it.on)).collect()
}

fn known_notes(eyes: Eyes<'_>) -> Vec<(u32, bool)> {
    let mine = |it: &&schwung_daemmersturm::Note| {
        eyes.sees_all() || it.to.or(it.by).is_some_and(|who| eyes.acts_for(who))
    };
    eyes.state.notes.iter().filter(mine).map(|it| (it.id.0, it.done)).collect()
}

fn known_lines(eyes: Eyes<'_>) -> Vec<u32> {
    let lines = eyes.state.tray.lines().iter();
    lines.filter(|it| eyes.sees_all() || it.by == eyes.own_seat().0).map(|it| it.id.0).collect()
}
