//! A state together with a viewer, and what that viewer may know of it.

use schwung_fate::{
    ActionKind, Actor, ActorId, ActorKind, Against, AspectRef, Bearer, Block, BlockDuration, Effort, Event,
    Fate, Sheet, SkillId, State, Wording, ZoneId,
};
use schwung_messages::{Catalogue, Viewer};
use schwung_table::Seat;
use schwung_views::{
    Look,
    wire::{PartView, Role},
};

use crate::{
    show::rung,
    words::{actor_name_for, deed_name, effort_values, explain_for, skill_name, zone_name},
};

/// A seat that does not exist. Spectators know what everybody knows.
const NOBODY: Seat = Seat(u8::MAX);

/// A state, the reader's language, and the viewer. Its methods accept any ids and numbers, because facts may
/// have been set by hand or read from a file.
#[derive(Clone, Copy)]
pub(crate) struct Eyes<'a> {
    pub(crate) c: &'a Catalogue,
    pub(crate) state: &'a State,
    /// The viewer in terms of the messages.
    pub(crate) viewer: Viewer,
    /// The viewer in terms of the rules.
    pub(crate) seat: Seat,
    role: Role,
}

impl<'a> Eyes<'a> {
    /// The current state.
    pub(crate) fn new(look: Look<'a, Fate>) -> Eyes<'a> {
        Eyes::at(look, look.game.state())
    }

    /// Another state.
    pub(crate) fn at(look: Look<'a, Fate>, state: &'a State) -> Eyes<'a> {
        let viewer = look.viewer();
        let seat = match viewer {
            Viewer::All => Seat::GM,
            Viewer::Seat(seat) => seat,
            Viewer::Public => NOBODY,
        };
        Eyes { c: look.texts, state, viewer, seat, role: look.you.role }
    }

    /// The same state, as seen by a viewer who knows only what everybody may know.
    pub(crate) fn public(self) -> Eyes<'a> {
        Eyes { viewer: Viewer::Public, seat: NOBODY, role: Role::Watch, ..self }
    }

    /// Returns whether the viewer sees what is reserved for the game master.
    pub(crate) fn sees_all(self) -> bool {
        self.role == Role::Gm
    }

    /// An actor, if there is one.
    pub(crate) fn actor(self, id: ActorId) -> Option<&'a Actor> {
        self.state.actors.get(usize::from(id.0))
    }

    /// The sheet of an actor, if there is one.
    pub(crate) fn sheet(self, id: ActorId) -> Option<&'a Sheet> {
        self.state.frame.sheets.get(usize::from(id.0))
    }

    /// Returns whether the person at this seat plays the actor.
    pub(crate) fn plays(self, seat: Seat, id: ActorId) -> bool {
        self.actor(id).is_some_and(|it| it.seat == seat)
    }

    /// Returns whether the viewer knows of this actor.
    pub(crate) fn knows(self, id: ActorId) -> bool {
        self.actor(id).is_some() && self.state.is_known_to(id, self.seat)
    }

    /// Returns whether the viewer knows this aspect.
    pub(crate) fn knows_aspect(self, aspect: AspectRef) -> bool {
        self.sees_all() || self.state.is_aspect_known_to(aspect, self.seat)
    }

    /// Returns whether the viewer may act for this actor.
    pub(crate) fn acts_for(self, id: ActorId) -> bool {
        match self.role {
            Role::Gm => self.actor(id).is_some(),
            Role::Player => self.seat != NOBODY && self.plays(self.seat, id),
            Role::Watch => false,
        }
    }

    /// Returns whether the viewer may read the actor's sheet and fate points. Those of players' characters
    /// are public, except for secret aspects; those of the game master's characters are not.
    pub(crate) fn reads(self, id: ActorId) -> bool {
        let of_player = self.actor(id).is_some_and(|it| !it.seat.is_gm());
        self.knows(id) && (of_player || self.acts_for(id))
    }

    /// A message.
    pub(crate) fn say(self, key: &str, args: &[(&str, &str)]) -> String {
        self.c.text(key, args)
    }

    /// A message about an actor.
    pub(crate) fn say_of(self, key: &str, id: ActorId) -> String {
        self.say(key, &[("actor", &self.name(id))])
    }

    /// A name, if the viewer may know it.
    pub(crate) fn name(self, id: ActorId) -> String {
        actor_name_for(self.c, self.state, id, self.viewer)
    }

    pub(crate) fn zone(self, zone: ZoneId) -> String {
        zone_name(self.c, self.state, zone)
    }

    pub(crate) fn skill(self, skill: SkillId) -> String {
        skill_name(self.c, self.state, skill)
    }

    /// A number with its sign.
    pub(crate) fn number(self, n: impl Into<i64>) -> String {
        self.c.number(n.into())
    }

    /// A number on the ladder as a name and a number: "Good (+3)".
    pub(crate) fn rung(self, n: impl Into<i64>) -> String {
        rung::words(self.c, self.state, n)
    }

    /// A name with a number: "Fists +3".
    pub(crate) fn part(self, name: &str, value: impl Into<i64>) -> String {
        self.say("part", &[("name", name), ("value", &self.number(value))])
    }

    /// Words in quotation marks.
    pub(crate) fn quote(self, words: &str) -> String {
        if words.is_empty() { self.say("no-words", &[]) } else { self.say("quoted", &[("words", words)]) }
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
                names.join(&self.say("list-separator", &[]))
            }
        }
    }

    /// How long a block lasts.
    pub(crate) fn life_of(self, block: &Block) -> String {
        if !block.lasting {
            return self.say("life-exchange", &[]);
        }
        match self.state.switches().block_duration {
            BlockDuration::NextTurn => self.say_of("life-next-turn", block.by),
            BlockDuration::Released | BlockDuration::Exchange => self.say("life-released", &[]),
        }
    }

    /// A text, followed by words that somebody wrote, if there are any.
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
