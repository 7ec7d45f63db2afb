//! The context for building forms: state, viewer and frequently used texts.

use schwung_messages::Catalogue;
use schwung_table::Seat;
use schwung_views::{
    Look,
    form::field::{self, Filled as _, noted, option, value},
    wire::{Barred, Field, FieldOption, Form},
};
use schwung_zerospace::{
    ActorId, ActorKind, Attribute, Band, Gait, Length, Reason, Side, SkillId, State, ZeroSpace,
};
use serde_json::Value;

use crate::{
    show::{barred, eyes::Eyes},
    words,
};

/// The context for building forms.
pub(super) struct Desk<'a> {
    pub(super) state: &'a State,
    pub(super) texts: &'a Catalogue,
    pub(super) eyes: Eyes<'a>,
    /// Whether the viewer may set what only the game master sets.
    pub(super) is_gm: bool,
}

impl<'a> Desk<'a> {
    pub(super) fn new(look: Look<'a, ZeroSpace>) -> Desk<'a> {
        let eyes = Eyes::new(look);
        Desk { state: eyes.state, texts: look.texts, eyes, is_gm: look.is_gm() }
    }

    /// Renders a message without arguments.
    pub(super) fn say(&self, key: &str) -> String {
        self.texts.text(key, &[])
    }

    /// Renders a message.
    pub(super) fn text(&self, key: &str, args: &[(&str, &str)]) -> String {
        self.texts.text(key, args)
    }

    /// Renders why something is not allowed.
    pub(super) fn barred(&self, why: &Reason) -> Barred {
        barred(self.texts, why)
    }

    /// Creates a form without fields. The message `zs-form-<key>` is its title, `zs-form-<key>.hint` its description.
    pub(super) fn form(&self, verb: &str, key: &str, group: &str, rule: &str, fixed: Value) -> Form {
        let key = key.replace('_', "-");
        Form {
            verb: verb.to_owned(),
            label: self.say(&format!("zs-form-{key}")),
            hint: self.say(&format!("zs-form-{key}.hint")),
            group: group.to_owned(),
            rule: Some(rule.to_owned()),
            fixed: field::parts(fixed),
            fields: Vec::new(),
            barred: None,
        }
    }

    /// All actors that the viewer knows of.
    pub(super) fn actors(&self) -> Vec<ActorId> {
        self.eyes.known().collect()
    }

    /// All other actors that the viewer knows of: enemies first, then allies, then actors who are out. Within each group, usual
    /// targets come first, and nearer ones before others.
    pub(super) fn others(&self, by: ActorId) -> Vec<ActorId> {
        let mut others: Vec<ActorId> = self.eyes.known().filter(|&it| it != by).collect();
        let state = self.state;
        others.sort_by_key(|&it| {
            let distance = state.distance(by, it);
            (
                state.is_down(it),
                !state.are_enemies(by, it),
                self.is_aside(by, it),
                distance.is_none(),
                distance,
            )
        });
        others
    }

    /// Whether an actor is rarely the target of an action: an object, or an actor hidden from a player's character.
    pub(super) fn is_aside(&self, by: ActorId, it: ActorId) -> bool {
        let (actor, by) = (self.state.actor(it), self.state.actor(by));
        actor.kind == ActorKind::Object || (actor.hidden && !by.seat.is_gm())
    }

    /// Whether the viewer knows of an enemy of `by` who is still standing.
    pub(super) fn faces_enemies(&self, by: ActorId) -> bool {
        self.eyes.known().any(|it| self.state.are_enemies(by, it) && !self.state.is_down(it))
    }

    pub(super) fn name(&self, actor: ActorId) -> String {
        self.eyes.name(actor)
    }

    pub(super) fn skill(&self, skill: SkillId) -> String {
        words::skill(self.texts, self.state, skill)
    }

    pub(super) fn skills(&self) -> Vec<SkillId> {
        (0..self.state.frame.skills.len()).filter_map(|n| u8::try_from(n).ok()).map(SkillId).collect()
    }

    /// Options for actors, with their most important properties.
    pub(super) fn actor_options(&self, actors: &[ActorId]) -> Vec<FieldOption> {
        actors.iter().map(|&id| noted(value(&id), self.name(id), self.about(id, None))).collect()
    }

    /// Options for targets, as seen by the acting actor.
    pub(super) fn target_options(&self, by: ActorId, actors: &[ActorId]) -> Vec<FieldOption> {
        actors.iter().map(|&id| noted(value(&id), self.name(id), self.about(id, Some(by)))).collect()
    }

    fn about(&self, id: ActorId, from: Option<ActorId>) -> String {
        let actor = self.state.actor(id);
        let mut notes = Vec::new();
        if actor.hidden {
            notes.push(self.say("form-note-hidden"));
        }
        if self.state.is_down(id) {
            notes.push(self.say("form-note-out"));
        }
        if let Some(length) = from.and_then(|by| self.state.distance(by, id)) {
            notes.push(self.distance(length));
        }
        notes.join(" · ")
    }

    /// A distance with its range band.
    pub(super) fn distance(&self, length: Length) -> String {
        let band = words::band(self.texts, Band::of(length));
        self.text("zs-show-distance", &[("length", &words::length(self.texts, length)), ("band", &band)])
    }

    /// Options for skills, starting with those that the actor knows.
    pub(super) fn skill_options(&self, by: Option<ActorId>) -> Vec<FieldOption> {
        let knows = |it: SkillId| by.is_some_and(|by| self.state.sheet(by).skills.contains(it));
        let mut skills = self.skills();
        skills.sort_by_key(|&it| !knows(it));
        let note = |it: SkillId| match by {
            Some(_) if knows(it) => self.say("zs-part-skilled"),
            Some(_) => self.say("zs-part-unskilled"),
            None => String::new(),
        };
        skills.into_iter().map(|it| noted(value(&it), self.skill(it), note(it))).collect()
    }

    /// Options for attributes, with an actor's values if the viewer may know them.
    pub(super) fn attribute_options(&self, of: Option<ActorId>) -> Vec<FieldOption> {
        self.attributes_of(of, &Attribute::ALL)
    }

    pub(super) fn attributes_of(&self, of: Option<ActorId>, all: &[Attribute]) -> Vec<FieldOption> {
        let of = of.filter(|&it| self.eyes.reads(it));
        let note = |it: Attribute| of.map_or_else(String::new, |id| self.state.attribute(id, it).to_string());
        all.iter().map(|&it| noted(value(&it), words::attribute(self.texts, it), note(it))).collect()
    }

    /// Options for seats, with or without the game master's.
    pub(super) fn seat_options(&self, with_gm: bool) -> Vec<FieldOption> {
        let seats = (0..self.state.players.len()).filter_map(|n| u8::try_from(n).ok());
        let seats = seats.filter(|&it| with_gm || it > 0);
        seats.map(|n| option(n, words::seat(self.texts, self.state, Seat(n)))).collect()
    }

    /// Options for sides; two default ones if none are named.
    pub(super) fn side_options(&self) -> Vec<FieldOption> {
        let count = self.state.frame.sides.len().max(2);
        let sides = (0..count).filter_map(|n| u8::try_from(n).ok());
        sides.map(|n| option(value(&Side(n)), self.eyes.side(Side(n)))).collect()
    }

    /// Options for gaits, with their distances.
    pub(super) fn gait_options(&self, by: ActorId) -> Vec<FieldOption> {
        let pace = self.state.sheet(by).pace;
        let gaits = [Gait::Walk, Gait::Run, Gait::Sprint].into_iter().zip(pace);
        gaits
            .map(|(gait, pace)| {
                let note = pace.map_or_else(String::new, |it| words::length(self.texts, it));
                noted(value(&gait), words::gait(self.texts, gait), note)
            })
            .collect()
    }

    /// Options for lengths up to `most`, in increasing steps.
    pub(super) fn length_options(&self, most: Length, with_band: bool) -> Vec<FieldOption> {
        let name = |it| if with_band { self.distance(it) } else { words::length(self.texts, it) };
        lengths(most).into_iter().map(|it| option(value(&it), name(it))).collect()
    }

    /// A field for an actor.
    pub(super) fn actor_field(&self, name: &str, label: &str, actors: &[ActorId]) -> Field {
        field::one(name, self.say(label), self.actor_options(actors))
    }

    /// A field for an optional text, which is sent empty if omitted.
    pub(super) fn words_field(&self, name: &str, label: &str) -> Field {
        field::text(name, self.say(label), field::WORDS).optional()
    }
}

/// Lengths in increasing steps of 1, 5, 10, 50 metres and so on.
fn lengths(most: Length) -> Vec<Length> {
    let steps = [(1u32, 10u32, 1u32), (15, 50, 5), (60, 100, 10), (150, 500, 50), (600, 1_000, 100)];
    let far = [1_500, 2_000, 3_000, 5_000];
    let near = steps.into_iter().flat_map(|(from, to, by)| (from..=to).step_by(by as usize));
    near.chain(far).map(Length::metres).take_while(|it| *it <= most).collect()
}
