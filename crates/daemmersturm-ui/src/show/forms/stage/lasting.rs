//! Imports lasting effects of new characters: damage over time, modifiers, loads, climbs, channelling and marks.

use schwung_daemmersturm::{
    ActorFact, ActorId, Burden, Channel, Climb, Fact, Load, Modifier, Obstacle, SceneFact, Source, SpellId,
    Wound,
};

use super::{Staging, place};

impl Staging<'_> {
    /// The lasting effects of new characters. Existing characters stay as they are.
    pub(super) fn lasting(&self, come: &[bool]) -> Vec<Fact> {
        let comes = |it: ActorId| come.get(usize::from(it.0)).copied().unwrap_or_default();
        let text = self.text;
        let mut scene = Vec::new();
        for it in text.effects.iter().filter(|it| comes(it.on)) {
            let (on, by, source) =
                (self.actor(it.on), it.by.map(|it| self.actor(it)), self.source(it.source));
            scene.push(SceneFact::Wound(Wound { on, by, source, ..*it }));
        }
        for it in text.modifiers.iter().filter(|it| comes(it.on)) {
            let (on, source) = (self.actor(it.on), self.source(it.source));
            scene.push(SceneFact::Modifier(Modifier { on, source, ..*it }));
        }
        for it in text.channels.iter().filter(|it| comes(it.by)) {
            if let Some(spell) = self.spell(it.spell) {
                scene.push(SceneFact::Channel(Channel { by: self.actor(it.by), spell, ..*it }));
            }
        }
        for it in text.climbs.iter().filter(|it| comes(it.who)) {
            let obstacle = match it.obstacle {
                Obstacle::Creature(it) => Obstacle::Creature(self.actor(it)),
                other => other,
            };
            scene.push(SceneFact::Climb(Climb { who: self.actor(it.who), obstacle, ..*it }));
        }
        scene.extend(text.loads.iter().filter_map(|it| self.load(it, comes)));
        let marks = text.marks.iter().filter(|it| comes(it.on)).map(|it| {
            let fact = ActorFact::Marked { text: it.text.clone(), secret: it.secret };
            Fact::Actor { who: self.actor(it.on), fact }
        });
        scene.into_iter().map(Fact::Scene).chain(marks).collect()
    }

    /// A load, if it involves a new character.
    fn load(&self, it: &Load, comes: impl Fn(ActorId) -> bool) -> Option<SceneFact> {
        let (what, is_new) = match it.what {
            Burden::Body(who) => (Burden::Body(self.actor(who)), comes(who)),
            Burden::Thing(item) => (Burden::Thing(*self.items.get(&item.0)?), true),
        };
        if !is_new && !it.by.iter().any(|it| comes(*it)) {
            return None;
        }
        let by = it.by.iter().map(|it| self.actor(*it)).collect();
        Some(SceneFact::Load(Load { by, what, ..*it }))
    }

    fn spell(&self, of_text: SpellId) -> Option<SpellId> {
        let name = &self.text.frame.library.spell(of_text)?.name;
        place(&self.frame.library.spells, name, |it| &it.name).map(SpellId)
    }

    /// Maps a source to the ids of the table. Files only contain spells as sources.
    pub(super) fn source(&self, of_text: Source) -> Source {
        match of_text {
            Source::Spell(id) => self.spell(id).map_or(Source::PlotLeader, Source::Spell),
            _ => Source::PlotLeader,
        }
    }
}
