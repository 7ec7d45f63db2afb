//! Exact chances of answers and commands.
//!
//! The rules are run for every possible roll. It is assumed that nobody adds anything more: no aspect is
//! invoked and no bonus bought. Other questions are answered as a [`Sensible`] player would, and judgements
//! by default. Each branch is followed only until the result of the roll is known, not to the effects of a
//! hit and the like.

use schwung_play::{
    Decide, Input, NoOdds, Observe, Pending, Policy, Replay, Stop, Tally, explore_observed, replay,
};
use schwung_table::{Seat, System};
use serde::{Deserialize, Serialize};

use crate::{
    ActorId, Answer, Asks, Command, Event, Fate, Invocation, Judgement, Opposition, Question, Sensible,
    State, WordFor, ZoneId,
    revealed::{is_secret, seen_by},
    rules::sides,
};

/// The exact chance of an answer or a command, if nobody adds anything more.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Hint {
    /// Number of ways that are good for the person who asks.
    ///
    /// For the acting character: an attack hits; a maneuver, a simple action or an assessment succeeds; a
    /// sprint covers the whole path; a pushed or thrown target reaches the destination; a block is overcome.
    /// Making a block always succeeds. For the opponent: the opposite. A contest must be won; a tie is good
    /// for nobody.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub good: u128,
    /// Total number of ways.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub of: u128,
    /// The acting character's final lead in shifts (negative if behind), in ascending order, with the number
    /// of ways for each. For making a block, its strength.
    #[cfg_attr(feature = "ts", ts(type = "[number, number][]"))]
    pub shifts: Vec<(i16, u128)>,
    /// Whether no more dice are rolled, so that the result is certain.
    pub sure: bool,
}

/// The hints for `question`, which is pending after `command` has run from `start` with `inputs`. There is
/// one for each choice of [`System::options`], in their order; `None` for barred choices. The result is
/// `None` if the question has no influence on a roll (words, a judgement, what absorbs a hit), or if there
/// are too many ways to count.
///
/// The hints contain only what the person at `reader` may know: there are none against hidden difficulties or
/// hidden actors, and blocks of actors hidden from that seat are ignored. Skills that several people choose
/// in secret are assumed to be those proposed, even if they have been chosen already.
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

/// The chance of a plan: these answers to `question` and to the later questions of the same person. It is counted like
/// [`hints`], except that aspects in the plan are used as soon as there is an occasion.
pub fn hint_of_plan(
    start: &State,
    command: &Command,
    inputs: &[Input<Fate>],
    question: &Question,
    answers: &[Answer],
    reader: Seat,
) -> Option<Hint> {
    let trial = Trial::of(command)?;
    let run = replay::<Fate, _>(start.clone(), inputs, |t| Fate::perform(t, command));
    let Err(Stop::Waiting(pending)) = &run.result else { return None };
    let good = trial.stake(&run.state, question)?;
    if !pending.questions().contains(question) || is_secret(&run.state, command, reader) {
        return None;
    }
    let (first, rest) = answers.split_first()?;
    Fate::admit(&run.state, question, first).ok()?;
    let start = seen_by(start, reader);
    let mut inputs = before(&start, command, inputs, pending, question);
    inputs.push(Input::Answered { who: question.seat(), answer: first.clone() });
    let planned = Planned { seat: question.seat(), answers: rest };
    trial.hint_with(planned, &start, command, &inputs, good, &mut MOST.clone()).ok()?
}

/// The question about the hit that follows if nobody adds anything more to the comparison that `question` is about: what
/// absorbs it, or how its consequence is worded. Also returns the state in which it will be asked. Limited to what `reader`
/// may know.
pub fn hit_ahead(
    start: &State,
    command: &Command,
    inputs: &[Input<Fate>],
    question: &Question,
    reader: Seat,
) -> Option<(State, Question)> {
    let Question::Invoke(asked) = question else { return None };
    if !matches!(command, Command::Attack(_)) || is_secret(start, command, reader) {
        return None;
    }
    let start = seen_by(start, reader);
    let mut inputs = inputs.to_vec();
    let pass = Answer::Invocation(Invocation::Pass);
    inputs.push(Input::Answered { who: question.seat(), answer: pass });
    for _ in 0..MOST_AHEAD {
        let run = replay::<Fate, _>(start.clone().into_owned(), &inputs, |t| Fate::perform(t, command));
        let Err(Stop::Waiting(pending)) = run.result else { return None };
        let next = pending.questions().first().cloned()?;
        match &next {
            Question::Absorb(it) if it.who == asked.who => return Some((run.state, next)),
            // If nothing else can absorb the hit, only its wording is left to choose.
            Question::Word(it) if matches!(it.what, WordFor::Consequence { who, .. } if who == asked.who) => {
                return Some((run.state, next));
            }
            other => {
                let answer = Quiet.decide(&run.state, other)?;
                inputs.push(Input::Answered { who: other.seat(), answer });
            }
        }
    }
    None
}

/// Maximum number of questions between a comparison and the hit that follows from it.
const MOST_AHEAD: usize = 8;

/// Answers one seat as planned, and everything else as [`Quiet`]. It keeps no state, because the plan proceeds
/// differently in each branch: an aspect is used once on a roll, so the first one that is still allowed is next.
struct Planned<'a> {
    seat: Seat,
    answers: &'a [Answer],
}

impl Decide<Fate> for Planned<'_> {
    fn decide(&mut self, state: &State, question: &Question) -> Option<Answer> {
        if let Question::Invoke(it) = question
            && it.seat == self.seat
        {
            let acting = it.who == it.clash.effort.actor;
            let next = self.answers.iter().find(|answer| {
                matches!(answer, Answer::Invocation(Invocation::Aspect { aspect, .. }) if !it.used.contains(*aspect, acting))
                    && Fate::admit(state, question, answer).is_ok()
            });
            if let Some(next) = next {
                return Some(next.clone());
            }
        }
        Quiet.decide(state, question)
    }
}

/// The chance of `command` before it is given, from the perspective of the person who gives it. `None` if the
/// command is not legal now, if no dice decide it, or if there are too many ways to count.
///
/// It contains only what the person at `reader` may know, see [`hints`], except that it uses the skills of
/// the targets. It is meant for tables where those are known.
pub fn forecast(state: &State, command: &Command, reader: Seat) -> Option<Hint> {
    let trial = Trial::of(command)?;
    Fate::check(state, command).ok()?;
    if !state.is_known_to(trial.by, reader) || is_secret(state, command, reader) {
        return None;
    }
    let good = if trial.goal == Goal::Win { Stake::Winner(trial.by) } else { Stake::Success };
    trial.hint(&seen_by(state, reader), command, &[], good, &mut MOST.clone()).ok()?
}

/// Maximum number of rolls and answers for all choices of a question together, which takes a few dozen
/// milliseconds. An exchange takes a few hundred, a contest of four about thirty thousand.
const MOST: usize = 60_000;

/// Answers as a sensible player who adds nothing.
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

/// The inputs before `question`. If several people are asked simultaneously, answers given already are left
/// out, because nobody may know them; earlier questions to the same seat are answered as proposed.
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

/// The goal of a command that rolls dice.
#[derive(Clone, Copy, Debug)]
struct Trial {
    /// The acting character.
    by: ActorId,
    goal: Goal,
    /// Whether success takes at least one shift, whatever the opposition.
    hits: bool,
}

/// The condition of success.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Goal {
    /// Reaching a difficulty, or beating a roll.
    Beat,
    /// Moving a target into this zone.
    Reach(ZoneId),
    /// Running through this number of zones.
    Run(usize),
    /// Making a block.
    Stand,
    /// Overcoming a block against a free action.
    Pass,
    /// Winning a contest.
    Win,
}

/// The outcome that is good for the asked person.
#[derive(Clone, Copy)]
enum Stake {
    /// The acting character succeeds.
    Success,
    /// The acting character fails.
    Failure,
    /// This actor wins the contest.
    Winner(ActorId),
}

/// The result of a roll.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
struct Came {
    /// Lead of the acting character, in shifts.
    shifts: i16,
    /// Whether the acting character succeeded.
    success: bool,
    /// The winner of a contest.
    winner: Option<ActorId>,
}

impl Trial {
    /// The goal of `command`; `None` if it rolls no dice.
    fn of(command: &Command) -> Option<Trial> {
        let (by, goal) = match command {
            Command::Attack(it) => (it.by, Goal::Beat),
            Command::Maneuver(it) => (it.by, Goal::Beat),
            Command::Simple(it) => (it.by, Goal::Beat),
            Command::Assess(it) => (it.who, Goal::Beat),
            Command::Push(it) => (it.by, Goal::Reach(it.to)),
            Command::Knockback(it) => (it.by, Goal::Reach(it.to)),
            Command::Sprint(it) => (it.by, Goal::Run(it.path.len())),
            // Crossing a border may require a sprint.
            Command::Walk { by, .. } => (*by, Goal::Run(1)),
            Command::Block(it) => (it.by, Goal::Stand),
            Command::Free { by, .. } => (*by, Goal::Pass),
            Command::Contest(it) => (it.sides.first()?.0, Goal::Win),
            _ => return None,
        };
        Some(Trial { by, goal, hits: matches!(command, Command::Attack(_)) })
    }

    /// The outcome that the asked person wants; `None` if the question does not affect a roll.
    fn stake(&self, state: &State, question: &Question) -> Option<Stake> {
        let who = match question.asks() {
            Asks::YesOrNo(_) => return None,
            Asks::Defend(it) => it.who,
            Asks::Invoke(it) => it.who,
            Asks::Buy(it) => it.who,
            Asks::ContestSkill(it) => it.who,
            // Spin can also help a friend's roll.
            Asks::UseSpin(it) => match it.against {
                _ if !sides::are_enemies(state, it.who, it.acting) => it.acting,
                Some(against) => against,
                None => it.who,
            },
            Asks::Absorb(_)
            | Asks::Word(_)
            | Asks::Judge(_)
            | Asks::Concede(_)
            | Asks::Plead(_)
            | Asks::RefuseAspect(_)
            | Asks::SpinOrOverflow(_)
            | Asks::Overflow(_)
            | Asks::SpendShift(_)
            | Asks::StepIn(_)
            | Asks::LeftoverStress(_)
            | Asks::Spare(_)
            | Asks::BlockPenalty(_)
            | Asks::SwapDuration(_)
            | Asks::SetDifficulty(_)
            | Asks::OpponentShifts(_)
            | Asks::Compelled(_) => return None,
        };
        Some(match self.goal {
            Goal::Win => Stake::Winner(who),
            _ if who == self.by => Stake::Success,
            _ => Stake::Failure,
        })
    }

    /// The hint after `inputs`; `None` if a branch ends without a result. Subtracts the effort spent from
    /// `left`.
    fn hint(
        &self,
        start: &State,
        command: &Command,
        inputs: &[Input<Fate>],
        good: Stake,
        left: &mut usize,
    ) -> Result<Option<Hint>, NoOdds<Fate>> {
        self.hint_with(Quiet, start, command, inputs, good, left)
    }

    /// Like [`Trial::hint`], with these answers to further questions.
    fn hint_with(
        &self,
        decide: impl Decide<Fate>,
        start: &State,
        command: &Command,
        inputs: &[Input<Fate>],
        good: Stake,
        left: &mut usize,
    ) -> Result<Option<Hint>, NoOdds<Fate>> {
        let mut tally = Tally::default();
        let mut known = true;
        let mut counted = Ok(());
        let procedure = |t: &mut Replay<'_, Fate>| Fate::perform(t, command);
        let leaf = |_: &State, came, odds| match came {
            Some(came) => counted = counted.and_then(|()| tally.add(came, odds)),
            None => known = false,
        };
        let observer = || Observer(Watch::new(*self));
        *left -= explore_observed(start, inputs, *left, decide, observer, procedure, leaf)?;
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

/// Watches events for the result of a trial.
#[derive(Clone, Copy, Debug)]
pub struct Watch {
    trial: Trial,
    /// The current effort of the acting character.
    effort: Option<i16>,
    /// Lead of the acting character, once it is known.
    lead: Option<i16>,
    /// The minimal lead for a success.
    needed: i16,
    /// Number of zones run so far.
    run: usize,
    /// The highest effort of the other sides in a contest.
    others: Option<i16>,
}

impl Watch {
    fn new(trial: Trial) -> Watch {
        Watch { trial, effort: None, lead: None, needed: 0, run: 0, others: None }
    }

    fn came(&self, shifts: i16, success: bool) -> Option<Came> {
        Some(Came { shifts, success, winner: None })
    }

    /// Processes an event; returns the result as soon as it is certain.
    fn told(&mut self, event: &Event) -> Option<Came> {
        let by = self.trial.by;
        match event {
            // After a tie everybody rolls again, so the previous round does not count.
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
            // These are part of the coming roll, or followed by an effort.
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

    /// Raises the effort after the roll. Bonuses before the roll are part of it.
    fn raise(&mut self, by: i16) -> Option<Came> {
        self.effort = self.effort.map(|it| it + by);
        None
    }

    /// Processes a comparison. In a contest each result is compared with the next lower one, highest first.
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

    /// Processes that a block was overcome.
    fn overcome(&mut self, shifts: i16) -> Option<Came> {
        match (self.trial.goal, self.lead) {
            (Goal::Pass, _) => self.came(shifts, true),
            // The shifts that a block leaves do not matter for the winner of a contest.
            (Goal::Win, _) | (_, None) => None,
            (_, Some(lead)) => {
                self.lead = Some(lead.min(shifts));
                None
            }
        }
    }

    /// Processes that a block held, which ends the trial if the roll is over.
    fn blocked(&mut self, strength: i16) -> Option<Came> {
        let over = self.effort? - strength;
        match (self.trial.goal, self.lead) {
            (Goal::Pass, _) => self.came(over, false),
            (_, Some(lead)) => self.came(lead.min(over), false),
            (_, None) => None,
        }
    }

    /// Processes other events after the roll.
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

    /// The result at the end of the procedure, if no event has decided it.
    fn ended(&self) -> Option<Came> {
        let lead = self.lead?;
        match self.trial.goal {
            Goal::Beat => self.came(lead, lead >= self.needed),
            Goal::Reach(_) | Goal::Run(_) => self.came(lead, false),
            Goal::Stand | Goal::Pass | Goal::Win => None,
        }
    }
}

struct Observer(Watch);

impl Observe<Fate> for Observer {
    type Result = Came;

    fn told(&mut self, _: &State, event: &Event) -> Option<Came> {
        self.0.told(event)
    }

    fn ended(self) -> Option<Came> {
        self.0.ended()
    }
}

/// The acting character of `command`, and a watch for its result.
pub(crate) fn watch(command: &Command) -> Option<(ActorId, Watch)> {
    let trial = Trial::of(command)?;
    Some((trial.by, Watch::new(trial)))
}

impl Watch {
    /// Processes an event; returns the lead and whether it is a success, as soon as that is certain.
    pub(crate) fn hears(&mut self, event: &Event) -> Option<(i16, bool)> {
        self.told(event).map(|it| (it.shifts, it.success))
    }

    /// The same at the end of the procedure.
    pub(crate) fn result(&self) -> Option<(i16, bool)> {
        self.ended().map(|it| (it.shifts, it.success))
    }
}
