//! Puts facts into words, given a catalogue, a state and a viewer.

use std::ops::Deref;

use schwung_fate::{
    ActionKind, ActorId, ActorKind, Against, AgendaId, AspectRef, Bearer, Block, BlockDuration, Name,
    SkillId, State, Wording, ZoneId, has_companion,
};
use schwung_messages::{Catalogue, Viewer};
use schwung_rulebook::Lang;
use schwung_table::Phrase;

use super::{ladder, names, number};

/// Puts facts into words.
#[derive(Clone, Copy)]
pub(crate) struct Teller<'a>(schwung_ui_kit::Teller<'a, State>);

impl<'a> Deref for Teller<'a> {
    type Target = schwung_ui_kit::Teller<'a, State>;

    fn deref(&self) -> &Self::Target {
        &self.0
    }
}

impl<'a> Teller<'a> {
    pub(crate) fn new(c: &'a Catalogue, state: &'a State, viewer: Viewer) -> Teller<'a> {
        Teller(schwung_ui_kit::Teller::new(c, state, viewer))
    }

    /// The name of an actor, as far as the reader knows it.
    pub(crate) fn actor(&self, actor: ActorId) -> String {
        self.0.name(actor)
    }

    /// The message `key` with `args` filled in.
    ///
    /// If the arguments include an actor, or another one, the message can use `$actors` or `$others` to choose between
    /// singular and plural verbs.
    pub(crate) fn say(&self, key: &str, args: &[(&str, &str)]) -> String {
        let number = |of: &str, name: &'static str| {
            let (_, who) = args.iter().find(|it| it.0 == of)?;
            Some((name, if self.is_plural(who) { "2" } else { "1" }))
        };
        match [number("actor", "actors"), number("other", "others")] {
            [None, None] => self.c.text(key, args),
            numbers => self
                .c
                .text(key, &args.iter().copied().chain(numbers.into_iter().flatten()).collect::<Vec<_>>()),
        }
    }

    /// Returns whether a name takes verbs in the plural. Names of groups do, unless they are collective
    /// nouns.
    pub(crate) fn is_plural(&self, name: &str) -> bool {
        let mut of_groups = self.state.actors.iter().zip(&self.state.frame.sheets);
        of_groups.any(|(it, sheet)| it.kind == ActorKind::Minions && sheet.name == name)
            && self.c.once("plural of a name", &[("name", name)], || {
                names::plain(u8::from(number::is_plural(self.c, name)))
            }) == "1"
    }

    /// A message declared with an event.
    pub(crate) fn phrase(&self, phrase: &Phrase<'_, Name>) -> String {
        self.phrase_as(phrase.key, phrase)
    }

    /// Another message with the arguments of a declared one.
    pub(crate) fn phrase_as(&self, key: &str, phrase: &Phrase<'_, Name>) -> String {
        let args = self.args(phrase, |it| Some(self.named(it)));
        let args: Vec<(&str, &str)> = args.iter().map(|(name, it)| (*name, it.as_str())).collect();
        self.say(key, &args)
    }

    fn named(&self, name: Name) -> String {
        match name {
            Name::Actor(it) => self.actor(it),
            Name::Zone(it) => self.zone(it),
            Name::Skill(it) => self.skill(it),
            Name::Agenda(it) => self.agenda(it),
            Name::Created(it) => self.aspect(AspectRef::Play(it)),
            Name::Aspect(it) => self.aspect(it),
            Name::Seat(it) => self.who(it),
            Name::Side(it) => names::plain(it.0),
        }
    }

    /// A message about one actor.
    pub(crate) fn say_of(&self, key: &str, actor: ActorId) -> String {
        self.say(key, &[("actor", &self.actor(actor))])
    }

    /// Returns whether the actor is a group of minions, or a companion who acts independently.
    pub(crate) fn is_group(&self, actor: ActorId) -> bool {
        self.state.actors.get(usize::from(actor.0)).is_some_and(|it| it.kind != ActorKind::Named)
    }

    /// The name of a companion, if the reader knows of it.
    pub(crate) fn companion(&self, partner: ActorId, companion: u8) -> String {
        if !has_companion(self.eyes, &partner, &companion) {
            return self.say("someone", &[]);
        }
        let sheet = self.state.frame.sheets.get(usize::from(partner.0));
        match sheet.and_then(|it| it.companions.get(usize::from(companion))) {
            Some(companion) => companion.name.clone(),
            None => self.say("unknown", &[]),
        }
    }

    /// The name of a zone.
    pub(crate) fn zone(&self, zone: ZoneId) -> String {
        match self.state.frame.zones.get(usize::from(zone.0)) {
            Some(name) => name.clone(),
            None => self.say("unknown", &[]),
        }
    }

    /// The name of a skill.
    pub(crate) fn skill(&self, skill: SkillId) -> String {
        match (self.state.frame.skills.get(usize::from(skill.0)), self.c.lang()) {
            (Some(skill), Lang::De) => skill.de.clone(),
            (Some(skill), Lang::En) => skill.en.clone(),
            (None, _) => self.say("unknown", &[]),
        }
    }

    /// The name of an agenda: from the catalogue, or the table's own.
    pub(crate) fn agenda(&self, agenda: AgendaId) -> String {
        let Some(agenda) = self.state.frame.agendas.get(usize::from(agenda.0)) else {
            return self.say("unknown", &[]);
        };
        let key = format!("agenda-{}", agenda.key);
        if self.c.has(&key) { self.say(&key, &[]) } else { agenda.key.clone() }
    }

    /// The wording of an aspect in quotation marks, if the reader knows it.
    pub(crate) fn aspect(&self, aspect: AspectRef) -> String {
        if !self.eyes.know(aspect) {
            return self.say("hidden-aspect", &[]);
        }
        let exists = match aspect {
            AspectRef::Sheet(actor, _) => usize::from(actor.0) < self.state.frame.sheets.len(),
            AspectRef::Play(id) => self.state.aspect(id).is_some(),
        };
        if exists { self.quote(self.state.aspect_text(aspect)) } else { self.say("gone-aspect", &[]) }
    }

    /// Like [`Teller::aspect`], but uses the wording in `gone` if the aspect was just removed.
    pub(crate) fn aspect_or(&self, aspect: AspectRef, gone: &Wording) -> String {
        if gone.is_empty() { self.aspect(aspect) } else { self.quote(gone.as_str()) }
    }

    /// The bearer of an aspect.
    pub(crate) fn bearer(&self, bearer: Bearer) -> String {
        match bearer {
            Bearer::Scene => self.say("on-scene", &[]),
            Bearer::Zone(zone) => self.say("on-zone", &[("zone", &self.zone(zone))]),
            Bearer::Actor(actor) => self.say_of("on-actor", actor),
        }
    }

    /// What a block prevents.
    pub(crate) fn against(&self, against: Against) -> String {
        match against {
            Against::AttacksOn(actor) => self.say_of("against-attacks", actor),
            Against::Passage(zone) => self.say("against-passage", &[("zone", &self.zone(zone))]),
            Against::Deeds(bits) => {
                let deeds = ActionKind::ALL.into_iter().filter(|deed| bits & deed.bit() != 0);
                self.list(&deeds.map(|deed| names::deed(self.c, deed)).collect::<Vec<_>>())
            }
        }
    }

    /// How long a block lasts.
    pub(crate) fn life_of(&self, block: &Block) -> String {
        if !block.lasting {
            return self.say("life-exchange", &[]);
        }
        match self.state.switches().block_duration {
            BlockDuration::NextTurn => self.say_of("life-next-turn", block.by),
            BlockDuration::Released | BlockDuration::Exchange => self.say("life-released", &[]),
        }
    }

    /// A number on the ladder, in the form that the reader has chosen.
    pub(crate) fn rung(&self, n: impl Into<i64>) -> String {
        ladder::rung(self.c, &self.state.profile, n)
    }

    /// A step of the time table.
    pub(crate) fn time(&self, step: u8) -> String {
        names::time(self.c, step)
    }

    /// The rule of the table's book among these; the first if it has none.
    pub(crate) fn of_book(&self, rules: &[&'static str]) -> &'static str {
        let own = |rule: &&&'static str| rule.split('.').next() == Some(self.state.profile.id);
        rules.iter().find(own).or(rules.first()).copied().unwrap_or_default()
    }

    /// A number of shifts.
    pub(crate) fn shifts(&self, n: impl Into<i64>) -> String {
        self.say("shifts-n", &[("n", &names::plain(n))])
    }

    /// A number of fate points.
    pub(crate) fn points(&self, n: impl Into<i64>) -> String {
        self.say("points-n", &[("n", &names::plain(n))])
    }
}
