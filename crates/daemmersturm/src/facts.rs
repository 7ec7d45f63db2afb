//! Values derived from the state: modified values, ranges, and who can act.

use schwung_table::Viewer;

use crate::{
    Actor, ActorId, ArmourClass, Change, EffectId, FreeMark, Item, ItemId, ItemKind, KnownAbility, Length,
    Modifier, Profile, Protection, Skill, State, Status, Value, Weapon, Wording, eyes::Eyes,
};

impl State {
    /// The state of a character.
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

    /// The ids of all characters.
    pub fn ids(&self) -> impl Iterator<Item = ActorId> + use<> {
        (0..u16::try_from(self.actors.len()).unwrap_or(u16::MAX)).map(ActorId)
    }

    /// The item with this id.
    #[inline]
    pub fn item(&self, id: ItemId) -> Option<&Item> {
        self.items.iter().find(|it| it.id == id)
    }

    pub(crate) fn item_mut(&mut self, id: ItemId) -> Option<&mut Item> {
        self.items.iter_mut().find(|it| it.id == id)
    }

    /// The library entry of an item that is a weapon.
    #[inline]
    pub fn weapon(&self, id: ItemId) -> Option<&Weapon> {
        match self.item(id)?.kind {
            ItemKind::Weapon(it) => self.frame.library.weapon(it),
            _ => None,
        }
    }

    /// The library entry of an item that is a protection.
    #[inline]
    pub fn protection_of(&self, item: &Item) -> Option<&Protection> {
        match item.kind {
            ItemKind::Protection(it) => self.frame.library.protection(it),
            _ => None,
        }
    }

    /// Items in a character's hands.
    #[inline]
    pub fn drawn(&self, who: ActorId) -> impl Iterator<Item = &Item> {
        self.items.iter().filter(move |it| it.holder == Some(who) && it.held == crate::Held::Drawn)
    }

    /// The current NA, FA or Z: base value plus all modifiers.
    //= daemmersturm.profile.modifiers
    //= daemmersturm.profile.attack-range
    #[inline]
    pub fn attack_value(&self, id: ActorId, skill: Skill) -> i16 {
        self.attack_value_but(id, skill, None)
    }

    /// Like [`State::attack_value`], but without modifiers caused by a certain hit, see [`Came`].
    #[inline]
    pub(crate) fn attack_value_but(&self, id: ActorId, skill: Skill, but: Option<Came>) -> i16 {
        let base = i16::from(self.profile(id).values(skill).attack);
        self.modified_but(id, skill.attack(), base, but) - self.nausea(id)
    }

    /// The current NV, FV or ZW.
    //= daemmersturm.profile.modifiers
    #[inline]
    pub fn defence_value(&self, id: ActorId, skill: Skill) -> i16 {
        let base = i16::from(self.profile(id).values(skill).defence);
        let value = self.modified(id, skill.defence(), base) - self.nausea(id);
        //= daemmersturm.potion.side-3
        if self.actor(id).ailments.faint > 0 { value.min(6) } else { value }
    }

    /// Nausea reduces all values except life points by 5.
    //= daemmersturm.potion.side-1
    #[inline]
    fn nausea(&self, id: ActorId) -> i16 {
        if self.actor(id).ailments.nausea > 0 { 5 } else { 0 }
    }

    /// A value with its modifiers. Modifiers that set the value are applied first, then those that add to it. Shields
    /// and armour in use contribute their drawbacks.
    //= daemmersturm.shield.values
    #[inline]
    pub fn modified(&self, id: ActorId, value: Value, base: i16) -> i16 {
        self.modified_but(id, value, base, None)
    }

    /// Like [`State::modified`], but without modifiers caused by a certain hit.
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
        // There are fewer kinds of protection than items.
        if !self.frame.library.protections.iter().any(|it| drawback(it, value) != 0) {
            return result;
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

    /// The armour that a character wears, if it is in the library.
    #[inline]
    pub fn armour(&self, id: ActorId) -> Option<&Protection> {
        self.frame.library.protection(self.profile(id).armour?)
    }

    /// The class of a character's armour.
    //= daemmersturm.armour.values
    pub fn armour_class(&self, id: ActorId) -> ArmourClass {
        self.armour(id)
            .map_or(self.profile(id).armour_class, |it| it.class.max(self.profile(id).armour_class))
    }

    /// Returns whether a character can act at all.
    #[inline]
    pub fn is_up(&self, id: ActorId) -> bool {
        self.actor(id).status == Status::Up
    }

    /// Returns whether a character has fainted from a potion.
    #[inline]
    pub fn is_faint(&self, id: ActorId) -> bool {
        self.actor(id).ailments.faint > 0
    }

    /// Returns whether a combat is running.
    #[inline]
    pub fn in_combat(&self) -> bool {
        self.combat.is_some()
    }

    /// The current round; 0 outside combat.
    #[inline]
    pub fn round(&self) -> u32 {
        self.combat.map_or(0, |it| it.round)
    }

    /// Returns whether it is this character's turn.
    #[inline]
    pub fn has_turn(&self, id: ActorId) -> bool {
        self.combat.is_some_and(|it| it.turn == Some(id))
    }

    /// Returns whether two characters are on different sides.
    #[inline]
    pub fn are_enemies(&self, a: ActorId, b: ActorId) -> bool {
        self.actor(a).side != self.actor(b).side
    }

    /// Returns whether `on` is in the melee range of `by`.
    //= daemmersturm.range.melee
    #[inline]
    pub fn reaches(&self, by: ActorId, on: ActorId) -> bool {
        self.engaged.iter().any(|it| it.by == by && it.on == on)
    }

    /// Enemies able to act in whose melee range the character is.
    pub fn enemies_at(&self, who: ActorId) -> impl Iterator<Item = ActorId> {
        let near = self.engaged.iter().filter(move |it| it.on == who).map(|it| it.by);
        near.filter(move |&it| self.are_enemies(it, who) && self.is_up(it))
    }

    /// Returns whether the person who plays `who` knows of another character.
    //= daemmersturm.perception.hidden
    pub(crate) fn knows(&self, who: ActorId, of: ActorId) -> bool {
        Eyes::new(self, Viewer::Seat(self.actor(who).seat)).know(of)
    }

    /// The enemies in reach that the person who plays a character knows of. Others bar it from nothing: a refusal would tell
    /// that somebody is there.
    //= daemmersturm.perception.hidden
    pub(crate) fn known_enemies_at(&self, who: ActorId) -> impl Iterator<Item = ActorId> {
        self.enemies_at(who).filter(move |&it| self.knows(who, it))
    }

    /// The distance between two characters, if known.
    pub fn distance(&self, a: ActorId, b: ActorId) -> Option<Length> {
        let between = |it: &&crate::Distance| (it.a, it.b) == (a, b) || (it.a, it.b) == (b, a);
        self.distances.iter().find(between).map(|it| it.length)
    }

    /// Returns whether the person at `seat` knows of `actor`.
    pub fn is_known_to(&self, actor: ActorId, seat: schwung_table::Seat) -> bool {
        self.actors.get(usize::from(actor.0)).is_none_or(|it| !it.veiled || seat.is_gm() || it.seat == seat)
    }

    /// The free marks of a character.
    pub fn marks_of(&self, who: ActorId) -> impl Iterator<Item = &FreeMark> {
        self.marks.iter().filter(move |it| it.on == who)
    }

    /// Returns whether a character has this free mark.
    pub fn has_mark(&self, who: ActorId, text: &Wording, secret: bool) -> bool {
        self.marks_of(who).any(|it| it.text == *text && it.secret == secret)
    }

    /// The ability with this name in a character's profile, ignoring ASCII case.
    pub fn listed(&self, who: ActorId, name: &str) -> Option<&KnownAbility> {
        self.profile(who).abilities.iter().find(|it| it.name.eq_ignore_ascii_case(name.trim()))
    }
}

/// Effect numbers that belong to a hit: from `first` up to but not including `last`.
//= daemmersturm.protect.belated
#[derive(Clone, Copy, Debug)]
pub(crate) struct Came {
    pub(crate) first: u32,
    pub(crate) last: Option<u32>,
}

impl Came {
    pub(crate) fn holds(self, id: EffectId) -> bool {
        id.0 >= self.first && self.last.is_none_or(|last| id.0 < last)
    }
}

fn drawback(protection: &Protection, value: Value) -> i16 {
    protection.drawbacks.iter().filter(|it| it.0 == value).map(|it| i16::from(it.1)).sum()
}
