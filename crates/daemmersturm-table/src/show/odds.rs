//! Exact chances, where the viewer may know them.
//!
//! The rules themselves are played on in every way the dice can fall, up to the next result; what else is asked on the
//! way is answered as sensible people do.

use schwung_daemmersturm::{
    ActorId, Answer, AreaEvent, AttackCommand, AttackEvent, ClimbCommand, ClimbEvent, Command, Daemmersturm,
    Event, Grade, MagicEvent, Protecting, Question, SceneCommand, SceneEvent, Sensible, SightCommand,
    SightEvent, State,
};
use schwung_log::{Asked, Running};
use schwung_play::{Decided, Input, Tally, explore_after, watched};
use schwung_table::System;
use schwung_views::{Look, wire::Chance};

use super::eyes::Eyes;

/// So many rolls and answers at most for all choices of a question together: some dozens of milliseconds.
const MOST: usize = 60_000;

/// What is watched for.
#[derive(Clone, Copy)]
enum Goal {
    /// That the attack hits.
    Hit,
    /// That a test succeeds: a W roll, perception, climbing.
    Test,
    /// That this protects.
    Saved,
}

impl Goal {
    fn came(self, event: &Event) -> Option<bool> {
        match (self, event) {
            (Goal::Hit, Event::Attack(AttackEvent::Resolved { outcome, .. })) => Some(outcome.hits()),
            (Goal::Test, Event::Magic(MagicEvent::WTested { outcome, .. })) => Some(outcome.hits()),
            (Goal::Hit | Goal::Test, Event::Area(AreaEvent::Tested { works, .. })) => Some(*works),
            (Goal::Test, Event::Scene(SceneEvent::Climb(it))) => match it {
                ClimbEvent::Climbed { .. } | ClimbEvent::HeldOn { .. } | ClimbEvent::Pinned { .. } => {
                    Some(true)
                }
                ClimbEvent::Fell { .. } | ClimbEvent::NotPinned { .. } => Some(false),
                ClimbEvent::Began { .. } | ClimbEvent::LostPart { .. } | ClimbEvent::UsedAid { .. } => None,
            },
            (Goal::Test, Event::Scene(SceneEvent::Sight(SightEvent::Searched { grade, .. }))) => {
                Some(*grade >= Grade::Success)
            }
            (Goal::Saved, Event::Attack(AttackEvent::Saved { .. })) => Some(true),
            (Goal::Saved, Event::Attack(AttackEvent::Unsaved { .. })) => Some(false),
            _ => None,
        }
    }

    fn label(self) -> &'static str {
        match self {
            Goal::Hit => "ds-show-chance-hit",
            Goal::Test => "ds-show-chance-success",
            Goal::Saved => "ds-show-chance-saved",
        }
    }
}

/// Plays on from `start` in every way; `told` events are known already.
fn count(
    start: &State,
    command: &Command,
    inputs: &[Input<Daemmersturm>],
    told: usize,
    goal: Goal,
    most: usize,
) -> Option<(Tally<bool>, usize)> {
    let (mut tally, mut whole) = (Tally::default(), true);
    let spent = explore_after(
        start,
        inputs,
        most,
        Decided(Sensible),
        |table| {
            let mut n = 0;
            let watch = move |_: &State, event: &Event| {
                n += 1;
                if n > told { goal.came(event) } else { None }
            };
            watched(table, watch, |table| Daemmersturm::perform(table, command))
        },
        |_, came, odds| match came {
            Some(came) => whole &= tally.add(came, odds).is_ok(),
            None => whole = false,
        },
    );
    spent.ok().filter(|_| whole).map(|spent| (tally, spent))
}

/// As it goes over the wire; nothing where dice decide nothing.
fn chance(eyes: Eyes<'_>, tally: &Tally<bool>, goal: Goal) -> Option<Chance> {
    let (good, of) = (tally.ways(|it| *it), tally.of());
    let by = (of >> 52).max(1);
    let fits = |ways: u128| u64::try_from(ways / by).unwrap_or(u64::MAX);
    let percent = match (good.saturating_mul(100).saturating_add(of / 2)).checked_div(of)? {
        _ if good == 0 => 0,
        _ if good == of => 100,
        percent => u8::try_from(percent.clamp(1, 99)).unwrap_or(99),
    };
    let label = eyes.say(goal.label(), &[]);
    Some(Chance { good: fits(good), of: fits(of), percent, label, shifts: Vec::new() })
}

/// Who acts, against whom, and what is hoped for; nothing for what no dice decide.
fn trial(command: &Command) -> Option<(ActorId, Option<ActorId>, Goal)> {
    match command {
        Command::Attack(AttackCommand::Strike(it)) => Some((it.by, Some(it.on), Goal::Hit)),
        Command::Scene(SceneCommand::Climb(ClimbCommand::Climb(it))) => Some((it.by, None, Goal::Test)),
        Command::Scene(SceneCommand::Sight(SightCommand::Search(it))) if !it.veiled => {
            Some((it.by, None, Goal::Test))
        }
        _ => None,
    }
}

/// May the viewer know the chance: of both profiles, and of a test whose result is no secret?
fn may(eyes: Eyes<'_>, command: &Command) -> Option<Goal> {
    let (by, on, goal) = trial(command)?;
    let reads = eyes.reads(by) && on.is_none_or(|it| eyes.reads(it));
    let secret =
        matches!(command, Command::Scene(SceneCommand::Sight(_))) && eyes.state.switches.secret_perception;
    (eyes.sees_all() || (reads && !secret)).then_some(goal)
}

/// The chance of a command before it is given.
pub(super) fn forecast(look: Look<'_, Daemmersturm>, command: &Command) -> Option<Chance> {
    let eyes = Eyes::new(look);
    let goal = may(eyes, command)?;
    Daemmersturm::check(eyes.state, command).ok()?;
    let (tally, _) = count(eyes.state, command, &[], 0, goal, MOST)?;
    chance(eyes, &tally, goal)
}

/// How many events the procedure has told itself.
fn told(running: &Running<Daemmersturm>) -> usize {
    let by_hand = running.inputs.iter().filter(|it| matches!(it, Input::Interjected(_))).count();
    running.events.len().saturating_sub(by_hand)
}

/// The chance of what goes on, as things stand.
pub(super) fn outlook(eyes: Eyes<'_>, running: &Running<Daemmersturm>) -> Option<Chance> {
    let goal = may(eyes, &running.command)?;
    let (tally, _) = count(&running.base, &running.command, &running.inputs, told(running), goal, MOST / 4)?;
    chance(eyes, &tally, goal)
}

/// The chance of each choice, in their order.
pub(super) fn odds(look: Look<'_, Daemmersturm>, asked: &Asked<'_, Daemmersturm>) -> Vec<Option<Chance>> {
    let eyes = Eyes::new(look);
    let (Some(question), Some(running)) = (asked.question, look.game.running()) else { return Vec::new() };
    if !eyes.sees_all() && !look.is_mine(asked.seat) {
        return Vec::new();
    }
    let goal = match question {
        Question::Repeat(_) => may(eyes, &running.command),
        Question::Protect(it) => eyes.reads(it.who).then_some(Goal::Saved),
        Question::Avert(it) => eyes.reads(it.who).then_some(Goal::Saved),
        Question::ClimbAid(_) => may(eyes, &running.command),
        _ => None,
    };
    let Some(goal) = goal else { return Vec::new() };
    let mut choices = Vec::new();
    Daemmersturm::options(eyes.state, question, &mut choices);
    let mut left = MOST;
    let of = |answer: &Answer, left: &mut usize| {
        // Whoever takes it rolls nothing.
        if matches!(answer, Answer::Protecting(Protecting::Take)) {
            return None;
        }
        let mut inputs = running.inputs.clone();
        inputs.push(Input::Answered { who: asked.seat, answer: answer.clone() });
        let (tally, spent) = count(&running.base, &running.command, &inputs, told(running), goal, *left)?;
        *left = left.saturating_sub(spent);
        chance(eyes, &tally, goal)
    };
    choices.iter().map(|it| if it.barred.is_none() { of(&it.answer, &mut left) } else { None }).collect()
}
