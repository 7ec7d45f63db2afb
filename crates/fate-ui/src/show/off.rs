//! Actors and scenes that are taken off the table: as encounter files with their state, which bring them back.

use schwung_fate::{
    Actor, ActorId, ActorKind, Aspect, AspectKind, Bearer, Command, Fact, Fate, Out, Sheet, State, ZoneId,
};
use schwung_files::write::{Section, Value, written};
use schwung_ui_kit::stage::UNNAMED_SIDES;
use schwung_views::Look;

use super::{character, eyes::Eyes};
use crate::files::ONLY_ZONE;

/// The commands that take these actors off the table, with their independent companions. Their blocks lapse.
pub(super) fn commands(state: &State, actors: &[u8]) -> Vec<Command> {
    let mut facts = Vec::new();
    for id in with_companions(state, actors.iter().map(|it| ActorId(*it))) {
        let to = Actor { hidden: true, out: Some(Out::Off), ..*state.actor(id) };
        facts.push(Fact::Actor(id, Box::new(to)));
        let borne = state.aspects.iter().filter(|it| it.bearer == Bearer::Actor(id));
        facts.extend(borne.map(|it| Fact::NoAspect(it.id)));
    }
    facts.into_iter().map(Command::Set).collect()
}

/// These actors, and their independent companions.
fn with_companions(state: &State, actors: impl Iterator<Item = ActorId>) -> Vec<ActorId> {
    let mut all: Vec<ActorId> = actors.filter(|it| usize::from(it.0) < state.actors.len()).collect();
    let with_them = |id: &ActorId| {
        let partner = state.frame.sheet(*id).partner.map(|it| it.0);
        partner.is_some_and(|it| all.contains(&it)) && !all.contains(id)
    };
    let companions: Vec<ActorId> = state.ids().filter(with_them).collect();
    all.extend(companions);
    all
}

/// These actors with their state, and with `scene` the scene, as an encounter file; and what the file does not contain.
/// `None` if the viewer may not take them off the table: only the game master may, and only actors that she plays and that
/// are present.
pub(super) fn file(look: Look<'_, Fate>, actors: &[u8], scene: bool) -> Option<(String, Vec<String>)> {
    let eyes = Eyes::new(look);
    let may_go = |id: &ActorId| {
        eyes.actor(*id).is_some_and(|it| it.seat.is_gm() && !it.is_off() && it.kind != ActorKind::Companion)
    };
    let mut chosen: Vec<ActorId> = actors.iter().map(|it| ActorId(*it)).collect();
    chosen.sort_unstable();
    chosen.dedup();
    if !look.is_gm() || (chosen.is_empty() && !scene) || !chosen.iter().all(may_go) {
        return None;
    }
    let all = with_companions(eyes.state, chosen.iter().copied());
    let mut off = Off { eyes, all, scene, losses: Vec::new() };
    let mut top = Section::top();
    top.put("system", look.game.system());
    let mut sections = if scene { off.scene(&mut top) } else { Vec::new() };
    sections.insert(0, top);
    let minions = |id: &&ActorId| eyes.actor(**id).is_some_and(|it| it.kind == ActorKind::Minions);
    for &id in chosen.iter().filter(|it| !minions(it)) {
        sections.extend(off.character(id));
    }
    for &id in chosen.iter().filter(minions) {
        sections.extend(off.group(id));
    }
    let sheets: Vec<&Sheet> = off.all.iter().filter_map(|it| eyes.sheet(*it)).collect();
    sections.extend(character::own_skills(eyes.state, &sheets, look.game.system()));
    off.name_losses();
    Some((written(&sections), off.losses))
}

/// The actors, and perhaps the scene, that are taken off the table.
struct Off<'a> {
    eyes: Eyes<'a>,
    all: Vec<ActorId>,
    /// Whether the scene is taken off as well.
    scene: bool,
    losses: Vec<String>,
}

impl Off<'_> {
    fn state(&self) -> &State {
        self.eyes.state
    }

    /// The scene: its zones, the ways between them, and aspects.
    fn scene(&mut self, top: &mut Section) -> Vec<Section> {
        let frame = &self.eyes.state.frame;
        top.text("title", &frame.title);
        let mut sections = Vec::new();
        if !self.is_unnamed() {
            for zone in &frame.zones {
                let mut of = Section::of("zone");
                of.put("name", zone.as_str());
                sections.push(of);
            }
        }
        for (n, way) in frame.ways.iter().enumerate() {
            let is_back =
                |it: &&schwung_fate::Way| (it.from, it.to, it.border) == (way.to, way.from, way.border);
            if frame.ways[..n].iter().any(|it| is_back(&it)) {
                continue;
            }
            let mut of = Section::of("border");
            of.list("between", [way.from, way.to].map(|it| self.zone(it)))
                .number("value", way.border, 0)
                .flag("one-way", !frame.ways[n..].iter().any(|it| is_back(&it)));
            sections.push(of);
        }
        for aspect in &self.eyes.state.aspects {
            let mut of = Section::of("aspect");
            of.put("text", aspect.text.as_str());
            match aspect.bearer {
                Bearer::Scene => {}
                Bearer::Zone(_) if self.is_unnamed() => {
                    let args = [("aspect", aspect.text.as_str())];
                    self.losses.push(self.eyes.say("off-lost-zone", &args));
                }
                Bearer::Zone(zone) => drop(of.put("zone", self.zone(zone))),
                Bearer::Actor(_) => continue,
            }
            self.in_play(&mut of, aspect);
            sections.push(of);
        }
        sections
    }

    /// Whether the scene has a single zone without a name.
    fn is_unnamed(&self) -> bool {
        let frame = &self.state().frame;
        frame.ways.is_empty() && frame.zones.len() == 1 && frame.zones[0] == ONLY_ZONE
    }

    fn zone(&self, id: ZoneId) -> String {
        self.state().frame.zones.get(usize::from(id.0)).cloned().unwrap_or_default()
    }

    /// A named character with everything that belongs to it.
    fn character(&mut self, id: ActorId) -> Vec<Section> {
        let (state, Some(actor), Some(sheet)) = (self.eyes.state, self.eyes.actor(id), self.eyes.sheet(id))
        else {
            return Vec::new();
        };
        let mut of = character::named(state, actor, sheet, |n| {
            let found = state.found.iter().filter(|it| (it.actor, it.aspect) == (id, n));
            self.players(found.fold(0, |bits, it| bits | it.seats))
        });
        self.place(&mut of, actor, true);
        let mut sections = vec![of];
        sections.extend(sheet.gifts.iter().map(|it| character::gift(state, it)));
        for (mut of, aspect) in character::consequences(state, id) {
            if let AspectKind::Consequence { scene, carried, .. } = aspect.kind {
                of.number("scene", scene, 0).flag("carried", carried);
            }
            self.told(&mut of, aspect);
            sections.push(of);
        }
        sections.extend(self.aspects(id).map(|it| {
            let mut of = Section::of("character.aspect");
            of.put("text", it.text.as_str());
            self.in_play(&mut of, it);
            of
        }));
        for (n, companion) in (0u8..).zip(&sheet.companions) {
            let mut of = character::companion(state, companion);
            of.flag("gone", actor.companions_gone >> n.min(7) & 1 == 1);
            of.flag("away", actor.companions_away >> n.min(7) & 1 == 1);
            let is_it = |it: &ActorId| self.eyes.sheet(*it).is_some_and(|it| it.partner == Some((id, n)));
            let alone = self.all.iter().copied().find(is_it);
            let alone = alone.and_then(|it| Some((it, self.eyes.actor(it)?)));
            // A companion that was called back has no state of its own.
            if let Some((alone, it)) = alone.filter(|it| it.1.members > 0) {
                let mut own = Section::top();
                self.place(&mut own, it, false);
                own.number("wounds", it.wounds, 0).list("aspect", self.inline_aspects(alone));
                of.put("alone", own.into_value());
            }
            sections.push(of);
        }
        sections
    }

    /// A group of minions.
    fn group(&mut self, id: ActorId) -> Vec<Section> {
        let (Some(actor), Some(sheet)) = (self.eyes.actor(id), self.eyes.sheet(id)) else {
            return Vec::new();
        };
        let Some(minions) = sheet.minions else { return Vec::new() };
        let mut of = character::group(sheet, minions, actor.members.max(1));
        of.flag("empty", actor.members == 0);
        let leader = actor.attached.filter(|it| self.all.contains(it));
        let leader = leader.and_then(|it| Some((it, self.eyes.actor(it)?)));
        let together = leader.filter(|it| it.1.side == actor.side && it.1.zone == actor.zone);
        if let Some((leader, _)) = together {
            of.put("leader", self.eyes.name(leader));
        } else if leader.is_some() {
            self.losses.push(self.lost("off-lost-led", id));
        }
        self.place(&mut of, actor, true);
        of.number("wounds", actor.wounds, 0)
            .number("fate", actor.fate, 0)
            .number("load", actor.load, 0)
            .maybe("disarmed", actor.disarmed.map(|it| it.min(50)))
            .list("aspect", self.inline_aspects(id));
        if self.state().consequences(id).next().is_some() {
            self.losses.push(self.lost("off-lost-consequences", id));
        }
        vec![of]
    }

    /// The zone and the side of an actor.
    fn place(&self, of: &mut Section, actor: &Actor, with_side: bool) {
        let side = self.state().frame.sides.get(usize::from(actor.side.0));
        if let Some(side) = side.filter(|it| with_side && **it != UNNAMED_SIDES[1]) {
            of.put("side", side.as_str());
        }
        of.flag("hidden", actor.hidden);
        if !self.scene {
            of.put("stood", self.zone(actor.zone));
        } else if !self.is_unnamed() {
            of.put("zone", self.zone(actor.zone));
        }
        match actor.out {
            Some(Out::TakenOut(_)) => drop(of.put("out", "taken-out")),
            Some(Out::Conceded) => drop(of.put("out", "conceded")),
            Some(Out::Left | Out::Off) => drop(of.put("out", "left")),
            None => {}
        }
    }

    /// The aspects placed on an actor that are not consequences.
    fn aspects(&self, id: ActorId) -> impl Iterator<Item = &Aspect> {
        let on = move |it: &&Aspect| it.bearer == Bearer::Actor(id);
        let other = |it: &&Aspect| !matches!(it.kind, AspectKind::Consequence { .. });
        self.eyes.state.aspects.iter().filter(on).filter(other)
    }

    fn inline_aspects(&self, id: ActorId) -> impl Iterator<Item = Value> {
        self.aspects(id).map(|it| {
            let mut of = Section::top();
            of.put("text", it.text.as_str());
            self.in_play(&mut of, it);
            of.into_value()
        })
    }

    fn in_play(&self, of: &mut Section, aspect: &Aspect) {
        match aspect.kind {
            AspectKind::Fragile => drop(of.put("kind", "fragile")),
            AspectKind::Sticky => drop(of.put("kind", "sticky")),
            AspectKind::Framed | AspectKind::Consequence { .. } => {}
        }
        self.told(of, aspect);
    }

    /// Who knows an aspect, and who has a free tag on it.
    fn told(&self, of: &mut Section, aspect: &Aspect) {
        of.flag("hidden", aspect.hidden).list("known-by", self.players(aspect.known));
        if let Some(sheet) = aspect.free_tag.and_then(|it| self.eyes.sheet(it)) {
            of.put("tag", sheet.name.as_str());
        }
    }

    /// The names of the players at these seats.
    fn players(&self, seats: u32) -> Vec<String> {
        let all = (0u8..).zip(&self.state().frame.seats).skip(1);
        all.filter(|(n, _)| seats >> (*n).min(31) & 1 == 1).map(|it| it.1.clone()).collect()
    }

    fn lost(&self, key: &str, id: ActorId) -> String {
        self.eyes.say_of(key, id)
    }

    /// Lists what is lost when these actors leave, such as effects that last between actions.
    fn name_losses(&mut self) {
        let state = self.eyes.state;
        let mut lost = Vec::new();
        for &id in &self.all {
            let Some(actor) = self.eyes.actor(id) else { continue };
            if state.blocks.iter().any(|it| it.by == id) {
                lost.push(self.lost("off-lost-blocks", id));
            }
            let began = actor.turn.holding
                || actor.turn.full_defense
                || state.spin.is_some_and(|it| it.by == id)
                || state.swaps.iter().any(|it| it.actor == id);
            if began {
                lost.push(self.lost("off-lost-begun", id));
            }
            if actor.attached.is_some_and(|it| !self.all.contains(&it)) {
                lost.push(self.lost("off-lost-attached", id));
            }
            if matches!(actor.out, Some(Out::TakenOut(Some(_)))) {
                lost.push(self.lost("off-lost-by", id));
            }
        }
        let stays =
            |id: &ActorId| !self.all.contains(id) && self.eyes.actor(*id).is_some_and(|it| !it.is_off());
        let elsewhere = |id: &ActorId| self.eyes.actor(*id).is_some_and(|it| it.zone != ZoneId::default());
        if self.scene && state.ids().filter(stays).any(|it| elsewhere(&it)) {
            lost.push(self.eyes.say("off-lost-places", &[]));
        }
        if self.scene && state.in_conflict() {
            lost.push(self.eyes.say("off-lost-conflict", &[]));
        }
        self.losses.extend(lost);
    }
}
