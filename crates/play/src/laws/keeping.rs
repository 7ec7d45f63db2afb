//! Laws about the facts of a table in whole random games: nothing is lost, created or kept beyond its end.

use std::{collections::BTreeMap, convert::Infallible, fmt::Debug};

use schwung_table::{Ask, Dice, Play, Seat, System, Table};

use super::Subject;
use crate::{Policy, Random, Whimsical, in_order};

/// Maximum number of commands in one random game.
const COMMANDS: u32 = 12;
/// Number of attempts to find a reaction before it counts as not offered.
const TRIES: u64 = 400;

/// Quantities counted at a table, keyed by a label such as `"fate points of Anna"`. A missing label counts as 0.
pub type Counts = BTreeMap<String, i64>;

/// An effect that ends automatically.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Lasting<E> {
    /// Identifies the effect across states: kind, owner, and a serial number where there can be several.
    pub what: String,
    /// When it ends.
    pub until: E,
}

/// What a system must say about its facts for the laws of this module.
pub trait Keeping: Subject {
    /// When an effect ends, such as the end of an exchange, of an actor's next action, of a conflict or of a scene.
    type End: Clone + Debug + PartialEq;

    /// A random scene in which quantities are as low or as high as their types allow.
    fn extreme(random: &mut Random) -> <Self::System as System>::State;

    /// Everything that can be spent, lost, marked, loaded or gained: points, boxes, ammunition, life.
    fn counts(state: &<Self::System as System>::State) -> Counts;

    /// The changes to the counted quantities that `event` claims in the log; `None` for an event that sets facts as a
    /// whole, such as an override by the game master.
    fn claims(
        state: &<Self::System as System>::State,
        event: &<Self::System as System>::Event,
    ) -> Option<Counts>;

    /// Describes turns, holds, blocks, loads and the like that belong to characters who can no longer have them.
    fn orphans(state: &<Self::System as System>::State) -> Vec<String>;

    /// All effects that end automatically.
    fn lasting(state: &<Self::System as System>::State) -> Vec<Lasting<Self::End>>;

    /// The ends that are reached with `event`, emitted in `state`.
    fn ends(
        state: &<Self::System as System>::State,
        event: &<Self::System as System>::Event,
    ) -> Vec<Self::End>;
}

/// The number of random games for a law: the environment variable `LAWS_GAMES`, or `usual` if it is not set.
///
/// # Panics
/// If the variable is not a number.
pub fn games(usual: u32) -> u32 {
    setting("LAWS_GAMES", usual)
}

/// The seed of the random games: the environment variable `LAWS_SEED`, or `usual` if it is not set.
///
/// # Panics
/// If the variable is not a number.
pub fn seed(usual: u64) -> u64 {
    setting("LAWS_SEED", usual)
}

fn setting<N: std::str::FromStr>(name: &str, usual: N) -> N {
    match std::env::var(name) {
        Ok(text) => text.parse().unwrap_or_else(|_| panic!("{name} is no number: {text}")),
        Err(_) => usual,
    }
}

/// Calls `check` for each action of `games` random games, with the facts before and after it and all events in between,
/// each with the facts before it. The game master occasionally changes facts, also while dice or answers are awaited.
/// Panics name the seed of the game; `LAWS_SEED=… LAWS_GAMES=1` replays it alone.
fn each_game<J: Keeping>(games: u32, seed: u64, mut check: impl FnMut(&Story<'_, J>)) {
    for n in 0..games {
        let seed = seed + u64::from(n);
        let mut random = Random::new(seed);
        let state = if random.below(4) == 0 { J::extreme(&mut random) } else { J::scene(&mut random) };
        let whim = Whimsical(Random::new(random.draw().into()));
        let meddling = Some(Random::new(random.draw().into()));
        let mut table: Stage<J::System> =
            Stage { state, whim, meddles: J::meddling, meddling, events: Vec::new(), asked: Vec::new() };
        for _ in 0..COMMANDS {
            let Some(command) = J::command(&table.state, &mut random) else { break };
            let before = table.state.clone();
            table.events.clear();
            table.asked.clear();
            let Ok(()) = J::System::perform(&mut table, &command);
            check(&Story {
                seed,
                command: &command,
                before: &before,
                events: &table.events,
                after: &table.state,
            });
        }
    }
}

/// One action of a random game.
struct Story<'a, J: Subject> {
    seed: u64,
    command: &'a <J::System as System>::Command,
    before: &'a <J::System as System>::State,
    events: &'a [Told<J::System>],
    after: &'a <J::System as System>::State,
}

/// An event and the facts before it.
type Told<S> = (<S as System>::State, <S as System>::Event);

impl<J: Subject> Story<'_, J> {
    fn fail(&self, what: &str) -> ! {
        let told: Vec<_> = self.events.iter().map(|(_, event)| event).collect();
        panic!(
            "{what}\nseed {}, {:?}\ntold: {told:#?}\nbefore: {:?}\nafter: {:?}",
            self.seed, self.command, self.before, self.after
        );
    }
}

/// Every event changes the counted quantities by exactly what it claims: nothing goes below zero, saturates at the
/// limit of its type or gets lost.
///
/// # Panics
/// If the law is violated.
pub fn every_event_changes_what_it_claims<J: Keeping>(games: u32, seed: u64) {
    let mut changed = false;
    each_game::<J>(games, seed, |story| {
        for (at, (state, event)) in story.events.iter().enumerate() {
            let Some(claimed) = J::claims(state, event) else { continue };
            let before = J::counts(state);
            let after = J::counts(story.events.get(at + 1).map_or(story.after, |(state, _)| state));
            if let Some((label, count)) = after.iter().find(|it| *it.1 < 0) {
                story.fail(&format!("{label} is {count} after {event:?}"));
            }
            let labels: std::collections::BTreeSet<_> =
                before.keys().chain(after.keys()).chain(claimed.keys()).collect();
            for label in labels {
                let of = |counts: &Counts| counts.get(label).copied().unwrap_or_default();
                let (was, is, claims) = (of(&before), of(&after), of(&claimed));
                if is - was != claims {
                    story.fail(&format!("{label}: {was} became {is}, but {event:?} claims {claims:+}"));
                }
                changed |= claims != 0;
            }
        }
    });
    assert!(changed, "no event changed anything that is counted");
}

/// Nobody who is out, dead, stunned or absent keeps a turn, a hold, a block or a load.
///
/// # Panics
/// If the law is violated.
pub fn nothing_is_left_to_nobody<J: Keeping>(games: u32, seed: u64) {
    each_game::<J>(games, seed, |story| {
        let orphans = J::orphans(story.after);
        // Orphans that existed at the start of the scene are not caused by the rules.
        if let Some(orphan) = orphans.first().filter(|_| J::orphans(story.before).is_empty()) {
            story.fail(orphan);
        }
    });
}

/// An effect ends when its end is reached, in or out of a conflict.
///
/// # Panics
/// If the law is violated.
pub fn what_lasts_ends_in_time<J: Keeping>(games: u32, seed: u64) {
    let mut ended = false;
    each_game::<J>(games, seed, |story| {
        for (at, (state, event)) in story.events.iter().enumerate() {
            let ends = J::ends(state, event);
            if ends.is_empty() {
                continue;
            }
            // Ends that are reached during an action take effect before the next action starts.
            let overdue: Vec<_> =
                J::lasting(state).into_iter().filter(|it| ends.contains(&it.until)).collect();
            ended |= !overdue.is_empty();
            let renewed = |it: &Lasting<J::End>| {
                story.events[at..]
                    .windows(2)
                    .any(|pair| !J::lasting(&pair[0].0).contains(it) && J::lasting(&pair[1].0).contains(it))
            };
            let left = J::lasting(story.after);
            if let Some(it) = overdue.iter().find(|it| left.contains(it) && !renewed(it)) {
                story.fail(&format!("{it:?} outlasts {event:?}"));
            }
        }
    });
    assert!(ended, "nothing ended that lasts for a while");
}

/// A scene and a command to be carried out in it.
pub type Begun<S> = (<S as System>::State, <S as System>::Command);

/// A kind of attack, for [`every_reaction_is_offered`].
#[derive(Debug)]
pub struct Attack<J: Reacting> {
    /// The name of the attack.
    pub name: &'static str,
    /// Builds a scene with such an attack, in which the target has everything that the reaction requires.
    pub scene: fn(J::Reaction) -> Begun<J::System>,
    /// The reactions that the rules do not offer against this attack, with the id of the rule that says so.
    pub not_offered: &'static [(J::Reaction, &'static str)],
}

/// What a system must say about its reactions for [`every_reaction_is_offered`].
pub trait Reacting: Subject {
    /// A reaction that people may choose when an actor is attacked.
    type Reaction: Copy + Debug + PartialEq + 'static;

    /// All reactions.
    fn reactions() -> &'static [Self::Reaction];

    /// Every kind of attack.
    fn attacks() -> Vec<Attack<Self>>
    where
        Self: Sized;

    /// Whether this question, asked in `state`, offers that reaction.
    fn offers(
        state: &<Self::System as System>::State,
        question: &<Self::System as System>::Question,
        reaction: Self::Reaction,
    ) -> bool;

    /// Returns whether the attack with this name still takes place after that answer. Other tries are ignored.
    fn takes_place(
        _attack: &str,
        _question: &<Self::System as System>::Question,
        _answer: &<Self::System as System>::Answer,
    ) -> bool {
        true
    }
}

/// Every reaction is offered against every kind of attack, unless a rule excludes it; then it is not offered.
///
/// # Panics
/// If the law is violated.
pub fn every_reaction_is_offered<J: Reacting>() {
    let mut faults = Vec::new();
    for attack in J::attacks() {
        for &reaction in J::reactions() {
            let (state, command) = (attack.scene)(reaction);
            if J::System::check(&state, &command).is_err() {
                faults.push(format!("{} with {reaction:?} is refused", attack.name));
                continue;
            }
            let offered = (0..TRIES).any(|seed| {
                let whim = Whimsical(Random::new(seed));
                let mut table: Stage<J::System> = Stage {
                    state: state.clone(),
                    whim,
                    meddles: J::meddling,
                    meddling: None,
                    events: Vec::new(),
                    asked: Vec::new(),
                };
                let Ok(()) = J::System::perform(&mut table, &command);
                let mut asked = table.asked.iter();
                asked.all(|(_, question, answer)| J::takes_place(attack.name, question, answer))
                    && table.asked.iter().any(|(state, question, _)| J::offers(state, question, reaction))
            });
            match attack.not_offered.iter().find(|it| it.0 == reaction) {
                None if !offered => faults.push(format!("{} offers no {reaction:?}", attack.name)),
                Some((_, rule)) if offered => {
                    faults.push(format!("{} offers {reaction:?} against {rule}", attack.name));
                }
                _ => {}
            }
        }
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

/// A question, the facts when it was asked, and its answer.
type Asked<S> = (<S as System>::State, <S as System>::Question, <S as System>::Answer);

/// A table with random dice and answers that records all events and questions, each with the facts at that time. Its
/// type depends on the system alone, so the rules are compiled for it once.
struct Stage<S: System> {
    state: S::State,
    whim: Whimsical,
    meddles: fn(&S::State, &mut Random) -> Option<S::Event>,
    /// Random numbers for changes by the game master while something is awaited; `None` if there are none.
    meddling: Option<Random>,
    events: Vec<Told<S>>,
    asked: Vec<Asked<S>>,
}

impl<S: System> Stage<S> {
    fn meddle(&mut self) {
        let Some(random) = &mut self.meddling else { return };
        if random.below(16) == 0
            && let Some(event) = (self.meddles)(&self.state, random)
        {
            self.tell(event);
        }
    }
}

impl<S: System> Table for Stage<S> {
    type System = S;
    type Stop = Infallible;

    fn state(&self) -> &S::State {
        &self.state
    }

    fn roll<D: Dice>(&mut self, _: Seat, dice: D) -> Play<Self, D::Outcome> {
        self.meddle();
        Ok(dice.sample(self.whim.0.draw()))
    }

    fn ask<Q: Ask<S>>(&mut self, question: Q) -> Play<Self, Q::Answer> {
        self.meddle();
        let question = question.into();
        let answer = Policy::<S>::answer(&mut self.whim, &self.state, &question);
        self.asked.push((self.state.clone(), question, answer.clone()));
        Ok(Q::Answer::try_from(answer).expect("policies answer the question asked"))
    }

    fn ask_each<Q: Ask<S>>(&mut self, questions: Vec<Q>) -> Play<Self, Vec<Q::Answer>> {
        in_order::ask_each(self, questions)
    }

    fn offer_each<Q: Ask<S>>(&mut self, questions: Vec<Q>) -> Play<Self, Vec<(usize, Q::Answer)>> {
        in_order::offer_each(self, questions)
    }

    fn tell(&mut self, event: S::Event) {
        let before = self.state.clone();
        S::apply(&mut self.state, &event);
        self.events.push((before, event));
    }
}
