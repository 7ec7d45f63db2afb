//! ZeroSpace as a system: what the kernel needs to know.

use schwung_table::{Choice, Play, Refused, Seat, System, Table};

use crate::{
    ActorId, Answer, Bar, Command, Event, Failure, Fear, Forcing, Out, Question, Reason, State, Wording,
    rules,
};

/// The ZeroSpace 3e engine.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ZeroSpace;

/// What an answer costs.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Price {
    /// Action points.
    pub points: u8,
    /// Turns given up.
    pub turns: u8,
}

impl Price {
    /// Nothing.
    pub const FREE: Price = Price { points: 0, turns: 0 };
    /// An action point.
    pub const POINT: Price = Price { points: 1, turns: 0 };
    /// The next turn.
    pub const TURN: Price = Price { points: 0, turns: 1 };
}

/// A point in a procedure and all that its rest depends on, besides the state.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Mark {
    /// Where the procedure stands.
    pub stage: Stage,
    /// Whoever acts.
    pub by: ActorId,
    /// Whoever is acted on, or acts again.
    pub on: ActorId,
    /// Where several are dealt with: which.
    pub nth: u8,
    /// The total, or the lead.
    pub total: i16,
    /// Other numbers on which the rest depends.
    pub beside: [i16; 2],
}

/// Where a procedure stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Stage {
    /// The acting side has rolled.
    Acted,
    /// Both sides have rolled.
    Opposed,
    /// A side is asked for a point.
    Points {
        /// The acting side?
        acting: bool,
        /// Has the other side passed?
        last: bool,
    },
}

impl System for ZeroSpace {
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
    fn needs_drop(event: &Event) -> bool {
        !event.holds_nothing()
    }

    #[inline]
    fn seat(question: &Question) -> Seat {
        question.seat()
    }

    fn options(state: &State, question: &Question, choices: &mut Vec<Choice<ZeroSpace>>) {
        let none = Answer::Words(Wording::NONE);
        match question {
            Question::RollAgain(it) => rules::dice::options(it, choices),
            Question::BuyDie(it) => yes_or_no("zerospace.ap.use.bonus-die", price_of_die(state, it), choices),
            Question::Force(it) => rules::force::options(state, it, choices),
            Question::CutIn(it) => rules::delay::options(state, it, choices),
            //= zerospace.fear.effect
            Question::Panic(_) => {
                for fear in [Fear::Flee, Fear::Cower] {
                    one(Answer::Fear(fear), "zerospace.fear.effect", choices);
                }
            }
            Question::Loot(it) => rules::disarm::options(state, it, choices),
            Question::Finish(_) => {
                for out in [Out::Unconscious, Out::Dead] {
                    one(Answer::Out(out), "zerospace.unnamed.one-hit", choices);
                }
            }
            Question::Judge(it) => yes_or_no(it.judgement.rule(), Price::FREE, choices),
            Question::SetDifficulty(_) => rules::difficulty::options(choices),
            Question::FailForward(_) => rules::failure::options(choices),
            Question::Bonus(_) => one(none, "zerospace.success.extra-benefit", choices),
            Question::Hint(_) => one(none, "zerospace.ap.use.inspiration", choices),
            Question::Harm(_) => numbers(0..=9, "zerospace.throw-down.harm", choices),
            Question::Heal(it) => numbers(0..=it.most, "zerospace.recover.night", choices),
            // Metres; none where it cannot be done.
            Question::ThrowLength(_) => numbers(0..=50, "zerospace.grapple.throw", choices),
            Question::ThrowNow(_) => yes_or_no("zerospace.grapple.throw", Price::FREE, choices),
            Question::Consent(_) => yes_or_no("zerospace.death.consent", Price::FREE, choices),
            Question::Assist(_) => yes_or_no("zerospace.assist.formula", Price::FREE, choices),
            Question::GoesFirst(_) => yes_or_no("zerospace.initiative.tie", Price::FREE, choices),
        }
    }

    fn fits(answer: &Answer, model: &Answer) -> bool {
        without_words(answer) == *model
    }

    fn admit(state: &State, question: &Question, answer: &Answer) -> Result<(), Refused<ZeroSpace>> {
        let mut choices = Vec::new();
        ZeroSpace::options(state, question, &mut choices);
        let Some(choice) = choices.into_iter().find(|it| ZeroSpace::fits(answer, &it.answer)) else {
            return Err(Refused::NoSuchAnswer);
        };
        if let Some(reason) = choice.barred {
            return Err(Refused::Barred(reason));
        }
        //= zerospace.ap.use.inspiration
        match (question, answer) {
            (Question::Hint(_), Answer::Words(words)) if words.is_empty() => {
                Err(Refused::Barred(Bar::NeedsWords.into()))
            }
            (_, Answer::Failure(Failure::FalseLead(words))) if words.is_empty() => {
                Err(Refused::Barred(Bar::NeedsWords.into()))
            }
            _ => Ok(()),
        }
    }

    fn check(state: &State, command: &Command) -> Result<(), Reason> {
        rules::check(state, command)
    }

    #[inline]
    fn perform<T: Table<System = ZeroSpace>>(table: &mut T, command: &Command) -> Play<T, ()> {
        rules::perform(table, command)
    }
}

fn price_of_die(state: &State, it: &crate::BuyDie) -> Price {
    if state.points(state.actor(it.who).seat) == 0 { Price::FREE } else { Price::POINT }
}

/// The answer with its words left out: what stands for it among the choices.
pub(crate) fn without_words(answer: &Answer) -> Answer {
    match answer {
        Answer::Words(_) => Answer::Words(Wording::NONE),
        Answer::Forcing(Forcing::Other(_)) => Answer::Forcing(Forcing::Other(Wording::NONE)),
        Answer::Failure(failure) => Answer::Failure(match failure {
            Failure::Plain => Failure::Plain,
            Failure::Bargain(_) => Failure::Bargain(Wording::NONE),
            Failure::FalseLead(_) => Failure::FalseLead(Wording::NONE),
            Failure::Attention(_) => Failure::Attention(Wording::NONE),
            Failure::Noticed(_) => Failure::Noticed(Wording::NONE),
            Failure::Other(_) => Failure::Other(Wording::NONE),
        }),
        other => other.clone(),
    }
}

/// A free answer that nothing bars.
pub(crate) fn one(answer: Answer, rule: &'static str, choices: &mut Vec<Choice<ZeroSpace>>) {
    choices.push(Choice { answer, price: Price::FREE, rule, barred: None });
}

/// No, which is free, and yes, at a price.
fn yes_or_no(rule: &'static str, price: Price, choices: &mut Vec<Choice<ZeroSpace>>) {
    one(Answer::No, rule, choices);
    choices.push(Choice { answer: Answer::Yes, price, rule, barred: None });
}

fn numbers(range: std::ops::RangeInclusive<u8>, rule: &'static str, choices: &mut Vec<Choice<ZeroSpace>>) {
    range.for_each(|n| one(Answer::Number(n), rule, choices));
}
