//! What follows from the facts: values with their modifiers, ranges, who can act.

use crate::{
    Actor, ActorId, ArmourClass, Change, EffectId, FreeMark, Item, ItemId, ItemKind, KnownAbility, Length,
    Modifier, Profile, Protection, Skill, State, Status, Value, Weapon, Wording,
};

impl State {
    /// Does it take up a third of the room that anybody else takes: is it one of a swarm?
    //= daemmersturm.swarm.third
    pub fn is_swarming(&self, who: ActorId) -> bool {
        crate::rules::swarm::is_part(self, who)
    }

    /// A character.
    #[inline]
    pub fn actor(&self, id: ActorId) -> &Actor {
        &self.actors[usize::from(id.0)]
    }

    #[inline]
    pub(crate) fn actor_mut(&mut self, id: ActorId) -> &mut Actor {
        &mut self.actors[usize::from(id.0)]
    }

    /// The profile of a character.
    #[inline]
    pub fn profile(&self, id: ActorId) -> &Profile {
        &self.frame.profiles[usize::from(id.0)]
    }

    /// Everybody's id.
    pub fn ids(&self) -> impl Iterator<Item = ActorId> + use<> {
        (0..u16::try_from(self.actors.len()).unwrap_or(u16::MAX)).map(ActorId)
    }

    /// An item.
    #[inline]
    pub fn item(&self, id: ItemId) -> Option<&Item> {
        self.items.iter().find(|it| it.id == id)
    }

    pub(crate) fn item_mut(&mut self, id: ItemId) -> Option<&mut Item> {
        self.items.iter_mut().find(|it| it.id == id)
    }

    /// What the library says of an item that is a weapon.
    #[inline]
    pub fn weapon(&self, id: ItemId) -> Option<&Weapon> {
        match self.item(id)?.kind {
            ItemKind::Weapon(it) => self.frame.library.weapon(it),
            _ => None,
        }
    }

    /// What the library says of an item that protects.
    #[inline]
    pub fn protection_of(&self, item: &Item) -> Option<&Protection> {
        match item.kind {
            ItemKind::Protection(it) => self.frame.library.protection(it),
            _ => None,
        }
    }

    /// Items in somebody's hands.
    #[inline]
    pub fn drawn(&self, who: ActorId) -> impl Iterator<Item = &Item> {
        self.items.iter().filter(move |it| it.holder == Some(who) && it.held == crate::Held::Drawn)
    }

    /// NA, FA or Z as it is now: the base value and all modifiers.
    //= daemmersturm.profile.modifiers
    //= daemmersturm.profile.attack-range
    #[inline]
    pub fn attack_value(&self, id: ActorId, skill: Skill) -> i16 {
        self.attack_value_but(id, skill, None)
    }

    /// As [`State::attack_value`], without the modifiers that came of a hit: see [`Came`].
    #[inline]
    pub(crate) fn attack_value_but(&self, id: ActorId, skill: Skill, but: Option<Came>) -> i16 {
        let base = i16::from(self.profile(id).values(skill).attack);
        self.modified_but(id, skill.attack(), base, but) - self.nausea(id)
    }

    /// NV, FV or ZW as it is now.
    //= daemmersturm.profile.modifiers
    #[inline]
    pub fn defence_value(&self, id: ActorId, skill: Skill) -> i16 {
        let base = i16::from(self.profile(id).values(skill).defence);
        let value = self.modified(id, skill.defence(), base) - self.nausea(id);
        //= daemmersturm.potion.side-3
        if self.actor(id).ailments.faint > 0 { value.min(6) } else { value }
    }

    /// Nausea takes 5 off all values but life points.
    //= daemmersturm.potion.side-1
    #[inline]
    fn nausea(&self, id: ActorId) -> i16 {
        if self.actor(id).ailments.nausea > 0 { 5 } else { 0 }
    }

    /// A value with its modifiers: what sets it comes first, then all that adds. Shields and armour in use bring
    /// their drawbacks.
    //= daemmersturm.shield.values
    #[inline]
    pub fn modified(&self, id: ActorId, value: Value, base: i16) -> i16 {
        self.modified_but(id, value, base, None)
    }

    /// As [`State::modified`], without the modifiers that came of a hit.
    #[inline]
    pub(crate) fn modified_but(&self, id: ActorId, value: Value, base: i16, but: Option<Came>) -> i16 {
        let mut result = base;
        if !self.modifiers.is_empty() {
            let came = |it: &Modifier| but.is_some_and(|but| but.holds(it.id));
            let on = || self.modifiers.iter().filter(|it| it.on == id && it.value == value && !came(it));
            for it in on() {
                if let Change::Set(to) = it.change {
                    result = i16::from(to);
                }
            }
            for it in on() {
                if let Change::Add(by) = it.change {
                    result += i16::from(by);
                }
            }
        }
        for item in self.drawn(id) {
            if let Some(protection) = self.protection_of(item) {
                result += drawback(protection, value);
            }
        }
        if let Some(armour) = self.armour(id) {
            result += drawback(armour, value);
        }
        result
    }

    /// The armour that somebody wears, where the library knows it.
    #[inline]
    pub fn armour(&self, id: ActorId) -> Option<&Protection> {
        self.frame.library.protection(self.profile(id).armour?)
    }

    /// How heavy somebody's armour is.
    //= daemmersturm.armour.values
    pub fn armour_class(&self, id: ActorId) -> ArmourClass {
        self.armour(id)
            .map_or(self.profile(id).armour_class, |it| it.class.max(self.profile(id).armour_class))
    }

    /// Is somebody able to do anything at all?
    #[inline]
    pub fn is_up(&self, id: ActorId) -> bool {
        self.actor(id).status == Status::Up
    }

    /// Is somebody unconscious from a potion?
    #[inline]
    pub fn is_faint(&self, id: ActorId) -> bool {
        self.actor(id).ailments.faint > 0
    }

    /// Is a combat running?
    #[inline]
    pub fn in_combat(&self) -> bool {
        self.combat.is_some()
    }

    /// The round; 0 outside combats.
    #[inline]
    pub fn round(&self) -> u16 {
        self.combat.map_or(0, |it| it.round)
    }

    /// Is it this one's turn?
    #[inline]
    pub fn has_turn(&self, id: ActorId) -> bool {
        self.combat.is_some_and(|it| it.turn == Some(id))
    }

    /// Are these two on different sides?
    #[inline]
    pub fn are_enemies(&self, a: ActorId, b: ActorId) -> bool {
        self.actor(a).side != self.actor(b).side
    }

    /// Is the second in the melee range of the first?
    //= daemmersturm.range.melee
    #[inline]
    pub fn reaches(&self, by: ActorId, on: ActorId) -> bool {
        self.engaged.iter().any(|it| it.by == by && it.on == on)
    }

    /// Enemies that can act, in whose melee range somebody is.
    pub fn enemies_at(&self, who: ActorId) -> impl Iterator<Item = ActorId> {
        let near = self.engaged.iter().filter(move |it| it.on == who).map(|it| it.by);
        near.filter(move |&it| self.are_enemies(it, who) && self.is_up(it))
    }

    /// How far apart two are, where it was said.
    pub fn distance(&self, a: ActorId, b: ActorId) -> Option<Length> {
        let between = |it: &&crate::Distance| (it.a, it.b) == (a, b) || (it.a, it.b) == (b, a);
        self.distances.iter().find(between).map(|it| it.length)
    }

    /// Does whoever sits at `seat` know of `actor`?
    pub fn is_known_to(&self, actor: ActorId, seat: schwung_table::Seat) -> bool {
        self.actors.get(usize::from(actor.0)).is_none_or(|it| !it.veiled || seat.is_gm() || it.seat == seat)
    }

    /// The free marks of somebody.
    pub fn marks_of(&self, who: ActorId) -> impl Iterator<Item = &FreeMark> {
        self.marks.iter().filter(move |it| it.on == who)
    }

    /// Does somebody have this free mark?
    pub fn has_mark(&self, who: ActorId, text: &Wording, secret: bool) -> bool {
        self.marks_of(who).any(|it| it.text == *text && it.secret == secret)
    }

    /// The ability of that name on somebody's profile.
    pub fn listed(&self, who: ActorId, name: &str) -> Option<&KnownAbility> {
        self.profile(who).abilities.iter().find(|it| it.name.eq_ignore_ascii_case(name.trim()))
    }
}

/// The numbers of what came of a hit: from the first one on, up to the last, which did not.
//= daemmersturm.protect.belated
#[derive(Clone, Copy, Debug)]
pub(crate) struct Came {
    pub(crate) first: u16,
    pub(crate) last: Option<u16>,
}

impl Came {
    pub(crate) fn holds(self, id: EffectId) -> bool {
        id.0 >= self.first && self.last.is_none_or(|last| id.0 < last)
    }
}

fn drawback(protection: &Protection, value: Value) -> i16 {
    protection.drawbacks.iter().filter(|it| it.0 == value).map(|it| i16::from(it.1)).sum()
}
