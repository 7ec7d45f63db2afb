//! Exact odds, where the viewer may know them.
//!
//! The actual rules are explored for every outcome of the dice up to the next result. Other questions on the way get
//! sensible answers.

mod notes;
mod trial;

use schwung_daemmersturm::{
    ActorId, Answer, AreaEvent, AttackEvent, Command, Cover, CoverSide, Daemmersturm, Event, Moment, Price,
    Protecting, Purpose, Question, RollEvent, SceneCommand, Sensible, Span, State,
};
use schwung_log::{Asked, Running};
use schwung_play::{Decided, Input, Observe, Pending, Tally, explore_observed};
use schwung_table::System;
use schwung_ui_kit::question::options;
use schwung_views::{
    Look, coach,
    wire::{Chance, ChanceLevel, CoachView},
};

use self::trial::{Goal, Hits, Level, Trial, Watcher, trial};
use super::{
    call::{Enough, brought},
    eyes::Eyes,
};

/// Maximum number of rolls and answers explored for all choices of a question together, which takes some dozens of
/// milliseconds.
const MOST: usize = 60_000;

/// The result of one way.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Came {
    /// The level of success.
    Level(Level),
    /// The damage dealt.
    Damage(u16),
}

impl Came {
    fn is_good(self) -> bool {
        matches!(self, Came::Level(level) if level.is_good())
    }
}

/// Observes events until the result of a way is known.
type Watch = Box<dyn FnMut(&Event) -> Option<Came>>;

/// Observes only facts that are not known yet.
struct Later {
    /// Number of events that are left to skip.
    known: usize,
    watch: Watch,
}

impl Observe<Daemmersturm> for Later {
    type Result = Came;

    fn told(&mut self, _: &State, event: &Event) -> Option<Came> {
        if self.known > 0 {
            self.known -= 1;
            return None;
        }
        (self.watch)(event)
    }

    fn ended(self) -> Option<Came> {
        None
    }
}

/// A command that is explored in every way, after the given inputs.
struct Play<'a> {
    start: &'a State,
    command: &'a Command,
    inputs: &'a [Input<Daemmersturm>],
    /// Number of events that are already known and skipped.
    told: usize,
}

impl Play<'_> {
    /// Counts how often each result occurs. Also returns the number of rolls and answers explored. `watch` creates an
    /// observer for each way; `end` is the result if the observer reports none.
    fn count(
        &self,
        most: usize,
        watch: &dyn Fn() -> Watch,
        end: Option<Came>,
    ) -> Option<(Tally<Came>, usize)> {
        let (mut tally, mut whole) = (Tally::default(), true);
        let spent = explore_observed(
            self.start,
            self.inputs,
            most,
            Decided(Sensible),
            || Later { known: self.told, watch: watch() },
            |table| Daemmersturm::perform(table, self.command),
            |_, came, odds| match came.or(end) {
                Some(came) => whole &= tally.add(came, odds).is_ok(),
                None => whole = false,
            },
        );
        spent.ok().filter(|_| whole).map(|spent| (tally, spent))
    }

    /// Counts the levels of success.
    fn levels(&self, goal: Goal, most: usize) -> Option<(Tally<Came>, usize)> {
        let watch = || -> Watch {
            let mut watcher = Watcher::new(goal);
            Box::new(move |event| watcher.see(event).map(Came::Level))
        };
        self.count(most, &watch, Watcher::end(goal).map(Came::Level))
    }
}

/// The chance for the wire; `None` if it does not depend on dice.
fn chance(eyes: Eyes<'_>, tally: &Tally<Came>, goal: Goal) -> Option<Chance> {
    let (good, of) = (tally.ways(|it| it.is_good()), tally.of());
    let by = (of >> 52).max(1);
    let fits = |ways: u128| u64::try_from(ways / by).unwrap_or(u64::MAX);
    let percent = percent(good, of)?;
    let levels = tally.iter().filter(|it| it.1 > 0).filter_map(|(came, ways)| {
        let Came::Level(level) = *came else { return None };
        let label = eyes.say(level_key(goal, level), &[]);
        Some(ChanceLevel { label, ways: fits(ways), percent: self::percent(ways, of).unwrap_or(0) })
    });
    let mut levels: Vec<ChanceLevel> = levels.collect();
    // Two levels, good and bad, follow from the chance itself.
    if levels.len() < 3 {
        levels.clear();
    }
    let label = eyes.say(label(goal), &[]);
    let (shifts, notes) = (Vec::new(), Vec::new());
    Some(Chance { good: fits(good), of: fits(of), percent, label, shifts, levels, notes, raised: None })
}

/// The percentage, rounded, but 0 or 100 only if the result is certain.
fn percent(ways: u128, of: u128) -> Option<u8> {
    let percent = (ways.saturating_mul(100).saturating_add(of / 2)).checked_div(of)?;
    Some(match percent {
        _ if ways == 0 => 0,
        _ if ways == of => 100,
        percent => u8::try_from(percent.clamp(1, 99)).unwrap_or(99),
    })
}

/// The label of a goal.
fn label(goal: Goal) -> &'static str {
    match goal {
        Goal::Hit | Goal::Spell { hit: Hits::One, .. } => "ds-show-chance-hit",
        Goal::Spell { hit: Hits::Many, .. } => "ds-show-chance-hit-any",
        Goal::Test | Goal::Spell { hit: Hits::Nobody, .. } => "ds-show-chance-success",
        Goal::Shot => "ds-show-chance-shot",
        Goal::Saved => "ds-show-chance-saved",
        Goal::Roll => "ds-show-chance-success",
    }
}

fn level_key(goal: Goal, level: Level) -> &'static str {
    let hits = matches!(goal, Goal::Hit | Goal::Spell { hit: Hits::One | Hits::Many, .. });
    match (level, goal) {
        (Level::Critical, _) => "ds-odds-critical",
        (Level::Good, _) if hits => "ds-odds-good-attack",
        (Level::Good, Goal::Shot) => "ds-odds-good-shot",
        (Level::Good, _) => "ds-odds-good-test",
        (Level::Weak, _) => "ds-odds-weak",
        (Level::Bad, _) if hits => "ds-odds-bad-attack",
        (Level::Bad, Goal::Shot) => "ds-odds-bad-shot",
        (Level::Bad, _) => "ds-odds-bad-test",
        (Level::Fumble, _) => "ds-odds-fumble",
        (Level::Harmless, Goal::Shot) => "ds-odds-harmless-shot",
        (Level::Harmless, _) => "ds-odds-harmless",
        (Level::Harmful, Goal::Shot) => "ds-odds-harmful-shot",
        (Level::Harmful, _) => "ds-odds-harmful",
    }
}

/// Returns whether the viewer may know the chance: it may read all profiles involved, and the test is not secret.
fn may(eyes: Eyes<'_>, command: &Command, it: &Trial) -> bool {
    let reads = eyes.reads(it.by) && it.on.iter().all(|&it| eyes.reads(it));
    let secret =
        matches!(command, Command::Scene(SceneCommand::Sight(_))) && eyes.state.switches.secret_perception;
    eyes.sees_all() || (reads && !secret)
}

/// The chance of a command before it is given, with its notes.
pub(super) fn forecast(look: Look<'_, Daemmersturm>, command: &Command) -> Option<Chance> {
    let eyes = Eyes::new(look);
    let trial = trial(eyes.state, command).filter(|it| may(eyes, command, it))?;
    Daemmersturm::check(eyes.state, command).ok()?;
    let play = match &trial.later {
        Some((then, command)) => Play { start: then, command, inputs: &[], told: 0 },
        None => Play { start: eyes.state, command, inputs: &[], told: 0 },
    };
    let (tally, _) = play.levels(trial.goal, MOST)?;
    let notes = notes::notes(eyes, command, &trial, &play);
    chance(eyes, &tally, trial.goal).map(|it| Chance { notes, ..it })
}

/// The number of events that the procedure has emitted.
fn told(running: &Running<Daemmersturm>) -> usize {
    let by_hand = running.inputs.iter().filter(|it| matches!(it, Input::Interjected(_))).count();
    running.events.len().saturating_sub(by_hand)
}

/// The goal of the running procedure, if the viewer may know its chance.
fn hoped(eyes: Eyes<'_>, running: &Running<Daemmersturm>) -> Option<Goal> {
    let trial = trial(&running.base, &running.command).filter(|it| it.later.is_none())?;
    may(eyes, &running.command, &trial).then_some(trial.goal)
}

fn goes_on<'a>(running: &'a Running<Daemmersturm>, inputs: &'a [Input<Daemmersturm>]) -> Play<'a> {
    Play { start: &running.base, command: &running.command, inputs, told: told(running) }
}

/// The current chance of the running procedure.
pub(super) fn outlook(eyes: Eyes<'_>, running: &Running<Daemmersturm>) -> Option<Chance> {
    let goal = hoped(eyes, running)?;
    let (tally, _) = goes_on(running, &running.inputs).levels(goal, MOST / 4)?;
    chance(eyes, &tally, goal)
}

/// The numbers with which the pending roll succeeds, if it has such numbers: numbers that are the same for everybody, and
/// numbers of characters that the viewer may read.
//= daemmersturm.protect.definition
//= daemmersturm.exhaustion.roll
//= daemmersturm.magic.interruption
//= daemmersturm.magic.w-roll
//= daemmersturm.gun.w-roll
//= daemmersturm.light.test
//= daemmersturm.climb.sub-rolls
//= daemmersturm.poison.roll
//= daemmersturm.perception.test
//= daemmersturm.fumble.spell
pub(super) fn suffices(eyes: Eyes<'_>, running: &Running<Daemmersturm>) -> Enough {
    let called = running.events.iter().rev().find(|it| matches!(it, Event::Roll(_)));
    let Some(&Event::Roll(RollEvent::Called { who, purpose, span })) = called else {
        return Enough::default();
    };
    let least = match purpose {
        Purpose::Attack => {
            let attacks = |it: &Goal| matches!(it, Goal::Hit | Goal::Spell { hit: Hits::One, .. });
            hoped(eyes, running).filter(attacks).and_then(|goal| lowest(running, span, goal))
        }
        _ if purpose.least().is_some() => purpose.least(),
        Purpose::Perception => hoped(eyes, running).and_then(|goal| lowest(running, span, goal)),
        Purpose::Cover if !eyes.reads(who) => attacker(running).and_then(|by| cover(eyes, by, who)),
        _ if !eyes.reads(who) => None,
        Purpose::Shield | Purpose::Cover | Purpose::SeekCover | Purpose::Armour | Purpose::Rescue => {
            lowest(running, span, Goal::Saved)
        }
        Purpose::W | Purpose::Poison => lowest(running, span, Goal::Roll),
        Purpose::Climb(part) => eyes.state.climb_least(who, part),
        Purpose::Escalation => brought(running.events.iter())
            .filter(|it| it.0 == who)
            .and_then(|it| eyes.state.frame.library.spell(it.1))
            .map(|it| i16::from(it.escalation.hurts) + 1),
        Purpose::Light => return Enough { most: Some(eyes.state.light_limit(who)), ..Enough::default() },
        _ => None,
    };
    Enough { least, most: None }
}

/// The value of a character's cover, which everybody who knows the attacker sees. With several covers of different values, it
/// is unknown from which of them the attack comes.
//= daemmersturm.cover.roll
pub(super) fn cover(eyes: Eyes<'_>, by: ActorId, of: ActorId) -> Option<i16> {
    let counts = |it: &&Cover| it.of == of && !matches!(it.side, CoverSide::Against(whom) if whom != by);
    let mut needs = eyes.state.covers.iter().filter(counts).map(|it| it.need);
    let need = needs.next().filter(|_| eyes.knows(by))?;
    needs.all(|it| it == need).then_some(need.into())
}

/// The character that makes the current attack.
fn attacker(running: &Running<Daemmersturm>) -> Option<ActorId> {
    running.events.iter().rev().find_map(|it| match *it {
        Event::Attack(AttackEvent::Began { by, .. }) | Event::Area(AreaEvent::Began { by, .. }) => Some(by),
        _ => None,
    })
}

/// The number with which, or with more, the pending roll reaches the goal.
fn lowest(running: &Running<Daemmersturm>, span: Span, goal: Goal) -> Option<i16> {
    let Some(Pending::Roll { who: seat, dice }) = running.waiting else { return None };
    let (mut left, mut inputs) = (MOST / 4, running.inputs.clone());
    let mut works = |natural: u8| {
        inputs.push(Input::Rolled { who: seat, dice: dice.name, outcome: natural.into() });
        let (tally, spent) = goes_on(running, &inputs).levels(goal, left)?;
        inputs.pop();
        left = left.saturating_sub(spent);
        Some(tally.ways(|it| it.is_good()) == tally.of())
    };
    let mut lowest = None;
    for natural in (span.low()..=span.high()).rev() {
        if !works(natural)? {
            break;
        }
        lowest = Some(natural);
    }
    lowest.map(i16::from)
}

/// The coach's advice about the answers.
pub(super) fn advice(
    look: Look<'_, Daemmersturm>,
    asked: &Asked<'_, Daemmersturm>,
    chances: &[Option<Chance>],
) -> Option<CoachView> {
    let choices = options::<Daemmersturm>(look.game.state(), asked.question?);
    let view = super::question::view(look, asked);
    let cost = |it: Price| it.points.map_or(0, |it| it.1).saturating_add(u8::from(it.turn));
    let all = coach::candidates(&view, chances, choices.iter().map(|it| cost(it.price)));
    coach::advice(look.texts, view.usual, &all)
}

/// The chance of each choice, in order.
pub(super) fn odds(look: Look<'_, Daemmersturm>, asked: &Asked<'_, Daemmersturm>) -> Vec<Option<Chance>> {
    let eyes = Eyes::new(look);
    let (Some(question), Some(running)) = (asked.question, look.game.running()) else { return Vec::new() };
    if !eyes.sees_all() && !look.is_mine(asked.seat) {
        return Vec::new();
    }
    let goal = match question {
        Question::Repeat(_) | Question::ClimbAid(_) => hoped(eyes, running),
        Question::Follow(it) if it.moment == Moment::Failed => hoped(eyes, running),
        Question::Protect(it) => eyes.reads(it.who).then_some(Goal::Saved),
        Question::Avert(it) => eyes.reads(it.who).then_some(Goal::Saved),
        _ => None,
    };
    let Some(goal) = goal else { return Vec::new() };
    let mut choices = Vec::new();
    Daemmersturm::options(eyes.state, question, &mut choices);
    let mut left = MOST;
    let of = |answer: &Answer, left: &mut usize| {
        // Taking the hit involves no roll.
        if matches!(answer, Answer::Protecting(Protecting::Take)) {
            return None;
        }
        let mut inputs = running.inputs.clone();
        inputs.push(Input::Answered { who: asked.seat, answer: answer.clone() });
        let (tally, spent) = goes_on(running, &inputs).levels(goal, *left)?;
        *left = left.saturating_sub(spent);
        // Choices are compared with each other, so each gets a single number.
        chance(eyes, &tally, goal).map(|it| Chance { levels: Vec::new(), ..it })
    };
    choices.iter().map(|it| if it.barred.is_none() { of(&it.answer, &mut left) } else { None }).collect()
}
