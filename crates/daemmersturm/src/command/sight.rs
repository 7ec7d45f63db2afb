//! Perception and camouflage.

use schwung_table::{Owner, Play};

use super::Deed;
use crate::{
    ActorId, AreaId, Direction, Length, Name, Names, Reason, SightTerms, Skill, State, Table, Wording,
    rules::perception,
};

facts! {
    /// What seekers and hiders do.
    pub enum SightCommand {
        /// A perception test.
        Search(Search),
        /// A camouflage test: the same turned round. The plot leader says which of the two suits the scene.
        //= daemmersturm.perception.which-test
        Hide(Hide),
        /// Somebody goes out of sight altogether.
        //= daemmersturm.perception.lost
        Vanish {
            /// Who.
            who: ActorId,
            /// From whom; nobody: from all enemies.
            from: Vec<ActorId>,
            /// Where it was seen last.
            at: Option<AreaId>,
        },
        /// Somebody hidden is visible again near the place where it was discovered.
        //= daemmersturm.perception.reappear
        Reappear {
            /// Who.
            who: ActorId,
            /// To whom.
            to: ActorId,
            /// How far from that place.
            distance: Length,
        },
        /// Acts towards a place, by guess: who is there, the plot leader knows.
        //= daemmersturm.perception.guess
        Guess {
            /// Who.
            by: ActorId,
            /// Where.
            at: AreaId,
            /// What somebody does there.
            text: Wording,
        },
        /// The plot leader shows the grade of a test that was secret.
        //= daemmersturm.perception.secret
        Release {
            /// Whose test.
            who: ActorId,
            /// What is told.
            text: Wording,
        },
    }

    /// A perception test.
    //= daemmersturm.perception.test
    pub struct Search {
        /// Who.
        pub by: ActorId,
        /// With which value, ranged or magic; `None`: the better one.
        pub with: Option<Skill>,
        /// The middle of the field of view, a quarter of a circle.
        pub toward: Option<Direction>,
        /// Circumstances.
        pub terms: SightTerms,
        /// Who is in the field, if the plot leader has said it; `None`: ask.
        pub field: Option<Vec<ActorId>>,
        /// Does the plot leader roll unseen, so that nobody else knows of the test?
        //= daemmersturm.perception.secret
        pub veiled: bool,
    }

    /// A camouflage test.
    //= daemmersturm.perception.camouflage-test
    pub struct Hide {
        /// Who rolls for those who hide.
        pub by: ActorId,
        /// Who hides beside.
        pub with: Vec<ActorId>,
        /// From whom.
        pub from: Vec<ActorId>,
        /// Whose value counts; `None`: the best.
        pub against: Option<ActorId>,
        /// Which value, ranged or magic; `None`: the better one.
        pub value: Option<Skill>,
        /// Circumstances.
        pub terms: SightTerms,
    }
}

impl Search {
    /// Does it hold something that only the plot leader says?
    pub fn is_ruling(&self) -> bool {
        self.field.is_some() || self.veiled || self.terms.more != 0
    }
}

impl Names for SightCommand {
    fn names(&self, see: &mut dyn FnMut(Name)) {
        let mut all = |them: &mut dyn Iterator<Item = &ActorId>| them.for_each(|it| see(Name::Actor(*it)));
        match self {
            SightCommand::Search(it) => {
                all(&mut std::iter::once(&it.by).chain(it.field.iter().flatten()));
            }
            SightCommand::Hide(it) => {
                all(&mut std::iter::once(&it.by).chain(&it.with).chain(&it.from).chain(&it.against));
            }
            SightCommand::Vanish { who, from, at } => {
                all(&mut std::iter::once(who).chain(from));
                at.iter().for_each(|it| see(Name::Area(*it)));
            }
            SightCommand::Reappear { who, to, .. } => all(&mut [who, to].into_iter()),
            SightCommand::Guess { by, at, .. } => {
                see(Name::Actor(*by));
                see(Name::Area(*at));
            }
            SightCommand::Release { who, .. } => see(Name::Actor(*who)),
        }
    }
}

impl Deed for SightCommand {
    fn owner(&self, state: &State) -> Owner {
        match self {
            SightCommand::Search(it) if !it.is_ruling() => state.owner(it.by),
            SightCommand::Guess { by, .. } => state.owner(*by),
            SightCommand::Search(_)
            | SightCommand::Hide(_)
            | SightCommand::Vanish { .. }
            | SightCommand::Reappear { .. }
            | SightCommand::Release { .. } => Owner::Gm,
        }
    }

    fn check(&self, state: &State) -> Result<(), Reason> {
        match self {
            SightCommand::Search(it) => perception::check_search(state, it),
            SightCommand::Hide(it) => perception::check_hide(state, it),
            SightCommand::Vanish { who, from, .. } => perception::check_vanish(*who, from),
            SightCommand::Reappear { who, to, distance } => {
                perception::check_reappear(state, *who, *to, *distance)
            }
            SightCommand::Guess { by, text, .. } => perception::check_guess(state, *by, text),
            SightCommand::Release { text, .. } => perception::check_words(text),
        }
    }

    fn perform<T: Table>(&self, t: &mut T) -> Play<T, ()> {
        match self {
            SightCommand::Search(it) => return perception::search(t, it),
            SightCommand::Hide(it) => return perception::hide(t, it),
            SightCommand::Vanish { who, from, at } => perception::vanish(t, *who, from, *at),
            SightCommand::Reappear { who, to, .. } => perception::found(t, *to, *who),
            SightCommand::Guess { by, at, text } => perception::guess(t, *by, *at, text),
            SightCommand::Release { who, text } => perception::tell(t, *who, text),
        }
        Ok(())
    }
}
