//! Who looks at which facts, and what they may know of them.

use schwung_fate::{
    Actor, ActorId, ActorKind, Against, AspectRef, Bearer, Block, BlockDuration, Deed, Effort, Event, Fate,
    Sheet, SkillId, State, Wording, ZoneId,
};
use schwung_messages::{Catalogue, Viewer, actor_name_for, deed_name, explain_for, skill_name, zone_name};
use schwung_table::Seat;

use crate::{
    Look,
    fate::rung,
    wire::{PartView, Role},
};

/// Nobody sits there: whoever watches knows what everybody knows.
const NOBODY: Seat = Seat(u8::MAX);

/// The facts, a reader's language, and who reads. Nothing here fails, whatever numbers come: facts may have been set
/// by hand or read from a file since.
#[derive(Clone, Copy)]
pub(crate) struct Eyes<'a> {
    pub(crate) c: &'a Catalogue,
    pub(crate) state: &'a State,
    /// Who reads, as texts know readers.
    pub(crate) viewer: Viewer,
    /// Who reads, as the rules know people.
    pub(crate) seat: Seat,
    role: Role,
}

impl<'a> Eyes<'a> {
    /// The facts as they are now.
    pub(crate) fn new(look: Look<'a, Fate>) -> Eyes<'a> {
        Eyes::at(look, look.game.state())
    }

    /// The facts of another moment.
    pub(crate) fn at(look: Look<'a, Fate>, state: &'a State) -> Eyes<'a> {
        let viewer = look.viewer();
        let seat = match viewer {
            Viewer::All => Seat::GM,
            Viewer::Seat(seat) => seat,
            Viewer::Public => NOBODY,
        };
        Eyes { c: look.texts, state, viewer, seat, role: look.you.role }
    }

    /// What everybody may know of the same facts.
    pub(crate) fn public(self) -> Eyes<'a> {
        Eyes { viewer: Viewer::Public, seat: NOBODY, role: Role::Watch, ..self }
    }

    /// Do they see what only the game master may?
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

    /// Does whoever sits there play it?
    pub(crate) fn plays(self, seat: Seat, id: ActorId) -> bool {
        self.actor(id).is_some_and(|it| it.seat == seat)
    }

    /// Do they know of this actor?
    pub(crate) fn knows(self, id: ActorId) -> bool {
        self.actor(id).is_some() && self.state.is_known_to(id, self.seat)
    }

    /// Do they know this aspect?
    pub(crate) fn knows_aspect(self, aspect: AspectRef) -> bool {
        self.sees_all() || self.state.is_aspect_known_to(aspect, self.seat)
    }

    /// May they act for this actor?
    pub(crate) fn acts_for(self, id: ActorId) -> bool {
        match self.role {
            Role::Gm => self.actor(id).is_some(),
            Role::Player => self.seat != NOBODY && self.plays(self.seat, id),
            Role::Watch => false,
        }
    }

    /// May they know what stands on its sheet, and its fate points? Those of players' characters lie open, but for
    /// secret aspects; those of the game master's are hers.
    pub(crate) fn reads(self, id: ActorId) -> bool {
        let of_player = self.actor(id).is_some_and(|it| !it.seat.is_gm());
        self.knows(id) && (of_player || self.acts_for(id))
    }

    /// A message.
    pub(crate) fn say(self, key: &str, args: &[(&str, &str)]) -> String {
        self.c.text(key, args)
    }

    /// A message about somebody.
    pub(crate) fn say_of(self, key: &str, id: ActorId) -> String {
        self.say(key, &[("actor", &self.name(id))])
    }

    /// A name, as far as they know it.
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

    /// A number on the ladder in words and as a number: "Good (+3)".
    pub(crate) fn rung(self, n: impl Into<i64>) -> String {
        rung::words(self.c, self.state, n)
    }

    /// What something is called, with its number: "Fists +3".
    pub(crate) fn part(self, name: &str, value: impl Into<i64>) -> String {
        self.say("part", &[("name", name), ("value", &self.number(value))])
    }

    /// Somebody's words in quotation marks.
    pub(crate) fn quote(self, words: &str) -> String {
        if words.is_empty() { self.say("no-words", &[]) } else { self.say("quoted", &[("words", words)]) }
    }

    /// What bears an aspect: "on Ravn".
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
                let barred = Deed::ALL.into_iter().filter(|deed| bits & deed.bit() != 0);
                let names: Vec<String> = barred.map(|deed| deed_name(self.c, deed)).collect();
                names.join(&self.say("list-separator", &[]))
            }
        }
    }

    /// How long a block stands.
    pub(crate) fn life_of(self, block: &Block) -> String {
        if !block.lasting {
            return self.say("life-exchange", &[]);
        }
        match self.state.switches().block_duration {
            BlockDuration::NextTurn => self.say_of("life-next-turn", block.by),
            BlockDuration::Released | BlockDuration::Exchange => self.say("life-released", &[]),
        }
    }

    /// A text, and somebody's words after it if there are any.
    pub(crate) fn with_words(self, text: &str, words: &Wording) -> String {
        if words.is_empty() {
            return text.to_owned();
        }
        self.say("answer-worded", &[("answer", text), ("words", &self.quote(words.as_str()))])
    }

    /// The parts of an effort; none where they may not know whose it is.
    pub(crate) fn parts(self, effort: Effort) -> Vec<PartView> {
        self.explained(&Event::Rolled { effort })
    }

    /// The parts of every number of an event that they may know.
    pub(crate) fn explained(self, event: &Event) -> Vec<PartView> {
        explain_for(self.c, self.state, event, self.viewer).into_iter().map(part).collect()
    }

    /// Is it a single character, and no group or companion?
    pub(crate) fn is_named(self, id: ActorId) -> bool {
        self.actor(id).is_some_and(|it| it.kind == ActorKind::Named)
    }
}

/// A part, with the rule that stands behind it taken apart from it.
fn part(text: String) -> PartView {
    let cited = text.strip_suffix(')').and_then(|it| it.rsplit_once(" ("));
    match cited.filter(|it| schwung_rulebook::get(it.1).is_some()) {
        Some((name, rule)) => PartView { text: name.to_owned(), rule: Some(rule.to_owned()) },
        None => PartView { text, rule: None },
    }
}
