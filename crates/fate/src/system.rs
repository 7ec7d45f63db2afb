//! Fate as a system: what the kernel needs to know.

use schwung_table::{Along, Choice, Play, Refused, Seat, System, Table};

use crate::{
    ActorId, Answer, Bar, Clash, Command, Effort, Event, Judgement, MarginUse, Offered, OverflowUse,
    Question, Reason, ShiftSpend, SkillId, SpinUse, State, Track, UsedAspects, Wording,
    rules::{self, invoke::Say},
};

/// The Fate engine.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Fate;

/// What an answer costs, or brings.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Price {
    /// Fate points paid.
    pub points: u8,
    /// Fate points gained.
    pub gain: u8,
    /// Shifts spent.
    pub shifts: u8,
    /// A free tag used up.
    pub free_tag: bool,
}

impl Price {
    /// Nothing.
    pub const FREE: Price = Price { points: 0, gain: 0, shifts: 0, free_tag: false };
    /// A free tag.
    pub const FREE_TAG: Price = Price { free_tag: true, ..Price::FREE };

    /// So many fate points.
    pub fn points(points: u8) -> Price {
        Price { points, ..Price::FREE }
    }

    /// So many fate points to be gained.
    pub fn gain(gain: u8) -> Price {
        Price { gain, ..Price::FREE }
    }

    /// So many shifts.
    pub fn shifts(shifts: u8) -> Price {
        Price { shifts, ..Price::FREE }
    }
}

/// A point in a procedure and all that its rest depends on, besides the state.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Mark {
    /// Aspects may be brought to bear.
    Invoking(InvokingMark),
    /// Dice are about to be rolled again; those taken up count as 0 here.
    Rerolling(InvokingMark),
    /// The defender's dice are about to fall.
    Defending {
        /// The effort of whoever acts.
        acting: Effort,
        /// What is rolled against it.
        against: Effort,
        /// Aspects that were named before the dice.
        used: UsedAspects,
    },
    /// Both sides let it stand.
    Clashed {
        /// How it stands.
        standing: Standing,
        /// The efforts themselves, for whoever goes on from here.
        clash: Along<Clash>,
    },
    /// Overflow is being spent.
    Overflow {
        /// Whose.
        who: ActorId,
        /// How much is left.
        left: i16,
    },
    /// A hit comes through.
    Struck {
        /// By whom.
        by: Option<ActorId>,
        /// On whom.
        on: ActorId,
        /// How hard.
        shifts: u8,
        /// On which track.
        track: Track,
    },
}

/// How two efforts stand.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Standing {
    /// The effort of whoever acts.
    pub effort: i16,
    /// The effort or number against it.
    pub against: i16,
    /// The protective block that may stand in.
    pub shield: Option<i16>,
}

/// What of an effort, beside its number, bears on what may still be added to it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Beside {
    /// The skill, and what gifts have added, where there are gifts that fit a skill.
    pub gift: (Option<SkillId>, i8),
    /// Has a bonus been bought, where that can be done only once?
    pub bought: bool,
}

/// Where a clash stands.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct InvokingMark {
    /// How the efforts stand.
    pub standing: Standing,
    /// What else bears on what either side may add: whoever acts, and whoever is against it.
    pub beside: [Beside; 2],
    /// What the dice show: they go when they are rolled again.
    pub dice: [i8; 2],
    /// Aspects used on this roll.
    pub used: UsedAspects,
    /// Is it the acting side's say?
    pub acting: bool,
    /// Does it end if this side passes?
    pub last: bool,
    /// The whole of it, for whoever goes on from here.
    pub say: Along<Say>,
}

impl System for Fate {
    type State = State;
    type Event = Event;
    type Command = Command;
    type Question = Question;
    type Answer = Answer;
    type Price = Price;
    type Reason = Reason;
    type Mark = Mark;

    #[inline(always)] // most events change nothing, and a simulation need not even build those
    fn apply(state: &mut State, event: &Event) {
        state.apply(event);
    }

    #[inline(always)]
    fn changes(event: &Event) -> bool {
        event.changes_facts()
    }

    #[inline(always)]
    fn needs_drop(event: &Event) -> bool {
        !event.holds_nothing()
    }

    #[inline]
    fn seat(question: &Question) -> Seat {
        question.seat()
    }

    fn options(state: &State, question: &Question, choices: &mut Vec<Choice<Fate>>) {
        match question {
            Question::Defend(it) => rules::attack::defend_options(state, it, choices),
            Question::Invoke(it) => rules::invoke::options(state, it, choices),
            Question::Absorb(it) => rules::stress::options(state, it, choices),
            Question::Concede(_) => rules::concession::options(choices),
            Question::UseSpin(it) => rules::spin::use_options(state, it, choices),
            Question::SpinOrOverflow(_) => rules::spin::gain_options(choices),
            Question::Overflow(it) => rules::overflow::options(state, it, choices),
            Question::SpendShift(it) => rules::simple::spend_options(it, choices),
            Question::Spare(it) => rules::overflow::spare_options(it, choices),
            Question::ContestSkill(it) => rules::contest::skill_options(state, it, choices),
            Question::BlockPenalty(_) => rules::block::penalty_options(choices),
            Question::SwapDuration(_) => rules::environment::duration_options(state, choices),
            Question::Compelled(it) => rules::compel::options(state, it, choices),
            Question::Buy(it) => rules::invoke::early_options(state, it, choices),
            Question::Word(_) => {
                one(Answer::Words(Wording::NONE), "sotc.consequence.described-by-taker", choices);
            }
            Question::Judge(it) => yes_or_no(it.judgement.rule(), Price::FREE, choices),
            Question::Accept(_) => yes_or_no("sotc.concession.accept", Price::FREE, choices),
            Question::Plead(it) => {
                let all = state.actor(it.who).fate.max(1);
                paid("sotc.taken-out.spend-all-fate", state, it.who, all, choices);
            }
            Question::RefuseAspect(it) => paid("sotc.maneuver.refuse-fate", state, it.who, 1, choices),
            Question::StepIn(_) => {
                for steps in [false, true] {
                    one(Answer::StepsIn(crate::StepsIn(steps)), "sotc.hold.when", choices);
                }
            }
            Question::LeftoverStress(it) => yes_or_no("sotc.push.cost", Price::shifts(it.shifts), choices),
            Question::TiedContest(_) => yes_or_no("sotc.contest.tie", Price::FREE, choices),
            Question::SetDifficulty(_) => rules::difficulty::options(state, choices),
            Question::OpponentShifts(it) => rules::margin::options(state, it, choices),
            Question::TakeLonger(_) => yes_or_no("freefate.time.failure-longer", Price::FREE, choices),
        }
    }

    fn branches(state: &State, question: &Question, answers: &mut Vec<Answer>) {
        if let Question::Invoke(it) = question {
            return rules::invoke::branches(state, it, answers);
        }
        if let Question::Buy(it) = question {
            return rules::invoke::early_branches(state, it, answers);
        }
        // What is refused only leads to the same question again.
        if let Question::Judge(it) = question
            && matches!(
                it.judgement,
                Judgement::Outcome { .. }
                    | Judgement::Consequence { .. }
                    | Judgement::Invocation { .. }
                    | Judgement::ShiftUse { .. }
            )
        {
            return answers.push(Answer::Yes);
        }
        let mut choices = Vec::new();
        Fate::options(state, question, &mut choices);
        answers.extend(choices.into_iter().filter(|it| it.barred.is_none()).map(|it| it.answer));
    }

    fn fits(answer: &Answer, model: &Answer) -> bool {
        without_words(answer) == *model
    }

    fn admit(state: &State, question: &Question, answer: &Answer) -> Result<(), Refused<Fate>> {
        let mut choices = Vec::new();
        Fate::options(state, question, &mut choices);
        let Some(choice) = choices.into_iter().find(|it| Fate::fits(answer, &it.answer)) else {
            return Err(Refused::NoSuchAnswer);
        };
        if let Some(reason) = choice.barred {
            return Err(Refused::Barred(reason));
        }
        //= sotc.spin.explain
        if let Answer::Spin(SpinUse::On { how, .. }) = answer
            && how.is_empty()
        {
            return Err(Refused::Barred(Bar::NeedsWords.into()));
        }
        Ok(())
    }

    fn check(state: &State, command: &Command) -> Result<(), Reason> {
        rules::check(state, command)
    }

    #[inline]
    fn perform<T: Table<System = Fate>>(table: &mut T, command: &Command) -> Play<T, ()> {
        rules::perform(table, command)
    }

    fn resume<T: Table<System = Fate>>(table: &mut T, command: &Command, mark: &Mark) -> Option<Play<T, ()>> {
        rules::resume(table, command, mark)
    }
}

/// The answer with its words left out: what stands for it among the choices.
fn without_words(answer: &Answer) -> Answer {
    match answer {
        Answer::Words(_) => Answer::Words(Wording::NONE),
        Answer::Terms(Offered(Some(_))) => Answer::Terms(Offered(Some(Wording::NONE))),
        Answer::Spin(SpinUse::On { acting, plus, .. }) => {
            Answer::Spin(SpinUse::On { acting: *acting, plus: *plus, how: Wording::NONE })
        }
        Answer::Overflow(OverflowUse::Other { shifts, .. }) => {
            Answer::Overflow(OverflowUse::Other { shifts: *shifts, text: Wording::NONE })
        }
        Answer::Shift(ShiftSpend::Other(_)) => Answer::Shift(ShiftSpend::Other(Wording::NONE)),
        Answer::Margin(MarginUse::Told(_)) => Answer::Margin(MarginUse::Told(Wording::NONE)),
        other => other.clone(),
    }
}

fn one(answer: Answer, rule: &'static str, choices: &mut Vec<Choice<Fate>>) {
    choices.push(Choice { answer, price: Price::FREE, rule, barred: None });
}

/// No, which is free, and yes, for fate points of `who`, if there are as many.
//= malmsturm.fate.no-debt
fn paid(rule: &'static str, state: &State, who: ActorId, points: u8, choices: &mut Vec<Choice<Fate>>) {
    let have = state.actor(who).fate;
    let barred = (have < points).then(|| Reason::of(Bar::NoFatePoint, points.into(), have.into()));
    one(Answer::No, rule, choices);
    choices.push(Choice { answer: Answer::Yes, price: Price::points(points), rule, barred });
}

/// No, which is free, and yes, at a price.
fn yes_or_no(rule: &'static str, price: Price, choices: &mut Vec<Choice<Fate>>) {
    one(Answer::No, rule, choices);
    choices.push(Choice { answer: Answer::Yes, price, rule, barred: None });
}
