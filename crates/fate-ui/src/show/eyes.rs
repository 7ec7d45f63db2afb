//! A state together with a viewer, and what that viewer may know of it.

use std::ops::Deref;

use schwung_fate::{
    ActionKind, Actor, ActorId, ActorKind, Against, AspectRef, Bearer, Effort, Event, Fate, Sheet, State,
    Wording,
};
use schwung_messages::{Catalogue, Viewer};
use schwung_views::{
    Look,
    wire::{PartView, RungView},
};

use crate::{
    show::rung,
    words::{Teller, deed_name, effort_values, explain_for},
};

/// A state, the reader's language, and the viewer. Its methods accept any ids and numbers, because facts may
/// have been set by hand or read from a file.
#[derive(Clone, Copy)]
pub(crate) struct Eyes<'a>(Teller<'a>);

impl<'a> Deref for Eyes<'a> {
    type Target = Teller<'a>;

    fn deref(&self) -> &Self::Target {
        &self.0
    }
}

impl<'a> Eyes<'a> {
    /// The current state.
    pub(crate) fn new(look: Look<'a, Fate>) -> Eyes<'a> {
        Eyes::at(look, look.game.state())
    }

    /// Another state.
    pub(crate) fn at(look: Look<'a, Fate>, state: &'a State) -> Eyes<'a> {
        Eyes::of(look.texts, state, look.viewer())
    }

    /// A state, as this viewer sees it.
    pub(crate) fn of(texts: &'a Catalogue, state: &'a State, viewer: Viewer) -> Eyes<'a> {
        Eyes(Teller::new(texts, state, viewer))
    }

    /// An actor, if there is one.
    pub(crate) fn actor(self, id: ActorId) -> Option<&'a Actor> {
        self.state.actors.get(usize::from(id.0))
    }

    /// The sheet of an actor, if there is one.
    pub(crate) fn sheet(self, id: ActorId) -> Option<&'a Sheet> {
        self.state.frame.sheets.get(usize::from(id.0))
    }

    /// Returns whether the viewer knows this aspect.
    pub(crate) fn knows_aspect(self, aspect: AspectRef) -> bool {
        self.eyes.know(aspect)
    }

    /// A number on the ladder as a name and a number: "Good (+3)".
    pub(crate) fn rung(self, n: impl Into<i64>) -> String {
        rung::words(self.c, self.state, n)
    }

    /// The whole ladder, lowest rung first.
    pub(crate) fn ladder(self) -> Vec<RungView> {
        let (low, high) = self.state.profile.ladder;
        (low..=high).map(|rating| RungView { rating, words: self.rung(rating) }).collect()
    }

    /// A name with a number: "Fists +3".
    pub(crate) fn part(self, name: &str, value: impl Into<i64>) -> String {
        self.say("part", &[("name", name), ("value", &self.number(value))])
    }

    /// The bearer of an aspect: "on Ravn".
    pub(crate) fn bearer(self, bearer: Bearer) -> String {
        match bearer {
            Bearer::Scene => self.say("table-scene", &[]),
            Bearer::Zone(zone) => self.zone(zone),
            Bearer::Actor(actor) => self.say_of("on-actor", actor),
        }
    }

    /// What a block prevents.
    pub(crate) fn against(self, against: Against) -> String {
        match against {
            Against::AttacksOn(actor) => self.say_of("against-attacks", actor),
            Against::Passage(zone) => self.say("against-passage", &[("zone", &self.zone(zone))]),
            Against::Deeds(bits) => {
                let barred = ActionKind::ALL.into_iter().filter(|deed| bits & deed.bit() != 0);
                let names: Vec<String> = barred.map(|deed| deed_name(self.c, deed)).collect();
                self.row_of(&names)
            }
        }
    }

    /// A text, followed by free text if there is any.
    pub(crate) fn with_words(self, text: &str, words: &Wording) -> String {
        if words.is_empty() {
            return text.to_owned();
        }
        self.say("answer-worded", &[("answer", text), ("words", &self.quote(words.as_str()))])
    }

    /// The parts of an effort; empty if the viewer does not know the actor.
    pub(crate) fn parts(self, effort: Effort) -> Vec<PartView> {
        self.valued(effort, self.explained(&Event::Rolled { effort }))
    }

    /// Adds the values of an effort to its parts, which begin the list.
    pub(crate) fn valued(self, effort: Effort, mut parts: Vec<PartView>) -> Vec<PartView> {
        for (part, (name, value)) in
            parts.iter_mut().zip(effort_values(self.c, self.state, &effort, self.viewer))
        {
            (part.name, part.value) = (Some(name), Some(value));
        }
        parts
    }

    /// The parts of those numbers of an event that the viewer may know.
    pub(crate) fn explained(self, event: &Event) -> Vec<PartView> {
        explain_for(self.c, self.state, event, self.viewer).into_iter().map(part).collect()
    }

    /// Returns whether it is a single character, and not a group or a companion.
    pub(crate) fn is_named(self, id: ActorId) -> bool {
        self.actor(id).is_some_and(|it| it.kind == ActorKind::Named)
    }
}

/// Splits a part into its text and the id of its rule.
fn part(text: String) -> PartView {
    let cited = text.strip_suffix(')').and_then(|it| it.rsplit_once(" ("));
    match cited.filter(|it| schwung_rulebook::get(it.1).is_some()) {
        Some((name, rule)) => {
            PartView { text: name.to_owned(), rule: Some(rule.to_owned()), name: None, value: None }
        }
        None => PartView { text, rule: None, name: None, value: None },
    }
}
