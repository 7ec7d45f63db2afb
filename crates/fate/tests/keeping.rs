//! Properties: nothing is lost, created from nothing, or kept beyond its end; everybody who is attacked can
//! react.

use crate::laws::Scenes;
use schwung_fate::*;
use schwung_play::{
    Random,
    laws::{self, Counts, Keeping, Lasting, Subject},
};

/// When an effect ends.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum End {
    Exchange,
    Conflict,
    Scene,
    /// At the end of the current action.
    Action,
    /// When the next action begins.
    NextAction,
    /// When the next turn of this actor begins.
    Turn(ActorId),
    /// When this aspect is used.
    Tag(AspectId),
    /// When the free tag of this aspect is used.
    FreeTag(AspectId),
}

impl<const BOOK: usize> Keeping for Scenes<BOOK> {
    type End = End;

    fn extreme(random: &mut Random) -> State {
        let mut state = Scenes::<BOOK>::scene(random);
        for id in 0..state.actors.len() {
            let length = |track: usize| state.profile.boxes + state.frame.sheets[id].extra_boxes[track];
            let full = [length(0), length(1)].map(|it| Boxes((1 << it) - 1));
            let actor = &mut state.actors[id];
            actor.fate = [0, u8::MAX][random.below(2) as usize];
            actor.free_actions = [0, u8::MAX][random.below(2) as usize];
            if actor.kind == ActorKind::Named {
                actor.stress = full;
                actor.disarmed = (random.below(3) == 0).then_some(999);
                actor.load = [0, u8::MAX][random.below(2) as usize];
            } else {
                actor.members = [1, 999][random.below(2) as usize];
            }
        }
        state
    }

    fn counts(state: &State) -> Counts {
        let mut counts = Counts::new();
        for id in state.ids() {
            for of in Count::ALL {
                // Missing things count as zero.
                let count = of.read(state, id);
                if count != 0 {
                    counts.insert(of.label(id), count);
                }
            }
        }
        counts
    }

    fn claims(state: &State, event: &Event) -> Option<Counts> {
        let mut claims = Claims { state, counts: Counts::new() };
        claims.told(event).then_some(claims.counts)
    }

    fn orphans(state: &State) -> Vec<String> {
        let gone = |id: ActorId| !state.is_in(id) || state.actor(id).members == 0;
        let led =
            |id: ActorId| state.actor(id).kind != ActorKind::Named && state.actor(id).attached.is_some();
        let mut orphans = Vec::new();
        let mut add =
            |what: &str, id: ActorId| orphans.push(format!("{what} of {}", state.frame.sheet(id).name));
        for id in state.ids() {
            let actor = state.actor(id);
            if gone(id) {
                let fallen = actor.turn.holding || actor.turn.full_defense;
                fallen.then(|| add("a declaration", id));
                (actor.load > 0 && actor.out.is_some()).then(|| add("a load", id));
                actor.attached.is_some().then(|| add("a group", id));
            }
            if gone(id) || led(id) {
                (state.conflict.is_some_and(|it| it.turn == Some(id))).then(|| add("a turn", id));
                actor.turn.holding.then(|| add("a hold", id));
            }
        }
        state.blocks.iter().filter(|it| gone(it.by) && !it.left).for_each(|it| add("a block", it.by));
        state.swaps.iter().filter(|it| gone(it.actor)).for_each(|it| add("a stand-in skill", it.actor));
        state.spin.iter().filter(|it| gone(it.by)).for_each(|it| add("spin", it.by));
        state.conceding.iter().filter(|it| gone(it.who)).for_each(|it| add("an offer", it.who));
        orphans
    }

    fn lasting(state: &State) -> Vec<Lasting<End>> {
        let mut all = Vec::new();
        let mut add = |what: String, ends: &[End]| {
            all.extend(ends.iter().map(|until| Lasting { what: what.clone(), until: until.clone() }));
        };
        for id in state.ids() {
            let (actor, n) = (state.actor(id), id.0);
            if actor.turn.holding {
                add(format!("hold of {n}"), &[End::Exchange, End::Conflict, End::Scene]);
            }
            if actor.turn.full_defense {
                add(format!("full defense of {n}"), &[End::Exchange, End::Conflict, End::Scene]);
            }
            if actor.grit.is_some() {
                add(format!("grit of {n}"), &[End::Conflict, End::Scene]);
            }
            if actor.disarmed.is_some() {
                add(format!("disarm of {n}"), &[End::Scene]);
            }
            if actor.companions_lost > 0 {
                add(format!("companions lost by {n}"), &[End::Scene]);
            }
        }
        for block in &state.blocks {
            let what = format!("block of {} against {:?} at {}", block.by.0, block.against, block.strength);
            add(what.clone(), &[End::Conflict, End::Scene]);
            match state.switches().block_duration {
                _ if !block.lasting => add(what, &[End::Exchange]),
                BlockDuration::NextTurn => add(what, &[End::Turn(block.by)]),
                BlockDuration::Exchange | BlockDuration::Released => {}
            }
        }
        for swap in &state.swaps {
            let what = format!("{:?} for {}", swap.skill, swap.actor.0);
            add(what.clone(), &[End::Scene]);
            if !swap.scene {
                add(what, &[End::Exchange, End::Conflict]);
            }
        }
        if let Some(spin) = state.spin {
            let what = format!("spin of {}", spin.by.0);
            add(what.clone(), &[End::Conflict, End::Scene]);
            if spin.now {
                add(what, &[End::Action]);
            }
        }
        if let Some(conceding) = state.conceding {
            let what = format!("concession of {}", conceding.who.0);
            add(what, &[End::NextAction, End::Conflict, End::Scene]);
        }
        for aspect in &state.aspects {
            let what = format!("aspect {}", aspect.id.0);
            match aspect.kind {
                AspectKind::Fragile => add(what, &[End::Scene, End::Tag(aspect.id)]),
                AspectKind::Framed | AspectKind::Sticky => add(what, &[End::Scene]),
                AspectKind::Consequence { .. } => {}
            }
            if let Some(who) = aspect.free_tag {
                add(format!("free tag of {} for {}", aspect.id.0, who.0), &[End::FreeTag(aspect.id)]);
            }
        }
        all
    }

    fn ends(_: &State, event: &Event) -> Vec<End> {
        match event {
            Event::ExchangeBegan { .. } => vec![End::Exchange],
            Event::ConflictEnded => vec![End::Exchange, End::Conflict],
            Event::SceneEnded { .. } => vec![End::Exchange, End::Conflict, End::Scene],
            Event::TurnEnded { .. } => vec![End::Action],
            Event::ActionBegan { .. } => vec![End::NextAction],
            Event::TurnBegan { actor } => vec![End::Turn(*actor)],
            Event::Swapped { aspect: AspectRef::Play(id), .. } => vec![End::Tag(*id)],
            Event::Invoked { aspect: AspectRef::Play(id), free, .. }
            | Event::TaggedForEffect { aspect: AspectRef::Play(id), free, .. } => {
                let mut ends = vec![End::Tag(*id)];
                ends.extend(free.then_some(End::FreeTag(*id)));
                ends
            }
            _ => Vec::new(),
        }
    }
}

/// A countable property of an actor.
#[derive(Clone, Copy)]
enum Count {
    Points,
    Health,
    Composure,
    Members,
    FreeBoxes,
    Consequences,
    CompanionsLost,
    FreeActions,
    Load,
    Disarm,
}

impl Count {
    const ALL: [Count; 10] = [
        Count::Points,
        Count::Health,
        Count::Composure,
        Count::Members,
        Count::FreeBoxes,
        Count::Consequences,
        Count::CompanionsLost,
        Count::FreeActions,
        Count::Load,
        Count::Disarm,
    ];

    fn label(self, id: ActorId) -> String {
        let what = match self {
            Count::Points => "fate points",
            Count::Health => "boxes of health",
            Count::Composure => "boxes of composure",
            Count::Members => "minions",
            Count::FreeBoxes => "free boxes of minions",
            Count::Consequences => "consequences",
            Count::CompanionsLost => "companions lost",
            Count::FreeActions => "free actions",
            Count::Load => "weight carried",
            Count::Disarm => "shifts of a disarm",
        };
        format!("{what} of {}", id.0)
    }

    fn read(self, state: &State, id: ActorId) -> i64 {
        let actor = state.actor(id);
        match self {
            Count::Points => actor.fate.into(),
            Count::Health => actor.stress[0].0.count_ones().into(),
            Count::Composure => actor.stress[1].0.count_ones().into(),
            Count::Members => actor.members.into(),
            Count::FreeBoxes => {
                i64::from(actor.members) * i64::from(state.boxes_each(id)) - i64::from(actor.wounds)
            }
            Count::Consequences => i64::try_from(state.consequences(id).count()).expect("few"),
            Count::CompanionsLost => actor.companions_gone.count_ones().into(),
            Count::FreeActions => actor.free_actions.into(),
            Count::Load => actor.load.into(),
            Count::Disarm => actor.disarmed.unwrap_or(0).into(),
        }
    }
}

/// The changes that an event claims to make.
struct Claims<'s> {
    state: &'s State,
    counts: Counts,
}

impl Claims<'_> {
    fn add(&mut self, of: Count, id: ActorId, change: impl Into<i64>) {
        *self.counts.entry(of.label(id)).or_default() += change.into();
    }

    /// The value is set to this, according to the event.
    fn set(&mut self, of: Count, id: ActorId, value: impl Into<i64>) {
        let was = of.read(self.state, id);
        self.add(of, id, value.into() - was);
    }

    fn used(&mut self, actor: ActorId, bearer: Bearer, free: bool) {
        if free {
            return;
        }
        self.add(Count::Points, actor, -1);
        if let Bearer::Actor(bearer) = bearer
            && self.state.switches().tag_pays_bearer
            && bearer != actor
        {
            self.add(Count::Points, bearer, 1);
        }
    }

    fn no_more_free_actions(&mut self) {
        self.state.ids().for_each(|id| self.set(Count::FreeActions, id, 0));
    }

    /// Returns `false` for events that replace whole facts.
    fn told(&mut self, event: &Event) -> bool {
        match event {
            Event::ActorSet { .. }
            | Event::ActorJoined { .. }
            | Event::FrameSet { .. }
            | Event::ProfileSet { .. } => return false,
            Event::BoxMarked { actor, track, .. } => {
                self.add(if *track == Track::Health { Count::Health } else { Count::Composure }, *actor, 1);
            }
            Event::MinionsHit { actor, boxes, out } => {
                self.add(Count::Members, *actor, -i64::from(*out));
                self.add(Count::FreeBoxes, *actor, -i64::from(*boxes));
            }
            Event::Regrouped { group, members, wounds } => {
                self.set(Count::Members, *group, *members);
                let boxes = i64::from(*members) * i64::from(self.state.boxes_each(*group));
                self.set(Count::FreeBoxes, *group, boxes - i64::from(*wounds));
            }
            Event::ConsequenceTaken { actor, .. } => self.add(Count::Consequences, *actor, 1),
            Event::Recovered { actor, .. } => self.add(Count::Consequences, *actor, -1),
            Event::AspectRemoved { id, .. } => {
                if let Some(Aspect {
                    kind: AspectKind::Consequence { .. }, bearer: Bearer::Actor(who), ..
                }) = self.state.aspect(*id)
                {
                    self.add(Count::Consequences, *who, -1);
                }
            }
            Event::CompanionLost { partner, .. } => self.add(Count::CompanionsLost, *partner, 1),
            Event::FreeAction { actor, .. } => self.add(Count::FreeActions, *actor, 1),
            Event::ExchangeBegan { .. } | Event::ConflictBegan { .. } | Event::ConflictEnded => {
                self.no_more_free_actions();
            }
            Event::SceneEnded { cleared } => {
                self.no_more_free_actions();
                for id in self.state.ids() {
                    self.set(Count::Disarm, id, 0);
                    if cleared.contains(id) {
                        self.set(Count::Health, id, 0);
                        self.set(Count::Composure, id, 0);
                    }
                }
            }
            Event::Disarmed { actor, shifts } => self.set(Count::Disarm, *actor, *shifts),
            Event::Rearmed { actor } => self.set(Count::Disarm, *actor, 0),
            Event::Loaded { actor, weight } => self.set(Count::Load, *actor, *weight),
            other => self.points(other),
        }
        true
    }

    fn points(&mut self, event: &Event) {
        match event {
            Event::FatePoints { actor, change, .. } => self.add(Count::Points, *actor, *change),
            Event::OutcomeContested { actor, points } => self.add(Count::Points, *actor, -i64::from(*points)),
            Event::ConcessionRefused { actor, by, reasonable, paid } => {
                self.add(Count::Points, *actor, i64::from(*reasonable));
                if let Some(by) = by {
                    self.add(Count::Points, *by, -i64::from(*paid));
                }
            }
            Event::AspectRefused { actor, .. }
            | Event::BonusBought { actor }
            | Event::Declared { actor, .. } => self.add(Count::Points, *actor, -1),
            Event::Swapped { swap, .. } => self.add(Count::Points, swap.actor, -1),
            Event::Invoked { actor, bearer, free, .. }
            | Event::TaggedForEffect { actor, bearer, free, .. } => self.used(*actor, *bearer, *free),
            Event::CutOff { partner, paid, .. } => self.add(Count::Points, *partner, i64::from(*paid)),
            Event::Compelled { actor, accepted, points, .. } => {
                let points = i64::from(*points);
                self.add(Count::Points, *actor, if *accepted { points } else { -points });
            }
            Event::GiftUsed { actor, price, .. } => self.add(Count::Points, *actor, -i64::from(*price)),
            _ => {}
        }
    }
}

/// Number of random games per book for each property.
fn games() -> u32 {
    laws::games(300)
}

#[test]
fn every_event_changes_what_it_claims() {
    laws::every_event_changes_what_it_claims::<Scenes<0>>(games(), laws::seed(1));
    laws::every_event_changes_what_it_claims::<Scenes<1>>(games(), laws::seed(1));
    laws::every_event_changes_what_it_claims::<Scenes<2>>(games(), laws::seed(1));
}

#[test]
fn nothing_is_left_to_nobody() {
    laws::nothing_is_left_to_nobody::<Scenes<0>>(games(), laws::seed(1));
    laws::nothing_is_left_to_nobody::<Scenes<1>>(games(), laws::seed(1));
    laws::nothing_is_left_to_nobody::<Scenes<2>>(games(), laws::seed(1));
}

#[test]
fn what_lasts_ends_in_time() {
    laws::what_lasts_ends_in_time::<Scenes<0>>(games(), laws::seed(1));
    laws::what_lasts_ends_in_time::<Scenes<1>>(games(), laws::seed(1));
    laws::what_lasts_ends_in_time::<Scenes<2>>(games(), laws::seed(1));
}

/// The books by their index in the list, as the properties above use it.
#[test]
fn there_are_three_books() {
    assert_eq!(Profile::ALL, ["sotc", "malmsturm", "freefate"]);
}
