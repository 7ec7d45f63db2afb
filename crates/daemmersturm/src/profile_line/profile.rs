//! Converts between the text form and the profile used in play.

use super::{Known, MagicPoints, Points, ProfileLine, Reading};
use crate::{KnownAbility, Library, Pool, Profile, Resource, Values};

impl ProfileLine {
    pub(super) fn named(name: String) -> ProfileLine {
        let none = Values { attack: 0, defence: 0 };
        let points = Points::default();
        ProfileLine { name, melee: none, ranged: none, magic: none, life: 0, abilities: Vec::new(), points }
    }

    /// The text form of a profile.
    pub fn of(profile: &Profile) -> ProfileLine {
        let kind = profile.resources.first().copied().unwrap_or(Resource::Mana);
        ProfileLine {
            name: profile.name.clone(),
            melee: profile.melee,
            ranged: profile.ranged,
            magic: profile.magic,
            life: profile.life,
            abilities: profile.abilities.iter().map(|it| it.name.clone()).collect(),
            points: Points {
                action: profile.action_points,
                focus: profile.focus_points,
                magic: MagicPoints { kind, points: profile.magic_points },
            },
        }
    }
}

impl Reading {
    /// The profile used in play. The text form does not contain hands, armour and the like, which get default values.
    ///
    /// Abilities that are not in the library become notes to the plot leader.
    //= daemmersturm.profile.abilities
    pub fn to_profile(&self, library: &Library) -> Profile {
        let line = &self.profile;
        let known = |name: &String| KnownAbility { name: name.clone(), entry: library.ability_named(name) };
        // The resource in use comes first, followed by those that may be chosen instead.
        let mut resources: Vec<Resource> = Vec::new();
        if self.gifted || line.points.magic.kind != Resource::Mana {
            resources.push(line.points.magic.kind);
        }
        for it in self.resources.iter().filter(|it| it.points > 0) {
            if !resources.contains(&it.kind) {
                resources.push(it.kind);
            }
        }
        Profile {
            name: line.name.clone(),
            melee: line.melee,
            ranged: line.ranged,
            magic: line.magic,
            life: line.life.max(1),
            abilities: line.abilities.iter().map(known).collect(),
            action_points: line.points.action,
            focus_points: line.points.focus,
            resources,
            magic_points: line.points.magic.points,
            gifted: self.gifted,
            ..Profile::default()
        }
    }
}

impl Library {
    /// The facts that the library has about an ability, as far as the profile line needs them. Spells are listed among the
    /// abilities.
    pub fn known(&self, name: &str) -> Option<Known> {
        let Some(it) = self.ability_named(name).and_then(|it| self.ability(it)) else {
            let spell = self.spell(self.spell_named(name)?)?;
            return Some(Known { focus: 0, magic: spell.resource });
        };
        let magic = match it.pool {
            Some(Pool::Magic(kind)) => Some(kind),
            _ => None,
        };
        Some(Known { focus: it.focus, magic })
    }
}
