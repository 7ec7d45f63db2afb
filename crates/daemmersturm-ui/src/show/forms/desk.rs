//! The context for building forms: state, viewer and common texts and fields.

use schwung_daemmersturm::{
    ActorFact, ActorId, AreaId, Command, Daemmersturm, Direction, Fact, Item, ItemId, Length, Profile,
    Reason, Side, State, Status, Wording,
};
use schwung_messages::Catalogue;
use schwung_table::Seat;
use schwung_views::{
    Look,
    form::field::{self, Filled as _, noted, option, value},
    wire::{Barred, Field, FieldOption, Form},
};
use serde_json::Value;

use crate::{
    show::{barred, eyes::Eyes, gear},
    words,
};

/// The context for building forms.
pub(super) struct Desk<'a> {
    pub(super) state: &'a State,
    pub(super) texts: &'a Catalogue,
    pub(super) eyes: Eyes<'a>,
    /// Whether the viewer may set fields that are reserved for the plot leader.
    pub(super) is_gm: bool,
}

impl<'a> Desk<'a> {
    pub(super) fn new(look: Look<'a, Daemmersturm>) -> Desk<'a> {
        let eyes = Eyes::new(look);
        Desk { state: eyes.state, texts: look.texts, eyes, is_gm: look.is_gm() }
    }

    /// A message without variables.
    pub(super) fn say(&self, key: &str) -> String {
        self.texts.text(key, &[])
    }

    /// A message.
    pub(super) fn text(&self, key: &str, args: &[(&str, &str)]) -> String {
        self.texts.text(key, args)
    }

    /// The label of a field.
    pub(super) fn label(&self, key: &str) -> String {
        self.say(&format!("ds-field-{key}"))
    }

    /// The reason why something is not allowed, in words.
    pub(super) fn barred(&self, why: &Reason) -> Barred {
        barred(self.texts, why)
    }

    /// A form without fields. Its title is the message `ds-form-<key>`, its description `ds-form-<key>.hint`.
    pub(super) fn form(&self, verb: &str, key: &str, group: &str, rule: &str, fixed: Value) -> Form {
        Form {
            verb: verb.to_owned(),
            label: self.say(&format!("ds-form-{key}")),
            hint: self.say(&format!("ds-form-{key}.hint")),
            group: group.to_owned(),
            rule: Some(format!("daemmersturm.{rule}")),
            fixed: field::parts(fixed),
            fields: Vec::new(),
            barred: None,
        }
    }

    /// All characters that the viewer knows of.
    pub(super) fn actors(&self) -> Vec<ActorId> {
        self.eyes.known().collect()
    }

    /// All other characters that the viewer knows of: those in melee first, enemies before friends, incapacitated ones
    /// last.
    pub(super) fn others(&self, by: ActorId) -> Vec<ActorId> {
        let mut others: Vec<ActorId> = self.eyes.known().filter(|&it| it != by).collect();
        let state = self.state;
        others.sort_by_key(|&it| {
            let distance = state.distance(by, it);
            let near = (!state.reaches(by, it), distance.is_none(), distance);
            (!state.is_up(it), !state.are_enemies(by, it), near)
        });
        others
    }

    /// Enemies, ordered as in [`Desk::others`].
    pub(super) fn foes(&self, by: ActorId) -> Vec<ActorId> {
        self.others(by).into_iter().filter(|&it| self.state.are_enemies(by, it)).collect()
    }

    /// Friends, without the character itself.
    pub(super) fn friends(&self, by: ActorId) -> Vec<ActorId> {
        self.others(by).into_iter().filter(|&it| !self.state.are_enemies(by, it)).collect()
    }

    pub(super) fn name(&self, actor: ActorId) -> String {
        self.eyes.name(actor)
    }

    /// Options for characters, with their names and important details.
    pub(super) fn actor_options(&self, actors: &[ActorId]) -> Vec<FieldOption> {
        actors.iter().map(|&id| noted(value(&id), self.name(id), self.about(id, None))).collect()
    }

    /// Options for characters as targets of an acting character.
    pub(super) fn target_options(&self, by: ActorId, actors: &[ActorId]) -> Vec<FieldOption> {
        actors.iter().map(|&id| noted(value(&id), self.name(id), self.about(id, Some(by)))).collect()
    }

    fn about(&self, id: ActorId, from: Option<ActorId>) -> String {
        let actor = self.state.actor(id);
        let mut notes = Vec::new();
        if actor.veiled {
            notes.push(self.say("form-note-hidden"));
        }
        if actor.status != Status::Up {
            notes.push(words::condition(self.texts, actor.status));
        } else if actor.exhausted {
            notes.push(self.say("ds-show-exhausted"));
        }
        if self.eyes.reads(id) {
            notes.push(self.eyes.count("ds-show-life", actor.life));
        }
        if let Some(by) = from {
            if self.state.reaches(by, id) {
                // A distance noted before is out of date in melee.
                notes.push(self.say("ds-show-in-melee"));
            } else {
                notes.extend(self.state.distance(by, id).map(|it| self.eyes.length(it)));
            }
        }
        notes.join(" · ")
    }

    /// Options for suitable items of a character, with their names and effects.
    pub(super) fn items(&self, by: ActorId, fits: impl Fn(&Item) -> bool) -> Vec<FieldOption> {
        let own = self.state.items.iter().filter(|it| it.holder == Some(by) && fits(it));
        own.map(|it| self.item_option(it)).collect()
    }

    pub(super) fn item_option(&self, it: &Item) -> FieldOption {
        let reads = it.holder.is_none_or(|it| self.eyes.reads(it));
        let mut notes = vec![words::held(self.texts, it.held)];
        if reads {
            notes.push(gear::text(self.eyes, it));
        }
        notes.retain(|it| !it.is_empty());
        noted(value(&it.id), self.item_name(it.id), notes.join(" · "))
    }

    pub(super) fn item_name(&self, item: ItemId) -> String {
        words::item(self.texts, self.state, item)
    }

    /// Options for areas that the viewer knows of.
    pub(super) fn ground_options(&self) -> Vec<FieldOption> {
        let known = self.state.areas.iter().map(|it| it.id);
        let known = known.filter(|&it| self.eyes.eyes.know(it));
        known.map(|it: AreaId| option(value(&it), words::area(self.texts, self.state, it))).collect()
    }

    /// Options for the eight directions.
    pub(super) fn directions(&self) -> Vec<FieldOption> {
        Direction::ALL.iter().map(|it| option(value(it), words::direction(self.texts, *it))).collect()
    }

    /// Options for the seats, including the plot leader's.
    pub(super) fn seat_options(&self) -> Vec<FieldOption> {
        let seats = (0..self.state.frame.seats.len().max(1)).filter_map(|n| u8::try_from(n).ok());
        seats.map(|n| option(n, words::seat(self.texts, self.state, Seat(n)))).collect()
    }

    /// Options for the existing sides and one more.
    pub(super) fn side_options(&self) -> Vec<FieldOption> {
        let most = self.state.actors.iter().map(|it| it.side.0).max().unwrap_or(0).max(1).saturating_add(1);
        (0..=most).map(|n| option(value(&Side(n)), self.eyes.side(Side(n)))).collect()
    }

    /// A field for a length in decimetres that offers whole metres.
    pub(super) fn length_field(&self, name: &str, label: &str, most: u16) -> Field {
        let metres = (1..=30).chain((35..=100).step_by(5)).chain((150..=1_000).step_by(50));
        let lengths = metres.take_while(|it| *it <= most).map(Length::metres);
        let options = lengths.map(|it| option(value(&it), self.eyes.length(it))).collect();
        field::one(name, self.label(label), options)
    }

    /// A field for a character.
    pub(super) fn actor_field(&self, name: &str, label: &str, by: ActorId, actors: &[ActorId]) -> Field {
        field::one(name, self.label(label), self.target_options(by, actors))
    }

    /// A field for an optional direction.
    pub(super) fn direction_field(&self, name: &str, label: &str) -> Field {
        field::one(name, self.label(label), self.directions()).optional().more()
    }

    /// A field for several characters.
    pub(super) fn many_field(&self, name: &str, label: &str, actors: &[ActorId]) -> Field {
        field::many(name, self.label(label), self.actor_options(actors))
    }
}

/// Maximum number of characters at a table, as their numbers on the wire are bytes.
pub(super) const ACTORS: usize = 250;

pub(super) fn set(fact: Fact) -> Command {
    Command::Set { fact, reason: Wording::NONE }
}

/// The fact that changes an existing character to this profile.
pub(super) fn change(who: ActorId, profile: Profile) -> Fact {
    Fact::Actor { who, fact: ActorFact::Profile(Box::new(profile)) }
}
