//! Exact chances of what can be answered, or begun, now.
//!
//! The rules themselves are played to the end in every way the dice can fall. Nobody adds anything more on
//! the way: no aspect is brought to bear and no bonus bought. Whatever else has to be answered is answered as
//! a [`Sensible`] player would, and judged as usual. A way is followed no further than to its result: what
//! takes a hit, and whatever else comes of it, is left open.

use std::borrow::Cow;

use schwung_play::{Decide, Input, NoOdds, Pending, Policy, Stop, Tally, explore_after, replay, watched};
use schwung_table::{Seat, System};
use serde::{Deserialize, Serialize};

use crate::{
    ActorId, Answer, Command, Event, Fate, Found, Invocation, Judgement, Opposition, Question, Sensible,
    State, Target, Thrown, ZoneId,
    rules::{attack, conflict},
};

/// What an answer or a command leads to, as far as dice decide it, if nobody adds anything more.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Hint {
    /// In how many ways it comes out well for whoever is asked.
    ///
    /// For whoever acts: an attack hits; a maneuver, a simple action or an assessment succeeds; a sprint goes
    /// all the way, and what is pushed or thrown gets where it should; a block is overcome. A block that is
    /// made always stands. For whoever is against it: the opposite. A contest must be won; a tie is good for
    /// nobody.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub good: u128,
    /// All ways.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub of: u128,
    /// By how many shifts whoever acts is ahead in the end, below zero where behind, and in how many ways:
    /// from the least to the most. For a block that is made, its strength.
    #[cfg_attr(feature = "ts", ts(type = "[number, number][]"))]
    pub shifts: Vec<(i16, u128)>,
    /// Do no dice fall any more? Then it comes out just so.
    pub sure: bool,
}

/// The hints for `question`, one of those that wait when `command` has run from `start` over `inputs`: one
/// for each choice of [`System::options`], in their order; none for what is barred. Nothing where dice decide
/// nothing that this question could still change (words, a judgement, what takes a hit), and where there are
/// too many ways to count.
///
/// Each hint is one that whoever sits at `reader` may see: nothing against a difficulty, or somebody, hidden
/// from that seat, and no regard to blocks of those hidden from it. Skills that several choose unseen by each
/// other are taken as proposed, also where they have been chosen already.
pub fn hints(
    start: &State,
    command: &Command,
    inputs: &[Input<Fate>],
    question: &Question,
    reader: Seat,
) -> Option<Vec<Option<Hint>>> {
    let trial = Trial::of(command)?;
    let run = replay::<Fate, _>(start.clone(), inputs, |t| Fate::perform(t, command));
    let Err(Stop::Waiting(pending)) = &run.result else { return None };
    let good = trial.stake(&run.state, question)?;
    if !pending.questions().contains(question) || is_secret(&run.state, command, reader) {
        return None;
    }
    let start = seen_by(start, reader);
    let mut inputs = before(&start, command, inputs, pending, question);
    let mut choices = Vec::new();
    Fate::options(&run.state, question, &mut choices);
    let mut left = MOST;
    let mut hints = Vec::with_capacity(choices.len());
    for choice in choices {
        hints.push(if choice.barred.is_none() {
            inputs.push(Input::Answered { who: question.seat(), answer: choice.answer });
            let hint = trial.hint(&start, command, &inputs, good, &mut left).ok()?;
            inputs.pop();
            hint
        } else {
            None
        });
    }
    hints.iter().any(Option::is_some).then_some(hints)
}

/// The chance of `command` before it is given, good for whoever gives it. Nothing where it may not be given
/// now, where dice decide nothing, and where there are too many ways to count.
///
/// It is one that whoever sits at `reader` may see, as with [`hints`]; but it counts the skills of those whom
/// it is about, for tables where those are known.
pub fn forecast(state: &State, command: &Command, reader: Seat) -> Option<Hint> {
    let trial = Trial::of(command)?;
    Fate::check(state, command).ok()?;
    if !state.is_known_to(trial.by, reader) || is_secret(state, command, reader) {
        return None;
    }
    let good = if trial.goal == Goal::Win { Stake::Winner(trial.by) } else { Stake::Success };
    trial.hint(&seen_by(state, reader), command, &[], good, &mut MOST.clone()).ok()?
}

/// So many rolls and answers at most for all choices of a question together; that is a few dozen
/// milliseconds. An exchange takes a few hundred, a contest of four some thirty thousand.
const MOST: usize = 60_000;

/// Answers as sensible people do who add nothing.
struct Quiet;

impl Decide<Fate> for Quiet {
    #[inline]
    fn decide(&mut self, state: &State, question: &Question) -> Option<Answer> {
        Some(match question {
            Question::Invoke(_) => Answer::Invocation(Invocation::Pass),
            Question::Buy(_) | Question::TiedContest(_) => Answer::No,
            other => Sensible.answer(state, other),
        })
    }
}

/// Would a chance tell `reader` what it must not know: a difficulty, or the skills of somebody, that is
/// hidden?
fn is_secret(state: &State, command: &Command, reader: Seat) -> bool {
    let hidden = |who: ActorId| {
        !state.is_known_to(who, reader) || !state.is_known_to(attack::defender(state, who), reader)
    };
    match command {
        Command::Simple(it) => it.hidden && !reader.is_gm(),
        Command::Assess(it) => matches!(it.finds, Found::Hidden(_) | Found::Secret(..)) && !reader.is_gm(),
        Command::Attack(it) => hidden(it.on),
        Command::Push(it) => hidden(it.on),
        Command::Maneuver(it) => matches!(it.target, Target::Actor(on, _) if hidden(on)),
        Command::Knockback(it) => matches!(it.what, Thrown::Actor(on) if hidden(on)),
        Command::Contest(it) => (it.hidden && !reader.is_gm()) || it.sides.iter().any(|it| hidden(it.0)),
        Command::Block(_) | Command::Sprint(_) | Command::Walk { .. } | Command::Free { .. } => false,
        // No other command has dice; one that gets them is secret until somebody decides.
        _ => true,
    }
}

/// The facts without blocks of those whom `reader` does not know.
fn seen_by(state: &State, reader: Seat) -> Cow<'_, State> {
    if state.blocks.iter().all(|it| state.is_known_to(it.by, reader)) {
        return Cow::Borrowed(state);
    }
    let mut seen = state.clone();
    seen.blocks.retain(|it| state.is_known_to(it.by, reader));
    Cow::Owned(seen)
}

/// The inputs up to `question`. Of several who are asked at once nobody's answer is known to another, so
/// those already given are left out; those who share the seat and are asked before it answer as proposed.
fn before(
    start: &State,
    command: &Command,
    inputs: &[Input<Fate>],
    pending: &Pending<Fate>,
    question: &Question,
) -> Vec<Input<Fate>> {
    let mut inputs = inputs.to_vec();
    let Pending::Each(open) = pending else { return inputs };
    let (mut asked, mut end) = (open.clone(), inputs.len());
    while let Some(last) = inputs[..end].iter().rposition(|it| !matches!(it, Input::Interjected(_))) {
        let run = replay::<Fate, _>(start.clone(), &inputs[..last], |t| Fate::perform(t, command));
        match run.result {
            Err(Stop::Waiting(Pending::Each(more))) if more.len() == asked.len() + 1 => asked = more,
            _ => break,
        }
        inputs.remove(last);
        end = last;
    }
    let run = replay::<Fate, _>(start.clone(), &inputs, |t| Fate::perform(t, command));
    for other in asked.iter().take_while(|it| *it != question) {
        if other.seat() == question.seat() {
            let answer = Sensible.answer(&run.state, other);
            inputs.push(Input::Answered { who: other.seat(), answer });
        }
    }
    inputs
}

/// What a command tries, for which dice fall.
#[derive(Clone, Copy, Debug)]
struct Trial {
    /// Whoever acts.
    by: ActorId,
    goal: Goal,
    /// Does it take a shift to succeed, whatever is against it?
    hits: bool,
}

/// When it is done.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Goal {
    /// The effort meets a difficulty, or beats a roll.
    Beat,
    /// Something or somebody ends up in this zone.
    Reach(ZoneId),
    /// So many zones are run.
    Run(usize),
    /// A block stands.
    Stand,
    /// A block is overcome that bars something free.
    Pass,
    /// A contest is won.
    Win,
}

/// Which end is good for whoever is asked.
#[derive(Clone, Copy)]
enum Stake {
    /// Whoever acts succeeds.
    Success,
    /// Whoever acts fails.
    Failure,
    /// This one wins the contest.
    Winner(ActorId),
}

/// How a roll came out.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
struct Came {
    /// By how much whoever acts is ahead.
    shifts: i16,
    /// Did whoever acts succeed?
    success: bool,
    /// Who won a contest.
    winner: Option<ActorId>,
}

impl Trial {
    /// What `command` tries; nothing where it needs no dice.
    fn of(command: &Command) -> Option<Trial> {
        let (by, goal) = match command {
            Command::Attack(it) => (it.by, Goal::Beat),
            Command::Maneuver(it) => (it.by, Goal::Beat),
            Command::Simple(it) => (it.by, Goal::Beat),
            Command::Assess(it) => (it.who, Goal::Beat),
            Command::Push(it) => (it.by, Goal::Reach(it.to)),
            Command::Knockback(it) => (it.by, Goal::Reach(it.to)),
            Command::Sprint(it) => (it.by, Goal::Run(it.path.len())),
            // Across a border it may come to a sprint.
            Command::Walk { by, .. } => (*by, Goal::Run(1)),
            Command::Block(it) => (it.by, Goal::Stand),
            Command::Free { by, .. } => (*by, Goal::Pass),
            Command::Contest(it) => (it.sides.first()?.0, Goal::Win),
            Command::BeginConflict(_)
            | Command::EndConflict
            | Command::EndScene(_)
            | Command::BeginSession { .. }
            | Command::Rest { .. }
            | Command::Refresh { .. }
            | Command::Happen { .. }
            | Command::Release { .. }
            | Command::Hold { .. }
            | Command::FullDefense { .. }
            | Command::Rearm { .. }
            | Command::Pass { .. }
            | Command::Attach { .. }
            | Command::Detach { .. }
            | Command::Regroup(_)
            | Command::Companion { .. }
            | Command::CutOff { .. }
            | Command::Draw { .. }
            | Command::Concede { .. }
            | Command::Compel(_)
            | Command::Declare(_)
            | Command::TagEffect { .. }
            | Command::PassTag { .. }
            | Command::UseGift { .. }
            | Command::Set(_) => return None,
        };
        Some(Trial { by, goal, hits: matches!(command, Command::Attack(_)) })
    }

    /// What whoever is asked hopes for; nothing where dice have decided already, or never do.
    fn stake(&self, state: &State, question: &Question) -> Option<Stake> {
        let who = match question {
            Question::Defend(it) => it.who,
            Question::Invoke(it) => it.who,
            Question::Buy(it) => it.who,
            Question::ContestSkill(it) => it.who,
            // It need not be one's own roll: one's friend's is as good.
            Question::UseSpin(it) => match it.against {
                _ if !conflict::are_enemies(state, it.who, it.acting) => it.acting,
                Some(against) => against,
                None => it.who,
            },
            Question::Absorb(_)
            | Question::Word(_)
            | Question::Judge(_)
            | Question::Concede(_)
            | Question::Accept(_)
            | Question::Plead(_)
            | Question::RefuseAspect(_)
            | Question::SpinOrOverflow(_)
            | Question::Overflow(_)
            | Question::SpendShift(_)
            | Question::StepIn(_)
            | Question::LeftoverStress(_)
            | Question::Spare(_)
            | Question::TiedContest(_)
            | Question::BlockPenalty(_)
            | Question::SwapDuration(_)
            | Question::SetDifficulty(_)
            | Question::OpponentShifts(_)
            | Question::TakeLonger(_)
            | Question::Compelled(_) => return None,
        };
        Some(match self.goal {
            Goal::Win => Stake::Winner(who),
            _ if who == self.by => Stake::Success,
            _ => Stake::Failure,
        })
    }

    /// The hint once `inputs` are taken; `None` where a way ends without a result. What it took is taken from
    /// `left`.
    fn hint(
        &self,
        start: &State,
        command: &Command,
        inputs: &[Input<Fate>],
        good: Stake,
        left: &mut usize,
    ) -> Result<Option<Hint>, NoOdds<Fate>> {
        let mut tally = Tally::default();
        let mut known = true;
        let procedure = |t: &mut _| {
            let mut watch = Watch::new(*self);
            let early = watched(t, |_, event| watch.told(event), |t| Fate::perform(t, command))?;
            Ok(early.or_else(|| watch.ended()))
        };
        let mut counted = Ok(());
        *left -= explore_after(start, inputs, *left, Quiet, procedure, |_, came, odds| match came {
            Some(came) => counted = counted.and_then(|()| tally.add(came, odds)),
            None => known = false,
        })?;
        counted?;
        Ok(known.then(|| summed(&tally, good)))
    }
}

fn summed(tally: &Tally<Came>, good: Stake) -> Hint {
    let good = tally.ways(|it| match good {
        Stake::Success => it.success,
        Stake::Failure => !it.success,
        Stake::Winner(who) => it.winner == Some(who),
    });
    let mut shifts: Vec<(i16, u128)> = Vec::new();
    for (came, ways) in tally.iter() {
        match shifts.last_mut() {
            Some(last) if last.0 == came.shifts => last.1 += ways,
            _ => shifts.push((came.shifts, ways)),
        }
    }
    Hint { good, of: tally.of(), shifts, sure: tally.of() == 1 }
}

/// Looks through what is told for how a trial comes out.
#[derive(Clone, Copy, Debug)]
pub struct Watch {
    trial: Trial,
    /// The effort of whoever acts, as it stands.
    effort: Option<i16>,
    /// How far whoever acts is ahead, once that is told.
    lead: Option<i16>,
    /// The least lead that is a success.
    needed: i16,
    /// Zones run so far.
    run: usize,
    /// The highest effort of the others in a contest.
    others: Option<i16>,
}

impl Watch {
    fn new(trial: Trial) -> Watch {
        Watch { trial, effort: None, lead: None, needed: 0, run: 0, others: None }
    }

    fn came(&self, shifts: i16, success: bool) -> Option<Came> {
        Some(Came { shifts, success, winner: None })
    }

    /// What `event` says; the result as soon as it is sure.
    fn told(&mut self, event: &Event) -> Option<Came> {
        let by = self.trial.by;
        match event {
            // A tie is rolled again: what came of the round before does not count.
            Event::Rolled { .. } if self.lead.is_some() => {
                *self = Watch::new(self.trial);
                self.told(event)
            }
            Event::Rolled { effort } | Event::Rerolled { effort } if effort.actor == by => {
                self.effort = Some(effort.total());
                None
            }
            Event::Invoked { actor, reroll: false, .. } if *actor == by => self.raise(2),
            Event::BonusBought { actor } if *actor == by => self.raise(1),
            // Part of what the roll will be, or followed by an effort that stands.
            Event::GiftUsed { .. } | Event::DifficultySet { .. } | Event::Stands { .. } => None,
            Event::SpinUsed { on, value, .. } if *on == by => self.raise(i16::from(*value)),
            Event::Resolved { effort, opposition, shifts } => {
                self.resolved(effort.actor, effort.total(), opposition, *shifts);
                None
            }
            Event::Judged { judgement: Judgement::Blocked { .. }, .. } => None,
            Event::BlockOvercome { shifts, .. } => self.overcome(*shifts),
            Event::Blocked { strength, .. } => self.blocked(*strength),
            Event::BlockMade { block } if self.trial.goal == Goal::Stand => self.came(block.strength, true),
            other => self.after(other),
        }
    }

    /// The effort grows after the roll; before it, the roll tells.
    fn raise(&mut self, by: i16) -> Option<Came> {
        self.effort = self.effort.map(|it| it + by);
        None
    }

    /// A roll met what is against it. In a contest each meets the next lower one, the highest first.
    fn resolved(&mut self, actor: ActorId, total: i16, opposition: &Opposition, shifts: i16) {
        if self.trial.goal != Goal::Win {
            self.effort = Some(total);
            self.lead = Some(shifts);
            //= sotc.attack.tie
            //= sotc.maneuver.targeted-one-shift
            //= sotc.basics.zero-shift-success
            self.needed = i16::from(self.trial.hits || !matches!(opposition, Opposition::Difficulty { .. }));
            return;
        }
        let by = self.trial.by;
        let mut meets = |actor: ActorId, total: i16| {
            if actor == by {
                self.effort = Some(total);
            } else {
                self.others = self.others.max(Some(total));
            }
        };
        meets(actor, total);
        if let Opposition::Roll(effort) | Opposition::Standing(effort) = opposition {
            meets(effort.actor, effort.total());
        }
        if let (Some(own), Some(others)) = (self.effort, self.others) {
            self.lead = Some(own - others);
        }
    }

    /// A block was overcome on the way.
    fn overcome(&mut self, shifts: i16) -> Option<Came> {
        match (self.trial.goal, self.lead) {
            (Goal::Pass, _) => self.came(shifts, true),
            // The winner of a contest is found whatever a block left of the shifts.
            (Goal::Win, _) | (_, None) => None,
            (_, Some(lead)) => {
                self.lead = Some(lead.min(shifts));
                None
            }
        }
    }

    /// A block held: after the roll that is the end.
    fn blocked(&mut self, strength: i16) -> Option<Came> {
        let over = self.effort? - strength;
        match (self.trial.goal, self.lead) {
            (Goal::Pass, _) => self.came(over, false),
            (_, Some(lead)) => self.came(lead.min(over), false),
            (_, None) => None,
        }
    }

    /// Something that comes after the roll, if there was one.
    fn after(&mut self, event: &Event) -> Option<Came> {
        let lead = self.lead?;
        match (self.trial.goal, event) {
            (Goal::Beat, _) => self.came(lead, lead >= self.needed),
            (Goal::Win, Event::Tied { .. }) => Some(Came { shifts: lead, success: false, winner: None }),
            (Goal::Win, Event::ContestWon { winner, .. }) => {
                Some(Came { shifts: lead, success: *winner == Some(self.trial.by), winner: *winner })
            }
            (Goal::Reach(goal), Event::Moved { to, .. } | Event::ThingMoved { to, .. }) if *to == goal => {
                self.came(lead, true)
            }
            (Goal::Reach(_), Event::Missed { .. } | Event::TooShort { .. }) => self.came(lead, false),
            (Goal::Run(zones), Event::Moved { actor, .. }) if *actor == self.trial.by => {
                self.run += 1;
                if self.run == zones { self.came(lead, true) } else { None }
            }
            (Goal::Reach(_) | Goal::Run(_), Event::TurnEnded { .. }) => self.came(lead, false),
            _ => None,
        }
    }

    /// The procedure is over, and nothing more was told.
    fn ended(&self) -> Option<Came> {
        let lead = self.lead?;
        match self.trial.goal {
            Goal::Beat => self.came(lead, lead >= self.needed),
            Goal::Reach(_) | Goal::Run(_) => self.came(lead, false),
            Goal::Stand | Goal::Pass | Goal::Win => None,
        }
    }
}

/// Whoever does `command`, and the look-out for how it comes out.
pub(crate) fn watch(command: &Command) -> Option<(ActorId, Watch)> {
    let trial = Trial::of(command)?;
    Some((trial.by, Watch::new(trial)))
}

impl Watch {
    /// What `event` says: by how much whoever acts is ahead and whether that is a success, as soon as it is sure.
    pub(crate) fn hears(&mut self, event: &Event) -> Option<(i16, bool)> {
        self.told(event).map(|it| (it.shifts, it.success))
    }

    /// The same, once the procedure is over.
    pub(crate) fn result(&self) -> Option<(i16, bool)> {
        self.ended().map(|it| (it.shifts, it.success))
    }
}
