//! Implements the kernel's `System` trait for ZeroSpace.

use schwung_table::{Choice, NotAdmitted, Play, Seat, System, Table};

use crate::{
    ActorId, Answer, Asks, Bar, Command, Event, Failure, Fear, Forcing, Out, Question, Reason, State,
    Wording,
    choices::{one, yes_or_no},
    rules,
};

/// The ZeroSpace 3e engine.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ZeroSpace;

/// The price of an answer.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Price {
    /// Number of action points.
    pub points: u8,
    /// Number of sacrificed turns.
    pub turns: u8,
}

impl Price {
    /// No cost.
    pub const FREE: Price = Price { points: 0, turns: 0 };
    /// One action point.
    pub const POINT: Price = Price { points: 1, turns: 0 };
    /// The actor's next turn.
    pub const TURN: Price = Price { points: 0, turns: 1 };
}

/// A point in a procedure, with everything besides the state that the rest of the procedure depends on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Mark {
    /// The stage of the procedure.
    pub stage: Stage,
    /// The acting actor.
    pub by: ActorId,
    /// The target, or the actor who acts again.
    pub on: ActorId,
    /// The index among several targets.
    pub nth: u8,
    /// The total or the lead.
    pub total: i16,
    /// Other numbers that the rest depends on.
    pub beside: [i16; 2],
}

/// The stage of a procedure.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Stage {
    /// The acting side has rolled.
    Acted,
    /// Both sides have rolled.
    Opposed,
    /// A side is asked whether it spends a point.
    Points {
        /// Whether it is the acting side.
        acting: bool,
        /// Whether the other side has declined.
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

    #[inline(always)] // lets simulation skip building events that change nothing
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
        match question.asks() {
            Asks::YesOrNo(it) => yes_or_no(it.rule, Price::FREE, choices),
            Asks::RollAgain(it) => rules::dice::options(it, choices),
            Asks::BuyDie(it) => yes_or_no("zerospace.ap.use.bonus-die", price_of_die(state, it), choices),
            Asks::Force(it) => rules::force::options(state, it, choices),
            Asks::CutIn(it) => rules::delay::options(state, it, choices),
            //= zerospace.fear.effect
            Asks::Panic(_) => {
                for fear in [Fear::Flee, Fear::Cower] {
                    one(Answer::Fear(fear), "zerospace.fear.effect", choices);
                }
            }
            Asks::Loot(it) => rules::disarm::options(state, it, choices),
            Asks::Finish(_) => {
                for out in [Out::Unconscious, Out::Dead] {
                    one(Answer::Out(out), "zerospace.unnamed.one-hit", choices);
                }
            }
            Asks::Judge(it) => yes_or_no(it.judgement.rule(), Price::FREE, choices),
            Asks::SetDifficulty(_) => rules::difficulty::options(choices),
            Asks::FailForward(_) => rules::failure::options(choices),
            Asks::Bonus(_) => one(none, "zerospace.success.extra-benefit", choices),
            Asks::Hint(_) => one(none, "zerospace.ap.use.inspiration", choices),
            Asks::Harm(_) => numbers(0..=9, "zerospace.throw-down.harm", choices),
            Asks::Heal(it) => numbers(0..=it.most, "zerospace.recover.night", choices),
            // Metres; 0 if the target cannot be thrown.
            Asks::ThrowLength(_) => numbers(0..=50, "zerospace.grapple.throw", choices),
            Asks::GoesFirst(_) => yes_or_no("zerospace.initiative.tie", Price::FREE, choices),
        }
    }

    fn fits(answer: &Answer, model: &Answer) -> bool {
        without_words(answer) == *model
    }

    fn admit(state: &State, question: &Question, answer: &Answer) -> Result<(), NotAdmitted<ZeroSpace>> {
        let mut choices = Vec::new();
        ZeroSpace::options(state, question, &mut choices);
        let Some(choice) = choices.into_iter().find(|it| ZeroSpace::fits(answer, &it.answer)) else {
            return Err(NotAdmitted::NoSuchAnswer);
        };
        if let Some(reason) = choice.barred {
            return Err(NotAdmitted::Barred(reason));
        }
        //= zerospace.ap.use.inspiration
        match (question, answer) {
            (Question::Hint(_), Answer::Words(words)) if words.is_empty() => {
                Err(NotAdmitted::Barred(Bar::NeedsWords.into()))
            }
            (_, Answer::Failure(Failure::FalseLead(words))) if words.is_empty() => {
                Err(NotAdmitted::Barred(Bar::NeedsWords.into()))
            }
            _ => Ok(()),
        }
    }

    fn check(state: &State, command: &Command) -> Result<(), Reason> {
        rules::check(state, command)
    }

    fn perform<T: Table<System = ZeroSpace>>(table: &mut T, command: &Command) -> Play<T, ()> {
        rules::perform(table, command)
    }
}

fn price_of_die(state: &State, it: &crate::BuyDie) -> Price {
    if state.points(state.actor(it.who).seat) == 0 { Price::FREE } else { Price::POINT }
}

/// Removes the free text from an answer, as it appears in the list of choices.
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

fn numbers(range: std::ops::RangeInclusive<u8>, rule: &'static str, choices: &mut Vec<Choice<ZeroSpace>>) {
    range.for_each(|n| one(Answer::Number(n), rule, choices));
}
