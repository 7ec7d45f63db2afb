//! The ids that commands and facts refer to. They are validated before any rule looks at a command.

use schwung_table::Seat;

use crate::{
    AbilityId, ActorFact, ActorId, AreaId, Bar, Burden, EffectId, Fact, GroupId, Item, ItemFact, ItemId,
    ItemKind, NoteId, ProtectionId, Reason, SceneFact, Seen, Source, SpellId, State, SubstanceId, TableFact,
    WeaponId,
};

/// A reference to something in the state.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs)] // each variant holds an id of the type of the same name
pub enum Name {
    Actor(ActorId),
    Item(ItemId),
    Weapon(WeaponId),
    Protection(ProtectionId),
    Ability(AbilityId),
    Spell(SpellId),
    Substance(SubstanceId),
    Group(GroupId),
    Area(AreaId),
    Effect(EffectId),
    Note(NoteId),
    Seat(Seat),
}

/// Implemented by everything that refers to things by id.
pub trait Names {
    /// Calls `see` for each reference.
    fn names(&self, see: &mut dyn FnMut(Name));
}

impl Name {
    /// Returns whether the referenced thing exists.
    pub fn is_known(self, state: &State) -> bool {
        let library = &state.frame.library;
        match self {
            Name::Actor(it) => usize::from(it.0) < state.actors.len(),
            Name::Item(it) => state.item(it).is_some(),
            Name::Weapon(it) => library.weapon(it).is_some(),
            Name::Protection(it) => library.protection(it).is_some(),
            Name::Ability(it) => library.ability(it).is_some(),
            Name::Spell(it) => library.spell(it).is_some(),
            Name::Substance(it) => library.substance(it).is_some(),
            Name::Group(it) => library.group(it).is_some(),
            Name::Area(it) => state.areas.iter().any(|area| area.id == it),
            Name::Effect(it) => {
                state.effects.iter().any(|effect| effect.id == it)
                    || state.modifiers.iter().any(|modifier| modifier.id == it)
                    || state.covers.iter().any(|cover| cover.id == it)
            }
            Name::Note(it) => state.notes.iter().any(|note| note.id == it),
            Name::Seat(it) => usize::from(it.0) < state.frame.seats.len().max(1),
        }
    }
}

/// Checks that everything referenced exists.
pub(crate) fn check(state: &State, named: &impl Names) -> Result<(), Reason> {
    let mut known = true;
    named.names(&mut |name| known &= name.is_known(state));
    if known { Ok(()) } else { Err(Bar::NoSuchThing.into()) }
}

impl Names for Source {
    fn names(&self, see: &mut dyn FnMut(Name)) {
        match self {
            Source::Weapon(it) => see(Name::Weapon(*it)),
            Source::Spell(it) => see(Name::Spell(*it)),
            Source::Ability(it) => see(Name::Ability(*it)),
            Source::Substance(it) => see(Name::Substance(*it)),
            Source::Group(it) => see(Name::Group(*it)),
            Source::PlotLeader => {}
        }
    }
}

impl Names for Burden {
    fn names(&self, see: &mut dyn FnMut(Name)) {
        match self {
            Burden::Body(it) => see(Name::Actor(*it)),
            Burden::Thing(it) => see(Name::Item(*it)),
        }
    }
}

impl Names for Item {
    fn names(&self, see: &mut dyn FnMut(Name)) {
        match self.kind {
            ItemKind::Weapon(it) => see(Name::Weapon(it)),
            ItemKind::Protection(it) => see(Name::Protection(it)),
            ItemKind::Substance(it) => see(Name::Substance(it)),
            ItemKind::Other => {}
        }
        self.holder.iter().chain(&self.user).chain(&self.crew).for_each(|it| see(Name::Actor(*it)));
        self.poison.iter().for_each(|it| see(Name::Substance(*it)));
    }
}

impl Names for Fact {
    fn names(&self, see: &mut dyn FnMut(Name)) {
        match self {
            Fact::Actor { who, fact } => {
                see(Name::Actor(*who));
                match fact {
                    ActorFact::Seat(it) => see(Name::Seat(*it)),
                    ActorFact::Facing(it) | ActorFact::LastFacing(it) => it.names(see),
                    _ => {}
                }
            }
            Fact::Item { item, fact } => {
                see(Name::Item(*item));
                match fact {
                    ItemFact::Holder(Some(it)) | ItemFact::User(Some(it)) => see(Name::Actor(*it)),
                    ItemFact::Poison(Some(it)) => see(Name::Substance(*it)),
                    ItemFact::Crew(them) => them.iter().for_each(|it| see(Name::Actor(*it))),
                    _ => {}
                }
            }
            Fact::Scene(it) => it.names(see),
            Fact::Table(TableFact::NewItem(it)) => it.names(see),
            Fact::Table(TableFact::Join { actor, .. }) => see(Name::Seat(actor.seat)),
            Fact::Table(TableFact::Switches(_) | TableFact::Frame(_)) => {}
        }
    }
}

impl Names for crate::Facing {
    fn names(&self, see: &mut dyn FnMut(Name)) {
        match self {
            crate::Facing::Toward(it) | crate::Facing::Guard(it) => see(Name::Actor(*it)),
            crate::Facing::Unset | crate::Facing::To(_) => {}
        }
    }
}

impl Names for SceneFact {
    fn names(&self, see: &mut dyn FnMut(Name)) {
        match self {
            SceneFact::Round(_) | SceneFact::ChargeRange(_) | SceneFact::Turn(None) | SceneFact::NoLatest => {
            }
            SceneFact::Turn(Some(it)) | SceneFact::NoChannel(it) | SceneFact::NoClimb(it) => {
                see(Name::Actor(*it));
            }
            SceneFact::Engaged { by: a, on: b, .. } | SceneFact::Distance { a, b, .. } => {
                see(Name::Actor(*a));
                see(Name::Actor(*b));
            }
            SceneFact::Cover(it) => {
                see(Name::Actor(it.of));
                if let crate::CoverSide::Against(other) = it.side {
                    see(Name::Actor(other));
                }
            }
            SceneFact::NoCover(it) | SceneFact::NoWound(it) | SceneFact::NoModifier(it) => {
                see(Name::Effect(*it));
            }
            SceneFact::Sight { observer, entity, seen } => {
                see(Name::Actor(*observer));
                see(Name::Actor(*entity));
                if let Some(Seen::Hidden { last: Some(area), .. }) = seen {
                    see(Name::Area(*area));
                }
            }
            SceneFact::Area(it) => {
                it.by.iter().for_each(|it| see(Name::Actor(*it)));
                it.source.names(see);
            }
            SceneFact::NoArea(it) => see(Name::Area(*it)),
            SceneFact::Standing { who, area, .. } => {
                see(Name::Actor(*who));
                see(Name::Area(*area));
            }
            SceneFact::Wound(it) => {
                see(Name::Actor(it.on));
                it.by.iter().for_each(|it| see(Name::Actor(*it)));
                it.source.names(see);
            }
            SceneFact::Modifier(it) => {
                see(Name::Actor(it.on));
                it.source.names(see);
            }
            SceneFact::Uses(it) => {
                see(Name::Actor(it.by));
                see(Name::Ability(it.ability));
            }
            SceneFact::Channel(it) => {
                see(Name::Actor(it.by));
                see(Name::Spell(it.spell));
            }
            SceneFact::Climb(it) => {
                see(Name::Actor(it.who));
                it.obstacle.names(see);
            }
            SceneFact::Load(it) => {
                it.by.iter().for_each(|it| see(Name::Actor(*it)));
                it.what.names(see);
            }
            SceneFact::NoLoad(it) => it.names(see),
            SceneFact::NoteDone(it) => see(Name::Note(*it)),
        }
    }
}
