//! Implementation of the kernel's [`System`] for Fate.

use schwung_table::{Choice, NotAdmitted, Play, Seat, System, Table};

use crate::{
    ActorId, Answer, Asks, Bar, Command, Event, Judgement, MarginUse, Offered, OverflowUse, Question, Reason,
    ShiftSpend, SpinUse, State, Wording, mark::Mark, rules,
};

/// The Fate engine.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Fate;

/// What an answer costs or gains.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Price {
    /// Fate points paid.
    pub points: u8,
    /// Fate points gained.
    pub gain: u8,
    /// Shifts spent.
    pub shifts: u16,
    /// Whether a free tag is used up.
    pub free_tag: bool,
}

impl Price {
    /// Costs and gains nothing.
    pub const FREE: Price = Price { points: 0, gain: 0, shifts: 0, free_tag: false };
    /// A free tag.
    pub const FREE_TAG: Price = Price { free_tag: true, ..Price::FREE };

    /// A number of fate points.
    pub fn points(points: u8) -> Price {
        Price { points, ..Price::FREE }
    }

    /// A gain of fate points.
    pub fn gain(gain: u8) -> Price {
        Price { gain, ..Price::FREE }
    }

    /// A number of shifts.
    pub fn shifts(shifts: u16) -> Price {
        Price { shifts, ..Price::FREE }
    }
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

    #[inline(always)] // most events change nothing, and simulations need not even construct them
    fn apply(state: &mut State, event: &Event) {
        state.apply(event);
    }

    #[inline(always)]
    fn changes(event: &Event) -> bool {
        event.changes_facts()
    }

    #[inline(always)]
    fn recurring(event: &Event) -> Option<u64> {
        event.recurring()
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
        match question.asks() {
            Asks::YesOrNo(it) => yes_or_no(it.rule, Price::FREE, choices),
            Asks::Defend(it) => rules::attack::defend_options(state, it, choices),
            Asks::Invoke(it) => rules::invoke::options(state, it, choices),
            Asks::Absorb(it) => rules::stress::options(state, it, choices),
            Asks::Concede(_) => rules::concession::options(choices),
            Asks::UseSpin(it) => rules::spin::use_options(state, it, choices),
            Asks::SpinOrOverflow(_) => rules::spin::gain_options(choices),
            Asks::Overflow(it) => rules::overflow::options(state, it, choices),
            Asks::SpendShift(it) => rules::shifts::spend_options(it, choices),
            Asks::Spare(it) => rules::overflow::spare_options(it, choices),
            Asks::ContestSkill(it) => rules::contest::skill_options(state, it, choices),
            Asks::BlockPenalty(_) => rules::block::penalty_options(choices),
            Asks::SwapDuration(_) => rules::environment::duration_options(state, choices),
            Asks::Compelled(it) => rules::compel::options(state, it, choices),
            Asks::Buy(it) => rules::early::options(state, it, choices),
            Asks::Word(_) => {
                one(Answer::Words(Wording::NONE), "sotc.consequence.described-by-taker", choices);
            }
            Asks::Judge(it) => yes_or_no(it.judgement.rule(), Price::FREE, choices),
            Asks::Plead(it) => {
                let all = state.actor(it.who).fate.max(1);
                paid("sotc.taken-out.spend-all-fate", state, it.who, all, choices);
            }
            Asks::RefuseAspect(it) => paid("sotc.maneuver.refuse-fate", state, it.who, 1, choices),
            Asks::StepIn(_) => {
                for steps in [false, true] {
                    one(Answer::StepsIn(crate::StepsIn(steps)), "sotc.hold.when", choices);
                }
            }
            Asks::LeftoverStress(it) => yes_or_no("sotc.push.cost", Price::shifts(it.shifts), choices),
            Asks::SetDifficulty(_) => rules::difficulty::options(state, choices),
            Asks::OpponentShifts(it) => rules::margin::options(state, it, choices),
        }
    }

    fn branches(state: &State, question: &Question, answers: &mut Vec<Answer>) {
        if let Question::Invoke(it) = question {
            return rules::invoke::branches(state, it, answers);
        }
        if let Question::Buy(it) = question {
            return rules::early::branches(state, it, answers);
        }
        // A refused answer only leads to the same question again.
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

    fn admit(state: &State, question: &Question, answer: &Answer) -> Result<(), NotAdmitted<Fate>> {
        let mut choices = Vec::new();
        Fate::options(state, question, &mut choices);
        let Some(choice) = choices.into_iter().find(|it| Fate::fits(answer, &it.answer)) else {
            return Err(NotAdmitted::NoSuchAnswer);
        };
        if let Some(reason) = choice.barred {
            return Err(NotAdmitted::Barred(reason));
        }
        //= sotc.spin.explain
        if let Answer::Spin(SpinUse::On { how, .. }) = answer
            && how.is_empty()
        {
            return Err(NotAdmitted::Barred(Bar::NeedsWords.into()));
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

/// The answer without its words, as it is listed among the choices.
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

/// "No", which is free, and "yes" at a price in fate points of `who`; barred if there are too few.
//= malmsturm.fate.no-debt
fn paid(rule: &'static str, state: &State, who: ActorId, points: u8, choices: &mut Vec<Choice<Fate>>) {
    let have = state.actor(who).fate;
    let barred = (have < points).then(|| Reason::of(Bar::NoFatePoint, points.into(), have.into()));
    one(Answer::No, rule, choices);
    choices.push(Choice { answer: Answer::Yes, price: Price::points(points), rule, barred });
}

/// "No", which is free, and "yes" at a price.
fn yes_or_no(rule: &'static str, price: Price, choices: &mut Vec<Choice<Fate>>) {
    one(Answer::No, rule, choices);
    choices.push(Choice { answer: Answer::Yes, price, rule, barred: None });
}
