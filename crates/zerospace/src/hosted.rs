//! Implements what a host needs to run ZeroSpace for people.

use schwung_play::Policy;
use schwung_table::{Asking, Choice, Dice, DiceSpec, Hosted, Owner, System};

use crate::{
    Answer, BuyDie, Command, Cutting, Event, FaceDice, Fact, Failure, Forcing, HighDie, Judgement, MOST_DICE,
    Price, Question, Rerolled, Sensible, State, SumDice, Wording, ZeroSpace, owner,
};

impl Hosted for ZeroSpace {
    const ENGINE: &'static str = "zerospace";
    const RULES: u32 = 2;

    fn owner(state: &State, command: &Command) -> Owner {
        owner::of(state, command)
    }

    fn interjects(command: &Command) -> bool {
        matches!(
            command,
            Command::Set(_)
                | Command::Award { .. }
                | Command::AwardAll { .. }
                | Command::Overrule { .. }
                | Command::Tell { .. }
                | Command::Play { .. }
        )
    }

    fn dice(_: &State, name: &str) -> Option<DiceSpec> {
        let sums = (1..=MOST_DICE).map(|n| SumDice::new(n).spec());
        let faces = (1..=MOST_DICE).map(|n| FaceDice::new(n).spec());
        sums.chain(faces).chain([HighDie.spec()]).find(|it| it.name == name)
    }

    fn kind(question: &Question) -> &'static str {
        question.kind()
    }

    fn kinds() -> &'static [&'static str] {
        Question::KINDS
    }

    fn usual(state: &State, question: &Question) -> Answer {
        let sensible = Sensible.answer(state, question);
        let choices = allowed(state, question);
        // Never spend points or turns without asking.
        let costs = choices.iter().any(|it| it.answer == sensible && it.price != Price::FREE);
        if costs && let Some(nothing) = ZeroSpace::decline(state, question) {
            return nothing;
        }
        if ZeroSpace::admit(state, question, &sensible).is_ok() {
            return sensible;
        }
        let free = choices.iter().position(|it| it.price == Price::FREE).unwrap_or(0);
        choices.into_iter().nth(free).map_or(sensible, |it| it.answer)
    }

    fn decline(state: &State, question: &Question) -> Option<Answer> {
        let answer = match question {
            Question::RollAgain(_) => Answer::Rerolled(Rerolled::default()),
            Question::Force(_) => Answer::Forcing(Forcing::Pass),
            Question::CutIn(_) => Answer::Cutting(Cutting::Pass),
            Question::FailForward(_) => Answer::Failure(Failure::Plain),
            Question::Bonus(_) => Answer::Words(Wording::NONE),
            Question::Harm(_) | Question::ThrowLength(_) => Answer::Number(0),
            Question::BuyDie(_) | Question::ThrowNow(_) | Question::Consent(_) | Question::Assist(_) => {
                Answer::No
            }
            // Somebody has to decide these questions; they cannot be declined.
            Question::Panic(_)
            | Question::Loot(_)
            | Question::Finish(_)
            | Question::Judge(_)
            | Question::SetDifficulty(_)
            | Question::Hint(_)
            | Question::GoesFirst(_)
            | Question::Heal(_) => return None,
        };
        ZeroSpace::admit(state, question, &answer).is_ok().then_some(answer)
    }

    /// Low dice are rerolled where that can help. Only the player who is attacked is asked about a forced action; others
    /// say that they wait for one by having themselves asked about this kind of question.
    //= zerospace.force.declare
    fn matters(state: &State, question: &Question, asking: Asking) -> bool {
        let gm = question.seat().is_gm();
        if asking == Asking::Little && gm && is_routine(question) {
            return false;
        }
        match question {
            Question::RollAgain(_) => false,
            Question::BuyDie(it) => die_matters(state, it),
            Question::Force(it) => !gm && it.who == it.on,
            Question::Judge(it) => !is_granted(&it.judgement),
            _ => true,
        }
    }

    fn worded(model: &Answer, words: &str) -> Option<Answer> {
        let words = Wording::new(words);
        Some(match model {
            Answer::Words(_) => Answer::Words(words),
            Answer::Forcing(Forcing::Other(_)) => Answer::Forcing(Forcing::Other(words)),
            Answer::Failure(failure) => Answer::Failure(match failure {
                Failure::Plain => return None,
                Failure::Bargain(_) => Failure::Bargain(words),
                Failure::FalseLead(_) => Failure::FalseLead(words),
                Failure::Attention(_) => Failure::Attention(words),
                Failure::Noticed(_) => Failure::Noticed(words),
                Failure::Other(_) => Failure::Other(words),
            }),
            _ => return None,
        })
    }

    fn is_sound(state: &State) -> bool {
        state.is_sound()
    }

    fn seated(state: &State, names: &[String]) -> Option<Event> {
        if state.frame.seats == names || names.is_empty() {
            return None;
        }
        let mut frame = state.frame.clone();
        frame.change(|it| it.seats = names.to_vec());
        Some(Event::Set { fact: Box::new(Fact::Frame(frame)), was: None })
    }
}

/// What the table can answer for characters of the game master.
fn is_routine(question: &Question) -> bool {
    matches!(
        question,
        Question::BuyDie(_)
            | Question::CutIn(_)
            | Question::Panic(_)
            | Question::Finish(_)
            | Question::FailForward(_)
            | Question::Bonus(_)
            | Question::ThrowNow(_)
            | Question::Assist(_)
    )
}

/// Decisions that are nearly always granted, and can be taken back.
fn is_granted(judgement: &Judgement) -> bool {
    matches!(
        judgement,
        Judgement::Range { .. }
            | Judgement::Shield { .. }
            | Judgement::Linked { .. }
            | Judgement::Quick { .. }
    )
}

/// Whether the available points can turn a roll. The side that is ahead needs none, and each point adds at most six.
//= zerospace.ap.use.bonus-die
fn die_matters(state: &State, it: &BuyDie) -> bool {
    const MOST_OF_A_DIE: i16 = 6;
    if it.before || it.order {
        return true;
    }
    let points = i16::from(state.points(it.seat));
    it.lead.is_none_or(|lead| lead <= 0 && -lead <= points.saturating_mul(MOST_OF_A_DIE))
}

fn allowed(state: &State, question: &Question) -> Vec<Choice<ZeroSpace>> {
    let mut choices = Vec::new();
    ZeroSpace::options(state, question, &mut choices);
    choices.retain(|it| it.barred.is_none());
    choices
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn kinds_of_question_are_told_apart() {
        let mut kinds = Question::KINDS.to_vec();
        kinds.sort_unstable();
        kinds.dedup();
        assert_eq!(kinds.len(), Question::KINDS.len());
    }
}
