//! Implements what a host needs to run ZeroSpace for people.

use schwung_play::Policy;
use schwung_table::{Choice, Dice, DiceSpec, Hosted, Owner, System};

use crate::{
    Answer, Command, Cutting, Event, FaceDice, Fact, Failure, Forcing, HighDie, MOST_DICE, Price, Question,
    Rerolled, Sensible, State, SumDice, Wording, ZeroSpace, owner,
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
