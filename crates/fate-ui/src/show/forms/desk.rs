//! Context for building forms: the state, the viewer, and common texts.

use std::{cell::RefCell, collections::BTreeMap};

use schwung_fate::{
    ActorId, AspectKind, AspectRef, Bearer, Command, Fate, Reason, Side, SkillId, State, Wording, ZoneId,
};
use schwung_messages::{Catalogue, Viewer};
use schwung_rulebook::Lang;
use schwung_table::Seat;
use schwung_views::{
    Look,
    wire::{Barred, FieldOption, Form},
};
use serde_json::Value;

use super::{
    field::{noted, option, value},
    trial::alone,
};
use crate::words::{actor_name, knows_actor, reason, seat_name, skill_name, zone_name};

/// Context for building forms.
pub(super) struct Desk<'a> {
    pub(super) state: &'a State,
    pub(super) texts: &'a Catalogue,
    pub(super) viewer: Viewer,
    /// Whether the viewer may set what only the game master can set.
    pub(super) is_gm: bool,
    /// Placeholder for words that are still to be written.
    pub(super) words: Wording,
    said: RefCell<BTreeMap<&'static str, String>>,
    bars: RefCell<Vec<(Reason, Barred)>>,
}

impl<'a> Desk<'a> {
    pub(super) fn new(look: Look<'a, Fate>) -> Desk<'a> {
        Desk {
            state: look.game.state(),
            texts: look.texts,
            viewer: look.viewer(),
            is_gm: look.is_gm(),
            words: Wording::new("…"),
            said: RefCell::default(),
            bars: RefCell::default(),
        }
    }

    /// A message without variables.
    pub(super) fn say(&self, key: &'static str) -> String {
        self.said.borrow_mut().entry(key).or_insert_with(|| self.texts.text(key, &[])).clone()
    }

    /// A message.
    pub(super) fn text(&self, key: &str, args: &[(&str, &str)]) -> String {
        self.texts.text(key, args)
    }

    /// The reason why something is not legal, in words.
    pub(super) fn barred(&self, why: Reason) -> Barred {
        let mut bars = self.bars.borrow_mut();
        if let Some((_, barred)) = bars.iter().find(|it| it.0 == why) {
            return barred.clone();
        }
        let barred = Barred { text: reason(self.texts, &why), rule: why.rule().to_owned() };
        bars.push((why, barred.clone()));
        barred
    }

    /// Marks each option with the reason why it is barred.
    pub(super) fn barring(
        &self,
        mut options: Vec<FieldOption>,
        reasons: &[Option<Reason>],
    ) -> Vec<FieldOption> {
        for (option, reason) in options.iter_mut().zip(reasons) {
            option.barred = reason.map(|it| self.barred(it));
        }
        options
    }

    /// A form without fields. Its label is the message `form-<key>`, its description `form-<key>.hint`.
    pub(super) fn form(&self, verb: &str, key: &str, group: &str, rule: &str, fixed: Value) -> Form {
        self.form_about(verb, key, group, rule, fixed, &[])
    }

    /// Like [`Desk::form`], with arguments for the label.
    pub(super) fn form_about(
        &self,
        verb: &str,
        key: &str,
        group: &str,
        rule: &str,
        fixed: Value,
        about: &[(&str, &str)],
    ) -> Form {
        Form {
            verb: verb.to_owned(),
            label: self.text(&format!("form-{key}"), about),
            hint: self.text(&format!("form-{key}.hint"), about),
            group: group.to_owned(),
            rule: Some(rule.to_owned()),
            fixed: super::field::parts(fixed),
            fields: Vec::new(),
            barred: None,
        }
    }

    /// The form, barred if the complete command is.
    pub(super) fn checked(&self, form: Form, command: &Command) -> Form {
        Form { barred: alone(self.state, command).map(|it| self.barred(it)), ..form }
    }

    /// Returns whether the viewer knows of this actor.
    pub(super) fn knows(&self, actor: ActorId) -> bool {
        knows_actor(self.state, &actor, self.viewer)
    }

    /// All actors that the viewer knows of and that are not off the table.
    pub(super) fn actors(&self) -> Vec<ActorId> {
        self.state.ids().filter(|&it| self.knows(it) && !self.state.actor(it).is_off()).collect()
    }

    pub(super) fn name(&self, actor: ActorId) -> String {
        actor_name(self.texts, self.state, actor)
    }

    pub(super) fn zone(&self, zone: ZoneId) -> String {
        zone_name(self.texts, self.state, zone)
    }

    pub(super) fn skill(&self, skill: SkillId) -> String {
        match self.state.frame.skills.get(usize::from(skill.0)) {
            Some(it) if self.texts.lang() == Lang::De => it.de.clone(),
            Some(it) => it.en.clone(),
            None => skill_name(self.texts, self.state, skill),
        }
    }

    pub(super) fn zones(&self) -> Vec<ZoneId> {
        (0..self.state.frame.zones.len()).filter_map(|n| u8::try_from(n).ok()).map(ZoneId).collect()
    }

    pub(super) fn skills(&self) -> Vec<SkillId> {
        (0..self.state.frame.skills.len()).filter_map(|n| u8::try_from(n).ok()).map(SkillId).collect()
    }

    /// Actors by name, with a note if they are hidden.
    pub(super) fn actor_options(&self, actors: &[ActorId]) -> Vec<FieldOption> {
        let note = |id: ActorId| match self.state.actor(id).hidden {
            true => self.say("form-note-hidden"),
            false => String::new(),
        };
        actors.iter().map(|&id| noted(value(&id), self.name(id), note(id))).collect()
    }

    pub(super) fn zone_options(&self, zones: &[ZoneId]) -> Vec<FieldOption> {
        zones.iter().map(|&zone| option(value(&zone), self.zone(zone))).collect()
    }

    /// Skills in the order of the list.
    pub(super) fn skill_options(&self, skills: &[SkillId]) -> Vec<FieldOption> {
        skills.iter().map(|&skill| option(skill.0, self.skill(skill))).collect()
    }

    pub(super) fn seat_options(&self) -> Vec<FieldOption> {
        let seats = (0..self.state.frame.seats.len()).filter_map(|n| u8::try_from(n).ok());
        seats.map(|n| option(n, seat_name(self.texts, self.state, Seat(n)))).collect()
    }

    /// The sides; two default ones if none have names.
    pub(super) fn side_options(&self) -> Vec<FieldOption> {
        let names = &self.state.frame.sides;
        let side = |n: usize| match names.get(n) {
            Some(name) => name.clone(),
            None => self.text("form-side", &[("number", &(n + 1).to_string())]),
        };
        let all = (0..names.len().max(2)).filter_map(|n| u8::try_from(n).ok().map(|id| (Side(id), side(n))));
        all.map(|(id, name)| option(value(&id), name)).collect()
    }

    /// The scene, zones, and these actors, as bearers of an aspect.
    pub(super) fn bearer_options(&self, zones: &[ZoneId], actors: &[ActorId]) -> Vec<FieldOption> {
        let mut options = vec![option(value(&Bearer::Scene), self.say("form-bearer-scene"))];
        if self.state.frame.zones.len() > 1 {
            let zones = zones.iter().map(|&it| noted_zone(self, it));
            options.extend(zones);
        }
        options.extend(self.actor_bearers(actors));
        options
    }

    /// Actors as bearers of an aspect.
    pub(super) fn actor_bearers(&self, actors: &[ActorId]) -> Vec<FieldOption> {
        let names = self.actor_options(actors).into_iter();
        let bearers = actors.iter().map(|&id| value(&Bearer::Actor(id)));
        names.zip(bearers).map(|(name, value)| FieldOption { value, ..name }).collect()
    }

    /// Returns whether the viewer knows this aspect.
    pub(super) fn knows_aspect(&self, aspect: AspectRef) -> bool {
        let of_known = match self.state.bearer(aspect) {
            Some(Bearer::Actor(actor)) => self.knows(actor),
            Some(Bearer::Scene | Bearer::Zone(_)) => true,
            None => false,
        };
        of_known
            && match self.viewer {
                Viewer::All => true,
                Viewer::Seat(seat) => self.state.is_aspect_known_to(aspect, seat),
                Viewer::Public => false,
            }
    }

    /// The aspects in play that the viewer knows.
    pub(super) fn aspects_in_play(&self) -> Vec<AspectRef> {
        let all = self.state.aspects.iter().map(|it| AspectRef::Play(it.id));
        all.filter(|&it| self.knows_aspect(it)).collect()
    }

    /// Secrets that the viewer knows and others do not: hidden aspects, and secret aspects of sheets.
    pub(super) fn secrets(&self) -> Vec<AspectRef> {
        let is_hidden = |it: &AspectRef| match *it {
            AspectRef::Play(id) => self.state.aspect(id).is_some_and(|it| it.hidden),
            AspectRef::Sheet(actor, n) => self.state.is_secret(actor, n),
        };
        let of_sheets = self.actors().into_iter().flat_map(|it| self.aspects_of_sheet(it));
        self.aspects_in_play().into_iter().chain(of_sheets).filter(is_hidden).collect()
    }

    /// The aspects of a sheet that the viewer knows.
    pub(super) fn aspects_of_sheet(&self, actor: ActorId) -> Vec<AspectRef> {
        let count = u8::try_from(self.state.frame.sheet(actor).aspects.len()).unwrap_or(u8::MAX);
        (0..count).map(|n| AspectRef::Sheet(actor, n)).filter(|&it| self.knows_aspect(it)).collect()
    }

    /// Aspects by wording, with their bearers, and with a note if `by` has a free tag on them.
    pub(super) fn aspect_options(&self, aspects: &[AspectRef], by: Option<ActorId>) -> Vec<FieldOption> {
        let of = |&aspect: &AspectRef| {
            noted(value(&aspect), self.state.aspect_text(aspect), self.about_aspect(aspect, by))
        };
        aspects.iter().map(of).collect()
    }

    fn about_aspect(&self, aspect: AspectRef, by: Option<ActorId>) -> String {
        let mut notes = vec![match self.state.bearer(aspect) {
            Some(Bearer::Actor(actor)) => self.name(actor),
            Some(Bearer::Zone(zone)) => self.zone(zone),
            Some(Bearer::Scene) | None => self.say("form-bearer-scene"),
        }];
        if let AspectRef::Play(id) = aspect
            && let Some(it) = self.state.aspect(id)
        {
            if matches!(it.kind, AspectKind::Consequence { .. }) {
                notes.push(self.say("form-note-consequence"));
            }
            if it.hidden {
                notes.push(self.say("form-note-hidden"));
            }
            if by.is_some() && it.free_tag == by {
                notes.push(self.say("form-note-free-tag"));
            }
        }
        notes.join(" · ")
    }
}

fn noted_zone(desk: &Desk<'_>, zone: ZoneId) -> FieldOption {
    noted(value(&Bearer::Zone(zone)), desk.zone(zone), desk.say("form-note-zone"))
}
