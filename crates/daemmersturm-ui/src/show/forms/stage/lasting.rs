//! Imports lasting effects of new characters: damage over time, modifiers, loads, climbs, channelling and marks.

use schwung_daemmersturm::{
    ActorFact, ActorId, Aim, Burden, Channel, Climb, Fact, GroupId, Load, Modifier, Obstacle, SceneFact,
    Source, SpellId, SubstanceId, Used, WeaponId, Wound, library::List,
};

use super::{Staging, place};
use crate::files::Named;

impl Staging<'_> {
    /// The lasting effects of new characters. Existing characters are kept.
    pub(super) fn lasting(&self, come: &[bool]) -> Vec<Fact> {
        let comes = |it: ActorId| come.get(usize::from(it.0)).copied().unwrap_or_default();
        let text = self.text;
        let mut scene = Vec::new();
        for (n, it) in text.effects.iter().enumerate().filter(|it| comes(it.1.on)) {
            let source = self.source(self.kept.wounds.get(n));
            let (on, by) = (self.actor(it.on), it.by.map(|it| self.actor(it)));
            scene.push(SceneFact::Wound(Wound { on, by, source, ..*it }));
        }
        for (n, it) in text.modifiers.iter().enumerate().filter(|it| comes(it.1.on)) {
            let (on, source) = (self.actor(it.on), self.source(self.kept.modifiers.get(n)));
            scene.push(SceneFact::Modifier(Modifier { on, source, ..*it }));
        }
        for it in text.channels.iter().filter(|it| comes(it.by)) {
            if let Some(spell) = self.spell(it.spell) {
                let (by, aim) = (self.actor(it.by), Aim::default());
                scene.push(SceneFact::Channel(Channel { by, spell, aim, ..*it }));
            }
        }
        for it in text.climbs.iter().filter(|it| comes(it.who)) {
            let obstacle = match it.obstacle {
                Obstacle::Creature(it) => Obstacle::Creature(self.actor(it)),
                other => other,
            };
            scene.push(SceneFact::Climb(Climb { who: self.actor(it.who), obstacle, ..*it }));
        }
        for (by, name, used) in self.kept.uses.iter().filter(|it| comes(it.0)) {
            if let Some(ability) = self.frame.library.ability_named(name) {
                scene.push(SceneFact::Uses(Used { by: self.actor(*by), ability, ..*used }));
            }
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

    /// The cause of an effect, with the ids of the table.
    pub(super) fn source(&self, named: Option<&Named>) -> Source {
        let library = &self.frame.library;
        let Some(Some((list, name))) = named else { return Source::PlotLeader };
        let found = match list {
            List::Weapons => {
                place(&library.weapons, name, |it| &it.name).map(|it| Source::Weapon(WeaponId(it)))
            }
            List::Spells => place(&library.spells, name, |it| &it.name).map(|it| Source::Spell(SpellId(it))),
            List::Abilities => library.ability_named(name).map(Source::Ability),
            List::Substances => {
                place(&library.substances, name, |it| &it.name).map(|it| Source::Substance(SubstanceId(it)))
            }
            List::Groups => place(&library.groups, name, |it| &it.name).map(|it| Source::Group(GroupId(it))),
            List::Protections => None,
        };
        found.unwrap_or(Source::PlotLeader)
    }
}
