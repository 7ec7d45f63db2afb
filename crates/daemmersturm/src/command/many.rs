//! Commands by which the plot leader changes many characters at once.

use schwung_table::{Owner, Play};

use super::TopicCommand;
use crate::{
    ActorFact, ActorId, Bar, Cause, Event, Fact, Reason, State, Table, Wording,
    rules::{gm, harm},
};

facts! {
    /// The same change for several characters.
    //= daemmersturm.gm.authority
    pub struct Many {
        /// The characters.
        pub who: Vec<ActorId>,
        /// The change.
        pub deed: ManyDeed,
        /// The reason, in words.
        pub reason: Wording,
    }

    /// A change that is made to each of several characters.
    pub enum ManyDeed {
        /// Takes life points away, with all consequences.
        Hurt(u16),
        /// Restores life points, up to the healing cap of the table.
        Heal(u16),
        /// Sets a fact.
        Set(ActorFact),
    }
}

impl Many {
    fn fact(&self, who: ActorId) -> Option<Fact> {
        match &self.deed {
            ManyDeed::Set(fact) => Some(Fact::Actor { who, fact: fact.clone() }),
            ManyDeed::Hurt(_) | ManyDeed::Heal(_) => None,
        }
    }

    /// The characters for which the change has an effect.
    fn meant<'m>(&'m self, state: &'m State) -> impl Iterator<Item = ActorId> + 'm {
        let has = move |who: &ActorId| match &self.deed {
            ManyDeed::Set(ActorFact::Unmarked { text, secret }) => state.has_mark(*who, text, *secret),
            ManyDeed::Set(_) | ManyDeed::Hurt(_) | ManyDeed::Heal(_) => true,
        };
        self.who.iter().copied().filter(has)
    }
}

impl TopicCommand for Many {
    fn owner(&self, _: &State) -> Owner {
        Owner::Gm
    }

    fn interjects(&self) -> bool {
        matches!(self.deed, ManyDeed::Set(_) | ManyDeed::Heal(_))
    }

    fn check(&self, state: &State) -> Result<(), Reason> {
        let fits = match self.deed {
            ManyDeed::Hurt(n) | ManyDeed::Heal(n) => n <= gm::MOST_LIFE,
            // Profile and area are individual to each character.
            ManyDeed::Set(ActorFact::Profile(_)) => false,
            ManyDeed::Set(_) => true,
        };
        if self.who.is_empty() || self.who.len() > 1_000 || !fits {
            return Err(Bar::OutOfBounds.into());
        }
        // A change that removes something applies only to characters that have it.
        if self.meant(state).next().is_none() {
            return Err(Bar::NoSuchThing.into());
        }
        self.meant(state).filter_map(|it| self.fact(it)).try_for_each(|it| gm::check(state, &it))
    }

    fn perform<T: Table>(&self, t: &mut T) -> Play<T, ()> {
        let meant: Vec<ActorId> = self.meant(t.state()).collect();
        for who in meant {
            match &self.deed {
                ManyDeed::Hurt(n) => {
                    let damage = i16::try_from(*n).unwrap_or(i16::MAX);
                    harm::hurt(t, who, None, damage, Cause::Other)?;
                }
                ManyDeed::Heal(n) => {
                    harm::heal(t, who, i16::try_from(*n).unwrap_or(i16::MAX), false);
                }
                ManyDeed::Set(_) => {
                    if let Some(fact) = self.fact(who) {
                        t.tell(Event::Set { fact: Box::new(fact), reason: self.reason.clone() });
                    }
                }
            }
        }
        Ok(())
    }
}
