//! What the plot leader does to many at once.

use schwung_table::{Owner, Play};

use super::Deed;
use crate::{
    ActorFact, ActorId, Bar, Cause, Event, Fact, Name, Names, Reason, State, Table, Wording,
    rules::{gm, harm},
};

facts! {
    /// The same for many.
    //= daemmersturm.gm.authority
    pub struct Many {
        /// Whom.
        pub who: Vec<ActorId>,
        /// What.
        pub deed: ManyDeed,
        /// Why, in words.
        pub reason: Wording,
    }

    /// What is done to each of them.
    pub enum ManyDeed {
        /// They lose life points, with all that follows.
        Hurt(u16),
        /// They get life points back, up to the cap of the table.
        Heal(u16),
        /// A fact is set.
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

    /// Those of them to whom something is to be done.
    fn meant<'m>(&'m self, state: &'m State) -> impl Iterator<Item = ActorId> + 'm {
        let has = move |who: &ActorId| match &self.deed {
            ManyDeed::Set(ActorFact::Unmarked { text, secret }) => state.has_mark(*who, text, *secret),
            ManyDeed::Set(_) | ManyDeed::Hurt(_) | ManyDeed::Heal(_) => true,
        };
        self.who.iter().copied().filter(has)
    }
}

impl Names for Many {
    fn names(&self, see: &mut dyn FnMut(Name)) {
        self.who.iter().for_each(|it| see(Name::Actor(*it)));
        self.who.first().and_then(|it| self.fact(*it)).iter().for_each(|it| it.names(see));
    }
}

impl Deed for Many {
    fn owner(&self, _: &State) -> Owner {
        Owner::Gm
    }

    fn interjects(&self) -> bool {
        matches!(self.deed, ManyDeed::Set(_) | ManyDeed::Heal(_))
    }

    fn check(&self, state: &State) -> Result<(), Reason> {
        let fits = match self.deed {
            ManyDeed::Hurt(n) | ManyDeed::Heal(n) => n <= gm::MOST_LIFE,
            // A profile and a place in the world are somebody's own.
            ManyDeed::Set(ActorFact::Profile(_)) => false,
            ManyDeed::Set(_) => true,
        };
        if self.who.is_empty() || self.who.len() > 1_000 || !fits {
            return Err(Bar::OutOfBounds.into());
        }
        // What only some of them have is taken off those.
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
